const SHARED = {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/strip-types.mjs' },
}

/** What is done before the tests in a folder. */
const SET_UPS = {
  component: '<rootDir>/__tests__/support/jest/without-proxy.ts',
  corpora: '<rootDir>/__tests__/support/jest/refuse-stale-dist.ts',
  integration: '<rootDir>/__tests__/support/jest/refuse-stale-dist.ts',
}

/** The tests in one folder. */
const suite = (name) => ({
  ...SHARED,
  displayName: name,
  roots: [`<rootDir>/__tests__/${name}`],
  ...(name in SET_UPS && { globalSetup: SET_UPS[name] }),
})

/** The configuration for the tests in these folders of __tests__. */
export const configFor = (...names) => ({
  ...SHARED,
  projects: names.map(suite),
  globalSetup: '<rootDir>/__tests__/support/jest/set-up.ts',
  globalTeardown: '<rootDir>/__tests__/support/jest/tear-down.ts',
  // Most tests wait for sockets and pauses rather than for a core.
  maxWorkers: 8,
  maxConcurrency: 10,
  // Tells a test that hangs from one on a busy machine, and nothing about speed.
  testTimeout: 600_000,
})

export default configFor('unit', 'component', 'integration')

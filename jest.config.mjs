const SHARED = {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/strip-types.mjs' },
}

/** The tests in one folder; `runsDist`: they run the built step. */
const suite = (name, runsDist) => ({
  ...SHARED,
  displayName: name,
  roots: [`<rootDir>/__tests__/${name}`],
  ...(runsDist && { globalSetup: '<rootDir>/__tests__/support/jest/refuse-stale-dist.ts' }),
})

/** The configuration for the tests in these folders of __tests__. */
export const configFor = (...names) => ({
  ...SHARED,
  projects: names.map((name) => suite(name, name === 'integration' || name === 'corpora')),
  globalSetup: '<rootDir>/__tests__/support/jest/set-up.ts',
  globalTeardown: '<rootDir>/__tests__/support/jest/tear-down.ts',
  // Most tests wait for sockets and pauses rather than for a core.
  maxWorkers: 4,
  // Tells a test that hangs from one on a busy machine, and nothing about speed.
  testTimeout: 120_000,
})

export default configFor('unit', 'component', 'integration')

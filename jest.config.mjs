export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  // Most tests wait for sockets and pauses rather than for a core.
  maxWorkers: 4,
  testTimeout: 30_000,
  testMatch: ['**/*.test.ts'],
  // They need archives and tools of other people: `npm run jest:corpora`, in CI.
  testPathIgnorePatterns: ['/corpora/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/strip-types.mjs' },
}

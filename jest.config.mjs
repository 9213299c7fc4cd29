export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  // Most tests wait for sockets and pauses rather than for a core.
  maxWorkers: 4,
  // Tells a test that hangs from one on a busy machine, and nothing about speed.
  testTimeout: 120_000,
  testMatch: ['**/*.test.ts'],
  // They need archives and tools made by others: `npm run jest:corpora`, in CI.
  testPathIgnorePatterns: ['/corpora/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/strip-types.mjs' },
}

/** The code that the step's promises rest on, changed when no file is named. */
export const MUTATED_FILES = [
  'src/api/*.ts',
  'src/net/*.ts',
  'src/fetch/*.ts',
  'src/archive/policy.ts',
  'src/disk/*.ts',
  'src/handover/*.ts',
] as const

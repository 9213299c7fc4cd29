/** The code that the step's promises rest on: requests, retries, verification, publishing, and edits of values files. */
export const MUTATED_FILES = [
  'src/net/retry-policy.ts',
  'src/net/retry-after.ts',
  'src/api/*.ts',
  'src/net/poll.ts',
  'src/fetch/checksums.ts',
  'src/fetch/transfer.ts',
  'src/archive/policy.ts',
  'src/disk/publish.ts',
  'src/handover/values/set-static-export.ts',
  'src/handover/values/values-file.ts',
  'src/handover/values/yaml-document.ts',
  'src/handover/values/yaml-comparison.ts',
  'src/handover/values/yaml-layout.ts',
] as const

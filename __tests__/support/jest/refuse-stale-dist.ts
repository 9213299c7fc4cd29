import { staleness } from '../../../scripts/dist-stamp.ts'

/** Jest runs this before tests that run the built step. */
export default function refuseStaleDist({ rootDir }: { readonly rootDir: string }): void {
  const why = staleness(rootDir)
  if (why !== undefined)
    throw new Error(`These tests run dist, and ${why}: run “npm run dist” first.`)
}

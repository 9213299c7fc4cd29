import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { verifyArchive } from '../../../src/archive/verify-archive.ts'
import { StepError } from '../../../src/errors.ts'

/** Writes an archive of `count` empty files below `folders`, and verifies it; returns the code of the error. */
export default async function run({
  archive,
  folders,
  count,
}: {
  readonly archive: string
  readonly folders: string
  readonly count: number
}): Promise<string | undefined> {
  const tar = pack()
  const written = pipeline(tar, createGzip({ level: 1 }), createWriteStream(archive))
  for (let i = 0; i < count; i += 1) {
    const name = `${folders}${String(i).padStart(40, 'f')}`
    await new Promise((done) => tar.entry({ name }, '', done))
  }
  tar.finalize()
  await written
  try {
    await verifyArchive({
      archive,
      limits: { bytes: 1e9, entries: 200_000 },
      signal: new AbortController().signal,
    })
    return undefined
  } catch (error) {
    if (error instanceof StepError) return error.code
    throw error
  }
}

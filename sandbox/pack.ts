/** Packs a site of any size into an archive on disk, without loading it into memory. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { ZipFile } from 'yazl'
import { type SiteFile, UnusableSource } from './site.ts'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'

/** The formats of a bundle, which are also the file extensions. */
export const FORMATS = ['tar.gz', 'zip'] as const
/** One of `FORMATS`. */
export type Format = (typeof FORMATS)[number]

/** An archive on the disk; `md5` in hexadecimal. */
export interface Archive {
  readonly file: string
  readonly sizeBytes: number
  readonly md5: string
}

/**
 * Writes `files` into an archive at `target`. Rejects if a file cannot be read or the disk is full;
 * nothing is written after it has settled.
 */
export async function pack(
  files: readonly SiteFile[],
  format: Format,
  target: string,
  signal: AbortSignal,
): Promise<Archive> {
  const md5 = createHash('md5')
  let sizeBytes = 0
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      md5.update(chunk)
      sizeBytes += chunk.length
      yield chunk
    }
  }
  const sink = createWriteStream(target)
  const closed = new Promise<void>((resolve) => sink.once('close', resolve))
  try {
    if (format === 'zip') await pipeline(zipOf(files), measure, sink, { signal })
    else await pipeline(tarOf(files), createGzip(), measure, sink, { signal })
  } finally {
    // A file that is still being opened would be created after the caller has cleaned up.
    await closed
  }
  return { file: target, sizeBytes, md5: md5.digest('hex') }
}

/**
 * Returns the size and the checksum of an archive on the disk.
 * @throws UnusableSource if it is not a file
 */
export async function describeArchive(file: string): Promise<Archive> {
  const there = await stat(file).catch(() => undefined)
  if (!there?.isFile()) throw new UnusableSource(`there is no file ${file}`)
  const md5 = createHash('md5')
  await pipeline(createReadStream(file), md5)
  return { file, sizeBytes: there.size, md5: md5.digest('hex') }
}

const MODE = 0o644

function zipOf(files: readonly SiteFile[]): Readable {
  const zip = new ZipFile()
  const options = { mode: MODE }
  for (const each of files) {
    if ('file' in each) zip.addFile(each.file, each.path, options)
    else zip.addBuffer(Buffer.from(each.content), each.path, options)
  }
  zip.end()
  const output = zip.outputStream.pipe(new PassThrough())
  zip.on('error', (error: Error) => output.destroy(error))
  return output
}

async function* tarOf(files: readonly SiteFile[]): AsyncGenerator<Buffer> {
  for (const each of files) {
    if ('content' in each) {
      const content = Buffer.from(each.content)
      yield tarHeader({ name: each.path, size: content.length, mode: MODE })
      yield content
      yield tarPadding(content.length)
    } else yield* entryOf(each.path, each.file)
  }
  yield TAR_END
}

async function* entryOf(name: string, file: string): AsyncGenerator<Buffer> {
  const { size, mtime } = await stat(file)
  yield tarHeader({ name, size, mtime, mode: MODE })
  let read = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    read += chunk.length
    yield chunk
  }
  if (read !== size) throw new UnusableSource(`${file} changed while it was packed`)
  yield tarPadding(size)
}

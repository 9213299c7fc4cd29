/** Packs a site of any size into an archive on the disk, without holding it in memory. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack as tarPack } from 'tar-stream'
import { ZipFile } from 'yazl'
import { type SiteFile, UnusableSource } from './site.ts'

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
 * Writes `files` into an archive at `target`. Rejects if a file cannot be read or the disk is full; nothing is written any
 * more once it has settled.
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
    // A file that is still being opened would be made after the caller has cleaned up.
    await closed
  }
  return { file: target, sizeBytes, md5: md5.digest('hex') }
}

/**
 * Returns what there is to know about an archive on the disk.
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

function tarOf(files: readonly SiteFile[]): Readable {
  const tar = tarPack()
  const fill = async () => {
    for (const each of files) {
      if ('content' in each) await addContent(tar, each.path, Buffer.from(each.content))
      else await addFile(tar, each.path, each.file)
    }
    tar.finalize()
  }
  fill().catch((error: Error) => tar.destroy(error))
  return Readable.from(tar)
}

// Not `tar.entry(header, content)`: its entry crashes the process when the pack is destroyed.
async function addContent(tar: Pack, name: string, content: Buffer): Promise<void> {
  const size = content.length
  await pipeline(Readable.from(size > 0 ? [content] : []), tar.entry({ name, size, mode: MODE }))
}

async function addFile(tar: Pack, name: string, file: string): Promise<void> {
  const { size, mtime } = await stat(file)
  await pipeline(createReadStream(file), tar.entry({ name, size, mtime, mode: MODE }))
}

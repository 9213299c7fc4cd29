/**
 * The two calls with which the step fetches and unpacks a bundle, in a process of its own. Prints the peak of its memory
 * in MiB.
 * usage: fetch-and-unpack.js <link> <folder> <true: unpack, too>
 */
import { readFileSync } from 'node:fs'
import { systemClock } from '../../src/clock.ts'
import { Removals } from '../../src/disk/removal.ts'
import { download } from '../../src/fetch/download.ts'
import { keepHeapSmall } from '../../src/heap.ts'
import { unpackAndPublish } from '../../src/unpack/unpack-and-publish.ts'

const [url = '', folder = '', withSite] = process.argv.slice(2)
keepHeapSmall()
const common = { signal: new AbortController().signal, info: () => {} }
const link = { url, sizeBytes: undefined, expiresAt: undefined }
const { path, name } = await download({
  link,
  renewLink: async () => link,
  folder: `${folder}/temp`,
  maxBytes: Number.POSITIVE_INFINITY,
  silenceMs: 30_000,
  loopbackAllowed: true,
  clock: systemClock,
  random: Math.random,
  ...common,
})
if (withSite === 'true') {
  const site = { path: `${folder}/site`, isFolderOfArchive: false, overwrite: false }
  const limits = { bytes: 4 * 2 ** 30, entries: 200_000 }
  const removals = new Removals()
  await unpackAndPublish({
    archive: path,
    name,
    targets: { bundle: undefined, site },
    limits,
    removals,
    ...common,
  })
  await removals.settled()
}
// Not resourceUsage(), which includes the peak of the process that started this one.
const [, kibibytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
console.log(Math.round(Number(kibibytes) / 1_024))

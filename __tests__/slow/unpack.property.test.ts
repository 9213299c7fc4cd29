import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Removals } from '../../src/disk/removal.ts'
import { unpackSite } from '../../src/unpack/unpack-site.ts'
import { PACKERS, type Tree } from '../support/archives.ts'
import { sha256, treeOf } from '../support/files.ts'
import { scratch } from '../support/scratch.ts'

type Node = Buffer | { readonly [name: string]: Node }

const name = fc
  .stringMatching(/^[a-cA-C0-9é世☺ .%!~#@+=,;'()[\]-]{1,12}$/)
  .filter((text) => !/^\.+$/.test(text))

const content = fc.oneof(
  fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
  fc.nat({ max: 40_000 }).map((length) => Buffer.alloc(length, 'compressible ')),
)

const { folder } = fc.letrec<{ node: Node; folder: { readonly [name: string]: Node } }>((tie) => ({
  node: fc.oneof({ depthSize: 'small', maxDepth: 3 }, content, tie('folder')),
  folder: fc.dictionary(name, tie('node'), { maxKeys: 4, noNullPrototype: true }),
}))

/** Any site: files with any content, folders, some of them empty. */
const site = folder.map(
  (root): Tree => ({ ...flat(root, ''), 'index.html': 'there is one file at least' }),
)

function flat(node: { readonly [name: string]: Node }, prefix: string): Tree {
  return Object.assign(
    {},
    ...Object.entries(node).map(([key, child]) =>
      Buffer.isBuffer(child)
        ? { [prefix + key]: child }
        : { [`${prefix}${key}/`]: '', ...flat(child, `${prefix}${key}/`) },
    ),
  )
}

const expected = (tree: Tree) =>
  Object.fromEntries(
    Object.entries(tree).map(([path, of]) => [path, path.endsWith('/') ? '' : sha256(of)]),
  )

/**
 * Unpacks `bytes`; returns the result, undefined if it was refused, and checks that nothing else
 * was left.
 */
async function trial(
  bytes: Buffer,
): Promise<{ tree: Record<string, string>; digest: string } | undefined> {
  const root = scratch()
  const archive = join(scratch(), 'archive')
  writeFileSync(archive, bytes)
  const removals = new Removals()
  const limits = { bytes: 10_000_000, entries: 1_000 }
  const options = { archivePath: archive, targetPath: join(root, 'a/site'), limits, removals }
  try {
    const { folder, digest } = await unpackSite({
      ...options,
      signal: new AbortController().signal,
    })
    const tree = treeOf(folder.newPath)
    expect(readdirSync(root)).toEqual(['a'])
    expect(readdirSync(join(root, 'a'))).toEqual([basename(folder.path)])
    folder.remove()
    return { tree, digest }
  } catch (error) {
    expect(error).toMatchObject({ name: 'StepError', outcome: 'bundle-failed' })
    return undefined
  } finally {
    await removals.waitUntilSettled()
    expect(readdirSync(root)).toEqual([])
  }
}

test('any site is the same after packing and unpacking, in any format', async () => {
  const property = fc.asyncProperty(site, async (tree) => {
    const digests = new Set<string | undefined>()
    for (const packed of Object.values(PACKERS)) {
      const unpacked = await trial(await packed(tree))
      expect(unpacked?.tree).toEqual(expected(tree))
      digests.add(unpacked?.digest)
    }
    expect(digests.size).toBe(1)
  })
  await fc.assert(property, { numRuns: 25 })
})

describe.each(Object.entries(PACKERS))('%s', (format, packed) => {
  // Evenly: floating-point numbers, and a bias to small ones, would hit only the first bytes.
  const spot = fc.noBias(fc.nat({ max: 99_999 })).map((n) => n / 100_000)

  test('with any byte changed is unpacked unchanged or refused', async () => {
    const flip = fc.integer({ min: 1, max: 255 })
    const property = fc.asyncProperty(site, spot, flip, async (tree, at, mask) => {
      const bytes = await packed(tree)
      const position = Math.floor(at * bytes.length)
      bytes[position] = (bytes[position] ?? 0) ^ mask
      const unpacked = await trial(bytes)
      // No checksum in a plain tar covers the content: a flipped bit there stays.
      if (unpacked && format !== 'tar') expect(unpacked.tree).toEqual(expected(tree))
    })
    await fc.assert(property, { numRuns: 60 })
  })

  test('cut off anywhere is unpacked unchanged or refused', async () => {
    const property = fc.asyncProperty(site, spot, async (tree, at) => {
      const bytes = await packed(tree)
      const unpacked = await trial(bytes.subarray(0, Math.floor(at * bytes.length)))
      if (unpacked) expect(unpacked.tree).toEqual(expected(tree))
    })
    await fc.assert(property, { numRuns: 30 })
  })
})

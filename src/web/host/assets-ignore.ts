/**
 * `.assetsignore`: which files Wrangler leaves out when it uploads a folder to Cloudflare Workers. The syntax is that
 * of `.gitignore` (https://git-scm.com/docs/gitignore), without regard to case, as the `ignore` package reads it that
 * Wrangler uses: https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets, read 2026-11.
 */
import { readFileSync } from 'node:fs'
import { type FindingCounter, wholeFile } from '../../check/rules/finding-counter.ts'
import { checkpoint } from '../../event-loop.ts'
import { toBytes } from '../byte-strings.ts'
import type { Site } from '../site.ts'
import { pathOf, type Tree } from '../tree.ts'
import { rulesOf } from './hosts.ts'
import {
  type Budget,
  byteSet,
  compile,
  match,
  NO_SLASH,
  type Node,
  OutOfSteps,
  type Pattern,
  repeat,
  sequence,
  text,
  UnsupportedPattern,
} from './redirects/pattern.ts'

const FILE = '.assetsignore'
/** Wrangler never uploads these (`createAssetsIgnoreFunction`). */
const NEVER_PUBLISHED: ReadonlySet<string> = new Set([FILE, '_redirects', '_headers'])

/** Nobody lists that much by hand. In bytes. */
const MAX_BYTES = 64 << 10
/** What all names together may spend, in steps of 50 nanoseconds. */
const MAX_STEPS = 400_000_000

interface IgnoreRule {
  readonly pattern: Pattern
  readonly isNegated: boolean
  readonly foldersOnly: boolean
}

/**
 * Returns what a host publishes of a folder: everything, unless it leaves files out by a list of its own. A list that
 * cannot be read is counted, and leaves nothing out.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function publishedTree(
  tree: Tree,
  { host, basePath }: Pick<Site, 'host' | 'basePath'>,
  counter: FindingCounter,
  signal: AbortSignal,
): Promise<Tree> {
  if (rulesOf(host).readsAssetsIgnore !== true || basePath !== '/') return tree
  const yieldIfOver = checkpoint(signal)
  try {
    const ignored = new IgnoredNames(readIgnoreFile(tree))
    const kept: number[] = []
    for (const [i, name] of tree.names.entries()) {
      await yieldIfOver()
      if (!NEVER_PUBLISHED.has(name) && !ignored.has(name)) kept.push(i)
    }
    return {
      ...tree,
      names: kept.map((i) => tree.names[i] ?? ''),
      sizes: kept.map((i) => tree.sizes[i] ?? 0),
    }
  } catch (error) {
    signal.throwIfAborted()
    counter.count('unreadable-file', FILE, wholeFile(FILE), FILE, { why: reasonOf(error) })
    return tree
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof TooMuch || error instanceof UnsupportedPattern || error instanceof OutOfSteps)
    return 'too large'
  if (error instanceof Error && 'code' in error) return String(error.code)
  throw error
}

class TooMuch extends Error {}

function readIgnoreFile({ root, names, sizes }: Tree): readonly IgnoreRule[] {
  const file = names.indexOf(FILE)
  if (file === -1) return []
  if ((sizes[file] ?? 0) > MAX_BYTES) throw new TooMuch()
  return ignoreRules(readFileSync(pathOf(root, FILE), 'utf8'))
}

/** Returns the rules of a file in the syntax of `.gitignore` (ordinary text). Throws `UnsupportedPattern`. */
export function ignoreRules(file: string): readonly IgnoreRule[] {
  return file.split('\n').flatMap((line) => {
    const rule = readLine(line)
    return rule === undefined ? [] : [rule]
  })
}

function readLine(line: string): IgnoreRule | undefined {
  const trimmed = line.replace(/^\uFEFF/, '').replace(/(?<!\\)\s+$/, '')
  if (trimmed === '' || trimmed.startsWith('#')) return undefined
  const isNegated = trimmed.startsWith('!')
  const written = inLowerCase(toBytes(isNegated ? trimmed.slice(1) : trimmed))
  const body = written.replace(/\/$/, '')
  const segments = body.replace(/^\//, '').split('/')
  if (segments.every((segment) => segment === '')) return undefined
  return {
    pattern: compile(sequence(...(body.includes('/') ? [] : [ANY_FOLDERS]), ...nodesOf(segments))),
    isNegated,
    // `a/**/` is taken for `a/**`.
    foldersOnly: written.endsWith('/') && !written.endsWith('/**/'),
  }
}

const ANY_BYTES = repeat({ is: 'set', set: byteSet(() => true) }, 0, Number.POSITIVE_INFINITY)
const ANY_FOLDERS = repeat(sequence(ANY_BYTES, text('/')), 0, 1)
const ANY_IN_SEGMENT = repeat({ is: 'set', set: NO_SLASH }, 0, Number.POSITIVE_INFINITY)
const CONTINUATION = byteSet((byte) => byte >= 0x80 && byte < 0xc0)
/** One character, of up to four bytes. */
const ONE_CHARACTER = sequence({ is: 'set', set: NO_SLASH }, repeat({ is: 'set', set: CONTINUATION }, 0, 3))

/** Bytes beyond ASCII are parts of characters. */
function inLowerCase(bytes: string): string {
  return bytes.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

function nodesOf(segments: readonly string[]): Node[] {
  const last = segments.length - 1
  return segments.flatMap((segment, i) => {
    if (segment === '**') return i === last ? [{ is: 'set', set: NO_SLASH }, ANY_BYTES] : [ANY_FOLDERS]
    return [...globOf(segment), ...(i === last ? [] : [text('/')])]
  })
}

function globOf(segment: string): Node[] {
  const parts = segment.match(/\\.|\[[^\]]*\]?|\*+|[\s\S]/g) ?? []
  return parts.map((part): Node => {
    if (part.startsWith('*')) return ANY_IN_SEGMENT
    if (part === '?') return ONE_CHARACTER
    if (part.startsWith('[')) return setOf(part)
    return text(part.length > 1 ? part.slice(1) : part)
  })
}

/** Unlike Git, `ignore` takes `!` and `^` in brackets for themselves. Without its end, a set fits nothing. */
function setOf(written: string): Node {
  const ranges = written.endsWith(']')
    ? [...written.slice(1, -1).matchAll(/\\?([\s\S])(?:-\\?([\s\S]))?/g)]
    : []
  const has = (byte: number): boolean =>
    ranges.some(([, from = '', to = from]) => byte >= from.charCodeAt(0) && byte <= to.charCodeAt(0))
  return { is: 'set', set: byteSet(has) }
}

/** Knows which names rules leave out. What is in a folder that is left out cannot be taken back. */
export class IgnoredNames {
  readonly #rules: readonly IgnoreRule[]
  readonly #folders = new Map<string, boolean>()
  readonly #budget: Budget = { steps: MAX_STEPS }

  constructor(rules: readonly IgnoreRule[]) {
    this.#rules = rules
  }

  /** `name` is that of a file. Throws `OutOfSteps` when there are more names and rules than can be compared. */
  has(name: string): boolean {
    if (this.#rules.length === 0) return false
    const slash = name.lastIndexOf('/')
    return (slash !== -1 && this.#hasFolder(name.slice(0, slash))) || this.#fits(name, false)
  }

  #hasFolder(folder: string): boolean {
    const known = this.#folders.get(folder)
    if (known !== undefined) return known
    const slash = folder.lastIndexOf('/')
    const isIgnored = (slash !== -1 && this.#hasFolder(folder.slice(0, slash))) || this.#fits(folder, true)
    this.#folders.set(folder, isIgnored)
    return isIgnored
  }

  #fits(name: string, isFolder: boolean): boolean {
    const path = inLowerCase(name)
    const last = this.#rules.findLast(
      ({ pattern, foldersOnly }) =>
        (isFolder || !foldersOnly) && match(pattern, path, this.#budget) !== undefined,
    )
    return last !== undefined && !last.isNegated
  }
}

/**
 * Pairs of sites without files, what one lacks of the other, and addresses that have a special
 * meaning to some program.
 */
import fc from 'fast-check'
import {
  findVanishedPages,
  type VanishedPage,
} from '../../../../src/changes/vanished/find-vanished-pages.ts'
import {
  type GeneratedRedirects,
  generateRedirects,
} from '../../../../src/changes/vanished/generate-redirects.ts'
import { asBytes, toBytes } from '../../../../src/web/byte-strings.ts'
import type { HostId } from '../../../../src/web/host/all-hosts.ts'
import type { ServedContent } from '../../../../src/web/host/served-content.ts'
import { ServedSite } from '../../../../src/web/host/served-site.ts'
import type { SiteSnapshot } from '../../../../src/web/host/site-snapshot.ts'

const NEVER = new AbortController().signal

/** `names` are ordinary text; `redirects` maps names of redirect files to their text. */
export function siteOf(
  host: HostId | undefined,
  names: readonly string[],
  redirects: Readonly<Record<string, string | undefined>> = {},
  basePath = '/',
): SiteSnapshot {
  const site = {
    root: '/nowhere',
    host,
    domain: undefined,
    basePath,
    unreadableFolders: [],
    headersText: '',
    symlinkLoops: [],
  }
  const files = Object.entries(redirects).map(([name, text]) => ({ name, text }))
  return { ...site, names: names.map(toBytes), redirectFiles: files }
}

/** A site, what it becomes, and which of its pages are elsewhere with the same content, by their names. */
export interface Pair {
  readonly earlier: SiteSnapshot
  readonly later: SiteSnapshot
  /** Ordinary text. */
  readonly moves?: Readonly<Record<string, string>>
}

export function vanishedIn({ earlier, later, moves = {} }: Pair): Promise<readonly VanishedPage[]> {
  const list = Object.entries(moves).map(([from, to]) => ({ from: toBytes(from), to: toBytes(to) }))
  return findVanishedPages(earlier, later, list, NEVER)
}

/** Returns the redirects for vanished addresses; undefined if nothing is certain. */
export async function redirectsIn(
  pair: Pair,
  host: HostId,
): Promise<GeneratedRedirects | undefined> {
  return generateRedirects(host, await vanishedIn(pair), pair.later)
}

/** Returns how a site responds: with which file, or in which other way. */
export function answersOf(
  snapshot: SiteSnapshot,
): (path: string) => number | Exclude<ServedContent['kind'], 'file'> | undefined {
  const servedSite = new ServedSite(snapshot)
  return (path) => {
    const answer = servedSite.findContent(asBytes(path))
    return answer?.kind === 'file' ? answer.fileIndex : answer?.kind
  }
}

/** Parts of names with a special meaning in a redirect file, nginx, a script, or HTML. */
const PARTS = [
  ...('a b A index % %41 %2F * : :a ::b # ? " \' ` \\ $ $uri $' +
    '{x} ; { } ( ) [ ] | ^ . + ~ ~^ ! & = , @ < > -->'.split(' ')),
  ...'</script> é ß 日 🙂 default include hostnames __proto__ constructor'.split(' '),
  ...['x y', '\n', '\r', '\t', '\u2028', '\x7f', ' 301', ' #'],
]

/** Only characters that have one spelling and no special meaning. */
const PLAIN = ['a', 'b', 'A', 'B', 'c-d', 'e_f', '1.2', 'docs', '~x']

/** A part of a path that a file system can store. */
function segments(parts: readonly string[]): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 })
    .map((chosen) => chosen.join(''))
    .filter((segment) => !/^\.*$/.test(segment) && !/\.html?$/i.test(segment))
}

/** The name of a page. */
function pageNames(kind: 'hostile' | 'plain'): fc.Arbitrary<string> {
  const parts = kind === 'hostile' ? PARTS : PLAIN
  return fc
    .tuple(
      fc.array(segments(parts), { minLength: 1, maxLength: 2 }),
      fc.constantFrom('.html', '/index.html'),
    )
    .map(([folders, ending]) => folders.join('/') + ending)
}

/**
 * Two builds of a site in which pages moved, disappeared, and appeared, or changed from one kind of
 * name to the other.
 */
export function pairs(
  kind: 'hostile' | 'plain',
): fc.Arbitrary<Required<Pick<Pair, 'moves'>> & { before: string[]; after: string[] }> {
  return fc
    .record({
      kept: fc.array(pageNames(kind), { maxLength: 3 }),
      moved: fc.array(fc.tuple(pageNames(kind), pageNames(kind)), { minLength: 1, maxLength: 5 }),
      ended: fc.array(pageNames(kind), { maxLength: 2 }),
      added: fc.array(pageNames(kind), { maxLength: 2 }),
    })
    .map(({ kept, moved, ended, added }) => {
      const after = new Set(['index.html', ...kept, ...added, ...moved.map(([, to]) => to)])
      const moves = Object.fromEntries(moved.filter(([from]) => !after.has(from)))
      const before = new Set(['index.html', ...kept, ...ended, ...Object.keys(moves)])
      return { before: [...before], after: [...after], moves }
    })
}

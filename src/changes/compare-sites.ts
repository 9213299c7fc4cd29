import { readFileSync } from 'node:fs'
import { isDiskError } from '../disk/disk-error.ts'
import { checkpoint } from '../event-loop.ts'
import { PageText } from '../site/extract/page-text.ts'
import { syntaxOf } from '../site/extract/vocabulary.ts'
import { isPage } from '../site/rules/page-names.ts'
import { pathOf, type Tree } from '../site/tree.ts'
import { comparePages, inOrder, type PageFingerprint, type PagePair } from './compare.ts'
import { compareFiles, type FileFingerprint } from './files/compare-files.ts'
import { isDerived } from './files/derived.ts'
import { fileFingerprint, haveSameBytes } from './files/read-file.ts'
import { fingerprintOf } from './page/fingerprint.ts'
import { haveSameMarkup } from './page/same-markup.ts'
import { differenceOf, partsOf, shown } from './page/sections.ts'
import { Targets } from './page/targets.ts'
import type { Comparison, PageChange, Size } from './site-change.ts'

export interface CompareOptions {
  readonly earlier: Tree
  readonly later: Tree
  /** The host name of both, and the path under which they are served, with a slash at both ends. */
  readonly domain: string | undefined
  readonly basePath: string
  readonly signal: AbortSignal
}

/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the same path are not looked
 * into, and of the others little more than digests is kept.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function compareSites(options: CompareOptions): Promise<Comparison> {
  const { earlier, later, signal } = options
  const pause = checkpoint(signal)
  const [before, after] = [new Side(earlier), new Side(later)]
  const { unequal, alike } = await unequalFiles(before, after, pause)
  const ofEarlier = earlier.names.filter((name) => !after.has(name) || unequal.has(name))
  const ofLater = later.names.filter((name) => !before.has(name) || unequal.has(name))

  const files = compareFiles(
    await readAll(ofEarlier, isFile, (name) => before.file(name), pause),
    await readAll(ofLater, isFile, (name) => after.file(name), pause),
    (name) => isDerived(name, before.names) || isDerived(name, after.names),
  )
  const targetsOf = (side: Side, renamed: ReadonlyMap<string, string>) =>
    new Targets({ domain: options.domain, basePath: options.basePath, names: side.names, renamed })

  // What is at one place and no longer, or not yet, and what may have left a redirect: it may have moved.
  const stayed = [...unequal].filter(isPage)
  const redirects = new Set(stayed.filter((name) => after.mayRedirect(name)))
  const mayHaveMoved = (name: string, other: Side) =>
    isPage(name) && (!other.has(name) || redirects.has(name))
  const earlierTargets = targetsOf(before, files.renamed)
  const laterTargets = targetsOf(after, new Map())
  const pages = comparePages(
    await readAll(
      ofEarlier,
      (name) => mayHaveMoved(name, after),
      (name) => before.page(name, earlierTargets),
      pause,
    ),
    await readAll(
      ofLater,
      (name) => mayHaveMoved(name, before),
      (name) => after.page(name, laterTargets),
      pause,
    ),
  )
  const others = stayed.filter((name) => !redirects.has(name)).map((name) => ({ from: name, page: name }))
  const pairs = [...pages.differing, ...others].sort((a, b) => inOrder(a.page, b.page))

  // Now that it is known what moved, a link that followed it is the same link.
  const moves = pages.moved.map(({ from, to }) => [from, to] as const)
  const movedTargets = targetsOf(before, new Map([...files.renamed, ...moves]))
  // What was left behind leads there.
  const reachedTargets = targetsOf(after, new Map(moves))
  const changed: PageChange[] = []
  const navigation: string[] = []
  let unnoticed = pages.same + alike
  for (const pair of pairs) {
    const change = changeOf(pair, before, after, movedTargets, reachedTargets)
    const isMenu = change.what.every((aspect) => aspect === 'navigation')
    if (!isMenu) changed.push(change)
    else if (change.from === undefined && change.what.length > 0) navigation.push(pair.page)
    else if (change.from === undefined) unnoticed++
    await pause()
  }
  return {
    added: pages.added,
    removed: pages.removed,
    moved: pages.moved,
    changed,
    navigation,
    files: files.changes,
    bytesOnly: { pages: unnoticed, files: files.bytesOnly },
    earlier: before.size,
    later: after.size,
  }
}

const isFile = (name: string) => !isPage(name)

/** Stands for what cannot be read: it is as good as changed. */
const UNREADABLE_PAGE: PageFingerprint = {
  content: 'unreadable',
  links: '',
  navigation: '',
  isBlank: true,
  isRedirect: false,
}
const UNREADABLE_FILE: FileFingerprint = { bytes: 'unreadable', stable: 'unreadable', isEmpty: true }

/** Pages that do nothing else but send readers on are shorter, in bytes. */
const MAX_REDIRECT = 1 << 16

/** One of the two sites. */
class Side {
  readonly names: ReadonlySet<string>
  readonly #root: string
  readonly #sizes: ReadonlyMap<string, number>

  constructor({ root, names, sizes }: Tree) {
    this.#root = root
    this.#sizes = new Map(names.map((name, i) => [name, sizes[i] ?? 0]))
    this.names = new Set(names)
  }

  has(name: string): boolean {
    return this.names.has(name)
  }

  /** In bytes. */
  sizeOf(name: string): number {
    return this.#sizes.get(name) ?? 0
  }

  pathOf(name: string): Buffer {
    return pathOf(this.#root, name)
  }

  text(name: string): PageText {
    return new PageText(this.pathOf(name), syntaxOf(name))
  }

  /** The file, as a string of bytes. */
  whole(name: string): string {
    return readFileSync(this.pathOf(name), 'latin1')
  }

  /** Whether a page is short and says that it sends readers on. */
  mayRedirect(name: string): boolean {
    if (this.sizeOf(name) > MAX_REDIRECT) return false
    return ifReadable(() => /http-equiv\s*=\s*["']?\s*refresh/i.test(this.whole(name)), false)
  }

  page(name: string, targets: Targets): PageFingerprint {
    return ifReadable(() => fingerprintOf(name, this.text(name), targets), UNREADABLE_PAGE)
  }

  file(name: string): FileFingerprint {
    return ifReadable(() => fileFingerprint(this.pathOf(name), name, this.sizeOf(name)), UNREADABLE_FILE)
  }

  get size(): Size {
    const pages = [...this.names].filter(isPage).length
    return { pages, files: this.names.size - pages }
  }
}

/**
 * Returns the files that both have and that have to be looked into, because their bytes differ; `alike`: how many other pages
 * differ where no reader looks.
 */
async function unequalFiles(
  before: Side,
  after: Side,
  pause: () => Promise<void>,
): Promise<{ readonly unequal: ReadonlySet<string>; readonly alike: number }> {
  const unequal = new Set<string>()
  let alike = 0
  for (const name of before.names) {
    if (!after.has(name)) continue
    const mayBeEqual = before.sizeOf(name) === after.sizeOf(name)
    const areEqual =
      mayBeEqual && ifReadable(() => haveSameBytes(before.pathOf(name), after.pathOf(name)), false)
    if (!areEqual) {
      if (isPage(name) && areAlike(name, before, after)) alike++
      else unequal.add(name)
    }
    await pause()
  }
  return { unequal, alike }
}

async function readAll<Read>(
  names: readonly string[],
  isWanted: (name: string) => boolean,
  read: (name: string) => Read,
  pause: () => Promise<void>,
): Promise<Map<string, Read>> {
  const all = new Map<string, Read>()
  for (const name of names) {
    if (!isWanted(name)) continue
    all.set(name, read(name))
    await pause()
  }
  return all
}

/** Larger pages, in bytes, are read in pieces. */
const MAX_WHOLE = 8 << 20

function areAlike(name: string, before: Side, after: Side): boolean {
  if (before.sizeOf(name) > MAX_WHOLE || after.sizeOf(name) > MAX_WHOLE) return false
  return ifReadable(() => haveSameMarkup(before.whole(name), after.whole(name)), false)
}

/** Reads both states of a page again, and returns what a reader would notice: nothing, perhaps. */
function changeOf(
  { from, page }: PagePair,
  before: Side,
  after: Side,
  earlierTargets: Targets,
  laterTargets: Targets,
): PageChange {
  const origin = from === page ? undefined : from
  const unreadable: PageChange = { page, from: origin, title: '', what: ['text'], sections: [] }
  return ifReadable(() => {
    const was = partsOf(from, before.text(from), earlierTargets)
    const is = partsOf(page, after.text(page), laterTargets)
    return { page, from: origin, title: shown(is.title), ...differenceOf(was, is) }
  }, unreadable)
}

/** Returns what `work` does, or `otherwise` if the file system does not let it: one file must not cost all others. */
function ifReadable<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work()
  } catch (error) {
    if (isDiskError(error)) return otherwise
    throw error
  }
}

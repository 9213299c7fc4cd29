import { isDiskError } from '../disk/disk-error.ts'
import { checkpoint } from '../event-loop.ts'
import { PageText } from '../site/extract/page-text.ts'
import { syntaxOf } from '../site/extract/vocabulary.ts'
import { isPage } from '../site/rules/page-names.ts'
import { pathOf, type Tree } from '../site/tree.ts'
import { comparePages, type PageFingerprint, type PagePair } from './compare.ts'
import { compareFiles, type FileFingerprint } from './files/compare-files.ts'
import { isDerived } from './files/derived.ts'
import { fileFingerprint, haveSameBytes } from './files/read-file.ts'
import { fingerprintOf } from './page/fingerprint.ts'
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
  const unequal = await unequalFiles(before, after, pause)
  const ofEarlier = earlier.names.filter((name) => !after.has(name) || unequal.has(name))
  const ofLater = later.names.filter((name) => !before.has(name) || unequal.has(name))

  const files = compareFiles(
    await readAll(ofEarlier, isFile, (name) => before.file(name), pause),
    await readAll(ofLater, isFile, (name) => after.file(name), pause),
    (name) => isDerived(name, before.names) || isDerived(name, after.names),
  )
  const targetsOf = (side: Side, renamed: ReadonlyMap<string, string>) =>
    new Targets({ domain: options.domain, basePath: options.basePath, names: side.names, renamed })
  const laterTargets = targetsOf(after, new Map())
  const earlierTargets = targetsOf(before, files.renamed)
  const pages = comparePages(
    await readAll(ofEarlier, isPage, (name) => before.page(name, earlierTargets), pause),
    await readAll(ofLater, isPage, (name) => after.page(name, laterTargets), pause),
  )

  // Now that it is known what moved, a link that followed it is the same link.
  const moves = pages.moved.map(({ from, to }) => [from, to] as const)
  const movedTargets = targetsOf(before, new Map([...files.renamed, ...moves]))
  // What was left behind leads there.
  const reachedTargets = targetsOf(after, new Map(moves))
  const changed: PageChange[] = []
  const navigation: string[] = []
  let unnoticed = pages.same
  for (const pair of pages.differing) {
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

/** Returns the files that both have, with different bytes. */
async function unequalFiles(
  before: Side,
  after: Side,
  pause: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const unequal = new Set<string>()
  for (const name of before.names) {
    if (!after.has(name)) continue
    const mayBeEqual = before.sizeOf(name) === after.sizeOf(name)
    const areEqual =
      mayBeEqual && ifReadable(() => haveSameBytes(before.pathOf(name), after.pathOf(name)), false)
    if (!areEqual) unequal.add(name)
    await pause()
  }
  return unequal
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

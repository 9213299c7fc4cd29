import { readFileSync, statSync } from 'node:fs'
import type { WrittenAt } from '../../findings/finding.ts'
import { type Bytes, toBytes } from '../../web/byte-strings.ts'
import { AddressMatcher, listLastParts, type SitePlace, takeLastPart } from './address-matcher.ts'
import type { PageSource } from './page-source.ts'
import { listRenderedLines } from './rendered-text.ts'
import { type Workspace, WorkspaceFiles } from './workspace-files.ts'
import { findAddresses, type WrittenAddress } from './written-addresses.ts'

/** Larger files are not read: nobody writes a document of that size. In bytes. */
const MAX_SOURCE = 1024 ** 2

/** How many addresses in sources are remembered: then, those of all are forgotten. */
const MAX_HELD = 200_000

/** What the sources of a site are needed for. */
export interface SourcesOf extends SitePlace {
  /** What pages were written as, by their names as text. */
  readonly pages: ReadonlyMap<string, PageSource>
  /** Without it, no source is known. */
  readonly workspace: Workspace | undefined
  /** Whether the host answers a path within the site. */
  readonly isAnswered: (path: Bytes) => boolean
}

/** An address in a page. */
interface Target {
  readonly address: string
  /**
   * Whether the page has it like that; otherwise it is in full, and its fragment is not known
   * unless it has one.
   */
  readonly isWritten: boolean
}

/** What stands in a source, by the last parts of addresses. */
interface Written {
  readonly addresses: ReadonlyMap<string, readonly WrittenAddress[]>
  /** In forms that are not known. */
  readonly others: ReadonlySet<string>
}

/** Finds where the addresses in pages are written. */
export class SourceFinder {
  readonly #of: SourcesOf
  readonly #files: WorkspaceFiles | undefined
  readonly #written = new Map<string, Written>()
  /** How many addresses are in them. */
  #held = 0

  constructor(of: SourcesOf) {
    this.#of = of
    this.#files = of.workspace && new WorkspaceFiles(of.workspace)
  }

  /**
   * Returns the source of a page in which an address stands that the page has, and its line if all
   * that it may mean stands in one; undefined if that is not certain.
   */
  find(page: string, target: Target): WrittenAt | undefined {
    const source = this.#of.pages.get(page)
    const file = source && this.#files?.find(source)
    if (source === undefined || file === undefined) return undefined
    const parts = listLastParts(target.address)
    if (parts.length === 0) return undefined
    // What is about the page itself is not written in it.
    if (target.address === page || target.address === `${this.#of.basePath}${page}`)
      return undefined
    const written = this.#read(file.path, file.name, source.isProgram)
    const matcher = new AddressMatcher(page, file.name, this.#of)
    const alike = parts.flatMap((part) => written.addresses.get(part) ?? [])
    const lines = new Set(
      alike
        .filter(({ address }) => this.#isMeant(target, address, matcher))
        .map(({ line }) => line),
    )
    const isThere =
      lines.size > 0 ||
      parts.some((part) => written.others.has(part)) ||
      alike.some(({ address }) => this.#isBroken(address, matcher) && isIn(parts, address))
    if (!isThere) return undefined
    const [line] = lines
    return { path: file.name, line: lines.size === 1 ? line : undefined, url: source.url }
  }

  #isMeant({ address, isWritten }: Target, written: string, matcher: AddressMatcher): boolean {
    const isOfAnchor = isWritten || address.includes('#')
    const compared = isOfAnchor ? written : withoutFragment(written)
    if (matcher.areSame(address, compared)) return true
    return matcher.mayBeSame(address, compared) && this.#isBroken(compared, matcher)
  }

  /** An address that leads somewhere is another one. */
  #isBroken(address: string, matcher: AddressMatcher): boolean {
    const paths = matcher.pathsOf(address)
    return paths.length > 0 && !paths.some((path) => this.#of.isAnswered(toBytes(path)))
  }

  #read(path: string, name: string, isProgram: boolean): Written {
    const known = this.#written.get(path)
    if (known !== undefined) return known
    const { addresses, others } = findAddresses(
      listRenderedLines(textOf(path), name, isProgram),
      name,
    )
    const byPart = new Map<string, WrittenAddress[]>()
    for (const each of addresses) {
      const parts = [takeLastPart(each.address), takeLastPart(withoutFragment(each.address))]
      for (const part of new Set(parts)) {
        if (part === undefined) continue
        const alike = byPart.get(part)
        if (alike === undefined) byPart.set(part, [each])
        else alike.push(each)
      }
    }
    const read = {
      addresses: byPart,
      others: new Set(others.map((each) => takeLastPart(each) ?? '')),
    }
    this.#held += addresses.length
    if (this.#held > MAX_HELD) {
      this.#written.clear()
      this.#held = addresses.length
    }
    this.#written.set(path, read)
    return read
  }
}

const withoutFragment = (address: string) => address.replace(/#.*$/s, '')

function isIn(parts: readonly string[], address: string): boolean {
  const part = takeLastPart(address)
  return part !== undefined && parts.includes(part)
}

/** Returns the text of a source; empty for one that cannot be read, which nobody has promised. */
function textOf(path: string): string {
  try {
    if (statSync(path).size > MAX_SOURCE) return ''
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

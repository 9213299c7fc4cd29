/** Reads the addresses in sources, and keeps them for other pages that were built from a source. */
import { readFileSync, statSync } from 'node:fs'
import { stripFragment } from '../../web/fragments.ts'
import { getMatchKey } from './address-matcher.ts'
import { findSourceAddresses, type SourceAddress } from './source-addresses.ts'
import { listLinkableLines } from './source-languages.ts'
import type { SourceFile } from './workspace-files.ts'

/** The largest source that is read, in bytes. Nobody writes larger documents by hand. */
const MAX_SOURCE_BYTES = 1024 ** 2

/** How many addresses in sources are cached. Beyond that, the cache is cleared. */
const MAX_CACHED_ADDRESSES = 200_000

/** The addresses in a source, by their match keys: see `getMatchKey`. */
export interface KeyedAddresses {
  readonly addressesByKey: ReadonlyMap<string, readonly SourceAddress[]>
  /** The match keys of possible addresses in unknown forms. */
  readonly possibleKeys: ReadonlySet<string>
  readonly addressCount: number
}

/** The addresses in the sources that were read last. */
export class SourceAddressCache {
  readonly #addressesByPath = new Map<string, KeyedAddresses>()
  #cachedAddresses = 0

  /**
   * Returns the addresses in a source; none if it cannot be read. `documentsProgram`: see
   * `SourceLocation`.
   */
  read(file: SourceFile, documentsProgram: boolean): KeyedAddresses {
    const cached = this.#addressesByPath.get(file.path)
    if (cached !== undefined) return cached
    const keyedAddresses = readKeyedAddresses(file, documentsProgram)
    this.#keep(file.path, keyedAddresses)
    return keyedAddresses
  }

  #keep(path: string, keyedAddresses: KeyedAddresses): void {
    if (this.#cachedAddresses + keyedAddresses.addressCount > MAX_CACHED_ADDRESSES) {
      this.#addressesByPath.clear()
      this.#cachedAddresses = 0
    }
    this.#addressesByPath.set(path, keyedAddresses)
    this.#cachedAddresses += keyedAddresses.addressCount
  }
}

function readKeyedAddresses({ path, name }: SourceFile, documentsProgram: boolean): KeyedAddresses {
  const lines = listLinkableLines(readSource(path), name, documentsProgram)
  const { addresses, possibleAddresses } = findSourceAddresses(lines, name)
  const possibleKeys = possibleAddresses
    .map((address) => getMatchKey(address))
    .filter((key) => key !== undefined)
  return {
    addressesByKey: groupByMatchKey(addresses),
    possibleKeys: new Set(possibleKeys),
    addressCount: addresses.length,
  }
}

/** Returns the text of a source; empty if it cannot be read, which is not an error. */
function readSource(path: string): string {
  try {
    if (statSync(path).size > MAX_SOURCE_BYTES) return ''
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Returns addresses by their match keys, with and without their fragments. */
function groupByMatchKey(
  addresses: readonly SourceAddress[],
): ReadonlyMap<string, readonly SourceAddress[]> {
  const groups = new Map<string, SourceAddress[]>()
  for (const sourceAddress of addresses) {
    const { address } = sourceAddress
    const keys = new Set([getMatchKey(address), getMatchKey(stripFragment(address))])
    for (const key of keys) {
      if (key === undefined) continue
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [sourceAddress])
      else group.push(sourceAddress)
    }
  }
  return groups
}

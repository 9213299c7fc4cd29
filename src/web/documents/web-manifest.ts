import { visitStrings } from './json.ts'
import type { FoundReference, Role } from './reference.ts'

/** Where addresses are in a manifest, positions in lists left out: https://www.w3.org/TR/appmanifest/. */
const ADDRESSES: ReadonlyMap<string, Role> = new Map([
  ['start_url', 'app-page'],
  ['icons src', 'app-picture'],
  ['screenshots src', 'app-picture'],
  ['shortcuts url', 'app-page'],
  ['shortcuts icons src', 'app-picture'],
])

/** Calls `found` for each picture and page that a web manifest names. Returns false if it is not JSON. */
export function scanWebManifest(text: string, found: FoundReference): boolean {
  return visitStrings(text, (path, address, at) => {
    const role = ADDRESSES.get(path.filter((key) => !/^\d+$/.test(key)).join(' '))
    if (role !== undefined && address !== '') found({ role, address, at })
  })
}

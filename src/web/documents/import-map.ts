import { visitStrings } from './json.ts'
import type { FoundReference } from './reference.ts'

/** Anything else is a bare name, which leads nowhere: https://html.spec.whatwg.org/#resolving-a-url-like-module-specifier. */
const IS_ADDRESS = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i

/**
 * Calls `found` for each address to which an import map leads: https://html.spec.whatwg.org/#import-maps. What browsers
 * ignore in it is left out. Returns false if it is not JSON: then browsers ignore all of it.
 */
export function scanImportMap(text: string, found: FoundReference): boolean {
  return visitStrings(text, (path, address, at) => {
    const [section, scope, name] = path
    const key = section === 'imports' && path.length === 2 ? scope : undefined
    const scoped = section === 'scopes' && path.length === 3 ? name : undefined
    const specifier = key ?? scoped
    if (specifier === undefined || !IS_ADDRESS.test(address)) return
    // A name for a folder has to lead to one.
    if (specifier.endsWith('/') && !address.endsWith('/')) return
    found({ role: 'import', address, at })
  })
}

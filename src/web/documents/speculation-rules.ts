import { visitStrings } from './json.ts'
import type { FoundReference, Reference } from './reference.ts'

const ACTIONS: ReadonlySet<string | undefined> = new Set([
  'prefetch',
  'prerender',
  'prefetch_with_subresources',
])
/** With these, nothing is loaded before somebody is about to follow a link. */
const LATER: ReadonlySet<string | undefined> = new Set(['moderate', 'conservative'])

/**
 * Calls `found` for each address that speculation rules in a page list: https://html.spec.whatwg.org/#speculative-loading.
 * Patterns (`where`) only choose among the links that a page has. Returns false if the text is not JSON.
 */
export function scanSpeculationRules(text: string, found: FoundReference): boolean {
  const listed: { readonly rule: string; readonly address: string; readonly at: number }[] = []
  const eagerness = new Map<string, string>()
  const isJson = visitStrings(text, ([action, index, key, ...rest], value, at) => {
    if (!ACTIONS.has(action)) return
    const rule = `${action} ${index}`
    if (key === 'eagerness' && rest.length === 0) eagerness.set(rule, value)
    if (key === 'urls' && rest.length === 1) listed.push({ rule, address: value, at })
  })
  for (const { rule, address, at } of listed) {
    const role: Reference['role'] = LATER.has(eagerness.get(rule)) ? 'preload-later' : 'preload'
    found({ role, address, at })
  }
  return isJson
}

/** Pages that something has rewritten on their way, so that their bytes differ and their readers do not notice. */

import { type Loaded, loadedBy } from './loaded.ts'
import { namesInScript } from './script-names.ts'

/** Returns whether a reader would notice no difference between two states of a page, whose name is a string of bytes. */
export type IsSameToReader = (page: string, file: Buffer, received: Buffer) => boolean

/**
 * Returns whether what was received is the page in the file, rewritten: it says the same, loads at least the same
 * scripts and style sheets, and what scripts in it say is said by its scripts, too. Addresses and names have a hash in
 * them: an older build that says the same loads others. How scripts and styles in the page are written does not matter,
 * because some hosts make them smaller.
 */
export function isRewritten(
  page: string,
  file: Buffer,
  received: Buffer,
  isSameToReader: IsSameToReader,
): boolean {
  const shown = withoutEmailProtection(received.toString('latin1'))
  return (
    includes(loadedBy(page, shown), loadedBy(page, file.toString('latin1'))) &&
    isSameToReader(page, file, Buffer.from(shown, 'latin1'))
  )
}

/** Returns whether a page loads and runs at least what another does. */
function includes(loaded: Loaded, wanted: Loaded): boolean {
  if (!wanted.addresses.isSubsetOf(loaded.addresses)) return false
  const missing = wanted.scripts.difference(loaded.scripts)
  if (missing.size === 0) return true
  const rewritten = loaded.scripts.difference(wanted.scripts)
  if (rewritten.size < missing.size) return false
  const data = new Set(rewritten.values().map(dataIn))
  const names = new Set<string>()
  for (const script of rewritten) for (const name of namesInScript(script) ?? []) names.add(name)
  return missing.values().every((script) => {
    const wantedData = dataIn(script)
    if (wantedData !== undefined) return data.has(wantedData)
    return namesInScript(script)?.isSubsetOf(names) ?? false
  })
}

/** Returns JSON as it is written without white space; undefined if it is something else. */
function dataIn(script: string): string | undefined {
  if (!/^[[{]/.test(script)) return undefined
  try {
    return JSON.stringify(JSON.parse(script))
  } catch {
    return undefined
  }
}

const PROTECTED_TEXT =
  /<(a|span)\b[^>]{0,300}\bdata-cfemail="([0-9a-f]{2,600})"[^>]{0,300}>[^<]{0,100}<\/\1>/g
const PROTECTED_LINK = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{2,600})/g

/**
 * Returns a page with the addresses of emails as they were before Cloudflare hid them from robots, which it does unless
 * it is switched off: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/, read 2026-11.
 * A script of its own shows them to readers.
 */
export function withoutEmailProtection(page: string): string {
  if (!page.includes('/cdn-cgi/l/email-protection')) return page
  return page
    .replace(PROTECTED_TEXT, (_, __, hex: string) => decodeEmail(hex))
    .replace(PROTECTED_LINK, (_, hex: string) => `mailto:${decodeEmail(hex)}`)
}

/** The first byte is the key for the others. */
function decodeEmail(hex: string): string {
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex')
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString('latin1')
}

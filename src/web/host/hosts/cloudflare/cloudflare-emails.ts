/** Restores the email addresses that Cloudflare hides in the pages that it serves. */
import { asBytes, type Bytes } from '../../../byte-strings.ts'

/** The mark of a hidden email address in a tag, and the rest of the tag and its element. */
const EMAIL_MARK = /\bdata-cfemail="([0-9a-f]{2,600})"/
const REST_OF_ELEMENT = /[^>]{0,300}>[^<]{0,100}<\/(?:a|span)>/
const EMAIL_ELEMENT = new RegExp(`${EMAIL_MARK.source}${REST_OF_ELEMENT.source}`, 'g')
const EMAIL_LINK = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{2,600})/g
/**
 * The maximum distance from the start of the tag to the mark of a hidden address, in characters.
 */
const MAX_TAG_CHARS = 300

/**
 * Returns a page with the email addresses that Cloudflare has hidden from robots, as it does by
 * default: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/,
 * read 2026-11. Cloudflare adds a script that shows them to readers.
 */
export function showProtectedEmails(page: Bytes): Bytes {
  if (!page.includes('/cdn-cgi/l/email-protection')) return page
  let original = ''
  let copiedUntil = 0
  for (const { 0: element, 1: hex = '', index } of page.matchAll(EMAIL_ELEMENT)) {
    const searchStart = Math.max(copiedUntil, index - MAX_TAG_CHARS)
    const tagOffset = page.slice(searchStart, index).lastIndexOf('<')
    if (tagOffset === -1) continue
    original += page.slice(copiedUntil, searchStart + tagOffset) + decodeEmail(hex)
    copiedUntil = index + element.length
  }
  original += page.slice(copiedUntil)
  return asBytes(original.replace(EMAIL_LINK, (_, hex: string) => `mailto:${decodeEmail(hex)}`))
}

/** The first byte is the key for the others. */
function decodeEmail(hex: string): string {
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex')
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString('latin1')
}

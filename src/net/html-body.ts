/** Recognizes web pages of a gateway, a login, or a firewall in place of the requested content. */

/** Returns whether a body is HTML. */
export function isHtmlBody(body: string): boolean {
  return /^\s*<(!doctype|html|head|body|title|meta|!--)/i.test(body)
}

/**
 * Returns the title of a web page, which often tells who sent it (“Sign in”, “Just a moment…”). It
 * is untrusted text with entities; empty if there is none. Undefined if `body` is not a web page.
 */
export function readHtmlTitle(body: string): string | undefined {
  if (!isHtmlBody(body)) return undefined
  const [, title = ''] = /<title[^<>]{0,200}>([^<]{1,500})/i.exec(body) ?? []
  return title.trim()
}

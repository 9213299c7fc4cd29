/** Web pages where something else was asked for: of a gateway, a login, a firewall. */

/** Returns whether a body is HTML. */
export function isWebPage(body: string): boolean {
  return /^\s*<(!doctype|html|head|body|!--)/i.test(body)
}

/**
 * Returns the title of a web page, which often says who answered («Sign in», «Just a moment…»):
 * foreign text with its entities, empty if there is none. Undefined if `body` is not a web page.
 */
export function readTitle(body: string): string | undefined {
  if (!isWebPage(body)) return undefined
  const [, title = ''] = /<title[^<>]{0,200}>([^<]{1,500})/i.exec(body) ?? []
  return title.trim()
}

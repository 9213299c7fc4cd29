/**
 * Returns where a `<meta http-equiv=refresh>` sends readers, given its content; undefined if it only loads the page again.
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
export function refreshTarget(content: string): string | undefined {
  const parts = /^\s*[\d.]+[\s;,]\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is.exec(content)
  const rest = parts?.[1] ?? ''
  if (rest === '') return undefined
  const quoted = /^(["'])(.*?)(?:\1|$)/s.exec(rest)
  return quoted?.[2] ?? rest
}

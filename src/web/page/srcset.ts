const SPACE = ' \t\n\f\r'

/**
 * Returns the addresses of a `srcset`, in order, whatever their descriptors: a browser may choose any of them.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
export function srcsetAddresses(value: string): string[] {
  const addresses: string[] = []
  let at = 0
  for (;;) {
    while (at < value.length && (SPACE.includes(value[at] ?? '') || value[at] === ',')) at++
    if (at >= value.length) return addresses
    const start = at
    while (at < value.length && !SPACE.includes(value[at] ?? '')) at++
    let end = at
    while (value[end - 1] === ',') end--
    addresses.push(value.slice(start, end))
    if (end === at) at = descriptorEnd(value, at)
  }
}

/** Commas inside parentheses do not end a descriptor. */
function descriptorEnd(value: string, from: number): number {
  let inParentheses = false
  for (let at = from; at < value.length; at++) {
    if (value[at] === '(') inParentheses = true
    else if (value[at] === ')') inParentheses = false
    else if (value[at] === ',' && !inParentheses) return at + 1
  }
  return value.length
}

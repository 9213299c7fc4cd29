/**
 * Returns whether a template with this `shadowrootmode` is shown in its place:
 * https://html.spec.whatwg.org/#attr-template-shadowrootmode
 */
export function isShadowMode(value: string): boolean {
  return /^(?:open|closed)$/i.test(value)
}

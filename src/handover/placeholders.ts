/** What `{name}` in a text of the workflow stands for; what is not known is left out. */
export interface Placeholders {
  readonly domain: string | undefined
  readonly tag: string | undefined
  readonly ext: string
  readonly sha256?: string
}

/** Returns the text with its placeholders filled in. Those within a value are none. */
export function fillIn(template: string, values: Placeholders): string {
  return template.replace(/\{(domain|tag|ext|sha256)\}/g, (_, name: keyof Placeholders) => values[name] ?? '')
}

/** Returns a name up to the end of the first of its parts that is `wanted`, with a slash if that is a folder. */
export function upToPart(name: string, wanted: (part: string) => boolean): string | undefined {
  const parts = name.split('/')
  const at = parts.findIndex(wanted)
  if (at === -1) return undefined
  return parts.slice(0, at + 1).join('/') + (at < parts.length - 1 ? '/' : '')
}

/** Returns a place in a file as editors show it: `guide.md:7`. Both may be untrusted text. */
export function formatLocation(path: string, line: number | undefined): string {
  if (line === undefined) return path
  return `${path}:${line}`
}

/** Returns `text` with its percent-encoding decoded; as it is if that is not valid UTF-8. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

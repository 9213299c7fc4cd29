import type { SafeText } from '../../src/report/clean.ts'
import type { Log } from '../../src/report/log.ts'

/** A log that prints nothing, and what went to it: lines as they are, annotations as `error: title: text`. */
export function printedLog(): { readonly log: Log; readonly printed: readonly string[] } {
  const printed: string[] = []
  const annotation = (level: string) => (title: SafeText, text: SafeText) =>
    void printed.push(`${level}: ${title}: ${text}`)
  const log: Log = {
    info: (text) => void printed.push(text.text),
    notice: annotation('notice'),
    warning: annotation('warning'),
    error: annotation('error'),
    mask: () => {},
    hide: () => {},
    trace: () => {},
  }
  return { log, printed }
}

import { EOL } from 'node:os'
import { clean, hide, type SafeText, safe } from './clean.ts'
import { issueCommand } from './toolkit.ts'

const masked = new Set<string>()

/**
 * What a person reads while the step runs. Everything goes to stdout: the runner reads stderr first, before the
 * masks that are on their way.
 */
export const log = {
  /** An ordinary line. */
  info(text: SafeText): void {
    process.stdout.write(text.text + EOL)
  },

  /** A notice annotation: one a run, for the good end of the step. */
  notice(title: SafeText, text: SafeText): void {
    issueCommand('notice', { title: title.text }, text.text)
  },

  /** A warning annotation. */
  warning(title: SafeText, text: SafeText): void {
    issueCommand('warning', { title: title.text }, text.text)
  },

  /** The error annotation: one a run, for the failure of the step itself. */
  error(title: SafeText, text: SafeText): void {
    issueCommand('error', { title: title.text }, text.text)
  },

  /** Hides a secret in all logs of the job from here on. */
  mask(secret: string): void {
    if (masked.has(secret)) return
    masked.add(secret)
    hide(secret)
    issueCommand('add-mask', {}, secret)
  },

  /** Hides a secret in what this step itself prints. */
  hide,

  /** The stack of an error and of its causes; shown when the run has debug logging on. */
  trace(error: unknown): void {
    for (
      let cause: unknown = error, depth = 0;
      cause instanceof Error && depth < 8;
      cause = cause.cause, depth++
    ) {
      for (const line of (cause.stack ?? cause.message).split(/[\r\n]+/)) {
        issueCommand('debug', {}, safe`trace: ${clean(line)}`.text)
      }
    }
  },
}

export type Log = typeof log

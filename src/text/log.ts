import { EOL } from 'node:os'
import { clean, hideSecret, type SafeText, safe } from './clean.ts'
import { issueCommand } from './runner-commands.ts'

/** How many errors in a chain of causes are traced: a chain may be circular. */
const MAX_CAUSES = 8

const masked = new Set<string>()

/** The file of the workspace at which GitHub also shows an annotation. Untrusted text. */
interface AnnotationLocation {
  readonly file: string
  readonly line: number | undefined
}

/**
 * The maximum length of a path, in characters. It is the path of a file in the workspace, so it may
 * be long.
 */
const MAX_PATH = 4_096

const makeAnnotator =
  (command: string) => (title: SafeText, text: SafeText, at?: AnnotationLocation) => {
    const location = at && {
      file: clean(at.file, MAX_PATH),
      ...(at.line !== undefined && { line: at.line }),
    }
    issueCommand(command, { title: title.text, ...location }, text.text)
  }

/**
 * The log that users read while the step runs. Everything goes to stdout: the runner reads stderr
 * first, before the masks that are still in stdout.
 */
export const log = {
  /** An ordinary line. */
  info(text: SafeText): void {
    process.stdout.write(text.text + EOL)
  },

  /** A notice annotation: one per run, for the success of the step. */
  notice: makeAnnotator('notice'),
  /** A warning annotation. */
  warning: makeAnnotator('warning'),
  /** The error annotation: one per run, for the failure of the step itself. */
  error: makeAnnotator('error'),

  /** Hides a secret in all logs of the job from now on. */
  maskInJob(secret: string): void {
    if (masked.has(secret)) return
    masked.add(secret)
    hideSecret(secret)
    issueCommand('add-mask', {}, secret)
  },

  /** Hides a secret in what this step itself prints. */
  hideInStep: hideSecret,

  /** The stack of an error and of its causes; shown when the run has debug logging on. */
  trace(error: unknown): void {
    let cause = error
    for (let depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth++) {
      for (const line of (cause.stack ?? cause.message).split(/[\r\n]+/))
        issueCommand('debug', {}, safe`trace: ${line}`.text)
      cause = cause.cause
    }
  },
}

/** Where a step writes its log; a test passes its own. */
export type Log = typeof log

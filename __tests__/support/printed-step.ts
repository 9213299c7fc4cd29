import type { Clock } from '../../src/common/clock.ts'
import { openStep } from '../../src/step/step.ts'
import type { SafeText } from '../../src/text/clean.ts'
import type { Log } from '../../src/text/log.ts'
import { manualClock } from './manual-clock.ts'

/** Variables of a step whose action has a repository on GitHub. */
export const ON_GITHUB = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_ACTION_REPOSITORY: 'owner/action',
  GITHUB_ACTION_REF: 'v1',
}

/**
 * Returns a step of this process that prints nothing, and the content of its log: lines as they
 * are, annotations as `error: title: text`.
 */
export function printedStep(env: NodeJS.ProcessEnv = {}, clock: Clock = manualClock()) {
  const printed: string[] = []
  const annotation = (level: string) => (title: SafeText, text: SafeText) =>
    void printed.push(`${level}: ${title}: ${text}`)
  const log: Log = {
    info: (text) => void printed.push(text.text),
    notice: annotation('notice'),
    warning: annotation('warning'),
    error: annotation('error'),
    maskInJob: () => {},
    hideInStep: () => {},
    trace: () => {},
  }
  return {
    step: openStep(new AbortController().signal, { env, clock, random: () => 0.5, log }),
    printed,
  }
}

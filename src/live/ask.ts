import type { Agent, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Clock } from '../clock.ts'
import { openAttempt, startTimer } from '../net/attempt.ts'
import { explainConnectionError } from '../net/connection-failure.ts'
import { sendRequest } from '../net/request.ts'
import { parseRetryAfter } from '../net/retry-after.ts'
import { RETRY } from '../net/retry-policy.ts'
import { safe } from '../report/clean.ts'
import { showDuration } from '../units.ts'
import type { Answer, Answered, Body } from './answer.ts'
import { ACCEPTED_ENCODINGS, type Comparison, readBody, skipBody } from './body.ts'
import { UnreadableFile } from './local-file.ts'
import { type MayFollow, nextHop, redirectTarget } from './redirects.ts'
import { refreshAway } from './refresh.ts'

/** A host that sends less than this is too slow to wait for. In bytes per second. */
const MIN_RATE = 16_384

/** How an address is asked for. */
export interface AskOptions {
  readonly agent: Agent
  readonly clock: Clock
  /** How long nothing may arrive, in ms. */
  readonly silenceMs: number
  /** When the answer has to be there, whatever arrives (ms since the epoch). */
  readonly endBy: number
  readonly signal: AbortSignal
}

/** What is asked for, and what is wanted of the answer. */
export interface Question {
  readonly url: URL
  /** Which redirects are followed; none if undefined. */
  readonly mayFollow: MayFollow | undefined
  /** Returns what the content of an answer with this status is compared with; undefined if it does not matter. */
  readonly comparison: (status: number) => Comparison | undefined
  /** Whether a host, with its port, is that of the site. */
  readonly isOwn: (host: string) => boolean
  /** About how long the content is, in bytes. */
  readonly size: number
}

const HEADERS = {
  accept: '*/*',
  'accept-encoding': ACCEPTED_ENCODINGS,
  'user-agent': 'docs-export-action',
}

/**
 * Asks a host for one address as a browser would, without cookies, and returns the answer.
 * @throws the reason of `options.signal` as soon as it is aborted; UnreadableFile
 */
export async function ask(question: Question, options: AskOptions): Promise<Answer> {
  const { clock, silenceMs, signal } = options
  const startedAt = clock.now()
  const attempt = openAttempt(clock, silenceMs, signal)
  const wholeMs = silenceMs + (question.size / MIN_RATE) * 1_000
  const limitMs = Math.min(wholeMs, Math.max(options.endBy - startedAt, RETRY.live.lastAttempt))
  let isLate = false
  const timer = startTimer(clock, limitMs, () => {
    isLate = true
    attempt.close()
  })
  try {
    const answer = await follow(question, options, attempt)
    return answer.is === 'answered' ? { ...answer, ms: clock.now() - startedAt } : answer
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof UnreadableFile) throw error
    if (isLate) {
      const why = safe`the whole answer did not arrive within ${showDuration(limitMs)}`
      return { is: 'unanswered', failure: { why }, isCutOff: clock.now() >= options.endBy }
    }
    const cause = attempt.signal.aborted ? attempt.signal.reason : error
    return { is: 'unanswered', failure: explainConnectionError(cause) }
  } finally {
    timer.stop()
    attempt.close()
  }
}

type Attempt = ReturnType<typeof openAttempt>

/** @throws Error of the connection; UnreadableFile */
async function follow(
  { url, mayFollow, comparison, isOwn }: Question,
  { agent, clock }: AskOptions,
  attempt: Attempt,
): Promise<Answer> {
  const heard = () => attempt.heard()
  const visited = [url]
  for (;;) {
    const from = visited.at(-1) ?? url
    const message = await sendRequest(from, { headers: HEADERS, signal: attempt.signal, agent })
    heard()
    const { statusCode: status = 0, headers } = message
    const retryAfterMs = parseRetryAfter(headers, clock.now())
    if (status === 429 || (status === 503 && retryAfterMs !== undefined)) {
      await skipBody(message, heard)
      return { is: 'not-now', status, headers, retryAfterMs }
    }
    const to = redirectTarget(status, headers.location, from)
    if (to === undefined) {
      const compared = comparison(status)
      const answer = answered(message, await bodyOf(message, compared, heard))
      if (!compared?.isPage) return answer
      const refresh = refreshAway(headers, from, mayFollow, compared)
      return { ...answer, refresh, canonical: canonicalElsewhere(headers, from, isOwn) }
    }
    await skipBody(message, heard)
    const next =
      mayFollow === undefined ? { to, leads: 'elsewhere' as const } : nextHop(to, visited, mayFollow)
    if (!(next instanceof URL)) return { ...answered(message, undefined), redirect: next }
    visited.push(next)
  }
}

async function bodyOf(
  message: IncomingMessage,
  comparison: Comparison | undefined,
  heard: () => void,
): Promise<Body | undefined> {
  if (comparison !== undefined) return readBody(message, comparison, heard)
  await skipBody(message, heard)
  return undefined
}

function answered({ statusCode = 0, headers }: IncomingMessage, body: Body | undefined): Answered {
  return { is: 'answered', status: statusCode, headers, body, redirect: undefined, ms: 0 }
}

/** Search engines take the header as they take `<link rel=canonical>`: https://www.rfc-editor.org/rfc/rfc6596#section-5 */
const CANONICAL = /<([^<>]*)>\s*;[^,<]*\brel\s*=\s*(?:canonical\b|"[^"]*\bcanonical\b)/i

function canonicalElsewhere(
  { link }: IncomingHttpHeaders,
  from: URL,
  isOwn: Question['isOwn'],
): string | undefined {
  const target = CANONICAL.exec(String(link ?? ''))?.[1]
  const url = target === undefined ? null : URL.parse(target, from.href)
  return url === null || isOwn(url.host) ? undefined : url.href
}

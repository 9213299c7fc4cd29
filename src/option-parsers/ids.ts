/** Inputs that are IDs: of projects and jobs. */
import { safe } from '../text/clean.ts'
import { didYouMean } from '../text/did-you-mean.ts'
import { ensureHasValue, invalid } from './invalid-input.ts'

/** The longest ID that is accepted: far longer than any real one, far shorter than a URL may be. */
const MAX_ID_LENGTH = 255

const EXPECTED_ID = safe`expected only the ID, as shown in the dashboard or in the log of an earlier run`

/** Returns an ID that can be part of the path of a call. @throws InvalidInput */
export function parseId(text: string): string {
  // An address may hold a secret.
  if (text.includes('://')) throw invalid`is a URL: ${EXPECTED_ID}`
  if (text === '.' || text === '..') throw invalid`is “${text}”: ${EXPECTED_ID}`
  if (text.length > MAX_ID_LENGTH) throw invalid`has more than ${MAX_ID_LENGTH} characters`
  if (/[\s\p{C}]/u.test(text)) {
    const [, labeled] = /^[\w -]+:\s+(\w[\w.~-]*)$/.exec(text) ?? []
    throw invalid`is “${text}”, with whitespace in it: ${EXPECTED_ID}${didYouMean(labeled)}`
  }
  const bare = text.replace(/^["']|["']$/g, '')
  if (bare !== text)
    throw invalid`is “${text}”, with quotes: ${EXPECTED_ID}${didYouMean(bare || undefined)}`
  return text
}

/** Returns the ID of a job. @throws InvalidInput */
export function parseJobId(text: string): string {
  ensureHasValue(text)
  const [, idInJson] = /^\{.*"(?:jobId|id)":\s*"([\w.~:-]{1,255})"/s.exec(text) ?? []
  if (idInJson !== undefined) throw invalid`is JSON: ${EXPECTED_ID}${didYouMean(idInJson)}`
  // Only its job is shown: an address may hold a secret.
  const idInUrl = findJobInUrl(text)
  if (idInUrl !== undefined) throw invalid`is a URL: ${EXPECTED_ID}${didYouMean(idInUrl)}`
  return parseId(text)
}

function findJobInUrl(text: string): string | undefined {
  if (!text.includes('://')) return undefined
  const { pathname = '' } = URL.parse(text) ?? {}
  const [, id] = /\/jobs\/(\w[\w.~:-]{0,254})(?:\/|$)/.exec(pathname) ?? []
  return id
}

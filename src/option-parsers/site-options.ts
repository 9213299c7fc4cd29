/** The options that the step and the command share. */
import { joinWords } from '../common/words.ts'
import { safe } from '../text/clean.ts'
import { didYouMean } from '../text/did-you-mean.ts'
import { HOST_IDS, type HostId } from '../web/host/all-hosts.ts'
import { parseBasePath } from './base-path.ts'
import { makeChoiceParser } from './choice.ts'
import { parseDomain } from './domain.ts'
import { parsePositiveInteger } from './integer.ts'
import { invalid } from './invalid-input.ts'
import { parseByteCount } from './size.ts'

const EFFECT = safe`so that only what fails on every host is an error`
const LEAVE_OUT = safe`leave host out, ${EFFECT}`
const OTHER_HOST = safe`For any other host, ${LEAVE_OUT}`
const parseKnownHost = makeChoiceParser(HOST_IDS, OTHER_HOST)

function parseHost(text: string): HostId {
  if (/^gh\b/i.test(text)) throw invalid`is “${text}”${didYouMean('github-pages')}`
  // The name of another host, which would count as a typo of `github-pages`.
  if (/^gitlab/i.test(text))
    throw invalid`is “${text}”, whose rules the check does not know: ${LEAVE_OUT}`
  const isHostName = !/[:\s]/.test(text) && /\w\.\w/.test(text)
  if (isHostName || /^https?:\/\//i.test(text))
    throw invalid`is “${text}”, a host name, which belongs in domain: expected ${joinWords(HOST_IDS, 'or')}. ${OTHER_HOST}`
  if (/\w\s*[,;]\s*\w/.test(text))
    throw invalid`is “${text}”: expected one host; check the site once for each`
  return parseKnownHost(text)
}

/** The default of each option, and the parser for text that is not empty. */
export const SITE_OPTIONS = {
  host: { default: '', parse: parseHost },
  'base-path': { default: '/', parse: parseBasePath },
  domain: { default: '', parse: parseDomain },
  'max-unpacked-size': { default: '4GiB', parse: parseByteCount },
  'max-unpacked-files': { default: '200000', parse: parsePositiveInteger },
} as const

/** Returns the default limits on what an archive unpacks to. */
export function makeDefaultLimits() {
  const { 'max-unpacked-size': size, 'max-unpacked-files': files } = SITE_OPTIONS
  return { bytes: size.parse(size.default), entries: files.parse(files.default) }
}

import { realpathSync } from 'node:fs'
import { isWithin, resolveRealPath } from '../disk/paths.ts'
import { getTempFolder } from '../disk/temp-folder.ts'
import { listProxyProblems } from '../net/proxy.ts'
import { makeChoiceParser } from '../option-parsers/choice.ts'
import { invalid } from '../option-parsers/invalid-input.ts'
import { type NamedPath, parseSiteFolder } from '../option-parsers/path.ts'
import { safe } from '../text/clean.ts'
import type { InputReader, InputsReadBy } from './input-reader.ts'
import { readInputText } from './input-table.ts'
import { combineIfValid, INVALID, type Invalid, undefinedIfInvalid } from './input-table-reader.ts'
import {
  readCheckSettings,
  readComment,
  readEarlierSite,
  readUnpackLimits,
} from './shared-inputs.ts'

/** The options for comparing a site with the responses of its host. Times in ms. */
export type LiveInputs = InputsReadBy<typeof readLive>

/** The inputs of check mode. */
export type CheckInputs = InputsReadBy<typeof readCheckInputs>

const parseVerify = makeChoiceParser(
  ['report', 'strict', 'strict-new'],
  safe`Check mode always checks the site`,
)

/** Returns the inputs of check mode. Never throws: errors are reported to `reader`. */
export async function readCheckInputs(reader: InputReader) {
  const site = readSiteFolder(reader)
  const verify = readInputText(reader.env, 'verify')
  if (!verify.includes('${{')) reader.attempt('verify', () => parseVerify(verify))
  return combineIfValid({
    mode: 'check',
    /** The folder with the site. */
    site,
    /** The host name of the site, in ASCII. */
    domain: reader.readOptional('domain'),
    check: await readCheckSettings(reader),
    comment: readComment(reader),
    /** The earlier site to compare with, and the limits on what it unpacks to. */
    compareWith: readEarlierSite(reader, undefinedIfInvalid(site)?.path),
    unpackLimits: readUnpackLimits(reader),
    /** Set if the site is compared with its host. */
    live: readLive(reader),
  })
}

const NO_CHECKOUT = safe`does actions/checkout run before this step?`

function readSiteFolder(reader: InputReader): NamedPath | Invalid {
  const name = reader.readRequired(
    'site-path',
    safe`set it to the folder with the site. If you set site-path with an expression, that expression evaluates to an empty string`,
  )
  if (name === INVALID) return INVALID
  return reader.attempt('site-path', () => {
    const path = parseSiteFolder(name, reader.workspace, NO_CHECKOUT)
    ensureReportIsOutside(name, path, reader.env)
    return { name, path }
  })
}

/** @throws InvalidInput if the report would be written into the checked folder */
function ensureReportIsOutside(name: string, path: string, env: NodeJS.ProcessEnv): void {
  const tempFolder = getTempFolder(env)
  if (!isWithin(resolveRealPath(tempFolder), realpathSync(path))) return
  let tempName = 'the folder for temporary files'
  if (env.RUNNER_TEMP) tempName = 'RUNNER_TEMP'
  const content = safe`it contains ${tempName} (${tempFolder}), where the report is written`
  throw invalid`is “${name}”: ${content}; use a folder that contains only the site`
}

function readLive(reader: InputReader) {
  const url = reader.readOptional('live-url')
  if (url === undefined) return undefined
  reader.addErrors(listProxyProblems(reader.env))
  if (url !== INVALID) rejectOtherBasePath(url, reader)
  return combineIfValid({
    /** Where it was published: the path is the base path. */
    url,
    /**
     * How long to wait until everything matches, and the longest pause before a file that differs
     * is requested again.
     */
    timeoutMs: reader.readWithDefault('wait-timeout'),
    pollIntervalMs: reader.readWithDefault('poll-interval'),
    /** How long a request may receive nothing. */
    requestTimeoutMs: reader.readWithDefault('request-timeout'),
    /** Set if an issue is to be kept about it. */
    issue: readIssue(reader),
  })
}

/** Reports an error if the path of `live-url` is not the base path. */
function rejectOtherBasePath(url: URL, reader: InputReader): void {
  const basePath = reader.readWithDefault('base-path')
  if (basePath === INVALID || url.pathname === basePath) return
  const what = safe`live-url is “${url.href}”, but base-path is “${basePath}”`
  const suggestion = safe`did you mean ${url.origin}${basePath}, or base-path: ${url.pathname}?`
  reader.reject('live-url', safe`${what}: both must have the same path; ${suggestion}`)
}

/** Returns the token for writing the issue, which may be empty; undefined without an issue. */
function readIssue(reader: InputReader) {
  const isWanted = reader.readWithDefault('live-issue')
  if (isWanted === INVALID) return INVALID
  if (!isWanted) return undefined
  return { token: readInputText(reader.env, 'github-token') }
}

/** The inputs that several modes share. */
import type { UnpackLimits } from '../archive/unpack-limits.ts'
import type { AcceptanceEntry } from '../findings/acceptance/read-acceptances.ts'
import type { FailOn } from '../findings/quality-gate.ts'
import { findRunRestriction } from '../github/event.ts'
import { listProxyProblems } from '../net/proxy.ts'
import {
  type EarlierSite,
  ensureSitesAreApart,
  parseEarlierSite,
} from '../option-parsers/earlier-site.ts'
import { invalid } from '../option-parsers/invalid-input.ts'
import { type SafeText, safe } from '../text/clean.ts'
import type { InputReader, InputsReadBy } from './input-reader.ts'
import { readInputText } from './input-table.ts'
import { combineIfValid, INVALID, type Invalid } from './input-table-reader.ts'

const SET_TO_ROOT = safe`set it to the root of the admin API, such as https://api.example.com`
const EMPTY_SECRET = safe`If you set base-url with an expression, the variable or secret in that expression is empty, or this job cannot read the variable or secret`

/** The service, and the settings for requests to it. */
export type ServiceInputs = InputsReadBy<typeof readService>

/** Returns the inputs of the modes that send requests to the service. */
export function readService(reader: InputReader) {
  reader.addErrors(listProxyProblems(reader.env))
  // In runs for forks, this is also why the address is missing, so it is reported first.
  const apiKey = reader.readRequired('api-key', adviseOnMissingKey(reader.env))
  return combineIfValid({
    baseUrl: reader.readRequired('base-url', safe`${SET_TO_ROOT}. ${EMPTY_SECRET}`),
    apiKey,
    /**
     * How long a request or transfer may receive nothing, in ms. For calls of the API, also how
     * long one may take.
     */
    requestTimeoutMs: reader.readWithDefault('request-timeout'),
  })
}

function adviseOnMissingKey(env: NodeJS.ProcessEnv): SafeText {
  switch (findRunRestriction(env)) {
    case 'fork': {
      const why = safe`this run is for a pull request from a fork, which gets no secrets`
      const check = safe`To check a site that the workflow builds, set mode: check, which needs no key`
      return safe`${why}. ${check}. Otherwise, skip this step for forks`
    }
    case 'dependabot': {
      const advice = safe`Add the key to the Dependabot secrets or skip this step for Dependabot`
      return safe`this run was triggered by Dependabot, so it gets only Dependabot secrets. ${advice}`
    }
    default: {
      const owners = safe`the repository, the organization, or the environment of this job`
      const advice = safe`Check the expression after “api-key:”, and check that ${owners} has a secret with the name in that expression`
      return safe`it is not set, or its secret is empty. ${advice}`
    }
  }
}

/** Returns the inputs of the modes that follow a job. */
export function readWaitSettings(reader: InputReader) {
  return combineIfValid({
    /** Whether to wait at all. */
    shouldWait: reader.readWithDefault('wait'),
    timeoutMs: reader.readWithDefault('wait-timeout'),
    pollIntervalMs: reader.readWithDefault('poll-interval'),
  })
}

/** The base paths that the project's form of the API knows. */
const BASE_PATHS: ReadonlySet<string> = new Set(['/docs/', '/documentation/'])

/**
 * Returns the base path that the request for an export contains, without a slash at the end;
 * undefined if it contains none.
 */
export function findRequestBasePath(reader: InputReader): string | undefined {
  const startsByProject = reader.isGiven('project-id') && !reader.isGiven('job-id')
  const basePath = reader.readWithDefault('base-path')
  if (!startsByProject || basePath === INVALID) return undefined
  if (!BASE_PATHS.has(basePath)) return undefined
  return basePath.slice(0, -1)
}

/** The settings of a check. */
export type CheckSettings = InputsReadBy<typeof readCheckSettings>

/**
 * Returns the inputs of the modes that check a site. Never throws: errors are reported to `reader`.
 */
export async function readCheckSettings(reader: InputReader) {
  return combineIfValid({
    verify: reader.readWithDefault('verify'),
    /** The kinds of findings that fail the step, besides errors. */
    failOn: readFailOn(reader),
    /** The host whose rules apply. */
    host: reader.readOptional('host'),
    /** With a slash at both ends. */
    basePath: reader.readWithDefault('base-path'),
    /** The findings that do not count. */
    acceptedEntries: await readAcceptedEntries(reader),
    /**
     * Where this build can be viewed, with a slash at the end; only set with an earlier site to
     * compare with.
     */
    previewUrl: readPreviewUrl(reader),
    /** Text that at least one page must show, whatever `verify` says. */
    expectText: readExpectedText(reader),
    /** How many pages of the earlier site may be gone, whatever `verify` says. */
    maxPagesRemoved: reader.readOptional('max-pages-removed'),
  })
}

function readFailOn(reader: InputReader): FailOn | Invalid {
  const failOn = reader.readWithDefault('fail-on')
  const verify = reader.readWithDefault('verify')
  if (failOn === INVALID || verify === INVALID) return failOn
  const isDefault = !failOn.includesWarnings && failOn.codes.size === 0
  const canFail = verify === 'strict' || verify === 'strict-new'
  if (isDefault || canFail) return failOn
  // Without a site, the missing site is the error to report.
  if (!reader.isGiven('site-path')) return failOn
  return reader.attempt('fail-on', () => {
    const advice = safe`${verify}. Set verify: strict or strict-new, or leave fail-on out`
    throw invalid`is “${failOn.text}”, but no finding fails the step with verify: ${advice}`
  })
}

/** An expression without a value, inside other whitespace, must not switch the check off. */
function readExpectedText(reader: InputReader): string | Invalid | undefined {
  const isOnlyWhitespace = /^\s+$/.test(reader.env['INPUT_EXPECT-TEXT'] ?? '')
  if (!isOnlyWhitespace) return reader.readOptional('expect-text')
  return reader.attempt('expect-text', () => {
    const advice = safe`write the text that a page must show or, if you do not require any text, leave expect-text out`
    throw invalid`contains only whitespace: ${advice}. If you set expect-text with an expression, check its value`
  })
}

function readPreviewUrl(reader: InputReader): string | Invalid | undefined {
  if (!reader.isGiven('compare-with')) return undefined
  return reader.readOptional('preview-url')
}

async function readAcceptedEntries(
  reader: InputReader,
): Promise<readonly AcceptanceEntry[] | Invalid> {
  const name = reader.readOptional('accepted-findings')
  if (name === INVALID) return INVALID
  if (name === undefined) return []
  // Loaded only if there is such a file.
  const { readAcceptanceFile } = await import('../findings/acceptance/read-acceptances.ts')
  const { entries, errors } = await readAcceptanceFile(name, reader.workspace)
  for (const error of errors)
    reader.reject('accepted-findings', safe`accepted-findings “${name}”: ${error}`)
  return entries
}

/**
 * Returns the earlier site to compare with, undefined without one. `sitePath` is the later one,
 * absolute, if it is known.
 */
export function readEarlierSite(
  reader: InputReader,
  sitePath: string | undefined,
): EarlierSite | Invalid | undefined {
  const name = reader.readOptional('compare-with')
  if (name === undefined || name === INVALID) return name
  return reader.attempt('compare-with', () => {
    const earlier = parseEarlierSite(name, reader.workspace)
    if (sitePath !== undefined) ensureSitesAreApart(earlier, sitePath, 'site-path')
    return earlier
  })
}

/** A comment on the pull request that the workflow runs for. */
export type CommentInputs = InputsReadBy<typeof readComment>

/** Returns the settings of a comment; undefined without one. */
export function readComment(reader: InputReader) {
  const isWanted = reader.readWithDefault('pull-request-comment')
  if (isWanted === false) return undefined
  if (isWanted === INVALID) return INVALID
  return combineIfValid({
    /** Empty if there is none. */
    token: readInputText(reader.env, 'github-token'),
    /** How long a request may receive nothing, in ms. */
    requestTimeoutMs: reader.readWithDefault('request-timeout'),
    previewUrl: readPreviewUrl(reader),
  })
}

/** Returns the limits on what an archive unpacks to. */
export function readUnpackLimits(reader: InputReader): UnpackLimits | Invalid {
  return combineIfValid({
    bytes: reader.readWithDefault('max-unpacked-size'),
    entries: reader.readWithDefault('max-unpacked-files'),
  })
}

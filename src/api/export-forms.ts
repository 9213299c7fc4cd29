/**
 * The two forms of the static export. A deployment has one of them or both, and the inputs alone
 * decide which is used: to find out by trying could start an export twice.
 */
import type { Caller, RetryLimits, WithRetryAfter } from './call.ts'
import {
  type BundleAnswer,
  type ExportState,
  type JobState,
  parseBundle,
  parseExportJob,
  parseProjectExportJob,
  parseStartedExport,
} from './responses.ts'
import type { ApiRequest } from './transport.ts'

/**
 * How an export is started and read, and where the link to its bundle comes from: what was read of
 * a completed job may have it.
 */
export interface ExportForm {
  /** Not idempotent: it is sent again only if it certainly was not carried out. */
  readonly start: (limits: RetryLimits) => Promise<WithRetryAfter<StartedExport>>
  readonly read: (jobId: string, limits: RetryLimits) => Promise<WithRetryAfter<ExportState>>
  /** Asks for a fresh link to the bundle of a completed job; to do so twice does nothing else. */
  readonly requestLink: (jobId: string, limits: RetryLimits) => Promise<WithRetryAfter<LinkAnswer>>
}

/** An export that was started, and what the answer said of it, if anything. */
interface StartedExport {
  readonly jobId: string
  readonly state: JobState | undefined
}

/**
 * What came instead of a link, or with it: the answer about the bundle, and about the job if it is
 * the same one.
 */
interface LinkAnswer {
  readonly bundle: BundleAnswer | undefined
  readonly state?: JobState
}

/** What the forms send their requests with. */
interface Service {
  readonly request: (method: ApiRequest['method'], path: string, body?: object) => ApiRequest
  readonly call: Caller
}

const id = encodeURIComponent

/** Sections 4.2 to 4.4: a site is exported by its domain, which has to be known to start one. */
export function makeDomainForm({ request, call }: Service, domain: string | undefined): ExportForm {
  const jobs = '/v1/static-export/jobs'
  return {
    start: (limits) => call('start', request('POST', jobs, { domain }), parseStartedExport, limits),
    read: (jobId, limits) =>
      call('status', request('GET', `${jobs}/${id(jobId)}`), parseExportJob, limits),
    requestLink(jobId, limits) {
      const asked = request('POST', `${jobs}/${id(jobId)}/bundle`)
      return call('bundle', asked, (body) => ({ bundle: parseBundle(body) }), limits)
    },
  }
}

/**
 * Of newer deployments: a site is exported by its project. The status of a completed job holds the
 * link, and read again a fresh one. Without a base path, the deployment decides.
 */
export function makeProjectForm(
  { request, call }: Service,
  projectId: string,
  basePath: string | undefined,
): ExportForm {
  const jobs = `/v1/static-export/${id(projectId)}/jobs`
  const makeStatusRequest = (jobId: string) => request('GET', `${jobs}/${id(jobId)}`)
  const parseState = (body: string, jobId: string) =>
    parseProjectExportJob(body, { projectId, jobId })
  const body = basePath === undefined ? undefined : { basePath }
  return {
    start: (limits) => call('start', request('POST', jobs, body), parseStartedExport, limits),
    read: (jobId, limits) =>
      call('status', makeStatusRequest(jobId), (answer) => parseState(answer, jobId), limits),
    requestLink(jobId, limits) {
      const parseLink = (answer: string) => {
        const state = parseState(answer, jobId)
        return { bundle: state.bundle, state }
      }
      return call('bundle', makeStatusRequest(jobId), parseLink, limits)
    },
  }
}

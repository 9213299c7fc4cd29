/**
 * The two forms of the static export. A deployment has one of them or both, and the inputs alone
 * decide which is used: trying both could start an export twice.
 */
import type { Caller, RetryLimits, WithRetryAfter } from './call.ts'
import {
  type BundleResponse,
  type ExportState,
  type JobState,
  parseBundle,
  parseExportJob,
  parseProjectExportJob,
  parseStartedExport,
} from './responses.ts'
import type { ApiRequest } from './transport.ts'

/**
 * The calls to start and read an export, and to get the link to its bundle. The state of a
 * completed job may already contain the link.
 */
export interface ExportForm {
  /** Not idempotent: it is retried only if it certainly was not carried out. */
  readonly start: (limits: RetryLimits) => Promise<WithRetryAfter<StartedExport>>
  readonly read: (jobId: string, limits: RetryLimits) => Promise<WithRetryAfter<ExportState>>
  /** Requests a new link to the bundle of a completed job. Idempotent. */
  readonly requestLink: (
    jobId: string,
    limits: RetryLimits,
  ) => Promise<WithRetryAfter<LinkResponse>>
}

/** A started export, with its state if the response contains one. */
interface StartedExport {
  readonly jobId: string
  readonly state: JobState | undefined
}

/**
 * The response to a request for a link: the bundle, and the state of the job if the response
 * contains both.
 */
interface LinkResponse {
  readonly bundle: BundleResponse | undefined
  readonly state?: JobState
}

/** The functions with which the forms send their requests. */
interface Service {
  readonly makeRequest: (method: ApiRequest['method'], path: string, body?: object) => ApiRequest
  readonly call: Caller
}

const id = encodeURIComponent

/** Sections 4.2 to 4.4: exports a site by its domain, which is required to start an export. */
export function makeDomainForm(
  { makeRequest, call }: Service,
  domain: string | undefined,
): ExportForm {
  const jobs = '/v1/static-export/jobs'
  return {
    start(limits) {
      const request = makeRequest('POST', jobs, { domain })
      return call('start', request, parseStartedExport, limits)
    },
    read(jobId, limits) {
      const request = makeRequest('GET', `${jobs}/${id(jobId)}`)
      return call('status', request, parseExportJob, limits)
    },
    requestLink(jobId, limits) {
      const request = makeRequest('POST', `${jobs}/${id(jobId)}/bundle`)
      return call('bundle', request, (body) => ({ bundle: parseBundle(body) }), limits)
    },
  }
}

/**
 * For newer deployments: exports a site by its project. The status of a completed job contains the
 * link, and a new one each time it is read. Without a base path, the deployment decides.
 */
export function makeProjectForm(
  { makeRequest, call }: Service,
  projectId: string,
  basePath: string | undefined,
): ExportForm {
  const jobs = `/v1/static-export/${id(projectId)}/jobs`
  const makeStatusRequest = (jobId: string) => makeRequest('GET', `${jobs}/${id(jobId)}`)
  return {
    start(limits) {
      let options: object | undefined
      if (basePath !== undefined) options = { basePath }
      return call('start', makeRequest('POST', jobs, options), parseStartedExport, limits)
    },
    read(jobId, limits) {
      const parse = (body: string) => parseProjectExportJob(body, { projectId, jobId })
      return call('status', makeStatusRequest(jobId), parse, limits)
    },
    requestLink(jobId, limits) {
      const parse = (body: string) => {
        const state = parseProjectExportJob(body, { projectId, jobId })
        return { bundle: state.bundle, state }
      }
      return call('bundle', makeStatusRequest(jobId), parse, limits)
    },
  }
}

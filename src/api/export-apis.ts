/**
 * The two APIs for static exports: by domain and by project. A deployment has one of them or both,
 * and the inputs alone decide which is used: trying both could start an export twice.
 */
import type { RetryLimits, SendCall, WithRetryAfter } from './api-client.ts'
import {
  type BundleResponse,
  type ExportState,
  type JobState,
  parseBundle,
  parseExportJob,
  parseProjectExportJob,
  parseStartedExport,
} from './parse-responses.ts'
import type { ApiRequest } from './transport.ts'

/**
 * The calls to start and read an export, and to get the link to its bundle. The state of a
 * completed job may already contain the link.
 */
export interface ExportApi {
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

/** The functions with which the export APIs send their requests. */
interface ApiConnection {
  readonly makeRequest: (method: ApiRequest['method'], path: string, body?: object) => ApiRequest
  readonly sendCall: SendCall
}

/** Returns an ID as a part of a path. */
export const encodeId = encodeURIComponent

/** Sections 4.2 to 4.4: exports a site by its domain, which is required to start an export. */
export function makeDomainExportApi(
  { makeRequest, sendCall }: ApiConnection,
  domain: string | undefined,
): ExportApi {
  const jobsPath = '/v1/static-export/jobs'
  return {
    start(limits) {
      const request = makeRequest('POST', jobsPath, { domain })
      return sendCall('start', request, parseStartedExport, limits)
    },
    read(jobId, limits) {
      const request = makeRequest('GET', `${jobsPath}/${encodeId(jobId)}`)
      return sendCall('status', request, parseExportJob, limits)
    },
    requestLink(jobId, limits) {
      const request = makeRequest('POST', `${jobsPath}/${encodeId(jobId)}/bundle`)
      return sendCall('bundle', request, (body) => ({ bundle: parseBundle(body) }), limits)
    },
  }
}

/**
 * For newer deployments: exports a site by its project. The status of a completed job contains the
 * link, and a new one each time it is read. Without a base path, the deployment decides.
 */
export function makeProjectExportApi(
  { makeRequest, sendCall }: ApiConnection,
  projectId: string,
  basePath: string | undefined,
): ExportApi {
  const jobsPath = `/v1/static-export/${encodeId(projectId)}/jobs`
  const makeStatusRequest = (jobId: string) => makeRequest('GET', `${jobsPath}/${encodeId(jobId)}`)
  return {
    start(limits) {
      let options: object | undefined
      if (basePath !== undefined) options = { basePath }
      return sendCall('start', makeRequest('POST', jobsPath, options), parseStartedExport, limits)
    },
    read(jobId, limits) {
      const parse = (body: string) => parseProjectExportJob(body, { projectId, jobId })
      return sendCall('status', makeStatusRequest(jobId), parse, limits)
    },
    requestLink(jobId, limits) {
      const parse = (body: string) => {
        const state = parseProjectExportJob(body, { projectId, jobId })
        return { bundle: state.bundle, state }
      }
      return sendCall('bundle', makeStatusRequest(jobId), parse, limits)
    },
  }
}

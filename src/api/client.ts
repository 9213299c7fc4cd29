import { type CallerOptions, openCaller, type RetryLimits } from './call.ts'
import { agentJob, bundle, exportJob, startedExport } from './responses.ts'
import type { ApiRequest } from './transport.ts'

export interface ClientOptions extends CallerOptions {
  /** The root of the API; a trailing slash does not matter. */
  readonly baseUrl: URL
  readonly apiKey: string
}

/** The four calls of the administrative API. Each throws `CallError`, or the reason of the signal. */
export type AdminApi = ReturnType<typeof adminApi>

/** Returns the API at `options.baseUrl`. Ids are encoded into the path; they must not be empty or dot segments. */
export function adminApi(options: ClientOptions) {
  const { origin, pathname } = options.baseUrl
  const root = `${origin}${pathname.replace(/\/+$/, '')}`
  const request = (method: ApiRequest['method'], path: string, body?: object): ApiRequest => ({
    method,
    url: new URL(`${root}${path}`),
    apiKey: options.apiKey,
    ...(body && { body: JSON.stringify(body) }),
  })
  const call = openCaller(options)
  const jobs = '/v1/static-export/jobs'
  const id = encodeURIComponent
  return {
    /** Section 4.2. Not idempotent: it is sent again only if it certainly was not carried out. */
    startExport: (domain: string, limits: RetryLimits) =>
      call('start', request('POST', jobs, { domain }), startedExport, limits),
    /** Section 4.3. */
    readExport: (jobId: string, limits: RetryLimits) =>
      call('status', request('GET', `${jobs}/${id(jobId)}`), exportJob, limits),
    /** Section 4.4. Calling it twice gives two links and does nothing else. */
    requestBundle: (jobId: string, limits: RetryLimits) =>
      call('bundle', request('POST', `${jobs}/${id(jobId)}/bundle`), bundle, limits),
    /** Section 4.1. */
    readAgentJob(projectId: string, jobId: string, limits: RetryLimits) {
      const asked = request('GET', `/v2/agent/${id(projectId)}/job/${id(jobId)}`)
      return call('agent-job', asked, (body) => agentJob(body, jobId), limits)
    },
  }
}

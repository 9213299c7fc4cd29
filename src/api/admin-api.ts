import { type CallerOptions, openCaller, type RetryLimits } from './call.ts'
import { type ExportForm, makeDomainForm, makeProjectForm } from './export-forms.ts'
import { parseAgentJob, parseBuild, parseStartedBuild } from './responses.ts'
import type { ApiRequest } from './transport.ts'

export interface ClientOptions extends CallerOptions {
  /** The root of the API; a trailing slash does not matter. */
  readonly baseUrl: URL
  readonly apiKey: string
}

/** An export to start or to follow. With a project, it is that of the project's form. */
export interface AskedExport {
  readonly domain?: string | undefined
  readonly projectId?: string | undefined
  /** Where the site will be served, if the service is to know; without a slash at the end. */
  readonly basePath?: string | undefined
}

/** The calls of the administrative API. Each throws `CallError`, or the reason of the signal. */
export type AdminApi = ReturnType<typeof openAdminApi>

/**
 * Returns the API at `options.baseUrl`. Ids are encoded into the path; they must not be empty or
 * dot segments.
 */
export function openAdminApi(options: ClientOptions) {
  const { origin, pathname } = options.baseUrl
  const root = `${origin}${pathname.replace(/\/+$/, '')}`
  const request = (method: ApiRequest['method'], path: string, body?: object): ApiRequest => ({
    method,
    url: new URL(`${root}${path}`),
    apiKey: options.apiKey,
    ...(body && { body: JSON.stringify(body) }),
  })
  const call = openCaller(options)
  const id = encodeURIComponent
  return {
    /** Returns the calls about an export, in the form that the inputs alone decide. */
    exportForm({ domain, projectId, basePath }: AskedExport): ExportForm {
      const service = { request, call }
      if (projectId === undefined) return makeDomainForm(service, domain)
      return makeProjectForm(service, projectId, basePath)
    },
    /** Section 4.1. */
    readAgentJob(projectId: string, jobId: string, limits: RetryLimits) {
      const asked = request('GET', `/v2/agent/${id(projectId)}/job/${id(jobId)}`)
      return call('agent-job', asked, (body) => parseAgentJob(body, jobId), limits)
    },
    /** Has the service build the branch that the project is deployed from. */
    requestUpdate: (projectId: string, limits: RetryLimits) =>
      call(
        'update',
        request('POST', `/v1/project/update/${id(projectId)}`),
        parseStartedBuild,
        limits,
      ),
    /** How that build stands. */
    readUpdate: (statusId: string, limits: RetryLimits) =>
      call(
        'update-status',
        request('GET', `/v1/project/update-status/${id(statusId)}`),
        parseBuild,
        limits,
      ),
  }
}

import { type CallerOptions, openCaller, type RetryLimits } from './call.ts'
import { type ExportForm, makeDomainForm, makeProjectForm } from './export-forms.ts'
import { parseAgentJob, parseBuild, parseStartedBuild } from './responses.ts'
import type { ApiRequest } from './transport.ts'

interface ClientOptions extends CallerOptions {
  /** The root of the API; a trailing slash does not matter. */
  readonly baseUrl: URL
  readonly apiKey: string
}

/** An export to start or to follow. With a project, the project's form of the API is used. */
interface RequestedExport {
  readonly domain?: string | undefined
  readonly projectId?: string | undefined
  /** The path under which the site will be served, if set; without a slash at the end. */
  readonly basePath?: string | undefined
}

/** The calls of the admin API. Each throws `CallError`, or the reason of the signal. */
export type AdminApi = ReturnType<typeof openAdminApi>

/**
 * Returns the API at `options.baseUrl`. IDs are encoded into the path; they must not be empty or
 * dot segments.
 */
export function openAdminApi(options: ClientOptions) {
  const { origin, pathname } = options.baseUrl
  const root = `${origin}${pathname.replace(/\/+$/, '')}`
  const makeRequest = (method: ApiRequest['method'], path: string, body?: object) => {
    const request = { method, url: new URL(`${root}${path}`), apiKey: options.apiKey }
    if (body === undefined) return request
    return { ...request, body: JSON.stringify(body) }
  }
  const call = openCaller(options)
  const id = encodeURIComponent
  return {
    /** Returns the calls for an export, in the form that the inputs determine. */
    exportForm({ domain, projectId, basePath }: RequestedExport): ExportForm {
      const service = { makeRequest, call }
      if (projectId === undefined) return makeDomainForm(service, domain)
      return makeProjectForm(service, projectId, basePath)
    },
    /** Reads the state of an agent job (section 4.1). */
    readAgentJob(projectId: string, jobId: string, limits: RetryLimits) {
      const request = makeRequest('GET', `/v2/agent/${id(projectId)}/job/${id(jobId)}`)
      return call('agent-job', request, (body) => parseAgentJob(body, jobId), limits)
    },
    /** Requests a build of the branch that the project is deployed from. */
    requestUpdate(projectId: string, limits: RetryLimits) {
      const request = makeRequest('POST', `/v1/project/update/${id(projectId)}`)
      return call('update', request, parseStartedBuild, limits)
    },
    /** Reads the state of that build. */
    readUpdate(statusId: string, limits: RetryLimits) {
      const request = makeRequest('GET', `/v1/project/update-status/${id(statusId)}`)
      return call('update-status', request, parseBuild, limits)
    },
  }
}

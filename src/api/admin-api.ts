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
interface AskedExport {
  readonly domain?: string | undefined
  readonly projectId?: string | undefined
  /** The path under which the site will be served, if set; without a slash at the end. */
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
    /** Returns the calls for an export, in the form that the inputs determine. */
    exportForm({ domain, projectId, basePath }: AskedExport): ExportForm {
      const service = { request, call }
      if (projectId === undefined) return makeDomainForm(service, domain)
      return makeProjectForm(service, projectId, basePath)
    },
    /** Reads the state of an agent job (section 4.1). */
    readAgentJob(projectId: string, jobId: string, limits: RetryLimits) {
      const asked = request('GET', `/v2/agent/${id(projectId)}/job/${id(jobId)}`)
      return call('agent-job', asked, (body) => parseAgentJob(body, jobId), limits)
    },
    /** Requests a build of the branch that the project is deployed from. */
    requestUpdate: (projectId: string, limits: RetryLimits) =>
      call(
        'update',
        request('POST', `/v1/project/update/${id(projectId)}`),
        parseStartedBuild,
        limits,
      ),
    /** Reads the state of that build. */
    readUpdate: (statusId: string, limits: RetryLimits) =>
      call(
        'update-status',
        request('GET', `/v1/project/update-status/${id(statusId)}`),
        parseBuild,
        limits,
      ),
  }
}

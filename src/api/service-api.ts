import { type ApiClientOptions, makeSendCall, type RetryLimits } from './api-client.ts'
import {
  type ExportApi,
  encodeId,
  makeDomainExportApi,
  makeProjectExportApi,
} from './export-apis.ts'
import { parseAgentJob, parseBuild, parseStartedBuild } from './parse-responses.ts'
import type { ApiRequest } from './transport.ts'

interface ServiceApiOptions extends ApiClientOptions {
  /** The root of the API; a trailing slash does not matter. */
  readonly baseUrl: URL
  readonly apiKey: string
}

/** An export to start or to follow. With a project, the project's export API is used. */
interface ExportSubject {
  readonly domain?: string | undefined
  readonly projectId?: string | undefined
  /** The path under which the site will be served, if set; without a slash at the end. */
  readonly basePath?: string | undefined
}

/** The calls of the admin API. Each throws `CallError`, or the reason of the signal. */
export type ServiceApi = ReturnType<typeof openServiceApi>

/**
 * Returns the API at `options.baseUrl`. IDs are encoded into the path; they must not be empty or
 * dot segments.
 */
export function openServiceApi(options: ServiceApiOptions) {
  const { origin, pathname } = options.baseUrl
  const root = `${origin}${pathname.replace(/\/+$/, '')}`
  const makeRequest = (method: ApiRequest['method'], path: string, body?: object) => {
    const request = { method, url: new URL(`${root}${path}`), apiKey: options.apiKey }
    if (body === undefined) return request
    return { ...request, body: JSON.stringify(body) }
  }
  const sendCall = makeSendCall(options)
  return {
    /** Returns the calls for an export, by domain or by project as the inputs determine. */
    makeExportApi({ domain, projectId, basePath }: ExportSubject): ExportApi {
      const service = { makeRequest, sendCall }
      if (projectId === undefined) return makeDomainExportApi(service, domain)
      return makeProjectExportApi(service, projectId, basePath)
    },
    /** Reads the state of an agent job (section 4.1). */
    readAgentJob(projectId: string, jobId: string, limits: RetryLimits) {
      const request = makeRequest('GET', `/v2/agent/${encodeId(projectId)}/job/${encodeId(jobId)}`)
      return sendCall('agent-job', request, (body) => parseAgentJob(body, jobId), limits)
    },
    /** Requests a build of the branch that the project is deployed from. */
    requestUpdate(projectId: string, limits: RetryLimits) {
      const request = makeRequest('POST', `/v1/project/update/${encodeId(projectId)}`)
      return sendCall('update', request, parseStartedBuild, limits)
    },
    /** Reads the state of a requested build. */
    readUpdate(statusId: string, limits: RetryLimits) {
      const request = makeRequest('GET', `/v1/project/update-status/${encodeId(statusId)}`)
      return sendCall('update-status', request, parseBuild, limits)
    },
  }
}

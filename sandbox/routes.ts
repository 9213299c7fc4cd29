import type { IncomingHttpHeaders } from 'node:http'
import type { Reply } from './http.ts'

/** The parts of a request that matter here. */
export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** An address of the API, and the function that responds to requests for it. */
export interface Route {
  readonly method: string
  /** Its groups are the parameters, two at most. */
  readonly path: RegExp
  /** Whether the plan must include static export. */
  readonly enterprise: boolean
  readonly answer: (request: ApiRequest, ...parameters: [string, string]) => Reply | Promise<Reply>
}

import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpClientResponse } from '@actions/http-client'
import { getProxyUrl, HttpClient } from '@actions/http-client'

type Info = Parameters<HttpClient['requestRaw']>[0]
type Data = Parameters<HttpClient['requestRaw']>[1]

/** The toolkit's idle timer covers neither bodies nor proxies: it is set so long that our own deadline comes first. */
const NEVER_IDLE_MS = 24 * 60 * 60 * 1_000

/**
 * The toolkit's client for a single request. It can be aborted, its key goes to no other host, and it knows whether
 * the request can have arrived.
 */
export class OneRequestClient extends HttpClient {
  /** Whether the connection was established, so that the request may have been sent. Error codes do not show that. */
  canHaveArrived = false
  readonly #apiKey: string
  readonly #signal: AbortSignal

  constructor(apiKey: string, signal: AbortSignal) {
    super('docs-export-action', [], {
      allowRedirects: false,
      allowRetries: false,
      keepAlive: false,
      socketTimeout: NEVER_IDLE_MS,
    })
    this.#apiKey = apiKey
    this.#signal = signal
  }

  /** @internal Called by `request`: adds the options that the toolkit offers no way to set. */
  override requestRaw(info: Info, data: Data): Promise<HttpClientResponse> {
    const { options, parsedUrl, httpModule } = info
    options.headers = { ...options.headers, authorization: `Bearer ${this.#apiKey}` }
    options.signal = this.#signal
    // `URL` keeps the brackets of an IPv6 literal: a resolver looks for a host of that name, a proxy needs them.
    if (!getProxyUrl(parsedUrl.href)) options.host = parsedUrl.hostname.replace(/^\[(.*)\]$/, '$1')
    const request = (asked: RequestOptions, answered: (answer: IncomingMessage) => void) =>
      this.#watched(httpModule.request(asked, answered), parsedUrl)
    return super.requestRaw({ ...info, httpModule: { ...httpModule, request } as typeof httpModule }, data)
  }

  #watched(request: ClientRequest, { protocol }: URL): ClientRequest {
    const isTls = protocol === 'https:'
    return request.once('socket', (socket: Socket) => {
      this.canHaveArrived = !isTls && !socket.connecting
      socket.once(isTls ? 'secureConnect' : 'connect', () => {
        this.canHaveArrived = true
      })
    })
  }
}

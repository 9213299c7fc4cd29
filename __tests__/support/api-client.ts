import type { ExportApi } from '../../src/api/export-apis.ts'
import { openServiceApi, type ServiceApi } from '../../src/api/service-api.ts'
import { systemClock } from '../../src/common/clock.ts'
import { manualClock } from './manual-clock.ts'
import { KEY } from './service.ts'

/** Returns a client over real sockets, with a clock on which the hours between its requests cost nothing. */
export function clientOf(
  url: string,
  requestTimeoutMs = 5_000,
  signal = new AbortController().signal,
) {
  const clock = manualClock()
  const pauses: number[] = []
  const api = openServiceApi({
    baseUrl: new URL(url),
    apiKey: KEY,
    requestTimeoutMs,
    clock: { ...clock, every: systemClock.every },
    random: () => 0.999999,
    signal,
    onRetry: (_failure, _attempts, pauseMs) => pauses.push(Math.round(pauseMs)),
  })
  return { api, clock, pauses }
}

/** Returns how a call ended, whether it succeeded or failed. */
export const given = (call: Promise<unknown>) => call.catch((error: unknown) => error)

/** An export in each form of the API, by its name. */
export const EXPORTS: readonly (readonly [name: string, (api: ServiceApi) => ExportApi])[] = [
  ['domain’s form', (api) => api.makeExportApi({ domain: 'docs.example.com' })],
  ['project’s form', (api) => api.makeExportApi({ projectId: 'p' })],
]

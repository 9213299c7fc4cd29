import { type AdminApi, openAdminApi } from '../api/admin-api.ts'
import { showDuration } from '../common/units.ts'
import type { ServiceInputs } from '../inputs/shared-inputs.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'

/** Returns the API of the service. Failed attempts that are retried are logged. */
export function openServiceApi(
  service: ServiceInputs,
  { clock, random, signal, log }: Step,
): AdminApi {
  return openAdminApi({
    ...service,
    clock,
    random,
    signal,
    onRetry: (failure, attempts, pauseMs) => {
      // Advice about a certificate is only in the final error.
      const why = ('certificate' in failure && failure.certificate) || failure.why
      const serverMessage =
        failure.kind === 'status' && failure.serverMessage
          ? safe` (“${failure.serverMessage}”)`
          : ''
      const what = safe`No usable response from the service (attempt ${attempts})`
      log.info(safe`${what}: ${why}${serverMessage}; retrying in ${showDuration(pauseMs)}`)
    },
  })
}

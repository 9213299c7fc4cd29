import type { ApiFailure } from '../api/api-failure.ts'
import { openServiceApi, type ServiceApi } from '../api/service-api.ts'
import { formatDuration } from '../common/units.ts'
import type { ServiceInputs } from '../inputs/shared-inputs.ts'
import type { Step } from '../step/step.ts'
import { type SafeText, safe } from '../text/clean.ts'

/** Returns the API of the service. Failed attempts that are retried are logged. */
export function openLoggedServiceApi(
  service: ServiceInputs,
  { clock, random, signal, log }: Step,
): ServiceApi {
  return openServiceApi({
    ...service,
    clock,
    random,
    signal,
    onRetry: (failure, attempts, pauseMs) => {
      const what = describeFailedAttempt(failure)
      const why = explainFailedAttempt(failure)
      log.info(safe`${what} (attempt ${attempts}): ${why}; retrying in ${formatDuration(pauseMs)}`)
    },
  })
}

/** Returns whether the service itself refused, or no response of it can be used. */
function describeFailedAttempt(failure: ApiFailure): SafeText {
  const isRefusal = failure.kind === 'status' && failure.isFromService && failure.status < 500
  if (isRefusal) return safe`The service refused the request for now`
  return safe`No usable response from the service`
}

/** Returns why an attempt failed. Advice about a certificate is only in the final error. */
function explainFailedAttempt(failure: ApiFailure): SafeText {
  switch (failure.kind) {
    case 'status':
      if (failure.serverMessage === '') return failure.why
      return safe`${failure.why} (“${failure.serverMessage}”)`
    case 'unreadable':
      return failure.why
    default:
      return failure.certificate ?? failure.why
  }
}

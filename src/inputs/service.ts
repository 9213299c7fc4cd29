import { proxyProblems } from '../net/proxy.ts'
import { safe } from '../report/clean.ts'
import { type InputReader, type Invalid, ifValid } from './reader.ts'

/** The service, and how to ask it. */
export interface ServiceInputs {
  readonly baseUrl: URL
  readonly apiKey: string
  /** The longest silence of a request or transfer; for calls of the API also the longest one may take. In ms. */
  readonly requestTimeoutMs: number
}

/** How to wait for a job. */
export interface WaitInputs {
  /** Whether to wait at all. */
  readonly wait: boolean
  readonly timeoutMs: number
  readonly pollIntervalMs: number
}

/** Returns the inputs of the modes that ask the service. */
export function readService(read: InputReader): ServiceInputs | Invalid {
  read.report(...proxyProblems(read.env))
  return ifValid({
    baseUrl: read.required(
      'base-url',
      safe`give the root of the administrative API, such as https://api.example.com`,
    ),
    apiKey: read.required(
      'api-key',
      safe`its secret is empty. Check the expression after “api-key:” and the secret of that name in the repository, organization or environment that this job uses; runs for forks and for Dependabot do not get these secrets`,
    ),
    requestTimeoutMs: read.withDefault('request-timeout'),
  })
}

/** Returns the inputs of the modes that follow a job. */
export function readWait(read: InputReader): WaitInputs | Invalid {
  return ifValid({
    wait: read.withDefault('wait'),
    timeoutMs: read.withDefault('wait-timeout'),
    pollIntervalMs: read.withDefault('poll-interval'),
  })
}

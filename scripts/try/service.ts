import { DEFAULTS, type Sandbox, startSandbox } from '../../sandbox/server.ts'

type Inputs = Readonly<Record<string, string>>

/**
 * Starts a sandbox if the step needs a service and none is given. Returns it with the inputs that lead to it, apart from
 * those that are given.
 */
export async function serviceFor(given: Inputs): Promise<{ sandbox?: Sandbox; inputs: Inputs }> {
  const mode = given.mode || 'export'
  if (mode === 'check' || given['base-url']) return { inputs: given }
  const sandbox = await startSandbox({ exportTimeMs: 3_000, agentTimeMs: 3_000 })
  const service = { 'base-url': sandbox.baseUrl, 'api-key': sandbox.apiKey, 'poll-interval': '1s' }
  const job =
    mode === 'agent-job'
      ? { 'project-id': DEFAULTS.projectId, 'job-id': DEFAULTS.agentJobs[0] }
      : {}
  return { sandbox, inputs: { ...service, ...job, ...given } }
}

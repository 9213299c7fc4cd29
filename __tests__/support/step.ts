import { rmSync } from 'node:fs'
import { afterAll } from '@jest/globals'
import { type RunningStep, type StepOptions, type StepResult, startStep } from '../../sandbox/runner.ts'
import { OUTPUTS } from '../../src/step/outputs.ts'
import type { StepFaults } from './preload/step-faults.ts'
import { json, KEY, type Reply, type Script, type Service, service } from './service.ts'

export { KEY, service }

/** Every output, as it is when nothing is known. */
export const NO_OUTPUTS: Readonly<Record<string, string>> = Object.fromEntries(
  OUTPUTS.map((name) => [name, '']),
)

export const DOMAIN = 'docs.example.com'
export const JOB = 'exp_1'

/** A link as S3 signs it; it leads nowhere. */
export const LINK =
  'https://bucket.s3.example.com/site.tar.gz?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=21260102T030405Z&X-Amz-Expires=900&X-Amz-Signature=0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a6978'

/** The replies of an export that goes well; each call can be replaced. */
export const exportScript = (over: { start?: Reply[]; status?: Reply[]; bundle?: Reply[] } = {}): Script => ({
  'POST */bundle': over.bundle ?? [json({ bundleUrl: LINK })],
  'GET /v1/static-export/jobs/*': over.status ?? [
    json({ status: 'completed', progress: 100, pageCount: 12 }),
  ],
  'POST /v1/static-export/jobs': over.start ?? [json({ jobId: JOB })],
})

const homes: string[] = []
afterAll(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true })
})

/** Starts the step. One that a failed test leaves behind must not wait for hours. */
export function begin(options: StepOptions): RunningStep {
  const step = startStep({ timeoutMs: 100_000, ...options })
  homes.push(step.home)
  return step
}

/** Runs an export against a scripted service. Its waits only end steps that would fail: a busy machine needs long ones. */
export async function exportWith(
  script: Script,
  inputs: Record<string, string> = {},
  options: Partial<StepOptions> = {},
): Promise<StepResult & { asked: Service['asked'] }> {
  const { url, asked } = await service(script)
  const result = await begin({ ...options, with: { ...exportInputs(url), ...inputs } }).result
  return { ...result, asked }
}

/** Returns the environment of a step in whose process this goes wrong. */
export const withFaults = (faults: StepFaults): Record<string, string> => ({
  NODE_OPTIONS: `--import=${import.meta.resolve('./preload/step-faults.ts')}`,
  STEP_FAULTS: JSON.stringify(faults),
})

export const exportInputs = (url: string): Record<string, string> => ({
  'base-url': url,
  'api-key': KEY,
  domain: DOMAIN,
  'wait-timeout': '80s',
  'poll-interval': '1s',
  'request-timeout': '60s',
})

export const agentInputs = (url: string): Record<string, string> => ({
  'base-url': url,
  'api-key': KEY,
  mode: 'agent-job',
  'project-id': 'proj_1',
  'job-id': 'agent_1',
  'wait-timeout': '80s',
  'poll-interval': '1s',
  'request-timeout': '60s',
})

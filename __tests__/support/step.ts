import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from '@jest/globals'
import {
  type RunningStep,
  type StepOptions,
  type StepResult,
  startStep,
} from '../../sandbox/runner.ts'
import { type SandboxOptions, startSandbox } from '../../sandbox/server.ts'
import { OUTPUTS } from '../../src/step/outputs.ts'
import { treeOf } from './files.ts'
import type { StepFaults } from './preload/step-faults.ts'
import { keptWith } from './scratch.ts'
import { json, KEY, type Reply, type Script, type Service, service } from './service.ts'

export { keptWith as workspaceWith } from './scratch.ts'
export { KEY, service }

/** Every output, as it is when nothing is known. */
export const NO_OUTPUTS: Readonly<Record<string, string>> = Object.fromEntries(
  OUTPUTS.map((name) => [name, '']),
)

export const DOMAIN = 'docs.example.com'
export const JOB = 'exp_1'

/** A link as S3 signs it; nothing is there. */
export const LINK =
  'https://bucket.s3.example.com/site.tar.gz?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=21260102T030405Z&X-Amz-Expires=900&X-Amz-Signature=0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a6978'

/** The secret in it. */
export const SIGNATURE = new URL(LINK).searchParams.get('X-Amz-Signature') ?? ''

/** Responds that the bundle is at this path of the service itself, in either form of the API. */
export const linkTo =
  (path: string, more: object = {}): Reply =>
  (request, response) => {
    const bundleUrl = `http://${request.headers.host}${path}`
    json({ status: 'completed', bundleUrl, ...more })(request, response)
  }

/** The replies of the service to each call of an export. */
export interface Replies {
  readonly start?: readonly Reply[]
  readonly status?: readonly Reply[]
  readonly bundle?: readonly Reply[]
  /** The replies to requests for the archive: without them, nothing is at the link. */
  readonly archive?: readonly Reply[]
}

const DONE = { status: 'completed', progress: 100, pageCount: 12 }

const linksFor = ({ bundle, archive }: Replies): readonly Reply[] =>
  bundle ?? [
    archive
      ? linkTo('/site.tar.gz?sig=0123456789abcdef', DONE)
      : json({ ...DONE, bundleUrl: LINK }),
  ]

/** The replies of a successful export; that to each call can be replaced. */
export const exportScript = (replies: Replies = {}): Script => ({
  'POST */bundle': linksFor(replies),
  'GET /v1/static-export/jobs/*': replies.status ?? [json(DONE)],
  'POST /v1/static-export/jobs': replies.start ?? [json({ jobId: JOB })],
  'GET /site.tar.gz*': replies.archive ?? [],
})

const isCompleted = ({ says }: Reply) => (says as typeof DONE | undefined)?.status === 'completed'

/** The same in the project's form, in which the status of a completed job has the link. */
const projectScript = (replies: Replies = {}): Script => ({
  'GET /v1/static-export/proj_1/jobs/*': (replies.status ?? [json(DONE)]).flatMap((reply) =>
    isCompleted(reply) ? linksFor(replies) : [reply],
  ),
  'POST /v1/static-export/proj_1/jobs': replies.start ?? [
    json({ jobId: JOB, status: 'queued' }, 202),
  ],
  'GET /site.tar.gz*': replies.archive ?? [],
})

/** A form of the static export, for the tests that are the same in both. */
export interface TestedForm {
  readonly name: string
  /** The path of jobs. */
  readonly jobs: string
  /** The inputs that select it. */
  readonly inputs: Readonly<Record<string, string>>
  readonly script: (replies?: Replies) => Script
  /** What resumes a job, in addition to its ID. */
  readonly resumedWith: readonly string[]
}

const DOMAIN_FORM: TestedForm = {
  name: 'domain’s form',
  jobs: '/v1/static-export/jobs',
  inputs: {},
  script: exportScript,
  resumedWith: [],
}

export const PROJECT_FORM: TestedForm = {
  name: 'project’s form',
  jobs: '/v1/static-export/proj_1/jobs',
  inputs: { 'project-id': 'proj_1' },
  script: projectScript,
  resumedWith: ["    project-id: 'proj_1'"],
}

export const FORMS = [DOMAIN_FORM, PROJECT_FORM]

/**
 * Returns the rows of a table of tests for each form. In a row, the form comes second, and its name
 * is added to that of the row.
 */
export function inEachForm<More extends readonly unknown[]>(
  rows: readonly (readonly [name: string, ...More])[],
): [name: string, TestedForm, ...More][] {
  return FORMS.flatMap((form) =>
    rows.map(([name, ...more]): [string, TestedForm, ...More] => [
      `${form.name}: ${name}`,
      form,
      ...more,
    ]),
  )
}

const homes: string[] = []
afterAll(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true })
})

/**
 * Lets Node reuse the code that another step has compiled: a step gets no other variables of this
 * process.
 */
const COMPILED = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' }

/** Starts the step. One that a failed test leaves behind must not wait for hours. */
export function begin(options: StepOptions): RunningStep {
  const env = { ...COMPILED, ...options.env }
  const step = startStep({ timeoutMs: 300_000, ...options, env })
  homes.push(step.home)
  return step
}

type Inputs = Readonly<Record<string, string>>

/** How a step ended in a workspace. That and its RUNNER_TEMP, `temp`, are kept until all tests of the file are done. */
export interface Run extends StepResult {
  readonly workspace: string
  readonly temp: string
}

/** Runs the step, in a new workspace unless there is one. */
export async function runStep(inputs: Inputs, options: Partial<StepOptions> = {}): Promise<Run> {
  const workspace = options.workspace ?? keptWith()
  const step = begin({ ...options, with: inputs, workspace })
  return { ...(await step.result), workspace, temp: join(step.home, 'temp') }
}

/**
 * Runs an export against a scripted service. Its timeouts only end steps that would fail: a busy
 * machine needs long ones.
 */
export async function exportWith(
  script: Script,
  inputs: Inputs = {},
  options?: Partial<StepOptions>,
): Promise<Run & { asked: Service['asked'] }> {
  const { url, asked } = await service(script)
  return { ...(await runStep({ ...exportInputs(url), ...inputs }, options)), asked }
}

/**
 * Runs an export against a sandbox of its own, in which a job takes no time; also returns the
 * requests that the sandbox got.
 */
export async function exportFrom(
  sandbox: SandboxOptions,
  inputs: Inputs = {},
  options?: Partial<StepOptions>,
): Promise<Run & { asked: readonly string[] }> {
  const asked: string[] = []
  const info = ({ text }: { readonly text: string }) => void asked.push(text)
  const { baseUrl, apiKey, close } = await startSandbox({ exportTimeMs: 0, info, ...sandbox })
  const own = { 'base-url': baseUrl, 'api-key': apiKey, domain: DOMAIN }
  const run = await runStep({ ...own, ...inputs }, options)
  await close()
  return { ...run, asked }
}

/** Checks the folder `public` of a workspace, in which nothing may be written. */
export async function checkIn(
  workspace: string,
  inputs: Inputs = {},
  env: Inputs = {},
): Promise<Run> {
  const before = treeOf(workspace)
  const run = await runStep({ mode: 'check', 'site-path': 'public', ...inputs }, { workspace, env })
  expect([treeOf(workspace), run.stderr]).toEqual([before, ''])
  return run
}

/** Returns the environment of a step in whose process these faults occur. */
export const withFaults = (faults: StepFaults): Record<string, string> => ({
  NODE_OPTIONS: `--import=${import.meta.resolve('./preload/step-faults.ts')}`,
  STEP_FAULTS: JSON.stringify(faults),
})

const serviceInputs = (url: string) => ({
  'base-url': url,
  'api-key': KEY,
  'wait-timeout': '10m',
  'poll-interval': '1s',
  'request-timeout': '10m',
})

/** The inputs of an export. */
export const exportInputs = (url: string) => ({ ...serviceInputs(url), domain: DOMAIN })

/** The inputs that follow the agent's job `agent_1`. */
export const agentInputs = (url: string): Record<string, string> => ({
  ...serviceInputs(url),
  mode: 'agent-job',
  'project-id': 'proj_1',
  'job-id': 'agent_1',
})

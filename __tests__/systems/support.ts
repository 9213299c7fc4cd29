/**
 * Code that the tests of this folder share. They run the built step on any system that has Node 24,
 * with Node's own test runner: Jest's native parts do not exist for all of them.
 */
import assert from 'node:assert/strict'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { type StepOptions, type StepResult, startStep } from '../../sandbox/runner.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/server.ts'
import type { Tree } from '../support/archives.ts'

/**
 * Where workspaces are made: on GitHub's Windows machines, this is on a different drive from the temporary folder, in which
 * the step of `startStep` has its `RUNNER_TEMP`.
 */
const PARENT = process.env.GITHUB_WORKSPACE || tmpdir()

/** Returns a new empty folder that is gone after the test; on macOS, the temporary folder is behind a link. */
export function scratch(t: TestContext, parent = PARENT): string {
  const folder = mkdtempSync(join(realpathSync(parent), 'docs-export-systems-'))
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

/** Starts a sandbox that is closed after the test; jobs take no time unless told otherwise. */
export async function sandboxFor(t: TestContext, options: SandboxOptions): Promise<Sandbox> {
  const sandbox = await startSandbox({ exportTimeMs: 0, agentTimeMs: 0, ...options })
  t.after(() => sandbox.close())
  return sandbox
}

type Inputs = Readonly<Record<string, string>>

/** The inputs that specify a sandbox. */
export const inputsFor = (sandbox: Sandbox): Inputs => ({
  'base-url': sandbox.baseUrl,
  'api-key': sandbox.apiKey,
  'poll-interval': '1s',
  'wait-timeout': '2m',
})

/** Runs an export of `docs.example.com`. */
export function exported(sandbox: Sandbox, workspace: string, inputs: Inputs): Promise<StepResult> {
  return run({ workspace, with: { ...inputsFor(sandbox), domain: 'docs.example.com', ...inputs } })
}

/** Checks a folder. */
export function checked(workspace: string, inputs: Inputs): Promise<StepResult> {
  return run({ workspace, with: { mode: 'check', host: 'nginx', ...inputs } })
}

/** Runs the step; one that hangs is killed after ten minutes, which is long enough for a busy machine. */
export async function run(options: StepOptions): Promise<StepResult> {
  const result = await startStep({ timeoutMs: 600_000, ...options }).result
  assert.equal(result.stderr, '')
  return result
}

/** Returns the outputs of a step. @throws AssertionError with the log if it is not green */
export function assertGreen({ exitCode, outputs, errors, log }: StepResult): StepResult['outputs'] {
  assert.deepEqual([exitCode, outputs.outcome, errors], [0, 'succeeded', []], log)
  return outputs
}

/** @throws AssertionError with the log if the step did not end with this outcome and one message like this */
export function assertRed(result: StepResult, outcome: string, message: RegExp): void {
  assert.deepEqual([result.exitCode, result.outputs.outcome], [1, outcome], result.log)
  assert.equal(result.errors.length, 1, result.log)
  assert.match(result.errors[0] ?? '', message)
}

export const page = (body: string): string => `<!doctype html>\n<title>x</title>\n<p>${body}\n`

/**
 * A site without a finding, with names that need care: spaces, letters beyond ASCII, a page next to
 * its folder.
 */
export const SITE: Tree = {
  'index.html': page('<a href="guide">guide</a> <a href="%C3%BCber%20uns">about</a>'),
  'guide.html': page('<a href="guide/first%20steps#top">first steps</a>'),
  'guide/first steps.html': page('<a href="/">home</a> <img src="../assets/dot.png" alt="">'),
  'über uns.html': page('<a href="/guide">guide</a>'),
  'assets/dot.png': Buffer.alloc(300_000, 7),
  'assets/empty.css': '',
  '404.html': page('not found'),
}

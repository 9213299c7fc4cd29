/** What the step takes that does nothing with a bundle. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Candidate, compareInTurn, type Print, type Rounds } from './compare.ts'
import { startDeployment } from './deployment.ts'
import { STEP, stepWith } from './step.ts'
import { namesOf, TOOLS_ENV } from './tools.ts'

/**
 * Two whole runs of the shipped step: one that ends with an input error, beside a Node that does nothing, and one that
 * resumes a finished export and ends with its link, beside curl making the same two calls.
 */
export async function benchStartUp(options: Rounds, print: Print): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-up-'))
  writeFileSync(join(folder, 'bundle.zip'), '')
  const deployment = await startDeployment(folder)
  try {
    const job = {
      ...deployment.inputs,
      'job-id': await deployment.exportOf(join(folder, 'bundle.zip')),
    }
    const step = (inputs: Readonly<Record<string, string>>, proof: RegExp): Candidate => ({
      ...STEP,
      proof,
      prepare: () => stepWith(inputs, folder, folder),
    })
    await compareInTurn('an input error', [step({}, /api-key is missing/), NODE], options, print)
    const toLink = step(job, /The bundle can be downloaded/)
    await compareInTurn('from a job-id to the link', [toLink, curl(job), NODE], options, print)
  } finally {
    await deployment.stop()
    rmSync(folder, { recursive: true })
  }
}

const NODE: Candidate = {
  name: 'node -e 0',
  version: process.version,
  prepare: () => ({ command: [process.execPath, '-e', '0'], env: { PATH: process.env.PATH } }),
  proof: /^/,
}

function curl(job: Readonly<Record<'base-url' | 'api-key' | 'job-id', string>>): Candidate {
  const script =
    'curl -sSf -H "Authorization: Bearer $1" "$2"; curl -sSf -X POST -H "Authorization: Bearer $1" "$2/bundle"'
  const url = `${job['base-url']}/v1/static-export/jobs/${job['job-id']}`
  return {
    name: namesOf(['curl']),
    version: '',
    prepare: () => ({
      command: ['bash', '-ec', script, 'bash', job['api-key'], url],
      env: TOOLS_ENV,
    }),
    proof: /bundleUrl/,
  }
}

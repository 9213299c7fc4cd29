import { execFileSync, spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { cacheFolder, installOnce } from '../../scripts/install-once.ts'
import { exportScript, exportWith, NO_OUTPUTS } from '../support/step.ts'

/**
 * Real ones, because what an old Node cannot parse or link ends the process before any line of ours runs. npm has them
 * as packages for Linux; they are cached between runs.
 */
const MAJORS = [18, 20, 22]
const PACKAGE = `node-linux-${process.arch}`
const FOLDER = cacheFolder('old-nodes')
const nodeOf = (major: number) => join(FOLDER, `${major}`, 'node_modules', PACKAGE, 'bin', 'node')

/** Returns the version that the Node of this major version prints, without the `v`. */
const versionOf = (major: number) =>
  execFileSync(nodeOf(major), ['--version'], { encoding: 'utf8' }).trim().slice(1)

beforeAll(() => {
  for (const major of MAJORS) installOnce(`old-nodes/${major}`, [`${PACKAGE}@${major}`])
})

test.each(MAJORS)(
  'Node %d is reported as too old, in a sentence, before anything is sent',
  async (major) => {
    const run = await exportWith(exportScript(), { 'site-path': 'public' }, { node: nodeOf(major) })

    const said = `This step needs Node 24 or newer, but the runner started it with Node ${versionOf(major)},`
    expect(run.errors).toEqual([
      expect.stringContaining(`${said} so the step stopped before doing anything.`),
    ])
    expect(run).toMatchObject({ exitCode: 1, stderr: '', asked: [] })
    expect(run.outputs).toEqual({ ...NO_OUTPUTS, outcome: 'rejected' })
    expect(run.summary).toContain('needs Node 24')
  },
)

test.each(MAJORS)(
  'on Node %d, the command says in one sentence which version it needs',
  (major) => {
    const command = resolve('dist/check-command/index.js')
    const run = spawnSync(nodeOf(major), [command, '--help'], { encoding: 'utf8' })
    expect(run.stderr).toBe(
      `check: Node 24 or newer is needed, but this is Node ${versionOf(major)}\n`,
    )
    expect(run).toMatchObject({ status: 2, stdout: '' })
  },
)

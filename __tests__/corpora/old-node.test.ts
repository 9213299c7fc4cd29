import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { cacheFolder } from '../../scripts/cache-folder.ts'
import { installOnce } from '../../scripts/install-once.ts'
import { exportScript, exportWith, NO_OUTPUTS } from '../support/step.ts'

/**
 * Real ones, because what an old Node cannot parse or link ends the process before any line of ours runs. npm has them
 * as packages for Linux; they are cached between runs.
 */
const MAJORS = [18, 20, 22]
const PACKAGE = `node-linux-${process.arch}`
const FOLDER = cacheFolder('old-nodes')
const nodeOf = (major: number) => join(FOLDER, `${major}`, 'node_modules', PACKAGE, 'bin', 'node')

beforeAll(() => {
  for (const major of MAJORS) installOnce(`old-nodes/${major}`, [`${PACKAGE}@${major}`])
})

test.each(MAJORS)(
  'Node %d is reported as too old, in a sentence, before anything is sent',
  async (major) => {
    const version = execFileSync(nodeOf(major), ['--version'], { encoding: 'utf8' }).trim().slice(1)
    const run = await exportWith(exportScript(), { 'site-path': 'public' }, { node: nodeOf(major) })

    const said = `This step needs Node 24 or newer, but the runner started it with Node ${version};`
    expect(run.errors).toEqual([
      expect.stringContaining(`${said} it stopped before doing anything.`),
    ])
    expect(run).toMatchObject({ exitCode: 1, stderr: '', asked: [] })
    expect(run.outputs).toEqual({ ...NO_OUTPUTS, outcome: 'rejected' })
    expect(run.summary).toContain('needs Node 24')
  },
)

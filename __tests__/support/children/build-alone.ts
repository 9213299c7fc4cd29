/** A build in the folder of the first argument that takes as long as its stdin is open, and says when it begins and ends. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAlone } from '../../../scripts/build-lock.ts'
import { stampDist } from '../../../scripts/dist-stamp.ts'

const [root = ''] = process.argv.slice(2)
const say = (line: string) => writeFileSync(1, `${line}\n`)

buildAlone(
  root,
  () => {
    const dist = join(root, 'dist')
    rmSync(dist, { recursive: true, force: true })
    say('begins')
    readFileSync(0)
    for (const folder of ['dist', 'lib']) mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(dist, 'index.js'), 'built')
    stampDist(root)
    say('ends')
  },
  say,
)

import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { type FreshFolder, openFreshFolder } from '../../../src/disk/fresh-folder.ts'
import { Removals } from '../../../src/disk/removal.ts'

export type ReplaceStep =
  | 'set aside'
  | 'publish'
  | 'move away'
  | 'supersede'
  | 'make archive'
  | 'set archive aside'

/** Starts replacing the site at `targetPath`, takes these steps, and is killed. */
export default function run({
  targetPath,
  steps,
}: {
  readonly targetPath: string
  readonly steps: readonly ReplaceStep[]
}): void {
  const folder = openFreshFolder(targetPath, new Removals())
  mkdirSync(folder.made)
  writeFileSync(`${folder.made}/index.html`, 'new')
  let archive: FreshFolder | undefined
  const take: Record<ReplaceStep, () => void> = {
    'set aside': () => renameSync(targetPath, folder.old),
    publish: () => renameSync(folder.made, targetPath),
    'move away': () => renameSync(targetPath, `${targetPath}-2`),
    supersede: () => folder.supersede(),
    'make archive': () => {
      archive = openFreshFolder(`${targetPath}.zip`, new Removals(), folder)
      writeFileSync(archive.made, 'new archive')
    },
    'set archive aside': () => {
      if (archive) renameSync(`${targetPath}.zip`, archive.old)
    },
  }
  for (const step of steps) take[step]()
  process.kill(process.pid, 'SIGKILL')
}

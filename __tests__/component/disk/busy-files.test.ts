/** On Windows a virus scanner or an indexer may hold what is to be renamed or removed: another try a moment later succeeds. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { tarOf } from '../../support/archives.ts'
import { scratch } from '../../support/scratch.ts'

const source = (name: string) => JSON.stringify(join(import.meta.dirname, '../../../src', name))

/** Runs `script` where the first two calls of `call` find the file held; returns what it prints. */
function whileHeld(call: 'renameSync' | 'rmSync', script: string): string {
  const code = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const real = fs.${call}
    let held = 2
    fs.${call} = (...args) => {
      if (held === 0) return real(...args)
      held -= 1
      throw Object.assign(new Error('held'), { code: 'EBUSY', syscall: '${call}' })
    }
    syncBuiltinESMExports()
    const { Removals } = await import(${source('disk/removal.ts')})
    const removals = new Removals()
    const signal = new AbortController().signal
    const say = ({ text }) => console.log(text)
    const system = { platform: 'win32', clock: { sleep: async () => {} } }
    ${script}`
  const child = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  expect(child).toMatchObject({ status: 0, stderr: '' })
  return child.stdout
}

test('the archive that was downloaded a moment ago is moved', async () => {
  const root = scratch()
  const [archive, path] = [join(root, 'archive'), join(root, 'site.tar')]
  const content = await tarOf([{ name: 'index.html', content: 'new' }])
  writeFileSync(archive, content)
  const bundle = JSON.stringify({ path, overwrite: false, isFolderOfArchive: false })
  whileHeld(
    'renameSync',
    `const { deliver } = await import(${source('unpack/deliver.ts')})
    const targets = { bundle: ${bundle}, site: undefined }
    const limits = { bytes: 1_000_000, entries: 10 }
    const archive = ${JSON.stringify(archive)}
    await deliver({ archive, name: 'site.tar', targets, limits, removals, signal, say, system })
    await removals.settled()`,
  )
  expect(readdirSync(root)).toEqual(['site.tar'])
  expect(readFileSync(path)).toEqual(content)
})

test('what an interrupted run set aside is put back', () => {
  const root = scratch()
  const place = join(root, 'site')
  mkdirSync(place)
  writeFileSync(join(place, 'index.html'), 'old')
  const begun = `
    import fs from 'node:fs'
    const { openFreshFolder } = await import(${source('disk/fresh-folder.ts')})
    const folder = openFreshFolder(${JSON.stringify(place)}, undefined)
    fs.renameSync(${JSON.stringify(place)}, folder.old)`
  spawnSync(process.execPath, ['--input-type=module', '-e', begun])
  const said = whileHeld(
    'renameSync',
    `const { clearRemains } = await import(${source('disk/fresh-folder.ts')})
    await clearRemains(${JSON.stringify(place)}, removals, say, system)
    await removals.settled()`,
  )
  expect(said).toContain(`the previous content of ${place} was restored`)
  expect(readdirSync(root)).toEqual(['site'])
  expect(readFileSync(join(place, 'index.html'), 'utf8')).toBe('old')
})

test('the rest of a download that failed is removed, and why it failed is told', () => {
  const folder = scratch()
  const said = whileHeld(
    'rmSync',
    `const { download } = await import(${source('fetch/download.ts')})
    const { systemClock } = await import(${source('clock.ts')})
    const options = {
      link: { url: 'https://localhost:9/a', sizeBytes: 1 }, renewLink: async () => { throw new Error('expired') }, folder: ${JSON.stringify(folder)}, maxBytes: 1,
      silenceMs: 1_000, loopbackAllowed: true, clock: systemClock, random: () => 0,
      signal: AbortSignal.abort(new Error('cancelled')), say, system,
    }
    await download(options).catch((error) => console.log(error.message))`,
  )
  expect(said).toBe('cancelled\n')
  expect(readdirSync(folder)).toEqual([])
})

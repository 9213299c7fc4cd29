import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { openFreshFolder } from '../../../src/disk/fresh-folder.ts'
import { cleanUpInterruptedRuns } from '../../../src/disk/interrupted-runs.ts'
import { Removals } from '../../../src/disk/removal.ts'
import { spawnChild } from '../../support/child.ts'
import type { ReplaceStep } from '../../support/children/replace-site.ts'
import { scratch } from '../../support/scratch.ts'

let root: string
const at = (path: string) => join(root, path)

beforeEach(() => {
  root = scratch()
  mkdirSync(at('site'))
  writeFileSync(at('site/index.html'), 'old')
})

/** Has a run begin to replace the site, take `steps`, and be killed. Returns the name of what it leaves. */
async function killedAfter(...steps: ReplaceStep[]): Promise<string> {
  const before = new Set(readdirSync(root))
  const { signal, stderr } = await spawnChild('replace-site', { targetPath: at('site'), steps })
  expect({ signal, stderr }).toEqual({ signal: 'SIGKILL', stderr: '' })
  const [name = ''] = readdirSync(root).filter((entry) => !before.has(entry) && entry.startsWith('.site-'))
  expect(name).toMatch(/^\.site-/)
  return name
}

async function cleared(targetPath = 'site') {
  const removals = new Removals()
  const said: string[] = []
  await cleanUpInterruptedRuns(at(targetPath), removals, ({ text }) => said.push(text))
  await removals.settled()
  expect(removals.left).toEqual([])
  return said
}

const site = () => readFileSync(at('site/index.html'), 'utf8')

describe('the next run cleans up after a killed run', () => {
  test('if it was killed while unpacking, its files are removed', async () => {
    await killedAfter()
    expect(await cleared()).toEqual([])
    expect(readdirSync(root)).toEqual(['site'])
    expect(site()).toBe('old')
  })

  test('if it was killed between the two renames, the old site is put back', async () => {
    await killedAfter('set aside')
    expect(readdirSync(root)).not.toContain('site')
    expect(await cleared()).toEqual([
      expect.stringContaining(`the previous content of ${at('site')} was restored`),
    ])
    expect(readdirSync(root)).toEqual(['site'])
    expect(site()).toBe('old')
  })

  test('if it was killed after both renames, before it knew that everything is in place, both sites stay', async () => {
    const name = await killedAfter('set aside', 'publish')
    const expected = `the previous content of ${at('site')} is in ${at(name)}/old. Take what you need from it, then delete ${at(name)};`
    for (let i = 0; i < 2; i += 1) expect(await cleared()).toEqual([expect.stringContaining(expected)])
    expect(readFileSync(at(`${name}/old/index.html`), 'utf8')).toBe('old')
    expect(site()).toBe('new')
  })

  test('if it was killed after both renames, and the new site was removed since, the old site is put back', async () => {
    await killedAfter('set aside', 'publish', 'move away')
    await cleared()
    expect(readdirSync(root).toSorted()).toEqual(['site', 'site-2'])
    expect(site()).toBe('old')
  })

  test('if it was killed when everything was in place, the new site stays and the old one is removed', async () => {
    await killedAfter('set aside', 'publish', 'supersede')
    expect(await cleared()).toEqual([])
    expect(readdirSync(root)).toEqual(['site'])
    expect(site()).toBe('new')
  })

  test('if it was killed between the two renames, and somebody put something at the path since, nothing is touched', async () => {
    const name = await killedAfter('set aside')
    mkdirSync(at('site'))
    expect(await cleared()).toEqual([expect.stringContaining(`is in ${at(name)}/old.`)])
    expect(readFileSync(at(`${name}/old/index.html`), 'utf8')).toBe('old')
    expect(readdirSync(at('site'))).toEqual([])
  })

  describe('if it was killed between publishing the site and the archive that belongs to it', () => {
    const bundle = () => readFileSync(at('site.zip'), 'utf8')

    test.each<[string, ReplaceStep[], boolean]>([
      ['when the old archive was set aside', ['set archive aside'], true],
      ['where there was no archive', [], false],
    ])('%s: the new archive is put beside the new site', async (_, last, isThere) => {
      if (isThere) writeFileSync(at('site.zip'), 'old archive')
      await killedAfter('make archive', 'set aside', 'publish', ...last)
      expect(await cleared('site.zip')).toEqual([
        expect.stringContaining(`${at('site.zip')} was published now`),
      ])
      expect([site(), bundle()]).toEqual(['new', 'new archive'])
      expect(readdirSync(root).filter((name) => name.startsWith('.site.zip'))).toEqual([])
    })

    test('and the next run asks for the site alone, the new archive is put beside the new site, and stays there', async () => {
      rmSync(at('site'), { recursive: true })
      writeFileSync(at('site.zip'), 'old archive')
      await killedAfter('make archive', 'publish', 'set archive aside')
      expect(await cleared()).toEqual([expect.stringContaining(`${at('site.zip')} was published now`)])
      expect(await cleared('site.zip')).toEqual([])
      expect([site(), bundle(), ...readdirSync(root)]).toEqual(['new', 'new archive', 'site', 'site.zip'])
    })

    test('and the archive cannot be asked about, because its folder was copied, only the site is cleaned up', async () => {
      rmSync(at('site'), { recursive: true })
      writeFileSync(at('site.zip'), 'old archive')
      await killedAfter('make archive', 'publish', 'set archive aside')
      const [name = ''] = readdirSync(root).filter((entry) => entry.startsWith('.site.zip'))
      renameSync(at(name), at('.site.zip-abcdef'))
      expect(await cleared()).toEqual([])
      expect(readdirSync(root)).toEqual(['.site.zip-abcdef', 'site'])
    })

    test('and the new site was removed since, the old ones are put back', async () => {
      writeFileSync(at('site.zip'), 'old archive')
      await killedAfter('make archive', 'set aside', 'publish', 'set archive aside', 'move away')
      await cleared('site.zip')
      await cleared()
      expect([site(), bundle()]).toEqual(['old', 'old archive'])
    })

    test('and there is an archive at its path, that is left as it is', async () => {
      writeFileSync(at('site.zip'), 'another archive')
      await killedAfter('make archive', 'set aside', 'publish')
      expect(await cleared('site.zip')).toEqual([])
      expect(bundle()).toBe('another archive')
    })
  })

  test('and the files of several killed runs are removed', async () => {
    for (let i = 0; i < 3; i += 1) await killedAfter()
    await cleared()
    expect(readdirSync(root)).toEqual(['site'])
  })
})

describe('a folder that is not certain to come from a killed run for the same path is left alone', () => {
  const stays = async (name: string, targetPath = 'site') => {
    const before = readdirSync(root, { recursive: true }).toSorted()
    expect(before).toContain(name)
    expect(await cleared(targetPath)).toEqual([])
    expect(readdirSync(root, { recursive: true }).toSorted()).toEqual(before)
  }
  const mark = (name: string) => JSON.parse(readFileSync(at(`${name}/docs-export.json`), 'utf8'))

  test('the folder of a run that is still running', async () => {
    const { path } = openFreshFolder(at('site'), new Removals())
    await stays(path.slice(root.length + 1))
  })

  test('the folder of a run for another path', async () => {
    await stays(await killedAfter(), 'site-2')
  })

  test.each<[string, (name: string) => string]>([
    [
      'a copy under another name',
      (name) => {
        renameSync(at(name), at('.site-abcdef'))
        return '.site-abcdef'
      },
    ],
    [
      'one that something was added to',
      (name) => {
        writeFileSync(at(`${name}/mine`), '')
        return name
      },
    ],
    [
      'one without a mark',
      (name) => {
        renameSync(at(`${name}/docs-export.json`), at('mark'))
        return name
      },
    ],
    [
      'one with a mark that was cut off',
      (name) => {
        writeFileSync(at(`${name}/docs-export.json`), '{"folder":')
        return name
      },
    ],
    [
      'a link to one',
      (name) => {
        renameSync(at(name), at('elsewhere'))
        symlinkSync('elsewhere', at(name))
        return name
      },
    ],
    [
      'one that a machine made that cannot be asked',
      (name) => {
        writeFileSync(at(`${name}/docs-export.json`), JSON.stringify({ ...mark(name), machine: 'another' }))
        return name
      },
    ],
    [
      'one of a process that runs, of which no more is known',
      (name) => {
        const { began: _, ...rest } = mark(name)
        writeFileSync(at(`${name}/docs-export.json`), JSON.stringify({ ...rest, pid: process.pid }))
        return name
      },
    ],
  ])('%s', async (_, change) => {
    await stays(change(await killedAfter()))
  })

  const onLinux = process.platform === 'linux' ? test : test.skip
  onLinux('but the folder of a process whose id has been reused is removed', async () => {
    const name = await killedAfter()
    const began = '1'
    writeFileSync(at(`${name}/docs-export.json`), JSON.stringify({ ...mark(name), began, pid: process.pid }))
    await cleared()
    expect(readdirSync(root)).toEqual(['site'])
  })

  test.each([
    [9, ['.site-', 'site']],
    [11, ['site']],
  ])(
    'until 10 minutes after the last sign of life, if it is of another machine: %d minutes',
    async (minutes, left) => {
      const name = await killedAfter()
      const file = at(`${name}/docs-export.json`)
      writeFileSync(file, JSON.stringify({ ...mark(name), machine: 'another' }))
      const then = Date.now() / 1_000 - minutes * 60
      utimesSync(file, then, then)
      await cleared()
      expect(readdirSync(root).map((entry) => entry.slice(0, 6))).toEqual(left)
    },
  )
})

describe('a run that is still running', () => {
  afterEach(() => void jest.useRealTimers())

  test('touches its mark every minute until the folder is gone', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance', 'nextTick'] })
    const removals = new Removals()
    const folder = openFreshFolder(at('site'), removals)
    const file = join(folder.path, 'docs-export.json')
    for (let i = 0; i < 3; i += 1) {
      utimesSync(file, 1, 1)
      jest.advanceTimersByTime(60_000)
      expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(10_000)
    }
    folder.remove()
    await removals.settled()
    expect(jest.getTimerCount()).toBe(0)
  })

  test('does not remove what it set aside, unless that is superseded', async () => {
    const removals = new Removals()
    const folder = openFreshFolder(at('site'), removals)
    renameSync(at('site'), folder.old)
    folder.remove()
    await removals.settled()
    expect(readFileSync(join(folder.old, 'index.html'), 'utf8')).toBe('old')
    folder.supersede()
    folder.remove()
    await removals.settled()
    expect(readdirSync(root)).toEqual([])
  })
})

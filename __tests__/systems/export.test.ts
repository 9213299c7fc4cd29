/**
 * Export and agent-job modes: every format, what is published where, and what cannot be published.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { startStep } from '../../sandbox/runner.ts'
import { probeFileSystem } from '../../src/disk/file-names.ts'
import { PACKERS, type Tree, tarGzOf, zipOf } from '../support/archives.ts'
import { digestOf, filesIn, sha256, sumsOf, writeFiles } from '../support/files.ts'
import {
  assertGreen,
  assertRed,
  exported,
  inputsFor,
  page,
  run,
  SITE,
  sandboxFor,
  scratch,
} from './support.ts'

/** Starts a sandbox that serves this archive, and makes a workspace. */
async function prepared(t: TestContext, archive: Buffer, name = 'site.zip') {
  const workspace = scratch(t)
  const bundle = join(scratch(t), name)
  writeFileSync(bundle, archive)
  return { workspace, sandbox: await sandboxFor(t, { bundle }) }
}

const packedSite = () => PACKERS['zip, deflated'](SITE)

describe('every format is unpacked, checked, and kept', () => {
  for (const [format, pack] of Object.entries(PACKERS)) {
    test(format, async (t) => {
      const archive = await pack(SITE)
      const { workspace, sandbox } = await prepared(t, archive, 'site')
      const result = await exported(sandbox, workspace, {
        'site-path': 'public/docs',
        'bundle-path': 'kept/',
        verify: 'strict',
        host: 'nginx',
      })
      assertGreen(result)
      assert.deepEqual(filesIn(join(workspace, 'public', 'docs')), sumsOf(SITE))
      const { outputs } = result
      const { sitePath, siteFiles, siteDigest, verifyErrors, verifyWarnings } = outputs
      assert.deepEqual(
        [sitePath, siteFiles, siteDigest, verifyErrors, verifyWarnings],
        [join(workspace, 'public', 'docs'), '7', digestOf(sumsOf(SITE)), '0', '0'],
      )
      assert.deepEqual(
        [outputs.bundleSha256, outputs.bundleSize, sha256(readFileSync(outputs.bundlePath ?? ''))],
        [sha256(archive), String(archive.length), sha256(archive)],
      )
      assert.equal(readdirSync(workspace).sort().join(), 'kept,public')
    })
  }

  test('a site of 1,500 files, which threads write and read', async (t) => {
    const file = (i: number) => [`${i % 30}/${i}.html`, page(`<a href="/">${i}</a>`)]
    const files = Array.from({ length: 1_500 }, (_, i) => file(i))
    const site: Tree = { ...SITE, ...Object.fromEntries(files) }
    const { workspace, sandbox } = await prepared(t, await PACKERS['tar.gz'](site))
    const inputs = { 'site-path': 'public', verify: 'strict', host: 'nginx' }
    const outputs = assertGreen(await exported(sandbox, workspace, inputs))
    assert.equal(outputs.siteDigest, digestOf(sumsOf(site)))
  })
})

describe('overwrite', () => {
  const inputs = { 'site-path': 'public', 'bundle-path': 'site.zip' }
  const occupied = async (t: TestContext) => {
    const place = await prepared(t, await packedSite())
    writeFiles(join(place.workspace, 'public'), { 'old.html': 'old', 'old/page.html': 'old' })
    writeFileSync(join(place.workspace, 'site.zip'), 'old')
    return place
  }

  test('is needed for existing content, which is reported before anything is sent', async (t) => {
    const { workspace, sandbox } = await occupied(t)
    const before = filesIn(workspace)
    const result = await exported(sandbox, workspace, inputs)
    assertRed(
      result,
      'rejected',
      /bundle-path[\s\S]*already exists[\s\S]*site-path[\s\S]*already exists/,
    )
    assert.equal(result.outputs.jobId, '')
    assert.deepEqual(filesIn(workspace), before)
  })

  test('replaces the site and the archive', async (t) => {
    const { workspace, sandbox } = await occupied(t)
    assertGreen(await exported(sandbox, workspace, { ...inputs, overwrite: 'true' }))
    assert.deepEqual(filesIn(join(workspace, 'public')), sumsOf(SITE))
    assert.deepEqual(readFileSync(join(workspace, 'site.zip')), await packedSite())
    assert.equal(readdirSync(workspace).sort().join(), 'public,site.zip')
  })

  // On other systems, no program keeps a folder from being replaced.
  if (process.platform === 'win32') {
    test('waits for another program that uses the folder for a moment', async (t) => {
      const { workspace, sandbox } = await occupied(t)
      const cwd = join(workspace, 'public')
      const waiting = ['-e', 'setInterval(() => {}, 1_000)']
      const program = spawn(process.execPath, waiting, { cwd, stdio: 'ignore' })
      let ended: Promise<boolean> | undefined
      const result = await run({
        workspace,
        with: { ...inputsFor(sandbox), domain: 'docs.example.com', ...inputs, overwrite: 'true' },
        onLine(line) {
          if (line.startsWith('Downloaded the archive'))
            ended = setTimeout(1_500).then(() => program.kill())
        },
      })
      await ended
      assertGreen(result)
      assert.deepEqual(filesIn(join(workspace, 'public')), sumsOf(SITE))
    })
  }

  test('leaves existing content untouched if the new archive is refused', async (t) => {
    const { workspace, sandbox } = await prepared(t, zipOf([{ name: '../evil.html' }]))
    writeFiles(join(workspace, 'public'), { 'old.html': 'old' })
    const result = await exported(sandbox, workspace, { 'site-path': 'public', overwrite: 'true' })
    assertRed(result, 'bundle-failed', /\.\.\/evil\.html/)
    assert.deepEqual(filesIn(workspace), sumsOf({ 'public/old.html': 'old' }))
  })
})

describe('a path', () => {
  const LONG = Array.from({ length: 12 }, () => 'a-folder-with-a-long-name')
  const paths: Readonly<Record<string, string>> = {
    'with spaces and letters beyond ASCII': 'mein Ordner/über uns',
    'of more than 300 characters': LONG.join('/'),
    'with a slash at its end': 'public/',
    'with dots': './a/../public',
    ...(sep === '\\' && { 'with backslashes': 'a\\b', 'with both slashes': 'a\\b/c' }),
  }
  for (const [which, path] of Object.entries(paths)) {
    test(which, async (t) => {
      const { workspace, sandbox } = await prepared(t, await packedSite())
      const inputs = { 'site-path': path, 'bundle-path': `kept/${path}/site.zip` }
      const outputs = assertGreen(await exported(sandbox, workspace, inputs))
      assert.equal(outputs.sitePath, join(workspace, path).replace(/[/\\]$/, ''))
      assert.deepEqual(filesIn(outputs.sitePath ?? ''), sumsOf(SITE))
      assert.deepEqual(readFileSync(join(workspace, 'kept', path, 'site.zip')), await packedSite())
    })
  }

  test('that is absolute, in the temporary folder', async (t) => {
    const { workspace, sandbox } = await prepared(t, await packedSite())
    const elsewhere = scratch(t, tmpdir())
    const inputs = {
      'site-path': join(elsewhere, 'site'),
      'bundle-path': join(elsewhere, 'out') + sep,
    }
    const outputs = assertGreen(await exported(sandbox, workspace, inputs))
    assert.deepEqual(filesIn(join(elsewhere, 'site')), sumsOf(SITE))
    assert.deepEqual(readFileSync(outputs.bundlePath ?? ''), await packedSite())
  })

  test('inside an archive can be long, too', async (t) => {
    const site = { ...SITE, [`${LONG.join('/')}/page.html`]: page('') }
    const { workspace, sandbox } = await prepared(t, await PACKERS['tar.gz'](site))
    const inputs = { 'site-path': 'public', verify: 'strict', host: 'nginx' }
    const outputs = assertGreen(await exported(sandbox, workspace, inputs))
    assert.equal(outputs.siteDigest, digestOf(sumsOf(site)))
  })

  test('that would replace the workspace is refused', async (t) => {
    const { workspace, sandbox } = await prepared(t, await packedSite())
    for (const path of ['.', '..', workspace, workspace.toUpperCase()]) {
      const isSame = existsSync(path)
      const result = await exported(sandbox, workspace, { 'site-path': path, overwrite: 'true' })
      if (isSame) assertRed(result, 'rejected', /site-path/)
    }
    assert.deepEqual(readdirSync(workspace), [])
  })
})

/** Names that are refused if the file system cannot store them, and unpacked elsewhere. */
describe('an archive with names that not every system can store', () => {
  const folders = ['con/index.html', 'guide./index.html', 'guide /index.html']
  const windows = ['aux.html', ...folders, 'what?.html', 'what:.html']
  type Case = readonly [
    name: string,
    needs: 'hasWindowsNames' | 'ignoresCase',
    names: readonly string[],
  ]
  const cases: readonly Case[] = [
    ...windows.map((name) => [name, 'hasWindowsNames', ['index.html', name]] as const),
    ['Guide.html and guide.html', 'ignoresCase', ['index.html', 'Guide.html', 'guide.html']],
    ['a folder in two cases', 'ignoresCase', ['index.html', 'Guide/a.html', 'guide/b.html']],
  ]
  for (const [name, trait, names] of cases) {
    test(name, async (t) => {
      const archive = await tarGzOf(names.map((each) => ({ name: each, content: page('') })))
      const { workspace, sandbox } = await prepared(t, archive)
      const cannotHold = probeFileSystem(scratch(t))[trait]
      const result = await exported(sandbox, workspace, {
        'site-path': 'public',
        'bundle-path': 'site.tgz',
      })
      if (cannotHold) {
        assertRed(result, 'bundle-failed', /file system of this runner cannot store/)
        assert.deepEqual(readdirSync(workspace), [])
      } else {
        assertGreen(result)
        assert.deepEqual(Object.keys(filesIn(join(workspace, 'public'))).sort(), names.toSorted())
      }
    })
  }
})

if (process.platform === 'win32') {
  describe('a path that Windows cannot have is refused before anything is sent', () => {
    const drive =
      [...'QRSTUVWXY'].map((letter) => `${letter}:`).find((each) => !existsSync(`${each}\\`)) ??
      'Q:'
    const cases: Readonly<Record<string, RegExp>> = {
      aux: /reserved for a device/,
      'a/nul.txt': /reserved for a device/,
      'what?': /which Windows does not allow/,
      'site.': /ends in a dot or a space/,
      '.git./hooks': /\.git/,
      [`${drive}\\site`]: new RegExp(`there is no drive ${drive}`),
    }
    for (const [path, message] of Object.entries(cases)) {
      test(path, async (t) => {
        const { workspace, sandbox } = await prepared(t, await packedSite())
        const result = await exported(sandbox, workspace, { 'site-path': path })
        assertRed(result, 'rejected', message)
        assert.deepEqual([result.outputs.jobId, readdirSync(workspace)], ['', []])
      })
    }
  })
}

describe('values-file', () => {
  for (const [which, end] of Object.entries({ CRLF: '\r\n', LF: '\n' })) {
    test(`keeps its comments, and its lines end with ${which}`, async (t) => {
      const { workspace, sandbox } = await prepared(t, await packedSite())
      mkdirSync(join(workspace, 'deploy'))
      const file = join(workspace, 'deploy', 'values.yaml')
      const around = (...lines: string[]) =>
        ['# of the docs', 'replicas: 2 # two', 'staticExport:', ...lines, 'other: [1, 2]', ''].join(
          end,
        )
      writeFileSync(file, around('  enabled: false'))
      const inputs = { 'values-file': 'deploy/values.yaml', 'export-version': '1.10' }
      const outputs = assertGreen(await exported(sandbox, workspace, inputs))
      const url = `  bundleUrl: ${JSON.stringify(outputs.bundleUrl)}`
      const expected = around(url, '  version: "1.10"', '  enabled: true')
      assert.equal(readFileSync(file, 'utf8'), expected)
      assert.deepEqual(readdirSync(join(workspace, 'deploy')), ['values.yaml'])
    })
  }
})

if (process.platform !== 'win32') {
  test('a step that is canceled says how to resume, and leaves nothing', async (t) => {
    const sandbox = await sandboxFor(t, { exportTimeMs: 600_000 })
    const workspace = scratch(t)
    const inputs = { ...inputsFor(sandbox), domain: 'docs.example.com', 'site-path': 'public' }
    const step = startStep({ workspace, with: inputs, timeoutMs: 600_000 })
    const isRunning = () => step.child.exitCode === null && step.child.signalCode === null
    while (!step.outputs().jobId && isRunning()) await setTimeout(50)
    step.child.kill('SIGINT')
    const result = await step.result
    assertRed(result, 'cancelled', /job-id/)
    assert.deepEqual(readdirSync(workspace), [])
  })
}

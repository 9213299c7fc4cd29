import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { startSandbox } from '../../sandbox/server.ts'
import { type Tree, tarGzOf, zipOf } from '../support/archives.ts'
import { writeFiles } from '../support/check.ts'
import { keptScratch, treeOf } from '../support/scratch.ts'
import { begin, exportInputs, exportScript, exportWith, service, withFaults } from '../support/step.ts'

const page = (body: string) =>
  `<!doctype html><title>A page</title><main><h1>About it</h1><p>This page says ${body} at some length.</p></main>`

const EARLIER = {
  'index.html': `${page('home')}<a href="guide.html">guide</a>`,
  'guide.html': page('how'),
  'gone.html': page('goodbye'),
  'logo.svg': '<svg/>',
} satisfies Tree

const LATER = {
  'index.html': EARLIER['index.html'],
  'guide.html': page('how not'),
  'new.html': page('hello'),
  'logo.svg': '<svg></svg>',
} satisfies Tree

const NONE = { changed: '', changesReport: '', pagesAdded: '', pagesRemoved: '', pagesChanged: '' }

interface Place {
  readonly workspace: string
  readonly temp: string
}

function place(): Place {
  const folder = keptScratch()
  const [workspace, temp] = [join(folder, 'workspace'), join(folder, 'temp')]
  for (const path of [workspace, temp]) mkdirSync(path)
  return { workspace, temp }
}

/** Checks the folder `public` of a workspace, compared with what `prepare` puts beside it. */
async function checked(
  prepare: (workspace: string) => void | Promise<void>,
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
) {
  const { workspace, temp } = place()
  writeFiles(join(workspace, 'public'), LATER)
  await prepare(workspace)
  const before = treeOf(workspace)
  const run = await begin({
    with: { mode: 'check', 'site-path': 'public', 'compare-with': 'earlier', ...inputs },
    workspace,
    env: { RUNNER_TEMP: temp, ...env },
  }).result
  expect(treeOf(workspace)).toEqual(before)
  return { ...run, temp, workspace }
}

/** What a run leaves in the folder for temporary files: the reports. */
const kept = (temp: string) => readdirSync(temp).filter((name) => !name.startsWith('docs-export-report-'))

const withFolder = (files: Readonly<Record<string, string>>) => (workspace: string) =>
  writeFiles(join(workspace, 'earlier'), files)
const withArchive = (archive: Buffer | Promise<Buffer>) => async (workspace: string) =>
  writeFileSync(join(workspace, 'earlier'), await archive)

describe('mode check', () => {
  test.concurrent('says what changed', async () => {
    const run = await checked(withFolder(EARLIER))
    expect([run.exitCode, run.errors, run.warnings]).toEqual([0, [], []])
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      changed: 'true',
      pagesAdded: '1',
      pagesRemoved: '1',
      pagesChanged: '1',
    })
    const path = run.outputs.changesReport ?? ''
    expect(path.startsWith(run.temp)).toBe(true)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      format: 1,
      changed: true,
      pages: {
        added: ['new.html'],
        removed: ['gone.html'],
        changed: [{ page: 'guide.html', what: ['text'], sections: [{ heading: 'About it', is: 'changed' }] }],
      },
      files: { changed: ['logo.svg'] },
    })
    const shown = readFileSync(path.replace('.json', '.md'), 'utf8')
    for (const words of ['<code>guide.html</code>', '<code>About it</code>', '<code>new.html</code>'])
      expect(shown).toContain(words)
    expect(run.summary).toContain(
      '<h4>Compared with the earlier site: 1 page added, 1 page removed, 1 page changed, 1 other file changed</h4>',
    )
    expect(run.summary).toContain('<code>About it</code>')
    expect(run.summary).toContain('upload-artifact')
    expect(run.log).toContain('Compared with the earlier site: 1 page added')
  })

  test.concurrent('reports the addresses that are gone, and writes the redirects that repair them', async () => {
    const moved = { 'index.html': LATER['index.html'], 'a/manual.html': EARLIER['guide.html'] }
    const run = await checked(
      (workspace) => {
        withFolder({ ...EARLIER, _redirects: '/start / 301' })(workspace)
        writeFiles(join(workspace, 'public'), moved)
        rmSync(join(workspace, 'public/guide.html'))
      },
      { host: 'netlify' },
    )
    const path = run.outputs.verifyReport ?? ''
    const { findings } = JSON.parse(readFileSync(path, 'utf8'))
    const gone = findings.filter(({ code }: { code: string }) => code === 'vanished-page')
    expect(gone.map(({ severity, target }: Record<string, string>) => [severity, target])).toEqual([
      ['warning', '/gone'],
      ['warning', '/guide'],
      ['notice', '/start'],
    ])
    expect(gone[1].message).toContain('is now at /a/manual')
    const folder = join(dirname(path), 'redirects/netlify')
    const rules = readFileSync(join(folder, '_redirects'), 'utf8').split('\n')
    expect(rules).toEqual(
      expect.arrayContaining(['/guide /a/manual 301', '/guide.html /a/manual 301', '/start / 301']),
    )
    expect(run.log).toContain(`Redirects for 4 addresses of the earlier site are in ${folder}`)
    expect(run.summary).toContain('vanished-page')
  })

  test.concurrent('compares a large site in threads of the bundle', async () => {
    // Together they are beyond what one thread compares alone (src/workers/pool.ts).
    const filler = '<p>A line of text.</p>'.repeat(2_500)
    const pages = (what: string) =>
      Object.fromEntries(
        Array.from({ length: 150 }, (_, i) => [`p/${i}.html`, page(`${filler}${what} ${i}`)]),
      )
    const run = await checked((workspace) => {
      withFolder({ ...LATER, ...pages('now and then') })(workspace)
      writeFiles(join(workspace, 'public'), pages('every day'))
    })
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', pagesChanged: '150' })
  })

  test.concurrent('says it before verify: strict fails the step', async () => {
    const broken = { ...EARLIER, 'index.html': LATER['index.html'] }
    const run = await checked(
      (workspace) => {
        withFolder(broken)(workspace)
        writeFiles(join(workspace, 'public'), { 'bad.html': '<a href="nowhere.html">x</a>' })
      },
      { verify: 'strict' },
    )
    expect(run.outputs).toMatchObject({ outcome: 'verify-failed', changed: 'true', pagesAdded: '2' })
  })

  test.concurrent('leaves out what symbolic links in the earlier site lead to outside of it', async () => {
    const run = await checked((workspace) => {
      withFolder(EARLIER)(workspace)
      writeFiles(workspace, { 'secret.html': page('a secret') })
      symlinkSync('../secret.html', join(workspace, 'earlier', 'secret.html'))
    })
    expect(run.outputs).toMatchObject({ changed: 'true', pagesRemoved: '1' })
    expect(run.log).toContain(
      'Note: 1 symbolic link in the earlier site leads out of it and was left out, such as secret.html',
    )
  })

  test.concurrent('makes foreign names and headings safe to show', async () => {
    const hostile = '::set-output name=x::<img src=x onerror=1> @someone ##[error]'
    const run = await checked((workspace) => {
      withFolder({ ...EARLIER, 'a\n::error::b.html': page('x') })(workspace)
      writeFiles(join(workspace, 'public'), {
        'guide.html': page('how not').replace('About it', hostile.replaceAll('<', '&lt;')),
      })
    })
    const shown = readFileSync((run.outputs.changesReport ?? '').replace('.json', '.md'), 'utf8')
    for (const text of [shown, run.summary, run.log]) {
      expect(text).not.toContain('<img')
      expect(text).not.toMatch(/^\s*::/m)
      expect(text).not.toContain('##[')
    }
    expect(shown).toContain('&lt;img src=x onerror=1&gt; @someone')
  })
})

describe('an earlier site that cannot be used', () => {
  const file = (name: string, content = 'x') => ({ name, content })
  test.concurrent.each<[string, string, () => Buffer | Promise<Buffer>, Record<string, string>]>([
    [
      'an entry that leads out of it',
      'no site may hold its entry “../x.html”: its path leads out of its folder',
      () => tarGzOf([file('index.html'), file('../x.html')]),
      {},
    ],
    [
      'a bomb',
      'it unpacks to more than 1.0 MiB, the limit of max-unpacked-size',
      () => tarGzOf([file('index.html'), file('bomb.txt', ' '.repeat(30_000_000))]),
      { 'max-unpacked-size': '1MiB' },
    ],
    ['no index.html', 'there is no index.html in it', () => tarGzOf([file('a.html'), file('b.html')]), {}],
    [
      'a damaged archive',
      'the archive is damaged',
      async () => (await tarGzOf([file('index.html')])).subarray(0, 60),
      {},
    ],
  ])('%s', async (_, why, archive, inputs) => {
    const run = await checked(withArchive(archive()), inputs)
    expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'rejected'])
    expect(run.errors).toEqual([expect.stringContaining('The earlier site in `compare-with`')])
    expect(run.errors[0]).toContain(why)
    expect(run.outputs).toMatchObject({ ...NONE, verifyReport: '' })
    expect(readdirSync(run.temp)).toEqual([])
  })

  test.concurrent('is reported before an export is started', async () => {
    const { workspace } = place()
    writeFileSync(join(workspace, 'earlier.tar.gz'), await tarGzOf([file('index.html'), file('/etc/passwd')]))
    const run = await exportWith(
      exportScript(),
      // What a release needs would be asked next, and is not there.
      { 'site-path': 'public', 'compare-with': 'earlier.tar.gz', 'release-asset': 'site.zip' },
      { workspace },
    )
    expect([run.outputs.outcome, run.asked]).toEqual(['rejected', []])
    expect(run.errors[0]).toContain('no site may hold its entry “/etc/passwd”: its path is absolute')
    expect(existsSync(join(workspace, 'public'))).toBe(false)
  })
})

describe('mode export', () => {
  /** Exports the later site, compared with `earlier` in the workspace. */
  async function exported(
    earlier: Tree,
    inputs: Readonly<Record<string, string>> = {},
    env: Readonly<Record<string, string>> = {},
  ) {
    const { workspace, temp } = place()
    writeFiles(join(workspace, 'source'), LATER)
    writeFileSync(
      join(workspace, 'earlier.zip'),
      zipOf(Object.entries(earlier).map(([name, content]) => ({ name, content }))),
    )
    const sandbox = await startSandbox({ site: join(workspace, 'source'), exportTimeMs: 0 })
    const run = await begin({
      with: {
        'base-url': sandbox.baseUrl,
        'api-key': sandbox.apiKey,
        domain: 'docs.example.com',
        'site-path': 'public',
        'compare-with': 'earlier.zip',
        ...inputs,
      },
      workspace,
      env: { RUNNER_TEMP: temp, ...env },
    }).result
    await sandbox.close()
    return { ...run, workspace, temp }
  }

  test.concurrent('says what the export changes, and leaves nothing of the earlier site', async () => {
    const run = await exported(EARLIER)
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      changed: 'true',
      pagesAdded: '1',
      pagesRemoved: '1',
      pagesChanged: '1',
    })
    expect(kept(run.temp)).toEqual([])
    expect(readdirSync(run.workspace).sort()).toEqual(['earlier.zip', 'public', 'source'])
  })

  test.concurrent('with the archive that the new one replaces', async () => {
    const run = await exported(EARLIER, { 'bundle-path': 'earlier.zip', overwrite: 'true', verify: 'off' })
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', pagesAdded: '1' })
  })

  test.concurrent('two exports of one site of the sandbox are the same', async () => {
    const { workspace, temp } = place()
    const sandbox = await startSandbox({ exportTimeMs: 0 })
    const inputs = { 'base-url': sandbox.baseUrl, 'api-key': sandbox.apiKey, domain: 'docs.example.com' }
    const run = (more: Readonly<Record<string, string>>) =>
      begin({ with: { ...inputs, ...more }, workspace, env: { RUNNER_TEMP: temp } }).result
    await run({ 'bundle-path': 'first.tar.gz' })
    const second = await run({ 'site-path': 'public', 'compare-with': 'first.tar.gz' })
    await sandbox.close()
    expect(second.outputs).toMatchObject({
      outcome: 'succeeded',
      changed: 'false',
      pagesAdded: '0',
      pagesRemoved: '0',
      pagesChanged: '0',
    })
  })

  test.concurrent('goes on with a warning if the comparison fails', async () => {
    const env = withFaults({ mapGroupByMissing: true })
    const run = await exported(EARLIER, { verify: 'off' }, env)
    expect([run.exitCode, run.errors]).toEqual([0, []])
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', ...NONE })
    expect(run.warnings).toEqual([
      expect.stringContaining('could not be compared with the earlier one in `compare-with`'),
    ])
  })

  test.concurrent('a cancelled step leaves nothing of the earlier site', async () => {
    const { workspace, temp } = place()
    writeFileSync(join(workspace, 'earlier.zip'), zipOf([{ name: 'index.html', content: page('x') }]))
    const { url } = await service(exportScript({ status: [() => {}] }))
    const running = begin({
      with: {
        ...exportInputs(url),
        'wait-timeout': '1h',
        'site-path': 'public',
        'compare-with': 'earlier.zip',
      },
      workspace,
      env: { RUNNER_TEMP: temp },
      onLine: (line) => {
        if (line.includes('Started job')) running.child.kill('SIGINT')
      },
    })
    const run = await running.result
    expect(run.outputs.outcome).toBe('cancelled')
    expect(readdirSync(temp)).toEqual([])
    expect(readdirSync(workspace)).toEqual(['earlier.zip'])
  })
})

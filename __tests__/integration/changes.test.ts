/**
 * Sites that are compared, as the runner starts the step; component/modes/check.test.ts tests more
 * decisions.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { PACKERS, type Tree } from '../support/archives.ts'
import { checkIn, exportFrom, exportScript, exportWith, workspaceWith } from '../support/step.ts'

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

const ONE_EACH = { changed: 'true', pagesAdded: '1', pagesRemoved: '1', pagesChanged: '1' }

const under = (folder: string, tree: Tree): Tree =>
  Object.fromEntries(Object.entries(tree).map(([name, content]) => [`${folder}/${name}`, content]))

/** Checks a site, compared with an earlier one, both folders. */
const compared = (later: Tree, earlier: Tree, inputs: Record<string, string> = {}) =>
  checkIn(workspaceWith({ ...under('public', later), ...under('earlier', earlier) }), {
    'compare-with': 'earlier',
    ...inputs,
  })

describe('mode check', () => {
  test.concurrent('says what changed', async () => {
    const run = await compared(LATER, EARLIER)
    expect([run.exitCode, run.errors, run.warnings]).toEqual([0, [], []])
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', ...ONE_EACH })
    const path = run.outputs.changesReport ?? ''
    expect(path.startsWith(run.temp)).toBe(true)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      format: 1,
      changed: true,
      pages: {
        added: ['new.html'],
        removed: ['gone.html'],
        changed: [
          {
            page: 'guide.html',
            what: ['text'],
            sections: [{ heading: 'About it', is: 'changed' }],
          },
        ],
      },
      files: { changed: ['logo.svg'] },
    })
    const shown = readFileSync(path.replace('.json', '.md'), 'utf8')
    for (const words of [
      '<code>guide.html</code>',
      '<code>About it</code>',
      '<code>new.html</code>',
    ])
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
    const run = await compared(
      { ...moved, 'new.html': LATER['new.html'] },
      { ...EARLIER, _redirects: '/start / 301' },
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

  test.concurrent('compares a large site in threads of the bundle, and reports the changes before verify: strict fails', async () => {
    // Together, they are more than one thread compares alone (src/workers/pool.ts).
    const filler = '<p>A line of text.</p>'.repeat(2_500)
    const pages = (what: string) =>
      Object.fromEntries(
        Array.from({ length: 150 }, (_, i) => [`p/${i}.html`, page(`${filler}${what} ${i}`)]),
      )
    const later = { ...LATER, 'bad.html': '<a href="nowhere.html">x</a>', ...pages('every day') }
    const run = await compared(later, { ...LATER, ...pages('now and then') }, { verify: 'strict' })
    expect(run.outputs).toMatchObject({
      outcome: 'verify-failed',
      changed: 'true',
      pagesChanged: '150',
    })
  })
})

describe('an earlier site that cannot be used', () => {
  test.concurrent('is reported before an export is started', async () => {
    const workspace = workspaceWith({ earlier: await PACKERS['tar.gz']({ '/etc/passwd': 'x' }) })
    const inputs = { 'site-path': 'public', 'compare-with': 'earlier' }
    const run = await exportWith(exportScript(), inputs, { workspace })
    expect([run.outputs.outcome, run.asked]).toEqual(['rejected', []])
    expect(run.errors[0]).toContain(
      'its entry “/etc/passwd” is refused, because its path is absolute',
    )
    expect(existsSync(join(workspace, 'public'))).toBe(false)
  })
})

describe('mode export', () => {
  test.concurrent('reports what the export changes, and leaves nothing of the earlier site', async () => {
    const earlier = await PACKERS['zip, deflated'](EARLIER)
    const workspace = workspaceWith({ 'earlier.zip': earlier, ...under('source', LATER) })
    const inputs = { 'site-path': 'public', 'compare-with': 'earlier.zip' }
    const run = await exportFrom({ site: join(workspace, 'source') }, inputs, { workspace })
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', ...ONE_EACH })
    expect(run.summary).toContain('vanished-page')
    expect(readdirSync(run.temp)).toEqual([expect.stringMatching(/^docs-export-report-/)])
    expect(readdirSync(workspace).sort()).toEqual(['earlier.zip', 'public', 'source'])
  })

  test.concurrent('two exports of one site are the same, even if the new archive replaces the earlier one', async () => {
    const workspace = workspaceWith()
    const kept = { 'bundle-path': 'docs.tar.gz', overwrite: 'true' }
    await exportFrom({}, kept, { workspace })
    const both = { ...kept, 'site-path': 'public', 'compare-with': 'docs.tar.gz', verify: 'off' }
    const { outputs } = await exportFrom({}, both, { workspace })
    const none = { changed: 'false', pagesAdded: '0', pagesRemoved: '0', pagesChanged: '0' }
    expect(outputs).toMatchObject({ outcome: 'succeeded', ...none })
  })
})

describe('max-pages-removed', () => {
  const NAMES = ['a', 'b', 'c']
  const numbered = (names: readonly string[], folder = '') =>
    Object.fromEntries(names.map((name) => [`${folder}${name}.html`, page(`the tale of ${name}`)]))
  const MANY = { ...EARLIER, ...numbered(NAMES) }

  test.concurrent('nothing is handed over, whatever verify is', async () => {
    const values = 'staticExport:\n  enabled: false\n'
    const workspace = workspaceWith({
      ...under('source', LATER),
      ...under('earlier', MANY),
      'values.yaml': values,
    })
    const inputs = {
      'site-path': 'public',
      'compare-with': 'earlier',
      'max-pages-removed': '3',
      'values-file': 'values.yaml',
      verify: 'off',
    }
    const run = await exportFrom({ site: join(workspace, 'source') }, inputs, { workspace })
    expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'verify-failed'])
    expect(run.errors).toEqual([
      expect.stringContaining(
        `More pages of the earlier site are missing from ${join(workspace, 'public')} than \`max-pages-removed: 3\` allows: 4 of 6 (including a.html), so this step fails, and the values file was not changed. Check`,
      ),
    ])
    expect(run.errors[0]).toContain('run the workflow manually with `max-pages-removed: 4` or')
    expect(run.errors[0]).toContain(run.outputs.changesReport)
    expect(run.outputs.pagesRemoved).toBe('4')
    expect(run.summary).toContain('❌ 4 of 6 pages removed in docs.example.com')
    expect(run.summary).toContain('To get corrected pages, export again')
    expect(readFileSync(join(workspace, 'values.yaml'), 'utf8')).toBe(values)
  })
})

/** The check as a command, with `--compare-with`. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { writeFiles } from '../support/check.ts'
import { scratch, scratchWith } from '../support/scratch.ts'

const page = (body: string) =>
  `<!doctype html><html lang=en><title>x</title><h1>x</h1><p>${body}</p></html>`

const EARLIER = {
  'index.html': page('home'),
  '404.html': page('nothing'),
  'a.html': page('one'),
  'gone.html': page('This page has been here for years.'),
  'old.html': page('This page will have moved by then.'),
}
const LATER = {
  'index.html': page('home'),
  '404.html': page('nothing'),
  'a.html': page('two'),
  'new.html': page('This page will have moved by then.'),
  '::warning::x.html': page('new'),
}

const COMPARED =
  'Compared with the earlier site: 1 page added, 1 page removed, 1 page moved, 1 page changed'

/** Two sites, and a folder for temporary files. */
function sites() {
  const folder = scratch()
  const [earlier, later, temp] = [
    join(folder, 'earlier'),
    join(folder, 'later'),
    join(folder, 'temp'),
  ]
  writeFiles(earlier, EARLIER)
  writeFiles(later, LATER)
  mkdirSync(temp)
  const check = (...args: string[]) =>
    spawnSync(process.execPath, ['dist/check-command/index.js', '--host', 'netlify', ...args], {
      encoding: 'utf8',
      env: { ...process.env, RUNNER_TEMP: '', TMPDIR: temp },
    })
  return { folder, earlier, later, temp, check }
}

test('what changed is printed, and addresses that are gone are findings', () => {
  const { earlier, later, check } = sites()
  // What readers never see is not a change, whichever of the two sites has it.
  for (const site of [earlier, later]) writeFiles(site, { [`.of-${basename(site)}`]: '' })
  const { stdout, status } = check('--compare-with', earlier, later)
  expect(stdout).toContain(`${COMPARED}\n`)
  expect(stdout).toContain('\nchanged a.html: text\n')
  expect(stdout).toContain('\nremoved gone.html\n')
  expect(stdout).toContain('\nmoved old.html to new.html\n')
  expect(stdout).toMatch(/^new warning vanished-page .*gone/m)
  expect(stdout).not.toMatch(/^\s*::/m)
  expect(status).toBe(0)
})

test.each([
  [[], 0],
  [['--fail-on', 'warnings'], 1],
  [['--fail-on', 'broken-anchor'], 1],
  [['--fail-on', 'metadata'], 0],
])('warnings that the earlier site has, too, and a new one: %j', (args, expected) => {
  const { earlier, check } = sites()
  const later = scratchWith({ 'index.html': page('<a href="#none">x</a>') })
  const { stdout, status } = check(...args, later)
  expect(status).toBe(expected)
  expect(/^Failed because of .* \(--fail-on /m.test(stdout)).toBe(expected === 1)
  writeFiles(earlier, { 'index.html': page('<a href="#none">x</a>') })
  const news = ['--compare-with', earlier, '--verify', 'strict-new', ...args]
  const isOfAnchor = args.includes('broken-anchor')
  expect(check(...news, later).status).toBe(isOfAnchor ? 0 : expected)
})

test.each([
  [[], 1],
  [['--verify', 'strict'], 1],
  [['--verify', 'strict-new'], 0],
  [['--verify', 'strict-new', '--fail-on', 'broken-anchor, metadata'], 0],
  [['--verify', 'strict-new', '--fail-on', 'errors'], 0],
])('errors that the earlier site has, too: %j', (args, expected) => {
  const { earlier, later, check } = sites()
  // Files that are not compared are checked, too.
  const faults = { 'a.html': page('<a href="nowhere">x</a>'), '.env': 'KEY=1' }
  for (const site of [earlier, later]) writeFiles(site, faults)
  const { stdout, status } = check('--compare-with', earlier, ...args, later)
  expect(stdout).toContain('\nerror broken-link nowhere\n')
  expect(stdout).toContain('\n0 new errors, 2 known, 0 fixed since the earlier site\n')
  expect(status).toBe(expected)
  if (expected === 1) return
  writeFiles(later, { 'new.html': page('<a href="gone/too">x</a>') })
  expect(check('--compare-with', earlier, ...args, later).status).toBe(1)
})

test('an error is new although thousands of notices of its code are not listed', () => {
  const { earlier, later, check } = sites()
  const list = Array.from({ length: 20_001 }, (_, i) => `[x](/gone/${i})`).join('\n')
  for (const site of [earlier, later]) writeFiles(site, { 'list.md': list })
  writeFiles(later, { 'new.html': page('<a href="/zzz">x</a>') })
  const { stdout, status } = check('--compare-with', earlier, '--verify', 'strict-new', later)
  expect(stdout).toContain('\nnew error broken-link /zzz\n')
  expect(stdout).toContain('\n1 new error, 0 known, 0 fixed since the earlier site\n')
  expect(status).toBe(1)
})

test('the report comes with the changes, and with redirects', () => {
  const { folder, earlier, later, check } = sites()
  const report = join(folder, 'report')
  const { stdout } = check('--compare-with', earlier, '--report', report, later)
  expect(stdout).toContain(`Changes: ${join(report, 'changes.json')}`)
  expect(JSON.parse(readFileSync(join(report, 'changes.json'), 'utf8'))).toMatchObject({
    changed: true,
    pages: { removed: ['gone.html'] },
  })
  const files =
    'changes.json changes.md external-links.tsv external-links.txt gl-code-quality-report.json junit.xml new-external-links.txt redirects report.html report.json'
  expect(readdirSync(report).sort().join(' ')).toBe(files)
  expect(readFileSync(join(report, 'redirects', 'netlify', '_redirects'), 'utf8')).toContain('/old')
  const shown = readFileSync(join(report, 'report.html'), 'utf8')
  expect(shown).toContain(`<h2>${COMPARED}</h2>`)
  expect(shown).toMatch(/<h2>Redirects for \d+ addresses of the earlier site/)
  expect(shown).toContain('<li><code>gone.html</code></li>')
  const again = check('--compare-with', earlier, '--report', report, later).stdout
  expect(again).toContain(join(report, 'redirects-2'))
})

test('a page is redirected to another one only if that is certain', () => {
  const { folder, earlier, later, check } = sites()
  const soon = page('We are still writing this page, come back soon.')
  const moved = (to: string) =>
    page(`This page has moved, please follow <a href="${to}">this link</a>.`)
  writeFiles(earlier, { 'api.html': soon, 'cli.html': soon, 'setup.html': moved('index.html') })
  writeFiles(later, { 'pricing.html': soon, 'zlegal.html': soon, 'billing.html': moved('a.html') })
  const report = join(folder, 'report')
  const { stdout } = check('--compare-with', earlier, '--report', report, later)
  expect(stdout).toContain('\nmoved setup.html to billing.html\n')
  const rules = readFileSync(join(report, 'redirects', 'netlify', '_redirects'), 'utf8')
  expect(rules.match(/^\/.*/gm)).toEqual(['/old /new 301', '/old.html /new 301'])
})

test('an archive is unpacked for it, and nothing is left behind', () => {
  const { folder, earlier, later, temp, check } = sites()
  const archive = join(folder, 'earlier.tar.gz')
  expect(spawnSync('tar', ['-czf', archive, '-C', earlier, '.']).status).toBe(0)
  const { stdout, status } = check('--compare-with', archive, later)
  expect(stdout).toContain('\nmoved old.html to new.html\n')
  expect(status).toBe(0)
  expect(readdirSync(temp)).toEqual([])
})

test('an archive that cannot be unpacked is refused, and nothing is left behind', () => {
  const { folder, later, temp, check } = sites()
  const archive = join(folder, 'bad.zip')
  writeFileSync(archive, Buffer.from('PK\x03\x04 and no more'))
  const { stderr, status } = check('--compare-with', archive, later)
  expect(stderr).toContain('bad.zip” cannot be used: the archive is damaged; ')
  expect(status).toBe(2)
  // What only the step has: inputs, jobs, and requests to a service.
  expect(stderr).not.toMatch(/`|job-id|overwrite|sent|workflow/)
  expect(readdirSync(temp)).toEqual([])
})

test('a renamed heading fails the check if configured', () => {
  const { folder, earlier, check } = sites()
  const renamed = { ...EARLIER, 'a.html': page('<h2 id=run>Run</h2>') }
  const later = scratchWith(renamed)
  writeFiles(earlier, { 'a.html': page('<h2 id=use>Use</h2>') })
  const gated = ['--verify', 'strict-new', '--fail-on', 'vanished-anchor', '--report', folder]
  const { stdout, status } = check('--compare-with', earlier, ...gated, later)
  expect(stdout).toMatch(/^new warning vanished-anchor \/a#use$/m)
  expect(stdout).toContain('/a#run exists, in the same place on the page.')
  expect(readFileSync(join(folder, 'junit.xml'), 'utf8')).toMatch(/<failure[^>]*>[^<]*\/a#use/)
  expect(status).toBe(1)
  expect(check('--compare-with', scratchWith(renamed), ...gated, later).status).toBe(0)
})

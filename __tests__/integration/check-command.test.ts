/**
 * The check as a command. `check-command-comparison.test.ts` tests its comparison, and
 * `component/command-line/check-options.test.ts` its arguments.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { renderSite } from '../../sandbox/render.ts'
import { readDocs } from '../../sandbox/site.ts'
import { type Files, writeFiles } from '../support/files.ts'
import { scratch, scratchWith } from '../support/scratch.ts'

const COMMAND = resolve('dist/check-command/index.js')
const HEAD = '<!doctype html><meta charset="utf-8"><title>x</title>x'
const FRAME = { 'index.html': HEAD, '404.html': HEAD }

const checkIn = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', cwd })
const check = (...args: string[]) => checkIn('.', ...args)

/** Returns the folder of a site made of a start page and `files`. */
const siteOf = (files: Files) => scratchWith({ ...FRAME, ...files })

const errorsIn = (stdout: string) => stdout.match(/^(?:error|warning) .*/gm)

test('the exit code shows whether there were errors', () => {
  const folder = siteOf({ 'a.html': `${HEAD}<a href="./x::warning::\u001b[31m">` })
  const broken = check('--host', 'nginx', folder)
  expect(broken.stdout).toContain('error broken-link ./x::warning::')
  expect(broken.stdout).toContain('    in a.html:1')
  expect(broken.stdout).not.toContain('\u001b')
  expect(broken.status).toBe(1)
  writeFiles(folder, { '::warning::x.html': '<a href="gone">' })
  expect(check(folder).stdout).not.toMatch(/^\s*::/m)
  writeFiles(folder, { 'a.html': HEAD, '::warning::x.html': HEAD })
  expect(check(folder).status).toBe(0)
})

test.each([
  ['strict-new', [], true],
  ['strict-new', ['--compare-with', 'earlier'], false],
  ['strict', [], false],
])('with --verify %s %j, it says that all errors count as new: %j', (verify, args, expected) => {
  const pages = { 'site/index.html': HEAD, 'site/404.html': HEAD, 'earlier/index.html': HEAD }
  const { stdout, status } = checkIn(scratchWith(pages), '--verify', verify, ...args, 'site')
  expect(status).toBe(0)
  expect(stdout.endsWith('\nnote All errors count as new without --compare-with\n')).toBe(expected)
})

test('a folder without a home page is questioned before it is read, which may take minutes', () => {
  const folder = scratchWith({ 'site/index.html': HEAD, 'site/404.html': HEAD })
  expect(check(folder).stdout).toMatch(
    /^Reading .*, which has no index\.html: is this the folder with the site\?\nChecking 2 pages/,
  )
  expect(check(join(folder, 'site')).stdout).toMatch(/^Checking 2 pages/)
})

test('a run that breaks off says why in junit.xml, and leaves no earlier report', () => {
  const pages = { 'site/index.html': HEAD, 'site/404.html': HEAD, 'earlier/index.html': HEAD }
  const place = scratchWith({ ...pages, 'old.tar': 'x' })
  const run = (...args: string[]) => checkIn(place, '--report', 'out', ...args)
  const names = () => readdirSync(join(place, 'out')).sort()
  const error = () => {
    const xml = readFileSync(join(place, 'out/junit.xml'), 'utf8')
    const [, why] = /<error message="([^"]*)" type="not-checked"\/>/.exec(xml) ?? []
    return why
  }
  expect(run('--compare-with', 'earlier', 'site').status).toBe(0)
  expect(names()).toContain('changes.md')
  expect(error()).toBeUndefined()

  expect(run('gone').status).toBe(2)
  expect(names()).toEqual(['junit.xml'])
  expect(error()).toContain('there is no folder')

  expect(run('site').status).toBe(0)
  expect(run('--compare-with', 'old.tar', 'site').status).toBe(2)
  expect(names()).toEqual(['junit.xml'])
  expect(error()).toContain('--compare-with')

  // The folder for the report may be the one that was meant to be checked.
  expect(run('site').status).toBe(0)
  expect(run().status).toBe(2)
  expect(names()).toContain('report.json')
})

test('user files with the names of reports that are not written are kept', () => {
  const names = ['CHANGES.md', 'changes.md', 'changes.json']
  // A file of another program that is of the same kind.
  const text = '{\n  "format": 1,\n  "name": "x"\n}'
  const own = Object.fromEntries(names.map((name) => [`public/${name}`, text]))
  const place = scratchWith({ ...own, 'site/index.html': HEAD, 'site/404.html': HEAD })
  expect(checkIn(place, '--report', 'public', 'site').status).toBe(0)
  for (const name of names) expect(readFileSync(join(place, 'public', name), 'utf8')).toBe(text)
})

test('in npm run check, an option that npm took is an error', () => {
  const env = { ...process.env, npm_lifecycle_event: 'check', npm_config_base_path: '/x/' }
  const args = [COMMAND, siteOf({})]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  expect(status).toBe(2)
  expect(stderr).toContain('npm interpreted --base-path itself: run npm run check -- --base')
})

test('a folder may have the name of an option', () => {
  const place = scratchWith({ 'report/index.html': HEAD, 'report/404.html': HEAD })
  expect(checkIn(place, 'report').status).toBe(0)
})

test.each<[string[], string]>([
  [[], 'no folder given: specify the folder to check'],
  [['--hots', 'nginx', '.'], 'Unknown option --hots; did you mean --host\\?$'],
])('%j is wrong usage: %s', (args, words) => {
  const { status, stdout, stderr } = checkIn(siteOf({}), ...args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(new RegExp(`^check: ${words}`, 'm'))
  expect(stderr).toContain('--help lists')
})

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('output that does not fit on the disk is no finding', () => {
  const full = openSync('/dev/full', 'w')
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, siteOf({})], {
    encoding: 'utf8',
    stdio: ['ignore', full, 'pipe'],
  })
  closeSync(full)
  expect(stderr).toMatch(/^check: the output could not be written: ENOSPC: .*\n$/)
  expect(status).toBe(2)
})

onLinux.each([
  ['report.json', []],
  ['junit.xml', []],
  ['external-links.tsv', []],
  ['changes.md', ['--compare-with', 'earlier']],
])('a report that does not fit on the disk is an error that names its folder: %s', (name, args) => {
  const home = `${HEAD}<a href="https://b.example/">`
  const pages = { 'site/index.html': home, 'site/404.html': HEAD, 'earlier/index.html': HEAD }
  const place = scratchWith({ ...pages, 'out/x': '' })
  symlinkSync('/dev/full', join(place, 'out', name))
  const { status, stderr } = checkIn(place, '--report', 'out', ...args, 'site')
  expect(status).toBe(2)
  expect(stderr).toBe(
    `check: the report could not be written to ${place}/out: the disk is full (ENOSPC). Free up space or set --report to a folder on a larger disk.\n`,
  )
})

test('a report that cannot be written for another reason is an error that names its folder', () => {
  const place = scratchWith({
    'site/index.html': HEAD,
    'site/404.html': HEAD,
    'out/report.html/x': '',
  })
  const { status, stderr } = checkIn(place, '--report', 'out', 'site')
  expect(status).toBe(2)
  expect(stderr).toBe(
    `check: the report could not be written to ${place}/out: illegal operation on a directory (EISDIR)\n`,
  )
})

test('an old Node is an error in words for the command', () => {
  const old = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.1.0'})"
  const { status, stderr } = spawnSync(process.execPath, ['--import', old, COMMAND, '.'], {
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stderr).toBe('check: Node 24 or newer is needed, but this is Node 20.1.0\n')
})

test('--help is printed', () => {
  const { status, stdout } = check('--help')
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^usage: npx /)])
})

test('--version prints that of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(check('--version').stdout).toBe(`${version}\n`)
})

test('--accept with nothing to accept says so', () => {
  const site = scratch()
  writeFiles(site, { ...FRAME })
  const { stdout, stderr, status } = check('--accept', site)
  expect([stdout, status]).toEqual(['', 0])
  expect(stderr).toMatch(/\nNothing to accept: no entry was printed\n$/)
})

test('--accept prints only the file, and with that file there is nothing to fix', () => {
  const place = scratch()
  const site = join(place, 'site')
  const page = `${HEAD}<a href="gone?a=*"><img src="/x y.png"><a href="b.html#none">`
  const home = `${HEAD}<a href="a.html"><a href="c.html">`
  writeFiles(site, { ...FRAME, 'index.html': home, 'a.html': page, 'b.html': HEAD, 'c.html': HEAD })
  const { stdout, stderr, status } = check('--accept', site)
  const entry = (code: string, target: string) =>
    `- code: ${code}\n  target: ${target}\n  reason: accepted on DAY by --accept; say why\n`
  expect(stdout.replace(/\d{4}-\d{2}-\d{2}/g, 'DAY')).toBe(
    `${entry('broken-asset', '"/x y.png"')}${entry('broken-link', '/gone')}${entry('broken-anchor', '"/b.html#none"')}`,
  )
  expect(stderr).toMatch(
    /found 2 errors, 1 warning\nPrinted 3 entries: replace each placeholder reason\n$/,
  )
  expect(status).toBe(0)

  writeFiles(place, { 'accepted.yml': stdout })
  const withFile = (...args: string[]) =>
    checkIn(place, '--accepted-findings', 'accepted.yml', ...args, 'site')
  const again = withFile()
  expect(again.stdout).toMatch(
    /^accepted error broken-link gone\?a=\*\n {4}This link.*\n {4}in a.html:1\n {4}Accepted: accepted on /m,
  )
  expect(again.stdout).toMatch(/found 3 accepted findings\n$/)
  expect(again.status).toBe(0)

  writeFiles(site, { 'c.html': `${HEAD}<a href="gone-too">` })
  const planted = withFile()
  expect(planted.stdout).toMatch(/^error broken-link gone-too\n/m)
  expect(planted.stdout).toMatch(/found 1 error, 3 accepted findings\n$/)
  expect(planted.status).toBe(1)
  expect(withFile('--accept').stdout).toMatch(
    /^- code: broken-link\n {2}target: \/gone-too\n {2}reason: .*\n$/,
  )
})

test('accepted findings of which not all are listed are an error', () => {
  const links = Array.from({ length: 20_001 }, (_, i) => `<a href="gone${i}">`)
  const accepted = '- code: broken-link\n  target: /gone*\n  reason: r\n'
  const site = siteOf({ 'a.html': HEAD + links.join(''), 'accepted.yml': accepted })
  const { stdout, stderr, status } = checkIn(
    site,
    '--accept',
    '--accepted-findings',
    'accepted.yml',
    '.',
  )
  expect([stdout, status]).toEqual(['', 1])
  expect(stderr).toContain('Not all findings are listed')
})

test.each([
  [false, 'with --report FOLDER, report.html'],
  [true, 'report.html'],
])(
  'of many findings, the first are printed, and how many there are, with a report: %s',
  (hasReport, where) => {
    const names = ['1', '2', '3', ...Array.from({ length: 57 }, (_, i) => 'a'.repeat(i + 1))]
    const links = names.map((name) => `<a href="/ref/${name}">`)
    const more = hasReport ? ['--report', scratch()] : []
    const { stdout } = check(...more, siteOf({ 'a.html': HEAD + links.join('') }))
    expect(stdout).toMatch(
      /^error broken-link \/ref\/1\n.*\n.*\n {4}The same applies to 2 more addresses that differ/m,
    )
    const totals = `^Printed 50 of 60 findings: ${where} and report.json list more\nBy code: 60 broken-link \\(error\\)\nnote All 60 missing addresses are under “/ref/”.*\nChecked `
    expect(stdout.slice(stdout.indexOf('Printed'))).toMatch(new RegExp(totals))
  },
)

test('findings that can all be printed are, one by one', () => {
  const links = ['1', '2', '3'].map((name) => `<a href="/ref/${name}">`)
  const { stdout } = check(siteOf({ 'a.html': HEAD + links.join('') }))
  expect(stdout.match(/^error broken-link .*$/gm)).toHaveLength(3)
})

test('a file of accepted findings with one entry more than are read is an error', () => {
  const links = Array.from({ length: 2_001 }, (_, i) => `<a href="gone${i}">`)
  const { stdout, stderr, status } = check('--accept', siteOf({ 'a.html': HEAD + links.join('') }))
  expect([stdout, status]).toEqual(['', 2])
  expect(stderr).toContain(
    'the file would have 2,001 entries, but at most 2,000 are read: accept groups',
  )
})

test('paths are relative to the user’s folder, even if npm runs the check', () => {
  const folder = scratchWith({ 'site/index.html': HEAD, 'elsewhere/x': '' })
  const args = [COMMAND, 'site', '--report', 'out', '--base-path', 'docs']
  const env = { ...process.env, npm_lifecycle_event: 'check', INIT_CWD: folder }
  const options = { encoding: 'utf8', cwd: join(folder, 'elsewhere'), env } as const
  const { stdout } = spawnSync(process.execPath, args, options)
  expect(stdout).toMatch(
    /^Checking 1 page and 0 other files for any host\nChecked 0 links and 0 loaded files in 1 page in \S+ s: found no problems\nReport: /,
  )
  expect(JSON.parse(readFileSync(join(folder, 'out/report.json'), 'utf8')).basePath).toBe('/docs/')
  expect(readFileSync(join(folder, 'out/junit.xml'), 'utf8')).toContain(' tests="0" ')
})

test('a sitemap that is too large is reported without being read', () => {
  const folder = siteOf({ 'sitemap.xml': '' })
  truncateSync(join(folder, 'sitemap.xml'), 600 * 2 ** 20)
  const args = ['--import', resolve('__tests__/support/preload/report-peak.mjs'), COMMAND, folder]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(errorsIn(stdout)).toEqual(['warning sitemap sitemap.xml'])
  expect(Number(/^peak (\d+)/m.exec(stdout)?.[1]) / 1_024).toBeLessThan(400)
})

test('a reader of its output that stops early does not change the report or the exit code', () => {
  const folder = siteOf({ 'a.html': `${HEAD}${'<a href="gone">'.repeat(9)}` })
  const report = join(scratch(), 'report')
  const command = `"${process.execPath}" ${COMMAND} --report "${report}" "${folder}" | head -c 1`
  const { status } = spawnSync('bash', ['-c', `${command}; exit "\${PIPESTATUS[0]}"`], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(JSON.parse(readFileSync(join(report, 'report.json'), 'utf8')).errors).toBe(1)
})

test('unreadable files are reported, links to them are ignored, and the rest is checked', () => {
  const links = '<a href="shut/x.html"><a href="closed#x"><a href="gone">'
  const folder = siteOf({ 'z.html': HEAD + links, 'shut/x.html': '', 'closed.html': '' })
  chmodSync(folder, 0o755)
  for (const name of ['shut', 'closed.html']) chmodSync(join(folder, name), 0)
  // Everything is readable for root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const { stdout, status } = spawnSync(process.execPath, [COMMAND, folder], {
    encoding: 'utf8',
    ...user,
  })
  expect(errorsIn(stdout)).toEqual([
    'error broken-link gone',
    'error unreadable-file closed.html',
    'error unreadable-file shut/',
  ])
  expect(status).toBe(1)
  chmodSync(join(folder, 'shut'), 0o755)
})

test('the export of the sandbox has no errors, without any option', async () => {
  const site = renderSite(await readDocs('sandbox'), 'docs.example.com')
  const folder = scratch()
  for (const file of site.files)
    writeFiles(folder, { [file.path]: 'content' in file ? file.content : readFileSync(file.file) })
  const { status, stdout } = check(folder)
  expect(stdout).toMatch(/: found 1 warning$/m)
  expect(status).toBe(0)
})

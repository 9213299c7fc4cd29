/** Command lines of the check; `integration/check-command.test.ts` tests its process. */
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { ArgumentError } from '../../../src/command-line/arguments.ts'
import { readOptions } from '../../../src/command-line/check-options.ts'
import { UsageError } from '../../../src/command-line/usage-error.ts'
import { renderJunitError } from '../../../src/findings/ci-reports/junit.ts'
import type { Files } from '../../support/files.ts'
import { scratchWith } from '../../support/scratch.ts'

const { env } = process
afterEach(() => {
  process.env = env
})

/** Reads a command line that is used in this folder, as npm starts the command there. */
function readIn(folder: string, ...args: readonly string[]) {
  process.env = { ...env, npm_lifecycle_event: 'check', INIT_CWD: folder }
  return readOptions(args)
}

/** Returns what is wrong with a command line, a line for each fault. */
async function faultsIn(folder: string, ...args: readonly string[]): Promise<string> {
  const error = await readIn(folder, ...args).catch((error: unknown) => error)
  if (error instanceof UsageError) return error.errors.map(({ text }) => text).join('\n')
  if (error instanceof ArgumentError) return error.message
  throw new Error(`${args.join(' ')} is right`, { cause: error })
}

test.each<[string[], string]>([
  [[], 'no folder given: specify the folder to check'],
  [['a', 'b'], 'only one folder can be checked, not a and b'],
  [
    ['--accept', 'a', 'b'],
    '.*not a and b; --accept takes no value: redirect the output with > FILE',
  ],
  [['check', '.'], '.* not check and \\.; leave out the word “check”$'],
  [
    ['--host', '../site'],
    'no folder given: specify the folder to check; --host took ../site as its value$',
  ],
  [
    ['--report', '../site'],
    'no folder given: specify the folder to check; --report took ../site as its value$',
  ],
  [['--compare-with', '../gone'], 'no folder given: specify the folder to check$'],
  [
    ['nginx', '.'],
    'only one folder can be checked, not nginx and \\.; did you mean --host nginx\\?$',
  ],
  [['~/site'], 'the folder to check is “~/site”: the shell did not expand the “~”; .*'],
  [
    ['--host nginx', '.'],
    'Unknown option --host nginx; it is one argument with a space in it: remove the quotes .*',
  ],
  [['--page-count', '-1', '.'], '--page-count is “-1”: expected a whole number above 0, .*'],
  [['--accept=acc.yml', '.'], '--accept takes no value: redirect the output with > acc.yml$'],
  [['--accept=true', '.'], 'Option --accept does not take an argument$'],
  [
    ['--format', 'json', '.'],
    'Unknown option --format; --report FOLDER writes report.html, report.json, and junit.xml$',
  ],
  [
    ['--domain', 'localhost:3000', '.'],
    '--domain is “localhost:3000”, which is the reader’s own computer: expected .* published site, .*',
  ],
  [['--page-count=-1', '.'], '--page-count is “-1”: .*'],
  [['--verify', 'report', '.'], '--verify is .*\\. The exit code is 1 if there are errors$'],
  [['--fail-on', 'notices', '.'], '--fail-on is “notices”: list the codes of the notices instead$'],
  [['host=nginx', '.'], 'host=nginx is not a folder; did you mean --host=nginx\\?'],
  [['--ignore', 'x', '.'], 'Unknown option --ignore; use --accepted-findings FILE$'],
  [['--report=~/report', '.'], '--report is “~/report”: the shell did not expand .*'],
  [['missing'], 'the folder to check is “missing”: there is no folder .*/missing; .*'],
  [['--hots', 'nginx', '.'], 'Unknown option --hots; did you mean --host\\?$'],
  [['--host\u00a0nginx', '.'], '--host\u00a0nginx contains a space that is not an ordinary one$'],
  [['--host', 'nginx', '--host', 'vercel', '.'], '--host is given twice$'],
  [['--output', 'x', '.'], 'Unknown option --output; did you mean --report\\?$'],
  [['--verify', 'off', '.'], '--verify is “off”: expected .*'],
  [
    ['--fail-on', 'broken-anchr', '.'],
    '--fail-on is “broken-anchr”, .* did you mean broken-anchor\\?$',
  ],
  [['-host', 'nginx', '.'], 'Unknown option -host; did you mean --host\\?$'],
  [
    ['–-host', 'nginx', '.'],
    '–-host begins with a dash that is not a hyphen; did you mean --host\\?$',
  ],
  [
    ['−−host', 'nginx', '.'],
    '−−host begins with a dash that is not a hyphen; did you mean --host\\?$',
  ],
  [
    ['—host', 'nginx', '.'],
    '—host begins with a dash that is not a hyphen; did you mean --host\\?$',
  ],
  [['-hots', '.'], 'Unknown option -o$(?!\\n)'],
  [['--json', '.'], 'Unknown option --json; --report FOLDER writes report.json$'],
  [['--x', '--json=1', '.'], 'Unknown option --x\nUnknown option --json; --report .*$'],
  [['--host', '--accept', '.'], '--host needs a value; .*'],
  [['.', '--host'], '--host needs a value$'],
  [['https://u:secret@docs.example.com/'], 'the folder to check is a URL, not a folder. .*'],
  [['--page-count=', '.'], '--page-count is empty: give it a value or leave it out'],
  [['--host', ' ', '.'], '--host is empty: .*'],
  [['--report', '../taken', '.'], '--report is “.*/taken”, which is not a folder'],
  [
    ['--report', '../taken/x', '.'],
    '--report is “.*/taken/x”, which cannot be created or written to: not a directory \\(ENOTDIR\\)',
  ],
  [
    ['--report', '../nowhere', '.'],
    '--report is “.*/nowhere”, which cannot be created or written to: no such file or directory \\(ENOENT\\)',
  ],
  [
    ['--report', '/proc/x', '.'],
    '--report is “/proc/x”, which cannot be created or written to: no such file or directory \\(ENOENT\\)',
  ],
  [['--report', 'sub/../report', '.'], '--report is “sub/../report”: it is inside a site, .*'],
  [['--report', 'alias/report', '.'], '--report is “alias/report”: it is inside a site, .*'],
])('%j is wrong usage: %s', async (args, words) => {
  const place = scratchWith({ taken: '', 'site/index.html': '<title>x</title>' })
  symlinkSync('.', join(place, 'site/alias'))
  symlinkSync('missing', join(place, 'nowhere'))
  expect(await faultsIn(join(place, 'site'), ...args)).toMatch(new RegExp(`^${words}`, 'm'))
})

test.each<[string, string[], string]>([
  ['nothing', ['missing'], 'there is nothing at'],
  ['the site itself', ['later'], 'which is the folder to check itself'],
  ['a folder in it', ['later/in'], 'which is inside the folder to check'],
  ['no archive', ['text'], 'the format of this file is not supported'],
  [
    'a folder for the report in the earlier site',
    ['earlier', '--report', 'earlier/report'],
    'it is inside a site, so the report',
  ],
])('as the earlier site, %s is refused', async (_, args, why) => {
  const names = ['earlier/index.html', 'later/index.html', 'later/in/index.html', 'text']
  const place = scratchWith(Object.fromEntries(names.map((name) => [name, 'x'])))
  const faults = await faultsIn(place, '--compare-with', ...args, 'later')
  expect(faults).toContain(why)
  // What only the step has: inputs, jobs, and requests to a service.
  expect(faults).not.toMatch(/`|job-id|overwrite|sent|workflow/)
})

test('whitespace at the end of the folder is ignored, as a file with CRLF leaves it', async () => {
  const place = scratchWith({ 'dist/index.html': 'x' })
  await expect(readIn(place, 'dist\r')).resolves.toMatchObject({ root: join(place, 'dist') })
})

test.each([' dist ', '~dist'])('a folder with the name “%s” can be checked', async (name) => {
  const place = scratchWith({ [`${name}/index.html`]: 'x' })
  await expect(readIn(place, name)).resolves.toMatchObject({ root: join(place, name) })
})

test('a folder that is missing in an empty one is not blamed on a checkout', async () => {
  expect(await faultsIn(scratchWith({}), 'gone')).toContain(
    '; check the path, and check that the site has been built',
  )
})

test('all errors are reported together, according to the rules of the inputs', async () => {
  const place = scratchWith({ 'accepted.yml': '- code: x\n  target: /a\n  reason: r\n' })
  const options = '--host ngnix --base-path /a?b --domain https://acme.dev --page-count 0'.split(
    ' ',
  )
  const faults = await faultsIn(place, ...options, '--accepted-findings', 'accepted.yml', 'gone')
  expect(faults.split('\n').map((line) => line.split(/ is |: line/, 1)[0])).toEqual([
    'the folder to check',
    '--host',
    '--base-path',
    '--domain',
    '--page-count',
    '--accepted-findings “accepted.yml”',
  ])
})

test.each<[string, NodeJS.ProcessEnv]>([
  ['npm run check', { npm_lifecycle_event: 'check', npm_config_cache: '/x' }],
  ['npm run test', { npm_lifecycle_event: 'test', npm_config_host: 'x' }],
])('an option of npm itself is not an error, in %s with %j', async (_, taken) => {
  process.env = { ...env, ...taken }
  await expect(readOptions([scratchWith({ 'index.html': 'x' })])).resolves.toMatchObject({
    host: undefined,
  })
})

const TAKEN = [
  'CHANGES.md',
  'changes.md',
  'changes.json',
  'report.json',
  'report.html',
  'junit.xml',
  'external-links.txt',
]

/** Files of other programs that are of the same kind. */
const textOf = (name: string) => {
  if (name === 'junit.xml') return '<?xml version="1.0"?>\n<testsuites name="x"/>\n'
  return '{\n  "format": 1,\n  "name": "x"\n}'
}

test.each([
  ['whose name has a typo', ['pubilc']],
  ['with another mistake', ['--host', 'gone', 'site']],
  ['with a wrong earlier one', ['--compare-with', 'old.tar', 'site']],
])('user files with the names of reports are kept, for a site %s', async (_, args) => {
  const own = Object.fromEntries(TAKEN.map((name) => [`public/${name}`, textOf(name)]))
  const place = scratchWith({ ...own, 'site/index.html': 'x', 'old.tar': 'x' })
  expect(await faultsIn(place, '--report', 'public', ...args)).not.toBe('')
  for (const name of TAKEN)
    expect(readFileSync(join(place, 'public', name), 'utf8')).toBe(textOf(name))
})

test.each<[string, Files, boolean]>([
  ['a new folder', {}, true],
  ['one with the error of an earlier run', { 'out/junit.xml': renderJunitError('x') }, true],
  ['one with other files', { 'out/index.html': 'x' }, false],
])('a mistake in the arguments is written into %s', async (_, files, isWritten) => {
  const place = scratchWith(files)
  await faultsIn(place, '--report', 'out', 'gone')
  const path = join(place, 'out/junit.xml')
  const xml = existsSync(path) ? readFileSync(path, 'utf8') : ''
  expect(xml.includes('there is no folder')).toBe(isWritten)
})

test.each(['--help', '-h'])('%s lists all options and exit codes', async (help) => {
  const usage = await readOptions([help])
  expect(usage).toMatch(/^Exit code: 0 without .*, 1 with .*\n.*, 2 if /m)
  expect(usage).not.toMatch(/.{81}/)
  expect(usage).toMatch(/^ {2}--accept /m)
  for (const option of ['host', 'base-path', 'domain', 'page-count', 'accepted-findings', 'report'])
    expect(usage).toContain(`  --${option} <`)
})

test.each([
  ['output', 'did you mean --report?'],
  ['strict', 'errors always fail this command'],
  ['ignore', 'use --accepted-findings FILE'],
  ['exclude', 'use --accepted-findings FILE'],
  ['baseline', 'use --compare-with FOLDER'],
  ['baseUrl', 'did you mean --base-path?'],
  ['fail-on-warnings', 'use --fail-on warnings'],
  ['expect-text', 'only the action searches for text'],
  ['json', '--report FOLDER writes report.json'],
  ['mode', 'this command only checks folders'],
  ['site-path', 'pass the folder without an option'],
  ['live-url', 'only the action checks what is live'],
])('--%s, which this command does not have, comes with advice', async (name, advice) => {
  await expect(readOptions([`--${name}`])).rejects.toThrow(advice)
})

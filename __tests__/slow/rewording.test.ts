/**
 * No decision depends on the wording of a sentence: a step with other sentences makes the same
 * decisions.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { writeFiles } from '../support/files.ts'
import { BASE_PATH, DOMAIN, writeSite } from '../support/planted.ts'
import { keptScratch } from '../support/scratch.ts'
import { type Fault, siteHost } from '../support/site-host.ts'
import { type Run, runStep } from '../support/step.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const REWORDED = {
  NODE_OPTIONS: `--import=${import.meta.resolve('../support/preload/reworded.ts')}`,
}

/**
 * Returns the folder of an action that runs from source, where sentences can be distinguished from
 * other text.
 */
function actionFromSource(): string {
  const folder = keptScratch()
  const action = readFileSync(join(ROOT, 'action.yml'), 'utf8')
  const main = relative(folder, join(ROOT, 'src/index.ts'))
  writeFileSync(join(folder, 'action.yml'), action.replace('dist/index.js', main))
  return relative(ROOT, folder)
}

const ACTION = actionFromSource()

/** Runs mode check with both wordings, and returns the decisions of each. */
async function decideTwice(workspace: string, inputs: Readonly<Record<string, string>>) {
  const given = { mode: 'check', 'site-path': 'public', ...inputs }
  const run = async (env: Readonly<Record<string, string>>) =>
    decisionsOf(await runStep(given, { workspace, env, action: ACTION }))
  return Promise.all([run({}), run(REWORDED)])
}

/** Fields of reports that are sentences or durations. */
const WORDS: ReadonlySet<string> = new Set(['message', 'diagnosis'])
const TIMES: ReadonlySet<string> = new Set(['since', 'elapsedMs', 'slowest', 'rounds'])

/**
 * Returns a text with the same word in place of each word, so that only the number of words
 * remains.
 */
const shapeOf = (text: string) => text.replaceAll(/\w+(?:\.\w+)*/g, 'w')

/** An address that no site has, with a random end. */
const MADE_UP = /(\/no-page-has-this-name-)\w+/g

function decisionsOf({ exitCode, outputs, commands, summary }: Run) {
  return {
    exitCode,
    outputs: Object.entries(outputs).map(([name, value]) => [name, value.replace(/^\/.*\//, '')]),
    annotations: commands
      .filter(({ name }) => /^(?:error|warning|notice)$/.test(name))
      .map(({ name, properties, message }) => [name, properties, shapeOf(message)]),
    reports: [outputs.verifyReport, outputs.liveReport].map((path) => readReport(path)),
    // Places where something is shown only in some cases.
    sections: summary.match(/<summary>|<table>|<h\d>|<li>/g),
    words: summary,
  }
}

function readReport(path: string | undefined): unknown {
  if (!path) return undefined
  const text = readFileSync(path, 'utf8').replaceAll(MADE_UP, '$1')
  return JSON.parse(text, (key, value) => {
    if (TIMES.has(key)) return undefined
    return WORDS.has(key) && typeof value === 'string' ? shapeOf(value) : value
  })
}

const page = (body: string) => `<!doctype html><title>x</title><p>${body}`
const numbered = (text: string) =>
  Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`p${i}.html`, page(`${text} ${i}`)]))
const SITE = { 'index.html': page('home'), '404.html': page('not found'), ...numbered('page') }

const say =
  (status: number, headers: Record<string, string> = {}, body = ''): Fault =>
  (_, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }

function workspaceOf(site: Readonly<Record<string, string>>): string {
  const folder = keptScratch()
  writeFiles(join(folder, 'public'), site)
  return folder
}

async function expectSameDecisions(workspace: string, inputs: Readonly<Record<string, string>>) {
  const [now, other] = await decideTwice(workspace, inputs)
  expect({ ...other, words: '' }).toEqual({ ...now, words: '' })
  // Otherwise, nothing was reworded.
  expect(other.words).toContain('lorem')
  return now
}

test.concurrent('findings of every kind, new and known, and what fails the step', async () => {
  const workspace = keptScratch()
  writeSite(join(workspace, 'public'), 7, 3)
  writeSite(join(workspace, 'earlier'), 7, 2)
  const place = { 'base-path': BASE_PATH, domain: DOMAIN, host: 'air-gapped' }
  const gate = { verify: 'strict-new', 'fail-on': 'warnings', 'compare-with': 'earlier' }
  const { exitCode } = await expectSameDecisions(workspace, { ...place, ...gate })
  expect(exitCode).toBe(1)
})

test.concurrent.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  ['in a folder inside', { 'build/index.html': page('home'), 'build/a.html': page('a') }, {}],
  [
    'built for another base path',
    {
      ...SITE,
      'nav.html': page('<a href=/docs/p1.html>1</a><a href=/docs/p2>2</a><a href=/docs/p3>3</a>'),
    },
    {},
  ],
  [
    'with redirects that nothing serves',
    { ...SITE, _redirects: '/a /gone\n/b /b 301!\n/x\n' },
    { host: 'netlify' },
  ],
])('a site %s', async (_, site, inputs) => {
  await expectSameDecisions(workspaceOf(site), { verify: 'strict', ...inputs })
})

test.concurrent.each<[string, (path: string) => Fault | undefined]>([
  ['broken everywhere', () => say(503)],
  ['closed', () => say(403)],
  ['behind a login', () => say(302, { location: 'https://login.example.com/' })],
  ['that does not exist', () => say(404)],
  [
    'that serves a page at every address',
    () => say(200, { 'content-type': 'text/html' }, page('app')),
  ],
  ['with some faults', (path) => FAULTS[path]],
])('a host %s', async (_, faultAt) => {
  const workspace = workspaceOf(SITE)
  const faults = (path: string) => faultAt(path)
  const { url } = await siteHost(() => join(workspace, 'public'), { faults })
  const live = { host: 'nginx', 'live-url': url, 'wait-timeout': '15s', 'poll-interval': '1s' }
  const { exitCode } = await expectSameDecisions(workspace, live)
  expect(exitCode).toBe(1)
})

const FAULTS: Readonly<Record<string, Fault>> = {
  '/p1': say(200, { 'content-type': 'text/html' }, page('an older one')),
  '/p2': say(500),
  '/p3': say(404),
  '/p4': say(301, { location: '/p5' }),
  '/p5': say(200, { 'content-type': 'application/octet-stream' }, page('page 5')),
  '/p6': say(403),
}

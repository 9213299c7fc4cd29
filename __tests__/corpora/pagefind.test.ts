/**
 * The search of air-gapped-search.yml, by its own script, with Pagefind from npm, on the site that the sandbox exports.
 * Needs the Debian packages chromium and nginx-light.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { startSandbox } from '../../sandbox/server.ts'
import { writeFiles } from '../support/check.ts'
import { browser, nginxFor } from '../support/programs.ts'
import { keptScratch, scratch, scratchWith } from '../support/scratch.ts'
import { begin } from '../support/step.ts'

interface Step {
  readonly name?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, string>>
}

const chromium = browser()

const { jobs } = parse(readFileSync('examples/air-gapped-search.yml', 'utf8'))
const steps = jobs.deliver.steps as readonly Step[]
const script = steps.find(({ name }) => name === 'Add the search')?.run ?? ''
const check = steps.find((step) => step.with?.mode === 'check')?.with ?? {}

let site: string

beforeAll(async () => {
  site = join(keptScratch(), 'site')
  const { url, key, close } = await sandbox()
  const exported = {
    'base-url': url,
    'api-key': key,
    'poll-interval': '1s',
    domain: 'docs.example.com',
  }
  const { outputs } = await begin({ with: { ...exported, 'site-path': site } }).result
  await close()
  expect(outputs.outcome).toBe('succeeded')
  addSearch(site)
})

function addSearch(folder: string): void {
  const cwd = scratchWith({
    'docs-search/search.html': readFileSync('examples/air-gapped-search.html', 'utf8'),
  })
  const options = { cwd, env: { ...process.env, SITE: folder }, stdio: 'pipe' } as const
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], options)
}

/** Returns the addresses of the pages that are in the index of a site. */
function indexed(folder: string): string[] {
  const fragments = join(folder, 'pagefind', 'fragment')
  return readdirSync(fragments)
    .map((name) => gunzipSync(readFileSync(join(fragments, name))).toString())
    .map((text): string => JSON.parse(text.slice(text.indexOf('{'))).url)
    .sort()
}

async function sandbox() {
  const {
    baseUrl: url,
    apiKey: key,
    close,
  } = await startSandbox({ exportTimeMs: 0, agentTimeMs: 0 })
  return { url, key, close }
}

/** Runs the check of the example on the site without what is at `removed`. */
async function checkWithout(removed?: string) {
  const folder = join(scratch(), 'site')
  cpSync(site, folder, { recursive: true })
  if (removed !== undefined) rmSync(join(folder, removed), { recursive: true })
  const temp = scratch()
  const { outputs } = await begin({
    with: { ...check, 'site-path': folder },
    env: { RUNNER_TEMP: temp },
  }).result
  const { findings } = JSON.parse(readFileSync(outputs.verifyReport ?? '', 'utf8'))
  const errors = findings.map(
    ({ code, target }: { code: string; target: string }) => `${code} ${target}`,
  )
  return { outcome: outputs.outcome, errors }
}

test('with its search, the site has no findings', async () =>
  expect(await checkWithout()).toEqual({ outcome: 'succeeded', errors: [] }))

test.each([
  ['pagefind', /pagefind\/pagefind-component-ui\.js$/],
  ['pagefind/pagefind.js', /pagefind\/pagefind\.js$/],
  ['pagefind/pagefind-entry.json', /pagefind\/pagefind-entry\.json$/],
])('without %s, the check fails', async (removed, error) => {
  const { outcome, errors } = await checkWithout(removed)
  expect(outcome).toBe('verify-failed')
  expect(errors).toContainEqual(expect.stringMatching(error))
})

test.each([
  ['it stays', { '404.html': 'Not found' }],
  ['there is none', {}],
])('every page but 404.html is indexed: %s', (_, errorPage) => {
  const folder = join(scratch(), 'site')
  const named = '4.html 40.html 401.html 404-handling.html errors/404.html old.htm v/4.html'.split(
    ' ',
  )
  const page = (text: string) => `<!doctype html><html lang="en"><title>${text}</title><p>${text}`
  const names404 = Object.fromEntries(named.map((name) => [name, name]))
  const texts = { 'index.html': 'Home', ...names404, ...errorPage }
  writeFiles(
    folder,
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, page(text)])),
  )
  addSearch(folder)
  expect(indexed(folder)).toEqual(['/', ...named.map((name) => `/${name}`)])
  const names = readdirSync(folder).filter((name) => name.startsWith('404'))
  expect(names).toEqual(['404-handling.html', ...Object.keys(errorPage)])
})

test('a reader without a network finds pages, and not the 404 page', async () => {
  const nginx = await nginxFor(site)
  expect(await chromium.open(`${nginx.origin}/search`)).toEqual([])
  // A result is a hidden placeholder until a reader has scrolled to it and its text has arrived.
  const search = (words: string) => `(async () => {
    const once = async (found) => {
      for (;;) {
        const value = found()
        if (value) return value
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    const input = await once(() => document.querySelector('pagefind-input input'))
    input.value = ${JSON.stringify(words)}
    input.dispatchEvent(new Event('input', { bubbles: true }))
    return await once(() => {
      const placeholder = document.querySelector('pagefind-results li[aria-hidden]')
      if (placeholder) return void placeholder.scrollIntoView()
      const found = [...document.querySelectorAll('pagefind-results a')].map(({ pathname }) => pathname)
      const said = document.querySelector('pagefind-summary').textContent
      return (found.length > 0 || /no results/i.test(said)) && JSON.stringify([...new Set(found)])
    })
  })()`
  const found = async (words: string) =>
    JSON.parse(String(await chromium.evaluate(`${nginx.origin}/search`, search(words))))
  expect(await found('vulnerabilities')).toContain('/SECURITY.html')
  // Pagefind also finds words that begin with the search word, and there is a page about <q>.
  expect(await found('ъжщыэ')).toEqual([])
  expect(await found('Page not found')).not.toContain('/404.html')
})

/**
 * Sites that popular generators build from one source: correct ones, ones with planted faults, and
 * rebuilt ones. The shipped command checks and compares them. Generators come from npm, PyPI,
 * Debian, and the Go module proxy, and stay with what they built in the cache folder; one that
 * cannot be had is skipped. Needs nginx, too.
 */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { HOST_IDS } from '../../src/web/host/all-hosts.ts'
import { checkWithCommand, type Ran, type ReportedFinding } from '../support/check-command.ts'
import { type Files, writeFiles } from '../support/files.ts'
import { type Build, type Built, built } from '../support/generators/builds.ts'
import { describeGenerators } from '../support/generators/each.ts'
import type { Generator } from '../support/generators/generator.ts'
import {
  CORRECT,
  EDITED_DOCUMENT,
  FAULTS,
  GONE_FROM_MENU,
  PLANTED,
  renamed,
} from '../support/generators/source.ts'
import { disagreements } from '../support/nginx-verdicts.ts'
import { scratch } from '../support/scratch.ts'

/** What is found if a host does not serve what the generator writes. */
const UNANSWERED = ['broken-link', 'feed', 'metadata', 'no-404-page', 'sitemap']
/** Long enough for two builds on a busy machine, in ms. */
const WITH_BUILDS = 900_000
/** A host that reads a redirect file. */
const REDIRECTING = ['--host', 'netlify']
const NOTHING = { added: [], removed: [], moved: [] }

/** The sites that a generator builds. */
interface Sites {
  readonly generator: Generator
  built(build: Build): Built
  /** Checks a build, or a folder instead of it, in its project. */
  checked(build: Build, options: readonly string[], folder?: string): Ran
  /**
   * Compares a build, or a folder instead of it, with an earlier one; new errors fail the check.
   */
  compared(earlier: Build, later: Build, options?: readonly string[], folder?: string): Ran
}

describeGenerators((name, generator) => {
  const { basePath, domain } = generator
  const place = ['--domain', domain, '--base-path', basePath]
  const sites: Sites = {
    generator,
    built: (build) => built(name, generator, build),
    checked(build, options, folder = sites.built(build).folder) {
      return checkWithCommand(sites.built(build).project, folder, ...place, ...options)
    },
    compared(earlier, later, options = [], folder) {
      const { folder: before } = sites.built(earlier)
      const comparing = ['--compare-with', before, '--verify', 'strict-new']
      return sites.checked(later, [...options, ...comparing], folder)
    },
  }
  testCorrect(sites)
  // The others are built by another form of this generator.
  if (generator.isForm) return
  testPlanted(sites)
  testRebuilt(sites)
  testRenamed(sites)
})

function testCorrect({ generator, built, checked }: Sites): void {
  const { needsCleanUrls, wrongFor } = generator
  const { own = [] } = generator.caveats ?? {}

  test.each([undefined, ...HOST_IDS])(
    'a correct site for %s',
    (host) => {
      const options = host === undefined ? [] : ['--host', host]
      const { exitCode, findings, pages } = checked('correct', options)
      expect(pages).toBeGreaterThan(CORRECT.documents.length)
      const found = faultsIn(findings)
      if (host === undefined || !wrongFor.includes(host)) {
        expect([exitCode, inWords(found).filter((each) => !own.includes(each))]).toEqual([0, []])
        return
      }
      expect(exitCode).toBe(1)
      for (const { code } of found) expect(UNANSWERED).toContain(code)
    },
    WITH_BUILDS,
  )

  if (needsCleanUrls)
    test('a correct site for vercel with the setting that serves x.html at /x', () => {
      const folder = copied(built('correct').folder, { 'vercel.json': '{ "cleanUrls": true }' })
      const { findings } = checked('correct', ['--host', 'vercel'], folder)
      expect(faultsIn(findings)).toEqual([])
    })

  test('nginx serves a correct site as the check says', async () => {
    const { asked, answered, differ } = await disagreements(built('correct').webRoot, true)
    expect(differ).toEqual([])
    expect(asked).toBeGreaterThan(50)
    expect(answered).toBeGreaterThan(10)
  })
}

function testPlanted({ generator, built, checked }: Sites): void {
  const { pageOf, sourceOf } = generator
  const { own = [], copies = [], withoutSource = [] } = generator.caveats ?? {}
  const planted = () => checked('planted', ['--host', 'nginx'])

  test(
    'planted faults are found, and nothing else',
    () => {
      const { exitCode, findings } = planted()
      const faults = FAULTS.map(({ code, to }) => `${SEVERITIES[code]} ${code} ${to}`)
      const inMenu = `error broken-link ${GONE_FROM_MENU}`
      expect(exitCode).toBe(1)
      expect(inWords(faultsIn(findings))).toEqual([...faults, inMenu, ...own].sort())
    },
    WITH_BUILDS,
  )

  test.each(FAULTS)('the document and the line of $to in $document', ({ document, to }) => {
    const path = sourceOf(document)
    const line = lineOf(join(built('planted').project, path), to)
    const source = withoutSource.includes(to) ? undefined : `${path}:${line}`
    const spots = spotsOf(planted().findings, to).filter(({ page }) => !copies.includes(page))
    expect(spots).toEqual([{ page: pageOf(document), source }])
  })

  test('a fault of the menu is on every page, and in no document', () => {
    const { findings } = planted()
    const spots = spotsOf(findings, GONE_FROM_MENU)
    expect(spots.filter(({ source }) => source !== undefined)).toEqual([])
    const [finding] = findings.filter(({ target }) => lastPart(target) === GONE_FROM_MENU)
    expect(finding?.pages).toBeGreaterThanOrEqual(CORRECT.documents.length)
  })
}

function testRebuilt({ generator, compared }: Sites): void {
  const { copies = [] } = generator.caveats ?? {}

  test(
    'a build in another folder is the same',
    () => {
      const { exitCode, changes, findings, fixed } = compared('correct', 'elsewhere')
      const none = { ...NOTHING, changed: [] }
      expect(changes).toMatchObject({
        changed: false,
        pages: { ...none, navigation: [] },
        files: none,
      })
      expect([exitCode, newIn(findings), fixed]).toEqual([0, [], 0])
    },
    WITH_BUILDS,
  )

  test(
    'one word changed in one page',
    () => {
      const { changes } = compared('correct', 'edited')
      // Other files made from the document move along.
      const pages = { ...NOTHING, navigation: [] }
      expect(changes).toMatchObject({ changed: true, pages, files: NOTHING })
      const changed = [...copies, generator.pageOf(EDITED_DOCUMENT)].sort()
      expect(changes?.pages.changed.map(({ page }) => page)).toEqual(changed)
    },
    WITH_BUILDS,
  )
}

function testRenamed({ generator, built, compared }: Sites): void {
  const { pageOf } = generator

  test(
    'a page and a folder that were renamed are moved, and nothing is new or fixed',
    () => {
      const ran = compared('planted', 'renamed', REDIRECTING)
      const moved = MOVED.map(([from, to]) => ({ from: pageOf(from), to: pageOf(to) }))
      const pages = ran.changes?.pages
      expect(pages).toMatchObject({ added: [], removed: [], moved: moved.sort(byFrom) })
      expect(pages?.changed).toEqual([])
      const news = newIn(ran.findings)
      expect(news.map(({ code }) => code)).toEqual(MOVED.map(() => 'vanished-page'))
      expect([ran.exitCode, ran.fixed]).toEqual([0, 0])
    },
    WITH_BUILDS,
  )

  test('redirects lead from the earlier addresses of the pages', () => {
    const rules = redirectsIn(compared('planted', 'renamed', REDIRECTING)).split('\n')
    const short = rules.map((rule) => rule.replace(/(?:\.html|\/)? 301$/, ''))
    const addressOf = (name: string) => `${generator.basePath}${name.replace(/\/index$/, '')}`
    for (const [from, to] of MOVED) expect(short).toContain(`${addressOf(from)} ${addressOf(to)}`)
  })

  // The host reads them only in its root.
  if (generator.basePath !== '/') return

  test('a site with these redirects lacks none of the earlier pages', () => {
    const _redirects = redirectsIn(compared('planted', 'renamed', REDIRECTING))
    const folder = copied(built('renamed').folder, { _redirects })
    const { exitCode, findings, fixed } = compared('planted', 'renamed', REDIRECTING, folder)
    expect([exitCode, newIn(findings), fixed]).toEqual([0, [], 0])
  })
}

/** Returns the redirect file that was written for `REDIRECTING`. */
function redirectsIn({ report }: Ran): string {
  return readFileSync(join(report, 'redirects', 'netlify', '_redirects'), 'utf8')
}

const SEVERITIES = {
  'broken-link': 'error',
  'broken-asset': 'error',
  'broken-anchor': 'warning',
} as const

/** The earlier and the later names of the renamed documents. */
const MOVED = PLANTED.documents
  .map(({ name }) => [name, renamed(name)] as const)
  .filter(([from, to]) => from !== to)

function byFrom(a: { readonly from: string }, b: { readonly from: string }): number {
  return a.from < b.from ? -1 : 1
}

/** Returns what is wrong, without other messages. */
function faultsIn(findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
  return findings.filter(({ severity }) => severity !== 'notice')
}

function newIn(findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
  return findings.filter(({ isNew }) => isNew)
}

/** Returns each finding by the only part that is unique in all forms of an address: its end. */
function inWords(findings: readonly ReportedFinding[]): readonly string[] {
  return findings
    .map(({ severity, code, target }) => `${severity} ${code} ${lastPart(target)}`)
    .sort()
}

function lastPart(target: string): string | undefined {
  return target
    .replace(/\/$/, '')
    .split(/[/#]/)
    .at(-1)
    ?.replace(/\.(?:html|md|rst)$/, '')
}

/** Returns where the findings of a planted fault are, and the sources that they name. */
function spotsOf(findings: readonly ReportedFinding[], to: string) {
  return findings
    .filter(({ target }) => lastPart(target) === to)
    .flatMap(({ spots }) => spots)
    .map(({ page, source }) => ({
      page,
      source: source ? `${source.path}:${source.line}` : undefined,
    }))
}

/** Returns the last line of a document in which a fault is: listings before it contain the same. */
function lineOf(document: string, fault: string): number {
  return (
    readFileSync(document, 'utf8')
      .split('\n')
      .findLastIndex((line) => line.includes(fault)) + 1
  )
}

/** Returns a copy of a site that also has these files. */
function copied(site: string, files: Files): string {
  const folder = scratch()
  cpSync(site, folder, { recursive: true })
  writeFiles(folder, files)
  return folder
}

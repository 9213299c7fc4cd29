/**
 * Two builds of one source by the generators that people use: nothing changed. With one word changed, exactly that page
 * did. Installs the generators as check-generators.test.ts does.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { cacheFolder } from '../../scripts/cache-folder.ts'
import { isNoticeable } from '../../src/changes/counts.ts'
import type { Comparison } from '../../src/changes/site-change.ts'
import { listTree } from '../../src/web/tree.ts'
import { compareTrees } from '../support/compare-trees.ts'
import { GENERATORS, run } from '../support/generators.ts'

/** A project of a generator, how it is built, and a word in it that can be changed. */
interface Project {
  /** Its name among the generators. */
  readonly generator: string
  readonly command: readonly string[]
  /** Folders of the project: what is built, and what speeds up the next build. */
  readonly output: string
  readonly caches: readonly string[]
  /** The word, and the page that it is on. */
  readonly file: string
  readonly word: string
  readonly page: string
}

const PROJECTS: Readonly<Record<string, Project>> = {
  Next: {
    generator: 'Next static export',
    command: ['next', 'build'],
    output: 'out',
    caches: ['.next'],
    file: 'app/docs/start/page.jsx',
    word: '>Page</h1>',
    page: 'docs/start.html',
  },
  VitePress: {
    generator: 'VitePress',
    command: ['vitepress', 'build', 'docs'],
    output: 'docs/.vitepress/dist',
    caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp'],
    file: 'docs/guide/start.md',
    word: ' of it',
    page: 'guide/start.html',
  },
  Docusaurus: {
    generator: 'Docusaurus',
    command: ['docusaurus', 'build', '--out-dir', 'build'],
    output: 'build',
    caches: ['.docusaurus', 'node_modules/.cache'],
    file: 'docs/tutorial-basics/deploy-your-site.mdx',
    word: 'It builds your site',
    page: 'docs/tutorial-basics/deploy-your-site/index.html',
  },
}

/** Three builds of a site: two of one source, and one with a changed word. */
interface Rebuilds {
  readonly first: string
  readonly second: string
  readonly edited: string
  /** The page on which the word is. */
  readonly page: string
}

/** Builds a project three times, each time from nothing; what was built stays from run to run. */
function rebuildsOf(project: Project): Rebuilds {
  const original = projectOf(GENERATORS[project.generator]?.().folder ?? '')
  const folder = join(cacheFolder('rebuilds'), basename(original))
  const [first, second, edited] = [join(folder, 'first'), join(folder, 'second'), join(folder, 'edited')]
  const builds = { first, second, edited, page: project.page }
  if (existsSync(join(folder, 'built'))) return builds
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const source = join(folder, 'source')
  copyProject(original, source)
  const file = join(source, project.file)
  const text = readFileSync(file, 'utf8')
  build(project, source, first)
  build(project, source, second)
  const changed = `${project.word.slice(0, 1)}Changed ${project.word.slice(1)}`
  writeFileSync(file, text.replace(project.word, changed))
  build(project, source, edited)
  writeFileSync(join(folder, 'built'), '')
  return builds
}

/** Returns the project that a site was built from: the nearest folder with packages in it. */
function projectOf(site: string): string {
  let folder = site
  while (!existsSync(join(folder, 'node_modules'))) folder = dirname(folder)
  return folder
}

/** With hard links to the packages: a project may say where it is, so that it cannot be built from elsewhere. */
function copyProject(from: string, to: string): void {
  const filter = (path: string) => !/^\/(?:node_modules|\.next|out)/.test(path.slice(from.length))
  cpSync(from, to, { recursive: true, filter })
  execFileSync('cp', ['--archive', '--link', join(from, 'node_modules'), to])
  const config = join(to, 'next.config.mjs')
  if (existsSync(config)) writeFileSync(config, readFileSync(config, 'utf8').replaceAll(from, to))
}

function build({ command, output, caches }: Project, source: string, to: string): void {
  for (const folder of [output, ...caches]) rmSync(join(source, folder), { recursive: true, force: true })
  run(source, { OUTPUT: output }, 'npx', ...command)
  cpSync(join(source, output), to, { recursive: true })
}

const { signal } = new AbortController()

async function compared(earlier: string, later: string): Promise<Comparison> {
  const trees = { earlier: await listTree(earlier, signal), later: await listTree(later, signal) }
  return compareTrees({ ...trees, signal })
}

describe.each(Object.entries(PROJECTS))('%s', (name, project) => {
  test('two builds of one source are the same', async () => {
    const { first, second } = rebuildsOf(project)
    const comparison = await compared(first, second)
    const { earlier, bytesOnly, later, ...lists } = comparison
    const files = { added: [], removed: [], moved: [], changed: [] }
    expect(lists).toEqual({ ...files, navigation: [], files, unreadable: new Map() })
    expect(isNoticeable(comparison)).toBe(false)
    expect(earlier.pages).toBeGreaterThan(4)
    expect(later).toEqual(earlier)
    // Next names each build in its pages, the others are repeatable.
    expect(bytesOnly.pages > 0).toBe(name.startsWith('Next'))
  }, 900_000)

  test('one word changed in one page', async () => {
    const { first, edited, page } = rebuildsOf(project)
    const { added, removed, moved, changed, navigation, files } = await compared(first, edited)
    expect([added, removed, moved, navigation]).toEqual([[], [], [], []])
    expect(changed.map((change) => change.page)).toEqual([page])
    expect(changed[0]?.sections.length).toBeGreaterThan(0)
    // Its data goes along.
    expect(files).toMatchObject({ added: [], removed: [], moved: [] })
  }, 900_000)
})

/**
 * `npm run pictures`: takes the README's screenshots of the demo's results with Chromium, and
 * records what they show. Needs the Debian packages chromium, pngquant, fonts-noto-core, and
 * fonts-noto-color-emoji.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startChromium } from './chromium.ts'
import { runDemo } from './demo/run-demo.ts'
import { buildIfStale } from './dist-stamp.ts'
import { digestOf, type Subject, subjectsOf } from './pictures/subjects.ts'

const FOLDER = join(import.meta.dirname, '..', 'docs', 'pictures')

/** As wide as GitHub shows a README, for high-resolution screens. */
const SCREEN = { viewport: { width: 830, height: 900 }, deviceScaleFactor: 2 }

/** The number of colors. That is enough, because text is in shades of a few colors. */
const MAX_COLORS = '64'

buildIfStale()
const temporary = mkdtempSync(join(tmpdir(), 'docs-export-pictures-'))
const chromium = await startChromium()
try {
  const folder = join(temporary, 'demo')
  const { signal } = new AbortController()
  const demo = await runDemo({ folder, print: console.log, verbose: false, signal })
  const subjects = subjectsOf(demo, folder)
  for (const subject of subjects) await photograph(subject)
  const digests = Object.fromEntries(subjects.map(({ name, html }) => [name, digestOf(html)]))
  writeFileSync(join(FOLDER, 'sources.json'), `${JSON.stringify(digests, undefined, 2)}\n`)
} finally {
  await chromium.stop()
  rmSync(temporary, { recursive: true, force: true })
}

async function photograph({ name, html, ...shown }: Subject): Promise<void> {
  const page = join(temporary, `${name}.html`)
  writeFileSync(page, html)
  for (const colorScheme of ['light', 'dark'] as const) {
    const file = join(FOLDER, `${name}-${colorScheme}.png`)
    const screen = { ...SCREEN, colorScheme }
    writeFileSync(file, await chromium.photograph(pathToFileURL(page).href, shown, screen))
    const output = ['--force', '--strip', '--output', file]
    execFileSync('pngquant', ['--speed', '1', ...output, MAX_COLORS, file])
    console.log(`${file}: ${Math.ceil(statSync(file).size / 1_000)} kB`)
  }
}

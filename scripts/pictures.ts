/**
 * `npm run pictures`: takes the pictures in the README of what the demo wrote, with Chromium, and records what they show.
 * Needs the Debian packages chromium, pngquant, fonts-noto-core and fonts-noto-color-emoji.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Screen, startChromium } from './chromium.ts'
import { runDemo } from './demo/run-demo.ts'
import { buildIfStale } from './dist-stamp.ts'
import { digestOf, subjectsOf } from './pictures/subjects.ts'

const FOLDER = join(import.meta.dirname, '..', 'docs', 'pictures')

/** As wide as GitHub shows a README, for screens with small pixels. */
const SCREEN: Omit<Screen, 'scheme'> = { width: 830, scale: 2 }

/** All that is used: text is in shades of a few colours. */
const MAX_COLOURS = 64

buildIfStale()
const temporary = mkdtempSync(join(tmpdir(), 'docs-export-pictures-'))
const chromium = await startChromium()
try {
  const digests: Record<string, string> = {}
  const folder = join(temporary, 'demo')
  const demo = await runDemo({
    folder,
    print: console.log,
    verbose: false,
    signal: new AbortController().signal,
  })
  for (const { name, html, ...shown } of subjectsOf(demo, folder)) {
    const page = join(temporary, `${name}.html`)
    writeFileSync(page, html)
    for (const scheme of ['light', 'dark'] as const) {
      const file = join(FOLDER, `${name}-${scheme}.png`)
      writeFileSync(
        file,
        await chromium.photograph(pathToFileURL(page).href, shown, { ...SCREEN, scheme }),
      )
      execFileSync('pngquant', [
        '--force',
        '--strip',
        '--speed',
        '1',
        '--output',
        file,
        String(MAX_COLOURS),
        file,
      ])
      console.log(`${file}: ${Math.ceil(statSync(file).size / 1_000)} kB`)
    }
    digests[name] = digestOf(html)
  }
  writeFileSync(join(FOLDER, 'sources.json'), `${JSON.stringify(digests, undefined, 2)}\n`)
} finally {
  await chromium.stop()
  rmSync(temporary, { recursive: true, force: true })
}

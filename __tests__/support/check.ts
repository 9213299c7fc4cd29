import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type CheckOptions, checkSite, type Verdict } from '../../src/check/check.ts'
import { systemClock } from '../../src/common/clock.ts'

/** With it, a site is large enough to be read in threads. */
export const PADDING = { 'padding.css': ' '.repeat(13_000_000) } as const

/** Writes files, by name relative to a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** Returns the options that check a folder for any host, without a report. */
export function checkOptions(root: string): CheckOptions {
  return {
    root,
    host: undefined,
    basePath: '/',
    domain: undefined,
    pageCount: undefined,
    reportDir: undefined,
    signal: new AbortController().signal,
    info: () => {},
    clock: systemClock,
  }
}

/** Checks a folder, without a report unless `options` ask for one. */
export function verify(root: string, options: Partial<CheckOptions> = {}): Promise<Verdict> {
  return checkSite({ ...checkOptions(root), ...options })
}

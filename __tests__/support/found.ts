/** Tables of small sites and what is found in them. */
import { expect, test } from '@jest/globals'
import type { CheckOptions, CheckResult } from '../../src/check/check-site.ts'
import { verify } from './check.ts'
import type { Files } from './files.ts'
import { rows } from './rows.ts'
import { scratchWith } from './scratch.ts'

export type { Files } from './files.ts'

/** The start of a page. */
export const head = '<!doctype html><meta charset="utf-8"><title>x</title>x'
/** A correct site. */
const FRAME: Files = {
  'index.html': head,
  '404.html': head,
  'guide.html': head,
  'assets/logo.png': 'png',
  'assets/app.js': '',
}

/** A page whose second line is `html`. */
export const page = (html: string): Files => ({ 'a.html': `${head}\n${html}` })

/** Returns all of the files but these. */
export const without = (files: Files, ...names: readonly string[]): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !names.includes(name)))

/** Checks a small site with `files`. */
export const verified = (files: Files, options?: Partial<CheckOptions>): Promise<CheckResult> =>
  verify(scratchWith({ ...FRAME, ...files }), options)

/**
 * Checks a small site with `files`, and returns what was found: severity, code, address, location,
 * and suggestion. Findings about unlinked pages are left out.
 */
export async function found(files: Files, options: Partial<CheckOptions> = {}): Promise<string[]> {
  const { findings } = await verified(files, { domain: 'docs.acme.dev', host: 'nginx', ...options })
  const others = findings.filter(({ code }) => code !== 'unlinked-page')
  return others.map(({ severity, code, target, spots, suggestion }) => {
    const [at] = spots
    const line = at?.line === undefined ? '' : `:${at.line}`
    const place = at === undefined ? '' : `${at.page}${line}`
    const near = suggestion === undefined ? '' : ` (${suggestion.address})`
    return `${severity} ${code} ${target} ${place}${near}`
  })
}

/** A name, files, what is found in them, and how they are checked. */
type Case = readonly [string, Files, readonly string[], Partial<CheckOptions>?]

/** Defines a test for each case. */
export function cases(table: readonly Case[]): void {
  for (const [name, files, findings, options] of table)
    test(name, async () => {
      expect(await found(files, options)).toEqual(findings)
    })
}

/**
 * Defines a test for each row of a table: its name, the text from which `filesOf` makes a site, and
 * what is found in it.
 */
export function table(text: string, filesOf = page, options: Partial<CheckOptions> = {}): void {
  cases(
    rows(text).map(([name = '', of = '', ...findings]) => [name, filesOf(of), findings, options]),
  )
}

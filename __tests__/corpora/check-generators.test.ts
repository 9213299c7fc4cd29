/**
 * Correct sites from the generators that people use: no findings under any host they are right for, broken
 * addresses under every other, and nginx agrees on every address. Installs the generators from npm and PyPI into a temporary folder,
 * once. Needs the Debian packages nginx-light and python3-venv.
 */
import { cpSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { HOST_NAMES } from '../../src/web/host/hosts.ts'
import { verify, writeFiles } from '../support/check.ts'
import { GENERATORS, type Generated } from '../support/generators.ts'
import { disagreements } from '../support/nginx-verdicts.ts'
import { scratch } from '../support/scratch.ts'

/** What is found where a host does not answer what the generator writes. */
const UNANSWERED = ['broken-link', 'feed', 'metadata', 'sitemap']

describe.each(Object.entries(GENERATORS))('%s', (_, generated) => {
  test('has no findings where it belongs, and broken addresses elsewhere', async () => {
    const site = generated()
    for (const host of [undefined, ...HOST_NAMES]) {
      const { findings, pages } = await verify(site.folder, { ...site, host })
      const isRight = host === undefined || !site.wrongFor.includes(host)
      if (isRight) expect({ host, findings }).toEqual({ host, findings: [] })
      else {
        expect({ host, found: findings.length > 0 }).toEqual({ host, found: true })
        for (const { code } of findings) expect(UNANSWERED).toContain(code)
      }
      expect(pages).toBeGreaterThan(4)
    }
    if (site.needsCleanUrls) expect((await withCleanUrls(site)).findings).toEqual([])
  })

  test('is answered by nginx as the check says', async () => {
    const { asked, answered, differ } = await disagreements(generated().webRoot, true)
    expect(differ).toEqual([])
    expect(asked).toBeGreaterThan(50)
    expect(answered).toBeGreaterThan(10)
  }, 900_000)
})

/** Checks a site for Vercel with the setting that answers `/x` with `x.html`. */
function withCleanUrls(site: Generated) {
  const folder = scratch()
  cpSync(site.folder, folder, { recursive: true })
  writeFiles(folder, { 'vercel.json': '{ "cleanUrls": true }' })
  return verify(folder, { ...site, host: 'vercel' })
}

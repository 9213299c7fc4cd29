/**
 * Correct sites from the generators that people use: no findings under any host they are right for, and nginx
 * agrees on every address. Installs the generators from npm into a temporary folder, once. Needs the Debian package
 * nginx-light.
 */
import { describe, expect, test } from '@jest/globals'
import { verify } from '../support/gate.ts'
import { GENERATORS } from '../support/generators.ts'
import { disagreements } from '../support/nginx-verdicts.ts'

describe.each(Object.keys(GENERATORS))('%s', (name) => {
  test('has no findings where it belongs', async () => {
    const { folder, domain, hosts } = GENERATORS[name]?.() ?? { folder: '', domain: '', hosts: [] }
    expect(hosts.length).toBeGreaterThan(5)
    for (const host of hosts) {
      const { findings, pages } = await verify(folder, { host, domain })
      expect({ host, findings }).toEqual({ host, findings: [] })
      expect(pages).toBeGreaterThan(4)
    }
  }, 300_000)

  test('is answered by nginx as the gate says', async () => {
    const { folder } = GENERATORS[name]?.() ?? { folder: '' }
    const { asked, answered, differ } = await disagreements(folder, true)
    expect(differ).toEqual([])
    expect(asked).toBeGreaterThan(50)
    expect(answered).toBeGreaterThan(10)
  }, 60_000)
})

import { expect, test } from '@jest/globals'
import type { Finding } from '../../../src/site/rules/findings.ts'
import { verify } from '../../support/gate.ts'
import { BASE_PATH, DOMAIN, type Planted, writeSite } from '../../support/planted.ts'
import { scratch } from '../../support/scratch.ts'

const PLACE = { host: 'air-gapped', basePath: BASE_PATH, domain: DOMAIN } as const

function isOf(finding: Finding, fault: Planted): boolean {
  return (
    finding.code === fault.code &&
    finding.severity === fault.severity &&
    `${finding.target} ${finding.address}`.toLowerCase().includes(fault.mark) &&
    finding.nearMiss?.address === fault.near &&
    (fault.page === undefined || finding.spots.some(({ page }) => page === fault.page))
  )
}

test('a correct site has no findings', async () => {
  const folder = scratch()
  writeSite(folder, 1, 0)
  expect((await verify(folder, PLACE)).findings).toEqual([])
})

test.each([7, 20_261_121])('seed %i: all planted errors are found, and nothing else', async (seed) => {
  const folder = scratch()
  const planted = writeSite(folder, seed, 100)
  const { findings } = await verify(folder, PLACE)
  const missed = planted.filter((fault) => !findings.some((finding) => isOf(finding, fault)))
  const invented = findings.filter((finding) => !planted.some((fault) => isOf(finding, fault)))
  expect({ missed, invented }).toEqual({ missed: [], invented: [] })
  expect(planted.length).toBe(1_700)
})

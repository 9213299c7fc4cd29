import { expect, test } from '@jest/globals'
import { collectEarlierFindings } from '../../../src/check/check-site.ts'
import { formatAcceptanceEntries } from '../../../src/findings/acceptance/format-entries.ts'
import { parseAcceptances } from '../../../src/findings/acceptance/read-acceptances.ts'
import type { Finding } from '../../../src/findings/finding.ts'
import { checkOptions, verify } from '../../support/check.ts'
import { BASE_PATH, DOMAIN, type Planted, writeSite } from '../../support/planted.ts'
import { scratch } from '../../support/scratch.ts'

const PLACE = { host: 'air-gapped', basePath: BASE_PATH, domain: DOMAIN } as const

function isOf(finding: Finding, fault: Planted): boolean {
  return (
    finding.code === fault.code &&
    finding.severity === fault.severity &&
    `${finding.target} ${finding.address}`.toLowerCase().includes(fault.mark) &&
    finding.suggestion?.address === fault.near &&
    (fault.page === undefined || finding.spots.some(({ page }) => page === fault.page))
  )
}

test('a correct site has no findings', async () => {
  const folder = scratch()
  writeSite(folder, 1, 0)
  expect((await verify(folder, PLACE)).findings).toEqual([])
})

test.each([7, 20_261_121])(
  'seed %i: all planted errors are found, and nothing else',
  async (seed) => {
    const folder = scratch()
    const planted = writeSite(folder, seed, 50)
    const { findings } = await verify(folder, PLACE)
    const missed = planted.filter((fault) => !findings.some((finding) => isOf(finding, fault)))
    const invented = findings.filter((finding) => !planted.some((fault) => isOf(finding, fault)))
    expect({ missed, invented }).toEqual({ missed: [], invented: [] })
    expect(planted.length).toBe(1_100)
  },
)

test('errors planted in only one of two sites are new, or fixed', async () => {
  const [fewer, more] = [scratch(), scratch()]
  writeSite(fewer, 7, 10)
  const last = writeSite(more, 7, 11).filter(({ mark }) => mark.endsWith('-10-end'))
  const counted = await Promise.all(
    [fewer, more].map(async (root) =>
      collectEarlierFindings({ ...(await checkOptions(root)), ...PLACE }),
    ),
  )
  const compared = async (root: string, earlier: number) => {
    const { findings, fixed } = await verify(root, { ...PLACE, earlier: counted[earlier] })
    return {
      fixed,
      added: findings.filter(({ isNew }) => isNew),
      isSaid: findings.every(({ isNew }) => isNew !== undefined),
    }
  }
  const { added, ...worse } = await compared(more, 0)
  expect(worse).toEqual({ fixed: 0, isSaid: true })
  expect(added).toHaveLength(last.length)
  for (const fault of last) expect(added.filter((finding) => isOf(finding, fault))).toHaveLength(1)
  expect(await compared(fewer, 1)).toEqual({ fixed: last.length, added: [], isSaid: true })
  expect(await compared(more, 1)).toEqual({ fixed: 0, added: [], isSaid: true })
})

test('all planted errors are accepted by the file that is written for them, and those planted later are not', async () => {
  const folder = scratch()
  writeSite(folder, 7, 10)
  const before = await verify(folder, PLACE)
  const written = formatAcceptanceEntries(before.findings, Date.parse('2026-11-22'))
  const { entries, errors } = parseAcceptances(written.join('\n'))
  expect(errors).toEqual([])

  const accepted = await verify(folder, { ...PLACE, acceptedEntries: entries })
  expect(accepted).toMatchObject({
    errors: 0,
    warnings: 0,
    accepted: before.errors + before.warnings,
  })

  const planted = writeSite(folder, 7, 11).filter(({ severity }) => severity !== 'notice')
  const { findings } = await verify(folder, { ...PLACE, acceptedEntries: entries })
  const counted = findings.filter(
    (finding) => finding.accepted === undefined && finding.severity !== 'notice',
  )
  const later = planted.filter(({ mark }) => mark.endsWith('-10-end'))
  expect(counted.length).toBe(later.length)
  for (const fault of later)
    expect(counted.filter((finding) => isOf(finding, fault))).toHaveLength(1)
})

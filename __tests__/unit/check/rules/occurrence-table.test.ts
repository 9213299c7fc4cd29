import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addOccurrence, newRow } from '../../../../src/check/rules/finding-counter.ts'
import { OccurrenceTable } from '../../../../src/check/rules/occurrence-table.ts'

/** Pages in the order in which they are read, and on each of them the rows that occur, with lines. */
const reading = fc.uniqueArray(
  fc.record({
    page: fc.integer({ min: 0, max: 30 }).map((i) => `page-${i}.html`),
    found: fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.option(fc.integer({ min: 1, max: 99 })))),
  }),
  { selector: ({ page }) => page, maxLength: 20 },
)

test('a row of the table is what counting them one by one makes of it', () => {
  fc.assert(
    fc.property(reading, (pages) => {
      const table = new OccurrenceTable()
      const numbers = [0, 1, 2, 3].map(() => table.addRow())
      const rows = numbers.map((row) => newRow('broken-anchor', `#${row}`))
      for (const { page, found } of pages)
        for (const [i, line] of found) {
          const where = { page, line: () => line ?? undefined }
          const row = rows[i]
          if (row !== undefined) addOccurrence(row, where, `${page}#${i}`)
          table.add(i, where, `${page}#${i}`)
        }
      const expected = rows.map((row) => ({ ...row, lastPage: '' }))
      expect(numbers.map((row) => table.toRow(row, 'broken-anchor', `#${row}`))).toEqual(expected)
    }),
  )
})

test('it holds as many rows as there are', () => {
  const table = new OccurrenceTable()
  for (let row = 0; row < 5_000; row++) {
    expect(table.addRow()).toBe(row)
    table.add(row, { page: 'a.html', line: () => row + 1 }, `#${row}`)
  }
  for (const row of [0, 1_023, 1_024, 2_048, 4_999])
    expect(table.toRow(row, 'broken-anchor', 'x')).toMatchObject({
      count: 1,
      target: `#${row}`,
      spots: [{ page: 'a.html', line: row + 1 }],
    })
})

/** The pictures in the README show what the action shows now. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { digestOf } from '../../scripts/pictures/source.ts'
import { subjectsOf } from '../../scripts/pictures/subjects.ts'
import { scratch } from '../support/scratch.ts'

const FOLDER = 'docs/pictures'

test('no picture is older than what it shows', async () => {
  const recorded = JSON.parse(readFileSync(`${FOLDER}/sources.json`, 'utf8'))
  const subjects = await subjectsOf(scratch())
  expect(subjects.map(({ name }) => name)).toEqual(Object.keys(recorded))
  const old = subjects.filter(({ name, html }) => digestOf(html) !== recorded[name])
  expect(
    old.map(({ name }) => `${FOLDER}/${name}-*.png is older than what it shows: run npm run pictures`),
  ).toEqual([])
})

test.each(['summary-light', 'summary-dark', 'report-light', 'report-dark'])(
  '%s is in the README, and small enough for it',
  (name) => {
    const file = `${FOLDER}/${name}.png`
    expect(readFileSync('README.md', 'utf8')).toContain(`="${file}"`)
    const picture = readFileSync(file)
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.length).toBeLessThan(150_000)
  },
)

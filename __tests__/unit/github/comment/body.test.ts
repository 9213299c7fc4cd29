import { expect, test } from '@jest/globals'
import { commentBody } from '../../../../src/github/comment/body.ts'
import { html, type Section } from '../../../../src/report/markup.ts'

const MARK = '<!-- mark -->'
const bodyOf = (...sections: Section[]) =>
  commentBody(MARK, [html`<h3>Docs</h3>`], sections, html`<p>end</p>`).text

const section = (heading: string, inComment?: Section['inComment']): Section => ({
  heading,
  content: html`in the summary`,
  inComment,
})

test('begins with its mark, and has no blank line', () => {
  const text = bodyOf(
    section('One', () => html`<p>1</p>\n\n \n`),
    section('Two'),
  )
  expect(text).toBe(`${MARK}\n<h3>Docs</h3>\n<h4>One</h4>\n<p>1</p>\n<p>end</p>\n`)
})

test.each(['x', '日', '🌈'])('is never longer than a comment may be, in any script: %s', (letter) => {
  const filled = (room: number) =>
    html`${Array.from({ length: room / letter.length }, () => html`${letter}`)}`
  const text = bodyOf(section('One', filled), section('Two', filled))
  expect(text.length).toBeLessThanOrEqual(65_536)
  expect(text.length).toBeGreaterThan(60_000)
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(262_144)
})

test('says what there is no room for', () => {
  const text = bodyOf(section('One', () => undefined))
  expect(text).toContain('<h4>One</h4>\n<p>There is no room for it here: it is in the job summary.</p>')
})

import { expect, test } from '@jest/globals'
import { fitIntoComment } from '../../../../src/github/comment/comment-body.ts'
import { html } from '../../../../src/text/markup.ts'

const bodyOf = (...parts: string[]) =>
  fitIntoComment(
    '<!-- mark -->',
    parts.map((part) => html`<p>${html`${part.split('').map((one) => html`${one}`)}`}</p>\n\n \n`),
    html`<p>end</p>`,
  ).text

test('begins with its mark, and has no blank line', () => {
  expect(bodyOf('1', '2')).toBe('<!-- mark -->\n<p>1</p>\n<p>2</p>\n<p>end</p>\n')
})

test.each(['x', '日', '🌈'])(
  'is no longer than a comment may be, in any script, and says so: %s',
  (letter) => {
    const part = letter.repeat(30_000 / letter.length)
    const text = bodyOf(part, part, part)
    expect(text.length).toBeLessThanOrEqual(65_536)
    expect(text.length).toBeGreaterThan(60_000)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(262_144)
    expect(text).toContain(
      '<p>The rest does not fit here: the job summary has all of it.</p>\n<p>end</p>',
    )
  },
)

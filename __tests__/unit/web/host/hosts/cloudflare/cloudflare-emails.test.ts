import { expect, test } from '@jest/globals'
import { asBytes } from '../../../../../../src/web/byte-strings.ts'
import { showProtectedEmails } from '../../../../../../src/web/host/hosts/cloudflare/cloudflare-emails.ts'

const PROTECTION = '/cdn-cgi/l/email-protection'
/** An address as Cloudflare hides it, with a key that changes nothing. */
const hide = (email: string) => `00${Buffer.from(email).toString('hex')}`
const email = 'a'.repeat(10)

test.each<[chars: [beforeMark: number, afterMark: number, text: number, email: number], boolean]>([
  [[300, 300, 100, 299], true],
  [[301, 300, 100, 299], false],
  [[300, 301, 100, 299], false],
  [[300, 300, 101, 299], false],
  [[300, 300, 100, 300], false],
])('whether a hidden address is shown with lengths of %j: %s', (chars, isShown) => {
  const [beforeMark, afterMark, textChars, emailChars] = chars
  const address = 'a'.repeat(emailChars)
  const start = `<a href="${PROTECTION}" `.padEnd(beforeMark)
  const end = `${' '.repeat(afterMark)}>${'x'.repeat(textChars)}</a>`
  const shown = showProtectedEmails(asBytes(`${start}data-cfemail="${hide(address)}"${end}`))
  expect(shown === address).toBe(isShown)
})

test('all hidden addresses of a page are shown', () => {
  const link = `<a href="${PROTECTION}#${hide(email)}">x</a>`
  const span = `<span href="${PROTECTION}" data-cfemail="${hide(email)}">x</span>`
  expect(showProtectedEmails(asBytes(link + span + link + span))).toBe(
    `<a href="mailto:${email}">x</a>${email}`.repeat(2),
  )
})

import { expect, test } from '@jest/globals'
import { chooseNextHop } from '../../../../src/live/requesting/next-hop.ts'

const FROM = new URL('https://docs.example.com/docs/guide')
/** The addresses of one file. */
const ADDRESSES = new Set(['/docs/guide', '/docs/guide/', '/docs/guide.html', '/docs/ü'])
const leadsToFile = (path: string) => ADDRESSES.has(Buffer.from(path, 'latin1').toString())

test.each([
  ['https://docs.example.com/docs/guide/', 'https://docs.example.com/docs/guide/'],
  ['https://docs.example.com/docs/guide/?x', 'https://docs.example.com/docs/guide/?x'],
  ['https://docs.example.com/docs/guide/#x', 'https://docs.example.com/docs/guide/'],
  ['https://docs.example.com/docs/%C3%BC', 'https://docs.example.com/docs/%C3%BC'],
  ['https://user:password@docs.example.com/docs/guide/', 'https://docs.example.com/docs/guide/'],
])('%s is followed', (to, href) => {
  const next = chooseNextHop(to, [FROM], leadsToFile)
  expect(next instanceof URL && next.href).toBe(href)
})

test.each([
  ['https://docs.example.com/docs/guide', 'loop'],
  ['https://docs.example.com/docs/guide#x', 'loop'],
  ['https://docs.example.com/login', 'other-page'],
  ['https://docs.example.com/docs/%', 'other-page'],
  ['http://docs.example.com/docs/guide/', 'other-host'],
  ['https://docs.example.com:8443/docs/guide/', 'other-host'],
  ['http://169.254.169.254/docs/guide/', 'other-host'],
  ['http://[', 'invalid-address'],
])('%s is not followed: it is %s', (to, reason) => {
  expect(chooseNextHop(to, [FROM], leadsToFile)).toEqual({ to, reason })
})

test('a redirect back to any address that was visited is a loop', () => {
  const visited = ['guide/', 'guide', 'guide.html'].map((n) => new URL(n, FROM))
  for (const { href } of visited)
    expect(chooseNextHop(href, visited, leadsToFile)).toEqual({ to: href, reason: 'loop' })
})

test('a few redirects are followed, and no more', () => {
  const visited = [1, 2, 3, 4].map((n) => new URL(`https://docs.example.com/docs/guide?${n}`))
  const next = 'https://docs.example.com/docs/guide?5'
  expect(chooseNextHop(next, visited, leadsToFile)).toBeInstanceOf(URL)
  expect(chooseNextHop(next, [...visited, FROM], leadsToFile)).toEqual({
    to: next,
    reason: 'loop',
  })
})

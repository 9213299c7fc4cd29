/** The redirects for a site that lost pages, followed by the code of the hosts themselves, which npm has to fetch once. */
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { spellingsOf } from '../../src/changes/vanished/redirects.ts'
import { percentEncode, toBytes, toText } from '../../src/web/byte-strings.ts'
import type { Host } from '../../src/web/host/hosts.ts'
import { cloudflare, netlify, type Program, vercel } from '../support/redirect-programs.ts'
import { pairs, redirectsIn, siteOf, vanishedIn } from '../unit/changes/vanished/sites.ts'

const PROGRAMS: readonly (readonly [Host, string, (file: string) => Promise<Program>])[] = [
  ['netlify', '_redirects', netlify],
  ['cloudflare-pages', '_redirects', cloudflare],
  ['vercel', 'vercel.json', vercel],
]

describe.each(PROGRAMS)('the code of %s', (host, name, program) => {
  test.each(['plain', 'hostile'] as const)(
    'follows them, however an address is spelled: %s names',
    async (kind) => {
      let followed = 0
      await fc.assert(
        fc.asyncProperty(pairs(kind), async ({ before, after, moves }) => {
          const pair = { earlier: siteOf(host, before), later: siteOf(host, after), moves }
          const repair = await redirectsIn(pair, host)
          const content = repair?.files.get(name)
          if (repair === undefined || content === undefined) return
          const ask = await program(toText(content))
          // To Netlify, a slash at the end makes no difference.
          const keyOf = (spelled: string) => (host === 'netlify' ? spelled.replace(/\/$/, '') : spelled)
          const leftOut = new Set(repair.leftOut.map(({ from }) => keyOf(from)))
          for (const { gone, to } of await vanishedIn(pair)) {
            if (to === undefined) continue
            for (const spelled of gone.flatMap((path) => spellingsOf(`/${path}`))) {
              if (leftOut.has(keyOf(spelled))) continue
              expect([spelled, await ask(spelled)]).toEqual([spelled, `/${percentEncode(to)}`])
              followed++
            }
          }
          // What is there already has to stay.
          for (const page of after.filter((there) => there !== 'index.html'))
            for (const spelled of spellingsOf(`/${toBytes(page)}`))
              expect([spelled, await ask(spelled)]).toEqual([spelled, undefined])
        }),
        { numRuns: 300 },
      )
      expect(followed).toBeGreaterThan(300)
    },
    900_000,
  )
})

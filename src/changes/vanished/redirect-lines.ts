/** `_redirects`, as Netlify and Cloudflare read it: a redirect is a line of addresses with white space between them. */
import { percentEncode, toBytes } from '../../web/byte-strings.ts'
import { MAX_STATIC_RULES } from '../../web/host/redirects/cloudflare.ts'
import { spellingsOf } from './addresses.ts'
import type { LeftOut, Request, Written } from './redirect.ts'

interface Form {
  /** What a path must not contain, as it would not stand for itself. */
  readonly special: RegExp
  readonly why: string
  /** Whether the host may take a rule with a `*` for a loop if its target is how its address begins. */
  readonly ignoresLoops: boolean
  /** How many rules of ours there is room for beside so many lines of the site's own. */
  readonly room: (ownLines: number) => number
  /** In bytes. */
  readonly maxLine: number
  /** Two paths with the same key are one to the host. */
  readonly keyOf: (path: string) => string
}

const FORMS: Readonly<Record<'netlify' | 'cloudflare', Form>> = {
  // https://docs.netlify.com/manage/routing/redirects/redirect-options/, and `netlify-redirector` 0.5, read and run 2026-11.
  netlify: {
    special: /\*(?:\/|$)|\/:|^\/\.netlify(?:\/|$)/,
    why: 'Netlify takes `*` at the end of a name, `:` at its start, and `/.netlify` for something else',
    ignoresLoops: true,
    room: () => Number.POSITIVE_INFINITY,
    maxLine: 8_192,
    keyOf: (path) => path.replace(/\/$/, ''),
  },
  // https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11. A rule that is wrong counts, too.
  cloudflare: {
    special: /\*|:[A-Za-z]/,
    why: 'Cloudflare takes `*`, and a `:` before a letter, for something else',
    ignoresLoops: false,
    room: (ownLines) => Math.max(0, MAX_STATIC_RULES - ownLines),
    maxLine: 1_000,
    keyOf: (path) => path,
  },
}

const NAME = '_redirects'

/** Returns a `_redirects` with the redirects in front of the site's own rules. */
export function writeRedirectLines(of: keyof typeof FORMS, { redirects, guesses, site }: Request): Written {
  const { special, why, ignoresLoops, room, maxLine, keyOf } = FORMS[of]
  const own = site.redirects.find(({ name }) => name === NAME)?.text ?? ''
  const ownLines = own.split('\n').filter((line) => /^\s*[^\s#]/.test(line)).length
  const left = room(ownLines)
  const lines: string[] = []
  const leftOut: LeftOut[] = []
  const taken = new Set<string>()
  for (const redirect of redirects) {
    const leaveOut = (spelled: string, why: string) => leftOut.push({ redirect, spelled, why })
    for (const spelled of spellingsOf(redirect.from)) {
      const key = keyOf(spelled)
      if (taken.has(key)) continue
      const line = `${spelled} ${percentEncode(redirect.to)} 301`
      if (special.test(spelled)) leaveOut(spelled, why)
      else if (ignoresLoops && spelled.includes('*') && redirect.from.startsWith(redirect.to))
        leaveOut(spelled, 'Netlify may take a rule with `*` for a loop if its address begins with its target')
      else if (line.length > maxLine) leaveOut(spelled, `a line has at most ${maxLine} characters`)
      else if (lines.length >= left)
        leaveOut(spelled, `Cloudflare takes ${MAX_STATIC_RULES} rules without \`*\``)
      else lines.push(line)
      taken.add(key)
    }
  }
  const text = [
    '# Addresses of the earlier site, and where their pages are now. This replaces the site’s _redirects.',
    ...lines,
    ...suggestions(guesses),
    ...(own === '' ? [] : ['', '# The site’s own rules.', own]),
    '',
  ].join('\n')
  return { files: new Map([[NAME, toBytes(text)]]), leftOut }
}

function suggestions(guesses: Request['guesses']): string[] {
  if (guesses.length === 0) return []
  const lines = guesses.map(({ from, to }) => `# ${percentEncode(from)} ${percentEncode(to)} 301`)
  return ['', '# These are guesses. Remove the # from those that are right.', ...lines]
}

/** The redirects that repair the addresses of vanished pages, in the form of a host, and whether the host follows them. */

import { checkpoint } from '../../event-loop.ts'
import { toText } from '../../web/byte-strings.ts'
import type { Host } from '../../web/host/hosts.ts'
import { type Answer, addressForms, ServedSite } from '../../web/host/served-site.ts'
import type { RedirectFile, Site } from '../../web/site.ts'
import { filesOf, type VanishedPage, withRedirectFile } from './find.ts'
import { writeAzureConfig, writeVercelConfig } from './json-files.ts'
import { writeNginxMap } from './nginx-map.ts'
import {
  basePrefix,
  type LeftOut,
  type Redirect,
  type Request,
  redirectsFor,
  type Written,
} from './redirect.ts'
import { writeRedirectLines } from './redirect-lines.ts'
import { writeRedirectPages } from './redirect-pages.ts'
import { writeViewerFunction } from './viewer-function.ts'

/** How a host takes redirects. */
interface RedirectForm {
  /** Returns undefined if the redirects cannot be added to a file of the site. */
  readonly write: (request: Request) => Written | undefined
  /** What makes the host follow them, as far as its rules are known here: `other` is tried by nobody before it is used. */
  readonly consistsOf: 'redirect-file' | 'pages' | 'other'
}

const CLOUDFLARE: RedirectForm = {
  write: (request) => writeRedirectLines('cloudflare', request),
  consistsOf: 'redirect-file',
}
const NGINX: RedirectForm = { write: writeNginxMap, consistsOf: 'other' }

const FORMS: Readonly<Record<Host, RedirectForm>> = {
  'github-pages': { write: writeRedirectPages, consistsOf: 'pages' },
  's3-cloudfront': { write: writeViewerFunction, consistsOf: 'other' },
  'cloudflare-pages': CLOUDFLARE,
  'cloudflare-workers': CLOUDFLARE,
  'azure-static-web-apps': { write: writeAzureConfig, consistsOf: 'redirect-file' },
  netlify: { write: (request) => writeRedirectLines('netlify', request), consistsOf: 'redirect-file' },
  vercel: { write: writeVercelConfig, consistsOf: 'redirect-file' },
  nginx: NGINX,
  'air-gapped': NGINX,
}

/** Redirects in the form of a host. */
export interface Repair extends Written {
  readonly host: Host
  /** Those that are in the files, in one spelling at least. */
  readonly redirects: readonly Redirect[]
}

/**
 * Returns the redirects that repair `pages` of the site `later` in the form of `host`, which are to be added to that
 * site; undefined if nobody knows of any of them where it is now, or if they cannot be added to a file of the site. Proven as far as the rules of the host are known here:
 * what would change the answer to an address that is answered is left out.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function repairFor(
  host: Host,
  pages: readonly VanishedPage[],
  later: Site,
  signal: AbortSignal,
): Promise<Repair | undefined> {
  const site = { ...later, host }
  const guesses = redirectsFor(pages, site, 'near')
  const refused: LeftOut[] = []
  let redirects = redirectsFor(pages, site, 'to')
  for (;;) {
    if (redirects.length === 0) return undefined
    const written = FORMS[host].write({ redirects, guesses, site })
    if (written === undefined) return undefined
    const { refusals, unfollowed } = await trial(FORMS[host], written, redirects, site, signal)
    if (refusals.size > 0) {
      refused.push(...[...refusals].map(([redirect, why]) => ({ redirect, why })))
      redirects = redirects.filter((redirect) => !refusals.has(redirect))
      continue
    }
    const known = new Set(written.leftOut.map(({ redirect }) => redirect))
    const others = unfollowed.filter((redirect) => !known.has(redirect))
    const why = 'the host would not follow it'
    const leftOut: readonly LeftOut[] = [
      ...refused,
      ...written.leftOut,
      ...others.map((redirect) => ({ redirect, why })),
    ]
    const inNoSpelling = leftOut.filter(({ spelled }) => spelled === undefined)
    const whole = new Set([...unfollowed, ...inNoSpelling.map(({ redirect }) => redirect)])
    const kept = redirects.filter((redirect) => !whole.has(redirect))
    return { host, files: written.files, leftOut, redirects: kept }
  }
}

interface Trial {
  /** Redirects that would do harm, and why. */
  readonly refusals: ReadonlyMap<Redirect, string>
  /** Redirects without effect. */
  readonly unfollowed: readonly Redirect[]
}

/** Returns what the host would make of the files, as far as its rules are known here. */
async function trial(
  { consistsOf }: RedirectForm,
  written: Written,
  redirects: readonly Redirect[],
  site: Site,
  signal: AbortSignal,
): Promise<Trial> {
  const refusals = new Map<Redirect, string>()
  const unfollowed: Redirect[] = []
  const root = withRedirectFile(atHostRoot(site))
  const prefix = basePrefix(site).slice(1)
  if (consistsOf === 'other') return { refusals, unfollowed }
  const after =
    consistsOf === 'pages'
      ? answersWithPages(written, redirects, root, prefix)
      : answersOf({ ...root, redirects: redirectFilesIn(written) })
  const before = answersOf(root)
  const yieldIfOver = checkpoint(signal)
  for (const redirect of redirects) {
    await yieldIfOver()
    const [answer, expected] = [after(redirect.from.slice(1)), before(redirect.to.slice(1))]
    if (answer === undefined) unfollowed.push(redirect)
    else if (typeof expected === 'number' && leadsElsewhere(answer, expected))
      refusals.set(redirect, 'the host takes it for another address')
  }
  for (const [page, itsRedirects] of Map.groupBy(redirects, (redirect) => redirect.page)) {
    await yieldIfOver()
    const isHarmful = addressForms(page).some((form) => {
      const answer = before(below(prefix, form))
      return answer !== undefined && leadsElsewhere(after(below(prefix, form)), answer)
    })
    if (!isHarmful) continue
    const why = 'an address that is answered would be answered differently'
    for (const redirect of itsRedirects) refusals.set(redirect, why)
  }
  return { refusals, unfollowed }
}

/** Nothing is said against an answer that is not known, because there are too many rules to try them all. */
function leadsElsewhere(answer: Answer, expected: Answer): boolean {
  return answer !== 'unknown' && answer !== expected
}

type Answers = (path: string) => Answer

function answersOf(site: Site): Answers {
  const resolver = new ServedSite(site, filesOf(site))
  return (path) => {
    resolver.startFile()
    return resolver.answer(path)
  }
}

function redirectFilesIn({ files }: Written): readonly RedirectFile[] {
  return [...files].map(([name, content]) => ({ name, text: toText(content) }))
}

/** Returns how a site answers with these pages in it, each of which leads elsewhere. */
function answersWithPages(
  { files: pages }: Written,
  redirects: readonly Redirect[],
  root: Site,
  prefix: string,
): Answers {
  const targets = new Map(redirects.map(({ page, to }) => [page, to.slice(1)]))
  const added = [...pages.keys()]
  const answers = answersOf({ ...root, names: [...root.names, ...added.map((page) => below(prefix, page))] })
  return (path) => {
    const answer = answers(path)
    const page = typeof answer === 'number' ? added[answer - root.names.length] : undefined
    if (page === undefined) return answer
    const next = answers(targets.get(page) ?? '')
    // A page that leads to another such page leads in a circle, as those are only added where nothing else is.
    return typeof next === 'number' && next >= root.names.length ? undefined : next
  }
}

/** Returns the same site as a folder of the site in the root of its host, where redirect files are read. */
function atHostRoot(site: Site): Site {
  const prefix = basePrefix(site).slice(1)
  if (prefix === '') return site
  const rooted = (name: string): string => below(prefix, name)
  return {
    ...site,
    basePath: '/',
    names: site.names.map(rooted),
    unreadable: site.unreadable.map(rooted),
    loops: site.loops.map(({ name, folder }) => ({ name: rooted(name), folder: rooted(folder) })),
  }
}

function below(prefix: string, path: string): string {
  return prefix === '' ? path : `${prefix}/${path}`
}

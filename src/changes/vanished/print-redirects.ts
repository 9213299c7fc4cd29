/** One list of redirects for the addresses of vanished pages, printed in the form of each host. */
import {
  inByteOrder,
  percentDecode,
  percentEncode,
  toBytes,
  toText,
} from '../../web/byte-strings.ts'
import { MAX_LINE, MAX_STATIC_RULES } from '../../web/host/hosts/cloudflare-redirects.ts'
import { leadsWhereItIs, readLine } from '../../web/host/hosts/netlify-redirects.ts'
import { keyOfRoute, MAX_CONFIG_BYTES } from '../../web/host/hosts/staticwebapp-config.ts'
import { MAX_RULE_LENGTH, MAX_RULES } from '../../web/host/hosts/vercel-json.ts'
import { type Host, rulesOf } from '../../web/host/hosts.ts'
import { readJsonFile } from '../../web/host/redirects/json-file.ts'
import { decodePath } from '../../web/host/redirects/patterns.ts'
import { listAddressForms, ServedSite } from '../../web/host/served-site.ts'
import type { Site } from '../../web/host/site.ts'
import type { VanishedPage } from './find-vanished-pages.ts'

/** A redirect as it stands in a file. Strings of bytes. */
interface Rule {
  /** The page’s file in the earlier site. */
  readonly page: string
  /** The address that is gone, and where it leads: decoded, without the base path. */
  readonly path: string
  readonly target: string
  /** The same as they are written: absolute, the first as the host compares it, the second percent-encoded. */
  readonly from: string
  readonly to: string
}

/** A redirect that cannot be written in the form of a host, in one spelling of its address or in all. */
interface LeftOut extends Rule {
  /** Ends the sentence «… is left out:». */
  readonly why: string
}

/** Redirects in the form of a host. */
export interface Printed {
  /** How many addresses are redirected, in one spelling at least. */
  readonly addresses: number
  /** Files by their names. Names and content are strings of bytes. */
  readonly files: ReadonlyMap<string, string>
  readonly leftOut: readonly LeftOut[]
}

/** How a host takes redirects. */
interface Form {
  /** Returns what two addresses have in common that are one to the host; without it, none are. */
  readonly keyOf?: (from: string) => string
  /** Returns each way to write an address that has a rule of its own. */
  readonly spelled: (path: string) => readonly string[]
  /** Returns why a rule cannot be written; undefined if it can. */
  readonly refuses: (rule: Rule, served: ServedSite) => string | undefined
  /** How many of the rules fit in beside the site’s own. */
  readonly room?: {
    readonly why: string
    readonly of: (rules: readonly Rule[], own?: string) => number
  }
  /**
   * Returns the host’s redirect file, or files by their names; undefined if the rules cannot be added to the site’s own file.
   * Names and content are strings of bytes.
   */
  readonly print: (rules: readonly Rule[], site: Site, own?: string) => string | Files | undefined
}

type Files = readonly (readonly [name: string, content: string])[]

const NOTE = '# Addresses of the earlier site, and where their pages are now.'
const asItIs = (path: string): readonly string[] => [path]

const line = ({ from, to }: Pick<Rule, 'from' | 'to'>): string => `${from} ${to} 301`

/** A line of two addresses each, in front of the site’s own rules. */
function printLines(rules: readonly Rule[], _: Site, own = ''): string {
  const lines = rules.map(line)
  return toBytes([`${NOTE} This replaces the site’s _redirects.`, ...lines, '', own].join('\n'))
}

/** https://docs.netlify.com/manage/routing/redirects/redirect-options/, and `netlify-redirector` 0.5, read and run 2026-11. */
const NETLIFY: Form = {
  // A slash at the end makes no difference.
  spelled: (path) => listSpellings(path).map((spelled) => spelled.replace(/(?<=.)\/$/, '')),
  refuses(rule) {
    const read = readLine(line(rule), undefined)
    if ('kind' in read) return read.message
    if ('pattern' in read.source)
      return 'Netlify takes `*` at the end of a name, and `:` at its start, for something else'
    if (leadsWhereItIs(read, decodePath(rule.from)))
      return 'Netlify may take a rule with `*` for a loop if its address begins with its target'
    return undefined
  },
  print: printLines,
}

/** https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11. A rule that is wrong counts, too. */
const CLOUDFLARE: Form = {
  spelled: listSpellings,
  refuses({ from, to }) {
    if (/\*|:[A-Za-z]/.test(from))
      return 'Cloudflare takes `*`, and a `:` before a letter, for something else'
    const isTooLong = line({ from, to }).length > MAX_LINE
    return isTooLong ? `Cloudflare takes lines of ${MAX_LINE} characters` : undefined
  },
  room: {
    why: `Cloudflare takes ${MAX_STATIC_RULES} rules without \`*\``,
    of: (_, own = '') =>
      MAX_STATIC_RULES - own.split('\n').filter((line) => /^\s*[^\s#]/.test(line)).length,
  },
  print: printLines,
}

/** A path in which no character has a meaning of its own. */
const IN_LETTERS = /^[\p{L}\p{M}\p{N} \-._~/]*$/u

/**
 * Routes come before files, and fit the address as it arrives; whether it is decoded then is not documented, so names are
 * written both ways: https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#routes, read 2026-11.
 */
const AZURE: Form = {
  keyOf: keyOfRoute,
  spelled: (path) => [...listSpellings(path), ...(IN_LETTERS.test(toText(path)) ? [path] : [])],
  refuses({ path, from }, served) {
    if (from.includes('*')) return 'Azure takes `*` for any characters'
    const folder = /^(.+)\/index\.html$/s.exec(path)?.[1]
    if (
      folder !== undefined &&
      [folder, `${folder}/`].some((form) => served.answer(form) !== undefined)
    )
      return 'Azure would answer the address of the folder with it, too, which the site answers'
    return undefined
  },
  room: {
    why: 'Azure takes a file of 20 KB',
    of(rules, own) {
      let left = MAX_CONFIG_BYTES - inJson(objectIn(own) ?? {}).length - 100
      const last = rules.findIndex(({ from, to }) => {
        left -= from.length + to.length + 100
        return left < 0
      })
      return last === -1 ? rules.length : last
    },
  },
  print(rules, _, own) {
    const config = objectIn(own)
    if (config === undefined) return undefined
    const routes = rules.map(({ from, to }) => ({
      route: toText(from),
      redirect: to,
      statusCode: 301,
    }))
    return inJson({ ...config, routes: [...routes, ...listIn(config.routes)] })
  },
}

/**
 * Redirects come before files, and fit the address as it arrives:
 * https://vercel.com/docs/project-configuration/vercel-json#redirects, read 2026-11.
 */
const VERCEL: Form = {
  spelled: listSpellings,
  refuses: ({ from, to }) =>
    2 * Math.max(from.length, to.length) > MAX_RULE_LENGTH
      ? `Vercel takes ${MAX_RULE_LENGTH} characters`
      : undefined,
  room: {
    why: `Vercel takes ${MAX_RULES} rules`,
    of(_, own) {
      return MAX_RULES - listIn(objectIn(own)?.redirects).length
    },
  },
  print(rules, _, own) {
    const config = objectIn(own)
    // Where there are routes of the old kind, Vercel refused redirects for long.
    if (config === undefined || config.routes !== undefined) return undefined
    const items = rules.map(({ from, to }) => {
      // `path-to-regexp` 6.1 gives some of these a meaning unless a backslash stands before them. Of the others, Vercel
      // refuses what is no regular expression either (`checkRegexSyntax` of `@vercel/routing-utils`).
      const source = from.replace(/[:(){}[\]*+?^$|\\]/g, '\\$&')
      return { source, destination: to, permanent: true }
    })
    return inJson({ ...config, redirects: [...items, ...listIn(config.redirects)] })
  },
}

/**
 * A `map`: https://nginx.org/en/docs/http/ngx_http_map_module.html, and `ngx_conf_read_token` in its
 * `src/core/ngx_conf_file.c`, read 2026-11. Keys are compared with `$uri`: decoded, with single slashes, and without regard to
 * the case of ASCII letters. Two keys that are equal then are refused.
 */
const NGINX: Form = {
  spelled: asItIs,
  refuses: ({ from, to }) =>
    2 * from.length > NGINX_WORD || to.length > NGINX_WORD
      ? 'nginx takes words of 4,096 bytes'
      : undefined,
  print(rules, site) {
    const prefix = basePrefix(site)
    const there = site.names
      .flatMap((name) => listAddressForms(name))
      .map((form) => `${prefix}/${form}`)
    const all = Map.groupBy(new Set([...there, ...rules.map(({ from }) => from)]), folded)
    const lines = rules.map(({ from, to }) => {
      const isUnique = all.get(folded(from))?.length === 1
      const key = isUnique ? from : `~^${from.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}\\z`
      return `    ${quoted(key)} ${quoted(to)};\n`
    })
    // Otherwise nginx does not start: `NGX_HASH_ELT_SIZE` in its `src/core/ngx_hash.c`.
    const sizes = rules.some(({ from }) => from.length > 40) ? 'map_hash_bucket_size 4096;\n' : ''
    const map = `${NGINX_USAGE}${sizes}map $uri $moved_to {\n    default "";\n${lines.join('')}}\n`
    return [['redirects.conf', map]]
  },
}

/** `NGX_CONF_BUFFER`: a longer word is refused. In bytes. */
const NGINX_WORD = 4_096
const NGINX_USAGE = `${NOTE} Include this file in the http block, and put the two lines
# of the server block into that of the site. If your configuration has map_hash_bucket_size already, remove it here.
#
#   include /etc/nginx/redirects.conf;
#   server {
#       absolute_redirect off;
#       if ($moved_to) { return 301 $moved_to$is_args$args; }
`

/** As `ngx_tolower`: ASCII alone. */
const folded = (path: string): string => path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** A word in quotes, in which a backslash, a quote and three control characters are escaped. */
function quoted(word: string): string {
  const controls: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
  return `"${word.replace(/[\\"]/g, '\\$&').replace(/[\n\r\t]/g, (sign) => controls[sign] ?? '')}"`
}

/**
 * A file to be imported into a key value store, which a viewer function asks:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/kvs-with-functions-create-s3-kvp.html, read 2026-11.
 */
const CLOUDFRONT: Form = {
  spelled: (path) => [percentEncode(path)],
  refuses: ({ from, to }) =>
    from.length > 512 || from.length + to.length > 1_024
      ? 'CloudFront takes keys of 512 bytes, and 1 KB with their values'
      : undefined,
  print(rules) {
    const data = rules.map(({ from, to }) => ({ key: from, value: to }))
    return [['key-value-store.json', inJson({ data })]]
  },
}

/**
 * GitHub Pages has no redirects: https://docs.github.com/en/pages/getting-started-with-github-pages, read 2026-11. Small
 * pages stand in for those that are gone, as those of `jekyll-redirect-from` do
 * (https://github.com/jekyll/jekyll-redirect-from/blob/master/lib/jekyll-redirect-from/redirect.html, read 2026-11):
 * browsers go on at once, and search engines take them for permanent redirects.
 */
const PAGES: Form = {
  spelled: asItIs,
  refuses({ page, target }, served) {
    const answers = new Set(listAddressForms(page).map((form) => served.answer(form)))
    answers.delete(served.answer(target))
    answers.delete(undefined)
    return answers.size > 0 ? 'the site has something else in that place' : undefined
  },
  print(rules, { domain }) {
    const host = domain === undefined ? '' : `https://${domain}`
    return rules.map(({ page, to }) => [page, pageFor(to, host)])
  },
}

/** HTML and XML alike, for names such as `a.xhtml`. `to` is percent-encoded: nothing in it means anything to either, or to scripts. */
function pageFor(to: string, host: string): string {
  return `<!DOCTYPE html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8"/>
<title>This page has moved</title>
<link rel="canonical" href="${host}${to}"/>
<meta name="robots" content="noindex"/>
<script>location.replace('${to}' + location.search + location.hash)</script>
<meta http-equiv="refresh" content="0; url=${to}"/>
</head>
<body><p><a href="${to}">This page has moved.</a></p></body>
</html>
`
}

const FORMS: Readonly<Record<Host, Form>> = {
  'github-pages': PAGES,
  's3-cloudfront': CLOUDFRONT,
  'cloudflare-pages': CLOUDFLARE,
  'cloudflare-workers': CLOUDFLARE,
  'azure-static-web-apps': AZURE,
  netlify: NETLIFY,
  vercel: VERCEL,
  nginx: NGINX,
  'air-gapped': NGINX,
}

/**
 * Returns redirects in the form of `host`, from the addresses of `pages` that are gone to where the pages are now; undefined if
 * there are none, or if they cannot be added to the site’s own file. Rules that would change the answer to an address of the
 * site are left out.
 */
export function printRedirects(
  host: Host,
  pages: readonly VanishedPage[],
  site: Site,
): Printed | undefined {
  const all = rulesFor(host, pages, site)
  const [own] = site.redirects
  const isLost = own !== undefined && own.text === undefined
  if (all.length === 0 || isLost) return undefined
  const form = FORMS[host]
  const served = new ServedSite(site)
  const leftOut: LeftOut[] = []
  const rules = new Map<string, Rule>()
  const keyOf = (from: string) => form.keyOf?.(from) ?? from
  for (const rule of all) {
    const key = keyOf(rule.from)
    const { to = rule.to } = rules.get(key) ?? {}
    const why =
      to === rule.to ? form.refuses(rule, served) : 'the host takes it for another address'
    if (why !== undefined) leftOut.push({ ...rule, why })
    else if (!rules.has(key)) rules.set(key, rule)
  }
  const possible = [...rules.values()]
  const most = Math.max(0, form.room?.of(possible, own?.text) ?? possible.length)
  const kept = possible.slice(0, most)
  for (const rule of possible.slice(most)) leftOut.push({ ...rule, why: form.room?.why ?? '' })
  const printed = form.print(kept, site, own?.text)
  const { name = '' } = rulesOf(host).redirectFile ?? {}
  const files = typeof printed === 'string' ? [[name, printed] as const] : printed
  const written = new Map(kept.map(({ from, to }) => [keyOf(from), to]))
  const redirected = all.filter(({ from, to }) => written.get(keyOf(from)) === to)
  const addresses = new Set(redirected.map(({ path }) => path)).size
  return files && { addresses, files: new Map(files), leftOut }
}

/** The address that links usually name comes first for each page, then the others: there may not be room for all. */
function rulesFor(host: Host, pages: readonly VanishedPage[], site: Site): readonly Rule[] {
  const prefix = basePrefix(site)
  const ranked = pages.flatMap(({ name: page, gone, to: target }) =>
    target === undefined ? [] : gone.map((path, rank) => ({ rank, page, path, target })),
  )
  return ranked
    .sort((a, b) => a.rank - b.rank || inByteOrder(a.path, b.path))
    .flatMap(({ page, path, target }) =>
      FORMS[host].spelled(`${prefix}/${path}`).map((from) => {
        return { page, path, target, from, to: percentEncode(`${prefix}/${target}`) }
      }),
    )
}

/** Returns the base path, decoded, without the slash at its end. */
function basePrefix({ basePath }: Site): string {
  const bytes = toBytes(basePath)
  return (percentDecode(bytes) ?? bytes).replace(/\/$/, '')
}

/** What RFC 3986 allows in a path (section 3.3, `pchar`). */
const BEYOND_PATH = /[^\w\-.~/!$&'()*+,;=:@]/g
/** What the URL parser of browsers leaves alone besides that: https://url.spec.whatwg.org/#path-percent-encode-set */
const BEYOND_TYPED = /[^\w\-.~/!$&'()*+,;=:@[\]|]/g
/** What `encodeURIComponent` leaves alone: https://tc39.es/ecma262/#sec-encodeuricomponent-uricomponent */
const BEYOND_COMPONENT = /[^\w\-.~/!'()*]/g

/**
 * Returns how an absolute path (decoded) arrives at a host that does not decode it, each once: as links usually spell
 * it, as it is typed, and with more and more of it percent-encoded.
 */
export function listSpellings(path: string): readonly string[] {
  const usual = [BEYOND_PATH, BEYOND_TYPED, BEYOND_COMPONENT].map((beyond) =>
    path.replace(beyond, percentEncode),
  )
  return [...new Set([...usual, percentEncode(path)])]
}

type Config = Readonly<Record<string, unknown>>

/** Returns what a JSON file holds, which is nothing where there is none; undefined if it is no object. */
function objectIn(own: string | undefined): Config | undefined {
  const read = readJsonFile(own ?? '{}', '')
  return 'kind' in read ? undefined : read.value
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const inJson = (value: unknown): string => toBytes(`${JSON.stringify(value, null, 2)}\n`)

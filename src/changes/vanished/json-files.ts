/** `staticwebapp.config.json` and `vercel.json`: redirects are put in front of the rules that the site has already. */
import { percentEncode } from '../../web/byte-strings.ts'
import { MAX_CONFIG_BYTES } from '../../web/host/redirects/azure.ts'
import { readJson, TOO_DEEP } from '../../web/host/redirects/json.ts'
import { MAX_RULE_LENGTH, MAX_RULES } from '../../web/host/redirects/vercel.ts'
import { inLetters, spellingsOf } from './addresses.ts'
import type { LeftOut, Redirect, Request, Written } from './redirect.ts'

type Config = Readonly<Record<string, unknown>>

/** A redirect as it stands in a list of the file. */
interface Item {
  readonly redirect: Redirect
  readonly value: Config
}

/**
 * Returns a `staticwebapp.config.json`. Routes come before files, and fit the address as it arrives; whether it is
 * decoded then is not documented, so names in letters are spelled both ways:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#routes, read 2026-11.
 */
export function writeAzureConfig({ redirects, site }: Request): Written | undefined {
  const name = 'staticwebapp.config.json'
  const own = ownConfig(name, site)
  if (own === undefined) return undefined
  const routes = Array.isArray(own.routes) ? own.routes : []
  const leftOut: LeftOut[] = []
  const items: Item[] = []
  for (const redirect of redirects) {
    const leaveOut = (spelled: string, why: string) => leftOut.push({ redirect, spelled, why })
    const letters = inLetters(redirect.from)
    for (const route of new Set([
      ...spellingsOf(redirect.from),
      ...(letters === undefined ? [] : [letters]),
    ])) {
      if (route.includes('*')) leaveOut(route, 'Azure takes `*` for any characters')
      else if (/^\/(?:\.auth|api|data-api)(?:\/|$)/.test(route))
        leaveOut(route, 'Azure answers it with a service of its own')
      else items.push({ redirect, value: { route, redirect: percentEncode(redirect.to), statusCode: 301 } })
    }
  }
  const withRoutes = (some: readonly Item[]): Config => ({
    ...own,
    routes: [...some.map(({ value }) => value), ...routes],
  })
  const inLines = formatted(withRoutes(items), 2)
  if (inLines.length <= MAX_CONFIG_BYTES) return { files: new Map([[name, inLines]]), leftOut }
  const fitting = thoseThatFit(items, MAX_CONFIG_BYTES - formatted(withRoutes([])).length)
  for (const { redirect, value } of items.slice(fitting.length))
    leftOut.push({ redirect, spelled: String(value.route), why: 'Azure takes a file of 20 KB' })
  return { files: new Map([[name, formatted(withRoutes(fitting))]]), leftOut }
}

/**
 * Returns a `vercel.json`. Redirects come before files, and fit the address as it arrives:
 * https://vercel.com/docs/project-configuration/vercel-json#redirects, read 2026-11. A file with `routes` of the old
 * kind must not have `redirects`, so that it gets routes.
 */
export function writeVercelConfig({ redirects, site }: Request): Written | undefined {
  const name = 'vercel.json'
  const own = ownConfig(name, site)
  if (own === undefined) return undefined
  const key = Array.isArray(own.routes) ? 'routes' : 'redirects'
  const ownItems: readonly unknown[] = Array.isArray(own[key]) ? own[key] : []
  const leftOut: LeftOut[] = []
  const items: Config[] = []
  for (const redirect of redirects) {
    const leaveOut = (spelled: string, why: string) => leftOut.push({ redirect, spelled, why })
    for (const spelled of spellingsOf(redirect.from)) {
      const value =
        key === 'routes' ? vercelRoute(spelled, redirect.to) : vercelRedirect(spelled, redirect.to)
      if (Object.values(value).some((text) => typeof text === 'string' && text.length > MAX_RULE_LENGTH))
        leaveOut(spelled, `Vercel takes ${MAX_RULE_LENGTH} characters`)
      else if (items.length + ownItems.length >= MAX_RULES)
        leaveOut(spelled, `Vercel takes ${MAX_RULES} rules`)
      else items.push(value)
    }
  }
  return { files: new Map([[name, formatted({ ...own, [key]: [...items, ...ownItems] }, 2)]]), leftOut }
}

function vercelRedirect(path: string, to: string): Config {
  // `path-to-regexp` 6.1 gives some of these a meaning unless a backslash stands before them. Of the others, Vercel
  // refuses what is no regular expression either (`checkRegexSyntax` of `@vercel/routing-utils`).
  const source = path.replace(/[:(){}[\]*+?^$|\\]/g, '\\$&')
  return { source, destination: percentEncode(to), permanent: true }
}

function vercelRoute(path: string, to: string): Config {
  const src = `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`
  return { src, status: 308, headers: { Location: percentEncode(to) } }
}

/**
 * A file that the host would refuse as it is has nothing that could be kept; one that is nested too deep, for which this
 * returns undefined, may have.
 */
function ownConfig(name: string, { redirects }: Request['site']): Config | undefined {
  const read = readJson(redirects.find((file) => file.name === name)?.text ?? '{}')
  if (read === TOO_DEEP) return undefined
  return typeof read === 'string' ? {} : read.value
}

/** JSON in ASCII alone: as many characters as bytes. */
function formatted(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent)
  return `${text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`
}

/** Returns as many of the first items as have room in a list in JSON. */
function thoseThatFit(items: readonly Item[], bytes: number): readonly Item[] {
  let left = bytes
  const end = items.findIndex(({ value }) => {
    left -= formatted(value).length
    return left < 0
  })
  return end === -1 ? items : items.slice(0, end)
}

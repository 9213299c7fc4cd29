/**
 * Azure Static Web Apps' `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11, and the emulator
 * `@azure/static-web-apps-cli` 2.0.10. Where the two contradict each other, the manual counts, and what the emulator
 * would do is not ruled out.
 */
import {
  type FileAnswer,
  type FileResolver,
  type Redirects,
  readTarget,
  type Step,
  stepOf,
} from './decide.ts'
import { azureFiles } from './host-files.ts'
import { isObject, readJson, TOO_DEEP } from './json.ts'
import { ANYTHING, type Budget, compile, match, type Node, type Pattern, sequence, text } from './pattern.ts'
import {
  decodedPath,
  type Match,
  type Problem,
  quoted,
  type Rule,
  RuleIndex,
  type RuleProblem,
  type Source,
} from './rules.ts'

const HOST = 'azure-static-web-apps'
const FILE = 'staticwebapp.config.json'

/** https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#restrictions, read 2026-11. */
export const MAX_CONFIG_BYTES = 20 * 1024

const EVERYTHING: Source = { pattern: compile(sequence(text('/'), ANYTHING)) }

interface Fallback {
  readonly to: string
  readonly excluded: readonly Source[]
  readonly rule: Rule
}

/** Returns what a `staticwebapp.config.json` (ordinary text) means. `domain` is the site's own, if it is known. */
export function parseAzure(file: string, domain?: string): Redirects {
  const problems: Problem[] = []
  const about = (kind: Problem['kind'], line: number | undefined, message: string): void => {
    problems.push({ kind, line, message })
  }
  if (Buffer.byteLength(file) > MAX_CONFIG_BYTES)
    about('over-limit', undefined, 'The file is larger than the 20 KB that Azure Static Web Apps takes.')
  const json = readJson(file)
  if (typeof json === 'string') {
    const so = json === TOO_DEEP ? 'so that it cannot be read' : 'and Azure Static Web Apps refuses the site'
    about('invalid', undefined, `The file ${json}, ${so}.`)
    const step: Redirects['step'] = (path, files) => stepOf(files(path))
    return { host: HOST, file: FILE, rules: [], problems, fileResolver: azureFiles, step }
  }
  const rules: Rule[] = []
  const { routes, navigationFallback, responseOverrides } = json.value
  if (routes !== undefined && !Array.isArray(routes))
    about('invalid', undefined, '`routes` has to be a list.')
  for (const [i, route] of (Array.isArray(routes) ? routes : []).entries()) {
    const line = json.lineOf('routes', i)
    const read = readRoute(route, line)
    if (read === undefined) continue
    if ('message' in read) about(read.kind, line, read.message)
    else rules.push(read)
  }
  const fallback = readFallback(navigationFallback, about)
  const override = readOverride(responseOverrides)
  const step = stepper(rules, fallback, override, domain)
  const soft = override !== undefined && override.status < 400 ? override : undefined
  const all = fallback?.rule ?? soft
  return { host: HOST, file: FILE, rules, problems, fileResolver: azureFiles, step, fallback: all }
}

/** Returns undefined for a route that is about other requests than those of a link. */
function readRoute(route: unknown, line: number): Rule | RuleProblem | undefined {
  if (!isObject(route) || typeof route.route !== 'string')
    return { kind: 'invalid', message: 'A route has to be an object with a `route`.' }
  const { route: from, methods, redirect, rewrite, statusCode, allowedRoles } = route
  if (Array.isArray(methods) && !methods.includes('GET')) return undefined
  if (redirect !== undefined && rewrite !== undefined)
    return {
      kind: 'invalid',
      message: `The route ${quoted(from)} has both a \`redirect\` and a \`rewrite\`.`,
    }
  const source = readPath(from)
  if (source === undefined)
    return {
      kind: 'ignored',
      message: `The route ${quoted(from)} matches no address: it has to begin with \`/\`, and \`*\` can only be at its end, or before extensions such as \`*.{png,jpg}\`.`,
    }
  const status = typeof statusCode === 'number' ? statusCode : undefined
  // Without a login, a route for other roles than everybody's is answered with 401.
  const roles = Array.isArray(allowedRoles) ? allowedRoles.filter((role) => typeof role === 'string') : []
  const conditions =
    roles.length === 0 || roles.includes('anonymous')
      ? []
      : [`allowedRoles: ${roles.join(', ').slice(0, 100)}`]
  const common = { line, from, isForced: true, conditions, source }
  if (typeof redirect === 'string')
    return { ...common, to: redirect, does: 'redirect', status: status === 301 ? 301 : 302 }
  if (typeof rewrite === 'string') return { ...common, to: rewrite, does: 'rewrite', status: status ?? 200 }
  return { ...common, to: '', does: 'status', status: status ?? 200 }
}

/** Undefined for a pattern that the host does not take. */
function readPath(route: string): Source | undefined {
  if (!route.startsWith('/') && route !== '*') return undefined
  const at = route.indexOf('*')
  if (at === -1) return { exact: decodedPath(route) }
  const before = text(decodedPath(route === '*' ? '/' : route.slice(0, at)))
  const after = route.slice(at + 1)
  if (after === '') return { pattern: compile(sequence(before, ANYTHING)) }
  const endings = /^\.(?:(\w+)|\{(\w+(?:,\w+)*)\})$/.exec(after)
  if (endings === null) return undefined
  const of = (endings[1] ?? endings[2] ?? '').split(',').map((ending): Node => text(`.${ending}`))
  return { pattern: compile(sequence(before, ANYTHING, { is: 'choice', of })) }
}

function readFallback(
  value: unknown,
  about: (kind: Problem['kind'], line: number | undefined, message: string) => void,
): Fallback | undefined {
  if (!isObject(value) || typeof value.rewrite !== 'string') return undefined
  const to = value.rewrite.startsWith('/') ? value.rewrite : `/${value.rewrite}`
  const excluded: Source[] = []
  for (const pattern of Array.isArray(value.exclude) ? value.exclude : []) {
    const source = typeof pattern === 'string' ? readPath(pattern) : undefined
    if (source !== undefined) excluded.push(source)
    else
      about(
        'ignored',
        undefined,
        `${quoted(String(pattern))} in \`navigationFallback.exclude\` matches no address.`,
      )
  }
  const common = {
    line: 1,
    from: 'navigationFallback',
    isForced: false,
    conditions: [],
    source: EVERYTHING,
  }
  return { to, excluded, rule: { ...common, to: value.rewrite, does: 'rewrite', status: 200 } }
}

/** What a missing address is answered with instead of 404, if that makes it one that is there. */
function readOverride(value: unknown): Rule | undefined {
  const found = isObject(value) ? value['404'] : undefined
  if (!isObject(found)) return undefined
  const common = {
    line: 1,
    from: 'responseOverrides 404',
    isForced: false,
    conditions: [],
    source: EVERYTHING,
  }
  if (typeof found.redirect === 'string')
    return { ...common, to: found.redirect, does: 'redirect', status: 302 }
  if (typeof found.rewrite !== 'string') return undefined
  const status = typeof found.statusCode === 'number' ? found.statusCode : 404
  return { ...common, to: found.rewrite, does: 'rewrite', status }
}

function stepper(
  rules: readonly Rule[],
  fallback: Fallback | undefined,
  override: Rule | undefined,
  domain: string | undefined,
): Redirects['step'] {
  const index = new RuleIndex(rules)
  return (path, files, budget) => {
    if (/^\/(?:\.auth|api|data-api)(?:\/|$)/.test(path))
      return { is: 'undecided', why: 'a service of the host answers it' }
    const context = { path, files, budget, domain, fallback, override }
    const withIndex = indexOf(path)
    return scan(index.matches([path, withIndex], [path, withIndex], budget), context)
  }
}

/** `/profile/index.html` is also the rule for `/profile` and `/profile/`. */
function indexOf(path: string): string {
  if (path.includes('.')) return path
  return path.endsWith('/') ? `${path}index.html` : `${path}/index.html`
}

interface Context {
  readonly path: string
  readonly files: FileResolver
  readonly budget: Budget
  readonly domain: string | undefined
  readonly fallback: Fallback | undefined
  readonly override: Rule | undefined
}

function scan(matches: Generator<Match>, context: Context): Step {
  const { path, files, domain } = context
  // Not `for…of`, which would end the rules for those who go on.
  for (let next = matches.next(); next.done !== true; next = matches.next()) {
    const { rule } = next.value
    // The emulator goes on to the next rule when one leads to where it is.
    if (rule.does === 'redirect') {
      const target = readTarget(rule.to, path, domain)
      if (target.is === 'inside' && target.path === path) continue
    }
    const applied = (): Step => apply(rule, context)
    const isFolderOfIt = 'pattern' in rule.source && fitsByIndexAlone(rule.source.pattern, context)
    if (rule.conditions.length > 0)
      return { is: 'undecided', why: `it depends on ${rule.conditions.join(' ')}`, rule }
    if (!isFolderOfIt) return applied()
    // `/calendar/*` and `/calendar`: the manual says that it does not fit, the emulator that it does.
    return { is: 'either', rule, applied, otherwise: () => scan(matches, context) }
  }
  return stored(files(path), context)
}

function fitsByIndexAlone(pattern: Pattern, { path, budget }: Context): boolean {
  return match(pattern, path, budget) === undefined
}

function apply(rule: Rule, context: Context): Step {
  if (rule.does === 'redirect') return { is: 'redirect', to: rule.to, rule }
  if (rule.status >= 400) return { is: 'status', status: rule.status, rule }
  if (rule.does === 'status') return stored(context.files(context.path), context, rule)
  if (/^\/?(?:\.auth|api|data-api)\//.test(rule.to))
    return { is: 'undecided', why: 'a service of the host answers it', rule }
  const target = readTarget(rule.to.startsWith('/') ? rule.to : `/${rule.to}`, context.path, context.domain)
  if (target.is === 'outside') return { is: 'undecided', why: 'it is rewritten to another host', rule }
  return stored(context.files(target.path), { ...context, path: target.path }, rule)
}

/** What is in the host's storage, or replaces it. */
function stored(answer: FileAnswer, context: Context, rule?: Rule): Step {
  if (answer !== undefined) return stepOf(answer, rule)
  const { fallback, override, path, files, budget } = context
  if (fallback !== undefined && !isExcluded(path, fallback.excluded, budget)) {
    const target = readTarget(fallback.to, '/', undefined)
    const found = target.is === 'inside' ? files(target.path) : undefined
    if (found !== undefined) return stepOf(found, fallback.rule)
  }
  if (override === undefined || override.status >= 400) return { is: 'missing', rule }
  // Everything that is missing gets it: like a page for wrong addresses, it says nothing about this one.
  return { is: 'missing', rule: rule ?? override }
}

function isExcluded(path: string, excluded: readonly Source[], budget: Budget): boolean {
  const paths = [path, indexOf(path)]
  return excluded.some((source) =>
    paths.some((form) =>
      'exact' in source ? source.exact === form : match(source.pattern, form, budget) !== undefined,
    ),
  )
}

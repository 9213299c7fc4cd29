/** Finds routes of a `staticwebapp.config.json` that Azure refuses because of earlier ones. */
import { isObject } from '../../../../common/json.ts'
import { dropTrailingSlashUnlessRoot } from '../../../slashes.ts'
import { makeParseProblem, type ParseProblem, quote } from '../../redirects/parse-problems.ts'
import { AZURE_REFUSAL_CLAUSE } from './azure-config-file.ts'

/** Earlier routes for the same methods. */
interface EarlierRoutes {
  /** Each route as written, by its `getRouteKey`. */
  readonly byKey: Map<string, string>
  /** The routes that end in `*`, as written. */
  readonly wildcards: string[]
}

/**
 * Finds routes that cover the same addresses as an earlier one, whether with a slash at the end
 * (https://github.com/richlander/dotnet-inspect/pull/4634 and 5318) or by a `*`
 * (https://github.com/Azure/static-web-apps/issues/242, 615, and 1230), all read 2026-11. Routes
 * for different methods do not conflict, as in the manual's own example.
 */
export class RouteConflictFinder {
  /** The routes so far, by their methods: `GET POST`, or empty for all methods. */
  readonly #routesByMethods = new Map<string, EarlierRoutes>()

  /** Adds a route, or returns why the host refuses the site because of it. */
  addRoute(route: unknown): ParseProblem | undefined {
    if (!isObject(route) || typeof route.route !== 'string') return undefined
    const from = route.route
    const earlierRoutes = this.#getEarlierRoutes(route.methods)
    const conflict = describeConflict(from, earlierRoutes)
    if (conflict !== undefined) {
      const message = `${AZURE_REFUSAL_CLAUSE}: the route ${quote(from)} ${conflict}.`
      return makeParseProblem('invalid', message)
    }
    earlierRoutes.byKey.set(getRouteKey(from), from)
    if (from.endsWith('*')) earlierRoutes.wildcards.push(from)
    return undefined
  }

  #getEarlierRoutes(writtenMethods: unknown): EarlierRoutes {
    const methods = joinMethods(writtenMethods)
    const routes = this.#routesByMethods.get(methods) ?? { byKey: new Map(), wildcards: [] }
    this.#routesByMethods.set(methods, routes)
    return routes
  }
}

/**
 * Returns how a route conflicts with earlier ones, as the end of a sentence; undefined if it does
 * not.
 */
function describeConflict(from: string, { byKey, wildcards }: EarlierRoutes): string | undefined {
  const key = getRouteKey(from)
  const equalRoute = byKey.get(key)
  if (equalRoute !== undefined) return `occurs twice, the first time as ${quote(equalRoute)}`
  // `/x/*` does not match `/x`, which is equivalent to `/x/`.
  const coveringRoute = wildcards.find((wildcard) => key.startsWith(wildcard.slice(0, -1)))
  if (coveringRoute !== undefined) return `comes after ${quote(coveringRoute)}, which covers it`
  return undefined
}

/** Returns a key that routes share if the host considers them equal. */
export function getRouteKey(route: string): string {
  return dropTrailingSlashUnlessRoot(route)
}

function joinMethods(methods: unknown): string {
  if (!Array.isArray(methods)) return ''
  const names = new Set(methods.map((method) => String(method).toUpperCase()))
  return [...names].sort().join(' ')
}

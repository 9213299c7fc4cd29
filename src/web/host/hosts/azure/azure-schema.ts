/**
 * Finds misspelled names in a `staticwebapp.config.json`, and values of the wrong type: the schema
 * https://json.schemastore.org/staticwebapp.config.json, as in `@azure/static-web-apps-cli` 2.0.10,
 * read 2026-11.
 */
import { isObject, type JsonObject } from '../../../../common/json.ts'
import { splitWords } from '../../../../common/words.ts'
import { findCorrection } from '../../../../text/did-you-mean.ts'
import type { JsonFile } from '../../redirects/parse-json-file.ts'
import { makeParseProblem, type ParseProblem, quote } from '../../redirects/parse-problems.ts'

const SETTINGS = splitWords(`
  $schema routes navigationFallback responseOverrides mimeTypes globalHeaders auth networking
  forwardingGateway platform trailingSlash
`)
const ROUTE_FIELDS = splitWords('route methods allowedRoles headers redirect statusCode rewrite')

/**
 * Names of the deprecated `routes.json`:
 * https://github.com/Azure/static-web-apps/wiki/routes.json-reference-(deprecated), read 2026-11.
 */
const FORMER_ROUTE_FIELDS: Readonly<Record<string, string>> = { serve: 'rewrite' }

/**
 * Returns the problems of names that are probably misspelled, and of values that Azure does not
 * accept. Other unknown names may be newer than the schema.
 */
export function findAzureSchemaProblems(json: JsonFile): readonly ParseProblem[] {
  const message = explainMisspelledName(json.value, SETTINGS, 'The file')
  const settingProblems = message === undefined ? [] : [makeParseProblem('ignored', message)]
  const overrideProblems = findOverrideProblems(json.value.responseOverrides)
  return [...settingProblems, ...overrideProblems, ...findRouteProblems(json)]
}

function findRouteProblems({ value, findLine }: JsonFile): readonly ParseProblem[] {
  if (!Array.isArray(value.routes)) return []
  return value.routes.flatMap((route: unknown, i) => {
    const message = isObject(route) ? explainRoute(route) : undefined
    if (message === undefined) return []
    return [{ ...makeParseProblem('ignored', message), line: findLine('routes', i) }]
  })
}

/** Returns a problem for each override that is the text of an address. */
function findOverrideProblems(overrides: unknown): readonly ParseProblem[] {
  if (!isObject(overrides)) return []
  return Object.entries(overrides)
    .filter(([, override]) => typeof override === 'string')
    .map(([status, page]) => {
      const example = quote(`{"rewrite": ${JSON.stringify(page)}}`)
      const message = `${quote(status)} in \`responseOverrides\` must be an object such as ${example}.`
      return makeParseProblem('ignored', message)
    })
}

function explainRoute(route: JsonObject): string | undefined {
  const subject = typeof route.route === 'string' ? `The route ${quote(route.route)}` : 'A route'
  if (typeof route.statusCode === 'string')
    return `${subject} has a \`statusCode\` in quotes: it must be a number.`
  if (typeof route.redirect === 'string' && isNotForRedirects(route.statusCode))
    return `${subject} has a \`redirect\` with the \`statusCode\` ${route.statusCode}: it must be 301 or 302.`
  const formerName = Object.keys(route).find((name) => Object.hasOwn(FORMER_ROUTE_FIELDS, name))
  if (formerName === undefined) return explainMisspelledName(route, ROUTE_FIELDS, subject)
  const currentName = FORMER_ROUTE_FIELDS[formerName]
  return `${subject} uses \`${formerName}\` from the old \`routes.json\` format: use \`${currentName}\`.`
}

/** Is this the status of a response that sends nobody elsewhere? */
function isNotForRedirects(status: unknown): boolean {
  return typeof status === 'number' && (status < 300 || status >= 400)
}

/** Returns a sentence about the first name that is unknown, but close to a known one. */
function explainMisspelledName(
  object: JsonObject,
  knownNames: ReadonlySet<string>,
  subject: string,
): string | undefined {
  for (const name of Object.keys(object)) {
    if (knownNames.has(name)) continue
    const correction = findCorrection(name, [...knownNames])
    if (correction !== undefined)
      return `${subject} has ${quote(name)}, which Azure does not document; did you mean \`${correction}\`?`
  }
  return undefined
}

/**
 * Finds misspelled names in a `staticwebapp.config.json`, and values of the wrong type: the schema
 * https://json.schemastore.org/staticwebapp.config.json, as in `@azure/static-web-apps-cli` 2.0.10,
 * read 2026-11.
 */
import { isObject, type JsonObject } from '../../../../common/json.ts'
import { splitWords } from '../../../../common/words.ts'
import { findCorrection } from '../../../../text/did-you-mean.ts'
import { type JsonFile, parseRuleList } from '../../redirects/parse-json-file.ts'
import { makeParseProblem, type ParseProblem, quote } from '../../redirects/parse-problems.ts'
import { IRRELEVANT } from '../../redirects/parse-rules.ts'

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
 * Returns the problems of names that are probably misspelled, and of statuses that are not numbers.
 * Other unknown names may be newer than the schema.
 */
export function findAzureSchemaProblems(json: JsonFile): readonly ParseProblem[] {
  const routes = parseRuleList(json, 'routes', (route) => {
    const message = isObject(route) ? explainRoute(route) : undefined
    return message === undefined ? IRRELEVANT : makeParseProblem('ignored', message)
  })
  const message = explainMisspelledName(json.value, SETTINGS, 'The file')
  const settingProblems = message === undefined ? [] : [makeParseProblem('ignored', message)]
  return [...settingProblems, ...routes.problems.filter(({ kind }) => kind === 'ignored')]
}

function explainRoute(route: JsonObject): string | undefined {
  const subject = `The route ${quote(String(route.route))}`
  if (typeof route.statusCode === 'string')
    return `${subject} has a \`statusCode\` in quotes: it must be a number.`
  const formerName = Object.keys(route).find((name) => Object.hasOwn(FORMER_ROUTE_FIELDS, name))
  if (formerName === undefined) return explainMisspelledName(route, ROUTE_FIELDS, subject)
  const currentName = FORMER_ROUTE_FIELDS[formerName]
  return `${subject} uses \`${formerName}\` from the old \`routes.json\` format: use \`${currentName}\`.`
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

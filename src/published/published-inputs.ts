/** The inputs of `published/action.yml`. */
import { StepError } from '../errors/step-error.ts'
import { parseRepository, type Repository } from '../github/repository.ts'
import {
  combineIfValid,
  type DefaultedIn,
  INVALID,
  TableReader,
  undefinedIfInvalid,
  type ValuesOf,
} from '../inputs/input-table-reader.ts'
import { checkTargets } from '../inputs/publish-targets/check-targets.ts'
import {
  listUnknownNames,
  type NameWithSuggestion,
  passesOnOuterInputs,
  warnOfUnknownNames,
} from '../inputs/unknown-names.ts'
import { listProxyProblems } from '../net/proxy.ts'
import { makeChoiceParser } from '../option-parsers/choice.ts'
import { invalid } from '../option-parsers/invalid-input.ts'
import { parseLine } from '../option-parsers/line.ts'
import { parseLocalPath } from '../option-parsers/path.ts'
import { parseToken } from '../option-parsers/secrets.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { didYouMean, findCorrection } from '../text/did-you-mean.ts'
import { fitErrorsIntoAnnotation } from '../text/fit-into-annotation.ts'
import type { PublishTarget } from '../unpack/unpack-and-publish.ts'

/** Where to look for the site. */
export type SiteSelector =
  | { readonly kind: 'newest' }
  | { readonly kind: 'run'; readonly id: number }
  | { readonly kind: 'release'; readonly tag: string }

/** The prefix of the artifacts' names. */
export const ARTIFACT_PREFIX = 'published-'

/** Returns the name of a site, as it is in the names of artifacts. @throws InvalidInput */
function parseSite(text: string): string {
  const expected = `expected the part of the artifact’s name after “${ARTIFACT_PREFIX}”, such as docs.example.com`
  if (text.startsWith(ARTIFACT_PREFIX))
    throw invalid`is “${text}”: ${expected}${didYouMean(text.slice(ARTIFACT_PREFIX.length) || undefined)}`
  if (/^https?:\/\//i.test(text))
    throw invalid`is a URL: ${expected}${didYouMean(URL.parse(text)?.hostname)}`
  // https://github.com/actions/toolkit/blob/main/packages/artifact/src/internal/upload/path-and-artifact-name-validation.ts
  if (/["*:<>?|/\\]/.test(text))
    throw invalid`is “${text}”, with a character that artifact names cannot contain: ${expected}`
  return parseLine(text)
}

/** Longer than any run ID, and short enough for an exact number. */
const RUN_ID = /^\d{1,15}$/

/** Returns where to look. @throws InvalidInput */
function parseFrom(text: string): SiteSelector {
  const expected = safe`expected the ID of a run, the tag of a release, or nothing for the latest published site`
  if (/^https?:\/\//i.test(text)) {
    const [, run, tag] = /\/(?:runs\/(\d+)|releases\/tag\/([^/?#]+))/.exec(text) ?? []
    throw invalid`is a URL: ${expected}${didYouMean(run ?? tag)}`
  }
  if (text.startsWith('refs/'))
    throw invalid`is “${text}”: ${expected}${didYouMean(text.replace(/^refs\/\w+\//, ''))}`
  if (RUN_ID.test(text)) return { kind: 'run', id: Number(text) }
  // https://git-scm.com/docs/git-check-ref-format
  if (/[\s~^:?*[\\]|\.\./.test(text)) throw invalid`is “${text}”, which is not a tag: ${expected}`
  return { kind: 'release', tag: parseLine(text) }
}

/** One row for each input. */
const TABLE = {
  site: { default: '', parse: parseSite },
  from: { default: '', parse: parseFrom },
  'site-path': { default: '', parse: parseLocalPath },
  'if-missing': { default: 'error', parse: makeChoiceParser(['error', 'ignore']) },
  'github-token': { default: '', parse: parseToken },
} as const

type Values = ValuesOf<typeof TABLE>
type InputName = keyof Values

/** The inputs, as action.yml declares them. */
export const PUBLISHED_INPUTS: { readonly [Name in InputName]: { readonly default: string } } =
  TABLE

/** The names that other actions use for these inputs. */
const OTHER_NAMES: readonly (readonly [RegExp, InputName])[] = [
  [/^(?:run|run-id|tag|release|ref|version)$/, 'from'],
  [/^(?:name|domain|artifact|artifact-name)$/, 'site'],
  [/^(?:path|dir|directory|folder)$/, 'site-path'],
  [/^(?:token|repo-token)$/, 'github-token'],
]

/** The validated inputs of the step. */
export interface PublishedInputs {
  readonly site: string
  readonly from: SiteSelector
  /** The target of the site; undefined for a new folder. */
  readonly target: PublishTarget | undefined
  readonly mayBeMissing: boolean
  readonly token: string
  readonly repository: Repository
}

/**
 * Returns the validated inputs, and the warnings about them.
 * @throws StepError (`bad-inputs`) with all errors at once
 */
export function readPublishedInputs(env: NodeJS.ProcessEnv) {
  const reader = new TableReader<Values, DefaultedIn<typeof TABLE>>(env, TABLE)
  const warnings = checkUnknownNames(reader)
  const { repository, errors: repositoryErrors } = parseRepository(env)
  reader.addErrors([...listProxyProblems(env), ...repositoryErrors])
  const site = reader.readRequired(
    'site',
    safe`set it to the part of the artifact’s name after “${ARTIFACT_PREFIX}”, such as docs.example.com. If you set site with an expression, that expression evaluates to an empty string`,
  )
  const from = reader.readOptional('from') ?? { kind: 'newest' as const }
  const sitePath = undefinedIfInvalid(reader.readOptional('site-path'))
  const ifMissing = reader.readWithDefault('if-missing')
  const token = reader.readRequired(
    'github-token',
    safe`if the step sets github-token, check the secret, or leave github-token out to use the workflow’s own token. Runners other than GitHub’s might not provide a token`,
  )
  const { targets, errors: targetErrors } = checkTargets({
    bundlePath: undefined,
    sitePath,
    valuesFile: undefined,
    overwrite: undefined,
    workspace: reader.workspace,
    runnerTemp: env.RUNNER_TEMP || undefined,
  })
  reader.addErrors(targetErrors.map(({ message }) => message))
  const valid = combineIfValid({ site, from, ifMissing, token })
  if (valid === INVALID || reader.errors.length > 0)
    throw new StepError('bad-inputs', {
      errors: fitErrorsIntoAnnotation([...warnings, ...reader.errors]),
    })
  const inputs: PublishedInputs = {
    site: valid.site,
    from: valid.from,
    target: targets.site,
    mayBeMissing: valid.ifMissing === 'ignore',
    token: valid.token,
    repository,
  }
  return { inputs, warnings }
}

/**
 * Reports names that are certainly wrong, and returns a warning about those that may be variables.
 */
function checkUnknownNames(reader: TableReader<Values, DefaultedIn<typeof TABLE>>): SafeText[] {
  if (passesOnOuterInputs(reader.env)) return []
  const unknown: NameWithSuggestion[] = []
  const isInput = (name: string) => Object.hasOwn(TABLE, name)
  for (const { name } of listUnknownNames(reader.env, isInput)) {
    const [, other] = OTHER_NAMES.find(([pattern]) => pattern.test(name)) ?? []
    const suggestion = findCorrection(name, Object.keys(TABLE))
    if (other !== undefined && reader.isGiven(other))
      reader.addErrors([
        safe`${name} is not an input; use ${other}, which is already set, and leave ${name} out`,
      ])
    else if (other !== undefined) reader.addErrors([safe`${name} is not an input; use ${other}`])
    else if (suggestion !== undefined)
      reader.addErrors([safe`${name} is not an input${didYouMean(suggestion)}`])
    else unknown.push({ name })
  }
  return warnOfUnknownNames(unknown)
}

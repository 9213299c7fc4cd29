import { StepError } from '../errors/step-error.ts'
import { type SafeText, safe } from '../text/clean.ts'

/** Where the workflow's repository is. */
export type Repository = Readonly<ReturnType<typeof readRepository>>

/**
 * Returns the workflow's repository and the root of the REST API, from the environment. Call this
 * before Octokit is loaded: its toolkit throws on an invalid address. `consequence`: what is not
 * done if a variable is invalid, worded to follow “so”.
 * @throws StepError (`runner-variables`) if a variable is invalid
 */
export function readRepository(env: NodeJS.ProcessEnv, consequence: string) {
  const { repository, errors } = parseRepository(env)
  if (errors.length > 0) throw new StepError('runner-variables', { errors, consequence })
  return repository
}

/**
 * Returns the repository and the address of the API, and the errors in the environment variables.
 */
export function parseRepository({
  GITHUB_API_URL: url,
  GITHUB_REPOSITORY: fullName = '',
}: NodeJS.ProcessEnv) {
  const apiUrl = url || 'https://api.github.com'
  const [, owner = '', repo = ''] = /^([^/]+)\/([^/]+)$/.exec(fullName) ?? []
  const { protocol = '' } = URL.parse(apiUrl) ?? {}
  const isAddress = /^https?:$/.test(protocol)
  const errors: SafeText[] = []
  if (!isAddress)
    errors.push(safe`GITHUB_API_URL is “${url}”: expected the address of GitHub’s API`)
  if (owner === '') errors.push(safe`GITHUB_REPOSITORY is “${fullName}”: expected ACCOUNT/NAME`)
  return { repository: { apiUrl, owner, repo }, errors }
}

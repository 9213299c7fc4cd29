import { StepError } from '../errors/errors.ts'
import { safe } from '../text/clean.ts'

/** Where the workflow's repository is. */
export type Place = Readonly<ReturnType<typeof placeOf>>

/**
 * Returns where the environment says that the repository is, and the root of the REST API. To be asked before Octokit is loaded: the
 * toolkit around it fails over an address that is none.
 * @throws StepError (`bad-inputs`) if it names none
 */
export function placeOf({
  GITHUB_API_URL: url,
  GITHUB_REPOSITORY: repository = '',
}: NodeJS.ProcessEnv) {
  const apiUrl = url || 'https://api.github.com'
  const [, owner = '', repo = ''] = /^([^/]+)\/([^/]+)$/.exec(repository) ?? []
  const isAddress = /^https?:$/.test(URL.parse(apiUrl)?.protocol ?? '')
  const errors = [
    ...(isAddress ? [] : [safe`GITHUB_API_URL is “${url}”: expected the address of GitHub’s API`]),
    ...(owner === '' ? [safe`GITHUB_REPOSITORY is “${repository}”: expected ACCOUNT/NAME`] : []),
  ]
  if (errors.length > 0) throw new StepError('bad-inputs', { errors })
  return { apiUrl, owner, repo }
}

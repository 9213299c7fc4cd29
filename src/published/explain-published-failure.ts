import { StepError } from '../errors/step-error.ts'
import type { GitHubFailure } from '../github/request-failure.ts'
import type { SiteSelector } from './published-inputs.ts'

/** The permission that the job needs for each place to look for a site. */
const PERMISSIONS: Readonly<Record<SiteSelector['kind'], string>> = {
  newest: 'actions: read',
  run: 'actions: read',
  release: 'contents: read',
}

/** Returns the function that makes the error for a failed request to GitHub, for this place. */
export function makePublishedFailureExplainer({ kind: place }: SiteSelector) {
  return (failure: GitHubFailure, cause: unknown): StepError => {
    const { kind, status } = failure
    if (kind !== 'refused') return new StepError(`published-${kind}`, failure, cause)
    if (status === 401) return new StepError('github-token-refused', failure, cause)
    return new StepError('published-refused', { ...failure, permission: PERMISSIONS[place] }, cause)
  }
}

/** A repository's owner and name. Both can be used in a URL without escaping. */
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/

/**
 * Returns the URL of a page of this action's documentation, in the version that is running;
 * undefined if unknown. The runner reports the action's repository unless the action is in a folder
 * of the workflow's repository
 * (https://docs.github.com/actions/reference/workflows-and-actions/variables). Gitea and Forgejo
 * set the same variables, but show files at other addresses.
 */
export function makeDocsUrl(
  env: NodeJS.ProcessEnv,
  page: 'TROUBLESHOOTING.md' | 'docs/check.md' | 'docs/live.md',
  anchor: string,
): string | undefined {
  const {
    GITHUB_SERVER_URL: server = '',
    GITHUB_ACTION_REPOSITORY: repository = '',
    GITHUB_ACTION_REF: ref = '',
  } = env
  if (env.GITEA_ACTIONS === 'true' || env.FORGEJO_ACTIONS === 'true') return undefined
  if (!REPOSITORY.test(repository) || ref === '') return undefined
  const version = ref.split('/').map(encodeURIComponent).join('/')
  const url = URL.parse(`/${repository}/blob/${version}/${page}#${anchor}`, server)
  if (url?.protocol !== 'https:') return undefined
  return url.href
}

/** Returns the URL of an error's entry in TROUBLESHOOTING.md; if unknown, how to find it. */
export function describeTroubleshooting(env: NodeJS.ProcessEnv, code: string): string {
  return makeDocsUrl(env, 'TROUBLESHOOTING.md', code) ?? `TROUBLESHOOTING.md, ${code}`
}

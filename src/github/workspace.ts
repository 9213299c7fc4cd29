/**
 * Returns the folder of the workflow's repository, its address if that is known, and the refs and
 * the hash of its commit.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function readWorkspace(env: NodeJS.ProcessEnv) {
  const { GITHUB_WORKSPACE, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = env
  const server = GITHUB_SERVER_URL || 'https://github.com'
  let repository: string | undefined
  if (GITHUB_REPOSITORY) repository = `${server}/${GITHUB_REPOSITORY}`
  const refs = [env.GITHUB_BASE_REF, env.GITHUB_HEAD_REF, env.GITHUB_REF_NAME, env.GITHUB_SHA]
  return {
    folder: GITHUB_WORKSPACE || process.cwd(),
    repository,
    refs: refs.filter((ref) => ref !== undefined).filter((ref) => ref !== ''),
  }
}

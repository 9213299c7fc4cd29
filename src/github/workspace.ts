/**
 * Returns the folder of the workflow's repository, and its address if that is known.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function workspaceOf(env: NodeJS.ProcessEnv) {
  const { GITHUB_WORKSPACE, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = env
  return {
    folder: GITHUB_WORKSPACE || process.cwd(),
    repository: GITHUB_REPOSITORY && `${GITHUB_SERVER_URL || 'https://github.com'}/${GITHUB_REPOSITORY}`,
  }
}

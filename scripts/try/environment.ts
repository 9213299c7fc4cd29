type Environment = Readonly<Record<string, string | undefined>>

/** What a runner sets for each step: `npm run try` does so itself. */
const SET_BY_RUNNER =
  /^(?:INPUT_.*|GITHUB_(?:ACTIONS|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|WORKSPACE)|RUNNER_TEMP)$/i

/**
 * Returns what the step gets of the environment of `npm run try`: all of it, as on a runner, where `env` of the job says
 * which proxy and certificates are used and how Node runs; but neither inputs nor the files of another step.
 */
export function environmentOfStep(env: Environment): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !SET_BY_RUNNER.test(entry[0]),
    ),
  )
}

import { readFileSync } from 'node:fs'

/**
 * Returns the repository that publishes this action, as `owner/name`, from package.json.
 * @throws Error if package.json does not specify one
 */
export function currentRepository(): string {
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository?: string }
  const [, found] = /^github:([\w-]+\/[\w.-]+)$/.exec(repository ?? '') ?? []
  if (found === undefined)
    throw new Error('“repository” in package.json is not “github:owner/name”.')
  return found
}

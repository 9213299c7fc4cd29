/** The major version of Node that action.yml requires. */
export const REQUIRED_NODE_MAJOR = 24

/**
 * Returns whether this Node is older than what is needed. Runners other than GitHub's start a
 * `node24` action with whatever `node` is there, and npx starts a package whatever its `engines`
 * say.
 * @param version as `process.versions.node` has it
 */
export function isNodeTooOld(version: string): boolean {
  return Number.parseInt(version, 10) < REQUIRED_NODE_MAJOR
}

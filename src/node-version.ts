import { StepError } from './errors/errors.ts'

/** The major version of Node that action.yml asks for. */
export const NEEDED_NODE = 24

/**
 * Runners other than GitHub's start a `node24` action with whatever `node` is there.
 * @param version as `process.versions.node` has it
 * @throws StepError (`node-too-old`) if it is older than what this step needs
 */
export function checkNode(version: string): void {
  if (Number.parseInt(version, 10) >= NEEDED_NODE) return
  throw new StepError('node-too-old', { found: version, needed: NEEDED_NODE })
}

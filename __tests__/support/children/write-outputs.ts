import { getErrorMessage } from '../../../src/common/error-message.ts'
import { OUTPUTS, openOutputs } from '../../../src/step/outputs.ts'

/** Writes a small output and then one of 10,000 characters; returns why that failed. */
export default function run({ path }: { readonly path: string }): string | undefined {
  const outputs = openOutputs({ GITHUB_OUTPUT: path }, OUTPUTS)
  outputs.set('status', 'running')
  try {
    outputs.set('job', 'x'.repeat(10_000))
    return undefined
  } catch (error) {
    return getErrorMessage(error)
  }
}

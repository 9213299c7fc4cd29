import type { CheckInputs } from '../inputs/check.ts'
import type { Outcome } from '../messages.ts'
import { runComparison } from '../phases/comparison.ts'
import { withEarlierSite } from '../phases/earlier-site.ts'
import { runGate } from '../phases/gate.ts'
import type { Step } from '../step.ts'

/**
 * «Check a folder» of the README: checks the site in a folder that is there already, and compares it with an earlier one. Nothing is sent, and nothing in the
 * folder is written.
 * @throws StepError for every bad end
 */
export async function checkFolder(inputs: CheckInputs, step: Step): Promise<Outcome> {
  const { site, domain, gate } = inputs
  step.facts.subject = domain ?? site.name
  if (domain !== undefined) step.notes.push({ name: 'Domain', value: domain })
  step.notes.push({ name: 'Folder', value: site.path })
  step.outputs.set('sitePath', site.path)
  return withEarlierSite<Outcome>(inputs, step, async (earlier) => {
    if (earlier !== undefined) await runComparison({ earlier, later: site.path, domain }, gate, step)
    await runGate({ root: site.path, domain, pageCount: undefined, checkOnly: true }, gate, step)
    return 'succeeded'
  })
}

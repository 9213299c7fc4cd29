import type { CheckInputs } from '../inputs/check.ts'
import type { Outcome } from '../messages.ts'
import { runGate } from '../phases/gate.ts'
import type { Step } from '../step.ts'

/**
 * «Check a folder» of the README: checks the site in a folder that is there already. Nothing is sent, and nothing in the
 * folder is written.
 * @throws StepError for every bad end
 */
export async function checkFolder({ site, domain, gate }: CheckInputs, step: Step): Promise<Outcome> {
  step.facts.subject = domain ?? site.name
  if (domain !== undefined) step.notes.push({ name: 'Domain', value: domain })
  step.notes.push({ name: 'Folder', value: site.path })
  step.outputs.set('sitePath', site.path)
  await runGate({ root: site.path, domain, pageCount: undefined, checkOnly: true }, gate, step)
  return 'succeeded'
}

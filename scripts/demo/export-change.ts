import { join } from 'node:path'
import { type EndedAct, perform, type Stage, serviceInputs } from './act.ts'
import { NEXT, writeDocumentation } from './documentation.ts'

/** The documentation has changed, and a link in it is broken: the step says which, what exists instead and what changed, and nothing is published. */
export function exportChange(stage: Stage): Promise<EndedAct> {
  writeDocumentation(join(stage.folder, 'docs'), NEXT)
  return perform(stage, {
    title: '2. Export it again, with a broken link in it',
    story: [
      'The documentation has changed since: a page is new, another was renamed, and somebody mistyped a link. The step',
      'has to find that, so it ends red here: a workflow would not go on to publish this. It also says what changed. GitHub shows the',
      'step’s own failure as an error, and the broken link that caused it as a warning.',
    ],
    inputs: {
      ...serviceInputs(stage),
      domain: 'docs.example.com',
      'site-path': 'next',
      verify: 'strict',
      host: 'nginx',
      'compare-with': 'site',
    },
    ends: 'verify-failed',
  })
}

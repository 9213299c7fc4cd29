import { join } from 'node:path'
import { type DemoContext, type EndedDemoStep, runDemoStep, serviceInputs } from './demo-step.ts'
import { NEXT, writeDocumentation } from './documentation.ts'

/** The documentation has changed, and a link in it is broken: the step says which, what exists instead and what changed, and nothing is published. */
export function exportChange(context: DemoContext): Promise<EndedDemoStep> {
  writeDocumentation(join(context.folder, 'docs'), NEXT)
  return runDemoStep(context, {
    title: '2. Export it again, with a broken link in it',
    about: [
      'The documentation has changed since: a page is new, another was renamed, and somebody mistyped a link. The step',
      'has to find that, so it ends red here: a workflow would not go on to publish this. It also says what changed. GitHub shows the',
      'step’s own failure as an error, and the broken link that caused it as a warning.',
    ],
    inputs: {
      ...serviceInputs(context),
      domain: 'docs.example.com',
      'site-path': 'next',
      verify: 'strict',
      host: 'nginx',
      'compare-with': 'site',
    },
    ends: 'verify-failed',
  })
}

import { join } from 'node:path'
import { type DemoContext, type EndedDemoStep, runDemoStep, serviceInputs } from './demo-step.ts'
import { NEXT, writeDocumentation } from './documentation.ts'

/** The documentation has changed, and one more link in it is broken: the step says which, where it is written and what exists instead, and nothing is published. */
export function exportChange(context: DemoContext): Promise<EndedDemoStep> {
  writeDocumentation(join(context.folder, 'docs'), NEXT)
  return runDemoStep(context, {
    title: '2. Export it again, with a new broken link in it',
    about: [
      'The documentation has changed since: a page is new, another was renamed, and somebody mistyped a link. With',
      '“verify: strict-new”, the old broken link is known, and only the new one fails the step: a workflow would not go on to publish',
      'this. GitHub shows the step’s own failure as an error, and the link as a warning at the line in which it is written.',
    ],
    inputs: {
      ...serviceInputs(context),
      domain: 'docs.example.com',
      'site-path': 'next',
      verify: 'strict-new',
      host: 'nginx',
      'compare-with': 'site',
    },
    ends: 'verify-failed',
  })
}

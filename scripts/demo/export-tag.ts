import { join } from 'node:path'
import { type DemoContext, type EndedDemoStep, runDemoStep, serviceInputs } from './demo-step.ts'
import { RELEASE, TAG, TAGGED_COMMIT, writeDocumentation } from './documentation.ts'

/** A tag was pushed: the service builds it first, and only an export is taken that has its commit and shows its name. */
export function exportTag(context: DemoContext): Promise<EndedDemoStep> {
  writeDocumentation(join(context.folder, 'docs'), RELEASE)
  return runDemoStep(context, {
    title: '5. Export a tag',
    about: [
      `The tag ${TAG} was pushed, and the service has not built it yet: an export that starts now holds what was there`,
      'before. With “update: true”, the service builds first, “expect-commit” compares the commit that it has built, and',
      '“expect-text” looks for the tag on the pages. The export is started by project, as newer deployments have it.',
    ],
    inputs: {
      ...serviceInputs(context),
      'project-id': 'project_sandbox',
      domain: 'docs.example.com',
      update: 'true',
      'expect-commit': TAGGED_COMMIT,
      'expect-text': TAG,
      'site-path': 'release',
      host: 'nginx',
      verify: 'strict',
    },
    ends: 'succeeded',
  })
}

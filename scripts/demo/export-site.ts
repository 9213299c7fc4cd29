import { type DemoContext, type EndedDemoStep, runDemoStep, serviceInputs } from './demo-step.ts'

/** The site is exported, and what arrives in the folder `site` may be published: a broken link is reported, and does not fail the step. */
export function exportSite(context: DemoContext): Promise<EndedDemoStep> {
  return runDemoStep(context, {
    title: '1. Export a site',
    about: [
      'The step starts an export, follows it, downloads the bundle, verifies and unpacks it, and checks the site',
      'against the rules of the host that will serve it. The service is the offline deployment in sandbox/.',
      'It counts 4 pages; the check reads 404.html as well, so it counts 5. One link has been broken for long: with',
      '“verify: report”, the step says so and stays green.',
    ],
    inputs: {
      ...serviceInputs(context),
      domain: 'docs.example.com',
      'bundle-path': 'bundle/',
      'site-path': 'site',
      verify: 'report',
      host: 'nginx',
    },
    ends: 'succeeded',
  })
}

import { type DemoContext, type EndedDemoStep, runDemoStep } from './demo-step.ts'

/** What a web server answers is compared with what the first step exported. */
export function checkLive(context: DemoContext): Promise<EndedDemoStep> {
  return runDemoStep(context, {
    title: '3. Check what is live',
    about: [
      'A web server on this machine publishes what the first step exported. This step asks it for every file and',
      'compares the answers; it needs neither the service nor a key.',
    ],
    inputs: {
      mode: 'check',
      'site-path': 'site',
      domain: 'docs.example.com',
      host: 'nginx',
      'live-url': context.siteUrl,
      'wait-timeout': '30s',
    },
    ends: 'succeeded',
  })
}

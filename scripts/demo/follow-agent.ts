import { type DemoContext, type EndedDemoStep, runDemoStep, serviceInputs } from './demo-step.ts'

/** A writing agent repairs the link: its job is followed to the pull request. */
export function followAgent(context: DemoContext): Promise<EndedDemoStep> {
  return runDemoStep(context, {
    title: '4. Follow the job of an agent',
    about: [
      'A writing agent was asked to repair the link. The step follows its job to the pull request.',
    ],
    inputs: {
      ...serviceInputs(context),
      mode: 'agent-job',
      'project-id': 'project_sandbox',
      'job-id': 'job_sandbox',
    },
    ends: 'succeeded',
  })
}

import { type EndedAct, perform, type Stage, serviceInputs } from './act.ts'

/** A writing agent repairs the link: its job is followed to the pull request. */
export function followAgent(stage: Stage): Promise<EndedAct> {
  return perform(stage, {
    title: '4. Follow the job of an agent',
    story: ['A writing agent was asked to repair the link. The step follows its job to the pull request.'],
    inputs: {
      ...serviceInputs(stage),
      mode: 'agent-job',
      'project-id': 'project_sandbox',
      'job-id': 'job_sandbox',
    },
    ends: 'succeeded',
  })
}

/** The acts of the demo: five steps of workflows, one after another. */
import type { Sandbox } from '../../sandbox/server.ts'
import type { Outcome } from '../../src/errors/messages.ts'
import { NEXT, RELEASE, TAG, TAGGED_COMMIT } from './documentation.ts'

/** What all acts share. */
export interface Stage {
  /** Where everything is written; the workspace of the steps. */
  readonly folder: string
  readonly sandbox: Sandbox
  /** Where the site is published, with a delay of a few seconds. */
  readonly siteUrl: string
}

/** A part of a log that is shown behind a mark. */
type MarkedPart = { readonly mark: string; readonly part: RegExp }

/** One step of a workflow, as the demo runs it. */
export interface Act {
  readonly title: string
  /** What happens, in a line or two. */
  readonly about: string
  readonly inputs: (stage: Stage) => Readonly<Record<string, string>>
  /** How the step must end. */
  readonly ends: Outcome
  /** Up to four parts of its log that are shown, each once, unless the whole log is shown. */
  readonly shown: readonly (RegExp | MarkedPart)[]
  /** The documentation that is written before the step starts. */
  readonly documentation?: Readonly<Record<string, string>>
}

export const ACTS: readonly Act[] = [
  {
    title: '1. Export a site',
    about:
      'The step starts an export, follows it, downloads the bundle, unpacks it, and checks the site.',
    inputs: (stage) => ({
      ...serviceInputs(stage),
      domain: 'docs.example.com',
      'bundle-path': 'bundle/',
      'site-path': 'site',
      verify: 'report',
      host: 'nginx',
    }),
    ends: 'succeeded',
    shown: [
      /Started job \S+/,
      /Downloaded the archive: .*/,
      /The site is at .*/,
      /Checked .*: found [^.]*/,
    ],
  },
  {
    title: '2. Export it again, with a new broken link in it',
    about: 'With “verify: strict-new”, only what is new fails the step, and nothing is published.',
    documentation: NEXT,
    inputs: (stage) => ({
      ...serviceInputs(stage),
      domain: 'docs.example.com',
      'site-path': 'next',
      verify: 'strict-new',
      host: 'nginx',
      'compare-with': 'site',
    }),
    ends: 'verify-failed',
    shown: [
      /Compared with the earlier site: .* changed(?=, \d+ pages changed only)/,
      /Checked .*since the earlier site/,
      /broken-link https:\S+\/Deploy: .*/,
      /\d+ new error.* this step fails/,
    ],
  },
  {
    title: '3. Wait until it is live',
    about:
      'A web server publishes the site of the first step a few seconds later; the step waits for it.',
    inputs: ({ siteUrl }) => ({
      mode: 'check',
      'site-path': 'site',
      domain: 'docs.example.com',
      host: 'nginx',
      'live-url': siteUrl,
      'wait-timeout': '60s',
    }),
    ends: 'succeeded',
    shown: [
      /Requesting .*/,
      { mark: '🔴 not live', part: /After .*different: [^)]*\)?/ },
      /All addresses match; .*/,
      { mark: '🟢 live', part: /All \d+ addresses match after .*/ },
    ],
  },
  {
    title: '4. Follow the job of an agent',
    about:
      'A writing agent was asked to repair the link. The step follows its job to the pull request.',
    inputs: (stage) => ({
      ...serviceInputs(stage),
      mode: 'agent-job',
      'project-id': 'project_sandbox',
      'job-id': 'job_sandbox',
    }),
    ends: 'succeeded',
    shown: [/Job .*: active/, /Job .*: completed/, /The agent opened .*/],
  },
  {
    title: '5. Export a tag',
    about: `The tag ${TAG} was pushed, and is not built yet. The service builds it first;
  then the step compares the commit of the build, and looks for the tag on the pages.`,
    documentation: RELEASE,
    inputs: (stage) => ({
      ...serviceInputs(stage),
      'project-id': 'project_sandbox',
      domain: 'docs.example.com',
      update: 'true',
      'expect-commit': TAGGED_COMMIT,
      'expect-text': TAG,
      'site-path': 'release',
      host: 'nginx',
      verify: 'strict',
    }),
    ends: 'succeeded',
    shown: [
      /Starting a build .*/,
      /The service has built .*/,
      /The expected text .*/,
      /Checked .*: found [^.]*/,
    ],
  },
]

/** The inputs that every export and every agent job has. */
function serviceInputs({ sandbox }: Stage): Readonly<Record<string, string>> {
  return { 'base-url': sandbox.baseUrl, 'api-key': sandbox.apiKey, 'poll-interval': '1s' }
}

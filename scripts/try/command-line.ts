/** The command line of `npm run try`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { parseArguments } from '../../src/command-line/arguments.ts'

interface ActionFile {
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly default?: unknown }>
  >
}

const FILE = join(import.meta.dirname, '..', '..', 'action.yml')
const { inputs: INPUTS } = parse(readFileSync(FILE, 'utf8')) as ActionFile

const OPTIONS = Object.fromEntries(
  Object.keys(INPUTS).map((name) => [name, { type: 'string' } as const]),
)

/**
 * Returns the inputs in the arguments, each of them `name=value`, or 'help'. The step itself
 * validates the values.
 * @throws ArgumentError for anything that is not an input
 */
export function readInputs(args: readonly string[]): Readonly<Record<string, string>> | 'help' {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return 'help'
  const options = args.map((arg) => (/^\w[\w-]*=/.test(arg) ? `--${arg}` : arg))
  const { values } = parseArguments({ args: options, options: OPTIONS })
  return { ...values } as Record<string, string>
}

/** Returns the text that `--help` prints. */
export function help(): string {
  const inputs = Object.entries(INPUTS).map(([name, { description, default: preset }]) => {
    const hint = preset === undefined || preset === '' ? '' : ` (${preset})`
    return `  ${name}${hint}\n      ${description}`
  })
  return `usage: npm run try -- <input>=<value> …

Runs the built action as the runner would, and shows its log, outputs, and job summary. Without base-url, it runs against
the sandbox, an offline deployment of the service: base-url, api-key, and (in agent-job mode) project-id and job-id
are then filled in, and any domain can be exported. The exported site is built for the base path /. The
workspace is the current folder. The report and the summary are kept in .try until the next run.

The step gets your environment variables, as it gets those of the job on a runner: it uses HTTPS_PROXY, HTTP_PROXY,
NO_PROXY, and NODE_EXTRA_CA_CERTS. GITHUB_REPOSITORY and GITHUB_SHA set the commit for wait-for-check, and
RUNNER_DEBUG=1 prints a more detailed log. github-token is empty unless you set it.

  npm run try -- domain=docs.example.com site-path=.try/site verify=strict host=nginx
  npm run try -- mode=check site-path=./public host=github-pages base-path=/my-repository/
  npm run try -- mode=agent-job

Exit code: that of the step, or 2 if an argument is wrong.

Inputs, with their defaults:
${inputs.join('\n')}
`
}

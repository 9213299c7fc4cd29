/** The sandbox as a program. */
import { ArgumentError, watchOutput } from '../src/command-line/arguments.ts'
import type { Form } from './exports.ts'
import { HELP, readOptions } from './options.ts'
import { DEFAULTS, type Sandbox, type SandboxOptions, startSandbox } from './server.ts'
import { UnusableSource } from './site.ts'

function welcome(sandbox: Sandbox, options: SandboxOptions): string {
  const { projectId, agentJobs, form, builtCommit } = { ...DEFAULTS, ...options }
  const key =
    options.apiKey === undefined
      ? `export API_KEY=${sandbox.apiKey}`
      : '# API_KEY: the one that you passed'
  return `The sandbox is running; Ctrl-C stops it.

  export BASE_URL=${sandbox.baseUrl}
  ${key}

${exportsInWords(form, projectId, options.domain)}
  build before that:     PROJECT_ID=${projectId}, commit ${builtCommit}
  follow an agent job:   PROJECT_ID=${projectId} JOB_ID=${agentJobs.join(' or ')}

Requests:`
}

/** Returns how sites can be exported, with a line for each form. */
function exportsInWords(form: Form, projectId: string, domain: string | undefined): string {
  const anyDomain = domain === undefined ? ' (or any other)' : ''
  const byDomain = `  export a site:         DOMAIN=${domain ?? 'docs.example.com'}${anyDomain}`
  const byProject = `  export a project:      PROJECT_ID=${projectId}`
  if (form === 'both') return `${byDomain}\n${byProject}`
  return form === 'domain' ? byDomain : byProject
}

async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args)
  if (options === 'help') return console.log(HELP)
  const sandbox = await startSandbox({ ...options, info: (line) => console.log(line.text) })
  console.log(welcome(sandbox, options))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => sandbox.close())
}

function explain(error: unknown): string {
  if (error instanceof ArgumentError) return `${error.message} (--help lists the options)`
  if (error instanceof UnusableSource) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'the port is in use: choose another one with --port, or --port 0'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

watchOutput('sandbox')
main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`sandbox: ${explain(error)}`)
  process.exitCode = error instanceof ArgumentError ? 2 : 1
})

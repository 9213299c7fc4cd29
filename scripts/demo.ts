/**
 * `npm run demo`: starts the sandbox, runs the built step against it in each mode as the runner would, and shows what a
 * workflow author sees.
 */
import { decodeHTML } from 'entities'
import { runStep } from '../sandbox/runner.ts'
import { startSandbox } from '../sandbox/server.ts'

const sandbox = await startSandbox({ exportTimeMs: 4_000, agentTimeMs: 3_000 })

const common = { 'base-url': sandbox.baseUrl, 'api-key': sandbox.apiKey, 'poll-interval': '1s' }
const runs = {
  'An export, followed to its bundle': { ...common, domain: 'docs.example.com' },
  'An agent job, followed to its pull request': {
    ...common,
    mode: 'agent-job',
    'project-id': 'project_sandbox',
    'job-id': 'job_sandbox',
  },
}

let green = true
try {
  for (const [title, inputs] of Object.entries(runs)) {
    heading(title)
    const { exitCode, outputs, summary } = await runStep({
      with: inputs,
      onLine: (line) => console.log(`  ${line}`),
    })
    console.log('\nOutputs')
    for (const [name, value] of Object.entries(outputs)) console.log(`  ${name}: ${shortened(value)}`)
    console.log('\nJob summary')
    console.log(`  ${readable(summary).replaceAll('\n', '\n  ')}`)
    green &&= exitCode === 0
  }
} finally {
  await sandbox.close()
}
console.log(green ? '\nBoth steps are green.' : '\nA step is red.')
process.exitCode = green ? 0 : 1

function heading(title: string): void {
  console.log(`\n${title}\n${'='.repeat(title.length)}`)
}

/** Cuts the signature off a link, because the demo's output may be public. */
function shortened(value: string): string {
  return value.replace(/\?X-Amz-.*$/, '?…')
}

/** Returns the job summary as GitHub would render it, as text. */
function readable(html: string): string {
  const text = html
    .replaceAll('</th><td>', ': ')
    .replaceAll(/<\/tr>|<br>/g, '\n')
    .replace(/<[^>]+>/g, '')
  return decodeHTML(text).trim()
}

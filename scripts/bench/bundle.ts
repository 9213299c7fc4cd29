import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { type BenchOptions, nameOf, STEP_NAME, stepIn, toolCommand } from './commands.ts'
import { type Candidate, type Command, compareInTurns } from './measure.ts'
import { copySites } from './sites.ts'

/** How a format is packed and unpacked: `$1` is the archive, `$2` a folder. */
const FORMATS = [
  {
    ending: 'tar.gz',
    tools: ['tar'],
    pack: 'tar -czf "$1" -C "$2" .',
    unpack: 'tar -xzf "$1" -C "$2"',
  },
  {
    ending: 'zip',
    tools: ['unzip'],
    pack: 'cd "$2"; zip -qr "$1" .',
    unpack: 'unzip -q "$1" -d "$2"',
  },
] as const

type Format = (typeof FORMATS)[number]

/** Compares the step, from the start of an export to the unpacked site, with the usual tools. */
export async function benchBundle({ rounds, folder }: BenchOptions): Promise<void> {
  const work = mkdtempSync(join(folder, 'bench-bundle-'))
  try {
    for (const site of copySites(work))
      for (const format of FORMATS) {
        const bundle = join(work, `${site.name}.${format.ending}`)
        execFileSync('bash', ['-ec', format.pack, 'bash', bundle, site.folder])
        await compareOn(bundle, format, rounds)
        rmSync(bundle)
      }
  } finally {
    rmSync(work, { recursive: true })
  }
}

async function compareOn(bundle: string, format: Format, rounds: number): Promise<void> {
  const sandbox = await startSandbox({ bundle, exportTimeMs: 0 })
  try {
    const size = (statSync(bundle).size / 2 ** 20).toFixed(1)
    const candidates = [stepWith(bundle, sandbox), toolsWith(bundle, format, await linkOf(sandbox))]
    await compareInTurns(`${basename(bundle)}, ${size} MiB`, candidates, rounds)
  } finally {
    await sandbox.close()
  }
}

function stepWith(bundle: string, { baseUrl, apiKey }: Sandbox): Candidate {
  const service = { 'base-url': baseUrl, 'api-key': apiKey, domain: 'docs.example.com' }
  return {
    name: STEP_NAME,
    proof: /The site is at .*: [\d,]+ files?/,
    ...inWorkspace(bundle, (workspace) =>
      stepIn(workspace, { ...service, 'site-path': 'site', verify: 'off' }),
    ),
  }
}

function toolsWith(bundle: string, { tools, unpack }: Format, link: string): Candidate {
  const script = `curl -sSfo "$1" "$3"; sha256sum "$1"; mkdir "$2"; ${unpack}`
  return {
    name: ['curl', 'sha256sum', ...tools].map((tool) => nameOf(tool) ?? tool).join(', '),
    proof: /^[0-9a-f]{64}\b/m,
    ...inWorkspace(bundle, (workspace) =>
      toolCommand(['bash', '-ec', script, 'bash', 'archive', 'site', link], workspace),
    ),
  }
}

/** Gives each run an empty folder beside the bundle. */
function inWorkspace(
  bundle: string,
  commandIn: (workspace: string) => Command,
): Pick<Candidate, 'prepare' | 'cleanUp'> {
  const workspace = `${bundle}.run`
  return {
    prepare() {
      mkdirSync(workspace)
      return commandIn(workspace)
    },
    cleanUp: () => rmSync(workspace, { recursive: true }),
  }
}

/** Has a site exported, and returns the link to its bundle. */
async function linkOf({ baseUrl, apiKey }: Sandbox): Promise<string> {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const ask = async (path: string, body?: string) => {
    const url = `${baseUrl}/v1/static-export/jobs${path}`
    const response = await fetch(url, { method: 'POST', headers, ...(body && { body }) })
    return (await response.json()) as Readonly<Record<string, string>>
  }
  const { jobId } = await ask('', JSON.stringify({ domain: 'docs.example.com' }))
  const { bundleUrl = '' } = await ask(`/${jobId}/bundle`)
  return bundleUrl
}

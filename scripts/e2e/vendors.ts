/**
 * A stand-in for the APIs of Netlify, Vercel and Azure, as far as their own command lines request them. What they upload is
 * put into a folder once the deployment is complete. usage: vendors.ts FOLDER
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Call, type Route, serveRoutes } from './serve.ts'

const [folder = ''] = process.argv.slice(2)

/** What has been uploaded, by its SHA-1. */
const uploaded = new Map<string, Buffer>()

function keep({ body }: Call): object {
  uploaded.set(createHash('sha1').update(body).digest('hex'), body)
  return {}
}

const jsonOf = ({ body }: Call) => JSON.parse(body.toString())

/** The files of a deployment at Netlify, by path: their SHA-1. */
let files: Readonly<Record<string, string>> = {}

function prepare(call: Call): object {
  files = jsonOf(call).files
  return { id: 'deploy', state: 'prepared', required: Object.values(files), required_functions: [] }
}

function publish(): object {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, digest] of Object.entries(files)) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, uploaded.get(digest) ?? '')
  }
  const url = 'https://docs.example.com'
  return { id: 'deploy', state: 'ready', ssl_url: url, deploy_ssl_url: url, admin_url: url }
}

const NETLIFY_SITE = {
  id: 'site',
  name: 'docs',
  url: 'http://docs.example.com',
  account_slug: 'team',
}

const READY = {
  id: 'deployment',
  url: 'docs.vercel.app',
  readyState: 'READY',
  target: 'production',
  alias: ['docs.example.com'],
  aliasAssigned: true,
}

const refuse = (error: object) => Response.json({ error }, { status: 400 })

/** Publishes the build in a tar.gz, whose parts come in their order, as `vercel deploy --archive=tgz` uploads it. */
function deployToVercel(call: Call): unknown {
  const { files: parts, target } = jsonOf(call)
  const digests: readonly string[] = parts.map(({ sha }: { readonly sha: string }) => sha)
  if (target !== 'production') return refuse({ code: 'target', message: `target is ${target}` })
  const missing = digests.filter((digest) => !uploaded.has(digest))
  if (missing.length > 0)
    return refuse({ code: 'missing_files', message: 'Missing files', missing })
  const archive = Buffer.concat(digests.map((digest) => uploaded.get(digest) ?? Buffer.alloc(0)))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const args = ['-xz', '-C', folder, '--strip-components=3', '.vercel/output/static']
  execFileSync('tar', args, { input: archive })
  return READY
}

/** Azure's uploader is a program that its command line downloads. */
const UPLOADER = `#!/bin/bash
set -euo pipefail
[ "$DEPLOYMENT_TOKEN" = token ] && [ -z "\${DEPLOYMENT_ENVIRONMENT-}" ]
rm -rf ${folder}
cp -R "$APP_LOCATION" ${folder}
`

function listUploaders({ origin }: Call): object {
  const sha = createHash('sha256').update(UPLOADER).digest('hex')
  const file = { url: `${origin}/uploader`, sha }
  return [{ version: 'stable', buildId: '1', files: { 'linux-x64': file, 'linux-arm64': file } }]
}

const ROUTES: readonly Route[] = [
  [/^GET \/netlify\/sites\/site$/, () => NETLIFY_SITE],
  [/^GET \/(?:netlify\/accounts|extensions\/)/, () => []],
  [/^POST \/netlify\/sites\/site\/deploys$/, () => ({ id: 'deploy', state: 'preparing' })],
  [/^PUT \/netlify\/sites\/site\/deploys\/deploy$/, prepare],
  [/^PUT \/netlify\/deploys\/deploy\/files\//, keep],
  [/^GET \/netlify\/.*\/deploys\/deploy$/, publish],
  [/^GET \/v2\/user$/, () => ({ user: { id: 'user', username: 'user', email: 'u@example.com' } })],
  [/^GET \/teams\//, () => ({ id: 'team_1', slug: 'team', name: 'Team' })],
  [/^GET \/v9\/projects\/prj_1$/, () => ({ id: 'prj_1', name: 'docs', accountId: 'team_1' })],
  [/^POST \/v2\/files$/, keep],
  [/^POST \/v13\/deployments$/, deployToVercel],
  [/^GET \/v\d+\/deployments\//, () => READY],
  [/^GET \/azure$/, listUploaders],
  [/^GET \/uploader$/, () => new Response(UPLOADER)],
]

await serveRoutes(ROUTES)

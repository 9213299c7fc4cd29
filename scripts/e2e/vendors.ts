/**
 * Stands in for the APIs of Netlify, Vercel and Azure, as far as their own command lines ask for them: what they upload is
 * put into the folder that is served once the deployment is complete. usage: vendors.ts FOLDER
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { serve } from './serve.ts'

const [folder = ''] = process.argv.slice(2)

/** What has been uploaded, by its SHA-1. */
const uploaded = new Map<string, Buffer>()

function keep(body: Buffer): object {
  uploaded.set(createHash('sha1').update(body).digest('hex'), body)
  return {}
}

/** The files of a deployment, by path: their SHA-1. */
let deployment: ReadonlyMap<string, string> = new Map()

function publish(): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, digest] of deployment) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, uploaded.get(digest) ?? '')
  }
}

/** Publishes the build in a tar.gz, whose parts come in their order, as `vercel deploy --archive=tgz` uploads it. */
function publishArchive(parts: readonly Buffer[]): void {
  const unpacked = mkdtempSync(join(tmpdir(), 'vercel-'))
  const { status } = spawnSync('tar', ['-xz', '-C', unpacked], { input: Buffer.concat(parts) })
  if (status !== 0) throw new Error('the deployment is not a tar.gz')
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(unpacked, '.vercel/output/static'), folder, { recursive: true })
  rmSync(unpacked, { recursive: true })
}

/** Azure's uploader is a program that its command line downloads. */
const UPLOADER = Buffer.from(`#!/bin/bash
set -euo pipefail
[ "$DEPLOYMENT_TOKEN" = token ] && [ -z "\${DEPLOYMENT_ENVIRONMENT-}" ]
rm -rf ${folder}
cp -R "$APP_LOCATION" ${folder}
`)

const NETLIFY_SITE = {
  id: 'site',
  name: 'docs',
  url: 'http://docs.example.com',
  account_slug: 'team',
}

interface Asked {
  readonly path: string
  readonly json: <Body>() => Body
  readonly body: Buffer
  readonly origin: string
}

/** What each address answers: the first one whose method and path fit. */
const ROUTES: readonly (readonly [RegExp, (asked: Asked) => unknown])[] = [
  [/^GET \/netlify\/sites\/site$/, () => NETLIFY_SITE],
  [/^GET \/netlify\/accounts/, () => []],
  [/^GET \/extensions\//, () => []],
  [/^POST \/netlify\/sites\/site\/deploys$/, () => ({ id: 'deploy', state: 'preparing' })],
  [
    /^PUT \/netlify\/sites\/site\/deploys\/deploy$/,
    ({ json }) => {
      const { files } = json<{ files: Record<string, string> }>()
      deployment = new Map(Object.entries(files))
      return {
        id: 'deploy',
        state: 'prepared',
        required: Object.values(files),
        required_functions: [],
      }
    },
  ],
  [/^PUT \/netlify\/deploys\/deploy\/files\//, ({ body }) => keep(body)],
  [
    /^GET \/netlify\/.*\/deploys\/deploy$/,
    () => {
      publish()
      const url = 'https://docs.example.com'
      return { id: 'deploy', state: 'ready', ssl_url: url, deploy_ssl_url: url, admin_url: url }
    },
  ],
  [
    /^GET \/v2\/user$/,
    () => ({ user: { id: 'user', username: 'user', email: 'user@example.com' } }),
  ],
  [/^GET \/teams\//, () => ({ id: 'team_1', slug: 'team', name: 'Team' })],
  [/^GET \/v9\/projects\/prj_1$/, () => ({ id: 'prj_1', name: 'docs', accountId: 'team_1' })],
  [/^POST \/v2\/files$/, ({ body }) => keep(body)],
  [
    /^POST \/v13\/deployments$/,
    ({ json }) => {
      const { files, target } = json<{
        files: readonly { file: string; sha: string }[]
        target?: string
      }>()
      if (target !== 'production')
        return { error: { code: 'target', message: `target is ${target}` } }
      const missing = files.map(({ sha }) => sha).filter((sha) => !uploaded.has(sha))
      if (missing.length > 0)
        return { error: { code: 'missing_files', message: 'Missing files', missing } }
      publishArchive(files.map(({ sha }) => uploaded.get(sha) ?? Buffer.alloc(0)))
      return READY
    },
  ],
  [/^GET \/v\d+\/deployments\//, () => READY],
  [
    /^GET \/azure$/,
    ({ origin }) => {
      const file = {
        url: `${origin}/uploader`,
        sha: createHash('sha256').update(UPLOADER).digest('hex'),
      }
      return [
        { version: 'stable', buildId: '1', files: { 'linux-x64': file, 'linux-arm64': file } },
      ]
    },
  ],
  [/^GET \/uploader$/, () => UPLOADER],
]
const READY = {
  id: 'deployment',
  url: 'docs.vercel.app',
  readyState: 'READY',
  target: 'production',
  alias: ['docs.example.com'],
  aliasAssigned: true,
}

async function read(request: IncomingMessage): Promise<Asked> {
  const body = await buffer(request)
  const { pathname: path } = new URL(request.url ?? '/', 'http://localhost')
  return {
    path,
    body,
    json: () => JSON.parse(body.toString()),
    origin: `http://${request.headers.host}`,
  }
}

serve(async (request, response) => {
  const asked = await read(request)
  const [, answer] = ROUTES.find(([route]) => route.test(`${request.method} ${asked.path}`)) ?? []
  const answered = answer?.(asked)
  const isError =
    answered === undefined ||
    (typeof answered === 'object' && answered !== null && 'error' in answered)
  response.writeHead(isError ? 400 : 200, { 'content-type': 'application/json' })
  response.end(
    answered instanceof Buffer
      ? answered
      : JSON.stringify(answered ?? { code: 404, message: asked.path }),
  )
  if (answered === undefined) console.error(`not known: ${request.method} ${request.url}`)
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { fetch } from './fetch.ts'
import { newFolder } from './run-folder.ts'

/** A real nginx that serves a folder as docs/check.md says. */
export interface Nginx {
  readonly origin: string
  /** Returns the status of a path, sent exactly as given, with redirects followed. */
  status(path: string): Promise<number>
  /** Returns the status with the body, as bytes. */
  answer(path: string): Promise<Answer>
  stop(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly body: string
}

/** As docs/check.md says. */
export const RULES = 'error_page 404 /404.html; location / { try_files $uri $uri.html $uri/ =404; }'

export interface NginxOptions {
  /** The content of the `server` block, besides the folder. */
  readonly rules?: string
  /** The content of the block around it. */
  readonly http?: string
  /** Whether it knows the content types of files. */
  readonly knowsTypes?: boolean
}

/** Starts nginx (Debian package nginx-light) on a free port of the loopback address. */
export async function startNginx(root: string, options: NginxOptions = {}): Promise<Nginx> {
  const work = newFolder()
  const port = await freePort()
  for (const folder of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(work, folder))
  writeFileSync(join(work, 'nginx.conf'), configuration(root, port, work, options))
  const args = ['-c', join(work, 'nginx.conf'), '-e', join(work, 'error.log')]
  const nginx = spawn('nginx', args, { stdio: 'ignore' })
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  await listening(nginx, port)
  return {
    origin: `http://127.0.0.1:${port}`,
    status: async (path) => (await answerOf(path, port, agent)).status,
    answer: (path) => answerOf(path, port, agent),
    async stop() {
      agent.destroy()
      // With SIGQUIT, it would wait a minute for the spare connections of a browser.
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      rmSync(work, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function configuration(root: string, port: number, work: string, options: NginxOptions): string {
  const { rules = RULES, http = '', knowsTypes = true } = options
  return `daemon off; worker_processes 1; pid ${work}/pid; user root;
events {}
http {
  ${knowsTypes ? 'include /etc/nginx/mime.types;' : ''}
  access_log off; client_body_temp_path ${work}/body; proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fastcgi; uwsgi_temp_path ${work}/uwsgi; scgi_temp_path ${work}/scgi;
  keepalive_requests 1000000;
  ${http}
  server {
    listen 127.0.0.1:${port};
    root "${root}";
    ${rules}
  }
}
`
}

/** Resolves when a server responds at `port`. @throws Error if it ended before */
export async function listening(server: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (server.exitCode !== null)
      throw new Error(`${server.spawnfile} ended with code ${server.exitCode}`)
    const failure = await fetch(`http://127.0.0.1:${port}/`).then(() => undefined, String)
    if (failure === undefined) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function answerOf(path: string, port: number, agent: Agent, hops = 0): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      let body = ''
      response.setEncoding('latin1').on('data', (text: string) => {
        body += text
      })
      response.once('end', () => {
        const { statusCode = 0, headers } = response
        const next =
          headers.location === undefined ? undefined : new URL(headers.location, `http://x${path}`)
        if (next === undefined || hops > 5) resolve({ status: statusCode, body })
        else answerOf(next.pathname, port, agent, hops + 1).then(resolve, reject)
      })
    }).once('error', reject)
  })
}

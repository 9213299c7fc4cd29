/** A web server for one folder that works like nginx with `examples/nginx.conf`, for this machine only. */
import { readFileSync, statSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.xml': 'text/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.md': 'text/plain; charset=utf-8',
}

/**
 * Returns a function that serves the files in `folder`: `try_files $uri $uri.html $uri/ =404;` and `error_page 404
 * /404.html;`.
 */
export function serveFolder(folder: string): RequestListener {
  return ({ method = '', url = '', headers }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405).end()
    const path = decodedPath(url)
    if (path === undefined) return void response.writeHead(400).end()
    const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
    const found = names.find((name) => isFile(join(folder, name)))
    if (found !== undefined) sendFile(response, 200, folder, found)
    else if (isFile(join(folder, path, 'index.html')))
      response.writeHead(301, { location: `http://${headers.host}${withSlash(url)}` }).end()
    else if (isFile(join(folder, '404.html'))) sendFile(response, 404, folder, '/404.html')
    else response.writeHead(404).end('not found')
  }
}

/** Responds with a file of `folder`. */
export function sendFile(
  response: ServerResponse,
  status: number,
  folder: string,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const type = TYPES[extname(name)]
  response
    .writeHead(status, { ...(type && { 'content-type': type }), ...headers })
    .end(readFileSync(join(folder, name)))
}

/** Returns the requested path, which cannot leave the folder; undefined if it is not valid. */
function decodedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/\?.*/, ''))
    return path.includes('\0') ? undefined : normalize(`/${path}`).replaceAll('\\', '/')
  } catch {
    return undefined
  }
}

/** Returns an address whose path ends with a slash, before its query. */
function withSlash(url: string): string {
  return url.replace(/\?|$/, (mark) => `/${mark}`)
}

/** A name that is too long does not belong to any file. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch (error) {
    if (
      ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(String((error as NodeJS.ErrnoException).code))
    )
      return false
    throw error
  }
}

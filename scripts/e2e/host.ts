/** Serves the folder that the examples publish into, as the nginx.conf of the examples does. usage: host.ts FOLDER */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.json': 'application/json',
}

const [folder = '.'] = process.argv.slice(2)

const isFile = (name: string): boolean =>
  statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true

function send(response: ServerResponse, status: number, name: string): void {
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  response.writeHead(status, { 'content-type': type }).end(readFileSync(join(folder, name)))
}

const server = createServer(({ url = '' }, response) => {
  const path = decodeURIComponent(url.replace(/\?.*/, ''))
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  const found = names.find(isFile)
  if (found !== undefined) send(response, 200, found)
  else if (isFile(`${path}/index.html`)) response.writeHead(301, { location: `${url}/` }).end()
  else if (isFile('404.html')) send(response, 404, '404.html')
  else response.writeHead(404).end('not found')
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address !== null) console.log(`http://127.0.0.1:${address.port}/`)
})

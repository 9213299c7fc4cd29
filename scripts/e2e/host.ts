/** Serves the folder that the examples publish into, as the nginx.conf of the examples does. usage: host.ts FOLDER */
import { createServer } from 'node:http'
import { serveFolder } from '../../sandbox/web-server.ts'

const [folder = '.'] = process.argv.slice(2)

const server = createServer(serveFolder(folder))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address !== null)
    console.log(`http://127.0.0.1:${address.port}/`)
})

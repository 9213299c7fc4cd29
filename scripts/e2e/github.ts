/**
 * Answers as GitHub does about the checks of every commit of one repository, and about the release of one tag, which is a
 * draft. usage: github.ts OWNER/REPO TOKEN TAG CHECK [STATE ...]: at each look, the check has the next of these states; a
 * STATE is `absent`, a status such as `queued`, or a conclusion such as `success`
 */
import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { serveGitHub } from '../../__tests__/support/github.ts'

const [repository, token, tag = 'v1', check = '', ...states] = process.argv.slice(2)
const OPEN = ['queued', 'in_progress']

async function listen(server: Server): Promise<AddressInfo> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server.address() as AddressInfo
}

const github = await serveGitHub(listen, repository, token)
github.commit = undefined
github.add({ tag_name: tag, draft: true })
github.checks = states.map((state) => {
  if (state === 'absent') return {}
  const run = OPEN.includes(state) ? { status: state } : { status: 'completed', conclusion: state }
  return { runs: [{ name: check, ...run }] }
})
console.log(github.url)

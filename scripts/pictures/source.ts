/** The HTML that a picture is taken of. */
import { createHash } from 'node:crypto'

/** What GitHub's runner has where the demo has a folder of this machine. */
const WORKSPACE = '/home/runner/work/docs/docs'
const TEMP = '/home/runner/work/_temp'

const ID = '7c1f0e4a-52d9-4b8e-9a63-d0b7f3c85e21'
const DIGEST = '4a9c830a261b4bf67a6f04c4c7d33ac37fcb092afbb566988f6b1d944c0c6b90'

/**
 * Returns what the demo wrote when it was played in `folder`, with all that is different each time replaced: ids, times,
 * digests, and paths of this machine. So a picture shows the same until something visible changes.
 */
export function reproducible(html: string, folder: string): string {
  return html
    .replaceAll(`${folder}/temp`, TEMP)
    .replaceAll(folder, WORKSPACE)
    .replaceAll(/docs-export-report-\w{6}/g, 'docs-export-report-Xq3bTz')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ID)
    .replaceAll(/\b[0-9a-f]{64}\b/g, DIGEST)
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '2026-11-02T09:30:00.000Z')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)? UTC/g, '2026-11-02 09:30 UTC')
}

/** Returns the SHA-256 of what is visible of a page: what is folded is not. */
export function digestOf(html: string): string {
  const visible = html.replaceAll(
    /(<details[^>]*>\s*<summary>.*?<\/summary>).*?<\/details>/gs,
    '$1</details>',
  )
  return createHash('sha256').update(visible).digest('hex')
}

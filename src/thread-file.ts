import { basename } from 'node:path'

/** A bundler that saw `import.meta.url` in `new URL` would copy a thread's file there instead of bundling it. */
const HERE = import.meta.url

/** What this file ends in as long as it is a file of its own. */
const EXTENSION = /\/thread-file(\.[jt]s)$/.exec(HERE)?.[1]

/**
 * Returns where the code of a thread is, given its path below this folder, without an extension. In dist, where each
 * thread is a bundle of its own, a folder of that name holds it.
 */
export function threadFile(path: string): URL {
  return new URL(EXTENSION ? path + EXTENSION : `${basename(path)}/index.js`, HERE)
}

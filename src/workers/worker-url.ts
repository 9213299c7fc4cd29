import { basename } from 'node:path'

/**
 * Not written inside `new URL(…)`: a bundler that sees `import.meta.url` there copies the file instead of bundling it.
 */
const HERE = import.meta.url

/** The extension of this file; undefined in `dist`, where it is part of a bundle. */
const EXTENSION = /\/worker-url(\.[jt]s)$/.exec(HERE)?.[1]

/** The folder `dist`, if this is part of a bundle: that of the step lies in it, the others in folders of their own. */
const DIST = new URL(HERE.endsWith('/check-command/index.js') ? '..' : '.', HERE)

/**
 * Returns the URL of the code that a worker thread runs, given its path below `src` without an extension. In
 * `dist` each worker is a bundle of its own, in a folder with the file's name.
 */
export function workerUrl(path: string): URL {
  return EXTENSION ? new URL(`../${path}${EXTENSION}`, HERE) : new URL(`${basename(path)}/index.js`, DIST)
}

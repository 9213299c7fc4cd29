/**
 * The parts of `@actions/core` that talk to the runner. The package's main module also loads the
 * OIDC client, and with it undici, neither of which is used here. They take two thirds of this
 * step's startup time (`npm run bench`). The imports are by path because the package exports only
 * its main module. Also, Node refuses `imports` in package.json that point into a `node_modules`
 * folder (https://nodejs.org/api/packages.html#subpath-imports).
 */
export { issueCommand } from '../../node_modules/@actions/core/lib/command.js'
export { prepareKeyValueMessage } from '../../node_modules/@actions/core/lib/file-command.js'

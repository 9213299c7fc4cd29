/**
 * The parts of `@actions/core` that speak to the runner. Its front door also loads the OIDC client and with it
 * undici: two thirds of this step's start-up time (`npm run bench`), for something that is never used here.
 */
export { issueCommand } from '../node_modules/@actions/core/lib/command.js'
export { prepareKeyValueMessage } from '../node_modules/@actions/core/lib/file-command.js'

import { stripTypeScriptTypes } from 'node:module'

/** A jest transform: Node's own type stripping, the way the sandbox and the scripts run too. */
export default {
  process: (source) => ({ code: stripTypeScriptTypes(source, { mode: 'strip' }) }),
}

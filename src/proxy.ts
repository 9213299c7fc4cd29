import { type SafeText, safe } from './report/clean.ts'

/** The variables that the toolkit reads for `https` addresses; `http` is for loopback alone, which has no proxy. */
const VARIABLES = ['https_proxy', 'HTTPS_PROXY']

/**
 * Returns what is wrong with the proxy settings: the toolkit would ignore what it cannot read and go without a proxy.
 * The values are never shown, for there may be a password in them.
 */
export function proxyFaults(env: NodeJS.ProcessEnv): SafeText[] {
  return VARIABLES.filter((name) => env[name] && !isProxy(env[name])).map(
    (name) =>
      safe`${name} in the environment is no proxy: expected http://host:port, with user:password@ if need be, percent-encoded`,
  )
}

function isProxy(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  try {
    decodeURIComponent(`${username}${password}`)
  } catch {
    return false
  }
  return /^https?:$/.test(protocol) && hostname !== ''
}

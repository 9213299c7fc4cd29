import { isLoopback } from '../../net/host-name.ts'

/** Returns the address that somebody meant who left out the scheme; undefined if that is not what is missing. */
export function withScheme(text: string): string | undefined {
  const rest = text.replace(/^\/{2,}/, '')
  const url = rest.includes('://') || rest.startsWith('/') ? null : URL.parse(`https://${rest}`)
  return url === null ? undefined : `${isLoopback(url.hostname) ? 'http' : 'https'}://${rest}`
}

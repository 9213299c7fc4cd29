import { hostName } from '../../net/host-name.ts'
import { safe } from '../../report/clean.ts'
import { InvalidInput } from '../invalid-input.ts'

/** Returns the path as `new URL` reads it, so that it is written as addresses are. @throws InvalidInput */
export function parseBasePath(text: string): string {
  if (!/^[^\s\p{C}?#\\]*$/u.test(text) || /(^|\/)\.\.?(\/|$)/.test(text)) {
    throw new InvalidInput(
      safe`is “${text}”: expected a path such as / or /docs/, without query, fragment or dot segments`,
    )
  }
  const path = pathOfAddress(text)
  const { pathname } = new URL(`/${path ?? text}/`.replace(/\/{2,}/g, '/'), 'https://host.invalid')
  if (path === undefined) return pathname
  const asFolder = /^\/|:/.test(text)
    ? safe``
    : safe` If it is a folder with a name like a host, put a slash in front`
  throw new InvalidInput(safe`is “${text}”: expected the path alone, did you mean ${pathname}?${asFolder}`)
}

/**
 * Returns what follows the host in an address, with or without its scheme; undefined if `text` is a path. A folder may
 * be called `next.js`, so a host name without a scheme is one only if no slash precedes it.
 */
function pathOfAddress(text: string): string | undefined {
  const afterScheme = /^\/*[a-z][a-z0-9+.-]*:\/+/i.exec(text)?.[0] ?? /^\/\//.exec(text)?.[0]
  const [first = '', ...rest] = text.slice(afterScheme?.length ?? 0).split('/')
  const host = first.replace(/:\d*$/, '')
  const isHost = host !== first || (host.includes('.') && hostName(host) !== undefined)
  return isHost || afterScheme?.includes(':') ? rest.join('/') : undefined
}

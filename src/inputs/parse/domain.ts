import { hostName } from '../../net/host-name.ts'
import { safe } from '../../report/clean.ts'
import { InvalidInput } from '../invalid-input.ts'

/** Returns a host name in ASCII. @throws InvalidInput */
export function parseDomain(text: string): string {
  const name = hostName(text)
  if (name) return name
  if (/[,;]|\s/.test(text))
    throw new InvalidInput(safe`is “${text}”: expected one host name; run the step once for each site`)
  const meant = hostName(
    text
      .replace(/^[a-z][a-z0-9+.-]*:\/+/i, '')
      .replace(/[/?#:].*$/s, '')
      .replace(/\.$/, ''),
  )
  throw new InvalidInput(
    meant
      ? safe`is “${text}”: expected a host name alone, did you mean ${meant}?`
      : safe`is “${text}”: expected a host name such as docs.example.com`,
  )
}

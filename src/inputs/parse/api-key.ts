import { safe } from '../../report/clean.ts'
import { InvalidInput } from '../invalid-input.ts'

/**
 * Returns a key that a header can carry as a bearer token (RFC 9110, section 5.5).
 * @throws InvalidInput, in which the value itself is never shown
 */
export function parseApiKey(text: string): string {
  if (/^bearer\s/i.test(text))
    throw new InvalidInput(safe`begins with “Bearer”: leave that out, the step adds it`)
  if (/^["'“”‘’`]|["'“”‘’`]$/.test(text))
    throw new InvalidInput(safe`begins or ends with a quote: leave the quotes out of the secret`)
  if (/\s/.test(text))
    throw new InvalidInput(
      safe`has white space or a line end inside: the secret holds more than the key, put the key alone into it`,
    )
  if (!/^[\x21-\x7e]+$/.test(text))
    throw new InvalidInput(safe`has characters that no key has: copy it again from the dashboard`)
  return text
}

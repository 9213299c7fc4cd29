import { safe } from '../../report/clean.ts'
import { InvalidInput } from '../invalid-input.ts'

/**
 * In characters. Nothing shorter is a key or a token, and to mask it would hide each letter like it in all logs of the
 * job.
 */
const MIN_SECRET_LENGTH = 8

/** Is a text long enough to be a key or a token? */
export function canBeSecret(text: string): boolean {
  return text.length >= MIN_SECRET_LENGTH
}

/**
 * Returns a key that a header can carry as a bearer token (RFC 9110, section 5.5).
 * @throws InvalidInput, in which the value itself is never shown
 */
export function parseApiKey(text: string): string {
  if (/^bearer\s/i.test(text))
    throw new InvalidInput(safe`begins with “Bearer”: leave that out, this step adds it`)
  if (/^["'“”‘’`]|["'“”‘’`]$/.test(text))
    throw new InvalidInput(safe`begins or ends with a quote: leave the quotes out of the secret`)
  if (/\s/.test(text))
    throw new InvalidInput(
      safe`has white space or a line end in it: the secret must hold the key and nothing else`,
    )
  if (!/^[\x21-\x7e]+$/.test(text))
    throw new InvalidInput(safe`has characters that are in no key: copy it again from the dashboard`)
  if (!canBeSecret(text))
    throw new InvalidInput(
      safe`has fewer than ${MIN_SECRET_LENGTH} characters, so it is no key: look at what the secret holds`,
    )
  return text
}

import { domainToASCII } from 'node:url'

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * Returns `text` as a host name in its ASCII form (RFC 1123, IDN by RFC 5891); undefined if it is none: a scheme, a
 * port and a path are no part of one.
 */
export function hostName(text: string): string | undefined {
  if (/[/:@?#%\s]/.test(text)) return undefined
  const name = domainToASCII(text).toLowerCase()
  return name.length <= 253 && name.split('.').every((label) => LABEL.test(label)) ? name : undefined
}

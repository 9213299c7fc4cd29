import { domainToASCII } from 'node:url'

const MAX_HOST_NAME_LENGTH = 253

/**
 * Returns `text` as a host name in ASCII (RFC 1123, section 2.1; an internationalized one by UTS
 * 46), or undefined if it is not a host name. It must not have a scheme, a port, or a path, nor be
 * an IPv4 address.
 */
export function parseHostName(text: string): string | undefined {
  // UTS 46 accepts quotation marks, but no registry does (RFC 5892, appendix B.1).
  if (/[\s/?#:@\\%[\]“”‘’]/.test(text)) return undefined
  const name = domainToASCII(text)
  const labels = name.split('.')
  const areLabels = labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label))
  if (!areLabels || name.length > MAX_HOST_NAME_LENGTH) return undefined
  const isIpv4Address = /^\d+$/.test(labels.at(-1) ?? '')
  if (isIpv4Address) return undefined
  return name
}

/**
 * Returns whether a host name (as `URL` gives it) is this machine: one of the names for which the
 * toolkit uses no proxy. `*.localhost` (RFC 6761) is not included.
 */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

import { createHmac } from 'node:crypto'

export interface AzureLink {
  readonly url: string
  readonly account: string
  /** Base64. */
  readonly key: string
  readonly permissions: string
  readonly expiresAt: Date
}

/**
 * A link as Azure signs it, without its SDK: an account SAS (https://learn.microsoft.com/rest/api/storageservices/create-account-sas).
 */
export function presignAzure({ url, account, key, permissions, expiresAt }: AzureLink): string {
  const version = '2020-12-06'
  const expiry = expiresAt.toISOString().replace(/\.\d+/, '')
  const fields = [account, permissions, 'b', 'co', '', expiry, '', 'https,http', version, '', '']
  const signature = createHmac('sha256', Buffer.from(key, 'base64'))
    .update(fields.join('\n'))
    .digest('base64')
  const query = {
    sv: version,
    ss: 'b',
    srt: 'co',
    se: expiry,
    sp: permissions,
    spr: 'https,http',
    sig: signature,
  }
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`
}

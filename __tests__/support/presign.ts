/** Links as object storages sign them, without their SDKs: signing is what they are about. */
import { createHash, createHmac } from 'node:crypto'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

export interface S3Link {
  readonly method: 'GET' | 'PUT'
  /** Address of the object, without a query. */
  readonly url: string
  readonly key: { readonly id: string; readonly secret: string }
  readonly signedAt: Date
  readonly seconds: number
}

/** AWS signature 4 in the query (https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html). */
export function presignS3({ method, url, key, signedAt, seconds }: S3Link): string {
  const { host, pathname } = new URL(url)
  const time = stamp(signedAt)
  const scope = `${time.slice(0, 8)}/us-east-1/s3/aws4_request`
  const query = new URLSearchParams([
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', `${key.id}/${scope}`],
    ['X-Amz-Date', time],
    ['X-Amz-Expires', String(seconds)],
    ['X-Amz-SignedHeaders', 'host'],
  ])
  const canonical = [method, pathname, query, `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${key.secret}`)
  const signature = hmac(signingKey, ['AWS4-HMAC-SHA256', time, scope, digest].join('\n')).toString('hex')
  return `${url}?${query}&X-Amz-Signature=${signature}`
}

export interface AzureLink {
  readonly url: string
  readonly account: string
  /** Base64. */
  readonly key: string
  readonly permissions: string
  readonly expiresAt: Date
}

/** An account SAS (https://learn.microsoft.com/rest/api/storageservices/create-account-sas). */
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

import { percentEncode, toBytes } from '../../byte-strings.ts'
import { formatJsonFile } from './json-config.ts'
import type { RedirectWriter } from './redirect-writer.ts'

/** The maximum length of a key. */
const MAX_KEY_BYTES = 512
/** The maximum length of a key together with its value. */
const MAX_PAIR_BYTES = 1_024

/**
 * Writes a file for import into a key-value store, which a viewer function reads:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/kvs-with-functions-create-s3-kvp.html,
 * read 2026-11.
 */
export const S3_CLOUDFRONT_WRITER: RedirectWriter = {
  listEncodedForms: (path) => [percentEncode(path)],
  explainUnwritable({ from, to }) {
    if (from.length <= MAX_KEY_BYTES && from.length + to.length <= MAX_PAIR_BYTES) return undefined
    return 'CloudFront accepts up to 512 bytes for a key and 1 KB for a key and its value'
  },
  formatFiles(redirects) {
    const data = redirects.map(({ from, to }) => ({ key: from, value: to }))
    return [[toBytes('key-value-store.json'), formatJsonFile({ data })]]
  },
}

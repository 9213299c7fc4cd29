import { systemClock } from '../../../src/common/clock.ts'
import { getErrorMessage } from '../../../src/common/error-message.ts'
import { download } from '../../../src/fetch/download.ts'

/** Downloads an archive of 11 bytes by the link `url`; returns its size, or why it failed. */
export default async function run({
  url,
  ...options
}: {
  readonly url: string
  readonly folder: string
  readonly requestTimeoutMs: number
}): Promise<number | string> {
  try {
    const { size } = await download({
      ...options,
      link: { url, sizeBytes: 11, expiresAtMs: undefined },
      renewLink: () => Promise.reject(new Error('expired')),
      maxBytes: 11,
      allowsLoopback: false,
      clock: systemClock,
      random: () => 0,
      signal: new AbortController().signal,
      info: () => {},
    })
    return size
  } catch (error) {
    return getErrorMessage(error)
  }
}

import { LiveCheck } from '../../src/live/live-check.ts'
import { type LiveOverrides, liveOptions } from './live-options.ts'

/** Compares a folder with what is served at this address, immediately and in a last round. */
export async function runLive(url: string, folder: string, options: LiveOverrides = {}) {
  const lines: string[] = []
  const live = new LiveCheck(
    liveOptions(url, folder, {
      requestTimeoutMs: 5_000,
      random: () => 0.5,
      info: ({ text }) => lines.push(text),
      ...options,
    }),
  )
  return { verdict: await live.run(), lines, progress: live.describeProgress().text }
}

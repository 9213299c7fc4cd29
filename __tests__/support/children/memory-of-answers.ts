import { Agent } from 'node:http'
import { getHeapSpaceStatistics } from 'node:v8'
import { systemClock } from '../../../src/clock.ts'
import { ask } from '../../../src/live/ask.ts'
import { LocalFile } from '../../../src/live/local-file.ts'

const CONNECTIONS = 16
const REQUESTS = 500
const ROUNDS = 3
/** After how many requests V8 collects the objects that are new. */
const REQUESTS_PER_COLLECTION = 100

/**
 * Asks for one file again and again, and returns how much moves to the space of long-lived objects meanwhile, in bytes for
 * each request: the least of several rounds. To be run with `--expose-gc`.
 */
export default async function memoryOfAnswers({
  url,
  folder,
  name,
}: {
  readonly url: string
  readonly folder: string
  readonly name: string
}): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const { signal } = new AbortController()
  async function askOnce(): Promise<void> {
    const file = new LocalFile(folder, name)
    const texts = { name, isPage: true, homePage: undefined, notFoundPage: undefined }
    const comparison = {
      file,
      size: 1_000,
      ...texts,
      earlier: undefined,
      surroundings: { isElsewhere: () => false, leadToSame: () => false },
    }
    const answer = await ask(
      { url: new URL(url), mayFollow: undefined, comparison: () => comparison, size: 1_000 },
      { agent, clock: systemClock, silenceMs: 30_000, endBy: systemClock.now() + 60_000, signal },
    )
    file.close()
    if (answer.is !== 'answered' || answer.body?.content !== 'same') throw new Error(JSON.stringify(answer))
  }
  /** Returns what moved to that space, in bytes. */
  async function askOften(): Promise<number> {
    let asked = 0
    let before = 0
    const work = async () => {
      while (asked < REQUESTS) {
        asked += 1
        // Requests under way become long-lived. Whatever they still point to when they are done follows at each collection.
        if (asked === CONNECTIONS) {
          globalThis.gc?.()
          before = longLived()
        } else if (asked % REQUESTS_PER_COLLECTION === 0) collectNew()
        await askOnce()
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, work))
    return longLived() - before
  }
  // Code is long-lived, too, and is compiled when it is first used.
  await askOften()
  // On a busy machine, V8 compiles some of it again later: that grows one round, and what is kept would grow them all.
  const grown: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) grown.push(await askOften())
  agent.destroy()
  return Math.min(...grown) / REQUESTS
}

function collectNew(): void {
  globalThis.gc?.({ type: 'minor' })
}

function longLived(): number {
  const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')
  return space?.space_used_size ?? 0
}

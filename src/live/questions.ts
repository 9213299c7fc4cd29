import type { Agent } from 'node:http'
import type { Clock } from '../clock.ts'
import { urlAt } from './address.ts'
import type { Answer } from './answer.ts'
import { type AskOptions, ask } from './ask.ts'
import type { Comparison } from './body.ts'
import type { EarlierVersion } from './earlier-version.ts'
import type { Expected } from './expected.ts'
import { LocalFile } from './local-file.ts'
import type { PublishedSite } from './published-site.ts'
import type { MayFollow } from './redirects.ts'
import { isShown } from './verdict.ts'

/** Whom to ask, and what the answers are compared with. */
export interface QuestionsOptions {
  /** Where the site was published. */
  readonly url: URL
  readonly site: PublishedSite
  /** What was there before, if it is known. */
  readonly earlierSite: PublishedSite | undefined
  /** The SHA-256 of what hosts show where there is no file. */
  readonly knownPages: Pick<Comparison, 'homePage' | 'notFoundPage'>
  /** What the host may still have. */
  readonly earlierVersion: EarlierVersion | undefined
  readonly requestTimeoutMs: number
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** Asks the host of a site for what is expected of it. */
export class Questions {
  readonly #options: QuestionsOptions

  constructor(options: QuestionsOptions) {
    this.#options = options
  }

  /**
   * Asks for one address by one of the connections of `agent`. `endBy`: when the answer has to be there, in ms since the
   * epoch.
   * @throws UnreadableFile if the file of the site cannot be read; the reason of the signal
   */
  async ask(expected: Expected, endBy: number, agent: Agent): Promise<Answer> {
    const comparison = this.#comparisonWith(expected)
    if (comparison === undefined) return this.#ask(expected, { endBy, agent })
    try {
      return await this.#ask(expected, { endBy, agent }, comparison)
    } finally {
      comparison.file.close()
    }
  }

  async #ask(
    expected: Expected,
    { endBy, agent }: Pick<AskOptions, 'endBy' | 'agent'>,
    comparison?: Comparison,
  ): Promise<Answer> {
    const { url, site, requestTimeoutMs, clock, signal } = this.#options
    const isCompared =
      expected.is === 'missing' ? (status: number) => status === 404 || status === 410 : isShown
    return ask(
      {
        // Nothing but the path comes from the site.
        url: urlAt(url.origin, expected.address),
        mayFollow: this.#mayFollow(expected),
        comparison: (status) => (isCompared(status) ? comparison : undefined),
        size: comparison?.size ?? 0,
        isOwn: (host) => site.hosts.has(host),
      },
      { agent, clock, silenceMs: requestTimeoutMs, endBy, signal },
    )
  }

  #mayFollow(expected: Expected): MayFollow | undefined {
    const { site } = this.#options
    switch (expected.is) {
      case 'file':
        return site.leadsTo(expected.file)
      case 'missing':
        // Some hosts take `.html` from every address before they look for a file.
        return (path) => site.leadsNowhere(path)
      case 'gone':
      case 'redirect':
        return undefined
    }
  }

  #comparisonWith(expected: Expected): Comparison | undefined {
    const { site, earlierSite, knownPages, earlierVersion } = this.#options
    const wanted =
      expected.is === 'missing' ? expected.page : expected.is === 'redirect' ? undefined : expected
    const holder = expected.is === 'gone' ? earlierSite : site
    if (wanted === undefined || holder === undefined) return undefined
    const { file, size } = wanted
    const { root, names } = holder.site
    const name = names[file] ?? ''
    const isPage = expected.is === 'missing' || (expected.is !== 'redirect' && expected.isPage)
    const earlier = expected.is === 'gone' ? undefined : earlierVersion
    return {
      file: new LocalFile(root, name),
      size,
      name,
      isPage,
      ...knownPages,
      surroundings: holder,
      earlier,
    }
  }
}

import { baseIn } from '../../web/page/page-text.ts'
import { syntaxOf } from '../../web/page/vocabulary.ts'
import type { PageFingerprint } from '../compare.ts'
import { marked } from './marks.ts'
import { type NoticeListener, NoticeReader } from './noticed.ts'
import type { PageTargets, Targets } from './targets.ts'
import { TextDigest } from './text-digest.ts'

/** With less to read, in characters, a page is not recognized elsewhere. */
const MIN_TEXT = 20

/**
 * Returns what is remembered of a page: digests of what a reader would notice. `text` is the page in pieces, as strings
 * of bytes; it may be read twice.
 */
export function fingerprintOf(page: string, text: Iterable<string>, targets: Targets): PageFingerprint {
  const syntax = syntaxOf(page)
  const collector = new FingerprintCollector(targets.of(page, baseIn(text, syntax)))
  const reader = new NoticeReader(collector, syntax)
  for (const piece of text) reader.write(piece)
  reader.end()
  return collector.end()
}

class FingerprintCollector implements NoticeListener {
  readonly #targets: PageTargets
  readonly #content = new TextDigest()
  readonly #links = new TextDigest()
  readonly #navigation = new TextDigest()
  #isNavigation = false
  #isRedirect = false
  #length = 0

  constructor(targets: PageTargets) {
    this.#targets = targets
  }

  title(text: string): void {
    this.#content.add(marked('title', text))
  }

  description(text: string): void {
    this.#content.add(marked('description', text))
  }

  section(level: number): void {
    this.#text.add(marked('heading', level))
  }

  heading(): void {
    this.#text.add(marked('heading'))
  }

  text(run: string): void {
    this.#text.add(run)
    if (!this.#isNavigation) this.#length += run.length
  }

  link(target: string): void {
    this.#text.add(marked('link'))
    const digest = this.#isNavigation ? this.#navigation : this.#links
    digest.add(marked('link', this.#targets.link(target)))
  }

  image(target: string): void {
    this.#text.add(marked('image', this.#targets.image(target)))
  }

  alternative(text: string): void {
    this.#text.add(marked('alternative', text))
  }

  mark(what: string): void {
    this.#text.add(marked('shown', what))
  }

  region(isNavigation: boolean): void {
    this.#isNavigation = isNavigation
  }

  redirect(target: string): void {
    this.#isRedirect = true
    this.#links.add(marked('redirect', this.#targets.link(target)))
  }

  get #text(): TextDigest {
    return this.#isNavigation ? this.#navigation : this.#content
  }

  end(): PageFingerprint {
    return {
      content: this.#content.end(),
      links: this.#links.end(),
      navigation: this.#navigation.end(),
      isBlank: this.#length < MIN_TEXT,
      isRedirect: this.#isRedirect,
    }
  }
}

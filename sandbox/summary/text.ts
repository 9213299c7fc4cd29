import { toBytes, toText } from '../../src/web/byte-strings.ts'
import { decodeText } from '../../src/web/page/attribute-values.ts'
import { PageReader } from '../../src/web/page/page-reader.ts'
import { VISIBLE_VOCABULARY } from '../../src/web/page/vocabulary.ts'

const BLOCKS: ReadonlySet<string> = new Set([
  'h3',
  'h4',
  'p',
  'pre',
  'table',
  'tr',
  'ol',
  'ul',
  'br',
  'details',
])

/** Returns a job summary as text for a terminal. Only the titles of collapsed sections are shown. */
export function summaryText(html: string): string {
  const writer = new Writer()
  const reader = new PageReader(
    {
      open({ name }) {
        writer.open(name)
        return false
      },
      text: (written) => writer.write(toText(decodeText(written))),
      close: (name) => writer.close(name),
    },
    VISIBLE_VOCABULARY,
    'html',
  )
  reader.read(toBytes(html))
  const lines = writer.text().split('\n')
  return lines
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')
}

/** The part of a summary that has been read so far, as text. */
class Writer {
  readonly #text: string[] = []
  readonly #lists: { readonly ordered: boolean; items: number }[] = []
  #foldedDepth = 0
  #tableDepth = 0
  #isNaming = false
  #isCode = false

  text(): string {
    return this.#text.join('')
  }

  open(name: string): void {
    if (name === 'details' && this.#foldedDepth++ === 0) this.#newLine()
    if (name === 'summary' && this.#foldedDepth === 1) {
      this.#isNaming = true
      this.#text.push('▸ ')
    }
    if (this.#foldedDepth > 0) return
    if (name === 'br' && this.#tableDepth > 0) this.#text.push(' ')
    else if (BLOCKS.has(name)) this.#newLine()
    this.#openers[name]?.()
  }

  readonly #openCell = () => {
    if (this.#text.at(-1) !== '\n') this.#text.push('  ')
  }

  /** Additional work at the start of an element. */
  readonly #openers: Readonly<Record<string, () => void>> = {
    table: () => this.#tableDepth++,
    pre: () => {
      this.#isCode = true
    },
    ol: () => this.#lists.push({ ordered: true, items: 0 }),
    ul: () => this.#lists.push({ ordered: false, items: 0 }),
    li: () => {
      this.#newLine()
      const list = this.#lists.at(-1)
      if (list !== undefined) list.items++
      this.#text.push(list?.ordered ? `${list.items}. ` : '- ')
    },
    td: this.#openCell,
    th: this.#openCell,
  }

  write(words: string): void {
    if (this.#foldedDepth > 0 && !this.#isNaming) return
    if (this.#isCode) this.#text.push(words)
    else if (words.trim() !== '' || this.#text.at(-1) !== '\n')
      this.#text.push(words.replace(/\s+/g, ' '))
  }

  close(name: string): void {
    if (name === 'summary') this.#isNaming = false
    if (name === 'details') this.#foldedDepth--
    if (this.#foldedDepth > 0) return
    this.#closers[name]?.()
    if (name !== 'br' && (BLOCKS.has(name) || name === 'li')) this.#newLine()
  }

  /** Additional work at the end of an element. */
  readonly #closers: Readonly<Record<string, () => void>> = {
    table: () => this.#tableDepth--,
    pre: () => {
      this.#isCode = false
    },
    ol: () => this.#lists.pop(),
    ul: () => this.#lists.pop(),
  }

  #newLine(): void {
    if (this.#text.length > 0 && this.#text.at(-1) !== '\n') this.#text.push('\n')
  }
}

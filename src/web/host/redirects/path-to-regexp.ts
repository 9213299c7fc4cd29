/**
 * The patterns of `path-to-regexp` 6.1, as Vercel has them (strict, case-sensitive): `/blog/:slug`, `/:path*`,
 * `/(.*)`, `/:id(\\d+)`, `/{a-:b}?`. Read 2026-11: https://github.com/pillarjs/path-to-regexp/tree/v6.1.0
 */
import { percentDecode, toBytes } from '../../byte-strings.ts'
import { group, NO_SLASH, type Node, repeat, sequence, text, UnsupportedPattern } from './pattern.ts'
import { isRegex, readRegex } from './regex.ts'

interface Token {
  readonly is: 'char' | 'escaped' | 'name' | 'pattern' | 'modifier' | 'open' | 'close'
  readonly value: string
}

/** A lazy segment: `[^/]+?`. */
const DEFAULT: Node = repeat({ is: 'set', set: NO_SLASH }, 1, Number.POSITIVE_INFINITY, true)

/**
 * Returns what a source (ordinary text) means; undefined if it is no source. Throws `UnsupportedPattern` where it has
 * a regular expression that cannot be matched without backtracking.
 */
export function readSource(source: string): Node | undefined {
  const tokens = tokensOf(source)
  // Outside of its groups, everything is taken as it is written.
  if (tokens?.some(({ is, value }) => is === 'pattern' && !isRegex(`(?:${value})`))) return undefined
  return tokens === undefined ? undefined : new Parser(tokens).read()
}

function tokensOf(source: string): Token[] | undefined {
  const tokens: Token[] = []
  for (let i = 0; i < source.length; ) {
    const letter = source.charAt(i)
    if (letter === '\\') {
      if (i + 1 >= source.length) return undefined
      tokens.push({ is: 'escaped', value: source.charAt(i + 1) })
      i += 2
    } else if (letter === ':') {
      const name = /^\w*/.exec(source.slice(i + 1, i + 257))?.[0] ?? ''
      if (name === '') return undefined
      tokens.push({ is: 'name', value: name })
      i += 1 + name.length
    } else if (letter === '(') {
      const end = endOfPattern(source, i)
      if (end === undefined) return undefined
      tokens.push({ is: 'pattern', value: source.slice(i + 1, end) })
      i = end + 1
    } else {
      const is = '*+?'.includes(letter)
        ? 'modifier'
        : letter === '{'
          ? 'open'
          : letter === '}'
            ? 'close'
            : 'char'
      tokens.push({ is, value: letter })
      i++
    }
  }
  return tokens
}

/** Groups within may not capture. */
function endOfPattern(source: string, start: number): number | undefined {
  let depth = 1
  if (source.charAt(start + 1) === '?') return undefined
  for (let i = start + 1; i < source.length; i++) {
    const letter = source.charAt(i)
    if (letter === '\\') i++
    else if (letter === '(') {
      if (source.charAt(i + 1) !== '?') return undefined
      depth++
    } else if (letter === ')') {
      depth--
      if (depth === 0) return i === start + 1 ? undefined : i
    }
  }
  return undefined
}

class Parser {
  readonly #tokens: readonly Token[]
  readonly #nodes: Node[] = []
  readonly #names = new Set<string>()
  #at = 0
  #unnamed = 0
  #text = ''

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  #take(is: Token['is']): string | undefined {
    const token = this.#tokens[this.#at]
    if (token?.is !== is) return undefined
    this.#at++
    return token.value
  }

  read(): Node | undefined {
    while (this.#at < this.#tokens.length) {
      const letter = this.#take('char')
      const name = this.#take('name')
      const pattern = this.#take('pattern')
      if (name !== undefined || pattern !== undefined) {
        const isPrefix = letter === '/' || letter === '.'
        if (!isPrefix) this.#text += letter ?? ''
        this.#flush()
        this.#parameter(name, pattern, isPrefix ? (letter ?? '') : '', '')
        continue
      }
      const plain = letter ?? this.#take('escaped')
      if (plain !== undefined) {
        this.#text += plain
        continue
      }
      this.#flush()
      if (this.#take('open') === undefined || !this.#braces()) return undefined
    }
    this.#flush()
    return sequence(...this.#nodes)
  }

  #flush(): void {
    if (this.#text !== '') this.#nodes.push(literal(this.#text))
    this.#text = ''
  }

  #plain(): string {
    let value = ''
    for (;;) {
      const letter = this.#take('char') ?? this.#take('escaped')
      if (letter === undefined) return value
      value += letter
    }
  }

  #braces(): boolean {
    const prefix = this.#plain()
    const name = this.#take('name')
    const pattern = this.#take('pattern')
    const suffix = this.#plain()
    if (this.#take('close') === undefined) return false
    if (name !== undefined || pattern !== undefined) this.#parameter(name, pattern, prefix, suffix)
    else this.#nodes.push(modified(literal(prefix + suffix), this.#take('modifier')))
    return true
  }

  #parameter(name: string | undefined, pattern: string | undefined, prefix: string, suffix: string): void {
    const key = name ?? `${this.#unnamed++}`
    if (this.#names.has(key)) throw new UnsupportedPattern('has a name twice')
    this.#names.add(key)
    const unnamedGroup = (): string => {
      throw new UnsupportedPattern('has a group within a group')
    }
    const inner = pattern === undefined ? DEFAULT : readRegex(toBytes(pattern), unnamedGroup)
    const modifier = this.#take('modifier')
    if (prefix === '' && suffix === '') {
      this.#nodes.push(modified(group(key, inner), modifier))
      return
    }
    if (modifier !== '*' && modifier !== '+') {
      this.#nodes.push(modified(sequence(literal(prefix), group(key, inner), literal(suffix)), modifier))
      return
    }
    const more = repeat(sequence(literal(suffix + prefix), inner), 0, Number.POSITIVE_INFINITY)
    const all = sequence(literal(prefix), group(key, sequence(inner, more)), literal(suffix))
    this.#nodes.push(modifier === '*' ? repeat(all, 0, 1) : all)
  }
}

function literal(value: string): Node {
  const bytes = toBytes(value)
  return text(percentDecode(bytes) ?? bytes)
}

function modified(node: Node, modifier: string | undefined): Node {
  if (modifier === '*') return repeat(node, 0, Number.POSITIVE_INFINITY)
  if (modifier === '+') return repeat(node, 1, Number.POSITIVE_INFINITY)
  return modifier === '?' ? repeat(node, 0, 1) : node
}

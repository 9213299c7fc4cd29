/** Reads the regular expressions that `vercel.json` may have, as far as they can be matched without backtracking. */
import { ANY_BYTE, type ByteSet, byteSet, type Node, repeat, text, UnsupportedPattern } from './pattern.ts'

const MAX_GROUP_DEPTH = 50
const MAX_REPEATS = 200

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39
const isWord = (byte: number): boolean =>
  isDigit(byte) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte === 0x5f
const isSpace = (byte: number): boolean => (byte >= 0x09 && byte <= 0x0d) || byte === 0x20

const CLASSES: Readonly<Record<string, ByteSet>> = {
  d: byteSet(isDigit),
  D: byteSet((byte) => !isDigit(byte)),
  w: byteSet(isWord),
  W: byteSet((byte) => !isWord(byte)),
  s: byteSet(isSpace),
  S: byteSet((byte) => !isSpace(byte)),
}

const CONTROLS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', 0: '\0' }

/** Returns whether JavaScript takes this as a regular expression. It is never matched: that might take forever. */
export function isRegex(source: string): boolean {
  try {
    new RegExp(source)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

/**
 * Returns what a regular expression (a string of bytes) means. `nextName` names the groups without a name.
 * Throws `UnsupportedPattern` for what is no regular expression, and for back references, look-behinds and the like.
 */
export function readRegex(source: string, nextName: () => string): Node {
  const reader = new Reader(source, nextName)
  const node = reader.choice(0)
  if (!reader.isDone) throw new UnsupportedPattern('has a bracket too many')
  return node
}

class Reader {
  readonly #source: string
  readonly #nextName: () => string
  #at = 0

  constructor(source: string, nextName: () => string) {
    this.#source = source
    this.#nextName = nextName
  }

  get isDone(): boolean {
    return this.#at >= this.#source.length
  }

  get #next(): string {
    return this.#source.charAt(this.#at)
  }

  #take(expected: string): boolean {
    if (!this.#source.startsWith(expected, this.#at)) return false
    this.#at += expected.length
    return true
  }

  choice(depth: number): Node {
    if (depth > MAX_GROUP_DEPTH) throw new UnsupportedPattern('is nested too deeply')
    const of: Node[] = []
    do of.push(this.#sequence(depth))
    while (this.#take('|'))
    return of.length === 1 ? (of[0] as Node) : { is: 'choice', of }
  }

  #sequence(depth: number): Node {
    const of: Node[] = []
    while (!this.isDone && this.#next !== '|' && this.#next !== ')') of.push(this.#repeated(depth))
    return { is: 'sequence', of }
  }

  #repeated(depth: number): Node {
    const atom = this.#atom(depth)
    const range = this.#quantifier()
    if (range === undefined) return atom
    if (atom.is === 'start' || atom.is === 'end' || atom.is === 'lookahead')
      throw new UnsupportedPattern('repeats what has no length')
    const isLazy = this.#take('?')
    if ('*+?{'.includes(this.#next) && this.#next !== '' && this.#quantifier() !== undefined)
      throw new UnsupportedPattern('repeats twice')
    return repeat(atom, range.min, range.max, isLazy)
  }

  #quantifier(): { min: number; max: number } | undefined {
    if (this.#take('*')) return { min: 0, max: Number.POSITIVE_INFINITY }
    if (this.#take('+')) return { min: 1, max: Number.POSITIVE_INFINITY }
    if (this.#take('?')) return { min: 0, max: 1 }
    if (this.#next !== '{') return undefined
    const end = this.#source.indexOf('}', this.#at)
    const inner = end === -1 ? '' : this.#source.slice(this.#at + 1, Math.min(end, this.#at + 20))
    const range = /^(\d{1,4})(,?)(\d{0,4})$/.exec(inner)
    if (range === null) throw new UnsupportedPattern('has a brace that is no number of repeats')
    this.#at = end + 1
    const min = Number(range[1])
    const max = range[2] === '' ? min : range[3] === '' ? Number.POSITIVE_INFINITY : Number(range[3])
    if (max < min || min > MAX_REPEATS || (max !== Number.POSITIVE_INFINITY && max > MAX_REPEATS))
      throw new UnsupportedPattern('repeats too often')
    return { min, max }
  }

  #atom(depth: number): Node {
    const letter = this.#next
    this.#at++
    switch (letter) {
      case '(':
        return this.#group(depth)
      case '[':
        return { is: 'set', set: this.#class() }
      case '.':
        return { is: 'set', set: ANY_BYTE }
      case '^':
        return { is: 'start' }
      case '$':
        return { is: 'end' }
      case '\\':
        return this.#escape()
      case '*':
      case '+':
      case '?':
        throw new UnsupportedPattern('repeats nothing')
      default:
        return text(letter)
    }
  }

  #group(depth: number): Node {
    if (this.#take('?:')) return this.#closed(this.choice(depth + 1))
    for (const [opening, isNegative] of [
      ['?!', true],
      ['?=', false],
    ] as const)
      if (this.#take(opening))
        return { is: 'lookahead', isNegative, of: this.#closed(this.choice(depth + 1)) }
    let name: string
    if (this.#next === '?') {
      const named = /^\?<([A-Za-z_]\w{0,63})>/.exec(this.#source.slice(this.#at, this.#at + 70))
      if (named === null) throw new UnsupportedPattern('has a group of a kind that is not read')
      this.#at += named[0].length
      name = named[1] ?? ''
    } else {
      name = this.#nextName()
    }
    return { is: 'group', name, of: this.#closed(this.choice(depth + 1)) }
  }

  #closed(node: Node): Node {
    if (!this.#take(')')) throw new UnsupportedPattern('has a group without an end')
    return node
  }

  #escape(): Node {
    const letter = this.#next
    this.#at++
    const set = CLASSES[letter]
    if (set !== undefined) return { is: 'set', set }
    return text(this.#escaped(letter))
  }

  #escaped(letter: string): string {
    const control = CONTROLS[letter]
    if (control !== undefined) return control
    if (letter === 'x') {
      const code = /^[0-9a-f]{2}/i.exec(this.#source.slice(this.#at, this.#at + 2))?.[0]
      if (code === undefined) throw new UnsupportedPattern('has an escape that is not read')
      this.#at += 2
      return String.fromCharCode(Number.parseInt(code, 16))
    }
    if (letter === '' || /[A-Za-z1-9]/.test(letter))
      throw new UnsupportedPattern('has an escape that is not read')
    return letter
  }

  /** Behind its opening bracket. */
  #class(): ByteSet {
    const isNegative = this.#take('^')
    const set = new Uint8Array(256)
    while (this.#next !== ']') {
      if (this.isDone) throw new UnsupportedPattern('has a class without an end')
      const from = this.#classAtom(set)
      const isRange =
        from !== undefined && this.#next === '-' && this.#source.charAt(this.#at + 1) !== ']' && !this.isDone
      if (!isRange) {
        if (from !== undefined) set[from] = 1
        continue
      }
      this.#at++
      const to = this.#classAtom(set)
      if (to === undefined || to < from)
        throw new UnsupportedPattern('has a range that is the wrong way round')
      set.fill(1, from, to + 1)
    }
    this.#at++
    return isNegative ? byteSet((byte) => set[byte] !== 1) : set
  }

  /** Returns a byte, or undefined after having added a whole class. */
  #classAtom(set: Uint8Array): number | undefined {
    const letter = this.#next
    this.#at++
    // Letters beyond ASCII are several bytes, and a set has only single ones.
    if (letter > '\x7f') throw new UnsupportedPattern('has a class with letters beyond ASCII')
    if (letter !== '\\') return letter.charCodeAt(0)
    const escaped = this.#next
    this.#at++
    const whole = CLASSES[escaped]
    if (whole === undefined) return this.#escaped(escaped).charCodeAt(0)
    for (const [byte, has] of whole.entries()) if (has === 1) set[byte] = 1
    return undefined
  }
}

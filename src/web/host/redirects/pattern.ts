/**
 * Patterns of addresses, matched without backtracking. Redirect files are foreign text: a pattern of theirs must not
 * become a `RegExp`, which some of them would keep busy forever. Threads walk through the path side by side (Pike's
 * machine), so the time is at most the length of the pattern times that of the path, and what the groups capture is
 * what a backtracking matcher would have captured. All strings are strings of bytes.
 */

/** A set of bytes. */
export type ByteSet = Uint8Array

export type Node =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'set'; readonly set: ByteSet }
  | { readonly is: 'sequence'; readonly of: readonly Node[] }
  | { readonly is: 'choice'; readonly of: readonly Node[] }
  | {
      readonly is: 'repeat'
      readonly of: Node
      readonly min: number
      /** Infinity for `*` and `+`. */
      readonly max: number
      readonly isLazy: boolean
    }
  | { readonly is: 'group'; readonly of: Node; readonly name: string }
  | { readonly is: 'lookahead'; readonly of: Node; readonly isNegative: boolean }
  | { readonly is: 'start' | 'end' }

/** What the groups of a pattern have captured, in the order in which the pattern names them. */
export type Captures = ReadonlyMap<string, string>

/** The work that may still be done for one decision. */
export interface Budget {
  steps: number
}

export interface Pattern {
  /** Every path that matches begins with this. */
  readonly prefix: string
  /** Every path that matches ends with this, or with this and a slash: tells most of them apart for little. */
  readonly suffix: string
  /** The first segment of every path that matches, where there is only one: `docs` for `/docs/*`. */
  readonly segment: string | undefined
  /** The folder below which it matches everything: `/docs/` for `/docs/*`. */
  readonly allBelow: Folder | undefined
  readonly names: readonly string[]
  readonly program: Program
}

export interface Folder {
  /** With its slash. */
  readonly path: string
  /** Does it also match addresses with empty segments and a slash at their end? */
  readonly isWhole: boolean
}

/** Says that a pattern is not worth its memory, or cannot be read. */
export class UnsupportedPattern extends Error {}

type Instruction =
  | { readonly do: 'byte'; readonly byte: number }
  | { readonly do: 'set'; readonly set: ByteSet }
  | { readonly do: 'fork'; first: number; second: number }
  | { readonly do: 'jump'; to: number }
  | { readonly do: 'save'; readonly slot: number }
  | { readonly do: 'look'; readonly program: Program; readonly isNegative: boolean }
  | { readonly do: 'start' | 'end' | 'match' }

type Program = readonly Instruction[]

const MAX_INSTRUCTIONS = 4_000

const ALL_BYTES: ByteSet = new Uint8Array(256).fill(1)

/** What `.` is: all bytes but the ends of lines. */
export const ANY_BYTE: ByteSet = byteSet((byte) => byte !== 0x0a && byte !== 0x0d)

export const NO_SLASH: ByteSet = byteSet((byte) => byte !== 0x2f)

/** Returns the set of the bytes for which `has` is true. */
export function byteSet(has: (byte: number) => boolean): ByteSet {
  return Uint8Array.from(ALL_BYTES, (_, byte) => (has(byte) ? 1 : 0))
}

export function text(value: string): Node {
  return { is: 'text', text: value }
}

export function sequence(...of: readonly Node[]): Node {
  return { is: 'sequence', of }
}

export function group(name: string, of: Node): Node {
  return { is: 'group', name, of }
}

/** `.*`, as long as possible. */
export const ANYTHING: Node = repeat({ is: 'set', set: ANY_BYTE }, 0, Number.POSITIVE_INFINITY)

/** One path segment, or what is left of one: `[^/]+`. */
export const SEGMENT: Node = repeat({ is: 'set', set: NO_SLASH }, 1, Number.POSITIVE_INFINITY)

export function repeat(of: Node, min: number, max: number, isLazy = false): Node {
  return { is: 'repeat', of, min, max, isLazy }
}

/** Returns the pattern that matches paths from their beginning to their end. Throws `UnsupportedPattern`. */
export function compile(node: Node): Pattern {
  const names: string[] = []
  const program: Instruction[] = []
  emit({ is: 'group', name: '', of: node }, program, names)
  program.push({ do: 'end' }, { do: 'match' })
  const flat = flatten(node)
  const prefix = flat
    .slice(0, leadingText(flat))
    .map((part) => (part.is === 'text' ? part.text : ''))
    .join('')
  const rest = flat.slice(leadingText(flat))
  const allBelow = folderOf(prefix, rest)
  const suffix = suffixOf(rest)
  return { prefix, suffix, segment: segmentOf(prefix, rest), allBelow, names: names.slice(1), program }
}

function suffixOf(rest: readonly Node[]): string {
  const last = rest.at(-1)
  const hasSlash = last?.is === 'repeat' && last.of.is === 'text' && last.of.text === '/' && last.max === 1
  const nodes = hasSlash ? rest.slice(0, -1) : rest
  const start = nodes.findLastIndex(({ is }) => is !== 'text') + 1
  return nodes
    .slice(start)
    .map((part) => (part.is === 'text' ? part.text : ''))
    .join('')
}

function segmentOf(prefix: string, rest: readonly Node[]): string | undefined {
  const end = prefix.indexOf('/', 1)
  if (!prefix.startsWith('/')) return undefined
  if (end !== -1) return prefix.slice(1, end)
  for (const node of rest) {
    const isOptional = node.is === 'repeat' && node.min === 0
    const [first] = flatten(isOptional ? node.of : node)
    if (first?.is !== 'text' || !first.text.startsWith('/')) return undefined
    if (!isOptional) break
  }
  return prefix.slice(1)
}

function folderOf(prefix: string, rest: readonly Node[]): Folder | undefined {
  const [only, ...more] = rest
  if (only === undefined || more.length > 0) return undefined
  if (prefix.endsWith('/') && isAnything(only)) return { path: prefix, isWhole: true }
  const inner = unwrapped(only)
  const parts = flatten(inner.is === 'repeat' && inner.min === 0 && inner.max === 1 ? inner.of : inner)
  const [slash, below, ...others] = parts
  if (slash?.is !== 'text' || slash.text !== '/' || below === undefined || others.length > 0) return undefined
  if (isAnything(below)) return { path: `${prefix}/`, isWhole: true }
  return isSegments(unwrapped(below)) ? { path: `${prefix}/`, isWhole: false } : undefined
}

/** Segments with slashes between them. */
function isSegments(node: Node): boolean {
  const [first, more, ...others] = flatten(node)
  if (first === undefined || more?.is !== 'repeat' || others.length > 0) return false
  const [slash, next, ...rest] = flatten(more.of)
  return isSegment(first) && slash?.is === 'text' && slash.text === '/' && next === first && rest.length === 0
}

function isSegment(node: Node): boolean {
  return node.is === 'repeat' && node.of.is === 'set' && node.of.set === NO_SLASH && node.min === 1
}

/**
 * Returns what `path` captures; undefined if it does not match. Throws `OutOfSteps` when the budget is spent.
 * A group that took no part has captured nothing (``).
 */
export function match(pattern: Pattern, path: string, budget: Budget): Captures | undefined {
  const { prefix, suffix } = pattern
  if (!path.startsWith(prefix)) return undefined
  if (!path.endsWith(suffix) && !(path.endsWith('/') && path.endsWith(suffix, path.length - 1)))
    return undefined
  const slots = run(pattern.program, path, 0, budget)
  if (slots === undefined) return undefined
  const captures = new Map<string, string>()
  for (const [i, name] of pattern.names.entries()) {
    const from = slots[2 * i + 2]
    const to = slots[2 * i + 3]
    // Of two groups of one name, the first counts.
    if (captures.has(name)) continue
    captures.set(name, from === undefined || to === undefined ? '' : path.slice(from, to))
  }
  return captures
}

/** Thrown when a decision costs too much: nothing can be said about the address then. */
export class OutOfSteps extends Error {}

/** Takes `steps` from the budget. Throws `OutOfSteps` when it is spent. */
export function spend(budget: Budget, steps: number): void {
  budget.steps -= steps
  if (budget.steps < 0) throw new OutOfSteps()
}

function flatten(node: Node): Node[] {
  if (node.is === 'start') return []
  if (node.is === 'text' && node.text === '') return []
  return node.is === 'sequence' ? node.of.flatMap(flatten) : [node]
}

function leadingText(nodes: readonly Node[]): number {
  const end = nodes.findIndex(({ is }) => is !== 'text')
  return end === -1 ? nodes.length : end
}

function isAnything(node: Node): boolean {
  const inner = unwrapped(node)
  return (
    inner.is === 'repeat' &&
    inner.of.is === 'set' &&
    inner.of.set === ANY_BYTE &&
    inner.min === 0 &&
    inner.max === Number.POSITIVE_INFINITY
  )
}

function unwrapped(node: Node): Node {
  if (node.is === 'group') return unwrapped(node.of)
  const [only, ...more] = node.is === 'sequence' ? flatten(node) : []
  return only !== undefined && more.length === 0 ? unwrapped(only) : node
}

function emit(node: Node, program: Instruction[], names: string[]): void {
  if (program.length > MAX_INSTRUCTIONS) throw new UnsupportedPattern('too long')
  switch (node.is) {
    case 'text':
      for (let i = 0; i < node.text.length; i++) program.push({ do: 'byte', byte: node.text.charCodeAt(i) })
      return
    case 'set':
      program.push({ do: 'set', set: node.set })
      return
    case 'sequence':
      for (const part of node.of) emit(part, program, names)
      return
    case 'choice':
      emitChoice(node.of, program, names)
      return
    case 'repeat':
      emitRepeat(node, program, names)
      return
    case 'group': {
      const slot = 2 * (names.push(node.name) - 1)
      program.push({ do: 'save', slot })
      emit(node.of, program, names)
      program.push({ do: 'save', slot: slot + 1 })
      return
    }
    case 'lookahead': {
      const inner: Instruction[] = []
      emit(node.of, inner, [])
      inner.push({ do: 'match' })
      program.push({ do: 'look', program: inner, isNegative: node.isNegative })
      return
    }
    default:
      program.push({ do: node.is })
  }
}

function emitChoice(of: readonly Node[], program: Instruction[], names: string[]): void {
  const jumps: { do: 'jump'; to: number }[] = []
  for (const [i, option] of of.entries()) {
    if (i === of.length - 1) {
      emit(option, program, names)
      break
    }
    const fork = { do: 'fork' as const, first: program.length + 1, second: 0 }
    program.push(fork)
    emit(option, program, names)
    const jump = { do: 'jump' as const, to: 0 }
    jumps.push(jump)
    program.push(jump)
    fork.second = program.length
  }
  for (const jump of jumps) jump.to = program.length
}

function emitRepeat(node: Node & { is: 'repeat' }, program: Instruction[], names: string[]): void {
  const { of, min, max, isLazy } = node
  const fork = (): { to: (inside: number, outside: number) => void } => {
    const made = { do: 'fork' as const, first: 0, second: 0 }
    program.push(made)
    return {
      to: (inside, outside) => {
        made.first = isLazy ? outside : inside
        made.second = isLazy ? inside : outside
      },
    }
  }
  // A group that is copied would capture into several slots.
  if ((min > 1 || (max > 1 && max !== Number.POSITIVE_INFINITY)) && hasGroup(of))
    throw new UnsupportedPattern('repeats a group a number of times')
  if (max !== Number.POSITIVE_INFINITY) {
    for (let i = 0; i < min; i++) emit(of, program, names)
    const forks = []
    for (let i = min; i < max; i++) {
      const at = program.length
      forks.push({ at, made: fork() })
      emit(of, program, names)
    }
    for (const { at, made } of forks) made.to(at + 1, program.length)
    return
  }
  for (let i = 1; i < min; i++) emit(of, program, names)
  const start = program.length
  if (min > 0) {
    emit(of, program, names)
    const made = fork()
    made.to(start, program.length)
    return
  }
  const made = fork()
  emit(of, program, names)
  program.push({ do: 'jump', to: start })
  made.to(start + 1, program.length)
}

function hasGroup(node: Node): boolean {
  switch (node.is) {
    case 'group':
      return true
    case 'sequence':
    case 'choice':
      return node.of.some(hasGroup)
    case 'repeat':
    case 'lookahead':
      return hasGroup(node.of)
    default:
      return false
  }
}

type Slots = readonly (number | undefined)[]

interface Thread {
  readonly at: number
  readonly slots: Slots
}

/** Returns the slots of the thread that comes first in the pattern's own order of preference. */
function run(program: Program, path: string, from: number, budget: Budget): Slots | undefined {
  let threads: Thread[] = []
  let matched: Slots | undefined
  const seen = new Uint32Array(program.length)
  let round = 1
  enter(program, { at: 0, slots: [] }, path, from, threads, seen, round, budget)
  for (let at = from; threads.length > 0; at++) {
    const next: Thread[] = []
    round++
    spend(budget, threads.length)
    const byte = at < path.length ? path.charCodeAt(at) : -1
    for (const thread of threads) {
      const instruction = program[thread.at]
      if (instruction?.do === 'match') {
        // Those behind it are worse.
        matched = thread.slots
        break
      }
      const goesOn =
        instruction?.do === 'byte'
          ? instruction.byte === byte
          : instruction?.do === 'set' && byte !== -1 && instruction.set[byte & 0xff] === 1
      if (goesOn) {
        const forward = { at: thread.at + 1, slots: thread.slots }
        enter(program, forward, path, at + 1, next, seen, round, budget)
      }
    }
    threads = next
  }
  return matched
}

/** Adds a thread, and those that it forks into, to `threads`, the preferred one first. */
function enter(
  program: Program,
  thread: Thread,
  path: string,
  at: number,
  threads: Thread[],
  seen: Uint32Array,
  round: number,
  budget: Budget,
): void {
  const pending: Thread[] = [thread]
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    if (seen[current.at] === round) continue
    seen[current.at] = round
    spend(budget, 1)
    const { at: index, slots } = current
    const instruction = program[index]
    switch (instruction?.do) {
      case 'jump':
        pending.push({ at: instruction.to, slots })
        break
      case 'fork':
        pending.push({ at: instruction.second, slots }, { at: instruction.first, slots })
        break
      case 'save': {
        const saved = slots.slice()
        saved[instruction.slot] = at
        spend(budget, saved.length)
        pending.push({ at: index + 1, slots: saved })
        break
      }
      case 'look':
        if ((run(instruction.program, path, at, budget) !== undefined) !== instruction.isNegative)
          pending.push({ at: index + 1, slots })
        break
      case 'start':
        if (at === 0) pending.push({ at: index + 1, slots })
        break
      case 'end':
        if (at === path.length) pending.push({ at: index + 1, slots })
        break
      default:
        threads.push(current)
    }
  }
}

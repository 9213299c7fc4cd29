import type { PageParts } from './sections.ts'
import { lengthOf } from './text-digest.ts'

type Section = PageParts['sections'][number]

/** Joins digests: none of them contains it. */
const JOINT = '|'

/** What was read of both states of a page, from one place on. */
export interface PartsOfBoth {
  readonly was: PageParts
  readonly is: PageParts
  /** The index of the section in which it begins. */
  readonly section: number
}

/**
 * Returns the parts of both states of a page that were read from several places on, in their order: what is between is the same in
 * both, and all but the last have the same headings. Returns undefined if that does not say whether the states differ.
 */
export function joinedParts(read: readonly PartsOfBoth[]): readonly [PageParts, PageParts] | undefined {
  const [first, ...more] = read
  if (first !== undefined && more.length === 0) return [first.was, first.is]
  const was = new JoinedParts()
  const is = new JoinedParts()
  for (const each of read) {
    was.add(each.was, each.section)
    is.add(each.is, each.section)
  }
  const isCertain =
    isCertainOf(was.navigation, is.navigation) &&
    was.joints.every((i) => areCertain(was.sections[i], is.sections[i]))
  return isCertain ? [was.parts, is.parts] : undefined
}

class JoinedParts {
  readonly #parts: PageParts[] = []
  readonly sections: Section[] = []
  /** Indices of sections of which several parts were read. */
  readonly joints: number[] = []
  /** The index in the page of the section that is the last one so far. */
  #open = -1

  add(parts: PageParts, section: number): void {
    this.#parts.push(parts)
    const [first, ...more] = parts.sections
    if (first === undefined) return
    const before = section === this.#open ? this.sections.pop() : undefined
    if (before !== undefined) this.joints.push(this.sections.length)
    this.sections.push(before === undefined ? first : joined(before, first), ...more)
    this.#open = section + more.length
  }

  get navigation(): string {
    return this.#all(({ navigation }) => navigation)
  }

  get parts(): PageParts {
    const [title, description] = [this.#all((parts) => parts.title), this.#all((parts) => parts.description)]
    return { title, description, navigation: this.navigation, sections: this.sections }
  }

  #all(of: (parts: PageParts) => string): string {
    return this.#parts.map(of).join(JOINT)
  }
}

function joined(section: Section, more: Section): Section {
  const join = (of: (part: Section) => string) => of(section) + JOINT + of(more)
  return {
    heading: more.heading,
    level: more.level,
    text: join(({ text }) => text),
    links: join(({ links }) => links),
    images: join(({ images }) => images),
  }
}

function areCertain(was: Section | undefined, is: Section | undefined): boolean {
  return (
    was === undefined ||
    is === undefined ||
    (isCertainOf(was.text, is.text) && isCertainOf(was.links, is.links) && isCertainOf(was.images, is.images))
  )
}

/**
 * Returns whether texts of which parts are equal or not, by their digests, are equal only if all parts are: one text may have at one
 * place what the other one has further down.
 */
function isCertainOf(was: string, is: string): boolean {
  if (was === is) return true
  const others = is.split(JOINT)
  const longer = was
    .split(JOINT)
    .map((part, i) => [part, others[i] ?? ''] as const)
    .filter(([part, other]) => part !== other)
    .map(([part, other]) => lengthOf(part) - lengthOf(other))
  const difference = longer.reduce((sum, more) => sum + more, 0)
  return longer.length < 2 || difference !== 0 || longer[0] === 0 || longer.at(-1) === 0
}

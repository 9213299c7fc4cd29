import type { Syntax } from '../../site/extract/vocabulary.ts'
import { NoticeReader } from './noticed.ts'
import { visibleMarkup } from './same-markup.ts'
import {
  differenceOf,
  type PageDifference,
  type PageParts,
  type PartsPosition,
  PartsTaker,
} from './sections.ts'
import type { PageTargets } from './targets.ts'

/** How many tags after an edit are read to see whether the rest of the page means the same in both states. */
const MAX_TAGS = 200

/** The larger an edit is, the more it is worth to leave out what no reader sees: a part of the page. */
const MAX_SMALL_EDIT = 1 / 4

/** A state of a page. */
export interface PageState {
  /** The page as a string of bytes. */
  readonly text: string
  readonly targets: PageTargets
}

/** What differs between two states, and the title of the later one, as a string of bytes. */
export interface TitledDifference extends PageDifference {
  readonly title: string
}

/**
 * Returns the same as if both states were read from beginning to end; the title only if something differs. What they have in
 * common before and after an edit is read once, or not at all. `haveSameTargets`: whether every address leads to the same in
 * both. `visible` leaves out what no reader sees.
 */
export function differenceOfStates(
  before: PageState,
  after: PageState,
  syntax: Syntax,
  haveSameTargets: boolean,
  visible = visibleMarkup,
): TitledDifference {
  const states = { before, after, syntax, haveSameTargets }
  return smallDifference(states) ?? differenceOfVisible(states, visible)
}

interface States {
  readonly before: PageState
  readonly after: PageState
  readonly syntax: Syntax
  readonly haveSameTargets: boolean
}

/** How much two texts have in common, in characters: at their beginning and, beyond that, at their end. */
interface CommonEnds {
  readonly start: number
  readonly end: number
}

/** Begins a section in which what looks like a tag is text: a page with one is not cut. */
const CDATA = 'CDATA['

function mayBeCut({ before, after, syntax }: States): boolean {
  return syntax === 'html' && !before.text.includes(CDATA) && !after.text.includes(CDATA)
}

/** Returns undefined if the edit is large, or if it takes more to know what differs. */
function smallDifference(states: States): TitledDifference | undefined {
  const [before, after] = [states.before.text, states.after.text]
  if (!states.haveSameTargets || !mayBeCut(states)) return undefined
  const ends = commonEnds(before, after)
  const edited = Math.max(before.length, after.length) - ends.start - ends.end
  return edited <= after.length * MAX_SMALL_EDIT ? differenceWithin(states, ends) : undefined
}

/** Pages in which the same is visible are the same, wherever their links lead. */
function differenceOfVisible(states: States, visible: (page: string) => string): TitledDifference {
  const [before, after] = [states.before, states.after].map((state) => ({
    ...state,
    text: visible(state.text),
  })) as [PageState, PageState]
  if (before.text === after.text) return { title: '', what: [], sections: [] }
  if (!mayBeCut(states)) return differenceOfAll(states)
  const ends = commonEnds(before.text, after.text)
  return differenceWithin({ ...states, before, after }, ends) ?? differenceOfAll(states)
}

function differenceOfAll({ before, after, syntax }: States): TitledDifference {
  const [was, is] = [before, after].map(({ text, targets }) => {
    const taker = new PartsTaker(targets)
    const reader = new NoticeReader(taker, syntax)
    reader.write(text)
    reader.end()
    return taker.end()
  }) as [PageParts, PageParts]
  return { title: is.title, ...differenceOf(was, is) }
}

/** Returns undefined if what is common means something else in one of them. */
function differenceWithin(states: States, { start, end }: CommonEnds): TitledDifference | undefined {
  const { before, after, syntax } = states
  const beginning = new CommonPart(states)
  const reader = new NoticeReader(beginning, syntax)
  reader.write(after.text.slice(0, start))
  // A section is known by its heading, which has to be the same in both.
  if (!reader.isBetweenTags || beginning.leadsElsewhere || beginning.position.inHeading) return undefined
  const was = new PartsTaker(before.targets, beginning.position)
  const is = new PartsTaker(after.targets, beginning.position)
  const other = new NoticeReader(was, syntax, reader)
  reader.passTo(is)
  other.write(before.text.slice(start, before.text.length - end))
  reader.write(after.text.slice(start, after.text.length - end))

  const rest = after.text.slice(after.text.length - end)
  let at = 0
  let isSame = false
  for (let tags = 0; !isSame && tags < MAX_TAGS && at < rest.length; tags++) {
    const next = endOfTag(rest, at)
    for (const each of [other, reader]) each.write(rest.slice(at, next))
    const isInStep = reader.isInStepWith(other) && reader.isLike(other)
    isSame = isInStep && !is.position.inHeading && is.isLike(was)
    at = next
  }
  if (!isSame) {
    for (const each of [other, reader]) {
      each.write(rest.slice(at))
      each.end()
    }
    return { title: is.position.title, ...differenceOf(was.end(), is.end()) }
  }
  const { position } = is
  const difference = differenceOf(was.end(), is.end())
  const needsTitle = position.title === '' && difference.what.length > 0
  if (states.haveSameTargets && !needsTitle) return { title: position.title, ...difference }
  const ending = new CommonPart(states, position)
  reader.passTo(ending)
  reader.write(rest.slice(at))
  reader.end()
  return ending.leadsElsewhere ? undefined : { title: ending.position.title, ...difference }
}

function endOfTag(text: string, from: number): number {
  const end = text.indexOf('>', from)
  return end === -1 ? text.length : end + 1
}

/** Follows what both states have in common, and finds out whether the addresses in it lead to the same. */
class CommonPart extends PartsTaker {
  readonly #states: States
  leadsElsewhere = false

  constructor(states: States, from?: PartsPosition) {
    super(states.after.targets, from)
    this.#states = states
  }

  override text(): void {}
  override alternative(): void {}
  override mark(): void {}

  override link(target: string): void {
    this.#look((targets) => targets.link(target))
  }

  override redirect(target: string): void {
    this.#look((targets) => targets.link(target))
  }

  override image(target: string): void {
    this.#look((targets) => targets.image(target))
  }

  #look(resolve: (targets: PageTargets) => string): void {
    const { before, after, haveSameTargets } = this.#states
    if (haveSameTargets || this.leadsElsewhere) return
    this.leadsElsewhere = resolve(before.targets) !== resolve(after.targets)
  }
}

/** How many characters are compared at once. */
const BLOCK = 1_024

/** Returns what two texts have in common, up to a tag and from another one on. */
function commonEnds(a: string, b: string): CommonEnds {
  const shorter = Math.min(a.length, b.length)
  const beginning = commonLength(shorter, (from, to) => a.slice(from, to) === b.slice(from, to))
  const start = lastTag(a, beginning)
  const atEnd = (text: string, from: number, to: number) => text.slice(text.length - to, text.length - from)
  const ending = commonLength(shorter - beginning, (from, to) => atEnd(a, from, to) === atEnd(b, from, to))
  const end = a.length - firstTag(a, a.length - ending)
  const isOpen = endsOpen(a, a.length - end) || endsOpen(b, b.length - end)
  return { start, end: isOpen ? 0 : end }
}

/** Returns up to where two texts are equal, given whether they are in a part. */
function commonLength(length: number, areEqual: (from: number, to: number) => boolean): number {
  let common = 0
  for (let size = BLOCK; size >= 1; size /= 2)
    while (common + size <= length && areEqual(common, common + size)) common += size
  return common
}

const TAG = /<\/?[A-Za-z]/g
/** A tag up to the end of its name; no element that matters here has a longer one. */
const TAG_NAME = /<\/?[A-Za-z][^\s/>]{0,30}[\s/>]/y

/** Returns where the last tag begins whose name ends before `end`; 0 without one. */
function lastTag(text: string, end: number): number {
  for (let at = text.lastIndexOf('<', end - 1); at > 0; at = text.lastIndexOf('<', at - 1)) {
    TAG_NAME.lastIndex = at
    if (TAG_NAME.test(text) && TAG_NAME.lastIndex <= end && !endsOpen(text, at)) return at
  }
  return 0
}

/** The longest is `</textarea`. */
const MAX_OPEN_MARK = 10

/** Returns whether something may have begun before an offset that only what follows decides. */
function endsOpen(text: string, at: number): boolean {
  return /<[/a-z]*$/i.test(text.slice(Math.max(0, at - MAX_OPEN_MARK), at))
}

/** Returns where the first tag begins from an offset on; the length of the text without one. */
function firstTag(text: string, from: number): number {
  TAG.lastIndex = from
  return TAG.exec(text)?.index ?? text.length
}

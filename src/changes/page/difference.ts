import { mayHaveBase } from '../../web/page/page-text.ts'
import type { Syntax } from '../../web/page/vocabulary.ts'
import { joinedParts, type PartsOfBoth } from './joined-parts.ts'
import { endsLine, type Noticed, NoticeReader } from './noticed.ts'
import {
  differenceOf,
  type PageDifference,
  type PageParts,
  PartsCollector,
  type PartsPosition,
} from './sections.ts'
import type { PageTargets } from './targets.ts'
import { type Edit, editsOf, eitherHas } from './text-edits.ts'
import { visibleMarkup } from './visible-markup.ts'

/** How many tags after an edit are read to see whether the rest of the page means the same in both states. */
const MAX_TAGS = 200
/** Less between two edits, in characters, is read in both states. */
const MIN_SKIPPED = 500

/** The larger the edits are, the more it is worth to leave out what no reader sees: a part of the page. */
const MAX_SMALL_EDIT = 1 / 4

/** A state of a page. */
interface PageState {
  /** The page as a string of bytes. */
  readonly text: string
  readonly targets: PageTargets
}

/** What differs between two states, and the title of the later one, as a string of bytes. */
export interface TitledDifference extends PageDifference {
  readonly title: string
}

/** Two states of a page. */
interface States {
  readonly before: PageState
  readonly after: PageState
  /** In which parts their texts differ. */
  readonly edits: readonly Edit[]
  readonly syntax: Syntax
  /** Whether every address leads to the same in both. */
  readonly haveSameTargets: boolean
}

/**
 * Returns the same as if both states were read from beginning to end; the title only if something differs. What they have in
 * common before, between and after edits is read once, or not at all. `visible` leaves out what no reader sees.
 */
export function differenceOfStates(states: States, visible = visibleMarkup): TitledDifference {
  if (states.syntax === 'xml') return differenceOfAll(states)
  return smallDifference(states) ?? differenceOfVisible(states, visible)
}

/** Begins a section in which what looks like a tag is text: a page with one is not cut. */
const CDATA = /CDATA\[/
const CDATA_LENGTH = 6

function mayBeCut({ before, after, edits }: States): boolean {
  return !eitherHas(CDATA, CDATA_LENGTH, before.text, after.text, edits)
}

/** Returns undefined if the edits are large, or if it takes more to know what differs. */
function smallDifference(states: States): TitledDifference | undefined {
  const { after, edits } = states
  if (!states.haveSameTargets || !mayBeCut(states)) return undefined
  const edited = edits.reduce((sum, edit) => sum + Math.max(lengthOf(edit.before), lengthOf(edit.after)), 0)
  return edited <= after.text.length * MAX_SMALL_EDIT ? differenceWithin(states) : undefined
}

function lengthOf({ start, end }: Edit['before']): number {
  return end - start
}

/** Pages in which the same is visible are the same, wherever their links lead. */
function differenceOfVisible(states: States, visible: (page: string) => string): TitledDifference {
  const [before, after] = [states.before, states.after].map((state) => ({
    ...state,
    text: visible(state.text),
  })) as [PageState, PageState]
  if (before.text === after.text) return { title: '', what: [], sections: [] }
  if (!mayBeCut(states)) return differenceOfAll(states)
  const edits = editsOf(before.text, after.text)
  return differenceWithin({ ...states, before, after, edits }) ?? differenceOfAll(states)
}

function differenceOfAll({ before, after, syntax }: States): TitledDifference {
  const [was, is] = [before, after].map(({ text, targets }) => {
    const collector = new PartsCollector(targets)
    const reader = new NoticeReader(collector, syntax)
    reader.write(text)
    reader.end()
    return collector.end()
  }) as [PageParts, PageParts]
  return { title: is.title, ...differenceOf(was, is) }
}

/** Returns undefined if what is common means something else in one of them. */
function differenceWithin(states: States): TitledDifference | undefined {
  const { after, edits, haveSameTargets } = states
  const beginning = beginningOf(states, edits[0]?.after.start ?? after.text.length)
  if (beginning === undefined) return undefined
  let both = new ReaderOfBoth(states, beginning)
  const readers = [both]
  for (const [i, edit] of edits.entries()) {
    both.read(edit)
    const next = edits[i + 1]?.after.start
    both.readUntilAlike(next ?? after.text.length)
    const common = both.areAlike && next !== undefined ? commonPart(states, both.place, next) : undefined
    if (common === undefined) continue
    both = new ReaderOfBoth(states, common)
    readers.push(both)
  }
  if (!both.areAlike) both.readToEnd()
  // It decides where links lead in all of the page.
  if (readers.some((reader) => reader.mayHaveBase)) return undefined
  const parts = joinedParts(readers.map((reader) => reader.end()))
  if (parts === undefined) return undefined
  const difference = differenceOf(...parts)
  const { at, reader, position } = both.place
  const needsTitle = position.title === '' && difference.what.length > 0
  if (!both.areAlike || (haveSameTargets && !needsTitle)) return { title: position.title, ...difference }
  const ending = new CommonPart(states, position)
  const rest = new NoticeReader(ending, states.syntax, reader, haveSameTargets ? 'place' : 'all')
  rest.write(after.text.slice(at))
  rest.end()
  return ending.leadsElsewhere ? undefined : { title: ending.position.title, ...difference }
}

/** A place at which both states of a page are alike. */
interface Place {
  /** Its offset in the later state. */
  readonly at: number
  readonly reader: NoticeReader
  readonly position: PartsPosition
}

/** Reads what both states begin with, up to a tag before `edit`; returns undefined if it means something else in one of them. */
function beginningOf(states: States, edit: number): Place | undefined {
  const { text } = states.after
  const block = states.haveSameTargets ? lastTag(text, edit, endsLine) : 0
  const quick = block > 0 ? readCommon(states, undefined, block, 'place') : undefined
  return quick ?? readCommon(states, undefined, lastTag(text, edit), 'all')
}

/** Reads what both states have in common from a place on, up to a tag before `edit`; returns undefined if that is better read in both. */
function commonPart(states: States, from: Place, edit: number): Place | undefined {
  const to = lastTag(states.after.text, edit, endsLine)
  if (to - from.at < MIN_SKIPPED) return undefined
  return readCommon(states, from, to, states.haveSameTargets ? 'place' : 'all')
}

function readCommon(
  states: States,
  from: Place | undefined,
  to: number,
  noticed: Noticed,
): Place | undefined {
  const common = new CommonPart(states, from?.position)
  const reader = new NoticeReader(common, states.syntax, from?.reader, noticed)
  reader.write(states.after.text.slice(from?.at ?? 0, to))
  const { leadsElsewhere, position } = common
  const mayBeLeft = noticed === 'place' ? reader.isInBlocks : reader.isBetweenTags
  // A section is known by its heading, which has to be the same in both.
  return mayBeLeft && !leadsElsewhere && !position.inHeading ? { at: to, reader, position } : undefined
}

/** Reads both states of a page from a place on at which they are alike. */
class ReaderOfBoth {
  readonly #text: string
  readonly #earlier: string
  readonly #section: number
  readonly #was: PartsCollector
  readonly #is: PartsCollector
  readonly #wasReader: NoticeReader
  readonly #isReader: NoticeReader
  readonly #from: number
  #at: number
  /** The same in the earlier state, once an edit is read. */
  #earlierFrom: number | undefined
  #earlierAt = 0
  /** Whether what follows means the same in both. */
  areAlike = true

  constructor({ before, after, syntax }: States, { at, reader, position }: Place) {
    this.#text = after.text
    this.#earlier = before.text
    this.#section = position.sections
    this.#was = new PartsCollector(before.targets, position)
    this.#is = new PartsCollector(after.targets, position)
    this.#wasReader = new NoticeReader(this.#was, syntax, reader)
    this.#isReader = new NoticeReader(this.#is, syntax, reader)
    this.#from = at
    this.#at = at
  }

  /** Whether there may be a `<base>` in what was read of either state: the other one may have none, or another one. */
  get mayHaveBase(): boolean {
    return (
      mayHaveBase(this.#earlier.slice(this.#earlierFrom, this.#earlierAt)) ||
      mayHaveBase(this.#text.slice(this.#from, this.#at))
    )
  }

  get place(): Place {
    return { at: this.#at, reader: this.#isReader, position: this.#is.position }
  }

  /** Reads up to the end of an edit, the next one. */
  read({ before, after }: Edit): void {
    const common = after.start - this.#at
    this.#earlierFrom ??= before.start - common
    this.#wasReader.write(this.#earlier.slice(before.start - common, before.end))
    this.#isReader.write(this.#text.slice(this.#at, after.end))
    this.#at = after.end
    this.#earlierAt = before.end
    this.areAlike = false
  }

  /** Reads what is common up to an offset of the later state, or until both are alike, if they soon are. */
  readUntilAlike(end: number): void {
    for (let tags = 0; !this.areAlike && tags < MAX_TAGS && this.#at < end; tags++) {
      this.#readCommon(Math.min(endOfTag(this.#text, this.#at), end))
      const isInStep = this.#isReader.isInStepWith(this.#wasReader) && this.#isReader.isLike(this.#wasReader)
      this.areAlike = isInStep && !this.#is.position.inHeading && this.#is.isLike(this.#was)
    }
  }

  readToEnd(): void {
    this.#readCommon(this.#text.length)
    for (const reader of [this.#wasReader, this.#isReader]) reader.end()
  }

  #readCommon(end: number): void {
    const text = this.#text.slice(this.#at, end)
    for (const reader of [this.#wasReader, this.#isReader]) reader.write(text)
    this.#at = end
    this.#earlierAt += text.length
  }

  /** To be called once. */
  end(): PartsOfBoth {
    return { was: this.#was.end(), is: this.#is.end(), section: this.#section }
  }
}

function endOfTag(text: string, from: number): number {
  const end = text.indexOf('>', from)
  return end === -1 ? text.length : end + 1
}

/** Follows what both states have in common, and finds out whether the addresses in it lead to the same. */
class CommonPart extends PartsCollector {
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

/** A tag up to the end of its name; no element that matters here has a longer one. */
const TAG_NAME = /<\/?([A-Za-z][^\s/>]{0,30})[\s/>]/y

/** Returns where the last tag begins whose name ends before `end` and is wanted; 0 without one. */
function lastTag(text: string, end: number, isWanted: (name: string) => boolean = () => true): number {
  for (let at = text.lastIndexOf('<', end - 1); at > 0; at = text.lastIndexOf('<', at - 1)) {
    TAG_NAME.lastIndex = at
    const name = TAG_NAME.exec(text)?.[1]
    if (name === undefined || TAG_NAME.lastIndex > end) continue
    if (isWanted(name.toLowerCase())) return at
  }
  return 0
}

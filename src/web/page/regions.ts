/** What an element is: navigation wherever it is, or unless it is part of the content (the header of an article, a note), or content. */
type Landmark = 'navigation' | 'outside' | 'content'

const LANDMARKS: ReadonlyMap<string, Landmark> = new Map<string, Landmark>([
  ['nav', 'navigation'],
  ['header', 'outside'],
  ['footer', 'outside'],
  ['aside', 'outside'],
  ['main', 'content'],
  ['article', 'content'],
])

/** The same, as roles: https://www.w3.org/TR/wai-aria-1.2/#landmark_roles */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['navigation', 'nav'],
  ['banner', 'header'],
  ['contentinfo', 'footer'],
  ['complementary', 'aside'],
  ['search', 'nav'],
  ['main', 'main'],
  ['article', 'article'],
])

/** No page nests more of them. Each tag may have to be compared with all of them. */
const MAX_DEPTH = 64

interface Region {
  readonly tag: string
  readonly isContent: boolean
  readonly isNavigation: boolean
  /** How many elements of that name are open in it, itself included. */
  depth: number
}

/**
 * Keeps track of whether something belongs to the content of a page, or to what all pages share: menus, header, footer. A
 * page more in a menu changes all pages, and nobody wants to read that of each.
 */
export class Regions {
  readonly #open: Region[] = []
  /** The names of those that were opened so far: most elements have none of them. */
  readonly #tags = new Set<string>()
  readonly #changed: (isNavigation: boolean) => void
  #isNavigation = false

  /** `changed` is called when one kind ends and the other begins. */
  constructor(changed: (isNavigation: boolean) => void) {
    this.#changed = changed
  }

  open(tag: string, role: string | undefined): void {
    const name = (role === undefined ? undefined : ROLES.get(role.trim().toLowerCase())) ?? tag
    const landmark = LANDMARKS.get(name)
    const isContent = landmark === 'content'
    const isNavigation =
      landmark === 'navigation' || (landmark === 'outside' && !this.#open.some((region) => region.isContent))
    if ((isContent || isNavigation) && this.#open.length < MAX_DEPTH) {
      this.#tags.add(tag)
      this.#open.push({ tag, isContent, isNavigation, depth: 1 })
      this.#look()
      return
    }
    const around = this.#open[this.#innermost(tag)]
    if (around !== undefined) around.depth++
  }

  close(tag: string): void {
    const at = this.#innermost(tag)
    const region = this.#open[at]
    if (region === undefined || --region.depth > 0) return
    this.#open.length = at
    this.#look()
  }

  /** Returns the position of the innermost region of that name; -1 if none is open. */
  #innermost(tag: string): number {
    return this.#tags.has(tag) ? this.#open.findLastIndex((region) => region.tag === tag) : -1
  }

  #look(): void {
    const isNavigation = this.#open.some((region) => region.isNavigation)
    if (isNavigation === this.#isNavigation) return
    this.#isNavigation = isNavigation
    this.#changed(isNavigation)
  }
}

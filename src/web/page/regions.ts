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

/** Browsers do not nest deeper either. */
const MAX_DEPTH = 512

interface Region {
  readonly tag: string
  readonly isContent: boolean
  readonly isNavigation: boolean
  /** How many regions are open outside of it. */
  readonly outer: number
  /** How many elements of that name are open in it, itself included. */
  depth: number
}

/**
 * Keeps track of whether something belongs to the content of a page, or to what all pages share: menus, header, footer. A
 * page more in a menu changes all pages, and nobody wants to read that of each. A tag takes the same time however many regions
 * are open.
 */
export class Regions {
  readonly #open: Region[] = []
  /** Those that are open, by their tags. */
  readonly #byTag = new Map<string, Region[]>()
  /** How many of them are content, and how many navigation. */
  #content = 0
  #navigation = 0
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
    const isNavigation = landmark === 'navigation' || (landmark === 'outside' && this.#content === 0)
    const outer = this.#open.length
    if ((isContent || isNavigation) && outer < MAX_DEPTH) {
      this.#add({ tag, isContent, isNavigation, outer, depth: 1 })
      this.#look()
      return
    }
    const around = this.#byTag.get(tag)?.at(-1)
    if (around !== undefined) around.depth++
  }

  close(tag: string): void {
    const region = this.#byTag.get(tag)?.at(-1)
    if (region === undefined) return
    region.depth--
    if (region.depth > 0) return
    while (this.#open.length > region.outer) this.#removeLast()
    this.#look()
  }

  #add(region: Region): void {
    const { tag, isContent, isNavigation } = region
    this.#open.push(region)
    const sameTag = this.#byTag.get(tag)
    if (sameTag === undefined) this.#byTag.set(tag, [region])
    else sameTag.push(region)
    this.#content += Number(isContent)
    this.#navigation += Number(isNavigation)
  }

  #removeLast(): void {
    const region = this.#open.pop()
    if (region === undefined) return
    const { tag, isContent, isNavigation } = region
    const sameTag = this.#byTag.get(tag)
    sameTag?.pop()
    if (sameTag?.length === 0) this.#byTag.delete(tag)
    this.#content -= Number(isContent)
    this.#navigation -= Number(isNavigation)
  }

  #look(): void {
    const isNavigation = this.#navigation > 0
    if (isNavigation === this.#isNavigation) return
    this.#isNavigation = isNavigation
    this.#changed(isNavigation)
  }
}

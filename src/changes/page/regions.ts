/** Elements that are navigation wherever they are. */
const ALWAYS: ReadonlySet<string> = new Set(['nav'])
/** Elements that are, unless they are part of the content: the header of an article, a note. */
const OUTSIDE: ReadonlySet<string> = new Set(['header', 'footer', 'aside'])
const CONTENT: ReadonlySet<string> = new Set(['main', 'article'])

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
  /** How many elements of that name are open in it, itself included. */
  depth: number
}

/**
 * Keeps track of whether something belongs to the content of a page, or to what all pages share: menus, header, footer. A
 * page more in a menu changes all pages, and nobody wants to read that of each.
 */
export class Regions {
  readonly #open: Region[] = []
  readonly #changed: (isNavigation: boolean) => void
  #isNavigation = false

  /** `changed` is called when one kind ends and the other begins. */
  constructor(changed: (isNavigation: boolean) => void) {
    this.#changed = changed
  }

  open(tag: string, role: string | undefined): void {
    const outer = this.#open.findLast((region) => region.tag === tag)
    const landmark = (role === undefined ? undefined : ROLES.get(role.trim().toLowerCase())) ?? tag
    const isContent = CONTENT.has(landmark)
    const isNavigation =
      ALWAYS.has(landmark) || (OUTSIDE.has(landmark) && !this.#open.some((of) => of.isContent))
    if ((isContent || isNavigation) && this.#open.length < MAX_DEPTH) {
      this.#open.push({ tag, isContent, isNavigation, depth: 1 })
      this.#look()
    } else if (outer !== undefined) outer.depth++
  }

  close(tag: string): void {
    const at = this.#open.findLastIndex((region) => region.tag === tag)
    const region = this.#open[at]
    if (region === undefined) return
    region.depth--
    if (region.depth > 0) return
    this.#open.length = at
    this.#look()
  }

  #look(): void {
    const isNavigation = this.#open.some((region) => region.isNavigation)
    if (isNavigation === this.#isNavigation) return
    this.#isNavigation = isNavigation
    this.#changed(isNavigation)
  }
}

/**
 * What a document names an address for, where that is neither a link of a page nor something that
 * every browser loads with the page.
 */
export type Role =
  /** Scripts may import it; a folder if it ends in a slash. */
  | 'import'
  /** The picture of link previews. */
  | 'preview'
  /** What search engines are told to list the page under. */
  | 'canonical'
  /** Part of what search engines are told about the page in JSON-LD. */
  | 'structured'
  /** A picture of an installed app. */
  | 'app-picture'
  /** A page that an installed app opens. */
  | 'app-page'
  | 'feed'
  /** A link in `llms.txt` or `sitemap.md`. */
  | 'llms'
  /** A link in `llms-full.txt`, or in another file with the Markdown of many pages. */
  | 'whole-site'
  /** A link in a Markdown file that is published. */
  | 'markdown'

/** An address in a text. */
export type Reference = NamedAddress | ComparedAddress

interface NamedAddress {
  readonly role: Role
  /** Text, decoded. */
  readonly address: string
  /** Its line in the text, from 0 on. */
  readonly line: number
}

/** Of a script whose content is compared when something imports it. */
interface ComparedAddress extends Omit<NamedAddress, 'role'> {
  readonly role: 'compared'
  /** What the content has to be, as the attribute of that name says it. */
  readonly integrity: string
}

/** How much of a text was read for addresses. If it should be JSON and is not, nothing was. */
export type Outcome = 'read' | 'read in part' | 'no JSON'

/** Called for each address of a text, in their order. */
export type FoundReference = (reference: Reference) => void

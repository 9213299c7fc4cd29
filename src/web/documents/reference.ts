/** The role of an address that is neither a link of a page nor loaded by every browser. */
export type Role =
  /** Scripts may import it. It is a folder if it ends with a slash. */
  | 'import'
  /** The image of link previews. */
  | 'preview'
  /** The canonical address of a page, for search engines. */
  | 'canonical'
  /** An address in the JSON-LD of a page, for search engines. */
  | 'structured'
  /** An image of an installed app. */
  | 'app-image'
  /** A page that an installed app opens. */
  | 'app-page'
  | 'feed'
  /** A link in `llms.txt` or `sitemap.md`. */
  | 'llms'
  /** A link in `llms-full.txt`, or in another file with the Markdown of many pages. */
  | 'whole-site'
  /** A link in a Markdown file that is published. */
  | 'markdown'

/** An address in a document. */
export type Reference = RoleReference | IntegrityReference

interface RoleReference {
  readonly role: Role
  /** Decoded text. */
  readonly address: string
  /** Its line in the text, starting at 0. */
  readonly line: number
}

/** The address of a script whose content is verified when it is imported. */
interface IntegrityReference extends Omit<RoleReference, 'role'> {
  readonly role: 'integrity'
  /** The expected hashes, in the format of the `integrity` attribute. */
  readonly integrity: string
}

/**
 * How far a document was read for addresses. `too-deep`: without the parts that are nested too
 * deeply and, in XML, without all that follows them. `cut-off`: up to where it ends unexpectedly.
 * `too-large` and `not-json`: not at all.
 */
export type ReadOutcome = 'read' | 'too-deep' | 'cut-off' | 'too-large' | 'not-json'

/** Called for each address of a document, in order. */
export type OnReference = (reference: Reference) => void

/** Calls `onReference` for each address of a document. */
export type Scan = (text: string, onReference: OnReference) => ReadOutcome

/** What the host of a site should answer. Addresses are paths from the root of the host, percent-encoded. */
export type Expected = ExpectedFile | ExpectedGone | ExpectedMissing | ExpectedRedirect

/** A file of a site. */
export interface FileOfSite {
  /** Its index in the site's names. */
  readonly file: number
  /** Ordinary text. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly isPage: boolean
}

/** The content of a file of the site, under one of its addresses. */
export interface ExpectedFile extends FileOfSite {
  readonly is: 'file'
  readonly address: string
  /** Do hosts or their uploaders keep such a file to themselves? */
  readonly mayBeMissing: boolean
  /** Is it the page that hosts show, with the status 404, where there is none? */
  readonly isNotFoundPage: boolean
}

/** Nothing, where the earlier site had this file. */
export interface ExpectedGone extends FileOfSite {
  readonly is: 'gone'
  readonly address: string
}

/** An address that no file has. */
export interface ExpectedMissing {
  readonly is: 'missing'
  readonly address: string
  /** The page that the host should show, if it has one and this address shows which. */
  readonly page: FileOfSite | undefined
}

/** A rule of the host's own redirect file. */
export interface ExpectedRedirect {
  readonly is: 'redirect'
  readonly address: string
  /** Where it leads, in full, under each name that the site's host is known by. */
  readonly targets: readonly string[]
  readonly status: number
  /** The name of the redirect file, and the line of the rule. */
  readonly rules: string
  readonly line: number
}

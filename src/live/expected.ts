/** What the host of a site should answer. Addresses are paths from the root of the host, percent-encoded. */
export type Expected = ExpectedFile | ExpectedGone | ExpectedMissing | ExpectedRedirect

/** The content of a file of the site, under one of its addresses. */
export interface ExpectedFile {
  readonly is: 'file'
  readonly address: string
  /** The index of the file in the site's names. */
  readonly file: number
  /** Ordinary text. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly isPage: boolean
  /** Do hosts or their uploaders keep such a file to themselves? */
  readonly mayBeMissing: boolean
  /** Is it the page that hosts show, with the status 404, where there is none? */
  readonly isNotFoundPage: boolean
}

/** Nothing, where the earlier site had a file. */
export interface ExpectedGone {
  readonly is: 'gone'
  readonly address: string
  /** The index of the file in the names of the earlier site. */
  readonly file: number
  /** Ordinary text. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly isPage: boolean
}

/** An address that no file has. */
export interface ExpectedMissing {
  readonly is: 'missing'
  readonly address: string
  /** The page that the host should show, if it has one and this address shows which. */
  readonly page: { readonly file: number; readonly name: string; readonly size: number } | undefined
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

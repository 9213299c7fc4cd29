/** Facts about a site on which the responses from its files depend. */
export interface SiteFacts {
  /** Is the site's base path `/`? */
  readonly isAtDomainRoot: boolean
  /** The setting `cleanUrls` of Vercel: does the host remove `.html` from addresses? */
  readonly cleanUrls: boolean
  /** Are most pages of the site, apart from the home page, an `index.html` in a folder? */
  arePagesMostlyFolders(): boolean
}

/** What is probably wrong with a site as a whole, or with its host. */
export interface Diagnosis {
  /**
   * `other-folder`: the folder of the site may be another one; `common-cause`: most findings have
   * this cause.
   */
  readonly kind: 'other-folder' | 'no-pages' | 'common-cause'
  /** One sentence, foreign names included. */
  readonly message: string
}

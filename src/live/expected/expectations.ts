/** Lists what the host of a site should serve, address by address. */
import type { FileIndex } from '../../web/tree.ts'
import type { LocalSite } from '../site/local-site.ts'
import type { Expectation } from './expectation.ts'
import { listExpectedFiles } from './expected-files.ts'
import { listExpectedNotFound } from './expected-not-found.ts'
import { listExpectedRedirects } from './expected-redirects.ts'
import { listExpectedRemovals } from './expected-removals.ts'

/** Where a site is published, and the earlier one. */
interface ExpectationOptions {
  /** The origin of the published site. */
  readonly origin: string
  /** The site that was published there before, if it is known. */
  readonly earlierSite?: LocalSite | undefined
  /** The indexes of files that the earlier site did not have, or had with different content. */
  readonly possiblyChangedFiles?: ReadonlySet<FileIndex> | undefined
  /** Letters and digits that make an address unique, so that no file has it. */
  readonly uniqueSuffix: string
  readonly signal: AbortSignal
}

/** The expected responses of a host. */
interface Expectations {
  readonly expectations: readonly Expectation[]
  /**
   * How many files have no address under the host's rules. Files that may be unpublished are not
   * counted.
   */
  readonly unaddressedFileCount: number
}

/**
 * Returns the expected responses: each file at one address, some pages at their other addresses,
 * redirect rules, removed files, and a few addresses without a file. For a file, this is the
 * address that the host prefers; without a known host, it is the file's own name.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
export async function listExpectations(
  currentSite: LocalSite,
  options: ExpectationOptions,
): Promise<Expectations> {
  const { origin, earlierSite, uniqueSuffix } = options
  const { expectedFiles, unaddressedFileCount } = await listExpectedFiles(currentSite, options)
  const expectations = [
    ...expectedFiles,
    ...listExpectedRedirects(currentSite, origin),
    ...listExpectedRemovals(currentSite, earlierSite),
    ...listExpectedNotFound(currentSite, uniqueSuffix),
  ]
  return { expectations, unaddressedFileCount }
}

/** Finds the address at which a browser shows a page, after redirects for slashes. */
import type { Bytes } from '../../byte-strings.ts'
import type { RootedPath } from '../../paths.ts'
import type { RuleSet } from '../redirects/rule-set.ts'

/**
 * Returns the path at which a browser ends up when the host has served `page` for `path`. It is
 * `path`, or the target of a redirect that adds or removes a slash. A setting of the redirect file
 * may decide.
 */
export type ShownPathFinder = (
  path: RootedPath,
  page: Bytes,
  ruleSet: Pick<RuleSet, 'trailingSlash'>,
) => RootedPath

/** For hosts that serve `/x` and `/x/` without a redirect. */
export const keepRequestedPath: ShownPathFinder = (path) => path

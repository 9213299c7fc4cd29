/** Decides which pages other pages should link to. */
import type { Bytes } from '../../web/byte-strings.ts'
import { getStem, isNotFoundPage, isPage } from '../../web/page-names.ts'
import type { PageFacts } from './page-facts.ts'

/** Pages that readers reach without a link, or whose links are rare or in a script. */
const PAGES_WITHOUT_LINK = [
  // Shown for errors.
  /(?:^|\/)(?:[45](?:\d\d|xx|0x)|_?(?:global-)?error|not[-_]?found)(?:\/index)?\.html?$/i,
  // Shown without a network.
  /(?:^|\/)offline(?:-plugin-app-shell-fallback)?(?:\/index)?\.html?$/i,
  // Shown by a search.
  /(?:^|[/_-])search(?:[-_]?(?:results?|page))?(?:\.html?|\/[^/]+\.html?)$/i,
  // Proves the ownership of the site to a service.
  /(?:^|\/)(?:google|yandex_|naver|pinterest-|baidu_verify_)[\w-]{5,}\.html$/,
  // Inserted into other pages by scripts.
  /(?:^|[/_.-])(?:toc|nav|navbar|navigation|menu|sidebar|header|footer|iframe)\.html?$/i,
  // Print editions.
  /(?:^|\/)print[-_](?:page|site)(?:\/index)?\.html$/,
  // Written by rustdoc, Haddock, Doxygen, and YARD.
  /(?:^|\/)(?:src\/(?:.+\.rs|[A-Z][\w.-]*)|help|settings|graph_legend|file\.README)\.html$/,
  // Written by TypeDoc and pydoctor.
  /(?:^|\/)(?:hierarchy|all-documents|undoccedSummary)\.html$/,
  // Written by Sphinx.
  /(?:^|\/)(?:genindex|[a-z]+-modindex)(?:\/index)?\.html$/,
]

/** Names of folders of versions and languages, as patterns. */
const VERSION_NAME = String.raw`(?:v|(?:branch|rel(?:ease)?|stable|version)[-_]?v?)?\d+(?:[.-]\w+)*`
const CHANNEL_NAME = 'latest|stable|current|next|edge|nightly|main|master|dev(?:elop|el)?'
const LANGUAGE_CODE = String.raw`[a-z]{2}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2,4}|\d{3}))?`
/**
 * The home page of a version or a language. Other editions link to it from a menu that a script
 * creates.
 */
const HOME_OF_EDITION = new RegExp(
  String.raw`(?:^|/)(?:${VERSION_NAME}|${CHANNEL_NAME}|${LANGUAGE_CODE})/index\.html?$`,
  'i',
)

/** Are readers meant to reach a page, and only by a link? */
export function needsLink(name: Bytes, facts: PageFacts, home: PageFacts = {}): boolean {
  if (!isPage(name) || getStem(name) === '' || isNotFoundPage(name)) return false
  if (facts.isRedirectOrCopy || facts.kind === 'template') return false
  // A property that the home page has, too, does not set a page apart.
  if (facts.hasNoindex && !home.hasNoindex) return false
  if (facts.isPartial && !home.isPartial) return false
  return !HOME_OF_EDITION.test(name) && !PAGES_WITHOUT_LINK.some((pattern) => pattern.test(name))
}

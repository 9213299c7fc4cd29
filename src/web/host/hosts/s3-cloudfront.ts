import { toSitePath } from '../../paths.ts'
import { dropTrailingSlash } from '../../slashes.ts'
import { type HostFileResponder, respondWithFirstFile } from './file-responders.ts'
import { DEFAULT_TRAITS, type HostTraits } from './host-traits.ts'
import { keepRequestedPath } from './shown-path.ts'

// The viewer function in examples/s3-cloudfront-viewer-function.js requests the following files and
// paths from S3 unchanged. A test compares the two.

/** Files that browsers and feed readers load as text. */
const TEXT_FILES =
  /\.(?:html?|xhtml|css|m?js|cjs|map|wasm|json|jsonl|jsonld|geojson|webmanifest|xml|xsl|rss|atom|txt|md|mdx|csv|tsv|ya?ml|toml|data|bin|inv|idx|pagefind|pf_[a-z]+)$/i
/** Images, audio, video, and fonts. */
const MEDIA_FILES =
  /\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|og[agv]|opus|wav|flac|vtt|srt|glb|gltf|lottie|woff2?|ttf|otf|eot)$/i
/** Files for readers to save. */
const DOWNLOADS =
  /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[tsp]|ics|zip|tar|t?gz|t?xz|bz2|zst|7z|br|jar|whl|exe|dmg|pkg|msi|deb|rpm|apk|iso|asc|sig|pem|crt)$/i
const SOURCE_CODE =
  /\.(?:py|ipynb|sh|ps1|ts|tsx|jsx|java|kt|go|rs|rb|php|swift|sql|proto|graphqls?|diff|patch|tf|xsd|wsdl|tex|bib)$/i
const UNCHANGED_FILES = [TEXT_FILES, MEDIA_FILES, DOWNLOADS, SOURCE_CODE]
/**
 * Other paths that the function requests unchanged, from the root of the host. They do not exist
 * below a base path.
 */
const OTHER_UNCHANGED_PATHS = [/^api\/search$/, /^\.well-known\//]

/**
 * Looks for exactly one file. The function adds `.html` or `/index.html` to all pages, depending on
 * the site. The root of the site always has an index; a folder only if pages are folders.
 */
const respondOnS3CloudFront: HostFileResponder = (
  path,
  lookUpFile,
  { isAtDomainRoot, arePagesMostlyFolders },
) => {
  const name = toSitePath(path)
  if (name === '') return respondWithFirstFile(lookUpFile, ['index.html'])

  const unchanged = isAtDomainRoot
    ? [...UNCHANGED_FILES, ...OTHER_UNCHANGED_PATHS]
    : UNCHANGED_FILES
  if (unchanged.some((pattern) => pattern.test(name)))
    return respondWithFirstFile(lookUpFile, [name])
  const withoutSlash = dropTrailingSlash(name)
  if (arePagesMostlyFolders())
    return respondWithFirstFile(lookUpFile, [`${withoutSlash}/index.html`])
  return respondWithFirstFile(lookUpFile, [`${withoutSlash}.html`])
}

export const S3_CLOUDFRONT: HostTraits = {
  ...DEFAULT_TRAITS,
  title: 'S3 behind CloudFront',
  respondWithFile: respondOnS3CloudFront,
  findShownPath: keepRequestedPath,
  mergesSlashes: false,
}

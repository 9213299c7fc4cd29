/**
 * The key that the viewer function in examples/s3-cloudfront-viewer-function.js makes of an address. A test compares
 * the two.
 */

/** What is requested as it is. */
const FILES = [
  /\.(?:html?|xhtml|css|m?js|cjs|map|wasm|json|jsonl|jsonld|geojson|webmanifest|xml|xsl|rss|atom|txt|md|mdx|csv|tsv|ya?ml|toml|data|bin|inv|idx|pagefind|pf_[a-z]+)$/i,
  /\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|og[agv]|opus|wav|flac|vtt|srt|glb|gltf|lottie|woff2?|ttf|otf|eot)$/i,
  /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[tsp]|ics|zip|tar|t?gz|t?xz|bz2|zst|7z|br|jar|whl|exe|dmg|pkg|msi|deb|rpm|apk|iso|asc|sig|pem|crt)$/i,
  /\.(?:py|ipynb|sh|ps1|ts|tsx|jsx|java|kt|go|rs|rb|php|swift|sql|proto|graphqls?|diff|patch|tf|xsd|wsdl|tex|bib)$/i,
]

/** The same, from the root of the host, without its slash. */
const DATA = [/^api\/search$/, /^\.well-known\//]

/**
 * Returns the key that is requested from S3, relative to the site's root, when a browser requests `path`, which is not
 * empty. Only a site at the root of its host has data files that the function knows.
 */
export function s3Key(path: string, atHostRoot: boolean): string {
  const asIs =
    FILES.some((ending) => ending.test(path)) || (atHostRoot && DATA.some((name) => name.test(path)))
  return asIs ? path : `${path.replace(/\/$/, '')}.html`
}

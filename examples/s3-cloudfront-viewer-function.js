// A CloudFront function for the event «viewer request», runtime cloudfront-js-2.0: it asks S3 for /docs/start.html
// when the browser asks for /docs/start, as hosts for static sites do by themselves. The check of a site with
// `host: s3-cloudfront` assumes exactly this function: it does not know of any change that you make here.

// What ends like a file is asked for as it is. Everything else is a page, also /changelog-1.2 and /api/users.
const FILES = [
  /\.(?:html?|xhtml|css|m?js|cjs|map|wasm|json|jsonl|jsonld|geojson|webmanifest|xml|xsl|rss|atom|txt|md|mdx|csv|tsv|ya?ml|toml|data|bin|inv|idx|pagefind|pf_[a-z]+)$/i,
  /\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|og[agv]|opus|wav|flac|vtt|srt|glb|gltf|lottie|woff2?|ttf|otf|eot)$/i,
  /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[tsp]|ics|zip|tar|t?gz|t?xz|bz2|zst|7z|br|jar|whl|exe|dmg|pkg|msi|deb|rpm|apk|iso|asc|sig|pem|crt)$/i,
  /\.(?:py|ipynb|sh|ps1|ts|tsx|jsx|java|kt|go|rs|rb|php|swift|sql|proto|graphqls?|diff|patch|tf|xsd|wsdl|tex|bib)$/i,
]

// Files without an extension: the index of the search, and what is not read by people.
const DATA = [/^\/api\/search$/, /^\/\.well-known\//]

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request
  const uri = request.uri
  if (uri !== '/' && !FILES.concat(DATA).some((pattern) => pattern.test(uri))) {
    request.uri = `${uri.replace(/\/$/, '')}.html`
  }
  return request
}

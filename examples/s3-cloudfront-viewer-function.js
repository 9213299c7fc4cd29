// A CloudFront function for the “viewer request” event, runtime cloudfront-js-2.0: it requests /docs/start.html from S3 when
// the browser requests /docs/start, as hosts for static sites do automatically. The check of a site with `host: s3-cloudfront`
// assumes exactly this function: apart from ROOT and ENDING, the check does not know about any changes that you make here.

// The path of the site: '/docs/' for https://example.com/docs/.
const ROOT = '/'

// What the function appends to the address of a page: '.html' in a site with docs/start.html, '/index.html' in one with
// docs/start/index.html. The check assumes the form that most pages of the site have.
const ENDING = '.html'

// Names with a known extension are requested as they are. Everything else is a page, including /changelog-1.2 and /api/users.
const FILES = [
  /\.(?:html?|xhtml|css|m?js|cjs|map|wasm|json|jsonl|jsonld|geojson|webmanifest|xml|xsl|rss|atom|txt|md|mdx|csv|tsv|ya?ml|toml|data|bin|inv|idx|pagefind|pf_[a-z]+)$/i,
  /\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|og[agv]|opus|wav|flac|vtt|srt|glb|gltf|lottie|woff2?|ttf|otf|eot)$/i,
  /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[tsp]|ics|zip|tar|t?gz|t?xz|bz2|zst|7z|br|jar|whl|exe|dmg|pkg|msi|deb|rpm|apk|iso|asc|sig|pem|crt)$/i,
  /\.(?:py|ipynb|sh|ps1|ts|tsx|jsx|java|kt|go|rs|rb|php|swift|sql|proto|graphqls?|diff|patch|tf|xsd|wsdl|tex|bib)$/i,
]

// Files without an extension: the search index and machine-readable files.
const DATA = [/^\/api\/search$/, /^\/\.well-known\//]

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request
  const uri = request.uri
  // Without the slash, relative links would point outside the site.
  if (`${uri}/` === ROOT) {
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: ROOT } } }
  }
  if (uri === ROOT) {
    request.uri = `${ROOT}index.html`
  } else if (uri !== '/' && !FILES.concat(DATA).some((pattern) => pattern.test(uri))) {
    request.uri = uri.replace(/\/$/, '') + ENDING
  }
  // S3 reads a plus sign as a space.
  request.uri = request.uri.replace(/\+/g, '%2B')
  return request
}

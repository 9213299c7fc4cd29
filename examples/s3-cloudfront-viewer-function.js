// A CloudFront function for the event «viewer request», runtime cloudfront-js-2.0: it asks S3 for /docs/start.html
// when the browser asks for /docs/start, as hosts for static sites do by themselves.

// Data files that have no extension, by the beginning of their path. They are asked for as they are.
const DATA = ['/api/', '/.well-known/']

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request
  const name = request.uri.slice(request.uri.lastIndexOf('/') + 1)
  if (request.uri === '/' || name.includes('.') || DATA.some((start) => request.uri.startsWith(start))) {
    return request
  }
  request.uri = `${request.uri.replace(/\/+$/, '')}.html`
  return request
}

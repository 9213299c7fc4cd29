import { toBytes } from '../../byte-strings.ts'
import { listCandidatePaths } from '../candidate-paths.ts'
import type { RedirectWriter } from './redirect-writer.ts'

/**
 * GitHub Pages has no redirects:
 * https://docs.github.com/en/pages/getting-started-with-github-pages, read 2026-11. Small pages
 * replace the removed ones, as with `jekyll-redirect-from`
 * (https://github.com/jekyll/jekyll-redirect-from/blob/master/lib/jekyll-redirect-from/redirect.html,
 * read 2026-11). Browsers follow them immediately, and search engines treat them as permanent
 * redirects.
 */
export const GITHUB_PAGES_WRITER: RedirectWriter = {
  listEncodedForms: (path) => [path],
  explainUnwritable({ page, replacementPath }, servedSite) {
    const replacementFile = servedSite.findServedFile(replacementPath)
    const isTaken = listCandidatePaths(page).some((path) => {
      const content = servedSite.findContent(path)
      if (content?.kind === 'file') return content.fileIndex !== replacementFile
      return content !== undefined
    })
    if (isTaken) return 'the site has something else at that address'
    return undefined
  },
  formatFiles(redirects, { domain }) {
    const host = domain === undefined ? '' : `https://${domain}`
    return redirects.map(({ page, to }) => [page, toBytes(formatRedirectPage(to, host))])
  },
}

/**
 * Returns HTML that is also valid XML, for names such as `a.xhtml`. `to` is percent-encoded, so no
 * character in it is special in HTML, XML, or scripts.
 */
function formatRedirectPage(to: string, host: string): string {
  return `<!DOCTYPE html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8"/>
<title>This page has moved</title>
<link rel="canonical" href="${host}${to}"/>
<meta name="robots" content="noindex"/>
<script>location.replace('${to}' + location.search + location.hash)</script>
<meta http-equiv="refresh" content="0; url=${to}"/>
</head>
<body><p><a href="${to}">This page has moved.</a></p></body>
</html>
`
}

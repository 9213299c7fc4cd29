/**
 * GitHub Pages has no redirects: https://docs.github.com/en/pages/getting-started-with-github-pages, read 2026-11. Small
 * pages stand in for those that are gone, as those of `jekyll-redirect-from` do
 * (https://github.com/jekyll/jekyll-redirect-from/blob/master/lib/jekyll-redirect-from/redirect.html, read 2026-11):
 * browsers go on at once, and search engines take them for permanent redirects.
 */
import { percentEncode } from '../../web/byte-strings.ts'
import type { LeftOut, Request, Written } from './redirect.ts'

/** Returns pages, by the names of those that are gone. */
export function writeRedirectPages({ redirects, site }: Request): Written {
  const files = new Map<string, string>()
  const leftOut: LeftOut[] = []
  const names = new Set(site.names)
  const folders = new Set(site.names.flatMap(foldersOf))
  const host = site.domain === undefined ? '' : `https://${site.domain}`
  for (const redirect of redirects) {
    const { page, to } = redirect
    if (files.has(page)) continue
    if (
      names.has(page) ||
      folders.has(`${page}/`) ||
      foldersOf(page).some((folder) => names.has(folder.slice(0, -1)))
    )
      leftOut.push({ redirect, why: 'the site has something else in that place' })
    else files.set(page, pageFor(percentEncode(to), host))
  }
  return { files, leftOut }
}

function foldersOf(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index + 1))
}

/** HTML and XML alike, for names such as `a.xhtml`. `to` is percent-encoded: nothing in it means anything to either, or to scripts. */
function pageFor(to: string, host: string): string {
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

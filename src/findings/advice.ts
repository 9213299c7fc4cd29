import type { LiveCode } from './live-kinds.ts'
import type { SiteCode } from './site-kinds.ts'

/**
 * Advice on findings of the check, by code. `report.html` shows it, and docs/check.md has the same
 * text, which a test verifies.
 */
export const SITE_ADVICE: Readonly<Record<SiteCode, string>> = {
  'no-index':
    'Point `site-path` at the folder that the generator writes to, not at its parent or a subfolder. If the home page is empty, build the site again. For an export, look at it in the dashboard and export again without `job-id`.',
  'broken-link':
    'Correct the link, restore the page, or set up a redirect on the host. If many links are broken in the same way, check `host` and `base-path` first. If the host serves the page at an address in a different folder from its file, relative links resolve differently. In that case, start the address with a slash or set `trailingSlash` (`true` on Vercel, `auto` on Azure). You can also add or remove the slash at the end of links to the page.',
  'broken-asset':
    'Correct the address or publish the file: the build or the upload may have left it out. If the content does not match `integrity`, make the build write the hashes after its last change to the files. Keep Git from changing line endings (`* -text` in `.gitattributes`). If the host serves the page at an address in a different folder from its file, relative addresses resolve differently. In that case, start the address with a slash or set `trailingSlash` (`true` on Vercel, `auto` on Azure). You can also add or remove the slash at the end of links to the page.',
  'empty-page':
    'Build the site again or restore the content of the page. If the page is meant to be empty, accept the finding.',
  'broken-anchor':
    'Correct the fragment or add this id to a heading on the page. Generators derive ids from headings, so a reworded heading breaks the links to it.',
  'external-load':
    'Copy the file into the site and load it from there. If it is fine for the site to depend on that host, accept the finding.',
  metadata:
    'Correct the address in the template or in the generator’s configuration, or publish the missing file.',
  feed: 'In the generator’s configuration, set the published address of the site (often called `url`, `site`, or `baseURL`) so that the feed uses it.',
  'mixed-content':
    'Use `https:` instead of `http:`. For a file of the site itself, use an address without a host.',
  'outside-base-path':
    'Set the base path in the generator’s configuration or, for an export, in the service’s settings. You can also make the address relative to the page. If the link is meant to leave the site, add a host name.',
  'redirect-loop':
    'Point one of the rules, or the redirect of the page, at another page that exists.',
  'redirect-target': 'Point the rule at an existing page or remove it.',
  'redirect-shadowed':
    'Remove the rule or the file or, if the host supports forced rules, force the rule (`301!` on Netlify).',
  'redirect-hidden': 'Move the rule before the one that covers it, or remove it.',
  'redirect-catch-all':
    'Remove the rule. If the site is a single-page application that handles all addresses itself, accept the finding.',
  'redirected-link': 'Link directly to the redirect’s target.',
  'redirect-invalid':
    'Correct the line. If the host understands the line and only this check does not, accept the finding. If the file is for another host, remove it or set up its redirects on this host.',
  'vanished-page':
    'Add the redirects that the check wrote for the host, or restore the page. If the page was removed on purpose, accept the finding.',
  'vanished-anchor':
    'Give the heading its earlier id or add an element with that id. Most generators let you set the id of a heading. If nobody links to the old id, accept the finding.',
  'page-count':
    'Check the export in the dashboard and export again without `job-id`. If pages are still missing, contact the service’s support.',
  'page-data':
    'Publish the complete build output. If the file is missing from that output as well, build the site again.',
  'no-404-page': 'Configure the generator to write a `404.html` to the root of the site.',
  'canonical-host':
    'Set the address of the site in the generator’s configuration or, for an export, in the service’s settings. Check `domain`, too.',
  sitemap:
    'Configure the generator to write the sitemap after all pages, and with full addresses: set the address of the site in the generator’s configuration. A page that should not be indexed needs no entry: accept the finding.',
  'markdown-twin':
    'Configure the generator to write a Markdown version of each page and to empty its output folder first. If the page does not need a Markdown version, or the file is not meant to be a version of a page, accept the finding.',
  'not-indexed':
    'Remove the line from `robots.txt` or `_headers`, or the `<meta>` element from the template, and build the site for production. If search engines should not list the site, accept the finding.',
  'unlinked-page':
    'Add a link to the page, for example in the navigation, or remove the page. If readers are meant to reach the page only from outside the site, accept the finding.',
  'leaked-file':
    'Remove the file from the published folder. If it contains a secret and was ever published, revoke the secret.',
  'portable-name': 'Rename the file if anyone unpacks the site on Windows or macOS.',
  'not-served':
    'Rename the file or folder and update the links to it. The name of a page must end in `.html`. If the file is meant for the host itself, accept the finding.',
  'hidden-files':
    'Rename the files. Alternatively, configure the upload to include files and folders whose names start with a dot, and accept the finding.',
  'file-too-large': 'Make the file smaller, or publish it elsewhere and link to it.',
  'too-many-files': 'Publish fewer files, or choose a plan or a host with a higher limit.',
  'site-too-large':
    'Publish large files elsewhere, or choose a plan or a host with a higher limit.',
  'unreadable-file':
    'Fix the permissions or the content of the file or folder, and run the check again. If a style sheet, a script, or `robots.txt` contains a web page, copy or build that file again. Save a page in the encoding that it declares. Remove symbolic links that are broken or point to a parent folder, and anything that is neither a file nor a folder. Uploads fail on such entries or skip them.',
  'unused-acceptance':
    'Correct the entry: its code, target, and page must match the finding as the report shows it. If the problem is fixed, remove the entry.',
  'ended-acceptance': 'Fix the problem or give the entry a new date.',
}

/**
 * Advice on findings of the live check, by code. docs/live.md has the same text, which a test
 * verifies.
 */
export const LIVE_ADVICE: Readonly<Record<LiveCode, string>> = {
  'live-missing':
    'Check what was uploaded. If everything is missing, `live-url` or the folder is wrong.',
  'live-stale':
    'Wait longer or purge the CDN. Sync by content (`rsync --checksum`), not by size and time.',
  'live-rewritten': 'If this is intended, there is nothing to do.',
  'live-wrong-type':
    'Set the content types in the configuration of the host or, for S3, when you upload.',
  'live-wrong-status':
    'Look up the address in the host’s log. With 5xx, fix the server; with 401, do not require readers to sign in.',
  'live-unanswered':
    'Request the address with `curl --verbose` and look it up in the host’s log. If the host is slow, set a longer `request-timeout`.',
  'live-soft-404':
    'Make the host return 404 for nonexistent addresses: `try_files … =404` for nginx, a `404.html` for Cloudflare Pages, no single-page fallback.',
  'live-404-page':
    'Set `404.html` as the error page: `error_page 404 /404.html;` for nginx, the error response for 403 and 404 on CloudFront.',
  'live-redirected':
    'Use the canonical URL in `live-url`. Do not require readers to sign in. Configure the host not to add or remove trailing slashes.',
  'live-redirect-rule': 'Publish the redirect file in the root of the site.',
  'live-encoding':
    'Compress in one place only: upload files uncompressed or turn off compression on the host and the CDN.',
  'live-header':
    'Correct the header on the host. For pages, use `Cache-Control: max-age=300` or less: more than a day (86400) is a warning.',
  'live-noindex':
    'Remove `X-Robots-Tag` from the configuration of the host, at least for the URL where readers find the site.',
  'live-leftover': 'Delete the file on the host (with rsync, `--delete`) if nothing needs it.',
  'live-unsteady': 'Deploy to every server, purge every cache, and run the check again.',
  'live-unasked':
    'Set a longer `wait-timeout`. For 429, allow the user agent `docs-export-action` or raise the limit.',
}

/** Advice on all findings, by code. */
export const ADVICE = { ...SITE_ADVICE, ...LIVE_ADVICE }

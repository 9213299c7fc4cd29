import type { LiveCode } from './live-kinds.ts'
import type { SiteCode } from './site-kinds.ts'

/**
 * What to do about findings with a code: a sentence or two. `report.html` shows them, and
 * docs/check.md has them word for word, which a test checks.
 */
export const ADVICE: Readonly<Record<SiteCode, string> & Partial<Record<LiveCode, string>>> = {
  'no-index':
    'Name the folder that the generator writes its pages to, not one above or below it. If the home page is empty, build the site again.',
  'broken-link':
    'Correct the link, restore the page, or set up a redirect at the host. If many links are broken in the same way, check `host` and `base-path` first. Where readers see the page in another folder than its file, add or drop the slash at the end of links to the page, set `trailingSlash` (`true` on Vercel, `auto` on Azure), or begin the address with a slash.',
  'broken-asset':
    'Correct the address, or publish the file: the build or the upload may have left it out. If the content does not match `integrity`, let the build write the sums after its last change to the files, and keep Git from changing line ends (`* -text` in `.gitattributes`). Where readers see the page in another folder than its file, add or drop the slash at the end of links to the page, set `trailingSlash` (`true` on Vercel, `auto` on Azure), or begin the address with a slash.',
  'empty-page':
    'Build the site again, or restore the content of the page. If the page is meant to be empty, accept the finding.',
  'broken-anchor':
    'Correct the fragment, or give a heading of the page this id. Generators derive ids from headings, so a reworded heading breaks the links to it.',
  'external-load':
    'Copy the file into the site and load it from there. If the site may depend on that host, accept the finding.',
  metadata:
    'Correct the address in the template or the generator’s configuration, or publish the file that it names.',
  feed: 'Let the generator write the feed with the addresses under which the site is published.',
  'mixed-content':
    'Write `https:` instead of `http:`, or for a file of the site itself, an address without a host.',
  'outside-base-path':
    'Set the base path in the generator’s configuration, or for an export, at the service. Or write the address relative to the page. If the link is meant to leave the site, give it a host name.',
  'redirect-loop': 'Let one of the rules lead to a page that exists.',
  'redirect-target': 'Let the rule lead to a page that exists, or remove it.',
  'redirect-shadowed':
    'Remove the rule or the file, or force the rule if the host can do that (`301!` on Netlify).',
  'redirect-hidden': 'Move the rule before the one that covers it, or remove it.',
  'redirect-catch-all':
    'Remove the rule. If the site is a single-page application that handles all addresses itself, accept the finding.',
  'redirected-link': 'Let the link name the address to which the redirect leads.',
  'redirect-invalid':
    'Correct the line. If the host understands it and only this check does not, accept the finding.',
  'vanished-page':
    'Add the redirects that the step wrote for the host, or restore the page. If the address is meant to be gone, accept the finding.',
  'page-count':
    'Look at the export in the dashboard, and start another one. If pages are missing again, contact the service’s support.',
  'page-data':
    'Publish everything that the build wrote. If the build itself lacks the file, build the site again.',
  'no-404-page': 'Let the generator write a `404.html` into the root of the site.',
  'canonical-host':
    'Set the address of the site in the generator’s configuration, or for an export, at the service. Check `domain` as well.',
  sitemap:
    'Let the generator write the sitemap after all pages. A page that is not meant to be found needs no entry: accept the finding.',
  'leaked-file':
    'Remove the file from the folder that is published. If it held a secret and was published before, replace the secret.',
  'portable-name': 'Rename the file if anyone unpacks the site on Windows or macOS.',
  'not-served':
    'Rename the file or folder, a page so that it ends in `.html`, and change the links to it. If it is meant for the host itself, accept the finding.',
  'hidden-files':
    'Rename the files. Or let the upload include names that begin with a dot, and accept the finding.',
  'file-too-large': 'Make the file smaller, or publish it elsewhere and link to it.',
  'too-many-files': 'Publish fewer files, or choose a plan or a host with a higher limit.',
  'site-too-large':
    'Publish large files elsewhere, or choose a plan or a host with a higher limit.',
  'unreadable-file':
    'Check the permissions of the file or folder, or repair its content, and run the check again. Remove symbolic links that lead nowhere or to a folder above them, and what is neither a file nor a folder: uploads fail because of them, or leave them out.',
  'unused-acceptance':
    'Correct the entry: its code, target and page have to match the finding as the report shows it. If the problem is gone, remove the entry.',
  'ended-acceptance': 'Fix what the entry names, or give it a new date.',
}

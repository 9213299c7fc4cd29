import type { Tree } from '../web/tree.ts'

/**
 * Files that say how GitHub Pages publishes a branch:
 * https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-github-pages-site and
 * https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site.
 */
const OF_PAGES: ReadonlySet<string> = new Set(['.nojekyll', 'CNAME'])

/**
 * Returns a site without what a checkout of the branch that publishes it has beside it: the folder `.git`, and the files for
 * GitHub Pages that the other site lacks.
 */
export function withoutFilesBesideIt(site: Tree, other: Tree): Tree {
  const others = new Set(other.names)
  const isPart = (name: string) =>
    name !== '.git' && !name.startsWith('.git/') && (!OF_PAGES.has(name) || others.has(name))
  return {
    ...site,
    names: site.names.filter(isPart),
    sizes: site.sizes.filter((_, i) => isPart(site.names[i] ?? '')),
    unreadable: site.unreadable.filter(({ name }) => isPart(name)),
  }
}

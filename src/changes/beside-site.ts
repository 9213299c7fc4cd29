import type { Tree } from '../web/tree.ts'

/** A name that begins with a dot: of Git, of a generator's cache (`.doctrees` of Sphinx), of an editor. Hosts leave most of them out. */
const HIDDEN = /(?:^|\/)\.(?!well-known(?:\/|$))/

/** https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site */
const DOMAIN_OF_PAGES = 'CNAME'

/**
 * Returns a site without what no reader sees of it: names that begin with a dot, but `.well-known`, and the file with the
 * domain for GitHub Pages, if the other site lacks it: a checkout of the branch that publishes it has both.
 */
export function withoutFilesBesideIt(site: Tree, other: Tree): Tree {
  const isShared = other.names.includes(DOMAIN_OF_PAGES)
  const isPart = (name: string) => !HIDDEN.test(name) && (name !== DOMAIN_OF_PAGES || isShared)
  return {
    ...site,
    names: site.names.filter(isPart),
    sizes: site.sizes.filter((_, i) => isPart(site.names[i] ?? '')),
    unreadable: site.unreadable.filter(({ name }) => isPart(name)),
  }
}

/** Names of search indexes, as generators and their plug-ins write them: not those of research data, or of pictures. */
const SEARCH_INDEX =
  /(?:^|\/)_?pagefind\/|(?:(?<!re)search[-_]?(?:index|data|docs?(?![a-z]))|lunr[-_.]?index)[^/]*\.(?:m?js|json)$/i

/**
 * Returns whether a file of a site with these `names` only repeats what other files say: a source map, a search index, a copy
 * that is compressed in advance. The order of what is in an index differs from build to build.
 */
export function isDerived(name: string, names: ReadonlySet<string>): boolean {
  const original = /^(.+)\.(?:gz|br|zst)$/i.exec(name)?.[1]
  return /\.map$/i.test(name) || SEARCH_INDEX.test(name) || (original !== undefined && names.has(original))
}

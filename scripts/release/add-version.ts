/**
 * Returns the changelog with what was “Unreleased” under this version, and with its links: each version leads to what
 * changed since the one before, the first one to its release. A version that has its heading already keeps it.
 * @param repository as `owner/name`
 * @param date `YYYY-MM-DD`
 */
export function withVersion(
  changeLog: string,
  version: string,
  date: string,
  repository: string,
): string {
  const heading = `## [${version}]`
  const headed = changeLog.includes(`\n${heading}`)
    ? changeLog
    : changeLog.replace('\n## [Unreleased]\n', `\n## [Unreleased]\n\n${heading} - ${date}\n`)
  const text = headed.replace(/\n(?:\[[^\]]+\]: \S+\n)*$/, '\n').trimEnd()
  return `${text}\n\n${linksOf(text, repository).join('\n')}\n`
}

/** Returns the definitions of the links that the headings of a changelog are, newest first. */
export function linksOf(changeLog: string, repository: string): string[] {
  const base = `https://github.com/${repository}`
  const versions = [...changeLog.matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, version]) => version)
  const since = (version: string | undefined, to: string) => `${base}/compare/v${version}...${to}`
  return [
    `[Unreleased]: ${versions.length === 0 ? `${base}/commits/main` : since(versions[0], 'HEAD')}`,
    ...versions.map((version, at) => {
      const earlier = versions[at + 1]
      return `[${version}]: ${earlier === undefined ? `${base}/releases/tag/v${version}` : since(earlier, `v${version}`)}`
    }),
  ]
}

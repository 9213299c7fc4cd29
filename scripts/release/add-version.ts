/**
 * Returns the changelog with the “Unreleased” section moved to this version, and with its links:
 * each version links to the changes since the previous one, and the first one to its release. A
 * version that already has a heading keeps it.
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

/** Returns the link definitions for the headings of a changelog, newest first. */
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

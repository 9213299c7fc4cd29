/** Finds and parses the redirect files of a site that its host reads. */
import { getHostTraits, HOST_IDS } from './all-hosts.ts'
import type { HostTraits } from './hosts/host-traits.ts'
import { EMPTY_RULE_SET, type RuleSet } from './redirects/rule-set.ts'
import type { UnreadCatchAllPlace } from './redirects/unread-rules.ts'
import type { SiteSnapshot } from './site-snapshot.ts'

/** Returns the names of the redirect files in a site's root that may apply. */
export function listRedirectFileNames({
  host,
  basePath,
}: Pick<SiteSnapshot, 'host' | 'basePath'>): readonly string[] {
  // Hosts read redirect files only in their own root.
  if (basePath !== '/') return []
  const hosts = host === undefined ? HOST_IDS : [host]
  const names = new Set<string>()
  for (const each of hosts) {
    const { redirectFormat } = getHostTraits(each)
    if (redirectFormat !== undefined) names.add(redirectFormat.name)
  }
  return [...names]
}

/** Returns the names of the redirect files of all hosts. */
export function listRedirectFileNamesOfAllHosts(): readonly string[] {
  return listRedirectFileNames({ host: undefined, basePath: '/' })
}

/** Returns the rules of the host's redirect file; none without one, or if it cannot be read. */
export function parseRedirectFile(
  { redirectFiles, domain }: SiteSnapshot,
  { redirectFormat }: HostTraits,
): RuleSet {
  if (redirectFormat === undefined) return EMPTY_RULE_SET
  const redirectFile = redirectFiles.find(({ name }) => name === redirectFormat.name)
  if (redirectFile?.text === undefined) return EMPTY_RULE_SET
  return redirectFormat.parse(redirectFile.text, domain)
}

/** Returns the place of the first redirect file that cannot be read; undefined if all can. */
export function findUnreadableRedirectFile({
  redirectFiles,
}: Pick<SiteSnapshot, 'redirectFiles'>): UnreadCatchAllPlace | undefined {
  const unreadableFile = redirectFiles.find(({ text }) => text === undefined)
  if (unreadableFile === undefined) return undefined
  return { file: unreadableFile.name, line: undefined }
}

/**
 * Returns whether a part of a path is `.git`, also in the disguises in which Windows and macOS open it all the same:
 * trailing dots and spaces, a stream, the short name, ignored characters (is_ntfs_dotgit and is_hfs_dotgit in git's
 * sources, CVE-2014-9390).
 */
export function isGitFolder(part: string): boolean {
  return /^(\.git|git~1)[. ]*(:|$)/i.test(part.replace(/\p{Cf}/gu, ''))
}

/** Names of files that some systems cannot store, or treat in a special way. */
import { existsSync, mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'

/** The limits of a file system. */
export interface FileSystemTraits {
  /** Whether `a` and `A` are the same file. */
  readonly ignoresCase: boolean
  /** Whether Windows' rules for names apply. */
  readonly hasWindowsNames: boolean
}

/**
 * Returns the traits of the file system of `folder`, which must be empty and is left empty.
 * @throws any file-system error
 */
export function probeFileSystem(folder: string): FileSystemTraits {
  const probe = join(folder, 'probe')
  mkdirSync(probe)
  const ignoresCase = existsSync(join(folder, 'PROBE'))
  rmdirSync(probe)
  return { ignoresCase, hasWindowsNames: process.platform === 'win32' }
}

/**
 * The files that the desktops of macOS and Windows create in folders, and the ones that the Finder
 * adds to archives.
 */
export const DESKTOP_FILE =
  /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$|(?:^|\/)__MACOSX\//

interface WindowsNameRule {
  /** Worded to follow “its name” or “it”. */
  readonly why: string
  /** Matches one part of a path. */
  readonly pattern: RegExp
}

/**
 * Names that Windows does not allow:
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file, and for CONIN$ and CONOUT$
 * https://learn.microsoft.com/windows/win32/api/fileapi/nf-fileapi-createfilea#consoles (both read
 * in 2026-11).
 *
 * Node itself would create most of them, because it passes `\\?\` paths to the system: then hardly
 * any other program can open or delete the file.
 */
export const WINDOWS_NAME_RULES: readonly WindowsNameRule[] = [
  {
    why: 'contains one of < > : " \\ | ? * or a control character, which Windows does not allow',
    pattern: /[<>:"\\|?*\x00-\x1f]/,
  },
  { why: 'ends in a dot or a space, which Windows drops', pattern: /[. ]$/ },
  {
    why: 'is reserved for a device on Windows',
    // Names with an extension are reserved only up to Windows 10. COM0 and LPT0 were in Microsoft's
    // list for a time, by mistake.
    pattern: /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9\xb9\xb2\xb3]) *(?:\.|$)/i,
  },
]

/**
 * Returns why Windows does not allow a path with these parts, worded as in the rules; undefined if
 * it does.
 */
export function findWindowsNameProblem(parts: readonly string[]): string | undefined {
  return WINDOWS_NAME_RULES.find(({ pattern }) => parts.some((part) => pattern.test(part)))?.why
}

/**
 * Returns whether a part of a path is `.git`, or a name by which Windows or macOS also opens that
 * folder: with trailing dots and spaces, a stream, or ignored characters, or the short name
 * (is_ntfs_dotgit and is_hfs_dotgit in git's sources, CVE-2014-9390).
 */
export function isGitFolder(part: string): boolean {
  return /^(\.git|git~1)[. ]*(:|$)/i.test(part.replace(/\p{Cf}/gu, ''))
}

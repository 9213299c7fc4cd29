/** Recognizes addresses of files on forges, such as GitHub. */
import { asBytes, type Bytes, NO_BYTES, percentDecode, toText } from '../../web/byte-strings.ts'
import { hasProgramExtension, isSource, type SourceLocation } from './source-location.ts'

/** A file on a forge that a page may be generated from. */
export interface ForgeFile {
  readonly source: SourceLocation
  /** The action that the address requests, such as `edit`; empty if it has none. */
  readonly action: string
}

/** The form of addresses of files on a forge, whatever its host name. */
interface ForgeAddressForm extends Pick<SourceLocation, 'kind'> {
  /** Matches paths. Its groups are `repository`, `action`, and `path`. */
  readonly pattern: RegExp
  /** Checks the query, which is then part of the address. */
  readonly matchesQuery?: (query: URLSearchParams, repository: string) => boolean
}

/** The first form that matches is used. */
const FORGE_FORMS: readonly ForgeAddressForm[] = [
  // GitLab's Web IDE: https://docs.gitlab.com/user/project/web_ide/
  {
    kind: 'exact',
    pattern:
      /^\/-\/ide\/project(?<repository>\/.+?)\/(?<action>edit|blob|tree)\/.+?\/-\/(?<path>.+)$/,
  },
  // GitLab: https://docs.gitlab.com/user/project/repository/
  {
    kind: 'after-ref',
    pattern: /^(?<repository>\/(?:[^/]+\/)+[^/]+)\/-\/(?<action>edit|blob|tree|raw)\/(?<path>.+)$/,
  },
  // Gitea, Forgejo: https://forgejo.org/docs/latest/user/repo-permissions/
  {
    kind: 'after-ref',
    pattern:
      /^(?<repository>\/[^/]+\/[^/]+)\/(?<action>_edit|src)\/(?:branch|tag|commit)\/(?<path>.+)$/,
  },
  // SourceHut: https://man.sr.ht/git.sr.ht/
  {
    kind: 'exact',
    pattern: /^(?<repository>\/~[^/]+\/[^/]+)\/(?<action>tree)\/.+?\/item\/(?<path>.+)$/,
  },
  // Azure DevOps: https://learn.microsoft.com/en-us/azure/devops/repos/git/
  {
    kind: 'exact',
    pattern: /^(?<repository>\/.*\/_git\/[^/]+)\/?(?<action>)(?<path>)$/,
    matchesQuery: (query) => query.has('path'),
  },
  // cgit: https://git.zx2c4.com/cgit/about/
  {
    kind: 'exact',
    pattern: /^(?<repository>\/.*?[^/])\/(?<action>tree|blob|plain)\/(?<path>.+)$/,
    matchesQuery: (query, repository) =>
      query.has('h') || query.has('id') || /\/cgit\/|\.git$/.test(repository),
  },
  // GitHub: https://docs.github.com/en/repositories/working-with-files
  {
    kind: 'after-ref',
    pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<action>edit|blob|tree|raw)\/(?<path>.+)$/,
  },
  // Bitbucket:
  // https://support.atlassian.com/bitbucket-cloud/docs/hyperlink-to-source-code-in-bitbucket/
  { kind: 'after-ref', pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<action>src)\/(?<path>.+)$/ },
]

/** Returns the file on a forge that an address points to, and the action that it requests. */
export function findForgeFile(address: Bytes, linkText: string): ForgeFile | undefined {
  const url = URL.parse(toText(address))
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  for (const form of FORGE_FORMS) {
    const parts = matchForm(url, form)
    if (parts !== undefined) return makeForgeFile(parts, url, linkText)
  }
  return undefined
}

/** The parts of the address of a file on a forge. */
interface ForgeAddressParts extends Pick<SourceLocation, 'kind' | 'path'> {
  /** The path of the repository's address. */
  readonly repositoryPath: string
  readonly action: string
  /** The query with its mark, if it is part of the address; otherwise empty. */
  readonly query: string
}

/** Returns the parts of an address in this form; undefined if it has another form. */
function matchForm(
  url: URL,
  { kind, pattern, matchesQuery }: ForgeAddressForm,
): ForgeAddressParts | undefined {
  const groups = pattern.exec(url.pathname)?.groups
  const { repository: repositoryPath, action = '', path: encodedPath } = groups ?? {}
  if (repositoryPath === undefined) return undefined
  const path = readFilePath(url, encodedPath)
  if (matchesQuery === undefined) return { kind, repositoryPath, action, path, query: '' }
  if (!matchesQuery(url.searchParams, repositoryPath)) return undefined
  return { kind, repositoryPath, action, path, query: url.search }
}

/** Returns the file with this address, if it can be a source. */
function makeForgeFile(
  { kind, repositoryPath, action, path, query }: ForgeAddressParts,
  url: URL,
  linkText: string,
): ForgeFile | undefined {
  const hasOnlyRef = kind === 'after-ref' && !path.includes('/')
  if (hasOnlyRef || !isSource(path)) return undefined
  const documentsProgram =
    isFileAndLine(linkText, path, url.hash) || isLinkToProgramLines(linkText, path, url.hash)
  const source = {
    kind,
    path,
    url: `${url.origin}${url.pathname}${query}`,
    repository: `${url.origin}${repositoryPath}`,
    documentsProgram,
  }
  return { source, action }
}

/** Returns the path of a file from the path or the query of its address. */
function readFilePath(url: URL, encoded = ''): string {
  if (encoded !== '') return toText(percentDecode(asBytes(encoded)) ?? NO_BYTES)
  return url.searchParams.get('path')?.replace(/^\//, '') ?? ''
}

/**
 * Returns whether the text of a link is a file and a line in it, as in TypeDoc:
 * https://typedoc.org/documents/Options.Input.html#sourcelinktemplate
 */
function isFileAndLine(linkText: string, path: string, hash: string): boolean {
  const [, file, line] = /^(.+):(\d+)$/.exec(linkText.replace(/\s/g, '')) ?? []
  return file !== undefined && `/${path}`.endsWith(`/${file}`) && hash === `#L${line}`
}

/** `source`, `[source]`, or `View source code`. */
const SOURCE_LINK_TEXT = /^[\s()[\]]*(?:view\s+)?source(?:\s+code)?[\s()[\]]*$/i

/**
 * Returns whether a link points to lines of a program and says no more than that, as in pydoctor:
 * https://pydoctor.readthedocs.io/en/latest/quickstart.html
 */
function isLinkToProgramLines(linkText: string, path: string, hash: string): boolean {
  const pointsToLines = /^#L\d+(?:-L?\d+)?$/.test(hash)
  return pointsToLines && hasProgramExtension(path) && SOURCE_LINK_TEXT.test(linkText)
}

/**
 * How Cloudflare Pages and Workers respond from static files, without the rules of `_redirects`.
 */
import type { Ascii } from '../../../byte-strings.ts'
import { type RootedPath, toSitePath } from '../../../paths.ts'
import type { FileIndex } from '../../../tree.ts'
import { type FileResponse, makeRedirectResponse } from '../../redirects/responses.ts'
import type { FileLookup, HostFileResponder } from '../file-responders.ts'

/** Returns the index of the file at a path; undefined if there is none. */
type FileFinder = (path: RootedPath) => FileIndex | undefined

/** `generateHandler` of `@cloudflare/pages-shared`, read 2026-11. */
export const respondOnPages: HostFileResponder = (path, lookUpFile) => {
  const findFile: FileFinder = (each) => lookUpFile(toSitePath(each))
  if (path.endsWith('/')) return respondToFolderOnPages(path, findFile)
  const exactIndex = findFile(path)
  if (exactIndex !== undefined) return respondWithExactFileOnPages(path, exactIndex, findFile)
  if (path.endsWith('/index')) return makeRedirectResponse(path.slice(0, -'index'.length))
  const pageIndex = findFile(path.concat('.html'))
  if (pageIndex !== undefined) return { kind: 'file', fileIndex: pageIndex }
  if (findFile(path.concat('/index.html')) === undefined) return undefined
  return makeRedirectResponse(path.concat('/'))
}

function respondToFolderOnPages(path: RootedPath, findFile: FileFinder): FileResponse | undefined {
  const fileIndex = findFile(path.concat('index.html'))
  if (fileIndex !== undefined) return { kind: 'file', fileIndex }
  if (path.endsWith('/index/')) return makeRedirectResponse(path.slice(0, -'index/'.length))
  const withoutSlash = path.slice(0, -1)
  if (findFile(withoutSlash.concat('.html')) === undefined) return undefined
  return makeRedirectResponse(withoutSlash)
}

/** Redirects pages to their address without `.html`, unless another file has that name. */
function respondWithExactFileOnPages(
  path: RootedPath,
  fileIndex: FileIndex,
  findFile: FileFinder,
): FileResponse {
  if (!path.endsWith('.html')) return { kind: 'file', fileIndex }
  const withoutExtension = path.slice(0, -'.html'.length)
  if (withoutExtension.endsWith('/index'))
    return makeRedirectResponse(withoutExtension.slice(0, -'index'.length))
  if (withoutExtension === '/' || findFile(withoutExtension) !== undefined)
    return { kind: 'file', fileIndex }
  return makeRedirectResponse(withoutExtension)
}

/**
 * `getIntent` of `@cloudflare/workers-shared`'s asset worker with `auto-trailing-slash`, read
 * 2026-11.
 */
export const respondOnWorkers: HostFileResponder = (path, lookUpFile) => {
  for (const { filePath, redirectPath } of listCandidateFiles(path)) {
    const fileIndex = lookUpFile(toSitePath(filePath))
    if (fileIndex === undefined) continue
    if (redirectPath === undefined) return { kind: 'file', fileIndex }
    // Redirects only to an address at which the same file is served.
    if (findFileWithoutRedirect(redirectPath, lookUpFile) === fileIndex)
      return makeRedirectResponse(redirectPath)
  }
  return undefined
}

/** Returns the file that is served at a path without a redirect. */
function findFileWithoutRedirect(path: RootedPath, lookUpFile: FileLookup): FileIndex | undefined {
  for (const { filePath, redirectPath } of listCandidateFiles(path)) {
    const fileIndex = lookUpFile(toSitePath(filePath))
    if (fileIndex !== undefined && redirectPath === undefined) return fileIndex
  }
  return undefined
}

/** A file to look for, and how the host responds to a request for the path if it exists. */
interface CandidateFile {
  readonly filePath: RootedPath
  /** The path to which the host redirects; without one, it serves the file directly. */
  readonly redirectPath?: RootedPath
}

/** The ends of the two paths of a candidate, which replace the end of the requested path. */
interface CandidateEnds {
  readonly fileEnd: Ascii
  readonly redirectEnd?: Ascii
}

const REDIRECT_TO_FOLDER: CandidateEnds = { fileEnd: '/index.html', redirectEnd: '/' }
const REDIRECT_TO_PAGE: CandidateEnds = { fileEnd: '.html', redirectEnd: '' }
/**
 * The first candidates, by the end of the requested path. The start of `/a/index.html` is `/a`, so
 * the host first looks for `/a/index.html` and redirects to `/a/`, and then for `/a.html` and
 * redirects to `/a`.
 */
const CANDIDATES_BY_END: readonly {
  readonly end: string
  readonly candidates: readonly CandidateEnds[]
}[] = [
  { end: '/index', candidates: [{ fileEnd: '/index' }, REDIRECT_TO_FOLDER, REDIRECT_TO_PAGE] },
  { end: '/index.html', candidates: [REDIRECT_TO_FOLDER, REDIRECT_TO_PAGE] },
  { end: '/', candidates: [{ fileEnd: '/index.html' }, REDIRECT_TO_PAGE] },
  { end: '.html', candidates: [REDIRECT_TO_PAGE, REDIRECT_TO_FOLDER] },
]
/** The candidates that follow for any path: their ends are appended to the whole path. */
const CANDIDATES_OF_ANY_PATH: readonly CandidateEnds[] = [
  { fileEnd: '' },
  { fileEnd: '.html' },
  REDIRECT_TO_FOLDER,
]

function listCandidateFiles(path: RootedPath): readonly CandidateFile[] {
  const lastCandidates = appendEnds(path, CANDIDATES_OF_ANY_PATH)
  const matching = CANDIDATES_BY_END.find(({ end }) => path.endsWith(end))
  if (matching === undefined) return lastCandidates
  const start = path.slice(0, path.length - matching.end.length)
  return [...appendEnds(start, matching.candidates), ...lastCandidates]
}

function appendEnds(
  start: RootedPath,
  candidates: readonly CandidateEnds[],
): readonly CandidateFile[] {
  return candidates.map(({ fileEnd, redirectEnd }) => {
    const filePath = start.concat(fileEnd)
    if (redirectEnd === undefined) return { filePath }
    return { filePath, redirectPath: start.concat(redirectEnd) }
  })
}

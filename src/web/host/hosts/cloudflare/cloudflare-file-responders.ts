/**
 * How Cloudflare Pages and Workers respond from static files, without the rules of `_redirects`.
 */
import type { Ascii, Bytes } from '../../../byte-strings.ts'
import type { FileIndex } from '../../../tree.ts'
import { type FileResponse, makeRedirectResponse } from '../../redirects/responses.ts'
import type { FileLookup, FileResponder } from '../file-responders.ts'

/** Returns the index of the file at an absolute path; undefined if there is none. */
type FileFinder = (path: string) => FileIndex | undefined

/** `generateHandler` of `@cloudflare/pages-shared`, read 2026-11. */
export const respondOnPages: FileResponder = (path, lookup) => {
  const findFile: FileFinder = (absolute) => lookup(absolute.slice(1))
  if (path.endsWith('/')) return respondToFolderOnPages(path, findFile)
  const exact = findFile(path)
  if (exact !== undefined) return respondWithExactFileOnPages(path, exact, findFile)
  if (path.endsWith('/index')) return makeRedirectResponse(path.slice(0, -'index'.length))
  const page = findFile(`${path}.html`)
  if (page !== undefined) return { kind: 'file', fileIndex: page }
  if (findFile(`${path}/index.html`) === undefined) return undefined
  return makeRedirectResponse(path.concat('/'))
}

function respondToFolderOnPages(path: Bytes, findFile: FileFinder): FileResponse {
  const indexPage = findFile(`${path}index.html`)
  if (indexPage !== undefined) return { kind: 'file', fileIndex: indexPage }
  if (path.endsWith('/index/')) return makeRedirectResponse(path.slice(0, -'index/'.length))
  const bare = path.slice(0, -1)
  if (findFile(`${bare}.html`) === undefined) return undefined
  return makeRedirectResponse(bare)
}

/** Redirects pages to their address without `.html`, unless another file has that name. */
function respondWithExactFileOnPages(
  path: Bytes,
  fileIndex: FileIndex,
  findFile: FileFinder,
): FileResponse {
  if (!path.endsWith('.html')) return { kind: 'file', fileIndex }
  const bare = path.slice(0, -'.html'.length)
  if (bare.endsWith('/index')) return makeRedirectResponse(bare.slice(0, -'index'.length))
  if (bare === '/' || findFile(bare) !== undefined) return { kind: 'file', fileIndex }
  return makeRedirectResponse(bare)
}

/**
 * `getIntent` of `@cloudflare/workers-shared`'s asset worker with `auto-trailing-slash`, read
 * 2026-11.
 */
export const respondOnWorkers: FileResponder = (path, lookup) => {
  for (const { filePath, to } of listCandidateFiles(path)) {
    const fileIndex = lookup(filePath.slice(1))
    if (fileIndex === undefined) continue
    if (to === undefined) return { kind: 'file', fileIndex }
    // Redirects only to an address at which the same file is served.
    if (findWithoutRedirect(to, lookup) === fileIndex) return makeRedirectResponse(to)
  }
  return undefined
}

/** Returns the file that is served at a path without a redirect. */
function findWithoutRedirect(path: Bytes, lookup: FileLookup): FileIndex | undefined {
  for (const { filePath, to } of listCandidateFiles(path)) {
    const fileIndex = lookup(filePath.slice(1))
    if (fileIndex !== undefined && to === undefined) return fileIndex
  }
  return undefined
}

/** A file to look for. It is served directly, or, with `to`, by a redirect to that address. */
interface CandidateFile {
  /** Absolute. */
  readonly filePath: string
  readonly to?: Bytes
}

/** A candidate whose name and address are appended to a path without its suffix. */
interface SuffixCandidate {
  readonly name: string
  readonly to?: Ascii
}

const TO_FOLDER: SuffixCandidate = { name: '/index.html', to: '/' }
const TO_PAGE: SuffixCandidate = { name: '.html', to: '' }
/** The first candidates, by the suffix of the path. */
const CANDIDATES_BY_SUFFIX: readonly {
  readonly suffix: string
  readonly candidates: readonly SuffixCandidate[]
}[] = [
  { suffix: '/index', candidates: [{ name: '/index' }, TO_FOLDER, TO_PAGE] },
  { suffix: '/index.html', candidates: [TO_FOLDER, TO_PAGE] },
  { suffix: '/', candidates: [{ name: '/index.html' }, TO_PAGE] },
  { suffix: '.html', candidates: [TO_PAGE, TO_FOLDER] },
]
/** The candidates that follow for any path. */
const CANDIDATES_OF_ANY_PATH: readonly SuffixCandidate[] = [
  { name: '' },
  { name: '.html' },
  TO_FOLDER,
]

function listCandidateFiles(path: Bytes): readonly CandidateFile[] {
  const lastCandidates = prependStart(path, CANDIDATES_OF_ANY_PATH)
  const entry = CANDIDATES_BY_SUFFIX.find(({ suffix }) => path.endsWith(suffix))
  if (entry === undefined) return lastCandidates
  const start = path.slice(0, path.length - entry.suffix.length)
  return [...prependStart(start, entry.candidates), ...lastCandidates]
}

function prependStart(
  start: Bytes,
  candidates: readonly SuffixCandidate[],
): readonly CandidateFile[] {
  return candidates.map(({ name, to }) => {
    if (to === undefined) return { filePath: start + name }
    return { filePath: start + name, to: start.concat(to) }
  })
}

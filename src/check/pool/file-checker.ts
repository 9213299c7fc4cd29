import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import type { Pause } from '../../common/event-loop.ts'
import { readStartOfFile } from '../../disk/read-start-of-file.ts'
import { type Bytes, readBytes, replaceInvalidUtf8, toText } from '../../web/byte-strings.ts'
import { scanStyle } from '../../web/documents/css.ts'
import { scanPage } from '../../web/documents/scan-page.ts'
import type { SiteData } from '../../web/host/site-data.ts'
import { makeAddressReader } from '../../web/page/address-reader.ts'
import { beginsLikePage, isPrintEdition, isTemplate } from '../../web/page/page-kinds.ts'
import {
  decodePageText,
  decodeStyleText,
  findBase,
  MAX_PAGE_BYTES,
} from '../../web/page/page-text.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import { hasEnding, isNotFoundPage, isSvgFile } from '../../web/page-names.ts'
import { getFileName, makeDiskPath } from '../../web/tree.ts'
import { AddressChecker, type CheckedCounts } from '../rules/address-checker.ts'
import {
  type AskedAnchors,
  findMissingAnchors,
  joinIds,
  type MissingAnchors,
  type MissingAndPresent,
  type PageAnchors,
} from '../rules/anchors.ts'
import type { CountedFinding } from '../rules/counted-finding.ts'
import type { LinkedFiles } from '../rules/destination-finder.ts'
import type { ExternalSpots } from '../rules/external-spots.ts'
import { holdsKey, MAX_SEARCHED_BYTES } from '../rules/leaked-files.ts'
import type { PageFacts } from '../rules/page-facts.ts'
import { pointAtFile, pointAtLine } from '../rules/spots.ts'
import { checkDocument } from './check-documents.ts'
import { PageChecker } from './page-checker.ts'
import { type FileType, findFileType } from './readable-files.ts'
import { checkScript, checkStyleAddress } from './styles-and-scripts.ts'

/** Shared by most files: thousands of short-lived buffers would take long to be collected. */
const READ_BUFFER = Buffer.allocUnsafeSlow(1 << 20)

/**
 * A file that is read only because of how others use it. An SVG file matters only if a page opens
 * it or shows one of its symbols. A template of pages matters only if a page opens it.
 */
export interface DeferredFile {
  /** Its index. */
  readonly file: number
  /**
   * Does a page link to it, or show it in a frame? An SVG file that is only a picture loads
   * nothing, and its links cannot be followed.
   */
  readonly isOpened: boolean
  /** Are its ids needed? */
  readonly needsIds: boolean
}

/** Facts about some files that the check of the whole site needs. */
export interface FilesRead {
  /** By the index of the page. */
  readonly pages: ReadonlyMap<number, PageFacts>
  readonly linkedFiles: LinkedFiles
}

/** What one thread knows once all files have been read. */
interface ThreadTotals {
  /** The anchors that links point to. */
  readonly asked: readonly AskedAnchors[]
  /** The indexes of the files whose anchors this thread knows. */
  readonly filesWithAnchors: ReadonlySet<number>
  readonly checked: CheckedCounts
  readonly external: ExternalSpots
  /** For each file that another one points to, one of `REACHED`; by index. */
  readonly reached: Uint8Array
}

/** Reads one thread's share of the files of a site, and reports findings in them. */
export class FileChecker {
  readonly #addressChecker: AddressChecker
  readonly #site: SiteData
  readonly #pause: Pause
  #pages = new Map<number, PageFacts>()
  /**
   * The anchors of pages, and of SVG files whose ids are needed, by index. They are not sent to
   * other threads, which would copy them.
   */
  readonly #anchors = new Map<number, PageAnchors>()

  constructor(site: SiteData, pause: Pause) {
    this.#site = site
    this.#pause = pause
    this.#addressChecker = new AddressChecker(site)
  }

  /** Reads files, by index. Files of other types are skipped. */
  async check(files: readonly number[]): Promise<FilesRead> {
    for (const index of files) await this.#readSafely(index, (name) => this.#checkFile(index, name))
    return this.#takeFilesRead()
  }

  /** Reads files that matter only because other files use them. */
  async checkDeferred(files: readonly DeferredFile[]): Promise<FilesRead> {
    for (const deferred of files)
      await this.#readSafely(deferred.file, (name) => {
        if (isSvgFile(name)) this.#readSvg(deferred, name)
        else this.#checkPage(deferred.file, name, this.#readPageText(name))
      })
    return this.#takeFilesRead()
  }

  /** Rereads pages whose address is in another folder than their file. */
  async recheckRelocated(files: readonly number[]): Promise<void> {
    for (const file of files) await this.#readSafely(file, (name) => this.#recheckPage(name))
  }

  /** Returns what was read since the last call. */
  #takeFilesRead(): FilesRead {
    const pages = this.#pages
    this.#pages = new Map()
    return { pages, linkedFiles: this.#addressChecker.destinations.takeLinkedFiles() }
  }

  #recheckPage(page: Bytes): void {
    const text = this.#readPageText(page)
    const base = this.#addressChecker.destinations.makeRelocatedPageBase(
      page,
      findBase(text, chooseSyntax(page)),
    )
    scanPage(page, text, (use, value, line) => {
      const spot = { fileName: page, findLine: line }
      this.#addressChecker.checkRelocated({ use, value, base, spot })
    })
  }

  #readSvg({ file, isOpened, needsIds }: DeferredFile, name: Bytes): void {
    const text = this.#readPageText(name)
    const anchors = isOpened
      ? new PageChecker(this.#addressChecker, name, text).check().anchors
      : readAnchors(text, name)
    if (needsIds) this.#anchors.set(file, { ...anchors, runsScript: false })
  }

  async #readSafely(index: number, read: (name: Bytes) => void): Promise<void> {
    const name = getFileName(this.#site, index)
    try {
      read(name)
    } catch (error) {
      // Any error is caught, so that one file cannot prevent the report on all others.
      const { counter } = this.#addressChecker
      if (error instanceof TooLarge)
        counter.report('unreadable-file/large', name, pointAtFile(name))
      else
        counter.reportWithValues(
          'unreadable-file',
          { why: describeReason(error) },
          { key: name, spot: pointAtFile(name) },
        )
    }
    await this.#pause()
  }

  static readonly #CHECKS: Readonly<
    Record<FileType, (checker: FileChecker, name: Bytes, index: number) => void>
  > = {
    page: (checker, name, index) => checker.#readPage(index, name),
    style: (checker, name) => checker.#readStyle(name),
    script: (checker, name) =>
      checkScript(checker.#addressChecker, readBytes(checker.#readContent(name)), name, 1),
    document: (checker, name) => checkDocument(checker.#addressChecker, checker.#site.root, name),
    untyped: (checker, name, index) => checker.#readUntyped(index, name),
  }

  #checkFile(index: number, name: Bytes): void {
    const type = findFileType(name, this.#addressChecker.served.hostTraits)
    if (type !== undefined) FileChecker.#CHECKS[type](this, name, index)
  }

  /** Returns the results of this thread. To be called once all threads have read their files. */
  collectTotals(): ThreadTotals {
    const { destinations, checked } = this.#addressChecker
    const { anchorLinks, external, reached } = destinations
    const filesWithAnchors: ReadonlySet<number> = new Set(this.#anchors.keys())
    return { asked: anchorLinks.listAsked(), filesWithAnchors, checked, external, reached }
  }

  /**
   * Returns which of the anchors that all threads ask for are missing, for files that were read
   * here.
   */
  findMissingAnchors(asked: readonly AskedAnchors[]): Promise<readonly MissingAndPresent[]> {
    return findMissingAnchors(asked, this.#anchors, this.#pause)
  }

  /**
   * Reports the missing anchors, and returns all findings of this thread. To be called once, with
   * the results of `findMissingAnchors` of all threads.
   */
  reportMissingAnchors(missing: readonly MissingAnchors[]): readonly CountedFinding[] {
    const { destinations, counter } = this.#addressChecker
    destinations.anchorLinks.reportMissing(missing, this.#site, counter, (name) =>
      this.#addressChecker.makeFullPath(name),
    )
    return counter.listCounted()
  }

  #readPageText(name: string): Bytes {
    return decodePageText(this.#readContent(name), chooseSyntax(name))
  }

  #readPage(index: number, name: Bytes): void {
    const text = this.#readPageText(name)
    const isShownByHost = name === 'index.html' || isNotFoundPage(name)
    if (!isShownByHost && isTemplate(text)) {
      this.#pages.set(index, { kind: 'template', isUnlisted: true })
    } else if (isPrintEdition(name, text)) {
      // Its content is also on other pages.
      this.#anchors.set(index, readAnchors(text, name))
      this.#pages.set(index, { isRedirectOrCopy: true })
    } else this.#checkPage(index, name, text)
  }

  #checkPage(index: number, name: Bytes, text: Bytes): void {
    const { anchors, facts } = new PageChecker(this.#addressChecker, name, text).check()
    this.#anchors.set(index, anchors)
    this.#pages.set(index, facts)
  }

  #readStyle(name: Bytes): void {
    const content = this.#readContent(name)
    const base = this.#addressChecker.destinations.addresses.makeFileBase(name)
    const css = toText(decodeStyleText(content))
    scanStyle(css, false, (found) => {
      const spot = pointAtLine(name, found.line + 1)
      checkStyleAddress(this.#addressChecker, found, { base, spot })
    })
  }

  /**
   * Returns the content of a file, valid until the next file is read.
   * @throws TooLarge; any file-system error
   */
  #readContent(name: string): Buffer {
    const file = openSync(makeDiskPath(this.#site.root, name), 'r')
    try {
      const { size } = fstatSync(file)
      if (size > MAX_PAGE_BYTES) throw new TooLarge()
      if (size > READ_BUFFER.length) return readFileSync(file)
      return READ_BUFFER.subarray(0, readSync(file, READ_BUFFER, 0, size, 0))
    } finally {
      closeSync(file)
    }
  }

  /** Reads a file whose name does not reveal its type. */
  #readUntyped(index: number, name: Bytes): void {
    const start = readBytes(
      readStartOfFile(makeDiskPath(this.#site.root, name), MAX_SEARCHED_BYTES),
    )
    if (holdsKey(start))
      this.#addressChecker.counter.report('leaked-file/key', name, pointAtFile(name))
    if (!hasEnding(name) && beginsLikePage(start)) this.#pages.set(index, { kind: 'untyped' })
  }
}

class TooLarge extends Error {}

/** Returns the ids in a page or an SVG file. */
function readAnchors(text: Bytes, name: string): PageAnchors {
  const ids = new Set<Bytes>()
  const reader = makeAddressReader((fact, value) => {
    if (fact === 'anchor') ids.add(replaceInvalidUtf8(value))
  }, chooseSyntax(name))
  reader.read(text)
  return { ids: joinIds(ids), runsScript: false, ownLinked: 0 }
}

function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error) return String(error.code)
  return error.message
}

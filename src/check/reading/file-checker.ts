import { type AccessProblem, explainAccessError, isDiskError } from '../../common/disk-errors.ts'
import { getErrorMessage } from '../../common/error-message.ts'
import type { Pause } from '../../common/event-loop.ts'
import { readStartOfFile } from '../../disk/read-start-of-file.ts'
import { type Bytes, readBytes, replaceInvalidUtf8, toText } from '../../web/byte-strings.ts'
import { scanStyle } from '../../web/documents/css.ts'
import { scanPage } from '../../web/documents/scan-page.ts'
import type { SiteSnapshot } from '../../web/host/site-snapshot.ts'
import { makeAddressReader } from '../../web/page/address-reader.ts'
import {
  beginsLikePage,
  isPageContent,
  isPrintEdition,
  isTemplate,
  PAGE_CONTENT_START_BYTES,
} from '../../web/page/page-kinds.ts'
import {
  decodePageText,
  decodeStyleText,
  findBaseHref,
  findInvalidUtf8Line,
} from '../../web/page/page-text.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import { HOME_PAGE, hasExtension, isNotFoundPage, isSvgFile } from '../../web/page-names.ts'
import { type FileIndex, getFileName, makeDiskPath } from '../../web/tree.ts'
import { AddressChecker, type AddressCounts } from '../addresses/address-checker.ts'
import type { LinkedFragments, MissingAnchors } from '../addresses/anchor-links.ts'
import {
  joinIds,
  listMissingAnchors,
  type MissingWithIds,
  type PageAnchors,
} from '../addresses/anchors.ts'
import type { ExternalUrlSpots } from '../addresses/external-url-spots.ts'
import type { UsedFiles } from '../addresses/link-record.ts'
import { makeLineSpot } from '../collector/occurrences.ts'
import type { RawFinding } from '../collector/raw-finding.ts'
import { holdsKey, isInPackage, KEY_SEARCH_BYTES } from '../site-rules/leaked-files.ts'
import type { FactsByPage, PageFacts } from '../site-rules/page-facts.ts'
import { checkDocument } from './document-addresses.ts'
import { FileTooLargeError, readFileContent } from './file-content.ts'
import { findFileType } from './file-types.ts'
import { makeRelocatedPageBase } from './page-bases.ts'
import { PageChecker } from './page-checker.ts'
import { checkScript } from './script-loads.ts'
import { checkStyleAddress, reportTooLargeStyle } from './style-addresses.ts'

/**
 * A file that is read only because of how others use it. An SVG file matters only if a page opens
 * it or shows one of its symbols. A template of pages matters only if a page opens it.
 */
export interface DeferredFile {
  readonly fileIndex: FileIndex
  /**
   * Does a page link to it, or show it in a frame? An SVG file that is only an image loads
   * nothing, and its links cannot be followed.
   */
  readonly isOpened: boolean
  /** Are its ids needed? */
  readonly needsIds: boolean
}

/** Facts about some files that the check of the whole site needs. */
export interface BatchResult {
  readonly pageFacts: FactsByPage
  readonly usedFiles: UsedFiles
}

/** What one thread has found once all files have been read. */
export interface ThreadResult {
  /** The fragments of links, by the file that they point to. */
  readonly linkedFragments: readonly LinkedFragments[]
  /** The files whose anchors this thread knows. */
  readonly filesWithAnchors: ReadonlySet<FileIndex>
  readonly counts: Readonly<AddressCounts>
  readonly externalUrlSpots: ExternalUrlSpots
  /** How other files point to each file, as one of `INBOUND_LINK`, by index. */
  readonly inboundLinks: Uint8Array
}

/** Reads one thread's share of the files of a site, and reports findings in them. */
export class FileChecker {
  readonly #addressChecker: AddressChecker
  readonly #snapshot: SiteSnapshot
  readonly #pause: Pause
  #pageFacts = new Map<FileIndex, PageFacts>()
  /**
   * The anchors of pages, and of SVG files whose ids are needed. They are not sent to other
   * threads, which would copy them.
   */
  readonly #anchors = new Map<FileIndex, PageAnchors>()

  constructor(snapshot: SiteSnapshot, pause: Pause) {
    this.#snapshot = snapshot
    this.#pause = pause
    this.#addressChecker = new AddressChecker(snapshot)
  }

  /** Reads files. Those of unknown types are skipped. */
  async checkFiles(fileIndexes: readonly FileIndex[]): Promise<BatchResult> {
    for (const fileIndex of fileIndexes) {
      this.#readOrReport(fileIndex, (name) => this.#checkFile(fileIndex, name))
      await this.#pause()
    }
    return this.#takeBatchResult()
  }

  /** Reads files that matter only because other files use them. */
  async checkDeferredFiles(files: readonly DeferredFile[]): Promise<BatchResult> {
    for (const deferred of files) {
      this.#readOrReport(deferred.fileIndex, (name) => {
        if (isSvgFile(name)) this.#checkSvg(deferred, name)
        else this.#checkPage(deferred.fileIndex, name, this.#readPageText(name))
      })
      await this.#pause()
    }
    return this.#takeBatchResult()
  }

  /** Rereads pages whose address is in a different folder from their file. */
  async recheckRelocatedPages(pageIndexes: readonly FileIndex[]): Promise<void> {
    for (const pageIndex of pageIndexes) {
      this.#readOrReport(pageIndex, (name) => this.#recheckPage(name))
      await this.#pause()
    }
  }

  /** Returns the results of this thread. To be called once all threads have read their files. */
  collectThreadResult(): ThreadResult {
    const { counts, record } = this.#addressChecker
    const { anchorLinks, externalUrlSpots, inboundLinks } = record
    const linkedFragments = anchorLinks.listLinkedFragments()
    const filesWithAnchors: ReadonlySet<FileIndex> = new Set(this.#anchors.keys())
    return { linkedFragments, filesWithAnchors, counts, externalUrlSpots, inboundLinks }
  }

  /**
   * Returns which of the anchors that links in any file point to are missing, for files that were
   * read here.
   */
  findMissingAnchors(linked: readonly LinkedFragments[]): Promise<readonly MissingWithIds[]> {
    return listMissingAnchors(linked, this.#anchors, this.#pause)
  }

  /**
   * Reports the missing anchors that links of this thread point to. To be called once, with the
   * results of `findMissingAnchors` of all threads.
   */
  reportMissingAnchors(missing: readonly MissingAnchors[]): void {
    const { record, servedSite, collector } = this.#addressChecker
    record.anchorLinks.reportMissing(missing, servedSite, collector)
  }

  /** Returns all findings of this thread. */
  listFindings(): readonly RawFinding[] {
    return this.#addressChecker.collector.listRawFindings()
  }

  /** Returns what was read since the last call. */
  #takeBatchResult(): BatchResult {
    const pageFacts = this.#pageFacts
    this.#pageFacts = new Map()
    return { pageFacts, usedFiles: this.#addressChecker.record.takeUsedFiles() }
  }

  /** Calls `read` with the name of a file, and reports the file if it cannot be read. */
  #readOrReport(fileIndex: FileIndex, read: (name: Bytes) => void): void {
    const name = getFileName(this.#snapshot, fileIndex)
    try {
      read(name)
    } catch (error) {
      // Any error is caught, so that one file cannot prevent the report on all others.
      this.#reportUnreadable(name, error)
    }
  }

  #reportUnreadable(name: Bytes, error: unknown): void {
    const { collector } = this.#addressChecker
    if (error instanceof FileTooLargeError) collector.reportFile('unreadable-file/large', name)
    else collector.reportFile('unreadable-file', name, explainUnreadable(error))
  }

  #checkFile(fileIndex: FileIndex, name: Bytes): void {
    const fileType = findFileType(name, this.#addressChecker.servedSite.hostTraits)
    switch (fileType) {
      case 'page':
        this.#checkPageFile(fileIndex, name)
        break
      case 'style':
        this.#checkStyle(name)
        break
      case 'script':
        this.#checkScriptFile(name)
        break
      case 'script-start':
        this.#checkScriptStart(name)
        break
      case 'document':
        checkDocument(this.#addressChecker, this.#snapshot.root, name)
        break
      case 'possible-key':
        this.#checkPossibleKey(fileIndex, name)
        break
      default: {
        fileType satisfies undefined
      }
    }
  }

  #checkPageFile(pageIndex: FileIndex, name: Bytes): void {
    const text = this.#checkEncodingAndDecode(name)
    const isShownByHost = name === HOME_PAGE || isNotFoundPage(name)
    if (!isShownByHost && isTemplate(text)) {
      this.#pageFacts.set(pageIndex, { kind: 'template' })
      return
    }
    // The content of a print edition is also on other pages. Nobody reads the pages of packages.
    if (isPrintEdition(name, text) || isInPackage(name)) {
      this.#anchors.set(pageIndex, readAnchors(name, text))
      this.#pageFacts.set(pageIndex, { isRedirectOrCopy: true })
      return
    }
    this.#checkPage(pageIndex, name, text)
  }

  /** Apart from its caller, so that the bytes are not kept in memory while the text is checked. */
  #checkEncodingAndDecode(name: Bytes): Bytes {
    const content = this.#readContent(name)
    const syntax = chooseSyntax(name)
    const line = findInvalidUtf8Line(content, syntax)
    if (line !== undefined) {
      const occurrence = { key: name, spot: makeLineSpot(name, line), target: name }
      this.#addressChecker.collector.report('unreadable-file/encoding', occurrence)
    }
    return decodePageText(content, syntax)
  }

  #checkPage(pageIndex: FileIndex, name: Bytes, text: Bytes): void {
    const { anchors, facts } = new PageChecker(this.#addressChecker, name, text).check()
    this.#anchors.set(pageIndex, anchors)
    this.#pageFacts.set(pageIndex, facts)
  }

  #checkScriptFile(name: Bytes): void {
    const code = readBytes(this.#readContent(name))
    if (isPageContent(code)) this.#reportPageContent(name)
    else checkScript(this.#addressChecker, name, code, 1)
  }

  #checkScriptStart(name: Bytes): void {
    if (isPageContent(this.#readStart(name, PAGE_CONTENT_START_BYTES)))
      this.#reportPageContent(name)
  }

  /** Reports a script or style sheet whose content is a page. */
  #reportPageContent(name: Bytes): void {
    this.#addressChecker.collector.reportFile('unreadable-file/page-content', name)
  }

  #checkStyle(name: Bytes): void {
    const content = this.#readContent(name)
    if (isPageContent(readBytes(content.subarray(0, PAGE_CONTENT_START_BYTES)))) {
      this.#reportPageContent(name)
      return
    }
    const base = this.#addressChecker.addressResolver.makeFileBase(name)
    const css = toText(decodeStyleText(content))
    const outcome = scanStyle('style', css, (found) => {
      const spot = makeLineSpot(name, found.line + 1)
      checkStyleAddress(this.#addressChecker, found, { base, spot })
    })
    if (outcome === 'too-large') reportTooLargeStyle(this.#addressChecker, makeLineSpot(name, 1))
  }

  /** Searches a file for a private key. It may also be a page without an extension. */
  #checkPossibleKey(fileIndex: FileIndex, name: Bytes): void {
    const startOfFile = this.#readStart(name, KEY_SEARCH_BYTES)
    if (holdsKey(startOfFile)) this.#addressChecker.collector.reportFile('leaked-file/key', name)
    const isPage = !hasExtension(name) && beginsLikePage(startOfFile)
    if (isPage) this.#pageFacts.set(fileIndex, { kind: 'no-extension' })
  }

  #checkSvg({ fileIndex, isOpened, needsIds }: DeferredFile, name: Bytes): void {
    const text = this.#readPageText(name)
    const anchors = isOpened
      ? new PageChecker(this.#addressChecker, name, text).check().anchors
      : readAnchors(name, text)
    // Scripts of an SVG file do not create the symbols that other pages show.
    if (needsIds) this.#anchors.set(fileIndex, { ...anchors, runsScript: false })
  }

  #recheckPage(pageName: Bytes): void {
    const text = this.#readPageText(pageName)
    const href = findBaseHref(text, chooseSyntax(pageName))
    const { servedSite, addressResolver } = this.#addressChecker
    const base = makeRelocatedPageBase(pageName, servedSite, addressResolver, href)
    scanPage(pageName, text, (use, written, findLine) => {
      const spot = { fileName: pageName, findLine }
      this.#addressChecker.checkRelocated({ use, written, base, spot })
    })
  }

  #readStart(name: string, length: number): Bytes {
    return readBytes(readStartOfFile(makeDiskPath(this.#snapshot.root, name), length))
  }

  #readContent(name: string): Buffer {
    return readFileContent(makeDiskPath(this.#snapshot.root, name))
  }

  #readPageText(name: string): Bytes {
    return decodePageText(this.#readContent(name), chooseSyntax(name))
  }
}

/** Returns the anchors of a page or an SVG file that is not checked. */
function readAnchors(name: string, text: Bytes): PageAnchors {
  const ids = new Set<Bytes>()
  const reader = makeAddressReader((kind, value) => {
    if (kind === 'anchor') ids.add(replaceInvalidUtf8(value))
  }, chooseSyntax(name))
  reader.read(text)
  return { joinedIds: joinIds(ids), runsScript: false, inPageLinkedCount: 0 }
}

/** Returns why a file could not be read, even if a bug in the check is the reason. */
function explainUnreadable(error: unknown): AccessProblem {
  if (isDiskError(error)) return explainAccessError(error)
  return { why: getErrorMessage(error), errorCode: '' }
}

/** Reads the XML of sitemaps and feeds, in which elements are not nested deeply. */

import { decodeXML } from 'entities/decode'
import { type Bytes, toText } from '../byte-strings.ts'
import type { PageElement } from '../page/page-element.ts'
import { PageReader } from '../page/page-reader.ts'
import { XML_VOCABULARY } from '../page/vocabulary.ts'
import type { ReadOutcome } from './reference.ts'

/** The maximum depth that is read, which is more than sitemaps and feeds use. */
const MAX_DEPTH = 64

/** An element that begins. */
export interface XmlElement {
  /** With its prefix. */
  readonly name: string
  /** Starts at 1. */
  readonly line: number
  /** Returns the value of an attribute; undefined if there is none. */
  readonly attribute: (name: string) => string | undefined
}

/** The names of the open elements without prefixes, innermost last. Valid only during a call. */
export type XmlPath = readonly string[]

/** Receives the content of XML, in order. */
export interface XmlVisitor {
  open(path: XmlPath, element: XmlElement): void
  /** Decoded text. It may arrive in several pieces. */
  text(text: string, path: XmlPath): void
  /** The innermost element ends. */
  close(path: XmlPath): void
}

/**
 * Reads XML. Returns `read` if all elements have an end. Otherwise, returns `cut-off`, or
 * `too-deep` if they are nested deeper than `MAX_DEPTH`.
 */
export function readXml(bytes: Bytes, visitor: XmlVisitor): ReadOutcome {
  const names: string[] = []
  const path: string[] = []
  let isTooDeep = false
  const reader = new PageReader(
    {
      open(element) {
        const { name, start } = element
        names.push(name)
        path.push(stripPrefix(name))
        isTooDeep = path.length > MAX_DEPTH
        const attribute = (attributeName: string) => getAttributeText(element, attributeName)
        if (isTooDeep) reader.stop()
        else visitor.open(path, { name, line: reader.findLine(start), attribute })
        return false
      },
      text(written) {
        visitor.text(decodeXML(toText(written)), path)
      },
      close(name) {
        // An empty element is closed although reading has stopped.
        if (isTooDeep) return
        // An end tag also closes open elements within its element. A stray end tag closes nothing.
        const depth = names.lastIndexOf(name)
        while (depth !== -1 && names.length > depth) {
          visitor.close(path)
          names.pop()
          path.pop()
        }
      },
    },
    XML_VOCABULARY,
    'xml',
  )
  reader.read(bytes)
  if (isTooDeep) return 'too-deep'
  if (path.length > 0) return 'cut-off'
  return 'read'
}

function getAttributeText(element: PageElement, name: string): string | undefined {
  const value = element.get(name)
  if (value === undefined) return undefined
  return toText(value)
}

function stripPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Reads the files in a site's root that configure how its host publishes it. */
import { readFileSync } from 'node:fs'
import {
  type AccessProblem,
  explainAccessError,
  ignoreDiskError,
  isDiskError,
} from '../../common/disk-errors.ts'
import { toBytes } from '../byte-strings.ts'
import { makeDiskPath, type Tree } from '../tree.ts'

/** The largest ignore file that is read. */
const MAX_IGNORE_FILE_BYTES = 64 << 10
/** The largest redirect file that is read. Hosts accept about 2,000 rules. */
export const MAX_REDIRECT_FILE_BYTES = 2 << 20

/** The file for headers of Netlify and Cloudflare. */
export const HEADERS_FILE = '_headers'
/** The largest file for headers that is read. Cloudflare accepts 100 rules in it. */
const MAX_HEADERS_FILE_BYTES = 2 << 20

/** A configuration file that could not be read. */
export interface UnreadableConfigFile {
  readonly name: string
  readonly reason: UnreadableReason
  /** Without its ignore file, all files of a site count as published. */
  readonly kind: 'redirect-file' | 'ignore-file'
}

type UnreadableReason =
  | { readonly kind: 'too-large' }
  | { readonly kind: 'disk-error'; readonly problem: AccessProblem }

/** Reads the configuration files of a site. */
export class ConfigFileReader {
  readonly unreadableConfigFiles: UnreadableConfigFile[] = []
  readonly #tree: Tree

  constructor(tree: Tree) {
    this.#tree = tree
  }

  /** Returns the text of an ignore file; undefined if it does not exist or cannot be read. */
  readIgnoreFile(name: string): string | undefined {
    return this.#read(name, 'ignore-file', MAX_IGNORE_FILE_BYTES)
  }

  /** Returns the text of a redirect file; undefined if it does not exist or cannot be read. */
  readRedirectFile(name: string): string | undefined {
    return this.#read(name, 'redirect-file', MAX_REDIRECT_FILE_BYTES)
  }

  /** Returns the text of the file for headers; empty if it does not exist or cannot be read. */
  readHeadersFile(): string {
    const { root, names, sizes } = this.#tree
    const fileIndex = names.indexOf(toBytes(HEADERS_FILE))
    if (fileIndex === -1 || (sizes[fileIndex] ?? 0) > MAX_HEADERS_FILE_BYTES) return ''
    return ignoreDiskError(() => readFileSync(makeDiskPath(root, HEADERS_FILE), 'utf8'), '')
  }

  /** Returns the text of a file, or notes why it could not be read. */
  #read(name: string, kind: UnreadableConfigFile['kind'], maxBytes: number): string | undefined {
    const { root, names, sizes } = this.#tree
    const fileIndex = names.indexOf(toBytes(name))
    if (fileIndex === -1) return undefined
    if ((sizes[fileIndex] ?? 0) > maxBytes) {
      this.unreadableConfigFiles.push({ name, kind, reason: { kind: 'too-large' } })
      return undefined
    }
    try {
      return readFileSync(makeDiskPath(root, name), 'utf8')
    } catch (error) {
      if (!isDiskError(error)) throw error
      const problem = explainAccessError(error)
      this.unreadableConfigFiles.push({ name, kind, reason: { kind: 'disk-error', problem } })
      return undefined
    }
  }
}

/** Other programs that read archives, and their known limits. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Paths of files with the SHA-256 of their content; of folders, ending in `/`, with nothing. */
export type Tree = Readonly<Record<string, string>>

export interface Reading {
  readonly tree: Tree
  /** What the reader printed, if anything. */
  readonly said: string
  /** With Python and a zip: the tree with names decoded as UTF-8 where they are valid UTF-8. */
  readonly asUtf8?: Tree
}

/** Reads the archive at `path`; an empty folder at `folder` is the reader's. */
type Read = (path: string, folder: string) => Promise<Reading>

/** Larger than any file in the cases: a file that exceeds it was misread. */
const MAX_FILE_BYTES = 8 * 1024 * 1024

/** Returns what is below `folder`; bytes in names that are not UTF-8 become U+FFFD. */
export function treeIn(folder: string): Tree {
  const tree: Record<string, string> = {}
  const visit = (above: Buffer, prefix: string) => {
    for (const name of readdirSync(above, { encoding: 'buffer' })) {
      const [full, path] = [Buffer.concat([above, Buffer.from('/'), name]), prefix + name.toString()]
      const stats = lstatSync(full)
      if (stats.isDirectory()) {
        tree[`${path}/`] = ''
        chmodSync(full, 0o700)
        visit(full, `${path}/`)
      } else if (!stats.isFile() || stats.size > MAX_FILE_BYTES) {
        tree[path] = 'no file'
      } else {
        chmodSync(full, 0o600)
        tree[path] = createHash('sha256').update(readFileSync(full)).digest('hex')
      }
    }
  }
  visit(Buffer.from(folder), '')
  return tree
}

const tool =
  (program: string, options: (path: string, folder: string) => readonly string[]): Read =>
  (path, folder) =>
    new Promise((resolve) => {
      mkdirSync(folder)
      const env = { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' }
      const child = execFile(program, options(path, folder), { env, timeout: 20_000 }, (_, stdout, stderr) =>
        resolve({ tree: treeIn(folder), said: stdout + stderr }),
      )
      child.stdin?.end()
    })

/** Python's modules, in one process that reads archives one after another. */
export class PythonReader {
  readonly #process: ChildProcess
  readonly #waiting: ((answer: Reading) => void)[] = []

  constructor() {
    this.#process = spawn('python3', [join(import.meta.dirname, 'reader.py')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    if (!this.#process.stdout) throw new Error('the reader has no output')
    createInterface({ input: this.#process.stdout }).on('line', (line) => {
      this.#waiting.shift()?.({ said: '', ...JSON.parse(line) })
    })
    this.#process.once('exit', (code) => {
      for (const answer of this.#waiting.splice(0)) answer({ tree: {}, said: `Python ended (${code})` })
    })
  }

  readonly read: Read = (path) =>
    new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#process.stdin?.write(`${path}\n`)
    })

  close(): void {
    this.#process.stdin?.end()
  }
}

export type ReaderName = 'bsdtar' | 'GNU tar' | 'unzip' | 'Python'

const tarArguments = (path: string, folder: string) => [
  '-xf',
  path,
  '-C',
  folder,
  '--no-same-owner',
  '--no-same-permissions',
]

export const READERS: Readonly<Record<Exclude<ReaderName, 'Python'>, Read>> = {
  bsdtar: tool('bsdtar', tarArguments),
  'GNU tar': tool('tar', tarArguments),
  unzip: tool('unzip', (path, folder) => ['-o', path, '-d', folder]),
}

/** An accepted archive as this project and another reader read it. */
interface Difference {
  readonly bytes: Buffer
  readonly ours: Tree
  readonly theirs: Reading
}

interface Limit {
  readonly readers: readonly ReaderName[]
  /** What the reader does not do, and where that is known from. */
  readonly reason: string
  applies(difference: Difference): boolean
}

/** Returns the tree with changed names in a form that can be compared, whatever the order of its entries. */
function renamed(tree: Tree, change: (path: string) => string): string {
  return JSON.stringify(
    Object.entries(tree)
      .map(([path, sum]) => [change(path), sum])
      .toSorted(),
  )
}

/** Returns whether the trees are the same, whatever order their entries are in. */
export function isSame(a: Tree, b: Tree): boolean {
  const same = (path: string) => path
  return renamed(a, same) === renamed(b, same)
}

/** Returns whether the trees differ at most in names that are not ASCII. */
function isSameInAscii(a: Tree, b: Tree): boolean {
  const masked = (path: string) => path.replace(/[^/]+/g, (part) => (/[^\x20-\x7e]/.test(part) ? '?' : part))
  return renamed(a, masked) === renamed(b, masked)
}

/** Returns whether the trees differ at most in the Unicode normalization of their names. */
function isSameInNfc(a: Tree, b: Tree): boolean {
  const composed = (path: string) => path.normalize('NFC')
  return renamed(a, composed) === renamed(b, composed)
}

const isZstandard = (bytes: Buffer) =>
  /^(\x28\xb5\x2f\xfd|[\x50-\x5f]\x2a\x4d\x18)/.test(bytes.toString('latin1', 0, 4))

/** Differences that are the other reader's. */
export const LIMITS: readonly Limit[] = [
  {
    readers: ['Python'],
    reason: 'tarfile knows Zstandard from Python 3.14 on',
    applies: ({ bytes, theirs }) => isZstandard(bytes) && /^ReadError/.test(theirs.said),
  },
  {
    readers: ['bsdtar', 'GNU tar'],
    reason: 'a Zstandard file is not known by a frame to be skipped at its beginning',
    applies: ({ bytes, theirs }) => isZstandard(bytes) && bytes[1] === 0x2a && isSame(theirs.tree, {}),
  },
  {
    readers: ['Python'],
    reason: 'names in a zip without the flag for UTF-8 are CP437 to zipfile',
    applies: ({ ours, theirs }) => theirs.asUtf8 !== undefined && isSame(ours, theirs.asUtf8),
  },
  {
    readers: ['bsdtar', 'unzip'],
    reason: 'names in a zip that are no UTF-8 keep their bytes on Linux, and are not taken for CP437',
    applies: ({ ours, theirs }) =>
      Object.keys(theirs.tree).some((path) => path.includes('\uFFFD')) && isSameInAscii(ours, theirs.tree),
  },
  {
    readers: ['Python', 'bsdtar'],
    reason: 'the Unicode path that Info-ZIP adds to a name in a code page is not read',
    applies: ({ bytes, ours, theirs }) => bytes.includes('up') && isSameInAscii(ours, theirs.tree),
  },
  {
    readers: ['unzip'],
    reason:
      'Debian’s check for zip bombs takes entries for overlapping that have all their bytes to themselves',
    applies: ({ theirs }) => theirs.said.includes('overlapped components'),
  },
  {
    readers: ['unzip'],
    reason: 'versions of the format beyond 4.6 are not read, although none changed how such entries are read',
    applies: ({ theirs }) => theirs.said.includes('need PK compat.'),
  },
  {
    readers: ['bsdtar'],
    reason: 'names in decomposed Unicode (NFD) are composed (NFC)',
    applies: ({ ours, theirs }) => isSameInNfc(ours, theirs.tree),
  },
  {
    readers: ['bsdtar'],
    reason: 'an extra field for times that is too short is an error of the whole entry',
    applies: ({ theirs }) => theirs.said.includes('Incomplete extended time field'),
  },
]

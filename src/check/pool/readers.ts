import { AnsweringThread } from '../../answering-thread.ts'
import { interruptible } from '../../event-loop.ts'
import type { Site } from '../../web/site.ts'
import type { MissingAnchors } from '../rules/anchors.ts'
import type { Drawing, DrawingUses } from '../rules/drawings.ts'
import type { Row } from '../rules/finding-counter.ts'
import type { FilesRead } from './scanner.ts'

/** The requests to a thread, in this order. All but the first have a reply. */
export type Request =
  | { readonly do: 'open'; readonly site: Site }
  | { readonly do: 'read'; readonly files: readonly number[] }
  | { readonly do: 'read-drawings'; readonly drawings: readonly Drawing[] }
  | { readonly do: 'collect' }
  | { readonly do: 'finish'; readonly missing: readonly MissingAnchors[] }

export type Reply = DrawingUses | FilesRead | readonly Row[]

/** A scanner, in this thread or in another. */
export interface Reader {
  /** Returns the SVG files that pages turn out to open or search, each only once. */
  read(files: readonly number[]): Promise<DrawingUses>
  readDrawings(drawings: readonly Drawing[]): Promise<DrawingUses>
  collect(): Promise<FilesRead>
  finish(missing: readonly MissingAnchors[]): Promise<readonly Row[]>
}

/** A scanner in a thread of its own; its promises are rejected when the thread fails or is stopped. */
export interface ThreadReader extends Reader {
  /** Gives it the site. To be called first. */
  open(site: Site): void
  /** Ends it at once. */
  stop(): Promise<void>
}

/**
 * Returns a reader in this thread: small sites are done before another one has started. Reading is rejected with the
 * reason of `signal` soon after that is aborted.
 */
export async function localReader(site: Site, signal: AbortSignal): Promise<Reader> {
  // Where there are threads, only they need everything that reads.
  const { Scanner } = await import('./scanner.ts')
  const scanner = new Scanner(site)
  return {
    read: async (files) => {
      for await (const file of interruptible(files, signal)) scanner.read(file)
      return scanner.drawingUses()
    },
    readDrawings: async (drawings) => {
      for await (const drawing of interruptible(drawings, signal)) scanner.readDrawing(drawing)
      return scanner.drawingUses()
    },
    collect: async () => scanner.collect(),
    finish: async (missing) => scanner.finish(missing),
  }
}

/** Returns a reader in a thread of its own, which starts while others work on. */
export function threadReader(): ThreadReader {
  const thread = new AnsweringThread<Request, Reply>('check/pool/reader-thread')
  return {
    open: (site) => thread.tell({ do: 'open', site }),
    read: async (files) => (await thread.ask({ do: 'read', files })) as DrawingUses,
    readDrawings: async (drawings) => (await thread.ask({ do: 'read-drawings', drawings })) as DrawingUses,
    collect: async () => (await thread.ask({ do: 'collect' })) as FilesRead,
    finish: async (missing) => (await thread.ask({ do: 'finish', missing })) as readonly Row[],
    stop: () => thread.stop(),
  }
}

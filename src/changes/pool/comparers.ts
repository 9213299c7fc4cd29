import { AnsweringThread } from '../../answering-thread.ts'
import type { Pause } from '../side.ts'
import type { Item, Renamed, Result, Task, TwoSites } from './comparer.ts'

/** The requests to a thread, the first one first. Only the last two have a reply. */
export type Request =
  | { readonly do: 'open'; readonly sites: TwoSites }
  | { readonly do: 'rename'; readonly renamed: Renamed }
  | { readonly do: 'task'; readonly task: Task; readonly items: readonly Item<Task>[] }
  | { readonly do: 'unreadable' }

export type Reply = readonly (Result<Task> | string)[]

/** A comparer, in this thread or in another. */
export interface AnyComparer {
  rename(renamed: Renamed): void
  do<T extends Task>(task: T, items: readonly Item<T>[]): Promise<readonly Result<T>[]>
  unreadable(): Promise<Iterable<string>>
}

/** A comparer in a thread of its own; its promises are rejected when the thread fails or is stopped. */
export interface ThreadComparer extends AnyComparer {
  /** Gives it the sites. To be called first. */
  open(sites: TwoSites): void
  /** Ends it at once. */
  stop(): Promise<void>
}

/** Returns a comparer in this thread; its promises are rejected with what `pause` throws. */
export async function localComparer(sites: TwoSites, pause: Pause): Promise<AnyComparer> {
  // Where there are threads, only they need everything that reads.
  const { Comparer } = await import('./comparer.ts')
  const comparer = new Comparer(sites, pause)
  return {
    rename: (renamed) => comparer.rename(renamed),
    do: (task, items) => comparer.do(task, items),
    unreadable: async () => comparer.unreadable,
  }
}

/** Returns a comparer in a thread of its own, which starts while others work on. */
export function threadComparer(): ThreadComparer {
  const thread = new AnsweringThread<Request, Reply>('changes/pool/comparer-thread')
  return {
    open: (sites) => thread.tell({ do: 'open', sites }),
    rename: (renamed) => thread.tell({ do: 'rename', renamed }),
    do: async <T extends Task>(task: T, items: readonly Item<T>[]) =>
      (await thread.ask({ do: 'task', task, items })) as readonly Result<T>[],
    unreadable: async () => (await thread.ask({ do: 'unreadable' })) as readonly string[],
    stop: () => thread.stop(),
  }
}

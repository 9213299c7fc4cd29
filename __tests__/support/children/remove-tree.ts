import { Removals } from '../../../src/disk/removal.ts'

/** Removes a tree; returns why something of it is left. */
export default async function run({ path }: { readonly path: string }): Promise<readonly string[]> {
  const removals = new Removals()
  removals.start(path, { clearedBy: 'nobody' })
  await removals.settled()
  return removals.left.map(({ why }) => String(why))
}

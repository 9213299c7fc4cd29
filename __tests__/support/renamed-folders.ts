import { findLaterFolders } from '../../src/check/earlier/renamed-folders.ts'
import { asBytes } from '../../src/web/byte-strings.ts'

/** Returns the folders that these moves rename, as `a/x.html → b/x.html, …`. */
export function findFoldersRenamedBy(moved: string, others: readonly string[] = []) {
  const moves = moved.split(', ').map((move) => {
    const [from = '', to = ''] = move.split(' → ')
    return { from: asBytes(from), to: asBytes(to) }
  })
  const earlier = [...moves.map(({ from }) => from), ...others.map(asBytes)]
  const later = [...moves.map(({ to }) => to), ...others.map(asBytes)]
  return findLaterFolders(moves, earlier, later)
}

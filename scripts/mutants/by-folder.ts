import { dirname, join, relative } from 'node:path'

/** Files of one folder, and the folders of the tests that have to notice a change of them. */
export interface Group {
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

/** Sorts files of `src` by their folder. Tests are in folders of the same names. */
export function byFolder(files: readonly string[]): readonly Group[] {
  const groups = Map.groupBy([...files].sort(), (file) => dirname(file))
  return [...groups].map(([folder, files]) => {
    const name = relative('src', folder)
    return { files, tests: ['unit', 'component'].map((kind) => join('__tests__', kind, name)) }
  })
}

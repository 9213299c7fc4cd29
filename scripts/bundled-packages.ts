import { globSync, readFileSync } from 'node:fs'

/** A package that is imported: by name, from one of its files, or by the path of one. */
const IMPORTED =
  /(?:from |import\()'(?:(?:\.\.\/)+node_modules\/)?((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^']*)?'/g

/**
 * Returns the names of the packages that `src` imports, so that `dist` has them. They are development
 * dependencies, because whoever installs this package gets them with `dist`.
 */
export function listBundledPackages(): readonly string[] {
  const names = globSync('src/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name),
  )
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  return Object.keys(devDependencies).filter((name) => names.includes(name))
}

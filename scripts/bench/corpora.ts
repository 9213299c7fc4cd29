/** Two large sites, which Debian packages hold. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import type { Print } from './compare.ts'

interface Corpus {
  /** The package. */
  readonly name: string
  readonly folder: string
  /** Whether to copy it first, because its folders are symbolic links that not every tool follows. */
  readonly copied: boolean
}

const CORPORA: readonly Corpus[] = [
  { name: 'openjdk-17-doc', folder: '/usr/share/doc/openjdk-17-doc/api', copied: true },
  { name: 'rust-doc', folder: '/usr/share/doc/rust-doc/html', copied: false },
]

/** Yields the sites that are installed, and names the others. */
export function* sites(
  print: Print,
): Generator<{ readonly name: string; readonly folder: string }> {
  for (const corpus of CORPORA) {
    if (existsSync(corpus.folder)) yield { name: corpus.name, folder: prepared(corpus) }
    else
      print(
        `${corpus.name} is left out, because it is not installed (apt-get install ${corpus.name})`,
      )
  }
}

function prepared({ name, folder, copied }: Corpus): string {
  if (!copied) return folder
  const copy = join(cacheFolder('bench-check'), name)
  if (!existsSync(copy)) {
    mkdirSync(cacheFolder('bench-check'), { recursive: true })
    execFileSync('cp', ['-rL', folder, copy])
  }
  return copy
}

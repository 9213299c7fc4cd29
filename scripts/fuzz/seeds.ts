/**
 * The archives that are mutated: a small site as real archivers pack it, and test data from other
 * projects.
 */
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface Seed {
  readonly name: string
  readonly kind: 'zip' | 'tar'
  readonly bytes: Buffer
}

/** Third-party test data (Debian: golang-1.19-src, libpython3.11-testsuite), used if it is installed. */
const FOREIGN = [
  '/usr/share/go-1.19/src/archive/{zip,tar}/testdata/*.{zip,tar}',
  '/usr/lib/python3.11/test/*.{zip,tar}',
] as const

/** Larger seeds take longer and find no more. */
const MAX_SEED_BYTES = 64 * 1024

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<h1>Hello</h1>\n'.repeat(20),
  'guide/start.html': 'start',
  'guide/empty.txt': '',
  'assets/ünï.css': 'body { color: red }\n'.repeat(40),
  [`${'long-name/'.repeat(11)}page.html`]: 'a path of more than a hundred characters',
}

/** Patterns for Bash: all files, and the files that old formats can store. */
const ALL = ['guide', ...Object.keys(FILES)].map((name) => `'${name}'`).join(' ')
const SHORT = 'guide index.html guide/start.html'

/** How each archiver packs the current folder; `$1` is the archive. */
const ARCHIVERS: Readonly<Record<string, string>> = {
  'zip.zip': `zip -q "$1" ${ALL}`,
  'zip-stored.zip': `zip -q0 "$1" ${ALL}`,
  'zip-piped.zip': `zip -q - ${ALL} | cat > "$1"`,
  'zip-comment.zip': `zip -qz "$1" ${ALL} <<< 'a comment'`,
  'zip-plain.zip': `zip -qX "$1" ${SHORT}`,
  'zip64.zip': `zip -q -fz "$1" ${ALL}`,
  '7z.zip': `7z a -bd -tzip "$1" ${ALL} > "$1.log"`,
  '7z.tar': `7z a -bd -ttar "$1" ${ALL} > "$1.log"`,
  'bsdtar.zip': `bsdtar -cf "$1" --format zip --no-recursion ${ALL}`,
  'bsdtar-pax.tar': `bsdtar -cf "$1" --format pax --no-recursion ${ALL}`,
  'bsdtar-ustar.tar': `bsdtar -cf "$1" --format ustar --no-recursion ${ALL}`,
  'bsdtar-gnu.tar': `bsdtar -cf "$1" --format gnutar --no-recursion ${ALL}`,
  'gnu.tar': `tar -cf "$1" --format gnu --no-recursion ${ALL}`,
  'oldgnu.tar': `tar -cf "$1" --format oldgnu --no-recursion ${SHORT}`,
  'gnu-pax.tar': `tar -cf "$1" --format posix --pax-option exthdr.name=pax,delete=atime,delete=ctime --no-recursion ${ALL}`,
  'gnu-ustar.tar': `tar -cf "$1" --format ustar --no-recursion ${SHORT}`,
  'v7.tar': `tar -cf "$1" --format v7 --no-recursion ${SHORT}`,
  'python.tar': `python3 -m tarfile -c "$1" ${ALL}`,
  'python.zip': `python3 -m zipfile -c "$1" ${ALL}`,
}

/** Creates the seeds in an empty `folder`. Their times are fixed, so that a case is the same in every run. */
export function makeSeeds(folder: string): Seed[] {
  const [site, archives] = [join(folder, 'site'), join(folder, 'archives')]
  mkdirSync(archives, { recursive: true })
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(join(site, name, '..'), { recursive: true })
    writeFileSync(join(site, name), content)
  }
  const paths = globSync('**', { cwd: site })
  const env = { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' }
  for (const [name, script] of Object.entries(ARCHIVERS)) {
    // Reading a file changes its access time, which some archivers record.
    for (const path of paths) utimesSync(join(site, path), 1_700_000_000, 1_700_000_000)
    const args = ['-ceo', 'pipefail', script, 'bash', join(archives, name)]
    execFileSync('bash', args, { cwd: site, env })
  }
  return globSync([join(archives, '*.{zip,tar}'), ...FOREIGN])
    .toSorted()
    .map(readSeed)
    .filter(({ bytes }) => bytes.length <= MAX_SEED_BYTES)
}

function readSeed(path: string): Seed {
  const kind = path.endsWith('.zip') ? 'zip' : 'tar'
  return { name: basename(path), kind, bytes: readFileSync(path) }
}

/** The archives that are mutated: a small site as real archivers pack it, and test data of other projects. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

export interface Seed {
  readonly name: string
  readonly kind: 'zip' | 'tar'
  readonly bytes: Buffer
}

/** Test data of others (Debian: golang-1.19-src, libpython3.11-testsuite), used if it is there. */
const FOREIGN = [
  '/usr/share/go-1.19/src/archive/zip/testdata',
  '/usr/share/go-1.19/src/archive/tar/testdata',
  '/usr/lib/python3.11/test',
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

const LIST = Object.keys(FILES)
  .map((name) => `'${name}'`)
  .join(' ')
const IN_ORDER = `guide ${LIST}`

const pythonTar = (format: string) =>
  `python3 -c "
import sys, tarfile
with tarfile.open(sys.argv[1], 'w', format=tarfile.${format}) as tar:
    for name in sys.argv[2:]: tar.add(name, recursive=False)" "$1" ${IN_ORDER}`

const pythonZip = (open: string) =>
  `python3 -c "
import sys, zipfile
with zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED) as zip:
    for name in sys.argv[2:]:
        with zip.open(${open}, 'w') as to: to.write(open(name, 'rb').read())" "$1" ${LIST}`

/** How each archiver packs the current folder; `$1` is the archive. */
const ARCHIVERS: Readonly<Record<string, string>> = {
  'zip.zip': `zip -q "$1" ${IN_ORDER}`,
  'zip-stored.zip': `zip -q0 "$1" ${IN_ORDER}`,
  'zip-piped.zip': `zip -q - ${IN_ORDER} | cat > "$1"`,
  'zip-comment.zip': `zip -qz "$1" ${IN_ORDER} <<< 'a comment'`,
  'zip-plain.zip': `zip -qX "$1" index.html guide/start.html`,
  '7z.zip': `7z a -bd -tzip "$1" ${LIST} > "$1.log"`,
  '7z.tar': `7z a -bd -ttar "$1" ${LIST} > "$1.log"`,
  'bsdtar.zip': `bsdtar -cf "$1" --format zip --no-recursion ${IN_ORDER}`,
  'bsdtar-pax.tar': `bsdtar -cf "$1" --format pax --no-recursion ${IN_ORDER}`,
  'bsdtar-ustar.tar': `bsdtar -cf "$1" --format ustar --no-recursion ${IN_ORDER}`,
  'bsdtar-gnu.tar': `bsdtar -cf "$1" --format gnutar --no-recursion ${IN_ORDER}`,
  'gnu.tar': `tar -cf "$1" --format gnu --no-recursion ${IN_ORDER}`,
  'oldgnu.tar': `tar -cf "$1" --format oldgnu --no-recursion ./index.html ./guide ./guide/start.html`,
  'gnu-pax.tar': `tar -cf "$1" --format posix --pax-option 'exthdr.name=pax,delete=atime,delete=ctime' --no-recursion ${IN_ORDER}`,
  'gnu-ustar.tar': `tar -cf "$1" --format ustar --no-recursion index.html guide guide/start.html`,
  'v7.tar': `tar -cf "$1" --format v7 --no-recursion index.html guide guide/start.html`,
  'python-gnu.tar': pythonTar('GNU_FORMAT'),
  'python-pax.tar': pythonTar('PAX_FORMAT'),
  'python-ustar.tar': pythonTar('USTAR_FORMAT').replace(
    IN_ORDER,
    'guide index.html guide/start.html',
  ),
  'python.zip': pythonZip('name'),
  'python-zip64.zip': pythonZip('zipfile.ZipInfo(name)').replace(
    "'w') as to",
    "'w', force_zip64=True) as to",
  ),
}

/** The tools that make seeds. */
const TOOLS = ['zip', '7z', 'bsdtar', 'tar', 'python3', 'bash'] as const

/** Returns the tools that are missing. */
export function missingTools(): string[] {
  return TOOLS.filter((tool) => spawnSync('which', [tool]).status !== 0)
}

/** Makes the seeds in an empty `folder`. Their times are fixed, so that a case is the same in every run. */
export function makeSeeds(folder: string): Seed[] {
  const [site, archives] = [join(folder, 'site'), join(folder, 'archives')]
  mkdirSync(archives, { recursive: true })
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(join(site, name, '..'), { recursive: true })
    writeFileSync(join(site, name), content)
  }
  const paths = readdirSync(site, { recursive: true, encoding: 'utf8' })
  for (const [name, script] of Object.entries(ARCHIVERS)) {
    // Reading a file changes its access time, which some archivers record.
    for (const path of paths) utimesSync(join(site, path), 1_700_000_000, 1_700_000_000)
    execFileSync('bash', ['-ceo', 'pipefail', script, 'bash', join(archives, name)], {
      cwd: site,
      env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    })
  }
  return [archives, ...FOREIGN.filter((path) => existsSync(path))].flatMap(seedsIn)
}

function seedsIn(folder: string): Seed[] {
  return readdirSync(folder)
    .filter(
      (name) => /\.(zip|tar)$/.test(name) && statSync(join(folder, name)).size <= MAX_SEED_BYTES,
    )
    .toSorted()
    .map((name) => ({
      name,
      kind: name.endsWith('.zip') ? 'zip' : 'tar',
      bytes: readFileSync(join(folder, name)),
    }))
}

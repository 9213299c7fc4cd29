/** Large sites that Debian packages hold. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A site, by the name of its package. */
export interface BenchSite {
  readonly name: string
  readonly folder: string
}

const SITES: readonly BenchSite[] = [
  { name: 'openjdk-17-doc', folder: '/usr/share/doc/openjdk-17-doc/api' },
  { name: 'rust-doc', folder: '/usr/share/doc/rust-doc/html' },
]

/** Copies the sites that are installed into `folder`, without symbolic links, and names the others. */
export function copySites(folder: string): readonly BenchSite[] {
  const installed = SITES.filter((site) => existsSync(site.folder))
  for (const { name } of SITES.filter((site) => !installed.includes(site)))
    console.log(`${name} is left out: it is not installed (apt-get install ${name})`)
  return installed.map((site) => {
    const copy = join(folder, site.name)
    execFileSync('cp', ['-rL', site.folder, copy])
    return { name: site.name, folder: copy }
  })
}

/**
 * Pages that the host shows in another folder than their file: what is relative to them may lead
 * nowhere from there.
 */
import { type Bytes, NO_BYTES, toText } from '../../web/byte-strings.ts'
import { scanPage } from '../../web/documents/scan-page.ts'
import type { ServedSite } from '../../web/host/served-site.ts'
import { decodePageText, findBase } from '../../web/page/page-text.ts'
import { chooseSyntax } from '../../web/page/vocabulary.ts'
import {
  Addresses,
  type Base,
  isLongData,
  type ResolvedAddress,
} from '../../web/resolve-address.ts'
import type { LiveFault } from './live-fault.ts'
import type { ServedPage } from './page-headers.ts'
import { makeUrl } from './urls.ts'

/**
 * Returns what is wrong with where a page is shown, whose bytes are those of its file.
 * @throws Error of the disk
 */
export function findRelativeAddressFaults({ from, site, file }: ServedPage): readonly LiveFault[] {
  const local = site.getFile(file)
  if (local.isLarge) return []
  const { pathname: to } = from
  const broken = findBrokenRelative(site.served, local.name, to, () => local.read())
  if (broken === undefined) return []
  return [{ kind: 'live-redirected/relative-address', to, ...broken }]
}

/** A relative address that is broken where the host shows its page; foreign text. */
interface BrokenAddress {
  /** As the page contains it. */
  readonly written: string
  /** The path where it points, and where nothing is. */
  readonly nowhere: string
}

/**
 * Returns the first address of a page that points somewhere from the folder of its file, and
 * nowhere from where the host shows it: at the path `at`, from the root of the host on and
 * percent-encoded. Undefined if there is none, and where the rules of the host show the page there
 * always, because the check of the site judges it from there. `read` returns the page.
 * @throws what `read` throws
 */
export function findBrokenRelative(
  served: ServedSite,
  name: Bytes,
  at: string,
  read: () => Buffer,
): BrokenAddress | undefined {
  const addresses = new Addresses(served.site)
  const ofFile = addresses.makeFileBase(name)
  // Without the slash of its base path, even the home page is beyond the site's folders.
  const shown: Base = { url: makeUrl(ofFile.url, at).href, folder: undefined }
  if (getFolder(shown) === getFolder(ofFile)) return undefined
  if (served.isAlwaysShownInOtherFolder(served.files.get(name) ?? -1)) return undefined

  const text = decodePageText(read(), chooseSyntax(name))
  const href = findBase(text, chooseSyntax(name))
  const here = addresses.makeElementBase(href, ofFile)
  const there = addresses.makeElementBase(href, shown)
  let broken: BrokenAddress | undefined
  scanPage(name, text, (_, value) => {
    const [address = NO_BYTES] = value.split('#', 1)
    if (broken !== undefined || isLongData(address)) return
    const isHere = mayExist(addresses.resolve(address, here), served)
    if (!isHere || mayExist(addresses.resolve(address, there), served)) return
    const written = toText(address)
    broken = { written, nowhere: URL.parse(written, there.url)?.pathname ?? written }
  })
  return broken
}

/** May there be something at an address, as far as the site and its rules show? */
function mayExist(address: ResolvedAddress, served: ServedSite): boolean {
  switch (address.kind) {
    case 'outside-base-path':
      return address.explicit || served.isServicePath(address.path)
    case 'site': {
      const isAnswered = served.answer(address.path, address.query) !== undefined
      return isAnswered || served.mayUnreadRuleAnswer(address.path, undefined)
    }
    default:
      return true
  }
}

function getFolder({ url }: Base): string {
  return url.replace(/[^/]*$/, '')
}

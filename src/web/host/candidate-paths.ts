import { type Bytes, NO_BYTES, toBytes } from '../byte-strings.ts'
import { getStem, HOME_PAGE, isIndexPage } from '../page-names.ts'

/**
 * Returns the addresses at which a supported host may serve a file, the most common one first:
 * decoded, without the base path.
 */
export function listCandidatePaths(name: Bytes): readonly Bytes[] {
  const stem = getStem(name)
  if (stem === '') return [...new Set([NO_BYTES, name, HOME_PAGE, toBytes('index')])]
  const folder = stem.concat('/')
  const file = stem.concat('.html')
  const index = folder.concat('index.html')
  const usual = isIndexPage(name) ? [folder, stem] : [stem]
  return [...new Set([...usual, name, file, folder, index, folder.concat('index')])]
}

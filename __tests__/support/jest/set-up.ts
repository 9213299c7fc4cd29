import { tmpdir } from 'node:os'
import { openRunFolder, useForTemporaryFiles } from '../run-folder.ts'

/** Jest runs this before all tests. */
export default function setUp(): void {
  useForTemporaryFiles(openRunFolder(tmpdir()))
}

import { tmpdir } from 'node:os'
import { openRunFolder, useForTemporaryFiles } from '../run-folder.ts'

/** Jest runs this before all tests. */
export default function setUp(): void {
  useForTemporaryFiles(openRunFolder(tmpdir()))
  // npm would leave a folder with compiled code among the temporary files.
  process.env.NODE_DISABLE_COMPILE_CACHE = '1'
}

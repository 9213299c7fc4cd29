import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { closeRunFolder, useForTemporaryFiles } from '../run-folder.ts'

/** Jest runs this after all tests. */
export default function tearDown(): void {
  const folder = tmpdir()
  useForTemporaryFiles(dirname(folder))
  closeRunFolder(folder)
}

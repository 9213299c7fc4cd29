import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { closeRunFolder, useForTemporaryFiles } from '../run-folder.ts'

/** Jest runs this after all tests. */
export default function tearDown(): void {
  const folder = tmpdir()
  rmSync(join(folder, 'compiled'), { recursive: true, force: true })
  useForTemporaryFiles(dirname(folder))
  closeRunFolder(folder)
}

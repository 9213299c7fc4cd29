import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILED, openRunFolder, useForTemporaryFiles } from '../run-folder.ts'

/** Jest runs this before all tests. */
export default function setUp(): void {
  const folder = openRunFolder(tmpdir())
  useForTemporaryFiles(folder)
  // A child process that runs our sources takes half the time once another has compiled them.
  process.env.NODE_COMPILE_CACHE = join(folder, COMPILED)
}

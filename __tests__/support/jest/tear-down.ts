import { tmpdir } from 'node:os'
import { closeRunFolder } from '../run-folder.ts'

/** Jest runs this after all tests. */
export default function tearDown(): void {
  closeRunFolder(tmpdir())
}

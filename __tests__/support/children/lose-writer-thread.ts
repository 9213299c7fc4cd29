import { WriteQueue } from '../../../src/disk/writer/write-queue.ts'
import { StepError } from '../../../src/errors/errors.ts'

const MIB = 1024 * 1024

/** Writes a file with a thread that dies at once; returns the code of the error. */
export default async function run({ path }: { readonly path: string }): Promise<string | undefined> {
  const gone = new Promise<void>((resolve) => {
    process.once('worker', async (worker) => {
      await worker.terminate()
      resolve()
    })
  })
  const queue = new WriteQueue({ mode: 0o644, chmod: false }, true, () => undefined)
  await gone
  try {
    queue.begin(path)
    for (let i = 0; i < 6; i += 1) {
      queue.append(Buffer.alloc(MIB))
      await queue.room()
    }
    queue.end(() => {})
    await queue.settled()
    return undefined
  } catch (error) {
    if (error instanceof StepError) return error.code
    throw error
  }
}

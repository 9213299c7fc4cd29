import { Session } from 'node:inspector/promises'
import { setFlagsFromString } from 'node:v8'

const COMPILERS = ['turbofan', 'maglev']

/**
 * Returns how often V8 enters a block of code (a function, the body of a loop) in one source file while `work` runs: a measure of
 * its work that is the same on every machine. `file` is the end of its path.
 */
export async function blocksEntered(file: string, work: () => void): Promise<number> {
  const session = new Session()
  session.connect()
  // Calls that a compiler has inlined are not counted.
  for (const compiler of COMPILERS) setFlagsFromString(`--no-${compiler}`)
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const scripts = result.filter(({ url }) => url.endsWith(file))
    if (scripts.length === 0) throw new Error(`nothing in ${file} ran`)
    return scripts
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0)
  } finally {
    for (const compiler of COMPILERS) setFlagsFromString(`--${compiler}`)
    session.disconnect()
  }
}

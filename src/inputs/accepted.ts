import { resolve } from 'node:path'
import type { AcceptedFindings } from '../check/accepted/read.ts'
import { InvalidInput } from './invalid-input.ts'
import { INPUTS, rawInput, workspaceOf } from './table.ts'

/** What no file says. */
export const NOTHING_ACCEPTED: AcceptedFindings = { entries: [], errors: [] }

/** Returns what the file that `accepted-findings` names says; nothing if it is not given, or is no path. */
export async function readAcceptedFindings(env: NodeJS.ProcessEnv): Promise<AcceptedFindings> {
  const text = rawInput(env, 'accepted-findings')
  if (text === '') return NOTHING_ACCEPTED
  try {
    const path = resolve(workspaceOf(env), INPUTS['accepted-findings'].parse(text))
    // Loaded where there is such a file.
    const { readAcceptedFile } = await import('../check/accepted/read.ts')
    return await readAcceptedFile(path)
  } catch (error) {
    // The reader of the inputs says so.
    if (error instanceof InvalidInput) return NOTHING_ACCEPTED
    throw error
  }
}

import { idProblem } from '../../api/id.ts'
import { safe } from '../../report/clean.ts'
import { InvalidInput } from '../invalid-input.ts'

/** Returns an id as the service takes it. @throws InvalidInput */
export function parseId(text: string): string {
  const problem = idProblem(text)
  if (problem) throw new InvalidInput(safe`${problem}`)
  return text
}

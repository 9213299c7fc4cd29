import type { SafeText } from '../text/clean.ts'
import { type DefaultedInput, INPUT_NAMES, INPUTS, type InputValues } from './input-table.ts'
import { type Invalid, TableReader } from './input-table-reader.ts'
import { correctNames } from './wrong-names.ts'

/** Reads the inputs of the step. */
export class InputReader extends TableReader<InputValues, DefaultedInput> {
  /** Warnings about variables that look like inputs but need not be mistakes. */
  readonly warnings: readonly SafeText[]

  constructor(givenEnv: NodeJS.ProcessEnv) {
    const { env, errors, warnings } = correctNames(givenEnv)
    super(env, INPUTS)
    this.warnings = warnings
    this.addErrors(errors)
  }

  /**
   * Also parses the inputs that the mode does not read: a value that no mode accepts is an error in
   * every mode.
   */
  parseUnreadInputs(): void {
    for (const name of INPUT_NAMES) this.readOptional(name)
  }
}

/** The result of a function that reads inputs, if there are any and all are valid. */
export type InputsReadBy<Read extends (reader: InputReader, ...more: never[]) => unknown> = Exclude<
  Awaited<ReturnType<Read>>,
  Invalid | undefined
>

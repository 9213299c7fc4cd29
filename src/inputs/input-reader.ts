import type { SafeText } from '../text/clean.ts'
import { type DefaultedInput, INPUT_NAMES, INPUTS, type Values } from './table.ts'
import { type Invalid, TableReader } from './table-reader.ts'
import { correctNames } from './wrong-names.ts'

/** Reads the inputs of the step. */
export class InputReader extends TableReader<Values, DefaultedInput> {
  /** Warnings about variables that look like inputs but need not be mistakes. */
  readonly warnings: readonly SafeText[]

  constructor(givenEnv: NodeJS.ProcessEnv) {
    const { env, errors, warnings } = correctNames(givenEnv)
    super(env, INPUTS)
    this.warnings = warnings
    this.addErrors(errors)
  }

  /**
   * Parses the inputs that the mode does not read, too: a value that no mode would accept is an
   * error in each.
   */
  parseOthers(): void {
    for (const name of INPUT_NAMES) this.optional(name)
  }
}

/** What a function that reads inputs returns if there are some and all of them are valid. */
export type ReadBy<Read extends (reader: InputReader, ...more: never[]) => unknown> = Exclude<
  Awaited<ReturnType<Read>>,
  Invalid | undefined
>

import { InvalidInput, invalid } from '../option-parsers/invalid-input.ts'
import { type SafeText, safe } from '../text/clean.ts'

/**
 * Reads single options and collects the errors in them, so that all errors are reported together.
 */
export class OptionReader<Name extends string> {
  readonly #values: { readonly [Each in Name]?: string }
  readonly #errors: SafeText[] = []

  constructor(values: { readonly [Each in Name]?: string }) {
    this.#values = values
  }

  get errors(): readonly SafeText[] {
    return this.#errors
  }

  addErrors(errors: readonly SafeText[]): void {
    this.#errors.push(...errors)
  }

  /** Returns an option; undefined if it is not given, or if it is invalid. */
  read<Value>(name: Name, parse: (text: string) => Value): Value | undefined {
    const text = this.#values[name]?.trim()
    if (text === undefined) return undefined
    return this.attempt(`--${name}`, () => {
      if (text === '') throw invalid`is empty: give it a value or leave it out`
      return parse(text)
    })
  }

  /** Returns the result of `work`; undefined if it throws InvalidInput, which is recorded. */
  attempt<Result>(name: string, work: () => Result): Result | undefined {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      this.#errors.push(safe`${name} ${error.why}`)
      return undefined
    }
  }
}

import { type SafeText, safe } from '../text/clean.ts'
import { withRightNames } from './names.ts'
import { InvalidInput, invalid } from './parse/text.ts'
import {
  type DefaultedInput,
  INPUT_NAMES,
  INPUTS,
  type InputName,
  rawInput,
  type Values,
} from './table.ts'

/** Stands for a value that cannot be had because of an error that the reader has recorded. */
export const INVALID = Symbol('invalid')
export type Invalid = typeof INVALID

/** Reads single inputs and collects what is wrong with them, so that all errors are reported together. */
export class InputReader {
  readonly env: NodeJS.ProcessEnv
  /** Where relative paths start. */
  readonly workspace: string
  /** About what looks like an input and is none, and need not be a mistake. */
  readonly warnings: readonly SafeText[]
  readonly #errors: SafeText[] = []

  constructor(given: NodeJS.ProcessEnv) {
    const { env, errors, warnings } = withRightNames(given)
    this.env = env
    this.warnings = warnings
    this.report(...errors)
    this.workspace = env.GITHUB_WORKSPACE || process.cwd()
  }

  /** What is wrong so far, each beginning with the name of its input. */
  get errors(): readonly SafeText[] {
    return this.#errors
  }

  /** Returns whether an input is given, and not just its default. */
  isGiven(name: InputName): boolean {
    // A boolean may be written in capitals.
    return rawInput(this.env, name).toLowerCase() !== INPUTS[name].default.toLowerCase()
  }

  /** Returns an input, or its default if it is not given. */
  withDefault<Name extends DefaultedInput>(name: Name): Values[Name] | Invalid {
    return this.#parse(name, rawInput(this.env, name))
  }

  /** Returns an input that has no default; undefined if it is not given. */
  optional<Name extends InputName>(name: Name): Values[Name] | Invalid | undefined {
    const text = rawInput(this.env, name)
    return text === '' ? undefined : this.#parse(name, text)
  }

  /** Returns an input that must be given; `advice` is the message if it is missing. */
  required<Name extends InputName>(name: Name, advice: SafeText): Values[Name] | Invalid {
    const text = rawInput(this.env, name)
    if (text !== '') return this.#parse(name, text)
    return this.attempt(name, () => {
      throw invalid`is missing: ${advice}`
    })
  }

  /** Returns what `work` makes of an input. Only the first error of an input is recorded. */
  attempt<Result>(name: InputName, work: () => Result): Result | Invalid {
    if (this.#errors.some(({ text }) => text.startsWith(`${name} `))) return INVALID
    try {
      return work()
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      this.#errors.push(safe`${name} ${error.why}`)
      return INVALID
    }
  }

  /** Records what is wrong with several inputs, or with what is not an input. */
  report(...errors: readonly SafeText[]): void {
    this.#errors.push(...errors)
  }

  /** Parses the inputs that the mode does not read, too: a value that no mode would accept is an error in each. */
  parseOthers(): void {
    for (const name of INPUT_NAMES) this.optional(name)
  }

  #parse<Name extends InputName>(name: Name, text: string): Values[Name] | Invalid {
    return this.attempt(name, () => {
      if (text.includes('${{'))
        throw invalid`has an expression in it that nobody evaluated (“$\{{”): expressions work in workflows, and not in the values of variables and secrets`
      return INPUTS[name].parse(text)
    })
  }
}

type Valid<Fields> = { readonly [Key in keyof Fields]: Exclude<Fields[Key], Invalid> }

/** Returns `fields` if none of them is invalid. */
export function ifValid<const Fields extends object>(fields: Fields): Valid<Fields> | Invalid {
  return areValid(fields) ? fields : INVALID
}

function areValid<Fields extends object>(fields: Fields): fields is Fields & Valid<Fields> {
  return !Object.values(fields).includes(INVALID)
}

/** What a function that reads inputs returns if there are some and all of them are valid. */
export type ReadBy<Read extends (read: InputReader, ...more: never[]) => unknown> = Exclude<
  Awaited<ReturnType<Read>>,
  Invalid | undefined
>

/** Returns `value`, or undefined if it is invalid: for checks that look at several inputs. */
export function ifKnown<Value>(value: Value | Invalid): Value | undefined {
  return value === INVALID ? undefined : value
}

import type { AcceptedFindings } from '../check/accepted/read.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { NOTHING_ACCEPTED } from './accepted.ts'
import { InvalidInput } from './invalid-input.ts'
import {
  type DefaultedInput,
  INPUT_NAMES,
  INPUTS,
  type InputName,
  rawInput,
  type Values,
  workspaceOf,
} from './table.ts'

/** Stands for a value that cannot be had because of an error that the reader has recorded. */
export const INVALID = Symbol('invalid')
export type Invalid = typeof INVALID

/** Reads single inputs and collects what is wrong with them, so that all errors are reported together. */
export class InputReader {
  readonly env: NodeJS.ProcessEnv
  /** What the file says that `accepted-findings` names. */
  readonly acceptedFindings: AcceptedFindings
  readonly #errors: SafeText[] = []
  readonly #rejected = new Set<InputName>()

  constructor(env: NodeJS.ProcessEnv, acceptedFindings: AcceptedFindings = NOTHING_ACCEPTED) {
    this.env = env
    this.acceptedFindings = acceptedFindings
  }

  /** Where relative paths start. */
  get workspace(): string {
    return workspaceOf(this.env)
  }

  /** What is wrong so far, each beginning with the name of its input. */
  get errors(): readonly SafeText[] {
    return this.#errors
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
    this.#reject(name, safe`is missing: ${advice}`)
    return INVALID
  }

  /** Records what is wrong with inputs that are fine on their own. */
  report(...errors: readonly SafeText[]): void {
    this.#errors.push(...errors)
  }

  /** Parses the inputs that the mode does not read, too: a value that no mode would accept is an error in each. */
  parseOthers(): void {
    for (const name of INPUT_NAMES) this.optional(name)
  }

  #parse<Name extends InputName>(name: Name, text: string): Values[Name] | Invalid {
    try {
      return INPUTS[name].parse(text)
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      this.#reject(name, error.what)
      return INVALID
    }
  }

  #reject(name: InputName, what: SafeText): void {
    if (this.#rejected.has(name)) return
    this.#rejected.add(name)
    this.#errors.push(safe`${name} ${what}`)
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

/** Returns `value`, or `fallback` if it is invalid: for checks that look at several inputs. */
export function valueOr<Value, Fallback>(value: Value | Invalid, fallback: Fallback): Value | Fallback {
  return value === INVALID ? fallback : value
}

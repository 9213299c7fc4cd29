import { InvalidInput, invalid } from '../option-parsers/invalid-input.ts'
import { type SafeText, safe } from '../text/clean.ts'

/** Stands for an invalid value, whose error the reader has recorded. */
export const INVALID = Symbol('invalid')
/** The type of `INVALID`. */
export type Invalid = typeof INVALID

/**
 * The inputs of an action: for each of them, its default, and the parser for text that is not
 * empty.
 */
type InputTable<Values extends object> = {
  readonly [Name in keyof Values]: {
    /** As in action.yml. */
    readonly default: string
    /** Whether it is free text, which may look like an expression. */
    readonly isProse?: boolean
    /** @throws InvalidInput */
    readonly parse: (text: string) => Values[Name]
  }
}

/** The type of each input of a table once it is parsed. */
export type ValuesOf<Table extends InputTable<object>> = {
  readonly [Name in keyof Table]: Table[Name] extends {
    readonly parse: (text: string) => infer Value
  }
    ? Value
    : never
}

/** The inputs of a table that are never empty. */
export type DefaultedIn<Table extends InputTable<object>> = {
  [Name in keyof Table]: Table[Name] extends { readonly default: '' } ? never : Name
}[keyof Table]

/**
 * Returns an input without the whitespace around it; empty if it is not given, or if it is a
 * missing secret.
 */
export function readRawText(env: NodeJS.ProcessEnv, name: string): string {
  return env[`INPUT_${name.toUpperCase()}`]?.trim() ?? ''
}

/** Returns whether text is not just the default of its input. */
export function differsFromDefault(text: string, defaultText: string): boolean {
  // A boolean may be written in capitals.
  return text.toLowerCase() !== defaultText.toLowerCase()
}

/**
 * Reads single inputs of a table and collects the errors in them, so that all errors are reported
 * together.
 */
export class TableReader<Values extends object, Defaulted extends keyof Values & string> {
  readonly env: NodeJS.ProcessEnv
  /** Where relative paths start. */
  readonly workspace: string
  readonly #table: InputTable<Values>
  readonly #errors: SafeText[] = []
  /** The inputs with an error. */
  readonly #rejected = new Set<keyof Values>()

  constructor(env: NodeJS.ProcessEnv, table: InputTable<Values>) {
    this.env = env
    this.workspace = env.GITHUB_WORKSPACE || process.cwd()
    this.#table = table
  }

  /** The errors so far, each beginning with the name of its input. */
  get errors(): readonly SafeText[] {
    return this.#errors
  }

  /** Returns whether an input is given, and not just its default. */
  isGiven(name: keyof Values & string): boolean {
    return differsFromDefault(this.#getText(name), this.#table[name].default)
  }

  /** Returns an input, or its default if it is not given. */
  readWithDefault<Name extends Defaulted>(name: Name): Values[Name] | Invalid {
    return this.#parse(name, this.#getText(name))
  }

  /** Returns an input that has no default; undefined if it is not given. */
  readOptional<Name extends keyof Values & string>(name: Name): Values[Name] | Invalid | undefined {
    const text = this.#getText(name)
    if (text === '') return undefined
    return this.#parse(name, text)
  }

  /** Returns an input that must be given; `advice` is the message if it is missing. */
  readRequired<Name extends keyof Values & string>(
    name: Name,
    advice: SafeText,
  ): Values[Name] | Invalid {
    const text = this.#getText(name)
    if (text !== '') return this.#parse(name, text)
    return this.attempt(name, () => {
      throw invalid`is missing: ${advice}`
    })
  }

  /**
   * Returns the result of `work`, which parses or checks an input; INVALID if it throws
   * InvalidInput, or if the input already has an error. Only the first error is recorded.
   */
  attempt<Result>(name: keyof Values & string, work: () => Result): Result | Invalid {
    if (this.#rejected.has(name)) return INVALID
    try {
      return work()
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      this.reject(name, safe`${name} ${error.why}`)
      return INVALID
    }
  }

  /** Records an error. If it belongs to an input, later calls of `attempt` skip that input. */
  reject(name: (keyof Values & string) | undefined, error: SafeText): void {
    this.#errors.push(error)
    if (name !== undefined) this.#rejected.add(name)
  }

  /** Records errors that belong to no input. */
  addErrors(errors: readonly SafeText[]): void {
    this.#errors.push(...errors)
  }

  #getText(name: keyof Values & string): string {
    return readRawText(this.env, name) || this.#table[name].default
  }

  #parse<Name extends keyof Values & string>(name: Name, text: string): Values[Name] | Invalid {
    return this.attempt(name, () => {
      const { isProse, parse } = this.#table[name]
      ensureEvaluated(text)
      if (!isProse) ensureNoBareExpression(text)
      return parse(text)
    })
  }
}

/** @throws InvalidInput for an expression that was not evaluated, because it is in a variable */
function ensureEvaluated(text: string): void {
  if (!text.includes('${{')) return
  const what = safe`contains an expression that was not evaluated (“$\{{”)`
  const why = safe`but not in the values of variables and secrets`
  throw invalid`${what}: expressions work in workflow files, ${why}`
}

/**
 * The contexts of expressions:
 * https://docs.github.com/actions/reference/workflows-and-actions/contexts
 */
const BARE_EXPRESSION =
  /\{\{\s*(?:github|env|vars|jobs?|steps|runner|secrets|strategy|matrix|needs|inputs)\s*[.[].*?\}\}/

/**
 * An expression without braces. Names that could also be host names do not match, such as
 * `inputs.dev`.
 */
const EXPRESSION_WITHOUT_BRACES = new RegExp(
  `^(?:${[
    String.raw`(?:vars|env|matrix)\.(?=.*[A-Z_])\w+`,
    String.raw`inputs\.(?=.*[-_])[\w-]+`,
    String.raw`(?:steps|needs)\.[\w-]+\.outputs\.[\w-]+`,
    String.raw`github\.(?:sha|ref_name|head_ref|base_ref|workspace|token|event\.[\w.]+)`,
    String.raw`runner\.temp`,
  ].join('|')})$`,
)

/**
 * The text is not shown, because it may contain a password.
 * @throws InvalidInput for an expression without its “$” or its braces, which the runner passes on
 * unchanged
 */
function ensureNoBareExpression(text: string): void {
  if (EXPRESSION_WITHOUT_BRACES.test(text))
    throw invalid`is the name of a value, not the value: write $\{{ … }} around it`
  if (!BARE_EXPRESSION.test(text)) return
  throw invalid`contains {{ … }}: without “$”, this is not an expression; write $\{{ … }}`
}

type Valid<Fields> = { readonly [Key in keyof Fields]: Exclude<Fields[Key], Invalid> }

/** Returns `fields` if none of them is invalid. */
export function combineIfValid<const Fields extends object>(
  fields: Fields,
): Valid<Fields> | Invalid {
  if (!areValid(fields)) return INVALID
  return fields
}

function areValid<Fields extends object>(fields: Fields): fields is Fields & Valid<Fields> {
  return !Object.values(fields).includes(INVALID)
}

/** Returns `value`, or undefined if it is invalid: for checks that look at several inputs. */
export function undefinedIfInvalid<Value>(value: Value | Invalid): Value | undefined {
  if (value === INVALID) return undefined
  return value
}

/** The values of the options of `npm run bench`. */

interface Rule {
  readonly allows: (value: string) => boolean
  readonly inWords: string
}

const isWhole = (value: string) => /^\d{1,9}$/.test(value)
const COUNT: Rule = { allows: isWhole, inWords: 'a whole number' }
const TEXT: Rule = { allows: (value) => value !== '', inWords: 'text' }

const RULES: Readonly<Record<string, Rule>> = {
  rounds: {
    allows: (value) => isWhole(value) && Number(value) > 0,
    inWords: 'a whole number from 1',
  },
  place: { allows: (value) => value === 'memory' || value === 'disk', inWords: 'memory or disk' },
  pages: COUNT,
  gib: { allows: (value) => /^\d{1,9}(\.\d+)?$/.test(value), inWords: 'a number' },
  sites: COUNT,
  in: TEXT,
}

/** Returns the benchmarks and the options `name=value` in the arguments; a value may contain `=`. */
export function splitArguments(args: readonly string[]): {
  names: readonly string[]
  given: readonly (readonly [name: string, value: string])[]
} {
  const given = args.flatMap((arg): [name: string, value: string][] => {
    const at = arg.indexOf('=')
    return at < 0 ? [] : [[arg.slice(0, at), arg.slice(at + 1)]]
  })
  return { names: args.filter((arg) => !arg.includes('=')), given }
}

/** Returns what is wrong with these values, in words: one sentence each, without a full stop. */
export function wrongValues(given: readonly (readonly [name: string, value: string])[]): string[] {
  return given.flatMap(([name, value]) => {
    const rule = RULES[name]
    return rule === undefined || rule.allows(value)
      ? []
      : [`${name} must be ${rule.inWords}, not "${value}"`]
  })
}

/** What is read of a report in the format `mutation-testing-report-schema` 2. */
export interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly {
          readonly status: string
          readonly replacement?: string
          readonly location: { readonly start: Place; readonly end: Place }
        }[]
      }
    >
  >
}

/** Both count from 1. */
interface Place {
  readonly line: number
  readonly column: number
}

/** One change of the code: the lines that it touches, without indentation, before and after. */
export interface Mutant {
  readonly file: string
  readonly line: number
  readonly from: string
  readonly to: string
  readonly status: string
}

export interface Verdict {
  readonly noticed: number
  readonly unnoticed: readonly Mutant[]
  /** Of all changes, those that change nothing included. */
  readonly percent: number
}

const NOTICED = new Set(['Killed', 'Timeout'])
const UNNOTICED = new Set(['Survived', 'NoCoverage'])

/** Returns how many changes the tests noticed. */
export function verdictOn(report: Report): Verdict {
  const mutants = Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants.map((mutant) => ({ ...change(lines, mutant), file, status: mutant.status }))
  })
  const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length
  const unnoticed = mutants.filter(({ status }) => UNNOTICED.has(status))
  const counted = noticed + unnoticed.length
  return { noticed, unnoticed, percent: counted === 0 ? 0 : (100 * noticed) / counted }
}

function change(
  lines: readonly string[],
  { location: { start, end }, replacement = '' }: Report['files'][string]['mutants'][number],
): Pick<Mutant, 'line' | 'from' | 'to'> {
  const touched = lines.slice(start.line - 1, end.line)
  const before = touched[0]?.slice(0, start.column - 1) ?? ''
  const after = touched.at(-1)?.slice(end.column - 1) ?? ''
  return {
    line: start.line,
    from: flat(touched.join('\n')),
    to: flat(before + replacement + after),
  }
}

function flat(code: string): string {
  return code.replace(/\s+/g, ' ').trim()
}

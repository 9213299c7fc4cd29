/**
 * Returns the rows of a table of texts, whose cells are separated by bars or by `between`; an empty
 * cell is an empty text.
 */
export function rows(table: string, between = '|'): string[][] {
  const lines = table.trim().split('\n')
  return lines.map((row) => row.split(between).map((cell) => cell.trim()))
}

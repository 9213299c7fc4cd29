/** Returns the rows of a table of texts, whose cells are between bars, or what `between` is; an empty cell is an empty text. */
export function rows(table: string, between = '|'): string[][] {
  const lines = table.trim().split('\n')
  return lines.map((row) => row.split(between).map((cell) => cell.trim()))
}

/** Returns the rows of a table of texts, whose cells are between bars; an empty cell is an empty text. */
export function rows(table: string): string[][] {
  const lines = table.trim().split('\n')
  return lines.map((row) => row.split('|').map((cell) => cell.trim()))
}

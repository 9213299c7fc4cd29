/** Extracts the text of Jupyter notebooks. */
import { readMarkdownText } from './markdown-text.ts'

const CELL_TYPE = /^\s*"cell_type":\s*"(\w+)"/
const SOURCE_START = /^\s*"source":\s*\[\s*$/
const SOURCE_END = /^\s*\],?\s*$/

/** Indexes of lines: `start` is the first one, and `end` follows the last one. */
interface LineRange {
  readonly start: number
  readonly end: number
}

/**
 * Returns the Markdown of a notebook, each line where it is in the file. The file must have the
 * usual form, in which each line of a cell is a string on a line of its own.
 */
export function readNotebookText(text: string): string {
  const lines = text.split('\n')
  const visibleLines = lines.map(() => '')
  for (const { start, end } of findMarkdownCells(lines)) {
    const cellText = lines.slice(start, end).map(readString).join('\n')
    visibleLines.splice(start, end - start, ...readMarkdownText(cellText).split('\n'))
  }
  return visibleLines.join('\n')
}

/** Returns the lines between the brackets of each Markdown cell. */
function findMarkdownCells(lines: readonly string[]): readonly LineRange[] {
  const cells: LineRange[] = []
  let isMarkdown = false
  let start: number | undefined
  for (const [i, line] of lines.entries()) {
    const cellType = CELL_TYPE.exec(line)?.[1]
    if (cellType !== undefined) isMarkdown = cellType === 'markdown'
    if (SOURCE_START.test(line)) start = isMarkdown ? i + 1 : undefined
    if (start === undefined || !SOURCE_END.test(line)) continue
    cells.push({ start, end: i })
    start = undefined
  }
  return cells
}

/** Returns the value of a line that is a JSON string; empty for other lines. */
function readString(line: string): string {
  try {
    const text: unknown = JSON.parse(line.trim().replace(/,$/, ''))
    if (typeof text === 'string') return text.replace(/\n/g, ' ')
    return ''
  } catch {
    return ''
  }
}

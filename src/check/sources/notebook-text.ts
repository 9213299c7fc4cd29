/** Extracts the text of Jupyter notebooks. */
import { readMarkdownText } from './markdown-text.ts'

const CELL_TYPE = /^\s*"cell_type":\s*"(\w+)"/
const SOURCE_START = /^\s*"source":\s*\[\s*$/
const SOURCE_END = /^\s*\],?\s*$/

/** The lines of a cell, and the index of the first one. */
interface Cell {
  readonly from: number
  readonly lines: string[]
}

/**
 * Returns the Markdown of a notebook, each line where it is in the file. The file must have the
 * usual form, in which each line of a cell is a string on a line of its own.
 */
export function readNotebookText(text: string): string {
  const lines = text.split('\n')
  const visibleLines = lines.map(() => '')
  let isMarkdown = false
  let cell: Cell | undefined

  for (const [i, line] of lines.entries()) {
    const type = CELL_TYPE.exec(line)?.[1]
    if (type !== undefined) isMarkdown = type === 'markdown'
    if (SOURCE_START.test(line)) {
      cell = isMarkdown ? { from: i + 1, lines: [] } : undefined
    } else if (cell !== undefined && SOURCE_END.test(line)) {
      const visibleCell = readMarkdownText(cell.lines.join('\n')).split('\n')
      visibleLines.splice(cell.from, cell.lines.length, ...visibleCell)
      cell = undefined
    } else {
      cell?.lines.push(readString(line))
    }
  }

  return visibleLines.join('\n')
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

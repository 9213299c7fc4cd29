import { Parser } from 'htmlparser2'

const BLOCKS: ReadonlySet<string> = new Set([
  'h3',
  'h4',
  'p',
  'pre',
  'table',
  'tr',
  'ol',
  'ul',
  'br',
  'details',
])

/** Returns a job summary as text for a terminal: what is folded in it is named, and not shown. */
export function summaryText(html: string): string {
  const text: string[] = []
  const lists: { ordered: boolean; items: number }[] = []
  let foldedDepth = 0
  let tableDepth = 0
  let isNaming = false
  let isCode = false
  const newLine = () => {
    if (text.length > 0 && text.at(-1) !== '\n') text.push('\n')
  }
  const parser = new Parser({
    onopentag(name) {
      if (name === 'details' && foldedDepth++ === 0) newLine()
      if (name === 'summary' && foldedDepth === 1) {
        isNaming = true
        text.push('▸ ')
      }
      if (foldedDepth > 0) return
      if (name === 'table') tableDepth++
      if (name === 'br' && tableDepth > 0) text.push(' ')
      else if (BLOCKS.has(name)) newLine()
      if (name === 'pre') isCode = true
      if (name === 'ol' || name === 'ul') lists.push({ ordered: name === 'ol', items: 0 })
      if (name === 'li') {
        newLine()
        const list = lists.at(-1)
        if (list !== undefined) list.items++
        text.push(list?.ordered ? `${list.items}. ` : '- ')
      }
      if ((name === 'td' || name === 'th') && text.at(-1) !== '\n') text.push('  ')
    },
    ontext(words) {
      if (foldedDepth > 0 && !isNaming) return
      if (isCode) text.push(words)
      else if (words.trim() !== '' || text.at(-1) !== '\n') text.push(words.replace(/\s+/g, ' '))
    },
    onclosetag(name) {
      if (name === 'summary') isNaming = false
      if (name === 'details') foldedDepth--
      if (foldedDepth > 0) return
      if (name === 'pre') isCode = false
      if (name === 'ol' || name === 'ul') lists.pop()
      if (name === 'table') tableDepth--
      if (name !== 'br' && (BLOCKS.has(name) || name === 'li')) newLine()
    },
  })
  parser.end(html)
  const lines = text.join('').split('\n')
  return lines
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')
}

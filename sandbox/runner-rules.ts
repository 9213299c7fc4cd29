/**
 * How GitHub's runner reads what a step writes, according to its sources (https://github.com/actions/runner):
 * ActionCommandManager.cs and ActionCommand.cs for commands in the log, FileCommandManager.cs for the output file.
 */

export interface Command {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

const KNOWN = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
])

/** Returns the command in a line, in the form `::name k=v::message` or the older `##[name k=v]message`. */
export function commandIn(line: string): Command | undefined {
  return (
    parseCommand(line.trimStart(), '::', '::', ',', unescapeData, unescapeProperty) ??
    parseOlder(line)
  )
}

function parseOlder(line: string): Command | undefined {
  const start = line.indexOf('##[')
  return start < 0
    ? undefined
    : parseCommand(line.slice(start), '##[', ']', ';', unescapeOlder, unescapeOlder)
}

function parseCommand(
  line: string,
  open: string,
  close: string,
  separator: string,
  data: (text: string) => string,
  property: (text: string) => string,
): Command | undefined {
  if (!line.startsWith(open)) return undefined
  const end = line.indexOf(close, open.length)
  if (end < 0) return undefined
  const [name = '', ...rest] = line.slice(open.length, end).split(' ')
  if (!KNOWN.has(name.toLowerCase())) return undefined
  const pairs = rest
    .join(' ')
    .trim()
    .split(separator)
    .map((pair) => pair.split(/=(.*)/s))
  const properties = Object.fromEntries(
    pairs
      .filter(([, value]) => value)
      .map(([key = '', value = '']) => [key.trim(), property(value)]),
  )
  return { name: name.toLowerCase(), properties, message: data(line.slice(end + close.length)) }
}

const unescapeData = (text: string) =>
  text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
const unescapeProperty = (text: string) =>
  text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%')
const unescapeOlder = (text: string) =>
  text
    .replaceAll('%3B', ';')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%5D', ']')
    .replaceAll('%25', '%')

/**
 * Returns the outputs in an output file: `name=value`, or `name<<delimiter`, lines, `delimiter`; the last one counts.
 * On Windows only, lines can also end with \r\n; line endings in a value are kept.
 * @throws Error where the runner fails the step: a line of neither form, or a missing final delimiter
 */
export function outputsIn(file: string, platform = process.platform): Record<string, string> {
  const outputs: Record<string, string> = {}
  const raw = file.split('\n')
  const withoutEnd = (text: string) => (platform === 'win32' ? text.replace(/\r$/, '') : text)
  const lines = raw.map(withoutEnd)
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    if (line === '') continue
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      outputs[line.slice(0, equals)] = line.slice(equals + 1)
    } else if (heredoc >= 0) {
      const delimiter = line.slice(heredoc + 2)
      const end = lines.indexOf(delimiter, i + 1)
      if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`)
      outputs[line.slice(0, heredoc)] = withoutEnd(raw.slice(i + 1, end).join('\n'))
      i = end
    } else {
      throw new Error(`Invalid format '${line}'`)
    }
  }
  return outputs
}

/**
 * Returns a reader of what a step prints. Lines end with \n, \r, or \r\n (as .NET reads them), on
 * stdout and stderr; commands are processed, and everything else is shown with the masks that are
 * known at that point.
 */
export function reader(show: (line: string) => void) {
  const commands: Command[] = []
  const lines: string[] = []
  const masks: string[] = []
  const rest = { stdout: '', stderr: '' }
  let resumeToken: string | undefined

  const take = (line: string) => {
    if (resumeToken !== undefined) {
      if (line.trim() === `::${resumeToken}::`) resumeToken = undefined
      print(line)
      return
    }
    const command = commandIn(line)
    if (!command) {
      print(line)
      return
    }
    commands.push(command)
    if (command.name === 'add-mask')
      masks.push(
        ...[command.message, ...command.message.split(/[\r\n]+/).map((line) => line.trim())].filter(
          Boolean,
        ),
      )
    if (command.name === 'stop-commands') resumeToken = command.message
    if (['error', 'warning', 'notice'].includes(command.name))
      print(`${command.name[0]?.toUpperCase()}${command.name.slice(1)}: ${command.message}`)
  }
  const print = (line: string) => {
    const longestFirst = masks.toSorted((a, b) => b.length - a.length)
    const masked = longestFirst.reduce((text, mask) => text.replaceAll(mask, '***'), line)
    lines.push(masked)
    show(masked)
  }

  return {
    commands,
    lines,
    read(stream: 'stdout' | 'stderr', text: string) {
      const parts = (rest[stream] + text).split(/\r\n|\n|\r(?!$)/)
      rest[stream] = parts.pop() ?? ''
      for (const part of parts) take(part)
    },
    end() {
      for (const part of [rest.stdout, rest.stderr]) if (part !== '') take(part.replace(/\r$/, ''))
    },
  }
}

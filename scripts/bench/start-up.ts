import { compare } from './measure.ts'

/** The whole process up to an input error, compared with a Node that does nothing. The goal is a ratio of at most 3. */
export function startUp(): void {
  const node = process.execPath
  compare(
    { name: 'this step, refusing its inputs', command: [node, 'dist/index.js'] },
    { name: `node -e 0 (Node ${process.version})`, command: [node, '-e', '0'] },
    31,
  )
}

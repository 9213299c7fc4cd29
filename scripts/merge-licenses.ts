/**
 * Puts the licences of what is bundled into one file: ncc writes those of the entry and those of all other chunks, and
 * under one name the latter would replace the former.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

for (const folder of ['dist', 'dist/reader-thread', 'dist/editor-thread']) {
  const parts = globSync(`${folder}/licenses-*.txt`).sort()
  if (parts.length === 0) throw new Error(`ncc left no licences in ${folder}`)
  const texts = new Set(parts.map((part) => readFileSync(part, 'utf8')))
  for (const part of parts) rmSync(part)
  writeFileSync(`${folder}/licenses.txt`, [...texts].join('\n\n'))
}

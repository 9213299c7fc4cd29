/**
 * Copies the version in package.json into every file that shows how the action is used, and moves
 * the “Unreleased” section of the changelog to it. `npm version` runs it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { withVersion } from './release/add-version.ts'
import { currentRepository } from './release/repository.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const repository = currentRepository()
/** A version as in workflows and npx commands: of this action, or of a companion action in its own folder. */
const PIN = new RegExp(`(${repository}(?:/[\\w/-]+)?[@#])v[\\w.]+`, 'g')
const FILES = ['{README,SECURITY,TROUBLESHOOTING}.md', '{docs,examples}/*.{md,yml}']

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

for (const file of globSync(FILES)) edit(file, (text) => text.replace(PIN, `$1v${version}`))

const today = new Date().toISOString().slice(0, 10)
edit('CHANGELOG.md', (text) => withVersion(text, version, today, repository))

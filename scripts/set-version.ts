/**
 * Copies the version in package.json into every file that shows how the action is used, and moves what is “Unreleased” in
 * the changelog to it. `npm version` runs it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { withVersion } from './release/add-version.ts'
import { currentRepository } from './release/repository.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const repository = currentRepository()
/** As workflows and npx name a version: of this action, or of one of its companions in a folder of their own. */
const PIN = new RegExp(`(${repository}(?:/[\\w/-]+)?[@#])v[\\w.]+`, 'g')
const FILES = ['{README,SECURITY,TROUBLESHOOTING}.md', '{docs,examples}/*.{md,yml}']

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

for (const file of globSync(FILES)) edit(file, (text) => text.replace(PIN, `$1v${version}`))

const today = new Date().toISOString().slice(0, 10)
edit('CHANGELOG.md', (text) => withVersion(text, version, today, repository))

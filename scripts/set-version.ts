/** Copies the version in package.json into every file that shows how the action is used. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const files = ['README.md', ...readdirSync('examples').map((name) => `examples/${name}`)]

for (const file of files) {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/(OWNER\/docs-export-action)@[\w.]+/g, `$1@v${version}`))
}

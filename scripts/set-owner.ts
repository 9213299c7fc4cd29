/**
 * `npm run set-owner -- ACCOUNT`: sets the account that publishes this action in every file that
 * mentions it. The current account is the one in package.json.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { currentRepository } from './release/repository.ts'

/** GitHub's rule: letters, digits, and single hyphens between them, 39 characters at most. */
const ACCOUNT = /^(?=.{1,39}$)[a-z\d]+(?:-[a-z\d]+)*$/i

const [account, ...rest] = process.argv.slice(2)
if (account === undefined || rest.length > 0 || !ACCOUNT.test(account)) {
  console.error(
    'usage: npm run set-owner -- ACCOUNT (the user or organization on GitHub that owns the repository)',
  )
  process.exit(2)
}

const repository = currentRepository()
const [owner = '', name] = repository.split('/')

/** The only file that mentions the account without the repository. */
const CODE_OWNERS = '.github/CODEOWNERS'

const mentions = new RegExp(`(?<![\\w-])${repository}(?![\\w-])`, 'g')
// Once the account is set, the explanation of the placeholder is removed.
const explanation = new RegExp(`^- \`${owner}\` stands for .*\n(?: +.*\n)*`, 'm')

const files = execFileSync('git', ['ls-files', '-z', '--', ':!dist'], { encoding: 'utf8' })
const changed = files.match(/[^\0]+/g)?.filter((file) => {
  const before = readFileSync(file, 'latin1')
  const renamed = before.replace(mentions, `${account}/${name}`).replace(explanation, '')
  const after = file === CODE_OWNERS ? renamed.replaceAll(`@${owner}`, `@${account}`) : renamed
  if (after !== before) writeFileSync(file, after, 'latin1')
  return after !== before
})
console.log(`Updated ${changed?.length} files to ${account}`)

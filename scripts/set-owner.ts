/**
 * `npm run set-owner -- ACCOUNT`: carries the account that publishes this action into every file that names it, from
 * the one that package.json names so far.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { currentRepository } from './release/repository.ts'

/** GitHub's rule: letters, digits and single hyphens between them, 39 characters at most. */
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

/** The one file that names the account without the repository. */
const CODE_OWNERS = '.github/CODEOWNERS'

const mentions = new RegExp(`(?<![\\w-])${repository}(?![\\w-])`, 'g')
// Once the account is known, nobody has to be told what the placeholder stands for.
const explanation = new RegExp(`^- \`${owner}\` stands for .*\n(?: +.*\n)*`, 'm')

const files = execFileSync('git', ['ls-files', '-z', '--', ':!dist'], { encoding: 'utf8' })
const changed = files.match(/[^\0]+/g)?.filter((file) => {
  const before = readFileSync(file, 'latin1')
  const renamed = before.replace(mentions, `${account}/${name}`).replace(explanation, '')
  const after = file === CODE_OWNERS ? renamed.replaceAll(`@${owner}`, `@${account}`) : renamed
  if (after !== before) writeFileSync(file, after, 'latin1')
  return after !== before
})
console.log(`Files that name ${account} now: ${changed?.length}`)

import { expect, test } from '@jest/globals'
import { makeDocsUrl } from '../../../src/summary/docs-url.ts'
import { ON_GITHUB } from '../../support/printed-step.ts'

test.each<[string, NodeJS.ProcessEnv, string | undefined]>([
  ['on GitHub', {}, 'https://github.com/owner/action/blob/v1'],
  [
    'on a server',
    { GITHUB_SERVER_URL: 'https://ghe.example' },
    'https://ghe.example/owner/action/blob/v1',
  ],
  [
    'on a branch',
    { GITHUB_ACTION_REF: 'fix/a#b' },
    'https://github.com/owner/action/blob/fix/a%23b',
  ],
  ['of an action in the workflow’s own repository', { GITHUB_ACTION_REPOSITORY: '' }, undefined],
  ['without a version', { GITHUB_ACTION_REF: '' }, undefined],
  ['without a server', { GITHUB_SERVER_URL: '' }, undefined],
  ['on a server without TLS', { GITHUB_SERVER_URL: 'http://git.example.com' }, undefined],
  ['on Gitea', { GITEA_ACTIONS: 'true' }, undefined],
  ['on Forgejo', { FORGEJO_ACTIONS: 'true' }, undefined],
  ['of something that is not a repository', { GITHUB_ACTION_REPOSITORY: '../x/y' }, undefined],
])('the address of a page of the documentation %s', (_, env, tree) => {
  const address = makeDocsUrl({ ...ON_GITHUB, ...env }, 'docs/check.md', 'sitemap')
  expect(address).toBe(tree && `${tree}/docs/check.md#sitemap`)
})

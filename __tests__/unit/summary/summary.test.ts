import { expect, test } from '@jest/globals'
import { docsAddress } from '../../../src/summary/summary.ts'

const ON_GITHUB = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_ACTION_REPOSITORY: 'owner/docs-export-action',
  GITHUB_ACTION_REF: 'v1',
}

test.each<[string, NodeJS.ProcessEnv, string | undefined]>([
  ['on GitHub', {}, 'https://github.com/owner/docs-export-action/blob/v1/docs/check.md#sitemap'],
  [
    'on a server of their own',
    { GITHUB_SERVER_URL: 'https://ghe.example.com' },
    'https://ghe.example.com/owner/docs-export-action/blob/v1/docs/check.md#sitemap',
  ],
  [
    'on a branch',
    { GITHUB_ACTION_REF: 'fix/a#b' },
    'https://github.com/owner/docs-export-action/blob/fix/a%23b/docs/check.md#sitemap',
  ],
  ['of an action in the workflow’s own repository', { GITHUB_ACTION_REPOSITORY: '' }, undefined],
  ['without a version', { GITHUB_ACTION_REF: '' }, undefined],
  ['without a server', { GITHUB_SERVER_URL: '' }, undefined],
  ['on a server without TLS', { GITHUB_SERVER_URL: 'http://git.example.com' }, undefined],
  ['on Gitea', { GITEA_ACTIONS: 'true' }, undefined],
  ['on Forgejo', { FORGEJO_ACTIONS: 'true' }, undefined],
  ['of what is no repository', { GITHUB_ACTION_REPOSITORY: '../x/y' }, undefined],
])('the address of a page of the documentation %s', (_, env, expected) => {
  expect(docsAddress({ ...ON_GITHUB, ...env }, 'docs/check.md', 'sitemap')).toBe(expected)
})

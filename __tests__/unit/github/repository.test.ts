import { expect, test } from '@jest/globals'
import { parseRepository } from '../../../src/github/repository.ts'
import { readWorkspace } from '../../../src/github/workspace.ts'

test.each<readonly [string, string, string]>([
  ['octo/docs', 'octo', 'docs'],
  ['octo/docs/x', '', ''],
  ['octo/', '', ''],
  ['/docs', '', ''],
  ['octo', '', ''],
  ['', '', ''],
])('the repository in %j', (GITHUB_REPOSITORY, owner, repo) => {
  const { repository, errors } = parseRepository({ GITHUB_REPOSITORY })
  expect(repository).toEqual({ apiUrl: 'https://api.github.com', owner, repo })
  expect(errors).toHaveLength(owner === '' ? 1 : 0)
})

test.each<readonly [string, number]>([
  ['', 0],
  ['https://ghe.example.com/api/v3', 0],
  ['http://127.0.0.1:1', 0],
  ['ftp://ghe.example.com/', 1],
  ['ghe.example.com', 1],
])('the address %j of the API has %i errors', (GITHUB_API_URL, count) => {
  const { errors } = parseRepository({ GITHUB_API_URL, GITHUB_REPOSITORY: 'octo/docs' })
  expect(errors).toHaveLength(count)
})

test('of the refs of the commit, those that are known count', () => {
  const env = { GITHUB_WORKSPACE: '/work', GITHUB_BASE_REF: '', GITHUB_REF_NAME: 'main' }
  expect(readWorkspace(env)).toEqual({ folder: '/work', repository: undefined, refs: ['main'] })
  const more = { GITHUB_REPOSITORY: 'octo/docs', GITHUB_HEAD_REF: 'fix', GITHUB_SHA: 'abc' }
  expect(readWorkspace({ ...env, ...more })).toEqual({
    folder: '/work',
    repository: 'https://github.com/octo/docs',
    refs: ['fix', 'main', 'abc'],
  })
})

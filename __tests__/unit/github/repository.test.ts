import { expect, test } from '@jest/globals'
import { parseRepository, readRepository } from '../../../src/github/repository.ts'
import { readWorkspace } from '../../../src/github/workspace.ts'

test.each<readonly [string, string, string]>([
  ['octo/docs', 'octo', 'docs'],
  ['octo/docs/x', '', ''],
  ['octo//docs', '', ''],
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
  ['HTTP://127.0.0.1:1', 0],
  ['ftp://ghe.example.com/', 1],
  ['httpsx://ghe.example.com/', 1],
  ['git+http://ghe.example.com/', 1],
  ['ghe.example.com', 1],
])('the address %j of the API has %i errors', (GITHUB_API_URL, count) => {
  const { repository, errors } = parseRepository({
    GITHUB_API_URL,
    GITHUB_REPOSITORY: 'octo/docs',
  })
  expect(errors).toHaveLength(count)
  expect(repository.apiUrl).toBe(GITHUB_API_URL || 'https://api.github.com')
})

test('a repository that is not known fails the step', () => {
  expect(readRepository({ GITHUB_REPOSITORY: 'octo/docs' }, 'no')).toMatchObject({ repo: 'docs' })
  expect(() => readRepository({}, 'no')).toThrow('GITHUB_REPOSITORY')
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

test.each<[NodeJS.ProcessEnv, Partial<ReturnType<typeof readWorkspace>>]>([
  [{}, { folder: process.cwd(), repository: undefined, refs: [] }],
  [{ GITHUB_WORKSPACE: '', GITHUB_REPOSITORY: '' }, { folder: process.cwd() }],
  [
    { GITHUB_REPOSITORY: 'octo/docs', GITHUB_SERVER_URL: 'https://ghe.example' },
    { repository: 'https://ghe.example/octo/docs' },
  ],
  [{ GITHUB_BASE_REF: 'a', GITHUB_HEAD_REF: 'b' }, { refs: ['a', 'b'] }],
])('the workspace of %j', (env, workspace) => {
  expect(readWorkspace(env)).toMatchObject(workspace)
})

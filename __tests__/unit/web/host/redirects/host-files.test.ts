import { expect, test } from '@jest/globals'
import {
  azureFiles,
  cloudflarePagesFiles,
  cloudflareWorkersFiles,
  type HtmlHandling,
  netlifyFiles,
  vercelFiles,
} from '../../../../../src/web/host/redirects/host-files.ts'

const FILES = ['index.html', 'file.html', 'folder/index.html', 'both.html', 'both/index.html', 'data']

function lookup(name: string): number | undefined {
  const index = FILES.indexOf(name)
  return index === -1 ? undefined : index
}

function shown(answer: ReturnType<ReturnType<typeof netlifyFiles>>): string {
  if (answer === undefined) return '-'
  return 'file' in answer ? (FILES[answer.file] ?? '') : `> ${answer.redirect}`
}

const PATHS = [
  '/',
  '/index.html',
  '/file',
  '/file.html',
  '/file/',
  '/file/index.html',
  '/folder',
  '/folder/',
  '/folder/index',
  '/folder.html',
  '/both',
  '/both/',
  '/both.html',
  '/data',
  '/data/',
  '//file',
] as const

// https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/ and the worker's own code.
test.each<readonly [HtmlHandling, readonly string[]]>([
  [
    'auto-trailing-slash',
    [
      'index.html',
      '> /',
      'file.html',
      '> /file',
      '> /file',
      '> /file',
      '> /folder/',
      'folder/index.html',
      '> /folder/',
      '> /folder/',
      'both.html',
      'both/index.html',
      '> /both',
      'data',
      '-',
      'file.html',
    ],
  ],
  [
    'force-trailing-slash',
    [
      'index.html',
      '> /',
      '> /file/',
      '> /file/',
      'file.html',
      '> /file/',
      '> /folder/',
      'folder/index.html',
      '> /folder/',
      '> /folder/',
      '> /both/',
      'both/index.html',
      'both.html',
      'data',
      '-',
      '> /file/',
    ],
  ],
  [
    'drop-trailing-slash',
    [
      'index.html',
      '> /',
      'file.html',
      '> /file',
      '> /file',
      '> /file',
      'folder/index.html',
      '> /folder',
      '> /folder',
      '> /folder',
      'both.html',
      '> /both',
      '> /both',
      'data',
      '-',
      'file.html',
    ],
  ],
  [
    'none',
    [
      '-',
      'index.html',
      '-',
      'file.html',
      '-',
      '-',
      '-',
      '-',
      '-',
      '-',
      '-',
      '-',
      'both.html',
      'data',
      '-',
      '-',
    ],
  ],
])('Workers with %s', (handling, expected) => {
  const files = cloudflareWorkersFiles(lookup, handling)
  expect(PATHS.map((path) => shown(files(path)))).toEqual(expected)
})

test('Pages', () => {
  const files = cloudflarePagesFiles(lookup)
  expect(PATHS.map((path) => shown(files(path)))).toEqual([
    'index.html',
    '> /',
    'file.html',
    '> /file',
    '> /file',
    '-',
    '> /folder/',
    'folder/index.html',
    '> /folder/',
    '-',
    'both.html',
    'both/index.html',
    '> /both',
    'data',
    '-',
    'file.html',
  ])
})

test.each([
  ['Netlify', netlifyFiles(lookup)],
  ['Azure', azureFiles(lookup)],
])('%s answers all forms of an address', (_, files) => {
  const found = [
    '/',
    '/file',
    '/file/',
    '/file.html',
    '/folder',
    '/folder/',
    '/both/',
    '/data',
    '/data/',
    '/nothing',
  ]
  expect(found.map((path) => shown(files(path)))).toEqual([
    'index.html',
    'file.html',
    'file.html',
    'file.html',
    'folder/index.html',
    'folder/index.html',
    'both/index.html',
    'data',
    '-',
    '-',
  ])
})

test('Vercel finds pages without their ending with `cleanUrls` alone', () => {
  const found = ['/', '/file', '/file.html', '/folder', '/folder/', '/data', '/nothing']
  expect(found.map((path) => shown(vercelFiles(lookup, false)(path)))).toEqual([
    'index.html',
    '-',
    'file.html',
    'folder/index.html',
    'folder/index.html',
    'data',
    '-',
  ])
  expect(shown(vercelFiles(lookup, true)('/file'))).toBe('file.html')
})

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { HELP, readOptions } from '../../../sandbox/options.ts'
import { ArgumentError } from '../../../src/command-line/arguments.ts'

test('without options, only the port is set, and the server chooses the rest', () => {
  expect(readOptions([])).toEqual({ port: 8765 })
})

test('every option is parsed', () => {
  const line =
    '--port 0 --api-key adm_test_key --plan free --domain Docs.Example.com --docs d --format zip --export-time 1m ' +
    '--export-fails why --link-lifetime 90 --form project --build-time 2m --build-fails because ' +
    '--built-commit 0123abc --project-id p --agent-job a --agent-job b --agent-story archived ' +
    '--agent-time 2h'
  expect(readOptions(line.split(' '))).toEqual({
    port: 0,
    apiKey: 'adm_test_key',
    plan: 'free',
    domain: 'docs.example.com',
    docs: resolve('d'),
    format: 'zip',
    exportTimeMs: 60_000,
    exportFails: 'why',
    linkLifetimeMs: 90_000,
    form: 'project',
    buildTimeMs: 120_000,
    buildFails: 'because',
    builtCommit: '0123abc',
    projectId: 'p',
    agentJobs: ['a', 'b'],
    agentStory: 'archived',
    agentTimeMs: 7_200_000,
  })
  expect(readOptions(['--site', 's'])).toMatchObject({ site: resolve('s') })
  expect(readOptions(['--bundle', 'b'])).toMatchObject({ bundle: resolve('b') })
  expect(readOptions(['--help'])).toBe('help')
})

test.each([
  ['--nonsense', /^Unknown option --nonsense$/],
  ['--bundel x', /^Unknown option --bundel; did you mean --bundle\?$/],
  ['extra', /^Unexpected argument extra/],
  ['--port 70000', /--port must be a number from 0 to 65535/],
  ['--api-key=', /--api-key must be ASCII without spaces/],
  ['--api-key short', /--api-key needs at least 8 characters, as the action requires/],
  ['--domain https://docs.example.com', /--domain must be a host name/],
  ['--plan gold', /--plan must be one of: enterprise, free/],
  ['--format rar', /--format must be one of: tar\.gz, zip/],
  ['--agent-story sad', /--agent-story must be one of: pull-request, no-change, failed, archived/],
  ['--form any', /--form must be one of: both, domain, project/],
  ['--built-commit main', /--built-commit must be 7 to 40 hexadecimal digits/],
  ['--build-time soon', /--build-time must be a duration/],
  ['--link-lifetime 8d', /--link-lifetime must be from 1s to 7d/],
  ['--export-time soon', /--export-time must be a duration/],
  ['--docs a --site b', /--docs and --site cannot be combined/],
  ['--format zip --bundle b', /--format and --bundle cannot be combined/],
])('%s is invalid usage', (line, message) => {
  const read = () => readOptions(line.split(' '))
  expect(read).toThrow(ArgumentError)
  expect(read).toThrow(message)
})

test('the help, the README, and the code have the same options', () => {
  const named = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))].sort()
  const code = named(readFileSync('sandbox/options.ts', 'utf8'), /(?<=^ {2}'?)[a-z-]+(?='?: \{ type: )/gm)
  expect(code).toHaveLength(20)
  expect(named(HELP, /(?<=^ {2}--)[a-z-]+/gm)).toEqual(code)
  expect(named(readFileSync('sandbox/README.md', 'utf8'), /(?<=^\| `--)[a-z-]+/gm)).toEqual(code)
})

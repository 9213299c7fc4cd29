/**
 * Starts the sandbox in the background of a job, on a free port, and outputs its URL and its key, for
 * `.github/actions/sandbox`, on any system. usage: start-sandbox.ts [option of the sandbox ...]
 */
import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const { RUNNER_TEMP = '', GITHUB_OUTPUT = '' } = process.env
const log = join(mkdtempSync(join(RUNNER_TEMP, 'sandbox-')), 'log')
const file = openSync(log, 'a')
const main = resolve(import.meta.dirname, '..', '..', 'sandbox', 'main.ts')
const sandbox = spawn(process.execPath, [main, '--port', '0', ...process.argv.slice(2)], {
  detached: true,
  windowsHide: true,
  stdio: ['ignore', file, file],
})
sandbox.unref()

// Without a time limit: the job has a timeout, and a busy machine may be slow.
let text = ''
const isRunning = () => sandbox.exitCode === null && sandbox.signalCode === null
for (; !text.includes('Requests:') && isRunning(); text = readFileSync(log, 'utf8'))
  await setTimeout(100)

const exported = (name: string) => new RegExp(`export ${name}=(.*)`).exec(text)?.[1]
const [baseUrl, key] = [exported('BASE_URL'), exported('API_KEY')]
if (key !== undefined) console.log(`::add-mask::${key}`)
console.log(text)
if (baseUrl === undefined || key === undefined) process.exitCode = 1
else appendFileSync(GITHUB_OUTPUT, `base-url=${baseUrl}\napi-key=${key}\n`)

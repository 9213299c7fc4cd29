/** scripts/setup.mjs, with an npm and a Node that only print how they were called. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { scratch } from '../../support/scratch.ts'

interface Machine {
  /** When the installed packages were installed: before or after the lock file was written; undefined if none are. */
  readonly installed?: 'before' | 'after'
  /** A shell script in place of npm. */
  readonly npm?: string
  readonly node?: string
}

function setUp({ installed, npm = 'printf "%s\\n" "$*" > asked', node = 'v24.21.0' }: Machine) {
  const cwd = scratch()
  const bin = join(cwd, 'bin')
  mkdirSync(bin)
  for (const [name, script] of Object.entries({ npm, node: `echo ${node}` })) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  writeFileSync(join(cwd, 'package-lock.json'), '{}')
  if (installed !== undefined) {
    const file = join(cwd, 'node_modules', '.package-lock.json')
    mkdirSync(join(cwd, 'node_modules', '.bin'), { recursive: true })
    writeFileSync(file, '{}')
    const time = Date.now() / 1_000 + (installed === 'after' ? 60 : -60)
    utimesSync(file, time, time)
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/setup.mjs')], {
    cwd,
    encoding: 'utf8',
    env: { PATH: `${join(cwd, 'node_modules', '.bin')}:${bin}:${process.env.PATH}` },
  })
  const asked = join(cwd, 'asked')
  return { status, stdout, stderr, asked: existsSync(asked) ? readFileSync(asked, 'utf8') : undefined }
}

test.each([[{}], [{ installed: 'before' }]] as const)(
  'says what it installs, and how long that takes: %j',
  (machine) => {
    const run = setUp(machine)
    expect(run).toMatchObject({
      status: 0,
      stdout: '',
      asked: 'ci --engine-strict=false --no-audit --no-fund --loglevel=error\n',
    })
    expect(run.stderr.split('\n')).toEqual([
      expect.stringMatching(/^setup: npm installs the packages in package-lock\.json/),
      'setup: This happens once and takes about a minute; nothing outside this folder is changed.',
      expect.stringMatching(/^setup: done after \d+ seconds$/),
      '',
    ])
  },
)

test('says and does nothing if everything is installed', () => {
  expect(setUp({ installed: 'after' })).toEqual({ status: 0, stdout: '', stderr: '', asked: undefined })
})

test('what npm prints stays off stdout, and a failure of npm prints no stack trace', () => {
  const { status, stdout, stderr } = setUp({ npm: 'echo added; echo E404 >&2; exit 1' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(
    'added\nE404\nsetup: npm ci --engine-strict=false --no-audit --no-fund --loglevel=error failed.\n',
  )
  expect(stderr).toContain('HTTPS_PROXY')
  expect(stderr).not.toContain('    at ')
})

const BRING_NODE = `printf "%s\\n" "$*" > asked; mkdir -p scripts/node/node_modules/.bin
printf '#!/bin/sh\\necho v24.21.0\\n' > scripts/node/node_modules/.bin/node; chmod +x scripts/node/node_modules/.bin/node`
const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('brings the Node of the Action for scripts where the machine has another', () => {
  const { status, stderr, asked } = setUp({ installed: 'after', node: 'v20.20.2', npm: BRING_NODE })
  expect([status, asked]).toEqual([
    0,
    'ci --engine-strict=false --no-audit --no-fund --loglevel=error --prefix scripts/node\n',
  ])
  expect(stderr).toMatch(/^setup: npm installs Node 24 into scripts\/node\./)
})

test('refuses another Node if none can be installed, and says which one is needed', () => {
  const { status, stderr } = setUp({ installed: 'after', node: 'v22.1.0' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^setup: .* Node 24, .* found v22\.1\.0\.\nsetup: install Node 24/m)
})

// https://docs.npmjs.com/cli/v11/using-npm/scripts#prepare-and-prepublish and `prepareDir` of pacote/lib/git.js
test('npx does not install anything that is only for development', () => {
  const { scripts, workspaces, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect([workspaces, optionalDependencies]).toEqual([undefined, undefined])
  for (const name of ['preinstall', 'install', 'postinstall', 'build', 'prepack', 'prepare'])
    expect(scripts).not.toHaveProperty(name)
})

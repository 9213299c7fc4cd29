import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { currentRepository } from '../../scripts/release/repository.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const REPOSITORY = currentRepository()
const THIS = `${REPOSITORY}@`
const UPLOAD = 'actions/upload-artifact@'
const action = parse(text('action.yml')) as { inputs: object; outputs: object }
const { version } = JSON.parse(text('package.json')) as { version: string }
const names = readdirSync(join(ROOT, 'examples')).filter((name) => name.endsWith('.yml'))

interface Step {
  readonly id?: string
  readonly if?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, unknown>>
  readonly run?: string
}
interface Job {
  readonly permissions?: object
  readonly if?: string
  readonly needs?: string | readonly string[]
  readonly environment?: string | { readonly name: string; readonly deployment?: boolean }
  readonly concurrency?: object
  readonly steps: Step[]
}
type Workflow = {
  readonly on: {
    readonly push?: object
    readonly schedule?: readonly { readonly cron: string }[]
    readonly workflow_dispatch?: { readonly inputs?: Readonly<Record<string, object>> } | null
  }
  readonly permissions: object
  readonly concurrency?: object
  readonly jobs: Readonly<Record<string, Job>>
}

const example = (name: string) => parse(text(`examples/${name}`)) as Workflow
const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps }) => steps)
const using = (action: string, steps: readonly Step[]) =>
  steps.filter(({ uses }) => uses?.startsWith(action))

const documents = ['.', 'docs', 'examples', 'sandbox'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
)

/** The steps that a document shows in its YAML blocks. */
const stepsShownIn = (source: string): Step[] =>
  [...source.matchAll(/^```ya?ml\n(.*?)^```/gms)].flatMap(([, block = '']) => {
    const shown = parse(block) as Step[] | Workflow | null
    if (Array.isArray(shown)) return shown
    return shown?.jobs === undefined ? [] : stepsOf(shown)
  })

const OUTPUT = /\$\{\{\s*(?:steps|needs)\.[\w-]+\.outputs\.([\w-]+)\s*\}\}/

/** Outputs that the service may leave empty: examples pass them on, and print nothing about empty ones. */
const MAY_BE_EMPTY = 'linkExpiresAt'

/** Returns the places where a step uses an output of another as if it could not be empty, as they are written. */
function uncheckedOutputs({
  if: condition = '',
  with: inputs = {},
  env = {},
  run = '',
}: Step): string[] {
  const inCommands = Object.entries(env).flatMap(([name, value]) => {
    const output = OUTPUT.exec(String(value))?.[1]
    if (output === undefined || output === MAY_BE_EMPTY || condition.includes(`.outputs.${output}`))
      return []
    const uses = run.match(new RegExp(`\\$(?:${name}\\b|\\{${name}\\b[^}]*\\})`, 'g')) ?? []
    return uses.filter((use) => !use.startsWith(`\${${name}:?`))
  })
  // An input that is only an output is rejected by the action that requires it; in a command line it is just missing, and
  // without its live-url, a check compares nothing.
  const inInputs = Object.entries(inputs).flatMap(([name, input]) => {
    const value = String(input)
    return OUTPUT.test(value) && (name === 'live-url' || value.replace(OUTPUT, '') !== '')
      ? [value]
      : []
  })
  return [...inCommands, ...inInputs, ...(run.match(new RegExp(OUTPUT, 'g')) ?? [])]
}

const outputOf = (reference: string) => `\${{ ${reference} }}`

/** As the job summary and TROUBLESHOOTING.md have it. */
const REPORT = `${outputOf('runner.temp')}/docs-export-report-*`

/** What a script may do before it has checked its outputs: nothing of it is visible outside the runner. */
const LOCAL =
  /^(?:#|(?::|\[\[?|cd|cp|export|mkdir|printf|set|touch|trap|umask)(?= |$)|\w+=(?:\S*|\$\{[^}]*\}|\([^)]*\))$)/

/** Returns the variables that a script checks with `:?` only after a command with an effect outside the runner. */
function checkedTooLate(run: string): string[] {
  const commands = run
    .replace(/\\\n/g, ' ')
    .replace(/=\([^)]*\)/g, '=()')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const firstEffect = commands.findIndex((command) => !LOCAL.test(command))
  const demandedIn = (some: string[]) =>
    some.flatMap((line) => line.match(/(?<=\$\{)\w+(?=:\?)/g) ?? [])
  if (firstEffect === -1) return []
  const inTime = new Set(demandedIn(commands.slice(0, firstEffect + 1)))
  return demandedIn(commands.slice(firstEffect + 1)).filter((name) => !inTime.has(name))
}

const shown = (path: string) =>
  [...text(path).matchAll(new RegExp(`${REPOSITORY}[@#](v[\\w.]+)`, 'g'))].map(([, ref]) => ref)

test.each(['README.md', ...names.map((name) => `examples/${name}`)])(
  '%s uses this version',
  (path) => expect(new Set(shown(path))).toEqual(new Set([`v${version}`])),
)

test.each(documents.filter((path) => path.startsWith('docs/')))(
  '%s uses no other version',
  (path) => expect(shown(path).filter((ref) => ref !== `v${version}`)).toEqual([]),
)

describe.each(names)('%s', (name) => {
  const source = text(`examples/${name}`)
  const workflow = example(name)
  const steps = stepsOf(workflow)
  const own = using(THIS, steps)

  test('grants no permissions at the top level', () => expect(workflow.permissions).toEqual({}))

  test('pins what it uses by digest, with the version behind it', () => {
    const others = source
      .split('\n')
      .filter((line) => /^[ -]*uses:/.test(line) && !line.includes(THIS))
    for (const line of others) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('uses only inputs and outputs that exist', () => {
    expect(own.length).toBeGreaterThan(0)
    for (const step of own) {
      expect(Object.keys(action.inputs)).toEqual(
        expect.arrayContaining(Object.keys(step.with ?? {})),
      )
      const read = source.match(new RegExp(`(?<=steps\\.${step.id}\\.outputs\\.)\\w+`, 'g')) ?? []
      expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(read))
    }
  })

  test('stops where an output of an earlier step is empty', () =>
    expect(steps.flatMap(uncheckedOutputs)).toEqual([]))

  test('keeps the report of a check that may fail the step, in each job', () => {
    for (const { steps } of Object.values(workflow.jobs)) {
      const mayFail = using(THIS, steps).some(
        ({ with: inputs }) =>
          String(inputs?.verify).startsWith('strict') || inputs?.['live-url'] !== undefined,
      )
      const kept = using(UPLOAD, steps).filter(
        // What comes first in rollback.yml checks nothing, and has no report.
        (step) =>
          step.if ===
          (name === 'rollback.yml'
            ? 'failure()'
            : "failure() && steps.docs.outputs.verifyReport != ''"),
      )
      expect(kept.map((step) => step.with?.path)).toEqual(mayFail ? [REPORT] : [])
    }
  })

  test('looks at the outputs of earlier steps before it changes anything', () =>
    expect(steps.flatMap(({ run = '' }) => checkedTooLate(run))).toEqual([]))

  test('is listed in the examples’ README', () =>
    expect(text('examples/README.md')).toContain(`(${name})`))
})

/** What a recipe must not do to what others have, or to the next run; returns the places where it does. */
const HARMS: Readonly<Record<string, (workflow: Workflow) => readonly unknown[]>> = {
  'keeps an artifact for as long as GitHub does': (workflow) =>
    using(UPLOAD, stepsOf(workflow)).filter(
      ({ with: inputs }) => !(Number(inputs?.['retention-days']) <= 30),
    ),
  'leaves a site or an archive in the workspace': (workflow) =>
    using(THIS, stepsOf(workflow))
      .flatMap(({ with: inputs = {} }) => [inputs['site-path'], inputs['bundle-path']])
      .filter(
        (path) => path !== undefined && !/^\$\{\{ (?:runner\.temp|steps\.)/.test(String(path)),
      )
      // What the workflow itself has built there is only read.
      .filter(
        (path) => path !== 'dist' || !runsOf(workflow).some((run) => run.includes('npm run build')),
      ),
  'pushes over what it does not know': (workflow) =>
    runsOf(workflow).filter((run) => /\bpush\b.*--force(?!-with-lease)/.test(run)),
  'sets values of a chart by what it was told': (workflow) =>
    runsOf(workflow).filter((run) => /--set(?:-string|-json)? /.test(run)),
  'records a deployment where nothing is deployed': ({ jobs }) =>
    Object.entries(jobs).filter(([job, { environment }]) => {
      const { name, deployment } =
        typeof environment === 'object' ? environment : { name: environment }
      return name !== undefined && deployment !== false && name !== DEPLOYING[job]
    }),
  'waits for readers to get what nobody has published': (workflow) =>
    stepsOf(workflow).filter(
      ({ if: condition = '', with: inputs }) =>
        inputs?.['live-url'] !== undefined &&
        /cancelled|always|failure/.test(condition) &&
        !/env\.COMMIT != ''|steps\.deploy\.outcome != 'skipped'/.test(condition),
    ),
  'puts the name of a folder in an archive into a command': (workflow) =>
    using('cloudflare/', stepsOf(workflow)).filter(
      ({ with: inputs }) =>
        /steps\.docs\.outputs\.sitePath/.test(String(inputs?.command)) &&
        !runsOf(workflow).some((run) => run.includes('npm run build')),
    ),
  'goes back to an older version because it goes on with an export': (workflow) =>
    stepsOf(workflow).filter(
      (step) =>
        step.run?.includes('newest=') &&
        /(?<!inputs\.back && )inputs\.job-id/.test(JSON.stringify(step)),
    ),
  'deploys files of an old commit when it runs again': (workflow) =>
    using('actions/checkout@', workflow.on.schedule === undefined ? [] : stepsOf(workflow)).filter(
      ({ with: inputs }) => inputs?.ref !== outputOf('github.ref'),
    ),
  'publishes by night over a rollback': ({ on, jobs }) =>
    Object.values(jobs).filter(
      ({ if: condition, steps }) =>
        on.schedule !== undefined &&
        steps.some(({ with: inputs = {} }) => 'base-url' in inputs) &&
        steps.some(({ with: inputs = {} }) => 'live-url' in inputs) &&
        !condition?.startsWith(
          "github.event_name != 'schedule' || !contains(format(' {0} ', vars.DOCS_HOLD), ' docs.example.com ')",
        ),
    ),
}
const runsOf = (workflow: Workflow) => stepsOf(workflow).map(({ run = '' }) => run)

/** The environment of each job that deploys. */
const DEPLOYING: Readonly<Record<string, string>> = {
  publish: 'docs-production',
  preview: 'docs-preview',
}

describe.each(Object.entries(HARMS))('no example %s', (_, places) => {
  test.each(names)('%s', (name) => expect(places(example(name))).toEqual([]))
})

test.each(names)('%s waits for the service where the push of a commit starts an export', (name) => {
  const { on, jobs } = example(name)
  for (const { permissions, steps } of Object.values(jobs)) {
    const waits = steps.some(({ with: inputs }) => inputs?.['wait-for-check'] !== undefined)
    const starts = steps.some(
      ({ with: inputs = {} }) =>
        'base-url' in inputs && inputs['job-id'] === outputOf('inputs.job-id'),
    )
    expect(waits).toBe(starts && 'push' in on)
    if (waits) expect(permissions).toMatchObject({ checks: 'read', statuses: 'read' })
  }
})

/** What starts no export, or more than one. */
const WITHOUT_JOB_ID = ['many-sites.yml']

test.each(names)('%s can go on with an export by its job-id', (name) => {
  const workflow = example(name)
  const starts = stepsOf(workflow).filter(
    ({ with: inputs = {} }) => 'base-url' in inputs && 'domain' in inputs,
  )
  if (starts.length === 0 || WITHOUT_JOB_ID.includes(name)) return
  expect(workflow.on.workflow_dispatch?.inputs).toHaveProperty('job-id')
  expect(starts[0]?.with?.['job-id']).toBe(outputOf('inputs.job-id'))
})

test('every example runs under act', () => {
  const [, apart = ''] = /--line-regexp '(.*)'/.exec(text('scripts/e2e/examples.sh')) ?? []
  const scripts = readdirSync(join(ROOT, 'scripts/e2e')).filter((name) => name.endsWith('.sh'))
  const stories = scripts.map((name) => text(`scripts/e2e/${name}`)).join('\n')
  const isRun = (name: string) =>
    new RegExp(
      `run_(?:example|tag) ${name}\\b|^\\[ \\$# -gt 0 \\] \\|\\| names=.*\\b${name}\\b`,
      'm',
    ).test(stories)
  expect(apart.split('\\|').filter((name) => !isRun(name))).toEqual([])
  const all = text('scripts/e2e/all.sh')
  for (const name of scripts.filter((one) => text(`scripts/e2e/${one}`).includes('recipes.sh\n')))
    expect(all).toContain(name)
})

/** Recipes that are meant to be read in a minute. */
const SHORT: Readonly<Record<string, number>> = {
  'check.yml': 50,
  'azure-static-web-apps.yml': 69,
  'netlify.yml': 69,
  'cloudflare-pages.yml': 69,
}

test.each(Object.entries(SHORT))('%s has at most %i lines', (name, lines) =>
  expect(text(`examples/${name}`).trimEnd().split('\n').length).toBeLessThanOrEqual(lines),
)

/** What publishes the site in each example that does so by itself. */
const PUBLISHING: Readonly<Record<string, RegExp>> = {
  'azure-static-web-apps.yml': /static-web-apps-cli/,
  'cloudflare-pages.yml': /pages deploy/,
  'cloudflare-workers.yml': /deploy --config/,
  'github-pages.yml': /pages\/builds/,
  'nginx.yml': /mv -T next current/,
  'helm.yml': /aws s3 cp.*helm .* upgrade/s,
  'netlify.yml': /netlify-cli/,
  'release.yml': /mv -T next current/,
  'rollback.yml': /mv -T next current/,
  's3-cloudfront.yml': /create-invalidation/,
  'vercel.yml': /vercel@/,
  'versions.yml': /mv -T next current/,
}

describe.each(Object.entries(PUBLISHING))('%s', (name, publishes) => {
  const steps = stepsOf(example(name))
  const own = using(THIS, steps)
  const live = own.find(({ with: inputs }) => inputs?.['live-url'] !== undefined)

  test('publishes no site with broken links, unless it was good enough before', () => {
    if (name !== 'rollback.yml') expect(own[0]?.with?.verify).toBe('strict')
  })

  test('checks that readers get what was published, right after it has published it', () => {
    expect(live?.with).toMatchObject({
      mode: 'check',
      'site-path': outputOf('steps.docs.outputs.sitePath'),
      host: name === 'vercel.yml' ? 'vercel' : own[0]?.with?.host,
      'live-url': expect.stringMatching(/https:\/\/(?:\{0\}\.)?docs\.example\.com\//),
    })
    const last = steps.findLastIndex((step) => publishes.test(JSON.stringify(step)))
    expect(last).toBeGreaterThan(0)
    expect(steps[last + 1]).toBe(live)
    expect(own.map(({ with: inputs }) => inputs?.['live-url'])).toContain(
      'https://docs.example.com/',
    )
  })

  test('releases nothing before readers get it', () => {
    const released = steps.findIndex(({ run }) => run?.includes('gh release create'))
    if (name === 'release.yml') expect(released).toBeGreaterThan(steps.indexOf(live as Step))
    else expect(released).toBe(-1)
  })

  test('deletes nothing on the host, and keeps nothing as published, before readers get it', () => {
    const seen = steps.findLastIndex(({ with: inputs }) => inputs?.['live-url'] !== undefined)
    expect(
      steps.findIndex(({ run }) => / --delete$/m.test(run ?? '')) + 1 || seen + 2,
    ).toBeGreaterThan(seen + 1)
    const kept = steps.findIndex(
      ({ with: inputs }) => inputs?.name === 'published-docs.example.com',
    )
    expect(kept).toBeGreaterThan(seen)
    expect(steps[kept]).toHaveProperty('continue-on-error', true)
  })
})

const ARROWS = / {6}# ↓[^\n]*\n(.*?) {6}# ↑\n/s

/** The lines of a recipe that deploy, which release.yml and rollback.yml have for nginx. */
const linesOf = (name: string) => ARROWS.exec(text(`examples/${name}`))?.[1]

test('release.yml and rollback.yml deploy as nginx.yml does', () => {
  expect(linesOf('nginx.yml')).toContain('rsync')
  for (const name of ['release.yml', 'rollback.yml'])
    expect(linesOf(name)).toBe(linesOf('nginx.yml'))
})

test.each(
  Object.keys(PUBLISHING).filter((name) => !/^(?:release|rollback|helm|versions)/.test(name)),
)(
  'the lines of %s need nothing of their recipe but what release.yml and rollback.yml have',
  (name) => {
    const workflow = example(name)
    const [job = { steps: [] }] = Object.values(workflow.jobs)
    const lines = linesOf(name) ?? ''
    const outside = text(`examples/${name}`).replace(lines, '')
    // The first step, the arrows, and what keeps the site and the report.
    expect(stepsOf(workflow)).toHaveLength((parse(lines) as Step[]).length + 3)
    expect(outside.match(/\bsteps\.(?!docs\.)\w+/g)).toBe(null)
    const read = new Set(lines.match(/(?<=steps\.docs\.outputs\.)\w+/g))
    const handed = text('examples/rollback.yml').match(/(?<=")\w+(?==\$)/g)
    expect(handed).toEqual(expect.arrayContaining([...read]))
    expect(job).not.toHaveProperty('env')
    expect(workflow.concurrency).toEqual(QUEUE)
  },
)

const QUEUE = { group: 'docs.example.com', 'cancel-in-progress': false, queue: 'max' }

test('a release is not dropped while it waits, and a rollback does not wait', () => {
  for (const name of ['release.yml', 'versions.yml', 'helm.yml'])
    expect(example(name).concurrency).toEqual(QUEUE)
  expect(example('rollback.yml').concurrency).toEqual({
    group: QUEUE.group,
    'cancel-in-progress': true,
  })
})

test.each(names.filter((name) => example(name).on.push !== undefined && name !== 'check.yml'))(
  '%s gives no release candidate to all readers',
  (name) => expect(example(name).on.push).toEqual({ tags: ['v*', '!v*-*', '!v*[a-zA-Z]*'] }),
)

/** The comment that a recipe begins with. */
const headOf = (name: string) => text(`examples/${name}`).split('\nname:')[0] ?? ''

test.each(names)('the first lines of %s name all that it needs', (name) => {
  const { jobs } = example(name)
  const source = text(`examples/${name}`)
  const used = [...source.matchAll(/\b(?:secrets|vars)\.(\w+)/g)].map(([, each = '']) => each)
  const permissions = Object.values(jobs).flatMap((job) =>
    Object.entries(job.permissions ?? {}).map(([permission, level]) => `${permission}: ${level}`),
  )
  const environments = Object.values(jobs).flatMap(({ environment }) =>
    environment === undefined
      ? []
      : [typeof environment === 'string' ? environment : environment.name],
  )
  const needed = [...used, ...permissions, ...environments]
  expect(needed.filter((each) => !headOf(name).replace(/\n# */g, ' ').includes(each))).toEqual([])
})

const withoutComments = (source: string) => source.replace(/ *#.*/g, '').trim()

test('the image serves the site by the rules of nginx.conf and of the README', () => {
  const rules = (path: string) =>
    /location .*error_page [^;]*;/s.exec(withoutComments(text(path)))?.[0]
  expect(rules('examples/nginx.conf')).toBeDefined()
  expect(rules('examples/container-image.nginx.conf')).toBe(rules('examples/nginx.conf'))
  const spaced = (rule = '') => rule.replace(/\s+/g, ' ')
  expect(spaced(text('README.md'))).toContain(spaced(rules('examples/nginx.conf')))
})

test('the image is built from one that is pinned by digest', () => {
  const [from] = withoutComments(text('examples/container-image.Dockerfile')).split('\n')
  expect(from).toMatch(/^FROM [\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
})

test('the image is pushed only after it has answered with the site', () => {
  const steps = stepsOf(example('container-image.yml')).map((step) => JSON.stringify(step))
  const acts = [
    'docker build',
    'docker run',
    'live-url',
    'docker push',
    'actions/attest',
    ':latest',
  ]
  const order = acts.map((act) => steps.findIndex((step) => step.includes(act)))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order).not.toContain(-1)
})

test('on Enterprise Server, artifacts only need another version of their action', () => {
  const steps = names.flatMap((name) => stepsOf(example(name)))
  const used = using(UPLOAD, steps).flatMap((step) => Object.keys(step.with ?? {}))
  // The inputs of v3.2.2, and the one that the README says to leave out.
  const known = ['compression-level', 'if-no-files-found', 'name', 'path', 'retention-days']
  expect([...new Set(used)].sort()).toEqual(known)
  expect(text('examples/README.md')).toMatch(/leave out\s+`compression-level`/)
  for (const name of names)
    if (/uses: actions\/(?!upload-artifact|checkout|attest@)/.test(text(`examples/${name}`)))
      expect(name).toBe('')
})

test('no delivery that somebody has asked for is dropped while it waits', () => {
  for (const name of ['air-gapped.yml', 'air-gapped-search.yml'])
    expect(example(name).concurrency).toEqual({ ...QUEUE, group: 'docs-delivery' })
})

test.each(names)('%s starts no second export where it should resume one', (name) => {
  for (const { with: inputs = {} } of using(THIS, stepsOf(example(name))))
    if ('domain' in inputs && 'job-id' in inputs)
      expect(inputs['job-id']).toMatch(/^\$\{\{ inputs\.job-id \}\}$| \|\| 'none' \}\}$/)
})

test.each(documents)(
  '%s shows no step that goes on where an output of an earlier step is empty',
  (path) => expect(stepsShownIn(text(path)).flatMap(uncheckedOutputs)).toEqual([]),
)

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
const { version } = JSON.parse(text('package.json')) as { version: string }
const names = readdirSync(join(ROOT, 'examples')).filter((name) => name.endsWith('.yml'))

interface Step {
  readonly id?: string
  readonly name?: string
  readonly if?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, unknown>>
  readonly run?: string
  readonly 'continue-on-error'?: boolean
}
interface Job {
  readonly permissions?: object
  readonly if?: string
  readonly needs?: string | readonly string[]
  readonly environment?: string | { readonly name: string; readonly deployment?: boolean }
  readonly env?: object
  readonly steps: Step[]
}
type Workflow = {
  readonly on: {
    readonly push?: object
    readonly schedule?: readonly { readonly cron: string }[]
    readonly workflow_dispatch?: { readonly inputs?: Readonly<Record<string, object>> } | null
  }
  readonly concurrency?: object
  readonly jobs: Readonly<Record<string, Job>>
}
interface Action {
  readonly inputs: Readonly<
    Record<string, { readonly required?: boolean; readonly default?: string }>
  >
  readonly outputs: object
}

const example = (name: string) => parse(text(`examples/${name}`)) as Workflow
const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps }) => steps)
const runsOf = (workflow: Workflow) => stepsOf(workflow).map(({ run = '' }) => run)
const using = (action: string, steps: readonly Step[]) =>
  steps.filter(({ uses }) => uses?.startsWith(action))
const linesOf = (name: string) => text(`examples/${name}`).trimEnd().split('\n')

/** The comment that a recipe begins with. */
const headOf = (name: string) => {
  const lines = linesOf(name)
  return lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('#')),
  )
}

/** The action of this repository that a step uses; undefined for all others. */
function ownAction({ uses = '' }: Step): { folder: string; action: Action } | undefined {
  const [, folder] = new RegExp(`^${REPOSITORY}(/[\\w/-]+)?@`).exec(uses) ?? [uses]
  if (!uses.startsWith(REPOSITORY)) return undefined
  return { folder: folder ?? '', action: parse(text(`.${folder ?? ''}/action.yml`)) as Action }
}

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

/** Returns the places where a step uses an output of another as if it could not be empty, as they are written. */
function uncheckedOutputs({
  if: condition = '',
  with: inputs = {},
  env = {},
  run = '',
}: Step): string[] {
  const inCommands = Object.entries(env).flatMap(([name, value]) => {
    const output = OUTPUT.exec(String(value))?.[1]
    if (output === undefined || condition.includes(`.outputs.${output}`)) return []
    const uses = run.match(new RegExp(`\\$(?:${name}\\b|\\{${name}\\b[^}]*\\})`, 'g')) ?? []
    const first = uses[0]
    return first === undefined || first.startsWith(`\${${name}:?`) ? [] : [first]
  })
  // An input that is only an output is rejected by the action that requires it; in a command line,
  // it is just missing, and without its live-url, a check compares nothing.
  const inInputs = Object.entries(inputs).flatMap(([name, input]) => {
    const value = String(input)
    const output = OUTPUT.exec(value)?.[1]
    if (output === undefined || condition.includes(`.outputs.${output}`)) return []
    const isAlone = value.replace(OUTPUT, '').trim() === '' || name === 'path'
    return name === 'live-url' || !isAlone ? [value] : []
  })
  return [...inCommands, ...inInputs, ...(run.match(new RegExp(OUTPUT, 'g')) ?? [])]
}

const outputOf = (reference: string) => `\${{ ${reference} }}`

/** The programs that a recipe is about: their arguments are up to the user. */
const TOOLS = /\b(?:docker|helm|vercel|cloudflare)\b/
/** Commands joined by `&&`, except for a subshell: Bash stops if that fails. */
const LIST = expect.stringMatching(/^(?!\().*&& /)

const shown = (path: string) =>
  [...text(path).matchAll(new RegExp(`${REPOSITORY}(?:/[\\w/-]+)?[@#](v[\\w.]+)`, 'g'))].map(
    ([, ref]) => ref,
  )

test.each(['README.md', ...names.map((name) => `examples/${name}`)])(
  '%s uses this version',
  (path) => expect(new Set(shown(path))).toEqual(new Set([`v${version}`])),
)

test.each(documents.filter((path) => path !== 'CHANGELOG.md'))('%s uses no other version', (path) =>
  expect(shown(path).filter((ref) => ref !== `v${version}`)).toEqual([]),
)

test('all recipes together have at most 900 lines', () =>
  expect(names.flatMap(linesOf).length).toBeLessThanOrEqual(900))

test('recipes, their table, and docs/deploy.md have at most as many words as the table and the heads once had', () => {
  const words = (source: string) => source.split(/\s+/).filter((word) => word !== '').length
  expect(words(text('examples/README.md')) + words(text('docs/deploy.md'))).toBeLessThanOrEqual(
    4_855,
  )
})

describe.each(names)('%s', (name) => {
  const source = text(`examples/${name}`)
  const workflow = example(name)
  const steps = stepsOf(workflow)

  test('is short', () => {
    expect(linesOf(name).length).toBeLessThanOrEqual(60)
    expect(headOf(name).length).toBeLessThanOrEqual(8)
    // The account that publishes this action may have a longer name.
    expect(linesOf(name).filter((line) => line.length > 120)).toEqual([])
    for (const run of runsOf(workflow))
      if (!TOOLS.test(run)) expect(run.trimEnd().split('\n').length).toBeLessThanOrEqual(3)
  })

  test('stops at a command that fails', () => {
    // Bash continues after a list in which any command but the last fails, unless the step ends
    // with it.
    for (const run of runsOf(workflow))
      expect(run.trimEnd().split('\n').slice(0, -1)).not.toContainEqual(LIST)
  })

  test('says which permissions it has, for each job', () => {
    for (const { permissions } of Object.values(workflow.jobs)) expect(permissions).toBeDefined()
  })

  test('has a token only at the steps that need one', () => {
    expect(workflow).not.toHaveProperty('env')
    for (const job of Object.values(workflow.jobs)) expect(job).not.toHaveProperty('env')
  })

  test('pins what it uses by digest, followed by the version', () => {
    const others = source
      .split('\n')
      .filter((line) => /\buses:/.test(line) && !line.includes(REPOSITORY))
    for (const line of others)
      expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+( # .*)?$/)
  })

  test('uses only inputs and outputs that exist, and all inputs that are required', () => {
    expect(steps.some((step) => ownAction(step) !== undefined)).toBe(true)
    for (const step of steps) {
      const own = ownAction(step)
      if (own === undefined) continue
      const given = Object.keys(step.with ?? {})
      expect(Object.keys(own.action.inputs)).toEqual(expect.arrayContaining(given))
      const required = Object.keys(own.action.inputs).filter(
        (input) => own.action.inputs[input]?.required,
      )
      expect(given).toEqual(expect.arrayContaining(required))
      const read = source.match(new RegExp(`(?<=steps\\.${step.id}\\.outputs\\.)\\w+`, 'g')) ?? []
      expect(Object.keys(own.action.outputs)).toEqual(expect.arrayContaining(read))
    }
  })

  test('stops if an output of an earlier step is empty', () =>
    expect(steps.flatMap(uncheckedOutputs)).toEqual([]))

  test('lists at its top everything that it needs', () => {
    const used = [...source.matchAll(/\b(?:secrets|vars)\.(\w+)/g)].map(([, each = '']) => each)
    const permissions = Object.values(workflow.jobs).flatMap((job) =>
      Object.entries(job.permissions ?? {}).map(([permission, level]) => `${permission}: ${level}`),
    )
    const environments = Object.values(workflow.jobs).flatMap(({ environment }) =>
      environment === undefined
        ? []
        : [typeof environment === 'string' ? environment : environment.name],
    )
    const head = headOf(name).join(' ').replace(/ # /g, ' ')
    const needed = [...used, ...permissions, ...environments, 'docs.example.com']
    if (!source.includes('docs.example.com')) needed.pop()
    expect(needed.filter((each) => !head.includes(each))).toEqual([])
  })

  test('says at its top what a tag starts', () => {
    if (workflow.on.push !== undefined && 'tags' in workflow.on.push)
      expect(headOf(name).join(' ').replace(/ # /g, ' ')).toContain(
        'A tag starts the workflow of its own commit',
      )
  })

  test('is listed in the examples’ README', () =>
    expect(text('examples/README.md')).toContain(`(${name})`))
})

/** Returns the places where a recipe may harm the data of others, or the next run. */
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
  'goes on after a failure, but where it only keeps an artifact': (workflow) =>
    stepsOf(workflow).filter(
      (step) => step['continue-on-error'] === true && !step.uses?.startsWith(UPLOAD),
    ),
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
        !/steps\.deploy\.outcome != 'skipped'/.test(condition),
    ),
  'goes to an address that nobody has told it': (workflow) =>
    stepsOf(workflow).filter(({ with: inputs }) =>
      JSON.stringify(inputs ?? {}).includes('pages.dev'),
    ),
  'deploys files of an old commit when it runs again': (workflow) =>
    using('actions/checkout@', workflow.on.schedule === undefined ? [] : stepsOf(workflow)).filter(
      ({ with: inputs }) =>
        'push' in workflow.on === false && inputs?.ref !== outputOf('github.ref'),
    ),
  'publishes by night what has lost its pages': (workflow) =>
    using(THIS, workflow.on.schedule === undefined ? [] : stepsOf(workflow)).filter(
      ({ with: inputs = {} }) => 'base-url' in inputs && !('max-pages-removed' in inputs),
    ),
}

/** The environment of each job that deploys. */
const DEPLOYING: Readonly<Record<string, string>> = {
  publish: 'docs-production',
  preview: 'docs-preview',
}

describe.each(Object.entries(HARMS))('no example %s', (_, places) => {
  test.each(names)('%s', (name) => expect(places(example(name))).toEqual([]))
})

test.each(names)('%s exports with a tag only what has been built from its commit', (name) => {
  const { on, jobs } = example(name)
  if (on.push === undefined || !('tags' in on.push)) return
  expect(on.push).toEqual({ tags: ['v*', '!v*-*', '!v*[a-zA-Z]*'] }) // no release candidates
  const [exported] = Object.values(jobs).flatMap(({ steps }) => using(THIS, steps))
  expect(exported?.with).toMatchObject({ update: true, 'expect-commit': outputOf('github.sha') })
})

/** The recipes that start more than one export. */
const WITHOUT_JOB_ID = ['many-sites.yml']

test.each(names)('%s can resume an export by its job-id', (name) => {
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
  const { e2e } = JSON.parse(text('package.json')).scripts
  for (const name of scripts.filter((one) => text(`scripts/e2e/${one}`).includes('recipes.sh\n')))
    expect(e2e).toContain(name)
})

/** The recipes that publish to readers. */
const PUBLISHING = names.filter((name) => 'publish' in example(name).jobs)

test('all hosts have a recipe that publishes', () => expect(PUBLISHING).toHaveLength(12))

describe.each(PUBLISHING)('%s', (name) => {
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
      host: name === 'vercel.yml' ? 'vercel' : expect.any(String),
      'live-url': expect.stringMatching(
        /^https:\/\/(?:\$\{\{ env\.VERSION \}\}\.)?docs\.example\.com\/$/,
      ),
    })
    if (own.length > 1 && name !== 'vercel.yml') expect(live?.with?.host).toBe(own[0]?.with?.host)
    const deploy = steps.findIndex((step) => step.name === 'Deploy')
    expect(deploy).toBeGreaterThan(0)
    expect(steps[deploy + 1]).toBe(live)
  })

  test('keeps nothing as published, and releases nothing, before readers get it', () => {
    const kept = steps.findIndex(({ with: inputs }) =>
      String(inputs?.name).startsWith('published-'),
    )
    expect(kept).toBe(steps.indexOf(live as Step) + 1)
    expect(steps[kept]).toHaveProperty('continue-on-error', true)
    const released = steps.findIndex(({ run }) => run?.includes('gh release'))
    if (name === 'release.yml') expect(released).toBeGreaterThan(kept)
    else expect(released).toBe(-1)
  })

  test('does not run at the same time as another deployment of the same site', () => {
    const group = { group: 'docs.example.com', 'cancel-in-progress': false, queue: 'max' }
    if (name !== 'rollback.yml') expect(example(name).concurrency).toEqual(group)
    else
      expect(example(name).concurrency).toEqual({ group: group.group, 'cancel-in-progress': true })
  })
})

test.each(PUBLISHING.filter((name) => !/^(?:helm|versions|s3)/.test(name)))(
  'the step “Deploy” of %s needs nothing of its recipe but what release.yml and rollback.yml have',
  (name) => {
    const [deploy] = stepsOf(example(name)).filter((step) => step.name === 'Deploy')
    const used = [...JSON.stringify(deploy).matchAll(/\$\{\{ ([\w.-]+)/g)].map(
      ([, each = '']) => each,
    )
    const handed = /^(?:secrets\.|vars\.|steps\.docs\.outputs\.site(?:Path|Digest)$)/
    expect(used.filter((each) => !handed.test(each))).toEqual([])
  },
)

test('release.yml and rollback.yml deploy as nginx.yml does', () => {
  const deploy = (name: string) => stepsOf(example(name)).find((step) => step.name === 'Deploy')
  expect(deploy('nginx.yml')?.uses).toContain('/deploy/server@')
  for (const name of ['release.yml', 'rollback.yml'])
    expect(deploy(name)).toEqual(deploy('nginx.yml'))
})

const withoutComments = (source: string) => source.replace(/ *#.*/g, '').trim()

test('the image serves the site by the rules of nginx.conf and of docs/check.md', () => {
  const rules = (path: string) =>
    /location .*error_page [^;]*;/s.exec(withoutComments(text(path)))?.[0]
  expect(rules('examples/nginx.conf')).toBeDefined()
  expect(rules('examples/container-image.nginx.conf')).toBe(rules('examples/nginx.conf'))
  const spaced = (rule = '') => rule.replace(/\s+/g, ' ')
  expect(spaced(text('docs/check.md'))).toContain(spaced(rules('examples/nginx.conf')))
})

test('each nginx sends Markdown in the same way', () => {
  const [ofServer, ...others] = ['nginx', 'container-image.nginx', 'versions.nginx'].map(
    (name) => /location ~ [^}]*}/.exec(text(`examples/${name}.conf`))?.[0],
  )
  expect(ofServer).toContain('default_type text/markdown;')
  expect(others).toEqual([ofServer, ofServer])
})

test('the image is built from one that is pinned by digest', () => {
  const [from] = withoutComments(text('examples/container-image.Dockerfile')).split('\n')
  expect(from).toMatch(/^FROM [\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
})

test('the image is pushed only after it has served the site', () => {
  const steps = stepsOf(example('container-image.yml')).map((step) => JSON.stringify(step))
  const acts = ['docker build', 'live-url', 'docker push', 'actions/attest']
  const order = acts.map((act) => steps.findIndex((step) => step.includes(act)))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order).not.toContain(-1)
})

test('on Enterprise Server, artifacts only need another version of their action', () => {
  const steps = names.flatMap((name) => stepsOf(example(name)))
  const used = using(UPLOAD, steps).flatMap((step) => Object.keys(step.with ?? {}))
  // The inputs of v3.2.2.
  const known = ['if-no-files-found', 'include-hidden-files', 'name', 'path', 'retention-days']
  expect(known).toEqual(expect.arrayContaining([...new Set(used)]))
  for (const name of names)
    if (/uses: actions\/(?!upload-artifact|checkout|cache|attest@)/.test(text(`examples/${name}`)))
      expect(name).toBe('')
})

test('no requested delivery is dropped while it waits', () => {
  for (const name of ['air-gapped.yml', 'air-gapped-search.yml'])
    expect(example(name).concurrency).toEqual({
      group: 'docs-delivery',
      'cancel-in-progress': false,
      queue: 'max',
    })
})

test.each(documents)(
  '%s shows no step that continues if an output of an earlier step is empty',
  (path) => expect(stepsShownIn(text(path)).flatMap(uncheckedOutputs)).toEqual([]),
)

test.each(documents)('%s shows only inputs that exist', (path) => {
  const unknown = stepsShownIn(text(path)).flatMap((step) => {
    const inputs = ownAction(step)?.action.inputs ?? step.with ?? {}
    return Object.keys(step.with ?? {}).filter((input) => !(input in inputs))
  })
  expect(unknown).toEqual([])
})

test('README.md begins with two complete workflows: one without the service, one with it', () => {
  const blocks = [...text('README.md').matchAll(/^```yaml\n(.*?)^```/gms)]
  const [check, exported] = blocks.map(([, block = '']) => parse(block) as Workflow)
  for (const workflow of [check, exported])
    expect(workflow).toMatchObject({ name: expect.anything(), on: expect.anything() })
  const [first, second] = [check, exported].map((each) => using(THIS, each ? stepsOf(each) : []))
  expect(first?.map(({ with: inputs }) => inputs?.mode)).toEqual(['check'])
  expect(second?.[0]?.with).toMatchObject({ domain: 'docs.example.com' })
})

test('README.md has at most 1,500 words', () =>
  expect(
    text('README.md')
      .split(/[\s|]+/)
      .filter((word) => /[a-z\d]/i.test(word)).length,
  ).toBeLessThanOrEqual(1_500))

/** Returns the first two columns of the rows of the table below a heading of docs/deploy.md. */
function rowsBelow(heading: string, kind: string): string[] {
  const [, section = ''] =
    new RegExp(`^### \`${heading}\`\n(.*?)(?=^##|$(?![^]))`, 'ms').exec(text('docs/deploy.md')) ??
    []
  const [, table = ''] =
    new RegExp(`^\\| ${kind} \\|.*?\n(.*?)(?:\n\n|$(?![^]))`, 'ms').exec(section) ?? []
  return [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name)
}

test('docs/deploy.md describes the inputs and outputs of published', () => {
  const published = parse(text('published/action.yml')) as Action
  expect(rowsBelow('published', 'input')).toEqual(Object.keys(published.inputs))
  expect(rowsBelow('published', 'output')).toEqual(Object.keys(published.outputs))
})

describe.each(
  readdirSync(join(ROOT, 'deploy'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
)('deploy/%s', (name) => {
  const action = parse(text(`deploy/${name}/action.yml`)) as Action & {
    readonly runs: { readonly steps: readonly Step[] }
  }
  const [step] = action.runs.steps
  const script = text(`deploy/${name}/deploy.sh`)

  test('passes each input to its script, under its own name in capitals', () => {
    const variable = (input: string) =>
      input === 'github-token' ? 'TOKEN' : input.replaceAll('-', '_').toUpperCase()
    const handed = Object.keys(action.inputs).map((input) => [
      variable(input),
      outputOf(`inputs.${input}`),
    ])
    expect(step?.env).toEqual({
      ...Object.fromEntries(handed),
      ACTION_PATH: outputOf('github.action_path'),
    })
  })

  test('has a script that reads all of them, with the same defaults', () => {
    const assigned = new Map(
      [...script.matchAll(/\b([A-Z_]+)=\$\{\1(?::?-([^}]*))\}/g)].map(
        ([, variable, value = '']) => [variable, value],
      ),
    )
    for (const [variable, value] of Object.entries(step?.env ?? {})) {
      if (variable === 'ACTION_PATH') continue
      const [, input = ''] = /inputs\.([\w-]+)/.exec(String(value)) ?? []
      const { default: preset = '' } = action.inputs[input] ?? {}
      expect([variable, assigned.get(variable)]).toEqual([
        variable,
        preset.startsWith('$') ? '' : preset,
      ])
    }
  })

  test('outputs what its script writes', () => {
    for (const output of Object.keys(action.outputs))
      expect(script).toMatch(new RegExp(`\\b${output}=`))
  })

  test('is described in docs/deploy.md', () => {
    expect(rowsBelow(`deploy/${name}`, 'input')).toEqual(Object.keys(action.inputs))
    expect(rowsBelow(`deploy/${name}`, 'output')).toEqual(Object.keys(action.outputs))
  })
})

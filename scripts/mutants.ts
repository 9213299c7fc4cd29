/**
 * `npm run mutants [FILE …]`: StrykerJS changes one operator, constant or statement at a time and runs the tests that
 * reach it. Lists the changes that no test noticed, and fails if tests noticed less than 90 %.
 *
 * Only the unit and component tests of the folder that a file is in count: a change that only a test of something else
 * notices is hard to find there, and running all tests for each change would take hours. Integration tests run the built
 * step, and Stryker changes the sources, not `dist`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from './cache-folder.ts'
import { byFolder, type Group } from './mutants/by-folder.ts'
import { MUTATED_FILES } from './mutants/mutated-files.ts'
import { type Mutant, type Report, verdictOn } from './mutants/verdict.ts'

const STRYKER = '10.0.0'
const MIN_PERCENT = 90

const files = globSync(process.argv.length > 2 ? process.argv.slice(2) : MUTATED_FILES)
const work = mkdtempSync(join(tmpdir(), 'docs-export-mutants-'))
try {
  const modules = installed()
  const reports = byFolder(files).map((group) => mutate(group, modules, work))
  process.exitCode = report({ files: Object.assign({}, ...reports.map(({ files }) => files)) })
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** Returns the folder that holds Stryker. It is no dependency, because its 177 packages would slow down every `npm ci`. */
function installed(): string {
  const folder = cacheFolder(`stryker-${STRYKER}`)
  const packages = ['core', 'jest-runner'].map((name) => `@stryker-mutator/${name}@${STRYKER}`)
  if (!existsSync(join(folder, 'node_modules', '.bin', 'stryker'))) {
    mkdirSync(folder, { recursive: true })
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, ...packages], {
      stdio: 'inherit',
    })
  }
  return join(folder, 'node_modules')
}

function mutate({ files, tests }: Group, modules: string, work: string): Report {
  const config = join(work, 'stryker.conf.json')
  const json = join(work, 'mutants.json')
  writeFileSync(
    config,
    JSON.stringify({
      packageManager: 'npm',
      testRunner: 'jest',
      plugins: [join(modules, '@stryker-mutator/jest-runner/dist/src/index.js')],
      testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      coverageAnalysis: 'perTest',
      mutate: files,
      jest: {
        configFile: 'jest.config.mjs',
        // It does not see what is imported when it is needed.
        enableFindRelatedTests: false,
        config: {
          maxWorkers: 1,
          projects: [],
          roots: tests
            .filter((folder) => existsSync(folder))
            .map((folder) => `<rootDir>/${folder}`),
        },
      },
      concurrency: 2,
      // A change may make a test wait for something that never comes.
      timeoutMS: 20_000,
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName: json },
      tempDirName: join(work, 'sandbox'),
      // Stryker would rewrite the project's by means of an API that TypeScript 7 does not have.
      tsconfigFile: 'none',
    }),
  )
  const { status } = spawnSync(
    process.execPath,
    [join(modules, '.bin', 'stryker'), 'run', config],
    {
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error(`stryker ended with ${status}`)
  return JSON.parse(readFileSync(json, 'utf8')) as Report
}

function report(result: Report): number {
  const { noticed, unnoticed, percent } = verdictOn(result)
  for (const mutant of unnoticed) console.log(show(mutant))
  console.log(
    `${noticed} of ${noticed + unnoticed.length} changes noticed (${percent.toFixed(1)} %)`,
  )
  return percent < MIN_PERCENT ? 1 : 0
}

function show({ file, line, from, to, status }: Mutant): string {
  return `${file}:${line}: ${status === 'NoCoverage' ? 'no test runs' : 'no test noticed'}\n  - ${from}\n  + ${to}`
}

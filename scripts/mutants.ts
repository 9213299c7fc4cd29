/**
 * `npm run mutants -- FILE …`: StrykerJS changes one operator, constant, or statement at a time and
 * runs the tests that reach it. Lists the changes that no test noticed, and fails if tests of a
 * folder noticed less than 90%.
 *
 * Only the unit and component tests of the folder that a file is in count: a change that only a test of something else
 * notices is hard to find there, and running all tests for each change would take hours. Integration tests run the built
 * step, and Stryker changes the sources, not `dist`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { installOnce } from './install-once.ts'

const STRYKER = '10.0.0'
const MIN_PERCENT = 90

/** Changes files of one folder of `src`, and returns whether tests noticed enough. */
function mutate(folder: string, files: readonly string[], modules: string, work: string): boolean {
  const kinds = ['unit', 'component']
  const tests = kinds.map((kind) => join('__tests__', kind, relative('src', folder)))
  const config = {
    packageManager: 'npm',
    testRunner: 'jest',
    plugins: [join(modules, '@stryker-mutator/jest-runner/dist/src/index.js')],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    coverageAnalysis: 'perTest',
    mutate: files,
    jest: {
      configFile: 'jest.config.mjs',
      // Stryker does not see dynamic imports.
      enableFindRelatedTests: false,
      config: {
        maxWorkers: 1,
        projects: [],
        roots: tests.filter((test) => existsSync(test)).map((test) => `<rootDir>/${test}`),
      },
    },
    concurrency: 2,
    // A change may make a test wait for something that never happens.
    timeoutMS: 20_000,
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
    thresholds: { high: 100, low: MIN_PERCENT, break: MIN_PERCENT },
    tempDirName: join(work, 'sandbox'),
    // Stryker would rewrite the project's own file with an API that TypeScript 7 does not have.
    tsconfigFile: 'none',
  }
  const file = join(work, 'stryker.conf.json')
  writeFileSync(file, JSON.stringify(config))
  const args = [join(modules, '.bin', 'stryker'), 'run', file]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
}

const files = globSync(process.argv.slice(2)).sort()
if (files.length === 0) throw new Error('specify files, such as src/api/*.ts')
const work = mkdtempSync(join(tmpdir(), 'docs-export-mutants-'))
try {
  // It is not a dependency, because its 177 packages would slow down every `npm ci`.
  const packages = ['core', 'jest-runner'].map((name) => `@stryker-mutator/${name}@${STRYKER}`)
  const modules = join(installOnce(`stryker-jest-${STRYKER}`, packages), 'node_modules')
  for (const [folder, ofFolder] of Map.groupBy(files, (file) => dirname(file)))
    if (!mutate(folder, ofFolder, modules, work)) process.exitCode = 1
} finally {
  rmSync(work, { recursive: true, force: true })
}

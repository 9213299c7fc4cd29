import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

/** Prints how large the space for what is short-lived has become, in MiB: first kept small, then let grow. */
const SCRIPT = `
  import { getHeapSpaceStatistics } from 'node:v8'
  import { keepHeapSmall } from ${JSON.stringify(join(import.meta.dirname, '../../src/heap.ts'))}
  const letHeapGrow = keepHeapSmall()
  const work = () => {
    const kept = []
    for (let i = 0; i < 800_000; i += 1) kept[i % 50_000] = { i }
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    console.log(young.space_size / 2 ** 20)
  }
  work()
  letHeapGrow()
  work()`

// V8's options hold for a whole process.
test('the heap is kept small for as long as that is wanted', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' })
  const [small = 0, grown = 0] = printed.trim().split('\n').map(Number)
  expect(small).toBeGreaterThan(0)
  expect(grown).toBeGreaterThan(small)
})

/** Prints what becomes of a function that V8 is told to optimise: before, while the heap is kept small, and after. */
const COMPILED = `
  import { keepHeapSmall } from ${JSON.stringify(join(import.meta.dirname, '../../src/heap.ts'))}
  const compile = () => {
    const f = new Function('x', 'return x + 1');
    %PrepareFunctionForOptimization(f);
    f(1);
    %OptimizeFunctionOnNextCall(f);
    f(2);
    console.log(%GetOptimizationStatus(f))
  }
  compile()
  const letHeapGrow = keepHeapSmall()
  compile()
  letHeapGrow()
  compile()`

test('TurboFan is left out for as long, and no longer', () => {
  const options = ['--allow-natives-syntax', '--input-type=module', '-e', COMPILED]
  const printed = execFileSync(process.execPath, options, { encoding: 'utf8' })
  const [before, meanwhile, after] = printed.trim().split('\n')
  expect(meanwhile).not.toBe(before)
  expect(after).toBe(before)
})

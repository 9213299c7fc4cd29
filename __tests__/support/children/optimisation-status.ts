import { keepHeapSmall } from '../../../src/heap.ts'

/** What `--allow-natives-syntax` lets a script ask of V8; no parser of TypeScript knows the syntax. */
const compiled = new Function(`
  const f = new Function('x', 'return x + 1');
  %PrepareFunctionForOptimization(f);
  f(1);
  %OptimizeFunctionOnNextCall(f);
  f(2);
  return %GetOptimizationStatus(f)`) as () => number

/** Returns the state of a function that V8 should optimise: before the heap is kept small, meanwhile, and after. */
export default function run(): {
  readonly before: number
  readonly meanwhile: number
  readonly after: number
} {
  const before = compiled()
  const letHeapGrow = keepHeapSmall()
  const meanwhile = compiled()
  letHeapGrow()
  return { before, meanwhile, after: compiled() }
}

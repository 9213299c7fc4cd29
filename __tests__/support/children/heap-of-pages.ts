import { VisibleReader } from '../../../src/web/page/visible.ts'

/** Reads pages of 1 MiB with a tag each that no other has; returns how many MiB more are held when all are gone. */
export default function run(): number {
  read('first')
  const before = heldMiB()
  for (let i = 0; i < 100; i += 1) read(String(i))
  return heldMiB() - before
}

function read(name: string): void {
  const reader = new VisibleReader(() => {}, 'html')
  const page = `<element-number-${name} attribute-number-${name}>${' '.repeat(1 << 20)}`
  reader.read(Buffer.from(page, 'latin1').toString('latin1'))
}

function heldMiB(): number {
  if (gc === undefined) throw new Error('needs --expose-gc')
  gc()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

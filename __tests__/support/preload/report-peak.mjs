import { readFileSync } from 'node:fs'

/**
 * Loaded into a process before its program: prints how much memory it took at most, in KiB, when it ends. Plain
 * JavaScript: Node takes 20 MiB to read TypeScript.
 */
process.on('exit', () => {
  // Not what getrusage says: that still counts the process that this one was forked from.
  console.log('peak', /VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
})

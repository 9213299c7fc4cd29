#!/usr/bin/env node
/**
 * Where the command starts. A Node that is too old cannot link or run the rest, so this file and
 * what it imports statically use nothing that Node 18 lacks.
 */
import { isTooOld, NEEDED_NODE } from '../node-version.ts'

const found = process.versions.node
if (isTooOld(found)) {
  console.error(`check: Node ${NEEDED_NODE} or newer is needed, but this is Node ${found}`)
  process.exitCode = 2
} else {
  await import('./check-command.ts')
}

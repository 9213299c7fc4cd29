#!/usr/bin/env node
/**
 * Where the command starts. A Node that is too old cannot link or run the rest, so this file and
 * what it imports statically use nothing that Node 18 lacks.
 */
import { isNodeTooOld, REQUIRED_NODE_MAJOR } from '../node-version.ts'

const found = process.versions.node
if (isNodeTooOld(found)) {
  console.error(`check: Node ${REQUIRED_NODE_MAJOR} or newer is needed, but this is Node ${found}`)
  process.exitCode = 2
} else {
  await import('./check-command.ts')
}

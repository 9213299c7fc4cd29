/** Finds out what exists at a path that was given for the archive or the site. */
import { existsSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname, join, parse, relative } from 'node:path'
import { lstatIfExists } from '../../disk/paths.ts'

/** A path that was given as a target, and what exists there. */
export interface InspectedTarget {
  readonly kind: 'archive' | 'archive folder' | 'site'
  readonly path: string
  /** The nearest folder above it that exists. */
  readonly existingParent: string
  /** What exists there; a symbolic link is not followed. */
  readonly existing: Stats | undefined
}

/** Returns the target of the site. Symbolic links above the last part of `path` are followed. */
export function inspectSiteTarget(path: string): InspectedTarget {
  return inspectTarget(path, 'site')
}

/**
 * Returns the target of the archive: a file, or a folder if the path as `given` ends in a slash, or
 * if it is one. Symbolic links above the last part of `path` are followed.
 */
export function inspectArchiveTarget(path: string, given: string): InspectedTarget {
  if (!isFolder(path, given)) return inspectTarget(path, 'archive')
  const { path: file, existingParent } = inspectTarget(join(path, 'archive'), 'archive')
  const folder = dirname(file)
  return {
    kind: 'archive folder',
    path: folder,
    existingParent,
    existing: lstatIfExists(folder),
  }
}

function isFolder(path: string, given: string): boolean {
  if (/[/\\]$/.test(given)) return true
  return existsSync(path) && statSync(path).isDirectory()
}

function inspectTarget(given: string, kind: InspectedTarget['kind']): InspectedTarget {
  const { root } = parse(given)
  let parent = dirname(given)
  while (parent !== root && !lstatIfExists(parent)) parent = dirname(parent)
  const existingParent = realpathSync(parent)
  const path = join(existingParent, relative(parent, given))
  return { kind, path, existingParent, existing: lstatIfExists(path) }
}

/** Returns whether something would be replaced. An empty folder counts as nonexistent. */
export function wouldOverwrite({ kind, path, existing }: InspectedTarget): boolean {
  if (kind === 'archive folder' || existing === undefined) return false
  return !existing.isDirectory() || readdirSync(path).length > 0
}

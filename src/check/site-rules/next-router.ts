/** Detects the Next.js router of a page from its scripts and data. */
import { type Bytes, detach } from '../../web/byte-strings.ts'
import type { Router } from './next-router-files.ts'

/** The beginning of scripts of the App Router. */
const APP_ROUTER = /^\s*\(?self\.__next_f\b/
/**
 * The ID of an App Router build, in data that a script adds as a string: hence the backslashes. The
 * next field of the router or the end of the data follows.
 */
const APP_BUILD = /\\"(?:b|buildId)\\":\\"([\w.-]{1,100})\\"(?:,\\"(?:p|c|assetPrefix)\\"|\}\\n)/
const PAGES_BUILD = /"buildId":"([\w-]+)"/
/**
 * How much of the end of the Pages Router's data is read, in characters. The page's own data comes
 * first, so the fields of the router are at the end.
 */
const TAIL_CHARS = 4_096

/** Returns the App Router if a script belongs to it; undefined otherwise. */
export function detectAppRouter(script: Bytes): Router | undefined {
  if (!APP_ROUTER.test(script)) return undefined
  const buildId = script.match(APP_BUILD)?.[1]
  return { kind: 'next-app', buildId: buildId === undefined ? undefined : detach(buildId) }
}

/**
 * Returns the Pages Router if a page's data was generated at build time (`gsp`); undefined
 * otherwise.
 */
export function detectPagesRouter(json: Bytes): Router | undefined {
  const tail = json.slice(-TAIL_CHARS)
  const buildId = tail.match(PAGES_BUILD)?.[1]
  const isGeneratedAtBuildTime = tail.includes('"gsp":true')
  if (buildId === undefined || !isGeneratedAtBuildTime) return undefined
  return { kind: 'next-pages', buildId: detach(buildId) }
}

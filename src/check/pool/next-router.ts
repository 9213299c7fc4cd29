/** Which router of Next a page has, as its scripts and data say. */
import { type Bytes, detach } from '../../web/byte-strings.ts'
import type { Router } from '../rules/next-build.ts'

/** How scripts of the App Router begin. */
const APP_ROUTER = /^\s*\(?self\.__next_f\b/
/** The id of its build, in data that a script adds as a string. */
const APP_BUILD = /\\"(?:b|buildId)\\":\\"([\w.-]{1,100})\\"(?:,\\"(?:p|c|assetPrefix)\\"|\}\\n)/
const PAGES_BUILD = /"buildId":"([\w-]+)"/
/**
 * How much of the data of the Pages Router is read, in characters: the data of the page itself comes
 * first.
 */
const TAIL = 4_096

/** Returns the App Router if a script is of it. */
export function readAppRouter(script: Bytes): Router | undefined {
  if (!APP_ROUTER.test(script)) return undefined
  const build = script.match(APP_BUILD)?.[1]
  return { kind: 'next-app', build: build && detach(build) }
}

/** Returns the Pages Router if a page has data that was made when the site was built (`gsp`). */
export function readPagesRouter(json: Bytes): Router | undefined {
  const tail = json.slice(-TAIL)
  const build = tail.match(PAGES_BUILD)?.[1]
  if (build === undefined || !tail.includes('"gsp":true')) return undefined
  return { kind: 'next-pages', build: detach(build) }
}

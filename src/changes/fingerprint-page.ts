/** Computes the fingerprint by which a page is recognized at another path. */
import { hash } from 'node:crypto'
import { MISSING_FILE_MARK, OUTSIDE_SITE_MARK } from './address-resolver.ts'
import type { PageFingerprint } from './moves.ts'
import type { PageParts } from './page-parts.ts'
import { IMAGE_PATTERN, wrapInMarks } from './part-marks.ts'
import { stabilizePath } from './stabilize.ts'

/** The minimum text of a page that is recognized at another path, in characters. */
const MIN_TEXT_CHARS = 20

/** Returns the fingerprint of a page. */
export function fingerprintPage(page: PageParts): PageFingerprint {
  const { title, description, sections, isParsed, textLength, redirect } = page
  const isRedirect = redirect !== undefined
  const isRecognizable = !isParsed || textLength >= MIN_TEXT_CHARS
  if (!isRecognizable) return { content: undefined, isRedirect }

  const stable = sections.map(({ level, heading, text, images }) => {
    const stableImages = images.replace(IMAGE_PATTERN, stabilizeImage)
    return [level, heading, text, stableImages]
  })
  const content = JSON.stringify([title, description, stable])
  return { content: computeDigest(Buffer.from(content, 'latin1')), isRedirect }
}

/** Returns the first 132 bits of the SHA-256. */
export function computeDigest(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64').slice(0, 22)
}

/**
 * Returns an image for the fingerprint of a page. Missing images are not visible, and one with a
 * hash in its name may be generated from the address of the page, like a QR code.
 */
function stabilizeImage(image: string, target: string): string {
  if (target.startsWith(MISSING_FILE_MARK)) return wrapInMarks('image')
  if (target.startsWith(OUTSIDE_SITE_MARK)) return image
  return wrapInMarks('image', stabilizePath(target))
}

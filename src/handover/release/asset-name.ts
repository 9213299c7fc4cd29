import type { Format } from '../../archive/magic.ts'
import { StepError } from '../../errors.ts'

/**
 * Returns the name that GitHub would make of the one asked for: it keeps letters, digits and `.-_@+`, and puts one
 * dot for each run of anything else. https://docs.github.com/rest/releases/assets#upload-a-release-asset says so
 * vaguely; https://github.com/electron/forge/pull/1761 shows what it does.
 * @throws StepError (`release-asset-name`) if nothing is left, or a part is not known
 */
export function assetName(
  template: string,
  parts: { domain: string | undefined; tag: string; ext: Format },
): string {
  if (template.includes('{domain}') && !parts.domain) {
    throw new StepError('release-asset-name', {
      name: template,
      why: 'it contains `{domain}`, so the input `domain` is needed',
    })
  }
  const filled = template.replace(
    /\{(domain|tag|ext)\}/g,
    (_, part: 'domain' | 'tag' | 'ext') => parts[part] ?? '',
  )
  const name = filled
    .replace(/[^A-Za-z0-9._@+-]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.+|\.+$/g, '')
  if (name === '')
    throw new StepError('release-asset-name', {
      name: template,
      why: 'it contains no character that GitHub allows',
    })
  return name
}

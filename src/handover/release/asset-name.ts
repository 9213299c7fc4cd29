import { StepError } from '../../errors/errors.ts'

/**
 * Returns the name that GitHub would make of the one asked for: it keeps letters, digits and `.-_@+`, and puts one
 * dot for each run of anything else. https://docs.github.com/rest/releases/assets#upload-a-release-asset says so
 * vaguely; https://github.com/electron/forge/pull/1761 shows what it does.
 * @throws StepError (`release-asset-name`) if nothing is left
 */
export function assetName(asked: string): string {
  const name = asked
    .replace(/[^A-Za-z0-9._@+-]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.+|\.+$/g, '')
  if (name === '') throw new StepError('release-asset-name', { name: asked })
  return name
}

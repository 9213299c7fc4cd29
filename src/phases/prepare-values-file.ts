import { describeWrongExtension } from '../archive/archive-extension.ts'
import type { ExportInputs } from '../inputs/export-inputs.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import type { UnpackedArchive } from './download-and-unpack.ts'

/** The result to hand over. */
export interface BundleToHandOver {
  /** The presigned link to the bundle. */
  readonly link: string
  /** The archive, if it was downloaded. */
  readonly archive?: UnpackedArchive['archive']
}

/**
 * Checks that the values file can be written, and returns a function that writes the bundle's
 * address into it. Without a values file, that function does nothing, and no code is loaded.
 * @throws StepError (`values-file-…`), and so does the returned function
 */
export async function prepareValuesFile(
  { valuesFile, exportRequest: { domain } }: ExportInputs,
  { log, summaryRows, env }: Step,
): Promise<(result: BundleToHandOver) => Promise<void>> {
  if (valuesFile === undefined) return async () => {}
  const { name, path, valuesPath, url, version } = valuesFile
  const { checkValuesFile, writeValuesFile } = await import('../handover/values-file.ts')
  await checkValuesFile({ name, path }, valuesPath)

  return async ({ link, archive }) => {
    let bundleUrl = link
    let written = 'the link'
    const needsUpload = url !== undefined && archive !== undefined
    if (needsUpload) {
      const { format: ext, sha256 } = archive
      bundleUrl = fillPlaceholders(url, { domain, tag: encodeTag(env), ext, sha256 })
      written = bundleUrl
    }

    const { note, warning } = await writeValuesFile(
      { name, path },
      { bundleUrl, version, valuesPath },
    )
    if (note) log.info(safe`Note: ${note}`)
    if (warning) log.warning(safe`Values file`, warning)
    summaryRows.push({ name: 'Values file', value: name })
    log.info(safe`Wrote ${written} into ${path}`)
    if (url === undefined)
      log.info(
        safe`Note: this link is a secret that expires, so do not commit ${name}. With values-url, the step writes a permanent address instead`,
      )
    if (needsUpload) reportUpload(archive, bundleUrl, { log, summaryRows })
  }
}

/** Reports that the archive still has to be uploaded to the address in the values file. */
function reportUpload(
  { path, format }: UnpackedArchive['archive'],
  address: string,
  { log, summaryRows }: Pick<Step, 'log' | 'summaryRows'>,
): void {
  const wrongName = describeWrongExtension(address, format)
  if (wrongName) log.warning(safe`Values file`, safe`${wrongName}: end values-url with {ext}`)
  summaryRows.push({
    name: 'The bundle must still be uploaded to',
    value: address,
    href: address,
  })
  const advice = safe`upload ${path} before these values are deployed`
  log.info(safe`Note: the bundle is not at ${address} yet: ${advice}`)
}

/**
 * Returns an address with its placeholders filled in. Unknown values are left out, and placeholders
 * within a value are not replaced.
 */
export function fillPlaceholders(
  template: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  return template.replace(/\{(domain|tag|ext|sha256)\}/g, (_, name: string) => values[name] ?? '')
}

/** Returns the tag as part of an address; undefined if the workflow does not run on a tag. */
function encodeTag({
  GITHUB_REF_TYPE: type,
  GITHUB_REF_NAME: name = '',
}: NodeJS.ProcessEnv): string | undefined {
  if (type !== 'tag') return undefined
  return encodeURIComponent(name).replaceAll('%2F', '/')
}

import type { ReleaseHandle } from '../handover/release/check-release.ts'
import type { AssetFile } from '../handover/release/upload-asset.ts'
import type { ExportInputs } from '../inputs/export.ts'
import { type SafeText, safe } from '../report/clean.ts'
import type { Step } from '../step.ts'
import type { Unpacked } from './unpack.ts'

/** What the result of an export is handed over to, looked at before anything is started. */
export interface HandOver {
  /** Writes the link into the values file, if there is one. @throws StepError (`values-file-…`) */
  writeLink(bundleUrl: string): Promise<void>
  /** Attaches the archive to the release, if that is wanted. @throws StepError (`release-…`) */
  attach(archive: Unpacked['archive']): Promise<void>
}

/**
 * Checks everything that can refuse the result, and returns the way to hand it over. Code that is not needed is not loaded.
 * @throws StepError (`values-file-…`, `release-…`)
 */
export async function prepareHandOver(inputs: ExportInputs, step: Step): Promise<HandOver> {
  const writeLink = await prepareValuesFile(inputs.valuesFile, step)
  const attach = await prepareReleaseAsset(inputs, step)
  return { writeLink, attach }
}

async function prepareValuesFile(
  inputs: ExportInputs['valuesFile'],
  step: Step,
): Promise<HandOver['writeLink']> {
  if (inputs === undefined) return async () => {}
  const { name, path, version } = inputs
  const { checkValuesFile, writeValuesFile } = await import('../handover/values/values-file.ts')
  await checkValuesFile(path)
  return async (bundleUrl) => {
    await writeValuesFile(path, { bundleUrl, version })
    step.notes.push({ name: 'Values file', value: name })
    step.log.info(safe`Wrote the link into ${path}`)
  }
}

async function prepareReleaseAsset(inputs: ExportInputs, step: Step): Promise<HandOver['attach']> {
  const { releaseAsset, overwrite } = inputs
  if (releaseAsset === undefined) return async () => {}
  const { clock, random, signal, log, env } = step
  const { checkRelease } = await import('../handover/release/check-release.ts')
  const { uploadAsset } = await import('../handover/release/upload-asset.ts')
  const request = {
    env,
    ...releaseAsset,
    domain: inputs.job.domain,
    overwrite,
    idleMs: inputs.service.requestTimeoutMs,
    clock,
    random,
    signal,
    info: log.info,
    warning: (text: SafeText) => log.warning(safe`Release asset`, text),
  }
  const release: ReleaseHandle = await step.phase('Release', () => checkRelease(request))
  return async (archive: AssetFile) => {
    const { name, url } = await step.phase('Upload', () => uploadAsset(release, archive))
    step.outputs.set('releaseAssetUrl', url)
    step.notes.push({ name: 'Release asset', value: name, href: url })
    log.info(safe`The archive is attached to the release of ${release.tag} as ${name}`)
  }
}

import { resolve } from 'node:path'
import type { AssetFile, ReleaseHandle } from '../handover/release/release-asset.ts'
import type { ExportInputs } from '../inputs/inputs.ts'
import { safe } from '../report/clean.ts'
import type { Step } from '../step.ts'
import type { Delivery } from './bundle.ts'

/** What the result of an export is handed over to, looked at before anything is started. */
export interface HandOver {
  /** Writes the link into the values file, if there is one. @throws StepError (`values-file-…`) */
  writeLink(bundleUrl: string): Promise<void>
  /** Attaches the archive to the release, if that is wanted. @throws StepError (`release-…`) */
  attach(archive: Delivery['archive']): Promise<void>
}

/**
 * Looks at all that can refuse the result, and returns the way to hand it over. What is not wanted is not even loaded.
 * @throws StepError (`values-file-…`, `release-…`)
 */
export async function prepareHandOver(inputs: ExportInputs, step: Step): Promise<HandOver> {
  const writeLink = await prepareValuesFile(inputs, step)
  const attach = await prepareReleaseAsset(inputs, step)
  return { writeLink, attach }
}

async function prepareValuesFile(inputs: ExportInputs, step: Step): Promise<HandOver['writeLink']> {
  const { valuesFile, exportVersion: version } = inputs
  if (valuesFile === undefined) return async () => {}
  const path = resolve(step.env.GITHUB_WORKSPACE || process.cwd(), valuesFile)
  const { checkValuesFile, writeValuesFile } = await import('../handover/values/values-file.ts')
  await checkValuesFile(path, step.signal)
  return async (bundleUrl) => {
    await writeValuesFile(path, { bundleUrl, version }, step.signal)
    step.notes.push({ name: 'Values file', value: valuesFile })
    step.log.info(safe`Wrote the link into ${path}`)
  }
}

async function prepareReleaseAsset(inputs: ExportInputs, step: Step): Promise<HandOver['attach']> {
  const { releaseAsset, githubToken: token, domain, overwrite } = inputs
  if (releaseAsset === undefined) return async () => {}
  const { clock, random, signal, log, env } = step
  const { checkRelease, uploadAsset } = await import('../handover/release/release-asset.ts')
  const idleMs = inputs.requestTimeoutMs
  const request = {
    env,
    name: releaseAsset,
    token,
    domain,
    overwrite,
    idleMs,
    clock,
    random,
    signal,
    info: log.info,
    warning: log.warning,
  }
  const release: ReleaseHandle = await step.phase('Release', () => checkRelease(request))
  return async (archive: AssetFile) => {
    const { name, url } = await step.phase('Upload', () => uploadAsset(release, archive))
    step.outputs.set('releaseAssetUrl', url)
    step.notes.push({ name: 'Release asset', value: name, href: url })
    log.info(safe`The archive is attached to the release of ${release.tag} as ${name}`)
  }
}

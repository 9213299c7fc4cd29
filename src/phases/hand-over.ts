import { fillIn } from '../handover/placeholders.ts'
import type { ReleaseHandle } from '../handover/release/check-release.ts'
import type { AttachedAsset } from '../handover/release/upload-asset.ts'
import type { ExportInputs } from '../inputs/export.ts'
import { type SafeText, safe } from '../report/clean.ts'
import type { Step } from '../step/step.ts'
import type { Unpacked } from './unpack.ts'

type Archive = Unpacked['archive']

/** What there is to hand over. */
export interface Result {
  /** The presigned link to the bundle. */
  readonly link: string
  /** The archive, if it was downloaded, and what became of it. */
  readonly archive?: Archive
  readonly asset?: AttachedAsset | undefined
}

/** What the result of an export is handed over to, looked at before anything is started. */
export interface HandOver {
  /** What it is handed over to, in words. */
  readonly targets: readonly string[]
  /** Attaches the archive to the release, if that is wanted. @throws StepError (`release-…`) */
  attach(archive: Archive): Promise<AttachedAsset | undefined>
  /** Writes where the bundle is into the values file, if there is one. @throws StepError (`values-file-…`) */
  writeValues(result: Result): Promise<void>
}

/**
 * Checks everything that can refuse the result, and returns the way to hand it over. Code that is not needed is not loaded.
 * @throws StepError (`values-file-…`, `release-…`)
 */
export async function prepareHandOver(inputs: ExportInputs, step: Step): Promise<HandOver> {
  const writeValues = await prepareValuesFile(inputs, step)
  const attach = await prepareReleaseAsset(inputs, step)
  const targets = [
    ...(inputs.valuesFile === undefined ? [] : ['the values file']),
    ...(inputs.releaseAsset === undefined ? [] : ['the release']),
  ]
  return { targets, attach, writeValues }
}

async function prepareValuesFile(
  { valuesFile, targets, job: { domain } }: ExportInputs,
  { log, notes, env }: Step,
): Promise<HandOver['writeValues']> {
  if (valuesFile === undefined) return async () => {}
  const { name, path, url, version } = valuesFile
  const { checkValuesFile, writeValuesFile } = await import('../handover/values/values-file.ts')
  await checkValuesFile(path)
  return async ({ link, archive, asset }) => {
    const lasting =
      url &&
      archive &&
      fillIn(url, { domain, tag: tagInPath(env), ext: archive.format, sha256: archive.sha256 })
    await writeValuesFile(path, { bundleUrl: lasting || link, version })
    notes.push({ name: 'Values file', value: name })
    if (!lasting) return log.info(safe`Wrote the link into ${path}`)
    log.info(safe`Wrote ${lasting} into ${path}`)
    if (asset?.url === lasting) return
    const what = targets.bundle === undefined ? safe`the release asset ${asset?.name}` : safe`${archive.path}`
    notes.push({ name: 'To be uploaded here; it is not there yet', value: lasting, href: lasting })
    log.info(
      safe`Note: the bundle is not there yet: upload ${what} to ${lasting} before these values are deployed`,
    )
  }
}

/** Returns the tag as part of an address; undefined if the workflow runs on none. */
function tagInPath({
  GITHUB_REF_TYPE: type,
  GITHUB_REF_NAME: name = '',
}: NodeJS.ProcessEnv): string | undefined {
  return type === 'tag' ? encodeURIComponent(name).replaceAll('%2F', '/') : undefined
}

async function prepareReleaseAsset(inputs: ExportInputs, step: Step): Promise<HandOver['attach']> {
  const { releaseAsset, overwrite } = inputs
  if (releaseAsset === undefined) return async () => undefined
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
  return async (archive) => {
    const asset = await step.phase('Upload', () => uploadAsset(release, archive))
    const { name, url } = asset
    step.outputs.set('releaseAssetUrl', url)
    step.notes.push({ name: 'Release asset', value: name, href: url })
    log.info(safe`The archive is attached to the release of ${release.tag} as ${name}`)
    return asset
  }
}

/**
 * Attaches an archive to a release, so that there is a complete asset under its name as soon and as long as possible:
 *
 * | under that name      | what happens                                                                          |
 * |----------------------|---------------------------------------------------------------------------------------|
 * | nothing              | the archive is uploaded under it                                                      |
 * | the same content     | nothing                                                                               |
 * | different content    | the archive is uploaded as `NAME.incoming`, the old asset removed, the new one renamed |
 * | an unfinished upload | it is waited for while it may still finish, and then removed                          |
 *
 * Other runs may do the same at the same time. Whoever finds the name taken has lost the race, and begins again.
 */
import type { Format } from '../../archive/magic.ts'
import { wrongNameNote } from '../../archive/named-format.ts'
import { StepError } from '../../errors.ts'
import { type SafeText, safe } from '../../report/clean.ts'
import { count } from '../../units.ts'
import type { ReleaseHandle } from './check-release.ts'
import type { Asset } from './github.ts'
import { isImmutable, isNameTaken, reasonOf, statusOf } from './github-failure.ts'

/** https://docs.github.com/repositories/releasing-projects-on-github/about-releases#storage-and-bandwidth-quotas, in bytes; November 2026. */
const MAX_ASSET_BYTES = 2 * 1024 ** 3 - 1

const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  zip: 'application/zip',
  tar: 'application/x-tar',
  'tar.gz': 'application/gzip',
  'tar.zst': 'application/zstd',
}

/** How long to wait for another run to finish its upload, and how often to check; in ms. */
const MAX_WAIT_FOR_OTHER_RUN_MS = 60_000
const POLL_INTERVAL_MS = 5_000

/**
 * An upload that is older than this and not finished was left behind by a cancelled run; in ms. The largest possible asset
 * takes this long at 20 Mbit/s. A younger one is left alone, because removing it would abort its upload.
 */
const MAX_UPLOAD_AGE_MS = 15 * 60_000

/** How often an asset is replaced that another run attaches at the same time. */
const MAX_REPLACEMENTS = 3

/** The file to attach, which is not changed meanwhile. */
export interface AssetFile {
  readonly path: string
  /** In bytes. */
  readonly size: number
  /** In hexadecimal digits. */
  readonly sha256: string
  readonly format: Format
}

/** What was attached. */
export interface AttachedAsset {
  readonly name: string
  /** Where it can be downloaded; for a draft, from when it is published. */
  readonly url: string
}

/**
 * Attaches the file to the release. An asset of that name with the same content is success without an upload; one with
 * other content is replaced, if that is wanted, after the new one has arrived.
 * @throws StepError (`release-…`)
 */
export async function uploadAsset(handle: ReleaseHandle, file: AssetFile): Promise<AttachedAsset> {
  const { tag, nameFor, overwrite, info, warning } = handle
  if (file.size > MAX_ASSET_BYTES) throw new StepError('release-asset-too-large', { size: file.size })
  const name = nameFor(file.format)
  const note = wrongNameNote(name, file.format)
  if (note)
    warning(safe`${note}: in release-asset, {ext} is filled in with the extension that fits the archive`)
  for (let attempts = 1; ; attempts++) {
    try {
      return { name, url: address(handle, await attach(handle, name, file)) }
    } catch (error) {
      if (!(error instanceof LostRace)) throw error
      const { digest } = error.by
      if (!overwrite) throw exists(tag, error.by)
      if (attempts === MAX_REPLACEMENTS) {
        throw new StepError(
          'release-asset-contested',
          { asset: name, tag, digest: digest || 'digest unknown' },
          error,
        )
      }
      info(safe`Another run has just attached a different ${name}: replacing that one, too`)
    }
  }
}

/** While this run was attaching its asset, another run attached different content under the same name. */
class LostRace extends Error {
  readonly by: Pick<Asset, 'name' | 'digest'>

  constructor(by: LostRace['by'], cause?: unknown) {
    super('another run was faster', { cause })
    this.by = by
  }
}

/** @throws LostRace if another run was faster; nothing of this attempt remains then */
async function attach(handle: ReleaseHandle, name: string, file: AssetFile): Promise<Asset> {
  const { release, tag, overwrite, info } = handle
  const old = await findUploaded(handle, name)
  if (old && isSame(old, file)) {
    info(safe`The release of ${tag} already has ${name}, with the same digest`)
    return old
  }
  if (release.immutable) throw new StepError('release-immutable', { tag })
  if (old && !overwrite) throw exists(tag, old)

  info(safe`Attaching ${name} to the release of ${tag}`)
  const orphan = await findUploaded(handle, incoming(name))
  // A run that ended between removing and renaming left the new one under its other name.
  if (!old && !orphan) return upload(handle, name, file)
  const fresh = await upload(handle, incoming(name), file)
  if (old) await removeOld(handle, old, fresh)
  return rename(handle, fresh, name, file)
}

/** Removes the asset to be replaced. If that fails, the new one goes instead. */
async function removeOld(handle: ReleaseHandle, old: Asset, fresh: Asset): Promise<void> {
  const { github } = handle
  try {
    await github.withRetries(`remove the old asset ${old.name}`, () => github.remove(old))
  } catch (error) {
    await removeLeftover(handle, fresh.name, () => true)
    throw error
  }
}

/** The name under which a new asset arrives while the old one is still there. */
function incoming(name: string): string {
  return `${name}.incoming`
}

/** Returns the asset that the release has under that name; the remains of an interrupted upload do not count. */
async function findUploaded({ github, release }: ReleaseHandle, name: string): Promise<Asset | undefined> {
  const assets = await github.withRetries('list the assets of the release', () => github.assets(release))
  return assets.find((asset) => asset.name === name && asset.state === 'uploaded')
}

/** Returns the new asset. The remains of a failed attempt are removed before the next one, and after the last one. */
async function upload(handle: ReleaseHandle, name: string, file: AssetFile): Promise<Asset> {
  const earlier = { hasBegun: false }
  try {
    return await handle.github.withRetries(`store the asset ${name}`, () =>
      store(handle, name, file, earlier),
    )
  } catch (error) {
    if (error instanceof StepError && error.code === 'release-unreachable')
      await removeLeftover(handle, name, ({ state }) => state !== 'uploaded')
    throw error
  }
}

/** @param earlier whether this run has started an upload before: then an incomplete asset comes from that */
async function store(
  handle: ReleaseHandle,
  name: string,
  file: AssetFile,
  earlier: { hasBegun: boolean },
): Promise<Asset> {
  const { github, release, tag } = handle
  const there = await (earlier.hasBegun ? find(handle, name) : waitForOtherRun(handle, name, file))
  // The previous attempt may have been stored after all.
  if (there && isSame(there, file)) return there
  if (there?.state === 'uploaded' && name !== incoming(handle.nameFor(file.format))) throw new LostRace(there)
  if (there) await github.remove(there)

  try {
    const contentType = CONTENT_TYPES[file.format]
    earlier.hasBegun = true
    return await verified(handle, file, await github.upload(release, name, { ...file, contentType }))
  } catch (error) {
    if (isImmutable(error)) throw new StepError('release-immutable', { tag }, error)
    // Another run was faster, or took this upload for one that was left behind.
    if (!isNameTaken(error) && statusOf(error) !== 404) throw error
    const first =
      (await waitForOtherRun(handle, name, file)) ?? (await find(handle, handle.nameFor(file.format)))
    if (first && isSame(first, file)) return first
    throw isNameTaken(error) ? new LostRace(first ?? { name }, error) : error
  }
}

/**
 * Returns the asset of that name, after giving another run that is uploading it time to finish.
 * @throws StepError (`release-asset-busy`) if it has not finished and may still do so
 */
async function waitForOtherRun(
  handle: ReleaseHandle,
  name: string,
  file: AssetFile,
): Promise<Asset | undefined> {
  const { clock, signal, info, tag } = handle
  const until = clock.now() + MAX_WAIT_FOR_OTHER_RUN_MS
  for (let reads = 1; ; reads++) {
    const there = await find(handle, name)
    if (!there || isSame(there, file) || !isUnderWay(handle, there, file)) return there
    if (clock.now() - Date.parse(there.created_at) > MAX_UPLOAD_AGE_MS) return there
    if (clock.now() >= until)
      throw new StepError('release-asset-busy', { asset: name, tag, startedAt: there.created_at })
    if (reads === 1) info(safe`Another run seems to be uploading ${name}: waiting for it`)
    await clock.sleep(POLL_INTERVAL_MS, signal)
  }
}

/** A complete asset that is yet to be renamed counts as being uploaded, too. */
function isUnderWay({ nameFor }: ReleaseHandle, { state, name }: Asset, { format }: AssetFile): boolean {
  return state !== 'uploaded' || name === incoming(nameFor(format))
}

async function find({ github, release }: ReleaseHandle, name: string): Promise<Asset | undefined> {
  return (await github.assets(release)).find((asset) => asset.name === name)
}

/** Returns the renamed asset; another run that attaches the same archive may have renamed it first. */
async function rename(handle: ReleaseHandle, asset: Asset, name: string, file: AssetFile): Promise<Asset> {
  const { github } = handle
  try {
    return await github.withRetries(`rename the new asset ${name}`, () => github.rename(asset, name))
  } catch (error) {
    const isLost = error instanceof StepError && /^release-(forbidden|refused)$/.test(error.code)
    const there = isLost ? await findUploaded(handle, name) : undefined
    if (!there) throw error
    if (there.id !== asset.id) await removeLeftover(handle, asset.name, ({ id }) => id === asset.id)
    if (!isSame(there, file)) throw new LostRace(there, error)
    return there
  }
}

/** Returns the asset if it is what was sent; removes it if it is not. */
async function verified({ github, info }: ReleaseHandle, file: AssetFile, asset: Asset): Promise<Asset> {
  const why = difference(asset, file)
  if (why) {
    await github.remove(asset)
    throw new StepError('release-asset-damaged', { asset: asset.name, why })
  }
  if (!asset.digest)
    info(safe`Note: this GitHub server reports no digests; at least the size of ${asset.name} is right`)
  return asset
}

function difference(asset: Asset, file: AssetFile): SafeText | undefined {
  if (asset.state !== 'uploaded') return safe`its state is ${asset.state}`
  if (asset.size !== file.size) return safe`it has ${count(asset.size, 'byte')} instead of ${file.size}`
  if (asset.digest && !isSame(asset, file)) return safe`its digest is ${asset.digest}`
  return undefined
}

/** Removes what this run left under that name. A failure is only logged, because another error is already being reported. */
async function removeLeftover(
  { github, release, signal, info }: ReleaseHandle,
  name: string,
  isLeftover: (asset: Asset) => boolean,
): Promise<void> {
  try {
    const left = (await github.assets(release)).find((asset) => asset.name === name && isLeftover(asset))
    if (left) await github.remove(left)
  } catch (error) {
    signal.throwIfAborted()
    info(
      safe`Note: the asset ${name}, which is not needed any more, could not be removed: ${reasonOf(error)}`,
    )
  }
}

function isSame({ state, size, digest }: Asset, file: AssetFile): boolean {
  return state === 'uploaded' && size === file.size && digest === `sha256:${file.sha256}`
}

function exists(tag: string, { name, digest }: Pick<Asset, 'name' | 'digest'>): StepError {
  return new StepError('release-asset-exists', { tag, asset: name, digest: digest || 'digest unknown' })
}

/** A draft's own address ends with the draft: its assets move to the tag's when it is published. */
function address({ release, tag, repositoryUrl }: ReleaseHandle, asset: Asset): string {
  if (!release.draft) return asset.browser_download_url
  return `${repositoryUrl}/releases/download/${encodeURIComponent(tag)}/${encodeURIComponent(asset.name)}`
}

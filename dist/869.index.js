export const id = 869;
export const ids = [869];
export const modules = {

/***/ 2041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Pm: () => (/* binding */ explainGitHubError),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   hU: () => (/* binding */ isNameTaken),
/* harmony export */   l0: () => (/* binding */ pauseAfter),
/* harmony export */   t3: () => (/* binding */ isImmutable)
/* harmony export */ });
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9783);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3813);
/* harmony import */ var _net_connection_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1104);
/* harmony import */ var _net_retry_after_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9670);
/* harmony import */ var _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4304);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8651);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3052);







/** Returns the status of the answer that an error stands for; undefined if there was none. */
function statusOf(error) {
    return isHttpError(error) && error.response ? error.status : undefined;
}
/** Returns whether a request exceeded one of GitHub's rate limits. https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function isRateLimit(error) {
    const status = statusOf(error);
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = headersOf(error);
    const saysSo = retryAfter !== undefined || remaining === '0' || isSecondary(error);
    return status === 429 || (status === 403 && saysSo);
}
/** A limit on concurrent requests, or on requests of one kind, is often recognizable by its words alone. */
function isSecondary(error) {
    return /secondary rate limit|abuse detection/i.test(saidBy(error));
}
/** Returns whether GitHub did not answer, or said «not now»: the same request may succeed later. */
function isTransient(error) {
    const status = statusOf(error);
    if (status === undefined)
        return isHttpError(error);
    return (0,_net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .Dm)(status) || isRateLimit(error);
}
/**
 * Returns how long to wait, in ms, before a request that has failed `attempts` times in a row is sent again; undefined if
 * that would not help.
 */
function pauseAfter(error, attempts, nowMs, random) {
    if (!isTransient(error) || attempts > maxRetriesOf(error))
        return undefined;
    const headers = headersOf(error);
    const { 'x-ratelimit-reset': reset } = headers;
    const untilReset = reset === undefined ? undefined : Number(reset) * 1_000 - nowMs;
    const limited = isSecondary(error) ? _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .RETRY */ .p6.github.secondaryLimit : untilReset;
    const asked = (0,_net_retry_after_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRetryAfter */ .m)(headers, nowMs) ?? (isRateLimit(error) ? limited : undefined);
    const pause = (0,_net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .retryTimeout */ .gz)(attempts, random, asked);
    return pause <= _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .RETRY */ .p6.github.maxRetryAfter ? pause : undefined;
}
function maxRetriesOf(error) {
    const isAnswered = statusOf(error) !== undefined;
    return Math.min(_net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .RETRY */ .p6.maxRetries, isAnswered ? Infinity : (0,_net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .maxRetriesAfter */ .ZE)(connectionFailureOf(error)));
}
/** Returns in a few words why there was no usable answer, such as «it answered with HTTP 502». */
function reasonOf(error) {
    const status = statusOf(error);
    return status === undefined ? connectionFailureOf(error).why : (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `it answered with HTTP ${status}`;
}
function connectionFailureOf(error) {
    const viaProxy = isHttpError(error) && (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s)(new URL(error.request.url)) !== undefined;
    return (0,_net_connection_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .explainConnectionError */ .M)(error, viaProxy);
}
/** Returns what GitHub said about a request that it refused. */
function saidBy(error) {
    const data = isHttpError(error) ? error.response?.data : undefined;
    const details = Array.isArray(data?.errors) ? data.errors.map((one) => one?.message ?? one?.code) : [];
    return [data?.message, ...details].filter((text) => typeof text === 'string').join(': ');
}
/** Returns whether an upload was refused because there is an asset of that name. */
function isNameTaken(error) {
    return statusOf(error) === 422 && /already_exists/.test(saidBy(error));
}
/** Returns whether something was refused because the release is published and immutable. */
function isImmutable(error) {
    return statusOf(error) === 422 && /immutable release/i.test(saidBy(error));
}
/** Returns the error to show when GitHub gave no usable answer to an attempt, or refused it. */
function explainGitHubError(error, { what, attempts, apiUrl }) {
    if (!isHttpError(error))
        return error;
    const status = statusOf(error);
    const said = saidBy(error);
    if (isTransient(error)) {
        const server = new URL(apiUrl).host;
        const statusPage = server === 'api.github.com' ? 'https://www.githubstatus.com' : undefined;
        const values = {
            server,
            what,
            why: reasonOf(error),
            attempts: (0,_units_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(attempts, 'attempt'),
            said,
            statusPage,
        };
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-unreachable', values, error);
    }
    if (status === 401)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-token-refused', { said }, error);
    if (status === 403 || status === 404)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-forbidden', { what, status, said }, error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-refused', { what, status, said }, error);
}
function isHttpError(error) {
    return error instanceof Error && error.name === 'HttpError';
}
function headersOf(error) {
    return (isHttpError(error) && error.response?.headers) || {};
}


/***/ }),

/***/ 7869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadAsset: () => (/* binding */ uploadAsset)
/* harmony export */ });
/* harmony import */ var _archive_named_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6003);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3813);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8651);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3052);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2041);





/** https://docs.github.com/repositories/releasing-projects-on-github/about-releases#storage-and-bandwidth-quotas, in bytes; November 2026. */
const MAX_ASSET_BYTES = 2 * 1024 ** 3 - 1;
const CONTENT_TYPES = {
    zip: 'application/zip',
    tar: 'application/x-tar',
    'tar.gz': 'application/gzip',
    'tar.zst': 'application/zstd',
};
/** How long to wait for another run to finish its upload, and how often to check; in ms. */
const MAX_WAIT_FOR_OTHER_RUN_MS = 60_000;
const POLL_INTERVAL_MS = 5_000;
/**
 * An upload that is older than this and not finished was left behind by a cancelled run; in ms. The largest possible asset
 * takes this long at 20 Mbit/s. A younger one is left alone, because removing it would abort its upload.
 */
const MAX_UPLOAD_AGE_MS = 15 * 60_000;
/** How often an asset is replaced that another run attaches at the same time. */
const MAX_REPLACEMENTS = 3;
/**
 * Attaches the file to the release. An asset of that name with the same content is success without an upload; one with
 * other content is replaced, if that is wanted, after the new one has arrived.
 * @throws StepError (`release-…`)
 */
async function uploadAsset(handle, file) {
    const { tag, nameFor, overwrite, info, warning } = handle;
    if (file.size > MAX_ASSET_BYTES)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-asset-too-large', { size: file.size });
    const name = nameFor(file.format);
    const note = (0,_archive_named_format_js__WEBPACK_IMPORTED_MODULE_0__/* .wrongNameNote */ .z)(name, file.format);
    if (note)
        warning((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${note}: in release-asset, {ext} is filled in with the extension that fits the archive`);
    for (let attempts = 1;; attempts++) {
        try {
            return { name, url: address(handle, await attach(handle, name, file)) };
        }
        catch (error) {
            if (!(error instanceof LostRace))
                throw error;
            const { digest } = error.by;
            if (!overwrite)
                throw exists(tag, error.by);
            if (attempts === MAX_REPLACEMENTS) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-asset-contested', { asset: name, tag, digest: digest || 'digest unknown' }, error);
            }
            info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Another run has just attached a different ${name}: replacing that one, too`);
        }
    }
}
/** While this run was attaching its asset, another run attached different content under the same name. */
class LostRace extends Error {
    by;
    constructor(by, cause) {
        super('another run was faster', { cause });
        this.by = by;
    }
}
/** @throws LostRace if another run was faster; nothing of this attempt remains then */
async function attach(handle, name, file) {
    const { release, tag, overwrite, info } = handle;
    const old = await findUploaded(handle, name);
    if (old && isSame(old, file)) {
        info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The release of ${tag} already has ${name}, with the same digest`);
        return old;
    }
    if (release.immutable)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-immutable', { tag });
    if (old && !overwrite)
        throw exists(tag, old);
    info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Attaching ${name} to the release of ${tag}`);
    const orphan = await findUploaded(handle, incoming(name));
    // A run that ended between removing and renaming left the new one under its other name.
    if (!old && !orphan)
        return upload(handle, name, file);
    const fresh = await upload(handle, incoming(name), file);
    if (old)
        await removeOld(handle, old, fresh);
    return rename(handle, fresh, name, file);
}
/** Removes the asset to be replaced. If that fails, the new one goes instead. */
async function removeOld(handle, old, fresh) {
    const { github } = handle;
    try {
        await github.withRetries(`remove the old asset ${old.name}`, () => github.remove(old));
    }
    catch (error) {
        await removeLeftover(handle, fresh.name, () => true);
        throw error;
    }
}
/** The name under which a new asset arrives while the old one is still there. */
function incoming(name) {
    return `${name}.incoming`;
}
/** Returns the asset that the release has under that name; the remains of an interrupted upload do not count. */
async function findUploaded({ github, release }, name) {
    const assets = await github.withRetries('list the assets of the release', () => github.assets(release));
    return assets.find((asset) => asset.name === name && asset.state === 'uploaded');
}
/** Returns the new asset. The remains of a failed attempt are removed before the next one, and after the last one. */
async function upload(handle, name, file) {
    const earlier = { hasBegun: false };
    try {
        return await handle.github.withRetries(`store the asset ${name}`, () => store(handle, name, file, earlier));
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg && error.code === 'release-unreachable')
            await removeLeftover(handle, name, ({ state }) => state !== 'uploaded');
        throw error;
    }
}
/** @param earlier whether this run has started an upload before: then an incomplete asset comes from that */
async function store(handle, name, file, earlier) {
    const { github, release, tag } = handle;
    const there = await (earlier.hasBegun ? find(handle, name) : waitForOtherRun(handle, name, file));
    // The previous attempt may have been stored after all.
    if (there && isSame(there, file))
        return there;
    if (there?.state === 'uploaded' && name !== incoming(handle.nameFor(file.format)))
        throw new LostRace(there);
    if (there)
        await github.remove(there);
    try {
        const contentType = CONTENT_TYPES[file.format];
        earlier.hasBegun = true;
        return await verified(handle, file, await github.upload(release, name, { ...file, contentType }));
    }
    catch (error) {
        if ((0,_github_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .isImmutable */ .t3)(error))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-immutable', { tag }, error);
        // Another run was faster, or took this upload for one that was left behind.
        if (!(0,_github_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .isNameTaken */ .hU)(error) && (0,_github_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(error) !== 404)
            throw error;
        const first = (await waitForOtherRun(handle, name, file)) ?? (await find(handle, handle.nameFor(file.format)));
        if (first && isSame(first, file))
            return first;
        throw (0,_github_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .isNameTaken */ .hU)(error) ? new LostRace(first ?? { name }, error) : error;
    }
}
/**
 * Returns the asset of that name, after giving another run that is uploading it time to finish.
 * @throws StepError (`release-asset-busy`) if it has not finished and may still do so
 */
async function waitForOtherRun(handle, name, file) {
    const { clock, signal, info, tag } = handle;
    const until = clock.now() + MAX_WAIT_FOR_OTHER_RUN_MS;
    for (let reads = 1;; reads++) {
        const there = await find(handle, name);
        if (!there || isSame(there, file) || !isUnderWay(handle, there, file))
            return there;
        if (clock.now() - Date.parse(there.created_at) > MAX_UPLOAD_AGE_MS)
            return there;
        if (clock.now() >= until)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-asset-busy', { asset: name, tag, startedAt: there.created_at });
        if (reads === 1)
            info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Another run seems to be uploading ${name}: waiting for it`);
        await clock.sleep(POLL_INTERVAL_MS, signal);
    }
}
/** A complete asset that is yet to be renamed counts as being uploaded, too. */
function isUnderWay({ nameFor }, { state, name }, { format }) {
    return state !== 'uploaded' || name === incoming(nameFor(format));
}
async function find({ github, release }, name) {
    return (await github.assets(release)).find((asset) => asset.name === name);
}
/** Returns the renamed asset; another run that attaches the same archive may have renamed it first. */
async function rename(handle, asset, name, file) {
    const { github } = handle;
    try {
        return await github.withRetries(`rename the new asset ${name}`, () => github.rename(asset, name));
    }
    catch (error) {
        const isLost = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg && /^release-(forbidden|refused)$/.test(error.code);
        const there = isLost ? await findUploaded(handle, name) : undefined;
        if (!there)
            throw error;
        if (there.id !== asset.id)
            await removeLeftover(handle, asset.name, ({ id }) => id === asset.id);
        if (!isSame(there, file))
            throw new LostRace(there, error);
        return there;
    }
}
/** Returns the asset if it is what was sent; removes it if it is not. */
async function verified({ github, info }, file, asset) {
    const why = difference(asset, file);
    if (why) {
        await github.remove(asset);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-asset-damaged', { asset: asset.name, why });
    }
    if (!asset.digest)
        info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Note: this GitHub server reports no digests; at least the size of ${asset.name} is right`);
    return asset;
}
function difference(asset, file) {
    if (asset.state !== 'uploaded')
        return (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `its state is ${asset.state}`;
    if (asset.size !== file.size)
        return (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `it has ${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(asset.size, 'byte')} instead of ${file.size}`;
    if (asset.digest && !isSame(asset, file))
        return (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `its digest is ${asset.digest}`;
    return undefined;
}
/** Removes what this run left under that name. A failure is only logged, because another error is already being reported. */
async function removeLeftover({ github, release, signal, info }, name, isLeftover) {
    try {
        const left = (await github.assets(release)).find((asset) => asset.name === name && isLeftover(asset));
        if (left)
            await github.remove(left);
    }
    catch (error) {
        signal.throwIfAborted();
        info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Note: the asset ${name}, which is not needed any more, could not be removed: ${(0,_github_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error)}`);
    }
}
function isSame({ state, size, digest }, file) {
    return state === 'uploaded' && size === file.size && digest === `sha256:${file.sha256}`;
}
function exists(tag, { name, digest }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-asset-exists', { tag, asset: name, digest: digest || 'digest unknown' });
}
/** A draft's own address ends with the draft: its assets move to the tag's when it is published. */
function address({ release, tag, repositoryUrl }, asset) {
    if (!release.draft)
        return asset.browser_download_url;
    return `${repositoryUrl}/releases/download/${encodeURIComponent(tag)}/${encodeURIComponent(asset.name)}`;
}


/***/ })

};

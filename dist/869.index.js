export const id = 869;
export const ids = [869];
export const modules = {

/***/ 317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   TT: () => (/* binding */ saidBy),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   l0: () => (/* binding */ pauseAfter)
/* harmony export */ });
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9783);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7414);
/* harmony import */ var _net_connection_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1104);
/* harmony import */ var _net_retry_after_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9670);
/* harmony import */ var _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4304);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8651);






function isHttpError(error) {
    return error instanceof Error && error.name === 'HttpError';
}
/** Returns the status of the answer that an error stands for; undefined if there was none. */
function statusOf(error) {
    return isHttpError(error) && error.response ? error.status : undefined;
}
function headersOf(error) {
    return (isHttpError(error) && error.response?.headers) || {};
}
/**
 * Returns whether a request exceeded one of GitHub's rate limits:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
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
 * that would not help. With `leftMs`, the time that is left for it decides, and not how often it has failed.
 */
function pauseAfter(error, attempts, nowMs, random, leftMs) {
    if (!isTransient(error) || attempts > maxRetriesOf(error, leftMs))
        return undefined;
    const headers = headersOf(error);
    const { 'x-ratelimit-reset': reset } = headers;
    const untilReset = reset === undefined ? undefined : Number(reset) * 1_000 - nowMs;
    const limited = isSecondary(error) ? _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .RETRY */ .p6.github.secondaryLimit : untilReset;
    const asked = (0,_net_retry_after_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRetryAfter */ .m)(headers, nowMs) ?? (isRateLimit(error) ? limited : undefined);
    const pause = (0,_net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .retryTimeout */ .gz)(attempts, random, asked);
    if (leftMs !== undefined)
        return leftMs > 0 ? Math.min(pause, leftMs) : undefined;
    return pause <= _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .RETRY */ .p6.github.maxRetryAfter ? pause : undefined;
}
function maxRetriesOf(error, leftMs) {
    const most = leftMs === undefined ? _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .RETRY */ .p6.maxRetries : Number.POSITIVE_INFINITY;
    const isAnswered = statusOf(error) !== undefined;
    return isAnswered ? most : Math.min(most, (0,_net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .maxRetriesAfter */ .ZE)(connectionFailureOf(error)));
}
/** Returns in a few words why there was no usable answer, such as «it answered with HTTP 502». */
function reasonOf(error) {
    const status = statusOf(error);
    return status === undefined ? connectionFailureOf(error).why : (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `it answered with HTTP ${status}`;
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
/** Returns what there is to say of an error of Octokit; undefined if it is none. `apiUrl` is the root of the REST API. */
function failureOf(error, { what, attempts, apiUrl }) {
    if (!isHttpError(error))
        return undefined;
    const server = new URL(apiUrl).host;
    return {
        what,
        refusal: isTransient(error) ? undefined : statusOf(error),
        why: reasonOf(error),
        said: saidBy(error),
        attempts: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(attempts, 'attempt'),
        server,
        statusPage: server === 'api.github.com' ? 'https://www.githubstatus.com' : undefined,
    };
}


/***/ }),

/***/ 1575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ refusalToWrite),
/* harmony export */   Rw: () => (/* binding */ renameAsset),
/* harmony export */   Vx: () => (/* binding */ removeAsset),
/* harmony export */   b1: () => (/* binding */ explainReleaseFailure),
/* harmony export */   dv: () => (/* binding */ findRelease),
/* harmony export */   pY: () => (/* binding */ sendAsset),
/* harmony export */   qs: () => (/* binding */ listAssets)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5298);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(317);
/** What is asked of GitHub about releases and their assets. Every call asks once; `GitHub.withRetries` asks again. */



/** Returns the published release of the tag, else the newest draft for it; undefined if the token sees neither. */
async function findRelease({ octokit, place }, tag) {
    try {
        return (await octokit.request('GET /repos/{owner}/{repo}/releases/tags/{tag}', { ...place, tag })).data;
    }
    catch (error) {
        if ((0,_github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) !== 404)
            throw error;
    }
    // A draft cannot be asked for by its tag. It is listed for those alone who may write.
    const list = octokit.paginate.iterator('GET /repos/{owner}/{repo}/releases', { ...place, per_page: 100 });
    for await (const { data } of list) {
        const draft = data.find((release) => release.draft && release.tag_name === tag);
        if (draft)
            return draft;
    }
    return undefined;
}
/**
 * Returns what GitHub says to a token that may not write releases; undefined if it may, or GitHub does not tell. Between a tag and
 * itself there are no changes, so nothing comes of the one request that needs this permission and writes nothing:
 * https://docs.github.com/rest/releases/releases#generate-release-notes-content-for-a-release
 */
async function refusalToWrite({ octokit, place }, tag, signal) {
    const notes = { ...place, tag_name: tag, previous_tag_name: tag };
    try {
        await octokit.request('POST /repos/{owner}/{repo}/releases/generate-notes', notes);
        return undefined;
    }
    catch (error) {
        signal.throwIfAborted();
        // Anything else says nothing about the permission: the upload will tell.
        return (0,_github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) === 403 && !(0,_github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimit */ .a5)(error) ? error : undefined;
    }
}
/** Returns all assets of a release, those whose upload has not finished included. */
function listAssets({ octokit, place }, { id }) {
    const asked = { ...place, release_id: id, per_page: 100 };
    return octokit.paginate('GET /repos/{owner}/{repo}/releases/{release_id}/assets', asked);
}
/** Uploads a file as an asset, and returns what GitHub made of it. */
async function sendAsset({ octokit }, release, name, { path, size, contentType }) {
    // The release names the address, with a template behind it: it differs between GitHub and an Enterprise Server.
    const { data } = await octokit.request({
        method: 'POST',
        url: `${release.upload_url.split('{', 1)[0]}{?name}`,
        name,
        headers: { 'content-type': contentType, 'content-length': size },
        data: contentOf(path),
        // To be able to follow a redirect, undici would keep all that was sent.
        request: { redirect: 'error' },
    });
    return data;
}
/** The file is opened when the first piece is asked for, so that a request that never got so far leaves nothing open. */
async function* contentOf(path) {
    yield* (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path);
}
/** Returns the asset under its new name. */
async function renameAsset({ octokit, place }, { id }, name) {
    const asset = { ...place, asset_id: id, name };
    return (await octokit.request('PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}', asset)).data;
}
/** One that is gone already is fine: the answer to an earlier attempt may have been lost. */
async function removeAsset({ octokit, place }, { id }) {
    try {
        const asset = { ...place, asset_id: id };
        await octokit.request('DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}', asset);
    }
    catch (error) {
        if ((0,_github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) !== 404)
            throw error;
    }
}
/** Words what GitHub refused, or did not answer, for the one who wants an asset attached. */
function explainReleaseFailure(failure, cause) {
    const { what, refusal, said, why, attempts, server, statusPage } = failure;
    switch (refusal) {
        case undefined:
            return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-unreachable', { server, what, why, attempts, said, statusPage }, cause);
        case 401:
            return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-token-refused', { said }, cause);
        case 403:
        case 404:
            return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-forbidden', { what, status: refusal, said }, cause);
        default:
            return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('release-refused', { what, status: refusal, said }, cause);
    }
}


/***/ }),

/***/ 7869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadAsset: () => (/* binding */ uploadAsset)
/* harmony export */ });
/* harmony import */ var _archive_named_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6003);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7414);
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5298);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(317);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8651);
/* harmony import */ var _releases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1575);






/** https://docs.github.com/repositories/releasing-projects-on-github/about-releases#storage-and-bandwidth-quotas, in bytes; November 2026. */
const MAX_ASSET_BYTES = 2 * 1024 ** 3 - 1;
const CONTENT_TYPES = {
    zip: 'application/zip',
    tar: 'application/x-tar',
    'tar.gz': 'application/gzip',
    'tar.zst': 'application/zstd',
};
/**
 * An upload that is older than this and not finished was left behind by a cancelled run; in ms. The largest possible asset
 * takes this long at 20 Mbit/s. A younger one is left alone, because removing it would abort its upload.
 */
const MAX_UPLOAD_AGE_MS = 15 * 60_000;
/**
 * Attaches the file to the release. An asset of that name with the same content is success without an upload; one with
 * other content is replaced, if that is wanted, after the new one has arrived.
 * @throws StepError (`release-…`)
 */
async function uploadAsset(handle, file) {
    if (file.size > MAX_ASSET_BYTES)
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('release-asset-too-large', { size: file.size });
    const name = handle.nameFor(file.format);
    const note = (0,_archive_named_format_js__WEBPACK_IMPORTED_MODULE_0__/* .wrongNameNote */ .z)(name, file.format);
    if (note)
        handle.warning((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${note}: in release-asset, {ext} is filled in with the extension that fits the archive`);
    return { name, url: address(handle, await attach(handle, name, file)) };
}
async function attach(handle, name, file) {
    const { github, release, tag, overwrite, info } = handle;
    const incoming = `${name}.incoming`;
    const assets = await github.withRetries('list the assets of the release', () => (0,_releases_js__WEBPACK_IMPORTED_MODULE_4__/* .listAssets */ .qs)(github, release));
    const there = assets.find((asset) => asset.name === name);
    if (there && isSame(there, file)) {
        info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The release of ${tag} already has ${name}, with the same digest`);
        return there;
    }
    if (release.immutable)
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('release-immutable', { tag });
    const old = there?.state === 'uploaded' ? there : undefined;
    if (old && !overwrite) {
        const { digest } = old;
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('release-asset-exists', { tag, asset: name, digest: digest || 'digest unknown' });
    }
    info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `Attaching ${name} to the release of ${tag}`);
    if (there && !old)
        await removeUnfinished(handle, there);
    const waiting = assets.find((asset) => asset.name === incoming);
    // A run that ended between removing and renaming left the new one under its other name.
    if (waiting && isSame(waiting, file))
        return replace(handle, old, waiting, name);
    if (waiting)
        await removeUnfinished(handle, waiting);
    if (!old)
        return upload(handle, name, file);
    return replace(handle, old, await upload(handle, incoming, file), name);
}
/** @throws StepError (`release-asset-busy`) if another run may still be at it */
async function removeUnfinished({ github, clock, tag }, asset) {
    const { name, created_at: startedAt } = asset;
    if (clock.now() - Date.parse(startedAt) <= MAX_UPLOAD_AGE_MS)
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('release-asset-busy', { asset: name, tag, startedAt });
    await github.withRetries(`remove the unfinished asset ${name}`, () => (0,_releases_js__WEBPACK_IMPORTED_MODULE_4__/* .removeAsset */ .Vx)(github, asset));
}
/** Puts the new asset in the place of the old one, if there is one. If that cannot be removed, the new one goes instead. */
async function replace(handle, old, fresh, name) {
    const { github } = handle;
    try {
        if (old)
            await github.withRetries(`remove the old asset ${name}`, () => (0,_releases_js__WEBPACK_IMPORTED_MODULE_4__/* .removeAsset */ .Vx)(github, old));
    }
    catch (error) {
        await removeLeftover(handle, ({ id }) => id === fresh.id);
        throw error;
    }
    try {
        return await github.withRetries(`rename the new asset ${name}`, () => (0,_releases_js__WEBPACK_IMPORTED_MODULE_4__/* .renameAsset */ .Rw)(github, fresh, name));
    }
    catch (error) {
        if (!(error instanceof _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg) || !(isNameTaken(error) || (0,_github_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(error.cause) === 404))
            throw error;
        await removeLeftover(handle, ({ id }) => id === fresh.id);
        throw contested(handle, name, error);
    }
}
/** Returns the new asset. The remains of a failed attempt are removed before the next one, and after the last one. */
async function upload(handle, name, file) {
    const { github, release } = handle;
    const isRest = (asset) => asset.name === name && asset.state !== 'uploaded';
    const contentType = CONTENT_TYPES[file.format];
    let attempts = 0;
    try {
        return await github.withRetries(`store the asset ${name}`, async () => {
            if (++attempts > 1) {
                const left = (await (0,_releases_js__WEBPACK_IMPORTED_MODULE_4__/* .listAssets */ .qs)(github, release)).find((asset) => asset.name === name);
                // The previous attempt may have been stored after all.
                if (left && isSame(left, file))
                    return left;
                if (left && isRest(left))
                    await (0,_releases_js__WEBPACK_IMPORTED_MODULE_4__/* .removeAsset */ .Vx)(github, left);
            }
            return verified(handle, file, await (0,_releases_js__WEBPACK_IMPORTED_MODULE_4__/* .sendAsset */ .pY)(github, release, name, { ...file, contentType }));
        });
    }
    catch (error) {
        if (!(error instanceof _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg))
            throw error;
        if (error.code === 'release-unreachable')
            await removeLeftover(handle, isRest);
        if (isNameTaken(error))
            throw contested(handle, name, error);
        throw error;
    }
}
function isNameTaken({ cause }) {
    return /already_exists/.test((0,_github_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .saidBy */ .TT)(cause));
}
function contested({ tag }, asset, error) {
    return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('release-asset-contested', { asset, tag, said: (0,_github_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .saidBy */ .TT)(error.cause) }, error);
}
/** Returns the asset if it is what was sent; removes it if it is not. */
async function verified({ github }, file, asset) {
    const why = difference(asset, file);
    if (why) {
        await (0,_releases_js__WEBPACK_IMPORTED_MODULE_4__/* .removeAsset */ .Vx)(github, asset);
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('release-asset-damaged', { asset: asset.name, why });
    }
    return asset;
}
function difference(asset, file) {
    if (asset.state !== 'uploaded')
        return (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `its state is ${asset.state}`;
    if (asset.size !== file.size)
        return (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `it has ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(asset.size, 'byte')} instead of ${file.size}`;
    if (asset.digest && !isSame(asset, file))
        return (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `its digest is ${asset.digest}`;
    return undefined;
}
/** Removes what this run left. A failure is only logged, because another error is already being reported. */
async function removeLeftover({ github, release, signal, info }, isLeftover) {
    try {
        const left = (await (0,_releases_js__WEBPACK_IMPORTED_MODULE_4__/* .listAssets */ .qs)(github, release)).find(isLeftover);
        if (left)
            await (0,_releases_js__WEBPACK_IMPORTED_MODULE_4__/* .removeAsset */ .Vx)(github, left);
    }
    catch (error) {
        signal.throwIfAborted();
        info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `Note: an asset of this run, which is not needed any more, could not be removed: ${(0,_github_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error)}`);
    }
}
function isSame({ state, size, digest }, file) {
    return state === 'uploaded' && size === file.size && digest === `sha256:${file.sha256}`;
}
/** A draft's own address ends with the draft: its assets move to the tag's when it is published. */
function address({ release, tag, repositoryUrl }, asset) {
    if (!release.draft)
        return asset.browser_download_url;
    return `${repositoryUrl}/releases/download/${encodeURIComponent(tag)}/${encodeURIComponent(asset.name)}`;
}


/***/ })

};

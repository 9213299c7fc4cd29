export const id = 545;
export const ids = [545];
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

/***/ 2545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkRelease: () => (/* binding */ checkRelease)
/* harmony export */ });
/* harmony import */ var _archive_magic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2057);
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5298);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(317);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8651);
/* harmony import */ var _placeholders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8209);
/* harmony import */ var _releases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1575);






/**
 * Finds the release of the tag that the workflow runs on, and what would keep an asset from being attached to it,
 * as far as GitHub tells without being changed. Octokit is loaded here and by nothing else.
 * @throws StepError (`release-…`)
 */
async function checkRelease(request) {
    const { env, overwrite, info, warning, clock, signal } = request;
    const tag = env.GITHUB_REF_TYPE === 'tag' ? env.GITHUB_REF_NAME : undefined;
    if (!tag)
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('release-needs-tag', { ref: env.GITHUB_REF || 'no ref at all' });
    const asked = (ext) => (0,_placeholders_js__WEBPACK_IMPORTED_MODULE_3__/* .fillIn */ .p)(request.name, { domain: request.domain, tag, ext });
    const nameFor = (ext) => assetName(asked(ext));
    const names = new Set(_archive_magic_js__WEBPACK_IMPORTED_MODULE_4__/* .FORMATS */ .hR.map(nameFor));
    if (!request.token)
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('github-token-missing', { input: 'release-asset' });
    const { openGitHub } = await Promise.all(/* import() */[__webpack_require__.e(779), __webpack_require__.e(413), __webpack_require__.e(255)]).then(__webpack_require__.bind(__webpack_require__, 636));
    const github = openGitHub(request, _releases_js__WEBPACK_IMPORTED_MODULE_2__/* .explainReleaseFailure */ .b1);
    const release = await github.withRetries(`look up the release of ${tag}`, () => (0,_releases_js__WEBPACK_IMPORTED_MODULE_2__/* .findRelease */ .dv)(github, tag));
    if (!release?.draft && !release?.immutable) {
        const refusal = await (0,_releases_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalToWrite */ .L$)(github, tag, signal);
        if (refusal !== undefined) {
            const values = { what: 'write releases', status: 403, said: (0,_github_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .saidBy */ .TT)(refusal) };
            throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('release-forbidden', values, refusal);
        }
    }
    const repository = env.GITHUB_REPOSITORY ?? '';
    if (!release)
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('release-missing', { repository, tag });
    // An asset of that name may be the very archive: that is known when there is an archive to compare it with.
    const assets = await github.withRetries('list the assets of the release', () => (0,_releases_js__WEBPACK_IMPORTED_MODULE_2__/* .listAssets */ .qs)(github, release));
    const there = assets.filter(({ name, state }) => names.has(name) && state === 'uploaded');
    if (release.immutable && there.length === 0)
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('release-immutable', { tag });
    const [format] = _archive_magic_js__WEBPACK_IMPORTED_MODULE_4__/* .FORMATS */ .hR;
    if (nameFor(format) !== asked(format))
        info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `Note: GitHub keeps letters, digits and .-_@+ in names: ${asked(format)} becomes ${nameFor(format)}`);
    for (const { name } of overwrite ? [] : there) {
        info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `Note: the release of ${tag} already has ${name}; replacing it with different content needs overwrite: true`);
    }
    const repositoryUrl = `${env.GITHUB_SERVER_URL || 'https://github.com'}/${repository}`;
    return { github, release, tag, nameFor, repositoryUrl, overwrite, info, warning, clock, signal };
}
/**
 * Returns the name that GitHub would make of the one asked for: it keeps letters, digits and `.-_@+`, and puts one
 * dot for each run of anything else. https://docs.github.com/rest/releases/assets#upload-a-release-asset says so
 * vaguely; https://github.com/electron/forge/pull/1761 shows what it does.
 * @throws StepError (`release-asset-name`) if nothing is left
 */
function assetName(asked) {
    const name = asked
        .replace(/[^A-Za-z0-9._@+-]+/g, '.')
        .replace(/\.{2,}/g, '.')
        .replace(/^\.+|\.+$/g, '');
    if (name === '')
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('release-asset-name', { name: asked });
    return name;
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


/***/ })

};

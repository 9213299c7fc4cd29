export const id = 74;
export const ids = [74];
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

/***/ 7074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGitHub: () => (/* binding */ openGitHub)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2413);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2779);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4371);
/* harmony import */ var _net_attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9246);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8651);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2041);







const PER_PAGE = 100;
/** A release has at most 1,000 assets, and no more than 10,000 releases are listed. */
const MAX_PAGES = 100;
/** An asset is stored and hashed before the answer comes: that silence may be longer than others. In ms. */
const MIN_WAIT_FOR_ASSET_MS = 120_000;
/** Returns the releases of a repository at GitHub or at a GitHub Enterprise Server. */
function openGitHub(access) {
    return new RestApi(access);
}
class RestApi {
    #access;
    #octokit;
    #place;
    constructor(access) {
        this.#access = access;
        this.#octokit = openOctokit(access);
        this.#place = { owner: access.owner, repo: access.repo };
    }
    async withRetries(what, attempt) {
        const { apiUrl, clock, random, signal, info } = this.#access;
        for (let attempts = 1;; attempts++) {
            try {
                return await attempt();
            }
            catch (error) {
                signal.throwIfAborted();
                const pause = (0,_github_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .pauseAfter */ .l0)(error, attempts, clock.now(), random);
                if (pause === undefined)
                    throw (0,_github_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .explainGitHubError */ .Pm)(error, { what, attempts, apiUrl });
                info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Could not ${what} on GitHub: ${(0,_github_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error)}; retrying`);
                await clock.sleep(pause, signal);
            }
        }
    }
    async findRelease(tag) {
        return (await this.#publishedRelease(tag)) ?? this.#newestDraft(tag);
    }
    async #publishedRelease(tag) {
        try {
            const asked = { ...this.#place, tag };
            return (await this.#octokit.request('GET /repos/{owner}/{repo}/releases/tags/{tag}', asked)).data;
        }
        catch (error) {
            if ((0,_github_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOf */ .c2)(error) !== 404)
                throw error;
            return undefined;
        }
    }
    /** A draft cannot be asked for by its tag. It is listed for those alone who may write. */
    async #newestDraft(tag) {
        const list = (page) => this.#octokit.request('GET /repos/{owner}/{repo}/releases', { ...this.#place, ...page });
        for await (const releases of pagesOf(list)) {
            const drafts = releases.filter((release) => release.draft && release.tag_name === tag);
            if (drafts.length > 1)
                this.#access.info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Note: there are ${drafts.length} drafts for ${tag}; the newest one is used`);
            if (drafts[0])
                return drafts[0];
        }
        return undefined;
    }
    async deniesWriting(tag) {
        // The one request that needs the permission to write releases and writes nothing; between a tag and itself
        // there is nothing to note. https://docs.github.com/rest/releases/releases#generate-release-notes-content-for-a-release
        const notes = { ...this.#place, tag_name: tag, previous_tag_name: tag };
        try {
            await this.#octokit.request('POST /repos/{owner}/{repo}/releases/generate-notes', notes);
            return false;
        }
        catch (error) {
            this.#access.signal.throwIfAborted();
            // Anything else says nothing about the permission: the upload will tell.
            return (0,_github_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOf */ .c2)(error) === 403 && !(0,_github_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .isRateLimit */ .a5)(error);
        }
    }
    async isFork() {
        return (await this.#octokit.request('GET /repos/{owner}/{repo}', this.#place)).data.fork;
    }
    async assets({ id }) {
        const release = { ...this.#place, release_id: id };
        const list = (page) => this.#octokit.request('GET /repos/{owner}/{repo}/releases/{release_id}/assets', { ...release, ...page });
        const all = [];
        for await (const assets of pagesOf(list))
            all.push(...assets);
        return all;
    }
    async upload(release, name, { path, size, contentType }) {
        // The release names the address, with a template behind it: it differs between GitHub and an Enterprise Server.
        const { data } = await this.#octokit.request({
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
    async rename({ id }, name) {
        const asset = { ...this.#place, asset_id: id, name };
        return (await this.#octokit.request('PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}', asset)).data;
    }
    async remove({ id }) {
        try {
            const asset = { ...this.#place, asset_id: id };
            await this.#octokit.request('DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}', asset);
        }
        catch (error) {
            if ((0,_github_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOf */ .c2)(error) !== 404)
                throw error;
        }
    }
}
/** Returns the pages of a list, up to the last one. */
async function* pagesOf(list) {
    for (let page = 1; page <= MAX_PAGES; page++) {
        const { data, headers } = await list({ per_page: PER_PAGE, page });
        yield data;
        if (!hasNextPage(headers.link))
            return;
    }
}
/** A page may have fewer items than asked for: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */
function hasNextPage(link) {
    return link?.split(',').some((part) => /;\s*rel="?next"?\s*(;|$)/.test(part)) ?? false;
}
function openOctokit(access) {
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_1__/* .getOctokit */ .Q)(access.token, {
        baseUrl: access.apiUrl,
        userAgent: 'docs-export-action',
        request: {
            fetch: fetchThroughProxy,
            // It would print what the server says about deprecations, as it comes, and on stderr.
            log: { debug() { }, info() { }, warn() { }, error() { } },
        },
    });
    octokit.hook.wrap('request', async (request, options) => {
        const attempt = (0,_net_attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .openAttempt */ .Eu)(access.clock, access.idleMs, access.signal);
        // Octokit reads what a hook changes in place; what it passes on is lost at the hook for the token.
        options.request = { ...options.request, signal: attempt.signal };
        if (isStream(options.data))
            options.data = heard(options.data, attempt, access.idleMs);
        try {
            return await request(options);
        }
        finally {
            attempt.close();
        }
    });
    return octokit;
}
/** The proxy of the destination, as the toolkit finds it: the host for uploads is not the one of the API. */
function fetchThroughProxy(url, options) {
    const dispatcher = new _actions_http_client__WEBPACK_IMPORTED_MODULE_2__.HttpClient().getAgentDispatcher(url);
    return (0,undici__WEBPACK_IMPORTED_MODULE_3__.fetch)(url, dispatcher ? { ...options, dispatcher } : options);
}
/** Passes a body on; each piece that the connection takes is a sign of life. */
async function* heard(body, attempt, idleMs) {
    for await (const piece of body) {
        attempt.heard();
        yield piece;
    }
    attempt.heard(Math.max(idleMs, MIN_WAIT_FOR_ASSET_MS));
}
/** The file is opened when the first piece is asked for, so that a request that never got so far leaves nothing open. */
async function* contentOf(path) {
    yield* (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path);
}
function isStream(data) {
    return typeof data === 'object' && data !== null && Symbol.asyncIterator in data;
}


/***/ })

};

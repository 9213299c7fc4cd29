export const id = 636;
export const ids = [636,255];
export const modules = {

/***/ 636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGitHub: () => (/* binding */ openGitHub)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2413);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2779);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4371);
/* harmony import */ var _net_attempt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9246);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8651);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(317);
/** The way to GitHub's REST API, for whatever the step asks there. Octokit is loaded by this file alone. */






/** An asset is stored and hashed before the answer comes: that silence may be longer than others. In ms. */
const MIN_WAIT_FOR_ASSET_MS = 120_000;
/**
 * Opens the workflow's repository, as the environment names it.
 * @param explain words a failure for those who asked
 */
function openGitHub(access, explain) {
    const { env, clock, random, signal, info } = access;
    const apiUrl = env.GITHUB_API_URL || 'https://api.github.com';
    const [owner = '', repo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
    return {
        octokit: openOctokit(access, apiUrl),
        place: { owner, repo },
        async withRetries(what, attempt, deadline) {
            for (let attempts = 1;; attempts++) {
                try {
                    return await attempt();
                }
                catch (error) {
                    signal.throwIfAborted();
                    const now = clock.now();
                    const leftMs = deadline === undefined ? undefined : deadline - now;
                    const pause = (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .pauseAfter */ .l0)(error, attempts, now, random, leftMs);
                    if (pause === undefined) {
                        const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .g5)(error, { what, attempts, apiUrl });
                        throw failure ? explain(failure, error) : error;
                    }
                    info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `Could not ${what} on GitHub: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}; retrying`);
                    await clock.sleep(pause, signal);
                }
            }
        },
    };
}
function openOctokit(access, apiUrl) {
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(access.token, {
        baseUrl: apiUrl,
        userAgent: 'docs-export-action',
        request: {
            fetch: fetchThroughProxy,
            // It would print what the server says about deprecations, as it comes, and on stderr.
            log: { debug() { }, info() { }, warn() { }, error() { } },
        },
    });
    octokit.hook.wrap('request', async (request, options) => {
        const attempt = (0,_net_attempt_js__WEBPACK_IMPORTED_MODULE_3__/* .openAttempt */ .Eu)(access.clock, access.idleMs, access.signal);
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
    const dispatcher = new _actions_http_client__WEBPACK_IMPORTED_MODULE_1__.HttpClient().getAgentDispatcher(url);
    return (0,undici__WEBPACK_IMPORTED_MODULE_2__.fetch)(url, dispatcher ? { ...options, dispatcher } : options);
}
/** Passes a body on; each piece that the connection takes is a sign of life. */
async function* heard(body, attempt, idleMs) {
    for await (const piece of body) {
        attempt.heard();
        yield piece;
    }
    attempt.heard(Math.max(idleMs, MIN_WAIT_FOR_ASSET_MS));
}
function isStream(data) {
    return typeof data === 'object' && data !== null && Symbol.asyncIterator in data;
}


/***/ }),

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


/***/ })

};

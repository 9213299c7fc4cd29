export const id = 255;
export const ids = [255];
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


/***/ })

};

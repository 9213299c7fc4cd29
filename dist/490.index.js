export const id = 490;
export const ids = [490];
export const modules = {

/***/ 4109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openGitHub: () => (/* binding */ openGitHub)
});

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 22 modules
var github = __webpack_require__(2413);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(2779);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(4371);
// EXTERNAL MODULE: ./lib/net/attempt.js
var net_attempt = __webpack_require__(9246);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __webpack_require__(4304);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __webpack_require__(9783);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/net/connection-failure.js
var connection_failure = __webpack_require__(1104);
// EXTERNAL MODULE: ./lib/net/retry-after.js
var retry_after = __webpack_require__(9670);
// EXTERNAL MODULE: ./lib/net/web-page.js
var web_page = __webpack_require__(6081);
// EXTERNAL MODULE: ./lib/github/json.js
var json = __webpack_require__(7781);
;// CONCATENATED MODULE: ./lib/github/failure.js









/** An answer that is none of the API, although its status says that it is a success. */
class UnreadableAnswer extends Error {
    name = 'UnreadableAnswer';
    why;
    constructor(why) {
        super(why.text);
        this.why = why;
    }
    /** Returns the error about this body. */
    static of(data) {
        const body = typeof data === 'string' ? data : (JSON.stringify(data) ?? '');
        const title = (0,web_page/* titleOf */.G)(body);
        const shown = title === undefined ? (0,clean/* safe */.gB) `“${body.slice(0, MAX_QUOTED)}”` : (0,clean/* safe */.gB) `a web page, titled “${title}”`;
        return new UnreadableAnswer((0,clean/* safe */.gB) `it answered with ${shown}, which is none of GitHub’s answers`);
    }
}
/** How much of an answer that cannot be read is shown, in characters. */
const MAX_QUOTED = 60;
function isHttpError(error) {
    return error instanceof Error && error.name === 'HttpError';
}
function responseOf(error) {
    return isHttpError(error) ? error.response : undefined;
}
/** Returns the status of the answer that an error stands for; undefined if there was none. */
function statusOf(error) {
    return responseOf(error)?.status;
}
/**
 * Returns whether a request exceeded one of GitHub's rate limits:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
function isRateLimit(error) {
    const status = statusOf(error);
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = responseOf(error)?.headers ?? {};
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
    return status === undefined ? isOfRequest(error) : (0,retry_policy/* isTransientStatus */.Dm)(status) || isRateLimit(error);
}
/** Returns whether that is how a request ended, and no mistake in this code. */
function isOfRequest(error) {
    return isHttpError(error) || error instanceof UnreadableAnswer || error instanceof net_attempt/* AttemptTimeout */.FI;
}
/**
 * Returns how long to wait, in ms, before a request that has failed `attempts` times in a row is sent again; undefined if
 * that would not help in the time that is left.
 */
function pauseAfter(error, attempts, nowMs, random, leftMs) {
    if (!isTransient(error) || attempts > maxRetriesOf(error) || leftMs <= 0)
        return undefined;
    const pause = (0,retry_policy/* retryTimeout */.gz)(attempts, random, pauseAskedFor(error, nowMs));
    return isRateLimit(error) && pause > leftMs ? undefined : Math.min(pause, leftMs);
}
/** Returns how long GitHub asks to wait, in ms; undefined if it does not. */
function pauseAskedFor(error, nowMs) {
    const headers = responseOf(error)?.headers ?? {};
    const { 'x-ratelimit-reset': reset } = headers;
    const untilReset = reset === undefined ? undefined : Number(reset) * 1_000 - nowMs;
    const limited = isSecondary(error) ? retry_policy/* RETRY */.p6.github.secondaryLimit : untilReset;
    return (0,retry_after/* parseRetryAfter */.m)(headers, nowMs) ?? (isRateLimit(error) ? limited : undefined);
}
function maxRetriesOf(error) {
    if (error instanceof UnreadableAnswer)
        return retry_policy/* RETRY */.p6.maxRetriesIfPermanent;
    return statusOf(error) === undefined
        ? (0,retry_policy/* maxRetriesAfter */.ZE)(connectionFailureOf(error))
        : Number.POSITIVE_INFINITY;
}
/** Returns in a few words why there was no usable answer, such as «it answered with HTTP 502». */
function reasonOf(error) {
    if (error instanceof UnreadableAnswer)
        return error.why;
    const status = statusOf(error);
    return status === undefined ? connectionFailureOf(error).why : (0,clean/* safe */.gB) `it answered with HTTP ${status}`;
}
function connectionFailureOf(error) {
    const viaProxy = isHttpError(error) && (0,proxy/* getProxyUrl */.s)(new URL(error.request.url)) !== undefined;
    return (0,connection_failure/* explainConnectionError */.M)(error, viaProxy);
}
/** Returns what GitHub said about a request that it refused. */
function saidBy(error) {
    return (0,json/* textAt */.$)(responseOf(error)?.data, 'message') ?? '';
}
/** Returns what there is to say of a request that failed; undefined if the error is about anything else. */
function failureOf(error, { what, attempts, apiUrl, now }) {
    if (!isOfRequest(error))
        return undefined;
    const asked = pauseAskedFor(error, now);
    const server = new URL(apiUrl).host;
    return {
        what,
        kind: kindOf(error),
        status: isTransient(error) ? undefined : statusOf(error),
        why: reasonOf(error),
        said: saidBy(error),
        until: asked === undefined ? undefined : (0,units/* showDuration */.kJ)(asked),
        attempts: (0,units/* count */.U9)(attempts, 'attempt'),
        server,
        statusPage: server === 'api.github.com' ? 'https://www.githubstatus.com' : undefined,
    };
}
function kindOf(error) {
    if (error instanceof UnreadableAnswer)
        return 'unreadable';
    if (isRateLimit(error))
        return 'limited';
    return isTransient(error) ? 'unreachable' : 'refused';
}

;// CONCATENATED MODULE: ./lib/github/client.js
/** The way to GitHub's REST API, for whatever the step asks there. Octokit is loaded by this file alone. */








/** Of 100 items each. */
const MAX_PAGES = 10;
/**
 * Opens the workflow's repository.
 * @param explain words a failure for those who asked
 */
function openGitHub(access, explain) {
    const { clock, random, signal, info, idleMs, deadline } = access;
    const { apiUrl, owner, repo } = access.place;
    const octokit = openOctokit(access.token, apiUrl);
    const known = new Map();
    let counted = 0;
    const explained = (error, what, attempts) => {
        const failure = failureOf(error, { what, attempts, apiUrl, now: clock.now() });
        return failure ? explain(failure, error) : error;
    };
    const github = {
        get counted() {
            return counted;
        },
        async send(route, parameters) {
            const key = JSON.stringify([route, parameters]);
            const before = known.get(key);
            const leftMs = Math.max(0, deadline - clock.now()) + retry_policy/* RETRY */.p6.github.lastAttempt;
            const attempt = (0,net_attempt/* openAttempt */.Eu)(clock, Math.min(idleMs, leftMs), signal);
            counted++;
            try {
                const headers = { 'if-none-match': before?.headers.etag };
                const request = { signal: attempt.signal };
                const answer = await octokit.request(route, { owner, repo, ...parameters, headers, request });
                // Octokit takes a body that breaks off for an empty one.
                attempt.signal.throwIfAborted();
                if (route.startsWith('GET '))
                    known.set(key, answer);
                return answer;
            }
            catch (error) {
                signal.throwIfAborted();
                if (before === undefined || statusOf(error) !== 304)
                    throw error;
                counted--;
                return before;
            }
            finally {
                attempt.close();
            }
        },
        async withRetries(what, attempt) {
            for (let attempts = 1;; attempts++) {
                try {
                    return await attempt();
                }
                catch (error) {
                    signal.throwIfAborted();
                    const now = clock.now();
                    const pause = pauseAfter(error, attempts, now, random, deadline - now);
                    if (pause === undefined)
                        throw explained(error, what, attempts);
                    info((0,clean/* safe */.gB) `Could not ${what} on GitHub: ${reasonOf(error)}; retrying`);
                    await clock.sleep(pause, signal);
                }
            }
        },
        async list(what, route, path, read) {
            const items = [];
            for (let page = 1; page <= MAX_PAGES && clock.now() <= deadline + retry_policy/* RETRY */.p6.github.lastAttempt; page++) {
                const readPage = async () => {
                    const { data, headers } = await github.send(route, { per_page: 100, page });
                    const list = (0,json.at)(data, ...path);
                    const found = Array.isArray(list) ? list.map(read) : [undefined];
                    if (!found.every((item) => item !== undefined))
                        throw UnreadableAnswer.of(data);
                    return { found, isLast: !/;\s*rel="?next\b/.test(headers.link ?? '') };
                };
                const { found, isLast } = await github.withRetries(what, readPage);
                items.push(...found);
                if (isLast)
                    return items;
            }
            const why = (0,clean/* safe */.gB) `its list has more than ${MAX_PAGES} pages, or did not end in time`;
            throw explained(new UnreadableAnswer(why), what, 1);
        },
    };
    return github;
}
function openOctokit(token, apiUrl) {
    return (0,github/* getOctokit */.Q)(token, {
        baseUrl: apiUrl,
        userAgent: 'docs-export-action',
        request: {
            fetch: fetchThroughProxy,
            // It would print what the server says about deprecations, as it comes, and on stderr.
            log: { debug() { }, info() { }, warn() { }, error() { } },
        },
    });
}
/** The proxy of the destination, as the toolkit finds it. */
function fetchThroughProxy(url, options) {
    const dispatcher = new lib.HttpClient().getAgentDispatcher(url);
    return (0,undici.fetch)(url, dispatcher ? { ...options, dispatcher } : options);
}


/***/ })

};

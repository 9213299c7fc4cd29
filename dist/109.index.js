export const id = 109;
export const ids = [109];
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
// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __webpack_require__(8651);
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
        if (title !== undefined)
            return new UnreadableAnswer((0,clean/* safe */.gB) `it answered with a web page, titled “${title}”`);
        const start = body === '' ? 'nothing' : (0,clean/* safe */.gB) `“${body.slice(0, MAX_QUOTED)}”`;
        return new UnreadableAnswer((0,clean/* safe */.gB) `it answered with ${start}, which is none of GitHub’s answers`);
    }
}
/** How much of an answer that cannot be read is shown, in characters. */
const MAX_QUOTED = 60;
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
    return status === undefined ? isOfRequest(error) : (0,retry_policy/* isTransientStatus */.Dm)(status) || isRateLimit(error);
}
/** Returns whether that is how a request ended, and no mistake in this code. */
function isOfRequest(error) {
    return isHttpError(error) || error instanceof UnreadableAnswer || error instanceof net_attempt/* AttemptTimeout */.FI;
}
/**
 * Returns how long to wait, in ms, before a request that has failed `attempts` times in a row is sent again; undefined if
 * that would not help. With `leftMs`, the time that is left for it decides, and not how often it has failed.
 */
function pauseAfter(error, attempts, nowMs, random, leftMs) {
    if (!isTransient(error) || attempts > maxRetriesOf(error, leftMs))
        return undefined;
    const asked = pauseAskedFor(error, nowMs);
    const pause = (0,retry_policy/* retryTimeout */.gz)(attempts, random, asked);
    if (leftMs === undefined)
        return pause <= retry_policy/* RETRY */.p6.github.maxRetryAfter ? pause : undefined;
    const isInVain = leftMs <= 0 || (isRateLimit(error) && pause > leftMs);
    return isInVain ? undefined : Math.min(pause, leftMs);
}
/** Returns how long GitHub asks to wait, in ms; undefined if it does not. */
function pauseAskedFor(error, nowMs) {
    const headers = headersOf(error);
    const { 'x-ratelimit-reset': reset } = headers;
    const untilReset = reset === undefined ? undefined : Number(reset) * 1_000 - nowMs;
    const limited = isSecondary(error) ? retry_policy/* RETRY */.p6.github.secondaryLimit : untilReset;
    return (0,retry_after/* parseRetryAfter */.m)(headers, nowMs) ?? (isRateLimit(error) ? limited : undefined);
}
function maxRetriesOf(error, leftMs) {
    const most = leftMs === undefined ? retry_policy/* RETRY */.p6.maxRetries : Number.POSITIVE_INFINITY;
    if (error instanceof UnreadableAnswer)
        return retry_policy/* RETRY */.p6.maxRetriesIfPermanent;
    const isAnswered = statusOf(error) !== undefined;
    return isAnswered ? most : Math.min(most, (0,retry_policy/* maxRetriesAfter */.ZE)(connectionFailureOf(error)));
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
    const data = isHttpError(error) ? error.response?.data : undefined;
    const details = Array.isArray(data?.errors) ? data.errors.map((one) => one?.message ?? one?.code) : [];
    return [data?.message, ...details].filter((text) => typeof text === 'string').join(': ');
}
/**
 * Returns what there is to say of a request that failed; undefined if the error is about anything else. `apiUrl` is the root of
 * the REST API, `now` in ms since the epoch.
 */
function failureOf(error, { what, attempts, apiUrl, now, }) {
    if (!isOfRequest(error))
        return undefined;
    const asked = pauseAskedFor(error, now);
    const server = new URL(apiUrl).host;
    return {
        what,
        kind: kindOf(error),
        refusal: isTransient(error) ? undefined : statusOf(error),
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
    return isTransient(error) ? 'unanswered' : 'refused';
}

;// CONCATENATED MODULE: ./lib/github/client.js
/** The way to GitHub's REST API, for whatever the step asks there. Octokit is loaded by this file alone. */







/** Of 100 items each. */
const MAX_PAGES = 10;
/**
 * How many requests may be sent at once, and how often another one then, in ms. A workflow's token has 1,000 an hour, for all
 * that runs in the repository: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const BURST = 30;
const REFILL_MS = 60_000;
/**
 * Opens the workflow's repository.
 * @param explain words a failure for those who asked
 */
function openGitHub(access, explain) {
    const { clock, random, signal, info, idleMs } = access;
    const { apiUrl, owner, repo } = access.place;
    const octokit = openOctokit(access.token, apiUrl);
    const known = new Map();
    /** When all that was sent will have been paid for, in ms since the epoch. */
    let paidAt = 0;
    const giveUp = (error, what, attempts) => {
        const failure = failureOf(error, { what, attempts, apiUrl, now: clock.now() });
        return failure ? explain(failure, error) : error;
    };
    const github = {
        async send(route, parameters, deadline = Number.POSITIVE_INFINITY) {
            const left = () => Math.max(0, deadline - clock.now());
            const debt = paidAt - clock.now() - BURST * REFILL_MS;
            if (debt > 0)
                await clock.sleep(Math.min(debt, left()), signal);
            const key = JSON.stringify([route, parameters]);
            const before = known.get(key);
            const attempt = (0,net_attempt/* openAttempt */.Eu)(clock, Math.min(idleMs, left() + retry_policy/* RETRY */.p6.github.lastAttempt), signal);
            let isCounted = true;
            try {
                const headers = before ? { 'if-none-match': String(before.headers.etag) } : {};
                const request = { signal: attempt.signal };
                const answer = await octokit.request(route, { owner, repo, ...parameters, headers, request });
                // Octokit takes a body that breaks off for an empty one.
                attempt.signal.throwIfAborted();
                if (Number.isFinite(deadline) && answer.headers.etag)
                    known.set(key, answer);
                return answer;
            }
            catch (error) {
                signal.throwIfAborted();
                isCounted = statusOf(error) !== 304;
                if (before && !isCounted)
                    return before;
                throw error;
            }
            finally {
                attempt.close();
                if (isCounted)
                    paidAt = Math.max(paidAt, clock.now()) + REFILL_MS;
            }
        },
        async withRetries(what, attempt, deadline) {
            for (let attempts = 1;; attempts++) {
                try {
                    return await attempt();
                }
                catch (error) {
                    signal.throwIfAborted();
                    const now = clock.now();
                    const leftMs = deadline === undefined ? undefined : deadline - now;
                    const pause = pauseAfter(error, attempts, now, random, leftMs);
                    if (pause === undefined)
                        throw giveUp(error, what, attempts);
                    info((0,clean/* safe */.gB) `Could not ${what} on GitHub: ${reasonOf(error)}; retrying`);
                    await clock.sleep(pause, signal);
                }
            }
        },
        async list(what, route, parameters, itemsOf, deadline) {
            const items = [];
            for (let page = 1; page <= MAX_PAGES; page++) {
                const readPage = async () => {
                    const { data, headers } = await github.send(route, { ...parameters, per_page: 100, page }, deadline);
                    const found = itemsOf(data);
                    if (found === undefined)
                        throw UnreadableAnswer.of(data);
                    return { found, isLast: !/;\s*rel="?next\b/.test(String(headers.link)) };
                };
                const { found, isLast } = await github.withRetries(what, readPage, deadline);
                items.push(...found);
                if (isLast)
                    return items;
                if (deadline !== undefined && clock.now() > deadline + retry_policy/* RETRY */.p6.github.lastAttempt)
                    throw giveUp(new UnreadableAnswer((0,clean/* safe */.gB) `it did not send all pages of the list in time`), what, 1);
            }
            throw giveUp(new UnreadableAnswer((0,clean/* safe */.gB) `its list has more than ${MAX_PAGES} pages`), what, 1);
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

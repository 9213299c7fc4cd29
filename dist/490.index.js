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
// EXTERNAL MODULE: ./lib/net/request.js
var request = __webpack_require__(598);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __webpack_require__(4304);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __webpack_require__(9783);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/errors/worded-error.js
var worded_error = __webpack_require__(5181);
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
class UnreadableAnswer extends worded_error/* WordedError */.g {
    name = 'UnreadableAnswer';
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
/**
 * Returns what an error says of a request. GitHub’s limits are often recognizable by their words alone:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
function read(error) {
    const { status, headers = {}, data } = (isHttpError(error) && error.response) || {};
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = headers;
    const said = (0,json/* textAt */.$)(data, 'message') ?? '';
    /** On concurrent requests, or on requests of one kind. */
    const hasSecondaryLimit = /secondary rate limit|abuse detection/i.test(said);
    const saysSo = retryAfter !== undefined || remaining === '0' || hasSecondaryLimit;
    const isLimited = status === 429 || (status === 403 && saysSo);
    const isUnreadable = error instanceof UnreadableAnswer;
    /** Is that how a request ended, and no mistake in this code? */
    const isOfRequest = isHttpError(error) || isUnreadable || error instanceof net_attempt/* AttemptTimeout */.FI;
    /** Did GitHub not answer, or say «not now»? The same request may succeed later. */
    const isTransient = status === undefined ? isOfRequest : (0,retry_policy/* isTransientStatus */.Dm)(status) || isLimited;
    const ofOthers = isTransient ? 'unreachable' : 'refused';
    const kind = isUnreadable ? 'unreadable' : isLimited ? 'limited' : ofOthers;
    return { status, headers, said, hasSecondaryLimit, isLimited, isOfRequest, isTransient, kind };
}
/** Returns the status of the answer that an error stands for; undefined if there was none. */
function statusOf(error) {
    return read(error).status;
}
/**
 * Returns how long to wait, in ms, before a request that has failed `attempts` times in a row is sent again; undefined if
 * that would not help in the time that is left.
 */
function pauseAfter(error, attempts, nowMs, random, leftMs) {
    const { isTransient, isLimited } = read(error);
    if (!isTransient || attempts > maxRetriesOf(error) || leftMs <= 0)
        return undefined;
    const pause = (0,retry_policy/* retryTimeout */.gz)(attempts, random, pauseAskedFor(error, nowMs));
    return isLimited && pause > leftMs ? undefined : Math.min(pause, leftMs);
}
/** Returns how long GitHub asks to wait, in ms; undefined if it does not. */
function pauseAskedFor(error, nowMs) {
    const { headers, hasSecondaryLimit, isLimited } = read(error);
    const { 'x-ratelimit-reset': reset } = headers;
    const untilReset = reset === undefined ? undefined : Number(reset) * 1_000 - nowMs;
    const limited = hasSecondaryLimit ? retry_policy/* RETRY */.p6.github.secondaryLimit : untilReset;
    return (0,retry_after/* parseRetryAfter */.m)(headers, nowMs) ?? (isLimited ? limited : undefined);
}
function maxRetriesOf(error) {
    const { status, kind } = read(error);
    if (kind === 'unreadable')
        return retry_policy/* RETRY */.p6.maxRetriesIfPermanent;
    return status === undefined ? (0,retry_policy/* maxRetriesAfter */.ZE)(connectionFailureOf(error)) : Number.POSITIVE_INFINITY;
}
/** Returns in a few words why there was no usable answer, such as «it answered with HTTP 502». */
function reasonOf(error) {
    if (error instanceof UnreadableAnswer)
        return error.why;
    const { status } = read(error);
    return status === undefined ? connectionFailureOf(error).why : (0,clean/* safe */.gB) `it answered with HTTP ${status}`;
}
function connectionFailureOf(error) {
    const viaProxy = isHttpError(error) && (0,proxy/* getProxyUrl */.s)(new URL(error.request.url)) !== undefined;
    return (0,connection_failure/* explainConnectionError */.M)(error, viaProxy);
}
/** Returns what there is to say of a request that failed; undefined if the error is about anything else. */
function failureOf(error, { what, attempts, apiUrl, now }) {
    const { status, said, isOfRequest, isTransient, kind } = read(error);
    if (!isOfRequest)
        return undefined;
    const asked = pauseAskedFor(error, now);
    const server = new URL(apiUrl).host;
    return {
        /** What was attempted, in a few words that follow «could not». */
        what,
        kind,
        /** Of a refusal. */
        status: isTransient ? undefined : status,
        why: reasonOf(error),
        said,
        /** How long GitHub asks to wait; undefined if it does not say. */
        until: asked === undefined ? undefined : (0,units/* showDuration */.kJ)(asked),
        attempts: (0,units/* count */.U9)(attempts, 'attempt'),
        server,
        /** Where to look whether the server works; undefined for an Enterprise Server. */
        statusPage: server === 'api.github.com' ? 'https://www.githubstatus.com' : undefined,
    };
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
    return {
        /** How many of the requests so far count against the limit of the token. */
        get counted() {
            return counted;
        },
        /**
         * Sends a request once, such as `GET /repos/{owner}/{repo}/issues`; owner and repo are filled in. What was read before is
         * returned again if it has not changed: that does not count against the limit of the token. Throws what Octokit throws.
         */
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
        /**
         * Returns what `attempt` returns. It is made again, after a pause, when GitHub did not answer or asks to come
         * back later: it has to be safe to repeat.
         * @param what what is attempted, in a few words that follow «could not»
         * @throws StepError, as the one who opened this explains it, when another attempt would not help
         */
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
        /**
         * Returns the items of a list, of all its pages.
         * @param path where in an answer they are
         * @param read returns an item; undefined if it is none
         * @throws StepError as `withRetries`
         */
        async list(what, route, path, read) {
            const items = [];
            for (let page = 1; page <= MAX_PAGES && clock.now() <= deadline + retry_policy/* RETRY */.p6.github.lastAttempt; page++) {
                const readPage = async () => {
                    const { data, headers } = await this.send(route, { per_page: 100, page });
                    const list = (0,json.at)(data, ...path);
                    const found = Array.isArray(list) ? list.map(read) : [undefined];
                    if (!found.every((item) => item !== undefined))
                        throw UnreadableAnswer.of(data);
                    return { found, isLast: !/;\s*rel="?next\b/.test(headers.link ?? '') };
                };
                const { found, isLast } = await this.withRetries(what, readPage);
                items.push(...found);
                if (isLast)
                    return items;
            }
            const why = (0,clean/* safe */.gB) `its list has more than ${MAX_PAGES} pages, or did not end in time`;
            throw explained(new UnreadableAnswer(why), what, 1);
        },
    };
}
function openOctokit(token, apiUrl) {
    return (0,github/* getOctokit */.Q)(token, {
        baseUrl: apiUrl,
        userAgent: request/* USER_AGENT */._O,
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

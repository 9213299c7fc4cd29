export const id = 109;
export const ids = [109,490];
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


/***/ }),

/***/ 9246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ openAttempt),
/* harmony export */   FI: () => (/* binding */ AttemptTimeout),
/* harmony export */   Ip: () => (/* binding */ startTimer)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _errors_worded_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5181);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);



/** How precise the timer is: it may expire this much late. In ms. */
const MAX_TICK_MS = 1_000;
/**
 * Calls `expire` when the process has run for `ms`. It counts ticks, not time: a suspended process does not listen. Returns how to
 * start measuring again, which has no effect once the timer was stopped, and how to stop.
 */
function startTimer(clock, ms, expire) {
    let ranMs = 0;
    const tickMs = Math.min(ms / 4, MAX_TICK_MS);
    const stop = clock.every(tickMs, () => {
        ranMs += tickMs;
        if (ranMs < ms)
            return;
        stop();
        expire();
    });
    return {
        restart() {
            // The first tick may come right after this.
            ranMs = -tickMs;
        },
        stop,
    };
}
/** Starts an attempt in which nothing may arrive for `silenceMs`; without calls of `heard`, that is its whole length. */
function openAttempt(clock, silenceMs, signal) {
    signal.throwIfAborted();
    const controller = new AbortController();
    const cancel = () => controller.abort(signal.reason);
    signal.addEventListener('abort', cancel, { once: true });
    const expire = () => {
        controller.abort(new AttemptTimeout((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `nothing arrived for ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(silenceMs)}`));
    };
    const timer = startTimer(clock, silenceMs, expire);
    return {
        /** Aborted at its end; the reason says why. */
        signal: controller.signal,
        /** Something arrived. */
        heard: timer.restart,
        close() {
            timer.stop();
            signal.removeEventListener('abort', cancel);
            controller.abort(new Error('closed'));
        },
    };
}
/** Nothing arrived for too long. */
class AttemptTimeout extends _errors_worded_error_js__WEBPACK_IMPORTED_MODULE_1__/* .WordedError */ .g {
    name = 'AttemptTimeout';
}


/***/ }),

/***/ 1104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ explainConnectionError)
/* harmony export */ });
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9246);
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7115);



const UNRESOLVED = { words: 'its host name does not resolve', isFirstHop: true };
const CERTIFICATE = { isCertificate: true, permanent: true };
/** The first rule that applies counts; if none does, the connection broke. */
const FAILURE_RULES = [
    { code: /^ENOTFOUND$/, ...UNRESOLVED, permanent: true },
    { syscall: 'getaddrinfo', ...UNRESOLVED },
    { code: /^ECONNREFUSED$/, words: 'it refuses connections at this port', isFirstHop: true },
    {
        code: /^UND_ERR_CONNECT_TIMEOUT$/,
        syscall: 'connect',
        words: 'no connection to it could be made',
        isFirstHop: true,
    },
    // An alert is the other side's complaint about this client; it comes first, because some name certificates, too.
    { code: /_ALERT_/, words: 'it aborted TLS with an alert', permanent: true },
    { code: /ALTNAME_INVALID|HOSTNAME_MISMATCH/, words: 'its certificate is for another host', ...CERTIFICATE },
    { code: /CERT_HAS_EXPIRED/, words: 'its certificate has expired', hint: 'renew it', ...CERTIFICATE },
    {
        // `node:tls`, «X509 certificate error codes»: what is wrong with the certificate of the other side.
        code: /CERT|SELF_SIGNED|^UNABLE_TO_|CRL_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED/,
        words: 'its certificate is not trusted',
        hint: 'set NODE_EXTRA_CA_CERTS to the certificate of your own authority',
        ...CERTIFICATE,
    },
    {
        code: /^EPROTO$|ERR_(?:SSL|TLS)_/,
        words: 'it does not speak TLS, or not as expected',
        hint: 'perhaps this port serves http',
        permanent: true,
    },
];
/**
 * Returns what an error of `node:http`, `node:tls`, undici's `fetch` or the toolkit's tunnel means.
 * @param viaProxy whether the connection is made to a proxy: where the error itself does not say which of the two failed
 */
function explainConnectionError(error, viaProxy = false) {
    const cause = innermost(error);
    if (cause instanceof _attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .AttemptTimeout */ .FI)
        return { why: cause.why, permanent: false };
    const failure = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .proxyFailure */ .xh)(cause);
    if (failure)
        return failure;
    const { message = String(cause), errors = [], ...more } = Object(cause);
    // That of a DOMException is a number.
    const code = typeof more.code === 'string' ? more.code : '';
    // Happy eyeballs (RFC 8305) reports the failures of all addresses as one error.
    const calls = new Set(errors.map((one) => one.syscall));
    const syscall = more.syscall ?? (calls.size === 1 && calls.has('connect') ? 'connect' : undefined);
    const rule = FAILURE_RULES.find((each) => each.code?.test(code) || (syscall !== undefined && each.syscall === syscall));
    if (rule === undefined) {
        const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `the connection broke before the whole answer had arrived (${code || message})`;
        return { why, permanent: false };
    }
    if (rule.isFirstHop && viaProxy)
        return (0,_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachableProxy */ .jc)(code);
    const { words, hint, isCertificate, permanent = false } = rule;
    // Which host a certificate is for: https://nodejs.org/api/tls.html#tlscheckserveridentityhostname-cert
    const plain = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${words} (${code}${more.reason === undefined ? '' : `: ${more.reason}`})`;
    const why = hint === undefined ? plain : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${words} (${code}; ${hint})`;
    return { why, permanent, ...(isCertificate && { certificate: plain }) };
}
/** What the libraries wrap around an error says less than the error. */
function innermost(error) {
    const { cause } = Object(error);
    return cause === undefined ? error : innermost(cause);
}


/***/ }),

/***/ 598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ keepConnections),
/* harmony export */   _O: () => (/* binding */ USER_AGENT),
/* harmony export */   w$: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9783);



/** What every request is sent as. */
const USER_AGENT = 'docs-export-action';
/**
 * Sends one request and returns the answer, whatever its status, as soon as its headers are there; follows no redirect.
 * It goes through the proxy that the environment names. The toolkit's own request function is not used: it is half as
 * fast with large bodies, its time-out error shows the query, which may hold a signature, and its module takes 60 ms and
 * 20 MiB to load.
 *
 * @throws Error of the connection, or the reason of `signal`
 */
async function sendRequest(url, options) {
    const { method = 'GET', headers, body, signal, agent, onConnected } = options;
    const tunnel = agent ? undefined : await proxyAgent(url);
    // Node takes the brackets from an IPv6 literal for its resolver, but a proxy needs them.
    const host = tunnel && { hostname: url.hostname };
    return new Promise((resolve, reject) => {
        // A proxy that never answers CONNECT does not notice the signal, so it is not waited for.
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        const send = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
        const asked = send(url, { agent: agent ?? tunnel ?? false, method, headers, signal, ...host });
        // A kept TLS connection never says that it is connected: each request would leave a listener.
        if (onConnected !== undefined)
            whenConnected(asked, url, onConnected);
        let isAnswered = false;
        asked.on('response', (answer) => {
            isAnswered = true;
            resolve(answer);
        });
        asked.on('error', (error) => {
            const mayBeSentAgain = !isAnswered && method === 'GET' && wasClosedMeanwhile(asked, error);
            if (signal.aborted)
                reject(signal.reason);
            else if (mayBeSentAgain)
                resolve(sendRequest(url, { ...options, agent: undefined }));
            else
                reject(error);
        });
        // After an answer that switches protocols, Node closes the connection without an error.
        asked.on('close', () => isAnswered || reject(closedEarly()));
        asked.end(body);
    });
}
/** https://nodejs.org/api/http.html#requestreusedsocket */
function wasClosedMeanwhile({ reusedSocket }, { code }) {
    return reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE');
}
function closedEarly() {
    return Object.assign(new Error('the connection was closed without an answer'), { code: 'ECONNRESET' });
}
function whenConnected(asked, { protocol }, onConnected) {
    const isTls = protocol === 'https:';
    asked.once('socket', (socket) => {
        if (!isTls && !socket.connecting)
            onConnected();
        else
            socket.once(isTls ? 'secureConnect' : 'connect', onConnected);
    });
}
/**
 * Returns at most `most` connections to the host of `url`, or half of that through a proxy; to be closed in the end.
 * @throws Error if the address of the proxy is none
 */
async function keepConnections(url, most) {
    // The tunnel keeps a connection only for a request that is waiting for it already, and closes all others itself.
    const tunnel = await proxyAgent(url, Math.max(1, Math.floor(most / 2)));
    if (tunnel)
        return { agent: tunnel, close: () => { } };
    const options = { keepAlive: true, maxSockets: most, maxFreeSockets: most };
    const agent = url.protocol === 'https:' ? new node_https__WEBPACK_IMPORTED_MODULE_1__.Agent(options) : new node_http__WEBPACK_IMPORTED_MODULE_0__.Agent(options);
    return { agent, close: () => agent.destroy() };
}
/**
 * Returns the agent for requests through a proxy, which keeps connections if `maxSockets` is given; undefined without a
 * proxy. Only such a request needs the toolkit's client, which takes longer to load than a small archive takes to download.
 */
async function proxyAgent(url, maxSockets) {
    if (!(0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_2__/* .getProxyUrl */ .s)(url))
        return undefined;
    const { HttpClient } = await __webpack_require__.e(/* import() */ 779).then(__webpack_require__.bind(__webpack_require__, 2779));
    const options = maxSockets === undefined ? { keepAlive: false } : { keepAlive: true, maxSockets };
    return new HttpClient(USER_AGENT, [], options).getAgent(url.href);
}


/***/ }),

/***/ 9670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/**
 * Returns how long an answer with these headers asks to wait, in ms: `Retry-After` in seconds, or as an HTTP date (RFC
 * 9110, section 10.2.3) that is measured by the answer's own `Date`, because the clocks may differ; by `nowMs` if it
 * has none. Undefined if it asks for nothing.
 */
function parseRetryAfter(headers, nowMs) {
    const text = headers['retry-after']?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const until = httpDate(text);
    return until === undefined ? undefined : Math.max(0, until - (httpDate(headers.date ?? '') ?? nowMs));
}
/**
 * RFC 9110, section 5.6.7: all three forms are in UTC, but that of asctime, which ends with the year, does not say so.
 */
function httpDate(text) {
    if (!/^[A-Z][a-z]{2,8},? /.test(text))
        return undefined;
    const date = Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text);
    return Number.isNaN(date) ? undefined : date;
}


/***/ }),

/***/ 9783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ getProxyUrl)
/* harmony export */ });
/* unused harmony export checkBypass */
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map

/***/ })

};

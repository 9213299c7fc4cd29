export const id = 536;
export const ids = [536];
export const modules = {

/***/ 9246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ openAttempt),
/* harmony export */   FI: () => (/* binding */ AttemptTimeout),
/* harmony export */   Ip: () => (/* binding */ startTimer)
/* harmony export */ });
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8651);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3052);


/** How precise the timer is: it may expire this much late. In ms. */
const MAX_TICK_MS = 1_000;
/** A tick that is this late shows that the process, or its whole machine, was suspended. In ms. */
const LATE_MS = 250;
/**
 * Calls `expire` when the process has run for `ms`. It counts ticks, not time, because a suspended process does not
 * listen. Node runs timers before sockets, so the first tick after a suspension does not count either: what has arrived
 * meanwhile is read first.
 *
 * If a suspension ends after `endBy` (ms since the epoch), only the time of one tick, at most a second, is left.
 */
function startTimer(clock, ms, expire, endBy = Number.POSITIVE_INFINITY) {
    let limitMs = ms;
    const tickMs = Math.min(ms / 4, MAX_TICK_MS);
    let ranMs = 0;
    let lastTickAt = clock.now();
    let wasLate = false;
    const stop = clock.every(tickMs, () => {
        const now = clock.now();
        const isLate = now - lastTickAt > tickMs + LATE_MS;
        lastTickAt = now;
        // Only the first one: on a machine that is always late, the timer must still expire.
        const counts = !isLate || wasLate;
        wasLate = isLate;
        if (!counts) {
            if (now >= endBy)
                ranMs = Math.max(ranMs, limitMs - tickMs);
            return;
        }
        ranMs += tickMs;
        if (ranMs < limitMs)
            return;
        stop();
        expire();
    });
    return {
        restart(newMs = limitMs) {
            limitMs = newMs;
            // The first tick may come right after this.
            ranMs = -tickMs;
        },
        stop,
    };
}
/**
 * Starts an attempt in which nothing may arrive for `silenceMs`; without calls of `heard`, that is its whole length.
 * After a suspension beyond `endBy` (ms since the epoch) only what has arrived is read.
 */
function openAttempt(clock, silenceMs, signal, endBy) {
    signal.throwIfAborted();
    const controller = new AbortController();
    const cancel = () => controller.abort(signal.reason);
    const forget = OpenAttempts.of(signal).add(cancel);
    let limitMs = silenceMs;
    const expire = () => {
        controller.abort(new AttemptTimeout((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `nothing arrived for ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(limitMs)}`));
    };
    const timer = startTimer(clock, silenceMs, expire, endBy);
    return {
        signal: controller.signal,
        heard(ms = limitMs) {
            limitMs = ms;
            timer.restart(ms);
        },
        close() {
            timer.stop();
            forget();
            controller.abort(new Error('closed'));
        },
    };
}
/** What cancels the open attempts of a step, by its signal. */
const openAttempts = new WeakMap();
/**
 * What is called when a signal is aborted. Listeners of the signal itself are in a list in which a removed one still points
 * to the next: as soon as one of them was moved to where V8 collects seldom, it keeps all that come after it, each with its
 * request and its answer. The tables of a `Set` are linked in the same way.
 */
class OpenAttempts {
    #cancels = [];
    static of(signal) {
        const known = openAttempts.get(signal);
        if (known !== undefined)
            return known;
        const attempts = new OpenAttempts();
        signal.addEventListener('abort', () => attempts.#cancelAll(), { once: true });
        openAttempts.set(signal, attempts);
        return attempts;
    }
    /** Returns what takes it away again. */
    add(cancel) {
        const free = this.#cancels.indexOf(undefined);
        const index = free === -1 ? this.#cancels.length : free;
        this.#cancels[index] = cancel;
        return () => {
            if (this.#cancels[index] === cancel)
                this.#cancels[index] = undefined;
        };
    }
    #cancelAll() {
        for (const cancel of this.#cancels)
            cancel?.();
    }
}
/** Nothing arrived for too long. */
class AttemptTimeout extends Error {
    name = 'AttemptTimeout';
    why;
    constructor(why) {
        super(why.text);
        this.why = why;
    }
}


/***/ }),

/***/ 1104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ explainConnectionError)
/* harmony export */ });
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8651);
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9246);
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7115);



/** `node:tls`, «X509 certificate error codes»: what is wrong with the certificate of the other side. */
const CERTIFICATE = /CERT|SELF_SIGNED|^UNABLE_TO_|CRL_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|PATH_LENGTH_EXCEEDED/;
/** The first rule that applies counts; if none does, the connection broke. */
const FAILURE_RULES = [
    {
        applies: ({ code }) => code === 'ENOTFOUND',
        why: (code) => (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `its host name does not resolve (${code})`,
        permanent: true,
        isFirstHop: true,
    },
    {
        applies: ({ syscall }) => syscall === 'getaddrinfo',
        why: (code) => (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `its host name does not resolve (${code})`,
        isFirstHop: true,
    },
    {
        applies: ({ code }) => code === 'ECONNREFUSED',
        why: (code) => (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `it refuses connections at this port (${code})`,
        isFirstHop: true,
    },
    {
        applies: ({ code, syscall, syscalls }) => syscall === 'connect' ||
            code === 'UND_ERR_CONNECT_TIMEOUT' ||
            (syscalls.length > 0 && syscalls.every((one) => one === 'connect')),
        why: (code) => (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `no connection to it could be made (${code})`,
        isFirstHop: true,
    },
    // An alert is the other side's complaint about this client; it comes first, because some name certificates, too.
    {
        applies: ({ code }) => code.includes('_ALERT_'),
        why: (code) => (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `it aborted TLS with an alert (${code})`,
        permanent: true,
    },
    {
        applies: ({ code }) => CERTIFICATE.test(code),
        why: (code) => (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `its certificate is not trusted (${code}; set NODE_EXTRA_CA_CERTS to the certificate of your own authority)`,
        permanent: true,
    },
    {
        applies: ({ code }) => code === 'EPROTO' || /ERR_(SSL|TLS)_/.test(code),
        why: (code) => (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `it does not speak TLS, or not as expected (${code})`,
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
    const failure = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .proxyFailure */ .xh)(cause);
    if (failure)
        return { why: failure.why, permanent: failure.permanent, proxy: failure.kind };
    const { message = String(cause), syscall, errors = [], ...more } = Object(cause);
    // That of a DOMException is a number.
    const code = typeof more.code === 'string' ? more.code : '';
    const facts = { code, syscall, syscalls: errors.map((one) => one.syscall) };
    const row = FAILURE_RULES.find(({ applies }) => applies(facts));
    if (row?.isFirstHop && viaProxy) {
        const { why, permanent, kind } = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachableProxy */ .jc)(code);
        return { why, permanent, proxy: kind };
    }
    if (row)
        return { why: row.why(code), permanent: row.permanent ?? false };
    const why = (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `the connection broke before the whole answer had arrived (${code || message})`;
    return { why, permanent: false };
}
/** What the libraries wrap around an error says less than the error. */
function innermost(error) {
    const { cause } = Object(error);
    return cause === undefined ? error : innermost(cause);
}


/***/ }),

/***/ 3754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ poll)
/* harmony export */ });
/* unused harmony export nextPoll */
const FIRST_PAUSE_MS = 1_000;
const GROWTH = 1.4;
const JITTER = 0.1;
/**
 * Returns what to do after the `reads`-th read (1 or more), made at `now`: stop, or read again after a pause. The
 * pauses start short and grow to the poll interval, and the last read is at the deadline itself.
 */
function nextPoll(reads, result, now, plan, random) {
    if (result.ended)
        return 'ended';
    const left = plan.deadline - now;
    if (left <= 0)
        return 'timed-out';
    const usual = FIRST_PAUSE_MS * GROWTH ** (reads - 1);
    const pause = Math.max(result.retryAfterMs ?? usual, FIRST_PAUSE_MS);
    const jittered = Math.min(pause, plan.pollIntervalMs) * (1 + JITTER * (2 * random() - 1));
    return { pauseMs: Math.min(jittered, plan.pollIntervalMs, left) };
}
/**
 * Reads until the job has ended or the deadline is reached, and returns the last result. A `read` that throws ends it:
 * retries are its own business.
 */
async function poll(read, plan, { clock, random, signal }) {
    for (let reads = 1;; reads++) {
        const last = await read();
        const next = nextPoll(reads, last, clock.now(), plan, random);
        if (typeof next === 'string')
            return { end: next, last };
        await clock.sleep(next.pauseMs, signal);
    }
}


/***/ }),

/***/ 598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ keepConnections),
/* harmony export */   w: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9783);



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
/** Returns at most `most` connections to the host of `url`, or half of that through a proxy; to be closed in the end. */
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
    return new HttpClient('docs-export-action', [], options).getAgent(url.href);
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

/***/ 4304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ isTransientStatus),
/* harmony export */   ZE: () => (/* binding */ maxRetriesAfter),
/* harmony export */   gz: () => (/* binding */ retryTimeout),
/* harmony export */   p6: () => (/* binding */ RETRY)
/* harmony export */ });
/** Every number of the policy; times in ms. Retries are counted in a row: progress starts the count again. */
const RETRY = {
    /** Five attempts in all. A wait with a deadline has no such limit: there the deadline decides. */
    maxRetries: 4,
    /** For what looks like a wrong setting: it rarely fixes itself, so not even a distant deadline justifies more. */
    maxRetriesIfPermanent: 4,
    /** For a proxy that rejects the password: some lock the account after a few attempts. */
    maxRetriesOfLogin: 1,
    /** The pauses before jitter: 1 s, 2 s, 4 s … 30 s. */
    minTimeout: 1_000,
    maxTimeout: 30_000,
    timeoutFactor: 2,
    /** The client errors that mean «not now» (RFC 9110, 8470, 6585). Every server error does. */
    statusCodes: [408, 425, 429],
    api: {
        /** The longest pause that the service can ask for where no deadline limits it. */
        maxRetryAfter: 5 * 60_000,
        /** A job that was just started may not be known everywhere at once: until then a 404 is retried. */
        notFoundGrace: 10_000,
        /** A service that was never reached in this time is given up: a wrong address, a firewall, a dead proxy. */
        firstConnection: 2 * 60_000,
        /**
         * The time-out of the final request, which is sent at the deadline. It is longer for `start`: if a start is
         * aborted, nobody knows whether the export was started.
         */
        lastAttempt: { start: 5_000, status: 1_500, bundle: 1_500, 'agent-job': 1_500 },
    },
    storage: {
        /** The longest pause that the storage can ask for. */
        maxRetryAfter: 2 * 60_000,
        /** New links in one download. */
        maxRenewals: 3,
    },
    github: {
        /** If GitHub asks for a longer pause, the step fails and says so, instead of blocking the job. */
        maxRetryAfter: 60_000,
        /**
         * The pause after a secondary rate limit that names none:
         * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
         */
        secondaryLimit: 60_000,
    },
    live: {
        /** The longest pause that the host of a published site can ask for. */
        maxRetryAfter: 2 * 60_000,
        /** A host that was never reached in this time is given up. */
        firstConnection: 2 * 60_000,
        /** How long the final round of requests, which starts at the deadline, may take. */
        lastRound: 5_000,
        /** The time-out of a request that is sent when the time is nearly over. */
        lastAttempt: 1_500,
        /** So many answers in a row that say «not now» (503 with Retry-After) are meant for every address. */
        maxUnavailableInARow: 4,
    },
};
/** Returns whether this status means «not now»: the same request may succeed later. */
function isTransientStatus(status) {
    return status >= 500 || RETRY.statusCodes.some((code) => code === status);
}
/** Returns how many retries in a row a connection failure is worth; `Infinity` if any number. */
function maxRetriesAfter({ permanent, proxy }) {
    if (proxy === 'login')
        return RETRY.maxRetriesOfLogin;
    return permanent ? RETRY.maxRetriesIfPermanent : Number.POSITIVE_INFINITY;
}
/**
 * Returns the pause in ms before the next attempt after so many `failures` in a row (1 or more): exponential with full
 * jitter (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/), so that a thousand workflows that
 * failed together do not retry together; longer if the server asks for that, but never shorter: a
 * `Retry-After` of 0 must not make us hammer an overloaded server.
 */
function retryTimeout(failures, random, retryAfterMs = 0) {
    const longest = Math.min(RETRY.maxTimeout, RETRY.minTimeout * RETRY.timeoutFactor ** (failures - 1));
    return Math.max(retryAfterMs, Math.round(random() * longest));
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

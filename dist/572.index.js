export const id = 572;
export const ids = [572];
export const modules = {

/***/ 7447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   waitForAgentJob: () => (/* binding */ waitForAgentJob)
/* harmony export */ });
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3234);
/* harmony import */ var _fetch_presigned_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6994);
/* harmony import */ var _net_poll_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3754);
/* harmony import */ var _phases_logged_service_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(907);
/* harmony import */ var _phases_poll_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2077);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4874);






const FINAL_STATUSES = new Set(['completed', 'archived', 'failed']);
/**
 * Section 4.1 of the API: waits until an agent's job has ended, and outputs the link to its pull
 * request.
 * @throws StepError if the step has to fail
 */
async function waitForAgentJob(inputs, step) {
    const { jobId, projectId } = inputs;
    step.facts.subject = 'Agent job';
    step.facts.jobId = jobId;
    step.facts.resumeWith = { mode: 'agent-job', 'project-id': projectId, 'job-id': jobId };
    step.outputs.set('jobId', jobId);
    const api = (0,_phases_logged_service_api_js__WEBPACK_IMPORTED_MODULE_2__/* .openLoggedServiceApi */ .u)(inputs.service, step);
    const waitPlan = (0,_net_poll_js__WEBPACK_IMPORTED_MODULE_4__/* .planWait */ .Ho)(inputs.waitSettings, step.clock.now());
    const jobToPoll = {
        id: jobId,
        phase: 'Agent job',
        read: (limits) => api.readAgentJob(projectId, jobId, limits),
        finalStatuses: FINAL_STATUSES,
        operation: 'agent-job',
        project: projectId,
        redaction: 'all logs',
        onReadState: makePullRequestReporter(step),
    };
    const job = await (0,_phases_poll_job_js__WEBPACK_IMPORTED_MODULE_3__/* .pollJob */ .r)(jobToPoll, waitPlan, step);
    if (job === undefined)
        return 'pending';
    if (job.status === 'failed')
        throw new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('agent-failed', { job: jobId, serverMessage: job.error });
    if (job.prLink === undefined) {
        let why = 'no file changed';
        if (job.status === 'archived')
            why = 'the job was archived before it opened one';
        step.phaseResults.pullRequest = { headline: `no pull request: ${why}` };
    }
    return 'succeeded';
}
/** Returns a function that outputs the link to a pull request as soon as a response has it. */
function makePullRequestReporter({ outputs, summaryRows, log, phaseResults, }) {
    let lastLink;
    return ({ prLink }) => {
        if (prLink === undefined || prLink === lastLink)
            return;
        lastLink = prLink;
        const problem = (0,_fetch_presigned_link_js__WEBPACK_IMPORTED_MODULE_1__/* .findLinkProblem */ .VM)(prLink, false);
        if (problem !== undefined) {
            phaseResults.pullRequest = { headline: 'the link to the pull request was left out' };
            const what = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The link to the pull request is not in the outputs: ${problem} (“${prLink}”).`;
            log.warning((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `Link left out`, (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${what} Look for the pull request in the repository.`);
            return;
        }
        phaseResults.pullRequest = { headline: 'pull request opened' };
        outputs.set('prLink', prLink);
        summaryRows.push({ name: 'Pull request', value: findPullRequestNumber(prLink), href: prLink });
        log.info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The agent opened the pull request ${prLink}`);
    };
}
/** Returns the number of a pull request as `#7`; empty if its link has none. */
function findPullRequestNumber(link) {
    const [, number] = /\/(?:pull|pulls|merge_requests|pull-requests)\/(\d+)\/?$/.exec(link) ?? [];
    if (number === undefined)
        return '';
    return `#${number}`;
}


/***/ }),

/***/ 9246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ openAttempt),
/* harmony export */   F: () => (/* binding */ AttemptTimeout)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _text_worded_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6285);
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3750);




/**
 * Starts an attempt that ends after `silenceMs` without data. Without calls of `recordActivity`,
 * that is its whole length.
 * @throws the reason of `signal` if it is aborted
 */
function openAttempt(clock, silenceMs, signal) {
    signal.throwIfAborted();
    const controller = new AbortController();
    const cancel = () => controller.abort(signal.reason);
    signal.addEventListener('abort', cancel, { once: true });
    const abortOnTimeout = () => {
        controller.abort(new AttemptTimeout((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `nothing arrived for ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(silenceMs)}`));
    };
    const timer = (0,_timer_js__WEBPACK_IMPORTED_MODULE_3__/* .startTimer */ .I)(clock, silenceMs, abortOnTimeout);
    return {
        signal: controller.signal,
        recordActivity: timer.restart,
        close() {
            timer.stop();
            signal.removeEventListener('abort', cancel);
            controller.abort(new Error('closed'));
        },
    };
}
/** Nothing arrived for too long. */
class AttemptTimeout extends _text_worded_error_js__WEBPACK_IMPORTED_MODULE_1__/* .WordedError */ .g {
    name = 'AttemptTimeout';
}


/***/ }),

/***/ 2626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ classifyConnectionError)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/net/attempt.js
var attempt = __webpack_require__(9246);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __webpack_require__(4114);
;// CONCATENATED MODULE: ./lib/net/extra-certificates.js




/**
 * Returns what is known about the certificates in `NODE_EXTRA_CA_CERTS` when Node does not trust a
 * host, worded to follow a comma; undefined if the variable is not set. Node ignores a file that it
 * cannot use, usually without a warning. `env` must be that of this process.
 */
function explainExtraCertificates({ NODE_EXTRA_CA_CERTS: path, }) {
    if (!path)
        return undefined;
    // Whether a file is valid is not decided here: Node also ignores indented certificates.
    if ((0,external_node_tls_.getCACertificates)('extra').length > 0)
        return (0,clean/* safe */.gB) `not even with the certificates in “${path}” (NODE_EXTRA_CA_CERTS)`;
    const ignored = (0,clean/* safe */.gB) `and Node ignores NODE_EXTRA_CA_CERTS, because`;
    try {
        (0,external_node_fs_.readFileSync)(path);
        return (0,clean/* safe */.gB) `${ignored} “${path}” contains no valid certificate in PEM form`;
    }
    catch (error) {
        if (!(0,disk_errors/* isDiskError */.Mi)(error))
            throw error;
        return (0,clean/* safe */.gB) `${ignored} “${path}” cannot be read: ${(0,disk_errors/* describeDiskError */.hs)(error)}`;
    }
}

// EXTERNAL MODULE: ./lib/net/proxy.js
var proxy = __webpack_require__(7115);
;// CONCATENATED MODULE: ./lib/net/connection-failure.js





const UNRESOLVED = {
    description: 'its host name does not resolve',
    isUnresolved: true,
    isFirstHop: true,
};
/** “X509 certificate error codes” of `node:tls`, for the certificate of the other side. */
const UNTRUSTED_CERTIFICATE = /CERT|SELF_SIGNED|^UNABLE_TO_|CRL_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED/;
/** The first rule that applies is used. If none does, the connection was lost. */
const FAILURE_RULES = [
    { code: /^ENOTFOUND$/, ...UNRESOLVED, isPermanent: true },
    { syscall: 'getaddrinfo', ...UNRESOLVED },
    { code: /^ECONNREFUSED$/, description: 'it refuses connections on this port', isFirstHop: true },
    {
        code: /^UND_ERR_CONNECT_TIMEOUT$/,
        syscall: 'connect',
        description: 'no connection to it could be made',
        isFirstHop: true,
    },
    // An alert is the other side's complaint about this client; it comes first, because the names of
    // some alerts also mention certificates.
    { code: /_ALERT_/, description: 'it aborted the TLS handshake with an alert', isPermanent: true },
    {
        code: /ALTNAME_INVALID|HOSTNAME_MISMATCH/,
        description: 'its certificate is for another host',
        certificateFault: 'other-host',
        isPermanent: true,
    },
    {
        code: /CERT_HAS_EXPIRED/,
        description: 'its certificate has expired',
        hint: 'renew that certificate',
        certificateFault: 'expired',
        isPermanent: true,
    },
    {
        code: UNTRUSTED_CERTIFICATE,
        description: 'its certificate is not trusted',
        hint: 'set NODE_EXTRA_CA_CERTS to the path of your certificate authority’s certificate',
        certificateFault: 'unknown-issuer',
        isPermanent: true,
    },
    {
        code: /^EPROTO$|ERR_(?:SSL|TLS)_/,
        description: 'it does not speak TLS as expected',
        hint: 'perhaps this port serves http',
        isPermanent: true,
    },
    // What the parser expected there is `HTTP/`.
    {
        code: /^HPE_INVALID_CONSTANT$/,
        description: 'its response is not HTTP',
        hint: 'perhaps this port serves something else',
    },
    {
        code: /^HPE_HEADER_OVERFLOW$/,
        description: `its response headers are larger than ${external_node_http_.maxHeaderSize >> 10} KiB`,
    },
];
/**
 * Returns what an error of `node:http`, `node:tls`, undici's `fetch`, or the toolkit's tunnel
 * means.
 * @param viaProxy whether the connection is made to a proxy: where the error itself does not say
 * which of the two failed
 * @param env that of this process, because Node reads `NODE_EXTRA_CA_CERTS` there
 */
function classifyConnectionError(error, viaProxy = false, env = process.env) {
    const cause = unwrapCause(error);
    if (cause instanceof attempt/* AttemptTimeout */.F)
        return { why: cause.why, isTimeout: true, isPermanent: false };
    const proxyFailure = (0,proxy/* classifyProxyError */.t2)(cause);
    if (proxyFailure !== undefined)
        return proxyFailure;
    const failed = Object(cause);
    const { message = String(cause), reason } = failed;
    // The code of a DOMException is a number.
    const code = typeof failed.code === 'string' ? failed.code : '';
    const rule = findFailureRule(code, findSystemCall(failed));
    if (rule === undefined) {
        const why = (0,clean/* safe */.gB) `the connection was lost before the whole response arrived (${code || message})`;
        return { why, isPermanent: false };
    }
    if (rule.isFirstHop && viaProxy)
        return (0,proxy/* makeUnreachableProxyFailure */.Ne)(code);
    return applyFailureRule(rule, code, reason, env);
}
/**
 * Returns the system call that failed. Happy eyeballs (RFC 8305) reports the failures of all
 * addresses as one error.
 */
function findSystemCall({ syscall, errors = [] }) {
    if (syscall !== undefined)
        return syscall;
    const syscalls = new Set(errors.map((each) => each.syscall));
    if (syscalls.size === 1 && syscalls.has('connect'))
        return 'connect';
    return undefined;
}
function findFailureRule(code, syscall) {
    return FAILURE_RULES.find((rule) => {
        if (rule.code?.test(code))
            return true;
        return syscall !== undefined && rule.syscall === syscall;
    });
}
/** Returns the failure by a rule. `reason` tells which host a certificate is for. */
function applyFailureRule(rule, code, reason, env) {
    const { description, hint, certificateFault, isPermanent = false } = rule;
    let extraCertificates;
    if (certificateFault === 'unknown-issuer')
        extraCertificates = explainExtraCertificates(env);
    if (extraCertificates) {
        const why = (0,clean/* safe */.gB) `${description} (${code}), ${extraCertificates}`;
        return { why, isPermanent, certificate: why, certificateFault, isUnresolved: false };
    }
    // https://nodejs.org/api/tls.html#tlscheckserveridentityhostname-cert
    let withoutHint = (0,clean/* safe */.gB) `${description} (${code})`;
    // The list of names at the end may be empty.
    const names = String(reason ?? '').replace(/:\s*$/, '');
    if (names !== '')
        withoutHint = (0,clean/* safe */.gB) `${description} (${code}: ${names})`;
    let why = withoutHint;
    if (hint !== undefined)
        why = (0,clean/* safe */.gB) `${description} (${code}; ${hint})`;
    let certificate;
    if (certificateFault !== undefined)
        certificate = withoutHint;
    return {
        why,
        isPermanent,
        certificate,
        certificateFault,
        isUnresolved: rule.isUnresolved === true,
    };
}
/** Returns the innermost cause, which says more than the errors that libraries wrap around it. */
function unwrapCause(error) {
    const { cause } = Object(error);
    if (cause === undefined)
        return error;
    return unwrapCause(cause);
}


/***/ }),

/***/ 8380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/**
 * Returns how long a response with these headers asks clients to wait, in ms: `Retry-After` in
 * seconds, or as an HTTP date (RFC 9110, section 10.2.3) that is compared with the response's own
 * `Date`, because clocks may differ, or with `nowMs` without one. Undefined if it does not ask for
 * that.
 */
function parseRetryAfter(headers, nowMs) {
    const { 'retry-after': header = '', date = '' } = headers;
    const text = header.trim();
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const untilMs = parseHttpDate(text);
    if (untilMs === undefined)
        return undefined;
    const sentAtMs = parseHttpDate(date) ?? nowMs;
    return Math.max(0, untilMs - sentAtMs);
}
/**
 * RFC 9110, section 5.6.7: all three forms are in UTC, but the asctime form, which ends with the
 * year, does not include the zone.
 */
function parseHttpDate(text) {
    if (!/^[A-Z][a-z]{2,8},? /.test(text))
        return undefined;
    const date = Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text);
    if (Number.isNaN(date))
        return undefined;
    return date;
}


/***/ }),

/***/ 4304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ getMaxRetries),
/* harmony export */   WJ: () => (/* binding */ isTransientStatus),
/* harmony export */   w0: () => (/* binding */ computeRetryPause),
/* harmony export */   yE: () => (/* binding */ RETRY_POLICY)
/* harmony export */ });
/**
 * The numbers that all of them share; times in ms. Retries are counted in a row: progress starts
 * the count again. The connections to a published site are in live/requesting/origin-state.ts, and
 * how often a check run is requested from GitHub in phases/wait-for-commit-check.ts.
 */
const RETRY_POLICY = {
    /** Five attempts in all. A wait with a deadline has no such limit: there the deadline decides. */
    maxRetries: 4,
    /**
     * For what looks like a wrong setting: it rarely fixes itself, so not even a distant deadline
     * justifies more.
     */
    maxRetriesIfPermanent: 4,
    /** For a proxy that rejects the password: some lock the account after a few attempts. */
    maxRetriesOfLogin: 1,
    /** The pauses before jitter: 1 s, 2 s, 4 s … 30 s. */
    minPauseMs: 1_000,
    maxPauseMs: 30_000,
    pauseFactor: 2,
    /**
     * The client errors that mean “not now” (RFC 9110, 8470, 6585; 499: nginx gave up waiting). Every
     * server error means that, too.
     */
    transientStatusCodes: [408, 425, 429, 499],
    api: {
        /** The longest pause before jitter after a start that was refused because of a limit. */
        maxPauseOfLimitedStartMs: 4 * 60_000,
        /** The longest pause that the service can ask for where no deadline limits it. */
        maxRetryAfterMs: 5 * 60_000,
        /**
         * A new job may not be known everywhere immediately: until then, a 404 is retried.
         */
        notFoundGraceMs: 10_000,
        /**
         * A service that was never reached in this time is considered unreachable: a wrong address, a
         * firewall, a dead proxy.
         */
        firstConnectionMs: 2 * 60_000,
        /**
         * The timeout of the final request, which is sent at the deadline. It is longer for `start`:
         * if a start is aborted, nobody knows whether the export was started.
         */
        lastAttemptMs: {
            start: 5_000,
            status: 1_500,
            bundle: 1_500,
            'agent-job': 1_500,
            update: 1_500,
            'update-status': 1_500,
        },
        /**
         * The minimum time between two requests about a build. An organization may send ten in ten
         * seconds; this leaves some of them for other jobs, whatever pauses `poll-interval` and the
         * retries ask for.
         */
        buildSpacingMs: 1_500,
    },
    storage: {
        /** The longest pause that the storage can ask for. */
        maxRetryAfterMs: 2 * 60_000,
        /**
         * The pause before each new link of a download is used. One that has expired is replaced
         * immediately. A new link that is refused may become valid in a moment: the clock that signs
         * may be ahead of the one that checks.
         */
        pausesBeforeRenewedMs: [0, 2_000, 5_000],
    },
    github: {
        /**
         * How long to try to write a comment: after that, the step reports the failure instead of
         * blocking the job.
         */
        commentTimeLimitMs: 2 * 60_000,
        /** The time limit for finding a published site on GitHub, in ms, including pauses. */
        publishedTimeLimitMs: 5 * 60_000,
        /**
         * The pause after a secondary rate limit that specifies none:
         * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
         */
        secondaryLimitMs: 60_000,
        /** The timeout of a request that is sent when the time is nearly over. */
        lastAttemptMs: 5_000,
    },
    live: {
        /** The longest pause that the host of a published site can ask for. */
        maxRetryAfterMs: 2 * 60_000,
        /** A host that was never reached in this time is considered unreachable. */
        firstConnectionMs: 2 * 60_000,
        /** How long the final round of requests, which starts at the deadline, may take. */
        lastRoundMs: 5_000,
        /** The timeout of a request that is sent when the time is nearly over. */
        lastAttemptMs: 1_500,
    },
};
/** Returns whether this status means “not now”: the same request may succeed later. */
function isTransientStatus(status) {
    return status >= 500 || RETRY_POLICY.transientStatusCodes.some((code) => code === status);
}
/**
 * Returns how many retries in a row a connection failure is worth; `Infinity` if there is no limit.
 */
function getMaxRetries({ isPermanent, proxy }) {
    if (proxy === 'login')
        return RETRY_POLICY.maxRetriesOfLogin;
    if (isPermanent)
        return RETRY_POLICY.maxRetriesIfPermanent;
    return Number.POSITIVE_INFINITY;
}
/**
 * Returns the pause in ms before the next attempt after this many `failures` in a row (1 or more).
 * It grows exponentially with full jitter, so that workflows that failed together do not retry
 * together: https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/. A server can
 * ask for a longer pause, but not for a shorter one, which could overload it.
 */
function computeRetryPause(failures, random, retryAfterMs = 0, maxPauseMs = RETRY_POLICY.maxPauseMs) {
    const usualMs = RETRY_POLICY.minPauseMs * RETRY_POLICY.pauseFactor ** (failures - 1);
    const cappedMs = Math.min(maxPauseMs, usualMs);
    const pauseMs = Math.round(random() * cappedMs);
    return Math.max(retryAfterMs, pauseMs);
}


/***/ }),

/***/ 3750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ startTimer)
/* harmony export */ });
/** The longest time between two ticks of a timer, in ms. A timer may expire late by this much. */
const MAX_TICK_MS = 1_000;
/**
 * Starts a timer that calls `expire` when the process has run for `timeoutMs`. It counts ticks, not
 * time, because a suspended process receives no data.
 */
function startTimer(clock, timeoutMs, expire) {
    let elapsedMs = 0;
    const tickMs = Math.min(timeoutMs / 4, MAX_TICK_MS);
    const stop = clock.every(tickMs, () => {
        elapsedMs += tickMs;
        if (elapsedMs < timeoutMs)
            return;
        stop();
        expire();
    });
    return {
        restart() {
            // The first tick may come right after this.
            elapsedMs = -tickMs;
        },
        stop,
    };
}


/***/ }),

/***/ 7235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ repeats)
/* harmony export */ });
/** How much of a text is compared, in UTF-16 units: about as much as is shown. */
const MAX_COMPARED_UNITS = 300;
/**
 * Returns whether a text already contains a part, as far as both are shown. The time of a search
 * may grow with the product of both lengths, and neither length of untrusted text has a limit.
 */
function repeats(text, part) {
    if (part.length > MAX_COMPARED_UNITS)
        return false;
    return text.slice(0, MAX_COMPARED_UNITS).includes(part);
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

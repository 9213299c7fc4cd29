export const id = 830;
export const ids = [830];
export const modules = {

/***/ 4868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ CallError),
  I: () => (/* binding */ openCaller)
});

// EXTERNAL MODULE: ./lib/net/retry-after.js
var retry_after = __webpack_require__(9670);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __webpack_require__(4304);
// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __webpack_require__(8651);
;// CONCATENATED MODULE: ./lib/api/gateway.js
/**
 * What caches, content delivery networks and gateways put on the answers that pass through them, and on those that they
 * give in place of the service: RFC 9110, section 7.6.3 (`via`), RFC 9111 (`age`), RFC 9211 (`cache-status`), RFC 9209
 * (`proxy-status`); Varnish (https://varnish-cache.org/docs/trunk/reference/vcl-var.html), Fastly
 * (https://www.fastly.com/documentation/reference/http/http-headers/), Squid, CloudFront, Cloudflare
 * (https://developers.cloudflare.com/fundamentals/reference/http-headers/), Azure Front Door, Akamai.
 */
const SIGNS = [
    'via',
    'age',
    'cache-status',
    'proxy-status',
    'x-varnish',
    'x-served-by',
    'x-cache',
    'x-cache-hits',
    'x-cache-lookup',
    'x-timer',
    'x-squid-error',
    'x-amz-cf-id',
    'cf-ray',
    'cf-cache-status',
    'x-azure-ref',
    'akamai-grn',
];
/**
 * Returns the header by which an answer shows that a cache or gateway handled it, so that it need not be the service's
 * own; undefined if none does. Not every gateway leaves a trace.
 */
function gatewaySign(headers) {
    return SIGNS.find((name) => headers[name] !== undefined);
}

// EXTERNAL MODULE: ./lib/api/responses.js
var responses = __webpack_require__(5284);
;// CONCATENATED MODULE: ./lib/api/error-response.js



/** Returns what an answer with a status other than success means; `retryAfterMs` is how long it asks to wait. */
function statusFailure({ status, headers, body }, retryAfterMs) {
    const sign = gatewaySign(headers);
    const page = (0,responses/* isWebPage */.AA)(body);
    return {
        kind: 'status',
        why: whyOf(status, page, sign),
        status,
        retryAfterMs,
        said: (0,responses/* saidIn */.$g)(body),
        isWebPage: page,
        isFromService: sign === undefined && (0,responses/* isApiError */.d7)(body),
        redirectHost: hostOf(headers.location),
    };
}
function whyOf(status, isPage, sign) {
    if (isPage)
        return (0,clean/* safe */.gB) `the answer was HTTP ${status}, a web page from a gateway in front of the service`;
    if (sign)
        return (0,clean/* safe */.gB) `the answer was HTTP ${status}, from or through a cache or gateway (as its header ${sign} shows)`;
    return (0,clean/* safe */.gB) `it answered with HTTP ${status}`;
}
function hostOf(location) {
    return location && URL.canParse(location) ? new URL(location).host : '';
}

// EXTERNAL MODULE: ./lib/api/request-failure.js
var request_failure = __webpack_require__(2762);
;// CONCATENATED MODULE: ./lib/api/retry-decision.js
/**
 * When a call is sent again. The first line that applies counts:
 *
 * 1. The service refused it (3xx, 4xx): never. But 408, 425 and 429 mean «not now»; so does 404 in the first ten seconds of
 *    a job that this step started, and 409 on the bundle call («not finished yet»).
 * 2. The start call, unless it is proven that nothing was started: never, because a second one could start a second
 *    export. Proof is that the request never left this machine, or that the service itself, not a gateway in front of it,
 *    answered with 429 or with 503 and Retry-After. A time-out, a lost connection and an unreadable answer prove nothing.
 * 3. Everything else is sent again after a pause, up to `maxRetries` times in a row; without that limit until the caller's
 *    deadline. What looks like a wrong setting (a host name that does not resolve, a rejected proxy password, an answer
 *    that is not the API's) is worth a few retries at most, whatever the deadline.
 *
 * The numbers and the pauses are in net/retry-policy.ts; call.ts sends, waits and counts.
 */

/** Returns whether `call` is to be retried after `failure`, and when, by the rule above. */
function decide(call, failure, now, random) {
    if (isRefusal(call, failure, now))
        return { giveUp: 'refused' };
    if (call === 'start' && !isProvablyNotStarted(failure))
        return { giveUp: 'unknown' };
    const maxRetries = Math.min(now.maxRetries ?? Number.POSITIVE_INFINITY, maxRetriesFor(failure));
    if ((now.counted ?? now.attempts) > maxRetries)
        return { giveUp: 'exhausted' };
    const retryAfterMs = failure.kind === 'status' ? failure.retryAfterMs : undefined;
    return { retryInMs: (0,retry_policy/* retryTimeout */.gz)(now.attempts, random, retryAfterMs) };
}
function isRefusal(call, failure, { sinceStartMs }) {
    if (failure.kind !== 'status')
        return false;
    const { status } = failure;
    const isInGrace = sinceStartMs !== undefined && sinceStartMs < retry_policy/* RETRY */.p6.api.notFoundGrace;
    if (status === 404 && isInGrace)
        return false;
    return !isUnfinished(call, failure) && !(0,retry_policy/* isTransientStatus */.Dm)(status);
}
/** Returns whether the service says that the job whose bundle was asked for is not finished yet (section 4.4). */
function isUnfinished(call, failure) {
    return call === 'bundle' && failure.kind === 'status' && failure.status === 409;
}
/**
 * Caches and gateways answer 429 and 503 with a Retry-After in place of the service, too, even after it took the
 * request: stock Varnish puts one on every 503 of its own. Only an answer of the service itself shows that nothing was
 * started.
 */
function isProvablyNotStarted(failure) {
    if (failure.kind !== 'status')
        return failure.kind === 'not-sent';
    const isTurnedAway = failure.status === 429 || (failure.status === 503 && failure.retryAfterMs !== undefined);
    return isTurnedAway && failure.isFromService;
}
function maxRetriesFor(failure) {
    if (failure.kind === 'unreadable')
        return retry_policy/* RETRY */.p6.maxRetriesIfPermanent;
    return failure.kind === 'status' ? Number.POSITIVE_INFINITY : (0,retry_policy/* maxRetriesAfter */.ZE)(failure);
}

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __webpack_require__(9783);
// EXTERNAL MODULE: ./lib/net/attempt.js
var net_attempt = __webpack_require__(9246);
// EXTERNAL MODULE: ./lib/net/connection-failure.js
var connection_failure = __webpack_require__(1104);
// EXTERNAL MODULE: ./lib/net/request.js
var request = __webpack_require__(598);
// EXTERNAL MODULE: ./lib/units.js
var units = __webpack_require__(3052);
;// CONCATENATED MODULE: ./lib/api/transport.js







/** Far larger than any answer of this API. In bytes. */
const MAX_BODY_BYTES = 1024 * 1024;
/**
 * Sends one request on a connection of its own and returns the complete answer, whatever its status; follows no
 * redirect, because the key would be sent along, and makes one attempt.
 *
 * @throws TransportError when there is no complete answer within `timeoutMs`, or one that cannot be read
 * @throws the reason of `options.signal` as soon as it is aborted
 */
async function send(request, options) {
    const { timeoutMs, connectMs = timeoutMs, endBy, clock } = options;
    const attempt = (0,net_attempt/* openAttempt */.Eu)(clock, timeoutMs, options.signal, endBy);
    let canHaveArrived = false;
    const onConnected = () => {
        canHaveArrived = true;
    };
    const connectTimer = (0,net_attempt/* startTimer */.Ip)(clock, connectMs, () => canHaveArrived || attempt.close());
    try {
        return await exchange(request, attempt.signal, onConnected);
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof request_failure/* TransportError */.w)
            throw error;
        const isTimeout = attempt.signal.aborted;
        const failure = isTimeout
            ? timeoutFailure(request, canHaveArrived, options)
            : (0,connection_failure/* explainConnectionError */.M)(error);
        throw new request_failure/* TransportError */.w({ kind: canHaveArrived ? 'no-answer' : 'not-sent', ...failure }, error);
    }
    finally {
        connectTimer.stop();
        attempt.close();
    }
}
function timeoutFailure({ url }, canHaveArrived, { timeoutMs, connectMs = timeoutMs }) {
    if (canHaveArrived)
        return { why: (0,clean/* safe */.gB) `no complete answer arrived within ${(0,units/* showDuration */.kJ)(timeoutMs)}` };
    const within = (0,units/* showDuration */.kJ)(Math.min(timeoutMs, connectMs));
    if (!(0,proxy/* getProxyUrl */.s)(url))
        return { why: (0,clean/* safe */.gB) `no connection to it could be made within ${within}` };
    return { why: (0,clean/* safe */.gB) `the proxy in HTTPS_PROXY made no connection to it within ${within}`, proxy: 'failed' };
}
async function exchange({ method, url, apiKey, body }, signal, onConnected) {
    const headers = {
        accept: 'application/json',
        'accept-encoding': 'identity',
        authorization: `Bearer ${apiKey}`,
        'user-agent': 'docs-export-action',
        ...(body && { 'content-type': 'application/json' }),
    };
    const message = await (0,request/* sendRequest */.w)(url, { method, headers, body, signal, onConnected });
    const status = message.statusCode ?? 0;
    const good = status >= 200 && status < 300;
    const encoding = message.headers['content-encoding'] || 'identity';
    if (good && encoding.toLowerCase() !== 'identity') {
        throw unreadable((0,clean/* safe */.gB) `its answer has the encoding ${encoding}, which was not requested`);
    }
    if (status < 200 || status > 599)
        throw unreadable((0,clean/* safe */.gB) `it answered with HTTP ${status}, which is not a valid status`);
    const chunks = [];
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        chunks.push(chunk);
        if (size <= MAX_BODY_BYTES)
            continue;
        if (good)
            throw unreadable((0,clean/* safe */.gB) `it answered with more than ${MAX_BODY_BYTES} bytes`);
        break;
    }
    return { status, headers: message.headers, body: Buffer.concat(chunks).toString('utf8') };
}
function unreadable(why) {
    return new request_failure/* TransportError */.w({ kind: 'unreadable', why, isWebPage: false });
}

;// CONCATENATED MODULE: ./lib/api/call.js







/** A call failed for good. The caller, who knows what it was for, explains it to people. */
class CallError extends Error {
    name = 'CallError';
    reason;
    /** The last failure. */
    failure;
    /** Failures in a row. */
    attempts;
    elapsedMs;
    /** Which host was asked, with its port unless that is the usual one. */
    host;
    constructor(reason, failure, { attempts, elapsedMs, host }, cause) {
        super(failure.why.text, { cause });
        this.reason = reason;
        this.failure = failure;
        this.attempts = attempts;
        this.elapsedMs = elapsedMs;
        this.host = host;
    }
}
/** Returns the function that makes the calls to one service. Its calls share whether the service was ever reached. */
function openCaller(options) {
    const service = new Service(options);
    return (call, request, read, limits) => service.call(call, request, read, limits);
}
class Service {
    #options;
    #firstCallAt;
    #hasConnected = false;
    constructor(options) {
        this.#options = options;
    }
    async call(call, request, read, limits) {
        const { clock, signal, onRetry } = this.#options;
        const startedAt = clock.now();
        this.#firstCallAt ??= startedAt;
        const connectBy = this.#firstCallAt + retry_policy/* RETRY */.p6.api.firstConnection;
        const { deadline = Number.POSITIVE_INFINITY } = limits;
        const { host } = request.url;
        const progress = { call, host, limits, startedAt, deadline, connectBy, waitedFor: 0 };
        for (let attempts = 1;; attempts++) {
            try {
                return await this.#attempt(progress, request, read);
            }
            catch (error) {
                if (!(error instanceof request_failure/* TransportError */.w))
                    throw call === 'start'
                        ? lostStart(error, { attempts, elapsedMs: clock.now() - startedAt, host })
                        : error;
                if (error.failure.kind !== 'not-sent')
                    this.#hasConnected = true;
                const pauseMs = this.#pauseAfter(error, attempts, progress);
                onRetry({ failure: error.failure, attempts, pauseMs });
                await clock.sleep(pauseMs, signal);
            }
        }
    }
    async #attempt({ call, deadline, connectBy }, request, read) {
        const { requestTimeoutMs, clock, signal } = this.#options;
        const timeUntil = (end) => Math.max(end - clock.now(), retry_policy/* RETRY */.p6.api.lastAttempt[call]);
        const timeoutMs = Math.min(requestTimeoutMs, timeUntil(deadline));
        const connectMs = this.#hasConnected ? timeoutMs : Math.min(timeoutMs, timeUntil(connectBy));
        // Of a start that is given up nobody knows whether it arrived.
        const endBy = call === 'start' ? undefined : clock.now() + timeUntil(deadline);
        const response = await send(request, { timeoutMs, connectMs, endBy, clock, signal });
        this.#hasConnected = true;
        const retryAfterMs = (0,retry_after/* parseRetryAfter */.m)(response.headers, clock.now());
        if (response.status > 299)
            throw new request_failure/* TransportError */.w(statusFailure(response, retryAfterMs));
        return { ...read(response.body), retryAfterMs };
    }
    /** Returns the pause before the next attempt, in ms. @throws CallError if there is to be none */
    #pauseAfter(error, attempts, progress) {
        const { clock, random } = this.#options;
        const { failure } = error;
        const { call, host, startedAt, deadline, connectBy, limits } = progress;
        const { maxRetries, jobStartedAt, retryUnfinishedUntil = startedAt } = limits;
        const now = clock.now();
        const givenUp = (reason) => new CallError(reason, failure, { attempts, elapsedMs: now - startedAt, host }, error);
        const isWaitedFor = isUnfinished(call, failure) && now < retryUnfinishedUntil;
        if (isWaitedFor)
            progress.waitedFor += 1;
        // Waiting for the job uses up no retries of other failures. But once there is no time left to wait, everything
        // counts: a service that has said «not finished» all along must not be asked `maxRetries` more times.
        const counted = isUnfinished(call, failure) && !isWaitedFor ? attempts : attempts - progress.waitedFor;
        const sinceStartMs = jobStartedAt === undefined ? undefined : now - jobStartedAt;
        const decision = decide(call, failure, { attempts, counted, maxRetries, sinceStartMs }, random);
        if ('giveUp' in decision)
            throw givenUp(decision.giveUp);
        const end = this.#hasConnected ? deadline : Math.min(deadline, connectBy);
        if (now >= end)
            throw givenUp('exhausted');
        return Math.min(decision.retryInMs, end - now, maxRetries === undefined ? Number.POSITIVE_INFINITY : retry_policy/* RETRY */.p6.api.maxRetryAfter, isWaitedFor ? retryUnfinishedUntil - now : Number.POSITIVE_INFINITY);
    }
}
/** Whatever went wrong after the start was sent, a cancelled step included: the job may exist. */
function lostStart(error, progress) {
    const why = (0,clean/* safe */.gB) `waiting for its answer, or processing it, was interrupted`;
    return new CallError('unknown', { kind: 'no-answer', why }, progress, error);
}


/***/ }),

/***/ 1841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ adminApi)
/* harmony export */ });
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4868);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5284);


/** Returns the API at `options.baseUrl`. Ids are encoded into the path; they must not be empty or dot segments. */
function adminApi(options) {
    const { origin, pathname } = options.baseUrl;
    const root = `${origin}${pathname.replace(/\/+$/, '')}`;
    const request = (method, path, body) => ({
        method,
        url: new URL(`${root}${path}`),
        apiKey: options.apiKey,
        ...(body && { body: JSON.stringify(body) }),
    });
    const call = (0,_call_js__WEBPACK_IMPORTED_MODULE_0__/* .openCaller */ .I)(options);
    const jobs = '/v1/static-export/jobs';
    const id = encodeURIComponent;
    return {
        startExport: (domain, limits) => call('start', request('POST', jobs, { domain }), _responses_js__WEBPACK_IMPORTED_MODULE_1__/* .startedExport */ .yw, limits),
        readExport: (jobId, limits) => call('status', request('GET', `${jobs}/${id(jobId)}`), _responses_js__WEBPACK_IMPORTED_MODULE_1__/* .exportJob */ .sI, limits),
        requestBundle: (jobId, limits) => call('bundle', request('POST', `${jobs}/${id(jobId)}/bundle`), _responses_js__WEBPACK_IMPORTED_MODULE_1__/* .bundle */ .l2, limits),
        readAgentJob: (projectId, jobId, limits) => call('agent-job', request('GET', `/v2/agent/${id(projectId)}/job/${id(jobId)}`), _responses_js__WEBPACK_IMPORTED_MODULE_1__/* .agentJob */ .nf, limits),
    };
}


/***/ }),

/***/ 2531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ explainCallError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3813);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3052);


const ASKED = {
    start: 'to start the export',
    status: 'about the export job',
    bundle: 'for the bundle',
    'agent-job': 'about the agent job',
};
/** Returns the error that explains to people why a call failed, and what to do about it. */
function explainCallError(callError, subject) {
    const { failure, reason } = callError;
    const said = failure.kind === 'status' ? failure.said : undefined;
    if (reason === 'refused' && failure.kind === 'status')
        return refusalOf(callError, failure, subject);
    if (reason === 'unknown' && failure.kind === 'unreadable' && failure.isWebPage)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('start-not-the-api', {}, callError);
    if (reason === 'unknown')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('start-unknown', { why: failure.why, said }, callError);
    const attempts = (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(callError.attempts, 'attempt');
    if (subject.call === 'bundle' && failure.kind === 'status' && failure.status === 409) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('bundle-not-ready', { job: subject.job, attempts, said }, callError);
    }
    const elapsed = (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .showDuration */ .kJ)(callError.elapsedMs);
    const what = ASKED[subject.call];
    if (failure.kind === 'not-sent' && failure.proxy) {
        const values = { what, why: failure.why, attempts, elapsed, status: subject.lastStatus };
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('proxy-failed', values, callError);
    }
    if (failure.kind === 'not-sent') {
        const started = subject.call === 'start' ? 'No export was started.' : undefined;
        const { host } = callError;
        const values = { host, what, why: failure.why, attempts, elapsed, status: subject.lastStatus, started };
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('not-connected', values, callError);
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('unreachable', { what, why: failure.why, attempts, elapsed, status: subject.lastStatus, said }, callError);
}
/** One row for each status with a cause of its own; the rest is `refused`. */
function refusalOf(callError, { status, said, isWebPage, redirectHost }, { call, job, project }) {
    if (isWebPage)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('not-the-api', { status }, callError);
    if (status === 401)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('unauthorized', { said }, callError);
    if (status === 402)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('payment-required', { said }, callError);
    if (status === 403)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('forbidden', { said }, callError);
    if (status === 400 || status === 422)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('invalid', { status, said }, callError);
    if (status === 404 && call === 'start')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('export-address-not-found', { said }, callError);
    if (status === 404 && call === 'agent-job')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('agent-job-not-found', { job, project, said }, callError);
    if (status === 404)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('export-job-not-found', { job, said }, callError);
    if (status >= 300 && status < 400)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('redirected', { status, host: redirectHost }, callError);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('refused', { status, said }, callError);
}


/***/ }),

/***/ 2762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ TransportError)
/* harmony export */ });
/** A request that got no usable answer. `failure` says what is known about it. */
class TransportError extends Error {
    name = 'TransportError';
    failure;
    constructor(failure, cause) {
        super(failure.why.text, cause === undefined ? undefined : { cause });
        this.failure = failure;
    }
}


/***/ }),

/***/ 5284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ saidIn),
/* harmony export */   AA: () => (/* binding */ isWebPage),
/* harmony export */   d7: () => (/* binding */ isApiError),
/* harmony export */   l2: () => (/* binding */ bundle),
/* harmony export */   nf: () => (/* binding */ agentJob),
/* harmony export */   sI: () => (/* binding */ exportJob),
/* harmony export */   yw: () => (/* binding */ startedExport)
/* harmony export */ });
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8651);
/* harmony import */ var _id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1375);
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2762);



/**
 * Returns the answer to a start call (section 4.2).
 * @throws TransportError (`unreadable`) if it holds no usable `jobId`
 */
function startedExport(body) {
    const answer = object(body);
    const { jobId, status } = answer;
    if (typeof jobId !== 'string')
        throw unreadable((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `its answer to the start has no jobId`);
    const problem = (0,_id_js__WEBPACK_IMPORTED_MODULE_2__/* .idProblem */ .l)(jobId);
    if (problem)
        throw unreadable((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `its answer to the start has a jobId that ${problem}`);
    return { jobId, state: isName(status) ? stateOf(answer, status) : undefined };
}
/**
 * Returns the answer about an export job (section 4.3).
 * @throws TransportError (`unreadable`) if it holds no `status`
 */
function exportJob(body) {
    const answer = object(body);
    return stateOf(answer, statusOf(answer));
}
/**
 * Returns the answer about an agent job (section 4.1).
 * @throws TransportError (`unreadable`) if it holds no `status`
 */
function agentJob(body) {
    const answer = object(body);
    return { ...stateOf(answer, statusOf(answer)), prLink: text(answer.prLink) };
}
/**
 * Returns the answer to a request for a bundle (section 4.4). A missing link is not judged here.
 * @throws TransportError (`unreadable`) if it is no JSON object
 */
function bundle(body) {
    const { bundleUrl, sizeBytes, expiresAt } = object(body);
    const expiry = typeof expiresAt === 'string' && DATE_TIME.test(expiresAt) ? Date.parse(expiresAt) : Number.NaN;
    return {
        bundleUrl: text(bundleUrl),
        sizeBytes: Number.isSafeInteger(sizeBytes) && Number(sizeBytes) >= 0 ? Number(sizeBytes) : undefined,
        expiresAt: Number.isNaN(expiry) ? undefined : expiry,
    };
}
/** Returns what an answer says in words about an error (section 2.2), foreign text of any length; empty if nothing. */
function saidIn(body) {
    const answer = parsed(body);
    if (answer === undefined)
        return isWebPage(body) ? '' : body;
    if (!isObject(answer))
        return typeof answer === 'string' ? answer : '';
    const { error, message, detail } = answer;
    const nested = isObject(error) ? error.message : error;
    return [nested, message, detail].find(isName) ?? '';
}
/** Returns whether an answer is an error in the API's own form (section 2.2): a JSON object with its `error`. */
function isApiError(body) {
    const answer = parsed(body);
    return isObject(answer) && (isName(answer.error) || isObject(answer.error));
}
/** The `date-time` of RFC 3339; `Date.parse` alone takes "1" for a year. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
function object(body) {
    const answer = parsed(body);
    if (isObject(answer))
        return answer;
    if (isWebPage(body)) {
        throw unreadable((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `it answered with a web page instead of JSON, so base-url may not be the root of the API`, true);
    }
    const what = body === ''
        ? 'an empty body'
        : answer === undefined
            ? 'a body that is not JSON'
            : 'JSON that is not an object';
    throw unreadable((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `it answered with ${what}`);
}
/** Deeper than any answer of this API, and shallow enough for recursive functions. */
const MAX_DEPTH = 64;
function parsed(body) {
    if (isTooDeep(body))
        return undefined;
    try {
        return JSON.parse(body.replace(/^\uFEFF/, ''));
    }
    catch {
        return undefined;
    }
}
/** One pass over the text: a pattern for strings would read a long one that has no end again from each quote in it. */
function isTooDeep(json) {
    let depth = 0;
    let inString = false;
    for (let i = 0; i < json.length; i++) {
        const sign = json[i];
        if (sign === '"')
            inString = !inString;
        else if (inString && sign === '\\')
            i++;
        else if (!inString && (sign === '[' || sign === '{'))
            depth++;
        else if (!inString && (sign === ']' || sign === '}'))
            depth--;
        if (depth > MAX_DEPTH)
            return true;
    }
    return false;
}
function statusOf(answer) {
    if (!isName(answer.status))
        throw unreadable((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `its answer about the job has no status`);
    return answer.status;
}
function stateOf(answer, status) {
    return {
        status,
        progress: shown(answer.progress),
        pageCount: shown(answer.pageCount),
        error: text(answer.error),
        json: JSON.stringify(answer),
    };
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value) => typeof value === 'string' && value !== '';
const text = (value) => (isName(value) ? value : undefined);
const shown = (value) => (Number.isFinite(value) ? String(value) : text(value));
/** Returns whether a body is HTML. */
const isWebPage = (body) => /^\s*<(!doctype|html|head|body|!--)/i.test(body);
function unreadable(why, isWebPage = false) {
    return new _request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w({ kind: 'unreadable', why, isWebPage });
}


/***/ }),

/***/ 8210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ percentDecoded)
/* harmony export */ });
/** Returns `text` with its percent-encoding decoded; as it is if that is not valid UTF-8. */
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 6994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ linkExpiry),
/* harmony export */   VU: () => (/* binding */ signedLinksIn),
/* harmony export */   a9: () => (/* binding */ linkSecrets),
/* harmony export */   kD: () => (/* binding */ linkProblem)
/* harmony export */ });
/* harmony import */ var _net_host_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3461);
/* harmony import */ var _percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8210);


/** Far above any signed link with temporary credentials, far below what an output holds. In characters. */
const MAX_LINK_LENGTH = 16 * 1024;
/**
 * Returns why `text` cannot be used as a link to the bundle, or undefined if it can: it has to be an absolute
 * `https` URL (RFC 3986) without user info, or an `http` one on a loopback host if `loopbackAllowed`.
 */
function linkProblem(text, loopbackAllowed) {
    if (text.length > MAX_LINK_LENGTH)
        return `it has more than ${MAX_LINK_LENGTH} characters`;
    if (!/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text))
        return 'it is not a URL';
    const url = new URL(text);
    if (url.username || url.password)
        return 'it contains a user name or a password';
    if (url.protocol === 'https:')
        return undefined;
    if (url.protocol === 'http:' && loopbackAllowed && (0,_net_host_name_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U)(url.hostname))
        return undefined;
    return 'it is not an https link';
}
/**
 * Returns when the link expires according to its query, in ms since the epoch, or undefined if it does not say: S3 and
 * GCS (`X-…-Date` + `X-…-Expires`, https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html),
 * Azure (`se`, https://learn.microsoft.com/rest/api/storageservices/create-service-sas), and the older S3, GCS and
 * CloudFront form (`Expires`, seconds since the epoch).
 */
function linkExpiry(link) {
    const query = new Map([...link.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
    for (const vendor of ['x-amz', 'x-goog']) {
        const signedAt = compactDate(query.get(`${vendor}-date`) ?? '');
        const lifetime = seconds(query.get(`${vendor}-expires`));
        if (signedAt !== undefined && lifetime !== undefined)
            return signedAt + lifetime;
    }
    const azure = query.get('se') ?? '';
    const azureExpiry = /^\d{4}-\d\d-\d\d/.test(azure) ? Date.parse(azure) : Number.NaN;
    return Number.isNaN(azureExpiry) ? seconds(query.get('expires')) : azureExpiry;
}
/** A shorter value is no signature, and masking it would hide ordinary words in the log. In characters. */
const MIN_SIGNATURE_LENGTH = 16;
/** Query parameters that grant access: the signatures and tokens of S3, GCS, Azure, CloudFront and the like. */
const SECRET_NAME = /sig(nature)?$|token|secret|hmac|policy|^key$/i;
/** A link has one signature and perhaps a token or two; a server must not fill the log with masks. */
const MAX_SIGNATURES = 8;
const MAX_LINKS = 20;
/**
 * Returns what must be masked of a link that can be used (`linkProblem`): the link itself, and each signature in it, raw
 * and decoded. Values that are short or not printable are left out: the runner masks each line of a value wherever it
 * occurs in the log, ordinary words included.
 */
function linkSecrets(link) {
    const query = /\?([^#]*)/.exec(link)?.[1] ?? '';
    const signatures = query.split('&').flatMap((pair) => {
        const [name = '', ...rest] = pair.split('=');
        const raw = rest.join('=');
        return SECRET_NAME.test((0,_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(name)) ? [raw, (0,_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(raw)] : [];
    });
    return [...new Set([link, ...signatures.filter(isSecret).slice(0, MAX_SIGNATURES)])];
}
/** Returns the links in a JSON text that carry a signature, so that none gets out unmasked. */
function signedLinksIn(json) {
    const found = new Set();
    JSON.parse(json, (_, value) => {
        if (typeof value !== 'string')
            return value;
        for (const [link] of value.matchAll(/https?:\/\/[^\s"'<>]+/gi)) {
            if (found.size >= MAX_LINKS)
                break;
            if (linkProblem(link, true) === undefined && linkSecrets(link).length > 1)
                found.add(link);
        }
        return value;
    });
    return [...found];
}
function isSecret(text) {
    return text.length >= MIN_SIGNATURE_LENGTH && /^[\x21-\x7e]+$/.test(text);
}
function compactDate(text) {
    const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
    if (!match)
        return undefined;
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second);
}
function seconds(text) {
    return text && /^\d{1,11}$/.test(text) ? Number(text) * 1_000 : undefined;
}


/***/ }),

/***/ 4106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ clientOptions)
/* harmony export */ });
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8651);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3052);


/** Returns what the client of the API needs of the inputs and the step. */
function clientOptions(service, step) {
    const { clock, random, signal, log } = step;
    return {
        ...service,
        clock,
        random,
        signal,
        onRetry: ({ failure, attempts, pauseMs }) => log.info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `No usable answer from the service (failure ${attempts} in a row): ${failure.why}; retrying in ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(pauseMs)}`),
    };
}


/***/ }),

/***/ 4123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ followJob)
/* harmony export */ });
/* harmony import */ var _api_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4868);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3813);
/* harmony import */ var _fetch_presigned_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6994);
/* harmony import */ var _net_poll_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3754);
/* harmony import */ var _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4304);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8651);
/* harmony import */ var _report_progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7751);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3052);
/* harmony import */ var _redact_link_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(596);









/**
 * Follows a job until it ends and returns its last state, with the number of pages that the service said last. With
 * `wait: false` it reads at most once (not at all if the job was just started) and returns undefined if the job is still
 * running. Every answer goes to the outputs as it comes.
 * @throws StepError `timed-out` at the deadline, or what `job.failure` makes of a call that was given up
 */
async function followJob(job, waitPlan, step) {
    const { clock } = step;
    const seen = new SeenStates(job, waitPlan, step);
    const read = async () => {
        const maxRetries = waitPlan.wait ? undefined : _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .RETRY */ .p6.maxRetries;
        const state = await job.read({ deadline: waitPlan.deadline, jobStartedAt: job.started?.at, maxRetries });
        seen.add(state);
        return { state, ended: job.ends.has(state.status), retryAfterMs: state.retryAfterMs };
    };
    const follow = async () => {
        const first = job.started?.state;
        if (first)
            seen.add(first);
        if (!waitPlan.wait) {
            const isJustStarted = job.started !== undefined && !job.ends.has(first?.status ?? '');
            const result = isJustStarted ? undefined : await read();
            return result?.ended ? result.state : undefined;
        }
        const { end, last } = await (0,_net_poll_js__WEBPACK_IMPORTED_MODULE_7__/* .poll */ .w)(read, waitPlan, step);
        if (end === 'timed-out')
            throw timeoutError(job.id, last.state, waitPlan);
        return last.state;
    };
    try {
        const heartbeat = () => (0,_report_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .heartbeatLine */ .JY)(seen.last, clock.now() - waitPlan.startedAt, waitPlan.deadline - clock.now());
        const end = await step.phase(job.phase, follow, heartbeat);
        return end && { ...end, pageCount: seen.pageCount };
    }
    catch (error) {
        if (!(error instanceof _api_call_js__WEBPACK_IMPORTED_MODULE_0__/* .CallError */ .R))
            throw error;
        // A read or two that failed at the very end, after good ones, means that time ran out, not that nobody answered.
        const atTheEnd = error.reason === 'exhausted' && error.attempts < 3 && clock.now() >= waitPlan.deadline;
        throw atTheEnd && seen.last
            ? timeoutError(job.id, seen.last, waitPlan)
            : job.failure(error, seen.last?.status);
    }
}
/** What the service has said about a job so far; each change of it is reported. */
class SeenStates {
    #job;
    #startedAt;
    #step;
    #named = new Set();
    #last;
    #pageCount;
    constructor(job, { startedAt }, step) {
        this.#job = job;
        this.#startedAt = startedAt;
        this.#step = step;
    }
    get last() {
        return this.#last;
    }
    /** The last one that was said; not every answer has one. */
    get pageCount() {
        return this.#pageCount;
    }
    add(state) {
        const { clock, log, outputs, facts } = this.#step;
        const { id, ends, running, redaction } = this.#job;
        // A deployment may put links into its answers where the contract has none: they are no less secret there.
        for (const link of (0,_fetch_presigned_link_js__WEBPACK_IMPORTED_MODULE_2__/* .signedLinksIn */ .VU)(state.json))
            (0,_redact_link_js__WEBPACK_IMPORTED_MODULE_6__/* .redactLink */ .O)(link, redaction, log);
        facts.status = state.status;
        facts.isJobKnown = true;
        outputs.set('status', state.status);
        outputs.set('job', state.json);
        if (state.pageCount !== undefined) {
            this.#pageCount = state.pageCount;
            facts.pageCount = state.pageCount;
            outputs.set('pageCount', state.pageCount);
        }
        if (!(0,_report_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .sameProgress */ .aQ)(this.#last, state))
            log.info((0,_report_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .changeLine */ .vK)(id, state, clock.now() - this.#startedAt));
        if (!ends.has(state.status) && !running.has(state.status) && !this.#named.has(state.status)) {
            this.#named.add(state.status);
            log.info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_8__/* .safe */ .gB) `Note: the status “${state.status}” is new to this step; the job is treated as still running`);
        }
        this.#last = state;
    }
}
function timeoutError(job, { status }, { startedAt, deadline }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('timed-out', { job, status, elapsed: (0,_units_js__WEBPACK_IMPORTED_MODULE_5__/* .showDuration */ .kJ)(deadline - startedAt) });
}


/***/ }),

/***/ 596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ redactLink)
/* harmony export */ });
/* harmony import */ var _fetch_presigned_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6994);

/** Keeps a link and its signature out of the logs. */
function redactLink(link, redaction, log) {
    for (const secret of (0,_fetch_presigned_link_js__WEBPACK_IMPORTED_MODULE_0__/* .linkSecrets */ .a9)(link)) {
        if (redaction === 'all logs')
            log.mask(secret);
        else
            log.hide(secret);
    }
}


/***/ }),

/***/ 6379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ planWait)
/* harmony export */ });
/** Returns the plan of a wait that starts `now`. */
function planWait({ wait, timeoutMs, pollIntervalMs }, now) {
    return { wait, startedAt: now, deadline: now + timeoutMs, pollIntervalMs };
}


/***/ })

};

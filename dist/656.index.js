export const id = 656;
export const ids = [656];
export const modules = {

/***/ 8844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ GaveUp),
  i: () => (/* binding */ adminApi)
});

// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __webpack_require__(8651);
;// CONCATENATED MODULE: ./lib/retry.js
/** How long to wait before trying again: the same arithmetic for the API and for the storage. */
const BASE_MS = 1_000;
const CAP_MS = 30_000;
/**
 * Returns the pause in ms before the next try after `tries` failures in a row (1 or more): exponential with full
 * jitter (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/), so that a thousand
 * workflows that failed together do not come back together.
 */
function backOffMs(tries, random) {
    return Math.round(random() * Math.min(CAP_MS, BASE_MS * 2 ** (tries - 1)));
}
/**
 * Returns what a `Retry-After` header asks for, in ms from `nowMs`: seconds or an HTTP date (RFC 9110, section
 * 10.2.3). Undefined if there is none or it says neither.
 */
function retryAfterMs(header, nowMs) {
    const text = header?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const date = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

;// CONCATENATED MODULE: ./lib/api/mishap.js
/** A request that got no usable answer. `mishap` says what is known about it. */
class TransportError extends Error {
    name = 'TransportError';
    mishap;
    constructor(mishap, cause) {
        super(mishap.why.text, cause === undefined ? undefined : { cause });
        this.mishap = mishap;
    }
}

// EXTERNAL MODULE: ./lib/api/id.js
var id = __webpack_require__(1375);
;// CONCATENATED MODULE: ./lib/api/responses.js



/**
 * Returns the answer to a start call (section 4.2).
 * @throws TransportError (`unreadable`) if it holds no usable `jobId`
 */
function startedExport(body) {
    const answer = object(body);
    const { jobId, status } = answer;
    if (typeof jobId !== 'string')
        throw unreadable((0,clean/* safe */.gB) `its answer to the start holds no jobId`);
    const fault = (0,id/* idFault */.m)(jobId);
    if (fault)
        throw unreadable((0,clean/* safe */.gB) `its answer to the start holds a jobId that ${fault}`);
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
    return { ...stateOf(answer, statusOf(answer)), prLink: responses_text(answer.prLink) };
}
/**
 * Returns the answer to a request for a bundle (section 4.4). A missing link is not judged here.
 * @throws TransportError (`unreadable`) if it is no JSON object
 */
function bundle(body) {
    const { bundleUrl, sizeBytes, expiresAt } = object(body);
    const expiry = typeof expiresAt === 'string' ? Date.parse(expiresAt) : Number.NaN;
    return {
        bundleUrl: responses_text(bundleUrl),
        sizeBytes: Number.isSafeInteger(sizeBytes) && Number(sizeBytes) >= 0 ? Number(sizeBytes) : undefined,
        expiresAt: Number.isNaN(expiry) ? undefined : expiry,
    };
}
/** Returns what an answer says in words about an error (section 2.2), foreign text; empty if nothing. */
function saidIn(body) {
    const answer = parsed(body);
    if (answer === undefined)
        return looksLikeHtml(body) ? 'an HTML page' : body.slice(0, 1_000);
    if (!isObject(answer))
        return typeof answer === 'string' ? answer : '';
    const { error, message, detail } = answer;
    const nested = isObject(error) ? error.message : error;
    return [nested, message, detail].find(isName) ?? '';
}
function object(body) {
    const answer = parsed(body);
    if (isObject(answer))
        return answer;
    if (looksLikeHtml(body)) {
        throw unreadable((0,clean/* safe */.gB) `it answered with an HTML page instead of JSON: is base-url the root of the API?`);
    }
    const what = body === '' ? 'an empty body' : answer === undefined ? 'a body that is no JSON' : 'JSON that is no object';
    throw unreadable((0,clean/* safe */.gB) `it answered with ${what}`);
}
function parsed(body) {
    try {
        return JSON.parse(body.replace(/^\uFEFF/, ''));
    }
    catch {
        return undefined;
    }
}
function statusOf(answer) {
    if (!isName(answer.status))
        throw unreadable((0,clean/* safe */.gB) `its answer about the job holds no status`);
    return answer.status;
}
function stateOf(answer, status) {
    return {
        status,
        progress: shown(answer.progress),
        pageCount: shown(answer.pageCount),
        error: responses_text(answer.error),
        json: JSON.stringify(answer),
    };
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value) => typeof value === 'string' && value !== '';
const responses_text = (value) => (isName(value) ? value : undefined);
const shown = (value) => (Number.isFinite(value) ? String(value) : responses_text(value));
const looksLikeHtml = (body) => /^\s*<(!doctype|html|head|body|!--)/i.test(body);
function unreadable(why) {
    return new TransportError({ kind: 'unreadable', why });
}

;// CONCATENATED MODULE: ./lib/api/retry.js

/** Failures of this kind seldom mend themselves: no deadline makes waiting for them worth more tries. */
const STUBBORN_TRIES = 5;
/** A job that was just started may not be known everywhere at once. In ms. */
const GRACE_MS = 10_000;
/** The client errors that say «not now» rather than «no» (RFC 9110, 8470 and 6585); of server errors, all do. */
const NOT_NOW = new Set([408, 425, 429]);
/**
 * Returns whether `call` is to be tried again after `mishap`, and when. GETs and the bundle call can be repeated
 * freely; the start call only when it provably was not carried out.
 */
function decide(call, mishap, now, random) {
    if (isRefusal(call, mishap, now))
        return { giveUp: 'refused' };
    if (call === 'start' && !wasTurnedAway(mishap))
        return { giveUp: 'unknown' };
    const maxTries = Math.min(now.maxTries ?? Number.POSITIVE_INFINITY, isStubborn(mishap) ? STUBBORN_TRIES : Number.POSITIVE_INFINITY);
    if (now.tries >= maxTries)
        return { giveUp: 'exhausted' };
    const asked = mishap.kind === 'status' ? mishap.retryAfterMs : undefined;
    return { again: asked ?? backOffMs(now.tries, random) };
}
function isRefusal(call, mishap, { sinceStartMs }) {
    if (mishap.kind !== 'status')
        return false;
    const { status } = mishap;
    if (status === 404 && sinceStartMs !== undefined && sinceStartMs < GRACE_MS)
        return false;
    if (status === 409 && call === 'bundle')
        return false;
    return status < 500 && !NOT_NOW.has(status);
}
function wasTurnedAway(mishap) {
    if (mishap.kind === 'status') {
        return mishap.status === 429 || (mishap.status === 503 && mishap.retryAfterMs !== undefined);
    }
    return mishap.kind === 'not-sent';
}
function isStubborn(mishap) {
    return mishap.kind === 'unreadable' || (mishap.kind === 'not-sent' && mishap.permanent === true);
}

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(4942);
;// CONCATENATED MODULE: ./lib/api/transport.js



/** No answer of this API comes near: a body that does is not one of its answers. In bytes. */
const LARGEST_BODY = 1024 * 1024;
/** The toolkit's idle timer does not cover bodies and proxies: it is put out of the way of our own deadline. */
const NEVER_IDLE_MS = 24 * 60 * 60 * 1_000;
/**
 * Sends one request on a connection of its own and returns the whole answer, whatever its status; follows no
 * redirect, because the key would go along, and tries once.
 *
 * @throws TransportError when there is no whole answer in `timeoutMs`, or one that cannot be read
 * @throws the reason of `limits.signal` as soon as it is aborted
 */
async function send(request, limits) {
    const attempt = new AbortController();
    const cancel = () => attempt.abort(limits.signal.reason);
    const late = new TransportError({
        kind: 'no-answer',
        why: (0,clean/* safe */.gB) `there was no whole answer within ${Math.ceil(limits.timeoutMs / 1_000)} s`,
    });
    const timer = setTimeout(() => attempt.abort(late), limits.timeoutMs);
    limits.signal.addEventListener('abort', cancel, { once: true });
    try {
        limits.signal.throwIfAborted();
        // A client that does not notice the abort (a proxy that never answers CONNECT) must not be waited for.
        return await Promise.race([exchange(request, attempt.signal), aborted(attempt.signal)]);
    }
    catch (error) {
        limits.signal.throwIfAborted();
        if (attempt.signal.aborted)
            throw attempt.signal.reason;
        throw error instanceof TransportError ? error : new TransportError(diagnose(error), error);
    }
    finally {
        clearTimeout(timer);
        limits.signal.removeEventListener('abort', cancel);
        attempt.abort();
    }
}
async function exchange(request, signal) {
    const client = new lib/* HttpClient */.Qq('docs-export-action', [attach(request.apiKey, signal)], {
        allowRedirects: false,
        allowRetries: false,
        keepAlive: false,
        socketTimeout: NEVER_IDLE_MS,
    });
    const headers = {
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...(request.body && { 'content-type': 'application/json' }),
    };
    const { message } = await client.request(request.method, request.url.href, request.body ?? null, headers);
    const status = message.statusCode ?? 0;
    const good = status >= 200 && status < 300;
    const encoding = message.headers['content-encoding'] ?? 'identity';
    if (good && encoding.toLowerCase() !== 'identity') {
        throw transport_unreadable((0,clean/* safe */.gB) `it answered in the encoding ${encoding}, which was not asked for`);
    }
    const chunks = [];
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        chunks.push(chunk);
        if (size <= LARGEST_BODY)
            continue;
        if (good)
            throw transport_unreadable((0,clean/* safe */.gB) `it answered with more than ${LARGEST_BODY} bytes`);
        break;
    }
    return { status, headers: message.headers, body: Buffer.concat(chunks).toString('utf8') };
}
/** The toolkit's way into a request: here the key is put on, and the abort signal, which has no option of its own. */
function attach(apiKey, signal) {
    return {
        prepareRequest(options) {
            options.headers = { ...options.headers, authorization: `Bearer ${apiKey}` };
            options.signal = signal;
            // `URL` keeps the brackets of an IPv6 literal, and the resolver then looks for a host of that name.
            options.host = options.host?.replace(/^\[(.*)\]$/, '$1') ?? null;
        },
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('unreachable: canHandleAuthentication says no')),
    };
}
function aborted(signal) {
    return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
}
function transport_unreadable(why) {
    return new TransportError({ kind: 'unreadable', why });
}
const RESOLVING = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'EAI_NONAME']);
/**
 * Returns what an error of `node:http`, `node:tls` or the toolkit's tunnel means. Whether the request can have
 * arrived is what counts: only what failed before the connection stood is «not sent».
 */
function diagnose(error) {
    const { code = '', syscall, message = '' } = error;
    if (RESOLVING.has(code)) {
        return {
            kind: 'not-sent',
            permanent: code === 'ENOTFOUND',
            why: (0,clean/* safe */.gB) `its host name does not resolve (${code})`,
        };
    }
    if (syscall === 'connect' || connectsFailed(error)) {
        return { kind: 'not-sent', why: (0,clean/* safe */.gB) `no connection to it could be made (${code})` };
    }
    if (message.startsWith('tunneling socket could not be established')) {
        const status = /statusCode=(\d{3})/.exec(message)?.[1];
        return {
            kind: 'not-sent',
            why: (0,clean/* safe */.gB) `the proxy made no connection to it (${status ? `HTTP ${status}` : code})`,
        };
    }
    if (message.startsWith('Client network socket disconnected before secure TLS connection')) {
        return { kind: 'not-sent', why: (0,clean/* safe */.gB) `the connection was closed while TLS was set up` };
    }
    if (isCertificateFault(code)) {
        return {
            kind: 'not-sent',
            permanent: true,
            why: (0,clean/* safe */.gB) `its certificate is not accepted (${code}; a company’s own authority goes into NODE_EXTRA_CA_CERTS)`,
        };
    }
    if (code === 'EPROTO' || code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_')) {
        return { kind: 'not-sent', permanent: true, why: (0,clean/* safe */.gB) `it does not speak TLS as expected (${code})` };
    }
    return {
        kind: 'no-answer',
        why: (0,clean/* safe */.gB) `the connection broke before the whole answer had come (${code || message})`,
    };
}
/** Happy eyeballs (RFC 8305) reports the failures of all addresses as one error. */
function connectsFailed(error) {
    return (error instanceof AggregateError &&
        error.errors.length > 0 &&
        error.errors.every((one) => one.syscall === 'connect'));
}
/** The codes of OpenSSL's X509_verify_cert_error, as Node names them (`node:tls`, «X509 certificate error codes»). */
function isCertificateFault(code) {
    return /CERT|SELF_SIGNED|UNABLE_TO_|CRL_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|PATH_LENGTH_EXCEEDED/.test(code);
}

;// CONCATENATED MODULE: ./lib/api/client.js






/** A call was given up. What to tell a person about it is for the caller, who knows what it was for. */
class GaveUp extends Error {
    name = 'GaveUp';
    reason;
    mishap;
    /** Failures in a row. */
    tries;
    elapsedMs;
    constructor(reason, mishap, tries, elapsedMs, cause) {
        super(mishap.why.text, { cause });
        this.reason = reason;
        this.mishap = mishap;
        this.tries = tries;
        this.elapsedMs = elapsedMs;
    }
}
/** A last try at the deadline itself may take this long, so that a wait ends when it should. In ms. */
const LAST_TRY_MS = 5_000;
/** Without a deadline no server can make us wait longer than this. In ms. */
const LONGEST_PAUSE_MS = 5 * 60 * 1_000;
/** Returns the API at `options.baseUrl`. Ids are encoded into the path; they must not be empty or dot segments. */
function adminApi(options) {
    const { baseUrl, apiKey, clock, random, signal } = options;
    const request = (method, path, body) => ({
        method,
        url: new URL(`${baseUrl.origin}${baseUrl.pathname.replace(/\/+$/, '')}${path}`),
        apiKey,
        ...(body && { body: JSON.stringify(body) }),
    });
    async function ask(call, what, read, patience) {
        const begunAt = clock.now();
        const deadline = patience.deadline ?? Number.POSITIVE_INFINITY;
        for (let tries = 1;; tries++) {
            const timeoutMs = Math.min(options.requestTimeoutMs, Math.max(deadline - clock.now(), LAST_TRY_MS));
            try {
                const answer = await send(what, { timeoutMs, signal });
                const hintMs = retryAfterMs(answer.headers['retry-after'], clock.now());
                if (answer.status < 200 || answer.status > 299)
                    throw new TransportError(refusal(answer, hintMs));
                return { ...read(answer.body), hintMs };
            }
            catch (error) {
                if (!(error instanceof TransportError))
                    throw error;
                const { mishap } = error;
                const now = clock.now();
                const { maxTries, startedAt } = patience;
                const verdict = decide(call, mishap, { tries, maxTries, sinceStartMs: startedAt && now - startedAt }, random);
                if ('giveUp' in verdict)
                    throw new GaveUp(verdict.giveUp, mishap, tries, now - begunAt, error);
                if (now >= deadline)
                    throw new GaveUp('exhausted', mishap, tries, now - begunAt, error);
                const pauseMs = Math.min(verdict.again, patience.deadline ? deadline - now : LONGEST_PAUSE_MS);
                options.onRetry({ mishap, tries, pauseMs });
                await clock.sleep(pauseMs, signal);
            }
        }
    }
    const jobs = '/v1/static-export/jobs';
    const id = encodeURIComponent;
    return {
        startExport: (domain, patience) => ask('start', request('POST', jobs, { domain }), startedExport, patience),
        readExport: (jobId, patience) => ask('status', request('GET', `${jobs}/${id(jobId)}`), exportJob, patience),
        requestBundle: (jobId, patience) => ask('bundle', request('POST', `${jobs}/${id(jobId)}/bundle`), bundle, patience),
        readAgentJob: (projectId, jobId, patience) => ask('agent-job', request('GET', `/v2/agent/${id(projectId)}/job/${id(jobId)}`), agentJob, patience),
    };
}
function refusal({ status, headers, body }, hintMs) {
    return {
        kind: 'status',
        why: (0,clean/* safe */.gB) `it answered with HTTP ${status}`,
        status,
        retryAfterMs: hintMs,
        said: saidIn(body),
        redirectHost: hostOf(headers.location),
    };
}
function hostOf(location) {
    return location && URL.canParse(location) ? new URL(location).host : '';
}


/***/ }),

/***/ 4986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ failureOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3813);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8651);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3052);



const ASKED_ABOUT = {
    start: 'the start of the export',
    status: 'the export job',
    bundle: 'the bundle',
    'agent-job': 'the agent job',
};
/** Returns the error that tells a person why a call was given up, and what to do about it. */
function failureOf(gaveUp, subject) {
    const { mishap, reason } = gaveUp;
    const said = mishap.kind === 'status' ? mishap.said : undefined;
    if (reason === 'refused' && mishap.kind === 'status')
        return refusalOf(gaveUp, mishap.status, subject);
    if (reason === 'unknown')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('start-unknown', { why: mishap.why, said }, gaveUp);
    const tries = gaveUp.tries === 1 ? 'once' : (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${gaveUp.tries} times`;
    if (subject.call === 'bundle' && mishap.kind === 'status' && mishap.status === 409) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('bundle-not-ready', { job: subject.job, tries, said }, gaveUp);
    }
    const elapsed = (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .showDuration */ .kJ)(gaveUp.elapsedMs);
    const what = ASKED_ABOUT[subject.call];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('unreachable', { what, why: mishap.why, tries, elapsed, status: subject.lastStatus, said }, gaveUp);
}
/** One row for each status with a cause of its own; the rest is `refused`. */
function refusalOf(gaveUp, status, { call, job, project }) {
    const { mishap } = gaveUp;
    const said = mishap.kind === 'status' ? mishap.said : undefined;
    if (status === 401)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('unauthorized', { said }, gaveUp);
    if (status === 402)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('payment-required', { said }, gaveUp);
    if (status === 403)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('forbidden', { said }, gaveUp);
    if (status === 400 || status === 422)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('invalid', { status, said }, gaveUp);
    if (status === 404 && call === 'start')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('export-address-not-found', { said }, gaveUp);
    if (status === 404 && call === 'agent-job')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('agent-job-not-found', { job, project, said }, gaveUp);
    if (status === 404)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('export-job-not-found', { job, said }, gaveUp);
    if (status >= 300 && status < 400) {
        const host = mishap.kind === 'status' ? mishap.redirectHost : undefined;
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('redirected', { status, host }, gaveUp);
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('refused', { status, said }, gaveUp);
}


/***/ }),

/***/ 4223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Np: () => (/* binding */ FEW_TRIES),
  s1: () => (/* binding */ clientOptions),
  wB: () => (/* binding */ watch)
});

// EXTERNAL MODULE: ./lib/api/client.js + 5 modules
var client = __webpack_require__(8844);
// EXTERNAL MODULE: ./lib/bundle/link.js
var bundle_link = __webpack_require__(9762);
// EXTERNAL MODULE: ./lib/errors.js + 1 modules
var errors = __webpack_require__(3813);
;// CONCATENATED MODULE: ./lib/job/poll.js
const FIRST_PAUSE_MS = 1_000;
const GROWTH = 1.4;
const JITTER = 0.1;
/** A timer may fire this much early; the last look must not be followed by another. In ms. */
const TIMER_SLACK_MS = 5;
/**
 * Returns what to do after the `looks`-th look (1 or more), taken at `now`: stop, or look again after a pause. The
 * pauses start short and grow to the poll interval, and the last look is at the deadline itself.
 */
function next(looks, look, now, plan, random) {
    if (look.ended)
        return 'ended';
    const left = plan.deadline - now;
    if (left <= TIMER_SLACK_MS)
        return 'timed-out';
    const usual = FIRST_PAUSE_MS * GROWTH ** (looks - 1);
    const pause = Math.max(look.hintMs ?? usual, FIRST_PAUSE_MS);
    const jittered = Math.min(pause, plan.pollIntervalMs) * (1 + JITTER * (2 * random() - 1));
    return { pauseMs: Math.min(jittered, plan.pollIntervalMs, left) };
}
/**
 * Looks until the job has ended or the deadline is reached, and returns the last look. A `look` that throws ends
 * it: trying again is its own business.
 */
async function follow(look, plan, { clock, random, signal }) {
    for (let looks = 1;; looks++) {
        const last = await look();
        const step = next(looks, last, clock.now(), plan, random);
        if (typeof step === 'string')
            return { end: step, last };
        await clock.sleep(step.pauseMs, signal);
    }
}

// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __webpack_require__(8651);
// EXTERNAL MODULE: ./lib/units.js
var units = __webpack_require__(3052);
;// CONCATENATED MODULE: ./lib/report/progress.js


/** Returns the job's state in words: `running, 45 %, 12 pages`. */
function stateWords({ status, progress, pageCount }) {
    const share = progress === undefined ? '' : (0,clean/* safe */.gB) `, ${/^[\d.]+$/.test(progress) ? `${progress} %` : progress}`;
    const pages = pageCount === undefined ? '' : (0,clean/* safe */.gB) `, ${pageCount} ${pageCount === '1' ? 'page' : 'pages'}`;
    return (0,clean/* safe */.gB) `${status}${share}${pages}`;
}
/** Returns whether two states read the same: then there is no line to print. */
function sameProgress(a, b) {
    return a?.status === b.status && a.progress === b.progress && a.pageCount === b.pageCount;
}
/** Returns the line for a job whose state has changed. */
function changeLine(jobId, state, elapsedMs) {
    return (0,clean/* safe */.gB) `Job ${jobId} after ${(0,units/* showDuration */.kJ)(elapsedMs)}: ${stateWords(state)}`;
}
/** Returns the line that shows each minute that the step is alive; `state` is undefined before the first answer. */
function heartbeatLine(state, elapsedMs, leftMs) {
    const words = state ? stateWords(state) : (0,clean/* safe */.gB) `no answer yet`;
    return (0,clean/* safe */.gB) `Waiting for ${(0,units/* showDuration */.kJ)(elapsedMs)}: ${words}, ${(0,units/* showDuration */.kJ)(leftMs)} left`;
}

;// CONCATENATED MODULE: ./lib/modes/watch.js







/** Without a wait, and for calls that no wait limits: failures in a row until a call is given up. */
const FEW_TRIES = 5;
/** Returns what the client of the API needs of the inputs and the step. */
function clientOptions(inputs, step) {
    return {
        baseUrl: inputs.baseUrl,
        apiKey: inputs.apiKey,
        requestTimeoutMs: inputs.requestTimeoutMs,
        clock: step.clock,
        random: step.random,
        signal: step.signal,
        onRetry: ({ mishap, tries, pauseMs }) => step.log.info((0,clean/* safe */.gB) `Trying again in ${(0,units/* showDuration */.kJ)(pauseMs)}: ${mishap.why} (failure ${tries} in a row)`),
    };
}
/**
 * Follows a job until it ends and returns its last state. With `wait: false` it looks at most once (not at all at a
 * job that was just started) and returns undefined if the job still runs. Every answer goes to the outputs as it
 * comes.
 * @throws StepError `timed-out` at the deadline, or what `watched.failure` makes of a call that was given up
 */
async function watch(watched, inputs, deadline, step) {
    const { clock, log, outputs } = step;
    const begunAt = deadline - inputs.waitTimeoutMs;
    const named = new Set();
    let last;
    const see = (job) => {
        if (inputs.mode !== 'export' || inputs.maskBundleUrl)
            hideLinks(job, step);
        outputs.set('status', job.status);
        outputs.set('job', job.json);
        if (job.pageCount !== undefined)
            outputs.set('pageCount', job.pageCount);
        if (!sameProgress(last, job))
            log.info(changeLine(watched.jobId, job, clock.now() - begunAt));
        if (!watched.ends.has(job.status) && !watched.running.has(job.status) && !named.has(job.status)) {
            named.add(job.status);
            log.info((0,clean/* safe */.gB) `Note: the status “${job.status}” is new to this step; the job counts as running`);
        }
        last = job;
    };
    const look = async () => {
        const maxTries = inputs.wait ? undefined : FEW_TRIES;
        const job = await watched.read({ deadline, startedAt: watched.startedAt, maxTries });
        see(job);
        return { job, ended: watched.ends.has(job.status), hintMs: job.hintMs };
    };
    const wait = async () => {
        if (watched.first)
            see(watched.first);
        if (!inputs.wait) {
            const justStarted = watched.startedAt !== undefined && !watched.ends.has(watched.first?.status ?? '');
            const seen = justStarted ? undefined : await look();
            return seen?.ended ? seen.job : undefined;
        }
        const { end, last: seen } = await follow(look, { deadline, pollIntervalMs: inputs.pollIntervalMs }, step);
        if (end === 'timed-out')
            throw timedOut(watched.jobId, last, inputs);
        return seen.job;
    };
    try {
        const beat = () => heartbeatLine(last, clock.now() - begunAt, deadline - clock.now());
        return await step.phase(watched.phase, wait, beat);
    }
    catch (error) {
        if (!(error instanceof client/* GaveUp */.T))
            throw error;
        // One failed look at the deadline itself, after good ones, means that time ran out, not that nobody answered.
        const atTheEnd = error.reason === 'exhausted' && error.tries === 1 && clock.now() >= deadline;
        throw atTheEnd && last ? timedOut(watched.jobId, last, inputs) : watched.failure(error, last?.status);
    }
}
function timedOut(job, last, { waitTimeoutMs }) {
    return new errors/* StepError */.z('timed-out', { job, status: last?.status, elapsed: (0,units/* showDuration */.kJ)(waitTimeoutMs) });
}
/** A deployment may put links into its answers where the contract has none: they are no less secret there. */
function hideLinks(job, { log }) {
    for (const link of (0,bundle_link/* signedLinksIn */.VU)(job.json)) {
        for (const secret of (0,bundle_link/* linkSecrets */.a9)(link))
            log.mask(secret);
    }
}


/***/ })

};

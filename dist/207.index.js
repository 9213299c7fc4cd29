export const id = 207;
export const ids = [207];
export const modules = {

/***/ 7180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ CallError),
  v: () => (/* binding */ makeSendCall)
});

// EXTERNAL MODULE: ./lib/net/parse-retry-after.js
var parse_retry_after = __webpack_require__(8380);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __webpack_require__(4304);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/api/api-failure.js
var api_failure = __webpack_require__(803);
// EXTERNAL MODULE: ./lib/api/retry-decision.js
var retry_decision = __webpack_require__(9877);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __webpack_require__(9783);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/net/attempt.js
var net_attempt = __webpack_require__(9246);
// EXTERNAL MODULE: ./lib/net/connection-failure.js + 1 modules
var connection_failure = __webpack_require__(2626);
// EXTERNAL MODULE: ./lib/net/request.js
var request = __webpack_require__(598);
// EXTERNAL MODULE: ./lib/net/timer.js
var timer = __webpack_require__(3750);
;// CONCATENATED MODULE: ./lib/api/transport.js








/**
 * The largest response that is read, in bytes: far larger than any response of this API, including
 * build logs.
 */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
/**
 * Sends one request on its own connection and returns the complete response, whatever its status.
 * It does not follow redirects, because the key would be sent along, and makes one attempt.
 *
 * @throws TransportError if no complete response arrives within `timeoutMs`, or if it cannot be
 * read
 * @throws the reason of `options.signal` as soon as it is aborted
 */
async function sendApiRequest(request, options) {
    const { timeoutMs, connectMs, clock } = options;
    const attempt = (0,net_attempt/* openAttempt */.E)(clock, timeoutMs, options.signal);
    let canHaveArrived = false;
    const onConnected = () => {
        canHaveArrived = true;
    };
    const connectTimer = (0,timer/* startTimer */.I)(clock, connectMs, () => canHaveArrived || attempt.close());
    try {
        return await sendAndReadBody(request, attempt.signal, onConnected);
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof api_failure/* TransportError */.wX)
            throw error;
        let failure;
        if (attempt.signal.aborted)
            failure = explainTimeout(request, canHaveArrived, options);
        else
            failure = (0,connection_failure/* classifyConnectionError */.H)(error);
        if (canHaveArrived)
            throw new api_failure/* TransportError */.wX({ kind: 'no-response', ...failure }, error);
        throw new api_failure/* TransportError */.wX({ kind: 'not-sent', ...failure }, error);
    }
    finally {
        connectTimer.stop();
        attempt.close();
    }
}
function explainTimeout({ url }, canHaveArrived, { timeoutMs, connectMs }) {
    if (canHaveArrived)
        return {
            why: (0,clean/* safe */.gB) `no complete response arrived within ${(0,units/* formatDuration */.a3)(timeoutMs)} (\`request-timeout\`)`,
        };
    const timeLimit = (0,units/* formatDuration */.a3)(Math.min(timeoutMs, connectMs));
    if (!(0,proxy/* getProxyUrl */.s)(url))
        return { why: (0,clean/* safe */.gB) `no connection to it could be made within ${timeLimit}` };
    return {
        why: (0,clean/* safe */.gB) `the proxy in HTTPS_PROXY could not connect to the server within ${timeLimit}`,
        proxy: 'failed',
    };
}
async function sendAndReadBody({ method, url, apiKey, body }, signal, onConnected) {
    const headers = {
        accept: 'application/json',
        'accept-encoding': 'identity',
        authorization: `Bearer ${apiKey}`,
        'user-agent': request/* USER_AGENT */._O,
        ...(body && { 'content-type': 'application/json' }),
    };
    const message = await (0,request/* sendRequest */.w$)(url, { method, headers, body, signal, onConnected });
    const status = message.statusCode ?? 0;
    const isSuccess = status >= 200 && status < 300;
    const encoding = message.headers['content-encoding'] || 'identity';
    if (isSuccess && encoding.toLowerCase() !== 'identity') {
        throw (0,api_failure/* makeUnreadableResponseError */.Rv)((0,clean/* safe */.gB) `its response has the encoding ${encoding}, which was not requested`);
    }
    if (status < 200 || status > 599)
        throw (0,api_failure/* makeUnreadableResponseError */.Rv)((0,clean/* safe */.gB) `it responded with HTTP ${status}, which is not a valid status`);
    return { status, headers: message.headers, body: await readBody(message, isSuccess) };
}
/**
 * Returns the body of a response, or the beginning of one that is too large.
 * @throws TransportError (`unreadable`) if the body of a success is too large
 */
async function readBody(message, isSuccess) {
    const chunks = [];
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        chunks.push(chunk);
        if (size > MAX_BODY_BYTES)
            break;
    }
    if (isSuccess && size > MAX_BODY_BYTES)
        throw (0,api_failure/* makeUnreadableResponseError */.Rv)((0,clean/* safe */.gB) `it responded with more than ${(0,units/* formatSize */.Xq)(MAX_BODY_BYTES)}`);
    return Buffer.concat(chunks).toString('utf8');
}

;// CONCATENATED MODULE: ./lib/api/api-client.js






/**
 * The failure of a call that is not retried. The phase that made the call words the error for
 * users.
 */
class CallError extends Error {
    name = 'CallError';
    reason;
    /** The last failure. */
    failure;
    history;
    constructor(reason, failure, history, cause) {
        super(failure.why.text, { cause });
        this.reason = reason;
        this.failure = failure;
        this.history = history;
    }
}
const NEVER = Number.POSITIVE_INFINITY;
/**
 * Returns the function that makes the calls to one service. All its calls share one record of
 * whether the service was ever reached.
 */
function makeSendCall(options) {
    const client = new ApiClient(options);
    return (operation, request, read, limits) => client.call(operation, request, read, limits);
}
/** The service that is called, and the state that all its calls share. */
class ApiClient {
    #options;
    #firstCallAtMs;
    #hasConnected = false;
    /** When the last of the requests that the service limits was sent. */
    #lastLimitedAtMs = Number.NEGATIVE_INFINITY;
    constructor(options) {
        this.#options = options;
    }
    async call(operation, request, read, limits) {
        const { clock, signal, onRetry } = this.#options;
        const { deadlineMs = NEVER, retryUnfinishedUntilMs = 0 } = limits;
        const startedAtMs = clock.now();
        this.#firstCallAtMs ??= startedAtMs;
        let countedFailures = 0;
        for (let attempts = 1;; attempts++) {
            try {
                const { body, retryAfterMs } = await this.#attempt(operation, request, deadlineMs);
                return { ...read(body), retryAfterMs };
            }
            catch (error) {
                const history = { attempts, elapsedMs: clock.now() - startedAtMs, host: request.url.host };
                if (!(error instanceof api_failure/* TransportError */.wX))
                    throw makeInterruptedError(error, operation, history);
                const { failure } = error;
                const isJobAwaited = (0,retry_decision/* isJobUnfinished */.F6)(operation, failure) && startedAtMs < retryUnfinishedUntilMs;
                if (!isJobAwaited)
                    countedFailures += 1;
                const pauseMs = this.#decidePause({ operation, error, history, countedFailures, isJobAwaited }, limits);
                onRetry(failure, attempts, pauseMs);
                await clock.sleep(pauseMs, signal);
            }
        }
    }
    /** Returns when to give up on a service that was never reached, in ms since the epoch. */
    #getConnectDeadline() {
        if (this.#hasConnected || this.#firstCallAtMs === undefined)
            return NEVER;
        return this.#firstCallAtMs + retry_policy/* RETRY_POLICY */.yE.api.firstConnectionMs;
    }
    /** Makes one attempt. `deadlineMs` is the deadline of the call. */
    async #attempt(operation, request, deadlineMs) {
        const { clock, signal, requestTimeoutMs } = this.#options;
        await this.#waitForTurn((0,retry_decision/* getRetryTraits */.Gv)(operation), deadlineMs);
        const computeTimeUntil = (endMs) => Math.max(endMs - clock.now(), retry_policy/* RETRY_POLICY */.yE.api.lastAttemptMs[operation]);
        const timeoutMs = Math.min(requestTimeoutMs, computeTimeUntil(deadlineMs));
        const connectMs = Math.min(timeoutMs, computeTimeUntil(this.#getConnectDeadline()));
        try {
            const response = await sendApiRequest(request, { timeoutMs, connectMs, clock, signal });
            const retryAfterMs = (0,parse_retry_after/* parseRetryAfter */.m)(response.headers, clock.now());
            if (response.status > 299)
                throw new api_failure/* TransportError */.wX((0,api_failure/* makeStatusFailure */.bb)(response, retryAfterMs));
            this.#hasConnected = true;
            return { body: response.body, retryAfterMs };
        }
        catch (error) {
            if (error instanceof api_failure/* TransportError */.wX && error.failure.kind !== 'not-sent')
                this.#hasConnected = true;
            throw error;
        }
    }
    /** Waits until a request with these traits may be sent, but never beyond the deadline. */
    async #waitForTurn({ spacingMs }, deadlineMs) {
        if (spacingMs === undefined)
            return;
        const { clock, signal } = this.#options;
        const pauseMs = Math.min(this.#lastLimitedAtMs + spacingMs, deadlineMs) - clock.now();
        if (pauseMs > 0)
            await clock.sleep(pauseMs, signal);
        this.#lastLimitedAtMs = clock.now();
    }
    /**
     * Returns how long to pause after a failure, in ms.
     * @throws CallError if the call is not retried
     */
    #decidePause(failed, limits) {
        const { clock, random } = this.#options;
        const { operation, error, history, countedFailures, isJobAwaited } = failed;
        const { failure } = error;
        const { deadlineMs = NEVER, maxRetries, jobStartedAtMs, retryUnfinishedUntilMs = 0 } = limits;
        const nowMs = clock.now();
        let sinceStartMs;
        if (jobStartedAtMs !== undefined)
            sinceStartMs = nowMs - jobStartedAtMs;
        const context = { attempts: history.attempts, countedFailures, maxRetries, sinceStartMs };
        const decision = (0,retry_decision/* decideRetry */.tE)(operation, failure, context, random);
        if ('giveUp' in decision)
            throw new CallError(decision.giveUp, failure, history, error);
        const deadlines = [deadlineMs, this.#getConnectDeadline()];
        if (isJobAwaited)
            deadlines.push(retryUnfinishedUntilMs);
        const endMs = Math.min(...deadlines);
        if (nowMs >= endMs)
            throw new CallError('exhausted', failure, history, error);
        let maxPauseMs = NEVER;
        if (maxRetries !== undefined)
            maxPauseMs = retry_policy/* RETRY_POLICY */.yE.api.maxRetryAfterMs;
        return Math.min(decision.retryInMs, endMs - nowMs, maxPauseMs);
    }
}
/**
 * Returns the error for an interrupted call. After a start was sent, the job may exist, even if the
 * step was canceled.
 */
function makeInterruptedError(error, operation, history) {
    if ((0,retry_decision/* getRetryTraits */.Gv)(operation).isIdempotent)
        return error;
    const why = (0,clean/* safe */.gB) `the request was interrupted before the response arrived`;
    return new CallError('unknown', { kind: 'no-response', why }, history, error);
}


/***/ }),

/***/ 803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rv: () => (/* binding */ makeUnreadableResponseError),
/* harmony export */   bb: () => (/* binding */ makeStatusFailure),
/* harmony export */   wX: () => (/* binding */ TransportError)
/* harmony export */ });
/* unused harmony export findGatewayHeader */
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5948);
/* harmony import */ var _net_html_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3063);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4874);
/* harmony import */ var _read_response_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(733);




/** A request without a usable response. */
class TransportError extends Error {
    name = 'TransportError';
    failure;
    constructor(failure, cause) {
        super(failure.why.text, cause === undefined ? undefined : { cause });
        this.failure = failure;
    }
}
/**
 * Returns the error for an unusable response with a success status. `title`: that of the web page
 * that was sent instead, if any.
 */
function makeUnreadableResponseError(why, title) {
    return new TransportError({ kind: 'unreadable', why, title });
}
/**
 * Returns the failure for a response with a status other than success. `retryAfterMs`: how long it
 * asks clients to wait.
 */
function makeStatusFailure({ status, headers, body }, retryAfterMs) {
    const gatewayHeader = findGatewayHeader(headers);
    const isHtml = (0,_net_html_body_js__WEBPACK_IMPORTED_MODULE_2__/* .isHtmlBody */ .o)(body);
    const { serverMessage, isApiError, jobId } = (0,_read_response_body_js__WEBPACK_IMPORTED_MODULE_1__/* .readError */ .lS)(body);
    return {
        kind: 'status',
        why: explainStatus(status, isHtml, gatewayHeader),
        status,
        retryAfterMs,
        /** As `readError` returns it. */
        serverMessage,
        /** Whether the body is HTML, which responses of the API never are. */
        isHtml,
        /**
         * Whether this comes from the service itself, as far as one can tell, and not from a cache or
         * gateway in front of it.
         */
        isFromService: gatewayHeader === undefined && isApiError,
        /** The target of a redirect, as the server sent it; untrusted text. */
        location: headers.location,
        jobId,
    };
}
function explainStatus(status, isHtml, gatewayHeader) {
    if (isHtml)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `it responded with HTTP ${status} and a web page from a gateway in front of the service`;
    if (gatewayHeader === undefined)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `it responded with HTTP ${status}`;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `it responded with HTTP ${status} through a cache or gateway (header ${gatewayHeader})`;
}
/**
 * Headers that caches, content delivery networks, and gateways add to responses, or send on behalf
 * of the service: RFC 9110, section 7.6.3 (`via`), RFC 9111 (`age`), RFC 9211 (`cache-status`), RFC
 * 9209 (`proxy-status`); Varnish (https://varnish-cache.org/docs/trunk/reference/vcl-var.html),
 * Fastly (https://www.fastly.com/documentation/reference/http/http-headers/), Squid, CloudFront,
 * Cloudflare (https://developers.cloudflare.com/fundamentals/reference/http-headers/), Azure Front
 * Door, Akamai.
 */
const GATEWAY_HEADERS = [
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('via age cache-status proxy-status x-varnish x-served-by x-cache x-cache-hits'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('x-cache-lookup x-timer x-squid-error x-amz-cf-id cf-ray cf-cache-status'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('x-azure-ref akamai-grn'),
];
/**
 * Returns the header that shows that a cache or gateway handled a response, so that it may not be
 * from the service; undefined if there is none. Not every gateway leaves a trace.
 */
function findGatewayHeader(headers) {
    return GATEWAY_HEADERS.find((name) => headers[name] !== undefined);
}


/***/ }),

/***/ 7614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ makeCallStepError)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3234);
/* harmony import */ var _retry_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9877);



const EXPORT_JOB = { subject: 'the job', needed: 'static export' };
const BUILD = { subject: 'the build' };
const WORDINGS = {
    start: { purpose: 'to start the export', ...EXPORT_JOB },
    status: { purpose: 'for the status of the export job', ...EXPORT_JOB },
    bundle: { purpose: 'for the bundle', ...EXPORT_JOB },
    'agent-job': { purpose: 'for the status of the agent job', subject: 'the job' },
    update: { purpose: 'to build the documentation', ...BUILD },
    'update-status': { purpose: 'for the status of the documentation build', ...BUILD },
};
/** The calls before an export is started. */
const OPERATIONS_BEFORE_START = new Set(['update', 'update-status']);
const EXPORT_OPERATIONS = new Set(['start', 'status', 'bundle']);
/**
 * Returns the error of a call that failed: its code, and the values for the message of that code in
 * errors/messages.ts.
 */
function makeCallStepError(callError, subject) {
    const { failure, history } = callError;
    const { operation, job, project, lastStatus } = subject;
    const { purpose, needed, subject: subjectName } = WORDINGS[operation];
    const values = {
        job,
        project,
        lastStatus,
        subject: subjectName,
        purpose,
        needed,
        host: history.host,
        attempts: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(history.attempts, 'attempt'),
        elapsed: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(history.elapsedMs),
        notStarted: describeNotStarted(callError, operation),
        ...getResponseValues(failure),
        ...describeRedirect(failure, history.host),
        ...getConnectionValues(failure),
        ...listCauses(subject),
        aboutJob: describeJob(subject),
        input: findInputToCheck(subject),
        ...listOtherCausesOfNotFound(failure, subject),
    };
    return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .z(chooseCode(callError, subject), values, callError);
}
function listOtherCausesOfNotFound(failure, { operation, project }) {
    const sought = project === undefined ? SITE_WORDS : PROJECT_WORDS;
    const message = failure.kind === 'status' ? (failure.serverMessage ?? '') : '';
    // A server without this form of the API may quote the path of the request, which has these words.
    const words = message.replace(PATHS, '');
    if (sought.test(words))
        return { mayLackApi: false, projectInputs: undefined };
    const projectInputs = PROJECT_INPUTS[operation === 'update' ? 'update' : 'start'];
    return { mayLackApi: true, projectInputs };
}
const PATHS = /\S*\/\S*/g;
const SITE_WORDS = /\b(?:site|domain)\b/i;
const PROJECT_WORDS = /\bproject\b/i;
/** The inputs that an export by domain does not have, by the call that failed. */
const PROJECT_INPUTS = {
    start: '`project-id`',
    update: '`project-id`, `update`, and `expect-commit`',
};
function getResponseValues(failure) {
    const values = {
        status: 0,
        serverMessage: undefined,
        jobId: undefined,
        whereId: undefined,
        title: undefined,
        until: undefined,
        likely: undefined,
        advice: OTHER_ADVICE,
        unrecognized: undefined,
        unrecognizedAdvice: undefined,
        statusPage: 'the service’s status page',
        repetition: undefined,
    };
    if (failure.kind === 'unreadable')
        return { ...values, ...getUnreadableValues(failure.title) };
    if (failure.kind !== 'status')
        return values;
    const { status, serverMessage, jobId, retryAfterMs } = failure;
    if (retryAfterMs)
        values.until = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(retryAfterMs);
    if (status === 429)
        values.likely =
            'The service probably did not start the export, because it was limiting requests.';
    return {
        ...values,
        status,
        serverMessage,
        jobId,
        whereId: jobId === undefined ? 'The log of the run that started that export shows the ID' : undefined,
        advice: ADVICE_BY_STATUS[status] ?? OTHER_ADVICE,
    };
}
/** Returns the values for a response that was not understood. `title`: that of a web page. */
function getUnreadableValues(title) {
    if (title !== undefined)
        return { title };
    return UNRECOGNIZED;
}
const UNRECOGNIZED = {
    unrecognized: 'This step does not recognize this response',
    unrecognizedAdvice: 'then use the newest version of this action. If that does not help, report the response in the action’s repository',
    statusPage: undefined,
    repetition: 'If you get the same response again, do not run this step a third time, because each run may start another export: use the newest version of this action or report the response in the action’s repository',
};
/** Returns where a redirect points, and what to do; `host` is that of the request. */
function describeRedirect(failure, host) {
    const otherHost = {
        redirectTarget: undefined,
        redirectAdvice: 'Set `base-url` to the address of the API itself. If `base-url` is right, a sign-in page or a proxy redirects requests from this runner',
    };
    if (failure.kind !== 'status' || !failure.location)
        return otherHost;
    const target = URL.parse(failure.location, `https://${host}`);
    if (target === null)
        return otherHost;
    if (target.host !== host)
        return { ...otherHost, redirectTarget: target.host };
    return {
        redirectTarget: `${target.pathname} on the same host`,
        redirectAdvice: 'Check whether `base-url` lacks a part of the path, and whether a gateway in front of the API rewrites paths',
    };
}
/** The part of `base-url` to check, and what else may be in the way. */
const UNRESOLVED = { part: 'host name', obstacle: undefined };
const UNCONNECTED = { part: 'host and port', obstacle: 'a firewall or a proxy' };
function getConnectionValues(failure) {
    const noAdvice = { certificateAdvice: undefined, proxyAdvice: undefined };
    if (failure.kind !== 'not-sent')
        return { why: failure.why, ...UNCONNECTED, ...noAdvice };
    const { proxy, certificateFault } = failure;
    const why = failure.certificate ?? failure.why;
    const certificateAdvice = certificateFault && CERTIFICATE_ADVICE[certificateFault];
    const proxyAdvice = proxy && PROXY_ADVICE[proxy];
    if (failure.isUnresolved)
        return { why, ...UNRESOLVED, certificateAdvice, proxyAdvice };
    return { why, ...UNCONNECTED, certificateAdvice, proxyAdvice };
}
const CERTIFICATE_ADVICE = {
    'other-host': 'set `base-url` to a host name that is in the server’s certificate',
    expired: 'renew the server’s certificate',
    'unknown-issuer': 'if your own certificate authority (CA) issued the server’s certificate, set `NODE_EXTRA_CA_CERTS` in the `env` of the job to the path of that CA’s certificate in PEM form',
};
const PROXY_ADVICE = {
    unreachable: 'check the host and port of the proxy or, if the runner can reach the service directly, add the service’s host to `NO_PROXY`',
    login: 'check the username and password in that variable, where special characters must be percent-encoded',
    refused: 'have the administrator of the proxy allow the host or, if the runner can reach the host directly, add the host to `NO_PROXY`',
    failed: 'check whether the proxy can reach the host or, if the runner can reach the host directly, add the host to `NO_PROXY`',
};
/** Returns the sentence that no export was started, if that is certain. */
function describeNotStarted({ failure }, operation) {
    const isUnsentStart = operation === 'start' && failure.kind === 'not-sent';
    if (!OPERATIONS_BEFORE_START.has(operation) && !isUnsentStart)
        return undefined;
    return 'No export was started.';
}
/**
 * Returns the input to check: the address of the API, unless an existing job proves that it is
 * right.
 */
function findInputToCheck({ operation, jobProgress }) {
    if (jobProgress !== undefined || operation === 'bundle')
        return undefined;
    return 'base-url';
}
function listCauses({ operation, project }) {
    const none = { invalid: undefined, plan: undefined, login: undefined, limit: undefined };
    if (!EXPORT_OPERATIONS.has(operation))
        return { ...none, invalid: WRONG_PROJECT };
    if (project === undefined)
        return { ...none, invalid: WRONG_DOMAIN };
    return PROJECT_CAUSES;
}
const WRONG_DOMAIN = 'Check that `domain` is a site of the organization of this API key';
const WRONG_PROJECT = 'Check `project-id` (shown on the API keys page of the dashboard)';
const PROJECT_CAUSES = {
    invalid: `${WRONG_PROJECT}. Also check \`base-path\`: the service might not accept \`/docs/\` or \`/documentation/\``,
    plan: 'The plan of the organization may also lack static export, which requires Enterprise.',
    login: 'the site requires readers to sign in',
    limit: 'The service allows ten starts an hour for the whole organization.',
};
function chooseCode({ failure, reason }, subject) {
    const { operation } = subject;
    // A start is retried only if the service itself rejected it, so the failure is not about the
    // network. Neither is that of a build while another one is running.
    const isRejectedStart = operation === 'start' || (0,_retry_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .isBuildRunning */ .aX)(operation, failure);
    const isRefused = reason === 'refused' || (reason === 'exhausted' && isRejectedStart);
    if (failure.kind === 'status' && isRefused)
        return chooseCodeOfRefusal(failure, subject);
    if (reason === 'unknown')
        return chooseCodeOfUnknownStart(failure);
    if (failure.kind === 'not-sent')
        return chooseCodeOfUnsent(failure);
    if (failure.kind === 'unreadable')
        return 'answers-unreadable';
    if (failure.kind !== 'status')
        return 'unreachable';
    if (operation === 'bundle' && failure.status === 409)
        return 'bundle-not-ready';
    if (failure.status === 429)
        return 'limited';
    return 'unreachable';
}
function chooseCodeOfUnsent({ proxy, certificate }) {
    if (proxy)
        return 'proxy-failed';
    if (certificate !== undefined)
        return 'not-trusted';
    return 'not-connected';
}
function chooseCodeOfUnknownStart(failure) {
    if (failure.kind === 'unreadable' && failure.title !== undefined)
        return 'start-at-web-page';
    return 'start-unknown';
}
/** The statuses with their own cause, for any call. */
const CODES_BY_STATUS = new Map([
    [401, 'unauthorized'],
    [402, 'payment-required'],
    [403, 'forbidden'],
    [400, 'invalid'],
    [422, 'invalid'],
]);
function chooseCodeOfRefusal(failure, subject) {
    const { status, isHtml } = failure;
    const { operation } = subject;
    if (operation === 'start') {
        if (status === 409)
            return 'export-running';
        if (status === 429)
            return 'start-limited';
    }
    if ((0,_retry_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .isBuildRunning */ .aX)(operation, failure))
        return 'build-running';
    if (isHtml)
        return 'not-the-api';
    if (isGone(status, operation))
        return 'export-gone';
    if (status === 404)
        return chooseCodeOfNotFound(subject);
    const code = CODES_BY_STATUS.get(status);
    if (code !== undefined)
        return code;
    if (status >= 300 && status < 400)
        return 'redirected';
    return 'refused';
}
/** Is the bundle gone? It is requested only for a completed job, so it existed. */
function isGone(status, operation) {
    if (operation === 'bundle')
        return status === 404 || status === 410;
    return operation === 'status' && status === 410;
}
function chooseCodeOfNotFound({ operation, project }) {
    switch (operation) {
        case 'agent-job':
            return 'agent-job-not-found';
        case 'update':
            return 'project-not-found';
        case 'update-status':
            return 'build-not-found';
        case 'start':
            if (project === undefined)
                return 'export-address-not-found';
            return 'project-not-found';
        default:
            if (project === undefined)
                return 'export-job-not-found';
            return 'project-job-not-found';
    }
}
/** Returns a sentence about the job, which a failure of this step does not change. */
function describeJob({ operation, job, jobProgress }) {
    if (job === undefined)
        return undefined;
    if (operation === 'bundle')
        return `The job ${job} has completed`;
    switch (jobProgress) {
        case 'running':
            return `The job ${job} is still running`;
        case 'ended':
            return `The job ${job} has ended`;
        case 'unknown':
            return `The job ${job} may still be running`;
        default:
            return undefined;
    }
}
/** Advice by status of a refusal, as sentences without a period. */
const ADVICE_BY_STATUS = {
    405: 'The server at `base-url` does not accept this kind of request: check that `base-url` is the root of the admin API',
    413: 'The request is small, so a proxy or a firewall responds instead of the service: have it let requests from this runner through',
    418: 'Web application firewalls respond like this: have the firewall let requests from this runner through',
    451: 'The request is blocked for legal reasons, by the service or by a filter between the service and this runner: ask the service’s support and the administrator of this runner’s network',
};
const OTHER_ADVICE = 'Check `base-url` and the other inputs of this step, and whether a proxy or a firewall responds instead of the service';


/***/ }),

/***/ 733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ findServerMessage),
/* harmony export */   gc: () => (/* binding */ readNonEmptyText),
/* harmony export */   lA: () => (/* binding */ parseSerializableJson),
/* harmony export */   lS: () => (/* binding */ readError),
/* harmony export */   wh: () => (/* binding */ readId)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5491);
/* harmony import */ var _net_html_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3063);
/* harmony import */ var _text_repeats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7235);
/** Reads the body of a response, whoever sent it. All of it is untrusted text. */




/**
 * Returns the JSON in a body; undefined if it is not JSON, or nests too deeply to be serialized
 * again.
 */
function parseSerializableJson(body) {
    const parsed = (0,_common_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(body);
    try {
        // Overflows the stack before anything else does.
        JSON.stringify(parsed);
        return parsed;
    }
    catch {
        return undefined;
    }
}
/** Returns a string that is not empty; undefined for everything else. */
function readNonEmptyText(value) {
    if (typeof value !== 'string' || value === '')
        return undefined;
    return value;
}
/**
 * Returns an ID of the service; undefined if a value is not safe as an ID, because IDs are used in
 * paths, shells, and options.
 */
function readId(value) {
    if (typeof value !== 'string' || !/^\w[\w.~:-]{0,254}$/.test(value))
        return undefined;
    return value;
}
/** Reason phrases that frameworks put into `error` next to a more specific `message`. */
const REASON_PHRASES = new Set(Object.values(node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES));
/** Returns the details of an error response from its body. */
function readError(body) {
    const parsed = parseSerializableJson(body);
    if (parsed === undefined)
        return { serverMessage: (0,_net_html_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readHtmlTitle */ .q)(body) ?? body, isApiError: false, jobId: undefined };
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(parsed))
        return { serverMessage: readNonEmptyText(parsed) ?? '', isApiError: false, jobId: undefined };
    const { error, jobId } = parsed;
    let nestedId;
    if ((0,_common_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(error))
        nestedId = error.jobId;
    return {
        /**
         * In words (section 2.2), or the title of a web page. It may have any length, and is empty if
         * there is no message.
         */
        serverMessage: findServerMessage(parsed) ?? '',
        /** Whether it has the API's own form (section 2.2): a JSON object with its `error`. */
        isApiError: (0,_common_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(error) || readNonEmptyText(error) !== undefined,
        /** The ID of the job that it is about, if it contains one. */
        jobId: readId(jobId) ?? readId(nestedId),
    };
}
/**
 * Returns the message of an error, wherever frameworks put it, with the fields that are invalid. It
 * is untrusted text; undefined if there is none.
 */
function findServerMessage(response) {
    const { error, error_description: errorDescription, message, detail } = response;
    let inError = readNonEmptyText(error);
    if ((0,_common_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(error))
        inError = readNonEmptyText(error.message);
    const inMessage = readNonEmptyText(getFirst(message));
    let serverMessage = inError ?? inMessage;
    if (REASON_PHRASES.has(inError))
        serverMessage = inMessage ?? inError;
    // OAuth (RFC 6749, section 5.2) has a code in `error`, and the message here.
    const summary = readNonEmptyText(errorDescription) ?? serverMessage ?? readNonEmptyText(detail) ?? '';
    const invalidFields = describeFieldErrors(findFieldErrors(response) ?? findFieldErrors(error));
    if (invalidFields === '')
        return readNonEmptyText(summary);
    if ((0,_text_repeats_js__WEBPACK_IMPORTED_MODULE_3__/* .repeats */ .D)(invalidFields, summary))
        return invalidFields;
    return `${summary.replace(/[.:]$/, '')}: ${invalidFields}`;
}
/** Returns the first item of a list; other values unchanged. */
function getFirst(value) {
    if (Array.isArray(value))
        return value[0];
    return value;
}
/** The names under which frameworks list the invalid fields of a request. */
const FIELD_ERRORS_NAMES = ['errors', 'issues', 'details', 'detail', 'message'];
/** Returns the list of invalid fields in a response; undefined if there is none. */
function findFieldErrors(response) {
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(response))
        return undefined;
    if ((0,_common_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(response.errors))
        return response.errors;
    return FIELD_ERRORS_NAMES.map((name) => response[name]).find((value) => Array.isArray(value));
}
/** How many invalid fields are shown. */
const MAX_FIELD_ERRORS = 3;
/** Returns the invalid fields and what is wrong with each, as text; empty if there is none. */
function describeFieldErrors(fieldErrors) {
    if (fieldErrors === undefined)
        return '';
    const described = Object.entries(fieldErrors)
        .map(([key, fieldError]) => {
        if ((0,_common_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(fieldError))
            return describeFieldError(fieldError);
        const what = readNonEmptyText(getFirst(fieldError));
        if (what === undefined || Array.isArray(fieldErrors))
            return what;
        return `${key}: ${what}`;
    })
        .filter((text) => text !== undefined);
    const shown = described.slice(0, MAX_FIELD_ERRORS);
    const more = described.length - shown.length;
    if (more > 0)
        shown.push(`and ${more} more`);
    return shown.join('; ');
}
function describeFieldError(fieldError) {
    const { message, msg, detail } = fieldError;
    const what = readNonEmptyText(message) ?? readNonEmptyText(msg) ?? readNonEmptyText(detail);
    const field = findField(fieldError);
    if (field === undefined || what === undefined)
        return what ?? field;
    return `${field}: ${what}`;
}
/** Returns the path of an invalid field, as frameworks write it; undefined if there is none. */
function findField({ path, loc, field, param, source, instancePath }) {
    const written = [path, loc, field, param, instancePath];
    // https://jsonapi.org/format/#error-objects
    if ((0,_common_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(source))
        written.push(source.pointer, source.parameter);
    return written.map(readPath).find((value) => value !== undefined);
}
/** Returns a path that is text or a list of keys; undefined for everything else. */
function readPath(path) {
    if (!Array.isArray(path))
        return readNonEmptyText(path);
    const keys = path.filter((key) => typeof key === 'string' || typeof key === 'number');
    return readNonEmptyText(keys.join('.'));
}


/***/ }),

/***/ 9877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F6: () => (/* binding */ isJobUnfinished),
/* harmony export */   Gv: () => (/* binding */ getRetryTraits),
/* harmony export */   aX: () => (/* binding */ isBuildRunning),
/* harmony export */   tE: () => (/* binding */ decideRetry)
/* harmony export */ });
/* harmony import */ var _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4304);
/**
 * When a call is sent again. The first rule that applies decides:
 *
 * 1. A refused call (3xx, 4xx) is never sent again, unless the status means “not now”: 408, 425,
 *    429, and 499. So does 404 in the first ten seconds of a job that this step started, and 409 on
 *    the bundle call (“not finished yet”), on the start (“an export is running”), and, from the
 *    service itself, on the request for a build (“a build is running”).
 * 2. The start, the only call that is not idempotent, is sent again only if it is proven that
 *    nothing was started. Otherwise, a second start could start a second export. It counts as proof
 *    that the request never left this machine, or that the service itself responded with 429 or
 *    409. A timeout, a lost connection, an unreadable response, and any 5xx prove nothing. For
 *    example, nginx, Envoy, HAProxy, and Varnish send a 503 of their own after the service got the
 *    request.
 * 3. Every other call is sent again after a pause, up to `maxRetries` times in a row. Without that
 *    limit, it is sent again until the caller's deadline. If a setting looks wrong, only a few
 *    retries follow, whatever the deadline: a host name that does not resolve, a rejected proxy
 *    password, a response that is not from the API.
 *
 * The numbers and the pauses are in net/retry-policy.ts; api-client.ts sends, waits, and counts.
 */

const IDEMPOTENT = { isIdempotent: true };
const BUILD = { isIdempotent: true, spacingMs: _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .RETRY_POLICY */ .yE.api.buildSpacingMs };
const OPERATIONS = {
    /** Section 4.2, in either export API: a second one could start a second export. */
    start: { isIdempotent: false },
    status: IDEMPOTENT,
    /** Requests the link to the bundle: section 4.4, or the status in the project's export API. */
    bundle: IDEMPOTENT,
    'agent-job': IDEMPOTENT,
    /** Building the same branch twice gives the same documentation. */
    update: BUILD,
    'update-status': BUILD,
};
/** Returns the properties of a call that determine whether it is retried. */
function getRetryTraits(operation) {
    return OPERATIONS[operation];
}
/**
 * Returns whether `operation` is to be retried after `failure`, and when, according to the rules
 * above.
 */
function decideRetry(operation, failure, context, random) {
    if (isRefused(operation, failure, context))
        return { giveUp: 'refused' };
    if (!getRetryTraits(operation).isIdempotent && !isProvablyNotStarted(failure))
        return { giveUp: 'unknown' };
    const { attempts, countedFailures, maxRetries = Number.POSITIVE_INFINITY } = context;
    if (countedFailures > Math.min(maxRetries, getMaxRetriesOf(failure)))
        return { giveUp: 'exhausted' };
    return { retryInMs: computePause(operation, failure, attempts, random) };
}
function computePause(operation, failure, attempts, random) {
    if (failure.kind !== 'status')
        return (0,_net_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .computeRetryPause */ .w0)(attempts, random);
    let maxPauseMs = _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .RETRY_POLICY */ .yE.maxPauseMs;
    // The service limits starts by the hour, so it is not worth retrying every 30 s.
    if (operation === 'start' && failure.status === 429)
        maxPauseMs = _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .RETRY_POLICY */ .yE.api.maxPauseOfLimitedStartMs;
    return (0,_net_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .computeRetryPause */ .w0)(attempts, random, failure.retryAfterMs, maxPauseMs);
}
function isRefused(operation, failure, { sinceStartMs }) {
    if (failure.kind !== 'status')
        return false;
    const { status } = failure;
    const isInGrace = sinceStartMs !== undefined && sinceStartMs < _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .RETRY_POLICY */ .yE.api.notFoundGraceMs;
    if (status === 404 && isInGrace)
        return false;
    if (operation === 'start' && status === 409)
        return false;
    if (isBuildRunning(operation, failure))
        return false;
    return !isJobUnfinished(operation, failure) && !(0,_net_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .isTransientStatus */ .WJ)(status);
}
/**
 * Returns whether the service itself reports a conflict about the requested build: another build
 * of the project is running.
 */
function isBuildRunning(operation, failure) {
    if (operation !== 'update' || failure.kind !== 'status')
        return false;
    return failure.status === 409 && failure.isFromService;
}
/**
 * Returns whether the service reports that the job whose bundle was requested is not finished yet
 * (section 4.4).
 */
function isJobUnfinished(operation, failure) {
    if (operation !== 'bundle' || failure.kind !== 'status')
        return false;
    return failure.status === 409;
}
function isProvablyNotStarted(failure) {
    if (failure.kind !== 'status')
        return failure.kind === 'not-sent';
    return isRejectedByService(failure);
}
/**
 * Returns whether the service itself started nothing: too many requests, or an export of this site
 * is running.
 */
function isRejectedByService({ status, isFromService }) {
    if (!isFromService)
        return false;
    return status === 429 || status === 409;
}
function getMaxRetriesOf(failure) {
    if (failure.kind === 'unreadable')
        return _net_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .RETRY_POLICY */ .yE.maxRetriesIfPermanent;
    if (failure.kind === 'status')
        return Number.POSITIVE_INFINITY;
    return (0,_net_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .getMaxRetries */ .Dm)(failure);
}


/***/ }),

/***/ 6994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ listSignedHeaders),
/* harmony export */   L3: () => (/* binding */ decodePercents),
/* harmony export */   VM: () => (/* binding */ findLinkProblem),
/* harmony export */   k8: () => (/* binding */ listLinkSecrets),
/* harmony export */   vy: () => (/* binding */ findSignedLinks),
/* harmony export */   we: () => (/* binding */ readLinkExpiry)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5491);
/* harmony import */ var _net_host_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3461);
/**
 * Validates presigned links, and finds their expiry and their secrets. Only the storage knows
 * whether a link has in fact expired: classify-response.ts decides when to renew one.
 */


/**
 * In characters: far above any signed link with temporary credentials, and far below the limit of
 * an output.
 */
const MAX_LINK_LENGTH = 16 * 1024;
/**
 * Returns why `text` cannot be used as a link to the bundle; undefined if it can. It must be an
 * absolute `https` URL (RFC 3986) without user info. With `allowsLoopback`, `http` on a loopback
 * host is also accepted.
 */
function findLinkProblem(text, allowsLoopback) {
    if (text.length > MAX_LINK_LENGTH)
        return `it has more than ${MAX_LINK_LENGTH} characters`;
    if (!/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text))
        return 'it is not a URL';
    const url = new URL(text);
    if (url.username || url.password)
        return 'it contains a username or a password';
    const mayBeHttp = allowsLoopback && (0,_net_host_name_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U)(url.hostname);
    if (url.protocol === 'https:' || (url.protocol === 'http:' && mayBeHttp))
        return undefined;
    return 'it is not an https link';
}
/**
 * Returns when the link expires according to its query, in ms since the epoch; undefined if it does
 * not say. Supported are S3 and GCS (`X-…-Date` + `X-…-Expires`,
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html), Azure (`se`,
 * https://learn.microsoft.com/rest/api/storageservices/create-service-sas), and the older form of
 * S3, GCS, and CloudFront (`Expires`, in seconds since the epoch).
 */
function readLinkExpiry(link) {
    const query = new Map([...link.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
    for (const vendor of ['x-amz', 'x-goog']) {
        const signedAtMs = parseCompactDate(query.get(`${vendor}-date`) ?? '');
        const lifetimeMs = parseSecondsToMs(query.get(`${vendor}-expires`));
        if (signedAtMs !== undefined && lifetimeMs !== undefined)
            return signedAtMs + lifetimeMs;
    }
    const azure = query.get('se') ?? '';
    const azureExpiryMs = Date.parse(azure);
    if (/^\d{4}-\d\d-\d\d/.test(azure) && !Number.isNaN(azureExpiryMs))
        return azureExpiryMs;
    return parseSecondsToMs(query.get('expires'));
}
/**
 * Returns the headers, other than Host, that S3 or GCS signed, and that a request with this link
 * must therefore have (`X-…-SignedHeaders`,
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html). The names are
 * untrusted text.
 */
function listSignedHeaders(link) {
    const signed = [...link.searchParams]
        .filter(([name]) => /^x-(?:amz|goog)-signedheaders$/i.test(name))
        .flatMap(([, names]) => names.toLowerCase().split(';'));
    return signed.map((name) => name.trim()).filter((name) => name !== '' && name !== 'host');
}
/**
 * A shorter value is not a signature, and masking it would hide ordinary words in the log. In
 * characters.
 */
const MIN_SIGNATURE_LENGTH = 16;
/**
 * Query parameters that grant access: the signatures and tokens of S3, GCS, Azure, CloudFront, and
 * the like.
 */
const SECRET_PARAMETER = /sig(nature)?$|token|secret|hmac|policy|^key$/i;
/**
 * A link has one signature and perhaps a token or two; a server must not fill the log with masks.
 */
const MAX_SIGNATURES = 8;
const MAX_LINKS = 20;
/**
 * Returns the secrets of a usable link (`findLinkProblem`): the link itself, and each signature in
 * it, raw and decoded. Short or unprintable values are left out: the runner masks each line of a
 * value wherever it occurs in the log, even as an ordinary word.
 */
function listLinkSecrets(link) {
    const [, query = ''] = /\?([^#]*)/.exec(link) ?? [];
    const signatures = query.split('&').flatMap((pair) => {
        const [name = '', ...rest] = pair.split('=');
        if (!SECRET_PARAMETER.test(decodePercents(name)))
            return [];
        const raw = rest.join('=');
        return [raw, decodePercents(raw)];
    });
    return [...new Set([link, ...signatures.filter(isSecret).slice(0, MAX_SIGNATURES)])];
}
/**
 * Returns the signed links in a JSON response, at most `MAX_LINKS`, and the link to the bundle, so
 * that all of them can be masked.
 * @throws SyntaxError if `json` is not valid
 */
function findSignedLinks(json) {
    const found = new Set();
    const response = JSON.parse(json, (_, value) => {
        if (typeof value !== 'string')
            return value;
        for (const [link] of value.matchAll(/https?:\/\/[^\s"'<>]+/gi)) {
            if (found.size >= MAX_LINKS)
                break;
            if (findLinkProblem(link, true) === undefined && listLinkSecrets(link).length > 1)
                found.add(link);
        }
        return value;
    });
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(response))
        return [...found];
    const { bundleUrl } = response;
    if (typeof bundleUrl === 'string' && findLinkProblem(bundleUrl, true) === undefined)
        found.add(bundleUrl);
    return [...found];
}
function isSecret(text) {
    return text.length >= MIN_SIGNATURE_LENGTH && /^[\x21-\x7e]+$/.test(text);
}
/** Returns `text` with its percent-encoding decoded; unchanged if the result is not valid UTF-8. */
function decodePercents(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function parseCompactDate(text) {
    const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
    if (!match)
        return undefined;
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
        .slice(1)
        .map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second);
}
/** Returns a number of seconds in ms; undefined if `text` is not a number. */
function parseSecondsToMs(text) {
    if (text === undefined || !/^\d{1,11}$/.test(text))
        return undefined;
    return Number(text) * 1_000;
}


/***/ }),

/***/ 3754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ho: () => (/* binding */ planWait),
/* harmony export */   wt: () => (/* binding */ poll)
/* harmony export */ });
/* unused harmony export planNextPoll */
/** Returns the plan of a wait that starts at `nowMs`. */
function planWait({ shouldWait, timeoutMs, pollIntervalMs }, nowMs) {
    return { shouldWait, startedAtMs: nowMs, deadlineMs: nowMs + timeoutMs, pollIntervalMs };
}
const FIRST_PAUSE_MS = 1_000;
/** How much longer each pause is than the one before it. */
const PAUSE_GROWTH_FACTOR = 1.4;
/** The share of its length by which a pause may randomly be longer or shorter. */
const JITTER_SHARE = 0.1;
/**
 * Returns what to do after a read: stop, or read again after a pause. The pauses start short and
 * grow to the poll interval, and the last read is at the deadline itself.
 */
function planNextPoll({ result, reads, nowMs }, plan, random) {
    if (result.hasEnded)
        return 'ended';
    const remainingMs = plan.deadlineMs - nowMs;
    if (remainingMs <= 0)
        return 'timed-out';
    const usualPauseMs = FIRST_PAUSE_MS * PAUSE_GROWTH_FACTOR ** (reads - 1);
    const pauseMs = Math.max(result.retryAfterMs ?? usualPauseMs, FIRST_PAUSE_MS);
    const jitter = 1 + JITTER_SHARE * (2 * random() - 1);
    const jitteredMs = Math.min(pauseMs, plan.pollIntervalMs) * jitter;
    return { pauseMs: Math.min(jitteredMs, plan.pollIntervalMs, remainingMs) };
}
/**
 * Reads until the job has ended or the deadline is reached, and returns the last result. An error
 * of `read` ends the polling, because `read` does its own retries.
 */
async function poll(read, plan, { clock, random, signal }) {
    for (let reads = 1;; reads++) {
        const result = await read();
        const next = planNextPoll({ result, reads, nowMs: clock.now() }, plan, random);
        if (typeof next === 'string')
            return { end: next, last: result };
        await clock.sleep(next.pauseMs, signal);
    }
}


/***/ }),

/***/ 598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ openConnectionPool),
/* harmony export */   _O: () => (/* binding */ USER_AGENT),
/* harmony export */   w$: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9783);



/** The user agent of all requests. */
const USER_AGENT = 'docs-export-action';
/**
 * Sends one request and returns the response, whatever its status, as soon as its headers have
 * arrived. It does not follow redirects, and uses the proxy from the environment. The toolkit's own
 * request function is not used: it is half as fast with large bodies, its timeout error shows the
 * query, which may contain a signature, and its module takes 60 ms and 20 MiB to load.
 *
 * @throws any error of the connection, or the reason of `signal`
 */
async function sendRequest(url, options) {
    const { method = 'GET', headers, body, signal, agent, onConnected } = options;
    const tunnel = agent ? undefined : await openProxyAgent(url);
    // Node removes the brackets of an IPv6 literal for its resolver, but a proxy needs them.
    const hostOptions = tunnel && { hostname: url.hostname };
    return new Promise((resolve, reject) => {
        // The signal does not end a wait for a proxy that never responds to CONNECT, so the promise is
        // rejected without waiting for it.
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        const send = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
        const connection = { agent: agent ?? tunnel ?? false, ...hostOptions };
        const request = send(url, { method, headers, signal, ...connection });
        // A reused TLS connection never reports that it is connected: each request would leave a
        // listener.
        if (onConnected !== undefined)
            callWhenConnected(request, url, onConnected);
        let hasResponse = false;
        request.on('response', (response) => {
            hasResponse = true;
            resolve(response);
        });
        request.on('error', (error) => {
            const canRetry = method === 'GET' && wasKeptConnectionClosed(request, error);
            if (signal.aborted)
                reject(signal.reason);
            else if (canRetry && !hasResponse)
                resolve(sendRequest(url, { ...options, agent: undefined }));
            else
                reject(error);
        });
        // After a response that switches protocols, Node closes the connection without an error.
        request.on('close', () => {
            if (!hasResponse)
                reject(makeClosedEarlyError());
        });
        request.end(body);
    });
}
/**
 * Was a reused connection closed by the server just when it was used? See
 * https://nodejs.org/api/http.html#requestreusedsocket
 */
function wasKeptConnectionClosed({ reusedSocket }, { code }) {
    const isClosed = code === 'ECONNRESET' || code === 'EPIPE';
    return reusedSocket && isClosed;
}
function makeClosedEarlyError() {
    return Object.assign(new Error('the connection was closed without a response'), {
        code: 'ECONNRESET',
    });
}
function callWhenConnected(request, { protocol }, onConnected) {
    const isTls = protocol === 'https:';
    request.once('socket', (socket) => {
        if (!isTls && !socket.connecting)
            onConnected();
        else
            socket.once(isTls ? 'secureConnect' : 'connect', onConnected);
    });
}
/**
 * Returns an agent with up to `maxConnections` connections to the host of `url`, or half of that
 * through a proxy. Close it when it is no longer needed.
 * @throws Error if the address of the proxy is invalid
 */
async function openConnectionPool(url, maxConnections) {
    // The tunnel keeps a connection only for a request that is already waiting for it, and closes all
    // others itself.
    const maxTunnels = Math.max(1, Math.floor(maxConnections / 2));
    const tunnel = await openProxyAgent(url, maxTunnels);
    if (tunnel)
        return { agent: tunnel, close: () => { } };
    const { Agent } = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__;
    const agent = new Agent({
        keepAlive: true,
        maxSockets: maxConnections,
        maxFreeSockets: maxConnections,
    });
    return { agent, close: () => agent.destroy() };
}
/**
 * Returns the agent for requests through a proxy, which keeps connections if `maxSockets` is given;
 * undefined without a proxy. Only such a request needs the toolkit's client, which takes longer to
 * load than a small archive takes to download.
 */
async function openProxyAgent(url, maxSockets) {
    if (!(0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_2__/* .getProxyUrl */ .s)(url))
        return undefined;
    const { HttpClient } = await __webpack_require__.e(/* import() */ 779).then(__webpack_require__.bind(__webpack_require__, 2779));
    const options = maxSockets === undefined ? { keepAlive: false } : { keepAlive: true, maxSockets };
    return new HttpClient(USER_AGENT, [], options).getAgent(url.href);
}


/***/ }),

/***/ 9632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ setJobOutputs)
/* harmony export */ });
/** Sets the outputs to the state of a job. Links in it must be redacted first. */
function setJobOutputs({ status, json, pageCount }, { facts, outputs }) {
    facts.status = status;
    outputs.set('status', status);
    outputs.set('job', json);
    // Not every response has it.
    if (pageCount === undefined)
        return;
    facts.pageCount = pageCount;
    outputs.set('pageCount', pageCount);
}


/***/ }),

/***/ 907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ openLoggedServiceApi)
});

// EXTERNAL MODULE: ./lib/api/api-client.js + 1 modules
var api_client = __webpack_require__(7180);
// EXTERNAL MODULE: ./lib/common/json.js
var json = __webpack_require__(5491);
// EXTERNAL MODULE: ./lib/net/html-body.js
var html_body = __webpack_require__(3063);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/api/api-failure.js
var api_failure = __webpack_require__(803);
// EXTERNAL MODULE: ./lib/api/read-response-body.js
var read_response_body = __webpack_require__(733);
;// CONCATENATED MODULE: ./lib/api/parse-responses.js





/**
 * Parses the response to a start call (section 4.2). It may contain the whole job.
 * @throws TransportError (`unreadable`) if it has no usable `jobId`
 */
function parseStartedExport(body) {
    const response = parseObject(body);
    const jobId = (0,read_response_body/* readId */.wh)(response.jobId);
    const status = (0,read_response_body/* readNonEmptyText */.gc)(response.status);
    if (jobId === undefined)
        throw makeUnusableValueError('its response to the start request', 'jobId', response);
    if (status === undefined)
        return { jobId, state: undefined };
    return { jobId, state: readJobState(response, status) };
}
/**
 * Returns the response about an export job (section 4.3).
 * @throws TransportError (`unreadable`) if it has no `status`
 */
function parseExportJob(body) {
    const response = parseObject(body);
    return readJobState(response, readJobStatus(response));
}
/**
 * Returns the response about an export job in the project's export API. The link to the bundle is
 * in it once the job is completed.
 * @throws TransportError (`unreadable`) if it has no `status`, or the ID of another job or project
 */
function parseProjectExportJob(body, expected) {
    const response = parseObject(body);
    ensureSameId('job', expected.jobId, formatForDisplay(response.jobId));
    ensureSameId('project', expected.projectId, formatForDisplay(response.projectId));
    const state = readJobState(response, readJobStatus(response));
    if (state.status !== 'completed')
        return state;
    return { ...state, bundle: readBundle(response) };
}
/**
 * Returns the response about the agent job of this ID (section 4.1).
 * @throws TransportError (`unreadable`) if it has no `status`, or the ID of another job
 */
function parseAgentJob(body, jobId) {
    const response = parseObject(body);
    ensureSameId('job', jobId, (0,read_response_body/* readNonEmptyText */.gc)(response.id));
    return {
        ...readJobState(response, readJobStatus(response)),
        /**
         * As the service sent it, unchecked; as JSON if it is not text. Undefined if it is null, empty,
         * or missing.
         */
        prLink: formatForDisplay(response.prLink),
    };
}
/**
 * Returns the response to a request for a bundle (section 4.4): the link as the service sent it,
 * unchecked; its expiry in ms since the epoch; and the job. Each is undefined if missing. A missing
 * link is not an error here.
 * @throws TransportError (`unreadable`) if it is not a JSON object
 */
function parseBundle(body) {
    return readBundle(parseObject(body));
}
function readBundle({ bundleUrl, sizeBytes, expiresAt, jobId }) {
    return {
        bundleUrl: (0,read_response_body/* readNonEmptyText */.gc)(bundleUrl),
        sizeBytes: readSize(sizeBytes),
        expiresAtMs: readTimeMs(expiresAt),
        jobId: (0,read_response_body/* readNonEmptyText */.gc)(jobId),
    };
}
function readSize(value) {
    if (!Number.isSafeInteger(value) || Number(value) < 0)
        return undefined;
    return Number(value);
}
/** Returns a time in ms since the epoch; undefined if it is invalid. */
function readTimeMs(value) {
    if (typeof value !== 'string' || !DATE_TIME.test(value))
        return undefined;
    const time = Date.parse(value);
    if (Number.isNaN(time))
        return undefined;
    return time;
}
/**
 * Returns the ID of the build that an update began.
 * @throws TransportError (`unreadable`) if the response has no usable `statusId`
 */
function parseStartedBuild(body) {
    const response = parseObject(body);
    const statusId = (0,read_response_body/* readId */.wh)(response.statusId);
    if (statusId === undefined)
        throw makeUnusableValueError('its response to the update request', 'statusId', response);
    return { statusId };
}
/**
 * Returns the response about a build of the documentation.
 * @throws TransportError (`unreadable`) if it has no `status`, or an unusable commit
 */
function parseBuild(body) {
    const response = parseObject(body);
    const state = readJobState(response, readJobStatus(response, 'its response about the build'));
    return {
        ...state,
        /** The summary of the build; untrusted text. */
        error: (0,read_response_body/* readNonEmptyText */.gc)(response.summary) ?? state.error,
        /** The lines of its log that are not empty; untrusted text. */
        log: splitLogLines(response.logs),
        commit: readCommit(response.commit),
    };
}
/** Returns the lines of a log, which is a list of strings, each of any number of lines. */
function splitLogLines(logs) {
    const parts = [logs].flat();
    const texts = parts.filter((part) => typeof part === 'string');
    return texts.flatMap((text) => text.split(/[\r\n]+/)).filter((line) => line.trim() !== '');
}
/**
 * Returns the built commit as the service sent it: untrusted text, each part undefined if missing.
 */
function readCommit(commit) {
    if ((commit ?? undefined) === undefined)
        return { sha: undefined, ref: undefined };
    if (!(0,json/* isObject */.G)(commit))
        throw makeUnusableCommitError(commit);
    const { sha, ref } = commit;
    if (typeof (sha ?? '') !== 'string')
        throw makeUnusableCommitError(sha);
    return { sha: (0,read_response_body/* readNonEmptyText */.gc)(sha), ref: (0,read_response_body/* readNonEmptyText */.gc)(ref) };
}
function makeUnusableCommitError(sha) {
    return (0,api_failure/* makeUnreadableResponseError */.Rv)((0,clean/* safe */.gB) `its response about the build has the commit “${formatForDisplay(sha)}”, which cannot be used`);
}
/**
 * Throws if a response is about another job or project. Numbers are compared as text, without
 * regard to case.
 * @throws TransportError (`unreadable`)
 */
function ensureSameId(what, expectedId, id) {
    if (id === undefined || id.toLowerCase() === expectedId.toLowerCase())
        return;
    throw (0,api_failure/* makeUnreadableResponseError */.Rv)((0,clean/* safe */.gB) `its response is about another ${what}, ${id}`);
}
/** How much of a body, or of the keys in it, is quoted, in characters. */
const MAX_QUOTED = 40;
/** How much of an error message is quoted, in characters. */
const MAX_MESSAGE = 200;
/** The `date-time` of RFC 3339; `Date.parse` would accept "1" as a year. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
function parseObject(body) {
    const response = (0,read_response_body/* parseSerializableJson */.lA)(body);
    if ((0,json/* isObject */.G)(response))
        return response;
    const title = (0,html_body/* readHtmlTitle */.q)(body);
    throw (0,api_failure/* makeUnreadableResponseError */.Rv)((0,clean/* safe */.gB) `it responded with ${describeBody(body, response, title)}`, title);
}
/** Describes a body that is not a JSON object. `title` is that of a web page. */
function describeBody(body, response, title) {
    if (title === '')
        return (0,clean/* safe */.gB) `a web page instead of JSON`;
    if (title !== undefined)
        return (0,clean/* safe */.gB) `a web page (“${title}”) instead of JSON`;
    if (response !== undefined)
        return (0,clean/* safe */.gB) `JSON that is not an object`;
    if (body === '')
        return (0,clean/* safe */.gB) `an empty body`;
    return (0,clean/* safe */.gB) `a body that is not JSON: “${(0,clean/* clean */.uH)(body, MAX_QUOTED)}”`;
}
/** Returns the error for a value of a response that is missing or not allowed by the contract. */
function makeUnusableValueError(what, name, response) {
    const { [name]: value, ...others } = response;
    const displayed = formatForDisplay(value);
    if (displayed !== undefined && typeof value !== 'string')
        return (0,api_failure/* makeUnreadableResponseError */.Rv)((0,clean/* safe */.gB) `${what} has the ${name} ${displayed}, which is not text`);
    if (displayed !== undefined)
        return (0,api_failure/* makeUnreadableResponseError */.Rv)((0,clean/* safe */.gB) `${what} has the ${name} “${displayed}”, which cannot be used`);
    const keys = (0,clean/* clean */.uH)(Object.keys(others).join(', '), MAX_QUOTED);
    const message = (0,read_response_body/* findServerMessage */.A3)(others);
    const messagePhrase = message && (0,clean/* safe */.gB) `; it says “${(0,clean/* clean */.uH)(message, MAX_MESSAGE)}”`;
    return (0,api_failure/* makeUnreadableResponseError */.Rv)((0,clean/* safe */.gB) `${what} has no ${name}${keys && (0,clean/* safe */.gB) `, only ${keys}`}${messagePhrase}`);
}
/**
 * Returns a string unchanged, and other values as JSON; undefined if it is null, empty, or missing.
 */
function formatForDisplay(value) {
    if ((value ?? '') === '')
        return undefined;
    return (0,read_response_body/* readNonEmptyText */.gc)(value) ?? JSON.stringify(value);
}
function readJobStatus(response, what = 'its response about the job') {
    const status = (0,read_response_body/* readNonEmptyText */.gc)(response.status);
    if (status === undefined)
        throw makeUnusableValueError(what, 'status', response);
    return status;
}
function readJobState(response, status) {
    const json = JSON.stringify(response);
    return {
        /** Verbatim, untrusted text. */
        status,
        /** As the service sent it, untrusted text. A number becomes its digits. */
        progress: readNumberOrText(response.progress),
        pageCount: readNumberOrText(response.pageCount),
        /** Why the job failed, untrusted text. */
        error: (0,read_response_body/* readNonEmptyText */.gc)((0,read_response_body/* readError */.lS)(json).serverMessage),
        /** The whole response, as JSON on one line. */
        json,
    };
}
function readNumberOrText(value) {
    if (Number.isFinite(value))
        return String(value);
    return (0,read_response_body/* readNonEmptyText */.gc)(value);
}

;// CONCATENATED MODULE: ./lib/api/export-apis.js

/** Returns an ID as a part of a path. */
const encodeId = encodeURIComponent;
/** Sections 4.2 to 4.4: exports a site by its domain, which is required to start an export. */
function makeDomainExportApi({ makeRequest, sendCall }, domain) {
    const jobsPath = '/v1/static-export/jobs';
    return {
        start(limits) {
            const request = makeRequest('POST', jobsPath, { domain });
            return sendCall('start', request, parseStartedExport, limits);
        },
        read(jobId, limits) {
            const request = makeRequest('GET', `${jobsPath}/${encodeId(jobId)}`);
            return sendCall('status', request, parseExportJob, limits);
        },
        requestLink(jobId, limits) {
            const request = makeRequest('POST', `${jobsPath}/${encodeId(jobId)}/bundle`);
            return sendCall('bundle', request, (body) => ({ bundle: parseBundle(body) }), limits);
        },
    };
}
/**
 * For newer deployments: exports a site by its project. The status of a completed job contains the
 * link, and a new one each time it is read. Without a base path, the deployment decides.
 */
function makeProjectExportApi({ makeRequest, sendCall }, projectId, basePath) {
    const jobsPath = `/v1/static-export/${encodeId(projectId)}/jobs`;
    const makeStatusRequest = (jobId) => makeRequest('GET', `${jobsPath}/${encodeId(jobId)}`);
    return {
        start(limits) {
            let options;
            if (basePath !== undefined)
                options = { basePath };
            return sendCall('start', makeRequest('POST', jobsPath, options), parseStartedExport, limits);
        },
        read(jobId, limits) {
            const parse = (body) => parseProjectExportJob(body, { projectId, jobId });
            return sendCall('status', makeStatusRequest(jobId), parse, limits);
        },
        requestLink(jobId, limits) {
            const parse = (body) => {
                const state = parseProjectExportJob(body, { projectId, jobId });
                return { bundle: state.bundle, state };
            };
            return sendCall('bundle', makeStatusRequest(jobId), parse, limits);
        },
    };
}

;// CONCATENATED MODULE: ./lib/api/service-api.js



/**
 * Returns the API at `options.baseUrl`. IDs are encoded into the path; they must not be empty or
 * dot segments.
 */
function openServiceApi(options) {
    const { origin, pathname } = options.baseUrl;
    const root = `${origin}${pathname.replace(/\/+$/, '')}`;
    const makeRequest = (method, path, body) => {
        const request = { method, url: new URL(`${root}${path}`), apiKey: options.apiKey };
        if (body === undefined)
            return request;
        return { ...request, body: JSON.stringify(body) };
    };
    const sendCall = (0,api_client/* makeSendCall */.v)(options);
    return {
        /** Returns the calls for an export, by domain or by project as the inputs determine. */
        makeExportApi({ domain, projectId, basePath }) {
            const service = { makeRequest, sendCall };
            if (projectId === undefined)
                return makeDomainExportApi(service, domain);
            return makeProjectExportApi(service, projectId, basePath);
        },
        /** Reads the state of an agent job (section 4.1). */
        readAgentJob(projectId, jobId, limits) {
            const request = makeRequest('GET', `/v2/agent/${encodeId(projectId)}/job/${encodeId(jobId)}`);
            return sendCall('agent-job', request, (body) => parseAgentJob(body, jobId), limits);
        },
        /** Requests a build of the branch that the project is deployed from. */
        requestUpdate(projectId, limits) {
            const request = makeRequest('POST', `/v1/project/update/${encodeId(projectId)}`);
            return sendCall('update', request, parseStartedBuild, limits);
        },
        /** Reads the state of a requested build. */
        readUpdate(statusId, limits) {
            const request = makeRequest('GET', `/v1/project/update-status/${encodeId(statusId)}`);
            return sendCall('update-status', request, parseBuild, limits);
        },
    };
}

// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
;// CONCATENATED MODULE: ./lib/phases/logged-service-api.js



/** Returns the API of the service. Failed attempts that are retried are logged. */
function openLoggedServiceApi(service, { clock, random, signal, log }) {
    return openServiceApi({
        ...service,
        clock,
        random,
        signal,
        onRetry: (failure, attempts, pauseMs) => {
            const what = describeFailedAttempt(failure);
            const why = explainFailedAttempt(failure);
            log.info((0,clean/* safe */.gB) `${what} (attempt ${attempts}): ${why}; retrying in ${(0,units/* formatDuration */.a3)(pauseMs)}`);
        },
    });
}
/** Returns whether the service itself refused, or no response of it can be used. */
function describeFailedAttempt(failure) {
    const isRefusal = failure.kind === 'status' && failure.isFromService && failure.status < 500;
    if (isRefusal)
        return (0,clean/* safe */.gB) `The service refused the request for now`;
    return (0,clean/* safe */.gB) `No usable response from the service`;
}
/** Returns why an attempt failed. Advice about a certificate is only in the final error. */
function explainFailedAttempt(failure) {
    switch (failure.kind) {
        case 'status':
            if (failure.serverMessage === '')
                return failure.why;
            return (0,clean/* safe */.gB) `${failure.why} (“${failure.serverMessage}”)`;
        case 'unreadable':
            return failure.why;
        default:
            return failure.certificate ?? failure.why;
    }
}


/***/ }),

/***/ 2077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ pollJob)
/* harmony export */ });
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3234);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _job_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9632);
/* harmony import */ var _poll_until_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1030);




/**
 * Follows a job according to the rules of `pollUntilEnd`, and writes each response to the outputs.
 * @throws StepError `timed-out…` at the deadline; `job-ended` if the job ended with a status that
 * the API does not define; the error that explains why reading failed
 */
function pollJob(job, waitPlan, step) {
    const { id, operation, project } = job;
    const resource = {
        ...job,
        name: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Job ${id}`,
        subject: { operation, job: id, project },
        onState: (state) => (0,_job_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .setJobOutputs */ .M)(state, step),
        makeTimeoutError(status, elapsed, isKnown) {
            if (isKnown)
                return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('timed-out', { job: id, status, elapsed });
            return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('timed-out-unknown', { job: id, status, elapsed });
        },
        makeEndedError({ status, error: serverMessage }, reads) {
            let advice = 'run this step again without `job-id` to start a new export';
            if (operation === 'agent-job')
                advice = 'start the agent again and run this step with the new `job-id`';
            const values = { job: id, status, serverMessage, advice };
            if (reads > 1)
                return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('job-ended', { ...values, reads });
            return new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('job-ended', { ...values, reads: '' });
        },
    };
    return (0,_poll_until_end_js__WEBPACK_IMPORTED_MODULE_1__/* .pollUntilEnd */ .Z)(resource, waitPlan, step);
}


/***/ }),

/***/ 1030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ pollUntilEnd)
});

// EXTERNAL MODULE: ./lib/api/api-client.js + 1 modules
var api_client = __webpack_require__(7180);
// EXTERNAL MODULE: ./lib/api/call-step-error.js
var call_step_error = __webpack_require__(7614);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/net/poll.js
var poll = __webpack_require__(3754);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __webpack_require__(4304);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
;// CONCATENATED MODULE: ./lib/phases/job-status.js
/** Which statuses mean that a job is running, and which mean that it has ended. */

/**
 * Statuses of running jobs that deployments and proxies use (November 2026), in lowercase and with
 * `_` as the separator.
 */
const RUNNING = new Set([
    ...(0,words/* splitWords */.yM)('queued pending waiting scheduled started starting running active processing'),
    ...(0,words/* splitWords */.yM)('in_progress building rendering generating exporting uploading packaging'),
]);
/** Returns whether a status means that the job is running. */
function isRunning(status) {
    return RUNNING.has(status.toLowerCase().replace(/[ -]/g, '_'));
}
/** Statuses that the API does not define, but that mean an end in plain English. */
const UNDOCUMENTED_ENDS = /^(cancell?ed|expired|error(ed)?|aborted|timed[ _-]?out|rejected|deleted)$/i;
/** Returns whether a status that the API does not define means an end. */
function isUndocumentedEnd(status) {
    return UNDOCUMENTED_ENDS.test(status);
}

// EXTERNAL MODULE: ./lib/phases/progress-log.js
var progress_log = __webpack_require__(7994);
// EXTERNAL MODULE: ./lib/phases/redact-links.js
var redact_links = __webpack_require__(1979);
;// CONCATENATED MODULE: ./lib/phases/poll-until-end.js









/**
 * How many times in a row an undefined status that means an end must be read, one poll interval
 * apart, before the job or build counts as ended.
 */
const READS_TO_CONFIRM_END = 3;
/** With fewer failed attempts at the deadline, after successful reads, the error is a timeout. */
const MIN_ATTEMPTS_TO_REPORT_FAILURE = 3;
/**
 * Follows a job or build until it ends and returns its last state. With `shouldWait: false`, it
 * reads at most once, and returns undefined if the job is still running. If the job was just
 * started, it does not read at all.
 *
 * A status that the API does not define, but that means an end, must be read several times in a
 * row. Without waiting, it counts immediately.
 * @throws StepError `resource.makeTimeoutError` at the deadline, `resource.makeEndedError` after an
 * end with an undefined status, or the error that explains why reading failed
 */
function pollUntilEnd(resource, waitPlan, step) {
    return new Poller(resource, waitPlan, step).follow();
}
/** Reads the state of a job or build until it ends, and reports changes. */
class Poller {
    #resource;
    #waitPlan;
    #step;
    #progress;
    /** How many times in a row an undefined status that means an end must be read. */
    #readsToConfirmEnd;
    #reportedStatuses = new Set();
    #lastState;
    /** How many times in a row the last status was read. */
    #readsOfStatus = 0;
    /** Not every response has the number of pages. */
    #pageCount;
    constructor(resource, waitPlan, step) {
        this.#resource = resource;
        this.#waitPlan = waitPlan;
        this.#step = step;
        this.#progress = (0,progress_log/* openProgressLog */.g)(resource.name, waitPlan, step, resource.waitsFor);
        this.#readsToConfirmEnd = 1;
        if (waitPlan.shouldWait)
            this.#readsToConfirmEnd = READS_TO_CONFIRM_END;
    }
    async follow() {
        try {
            return await this.#step.runPhase(this.#resource.phase, () => this.#waitForEnd(), this.#progress.heartbeat);
        }
        catch (error) {
            if (!(error instanceof api_client/* CallError */.R))
                throw error;
            throw this.#makeError(error);
        }
    }
    #makeError(error) {
        const { subject } = this.#resource;
        const last = this.#lastState;
        const jobProgress = this.#judgeProgress();
        const isPastDeadline = this.#step.clock.now() >= this.#waitPlan.deadlineMs;
        const hasFewAttempts = error.history.attempts < MIN_ATTEMPTS_TO_REPORT_FAILURE;
        const isTimeout = error.reason === 'exhausted' && isPastDeadline && hasFewAttempts;
        const mayBeRunning = last !== undefined && jobProgress !== 'ended';
        if (isTimeout && mayBeRunning)
            return this.#makeTimeoutError(last);
        return (0,call_step_error/* makeCallStepError */.r)(error, { ...subject, lastStatus: last?.status, jobProgress });
    }
    /**
     * Returns how far along the job is, judging by its last status; undefined if it may not exist.
     */
    #judgeProgress() {
        const { startResponse, finalStatuses } = this.#resource;
        if (this.#lastState === undefined) {
            if (startResponse === undefined)
                return undefined;
            return 'unknown';
        }
        const { status } = this.#lastState;
        if (finalStatuses.has(status))
            return 'ended';
        if (isUndocumentedEnd(status))
            return 'unknown';
        return 'running';
    }
    async #waitForEnd() {
        const stateAtStart = this.#resource.startResponse?.state;
        if (stateAtStart !== undefined)
            this.#handleState(stateAtStart);
        if (!this.#waitPlan.shouldWait)
            return this.#readOnce();
        const { end, last } = await (0,poll/* poll */.wt)(() => this.#read(), this.#waitPlan, this.#step);
        if (end === 'timed-out')
            throw this.#makeTimeoutError(last.state);
        return this.#makeFinalState(last.state);
    }
    /** Returns the last state if the job has ended. A job that was just started is not read. */
    async #readOnce() {
        const { startResponse } = this.#resource;
        if (startResponse !== undefined && this.#judgeProgress() !== 'ended')
            return undefined;
        const { hasEnded, state } = await this.#read();
        if (!hasEnded)
            return undefined;
        return this.#makeFinalState(state);
    }
    async #read() {
        const { read, startResponse, finalStatuses, onReadState } = this.#resource;
        const { shouldWait, deadlineMs, pollIntervalMs } = this.#waitPlan;
        let maxRetries;
        if (!shouldWait)
            maxRetries = retry_policy/* RETRY_POLICY */.yE.maxRetries;
        const state = await read({
            deadlineMs,
            jobStartedAtMs: startResponse?.respondedAtMs,
            maxRetries,
        });
        this.#handleState(state);
        onReadState?.(state);
        const { status, retryAfterMs } = state;
        if (!isUndocumentedEnd(status))
            return { state, hasEnded: finalStatuses.has(status), retryAfterMs };
        const hasEnded = this.#readsOfStatus >= this.#readsToConfirmEnd;
        return { state, hasEnded, retryAfterMs: pollIntervalMs };
    }
    /** Handles the next state, and reports changes. */
    #handleState(state) {
        const { redaction, onState } = this.#resource;
        (0,redact_links/* redactLinksIn */._)(state, redaction, this.#step.log);
        onState?.(state);
        this.#progress.logIfChanged((0,progress_log/* describeJobState */.M)(state));
        this.#reportIfUnknown(state.status);
        if (state.status !== this.#lastState?.status)
            this.#readsOfStatus = 0;
        this.#readsOfStatus += 1;
        this.#lastState = state;
        this.#pageCount = state.pageCount ?? this.#pageCount;
    }
    #reportIfUnknown(status) {
        if (this.#isKnown(status) || this.#reportedStatuses.has(status))
            return;
        this.#reportedStatuses.add(status);
        const meaning = this.#describeMeaning(status);
        this.#step.log.info((0,clean/* safe */.gB) `Note: the status “${status}” is new to this step, which treats it as ${meaning}`);
    }
    #isKnown(status) {
        return this.#resource.finalStatuses.has(status) || isRunning(status);
    }
    /** Returns the meaning of a status that the API does not define. */
    #describeMeaning(status) {
        if (!isUndocumentedEnd(status))
            return (0,clean/* safe */.gB) `still running`;
        const reads = this.#readsToConfirmEnd;
        if (reads === 1)
            return (0,clean/* safe */.gB) `the end`;
        return (0,clean/* safe */.gB) `the end if the service reports this status ${reads} times in a row`;
    }
    /**
     * Returns the last state.
     * @throws StepError if it ended with a status that the API does not define
     */
    #makeFinalState(state) {
        const { finalStatuses, makeEndedError } = this.#resource;
        if (!finalStatuses.has(state.status))
            throw makeEndedError(state, this.#readsToConfirmEnd);
        return { ...state, pageCount: state.pageCount ?? this.#pageCount };
    }
    #makeTimeoutError({ status }) {
        const { deadlineMs, startedAtMs } = this.#waitPlan;
        const elapsed = (0,units/* formatDuration */.a3)(deadlineMs - startedAtMs);
        return this.#resource.makeTimeoutError(status, elapsed, this.#isKnown(status));
    }
}


/***/ }),

/***/ 7994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ describeJobState),
/* harmony export */   g: () => (/* binding */ openProgressLog)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4874);


/** Returns the job's state in words: `running, 45%, 12 pages`. */
function describeJobState({ status, progress, pageCount }) {
    let words = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${status}`;
    if (progress !== undefined)
        words = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${words}, ${describeShare(progress)}`;
    if (pageCount !== undefined)
        words = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${words}, ${describePages(pageCount)}`;
    return words;
}
function describeShare(progress) {
    if (/^[\d.]+$/.test(progress))
        return `${progress}%`;
    return progress;
}
function describePages(pageCount) {
    const pages = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCount */ .zq)(pageCount);
    if (pages === undefined)
        return `${pageCount} pages`;
    return (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(pages, 'page');
}
/**
 * Returns functions that report the progress of `what`. `startedAtMs` and `deadlineMs` are in ms
 * since the epoch. `waitsFor` follows the time in the line that is logged each minute.
 */
function openProgressLog(what, { startedAtMs, deadlineMs }, { clock, log }, waitsFor) {
    let lastState;
    const formatElapsed = () => (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(clock.now() - startedAtMs);
    return {
        /** Logs the state, followed by `more`, if the state has changed. */
        logIfChanged(state, more) {
            if (state.text === lastState?.text)
                return;
            lastState = state;
            log.info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${what} after ${formatElapsed()}: ${state}${more}`);
        },
        /** Returns the line that shows each minute that the step is still running. */
        heartbeat() {
            const left = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(deadlineMs - clock.now());
            let waiting = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Still waiting`;
            if (waitsFor)
                waiting = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${waiting} ${waitsFor}`;
            const state = lastState ?? 'no response yet';
            return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${waiting} after ${formatElapsed()}: ${state}, ${left} until wait-timeout`;
        },
    };
}


/***/ }),

/***/ 1979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ redactLink),
/* harmony export */   _: () => (/* binding */ redactLinksIn)
/* harmony export */ });
/* harmony import */ var _fetch_presigned_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6994);

/** Keeps a link and its signature out of the logs. */
function redactLink(link, redaction, log) {
    for (const secret of (0,_fetch_presigned_link_js__WEBPACK_IMPORTED_MODULE_0__/* .listLinkSecrets */ .k8)(link)) {
        if (redaction === 'all logs')
            log.maskInJob(secret);
        else
            log.hideInStep(secret);
    }
}
/**
 * Keeps all links in a response of the service out of the logs. A deployment may also have links in
 * fields where the contract has none, and they are just as secret.
 */
function redactLinksIn({ json }, redaction, log) {
    for (const link of (0,_fetch_presigned_link_js__WEBPACK_IMPORTED_MODULE_0__/* .findSignedLinks */ .vy)(json))
        redactLink(link, redaction, log);
}


/***/ })

};

export const id = 772;
export const ids = [772,391];
export const modules = {

/***/ 391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openGitHub: () => (/* binding */ openGitHub)
});

// UNUSED EXPORTS: GitHubRepository

// EXTERNAL MODULE: ./lib/net/attempt.js
var net_attempt = __webpack_require__(9246);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __webpack_require__(4304);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/github/json-path.js
var json_path = __webpack_require__(689);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 22 modules
var github = __webpack_require__(2413);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(2779);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(4371);
// EXTERNAL MODULE: ./lib/net/follow-redirects.js
var follow_redirects = __webpack_require__(3174);
// EXTERNAL MODULE: ./lib/net/request.js
var request = __webpack_require__(598);
// EXTERNAL MODULE: ./lib/github/unreadable-response.js
var unreadable_response = __webpack_require__(4094);
;// CONCATENATED MODULE: ./lib/github/octokit.js
/** Opens Octokit, whose requests go through the proxy of the runner. Only this file loads it. */






/** RFC 9110, section 15.4.3. */
const FOUND = 302;
/** More redirects than a renamed repository needs. */
const MAX_REDIRECTS = 3;
/** Returns the client for the API at this address. */
function openOctokit(token, apiUrl) {
    return (0,github/* getOctokit */.Q)(token, {
        baseUrl: apiUrl,
        userAgent: request/* USER_AGENT */._O,
        request: {
            fetch: fetchThroughProxy,
            // It would print what the server says about deprecations, verbatim and on stderr.
            log: { debug() { }, info() { }, warn() { }, error() { } },
        },
    });
}
/**
 * Sends a request through the proxy that the toolkit finds for the destination. Follows redirects
 * only within GitHub, such as those of a renamed repository:
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
 * With `redirect: 'manual'`, the redirect to a file (302) is returned to the caller:
 * https://docs.github.com/rest/actions/artifacts#download-an-artifact
 * @throws UnreadableResponse for any other redirect
 */
async function fetchThroughProxy(url, options) {
    const { origin } = new URL(url);
    const isManual = options.redirect === 'manual';
    for (let requested = url, redirects = 0;; redirects++) {
        const dispatcher = new lib.HttpClient().getAgentDispatcher(requested);
        const proxied = { ...options, redirect: 'manual' };
        if (dispatcher)
            proxied.dispatcher = dispatcher;
        const response = await (0,undici.fetch)(requested, proxied);
        const { status, headers } = response;
        const target = findRedirect(status, headers.get('location'), new URL(requested));
        if (target === undefined)
            return response;
        const isSameOrigin = URL.parse(target)?.origin === origin;
        const isForCaller = status === FOUND || !isSameOrigin;
        if (isManual && isForCaller)
            return response;
        await response.body?.cancel();
        const canFollow = isSameOrigin && redirects < MAX_REDIRECTS;
        if (!canFollow)
            throw unreadable_response/* UnreadableResponse */.V.ofRedirect(target);
        requested = target;
    }
}
/** Returns the address that a response redirects to; undefined if it is not a redirect. */
function findRedirect(statusCode, location, from) {
    return (0,follow_redirects/* readRedirectTarget */.uC)({ statusCode, headers: { location: location ?? undefined } }, from);
}

// EXTERNAL MODULE: ./lib/github/request-failure.js
var request_failure = __webpack_require__(713);
;// CONCATENATED MODULE: ./lib/github/client.js







/** The limit for lists that never end. A page has 100 items. */
const MAX_PAGES = 30;
/** RFC 9110, section 15.4.5. */
const NOT_MODIFIED = 304;
/** Opens the workflow's repository. */
function openGitHub(access, makeStepError) {
    return new GitHubRepository(access, makeStepError);
}
/** One repository on GitHub or on a GitHub Enterprise Server. */
class GitHubRepository {
    #access;
    #makeStepError;
    #octokit;
    /** The responses so far, by request. */
    #responses = new Map();
    #counted = 0;
    constructor(access, makeStepError) {
        this.#access = access;
        this.#makeStepError = makeStepError;
        this.#octokit = openOctokit(access.token, access.repository.apiUrl);
    }
    /** How many of the requests so far count against the limit of the token. */
    get countedRequests() {
        return this.#counted;
    }
    /**
     * Sends a request once, such as `GET /repos/{owner}/{repo}/issues`; owner and repo are filled in,
     * and so is the address of GraphQL in `POST {graphql}`. If a resource has not changed, it is not
     * read again, and the request does not count against the limit of the token.
     * @throws any error of Octokit
     */
    async send(route, parameters) {
        const { clock, signal, requestTimeoutMs, deadlineMs } = this.#access;
        const key = JSON.stringify([route, parameters]);
        const earlier = this.#responses.get(key);
        const leftMs = Math.max(0, deadlineMs - clock.now()) + retry_policy/* RETRY_POLICY */.yE.github.lastAttemptMs;
        const attempt = (0,net_attempt/* openAttempt */.E)(clock, Math.min(requestTimeoutMs, leftMs), signal);
        this.#counted++;
        try {
            const options = {
                ...this.#getRepositoryParameters(route),
                ...parameters,
                headers: { 'if-none-match': earlier?.headers.etag },
                request: { signal: attempt.signal },
            };
            const fullRoute = fillGraphql(route, this.#access.repository);
            const response = await this.#octokit.request(fullRoute, options);
            // Octokit mistakes an interrupted body for an empty one.
            attempt.signal.throwIfAborted();
            if (route.startsWith('GET '))
                this.#responses.set(key, response);
            return response;
        }
        catch (error) {
            signal.throwIfAborted();
            const isUnchanged = (0,request_failure/* readHttpStatus */.vK)(error) === NOT_MODIFIED;
            if (earlier === undefined || !isUnchanged)
                throw error;
            this.#counted--;
            return earlier;
        }
        finally {
            attempt.close();
        }
    }
    /** Returns the parameters for the repository in a route; none if the route has no repository. */
    #getRepositoryParameters(route) {
        if (!route.includes('{owner}'))
            return {};
        const { owner, repo } = this.#access.repository;
        return { owner, repo };
    }
    /**
     * Returns where the bytes of a file are. The token is not sent there, and the bytes are not read.
     * @throws any error of Octokit
     */
    async findDownloadUrl(route, accept = 'application/json') {
        const { clock, signal, requestTimeoutMs, repository } = this.#access;
        const { owner, repo } = repository;
        const attempt = (0,net_attempt/* openAttempt */.E)(clock, requestTimeoutMs, signal);
        try {
            const request = {
                signal: attempt.signal,
                redirect: 'manual',
                parseSuccessResponseBody: false,
            };
            const options = { owner, repo, headers: { accept }, request };
            const response = await this.#octokit.request(route, options);
            await response.data?.cancel();
            const { status, headers, url } = response;
            const target = findRedirect(status, headers.location, new URL(url));
            return { url: target ?? url, needsToken: target === undefined };
        }
        catch (error) {
            signal.throwIfAborted();
            throw error;
        }
        finally {
            attempt.close();
        }
    }
    /**
     * Returns the result of `attempt`, which must be safe to repeat. It is repeated after a pause if
     * GitHub did not respond, or asks clients to wait.
     * @param operation what `attempt` does, worded to follow “could not”
     * @throws StepError, made by the `makeStepError` given to `openGitHub`, when another attempt
     * would not help
     */
    async withRetries(operation, attempt) {
        const { clock, random, signal, info, deadlineMs } = this.#access;
        for (let attempts = 1;; attempts++) {
            try {
                return await attempt();
            }
            catch (error) {
                signal.throwIfAborted();
                const nowMs = clock.now();
                const pauseMs = (0,request_failure/* planPause */.GI)(error, attempts, nowMs, random, deadlineMs - nowMs);
                if (pauseMs === undefined)
                    throw this.#convertError(error, operation, attempts);
                info((0,clean/* safe */.gB) `Could not ${operation} on GitHub: ${(0,request_failure/* explainRequestFailure */.Z)(error)}; retrying`);
                await clock.sleep(pauseMs, signal);
            }
        }
    }
    /**
     * Returns the items on all pages of a list.
     * @param path the path of the list in a response
     * @param read parses an item; returns undefined if it is not one
     * @throws StepError as `withRetries`
     */
    async list(operation, route, path, read) {
        const { clock, deadlineMs } = this.#access;
        const items = [];
        for (let page = 1; page <= MAX_PAGES; page++) {
            if (clock.now() > deadlineMs + retry_policy/* RETRY_POLICY */.yE.github.lastAttemptMs)
                break;
            const { itemsOfPage, isLast } = await this.withRetries(operation, async () => {
                const { data, headers } = await this.send(route, { per_page: 100, page });
                const itemsOfPage = readItems((0,json_path/* getAt */.sM)(data, ...path), read);
                if (itemsOfPage === undefined)
                    throw unreadable_response/* UnreadableResponse */.V.ofBody(data);
                return { itemsOfPage, isLast: !/;\s*rel="?next\b/.test(headers.link ?? '') };
            });
            items.push(...itemsOfPage);
            if (isLast)
                return items;
        }
        const why = (0,clean/* safe */.gB) `the list has more than ${MAX_PAGES} pages or takes too long to read`;
        throw this.#convertError(new unreadable_response/* UnreadableResponse */.V(why), operation, 1);
    }
    #convertError(error, operation, attempts) {
        const { clock, repository } = this.#access;
        const context = { operation, attempts, apiUrl: repository.apiUrl, nowMs: clock.now() };
        const failure = (0,request_failure/* makeFailureValues */.Pn)(error, context);
        if (failure === undefined)
            return error;
        return this.#makeStepError(failure, error);
    }
}
/** Fills in the address of GraphQL, if the route contains its placeholder. */
function fillGraphql(route, { apiUrl }) {
    // https://docs.github.com/enterprise-server/graphql/guides/forming-calls-with-graphql#the-graphql-endpoint
    const root = apiUrl.replace(/(?:\/v3)?\/?$/, '');
    return route.replace('{graphql}', `${root}/graphql`);
}
/** Returns the items of a list; undefined if it is not a list, or contains anything else. */
function readItems(list, read) {
    if (!Array.isArray(list))
        return undefined;
    const items = list.map(read);
    if (!items.every((item) => item !== undefined))
        return undefined;
    return items;
}


/***/ }),

/***/ 3174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ followRedirects),
/* harmony export */   uC: () => (/* binding */ readRedirectTarget),
/* harmony export */   xl: () => (/* binding */ isRedirectStatus)
/* harmony export */ });
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** Returns whether browsers follow a response with this status if it has a target. */
function isRedirectStatus(status) {
    return REDIRECT_STATUSES.has(status);
}
/**
 * Returns the target of a response's redirect from `from`, as a full URL if it can be parsed
 * (untrusted text); undefined if it is not a redirect.
 */
function readRedirectTarget({ statusCode = 0, headers: { location } }, from) {
    if (!isRedirectStatus(statusCode) || !location)
        return undefined;
    const url = URL.parse(location, from.href);
    return url?.href ?? location;
}
/**
 * Requests an address, and follows its redirects.
 * @throws the errors of `send`, `discard`, and `decideNext`
 */
async function followRedirects(first, { send, discard, decideNext }) {
    const visited = [first];
    for (let url = first;; visited.push(url)) {
        const message = await send(url);
        const to = readRedirectTarget(message, url);
        if (to === undefined)
            return { message, visited, stopReason: undefined };
        await discard(message);
        const target = decideNext(to, visited);
        if (!(target instanceof URL))
            return { message, visited, stopReason: target };
        url = target;
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


/***/ })

};

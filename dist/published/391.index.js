export const id = 391;
export const ids = [391];
export const modules = {

/***/ 391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openGitHub: () => (/* binding */ openGitHub)
});

// UNUSED EXPORTS: GitHubRepository

// EXTERNAL MODULE: ./lib/net/attempt.js + 1 modules
var net_attempt = __webpack_require__(1951);
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
var undici = __webpack_require__(6752);
// EXTERNAL MODULE: ./lib/net/follow-redirects.js
var follow_redirects = __webpack_require__(3174);
// EXTERNAL MODULE: ./lib/net/request.js + 1 modules
var request = __webpack_require__(2708);
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

// EXTERNAL MODULE: ./lib/github/request-failure.js + 1 modules
var request_failure = __webpack_require__(8224);
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


/***/ })

};

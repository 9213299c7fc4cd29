export const id = 211;
export const ids = [211];
export const modules = {

/***/ 9076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gc: () => (/* binding */ findBuildIds),
  LR: () => (/* binding */ removeStamps),
  ev: () => (/* binding */ stabilizeAddress),
  qx: () => (/* binding */ stabilizeData),
  tI: () => (/* binding */ stabilizePath),
  qK: () => (/* binding */ stabilizeTokens)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
;// CONCATENATED MODULE: ./lib/changes/webpack.js
/** What webpack makes up in each build. */
/** How a chunk begins: it adds modules to those that are there. */
const CHUNK = /\bwebpack(?:Chunk|Jsonp)[^;]{0,300}?\.push\(\[\[/;
/** A module in a chunk: its number, and a function. */
const MODULE = /(?<=[{,]\s*)\d{1,6}(?=\([\w$,]*\)\{|:\([\w$,]*\)=>|:[\w$]+=>|:function\b)/g;
/** Where a chunk names a module of another one: `n(1234)`, `n.t.bind(n,1234,23)`, `n.s=1234`. */
const USE = /(?<=(?:(?<![\w$.])[\w$]{1,2}\(|\.bind\([\w$]{1,2},\s*|\.t\(|(?<![\w$.])[\w$]{1,2}\.s=))\d{2,6}(?=[),\s])/g;
const NUMBER = /(?<![\w$.])\d{1,6}(?![\w$.])/g;
/**
 * A module in what Next sends to the browser: https://github.com/facebook/react,
 * `ReactFlightClient.js`, read 2026-11.
 */
const IN_FLIGHT = /(?<=^[\da-f]{0,8}:I\[)\d{1,6}(?=,)/gm;
/** How much of a text shows whether it is a chunk. */
const MAX_BEGINNING = 2_000;
/**
 * Returns the text of a script or data with `stand` in place of the numbers of modules, and the
 * modules in another order. Webpack makes the numbers of paths on the disk, so that they differ
 * between builds in two folders, and may sort modules by them:
 * https://webpack.js.org/configuration/optimization/#optimizationmoduleids, read 2026-11.
 */
function removeModuleNumbers(text, stand) {
    if (!CHUNK.test(text.slice(0, MAX_BEGINNING)))
        return text.replace(IN_FLIGHT, stand);
    const modules = new Set([...(text.match(MODULE) ?? []), ...(text.match(USE) ?? [])]);
    const parts = splitChunk(text.trimEnd()).map((part) => part.replace(NUMBER, (number) => (modules.has(number) ? stand : number)));
    return parts.sort().join('\n');
}
/** What follows the last module: the end of the chunk, before it perhaps what runs then. */
const END = /\}(?:,(?:\(?[\w$]+\)?=>|function\([\w$]+\))\{[\w$]+\.O\(0,[\s\S]*|\]\)[;,]?(?:\n\/\/.*)?)$/;
/**
 * Returns what stands before, in and behind the modules of a chunk; the whole if it does not end as
 * chunks do.
 */
function splitChunk(chunk) {
    const starts = [...chunk.matchAll(MODULE)].map(({ index }) => index);
    const [first] = starts;
    const end = chunk.slice(starts.at(-1)).search(END);
    if (first === undefined || end === -1)
        return [chunk];
    const behind = (starts.at(-1) ?? 0) + end;
    const modules = starts.map((start, i) => chunk.slice(start, starts[i + 1] ?? behind));
    return [
        chunk.slice(0, first),
        ...modules.map((part) => part.replace(/,\s*$/, '')),
        chunk.slice(behind),
    ];
}

;// CONCATENATED MODULE: ./lib/changes/generated.js
/**
 * What generators make up in each build: hashes in names, build ids, nonces, and the time of the
 * build.
 */


/** Stands for something generated. No name contains it. */
const GENERATED = '\x01';
/** Shorter pieces are words or versions, longer ones are no hashes. */
const MIN_HEX = 6;
const MIN_RANDOM = 8;
const MAX_RANDOM = 64;
/**
 * Returns whether a piece of a name was made up by a program: hexadecimal digits with letters among
 * them, or letters and digits that change their kind more often than words do.
 */
function looksGenerated(piece) {
    const { length } = piece;
    if (length < MIN_HEX || length > MAX_RANDOM)
        return false;
    if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(piece))
        return /\d/.test(piece) && /[a-f]/i.test(piece);
    if (length < MIN_RANDOM)
        return false;
    return countTurns(piece) >= Math.max(3, length / (/\d/.test(piece) ? 6 : 4));
}
/**
 * Where lower case, upper case and digits follow each other; a capital that begins a word is none.
 */
const TURN = /(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Za-z])/g;
function countTurns(piece) {
    return piece.replace(/[^A-Za-z\d]+/g, '').match(TURN)?.length ?? 0;
}
/**
 * The id of a build with Next: a folder of its own, whose name projects may choose.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/generateBuildId, read 2026-11.
 */
const BUILD_ID = new RegExp([
    '(?<=(?:^|/)_next/static/)(?:[\\w-]{21}(?=/)|[^/]+(?=/_(?:build|ssg|clientMiddleware)Manifest\\.js(?:on)?$))',
    '(?<=(?:^|/)_next/data/)[^/]+(?=/)',
].join('|'));
/**
 * Returns the ids by which builds with Next name themselves in their files, given the names of the
 * files.
 */
function findBuildIds(names) {
    const ids = names.map((name) => BUILD_ID.exec(name)?.[0]);
    return [...new Set(ids.filter((id) => id !== undefined))];
}
/**
 * Returns a path without what looks generated in its names: `app/page-4fd2e6a1.js` and
 * `app/page-0b1c2d3e.js` are one.
 */
function stabilizePath(path) {
    return path
        .replace(BUILD_ID, GENERATED)
        .split('/')
        .map((name) => removeHash(name).split('.').map(stabilizePart).join('.'))
        .join('/');
}
/**
 * The hash that Vite and Rollup put before the extension: eight letters, digits or dashes, of which
 * one is a digit or a capital: most words have none.
 */
const HASHED_NAME = /(?<=[\w)\]\x80-\xff][.-])(?=[\w-]{0,7}[\dA-Z])[\w-]{8}(?=(?:\.[a-z]{2,5}){1,2}\d?\b)/g;
function removeHash(text) {
    return text.replace(HASHED_NAME, (hash) => (/^[A-Z]?[a-z]+$|^\d+$/.test(hash) ? hash : GENERATED));
}
/** Begins like a name that somebody gave: `app-4fd2e6a1`. */
const BEGINS_WITH_WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)[-_~]/;
function stabilizePart(part) {
    if (!BEGINS_WITH_WORD.test(part) && looksGenerated(part))
        return GENERATED;
    return part
        .split(/([-_~])/)
        .map((piece) => (looksGenerated(piece) ? GENERATED : piece))
        .join('');
}
/** The name of a commit, as in links to a page's source. */
const COMMIT = /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/g;
/**
 * A token in a query that may be a hash or the id of a request. Other tokens may say what is shown:
 * a film, a place on a map.
 */
const HEXADECIMAL = /(?<![\da-z_-])[\da-f-]{6,64}(?![\w-])/g;
/**
 * Where a forge lets somebody edit a document: a page that moved has another source, and is the
 * same to its readers.
 */
const EDIT_LINK = /^https?:\/\/[^/]+\/.+\/_?edit\/.+\.\w+$/i;
/** Returns an address on another host, or the query of one, without what looks generated in it. */
function stabilizeAddress(url) {
    if (EDIT_LINK.test(url))
        return GENERATED;
    const at = `${url}?`.search(/[?#]/);
    const query = url
        .slice(at)
        .replace(HEXADECIMAL, (token) => (/\d/.test(token) && /[a-f]/.test(token) ? GENERATED : token));
    return url.slice(0, at).replace(COMMIT, GENERATED) + query;
}
/** Returns a text without the tokens in it that look generated; what follows `#` is a colour. */
function stabilizeTokens(text) {
    return removeHash(text).replace(/(?<![#\w-])[\w-]{6,}/g, stabilizePart);
}
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const ZONE = '(?: ?(?:GMT[+-]\\d{4}(?: \\([^()]{1,60}\\))?|(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\\d\\d:?\\d\\d)\\b))?';
const TIME = `\\d{1,2}:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?: ?[AaPp]\\.?[Mm]\\b\\.?)?${ZONE}`;
const AND_TIME = `(?:,?(?: at)? ${TIME})?`;
const DATE = [
    `\\d{4}-\\d\\d-\\d\\d(?:[T ]${TIME})?`,
    // `1.10.20` is a version.
    `(?:\\d{4}[./]\\d{1,2}[./]\\d{1,2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{1,2}/\\d{1,2}/\\d{2})\\b${AND_TIME}`,
    `${MONTH} ${DAY},? (?:${TIME} )?\\d{4}${AND_TIME}`,
    `${DAY}\\.? ${MONTH},? \\d{4}${AND_TIME}`,
].join('|');
const WEEKDAY = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?';
const AGO = '(?:an?|\\d{1,4}) (?:second|minute|hour|day|week|month|year)s? ago';
/** As JavaScript prints it. Before it, the words may stand in the text of a link. */
const AS_PRINTED = '(?= [A-Z][a-z]{2} [A-Z][a-z]{2} \\d\\d \\d{4} \\d\\d:\\d\\d:\\d\\d GMT)';
const BY = 'by [\\w.-]{1,40}(?: \\(?v?\\d[\\w.-]{0,20}\\)?)? on';
const DONE = 'updated|modified|changed|generated|built|build date|build time|rendered|compiled|exported';
const WORDS = `(?:(?:${DONE})(?: (?:on|at|${BY}))?|on${AS_PRINTED})`;
/**
 * When a page was built, in words: `Last updated on Nov 22, 2026`. A date without such words
 * belongs to the text.
 */
const STAMP = new RegExp(`\\b(${WORDS}):? ${WEEKDAY}(?:${DATE}|${AGO})`, 'gi');
/** Returns a text for people, with single spaces, without the times at which it was built. */
function removeStamps(text) {
    if (/\d|ago/.test(text))
        return text.replace(STAMP, (0,byte_strings/* asBytes */.Yd)(`$1 ${GENERATED}`));
    return text;
}
/** Times in data, where no words say what they are. */
const DATA_TIME = new RegExp([
    `\\b\\d{4}-\\d\\d-\\d\\d[T ]${TIME}`,
    `\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:${DAY} ${MONTH}|${MONTH} +${DAY}) (?:${TIME} )?\\d{4}(?: ${TIME})?`,
    // Seconds or milliseconds since 1970, from 2017 to 2033.
    '\\b(?:1[5-9]\\d{8}|1[5-9]\\d{11})\\b',
].join('|'), 'g');
/** When a page was written, in a sitemap; often a date without a time. */
const LAST_MODIFIED = /<lastmod>[^<]{0,64}</g;
/** Pictures in a text, and shapes of SVG. They look generated, but are not. */
const DRAWN = /data:image\/[^\s"'`()<>\\]+|(["'`])[Mm][\s,]*[\d.-][\d\s.,+\-AaCcEeHhLlMmQqSsTtVvZz]*\\?\1/g;
/**
 * Returns the text of a script, a style sheet or data without what looks generated in it, and
 * without `buildIds`.
 */
function stabilizeData(text, buildIds) {
    const unnamed = removeModuleNumbers(removeBuildIds(text, buildIds), GENERATED);
    let stable = '';
    let from = 0;
    for (const { 0: drawn, index } of unnamed.matchAll(DRAWN)) {
        stable += removeGenerated(unnamed.slice(from, index)) + drawn;
        from = index + drawn.length;
    }
    return stable + removeGenerated(unnamed.slice(from));
}
/** Leaves short ids alone, which may be anything. */
function removeBuildIds(text, buildIds) {
    return buildIds
        .filter((id) => id.length >= MIN_HEX)
        .reduce((left, id) => left.replace(matchWholeId(id), GENERATED), text);
}
const matchWholeId = (id) => new RegExp(`(?<=["'/])${RegExp.escape(id)}(?=["'/\\\\])`, 'g');
/**
 * What Astro makes of the path of a component on the disk, so that its styles are for it alone:
 * https://docs.astro.build/en/guides/styling/#scoped-styles
 */
const ASTRO_SCOPE = /(?<=\.astro-|\bdata-astro-cid-)[a-z\d]{8}(?![\w-])/g;
/**
 * Where a package was on the disk, as webpack and Rspack write `import.meta.url` into a script:
 * https://webpack.js.org/api/module-variables/#importmetaurl, read 2026-11.
 */
const PACKAGES = /(?<=["'`]file:\/\/\/)[^"'`\s]{1,1000}?(?=\/node_modules\/)/g;
function removeGenerated(text) {
    const plain = text
        .replace(LAST_MODIFIED, '<lastmod><')
        .replace(DATA_TIME, GENERATED)
        .replace(ASTRO_SCOPE, GENERATED)
        .replace(PACKAGES, GENERATED);
    return stabilizeTokens(plain);
}


/***/ }),

/***/ 3174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ followRedirects),
/* harmony export */   u: () => (/* binding */ readRedirectTarget)
/* harmony export */ });
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/**
 * Returns where an answer from `from` redirects to, in full as far as it can be read (foreign
 * text); undefined if it is no redirect.
 */
function readRedirectTarget({ statusCode = 0, headers: { location } }, from) {
    if (!REDIRECTS.has(statusCode) || !location)
        return undefined;
    return URL.parse(location, from.href)?.href ?? location;
}
/**
 * Asks for an address, and for those that the answers redirect to.
 * @throws what `send`, `discard` and `next` throw
 */
async function followRedirects(first, { send, discard, next }) {
    const visited = [first];
    for (let url = first;; visited.push(url)) {
        const message = await send(url);
        const to = readRedirectTarget(message, url);
        if (to === undefined)
            return { message, visited, refusal: undefined };
        await discard(message);
        const target = next(to, visited);
        if (!(target instanceof URL))
            return { message, visited, refusal: target };
        url = target;
    }
}


/***/ }),

/***/ 3754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ho: () => (/* binding */ planWait),
/* harmony export */   wt: () => (/* binding */ poll)
/* harmony export */ });
/* unused harmony export planNextPoll */
/** Returns the plan of a wait that starts `now`. */
function planWait({ wait, timeoutMs, pollIntervalMs }, now) {
    return { wait, startedAt: now, deadline: now + timeoutMs, pollIntervalMs };
}
const FIRST_PAUSE_MS = 1_000;
const GROWTH = 1.4;
const JITTER = 0.1;
/**
 * Returns what to do after the `reads`-th read (1 or more), made at `now`: stop, or read again
 * after a pause. The pauses start short and grow to the poll interval, and the last read is at the
 * deadline itself.
 */
function planNextPoll(reads, result, now, plan, random) {
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
 * Reads until the job has ended or the deadline is reached, and returns the last result. A `read`
 * that throws ends it: retries are its own business.
 */
async function poll(read, plan, { clock, random, signal }) {
    for (let reads = 1;; reads++) {
        const last = await read();
        const next = planNextPoll(reads, last, clock.now(), plan, random);
        if (typeof next === 'string')
            return { end: next, last };
        await clock.sleep(next.pauseMs, signal);
    }
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
 * Sends one request and returns the answer, whatever its status, as soon as its headers are there;
 * follows no redirect. It goes through the proxy that the environment names. The toolkit's own
 * request function is not used: it is half as fast with large bodies, its time-out error shows the
 * query, which may hold a signature, and its module takes 60 ms and 20 MiB to load.
 *
 * @throws Error of the connection, or the reason of `signal`
 */
async function sendRequest(url, options) {
    const { method = 'GET', headers, body, signal, agent, onConnected } = options;
    const tunnel = agent ? undefined : await openProxyAgent(url);
    // Node takes the brackets from an IPv6 literal for its resolver, but a proxy needs them.
    const host = tunnel && { hostname: url.hostname };
    return new Promise((resolve, reject) => {
        // A proxy that never answers CONNECT does not notice the signal, so it is not waited for.
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        const send = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
        const asked = send(url, { agent: agent ?? tunnel ?? false, method, headers, signal, ...host });
        // A kept TLS connection never says that it is connected: each request would leave a listener.
        if (onConnected !== undefined)
            callWhenConnected(asked, url, onConnected);
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
        asked.on('close', () => isAnswered || reject(makeClosedEarlyError()));
        asked.end(body);
    });
}
/** https://nodejs.org/api/http.html#requestreusedsocket */
function wasClosedMeanwhile({ reusedSocket }, { code }) {
    return reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE');
}
function makeClosedEarlyError() {
    return Object.assign(new Error('the connection was closed without a response'), {
        code: 'ECONNRESET',
    });
}
function callWhenConnected(asked, { protocol }, onConnected) {
    const isTls = protocol === 'https:';
    asked.once('socket', (socket) => {
        if (!isTls && !socket.connecting)
            onConnected();
        else
            socket.once(isTls ? 'secureConnect' : 'connect', onConnected);
    });
}
/**
 * Returns at most `most` connections to the host of `url`, or half of that through a proxy; to be
 * closed in the end.
 * @throws Error if the address of the proxy is none
 */
async function keepConnections(url, most) {
    // The tunnel keeps a connection only for a request that is waiting for it already, and closes all
    // others itself.
    const tunnel = await openProxyAgent(url, Math.max(1, Math.floor(most / 2)));
    if (tunnel)
        return { agent: tunnel, close: () => { } };
    const options = { keepAlive: true, maxSockets: most, maxFreeSockets: most };
    const { Agent } = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__;
    const agent = new Agent(options);
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

/***/ 2211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runLiveCheck: () => (/* binding */ runLiveCheck)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/check/report-files.js + 4 modules
var report_files = __webpack_require__(7312);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __webpack_require__(9591);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/errors/errors.js
var errors_errors = __webpack_require__(9220);
// EXTERNAL MODULE: ./lib/findings/count-findings.js
var count_findings = __webpack_require__(4600);
// EXTERNAL MODULE: ./lib/findings/order.js
var order = __webpack_require__(2442);
// EXTERNAL MODULE: ./lib/findings/report-page/report-page.js + 2 modules
var report_page = __webpack_require__(5425);
// EXTERNAL MODULE: ./lib/github/workspace.js
var workspace = __webpack_require__(1486);
// EXTERNAL MODULE: ./lib/live/judging/live-report.js
var live_report = __webpack_require__(5726);
// EXTERNAL MODULE: ./lib/findings/accepted/judge.js + 1 modules
var judge = __webpack_require__(9071);
// EXTERNAL MODULE: ./lib/findings/codes.js
var codes = __webpack_require__(3092);
// EXTERNAL MODULE: ./lib/net/poll.js
var poll = __webpack_require__(3754);
// EXTERNAL MODULE: ./lib/net/request.js
var request = __webpack_require__(598);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __webpack_require__(4304);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/web/host/published-files.js
var published_files = __webpack_require__(6237);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/served-site.js
var served_site = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
;// CONCATENATED MODULE: ./lib/live/comparing/local-file.js




/** Larger files are compared by their digests alone. In bytes. */
const MAX_WHOLE = 4 << 20;
/**
 * Returns a file of a site, with its size in bytes when it was listed; its name is a string of
 * bytes.
 */
function makeLocalFile(root, name, size) {
    const path = (0,tree/* makeDiskPath */.fx)(root, name);
    return {
        name,
        size,
        /** Whether no more than its bytes are compared. */
        isLarge: size > MAX_WHOLE,
        /** Returns all of it. @throws Error of the disk */
        read: () => (0,external_node_fs_.readFileSync)(path),
        /** Returns so many of its first bytes, or all that there are. @throws Error of the disk */
        start: (bytes) => (0,read_start_of_file/* readStartOfFile */.g)(path, bytes),
        /** Returns its SHA-256 in hexadecimal digits. @throws Error of the disk */
        async computeDigest() {
            const hash = (0,external_node_crypto_.createHash)('sha256');
            for await (const chunk of (0,external_node_fs_.createReadStream)(path))
                hash.update(chunk);
            return hash.digest('hex');
        },
    };
}

;// CONCATENATED MODULE: ./lib/live/comparing/published-site.js





/** A site as its host publishes it, and what the host's rules say of its addresses. */
class PublishedSite {
    site;
    /** In bytes, by the index of the file. */
    sizes;
    served;
    /** Decoded. */
    #basePath;
    /** The hosts, and ports, by which the site is known, its own name first. */
    knownHosts;
    /** `host`: the one that is asked for it, with its port. */
    constructor({ site, tree }, host) {
        this.site = site;
        this.sizes = tree.sizes;
        this.served = new served_site/* ServedSite */.dT(site);
        this.#basePath = (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* toBytes */.ZJ)(site.basePath)) ?? site.basePath;
        this.knownHosts = new Set([site.domain ?? host, host].map((each) => each.toLowerCase()));
    }
    /** Returns the file of this index. */
    getFile(index) {
        return makeLocalFile(this.site.root, (0,tree/* getFileName */.WP)(this.site, index), this.sizes[index] ?? 0);
    }
    /**
     * Returns a file; undefined if there is none of that name, or if it is large.
     * @throws Error of the disk
     */
    readFile(name) {
        const index = this.served.files.get(name);
        if (index === undefined)
            return undefined;
        const file = this.getFile(index);
        if (file.isLarge)
            return undefined;
        return file.read();
    }
    /**
     * Returns the indices of the files that an earlier site did not have, or had with other bytes.
     * Large files always count as changed.
     * @throws the reason of the signal soon after it is aborted; Error of the disk
     */
    async findChangedFiles(earlier, signal) {
        const changed = new Set();
        for await (const [file, name] of (0,event_loop/* makeInterruptible */.K9)(this.site.names.entries(), signal)) {
            if (!this.#isSame(file, name, earlier))
                changed.add(file);
        }
        return changed;
    }
    #isSame(file, name, earlier) {
        const index = earlier.served.files.get(name);
        if (index === undefined || earlier.sizes[index] !== this.sizes[file])
            return false;
        const before = earlier.readFile(name);
        return before !== undefined && this.readFile(name)?.equals(before) === true;
    }
    /**
     * Returns an address from the root of the host; `path` is relative to the site's root.
     */
    makeAddress(path) {
        return `${this.site.basePath}${(0,byte_strings/* percentEncode */.a)(path)}`;
    }
    /** Returns whether a path from the root of the host may show this file, by the host's rules. */
    mayRedirectToFile(file) {
        return (path) => {
            const answer = this.#findAnswer(path);
            if (answer?.kind === 'file')
                return answer.file === file;
            return answer !== undefined && answer.kind !== 'beyond';
        };
    }
    /** Returns whether no file has a path from the root of the host, by the host's rules. */
    hasNoFileAt(path) {
        return this.#findAnswer(path) === undefined;
    }
    /**
     * Returns whether two addresses in a page lead to the same place of the site. `base` is the
     * address in its `<base>`, or empty.
     */
    pointToSamePlace(page, base, a, b) {
        const [host = ''] = this.knownHosts;
        const own = `https://${host}${this.makeAddress(page)}`;
        const from = URL.parse((0,byte_strings/* toText */.fE)(base), own)?.href ?? own;
        const one = URL.parse((0,byte_strings/* toText */.fE)(a), from);
        const other = URL.parse((0,byte_strings/* toText */.fE)(b), from);
        if (one === null || other === null)
            return false;
        if (one.href === other.href)
            return true;
        if (one.origin !== other.origin || one.search !== other.search || one.hash !== other.hash)
            return false;
        if (!this.knownHosts.has(one.host))
            return false;
        const [first, second] = [one, other].map(({ pathname }) => this.#findAnswer((0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* asBytes */.Yd)(pathname)) ?? byte_strings/* NO_BYTES */.CR));
        return first?.kind === 'file' && second?.kind === 'file' && first.file === second.file;
    }
    /** Beyond the base path, anything may be. */
    #findAnswer(path) {
        if (path.startsWith(this.#basePath))
            return this.served.answer(path.slice(this.#basePath.length));
        if (`${path}/` === this.#basePath)
            return this.served.answer(byte_strings/* NO_BYTES */.CR);
        return { kind: 'beyond' };
    }
}

// EXTERNAL MODULE: ./lib/findings/finding.js
var findings_finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./lib/web/host/dot-files.js
var dot_files = __webpack_require__(4820);
// EXTERNAL MODULE: ./lib/web/host/hosts.js + 8 modules
var hosts = __webpack_require__(6725);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
;// CONCATENATED MODULE: ./lib/live/comparing/urls.js

/**
 * Returns the URL of an address (a percent-encoded path) at an origin, whatever the address is: it
 * never leads elsewhere.
 */
function makeUrl(origin, address) {
    const url = new URL(origin);
    // Text behind an origin may change its port or host, and a relative URL that begins with `//` has
    // a host of its own.
    url.pathname = address;
    return url;
}
/** Returns whether two addresses are the same for readers, however they are written. */
function isSameAddress(a, b) {
    return normalizeAddress(a) === normalizeAddress(b);
}
function normalizeAddress(address) {
    const url = URL.parse(address);
    if (url === null)
        return address;
    const path = (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* asBytes */.Yd)(url.pathname)) ?? url.pathname;
    return `${url.origin}${path}${url.search}${url.hash}`;
}

// EXTERNAL MODULE: ./lib/web/address.js
var web_address = __webpack_require__(1986);
// EXTERNAL MODULE: ./lib/web/documents/page.js
var page = __webpack_require__(584);
// EXTERNAL MODULE: ./lib/web/page/page-kinds.js
var page_kinds = __webpack_require__(9611);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
// EXTERNAL MODULE: ./lib/web/page/reader.js + 2 modules
var reader = __webpack_require__(6334);
// EXTERNAL MODULE: ./lib/web/page/values.js
var values = __webpack_require__(6216);
// EXTERNAL MODULE: ./lib/web/page/visible.js
var visible = __webpack_require__(9234);
;// CONCATENATED MODULE: ./lib/live/comparing/page-loads.js
/** What a page loads to run and to look as it should. */





/**
 * https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ prefixes the types of
 * scripts.
 */
const ROCKET_LOADER = /^[\da-f]+-(?=module$|(?:text|application)\/)/;
/** Strings in a script that are addresses, on this host or on another one. */
const QUOTED_ADDRESSES = /(["'`])((?:\/|\.\.?\/|https?:\/\/)[^"'`\s\\]{1,2048})\1/g;
/** Returns what a page loads, in its order. */
function listLoads(page, syntax) {
    const loads = [];
    const open = (element) => {
        const load = readLoad(element);
        if (load !== undefined)
            loads.push(load);
        return isInlineScript(element);
    };
    const content = (code) => {
        for (const [, , address = ''] of code.matchAll(QUOTED_ADDRESSES))
            loads.push({ kind: 'named', address: (0,byte_strings/* asBytes */.Yd)(address), usage: '' });
    };
    new reader/* PageReader */.X({ open, content }, vocabulary/* OF_LOADS */.Q, syntax).read(page);
    return loads;
}
/** Returns what an element loads, or what it says of loads; undefined if that is nothing. */
function readLoad(element) {
    switch (element.name) {
        case 'script':
            return readScriptLoad(element);
        case 'link':
            return readLinkLoad(element);
        case 'base':
            return readBase(element);
        case 'meta':
            return readPolicy(element);
    }
    return undefined;
}
function readBase(element) {
    if (!element.find('href'))
        return undefined;
    return { kind: 'base', address: element.get('href') ?? byte_strings/* NO_BYTES */.CR, usage: '' };
}
function readPolicy(element) {
    if (!/^content-security-policy$/i.test(element.get('http-equiv') ?? ''))
        return undefined;
    const usage = (0,visible/* collapseSpaces */.j)(element.get('content') ?? byte_strings/* NO_BYTES */.CR);
    return { kind: 'policy', address: byte_strings/* NO_BYTES */.CR, usage };
}
function readLinkLoad(element) {
    const rels = (0,values/* readRels */.p)(element.get('rel'));
    const address = element.get('href') ?? byte_strings/* NO_BYTES */.CR;
    if (rels.includes('stylesheet'))
        return { kind: 'style', address, usage: describeUsage(element) };
    if (rels.includes('modulepreload'))
        return { kind: 'preload', address, usage: '' };
    return undefined;
}
function readScriptLoad(element) {
    const address = getScriptAddress(element);
    if (!isScript(element) || address === undefined)
        return undefined;
    return { kind: 'script', address, usage: describeUsage(element) };
}
function isInlineScript(element) {
    return isScript(element) && getScriptAddress(element) === undefined;
}
function isScript(element) {
    if (element.name !== 'script')
        return false;
    const type = getType(element);
    return (0,values/* isScriptType */.Kx)(type) || type === 'importmap';
}
function getScriptAddress(element) {
    return element.get(element.isForeign ? 'href' : 'src');
}
function getType(element) {
    return (element.get('type') ?? '').trim().toLowerCase().replace(ROCKET_LOADER, '');
}
/**
 * Returns what decides whether browsers use a style sheet or a script: in one form of the several
 * that mean the same.
 */
function describeUsage(element) {
    const type = getType(element);
    const isUsual = type === 'text/css' || ((0,values/* isScriptType */.Kx)(type) && type !== 'module');
    const media = element.get('media')?.toLowerCase().replace(/\s+/g, '') ?? '';
    const isWithCredentials = /^use-credentials$/i.test(element.get('crossorigin') ?? '');
    return JSON.stringify([
        isUsual ? '' : type,
        media === 'all' ? '' : media,
        element.get('integrity')?.trim(),
        element.find('crossorigin') && isWithCredentials,
        ['disabled', 'nomodule'].map((name) => element.find(name) !== undefined),
        (0,values/* readRels */.p)(element.get('rel')).includes('alternate'),
    ]);
}

// EXTERNAL MODULE: ./lib/changes/generated.js + 1 modules
var generated = __webpack_require__(9076);
;// CONCATENATED MODULE: ./lib/live/requesting/fixed-names.js
/**
 * Names of files that say nothing of their content, so that what browsers keep under them may be
 * old.
 */

/**
 * What a path has in it if it changes with the content, or if the content never does; the case does
 * not count.
 */
const MARKS = [
    // Where generators put nothing but files with hashes in their names, however these look:
    // https://nextjs.org/docs/app/api-reference/config/next-config-js/assetPrefix,
    // https://nuxt.com/docs/4.x/api/nuxt-config#buildassetsdir,
    // https://docs.astro.build/en/reference/configuration-reference/#buildassets,
    // https://svelte.dev/docs/kit/configuration#appDir, all read 2026-11.
    /(?:^|\/)(?:_next\/static|_nuxt|_astro|_app\/immutable)\//,
    // A date, the time of a build, or a hash that happens to have no letters.
    /\d{6}/,
    // A hash of hexadecimal digits, such as `1f2e`, or of letters alone.
    /(?<![\da-z])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{4,}(?![\da-z])|(?<![\da-z])[a-f]{8}(?![\da-z])/i,
    // Letters on both sides of a digit, or digits on both sides of a letter, as in a hash of any
    // kind.
    /(?<![\da-z])(?=[\da-z]{5})[\da-z]*?(?:[a-z]\d+[a-z]|\d[a-z]+\d)/i,
    // A version: `jquery-3.7.1.min.js`, `mathjax/3.2.2/`, `three@0.170/`.
    /\d\.\d+[^/]*$|(?:^|[/v-])\d+\.\d+\.\d+[^/]*\/|@v?\d/i,
];
/**
 * Returns whether a path within the site seems to stay the same when the content of its file
 * changes: there is no hash, time or version in it. Paths of which nobody can tell are not fixed.
 */
function isFixedName(path) {
    return !MARKS.some((mark) => mark.test(path)) && (0,generated/* stabilizePath */.tI)(path) === path;
}

;// CONCATENATED MODULE: ./lib/live/requesting/files-used-by-pages.js
/** What the pages of a site make of its other files. */










const LOADED_AS = {
    style: 'style sheet',
    script: 'script',
    preload: 'script',
};
/**
 * Returns how the pages of a site, all but large ones, use its other files.
 * @throws the reason of the signal soon after it is aborted; Error of the disk
 */
async function readFilesUsedByPages(site, signal) {
    const unnamedPages = await findUnnamedPages(site, signal);
    const loaded = new Map();
    for await (const [index, name] of (0,event_loop/* makeInterruptible */.K9)(site.site.names.entries(), signal)) {
        const file = site.getFile(index);
        if (!(0,page_names/* isPage */.yp)(name) || file.isLarge)
            continue;
        const text = (0,page_text/* decodePageText */.vU)(file.read(), (0,vocabulary/* chooseSyntax */.ZL)(name));
        const loads = listLoads(text, (0,vocabulary/* chooseSyntax */.ZL)(name));
        const addresses = new PageAddresses(site, name, loads);
        noteLoads(loads, addresses, loaded);
        if (unnamedPages.size === 0)
            continue;
        for (const linked of listLinkedFiles(name, text, addresses))
            if (unnamedPages.has(linked))
                unnamedPages.set(linked, 'linked');
    }
    return { loaded, unnamedPages };
}
/** Notes in `loaded` how a page loads files whose names do not change with their content. */
function noteLoads(loads, addresses, loaded) {
    for (const { kind, address } of loads) {
        const as = LOADED_AS[kind];
        if (as === undefined)
            continue;
        const path = addresses.resolvePath(address);
        if (path === undefined || !isFixedName(path))
            continue;
        const file = addresses.findFile(path);
        if (file !== undefined)
            loaded.set(file, as);
    }
}
/** Resolves the addresses in one page. */
class PageAddresses {
    #site;
    #addresses;
    #base;
    constructor(site, page, loads) {
        this.#site = site;
        this.#addresses = new web_address/* Addresses */.tb(site.site);
        const base = loads.find(({ kind: what }) => what === 'base');
        this.#base = this.#addresses.baseOfElement(base?.address, this.#addresses.baseOfFile(page));
    }
    /**
     * Returns the path of an address within the site; undefined elsewhere, and with a query, which
     * often is a hash.
     */
    resolvePath(address) {
        const [withoutFragment = byte_strings/* NO_BYTES */.CR] = address.split('#', 1);
        if (withoutFragment === '')
            return undefined;
        const destination = this.#addresses.resolve(withoutFragment, this.#base);
        if (destination.kind !== 'site' || destination.query !== undefined)
            return undefined;
        return destination.path;
    }
    /**
     * Returns the file that the host answers a path with; undefined if that is not one and always the
     * same.
     */
    findFile(path) {
        return this.#site.served.findServedFile(path);
    }
}
/** Returns the files of the site that a page links to. */
function listLinkedFiles(name, text, addresses) {
    const files = new Set();
    (0,page/* scanPage */.D)(name, text, (use, address) => {
        if (use !== 'link')
            return;
        const path = addresses.resolvePath(address);
        if (path === undefined)
            return;
        const file = addresses.findFile(path);
        if (file !== undefined)
            files.add(file);
    });
    return files;
}
/** How far the beginning of a page is looked for, in bytes. */
const START_WITHIN = 4_096;
/** Returns the files that have no ending, and hold a page. */
async function findUnnamedPages(site, signal) {
    const pages = new Map();
    for await (const [index, name] of (0,event_loop/* makeInterruptible */.K9)(site.site.names.entries(), signal)) {
        if ((0,page_names/* hasEnding */.yW)(name))
            continue;
        const start = (0,byte_strings/* readBytes */.io)(site.getFile(index).start(START_WITHIN));
        if ((0,page_kinds/* beginsLikePage */.ll)(start))
            pages.set(index, 'unlinked');
    }
    return pages;
}

;// CONCATENATED MODULE: ./lib/live/requesting/expectations.js








/**
 * How many pages are asked for under their other addresses as well: what answers those is one rule
 * for all of them.
 */
const MAX_ALIASES = 200;
/** How many files of the earlier site are asked for that are gone. */
const MAX_GONE = 200;
/** How many rules of a redirect file for one address each are tried. */
const MAX_RULES = 500;
/**
 * Returns what the host of a site should answer: each file under the address that the host prefers,
 * some pages under their other addresses, the rules of a redirect file, what is gone, and a few
 * addresses that no file has. `withoutAddress`: how many files have no address by the rules of the
 * host.
 * @throws the reason of the signal soon after it is aborted; Error of the disk
 */
async function listExpectations(site, { origin, earlier, changedFiles, token, signal }) {
    const { loaded, unnamedPages } = await readFilesUsedByPages(site, signal);
    const hasChanged = (file, name) => changedFiles?.has(file) === true &&
        earlier?.served.files.has(name) === true &&
        !site.getFile(file).isLarge;
    const files = [];
    const aliases = [];
    let withoutAddress = 0;
    for await (const [file, name] of (0,event_loop/* makeInterruptible */.K9)(site.site.names.entries(), signal)) {
        const [first, ...others] = listAddresses(name, file, site);
        if (first === undefined) {
            if (!mayBeUnpublished(name, site))
                withoutAddress++;
            continue;
        }
        const uses = { loadedAs: loaded.get(file), unnamedPage: unnamedPages.get(file) };
        files.push({
            ...makeExpectedFile(first, file, site),
            ...uses,
            hasChanged: hasChanged(file, name),
        });
        if (others.length > 0)
            aliases.push(others.map((path) => makeExpectedFile(path, file, site)));
    }
    const expected = [
        ...files,
        ...sampleEvenly(aliases, MAX_ALIASES).flat(),
        ...listExpectedRedirects(site, origin),
        ...listGoneFiles(site, earlier),
        ...listMissingAddresses(site, token),
    ];
    return { expected, withoutAddress };
}
/** Returns at most `most` of the items, spread evenly, the first one among them. */
function sampleEvenly(items, most) {
    if (items.length <= most)
        return [...items];
    return items.filter((_, i) => Math.floor((i * most) / items.length) !== Math.floor(((i - 1) * most) / items.length));
}
/**
 * Returns the paths at which a file is asked for, the one that the host prefers first; relative to
 * the site's root, decoded.
 */
function listAddresses(name, file, site) {
    const all = site.served.listAddresses(file);
    // What any host does, and what a host shows at `/404`, differs.
    if (site.site.host === undefined || (0,page_names/* isNotFoundPageOfSite */.dn)(name)) {
        const only = name === page_names/* HOME_PAGE */.Ko ? byte_strings/* NO_BYTES */.CR : name;
        return all.filter((path) => path === only);
    }
    // Under its full name, every host shows a page, or redirects to the address that it prefers.
    return all.filter((path, i) => i === 0 || path === name);
}
function makeExpectedFile(path, file, site) {
    const name = (0,tree/* getFileName */.WP)(site.site, file);
    return {
        kind: 'file',
        address: site.makeAddress(path),
        ...describeFile(file, site),
        mayBeMissing: mayBeUnpublished(name, site),
        isNotFoundPage: (0,page_names/* isNotFoundPageOfSite */.dn)(name),
    };
}
function describeFile(file, { site }) {
    const name = (0,tree/* getFileName */.WP)(site, file);
    return { file, name: (0,byte_strings/* toText */.fE)(name), isPage: (0,page_names/* isPage */.yp)(name) };
}
/**
 * Is this a file that hosts, uploaders or servers may well keep to themselves? Whether names that
 * begin with a dot are published depends on how a site is uploaded, and servers often refuse them;
 * `.well-known` is made to be published.
 */
function mayBeUnpublished(name, { site, served }) {
    if ((0,hosts/* isReadByHosts */.xz)(name))
        return true;
    const { dropsDotFiles } = served.rules;
    if (site.host === undefined || dropsDotFiles === 'all')
        return (0,dot_files/* findDottedPart */.$)(name, 'all') !== undefined;
    return (0,dot_files/* findDottedPart */.$)(name, 'all-but-well-known') !== undefined;
}
/**
 * Returns the pages that the earlier site had under addresses that nothing of this one answers, and
 * the scripts in its root: a service worker among them goes on with what it knows. Other files are
 * often left there on purpose, for pages that are open.
 */
function listGoneFiles(site, earlier) {
    if (earlier === undefined)
        return [];
    const { names } = earlier.site;
    // A rule may go on to answer any of them.
    if (site.served.unreadRule !== undefined)
        return [];
    const isMeant = (name) => (0,page_names/* isPage */.yp)(name) && !(0,page_names/* isNotFoundPageOfSite */.dn)(name);
    const gone = names.flatMap((name, file) => {
        if (site.served.files.has(name) || mayBeUnpublished(name, earlier))
            return [];
        if (!isMeant(name) && !/^[^/]+\.m?js$/.test(name))
            return [];
        const [path] = listAddresses(name, file, earlier);
        if (path === undefined || site.served.answer(path) !== undefined)
            return [];
        return [{ kind: 'gone', address: earlier.makeAddress(path), ...describeFile(file, earlier) }];
    });
    return sampleEvenly(gone, MAX_GONE);
}
/** Returns the redirects that the host should make by rules for one address each. */
function listExpectedRedirects(site, origin) {
    const { redirects, findFile } = site.served;
    const file = site.served.rules.redirectFile?.name ?? '';
    const rules = redirects.rules.filter(({ action, isConditional, query }) => action === 'redirect' && !isConditional && query === undefined);
    const expected = [];
    let tried = 0;
    for (const rule of rules) {
        // Others are about many addresses.
        if (rule.source.kind !== 'exact')
            continue;
        tried += 1;
        if (tried > MAX_RULES)
            break;
        const path = rule.source.path || byte_strings/* ROOT */.Dl;
        // No address is like that.
        if (!path.startsWith('/'))
            continue;
        const [step] = redirects.responder.listSteps({ path, query: '' }, findFile);
        // Another rule or a file may come first.
        if (step?.kind !== 'redirect' || step.rule !== rule)
            continue;
        const address = (0,byte_strings/* percentEncode */.a)(path);
        const targets = resolveRedirectTargets(step.to, address, site.site.domain, origin);
        if (targets === undefined)
            continue;
        const { status, line } = rule;
        expected.push({ kind: 'redirect', address, targets, status, rules: file, line });
    }
    return expected;
}
/**
 * Returns where a rule leads from an address, in full: under the name of the site's host and at
 * `origin`, if it stays on that host. Undefined if that is no address.
 */
function resolveRedirectTargets(to, address, domain, origin) {
    const own = URL.parse(to, makeUrl(origin, address).href);
    if (own === null)
        return undefined;
    if (domain === undefined)
        return [own.href];
    const named = URL.parse(to, `https://${domain}${address}`);
    if (named?.host !== domain)
        return [own.href];
    return [`${origin}${getFullPath(named)}`, named.href];
}
const getFullPath = ({ pathname, search, hash }) => `${pathname}${search}${hash}`;
/**
 * Returns a few addresses that no file has: a page, one with an ending, one in a folder, and a
 * script.
 */
function listMissingAddresses(site, token) {
    const { names } = site.site;
    const name = (0,byte_strings/* toBytes */.ZJ)(`no-page-has-this-name-${token}`);
    const folder = names.find((each) => (0,page_names/* isPage */.yp)(each) && each.includes('/'))?.replace(/[^/]*$/, '');
    const paths = [name, name.concat('.html'), name.concat('.js')];
    if (folder !== undefined)
        paths.push(folder.concat(name));
    const { rules, files } = site.served;
    const page = files.get('404.html');
    if (site.served.unreadRule !== undefined || (page === undefined && rules.missing === 'home-page'))
        return [];
    const missing = paths.filter((path) => site.served.answer(path) === undefined);
    // What the host shows below a folder, or instead of a script, differs.
    return missing.map((path, i) => {
        const isKnown = i === 0 && page !== undefined;
        const shown = isKnown ? describeFile(page, site) : undefined;
        return { kind: 'missing', address: site.makeAddress(path), page: shown };
    });
}

// EXTERNAL MODULE: ./lib/findings/live-kinds.js
var live_kinds = __webpack_require__(2560);
;// CONCATENATED MODULE: ./lib/live/judging/live-finding.js


/**
 * Returns the finding about a fault. `file`: the one of the site that belongs to the address, if
 * there is one.
 */
function makeLiveFinding(fault, address, file) {
    const { kind, ...values } = fault;
    const spots = file ? [{ page: file, line: undefined }] : [];
    const facts = { target: address, spots, pages: spots.length };
    return { ...(0,findings_finding/* makeFinding */.MH)(live_kinds/* LIVE_KINDS */.B[kind], { file: file ?? '', ...values }, facts), kind };
}
/**
 * Returns the file of the site that belongs to the address of a finding; empty if there is none.
 */
function findFileOf({ spots }) {
    return spots[0]?.page ?? '';
}
/** Returns whether what was found keeps a site from being live. */
function hasError(found) {
    return found.some(findings_finding/* isError */.bJ);
}
/** Returns whether a response arrived that could be compared, whatever was found. */
function isComparable(found) {
    return !found.some(({ kind }) => kind === 'live-unanswered');
}

;// CONCATENATED MODULE: ./lib/live/judging/address-states.js



/** How many of the addresses that never differed are asked for in a second look. */
const MAX_UNCHANGED_RECHECKED = 4_000;
/**
 * A second look begins with so many requests for what differed before. If one of several servers
 * was never updated, it answers some of them.
 */
const FIRST_REQUESTS = 64;
/** An address that was not asked for yet. */
const UNREQUESTED = {
    /** The newest verdict; undefined while it was not asked for. */
    found: undefined,
    hasAgreed: false,
    /** Did it ever differ, for more than a moment? */
    hasDiffered: false,
    /** Did it ever differ after it had agreed? */
    hasDifferedAgain: false,
    /** What the second look has shown; undefined if it is not asked for in one. */
    recheck: undefined,
};
/**
 * Returns what is known of an address after a verdict; `isPassing`: it may only be a failure of the
 * moment, such as a broken connection.
 */
function reactToVerdict(before, found, isPassing) {
    // What differs in a second look does not agree because it is asked for several times.
    if (before.recheck === 'differed')
        return before;
    if (!hasError(found)) {
        const hasAgreed = before.hasAgreed || found.every(findings_finding/* isCounted */.he);
        return { ...before, found, hasAgreed, recheck: before.recheck && 'agreed' };
    }
    if (isPassing)
        return { ...before, found };
    const isInLook = before.hasAgreed && before.recheck !== undefined;
    return {
        ...before,
        found,
        hasDiffered: true,
        hasDifferedAgain: before.hasDifferedAgain || before.hasAgreed,
        recheck: isInLook ? 'differed' : before.recheck,
    };
}
/** What is known of all addresses, by their indices. */
class AddressStates {
    expected;
    #changedFiles;
    #states;
    #isRechecking = false;
    /**
     * `changedFiles`: the indices of the files that are known to differ from what the host had
     * before.
     */
    constructor(expected, changedFiles = new Set()) {
        this.expected = expected;
        this.#changedFiles = changedFiles;
        this.#states = expected.map(() => UNREQUESTED);
    }
    /** Notes a verdict, as `reactToVerdict` says. */
    recordVerdict(index, found, isPassing) {
        this.#states[index] = reactToVerdict(this.#getState(index), found, isPassing);
    }
    /** The newest verdicts, in the order of the addresses; undefined for what was not asked for. */
    get verdicts() {
        return this.#states.map(({ found }) => found);
    }
    /** Returns what was not asked for, or differs. */
    listOpen() {
        return this.#listIndices(({ found }) => found === undefined || hasError(found));
    }
    /** Returns what has nothing but warnings and notices. */
    listWarned() {
        return this.#listIndices(({ found }) => found !== undefined && found.length > 0 && !hasError(found));
    }
    /** Returns what agreed, and differs now. */
    listDifferingAgain() {
        return this.#listIndices(({ found, hasDifferedAgain }) => hasDifferedAgain && hasError(found ?? []));
    }
    /** Whether a second look has begun, and nothing differed in it. */
    get isRechecking() {
        return this.#isRechecking;
    }
    /** Returns what has not agreed in the second look. */
    listPending() {
        return this.#listIndices(({ recheck }) => recheck === 'pending');
    }
    /** Whether everything agreed, and did so again. */
    get isSettled() {
        return this.#isRechecking && this.listPending().length === 0 && this.listOpen().length === 0;
    }
    /**
     * Begins the second look, once everything has agreed. Returns what is asked for first, some of it
     * several times, and everything, each once. What never differed is sampled if there is much of
     * it; what differed, has other findings, is a file that is known to have changed, or is no file
     * is never left out.
     */
    startRecheck() {
        const hasChanged = (index) => {
            const expected = this.expected[index];
            const isNew = expected?.kind === 'file' && this.#changedFiles.has(expected.file);
            return isNew || this.#getState(index).hasDiffered;
        };
        const indices = [...this.expected.keys()];
        const changed = indices.filter(hasChanged);
        const isSteady = (index) => this.expected[index]?.kind === 'file' &&
            this.#getState(index).found?.length === 0 &&
            !hasChanged(index);
        const steady = new Set(sampleEvenly(indices.filter(isSteady), MAX_UNCHANGED_RECHECKED));
        const all = indices.filter((index) => !isSteady(index) || steady.has(index));
        this.#isRechecking = true;
        for (const index of all)
            this.#setRecheck(index, 'pending');
        const likely = changed.length === 0 ? all : changed;
        return { first: alternate(sampleEvenly(likely, FIRST_REQUESTS)), all };
    }
    /** Ends the second look if something differs in it. */
    endRecheckIfDiffering() {
        if (!this.#states.some(({ recheck }) => recheck === 'differed'))
            return;
        this.#isRechecking = false;
        for (const index of this.expected.keys())
            this.#setRecheck(index, undefined);
    }
    #setRecheck(index, recheck) {
        this.#states[index] = { ...this.#getState(index), recheck };
    }
    #listIndices(isMeant) {
        return [...this.#states.keys()].filter((index) => isMeant(this.#getState(index)));
    }
    #getState(index) {
        return this.#states[index] ?? UNREQUESTED;
    }
}
/**
 * Returns the items again and again, each time in the opposite order, the last one first: two
 * servers that answer in turn are then both asked for each.
 */
function alternate(items) {
    const times = Math.ceil(FIRST_REQUESTS / Math.max(1, items.length));
    return Array.from({ length: times }, (_, i) => (i % 2 === 0 ? items.toReversed() : items)).flat();
}

;// CONCATENATED MODULE: ./lib/live/comparing/host-response.js
/** Returns whether a response with this status shows what was requested. */
function isSuccess(status) {
    // As 200, but something on the way has changed it:
    // https://www.rfc-editor.org/rfc/rfc9110#status.203
    return status === 200 || status === 203;
}

// EXTERNAL MODULE: ./lib/web/page/robots-directives.js
var robots_directives = __webpack_require__(7730);
;// CONCATENATED MODULE: ./lib/live/comparing/content-types.js
/** Which content types browsers accept for a file, by the extension of its name. */

const PAGE = /^(?:text\/html|application\/xhtml\+xml)$/;
/**
 * https://html.spec.whatwg.org/multipage/infrastructure.html#scripting-3 and
 * https://mimesniff.spec.whatwg.org/.
 */
const SCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;
const IMAGE = /^image\//;
/**
 * A page that is not sent as one is shown as source code or downloaded, a script or style sheet is
 * refused.
 */
const REQUIRED = [
    { name: /\.html?$/i, type: 'text/html', accepts: PAGE },
    { name: /\.xhtml$/i, type: 'application/xhtml+xml', accepts: PAGE },
    { name: /\.css$/i, type: 'text/css', accepts: /^text\/css$/ },
    { name: /\.m?js$/i, type: 'text/javascript', accepts: SCRIPT },
    // WebAssembly.instantiateStreaming:
    // https://webassembly.github.io/spec/web-api/#process-a-potential-webassembly-response
    { name: /\.wasm$/i, type: 'application/wasm', accepts: /^application\/wasm$/ },
    // Pictures are recognized by their content, all but this one:
    // https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm
    { name: /\.svgz?$/i, type: 'image/svg+xml', accepts: /^image\/svg\+xml$/ },
];
/**
 * What no rule is about is used by browsers whatever its type: fonts, JSON that scripts load, media that
 * they sniff.
 */
const USUAL = [
    { name: /\.png$/i, type: 'image/png', accepts: IMAGE },
    { name: /\.jpe?g$/i, type: 'image/jpeg', accepts: IMAGE },
    { name: /\.gif$/i, type: 'image/gif', accepts: IMAGE },
    { name: /\.webp$/i, type: 'image/webp', accepts: IMAGE },
    { name: /\.pdf$/i, type: 'application/pdf', accepts: /^application\/pdf$/ },
    { name: /\.txt$/i, type: 'text/plain', accepts: /^text\/(?!html$)/ },
    // Browsers show both, and AI agents read them: https://www.rfc-editor.org/rfc/rfc7763.
    { name: /\.(?:md|markdown)$/i, type: 'text/markdown', accepts: /^text\/(?:markdown|plain)$/ },
];
/**
 * Returns what a file of this name has to be sent with; undefined if it does not matter to
 * browsers. `type`: the one that is right, for people; `isRequired`: whether browsers refuse any
 * other type, or treat the file as something else.
 */
function findExpectedType(name) {
    const rule = [...REQUIRED, ...USUAL].find((each) => each.name.test(name));
    return rule && { ...rule, isRequired: REQUIRED.includes(rule) };
}
/**
 * What a page has to be sent with whose name does not say that it is one; as `findExpectedType`.
 */
const TYPE_OF_PAGE = { type: 'text/html', accepts: PAGE, isRequired: true };
/**
 * Reads a Content-Type: https://www.rfc-editor.org/rfc/rfc9110#name-content-type. Returns both in
 * lower case: the type without parameters, which is empty without the header, and the charset;
 * undefined if it names none.
 */
function readContentType(header) {
    const [type = '', ...parameters] = (header ?? '').split(';');
    const charset = parameters
        .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1])
        .find((value) => value !== undefined);
    return { type: type.trim().toLowerCase(), charset: charset?.toLowerCase() };
}
/** How far the beginning of a page is looked for, in bytes. */
const ROOT_WITHIN = 64 << 10;
/**
 * Returns whether a page can be sent as XHTML: without its namespace, browsers show it as a tree of
 * elements, if it is no error altogether.
 */
function isXhtml(page) {
    return /<html\s[^>]*\bxmlns\s*=/i.test(page.toString('latin1', 0, ROOT_WITHIN));
}
/**
 * Statements that only modules have, at the beginning of a line, or of a script that was made
 * small.
 */
const MODULE = /(?:^|[;}])[ \t]*(?:import|export)\b(?![ \t]*[(=:.,;)])/m;
/**
 * Returns whether a file is a script without imports and exports, so that pages load it as a
 * classic one.
 */
function isClassicScript(name, content) {
    return /\.js$/i.test(name) && !MODULE.test((0,byte_strings/* readBytes */.io)(content));
}
/**
 * Returns whether browsers run a classic script with this type:
 * https://fetch.spec.whatwg.org/#should-response-to-request-be-blocked-due-to-mime-type?
 */
function runsClassicAs(type) {
    return !/^(?:audio|image|video)\/|^text\/csv$/.test(type);
}

;// CONCATENATED MODULE: ./lib/live/judging/cache-lifetime.js
/** A directive with a number of seconds: `max-age=600`. */
const SECONDS = /^([a-z-]+)\s*=\s*"?(\d{1,15})"?$/;
/**
 * Returns for how long a browser shows a response before it asks again. `Expires` counts without a
 * `max-age`: https://www.rfc-editor.org/rfc/rfc9111#name-calculating-freshness-lifet; caches that
 * many share (`s-maxage`) can be purged, browsers cannot. With `stale-while-revalidate`, it asks
 * only after it has shown the old version: https://www.rfc-editor.org/rfc/rfc5861#section-3.
 */
function readCacheLifetime(headers) {
    const { 'cache-control': control = '', expires = '', date = '' } = headers;
    const directives = control.split(',').map((directive) => directive.trim().toLowerCase());
    const header = `Cache-Control: ${control}`;
    if (directives.includes('no-store') || directives.includes('no-cache'))
        return { ms: 0, header };
    const maxAgeMs = findDurationMs(directives, 'max-age');
    const staleMs = findDurationMs(directives, 'stale-while-revalidate') ?? 0;
    if (maxAgeMs !== undefined)
        return { ms: maxAgeMs + staleMs, header };
    const freshMs = Date.parse(expires) - Date.parse(date);
    return { ms: freshMs + staleMs || 0, header: `Expires: ${expires}` };
}
/** Returns the value of the first directive with this name, in ms. */
function findDurationMs(directives, name) {
    for (const directive of directives) {
        const [, found, seconds] = SECONDS.exec(directive) ?? [];
        if (found === name)
            return Number(seconds) * 1_000;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/live/judging/judge-headers.js




/** Returns what is wrong with the headers of a file; `body` is what the response contains of it. */
function judgeHeaders(expected, response, body) {
    return [
        ...judgeContentType(expected, response.headers, body),
        ...judgePageHeaders(expected, response),
        ...judgeCachingOfFixedName(expected, response.headers),
    ];
}
function judgeContentType(expected, headers, body) {
    const { type, charset } = readContentType(headers['content-type']);
    const { charsetMeant } = body;
    const right = findRightType(expected);
    const shown = type === '' ? 'no content type' : `the content type ${type}`;
    if (right !== undefined && !right.accepts.test(type)) {
        const isRefused = right.isRequired && !isRecognized(expected, headers, body);
        const kind = isRefused ? 'live-wrong-type' : 'live-wrong-type/tolerated';
        const [ending] = /\.\w+$/.exec(expected.name) ?? [];
        return [{ kind, type: shown, expected: right.type, files: ending && `*${ending}` }];
    }
    const isServedAsPage = type === 'text/html' && expected.unnamedPage === undefined;
    if (right === undefined && isServedAsPage)
        return [{ kind: 'live-wrong-type/as-page', type: shown }];
    if (body.isNotXhtml)
        return [{ kind: 'live-wrong-type/not-xhtml' }];
    if (charsetMeant === undefined)
        return [];
    const kind = isPage(expected) ? 'live-wrong-type/charset' : 'live-wrong-type/charset-of-asset';
    return [{ kind, charset, expected: charsetMeant }];
}
function findRightType({ name, unnamedPage }) {
    if (unnamedPage === 'linked')
        return TYPE_OF_PAGE;
    return findExpectedType(name);
}
function isPage(expected) {
    return expected.isPage || expected.unnamedPage === 'linked';
}
/**
 * Do browsers recognize a page that has no type, or run a classic script, unless they are told not
 * to?
 */
function isRecognized(expected, headers, { isClassicScript = false }) {
    if (headers['x-content-type-options'] !== undefined)
        return false;
    const { type } = readContentType(headers['content-type']);
    if (isPage(expected))
        return type === '';
    return isClassicScript && runsClassicAs(type);
}
/** Nobody notices a new version later than this. In ms. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000;
function judgePageHeaders(expected, { headers, faults: known = [] }) {
    if (!expected.isPage)
        return [];
    // What else is shown at every wrong address is not judged at its own.
    if (expected.isNotFoundPage)
        return known.filter(({ kind }) => kind === 'live-redirected/refresh');
    const faults = [...known];
    const { ms, header } = readCacheLifetime(headers);
    if (ms > MAX_AGE_MS)
        faults.push({ kind: 'live-header/cached-page', age: (0,units/* showDuration */.kJ)(ms), header });
    if (/^\s*attachment\b/i.test(headers['content-disposition'] ?? ''))
        faults.push({ kind: 'live-header/attachment' });
    const robots = [headers['x-robots-tag'] ?? []].flat();
    if (robots.some(robots_directives/* forbidsListing */.I))
        faults.push({ kind: 'live-header/noindex', value: robots.join(', ') });
    return faults;
}
/**
 * Who publishes a changed file under its old name sees the old one with the new pages for so long.
 * In ms.
 */
const MAX_AGE_OF_CHANGED_MS = 2 * 60 * 1_000;
/** A style sheet or script that does not fit the page can make it unreadable, or useless. */
function judgeCachingOfFixedName({ loadedAs: what, hasChanged }, headers) {
    if (what === undefined)
        return [];
    const { ms, header } = readCacheLifetime(headers);
    const values = { what, age: (0,units/* showDuration */.kJ)(ms), header };
    if (hasChanged && ms >= MAX_AGE_OF_CHANGED_MS)
        return [{ kind: 'live-header/cached-changed-asset', ...values }];
    if (ms >= MAX_AGE_MS)
        return [{ kind: 'live-header/cached-asset', ...values }];
    return [];
}

;// CONCATENATED MODULE: ./lib/live/judging/judge-response.js







/** Returns where a response differs from what is expected; nothing if it is right. */
function judgeResponse(expected, response) {
    const rejection = findRejection(response);
    return listFaults(expected, response).map((fault) => ({
        ...makeLiveFinding(fault, expected.address, findFileOfFault(fault, expected)),
        rejection,
    }));
}
/** Returns the file that a fault is about; undefined if it is about none. */
function findFileOfFault({ kind }, expected) {
    if ('name' in expected)
        return expected.name;
    if (expected.kind === 'missing' && kind === 'live-404-page')
        return expected.page?.name;
    return undefined;
}
function findRejection(response) {
    if (response.kind === 'none')
        return undefined;
    const { status, redirect } = response;
    if (redirect !== undefined)
        return { kind: 'redirect', to: (0,clean/* clean */.uH)(redirect.to.replace(/[?#].*/s, '')) };
    const mayBeForAll = status === 401 || status === 403 || status >= 500;
    if (!mayBeForAll)
        return undefined;
    return { kind: 'status', status };
}
function listFaults(expected, response) {
    if (expected.kind === 'gone')
        return judgeGoneFile(response);
    if (response.kind === 'none')
        return [{ kind: 'live-unanswered', why: response.failure.why }];
    if (expected.kind === 'missing')
        return judgeMissingAddress(expected, response);
    if (expected.kind === 'redirect')
        return judgeRedirectRule(expected, response);
    const faults = judgeFile(expected, response);
    if (!expected.mayBeMissing)
        return faults;
    return faults.filter(({ kind }) => live_kinds/* LIVE_KINDS */.B[kind].severity !== 'error');
}
/** Every response is right but the file itself. */
function judgeGoneFile(response) {
    if (response.kind === 'none' || !isSuccess(response.status))
        return [];
    if (!isFile(response.body))
        return [];
    return [{ kind: 'live-leftover' }];
}
function isFile(body) {
    return body?.content === 'same' || body?.content === 'rewritten';
}
/**
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html: a missing key is 403 to who
 * may not list.
 */
const STATUSES_OF_MISSING = new Set([403, 404, 410]);
function judgeFile(expected, response) {
    const { status, redirect, body } = response;
    if (redirect !== undefined)
        return [{ kind: `live-redirected/${redirect.reason}`, to: redirect.to }];
    const isMissing = STATUSES_OF_MISSING.has(status);
    if (isMissing && expected.isNotFoundPage)
        return [];
    if (isMissing)
        return [{ kind: 'live-missing', status }];
    if (!isSuccess(status))
        return [{ kind: 'live-wrong-status', status, expected: 200 }];
    if (body === undefined)
        return [];
    const fault = judgeContent(body, response);
    if (fault === undefined)
        return judgeHeaders(expected, response, body);
    // Headers of something else say nothing about this file.
    if (live_kinds/* LIVE_KINDS */.B[fault.kind].severity === 'error')
        return [fault];
    return [fault, ...judgeHeaders(expected, response, body)];
}
/** Returns how a body differs from the file; undefined if it does not, or if nobody can tell. */
function judgeContent({ encoding, content }, response) {
    if (encoding !== undefined)
        return makeEncodingFault(encoding, response.headers);
    if (content === 'same' || content === 'unread')
        return undefined;
    return makeContentFault(content, response);
}
function makeEncodingFault(encoding, headers) {
    return { kind: `live-encoding/${encoding}`, encoding: headers['content-encoding'] };
}
function makeContentFault(content, { status, headers }) {
    switch (content) {
        case 'rewritten':
            return { kind: 'live-rewritten' };
        case 'home-page':
            return { kind: 'live-missing/home-page' };
        case 'not-found-page':
            return { kind: 'live-missing/not-found-page', status };
        case 'stale': {
            const { 'cache-control': control = 'none' } = headers;
            return { kind: 'live-stale', age: describeAge(headers), header: `Cache-Control: ${control}` };
        }
    }
}
/** Returns for how long a cache has stored a response; undefined if it comes from none. */
function describeAge({ age: seconds = '' }) {
    if (!/^[1-9]\d{0,9}$/.test(seconds))
        return undefined;
    return (0,units/* showDuration */.kJ)(Number(seconds) * 1_000);
}
function judgeMissingAddress({ page }, { status, redirect, body }) {
    if (redirect !== undefined)
        return [{ kind: 'live-soft-404/redirect', to: redirect.to }];
    if (status < 300)
        return [{ kind: 'live-soft-404', status }];
    if (status >= 500)
        return [{ kind: 'live-wrong-status', status, expected: 404 }];
    if (status !== 404 && status !== 410)
        return [{ kind: 'live-wrong-status/not-404', status }];
    if (page === undefined || body === undefined || isFile(body))
        return [];
    return [{ kind: 'live-404-page', status }];
}
function judgeRedirectRule(expected, { status, redirect }) {
    const { rules, line, targets } = expected;
    const values = { rules, line, expected: targets[0] };
    if (redirect === undefined)
        return [{ kind: 'live-redirect-rule/no-redirect', ...values, status }];
    if (!targets.some((target) => isSameAddress(target, redirect.to)))
        return [{ kind: 'live-redirect-rule', ...values, to: redirect.to }];
    if (status === expected.status)
        return [];
    return [{ kind: 'live-redirect-rule/status', ...values, status, expected: expected.status }];
}

;// CONCATENATED MODULE: ./lib/live/judging/diagnosis.js



/** Fewer findings have a cause each. */
const MIN_FINDINGS = 5;
/** How many of them have to have the same cause. */
const NEARLY_ALL = 0.9;
/**
 * Returns what explains nearly all errors, in words; undefined if nothing does. `addresses`: how
 * many of those were asked for that files have to answer.
 */
function findCommonCause(findings, addresses) {
    // What there was no time for is nobody's fault.
    const errors = findings.filter((finding) => (0,findings_finding/* isError */.bJ)(finding) && finding.target !== '');
    const rejection = findCommonRejection(errors, addresses);
    if (rejection !== undefined)
        return explainRejection(rejection);
    if (errors.length > 0 && errors.every(isPageForAll))
        return 'The host answers missing addresses with a page, as for single-page applications: turn that off (nginx: `try_files $uri $uri/ =404`; Cloudflare Pages: publish a 404.html).';
    const stale = errors.filter(({ kind }) => kind === 'live-stale');
    if (isCommonCause(stale, errors) && coverNearlyAllFiles(stale, addresses))
        return 'Nearly all pages differ from the published ones: the host or a cache still serves another version, the deployment went elsewhere, or something in front of the host rewrites pages.';
    const forAll = errors.filter(isPageForAll);
    const isForAll = forAll.length > 0 && isCommonCause([...stale, ...forAll], errors);
    if (isForAll && coverNearlyAllFiles(stale, addresses))
        return 'Nearly all pages differ, and missing addresses get a page, too: a login, a maintenance page or another site may answer instead. Open one of them in a private window.';
    const missing = errors.filter(({ kind }) => kind === 'live-missing');
    if (!isCommonCause(missing, errors))
        return undefined;
    if (coverNearlyAllFiles(missing, addresses))
        return 'Nearly all files of the site are missing: it is not published yet, `live-url` is wrong, or the host serves another folder.';
    if (!missing.every(isWithoutEnding))
        return undefined;
    return 'Pages are missing only at their addresses without .html: the host does not add it (nginx: `try_files $uri $uri.html $uri/ =404`), or `host` is wrong.';
}
/** Are these so many that they have one cause, and nearly all of `errors`? */
function isCommonCause(found, errors) {
    return found.length >= MIN_FINDINGS && found.length >= NEARLY_ALL * errors.length;
}
/** Are they about nearly all files? `addresses`: how many have to be answered. */
function coverNearlyAllFiles(found, addresses) {
    return found.filter(hasFile).length >= NEARLY_ALL * addresses;
}
const hasFile = (finding) => findFileOf(finding) !== '';
const isPageForAll = ({ kind }) => kind === 'live-soft-404' || kind === 'live-missing/home-page';
/** Is it about a page under an address that does not end as its file? */
function isWithoutEnding(finding) {
    return findFileOf(finding).endsWith('.html') && !/(?:\.html|\/)$/.test(finding.target);
}
/** Returns how nearly every address was turned away; undefined if there is no one way. */
function findCommonRejection(errors, addresses) {
    for (const [where, found] of Map.groupBy(errors, ({ rejection }) => getRejectionKey(rejection))) {
        // A redirect from an address that no file has is followed on the same host: that ends at the
        // login, or behind it.
        const relevant = errors.filter((error) => hasFile(error) || getRejectionKey(error.rejection) === where);
        if (where !== undefined &&
            coverNearlyAllFiles(found, addresses) &&
            isCommonCause(found, relevant))
            return found[0]?.rejection;
    }
    return undefined;
}
/** Returns what is the same for addresses that are turned away in the same way. */
function getRejectionKey(rejection) {
    return rejection?.kind === 'redirect' ? rejection.to : rejection?.status;
}
function explainRejection(rejection) {
    if (rejection.kind === 'redirect')
        return explainAccessControl((0,clean/* clean */.uH)(`redirected to ${rejection.to}`, 100));
    const { status } = rejection;
    const how = `answered with HTTP ${status}`;
    if (status >= 500 && status < 600)
        return `Nearly every address is ${how}: check the server’s log.`;
    return explainAccessControl(how, status === 403 ? ', or (on S3) nothing is published yet' : '');
}
function explainAccessControl(how, orElse = '') {
    return `Nearly every address is ${how}: a login or a firewall seems to protect the site${orElse}. Let the runner through, or set \`live-url\` to a public address.`;
}

// EXTERNAL MODULE: ./lib/web/page/addresses.js
var addresses = __webpack_require__(6664);
;// CONCATENATED MODULE: ./lib/live/judging/noindex.js
/**
 * A host that keeps all of a site out of search engines: one finding instead of one for each page.
 */




/**
 * Hosts keep previews out of search engines, and production only where they were told to. Without a
 * domain of its own, production is at PROJECT.pages.dev or NAME.netlify.app:
 * https://vercel.com/guides/are-vercel-preview-deployment-indexed-by-search-engines and
 * https://developers.cloudflare.com/pages/configuration/preview-deployments/, read 2026-11.
 */
const PREVIEWS = /\.vercel\.app$|\.[^.]+\.pages\.dev$|--[^.]+\.netlify\.app$/;
/** Returns whether a finding says that a page is kept out of search engines. */
function isNoindex({ kind }) {
    return kind === 'live-header/noindex';
}
/**
 * Returns the finding about the site if the host shows most of its pages, and keeps all of those
 * out of search engines; undefined if it does not. @throws Error of the disk
 */
function findNoindexForAll(judged) {
    const { url, site, expected, verdicts } = judged;
    const files = [];
    let pages = 0;
    for (const [i, each] of expected.entries()) {
        if (each.kind !== 'file' || !each.isPage || each.isNotFoundPage)
            continue;
        pages += 1;
        const found = verdicts[i];
        if (found === undefined)
            continue;
        if (found.some(isNoindex))
            files.push(each.file);
        // The headers of something else say nothing about the page.
        else if (!hasError(found))
            return undefined;
    }
    if (files.length <= pages / 2)
        return undefined;
    if (PREVIEWS.test(url.hostname))
        return makeLiveFinding({ kind: 'live-noindex/preview' }, url.pathname);
    const isMeant = files.every((file) => asksForNoindex(file, site));
    const kind = isMeant ? 'live-noindex/intended' : 'live-noindex';
    return makeLiveFinding({ kind }, url.pathname);
}
/** Does a page itself ask search engines not to list it, or is there nothing in it to list? */
function asksForNoindex(index, site) {
    const file = site.getFile(index);
    if (file.isLarge)
        return false;
    let isAsked = false;
    const syntax = (0,vocabulary/* chooseSyntax */.ZL)(file.name);
    const reader = (0,addresses/* makeAddressReader */.K)((fact) => {
        isAsked ||= fact === 'unlisted' || fact === 'redirects';
    }, syntax);
    reader.read((0,page_text/* decodePageText */.vU)(file.read(), syntax));
    return isAsked;
}

;// CONCATENATED MODULE: ./lib/live/judging/make-verdict.js








/** Returns what a check found. @throws the reason of the signal; Error of the disk */
async function makeVerdict(ended) {
    const { site, states, accepted, now, signal } = ended;
    const { expected, verdicts } = states;
    const found = listFindings(ended);
    const findings = (0,order/* sortByWeight */.CM)(await (0,judge/* judgeFindings */.q)(found, accepted, now, signal));
    const requested = verdicts.filter((each) => each !== undefined);
    const required = expected.filter((each, i) => isRequired(each) && verdicts[i] !== undefined);
    return {
        ...(0,count_findings/* countFindings */.Gt)(findings),
        findings,
        diagnosis: findCommonCause(found, required.length),
        addresses: verdicts.length,
        compared: requested.filter(isComparable).length,
        files: site.site.names.length,
    };
}
/** Returns the findings about single addresses, and those about many of them. */
function listFindings({ url, site, states, hasRefused }) {
    const { expected, verdicts } = states;
    const requested = verdicts.filter((each) => each !== undefined);
    const noindex = findNoindexForAll({ url, site, expected, verdicts });
    let ofAddresses = requested.flat();
    if (noindex !== undefined)
        ofAddresses = ofAddresses.filter((each) => !isNoindex(each));
    // Another page is the better example.
    const ofNotFoundPage = ofAddresses.filter(isAboutNotFoundPage);
    const others = ofAddresses.filter((each) => !isAboutNotFoundPage(each));
    const notRequested = verdicts.length - requested.length;
    const found = [
        ...makeFindingAbout('live-unsteady', states.listDifferingAgain().length),
        ...others,
        ...ofNotFoundPage,
        ...makeFindingAbout(hasRefused ? 'live-unasked/refused' : 'live-unasked', notRequested),
    ];
    if (states.listOpen().length === 0)
        found.push(...makeFindingAbout('live-unasked/recheck', states.listPending().length));
    if (noindex !== undefined)
        found.push(noindex);
    return found;
}
/** Returns the finding about so many addresses; none if there are none. */
function makeFindingAbout(kind, addresses) {
    if (addresses === 0)
        return [];
    return [makeLiveFinding({ kind, addresses: (0,units/* count */.U9)(addresses, 'address', 'addresses') }, '')];
}
/** Is it a file that has to be there? */
function isRequired(expected) {
    return expected.kind === 'file' && !expected.mayBeMissing && !expected.isNotFoundPage;
}
function isAboutNotFoundPage(finding) {
    return (0,page_names/* isNotFoundPageOfSite */.dn)(findFileOf(finding));
}

;// CONCATENATED MODULE: ./lib/live/live-progress.js
/** The words of the log during a live check. */




/** Returns how far a check is: `3 of 10 addresses requested, 1 still different`. */
function describeProgress({ verdicts, isRechecking }) {
    const requested = verdicts.filter((found) => found !== undefined);
    const differing = requested.filter((found) => hasError(found) && isComparable(found));
    const share = `${formatNumber(requested.length)} of ${countAddresses(verdicts.length)}`;
    const words = (0,clean/* safe */.gB) `${share} requested, ${formatNumber(differing.length)} still different`;
    if (isRechecking)
        return (0,clean/* safe */.gB) `${words}; requesting once more`;
    return words;
}
/**
 * Returns how many errors of each code there are: `3 live-missing, 1 live-stale`; empty if there
 * are none.
 */
function describeDifferences({ verdicts }) {
    const errors = verdicts.flatMap((found) => found?.filter(findings_finding/* isError */.bJ) ?? []);
    const byCode = Map.groupBy(errors, ({ code }) => code);
    return [...byCode].map(([code, { length }]) => `${formatNumber(length)} ${code}`).join(', ');
}
/** Returns the line that ends a check well, after so much time. */
function describeAllMatch({ verdicts }, elapsed) {
    const accepted = verdicts.flat().filter((each) => each?.accepted !== undefined).length;
    const but = accepted === 0 ? '' : `, but for ${(0,units/* count */.U9)(accepted, 'accepted finding')}`;
    return (0,clean/* safe */.gB) `All ${countAddresses(verdicts.length)} match after ${elapsed}${but}`;
}
/** Returns the line about what is still open, after so much time: with an example of it. */
function describeOpen(states, elapsed) {
    const { verdicts, expected } = states;
    const open = states.listOpen();
    const differing = open.filter((index) => verdicts[index] !== undefined);
    const differingAgain = states.listDifferingAgain();
    const isAgain = differingAgain.length > 0;
    const how = isAgain ? 'different again' : 'still different';
    const share = `${formatNumber(differing.length)} of ${countAddresses(verdicts.length)}`;
    let line = (0,clean/* safe */.gB) `After ${elapsed}, ${how}: ${share}`;
    const differences = describeDifferences(states);
    if (differences !== '')
        line = (0,clean/* safe */.gB) `${line} (${differences})`;
    const [example] = isAgain ? differingAgain : differing;
    if (example !== undefined)
        line = (0,clean/* safe */.gB) `${line}, such as ${expected[example]?.address}`;
    const notRequested = open.length - differing.length;
    if (notRequested > 0)
        line = (0,clean/* safe */.gB) `${line}; ${formatNumber(notRequested)} not requested yet`;
    return line;
}
/** Returns a number of addresses in words: `1 address`, `1,024 addresses`. */
function countAddresses(n) {
    return (0,units/* count */.U9)(n, 'address', 'addresses');
}
function formatNumber(n) {
    return n.toLocaleString('en');
}

;// CONCATENATED MODULE: ./lib/live/requesting/origin-state.js
/**
 * How the origin of a site answers, and what follows for the next requests: functions alone, which
 * address-queue.ts obeys.
 */

/** Connections to an origin at a time. Browsers open six, and a CDN serves thousands of those. */
const MAX_CONNECTIONS = 16;
/** However often an origin asks to slow down, so many connections stay. */
const MIN_CONNECTIONS = 2;
/**
 * So many answers in a row that ask to wait (503 with `Retry-After`) are about the origin, and not
 * about an address.
 */
const MAX_UNAVAILABLE = 3;
/** An origin that was not asked for anything yet. */
const FIRST_STATE = {
    /** Has it ever answered, if only that it is too busy? */
    hasAnswered: false,
    /** Has it ever refused a request, because there were too many? */
    hasRefused: false,
    /** Until when an answer asks to wait, in ms since the epoch. */
    notBefore: 0,
    /** Has it to answer one connection before it gets several? */
    isSilent: true,
    /** How many it gets then. */
    connections: MAX_CONNECTIONS,
    /** Addresses in a row that failed on several connections. */
    failures: 0,
    /** Attempts in a row that failed, or were put off, on the only one. */
    attempts: 0,
    /** Answers in a row that ask to wait. */
    unavailable: 0,
    /** Why nothing more is asked for at the moment. */
    interruption: undefined,
};
/**
 * Returns what follows from an answer to the address of this index; `now` in ms since the epoch.
 */
function reactToResponse(state, index, response, now) {
    if (response.kind === 'complete')
        return reactToCompleteResponse(state, index, response, now);
    if (response.kind === 'wait' || state.isSilent) {
        const isBusy = response.kind === 'wait';
        const hasAnswered = state.hasAnswered || isBusy;
        const hasRefused = state.hasRefused || isBusy;
        const interruption = { index, response };
        // The next one may be answered where this one never is.
        return { state: { ...state, hasAnswered, hasRefused, interruption }, address: 'again' };
    }
    if (response.isCutOff)
        return { state, address: 'unknown' };
    const failures = state.failures + 1;
    const isInterrupted = state.interruption !== undefined || failures < state.connections;
    const interruption = isInterrupted ? state.interruption : { index, response };
    return { state: { ...state, failures, interruption }, address: 'answered' };
}
function reactToCompleteResponse(state, index, { status, retryAfterMs }, now) {
    const waitMs = Math.min(retryAfterMs ?? 0, retry_policy/* RETRY */.p6.live.maxRetryAfter);
    const notBefore = Math.max(state.notBefore, now + waitMs);
    const unavailable = retryAfterMs === undefined ? 0 : state.unavailable + 1;
    const next = { ...state, hasAnswered: true, notBefore, failures: 0, attempts: 0, unavailable };
    if (unavailable <= MAX_UNAVAILABLE)
        return { state: { ...next, isSilent: false }, address: 'answered' };
    const own = { index, response: { kind: 'wait', status, retryAfterMs } };
    return { state: { ...next, interruption: state.interruption ?? own }, address: 'answered' };
}
/** Returns what to do after an interruption, and what is known then. */
function planNextTry({ interruption, ...before }, { response }, context) {
    const silent = { ...before, isSilent: true, failures: 0, interruption: undefined };
    if (response.kind === 'none' && !before.isSilent)
        return { state: silent, next: { kind: 'at-once' } };
    const attempts = before.attempts + 1;
    let { connections } = before;
    if (!before.isSilent)
        connections = Math.max(MIN_CONNECTIONS, Math.floor(connections / 2));
    const state = { ...silent, attempts, connections };
    if (response.kind === 'wait')
        return { state, next: planAfterWaitRequest(attempts, response, context) };
    return { state, next: planAfterFailure(state, response.failure, context) };
}
function planAfterWaitRequest(attempts, { retryAfterMs = 0 }, { now, endBy, random }) {
    const askedMs = Math.min(retryAfterMs, retry_policy/* RETRY */.p6.live.maxRetryAfter);
    const pauseMs = Math.min((0,retry_policy/* computeRetryPause */.w0)(attempts, random, askedMs), endBy - now);
    if (now >= endBy)
        return { kind: 'end-round' };
    return { kind: 'pause', pauseMs };
}
function planAfterFailure({ attempts, hasAnswered }, failure, { now, endBy, connectBy, random }) {
    const end = hasAnswered ? endBy : connectBy;
    const maxRetries = hasAnswered ? retry_policy/* RETRY */.p6.maxRetries : (0,retry_policy/* limitRetriesAfter */.QV)(failure);
    const pauseMs = Math.min((0,retry_policy/* computeRetryPause */.w0)(attempts, random), end - now);
    const mayRetry = now < end && attempts <= maxRetries;
    // Without an attempt after it, the pause would end in silence.
    const isFollowed = hasAnswered || now + pauseMs < endBy;
    if (mayRetry && isFollowed)
        return { kind: 'pause', pauseMs };
    return { kind: hasAnswered ? 'end-round' : 'unreachable' };
}

;// CONCATENATED MODULE: ./lib/live/requesting/address-queue.js
/**
 * Asks one origin for many addresses, politely. One that does not answer at all, or asks to wait,
 * is asked by one connection alone until it answers again; what single addresses are answered with
 * does not slow down the others.
 */



/** The host was never reached. */
class HostUnreachable extends Error {
    name = 'HostUnreachable';
    failure;
    attempts;
    elapsedMs;
    constructor(failure, attempts, elapsedMs) {
        super(failure.why.text);
        this.failure = failure;
        this.attempts = attempts;
        this.elapsedMs = elapsedMs;
    }
}
/** The addresses of one origin. */
class AddressQueue {
    #options;
    #state = FIRST_STATE;
    constructor(options) {
        this.#options = options;
    }
    /** Returns what is known of how the origin answers. */
    getState() {
        return this.#state;
    }
    /**
     * Asks for the addresses, each until it is answered or has failed, and hands over the answers;
     * those that are left at `endBy` (ms since the epoch) are not asked for.
     * @throws HostUnreachable if it never answered; the reason of the signal
     */
    async requestAll(indices, endBy) {
        const { clock } = this.#options;
        this.#state = { ...this.#state, failures: 0, attempts: 0 };
        // Taken from its end.
        const queue = [...indices].reverse();
        while (queue.length > 0 && clock.now() < endBy) {
            let { connections } = this.#state;
            if (this.#state.isSilent)
                connections = 1;
            await Promise.all(Array.from({ length: connections }, () => this.#runConnection(queue, endBy)));
            if (!(await this.#pauseAfterInterruption(endBy)))
                return;
        }
    }
    /** Asks for one address after the other, as long as the origin answers as it did. */
    async #runConnection(queue, endBy) {
        const { request, recordResponse, clock } = this.#options;
        const { isSilent } = this.#state;
        const goesOn = () => this.#state.interruption === undefined && this.#state.isSilent === isSilent;
        while (goesOn() && clock.now() < endBy) {
            const index = queue.pop();
            if (index === undefined)
                return;
            const response = await request(index, endBy);
            const { state, address } = reactToResponse(this.#state, index, response, clock.now());
            this.#state = state;
            if (address === 'again')
                queue.unshift(index);
            else if (address === 'answered' && response.kind !== 'wait')
                recordResponse(index, response);
        }
    }
    /** Waits after an interruption. Returns whether to go on. */
    async #pauseAfterInterruption(endBy) {
        const { origin, recordResponse, startedAt, connectBy, clock, random, signal, info } = this.#options;
        const { interruption } = this.#state;
        if (interruption === undefined)
            return true;
        const now = clock.now();
        const context = { now, endBy, connectBy, random };
        const { state, next } = planNextTry(this.#state, interruption, context);
        this.#state = state;
        const { index, response } = interruption;
        switch (next.kind) {
            case 'at-once':
                return true;
            case 'pause':
                info(describePause(origin, interruption, state.attempts, next.pauseMs));
                await clock.sleep(next.pauseMs, signal);
                return true;
            case 'unreachable':
                if (response.kind === 'none')
                    throw new HostUnreachable(response.failure, state.attempts, now - startedAt);
                return false;
            case 'end-round':
                if (response.kind === 'none')
                    recordResponse(index, response);
                return false;
        }
    }
}
function describePause(origin, { response }, attempts, pauseMs) {
    const pause = (0,units/* showDuration */.kJ)(pauseMs);
    if (response.kind === 'wait')
        return (0,clean/* safe */.gB) `${origin} asks to wait (HTTP ${response.status}); retrying in ${pause}`;
    const why = response.failure.certificate ?? response.failure.why;
    return (0,clean/* safe */.gB) `No response from ${origin} (attempt ${attempts}): ${why}; retrying in ${pause}`;
}

// EXTERNAL MODULE: ./lib/net/attempt.js
var net_attempt = __webpack_require__(9246);
// EXTERNAL MODULE: ./lib/net/connection-failure.js
var connection_failure = __webpack_require__(1104);
// EXTERNAL MODULE: ./lib/net/follow-redirects.js
var follow_redirects = __webpack_require__(3174);
// EXTERNAL MODULE: ./lib/net/retry-after.js
var retry_after = __webpack_require__(9670);
;// CONCATENATED MODULE: ./lib/live/comparing/next-hop.js

/**
 * More than hosts need between the forms of one address: with and without `.html`, with and without
 * a slash.
 */
const MAX_HOPS = 4;
/**
 * Returns the address to ask for after a redirect from `visited` (the last one) to `to`, or why it
 * is not followed: it stays on the same host, and leads to another form of the same address.
 */
function chooseNextHop(to, visited, mayFollow) {
    const [first] = visited;
    const url = URL.parse(to);
    if (url === null || first === undefined || url.origin !== first.origin)
        return { to, reason: 'other-host' };
    // Kept out of the request: nobody on the network may have us send a user name.
    url.username = '';
    url.password = '';
    url.hash = '';
    const path = (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* asBytes */.Yd)(url.pathname));
    if (path === undefined || !mayFollow(path))
        return { to, reason: 'other-page' };
    if (visited.length > MAX_HOPS || visited.some(({ href }) => href === url.href))
        return { to, reason: 'circle' };
    return url;
}

;// CONCATENATED MODULE: ./lib/live/comparing/content-security-policy.js
/**
 * What a Content-Security-Policy keeps a page from loading that it needs:
 * https://www.w3.org/TR/CSP3/
 */



/** The directives for it, the one that comes first. */
const DIRECTIVES = {
    style: ['style-src-elem', 'style-src', 'default-src'],
    script: ['script-src-elem', 'script-src', 'default-src'],
};
/**
 * Returns the first style sheet and the first script of its own site that the header keeps a page
 * from loading. `page` is its content, `name` that of its file, and `from` its address.
 */
function findBlockedLoads(header, page, name, from) {
    // Each policy applies.
    const policies = header.split(',').map(parsePolicy);
    const blocked = new Map();
    for (const { kind, address } of listLoads((0,byte_strings/* readBytes */.io)(page), (0,vocabulary/* chooseSyntax */.ZL)(name))) {
        const isExamined = kind === 'style' || kind === 'script';
        // Browsers load nothing from an empty address.
        if (!isExamined || blocked.has(kind) || address === '')
            continue;
        const url = URL.parse(address, from.href);
        if (url?.host !== from.host)
            continue;
        for (const policy of policies) {
            const directive = findBlockingDirective(policy, kind, url, from);
            if (directive === undefined)
                continue;
            blocked.set(kind, { kind, address: url.href, directive });
            break;
        }
    }
    return [...blocked.values()];
}
function parsePolicy(policy) {
    const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
    return new Map(directives.reverse().map(([name = '', ...values]) => [name.toLowerCase(), values]));
}
function findBlockingDirective(policy, kind, url, from) {
    const sandbox = policy.get('sandbox');
    if (kind === 'script' && sandbox?.includes('allow-scripts') === false)
        return ['sandbox', ...sandbox].join(' ');
    const name = DIRECTIVES[kind].find((each) => policy.has(each));
    if (name === undefined)
        return undefined;
    const sources = policy.get(name) ?? [];
    if (sources.some((source) => mayAllow(source.toLowerCase(), url, from)))
        return undefined;
    return [name, ...sources].join(' ');
}
/** The host of a source such as `https://*.example.com:443/js/`. */
const HOST_SOURCE = /^(?:https?:\/\/)?([^/:]+)/;
/**
 * Returns whether a source allows an address, or could: a nonce may be in the page, and ports and
 * paths are not looked at.
 */
function mayAllow(source, url, from) {
    if (/^'(?:nonce-|sha\d|strict-dynamic)/.test(source) || source === '*')
        return true;
    if (source === "'self'")
        return url.origin === from.origin;
    if (source === url.protocol || (source === 'http:' && url.protocol === 'https:'))
        return true;
    const host = HOST_SOURCE.exec(source)?.[1] ?? '';
    if (host.startsWith('*.'))
        return url.hostname.endsWith(host.slice(1));
    return host === url.hostname;
}

;// CONCATENATED MODULE: ./lib/live/comparing/page-headers.js







/**
 * Returns where the headers of a page lead that they should not, and what they keep it from
 * loading.
 * @throws Error of the disk
 */
function findPageHeaderFaults(headers, page) {
    const { site, from } = page;
    const file = site.getFile(page.file);
    const faults = [];
    const away = findWrongRefresh(headers, page);
    if (away !== undefined)
        faults.push({ kind: 'live-redirected/refresh', to: away });
    const canonical = findForeignCanonical(headers, page);
    if (canonical !== undefined)
        faults.push({ kind: 'live-header/canonical', to: canonical });
    const policy = headers['content-security-policy'];
    if (policy === undefined || file.isLarge)
        return faults;
    const blocked = findBlockedLoads(String(policy), file.read(), file.name, from);
    for (const { kind, address, directive } of blocked)
        faults.push({ kind: `live-header/blocked-${kind}`, to: address, directive });
    return faults;
}
/**
 * Returns where the header `Refresh` sends readers, if that is neither another form of the address
 * nor where the file itself sends them. Browsers obey it as they do `<meta http-equiv=refresh>`:
 * https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-refresh-header
 */
function findWrongRefresh({ refresh }, { from, site, file }) {
    if (typeof refresh !== 'string')
        return undefined;
    const target = (0,values/* readRefreshTarget */.pm)((0,byte_strings/* asBytes */.Yd)(refresh));
    if (target === undefined)
        return undefined;
    const to = resolveAddress(target, from);
    const next = chooseNextHop(to, [from], site.mayRedirectToFile(file));
    if (next instanceof URL || next.reason === 'circle')
        return undefined;
    const isOfFile = listOwnRefreshTargets(site.getFile(file), from).some((own) => isSameAddress(own, to));
    if (isOfFile)
        return undefined;
    return to;
}
/** Returns where the file itself sends readers, in full. */
function listOwnRefreshTargets(file, from) {
    if (file.isLarge)
        return [];
    const targets = [];
    const reader = new visible/* VisibleReader */.M((what, value) => {
        if (what === 'redirect')
            targets.push(resolveAddress(value, from));
    }, (0,vocabulary/* chooseSyntax */.ZL)(file.name));
    reader.read((0,byte_strings/* readBytes */.io)(file.read()));
    return targets;
}
/**
 * Search engines take the header as they take `<link rel=canonical>`:
 * https://www.rfc-editor.org/rfc/rfc6596#section-5
 */
const CANONICAL = /<([^<>]*)>\s*;[^,<]*\brel\s*=\s*(?:canonical\b|"[^"]*\bcanonical\b)/i;
function findForeignCanonical({ link }, { from, site }) {
    const target = CANONICAL.exec(String(link ?? ''))?.[1];
    if (target === undefined)
        return undefined;
    const url = URL.parse(target, from.href);
    if (url === null || site.knownHosts.has(url.host))
        return undefined;
    return url.href;
}
function resolveAddress(target, from) {
    return URL.parse(target, from.href)?.href ?? target;
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/live/comparing/received-content.js
/** How the content of a response arrives: as it is sent, decoded, and in the time that is given. */





/** The encodings that are asked for: those that every browser asks for, too. */
const ACCEPTED_ENCODINGS = 'gzip, br';
/**
 * How much longer than its file a response may be: something on the way may have added to it. In
 * bytes.
 */
const MAX_ADDED = 1 << 20;
/**
 * Returns what decodes a body with this Content-Encoding, in the order in which it has to happen;
 * undefined for an encoding that was not asked for.
 * https://www.rfc-editor.org/rfc/rfc9110#name-content-encoding
 */
function chooseDecoders(header) {
    const codings = (header ?? '')
        .toLowerCase()
        .split(',')
        .map((coding) => coding.trim())
        .filter((coding) => coding !== '' && coding !== 'identity');
    if (codings.length > 2)
        return undefined;
    const decoders = codings.map((coding) => DECODERS.get(coding)).reverse();
    if (!decoders.every((each) => each !== undefined))
        return undefined;
    return decoders;
}
const DECODERS = new Map([
    ['gzip', external_node_zlib_.createGunzip],
    ['x-gzip', external_node_zlib_.createGunzip],
    ['br', external_node_zlib_.createBrotliDecompress],
]);
class TooLong extends Error {
}
/** What Node's zlib says of content that it cannot unpack. */
const IS_DECODING_ERROR = /^(?:Z_|ERR__)/;
/**
 * Receives what should be a file, and not much more than that. `onActivity` is called for each
 * piece that arrives.
 * @throws Error of the connection
 */
async function receiveContent(message, decoders, file, onActivity) {
    const isDecoded = decoders.length > 0;
    const sent = new ReceivedContent(file);
    const content = isDecoded ? new ReceivedContent(file) : sent;
    message.on('data', (chunk) => {
        onActivity();
        if (isDecoded && !sent.add(chunk))
            message.destroy(new TooLong());
    });
    const sink = new external_node_stream_.Writable({
        write: (chunk, _, done) => done(content.add(chunk) ? undefined : new TooLong()),
    });
    const end = await decodeInto(sink, message, decoders);
    return { end, isDecoded, sent, content };
}
/** @throws Error of the connection */
async function decodeInto(sink, message, decoders) {
    try {
        await (0,external_node_stream_promises_.pipeline)([message, ...decoders.map((make) => make()), sink]);
        return 'complete';
    }
    catch (error) {
        if (error instanceof TooLong)
            return 'too-long';
        if (IS_DECODING_ERROR.test(error.code ?? ''))
            return 'not-compressed';
        throw error;
    }
}
/** What has arrived instead of a file, never much more than that. */
class ReceivedContent {
    #limit;
    #hash;
    #chunks = [];
    #bytes = 0;
    /** Its first piece. */
    start = Buffer.alloc(0);
    constructor({ size, isLarge }) {
        this.#limit = size + MAX_ADDED;
        this.#hash = isLarge ? (0,external_node_crypto_.createHash)('sha256') : undefined;
    }
    /** Returns whether there is no more than the limit. */
    add(chunk) {
        this.#bytes += chunk.length;
        if (this.#bytes > this.#limit)
            return false;
        if (this.#bytes === chunk.length)
            this.start = chunk;
        this.#hash?.update(chunk);
        if (this.#hash === undefined || this.#bytes <= MAX_WHOLE)
            this.#chunks.push(chunk);
        return true;
    }
    /** Returns the SHA-256 in hexadecimal digits; undefined if it is not compared by that. */
    computeDigest() {
        return this.#hash?.copy().digest('hex');
    }
    /** Returns all of it; only the beginning of what is large. */
    concatenate() {
        return Buffer.concat(this.#chunks);
    }
}

;// CONCATENATED MODULE: ./lib/live/comparing/relative-addresses.js
/**
 * Pages that the host shows in another folder than their file: what is relative to them may lead
 * nowhere from there.
 */






/**
 * Returns what is wrong with where a page is shown, whose bytes are those of its file.
 * @throws Error of the disk
 */
function findRelativeAddressFaults({ from, site, file }) {
    const local = site.getFile(file);
    if (local.isLarge)
        return [];
    const { pathname: to } = from;
    const broken = findBrokenRelative(site.served, local.name, to, () => local.read());
    if (broken === undefined)
        return [];
    return [{ kind: 'live-redirected/relative-address', to, ...broken }];
}
/**
 * Returns the first address of a page that leads somewhere from the folder of its file, and nowhere
 * from where the host shows it: at the path `at`, from the root of the host on and percent-encoded.
 * Undefined if there is none, and where the rules of the host show the page there always, because
 * the check of the site judges it from there. What it is `written` as and the path where it leads
 * `nowhere` are foreign text. `read` returns the page.
 * @throws what `read` throws
 */
function findBrokenRelative(served, name, at, read) {
    const addresses = new web_address/* Addresses */.tb(served.site);
    const ofFile = addresses.baseOfFile(name);
    // Without the slash of its base path, even the home page is beyond the site's folders.
    const shown = { url: makeUrl(ofFile.url, at).href, folder: undefined };
    const isAtHome = getFolder(shown) === getFolder(ofFile);
    if (isAtHome || served.isAlwaysShownInOtherFolder(served.files.get(name) ?? -1))
        return undefined;
    const text = (0,page_text/* decodePageText */.vU)(read(), (0,vocabulary/* chooseSyntax */.ZL)(name));
    const href = (0,page_text/* findBase */.lN)(text, (0,vocabulary/* chooseSyntax */.ZL)(name));
    const here = addresses.baseOfElement(href, ofFile);
    const there = addresses.baseOfElement(href, shown);
    const isFound = (value, base) => {
        const address = addresses.resolve(value, base);
        if (address.kind === 'outside-base-path')
            return address.explicit || served.isServicePath(address.path);
        if (address.kind !== 'site')
            return true;
        const isAnswered = served.answer(address.path, address.query) !== undefined;
        return isAnswered || served.mayUnreadRuleAnswer(address.path, undefined);
    };
    let broken;
    (0,page/* scanPage */.D)(name, text, (_, value) => {
        const [address = byte_strings/* NO_BYTES */.CR] = value.split('#', 1);
        if (broken !== undefined || address.length > web_address/* MAX_USUAL_ADDRESS */.hV)
            return;
        if (!isFound(address, here) || isFound(address, there))
            return;
        const written = (0,byte_strings/* toText */.fE)(address);
        broken = { written, nowhere: URL.parse(written, there.url)?.pathname ?? written };
    });
    return broken;
}
const getFolder = ({ url }) => url.replace(/[^/]*$/, '');

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/live/comparing/charset.js
/** Which charset a text should be sent with. */


/**
 * Files in which a wrong charset shows: of a script or style sheet, the one in the header beats
 * that of the page.
 */
const TEXT = /\.(?:x?html?|css|m?js|txt|md|svg|xml|csv)$/i;
/**
 * Returns whether a file of this name is text that browsers read in the charset that the header
 * says.
 */
function hasCharset(name) {
    return TEXT.test(name);
}
/**
 * Labels of what browsers refuse to read, because it was used for attacks; they show one sign
 * instead: https://encoding.spec.whatwg.org/#replacement
 */
const REFUSED = new Set([
    'csiso2022kr',
    'hz-gb-2312',
    'iso-2022-cn',
    'iso-2022-cn-ext',
    'iso-2022-kr',
    'replacement',
]);
/**
 * Returns the charset with which a text should be sent that is sent with another one; undefined if
 * it is fine, if browsers do not know the charset, or if nobody can tell: where a byte order mark
 * says so, and where zeros may be halves of letters. The header comes before what the text says
 * itself: https://html.spec.whatwg.org/#encoding-sniffing-algorithm
 */
function findRightCharset(charset, text) {
    const encoding = findEncoding(charset);
    if (encoding === undefined || (0,page_text/* findBomEncoding */.Bg)(text) !== undefined || text.includes(0))
        return undefined;
    const isRefused = encoding === 'replacement';
    const isUnicode = encoding === 'utf-8';
    if ((0,external_node_buffer_.isAscii)(text) && !isRefused && !encoding.startsWith('utf-16'))
        return undefined;
    if ((0,external_node_buffer_.isUtf8)(text))
        return isUnicode ? undefined : 'UTF-8';
    if (isRefused || isUnicode)
        return 'another encoding';
    return undefined;
}
function findEncoding(label) {
    if (REFUSED.has(label))
        return 'replacement';
    try {
        return new TextDecoder(label).encoding;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/live/comparing/rewritten-page.js
/**
 * Pages that something has rewritten on their way, so that their bytes differ. What hosts do today
 * was read from their documentation and from pages that they had served, 2026-11.
 */





/**
 * Returns whether what was received is the page in the file, rewritten: a reader notices no
 * difference, and its scripts and style sheets come from the same addresses, name the same ones,
 * and are used under the same conditions, apart from those that hosts are known to add.
 */
function isRewritten(page, file, received, site) {
    const wanted = listParts(page, file);
    const shown = listParts(page, received);
    if (wanted.length !== shown.length)
        return false;
    const base = wanted.find(({ kind }) => kind === 'base')?.value ?? byte_strings/* NO_BYTES */.CR;
    return wanted.every((part, i) => isSame(part, shown[i]));
    function isSame(part, other) {
        if (part.kind !== other?.kind || part.usage !== other.usage)
            return false;
        if (part.value === other.value)
            return true;
        if (part.kind === 'link' && site.pointToSamePlace(page, base, part.value, other.value))
            return true;
        return part.kind !== 'text' && isMadeSecure(part.value, other.value);
    }
}
function listParts(page, content) {
    const text = (0,hosts/* undoRewrites */.Sj)((0,byte_strings/* readBytes */.io)(content));
    const parts = [];
    let pending = byte_strings/* NO_BYTES */.CR;
    const reader = new visible/* VisibleReader */.M((kind, value) => {
        // Whether something is part of a menu is not seen.
        if (kind === 'region')
            return;
        if (kind === 'text') {
            pending = pending.concat(value);
            return;
        }
        parts.push({ kind: 'text', value: pending }, { kind, value });
        pending = byte_strings/* NO_BYTES */.CR;
    }, (0,vocabulary/* chooseSyntax */.ZL)(page));
    reader.read(text);
    parts.push({ kind: 'text', value: pending });
    // How scripts are written makes no difference: nobody can tell one that was minified from another
    // one.
    for (const { kind, address, usage } of listLoads(text, (0,vocabulary/* chooseSyntax */.ZL)(page)))
        if (!(0,hosts/* isAddedByHosts */.Xs)(address))
            parts.push({ kind, value: address, usage });
    return parts;
}
/**
 * Returns whether an address was changed from `http:` to `https:`, as Cloudflare's Automatic HTTPS
 * Rewrites does:
 * https://developers.cloudflare.com/ssl/edge-certificates/additional-options/automatic-https-rewrites/
 */
function isMadeSecure(before, after) {
    const isSecured = /^http:\/\//i.test(before) && /^https:\/\//i.test(after);
    return isSecured && before.slice('http'.length) === after.slice('https'.length);
}

;// CONCATENATED MODULE: ./lib/live/comparing/response-body.js




/** How much is read of a response that is not compared, to keep the connection. In bytes. */
const MAX_SKIPPED = 256 << 10;
/**
 * Files that are compressed themselves. Browsers show the pictures among them only with a
 * Content-Encoding.
 */
const COMPRESSED_FILE = /\.(?:svgz|t?gz|br|emz|wmz)$/i;
const COMPRESSED_PICTURE = /\.svgz$/i;
/**
 * Reads the body of a response, not much more of it than the file is long, and compares it with the
 * file. `onActivity` is called for each piece that arrives.
 * @throws Error of the connection, or of the disk
 */
async function readBody(message, comparison, onActivity) {
    const { headers } = message;
    const decoders = chooseDecoders(headers['content-encoding']);
    if (decoders === undefined) {
        message.destroy();
        return { content: 'unread', encoding: 'unknown' };
    }
    const received = await receiveContent(message, decoders, comparison.file, onActivity);
    return new BodyComparer(comparison, received).compare(headers);
}
/** Compares what was received with its file. */
class BodyComparer {
    #comparison;
    #received;
    /** The content of the file; undefined if it is large. */
    #wanted;
    constructor(comparison, received) {
        const { file } = comparison;
        this.#comparison = comparison;
        this.#received = received;
        this.#wanted = file.isLarge ? undefined : file.read();
    }
    async compare(headers) {
        const { file } = this.#comparison;
        const { end, isDecoded, sent, content: received } = this.#received;
        const wanted = this.#wanted;
        if (isDecoded && COMPRESSED_FILE.test(file.name) && (await this.#isFile(sent)))
            return describeUnpackedFile(file.name);
        if (end === 'not-compressed')
            return { content: 'unread', encoding: 'not-compressed' };
        const content = await this.#match();
        if (content === 'stale' && isGzip(received.start) && !isGzip(wanted ?? received.start))
            return { content, encoding: isDecoded ? 'compressed-twice' : 'compressed-silently' };
        const isShown = content === 'same' || content === 'rewritten';
        if (!isShown || wanted === undefined)
            return { content };
        return { content, ...examineText(headers, wanted, file.name) };
    }
    async #match() {
        const { file, isPage, homePage, notFoundPage, site, earlier } = this.#comparison;
        const { end, content } = this.#received;
        if (end === 'too-long')
            return 'stale';
        if (await this.#isFile(content))
            return 'same';
        const whole = content.concatenate();
        if (homePage?.equals(whole))
            return 'home-page';
        if (notFoundPage?.equals(whole))
            return 'not-found-page';
        if (!isPage || this.#wanted === undefined || earlier()?.equals(whole))
            return 'stale';
        if (isRewritten(file.name, this.#wanted, whole, site))
            return 'rewritten';
        return 'stale';
    }
    async #isFile(content) {
        if (this.#wanted !== undefined)
            return this.#wanted.equals(content.concatenate());
        return content.computeDigest() === (await this.#comparison.file.computeDigest());
    }
}
/** Returns what becomes of a compressed file that is sent as it is, with a Content-Encoding. */
function describeUnpackedFile(name) {
    if (COMPRESSED_PICTURE.test(name))
        return { content: 'same' };
    return { content: 'same', encoding: 'archive-unpacked' };
}
/**
 * Reads the body of a response that is not compared, as far as that keeps the connection; the rest
 * is given up.
 * @throws what the connection throws
 */
async function skipBody(message, onActivity) {
    let bytes = 0;
    for await (const chunk of message) {
        onActivity();
        bytes += chunk.length;
        if (bytes > MAX_SKIPPED)
            break;
    }
}
/**
 * Returns whether a text was sent with the right charset, and rightly as XHTML, and whether it is a
 * classic script.
 */
function examineText(headers, content, name) {
    const { type, charset } = readContentType(headers['content-type']);
    const isRead = charset !== undefined && hasCharset(name);
    return {
        charsetMeant: isRead ? findRightCharset(charset, content) : undefined,
        isNotXhtml: type === 'application/xhtml+xml' && !isXhtml(content),
        isClassicScript: isClassicScript(name, content),
    };
}
/** https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1 */
function isGzip(start) {
    return start[0] === 0x1f && start[1] === 0x8b && start[2] === 0x08;
}

;// CONCATENATED MODULE: ./lib/live/requesting/request-address.js
















/** A host that sends less than this is too slow to wait for. In bytes per second. */
const MIN_RATE = 16_384;
const HEADERS = {
    accept: '*/*',
    'accept-encoding': ACCEPTED_ENCODINGS,
    'user-agent': request/* USER_AGENT */._O,
};
/**
 * Asks the host of a site for one address as a browser would, without cookies, by a connection of
 * `agent`, and returns the answer: at `endBy` (ms since the epoch), whatever has arrived.
 * @throws the reason of `options.signal` as soon as it is aborted; Error of the disk
 */
async function requestAddress(expected, { agent, endBy }, options) {
    const { clock, requestTimeoutMs, signal } = options;
    const comparison = makeComparison(expected, options);
    const startedAt = clock.now();
    const attempt = (0,net_attempt/* openAttempt */.Eu)(clock, requestTimeoutMs, signal);
    const wholeMs = requestTimeoutMs + ((comparison?.file.size ?? 0) / MIN_RATE) * 1_000;
    const limitMs = Math.min(wholeMs, Math.max(endBy - startedAt, retry_policy/* RETRY */.p6.live.lastAttempt));
    let isLate = false;
    const timer = (0,net_attempt/* startTimer */.Ip)(clock, limitMs, () => {
        isLate = true;
        attempt.close();
    });
    try {
        const response = await sendAndCompare(expected, comparison, { ...options, agent, attempt });
        if (response.kind !== 'complete')
            return response;
        return { ...response, ms: clock.now() - startedAt };
    }
    catch (error) {
        signal.throwIfAborted();
        // Those of connections name no path.
        if ((0,file_errors/* isDiskError */.M)(error) && error.path !== undefined)
            throw error;
        if (isLate) {
            const why = (0,clean/* safe */.gB) `the whole response did not arrive within ${(0,units/* showDuration */.kJ)(limitMs)}`;
            return { kind: 'none', failure: { why }, isCutOff: clock.now() >= endBy };
        }
        const cause = attempt.signal.aborted ? attempt.signal.reason : error;
        return { kind: 'none', failure: (0,connection_failure/* explainConnectionError */.M)(cause) };
    }
    finally {
        timer.stop();
        attempt.close();
    }
}
/** @throws Error of the connection, or of the disk */
async function sendAndCompare(expected, comparison, { url, site, agent, attempt, clock, }) {
    const onActivity = () => attempt.noteActivity();
    const mayFollow = chooseFollowedRedirects(expected, site);
    // Nothing but the path comes from the site.
    const { message, visited, refusal } = await (0,follow_redirects/* followRedirects */.F)(makeUrl(url.origin, expected.address), {
        async send(address) {
            const message = await (0,request/* sendRequest */.w$)(address, {
                headers: HEADERS,
                signal: attempt.signal,
                agent,
            });
            onActivity();
            return message;
        },
        discard: (answer) => skipBody(answer, onActivity),
        next: (to, before) => chooseNextHop(to, before, mayFollow),
    });
    const { statusCode: status = 0 } = message;
    // Joined, what is meant for one crawler would include the header after it.
    const robots = message.headersDistinct['x-robots-tag'];
    const headers = { ...message.headers, 'x-robots-tag': robots };
    const response = {
        kind: 'complete',
        status,
        headers,
        body: undefined,
        redirect: refusal,
        ms: 0,
    };
    if (refusal !== undefined)
        return response;
    if (comparison === undefined || !isBodyCompared(expected, status)) {
        await skipBody(message, onActivity);
        const retryAfterMs = (0,retry_after/* parseRetryAfter */.m)(headers, clock.now());
        if (status === 429)
            return { kind: 'wait', status, retryAfterMs };
        if (status === 503)
            return { ...response, retryAfterMs };
        return response;
    }
    const body = await readBody(message, comparison, onActivity);
    if (expected.kind !== 'file' || !expected.isPage)
        return { ...response, body };
    const page = { from: visited.at(-1) ?? url, site, file: expected.file };
    const faults = [...findPageHeaderFaults(headers, page)];
    // What was rewritten may have had its addresses changed.
    if (body.content === 'same')
        faults.push(...findRelativeAddressFaults(page));
    return { ...response, body, faults };
}
function isBodyCompared({ kind }, status) {
    if (kind === 'missing')
        return status === 404 || status === 410;
    return isSuccess(status);
}
/** Returns which redirects of an address are followed. */
function chooseFollowedRedirects(expected, site) {
    if (expected.kind === 'file')
        return site.mayRedirectToFile(expected.file);
    // Some hosts take `.html` from every address before they look for a file.
    return (path) => expected.kind === 'missing' && site.hasNoFileAt(path);
}
function makeComparison(expected, { site, earlierSite, knownPages }) {
    if (expected.kind === 'redirect')
        return undefined;
    if (expected.kind === 'gone') {
        const file = earlierSite?.getFile(expected.file);
        if (earlierSite === undefined || file === undefined)
            return undefined;
        const { isPage } = expected;
        return { file, isPage, ...knownPages, site: earlierSite, earlier: () => undefined };
    }
    const wanted = expected.kind === 'missing' ? expected.page : expected;
    if (wanted === undefined)
        return undefined;
    const file = site.getFile(wanted.file);
    const isPage = expected.kind === 'missing' || expected.isPage;
    return { file, isPage, ...knownPages, site, earlier: () => earlierSite?.readFile(file.name) };
}

;// CONCATENATED MODULE: ./lib/live/live-check.js
/**
 * Asks the host of a published site for every address, in rounds: those that differ are asked for
 * again after a pause, until all agree or the time is over. What agreed is then asked for once
 * more: the host may have changed since, or be several servers. Only the host that was given is
 * ever connected to.
 */

















/**
 * How many of the addresses that differ are requested first in a later round: if none of them
 * agrees now, the others wait for the next round, or for the last one.
 */
const MAX_SAMPLED = 64;
/**
 * How often a recheck requests what has not agreed in it: all of it once, and what failed for a
 * moment once more.
 */
const MAX_RECHECK_PASSES = 2;
/** How many of the slowest addresses are reported. */
const MAX_SLOWEST = 5;
/** One check, and what it knows so far. */
class LiveCheck {
    #options;
    #accepted;
    #states = new AddressStates([]);
    #connections;
    #slowest = [];
    #rounds = 0;
    /** How long it took to request everything for the first time, in ms. */
    #firstRoundMs = 0;
    /** When the last difference was gone, in ms since the epoch. */
    #agreedAt;
    /** When the first request was sent, in ms since the epoch. */
    #startedAt = 0;
    constructor(options) {
        this.#options = options;
        this.#accepted = options.accepted.filter(({ code }) => (0,codes/* isLive */.DG)(code));
    }
    /** Returns what is known so far, in words. */
    describeProgress() {
        return describeProgress(this.#states);
    }
    /**
     * Requests every address, as often as makes sense, and all of them once more when they agree.
     * @throws HostUnreachable; the reason of the signal; Error of the disk
     */
    async run() {
        const { url, signal, clock, random, timeoutMs, info } = this.#options;
        const { site, earlierSite } = await openSites(this.#options);
        const changedFiles = earlierSite && (await site.findChangedFiles(earlierSite, signal));
        const { expected, withoutAddress } = await listExpectations(site, {
            origin: url.origin,
            earlier: earlierSite,
            changedFiles,
            token: Math.floor(random() * 2 ** 40).toString(36),
            signal,
        });
        this.#states = new AddressStates(expected, changedFiles);
        info((0,clean/* safe */.gB) `Requesting ${countAddresses(expected.length)} from ${url.host}`);
        this.#startedAt = clock.now();
        const deadline = this.#startedAt + timeoutMs;
        const queue = this.#openQueue({ site, earlierSite }, deadline);
        const plan = { ...this.#options, deadline };
        try {
            await (0,poll/* poll */.wt)(() => this.#runRound(queue, deadline), plan, this.#options);
        }
        finally {
            this.#connections?.close();
        }
        const states = this.#states;
        const { hasRefused } = queue.getState();
        const accepted = this.#accepted;
        const now = clock.now();
        return {
            ...(await makeVerdict({ url, site, states, hasRefused, accepted, now, signal })),
            withoutAddress,
            since: states.isSettled ? this.#agreedAt : undefined,
            elapsedMs: clock.now() - this.#startedAt,
            rounds: this.#rounds,
            slowest: this.#slowest,
        };
    }
    #openQueue({ site, earlierSite }, deadline) {
        const homePage = site.readFile('index.html');
        const notFoundPage = site.readFile('404.html');
        const knownPages = { homePage, notFoundPage };
        const options = { ...this.#options, site, earlierSite, knownPages };
        return new AddressQueue({
            ...this.#options,
            origin: this.#options.url.host,
            request: (index, endBy) => this.#request(index, endBy, options),
            recordResponse: (index, response) => this.#recordResponse(index, response),
            startedAt: this.#startedAt,
            connectBy: Math.min(deadline, this.#startedAt + retry_policy/* RETRY */.p6.live.firstConnection),
        });
    }
    /**
     * Gives up the connections that there are: each goes to the same one of several servers for as
     * long as it is kept.
     */
    async #connect() {
        this.#connections?.close();
        this.#connections = await (0,request/* keepConnections */.FQ)(this.#options.url, MAX_CONNECTIONS);
    }
    async #runRound(queue, deadline) {
        const { clock, signal } = this.#options;
        const states = this.#states;
        this.#rounds++;
        const waitMs = Math.min(queue.getState().notBefore, deadline) - clock.now();
        if (waitMs > 0)
            await clock.sleep(waitMs, signal);
        await this.#connect();
        const startedAt = clock.now();
        const before = describeDifferences(states);
        await this.#requestOpen(queue, deadline);
        if (this.#rounds === 1)
            this.#firstRoundMs = clock.now() - startedAt;
        this.#logProgress(before);
        const isLast = clock.now() >= deadline;
        if (states.listOpen().length === 0)
            await this.#recheck(queue, deadline);
        // What is reported in the end must not be older than the last round.
        else if (isLast)
            await queue.requestAll(states.listWarned(), this.#endRoundBy(deadline));
        return { ended: states.isSettled };
    }
    /** Requests what is open: in later rounds a sample first, and the rest if that has changed. */
    async #requestOpen(queue, deadline) {
        const { clock } = this.#options;
        const states = this.#states;
        const open = states.listOpen();
        const sample = this.#rounds === 1 ? open : sampleEvenly(open, MAX_SAMPLED);
        await queue.requestAll(sample, this.#endRoundBy(deadline));
        if (sample.length === open.length)
            return;
        const isLast = clock.now() >= deadline;
        const hasChanged = states.listOpen().length < open.length;
        if (isLast || hasChanged)
            await queue.requestAll(states.listOpen(), this.#endRoundBy(deadline));
    }
    /** Returns when a round that is about to send requests ends, in ms since the epoch. */
    #endRoundBy(deadline) {
        return Math.max(deadline, this.#options.clock.now() + retry_policy/* RETRY */.p6.live.lastRound);
    }
    /**
     * Requests on new connections what agreed, some of it perhaps long ago. That may take longer than
     * there is time: as long again, or twice as long as everything took at first, whichever is less.
     */
    async #recheck(queue, deadline) {
        const { clock, timeoutMs, info } = this.#options;
        const states = this.#states;
        const before = describeDifferences(states);
        const extraMs = retry_policy/* RETRY */.p6.live.lastRound + Math.min(timeoutMs, 2 * this.#firstRoundMs);
        const endBy = Math.max(deadline, clock.now() + extraMs);
        if (!states.isRechecking) {
            this.#agreedAt = clock.now();
            const { first, all } = states.startRecheck();
            info((0,clean/* safe */.gB) `All match; requesting ${countAddresses(all.length)} once more on new connections`);
            await this.#connect();
            await queue.requestAll(first, endBy);
        }
        for (let passes = 0; passes < MAX_RECHECK_PASSES; passes++) {
            // What differs is left for the next round.
            if (states.listDifferingAgain().length > 0)
                break;
            await queue.requestAll(states.listPending().reverse(), endBy);
        }
        states.endRecheckIfDiffering();
        this.#logProgress(before);
    }
    async #request(index, endBy, options) {
        const { [index]: expected } = this.#states.expected;
        const { agent } = this.#connections ?? {};
        if (expected === undefined || agent === undefined)
            throw new RangeError(`nothing to request: ${index}`);
        return requestAddress(expected, { agent, endBy }, options);
    }
    #recordResponse(index, response) {
        const { [index]: expected } = this.#states.expected;
        if (expected === undefined)
            return;
        const now = this.#options.clock.now();
        const found = judgeResponse(expected, response).map((each) => (0,judge/* accept */.J)(each, this.#accepted, now));
        const isPassing = response.kind === 'none' || (0,retry_policy/* isTransientStatus */.Dm)(response.status);
        this.#states.recordVerdict(index, found, isPassing);
        if (response.kind === 'complete')
            this.#recordTime(expected.address, response.ms);
    }
    /** Keeps the newest time of an address if it is among the slowest. */
    #recordTime(address, ms) {
        const others = this.#slowest.filter((other) => other.address !== address);
        const slowest = [...others, { address, ms }].sort((a, b) => b.ms - a.ms);
        this.#slowest = slowest.slice(0, MAX_SLOWEST);
    }
    /** Prints a line if the differences are not those of `before`. */
    #logProgress(before) {
        const { clock, info } = this.#options;
        const states = this.#states;
        const elapsed = (0,units/* showDuration */.kJ)(clock.now() - this.#startedAt);
        if (states.isSettled) {
            info(describeAllMatch(states, elapsed));
            return;
        }
        const isNews = describeDifferences(states) !== before || this.#rounds === 1;
        if (isNews && states.listOpen().length > 0)
            info(describeOpen(states, elapsed));
    }
}
/**
 * Returns the site, and the earlier one if it is known. What is wrong with the folder itself is
 * for the check of the site to report.
 */
async function openSites(options) {
    const { url, folder, host, domain, earlier, signal } = options;
    const serving = { host, basePath: url.pathname, domain: domain ?? url.host };
    const open = async (listed) => new PublishedSite(await (0,published_files/* selectPublishedFiles */.c)(listed, serving, signal), url.host);
    const site = await open(await folder.list());
    if (earlier === undefined)
        return { site, earlierSite: undefined };
    return { site, earlierSite: await open(earlier) };
}

// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
// EXTERNAL MODULE: ./lib/summary/findings-section.js
var findings_section = __webpack_require__(5482);
;// CONCATENATED MODULE: ./lib/summary/live-section.js




/** Returns whether the host answers with the site, since when, and the first differences. */
function makeLiveSection(verdict, env) {
    const found = (0,count_findings/* describeFindings */.kA)(verdict, 'no difference');
    const compared = `${(0,live_report/* describeCompared */.lq)(verdict)} compared with the site`;
    const line = (0,markup/* html */.qy) `<p>${(0,live_report/* describeLive */.IY)(verdict)}: ${compared}, ${found}.</p>\n`;
    return (0,findings_section/* makeFindingsSection */.SK)('Live check', { ...verdict, before: line }, { env });
}
/** Returns how many findings there are of each code, and the slowest addresses. */
function makeFoldedLiveSections(verdict) {
    const times = verdict.slowest.map(({ address, ms }) => [
        (0,markup/* renderCode */.cR)(address),
        (0,markup/* html */.qy) `${Math.round(ms).toLocaleString('en')} ms`,
    ]);
    return [
        ...(0,findings_section/* makeCodesSections */.l1)('Live findings by code', verdict),
        ...(0,findings_section/* makeTableSections */.du)('Slowest addresses', ['Address', 'Time'], times),
    ];
}

// EXTERNAL MODULE: ./lib/phases/annotations.js
var annotations = __webpack_require__(3558);
// EXTERNAL MODULE: ./lib/phases/failure-words.js
var failure_words = __webpack_require__(6458);
;// CONCATENATED MODULE: ./lib/phases/live-result.js
/** How a live check ended, for the summary and for the error of the step. */







/** Returns what was found, for the title of the summary and the line below it. */
function makeLiveResult(verdict, url) {
    const { diagnosis, findings } = verdict;
    const common = { place: (0,live_report/* formatPlace */.dE)(url), diagnosis, hasReport: findings.length > 0 };
    if (verdict.since === undefined) {
        const after = `after ${(0,units/* showDuration */.kJ)(verdict.elapsedMs)}`;
        return { ...common, kind: 'different', details: [describeWhatDiffers(verdict), after] };
    }
    // Accepted ones are said with the match.
    const details = (0,count_findings/* listOtherFindings */.HS)({ ...verdict, accepted: 0 }, false);
    return { ...common, kind: 'same', found: `live, ${(0,live_report/* describeMatch */.$X)(verdict)}`, details };
}
/** Returns the failure that something differs in the end. */
function findLiveFailure(verdict, report, { url }, site) {
    if (verdict.since !== undefined)
        return undefined;
    const errors = verdict.findings.filter(findings_finding/* isError */.bJ);
    let known;
    if (errors.every(({ code }) => code === 'live-unasked'))
        known = 'known to be';
    return new errors_errors/* StepError */.z('live-failed', {
        url: url.href,
        known,
        differing: describeWhatStillDiffers(verdict),
        elapsed: (0,units/* showDuration */.kJ)(verdict.elapsedMs),
        diagnosis: verdict.diagnosis ?? (0,failure_words/* describeWorst */.JT)(errors),
        site,
        report,
    });
}
function describeWhatStillDiffers(verdict) {
    const addresses = (0,live_report/* countDifferingAddresses */.Cu)(verdict);
    if (addresses === 0)
        return `${(0,units/* count */.U9)(verdict.errors, 'error')} remained`;
    if (addresses === 1)
        return '1 address still differs';
    return `${(0,units/* count */.U9)(addresses, 'address', 'addresses')} still differ`;
}
function describeWhatDiffers(verdict) {
    const addresses = (0,live_report/* countDifferingAddresses */.Cu)(verdict);
    if (addresses === 0)
        return (0,count_findings/* describeFindings */.kA)(verdict, 'no difference');
    if (addresses === 1)
        return '1 address differs';
    return `${(0,units/* count */.U9)(addresses, 'address', 'addresses')} differ`;
}
function adviseOnHost({ isUnresolved, certificate }) {
    if (isUnresolved)
        return 'Check the host name in `live-url`, and that its DNS record exists';
    if (certificate !== undefined)
        return 'Check the host name in `live-url`, and its certificate';
    const ifSlow = 'if the host is slow, set a longer `request-timeout`';
    return `Check \`live-url\`, and the network between the runner and the host; ${ifSlow}`;
}
function explainUnreachable(error, { url }) {
    if (!(error instanceof HostUnreachable))
        return undefined;
    const { failure, attempts, elapsedMs } = error;
    const advice = adviseOnHost(failure);
    const values = { attempts: (0,units/* count */.U9)(attempts, 'attempt'), elapsed: (0,units/* showDuration */.kJ)(elapsedMs), advice };
    return new errors_errors/* StepError */.z('live-unreachable', { host: url.host, why: failure.why, ...values }, error);
}

;// CONCATENATED MODULE: ./lib/phases/run-live-check.js
















/**
 * Compares a site with what its host answers until all of it agrees or `wait-timeout` is over, and
 * reports what was found: outputs, summary, annotations and a report for programs.
 * @throws StepError `check-disk-failed`; the reason of the step's signal
 */
async function runLiveCheck({ page, ...published }, live, settings, step) {
    const { clock, random, signal, log } = step;
    const { folder } = published;
    const { host, accepted } = settings;
    const context = { host, accepted, clock, random, signal, info: log.info };
    const check = new LiveCheck({ ...live, ...published, ...context });
    try {
        const heartbeat = (elapsedMs) => (0,clean/* safe */.gB) `Live check for ${(0,units/* showDuration */.kJ)(elapsedMs)}: ${check.describeProgress()}`;
        const verdict = await step.phase('Live check', () => check.run(), heartbeat);
        const reportPath = await (0,live_report/* writeLiveReport */.GI)(step.reportFolder(), { url: live.url, host }, verdict, signal);
        if (page !== undefined)
            await writeSharedReports(addLiveFindings(page, verdict, live.url), folder, settings, step);
        report(verdict, reportPath, step);
        return {
            result: makeLiveResult(verdict, live.url),
            failure: findLiveFailure(verdict, reportPath, live, folder.root),
        };
    }
    catch (error) {
        if (step.signal.aborted)
            log.info((0,clean/* safe */.gB) `The live check was cancelled: ${check.describeProgress()}`);
        step.signal.throwIfAborted();
        const failure = explainUnreachable(error, live);
        if (failure !== undefined)
            return { result: { kind: 'unreachable', place: (0,live_report/* formatPlace */.dE)(live.url) }, failure };
        if (!(0,file_errors/* isDiskError */.M)(error))
            throw error;
        const values = { site: folder.root, why: error.message, off: undefined };
        throw new errors_errors/* StepError */.z('check-disk-failed', values, error);
    }
}
/** Writes the reports that show what both checks found. */
async function writeSharedReports(page, { root }, settings, step) {
    const folder = step.reportFolder();
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'report.html'), (0,report_page/* renderPage */.C)(page));
    const site = { root, workspace: (0,workspace/* readWorkspace */.i)(step.env).folder };
    await (0,report_files/* writeOtherReports */.TV)(folder, page.findings, settings, site, step.signal);
}
function report(verdict, reportPath, step) {
    const { env, outputs, log, notes, sections, foldedSections } = step;
    outputs.set('liveReport', reportPath);
    outputs.set('liveErrors', String(verdict.errors));
    const found = (0,count_findings/* describeFindings */.kA)(verdict, 'no difference');
    sections.push(makeLiveSection(verdict, env));
    foldedSections.push(...makeFoldedLiveSections(verdict));
    notes.push({ name: 'Report of the live check', value: reportPath });
    const compared = (0,live_report/* describeCompared */.lq)(verdict);
    log.info((0,clean/* safe */.gB) `Compared ${compared} with the site: found ${found}. The report is at ${reportPath}`);
    (0,annotations/* announce */.i)({ findings: verdict.findings, diagnosis: makeDiagnosis(verdict) }, step);
}
function makeDiagnosis({ diagnosis }) {
    if (diagnosis === undefined)
        return undefined;
    return { kind: 'common-cause', message: diagnosis };
}
/** Adds what a live check found to what `report.html` shows of the site. */
function addLiveFindings(page, verdict, url) {
    const findings = (0,order/* sortByWeight */.CM)([...verdict.findings, ...page.findings]);
    const { diagnosis = page.diagnosis } = verdict;
    const live = `${(0,live_report/* describeLive */.IY)(verdict)}: ${(0,live_report/* describeCompared */.lq)(verdict)} of ${url.href} compared`;
    const { kind, place, details = [] } = makeLiveResult(verdict, url);
    const ofCheck = page.errors > 0 ? [page.title] : [];
    const common = {
        ...page,
        ...(0,count_findings/* countFindings */.Gt)(findings),
        findings,
        diagnosis,
        title: `${place} is not live`,
        details: [...details, ...ofCheck, ...page.details],
        facts: [...page.facts, ['Live check', live]],
    };
    if (kind !== 'same')
        return common;
    return {
        ...common,
        title: `${place} is live`,
        details: [(0,live_report/* describeMatch */.$X)(verdict), ...common.details],
        // Elsewhere, another build may be there.
        siteAddress: page.siteAddress ?? url.href,
    };
}


/***/ }),

/***/ 5236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ scanStyle)
/* harmony export */ });
/* harmony import */ var _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4879);
/* harmony import */ var _page_line_counter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(121);


/**
 * Functions whose string arguments are addresses: https://drafts.csswg.org/css-values-4/#urls,
 * css-images-4.
 */
const TAKES_ADDRESS = new Set([
    'url',
    'src',
    'image-set',
    '-webkit-image-set',
    'image',
]);
/**
 * Without one of these there is nothing to find, escapes apart: most style sheets in pages contain
 * none.
 */
const WORTH_READING = /url|@import|image-set|src\(|image\(|\\/i;
/**
 * Formats that no browser takes which knows WOFF: https://caniuse.com/eot,
 * https://caniuse.com/svg-fonts.
 */
const OLD_FONT = /\.(?:eot|svg)(?:[?#]|$)/i;
const MODERN_FONT = /\.woff2?(?:[?#]|$)|^data:(?:font|application)\/(?:x-)?(?:font-)?woff/i;
/**
 * Calls `found` for each address that a style sheet loads: `url()`, `@import`, `image-set()`. Left
 * out, because a browser would not load them either: `@namespace`, an `@import` after other rules,
 * addresses that are only a fragment; and relative ones in custom properties, which are resolved
 * where they are used. `declarations`: the text is a `style` attribute, not a style sheet.
 */
function scanStyle(css, declarations, found) {
    if (!WORTH_READING.test(css))
        return;
    new StyleScanner(css, declarations, found).scan();
}
/** One style sheet, and where its scan is. */
class StyleScanner {
    #css;
    #found;
    #lineAt;
    /** For each open parenthesis or function: are strings in it addresses? */
    #functions = [];
    #depth = 0;
    #importsAllowed;
    /** The at-rule at hand, until its `;` or `{`; `imported` once its address was seen. */
    #rule;
    #startsDeclaration = true;
    #isCustomProperty = false;
    /** The addresses in the `@font-face` at hand. */
    #fonts;
    constructor(css, declarations, found) {
        this.#css = css;
        this.#found = found;
        this.#lineAt = (0,_page_line_counter_js__WEBPACK_IMPORTED_MODULE_1__/* .makeLineCounter */ .F)(css);
        this.#importsAllowed = !declarations;
    }
    scan() {
        const tokens = (0,_csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .tokenizer */ .OH)({ css: this.#css });
        while (!tokens.endOfFile())
            this.#take(tokens.nextToken());
        this.#endFont();
    }
    #take(token) {
        switch (token[0]) {
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Whitespace:
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Comment:
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.CDO:
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.CDC:
                return;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.AtKeyword:
                this.#beginRule(token[4].value.toLowerCase());
                return;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Semicolon:
                this.#endDeclaration();
                return;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.OpenCurly:
                this.#openBlock();
                return;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.CloseCurly:
                this.#closeBlock();
                return;
            default:
                this.#takeComponent(token);
        }
    }
    /** A component of a declaration or of a rule. */
    #takeComponent(token) {
        switch (token[0]) {
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Function:
                this.#functions.push(TAKES_ADDRESS.has(token[4].value.toLowerCase()));
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.OpenParen:
                this.#functions.push(false);
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.CloseParen:
                this.#functions.pop();
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.URL:
                this.#takeAddress(token[4].value, token[2]);
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.String:
                if (this.#rule === 'import' || this.#functions.at(-1) === true)
                    this.#takeAddress(token[4].value, token[2]);
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Ident:
                if (this.#startsDeclaration)
                    this.#isCustomProperty = token[4].value.startsWith('--');
        }
        this.#startsDeclaration = false;
        // Anything but an at-rule at the top of a sheet begins the first of its rules.
        if (this.#rule === undefined && this.#depth === 0)
            this.#importsAllowed = false;
    }
    #beginRule(name) {
        this.#rule = this.#ruleOf(name);
        if (this.#rule === 'other' || this.#rule === 'font')
            this.#importsAllowed = false;
        this.#startsDeclaration = false;
    }
    #ruleOf(name) {
        if (name === 'import' && this.#importsAllowed && this.#depth === 0)
            return 'import';
        if (name === 'charset' || name === 'layer')
            return 'layer';
        if (name === 'font-face')
            return 'font';
        return 'other';
    }
    #openBlock() {
        if (this.#rule === 'font')
            this.#fonts = [];
        if (this.#depth === 0)
            this.#importsAllowed = false;
        this.#depth++;
        this.#endDeclaration();
    }
    #closeBlock() {
        this.#endFont();
        this.#depth = Math.max(0, this.#depth - 1);
        this.#endDeclaration();
    }
    #endDeclaration() {
        this.#rule = undefined;
        this.#functions.length = 0;
        this.#startsDeclaration = true;
        this.#isCustomProperty = false;
    }
    /** Called also at the end of the sheet, whatever is still open. */
    #endFont() {
        const all = this.#fonts ?? [];
        this.#fonts = undefined;
        const modern = all.map(({ value }) => value).filter((value) => MODERN_FONT.test(value));
        for (const { value, line } of all) {
            const isOld = modern.length > 0 && OLD_FONT.test(value);
            if (isOld)
                this.#found({ value, line, use: 'load', modern });
            else
                this.#found({ value, line, use: 'load' });
        }
    }
    #takeAddress(value, at) {
        const rule = this.#rule;
        if (rule !== undefined && rule !== 'import' && rule !== 'layer')
            return;
        if (value === '' || value.startsWith('#'))
            return;
        if (rule === 'import')
            this.#rule = 'imported';
        if (this.#isCustomProperty && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(value))
            return;
        const line = this.#lineAt(at);
        if (this.#fonts !== undefined)
            this.#fonts.push({ value, line });
        else if (rule === 'import')
            this.#found({ value, line, use: 'load' });
        else
            this.#found({ value, line, use: 'media' });
    }
}


/***/ }),

/***/ 584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ scanPage)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6664);
/* harmony import */ var _page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7640);
/* harmony import */ var _css_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5236);




/**
 * Calls `found` for each address that a page links to or loads, those in its styles included.
 */
function scanPage(name, text, found) {
    const reader = (0,_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .makeAddressReader */ .K)((fact, value, at) => {
        switch (fact) {
            case 'link':
            case 'download':
            case 'load':
            case 'media':
            case 'document':
            case 'symbol':
                found(fact, value, () => reader.line(at));
                break;
            case 'declarations':
            case 'style':
                (0,_css_js__WEBPACK_IMPORTED_MODULE_3__/* .scanStyle */ .V)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value), fact === 'declarations', (each) => found(each.use, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(each.value), () => reader.line(at) + each.line));
        }
    }, (0,_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseSyntax */ .ZL)(name));
    reader.read(text);
}


/***/ }),

/***/ 9611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   a7: () => (/* binding */ mayBeWhole),
/* harmony export */   a9: () => (/* binding */ isPrintEdition),
/* harmony export */   ll: () => (/* binding */ beginsLikePage)
/* harmony export */ });
/** Files with the name of a page that are something else, or a page without the name of one. */
/** How much of a file shows what it is, in characters. */
const START = 4_096;
const COMMENTS = String.raw `^(?:\xef\xbb\xbf)?\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*`;
const BEGINS_LIKE_PAGE = new RegExp(String.raw `${COMMENTS}<(?:!doctype\s+html|html|head|body)\b`, 'i');
const BEGINS_LIKE_TEMPLATE = new RegExp(String.raw `${COMMENTS}(?:\{[{%#]|<%)`);
/** A place that a generator fills in, where no text can be meant: an address, or the title. */
const OPEN_PLACE = /\b(?:href|src|action)\s*=\s*["']?[^"'>]*(?:\{\{|\{%|<%)|<title>[^<]*(?:\{\{|\{%|<%)/i;
/** Does a file begin as pages do? */
function beginsLikePage(text) {
    return BEGINS_LIKE_PAGE.test(text.slice(0, START));
}
/**
 * Is a page the template of one? Themes of Sphinx leave such files among those
 * that they publish. A page that only has a part that was not filled in is none: it begins as pages
 * do.
 */
function isTemplate(text) {
    const start = text.slice(0, START);
    if (BEGINS_LIKE_TEMPLATE.test(start))
        return true;
    return !BEGINS_LIKE_PAGE.test(start) && OPEN_PLACE.test(text);
}
/** May a page (a string of bytes) be a whole one, and no part that scripts put into others? */
function mayBeWhole(text) {
    return /<(?:!doctype|html|head|body|title)\b/i.test(text.slice(0, START));
}
const BY_MDBOOK = '<!-- Book generated using mdBook -->';
/**
 * Is a page the one that mdBook puts all others together in, to be printed? Some of their addresses
 * come out wrong there.
 */
function isPrintEdition(name, text) {
    return /(?:^|\/)print\.html$/.test(name) && text.slice(0, START).includes(BY_MDBOOK);
}


/***/ }),

/***/ 9234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ VisibleReader),
/* harmony export */   j: () => (/* binding */ collapseSpaces)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _content_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7013);
/* harmony import */ var _open_elements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1102);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6334);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6216);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7640);






/**
 * Longer descriptions are cut; what follows so much of a heading is text: the heading may have no
 * end.
 */
const MAX_LINE = 4_096;
/** Of fields of these types, the value is not shown: it is sent. */
const SENT = new Set([
    'hidden',
    'checkbox',
    'radio',
    'file',
    'image',
    'password',
]);
/**
 * Inline elements that change what words mean: `must <del>not</del>`, `10<sup>6</sup>`, or add
 * quotation marks.
 */
const CHANGES_WORDS = ['del', 'ins', 's', 'strike', 'sub', 'sup', 'q'];
/** The control characters that stand for their tags in text as written, two for each. */
const EACH_MARK = /([\x10-\x1d])/g;
const FIRST_MARK = 0x10;
/** Reads a page for what a reader would notice. */
class VisibleReader {
    #notice;
    #settled;
    #foundAnchor;
    #reader;
    #elements = new _open_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .OpenElements */ .K();
    /** Text that was not passed on yet, as written. */
    #run = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    #hasWording = false;
    /** What separates the text so far from what follows. */
    #gap = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    /** Where that is. */
    #place = this.#elements.innermost;
    #inTitle = false;
    #hasTitle = false;
    #isDescribed = false;
    /** The text so far of the heading that is open. */
    #heading;
    /** `settled` is given each text with single spaces, and returns what is to count of it. */
    constructor(notice, syntax, settled = (text) => text, foundAnchor) {
        this.#notice = notice;
        this.#settled = settled;
        this.#foundAnchor = foundAnchor;
        this.#reader = new _reader_js__WEBPACK_IMPORTED_MODULE_3__/* .PageReader */ .X(this, _vocabulary_js__WEBPACK_IMPORTED_MODULE_5__/* .OF_READERS */ .Xk, syntax);
    }
    read(page) {
        this.#reader.read(page);
        this.#endTitle();
        this.#flush();
        this.#endHeading();
    }
    // Called by the reader.
    open(element) {
        const { name: tag, length } = element;
        if (_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .UNSEEN */ .P.has(tag))
            return false;
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .INLINE */ .qA.has(tag))
            this.#addWording(tag, 0);
        else
            this.#endBlock();
        const hides = element.find('hidden') !== undefined;
        this.#elements.open(tag, roleOf(element), hides);
        this.#look();
        if (tag === 'title' && !element.isForeign)
            this.#beginTitle();
        else if (isHeading(tag))
            this.#beginHeading(tag[1] ?? '');
        if (length > 0) {
            this.#anchors(element);
            this.#attributes(element);
        }
        return false;
    }
    close(tag) {
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .INLINE */ .qA.has(tag))
            this.#addWording(tag, 1);
        else
            this.#endBlock();
        if (tag === 'title')
            this.#endTitle();
        else if (isHeading(tag))
            this.#endHeading();
        this.#elements.close(tag);
        this.#look();
    }
    text(written) {
        this.#run = this.#run.concat(written);
    }
    // What it stands for.
    #addWording(tag, isEnd) {
        const at = CHANGES_WORDS.indexOf(tag);
        if (at === -1)
            return;
        this.#hasWording = true;
        this.text((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(String.fromCharCode(FIRST_MARK + 2 * at + isEnd)));
    }
    #anchors(element) {
        if (this.#foundAnchor === undefined || element.isInShadow)
            return;
        const id = element.get('id') ?? '';
        const name = element.name === 'a' ? (element.get('name') ?? '') : '';
        if (id !== '')
            this.#foundAnchor(id, element.name);
        if (name !== '' && name !== id)
            this.#foundAnchor(name, element.name);
    }
    #attributes(element) {
        const { name: tag } = element;
        if (element.find('hidden') !== undefined)
            this.#say('mark', 'hidden');
        if (tag === 'meta')
            this.#meta(element);
        // One of a dialog only closes it.
        if (tag === 'form' && element.get('method')?.toLowerCase() === 'dialog')
            return;
        const type = tag === 'input' ? (element.get('type') ?? '').trim().toLowerCase() : undefined;
        // In an order of our own: that of the page means nothing.
        for (const { attribute } of _vocabulary_js__WEBPACK_IMPORTED_MODULE_5__/* .OF_READERS */ .Xk.attributesOf(tag))
            if (type === undefined || isShownBy(type, attribute))
                this.#attribute(element.find(attribute));
    }
    /** Says where something hidden begins or ends, and where menus do. */
    #look() {
        const [was, is] = [this.#place, this.#elements.innermost];
        if (is.isHidden !== was.isHidden)
            this.#say('hiding', is.isHidden ? 'hidden' : 'shown');
        if (is.isNavigation !== was.isNavigation)
            this.#say('region', is.isNavigation ? 'navigation' : 'content');
        this.#place = is;
    }
    #attribute(attribute) {
        if (attribute === undefined || attribute.meaning === 'part')
            return;
        const { name, meaning, value } = attribute;
        if (meaning === 'alternative')
            this.#tell('alternative', value.slice(0, MAX_LINE));
        else if (meaning === 'set')
            for (const target of (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .readSrcset */ .d3)(value))
                this.#tell('image', target);
        else if (meaning === 'mark')
            this.#say('mark', name);
        else if (meaning === 'shown')
            this.#say('mark', `${name} ${oneLine(value.slice(0, MAX_LINE))}`);
        else
            this.#tell(meaning === 'link' ? 'link' : 'image', value);
    }
    /** After all text that comes before it. */
    #tell(what, value) {
        this.#flush();
        this.#notice(what, value);
    }
    /** The same with a word of our own, or the page's in ASCII. */
    #say(what, word) {
        this.#tell(what, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(word));
    }
    #meta(element) {
        const content = element.get('content');
        if (content === undefined)
            return;
        if (element.get('name')?.toLowerCase() === 'description') {
            if (this.#isDescribed)
                return;
            this.#isDescribed = true;
            this.#notice('description', this.#settled(oneLine(content.slice(0, MAX_LINE))));
        }
        else if (element.get('http-equiv')?.toLowerCase() === 'refresh') {
            const target = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .readRefreshTarget */ .pm)(content.slice(0, MAX_LINE));
            if (target !== undefined)
                this.#notice('redirect', target);
        }
    }
    /** The first counts. */
    #beginTitle() {
        this.#flush();
        this.#inTitle ||= !this.#hasTitle;
        this.#hasTitle = true;
    }
    #endTitle() {
        if (!this.#inTitle)
            return;
        this.#inTitle = false;
        this.#notice('title', oneLine(plainText(this.#run.replace(EACH_MARK, ''))));
        this.#run = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    }
    #beginHeading(level) {
        this.#endHeading();
        this.#say('section', level);
        this.#heading = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    }
    #endHeading() {
        if (this.#heading === undefined)
            return;
        this.#flush();
        this.#notice('heading', (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .trimBytes */ .Om)(this.#heading));
        this.#heading = undefined;
    }
    #endBlock() {
        this.#flush();
        this.#gap = LINE_END;
    }
    #flush() {
        const run = this.#run;
        if (run === '' || this.#inTitle)
            return;
        this.#run = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        if (!this.#hasWording) {
            this.#flushText(run);
            return;
        }
        this.#hasWording = false;
        const text = run.replace(EACH_MARK, '');
        const words = oneLine(plainText(text));
        // The time at which a page was built is left out as a whole, even if its `th` is raised.
        if (this.#settled(words) !== words) {
            this.#flushText(text);
            return;
        }
        for (const [i, piece] of run.split(EACH_MARK).entries()) {
            const mark = piece.charCodeAt(0) - FIRST_MARK;
            if (i % 2 === 1)
                this.#notice('mark', (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(`${mark % 2 === 1 ? '/' : ''}${CHANGES_WORDS[mark >> 1]}`));
            else if (piece !== '')
                this.#flushText(piece);
        }
    }
    #flushText(written) {
        const text = plainText(written);
        if (this.#place.isPreformatted) {
            this.#passLines(text.replace(/\r\n?/g, '\n'));
            return;
        }
        const words = oneLine(text);
        if ((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(text.charCodeAt(0)) && this.#gap === '')
            this.#gap = SPACE;
        if (words === '')
            return;
        this.#pass(this.#settled(words));
        if ((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(text.charCodeAt(text.length - 1)))
            this.#gap = SPACE;
    }
    /** Passes on preformatted text without the blanks at the ends of its lines, which nobody sees. */
    #passLines(text) {
        const lines = this.#gap
            .concat(text)
            .split('\n')
            .map((line, i, all) => (i < all.length - 1 ? withoutBlanks(line) : line));
        const whole = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(lines.join('\n'));
        const words = withoutBlanks(whole);
        this.#gap = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        if (words !== '')
            this.#pass(words);
        this.#gap = whole.slice(words.length);
    }
    #pass(text) {
        const run = this.#gap.concat(text);
        this.#gap = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        this.#notice('text', run);
        if (this.#heading === undefined)
            return;
        this.#heading = this.#heading.concat(run);
        if (this.#heading.length >= MAX_LINE)
            this.#endHeading();
    }
}
/** Returns a text without the blanks at its end. */
function withoutBlanks(text) {
    let end = text.length;
    while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t'))
        end--;
    return text.slice(0, end);
}
const SPACE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(' ');
const LINE_END = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('\n');
const SPACES = /[ \t\n\f\r]+/g;
const UNEVEN = /[\t\n\f\r]| {2}/;
/** Returns a text with one space in place of any white space. */
function collapseSpaces(text) {
    return UNEVEN.test(text) ? text.replace(SPACES, ' ') : text;
}
/** Does a field of a type show what an attribute says? Most that are hidden are generated. */
function isShownBy(type, attribute) {
    if (attribute === 'src' || attribute === 'alt')
        return type === 'image';
    return type !== 'hidden' && (attribute !== 'value' || !SENT.has(type));
}
/**
 * The words of `rel` for the page before and after, and the classes of themes without them, as
 * `left-prev`, `next-page`.
 */
const TURNS_PAGE = /(?:^|[\s_-])(?:prev|previous|next)(?:[_-](?:page|link|post|doc|article|chapter|topic))?(?!\S)/i;
/**
 * The classes of what is no menu by its element or role: breadcrumbs, and the menu of versions of
 * Read the Docs, which also turns pages.
 */
const SHOWS_PLACE = /(?:^|[\s_-])(?:breadcrumbs?|rst-versions)(?!\S)/i;
/**
 * Returns the role of an element. What says where this page is, and a link to the page before or
 * after it, are navigation, wherever they are.
 */
function roleOf(element) {
    const classes = element.get('class') ?? '';
    if (element.name !== 'a') {
        if (SHOWS_PLACE.test(classes))
            return 'navigation';
    }
    else if (TURNS_PAGE.test(element.get('rel') ?? '') || TURNS_PAGE.test(classes))
        return 'navigation';
    return element.get('role');
}
function isHeading(tag) {
    return tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6';
}
function oneLine(text) {
    return collapseSpaces((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .trimBytes */ .Om)(text));
}
/** Bytes that begin the characters below. */
const MAY_BE_SPECIAL = /[\xc2\xe2\xef]/;
/** Characters without a width: U+200B, U+2060, U+FEFF, U+00AD. */
const NO_WIDTH = /\xe2\x80\x8b|\xe2\x81\xa0|\xef\xbb\xbf|\xc2\xad/g;
/** U+00A0 */
const NO_BREAK_SPACE = /\xc2\xa0/g;
function plainText(written) {
    const text = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeText */ .g7)(written);
    return MAY_BE_SPECIAL.test(text) ? text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ') : text;
}


/***/ })

};

export const id = 205;
export const ids = [205];
export const modules = {

/***/ 853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gc: () => (/* binding */ findBuildIds),
  r$: () => (/* binding */ replaceBuildTimes),
  ev: () => (/* binding */ stabilizeAddress),
  KU: () => (/* binding */ stabilizeFile),
  tI: () => (/* binding */ stabilizePath),
  qK: () => (/* binding */ stabilizeTokens)
});

// UNUSED EXPORTS: stabilizeData

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
;// CONCATENATED MODULE: ./lib/changes/build-times.js
/** Matches the times of a build, in the text of pages and in data. */
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const ZONE = '(?: ?(?:GMT[+-]\\d{4}(?: \\([^()]{1,60}\\))?|(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\\d\\d:?\\d\\d)\\b))?';
const TIME = `\\d{1,2}:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?: ?[AaPp]\\.?[Mm]\\b\\.?)?${ZONE}`;
const OPTIONAL_TIME = `(?:,?(?: at)? ${TIME})?`;
const DATE = [
    `\\d{4}-\\d\\d-\\d\\d(?:[T ]${TIME})?`,
    // `1.10.20` is a version.
    `(?:\\d{4}[./]\\d{1,2}[./]\\d{1,2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{1,2}/\\d{1,2}/\\d{2})\\b${OPTIONAL_TIME}`,
    `${MONTH} ${DAY},? (?:${TIME} )?\\d{4}${OPTIONAL_TIME}`,
    `${DAY}\\.? ${MONTH},? \\d{4}${OPTIONAL_TIME}`,
].join('|');
const WEEKDAY = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?';
const AGO = '(?:an?|\\d{1,4}) (?:second|minute|hour|day|week|month|year)s? ago';
/** A date as JavaScript prints it. The words before it may be in the text of a link. */
const BEFORE_SCRIPT_DATE = '(?= [A-Z][a-z]{2} [A-Z][a-z]{2} \\d\\d \\d{4} \\d\\d:\\d\\d:\\d\\d GMT)';
/** A time after the version of a program, to the second. */
const BEFORE_FULL_TIME = '(?= \\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d)';
const BY_PROGRAM = 'by [\\w.-]{1,40}(?: \\(?v?\\d[\\w.-]{0,20}\\)?)? on';
const BUILD_VERB = 'updated|modified|changed|generated|built|build date|build time|rendered|compiled|exported';
/** The words before a date that make it a build time. */
const TIME_INTRODUCTION = `(?:(?:${BUILD_VERB})(?: (?:on|at|${BY_PROGRAM}))?|on${BEFORE_SCRIPT_DATE}|(?<=\\.\\d{1,4} )at${BEFORE_FULL_TIME})`;
/**
 * A build time in text: `Last updated on Nov 22, 2026`. A date without such words belongs to the
 * content.
 */
const TIME_IN_TEXT = new RegExp(`\\b(${TIME_INTRODUCTION}):? ${WEEKDAY}(?:${DATE}|${AGO})`, 'gi');
/** Times in data, which are not described by words. */
const TIME_IN_DATA = new RegExp([
    `\\b\\d{4}-\\d\\d-\\d\\d[T ]${TIME}`,
    `\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:${DAY} ${MONTH}|${MONTH} +${DAY}) (?:${TIME} )?\\d{4}(?: ${TIME})?`,
    // Seconds or milliseconds since 1970, from 2017 to 2033.
    '\\b(?:1[5-9]\\d{8}|1[5-9]\\d{11})\\b',
].join('|'), 'g');

;// CONCATENATED MODULE: ./lib/changes/webpack-modules.js
/** Removes numbers that webpack generates in each build. */
/** The beginning of a chunk, which adds modules to the existing ones. */
const CHUNK_START = /\bwebpack(?:Chunk|Jsonp)[^;]{0,300}?\.push\(\[\[/;
/** A module in a chunk: its number, and a function. */
const MODULE_NUMBER = /(?<=[{,]\s*)\d{1,6}(?=\([\w$,]*\)\{|:\([\w$,]*\)=>|:[\w$]+=>|:function\b)/g;
/** A reference to a module of another chunk: `n(1234)`, `n.t.bind(n,1234,23)`, `n.s=1234`. */
const MODULE_REFERENCE = /(?<=(?:(?<![\w$.])[\w$]{1,2}\(|\.bind\([\w$]{1,2},\s*|\.t\(|(?<![\w$.])[\w$]{1,2}\.s=))\d{2,6}(?=[),\s])/g;
/** Any number that stands alone. */
const STANDALONE_NUMBER = /(?<![\w$.])\d{1,6}(?![\w$.])/g;
/**
 * A module in the data that Next.js sends to the browser: https://github.com/facebook/react,
 * `ReactFlightClient.js`, read 2026-11.
 */
const FLIGHT_MODULE_NUMBER = /(?<=^[\da-f]{0,8}:I\[)\d{1,6}(?=,)/gm;
/** How much of a file is read to tell whether it is a chunk, in characters. */
const MAX_BEGINNING_CHARS = 2_000;
/**
 * Returns the text of a script or data with `placeholder` in place of the numbers of modules, and
 * with the parts of a chunk sorted. Webpack derives the numbers from paths on the disk, so they
 * differ between builds in two folders, and it may sort modules by them:
 * https://webpack.js.org/configuration/optimization/#optimizationmoduleids, read 2026-11.
 */
function replaceModuleNumbers(text, placeholder) {
    if (!CHUNK_START.test(text.slice(0, MAX_BEGINNING_CHARS)))
        return text.replace(FLIGHT_MODULE_NUMBER, placeholder);
    const defined = text.match(MODULE_NUMBER) ?? [];
    const referenced = text.match(MODULE_REFERENCE) ?? [];
    const modules = new Set([...defined, ...referenced]);
    const replaceNumber = (number) => (modules.has(number) ? placeholder : number);
    const parts = splitChunk(text.trimEnd()).map((part) => part.replace(STANDALONE_NUMBER, replaceNumber));
    return parts.sort().join('\n');
}
/** The text after the last module: the end of the chunk, optionally after its startup code. */
const CHUNK_END = /\}(?:,(?:\(?[\w$]+\)?=>|function\([\w$]+\))\{[\w$]+\.O\(0,[\s\S]*|\]\)[;,]?(?:\n\/\/.*)?)$/;
/**
 * Splits a chunk into the text before the modules, the modules, and the text after them. Returns
 * the whole chunk if its end is not recognized.
 */
function splitChunk(chunk) {
    const starts = [...chunk.matchAll(MODULE_NUMBER)].map(({ index }) => index);
    const [first] = starts;
    const lastLength = chunk.slice(starts.at(-1)).search(CHUNK_END);
    if (first === undefined || lastLength === -1)
        return [chunk];
    const end = (starts.at(-1) ?? 0) + lastLength;
    const modules = starts.map((start, i) => chunk.slice(start, starts[i + 1] ?? end));
    return [
        chunk.slice(0, first),
        ...modules.map((part) => part.replace(/,\s*$/, '')),
        chunk.slice(end),
    ];
}

;// CONCATENATED MODULE: ./lib/changes/stabilize.js
/**
 * Removes what generators create anew in each build: hashes in names, build IDs, nonces, and build
 * times.
 */



/** Replaces generated text. No name contains it. */
const PLACEHOLDER = '\x01';
/** Limits of length: shorter pieces are words or versions, and longer ones are not hashes. */
const MIN_HEX = 6;
const MIN_RANDOM = 8;
const MAX_RANDOM = 64;
/**
 * The minimum number of alternations in a random piece: names in camel case alternate less often.
 */
const MIN_TURNS = 3;
const MAX_CHARS_PER_TURN = 6;
/** This applies to pieces without digits. */
const MAX_LETTERS_PER_TURN = 4;
/**
 * Returns whether a piece of a name looks generated: hexadecimal digits with letters among them, or
 * a mix of cases and digits that alternates more often than in words.
 */
function looksGenerated(piece) {
    const { length } = piece;
    if (length < MIN_HEX || length > MAX_RANDOM)
        return false;
    if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(piece))
        return /\d/.test(piece) && /[a-f]/i.test(piece);
    if (length < MIN_RANDOM)
        return false;
    const maxCharsPerTurn = /\d/.test(piece) ? MAX_CHARS_PER_TURN : MAX_LETTERS_PER_TURN;
    return countTurns(piece) >= Math.max(MIN_TURNS, length / maxCharsPerTurn);
}
/**
 * A change between lowercase, uppercase and digits. A capital at the start of a word does not
 * count.
 */
const TURN = /(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Za-z])/g;
function countTurns(piece) {
    return piece.replace(/[^A-Za-z\d]+/g, '').match(TURN)?.length ?? 0;
}
/**
 * The ID of a Next.js build, which is the name of a folder and can be configured.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/generateBuildId, read 2026-11.
 */
const BUILD_ID = new RegExp([
    '(?<=(?:^|/)_next/static/)(?:[\\w-]{21}(?=/)|[^/]+(?=/_(?:build|ssg|clientMiddleware)Manifest\\.js(?:on)?$))',
    '(?<=(?:^|/)_next/data/)[^/]+(?=/)',
].join('|'));
/** Returns the IDs of Next.js builds, found in the names of files. */
function findBuildIds(names) {
    const ids = names.map((name) => BUILD_ID.exec(name)?.[0]);
    return [...new Set(ids.filter((id) => id !== undefined))];
}
/** The hash that is the whole name of a chunk of SvelteKit. */
const CHUNK_NAME = /(?<=(?:^|\/)immutable\/chunks\/)[\w-]{8}(?=\.js$)/;
/** The name of such a chunk where another script of the same build imports it. */
const CHUNK_IMPORT = /(?<=["'`](?:\.|\.\.\/chunks)\/)(?=[\w-]{0,7}[\dA-Z_-])[\w-]{8}(?=\.js["'`])/g;
/**
 * Returns a path with generated parts of names replaced: `app/page-4fd2e6a1.js` and
 * `app/page-0b1c2d3e.js` become equal.
 */
function stabilizePath(path) {
    return path
        .replace(BUILD_ID, PLACEHOLDER)
        .replace(CHUNK_NAME, PLACEHOLDER)
        .split('/')
        .map((name) => replaceHash(name).split('.').map(stabilizePart).join('.'))
        .join('/');
}
/**
 * The hash that Vite and Rollup put before the extension: eight letters, digits or dashes, at least
 * one of which is a digit or a capital, because most words have neither.
 */
const HASHED_NAME = /(?<=[\w)\]\x80-\xff][.-])(?=[\w-]{0,7}[\dA-Z])[\w-]{8}(?=(?:\.[a-z]{2,5}){1,2}\d?\b)/g;
/** A word or a number, which is not a hash. */
const WORD_OR_NUMBER = /^[A-Z]?[a-z]+$|^\d+$/;
function replaceHash(text) {
    return text.replace(HASHED_NAME, (hash) => {
        if (WORD_OR_NUMBER.test(hash))
            return hash;
        return PLACEHOLDER;
    });
}
/** Begins like a name that a person chose: `app-4fd2e6a1`. */
const BEGINS_WITH_WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)[-_~]/;
function stabilizePart(part) {
    if (!BEGINS_WITH_WORD.test(part) && looksGenerated(part))
        return PLACEHOLDER;
    return part
        .split(/([-_~])/)
        .map((piece) => (looksGenerated(piece) ? PLACEHOLDER : piece))
        .join('');
}
/** The hash of a commit, as in links to a page's source. */
const COMMIT = /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/g;
/**
 * A token in a query that may be a hash or the ID of a request. Other tokens may specify the
 * content: a video, a place on a map.
 */
const HEXADECIMAL = /(?<![\da-z_-])[\da-f-]{6,64}(?![\w-])/g;
/**
 * A link to edit a document on a forge. It changes when a page moves, which does not matter to
 * readers.
 */
const EDIT_LINK = /^https?:\/\/[^/]+\/.+\/_?edit\/.+\.\w+$/i;
/** Returns an external address, or its query, with generated parts replaced. */
function stabilizeAddress(url) {
    if (EDIT_LINK.test(url))
        return PLACEHOLDER;
    const pathEnd = `${url}?`.search(/[?#]/);
    const query = url.slice(pathEnd).replace(HEXADECIMAL, replaceMixedToken);
    return url.slice(0, pathEnd).replace(COMMIT, PLACEHOLDER) + query;
}
/** Replaces a hexadecimal token with both digits and letters: others are numbers or words. */
function replaceMixedToken(token) {
    if (/\d/.test(token) && /[a-f]/.test(token))
        return PLACEHOLDER;
    return token;
}
/** Returns text with generated tokens replaced. Text after `#` is a color, and is kept. */
function stabilizeTokens(text) {
    return replaceHash(text).replace(/(?<![#\w-])[\w-]{6,}/g, stabilizePart);
}
/** Returns visible text, which must have single spaces, with build times replaced. */
function replaceBuildTimes(text) {
    if (/\d|ago/.test(text))
        return text.replace(TIME_IN_TEXT, (0,byte_strings/* asBytes */.Yd)(`$1 ${PLACEHOLDER}`));
    return text;
}
/** When a page was last modified, in a sitemap; often a date without a time. */
const LAST_MODIFIED = /<lastmod>[^<]{0,64}</g;
const SITEMAP = /(?:^|\/)sitemap[^/]*\.(?:xml|txt)$/i;
/** A script of a SvelteKit site; those of workers are in two folders. */
const SVELTEKIT_SCRIPT = /(?:^|\/)immutable\/.+\.js$/;
/** A script that is SvelteKit's own if it contains `SVELTEKIT_GLOBAL`. */
const SVELTEKIT_CHUNK_OR_ENTRY = /(?:^|\/)immutable\/(?:chunks|entry)\/[^/]+\.js$/;
/**
 * A variable of SvelteKit's own scripts, named by a hash of the version, which is the time of the
 * build by default. The hash also decides how the minifier names all other variables.
 * https://svelte.dev/docs/kit/configuration#version, read 2026-11
 */
const SVELTEKIT_GLOBAL = /\bglobalThis\.__sveltekit_[a-z\d]{4,8}\b/;
/**
 * Returns the text of a file with this name, with generated parts and `buildIds` replaced. The
 * entries of a sitemap are also sorted.
 */
function stabilizeFile(name, text, buildIds) {
    if (SVELTEKIT_CHUNK_OR_ENTRY.test(name) && SVELTEKIT_GLOBAL.test(text))
        return PLACEHOLDER;
    if (SVELTEKIT_SCRIPT.test(name))
        return stabilizeData(text.replace(CHUNK_IMPORT, PLACEHOLDER), buildIds);
    // The entries are sorted without their dates, which may come first in each.
    return sortSitemap(name, stabilizeData(text, buildIds));
}
/**
 * Returns a sitemap with sorted entries, and any other file unchanged. Hexo sorts pages by the
 * dates of their files, which a checkout does not preserve.
 */
function sortSitemap(name, text) {
    if (!SITEMAP.test(name))
        return text;
    const entries = text.split(/(?<=<\/url>)|(?=<url>)|\n(?=https?:)/);
    return entries
        .map((entry) => entry.trim())
        .sort()
        .join('\n');
}
/** Images and SVG shapes in text. They look generated, but are not. */
const IMAGE_DATA = /data:image\/[^\s"'`()<>\\]+|(["'`])[Mm][\s,]*[\d.-][\d\s.,+\-AaCcEeHhLlMmQqSsTtVvZz]*\\?\1/g;
/**
 * Returns the text of a script, a style sheet or data with generated parts and `buildIds` replaced.
 */
function stabilizeData(text, buildIds) {
    const withoutModules = replaceModuleNumbers(replaceBuildIds(text, buildIds), PLACEHOLDER);
    let stable = '';
    let from = 0;
    for (const { 0: image, index } of withoutModules.matchAll(IMAGE_DATA)) {
        stable += replaceGenerated(withoutModules.slice(from, index)) + image;
        from = index + image.length;
    }
    return stable + replaceGenerated(withoutModules.slice(from));
}
/** Removes build IDs, except for short ones, which may be ordinary words. */
function replaceBuildIds(text, buildIds) {
    return buildIds
        .filter((id) => id.length >= MIN_HEX)
        .reduce((left, id) => left.replace(matchWholeId(id), PLACEHOLDER), text);
}
const matchWholeId = (id) => new RegExp(`(?<=["'/])${RegExp.escape(id)}(?=["'/\\\\])`, 'g');
/**
 * The scope that Astro derives from the path of a component on the disk:
 * https://docs.astro.build/en/guides/styling/#scoped-styles
 */
const ASTRO_SCOPE = /(?<=\.astro-|\bdata-astro-cid-)[a-z\d]{8}(?![\w-])/g;
/**
 * The path of a package on the disk, which webpack and Rspack write for `import.meta.url`:
 * https://webpack.js.org/api/module-variables/#importmetaurl, read 2026-11.
 */
const PACKAGE_FOLDER = /(?<=["'`]file:\/\/\/)[^"'`\s]{1,1000}?(?=\/node_modules\/)/g;
function replaceGenerated(text) {
    const plain = text
        .replace(LAST_MODIFIED, '<lastmod><')
        .replace(TIME_IN_DATA, PLACEHOLDER)
        .replace(ASTRO_SCOPE, PLACEHOLDER)
        .replace(PACKAGE_FOLDER, PLACEHOLDER);
    return stabilizeTokens(plain);
}


/***/ }),

/***/ 3174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ followRedirects),
/* harmony export */   u: () => (/* binding */ readRedirectTarget)
/* harmony export */ });
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/**
 * Returns the target of a response's redirect from `from`, as a full URL if it can be parsed
 * (untrusted text); undefined if it is not a redirect.
 */
function readRedirectTarget({ statusCode = 0, headers: { location } }, from) {
    if (!REDIRECT_STATUSES.has(statusCode) || !location)
        return undefined;
    const url = URL.parse(location, from.href);
    return url?.href ?? location;
}
/**
 * Requests an address, and follows its redirects.
 * @throws the errors of `send`, `discard` and `decideNext`
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
    // Node takes the brackets from an IPv6 literal for its resolver, but a proxy needs them.
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

/***/ 3205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runLiveCheck: () => (/* binding */ runLiveCheck)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/check/write-reports.js + 5 modules
var write_reports = __webpack_require__(3919);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __webpack_require__(4114);
// EXTERNAL MODULE: ./lib/common/report-error.js
var report_error = __webpack_require__(6540);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __webpack_require__(3234);
// EXTERNAL MODULE: ./lib/findings/count-findings.js
var count_findings = __webpack_require__(4600);
// EXTERNAL MODULE: ./lib/findings/prioritize.js
var prioritize = __webpack_require__(1929);
// EXTERNAL MODULE: ./lib/findings/report-page/report-page.js + 4 modules
var report_page = __webpack_require__(7036);
// EXTERNAL MODULE: ./lib/github/workspace.js
var workspace = __webpack_require__(1486);
// EXTERNAL MODULE: ./lib/live/describe-verdict.js
var describe_verdict = __webpack_require__(5585);
// EXTERNAL MODULE: ./lib/findings/codes.js
var codes = __webpack_require__(3092);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/web/host/published-files.js + 1 modules
var published_files = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
;// CONCATENATED MODULE: ./lib/common/sample-evenly.js
/** Returns at most `maxItems` of the items, spread evenly, the first one among them. */
function sampleEvenly(items, maxItems) {
    if (items.length <= maxItems)
        return [...items];
    const findSlot = (index) => Math.floor((index * maxItems) / items.length);
    return items.filter((_, index) => findSlot(index) !== findSlot(index - 1));
}

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/all-hosts.js + 20 modules
var all_hosts = __webpack_require__(2913);
// EXTERNAL MODULE: ./lib/web/host/dotfiles.js
var dotfiles = __webpack_require__(6623);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/host/redirects/path-matcher.js
var path_matcher = __webpack_require__(8055);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule.js
var redirects_rule = __webpack_require__(1757);
;// CONCATENATED MODULE: ./lib/live/site/urls.js

/**
 * Returns the URL of an address, a percent-encoded path, at an origin. For any address, the result
 * stays at that origin.
 * @throws TypeError if `origin` is not a URL
 */
function makeUrl(origin, address) {
    const url = new URL(origin);
    // Appending text to an origin may change its port or host, and a relative URL that begins with
    // `//` specifies another host.
    url.pathname = address;
    return url;
}
/** Returns whether two URLs are equal apart from percent-encoding in their paths. */
function isSameUrl(a, b) {
    return normalizeUrl(a) === normalizeUrl(b);
}
function normalizeUrl(text) {
    const url = URL.parse(text);
    if (url === null)
        return text;
    const path = (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* asBytes */.Yd)(url.pathname)) ?? url.pathname;
    return `${url.origin}${path}${url.search}${url.hash}`;
}

;// CONCATENATED MODULE: ./lib/live/expected/expected-redirects.js
/** Lists the redirects that the host should serve according to its redirect file. */




/** How many exact rules of a redirect file are tried. */
const MAX_REQUESTED_RULES = 500;
/** Returns the expected redirects for exact rules. */
function listExpectedRedirects(currentSite, origin) {
    const { ruleSet, respondFromFiles, hostTraits } = currentSite.servedSite;
    const { domain } = currentSite.snapshot;
    const { name: redirectFile = '' } = hostTraits.redirectFormat ?? {};
    const expectedRedirects = [];
    for (const { rule, path } of listExactRedirects(ruleSet.rules).slice(0, MAX_REQUESTED_RULES)) {
        // No request has such a path.
        if (!path.startsWith('/'))
            continue;
        const [response] = ruleSet.responder.listPossibleResponses({ path, query: '' }, respondFromFiles);
        // Another rule or a file may come first.
        const isResponseOfRule = response?.kind === 'redirect' && response.rule === rule;
        if (!isResponseOfRule)
            continue;
        const address = (0,byte_strings/* percentEncode */.a)(path);
        const targets = resolveRedirectTargets(response.to, address, domain, origin);
        if (targets === undefined)
            continue;
        const { status, line } = rule;
        expectedRedirects.push({ kind: 'redirect', address, targets, status, redirectFile, line });
    }
    return expectedRedirects;
}
function listExactRedirects(rules) {
    const exactRedirects = [];
    for (const rule of rules) {
        const { action, matcher } = rule;
        if (action !== 'redirect' || matcher.kind !== 'exact')
            continue;
        if ((0,redirects_rule/* isForEveryVisitor */.l)(rule))
            exactRedirects.push({ rule, path: (0,path_matcher/* getExactPath */.pK)(matcher) });
    }
    return exactRedirects;
}
/**
 * Returns the full targets of a rule from an address. If it stays on the site's host, these are at
 * `origin` and under the domain. Undefined if the target is invalid.
 */
function resolveRedirectTargets(to, address, domain, origin) {
    const atOrigin = URL.parse(to, makeUrl(origin, address).href);
    if (atOrigin === null)
        return undefined;
    if (domain === undefined)
        return [atOrigin.href];
    const atDomain = URL.parse(to, `https://${domain}${address}`);
    if (atDomain?.host !== domain)
        return [atOrigin.href];
    return [`${origin}${getFullPath(atDomain)}`, atDomain.href];
}
const getFullPath = ({ pathname, search, hash }) => `${pathname}${search}${hash}`;

// EXTERNAL MODULE: ./lib/web/documents/scan-page.js
var scan_page = __webpack_require__(8372);
// EXTERNAL MODULE: ./lib/web/fragments.js
var fragments = __webpack_require__(1343);
// EXTERNAL MODULE: ./lib/web/page/page-kinds.js
var page_kinds = __webpack_require__(9611);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
// EXTERNAL MODULE: ./lib/web/resolve-address.js
var resolve_address = __webpack_require__(7479);
// EXTERNAL MODULE: ./lib/web/page/attribute-values.js
var attribute_values = __webpack_require__(6971);
// EXTERNAL MODULE: ./lib/web/page/page-reader.js + 2 modules
var page_reader = __webpack_require__(4033);
// EXTERNAL MODULE: ./lib/web/page/visible-content-reader.js
var visible_content_reader = __webpack_require__(6228);
;// CONCATENATED MODULE: ./lib/live/comparing/page-loads.js
/** Lists the scripts and style sheets that a page loads, and what controls their use. */





/**
 * https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ prefixes the types of
 * scripts.
 */
const ROCKET_LOADER = /^[\da-f]+-(?=module$|(?:text|application)\/)/;
/** String literals in a script that are addresses, on any host. */
const QUOTED_HREFS = /(["'`])((?:\/|\.\.?\/|https?:\/\/)[^"'`\s\\]{1,2048})\1/g;
/** Returns the loads of a page, and what controls them, in order. */
function listPageLoads(page, syntax) {
    const loads = [];
    const open = (element) => {
        const load = readPageLoad(element);
        if (load !== undefined)
            loads.push(load);
        // Only for an inline script, `content` gets the text of the element.
        return isInlineScript(element);
    };
    const content = (code) => {
        for (const [, , href = ''] of code.matchAll(QUOTED_HREFS))
            loads.push({ kind: 'in-script', href: (0,byte_strings/* asBytes */.Yd)(href), usageKey: '' });
    };
    new page_reader/* PageReader */.X({ open, content }, vocabulary/* LOAD_VOCABULARY */.wW, syntax).read(page);
    return loads;
}
/** Returns the load or the control of an element; undefined if it has none. */
function readPageLoad(element) {
    switch (element.name) {
        case 'script':
            return readScript(element);
        case 'link':
            return readLink(element);
        case 'base':
            return readBase(element);
        case 'meta':
            return readPolicy(element);
    }
    return undefined;
}
function readBase(element) {
    if (!element.has('href'))
        return undefined;
    return { kind: 'base', href: element.get('href') ?? byte_strings/* NO_BYTES */.CR };
}
function readPolicy(element) {
    if (!/^content-security-policy$/i.test(element.get('http-equiv') ?? ''))
        return undefined;
    return { kind: 'policy', policy: (0,visible_content_reader/* collapseSpaces */.j)(element.get('content') ?? byte_strings/* NO_BYTES */.CR) };
}
function readLink(element) {
    const rels = (0,attribute_values/* readRels */.p)(element.get('rel'));
    const href = element.get('href') ?? byte_strings/* NO_BYTES */.CR;
    if (rels.includes('stylesheet'))
        return { kind: 'style', href, usageKey: makeUsageKey(element) };
    if (rels.includes('modulepreload'))
        return { kind: 'preload', href, usageKey: '' };
    return undefined;
}
function readScript(element) {
    const href = getScriptHref(element);
    if (!isScript(element) || href === undefined)
        return undefined;
    return { kind: 'script', href, usageKey: makeUsageKey(element) };
}
function isInlineScript(element) {
    return isScript(element) && getScriptHref(element) === undefined;
}
function isScript(element) {
    if (element.name !== 'script')
        return false;
    const type = getType(element);
    return (0,attribute_values/* isScriptType */.Kx)(type) || type === 'importmap';
}
function getScriptHref(element) {
    return element.get(element.isForeign ? 'href' : 'src');
}
function getType(element) {
    const type = element.get('type') ?? '';
    return type.trim().toLowerCase().replace(ROCKET_LOADER, '');
}
/** Returns a key that is equal for scripts and style sheets with equal conditions of use. */
function makeUsageKey(element) {
    const type = getType(element);
    const isClassicScript = (0,attribute_values/* isScriptType */.Kx)(type) && type !== 'module';
    const isDefaultType = type === 'text/css' || isClassicScript;
    const media = (element.get('media') ?? '').toLowerCase().replace(/\s+/g, '');
    return JSON.stringify({
        type: isDefaultType ? '' : type,
        media: media === 'all' ? '' : media,
        integrity: element.get('integrity')?.trim(),
        isCrossOrigin: element.has('crossorigin'),
        hasCredentials: /^use-credentials$/i.test(element.get('crossorigin') ?? ''),
        isDisabled: element.has('disabled'),
        isNoModule: element.has('nomodule'),
        isAlternate: (0,attribute_values/* readRels */.p)(element.get('rel')).includes('alternate'),
    });
}

// EXTERNAL MODULE: ./lib/changes/stabilize.js + 2 modules
var stabilize = __webpack_require__(853);
;// CONCATENATED MODULE: ./lib/live/expected/fixed-names.js
/**
 * Recognizes names of files that do not change with the content, so that cached copies may be old.
 */

/**
 * Patterns in paths that change with the content, or whose content never changes. Case is ignored
 * except in the folders of generators.
 */
const VERSION_PATTERNS = [
    // Folders in which generators write only files with hashed names, in any form:
    // https://nextjs.org/docs/app/api-reference/config/next-config-js/assetPrefix,
    // https://nuxt.com/docs/4.x/api/nuxt-config#buildassetsdir,
    // https://docs.astro.build/en/reference/configuration-reference/#buildassets,
    // https://svelte.dev/docs/kit/configuration#appDir, all read 2026-11.
    /(?:^|\/)(?:_next\/static|_nuxt|_astro|_app\/immutable)\//,
    // A date, the time of a build, or a hash that happens to have no letters.
    /\d{6}/,
    // A hash of hexadecimal digits, such as `1f2e`.
    /(?<![\da-z])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{4,}(?![\da-z])/i,
    // A hash of hexadecimal digits that are all letters.
    /(?<![\da-z])[a-f]{8}(?![\da-z])/i,
    // Letters on both sides of a digit, or digits on both sides of a letter, as in a hash of any
    // kind.
    /(?<![\da-z])(?=[\da-z]{5})[\da-z]*?(?:[a-z]\d+[a-z]|\d[a-z]+\d)/i,
    // A version: `jquery-3.7.1.min.js`, `mathjax/3.2.2/`, `three@0.170/`.
    /\d\.\d+[^/]*$/,
    /(?:^|[/v-])\d+\.\d+\.\d+[^/]*\//i,
    /@v?\d/i,
];
/**
 * Returns whether a path within the site seems to stay the same when the content of its file
 * changes: it has no hash, time, or version. Ambiguous paths do not count as fixed.
 */
function isFixedName(path) {
    if (VERSION_PATTERNS.some((pattern) => pattern.test(path)))
        return false;
    // It replaces generated parts, so a path that stays the same has none.
    return (0,stabilize/* stabilizePath */.tI)(path) === path;
}

;// CONCATENATED MODULE: ./lib/live/expected/files-used-by-pages.js
/** Finds how the pages of a site use its other files. */











const ASSET_KINDS = {
    style: 'style',
    script: 'script',
    preload: 'script',
};
/**
 * Returns how the pages of a site use its other files. Large pages are skipped.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
async function findFilesUsedByPages(currentSite, signal) {
    const { names } = currentSite.snapshot;
    const extensionlessPageUses = await findExtensionlessPages(currentSite, signal);
    const assetKinds = new Map();
    for await (const [fileIndex, name] of (0,event_loop/* iterateWithPauses */.YK)(names.entries(), signal)) {
        const file = currentSite.getFile(fileIndex);
        if (!(0,page_names/* isPage */.yp)(name) || file.isLarge)
            continue;
        const syntax = (0,vocabulary/* chooseSyntax */.ZL)(name);
        const text = (0,page_text/* decodePageText */.vU)(file.read(), syntax);
        const loads = listPageLoads(text, syntax);
        const resolver = new PageAddressResolver(currentSite, name, loads);
        addAssets(assetKinds, loads, resolver);
        if (extensionlessPageUses.size === 0)
            continue;
        for (const linkedFile of listLinkedFiles(name, text, resolver))
            if (extensionlessPageUses.has(linkedFile))
                extensionlessPageUses.set(linkedFile, 'linked');
    }
    return { assetKinds, extensionlessPageUses };
}
/** Adds the assets of a page whose names do not change with their content. */
function addAssets(assetKinds, loads, resolver) {
    for (const load of loads) {
        if (load.kind === 'policy')
            continue;
        const assetKind = ASSET_KINDS[load.kind];
        if (assetKind === undefined)
            continue;
        const path = resolver.resolvePath(load.href);
        if (path === undefined || !isFixedName(path))
            continue;
        const fileIndex = resolver.findServedFile(path);
        if (fileIndex !== undefined)
            assetKinds.set(fileIndex, assetKind);
    }
}
/** Resolves the addresses in one page. */
class PageAddressResolver {
    #currentSite;
    #addressResolver;
    #base;
    constructor(currentSite, page, loads) {
        this.#currentSite = currentSite;
        this.#addressResolver = new resolve_address/* AddressResolver */.XP(currentSite.snapshot);
        const baseElement = loads.find((load) => load.kind === 'base');
        const fileBase = this.#addressResolver.makeFileBase(page);
        this.#base = this.#addressResolver.makeElementBase(baseElement?.href, fileBase);
    }
    /**
     * Returns the path of an address within the site; undefined for other addresses, and for those
     * with a query, which is often a hash.
     */
    resolvePath(address) {
        const withoutFragment = (0,fragments/* stripFragment */.l)(address);
        if (withoutFragment === '')
            return undefined;
        const destination = this.#addressResolver.resolve(withoutFragment, this.#base);
        if (destination.kind !== 'site' || destination.query !== undefined)
            return undefined;
        return destination.path;
    }
    /**
     * Returns the index of the file that the host serves at a path; undefined if there is none or it
     * varies.
     */
    findServedFile(path) {
        return this.#currentSite.servedSite.findServedFile(path);
    }
}
/** Returns the indexes of the files that a page links to. */
function listLinkedFiles(name, text, resolver) {
    const linkedFiles = new Set();
    (0,scan_page/* scanPage */.D)(name, text, (use, address) => {
        if (use !== 'link')
            return;
        const path = resolver.resolvePath(address);
        if (path === undefined)
            return;
        const fileIndex = resolver.findServedFile(path);
        if (fileIndex !== undefined)
            linkedFiles.add(fileIndex);
    });
    return linkedFiles;
}
/** How much of a file is read to tell whether it is a page, in bytes. */
const SNIFFED_BYTES = 4_096;
/** Returns the indexes of files without an extension that contain a page. */
async function findExtensionlessPages(currentSite, signal) {
    const { names } = currentSite.snapshot;
    const pages = new Map();
    for await (const [fileIndex, name] of (0,event_loop/* iterateWithPauses */.YK)(names.entries(), signal)) {
        if ((0,page_names/* hasExtension */.Ql)(name))
            continue;
        const start = (0,byte_strings/* readBytes */.io)(currentSite.getFile(fileIndex).readStart(SNIFFED_BYTES));
        if ((0,page_kinds/* beginsLikePage */.ll)(start))
            pages.set(fileIndex, 'unlinked');
    }
    return pages;
}

;// CONCATENATED MODULE: ./lib/live/expected/expectations.js









/**
 * How many pages are also requested at their other addresses. A sample is enough, because one rule
 * of the host applies to all pages.
 */
const MAX_PAGES_AT_OTHER_ADDRESSES = 200;
/** How many of the files that only the earlier site has are requested. */
const MAX_REMOVED_FILES = 200;
/**
 * Returns the expected responses: each file at one address, some pages at their other addresses,
 * redirect rules, removed files, and a few addresses without a file. For a file, this is the
 * address that the host prefers; without a known host, it is the file's own name.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
async function listExpectations(currentSite, options) {
    const { origin, earlierSite, uniqueSuffix, signal } = options;
    const { assetKinds, extensionlessPageUses } = await findFilesUsedByPages(currentSite, signal);
    const { names } = currentSite.snapshot;
    const files = [];
    const pagesAtOtherAddresses = [];
    let unaddressedFileCount = 0;
    for await (const [fileIndex, name] of (0,event_loop/* iterateWithPauses */.YK)(names.entries(), signal)) {
        const [preferredPath, ...otherPaths] = listRequestedPaths(name, fileIndex, currentSite);
        if (preferredPath === undefined) {
            if (!mayBeUnpublished(name, currentSite))
                unaddressedFileCount++;
            continue;
        }
        files.push({
            ...makeExpectedFile(preferredPath, fileIndex, currentSite),
            assetKind: assetKinds.get(fileIndex),
            extensionlessPageUse: extensionlessPageUses.get(fileIndex),
            isKnownToHaveChanged: isKnownToHaveChanged(fileIndex, currentSite, options),
        });
        if (otherPaths.length === 0)
            continue;
        const atOtherAddresses = otherPaths.map((path) => makeExpectedFile(path, fileIndex, currentSite));
        pagesAtOtherAddresses.push(atOtherAddresses);
    }
    const expectations = [
        ...files,
        ...sampleEvenly(pagesAtOtherAddresses, MAX_PAGES_AT_OTHER_ADDRESSES).flat(),
        ...listExpectedRedirects(currentSite, origin),
        ...listRemovedFiles(currentSite, earlierSite),
        ...listExpectedNotFound(currentSite, uniqueSuffix),
    ];
    return { expectations, unaddressedFileCount };
}
/**
 * Is the earlier site known to have different content under the name of a file? A file of both
 * sites is in `possiblyChangedFiles` only if it differs or is large.
 */
function isKnownToHaveChanged(fileIndex, currentSite, { earlierSite, possiblyChangedFiles }) {
    const name = (0,tree/* getFileName */.WP)(currentSite.snapshot, fileIndex);
    if (earlierSite?.servedSite.fileIndexes.has(name) !== true)
        return false;
    if (currentSite.getFile(fileIndex).isLarge)
        return false;
    return possiblyChangedFiles?.has(fileIndex) === true;
}
/**
 * Returns the paths at which a file is requested, the host's preferred one first. Without a known
 * host, and for a 404 page, it is only the file's own name; for the home page, the root. The paths
 * are decoded and relative to the site's root.
 */
function listRequestedPaths(name, fileIndex, site) {
    const paths = site.servedSite.listPaths(fileIndex);
    // Hosts differ in their preferred addresses, and in what they show at `/404`.
    if (site.snapshot.host === undefined || (0,page_names/* isNotFoundPageOfSite */.dn)(name)) {
        const pathOfName = name === page_names/* HOME_PAGE */.Ko ? byte_strings/* NO_BYTES */.CR : name;
        return paths.filter((path) => path === pathOfName);
    }
    // At its full name, every host shows a page or redirects to the preferred address.
    return paths.filter((path, i) => i === 0 || path === name);
}
function makeExpectedFile(path, fileIndex, site) {
    const name = (0,tree/* getFileName */.WP)(site.snapshot, fileIndex);
    return {
        kind: 'file',
        address: site.makeAddress(path),
        ...makeSiteFile(fileIndex, site),
        mayBeUnpublished: mayBeUnpublished(name, site),
        isNotFoundPage: (0,page_names/* isNotFoundPageOfSite */.dn)(name),
    };
}
function makeSiteFile(fileIndex, site) {
    const name = (0,tree/* getFileName */.WP)(site.snapshot, fileIndex);
    return { fileIndex, name: (0,byte_strings/* toText */.fE)(name), isPage: (0,page_names/* isPage */.yp)(name) };
}
/**
 * Is this a file that might not be published? Whether dotfiles are published depends on the upload,
 * and servers often refuse them. `.well-known` is meant to be published.
 */
function mayBeUnpublished(name, { snapshot, servedSite }) {
    if ((0,all_hosts/* isHostConfigFile */.tv)(name))
        return true;
    const { unpublishedDotFiles } = servedSite.hostTraits;
    const mayAllBeUnpublished = snapshot.host === undefined || unpublishedDotFiles === 'all';
    const unpublished = mayAllBeUnpublished ? 'all' : 'all-but-well-known';
    return (0,dotfiles/* findUnpublishedEntry */.n)(name, unpublished) !== undefined;
}
/**
 * Returns pages and root scripts of the earlier site whose addresses this one does not serve. A
 * leftover service worker in the root would keep serving old content. Other files are often kept on
 * purpose, for pages that are still open in a browser.
 */
function listRemovedFiles(currentSite, earlierSite) {
    if (earlierSite === undefined)
        return [];
    const { servedSite } = currentSite;
    // A rule that is not supported may serve any of them.
    if (servedSite.unreadRulePlace !== undefined)
        return [];
    const removedFiles = [];
    for (const [fileIndex, name] of earlierSite.snapshot.names.entries()) {
        const isPageOrRootScript = isContentPage(name) || ROOT_SCRIPT.test(name);
        if (!isPageOrRootScript || mayBeUnpublished(name, earlierSite))
            continue;
        if (servedSite.fileIndexes.has(name))
            continue;
        const [path] = listRequestedPaths(name, fileIndex, earlierSite);
        if (path === undefined || servedSite.findContent(path) !== undefined)
            continue;
        removedFiles.push({
            kind: 'removed-file',
            address: earlierSite.makeAddress(path),
            ...makeSiteFile(fileIndex, earlierSite),
        });
    }
    return sampleEvenly(removedFiles, MAX_REMOVED_FILES);
}
const ROOT_SCRIPT = /^[^/]+\.m?js$/;
function isContentPage(name) {
    return (0,page_names/* isPage */.yp)(name) && !(0,page_names/* isNotFoundPageOfSite */.dn)(name);
}
/**
 * Returns a few addresses that no file has: a page without and with an extension, a script, and a
 * page in a folder.
 */
function listExpectedNotFound(currentSite, uniqueSuffix) {
    const { servedSite, snapshot } = currentSite;
    const { hostTraits, fileIndexes, unreadRulePlace } = servedSite;
    // A rule that is not supported may serve any of them.
    if (unreadRulePlace !== undefined)
        return [];
    const notFoundPageIndex = fileIndexes.get(page_names/* NOT_FOUND_PAGE */.jp);
    const showsHomePage = hostTraits.defaultNotFoundPage === 'home-page';
    if (notFoundPageIndex === undefined && showsHomePage)
        return [];
    const name = (0,byte_strings/* toBytes */.ZJ)(`no-page-has-this-name-${uniqueSuffix}`);
    const paths = [name, name.concat('.html'), name.concat('.js')];
    const pageInFolder = snapshot.names.find((each) => (0,page_names/* isPage */.yp)(each) && each.includes('/'));
    if (pageInFolder !== undefined)
        paths.push(pageInFolder.replace(/[^/]*$/, '').concat(name));
    const unservedPaths = paths.filter((path) => servedSite.findContent(path) === undefined);
    return unservedPaths.map((path, i) => {
        const address = currentSite.makeAddress(path);
        // The page is compared at the first path only: hosts differ in the page that they show in a
        // folder, or instead of a script.
        const isPageKnown = i === 0 && notFoundPageIndex !== undefined;
        if (!isPageKnown)
            return { kind: 'not-found', address, notFoundPage: undefined };
        const notFoundPage = makeSiteFile(notFoundPageIndex, currentSite);
        return { kind: 'not-found', address, notFoundPage };
    });
}

// EXTERNAL MODULE: ./lib/findings/finding.js
var findings_finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./lib/findings/live-kinds.js
var live_kinds = __webpack_require__(2560);
;// CONCATENATED MODULE: ./lib/live/judging/live-finding.js


/** Returns the finding about a fault. `file`: the site's file at that address, if there is one. */
function makeLiveFinding(fault, address, file) {
    const { kind, ...values } = fault;
    const spots = file ? [{ page: file, line: undefined }] : [];
    const facts = { target: address, spots, pages: spots.length };
    return { ...(0,findings_finding/* makeFinding */.MH)(live_kinds/* LIVE_KINDS */.B[kind], { file: file ?? '', ...values }, facts), kind };
}
/** Returns the site's file at the address of a finding; empty if there is none. */
function getExpectedFile({ spots: [spot] }) {
    return spot?.page ?? '';
}
/** Returns whether a finding is an error at one address, not about many of them. */
function isErrorAtAddress(finding) {
    return (0,findings_finding/* isError */.bJ)(finding) && finding.target !== '';
}
/** Returns whether any of these findings keeps a site from being live. */
function hasError(findings) {
    return findings.some(findings_finding/* isError */.bJ);
}
/** Returns whether these findings are about a complete response, which could be compared. */
function isComparable(findings) {
    return !findings.some(({ kind }) => kind === 'live-unanswered');
}

;// CONCATENATED MODULE: ./lib/live/judging/address-states.js



/** How many of the addresses that never differed are requested in a recheck. */
const MAX_UNCHANGED_RECHECKED = 4_000;
/**
 * The minimum number of requests that a recheck begins with, each for another address that changed
 * (or for any if none changed). If fewer changed, each is requested several times, all equally
 * often. If one of several servers was never updated, it will serve some of them.
 */
const MIN_RECHECK_START_REQUESTS = 64;
/** The state of an address that has not been requested yet. */
const INITIAL_ADDRESS_STATE = {
    findings: undefined,
    hasMatched: false,
    hasDiffered: false,
    hasRegressed: false,
    recheck: undefined,
};
/**
 * Returns the state of an address after a response. `isTransient`: whether an error may be gone at
 * the next request, such as a broken connection. The findings of the response are kept, and:
 *
 * - Without an error: `hasMatched`, unless a finding is accepted; in a recheck, `matched`.
 * - With a transient error: nothing changes.
 * - With another error: `hasDiffered`. If it had matched, also `hasRegressed`; in a recheck,
 *   `differed`, which no later response changes.
 *
 * An address that only ever had accepted errors has not matched. So a new error there does not mean
 * that the host serves an older version again, and the recheck goes on.
 */
function applyFindings(before, findings, isTransient) {
    if (before.recheck === 'differed')
        return before;
    const isInRecheck = before.recheck !== undefined;
    if (!hasError(findings)) {
        const hasMatched = before.hasMatched || findings.every((each) => !(0,findings_finding/* isAccepted */.oB)(each));
        return { ...before, findings, hasMatched, recheck: isInRecheck ? 'matched' : undefined };
    }
    if (isTransient)
        return { ...before, findings };
    const differsInRecheck = isInRecheck && before.hasMatched;
    return {
        ...before,
        findings,
        hasDiffered: true,
        hasRegressed: before.hasMatched,
        recheck: differsInRecheck ? 'differed' : before.recheck,
    };
}
/** The states of all addresses, by index. */
class AddressStates {
    expectations;
    #possiblyChangedFiles;
    #states;
    #isRechecking = false;
    /**
     * `possiblyChangedFiles`: the indexes of files that may differ from those that the host had
     * before, among them all new ones.
     */
    constructor(expectations, possiblyChangedFiles = new Set()) {
        this.expectations = expectations;
        this.#possiblyChangedFiles = possiblyChangedFiles;
        this.#states = expectations.map(() => INITIAL_ADDRESS_STATE);
    }
    /** Records the findings about a response according to the rules of `applyFindings`. */
    recordFindings(addressIndex, findings, isTransient) {
        this.#states[addressIndex] = applyFindings(this.#getState(addressIndex), findings, isTransient);
    }
    /**
     * The latest findings about each address, in order; undefined for addresses that were not
     * requested.
     */
    get findingsByIndex() {
        return this.#states.map(({ findings }) => findings);
    }
    /** The latest findings about each address that was requested, in order. */
    get findingsOfRequested() {
        return this.findingsByIndex.filter((findings) => findings !== undefined);
    }
    /** Returns the indexes of addresses that differ or were not requested. */
    listUnmatched() {
        return this.#listIndexes(({ findings }) => findings === undefined || hasError(findings));
    }
    /** Returns the indexes of addresses with only warnings and notices. */
    listWithOnlyWarnings() {
        return this.#listIndexes(({ findings = [] }) => findings.length > 0 && !hasError(findings));
    }
    /** Returns the indexes of addresses that matched before and differ now. */
    listRegressed() {
        return this.#listIndexes(({ findings = [], hasRegressed }) => hasRegressed && hasError(findings));
    }
    /**
     * Whether a recheck has begun. A difference ends it only at an address that matched before.
     */
    get isRechecking() {
        return this.#isRechecking;
    }
    /** Returns the indexes of addresses without a result in the recheck yet. */
    listUnrechecked() {
        return this.#listIndexes(({ recheck }) => recheck === 'pending');
    }
    /** Whether all addresses matched, and those that the recheck includes matched again in it. */
    get hasPassedRecheck() {
        if (!this.#isRechecking)
            return false;
        return this.listUnrechecked().length === 0 && this.listUnmatched().length === 0;
    }
    /**
     * Begins a recheck after all addresses have matched. Returns the indexes to request first, some
     * repeatedly, and all indexes of the recheck. Of many files that never differed, only a sample is
     * requested. Addresses that differed, have other findings, may have changed, or are not files are
     * always included.
     */
    startRecheck() {
        const indexes = [...this.expectations.keys()];
        const unchanged = indexes.filter((addressIndex) => this.#mayBeOmitted(addressIndex));
        const sample = new Set(sampleEvenly(unchanged, MAX_UNCHANGED_RECHECKED));
        const omitted = new Set(unchanged).difference(sample);
        const allIndexes = indexes.filter((addressIndex) => !omitted.has(addressIndex));
        this.#isRechecking = true;
        for (const addressIndex of allIndexes)
            this.#setRecheck(addressIndex, 'pending');
        const changed = indexes.filter((addressIndex) => this.#mayHaveChanged(addressIndex));
        const candidates = changed.length === 0 ? allIndexes : changed;
        const firstSample = sampleEvenly(candidates, MIN_RECHECK_START_REQUESTS);
        return { firstIndexes: repeatAlternating(firstSample), allIndexes };
    }
    /** Has an address differed, or may its file have changed? */
    #mayHaveChanged(addressIndex) {
        if (this.#getState(addressIndex).hasDiffered)
            return true;
        const expected = this.expectations[addressIndex];
        return expected?.kind === 'file' && this.#possiblyChangedFiles.has(expected.fileIndex);
    }
    /** Is it the address of an unchanged file, without any finding? */
    #mayBeOmitted(addressIndex) {
        const isFile = this.expectations[addressIndex]?.kind === 'file';
        const hasNoFinding = this.#getState(addressIndex).findings?.length === 0;
        return isFile && hasNoFinding && !this.#mayHaveChanged(addressIndex);
    }
    /** Ends the recheck if an address that matched before differs in it. */
    endRecheckIfRegressed() {
        if (!this.#states.some(({ recheck }) => recheck === 'differed'))
            return;
        this.#isRechecking = false;
        for (const addressIndex of this.expectations.keys())
            this.#setRecheck(addressIndex, undefined);
    }
    #setRecheck(addressIndex, recheck) {
        this.#states[addressIndex] = { ...this.#getState(addressIndex), recheck };
    }
    #listIndexes(isListed) {
        const indexes = [];
        for (const [addressIndex, state] of this.#states.entries()) {
            if (isListed(state))
                indexes.push(addressIndex);
        }
        return indexes;
    }
    #getState(addressIndex) {
        return this.#states[addressIndex] ?? INITIAL_ADDRESS_STATE;
    }
}
/**
 * Repeats the items, alternating between reverse and original order, so that two servers that take
 * turns both receive a request for each.
 */
function repeatAlternating(items) {
    const repeated = [];
    const times = Math.ceil(MIN_RECHECK_START_REQUESTS / Math.max(1, items.length));
    for (let turn = 0; turn < times; turn++) {
        const isReverse = turn % 2 === 0;
        repeated.push(...(isReverse ? items.toReversed() : items));
    }
    return repeated;
}

// EXTERNAL MODULE: ./lib/findings/acceptance/apply-acceptances.js + 1 modules
var apply_acceptances = __webpack_require__(1732);
;// CONCATENATED MODULE: ./lib/live/judging/diagnose.js


/** How many findings there must be before a common cause is sought. */
const MIN_FINDINGS = 5;
/** The minimum share of the errors, or of the required files, that one cause must explain. */
const MIN_SHARE_OF_ONE_CAUSE = 0.9;
/** The diagnosis for each cause that the kinds of the errors show. */
const DIAGNOSES = {
    'single-page-fallback': 'The host serves a page at missing addresses, as for single-page applications: turn that off (nginx: end `try_files` with `=404`; Cloudflare Pages: publish a 404.html).',
    'other-version': 'Nearly all pages differ from the published ones: the host or a cache still serves another version, the deployment went elsewhere, or something in front of the host rewrites pages.',
    'other-site': 'Nearly all pages differ, and missing addresses get a page, too: a login, a maintenance page, or another site may respond instead. Open one of them in a private window.',
    'not-published': 'Nearly all files of the site are missing: it is not published yet, `live-url` is wrong, or the host serves another folder.',
    'extension-required': 'Pages are missing only at their addresses without .html: the host does not add it (nginx: `try_files $uri $uri.html $uri/ =404`), or `host` is wrong.',
};
/**
 * Returns a sentence about the cause of nearly all errors; undefined if they have none in common.
 * `requiredAddressCount`: how many addresses of files that must be served were requested.
 */
function diagnose(findings, requiredAddressCount) {
    // Findings about a lack of time have no cause on the host.
    const errors = findings.filter(isErrorAtAddress);
    const failure = findCommonFailure(errors, requiredAddressCount);
    if (failure !== undefined)
        return diagnoseFailure(failure);
    const cause = findCommonCause(errors, requiredAddressCount);
    if (cause === undefined)
        return undefined;
    return DIAGNOSES[cause];
}
function findCommonCause(errors, requiredAddressCount) {
    const fallbackPageFindings = errors.filter(isFallbackPageFinding);
    if (errors.length > 0 && fallbackPageFindings.length === errors.length)
        return 'single-page-fallback';
    const staleErrors = errors.filter(({ kind }) => kind === 'live-stale');
    if (coverNearlyAllFiles(staleErrors, requiredAddressCount)) {
        if (isCommonCause(staleErrors, errors))
            return 'other-version';
        if (isCommonCause([...staleErrors, ...fallbackPageFindings], errors))
            return 'other-site';
    }
    const missingErrors = errors.filter(({ kind }) => kind === 'live-missing');
    if (!isCommonCause(missingErrors, errors))
        return undefined;
    if (coverNearlyAllFiles(missingErrors, requiredAddressCount))
        return 'not-published';
    if (missingErrors.every(isPageWithoutExtension))
        return 'extension-required';
    return undefined;
}
/** Are these enough findings to have one cause, and nearly all of `errors`? */
function isCommonCause(findings, errors) {
    const { length } = findings;
    return length >= MIN_FINDINGS && length >= MIN_SHARE_OF_ONE_CAUSE * errors.length;
}
/** Are they about nearly all files that must be served and were requested? */
function coverNearlyAllFiles(findings, requiredAddressCount) {
    return findings.filter(isAboutFile).length >= MIN_SHARE_OF_ONE_CAUSE * requiredAddressCount;
}
const isAboutFile = (finding) => getExpectedFile(finding) !== '';
/** Does the host show a page at addresses that do not belong to it? */
const isFallbackPageFinding = ({ kind }) => kind === 'live-soft-404' || kind === 'live-missing/home-page';
/** Is it about a page at an address without the extension of its file? */
function isPageWithoutExtension(finding) {
    return getExpectedFile(finding).endsWith('.html') && !/(?:\.html|\/)$/.test(finding.target);
}
/** Returns the failure that nearly all addresses have in common; undefined if there is none. */
function findCommonFailure(errors, requiredAddressCount) {
    const byFailure = Map.groupBy(errors, ({ siteWideFailure }) => getFailureKey(siteWideFailure));
    for (const [key, sameFailures] of byFailure) {
        if (key === undefined || !coverNearlyAllFiles(sameFailures, requiredAddressCount))
            continue;
        // If no file exists, redirects to a login page are followed, so the error there may be that a
        // page is shown. Such errors are not counted.
        const explainableErrors = errors.filter((error) => isAboutFile(error) || getFailureKey(error.siteWideFailure) === key);
        if (isCommonCause(sameFailures, explainableErrors))
            return sameFailures[0]?.siteWideFailure;
    }
    return undefined;
}
/** Returns a key that equal failures share. */
function getFailureKey(failure) {
    switch (failure?.kind) {
        case 'redirect':
            return failure.to;
        case 'status':
            return failure.status;
        case undefined:
            return undefined;
    }
}
function diagnoseFailure(failure) {
    if (failure.kind === 'redirect')
        return diagnoseAccessControl((0,clean/* clean */.uH)(`redirects nearly every address to ${failure.to}`, 120));
    const { status } = failure;
    const response = `responds with HTTP ${status} at nearly every address`;
    if (status >= 500 && status < 600)
        return `The host ${response}: check the server’s log.`;
    if (status === 403)
        return diagnoseAccessControl(response, ', or (on S3) nothing is published yet');
    return diagnoseAccessControl(response);
}
function diagnoseAccessControl(response, alternative = '') {
    return `The host ${response}: a login or a firewall seems to protect the site${alternative}. Let the runner through, or set \`live-url\` to a public address.`;
}

// EXTERNAL MODULE: ./lib/web/page/address-reader.js
var address_reader = __webpack_require__(8710);
// EXTERNAL MODULE: ./lib/web/page/robots-directives.js
var robots_directives = __webpack_require__(7730);
;// CONCATENATED MODULE: ./lib/live/judging/noindex.js





/** Returns the fault of an `X-Robots-Tag` that keeps a page out of search engines. */
function findNoindexFault(headers) {
    const robots = [headers['x-robots-tag'] ?? []].flat();
    if (!robots.some(robots_directives/* forbidsIndexing */.q))
        return undefined;
    return { kind: 'live-header/noindex', value: robots.join(', ') };
}
/**
 * Host names of previews, which hosts keep out of search engines by default. Production without a
 * custom domain is at PROJECT.pages.dev or NAME.netlify.app:
 * https://vercel.com/guides/are-vercel-preview-deployment-indexed-by-search-engines and
 * https://developers.cloudflare.com/pages/configuration/preview-deployments/, read 2026-11.
 */
const PREVIEW_HOST_NAME = /\.vercel\.app$|\.[^.]+\.pages\.dev$|--[^.]+\.netlify\.app$/;
/** Returns whether a finding says that a page is kept out of search engines. */
function isNoindexFinding({ kind }) {
    return kind === 'live-header/noindex';
}
/**
 * Returns the finding about the site if the host serves most of its pages and keeps all of those
 * out of search engines; undefined otherwise.
 * @throws any file-system error
 */
function findSiteWideNoindex(judged) {
    const { url, currentSite, expectations, findingsByIndex } = judged;
    const noindexPages = [];
    let pageCount = 0;
    for (const [i, each] of expectations.entries()) {
        const isContentPage = each.kind === 'file' && each.isPage && !each.isNotFoundPage;
        if (!isContentPage)
            continue;
        pageCount++;
        const findings = findingsByIndex[i];
        if (findings === undefined)
            continue;
        if (findings.some(isNoindexFinding))
            noindexPages.push(each.fileIndex);
        // The headers of other content say nothing about the page.
        else if (!hasError(findings))
            return undefined;
    }
    if (noindexPages.length <= pageCount / 2)
        return undefined;
    if (PREVIEW_HOST_NAME.test(url.hostname))
        return makeLiveFinding({ kind: 'live-noindex/preview' }, url.pathname);
    const isIntended = noindexPages.every((fileIndex) => keepsItselfUnlisted(fileIndex, currentSite));
    const kind = isIntended ? 'live-noindex/intended' : 'live-noindex';
    return makeLiveFinding({ kind }, url.pathname);
}
/** Does a page itself keep search engines from listing it, with `noindex` or by a redirect? */
function keepsItselfUnlisted(fileIndex, currentSite) {
    const file = currentSite.getFile(fileIndex);
    if (file.isLarge)
        return false;
    const kinds = new Set();
    const syntax = (0,vocabulary/* chooseSyntax */.ZL)(file.name);
    const reader = (0,address_reader/* makeAddressReader */.K)((kind) => kinds.add(kind), syntax);
    const page = (0,page_text/* decodePageText */.vU)(file.read(), syntax);
    reader.read(page);
    return kinds.has('noindex') || kinds.has('redirect');
}

;// CONCATENATED MODULE: ./lib/live/judging/make-verdict.js








/**
 * Returns the part of the result that follows from the findings.
 * @throws the reason of the signal; any file-system error
 */
async function makeVerdictOnFindings(ended) {
    const { currentSite, states, acceptedEntries, nowMs, signal } = ended;
    const { expectations, findingsByIndex, findingsOfRequested } = states;
    const listedFindings = listFindings(ended);
    const findings = await (0,apply_acceptances/* applyAcceptances */.R)(listedFindings, acceptedEntries, nowMs, signal);
    const sortedFindings = (0,prioritize/* sortByImportance */.U_)(findings);
    const requestedRequired = expectations.filter((each, i) => isRequired(each) && findingsByIndex[i] !== undefined);
    return {
        ...(0,count_findings/* countFindings */.Gt)(sortedFindings),
        findings: sortedFindings,
        diagnosis: diagnose(listedFindings, requestedRequired.length),
        addressCount: expectations.length,
        comparedCount: findingsOfRequested.filter(isComparable).length,
        fileCount: currentSite.snapshot.names.length,
    };
}
/** Returns the findings about single addresses, and those about many of them. */
function listFindings({ url, currentSite, states, wasThrottled, }) {
    const { expectations, findingsByIndex, findingsOfRequested } = states;
    const noindex = findSiteWideNoindex({ url, currentSite, expectations, findingsByIndex });
    let addressFindings = findingsOfRequested.flat();
    if (noindex !== undefined)
        addressFindings = addressFindings.filter((each) => !isNoindexFinding(each));
    const haveAllMatched = states.listUnmatched().length === 0;
    const unrecheckedCount = haveAllMatched ? states.listUnrechecked().length : 0;
    const unrequestedCount = expectations.length - findingsOfRequested.length;
    const findings = [
        ...makeFindingsAboutMany('live-unsteady', states.listRegressed().length),
        // The 404 page goes last, because other pages are better examples.
        ...addressFindings.filter((each) => !isAboutNotFoundPage(each)),
        ...addressFindings.filter(isAboutNotFoundPage),
        ...makeFindingsAboutMany(wasThrottled ? 'live-unasked/refused' : 'live-unasked', unrequestedCount),
        ...makeFindingsAboutMany('live-unasked/recheck', unrecheckedCount),
    ];
    if (noindex !== undefined)
        findings.push(noindex);
    return findings;
}
/** Returns the finding about this number of addresses, if there are any. */
function makeFindingsAboutMany(kind, addressCount) {
    if (addressCount === 0)
        return [];
    const addresses = (0,units/* formatCount */.B4)(addressCount, 'address', 'addresses');
    return [makeLiveFinding({ kind, addresses }, '')];
}
/** Is this a file that must be served? */
function isRequired(expected) {
    if (expected.kind !== 'file')
        return false;
    return !expected.mayBeUnpublished && !expected.isNotFoundPage;
}
function isAboutNotFoundPage(finding) {
    return (0,page_names/* isNotFoundPageOfSite */.dn)(getExpectedFile(finding));
}

;// CONCATENATED MODULE: ./lib/live/live-progress.js
/** Describes the progress of a live check for the log. */




/** Returns the progress of a check: `3 of 10 addresses requested, 1 still different`. */
function describeProgress(states) {
    const { findingsOfRequested: requested, expectations } = states;
    const differing = requested.filter((findings) => hasError(findings) && isComparable(findings));
    const share = `${(0,units/* formatNumber */.ZV)(requested.length)} of ${formatAddressCount(expectations.length)}`;
    const words = (0,clean/* safe */.gB) `${share} requested, ${(0,units/* formatNumber */.ZV)(differing.length)} still different`;
    if (states.isRechecking)
        return (0,clean/* safe */.gB) `${words}; requesting once more`;
    return words;
}
/** Returns how many errors of each code there are, in the order in which the codes first occur. */
function countErrorsByCode({ findingsOfRequested }) {
    const errors = findingsOfRequested.flat().filter(findings_finding/* isError */.bJ);
    const byCode = Map.groupBy(errors, ({ code }) => code);
    return [...byCode].map(([code, { length: count }]) => ({ code, count }));
}
/**
 * Returns the line for a check in which all addresses match; `elapsed` is its duration in words.
 */
function describeFullMatch(states, elapsed) {
    const { findingsOfRequested, expectations } = states;
    const line = (0,clean/* safe */.gB) `All ${formatAddressCount(expectations.length)} match after ${elapsed}`;
    const findings = findingsOfRequested.flat();
    const acceptedCount = findings.filter(findings_finding/* isAccepted */.oB).length;
    if (acceptedCount === 0)
        return line;
    return (0,clean/* safe */.gB) `${line}, except for ${(0,units/* formatCount */.B4)(acceptedCount, 'accepted finding')}`;
}
/**
 * Returns the line about the addresses that do not match yet, with an example; `elapsed` is the
 * duration so far in words.
 */
function describeUnmatched(states, elapsed) {
    const { findingsByIndex, expectations } = states;
    const unmatched = states.listUnmatched();
    const differing = unmatched.filter((addressIndex) => findingsByIndex[addressIndex] !== undefined);
    const [firstRegressed] = states.listRegressed();
    const how = firstRegressed === undefined ? 'still different' : 'different again';
    const share = `${(0,units/* formatNumber */.ZV)(differing.length)} of ${formatAddressCount(expectations.length)}`;
    let line = (0,clean/* safe */.gB) `After ${elapsed}, ${how}: ${share}`;
    const errorCounts = countErrorsByCode(states);
    if (errorCounts.length > 0)
        line = (0,clean/* safe */.gB) `${line} (${describeErrorCounts(errorCounts)})`;
    const example = firstRegressed ?? differing[0];
    if (example !== undefined)
        line = (0,clean/* safe */.gB) `${line}, such as ${expectations[example]?.address}`;
    const unrequestedCount = unmatched.length - differing.length;
    if (unrequestedCount > 0)
        line = (0,clean/* safe */.gB) `${line}; ${(0,units/* formatNumber */.ZV)(unrequestedCount)} not requested yet`;
    return line;
}
/** Returns the numbers of errors in words: `3 live-missing, 1 live-stale`. */
function describeErrorCounts(errorCounts) {
    return errorCounts.map(({ code, count }) => `${(0,units/* formatNumber */.ZV)(count)} ${code}`).join(', ');
}
/** Returns a number of addresses in words: `1 address`, `1,024 addresses`. */
function formatAddressCount(addressCount) {
    return (0,units/* formatCount */.B4)(addressCount, 'address', 'addresses');
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/net/poll.js
var poll = __webpack_require__(3754);
// EXTERNAL MODULE: ./lib/net/request.js
var request = __webpack_require__(598);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __webpack_require__(4304);
;// CONCATENATED MODULE: ./lib/live/comparing/body-comparison.js
/** Returns whether a body is the file, perhaps as a host has transformed it. */
function isContentOfFile({ result }) {
    return result === 'same' || result === 'transformed';
}

;// CONCATENATED MODULE: ./lib/live/requesting/origin-response.js
/** Returns whether a response with this status contains the requested content. */
function hasRequestedContent(status) {
    // 203 is a 200 that a proxy has changed:
    // https://www.rfc-editor.org/rfc/rfc9110#status.203
    return status === 200 || status === 203;
}

;// CONCATENATED MODULE: ./lib/live/judging/read-cache-lifetime.js
/** A directive with a number of seconds: `max-age=600`. */
const SECONDS_DIRECTIVE = /^([a-z-]+)\s*=\s*"?(\d{1,15})"?$/;
/**
 * Returns how long a browser shows a response before it requests a new one. `Expires` applies only
 * without `max-age`: https://www.rfc-editor.org/rfc/rfc9111#name-calculating-freshness-lifet.
 * `s-maxage` is ignored, because shared caches can be purged, but browser caches cannot. With
 * `stale-while-revalidate`, a browser shows the old version once more before it requests a new one:
 * https://www.rfc-editor.org/rfc/rfc5861#section-3.
 */
function readCacheLifetime(headers) {
    const { 'cache-control': cacheControl = '', expires = '', date = '' } = headers;
    const directives = cacheControl.split(',').map((directive) => directive.trim().toLowerCase());
    const header = `Cache-Control: ${cacheControl}`;
    if (directives.includes('no-store') || directives.includes('no-cache'))
        return { lifetimeMs: 0, header };
    const maxAgeMs = readDirectiveMs(directives, 'max-age');
    const staleMs = readDirectiveMs(directives, 'stale-while-revalidate') ?? 0;
    if (maxAgeMs !== undefined)
        return { lifetimeMs: maxAgeMs + staleMs, header };
    const expiresHeader = `Expires: ${expires}`;
    const freshMs = Date.parse(expires) - Date.parse(date);
    if (Number.isNaN(freshMs))
        return { lifetimeMs: 0, header: expiresHeader };
    return { lifetimeMs: freshMs + staleMs, header: expiresHeader };
}
/** Returns the value of the first directive with this name, in ms. */
function readDirectiveMs(directives, name) {
    for (const directive of directives) {
        const [, directiveName, seconds] = SECONDS_DIRECTIVE.exec(directive) ?? [];
        if (directiveName === name)
            return Number(seconds) * 1_000;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/live/judging/caching-faults.js


/** The longest cache lifetime of a page that is fine, in ms. */
const MAX_PAGE_LIFETIME_MS = 24 * 60 * 60 * 1_000;
/** Returns the fault in the caching of a page; undefined if it is fine. */
function findPageCachingFault(headers) {
    const { lifetimeMs, header } = readCacheLifetime(headers);
    if (lifetimeMs <= MAX_PAGE_LIFETIME_MS)
        return undefined;
    return { kind: 'live-header/cached-page', lifetime: (0,units/* formatDuration */.a3)(lifetimeMs), header };
}
const ASSET_NAMES = { style: 'style sheet', script: 'script' };
/** The shortest cache lifetime of a style sheet or script that is a fault, in ms. */
const MIN_FAULTY_ASSET_LIFETIME_MS = 24 * 60 * 60 * 1_000;
/**
 * The shortest cache lifetime that is a fault if the file has changed under its name, in ms. A
 * browser would combine new pages with the old version.
 */
const MIN_FAULTY_CHANGED_ASSET_LIFETIME_MS = 2 * 60 * 1_000;
/**
 * Returns the faults in the caching of style sheets and scripts, which can break a page if they do
 * not match it.
 */
function findAssetCachingFaults({ assetKind, isKnownToHaveChanged }, headers) {
    if (assetKind === undefined)
        return [];
    const { lifetimeMs, header } = readCacheLifetime(headers);
    const asset = ASSET_NAMES[assetKind];
    const values = { asset, lifetime: (0,units/* formatDuration */.a3)(lifetimeMs), header };
    if (isKnownToHaveChanged && lifetimeMs >= MIN_FAULTY_CHANGED_ASSET_LIFETIME_MS)
        return [{ kind: 'live-header/cached-changed-asset', ...values }];
    if (lifetimeMs >= MIN_FAULTY_ASSET_LIFETIME_MS)
        return [{ kind: 'live-header/cached-asset', ...values }];
    return [];
}

;// CONCATENATED MODULE: ./lib/live/comparing/content-type-header.js
/** Parses a Content-Type: https://www.rfc-editor.org/rfc/rfc9110#name-content-type. */
function parseContentType(header) {
    const [type = '', ...parameters] = (header ?? '').split(';');
    const charset = parameters
        .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1])
        .find((value) => value !== undefined);
    return { type: type.trim().toLowerCase(), charset: charset?.toLowerCase() };
}

;// CONCATENATED MODULE: ./lib/live/judging/content-types.js
/** The content types that browsers accept for files, by extension. */
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)$/;
/**
 * https://html.spec.whatwg.org/multipage/infrastructure.html#scripting-3 and
 * https://mimesniff.spec.whatwg.org/.
 */
const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;
const IMAGE_TYPE = /^image\//;
/**
 * The types that browsers require. With another one, they show a page as source code or download
 * it, and refuse a script or style sheet.
 */
const REQUIRED_TYPES = [
    { namePattern: /\.html?$/i, mediaType: 'text/html', acceptedPattern: PAGE_TYPE },
    { namePattern: /\.xhtml$/i, mediaType: 'application/xhtml+xml', acceptedPattern: PAGE_TYPE },
    { namePattern: /\.css$/i, mediaType: 'text/css', acceptedPattern: /^text\/css$/ },
    { namePattern: /\.m?js$/i, mediaType: 'text/javascript', acceptedPattern: SCRIPT_TYPE },
    // WebAssembly.instantiateStreaming:
    // https://webassembly.github.io/spec/web-api/#process-a-potential-webassembly-response
    {
        namePattern: /\.wasm$/i,
        mediaType: 'application/wasm',
        acceptedPattern: /^application\/wasm$/,
    },
    // Browsers recognize other images by their content:
    // https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm
    { namePattern: /\.svgz?$/i, mediaType: 'image/svg+xml', acceptedPattern: /^image\/svg\+xml$/ },
];
/**
 * The usual types of some files that browsers use with any type. Other files of this sort have no
 * expected type: fonts, JSON that scripts load, media that browsers sniff.
 */
const RECOMMENDED_TYPES = [
    { namePattern: /\.png$/i, mediaType: 'image/png', acceptedPattern: IMAGE_TYPE },
    { namePattern: /\.jpe?g$/i, mediaType: 'image/jpeg', acceptedPattern: IMAGE_TYPE },
    { namePattern: /\.gif$/i, mediaType: 'image/gif', acceptedPattern: IMAGE_TYPE },
    { namePattern: /\.webp$/i, mediaType: 'image/webp', acceptedPattern: IMAGE_TYPE },
    { namePattern: /\.pdf$/i, mediaType: 'application/pdf', acceptedPattern: /^application\/pdf$/ },
    { namePattern: /\.txt$/i, mediaType: 'text/plain', acceptedPattern: /^text\/(?!html$)/ },
    // Browsers show both, and AI agents read them: https://www.rfc-editor.org/rfc/rfc7763.
    {
        namePattern: /\.(?:md|markdown)$/i,
        mediaType: 'text/markdown',
        acceptedPattern: /^text\/(?:markdown|plain)$/,
    },
];
/** Returns the content type of a file with this name; undefined if it does not matter. */
function findContentTypeByName(name) {
    const required = REQUIRED_TYPES.find((each) => each.namePattern.test(name));
    if (required !== undefined)
        return { ...required, isRequired: true };
    const recommended = RECOMMENDED_TYPES.find((each) => each.namePattern.test(name));
    if (recommended !== undefined)
        return { ...recommended, isRequired: false };
    return undefined;
}
/** The content type of a page whose name does not say that it is a page. */
const PAGE_CONTENT_TYPE = {
    mediaType: 'text/html',
    acceptedPattern: PAGE_TYPE,
    isRequired: true,
};
/**
 * Returns whether browsers run a classic script with this type:
 * https://fetch.spec.whatwg.org/#should-response-to-request-be-blocked-due-to-mime-type?
 */
function runsClassicScriptAs(type) {
    return !/^(?:audio|image|video)\/|^text\/csv$/.test(type);
}

;// CONCATENATED MODULE: ./lib/live/judging/content-type-faults.js


/** Returns the faults in the content type of a file. `body` is how its content compares. */
function findContentTypeFaults(expected, headers, body) {
    const { type, charset } = parseContentType(headers['content-type']);
    const expectedType = findExpectedContentType(expected);
    const typeInWords = type === '' ? 'no content type' : `the content type ${type}`;
    if (expectedType !== undefined && !expectedType.acceptedPattern.test(type)) {
        const isRefused = expectedType.isRequired && !isUsedDespiteType(expected, headers, body);
        const kind = isRefused ? 'live-wrong-type' : 'live-wrong-type/tolerated';
        const [extension] = /\.\w+$/.exec(expected.name) ?? [];
        const files = extension && `*${extension}`;
        return [{ kind, type: typeInWords, expectedType: expectedType.mediaType, files }];
    }
    const isServedAsPage = type === 'text/html' && expected.extensionlessPageUse === undefined;
    if (expectedType === undefined && isServedAsPage)
        return [{ kind: 'live-wrong-type/as-page', type: typeInWords }];
    if (body.isInvalidXhtml)
        return [{ kind: 'live-wrong-type/not-xhtml' }];
    const { expectedCharset } = body;
    if (expectedCharset === undefined)
        return [];
    const kind = isPage(expected) ? 'live-wrong-type/charset' : 'live-wrong-type/charset-of-asset';
    return [{ kind, charset, expectedCharset: CHARSET_NAMES[expectedCharset] }];
}
const CHARSET_NAMES = {
    'utf-8': 'UTF-8',
    other: 'another encoding',
};
function findExpectedContentType({ name, extensionlessPageUse, }) {
    if (extensionlessPageUse === 'linked')
        return PAGE_CONTENT_TYPE;
    return findContentTypeByName(name);
}
function isPage(expected) {
    return expected.isPage || expected.extensionlessPageUse === 'linked';
}
/**
 * Do browsers use a file despite its type: a page that has no type, or a classic script?
 * `X-Content-Type-Options` keeps them from that.
 */
function isUsedDespiteType(expected, headers, { isClassicScript = false }) {
    if (headers['x-content-type-options'] !== undefined)
        return false;
    const { type } = parseContentType(headers['content-type']);
    if (isPage(expected))
        return type === '';
    return isClassicScript && runsClassicScriptAs(type);
}

;// CONCATENATED MODULE: ./lib/live/judging/page-header-faults.js


/**
 * Returns the faults in headers that only matter for pages. A 404 page is shown at every wrong
 * address, so its headers at its own address do not matter.
 */
function findPageHeaderFaults(expected, headers) {
    if (!expected.isPage || expected.isNotFoundPage)
        return [];
    const faults = [
        findPageCachingFault(headers),
        findAttachmentFault(headers),
        findNoindexFault(headers),
    ];
    return faults.filter((fault) => fault !== undefined);
}
function findAttachmentFault(headers) {
    if (!/^\s*attachment\b/i.test(headers['content-disposition'] ?? ''))
        return undefined;
    return { kind: 'live-header/attachment' };
}

;// CONCATENATED MODULE: ./lib/live/judging/judge-response.js










/**
 * Returns the findings about a response; none if it is as expected. `urlFaults`: those that
 * `findUrlFaults` returned, which depend on files of the site.
 */
function judgeResponse(expected, response, urlFaults) {
    const siteWideFailure = findSiteWideFailure(response);
    return findFaults(expected, response, urlFaults).map((fault) => ({
        ...makeLiveFinding(fault, expected.address, chooseExpectedFile(fault, expected)),
        siteWideFailure,
    }));
}
/** Returns the file that a fault is about; undefined if there is none. */
function chooseExpectedFile({ kind }, expected) {
    if ('name' in expected)
        return expected.name;
    if (expected.kind !== 'not-found' || kind !== 'live-404-page')
        return undefined;
    return expected.notFoundPage?.name;
}
function findSiteWideFailure(response) {
    if (response.kind === 'unanswered')
        return undefined;
    const { status, redirect } = response;
    if (redirect !== undefined)
        return { kind: 'redirect', to: (0,clean/* clean */.uH)(redirect.to.replace(/[?#].*/s, '')) };
    const mayBeSiteWide = status === 401 || status === 403 || status >= 500;
    if (!mayBeSiteWide)
        return undefined;
    return { kind: 'status', status };
}
function findFaults(expected, response, urlFaults) {
    if (expected.kind === 'removed-file')
        return findRemovedFileFaults(response);
    if (response.kind === 'unanswered')
        return [{ kind: 'live-unanswered', why: response.failure.why }];
    if (expected.kind === 'not-found')
        return findNotFoundFaults(expected, response);
    if (expected.kind === 'redirect')
        return findRedirectRuleFaults(expected, response);
    const faults = findFileFaults(expected, response, urlFaults);
    if (!expected.mayBeUnpublished)
        return faults;
    return faults.filter(({ kind }) => live_kinds/* LIVE_KINDS */.B[kind].severity !== 'error');
}
/** Any response is fine except the removed file itself. */
function findRemovedFileFaults(response) {
    if (response.kind === 'unanswered' || !hasRequestedContent(response.status))
        return [];
    const { body } = response;
    if (body === undefined || !isContentOfFile(body))
        return [];
    return [{ kind: 'live-leftover' }];
}
/**
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html: without permission to list
 * the bucket, a missing key is a 403.
 */
const MISSING_STATUSES = new Set([403, 404, 410]);
const REDIRECT_KINDS = {
    'other-host': 'live-redirected/other-host',
    'other-page': 'live-redirected/other-page',
    loop: 'live-redirected/loop',
};
function findFileFaults(expected, response, urlFaults) {
    const { status, redirect, body } = response;
    if (redirect !== undefined)
        return [{ kind: REDIRECT_KINDS[redirect.reason], to: redirect.to }];
    const isMissing = MISSING_STATUSES.has(status);
    if (isMissing && expected.isNotFoundPage)
        return [];
    if (isMissing)
        return [{ kind: 'live-missing', status }];
    if (!hasRequestedContent(status))
        return [{ kind: 'live-wrong-status', status, expectedStatus: 200 }];
    if (body === undefined)
        return [];
    const fault = findContentFault(body, response);
    // The headers of other content say nothing about this file.
    if (fault !== undefined && live_kinds/* LIVE_KINDS */.B[fault.kind].severity === 'error')
        return [fault];
    const { headers } = response;
    const faults = [
        ...findContentTypeFaults(expected, headers, body),
        ...selectUrlFaults(expected, urlFaults),
        ...findPageHeaderFaults(expected, headers),
        ...findAssetCachingFaults(expected, headers),
    ];
    if (fault === undefined)
        return faults;
    return [fault, ...faults];
}
/**
 * For a 404 page, which is shown at every nonexistent address, only the target of a redirect
 * matters.
 */
function selectUrlFaults({ isPage, isNotFoundPage }, urlFaults) {
    if (!isPage)
        return [];
    if (isNotFoundPage)
        return urlFaults.filter(({ kind }) => kind === 'live-redirected/refresh');
    return urlFaults;
}
/** Returns the fault of a body; undefined if it is the file, or cannot be compared. */
function findContentFault({ encodingFault, result }, response) {
    if (encodingFault !== undefined)
        return makeEncodingFault(encodingFault, response.headers);
    if (result === 'same' || result === 'undecodable')
        return undefined;
    return makeContentFault(result, response);
}
const ENCODING_KINDS = {
    'compressed-twice': 'live-encoding/compressed-twice',
    'compressed-silently': 'live-encoding/compressed-silently',
    undecodable: 'live-encoding/not-compressed',
    unknown: 'live-encoding/unknown',
    'archive-unpacked': 'live-encoding/archive-unpacked',
};
function makeEncodingFault(fault, headers) {
    return { kind: ENCODING_KINDS[fault], encoding: headers['content-encoding'] };
}
function makeContentFault(difference, { status, headers }) {
    switch (difference) {
        case 'transformed':
            return { kind: 'live-rewritten' };
        case 'home-page':
            return { kind: 'live-missing/home-page' };
        case 'not-found-page':
            return { kind: 'live-missing/not-found-page', status };
        case 'other': {
            const { 'cache-control': cacheControl = 'none' } = headers;
            return {
                kind: 'live-stale',
                age: describeAge(headers),
                header: `Cache-Control: ${cacheControl}`,
            };
        }
    }
}
/** Returns how long a cache has stored a response, in words; undefined without a cache. */
function describeAge({ age: seconds = '' }) {
    if (!/^[1-9]\d{0,9}$/.test(seconds))
        return undefined;
    return (0,units/* formatDuration */.a3)(Number(seconds) * 1_000);
}
function findNotFoundFaults({ notFoundPage }, { status, redirect, body }) {
    if (redirect !== undefined)
        return [{ kind: 'live-soft-404/redirect', to: redirect.to }];
    if (status < 300)
        return [{ kind: 'live-soft-404', status }];
    if (status >= 500)
        return [{ kind: 'live-wrong-status', status, expectedStatus: 404 }];
    if (status !== 404 && status !== 410)
        return [{ kind: 'live-wrong-status/not-404', status }];
    const isCompared = notFoundPage !== undefined && body !== undefined;
    if (isCompared && !isContentOfFile(body))
        return [{ kind: 'live-404-page', status }];
    return [];
}
function findRedirectRuleFaults(expected, { status, redirect }) {
    const { redirectFile, line, targets } = expected;
    const values = { redirectFile, line, expectedTarget: targets[0] };
    if (redirect === undefined)
        return [{ kind: 'live-redirect-rule/no-redirect', ...values, status }];
    if (!targets.some((target) => isSameUrl(target, redirect.to)))
        return [{ kind: 'live-redirect-rule', ...values, to: redirect.to }];
    if (status === expected.status)
        return [];
    return [{ kind: 'live-redirect-rule/status', ...values, status, expectedStatus: expected.status }];
}

// EXTERNAL MODULE: ./lib/web/host/relocated-pages.js
var relocated_pages = __webpack_require__(4809);
;// CONCATENATED MODULE: ./lib/live/judging/broken-relative-addresses.js
/**
 * Finds relative addresses that are broken because the host shows their page in a different folder
 * from its file.
 */








/**
 * Returns the fault of the address at which a page is shown; undefined if its relative addresses
 * work there. The content of the page must be that of its file.
 * @throws any file-system error
 */
function findRelativeAddressFault({ finalUrl, currentSite, fileIndex, }) {
    const file = currentSite.getFile(fileIndex);
    if (file.isLarge)
        return undefined;
    const { pathname: to } = finalUrl;
    const broken = findBrokenRelativeAddress(currentSite.servedSite, file.name, to, () => file.read());
    if (broken === undefined)
        return undefined;
    return { kind: 'live-redirected/relative-address', to, ...broken };
}
/**
 * Returns the first address of a page that works from the folder of its file, but not from
 * `finalPath`, where the host shows the page. This path is percent-encoded and starts at the root
 * of the host. Undefined if there is none. Also undefined if the host always shows the page in
 * another folder, because then the check of the site reports it. `read` returns the page.
 * @throws any error from `read`
 */
function findBrokenRelativeAddress(servedSite, name, finalPath, read) {
    const addressResolver = new resolve_address/* AddressResolver */.XP(servedSite.site);
    const pageBases = makePageBases(addressResolver, name, finalPath);
    if (getUrlFolder(pageBases.atFinalPath) === getUrlFolder(pageBases.atFile))
        return undefined;
    const fileIndex = servedSite.fileIndexes.get(name);
    if (fileIndex !== undefined && (0,relocated_pages/* isAlwaysRelocated */.PF)(servedSite, fileIndex))
        return undefined;
    const text = (0,page_text/* decodePageText */.vU)(read(), (0,vocabulary/* chooseSyntax */.ZL)(name));
    const baseHref = (0,page_text/* findBaseHref */.G9)(text, (0,vocabulary/* chooseSyntax */.ZL)(name));
    // A `<base>` with a full URL makes the two equal.
    const bases = {
        atFile: addressResolver.makeElementBase(baseHref, pageBases.atFile),
        atFinalPath: addressResolver.makeElementBase(baseHref, pageBases.atFinalPath),
    };
    const works = (address, base) => mayExist(addressResolver.resolve(address, base), servedSite);
    const broken = listAddresses(name, text).find((address) => works(address, bases.atFile) && !works(address, bases.atFinalPath));
    if (broken === undefined)
        return undefined;
    const written = (0,byte_strings/* toText */.fE)(broken);
    const url = URL.parse(written, bases.atFinalPath.url);
    return { written, missingPath: url?.pathname ?? written };
}
/** Returns the bases of a page without its `<base>`. */
function makePageBases(addressResolver, name, finalPath) {
    const atFile = addressResolver.makeFileBase(name);
    // At `/docs`, without the slash of the base path `/docs/`, a page is in no folder of the site.
    const atFinalPath = { url: makeUrl(atFile.url, finalPath).href, folder: undefined };
    return { atFile, atFinalPath };
}
/** Returns the addresses of a page without their fragments. */
function listAddresses(name, page) {
    const addresses = [];
    (0,scan_page/* scanPage */.D)(name, page, (_, value) => {
        const address = (0,fragments/* stripFragment */.l)(value);
        if (!(0,resolve_address/* isLongData */.TU)(address))
            addresses.push(address);
    });
    return addresses;
}
/** May something exist at an address, according to the site and its rules? */
function mayExist(address, servedSite) {
    switch (address.kind) {
        case 'outside-base-path':
            return address.specifiesHost || servedSite.isServicePath(address.path);
        case 'site': {
            const isServed = servedSite.findContent(address.path, address.query) !== undefined;
            return isServed || servedSite.mayUnreadRuleServe(address.path, undefined);
        }
        default:
            return true;
    }
}
function getUrlFolder({ url }) {
    return url.replace(/[^/]*$/, '');
}

;// CONCATENATED MODULE: ./lib/live/judging/canonical-header.js
/** A target, and the parameters up to the relation, which may be one of several in quotes. */
const TARGET_AND_PARAMETERS = /<([^<>]*)>\s*;[^,<]*/;
const CANONICAL_RELATION = /\brel\s*=\s*(?:canonical\b|"[^"]*\bcanonical\b)/;
/**
 * Search engines treat this header like `<link rel=canonical>`:
 * https://www.rfc-editor.org/rfc/rfc6596#section-5
 */
const CANONICAL = new RegExp(`${TARGET_AND_PARAMETERS.source}${CANONICAL_RELATION.source}`, 'i');
/** Returns the fault of a `Link` header whose canonical URL has the host name of another site. */
function findCanonicalFault({ link = '' }, { finalUrl, currentSite }) {
    const [, target] = CANONICAL.exec(String(link)) ?? [];
    if (target === undefined)
        return undefined;
    const url = URL.parse(target, finalUrl.href);
    if (url === null || currentSite.ownHostNames.has(url.host))
        return undefined;
    return { kind: 'live-header/canonical', to: url.href };
}

;// CONCATENATED MODULE: ./lib/live/judging/content-security-policy.js



/** The directives for each kind, in order of precedence. */
const DIRECTIVES = {
    style: ['style-src-elem', 'style-src', 'default-src'],
    script: ['script-src-elem', 'script-src', 'default-src'],
};
const BLOCKED_KINDS = {
    style: 'live-header/blocked-style',
    script: 'live-header/blocked-script',
};
/**
 * Returns the faults of a `Content-Security-Policy` that blocks files of the site.
 * @throws any file-system error
 */
function findPolicyFaults(headers, { finalUrl, currentSite, fileIndex }) {
    const policy = headers['content-security-policy'];
    const file = currentSite.getFile(fileIndex);
    if (policy === undefined || file.isLarge)
        return [];
    const blocked = findBlockedAssets(String(policy), file.read(), file.name, finalUrl);
    return blocked.map(({ kind, url, directive }) => {
        return { kind: BLOCKED_KINDS[kind], to: url, directive };
    });
}
/**
 * Returns the first style sheet and the first script of the site that the header blocks. `page` is
 * the content of the page, `name` the name of its file, and `finalUrl` its URL.
 */
function findBlockedAssets(header, page, name, finalUrl) {
    // All policies apply, and the first that blocks a file is reported.
    const policies = header.split(',').map(parsePolicy);
    const loads = listPageLoads((0,byte_strings/* readBytes */.io)(page), (0,vocabulary/* chooseSyntax */.ZL)(name));
    const blocked = new Map();
    for (const load of loads) {
        if (load.kind !== 'style' && load.kind !== 'script')
            continue;
        const { kind, href } = load;
        if (blocked.has(kind))
            continue;
        // Browsers load nothing from an empty address.
        if (href === '')
            continue;
        const url = URL.parse(href, finalUrl.href);
        if (url?.host !== finalUrl.host)
            continue;
        const directives = policies.map((policy) => findBlockingDirective(policy, kind, url, finalUrl));
        const directive = directives.find((each) => each !== undefined);
        if (directive !== undefined)
            blocked.set(kind, { kind, url: url.href, directive });
    }
    return [...blocked.values()];
}
function parsePolicy(policy) {
    const directives = new Map();
    for (const directive of policy.split(';')) {
        const [writtenName = '', ...values] = directive.trim().split(/\s+/);
        const name = writtenName.toLowerCase();
        if (!directives.has(name))
            directives.set(name, values);
    }
    return directives;
}
function findBlockingDirective(policy, kind, url, finalUrl) {
    const sandbox = policy.get('sandbox');
    const isSandboxed = sandbox !== undefined && !sandbox.includes('allow-scripts');
    if (kind === 'script' && isSandboxed)
        return ['sandbox', ...sandbox].join(' ');
    const name = DIRECTIVES[kind].find((each) => policy.has(each));
    if (name === undefined)
        return undefined;
    const sources = policy.get(name) ?? [];
    const isAllowed = sources.some((source) => mayAllow(source.toLowerCase(), url, finalUrl));
    if (isAllowed)
        return undefined;
    return [name, ...sources].join(' ');
}
/** The host of a source such as `https://*.example.com:443/js/`. */
const HOST_SOURCE = /^(?:https?:\/\/)?([^/:]+)/;
/**
 * Returns whether a source allows an address, or might. A nonce may be in the page, and ports and
 * paths are ignored.
 */
function mayAllow(source, url, finalUrl) {
    if (/^'(?:nonce-|sha\d|strict-dynamic)/.test(source) || source === '*')
        return true;
    if (source === "'self'")
        return url.origin === finalUrl.origin;
    if (source === url.protocol)
        return true;
    if (source === 'http:' && url.protocol === 'https:')
        return true;
    const [, host = ''] = HOST_SOURCE.exec(source) ?? [];
    if (host.startsWith('*.'))
        return url.hostname.endsWith(host.slice(1));
    return host === url.hostname;
}

;// CONCATENATED MODULE: ./lib/live/requesting/next-hop.js

/**
 * The maximum number of redirects, which is more than hosts need between the forms of one address:
 * with and without `.html` or a slash.
 */
const MAX_HOPS = 4;
/**
 * Returns the URL to request after a redirect from the last one in `visitedUrls` to `to`, or why
 * the redirect is not followed. It must stay on the same origin, and point to another form of the
 * same address.
 */
function chooseNextHop(to, visitedUrls, mayRedirectTo) {
    const [firstUrl] = visitedUrls;
    const url = URL.parse(to);
    if (url === null || url.origin !== firstUrl?.origin)
        return { to, reason: 'other-host' };
    // A redirect must not be able to add credentials to the request.
    url.username = '';
    url.password = '';
    url.hash = '';
    const path = (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* asBytes */.Yd)(url.pathname));
    if (path === undefined || !mayRedirectTo(path))
        return { to, reason: 'other-page' };
    const wasVisited = visitedUrls.some(({ href }) => href === url.href);
    if (wasVisited || visitedUrls.length > MAX_HOPS)
        return { to, reason: 'loop' };
    return url;
}

;// CONCATENATED MODULE: ./lib/live/judging/refresh-header.js






/**
 * Returns the fault of a `Refresh` header whose target is neither another form of the address nor a
 * target that the file itself redirects to. Browsers treat the header like
 * `<meta http-equiv=refresh>`:
 * https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-refresh-header
 */
function findRefreshFault({ refresh }, { finalUrl, currentSite, fileIndex }) {
    if (typeof refresh !== 'string')
        return undefined;
    const target = (0,attribute_values/* readRefreshTarget */.pm)((0,byte_strings/* asBytes */.Yd)(refresh));
    if (target === undefined)
        return undefined;
    const to = resolveTarget(target, finalUrl);
    const next = chooseNextHop(to, [finalUrl], currentSite.makeRedirectFilterForFile(fileIndex));
    // A loop is a page that reloads itself.
    if (next instanceof URL || next.reason === 'loop')
        return undefined;
    const ownTargets = listOwnRefreshTargets(currentSite.getFile(fileIndex), finalUrl);
    if (ownTargets.some((ownTarget) => isSameUrl(ownTarget, to)))
        return undefined;
    return { kind: 'live-redirected/refresh', to };
}
/** Returns the full URLs that the file itself redirects to. */
function listOwnRefreshTargets(file, finalUrl) {
    if (file.isLarge)
        return [];
    const targets = [];
    const reader = new visible_content_reader/* VisibleContentReader */.$((kind, value) => {
        if (kind === 'redirect')
            targets.push(resolveTarget(value, finalUrl));
    }, (0,vocabulary/* chooseSyntax */.ZL)(file.name));
    const page = (0,byte_strings/* readBytes */.io)(file.read());
    reader.read(page);
    return targets;
}
/** Returns the full URL of a target; the target itself if it is invalid. */
function resolveTarget(target, finalUrl) {
    const url = URL.parse(target, finalUrl.href);
    return url?.href ?? target;
}

;// CONCATENATED MODULE: ./lib/live/judging/url-faults.js




/**
 * Returns the faults of a page, in its headers and in its relative addresses, that only show when
 * its URL is compared with the site.
 * @throws any file-system error
 */
function findUrlFaults(expected, response, currentSite) {
    if (expected.kind !== 'file' || !expected.isPage || response.kind !== 'complete')
        return [];
    const { body, headers, finalUrl } = response;
    if (body === undefined)
        return [];
    const page = { finalUrl, currentSite, fileIndex: expected.fileIndex };
    // The addresses in a transformed page may have changed.
    const isOriginal = body.result === 'same';
    return [
        findRefreshFault(headers, page),
        findCanonicalFault(headers, page),
        ...findPolicyFaults(headers, page),
        isOriginal ? findRelativeAddressFault(page) : undefined,
    ].filter((fault) => fault !== undefined);
}

;// CONCATENATED MODULE: ./lib/live/requesting/origin-state.js

/**
 * The maximum number of connections to an origin. Browsers open six, and a CDN serves thousands of
 * browsers.
 */
const MAX_CONNECTIONS = 16;
/** The fewest connections that are kept, however often the origin asks clients to slow down. */
const MIN_CONNECTIONS = 2;
/**
 * How many responses in a row that ask clients to wait (503 with `Retry-After`) are still
 * considered to be about single addresses. One more is about the origin.
 */
const MAX_UNAVAILABLE_RESPONSES_IN_A_ROW = 3;
/** The state of an origin that has not received any request yet. */
const INITIAL_ORIGIN_STATE = {
    hasResponded: false,
    wasThrottled: false,
    resumeAtMs: 0,
    isProbing: true,
    maxConnections: MAX_CONNECTIONS,
    parallelFailuresInARow: 0,
    failedAttemptsInARow: 0,
    unavailableResponsesInARow: 0,
    interruption: undefined,
};
/**
 * Returns the state of an origin after the response to the request for an address. `nowMs` is in ms
 * since the epoch.
 */
function applyResponse(state, addressIndex, response, nowMs) {
    switch (response.kind) {
        case 'throttled':
            return applyThrottledResponse(state, addressIndex, response);
        case 'unanswered':
            return applyUnansweredRequest(state, addressIndex, response);
        case 'complete':
            return applyCompleteResponse(state, addressIndex, response, nowMs);
    }
}
function applyThrottledResponse(state, addressIndex, response) {
    // The newest of several such responses best indicates how long to wait.
    const interruption = { addressIndex, response };
    return {
        state: { ...state, hasResponded: true, wasThrottled: true, interruption },
        instruction: 'retry',
    };
}
function applyUnansweredRequest(state, addressIndex, response) {
    const interruption = { addressIndex, response };
    // The address is requested again after all others, which may get a response.
    if (state.isProbing)
        return { state: { ...state, interruption }, instruction: 'retry' };
    if (response.isPastDeadline)
        return { state, instruction: 'drop' };
    const parallelFailuresInARow = state.parallelFailuresInARow + 1;
    const failedState = { ...state, parallelFailuresInARow };
    const haveAllFailed = parallelFailuresInARow >= state.maxConnections;
    if (!haveAllFailed)
        return { state: failedState, instruction: 'record' };
    return { state: interrupt(failedState, interruption), instruction: 'record' };
}
function applyCompleteResponse(state, addressIndex, { status, retryAfterMs }, nowMs) {
    const asksToWait = retryAfterMs !== undefined;
    const unavailableResponsesInARow = asksToWait ? state.unavailableResponsesInARow + 1 : 0;
    const respondedState = {
        ...state,
        hasResponded: true,
        resumeAtMs: Math.max(state.resumeAtMs, nowMs + capRetryAfter(retryAfterMs)),
        parallelFailuresInARow: 0,
        failedAttemptsInARow: 0,
        unavailableResponsesInARow,
    };
    if (unavailableResponsesInARow <= MAX_UNAVAILABLE_RESPONSES_IN_A_ROW)
        return { state: { ...respondedState, isProbing: false }, instruction: 'record' };
    const response = { kind: 'throttled', status, retryAfterMs };
    return { state: interrupt(respondedState, { addressIndex, response }), instruction: 'record' };
}
/** Returns how long to wait after a response that asks for this time, both in ms. */
function capRetryAfter(retryAfterMs = 0) {
    return Math.min(retryAfterMs, retry_policy/* RETRY_POLICY */.yE.live.maxRetryAfterMs);
}
/** Returns an interrupted state. An earlier interruption stays. */
function interrupt(state, interruption) {
    return { ...state, interruption: state.interruption ?? interruption };
}
/** Returns what to do after an interruption, and the state of the origin from then on. */
function planNextAction(before, { response }, context) {
    const probingState = {
        ...before,
        isProbing: true,
        parallelFailuresInARow: 0,
        interruption: undefined,
    };
    const isFirstSignOfTrouble = response.kind === 'unanswered' && !before.isProbing;
    if (isFirstSignOfTrouble)
        return { state: probingState, action: { kind: 'continue' } };
    const failedAttemptsInARow = before.failedAttemptsInARow + 1;
    const state = { ...probingState, failedAttemptsInARow, maxConnections: reduceConnections(before) };
    if (response.kind === 'throttled')
        return { state, action: planAfterThrottling(state, response, context) };
    return { state, action: planAfterFailure(state, response.failure, context) };
}
/** Returns half of the connections if there were several, otherwise as many as before. */
function reduceConnections({ isProbing, maxConnections }) {
    if (isProbing)
        return maxConnections;
    return Math.max(MIN_CONNECTIONS, Math.floor(maxConnections / 2));
}
function planAfterThrottling({ failedAttemptsInARow }, { retryAfterMs }, { nowMs, roundDeadlineMs, random }) {
    if (nowMs >= roundDeadlineMs)
        return { kind: 'end-round' };
    const minPauseMs = capRetryAfter(retryAfterMs);
    const retryPauseMs = (0,retry_policy/* computeRetryPause */.w0)(failedAttemptsInARow, random, minPauseMs);
    return { kind: 'pause', pauseMs: Math.min(retryPauseMs, roundDeadlineMs - nowMs) };
}
function planAfterFailure({ failedAttemptsInARow, hasResponded }, failure, { nowMs, roundDeadlineMs, connectDeadlineMs, random }) {
    const deadlineMs = hasResponded ? roundDeadlineMs : connectDeadlineMs;
    const maxRetries = hasResponded ? retry_policy/* RETRY_POLICY */.yE.maxRetries : (0,retry_policy/* getMaxRetries */.Dm)(failure);
    const pauseMs = Math.min((0,retry_policy/* computeRetryPause */.w0)(failedAttemptsInARow, random), deadlineMs - nowMs);
    const mayRetry = nowMs < deadlineMs && failedAttemptsInARow <= maxRetries;
    // A pause without a request after it would be useless. The check never gives up on an origin that
    // has responded, so a later round may follow.
    const isFollowedByRequest = hasResponded || nowMs + pauseMs < roundDeadlineMs;
    if (mayRetry && isFollowedByRequest)
        return { kind: 'pause', pauseMs };
    return { kind: hasResponded ? 'end-round' : 'unreachable' };
}

;// CONCATENATED MODULE: ./lib/live/requesting/origin-requester.js
/**
 * Requests many addresses from one origin, politely. An origin that does not respond at all, or
 * asks clients to wait, gets a single connection until it responds again. A bad response to a
 * single address does not slow down the others.
 */



/** The origin was never reached. */
class OriginUnreachable extends Error {
    name = 'OriginUnreachable';
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
/** Requests the addresses of one origin, on as many connections as it accepts. */
class OriginRequester {
    #options;
    #state = INITIAL_ORIGIN_STATE;
    constructor(options) {
        this.#options = options;
    }
    /** Returns the state of the origin. */
    getState() {
        return this.#state;
    }
    /**
     * Requests the addresses, each until the host responds or it has failed, and records the
     * responses. Addresses that are left at `deadlineMs` (ms since the epoch) are not requested.
     * @throws OriginUnreachable if the origin has never responded; the reason of the signal; the
     * errors of `request` and `recordResponse`
     */
    async requestAll(addressIndexes, deadlineMs) {
        const { clock } = this.#options.context;
        this.#state = { ...this.#state, parallelFailuresInARow: 0, failedAttemptsInARow: 0 };
        const queue = new AddressQueue(addressIndexes);
        while (!queue.isEmpty && clock.now() < deadlineMs) {
            const { isProbing, maxConnections } = this.#state;
            const connectionCount = isProbing ? 1 : maxConnections;
            const runConnection = () => this.#runConnection(queue, deadlineMs);
            await Promise.all(Array.from({ length: connectionCount }, runConnection));
            if (!(await this.#handleInterruption(deadlineMs)))
                return;
        }
    }
    /**
     * Requests one address at a time, until the requests are interrupted, or the number of
     * connections changes to or from one.
     */
    async #runConnection(queue, roundDeadlineMs) {
        const { request, recordResponse, context } = this.#options;
        const { clock } = context;
        const { isProbing } = this.#state;
        const canContinue = () => this.#state.interruption === undefined && this.#state.isProbing === isProbing;
        while (canContinue() && clock.now() < roundDeadlineMs) {
            const addressIndex = queue.takeFirst();
            if (addressIndex === undefined)
                return;
            const response = await request(addressIndex, roundDeadlineMs);
            const nowMs = clock.now();
            const { state, instruction } = applyResponse(this.#state, addressIndex, response, nowMs);
            this.#state = state;
            if (instruction === 'retry')
                queue.addLast(addressIndex);
            // A throttled response is never recorded, because its address is requested again.
            if (instruction === 'record' && response.kind !== 'throttled')
                recordResponse(addressIndex, response);
        }
    }
    /**
     * Waits after an interruption, or ends the requests. Returns whether to request more addresses.
     */
    async #handleInterruption(roundDeadlineMs) {
        const { hostAndPort, recordResponse, startedAtMs, connectDeadlineMs } = this.#options;
        const { clock, random, signal, info } = this.#options.context;
        const { interruption } = this.#state;
        if (interruption === undefined)
            return true;
        const nowMs = clock.now();
        const timing = { nowMs, roundDeadlineMs, connectDeadlineMs, random };
        const { state, action } = planNextAction(this.#state, interruption, timing);
        this.#state = state;
        const { addressIndex, response } = interruption;
        switch (action.kind) {
            case 'continue':
                return true;
            case 'pause':
                info(describePause(hostAndPort, interruption, state.failedAttemptsInARow, action.pauseMs));
                await clock.sleep(action.pauseMs, signal);
                return true;
            case 'unreachable':
                if (response.kind === 'unanswered')
                    throw new OriginUnreachable(response.failure, state.failedAttemptsInARow, nowMs - startedAtMs);
                return false;
            case 'end-round':
                if (response.kind === 'unanswered')
                    recordResponse(addressIndex, response);
                return false;
        }
    }
}
/** The addresses that are still to be requested, in order. */
class AddressQueue {
    /** The last address first, because taking items from the end of an array is fast. */
    #reversed;
    constructor(addressIndexes) {
        this.#reversed = addressIndexes.toReversed();
    }
    get isEmpty() {
        return this.#reversed.length === 0;
    }
    takeFirst() {
        return this.#reversed.pop();
    }
    addLast(addressIndex) {
        this.#reversed.unshift(addressIndex);
    }
}
function describePause(hostAndPort, { response }, attempts, pauseMs) {
    const pause = (0,units/* formatDuration */.a3)(pauseMs);
    if (response.kind === 'throttled')
        return (0,clean/* safe */.gB) `${hostAndPort} asks clients to wait (HTTP ${response.status}); retrying in ${pause}`;
    const why = response.failure.certificate ?? response.failure.why;
    return (0,clean/* safe */.gB) `No response from ${hostAndPort} (attempt ${attempts}): ${why}; retrying in ${pause}`;
}

// EXTERNAL MODULE: ./lib/net/attempt.js
var net_attempt = __webpack_require__(9246);
// EXTERNAL MODULE: ./lib/net/connection-failure.js
var connection_failure = __webpack_require__(1104);
// EXTERNAL MODULE: ./lib/net/follow-redirects.js
var follow_redirects = __webpack_require__(3174);
// EXTERNAL MODULE: ./lib/net/parse-retry-after.js
var parse_retry_after = __webpack_require__(8380);
// EXTERNAL MODULE: ./lib/net/timer.js
var net_timer = __webpack_require__(3750);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/live/comparing/charset.js
/** Determines the charset with which text should be sent. */


/**
 * Files in which a wrong charset is visible. For a script or style sheet, the header overrides the
 * charset of the page.
 */
const TEXT_FILE = /\.(?:x?html?|css|m?js|txt|md|svg|xml|csv)$/i;
/** Returns whether browsers read a file with this name as text in the charset of the header. */
function isCharsetSensitive(name) {
    return TEXT_FILE.test(name);
}
/**
 * The encoding that browsers refuse to decode: they show a single replacement character.
 * https://encoding.spec.whatwg.org/#replacement
 */
const REFUSED_ENCODING = 'replacement';
/** The labels of that encoding. They belong to encodings that were used for attacks. */
const REFUSED_LABELS = new Set([
    'csiso2022kr',
    'hz-gb-2312',
    'iso-2022-cn',
    'iso-2022-cn-ext',
    'iso-2022-kr',
    'replacement',
]);
/**
 * Returns the right charset for text that is sent with the wrong one; undefined if readers see the
 * text as intended. That is also assumed if browsers do not recognize the charset, if the text has
 * a byte order mark (which takes precedence), and if it has NUL bytes (it may be UTF-16).
 *
 * The header takes precedence over the text's own declaration:
 * https://html.spec.whatwg.org/#encoding-sniffing-algorithm
 */
function findExpectedCharset(charset, text) {
    const encoding = findEncoding(charset);
    if (encoding === undefined)
        return undefined;
    if ((0,page_text/* findBomEncoding */.Bg)(text) !== undefined || text.includes(0))
        return undefined;
    if ((0,external_node_buffer_.isAscii)(text) && isAsciiCompatible(encoding))
        return undefined;
    const isUnicode = encoding === 'utf-8';
    if ((0,external_node_buffer_.isUtf8)(text))
        return isUnicode ? undefined : 'utf-8';
    if (isUnicode || encoding === REFUSED_ENCODING)
        return 'other';
    return undefined;
}
function isAsciiCompatible(encoding) {
    return encoding !== REFUSED_ENCODING && !encoding.startsWith('utf-16');
}
function findEncoding(label) {
    if (REFUSED_LABELS.has(label))
        return REFUSED_ENCODING;
    try {
        return new TextDecoder(label).encoding;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
;// CONCATENATED MODULE: ./lib/live/site/local-file.js




/** The largest file that is compared as a whole, in bytes. Larger ones are compared by digests. */
const MAX_COMPARED_WHOLE_BYTES = 4 << 20;
/** A file of a site on the disk. */
class LocalFile {
    /** The name within the site. */
    name;
    /** The size when the site was listed, in bytes. */
    size;
    #path;
    /** `root` is the folder of the site. */
    constructor(root, name, size) {
        this.name = name;
        this.size = size;
        this.#path = (0,tree/* makeDiskPath */.fx)(root, name);
    }
    /** Whether the file is too large to be compared as a whole, or read as a page. */
    get isLarge() {
        return this.size > MAX_COMPARED_WHOLE_BYTES;
    }
    /**
     * Returns the content of the file.
     * @throws any file-system error
     */
    read() {
        return (0,external_node_fs_.readFileSync)(this.#path);
    }
    /**
     * Returns the first bytes of the file, or all of a shorter file.
     * @throws any file-system error
     */
    readStart(byteCount) {
        return (0,read_start_of_file/* readStartOfFile */.g)(this.#path, byteCount);
    }
    /**
     * Returns the SHA-256 of the file in hexadecimal digits.
     * @throws any file-system error
     */
    async computeDigest() {
        const hash = (0,external_node_crypto_.createHash)('sha256');
        for await (const chunk of (0,external_node_fs_.createReadStream)(this.#path))
            hash.update(chunk);
        return hash.digest('hex');
    }
}

;// CONCATENATED MODULE: ./lib/live/comparing/receive-body.js
/** Receives and decodes the body of a response, up to 1 MiB more than its file. */





/** The accepted encodings, which every browser accepts, too. */
const ACCEPTED_ENCODINGS = 'gzip, br';
/** How many bytes longer than its file a response may be, because hosts add content to pages. */
const MAX_ADDED_BYTES = 1 << 20;
/**
 * The maximum number of content codings in a row. A proxy may compress once more what a host has
 * compressed; a longer chain only costs memory.
 */
const MAX_CODINGS = 2;
/**
 * Returns the decoders of a body with this Content-Encoding, in the order in which they are used;
 * undefined if an encoding was not accepted in the request, or if there are too many.
 * https://www.rfc-editor.org/rfc/rfc9110#name-content-encoding
 */
function chooseDecoders(header) {
    const codings = (header ?? '')
        .toLowerCase()
        .split(',')
        .map((coding) => coding.trim())
        .filter((coding) => coding !== '' && coding !== 'identity');
    if (codings.length > MAX_CODINGS)
        return undefined;
    const decoderFactories = codings.map((coding) => DECODER_FACTORIES.get(coding)).reverse();
    if (!decoderFactories.every((each) => each !== undefined))
        return undefined;
    return decoderFactories;
}
const DECODER_FACTORIES = new Map([
    ['gzip', external_node_zlib_.createGunzip],
    ['x-gzip', external_node_zlib_.createGunzip],
    ['br', external_node_zlib_.createBrotliDecompress],
]);
class BodyTooLongError extends Error {
}
/** The error codes of Node's zlib for content that it cannot unpack. */
const DECODING_ERROR_CODE = /^(?:Z_|ERR__)/;
/**
 * Receives a body that should be a file, up to 1 MiB more than the file. `onActivity` is called for
 * each chunk that arrives.
 * @throws any error of the connection
 */
async function receiveBody(message, decoderFactories, file, onActivity) {
    const hasContentEncoding = decoderFactories.length > 0;
    const encodedContent = new ReceivedContent(file);
    const decodedContent = hasContentEncoding ? new ReceivedContent(file) : encodedContent;
    // The pipeline only passes on decoded bytes. This listener gets each chunk as it arrives: as a
    // sign of activity, for its encoded bytes, and to limit their number.
    message.on('data', (chunk) => {
        onActivity();
        if (hasContentEncoding && !encodedContent.add(chunk))
            message.destroy(new BodyTooLongError());
    });
    const sink = new external_node_stream_.Writable({
        write(chunk, _, done) {
            if (decodedContent.add(chunk))
                done();
            else
                done(new BodyTooLongError());
        },
    });
    const outcome = await decodeInto(sink, message, decoderFactories);
    return { outcome, hasContentEncoding, encodedContent, decodedContent };
}
/** @throws any error of the connection */
async function decodeInto(sink, message, decoderFactories) {
    const decoders = decoderFactories.map((makeDecoder) => makeDecoder());
    try {
        await (0,external_node_stream_promises_.pipeline)([message, ...decoders, sink]);
        return 'complete';
    }
    catch (error) {
        if (error instanceof BodyTooLongError)
            return 'too-long';
        const { code = '' } = error;
        if (DECODING_ERROR_CODE.test(code))
            return 'undecodable';
        throw error;
    }
}
/** The bytes that arrive for a file, up to 1 MiB more than the file. */
class ReceivedContent {
    #maxBytes;
    #hash;
    #chunks = [];
    #byteCount = 0;
    /** The first chunk. */
    firstChunk = Buffer.alloc(0);
    constructor({ size, isLarge }) {
        this.#maxBytes = size + MAX_ADDED_BYTES;
        this.#hash = isLarge ? (0,external_node_crypto_.createHash)('sha256') : undefined;
    }
    /** Adds a chunk. Returns whether the content is still within the limit. */
    add(chunk) {
        this.#byteCount += chunk.length;
        if (this.#byteCount > this.#maxBytes)
            return false;
        if (this.#byteCount === chunk.length)
            this.firstChunk = chunk;
        this.#hash?.update(chunk);
        if (this.#hash === undefined || this.#byteCount <= MAX_COMPARED_WHOLE_BYTES)
            this.#chunks.push(chunk);
        return true;
    }
    /** Returns the SHA-256 of a large file in hexadecimal digits; undefined for other files. */
    computeDigest() {
        return this.#hash?.copy().digest('hex');
    }
    /** Returns the content, or only the beginning of a large file. */
    toBuffer() {
        return Buffer.concat(this.#chunks);
    }
}

;// CONCATENATED MODULE: ./lib/live/comparing/sniff-content.js
/** Recognizes formats that browsers handle differently, by the content of a file. */

/** How much of a page is searched for its root element, in bytes. */
const SEARCHED_FOR_ROOT_BYTES = 64 << 10;
/**
 * Returns whether a page can be sent as XHTML: its root element has a namespace. Without it,
 * browsers show a tree of elements or an error.
 */
function isXhtml(page) {
    return /<html\s[^>]*\bxmlns\s*=/i.test(page.toString('latin1', 0, SEARCHED_FOR_ROOT_BYTES));
}
/** Statements that only modules have, at the beginning of a line or of a statement. */
const MODULE_STATEMENT = /(?:^|[;}])[ \t]*(?:import|export)\b(?![ \t]*[(=:.,;)])/m;
/** Returns whether a file is a classic script: it has no imports or exports. */
function isClassicScript(name, content) {
    return /\.js$/i.test(name) && !MODULE_STATEMENT.test((0,byte_strings/* readBytes */.io)(content));
}

;// CONCATENATED MODULE: ./lib/live/comparing/transformed-page.js
/**
 * Recognizes pages that a proxy or host has transformed, so that their bytes differ. The changes
 * are taken from the documentation of hosts, and from pages that they served, 2026-11.
 */





/**
 * Returns whether the received content is the page in the file, transformed. A reader must notice
 * no difference. Scripts and style sheets must have the same addresses and conditions, and inline
 * scripts must contain the same addresses. Scripts that hosts are known to add are ignored. `name`
 * is the name of the file, and `content` its content.
 */
function isTransformedPage(name, content, receivedContent, site) {
    const expectedParts = listParts(name, content);
    const receivedParts = listParts(name, receivedContent);
    if (expectedParts.length !== receivedParts.length)
        return false;
    const baseElement = expectedParts.find(({ kind }) => kind === 'base');
    const pageBase = { page: name, base: baseElement?.value ?? byte_strings/* NO_BYTES */.CR };
    return expectedParts.every((part, i) => isSamePart(part, receivedParts[i], pageBase, site));
}
function isSamePart(part, other, pageBase, site) {
    if (other === undefined)
        return false;
    if (part.kind !== other.kind || part.usageKey !== other.usageKey)
        return false;
    if (part.value === other.value)
        return true;
    if (part.kind === 'text')
        return false;
    if (isUpgradedToHttps(part.value, other.value))
        return true;
    return part.kind === 'link' && site.haveSameDestination(pageBase, part.value, other.value);
}
function listParts(name, content) {
    const text = (0,all_hosts/* undoTransforms */.Sb)((0,byte_strings/* readBytes */.io)(content));
    const parts = [];
    let pendingText = byte_strings/* NO_BYTES */.CR;
    const reader = new visible_content_reader/* VisibleContentReader */.$((kind, value) => {
        // Readers do not see whether a link is part of a menu.
        if (kind === 'region')
            return;
        if (kind === 'text') {
            pendingText = pendingText.concat(value);
            return;
        }
        parts.push({ kind: 'text', value: pendingText }, { kind, value });
        pendingText = byte_strings/* NO_BYTES */.CR;
    }, (0,vocabulary/* chooseSyntax */.ZL)(name));
    reader.read(text);
    parts.push({ kind: 'text', value: pendingText });
    // The code of a script is not compared, because it may have been minified.
    for (const load of listPageLoads(text, (0,vocabulary/* chooseSyntax */.ZL)(name))) {
        const part = makeLoadPart(load);
        if (!(0,all_hosts/* isInjectedByHosts */.tV)(part.value))
            parts.push(part);
    }
    return parts;
}
function makeLoadPart(load) {
    switch (load.kind) {
        case 'base':
            return { kind: load.kind, value: load.href };
        case 'policy':
            return { kind: load.kind, value: load.policy };
        default:
            return { kind: load.kind, value: load.href, usageKey: load.usageKey };
    }
}
/**
 * Returns whether an address was changed from `http:` to `https:`, as Cloudflare does with
 * Automatic HTTPS Rewrites:
 * https://developers.cloudflare.com/ssl/edge-certificates/additional-options/automatic-https-rewrites/
 */
function isUpgradedToHttps(before, after) {
    const isSecured = /^http:\/\//i.test(before) && /^https:\/\//i.test(after);
    return isSecured && before.slice('http'.length) === after.slice('https'.length);
}

;// CONCATENATED MODULE: ./lib/live/comparing/compare-body.js






/** How much of a response that is not compared is read to keep the connection, in bytes. */
const MAX_DISCARDED_BYTES = 256 << 10;
/** Names of files that are compressed themselves. */
const COMPRESSED_FILE = /\.(?:svgz|t?gz|br|emz|wmz)$/i;
/** Names of compressed images that browsers show only with a Content-Encoding. */
const COMPRESSED_IMAGE = /\.svgz$/i;
/**
 * Receives the body of a response, up to 1 MiB more than the file, and compares the two.
 * `onActivity` is called for each chunk that arrives.
 * @throws any error of the connection or the file system
 */
async function compareBody(message, expectedContent, onActivity) {
    const { headers } = message;
    const decoderFactories = chooseDecoders(headers['content-encoding']);
    if (decoderFactories === undefined) {
        message.destroy();
        return { result: 'undecodable', encodingFault: 'unknown' };
    }
    const received = await receiveBody(message, decoderFactories, expectedContent.file, onActivity);
    return new BodyComparer(expectedContent, received).compare(headers);
}
/** Compares a received body with its file. */
class BodyComparer {
    #expectedContent;
    #received;
    /** The content of the file; undefined if it is large. */
    #fileContent;
    /** @throws any file-system error */
    constructor(expectedContent, received) {
        const { file } = expectedContent;
        this.#expectedContent = expectedContent;
        this.#received = received;
        this.#fileContent = file.isLarge ? undefined : file.read();
    }
    /** @throws any file-system error */
    async compare(headers) {
        const { file } = this.#expectedContent;
        const { outcome, hasContentEncoding } = this.#received;
        if (await this.#isUnpackedByBrowsers())
            return makeUnpackedComparison(file.name);
        if (outcome === 'undecodable')
            return { result: 'undecodable', encodingFault: 'undecodable' };
        const result = await this.#compareContent();
        if (result === 'other' && this.#isStillCompressed())
            return {
                result,
                encodingFault: hasContentEncoding ? 'compressed-twice' : 'compressed-silently',
            };
        if (!isContentOfFile({ result }) || this.#fileContent === undefined)
            return { result };
        return { result, ...examineText(headers, this.#fileContent, file.name) };
    }
    /** Is the body the file itself, compressed already, but with a Content-Encoding? */
    async #isUnpackedByBrowsers() {
        const { hasContentEncoding, encodedContent } = this.#received;
        if (!hasContentEncoding || !COMPRESSED_FILE.test(this.#expectedContent.file.name))
            return false;
        return await this.#isFile(encodedContent);
    }
    /** Is the decoded content compressed, although the file is not? */
    #isStillCompressed() {
        const fileContent = this.#fileContent;
        if (fileContent === undefined || isGzip(fileContent))
            return false;
        return isGzip(this.#received.decodedContent.firstChunk);
    }
    async #compareContent() {
        const { file, isPage, homePage, notFoundPage, site, readEarlierFile } = this.#expectedContent;
        const { outcome, decodedContent } = this.#received;
        if (outcome === 'too-long')
            return 'other';
        if (await this.#isFile(decodedContent))
            return 'same';
        const receivedBuffer = decodedContent.toBuffer();
        if (homePage?.equals(receivedBuffer))
            return 'home-page';
        if (notFoundPage?.equals(receivedBuffer))
            return 'not-found-page';
        if (!isPage || this.#fileContent === undefined)
            return 'other';
        // An earlier version may differ so little that it looks like a transformed page.
        if (readEarlierFile()?.equals(receivedBuffer))
            return 'other';
        if (isTransformedPage(file.name, this.#fileContent, receivedBuffer, site))
            return 'transformed';
        return 'other';
    }
    async #isFile(content) {
        if (this.#fileContent !== undefined)
            return this.#fileContent.equals(content.toBuffer());
        return content.computeDigest() === (await this.#expectedContent.file.computeDigest());
    }
}
/** Returns the comparison for a compressed file that browsers unpack. */
function makeUnpackedComparison(name) {
    if (COMPRESSED_IMAGE.test(name))
        return { result: 'same' };
    return { result: 'same', encodingFault: 'archive-unpacked' };
}
/**
 * Discards the body of a response. A short one is read to the end to keep the connection; otherwise
 * the connection is dropped. `onActivity` is called for each chunk.
 * @throws any error of the connection
 */
async function discardBody(message, onActivity) {
    let byteCount = 0;
    for await (const chunk of message) {
        onActivity();
        byteCount += chunk.length;
        if (byteCount > MAX_DISCARDED_BYTES)
            break;
    }
}
/** Returns the facts that follow from the content type and the text of a file together. */
function examineText(headers, fileContent, name) {
    const { type, charset } = parseContentType(headers['content-type']);
    const isCharsetUsed = charset !== undefined && isCharsetSensitive(name);
    return {
        expectedCharset: isCharsetUsed ? findExpectedCharset(charset, fileContent) : undefined,
        isInvalidXhtml: type === 'application/xhtml+xml' && !isXhtml(fileContent),
        isClassicScript: isClassicScript(name, fileContent),
    };
}
/** https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1 */
const GZIP_START = Buffer.from([0x1f, 0x8b, 0x08]);
function isGzip(content) {
    return content.subarray(0, GZIP_START.length).equals(GZIP_START);
}

;// CONCATENATED MODULE: ./lib/live/requesting/request-address.js















/** The slowest transfer that the check waits for, in bytes per second. */
const MIN_BYTES_PER_SECOND = 16_384;
const HEADERS = {
    accept: '*/*',
    'accept-encoding': ACCEPTED_ENCODINGS,
    'user-agent': request/* USER_AGENT */._O,
};
/**
 * Requests one address from the host of a site as a browser would, without cookies, on a connection
 * of `agent`. Returns the response, or a failure if it is not complete at `deadlineMs` (ms since
 * the epoch).
 * @throws the reason of `options.signal` as soon as it is aborted; any file-system error
 */
async function requestAddress(expected, { agent, deadlineMs }, options) {
    const { clock, requestTimeoutMs, signal } = options;
    const expectedContent = makeExpectedContent(expected, options);
    const startedAtMs = clock.now();
    // Even an attempt that starts at the deadline gets a little time.
    const allowedByDeadlineMs = Math.max(deadlineMs - startedAtMs, retry_policy/* RETRY_POLICY */.yE.live.lastAttemptMs);
    const allowedForTransferMs = computeTransferLimit(expectedContent, requestTimeoutMs);
    const allowedMs = Math.min(allowedForTransferMs, allowedByDeadlineMs);
    const attempt = (0,net_attempt/* openAttempt */.E)(clock, requestTimeoutMs, signal);
    let hasExceededTime = false;
    const timer = (0,net_timer/* startTimer */.I)(clock, allowedMs, () => {
        hasExceededTime = true;
        attempt.close();
    });
    try {
        const context = { ...options, agent, attempt, startedAtMs };
        return await sendAndCompare(expected, expectedContent, context);
    }
    catch (error) {
        signal.throwIfAborted();
        // Unlike connection errors, file-system errors have a path.
        if ((0,disk_errors/* isDiskError */.Mi)(error) && error.path !== undefined)
            throw error;
        if (!hasExceededTime)
            return { kind: 'unanswered', failure: explainFailedAttempt(attempt, error) };
        const why = (0,clean/* safe */.gB) `the whole response did not arrive within ${(0,units/* formatDuration */.a3)(allowedMs)}`;
        return { kind: 'unanswered', failure: { why }, isPastDeadline: clock.now() >= deadlineMs };
    }
    finally {
        timer.stop();
        attempt.close();
    }
}
function explainFailedAttempt({ signal }, error) {
    if (signal.aborted)
        return (0,connection_failure/* classifyConnectionError */.H)(signal.reason);
    return (0,connection_failure/* classifyConnectionError */.H)(error);
}
/** Returns how long the transfer of a file may take, in ms. */
function computeTransferLimit(expectedContent, requestTimeoutMs) {
    const byteCount = expectedContent?.file.size ?? 0;
    const transferMs = (byteCount / MIN_BYTES_PER_SECOND) * 1_000;
    return requestTimeoutMs + transferMs;
}
/** @throws any error of the connection or the file system */
async function sendAndCompare(expected, expectedContent, context) {
    const { attempt, clock, startedAtMs } = context;
    const onActivity = () => attempt.recordActivity();
    const { message, finalUrl, redirect } = await send(expected, context, onActivity);
    const { statusCode: status = 0 } = message;
    let body;
    if (expectedContent !== undefined && isBodyCompared(expected, status))
        body = await compareBody(message, expectedContent, onActivity);
    else if (redirect === undefined)
        await discardBody(message, onActivity);
    const retryAfterMs = readRetryAfter(message, clock.now());
    if (status === 429)
        return { kind: 'throttled', status, retryAfterMs };
    return {
        kind: 'complete',
        status,
        headers: readHeaders(message),
        body,
        redirect,
        finalUrl,
        retryAfterMs,
        durationMs: clock.now() - startedAtMs,
    };
}
/** @throws any error of the connection */
async function send(expected, { url, currentSite, agent, attempt: { signal } }, onActivity) {
    const mayRedirectTo = makeRedirectFilter(expected, currentSite);
    // Only the path comes from the site.
    const firstUrl = makeUrl(url.origin, expected.address);
    const { message, visited, stopReason } = await (0,follow_redirects/* followRedirects */.F)(firstUrl, {
        async send(address) {
            const response = await (0,request/* sendRequest */.w$)(address, { headers: HEADERS, signal, agent });
            onActivity();
            return response;
        },
        discard: (response) => discardBody(response, onActivity),
        decideNext: (to, visitedUrls) => chooseNextHop(to, visitedUrls, mayRedirectTo),
    });
    return { message, finalUrl: visited.at(-1) ?? firstUrl, redirect: stopReason };
}
function readHeaders(message) {
    // Node joins these headers, but a directive for one crawler must not extend to the next header.
    return { ...message.headers, 'x-robots-tag': message.headersDistinct['x-robots-tag'] };
}
/** Returns how long a response asks clients to wait, in ms; undefined if its status does not. */
function readRetryAfter({ statusCode, headers }, nowMs) {
    if (statusCode !== 429 && statusCode !== 503)
        return undefined;
    return (0,parse_retry_after/* parseRetryAfter */.m)(headers, nowMs);
}
function isBodyCompared({ kind }, status) {
    if (kind === 'not-found')
        return status === 404 || status === 410;
    return hasRequestedContent(status);
}
/** Returns a filter for the redirects of an address that are followed. */
function makeRedirectFilter(expected, currentSite) {
    switch (expected.kind) {
        case 'file':
            return currentSite.makeRedirectFilterForFile(expected.fileIndex);
        case 'not-found':
            // Some hosts remove `.html` from every address before they look for a file.
            return (path) => currentSite.isKnownToBeUnserved(path);
        case 'removed-file':
        case 'redirect':
            // Only the first response is judged.
            return () => false;
    }
}
function makeExpectedContent(expected, options) {
    const source = chooseContentSource(expected, options);
    if (source === undefined)
        return undefined;
    const { site, siteFile, earlierSite } = source;
    const file = site.getFile(siteFile.fileIndex);
    const readEarlierFile = () => earlierSite?.readFile(file.name);
    return { file, isPage: siteFile.isPage, ...options.fallbackPages, site, readEarlierFile };
}
/** Returns the file with which a response is compared; undefined if it is not compared. */
function chooseContentSource(expected, { currentSite, earlierSite }) {
    switch (expected.kind) {
        case 'file':
            return { site: currentSite, siteFile: expected, earlierSite };
        case 'removed-file':
            return earlierSite && { site: earlierSite, siteFile: expected, earlierSite: undefined };
        case 'not-found': {
            const { notFoundPage } = expected;
            return notFoundPage && { site: currentSite, siteFile: notFoundPage, earlierSite };
        }
        case 'redirect':
            return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/live/live-rounds.js
/**
 * Requests the addresses of a site in rounds. Addresses that differ are requested again after a
 * pause, until all match or the time is up. A recheck then requests them once more: the host may
 * have changed since, or may be several servers.
 */














/**
 * How many of the addresses that differ are requested first in a later round. If none of them
 * matches now, the others wait for the next round, or for the last one.
 */
const ROUND_SAMPLE_SIZE = 64;
/**
 * How many times a recheck requests the addresses that have not matched in it: all of them once,
 * and those with a transient failure once more.
 */
const MAX_RECHECK_PASSES = 2;
/** How many of the slowest addresses are reported. */
const MAX_SLOWEST_ADDRESSES = 5;
/** The rounds of one live check, and their progress. */
class LiveRounds {
    states;
    #options;
    #requestOptions;
    #requester;
    /** When the last regular round begins, in ms since the epoch. */
    #deadlineMs;
    #connections;
    #slowestAddresses = [];
    #roundCount = 0;
    /** How long the first round took, in ms. */
    #firstRoundMs = 0;
    /** When all addresses matched before the recheck, in ms since the epoch. */
    #matchedAtMs;
    /** @throws any file-system error */
    constructor(options) {
        const { url, currentSite, states, startedAtMs, timeoutMs } = options;
        this.states = states;
        this.#options = options;
        this.#requestOptions = { ...options, fallbackPages: currentSite.readFallbackPages() };
        this.#deadlineMs = startedAtMs + timeoutMs;
        const lastConnectMs = startedAtMs + retry_policy/* RETRY_POLICY */.yE.live.firstConnectionMs;
        this.#requester = new OriginRequester({
            context: options,
            hostAndPort: url.host,
            request: (addressIndex, deadlineMs) => this.#request(addressIndex, deadlineMs),
            recordResponse: (addressIndex, response) => this.#recordResponse(addressIndex, response),
            startedAtMs,
            connectDeadlineMs: Math.min(this.#deadlineMs, lastConnectMs),
        });
    }
    /**
     * Runs rounds until all addresses match or the time is up.
     * @throws OriginUnreachable if the origin has never responded; the reason of the signal; any
     * file-system error
     */
    async run() {
        const plan = { deadlineMs: this.#deadlineMs, pollIntervalMs: this.#options.pollIntervalMs };
        try {
            await (0,poll/* poll */.wt)(() => this.#runRound(), plan, this.#options);
        }
        finally {
            this.#connections?.close();
        }
        return {
            wasThrottled: this.#requester.getState().wasThrottled,
            liveSinceMs: this.states.hasPassedRecheck ? this.#matchedAtMs : undefined,
            roundCount: this.#roundCount,
            slowestAddresses: this.#slowestAddresses,
        };
    }
    /** Replaces all connections, because each one stays with the same of several servers. */
    async #connect() {
        this.#connections?.close();
        this.#connections = await (0,request/* openConnectionPool */.HS)(this.#options.url, MAX_CONNECTIONS);
    }
    async #runRound() {
        const { clock, signal } = this.#options;
        const { states } = this;
        this.#roundCount++;
        const waitMs = Math.min(this.#requester.getState().resumeAtMs, this.#deadlineMs) - clock.now();
        if (waitMs > 0)
            await clock.sleep(waitMs, signal);
        await this.#connect();
        const startedAtMs = clock.now();
        const errorsBefore = countErrorsByCode(states);
        await this.#requestUnmatched();
        if (this.#roundCount === 1)
            this.#firstRoundMs = clock.now() - startedAtMs;
        this.#logProgress(errorsBefore);
        if (states.listUnmatched().length === 0) {
            await this.#recheck();
        }
        else if (this.#isTimeOver()) {
            // A warning in the report must not be older than the last round.
            await this.#requester.requestAll(states.listWithOnlyWarnings(), this.#computeRoundDeadline());
        }
        return { hasEnded: states.hasPassedRecheck };
    }
    /**
     * Requests the addresses that do not match yet: in later rounds a sample first, and the rest only
     * if some of the sample match now, or if the time is up.
     */
    async #requestUnmatched() {
        const { states } = this;
        const unmatched = states.listUnmatched();
        const isFirstRound = this.#roundCount === 1;
        const sample = isFirstRound ? unmatched : sampleEvenly(unmatched, ROUND_SAMPLE_SIZE);
        await this.#requester.requestAll(sample, this.#computeRoundDeadline());
        if (sample.length === unmatched.length)
            return;
        const someMatchNow = states.listUnmatched().length < unmatched.length;
        if (someMatchNow || this.#isTimeOver())
            await this.#requester.requestAll(states.listUnmatched(), this.#computeRoundDeadline());
    }
    #isTimeOver() {
        return this.#options.clock.now() >= this.#deadlineMs;
    }
    /** Returns when requests that start now must end, in ms since the epoch. */
    #computeRoundDeadline() {
        return Math.max(this.#deadlineMs, this.#options.clock.now() + retry_policy/* RETRY_POLICY */.yE.live.lastRoundMs);
    }
    /**
     * Returns when the requests of a recheck that starts now must end, in ms since the epoch: at the
     * deadline, or after a minimum duration if that is later. This is the duration of a last round,
     * plus twice the duration of the first round (at most `timeoutMs`).
     */
    #computeRecheckDeadline() {
        const { clock, timeoutMs } = this.#options;
        const { lastRoundMs } = retry_policy/* RETRY_POLICY */.yE.live;
        const minDurationMs = lastRoundMs + Math.min(timeoutMs, 2 * this.#firstRoundMs);
        return Math.max(this.#deadlineMs, clock.now() + minDurationMs);
    }
    /**
     * Requests matching addresses once more on new connections, because some results may be old. A
     * recheck that is still incomplete continues in a later round.
     */
    async #recheck() {
        const { states } = this;
        const errorsBefore = countErrorsByCode(states);
        const deadlineMs = this.#computeRecheckDeadline();
        if (!states.isRechecking)
            await this.#startRecheck(deadlineMs);
        await this.#continueRecheck(deadlineMs);
        states.endRecheckIfRegressed();
        this.#logProgress(errorsBefore);
    }
    async #startRecheck(deadlineMs) {
        const { clock, info } = this.#options;
        this.#matchedAtMs = clock.now();
        const { firstIndexes, allIndexes } = this.states.startRecheck();
        const addresses = formatAddressCount(allIndexes.length);
        info((0,clean/* safe */.gB) `All match; requesting ${addresses} once more on new connections`);
        await this.#connect();
        await this.#requester.requestAll(firstIndexes, deadlineMs);
    }
    async #continueRecheck(deadlineMs) {
        for (let pass = 0; pass < MAX_RECHECK_PASSES; pass++) {
            // Differences are left for the next round.
            if (this.states.listRegressed().length > 0)
                return;
            // In a different order than before, servers that take turns get different addresses.
            await this.#requester.requestAll(this.states.listUnrechecked().reverse(), deadlineMs);
        }
    }
    async #request(addressIndex, deadlineMs) {
        const expected = this.states.expectations[addressIndex];
        const { agent } = this.#connections ?? {};
        // Cannot happen: indexes come from the states, and each round connects first.
        if (expected === undefined || agent === undefined)
            throw new RangeError(`nothing to request: ${addressIndex}`);
        return requestAddress(expected, { agent, deadlineMs }, this.#requestOptions);
    }
    /** @throws any file-system error */
    #recordResponse(addressIndex, response) {
        const { clock, currentSite, acceptedEntries } = this.#options;
        const expected = this.states.expectations[addressIndex];
        if (expected === undefined)
            return;
        const nowMs = clock.now();
        const urlFaults = findUrlFaults(expected, response, currentSite);
        const judgedFindings = judgeResponse(expected, response, urlFaults);
        const findings = judgedFindings.map((finding) => (0,apply_acceptances/* applyAcceptancesToOne */.C)(finding, acceptedEntries, nowMs));
        const isTransient = response.kind === 'unanswered' || (0,retry_policy/* isTransientStatus */.WJ)(response.status);
        this.states.recordFindings(addressIndex, findings, isTransient);
        if (response.kind === 'complete')
            this.#recordDuration(expected.address, response.durationMs);
    }
    /** Keeps the newest duration of an address if it is among the slowest. */
    #recordDuration(address, durationMs) {
        const others = this.#slowestAddresses.filter((other) => other.address !== address);
        const slowest = [...others, { address, durationMs }];
        slowest.sort((a, b) => b.durationMs - a.durationMs);
        this.#slowestAddresses = slowest.slice(0, MAX_SLOWEST_ADDRESSES);
    }
    /** Logs the progress if the errors have changed since they were counted. */
    #logProgress(errorsBefore) {
        const { clock, info, startedAtMs } = this.#options;
        const { states } = this;
        const elapsed = (0,units/* formatDuration */.a3)(clock.now() - startedAtMs);
        if (states.hasPassedRecheck) {
            info(describeFullMatch(states, elapsed));
            return;
        }
        const hasChanged = !(0,external_node_util_.isDeepStrictEqual)(countErrorsByCode(states), errorsBefore);
        const isWorthALine = hasChanged || this.#roundCount === 1;
        if (isWorthALine && states.listUnmatched().length > 0)
            info(describeUnmatched(states, elapsed));
    }
}

// EXTERNAL MODULE: ./lib/web/host/served-site.js + 2 modules
var served_site = __webpack_require__(9122);
;// CONCATENATED MODULE: ./lib/live/site/local-site.js






/** A site on the disk, with the addresses at which its host should serve its files. */
class LocalSite {
    snapshot;
    /** The size of each file in bytes, by its index. */
    fileSizes;
    servedSite;
    /** The base path, decoded. */
    #basePath;
    /** The host names of the site, with ports, in lowercase. */
    ownHostNames;
    /** The origin of the site's own domain. */
    #ownOrigin;
    /** `hostAndPort`: the host name, with its port, that requests go to. */
    constructor({ site, tree }, hostAndPort) {
        this.snapshot = site;
        this.fileSizes = tree.sizes;
        this.servedSite = new served_site/* ServedSite */.d(site);
        this.#basePath = (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* toBytes */.ZJ)(site.basePath)) ?? site.basePath;
        const { domain = hostAndPort } = site;
        this.ownHostNames = new Set([domain.toLowerCase(), hostAndPort.toLowerCase()]);
        this.#ownOrigin = `https://${domain.toLowerCase()}`;
    }
    /** Returns the file with this index. */
    getFile(fileIndex) {
        return new LocalFile(this.snapshot.root, (0,tree/* getFileName */.WP)(this.snapshot, fileIndex), this.fileSizes[fileIndex] ?? 0);
    }
    /**
     * Returns the content of a file; undefined if there is no such file, or if it is large.
     * @throws any file-system error
     */
    readFile(name) {
        const fileIndex = this.servedSite.fileIndexes.get(name);
        if (fileIndex === undefined)
            return undefined;
        const file = this.getFile(fileIndex);
        if (file.isLarge)
            return undefined;
        return file.read();
    }
    /**
     * Returns the pages that hosts show where there is no file.
     * @throws any file-system error
     */
    readFallbackPages() {
        return { homePage: this.readFile(page_names/* HOME_PAGE */.Ko), notFoundPage: this.readFile(page_names/* NOT_FOUND_PAGE */.jp) };
    }
    /**
     * Returns the indexes of files that the earlier site did not have, or had with different content.
     * Large files always count as changed.
     * @throws the reason of the signal soon after it is aborted; any file-system error
     */
    async findPossiblyChangedFiles(earlierSite, signal) {
        const { names } = this.snapshot;
        const possiblyChangedFiles = new Set();
        for await (const [fileIndex, name] of (0,event_loop/* iterateWithPauses */.YK)(names.entries(), signal)) {
            if (!this.#isUnchanged(fileIndex, name, earlierSite))
                possiblyChangedFiles.add(fileIndex);
        }
        return possiblyChangedFiles;
    }
    #isUnchanged(fileIndex, name, earlierSite) {
        const earlierIndex = earlierSite.servedSite.fileIndexes.get(name);
        if (earlierIndex === undefined)
            return false;
        if (earlierSite.fileSizes[earlierIndex] !== this.fileSizes[fileIndex])
            return false;
        const earlierContent = earlierSite.readFile(name);
        if (earlierContent === undefined)
            return false;
        return this.readFile(name)?.equals(earlierContent) === true;
    }
    /**
     * Returns an address: a path from the root of the host, percent-encoded. `path` is relative to
     * the site's root and decoded.
     */
    makeAddress(path) {
        return `${this.snapshot.basePath}${(0,byte_strings/* percentEncode */.a)(path)}`;
    }
    /** Returns a filter for redirects to paths that may show this file under the host's rules. */
    makeRedirectFilterForFile(fileIndex) {
        return (path) => {
            const content = this.#findContent(path);
            switch (content?.kind) {
                case 'file':
                    return content.fileIndex === fileIndex;
                case undefined:
                case 'outside-base-path':
                    return false;
                default:
                    // A fallback page, or a file that is unknown, may be right.
                    return true;
            }
        };
    }
    /**
     * Returns whether, under the host's rules, nothing is served at a path from the root of the host.
     * False outside the base path, because what is there is unknown.
     */
    isKnownToBeUnserved(path) {
        return this.#findContent(path) === undefined;
    }
    /**
     * Returns whether two addresses in a page point to the same file of the site, or are the same
     * URL.
     */
    haveSameDestination({ page, base }, address, otherAddress) {
        const pageUrl = `${this.#ownOrigin}${this.makeAddress(page)}`;
        const { href: baseUrl } = URL.parse((0,byte_strings/* toText */.fE)(base), pageUrl) ?? { href: pageUrl };
        const url = URL.parse((0,byte_strings/* toText */.fE)(address), baseUrl);
        const otherUrl = URL.parse((0,byte_strings/* toText */.fE)(otherAddress), baseUrl);
        if (url === null || otherUrl === null)
            return false;
        if (url.href === otherUrl.href)
            return true;
        if (!differOnlyInPath(url, otherUrl) || !this.ownHostNames.has(url.host))
            return false;
        const fileIndex = this.#findFileIndexAtUrl(url);
        return fileIndex !== undefined && fileIndex === this.#findFileIndexAtUrl(otherUrl);
    }
    #findFileIndexAtUrl({ pathname }) {
        const path = (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* asBytes */.Yd)(pathname)) ?? byte_strings/* NO_BYTES */.CR;
        const content = this.#findContent(path);
        if (content?.kind === 'file')
            return content.fileIndex;
        return undefined;
    }
    /**
     * Returns the content that is served at a path from the root of the host; undefined if there is
     * none. Outside the base path, it is unknown.
     */
    #findContent(path) {
        if (path.startsWith(this.#basePath))
            return this.servedSite.findContent(path.slice(this.#basePath.length));
        if (`${path}/` === this.#basePath)
            return this.servedSite.findContent(byte_strings/* NO_BYTES */.CR);
        return { kind: 'outside-base-path' };
    }
}
function differOnlyInPath(url, other) {
    if (url.origin !== other.origin)
        return false;
    return url.search === other.search && url.hash === other.hash;
}

;// CONCATENATED MODULE: ./lib/live/live-check.js









/** One live check. */
class LiveCheck {
    #options;
    /** Undefined until the addresses are known. */
    #rounds;
    constructor(options) {
        this.#options = options;
    }
    /** Returns the progress of the check in words. */
    describeProgress() {
        return describeProgress(this.#rounds?.states ?? new AddressStates([]));
    }
    /**
     * Requests every address until all match or the time is up, and returns the result.
     * @throws OriginUnreachable if the origin has never responded; the reason of the signal; any
     * file-system error
     */
    async run() {
        const { url, clock, signal, info } = this.#options;
        const sites = await loadSites(this.#options);
        const { states, unaddressedFileCount } = await prepareStates(sites, this.#options);
        info((0,clean/* safe */.gB) `Requesting ${formatAddressCount(states.expectations.length)} from ${url.host}`);
        const startedAtMs = clock.now();
        const acceptedEntries = this.#options.acceptedEntries.filter(({ code }) => (0,codes/* isLiveCode */.EQ)(code));
        const options = { ...this.#options, ...sites, states, acceptedEntries, startedAtMs };
        this.#rounds = new LiveRounds(options);
        const { wasThrottled, ...outcome } = await this.#rounds.run();
        const { currentSite } = sites;
        const nowMs = clock.now();
        const ended = { url, currentSite, states, wasThrottled, acceptedEntries, nowMs, signal };
        const verdictOnFindings = await makeVerdictOnFindings(ended);
        const elapsedMs = clock.now() - startedAtMs;
        return { ...verdictOnFindings, ...outcome, unaddressedFileCount, elapsedMs };
    }
}
/**
 * Returns the initial states of the addresses that the host should serve.
 * @throws the reason of the signal; any file-system error
 */
async function prepareStates({ currentSite, earlierSite }, options) {
    const { url, random, signal } = options;
    const possiblyChangedFiles = earlierSite && (await currentSite.findPossiblyChangedFiles(earlierSite, signal));
    const { expectations, unaddressedFileCount } = await listExpectations(currentSite, {
        origin: url.origin,
        earlierSite,
        possiblyChangedFiles,
        uniqueSuffix: Math.floor(random() * 2 ** 40).toString(36),
        signal,
    });
    const states = new AddressStates(expectations, possiblyChangedFiles);
    return { states, unaddressedFileCount };
}
/**
 * Returns the site, and the earlier one if it is known. Problems of the folder are ignored, because
 * the check of the site reports them.
 * @throws the reason of the signal; any file-system error
 */
async function loadSites(options) {
    const { url, folder, host, domain, earlierTree, signal } = options;
    const location = { host, basePath: url.pathname, domain: domain ?? url.host };
    const load = async (tree) => new LocalSite(await (0,published_files/* selectPublishedFiles */.c)(tree, location, signal), url.host);
    const currentSite = await load(await folder.list());
    if (earlierTree === undefined)
        return { currentSite, earlierSite: undefined };
    return { currentSite, earlierSite: await load(earlierTree) };
}

// EXTERNAL MODULE: ./lib/text/json-report.js
var json_report = __webpack_require__(4488);
;// CONCATENATED MODULE: ./lib/live/live-report.js
/** Writes the result of a live check as a report for programs. */


/** How many findings `live.json` lists. The counts in it cover all of them. */
const MAX_LISTED_FINDINGS = 20_000;
/**
 * Writes `live.json`, which is stable within a `format`, into a folder and returns its path. Text
 * in it may come from the network and must be cleaned before they are shown. docs/live.md explains
 * its fields.
 * @throws an AbortError soon after `signal` is aborted; ReportError for a file-system error
 */
function writeLiveReport(folder, { url, host }, verdict, signal) {
    const listedFindings = verdict.findings.slice(0, MAX_LISTED_FINDINGS);
    const report = {
        format: 1,
        url: url.href,
        host: host ?? null,
        files: verdict.fileCount,
        addresses: verdict.addressCount,
        withoutAddress: verdict.unaddressedFileCount,
        liveSince: formatTime(verdict.liveSinceMs),
        elapsedMs: Math.round(verdict.elapsedMs),
        rounds: verdict.roundCount,
        errors: verdict.errors,
        warnings: verdict.warnings,
        notices: verdict.notices,
        accepted: verdict.accepted,
        diagnosis: verdict.diagnosis ?? null,
        isComplete: listedFindings.length === verdict.findings.length,
        slowest: verdict.slowestAddresses.map(({ address, durationMs }) => {
            return { address, ms: Math.round(durationMs) };
        }),
        findings: listedFindings.map(makeReportEntry),
    };
    return (0,report_error/* runReportWork */.F)(folder, () => (0,json_report/* writeJsonReport */.a)(folder, 'live.json', report, signal));
}
/** Returns a time in ms since the epoch in the form of `live.json`: ISO 8601, null if unknown. */
function formatTime(timeMs) {
    if (timeMs === undefined)
        return null;
    return new Date(timeMs).toISOString();
}
/** Returns a finding in the form of `live.json`. */
function makeReportEntry({ code, severity, message, target, spots, accepted }) {
    const [spot] = spots;
    return { code, severity, message, address: target, file: spot?.page ?? null, accepted };
}

// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
// EXTERNAL MODULE: ./lib/summary/findings-section.js
var findings_section = __webpack_require__(5482);
;// CONCATENATED MODULE: ./lib/summary/live-section.js





/**
 * Returns a section that shows whether the host serves the site, since when, and the first
 * differences.
 */
function makeLiveSection(verdict, env) {
    const found = (0,count_findings/* describeFindings */.kA)(verdict, 'no difference');
    const compared = `${(0,describe_verdict/* describeComparedCount */.od)(verdict)} compared with the site`;
    const line = (0,markup/* html */.qy) `<p>${(0,describe_verdict/* describeLiveness */.nr)(verdict)}: ${compared}, ${found}.</p>\n`;
    return (0,findings_section/* makeFindingsSection */.SK)('Live check', { ...verdict, intro: line }, { env });
}
/** Returns tables of the findings by code and of the slowest addresses. */
function makeCollapsedLiveSections(verdict) {
    const times = verdict.slowestAddresses.map(({ address, durationMs }) => [
        (0,markup/* renderCode */.cR)(address),
        (0,markup/* html */.qy) `${(0,units/* formatNumber */.ZV)(Math.round(durationMs))} ms`,
    ]);
    const tables = [
        (0,findings_section/* makeCodesSection */.CV)('Live findings by code', verdict),
        (0,findings_section/* makeTableSection */.MV)('Slowest addresses', ['Address', 'Time'], times),
    ];
    return tables.filter((table) => table !== undefined);
}

;// CONCATENATED MODULE: ./lib/live/judging/live-verdict.js

/** Returns how many addresses have errors. Findings about many addresses do not count. */
function countDifferingAddresses({ findings }) {
    const errors = findings.filter(isErrorAtAddress);
    return new Set(errors.map(({ target }) => target)).size;
}

// EXTERNAL MODULE: ./lib/phases/failure-wordings.js
var failure_wordings = __webpack_require__(842);
;// CONCATENATED MODULE: ./lib/phases/live-result.js
/** Formats the result of a live check for the summary and the step's failure. */








/** Returns the result for the title of the summary and the line below it. */
function makeLiveResult(verdict, url) {
    const { diagnosis, findings } = verdict;
    const common = { hostAndPath: (0,describe_verdict/* formatHostAndPath */.sK)(url), diagnosis, hasReport: findings.length > 0 };
    if (verdict.liveSinceMs === undefined) {
        const after = `after ${(0,units/* formatDuration */.a3)(verdict.elapsedMs)}`;
        return { ...common, kind: 'different', details: [describeWhatDiffers(verdict), after] };
    }
    // `describeMatch` already includes accepted findings.
    const details = (0,count_findings/* listOtherFindings */.HS)({ ...verdict, accepted: 0 }, false);
    return { ...common, kind: 'same', headline: `live, ${(0,describe_verdict/* describeMatch */.$X)(verdict)}`, details };
}
/** Returns the failure if addresses still differ; undefined otherwise. */
function findLiveFailure(verdict, report, { url }, site) {
    if (verdict.liveSinceMs !== undefined)
        return undefined;
    const errors = verdict.findings.filter(findings_finding/* isError */.bJ);
    return new step_error/* StepError */.z('live-failed', {
        url: url.href,
        isUncertain: errors.every(({ code }) => code === 'live-unasked'),
        differing: describeWhatStillDiffers(verdict),
        elapsed: (0,units/* formatDuration */.a3)(verdict.elapsedMs),
        diagnosis: verdict.diagnosis ?? (0,failure_wordings/* describeFirstFinding */.BB)(errors),
        site,
        report,
    });
}
function describeWhatStillDiffers(verdict) {
    const addresses = countDifferingAddresses(verdict);
    if (addresses === 0)
        return `${(0,units/* formatCount */.B4)(verdict.errors, 'error')} remained`;
    if (addresses === 1)
        return '1 address still differs';
    return `${(0,units/* formatCount */.B4)(addresses, 'address', 'addresses')} still differ`;
}
function describeWhatDiffers(verdict) {
    const addresses = countDifferingAddresses(verdict);
    if (addresses === 0)
        return (0,count_findings/* describeFindings */.kA)(verdict, 'no difference');
    if (addresses === 1)
        return '1 address differs';
    return `${(0,units/* formatCount */.B4)(addresses, 'address', 'addresses')} differ`;
}
function adviseOnHost(failure) {
    const { isUnresolved, certificate, isTimeout, proxy } = failure;
    if (proxy !== undefined)
        return 'Check `HTTPS_PROXY` and `NO_PROXY` in the `env` of the job';
    if (isUnresolved)
        return 'Check the host name in `live-url`, and that its DNS record exists';
    if (certificate !== undefined)
        return 'Check the host name in `live-url`, and its certificate';
    const advice = 'Check `live-url`, and the network between the runner and the host';
    if (isTimeout !== true)
        return advice;
    return `${advice}; if the host is slow, set a longer \`request-timeout\``;
}
/** Returns the failure if the host never responded; undefined for other errors. */
function makeUnreachableError(error, { url }) {
    if (!(error instanceof OriginUnreachable))
        return undefined;
    const { failure, attempts, elapsedMs } = error;
    const values = {
        host: url.host,
        why: failure.why,
        attempts: (0,units/* formatCount */.B4)(attempts, 'attempt'),
        elapsed: (0,units/* formatDuration */.a3)(elapsedMs),
        advice: adviseOnHost(failure),
    };
    return new step_error/* StepError */.z('live-unreachable', values, error);
}

// EXTERNAL MODULE: ./lib/phases/report-findings.js
var report_findings = __webpack_require__(8243);
;// CONCATENATED MODULE: ./lib/phases/run-live-check.js


















/**
 * Compares a site with the responses of its host until all match or `wait-timeout` expires. Reports
 * the result: outputs, summary, annotations and a report for programs.
 * @throws StepError `check-disk-failed`; the reason of the step's signal
 */
async function runLiveCheck({ reportPage, ...published }, live, settings, step) {
    const { clock, random, signal, log } = step;
    const { folder } = published;
    const { url } = live;
    const { host, accepted } = settings;
    const context = { host, acceptedEntries: accepted, clock, random, signal, info: log.info };
    const check = new LiveCheck({ ...live, ...published, ...context });
    const heartbeat = (elapsedMs) => (0,clean/* safe */.gB) `Live check for ${(0,units/* formatDuration */.a3)(elapsedMs)}: ${check.describeProgress()}`;
    try {
        const verdict = await step.runPhase('Live check', () => check.run(), heartbeat);
        const reportFolder = step.getReportFolder();
        const reportPath = await writeLiveReport(reportFolder, { url, host }, verdict, signal);
        if (reportPage !== undefined) {
            const page = addLiveFindings(reportPage, verdict, url);
            await writeSharedReports(page, folder, settings, step);
        }
        reportLiveCheck(verdict, reportPath, step);
        return {
            result: makeLiveResult(verdict, url),
            failure: findLiveFailure(verdict, reportPath, live, folder.root),
        };
    }
    catch (error) {
        if (signal.aborted)
            log.info((0,clean/* safe */.gB) `The live check was canceled: ${check.describeProgress()}`);
        signal.throwIfAborted();
        const failure = makeUnreachableError(error, live);
        if (failure !== undefined)
            return { result: { kind: 'unreachable', hostAndPath: (0,describe_verdict/* formatHostAndPath */.sK)(url) }, failure };
        if (!(0,disk_errors/* isDiskError */.Mi)(error))
            throw error;
        const values = { site: folder.root, why: error.message, canSwitchOff: false };
        throw new step_error/* StepError */.z('check-disk-failed', values, error);
    }
}
/** Writes the reports that contain the findings of both checks. */
async function writeSharedReports(page, { root }, settings, step) {
    const folder = step.getReportFolder();
    const site = { root, workspace: (0,workspace/* readWorkspace */.i)(step.env).folder };
    await (0,report_error/* runReportWork */.F)(folder, async () => {
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'report.html'), (0,report_page/* renderReportPage */.y)(page));
        await (0,write_reports/* writeCiReports */.zs)(folder, page.findings, settings, site, step.signal);
    });
}
function reportLiveCheck(verdict, reportPath, step) {
    const { env, outputs, log, summaryRows, sections, collapsedSections } = step;
    outputs.set('liveReport', reportPath);
    outputs.set('liveErrors', String(verdict.errors));
    sections.push(makeLiveSection(verdict, env));
    collapsedSections.push(...makeCollapsedLiveSections(verdict));
    summaryRows.push({ name: 'Report of the live check', value: reportPath });
    const found = (0,count_findings/* describeFindings */.kA)(verdict, 'no difference');
    const compared = (0,describe_verdict/* describeComparedCount */.od)(verdict);
    log.info((0,clean/* safe */.gB) `Compared ${compared} with the site: found ${found}. The report is at ${reportPath}`);
    (0,report_findings/* reportFindings */.L)({ findings: verdict.findings, diagnosis: makeDiagnosis(verdict) }, step);
}
function makeDiagnosis({ diagnosis }) {
    if (diagnosis === undefined)
        return undefined;
    return { kind: 'common-cause', message: diagnosis };
}
/** Adds the findings of a live check to the content of `report.html`. */
function addLiveFindings(page, verdict, url) {
    const findings = (0,prioritize/* sortByImportance */.U_)([...verdict.findings, ...page.findings]);
    const { diagnosis = page.diagnosis } = verdict;
    const live = `${(0,describe_verdict/* describeLiveness */.nr)(verdict)}: ${(0,describe_verdict/* describeComparedCount */.od)(verdict)} of ${url.href} compared`;
    const { kind, hostAndPath, details = [] } = makeLiveResult(verdict, url);
    const checkDetails = [...page.details];
    if (page.errors > 0)
        checkDetails.unshift(page.title);
    const differing = {
        ...page,
        ...(0,count_findings/* countFindings */.Gt)(findings),
        findings,
        diagnosis,
        title: `${hostAndPath} is not live`,
        details: [...details, ...checkDetails],
        facts: [...page.facts, ['Live check', live]],
    };
    if (kind !== 'same')
        return differing;
    return {
        ...differing,
        title: `${hostAndPath} is live`,
        details: [(0,describe_verdict/* describeMatch */.$X)(verdict), ...differing.details],
        // Otherwise, another build may be live.
        siteUrl: page.siteUrl ?? url.href,
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
const ADDRESS_FUNCTIONS = new Set([
    'url',
    'src',
    'image-set',
    '-webkit-image-set',
    'image',
]);
/** Without one of these, a style sheet has no address. Most style sheets in pages have none. */
const ADDRESS_HINT = /url|@import|image-set|src\(|image\(|\\/i;
/**
 * The longest style sheet that is read, in characters, without data in Base64. The tokenizer takes
 * 40 times the length of an address in memory.
 */
const MAX_STYLE_CHARS = 6 << 20;
/** What comes before data in Base64, which may be a whole font. */
const BASE64 = ';base64,';
const AFTER_BASE64 = /[^\w+/=-]|$/;
/**
 * Formats that no browser with WOFF support loads: https://caniuse.com/eot,
 * https://caniuse.com/svg-fonts.
 */
const OLD_FONT = /\.(?:eot|svg)(?:[?#]|$)/i;
const WOFF_FILE = /\.woff2?(?:[?#]|$)/;
const WOFF_DATA = /^data:(?:font|application)\/(?:x-)?(?:font-)?woff/;
const MODERN_FONT = new RegExp(`${WOFF_FILE.source}|${WOFF_DATA.source}`, 'i');
/**
 * Calls `onAddress` for each address that a style sheet loads: `url()`, `@import`, `image-set()`.
 * Browsers do not load `@namespace`, an `@import` after other rules, or addresses that are only a
 * fragment, so these are left out. Relative addresses in custom properties are left out because
 * they are resolved where the property is used. `isAttribute`: whether the text is a `style`
 * attribute, not a style sheet. Data in Base64 is left out of addresses. Returns `too-large`, and
 * finds nothing, if the rest is longer than `MAX_STYLE_CHARS`.
 */
function scanStyle(css, isAttribute, onAddress) {
    if (!ADDRESS_HINT.test(css))
        return 'read';
    const withoutData = removeData(css);
    if (withoutData.length > MAX_STYLE_CHARS)
        return 'too-large';
    new StyleScanner(withoutData, isAttribute, onAddress).scan();
    return 'read';
}
function removeData(css) {
    const [start = '', ...others] = css.split(BASE64);
    return [start, ...others.map((text) => text.slice(text.search(AFTER_BASE64)))].join(BASE64);
}
/** Scans one style sheet. */
class StyleScanner {
    #css;
    #onAddress;
    #lineAt;
    /** For each open parenthesis or function, whether strings in it are addresses. */
    #functions = [];
    #depth = 0;
    #importsAllowed;
    /**
     * The current at-rule, up to its `;` or `{`. It is `imported` after its address.
     * `allowed-before-import`: `@charset` or `@layer`.
     */
    #rule;
    #startsDeclaration = true;
    #isCustomProperty = false;
    /** The addresses in the current `@font-face`. */
    #fonts;
    constructor(css, isAttribute, onAddress) {
        this.#css = css;
        this.#onAddress = onAddress;
        this.#lineAt = (0,_page_line_counter_js__WEBPACK_IMPORTED_MODULE_1__/* .makeLineCounter */ .F)(css);
        this.#importsAllowed = !isAttribute;
    }
    scan() {
        const tokens = (0,_csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .tokenizer */ .OH)({ css: this.#css });
        while (!tokens.endOfFile())
            this.#readToken(tokens.nextToken());
        this.#endFont();
    }
    #readToken(token) {
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
                this.#readComponent(token);
        }
    }
    /** Handles a component of a declaration or of a rule. */
    #readComponent(token) {
        switch (token[0]) {
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Function:
                this.#functions.push(ADDRESS_FUNCTIONS.has(token[4].value.toLowerCase()));
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.OpenParen:
                this.#functions.push(false);
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.CloseParen:
                this.#functions.pop();
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.URL:
                this.#readAddress(token[4].value, token[2]);
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.String:
                if (this.#rule === 'import' || this.#functions.at(-1) === true)
                    this.#readAddress(token[4].value, token[2]);
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Ident:
                if (this.#startsDeclaration)
                    this.#isCustomProperty = token[4].value.startsWith('--');
        }
        this.#startsDeclaration = false;
        // At the top level, anything but an at-rule starts a rule, after which imports are invalid.
        if (this.#rule === undefined && this.#depth === 0)
            this.#importsAllowed = false;
    }
    #beginRule(name) {
        this.#rule = this.#chooseRule(name);
        if (this.#rule === 'other' || this.#rule === 'font')
            this.#importsAllowed = false;
        this.#startsDeclaration = false;
    }
    #chooseRule(name) {
        const isImportAllowed = this.#importsAllowed && this.#depth === 0;
        if (name === 'import' && isImportAllowed)
            return 'import';
        if (name === 'charset' || name === 'layer')
            return 'allowed-before-import';
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
    /** Also called at the end of the sheet, where a rule may still be open. */
    #endFont() {
        const all = this.#fonts ?? [];
        this.#fonts = undefined;
        const modernFonts = all.map(({ value }) => value).filter((value) => MODERN_FONT.test(value));
        for (const { value, line } of all) {
            const isOld = modernFonts.length > 0 && OLD_FONT.test(value);
            if (isOld)
                this.#onAddress({ value, line, use: 'load', modernFonts });
            else
                this.#onAddress({ value, line, use: 'load' });
        }
    }
    #readAddress(value, at) {
        if (!this.#mayHaveAddress() || value === '' || value.startsWith('#'))
            return;
        const isImport = this.#rule === 'import';
        if (isImport)
            this.#rule = 'imported';
        if (this.#isCustomProperty && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(value))
            return;
        this.#passAddress(value, this.#lineAt(at), isImport);
    }
    /** Do browsers load addresses at this place, which may be in an at-rule? */
    #mayHaveAddress() {
        const rule = this.#rule;
        return rule === undefined || rule === 'import' || rule === 'allowed-before-import';
    }
    /** Passes on an address; that of a font only after its whole `@font-face`. */
    #passAddress(value, line, isImport) {
        if (this.#fonts !== undefined)
            this.#fonts.push({ value, line });
        else if (isImport)
            this.#onAddress({ value, line, use: 'load' });
        else
            this.#onAddress({ value, line, use: 'media' });
    }
}


/***/ }),

/***/ 8372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ scanPage)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_address_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8710);
/* harmony import */ var _page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7640);
/* harmony import */ var _css_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5236);




/**
 * Calls `onAddress` for each address that a page links to or loads, including those in its styles.
 */
function scanPage(name, text, onAddress) {
    const reader = (0,_page_address_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .makeAddressReader */ .K)((kind, value, offset) => {
        switch (kind) {
            case 'link':
            case 'download':
            case 'load':
            case 'media':
            case 'frame':
            case 'symbol':
                onAddress(kind, value, () => reader.findLine(offset));
                break;
            case 'declarations':
            case 'style':
                (0,_css_js__WEBPACK_IMPORTED_MODULE_3__/* .scanStyle */ .V)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value), kind === 'declarations', (address) => onAddress(address.use, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(address.value), () => reader.findLine(offset) + address.line));
        }
    }, (0,_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseSyntax */ .ZL)(name));
    reader.read(text);
}


/***/ }),

/***/ 9611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   TV: () => (/* binding */ mayBeWholePage),
/* harmony export */   a9: () => (/* binding */ isPrintEdition),
/* harmony export */   ll: () => (/* binding */ beginsLikePage)
/* harmony export */ });
/** Detects templates, parts and print editions among pages, and pages without a page's name. */
/** How much of a file is read to tell its kind, in characters. */
const INSPECTED_CHARS = 4_096;
/** A byte order mark, the XML declaration of XHTML, and comments. */
const PROLOG = String.raw `^(?:\xef\xbb\xbf)?\s*(?:<\?xml\b[^>]*>\s*)?` +
    String.raw `(?:<!--(?:(?!-->)[\s\S])*-->\s*)*`;
const BEGINS_LIKE_PAGE = new RegExp(String.raw `${PROLOG}<(?:!doctype\s+html|html|head|body)\b`, 'i');
const BEGINS_LIKE_TEMPLATE = new RegExp(String.raw `${PROLOG}(?:\{[{%#]|<%)`);
/** A template placeholder in an address or the title, where it cannot be an example. */
const UNFILLED_PLACEHOLDER = new RegExp(String.raw `(?:\b(?:href|src|action)\s*=\s*["']?[^"'>]*|<title>[^<]*)` +
    String.raw `(?:\{\{|\{%|<%)`, 'i');
/** Does a file begin as pages do? */
function beginsLikePage(text) {
    return BEGINS_LIKE_PAGE.test(text.slice(0, INSPECTED_CHARS));
}
/**
 * Is this file a template of pages? Sphinx themes publish such files by mistake. A file that begins
 * like a page is not a template, even with an unfilled placeholder.
 */
function isTemplate(text) {
    const start = text.slice(0, INSPECTED_CHARS);
    if (BEGINS_LIKE_TEMPLATE.test(start))
        return true;
    return !BEGINS_LIKE_PAGE.test(start) && UNFILLED_PLACEHOLDER.test(text);
}
/** May this be a whole page, and not a part that scripts insert into others? */
function mayBeWholePage(text) {
    return /<(?:!doctype|html|head|body|title)\b/i.test(text.slice(0, INSPECTED_CHARS));
}
const MDBOOK_PRINT_COMMENT = '<!-- Book generated using mdBook -->';
/**
 * Is this the page in which mdBook combines all others for printing? It gets some of their
 * addresses wrong.
 */
function isPrintEdition(name, text) {
    return (/(?:^|\/)print\.html$/.test(name) &&
        text.slice(0, INSPECTED_CHARS).includes(MDBOOK_PRINT_COMMENT));
}


/***/ })

};

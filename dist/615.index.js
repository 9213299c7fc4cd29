export const id = 615;
export const ids = [615];
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
    const moduleOffsets = [...chunk.matchAll(MODULE_NUMBER)].map(({ index }) => index);
    const firstOffset = moduleOffsets.at(0);
    const lastOffset = moduleOffsets.at(-1);
    if (firstOffset === undefined || lastOffset === undefined)
        return [chunk];
    const lastModuleLength = chunk.slice(lastOffset).search(CHUNK_END);
    if (lastModuleLength === -1)
        return [chunk];
    const endOffset = lastOffset + lastModuleLength;
    const modules = moduleOffsets.map((offset, i) => chunk.slice(offset, moduleOffsets[i + 1] ?? endOffset));
    return [
        chunk.slice(0, firstOffset),
        ...modules.map((code) => code.replace(/,\s*$/, '')),
        chunk.slice(endOffset),
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
 * A change between lowercase, uppercase, and digits. A capital at the start of a word does not
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
 * The hash that Vite and Rollup put before the extension: eight letters, digits, or dashes, at
 * least one of which is a digit or a capital, because most words have neither.
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
 * Returns the text of a script, a style sheet, or data with generated parts and `buildIds`
 * replaced.
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

/***/ 8996:
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
/** Returns at most `maxItems` of the items, spread evenly, including the first one. */
function sampleEvenly(items, maxItems) {
    if (items.length <= maxItems)
        return [...items];
    const findSlot = (index) => Math.floor((index * maxItems) / items.length);
    return items.filter((_, index) => findSlot(index) !== findSlot(index - 1));
}

// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
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
;// CONCATENATED MODULE: ./lib/live/comparing/list-page-loads.js
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
;// CONCATENATED MODULE: ./lib/live/expected/fixed-paths.js
/**
 * Recognizes paths of files that do not change with the content, so that cached copies may be old.
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
    // A date, the time of a build, or a hash that happens to have no letters: `app.20261129.js`.
    /\d{6}/,
    // A hash of hexadecimal digits: `a.1f2e.css`.
    /(?<![\da-z])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{4,}(?![\da-z])/i,
    // A hash of hexadecimal digits that are all letters: `main.fabdeecb.css`.
    /(?<![\da-z])[a-f]{8}(?![\da-z])/i,
    // Letters on both sides of a digit, or digits on both sides of a letter, as in a hash of any
    // kind: `index-DfG3k2_a.js`.
    /(?<![\da-z])(?=[\da-z]{5})[\da-z]*?(?:[a-z]\d+[a-z]|\d[a-z]+\d)/i,
    // A version in the name of the file: `jquery-3.7.1.min.js`.
    /\d\.\d+[^/]*$/,
    // A version in the name of a folder: `mathjax/3.2.2/`.
    /(?:^|[/v-])\d+\.\d+\.\d+[^/]*\//i,
    // A version after the name of a package: `three@0.170/`.
    /@v?\d/i,
];
/**
 * Returns whether a path within the site seems to stay the same when the content of its file
 * changes: it has no hash, time, or version. Ambiguous paths do not count as fixed.
 */
function isFixedPath(path) {
    if (VERSION_PATTERNS.some((pattern) => pattern.test(path)))
        return false;
    // It replaces generated parts, so a path that stays the same has none.
    return (0,stabilize/* stabilizePath */.tI)(path) === path;
}

;// CONCATENATED MODULE: ./lib/live/expected/files-used-by-pages.js
/** Finds how the pages of a site use its other files. */











/** The kinds of the loads that are assets. */
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
    const extensionlessIndexes = await findExtensionlessPages(currentSite, signal);
    const assetKinds = new Map();
    const linkedFiles = new Set();
    for await (const [fileIndex, name] of (0,event_loop/* iterateWithPauses */.YK)(names.entries(), signal)) {
        const file = currentSite.getFile(fileIndex);
        if (!(0,page_names/* isPage */.yp)(name) || file.isLarge)
            continue;
        const syntax = (0,vocabulary/* chooseSyntax */.ZL)(name);
        const text = (0,page_text/* decodePageText */.vU)(file.read(), syntax);
        const loads = listPageLoads(text, syntax);
        const resolver = new PageAddressResolver(currentSite, name, loads);
        for (const asset of listAssets(loads, resolver))
            assetKinds.set(asset.fileIndex, asset.kind);
        if (extensionlessIndexes.length === 0)
            continue;
        for (const linkedFile of listLinkedFiles(name, text, resolver))
            linkedFiles.add(linkedFile);
    }
    const extensionlessPages = new Map();
    for (const fileIndex of extensionlessIndexes)
        extensionlessPages.set(fileIndex, { isLinked: linkedFiles.has(fileIndex) });
    return { assetKinds, extensionlessPages };
}
/** Returns the assets of a page whose names do not change with their content. */
function listAssets(loads, resolver) {
    const assets = [];
    for (const load of loads) {
        if (load.kind === 'policy')
            continue;
        const kind = ASSET_KINDS[load.kind];
        if (kind === undefined)
            continue;
        const path = resolver.resolvePath(load.href);
        if (path === undefined || !isFixedPath(path))
            continue;
        const fileIndex = resolver.findServedFile(path);
        if (fileIndex !== undefined)
            assets.push({ fileIndex, kind });
    }
    return assets;
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
    const pages = [];
    for await (const [fileIndex, name] of (0,event_loop/* iterateWithPauses */.YK)(names.entries(), signal)) {
        if ((0,page_names/* hasExtension */.Ql)(name))
            continue;
        const start = (0,byte_strings/* readBytes */.io)(currentSite.getFile(fileIndex).readStart(SNIFFED_BYTES));
        if ((0,page_kinds/* beginsLikePage */.ll)(start))
            pages.push(fileIndex);
    }
    return pages;
}

// EXTERNAL MODULE: ./lib/web/host/all-hosts.js + 20 modules
var all_hosts = __webpack_require__(1274);
// EXTERNAL MODULE: ./lib/web/host/dotfiles.js
var dotfiles = __webpack_require__(6623);
;// CONCATENATED MODULE: ./lib/live/expected/site-files.js
/** Describes files of a site, and decides at which paths they are requested. */





/** Returns the file of a site with this index. */
function makeSiteFile(fileIndex, site) {
    const name = (0,tree/* getFileName */.WP)(site.snapshot, fileIndex);
    return { fileIndex, name: (0,byte_strings/* toText */.fE)(name), isPage: (0,page_names/* isPage */.yp)(name) };
}
/**
 * Returns the paths at which a file is requested, the host's preferred one first. Without a known
 * host, and for a 404 page, it is only the file's own name; for the home page, the root.
 */
function listRequestedPaths(name, fileIndex, site) {
    const paths = site.servedSite.listPaths(fileIndex);
    // Hosts differ in their preferred addresses, and in what they show at `/404`.
    if (site.snapshot.host === undefined || (0,page_names/* isNotFoundPageOfSite */.dn)(name)) {
        const pathOfName = name === page_names/* HOME_PAGE */.Ko ? byte_strings/* NO_BYTES */.CR : name;
        return paths.filter((path) => path === pathOfName);
    }
    // At its full name, every host shows a page or redirects to the preferred address.
    const [preferredPath] = paths;
    return paths.filter((path) => path === preferredPath || path === name);
}
/**
 * Returns whether a file might not be published. Whether dotfiles are published depends on the
 * upload, and servers often refuse them. `.well-known` is meant to be published.
 */
function mayBeUnpublished(name, { snapshot, servedSite }) {
    if ((0,all_hosts/* isHostConfigFile */.tv)(name))
        return true;
    const { unpublishedDotfiles } = servedSite.hostTraits;
    const mayAllBeUnpublished = snapshot.host === undefined || unpublishedDotfiles === 'all';
    const unpublished = mayAllBeUnpublished ? 'all' : 'all-but-well-known';
    return (0,dotfiles/* cutAfterUnpublishedDotfile */.P)(name, unpublished) !== undefined;
}

;// CONCATENATED MODULE: ./lib/live/expected/expected-files.js
/** Lists the files that the host should serve, and where. */






/**
 * How many pages are also requested at their other addresses. A sample is enough, because one rule
 * of the host applies to all pages.
 */
const MAX_PAGES_AT_OTHER_ADDRESSES = 200;
/**
 * Returns each file of a site at its preferred address, and some pages at their other addresses.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
async function listExpectedFiles(currentSite, options) {
    const { signal } = options;
    const { assetKinds, extensionlessPages } = await findFilesUsedByPages(currentSite, signal);
    const { names } = currentSite.snapshot;
    const atPreferredAddresses = [];
    const atOtherAddresses = [];
    let unaddressedFileCount = 0;
    for await (const [fileIndex, name] of (0,event_loop/* iterateWithPauses */.YK)(names.entries(), signal)) {
        const [preferredPath, ...otherPaths] = listRequestedPaths(name, fileIndex, currentSite);
        if (preferredPath === undefined) {
            if (!mayBeUnpublished(name, currentSite))
                unaddressedFileCount++;
            continue;
        }
        atPreferredAddresses.push({
            ...makeExpectedFile(preferredPath, fileIndex, currentSite),
            assetKind: assetKinds.get(fileIndex),
            extensionlessPage: extensionlessPages.get(fileIndex),
            isKnownToHaveChanged: isKnownToHaveChanged(fileIndex, currentSite, options),
        });
        const atOtherPaths = otherPaths.map((path) => makeExpectedFile(path, fileIndex, currentSite));
        if (atOtherPaths.length > 0)
            atOtherAddresses.push(atOtherPaths);
    }
    const sample = sampleEvenly(atOtherAddresses, MAX_PAGES_AT_OTHER_ADDRESSES);
    return { expectedFiles: [...atPreferredAddresses, ...sample.flat()], unaddressedFileCount };
}
function makeExpectedFile(path, fileIndex, site) {
    const name = (0,tree/* getFileName */.WP)(site.snapshot, fileIndex);
    return {
        kind: 'file',
        requestPath: site.makeRequestPath(path),
        ...makeSiteFile(fileIndex, site),
        mayBeUnpublished: mayBeUnpublished(name, site),
        isNotFoundPage: (0,page_names/* isNotFoundPageOfSite */.dn)(name),
    };
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

;// CONCATENATED MODULE: ./lib/live/expected/expected-not-found.js
/** Lists addresses at which the host should respond that nothing is there. */



/**
 * Returns a few addresses that no file has: a page without and with an extension, a script, and a
 * page in a folder. `uniqueSuffix` keeps them from being the name of a file.
 */
function listExpectedNotFound(currentSite, uniqueSuffix) {
    const { servedSite } = currentSite;
    const { hostTraits, fileIndexes, unreadCatchAllPlace } = servedSite;
    // A rule that is not supported may serve any of them.
    if (unreadCatchAllPlace !== undefined)
        return [];
    const notFoundPageIndex = fileIndexes.get(page_names/* NOT_FOUND_PAGE */.jp);
    const showsHomePage = hostTraits.defaultNotFoundPage === 'home-page';
    if (notFoundPageIndex === undefined && showsHomePage)
        return [];
    const paths = listPathsWithoutFile(currentSite, uniqueSuffix);
    const unservedPaths = paths.filter((path) => servedSite.findContent(path) === undefined);
    return unservedPaths.map((path, i) => {
        const requestPath = currentSite.makeRequestPath(path);
        // The page is compared at the first path only: hosts differ in the page that they show in a
        // folder, or instead of a script.
        const isPageKnown = i === 0 && notFoundPageIndex !== undefined;
        const notFoundPage = isPageKnown ? makeSiteFile(notFoundPageIndex, currentSite) : undefined;
        return { kind: 'not-found', requestPath, notFoundPage };
    });
}
function listPathsWithoutFile({ snapshot }, uniqueSuffix) {
    const name = (0,byte_strings/* toBytes */.ZJ)(`no-page-has-this-name-${uniqueSuffix}`);
    const pathsInRoot = [name, name.concat('.html'), name.concat('.js')];
    const pageInFolder = snapshot.names.find((each) => (0,page_names/* isPage */.yp)(each) && each.includes('/'));
    if (pageInFolder === undefined)
        return pathsInRoot;
    return [...pathsInRoot, (0,byte_strings/* getFolder */.L2)(pageInFolder).concat(name)];
}

// EXTERNAL MODULE: ./lib/web/host/redirects/rule.js
var redirects_rule = __webpack_require__(1757);
;// CONCATENATED MODULE: ./lib/live/site/urls.js

/**
 * Returns the URL of a percent-encoded path at an origin. For any path, the result stays at that
 * origin.
 * @throws TypeError if `origin` is not a URL
 */
function makeUrl(origin, path) {
    const url = new URL(origin);
    // Appending text to an origin may change its port or host, and a relative URL that begins with
    // `//` specifies another host.
    url.pathname = path;
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
    const { onHost } = currentSite.servedSite;
    if (onHost === undefined)
        return [];
    return listExactRedirects(onHost.ruleSet.rules)
        .slice(0, MAX_REQUESTED_RULES)
        .map((redirect) => makeExpectedRedirect(redirect, onHost, origin))
        .filter((expected) => expected !== undefined);
}
/** Returns the response for a rule; undefined if the rule has no effect, or an invalid target. */
function makeExpectedRedirect({ rule, path }, { ruleSet, respondFromFiles, hostTraits, snapshot }, origin) {
    const request = { path, query: '' };
    const [response] = ruleSet.ruleResponder.listPossibleResponses(request, respondFromFiles);
    // Another rule or a file may come first.
    const isResponseOfRule = response?.kind === 'redirect' && response.rule === rule;
    if (!isResponseOfRule)
        return undefined;
    const requestPath = (0,byte_strings/* percentEncode */.a)(path);
    const targets = resolveRedirectTargets(response.to, requestPath, snapshot.domain, origin);
    if (targets === undefined)
        return undefined;
    const { status, line } = rule;
    const { name: redirectFile = '' } = hostTraits.redirectFormat ?? {};
    return { kind: 'redirect', requestPath, targets, status, redirectFile, line };
}
function listExactRedirects(rules) {
    const exactRedirects = [];
    for (const rule of rules) {
        const { action, matcher } = rule;
        if (action !== 'redirect' || matcher.kind !== 'exact')
            continue;
        if ((0,redirects_rule/* isForEveryVisitor */.l)(rule))
            exactRedirects.push({ rule, path: matcher.path });
    }
    return exactRedirects;
}
/**
 * Returns the full targets of a rule for a request. If it stays on the site's host, these are at
 * `origin` and under the domain. Undefined if the target is invalid.
 */
function resolveRedirectTargets(to, requestPath, domain, origin) {
    const atOrigin = URL.parse(to, makeUrl(origin, requestPath).href);
    if (atOrigin === null)
        return undefined;
    if (domain === undefined)
        return [atOrigin.href];
    const atDomain = URL.parse(to, `https://${domain}${requestPath}`);
    if (atDomain?.host !== domain)
        return [atOrigin.href];
    return [`${origin}${getFullPath(atDomain)}`, atDomain.href];
}
function getFullPath({ pathname, search, hash }) {
    return `${pathname}${search}${hash}`;
}

;// CONCATENATED MODULE: ./lib/live/expected/expected-removals.js
/** Lists files of the earlier site that the host should no longer serve. */



/** How many of the files that only the earlier site has are requested. */
const MAX_REMOVED_FILES = 200;
/** A script in the root of a site, such as a service worker. */
const ROOT_SCRIPT = /^[^/]+\.m?js$/;
/**
 * Returns pages and root scripts of the earlier site whose addresses this one does not serve. A
 * leftover service worker in the root would keep serving old content. Other files are often kept on
 * purpose, for pages that are still open in a browser.
 */
function listExpectedRemovals(currentSite, earlierSite) {
    if (earlierSite === undefined)
        return [];
    const { servedSite } = currentSite;
    // A rule that is not supported may serve any of them.
    if (servedSite.unreadCatchAllPlace !== undefined)
        return [];
    const removals = [];
    for (const [fileIndex, name] of earlierSite.snapshot.names.entries()) {
        if (!mustBeRemoved(name) || mayBeUnpublished(name, earlierSite))
            continue;
        if (servedSite.fileIndexes.has(name))
            continue;
        const [path] = listRequestedPaths(name, fileIndex, earlierSite);
        if (path === undefined || servedSite.findContent(path) !== undefined)
            continue;
        removals.push({
            kind: 'removed-file',
            requestPath: earlierSite.makeRequestPath(path),
            ...makeSiteFile(fileIndex, earlierSite),
        });
    }
    return sampleEvenly(removals, MAX_REMOVED_FILES);
}
function mustBeRemoved(name) {
    if ((0,page_names/* isPage */.yp)(name))
        return !(0,page_names/* isNotFoundPageOfSite */.dn)(name);
    return ROOT_SCRIPT.test(name);
}

;// CONCATENATED MODULE: ./lib/live/expected/expectations.js




/**
 * Returns the expected responses: each file at one address, some pages at their other addresses,
 * redirect rules, removed files, and a few addresses without a file. For a file, this is the
 * address that the host prefers; without a known host, it is the file's own name.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
async function listExpectations(currentSite, options) {
    const { origin, earlierSite, uniqueSuffix } = options;
    const { expectedFiles, unaddressedFileCount } = await listExpectedFiles(currentSite, options);
    const expectations = [
        ...expectedFiles,
        ...listExpectedRedirects(currentSite, origin),
        ...listExpectedRemovals(currentSite, earlierSite),
        ...listExpectedNotFound(currentSite, uniqueSuffix),
    ];
    return { expectations, unaddressedFileCount };
}

// EXTERNAL MODULE: ./lib/findings/finding.js
var findings_finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./lib/findings/live-kinds.js
var live_kinds = __webpack_require__(2560);
;// CONCATENATED MODULE: ./lib/live/judging/live-finding.js


/**
 * Returns the finding about a fault. `fileName`: the name of the site's file at that address, if
 * there is one.
 */
function makeLiveFinding(fault, address, fileName) {
    const { kind, ...values } = fault;
    const spots = fileName === undefined ? [] : [{ page: fileName, line: undefined }];
    const facts = { target: address, spots, pages: spots.length };
    return { ...(0,findings_finding/* makeFinding */.MH)(live_kinds/* LIVE_KINDS */.B[kind], { file: fileName ?? '', ...values }, facts), kind };
}
/** Returns the name of the site's file at the address of a finding; undefined if there is none. */
function getSiteFileName({ spots: [spot] }) {
    return spot?.page;
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

;// CONCATENATED MODULE: ./lib/live/judging/apply-findings.js


/** The state of an address that has not been requested yet. */
const INITIAL_ADDRESS_STATE = {
    findings: undefined,
    hasEverMatched: false,
    hasEverDiffered: false,
    hasEverRegressed: false,
    recheck: undefined,
};
/**
 * Returns the state of an address after a response. `isTransient`: whether an error may be gone at
 * the next request, such as a broken connection. After a difference in a recheck, it stays as it
 * is. Otherwise, the findings of the response are kept, and:
 *
 * - Without an error: `hasEverMatched`, unless a finding is accepted; in a recheck, `matched`.
 * - With a transient error: nothing changes.
 * - With another error: `hasEverDiffered`. If it had matched, also `hasEverRegressed`; in a
 *   recheck, `differed`.
 *
 * An address that only ever had accepted errors has not matched. So a new error there does not mean
 * that the host serves an older version again, and the recheck goes on.
 */
function applyFindings(before, findings, isTransient) {
    if (before.recheck === 'differed')
        return before;
    if (!hasError(findings))
        return applyMatch(before, findings);
    if (isTransient)
        return { ...before, findings };
    return applyDifference(before, findings);
}
function applyMatch(before, findings) {
    const isAnyAccepted = findings.some(findings_finding/* isAccepted */.oB);
    return {
        ...before,
        findings,
        hasEverMatched: before.hasEverMatched || !isAnyAccepted,
        recheck: before.recheck === undefined ? undefined : 'matched',
    };
}
function applyDifference(before, findings) {
    // `hasEverMatched` stays true, and so does this one.
    const hasEverRegressed = before.hasEverMatched;
    const differsInRecheck = before.recheck !== undefined && before.hasEverMatched;
    return {
        ...before,
        findings,
        hasEverDiffered: true,
        hasEverRegressed,
        recheck: differsInRecheck ? 'differed' : before.recheck,
    };
}

;// CONCATENATED MODULE: ./lib/live/judging/address-states.js



/** How many of the addresses that never differed are requested in a recheck. */
const MAX_UNCHANGED_RECHECKED = 4_000;
/**
 * How many requests a recheck begins with, each for another address that changed (or for any if
 * none changed). If there are fewer addresses, all are requested equally often, until there are at
 * least this many requests. If one of several servers was never updated, it will serve some of
 * them.
 */
const RECHECK_START_REQUESTS = 64;
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
    /** Returns the expected response to the address with this index. */
    getExpectation(addressIndex) {
        const expected = this.expectations[addressIndex];
        if (expected === undefined)
            throw new RangeError(`no such address: ${addressIndex}`);
        return expected;
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
        return this.#listIndexes(({ findings = [], hasEverRegressed }) => hasEverRegressed && hasError(findings));
    }
    /**
     * Whether a recheck has begun. A difference ends it only at an address that matched before.
     */
    get isRechecking() {
        return this.#isRechecking;
    }
    /** Returns the indexes of addresses without a result in the recheck yet. */
    listPendingInRecheck() {
        return this.#listIndexes(({ recheck }) => recheck === 'pending');
    }
    /** Whether all addresses matched, and those that the recheck includes matched again in it. */
    get hasPassedRecheck() {
        if (!this.#isRechecking)
            return false;
        return this.listPendingInRecheck().length === 0 && this.listUnmatched().length === 0;
    }
    /**
     * Begins a recheck, after all addresses have matched. Returns how many addresses it includes, and
     * the indexes that it requests first, some of them several times.
     */
    startRecheck() {
        this.#isRechecking = true;
        const recheckedIndexes = this.#listToRecheck();
        for (const addressIndex of recheckedIndexes)
            this.#setRecheck(addressIndex, 'pending');
        return {
            addressCount: recheckedIndexes.length,
            firstIndexes: this.#listFirstToRecheck(recheckedIndexes),
        };
    }
    /** Ends the recheck if an address that matched before differs in it. */
    endRecheckIfAnyDiffered() {
        if (!this.#states.some(({ recheck }) => recheck === 'differed'))
            return;
        this.#isRechecking = false;
        for (const addressIndex of this.expectations.keys())
            this.#setRecheck(addressIndex, undefined);
    }
    /**
     * Returns the indexes of addresses that a recheck requests. Of many files that never differed,
     * it is only a sample. Addresses that differed, have other findings, may have changed, or are not
     * files are always included.
     */
    #listToRecheck() {
        const indexes = [...this.expectations.keys()];
        const unchanged = indexes.filter((addressIndex) => this.#isUnchangedFile(addressIndex));
        const sample = new Set(sampleEvenly(unchanged, MAX_UNCHANGED_RECHECKED));
        const omitted = new Set(unchanged).difference(sample);
        return indexes.filter((addressIndex) => !omitted.has(addressIndex));
    }
    /**
     * Returns which of these indexes a recheck requests first: those that may have changed, or any if
     * none have. Some are repeated.
     */
    #listFirstToRecheck(recheckedIndexes) {
        const changed = recheckedIndexes.filter((addressIndex) => this.#mayHaveChanged(addressIndex));
        const candidates = changed.length === 0 ? recheckedIndexes : changed;
        const sample = sampleEvenly(candidates, RECHECK_START_REQUESTS);
        return repeatAlternating(sample, RECHECK_START_REQUESTS);
    }
    /** Has an address differed, or may its file have changed? */
    #mayHaveChanged(addressIndex) {
        if (this.#getState(addressIndex).hasEverDiffered)
            return true;
        const expected = this.getExpectation(addressIndex);
        return expected.kind === 'file' && this.#possiblyChangedFiles.has(expected.fileIndex);
    }
    /** Is it the address of an unchanged file, without any finding? */
    #isUnchangedFile(addressIndex) {
        const isFile = this.getExpectation(addressIndex).kind === 'file';
        const hasNoFinding = this.#getState(addressIndex).findings?.length === 0;
        return isFile && hasNoFinding && !this.#mayHaveChanged(addressIndex);
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
 * Repeats all items until there are at least `minCount`, alternating between reverse and original
 * order, so that two servers that take turns both receive a request for each.
 */
function repeatAlternating(items, minCount) {
    if (items.length === 0)
        return [];
    const repeated = [];
    let isReverse = true;
    while (repeated.length < minCount) {
        repeated.push(...(isReverse ? items.toReversed() : items));
        isReverse = !isReverse;
    }
    return repeated;
}

// EXTERNAL MODULE: ./lib/findings/acceptance/apply-acceptances.js + 1 modules
var apply_acceptances = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/net/request.js
var request = __webpack_require__(598);
;// CONCATENATED MODULE: ./lib/live/judging/diagnose.js



/** How many errors one cause must explain at least. */
const MIN_ERRORS_OF_ONE_CAUSE = 5;
/** The minimum share of the errors, or of the required addresses, that it must explain. */
const MIN_SHARE_OF_ONE_CAUSE = 0.9;
/** The minimum share of the required addresses for fewer errors of one cause. */
const MIN_SHARE_IN_SMALL_SITE = 0.2;
/**
 * The causes that the kinds of the errors show. The first one that explains them is reported,
 * unless the host rejects or redirects nearly all requests alike.
 */
const POSSIBLE_CAUSES = [
    {
        // Even a single one is enough: nothing else makes a host show a page there.
        explains: ({ errors, fallbackErrors }) => errors.length > 0 && fallbackErrors.length === errors.length,
        sentence: 'The host serves a page at nonexistent addresses, as is usual for single-page applications: turn that off (nginx: end `try_files` with `=404`; Cloudflare Pages: publish a 404.html).',
    },
    {
        explains: ({ errors, staleErrors, requiredAddressCount }) => areNearlyAll(staleErrors, errors) &&
            areAtNearlyAllRequiredAddresses(staleErrors, requiredAddressCount),
        sentence: 'Nearly all pages on the host differ from those of the site: the host or a cache still serves another version, the deployment went elsewhere, or something in front of the host rewrites pages.',
    },
    {
        explains: ({ errors, addedScriptErrors }) => areNearlyAll(addedScriptErrors, errors),
        sentence: 'Pages differ only in a script that the host or a CDN adds: turn that off or add the script to the pages of the site.',
    },
    {
        explains: ({ errors, loopErrors, requiredAddressCount }) => areNearlyAll(loopErrors, errors) &&
            areAtNearlyAllRequiredAddresses(loopErrors, requiredAddressCount) &&
            loopErrors.every(setsCookie),
        sentence: `The host redirects nearly every address in a loop and sets cookies. A firewall or a consent page may be waiting for a cookie: let the user agent \`${request/* USER_AGENT */._O}\` through. Another possible cause: a CDN and the server behind it undo each other’s redirects between http and https or between two host names.`,
        isLasting: true,
    },
    {
        explains: ({ errors, loopErrors, requiredAddressCount }) => areNearlyAll(loopErrors, errors) &&
            areAtNearlyAllRequiredAddresses(loopErrors, requiredAddressCount),
        sentence: 'The host redirects nearly every address in a loop. A common cause: a CDN and the server behind it undo each other’s redirects between http and https or between two host names.',
        isLasting: true,
    },
    {
        explains: ({ errors, addedTextErrors }) => areNearlyAll(addedTextErrors, errors),
        sentence: 'Pages differ only in text that was added to each: a proxy or the host adds it (turn that off), or the host still serves a version that had the text.',
    },
    {
        explains: ({ errors, addedSlashErrors, requiredAddressCount }) => areNearlyAll(addedSlashErrors, errors) ||
            areAllInSmallSite(addedSlashErrors, errors, requiredAddressCount),
        sentence: 'The host redirects pages to addresses with a slash at the end: turn that off or set `host` to the host that serves the site.',
    },
    {
        explains: ({ errors, staleErrors, fallbackErrors, requiredAddressCount }) => areNearlyAll([...staleErrors, ...fallbackErrors], errors) &&
            areAtNearlyAllRequiredAddresses(staleErrors, requiredAddressCount),
        sentence: 'Nearly all pages differ, and the host serves a page at nonexistent addresses, too: readers may be getting a sign-in page, a maintenance page, or another site. To see it, open a page of the site in a private window.',
    },
    {
        explains: ({ errors, missingErrors, requiredAddressCount }) => areNearlyAll(missingErrors, errors) &&
            areAtNearlyAllRequiredAddresses(missingErrors, requiredAddressCount),
        sentence: 'Nearly all files of the site are missing: the site is not published yet, `live-url` is wrong, or the host serves another folder.',
    },
    {
        explains: ({ errors, ignoredRuleErrors }) => areNearlyAll(ignoredRuleErrors, errors),
        sentence: 'Nearly all errors are redirect rules that have no effect on the host: check that the redirect file was published in the root of the site, and that `host` is the host that serves the site.',
    },
    {
        explains: ({ errors, missingErrors, requiredAddressCount }) => {
            const areCommon = areNearlyAll(missingErrors, errors) ||
                areAllInSmallSite(missingErrors, errors, requiredAddressCount);
            return areCommon && missingErrors.every(isPageWithoutExtension);
        },
        sentence: 'Pages are missing only at their addresses without .html: the host does not add .html (nginx: `try_files $uri $uri.html $uri/ =404`), or `host` is wrong.',
    },
];
/** Returns the cause of nearly all errors; undefined if they have none in common. */
function diagnose(findings, requiredCounts) {
    // Findings about a lack of time have no cause on the host.
    const errors = findings.filter(isErrorAtAddress);
    // What the host does alike at nearly all addresses says more than the kinds of the errors.
    return (diagnoseCommonResponse(errors, requiredCounts) ??
        diagnoseKinds(errors, requiredCounts.addresses));
}
/** Returns the cause if the host rejects nearly all requests alike, or redirects them alike. */
function diagnoseCommonResponse(errors, { addresses: requiredAddressCount, pages: requiredPageCount }) {
    const rejection = findCommonRejection(errors, requiredAddressCount);
    if (rejection !== undefined)
        return diagnoseRejection(rejection);
    const ofAll = findOriginOfRedirects(errors, requiredAddressCount);
    if (ofAll !== undefined)
        return diagnoseOtherOrigin('address', ofAll);
    const ofPages = findOriginOfRedirects(errors.filter(isAboutPageOrNoFile), requiredPageCount);
    if (ofPages !== undefined)
        return diagnoseOtherOrigin('page', ofPages);
    return undefined;
}
/** Returns the first possible cause that explains the kinds of the errors. */
function diagnoseKinds(errors, requiredAddressCount) {
    const symptoms = {
        errors,
        staleErrors: errors.filter(isAboutOtherContent),
        addedScriptErrors: errors.filter(({ kind }) => kind === 'live-stale/added-script'),
        addedTextErrors: errors.filter(({ kind }) => kind === 'live-stale/added-text'),
        addedSlashErrors: errors.filter(isAboutAddedSlash),
        loopErrors: errors.filter(({ kind }) => kind === 'live-redirected/loop'),
        missingErrors: errors.filter(({ kind }) => kind === 'live-missing'),
        ignoredRuleErrors: errors.filter(({ kind }) => kind === 'live-redirect-rule/no-redirect'),
        fallbackErrors: errors.filter(isAboutFallbackPage),
        requiredAddressCount,
    };
    const cause = POSSIBLE_CAUSES.find(({ explains }) => explains(symptoms));
    return cause && { sentence: cause.sentence, isLasting: cause.isLasting ?? false };
}
function diagnoseOtherOrigin(what, origin) {
    const response = `The host redirects nearly every ${what} to ${(0,clean/* clean */.uH)(origin, 120)} without changing the path`;
    return {
        sentence: `${response}: set \`live-url\` to the address where readers find the site.`,
        isLasting: true,
    };
}
/** Are some errors all that there are, and at many addresses of a small site? */
function areAllInSmallSite(some, all, requiredAddressCount) {
    const { length } = some;
    // A single page may have a cause of its own.
    if (length < 2 || length < all.length)
        return false;
    return length >= MIN_SHARE_IN_SMALL_SITE * requiredAddressCount;
}
/** Are some errors nearly all that there are, and enough to have one cause? */
function areNearlyAll(some, all) {
    const { length } = some;
    return length >= MIN_ERRORS_OF_ONE_CAUSE && length >= MIN_SHARE_OF_ONE_CAUSE * all.length;
}
/** Are there errors at nearly all addresses of files that must be served and were requested? */
function areAtNearlyAllRequiredAddresses(errors, requiredAddressCount) {
    return errors.filter(isAboutFile).length >= MIN_SHARE_OF_ONE_CAUSE * requiredAddressCount;
}
function isAboutFile(finding) {
    return getSiteFileName(finding) !== undefined;
}
/** Did the host serve other content, and not only an addition? */
function isAboutOtherContent({ code, kind }) {
    const isAddition = kind === 'live-stale/added-script' || kind === 'live-stale/added-text';
    return code === 'live-stale' && !isAddition;
}
function isAboutAddedSlash(finding) {
    return findRedirectTarget(finding)?.pathname === `${finding.target}/`;
}
/** Did the redirect that was not followed set a cookie? */
function setsCookie({ rejection }) {
    return rejection?.kind === 'redirect' && rejection.setsCookie === true;
}
/** Returns the address that the host redirected to, without its query; undefined if it did not. */
function findRedirectTarget({ rejection }) {
    if (rejection?.kind !== 'redirect')
        return undefined;
    return URL.parse(rejection.to) ?? undefined;
}
/**
 * Returns the origin of the targets if the host redirects nearly every address to the same path
 * elsewhere; undefined if it does not.
 */
function findOriginOfRedirects(errors, requiredAddressCount) {
    const errorsByOrigin = Map.groupBy(errors, findOtherOrigin);
    for (const [origin, redirectErrors] of errorsByOrigin) {
        if (origin === undefined || !areNearlyAll(redirectErrors, errors))
            continue;
        if (areAtNearlyAllRequiredAddresses(redirectErrors, requiredAddressCount))
            return origin;
    }
    return undefined;
}
/** Returns the origin of a redirect to the same path elsewhere; undefined for other errors. */
function findOtherOrigin(finding) {
    // In a loop, the origin may be the same.
    if (finding.kind === 'live-redirected/loop')
        return undefined;
    const redirectTarget = findRedirectTarget(finding);
    if (redirectTarget?.pathname !== finding.target)
        return undefined;
    return redirectTarget.origin;
}
/** Is it about a page, or about an address without a file of the site? */
function isAboutPageOrNoFile(finding) {
    const fileName = getSiteFileName(finding);
    return fileName === undefined || isHtmlFileName(fileName);
}
/** Returns whether a file of the site is a page that counts as one in `RequiredCounts`. */
function isHtmlFileName(fileName) {
    return fileName.endsWith('.html');
}
/** Is it about a page that the host shows at an address that does not belong to the page? */
function isAboutFallbackPage({ kind }) {
    return kind === 'live-soft-404' || kind === 'live-missing/home-page';
}
/** Is it about a page at an address without the extension of its file? */
function isPageWithoutExtension(finding) {
    const { target } = finding;
    const fileName = getSiteFileName(finding);
    if (fileName === undefined || !isHtmlFileName(fileName))
        return false;
    return !target.endsWith('.html') && !target.endsWith('/');
}
/** Returns how the host rejects nearly all addresses alike; undefined if it does not. */
function findCommonRejection(errors, requiredAddressCount) {
    const errorsByKey = Map.groupBy(errors, ({ rejection }) => makeRejectionKey(rejection));
    for (const [key, rejectedErrors] of errorsByKey) {
        if (key === undefined || !areAtNearlyAllRequiredAddresses(rejectedErrors, requiredAddressCount))
            continue;
        // Where there is no file, redirects are followed, even to a login page. The error is then that
        // a page is shown, which does not contradict the login.
        const relevantErrors = errors.filter((error) => isAboutFile(error) || makeRejectionKey(error.rejection) === key);
        // In a small site, there are only a few, but a host that rejects all of it has one reason.
        const isWholeSite = rejectedErrors.length > 1 && rejectedErrors.length === relevantErrors.length;
        if (isWholeSite || areNearlyAll(rejectedErrors, relevantErrors))
            return rejectedErrors[0]?.rejection;
    }
    return undefined;
}
/** Returns a key that equal rejections share. */
function makeRejectionKey(rejection) {
    switch (rejection?.kind) {
        case 'redirect':
            return rejection.to;
        case 'status':
            return rejection.status;
        case undefined:
            return undefined;
    }
}
function diagnoseRejection(rejection) {
    if (rejection.kind === 'redirect') {
        const response = (0,clean/* clean */.uH)(`redirects nearly every address to ${rejection.to}`, 120);
        return { sentence: explainAccessControl(response), isLasting: true };
    }
    const { status } = rejection;
    const response = `responds with HTTP ${status} at nearly every address`;
    if (status >= 500 && status < 600)
        return { sentence: `The host ${response}: check the server’s log.`, isLasting: false };
    if (status === 401)
        return {
            sentence: `The host ${response}: it asks for a login. ${LET_THROUGH}`,
            isLasting: true,
        };
    if (status === 304)
        return {
            sentence: `The host ${response}, although the requests are not conditional: the host, or a cache or proxy in front of it, is faulty.`,
            isLasting: false,
        };
    // The requests accept any content type.
    if (status === 406)
        return {
            sentence: `The host ${response}: a firewall seems to refuse the user agent \`${request/* USER_AGENT */._O}\`. Let it through.`,
            isLasting: true,
        };
    if (status === 403)
        return {
            sentence: explainAccessControl(response, ', or (on S3) nothing is published yet'),
            isLasting: false,
        };
    return { sentence: explainAccessControl(response), isLasting: true };
}
function explainAccessControl(response, alternative = '') {
    return `The host ${response}: a sign-in page or a firewall seems to protect the site${alternative}. ${LET_THROUGH}`;
}
const LET_THROUGH = 'Let the runner through or set `live-url` to a public address.';

// EXTERNAL MODULE: ./lib/web/page/address-reader.js
var address_reader = __webpack_require__(8710);
// EXTERNAL MODULE: ./lib/web/page/robots-directives.js
var robots_directives = __webpack_require__(7730);
;// CONCATENATED MODULE: ./lib/live/judging/noindex.js





/** Returns the fault of an `X-Robots-Tag` that keeps a page out of search engines. */
function findNoindexFault(headers) {
    const values = listRobotsTags(headers);
    if (!values.some(robots_directives/* forbidsIndexing */.q))
        return undefined;
    return { kind: 'live-header/noindex', value: values.join(', ') };
}
/** Returns the values of all `X-Robots-Tag` headers. */
function listRobotsTags(headers) {
    const tags = headers['x-robots-tag'];
    if (tags === undefined)
        return [];
    return typeof tags === 'string' ? [tags] : tags;
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
    const { url, currentSite } = judged;
    const pages = listJudgedPages(judged);
    const hiddenPages = pages.filter(({ findings }) => findings?.some(isNoindexFinding));
    const areMostHidden = hiddenPages.length > pages.length / 2;
    if (!areMostHidden || pages.some(isOpenToIndexing))
        return undefined;
    if (PREVIEW_HOST_NAME.test(url.hostname))
        return makeLiveFinding({ kind: 'live-noindex/preview' }, url.pathname);
    const isIntended = hiddenPages.every(({ fileIndex }) => keepsItselfUnlisted(fileIndex, currentSite));
    const kind = isIntended ? 'live-noindex/intended' : 'live-noindex';
    return makeLiveFinding({ kind }, url.pathname);
}
/** Returns the pages of a site, apart from its 404 page. */
function listJudgedPages({ expectations, findingsByIndex }) {
    const pages = [];
    for (const [i, expected] of expectations.entries()) {
        if (expected.kind !== 'file' || !expected.isPage || expected.isNotFoundPage)
            continue;
        pages.push({ fileIndex: expected.fileIndex, findings: findingsByIndex[i] });
    }
    return pages;
}
/** Does the host serve a page, and let search engines list it? */
function isOpenToIndexing({ findings }) {
    if (findings === undefined || findings.some(isNoindexFinding))
        return false;
    // The headers of other content say nothing about the page.
    return !hasError(findings);
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
    const listedFindings = listFindings(ended);
    const findings = await (0,apply_acceptances/* applyAcceptances */.R)(listedFindings, acceptedEntries, nowMs, signal);
    const sortedFindings = (0,prioritize/* sortByImportance */.U_)(findings);
    const diagnosis = diagnose(listedFindings, countRequired(states));
    return {
        ...(0,count_findings/* countFindings */.Gt)(sortedFindings),
        findings: sortedFindings,
        diagnosis: diagnosis?.sentence,
        mayPassByWaiting: mayPassByWaiting(listedFindings, diagnosis),
        addressCount: states.expectations.length,
        comparedCount: states.findingsOfRequested.filter(isComparable).length,
        fileCount: currentSite.snapshot.names.length,
    };
}
/** Returns the findings about single addresses, and those about many of them. */
function listFindings(ended) {
    const { url, currentSite, states, wasThrottled } = ended;
    const { expectations, findingsByIndex, findingsOfRequested } = states;
    const noindex = findSiteWideNoindex({ url, currentSite, expectations, findingsByIndex });
    const unrequestedCount = expectations.length - findingsOfRequested.length;
    const unrequestedKind = wasThrottled ? 'live-unasked/refused' : 'live-unasked';
    return [
        ...makeFindingsAboutMany('live-unsteady', states.listRegressed().length),
        ...listAddressFindings(states, noindex),
        ...makeFindingsAboutMany(unrequestedKind, unrequestedCount),
        ...makeFindingsAboutMany('live-unasked/recheck', countMissingInRecheck(states)),
        ...(noindex === undefined ? [] : [noindex]),
    ];
}
/**
 * Returns the findings about single addresses. `noindex`, if there is one, replaces those of its
 * kind about pages. The 404 page goes last, because other pages are better examples.
 */
function listAddressFindings({ findingsOfRequested }, noindex) {
    const findings = findingsOfRequested.flat();
    const remaining = noindex === undefined ? findings : findings.filter((each) => !isNoindexFinding(each));
    const aboutNotFoundPage = remaining.filter(isAboutNotFoundPage);
    const aboutOthers = remaining.filter((each) => !isAboutNotFoundPage(each));
    return [...aboutOthers, ...aboutNotFoundPage];
}
/** Returns how many addresses matched, but have not been requested once more in the recheck. */
function countMissingInRecheck(states) {
    const haveAllMatched = states.listUnmatched().length === 0;
    if (!haveAllMatched)
        return 0;
    return states.listPendingInRecheck().length;
}
/** Returns the finding about this number of addresses, if there are any. */
function makeFindingsAboutMany(kind, addressCount) {
    if (addressCount === 0)
        return [];
    const addresses = (0,units/* formatCount */.B4)(addressCount, 'address', 'addresses');
    return [makeLiveFinding({ kind, addresses }, '')];
}
/** Codes of findings about headers, which a later version of the files does not change. */
const CODES_OF_HEADERS = new Set([
    'live-encoding',
    'live-header',
    'live-wrong-type',
]);
/** Is it about a setting of the host, or does it already say that a longer wait may help? */
function isAboutHost({ code, kind }) {
    return CODES_OF_HEADERS.has(code) || kind === 'live-unasked/refused';
}
/** May the errors be gone when the deployment ends? */
function mayPassByWaiting(findings, diagnosis) {
    if (diagnosis !== undefined)
        return !diagnosis.isLasting;
    return !findings.filter(findings_finding/* isError */.bJ).every(isAboutHost);
}
/** Returns how many addresses of files that must be served were requested. */
function countRequired({ expectations, findingsByIndex }) {
    const requested = expectations.filter((_, i) => findingsByIndex[i] !== undefined);
    const required = requested.filter(isRequired);
    const ofPages = required.filter(({ name }) => isHtmlFileName(name));
    return { addresses: required.length, pages: ofPages.length };
}
/** Is this a file that must be served? */
function isRequired(expected) {
    if (expected.kind !== 'file')
        return false;
    return !expected.mayBeUnpublished && !expected.isNotFoundPage;
}
function isAboutNotFoundPage(finding) {
    const name = getSiteFileName(finding);
    return name !== undefined && (0,page_names/* isNotFoundPageOfSite */.dn)(name);
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
    let match = 'The address matches';
    if (expectations.length !== 1)
        match = `All ${formatAddressCount(expectations.length)} match`;
    const line = (0,clean/* safe */.gB) `${match} after ${elapsed}`;
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
    const errors = describeErrorCounts(countErrorsByCode(states));
    const example = describeExample(states, firstRegressed ?? differing[0], differing.length);
    const rest = describeUnrequested(unmatched.length - differing.length);
    return (0,clean/* safe */.gB) `After ${elapsed}, ${how}: ${share}${errors}${example}${rest}`;
}
/** Returns the numbers of errors: ` (3 live-missing, 1 live-stale)`; empty if there are none. */
function describeErrorCounts(errorCounts) {
    if (errorCounts.length === 0)
        return (0,clean/* safe */.gB) ``;
    const counts = errorCounts.map(({ code, count }) => `${(0,units/* formatNumber */.ZV)(count)} ${code}`);
    return (0,clean/* safe */.gB) ` (${counts.join(', ')})`;
}
/** Returns an address that differs, the only one or one of several; empty without one. */
function describeExample(states, addressIndex, differingCount) {
    if (addressIndex === undefined)
        return (0,clean/* safe */.gB) ``;
    const { requestPath } = states.getExpectation(addressIndex);
    if (differingCount === 1)
        return (0,clean/* safe */.gB) `: ${requestPath}`;
    return (0,clean/* safe */.gB) `, such as ${requestPath}`;
}
function describeUnrequested(unrequestedCount) {
    if (unrequestedCount === 0)
        return (0,clean/* safe */.gB) ``;
    return (0,clean/* safe */.gB) `; ${(0,units/* formatNumber */.ZV)(unrequestedCount)} not requested yet`;
}
/** Returns a number of addresses in words: `1 address`, `1,024 addresses`. */
function formatAddressCount(addressCount) {
    return (0,units/* formatCount */.B4)(addressCount, 'address', 'addresses');
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/net/poll.js
var poll = __webpack_require__(3754);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __webpack_require__(4304);
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
/** The rounds of one live check. */
class LiveRounds {
    #states;
    #options;
    #requester;
    /** When the last regular round begins, in ms since the epoch. */
    #deadlineMs;
    #roundCount = 0;
    /** How long the first round took, in ms. */
    #firstRoundMs = 0;
    /** When all addresses matched before the recheck, in ms since the epoch. */
    #matchedAtMs;
    constructor(options) {
        const { requester, states, limits, startedAtMs } = options;
        this.#states = states;
        this.#options = options;
        this.#requester = requester;
        this.#deadlineMs = startedAtMs + limits.timeoutMs;
    }
    /**
     * Runs rounds until all addresses match or the time is up.
     * @throws OriginUnreachable if the origin has never responded; the reason of the signal; any
     * file-system error
     */
    async run() {
        const { limits, context } = this.#options;
        const plan = { deadlineMs: this.#deadlineMs, pollIntervalMs: limits.pollIntervalMs };
        try {
            await (0,poll/* poll */.wt)(() => this.#runRound(), plan, context);
        }
        finally {
            this.#requester.closeConnections();
        }
        return {
            wasThrottled: this.#requester.originState.wasThrottled,
            liveSinceMs: this.#states.hasPassedRecheck ? this.#matchedAtMs : undefined,
            roundCount: this.#roundCount,
            slowestAddresses: this.#requester.slowestAddresses,
        };
    }
    async #runRound() {
        const states = this.#states;
        this.#roundCount++;
        await this.#waitForHost();
        await this.#requester.renewConnections();
        const errorsBefore = countErrorsByCode(states);
        if (this.#roundCount === 1)
            await this.#requestFirstRound();
        else
            await this.#requestUnmatched();
        this.#logProgress(errorsBefore);
        if (states.listUnmatched().length === 0)
            await this.#recheck();
        else if (this.#isTimeOver())
            await this.#renewWarnings();
        return { hasEnded: states.hasPassedRecheck };
    }
    /** Waits as long as the host asked clients to, but not beyond the deadline. */
    async #waitForHost() {
        const { clock, signal } = this.#options.context;
        const resumeAtMs = Math.min(this.#requester.originState.resumeAtMs, this.#deadlineMs);
        const waitMs = resumeAtMs - clock.now();
        if (waitMs > 0)
            await clock.sleep(waitMs, signal);
    }
    /** Requests all addresses, and measures how long that takes. */
    async #requestFirstRound() {
        const { clock } = this.#options.context;
        const startedAtMs = clock.now();
        const unmatched = this.#states.listUnmatched();
        await this.#requester.requestAndJudge(unmatched, this.#computeRoundDeadline());
        this.#firstRoundMs = clock.now() - startedAtMs;
    }
    /**
     * Requests the addresses that do not match yet: a sample first, and the rest only if some of the
     * sample match now, or if the time is up.
     */
    async #requestUnmatched() {
        const unmatched = this.#states.listUnmatched();
        const sample = sampleEvenly(unmatched, ROUND_SAMPLE_SIZE);
        await this.#requester.requestAndJudge(sample, this.#computeRoundDeadline());
        if (sample.length === unmatched.length)
            return;
        const stillUnmatched = this.#states.listUnmatched();
        const someMatchNow = stillUnmatched.length < unmatched.length;
        if (someMatchNow || this.#isTimeOver())
            await this.#requester.requestAndJudge(stillUnmatched, this.#computeRoundDeadline());
    }
    /** Requests addresses with warnings: in the report, none must be older than the last round. */
    async #renewWarnings() {
        const withWarnings = this.#states.listWithOnlyWarnings();
        await this.#requester.requestAndJudge(withWarnings, this.#computeRoundDeadline());
    }
    #isTimeOver() {
        return this.#options.context.clock.now() >= this.#deadlineMs;
    }
    /** Returns when requests that start now must end, in ms since the epoch. */
    #computeRoundDeadline() {
        const lastRoundEndMs = this.#options.context.clock.now() + retry_policy/* RETRY_POLICY */.yE.live.lastRoundMs;
        return Math.max(this.#deadlineMs, lastRoundEndMs);
    }
    /**
     * Returns when the requests of a recheck that starts now must end, in ms since the epoch: at the
     * deadline, or after a minimum duration if that is later. This is the duration of a last round,
     * plus twice the duration of the first round (at most `timeoutMs`).
     */
    #computeRecheckDeadline() {
        const { limits, context } = this.#options;
        const { lastRoundMs } = retry_policy/* RETRY_POLICY */.yE.live;
        const minDurationMs = lastRoundMs + Math.min(limits.timeoutMs, 2 * this.#firstRoundMs);
        return Math.max(this.#deadlineMs, context.clock.now() + minDurationMs);
    }
    /**
     * Requests matching addresses once more on new connections, because some results may be old. A
     * recheck that is still incomplete continues in a later round.
     */
    async #recheck() {
        const states = this.#states;
        const errorsBefore = countErrorsByCode(states);
        const deadlineMs = this.#computeRecheckDeadline();
        if (!states.isRechecking)
            await this.#startRecheck(deadlineMs);
        await this.#continueRecheck(deadlineMs);
        states.endRecheckIfAnyDiffered();
        this.#logProgress(errorsBefore);
    }
    async #startRecheck(deadlineMs) {
        const { clock, info } = this.#options.context;
        this.#matchedAtMs = clock.now();
        const { addressCount, firstIndexes } = this.#states.startRecheck();
        const addresses = formatAddressCount(addressCount);
        info((0,clean/* safe */.gB) `All addresses match; requesting ${addresses} once more on new connections`);
        await this.#requester.renewConnections();
        await this.#requester.requestAndJudge(firstIndexes, deadlineMs);
    }
    async #continueRecheck(deadlineMs) {
        for (let pass = 0; pass < MAX_RECHECK_PASSES; pass++) {
            // Differences are left for the next round.
            if (this.#states.listRegressed().length > 0)
                return;
            // In a different order than before, servers that take turns get different addresses.
            const indexes = this.#states.listPendingInRecheck().reverse();
            await this.#requester.requestAndJudge(indexes, deadlineMs);
        }
    }
    /** Logs the progress if the errors have changed since they were counted. */
    #logProgress(errorsBefore) {
        const { startedAtMs, context } = this.#options;
        const { clock, info } = context;
        const states = this.#states;
        const elapsed = (0,units/* formatDuration */.a3)(clock.now() - startedAtMs);
        if (states.hasPassedRecheck) {
            info(describeFullMatch(states, elapsed));
            return;
        }
        const hasChanged = !(0,external_node_util_.isDeepStrictEqual)(countErrorsByCode(states), errorsBefore);
        const isWorthLogging = hasChanged || this.#roundCount === 1;
        if (isWorthLogging && states.listUnmatched().length > 0)
            info(describeUnmatched(states, elapsed));
    }
}

// EXTERNAL MODULE: ./lib/web/host/served-site.js + 4 modules
var served_site = __webpack_require__(9214);
// EXTERNAL MODULE: ./lib/web/paths.js
var paths = __webpack_require__(1150);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
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

;// CONCATENATED MODULE: ./lib/live/site/local-site.js







/** A site on the disk, with the addresses at which its host should serve its files. */
class LocalSite {
    snapshot;
    /** The size of each file in bytes, by its index. */
    fileSizes;
    servedSite;
    #basePath;
    /** The host names of the site, with ports, in lowercase. */
    ownHostNames;
    /** The origin of the site's own domain. */
    #ownOrigin;
    /** `hostAndPort`: the host name, with its port, that requests go to. */
    constructor({ snapshot, tree }, hostAndPort) {
        this.snapshot = snapshot;
        this.fileSizes = tree.sizes;
        this.servedSite = new served_site/* ServedSite */.d(snapshot);
        this.#basePath = (0,paths/* decodeBasePath */.jp)(snapshot.basePath);
        const { domain = hostAndPort } = snapshot;
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
    readFileUnlessLarge(name) {
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
        return {
            homePage: this.readFileUnlessLarge(page_names/* HOME_PAGE */.Ko),
            notFoundPage: this.readFileUnlessLarge(page_names/* NOT_FOUND_PAGE */.jp),
        };
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
        const earlierContent = earlierSite.readFileUnlessLarge(name);
        if (earlierContent === undefined)
            return false;
        return this.readFileUnlessLarge(name)?.equals(earlierContent) === true;
    }
    /** Returns a path as in a request: percent-encoded, from the root of the host. */
    makeRequestPath(path) {
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
     * Returns whether, under the host's rules, nothing is served at a path. False outside the base
     * path, because what is there is unknown.
     */
    isKnownToBeUnserved(path) {
        return this.#findContent(path) === undefined;
    }
    /**
     * Returns whether two addresses in a page point to the same file of the site, or are the same
     * URL.
     */
    haveSameDestination({ page, base }, address, otherAddress) {
        const pageUrl = `${this.#ownOrigin}${this.makeRequestPath(page)}`;
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
        const path = (0,paths/* asHostPath */.sD)((0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* asBytes */.Yd)(pathname)) ?? byte_strings/* NO_BYTES */.CR);
        const content = this.#findContent(path);
        if (content?.kind === 'file')
            return content.fileIndex;
        return undefined;
    }
    /**
     * Returns the content that is served at a path; undefined if there is none. Outside the base
     * path, it is unknown.
     */
    #findContent(path) {
        const sitePath = (0,paths/* removeBasePath */.lN)(path, this.#basePath);
        if (sitePath === undefined)
            return { kind: 'outside-base-path' };
        return this.servedSite.findContent(sitePath);
    }
}
function differOnlyInPath(url, other) {
    if (url.origin !== other.origin)
        return false;
    return url.search === other.search && url.hash === other.hash;
}

// EXTERNAL MODULE: ./lib/net/follow-redirects.js
var follow_redirects = __webpack_require__(3174);
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
 * Returns the fault in the caching of a style sheet or script, which can break a page if it does
 * not match the page; undefined if it is fine.
 */
function findAssetCachingFault({ assetKind, isKnownToHaveChanged }, headers) {
    if (assetKind === undefined)
        return undefined;
    const { lifetimeMs, header } = readCacheLifetime(headers);
    const asset = ASSET_NAMES[assetKind];
    const values = { asset, lifetime: (0,units/* formatDuration */.a3)(lifetimeMs), header };
    if (isKnownToHaveChanged && lifetimeMs >= MIN_FAULTY_CHANGED_ASSET_LIFETIME_MS)
        return { kind: 'live-header/cached-changed-asset', ...values };
    if (lifetimeMs >= MIN_FAULTY_ASSET_LIFETIME_MS)
        return { kind: 'live-header/cached-asset', ...values };
    return undefined;
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


/**
 * Returns the fault in the content type of a file; undefined if it is right. `body` is what is
 * known about its body.
 */
function findContentTypeFault(expected, headers, body) {
    const mediaTypeFault = findMediaTypeFault(expected, headers, body);
    if (mediaTypeFault !== undefined)
        return mediaTypeFault;
    if (body.isInvalidXhtml)
        return { kind: 'live-wrong-type/not-xhtml' };
    return findCharsetFault(expected, headers, body);
}
function findMediaTypeFault(expected, headers, body) {
    const { type } = parseContentType(headers['content-type']);
    const expectedType = findExpectedContentType(expected);
    if (expectedType === undefined)
        return findServedAsPageFault(expected, type);
    const { acceptedPattern, isRequired, mediaType } = expectedType;
    if (acceptedPattern.test(type))
        return undefined;
    const isRefused = isRequired && !isUsedDespiteType(expected, headers, body);
    return {
        kind: isRefused ? 'live-wrong-type' : 'live-wrong-type/tolerated',
        type: describeType(type),
        expectedType: mediaType,
        files: describeFilesOfType(expected),
    };
}
/** Returns the fault of a file without an expected type that is served as a page, but is none. */
function findServedAsPageFault({ extensionlessPage }, type) {
    if (type !== 'text/html' || extensionlessPage !== undefined)
        return undefined;
    return { kind: 'live-wrong-type/as-page', type: describeType(type) };
}
function describeType(type) {
    if (type === '')
        return 'no content type';
    return `the content type ${type}`;
}
/** Returns a pattern for the files with the same extension: `*.css`; undefined without one. */
function describeFilesOfType({ name }) {
    const [extension] = /\.\w+$/.exec(name) ?? [];
    return extension && `*${extension}`;
}
function findCharsetFault(expected, headers, { expectedCharset }) {
    if (expectedCharset === undefined)
        return undefined;
    const { charset } = parseContentType(headers['content-type']);
    const kind = mustBeSentAsPage(expected)
        ? 'live-wrong-type/charset'
        : 'live-wrong-type/charset-of-asset';
    return { kind, charset, expectedCharset: CHARSET_NAMES[expectedCharset] };
}
const CHARSET_NAMES = {
    'utf-8': 'UTF-8',
    other: 'another encoding',
};
function findExpectedContentType({ name, extensionlessPage, }) {
    if (extensionlessPage?.isLinked)
        return PAGE_CONTENT_TYPE;
    return findContentTypeByName(name);
}
/** Must a file be sent as a page, because of its name or because another page links to it? */
function mustBeSentAsPage(expected) {
    return expected.isPage || expected.extensionlessPage?.isLinked === true;
}
/**
 * Do browsers use a file despite its type: a page that has no type, or a classic script?
 * `X-Content-Type-Options` keeps them from that.
 */
function isUsedDespiteType(expected, headers, { isClassicScript = false }) {
    if (headers['x-content-type-options'] !== undefined)
        return false;
    const { type } = parseContentType(headers['content-type']);
    if (mustBeSentAsPage(expected))
        return type === '';
    return isClassicScript && runsClassicScriptAs(type);
}

;// CONCATENATED MODULE: ./lib/live/judging/page-header-faults.js


/** Returns the faults of a page that its headers alone reveal. */
function findPageHeaderFaults(headers) {
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
/** Judges responses without reading files; shown-page-faults.ts does that. */












/**
 * Returns the findings about a response; none if it is as expected. `shownPageFaults`: what
 * `findShownPageFaults` returned for it.
 */
function judgeResponse(expected, response, shownPageFaults) {
    const rejection = findRejection(response);
    return findFaults(expected, response, shownPageFaults).map((fault) => ({
        ...makeLiveFinding(fault, expected.requestPath, chooseSiteFile(fault, expected)?.name),
        rejection,
    }));
}
/** Returns the file that a fault is about; undefined if there is none. */
function chooseSiteFile({ kind }, expected) {
    switch (expected.kind) {
        case 'file':
        case 'removed-file':
            return expected;
        case 'not-found':
            return live_kinds/* LIVE_KINDS */.B[kind].code === 'live-404-page' ? expected.notFoundPage : undefined;
        case 'redirect':
            return undefined;
    }
}
/** Statuses below 500 with which a host, or what is in front of it, may respond to all requests. */
const REJECTING_STATUSES = new Set([304, 401, 403, 406]);
function findRejection(response) {
    if (response.kind === 'unanswered')
        return undefined;
    const { status, redirect, headers } = response;
    // No sign-in page is at such an address.
    if (redirect?.reason === 'invalid-address')
        return undefined;
    if (redirect !== undefined) {
        const to = (0,clean/* clean */.uH)(redirect.to.replace(/[?#].*/s, ''));
        return { kind: 'redirect', to, setsCookie: headers['set-cookie'] !== undefined };
    }
    const isRejected = REJECTING_STATUSES.has(status) || status >= 500;
    if (!isRejected)
        return undefined;
    return { kind: 'status', status };
}
function findFaults(expected, response, shownPageFaults) {
    if (expected.kind === 'removed-file')
        return findRemovedFileFaults(response);
    if (response.kind === 'unanswered') {
        const { why, isTimeout = false } = response.failure;
        return [{ kind: 'live-unanswered', why, isTimeout }];
    }
    if (expected.kind === 'not-found')
        return findNotFoundFaults(expected, response);
    if (expected.kind === 'redirect')
        return findRedirectRuleFaults(expected, response);
    const faults = findFileFaults(expected, response, shownPageFaults);
    if (!expected.mayBeUnpublished)
        return faults;
    return faults.filter((fault) => !isErrorFault(fault));
}
function isErrorFault({ kind }) {
    return live_kinds/* LIVE_KINDS */.B[kind].severity === 'error';
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
/** For the same reason, a nonexistent address is a 403 unless CloudFront changes it. */
const S3_FIX = 'If the site is on S3, have CloudFront turn a 403 from S3 into a 404 with the page `404.html`.';
const REDIRECT_KINDS = {
    'invalid-address': 'live-redirected/invalid-address',
    'other-host': 'live-redirected/other-host',
    'other-page': 'live-redirected/other-page',
    loop: 'live-redirected/loop',
};
function findFileFaults(expected, response, shownPageFaults) {
    const { status, redirect, body } = response;
    if (redirect !== undefined)
        return [makeRedirectFault(redirect, expected)];
    const isMissing = MISSING_STATUSES.has(status);
    if (isMissing && expected.isNotFoundPage)
        return [];
    if (isMissing)
        return [{ kind: 'live-missing', status }];
    if (!hasRequestedContent(status))
        return [makeWrongStatusFault(status, 200)];
    if (body === undefined)
        return [];
    const contentFault = findContentFault(body, response);
    // The headers of other content say nothing about this file.
    if (contentFault !== undefined && isErrorFault(contentFault))
        return [contentFault];
    const { headers } = response;
    const faults = [
        contentFault,
        findContentTypeFault(expected, headers, body),
        ...findPageFaults(expected, headers, shownPageFaults),
        findAssetCachingFault(expected, headers),
    ];
    return faults.filter((fault) => fault !== undefined);
}
/** Returns the fault of a status. A redirect that has an address is another fault. */
function makeWrongStatusFault(status, expectedStatus) {
    return {
        kind: 'live-wrong-status',
        status,
        expectedStatus,
        isServerError: status >= 500 && status < 600,
        lacksLocation: (0,follow_redirects/* isRedirectStatus */.xl)(status),
        isNotModified: status === 304,
    };
}
function makeRedirectFault({ to, reason }, { requestPath }) {
    if (reason !== 'other-page')
        return { kind: REDIRECT_KINDS[reason], to };
    const path = URL.parse(to)?.pathname;
    const differsOnlyInCase = path?.toLowerCase() === requestPath.toLowerCase();
    return { kind: REDIRECT_KINDS[reason], to, differsOnlyInCase };
}
/** Returns the faults that only pages have. */
function findPageFaults({ isPage, isNotFoundPage }, headers, shownPageFaults) {
    if (!isPage)
        return [];
    // A 404 page is shown at every nonexistent address: at its own, only the target of a redirect
    // matters.
    if (isNotFoundPage)
        return shownPageFaults.filter(({ kind }) => kind === 'live-redirected/refresh');
    return [...shownPageFaults, ...findPageHeaderFaults(headers)];
}
/** Returns the fault of a body; undefined if it is the file. */
function findContentFault(body, { status, headers }) {
    if (body.encodingFault !== undefined)
        return makeEncodingFault(body.encodingFault, headers);
    switch (body.result) {
        case 'same':
            return undefined;
        case 'transformed':
            if (body.injectedScript === undefined)
                return { kind: 'live-rewritten' };
            return { kind: 'live-rewritten/added-script', script: body.injectedScript };
        case 'home-page':
            return { kind: 'live-missing/home-page' };
        case 'not-found-page':
            return { kind: 'live-missing/not-found-page', status };
        case 'empty':
            return { kind: 'live-stale/empty', ...describeCache(headers) };
        case 'cut-off':
            return { kind: 'live-stale/cut-off', ...countBytes(body), ...describeCache(headers) };
        case 'page-content':
            return { kind: 'live-stale/page-content', ...describeCache(headers) };
        case 'other':
            return { ...makeOtherContentFault(body), ...describeCache(headers) };
    }
}
function countBytes({ receivedByteCount, fileByteCount }) {
    return {
        receivedByteCount: (0,units/* formatNumber */.ZV)(receivedByteCount),
        fileByteCount: (0,units/* formatNumber */.ZV)(fileByteCount),
    };
}
/** Returns the fault of content other than the file, without what is known about caches. */
function makeOtherContentFault({ onlyAddedScript, onlyAddedText, otherTitle, }) {
    if (onlyAddedScript !== undefined)
        return { kind: 'live-stale/added-script', script: onlyAddedScript };
    if (onlyAddedText !== undefined)
        return { kind: 'live-stale/added-text', text: (0,clean/* clean */.uH)((0,byte_strings/* toText */.fE)(onlyAddedText), 120) };
    const title = otherTitle === undefined ? undefined : (0,clean/* clean */.uH)((0,byte_strings/* toText */.fE)(otherTitle), 120);
    return { kind: 'live-stale', title };
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
function describeCache(headers) {
    const { 'cache-control': cacheControl } = headers;
    const header = cacheControl === undefined ? 'no Cache-Control header' : `Cache-Control: ${cacheControl}`;
    return { age: describeAge(headers), header };
}
/** Returns how long a cache has stored a response, in words; undefined without a cache. */
function describeAge({ age: seconds = '' }) {
    if (!/^[1-9]\d{0,9}$/.test(seconds))
        return undefined;
    return (0,units/* formatDuration */.a3)(Number(seconds) * 1_000);
}
function findNotFoundFaults({ notFoundPage }, { status, redirect, body, finalUrl }) {
    // Nobody takes a page that never opens for one that exists.
    if (redirect?.reason === 'loop' || redirect?.reason === 'invalid-address')
        return [{ kind: REDIRECT_KINDS[redirect.reason], to: redirect.to }];
    // The other host may respond with 404.
    if (redirect !== undefined && leadsToSamePathElsewhere(redirect, finalUrl))
        return [{ kind: 'live-redirected/other-host', to: redirect.to }];
    if (redirect !== undefined)
        return [{ kind: 'live-soft-404/redirect', to: redirect.to }];
    if (status < 300)
        return [{ kind: 'live-soft-404', status }];
    if (status >= 500)
        return [makeWrongStatusFault(status, 404)];
    if (status !== 404 && status !== 410) {
        const fix = status === 403 ? S3_FIX : undefined;
        return [{ kind: 'live-wrong-status/not-404', status, fix }];
    }
    const isCompared = notFoundPage !== undefined && body !== undefined;
    if (!isCompared || isContentOfFile(body) || hasOnlyAdditions(body))
        return [];
    if (body.result === 'cut-off')
        return [{ kind: 'live-404-page/cut-off', status, ...countBytes(body) }];
    return [{ kind: 'live-404-page', status }];
}
function leadsToSamePathElsewhere({ to, reason }, from) {
    return reason === 'other-host' && URL.parse(to)?.pathname === from.pathname;
}
/** Is a body the file with additions? They are reported for the pages that have them, too. */
function hasOnlyAdditions(body) {
    if (body.result !== 'other')
        return false;
    return body.onlyAddedScript !== undefined || body.onlyAddedText !== undefined;
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
 * `shownPath`, where the host shows the page. This path is percent-encoded and starts at the root
 * of the host. Undefined if there is none. Also undefined if the host always shows the page in
 * another folder, because then the check of the site reports it. `read` returns the page.
 * @throws any error from `read`
 */
function findBrokenRelativeAddress(servedSite, name, shownPath, read) {
    const addressResolver = new resolve_address/* AddressResolver */.XP(servedSite.snapshot);
    const pageBases = makeBothBases(addressResolver, name, shownPath);
    if (getUrlFolder(pageBases.atShownPath) === getUrlFolder(pageBases.atFile))
        return undefined;
    const fileIndex = servedSite.fileIndexes.get(name);
    if (fileIndex !== undefined && (0,relocated_pages/* isAlwaysRelocated */.PF)(servedSite, fileIndex))
        return undefined;
    const page = (0,page_text/* decodePageText */.vU)(read(), (0,vocabulary/* chooseSyntax */.ZL)(name));
    const baseHref = (0,page_text/* findBaseHref */.G9)(page, (0,vocabulary/* chooseSyntax */.ZL)(name));
    const bases = applyBaseElement(addressResolver, baseHref, pageBases);
    const works = (address, base) => mayExist(addressResolver.resolve(address, base), servedSite);
    const broken = listAddresses(name, page).find((address) => works(address, bases.atFile) && !works(address, bases.atShownPath));
    if (broken === undefined)
        return undefined;
    const written = (0,byte_strings/* toText */.fE)(broken);
    const url = URL.parse(written, bases.atShownPath.url);
    return { written, missingPath: url?.pathname ?? written };
}
/** Returns the bases of a page without its `<base>`. */
function makeBothBases(addressResolver, name, shownPath) {
    const atFile = addressResolver.makeFileBase(name);
    // At `/docs`, without the slash of the base path `/docs/`, a page is in no folder of the site.
    const atShownPath = { url: makeUrl(atFile.url, shownPath).href, folder: undefined };
    return { atFile, atShownPath };
}
/** Returns the bases of a page with the address in its `<base>`. A full URL makes them equal. */
function applyBaseElement(addressResolver, baseHref, { atFile, atShownPath }) {
    return {
        atFile: addressResolver.makeElementBase(baseHref, atFile),
        atShownPath: addressResolver.makeElementBase(baseHref, atShownPath),
    };
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
            return address.specifiesHost || servedSite.isServicePath(address.pathname);
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



/** The names of the directives for each kind, in order of precedence. */
const DIRECTIVE_NAMES = {
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
    const policies = header.split(',').map(parsePolicy);
    const blockedByKind = new Map();
    for (const load of listPageLoads((0,byte_strings/* readBytes */.io)(page), (0,vocabulary/* chooseSyntax */.ZL)(name))) {
        if (load.kind !== 'style' && load.kind !== 'script')
            continue;
        if (blockedByKind.has(load.kind))
            continue;
        const blocked = findBlockedAsset(load.kind, load.href, policies, finalUrl);
        if (blocked !== undefined)
            blockedByKind.set(load.kind, blocked);
    }
    return [...blockedByKind.values()];
}
/** Returns the asset at an address in the page if it is a blocked one of the site. */
function findBlockedAsset(kind, href, policies, finalUrl) {
    // Browsers load nothing from an empty address.
    if (href === '')
        return undefined;
    const url = URL.parse(href, finalUrl.href);
    if (url?.host !== finalUrl.host)
        return undefined;
    // All policies apply, and the first that blocks the file is reported.
    const directive = policies
        .map((policy) => findBlockingDirective(policy, kind, url, finalUrl))
        .find((blockingDirective) => blockingDirective !== undefined);
    if (directive === undefined)
        return undefined;
    return { kind, url: url.href, directive };
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
    const name = DIRECTIVE_NAMES[kind].find((each) => policy.has(each));
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
/** Returns where a redirect to `to` leads from an address at `origin`. */
function classifyTarget(to, origin, mayRedirectTo) {
    const url = URL.parse(to);
    if (url === null)
        return { kind: 'invalid-address' };
    if (url.origin !== origin)
        return { kind: 'other-host' };
    // A redirect must not be able to add credentials to the request.
    url.username = '';
    url.password = '';
    url.hash = '';
    const path = (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* asBytes */.Yd)(url.pathname));
    if (path === undefined || !mayRedirectTo((0,paths/* asHostPath */.sD)(path)))
        return { kind: 'other-page' };
    return { kind: 'same-page', url };
}
/** Returns whether a redirect from `from` to `to` leads to another form of the same address. */
function leadsToSamePage(to, from, mayRedirectTo) {
    return classifyTarget(to, from.origin, mayRedirectTo).kind === 'same-page';
}
/**
 * Returns the URL to request after a redirect from the last one in `visitedUrls` to `to`, or why
 * the redirect is not followed: it does not lead to another form of the same address, or is one of
 * too many.
 */
function chooseNextHop(to, visitedUrls, mayRedirectTo) {
    const [firstUrl] = visitedUrls;
    const target = classifyTarget(to, firstUrl?.origin, mayRedirectTo);
    if (target.kind !== 'same-page')
        return { to, reason: target.kind };
    const { url } = target;
    const wasVisited = visitedUrls.some(({ href }) => href === url.href);
    if (wasVisited || visitedUrls.length > MAX_HOPS)
        return { to, reason: 'loop' };
    return url;
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

;// CONCATENATED MODULE: ./lib/live/judging/refresh-header.js






/**
 * Returns the fault of a `Refresh` header whose target is neither any form of the same address nor
 * a target that the file itself redirects to. Browsers treat the header like
 * `<meta http-equiv=refresh>`:
 * https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-refresh-header
 */
function findRefreshFault({ refresh }, { finalUrl, currentSite, fileIndex }) {
    if (typeof refresh !== 'string')
        return undefined;
    const target = (0,attribute_values/* readRefreshTarget */.pm)((0,byte_strings/* asBytes */.Yd)(refresh));
    if (target === undefined)
        return undefined;
    const to = resolveRefreshTarget(target, finalUrl);
    const mayRedirectTo = currentSite.makeRedirectFilterForFile(fileIndex);
    if (leadsToSamePage(to, finalUrl, mayRedirectTo))
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
            targets.push(resolveRefreshTarget(value, finalUrl));
    }, (0,vocabulary/* chooseSyntax */.ZL)(file.name));
    const page = (0,byte_strings/* readBytes */.io)(file.read());
    reader.read(page);
    return targets;
}
/** Returns the full URL of a target; the target itself if it is invalid. */
function resolveRefreshTarget(target, finalUrl) {
    const url = URL.parse(target, finalUrl.href);
    return url?.href ?? target;
}

;// CONCATENATED MODULE: ./lib/live/judging/shown-page-faults.js




/**
 * Returns the faults of a response with a page that take the file of the page, and the URL at which
 * the host shows it, to find. page-header-faults.ts finds those that the headers alone reveal.
 * @throws any file-system error
 */
function findShownPageFaults(expected, response, currentSite) {
    if (expected.kind !== 'file' || !expected.isPage || response.kind !== 'complete')
        return [];
    const { body, headers, finalUrl } = response;
    if (body === undefined)
        return [];
    const page = { finalUrl, currentSite, fileIndex: expected.fileIndex };
    const faults = [
        findRefreshFault(headers, page),
        findCanonicalFault(headers, page),
        ...findPolicyFaults(headers, page),
    ];
    // The addresses in a transformed page may have changed.
    const isOriginal = body.result === 'same';
    if (isOriginal)
        faults.push(findRelativeAddressFault(page));
    return faults.filter((fault) => fault !== undefined);
}

;// CONCATENATED MODULE: ./lib/live/requesting/origin-state.js
/**
 * Tracks how an origin responds. All functions are pure; origin-requester.ts sends the requests,
 * and next-action.ts decides what follows an interruption. Only what is about the origin interrupts
 * the requests:
 *
 * - Any failure on a single connection. An origin that has never responded, or has not responded
 *   lately, gets a single connection until it responds.
 * - On several connections, as many failures in a row as there are connections. Fewer are about
 *   their addresses.
 * - Any 429.
 * - The fourth 503 with `Retry-After` in a row. Fewer are about their addresses.
 */

/**
 * The maximum number of connections to an origin. Browsers open six, and a CDN serves thousands of
 * browsers.
 */
const MAX_CONNECTIONS = 16;
/**
 * How many responses in a row with status 503 and `Retry-After` are considered to be about their
 * addresses. One more is about the origin.
 */
const MAX_UNAVAILABLE_RESPONSES = 3;
/** The state of an origin that has not received any request yet. */
const INITIAL_ORIGIN_STATE = {
    hasResponded: false,
    wasThrottled: false,
    resumeAtMs: 0,
    usesSingleConnection: true,
    maxConnections: MAX_CONNECTIONS,
    parallelFailureCount: 0,
    failedAttemptCount: 0,
    unavailableResponseCount: 0,
    interruption: undefined,
};
/**
 * Returns what the response to the request for an address changes. `before` is the state of the
 * origin when it arrived, and `nowMs` is in ms since the epoch.
 */
function applyResponse(before, addressIndex, response, nowMs) {
    switch (response.kind) {
        case 'throttled':
            return applyThrottledResponse(before, addressIndex, response);
        case 'unanswered':
            return applyUnansweredRequest(before, addressIndex, response);
        case 'complete':
            return applyCompleteResponse(before, addressIndex, response, nowMs);
    }
}
function applyThrottledResponse(before, addressIndex, response) {
    // It replaces an earlier interruption: the newest of several such responses best indicates how
    // long to wait.
    const interruption = { addressIndex, response };
    return {
        state: { ...before, hasResponded: true, wasThrottled: true, interruption },
        decision: { kind: 'retry' },
    };
}
function applyUnansweredRequest(before, addressIndex, response) {
    const interruption = { addressIndex, response };
    // The address is requested again after all others, which may get a response.
    if (before.usesSingleConnection)
        return { state: interrupt(before, interruption), decision: { kind: 'retry' } };
    if (response.isPastDeadline)
        return { state: before, decision: { kind: 'drop' } };
    const decision = { kind: 'record', response };
    const failedState = { ...before, parallelFailureCount: before.parallelFailureCount + 1 };
    const haveAllFailed = failedState.parallelFailureCount >= before.maxConnections;
    if (haveAllFailed)
        return { state: interrupt(failedState, interruption), decision };
    return { state: failedState, decision };
}
function applyCompleteResponse(before, addressIndex, response, nowMs) {
    const { status, retryAfterMs } = response;
    const decision = { kind: 'record', response };
    const isUnavailable = status === 503 && retryAfterMs !== undefined;
    const respondedState = {
        ...before,
        hasResponded: true,
        resumeAtMs: Math.max(before.resumeAtMs, nowMs + capRetryAfter(retryAfterMs)),
        parallelFailureCount: 0,
        failedAttemptCount: 0,
        unavailableResponseCount: isUnavailable ? before.unavailableResponseCount + 1 : 0,
    };
    const isWholeOriginUnavailable = respondedState.unavailableResponseCount > MAX_UNAVAILABLE_RESPONSES;
    if (!isWholeOriginUnavailable)
        return { state: { ...respondedState, usesSingleConnection: false }, decision };
    // It is recorded for its address, and stops other requests like a 429.
    const throttled = { kind: 'throttled', status, retryAfterMs };
    return { state: interrupt(respondedState, { addressIndex, response: throttled }), decision };
}
/** Returns how long to wait after a response that asks for `retryAfterMs`, both in ms. */
function capRetryAfter(retryAfterMs = 0) {
    return Math.min(retryAfterMs, retry_policy/* RETRY_POLICY */.yE.live.maxRetryAfterMs);
}
/** Returns the interrupted state of an origin. An earlier interruption stays. */
function interrupt(before, interruption) {
    return { ...before, interruption: before.interruption ?? interruption };
}
/** Returns the state of an origin at the beginning of a round, which may retry as often as any. */
function resetFailureCounts(state) {
    return { ...state, parallelFailureCount: 0, failedAttemptCount: 0 };
}

;// CONCATENATED MODULE: ./lib/live/requesting/next-action.js


/** The fewest connections that are kept, however often the origin asks clients to slow down. */
const MIN_CONNECTIONS = 2;
/** Returns what to do after an interruption, and the state of the origin from then on. */
function planNextAction(before, { response }, context) {
    // After any interruption, the origin gets a single connection until it responds.
    const resumedState = {
        ...before,
        usesSingleConnection: true,
        parallelFailureCount: 0,
        interruption: undefined,
    };
    // The origin may still respond on a single connection.
    const haveSeveralConnectionsFailed = response.kind === 'unanswered' && !before.usesSingleConnection;
    if (haveSeveralConnectionsFailed)
        return { state: resumedState, action: { kind: 'continue' } };
    const state = {
        ...resumedState,
        failedAttemptCount: before.failedAttemptCount + 1,
        maxConnections: reduceConnections(before),
    };
    return { state, action: planRetry(state, response, context) };
}
/** Returns whether and when an attempt that has failed is followed by another one. */
function planRetry(state, response, context) {
    if (response.kind === 'throttled')
        return planAfterThrottling(state, response, context);
    if (state.hasResponded)
        return planAfterSilence(state, context);
    return planBeforeFirstResponse(state, response.failure, context);
}
/** Returns half of the connections if there were several, otherwise as many as before. */
function reduceConnections({ usesSingleConnection, maxConnections }) {
    if (usesSingleConnection)
        return maxConnections;
    return Math.max(MIN_CONNECTIONS, Math.floor(maxConnections / 2));
}
function planAfterThrottling({ failedAttemptCount }, { retryAfterMs }, { nowMs, roundDeadlineMs, random }) {
    if (nowMs >= roundDeadlineMs)
        return { kind: 'end-round' };
    const minPauseMs = capRetryAfter(retryAfterMs);
    const retryPauseMs = (0,retry_policy/* computeRetryPause */.w0)(failedAttemptCount, random, minPauseMs);
    return { kind: 'pause', pauseMs: Math.min(retryPauseMs, roundDeadlineMs - nowMs) };
}
/**
 * Returns what to do if an origin that has responded no longer does. The check never gives up on
 * it, because a later round may follow.
 */
function planAfterSilence({ failedAttemptCount }, { nowMs, roundDeadlineMs, random }) {
    const mayRetry = nowMs < roundDeadlineMs && failedAttemptCount <= retry_policy/* RETRY_POLICY */.yE.maxRetries;
    if (!mayRetry)
        return { kind: 'end-round' };
    const retryPauseMs = (0,retry_policy/* computeRetryPause */.w0)(failedAttemptCount, random);
    return { kind: 'pause', pauseMs: Math.min(retryPauseMs, roundDeadlineMs - nowMs) };
}
/** Returns what to do if an origin that has never responded does not respond again. */
function planBeforeFirstResponse({ failedAttemptCount }, failure, { nowMs, roundDeadlineMs, connectDeadlineMs, random }) {
    const mayRetry = nowMs < connectDeadlineMs && failedAttemptCount <= (0,retry_policy/* getMaxRetries */.Dm)(failure);
    if (!mayRetry)
        return { kind: 'give-up', failure };
    const retryPauseMs = (0,retry_policy/* computeRetryPause */.w0)(failedAttemptCount, random);
    const pauseMs = Math.min(retryPauseMs, connectDeadlineMs - nowMs);
    // A pause without a request after it would be useless.
    const isFollowedByRequest = nowMs + pauseMs < roundDeadlineMs;
    if (!isFollowedByRequest)
        return { kind: 'give-up', failure };
    return { kind: 'pause', pauseMs };
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
    /** The current state of the origin. */
    get state() {
        return this.#state;
    }
    /**
     * Requests the addresses, each until the host responds or it has failed, and records the
     * responses. Addresses that are left at `deadlineMs` (ms since the epoch) are not requested.
     * @throws OriginUnreachable if the origin has never responded; the reason of the signal; the
     * errors of `request` and `recordResponse`
     */
    async requestAll(addressIndexes, deadlineMs) {
        const { connectDeadlineMs, context } = this.#options;
        const { clock, random } = context;
        this.#state = resetFailureCounts(this.#state);
        const queue = new AddressQueue(addressIndexes);
        while (!queue.isEmpty && clock.now() < deadlineMs) {
            await this.#requestUntilInterrupted(queue, deadlineMs);
            const { interruption } = this.#state;
            if (interruption === undefined)
                continue;
            const nowMs = clock.now();
            const actionContext = { nowMs, roundDeadlineMs: deadlineMs, connectDeadlineMs, random };
            const { state, action } = planNextAction(this.#state, interruption, actionContext);
            this.#state = state;
            switch (action.kind) {
                case 'continue':
                    break;
                case 'pause':
                    await this.#pause(interruption, action.pauseMs);
                    break;
                case 'end-round':
                    this.#recordIfUnanswered(interruption);
                    return;
                case 'give-up':
                    throw this.#makeUnreachable(action.failure);
            }
        }
    }
    /**
     * Requests addresses on all connections, until the requests are interrupted, the number of
     * connections changes to or from one, the time is up, or the queue is empty.
     */
    async #requestUntilInterrupted(queue, deadlineMs) {
        const { clock } = this.#options.context;
        const { usesSingleConnection, maxConnections } = this.#state;
        const canContinue = () => this.#state.interruption === undefined &&
            this.#state.usesSingleConnection === usesSingleConnection &&
            clock.now() < deadlineMs;
        const requestOneByOne = async () => {
            while (canContinue()) {
                const addressIndex = queue.takeFirst();
                if (addressIndex === undefined)
                    return;
                await this.#requestOne(addressIndex, queue, deadlineMs);
            }
        };
        const connectionCount = usesSingleConnection ? 1 : maxConnections;
        await Promise.all(Array.from({ length: connectionCount }, requestOneByOne));
    }
    /** Requests an address, and records the response or puts the address back into the queue. */
    async #requestOne(addressIndex, queue, deadlineMs) {
        const { request, recordResponse, context } = this.#options;
        const response = await request(addressIndex, deadlineMs);
        const nowMs = context.clock.now();
        const { state, decision } = applyResponse(this.#state, addressIndex, response, nowMs);
        this.#state = state;
        if (decision.kind === 'record')
            recordResponse(addressIndex, decision.response);
        if (decision.kind === 'retry')
            queue.addLast(addressIndex);
    }
    /** @throws the reason of the signal */
    async #pause(interruption, pauseMs) {
        const { hostAndPort, context } = this.#options;
        const { clock, signal, info } = context;
        info(describePause(hostAndPort, interruption, this.#state.failedAttemptCount, pauseMs));
        await clock.sleep(pauseMs, signal);
    }
    #recordIfUnanswered({ addressIndex, response }) {
        if (response.kind === 'unanswered')
            this.#options.recordResponse(addressIndex, response);
    }
    #makeUnreachable(failure) {
        const { startedAtMs, context } = this.#options;
        const elapsedMs = context.clock.now() - startedAtMs;
        return new OriginUnreachable(failure, this.#state.failedAttemptCount, elapsedMs);
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
// EXTERNAL MODULE: ./lib/net/connection-failure.js + 1 modules
var connection_failure = __webpack_require__(2626);
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
    const isSentAsUtf8 = encoding === 'utf-8';
    if ((0,external_node_buffer_.isUtf8)(text))
        return isSentAsUtf8 ? undefined : 'utf-8';
    if (isSentAsUtf8 || encoding === REFUSED_ENCODING)
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

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
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
 * Returns what makes the decoders of a body with this Content-Encoding, in the order of their use;
 * undefined if an encoding was not accepted in the request, or if there are too many.
 * https://www.rfc-editor.org/rfc/rfc9110#name-content-encoding
 */
function chooseDecoderFactories(header) {
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
        if (!hasContentEncoding)
            return;
        encodedContent.add(chunk);
        if (encodedContent.isTooLong)
            message.destroy(new BodyTooLongError());
    });
    const sink = new external_node_stream_.Writable({
        write(chunk, _, done) {
            decodedContent.add(chunk);
            if (decodedContent.isTooLong)
                done(new BodyTooLongError());
            else
                done();
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
    /** Whether more has arrived than can be compared. */
    get isTooLong() {
        return this.#byteCount > this.#maxBytes;
    }
    /** Adds a chunk, unless the content is too long with it. */
    add(chunk) {
        const isFirst = this.#byteCount === 0;
        this.#byteCount += chunk.length;
        if (this.isTooLong)
            return;
        if (isFirst)
            this.firstChunk = chunk;
        this.#hash?.update(chunk);
        const isKept = this.#hash === undefined || this.#byteCount <= MAX_COMPARED_WHOLE_BYTES;
        if (isKept)
            this.#chunks.push(chunk);
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
 * Compares received content with the page in the file. For `transformed`, scripts and style sheets
 * must have the same addresses and conditions, and inline scripts must contain the same addresses.
 * Scripts that hosts are known to add are ignored. `name` is the name of the file, and `content`
 * its content.
 */
function compareTransformedPage(name, content, receivedContent, site) {
    const expected = listParts(name, content);
    const received = listParts(name, receivedContent);
    const baseElement = expected.parts.find(({ kind }) => kind === 'base');
    const pageBase = { page: name, base: baseElement?.value ?? byte_strings/* NO_BYTES */.CR };
    const isSame = (part, receivedPart) => isSamePart(part, receivedPart, pageBase, site);
    const matchesExpected = (parts) => parts.length === expected.parts.length &&
        expected.parts.every((part, i) => isSame(part, parts[i]));
    if (matchesExpected(received.parts)) {
        const injectedScript = received.injected.find((each) => !expected.injected.includes(each));
        return { result: 'transformed', injectedScript };
    }
    const addedScripts = listAddedScripts(expected.parts, received.parts);
    const otherParts = received.parts.filter((part) => !addedScripts.has(part));
    if (!matchesExpected(otherParts))
        return {
            result: 'other',
            onlyAddedText: findAddedText(expected.parts, received.parts, isSame),
            otherTitle: findOtherTitle(expected.parts, received.parts),
        };
    const [firstAdded] = addedScripts;
    return { result: 'other', onlyAddedScript: firstAdded?.value };
}
/** Returns the title of the received page if the expected page has another one or none. */
function findOtherTitle(expectedParts, receivedParts) {
    const isTitle = ({ kind }) => kind === 'title';
    const title = receivedParts.find(isTitle)?.value;
    return title === expectedParts.find(isTitle)?.value ? undefined : title;
}
/**
 * Returns the text that was added at one place of the received page; undefined if anything else
 * differs.
 */
function findAddedText(expectedParts, receivedParts, isSame) {
    if (receivedParts.length !== expectedParts.length)
        return undefined;
    const differing = [...expectedParts.entries()].filter(([i, part]) => !isSame(part, receivedParts[i]));
    const [first, ...others] = differing;
    if (first === undefined || others.length > 0)
        return undefined;
    const [i, before] = first;
    const after = receivedParts[i];
    if (before.kind !== 'text' || after?.kind !== 'text')
        return undefined;
    return subtractText(after.value, before.value);
}
/** Returns the text that must be removed from `after` to get `before`; undefined without one. */
function subtractText(after, before) {
    let start = 0;
    while (start < before.length && after[start] === before[start])
        start++;
    const end = after.length - (before.length - start);
    if (after.slice(end) !== before.slice(start))
        return undefined;
    const added = (0,byte_strings/* trimBytes */.Om)(after.slice(start, end));
    return added === '' ? undefined : added;
}
/** Returns the scripts, and the addresses in scripts, that only the received page has. */
function listAddedScripts(expectedParts, receivedParts) {
    const knownAddresses = new Set(expectedParts.filter(transformed_page_isScript).map(({ value }) => value));
    const scripts = receivedParts.filter(transformed_page_isScript);
    return new Set(scripts.filter(({ value }) => !knownAddresses.has(value)));
}
function transformed_page_isScript({ kind }) {
    return kind === 'script' || kind === 'in-script';
}
function isSamePart(expected, received, pageBase, site) {
    if (received === undefined)
        return false;
    if (expected.kind !== received.kind || expected.usageKey !== received.usageKey)
        return false;
    if (expected.value === received.value)
        return true;
    if (expected.kind === 'text')
        return false;
    if (isUpgradedToHttps(expected.value, received.value))
        return true;
    if (expected.kind !== 'link')
        return false;
    return site.haveSameDestination(pageBase, expected.value, received.value);
}
function listParts(name, content) {
    const page = (0,all_hosts/* undoTransforms */.Sb)((0,byte_strings/* readBytes */.io)(content));
    const syntax = (0,vocabulary/* chooseSyntax */.ZL)(name);
    const parts = listVisibleParts(page, syntax);
    // The code of a script is not compared, because it may have been minified.
    const injected = [];
    for (const load of listPageLoads(page, syntax)) {
        const part = makeLoadPart(load);
        if ((0,all_hosts/* isInjectedByHosts */.tV)(part.value))
            injected.push(part.value);
        else
            parts.push(part);
    }
    return { parts, injected };
}
/**
 * Returns what readers notice in a page, in order. A text, which may be empty, is before each other
 * part and at the end, so that equal pages have the same part at each position.
 */
function listVisibleParts(page, syntax) {
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
    }, syntax);
    reader.read(page);
    parts.push({ kind: 'text', value: pendingText });
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
    const decoderFactories = chooseDecoderFactories(headers['content-encoding']);
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
        const comparison = await this.#compareContent();
        const { result } = comparison;
        if (result === 'other' && this.#isStillCompressed())
            return {
                result,
                encodingFault: hasContentEncoding ? 'compressed-twice' : 'compressed-silently',
            };
        if (!isContentOfFile(comparison) || this.#fileContent === undefined)
            return comparison;
        return { ...comparison, ...findTextFacts(headers, this.#fileContent, file.name) };
    }
    /** Is the body the file itself, compressed already, but with a Content-Encoding? */
    async #isUnpackedByBrowsers() {
        const { hasContentEncoding, encodedContent } = this.#received;
        if (!hasContentEncoding || !COMPRESSED_FILE.test(this.#expectedContent.file.name))
            return false;
        return await this.#equalsFile(encodedContent);
    }
    /** Is the decoded content compressed, although the file is not? */
    #isStillCompressed() {
        const fileContent = this.#fileContent;
        if (fileContent === undefined || isGzip(fileContent))
            return false;
        return isGzip(this.#received.decodedContent.firstChunk);
    }
    async #compareContent() {
        const { isPage, homePage, notFoundPage, readEarlierFile } = this.#expectedContent;
        const { outcome, decodedContent } = this.#received;
        if (outcome === 'too-long')
            return { result: 'other' };
        if (await this.#equalsFile(decodedContent))
            return { result: 'same' };
        const receivedBuffer = decodedContent.toBuffer();
        if (homePage?.equals(receivedBuffer))
            return { result: 'home-page' };
        if (notFoundPage?.equals(receivedBuffer))
            return { result: 'not-found-page' };
        if (receivedBuffer.length === 0)
            return { result: 'empty' };
        if (!isPage && this.#isPageUnlikeFile(receivedBuffer))
            return { result: 'page-content' };
        if (this.#fileContent === undefined)
            return { result: 'other' };
        // An earlier version may differ so little that it looks like a transformed page.
        if (readEarlierFile()?.equals(receivedBuffer))
            return { result: 'other' };
        return this.#compareSimilarContent(this.#fileContent, receivedBuffer);
    }
    #compareSimilarContent(fileContent, receivedBuffer) {
        const { file, isPage, site } = this.#expectedContent;
        const comparison = isPage
            ? compareTransformedPage(file.name, fileContent, receivedBuffer, site)
            : { result: 'other' };
        // Readers may not notice that only the end is missing.
        const isTransformed = comparison.result === 'transformed';
        const { length: receivedByteCount } = receivedBuffer;
        const isBeginning = fileContent.subarray(0, receivedByteCount).equals(receivedBuffer);
        if (isTransformed || !isBeginning)
            return comparison;
        return { result: 'cut-off', receivedByteCount, fileByteCount: fileContent.length };
    }
    /** Is the received content a page, although the file is none? */
    #isPageUnlikeFile(receivedBuffer) {
        const isFileItselfPage = this.#fileContent !== undefined && beginsWithPage(this.#fileContent);
        return beginsWithPage(receivedBuffer) && !isFileItselfPage;
    }
    async #equalsFile(content) {
        if (this.#fileContent !== undefined)
            return this.#fileContent.equals(content.toBuffer());
        return content.computeDigest() === (await this.#expectedContent.file.computeDigest());
    }
}
function beginsWithPage(content) {
    return (0,page_kinds/* isPageContent */.N1)((0,byte_strings/* readBytes */.io)(content.subarray(0, page_kinds/* PAGE_CONTENT_START_BYTES */.fe)));
}
/** Returns the comparison for a compressed file that browsers unpack. */
function makeUnpackedComparison(name) {
    if (COMPRESSED_IMAGE.test(name))
        return { result: 'same' };
    return { result: 'same', encodingFault: 'archive-unpacked' };
}
/**
 * Discards the body of a response. A short one is read to the end to keep the connection;
 * otherwise, the connection is dropped. `onActivity` is called for each chunk.
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
function findTextFacts(headers, fileContent, name) {
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

;// CONCATENATED MODULE: ./lib/live/requesting/expected-content.js

/** Returns the content that a response should have; undefined if it is not compared. */
function makeExpectedContent(expected, sites) {
    const source = chooseContentSource(expected, sites);
    if (source === undefined)
        return undefined;
    const { site, siteFile, earlierSite } = source;
    const file = site.getFile(siteFile.fileIndex);
    const readEarlierFile = () => earlierSite?.readFileUnlessLarge(file.name);
    return { file, isPage: siteFile.isPage, ...sites.fallbackPages, site, readEarlierFile };
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
/** Returns whether a response with this status should have the expected content. */
function isBodyCompared({ kind }, status) {
    if (kind === 'not-found')
        return status === 404 || status === 410;
    return hasRequestedContent(status);
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
    const expectedContent = makeExpectedContent(expected, options.sites);
    const startedAtMs = clock.now();
    const transferLimitMs = computeTransferLimit(expectedContent, requestTimeoutMs);
    // Even an attempt that starts at the deadline gets a little time.
    const remainingMs = Math.max(deadlineMs - startedAtMs, retry_policy/* RETRY_POLICY */.yE.live.lastAttemptMs);
    const limitMs = Math.min(transferLimitMs, remainingMs);
    const attempt = (0,net_attempt/* openAttempt */.E)(clock, requestTimeoutMs, signal);
    const timer = startAttemptTimer(attempt, clock, limitMs);
    try {
        const context = { ...options, agent, attempt, startedAtMs };
        return await sendAndCompare(expected, expectedContent, context);
    }
    catch (error) {
        signal.throwIfAborted();
        if (isFileError(error))
            throw error;
        if (!timer.hasExpired())
            return { kind: 'unanswered', failure: classifyAttemptError(attempt, error) };
        const isPastDeadline = clock.now() >= deadlineMs;
        return { kind: 'unanswered', failure: makeExpiryFailure(limitMs), isPastDeadline };
    }
    finally {
        timer.stop();
        attempt.close();
    }
}
/** Returns how long the transfer of the expected content may take, in ms. */
function computeTransferLimit(expectedContent, requestTimeoutMs) {
    const byteCount = expectedContent?.file.size ?? 0;
    const transferMs = (byteCount / MIN_BYTES_PER_SECOND) * 1_000;
    return requestTimeoutMs + transferMs;
}
/** Closes an attempt after `limitMs`, even if data still arrives. */
function startAttemptTimer(attempt, clock, limitMs) {
    let hasExpired = false;
    const timer = (0,net_timer/* startTimer */.I)(clock, limitMs, () => {
        hasExpired = true;
        attempt.close();
    });
    return { hasExpired: () => hasExpired, stop: timer.stop };
}
/** Is it an error of the file system? Unlike these, errors of connections have no path. */
function isFileError(error) {
    return (0,disk_errors/* isDiskError */.Mi)(error) && error.path !== undefined;
}
function makeExpiryFailure(limitMs) {
    return { why: (0,clean/* safe */.gB) `the whole response did not arrive within ${(0,units/* formatDuration */.a3)(limitMs)}` };
}
function classifyAttemptError({ signal }, error) {
    if (signal.aborted)
        return (0,connection_failure/* classifyConnectionError */.H)(signal.reason);
    return (0,connection_failure/* classifyConnectionError */.H)(error);
}
/** @throws any error of the connection or the file system */
async function sendAndCompare(expected, expectedContent, context) {
    const { attempt, clock, startedAtMs } = context;
    const onActivity = () => attempt.recordActivity();
    const final = await sendAndFollow(expected, context, onActivity);
    const { message, finalUrl, redirect } = final;
    const { statusCode: status = 0 } = message;
    const content = isBodyCompared(expected, status) ? expectedContent : undefined;
    const body = await receiveRemainingBody(final, content, onActivity);
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
/**
 * Receives what is left of a response. Returns how its body compares with the expected content;
 * undefined if there is no such content.
 * @throws any error of the connection or the file system
 */
async function receiveRemainingBody({ message, redirect }, expectedContent, onActivity) {
    if (expectedContent !== undefined)
        return compareBody(message, expectedContent, onActivity);
    if (redirect === undefined)
        await discardBody(message, onActivity);
    return undefined;
}
/** @throws any error of the connection */
async function sendAndFollow(expected, { url, sites, agent, attempt: { signal } }, onActivity) {
    const mayRedirectTo = makeRedirectFilter(expected, sites.currentSite);
    // Only the path comes from the site.
    const firstUrl = makeUrl(url.origin, expected.requestPath);
    const { message, visited, stopReason } = await (0,follow_redirects/* followRedirects */.FE)(firstUrl, {
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

;// CONCATENATED MODULE: ./lib/live/site-requester.js
/** Requests addresses of a site, and records the findings about the responses. */








/** How many of the slowest addresses are reported. */
const MAX_SLOWEST_ADDRESSES = 5;
/** Requests the addresses of one site, and records the findings about the responses. */
class SiteRequester {
    #options;
    #requestOptions;
    #originRequester;
    #connections;
    #slowestAddresses = [];
    /** @throws any file-system error */
    constructor(options) {
        const { url, sites, limits, startedAtMs, context } = options;
        const { timeoutMs, requestTimeoutMs } = limits;
        const { clock, signal } = context;
        const comparedSites = { ...sites, fallbackPages: sites.currentSite.readFallbackPages() };
        this.#options = options;
        this.#requestOptions = { url, sites: comparedSites, requestTimeoutMs, clock, signal };
        this.#originRequester = new OriginRequester({
            context,
            hostAndPort: url.host,
            request: (addressIndex, deadlineMs) => this.#request(addressIndex, deadlineMs),
            recordResponse: (addressIndex, response) => this.#recordResponse(addressIndex, response),
            startedAtMs,
            connectDeadlineMs: startedAtMs + Math.min(timeoutMs, retry_policy/* RETRY_POLICY */.yE.live.firstConnectionMs),
        });
    }
    /** The state of the origin after the latest response. */
    get originState() {
        return this.#originRequester.state;
    }
    /** The slowest address first. */
    get slowestAddresses() {
        return this.#slowestAddresses;
    }
    /**
     * Opens new connections, and closes those before them: each one stays with the same of several
     * servers.
     */
    async renewConnections() {
        this.#connections?.close();
        this.#connections = await (0,request/* openConnectionPool */.HS)(this.#options.url, MAX_CONNECTIONS);
    }
    /** Closes all connections. */
    closeConnections() {
        this.#connections?.close();
    }
    /**
     * Requests addresses on the current connections, as long as there is time until `deadlineMs`, in
     * ms since the epoch, and records the findings.
     * @throws OriginUnreachable if the origin has never responded; the reason of the signal; any
     * file-system error
     */
    async requestAndJudge(addressIndexes, deadlineMs) {
        await this.#originRequester.requestAll(addressIndexes, deadlineMs);
    }
    async #request(addressIndex, deadlineMs) {
        const { agent } = this.#connections ?? {};
        // Cannot happen: each round connects first.
        if (agent === undefined)
            throw new RangeError(`not connected: ${addressIndex}`);
        const expected = this.#options.states.getExpectation(addressIndex);
        return requestAddress(expected, { agent, deadlineMs }, this.#requestOptions);
    }
    /** @throws any file-system error */
    #recordResponse(addressIndex, response) {
        const { states } = this.#options;
        const expected = states.getExpectation(addressIndex);
        const isTransient = response.kind === 'unanswered' || (0,retry_policy/* isTransientStatus */.WJ)(response.status);
        states.recordFindings(addressIndex, this.#judge(expected, response), isTransient);
        if (response.kind === 'complete')
            this.#recordDuration(expected.requestPath, response.durationMs);
    }
    /**
     * Returns the findings about a response, some of which may be accepted.
     * @throws any file-system error
     */
    #judge(expected, response) {
        const { sites, acceptedEntries, context } = this.#options;
        const nowMs = context.clock.now();
        const shownPageFaults = findShownPageFaults(expected, response, sites.currentSite);
        return judgeResponse(expected, response, shownPageFaults).map((finding) => (0,apply_acceptances/* applyAcceptancesToOne */.C)(finding, acceptedEntries, nowMs));
    }
    /** Keeps the newest duration of an address if it is among the slowest. */
    #recordDuration(requestPath, durationMs) {
        const others = this.#slowestAddresses.filter((other) => other.requestPath !== requestPath);
        const slowest = [...others, { requestPath, durationMs }];
        slowest.sort((a, b) => b.durationMs - a.durationMs);
        this.#slowestAddresses = slowest.slice(0, MAX_SLOWEST_ADDRESSES);
    }
}

;// CONCATENATED MODULE: ./lib/live/live-check.js










/** One live check. */
class LiveCheck {
    #options;
    /** The states of the addresses; none until they are known. */
    #states = new AddressStates([]);
    constructor(options) {
        this.#options = options;
    }
    /** Returns the progress of the check in words. */
    describeProgress() {
        return describeProgress(this.#states);
    }
    /**
     * Requests every address until all match or the time is up, and returns the result.
     * @throws OriginUnreachable if the origin has never responded; the reason of the signal; any
     * file-system error
     */
    async run() {
        const options = this.#options;
        const { url, limits, context } = options;
        const { clock, signal, info } = context;
        const sites = await loadSites(options);
        const { states, unaddressedFileCount } = await prepareStates(sites, options);
        this.#states = states;
        info((0,clean/* safe */.gB) `Requesting ${formatAddressCount(states.expectations.length)} from ${url.host}`);
        const startedAtMs = clock.now();
        const acceptedEntries = options.acceptedEntries.filter(({ code }) => (0,codes/* isLiveCode */.EQ)(code));
        const requester = new SiteRequester({
            url,
            sites,
            states,
            acceptedEntries,
            limits,
            startedAtMs,
            context,
        });
        const rounds = new LiveRounds({ requester, states, limits, startedAtMs, context });
        const { wasThrottled, ...outcome } = await rounds.run();
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
    const { url, context } = options;
    const { random, signal } = context;
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
    const { url, folder, host, domain, earlierTree, context } = options;
    const location = { host, basePath: url.pathname, domain: domain ?? url.host };
    const load = async (tree) => new LocalSite(await (0,published_files/* selectPublishedFiles */.c)(tree, location, context.signal), url.host);
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
 * in it may come from the network and must be cleaned before it is shown. docs/live.md explains
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
        slowest: verdict.slowestAddresses.map(({ requestPath, durationMs }) => {
            return { address: requestPath, ms: Math.round(durationMs) };
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

// EXTERNAL MODULE: ./lib/summary/ending.js
var ending = __webpack_require__(8833);
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
    const found = (0,count_findings/* describeFindings */.kA)(verdict, 'no differences');
    const compared = `${(0,describe_verdict/* describeComparedCount */.od)(verdict)} compared with the site`;
    const line = (0,markup/* html */.qy) `<p>${(0,describe_verdict/* describeLiveness */.nr)(verdict)}: ${compared}, ${found}.</p>\n`;
    return (0,findings_section/* makeFindingsSection */.SK)('Live check', { ...verdict, intro: line }, { env });
}
/** Returns tables of the findings by code and of the slowest addresses. */
function makeCollapsedLiveSections(verdict) {
    const times = verdict.slowestAddresses.map(({ requestPath, durationMs }) => [
        (0,markup/* renderCode */.cR)(requestPath),
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
        const kind = isUnknown(verdict) ? 'unknown' : 'different';
        return { ...common, kind, details: [describeWhatDiffers(verdict), after] };
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
    const isUncertain = isUnknown(verdict);
    const mayPassByWaiting = verdict.mayPassByWaiting && !isUncertain;
    return new step_error/* StepError */.z('live-failed', {
        url: url.href,
        isUncertain,
        differing: describeWhatStillDiffers(verdict),
        elapsed: (0,units/* formatDuration */.a3)(verdict.elapsedMs),
        diagnosis: verdict.diagnosis ?? (0,failure_wordings/* introduceFirstFinding */.NI)(errors),
        isFirstToCheck: mayPassByWaiting && verdict.diagnosis !== undefined && errors.length > 1,
        mayPassByWaiting,
        site,
        report,
    });
}
/** Is it unknown whether the site is live, because the only errors are unrequested addresses? */
function isUnknown({ findings }) {
    return findings.filter(findings_finding/* isError */.bJ).every(({ code }) => code === 'live-unasked');
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
        return (0,count_findings/* describeFindings */.kA)(verdict, 'no differences');
    if (addresses === 1)
        return '1 address differs';
    return `${(0,units/* formatCount */.B4)(addresses, 'address', 'addresses')} differ`;
}
function adviseOnHost(failure) {
    const { isUnresolved, certificate, isTimeout, proxy } = failure;
    if (proxy !== undefined)
        return 'Check `HTTPS_PROXY` and `NO_PROXY` in the `env` of the job';
    if (isUnresolved)
        return 'Check the host name in `live-url`, and check that the host has a DNS record';
    if (certificate !== undefined)
        return 'Check the host name in `live-url` and the certificate of that host';
    const advice = 'Check `live-url` and the network between the runner and the host';
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
 * the result: outputs, summary, annotations, and a report for programs.
 * @throws StepError `check-disk-failed`; the reason of the step's signal
 */
async function runLiveCheck({ reportPage, ...published }, live, settings, step) {
    const { clock, random, signal, log } = step;
    const { folder } = published;
    const { url } = live;
    const { host, acceptedEntries } = settings;
    const check = new LiveCheck({
        ...published,
        url,
        host,
        acceptedEntries,
        limits: live,
        context: { clock, random, signal, info: log.info },
    });
    const heartbeat = (elapsedMs) => (0,clean/* safe */.gB) `Live check after ${(0,units/* formatDuration */.a3)(elapsedMs)}: ${check.describeProgress()}`;
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
    const found = (0,count_findings/* describeFindings */.kA)(verdict, 'no differences');
    const compared = (0,describe_verdict/* describeComparedCount */.od)(verdict);
    log.info((0,clean/* safe */.gB) `Compared ${compared} with the site: found ${found}. The report is at ${reportPath}`);
    (0,report_findings/* reportFindings */.L)({ findings: verdict.findings, diagnosis: makeDiagnosis(verdict) }, step);
}
/** Returns the diagnosis for the log. If the site is not live, the error of the step has it. */
function makeDiagnosis({ diagnosis, liveSinceMs }) {
    if (diagnosis === undefined || liveSinceMs === undefined)
        return undefined;
    return { kind: 'common-cause', message: diagnosis };
}
/** Adds the findings of a live check to the content of `report.html`. */
function addLiveFindings(page, verdict, url) {
    const findings = (0,prioritize/* sortByImportance */.U_)([...verdict.findings, ...page.findings]);
    const { diagnosis = page.diagnosis } = verdict;
    const live = `${(0,describe_verdict/* describeLiveness */.nr)(verdict)}: ${(0,describe_verdict/* describeComparedCount */.od)(verdict)} of ${url.href} compared`;
    const liveResult = makeLiveResult(verdict, url);
    const { kind, details = [] } = liveResult;
    const checkDetails = [...page.details];
    if (page.errors > 0)
        checkDetails.unshift(page.title);
    const differing = {
        ...page,
        ...(0,count_findings/* countFindings */.Gt)(findings),
        findings,
        diagnosis,
        title: (0,ending/* makeLiveTitle */.Ze)(liveResult),
        details: [...details, ...checkDetails],
        facts: [...page.facts, ['Live check', live]],
    };
    if (kind !== 'same')
        return differing;
    return {
        ...differing,
        details: [(0,describe_verdict/* describeMatch */.$X)(verdict), ...differing.details],
        // Otherwise, another build may be live.
        linkPrefix: page.linkPrefix ?? url.href,
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
 * Calls `onAddress` for each address that styles load: `url()`, `@import`, `image-set()`.
 * Browsers do not load `@namespace`, an `@import` after other rules, or addresses that are only a
 * fragment, so these are left out. Relative addresses in custom properties are left out because
 * they are resolved where the property is used. Data in Base64 is left out of addresses. Returns
 * `too-large`, and finds nothing, if the rest is longer than `MAX_STYLE_CHARS`.
 */
function scanStyle(kind, css, onAddress) {
    if (!ADDRESS_HINT.test(css))
        return 'read';
    const withoutData = removeData(css);
    if (withoutData.length > MAX_STYLE_CHARS)
        return 'too-large';
    new StyleScanner(kind, withoutData, onAddress).scan();
    return 'read';
}
function removeData(css) {
    const [start = '', ...others] = css.split(BASE64);
    return [start, ...others.map((text) => text.slice(text.search(AFTER_BASE64)))].join(BASE64);
}
/** Scans one style sheet, or the declarations of one attribute. */
class StyleScanner {
    #css;
    #onAddress;
    #countLineEndsBefore;
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
    constructor(kind, css, onAddress) {
        this.#css = css;
        this.#onAddress = onAddress;
        this.#countLineEndsBefore = (0,_page_line_counter_js__WEBPACK_IMPORTED_MODULE_1__/* .makeLineCounter */ .F)(css);
        this.#importsAllowed = kind === 'style';
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
        this.#passAddress(value, this.#countLineEndsBefore(at), isImport);
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
                (0,_css_js__WEBPACK_IMPORTED_MODULE_3__/* .scanStyle */ .V)(kind, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value), (address) => onAddress(address.use, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(address.value), () => reader.findLine(offset) + address.line));
        }
    }, (0,_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseSyntax */ .ZL)(name));
    reader.read(text);
}


/***/ })

};

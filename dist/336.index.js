export const id = 336;
export const ids = [336];
export const modules = {

/***/ 1336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkLive: () => (/* binding */ checkLive)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __webpack_require__(6451);
// EXTERNAL MODULE: ./lib/errors.js + 1 modules
var errors = __webpack_require__(3813);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __webpack_require__(4304);
// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __webpack_require__(8651);
// EXTERNAL MODULE: ./lib/units.js
var units = __webpack_require__(3052);
;// CONCATENATED MODULE: ./lib/live/address-queue.js



/** Connections to the host at a time. Browsers open six, and a CDN serves thousands of those. */
const MAX_CONNECTIONS = 16;
/** However often a host asks to slow down, so many connections stay. */
const MIN_CONNECTIONS = 2;
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
/** The addresses of one host, and what is known of how it answers. */
class AddressQueue {
    #options;
    #firstAskedAt;
    #hasConnected = false;
    #connections = MAX_CONNECTIONS;
    /** Does the host have to answer one connection first? */
    #isSilent = true;
    #inARow = { unanswered: 0, notNow: 0 };
    /** Why no more addresses are asked for at the moment. */
    #interruption;
    #retryAfterMs;
    constructor(options) {
        this.#options = options;
    }
    /**
     * Asks for the addresses, each until it is answered or has failed, and hands over the answers; those that are left at
     * `endBy` (ms since the epoch) are not asked for. Returns how long the host asks to wait, if it does.
     * @throws HostUnreachable if it never answered; the reason of the signal
     */
    async askAll(indices, endBy) {
        const { clock } = this.#options;
        this.#firstAskedAt ??= clock.now();
        this.#retryAfterMs = undefined;
        // The next one is at its end.
        const queue = [...indices].reverse();
        while (queue.length > 0 && clock.now() < endBy) {
            if (this.#isSilent && !(await this.#reach(queue, endBy)))
                break;
            await Promise.all(Array.from({ length: this.#connections }, () => this.#work(queue, endBy)));
            await this.#rest(endBy);
        }
        return { retryAfterMs: this.#retryAfterMs };
    }
    /** Asks for one address at a time until there is an answer. Returns whether there is one. */
    async #reach(queue, endBy) {
        const { clock, signal, ask, take, info, host } = this.#options;
        for (let attempts = 1;; attempts++) {
            const index = queue.pop();
            if (index === undefined)
                return true;
            const answer = await ask(index, endBy);
            if (answer === undefined)
                continue;
            if (answer.is !== 'unanswered')
                this.#hasConnected = true;
            if (answer.is === 'answered') {
                take(index, answer);
                this.#isSilent = false;
                return true;
            }
            const pauseMs = this.#pauseAfter(answer, attempts, endBy);
            if (pauseMs === undefined) {
                take(index, answer);
                return false;
            }
            // The next one may be answered where this one never is.
            queue.unshift(index);
            info(answer.is === 'unanswered'
                ? (0,clean/* safe */.gB) `No answer from ${host} (failure ${attempts} in a row): ${answer.failure.why}; retrying in ${(0,units/* showDuration */.kJ)(pauseMs)}`
                : waitLine(host, answer, pauseMs));
            await clock.sleep(pauseMs, signal);
        }
    }
    /** Returns how long to wait before the next attempt, in ms; undefined if there is no time, or no point. */
    #pauseAfter(answer, attempts, endBy) {
        const { clock, random } = this.#options;
        const now = clock.now();
        if (answer.is === 'not-now')
            return now >= endBy ? undefined : Math.min(pauseOf(answer, attempts, random), endBy - now);
        const { failure } = answer;
        const firstAskedAt = this.#firstAskedAt ?? now;
        const end = this.#hasConnected ? endBy : Math.min(endBy, firstAskedAt + retry_policy/* RETRY */.p6.live.firstConnection);
        const maxRetries = this.#hasConnected ? retry_policy/* RETRY */.p6.maxRetries : (0,retry_policy/* maxRetriesAfter */.ZE)(failure);
        if (now < end && attempts <= maxRetries)
            return Math.min((0,retry_policy/* retryTimeout */.gz)(attempts, random), end - now);
        if (this.#hasConnected)
            return undefined;
        throw new HostUnreachable(failure, attempts, now - firstAskedAt);
    }
    /** Asks for one address after the other, as long as the host answers. */
    async #work(queue, endBy) {
        const { clock, ask, take } = this.#options;
        while (this.#interruption === undefined && clock.now() < endBy) {
            const index = queue.pop();
            if (index === undefined)
                return;
            const answer = await ask(index, endBy);
            if (answer === undefined)
                continue;
            if (answer.is === 'not-now' && this.#isForAll(answer)) {
                queue.unshift(index);
                this.#interruption = answer;
                continue;
            }
            // What it would have been answered with is not known.
            if (answer.is === 'unanswered' && answer.isCutOff)
                return;
            take(index, answer);
            if (answer.is === 'answered')
                this.#inARow = { unanswered: 0, notNow: 0 };
            if (answer.is === 'unanswered' && ++this.#inARow.unanswered >= this.#connections)
                this.#interruption ??= answer;
        }
    }
    /** Some servers put a Retry-After on every 503, also where a single address is broken. */
    #isForAll({ status, retryAfterMs }) {
        if (status === 429)
            return true;
        this.#inARow.notNow++;
        this.#retryAfterMs = Math.max(this.#retryAfterMs ?? 0, retryAfterMs ?? 0);
        return this.#inARow.notNow >= retry_policy/* RETRY */.p6.live.maxUnavailableInARow;
    }
    /** Waits after an interruption. */
    async #rest(endBy) {
        const { clock, random, signal, info, host } = this.#options;
        const interruption = this.#interruption;
        if (interruption === undefined)
            return;
        this.#interruption = undefined;
        this.#inARow = { unanswered: 0, notNow: 0 };
        this.#isSilent = true;
        if (interruption.is === 'unanswered')
            return;
        if (interruption.status === 429)
            this.#connections = Math.max(MIN_CONNECTIONS, Math.floor(this.#connections / 2));
        const pauseMs = Math.min(pauseOf(interruption, 1, random), Math.max(0, endBy - clock.now()));
        info(waitLine(host, interruption, pauseMs));
        await clock.sleep(pauseMs, signal);
    }
}
function pauseOf({ retryAfterMs = 0 }, attempts, random) {
    return (0,retry_policy/* retryTimeout */.gz)(attempts, random, Math.min(retryAfterMs, retry_policy/* RETRY */.p6.live.maxRetryAfter));
}
function waitLine(host, { status }, pauseMs) {
    return (0,clean/* safe */.gB) `${host} asks to wait (HTTP ${status}); asking again in ${(0,units/* showDuration */.kJ)(pauseMs)}`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/heap.js + 1 modules
var heap = __webpack_require__(7717);
// EXTERNAL MODULE: ./lib/net/poll.js
var poll = __webpack_require__(3754);
// EXTERNAL MODULE: ./lib/net/request.js
var request = __webpack_require__(598);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
;// CONCATENATED MODULE: ./lib/live/local-file.js



/** How much of a file is read at a time. In bytes. */
const PIECE = 64 << 10;
/**
 * Where all files are read to, because each piece is compared at once: a buffer of its own for each of thousands of files
 * would be garbage for longer than it is needed, and memory would grow with their number.
 */
const piece = Buffer.alloc(PIECE);
/** A file of the site, open to be compared with what the host sends. */
class LocalFile {
    #fd;
    /**
     * Opens a file, to be closed in the end; `name` is a string of bytes.
     * @throws UnreadableFile
     */
    constructor(root, name) {
        this.#fd = orUnreadable(() => (0,external_node_fs_.openSync)((0,tree/* pathOf */.XM)(root, name), 'r'));
    }
    /**
     * Returns whether these bytes are in the file at a position.
     * @throws UnreadableFile
     */
    has(bytes, position) {
        for (let from = 0; from < bytes.length; from += PIECE) {
            const wanted = bytes.subarray(from, from + PIECE);
            if (!this.#read(wanted.length, position + from).equals(wanted))
                return false;
        }
        return true;
    }
    /**
     * Returns whether the file ends at this position, in bytes.
     * @throws UnreadableFile
     */
    endsAt(position) {
        return (this.#read(1, position).length === 0 && (position === 0 || this.#read(1, position - 1).length === 1));
    }
    /**
     * Returns its first bytes.
     * @throws UnreadableFile
     */
    first(bytes) {
        const content = Buffer.allocUnsafe(bytes);
        let read = 0;
        for (const next of this.pieces()) {
            read += next.copy(content, read);
            if (read >= bytes)
                break;
        }
        return content.subarray(0, read);
    }
    /**
     * Yields all of it. Each piece is overwritten as soon as anything else is read.
     * @throws UnreadableFile
     */
    *pieces() {
        for (let position = 0;; position += PIECE) {
            const next = this.#read(PIECE, position);
            if (next.length > 0)
                yield next;
            if (next.length < PIECE)
                return;
        }
    }
    close() {
        (0,external_node_fs_.closeSync)(this.#fd);
    }
    /** Returns fewer bytes only at the end of the file; they are overwritten by the next call, for whatever file. */
    #read(bytes, position) {
        let filled = 0;
        while (filled < bytes) {
            const from = filled;
            const read = orUnreadable(() => (0,external_node_fs_.readSync)(this.#fd, piece, from, bytes - from, position + from));
            if (read === 0)
                break;
            filled += read;
        }
        return piece.subarray(0, filled);
    }
}
/** Returns the first bytes of a file, as `LocalFile.first` does; undefined if it cannot be read. */
function readIfPossible(root, name, bytes) {
    try {
        const file = new LocalFile(root, name);
        try {
            return file.first(bytes);
        }
        finally {
            file.close();
        }
    }
    catch (error) {
        if (error instanceof UnreadableFile)
            return undefined;
        throw error;
    }
}
/** A file of the site that could not be read. */
class UnreadableFile extends Error {
    name = 'UnreadableFile';
    /** The file system's error code. */
    code;
    constructor(code, cause) {
        super(code, { cause });
        this.code = code;
    }
}
function orUnreadable(work) {
    try {
        return work();
    }
    catch (error) {
        if (!(0,disk_error/* isDiskError */.Mi)(error))
            throw error;
        throw new UnreadableFile(error.code ?? error.message, error);
    }
}

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page/character-references.js
var character_references = __webpack_require__(2966);
// EXTERNAL MODULE: ./lib/web/page/tag-reader.js
var tag_reader = __webpack_require__(6654);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js
var vocabulary = __webpack_require__(4282);
;// CONCATENATED MODULE: ./lib/live/page-tokens.js



/** How the tokens that are strings begin. */
const TEXT = '"';
const START = '<';
const END = '</';
/**
 * Returns the parts of a page, a string of bytes. How it is written makes no difference: order and quotes of attributes,
 * character references, comments, white space between blocks and how much of it there is elsewhere, tags that may be
 * left out. Takes time in proportion to its length.
 */
function pageTokens(name, page) {
    const syntax = (0,vocabulary/* syntaxOf */.rS)(name);
    const collector = new TokenCollector(page, syntax);
    const reader = new PlacedReader(collector, syntax);
    reader.write(page);
    reader.end();
    return collector.end();
}
/** Returns whether a token is text. */
function isText(token) {
    return typeof token === 'string' && token.startsWith(TEXT);
}
/** All tags, and no attributes: those are read from the page, because any name may matter. */
const ALL_TAGS = new tag_reader/* WantedAttributes */.R(new Map());
/** Says where in the page the tag that opens is. */
class PlacedReader extends tag_reader/* TagReader */.q {
    #collector;
    constructor(collector, syntax) {
        super(collector, ALL_TAGS, syntax);
        this.#collector = collector;
    }
    startTag(tag, start, end, closesItself) {
        this.#collector.at = { start, end };
        return super.startTag(tag, start, end, closesItself);
    }
}
/** Elements within a line of text: white space beside them is seen. All others end it. */
const INLINE = new Set(('a abbr acronym audio b bdi bdo big button canvas cite code data del dfn em embed font i iframe img input ins kbd ' +
    'label map mark math meter nobr object output picture progress q rp rt ruby s samp select slot small source span ' +
    'strike strong sub sup svg time tt u var video wbr path g use').split(' '));
/** They are seen nowhere, and hosts add some of them between any others. */
const UNSEEN = new Set(['script', 'style', 'link', 'meta', 'noscript']);
/** Their start tags may be left out, if they have no attributes: https://html.spec.whatwg.org/#optional-tags. */
const IMPLIED = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);
/** Whatever follows their end tags, nothing depends on these. */
const OUTERMOST = new Set(['html', 'head', 'body']);
const AFTER_PARAGRAPH = 'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr main menu nav ol p pre search section table ul';
const ROWS = 'tbody tfoot tr';
/** End tags that may be left out before these start tags, or before any end tag. */
const OPTIONAL_ENDS = new Map(Object.entries({
    p: AFTER_PARAGRAPH,
    li: 'li',
    dt: 'dt dd',
    dd: 'dt dd',
    rt: 'rt rp',
    rp: 'rt rp',
    option: 'option optgroup hr',
    optgroup: 'optgroup hr',
    caption: `colgroup col thead ${ROWS}`,
    colgroup: `thead ${ROWS}`,
    thead: ROWS,
    tbody: ROWS,
    tfoot: ROWS,
    tr: ROWS,
    td: `td th ${ROWS}`,
    th: `td th ${ROWS}`,
}).map(([tag, next]) => [tag, new Set(next.split(' '))]));
const NO_ATTRIBUTES = new Map();
/** Strings that are tokens, each once: there may be a million of them. */
const known = new Map();
const MAX_KNOWN = 1_000;
class TokenCollector {
    /** Where the name of the tag begins that opens, and where its `>` is. */
    at = { start: 0, end: 0 };
    #page;
    #isXml;
    #tokens = [];
    /** The text so far, as written. */
    #run = '';
    /** What separates the text so far from what follows: nothing, a space, or the edge of a block. */
    #gap = 'block';
    #inPre = 0;
    /** The end tag that was just seen, and may be one that says nothing. */
    #optionalEnd = '';
    /** The script or style sheet that is open. */
    #open;
    /** What is around the `<noscript>` that is open. */
    #outer;
    #gapOutside = 'block';
    #endOutside = '';
    constructor(page, syntax) {
        this.#page = page;
        this.#isXml = syntax === 'xml';
        // It decides how a page looks.
        const doctype = this.#isXml ? null : /<!doctype[^>]*>/i.exec(page.slice(0, 1_024));
        if (doctype !== null)
            this.#tokens.push(doctype[0].toLowerCase().replace(/[\t\n\f\r ]+/g, ' '));
    }
    open(tag, _, isForeign) {
        this.#endContent();
        this.#flush();
        const { name, attributes } = this.#readTag();
        if (UNSEEN.has(tag))
            this.#openUnseen(tag, attributes);
        else {
            if (!INLINE.has(tag) && !isForeign)
                this.#gap = 'block';
            if (attributes.size > 0 || !IMPLIED.has(tag)) {
                this.#resolveEnd(tag);
                this.#tokens.push(attributes.size > 0 ? { name, attributes } : once(START + name));
            }
            if (isPreformatted(tag))
                this.#inPre++;
        }
    }
    close(tag) {
        if (this.#open !== undefined) {
            if (this.#open.name === tag)
                this.#endContent();
            return;
        }
        this.#flush();
        if (tag === 'noscript') {
            this.#endNoscript();
            return;
        }
        if (UNSEEN.has(tag))
            return;
        if (!INLINE.has(tag))
            this.#gap = 'block';
        if (isPreformatted(tag))
            this.#inPre = Math.max(0, this.#inPre - 1);
        if (OUTERMOST.has(tag))
            return;
        const isOptional = OPTIONAL_ENDS.has(tag);
        this.#optionalEnd = isOptional ? tag : '';
        if (!isOptional)
            this.#tokens.push(once(END + tag));
    }
    text(written) {
        this.#run += written;
    }
    end() {
        this.#endContent();
        this.#flush();
        this.#endNoscript();
        return this.#tokens;
    }
    #openUnseen(tag, attributes) {
        if (tag === 'script' || tag === 'style')
            this.#open = { name: tag, attributes };
        else if (tag === 'noscript' && this.#outer === undefined) {
            this.#outer = { tokens: this.#tokens, attributes };
            this.#gapOutside = this.#gap;
            this.#endOutside = this.#optionalEnd;
            this.#tokens = [];
            this.#gap = 'block';
            this.#optionalEnd = '';
        }
        else
            this.#tokens.push({ name: tag, attributes });
    }
    #endContent() {
        if (this.#open === undefined)
            return;
        this.#tokens.push({ ...this.#open, text: trim(this.#run.replace(/\r\n?/g, '\n')) });
        this.#open = undefined;
        this.#run = '';
    }
    #endNoscript() {
        if (this.#outer === undefined)
            return;
        const { tokens, attributes } = this.#outer;
        tokens.push({ name: 'noscript', attributes, inner: this.#tokens });
        this.#outer = undefined;
        this.#tokens = tokens;
        this.#gap = this.#gapOutside;
        this.#optionalEnd = this.#endOutside;
    }
    /** Keeps an end tag that says where something ends; `next` is the start tag that follows, without it, text does. */
    #resolveEnd(next) {
        const end = this.#optionalEnd;
        this.#optionalEnd = '';
        if (end === '' || (next !== undefined && OPTIONAL_ENDS.get(end)?.has(next)))
            return;
        this.#tokens.push(once(END + end));
    }
    #flush() {
        if (this.#run === '')
            return;
        const text = (0,character_references/* decodeText */.g)(this.#run);
        this.#run = '';
        if (this.#inPre > 0) {
            this.#resolveEnd();
            this.#tokens.push(TEXT + text.replace(/\r\n?/g, '\n'));
            return;
        }
        const line = text.replace(/[\t\n\f\r ]+/g, ' ');
        const startsApart = line.startsWith(' ');
        if (startsApart && this.#gap === '')
            this.#gap = ' ';
        const endsApart = line.endsWith(' ');
        const words = line.slice(startsApart ? 1 : 0, endsApart ? -1 : undefined);
        if (words === '')
            return;
        this.#resolveEnd();
        this.#tokens.push(TEXT + (this.#gap === ' ' ? ' ' : '') + words);
        this.#gap = endsApart ? ' ' : '';
    }
    /** Reads the tag again, with all of its attributes. */
    #readTag() {
        const { start, end } = this.at;
        const page = this.#page;
        TAG_NAME.lastIndex = start;
        const written = TAG_NAME.exec(page)?.[0] ?? '';
        const name = this.#isXml ? written : written.toLowerCase();
        let at = start + written.length;
        if (at >= end)
            return { name, attributes: NO_ATTRIBUTES };
        const attributes = new Map();
        while (at < end) {
            ATTRIBUTE.lastIndex = at;
            const [all = '', attribute = '', equals = ''] = ATTRIBUTE.exec(page) ?? [];
            at += all.length;
            let value = '';
            if (equals !== '') {
                const quote = page[at];
                if (quote === '"' || quote === "'") {
                    const close = page.indexOf(quote, at + 1);
                    value = page.slice(at + 1, close);
                    at = close + 1;
                }
                else {
                    UNQUOTED.lastIndex = at;
                    value = UNQUOTED.exec(page)?.[0] ?? '';
                    at += value.length;
                }
            }
            else if (all === '')
                break;
            const key = this.#isXml ? attribute : attribute.toLowerCase();
            if (key !== '' && key !== 'nonce' && !attributes.has(key))
                attributes.set(key, (0,character_references/* decodeAttribute */.j)(value.replace(/\r\n?/g, '\n')));
        }
        return { name, attributes };
    }
}
/** https://html.spec.whatwg.org/#tag-name-state and the states after it. */
const TAG_NAME = /[^\t\n\f\r />]*/y;
const ATTRIBUTE = /[\t\n\f\r /]*(=?[^\t\n\f\r />=]*)[\t\n\f\r ]*(=?)[\t\n\f\r ]*/y;
const UNQUOTED = /[^\t\n\f\r >]*/y;
function isPreformatted(tag) {
    return tag === 'pre' || tag === 'textarea' || tag === 'listing';
}
function once(token) {
    const same = known.get(token);
    if (same !== undefined)
        return same;
    if (known.size < MAX_KNOWN)
        known.set(token, token);
    return token;
}
const SPACES = new Set(['\t', '\n', '\f', '\r', ' ']);
/** As `String.trim`, for bytes: the second byte of `à` is white space there. */
function trim(text) {
    let [start, end] = [0, text.length];
    while (start < end && SPACES.has(text[start]))
        start++;
    while (end > start && SPACES.has(text[end - 1]))
        end--;
    return text.slice(start, end);
}

// EXTERNAL MODULE: ./node_modules/js-tokens/index.js
var js_tokens = __webpack_require__(8285);
;// CONCATENATED MODULE: ./lib/live/script-tokens.js

/** Longer scripts are only the same if their text is. In characters. */
const MAX_SCRIPT = 1 << 20;
/**
 * Returns what a script, ordinary text without carriage returns, says; undefined if it cannot be read. Takes time in
 * proportion to its length.
 */
function scriptTokens(script) {
    if (script.length > MAX_SCRIPT)
        return undefined;
    const tokens = [];
    let isMinified = true;
    let space;
    try {
        for (const token of (0,js_tokens/* default */.A)(script)) {
            if (token.type === 'Invalid' || ('closed' in token && !token.closed))
                return undefined;
            if (SEPARATORS.has(token.type)) {
                if (token.type !== 'WhiteSpace')
                    isMinified = false;
                space = token;
                continue;
            }
            if (space !== undefined && !needsSpace(tokens.at(-1), token))
                isMinified = false;
            space = undefined;
            tokens.push(token);
        }
    }
    catch (error) {
        // A token that is too long for the tokenizer.
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
    const values = tokens.map(comparable);
    const kept = new Kept(tokens, values);
    return {
        all: allOf(values),
        kept: kept.read(),
        names: kept.names,
        globals: kept.names.difference(kept.declared),
        strings: values.filter((value) => value.startsWith(STRING)).map((value) => value.slice(1)),
        isMinified,
    };
}
/** Returns whether what was received is the script in the file, minified or only written in another way. */
function isSameScript(file, received) {
    if (file.all === received.all)
        return true;
    return (received.isMinified &&
        !file.isMinified &&
        file.kept === received.kept &&
        // Others are renamed: those are never given long names.
        received.names.isSubsetOf(file.names) &&
        file.globals.isSubsetOf(received.names));
}
/** Between two tokens, they say nothing here. */
const SEPARATORS = new Set([
    'WhiteSpace',
    'LineTerminatorSequence',
    'SingleLineComment',
    'MultiLineComment',
]);
/** How the values of strings and numbers begin. */
const STRING = '"';
const NUMBER = '#';
function needsSpace(before, after) {
    const [a, b] = [before?.value.at(-1) ?? '', after.value[0] ?? ''];
    if (a === '')
        return false;
    return (WORD.test(a) && WORD.test(b)) || (a === b && (a === '+' || a === '-'));
}
const WORD = /[\w$\\#@\u0080-\uffff]/;
/** Returns a token as it is compared. */
function comparable(token) {
    const { type, value } = token;
    switch (type) {
        case 'StringLiteral':
        case 'NoSubstitutionTemplate':
            return STRING + unescaped(value.slice(1, -1));
        case 'TemplateHead':
        case 'TemplateMiddle':
            return STRING + unescaped(value.slice(1, -2));
        case 'TemplateTail':
            return STRING + unescaped(value.slice(1, -1));
        case 'NumericLiteral':
            return NUMBER + numberOf(value);
        default:
            return value;
    }
}
function numberOf(written) {
    const digits = written.replaceAll('_', '');
    if (digits.endsWith('n'))
        return digits;
    // As sloppy scripts may write octal numbers, which is the only notation that `Number` does not know.
    return /^0\d/.test(digits) ? digits : `${Number(digits)}`;
}
/** Returns all tokens but semicolons that can be left out. */
function allOf(values) {
    return values
        .filter((value, i) => value !== ';' || (values[i + 1] !== '}' && i + 1 < values.length))
        .join('\0');
}
const ESCAPE = /\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}|([\s\S]))/gi;
const SINGLE = {
    n: '\n',
    r: '\r',
    t: '\t',
    b: '\b',
    f: '\f',
    v: '\v',
    '0': '\0',
    '\n': '',
    '\u2028': '',
    '\u2029': '',
};
/** https://tc39.es/ecma262/#prod-EscapeSequence */
function unescaped(text) {
    if (!text.includes('\\'))
        return text;
    return text.replace(ESCAPE, (_, x, u, point, single = '') => {
        const hex = x ?? u ?? point;
        if (hex === undefined)
            return SINGLE[single] ?? single;
        const code = Number.parseInt(hex, 16);
        return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
    });
}
/** Names that are not those of variables. */
const KEYWORDS = new Set(('arguments async await break case catch class const continue debugger default delete do else export extends false ' +
    'finally for function get if import in instanceof let new null of return set static super switch this throw true try ' +
    'typeof undefined var void while with yield').split(' '));
/** Minifiers give shorter names. */
const MIN_NAME = 3;
/** Minifiers leave it out. */
const DIRECTIVE = /^"use [a-z]+$/;
const COMPARES = new Set(['==', '===', '!=', '!==']);
/** Where the second operand of a comparison ends. */
const ENDS_OPERAND = new Set(['&&', '||', '??', '?', ':', ',', ';', ')', ']', '}']);
const DECLARES = new Set('var let const function * class import as'.split(' '));
/** After these, a name may be a parameter, or one of several that are declared. */
const BEFORE_PARAMETER = new Set([',', '(', '[', '{', ':', '...']);
function scopeAt(depth) {
    return { depth, functions: [], kept: [] };
}
/** After these, `function` declares one. */
const BEFORE_DECLARATION = new Set(['', ';', '{', '}', ')']);
/** Finds what minifiers keep. */
class Kept {
    names = new Set();
    /** The names that the script may declare. */
    declared = new Set();
    #tokens;
    #values;
    /** The brackets that are open. */
    #open = [];
    /** The functions that are open, in the script. */
    #script = scopeAt(-1);
    #functions = [];
    #scope = this.#script;
    /** The token whose constant was kept last, and whether more may be multiplied with it. */
    #last = -1;
    #isFactor = false;
    /** Constants before `===`, where they may be written after it, too; with how many brackets are open around them. */
    #turned = [];
    constructor(tokens, values) {
        this.#tokens = tokens;
        this.#values = values;
    }
    /** To be called once. */
    read() {
        for (const [i, token] of this.#tokens.entries()) {
            switch (token.type) {
                case 'StringLiteral':
                case 'NoSubstitutionTemplate':
                    this.#string(i);
                    break;
                case 'TemplateHead':
                case 'TemplateMiddle':
                case 'TemplateTail':
                case 'RegularExpressionLiteral':
                    this.#keep(this.#at(i));
                    break;
                case 'NumericLiteral':
                    this.#number(i);
                    break;
                case 'IdentifierName':
                    this.#name(i);
                    break;
                case 'Punctuator':
                    this.#punctuator(this.#at(i));
                    break;
            }
        }
        this.#endOperands(0);
        return textOf(this.#script);
    }
    #at(i) {
        return this.#values[i] ?? '';
    }
    #keep(text) {
        if (text !== STRING)
            this.#scope.kept.push(text);
    }
    #string(i) {
        const value = this.#at(i);
        const [before, after] = [this.#at(i - 1), this.#at(i + 1)];
        if (DIRECTIVE.test(value))
            return;
        // `typeof a == "undefined"` becomes `a === void 0` or `typeof a > "u"`.
        if (value === '"undefined' || (value === '"u' && /[<>]/.test(before + after)))
            return;
        const isJoined = before === '+' && this.#last === i - 2 && !this.#isFactor;
        if (value === STRING && !isJoined)
            return;
        if (isJoined)
            this.#scope.kept.push((this.#scope.kept.pop() ?? STRING) + value.slice(1));
        else if (COMPARES.has(after)) {
            this.#turned.push({ depth: this.#open.length, text: value });
            return;
        }
        else
            this.#keep(value);
        this.#last = i;
        this.#isFactor = false;
    }
    #number(i) {
        const value = this.#at(i);
        const before = this.#at(i - 1);
        const signed = before === '-' ? `${NUMBER}-${value.slice(1)}` : value;
        if (before === 'void')
            return;
        // `!0` is true.
        if (before === '!' && (value === '#0' || value === '#1')) {
            this.#keep(value === '#0' ? 'true' : 'false');
            return;
        }
        if (before === '*' && this.#last === i - 2 && this.#isFactor) {
            const product = Number(this.#scope.kept.pop()?.slice(1)) * Number(value.slice(1));
            this.#scope.kept.push(NUMBER + product);
        }
        else if (COMPARES.has(this.#at(i + 1))) {
            this.#turned.push({ depth: this.#open.length, text: signed });
            return;
        }
        else {
            this.#keep(signed);
            this.#isFactor = !/^(?:\*\*?|\/|%)$/.test(before);
        }
        this.#last = i;
    }
    #name(i) {
        const value = this.#at(i);
        const [before, after] = [this.#at(i - 1), this.#at(i + 1)];
        const frame = this.#open.at(-1);
        const isProperty = before === '.' || before === '?.';
        const mayBeKey = (before === '{' || before === ',') && frame?.bracket === '{' && !frame.declares;
        if (isProperty || (mayBeKey && (after === ':' || after === ',' || after === '}'))) {
            this.#keep(STRING + value);
            return;
        }
        if (value === 'true' || value === 'false') {
            // `while (true)` becomes `for (;;)`.
            if (before !== '(' || this.#at(i - 2) !== 'while')
                this.#keep(value);
        }
        else if (value === 'null')
            this.#keep(value);
        else if (value === 'function' && BEFORE_DECLARATION.has(before))
            this.#beginFunction();
        else if (value === 'var' || value === 'let' || value === 'const') {
            if (frame !== undefined)
                frame.declares = true;
        }
        else if (value.length >= MIN_NAME && !KEYWORDS.has(value)) {
            this.names.add(value);
            if (mayDeclare(before, after))
                this.declared.add(value);
        }
    }
    #punctuator(value) {
        if (ENDS_OPERAND.has(value))
            this.#endOperands(this.#open.length);
        if (value === '{' || value === '(' || value === '[')
            this.#open.push({ bracket: value, declares: false });
        else if (value === '}' || value === ')' || value === ']') {
            this.#open.pop();
            if (value === '}' && this.#scope.depth === this.#open.length)
                this.#endFunction();
        }
    }
    #beginFunction() {
        const scope = scopeAt(this.#open.length);
        this.#scope.functions.push(scope);
        this.#functions.push(scope);
        this.#scope = scope;
    }
    #endFunction() {
        this.#functions.pop();
        this.#scope = this.#functions.at(-1) ?? this.#script;
    }
    /** Keeps the constants before comparisons that end here, with this many brackets around it. */
    #endOperands(depth) {
        for (let last = this.#turned.at(-1); last !== undefined && last.depth >= depth; last = this.#turned.at(-1)) {
            this.#turned.pop();
            this.#keep(last.text);
        }
    }
}
/** Returns whether a name between these tokens may be declared there: as a variable, a parameter, a function, a label. */
function mayDeclare(before, after) {
    if (after === '=>' || after === ':' || DECLARES.has(before))
        return true;
    return BEFORE_PARAMETER.has(before) && after !== '(' && after !== '.' && after !== '?.';
}
/** Returns what is kept, that of functions first. */
function textOf(script) {
    const found = [];
    // Without recursion: a script may have any number of functions in functions.
    const open = [script];
    for (let scope = open.pop(); scope !== undefined; scope = open.pop()) {
        found.push(`{${scope.functions.length}`, ...scope.kept);
        for (const inner of scope.functions)
            open.push(inner);
    }
    return found.join('\0');
}

// EXTERNAL MODULE: ./node_modules/@csstools/css-tokenizer/dist/index.mjs
var dist = __webpack_require__(4879);
;// CONCATENATED MODULE: ./lib/live/style-tokens.js

/** White space beside these says nothing. */
const TIGHT = new Set(['{', '}', ',', '>', '~', '+', '!', '=', '/', '']);
const TIGHT_BEFORE = new Set([...TIGHT, ')', ']']);
const TIGHT_AFTER = new Set([...TIGHT, '(', '[', ':']);
/**
 * Returns what a style sheet says, however it is written: without comments, and without white space and semicolons that can
 * be left out.
 */
function styleTokens(css) {
    const found = [];
    const tokens = (0,dist/* tokenizer */.OH)({ css });
    let last = '';
    let hasSpace = false;
    let hasSemicolon = false;
    const add = (text) => {
        if (hasSemicolon && text !== '}')
            found.push(';');
        else if (hasSpace && !TIGHT_AFTER.has(last) && !TIGHT_BEFORE.has(text))
            found.push(' ');
        hasSpace = false;
        hasSemicolon = false;
        found.push(text);
        last = text.endsWith('(') ? '(' : text;
    };
    while (!tokens.endOfFile()) {
        const token = tokens.nextToken();
        if (token[0] === dist/* TokenType */.ks.Whitespace)
            hasSpace = true;
        else if (token[0] === dist/* TokenType */.ks.Semicolon)
            hasSemicolon = true;
        else
            for (const text of textsOf(token))
                add(text);
    }
    return found.join('\0');
}
/** Quotation marks and the notation of numbers are left out. */
function textsOf(token) {
    switch (token[0]) {
        case dist/* TokenType */.ks.Comment:
        case dist/* TokenType */.ks.CDO:
        case dist/* TokenType */.ks.CDC:
        case dist/* TokenType */.ks.EOF:
            return [];
        case dist/* TokenType */.ks.URL:
            return ['url(', `"${token[4].value}`, ')'];
        case dist/* TokenType */.ks.String:
            return [`"${token[4].value}`];
        case dist/* TokenType */.ks.Number:
            return [`${token[4].value}`];
        case dist/* TokenType */.ks.Percentage:
            return [`${token[4].value}%`];
        case dist/* TokenType */.ks.Dimension:
            return [`${token[4].value}${token[4].unit}`];
        default:
            return [token[1]];
    }
}

;// CONCATENATED MODULE: ./lib/live/rewritten.js
/**
 * Pages that something has rewritten on their way, so that their bytes differ. What hosts do today was read from their
 * documentation and from pages that they had served, 2026-11; what nobody is known to do is another page.
 */




/**
 * Returns whether what was received is the page in the file, rewritten: all of its text and all of its tags with all of their
 * attributes are those of the file, apart from what hosts are known to add and change, and from scripts and style sheets in
 * the page that were minified. docs/live.md lists all of it. If it can be the earlier version as well, which `earlier`
 * returns if it is known, it is that if nothing, or less than to the page in the file, was added to it. Takes time in
 * proportion to the length of all of them.
 */
function isRewritten(page, file, received, surroundings, earlier) {
    const shown = tokensOf(page, received);
    const expected = tokensOf(page, file);
    if (!new PageComparison(page, surroundings, expected).matches(shown))
        return false;
    const before = earlier();
    if (before === undefined)
        return true;
    if (before.equals(received))
        return false;
    const parts = tokensOf(page, before);
    return parts.length <= expected.length || !new PageComparison(page, surroundings, parts).matches(shown);
}
function tokensOf(page, content) {
    return pageTokens(page, withoutEmailProtection(content.toString('latin1')));
}
/** Addresses that Cloudflare and Netlify keep for what they add. */
const OF_HOST = /^\/(?:cdn-cgi|\.netlify\/scripts)\//;
/** https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ prefixes the types of scripts. */
const ROCKET_LOADER_TYPE = /^[\da-f]+-(?=module$|(?:text|application)\/)/;
const ROCKET_LOADER_MARK = /^data-cf-modified-[\da-f]+-$/;
const ROCKET_LOADER_GUARD = 'if (!window.__cfRLUnblockHandlers) return false; ';
/** https://mimesniff.spec.whatwg.org/#javascript-mime-type, as far as anybody writes it. */
const SCRIPT_TYPE = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/;
/** Their presence says all: https://html.spec.whatwg.org/#boolean-attributes. */
const BOOLEAN = new Set(('allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate inert ismap ' +
    'itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected').split(' '));
const ADDRESSES = new Set('action background cite data formaction href longdesc manifest ping poster src xlink:href'.split(' '));
/** What a `<link>` may do that a host adds: nothing that says something of the page. */
const ADDED_RELS = new Set([
    'dns-prefetch',
    'modulepreload',
    'preconnect',
    'prefetch',
    'preload',
    'stylesheet',
]);
class PageComparison {
    #page;
    #surroundings;
    #file;
    /** Are relative addresses those of another place? */
    #hasBase;
    /** What scripts of the file say: each may be compared with many. */
    #said = new Map();
    constructor(page, surroundings, file) {
        this.#page = page;
        this.#surroundings = surroundings;
        this.#file = file;
        this.#hasBase = file.some((token) => typeof token !== 'string' && token.name === 'base');
    }
    matches(received) {
        return this.#areSame(this.#file, received);
    }
    #areSame(file, received) {
        let next = 0;
        for (const token of received) {
            const wanted = file[next];
            if (wanted !== undefined && this.#isSame(wanted, token))
                next++;
            else if (!this.#isAdded(token))
                return false;
        }
        return next === file.length;
    }
    #isSame(file, received) {
        if (typeof file === 'string' || typeof received === 'string')
            return file === received;
        if (file.name !== received.name || !this.#haveSameAttributes(file, received))
            return false;
        if (file.inner !== undefined)
            return this.#areSame(file.inner, received.inner ?? []);
        if (file.text === undefined || file.text === received.text)
            return true;
        const text = received.text ?? '';
        return file.name === 'style' ? styleTokens(file.text) === styleTokens(text) : this.#saysSame(file, text);
    }
    #haveSameAttributes(file, received) {
        for (const [name, value] of file.attributes)
            if (received.attributes.get(name) !== value && !this.#isChanged(file, received, name))
                return false;
        for (const name of received.attributes.keys())
            if (!file.attributes.has(name) && !this.#isChanged(file, received, name))
                return false;
        return true;
    }
    /** Returns whether hosts change this attribute in this way. */
    #isChanged(file, received, name) {
        const [before, after] = [file.attributes.get(name), received.attributes.get(name)];
        if (name === 'type')
            return isSameType(file, received);
        if (before === undefined)
            return ROCKET_LOADER_MARK.test(name);
        if (after === undefined)
            return false;
        // A custom element may read the value.
        if (BOOLEAN.has(name))
            return !file.name.includes('-');
        if (name === 'content')
            return isViewport(file) && viewportOf(before) === viewportOf(after);
        if (name.startsWith('on'))
            return after === ROCKET_LOADER_GUARD + before;
        if (!ADDRESSES.has(name))
            return false;
        return isMadeSecure(before, after) || (name === 'href' && this.#leadToSame(file.name, before, after));
    }
    /** Netlify writes links as it prefers them: https://docs.netlify.com/manage/routing/redirects/redirect-options/ */
    #leadToSame(name, before, after) {
        const isLink = (name === 'a' || name === 'area') && !this.#hasBase;
        return isLink && this.#surroundings.leadToSame(this.#page, before, after);
    }
    /** Returns whether two scripts, or data in their place, say the same. */
    #saysSame(file, received) {
        const said = this.#said.get(file) ?? saidIn(file);
        this.#said.set(file, said);
        if (said.data !== undefined)
            return said.data === dataIn(received);
        const other = said.script === undefined ? undefined : scriptTokens((0,byte_strings/* toText */.fE)(received));
        return said.script !== undefined && other !== undefined && isSameScript(said.script, other);
    }
    /** Returns whether hosts add such a thing: nothing of the site itself. */
    #isAdded(token) {
        if (typeof token === 'string')
            return false;
        const { name, attributes, text, inner } = token;
        if (name === 'noscript')
            return inner?.every((each) => this.#isAddedWithoutScripts(each)) ?? false;
        if (name === 'link')
            return this.#isAddedLink(attributes);
        if (name !== 'script')
            return false;
        const type = typeOf(token);
        if (!SCRIPT_TYPE.test(type) && type !== 'module')
            return false;
        const src = attributes.get('src');
        return src === undefined ? this.#isAddedScript(text ?? '') : this.#isAddedAddress(src);
    }
    #isAddedLink(attributes) {
        const rels = (attributes.get('rel') ?? '').toLowerCase().split(/[\t\n\f\r ]+/);
        return rels.every((rel) => ADDED_RELS.has(rel)) && this.#isAddedAddress(attributes.get('href') ?? '');
    }
    /** Pictures and frames that count visits where there are no scripts. */
    #isAddedWithoutScripts(token) {
        if (typeof token === 'string')
            return !isText(token) && token.startsWith('</');
        return this.#isAddedAddress(token.attributes.get(token.name === 'link' ? 'href' : 'src') ?? '');
    }
    /** One that names an address of the site was built with it. */
    #isAddedScript(text) {
        const strings = scriptTokens((0,byte_strings/* toText */.fE)(text))?.strings;
        return strings?.every((string) => !this.#isOfSite(string)) ?? false;
    }
    /** Returns whether a string in a script is an address of the site. */
    #isOfSite(string) {
        if (/^(?:\/[^/]|\.\.?\/)/.test(string))
            return !OF_HOST.test(string);
        // Shorter ones are put together with a host.
        return /^(?:https?:)?\/\/[\w.:-]+\//i.test(string) && !this.#isAddedAddress((0,byte_strings/* toBytes */.ZJ)(string));
    }
    #isAddedAddress(address) {
        return OF_HOST.test(address) || this.#surroundings.isElsewhere(address);
    }
}
function typeOf({ attributes }) {
    const type = (attributes.get('type') ?? '').trim().toLowerCase();
    return type.replace(ROCKET_LOADER_TYPE, '');
}
/** Types that say what goes without saying may be left out. */
function isSameType(file, received) {
    const [a, b] = [file.attributes.get('type') ?? '', received.attributes.get('type') ?? ''];
    switch (file.name) {
        case 'script': {
            const [before, after] = [typeOf(file), typeOf(received)];
            return before === after || (SCRIPT_TYPE.test(before) && SCRIPT_TYPE.test(after));
        }
        case 'style':
        case 'link':
            return /^(?:text\/css)?$/i.test(a) && /^(?:text\/css)?$/i.test(b);
        default:
            return false;
    }
}
function isViewport({ name, attributes }) {
    return name === 'meta' && attributes.get('name')?.toLowerCase() === 'viewport';
}
/** Returns what the size of a page is to be, without what html-minifier leaves out in any case: spaces, `.0`. */
function viewportOf(content) {
    return content.replace(/[\t\n\f\r ]/g, '').replace(/(\d)\.0(?=,|$)/g, '$1');
}
/**
 * Returns whether an address was changed from `http:` to `https:`, as Cloudflare's Automatic HTTPS Rewrites does:
 * https://developers.cloudflare.com/ssl/edge-certificates/additional-options/automatic-https-rewrites/
 */
function isMadeSecure(before, after) {
    return (before.length + 1 === after.length &&
        /^http:\/\//i.test(before) &&
        /^https:\/\//i.test(after) &&
        before.slice(4) === after.slice(5));
}
function saidIn(script) {
    const [text, type] = [script.text ?? '', typeOf(script)];
    const data = dataIn(text);
    if (data !== undefined)
        return { data };
    return SCRIPT_TYPE.test(type) || type === 'module' ? { script: scriptTokens((0,byte_strings/* toText */.fE)(text)) } : {};
}
/** Returns JSON as it is written without white space; undefined if it is something else. */
function dataIn(script) {
    if (!/^[[{]/.test(script))
        return undefined;
    try {
        return JSON.stringify(JSON.parse(script));
    }
    catch {
        return undefined;
    }
}
const PROTECTED_TEXT = /<(a|span)\b[^>]{0,300}\bdata-cfemail="([0-9a-f]{2,600})"[^>]{0,300}>[^<]{0,100}<\/\1>/g;
const PROTECTED_LINK = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{2,600})/g;
/**
 * Returns a page with the addresses of emails as they were before Cloudflare hid them from robots, which it does unless
 * it is switched off: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/, read 2026-11.
 * A script of its own shows them to readers.
 */
function withoutEmailProtection(page) {
    if (!page.includes('/cdn-cgi/l/email-protection'))
        return page;
    return page
        .replace(PROTECTED_TEXT, (_, __, hex) => decodeEmail(hex))
        .replace(PROTECTED_LINK, (_, hex) => `mailto:${decodeEmail(hex)}`);
}
/** The first byte is the key for the others. */
function decodeEmail(hex) {
    const [key = 0, ...bytes] = Buffer.from(hex, 'hex');
    return Buffer.from(bytes.map((byte) => byte ^ key)).toString('latin1');
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/live/written-in.js

/** Returns how a page is written, of which each piece is read once; undefined where a byte order mark says so itself. */
function writtenIn(pieces) {
    let found = 'ascii';
    let isFirst = true;
    // The beginning of a character whose end comes with the next piece.
    let split = Buffer.alloc(0);
    for (const piece of pieces) {
        if (isFirst && hasMark(piece))
            return undefined;
        isFirst = false;
        if (split.length === 0 && (0,external_node_buffer_.isAscii)(piece))
            continue;
        const bytes = split.length === 0 ? piece : Buffer.concat([split, piece]);
        const end = bytes.length - splitBytes(bytes);
        if (!(0,external_node_buffer_.isUtf8)(bytes.subarray(0, end)))
            return 'other';
        found = 'utf-8';
        split = Buffer.from(bytes.subarray(end));
    }
    return split.length === 0 ? found : 'other';
}
function hasMark([a, b, c]) {
    return (a === 0xef && b === 0xbb && c === 0xbf) || (a === 0xfe && b === 0xff) || (a === 0xff && b === 0xfe);
}
/** Returns how many bytes at the end are the beginning of a longer character: https://www.rfc-editor.org/rfc/rfc3629#section-3 */
function splitBytes(bytes) {
    for (let n = 1; n <= Math.min(3, bytes.length); n++) {
        const byte = bytes[bytes.length - n] ?? 0;
        if (byte < 0x80)
            return 0;
        if (byte >= 0xc0)
            return n < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? n : 0;
    }
    return 0;
}

;// CONCATENATED MODULE: ./lib/live/body.js







/** The encodings that are asked for: those that every browser asks for, too. */
const ACCEPTED_ENCODINGS = 'gzip, br';
/** How much longer than its file a page may be that something on its way has added to, and anything else. In bytes. */
const MAX_ADDED_TO_PAGE = 1 << 20;
const MAX_ADDED = 64 << 10;
/** Of larger pages, only the bytes are compared: telling a page that was rewritten takes all of it. In bytes. */
const MAX_WHOLE = 4 << 20;
/** How many bytes show whether something is compressed. */
const START_BYTES = 4;
/** How much of an answer is read that is not compared, to keep the connection. In bytes. */
const MAX_SKIPPED = 256 << 10;
/** Files that are compressed themselves. Browsers show the pictures among them only with a Content-Encoding. */
const COMPRESSED_FILE = /\.(?:svgz|t?gz|br|emz|wmz)$/i;
const COMPRESSED_PICTURE = /\.svgz$/i;
/**
 * Reads the body of an answer, not much more of it than the file is long, and compares it with the file. `heard` is
 * called for each piece that arrives.
 * @throws Error of the connection; UnreadableFile
 */
async function readBody(message, comparison, heard) {
    const { file, size, name, isPage } = comparison;
    const unpack = unpackers(message.headers['content-encoding']);
    if (unpack === undefined) {
        message.destroy();
        return { content: 'unread', encoding: 'unknown', writtenIn: undefined };
    }
    const limit = size + (isPage ? MAX_ADDED_TO_PAGE : MAX_ADDED);
    const sent = COMPRESSED_FILE.test(name) ? new Received(file, limit, false) : undefined;
    const received = new Received(file, limit, isPage && size <= MAX_WHOLE);
    const end = await receive(message, unpack, { sent, received, limit, heard });
    if (unpack.length > 0 && sent?.isFile()) {
        const encoding = COMPRESSED_PICTURE.test(name) ? 'fine' : 'archive';
        return { content: 'same', encoding, writtenIn: undefined };
    }
    if (end === 'not-compressed')
        return { content: 'unread', encoding: 'false', writtenIn: undefined };
    const content = end === 'too-long' ? 'different' : likenessOf(received, comparison);
    if (content === 'different' && isGzip(received.start) && !isGzip(file.first(START_BYTES)))
        return { content, encoding: unpack.length > 0 ? 'twice' : 'silent', writtenIn: undefined };
    const isShown = isPage && (content === 'same' || content === 'rewritten');
    return { content, encoding: 'fine', writtenIn: isShown ? writtenIn(file.pieces()) : undefined };
}
/** Reads the body of an answer that is not compared, as far as that keeps the connection; the rest is given up. */
async function skipBody(message, heard) {
    let bytes = 0;
    for await (const chunk of message) {
        heard();
        bytes += chunk.length;
        if (bytes > MAX_SKIPPED)
            break;
    }
}
/**
 * Returns what unpacks a body, in the order in which it has to happen; undefined where it is packed in a way that was
 * not asked for. https://www.rfc-editor.org/rfc/rfc9110#name-content-encoding
 */
function unpackers(header) {
    const codings = (header ?? '')
        .toLowerCase()
        .split(',')
        .map((coding) => coding.trim())
        .filter((coding) => coding !== '' && coding !== 'identity');
    if (codings.length > 2)
        return undefined;
    const unpack = codings.map((coding) => UNPACKERS.get(coding)).reverse();
    return unpack.every((each) => each !== undefined) ? unpack : undefined;
}
const UNPACKERS = new Map([
    ['gzip', external_node_zlib_.createGunzip],
    ['x-gzip', external_node_zlib_.createGunzip],
    ['br', external_node_zlib_.createBrotliDecompress],
]);
class TooLong extends Error {
}
/** @throws Error of the connection; UnreadableFile */
async function receive(message, unpack, { sent, received, limit, heard }) {
    const unpacked = unpack.length === 0 ? undefined : new Unpacked(unpack, received);
    let bytes = 0;
    try {
        // No generator in between: with one, V8 keeps each request for long after its end.
        for await (const chunk of message) {
            heard();
            sent?.add(chunk);
            bytes += chunk.length;
            if (bytes > limit)
                throw new TooLong();
            if (unpacked === undefined)
                received.add(chunk);
            else
                await unpacked.add(chunk);
        }
        await unpacked?.end();
        return 'complete';
    }
    catch (error) {
        unpacked?.close();
        if (error instanceof TooLong)
            return 'too-long';
        if (error instanceof NotCompressed)
            return 'not-compressed';
        throw error;
    }
}
class NotCompressed extends Error {
}
/** Unpacks what arrives. */
class Unpacked {
    #first;
    #done;
    constructor(unpack, received) {
        const transforms = unpack.map((make) => make());
        const [first = new external_node_stream_.PassThrough()] = transforms;
        this.#first = first;
        this.#done = (0,promises_.pipeline)([...transforms, sinkTo(received)]).catch((error) => {
            const isOurs = error instanceof TooLong || error instanceof UnreadableFile;
            throw isOurs ? error : new NotCompressed('', { cause: error });
        });
        // It is awaited in the end, whenever it fails.
        this.#done.catch(() => { });
    }
    /** @throws TooLong, UnreadableFile, NotCompressed */
    async add(chunk) {
        const isFull = !this.#first.destroyed && !this.#first.write(chunk);
        if (isFull || this.#first.destroyed)
            await Promise.race([drained(this.#first), this.#done]);
    }
    /** @throws as `add` does */
    async end() {
        this.#first.end();
        await this.#done;
    }
    close() {
        this.#first.destroy();
    }
}
function drained(stream) {
    return new Promise((resolve) => stream.once('drain', resolve));
}
function sinkTo(received) {
    return new external_node_stream_.Writable({
        write(chunk, _, done) {
            try {
                received.add(chunk);
                done();
            }
            catch (error) {
                done(error);
            }
        },
    });
}
/**
 * What has arrived, never more than `limit` bytes. As long as it is the beginning of the file, nothing of it is kept and
 * no digest is computed. What it throws is a TooLong or an UnreadableFile.
 */
class Received {
    #file;
    #limit;
    #keeps;
    /** From the first byte on that differs. */
    #rest = [];
    #differs = false;
    #hash;
    #bytes = 0;
    #same = 0;
    #start = Buffer.alloc(0);
    /** `keeps`: whether the content is needed if it differs. */
    constructor(file, limit, keeps) {
        this.#file = file;
        this.#limit = limit;
        this.#keeps = keeps;
    }
    /** Its first bytes. */
    get start() {
        return this.#start;
    }
    add(chunk) {
        this.#bytes += chunk.length;
        if (this.#bytes > this.#limit)
            throw new TooLong();
        if (this.#start.length < START_BYTES)
            this.#start = Buffer.concat([this.#start, chunk.subarray(0, START_BYTES)]).subarray(0, START_BYTES);
        if (!this.#differs && this.#file.has(chunk, this.#same)) {
            this.#same += chunk.length;
            return;
        }
        if (!this.#differs)
            this.#hash = this.#hashOfSame();
        this.#differs = true;
        this.#hash?.update(chunk);
        if (this.#keeps)
            this.#rest.push(chunk);
    }
    /** Whether it is the whole file and nothing else. */
    isFile() {
        return !this.#differs && this.#file.endsAt(this.#same);
    }
    /** To be called once; undefined if more than `MAX_WHOLE` of it is as in the file, because no page to compare with is as long. */
    sha256() {
        const hash = this.#differs ? this.#hash : this.#hashOfSame();
        return hash?.digest('hex');
    }
    /** All of it; undefined if it was not kept. */
    content() {
        return this.#keeps ? Buffer.concat([this.#file.first(this.#same), ...this.#rest]) : undefined;
    }
    #hashOfSame() {
        if (this.#same > MAX_WHOLE)
            return undefined;
        return (0,external_node_crypto_.createHash)('sha256').update(this.#file.first(this.#same));
    }
}
/** @throws UnreadableFile */
function likenessOf(received, { file, size, name, homePage, notFoundPage, surroundings, earlier }) {
    if (received.isFile())
        return 'same';
    const sha256 = received.sha256();
    if (sha256 !== undefined && sha256 === homePage)
        return 'home-page';
    if (sha256 !== undefined && sha256 === notFoundPage)
        return 'not-found-page';
    const content = received.content();
    if (content === undefined)
        return 'different';
    const earlierPage = () => earlier?.read(name, MAX_WHOLE + MAX_ADDED_TO_PAGE);
    return isRewritten(name, file.first(size), content, surroundings, earlierPage) ? 'rewritten' : 'different';
}
/** https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1 */
function isGzip(start) {
    return start[0] === 0x1f && start[1] === 0x8b && start[2] === 0x08;
}

;// CONCATENATED MODULE: ./lib/live/earlier-version.js

/** The site as its host had it before. */
class EarlierVersion {
    #root;
    /** In bytes, by name. */
    #sizes;
    constructor({ root, names, sizes }) {
        this.#root = root;
        this.#sizes = new Map(names.map((name, i) => [name, sizes[i] ?? 0]));
    }
    /** Returns the file with this name; undefined if there is none, if it cannot be read, or if it has more than `maxBytes`. */
    read(name, maxBytes) {
        const size = this.#sizes.get(name);
        return size === undefined || size > maxBytes ? undefined : readIfPossible(this.#root, name, size);
    }
}

// EXTERNAL MODULE: ./lib/check/rules/page-names.js
var page_names = __webpack_require__(2608);
// EXTERNAL MODULE: ./lib/event-loop.js + 1 modules
var event_loop = __webpack_require__(3761);
// EXTERNAL MODULE: ./lib/web/host/redirects/pattern.js
var pattern = __webpack_require__(1025);
// EXTERNAL MODULE: ./lib/web/host/redirects/rules.js
var rules = __webpack_require__(6856);
// EXTERNAL MODULE: ./lib/web/host/resolver.js
var resolver = __webpack_require__(9123);
;// CONCATENATED MODULE: ./lib/live/address.js
/** Returns the URL of an address (a percent-encoded path) at an origin, whatever the address is: it never leads elsewhere. */
function urlAt(origin, address) {
    const url = new URL(origin);
    // Text behind an origin may change its port or host, and a relative URL that begins with `//` has a host of its own.
    url.pathname = address;
    return url;
}

;// CONCATENATED MODULE: ./lib/live/expectations.js







/** How many pages are asked for under their other addresses as well: what answers those is one rule for all of them. */
const MAX_ALIASES = 200;
/** How many rules of a redirect file are tried. */
const MAX_RULES = 500;
/** What trying one rule may cost, in steps of 50 nanoseconds. */
const MAX_STEPS = 50_000;
/**
 * Returns what the host of a site should answer: each file under the address that the host prefers, some pages under
 * their other addresses, the rules of a redirect file, and a few addresses that no file has.
 * @throws the reason of the signal soon after it is aborted
 */
async function expectationsOf(site, { origin, token, signal }) {
    const files = [];
    const aliases = [];
    let withoutAddress = 0;
    for await (const [file, name] of (0,event_loop/* interruptible */.In)(site.site.names.entries(), signal)) {
        const [first, ...others] = addressesOf(name, file, site);
        if (first === undefined) {
            if (!isKeptBack(name, site))
                withoutAddress++;
            continue;
        }
        files.push(expectedFile(first, file, site));
        if (others.length > 0)
            aliases.push(others.map((path) => expectedFile(path, file, site)));
    }
    const expected = [
        ...files,
        ...evenly(aliases, MAX_ALIASES).flat(),
        ...rulesOfRedirectFile(site, origin),
        ...missingAddresses(site, token),
    ];
    return { expected, withoutAddress };
}
/** Returns at most `most` of the items, spread evenly, the first one among them. */
function evenly(items, most) {
    if (items.length <= most)
        return [...items];
    return items.filter((_, i) => Math.floor((i * most) / items.length) !== Math.floor(((i - 1) * most) / items.length));
}
/** Returns the paths at which the host shows a file, the one that it prefers first; relative to the site's root, decoded. */
function addressesOf(name, file, site) {
    return candidatesOf(name, site).filter((path) => site.answer(path) === file);
}
function candidatesOf(name, { site }) {
    if (name === 'index.html')
        return site.host === undefined ? [''] : ['', name];
    // Under its full name, every host shows a page, or redirects to the address that it prefers.
    if (site.host === undefined || !name.endsWith('.html'))
        return [name];
    const bare = name.slice(0, -'.html'.length);
    // What a host shows at `/404` differs.
    if ((0,page_names/* isNotFoundPageOfSite */.dn)(name))
        return [name];
    return bare.endsWith('/index') ? [bare.slice(0, -'index'.length), name] : [bare, name];
}
function expectedFile(path, file, site) {
    const name = site.site.names[file] ?? '';
    return {
        is: 'file',
        address: site.addressOf(path),
        file,
        name: (0,byte_strings/* toText */.fE)(name),
        size: site.sizes[file] ?? 0,
        isPage: (0,page_names/* isPage */.yp)(name),
        mayBeMissing: isKeptBack(name, site),
        isNotFoundPage: (0,page_names/* isNotFoundPageOfSite */.dn)(name),
    };
}
/** What hosts read themselves. Some serve it, too. */
const HOST_FILES = /^(?:_redirects|_headers|_routes\.json|_worker\.js|staticwebapp\.config\.json|vercel\.json|netlify\.toml|CNAME|web\.config)$/;
/**
 * Is this a file that hosts, uploaders or servers may well keep to themselves? Whether names that begin with a dot are
 * published depends on how a site is uploaded, and servers often refuse them; `.well-known` is made to be published.
 */
function isKeptBack(name, { rules, site }) {
    if (HOST_FILES.test(name))
        return true;
    if (!/(?:^|\/)\./.test(name))
        return false;
    return !name.startsWith('.well-known/') || site.host === undefined || rules.dropsDotFiles === 'all';
}
/** Returns the redirects that the host should make by rules for one address each. */
function rulesOfRedirectFile(site, origin) {
    const redirects = (0,resolver/* redirectsOf */.v4)(site.site);
    if (redirects === undefined)
        return [];
    const fileResolver = (0,resolver/* fileResolverOf */.uk)(redirects, site.files, site.site.loops);
    const rules = redirects.rules.filter(({ does, conditions }) => does === 'redirect' && conditions.length === 0);
    return rules.slice(0, MAX_RULES).flatMap((rule) => {
        const path = onlyPathOf(rule);
        const step = path === undefined ? undefined : stepAt(path, redirects, fileResolver);
        // Another rule or a file may come first.
        if (path === undefined || step?.is !== 'redirect' || step.rule !== rule)
            return [];
        const address = (0,byte_strings/* percentEncode */.a)(path);
        const target = urlAt(origin, address);
        const own = URL.parse(step.to, target.href);
        if (own === null)
            return [];
        const { domain } = site.site;
        const named = domain === undefined ? null : URL.parse(step.to, `https://${domain}${address}`);
        const onOwnHost = named !== null && named.host === domain;
        const targets = onOwnHost ? [`${origin}${pathOf(named)}`, named.href] : [own.href];
        return [{ is: 'redirect', address, targets, status: rule.status, rules: redirects.file, line: rule.line }];
    });
}
const pathOf = ({ pathname, search, hash }) => `${pathname}${search}${hash}`;
function stepAt(path, redirects, fileResolver) {
    try {
        return redirects.step(path, fileResolver, { steps: MAX_STEPS });
    }
    catch (error) {
        if (error instanceof pattern/* OutOfSteps */.rF)
            return undefined;
        throw error;
    }
}
/** Returns the only path that a rule is about; undefined if there are many, or if no address has such a path. */
function onlyPathOf(rule) {
    const path = onlyTextOf(rule);
    return path?.startsWith('/') ? path : undefined;
}
function onlyTextOf({ source, from }) {
    if ('exact' in source)
        return source.exact || '/';
    const path = (0,rules/* decodedPath */.kw)(from);
    const { names, prefix, allBelow } = source.pattern;
    return names.length === 0 && allBelow === undefined && prefix === path ? path : undefined;
}
/** Returns a few addresses that no file has: a page, one with an ending, one in a folder, and a script. */
function missingAddresses(site, token) {
    const { names } = site.site;
    const name = `no-page-has-this-name-${token}`;
    const folder = names.find((each) => (0,page_names/* isPage */.yp)(each) && each.includes('/'))?.replace(/[^/]*$/, '');
    const paths = [name, `${name}.html`, `${name}.js`, ...(folder === undefined ? [] : [`${folder}${name}`])];
    const page = site.files.get('404.html');
    return paths
        .filter((path) => isMissing(path, site))
        .map((path, i) => ({
        is: 'missing',
        address: site.addressOf(path),
        // What the host shows below a folder, or instead of a script, differs.
        page: i === 0 && page !== undefined
            ? { file: page, name: '404.html', size: site.sizes[page] ?? 0 }
            : undefined,
    }));
}
function isMissing(path, site) {
    const showsHomePage = site.rules.missing === 'home-page' && !site.files.has('404.html');
    return !showsHomePage && site.answer(path) === undefined;
}

// EXTERNAL MODULE: ./lib/check/rules/finding-counter.js
var finding_counter = __webpack_require__(12);
// EXTERNAL MODULE: ./lib/check/rules/redirect-files.js + 1 modules
var redirect_files = __webpack_require__(353);
// EXTERNAL MODULE: ./lib/web/host/assets-ignore.js
var assets_ignore = __webpack_require__(7723);
// EXTERNAL MODULE: ./lib/web/host/hosts.js
var hosts = __webpack_require__(2658);
;// CONCATENATED MODULE: ./lib/live/published-site.js







/** A site as its host publishes it, and what the host's rules say of its addresses. */
class PublishedSite {
    site;
    /** In bytes, by the index of the file. */
    sizes;
    /** The names of the files, as strings of bytes, with their indices. */
    files;
    #resolver;
    /** Decoded. */
    #base;
    #hosts;
    constructor(site, sizes, hosts) {
        this.site = site;
        this.sizes = sizes;
        this.files = new Map(site.names.map((name, i) => [name, i]));
        this.#resolver = new resolver/* Resolver */.xR(site, this.files);
        this.#base = (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* toBytes */.ZJ)(site.basePath)) ?? site.basePath;
        this.#hosts = hosts;
    }
    /**
     * Lists a site.
     * @throws the reason of the signal soon after it is aborted; what the file system throws
     */
    static async list({ folder, host, basePath, domain, liveHost, signal, }) {
        const listed = await (0,tree/* listTree */.nT)(folder, signal);
        // The check reports what is wrong with the folder itself.
        const unheard = new finding_counter/* FindingCounter */.q7();
        const { names, sizes, unreadable, loops } = await (0,assets_ignore/* publishedTree */.Re)(listed, { host, basePath }, unheard, signal);
        const site = { root: folder, names, host, domain, basePath, loops };
        const redirects = (0,redirect_files/* redirectFilesIn */.h)(listed, { host, basePath }, unheard);
        const hosts = new Set([domain.toLowerCase(), liveHost.toLowerCase()]);
        return new PublishedSite({ ...site, unreadable: unreadable.map(({ name }) => name), redirects }, sizes, hosts);
    }
    get rules() {
        return (0,hosts/* rulesOf */.f)(this.site.host);
    }
    /** Returns an address from the root of the host; `path` is relative to the site's root, a string of bytes. */
    addressOf(path) {
        return `${this.site.basePath}${(0,byte_strings/* percentEncode */.a)(path)}`;
    }
    /** Returns what the host's rules answer a path with, which is relative to the site's root and decoded. */
    answer(path) {
        this.#resolver.startFile();
        return this.#resolver.answer(path);
    }
    /** Returns whether a path from the root of the host may show this file, by the host's rules. */
    leadsTo(file) {
        return (path) => {
            const answer = this.#answerAt(path);
            return answer === file || answer === 'unknown' || answer === 'shared-page';
        };
    }
    /** Returns whether no file has a path from the root of the host, by the host's rules. */
    leadsNowhere(path) {
        return this.#answerAt(path) === undefined;
    }
    isElsewhere(address) {
        const url = this.#urlIn('', address);
        return (url?.protocol === 'https:' || url?.protocol === 'http:') && !this.#hosts.has(url.host);
    }
    leadToSame(page, a, b) {
        const [one, other] = [this.#urlIn(page, a), this.#urlIn(page, b)];
        if (one === undefined || other === undefined)
            return false;
        if (one.href === other.href)
            return true;
        if (one.origin !== other.origin || one.search !== other.search || one.hash !== other.hash)
            return false;
        if (!this.#hosts.has(one.host))
            return false;
        const file = this.#answerAt((0,byte_strings/* percentDecode */.YZ)(one.pathname) ?? '');
        return typeof file === 'number' && file === this.#answerAt((0,byte_strings/* percentDecode */.YZ)(other.pathname) ?? '');
    }
    /** Undefined if it is none. */
    #urlIn(page, address) {
        const [host = ''] = this.#hosts;
        return URL.parse((0,byte_strings/* toText */.fE)(address), `https://${host}${this.addressOf(page)}`) ?? undefined;
    }
    /** Beyond the base path, anything may be. */
    #answerAt(path) {
        if (path.startsWith(this.#base))
            return this.answer(path.slice(this.#base.length));
        return `${path}/` === this.#base ? this.answer('') : 'beyond';
    }
}

// EXTERNAL MODULE: ./lib/net/attempt.js
var net_attempt = __webpack_require__(9246);
// EXTERNAL MODULE: ./lib/net/connection-failure.js
var connection_failure = __webpack_require__(1104);
// EXTERNAL MODULE: ./lib/net/retry-after.js
var retry_after = __webpack_require__(9670);
;// CONCATENATED MODULE: ./lib/live/redirects.js

/** More than hosts need between the forms of one address: with and without `.html`, with and without a slash. */
const MAX_HOPS = 4;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Returns where an answer redirects to, in full as far as it can be read; undefined if it is no redirect. */
function redirectTarget(status, location, from) {
    if (!REDIRECTS.has(status) || !location)
        return undefined;
    return URL.parse(location, from.href)?.href ?? location;
}
/**
 * Returns the address to ask for after a redirect from `visited` (the last one) to `to`, or why it is not followed: it
 * stays on the same host, and leads to another form of the same address.
 */
function nextHop(to, visited, mayFollow) {
    const [first] = visited;
    const url = URL.parse(to);
    if (url === null || first === undefined || url.origin !== first.origin)
        return { to, leads: 'elsewhere' };
    // Kept out of the request: nobody on the network may have us send a user name.
    url.username = '';
    url.password = '';
    url.hash = '';
    const path = (0,byte_strings/* percentDecode */.YZ)(url.pathname);
    if (path === undefined || !mayFollow(path))
        return { to, leads: 'to-other-file' };
    if (visited.length > MAX_HOPS || visited.some(({ href }) => href === url.href))
        return { to, leads: 'in-circle' };
    return url;
}
/** Returns whether two addresses are the same for readers, however they are written. */
function isSameAddress(a, b) {
    return normalized(a) === normalized(b);
}
function normalized(address) {
    const url = URL.parse(address);
    if (url === null)
        return address;
    return `${url.origin}${(0,byte_strings/* percentDecode */.YZ)(url.pathname) ?? url.pathname}${url.search}${url.hash}`;
}

// EXTERNAL MODULE: ./lib/web/page/refresh.js
var page_refresh = __webpack_require__(5715);
;// CONCATENATED MODULE: ./lib/live/refresh.js




/**
 * Returns where the header `Refresh` of a page sends readers, if that is neither another form of its address nor where
 * the file itself sends them. Browsers obey it as they do `<meta http-equiv=refresh>`:
 * https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-refresh-header
 * @throws UnreadableFile
 */
function refreshAway(headers, from, mayFollow, page) {
    const { refresh } = headers;
    if (typeof refresh !== 'string' || mayFollow === undefined)
        return undefined;
    const to = targetIn(refresh, from);
    if (to === undefined)
        return undefined;
    const next = nextHop(to, [from], mayFollow);
    if (next instanceof URL || next.leads === 'in-circle')
        return undefined;
    return targetsOf(page, from).some((own) => isSameAddress(own, to)) ? undefined : next;
}
function targetIn(refresh, from) {
    const target = (0,page_refresh/* refreshTarget */.t)(refresh);
    return target === undefined ? undefined : (URL.parse(target, from.href)?.href ?? target);
}
/** Returns where the file itself sends readers, in full. */
function targetsOf({ file, size, name }, from) {
    if (size > MAX_WHOLE)
        return [];
    return pageTokens(name, file.first(size).toString('latin1')).flatMap((token) => {
        if (typeof token === 'string' || token.name !== 'meta')
            return [];
        if (token.attributes.get('http-equiv')?.toLowerCase() !== 'refresh')
            return [];
        return targetIn(token.attributes.get('content') ?? '', from) ?? [];
    });
}

;// CONCATENATED MODULE: ./lib/live/ask.js











/** A host that sends less than this is too slow to wait for. In bytes per second. */
const MIN_RATE = 16_384;
const HEADERS = {
    accept: '*/*',
    'accept-encoding': ACCEPTED_ENCODINGS,
    'user-agent': 'docs-export-action',
};
/**
 * Asks a host for one address as a browser would, without cookies, and returns the answer.
 * @throws the reason of `options.signal` as soon as it is aborted; UnreadableFile
 */
async function ask(question, options) {
    const { clock, silenceMs, signal } = options;
    const startedAt = clock.now();
    const attempt = (0,net_attempt/* openAttempt */.Eu)(clock, silenceMs, signal);
    const wholeMs = silenceMs + (question.size / MIN_RATE) * 1_000;
    const limitMs = Math.min(wholeMs, Math.max(options.endBy - startedAt, retry_policy/* RETRY */.p6.live.lastAttempt));
    let isLate = false;
    const timer = (0,net_attempt/* startTimer */.Ip)(clock, limitMs, () => {
        isLate = true;
        attempt.close();
    });
    try {
        const answer = await follow(question, options, attempt);
        return answer.is === 'answered' ? { ...answer, ms: clock.now() - startedAt } : answer;
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof UnreadableFile)
            throw error;
        if (isLate) {
            const why = (0,clean/* safe */.gB) `the whole answer did not arrive within ${(0,units/* showDuration */.kJ)(limitMs)}`;
            return { is: 'unanswered', failure: { why }, isCutOff: clock.now() >= options.endBy };
        }
        const cause = attempt.signal.aborted ? attempt.signal.reason : error;
        return { is: 'unanswered', failure: (0,connection_failure/* explainConnectionError */.M)(cause) };
    }
    finally {
        timer.stop();
        attempt.close();
    }
}
/** @throws Error of the connection; UnreadableFile */
async function follow({ url, mayFollow, comparison }, { agent, clock }, attempt) {
    const heard = () => attempt.heard();
    const visited = [url];
    for (;;) {
        const from = visited.at(-1) ?? url;
        const message = await (0,request/* sendRequest */.w)(from, { headers: HEADERS, signal: attempt.signal, agent });
        heard();
        const { statusCode: status = 0, headers } = message;
        const retryAfterMs = (0,retry_after/* parseRetryAfter */.m)(headers, clock.now());
        if (status === 429 || (status === 503 && retryAfterMs !== undefined)) {
            await skipBody(message, heard);
            return { is: 'not-now', status, headers, retryAfterMs };
        }
        const to = redirectTarget(status, headers.location, from);
        if (to === undefined) {
            const compared = comparison(status);
            const answer = answered(message, await bodyOf(message, compared, heard));
            if (!compared?.isPage)
                return answer;
            return { ...answer, refresh: refreshAway(headers, from, mayFollow, compared) };
        }
        await skipBody(message, heard);
        const next = mayFollow === undefined ? { to, leads: 'elsewhere' } : nextHop(to, visited, mayFollow);
        if (!(next instanceof URL))
            return { ...answered(message, undefined), redirect: next };
        visited.push(next);
    }
}
async function bodyOf(message, comparison, heard) {
    if (comparison !== undefined)
        return readBody(message, comparison, heard);
    await skipBody(message, heard);
    return undefined;
}
function answered({ statusCode = 0, headers }, body) {
    return { is: 'answered', status: statusCode, headers, body, redirect: undefined, ms: 0 };
}

// EXTERNAL MODULE: ./lib/check/rules/kind.js
var kind = __webpack_require__(6392);
;// CONCATENATED MODULE: ./lib/live/kinds.js
/**
 * Everything that the live check can find: one entry each, with its code, its severity and its sentence. The only place
 * where these findings are worded; docs/live.md explains the codes.
 */

const KINDS = {
    missing: {
        code: 'live-missing',
        severity: 'error',
        sentence: 'The host answers with HTTP {status}, but the site has the file {file}.',
    },
    'home-page-instead': {
        code: 'live-missing',
        severity: 'error',
        sentence: 'The host answers with the home page, as if {file} did not exist.',
    },
    'not-found-page-instead': {
        code: 'live-missing',
        severity: 'error',
        sentence: 'The host answers with the 404 page and HTTP {status}, as if {file} did not exist.',
    },
    stale: {
        code: 'live-stale',
        severity: 'error',
        sentence: 'The content is not that of {file}: the host has an older version, or another file.',
    },
    rewritten: {
        code: 'live-rewritten',
        severity: 'notice',
        sentence: 'The bytes are not those of {file}, but all that differs is what hosts and proxies rewrite in pages, or add to them. An older version with no other difference would look the same.',
    },
    'wrong-type': {
        code: 'live-wrong-type',
        severity: 'error',
        sentence: 'The host sends this with {type} instead of {expected}, so browsers download it, show it as source code, or do not use it.',
    },
    'odd-type': {
        code: 'live-wrong-type',
        severity: 'warning',
        sentence: 'The host sends this with {type} instead of {expected}.',
    },
    'page-type': {
        code: 'live-wrong-type',
        severity: 'warning',
        sentence: 'The host sends this with {type}, but it is not a page.',
    },
    'wrong-charset': {
        code: 'live-wrong-type',
        severity: 'error',
        sentence: 'The host says that this page is in {charset}, but it is in {expected}: letters beyond ASCII are garbled.',
    },
    'wrong-status': {
        code: 'live-wrong-status',
        severity: 'error',
        sentence: 'The host answers with HTTP {status} instead of {expected}.',
    },
    refused: {
        code: 'live-wrong-status',
        severity: 'error',
        sentence: 'The host refused requests: it answers with HTTP {status} (too many requests). Allow the user agent `docs-export-action` there, or raise the limit for it, or set a longer `wait-timeout`.',
    },
    'odd-status': {
        code: 'live-wrong-status',
        severity: 'warning',
        sentence: 'No file of the site has this address, but the host answers with HTTP {status} instead of 404.',
    },
    unanswered: {
        code: 'live-unanswered',
        severity: 'error',
        sentence: 'No complete answer arrived: {why}.',
    },
    'soft-404': {
        code: 'live-soft-404',
        severity: 'error',
        sentence: 'No file of the site has this address, but the host answers with HTTP {status} instead of 404: to search engines and link checkers, every broken link looks fine.',
    },
    'soft-404-redirect': {
        code: 'live-soft-404',
        severity: 'error',
        sentence: 'No file of the site has this address, but the host redirects it to {to} instead of answering with 404: to search engines and link checkers, every broken link looks fine.',
    },
    'not-found-page': {
        code: 'live-404-page',
        severity: 'warning',
        sentence: 'The host answers with HTTP {status}, as it should, but does not show {file} of the site.',
    },
    'redirected-elsewhere': {
        code: 'live-redirected',
        severity: 'error',
        sentence: 'The host redirects this to {to}, on another host or with another scheme; this was not followed.',
    },
    redirected: {
        code: 'live-redirected',
        severity: 'error',
        sentence: 'The host redirects this to {to}, which is not an address of {file}.',
    },
    'redirect-circle': {
        code: 'live-redirected',
        severity: 'error',
        sentence: 'The host redirects this in a circle, or too often: the last redirect is to {to}.',
    },
    refreshed: {
        code: 'live-redirected',
        severity: 'error',
        sentence: 'The header Refresh sends readers of this page to {to}, which is not an address of {file}, nor where the file itself sends them.',
    },
    'redirect-target': {
        code: 'live-redirect-rule',
        severity: 'error',
        sentence: 'By line {line} of {rules}, this redirects to {expected}, but the host redirects it to {to}.',
    },
    'redirect-missing': {
        code: 'live-redirect-rule',
        severity: 'error',
        sentence: 'By line {line} of {rules}, this redirects to {expected}, but the host answers with HTTP {status}.',
    },
    'redirect-status': {
        code: 'live-redirect-rule',
        severity: 'warning',
        sentence: 'By line {line} of {rules}, this redirects with HTTP {expected}, but the host does so with {status}.',
    },
    'compressed-twice': {
        code: 'live-encoding',
        severity: 'error',
        sentence: 'The content is compressed twice, so that browsers show what is left after unpacking it once.',
    },
    'compressed-silently': {
        code: 'live-encoding',
        severity: 'error',
        sentence: 'The content is compressed, but no Content-Encoding says so: browsers do not unpack it.',
    },
    'not-compressed': {
        code: 'live-encoding',
        severity: 'error',
        sentence: 'Content-Encoding is {encoding}, but the content cannot be unpacked: browsers show an error.',
    },
    'unknown-encoding': {
        code: 'live-encoding',
        severity: 'error',
        sentence: 'Content-Encoding is {encoding}, which was not asked for: not every browser can unpack it.',
    },
    'archive-unpacked': {
        code: 'live-encoding',
        severity: 'warning',
        sentence: 'The file is sent as it is, but with the Content-Encoding {encoding}: browsers unpack it while they download it, and save it under a wrong name.',
    },
    pinned: {
        code: 'live-header',
        severity: 'warning',
        sentence: 'Browsers keep this page for {age} without asking again ({header}), so readers may see an old version for that long.',
    },
    attachment: {
        code: 'live-header',
        severity: 'error',
        sentence: 'Content-Disposition makes browsers download this page instead of showing it.',
    },
    noindex: {
        code: 'live-header',
        severity: 'notice',
        sentence: 'X-Robots-Tag ({value}) keeps this page out of search engines.',
    },
    unread: {
        code: 'live-unread',
        severity: 'error',
        sentence: 'The file {file} could not be read ({why}), so it was not compared.',
    },
    unasked: {
        code: 'live-unasked',
        severity: 'error',
        sentence: 'Not asked before `wait-timeout` was over: {addresses}.',
    },
    'unasked-refused': {
        code: 'live-unasked',
        severity: 'error',
        sentence: 'Not asked before `wait-timeout` was over: {addresses}. The host refused requests (HTTP 429): allow the user agent `docs-export-action` there, or raise the limit for it, or set a longer `wait-timeout`.',
    },
};
/** Every code there is, each once. */
const LIVE_CODES = (0,kind/* codesOf */.M)(KINDS);
/** Returns the code, severity and sentence of a kind. */
function liveKind(kind) {
    return KINDS[kind];
}

;// CONCATENATED MODULE: ./lib/live/types.js
/** Which content types browsers accept for a file, by the extension of its name. */
/** https://html.spec.whatwg.org/multipage/infrastructure.html#scripting-3 and https://mimesniff.spec.whatwg.org/. */
const SCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;
/**
 * What no row has is used by browsers whatever its type: fonts, JSON that scripts load, media that they sniff. A page
 * that is not sent as one is shown as source code or downloaded, a script or style sheet of another type is refused.
 */
const TYPES = [
    [/\.html?$/i, { type: 'text/html', accepts: /^(?:text\/html|application\/xhtml\+xml)$/, isRequired: true }],
    [
        /\.xhtml$/i,
        {
            type: 'application/xhtml+xml',
            accepts: /^(?:text\/html|application\/xhtml\+xml)$/,
            isRequired: true,
        },
    ],
    [/\.css$/i, { type: 'text/css', accepts: /^text\/css$/, isRequired: true }],
    [/\.m?js$/i, { type: 'text/javascript', accepts: SCRIPT, isRequired: true }],
    // WebAssembly.instantiateStreaming: https://webassembly.github.io/spec/web-api/#process-a-potential-webassembly-response
    [/\.wasm$/i, { type: 'application/wasm', accepts: /^application\/wasm$/, isRequired: true }],
    // Pictures are recognized by their content, all but this one: https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm
    [/\.svgz?$/i, { type: 'image/svg+xml', accepts: /^image\/svg\+xml$/, isRequired: true }],
    [/\.png$/i, { type: 'image/png', accepts: /^image\//, isRequired: false }],
    [/\.jpe?g$/i, { type: 'image/jpeg', accepts: /^image\//, isRequired: false }],
    [/\.gif$/i, { type: 'image/gif', accepts: /^image\//, isRequired: false }],
    [/\.webp$/i, { type: 'image/webp', accepts: /^image\//, isRequired: false }],
    [/\.pdf$/i, { type: 'application/pdf', accepts: /^application\/pdf$/, isRequired: false }],
    [/\.txt$/i, { type: 'text/plain', accepts: /^text\//, isRequired: false }],
];
/** Returns what a file of this name has to be sent with; undefined if it does not matter to browsers. */
function expectedType(name) {
    return TYPES.find(([ending]) => ending.test(name))?.[1];
}
/** Reads the header: https://www.rfc-editor.org/rfc/rfc9110#name-content-type. */
function readContentType(header) {
    const [type = '', ...parameters] = (header ?? '').split(';');
    const charset = parameters
        .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1])
        .find((value) => value !== undefined);
    return { type: type.trim().toLowerCase(), charset: charset?.toLowerCase() };
}

;// CONCATENATED MODULE: ./lib/live/verdict.js





/** Returns a finding in words. */
function liveFinding(kind, { address, file = '' }, values = {}) {
    const { code, severity, sentence } = liveKind(kind);
    return { kind, code, severity, address, file, message: (0,clean/* fill */.GS)(sentence, { file, ...values }).text };
}
/** Returns where an answer differs from what is expected; nothing if it is right. */
function verdictOf(expected, answer) {
    if (answer.is === 'unanswered')
        return [liveFinding('unanswered', subjectOf(expected), { why: answer.failure.why })];
    if (answer.is === 'not-now' && answer.status === 429)
        return [liveFinding('refused', subjectOf(expected), { status: answer.status })];
    if (answer.is === 'not-now')
        return [
            liveFinding('wrong-status', subjectOf(expected), {
                status: answer.status,
                expected: statusOf(expected),
            }),
        ];
    switch (expected.is) {
        case 'file':
            return verdictOnFile(expected, answer);
        case 'missing':
            return verdictOnMissing(expected, answer);
        case 'redirect':
            return verdictOnRule(expected, answer);
    }
}
/** Returns the status that is right. */
function statusOf(expected) {
    switch (expected.is) {
        case 'file':
            return 200;
        case 'missing':
            return 404;
        case 'redirect':
            return expected.status;
    }
}
function subjectOf(expected) {
    return expected.is === 'file'
        ? { address: expected.address, file: expected.name }
        : { address: expected.address };
}
const REDIRECT_KINDS = {
    elsewhere: 'redirected-elsewhere',
    'to-other-file': 'redirected',
    'in-circle': 'redirect-circle',
};
function verdictOnFile(expected, answer) {
    const { status, redirect, body } = answer;
    const subject = subjectOf(expected);
    if (redirect !== undefined)
        return expected.mayBeMissing
            ? []
            : [liveFinding(REDIRECT_KINDS[redirect.leads], subject, { to: redirect.to })];
    if (!isShown(status))
        return verdictOnStatus(expected, status);
    if (body === undefined)
        return [];
    const content = verdictOnContent(expected, body, answer);
    // Headers of something else say nothing about this file.
    return content.some(({ severity }) => severity === 'error')
        ? content
        : [...content, ...verdictOnRefresh(expected, answer), ...verdictOnHeaders(expected, answer.headers, body)];
}
/** 203: as 200, but something on the way has changed it (https://www.rfc-editor.org/rfc/rfc9110#status.203). */
const SHOWN = new Set([200, 203]);
/** Returns whether an answer with this status shows what was asked for. */
function isShown(status) {
    return SHOWN.has(status);
}
/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html: a missing key is 403 to who may not list. */
const GONE = new Set([403, 404, 410]);
function verdictOnStatus(expected, status) {
    const isGone = GONE.has(status);
    if (expected.mayBeMissing || (isGone && expected.isNotFoundPage))
        return [];
    const subject = subjectOf(expected);
    return isGone
        ? [liveFinding('missing', subject, { status })]
        : [liveFinding('wrong-status', subject, { status, expected: 200 })];
}
const ENCODING_KINDS = {
    twice: 'compressed-twice',
    silent: 'compressed-silently',
    false: 'not-compressed',
    unknown: 'unknown-encoding',
    archive: 'archive-unpacked',
};
function verdictOnContent(expected, { content, encoding }, { status, headers }) {
    const subject = subjectOf(expected);
    if (encoding !== 'fine')
        return [liveFinding(ENCODING_KINDS[encoding], subject, { encoding: headers['content-encoding'] })];
    switch (content) {
        case 'same':
        case 'unread':
            return [];
        case 'rewritten':
            return [liveFinding('rewritten', subject)];
        case 'different':
            return expected.mayBeMissing ? [] : [liveFinding('stale', subject)];
        case 'home-page':
            return expected.mayBeMissing ? [] : [liveFinding('home-page-instead', subject)];
        case 'not-found-page':
            return expected.mayBeMissing ? [] : [liveFinding('not-found-page-instead', subject, { status })];
    }
}
function verdictOnRefresh(expected, { refresh }) {
    if (refresh === undefined || expected.mayBeMissing)
        return [];
    return [liveFinding('refreshed', subjectOf(expected), { to: refresh.to })];
}
function verdictOnHeaders(expected, headers, { writtenIn }) {
    const type = verdictOnType(expected, headers, writtenIn);
    return expected.isPage && !expected.isNotFoundPage ? [...type, ...verdictOnPage(expected, headers)] : type;
}
function verdictOnType(expected, headers, writtenIn) {
    const subject = subjectOf(expected);
    const { type, charset } = readContentType(headers['content-type']);
    const right = expectedType(expected.name);
    const shown = type === '' ? 'no content type' : `the content type ${type}`;
    if (right !== undefined && !right.accepts.test(type))
        return [
            liveFinding(right.isRequired ? 'wrong-type' : 'odd-type', subject, {
                type: shown,
                expected: right.type,
            }),
        ];
    if (right === undefined && type === 'text/html' && !expected.isPage)
        return [liveFinding('page-type', subject, { type: shown })];
    const meant = charset === undefined ? undefined : mismatch(charset, writtenIn);
    return meant === undefined
        ? []
        : [liveFinding('wrong-charset', subject, { charset: charset ?? '', expected: meant })];
}
/** The header comes before what the page says itself: https://html.spec.whatwg.org/#encoding-sniffing-algorithm */
function mismatch(charset, writtenIn) {
    const isUtf8 = charset === 'utf-8' || charset === 'utf8';
    if (isUtf8)
        return writtenIn === 'other' ? 'another encoding' : undefined;
    return writtenIn === 'utf-8' ? 'UTF-8' : undefined;
}
/** Nobody notices a new version later than this. In ms. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000;
function verdictOnPage(expected, headers) {
    const subject = subjectOf(expected);
    const findings = [];
    const pinned = pinnedFor(headers);
    if (pinned !== undefined && pinned.ms > MAX_AGE_MS)
        findings.push(liveFinding('pinned', subject, { age: (0,units/* showDuration */.kJ)(pinned.ms), header: pinned.header }));
    if (/^\s*attachment\b/i.test(headers['content-disposition'] ?? ''))
        findings.push(liveFinding('attachment', subject));
    const robots = String(headers['x-robots-tag'] ?? '');
    if (/\b(?:noindex|none)\b/i.test(robots))
        findings.push(liveFinding('noindex', subject, { value: robots }));
    return findings;
}
/**
 * Returns for how long a browser shows an answer without asking again, and which header says so; undefined if none does.
 * https://www.rfc-editor.org/rfc/rfc9111#name-calculating-freshness-lifet; caches that many share (`s-maxage`) can be
 * purged, browsers cannot.
 */
function pinnedFor(headers) {
    const { 'cache-control': control = '', expires, date } = headers;
    const directives = control
        .toLowerCase()
        .split(',')
        .map((directive) => directive.trim());
    if (directives.some((directive) => /^no-(?:store|cache)$/.test(directive)))
        return undefined;
    const seconds = directives.map((directive) => /^max-age\s*=\s*"?(\d{1,15})"?$/.exec(directive)?.[1]);
    const maxAge = seconds.find((value) => value !== undefined);
    if (maxAge !== undefined)
        return { ms: Number(maxAge) * 1_000, header: `Cache-Control: ${control}` };
    const [until, from] = [Date.parse(expires ?? ''), Date.parse(date ?? '')];
    if (Number.isNaN(until) || Number.isNaN(from))
        return undefined;
    return { ms: until - from, header: `Expires: ${expires}` };
}
function verdictOnMissing(expected, answer) {
    const { status, redirect, body } = answer;
    const subject = { address: expected.address };
    if (redirect !== undefined)
        return [liveFinding('soft-404-redirect', subject, { to: redirect.to })];
    if (status < 300)
        return [liveFinding('soft-404', subject, { status })];
    if (status >= 500)
        return [liveFinding('wrong-status', subject, { status, expected: 404 })];
    if (status !== 404 && status !== 410)
        return [liveFinding('odd-status', subject, { status })];
    const isOwn = body === undefined || body.content === 'same' || body.content === 'rewritten';
    return isOwn || expected.page === undefined
        ? []
        : [liveFinding('not-found-page', { ...subject, file: expected.page.name }, { status })];
}
function verdictOnRule(expected, answer) {
    const { status, redirect } = answer;
    const { address, rules, line, targets } = expected;
    const values = { rules, line, expected: targets[0] };
    if (redirect === undefined)
        return [liveFinding('redirect-missing', { address }, { ...values, status })];
    if (!targets.some((target) => isSameAddress(target, redirect.to)))
        return [liveFinding('redirect-target', { address }, { ...values, to: redirect.to })];
    return status === expected.status
        ? []
        : [liveFinding('redirect-status', { address }, { ...values, status, expected: expected.status })];
}

;// CONCATENATED MODULE: ./lib/live/questions.js




/** Asks the host of a site for what is expected of it. */
class Questions {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /**
     * Asks for one address. `endBy`: when the answer has to be there, in ms since the epoch.
     * @throws UnreadableFile if the file of the site cannot be read; the reason of the signal
     */
    async ask(expected, endBy) {
        const wanted = expected.is === 'file' ? expected : expected.is === 'missing' ? expected.page : undefined;
        if (wanted === undefined)
            return this.#ask(expected, endBy, undefined);
        const comparison = this.#comparisonWith(wanted);
        try {
            return await this.#ask(expected, endBy, comparison);
        }
        finally {
            comparison.file.close();
        }
    }
    async #ask(expected, endBy, comparison) {
        const { url, agent, requestTimeoutMs, clock, signal } = this.#options;
        const isCompared = expected.is === 'file' ? isShown : (status) => status === 404 || status === 410;
        return ask({
            // Nothing but the path comes from the site.
            url: urlAt(url.origin, expected.address),
            mayFollow: this.#mayFollow(expected),
            comparison: (status) => (isCompared(status) ? comparison : undefined),
            size: comparison?.size ?? 0,
        }, { agent, clock, silenceMs: requestTimeoutMs, endBy, signal });
    }
    #mayFollow(expected) {
        const { site } = this.#options;
        switch (expected.is) {
            case 'file':
                return site.leadsTo(expected.file);
            case 'missing':
                // Some hosts take `.html` from every address before they look for a file.
                return (path) => site.leadsNowhere(path);
            case 'redirect':
                return undefined;
        }
    }
    #comparisonWith(wanted) {
        const { site, knownPages, earlierVersion: earlier } = this.#options;
        const { file, size } = wanted;
        const name = site.site.names[file] ?? '';
        const isPage = !('isPage' in wanted) || wanted.isPage;
        const local = new LocalFile(site.site.root, name);
        return { file: local, size, name, isPage, ...knownPages, surroundings: site, earlier };
    }
}

;// CONCATENATED MODULE: ./lib/live/live-check.js
/**
 * Asks the host of a published site for every address, in rounds: those that differ are asked for again after a pause,
 * until all agree or the time is over. Only the host that was given is ever connected to.
 */















/**
 * How many of the addresses that differ are asked for first in a later round: if none of them has changed, the others wait
 * for the next round, or for the last one.
 */
const SAMPLE = 64;
/** How many of the slowest addresses are reported. */
const MAX_SLOWEST = 5;
/** One check, and what it knows so far. */
class LiveCheck {
    #options;
    #expected = [];
    /** By the index of what is expected; undefined while it was not asked for. */
    #found = [];
    #slowest = [];
    #rounds = 0;
    /** Has the host ever refused a request, because there were too many? */
    #hasRefused = false;
    /** Until when the host asks to wait, in ms since the epoch. */
    #notBefore = 0;
    #startedAt;
    constructor(options) {
        this.#options = options;
        this.#startedAt = options.clock.now();
    }
    /** Returns what is known so far, in words. */
    progress() {
        const asked = this.#found.filter((found) => found !== undefined).length;
        const differing = this.#found.filter((found) => found !== undefined && hasError(found) && isCompared(found)).length;
        return (0,clean/* safe */.gB) `${number(asked)} of ${addresses(this.#expected.length)} asked for, ${number(differing)} still different`;
    }
    /**
     * Asks for every address, as often as makes sense.
     * @throws HostUnreachable; the reason of the signal; what the file system throws when the folder cannot be read
     */
    async run() {
        const { url, folder, host, domain, earlier, signal, clock, random, pollIntervalMs, timeoutMs, info } = this.#options;
        const site = await PublishedSite.list({
            folder,
            host,
            basePath: url.pathname,
            domain: domain ?? url.host,
            liveHost: url.host,
            signal,
        });
        const token = Math.floor(random() * 2 ** 40).toString(36);
        const { expected, withoutAddress } = await expectationsOf(site, { origin: url.origin, token, signal });
        this.#expected = expected;
        this.#found = expected.map(() => undefined);
        const knownPages = {
            homePage: this.#digestOf('index.html', site),
            notFoundPage: this.#digestOf('404.html', site),
        };
        info((0,clean/* safe */.gB) `Asking ${url.host} for ${addresses(expected.length)}`);
        this.#startedAt = clock.now();
        const deadline = this.#startedAt + timeoutMs;
        const { agent, close } = await (0,request/* keepConnections */.F)(url, MAX_CONNECTIONS);
        // Hardly any object outlives its request.
        const letHeapGrow = (0,heap/* keepYoungSpaceSmall */.jj)();
        try {
            const earlierVersion = earlier && new EarlierVersion(earlier);
            const questions = new Questions({ ...this.#options, site, agent, knownPages, earlierVersion });
            const queue = new AddressQueue({
                host: url.host,
                ask: (index, endBy) => this.#ask(index, endBy, questions),
                take: (index, answer) => this.#take(index, answer),
                clock,
                random,
                signal,
                info,
            });
            await (0,poll/* poll */.w)(() => this.#round(queue, deadline), { deadline, pollIntervalMs }, { clock, random, signal });
        }
        finally {
            close();
            letHeapGrow();
        }
        return this.#verdict(site.site.names.length, withoutAddress);
    }
    /** Undefined if there is no such file, or it cannot be read, or no page is as large. */
    #digestOf(name, site) {
        const size = site.sizes[site.files.get(name) ?? -1];
        if (size === undefined || size > MAX_WHOLE)
            return undefined;
        const content = readIfPossible(site.site.root, name, size);
        return content && (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex');
    }
    async #round(queue, deadline) {
        const { clock, signal } = this.#options;
        this.#rounds++;
        const waitMs = Math.min(this.#notBefore, deadline) - clock.now();
        if (waitMs > 0)
            await clock.sleep(waitMs, signal);
        const endBy = () => Math.max(deadline, clock.now() + retry_policy/* RETRY */.p6.live.lastRound);
        // What is reported in the end must not be older than the last round.
        const isLast = () => clock.now() >= deadline;
        const before = this.#differences();
        const open = this.#open();
        const sample = this.#rounds === 1 || isLast() ? open : evenly(open, SAMPLE);
        const shown = sample.map((index) => this.#shown(index));
        let { retryAfterMs } = await queue.askAll(sample, endBy());
        if (sample.length < open.length) {
            const hasChanged = sample.some((index, i) => this.#shown(index) !== shown[i]);
            const asked = new Set(sample);
            const rest = isLast() ? this.#open() : hasChanged ? open.filter((index) => !asked.has(index)) : [];
            if (rest.length > 0)
                ({ retryAfterMs } = await queue.askAll(rest, endBy()));
        }
        this.#report(before);
        const askedToWait = Math.min(retryAfterMs ?? 0, retry_policy/* RETRY */.p6.live.maxRetryAfter);
        this.#notBefore = clock.now() + askedToWait;
        return { ended: this.#open().length === 0 };
    }
    /** @returns undefined if nothing had to be sent */
    async #ask(index, endBy, questions) {
        const expected = this.#expected[index];
        if (expected === undefined)
            return undefined;
        try {
            const answer = await questions.ask(expected, endBy);
            if (answer.is === 'not-now')
                this.#postpone(index, verdictOf(expected, answer), answer.status);
            return answer;
        }
        catch (error) {
            if (!(error instanceof UnreadableFile))
                throw error;
            const file = expected.is === 'file' ? expected.name : '';
            const subject = { address: expected.address, file };
            this.#found[index] = [liveFinding('unread', subject, { why: error.code })];
            return undefined;
        }
    }
    /** Notes why an address that is asked for again later has no other answer yet. */
    #postpone(index, found, status) {
        this.#hasRefused ||= status === 429;
        this.#found[index] ??= found;
    }
    #take(index, answer) {
        const expected = this.#expected[index];
        if (expected === undefined)
            return;
        this.#found[index] = verdictOf(expected, answer);
        if (answer.is !== 'answered')
            return;
        const { address } = expected;
        const slow = [...this.#slowest.filter((other) => other.address !== address), { address, ms: answer.ms }];
        this.#slowest = slow.sort((a, b) => b.ms - a.ms).slice(0, MAX_SLOWEST);
    }
    /** Returns what was not asked for, or differs. */
    #open() {
        return this.#expected.flatMap((_, index) => {
            const found = this.#found[index];
            return found === undefined || hasError(found) ? [index] : [];
        });
    }
    /** Returns what is known of an address, in a form that can be compared. */
    #shown(index) {
        return this.#found[index]?.map(({ message }) => message).join();
    }
    /** Returns how many errors of each code there are: `3 live-missing, 1 live-stale`. */
    #differences() {
        const errors = this.#found.flatMap((found) => found?.filter(isError) ?? []);
        const byCode = Map.groupBy(errors, ({ code }) => code);
        return [...byCode].map(([code, { length }]) => `${number(length)} ${code}`).join(', ');
    }
    /** Prints a line if anything has changed. */
    #report(before) {
        const { clock, info } = this.#options;
        const elapsed = (0,units/* showDuration */.kJ)(clock.now() - this.#startedAt);
        const open = this.#open();
        if (open.length === 0) {
            info((0,clean/* safe */.gB) `All ${addresses(this.#expected.length)} agree after ${elapsed}`);
            return;
        }
        const now = this.#differences();
        if (now === before && this.#rounds > 1)
            return;
        const differing = open.filter((index) => this.#found[index] !== undefined);
        const [example] = differing;
        const such = example === undefined ? '' : (0,clean/* safe */.gB) `, such as ${this.#expected[example]?.address}`;
        const unasked = open.length - differing.length;
        const rest = unasked === 0 ? '' : (0,clean/* safe */.gB) `; ${number(unasked)} not asked for yet`;
        info((0,clean/* safe */.gB) `After ${elapsed}, ${number(differing.length)} of ${addresses(this.#expected.length)} do not agree yet${now && (0,clean/* safe */.gB) ` (${now})`}${such}${rest}`);
    }
    #verdict(files, withoutAddress) {
        const now = this.#options.clock.now();
        const unasked = this.#found.filter((found) => found === undefined).length;
        const kind = this.#hasRefused ? 'unasked-refused' : 'unasked';
        const rest = unasked === 0 ? [] : [liveFinding(kind, { address: '' }, { addresses: addresses(unasked) })];
        const findings = [...rest, ...this.#found.flatMap((found) => found ?? [])];
        const order = ['error', 'warning', 'notice'];
        const isLive = !findings.some(isError);
        return {
            // Sorting is stable: those of equal weight stay in the order of their addresses.
            findings: findings.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity)),
            addresses: this.#expected.length,
            compared: this.#found.filter((found) => found !== undefined && isCompared(found)).length,
            files,
            withoutAddress,
            since: isLive ? now : undefined,
            elapsedMs: now - this.#startedAt,
            rounds: this.#rounds,
            slowest: this.#slowest,
        };
    }
}
const isError = ({ severity }) => severity === 'error';
/** What these say is that there was nothing to compare. */
const NOT_COMPARED = new Set(['refused', 'unanswered', 'unread']);
const isCompared = (found) => !found.some(({ kind }) => NOT_COMPARED.has(kind));
const hasError = (found) => found.some(isError);
const number = (n) => n.toLocaleString('en');
const addresses = (n) => (0,units/* count */.U9)(n, 'address', 'addresses');

// EXTERNAL MODULE: ./lib/live/report.js
var report = __webpack_require__(2794);
// EXTERNAL MODULE: ./lib/step.js + 2 modules
var lib_step = __webpack_require__(4745);
// EXTERNAL MODULE: ./lib/phases/shown-findings.js
var shown_findings = __webpack_require__(212);
;// CONCATENATED MODULE: ./lib/phases/live.js












/** GitHub shows ten annotations of a kind for a step. */
const MAX_ANNOTATIONS = 10;
/**
 * Compares a site with what its host answers until all of it agrees or `wait-timeout` is over, and reports what was found:
 * outputs, summary, annotations and a report for programs.
 * @throws StepError `live-failed` if something differs in the end, `live-unreachable` if the host never answered
 */
async function checkLive({ root, domain, earlier }, live, { host }, step) {
    const { clock, random, signal, log, env } = step;
    // What is asked from here on is the host, not the folder.
    step.facts.subject = live.url.href;
    const check = new LiveCheck({
        ...live,
        folder: root,
        host,
        domain,
        earlier,
        clock,
        random,
        signal,
        info: log.info,
    });
    try {
        const heartbeat = (elapsedMs) => (0,clean/* safe */.gB) `Live check for ${(0,units/* showDuration */.kJ)(elapsedMs)}: ${check.progress()}`;
        const verdict = await step.phase('Live check', () => check.run(), heartbeat);
        const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), lib_step/* REPORT_FOLDER */.m));
        const reportPath = await (0,report/* writeLiveReport */.GI)(folder, { url: live.url, host }, verdict, signal);
        live_report(verdict, reportPath, step);
        if (verdict.since !== undefined)
            return;
        throw new errors/* StepError */.zg('live-failed', {
            url: live.url.href,
            errors: (0,units/* count */.U9)((0,report/* countOf */.pq)(verdict, 'error'), 'error'),
            elapsed: (0,units/* showDuration */.kJ)(verdict.elapsedMs),
            shown: (0,shown_findings/* shownErrors */.nf)((0,report/* countOf */.pq)(verdict, 'error')),
            site: root,
            report: reportPath,
        });
    }
    catch (error) {
        step.signal.throwIfAborted();
        throw explained(error, root, live);
    }
}
function live_report(verdict, reportPath, { outputs, log, facts }) {
    outputs.set('liveReport', reportPath);
    outputs.set('liveErrors', String((0,report/* countOf */.pq)(verdict, 'error')));
    const { findings, ...more } = verdict;
    const found = (0,report/* differencesInWords */.tS)(verdict);
    facts.live = {
        ...more,
        found,
        findings: findings.length,
        differing: (0,report/* differingAddresses */.x4)(verdict),
        worst: findings.slice(0, shown_findings/* MAX_FINDINGS */.Mt),
        byCode: (0,report/* liveCodeCounts */.a1)(findings),
    };
    log.info((0,clean/* safe */.gB) `Compared ${(0,report/* comparedInWords */.Yv)(verdict)} with the site: found ${found}. The report is at ${reportPath}`);
    for (const { code, address, message, severity } of findings.slice(0, MAX_ANNOTATIONS))
        if (severity === 'error')
            log.warning((0,clean/* safe */.gB) `${code} at ${facts.subject}`, address === '' ? (0,clean/* safe */.gB) `${code}: ${message}` : (0,clean/* safe */.gB) `${code} ${address}: ${message}`);
}
function explained(error, site, { url }) {
    if (error instanceof HostUnreachable) {
        const { failure, attempts, elapsedMs } = error;
        const values = { attempts: (0,units/* count */.U9)(attempts, 'attempt'), elapsed: (0,units/* showDuration */.kJ)(elapsedMs) };
        return new errors/* StepError */.zg('live-unreachable', { host: url.host, why: failure.why, ...values }, error);
    }
    if ((0,disk_error/* isDiskError */.Mi)(error))
        return new errors/* StepError */.zg('check-disk-failed', { site, why: error.message, off: undefined }, error);
    return error;
}


/***/ }),

/***/ 6654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ WantedAttributes),
/* harmony export */   q: () => (/* binding */ TagReader)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);
/* harmony import */ var _character_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2966);
/* harmony import */ var _foreign_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1160);
/* harmony import */ var _name_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8832);
/* harmony import */ var _raw_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4920);
/* harmony import */ var _tokenizer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1984);






/** The longest name of a tag that matters. */
const MAX_NAME = 32;
/** How many names of other elements are remembered. */
const MAX_REMEMBERED = 500;
/** Says which attributes are wanted of which elements. */
class WantedAttributes {
    #byTag;
    #ofAll;
    #raw;
    #names = {};
    /** `ofAll`: those that are wanted of every element. `raw`: elements without markup in them; all but `<noscript>` unless given. */
    constructor(byTag, ofAll = [], raw = RAW) {
        this.#byTag = byTag;
        this.#ofAll = ofAll;
        this.#raw = raw;
    }
    /** Returns all names of tags, and the attributes that are wanted of them. */
    namesIn(syntax) {
        this.#names[syntax] ??= this.#makeNames(syntax);
        return this.#names[syntax];
    }
    #makeNames(syntax) {
        const isHtml = syntax === 'html';
        const attributes = [...new Set([...this.#byTag.values(), this.#ofAll].flat())];
        const tagNamed = (name) => {
            const wanted = new Set([...(this.#byTag.get(name) ?? []), ...this.#ofAll]);
            return {
                name,
                meanings: attributes.map((attribute) => (wanted.has(attribute) ? 'part' : null)),
                raw: this.#raw.find((element) => element === name),
                matters: true,
            };
        };
        const tags = new _name_table_js__WEBPACK_IMPORTED_MODULE_3__/* .NameTable */ .K([], isHtml);
        const remembered = new Map();
        const other = (written) => {
            const name = written.length > MAX_NAME ? '' : isHtml ? written.toLowerCase() : written;
            const known = remembered.get(name);
            if (known !== undefined)
                return known;
            const tag = tagNamed((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .detach */ .Yo)(name));
            if (remembered.size >= MAX_REMEMBERED)
                return tag;
            remembered.set(tag.name, tag);
            tags.add(tag.name, tag);
            return tag;
        };
        const named = attributes.map((name, index) => [name, { name, index }]);
        return { tags, attributes: new _name_table_js__WEBPACK_IMPORTED_MODULE_3__/* .NameTable */ .K(named, isHtml), other };
    }
}
/** What `<noscript>` holds is passed on as markup: whoever reads decides what becomes of it. */
const RAW = _raw_text_js__WEBPACK_IMPORTED_MODULE_1__/* .RAW_ELEMENTS */ .xl.filter((element) => element !== 'noscript');
/**
 * Reads a page in chunks (strings of bytes) and passes on its tags and its text. It does not decide what is open: a list of
 * open elements takes forever with millions of them.
 */
class TagReader {
    #listener;
    #syntax;
    #tokenizer;
    #foreign;
    #attributes = new Map();
    constructor(listener, wanted, syntax, foreign = new _foreign_content_js__WEBPACK_IMPORTED_MODULE_0__/* .ForeignContent */ .QJ()) {
        this.#foreign = foreign;
        this.#listener = listener;
        this.#syntax = syntax;
        this.#tokenizer = new _tokenizer_js__WEBPACK_IMPORTED_MODULE_2__/* .Tokenizer */ ._(this, syntax, wanted.namesIn(syntax));
        this.#tokenizer.wantsText = true;
        this.#tokenizer.wantsEndTags = true;
        this.#tokenizer.maxValue = Number.POSITIVE_INFINITY;
    }
    /** Whether it is between tags, or in text without markup: nothing waits for what follows. */
    get isBetweenTags() {
        return this.#tokenizer.isBetweenTags;
    }
    /** Says whether text is passed on: it is unless told otherwise. */
    set wantsText(wantsText) {
        this.#tokenizer.wantsText = wantsText;
    }
    /** Says which attributes are wanted from the next tag on. To be called between tags. */
    set wanted(wanted) {
        this.#tokenizer.names = wanted.namesIn(this.#syntax);
    }
    /** Whether it is where a tag may begin, and nothing waits for what follows. */
    get takesTags() {
        return this.isBetweenTags && !this.#tokenizer.isInText;
    }
    /** Returns a reader that goes on where this one is, which has to be between tags. */
    fork(listener, wanted) {
        const copy = new TagReader(listener, wanted, this.#syntax, this.#foreign.copy());
        copy.#tokenizer.goOnAs(this.#tokenizer);
        return copy;
    }
    /** Returns whether this and another reader are both between tags and take what follows for the same tags. */
    isInStepWith(other) {
        return this.#tokenizer.isInStepWith(other.#tokenizer) && this.#foreign.equals(other.#foreign);
    }
    write(chunk) {
        this.#tokenizer.write(chunk);
    }
    end() {
        this.#tokenizer.end();
    }
    #close(tag) {
        this.#foreign.close(tag);
        this.#listener.close(tag);
    }
    // Called by the tokenizer.
    attribute(name, _meaning, written) {
        if (!this.#attributes.has(name))
            this.#attributes.set(name, (0,_character_references_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeAttribute */ .j)(written));
    }
    startTag({ name, raw }, _start, _end, closesItself) {
        const wasForeign = this.#foreign.inside;
        this.#foreign.open(name);
        this.#listener.open(name, this.#attributes, this.#foreign.inside);
        if (this.#attributes.size > 0)
            this.#attributes.clear();
        const isXml = this.#syntax === 'xml';
        if (closesItself && (isXml || wasForeign || this.#foreign.inside))
            this.#close(name);
        this.#tokenizer.takesCdata = this.#foreign.takesCdata;
        return isXml || wasForeign ? undefined : raw;
    }
    endTag({ name }) {
        this.#close(name);
        this.#tokenizer.takesCdata = this.#foreign.takesCdata;
    }
    text(text) {
        this.#listener.text(text);
    }
    piece() { }
    instruction() { }
}


/***/ })

};

export const id = 795;
export const ids = [795];
export const modules = {

/***/ 2260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qF: () => (/* binding */ parseGlob),
/* harmony export */   ry: () => (/* binding */ MAX_STARS),
/* harmony export */   v7: () => (/* binding */ MAX_GLOB_LENGTH),
/* harmony export */   yk: () => (/* binding */ escapeGlob)
/* harmony export */ });
/**
 * The patterns of accepted findings. `*` stands for any characters but `/`, `**` for any
 * characters, `?` for one character but `/`, and `**` + `/` after a slash or at the start for zero
 * or more folders. `\` escapes the next character. Other characters stand for themselves,
 * case-sensitively, and a pattern must match the whole text.
 */
/**
 * The maximum length of a pattern, in UTF-16 units: twice the longest stored target, because each
 * character may be escaped.
 */
const MAX_GLOB_LENGTH = 2_048;
/**
 * The maximum number of stars. Each one may multiply the matching time by the length of the text.
 */
const MAX_STARS = 8;
/** Folders, stars, and a character that may be escaped. */
const EACH_TOKEN = /(?<=^|\/)(?:\*\*+\/)+|\*+|\\?./gsu;
/** Returns the pattern that `source` describes; undefined if a `\` at its end escapes nothing. */
function parseGlob(source) {
    if (/^(?:[^\\]|\\.)*\\$/su.test(source))
        return undefined;
    const expression = new RegExp(`^${source.replace(EACH_TOKEN, makeExpression)}$`, 'su');
    // A pattern is matched against thousands of strings, and most differ at the start or the end.
    const [start = ''] = /^[^\\*?]*/.exec(source) ?? [];
    const [end = ''] = /[^\\*?/]*$/.exec(source) ?? [];
    return {
        source,
        matches: (text) => text.startsWith(start) && text.endsWith(end) && expression.test(text),
    };
}
function makeExpression(token) {
    if (token === '?')
        return '[^/]';
    if (token === '*')
        return '[^/]*';
    if (token.startsWith('*') && token.endsWith('/'))
        return '(?:.*/)?';
    if (token.startsWith('*'))
        return '.*';
    if (token.length > 1 && token.startsWith('\\'))
        return RegExp.escape(token.slice(1));
    return RegExp.escape(token);
}
/** Returns the pattern that matches only `text`. */
function escapeGlob(text) {
    return text.replace(/[\\*?]/g, '\\$&');
}


/***/ }),

/***/ 7795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   readAcceptanceFile: () => (/* binding */ readAcceptanceFile)
/* harmony export */ });
/* unused harmony exports MAX_ENTRIES, parseAcceptances */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8815);
/* harmony import */ var _common_error_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9653);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7414);
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5948);
/* harmony import */ var _disk_file_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2902);
/* harmony import */ var _disk_suggest_similar_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(338);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4874);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1560);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3092);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2260);












/** The maximum number of entries, beyond which nobody maintains the list. */
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 1024 ** 2;
const REQUIRED_KEYS = ['code', 'target', 'reason'];
const KEYS = ['code', 'target', 'page', 'reason', 'until'];
/** Returns whether an entry no longer accepts anything on a day (YYYY-MM-DD). */
function hasEnded({ until }, today) {
    return until !== undefined && until < today;
}
/**
 * Reads a file of accepted findings, whose name starts at `folder`. It does not throw: all
 * problems, including those of the file system, are in `errors`.
 */
async function readAcceptanceFile(file, folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, file);
    const fail = (...why) => {
        return { entries: [], errors: [(0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB)(...why)] };
    };
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (stats.isDirectory())
            return fail `it is a folder: use the path of the file in it`;
        if (!stats.isFile())
            return fail `it is not a file`;
        if (stats.size > MAX_BYTES)
            return fail `its size is ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSize */ .Xq)(stats.size)}; the limit is ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSize */ .Xq)(MAX_BYTES)}`;
        return parseAcceptances(new TextDecoder('utf-8', { fatal: true }).decode(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path)));
    }
    catch (error) {
        const { code } = error;
        const refusal = (0,_disk_file_access_js__WEBPACK_IMPORTED_MODULE_6__/* .explainIfNotReadable */ .QT)(error, path);
        if (refusal !== undefined)
            return fail `${refusal}`;
        if (code === 'ENOENT')
            return fail `${explainMissingFile(file, path)}`;
        if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
            return fail `it is not UTF-8 text: save the file as UTF-8`;
        if (code === 'ENOTDIR')
            return fail `a part of this path is a file, not a folder`;
        return fail `it cannot be read (${code ?? (0,_common_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .getErrorMessage */ .u)(error)})`;
    }
}
function explainMissingFile(file, path) {
    if (/^https?:\/\//i.test(file))
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB) `it is a URL, but must be a file: download it first`;
    const checkout = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB) `In a workflow, actions/checkout must run before this step`;
    const advice = (0,_disk_suggest_similar_file_js__WEBPACK_IMPORTED_MODULE_7__/* .suggestSimilarFile */ .Y)(file, path) ?? (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB) `; check the path. ${checkout}`;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB) `there is no file ${path}${advice}`;
}
/** Reads the text of a file of accepted findings. */
function parseAcceptances(content) {
    // `npm run` prints two such lines before the script's own output. In a list of entries, no line
    // can begin like this.
    const text = content.replace(/^> .*$/gm, '');
    return new AcceptanceReader(text).read();
}
/** Reads the entries of one file, and collects the errors. */
class AcceptanceReader {
    #text;
    #lines = new yaml__WEBPACK_IMPORTED_MODULE_2__/* .LineCounter */ .HN();
    #errors = [];
    constructor(text) {
        this.#text = text;
    }
    read() {
        const { contents, errors } = (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(this.#text, {
            // All scalars are text, including dates, numbers, and `true`.
            schema: 'failsafe',
            prettyErrors: false,
            logLevel: 'error',
            lineCounter: this.#lines,
        });
        const [error] = errors;
        let entries = [];
        if (error)
            this.#rejectYaml(error);
        else
            entries = this.#readList(contents);
        if (this.#errors.length > 0)
            entries = [];
        const errorsInOrder = this.#errors.toSorted((a, b) => a.line - b.line);
        return { entries, errors: errorsInOrder.map(({ message }) => message) };
    }
    #rejectYaml(error) {
        const offset = findOpenQuote(error, this.#text) ?? error.pos[0];
        const line = this.#text.split('\n')[this.#getLine(offset) - 1] ?? '';
        const reject = this.#rejectAt(offset);
        const correction = findCorrectionOfLine(error, line);
        if (correction !== undefined)
            reject `${correction}`;
        else
            reject `not valid YAML: ${explainYamlError(error, line, this.#text)}`;
    }
    #readList(list) {
        if (isEmpty(list))
            return [];
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isSeq */ .oP)(list)) {
            this.#rejectAt(list) `expected a list of entries, each beginning with “- code: ”`;
            return [];
        }
        const { items } = list;
        if (items.length > MAX_ENTRIES) {
            const found = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(items.length, 'entry', 'entries');
            this.#rejectAt(items[MAX_ENTRIES]) `there are ${found}; the limit is ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(MAX_ENTRIES)}`;
            return [];
        }
        return items.map((item) => this.#readEntry(item)).filter((entry) => entry !== undefined);
    }
    #readEntry(item) {
        const reject = this.#rejectAt(item);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(item))
            return reject `expected an entry with the keys code, target, and reason`;
        this.#rejectKeys(item);
        const code = this.#readValue(item, 'code', parseCode);
        const target = this.#readValue(item, 'target', parsePattern);
        const page = this.#readValue(item, 'page', parsePage);
        const reason = this.#readValue(item, 'reason', parseReason);
        const until = this.#readValue(item, 'until', parseDay);
        if (code === undefined || target === undefined || reason === undefined)
            return undefined;
        return { code, target, page, reason, until, line: this.#getLine(item) };
    }
    /** Records unknown and missing keys of an entry. */
    #rejectKeys(item) {
        const missing = REQUIRED_KEYS.filter((key) => !item.has(key));
        const unknown = item.items.filter(({ key }) => !KEYS.includes(String(key)));
        const corrections = unknown.map(({ key }) => rejectKey(String(key), missing, this.#rejectAt(key)));
        const uncorrected = missing.filter((key) => !corrections.includes(key));
        if (uncorrected.length > 0)
            this.#rejectAt(item) `the entry has no ${(0,_common_words_js__WEBPACK_IMPORTED_MODULE_5__/* .joinWords */ .yZ)(uncorrected, 'or')}`;
    }
    /** Returns the value of a key; undefined if it is invalid or missing. */
    #readValue(item, key, parse) {
        if (!item.has(key))
            return undefined;
        const node = item.get(key, true);
        const reject = this.#rejectAt(node ?? item);
        if (isEmpty(node))
            return reject `${key} has no value; a value that begins with #, &, or ! needs quotes`;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isAlias */ .Vj)(node))
            return reject `put the value of ${key} in quotes: YAML reads a * at its start as an alias`;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isSeq */ .oP)(node))
            return reject `${key} is a list: write one entry for each item or put the value in quotes`;
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isScalar */ .jn)(node))
            return reject `the value of ${key} is not text: put it in quotes`;
        return parse(String(node.value), reject);
    }
    /** Returns the tag that records an error at a node or an offset. */
    #rejectAt(nodeOrOffset) {
        return (...why) => {
            const line = this.#getLine(nodeOrOffset);
            this.#errors.push({ line, message: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB) `line ${line}: ${(0,_text_clean_js__WEBPACK_IMPORTED_MODULE_9__/* .safe */ .gB)(...why)}` });
        };
    }
    /** Returns the line, starting at 1, of a node or an offset in the text. */
    #getLine(nodeOrOffset) {
        const offset = (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isNode */ .Ll)(nodeOrOffset) ? nodeOrOffset.range?.[0] : nodeOrOffset;
        if (typeof offset !== 'number')
            return this.#lines.linePos(0).line;
        return this.#lines.linePos(offset).line;
    }
}
/** Other words for the keys. */
const SYNONYMS = new Map([
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_5__/* .makeWordEntries */ .Hl)('code', 'kind type rule name id'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_5__/* .makeWordEntries */ .Hl)('target', 'address url href link path'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_5__/* .makeWordEntries */ .Hl)('page', 'pages file files'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_5__/* .makeWordEntries */ .Hl)('reason', 'why comment note description'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_5__/* .makeWordEntries */ .Hl)('until', 'expires expiry end date'),
]);
/** Rejects a key, and returns the one that was probably meant. */
function rejectKey(key, missing, reject) {
    let suggestion = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_10__/* .findCorrection */ .oQ)(key, KEYS) ?? SYNONYMS.get(key.toLowerCase());
    if (suggestion === undefined && missing.length === 1)
        suggestion = missing[0];
    if (suggestion === undefined)
        reject `unknown key “${key}”: expected ${(0,_common_words_js__WEBPACK_IMPORTED_MODULE_5__/* .joinWords */ .yZ)(KEYS, 'or')}`;
    else
        reject `unknown key “${key}”${(0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_10__/* .didYouMean */ .au)(suggestion)}`;
    return suggestion;
}
/** Returns how to correct a line that is not valid YAML, if it says exactly what was meant. */
function findCorrectionOfLine({ message }, line) {
    if (message.startsWith('Source contains multiple documents') && line.startsWith('---'))
        return 'remove the line ---: the file must be one list';
    const [, reserved] = /^Plain value cannot start with .*([@%`])$/.exec(message) ?? [];
    const [, key] = /^ *(?:- +)?(\w+):/.exec(line) ?? [];
    if (reserved === undefined || key === undefined)
        return undefined;
    return `put the value of ${key} in quotes: it cannot begin with “${reserved}”`;
}
/** Explains a YAML error in terms that the file's author understands. */
function explainYamlError({ message, pos: [start] }, line, text) {
    if (/^ *\t/.test(line))
        return 'it is indented with a tab; use spaces';
    if (/^ *-\w/.test(line))
        return 'put a space after the “-”';
    if (message.startsWith('Sequence item'))
        return 'the keys of an entry must line up in one column';
    if (/^<{7} /m.test(text))
        return 'the file contains merge conflict markers';
    if (message.startsWith('Alias cannot'))
        return 'a value that begins with “*” needs quotes';
    if (message.startsWith('Map keys must be unique'))
        return `the entry has two values for ${/^[\w"'-]*/.exec(text.slice(start))?.[0]}`;
    if (message.startsWith('Missing closing'))
        return 'a quote on this line is not closed';
    if (message === TEXT_AFTER_VALUE && /^\w/.test(line))
        return 'indent the keys of an entry as far as its code';
    if (message === TEXT_AFTER_VALUE)
        return 'a value that begins with a bracket, a brace, or a quote needs quotes around all of it';
    if (message.startsWith('Nested mappings'))
        return 'a value that contains “: ” needs quotes';
    // The rest may be advice for callers of the library.
    return message.split(';', 1)[0] ?? '';
}
const TEXT_AFTER_VALUE = 'Unexpected scalar at node end';
/**
 * Returns the offset of the quote that an error is about; undefined if it is not about one. The
 * library reports a quote that is not closed at the end of the text.
 */
function findOpenQuote({ message }, text) {
    if (!message.startsWith('Missing closing'))
        return undefined;
    return /: *(["'])(?:(?!\1).)*$/m.exec(text)?.index;
}
/** Is the value empty? */
function isEmpty(node) {
    if (node === null || node === undefined)
        return true;
    return (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isScalar */ .jn)(node) && node.type === 'PLAIN' && node.source === '';
}
function parseCode(text, reject) {
    const codes = [..._codes_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp];
    const code = codes.find((each) => each === text);
    if (code === undefined) {
        const words = text.split(/[\s,;|]+/);
        if (words.length > 1 && words.every((word) => codes.some((each) => each === word)))
            return reject `code has several values: write one entry for each`;
        const suggestion = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_10__/* .findCorrection */ .oQ)(text, codes);
        if (suggestion === undefined)
            return reject `unknown code “${text}”: docs/check.md lists the codes`;
        return reject `unknown code “${text}”${(0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_10__/* .didYouMean */ .au)(suggestion)}`;
    }
    if ((0,_codes_js__WEBPACK_IMPORTED_MODULE_8__/* .isAcceptanceCode */ .DW)(code))
        return reject `${code} cannot be accepted: change the entry that it is about`;
    if ((0,_codes_js__WEBPACK_IMPORTED_MODULE_8__/* .meansNoResponse */ .ft)(code))
        return reject `${code} cannot be accepted: without a response, the content is unknown`;
    return code;
}
function parsePattern(text, reject) {
    if (text.length > _glob_js__WEBPACK_IMPORTED_MODULE_11__/* .MAX_GLOB_LENGTH */ .v7)
        return reject `the pattern is longer than ${_glob_js__WEBPACK_IMPORTED_MODULE_11__/* .MAX_GLOB_LENGTH */ .v7} characters`;
    const stars = text.match(/\*+/g) ?? [];
    if (stars.length > _glob_js__WEBPACK_IMPORTED_MODULE_11__/* .MAX_STARS */ .ry)
        return reject `the pattern “${text}” has more than ${_glob_js__WEBPACK_IMPORTED_MODULE_11__/* .MAX_STARS */ .ry} “*” or “**”`;
    return (0,_glob_js__WEBPACK_IMPORTED_MODULE_11__/* .parseGlob */ .qF)(text) ?? reject `the pattern “${text}” ends with a \\ that escapes nothing`;
}
function parsePage(text, reject) {
    if (text === '')
        return reject `page is empty: leave it out or specify pages such as changelog/**`;
    if (text.startsWith('/')) {
        const name = text.slice(1);
        return reject `page “${text}” begins with a slash; write it as in the report: ${name}`;
    }
    return parsePattern(text, reject);
}
function parseReason(text, reject) {
    const reason = text.trim();
    if (reason !== '')
        return reason;
    return reject `reason is empty: say why this is accepted, for example “known bug in the generator”`;
}
function parseDay(text, reject) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
        return reject `until is “${text}”: expected a date such as 2027-03-31`;
    const day = new Date(`${text}T00:00:00Z`);
    if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
        return reject `until is “${text}”: this date does not exist`;
    return text;
}


/***/ })

};

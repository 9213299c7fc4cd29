export const id = 40;
export const ids = [40];
export const modules = {

/***/ 3850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sw: () => (/* binding */ MAX_GLOB),
/* harmony export */   qF: () => (/* binding */ parseGlob),
/* harmony export */   ry: () => (/* binding */ MAX_STARS),
/* harmony export */   yk: () => (/* binding */ escapeGlob)
/* harmony export */ });
/**
 * The patterns of accepted findings. `*` stands for any characters but `/`, `**` for any
 * characters, `?` for one character but `/`, `**` + `/` after a slash or at the start for any
 * number of folders, none included; `\` takes the meaning from the character after it. All else
 * stands for itself, upper and lower case apart, and a pattern has to match the whole text.
 */
/**
 * Longer ones are refused, in UTF-16 units: twice the longest target that is kept, for each sign of
 * it may be escaped.
 */
const MAX_GLOB = 2_048;
/** With each of them, a pattern may take longer by the length of the text. */
const MAX_STARS = 8;
/** Returns the pattern that `source` describes; undefined if a `\` at its end escapes nothing. */
function parseGlob(source) {
    if (/^(?:[^\\]|\\.)*\\$/su.test(source))
        return undefined;
    const whole = new RegExp(`^${source.replace(/(?<=^|\/)(?:\*\*+\/)+|\*+|\\?./gsu, expressionFor)}$`, 'su');
    // A pattern is asked about thousands of texts, and most of them begin or end with something else.
    const [start = ''] = /^[^\\*?]*/.exec(source) ?? [];
    const [end = ''] = /[^\\*?/]*$/.exec(source) ?? [];
    return {
        source,
        matches: (text) => text.startsWith(start) && text.endsWith(end) && whole.test(text),
    };
}
function expressionFor(token) {
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
/** Returns the pattern that matches `text` alone. */
function escapeGlob(text) {
    return text.replace(/[\\*?]/g, '\\$&');
}


/***/ }),

/***/ 9040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAcceptedFile: () => (/* binding */ readAcceptedFile)
/* harmony export */ });
/* unused harmony exports MAX_ENTRIES, readAccepted */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _common_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9653);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7414);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4874);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1560);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3092);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3850);








/** A list that nobody keeps in order any more. */
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 1024 ** 2;
const REQUIRED = ['code', 'target', 'reason'];
const KEYS = ['code', 'target', 'page', 'reason', 'until'];
/**
 * Reads a file of accepted findings. Throws nothing: whatever is wrong with it, the file system
 * included, is among the errors.
 */
async function readAcceptedFile(path) {
    const refused = (...why) => ({
        entries: [],
        errors: [(0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB)(...why)],
    });
    try {
        const status = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (status.isDirectory())
            return refused `it is a folder`;
        if (!status.isFile())
            return refused `it is not a file`;
        if (status.size > MAX_BYTES)
            return refused `its size is ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_3__/* .showSize */ .tY)(status.size)}; the limit is ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_3__/* .showSize */ .tY)(MAX_BYTES)}`;
        return readAccepted(new TextDecoder('utf-8', { fatal: true }).decode(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path)));
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT')
            return refused `there is no file ${path}; check the path. In a workflow, actions/checkout must run before this step`;
        if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
            return refused `it is not UTF-8 text`;
        if (code === 'ENOTDIR')
            return refused `a part of this path is a file, not a folder`;
        return refused `it cannot be read (${code ?? (0,_common_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .getErrorMessage */ .u)(error)})`;
    }
}
/** Reads the text of a file of accepted findings. */
function readAccepted(given) {
    // `npm run` prints two such lines before the script's own output. In a list, none can begin like
    // that.
    const text = given.replace(/^> .*$/gm, '');
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN();
    /** Returns the line, from 1 on, of a node or of an offset in the text. */
    const lineOf = (where) => {
        const offset = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isNode */ .Ll)(where) ? where.range?.[0] : where;
        return lineCounter.linePos(typeof offset === 'number' ? offset : 0).line;
    };
    const errors = [];
    const at = (where) => {
        return (...why) => {
            errors.push((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `line ${lineOf(where)}: ${(0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB)(...why)}`);
        };
    };
    const yaml = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(text, {
        // All scalars are text: dates, numbers and `true` included.
        schema: 'failsafe',
        prettyErrors: false,
        logLevel: 'error',
        lineCounter,
    });
    const { contents } = yaml;
    const [error] = yaml.errors;
    const items = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(contents) ? contents.items : [];
    if (error) {
        const line = text.split('\n')[lineOf(error.pos[0]) - 1] ?? '';
        at(error.pos[0]) `not valid YAML: ${inWords(error, line, text)}`;
    }
    else if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(contents) && !isEmpty(contents))
        at(contents) `expected a list of entries, each beginning with “- code: ”`;
    else if (items.length > MAX_ENTRIES)
        at(items[MAX_ENTRIES]) `there are ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(items.length, 'entry', 'entries')}; the limit is ${MAX_ENTRIES}`;
    else {
        const entries = items.flatMap((item) => readEntry(item, lineOf(item), at) ?? []);
        if (errors.length === 0)
            return { entries, errors };
    }
    return { entries: [], errors };
}
function readEntry(item, line, at) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(item))
        return at(item) `expected an entry with the keys code, target and reason`;
    const missing = REQUIRED.filter((key) => !item.has(key));
    const unknown = item.items.filter(({ key }) => !KEYS.includes(String(key)));
    const meant = unknown.map(({ key }) => refuseKey(String(key), missing, at(key)));
    for (const key of missing)
        if (!meant.includes(key))
            at(item) `the entry has no ${key}`;
    /** Returns undefined for what is refused, or is not there. */
    const value = (key, parse) => {
        if (!item.has(key))
            return undefined;
        const node = item.get(key, true);
        const refuse = at(node ?? item);
        if (isEmpty(node))
            return refuse `${key} has no value; a value that begins with #, & or ! needs quotes`;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isAlias */ .Vj)(node))
            return refuse `put the value of ${key} in quotes: YAML reads a * at its start as an alias`;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(node))
            return refuse `${key} is a list: write one entry for each, or put the value in quotes`;
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node))
            return refuse `the value of ${key} is not text: put it in quotes`;
        return parse(String(node.value), refuse);
    };
    const code = value('code', parseCode);
    const target = value('target', parsePattern);
    const page = value('page', parsePage);
    const reason = value('reason', parseReason);
    const until = value('until', parseDay);
    if (code === undefined || target === undefined || reason === undefined)
        return undefined;
    return { code, target, page, reason, until, line };
}
/** Refuses a key, and returns the one that was probably meant. */
function refuseKey(given, missing, refuse) {
    let meant = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__/* .findMisspelled */ .ot)(given, KEYS);
    if (meant === undefined && missing.length === 1)
        meant = missing[0];
    if (meant === undefined)
        refuse `unknown key “${given}”: expected ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_3__/* .joinWords */ .yZ)(KEYS, 'or')}`;
    else
        refuse `unknown key “${given}”${(0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .au)(meant)}`;
    return meant;
}
/** Returns what is wrong with YAML that cannot be read, in the words of whoever wrote it. */
function inWords({ message, pos: [at] }, line, text) {
    if (/^ *\t/.test(line))
        return 'it is indented with a tab; use spaces';
    if (message.startsWith('Sequence item'))
        return 'the keys of an entry must line up in one column';
    if (/^<{7} /m.test(text))
        return 'it contains merge conflict markers';
    if (message.startsWith('Alias cannot'))
        return 'a value that begins with “*” needs quotes';
    if (message.startsWith('Map keys must be unique'))
        return `the entry has two values for ${/^[\w"'-]*/.exec(text.slice(at))?.[0]}`;
    if (message.startsWith('Nested mappings'))
        return 'a value that contains “: ” needs quotes';
    // What may follow is advice for who calls the library.
    return message.split(';', 1)[0] ?? '';
}
/** Is nothing written there? */
function isEmpty(node) {
    return node == null || ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) && node.type === 'PLAIN' && node.source === '');
}
function parseCode(text, refuse) {
    const codes = [..._codes_js__WEBPACK_IMPORTED_MODULE_4__/* .CODES */ .Lp];
    const code = codes.find((each) => each === text);
    if (code === undefined) {
        const meant = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__/* .findMisspelled */ .ot)(text, codes);
        if (meant === undefined)
            return refuse `unknown code “${text}”: docs/check.md lists the codes`;
        return refuse `unknown code “${text}”${(0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .au)(meant)}`;
    }
    if ((0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfAcceptance */ .Jf)(code))
        return refuse `${code} cannot be accepted: change the entry that it names`;
    if ((0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnknown */ .t8)(code))
        return refuse `${code} cannot be accepted: what was not answered is not known`;
    return code;
}
function parsePattern(text, refuse) {
    if (text.length > _glob_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_GLOB */ .Sw)
        return refuse `the pattern is longer than ${_glob_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_GLOB */ .Sw} characters`;
    if ((text.match(/\*+/g)?.length ?? 0) > _glob_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STARS */ .ry)
        return refuse `the pattern “${text}” has more than ${_glob_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STARS */ .ry} “*” or “**”`;
    return (0,_glob_js__WEBPACK_IMPORTED_MODULE_7__/* .parseGlob */ .qF)(text) ?? refuse `the pattern “${text}” ends with a \\ that escapes nothing`;
}
function parsePage(text, refuse) {
    if (text === '')
        return refuse `page is empty: leave it out, or name pages such as changelog/**`;
    if (text.startsWith('/'))
        return refuse `page “${text}” begins with a slash; pages are named as in the report: ${text.slice(1)}`;
    return parsePattern(text, refuse);
}
function parseReason(text, refuse) {
    return (text.trim() ||
        refuse `reason is empty: say why this is accepted, such as “known bug of the generator”`);
}
function parseDay(text, refuse) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
        return refuse `until is “${text}”: expected a day such as 2027-03-31`;
    const day = new Date(`${text}T00:00:00Z`);
    if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
        return refuse `until is “${text}”: this day does not exist`;
    return text;
}


/***/ })

};

export const id = 422;
export const ids = [422];
export const modules = {

/***/ 2422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAcceptedFile: () => (/* binding */ readAcceptedFile)
/* harmony export */ });
/* unused harmony exports MAX_ENTRIES, readAccepted */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3813);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8651);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3052);
/* harmony import */ var _near_misses_similar_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5542);
/* harmony import */ var _rules_finding_kinds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8883);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5680);








/** A list that nobody keeps in order any more. */
const MAX_ENTRIES = 10_000;
/** Enough for so many entries with long targets and reasons. */
const MAX_BYTES = 8 * 1024 ** 2;
/** In UTF-16 units. */
const MAX_REASON = 1_000;
/** How many errors are listed. */
const MAX_ERRORS = 20;
const KEYS = ['code', 'target', 'page', 'reason', 'until'];
const INDENTATION = /[ \t]*/y;
/** Reads a file of accepted findings. Whatever is wrong with it, the file system included, is among the errors. */
async function readAcceptedFile(path) {
    try {
        const status = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (!status.isFile())
            return { entries: [], errors: [(0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `it is not a file`] };
        if (status.size > MAX_BYTES)
            return {
                entries: [],
                errors: [(0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `its size is ${(0,_units_js__WEBPACK_IMPORTED_MODULE_3__/* .showSize */ .tY)(status.size)}; the limit is ${(0,_units_js__WEBPACK_IMPORTED_MODULE_3__/* .showSize */ .tY)(MAX_BYTES)}`],
            };
        return readAccepted(new TextDecoder('utf-8', { fatal: true }).decode(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path)));
    }
    catch (error) {
        const { code } = error;
        const why = code === 'ENOENT'
            ? (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `there is no file ${path}; is the path right? In a workflow, actions/checkout has to run before this step`
            : code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
                ? (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `it is not UTF-8 text`
                : (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `it cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error)}`;
        return { entries: [], errors: [why] };
    }
}
/** Reads the text of a file of accepted findings. Throws nothing, whatever the text. */
function readAccepted(text) {
    const errors = [];
    const entries = new Reader(text, errors).entries();
    if (errors.length === 0)
        return { entries, errors: [] };
    const shown = errors
        .toSorted((a, b) => a.line - b.line)
        .slice(0, MAX_ERRORS)
        .map(({ line, what }) => (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `line ${line}: ${what}`);
    const more = errors.length - shown.length;
    return { entries: [], errors: more > 0 ? [...shown, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `and ${(0,_units_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(more, 'more error')}`] : shown };
}
class Reader {
    #text;
    #errors;
    #lines = new yaml__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN();
    #wrongLines = new Set();
    constructor(text, errors) {
        // `npm run` prints two such lines before the script's own output. In a list, none can begin like that.
        this.#text = text.replace(/^> .*$/gm, '');
        this.#errors = errors;
    }
    entries() {
        const documents = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseAllDocuments */ .hR)(this.#text, {
            // All scalars are text: dates, numbers and `true` included.
            schema: 'failsafe',
            prettyErrors: false,
            logLevel: 'error',
            lineCounter: this.#lines,
            // The library compares each key with all others.
            uniqueKeys: false,
        });
        const [first, second] = documents;
        for (const { errors } of documents)
            for (const error of errors)
                this.#reportSyntaxError(error);
        if (second)
            this.#report(second.contents, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `a second document begins: one list is expected`);
        if (this.#errors.length > 0 || !first)
            return [];
        const { contents } = first;
        if (contents === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(contents) && contents.source === ''))
            return [];
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(contents)) {
            this.#report(contents, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `expected a list of entries, each beginning with “- code: ”`);
            return [];
        }
        this.#refuseExtras(contents);
        if (contents.items.length > MAX_ENTRIES) {
            this.#report(contents.items[MAX_ENTRIES] ?? null, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `there are ${(0,_units_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(contents.items.length, 'entry', 'entries')}; the limit is ${MAX_ENTRIES}`);
            return [];
        }
        const entries = contents.items.map((item) => this.#entry(item)).filter((entry) => entry !== undefined);
        this.#refuseTwins(entries);
        return entries;
    }
    #entry(item) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(item)) {
            this.#report(item, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `expected an entry with the keys code, target and reason`);
            return undefined;
        }
        this.#refuseExtras(item);
        const values = this.#values(item.items);
        for (const key of ['code', 'target', 'reason']) {
            const isGiven = values.has(key);
            if (!isGiven)
                this.#report(item, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `the entry has no ${key}`);
        }
        const code = this.#parse(values.get('code'), parseCode);
        const target = this.#parse(values.get('target'), parsePattern);
        const page = this.#parse(values.get('page'), parsePage);
        const reason = this.#parse(values.get('reason'), parseReason);
        const until = this.#parse(values.get('until'), parseDay);
        if (code === undefined || target === undefined || reason === undefined)
            return undefined;
        return { code, target, page, reason, until, line: this.#lineOf(item) };
    }
    /** Returns the values by key; undefined for those that are no text. */
    #values(pairs) {
        const values = new Map();
        for (const { key: node, value } of pairs) {
            this.#refuseExtras(node);
            const name = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) ? String(node.value) : '';
            const key = KEYS.find((each) => each === name);
            if (key === undefined)
                this.#report(node, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `unknown key “${name}”: expected ${(0,_units_js__WEBPACK_IMPORTED_MODULE_3__/* .joinWords */ .yZ)(KEYS, 'or')}`);
            else if (values.has(key))
                this.#report(node, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `the entry has two values for ${key}`);
            else
                values.set(key, this.#value(key, node, value));
        }
        return values;
    }
    #value(key, keyNode, node) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isAlias */ .Vj)(node)) {
            this.#report(node, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `put the value of ${key} in quotes: YAML takes a * at its start for an alias`);
            return undefined;
        }
        if (node !== null && !(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node)) {
            this.#report(node, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `the value of ${key} is not text: put it in quotes`);
            return undefined;
        }
        if (node === null || isEmptyPlain(node)) {
            this.#report(node ?? keyNode, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${key} has no value; what begins with # needs quotes`);
            return undefined;
        }
        this.#refuseExtras(node);
        return { text: String(node.value), node };
    }
    #parse(value, parse) {
        if (value === undefined)
            return undefined;
        const parsed = parse(value.text);
        if (!(parsed instanceof InvalidValue))
            return parsed;
        this.#report(value.node, parsed.what);
        return undefined;
    }
    /** Such a file has no use for them, and what they mean is easily misread. */
    #refuseExtras(node) {
        if ('anchor' in node && node.anchor)
            this.#report(node, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `anchors (&${node.anchor}) are not allowed; a value that begins with & needs quotes`);
        if (node.tag)
            this.#report(node, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `tags (${node.tag}) are not allowed; a value that begins with ! needs quotes`);
    }
    #refuseTwins(entries) {
        const lines = new Map();
        for (const { code, target, page, line } of entries) {
            const key = JSON.stringify([code, target.source, page?.source]);
            const earlier = lines.get(key);
            if (earlier === undefined)
                lines.set(key, line);
            else
                this.#errors.push({ line, what: (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `the entry accepts the same as the one in line ${earlier}` });
        }
    }
    #reportSyntaxError({ message, pos, }) {
        const { line, col } = this.#lines.linePos(pos[0]);
        // What the library says next about the same line follows from the first.
        if (this.#wrongLines.has(line))
            return;
        this.#wrongLines.add(line);
        INDENTATION.lastIndex = pos[0] - (col - 1);
        const isTab = INDENTATION.exec(this.#text)?.[0].includes('\t');
        const isDeep = /call stack/.test(message);
        const what = isTab
            ? 'it is indented with a tab; use spaces'
            : isDeep
                ? 'it is nested too deeply'
                : message;
        this.#errors.push({ line, what: (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `not valid YAML: ${what}` });
    }
    #report(node, what) {
        this.#errors.push({ line: node === null ? 1 : this.#lineOf(node), what });
    }
    #lineOf(node) {
        return this.#lines.linePos(node.range?.[0] ?? 0).line;
    }
}
/** What is wrong with a value. */
class InvalidValue {
    what;
    constructor(what) {
        this.what = what;
    }
}
function isEmptyPlain({ type, source }) {
    return type === 'PLAIN' && source === '';
}
function parseCode(text) {
    const code = [..._rules_finding_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp].find((each) => each === text);
    if (code === undefined) {
        const meant = misspelledCode(text);
        return new InvalidValue(meant === undefined
            ? (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `unknown code “${text}”: docs/check.md lists the codes`
            : (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `unknown code “${text}”: did you mean ${meant}?`);
    }
    return (0,_rules_finding_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isAcceptable */ .Lr)(code)
        ? code
        : new InvalidValue((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${code} cannot be accepted: change the entry that it names`);
}
/** Returns the code that `text` is most likely meant to be; undefined if it is close to none. */
function misspelledCode(text) {
    const letters = (code) => [code.toLowerCase().replace(/[^a-z]/g, '')];
    const given = letters(text);
    const close = [..._rules_finding_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp]
        .map((code) => ({ code, edits: (0,_near_misses_similar_names_js__WEBPACK_IMPORTED_MODULE_4__/* .editsBetween */ .yx)(given, letters(code)) }))
        .filter(({ edits }) => edits !== undefined);
    return close.toSorted((a, b) => (a.edits ?? 0) - (b.edits ?? 0))[0]?.code;
}
function parsePattern(text) {
    if (text.length > _glob_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_GLOB */ .Sw)
        return new InvalidValue((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `the pattern is longer than ${_glob_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_GLOB */ .Sw} characters`);
    return (0,_glob_js__WEBPACK_IMPORTED_MODULE_7__/* .parseGlob */ .qF)(text) ?? new InvalidValue((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `the pattern “${text}” ends with a \\ that escapes nothing`);
}
function parsePage(text) {
    if (text === '')
        return new InvalidValue((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `page is empty: leave it out, or name pages such as changelog/**`);
    if (text.startsWith('/'))
        return new InvalidValue((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `page “${text}” begins with a slash; pages are named as in the report: ${text.slice(1)}`);
    return parsePattern(text);
}
function parseReason(text) {
    if (text.trim() === '')
        return new InvalidValue((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `reason is empty: say why this is accepted`);
    if (text.length > MAX_REASON)
        return new InvalidValue((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `the reason is longer than ${MAX_REASON} characters`);
    return text.trim();
}
function parseDay(text) {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
    const isDay = day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
    return isDay ? text : new InvalidValue((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `until is “${text}”: expected a day such as 2027-03-31`);
}


/***/ })

};

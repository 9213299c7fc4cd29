export const id = 946;
export const ids = [946];
export const modules = {

/***/ 5458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L7: () => (/* binding */ explainDamage),
/* harmony export */   SX: () => (/* binding */ DATA_AFTER_END),
/* harmony export */   iG: () => (/* binding */ makeDamageError),
/* harmony export */   wk: () => (/* binding */ translateErrors)
/* harmony export */ });
/* harmony import */ var _common_error_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9653);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9591);
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9220);



/**
 * Returns the error for a damaged archive, or for a damaged `entry` in it. `why` is worded to
 * follow a colon, and may be untrusted text.
 */
function makeDamageError(why, entry, cause) {
    return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('archive-damaged', { entry, why }, cause);
}
/** The messages for zlib's error codes (https://nodejs.org/api/zlib.html#zlib-constants). */
const ZLIB_ERRORS = {
    Z_BUF_ERROR: 'it is cut off, and its compressed data is incomplete',
    Z_DATA_ERROR: 'its compressed data is corrupt',
    Z_NEED_DICT: 'its compressed data needs a dictionary',
};
/** Data after the end may be a second archive, which other tools would read instead. */
const DATA_AFTER_END = 'there is data after its end';
/** The messages of yauzl 3, and clearer wordings for them. */
const PARSER_ERRORS = [
    [
        /^End of central directory record signature/,
        'it is cut off, and the list of its entries is missing',
    ],
    [/^unexpected EOF/, 'it is cut off'],
    [/^multi-disk/, 'it is one part of an archive that has several'],
    [/^invalid central directory file header signature/, 'the list of its entries is damaged'],
    [/^invalid zip64 end of central directory/, 'the list of its entries is damaged'],
    [/^invalid local file header signature/, 'it is not where the list of entries says'],
    [/^file data overflows file bounds/, 'it continues after the end of the archive'],
    [/^strong encryption/, 'it is encrypted'],
];
/** Returns a parser's message, in a clearer wording if there is one. */
function describeParserError(message) {
    // The length of the comment at the end: actual, then stated.
    const [, actual, stated] = /^Invalid comment length\. Expected: (\d+)\. Found: (\d+)/.exec(message) ?? [];
    if (stated !== undefined) {
        if (Number(actual) > Number(stated))
            return DATA_AFTER_END;
        return 'it is cut off at its end';
    }
    const [, why] = PARSER_ERRORS.find(([pattern]) => pattern.test(message)) ?? [];
    return why ?? message.replace(/\.$/, '');
}
/**
 * The error code of zstd for a frame whose window exceeds the default limit
 * (ZSTD_WINDOWLOG_LIMIT_DEFAULT in zstd.h).
 */
const WINDOW_TOO_LARGE = 'ZSTD_error_frameParameter_windowTooLarge';
/**
 * Returns an error of a parser or decoder as `archive-damaged`, or as `archive-window-too-large` if
 * only the decoder's limit was exceeded. A StepError or disk error is returned unchanged.
 */
function explainDamage(error, entry) {
    if (error instanceof _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z || (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .M)(error))
        return error;
    const code = String(error.code ?? '');
    if (code === WINDOW_TOO_LARGE)
        return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('archive-window-too-large', {}, error);
    let why = ZLIB_ERRORS[code];
    if (code.startsWith('ZSTD_'))
        why = `its compressed data is corrupt (${code})`;
    return makeDamageError(why ?? describeParserError((0,_common_error_message_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u)(error)), entry, error);
}
/**
 * Yields the items of `source`, and translates its errors. Errors of the loop that reads it are
 * left alone: a failure to write to the disk must not be reported as a damaged archive.
 */
async function* translateErrors(source, translate) {
    try {
        yield* source;
    }
    catch (error) {
        throw translate(error);
    }
}


/***/ }),

/***/ 1283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jT: () => (/* binding */ HEAD_SIZE),
  Xb: () => (/* binding */ describeContent),
  FI: () => (/* binding */ findFormat)
});

// UNUSED EXPORTS: FORMATS

;// CONCATENATED MODULE: ./lib/net/web-page.js
/** Recognizes web pages of a gateway, a login or a firewall in place of the requested content. */
/** Returns whether a body is HTML. */
function isWebPage(body) {
    return /^\s*<(!doctype|html|head|body|title|meta|!--)/i.test(body);
}
/**
 * Returns the title of a web page, which often tells who sent it (“Sign in”, “Just a moment…”). It
 * is untrusted text with entities; empty if there is none. Undefined if `body` is not a web page.
 */
function readTitle(body) {
    if (!isWebPage(body))
        return undefined;
    const [, title = ''] = /<title[^<>]{0,200}>([^<]{1,500})/i.exec(body) ?? [];
    return title.trim();
}

// EXTERNAL MODULE: ./lib/archive/tar-header.js
var tar_header = __webpack_require__(4551);
;// CONCATENATED MODULE: ./lib/archive/magic.js
/** Recognizes formats by their first bytes: names and content types of archives are often wrong. */


/** The formats that are unpacked here. */
const FORMATS = (/* unused pure expression or super */ null && (['zip', 'tar', 'tar.gz', 'tar.zst']));
/** How many of the first bytes `findFormat` and `describeContent` need. */
const HEAD_SIZE = 512;
/**
 * Returns the format of a file that begins with `head`; undefined if it is not one of `FORMATS`.
 */
function findFormat(head) {
    const latin1 = head.toString('latin1');
    // A local header or, in an archive without entries, the end record of zip or zip64.
    if (/^PK(\x03\x04|\x05\x06|\x06\x06)/.test(latin1))
        return 'zip';
    if (latin1.startsWith('\x1f\x8b\x08'))
        return 'tar.gz';
    // A Zstandard frame, or a skippable one, which pzstd writes before each frame (RFC 8878, section
    // 3.1).
    if (/^(\x28\xb5\x2f\xfd|[\x50-\x5f]\x2a\x4d\x18)/.test(latin1))
        return 'tar.zst';
    if (!(0,tar_header/* isTarBlock */.l2)(head))
        return undefined;
    return 'tar';
}
const STORAGE_ERROR = 'an error message from object storage (XML)';
const JSON_DOCUMENT = 'a JSON document';
const TEXT = 'text';
const LOOKS = [
    [/^$/, 'an empty file (0 bytes)'],
    // Each comment ends at its first `-->`: with any other end, the ways to match many of them would
    // grow exponentially.
    [
        /^\s*(?:<!--(?:(?!-->).)*-->\s*)*<(!doctype html|html|head|body|title|meta)\b/is,
        'an HTML page',
    ],
    [/^\s*(<\?xml[^>]*>\s*)?<Error>/i, STORAGE_ERROR],
    [/^\s*<\?xml\b/i, 'an XML document'],
    [/^\s*[{[]\s*(["{[\]}\d]|$)/, JSON_DOCUMENT],
    [/^7z\xbc\xaf\x27\x1c/, 'a 7z archive'],
    [/^Rar!\x1a\x07/, 'a RAR archive'],
    [/^\xfd7zXZ\0/, 'an xz file'],
    [/^BZh[1-9]/, 'a bzip2 file'],
    [/^PK(\x07\x08|00)/, 'one part of a zip archive in several parts'],
    [/^PK\x03\x04|^PK\x05\x06/, 'a zip archive'],
    [/^\x1f\x8b/, 'a gzip file'],
    [/^\x28\xb5\x2f\xfd/, 'a Zstandard file'],
    [/^version https:\/\/git-lfs\./, 'a Git LFS pointer: set `lfs: true` for actions/checkout'],
    [/^%PDF-/, 'a PDF document'],
    [/^\0+$/, 'zeros'],
    [/^[\t\n\r\x20-\x7e\x80-\xff]+$/, TEXT],
];
/** How much of a text is quoted, in characters. */
const MAX_QUOTED = 60;
/**
 * Describes a file that begins with `head`, worded to follow “it looks like”. The description
 * includes the title of a page or the beginning of a text, which is untrusted.
 */
function describeContent(head) {
    const [, kind] = LOOKS.find(([start]) => start.test(head.toString('latin1'))) ?? [];
    const text = head.toString('utf8').trim();
    const title = readTitle(text);
    if (title)
        return `${kind}, titled “${title}”`;
    const [, code] = /<Code>([^<]{1,60})<\/Code>/.exec(text) ?? [];
    if (kind === STORAGE_ERROR && code)
        return `${kind} with the code “${code}”`;
    if (kind === TEXT || kind === JSON_DOCUMENT)
        return `${kind}, which begins with “${text.slice(0, MAX_QUOTED)}”`;
    return (kind ?? `an unknown format (it begins with the bytes ${head.subarray(0, 8).toString('hex')})`);
}


/***/ }),

/***/ 4551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ BLOCK),
/* harmony export */   eN: () => (/* binding */ readExtension),
/* harmony export */   hB: () => (/* binding */ readEntry),
/* harmony export */   hq: () => (/* binding */ readType),
/* harmony export */   ik: () => (/* binding */ readSize),
/* harmony export */   l2: () => (/* binding */ isTarBlock)
/* harmony export */ });
/* harmony import */ var _damage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5458);

/** The size of a header, and of the blocks that everything in a tar is padded to. In bytes. */
const BLOCK = 512;
/**
 * The kinds of entries by type flag, from 0 to 7. A system without contiguous files (7) reads them
 * as ordinary files (POSIX).
 */
const KINDS = [
    'file',
    'hard link',
    'symbolic link',
    'device',
    'device',
    'folder',
    'FIFO',
    'file',
];
/**
 * The keywords of extended headers that are used here; those with a dot belong to sparse files (GNU
 * tar, star, Solaris).
 */
const KEYWORDS = /^(path|size|GNU\.sparse\..*|SCHILY\.realsize|SUN\.holesdata)$/;
/** The sum of the eight spaces in place of the checksum. */
const SPACES_OF_CHECKSUM = 8 * 0x20;
/**
 * Returns whether a tar can begin with these bytes: a header with the right checksum, or the zeros
 * of an empty one.
 */
function isTarBlock(block) {
    if (block.length < BLOCK)
        return false;
    // The checksum is computed as if its own field consisted of spaces.
    let sum = SPACES_OF_CHECKSUM;
    for (let i = 0; i < BLOCK; i++) {
        const isInChecksum = i >= 148 && i < 156;
        if (!isInChecksum)
            sum += block[i];
    }
    const stated = readNumber(block.subarray(148, 156));
    if (stated === 0)
        return sum === SPACES_OF_CHECKSUM;
    return sum === stated;
}
/** Returns the type flag of a header, one character. */
function readType(header) {
    if (header[156] === 0)
        return '0';
    return header.toString('latin1', 156, 157);
}
/** Returns the size in a header, in bytes; NaN if it is not a number, or is negative. */
function readSize(header) {
    return readNumber(header.subarray(124, 136));
}
/**
 * Returns an octal number or, after 0x80, one in base 256, as GNU tar writes larger numbers. A
 * blank field, which folders may have, is 0.
 */
function readNumber(field) {
    if (field[0] === 0x80)
        return Number(`0x${field.toString('hex', 1)}`);
    const octal = /^ *([0-7]+) *(?:\0|$)|^[ \0]*$/.exec(field.toString('latin1'));
    if (octal === null)
        return Number.NaN;
    return Number(`0o0${octal[1] ?? ''}`);
}
/** Returns the text of a field, which ends at a NUL or at the end of the field. */
function readText(field) {
    const nul = field.indexOf(0);
    return field.toString('utf8', 0, nul < 0 ? undefined : nul);
}
function readName(header) {
    const name = readText(header.subarray(0, 100));
    // GNU tar and v7 store other data where POSIX has the prefix.
    if (header.toString('latin1', 257, 263) !== 'ustar\0')
        return name;
    const prefix = readText(header.subarray(345, 500));
    if (prefix === '')
        return name;
    return `${prefix}/${name}`;
}
/**
 * Returns the size of an entry, in bytes; NaN if it is not a number. `extendedSize` is the size in
 * an extended header, if it has one.
 */
function chooseSize(header, extendedSize) {
    if (extendedSize === undefined)
        return readSize(header);
    if (!/^\d+$/.test(extendedSize))
        return Number.NaN;
    return Number(extendedSize);
}
/**
 * Returns the entry that a header and the extended headers before it describe.
 * @throws StepError (`archive-damaged`) if there is no valid size
 */
function readEntry(header, extended) {
    const type = readType(header);
    const name = extended.get('path') ?? readName(header);
    const size = chooseSize(header, extended.get('size'));
    if (!Number.isSafeInteger(size))
        throw (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDamageError */ .iG)('its header has no valid size', name);
    const isSparse = [...extended.keys()].some((keyword) => keyword.includes('.'));
    let obstacle;
    if (isSparse)
        obstacle = 'a sparse file, with holes left out';
    // The oldest archives mark folders only by a slash at the end of their names.
    const isOldFolder = type === '0' && size === 0 && name.endsWith('/');
    // The size of a folder states how much may be put into it (POSIX pax, ustar interchange format).
    if (type === '5' || isOldFolder)
        return { name, kind: 'folder', size: 0, obstacle };
    const kind = KINDS['01234567'.indexOf(type)] ?? 'special entry';
    return { name, kind, size, obstacle };
}
/**
 * Adds the content of an extended header: records `<length> <keyword>=<value>\n` (`x`, or `g` for
 * all entries), or a name (GNU's `L`). Contradicting values, and values for all entries, are
 * refused, because readers interpret them differently.
 * @throws StepError (`archive-damaged`)
 */
function readExtension(extended, type, content) {
    const add = (keyword, value) => {
        const isContradiction = (extended.get(keyword) ?? value) !== value;
        if (type === 'g' || isContradiction)
            throw (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDamageError */ .iG)('its extended headers contradict each other');
        extended.set(keyword, value);
    };
    if (type !== 'g')
        add(type, content.toString('latin1'));
    if (type === 'L')
        add('path', readText(content));
    if (type !== 'x' && type !== 'g')
        return;
    for (const { keyword, value } of readRecords(content))
        if (KEYWORDS.test(keyword))
            add(keyword, value);
}
/** Yields the records of a pax header up to a NUL. @throws StepError (`archive-damaged`) */
function* readRecords(content) {
    for (let at = 0; at < content.length && content[at] !== 0;) {
        const space = content.indexOf(' ', at);
        const equals = content.indexOf('=', at);
        const length = content.toString('latin1', at, Math.max(at, space));
        if (!/^\d{1,7}$/.test(length))
            throw makeCorruptHeaderError();
        const end = at + Number(length);
        const isComplete = content[end - 1] === 0x0a && equals >= space && equals < end;
        if (!isComplete)
            throw makeCorruptHeaderError();
        yield {
            keyword: content.toString('utf8', space + 1, equals),
            value: content.toString('utf8', equals + 1, end - 1),
        };
        at = end;
    }
}
function makeCorruptHeaderError() {
    return (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDamageError */ .iG)('an extended header is corrupt');
}


/***/ }),

/***/ 1472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ UNANSWERED),
/* harmony export */   QK: () => (/* binding */ makeSiteResolver),
/* harmony export */   bK: () => (/* binding */ NOTHING_RENAMED),
/* harmony export */   bd: () => (/* binding */ NOT_A_FILE)
/* harmony export */ });
/* harmony import */ var _check_renamed_folders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8710);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _web_resolve_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7479);
/* harmony import */ var _generated_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7719);




/** The longest address that is resolved, in characters. Longer ones are mostly `data:` pictures. */
const MAX_ADDRESS_CHARS = 2_048;
const NOTHING_RENAMED = { files: new Map(), folders: new Map() };
/**
 * Returns a function that resolves addresses to files, so that two builds can be compared however
 * addresses are written.
 */
function makeSiteResolver(served, renamed) {
    const resolver = new AddressResolver(served, renamed);
    return (page, href) => {
        const base = resolver.makeBase(page, href);
        return {
            link: (target) => resolver.resolveLink((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .trimBytes */ .Om)(target), base, page),
            image: (target) => resolver.resolveToFile((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .trimBytes */ .Om)(target), base),
        };
    };
}
class AddressResolver {
    #served;
    #renamed;
    #fragmentRenamer;
    #addresses;
    constructor(served, renamed) {
        this.#served = served;
        this.#renamed = renamed;
        this.#fragmentRenamer = new _check_renamed_folders_js__WEBPACK_IMPORTED_MODULE_0__/* .FragmentRenamer */ .Zn(renamed.folders);
        this.#addresses = new _web_resolve_address_js__WEBPACK_IMPORTED_MODULE_2__/* .Addresses */ .tb(served.site);
    }
    makeBase(page, href) {
        return this.#addresses.makeElementBase(href, this.#addresses.makeFileBase(page));
    }
    resolveLink(link, base, page) {
        const { address, anchor } = splitLink(link);
        if (address === '')
            return stabilizeAnchor(this.#fragmentRenamer.rename(anchor));
        const file = this.resolveToFile(address, base);
        // For a file of the site, a query only specifies a version.
        const version = stabilizeQuery(address) + stabilizeAnchor(anchor);
        if (file === this.#getNameInOtherSite(page))
            return version;
        return file + version;
    }
    /** Returns the file, or a marked address for any other target. */
    resolveToFile(written, base) {
        if (written.length > MAX_ADDRESS_CHARS)
            return NOT_A_FILE + written;
        const address = this.#addresses.resolve(written, base);
        switch (address.kind) {
            case 'site': {
                const fileIndex = this.#served.findServedFile(address.path, address.query);
                if (fileIndex !== undefined)
                    return this.#getNameInOtherSite(this.#served.getName(fileIndex));
                const [inOtherSite = address.path] = (0,_check_renamed_folders_js__WEBPACK_IMPORTED_MODULE_0__/* .listRenamedPaths */ .Nh)(address.path, this.#renamed.folders);
                return UNANSWERED + (0,_generated_js__WEBPACK_IMPORTED_MODULE_3__/* .stabilizePath */ .tI)(inOtherSite);
            }
            case 'outside-base-path':
                return NOT_A_FILE + (0,_generated_js__WEBPACK_IMPORTED_MODULE_3__/* .stabilizePath */ .tI)(address.path);
            case 'other-host':
                return NOT_A_FILE + (0,_generated_js__WEBPACK_IMPORTED_MODULE_3__/* .stabilizeAddress */ .ev)(address.url);
            case 'no-request':
                return NOT_A_FILE + written;
        }
    }
    #getNameInOtherSite(file) {
        return this.#renamed.files.get(file) ?? file;
    }
}
/** Splits a link into address and fragment. */
function splitLink(link) {
    const at = link.indexOf('#');
    if (at === -1)
        return { address: link, anchor: _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_BYTES */ .CR };
    return { address: link.slice(0, at), anchor: link.slice(at) };
}
/** Text after a `#` is otherwise taken for a color. */
function stabilizeAnchor(anchor) {
    return anchor.slice(0, 1) + (0,_generated_js__WEBPACK_IMPORTED_MODULE_3__/* .stabilizeTokens */ .qK)(anchor.slice(1));
}
function stabilizeQuery(address) {
    const at = address.indexOf('?');
    if (at === -1)
        return '';
    return (0,_generated_js__WEBPACK_IMPORTED_MODULE_3__/* .stabilizeAddress */ .ev)(address.slice(at));
}
/** The mark of targets that are not files of the site. */
const NOT_A_FILE = '\0';
/** The mark of paths of the site without a file. */
const UNANSWERED = '\x02';


/***/ }),

/***/ 3224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ compareFolders)
});

// UNUSED EXPORTS: leaveOutFilesBesideSite

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/text/json-report.js
var json_report = __webpack_require__(4488);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/dot-files.js
var dot_files = __webpack_require__(4820);
// EXTERNAL MODULE: ./lib/web/host/published-files.js
var published_files = __webpack_require__(6237);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/workers/pool.js + 1 modules
var pool = __webpack_require__(4323);
// EXTERNAL MODULE: ./lib/changes/count-changes.js
var count_changes = __webpack_require__(8022);
;// CONCATENATED MODULE: ./lib/changes/changes-report.js


/**
 * Returns the content of `changes.json`, which is stable within a `format`. All keys are always
 * present; missing values are `null`. Names and headings are untrusted text: clean them before you
 * show them. docs/changes.md explains all fields.
 */
function makeChangesReport(comparison) {
    const { earlier, later, bytesOnly, added, removed, moved, changed, navigation, files, unreadable, } = comparison;
    return {
        format: 1,
        changed: (0,count_changes/* isNoticeable */.JG)(comparison),
        earlier,
        later,
        counts: (0,count_changes/* countChanges */.xS)(comparison),
        bytesOnly,
        pages: {
            added: added.map(byte_strings/* toText */.fE),
            removed: removed.map(byte_strings/* toText */.fE),
            moved: moved.map(makeReportedMove),
            changed: changed.map(makeReportedChange),
            navigation: navigation.map(byte_strings/* toText */.fE),
        },
        files: {
            added: files.added.map(byte_strings/* toText */.fE),
            removed: files.removed.map(byte_strings/* toText */.fE),
            moved: files.moved.map(makeReportedMove),
            changed: files.changed.map(byte_strings/* toText */.fE),
        },
        unreadable: [...unreadable.keys()].map(byte_strings/* toText */.fE),
    };
}
function makeReportedChange({ page, from, ...rest }) {
    const reportedFrom = from === undefined ? null : (0,byte_strings/* toText */.fE)(from);
    return { page: (0,byte_strings/* toText */.fE)(page), from: reportedFrom, ...rest };
}
function makeReportedMove({ from, to }) {
    return { from: (0,byte_strings/* toText */.fE)(from), to: (0,byte_strings/* toText */.fE)(to) };
}

// EXTERNAL MODULE: ./lib/check/renamed-folders.js
var renamed_folders = __webpack_require__(8710);
// EXTERNAL MODULE: ./lib/web/host/address-forms.js
var address_forms = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/web/host/served-site.js
var served_site = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/changes/address-resolver.js
var address_resolver = __webpack_require__(1472);
// EXTERNAL MODULE: ./lib/changes/generated.js + 2 modules
var generated = __webpack_require__(7719);
;// CONCATENATED MODULE: ./lib/changes/moves.js

/**
 * Returns the pages whose content is at another path now, sorted by old path. The old path is gone
 * or became a redirect. Of pages at the same path, only those that may be redirects now need to be
 * in `earlier` and `later`.
 */
function findMovedPages(earlier, later) {
    const gone = [];
    for (const [name, before] of earlier) {
        const after = later.get(name);
        const becameRedirect = after?.isRedirect === true && !before.isRedirect;
        if (after === undefined || becameRedirect)
            gone.push(name);
    }
    const fresh = [...later.keys()].filter((name) => !earlier.has(name));
    const sites = { from: earlier, to: later };
    return findMoves(gone, fresh, (name, side) => sites[side].get(name)?.content);
}
/**
 * Pairs files with the same content, sorted by old path. Both lists must be sorted. A file without
 * content has no pair. If several files have the same content, those with the same name are paired,
 * then the others in their order, as a guess.
 */
function findMoves(gone, fresh, getContent) {
    const freshByContent = Map.groupBy(fresh, (name) => getContent(name, 'to'));
    const moves = [];
    for (const [content, from] of Map.groupBy(gone, (name) => getContent(name, 'from'))) {
        const to = content === undefined ? undefined : freshByContent.get(content);
        if (to !== undefined)
            moves.push(...pairSameContent(from, to));
    }
    return moves.sort((a, b) => (0,byte_strings/* compareBytes */.Xo)(a.from, b.from));
}
/** Pairs files that all have the same content: first those with the same name. */
function pairSameContent(from, to) {
    const toByName = Map.groupBy(to, getDistinctName);
    const withSameName = [];
    for (const [name, paths] of Map.groupBy(from, getDistinctName))
        withSameName.push(...pairInOrder(paths, toByName.get(name) ?? []));
    const others = pairInOrder(...leaveUnpaired(withSameName, from, to));
    const isOnlyPair = from.length === 1 && to.length === 1;
    if (isOnlyPair)
        return [...withSameName, ...others];
    return [...withSameName, ...others.map(markAsGuess)];
}
function markAsGuess(move) {
    return { ...move, isGuess: true };
}
/**
 * Pairs the first of each list, then the second, and so on: a guess, unless there is only one of
 * each.
 */
function pairInOrder(from, to) {
    const pairs = from.slice(0, to.length).map((path, i) => ({ from: path, to: to[i] ?? byte_strings/* NO_BYTES */.CR }));
    const isOnlyPair = from.length === 1 && to.length === 1;
    if (isOnlyPair)
        return pairs;
    return pairs.map(markAsGuess);
}
/** Returns the unpaired items of each list. */
function leaveUnpaired(pairs, gone, fresh) {
    const from = new Set(pairs.map((pair) => pair.from));
    const to = new Set(pairs.map((pair) => pair.to));
    return [gone.filter((name) => !from.has(name)), fresh.filter((name) => !to.has(name))];
}
/** Returns the last part of a path; for an index page, including its folder. */
function getDistinctName(path) {
    return /(?:^|\/)([^/]+(?:\/index\.html?)?)$/.exec(path)?.[1] ?? path;
}

;// CONCATENATED MODULE: ./lib/changes/compare-files.js



/**
 * Compares the files of two sites that are not pages. Both maps are sorted by name, and may lack
 * files with the same name and bytes. Files for which `isDerived` holds only count in `bytesOnly`.
 */
function compareFiles(earlier, later, isDerived) {
    const files = { from: earlier, to: later };
    const isOriginal = (name) => !isDerived(name);
    const gone = [...earlier.keys()].filter((name) => !later.has(name));
    const fresh = [...later.keys()].filter((name) => !earlier.has(name));
    const renamed = pairByName(gone, fresh, files);
    const unpaired = leaveUnpaired(renamed, gone, fresh);
    const moved = findMoves(...unpaired, (name, side) => {
        const file = files[side].get(name);
        if (file?.isEmpty || isDerived(name))
            return undefined;
        return file?.bytes;
    });
    const [removed, added] = leaveUnpaired(moved, ...unpaired);
    const pairs = [...listWithOtherBytes(files), ...renamed];
    const hasChanged = ({ from, to }) => earlier.get(from)?.stable !== later.get(to)?.stable && isOriginal(to);
    const changed = pairs.filter(hasChanged).map(({ to }) => to);
    const derivedCount = [...added, ...removed].filter(isDerived).length;
    const certain = renamed.filter(({ isGuess }) => !isGuess);
    return {
        changes: {
            added: added.filter(isOriginal),
            removed: removed.filter(isOriginal),
            moved,
            changed: changed.sort(byte_strings/* compareBytes */.Xo),
        },
        bytesOnly: pairs.length - changed.length + derivedCount,
        renamed: new Map(certain.map(({ from, to }) => [from, to])),
    };
}
/** Returns the files with the same name and other bytes. */
function listWithOtherBytes({ from: earlier, to: later }) {
    const stayed = [...earlier.keys()].filter((name) => later.has(name));
    const differing = stayed.filter((name) => earlier.get(name)?.bytes !== later.get(name)?.bytes);
    return differing.map((name) => ({ from: name, to: name }));
}
/** Pairs files whose names differ only in a generated part: first those with the same content. */
function pairByName(gone, fresh, files) {
    const freshByName = Map.groupBy(fresh, generated/* stabilizePath */.tI);
    const pairs = [];
    for (const [name, from] of Map.groupBy(gone, generated/* stabilizePath */.tI)) {
        const to = freshByName.get(name) ?? [];
        const same = findMoves(from, to, (path, side) => files[side].get(path)?.stable);
        // With the same content, it does not matter to readers which one is paired.
        for (const move of same)
            pairs.push({ from: move.from, to: move.to });
        pairs.push(...pairInOrder(...leaveUnpaired(same, from, to)));
    }
    return pairs;
}
/**
 * Names of search indexes that generators and their plug-ins write, but not of research data or
 * pictures.
 */
const SEARCH_INDEX = /^search\.json$|(?:^|\/)_?pagefind\/|(?:(?<!re)search[-_]?(?:index|data|docs?(?![a-z]))|lunr[-_.]?index)[^/]*\.(?:m?js|json)$/i;
/** The first script of a build with webpack, which lists the hashes of the others. */
const WEBPACK_RUNTIME = /(?:^|\/)(?:webpack|runtime|webpack-runtime)(?:~[\w-]+)?[-.][\da-f]{6,32}\.js$/;
/**
 * Returns whether a file of a site with these `names` is derived from other files: a source map, a
 * search index, a list of hashes, or a precompressed copy. The order of an index differs from build
 * to build.
 */
function isDerived(name, names) {
    const original = /^(.+)\.(?:gz|br|zst)$/i.exec(name)?.[1];
    if (original !== undefined && names.has(original))
        return true;
    if (/\.map$/i.test(name) || SEARCH_INDEX.test(name) || WEBPACK_RUNTIME.test(name))
        return true;
    return isHashMap(name, names);
}
/** Is this the list of hashes that VitePress writes next to its scripts? */
function isHashMap(name, names) {
    const folder = /^(.*\/)?hashmap\.json$/s.exec(name);
    if (folder === null)
        return false;
    const scripts = `${folder[1] ?? ''}assets/`;
    return [...names].some((other) => other.startsWith(scripts) && other.endsWith('.lean.js'));
}

;// CONCATENATED MODULE: ./lib/changes/comparison-pool.js
const COMPARISON_TASK = {
    name: 'comparing',
    async open(sites, pause) {
        const { Comparer } = await __webpack_require__.e(/* import() */ 77).then(__webpack_require__.bind(__webpack_require__, 8458));
        return new Comparer(sites, pause);
    },
};
/** How many files or pages a thread receives at a time. */
const MAX_BATCH_SIZE = 32;
/**
 * The minimum number of batches per thread, if there are enough items, so that all threads end at
 * about the same time.
 */
const MIN_BATCHES_PER_THREAD = 8;
/**
 * Returns the results of `work` for all items, in order. It is called with a thread and a batch of
 * items.
 * @throws the reason of the signal soon after it is aborted; any error from a thread
 */
async function runInBatches(comparers, items, work) {
    const size = Math.min(MAX_BATCH_SIZE, Math.ceil(items.length / (comparers.size * MIN_BATCHES_PER_THREAD)));
    const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, i) => i);
    const results = [];
    await comparers.run(batches, async (ask, i) => {
        results[i] = await work(ask, items.slice(i * size, (i + 1) * size));
    });
    return results.flat();
}
/**
 * The weight of files of equal size, which mostly have the same bytes: reading without parsing
 * takes a tenth of the time.
 */
const WEIGHT_OF_SAME_SIZE = 1 / 10;
/** Returns an estimate of how much of two sites has to be read and parsed, in bytes. */
function countBytesToCompare({ earlier, later }) {
    const { names, sizes } = earlier.tree;
    const earlierSizes = new Map(names.map((name, i) => [name, sizes[i] ?? 0]));
    return later.tree.names.reduce((bytes, name, i) => {
        const earlierBytes = earlierSizes.get(name) ?? 0;
        const laterBytes = later.tree.sizes[i] ?? 0;
        const weight = earlierBytes === laterBytes ? WEIGHT_OF_SAME_SIZE : 1;
        return bytes + (earlierBytes + laterBytes) * weight;
    }, 0);
}

;// CONCATENATED MODULE: ./lib/changes/compare-sites.js









/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the
 * same path are not parsed; of the others, little more than digests is kept. The pool `comparers`
 * must not be open yet.
 * @throws the reason of their signal soon after it is aborted
 */
async function compareSites(sites, comparers) {
    comparers.expect(countBytesToCompare(sites));
    await comparers.open(sites);
    const earlier = sites.earlier.tree;
    const later = sites.later.tree;
    const earlierNames = new Set(earlier.names);
    const laterNames = new Set(later.names);
    const newNames = later.names.filter((name) => !earlierNames.has(name));
    const allNames = [...earlier.names, ...newNames];
    const files = await compareOtherFiles(allNames, comparers);
    // A page shows the same picture even if its file has moved.
    const newPathsOfFiles = new Map([...files.renamed, ...mapToNewPaths(files.changes.moved)]);
    await setRenamed(comparers, {
        earlier: { ...address_resolver/* NOTHING_RENAMED */.bK, files: newPathsOfFiles },
        later: address_resolver/* NOTHING_RENAMED */.bK,
    });
    // A page can only have moved to a new path, and its old one is gone or redirects.
    const mayHaveMoved = newNames.some(page_names/* isPage */.yp) ? allNames.filter(page_names/* isPage */.yp) : [];
    const moved = await findMoved(mayHaveMoved, comparers);
    const newPathsOfPages = mapToNewPaths(moved);
    const certain = moved.filter(({ isGuess }) => isGuess === undefined);
    const folders = (0,renamed_folders/* findRenamedFolders */.fN)(certain, earlier.names, later.names);
    // A link that follows a moved page is the same link, and so is one to the redirect that the page
    // left behind.
    await setRenamed(comparers, {
        earlier: { files: new Map([...newPathsOfFiles, ...newPathsOfPages]), folders },
        later: { ...address_resolver/* NOTHING_RENAMED */.bK, files: newPathsOfPages },
    });
    // The other pages of the earlier site stayed, were removed, or were replaced.
    const unmoved = earlier.names.filter((name) => (0,page_names/* isPage */.yp)(name) && !newPathsOfPages.has(name));
    const stayed = unmoved.filter((name) => laterNames.has(name));
    const changes = await findPageChanges(stayed, moved, comparers);
    const removed = unmoved.filter((name) => !laterNames.has(name));
    const replaced = await compareReplaced(findReplaced(removed, sites.later), comparers);
    const movedTo = new Set(newPathsOfPages.values());
    return {
        added: newNames.filter((name) => (0,page_names/* isPage */.yp)(name) && !movedTo.has(name)),
        removed,
        moved,
        changed: changes.changed,
        navigation: changes.navigation,
        files: files.changes,
        bytesOnly: { pages: changes.bytesOnly, files: files.bytesOnly },
        lostAnchors: [...changes.lost, ...replaced],
        unreadable: await listUnreadable(comparers),
        earlier: measureSite(earlier),
        later: measureSite(later),
    };
}
/** Sets the names of each site's files and folders in the other site, if they differ. */
async function setRenamed(comparers, renamed) {
    await comparers.runOnAll((ask) => ask('setRenamed', renamed));
}
/** Compares the files that are not pages. */
async function compareOtherFiles(names, comparers) {
    const all = new Set(names);
    const others = names.filter((name) => !(0,page_names/* isPage */.yp)(name));
    const fingerprints = await runInBatches(comparers, others, (ask, batch) => ask('fingerprintFiles', batch));
    return compareFiles(...splitBySite(others, fingerprints), (name) => isDerived(name, all));
}
/** Returns the pages whose content is at another path now. */
async function findMoved(pages, comparers) {
    const fingerprints = await runInBatches(comparers, pages, (ask, batch) => ask('fingerprintPages', batch));
    return findMovedPages(...splitBySite(pages, fingerprints));
}
/** Compares pages that have stayed where they were, and pages that moved. */
async function findPageChanges(stayed, moved, comparers) {
    const pairs = stayed.map((name) => ({ from: name, to: name }));
    const toCompare = [...pairs, ...moved].sort((a, b) => (0,byte_strings/* compareBytes */.Xo)(a.to, b.to));
    const changes = await runInBatches(comparers, toCompare, (ask, batch) => ask('comparePages', batch));
    // Pages with the same bytes are undefined.
    const compared = changes.filter((page) => page !== undefined);
    const read = compared.map(({ change }) => change);
    const unmoved = read.filter(({ from }) => from === undefined);
    const noticeable = unmoved.filter(({ what }) => what.length > 0);
    return {
        changed: read.filter((change) => !isOnlyInNavigation(change)),
        navigation: noticeable.filter(isOnlyInNavigation).map(({ page }) => page),
        bytesOnly: unmoved.length - noticeable.length,
        lost: compared.map(({ lost }) => lost).filter((lost) => lost !== undefined),
    };
}
/** Returns the lost anchors of pages that other pages replace at the same address. */
async function compareReplaced(pages, comparers) {
    const losses = await runInBatches(comparers, pages, (ask, batch) => ask('compareReplaced', batch));
    return losses.filter((lost) => lost !== undefined);
}
/**
 * Returns the pages of the later site that are served at the addresses of removed ones. A rule with
 * wildcards that sends several addresses to one page, or one to the home page, does not count.
 */
function findReplaced(removed, { site }) {
    if (removed.length === 0)
        return [];
    const served = new served_site/* ServedSite */.d(site);
    const exactPaths = new Set();
    for (const { source } of served.redirects.rules)
        if (source.kind === 'exact')
            exactPaths.add(source.path);
    const candidates = [];
    for (const from of removed) {
        const [path = byte_strings/* NO_BYTES */.CR] = (0,address_forms/* listAddressForms */.W)(from);
        const to = findServedName(path, served);
        if (to === undefined || !(0,page_names/* isPage */.yp)(to))
            continue;
        candidates.push({ from, to, isExact: exactPaths.has(byte_strings/* ROOT */.Dl.concat(path)) });
    }
    const byNewPath = Map.groupBy(candidates, ({ to }) => to);
    const replacesOnlyOne = (to) => byNewPath.get(to)?.length === 1 && (0,page_names/* getStem */.qp)(to) !== '';
    return candidates
        .filter(({ to, isExact }) => isExact || replacesOnlyOne(to))
        .map(({ from, to }) => ({ from, to }));
}
/** Returns the file that is served at a path, even if only some hosts apply the rule. */
function findServedName(path, served) {
    const fileIndex = served.findServedFile(path);
    if (fileIndex !== undefined)
        return served.getName(fileIndex);
    const redirect = served.findRedirect(path);
    if (redirect === undefined || redirect.to.includes('#'))
        return undefined;
    const pathOfTarget = (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* toBytes */.ZJ)(redirect.to.slice(1))) ?? byte_strings/* NO_BYTES */.CR;
    const redirectedTo = served.findServedFile(pathOfTarget);
    if (redirectedTo === undefined)
        return undefined;
    return served.getName(redirectedTo);
}
function isOnlyInNavigation({ what }) {
    return what.every((aspect) => aspect === 'navigation');
}
/** Returns the unreadable files and folders of both sites, and why. */
async function listUnreadable(comparers) {
    const unreadable = await comparers.runOnAll((ask) => ask('listUnreadable'));
    const entries = unreadable.flatMap((each) => [...each]);
    return new Map(entries.sort(([a], [b]) => (0,byte_strings/* compareBytes */.Xo)(a, b)));
}
/** Returns the new paths of moved files, by the old ones. */
function mapToNewPaths(moved) {
    return new Map(moved.map(({ from, to }) => [from, to]));
}
function measureSite({ names }) {
    const pages = names.filter(page_names/* isPage */.yp).length;
    return { pages, files: names.length - pages };
}
/** Returns the fingerprints of each site by the names of the files. */
function splitBySite(names, fingerprints) {
    const earlier = new Map();
    const later = new Map();
    for (const [i, name] of names.entries()) {
        const fingerprint = fingerprints[i];
        if (fingerprint?.earlier !== undefined)
            earlier.set(name, fingerprint.earlier);
        if (fingerprint?.later !== undefined)
            later.set(name, fingerprint.later);
    }
    return [earlier, later];
}

// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
;// CONCATENATED MODULE: ./lib/changes/render-changes.js




/**
 * The maximum length of all lists, in UTF-16 units, so that they fit in a comment with other
 * content.
 */
const MAX_LENGTH = 36_000;
/** How many entries of each list are shown if there is room. `changes.json` has all of them. */
const MAX_ENTRIES = 100;
/** The longest list that is not folded. */
const MAX_UNFOLDED = 5;
/** How many sections of a page are listed. */
const MAX_SECTIONS = 5;
/**
 * Returns `changes.md`, the changes in the form of a comment on a pull request. It is HTML without
 * blank lines, so that nothing in it is read as Markdown:
 * https://github.github.com/gfm/#html-blocks
 */
function renderChangesPage(comparison, subject, previewUrl) {
    const { bytesOnly } = comparison;
    const noise = [];
    if (bytesOnly.pages > 0)
        noise.push((0,units/* formatCount */.B4)(bytesOnly.pages, 'page'));
    if (bytesOnly.files > 0)
        noise.push((0,units/* formatCount */.B4)(bytesOnly.files, 'other file'));
    const parts = [
        (0,markup/* html */.qy) `<h3>What changes in ${(0,markup/* renderCode */.cR)(subject)}</h3>`,
        (0,markup/* html */.qy) `<p>${capitalize((0,count_changes/* describeChanges */.DT)(comparison))}.</p>`,
        (0,markup/* html */.qy) `${renderNoise(noise)}`,
        ...renderLists(comparison, previewUrl),
    ];
    return (0,markup/* removeBlankLines */.QH)(parts).text;
}
function renderNoise(noise) {
    if (noise.length === 0)
        return undefined;
    const what = 'Different bytes, but no change that a reader would notice';
    return (0,markup/* html */.qy) `<p>${what}: ${(0,units/* joinWords */.yZ)(noise, 'and')}.</p>`;
}
/** Returns the changes as a section of the job summary and of a comment. */
function renderChangesSection(comparison, previewUrl) {
    return {
        heading: `Compared with the earlier site: ${(0,count_changes/* describeChanges */.DT)(comparison)}`,
        content: (0,markup/* html */.qy) `${renderLists(comparison, previewUrl)}`,
        isNews: (0,count_changes/* isNoticeable */.JG)(comparison) || undefined,
    };
}
/** Returns all changes as lists. With `previewUrl`, pages of the later site are links. */
function renderLists(comparison, previewUrl) {
    const { added, removed, moved, changed, navigation, files, unreadable } = comparison;
    const lists = new ChangeLists();
    lists.add('Pages changed', changed, makeChangeRow(previewUrl), renderChangedPages);
    lists.add('Pages added', added, makePathItem(previewUrl));
    lists.add('Pages removed', removed, makePathItem());
    lists.add('Pages moved', moved, makeMoveItem(previewUrl));
    lists.add('Pages changed only in navigation', navigation, makePathItem(previewUrl));
    lists.add('Other files changed', files.changed, makePathItem());
    lists.add('Other files added', files.added, makePathItem());
    lists.add('Other files removed', files.removed, makePathItem());
    lists.add('Other files moved', files.moved, makeMoveItem());
    lists.add('Could not be read', [...unreadable.keys()], makePathItem());
    return lists.rendered;
}
/** Lists that share a maximum length. */
class ChangeLists {
    rendered = [];
    #room = MAX_LENGTH;
    /** Adds the entries that fit, and the number of the others. */
    add(title, entries, render, wrap = renderList) {
        if (entries.length === 0)
            return;
        // One list may use half of the room, so that others fit as well.
        const shown = (0,markup/* pickFitting */.b2)(entries.slice(0, MAX_ENTRIES).map(render), this.#room / 2);
        const more = entries.length - shown.length;
        const rest = more > 0 ? (0,markup/* html */.qy) `\n<p>… and ${more.toLocaleString('en')} more.</p>` : undefined;
        const content = (0,markup/* html */.qy) `${wrap(shown)}${rest}`;
        this.#room -= content.text.length;
        const heading = `${title} (${entries.length.toLocaleString('en')})`;
        const isOpen = entries.length <= MAX_UNFOLDED;
        this.rendered.push((0,markup/* html */.qy) `${(0,markup/* renderCollapsed */.iF)(heading, content, isOpen)}\n`);
    }
}
function capitalize(words) {
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function renderList(items) {
    return (0,markup/* html */.qy) `<ul>${items}</ul>`;
}
function renderChangedPages(rows) {
    return (0,markup/* renderTable */.bo)(['Page', 'What changed', 'Where'], rows);
}
function makePathItem(url) {
    return (name) => (0,markup/* html */.qy) `<li>${linkToFile(name, url)}</li>\n`;
}
function makeMoveItem(url) {
    return ({ from, to }) => (0,markup/* html */.qy) `<li>${(0,markup/* renderCode */.cR)((0,byte_strings/* toText */.fE)(from))} → ${linkToFile(to, url)}</li>\n`;
}
/** Returns the name of a file, as a link if the address of its site is known. */
function linkToFile(name, url) {
    return (0,markup/* renderAddressLink */.jM)((0,markup/* renderCode */.cR)((0,byte_strings/* toText */.fE)(name)), url && `${url}${(0,byte_strings/* percentEncode */.a)(name)}`);
}
function makeChangeRow(url) {
    return (change) => (0,markup/* renderTableRow */.dA)([
        renderPageCell(change, url),
        (0,markup/* html */.qy) `${change.what.join(', ')}`,
        renderSectionsCell(change),
    ]);
}
function renderPageCell({ page, from, title }, url) {
    const name = title === '' ? undefined : (0,markup/* html */.qy) `<br>${(0,markup/* renderCode */.cR)(title)}`;
    const origin = from === undefined ? undefined : (0,markup/* html */.qy) `<br>moved from ${(0,markup/* renderCode */.cR)((0,byte_strings/* toText */.fE)(from))}`;
    return (0,markup/* html */.qy) `${linkToFile(page, url)}${name}${origin}`;
}
function renderSectionsCell({ sections }) {
    const shown = sections.slice(0, MAX_SECTIONS).map((section, i) => {
        if (i === 0)
            return renderSection(section);
        return (0,markup/* html */.qy) `<br>${renderSection(section)}`;
    });
    const more = sections.length - shown.length;
    const rest = more === 0 ? undefined : (0,markup/* html */.qy) `<br>… and ${(0,units/* formatCount */.B4)(more, 'more section')}`;
    return (0,markup/* html */.qy) `${shown}${rest}`;
}
function renderSection({ heading, is }) {
    let name = (0,markup/* html */.qy) `before the first heading`;
    if (heading !== '')
        name = (0,markup/* renderCode */.cR)(heading);
    if (is === 'changed')
        return name;
    return (0,markup/* html */.qy) `${name} (${is})`;
}

;// CONCATENATED MODULE: ./lib/changes/site-change.js
/**
 * Returns the certain moves of pages: to the only page with the same content and the same links.
 */
function findCertainMoves({ moved, changed, }) {
    const withOtherLinks = changed.filter(({ what }) => what.includes('links'));
    const relinked = new Set(withOtherLinks.map(({ from }) => from));
    return moved.filter(({ from, isGuess }) => isGuess === undefined && !relinked.has(from));
}

;// CONCATENATED MODULE: ./lib/changes/compare-folders.js















/**
 * Compares two sites by what a reader would notice, and writes the reports.
 * @throws the reason of `signal` soon after it is aborted; any file-system error if a folder cannot
 * be read or the report cannot be written
 */
async function compareFolders(options) {
    const { signal, previewUrl } = options;
    const earlierInFull = await options.earlier.list();
    const later = await options.later.list();
    const earlier = leaveOutFilesBesideSite(earlierInFull, later);
    const laterSite = leaveOutFilesBesideSite(later, earlierInFull);
    const sites = {
        earlier: await (0,published_files/* selectPublishedFiles */.c)(earlier, options, signal),
        later: await (0,published_files/* selectPublishedFiles */.c)(laterSite, options, signal),
    };
    const comparison = await (0,pool/* usePool */.Q2)(COMPARISON_TASK, signal, (pool) => compareSites(sites, pool));
    logUnreadable(comparison, options);
    return {
        earlierInFull,
        earlier,
        later,
        comparison,
        moves: findCertainMoves(comparison),
        lostAnchors: comparison.lostAnchors,
        changes: renderChangesSection(comparison, previewUrl),
        path: await writeChanges(comparison, options),
    };
}
function logUnreadable({ unreadable }, { info }) {
    const [[first = byte_strings/* NO_BYTES */.CR, why] = []] = unreadable;
    if (why === undefined)
        return;
    const count = (0,units/* formatCount */.B4)(unreadable.size, 'file or folder', 'files and folders');
    const example = (0,clean/* safe */.gB) `such as ${(0,byte_strings/* toText */.fE)(first)} (${why})`;
    info((0,clean/* safe */.gB) `Note: ${count} could not be read, ${example}: unreadable files count as changed`);
}
/** Writes the reports, and returns the path of `changes.json`; empty if nothing is written. */
async function writeChanges(comparison, { reportDir, subject, previewUrl, signal }) {
    if (reportDir === undefined)
        return '';
    const report = makeChangesReport(comparison);
    const path = await (0,json_report/* writeJsonReport */.a)(reportDir, 'changes.json', report, signal);
    const page = renderChangesPage(comparison, subject, previewUrl);
    await (0,promises_.writeFile)((0,external_node_path_.join)(reportDir, 'changes.md'), page);
    return path;
}
/** https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site */
const DOMAIN_OF_PAGES = 'CNAME';
/**
 * Returns a site without files that readers never see. These are dot-files of Git, of a generator's
 * cache (`.doctrees` of Sphinx) or of an editor, and the `CNAME` of GitHub Pages if only this site
 * has it. A checkout of the publishing branch contains them.
 */
function leaveOutFilesBesideSite(site, other) {
    const isShared = other.names.includes((0,byte_strings/* toBytes */.ZJ)(DOMAIN_OF_PAGES));
    const isPart = (name) => (0,dot_files/* findDottedPart */.$)(name) === undefined && (name !== DOMAIN_OF_PAGES || isShared);
    return {
        ...site,
        names: site.names.filter(isPart),
        sizes: site.sizes.filter((_, i) => isPart((0,tree/* getFileName */.WP)(site, i))),
        unreadable: site.unreadable.filter(({ name }) => isPart(name)),
    };
}


/***/ }),

/***/ 8022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ describeChanges),
/* harmony export */   JG: () => (/* binding */ isNoticeable),
/* harmony export */   r3: () => (/* binding */ describeOtherSite),
/* harmony export */   xS: () => (/* binding */ countChanges)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);

/** Returns the number of changes of each kind, by the names in `changes.json`. */
function listCounts(comparison) {
    const { added, removed, moved, changed, navigation, files } = comparison;
    const page = { thing: 'page' };
    const file = { thing: 'other file' };
    const inNavigation = 'changed only in navigation';
    return {
        pagesAdded: { number: added.length, ...page, change: 'added' },
        pagesRemoved: { number: removed.length, ...page, change: 'removed' },
        pagesMoved: { number: moved.length, ...page, change: 'moved' },
        pagesChanged: { number: changed.length, ...page, change: 'changed' },
        navigationChanged: { number: navigation.length, ...page, change: inNavigation },
        filesAdded: { number: files.added.length, ...file, change: 'added' },
        filesRemoved: { number: files.removed.length, ...file, change: 'removed' },
        filesMoved: { number: files.moved.length, ...file, change: 'moved' },
        filesChanged: { number: files.changed.length, ...file, change: 'changed' },
    };
}
/** Returns the number of changes of each kind. */
function countChanges(comparison) {
    const counts = Object.entries(listCounts(comparison));
    return Object.fromEntries(counts.map(([name, { number }]) => [name, number]));
}
/**
 * Returns the changes in words: `1 page added, 2 pages changed, 1 other file changed`, or `nothing
 * that a reader would notice`.
 */
function describeChanges(comparison) {
    const described = Object.values(listCounts(comparison))
        .filter(({ number }) => number > 0)
        .map(({ number, thing, change }) => `${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(number, thing)} ${change}`);
    if (described.length === 0)
        return 'nothing that a reader would notice';
    return described.join(', ');
}
/**
 * How many pages nearly all sites have under the same names: the home page and the 404 page.
 */
const PAGES_OF_ALL_SITES = 2;
/**
 * Returns a warning if two builds have hardly any page in common, so that they may be different
 * sites; undefined otherwise.
 */
function describeOtherSite(comparison) {
    const { added, removed, moved, earlier, later } = comparison;
    const kept = earlier.pages - removed.length;
    const areOthers = moved.length === 0 &&
        Math.max(kept, later.pages - added.length) <= PAGES_OF_ALL_SITES &&
        Math.min(added.length, removed.length) > PAGES_OF_ALL_SITES;
    if (!areOthers)
        return undefined;
    let keptPages = 'None';
    if (kept > 0)
        keptPages = `Only ${kept}`;
    const verb = kept > 1 ? 'are' : 'is';
    return `${keptPages} of the ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(earlier.pages, 'page')} of the earlier site ${verb} in this one: check that it is a build of the same site`;
}
/** Returns whether there is anything that a reader would notice. */
function isNoticeable(comparison) {
    return Object.values(listCounts(comparison)).some(({ number }) => number > 0);
}


/***/ }),

/***/ 7719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gc: () => (/* binding */ findBuildIds),
  rK: () => (/* binding */ removeBuildTimes),
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
/** A date as JavaScript prints it. The words before it may be in the text of a link. */
const AS_PRINTED = '(?= [A-Z][a-z]{2} [A-Z][a-z]{2} \\d\\d \\d{4} \\d\\d:\\d\\d:\\d\\d GMT)';
/** A time after the version of a program, to the second. */
const TO_THE_SECOND = '(?= \\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d)';
const BY = 'by [\\w.-]{1,40}(?: \\(?v?\\d[\\w.-]{0,20}\\)?)? on';
const DONE = 'updated|modified|changed|generated|built|build date|build time|rendered|compiled|exported';
/** The words before a date that make it a build time. */
const WORDS = `(?:(?:${DONE})(?: (?:on|at|${BY}))?|on${AS_PRINTED}|(?<=\\.\\d{1,4} )at${TO_THE_SECOND})`;
/**
 * A build time in text: `Last updated on Nov 22, 2026`. A date without such words belongs to the
 * content.
 */
const TIME_IN_TEXT = new RegExp(`\\b(${WORDS}):? ${WEEKDAY}(?:${DATE}|${AGO})`, 'gi');
/** Times in data, which are not described by words. */
const TIME_IN_DATA = new RegExp([
    `\\b\\d{4}-\\d\\d-\\d\\d[T ]${TIME}`,
    `\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:${DAY} ${MONTH}|${MONTH} +${DAY}) (?:${TIME} )?\\d{4}(?: ${TIME})?`,
    // Seconds or milliseconds since 1970, from 2017 to 2033.
    '\\b(?:1[5-9]\\d{8}|1[5-9]\\d{11})\\b',
].join('|'), 'g');

;// CONCATENATED MODULE: ./lib/changes/webpack.js
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
/** How much of a text is read to tell whether it is a chunk, in characters. */
const MAX_BEGINNING_CHARS = 2_000;
/**
 * Returns the text of a script or data with `placeholder` in place of the numbers of modules, and
 * the modules in another order. Webpack derives the numbers from paths on the disk, so they differ
 * between builds in two folders, and it may sort modules by them:
 * https://webpack.js.org/configuration/optimization/#optimizationmoduleids, read 2026-11.
 */
function removeModuleNumbers(text, placeholder) {
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

;// CONCATENATED MODULE: ./lib/changes/generated.js
/**
 * Removes what generators create anew in each build: hashes in names, build ids, nonces, and build
 * times.
 */



/** Replaces generated text. No name contains it. */
const GENERATED = '\x01';
/** Limits of length: shorter pieces are words or versions, and longer ones are not hashes. */
const MIN_HEX = 6;
const MIN_RANDOM = 8;
const MAX_RANDOM = 64;
/** How often a random piece alternates at least: names in camel case alternate less often. */
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
 * A change between lower case, upper case and digits. A capital at the start of a word does not
 * count.
 */
const TURN = /(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Za-z])/g;
function countTurns(piece) {
    return piece.replace(/[^A-Za-z\d]+/g, '').match(TURN)?.length ?? 0;
}
/**
 * The id of a Next.js build, which is the name of a folder and can be configured.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/generateBuildId, read 2026-11.
 */
const BUILD_ID = new RegExp([
    '(?<=(?:^|/)_next/static/)(?:[\\w-]{21}(?=/)|[^/]+(?=/_(?:build|ssg|clientMiddleware)Manifest\\.js(?:on)?$))',
    '(?<=(?:^|/)_next/data/)[^/]+(?=/)',
].join('|'));
/** Returns the ids of Next.js builds, found in the names of files. */
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
        .replace(BUILD_ID, GENERATED)
        .replace(CHUNK_NAME, GENERATED)
        .split('/')
        .map((name) => removeHash(name).split('.').map(stabilizePart).join('.'))
        .join('/');
}
/**
 * The hash that Vite and Rollup put before the extension: eight letters, digits or dashes, of which
 * one is a digit or a capital: most words have none.
 */
const HASHED_NAME = /(?<=[\w)\]\x80-\xff][.-])(?=[\w-]{0,7}[\dA-Z])[\w-]{8}(?=(?:\.[a-z]{2,5}){1,2}\d?\b)/g;
/** A word or a number, which is not a hash. */
const WORD_OR_NUMBER = /^[A-Z]?[a-z]+$|^\d+$/;
function removeHash(text) {
    return text.replace(HASHED_NAME, (hash) => {
        if (WORD_OR_NUMBER.test(hash))
            return hash;
        return GENERATED;
    });
}
/** Begins like a name that a person chose: `app-4fd2e6a1`. */
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
 * A token in a query that may be a hash or the id of a request. Other tokens may specify the
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
        return GENERATED;
    const pathEnd = `${url}?`.search(/[?#]/);
    const query = url.slice(pathEnd).replace(HEXADECIMAL, replaceMixedToken);
    return url.slice(0, pathEnd).replace(COMMIT, GENERATED) + query;
}
/** Replaces a hexadecimal token with both digits and letters: others are numbers or words. */
function replaceMixedToken(token) {
    if (/\d/.test(token) && /[a-f]/.test(token))
        return GENERATED;
    return token;
}
/** Returns a text with generated tokens replaced. Text after `#` is a color, and is kept. */
function stabilizeTokens(text) {
    return removeHash(text).replace(/(?<![#\w-])[\w-]{6,}/g, stabilizePart);
}
/** Returns visible text, which must have single spaces, with build times replaced. */
function removeBuildTimes(text) {
    if (/\d|ago/.test(text))
        return text.replace(TIME_IN_TEXT, (0,byte_strings/* asBytes */.Yd)(`$1 ${GENERATED}`));
    return text;
}
/** When a page was written, in a sitemap; often a date without a time. */
const LAST_MODIFIED = /<lastmod>[^<]{0,64}</g;
const SITEMAP = /(?:^|\/)sitemap[^/]*\.(?:xml|txt)$/i;
const SVELTEKIT_SCRIPT = /(?:^|\/)immutable\/[^/]+\/[^/]+\.js$/;
/** A script that is the same for each site. */
const SVELTEKIT_OWN_SCRIPT = /(?:^|\/)immutable\/(?:chunks|entry)\/[^/]+\.js$/;
/**
 * A variable of SvelteKit's own scripts, named by a hash of the version, which is the time of the
 * build by default. The hash also decides how the minifier names all other variables.
 * https://svelte.dev/docs/kit/configuration#version, read 2026-11
 */
const SVELTEKIT_GLOBAL = /\bglobalThis\.__sveltekit_[a-z\d]{4,8}\b/;
/**
 * Returns the text of a file of this name without what looks generated in it and without
 * `buildIds`; the entries of a sitemap sorted, too.
 */
function stabilizeFile(name, text, buildIds) {
    if (SVELTEKIT_OWN_SCRIPT.test(name) && SVELTEKIT_GLOBAL.test(text))
        return GENERATED;
    if (SVELTEKIT_SCRIPT.test(name))
        return stabilizeData(text.replace(CHUNK_IMPORT, GENERATED), buildIds);
    // The entries are sorted without their dates, which may stand first in each.
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
/** Pictures in a text, and shapes of SVG. They look generated, but are not. */
const DRAWN = /data:image\/[^\s"'`()<>\\]+|(["'`])[Mm][\s,]*[\d.-][\d\s.,+\-AaCcEeHhLlMmQqSsTtVvZz]*\\?\1/g;
/**
 * Returns the text of a script, a style sheet or data with generated parts and `buildIds` replaced.
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
/** Removes build ids, except for short ones, which may be ordinary words. */
function removeBuildIds(text, buildIds) {
    return buildIds
        .filter((id) => id.length >= MIN_HEX)
        .reduce((left, id) => left.replace(matchWholeId(id), GENERATED), text);
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
const PACKAGES = /(?<=["'`]file:\/\/\/)[^"'`\s]{1,1000}?(?=\/node_modules\/)/g;
function removeGenerated(text) {
    const plain = text
        .replace(LAST_MODIFIED, '<lastmod><')
        .replace(TIME_IN_DATA, GENERATED)
        .replace(ASTRO_SCOPE, GENERATED)
        .replace(PACKAGES, GENERATED);
    return stabilizeTokens(plain);
}


/***/ }),

/***/ 7138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ checkWithEarlier)
});

// EXTERNAL MODULE: ./lib/check/check-site.js + 42 modules
var check_site = __webpack_require__(4448);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/resolve-address.js
var resolve_address = __webpack_require__(7479);
// EXTERNAL MODULE: ./lib/check/renamed-folders.js
var renamed_folders = __webpack_require__(8710);
;// CONCATENATED MODULE: ./lib/check/earlier-paths.js
/** Where pages of a site were in an earlier build, and what their addresses were there. */



/** Translates addresses of the later build to those of the earlier one. */
class EarlierPaths {
    #basePath;
    /** The earlier names of pages and folders, by their later ones. */
    #pages;
    #folders;
    #fragmentRenamer;
    constructor({ earlier, later, moves, basePath }) {
        this.#basePath = (0,byte_strings/* toBytes */.ZJ)(basePath);
        this.#pages = new Map(moves.map(({ from, to }) => [to, from]));
        const renamed = (0,renamed_folders/* findRenamedFolders */.fN)(moves, earlier, later);
        this.#folders = new Map([...renamed].map(([from, to]) => [to, from]));
        this.#fragmentRenamer = new renamed_folders/* FragmentRenamer */.Zn(this.#folders);
    }
    /**
     * Returns the earlier addresses of a page that moved, of a file in a renamed folder, or of an
     * unresolved reference to one.
     */
    listFormerAddresses(address) {
        const moved = this.#replacePath(address, (path) => this.#listFormerPaths(path));
        const fragment = address.slice((0,resolve_address/* stripFragment */.lG)(address).length);
        const formerFragment = this.#fragmentRenamer.rename(fragment);
        if (formerFragment === fragment)
            return moved;
        const withFormerFragment = [address, ...moved].map((each) => (0,resolve_address/* stripFragment */.lG)(each).concat(formerFragment));
        return [...moved, ...withFormerFragment];
    }
    #listFormerPaths(path) {
        const page = this.#pages.get(path);
        const inFolders = (0,renamed_folders/* listRenamedPaths */.Nh)(path, this.#folders);
        if (page === undefined)
            return inFolders;
        return [page, ...inFolders];
    }
    /**
     * Returns the address that a relative link pointed to before its page moved; none if the page did
     * not move.
     */
    listFormerReadings(address, page) {
        const from = this.#pages.get(page);
        if (from === undefined)
            return [];
        return this.#replacePath(address, (path) => {
            const before = (0,resolve_address/* joinRelativePath */.C3)((0,byte_strings/* getFolder */.L2)(from), (0,resolve_address/* findRelativePath */.FI)(path, (0,byte_strings/* getFolder */.L2)(page)));
            if (before === undefined)
                return [];
            return [before];
        });
    }
    /** Returns an address once with each of these paths; none if it is outside the site. */
    #replacePath(address, listPaths) {
        const prefix = address.startsWith('/') ? this.#basePath : byte_strings/* NO_BYTES */.CR;
        if (!address.startsWith(prefix))
            return [];
        const inside = address.slice(prefix.length);
        const path = inside.replace(/[?#].*$/s, '');
        const rest = inside.slice(path.length);
        return listPaths(path).map((other) => prefix.concat(other, rest));
    }
}

// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/web/host/published-files.js
var published_files = __webpack_require__(6237);
// EXTERNAL MODULE: ./lib/check/rules/spots.js
var spots = __webpack_require__(3077);
// EXTERNAL MODULE: ./lib/findings/suggestion.js
var suggestion = __webpack_require__(2468);
// EXTERNAL MODULE: ./lib/web/host/served-site.js
var served_site = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
;// CONCATENATED MODULE: ./lib/changes/vanished/count-lost-anchors.js






/** An id before the same words is part of the layout if it is on this many tenths of all pages. */
const MIN_TENTHS_OF_LAYOUT = 9;
/** How many pages an id of the layout is on at least. */
const MIN_PAGES_OF_LAYOUT = 10;
/** Decides which of the lost anchors count. */
class LostAnchorCounter {
    #losses;
    /** The anchors that links of the earlier site point to. */
    #linked = new Set();
    /** Ids that occur before different words and are unrelated to them. */
    #withSeveralWords = new Set();
    constructor(losses) {
        this.#losses = losses;
        const firstWords = new Map();
        for (const { id, words, counts } of losses.flatMap(({ anchors }) => anchors)) {
            if (counts !== 'unless-layout')
                continue;
            if ((firstWords.get(id) ?? words) !== words)
                this.#withSeveralWords.add(id);
            firstWords.set(id, words);
        }
    }
    /** Notes the anchors that links of the earlier site point to. */
    noteLinkedAnchors(asked, earlier) {
        const byPage = new Map(this.#losses.map((loss) => [earlier.files.get(loss.from), loss]));
        for (const { fileIndex, fragments } of asked) {
            const loss = byPage.get(fileIndex);
            if (loss === undefined)
                continue;
            const names = new Set(fragments.flatMap(resolve_address/* listAnchorNames */.IL));
            for (const anchor of loss.anchors)
                if (names.has(anchor.id))
                    this.#linked.add(anchor);
        }
    }
    /** Reports a finding for each lost anchor. Returns the suggestions by the keys of findings. */
    report(sites, counter) {
        const suggestions = new Map();
        if (this.#losses.length === 0)
            return suggestions;
        for (const counted of this.#listCounted(sites))
            reportAnchor(counted, counter);
        // A site may lose a million anchors, few of which are listed.
        const listed = new Set(counter.listCounted().map(({ key }) => key));
        for (const { anchor, key, address } of this.#listCounted(sites)) {
            if (!listed.has(key))
                continue;
            const suggestion = suggestAnchor(anchor, address);
            if (suggestion !== undefined)
                suggestions.set(key, suggestion);
        }
        return suggestions;
    }
    /** Yields the anchors that count, with their addresses. */
    *#listCounted(sites) {
        const earlier = new served_site/* ServedSite */.d(sites.earlier);
        const later = new served_site/* ServedSite */.d(sites.later);
        const layout = this.#findLayout(sites.earlier.names.filter(page_names/* isPage */.yp).length);
        for (const loss of this.#losses) {
            const before = findAddress(loss.from, earlier);
            const now = findAddress(loss.to, later);
            if (before === undefined || now === undefined)
                continue;
            const address = later.site.basePath + (0,byte_strings/* makeReadable */.Dy)(now);
            const to = before === now ? '' : address;
            for (const anchor of loss.anchors) {
                if (!this.#isCounted(anchor, layout))
                    continue;
                const key = (0,byte_strings/* toBytes */.ZJ)(later.site.basePath).concat(before, '#', anchor.id);
                yield { anchor, key, address, to, page: loss.to };
            }
        }
    }
    /**
     * Returns the keys of anchors that are part of the layout. `pages`: how many pages the earlier
     * site had.
     */
    #findLayout(pages) {
        const isOnMost = (times) => times >= MIN_PAGES_OF_LAYOUT && times * 10 >= pages * MIN_TENTHS_OF_LAYOUT;
        const anchors = this.#losses.flatMap((loss) => loss.anchors);
        const ids = countEach(anchors.map(({ id }) => id));
        const often = anchors.filter(({ id }) => isOnMost(ids.get(id) ?? 0));
        const keys = countEach(often.map(getLayoutKey));
        const ofLayout = [...keys].filter(([, times]) => isOnMost(times));
        return new Set(ofLayout.map(([key]) => key));
    }
    #isCounted(anchor, layout) {
        if (this.#linked.has(anchor))
            return true;
        if (layout.has(getLayoutKey(anchor)))
            return false;
        if (anchor.counts === 'always')
            return true;
        return anchor.counts === 'unless-layout' && !this.#withSeveralWords.has(anchor.id);
    }
}
/** Returns how often each text occurs. */
function countEach(texts) {
    const times = new Map();
    for (const text of texts)
        times.set(text, (times.get(text) ?? 0) + 1);
    return times;
}
function getLayoutKey({ id, words }) {
    return `${id} ${words}`;
}
function reportAnchor({ anchor, key, to, page }, counter) {
    const { renamed } = anchor;
    const spot = (0,spots/* pointAtFile */.y5)(page);
    if (renamed === undefined)
        counter.reportWithValues('vanished-anchor', { to }, { key, spot });
    else
        counter.reportWithValues('vanished-anchor/renamed', { to, id: (0,byte_strings/* makeReadable */.Dy)(renamed) }, { key, spot });
}
function suggestAnchor({ renamed, nearest }, page) {
    if (renamed !== undefined)
        return (0,suggestion/* makeSuggestion */.R)('words', `${page}#${(0,byte_strings/* makeReadable */.Dy)(renamed)}`);
    return nearest && (0,suggestion/* makeSuggestion */.R)(nearest.kind, `${page}#${(0,byte_strings/* makeReadable */.Dy)(nearest.id)}`);
}
/** Returns the most usual address of a page; undefined if the host does not serve it. */
function findAddress(name, served) {
    const file = served.files.get(name);
    if (file === undefined)
        return undefined;
    return served.listAddresses(file)[0];
}

// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/web/host/dot-files.js
var dot_files = __webpack_require__(4820);
;// CONCATENATED MODULE: ./lib/changes/vanished/find-vanished-pages.js
/**
 * Finds the pages of an earlier build whose addresses are no longer served, and where they are now.
 */




/**
 * Returns the pages of `earlier` with addresses that its host served, redirect rules included, and
 * that are not served for `later`. `moves` are pages with the same content at another path.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findVanishedPages(earlier, later, moves, signal) {
    const before = new served_site/* ServedSite */.d(earlier);
    const after = new served_site/* ServedSite */.d(later);
    const newNames = new Map(moves.map(({ from, to }) => [from, to]));
    const yieldIfOver = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    const aliases = await groupExactAddresses(before, yieldIfOver);
    const vanished = [];
    for (const [fileIndex, name] of earlier.names.entries()) {
        await yieldIfOver();
        if (!(0,page_names/* isPage */.yp)(name) || (0,page_names/* isNotFoundPageOfSite */.dn)(name))
            continue;
        if ((0,dot_files/* findDottedPart */.$)(name, before.hostTraits.droppedDotFiles) !== undefined)
            continue;
        const addresses = new Set([
            ...before.listAddresses(fileIndex),
            ...(aliases.get(fileIndex) ?? []),
        ]);
        const movedFile = after.files.get(newNames.get(name) ?? '');
        const lost = findLostAddresses(addresses, after, movedFile);
        if (lost !== undefined)
            vanished.push({ name, ...lost });
    }
    return vanished;
}
/**
 * Returns which addresses of a page are gone, and where the page is now; undefined if all are still
 * served. `movedFile`: the later file of the page, if it moved.
 */
function findLostAddresses(addresses, later, movedFile) {
    const isGone = (path) => later.findContent(path) === undefined;
    const gone = [...addresses].filter(isGone);
    const [firstGone] = gone;
    if (firstGone === undefined)
        return undefined;
    const left = [...addresses].filter((path) => !isGone(path));
    const [firstLeft] = left;
    const moved = findDirectAddress(movedFile, later);
    if (moved !== undefined) {
        // The remaining addresses of a moved page may serve another page.
        const isReachable = left.some((path) => later.findServedFile(path) === movedFile);
        return { gone, isReachable, to: moved };
    }
    const shownFile = later.findServedFile(firstLeft ?? firstGone);
    const to = findDirectAddress(shownFile, later) ?? firstLeft;
    return { gone, isReachable: left.length > 0, to };
}
/** Returns the most usual address at which a file itself is served; undefined if there is none. */
function findDirectAddress(fileIndex, served) {
    if (fileIndex === undefined)
        return undefined;
    return served.listAddresses(fileIndex)[0];
}
/** Returns the addresses of the site’s rules without wildcards, by the file that is shown there. */
async function groupExactAddresses(site, yieldIfOver) {
    const pathsByFile = new Map();
    for (const path of listExactAddresses(site)) {
        await yieldIfOver();
        const file = site.findServedFile(path);
        if (file !== undefined)
            pathsByFile.set(file, [...(pathsByFile.get(file) ?? []), path]);
    }
    return pathsByFile;
}
/** Returns the addresses of the site’s rules without wildcards. */
function listExactAddresses({ redirects }) {
    const paths = new Set();
    for (const { source } of redirects.rules)
        if (source.kind === 'exact')
            paths.add(source.path.replace(/^\/+/, ''));
    return paths;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
// EXTERNAL MODULE: ./lib/web/host/hosts.js + 8 modules
var hosts = __webpack_require__(7722);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/redirect-writer.js

/** The first line of files with comments. */
const NOTE = '# Addresses of the earlier site, and where their pages are now.';
/** Returns the decoded base path, without the slash at its end. */
function decodeBasePath({ basePath }) {
    const bytes = (0,byte_strings/* toBytes */.ZJ)(basePath);
    return ((0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes).replace(/\/$/, '');
}

// EXTERNAL MODULE: ./lib/web/host/hosts/staticwebapp-config.js
var staticwebapp_config = __webpack_require__(3017);
// EXTERNAL MODULE: ./lib/web/host/redirects/json-file.js
var json_file = __webpack_require__(788);
// EXTERNAL MODULE: ./lib/web/host/redirects/problems.js
var problems = __webpack_require__(7927);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/json-content.js



/**
 * Returns the object in a JSON file; empty without a file, and undefined if it is not an object.
 */
function parseObject(own) {
    const parsed = (0,json_file/* parseJsonFile */.O)(own ?? '{}', '');
    if ((0,problems/* isProblem */.AN)(parsed))
        return undefined;
    return parsed.value;
}
/** Returns a value if it is an array, and an empty array otherwise. */
function toList(value) {
    if (Array.isArray(value))
        return value;
    return [];
}
/** Returns a value as the content of a JSON file. */
function printJson(value) {
    return (0,byte_strings/* toBytes */.ZJ)(`${JSON.stringify(value, null, 2)}\n`);
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/spellings.js
/** Lists the spellings of addresses in requests. */

/** Characters other than those that RFC 3986 allows in a path (section 3.3, `pchar`). */
const BEYOND_PATH = /[^\w\-.~/!$&'()*+,;=:@]/g;
/**
 * Characters that the URL parser of browsers percent-encodes in a typed path:
 * https://url.spec.whatwg.org/#path-percent-encode-set
 */
const BEYOND_TYPED = /[^\w\-.~/!$&'()*+,;=:@[\]|]/g;
/**
 * Characters that `encodeURIComponent` percent-encodes, except for slashes:
 * https://tc39.es/ecma262/#sec-encodeuricomponent-uricomponent
 */
const BEYOND_COMPONENT = /[^\w\-.~/!'()*]/g;
/**
 * Returns the distinct spellings of a decoded absolute path, for hosts that compare addresses
 * without decoding them: as in links, as typed, and with more and more percent-encoding.
 */
function listSpellings(path) {
    const usual = [BEYOND_PATH, BEYOND_TYPED, BEYOND_COMPONENT].map((beyond) => path.replace(beyond, byte_strings/* percentEncode */.a));
    return [...new Set([...usual, (0,byte_strings/* percentEncode */.a)(path)])];
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/azure-static-web-apps-writer.js




/** A path without special characters. */
const WITHOUT_SPECIAL_CHARACTERS = /^[\p{L}\p{M}\p{N} \-._~/]*$/u;
/** The maximum size of a route without its addresses. */
const MAX_ROUTE_OVERHEAD_BYTES = 100;
/** The maximum size of the list around the routes. */
const MAX_LIST_OVERHEAD_BYTES = 100;
/**
 * Routes come before files, and match the address as it arrives. It is not documented whether it is
 * decoded first, so names are written both ways:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#routes, read 2026-11.
 */
const AZURE_STATIC_WEB_APPS_WRITER = {
    getKey: staticwebapp_config/* getRouteKey */.TE,
    listSpellings(path) {
        const spellings = listSpellings(path);
        if (WITHOUT_SPECIAL_CHARACTERS.test((0,byte_strings/* toText */.fE)(path)))
            return [...spellings, path];
        return spellings;
    },
    findRefusal({ path, from }, served) {
        if (from.includes('*'))
            return 'in Azure, `*` stands for any characters';
        const folder = path.match(/^(.+)\/index\.html$/s)?.[1];
        if (folder === undefined)
            return undefined;
        const forms = [folder, folder.concat('/')];
        if (forms.some((form) => served.findContent(form) !== undefined))
            return 'Azure would also apply it to the address of the folder, which the site answers';
        return undefined;
    },
    capacity: {
        reason: 'Azure accepts a file of up to 20 KB',
        count(redirects, own) {
            const ownBytes = printJson(parseObject(own) ?? {}).length;
            let left = staticwebapp_config/* MAX_CONFIG_BYTES */.GW - ownBytes - MAX_LIST_OVERHEAD_BYTES;
            for (const [position, { from, to }] of redirects.entries()) {
                left -= from.length + to.length + MAX_ROUTE_OVERHEAD_BYTES;
                if (left < 0)
                    return position;
            }
            return redirects.length;
        },
    },
    printFiles(redirects, _, own) {
        const config = parseObject(own);
        if (config === undefined)
            return undefined;
        const routes = redirects.map(({ from, to }) => {
            return { route: (0,byte_strings/* toText */.fE)(from), redirect: to, statusCode: 301 };
        });
        return [
            [
                (0,byte_strings/* toBytes */.ZJ)(staticwebapp_config/* CONFIG_FILE */.g2),
                printJson({ ...config, routes: [...routes, ...toList(config.routes)] }),
            ],
        ];
    },
};

// EXTERNAL MODULE: ./lib/web/host/hosts/cloudflare-redirects.js
var cloudflare_redirects = __webpack_require__(8386);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/redirect-lines.js
/** Prints `_redirects` files, which have a line for each redirect. */


/** Returns the line of a redirect. */
function formatLine({ from, to }) {
    return `${from} ${to} 301`;
}
/** Returns a `_redirects` file with the redirects before the site's own rules. */
function printLines(redirects, _, own = '') {
    const note = `${NOTE} This replaces the site’s _redirects.`;
    const content = [note, ...redirects.map(formatLine), '', own].join('\n');
    return [[(0,byte_strings/* toBytes */.ZJ)('_redirects'), (0,byte_strings/* toBytes */.ZJ)(content)]];
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/cloudflare-writer.js



/**
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11. Invalid rules
 * count toward the limit, too.
 */
const CLOUDFLARE_WRITER = {
    listSpellings: listSpellings,
    findRefusal(redirect) {
        if (/\*|:[A-Za-z]/.test(redirect.from))
            return 'Cloudflare gives `*`, and a `:` before a letter, another meaning';
        if (formatLine(redirect).length > cloudflare_redirects/* MAX_LINE_CHARS */.yL)
            return `Cloudflare accepts lines of up to ${cloudflare_redirects/* MAX_LINE_CHARS */.yL} characters`;
        return undefined;
    },
    capacity: {
        reason: `Cloudflare accepts up to ${cloudflare_redirects/* MAX_STATIC_RULES */.yq} rules without \`*\``,
        count(_, own = '') {
            const ownRules = own.split('\n').filter((line) => /^\s*[^\s#]/.test(line));
            return cloudflare_redirects/* MAX_STATIC_RULES */.yq - ownRules.length;
        },
    },
    printFiles: printLines,
};

// EXTERNAL MODULE: ./lib/web/host/address-forms.js
var address_forms = __webpack_require__(7383);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/github-pages-writer.js


/**
 * GitHub Pages has no redirects:
 * https://docs.github.com/en/pages/getting-started-with-github-pages, read 2026-11. Small pages
 * replace the removed ones, as with `jekyll-redirect-from`
 * (https://github.com/jekyll/jekyll-redirect-from/blob/master/lib/jekyll-redirect-from/redirect.html,
 * read 2026-11). Browsers follow them at once, and search engines treat them as permanent
 * redirects.
 */
const GITHUB_PAGES_WRITER = {
    listSpellings: (path) => [path],
    findRefusal({ page, destination }, served) {
        const there = served.findServedFile(destination);
        const hasOther = (0,address_forms/* listAddressForms */.W)(page).some((form) => {
            const content = served.findContent(form);
            if (content?.kind === 'file')
                return content.fileIndex !== there;
            return content !== undefined;
        });
        if (hasOther)
            return 'the site has something else in that place';
        return undefined;
    },
    printFiles(redirects, { domain }) {
        const host = domain === undefined ? '' : `https://${domain}`;
        return redirects.map(({ page, to }) => [page, (0,byte_strings/* toBytes */.ZJ)(printPage(to, host))]);
    },
};
/**
 * Returns HTML that is also valid XML, for names such as `a.xhtml`. `to` is percent-encoded, so no
 * character in it is special in HTML, XML or scripts.
 */
function printPage(to, host) {
    return `<!DOCTYPE html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8"/>
<title>This page has moved</title>
<link rel="canonical" href="${host}${to}"/>
<meta name="robots" content="noindex"/>
<script>location.replace('${to}' + location.search + location.hash)</script>
<meta http-equiv="refresh" content="0; url=${to}"/>
</head>
<body><p><a href="${to}">This page has moved.</a></p></body>
</html>
`;
}

// EXTERNAL MODULE: ./lib/web/host/hosts/netlify-redirects.js
var netlify_redirects = __webpack_require__(7396);
// EXTERNAL MODULE: ./lib/web/host/redirects/patterns.js
var patterns = __webpack_require__(3492);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/netlify-writer.js





/**
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/, and `netlify-redirector`
 * 0.5, read and run 2026-11.
 */
const NETLIFY_WRITER = {
    // Netlify ignores a slash at the end.
    listSpellings: (path) => listSpellings(path).map((spelling) => spelling.replace(/(?<=.)\/$/, '')),
    findRefusal(redirect) {
        const parsed = (0,netlify_redirects/* parseLine */.A)(formatLine(redirect), undefined);
        if ((0,problems/* isProblem */.AN)(parsed))
            return parsed.message;
        if (parsed.source.kind === 'pattern')
            return 'Netlify gives `*` at the end of a name, and `:` at its start, another meaning';
        if ((0,netlify_redirects/* findSelfRedirect */.Cq)(parsed, (0,patterns/* decodePath */.q0)(redirect.from)))
            return 'Netlify may treat a rule with `*` as a loop if its address begins with its target';
        return undefined;
    },
    printFiles: printLines,
};

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/nginx-writer.js



/** The maximum length of a word: `NGX_CONF_BUFFER`. */
const MAX_WORD_BYTES = 4_096;
/** The longest key for which the default bucket size is sufficient. */
const MAX_USUAL_KEY_BYTES = 40;
const USAGE = `${NOTE} Include this file in the http block, and put the two lines
# of the server block into that of the site. If your configuration has map_hash_bucket_size \
already, remove it here.
#
#   include /etc/nginx/redirects.conf;
#   server {
#       absolute_redirect off;
#       if ($moved_to) { return 301 $moved_to$is_args$args; }
`;
/**
 * A `map`: https://nginx.org/en/docs/http/ngx_http_map_module.html, and `ngx_conf_read_token` in
 * its `src/core/ngx_conf_file.c`, read 2026-11. Keys are compared with `$uri`, which is decoded and
 * has single slashes. The comparison ignores the case of ASCII letters, and nginx refuses two keys
 * that are equal.
 */
const NGINX_WRITER = {
    listSpellings: (path) => [path],
    findRefusal({ from, to }) {
        const isTooLong = 2 * from.length > MAX_WORD_BYTES || to.length > MAX_WORD_BYTES;
        if (isTooLong)
            return `nginx accepts words of up to ${MAX_WORD_BYTES.toLocaleString('en-US')} bytes`;
        return undefined;
    },
    printFiles(redirects, site) {
        const isUnique = makeUniquenessTest(redirects, site);
        const lines = redirects.map(({ from, to }) => {
            const key = isUnique(from) ? from : escapePath(from);
            return `    ${quoteWord(key)} ${quoteWord(to)};\n`;
        });
        // Without larger buckets, nginx does not start: `NGX_HASH_ELT_SIZE` in its
        // `src/core/ngx_hash.c`.
        const isLong = redirects.some(({ from }) => from.length > MAX_USUAL_KEY_BYTES);
        const sizes = isLong ? 'map_hash_bucket_size 4096;\n' : '';
        const map = `${USAGE}${sizes}map $uri $moved_to {\n    default "";\n${lines.join('')}}\n`;
        return [[(0,byte_strings/* toBytes */.ZJ)('redirects.conf'), (0,byte_strings/* asBytes */.Yd)(map)]];
    },
};
/**
 * Returns a function that tells whether no other address of the site or of a redirect differs from
 * a path only in case.
 */
function makeUniquenessTest(redirects, site) {
    const prefix = decodeBasePath(site);
    const there = site.names.flatMap(address_forms/* listAddressForms */.W).map((form) => `${prefix}/${form}`);
    const all = new Set([...there, ...redirects.map(({ from }) => from)]);
    const byFolded = Map.groupBy(all, lowerAsciiLetters);
    return (path) => byFolded.get(lowerAsciiLetters(path))?.length === 1;
}
/** Returns a regular expression that matches only this path. */
function escapePath(path) {
    return `~^${path.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}\\z`;
}
/** Converts only ASCII letters, like `ngx_tolower`. */
function lowerAsciiLetters(path) {
    return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
/**
 * Returns a word in quotes, in which a backslash, a quote and three control characters are escaped.
 */
function quoteWord(word) {
    const escaped = word
        .replace(/[\\"]/g, '\\$&')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
        .replaceAll('\t', '\\t');
    return `"${escaped}"`;
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/s3-cloudfront-writer.js


/** The maximum length of a key. */
const MAX_KEY_BYTES = 512;
/** The maximum length of a key together with its value. */
const MAX_PAIR_BYTES = 1_024;
/**
 * Writes a file for import into a key value store, which a viewer function reads:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/kvs-with-functions-create-s3-kvp.html,
 * read 2026-11.
 */
const S3_CLOUDFRONT_WRITER = {
    listSpellings: (path) => [(0,byte_strings/* percentEncode */.a)(path)],
    findRefusal({ from, to }) {
        if (from.length <= MAX_KEY_BYTES && from.length + to.length <= MAX_PAIR_BYTES)
            return undefined;
        return 'CloudFront accepts keys of up to 512 bytes, and 1 KB with their values';
    },
    printFiles(redirects) {
        const data = redirects.map(({ from, to }) => ({ key: from, value: to }));
        return [[(0,byte_strings/* toBytes */.ZJ)('key-value-store.json'), printJson({ data })]];
    },
};

// EXTERNAL MODULE: ./lib/web/host/hosts/vercel-json.js + 4 modules
var vercel_json = __webpack_require__(9886);
// EXTERNAL MODULE: ./lib/web/host/hosts/vercel-schema.js
var vercel_schema = __webpack_require__(2556);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/vercel-writer.js





/**
 * Redirects come before files, and match the address as it arrives:
 * https://vercel.com/docs/project-configuration/vercel-json#redirects, read 2026-11.
 */
const VERCEL_WRITER = {
    listSpellings: listSpellings,
    findRefusal({ from, to }) {
        const isTooLong = 2 * Math.max(from.length, to.length) > vercel_schema/* MAX_RULE_CHARS */.a3;
        if (isTooLong)
            return `Vercel accepts up to ${vercel_schema/* MAX_RULE_CHARS */.a3} characters`;
        return undefined;
    },
    capacity: {
        reason: `Vercel accepts up to ${vercel_schema/* MAX_RULES */.tA} rules`,
        count(_, own) {
            return vercel_schema/* MAX_RULES */.tA - toList(parseObject(own)?.redirects).length;
        },
    },
    printFiles(redirects, _, own) {
        const config = parseObject(own);
        // Vercel long refused redirects together with `routes`.
        if (config === undefined || config.routes !== undefined)
            return undefined;
        const items = redirects.map(({ from, to }) => {
            return { source: escapeSource(from), destination: to, permanent: true };
        });
        return [
            [
                (0,byte_strings/* toBytes */.ZJ)(vercel_json/* VERCEL_JSON */.p),
                printJson({ ...config, redirects: [...items, ...toList(config.redirects)] }),
            ],
        ];
    },
};
/**
 * Escapes the special characters of `path-to-regexp` 6.1, and those of regular expressions: Vercel
 * also compiles the source as one (`checkRegexSyntax` of `@vercel/routing-utils`).
 */
function escapeSource(from) {
    return from.replace(/[:(){}[\]*+?^$|\\]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/redirect-writers.js







/** The writer of redirects for each host. */
const REDIRECT_WRITERS = {
    'github-pages': GITHUB_PAGES_WRITER,
    's3-cloudfront': S3_CLOUDFRONT_WRITER,
    'cloudflare-pages': CLOUDFLARE_WRITER,
    'cloudflare-workers': CLOUDFLARE_WRITER,
    'azure-static-web-apps': AZURE_STATIC_WEB_APPS_WRITER,
    netlify: NETLIFY_WRITER,
    vercel: VERCEL_WRITER,
    nginx: NGINX_WRITER,
    'air-gapped': NGINX_WRITER,
};

;// CONCATENATED MODULE: ./lib/changes/vanished/print-redirects.js
/** Prints redirects for the addresses of vanished pages in the format of a host. */




/**
 * Returns redirects in the format of `host`, from vanished addresses of `pages` to the current
 * ones. Undefined if there are none, or if they cannot be added to the site’s own file. Rules that
 * would affect other addresses of the site are left out.
 */
function printRedirects(host, pages, site) {
    const writer = REDIRECT_WRITERS[host];
    const all = listRedirects(writer, pages, site);
    const [own] = site.redirectFiles;
    const isUnreadable = own !== undefined && own.text === undefined;
    if (all.length === 0 || isUnreadable)
        return undefined;
    const leftOut = [];
    const possible = keepPossible(writer, all, new served_site/* ServedSite */.d(site), leftOut);
    const kept = keepWhatFits(writer, possible, own?.text, leftOut);
    const files = writer.printFiles(kept, site, own?.text);
    if (files === undefined)
        return undefined;
    const written = new Map(kept.map(({ from, to }) => [getKey(writer, from), to]));
    const redirected = all.filter(({ from, to }) => written.get(getKey(writer, from)) === to);
    const addresses = new Set(redirected.map(({ path }) => path)).size;
    return { addresses, files: new Map(files), leftOut };
}
/**
 * Returns a redirect for each spelling of each address. The most usual address of each page comes
 * first, because the host may limit the number of rules.
 */
function listRedirects(writer, pages, site) {
    const prefix = decodeBasePath(site);
    const ranked = pages.flatMap(({ name: page, gone, to: destination }) => {
        if (destination === undefined)
            return [];
        return gone.map((path, rank) => ({ rank, page, path, destination }));
    });
    ranked.sort((a, b) => a.rank - b.rank || (0,byte_strings/* compareBytes */.Xo)(a.path, b.path));
    return ranked.flatMap(({ page, path, destination }) => {
        const to = (0,byte_strings/* percentEncode */.a)(prefix.concat('/', destination));
        const spellings = writer.listSpellings(prefix.concat('/', path));
        return spellings.map((from) => ({ page, path, destination, from, to }));
    });
}
/** Returns a key that addresses share if the host considers them equal. */
function getKey(writer, from) {
    if (writer.getKey === undefined)
        return from;
    return writer.getKey(from);
}
/** Returns the redirects that the host accepts, each once. The others are added to `leftOut`. */
function keepPossible(writer, all, served, leftOut) {
    const possible = new Map();
    for (const redirect of all) {
        const key = getKey(writer, redirect.from);
        const same = possible.get(key);
        const isAmbiguous = same !== undefined && same.to !== redirect.to;
        let why = writer.findRefusal(redirect, served);
        if (isAmbiguous)
            why = 'the host reads it as another address';
        if (why !== undefined)
            leftOut.push({ ...redirect, why });
        else if (same === undefined)
            possible.set(key, redirect);
    }
    return [...possible.values()];
}
/** Returns the redirects within the host's limit. The others are added to `leftOut`. */
function keepWhatFits({ capacity }, possible, own, leftOut) {
    if (capacity === undefined)
        return possible;
    const most = Math.max(0, capacity.count(possible, own));
    for (const redirect of possible.slice(most))
        leftOut.push({ ...redirect, why: capacity.reason });
    return possible.slice(0, most);
}

;// CONCATENATED MODULE: ./lib/changes/vanished/write-redirects.js
/** Writes redirects for vanished pages, and tells how to use them. */












/** How many files with redirects are listed. */
const MAX_LISTED_FILES = 9;
/**
 * Writes redirects for the pages in the format of the site's host or, without one, of each host.
 * Returns a section with instructions to copy them; undefined if there are none.
 * @throws the reason of `signal` soon after it is aborted; any file-system error
 */
async function writeRedirects(reportDir, sites, signal, info) {
    const folder = findFreeFolder((0,external_node_path_.join)(reportDir, 'redirects'));
    const written = await writeForEachHost(folder, sites, signal);
    if (written.length === 0)
        return undefined;
    const most = Math.max(...written.map(({ addresses }) => addresses));
    if (most === 0) {
        info((0,clean/* safe */.gB) `No redirects were written: the omitted ones are listed in ${folder}`);
        return undefined;
    }
    const upTo = written.length === 1 ? '' : 'up to ';
    const addresses = `${upTo}${(0,units/* formatCount */.B4)(most, 'address', 'addresses')} of the earlier site`;
    const areAllWritten = written.every(({ leftOut }) => leftOut.length === 0);
    const note = areAllWritten ? '' : '; the omitted ones are listed next to them';
    const { host: ownHost } = sites.later;
    const hostFolder = ownHost === undefined ? folder : (0,external_node_path_.join)(folder, ownHost);
    info((0,clean/* safe */.gB) `Redirects for ${addresses} are in ${hostFolder}${note}`);
    const names = written.flatMap(({ host, files }) => [...files.keys()].map((name) => `${(0,external_node_path_.basename)(folder)}/${host}/${(0,byte_strings/* toText */.fE)(name)}`));
    return {
        heading: `Redirects for ${addresses}${note}`,
        content: describeCopying(names, `${(0,external_node_path_.basename)(folder)}/${ownHost ?? 'HOST'}/.`),
    };
}
/** Writes the redirects of each host that may serve the site into a folder with its name. */
async function writeForEachHost(folder, { earlier, later, moves }, signal) {
    const written = [];
    for (const host of later.host === undefined ? hosts/* HOST_NAMES */.Wq : [later.host]) {
        const site = serveByHost(later, host);
        const pages = await findVanishedPages(serveByHost(earlier, host), site, moves, signal);
        const printed = printRedirects(host, pages, site);
        if (printed === undefined)
            continue;
        await writeRedirectFiles((0,external_node_path_.join)(folder, host), printed, signal);
        written.push({ host, ...printed });
    }
    return written;
}
/** Returns how a later step copies the files with redirects `from` the folder of the report. */
function describeCopying(names, from) {
    const where = (0,markup/* html */.qy) `${listFirstNames(names)} in the folder of the report`;
    const report = (0,markup/* html */.qy) `<code>REPORT</code> is the output <code>verifyReport</code>`;
    const copying = (0,markup/* html */.qy) `To copy them in a later step, where ${report}`;
    return (0,markup/* html */.qy) `<p>${where}. Add them to the sources of the site. ${copying}:</p>
${(0,markup/* renderLinesToCopy */.Go)([(0,clean/* safe */.gB) `cp -r "$(dirname "$REPORT")"/${from} .`])}`;
}
/** Returns the first names as code, and the number of others. */
function listFirstNames(names) {
    const shown = names.slice(0, MAX_LISTED_FILES).map((name, i) => {
        const comma = i === 0 ? '' : ', ';
        return (0,markup/* html */.qy) `${comma}${(0,markup/* renderCode */.cR)(name)}`;
    });
    const more = names.length - shown.length;
    const rest = more > 0 ? ` and ${(0,units/* formatCount */.B4)(more, 'more file')}` : '';
    const verb = names.length === 1 ? 'is' : 'are';
    return (0,markup/* html */.qy) `${shown}${rest} ${verb}`;
}
/** Returns `path`, with a number appended if it exists, because folders for reports are reused. */
function findFreeFolder(path) {
    for (let number = 2, name = path;; number++) {
        if (!(0,external_node_fs_.existsSync)(name))
            return name;
        name = `${path}-${number}`;
    }
}
/** Returns a site as this host serves it. */
function serveByHost(site, host) {
    const read = (0,served_site/* listRedirectFiles */.c)({ host, basePath: site.basePath });
    return {
        ...site,
        host,
        redirectFiles: site.redirectFiles.filter(({ name }) => read.includes(name)),
    };
}
/** Writes files into a new folder, and the list of omitted redirects next to it. */
async function writeRedirectFiles(folder, { files, leftOut }, signal) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    for (const [name, content] of files) {
        signal.throwIfAborted();
        await (0,promises_.mkdir)((0,tree/* makeDiskPath */.fx)(folder, (0,byte_strings/* getFolder */.L2)(name)), { recursive: true });
        await (0,promises_.writeFile)((0,tree/* makeDiskPath */.fx)(folder, name), Buffer.from(content, 'latin1'));
    }
    const lines = leftOut.map(({ from, to, why }) => `${encodeUnprintable(from)} -> ${to}: ${why}\n`);
    if (lines.length > 0)
        await (0,promises_.writeFile)(`${folder}-left-out.txt`, lines.join(''));
}
const encodeUnprintable = (bytes) => bytes.replace(/[^\x21-\x7e]/g, byte_strings/* percentEncode */.a);

;// CONCATENATED MODULE: ./lib/changes/vanished/check-with-earlier.js
/** Checks a site together with an earlier one, whose vanished addresses are findings. */








/** How many further addresses of a page are listed. */
const MAX_LISTED_ADDRESSES = 3;
/**
 * Checks a site like `checkSite`. If there is an earlier site, it is checked under the same rules,
 * to tell which findings are new. Each vanished page and anchor is a finding, too. Redirects for
 * pages are written into a new folder within `reportDir`, whose path is logged.
 * @throws the errors of `checkSite`; any file-system error if the redirects cannot be written
 */
async function checkWithEarlier(options, compared) {
    if (compared === undefined)
        return { checked: await (0,check_site/* checkSite */.u)(options), redirects: undefined };
    const { signal, info } = options;
    const { earlier, earlierInFull, later, moves, lostAnchors = [] } = compared;
    const lostAnchorCounter = new LostAnchorCounter(lostAnchors);
    const earlierFindings = await (0,check_site/* collectEarlierFindings */.P)({
        ...options,
        folderTree: earlierInFull,
        // The expected number of pages is only known for the later site.
        pageCount: undefined,
        onAnchorsRead: (asked, served) => lostAnchorCounter.noteLinkedAnchors(asked, served),
        info: (line) => info((0,clean/* safe */.gB) `Earlier site: ${line}`),
    });
    const { basePath } = options;
    let redirects;
    const checked = await (0,check_site/* checkSite */.u)({
        ...options,
        folderTree: later,
        earlier: earlierFindings,
        earlierPaths: new EarlierPaths({ earlier: earlier.names, later: later.names, moves, basePath }),
        async reportChanges(laterSite, counter) {
            const earlierSite = (await (0,published_files/* selectPublishedFiles */.c)(earlier, laterSite, signal)).site;
            const sites = { earlier: earlierSite, later: laterSite };
            const pages = await findVanishedPages(sites.earlier, sites.later, moves, signal);
            reportVanished(pages, laterSite, counter);
            const suggestions = lostAnchorCounter.report(sites, counter);
            redirects = await writeRedirectsIfNeeded(pages, { ...sites, moves }, options);
            const sections = [compared.changes];
            if (redirects !== undefined)
                sections.push(redirects);
            return { sections, suggestions };
        },
    });
    return { checked, redirects };
}
async function writeRedirectsIfNeeded(pages, sites, { reportDir, signal, info }) {
    if (reportDir === undefined)
        return undefined;
    // Without a host, each host's own rules may need redirects.
    const isNeeded = pages.length > 0 || sites.later.host === undefined;
    if (!isNeeded)
        return undefined;
    return writeRedirects(reportDir, sites, signal, info);
}
/** Reports one finding for each page, under the first of its vanished addresses. */
function reportVanished(pages, site, counter) {
    const showPath = (path) => site.basePath + (0,byte_strings/* makeReadable */.Dy)(path);
    for (const page of pages) {
        const { gone, to } = page;
        const [first = '', ...more] = gone;
        const named = more.slice(0, MAX_LISTED_ADDRESSES).map(showPath);
        if (named.length < more.length)
            named.push('…');
        const values = { others: named.join(', '), to: showPath(to ?? byte_strings/* NO_BYTES */.CR) };
        counter.reportAddress(chooseKind(page), (0,byte_strings/* toBytes */.ZJ)(site.basePath).concat(first), values);
    }
}
function chooseKind({ to, isReachable }) {
    if (to === undefined)
        return 'vanished-page';
    if (isReachable)
        return 'vanished-page/address';
    return 'vanished-page/moved';
}


/***/ }),

/***/ 4448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ checkSite),
  P: () => (/* binding */ collectEarlierFindings)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
// EXTERNAL MODULE: ./lib/findings/codes.js + 1 modules
var codes = __webpack_require__(4118);
// EXTERNAL MODULE: ./lib/findings/finding.js
var findings_finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./lib/findings/site-kinds.js
var site_kinds = __webpack_require__(2857);
;// CONCATENATED MODULE: ./lib/findings/accepted/entry-notices.js
/** Creates the notices about unused and ended entries of the accepted findings. */






/** For how many unused entries a suggestion is looked for, which compares all findings. */
const MAX_GUESSED = 50;
/** Returns whether an entry no longer accepts anything on a day (YYYY-MM-DD). */
function hasEnded({ until }, today) {
    return until !== undefined && until < today;
}
/**
 * Returns a notice for each entry that matches none of these findings, or has ended.
 * @throws the reason of `signal` soon after it is aborted
 */
async function listNotices(uses, findings, today, signal) {
    const judgeable = uses.filter(makeUseFilter(findings));
    const guessed = new Set(judgeable.filter(mayBeMistyped).slice(0, MAX_GUESSED));
    const findingsByCode = Map.groupBy(findings, ({ code }) => code);
    const notices = [];
    for await (const use of (0,event_loop/* iterateWithPauses */.YK)(judgeable, signal)) {
        let meant;
        if (guessed.has(use))
            meant = findMeant(use.entry, findingsByCode.get(use.entry.code) ?? []);
        const notice = findNotice(use, meant, today);
        if (notice !== undefined)
            notices.push(notice);
    }
    return notices;
}
/**
 * Returns a filter of entries whose matches are known. Unlisted findings, and addresses that were
 * not requested, may match, too.
 */
function makeUseFilter(findings) {
    const incomplete = new Set(findings.filter(({ isRest }) => isRest).map(({ code }) => code));
    const isAllKnown = !findings.some(({ code }) => (0,codes/* isUnknown */.t8)(code));
    return ({ entry, matches }) => matches > 0 || (isAllKnown && !incomplete.has(entry.code));
}
/** Common mistakes in targets that match nothing. */
const SLIPS = [
    { pattern: /^\s|\s$/, slip: 'its target begins or ends with white space' },
    {
        pattern: /\/\.\*|\\[dws]|^\^|\$$/,
        slip: 'its target is not a regular expression: “**” matches anything',
    },
    { pattern: /^https?:/, slip: 'targets within the site begin with “/”' },
    { pattern: /\/\*$/, slip: '“*” does not match “/”, but “**” does' },
];
/** May the target of an entry have a typo? Patterns are excluded. */
function mayBeMistyped({ entry, repeats, matches, otherPage }) {
    if (matches > 0 || repeats !== undefined || otherPage !== undefined)
        return false;
    return !/[*?]/.test(entry.target.source);
}
/**
 * Returns the target of a finding that an entry was perhaps meant for. `findings` have the entry's
 * code.
 */
function findMeant({ target }, findings) {
    const targets = findings.map(({ address, target: written }) => address ?? written);
    const { source } = target;
    return targets.find((each) => each === `/${source}`) ?? (0,did_you_mean/* findMisspelled */.ot)(source, targets);
}
/** Returns the notice about an entry that accepts nothing; undefined if it accepts something. */
function findNotice({ entry, repeats, matches, unlisted, otherPage }, meant, today) {
    const line = String(entry.line);
    if (repeats !== undefined)
        return makeNotice(entry, 'unused-acceptance/repeated', { line, other: String(repeats) });
    if (matches > 0) {
        if (!hasEnded(entry, today))
            return undefined;
        // Each finding that counts again says when its acceptance ended.
        return makeNotice(entry, 'ended-acceptance', {
            line,
            findings: (0,units/* formatCount */.B4)(matches, 'finding'),
        });
    }
    if (unlisted > 0)
        return makeNotice(entry, 'unused-acceptance/unlisted', { line });
    const end = describeSlip(entry.target.source, otherPage, meant);
    return makeNotice(entry, 'unused-acceptance', { line, entry: entry.code, end });
}
function makeNotice({ target }, kind, values) {
    return (0,findings_finding/* makeFinding */.MH)(site_kinds/* SITE_KINDS */.Q[kind], values, { target: target.source, occurrences: 0 });
}
/** Returns the end of a sentence with the mistake in an entry, or a suggestion. */
function describeSlip(source, otherPage, meant) {
    if (meant !== undefined && meant !== source)
        return `; did you mean ${meant}?`;
    if (otherPage !== undefined)
        return `; without \`page\`, it would match one on ${otherPage}.`;
    const found = SLIPS.find(({ pattern }) => pattern.test(source));
    if (found === undefined)
        return '.';
    return `; ${found.slip}.`;
}

;// CONCATENATED MODULE: ./lib/findings/accepted/judge.js



/**
 * Returns the findings that count, in order, then a notice for each unused or ended entry, then the
 * accepted findings. `now` is in ms since the epoch.
 * @throws the reason of `signal` soon after it is aborted
 */
async function judgeFindings(findings, entries, now, signal) {
    const today = (0,units/* showDay */.eL)(now);
    const uses = startUses(entries);
    const usesByCode = Map.groupBy(uses, ({ entry }) => entry.code);
    const counted = [];
    const accepted = [];
    for await (const finding of (0,event_loop/* iterateWithPauses */.YK)(findings, signal)) {
        const sure = recordUses(finding, usesByCode.get(finding.code) ?? []);
        const valid = sure.find((entry) => !hasEnded(entry, today));
        if (valid === undefined)
            counted.push(addEnd(finding, sure[0]));
        else
            accepted.push(acceptBy(finding, valid));
    }
    const notices = await listNotices(uses, findings, today, signal);
    return [...counted, ...notices, ...accepted];
}
/** Returns the initial uses of entries, before any finding is compared. */
function startUses(entries) {
    const firstLines = new Map();
    return entries.map((entry) => {
        const { code, target, page, until, line } = entry;
        const key = JSON.stringify([code, target.source, page?.source, until]);
        const repeats = firstLines.get(key);
        firstLines.set(key, repeats ?? line);
        return { entry, repeats, matches: 0, unlisted: 0 };
    });
}
/**
 * Records which entries match a finding, and returns those that certainly do, in order. All `uses`
 * have its code.
 */
function recordUses(finding, uses) {
    const sure = [];
    for (const use of uses) {
        const { entry } = use;
        if (!matchesTarget(entry, finding))
            continue;
        use.otherPage ??= findOtherPage(entry, finding);
        if (!matchesPages(entry, finding))
            continue;
        if (isSure(entry, finding)) {
            use.matches++;
            sure.push(entry);
        }
        else {
            use.unlisted++;
        }
    }
    return sure;
}
/**
 * Returns a finding, as accepted if one of the entries accepts it today. `now` is in ms since the
 * epoch.
 */
function accept(finding, entries, now) {
    const today = (0,units/* showDay */.eL)(now);
    const valid = entries.find((entry) => {
        if (entry.code !== finding.code || hasEnded(entry, today))
            return false;
        return matchesTarget(entry, finding) && matchesPages(entry, finding) && isSure(entry, finding);
    });
    if (valid === undefined)
        return finding;
    return acceptBy(finding, valid);
}
/** Does the target of an entry with its code match a finding? */
function matchesTarget({ target: pattern }, { target, address = target, isRest }) {
    // A finding that stands for unlisted ones has no target of its own.
    if (isRest)
        return false;
    return pattern.matches(target) || pattern.matches(address);
}
/** Does an entry match all listed pages of a finding? */
function matchesPages({ page: pattern }, { spots }) {
    if (pattern === undefined)
        return true;
    return spots.length > 0 && spots.every(({ page }) => pattern.matches(page));
}
/** Returns the first listed page of a finding that an entry does not match. */
function findOtherPage({ page: pattern }, { spots }) {
    if (pattern === undefined)
        return undefined;
    return spots.find(({ page }) => !pattern.matches(page))?.page;
}
/** Is the match certain? If some pages are not listed, it is unknown whether they match. */
function isSure({ page }, { pages, spots }) {
    return page === undefined || pages === spots.length;
}
function acceptBy(finding, { reason, until }) {
    return { ...finding, accepted: { reason, until } };
}
/** Returns a finding whose message says until when it was accepted, if it was. */
function addEnd(finding, ended) {
    if (ended === undefined)
        return finding;
    const { until, reason } = ended;
    const period = /[.!?]$/.test(reason) ? '' : '.';
    const end = `It was accepted until ${until}, with the reason “${reason}”${period}`;
    return { ...finding, message: `${finding.message} ${end}` };
}

// EXTERNAL MODULE: ./lib/findings/order.js
var order = __webpack_require__(2442);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/workers/pool.js + 1 modules
var pool = __webpack_require__(4323);
// EXTERNAL MODULE: ./lib/findings/count-findings.js
var count_findings = __webpack_require__(4600);
// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
// EXTERNAL MODULE: ./lib/web/host/hosts.js + 8 modules
var hosts = __webpack_require__(7722);
;// CONCATENATED MODULE: ./lib/check/check-report.js
/** The content of `report.json`, and what `report.html` shows. */




/** Returns the content of `report.json`. The order of the fields is the order in the file. */
function makeReport({ host, basePath, domain, job, siteDigest }, findings, { diagnosis, fixed, files, pages, links, loads, undecided }) {
    const counts = (0,count_findings/* countFindings */.Gt)(findings);
    return {
        format: 1,
        host,
        basePath,
        domain,
        job,
        siteDigest,
        diagnosis,
        ...counts,
        fixed,
        files,
        pages,
        links,
        loads,
        undecided,
        findings,
    };
}
/**
 * Returns the details that a report shows next to its number of errors: `6 pages`, `nginx`, `1
 * known error`. `areOnlyNewCounted`: whether the errors shown next to them are only the new ones.
 */
function listDetails(report, areOnlyNewCounted) {
    const { host, pages, fixed } = report;
    const details = [(0,units/* formatCount */.B4)(pages, 'page')];
    if (host !== undefined)
        details.push((0,hosts/* getHostTraits */.E1)(host).title);
    details.push(...(0,count_findings/* listOtherFindings */.HS)(report, areOnlyNewCounted));
    if (fixed)
        details.push(`${fixed.toLocaleString('en')} fixed`);
    return details;
}
/**
 * Returns the content of `report.html`. `subject` is the name of what was checked, as untrusted
 * text. `checkedAt` is in ms since the epoch. The other values are described in `ReportPage`.
 */
function makeReportPage(report, subject, checkedAt, more) {
    const { host, basePath, domain, files, links, loads, fixed, job, siteDigest } = report;
    const hostTitle = (0,hosts/* getHostTraits */.E1)(host).title;
    const areOnlyNewCounted = fixed !== undefined;
    const date = new Date(checkedAt).toISOString();
    const time = `${date.slice(0, 16).replace('T', ' ')} UTC`;
    return {
        ...report,
        ...more,
        title: `${capitalize((0,count_findings/* describeErrors */.rg)(report, areOnlyNewCounted))} in ${subject}`,
        details: [...listDetails(report, areOnlyNewCounted), time],
        messageIfClean: `${describeWhatWorks(host)}: ${(0,count_findings/* describeChecked */.j$)(report)}. Addresses on other hosts were not requested.`,
        facts: [
            ['Host', hostTitle],
            ['Base path', basePath],
            ['Domain', domain],
            ['Files', files.toLocaleString('en')],
            ['Addresses', `${(0,units/* formatCount */.B4)(links, 'link')}, ${(0,units/* formatCount */.B4)(loads, 'loaded file')}`],
            ['Date', (0,markup/* html */.qy) `<time datetime="${date}">${time}</time>`],
            ['Since the earlier site', describeNews(report)],
            ['Job', job],
            ['SHA-256 of the site', siteDigest && (0,markup/* html */.qy) `<code>${siteDigest}</code>`],
        ],
    };
}
/** Returns the start of the message of a report without findings. */
function describeWhatWorks(host) {
    if (host === undefined)
        return 'Every address within this site works on at least one host';
    return `${(0,hosts/* getHostTraits */.E1)(host).title} serves every address within this site`;
}
/** Returns how many errors are new, known and fixed; undefined without an earlier site. */
function describeNews(report) {
    const { fixed } = report;
    if (fixed === undefined)
        return undefined;
    return `${(0,count_findings/* describeNewErrors */.rh)(report)}, ${fixed.toLocaleString('en')} fixed`;
}
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/web/host/published-files.js
var published_files = __webpack_require__(6237);
// EXTERNAL MODULE: ./lib/web/host/served-site.js
var served_site = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/check/pool/readable-files.js
var readable_files = __webpack_require__(9945);
;// CONCATENATED MODULE: ./lib/check/pool/batches.js
/** Groups files into batches for the threads. */


const MAX_BATCH_BYTES = 4_000_000;
/** A limit for small files: opening one takes longer than reading it. */
const MAX_BATCH_FILES = 500;
/**
 * Returns the files to read, in batches: files of one folder stay together, because they share most
 * of their addresses. The largest batches come first.
 */
function makeBatches({ names, sizes }, hostTraits) {
    const inOrder = names
        .map((name, fileIndex) => ({ fileIndex, name, folder: (0,byte_strings/* getFolder */.L2)(name) }))
        .filter(({ name }) => (0,readable_files/* findFileType */.o)(name, hostTraits) !== undefined)
        .sort((a, b) => (0,byte_strings/* compareBytes */.Xo)(a.folder, b.folder) || a.fileIndex - b.fileIndex);
    const batches = [];
    for (const { fileIndex, name } of inOrder) {
        const bytes = (0,readable_files/* measureBytesToRead */.D)(name, sizes[fileIndex] ?? 0, hostTraits);
        let batch = batches.at(-1);
        if (batch === undefined || isFull(batch, bytes)) {
            batch = { fileIndexes: [], bytes: 0 };
            batches.push(batch);
        }
        batch.fileIndexes.push(fileIndex);
        batch.bytes += bytes;
    }
    return batches.sort((a, b) => b.bytes - a.bytes);
}
/** Is there no room for one more file of this size? */
function isFull({ fileIndexes, bytes }, more) {
    return bytes + more > MAX_BATCH_BYTES || fileIndexes.length >= MAX_BATCH_FILES;
}

// EXTERNAL MODULE: ./lib/check/rules/external-spots.js
var external_spots = __webpack_require__(7373);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __webpack_require__(9591);
// EXTERNAL MODULE: ./lib/web/tree.js
var web_tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/check/rules/spots.js
var spots = __webpack_require__(3077);
;// CONCATENATED MODULE: ./lib/check/rules/linked-pages.js






/** Matches settings of content types in a host's own file. */
const SETS_TYPES = /content-type|mimetypes/i;
/** The finding about a linked page, by the kind of page. */
const KIND_OF_FINDING = { empty: 'empty-page', untyped: 'not-served/untyped' };
/**
 * Reports linked pages that readers cannot see. An empty home page is another finding.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkLinkedPages({ served, counter, signal }, pageFacts, visitTargets) {
    const { site, hostTraits } = served;
    const mayHostSetType = hostTraits.omitsTypeWithoutExtension === true || maySetTypes(site);
    const unusual = pageFacts.entries().filter(([, { kind }]) => kind !== undefined);
    for await (const [pageIndex, { kind }] of (0,event_loop/* iterateWithPauses */.YK)(unusual, signal)) {
        if (kind === undefined || kind === 'template' || !visitTargets.has(pageIndex))
            continue;
        const name = (0,web_tree/* getFileName */.WP)(site, pageIndex);
        const mayBeShown = kind === 'untyped' && mayHostSetType;
        if (name === 'index.html' || mayBeShown)
            continue;
        const key = (0,byte_strings/* toBytes */.ZJ)(site.basePath).concat(name);
        counter.report(KIND_OF_FINDING[kind], key, (0,spots/* pointAtFile */.y5)(name), name);
    }
}
/** May a file of the host set the content type of the page? */
function maySetTypes({ root, redirectFiles }) {
    const headers = (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readFileSync)((0,web_tree/* makeDiskPath */.fx)(root, '_headers'), 'latin1'), '');
    const texts = [headers, ...redirectFiles.map(({ text }) => text ?? '')];
    return texts.some((text) => SETS_TYPES.test(text));
}

;// CONCATENATED MODULE: ./lib/check/rules/markdown-twins.js
/**
 * Checks the Markdown versions of pages (findings `markdown-twin`), which AI agents read instead.
 */





/** With fewer versions, it is not clear that each page is meant to have one. */
const MIN_VERSIONS = 5;
/** How many of ten pages must have a version to conclude that each is meant to have one. */
const MIN_VERSIONS_OF_TEN = 9;
/**
 * Pages without a source: lists that generators create, and pages that their plug-ins leave out
 * (vitepress-plugin-llms 1.14: `team` and `blog`), by the last part of the stem.
 */
const WITHOUT_SOURCE = [
    /(?:^|\/)(?:search|tags?|categor(?:y|ies)|authors?|archives?|blog|posts?|news|team)$/i,
    /(?:^|\/)(?:print(?:_page)?|genindex[^/]*|[^/]*modindex)$/i,
];
/** Markdown files that are not versions of pages. */
const OWN_CONTENT = [
    // In folders for sources, such as `_sources`.
    /(?:^|\/)[_.].*\.md$/i,
    // Files that any project may have, whatever its pages are.
    /(?:^|\/)(?:readme|changelog|changes|licen[cs]e|contributing|security)(?:[-_.][^/]*)?\.md$/i,
    /(?:^|\/)(?:agents|claude|skills?|llms|sitemap)(?:[-_.][^/]*)?\.md$/i,
    // Other files of projects mostly have names in capitals, which generators do not give to pages.
    /(?:^|\/)[A-Z][A-Z\d_-]*\.md$/,
];
/** Is this the name of a Markdown file? */
function isMarkdown(name) {
    return /\.md$/i.test(name);
}
function matchesAny(patterns, text) {
    return patterns.some((pattern) => pattern.test(text));
}
/**
 * Reports pages without a Markdown version where nearly all have one, and versions without a page.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkMarkdownTwins(context, pageFacts, clickTargets) {
    const { served, signal } = context;
    const hasMarkdown = served.site.names.some(isMarkdown);
    if (!hasMarkdown && !pageFacts.values().some((facts) => facts.namesMarkdown))
        return;
    const versions = new MarkdownVersions(served.files);
    const pause = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    for (const [pageIndex, facts] of pageFacts) {
        await pause();
        versions.add((0,web_tree/* getFileName */.WP)(served.site, pageIndex), facts);
    }
    if (!versions.areExpected)
        return;
    reportWithoutVersion(context, versions);
    await reportWithoutPage(context, versions, clickTargets);
}
/** The pages of a site, and their versions. */
class MarkdownVersions {
    /** Pages that should have a version. */
    pagesWithout = [];
    #files;
    /** The names of versions, those of redirects and 404 pages included. */
    #versionNames = new Set();
    /** The similarity keys of pages that have a version. */
    #keysWithVersion = new Set();
    /** How many pages have a version next to them, by the folder of their stems. */
    #countsBeside = new Map();
    /** How many versions use each of the names in `listVersionNames`, by index. */
    #nameCounts = { ofIndexPages: [0, 0, 0], ofOthers: [0, 0, 0] };
    #pages = 0;
    #withVersion = 0;
    constructor(files) {
        this.#files = files;
    }
    add(page, { kind, isRedirectOrCopy, isUnlisted, namesMarkdown }) {
        const names = listVersionNames(page);
        const present = names.filter((name) => this.#files.has(name));
        for (const name of present)
            this.#versionNames.add(name);
        if (kind !== undefined || isRedirectOrCopy || (0,page_names/* isNotFoundPage */.np)(page))
            return;
        this.#pages++;
        if (present.length > 0 || namesMarkdown)
            this.#addVersion(page, names, present);
        else if (!isUnlisted)
            this.pagesWithout.push(page);
    }
    #addVersion(page, names, present) {
        this.#withVersion++;
        this.#keysWithVersion.add(getSimilarityKey(page));
        if (present.length === 0)
            return;
        const folder = (0,byte_strings/* getFolder */.L2)((0,page_names/* getStem */.qp)(page));
        this.#countsBeside.set(folder, this.countBeside(folder) + 1);
        const counts = this.#getNameCounts(page);
        for (const [i, name] of names.entries())
            if (present.includes(name))
                counts[i] = (counts[i] ?? 0) + 1;
    }
    /** Is each page meant to have a version? */
    get areExpected() {
        const areMost = this.#withVersion * 10 >= this.#pages * MIN_VERSIONS_OF_TEN;
        return areMost && this.#withVersion >= MIN_VERSIONS;
    }
    isVersion(name) {
        return this.#versionNames.has(name);
    }
    /** Do similar pages have a version? */
    hasVersionOfSimilar(page) {
        return this.#keysWithVersion.has(getSimilarityKey(page));
    }
    /** Returns how many pages with stems in this folder have a version next to them. */
    countBeside(folder) {
        return this.#countsBeside.get(folder) ?? 0;
    }
    /**
     * Returns the name that the version of a page would have; undefined if no similar page has a
     * version next to it.
     */
    findExpected(page) {
        const counts = this.#getNameCounts(page);
        const most = Math.max(...counts);
        if (most === 0)
            return undefined;
        return listVersionNames(page)[counts.indexOf(most)];
    }
    #getNameCounts(page) {
        const { ofIndexPages, ofOthers } = this.#nameCounts;
        return (0,page_names/* isIndexPage */.sf)(page) ? ofIndexPages : ofOthers;
    }
}
/** Returns a key that similar pages share: the folder of the stem, and whether it is an index. */
function getSimilarityKey(page) {
    const folder = (0,byte_strings/* getFolder */.L2)((0,page_names/* getStem */.qp)(page));
    return (0,page_names/* isIndexPage */.sf)(page) ? `${folder}/` : folder;
}
/**
 * Returns the names that generators give to the version of a page. The second one is that of
 * https://llmstxt.org, read 2026-11.
 */
function listVersionNames(page) {
    const stem = (0,page_names/* getStem */.qp)(page);
    if (stem === '')
        return [(0,byte_strings/* toBytes */.ZJ)('index.md'), page.concat('.md')];
    return [stem.concat('.md'), page.concat('.md'), stem.concat('/', 'index', '.md')];
}
/** Returns the stem of the page that a Markdown file is a version of. */
function getStemOfPage(version) {
    const name = version.slice(0, -'.md'.length);
    return (0,page_names/* getStem */.qp)((0,page_names/* isPage */.yp)(name) ? name : name.concat('.html'));
}
/** Does the host serve a page with this stem, from a file or by a rule? */
function isPageServed(stem, served) {
    const paths = [stem, stem.concat('/'), stem.concat('.html')];
    return paths.some((path) => served.findContent(path) !== undefined);
}
/**
 * Reports pages that lack a version. Not counted are the home page, pages without a source, and
 * pages without a similar page that has a version.
 */
function reportWithoutVersion({ served, counter }, versions) {
    for (const page of versions.pagesWithout) {
        const stem = (0,page_names/* getStem */.qp)(page);
        if (stem === '' || matchesAny(WITHOUT_SOURCE, stem))
            continue;
        if (!versions.hasVersionOfSimilar(page))
            continue;
        const values = { file: (0,byte_strings/* toText */.fE)(versions.findExpected(page) ?? byte_strings/* NO_BYTES */.CR) };
        const key = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath).concat(page);
        counter.reportWithValues('markdown-twin', values, {
            key,
            spot: (0,spots/* pointAtFile */.y5)(page),
            target: page,
        });
    }
}
/**
 * Reports versions that lack a page. If most Markdown files of a folder have no page, they are not
 * versions.
 */
async function reportWithoutPage({ served, counter, signal }, versions, clickTargets) {
    const { site } = served;
    const pause = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    const withoutPage = [];
    for (const [fileIndex, name] of site.names.entries()) {
        if (!isMarkdown(name) || versions.isVersion(name))
            continue;
        await pause();
        const stem = getStemOfPage(name);
        if (isPageServed(stem, served))
            continue;
        if (clickTargets.has(fileIndex) || matchesAny(OWN_CONTENT, name))
            continue;
        withoutPage.push({ name, folder: (0,byte_strings/* getFolder */.L2)(stem) });
    }
    for (const [folder, files] of Map.groupBy(withoutPage, (each) => each.folder)) {
        if (files.length >= versions.countBeside(folder))
            continue;
        for (const { name } of files) {
            const key = (0,byte_strings/* toBytes */.ZJ)(site.basePath).concat(name);
            counter.report('markdown-twin/page', key, (0,spots/* pointAtFile */.y5)(name), name);
        }
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/next-build.js
/**
 * Lists the data files that the routers of Next.js load in a browser. The build writes them next to
 * the pages.
 */




function makePartKind(name, since) {
    return { listNames: ({ folder }) => [folder.concat((0,byte_strings/* toBytes */.ZJ)(`__next.${name}.txt`))], since };
}
/** The end of the name of a file with the page's own part. */
const OWN_PART = '__PAGE__.txt';
/**
 * The first major version whose exports have parts of pages. From exports of Next.js 14.2, 15.5,
 * 16.0, 16.2 and 16.4, and from the requests of their routers, 2026-11.
 */
const FIRST_WITH_PARTS = 16;
const WHOLE_PAGE = { listNames: ({ stem }) => [stem.concat('.txt')], since: 0 };
/** If the file is missing, its name is a guess, because route groups change it. */
const PAGE_ITSELF = {
    listNames({ folder, folderInBuild, ownPart }) {
        const dotted = folderInBuild.replaceAll('/', '.');
        return [ownPart ?? (0,byte_strings/* asBytes */.Yd)(`${folder}__next.${dotted}${OWN_PART}`)];
    },
    since: FIRST_WITH_PARTS,
};
/**
 * The layouts around a page: the layout of `__next.a.b.__PAGE__.txt` is `__next.a.b.txt`, and the
 * one around that `__next.a.txt`.
 */
const LAYOUTS = {
    listNames({ ownPart }) {
        if (ownPart === undefined)
            return [];
        const folder = (0,byte_strings/* getFolder */.L2)(ownPart);
        const segments = ownPart.slice(folder.length).split('.').slice(1, -2);
        const ends = segments.keys().filter((i) => !segments[i]?.startsWith('@'));
        return [...ends].map((end) => (0,byte_strings/* asBytes */.Yd)(`${folder}__next.${segments.slice(0, end + 1).join('.')}.txt`));
    },
    since: undefined,
};
/** The files that the App Router loads. */
const APP_ROUTER_KINDS = [
    WHOLE_PAGE,
    makePartKind('_tree', FIRST_WITH_PARTS),
    makePartKind('_full', FIRST_WITH_PARTS),
    PAGE_ITSELF,
];
/** Parts that later versions merge into other parts, unless they are large. */
const SEPARATE_PARTS = [makePartKind('_head'), makePartKind('_index'), LAYOUTS];
/** Part of `_tree` in versions that keep all parts separate. */
const KEPT_APART = '"slots"';
/** Returns the kinds of files that the router of a build loads. */
function listFileKinds({ root, router, pages }, { site, files }) {
    if (router.kind === 'next-pages')
        return [makeDataKind(`${root}_next/data/${router.build}/`)];
    const trees = pages.values().map(({ folder }) => `${folder}__next._tree.txt`);
    const tree = trees.find((name) => files.has(name));
    const hasSeparateParts = tree !== undefined && readFileOfSite(site, tree).includes(KEPT_APART);
    if (hasSeparateParts)
        return [...APP_ROUTER_KINDS, ...SEPARATE_PARTS];
    return APP_ROUTER_KINDS;
}
/** Returns the kind of the files that the Pages Router loads from a folder. */
function makeDataKind(dataFolder) {
    return {
        listNames({ folderInBuild }) {
            const name = folderInBuild.slice(0, -1) || 'index';
            return [(0,byte_strings/* asBytes */.Yd)(`${dataFolder}${name}.json`)];
        },
        since: 0,
    };
}
/** Returns the files with pages' own parts, by folder. */
function findOwnParts(names) {
    const parts = names.filter((name) => name.endsWith(`.${OWN_PART}`));
    return new Map(parts.map((name) => [(0,byte_strings/* getFolder */.L2)(name), name]));
}
/** Code of a router that loads exported files, not data from a Next.js server. */
const ASKS_FOR_FILES = /\+=["']index\.txt["']/;
const VERSION = /\bnext=\{version:["'](\d+)\./;
/**
 * Returns the major version of a build's router, from the build's scripts. 0 if the version is
 * unknown; undefined if the router does not load exported files or is missing.
 */
function findVersionThatLoads({ root, router }, { site, files }) {
    const folder = `${root}_next/static/`;
    if (router.kind === 'next-pages')
        return files.has(`${folder}${router.build}/_buildManifest.js`) ? 0 : undefined;
    const names = site.names.filter((name) => name.startsWith(folder) && name.endsWith('.js'));
    const scripts = names.map((name) => readFileOfSite(site, name));
    if (!scripts.some((code) => ASKS_FOR_FILES.test(code)))
        return undefined;
    const versions = scripts.map((code) => Number(VERSION.exec(code)?.[1] ?? 0));
    // Scripts of an older build may be in the folder, too.
    const known = versions.filter((version) => version > 0);
    if (known.length === 0)
        return 0;
    return Math.min(...known);
}
/** Returns the content of a file, one character per byte; empty if it cannot be read. */
function readFileOfSite({ root }, name) {
    return (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readFileSync)((0,web_tree/* makeDiskPath */.fx)(root, name), 'latin1'), '');
}

;// CONCATENATED MODULE: ./lib/check/rules/next-page-data.js
/**
 * Checks the data files that Next.js writes next to pages. Its router loads them when a reader
 * follows a link, and nothing in the HTML points to them.
 */







/**
 * Reports pages that lack a data file that others of their build have, and builds without any such
 * file although their router loads it.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkNextPageData(context, pageFacts) {
    const { served, signal } = context;
    const pause = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    const builds = await listBuilds(served, pageFacts, pause);
    for (const build of builds) {
        const kinds = [];
        for (const kind of listFileKinds(build, served))
            kinds.push(await findMissing(kind, build.pages, served, pause));
        const partlyMissing = kinds.filter(({ isPresent }) => isPresent);
        reportOnPages(listFiles(partlyMissing), context);
        // With two builds in one folder, it is unknown whose router is there.
        const isOnlyBuildInFolder = builds.every((other) => other === build || other.root !== build.root);
        const whollyMissing = kinds.filter(({ isPresent }) => !isPresent);
        if (isOnlyBuildInFolder)
            reportOnce(listExpected(whollyMissing, build, served), context);
    }
}
/** Returns the files of those kinds that the router of a build always loads. */
function listExpected(kinds, build, served) {
    if (kinds.length === 0)
        return [];
    const version = findVersionThatLoads(build, served);
    if (version === undefined)
        return [];
    const isExpected = ({ since }) => since !== undefined && version >= since;
    return listFiles(kinds.filter(({ kind }) => isExpected(kind)));
}
async function findMissing(kind, pages, { files }, pause) {
    const missing = [];
    let isPresent = false;
    for (const routed of pages) {
        await pause();
        for (const name of kind.listNames(routed)) {
            if (files.has(name))
                isPresent = true;
            else
                missing.push({ page: routed.page, name });
        }
    }
    return { kind, missing, isPresent };
}
function listFiles(kinds) {
    return kinds.flatMap(({ missing }) => missing);
}
/** Reports one finding for each page. */
function reportOnPages(files, { served, counter }) {
    for (const [page, [first, ...others]] of Map.groupBy(files, (each) => each.page)) {
        if (first === undefined)
            continue;
        let file = `/${(0,byte_strings/* toText */.fE)(first.name)}`;
        if (others.length > 0)
            file += ` and ${(0,units/* formatCount */.B4)(others.length, 'other file')}`;
        const key = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath).concat(first.name);
        counter.reportWithValues('page-data', { file }, { key, spot: (0,spots/* pointAtFile */.y5)(page), target: first.name });
    }
}
/** Reports one finding for all these files. */
function reportOnce(files, { served, counter }) {
    const [first] = files.toSorted((one, other) => (0,byte_strings/* compareBytes */.Xo)(one.page, other.page));
    if (first === undefined)
        return;
    const key = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath).concat(first.name);
    const values = { file: `/${(0,byte_strings/* toText */.fE)(first.name)}` };
    counter.reportWithValues('page-data/all', values, {
        key,
        spot: (0,spots/* pointAtFile */.y5)(first.page),
        target: first.name,
    });
}
/**
 * Groups pages by build: older versions of Next.js may be next to newer ones, and write other
 * files.
 */
async function listBuilds({ site }, pageFacts, pause) {
    const roots = new BuildRoots(site.names);
    const ownParts = findOwnParts(site.names);
    const builds = new Map();
    for (const [pageIndex, { router }] of pageFacts) {
        const page = (0,web_tree/* getFileName */.WP)(site, pageIndex);
        // Nobody follows a link to a 404 page.
        if (router === undefined || (0,page_names/* isNotFoundPage */.np)(page))
            continue;
        await pause();
        const root = roots.findRoot((0,byte_strings/* getFolder */.L2)(page)) ?? guessRoot(page, router);
        const key = `${router.kind} ${root} ${router.build ?? ''}`;
        const build = builds.get(key) ?? { root, router, pages: [] };
        builds.set(key, build);
        build.pages.push(describePage(page, root, ownParts));
    }
    return [...builds.values()];
}
/** Guesses the root of a build without a `_next/` folder. */
function guessRoot(page, router) {
    if (router.build !== undefined)
        return byte_strings/* NO_BYTES */.CR;
    return page.slice(0, page.indexOf('/') + 1);
}
function describePage(page, root, ownParts) {
    const stem = page.replace(/\.html?$/i, '');
    const path = stem.replace(/(?:^|\/)index$/, '');
    const folder = path === '' ? byte_strings/* NO_BYTES */.CR : path.concat('/');
    const folderInBuild = folder.slice(root.length);
    return { page, stem, folder, folderInBuild, ownPart: ownParts.get(folder) };
}
/** Finds the folders that contain `_next/`. */
class BuildRoots {
    #names;
    #known = new Map();
    constructor(names) {
        this.#names = names;
    }
    /**
     * Returns the innermost folder with `_next/` that contains this folder, or is this folder;
     * undefined if there is none.
     */
    findRoot(folder) {
        if (!this.#known.has(folder))
            this.#known.set(folder, this.#find(folder));
        return this.#known.get(folder);
    }
    #find(folder) {
        if ((0,web_tree/* hasFolder */.bU)(this.#names, `${folder}_next/`))
            return folder;
        if (folder === '')
            return undefined;
        return this.findRoot((0,byte_strings/* getFolder */.L2)(folder.slice(0, -1)));
    }
}

// EXTERNAL MODULE: ./lib/web/host/address-forms.js
var address_forms = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/web/resolve-address.js
var resolve_address = __webpack_require__(7479);
// EXTERNAL MODULE: ./lib/check/rules/destination-finder.js
var destination_finder = __webpack_require__(6077);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
;// CONCATENATED MODULE: ./lib/check/rules/script-menus.js
/** Finds the pages that menus point to which scripts create from data. */








/**
 * Data of menus that scripts create, such as `menudata.js` of Doxygen. Data of a search is
 * excluded, because it contains every page.
 */
const MENU_DATA = /(?:^|\/)(?![^/]*search)[^/]*(?:menu|nav|toc|sidebar|versions|languages|locales)[^/]*\.(?:m?js|json)$/i;
/** Text whose last segment, if it is an address, is the plain name of a file or a folder. */
const PLAIN_SEGMENT = /^[^%?]*[^%?./]\/?$/;
/** A text in quotes that may be an address. */
const QUOTED = /(?<=["'])[^"'<>\s\\]{1,1000}(?=["'\\])/g;
/** Returns the files that menus created by scripts may point to. Other pages may be missing. */
async function findPagesInMenus({ served, signal }, pageIndexes) {
    const { root, names } = served.site;
    const addresses = new resolve_address/* Addresses */.tb(served.site);
    const forms = pageIndexes.flatMap((pageIndex) => (0,address_forms/* listAddressForms */.W)(served.getName(pageIndex)));
    const lastSegments = new Set(forms.map(getLastSegment));
    const pause = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    const found = new Set();
    for (const name of names.filter((each) => MENU_DATA.test(each))) {
        await pause();
        const base = addresses.makeFileBase(name);
        for (const value of listQuotedTexts((0,web_tree/* makeDiskPath */.fx)(root, name))) {
            // Resolving thousands of words would take long.
            if (PLAIN_SEGMENT.test(value) && !lastSegments.has(getLastSegment(value)))
                continue;
            await pause();
            const address = addresses.resolve(value, base);
            if (address.kind !== 'site')
                continue;
            const fileIndex = served.findFileByName(address.path);
            if (fileIndex !== undefined)
                found.add(fileIndex);
        }
    }
    return found;
}
/** Yields the texts in quotes in a file, up to their fragments. */
function* listQuotedTexts(path) {
    const data = (0,file_errors/* tryOnDisk */.c)(() => (0,read_start_of_file/* readStartOfFile */.g)(path, page_text/* MAX_PAGE_BYTES */.rd).toString('latin1'), '');
    for (const [quoted] of data.matchAll(QUOTED))
        yield (0,resolve_address/* stripFragment */.lG)((0,byte_strings/* asBytes */.Yd)(quoted));
}
/** Returns the last segment of a path, without a slash at its end. */
function getLastSegment(path) {
    const end = path.endsWith('/') ? path.length - 1 : path.length;
    return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
}

;// CONCATENATED MODULE: ./lib/check/rules/unlinked-pages.js









/** Pages that readers reach without a link, or whose links are rare or in a script. */
const NEEDS_NO_LINK = [
    // Shown for errors.
    /(?:^|\/)(?:[45](?:\d\d|xx|0x)|_?(?:global-)?error|not[-_]?found)(?:\/index)?\.html?$/i,
    // Shown without a network.
    /(?:^|\/)offline(?:-plugin-app-shell-fallback)?(?:\/index)?\.html?$/i,
    // Shown by a search.
    /(?:^|[/_-])search(?:[-_]?(?:results?|page))?(?:\.html?|\/[^/]+\.html?)$/i,
    // Proves the ownership of the site to a service.
    /(?:^|\/)(?:google|yandex_|naver|pinterest-|baidu_verify_)[\w-]{5,}\.html$/,
    // Inserted into other pages by scripts.
    /(?:^|[/_.-])(?:toc|nav|navbar|navigation|menu|sidebar|header|footer|iframe)\.html?$/i,
    // Print editions.
    /(?:^|\/)print[-_](?:page|site)(?:\/index)?\.html$/,
    // Written by rustdoc, Haddock, Doxygen and YARD.
    /(?:^|\/)(?:src\/(?:.+\.rs|[A-Z][\w.-]*)|help|settings|graph_legend|file\.README)\.html$/,
    // Written by TypeDoc and pydoctor.
    /(?:^|\/)(?:hierarchy|all-documents|undoccedSummary)\.html$/,
    // Written by Sphinx.
    /(?:^|\/)(?:genindex|[a-z]+-modindex)(?:\/index)?\.html$/,
];
/** Names of folders of versions and languages, as patterns. */
const unlinked_pages_VERSION = String.raw `(?:v|(?:branch|rel(?:ease)?|stable|version)[-_]?v?)?\d+(?:[.-]\w+)*`;
const CHANNEL = 'latest|stable|current|next|edge|nightly|main|master|dev(?:elop|el)?';
const LANGUAGE = String.raw `[a-z]{2}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2,4}|\d{3}))?`;
/**
 * The home page of a version or a language. Other editions link to it from a menu that a script
 * creates.
 */
const HOME_OF_EDITION = new RegExp(String.raw `(?:^|/)(?:${unlinked_pages_VERSION}|${CHANNEL}|${LANGUAGE})/index\.html?$`, 'i');
/**
 * Reports one finding for all pages that no other page and no redirect rule points to. Reports none
 * if no page links to another, or if scripts seem to create the links.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkUnlinkedPages(context, { pageFacts, reached, externalSpots }) {
    const { served, counter, signal } = context;
    const home = served.findServedFile(byte_strings/* NO_BYTES */.CR);
    if (home === undefined || !areAllPagesRead(served, pageFacts))
        return;
    const isReached = (fileIndex) => reached[fileIndex] === destination_finder/* REACHED */.rN.byAddress;
    if (!pageFacts.keys().some(isReached))
        return;
    const isLinkNeeded = (pageIndex, facts) => pageIndex !== home && needsLink(served.getName(pageIndex), facts, pageFacts.get(home));
    const unreached = await listUnreached(context, pageFacts, isReached, isLinkNeeded);
    if (unreached.length === 0)
        return;
    // Of these, pages that no menu of a script and no full address points to
    const inMenus = await findPagesInMenus(context, unreached);
    const byFullAddress = await findFilesByFullAddress(context, externalSpots);
    const withoutLink = unreached.filter((page) => !inMenus.has(page) && !byFullAddress.has(page));
    const allPages = (0,event_loop/* iterateWithPauses */.YK)(pageFacts, signal);
    if (await areLinksScripted(withoutLink.length, allPages, isLinkNeeded))
        return;
    // Of these, pages that neither a script nor a link that is broken anyway mentions
    const inWrongCase = findPagesInWrongCase(context, withoutLink);
    const isInScript = (fileIndex) => reached[fileIndex] === destination_finder/* REACHED */.rN.byScriptOnly;
    const unlinked = withoutLink.filter((page) => !inWrongCase.has(page) && !isPageFound(page, served, isInScript));
    if (unlinked.length > 0)
        reportUnlinked(unlinked, served, counter);
}
/** Returns the pages that need a link, but that no link and no redirect rule points to. */
async function listUnreached({ served, signal }, pageFacts, isReached, isLinkNeeded) {
    const ruleDestinations = new Set(served.listRuleDestinations());
    const isFound = (fileIndex) => isReached(fileIndex) || ruleDestinations.has(fileIndex);
    const notFound = pageFacts.entries().filter(([pageIndex]) => !isFound(pageIndex));
    const unreached = [];
    for await (const [pageIndex, facts] of (0,event_loop/* iterateWithPauses */.YK)(notFound, signal)) {
        if (isPageFound(pageIndex, served, isFound) || !isLinkNeeded(pageIndex, facts))
            continue;
        unreached.push(pageIndex);
    }
    return unreached;
}
/**
 * Do scripts create the links? If so, most pages are without one, and most run a script. Only pages
 * that readers should reach by a link count.
 */
async function areLinksScripted(unlinkedCount, pages, isLinkNeeded) {
    let pageCount = 0;
    let withScriptCount = 0;
    for await (const [pageIndex, facts] of pages) {
        if (!isLinkNeeded(pageIndex, facts))
            continue;
        pageCount++;
        if (facts.runsScript)
            withScriptCount++;
        if (pageCount >= unlinkedCount * 2)
            return false;
    }
    return withScriptCount > pageCount / 2;
}
function reportUnlinked(pageIndexes, served, counter) {
    const root = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
    const names = pageIndexes.map((pageIndex) => served.getName(pageIndex)).sort(byte_strings/* compareBytes */.Xo);
    const pages = names.length > 1 ? (0,units/* formatCount */.B4)(names.length, 'page') : 'this page';
    counter.reportTogether('unlinked-page', { pages }, names.map((fileName) => ({ key: root.concat(fileName), fileName })));
}
/** Were all pages read? Links of an unread page may point anywhere. */
function areAllPagesRead({ site }, pageFacts) {
    if (site.unreadable.length > 0)
        return false;
    return site.names.every((name, fileIndex) => !(0,page_names/* isPage */.yp)(name) || pageFacts.has(fileIndex));
}
/** Are readers meant to reach a page, and only by a link? */
function needsLink(name, facts, home = {}) {
    if (!(0,page_names/* isPage */.yp)(name) || (0,page_names/* getStem */.qp)(name) === '' || (0,page_names/* isNotFoundPage */.np)(name))
        return false;
    if (facts.isRedirectOrCopy || facts.kind === 'template')
        return false;
    // A property that the home page has, too, does not set a page apart.
    if (facts.isUnlisted && !home.isUnlisted)
        return false;
    if (facts.isPartial && !home.isPartial)
        return false;
    return !HOME_OF_EDITION.test(name) && !NEEDS_NO_LINK.some((pattern) => pattern.test(name));
}
/**
 * Do links point to a page, or to another file for it, such as `guide.html` for `guide/index.html`?
 */
function isPageFound(pageIndex, served, isFound) {
    if (isFound(pageIndex))
        return true;
    return (0,address_forms/* listAddressForms */.W)(served.getName(pageIndex)).some((form) => {
        const fileIndex = served.files.get(form);
        return fileIndex !== undefined && isFound(fileIndex);
    });
}
/**
 * Returns the files that other files may link to by full address. If the site's own host is
 * unknown, any host may be it.
 */
async function findFilesByFullAddress({ served, signal }, externalSpots) {
    const found = new Set();
    if (served.site.domain !== undefined)
        return found;
    const root = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
    for await (const [address, spots] of (0,event_loop/* iterateWithPauses */.YK)(externalSpots, signal)) {
        // The addresses are normalized URLs, and there are many, so they are not parsed again.
        const start = address.indexOf('/', address.indexOf('//') + 2);
        const [pathname = ''] = address.slice(start).split(/[?#]/, 1);
        const path = (0,resolve_address/* decodePathname */.je)((0,byte_strings/* toBytes */.ZJ)(pathname));
        if (!path.startsWith(root))
            continue;
        const fileIndex = served.findFileByName(path.slice(root.length));
        if (fileIndex !== undefined && (0,external_spots/* isInOtherFile */.IQ)(spots, fileIndex))
            found.add(fileIndex);
    }
    return found;
}
/** Returns the pages that broken links on other pages would point to in another case. */
function findPagesInWrongCase({ served, counter }, pageIndexes) {
    const root = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
    const addresses = pageIndexes.flatMap((pageIndex) => {
        const pageName = served.getName(pageIndex);
        const paths = (0,address_forms/* listAddressForms */.W)(pageName).map((form) => root.concat(form));
        return paths.map((path) => ({ path, pageIndex, pageName }));
    });
    const pagesByPath = Map.groupBy(addresses, ({ path }) => makeCaselessKey(path));
    const found = new Set();
    for (const { kind, key, spots } of counter.listCounted()) {
        if (kind !== 'broken-link')
            continue;
        const [path = byte_strings/* NO_BYTES */.CR] = key.split(/[?#]/, 1);
        for (const { pageIndex, pageName } of pagesByPath.get(makeCaselessKey(path)) ?? [])
            if (spots.some(({ fileName }) => fileName !== pageName))
                found.add(pageIndex);
    }
    return found;
}
/** Returns text that is equal for paths that differ only in case or in the form of Unicode. */
function makeCaselessKey(path) {
    return (0,byte_strings/* toText */.fE)((0,byte_strings/* asBytes */.Yd)(path)).normalize('NFC').toLowerCase();
}

// EXTERNAL MODULE: ./lib/check/sources/page-source.js
var page_source = __webpack_require__(9754);
;// CONCATENATED MODULE: ./lib/check/sources/own-sources.js

/** How many pages may share a source. A link on more pages is part of the layout. */
const MAX_PAGES = 3;
/**
 * Returns the pages' sources without those that too many pages share. Translations and versions of
 * a page count as one page. A documented program may be on any number of pages.
 */
function pickOwnSources(sources) {
    const pagesBySource = new Map();
    for (const [page, source] of sources) {
        const key = (0,page_source/* identifySource */.yK)(source);
        const pages = pagesBySource.get(key) ?? new Set();
        pagesBySource.set(key, pages.add(getNameInAllEditions(page)));
    }
    const isOwn = (source) => {
        const pages = pagesBySource.get((0,page_source/* identifySource */.yK)(source)) ?? new Set();
        return source.isProgram || pages.size <= MAX_PAGES;
    };
    return new Map([...sources].filter(([, source]) => isOwn(source)));
}
/** The name of a folder of a language or a version. */
const EDITION = /^(?:[a-z]{2}(?:[-_][a-z]{2,4})?|v?\d[\w.-]*|latest|stable|next|dev|main)$/i;
/** Returns a name that a page has in all languages and versions. */
function getNameInAllEditions(page) {
    const name = (0,page_source/* getLowerCaseBaseName */.wQ)(page);
    const folder = page.split('/').at(-2) ?? '';
    if (name !== 'index')
        return name;
    if (EDITION.test(folder))
        return '';
    return folder.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/check/pool/read-site.js
/** Reads a site: each file on one of the threads, then the checks that need all files. */








/** The task of the thread pool. */
const READING_TASK = {
    name: 'reading',
    async open(site, pause) {
        const { FileChecker } = await Promise.all(/* import() */[__webpack_require__.e(355), __webpack_require__.e(231)]).then(__webpack_require__.bind(__webpack_require__, 231));
        return new FileChecker(site, pause);
    },
};
/** How many deferred files or relocated pages one thread reads at a time. */
const FILES_PER_BATCH = 100;
/**
 * Reads the batches, counts their findings, and returns other facts about the site. The pool has
 * ended by then.
 * @throws the reason of `signal` soon after it is aborted; the errors of a thread
 */
async function readSite(pool, batches, context) {
    const { served, counter, signal } = context;
    await pool.open(served.site);
    const { pageFacts, clickTargets, visitTargets } = await readFiles(pool, batches, served);
    const totals = await pool.runOnAll((ask) => ask('collectTotals'));
    const asked = totals.flatMap((thread) => thread.asked);
    const missing = await findMissingAnchors(pool, totals, asked);
    const findings = await collectFindingsOfThreads(pool, missing);
    // The next checks need the memory that the threads hold.
    await pool.stop();
    for await (const finding of (0,event_loop/* iterateWithPauses */.YK)(findings, signal))
        counter.add(finding);
    const externalSpots = (0,external_spots/* mergeExternalSpots */.f$)(totals.map((thread) => thread.externalSpots));
    const reached = mergeReached(totals.map((thread) => thread.reached));
    await checkNextPageData(context, pageFacts);
    await checkLinkedPages(context, pageFacts, visitTargets);
    await checkMarkdownTwins(context, pageFacts, clickTargets);
    await checkUnlinkedPages(context, { pageFacts, reached, externalSpots });
    return {
        pageFacts,
        asked,
        anchors: new Map(missing.map(({ fileIndex, ids }) => [fileIndex, ids])),
        ...addCounts(totals.map(({ checked }) => checked)),
        sources: listOwnSources(pageFacts, served),
        externalSpots,
    };
}
/** Reads all files of the batches, then deferred files that other files turn out to use. */
async function readFiles(pool, batches, served) {
    const read = new FilesSoFar();
    await pool.run(batches, async (ask, { fileIndexes }) => read.add(await ask('check', fileIndexes)));
    // Reading deferred files may bring up more of them.
    for (let deferred = read.takeDeferred(); deferred.length > 0; deferred = read.takeDeferred())
        await pool.run(splitIntoBatches(deferred), async (ask, files) => read.add(await ask('checkDeferred', files)));
    // A 404 page is shown at any address.
    const shownByRules = [...served.listPagesRelocatedByRules(), ...listNotFoundPages(served)];
    const relocated = new Set([...read.relocatedPages, ...shownByRules]);
    const pages = [...relocated].filter((fileIndex) => read.pageFacts.has(fileIndex));
    await pool.run(splitIntoBatches(pages), (ask, files) => ask('recheckRelocated', files));
    return read;
}
/** Asks each thread which anchors its files lack of those that links in any file point to. */
async function findMissingAnchors(pool, totals, asked) {
    const missing = await pool.runOnAll((ask, thread) => {
        // Each thread gets a copy of everything it is sent, and a site may have a million anchors.
        const files = totals[thread]?.filesWithAnchors;
        const askedHere = asked.filter(({ fileIndex }) => files?.has(fileIndex));
        return ask('findMissingAnchors', askedHere);
    });
    return missing.flat();
}
/** Returns the findings of all threads, including those about missing anchors. */
async function collectFindingsOfThreads(pool, missing) {
    const withoutIds = missing.map(({ ids, ...each }) => each);
    const findings = await pool.runOnAll((ask) => ask('reportMissingAnchors', withoutIds));
    return findings.flat();
}
/** Returns how each file was reached from any file that any thread has read. */
function mergeReached(reachedByThread) {
    const [merged = new Uint8Array(), ...others] = reachedByThread;
    for (const reached of others) {
        for (const [fileIndex, how] of reached.entries()) {
            if (how > (merged[fileIndex] ?? 0))
                merged[fileIndex] = how;
        }
    }
    return merged;
}
/** Returns the sums of all threads' counts. */
function addCounts(counts) {
    const sum = { links: 0, loads: 0, undecided: 0 };
    for (const { link, load, undecided } of counts) {
        sum.links += link;
        sum.loads += load;
        sum.undecided += undecided;
    }
    return sum;
}
/** Returns the sources of pages, by the pages' names as text. */
function listOwnSources(pageFacts, served) {
    const sources = new Map();
    for (const [pageIndex, { source }] of pageFacts)
        if (source !== undefined)
            sources.set((0,byte_strings/* toText */.fE)(served.getName(pageIndex)), source);
    return pickOwnSources(sources);
}
/** Collects what the threads have read so far. */
class FilesSoFar {
    pageFacts = new Map();
    /** See `UsedFiles`. */
    relocatedPages = new Set();
    clickTargets = new Set();
    visitTargets = new Set();
    #opened = new Set();
    #symbolFiles = new Set();
    /** The files that `takeDeferred` has returned. */
    #taken = { opened: new Set(), symbolFiles: new Set() };
    add({ pageFacts, usedFiles }) {
        for (const [pageIndex, facts] of pageFacts)
            this.pageFacts.set(pageIndex, facts);
        addAll(this.relocatedPages, usedFiles.relocatedPages);
        addAll(this.clickTargets, usedFiles.clickTargets);
        addAll(this.visitTargets, usedFiles.visitTargets);
        addAll(this.#opened, usedFiles.openedSvgs);
        addAll(this.#symbolFiles, usedFiles.symbolFiles);
    }
    /** Returns the files that have to be read because of how other files use them, each only once. */
    takeDeferred() {
        for (const fileIndex of this.visitTargets)
            if (this.pageFacts.get(fileIndex)?.kind === 'template')
                this.#opened.add(fileIndex);
        const opened = this.#opened.difference(this.#taken.opened);
        const symbolFiles = this.#symbolFiles.difference(this.#taken.symbolFiles);
        addAll(this.#taken.opened, opened);
        addAll(this.#taken.symbolFiles, symbolFiles);
        const inOrder = [...opened.union(symbolFiles)].sort((one, other) => one - other);
        return inOrder.map((fileIndex) => ({
            fileIndex,
            isOpened: opened.has(fileIndex),
            needsIds: symbolFiles.has(fileIndex),
        }));
    }
}
function addAll(set, items) {
    for (const item of items)
        set.add(item);
}
function splitIntoBatches(items) {
    const batches = [];
    for (let from = 0; from < items.length; from += FILES_PER_BATCH)
        batches.push(items.slice(from, from + FILES_PER_BATCH));
    return batches;
}
/** Returns the 404 pages of the site and of its folders. */
function listNotFoundPages({ files, hostTraits }) {
    const found = [];
    for (const [name, fileIndex] of files) {
        const isNested = hostTraits.hasNestedNotFound && name.endsWith('/404.html');
        if (name === '404.html' || isNested)
            found.push(fileIndex);
    }
    return found;
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;// CONCATENATED MODULE: ./lib/check/rules/branch.js
/**
 * Checks for hosts that can publish a site from a branch of the repository instead of an upload.
 */









/** The largest file that is read, in bytes. Nobody writes a longer one by hand. */
const MAX_REPOSITORY_FILE_BYTES = 64 << 10;
/**
 * Reports files that would not be published from a branch, and conflicts about the site's address.
 * Most of these findings are notices, because it is unknown how the site is published.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkBranch(context, folderTree) {
    const { branch } = context.served.hostTraits;
    if (branch === undefined)
        return;
    checkDomainFile(context, folderTree, branch);
    const { counter, signal } = context;
    const isBuilt = !folderTree.names.includes((0,byte_strings/* toBytes */.ZJ)(branch.noBuildFile));
    for await (const [fileIndex, name] of (0,event_loop/* iterateWithPauses */.YK)(folderTree.names.entries(), signal)) {
        checkSize(name, folderTree.sizes[fileIndex] ?? 0, branch, counter);
        if (isBuilt)
            checkBuilt(name, branch, context);
        if (name === branch.ignoreFile || name.endsWith(`/${branch.ignoreFile}`))
            checkIgnored(fileIndex, folderTree, context);
    }
}
function checkSize(name, bytes, { fileSizeLimit: { max, phrase } }, counter) {
    if (bytes <= max)
        return;
    const values = { size: (0,units/* showMegabytes */.Dn)(bytes), limit: phrase };
    counter.reportWithValues('file-too-large/branch', values, { key: name, spot: (0,spots/* pointAtFile */.y5)(name) });
}
function checkBuilt(name, { noBuildFile, omittedNames }, { counter }) {
    // Files for other hosts are not missed.
    if ((0,hosts/* isHostConfigFile */.tv)(name))
        return;
    const part = (0,byte_strings/* cutAfterPart */.Q0)(name, (each) => omittedNames.test(each));
    if (part !== undefined)
        counter.reportWithValues('not-served/branch', { switch: noBuildFile }, { key: part, spot: (0,spots/* pointAtFile */.y5)(name) });
}
/** Reports one finding for the files that an ignore file keeps out of Git. */
function checkIgnored(ignoreFile, folderTree, { counter }) {
    const name = (0,web_tree/* getFileName */.WP)(folderTree, ignoreFile);
    const text = readRepositoryFile(ignoreFile, folderTree);
    const folder = (0,byte_strings/* getFolder */.L2)(name);
    const rules = ignore["default"]({ allowRelativePaths: true }).add(text);
    const inFolder = folderTree.names.filter((other) => other.startsWith(folder) && other !== name);
    const isIgnored = (other) => rules.ignores((0,byte_strings/* toText */.fE)(other.slice(folder.length)));
    const [first, ...others] = inFolder.filter(isIgnored);
    if (first === undefined)
        return;
    const values = { files: (0,units/* formatCount */.B4)(others.length + 1, 'file'), first: (0,byte_strings/* toText */.fE)(first) };
    counter.reportWithValues('not-served/ignored', values, { key: name, spot: (0,spots/* pointAtFile */.y5)(name) });
}
function checkDomainFile({ served, counter }, folderTree, { domainFile }) {
    const name = (0,byte_strings/* toBytes */.ZJ)(domainFile);
    const fileIndex = folderTree.names.indexOf(name);
    if (fileIndex === -1)
        return;
    const lines = readRepositoryFile(fileIndex, folderTree).split('\n');
    const firstLine = lines.map((line) => line.trim()).find((line) => line !== '');
    if (firstLine === undefined)
        return;
    const { domain, basePath } = served.site;
    const cname = URL.parse(`https://${firstLine}`)?.host ?? firstLine;
    const spot = (0,spots/* pointAtFile */.y5)(name);
    if (domain !== undefined && cname !== domain)
        counter.reportWithValues('canonical-host/branch', { cname, domain }, { key: name, spot });
    if (basePath !== '/')
        counter.reportWithValues('canonical-host/branch-path', { cname, basePath }, { key: name, spot });
}
function readRepositoryFile(fileIndex, tree) {
    if ((tree.sizes[fileIndex] ?? 0) > MAX_REPOSITORY_FILE_BYTES)
        return '';
    // If the file matters, the code that reads it reports the error.
    const path = (0,web_tree/* makeDiskPath */.fx)(tree.root, (0,web_tree/* getFileName */.WP)(tree, fileIndex));
    return (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readFileSync)(path, 'utf8'), '');
}

// EXTERNAL MODULE: ./lib/web/host/dot-files.js
var dot_files = __webpack_require__(4820);
;// CONCATENATED MODULE: ./lib/check/rules/expected-pages.js
/** Checks that a site has a home page, a 404 page, and as many pages as expected. */



/** Reports a finding for each kind of page that a site lacks. */
function checkExpectedPages(context, tree, expected) {
    checkHomePage(context, tree);
    checkNotFoundPage(context);
    checkPageCount(context, expected);
}
function checkHomePage({ served, counter }, { names, sizes }) {
    if (served.files.has(page_names/* HOME_PAGE */.Ko)) {
        const isShown = served.findServedFile(byte_strings/* NO_BYTES */.CR) === served.files.get(page_names/* HOME_PAGE */.Ko);
        const isEmpty = sizes[names.indexOf(page_names/* HOME_PAGE */.Ko)] === 0;
        if (isShown && isEmpty)
            counter.reportForSite('no-index/empty', {});
        return;
    }
    const other = served.site.names.find((name) => /^index\.html?$/i.test(name));
    if (other === undefined)
        counter.reportForSite('no-index', {});
    else
        counter.reportForSite('no-index/other', { name: other });
}
function checkNotFoundPage({ served, counter }) {
    const { hostTraits, files, hasErrorPage, site } = served;
    if (files.has('404.html') || hasErrorPage || hostTraits.defaultNotFoundPage === 'unknown')
        return;
    const values = { other: (0,byte_strings/* toText */.fE)(site.names.find(page_names/* isNotFoundPageOfSite */.dn) ?? byte_strings/* NO_BYTES */.CR) };
    if (hostTraits.defaultNotFoundPage === 'home-page')
        counter.reportForSite('no-404-page/home-page', values);
    else
        counter.reportForSite('no-404-page', values);
}
function checkPageCount({ served, counter }, { pageCount, job }) {
    if (pageCount === undefined)
        return;
    const pages = served.site.names.filter(page_names/* isPage */.yp);
    const pagesApartFrom404 = pages.filter((name) => !(0,page_names/* isNotFoundPageOfSite */.dn)(name));
    if (pagesApartFrom404.length >= pageCount)
        return;
    const source = job === undefined ? '--page-count asks for' : 'the service counted';
    const counted = `${source} ${pageCount}`;
    let found = (0,units/* formatCount */.B4)(pagesApartFrom404.length, 'page');
    // Services differ in whether they count 404 pages.
    const areEnoughWith404 = pages.length >= pageCount;
    if (areEnoughWith404) {
        counter.reportForSite('page-count/unclear', { found, counted });
        return;
    }
    if (pagesApartFrom404.length < pages.length)
        found = `${found} apart from its 404 page`;
    counter.reportForSite('page-count', { found, counted });
}

;// CONCATENATED MODULE: ./lib/check/rules/host-limits.js




/** Reports every limit of a host that a site exceeds. */
function checkHostLimits(tree, hostTraits, counter) {
    checkSiteSize(tree, hostTraits, counter);
    checkFileCount(tree, hostTraits, counter);
    checkFileSizes(tree, hostTraits, counter);
    checkFolders(tree, hostTraits, counter);
}
function checkSiteSize({ sizes }, hostTraits, counter) {
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const limit = findExceeded(hostTraits.siteSizeLimits, bytes);
    if (limit === undefined)
        return;
    const values = { size: (0,units/* showMegabytes */.Dn)(bytes), limit: limit.phrase };
    if (limit.severity === 'error')
        counter.reportForSite('site-too-large', values);
    else
        counter.reportForSite('site-too-large/soft', values);
}
function checkFileCount({ names }, hostTraits, counter) {
    const limit = findExceeded(hostTraits.fileCountLimits, names.length);
    if (limit === undefined)
        return;
    const values = { files: (0,units/* formatCount */.B4)(names.length, 'file'), limit: limit.phrase };
    if (limit.severity === 'error')
        counter.reportForSite('too-many-files', values);
    else
        counter.reportForSite('too-many-files/soft', values);
}
function checkFileSizes(tree, hostTraits, counter) {
    for (const [i, size] of tree.sizes.entries()) {
        const limit = findExceeded(hostTraits.fileSizeLimits, size);
        if (limit === undefined)
            continue;
        const name = (0,web_tree/* getFileName */.WP)(tree, i);
        const values = { size: (0,units/* showMegabytes */.Dn)(size), limit: limit.phrase };
        counter.reportWithValues('file-too-large', values, { key: name, spot: (0,spots/* pointAtFile */.y5)(name) });
    }
}
function checkFolders({ names }, hostTraits, counter) {
    if (hostTraits.filesPerFolderLimits.length === 0)
        return;
    for (const [folder, { length }] of Map.groupBy(names, byte_strings/* getFolder */.L2)) {
        const limit = findExceeded(hostTraits.filesPerFolderLimits, length);
        if (limit === undefined)
            continue;
        const values = { files: (0,units/* formatCount */.B4)(length, 'file'), limit: limit.phrase };
        counter.reportWithValues('too-many-files', values, { key: folder, spot: (0,spots/* pointAtFile */.y5)(folder) });
    }
}
function findExceeded(limits, value) {
    return limits.find((limit) => value > limit.max);
}

// EXTERNAL MODULE: ./lib/check/rules/leaked-files.js
var leaked_files = __webpack_require__(2226);
// EXTERNAL MODULE: ./lib/disk/file-names.js
var file_names = __webpack_require__(3870);
;// CONCATENATED MODULE: ./lib/check/rules/portable-names.js



/** Reports names that Windows or macOS cannot store, alone or next to each other. */
class PortableNames {
    #counter;
    /** The first of the names that differ only in case, by their common form. */
    #firstNames = new Map();
    /** The results of `#isClashing`, by folder. */
    #clashingFolders = new Map([['', false]]);
    constructor(counter) {
        this.#counter = counter;
    }
    /** Checks the next name of a site. */
    check(name) {
        if ((0,file_names/* findWindowsNameProblem */.X)((0,byte_strings/* toText */.fE)(name).split('/')) !== undefined)
            this.#reportForWindows(name);
        if (!this.#isClashing((0,byte_strings/* getFolder */.L2)(name)))
            this.#checkCase(name);
    }
    #reportForWindows(name) {
        for (const { why, pattern } of file_names/* WINDOWS_NAME_RULES */.on) {
            const part = (0,byte_strings/* cutAfterPart */.Q0)(name, (bytes) => pattern.test((0,byte_strings/* toText */.fE)(bytes)));
            if (part === undefined)
                continue;
            this.#counter.reportWithValues('portable-name', { why: `it ${why}` }, { key: part, spot: (0,spots/* pointAtFile */.y5)(name) });
        }
    }
    /**
     * Does a folder, or one that it is in, differ from an earlier one only in case? Only the
     * outermost one is reported. Folders end with `/`.
     */
    #isClashing(folder) {
        const known = this.#clashingFolders.get(folder);
        if (known !== undefined)
            return known;
        const outer = (0,byte_strings/* getFolder */.L2)(folder.slice(0, -1));
        const isClashing = this.#isClashing(outer) || this.#checkCase(folder);
        this.#clashingFolders.set(folder, isClashing);
        return isClashing;
    }
    /** Reports a name that differs from an earlier one only in case, and returns whether it does. */
    #checkCase(name) {
        const folded = (0,byte_strings/* toText */.fE)(name).normalize('NFC').toLowerCase().replace(/\/$/, '');
        const first = this.#firstNames.get(folded);
        if (first === undefined) {
            this.#firstNames.set(folded, name);
            return false;
        }
        const values = { other: (0,byte_strings/* toText */.fE)(first) };
        this.#counter.reportWithValues('portable-name/case', values, {
            key: name,
            spot: (0,spots/* pointAtFile */.y5)(name),
        });
        return true;
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/files.js
/** Checks the names, sizes and beginnings of files. */












/**
 * Reports findings that are visible from the names, the sizes and the beginnings of files.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkFiles(context, tree, expected) {
    const { served, counter, signal } = context;
    checkExpectedPages(context, tree, expected);
    checkHostLimits(tree, served.hostTraits, counter);
    reportUnreadable(tree, counter);
    const portableNames = new PortableNames(counter);
    for await (const [i, name] of (0,event_loop/* iterateWithPauses */.YK)(tree.names.entries(), signal)) {
        const isLeaked = reportIfLeaked(name, counter);
        if (!isLeaked)
            reportIfHidden(name, served.hostTraits, counter);
        if (isPointer(tree, i))
            counter.report('unreadable-file/pointer', name, (0,spots/* pointAtFile */.y5)(name));
        portableNames.check(name);
    }
}
/** Reports files and folders that could not be read when the files were listed. */
function reportUnreadable(tree, counter) {
    for (const { name, why } of tree.unreadable) {
        const kind = name.endsWith('/') ? 'unreadable-file/folder' : 'unreadable-file';
        counter.reportWithValues(kind, { why }, { key: name, spot: (0,spots/* pointAtFile */.y5)(name) });
    }
    for (const link of new Set(tree.loops.map((loop) => loop.link)))
        counter.report('unreadable-file/circle', link, (0,spots/* pointAtFile */.y5)(link));
    if (tree.unreadNames === 0)
        return;
    const folders = (0,units/* formatCount */.B4)(tree.unreadNames, 'folder');
    counter.reportForSite('unreadable-file/names', { folders });
}
/**
 * A Git LFS pointer file, which contains a hash and a size. Sizes are in bytes:
 * https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md.
 */
const POINTER = { min: 120, max: 140, start: 'version https://git-lfs.github.com/spec/' };
function isPointer(tree, i) {
    const size = tree.sizes[i] ?? 0;
    if (size < POINTER.min || size > POINTER.max)
        return false;
    const path = (0,web_tree/* makeDiskPath */.fx)(tree.root, (0,web_tree/* getFileName */.WP)(tree, i));
    const readStart = () => (0,byte_strings/* readBytes */.io)((0,read_start_of_file/* readStartOfFile */.g)(path, POINTER.start.length));
    // If the file matters, the code that reads it reports the error.
    return (0,file_errors/* tryOnDisk */.c)(readStart, byte_strings/* NO_BYTES */.CR) === POINTER.start;
}
/**
 * Reports files that a host does not serve or refuses: one finding for each file, or for all files
 * in a folder.
 */
function reportUnpublished(treatments, counter) {
    for (const [part, { fate, why }] of treatments) {
        const spot = (0,spots/* pointAtFile */.y5)(part);
        if (fate === 'unsupported')
            counter.reportWithValues('redirect-invalid/unread', { problem: why }, { key: part, spot });
        else
            counter.reportWithValues(KIND_OF_FATE[fate], { why }, { key: part, spot });
    }
}
const KIND_OF_FATE = {
    'left-out': 'not-served',
    'unless-prebuilt': 'not-served',
    alone: 'not-served/rest',
    refused: 'not-served/refused',
    exposed: 'leaked-file/exposed',
};
/**
 * Reports a file that should not be published, and returns whether it was reported. All such files
 * in a folder share one finding.
 */
function reportIfLeaked(name, counter) {
    const leak = (0,leaked_files/* findLeak */.DR)(name);
    if (leak === undefined)
        return false;
    const kind = leak.isSecret ? 'leaked-file/secret' : 'leaked-file';
    counter.reportWithValues(kind, { what: leak.what }, { key: leak.part, spot: (0,spots/* pointAtFile */.y5)(name) });
    return true;
}
/** Hidden files of a build that no page needs. */
const NEEDED_BY_NO_PAGE = new Set(['.nojekyll', '.buildinfo', '.assetsignore']);
/**
 * Reports a file that the host would not publish because of a dot at the start of a name. All such
 * files in a folder share one finding.
 */
function reportIfHidden(name, hostTraits, counter) {
    const hidden = (0,dot_files/* findDottedPart */.$)(name, hostTraits.droppedDotFiles);
    if (hidden === undefined)
        return;
    const lastPart = hidden.slice((0,byte_strings/* getFolder */.L2)(hidden).length);
    if (NEEDED_BY_NO_PAGE.has(lastPart))
        return;
    counter.report('hidden-files', hidden, (0,spots/* pointAtFile */.y5)(name));
}

// EXTERNAL MODULE: ./lib/check/rules/finding-counter.js
var finding_counter = __webpack_require__(12);
// EXTERNAL MODULE: ./lib/web/host/redirects/patterns.js
var patterns = __webpack_require__(3492);
// EXTERNAL MODULE: ./lib/web/host/redirects/responses.js
var responses = __webpack_require__(1359);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule-index.js
var rule_index = __webpack_require__(4336);
// EXTERNAL MODULE: ./lib/web/host/redirects/simulate-redirects.js
var simulate_redirects = __webpack_require__(2549);
// EXTERNAL MODULE: ./lib/web/host/redirects/targets.js
var targets = __webpack_require__(9981);
;// CONCATENATED MODULE: ./lib/web/host/redirects/rule-faults.js
/** Finds faults in the rules of a redirect file, independent of the site's links. */






/**
 * Yields the fault of each rule, or undefined if it has none. Results that depend on the visitor
 * are not faults.
 */
function findRuleFaults(redirects, findFile) {
    return new RuleFaultFinder(redirects, findFile).findFaults();
}
class RuleFaultFinder {
    #redirects;
    #findFile;
    /** The addresses of the loops that were found. */
    #inLoops = new Set();
    constructor(redirects, findFile) {
        this.#redirects = redirects;
        this.#findFile = findFile;
    }
    *findFaults() {
        const { rules, fallback, errorPage } = this.#redirects;
        // Only these rules cover others. There may be thousands of other rules for one address, each
        // with another query.
        const index = new rule_index/* RuleIndex */.P(rules.filter(isForEveryVisitor));
        let indexedBefore = 0;
        for (const rule of rules) {
            const by = findCoveringRule(rule, indexedBefore, index);
            if (isForEveryVisitor(rule))
                indexedBefore++;
            if (by !== undefined && !this.#isReached(rule))
                yield { kind: 'covered-by-rule', rule, by };
            else
                yield this.#findFaultOfRule(rule);
        }
        if (fallback !== undefined)
            yield this.#findCatchAll(fallback);
        if (errorPage !== undefined && !rules.includes(errorPage))
            yield this.#findMissingPage(errorPage);
    }
    /**
     * Returns whether a covered rule applies after all. Azure skips a redirect to itself, so a later
     * rule may apply.
     */
    #isReached(rule) {
        if (rule.source.kind !== 'exact')
            return false;
        const request = { path: rule.source.path || byte_strings/* ROOT */.Dl, query: '' };
        const responses = [...this.#redirects.responder.listResponses(request, this.#findFile)];
        return responses.some((response) => response.rule === rule);
    }
    #findFaultOfRule(rule) {
        const precedence = this.#findPrecedingFile(rule);
        if (precedence !== undefined)
            return precedence;
        if (rule.to === '')
            return undefined;
        if (rule.action === 'status')
            return this.#findMissingPage(rule);
        const samplePath = findSamplePath(rule.source);
        if (samplePath === undefined)
            return undefined;
        const query = String(new URLSearchParams([...(rule.query ?? [])]));
        const response = this.#simulate({ path: samplePath, query });
        if (response.kind !== 'loop')
            return this.#findTargetFault(rule, samplePath, response);
        if (!response.used.includes(rule))
            return undefined;
        return this.#findNewLoop(rule, response.paths);
    }
    #simulate(request) {
        return (0,simulate_redirects/* simulateRedirects */.K)(this.#redirects, this.#findFile, request);
    }
    /** Returns the fault of a loop, if it is the first rule of that loop. */
    #findNewLoop(rule, paths) {
        if (paths.some((path) => this.#inLoops.has(path)))
            return undefined;
        for (const path of paths)
            this.#inLoops.add(path);
        return { kind: 'loop', rule, paths };
    }
    /**
     * Returns the fault if a file comes before the rule: the rule is for exactly its address and is
     * not forced.
     */
    #findPrecedingFile(rule) {
        if (rule.source.kind === 'pattern' || rule.isForced)
            return undefined;
        const own = this.#findFile(rule.source.path || byte_strings/* ROOT */.Dl);
        if (own?.kind !== 'file')
            return undefined;
        return { kind: 'preceded-by-file', rule, fileIndex: own.fileIndex };
    }
    /**
     * Returns the fault of a rule's target. `response` is the final response to `samplePath`,
     * which the rule matches.
     */
    #findTargetFault(rule, samplePath, response) {
        // If the target depends on the request, a sample proves nothing.
        if (hasPlaceholder(rule))
            return undefined;
        const target = (0,targets/* resolveTarget */.u1)(rule.to, samplePath, this.#redirects.domain);
        if (target.kind === 'other-host')
            return undefined;
        const { path } = target;
        if (response.kind === 'file' && matchesAllRequests(rule))
            return { kind: 'catch-all', rule, path };
        let responseOfTarget = response;
        if (rule.action !== 'rewrite')
            responseOfTarget = this.#simulate(target);
        else if (!response.used.includes(rule))
            return undefined;
        if ((0,responses/* isSuccessful */.XO)(responseOfTarget))
            return undefined;
        return { kind: 'dead-target', rule, path };
    }
    #findCatchAll(rule) {
        const target = (0,targets/* resolveTarget */.u1)(rule.to, byte_strings/* ROOT */.Dl, this.#redirects.domain);
        if (target.kind === 'other-host' || !this.#findFile(target.path))
            return undefined;
        return { kind: 'catch-all', rule, path: target.path };
    }
    /** Returns the fault if the page for a status such as 404 does not exist. */
    #findMissingPage(rule) {
        if (hasPlaceholder(rule))
            return undefined;
        const target = (0,targets/* resolveTarget */.u1)(rule.to, byte_strings/* ROOT */.Dl, this.#redirects.domain);
        if (target.kind === 'other-host' || this.#findFile(target.path))
            return undefined;
        return { kind: 'dead-target', rule, path: target.path };
    }
}
/** Returns a path that a source matches; undefined if none is known. */
function findSamplePath(source) {
    if (source.kind === 'exact')
        return source.path || byte_strings/* ROOT */.Dl;
    return findSampleOfPattern(source.pattern);
}
function matchesAllRequests(rule) {
    if (!isForEveryVisitor(rule) || rule.source.kind === 'exact')
        return false;
    return matchesAllPaths(rule.source.pattern);
}
const SAMPLES = [
    byte_strings/* ROOT */.Dl.concat(patterns/* SAMPLE_NAME */.pl),
    byte_strings/* ROOT */.Dl.concat(patterns/* SAMPLE_NAME */.pl, '/', patterns/* SAMPLE_NAME */.pl, '/', patterns/* SAMPLE_NAME */.pl),
];
/**
 * Returns whether a pattern matches practically all addresses. Patterns such as `/((?!api/).*)` do,
 * despite exceptions.
 */
function matchesAllPaths(pattern) {
    return SAMPLES.every((path) => (0,patterns/* mayMatch */.B7)({ kind: 'pattern', pattern }, path));
}
function isForEveryVisitor({ isConditional, query }) {
    return !isConditional && query === undefined;
}
/** Returns whether a target depends on captured values. Conditions may capture values, too. */
function hasPlaceholder({ source, query, isConditional, to }) {
    if (source.kind === 'exact' && query === undefined && !isConditional)
        return false;
    const path = to.replace(/^[a-z]+:\/\/[^/]*/i, '');
    return /[:$][\w{]/.test(path);
}
function findSampleOfPattern(pattern) {
    const folder = matchesAllPaths(pattern) ? byte_strings/* ROOT */.Dl : pattern.folder;
    if (folder === undefined)
        return undefined;
    return folder.concat(patterns/* SAMPLE_NAME */.pl);
}
/** Returns the first of the rules of the index, up to position `end`, that covers this one. */
function findCoveringRule(rule, end, index) {
    for (const match of index.findMatches(listProbes(rule.source))) {
        if (match.position >= end)
            return undefined;
        if (isCoveredBy(rule, match.rule))
            return match.rule;
    }
    return undefined;
}
/** Returns the forms of an address that the source matches, or that at least have its prefix. */
function listProbes(source) {
    if (source.kind === 'pattern')
        return [findSampleOfPattern(source.pattern) ?? source.pattern.prefix.concat(patterns/* SAMPLE_NAME */.pl)];
    if (source.path === '')
        return [byte_strings/* NO_BYTES */.CR, byte_strings/* ROOT */.Dl];
    return [source.path];
}
/** Returns whether `earlier` certainly matches every address that `rule` matches. */
function isCoveredBy(rule, earlier) {
    if (rule.source.kind === 'exact')
        return earlier.source.kind === 'pattern' || getSpelling(earlier) === getSpelling(rule);
    if (earlier.from === rule.from)
        return true;
    if (earlier.source.kind === 'exact')
        return false;
    const covered = earlier.source.pattern.folder;
    const { prefix, folder = prefix } = rule.source.pattern;
    if (covered === undefined || !folder.startsWith(covered))
        return false;
    // `/docs/:path*` also matches `/docs`.
    const itself = folder.replace(/\/$/, '');
    return !(0,patterns/* mayMatch */.B7)(rule.source, itself) || (0,patterns/* mayMatch */.B7)(earlier.source, itself);
}
/**
 * Returns the source without its host and trailing slash. Hosts compare addresses as they arrive,
 * so a rule covers another one for the same address only with the same spelling.
 */
function getSpelling({ from }) {
    return from.replace(/^https?:\/\/[^/]*/i, '').replace(/\/$/, '');
}

;// CONCATENATED MODULE: ./lib/check/rules/redirect-files.js
/** Checks the host's redirect file in the root of the site. */







/** How many addresses of a redirect loop are shown. */
const MAX_LISTED_ADDRESSES = 5;
/** Reports a configuration file of the host that was not read. */
function reportUnreadFile({ name: text, reason, isRedirectFile }, counter) {
    const name = (0,byte_strings/* toBytes */.ZJ)(text);
    const spot = (0,spots/* pointAtFile */.y5)(name);
    if (!isRedirectFile || reason.kind !== 'too-large') {
        const why = reason.kind === 'too-large' ? 'too large' : reason.message;
        counter.reportWithValues('unreadable-file', { why }, { key: name, spot });
        return;
    }
    const limit = `${published_files/* MAX_REDIRECT_FILE_BYTES */.p >> 20} MiB that the check reads`;
    const problem = `The file is larger than the ${limit}, so its rules are not known.`;
    counter.reportWithValues('redirect-invalid/unread', { problem }, { key: name, spot });
}
/**
 * Reports problems of the rules in a site's redirect file.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkRedirects({ served, counter, signal }) {
    const { redirects, hostTraits, findFile, site } = served;
    const file = (0,byte_strings/* toBytes */.ZJ)(hostTraits.redirectFile?.name ?? '');
    for await (const [i, problem] of (0,event_loop/* iterateWithPauses */.YK)(redirects.problems.entries(), signal)) {
        const { kind, line, message } = problem;
        // Several problems may be about the file as a whole.
        let key = i === 0 ? file : `${file} (${i + 1})`;
        if (line !== undefined)
            key = `${file}:${line}`;
        const spot = (0,spots/* pointAtLine */.Ek)(file, line);
        const values = { problem: message };
        counter.reportWithValues(KIND_OF_PROBLEM[kind], values, {
            key: (0,byte_strings/* asBytes */.Yd)(key),
            spot,
            target: file,
        });
    }
    for await (const fault of (0,event_loop/* iterateWithPauses */.YK)(findRuleFaults(redirects, findFile), signal))
        if (fault !== undefined && isKnown(fault, site))
            reportFault(fault, file, site, counter);
}
const KIND_OF_PROBLEM = {
    invalid: 'redirect-invalid',
    ignored: 'redirect-invalid/ignored',
    'over-limit': 'redirect-invalid/ignored',
    unsupported: 'redirect-invalid/unread',
};
/** Is a fault certain? The content of an unreadable folder is unknown. */
function isKnown(fault, { unreadable }) {
    if (fault.kind !== 'dead-target')
        return true;
    return !unreadable.some((folder) => fault.path.slice(1).startsWith(folder));
}
function reportFault(fault, file, site, counter) {
    const { rule } = fault;
    const from = (0,byte_strings/* toBytes */.ZJ)(rule.from);
    const found = {
        key: (0,byte_strings/* trimBytes */.Om)(from.concat(' ', (0,byte_strings/* toBytes */.ZJ)(rule.to))),
        spot: (0,spots/* pointAtLine */.Ek)(file, rule.line),
        target: from,
    };
    switch (fault.kind) {
        case 'loop':
            counter.reportWithValues('redirect-loop', { loop: showLoop(fault.paths) }, found);
            break;
        case 'covered-by-rule':
            counter.reportWithValues('redirect-hidden', { line: String(fault.by.line) }, found);
            break;
        case 'preceded-by-file': {
            const shadowing = (0,byte_strings/* toText */.fE)((0,web_tree/* getFileName */.WP)(site, fault.fileIndex));
            counter.reportWithValues('redirect-shadowed', { file: shadowing }, found);
            break;
        }
        case 'catch-all': {
            const kind = rule.isForced ? 'redirect-catch-all/forced' : 'redirect-catch-all';
            counter.reportWithValues(kind, { to: (0,byte_strings/* toText */.fE)(fault.path) }, found);
            break;
        }
        case 'dead-target': {
            const kind = rule.action === 'status' ? 'redirect-target/error-page' : 'redirect-target';
            counter.reportWithValues(kind, { to: (0,byte_strings/* toText */.fE)((0,resolve_address/* showPath */.P8)(fault.path)) }, found);
        }
    }
}
/** Returns the addresses of a redirect loop, from the first one back to it. */
function showLoop(paths) {
    const named = paths.slice(0, MAX_LISTED_ADDRESSES).map(byte_strings/* toText */.fE);
    const end = paths.length > MAX_LISTED_ADDRESSES ? '…' : (named[0] ?? '');
    return [...named, end].join(' → ');
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/web/documents/xml.js
var documents_xml = __webpack_require__(7586);
;// CONCATENATED MODULE: ./lib/web/documents/sitemap.js

/**
 * Returns the entries of an XML sitemap; `feed` for RSS and Atom, which may serve as one; undefined
 * for other files, and for a truncated sitemap.
 */
function readSitemap(xml) {
    const visitor = new SitemapVisitor();
    if ((0,documents_xml/* readXml */.k)(xml, visitor) !== 'whole')
        return undefined;
    const { root, pages, sitemaps } = visitor;
    if (root === 'rss' || root === 'feed')
        return 'feed';
    if (root === 'urlset' || root === 'sitemapindex')
        return { pages, sitemaps };
    return undefined;
}
class SitemapVisitor {
    pages = [];
    sitemaps = [];
    /** The name of the outermost element. */
    root;
    #text = '';
    #line = 1;
    open(path, { line }) {
        if (path.length === 1)
            this.root = path[0];
        this.#text = '';
        this.#line = line;
    }
    text(piece, path) {
        if (path.at(-1) === 'loc')
            this.#text += piece;
    }
    close(path) {
        if (path.at(-1) !== 'loc')
            return;
        const entry = { address: this.#text.trim(), line: this.#line };
        const parent = path.at(-2);
        if (parent === 'url' && this.root === 'urlset')
            this.pages.push(entry);
        if (parent === 'sitemap' && this.root === 'sitemapindex')
            this.sitemaps.push(entry);
    }
}
/**
 * Returns the entries of a plain-text sitemap, one on each line; undefined if a line is not an
 * address.
 */
function readTextSitemap(text) {
    const pages = listEntries(text, (line) => line.trim());
    if (pages.every(({ address }) => URL.canParse(address)))
        return { pages, sitemaps: [] };
    return undefined;
}
/**
 * Returns the addresses of sitemaps in a `robots.txt`. RFC 9309 leaves their format to
 * https://www.sitemaps.org.
 */
function readRobots(robots) {
    return listEntries(robots, (line) => {
        const [, address = ''] = /^\s*sitemap\s*:\s*(\S+)/i.exec(line) ?? [];
        return address;
    });
}
/**
 * Returns the addresses in the lines of a text. `findAddress` returns an empty string for a line
 * without one.
 */
function listEntries(text, findAddress) {
    const lines = text.split(/\r\n?|\n/);
    const entries = lines.map((line, i) => ({ address: findAddress(line), line: i + 1 }));
    return entries.filter(({ address }) => address !== '');
}

// EXTERNAL MODULE: ./lib/check/rules/canonical-host.js
var canonical_host = __webpack_require__(565);
;// CONCATENATED MODULE: ./lib/web/documents/robots-txt.js
/** What `robots.txt` forbids to crawlers: https://www.rfc-editor.org/rfc/rfc9309. */
/** Crawlers of search engines. A group for one of them replaces the general rules. */
const SEARCH_ENGINES = [
    'applebot',
    'baiduspider',
    'bingbot',
    'duckduckbot',
    'googlebot',
    'yandex',
    'yandexbot',
];
const LINE = /^\s*(user-agent|allow|disallow)\s*:\s*([^#]*)/i;
/** A pattern that matches every path. */
const EVERYTHING = /^(?:\/\**|\*+)$/;
/**
 * Returns the line, from 1 on, that forbids the whole host to search engines; undefined if some of
 * it is allowed to one of them. `robots` is text, not bytes.
 */
function findBan(robots) {
    const byCrawler = parseRules(robots);
    const general = byCrawler.get('*');
    if (general === undefined || !isBan(general))
        return undefined;
    for (const name of SEARCH_ENGINES) {
        const own = byCrawler.get(name);
        if (own !== undefined && !isBan(own))
            return undefined;
    }
    return general.banLine;
}
function isBan({ banLine, allowsSome }) {
    return banLine !== undefined && !allowsSome;
}
/** Returns the rules for each crawler, by its name in lower case. */
function parseRules(robots) {
    const lines = robots.replace(/^\ufeff/, '').split(/\r\n?|\n/);
    const byCrawler = new Map();
    let group = [];
    let isGroupNamed = false;
    for (const [i, written] of lines.entries()) {
        const [, field = '', rest = ''] = LINE.exec(written) ?? [];
        const value = rest.trim();
        if (field.toLowerCase() === 'user-agent') {
            // Names in a row share the rules after them.
            if (!isGroupNamed)
                group = [];
            isGroupNamed = true;
            group.push(getOrAddRules(value, byCrawler));
        }
        else if (field !== '') {
            isGroupNamed = false;
            for (const rules of group)
                addRule(rules, field, value, i + 1);
        }
    }
    return byCrawler;
}
function getOrAddRules(crawler, byCrawler) {
    const [name = ''] = crawler.toLowerCase().split('/', 1);
    const rules = byCrawler.get(name) ?? { banLine: undefined, allowsSome: false };
    byCrawler.set(name, rules);
    return rules;
}
/** Adds a rule. A rule without a value has no effect. */
function addRule(rules, field, path, line) {
    if (field.toLowerCase() === 'allow')
        rules.allowsSome ||= path !== '';
    else if (EVERYTHING.test(path))
        rules.banLine ??= line;
}

;// CONCATENATED MODULE: ./lib/check/rules/not-indexed.js




/**
 * Reports instructions that keep search engines away from a site that is probably meant for them:
 * it has a sitemap, or its domain is known.
 */
function checkIndexing(context, instructions) {
    const { site, hostTraits } = context.served;
    const isForSearch = instructions.hasSitemap || site.domain !== undefined;
    if (hostTraits.isOffline || !isForSearch)
        return;
    checkRobots(context, instructions.robots);
    checkHomeDirectives(context, instructions.pageFacts);
}
function checkRobots({ served, counter }, robots) {
    // Below a base path, the host's `robots.txt` is not part of the site.
    if (served.site.basePath !== '/')
        return;
    const line = findBan(robots);
    if (line !== undefined)
        counter.report('not-indexed', page_names/* ROBOTS_FILE */.xn, (0,spots/* pointAtLine */.Ek)(page_names/* ROBOTS_FILE */.xn, line));
}
function checkHomeDirectives({ served, counter }, pageFacts) {
    const home = served.findServedFile(byte_strings/* NO_BYTES */.CR);
    if (home === undefined)
        return;
    const { isUnlisted, isRedirectOrCopy } = pageFacts.get(home) ?? {};
    if (!isUnlisted || isRedirectOrCopy)
        return;
    const name = served.getName(home);
    counter.report('not-indexed/home-page', name, (0,spots/* pointAtFile */.y5)(name));
}

;// CONCATENATED MODULE: ./lib/check/rules/sitemaps.js














const unpack = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
/** The names that crawlers try, besides those in `robots.txt`. */
const USUAL_NAMES = [
    'sitemap.xml',
    'sitemap_index.xml',
    'sitemap-index.xml',
    'sitemap.xml.gz',
];
/** The maximum size of a sitemap, in bytes: https://www.sitemaps.org/protocol.html. */
const MAX_SITEMAP_BYTES = 50 << 20;
/**
 * How much of `robots.txt` is read, in bytes, as by Google:
 * https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#file-size, read
 * 2026-11.
 */
const MAX_ROBOTS_BYTES = 500 << 10;
/**
 * Checks the sitemaps of a site, if it has any, and whether search engines may index it.
 * Unlisted pages need no entry.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkSitemaps(context, pageFacts) {
    const { served, counter, signal } = context;
    const sitemaps = new SitemapChecker(served, counter);
    // All sitemaps share one checkpoint, because there may be many short ones.
    const pause = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    await sitemaps.addNamed(pause);
    await sitemaps.checkAll(pause);
    const { robots, hasSitemap } = sitemaps;
    checkIndexing(context, { robots, hasSitemap, pageFacts });
    if (!hasSitemap)
        return;
    for await (const [fileIndex, name] of (0,event_loop/* iterateWithPauses */.YK)(served.site.names.entries(), signal)) {
        if (!(0,page_names/* isPage */.yp)(name) || (0,page_names/* isNotFoundPage */.np)(name) || sitemaps.filesInSitemaps.has(fileIndex))
            continue;
        const { isUnlisted, isRedirectOrCopy } = pageFacts.get(fileIndex) ?? {};
        if (!isUnlisted && !isRedirectOrCopy)
            counter.report('sitemap/missing', name, (0,spots/* pointAtFile */.y5)(name));
    }
}
/** Reads all sitemaps of a site, and reports the findings in them. */
class SitemapChecker {
    /** The files that a sitemap lists. */
    filesInSitemaps = new Set();
    hasSitemap = false;
    /** The text of `robots.txt`; empty if there is none. */
    robots = '';
    #served;
    #counter;
    #addresses;
    /** This site without rules of a host. */
    #onAnyHost;
    #sitemaps;
    constructor(served, counter) {
        const { site, files } = served;
        this.#served = served;
        this.#counter = counter;
        this.#addresses = new resolve_address/* Addresses */.tb(site);
        this.#onAnyHost = new served_site/* ServedSite */.d({ ...site, host: undefined, redirectFiles: [] }, files);
        const usual = USUAL_NAMES.map((name) => files.get(name));
        this.#sitemaps = new Set(usual.filter((file) => file !== undefined));
    }
    /** Adds the sitemaps in `robots.txt` to those with usual names. */
    async addNamed(pause) {
        const { site, files } = this.#served;
        if (!files.has(page_names/* ROBOTS_FILE */.xn))
            return;
        this.robots = (0,byte_strings/* toText */.fE)(readRobotsFile(site.root));
        for (const entry of readRobots(this.robots)) {
            await pause();
            const content = this.#findContent(entry);
            if (content?.kind === 'file')
                this.#sitemaps.add(content.fileIndex);
            if (content !== undefined || !mayBeOnOwnHost(entry, site))
                continue;
            const spot = (0,spots/* pointAtLine */.Ek)(page_names/* ROBOTS_FILE */.xn, entry.line);
            this.#counter.report('sitemap/named', (0,byte_strings/* toBytes */.ZJ)(entry.address), spot);
        }
    }
    /** Reads all sitemaps, and checks their entries. */
    async checkAll(pause) {
        // A sitemap may add others to the set.
        for (const fileIndex of this.#sitemaps) {
            await pause();
            await this.#checkSitemap(fileIndex, pause);
        }
    }
    async #checkSitemap(fileIndex, pause) {
        const name = this.#served.getName(fileIndex);
        const sitemap = await readSitemapFile(this.#served.site.root, name);
        await pause();
        // Feeds list only new pages, so they do not count as sitemaps.
        if (sitemap === 'feed')
            return;
        this.hasSitemap = true;
        if (sitemap === undefined) {
            this.#counter.report('sitemap/unreadable', name, (0,spots/* pointAtFile */.y5)(name));
            return;
        }
        for (const entry of sitemap.sitemaps) {
            await pause();
            const content = this.#checkEntry(entry, name);
            if (content?.kind === 'file')
                this.#sitemaps.add(content.fileIndex);
        }
        for (const entry of sitemap.pages) {
            await pause();
            const content = this.#checkEntry(entry, name);
            const entered = content?.kind === 'file' ? content : this.#findContent(entry, this.#onAnyHost);
            if (entered?.kind === 'file')
                this.filesInSitemaps.add(entered.fileIndex);
        }
    }
    #checkEntry(entry, sitemap) {
        const address = (0,byte_strings/* toBytes */.ZJ)(entry.address);
        const spot = (0,spots/* pointAtLine */.Ek)(sitemap, entry.line);
        (0,canonical_host/* checkCanonical */.Nf)(address, this.#served.site.domain, spot, this.#counter);
        const content = this.#findContent(entry);
        if (content === undefined)
            this.#counter.report('sitemap/entry', address, spot);
        return content;
    }
    #findContent({ address }, served = this.#served) {
        const resolved = this.#addresses.resolveOnAnyHost(address);
        if (resolved?.kind === 'site')
            return served.findContent(resolved.path);
        return undefined;
    }
}
/**
 * May a sitemap in `robots.txt` be on the site's own host? Without a known domain, any host may be.
 */
function mayBeOnOwnHost({ address }, { domain }) {
    const host = (0,canonical_host/* readHost */.rk)((0,byte_strings/* toBytes */.ZJ)(address))?.name;
    return host === undefined || domain === undefined || host === domain;
}
/** Returns the entries of a sitemap; undefined if the file cannot be read. */
async function readSitemapFile(root, name) {
    const content = await readContent(root, name);
    if (content === undefined)
        return undefined;
    if (/\.txt(?:\.gz)?$/i.test(name))
        return readTextSitemap((0,byte_strings/* toText */.fE)(content));
    return readSitemap(content);
}
/** Returns what crawlers read of `robots.txt`; empty if it cannot be read. */
function readRobotsFile(root) {
    try {
        const start = (0,byte_strings/* readBytes */.io)((0,read_start_of_file/* readStartOfFile */.g)((0,web_tree/* makeDiskPath */.fx)(root, page_names/* ROBOTS_FILE */.xn), MAX_ROBOTS_BYTES));
        if (start.length < MAX_ROBOTS_BYTES)
            return start;
        // The start of a line may say something else than the line: `Disallow: /` of `Disallow: /a`.
        return start.slice(0, start.lastIndexOf('\n') + 1);
    }
    catch {
        return byte_strings/* NO_BYTES */.CR;
    }
}
/** Returns the decompressed content of a file; undefined if it cannot be read or is too large. */
async function readContent(root, name) {
    try {
        const path = (0,web_tree/* makeDiskPath */.fx)(root, name);
        if ((0,external_node_fs_.statSync)(path).size > MAX_SITEMAP_BYTES)
            return undefined;
        const content = (0,external_node_fs_.readFileSync)(path);
        if (content.length > MAX_SITEMAP_BYTES)
            return undefined;
        const isPacked = content[0] === 0x1f && content[1] === 0x8b;
        if (!isPacked)
            return (0,byte_strings/* readBytes */.io)(content);
        return (0,byte_strings/* readBytes */.io)(await unpack(content, { maxOutputLength: MAX_SITEMAP_BYTES }));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/check/collect-findings.js
/** Reads the files of a site, and collects what is wrong in them. */














/**
 * Returns the findings of a site under its host's rules. The pool has ended by then.
 * @throws the reason of `signal` soon after it is aborted; a file-system error if the
 * folder itself cannot be read
 */
async function collectFindings(pool, options) {
    const { host, folderTree, signal } = options;
    const hostTraits = (0,hosts/* getHostTraits */.E1)(host);
    for (const [i, name] of folderTree.names.entries())
        pool.expect((0,readable_files/* measureBytesToRead */.D)(name, folderTree.sizes[i] ?? 0, hostTraits));
    const counter = new finding_counter/* FindingCounter */.q();
    const published = await (0,published_files/* selectPublishedFiles */.c)(folderTree, options, signal);
    const { site, tree, treatments, unreadFiles } = published;
    for (const file of unreadFiles)
        reportUnreadFile(file, counter);
    reportUnpublished(treatments, counter);
    const servedPageCount = tree.names.filter(page_names/* isPage */.yp).length;
    announce(tree, servedPageCount, options);
    const served = new served_site/* ServedSite */.d(site);
    const context = { served, counter, signal };
    const [{ asked, ...read }] = await Promise.all([
        readSite(pool, makeBatches(tree, hostTraits), context),
        // These checks run while the threads read.
        checkWithoutReading(context, tree, options),
    ]);
    options.onAnchorsRead?.(asked, served);
    await checkSitemaps(context, read.pageFacts);
    const changes = await options.reportChanges?.(site, counter);
    const findings = counter.listCounted();
    return {
        ...read,
        countedSite: { findings, host, unsupportedRule: served.unsupportedRule },
        served,
        changes,
        fileCount: folderTree.names.length,
        servedPageCount,
    };
}
async function checkWithoutReading(context, tree, options) {
    await checkFiles(context, tree, options);
    await checkBranch(context, options.folderTree);
    await checkRedirects(context);
}
/** Logs how many files are checked. */
function announce(tree, pageCount, { host, folderTree, info }) {
    const others = (0,units/* formatCount */.B4)(tree.names.length - pageCount, 'other file');
    const leftOut = folderTree.names.length - tree.names.length;
    const note = leftOut === 0 ? (0,clean/* safe */.gB) `` : (0,clean/* safe */.gB) `; ${(0,units/* formatCount */.B4)(leftOut, 'file')} will not be served`;
    info((0,clean/* safe */.gB) `Checking ${(0,units/* formatCount */.B4)(pageCount, 'page')} and ${others} for ${(0,hosts/* getHostTraits */.E1)(host).title}${note}`);
}

// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __webpack_require__(7469);
// EXTERNAL MODULE: ./lib/findings/accepted/glob.js
var glob = __webpack_require__(3850);
;// CONCATENATED MODULE: ./lib/check/find-diagnosis.js
/** Finds the one cause that most findings of a site share. */









/** With fewer findings, a common cause would be a guess. */
const MIN_FINDINGS = 3;
/** The share of the findings that must have the same cause. */
const MIN_SHARE_OF_ONE_CAUSE = 0.9;
/**
 * The share of all addresses that must be broken to suspect the base path. Fewer broken addresses
 * may point to another site next to this one, such as an earlier version.
 */
const MIN_SHARE_OF_ALL_ADDRESSES = 0.25;
/** A base path has few folders; an address may have hundreds. */
const MAX_FOLDERS = 4;
/** The codes of findings about addresses that the host does not serve. */
const ADDRESS_CODES = new Set([
    'broken-link',
    'broken-asset',
    'outside-base-path',
]);
/** Returns what is probably wrong with a site as a whole; undefined if nothing is. */
function findDiagnosis(site) {
    return diagnoseFolder(site) ?? diagnoseCause(site);
}
/**
 * Returns a diagnosis if the folder or archive does not have the site's pages where they belong.
 */
function diagnoseFolder({ served, workspace = '', job }) {
    const { root, names } = served.site;
    if (!names.some(page_names/* isPage */.yp))
        return diagnoseMissingPages(root, names, job);
    if (names.some((name) => (0,page_names/* isPage */.yp)(name) && !name.includes('/')))
        return undefined;
    const homePage = findOnlyHomePage(names);
    if (homePage === undefined)
        return undefined;
    const name = (0,byte_strings/* toText */.fE)(homePage);
    const start = (0,paths/* isWithin */.UO)(root, workspace) ? workspace : (0,external_node_path_.dirname)(root);
    const folder = (0,external_node_path_.relative)(start, (0,external_node_path_.join)(root, (0,external_node_path_.dirname)(name))).replaceAll(external_node_path_.sep, '/');
    const message = `${name} exists: is the site in the folder ${folder}?`;
    return { kind: 'other-folder', message };
}
/** Returns the diagnosis for a site without pages. */
function diagnoseMissingPages(root, [example], job) {
    let found = '';
    if (example !== undefined)
        found = `, only files such as ${(0,byte_strings/* toText */.fE)(example)}`;
    if (job !== undefined) {
        const message = `The archive contains no HTML files${found}: there was nothing to check.`;
        return { kind: 'no-pages', message };
    }
    const question = 'is this the folder that the generator writes the site to?';
    const message = `There are no HTML files in ${(0,external_node_path_.basename)(root)}${found}: ${question}`;
    return { kind: 'other-folder', message };
}
/** Returns the `index.html` closest to the root; undefined if several are equally close. */
function findOnlyHomePage(names) {
    const homes = names.filter((name) => name.endsWith('/index.html'));
    const measureDepth = (name) => name.split('/').length;
    const least = Math.min(...homes.map(measureDepth));
    const [home, ...others] = homes.filter((name) => measureDepth(name) === least);
    if (others.length > 0)
        return undefined;
    return home;
}
/** Returns the cause of nearly all broken addresses; undefined if their causes differ. */
function diagnoseCause(site) {
    const broken = site.findings.filter(isBrokenAddress);
    if (broken.length < MIN_FINDINGS)
        return undefined;
    const causes = listCauses(broken, site);
    for (const [cause, ...others] of Map.groupBy(causes, identifyCause).values()) {
        const explained = others.length + 1;
        if (cause === undefined || explained < broken.length * MIN_SHARE_OF_ONE_CAUSE)
            continue;
        const addresses = describeBroken(explained, broken.length);
        return { kind: 'common-cause', message: describeCause(cause, addresses, site.served) };
    }
    return undefined;
}
/** Returns the possible causes of each finding. Base paths come first: they explain the others. */
function listCauses(broken, { served, allNames, addresses }) {
    const causes = [];
    const brokenCount = broken.reduce((sum, finding) => sum + finding.occurrences, 0);
    const mayBeBasePath = brokenCount >= addresses * MIN_SHARE_OF_ALL_ADDRESSES;
    if (mayBeBasePath) {
        for (const finding of broken)
            causes.push(...listOtherBasePaths(finding, served));
    }
    const foldersOfFiles = new Set(allNames.map((name) => (0,byte_strings/* getFolder */.L2)(name.toLowerCase())));
    const folders = new Set([...foldersOfFiles].flatMap(listFoldersOnPath));
    for (const finding of broken) {
        const cause = findCause(finding, served, folders);
        if (cause !== undefined)
            causes.push(cause);
    }
    return causes;
}
function isBrokenAddress(finding) {
    const { code, severity } = finding;
    return ADDRESS_CODES.has(code) && (0,findings_finding/* isCounted */.he)(finding) && severity !== 'notice';
}
/** Returns a key that equal causes share. */
function identifyCause(cause) {
    switch (cause.kind) {
        case 'base-path':
            return `${cause.kind} ${cause.basePath}`;
        case 'missing-folder':
            return `${cause.kind} ${cause.folder}`;
        default:
            return cause.kind;
    }
}
/** Returns how many of the broken addresses have a cause, as the subject of a sentence. */
function describeBroken(found, all) {
    const addresses = (0,units/* formatCount */.B4)(all, 'address', 'addresses');
    if (found < all)
        return `${found.toLocaleString('en')} of ${addresses} that are not found`;
    return `All ${addresses} that are not found`;
}
/**
 * Returns a cause as a sentence. `broken`: how many addresses are broken because of it, in words.
 */
function describeCause(cause, broken, { site }) {
    switch (cause.kind) {
        case 'base-path':
            return `The site seems to be built for “${cause.basePath}”, but \`base-path\` is “${site.basePath}”: set \`base-path: ${cause.basePath}\`, or build the site for “${site.basePath}”.`;
        case 'other-ending':
            return `${broken} exist with another ending: check that \`host\` is the host that the site was built for.`;
        case 'other-case':
            return `${broken} exist in another case: check whether a system that ignores case has renamed files.`;
        case 'no-markdown':
            return `${broken} end in .md, and their pages exist: the build wrote no Markdown versions of these pages.`;
        case 'missing-folder':
            return `${broken} are below “${cause.folder}”, a folder that the site does not have. Add the folder or, if it is published elsewhere, accept “${(0,glob/* escapeGlob */.yk)(cause.folder)}**”.`;
    }
}
/** Returns the decoded path of a broken address, starting at the root of the host. */
function decodeTargetPath({ address, target }) {
    const [path = ''] = (address ?? target).split(/[?#]/, 1);
    return (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* toBytes */.ZJ)(path)) ?? (0,byte_strings/* toBytes */.ZJ)(path);
}
/** Returns the folders on a path, outermost first. */
function listFoldersOnPath(path) {
    return [...path.matchAll(/\//g)]
        .slice(0, MAX_FOLDERS + 1)
        .map(({ index }) => path.slice(0, index + 1));
}
/** Returns the base paths under which a broken address would be that of a file. */
function listOtherBasePaths(finding, served) {
    const { basePath } = served.site;
    const path = decodeTargetPath(finding);
    const causes = [];
    for (const folder of listFoldersOnPath(path)) {
        const other = (0,byte_strings/* toText */.fE)(folder);
        const file = served.findServedFile(path.slice(folder.length));
        if (other === basePath || file === undefined)
            continue;
        // Any folder may be the home page of another site. With a suggestion, a page of this one was
        // meant.
        if (folder === path && finding.suggestion !== undefined)
            continue;
        causes.push({ kind: 'base-path', basePath: other });
    }
    return causes;
}
/**
 * Returns how a broken address differs from an existing one, or its outermost folder that the site
 * does not have. If the site has redirects, a missing folder says nothing. `folders` are the site's
 * folders in lower case.
 */
function findCause(finding, served, folders) {
    if (isUnwrittenVersion(finding, served))
        return { kind: 'no-markdown' };
    switch (finding.suggestion?.kind) {
        case undefined:
            return findMissingFolder(finding, served, folders);
        case 'ending':
            return { kind: 'other-ending' };
        case 'case':
            return { kind: 'other-case' };
        default:
            return undefined;
    }
}
/**
 * Is this the Markdown version of a page, linked from that page or from a document for AI agents?
 * On other pages, such links point to sources of pages.
 */
function isUnwrittenVersion(finding, served) {
    const root = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
    const path = decodeTargetPath(finding);
    if (!path.startsWith(root) || !isMarkdown(path))
        return false;
    const stem = getStemOfPage(path.slice(root.length));
    const isNamed = finding.spots.every(({ page }) => !(0,page_names/* isPage */.yp)(page) || (0,page_names/* getStem */.qp)((0,byte_strings/* toBytes */.ZJ)(page)) === stem);
    return isNamed && isPageServed(stem, served);
}
function findMissingFolder(finding, { site, redirects }, folders) {
    if (redirects.rules.length > 0)
        return undefined;
    const root = (0,byte_strings/* toBytes */.ZJ)(site.basePath);
    for (const folder of listFoldersOnPath(decodeTargetPath(finding))) {
        if (folder.length <= root.length || !folder.startsWith(root))
            continue;
        const name = (0,web_tree/* resolveLoops */.U_)(folder.slice(root.length), site.loops).toLowerCase();
        if (!folders.has(name))
            return { kind: 'missing-folder', folder: (0,byte_strings/* toText */.fE)(folder) };
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/findings/severity.js
var severity = __webpack_require__(4079);
// EXTERNAL MODULE: ./lib/check/rules/counted-finding.js
var counted_finding = __webpack_require__(6062);
;// CONCATENATED MODULE: ./lib/check/rules/make-findings.js
/** Makes the findings of a report from the counted ones. */








/** The sentence of a finding that counts the unlisted ones. */
const NOT_LISTED = 'Only the first {maxListed} of this kind are listed, in the order of their addresses. Not listed: {occurrences} at other addresses.';
/**
 * Returns the findings of a site, sorted by severity, then by number of pages, then by code and
 * target.
 * @throws the reason of `signal` soon after it is aborted
 */
async function makeFindings(site, signal, { suggestions, isNew, findSource } = {}) {
    const made = [];
    for await (const counted of (0,event_loop/* iterateWithPauses */.YK)(site.findings, signal)) {
        const finding = makeFromCounted(counted, site, suggestions?.get(counted), findSource);
        made.push({ counted, finding: { ...finding, isNew: isNew?.(counted) } });
    }
    return made.sort(compareFindings).map(({ finding }) => finding);
}
/** A total order, so that the report does not depend on the order in which threads finish. */
function compareFindings(one, other) {
    return (severity/* SEVERITIES */.o.indexOf(one.finding.severity) - severity/* SEVERITIES */.o.indexOf(other.finding.severity) ||
        other.finding.pages - one.finding.pages ||
        (0,byte_strings/* compareBytes */.Xo)(one.finding.code, other.finding.code) ||
        (0,byte_strings/* compareBytes */.Xo)(one.finding.target, other.finding.target) ||
        (0,byte_strings/* compareBytes */.Xo)(one.counted.key, other.counted.key) ||
        (0,byte_strings/* compareBytes */.Xo)(one.counted.kind, other.counted.kind));
}
/** Returns the finding for a counted one, with its sentence and severity. */
function makeFromCounted(counted, site, suggestion, findSource = () => undefined) {
    const traits = site_kinds/* SITE_KINDS */.Q[counted.kind];
    const sentence = counted.isRest ? NOT_LISTED : traits.sentence;
    const severity = rateSeverity(counted, site);
    const names = { target: (0,byte_strings/* toText */.fE)(counted.target), address: (0,byte_strings/* toText */.fE)((0,counted_finding/* removePart */.KO)(counted.key)) };
    const isInFull = names.address === names.target || names.address === '';
    return (0,findings_finding/* makeFinding */.MH)({ ...traits, severity, sentence }, makeValues(counted, site, names), {
        target: names.target,
        address: isInFull ? undefined : names.address,
        suggestion,
        occurrences: counted.count,
        pages: counted.fileCount,
        spots: locateSpots(counted, names, findSource),
        isRest: counted.isRest,
    });
}
/** Returns the values for the placeholders in the sentence of a finding. */
function makeValues(counted, site, names) {
    return {
        ...makeSharedValues(site),
        occurrences: (0,units/* formatCount */.B4)(counted.count, 'further occurrence'),
        page: (0,byte_strings/* toText */.fE)(counted.spots[0]?.fileName ?? byte_strings/* NO_BYTES */.CR),
        ...names,
        ...counted.values,
    };
}
/** Returns the spots of a finding, with the lines in the sources of the pages. */
function locateSpots({ spots }, { target, address }, findSource) {
    return spots.map(({ fileName, line }, i) => {
        const page = (0,byte_strings/* toText */.fE)(fileName);
        // The spelling of the address is known for the first page only.
        const isWritten = i === 0;
        const addressInPage = isWritten ? target : address;
        const source = findSource(page, { address: addressInPage, isWritten });
        return { page, line, source };
    });
}
/**
 * Returns the severity of a counted finding. If a rule that the check cannot interpret may serve
 * the address, an error becomes a warning.
 */
function rateSeverity({ kind }, site) {
    const { code, severity, isUnlessAnswered } = site_kinds/* SITE_KINDS */.Q[kind];
    if (site.unsupportedRule && isUnlessAnswered)
        return 'warning';
    // Without a network, files on other hosts are certainly missing.
    const isCertain = code === 'external-load' && (0,hosts/* getHostTraits */.E1)(site.host).isOffline;
    if (isCertain && severity === 'warning')
        return 'error';
    return severity;
}
/** Returns the values that all sentences may contain, by placeholder. */
function makeSharedValues({ host, unsupportedRule }) {
    const { title } = (0,hosts/* getHostTraits */.E1)(host);
    const notFound = host === undefined ? 'no host would find' : `${title} would not find`;
    if (unsupportedRule === undefined)
        return { host: title, notFound, unless: '' };
    const unless = `, unless ${describeRule(unsupportedRule)} answers it`;
    return { host: title, notFound: notFound + unless, unless };
}
function describeRule({ file, line }) {
    if (line === undefined)
        return `a rule in ${file}`;
    return `the rule on line ${line}`;
}

;// CONCATENATED MODULE: ./lib/check/finding-comparison.js
/**
 * Tells which findings of a site are new since an earlier build. Both builds identify a finding by
 * its code and its full address. For example, the earlier build has a broken link to `/a`, which is
 * an error, and an `external-load` of `https://x.example/b`, which is a warning:
 *
 * - A broken link to `/a` in the later build is known, whichever pages have it.
 * - A broken link to `/c` is new.
 * - The load of `https://x.example/b` is new if it is an error now: it became worse.
 * - If the page `guide/x.html` moved to `manual/x.html`, a broken link to `/manual/y` on it is
 *   known if the earlier build had one to `/guide/y`.
 */






/** The rank of no finding, which is better than any other. */
const NO_FINDING = severity/* SEVERITIES */.o.length;
/** Compares what was counted in two builds of a site. */
class FindingComparison {
    #earlier;
    #later;
    #accepted;
    /** The entries that are not limited to certain pages. */
    #acceptedAnywhere;
    #now;
    /** The ranks of the earlier findings. */
    #ranks;
    /**
     * Those without findings that are only accepted on certain pages: on other pages, they are new.
     */
    #ranksWithoutPageAcceptances;
    /** For findings of the later site, the sets of identities that they may have had. */
    #formerIdentitySets = new Map();
    /** The identities of what the later site still has. */
    #remaining = new Set();
    constructor({ earlier, later, accepted, now, earlierPaths }) {
        this.#earlier = earlier;
        this.#later = later;
        this.#accepted = accepted;
        this.#acceptedAnywhere = accepted.filter(({ page }) => page === undefined);
        this.#now = now;
        const withoutPageAcceptances = earlier.findings.filter((finding) => !this.#isAcceptedOnPagesOnly(finding));
        this.#ranks = rankFindings(earlier.findings, earlier);
        this.#ranksWithoutPageAcceptances = rankFindings(withoutPageAcceptances, earlier);
        const earlierFileCounts = countFiles(earlier.findings);
        for (const finding of later.findings) {
            const formerSets = listFormerIdentitySets(finding, earlierPaths, earlierFileCounts);
            this.#formerIdentitySets.set(finding, formerSets);
            for (const identity of (0,counted_finding/* listIdentities */.T8)(finding))
                this.#remaining.add(identity);
            for (const identity of formerSets.flat())
                this.#remaining.add(identity);
        }
    }
    /**
     * Returns whether a finding is new. A finding that stands for several is new if any of them is.
     */
    isNew(finding) {
        if (this.#countNew(finding, this.#ranks) > 0)
            return true;
        const wasOnlyAcceptedOnPages = this.#countNew(finding, this.#ranksWithoutPageAcceptances) > 0;
        return wasOnlyAcceptedOnPages && !this.#isAccepted(finding, this.#later);
    }
    /** Returns how many counted findings only the earlier site has. */
    countFixed() {
        let fixed = 0;
        for (const finding of this.#earlier.findings) {
            if (!isAboutSite(finding) || this.#isAccepted(finding, this.#earlier))
                continue;
            for (const identity of (0,counted_finding/* listIdentities */.T8)(finding)) {
                if (!this.#remaining.has(identity))
                    fixed++;
            }
        }
        return fixed;
    }
    /** Returns how many errors of the later site are not listed. */
    countUnlisted() {
        let errors = 0;
        let newErrors = 0;
        for (const finding of this.#later.findings) {
            if (!finding.isRest || rateSeverity(finding, this.#later) !== 'error')
                continue;
            errors += (0,counted_finding/* listIdentities */.T8)(finding).size;
            newErrors += this.#countNew(finding, this.#ranksWithoutPageAcceptances);
        }
        return { errors, newErrors };
    }
    /** Returns how many of the findings that one stands for are new, or worse than before. */
    #countNew(finding, ranks) {
        const rank = getRank(finding, this.#later);
        const isNewOrWorse = (identity) => (ranks.get(identity) ?? NO_FINDING) > rank;
        for (const formerSet of this.#formerIdentitySets.get(finding) ?? []) {
            const isKnown = formerSet.length > 0 && !formerSet.some(isNewOrWorse);
            if (isKnown)
                return 0;
        }
        let count = 0;
        for (const identity of (0,counted_finding/* listIdentities */.T8)(finding)) {
            if (isNewOrWorse(identity))
                count++;
        }
        return count;
    }
    #isAccepted(finding, site, entries = this.#accepted) {
        const { code } = site_kinds/* SITE_KINDS */.Q[finding.kind];
        // Describing a finding is slow, so it is avoided where no entry can match.
        if (!entries.some((entry) => entry.code === code))
            return false;
        return !(0,findings_finding/* isCounted */.he)(accept(makeFromCounted(finding, site), entries, this.#now));
    }
    #isAcceptedOnPagesOnly(finding) {
        if (!this.#isAccepted(finding, this.#earlier))
            return false;
        return !this.#isAccepted(finding, this.#earlier, this.#acceptedAnywhere);
    }
}
function rankFindings(findings, site) {
    const ranks = new Map();
    for (const finding of findings) {
        const rank = getRank(finding, site);
        for (const identity of (0,counted_finding/* listIdentities */.T8)(finding))
            ranks.set(identity, Math.min(ranks.get(identity) ?? NO_FINDING, rank));
    }
    return ranks;
}
function getRank(finding, site) {
    return severity/* SEVERITIES */.o.indexOf(rateSeverity(finding, site));
}
/**
 * Returns the sets of identities that a finding may have had in the earlier site. The finding is
 * known if the earlier site has all identities of one set.
 */
function listFormerIdentitySets(finding, earlierPaths, earlierFileCounts) {
    if (earlierPaths === undefined || finding.isRest)
        return [];
    // The destination may have moved.
    const formerAddresses = earlierPaths.listFormerAddresses(finding.key);
    const sets = listIdentitiesAt(finding, formerAddresses).map((identity) => [identity]);
    // The pages with the link may have moved.
    const onMovedPages = listIdentitiesOnMovedPages(finding, earlierPaths);
    if (onMovedPages !== undefined && !isInMoreFiles(finding, onMovedPages, earlierFileCounts))
        sets.push(onMovedPages);
    return sets;
}
/**
 * Returns the identities that the finding had on the pages of its spots before they moved;
 * undefined if one of them did not move. There, the same link had the same meaning, so the finding
 * is new.
 */
function listIdentitiesOnMovedPages(finding, earlierPaths) {
    const identitiesBySpot = finding.spots.map(({ fileName }) => listIdentitiesAt(finding, earlierPaths.listFormerReadings(finding.key, fileName)));
    const haveAllMoved = identitiesBySpot.every((identities) => identities.length > 0);
    if (!haveAllMoved)
        return undefined;
    return identitiesBySpot.flat();
}
/** Returns the identities that a finding would have at these addresses. */
function listIdentitiesAt(finding, addresses) {
    return addresses
        .map((address) => (0,counted_finding/* findIdentityAt */.x8)(finding, address))
        .filter((identity) => identity !== undefined);
}
function countFiles(findings) {
    const counts = new Map();
    for (const finding of findings) {
        if (finding.isRest)
            continue;
        for (const identity of (0,counted_finding/* listIdentities */.T8)(finding))
            counts.set(identity, (counts.get(identity) ?? 0) + finding.fileCount);
    }
    return counts;
}
/**
 * Is a finding in more files than findings with these identities were? Only its first spots are
 * kept, so the others may be on pages that did not move.
 */
function isInMoreFiles({ fileCount, spots }, identities, earlierFileCounts) {
    if (fileCount === spots.length)
        return false;
    let before = 0;
    for (const identity of new Set(identities))
        before += earlierFileCounts.get(identity) ?? Number.POSITIVE_INFINITY;
    return fileCount > before;
}
/**
 * Is a finding about the site? A system error with a code such as EACCES, when the earlier copy was
 * read, is not. For unlisted findings, the reason is unknown.
 */
function isAboutSite({ kind, isRest, values }) {
    if (isRest && kind === 'unreadable-file')
        return false;
    return !/^E[A-Z]+$/.test(values.why ?? '');
}

// EXTERNAL MODULE: ./lib/check/report-files.js + 8 modules
var report_files = __webpack_require__(9764);
;// CONCATENATED MODULE: ./lib/check/sources/address-matcher.js
/** Compares addresses in a page with addresses in its source. */


const INDEX = `(?:^|(?<=/))(?:index|_index|readme)(?:${page_source/* DOCUMENT_EXTENSIONS */.tB})?$`;
/** Ends of documents' addresses that are not part of pages' addresses. */
const DOCUMENT_END = new RegExp(`${INDEX}|${page_source/* DOCUMENT_EXTENSIONS */.tB}$`, 'i');
/**
 * Returns a decoded path without the extension of a document, without `index`, and without a slash
 * at the end.
 */
function getComparedPath(path) {
    return decode(path).replace(DOCUMENT_END, '').replace(/\/+$/, '');
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Returns the path of an address, and its query and fragment. */
function splitAddress(address) {
    const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
    return { path, query, fragment: decodeFragment(fragment) };
}
/**
 * VitePress writes fragments of links without accents:
 * https://github.com/mdit-vue/mdit-vue/blob/main/packages/shared/src/slugify.ts
 */
const ACCENTS = /[\u0300-\u036f]/g;
/** Returns a decoded fragment without accents, in one Unicode form. */
function decodeFragment(fragment) {
    return decode(fragment).normalize('NFKD').replace(ACCENTS, '');
}
/** Returns a common spelling of an address, ignoring its base. */
function unifySpelling(address) {
    const { path, query, fragment } = splitAddress(address);
    return getComparedPath(path.replace(/^(?:\.\/)+/, '')) + query + fragment;
}
/**
 * Returns a key that equivalent addresses share: the fragment or, without one, the last segment of
 * the path without the extension of a document; undefined if there is neither.
 */
function address_matcher_getLastSegment(address) {
    const { path, query, fragment } = splitAddress(address);
    if (fragment.length > 1)
        return fragment;
    const last = getComparedPath(path).split('/').at(-1) ?? '';
    if (/^\.{0,2}$/.test(last))
        return query || undefined;
    return last;
}
/**
 * Returns the last segments that an address may have in a source. A reference that the generator
 * did not resolve may be in its fragment.
 */
function listLastSegments(addressInPage) {
    const segments = [address_matcher_getLastSegment(addressInPage)];
    const reference = readReference(addressInPage);
    if (reference !== undefined)
        segments.push(address_matcher_getLastSegment(reference));
    return segments.filter((segment) => segment !== undefined);
}
/** Returns the reference in a fragment: Sphinx and Antora put unresolved ones there. */
function readReference(addressInPage) {
    if (!addressInPage.startsWith('#'))
        return undefined;
    return decode(addressInPage.slice(1));
}
/** Compares the addresses in a page with those in its source. */
class AddressMatcher {
    #site;
    #root;
    #page;
    /** The address that the source would have in the site. */
    #besideSource;
    constructor(page, source, site) {
        this.#site = site;
        this.#root = `https://${site.domain ?? resolve_address/* UNKNOWN_HOST */.IZ}${site.basePath}`;
        this.#page = this.#root + encodePath(page);
        const isIndexPage = /(?:^|\/)index\.x?html?$/i.test(page);
        const isIndexSource = /(?:^|\/)(?:index|_index|readme)\.\w+$/i.test(source);
        // The generator made a folder of the source: `guide.md` became `guide/index.html`.
        const isMadeFolder = isIndexPage && !isIndexSource;
        this.#besideSource = isMadeFolder ? new URL('..', this.#page).href : this.#page;
    }
    /** Returns whether an address in the page and one in its source are equivalent. */
    areSame(addressInPage, addressInSource) {
        if (unifySpelling(addressInPage) === unifySpelling(addressInSource))
            return true;
        const reference = readReference(addressInPage);
        if (reference !== undefined && unifySpelling(reference) === unifySpelling(addressInSource))
            return true;
        const meant = identifyUrl(URL.parse(addressInPage, this.#page));
        if (meant === undefined)
            return false;
        return this.#listUrls(addressInSource).some((url) => identifyUrl(url) === meant);
    }
    /**
     * Returns whether an address in the source may have become one in the page because it is broken.
     * Docusaurus looks for documents in the parent folders, and Sphinx leaves pictures relative to
     * its own root.
     */
    mayBeSame(addressInPage, addressInSource) {
        const { path, fragment } = splitAddress(addressInPage);
        if (fragment !== '') {
            const meant = identifyUrl(URL.parse(addressInPage, this.#page));
            const urls = this.#listFoldersAbove().map((folder) => URL.parse(addressInSource, folder));
            return urls.some((url) => identifyUrl(url) === meant);
        }
        if (!isRelative(addressInPage) || DOCUMENT_END.test(path))
            return false;
        const fromRoot = identifyUrl(URL.parse(addressInPage, this.#root));
        return fromRoot === identifyUrl(URL.parse(addressInSource, this.#besideSource));
    }
    /**
     * Returns whether an address in the source is a relative one, and the address in the page is the
     * same from the root of the site. Hexo puts the root in front of pictures.
     */
    isSameFromRoot(addressInPage, addressInSource) {
        if (isRelative(addressInPage) || !isRelative(addressInSource))
            return false;
        const meant = identifyUrl(URL.parse(addressInPage, this.#page));
        return meant === identifyUrl(URL.parse(addressInSource, this.#root));
    }
    /** Returns the full path of a relative address, decoded, if the page has it as it is written. */
    getFullPath(addressInSource) {
        return decode(URL.parse(addressInSource, this.#page)?.pathname ?? '');
    }
    /** Returns whether an address of the page points to the site itself. */
    isOnSite(addressInPage) {
        const url = URL.parse(addressInPage, this.#page);
        return url === null || url.host === new URL(this.#root).host;
    }
    /** Returns the paths within the site that an address in the source may point to. */
    listPaths(addressInSource) {
        const { basePath } = this.#site;
        const paths = [];
        for (const url of this.#listUrls(addressInSource)) {
            const path = decode(url?.pathname ?? '');
            if (!path.startsWith(basePath))
                continue;
            const within = path.slice(basePath.length);
            const stem = getComparedPath(within);
            paths.push(within, stem, `${stem}.html`, `${stem}/`);
        }
        return paths;
    }
    #listUrls(addressInSource) {
        const urls = [
            URL.parse(addressInSource, this.#page),
            URL.parse(addressInSource, this.#besideSource),
        ];
        const isFromRoot = /^\/(?!\/)/.test(addressInSource);
        if (!isFromRoot)
            return urls;
        // Below the base path, and below the folder of a language or version.
        const below = this.#listFoldersAbove().map((folder) => URL.parse(`.${addressInSource}`, folder));
        return [...urls, ...below];
    }
    /** Returns the addresses of the page's folders, from the root of the site down. */
    #listFoldersAbove() {
        const folders = [this.#root];
        const names = this.#page.slice(this.#root.length).split('/').slice(0, -1);
        for (const name of names)
            folders.push(`${folders.at(-1)}${name}/`);
        return folders;
    }
}
function isRelative(address) {
    return !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address);
}
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}
function identifyUrl(url) {
    if (url === null)
        return undefined;
    return `${url.host}${getComparedPath(url.pathname)}${url.search}${decodeFragment(url.hash)}`;
}

;// CONCATENATED MODULE: ./lib/check/sources/address-keys.js
/**
 * Keys in front matter and in data whose value is an address, as a pattern. Values of other keys
 * are names, or the page's own address.
 */
const ADDRESS_KEYS = 'link|href|url|src|image|img|to|next|prev|cover|icon|logo|banner|thumbnail|poster|video|file' +
    '|dark|light';

;// CONCATENATED MODULE: ./lib/check/sources/hidden-parts.js
/** Removes the parts of a text between two marks: comments, listings, scripts. */
/**
 * Returns the text with these parts replaced by spaces. Parts are removed in order of position, and
 * in order of `parts` at the same position.
 */
function removeHidden(text, parts) {
    const begins = new RegExp(parts.map(({ begin }) => `(${begin})`).join('|'), 'gm');
    let plain = '';
    let plainEnd = 0;
    for (let found = begins.exec(text); found !== null; found = begins.exec(text)) {
        const [begin, ...groups] = found;
        const part = parts[groups.findIndex((group) => group !== undefined)];
        const end = part && findEnd(part, text, begin, begins.lastIndex);
        if (part === undefined || end === undefined)
            continue;
        const { keep = replaceWithSpaces } = part;
        plain += text.slice(plainEnd, found.index) + keep(text.slice(found.index, end));
        plainEnd = end;
        begins.lastIndex = Math.max(end, found.index + 1);
    }
    return plain + text.slice(plainEnd);
}
/** Returns the offset at which a part ends; undefined if it is not a part. */
function findEnd(part, text, begin, from) {
    if (part.end === undefined)
        return from;
    const ends = new RegExp(part.end(begin), 'gm');
    ends.lastIndex = from;
    const end = ends.exec(text);
    if (end === null)
        return part.needsEnd ? undefined : text.length;
    const isCanceled = end.groups?.cancel !== undefined;
    if (isCanceled)
        return undefined;
    return end.index + end[0].length;
}
/** Replaces everything but line ends with spaces. */
const replaceWithSpaces = (text) => text.replace(/[^\n]/g, ' ');
/** Replaces everything but tags and line ends with spaces. */
function keepTags(text) {
    let at = 0;
    let tags = '';
    for (const { 0: tag, index } of text.matchAll(/<[a-z][^<>]*>/gi)) {
        tags += replaceWithSpaces(text.slice(at, index)) + tag;
        at = index + tag.length;
    }
    return tags + replaceWithSpaces(text.slice(at));
}

;// CONCATENATED MODULE: ./lib/check/sources/asciidoc-text.js
/** Extracts the text of AsciiDoc: https://docs.asciidoctor.org/asciidoc/latest/ */

/** Listing, literal, comment, passthrough, and a listing as in Markdown. */
const HIDDEN_BLOCK = /^(?:-{4,}|\.{4,}|\/{4,}|\+{4,}|`{3,}.*)$/;
/** Blocks that are code only if a style says so. */
const OTHER_BLOCK = /^(?:--|={4,}|\*{4,}|_{4,})$/;
const CODE_STYLE = /^\[(?:(?:source|listing|literal|comment|stem|latexmath|asciimath|plantuml|mermaid|ditaa)\b.*|,.+)\]$/;
/** The title or further attributes of a block. */
const BLOCK_TITLE_OR_ATTRIBUTES = /^(?:\.[^.\s]|\[.*\]$)/;
const LIST_ITEM = /^\s*(?:(?:[*\-.]+|\d+[.)]|<(?:\d+|\.)>)\s|\S.*?:{2,4}(?:\s|$))/;
const INLINE = [
    { begin: '\\+\\+\\+(?=\\S)', end: () => '\\+\\+\\+|$', keep: keepTags },
    {
        begin: '(?<!\\w)(?:`\\+|\\+`?)(?=[^\\s+])',
        end: () => '\\+`?(?!\\w)|(?<cancel>$)',
        needsEnd: true,
    },
    { begin: 'pass:\\w*\\[', end: () => '\\]|$', keep: keepTags },
    { begin: '\\\\(?:xref:|link:|image:|https?:|<<)\\S*' },
];
/**
 * Returns the text without comments, listings and literals. Of passthroughs, only tags are kept.
 */
function readAsciiDocText(text) {
    const blocks = new AsciiDocBlocks();
    const lines = text.split('\n').map((line) => blocks.readLine(line));
    return removeHidden(lines.join('\n'), INLINE);
}
/** Reads the lines of a document in turn. */
class AsciiDocBlocks {
    /** The line that ends the open block; empty for a paragraph, which a blank line ends. */
    #end;
    #isCode = false;
    #isAfterBlank = true;
    /** Returns the next line, with hidden text replaced by spaces. */
    readLine(line) {
        const trimmed = line.trimEnd();
        if (this.#end !== undefined)
            return this.#readHidden(trimmed);
        if (trimmed === '') {
            this.#isAfterBlank = true;
            return line;
        }
        const isIndented = /^[ \t]/.test(line);
        const isLiteral = this.#isAfterBlank && isIndented && !LIST_ITEM.test(line);
        this.#isAfterBlank = false;
        const begun = this.#findEndOfBlock(trimmed, isLiteral);
        if (begun !== undefined) {
            this.#end = begun;
            this.#isCode = false;
            return replaceWithSpaces(line);
        }
        if (CODE_STYLE.test(trimmed))
            this.#isCode = true;
        if (line.startsWith('//'))
            return replaceWithSpaces(line);
        return line;
    }
    /**
     * Returns the line that ends the hidden block which begins with this line; undefined if none
     * begins.
     */
    #findEndOfBlock(line, isLiteral) {
        if (HIDDEN_BLOCK.test(line))
            return line.replace(/^(`{3,}).*/, '$1');
        if (!this.#isCode)
            return isLiteral ? '' : undefined;
        if (OTHER_BLOCK.test(line))
            return line;
        if (BLOCK_TITLE_OR_ATTRIBUTES.test(line))
            return undefined;
        return '';
    }
    #readHidden(line) {
        const end = this.#end;
        if (line === end) {
            this.#end = undefined;
            this.#isAfterBlank = line === '';
        }
        if (end?.startsWith('+'))
            return keepTags(line);
        return replaceWithSpaces(line);
    }
}

;// CONCATENATED MODULE: ./lib/check/sources/html-text.js
/** Extracts the text of HTML and of template languages. */

/** Returns an `end` that does not depend on `begin`. */
function endAt(end) {
    return () => end;
}
/** Comments and escapes of template languages: Liquid, Jinja, Go. */
const TEMPLATES = [
    ...['comment', 'raw', 'verbatim', 'highlight'].map((name) => ({
        begin: `\\{%-?\\s*${name}\\b[^%\\n]*%\\}`,
        end: endAt(`\\{%-?\\s*end${name}\\s*-?%\\}`),
    })),
    { begin: '\\{#-?\\s', end: endAt('#\\}'), needsEnd: true },
    { begin: '\\{\\{-?\\s*/\\*', end: endAt('\\*/\\s*-?\\}\\}') },
    { begin: '\\{\\{[<%]\\s*/\\*', end: endAt('\\*/\\s*[>%]\\}\\}') },
    ...['highlight', 'comment', 'raw'].map((name) => ({
        begin: `\\{\\{[<%]\\s*${name}\\b[^}\\n]*\\}\\}`,
        end: endAt(`\\{\\{[<%]\\s*/\\s*${name}\\s*[>%]\\}\\}`),
    })),
];
const HTML_COMMENT = { begin: '<!--', end: endAt('-->') };
/**
 * Elements whose content is not markup or is not shown. A template with a name is a slot of a
 * component, which is shown.
 */
const HTML = [
    HTML_COMMENT,
    ...['script', 'style', 'textarea', 'template(?!\\s+(?:#|v-|slot))'].map((name) => ({
        begin: `<${name}(?![\\w-])(?:[^>]*[^>/])?>`,
        end: endAt(`</${name.replace(/\(.*/, '')}\\s*>`),
        keep: keepStart,
    })),
];
/** Keeps the start tag, which may load a file. */
function keepStart(part) {
    const end = part.indexOf('>') + 1;
    return part.slice(0, end) + replaceWithSpaces(part.slice(end));
}
const NO_SCRIPT = { begin: '<noscript', end: endAt('</noscript') };
/** Returns the text of a page or a template, with its tags. */
function readHtmlText(text) {
    return removeHidden(text, [...TEMPLATES, ...HTML, NO_SCRIPT]);
}

;// CONCATENATED MODULE: ./lib/check/sources/markdown-text.js
/**
 * Extracts the text of Markdown:
 * https://spec.commonmark.org/0.31.2/, https://mdxjs.com/docs/what-is-mdx/,
 * https://myst-parser.readthedocs.io/
 */


/** Returns Markdown without code and other parts that cannot contain links. */
function readMarkdownText(text) {
    const plain = removeHidden(text, MARKDOWN).split('\n');
    const written = text.split('\n');
    const code = new IndentedCode();
    const lines = plain.map((line, i) => (code.isNextCode(line, written[i] ?? '') ? '' : line));
    return removeUnusedDefinitions(lines).join('\n');
}
/**
 * Returns MDX without code and other parts that cannot contain links. In MDX, indentation does not
 * make code.
 */
function readMdxText(text) {
    return removeUnusedDefinitions(removeHidden(text, MARKDOWN).split('\n')).join('\n');
}
/** Matches the end of a paragraph. */
const PARAGRAPH_END = '(?<cancel>\\n[ \\t>]*(?:\\n|[-*+#|][ \\t]|\\d+[.)][ \\t])|$(?!\\n))';
const CODE_NAMES = 'code|code-block|code-cell|sourcecode|literalinclude|include|math|eval-rst|toctree|mermaid|raw|parsed-literal|highlight|doctest|testcode';
const FENCE_MARKS = '(?:`{3,}(?![^`\\n]*`)|~{3,})';
const MARKDOWN = [
    {
        begin: `^[ \\t>]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)?${FENCE_MARKS}[^\\n]*`,
        end: (begin) => {
            const mark = /`{3,}|~{3,}/.exec(begin)?.[0] ?? '';
            return `^[ \\t>]*${mark}${mark[0]}*[ \\t]*$`;
        },
        keep: keepTextOfFence,
    },
    {
        begin: `^[ \\t]*:{3,}\\{(?:${CODE_NAMES})\\}`,
        end: (begin) => `^[ \\t]*${/:+/.exec(begin)?.[0]}[ \\t]*$`,
    },
    ...TEMPLATES,
    { begin: '\\{/\\*', end: endAt('\\*/\\s*\\}') },
    ...HTML,
    { begin: '<(?:pre|code)(?![\\w-])[^>]*>', end: endAt('</(?:pre|code)\\s*>'), keep: keepTags },
    {
        // The targets of MyST roles look like code.
        begin: '(?<![\\\\`]|\\{(?:doc|download)\\})`+',
        end: (begin) => `(?<!\`)${begin}(?!\`)|${PARAGRAPH_END}`,
        needsEnd: true,
    },
    { begin: '\\\\\\[[^\\]\\n]*\\]\\([^)\\n]*\\)' },
];
/** Keeps the content of MyST directives, which look like fences, unless they are for code. */
function keepTextOfFence(part) {
    const first = part.split('\n', 1)[0] ?? '';
    const name = /[`~]\{([\w:-]+)\}/.exec(first)?.[1];
    if (name === undefined || new RegExp(`^(?:${CODE_NAMES})$`).test(name))
        return replaceWithSpaces(part);
    const last = part.lastIndexOf('\n');
    const isClosed = last >= first.length;
    if (!isClosed)
        return first;
    return (first + readMarkdownText(part.slice(first.length, last)) + replaceWithSpaces(part.slice(last)));
}
/**
 * After a line that begins like this, indented lines more often belong to it than they are code.
 */
const CONTAINER = /^ {0,3}(?:[-*+][ \t]|\d{1,9}[.)][ \t]|!!!|\?\?\?|===|:::|\/\/\/|@\w|:[ \t]|\[\^[^\]]+\]:|<[a-z]|\{\{|\{%|\|)/i;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const HEADING = /^ {0,3}#/;
/** Tells which lines are code only because they are indented. */
class IndentedCode {
    #isInContainer = false;
    #isAfterBlank = true;
    #isCode = false;
    /** Is the next line code? `plain`: the line without hidden parts; `written`: the whole line. */
    isNextCode(plain, written) {
        if (plain.trim() === '') {
            this.#isAfterBlank = true;
            return false;
        }
        if (INDENTED.test(written)) {
            this.#isCode = !this.#isInContainer && (this.#isAfterBlank || this.#isCode);
            this.#isAfterBlank = false;
            return this.#isCode;
        }
        this.#isCode = false;
        const mayEndContainer = this.#isAfterBlank || written.startsWith('#');
        if (CONTAINER.test(written))
            this.#isInContainer = true;
        else if (mayEndContainer && !/^ {2}/.test(written))
            this.#isInContainer = false;
        this.#isAfterBlank = HEADING.test(written);
        return false;
    }
}
const DEFINITION = /^ {0,3}\[(?!\^)((?:[^[\]\\]|\\.)+)\]:/;
const LABEL = /\[((?:[^[\]\\]|\\.)+)\]/g;
function unifyLabel(label) {
    return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
/** Returns the lines of Markdown without definitions that no link uses. */
function removeUnusedDefinitions(lines) {
    if (!lines.some((line) => DEFINITION.test(line)))
        return [...lines];
    const text = lines.filter((line) => !DEFINITION.test(line)).join('\n');
    const used = new Set(Array.from(text.matchAll(LABEL), ([, label = '']) => unifyLabel(label)));
    return lines.map((line) => {
        const label = DEFINITION.exec(line)?.[1];
        if (label === undefined)
            return line;
        if (used.delete(unifyLabel(label)))
            return line;
        return '';
    });
}

;// CONCATENATED MODULE: ./lib/check/sources/notebook-text.js
/** Extracts the text of Jupyter notebooks. */

const CELL_TYPE = /^\s*"cell_type":\s*"(\w+)"/;
const SOURCE_BEGINS = /^\s*"source":\s*\[\s*$/;
const SOURCE_ENDS = /^\s*\],?\s*$/;
/**
 * Returns the Markdown of a notebook, each line where it is in the file. The file must have the
 * usual form, in which each line of a cell is a string on a line of its own.
 */
function readNotebookText(text) {
    const lines = text.split('\n');
    const rendered = lines.map(() => '');
    let isMarkdown = false;
    let cell;
    for (const [i, line] of lines.entries()) {
        const type = CELL_TYPE.exec(line)?.[1];
        if (type !== undefined)
            isMarkdown = type === 'markdown';
        if (SOURCE_BEGINS.test(line)) {
            cell = isMarkdown ? { from: i + 1, lines: [] } : undefined;
        }
        else if (cell !== undefined && SOURCE_ENDS.test(line)) {
            const renderedCell = readMarkdownText(cell.lines.join('\n')).split('\n');
            rendered.splice(cell.from, cell.lines.length, ...renderedCell);
            cell = undefined;
        }
        else {
            cell?.lines.push(readString(line));
        }
    }
    return rendered.join('\n');
}
/** Returns the value of a line that is a JSON string; empty for other lines. */
function readString(line) {
    try {
        const text = JSON.parse(line.trim().replace(/,$/, ''));
        if (typeof text === 'string')
            return text.replace(/\n/g, ' ');
        return '';
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
;// CONCATENATED MODULE: ./lib/check/sources/restructured-text.js
/**
 * Extracts the text of reStructuredText:
 * https://docutils.sourceforge.io/docs/ref/rst/restructuredtext.html
 */


/** Directives that hold code, or whose argument is not an address for readers. */
const NO_TEXT = (0,words/* splitWords */.y)('code code-block code-cell sourcecode highlight literalinclude include math ' +
    'doctest testcode testsetup testoutput prompt ipython jupyter-execute ' +
    'productionlist command-output program-output csv-table index meta module ' +
    'automodule currentmodule default-role role tabularcolumns graphviz mermaid uml');
const EXPLICIT = /^(\s*)\.\.(?:[ \t]+(.*))?$/;
const DIRECTIVE = /^(?:\|[^|]+\|[ \t]+)?([\w:+.-]+)::(?:[ \t]+(.*))?$/;
/**
 * Targets, footnotes and substitutions. Other explicit markup that is not a directive is a comment.
 */
const TARGET_OR_FOOTNOTE = /^(?:_|\[[^\]]+\][ \t]|\|[^|]+\|)/;
const TARGET = /^\s*\.\. _(`[^`]+`|(?:[^:`\\]|\\.)+):(?: \S|\s*$)/;
/** A line of an interactive Python session. */
const DOCTEST = /^\s*>>> /;
/** The markers of list items at the start of a line. */
const LIST_MARKERS = /^\s*(?:(?:[-*+•]|\w{1,3}[.)]|\(\w{1,3}\)|#\.)[ \t]+)*/;
/** The punctuation with which each line of a quoted literal block begins. */
const QUOTE = /^[!-/:-@[-`{-~]/;
/** Roles whose text is shown verbatim. */
const LITERAL_ROLES = 'code|literal|samp|kbd|file|command|option|program|envvar|math|raw|regexp|guilabel|menuselection|makevar|mimetype';
const restructured_text_PARAGRAPH_END = '(?<cancel>\\n[ \\t]*\\n|$(?!\\n))';
const restructured_text_INLINE = [
    { begin: '(?<![\\\\`\\w])``(?=\\S)', end: () => `\`\`(?!\`)|${restructured_text_PARAGRAPH_END}`, needsEnd: true },
    { begin: `:(?:${LITERAL_ROLES}):\``, end: () => `\`|${restructured_text_PARAGRAPH_END}`, needsEnd: true },
    { begin: '\\\\`[^`\\n]*`?' },
];
function measureIndent(line) {
    return line.length - line.trimStart().length;
}
/** Returns the text without comments, literals, listings and targets that nothing uses. */
function readRestructuredText(text) {
    const lines = text.split('\n');
    const blocks = new RestructuredBlocks();
    const plain = lines.map((line, i) => blocks.readLine(line, lines.slice(i + 1, i + 20)));
    return removeUnusedTargets(removeHidden(plain.join('\n'), restructured_text_INLINE));
}
/** Reads the lines of a document in turn. */
class RestructuredBlocks {
    #skipped;
    /** Returns the next line; empty if it is hidden. `following`: the lines after it. */
    readLine(line, following) {
        const skipped = this.#skipped;
        if (line.trim() === '') {
            if (skipped?.kind === 'paragraph')
                this.#skipped = undefined;
            return line;
        }
        if (skipped !== undefined && isContinuedBy(skipped, line))
            return '';
        this.#skipped = undefined;
        if (DOCTEST.test(line)) {
            this.#skipped = { kind: 'paragraph' };
            return '';
        }
        const explicit = EXPLICIT.exec(line);
        if (explicit === null) {
            if (line.trimEnd().endsWith('::'))
                this.#skipped = findLiteralBlock(line, following);
            return line;
        }
        if (!isHidden(explicit[2] ?? '', following[0] ?? ''))
            return line;
        this.#skipped = { kind: 'indented', base: measureIndent(line) };
        return '';
    }
}
function isContinuedBy(skipped, line) {
    if (skipped.kind === 'indented')
        return measureIndent(line) > skipped.base;
    return skipped.kind === 'paragraph' || line.startsWith(skipped.quote);
}
/**
 * Returns whether explicit markup with this content hides its block. `next`: the line that follows.
 */
function isHidden(content, next) {
    const directive = DIRECTIVE.exec(content);
    if (directive !== null) {
        const [, name = '', argument = ''] = directive;
        if (name === 'raw')
            return !/^html\b/.test(argument);
        return NO_TEXT.has(name) || name.startsWith('auto');
    }
    // An empty comment has no block.
    if (content === '')
        return next.trim() !== '';
    return !TARGET_OR_FOOTNOTE.test(content);
}
/** Returns the literal block after a line that ends with `::`. */
function findLiteralBlock(line, following) {
    const base = LIST_MARKERS.exec(line)?.[0].length ?? 0;
    const next = following.find((each) => each.trim() !== '') ?? '';
    if (measureIndent(next) > base)
        return { kind: 'indented', base };
    const quote = QUOTE.exec(next)?.[0];
    if (quote === undefined || measureIndent(line) > 0)
        return undefined;
    return { kind: 'quoted', quote };
}
const unifyName = (text) => text.replaceAll('\\', '').trim().replace(/\s+/g, ' ').toLowerCase();
/** Returns the text without targets that no reference uses. */
function removeUnusedTargets(text) {
    if (!/^\s*\.\. _/m.test(text))
        return text;
    const used = listReferencedNames(text);
    const lines = text.split('\n').map((line) => {
        const [, quoted] = TARGET.exec(line) ?? [];
        if (quoted === undefined)
            return line;
        const name = quoted.replace(/^`|`$/g, '');
        const isUsed = used.has(unifyName(name)) || name.startsWith('_');
        return isUsed ? line : '';
    });
    return lines.join('\n');
}
/** A reference to a target: `` `a phrase`_ `` or `word_`. */
const REFERENCE = /`([^`<]+)`_(?!_)|(?<![\w`])(\w[\w.+-]*)_(?![\w`])/g;
/** A reference with a text of its own: `` `text <target_>` ``. */
const REFERENCE_WITH_TEXT = /<([^<>]+)_>`/g;
function listReferencedNames(text) {
    const names = new Set();
    for (const [, phrase = '', word = ''] of text.matchAll(REFERENCE))
        names.add(unifyName(phrase || word));
    for (const [, name = ''] of text.matchAll(REFERENCE_WITH_TEXT))
        names.add(unifyName(name));
    return names;
}

;// CONCATENATED MODULE: ./lib/check/sources/program-text.js
/** Extracts the text of programs: their documentation, or everything but comments. */




/** Comments of programs. In strings, `//` follows a colon, and `/*` a slash. */
const PROGRAM = [
    HTML_COMMENT,
    ...TEMPLATES,
    { begin: '(?<![^\\s{}();,])/\\*', end: endAt('\\*/') },
    { begin: '(?<![^\\s{}();,])//[^\\n]*' },
];
/** Returns a program without its comments. */
function readProgramText(text) {
    return removeHidden(text, PROGRAM);
}
/** Matches documentation in programs. */
const DOC_STRINGS = /("""|''')[\s\S]*?\1/g;
const DOC_COMMENTS = /\/\*\*[\s\S]*?\*\//g;
/** Returns the documentation in Python docstrings. */
function readDocStrings(text) {
    return readDocumentation(text, DOC_STRINGS);
}
/** Returns the documentation in comments that begin with two asterisks. */
function readDocComments(text) {
    return readDocumentation(text, DOC_COMMENTS);
}
/** Returns the parts of a program that a pattern matches, each on its original line. */
function readDocumentation(text, pattern) {
    let at = 0;
    let all = '';
    for (const { 0: block, index } of text.matchAll(pattern)) {
        all += replaceWithSpaces(text.slice(at, index)) + readBlock(block);
        at = index + block.length;
    }
    return all + replaceWithSpaces(text.slice(at));
}
/** Markup that does not occur in Markdown. */
const RESTRUCTURED = /`_|:\w+:`|^\s*\.\. /m;
/** Returns the text of a block of documentation, which may be Markdown or reStructuredText. */
function readBlock(block) {
    const [first = '', ...others] = block.replace(/^[ \t]*\*(?!\/)/gm, ' ').split('\n');
    const indents = others
        .map((line) => /^(\s*)[^\s"']/.exec(line)?.[1]?.length)
        .filter((indent) => indent !== undefined);
    const indent = Math.min(...indents, block.length);
    const dedented = [first, ...others.map((line) => line.slice(indent))].join('\n');
    const plain = readRestructuredText(dedented);
    if (RESTRUCTURED.test(dedented))
        return plain;
    return readMarkdownText(plain);
}

;// CONCATENATED MODULE: ./lib/check/sources/rendered-text.js
/**
 * Extracts the parts of a source that generators turn into links, without listings, literals,
 * comments and scripts. It is not a full parser: if in doubt, text is left out, so that no wrong
 * line is reported.
 */







/** A line of front matter with an address. */
const ADDRESS_IN_DATA = new RegExp(String.raw `^\s*(?:-\s+)?["']?(?:[\w-]+[_-])?(?:${ADDRESS_KEYS})["']?` +
    String.raw `(?::\s+["']?[^"'\s,]+["']?|\s*=\s*["'][^"']+["']),?\s*$`);
const FRONT_MATTER = /^\uFEFF?(---|\+\+\+)[ \t]*\n[\s\S]*?\n(?:\1|\.\.\.)[ \t]*(?=\n|$)/;
/** Returns a text whose front matter is reduced to lines with addresses. */
function keepAddressesInFrontMatter(text) {
    return text.replace(FRONT_MATTER, (data) => data
        .split('\n')
        .map((line) => (ADDRESS_IN_DATA.test(line) ? line : ''))
        .join('\n'));
}
const LANGUAGES = [
    { extensions: /\.(?:md|markdown|[rq]md)$/i, read: readMarkdownText, hasFrontMatter: true },
    // Lektor: https://www.getlektor.com/docs/content/
    { extensions: /\.lr$/i, read: readMarkdownText },
    { extensions: /\.(?:mdx|mdoc)$/i, read: readMdxText, hasFrontMatter: true },
    { extensions: /\.(?:rst|txt)$/i, read: readRestructuredText },
    { extensions: /\.(?:adoc|asciidoc|asc)$/i, read: readAsciiDocText, hasFrontMatter: true },
    { extensions: /\.ipynb$/i, read: readNotebookText },
    { extensions: /\.(?:html?|xml|njk|liquid|webc)$/i, read: readHtmlText, hasFrontMatter: true },
    { extensions: /\.(?:py|pyi)$/i, read: readDocStrings },
];
/**
 * Returns the lines of a source, with everything that generators do not turn into links blanked
 * out. `isProgram`: whether the file is read for its documentation, not as a page.
 */
function listRenderedLines(text, name, isProgram) {
    const unified = text.replace(/\r\n?/g, '\n');
    const language = LANGUAGES.find(({ extensions }) => extensions.test(name));
    return readAs(language, unified, isProgram).split('\n');
}
function readAs(language, text, isProgram) {
    if (language?.hasFrontMatter)
        return language.read(keepAddressesInFrontMatter(text));
    if (language !== undefined)
        return language.read(text);
    if (isProgram)
        return readDocComments(text);
    return readProgramText(text);
}

;// CONCATENATED MODULE: ./lib/check/sources/workspace-files.js
/** Finds the files of the repository that links point to. */



/** Names of branches that are not the start of a longer name, and the ids of commits. */
const WHOLE_REF = /^(?:main|master|trunk|HEAD|[\da-f]{40}(?:[\da-f]{24})?)$/;
/** A workspace with more files is not searched. */
const MAX_FILES = 200_000;
/** Folders with copied, built or installed files, which are not sources. */
const SKIPPED_FOLDER = /^(?:\.git|node_modules|_sources|site-packages)$/;
/** Finds files of the repository. */
class WorkspaceFiles {
    #workspace;
    #known = new Map();
    /** The names of all files by their last part; undefined until they are needed. */
    #namesByLastPart;
    constructor(workspace) {
        this.#workspace = workspace;
    }
    /**
     * Returns the file that a link points to; undefined if it does not exist, is not certain, or
     * belongs to another repository.
     */
    find(source) {
        const key = `${source.kind} ${source.repository} ${source.path}`;
        if (!this.#known.has(key))
            this.#known.set(key, this.#find(source));
        return this.#known.get(key);
    }
    #find({ kind, path, repository }) {
        const own = this.#workspace.repository;
        if (kind === 'copied')
            return this.#findOnlyOne(path);
        if (own !== undefined && own.toLowerCase() !== repository.toLowerCase())
            return undefined;
        if (kind === 'exact')
            return this.#findAt(path);
        for (const name of this.#listNamesBehindRef(path)) {
            const file = this.#findAt(name);
            if (file !== undefined)
                return file;
        }
        return undefined;
    }
    /** Returns the possible rests of a path after its branch, whose name may contain slashes. */
    #listNamesBehindRef(path) {
        const ref = this.#workspace.refs.find((each) => path.startsWith(`${each}/`));
        if (ref !== undefined)
            return [path.slice(ref.length + 1)];
        const [first = '', ...parts] = path.split('/');
        if (WHOLE_REF.test(first))
            return [parts.join('/')];
        return parts.map((_, i) => parts.slice(i).join('/'));
    }
    /** Returns the file with a name, if it is within the workspace. */
    #findAt(name) {
        const { folder } = this.#workspace;
        try {
            const path = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(folder, name));
            const root = (0,external_node_fs_.realpathSync)(folder);
            const isSource = (0,paths/* isWithin */.UO)(path, root) && !isInGitFolder((0,external_node_path_.relative)(root, path));
            if (isSource && (0,external_node_fs_.statSync)(path).isFile())
                return { name, path };
            return undefined;
        }
        catch {
            // A missing file is not an error.
            return undefined;
        }
    }
    /** Returns the only file whose name has this ending; undefined if there is none or several. */
    #findOnlyOne(ending) {
        this.#namesByLastPart ??= workspace_files_listFiles(this.#workspace.folder);
        const last = ending.slice(ending.lastIndexOf('/') + 1);
        const named = this.#namesByLastPart.get(last) ?? [];
        const alike = named.filter((name) => `/${name}`.endsWith(`/${ending}`));
        const [name, ...others] = alike;
        if (name === undefined || others.length > 0)
            return undefined;
        return this.#findAt(name);
    }
}
function isInGitFolder(name) {
    return name.split(external_node_path_.sep).some((part) => part.toLowerCase() === '.git');
}
/** Returns the names of all files in a folder by their last part; none if there are too many. */
function workspace_files_listFiles(folder) {
    const names = new Map();
    const folders = [folder];
    let count = 0;
    for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
        for (const entry of readEntries(at)) {
            if (SKIPPED_FOLDER.test(entry.name))
                continue;
            if (++count > MAX_FILES)
                return new Map();
            const path = (0,external_node_path_.join)(at, entry.name);
            if (entry.isDirectory())
                folders.push(path);
            if (entry.isFile())
                addName(names, entry.name, (0,external_node_path_.relative)(folder, path));
        }
    }
    return names;
}
function addName(names, last, path) {
    const alike = names.get(last) ?? [];
    alike.push(path.split(external_node_path_.sep).join('/'));
    names.set(last, alike);
}
function readEntries(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 4 modules
var dist_decode = __webpack_require__(9995);
;// CONCATENATED MODULE: ./lib/check/sources/written-addresses.js
/** Finds the addresses of links in the lines of a source. */


/**
 * An expression of a template language before the path of an address, which stands for the base
 * path; or a tag of Pelican, such as `{filename}`:
 * https://docs.getpelican.com/en/latest/content.html#linking-to-internal-content
 */
const BASE = String.raw `(?:\{\{[^{}\n]{0,99}\}\}|\$?\{[^{}\n]{0,99}\})?`;
const written_addresses_MARKDOWN = /\.(?:md|mdx|mdoc|markdown|[rq]md|lr|ipynb|txt|py|[cm]?[jt]sx?|html?|astro|vue|svelte)$/i;
const written_addresses_RESTRUCTURED = /\.(?:rst|txt|py)$/i;
const ROLES = /\.(?:rst|txt|py|md|ipynb)$/i;
const ASCIIDOC = /\.(?:adoc|asciidoc|asc|txt)$/i;
const LINK_FORMS = [
    // Markdown: [text](address).
    {
        sign: '](',
        pattern: new RegExp(String.raw `(?<!\\)\]\(\s{0,9}(?:<(?<quoted>[^<>]+)>|${BASE}(?<address>(?:[^\s()\\<]|\\.|\([^\s()]{0,99}\))+))(?=\s{0,9}(?:[)"'(]|$))`, 'dg'),
        files: written_addresses_MARKDOWN,
    },
    // Markdown: [label]: address.
    {
        sign: ']:',
        pattern: /^[\s>]{0,9}\[(?!\^)[^\]]+\]:\s{0,9}(?:<(?<quoted>[^<>]+)>|(?<address>[^\s<]\S*))(?=\s|$)/dg,
        files: written_addresses_MARKDOWN,
    },
    // <https://example.com>.
    { sign: '<http', pattern: /<(?<address>https?:[^\s<>]+)>/dg },
    // MyST: ```{image} address.
    {
        sign: '}',
        pattern: /^[\s>]{0,9}[`:~]{3,}\{(?:image|figure|video|card|grid-item-card|button-link)\}\s{1,9}(?<address>\S+)\s{0,9}$/dg,
        files: ROLES,
    },
    // Options of directives: `:target: address`.
    {
        sign: ':',
        pattern: /^\s{0,99}:(?:target|link|url|image|img-top|poster):\s{1,9}(?<address>\S+)\s{0,9}$/dg,
        files: ROLES,
    },
    // reStructuredText: `text <address>`.
    { sign: '>`', pattern: /<(?<address>[^<>`]+)>`/dg, files: ROLES },
    // Roles: :doc:`address` and {doc}`address`.
    {
        sign: '`',
        pattern: /(?::(?:doc|download):|\{(?:doc|download)\})`(?<address>[^`<>]+)`/dg,
        files: ROLES,
    },
    // reStructuredText: .. image:: address.
    {
        sign: '..',
        pattern: /^\s{0,99}\.\. [^:]+::?\s{1,9}(?<address>\S+)\s{0,9}$/dg,
        files: written_addresses_RESTRUCTURED,
    },
    // AsciiDoc: xref:address[text].
    {
        sign: '[',
        pattern: /\b(?:xref|link|image|include|video|audio)::?(?<address>[^\s[\]]+)\[/dg,
        files: ASCIIDOC,
    },
    // AsciiDoc: <<address,text>> and <<anchor>>.
    {
        sign: '<<',
        pattern: /<<(?:(?<address>[^\s<>,]*[.#][^\s<>,]*)|(?<anchor>[^\s<>,]+))(?:,[^<>]{0,999})?>>/dg,
        files: ASCIIDOC,
    },
    // AsciiDoc: https://example.com[text].
    { sign: 'http', pattern: /(?<![\w:])(?<address>https?:[^\s[\]<>]+)\[/dg, files: ASCIIDOC },
    // HTML and JSX.
    {
        sign: '=',
        pattern: new RegExp(String.raw `\b(?:href|src|to|data|poster|action|link|url)\s{0,9}=\s{0,9}\{?(?:"${BASE}(?<quoted>[^"<>]*)"|'${BASE}(?<single>[^'<>]*)'|${'`'}${BASE}(?<ticks>[^${'`'}<>]*)${'`'})`, 'dg'),
    },
    {
        sign: '=',
        pattern: /\b(?:href|src|to|data|poster|action)\s{0,9}=\s{0,9}(?<address>[^\s"'{}`<>]+)/dg,
    },
    // YAML, JSON and programs.
    {
        sign: ':',
        pattern: new RegExp(String.raw `(?:^|[\s"'{])(?:[\w-]{0,99}[_-])?(?:${ADDRESS_KEYS})["']?:\s{1,9}` +
            String.raw `(?:"(?<quoted>[^"]+)"|'(?<single>[^']+)'|(?<address>[^\s"',]+),?\s{0,9}$)`, 'dg'),
    },
    // Go templates, Liquid, Jinja.
    {
        sign: '{{',
        pattern: /\{\{[<%]?-?\s{0,9}(?:rel)?(?:ref|URL|url)\s{1,9}["'](?<address>[^"'\s]+)["']/dg,
    },
    {
        sign: '{{',
        pattern: /\{\{-?\s{0,9}["'](?<address>[^"'\s]+)["']\s{0,9}\|\s{0,9}(?:relative_url|absolute_url|relURL|absURL|relLangURL|url)\b/dg,
    },
    // Jekyll: https://jekyllrb.com/docs/liquid/tags/#links.
    {
        sign: '{%',
        pattern: /\{%-?\s{0,9}link\s{1,9}(?<fromRoot>[^\s%"']{1,999}\s{0,9}-?%\}(?:#[^\s"'()<>]{1,999})?)/dg,
    },
    // Most generators turn plain URLs into links.
    {
        sign: 'http',
        pattern: /(?<![\w"'(<=`[])(?<address>https?:[^\s<>"'`)\]]*[^\s<>"'`)\].,:;!?])/dg,
    },
];
/** Possible addresses in unknown forms: an argument of a macro, a component or a role. */
const UNKNOWN_FORMS = [
    {
        pattern: /(?<=[=(,[{:]\s{0,3}|\{[{%][^{}\n]{0,99}\s)(?:"(?<double>[^"\s]+)"|'(?<single>[^'\s]+)')/g,
    },
    { pattern: /(?<=:)`(?<text>[^`<>\s]+)`/g, files: written_addresses_RESTRUCTURED },
    { pattern: /\b\w+::?(?<macro>[^\s[\]:]+)\[/g, files: ASCIIDOC },
    { pattern: /\[\[(?<wiki>[^\s[\]|]+)(?:\|[^[\]\n]{0,999})?\]\]/g },
];
/** Matches lines that may contain an address in any form. */
const MAY_HAVE_ADDRESS = /[:<[=({]/;
/** The longest line that is read, in characters. Longer lines are generated. */
const MAX_LINE_CHARS = 20_000;
/** Returns the addresses in the lines of a source with this name. */
function findAddresses(lines, name) {
    const isUsedIn = ({ files }) => files?.test(name) !== false;
    const forms = LINK_FORMS.filter(isUsedIn);
    const unknownForms = UNKNOWN_FORMS.filter(isUsedIn);
    const addresses = [];
    const possible = [];
    for (const [i, line] of lines.entries()) {
        if (line.length > MAX_LINE_CHARS || !MAY_HAVE_ADDRESS.test(line))
            continue;
        const written = findInLine(line, forms);
        for (const { address } of written)
            addresses.push({ address, line: i + 1 });
        addresses.push(...findAcrossLineEnd(i, lines, forms));
        possible.push(...findPossible(blankOutAddresses(line, written), unknownForms));
    }
    return { addresses, possible };
}
/** A line whose end is within a link: before the address, or within it. */
const OPEN_AT_END = /(?:\]\(|\]:|^\s*\.\. _[^:]+:|<[^\s<>`]{1,999})\s*$/;
/** White space and the marks of quotations before the rest of a paragraph. */
const LINE_START = /^[\s>]+/;
/** Returns addresses that begin or continue on the line after the one with this index. */
function findAcrossLineEnd(i, lines, forms) {
    const line = lines[i] ?? '';
    const next = lines[i + 1] ?? '';
    if (!OPEN_AT_END.test(line))
        return [];
    // In reStructuredText, a line without indentation is a new paragraph.
    const isNewParagraph = line.includes('.. _') && !/^\s/.test(next);
    if (isNewParagraph)
        return [];
    // An address that begins after the line end needs a space in front.
    const start = line.trimEnd().replace(/:$/, ': ');
    return findInLine(start + next.replace(LINE_START, ''), forms)
        .filter(({ to }) => to > start.length)
        .map(({ address, from }) => ({ address, line: from < start.length ? i + 1 : i + 2 }));
}
function findInLine(line, forms) {
    return forms
        .filter(({ sign }) => line.includes(sign))
        .flatMap(({ pattern }) => [...line.matchAll(pattern)].map(readMatch))
        .filter((found) => found !== undefined);
}
/** Returns the line with these addresses replaced by spaces. */
function blankOutAddresses(line, found) {
    let rest = line;
    for (const { from, to } of found)
        rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
    return rest;
}
function findPossible(line, forms) {
    return forms
        .flatMap(({ pattern }) => [...line.matchAll(pattern)])
        .flatMap(({ groups }) => Object.values(groups ?? {}))
        .filter((each) => each !== undefined);
}
/** Returns the address that a form matched, and its offsets. */
function readMatch(found) {
    for (const [name, written] of Object.entries(found.groups ?? {})) {
        const offsets = found.indices?.groups?.[name];
        if (offsets === undefined || written === undefined)
            continue;
        const [from, to] = offsets;
        return { address: addStart(name, decodeMarkup(written)), from, to };
    }
    return undefined;
}
/** Returns the whole address, given the group that matched it. */
function addStart(group, written) {
    if (group === 'anchor')
        return `#${written}`;
    if (group === 'fromRoot')
        return `/${written.replace(/^\/|\s*-?%\}/g, '')}`;
    return written;
}
/** Decodes backslash escapes and character references. */
function decodeMarkup(written) {
    const plain = written.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim();
    if (plain.includes('&'))
        return (0,dist_decode/* decodeHTML */.Gz)(plain);
    return plain;
}

;// CONCATENATED MODULE: ./lib/check/sources/source-finder.js







/** The largest source that is read, in bytes. Nobody writes larger documents by hand. */
const MAX_SOURCE_BYTES = 1024 ** 2;
/** How many addresses in sources are cached. Beyond that, the cache is cleared. */
const MAX_CACHED_ADDRESSES = 200_000;
/** Finds where the addresses in pages are written. */
class SourceFinder {
    #options;
    #files;
    #sources = new Map();
    /** How many addresses are in `#sources`. */
    #cachedCount = 0;
    constructor(options) {
        this.#options = options;
        const { workspace } = options;
        this.#files = workspace && new WorkspaceFiles(workspace);
    }
    /**
     * Returns the source in which an address of a page is written; undefined if that is not certain.
     * It has a line if all candidates are on one line.
     */
    find(pageName, inPage) {
        const { basePath, pages } = this.#options;
        const source = pages.get(pageName);
        const file = source && this.#files?.find(source);
        if (source === undefined || file === undefined)
            return undefined;
        // Findings about the page itself are not written in its source.
        if (inPage.address === pageName || inPage.address === basePath + pageName)
            return undefined;
        const lastSegments = listLastSegments(inPage.address);
        if (lastSegments.length === 0)
            return undefined;
        const inSource = this.#read(file, source.isProgram);
        const matcher = new AddressMatcher(pageName, file.name, this.#options);
        const similar = lastSegments.flatMap((segment) => inSource.addresses.get(segment) ?? []);
        const meant = similar.filter(({ address }) => this.#isMeant(inPage, address, matcher));
        const spot = { path: file.name, line: findOnlyLine(meant), url: source.url };
        if (meant.length > 0)
            return spot;
        const isInUnknownForm = lastSegments.some((segment) => inSource.possibleSegments.has(segment));
        if (isInUnknownForm)
            return spot;
        const mayBeRewritten = matcher.isOnSite(inPage.address) && this.#hasBrokenAddress(similar, lastSegments, matcher);
        if (mayBeRewritten)
            return spot;
        return undefined;
    }
    #isMeant({ address, isWritten }, addressInSource, matcher) {
        const hasFragment = isWritten || address.includes('#');
        const compared = hasFragment ? addressInSource : (0,resolve_address/* stripFragment */.lG)(addressInSource);
        if (matcher.areSame(address, compared))
            return true;
        if (!this.#isBroken(compared, matcher))
            return false;
        if (matcher.mayBeSame(address, compared))
            return true;
        return (matcher.isSameFromRoot(address, compared) && !this.#isReportedAsWritten(compared, matcher));
    }
    /** Is there a finding about an address as the source has it? Then the page has it unchanged. */
    #isReportedAsWritten(address, matcher) {
        return this.#options.isReported((0,byte_strings/* toBytes */.ZJ)(matcher.getFullPath(address)));
    }
    /** Is one of these addresses broken? The generator may have rewritten it. */
    #hasBrokenAddress(addresses, lastSegments, matcher) {
        return addresses.some(({ address }) => hasLastSegment(address, lastSegments) && this.#isBroken(address, matcher));
    }
    /** Is an address broken? If the site serves it, it is not the one in the finding. */
    #isBroken(address, matcher) {
        const paths = matcher.listPaths(address);
        return paths.length > 0 && !paths.some((path) => this.#options.isServed((0,byte_strings/* toBytes */.ZJ)(path)));
    }
    #read({ path, name }, isProgram) {
        const known = this.#sources.get(path);
        if (known !== undefined)
            return known;
        const lines = listRenderedLines(readSource(path), name, isProgram);
        const { addresses, possible } = findAddresses(lines, name);
        const read = {
            addresses: groupByLastSegment(addresses),
            possibleSegments: new Set(possible.map((each) => address_matcher_getLastSegment(each) ?? '')),
        };
        this.#cachedCount += addresses.length;
        if (this.#cachedCount > MAX_CACHED_ADDRESSES) {
            this.#sources.clear();
            this.#cachedCount = addresses.length;
        }
        this.#sources.set(path, read);
        return read;
    }
}
/** Returns the line that all these addresses are on; undefined if it is not one line. */
function findOnlyLine(addresses) {
    const [line, ...otherLines] = new Set(addresses.map((each) => each.line));
    if (otherLines.length > 0)
        return undefined;
    return line;
}
/** Returns addresses by their last segments, with and without their fragments. */
function groupByLastSegment(addresses) {
    const groups = new Map();
    for (const found of addresses) {
        const { address } = found;
        const segments = new Set([address_matcher_getLastSegment(address), address_matcher_getLastSegment((0,resolve_address/* stripFragment */.lG)(address))]);
        for (const segment of segments) {
            if (segment === undefined)
                continue;
            const group = groups.get(segment);
            if (group === undefined)
                groups.set(segment, [found]);
            else
                group.push(found);
        }
    }
    return groups;
}
function hasLastSegment(address, segments) {
    const segment = address_matcher_getLastSegment(address);
    return segment !== undefined && segments.includes(segment);
}
/** Returns the text of a source; empty if it cannot be read, which is not an error. */
function readSource(path) {
    try {
        if ((0,external_node_fs_.statSync)(path).size > MAX_SOURCE_BYTES)
            return '';
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./lib/findings/suggestion.js
var suggestion = __webpack_require__(2468);
// EXTERNAL MODULE: ./lib/check/rules/anchors.js
var rules_anchors = __webpack_require__(9118);
// EXTERNAL MODULE: ./lib/check/rules/references.js
var references = __webpack_require__(4576);
// EXTERNAL MODULE: ./lib/check/suggestions/similar-anchors.js
var similar_anchors = __webpack_require__(6576);
// EXTERNAL MODULE: ./lib/web/host/hosts/find-file.js
var find_file = __webpack_require__(2153);
;// CONCATENATED MODULE: ./lib/check/suggestions/similar-paths.js
/** Finds the existing path that was probably meant by one that the host does not serve. */





/**
 * How many files with one name are compared. More files share a name only by convention, and any of
 * them may be meant.
 */
const MAX_FILES_WITH_SAME_NAME = 8;
/** How many names with the same initials in one folder are compared for typos. */
const MAX_SIMILAR_NAMES = 500;
/** How many folders at the start of a path may be wrong. */
const MAX_DROPPED_FOLDERS = 4;
/** How many letters, in bytes, a name must have. Shorter names occur in too many places. */
const MIN_LETTER_BYTES = 3;
/** Words with fewer UTF-16 units are compared exactly: `min` is not `max`. */
const MIN_TYPO_CHARS = 4;
/**
 * The extension of a page, or of a source: authors link to the source of a page, and the generator
 * does not rewrite the link.
 */
const SOURCE_EXTENSION = /\.(?:html?|xhtml|mdx?|markdown|rst|adoc)$/i;
const similar_paths_INDEX = /(?:^|\/)index$/i;
const WORD = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+/gu;
const NUMBER = /^\p{N}/u;
/** The files of a site that broken paths may have been meant for. */
class PathIndex {
    #served;
    /** The base path without its first slash, decoded; empty for the root. */
    #basePrefix;
    /** Files by their stem in lower case, by its last segment, and by its initials. */
    #byFoldedStem;
    #byName;
    #byInitials;
    constructor(served) {
        this.#served = served;
        const basePath = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
        this.#basePrefix = ((0,byte_strings/* percentDecode */.YZ)(basePath) ?? basePath).slice(1);
        const files = [...served.site.names.keys()].filter((fileIndex) => this.#isSuggested(fileIndex));
        this.#byFoldedStem = Map.groupBy(files, (fileIndex) => fold(this.#getStem(fileIndex)));
        this.#byName = Map.groupBy(files, (fileIndex) => similar_paths_getLastSegment(this.#getStem(fileIndex)));
        this.#byInitials = Map.groupBy(files, (fileIndex) => getInitials(this.#getStem(fileIndex)));
    }
    /** Returns the path most similar to a path within the site that is not served. */
    find(asked) {
        const path = (0,find_file/* mergeSlashes */.u)(asked);
        let withoutBase = path;
        if (path.startsWith(this.#basePrefix))
            withoutBase = path.slice(this.#basePrefix.length);
        return (this.#findSameStem(path) ??
            makeSimilar('base-path', this.#keepIfServed(withoutBase)) ??
            this.#findWithoutOuterFolders(path, 2) ??
            this.#findName(path));
    }
    /**
     * Returns the path itself if it is served, because then only its prefix is wrong. Otherwise,
     * returns the most similar path.
     */
    findServedOrSimilar(path) {
        return makeSimilar('base-path', this.#keepIfServed(path)) ?? this.find(path);
    }
    /** Returns the path most similar to a path outside the base path. */
    findOutside(asked) {
        const path = (0,find_file/* mergeSlashes */.u)(asked);
        if (getStemOfPath(path) === '')
            return undefined;
        const withoutBase = this.#keepIfServed(path) ?? this.#findSameStem(path)?.path;
        return (makeSimilar('case', this.#findWithBaseInOtherCase(path)) ??
            makeSimilar('base-path', withoutBase) ??
            this.#findWithoutOuterFolders(path, 1));
    }
    /** Returns a path without the base path, which it has in another case, if it is served. */
    #findWithBaseInOtherCase(path) {
        const { length } = this.#basePrefix;
        if (fold(path.slice(0, length)) !== fold(this.#basePrefix))
            return undefined;
        return this.#keepIfServed(path.slice(length));
    }
    /**
     * Returns the path at which the host serves a file; undefined if there is none. `asFile`: prefer
     * the path with the file's ending if both work.
     */
    findAddress(fileIndex, asFile) {
        const paths = this.#served.listAddresses(fileIndex);
        const name = this.#served.getName(fileIndex);
        if (asFile && !(0,page_names/* isIndexPage */.sf)(name) && paths.includes(name))
            return name;
        return paths[0];
    }
    #getStem(fileIndex) {
        return (0,page_names/* getStem */.qp)(this.#served.getName(fileIndex));
    }
    /**
     * May a file be suggested? Uploads leave out dot-files, and nobody links to a 404 page. Of
     * `docs.html` and `docs/index.html`, only the first is suggested.
     */
    #isSuggested(fileIndex) {
        const name = this.#served.getName(fileIndex);
        const isSecond = (0,page_names/* isIndexPage */.sf)(name) && this.#served.files.has(`${(0,page_names/* getStem */.qp)(name)}.html`);
        return !isSecond && (0,dot_files/* findDottedPart */.$)(name) === undefined && !(0,page_names/* isNotFoundPage */.np)(name);
    }
    /** Returns the path if the host serves a file there that is not the home page. */
    #keepIfServed(path) {
        if (getStemOfPath(path) === '')
            return undefined;
        if (this.#served.findServedFile(path) === undefined)
            return undefined;
        return path;
    }
    #suggest(kind, fileIndex, path) {
        return makeSimilar(kind, this.findAddress(fileIndex, endsLikeFile(path)));
    }
    /**
     * Finds a file whose path differs only in `.html`, a slash or `index.html` at the end, or also in
     * case or Unicode form.
     */
    #findSameStem(path) {
        const stem = getStemOfPath(path);
        const alike = this.#byFoldedStem.get(fold(stem)) ?? [];
        const exact = alike.findLast((fileIndex) => this.#getStem(fileIndex) === stem);
        if (exact !== undefined)
            return this.#suggest('ending', exact, path);
        const [only, ...others] = alike;
        if (only === undefined || others.length > 0)
            return undefined;
        const isSameText = compose(this.#getStem(only)) === compose(stem);
        if (isSameText)
            return this.#suggest('unicode', only, path);
        return this.#suggest('case', only, path);
    }
    /**
     * Finds the path of a site that was built for another base path. `minSegments`: how many segments
     * must be left.
     */
    #findWithoutOuterFolders(path, minSegments) {
        const segmentCount = getStemOfPath(path).split('/').length;
        const maxDropped = Math.min(MAX_DROPPED_FOLDERS, segmentCount - minSegments);
        for (let dropped = 1; dropped <= maxDropped; dropped++) {
            const rest = (0,byte_strings/* asBytes */.Yd)(path.split('/').slice(dropped).join('/'));
            const name = similar_paths_getLastSegment(getStemOfPath(rest));
            if (!isSpecific(name))
                return undefined;
            const served = this.#keepIfServed(rest);
            if (served !== undefined)
                return { kind: 'base-path', path: served };
        }
        return undefined;
    }
    /**
     * Finds the only file with the same or a similar name. With several, any of them may be meant.
     */
    #findName(path) {
        const stem = getStemOfPath(path);
        const withTypo = this.#listWithTypo(stem);
        const [fileIndex, ...others] = [...this.#listInOtherFolders(stem), ...withTypo];
        if (fileIndex === undefined || others.length > 0)
            return undefined;
        const kind = withTypo.length > 0 ? 'typo' : 'elsewhere';
        return this.#suggest(kind, fileIndex, path);
    }
    /**
     * Returns the files whose stems have the same last segment; of these, the ones that share the
     * most segments before it.
     */
    #listInOtherFolders(stem) {
        const name = similar_paths_getLastSegment(stem);
        if (!isSpecific(name))
            return [];
        const named = this.#byName.get(name) ?? [];
        if (named.length > MAX_FILES_WITH_SAME_NAME)
            return named;
        const shared = named.map((fileIndex) => countSharedSegments(stem, this.#getStem(fileIndex)));
        const mostShared = Math.max(...shared);
        return named.filter((_, i) => shared[i] === mostShared);
    }
    #listWithTypo(stem) {
        const candidates = this.#byInitials.get(getInitials(stem)) ?? [];
        if (candidates.length > MAX_SIMILAR_NAMES)
            return [];
        const words = listWords(stem);
        if (words.every((word) => NUMBER.test(word)))
            return [];
        return candidates.filter((fileIndex) => isSameOrTypo(words, listWords(this.#getStem(fileIndex))));
    }
}
function makeSimilar(kind, path) {
    if (path === undefined)
        return undefined;
    return { kind, path };
}
/** Does the path have the extension of a page's file or source? */
function endsLikeFile(path) {
    return SOURCE_EXTENSION.test(path);
}
/** Returns the stem of a requested path: see `getStem`. */
function getStemOfPath(path) {
    return path.replace(/\/+$/, '').replace(SOURCE_EXTENSION, '').replace(similar_paths_INDEX, '');
}
function similar_paths_getLastSegment(stem) {
    return stem.slice(stem.lastIndexOf('/') + 1);
}
/** Is this more than a number or an abbreviation? Each byte beyond ASCII counts as a letter. */
function isSpecific(name) {
    const letters = name.match(/[a-z\x80-\xff]/gi) ?? [];
    return letters.length >= MIN_LETTER_BYTES;
}
/**
 * Returns text in the Unicode form that most systems write. macOS decomposes the names of files
 * that it unpacks.
 */
function compose(bytes) {
    return (0,byte_strings/* toText */.fE)(bytes).normalize('NFC');
}
function fold(bytes) {
    return compose(bytes).toLowerCase();
}
/** Returns how many segments at the end are equal. */
function countSharedSegments(stem, otherStem) {
    const segments = stem.split('/').reverse();
    const others = otherStem.split('/').reverse();
    const differing = segments.findIndex((segment, i) => segment !== others[i]);
    if (differing === -1)
        return segments.length;
    return differing;
}
function getExtension(stem) {
    return /(?<=[^/])\.[a-z0-9]+$/i.exec(stem)?.[0] ?? '';
}
/**
 * Returns the words of a stem's name, numbers included, without separators: `readAsync-2` has
 * three.
 */
function listWords(stem) {
    const name = similar_paths_getLastSegment(stem.slice(0, stem.length - getExtension(stem).length));
    return (0,byte_strings/* toText */.fE)(name).match(WORD) ?? [];
}
/**
 * Returns a key that stems share if one may be a typo of the other: the folder, the extension, the
 * first letter of each word (typos rarely change it), and numbers in full.
 */
function getInitials(stem) {
    const initials = listWords(stem).map((word) => NUMBER.test(word) ? word : word[0]?.toLowerCase());
    return [(0,byte_strings/* getFolder */.L2)(stem), getExtension(stem), ...initials].join('\0');
}
/**
 * Are two names equal, or different by one typo in one word? `page-13` is not a typo of
 * `page-12`, nor `import` of `export`.
 */
function isSameOrTypo(words, otherWords) {
    const [differing, ...others] = words.keys().filter((i) => words[i] !== otherWords[i]);
    if (differing === undefined)
        return true;
    if (others.length > 0)
        return false;
    const word = words[differing] ?? '';
    const otherWord = otherWords[differing] ?? '';
    const isLongEnough = Math.min(word.length, otherWord.length) >= MIN_TYPO_CHARS;
    return isLongEnough && (0,did_you_mean/* measureEditDistance */.wn)(word, otherWord, 1) === 1;
}

;// CONCATENATED MODULE: ./lib/check/suggestions/find-suggestions.js
/** Finds existing addresses to suggest instead of broken ones, once all files have been read. */









/** The kinds of findings about broken addresses. For other kinds, nothing is suggested. */
const BROKEN = {
    anchor: ['broken-anchor', 'broken-asset/symbol'],
    path: [
        ...references/* MISSING_REFERENCES */.Q,
        'broken-link',
        'broken-asset',
        'broken-asset/old-font',
        'page-data',
        'page-data/all',
        'vanished-page',
    ],
    outside: [
        'outside-base-path/link',
        'outside-base-path/load',
        'outside-base-path/reference',
        'outside-base-path/not-found',
    ],
    vanished: ['vanished-anchor', 'vanished-anchor/renamed'],
    folder: ['broken-link/folder', 'broken-asset/folder'],
    'in-sitemap': ['sitemap/entry', 'sitemap/named'],
    'in-redirects': ['redirect-target', 'redirect-target/error-page'],
};
function mapFindingKinds() {
    const mapped = new Map();
    for (const key of Object.keys(BROKEN))
        for (const kind of BROKEN[key])
            mapped.set(kind, key);
    return mapped;
}
const ADDRESS_KIND_BY_FINDING_KIND = mapFindingKinds();
/**
 * Returns the suggestions for findings that have one. They do not depend on the order of the
 * findings.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findSuggestions(findings, existing, signal) {
    const found = new Map();
    const broken = findings.filter(isAboutBrokenAddress);
    if (broken.length === 0)
        return found;
    const search = new SuggestionSearch(existing);
    for await (const finding of (0,event_loop/* iterateWithPauses */.YK)(broken, signal)) {
        const suggestion = search.find(finding);
        if (suggestion !== undefined)
            found.set(finding, suggestion);
    }
    return found;
}
/** Is a finding about one broken address, which is known in full? */
function isAboutBrokenAddress({ kind, key, isRest }) {
    return ADDRESS_KIND_BY_FINDING_KIND.has(kind) && !isRest && !(0,spots/* isTruncated */.pQ)(key);
}
/** An email address, but not the name of a file such as `logo@2x.png`. */
const MAILBOX = /^(?!.*@\dx\.|.*\.(?:html?|mdx?|pdf|zip)$)[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}(?:\?|$)/i;
/** Finds the suggestions of findings, one at a time. */
class SuggestionSearch {
    #site;
    #files;
    #basePath;
    #addresses;
    #paths;
    #anchors;
    #vanished;
    /** The file of the previous lookup: findings of one file follow each other. */
    #last;
    constructor({ served, anchors, vanished }) {
        this.#site = served.site;
        this.#files = served.files;
        this.#basePath = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
        this.#addresses = new resolve_address/* Addresses */.tb(served.site);
        this.#paths = new PathIndex(served);
        this.#anchors = anchors;
        this.#vanished = vanished;
    }
    find(finding) {
        const { kind, key, values } = finding;
        switch (ADDRESS_KIND_BY_FINDING_KIND.get(kind)) {
            case 'anchor':
                return this.#findAnchor(finding);
            case 'vanished':
                return this.#vanished?.get(key);
            case 'outside':
                return this.#findOutside(key);
            case 'folder':
                if (!key.startsWith(this.#basePath))
                    return this.#findOutside(key);
                return this.#suggest(this.#paths.findServedOrSimilar(key.slice(this.#basePath.length)));
            case 'in-sitemap':
                return this.#findInSitemap((0,byte_strings/* toText */.fE)(key));
            case 'in-redirects':
                // Hosts read redirect files only in the root, so there is no base path.
                return this.#suggest(this.#paths.find((0,byte_strings/* toBytes */.ZJ)(values.to ?? '').slice(1)));
            default:
                return this.#findPath(finding);
        }
    }
    #findPath({ kind, key, target }) {
        if (kind === 'broken-link' && MAILBOX.test(target))
            return (0,suggestion/* makeSuggestion */.R)('mailto', `mailto:${(0,byte_strings/* toText */.fE)(target)}`);
        const similar = this.#paths.find(key.slice(this.#basePath.length));
        const isPageData = kind === 'page-data' || kind === 'page-data/all';
        // A file with another name is the data of another page.
        if (isPageData && similar?.kind !== 'case')
            return undefined;
        return this.#suggest(similar);
    }
    #findOutside(pathname) {
        const path = (0,byte_strings/* percentDecode */.YZ)(pathname);
        if (path === undefined)
            return undefined;
        return this.#suggest(this.#paths.findOutside(path));
    }
    #findInSitemap(written) {
        const address = this.#addresses.resolveOnAnyHost(written);
        if (address?.kind === 'outside-base-path')
            return this.#findOutside(address.path);
        if (address?.kind === 'site')
            return this.#suggest(this.#paths.find(address.path));
        return undefined;
    }
    #findAnchor({ key, target }) {
        const split = this.#splitKey(key);
        if (split?.fragment === undefined)
            return undefined;
        const { fileIndex, fragment } = split;
        const similar = this.#indexAnchors(fileIndex).find(fragment);
        const [written = ''] = target.split(/[?#]/, 1);
        const path = this.#paths.findAddress(fileIndex, endsLikeFile(written));
        if (similar === undefined || path === undefined)
            return undefined;
        return this.#suggest({ kind: similar.kind, path }, `#${(0,byte_strings/* makeReadable */.Dy)(similar.id)}`);
    }
    /** Returns the file and the fragment in the key of a finding. Names may contain a `#`, too. */
    #splitKey(key) {
        for (const { index: hash } of key.matchAll(/#/g)) {
            const fileIndex = this.#files.get(key.slice(this.#basePath.length, hash));
            if (fileIndex === undefined)
                continue;
            return { fileIndex, fragment: (0,resolve_address/* listAnchorNames */.IL)(key.slice(hash)).at(-1) };
        }
        return undefined;
    }
    #indexAnchors(fileIndex) {
        if (this.#last?.fileIndex === fileIndex)
            return this.#last.anchors;
        const anchors = new similar_anchors/* AnchorIndex */._s((0,rules_anchors/* splitIds */.Du)(this.#anchors.get(fileIndex) ?? byte_strings/* NO_BYTES */.CR));
        this.#last = { fileIndex, anchors };
        return anchors;
    }
    #suggest(similar, fragment = '') {
        if (similar === undefined)
            return undefined;
        const address = this.#site.basePath + (0,byte_strings/* makeReadable */.Dy)(similar.path) + fragment;
        return (0,suggestion/* makeSuggestion */.R)(similar.kind, address);
    }
}

;// CONCATENATED MODULE: ./lib/check/check-site.js















/**
 * Checks a site against the rules of the host that will serve it, and writes the reports.
 * @throws the reason of `signal` soon after it is aborted; a file-system error if the
 * folder itself cannot be read or a report cannot be written
 */
function checkSite(options) {
    return (0,pool/* usePool */.Q2)(READING_TASK, options.signal, (pool) => checkInPool(pool, options));
}
/**
 * Returns the findings of an earlier site, as `earlier` in `CheckOptions`.
 * @throws the reason of `signal` soon after it is aborted; a file-system error if the
 * folder itself cannot be read
 */
function collectEarlierFindings(options) {
    return (0,pool/* usePool */.Q2)(READING_TASK, options.signal, async (pool) => {
        const { countedSite, externalSpots } = await collectFindings(pool, options);
        return { ...countedSite, externalUrls: new Set(externalSpots.keys()) };
    });
}
async function checkInPool(pool, options) {
    const { domain, folderTree, workspace, clock } = options;
    const startedAt = clock.now();
    const collected = await collectFindings(pool, options);
    const comparison = compareWithEarlier(collected.countedSite, options);
    const sources = makeSourceFinder(collected, options);
    const findings = await judgeCollected(collected, comparison, sources, options);
    const diagnosis = findDiagnosis({
        served: collected.served,
        allNames: folderTree.names,
        addresses: collected.links + collected.loads,
        findings,
        workspace: workspace?.folder,
        job: options.job,
    });
    const report = makeReport(options, findings, {
        diagnosis: diagnosis?.message,
        fixed: comparison?.countFixed(),
        files: collected.fileCount,
        pages: collected.servedPageCount,
        links: collected.links,
        loads: collected.loads,
        undecided: collected.undecided,
    });
    const shown = { ...report, unlisted: comparison?.countUnlisted() };
    const reportPage = makeReportPage(shown, domain ?? (0,external_node_path_.basename)(folderTree.root), clock.now(), {
        siteAddress: findSiteAddress(options),
        repository: workspace?.repository,
        sections: collected.changes?.sections ?? [],
    });
    const externalLinks = listExternalLinks(collected, sources, options);
    const paths = await (0,report_files/* writeReports */.Li)({ report, reportPage, externalLinks }, options);
    return { ...shown, ...paths, diagnosis, elapsedMs: clock.now() - startedAt, reportPage };
}
function listExternalLinks({ externalSpots, served }, sources, { earlier }) {
    return {
        spots: externalSpots,
        names: served.site.names,
        earlierUrls: earlier?.externalUrls,
        findSource: (page, address) => sources.find(page, { address, isWritten: false }),
    };
}
function listAccepted({ accepted = [] }) {
    return accepted.filter(({ code }) => !(0,codes/* isLive */.DG)(code));
}
/** Returns the comparison with the earlier site; undefined if there is none. */
function compareWithEarlier(later, options) {
    const { earlier, earlierPaths, clock } = options;
    if (earlier === undefined)
        return undefined;
    const accepted = listAccepted(options);
    return new FindingComparison({ earlier, later, accepted, now: clock.now(), earlierPaths });
}
function makeSourceFinder({ served, sources, countedSite }, options) {
    const { basePath, domain, workspace } = options;
    const isServed = (path) => served.findContent(path) !== undefined;
    const reported = new Set(countedSite.findings.map(({ key }) => key));
    const isReported = (address) => reported.has(address);
    return new SourceFinder({ basePath, domain, pages: sources, workspace, isServed, isReported });
}
/** Returns the findings, accepted ones included, in order of importance. */
async function judgeCollected({ countedSite, served, anchors, changes }, comparison, sources, options) {
    const { signal, clock } = options;
    const existing = { served, anchors, vanished: changes?.suggestions };
    const suggestions = await findSuggestions(countedSite.findings, existing, signal);
    const found = await makeFindings(countedSite, signal, {
        suggestions,
        isNew: (finding) => comparison?.isNew(finding),
        findSource: (page, inPage) => sources.find(page, inPage),
    });
    const judged = await judgeFindings(found, listAccepted(options), clock.now(), signal);
    if (comparison === undefined)
        return (0,order/* sortByWeight */.CM)(judged);
    // Findings about the accepted entries themselves are not new: they are not about the site.
    return (0,order/* sortByWeight */.CM)(judged.map((finding) => ({ ...finding, isNew: finding.isNew ?? false })));
}
/**
 * Returns the prefix of links to pages in `report.html`; undefined if pages are not linked. The
 * prefix points to this build, because `domain` still serves the previous one.
 */
function findSiteAddress(options) {
    const { folderTree, linksToFiles, previewUrl, reportDir } = options;
    if (previewUrl !== undefined)
        return previewUrl;
    if (!linksToFiles || reportDir === undefined)
        return undefined;
    const way = (0,external_node_path_.relative)(reportDir, folderTree.root);
    // On Windows, no relative path goes from one drive to another.
    if ((0,external_node_path_.isAbsolute)(way))
        return undefined;
    return (0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(`./${way.replaceAll(external_node_path_.sep, '/')}/`));
}


/***/ }),

/***/ 9945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ measureBytesToRead),
/* harmony export */   o: () => (/* binding */ findFileType)
/* harmony export */ });
/* harmony import */ var _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2104);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
/* harmony import */ var _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2226);
/** Defines which files are read, and as what. */



/** The files that are read. The first entry that matches a name counts. */
const READABLE = [
    { type: 'page', matches: _web_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp },
    { type: 'style', matches: (name) => /\.css$/i.test(name) },
    { type: 'script', matches: (name, { isOffline }) => isOffline && /\.m?js$/i.test(name) },
    {
        type: 'document',
        matches: (name) => (0,_web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .findDocument */ .$)(name) !== undefined,
        maxBytes: _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DOCUMENT_BYTES */ .bi,
    },
    { type: 'untyped', matches: _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHoldKey */ .Sv, maxBytes: _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SEARCHED_BYTES */ .jU },
];
/** Returns how a file with this name is read; undefined if it is not read. */
function findFileType(name, hostTraits) {
    return READABLE.find((entry) => entry.matches(name, hostTraits))?.type;
}
/** Returns how many bytes of a file with this name and size are read. */
function measureBytesToRead(name, size, hostTraits) {
    const entry = READABLE.find(({ matches }) => matches(name, hostTraits));
    if (entry === undefined)
        return 0;
    return Math.min(size, entry.maxBytes ?? size);
}


/***/ }),

/***/ 8710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ listRenamedPaths),
/* harmony export */   Zn: () => (/* binding */ FragmentRenamer),
/* harmony export */   fN: () => (/* binding */ findRenamedFolders)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Finds folders that were renamed between two builds of a site, and their paths in addresses. */

/**
 * Returns the later names of renamed folders by their earlier ones. A folder was renamed if pages
 * moved from one name to the other, and no build has both.
 */
function findRenamedFolders(moves, earlier, later) {
    if (moves.length === 0)
        return new Map();
    const before = listFolders(earlier);
    const after = listFolders(later);
    const renamed = new Map();
    for (const move of moves) {
        const { from, to } = findRenamedFolder(move);
        if (!after.has(from) && !before.has(to))
            renamed.set(from, to);
    }
    return renamed;
}
/** Returns the paths that a path has in the other build; none if it is in no renamed folder. */
function listRenamedPaths(path, folders) {
    const paths = [];
    if (folders.size === 0)
        return paths;
    for (let folder = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(path); folder !== ''; folder = getParentFolder(folder)) {
        const other = folders.get(folder);
        if (other !== undefined)
            paths.push(other.concat(path.slice(folder.length)));
    }
    return paths;
}
/** The longest fragment that is searched, in bytes. References are shorter. */
const MAX_FRAGMENT_BYTES = 1_000;
/** How many folders the path in a fragment may have before the renamed one ends. */
const MAX_DEPTH = 16;
/** Matches the start of a name in a fragment. */
const NAME_START = /(?<![\w.-])[^/]/g;
/**
 * Translates fragments to the other build. Where a generator could not resolve a reference, such as
 * `ROOT:guide/gone.adoc`, the fragment contains a path. Its start is not known, so the shortest
 * path of a renamed folder counts.
 */
class FragmentRenamer {
    /** The shortest paths of renamed folders in the other build, by those in this build. */
    #shortPaths = new Map();
    constructor(folders) {
        for (const renaming of folders) {
            const { from, to } = removeCommonStart(...renaming);
            if (!this.#shortPaths.has(from))
                this.#shortPaths.set(from, to);
        }
    }
    /** Returns a fragment as it is in the other build. */
    rename(fragment) {
        if (this.#shortPaths.size === 0 || !fragment.includes('/'))
            return fragment;
        if (fragment.length > MAX_FRAGMENT_BYTES)
            return fragment;
        for (const { index: start } of fragment.matchAll(NAME_START)) {
            let end = start;
            for (let depth = 1; depth <= MAX_DEPTH; depth++) {
                end = fragment.indexOf('/', end) + 1;
                if (end === 0)
                    break;
                const other = this.#shortPaths.get(fragment.slice(start, end));
                if (other !== undefined)
                    return fragment.slice(0, start).concat(other, fragment.slice(end));
            }
        }
        return fragment;
    }
}
/** Returns two paths of folders without the folders at their starts that have the same name. */
function removeCommonStart(from, to) {
    const end = to.indexOf('/') + 1;
    if (!from.startsWith(to.slice(0, end)))
        return { from, to };
    return removeCommonStart(from.slice(end), to.slice(end));
}
/** Returns the folders of a page without the folders at their ends that have the same name. */
function findRenamedFolder({ from, to }) {
    let earlier = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(from);
    let later = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(to);
    while (earlier !== '' && later !== '') {
        const outerEarlier = getParentFolder(earlier);
        const outerLater = getParentFolder(later);
        if (earlier.slice(outerEarlier.length) !== later.slice(outerLater.length))
            break;
        earlier = outerEarlier;
        later = outerLater;
    }
    return { from: earlier, to: later };
}
/** Returns all folders of files, each with a slash at its end; the root is the empty string. */
function listFolders(names) {
    const folders = new Set(['']);
    for (const name of names)
        for (let folder = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(name); !folders.has(folder); folder = getParentFolder(folder))
            folders.add(folder);
    return folders;
}
/** Returns the folder that a folder is in. */
function getParentFolder(folder) {
    return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(folder.slice(0, -1));
}


/***/ }),

/***/ 9764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  si: () => (/* binding */ mayWriteReportsInto),
  CU: () => (/* binding */ removeReports),
  Sx: () => (/* binding */ writeJunitError),
  Li: () => (/* binding */ writeReports)
});

// UNUSED EXPORTS: writeOtherReports

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __webpack_require__(9591);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __webpack_require__(7469);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/findings/failing.js
var failing = __webpack_require__(3270);
// EXTERNAL MODULE: ./lib/findings/finding.js
var findings_finding = __webpack_require__(6939);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/findings/describe-finding.js
var describe_finding = __webpack_require__(2817);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/findings/severity.js
var severity = __webpack_require__(4079);
;// CONCATENATED MODULE: ./lib/findings/other-reports/listed-findings.js
/** Selects and locates the findings for the reports for other programs. */




/** The maximum number of listed findings, because programs show all of them. */
const MAX_FINDINGS = 5_000;
/** Returns at most 5,000 findings: failures first, then by severity, accepted ones last. */
function takeMostSevere(findings, isFailure) {
    const weigh = (finding) => {
        if (isFailure(finding))
            return -1;
        if (!(0,findings_finding/* isCounted */.he)(finding))
            return severity/* SEVERITIES */.o.length;
        return severity/* SEVERITIES */.o.indexOf(finding.severity);
    };
    const ranked = findings.map((finding) => ({ finding, weight: weigh(finding) }));
    ranked.sort((a, b) => a.weight - b.weight);
    const listed = ranked.slice(0, MAX_FINDINGS).map(({ finding }) => finding);
    return { listed, more: findings.length - listed.length };
}
/**
 * Returns the spots of a finding in words, each as `guide.html, line 24: docs/guide.md, line 7`.
 */
function describeSpots({ spots, pages, }) {
    const described = spots.map(({ page, line, source }) => {
        const built = `${page}${(0,describe_finding/* describeLine */.ES)({ line })}`;
        if (source === undefined)
            return built;
        return `${built}: ${source.path}${(0,describe_finding/* describeLine */.ES)(source)}`;
    });
    const more = pages - new Set(spots.map(({ page }) => page)).size;
    if (more > 0)
        described.push((0,units/* formatCount */.B4)(more, 'more page'));
    return described;
}
/**
 * Returns the file to open for a finding, relative to the workspace: its source if known, otherwise
 * the page; for the site itself, the home page. `folder`: the folder of the site relative to the
 * workspace; empty if it is outside.
 */
function locate(spot, folder) {
    if (spot?.source !== undefined)
        return spot.source;
    const page = spot?.page ?? 'index.html';
    if (folder === '')
        return { path: page, line: spot?.line };
    return { path: `${folder}/${page}`, line: spot?.line };
}

;// CONCATENATED MODULE: ./lib/findings/other-reports/code-quality.js






/** The maximum length of a path, in UTF-16 units. A shortened path would not match a file. */
const MAX_PATH = 4_096;
const SEVERITY_NAMES = {
    error: 'major',
    warning: 'minor',
    notice: 'info',
};
/**
 * Returns findings in the format of GitLab's Code Quality report, without accepted ones. For
 * `folder`, see `locate`.
 * https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format (2025-11)
 */
function listCodeQuality(findings, isFailure, folder) {
    const counted = findings.filter(findings_finding/* isCounted */.he);
    const numbers = numberEqual(counted);
    return takeMostSevere(counted, isFailure).listed.map((finding) => {
        const { path, line } = locate((0,describe_finding/* pickSpot */.eY)(finding.spots), folder);
        return {
            description: describe(finding),
            check_name: finding.code,
            fingerprint: makeFingerprint(finding, numbers.get(finding) ?? 1),
            severity: SEVERITY_NAMES[finding.severity],
            location: { path: (0,clean/* clean */.uH)(path, MAX_PATH), lines: { begin: line ?? 1 } },
        };
    });
}
function describe(finding) {
    const { target, message, suggestion } = finding;
    let words = (0,clean/* clean */.uH)(message);
    if (target !== '')
        words = `${(0,clean/* clean */.uH)(target)}: ${words}`;
    if (suggestion !== undefined)
        words = `${words} ${(0,clean/* clean */.uH)(suggestion.message)}`;
    const spots = describeSpots(finding).map((spot) => (0,clean/* clean */.uH)(spot));
    if (spots.length === 0)
        return words;
    return `${words} In ${spots.join('; ')}.`;
}
/** Returns the number of each finding among those with the same code and address, starting at 1. */
function numberEqual(findings) {
    const numbers = new Map();
    for (const equal of Map.groupBy(findings, getIdentity).values()) {
        // The order of the list changes between builds, because new findings come first.
        const inOrder = equal.toSorted((a, b) => (0,byte_strings/* compareBytes */.Xo)(getContent(a), getContent(b)));
        for (const [i, finding] of inOrder.entries())
            numbers.set(finding, i + 1);
    }
    return numbers;
}
const getIdentity = ({ code, address, target }) => JSON.stringify([code, address ?? target]);
const getContent = ({ target, message }) => JSON.stringify([target, message]);
function makeFingerprint(finding, number) {
    const identity = getIdentity(finding);
    const text = number === 1 ? identity : `${identity} ${number}`;
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}

// EXTERNAL MODULE: ./lib/text/markup.js
var text_markup = __webpack_require__(2755);
;// CONCATENATED MODULE: ./lib/findings/other-reports/junit.js





/** The maximum length of the name of a case, in UTF-16 units. */
const MAX_NAME = 500;
/** Characters that clean text may contain, but XML 1.0 does not allow, even escaped. */
const NOT_IN_XML = /[\uFFFE\uFFFF]/g;
/**
 * Returns findings as `junit.xml`, with a suite per code and a case per finding. Notices are left
 * out unless they are failures. For `folder`, see `locate`. https://github.com/testmoapp/junitxml
 * (2025-11)
 */
function renderJunit(findings, isFailure, folder) {
    const shown = findings.filter((each) => each.severity !== 'notice' || isFailure(each));
    const { listed, more } = takeMostSevere(shown, isFailure);
    const names = new Map();
    const cases = listed.map((finding) => {
        const result = findResult(finding, isFailure);
        return makeCase(finding, result, makeUniqueName(finding, names), folder);
    });
    if (more > 0)
        cases.push(makeLastCase(more));
    return renderCases(cases);
}
/** Returns a `junit.xml` with the reason why the check could not be done. */
function renderJunitError(why) {
    const suite = 'not-checked';
    const outcome = (0,text_markup/* html */.qy) `<error message="${why}" type="${suite}"/>`;
    return renderCases([makePlainCase(suite, 'the site', { kind: 'error' }, outcome)]);
}
/** Returns a case without a file. */
function makePlainCase(suite, name, result, outcome) {
    const about = (0,text_markup/* html */.qy) `name="${name}" classname="${suite}" time="0"`;
    return { result, suite, name, markup: (0,text_markup/* html */.qy) `<testcase ${about}>${outcome}</testcase>\n` };
}
function renderCases(cases) {
    const suites = [...Map.groupBy(cases, ({ suite }) => suite)];
    const markup = (0,text_markup/* html */.qy) `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docs-export-action" ${renderCounts(cases)}>
${suites.map(([name, ofSuite]) => renderSuite(name, ofSuite))}</testsuites>
`;
    return markup.text.replace(NOT_IN_XML, '\uFFFD');
}
function findResult(finding, isFailure) {
    if (isFailure(finding))
        return { kind: 'failure' };
    const { accepted, isNew, message } = finding;
    if (accepted !== undefined)
        return { kind: 'skipped', reason: (0,describe_finding/* describeAcceptance */.ju)(accepted) };
    if (isNew === false)
        return { kind: 'skipped', reason: 'known' };
    return { kind: 'skipped', reason: message };
}
/** Returns a name that is unique in its suite, because programs merge cases with equal names. */
function makeUniqueName({ code, target, address }, names) {
    const about = address ?? target;
    const name = (0,clean/* clean */.uH)(about || 'the site', MAX_NAME);
    const key = `${code} ${name}`;
    const number = (names.get(key) ?? 0) + 1;
    names.set(key, number);
    if (number === 1)
        return name;
    return `${name} (${number})`;
}
function makeCase(finding, result, name, folder) {
    const { path, line } = locate((0,describe_finding/* pickSpot */.eY)(finding.spots), folder);
    const inLine = line === undefined ? (0,text_markup/* html */.qy) `` : (0,text_markup/* html */.qy) ` line="${line}"`;
    const about = (0,text_markup/* html */.qy) `name="${name}" classname="${finding.code}" file="${path}"${inLine} time="0"`;
    const markup = (0,text_markup/* html */.qy) `<testcase ${about}>${renderOutcome(finding, result)}</testcase>\n`;
    return { result, suite: finding.code, name, markup };
}
function renderOutcome(finding, result) {
    if (result.kind === 'skipped')
        return (0,text_markup/* html */.qy) `<skipped message="${result.reason}"/>`;
    const { code, message } = finding;
    return (0,text_markup/* html */.qy) `<failure message="${message}" type="${code}">${renderDetails(finding)}</failure>`;
}
function renderDetails(finding) {
    const { message, suggestion, target } = finding;
    const lines = [message];
    if (suggestion !== undefined)
        lines.push(suggestion.message);
    if (target !== '')
        lines.push(`Target: ${target}`);
    lines.push(...describeSpots(finding));
    return (0,text_markup/* html */.qy) `${lines.map((line) => (0,text_markup/* html */.qy) `${line}\n`)}`;
}
function makeLastCase(more) {
    const suite = 'not-listed';
    const name = (0,units/* formatCount */.B4)(more, 'more finding');
    const reason = `${name}: report.json has all of them`;
    const outcome = (0,text_markup/* html */.qy) `<skipped message="${reason}"/>`;
    return makePlainCase(suite, name, { kind: 'skipped', reason }, outcome);
}
function renderSuite(name, cases) {
    return (0,text_markup/* html */.qy) `<testsuite name="${name}" ${renderCounts(cases)}>
${cases.map(({ markup }) => markup)}</testsuite>
`;
}
function renderCounts(cases) {
    const countOf = (kind) => cases.filter(({ result }) => result.kind === kind).length;
    const failed = (0,text_markup/* html */.qy) `failures="${countOf('failure')}" errors="${countOf('error')}"`;
    const skipped = (0,text_markup/* html */.qy) `skipped="${countOf('skipped')}"`;
    return (0,text_markup/* html */.qy) `tests="${cases.length}" ${failed} ${skipped} time="0"`;
}

;// CONCATENATED MODULE: ./lib/findings/advice.js
/**
 * Advice on findings of the check, by code. `report.html` shows it, and docs/check.md has the same
 * text, which a test verifies.
 */
const SITE_ADVICE = {
    'no-index': 'Point `site-path` at the folder that the generator writes to, not at its parent or a subfolder. If the home page is empty, build the site again.',
    'broken-link': 'Correct the link, restore the page, or set up a redirect at the host. If many links are broken in the same way, check `host` and `base-path` first. If the host serves the page at an address in a different folder from its file, relative links resolve differently: add or remove the slash at the end of links to the page, set `trailingSlash` (`true` on Vercel, `auto` on Azure), or start the address with a slash.',
    'broken-asset': 'Correct the address, or publish the file: the build or the upload may have left it out. If the content does not match `integrity`, make the build write the hashes after its last change to the files. Keep Git from changing line endings (`* -text` in `.gitattributes`). If the host serves the page at an address in a different folder from its file, relative addresses resolve differently: add or remove the slash at the end of links to the page, set `trailingSlash` (`true` on Vercel, `auto` on Azure), or start the address with a slash.',
    'empty-page': 'Build the site again, or restore the content of the page. If the page is meant to be empty, accept the finding.',
    'broken-anchor': 'Correct the fragment, or give a heading on the page this id. Generators derive ids from headings, so a reworded heading breaks the links to it.',
    'external-load': 'Copy the file into the site and load it from there. If it is fine for the site to depend on that host, accept the finding.',
    metadata: 'Correct the address in the template or in the generator’s configuration, or publish the missing file.',
    feed: 'Configure the generator to use the published address in the feed.',
    'mixed-content': 'Use `https:` instead of `http:`. For a file of the site itself, use an address without a host.',
    'outside-base-path': 'Set the base path in the generator’s configuration or, for an export, in the service’s settings. Or make the address relative to the page. If the link should leave the site, add a host name.',
    'redirect-loop': 'Point one of the rules at an existing page.',
    'redirect-target': 'Point the rule at an existing page, or remove it.',
    'redirect-shadowed': 'Remove the rule or the file, or force the rule if the host supports it (`301!` on Netlify).',
    'redirect-hidden': 'Move the rule before the one that covers it, or remove it.',
    'redirect-catch-all': 'Remove the rule. If the site is a single-page application that handles all addresses itself, accept the finding.',
    'redirected-link': 'Link directly to the redirect’s target.',
    'redirect-invalid': 'Correct the line. If the host understands the line and only this check does not, accept the finding.',
    'vanished-page': 'Add the redirects that the step wrote for the host, or restore the page. If the page was removed on purpose, accept the finding.',
    'vanished-anchor': 'Give the heading its earlier id, or add an element with that id. Most generators let you set the id of a heading. If nobody links to it, accept the finding.',
    'page-count': 'Check the export in the dashboard, and export again. If pages are still missing, contact the service’s support.',
    'page-data': 'Publish the complete build output. If the file is missing there as well, build the site again.',
    'no-404-page': 'Configure the generator to write a `404.html` to the root of the site.',
    'canonical-host': 'Set the address of the site in the generator’s configuration or, for an export, in the service’s settings. Check `domain`, too.',
    sitemap: 'Configure the generator to write the sitemap after all pages. A page that should not be indexed needs no entry: accept the finding.',
    'markdown-twin': 'Configure the generator to write a Markdown version of each page, and to empty its output folder first. If the page does not need one, or the file is not the version of a page, accept the finding.',
    'not-indexed': 'Remove the line from `robots.txt`, or the `<meta>` element from the template, and build the site for production. If search engines should not list the site, accept the finding.',
    'unlinked-page': 'Add a link to the page, for example in the navigation, or remove the page. If readers reach it only from outside the site, accept the finding.',
    'leaked-file': 'Remove the file from the published folder. If it contains a secret and was ever published, replace the secret.',
    'portable-name': 'Rename the file if anyone unpacks the site on Windows or macOS.',
    'not-served': 'Rename the file or folder, and update the links to it. The name of a page must end in `.html`. If the file is meant for the host itself, accept the finding.',
    'hidden-files': 'Rename the files. Or configure the upload to include names that start with a dot, and accept the finding.',
    'file-too-large': 'Make the file smaller, or publish it elsewhere and link to it.',
    'too-many-files': 'Publish fewer files, or choose a plan or a host with a higher limit.',
    'site-too-large': 'Publish large files elsewhere, or choose a plan or a host with a higher limit.',
    'unreadable-file': 'Fix the permissions or the content of the file or folder, and run the check again. Remove symbolic links that are broken or point to a parent folder, and anything that is neither a file nor a folder. Uploads fail on them or skip them.',
    'unused-acceptance': 'Correct the entry: its code, target and page must match the finding as the report shows it. If the problem is fixed, remove the entry.',
    'ended-acceptance': 'Fix the finding, or give the entry a new date.',
};
/**
 * Advice on findings of the live check, by code. docs/live.md has the same text, which a test
 * verifies.
 */
const LIVE_ADVICE = {
    'live-missing': 'Check what was uploaded. If everything is missing, `live-url` or the folder is wrong.',
    'live-stale': 'Wait longer, or purge the CDN. Sync by content (`rsync --checksum`), not by size and time.',
    'live-rewritten': 'Nothing, if this is intended.',
    'live-wrong-type': 'Set the content types in the configuration of the host or, for S3, when you upload.',
    'live-wrong-status': 'Check the host’s log.',
    'live-unanswered': 'Check the host’s log.',
    'live-soft-404': 'Make the host answer wrong addresses with 404: `try_files … =404` for nginx, a `404.html` for Cloudflare Pages, no single-page fallback.',
    'live-404-page': 'Set `404.html` as the error page.',
    'live-redirected': 'Use the canonical address in `live-url`. Do not require readers to sign in. Configure the host not to add or remove trailing slashes.',
    'live-redirect-rule': 'Publish the redirect file in the root of the site.',
    'live-encoding': 'Compress in one place only.',
    'live-header': 'Correct the header at the host. For pages, use `Cache-Control: max-age=300`: more than a day (86400) is a warning.',
    'live-noindex': 'Remove the header where readers find the site.',
    'live-leftover': 'Delete it on the host if nothing needs it.',
    'live-unsteady': 'Update or purge every server and cache.',
    'live-unasked': 'Set a longer `wait-timeout`. For 429, allow the user agent `docs-export-action`, or raise the limit.',
};
/** Advice on all findings, by code. */
const ADVICE = { ...SITE_ADVICE, ...LIVE_ADVICE };

// EXTERNAL MODULE: ./lib/findings/count-findings.js
var count_findings = __webpack_require__(4600);
// EXTERNAL MODULE: ./lib/findings/order.js
var order = __webpack_require__(2442);
;// CONCATENATED MODULE: ./lib/findings/report-page/finding-row.js
/** Renders a finding in report.html: the problem, a suggestion, and its spots. */





/** How many similar findings a row shows, unless the page is filtered. */
const MAX_OTHERS = 100;
/** Returns a number with thousands separators. */
function formatNumber(count) {
    return count.toLocaleString('en');
}
/** Returns an attribute without a value, if it is set. */
function renderAttribute(name, isSet) {
    if (isSet)
        return (0,text_markup/* trustMarkup */.dE)(` ${name}`);
    return undefined;
}
/** Returns the row of a finding and its similar ones. */
function renderRow({ first, others }, targets) {
    return (0,text_markup/* html */.qy) `<li class="finding">
<div>${renderFinding(first, others)}</div>
<div class="where">${renderWhere(first, targets)}</div>
</li>
`;
}
/** Returns the problem and the suggestion. Text that similar findings share has its own class. */
function renderFinding(first, others) {
    const { message, target, address, accepted } = first;
    const isShared = others.every((other) => other.message === message);
    const meant = (0,describe_finding/* findReplacement */.wk)(first);
    const name = target === '' ? undefined : (0,text_markup/* html */.qy) `<b>${(0,text_markup/* renderCode */.cR)(target)}</b>`;
    const replacement = meant && (0,text_markup/* html */.qy) `<b>${(0,text_markup/* renderCode */.cR)(meant.replacement)}</b>`;
    const parts = [];
    if (meant?.saysAll) {
        parts.push((0,text_markup/* html */.qy) `<p class="own">${name} is not found: did you mean ${replacement}?</p>`);
    }
    else {
        const sentence = (0,text_markup/* html */.qy) `<span class="${isShared ? 'shared' : 'own'}">${message}</span>`;
        const before = name && (0,text_markup/* html */.qy) `<span class="own">${name}: </span>`;
        const after = meant && (0,text_markup/* html */.qy) `<span class="own"> Similar: ${replacement}.</span>`;
        parts.push((0,text_markup/* html */.qy) `<p>${before}${sentence}${after}</p>`);
    }
    // A target with the full address needs no second line.
    if (address !== undefined && !target.endsWith(address))
        parts.push((0,text_markup/* html */.qy) `<p class="address own">${address}</p>`);
    if (accepted !== undefined)
        parts.push((0,text_markup/* html */.qy) `<p class="reason">${(0,describe_finding/* describeAcceptance */.ju)(accepted)}</p>`);
    return (0,text_markup/* html */.qy) `${parts}${renderOthers(others, isShared)}`;
}
function renderWhere(finding, targets) {
    const { occurrences, pages, spots } = finding;
    const parts = [renderSpots(finding, targets)];
    if (pages > spots.length)
        parts.push((0,text_markup/* html */.qy) `<p>and ${(0,units/* formatCount */.B4)(pages - spots.length, 'more page')}</p>`);
    if (occurrences > Math.max(pages, 1))
        parts.push((0,text_markup/* html */.qy) `<p>${formatNumber(occurrences)} times in all</p>`);
    return (0,text_markup/* html */.qy) `${parts}`;
}
function renderSpots({ code, spots, isRest }, targets) {
    if (spots.length === 0)
        return isRest ? (0,text_markup/* html */.qy) `other addresses` : (0,text_markup/* html */.qy) `–`;
    const links = code === 'leaked-file' ? NO_LINKS : targets;
    return (0,text_markup/* html */.qy) `<ul>${spots.map((spot) => renderSpot(spot, links))}</ul>`;
}
/**
 * Returns the similar findings. All of them are in the page, because the script filters them by
 * page.
 */
function renderOthers(others, isShared) {
    if (others.length === 0)
        return undefined;
    const items = others.map((other, i) => {
        const hidden = renderAttribute('hidden', i >= MAX_OTHERS);
        const message = isShared ? undefined : (0,text_markup/* html */.qy) ` ${other.message}`;
        return (0,text_markup/* html */.qy) `<li${hidden}>${other.target}${message}${renderPagesOf(other)}</li>\n`;
    });
    const summary = (0,units/* formatCount */.B4)(others.length, 'similar address', 'similar addresses');
    return (0,text_markup/* html */.qy) `<details class="others"><summary>${summary}</summary><ul>
${items}</ul>${renderRest(others.length - MAX_OTHERS)}</details>`;
}
function renderRest(count) {
    if (count <= 0)
        return undefined;
    return (0,text_markup/* html */.qy) `<p>… and ${formatNumber(count)} more in report.json</p>`;
}
/**
 * Returns the first pages of a similar finding. They are hidden if the finding is about the page
 * itself, but the script needs them.
 */
function renderPagesOf({ target, spots }) {
    if (spots.length === 0)
        return undefined;
    const pages = spots.map(({ page }, i) => {
        const comma = i === 0 ? '' : ', ';
        return (0,text_markup/* html */.qy) `${comma}<span data-page="${page}">${page}</span>`;
    });
    const isItself = spots.every(({ page }) => page === target);
    return (0,text_markup/* html */.qy) ` <small${renderAttribute('hidden', isItself)}>in ${pages}</small>`;
}
/** No links to the public address of a secret. */
const NO_LINKS = { siteAddress: undefined, repository: undefined };
function renderSpot({ page, line, source }, { siteAddress, repository }) {
    // A name that is not valid UTF-8 cannot be written in an address.
    const isLink = siteAddress !== undefined && !page.includes('\uFFFD');
    const address = isLink ? `${siteAddress}${(0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(page))}` : undefined;
    const built = (0,text_markup/* html */.qy) `${(0,text_markup/* renderAddressLink */.jM)((0,text_markup/* html */.qy) `${page}`, address)}${renderLine({ line })}`;
    if (source === undefined)
        return (0,text_markup/* html */.qy) `<li data-page="${page}">${built}</li>`;
    const written = (0,text_markup/* html */.qy) `${renderSource(source, repository)}${renderLine(source)}`;
    return (0,text_markup/* html */.qy) `<li data-page="${page}">${written}<br><small>${built}</small></li>`;
}
function renderLine({ line }) {
    if (line === undefined)
        return undefined;
    return (0,text_markup/* html */.qy) `<span class="line">:${line}</span>`;
}
/** Returns the source of a page, as a link if it is in the workflow's repository. */
function renderSource(source, repository) {
    const isOwn = repository !== undefined && (0,findings_finding/* isInRepository */.cC)(source, repository);
    return (0,text_markup/* renderLink */.BK)((0,text_markup/* html */.qy) `${source.path}`, isOwn ? source.url : undefined);
}

;// CONCATENATED MODULE: ./lib/findings/report-page/style-and-script.js
/** The style sheet of `report.html`. */
const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --faint: #59636e; --line: #d1d9e0; --raised: #f6f8fa;
  --error: #b3261e; --warning: #8a5a00; --notice: #0b5cad; --accent: #0b5cad; --on-accent: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --paper: #0d1117; --faint: #9aa4af; --line: #3d444d;
  --raised: #161b22; --error: #ff8f87; --warning: #e3b341; --notice: #79b8ff; --accent: #79b8ff; --on-accent: #0d1117 } }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0 auto; padding: 1.5rem; max-width: 80rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); overflow-wrap: anywhere }
h1, h2 { margin: 0 0 .5rem; font-size: 1.6rem; line-height: 1.2 }
h2 { font-size: 1.15rem }
h2 b { color: var(--faint); font-weight: 400 }
section { margin-top: 2rem }
.tools + .group { margin-top: 1rem }
a { color: var(--accent) }
li { line-height: 1.75 }
code, .where li, .others li, .pages li, section > ul:not(.findings) li { font-family: ui-monospace, monospace; font-size: .875rem }
pre { white-space: pre-wrap }
p, ul { margin: 0 }
ul { padding: 0; list-style: none }
.details, .advice, .address, .line, small, dt { color: var(--faint) }
.diagnosis { font-weight: 600; margin: .5rem 0 0 }
.advice { max-width: 60rem; margin-bottom: .5rem }
small, .address { font-size: .875rem }
dl { margin: 0 }
dl div { display: flex; flex-wrap: wrap; gap: 0 .5rem; min-width: 0 }
dt { min-width: 12rem }
dd { margin: 0; min-width: 0 }
summary { cursor: pointer; line-height: 1.75 }
.tools { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: .5rem }
.tools > [open] { width: 100% }
.filters { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; padding: .5rem 0 }
fieldset { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; min-width: 0; margin: 0; padding: 0; border: 0 }
legend { float: left; padding: 0; margin-right: .25rem }
legend, .text { color: var(--faint); font-size: .875rem }
.choices label { position: relative; padding: .1rem .6rem; border: 1px solid var(--line); border-radius: 1rem;
  background: var(--raised); cursor: pointer; font-size: .875rem; line-height: 1.75 }
.choices input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer }
.choices label:has(:checked) { color: var(--on-accent); background: var(--accent); border-color: var(--accent) }
.choices label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px }
input[type=search], button { font: inherit; color: var(--ink); background: var(--raised); padding: .15rem .75rem;
  border: 1px solid var(--line); border-radius: .35rem; min-height: 2rem; max-width: 100% }
input[type=search] { width: 14rem }
.more { margin-top: .75rem }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
output { margin-left: auto; color: var(--faint) }
.findings { border-top: 1px solid var(--line) }
.finding { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 38%); gap: 0 1.5rem; padding: .5rem 0;
  border-bottom: 1px solid var(--line) }
.error { color: var(--error) }
.warning { color: var(--warning) }
.notice { color: var(--notice) }
.accepted, .reason { color: var(--faint) }
table { border-collapse: collapse }
th { text-align: left; font-weight: 600; color: var(--faint); font-size: .875rem }
th, td { padding: .35rem 1rem .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
.part .own, .part .where > * { display: none }
.where { font-size: .875rem; color: var(--faint) }
.where li { color: var(--ink) }
.clean, .none { padding: 2rem 0; font-size: 1.15rem }
@media (max-width: 45rem) { body { padding: 1rem } output { margin: 0; width: 100% } .text, input[type=search] { width: 100% }
  h1 { font-size: 1.35rem } .finding { grid-template-columns: minmax(0, 1fr) } dt { min-width: 0 } }
@media print { .tools, .more, .none { display: none } body { max-width: none; padding: 0 } .finding { break-inside: avoid }
  h2, .advice { break-after: avoid } details::details-content { content-visibility: visible; display: block } }
`;
/**
 * The script of `report.html`: it hides the findings that do not match the filters, which are
 * stored in the fragment of the address. In rows that match in part, only matching findings are
 * shown, unfolded. Each group shows its first rows, and all rows in print. The advice for a code is
 * above the first visible group of that code.
 */
const SCRIPT = `
'use strict'
const form = document.querySelector('form')
if (form) {
  const { elements } = form
  const filters = form.parentElement
  const names = ['news', 'severity', 'code', 'page', 'text'].filter((name) => elements[name])
  const pagesIn = (part, folded) => [...part.querySelectorAll('[data-page]')].filter((each) => !folded?.contains(each))
    .map(({ dataset }) => dataset.page)
  const readRow = (row, sort) => {
    const folded = row.querySelector('.others')
    const summary = folded?.querySelector('summary')
    const text = row.textContent.replace(folded?.textContent ?? '', '').toLowerCase() + sort
    const shared = [...row.querySelectorAll('.shared, .reason')].map(({ textContent }) => textContent).join(' ')
    const first = { text, pages: pagesIn(row, folded) }
    const others = [...(folded?.querySelectorAll('li') ?? [])].map((item) => ({ item, isCollapsed: item.hidden,
      text: (item.textContent + shared).toLowerCase() + sort, pages: pagesIn(item) }))
    return { row, folded, summary, words: summary?.textContent, rest: folded?.querySelector('p'), first, others,
      found: 1 + others.length }
  }
  const groups = [...document.querySelectorAll('.group')].map((group) => {
    const sort = ' ' + group.querySelector('h2').textContent.toLowerCase()
    const rows = [...group.querySelectorAll('.finding')].map((row) => readRow(row, sort))
    return { group, rows, more: group.querySelector('.more'), isWhole: false }
  })
  const rows = groups.flatMap((group) => group.rows)
  const known = new Set(rows.flatMap(({ first, others }) => [first, ...others].flatMap(({ pages }) => pages)))
  const sum = (of) => of.reduce((all, { found }) => all + found, 0)
  const findings = sum(rows)
  const number = (n) => n.toLocaleString('en')
  let wasPart = false
  let isPrinted = false
  const showPart = (each, isPart, isMeant) => {
    const { row, folded, summary, words, rest, first, others } = each
    const isFirst = isMeant(first)
    let found = 0
    for (const other of others) {
      const isFound = isMeant(other)
      if (isFound) found++
      other.item.hidden = isPart ? !isFound : other.isCollapsed
    }
    each.found = Number(isFirst) + found
    if (!folded) return
    row.classList.toggle('part', isPart && !isFirst)
    folded.hidden = isPart && found === 0
    if (isPart || wasPart) folded.open = isPart && found > 0
    summary.textContent = isPart && found < others.length ? number(found) + ' of ' + words : words
    if (rest) rest.hidden = isPart
  }
  const showGroup = ({ group, rows, more, isWhole }, isFiltered) => {
    const isMeant = ['news', 'severity', 'code'].every((name) =>
      !elements[name]?.value || group.dataset[name] === elements[name].value)
    const found = isMeant ? rows.filter((each) => each.found > 0) : []
    const most = isWhole || isPrinted ? Infinity : isFiltered ? 100 : 10
    const shown = new Set(found.slice(0, most))
    for (const each of rows) each.row.hidden = !shown.has(each)
    group.hidden = found.length === 0
    more.hidden = shown.size === found.length
    more.textContent = 'Show ' + number(sum(found.slice(most))) + ' more'
    return found
  }
  const filter = () => {
    const { page = '', text } = Object.fromEntries(names.map((name) => [name, elements[name].value]))
    const isOn = known.has(page) ? (name) => name === page : (name) => name.toLowerCase().includes(page.toLowerCase())
    const wanted = text.trim().toLowerCase()
    const isMeant = ({ pages, text: all }) => (!page || pages.some(isOn)) && all.includes(wanted)
    const isPart = page !== '' || wanted !== ''
    for (const each of rows) showPart(each, isPart, isMeant)
    wasPart = isPart
    const isFiltered = names.some((name) => elements[name].value !== '')
    const found = groups.flatMap((group) => showGroup(group, isFiltered))
    const advised = new Set()
    for (const { group } of groups.filter(({ group }) => !group.hidden)) {
      const { code } = group.dataset
      group.querySelector('.advice')?.toggleAttribute('hidden', advised.has(code))
      advised.add(code)
    }
    document.querySelector('.none').hidden = found.length > 0
    form.querySelector('output').value = number(sum(found)) + ' of ' + number(findings) + ' shown'
  }
  const set = (params) => {
    // Chromium cannot choose a radio button without a value by assignment.
    form.reset()
    for (const name of names.filter((name) => params.get(name))) elements[name].value = params.get(name)
    if (params.size > 0) filters.hidden = false
    if (params.size > 0) filters.open = true
    filter()
  }
  const address = () => new URLSearchParams([...new FormData(form)].filter(([, value]) => value)).toString()
  const follow = () => {
    if (location.hash.slice(1) !== address()) set(new URLSearchParams(location.hash.slice(1)))
  }
  form.addEventListener('input', () => {
    filter()
    location.replace('#' + address())
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  form.querySelector('button').addEventListener('click', (event) => {
    event.preventDefault()
    set(new URLSearchParams())
    location.replace('#')
  })
  for (const group of groups)
    group.more.addEventListener('click', () => {
      group.isWhole = true
      filter()
    })
  addEventListener('hashchange', follow)
  addEventListener('beforeprint', () => {
    isPrinted = true
    filter()
  })
  addEventListener('afterprint', () => {
    isPrinted = false
    filter()
  })
  filters.hidden = filters.dataset.many === 'no'
  set(new URLSearchParams(location.hash.slice(1)))
}
`;

;// CONCATENATED MODULE: ./lib/findings/report-page/report-page.js










/** The maximum number of rows in a group. `report.json` has all findings. */
const MAX_ROWS = 5_000;
/** How many pages are listed, those with the most findings first. */
const MAX_PAGES = 2_000;
/** With fewer findings, filters are not needed. */
const MANY_FINDINGS = 20;
/** Returns `report.html`: a single file that loads nothing, and can be read without its script. */
function renderPage(page) {
    const { title, details, findings, facts, messageIfClean, sections } = page;
    const isClean = findings.length === 0;
    const shownDetails = details.map((detail) => (0,text_markup/* html */.qy) `<span>${detail}</span>`);
    return (0,text_markup/* html */.qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${makeContentPolicy()}">
<title>${title}</title>
<style>${(0,text_markup/* trustMarkup */.dE)(STYLE)}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p class="details">${(0,text_markup/* joinMarkup */.Rm)(shownDetails, ' · ')}</p>
${renderDiagnosis(page)}
</header>
<main>
${isClean ? (0,text_markup/* html */.qy) `<p class="clean">${messageIfClean}</p>` : renderFindings(findings, page)}
${sections.map(renderSection)}<section class="facts">
<h2>Details</h2>
<dl>
${facts.map(renderFact)}</dl>
</section>
</main>
<script>${(0,text_markup/* trustMarkup */.dE)(SCRIPT)}</script>
</body>
</html>
`.text;
}
function makeContentPolicy() {
    const own = (0,text_markup/* html */.qy) `style-src ${makeDigest(STYLE)}; script-src ${makeDigest(SCRIPT)}`;
    return (0,text_markup/* html */.qy) `default-src 'none'; base-uri 'none'; form-action 'none'; ${own}`;
}
function makeDigest(content) {
    return (0,text_markup/* trustMarkup */.dE)(`'sha256-${(0,external_node_crypto_.createHash)('sha256').update(content).digest('base64')}'`);
}
function renderDiagnosis({ diagnosis }) {
    if (diagnosis === undefined)
        return undefined;
    return (0,text_markup/* html */.qy) `<p class="diagnosis">${(0,text_markup/* renderSentences */.L7)((0,clean/* safe */.gB) `${diagnosis}`)}</p>`;
}
function renderFact([name, value]) {
    if (value === undefined)
        return (0,text_markup/* html */.qy) ``;
    return (0,text_markup/* html */.qy) `<div><dt>${name}</dt><dd>${value}</dd></div>\n`;
}
function renderSection({ heading, content }) {
    return (0,text_markup/* html */.qy) `<section>
<h2>${heading}</h2>
${content}
</section>
`;
}
function renderFindings(findings, options) {
    const advised = new Set();
    const groups = (0,order/* groupByCategory */.lg)(findings).map((group) => {
        const [first] = group;
        const isAdvised = first !== undefined && advised.has(first.code);
        if (first !== undefined)
            advised.add(first.code);
        return { findings: group, rows: (0,order/* groupAlike */.Mr)(group).slice(0, MAX_ROWS), isAdvised };
    });
    const areMany = findings.length >= MANY_FINDINGS;
    const pages = areMany ? renderPages(findings) : undefined;
    const none = (0,text_markup/* html */.qy) `<p class="none" hidden>No finding on this page matches the filter.</p>`;
    return (0,text_markup/* html */.qy) `<div class="tools">
<details hidden data-many="${areMany ? 'yes' : 'no'}"><summary>Filter</summary>
<form class="filters">
${renderFilter('news', 'Since the earlier site', findings, describeNews)}
${renderFilter('severity', 'Severity', findings, count_findings/* getShownSeverity */.$g)}
${renderFilter('code', 'Code', findings, (finding) => finding.code)}
<label class="text">Page <input type="search" name="page" autocomplete="off"></label>
<label class="text">Search <input type="search" name="text" autocomplete="off"></label>
<button type="reset">Reset</button>
<output aria-live="polite"></output>
</form>
</details>
${pages}
</div>
${renderShare(groups, findings)}
${groups.map((group) => renderGroup(group, options))}${none}`;
}
/** Returns a group of findings, below the advice for their code. */
function renderGroup({ findings, rows, isAdvised }, options) {
    const [first] = findings;
    if (first === undefined)
        return (0,text_markup/* html */.qy) ``;
    const advice = ADVICE[first.code];
    const hidden = renderAttribute('hidden', isAdvised);
    const news = describeNews(first);
    const shown = (0,count_findings/* getShownSeverity */.$g)(first);
    const marks = [news, first.severity];
    if (!(0,findings_finding/* isCounted */.he)(first))
        marks.unshift('accepted');
    const mark = marks.filter((each) => each !== '').join(' ');
    const sort = (0,text_markup/* html */.qy) `data-code="${first.code}" data-severity="${shown}" data-news="${news}"`;
    return (0,text_markup/* html */.qy) `<section class="group" ${sort}>
<h2><span class="${shown}">${mark}</span> ${first.code} <b>${countAll(findings)}</b></h2>
${advice && (0,text_markup/* html */.qy) `<p class="advice"${hidden}>${(0,text_markup/* renderSentences */.L7)((0,clean/* fill */.GS)(advice, {}))}</p>`}
<ul class="findings">
${rows.map((row) => renderRow(row, options))}</ul>
<button type="button" class="more" hidden></button>
</section>
`;
}
/** Returns how many of the findings are on the page, if not all are. */
function renderShare(groups, findings) {
    const rows = groups.flatMap((group) => group.rows);
    const shown = rows.reduce((sum, { others }) => sum + 1 + others.length, 0);
    if (shown === findings.length)
        return undefined;
    const share = `${formatNumber(shown)} of ${formatNumber(findings.length)} findings`;
    const rest = 'the first ones of each code; report.json has all of them.';
    return (0,text_markup/* html */.qy) `<p>This page has ${share}, ${rest}</p>`;
}
/** Returns whether a finding is new; empty if unknown. */
function describeNews({ isNew }) {
    if (isNew === undefined)
        return '';
    if (isNew)
        return 'new';
    return 'known';
}
/**
 * Returns radio buttons for the values of findings, each with its count; undefined if there are no
 * values.
 */
function renderFilter(name, legend, findings, by) {
    const groups = [...Map.groupBy(findings, by)].filter(([value]) => value !== '');
    if (groups.length === 0)
        return undefined;
    const choices = groups.map(([value, group]) => renderChoice(name, value, value, group));
    return (0,text_markup/* html */.qy) `<fieldset class="choices"><legend>${legend}</legend>
${renderChoice(name, '', 'all', findings)}${choices}</fieldset>`;
}
function renderChoice(name, value, shown, findings) {
    const checked = renderAttribute('checked', value === '');
    const input = (0,text_markup/* html */.qy) `<input type="radio" name="${name}" value="${value}"${checked}>`;
    return (0,text_markup/* html */.qy) `<label>${input} ${shown} <b>${countAll(findings)}</b></label>\n`;
}
/** Returns the number of findings: `at least` that many if some are not listed. */
function countAll(findings) {
    const number = formatNumber(findings.length);
    if (findings.some(({ isRest }) => isRest))
        return `at least ${number}`;
    return number;
}
/** Returns the pages with the most findings, as links to their findings. */
function renderPages(findings) {
    const pages = (0,count_findings/* findWorstPages */.Rz)(findings, MAX_PAGES);
    if (pages.length < 2)
        return undefined;
    const items = pages.map(({ page, found }) => {
        const fragment = (0,text_markup/* html */.qy) `#page=${(0,text_markup/* encodeAddress */.jX)((0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(page)))}`;
        return (0,text_markup/* html */.qy) `<li><a href="${fragment}">${page}</a> <b>${formatNumber(found)}</b></li>\n`;
    });
    return (0,text_markup/* html */.qy) `<details class="pages"><summary>By page <b>${formatNumber(pages.length)}</b></summary>
<ul>
${items}</ul>
</details>`;
}

// EXTERNAL MODULE: ./lib/text/json-report.js
var json_report = __webpack_require__(4488);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/check/rules/external-spots.js
var external_spots = __webpack_require__(7373);
;// CONCATENATED MODULE: ./lib/check/external-links.js
/** The lists of external URLs, for external link checkers and for the people who fix the links. */






/** The minimum that is written at a time, in characters. */
const MIN_PIECE_CHARS = 1 << 20;
/**
 * Writes three lists of external URLs into `folder`: all of them, those that the earlier site does
 * not have, and where each one occurs (`external-links.tsv`). The first two have one URL per line,
 * each once. Returns the paths of the first two.
 * @throws the reason of `signal` soon after it is aborted; any file-system error
 */
async function writeExternalLinks(folder, links, signal) {
    const all = [...links.spots.keys()].sort(byte_strings/* compareBytes */.Xo);
    const isNew = (address) => links.earlierUrls?.has(address) !== true;
    const paths = {
        externalLinksPath: (0,external_node_path_.join)(folder, 'external-links.txt'),
        newExternalLinksPath: (0,external_node_path_.join)(folder, 'new-external-links.txt'),
    };
    await (0,promises_.writeFile)(paths.externalLinksPath, joinLines(all), { signal });
    await (0,promises_.writeFile)(paths.newExternalLinksPath, joinLines(all.filter(isNew)), { signal });
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'external-links.tsv'), renderTable(all, links, signal), { signal });
    return paths;
}
function joinLines(addresses) {
    return addresses.map((address) => `${address}\n`).join('');
}
/**
 * Yields the rows of all addresses in large pieces.
 * @throws the reason of `signal` soon after it is aborted
 */
async function* renderTable(all, links, signal) {
    const yieldIfOver = (0,event_loop/* makeTimeSlices */.DF)();
    let piece = '';
    for (const row of listRows(all, links)) {
        piece += row;
        // A row can take as long as reading a source.
        const over = yieldIfOver();
        if (over !== undefined)
            await over;
        signal.throwIfAborted();
        if (piece.length < MIN_PIECE_CHARS)
            continue;
        yield piece;
        piece = '';
    }
    yield piece;
}
/**
 * Yields the rows of each address: address, page, line, source, line of the source. Needs no
 * escaping of addresses: parsed URLs contain neither tabs nor line ends.
 */
function* listRows(all, links) {
    for (const address of all) {
        const spots = (0,external_spots/* listExternalSpots */.HE)(links.spots.get(address) ?? []);
        // An address that was only resolved for another check has no spot.
        if (spots.length === 0)
            yield `${address}\t\t\t\t\n`;
        for (const { fileIndex, line } of spots) {
            const page = (0,byte_strings/* toText */.fE)((0,tree/* getFileName */.WP)(links, fileIndex));
            const source = links.findSource(page, address);
            const cells = [
                address,
                renderCell(page),
                line ?? '',
                renderCell(source?.path ?? ''),
                source?.line ?? '',
            ];
            yield `${cells.join('\t')}\n`;
        }
    }
}
/** Returns the name of a file with tabs and line ends escaped. */
function renderCell(name) {
    return (0,byte_strings/* asBytes */.Yd)(name).replace(/[\t\n\r]/g, byte_strings/* percentEncode */.a);
}

;// CONCATENATED MODULE: ./lib/check/report-files.js













/**
 * Writes the reports, if there are to be any, and returns their paths.
 * @throws the reason of `signal` soon after it is aborted; any file-system error
 */
async function writeReports({ report, reportPage, externalLinks }, options) {
    const { reportDir, signal, verify = 'strict', failOn = failing/* ONLY_ERRORS */.H2 } = options;
    if (reportDir === undefined)
        return { reportPath: '', externalLinksPath: '', newExternalLinksPath: '' };
    const inJson = { ...report, findings: report.findings.map(findings_finding/* makeReportEntry */.Po) };
    const reportPath = await (0,json_report/* writeJsonReport */.a)(reportDir, 'report.json', inJson, signal);
    await (0,promises_.writeFile)((0,external_node_path_.join)(reportDir, 'report.html'), renderPage(reportPage));
    const site = { root: options.folderTree.root, workspace: options.workspace?.folder };
    await writeOtherReports(reportDir, report.findings, { verify, failOn }, site, signal);
    return { reportPath, ...(await writeExternalLinks(reportDir, externalLinks, signal)) };
}
/**
 * Writes `junit.xml` and `gl-code-quality-report.json` into an existing folder.
 * @throws an AbortError soon after `signal` is aborted; any file-system error
 */
async function writeOtherReports(reportDir, findings, gate, site, signal) {
    const folder = findSiteFolder(site);
    const fails = (finding) => (0,failing/* canFailStep */.L)(finding, gate);
    await (0,promises_.writeFile)((0,external_node_path_.join)(reportDir, 'junit.xml'), renderJunit(findings, fails, folder), { signal });
    const issues = listCodeQuality(findings, fails, folder);
    await (0,json_report/* writeJsonReport */.a)(reportDir, 'gl-code-quality-report.json', issues, signal);
}
const REPORTS = [
    {
        mark: 'report.json',
        start: /^\{\s*"format": \d+,\s*"host": /,
        others: [
            'report.html',
            'gl-code-quality-report.json',
            'external-links.txt',
            'new-external-links.txt',
            'external-links.tsv',
        ],
    },
    {
        mark: 'changes.json',
        start: /^\{\s*"format": \d+,\s*"changed": /,
        others: ['changes.md'],
    },
    {
        mark: 'junit.xml',
        start: /^<\?xml [^>]*>\s*<testsuites name="docs-export-action"/,
        others: [],
    },
];
/** How much of a file is read to see whether a run wrote it, in bytes. */
const SNIFFED_BYTES = 200;
function findOwnReports(reportDir) {
    return REPORTS.filter(({ mark, start }) => {
        const read = () => (0,read_start_of_file/* readStartOfFile */.g)((0,external_node_path_.join)(reportDir, mark), SNIFFED_BYTES).toString();
        return start.test((0,file_errors/* tryOnDisk */.c)(read, ''));
    });
}
/**
 * Returns whether a run that cannot check anything may write into a folder: it must be empty or
 * contain reports of an earlier run.
 */
function mayWriteReportsInto(reportDir) {
    const names = (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readdirSync)(reportDir), []);
    return names.length === 0 || findOwnReports(reportDir).length > 0;
}
/**
 * Removes the reports of an earlier run: if this run is interrupted, programs would read them as
 * its reports. Files with the same names from other programs are kept.
 * @throws any file-system error
 */
function removeReports(reportDir) {
    for (const { mark, others } of findOwnReports(reportDir)) {
        // The mark goes last: without it, a later run could not tell whose the other files are.
        for (const name of [...others, mark])
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(reportDir, name), { force: true });
    }
}
/**
 * Writes a `junit.xml` with an error that says why a site was not checked. The Code Quality format
 * cannot express this: to GitLab, an empty report means success.
 * @throws any file-system error
 */
function writeJunitError(reportDir, why) {
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(reportDir, 'junit.xml'), renderJunitError(why));
}
/** Returns the folder of the site relative to the workspace; empty if it is outside. */
function findSiteFolder({ root, workspace }) {
    if (workspace === undefined)
        return '';
    const from = (0,paths/* followLinks */.n1)(workspace);
    const to = (0,paths/* followLinks */.n1)(root);
    return (0,paths/* isWithin */.UO)(to, from) ? (0,external_node_path_.relative)(from, to).replaceAll(external_node_path_.sep, '/') : '';
}


/***/ }),

/***/ 1591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ findAddressFault),
  Ai: () => (/* binding */ findFolderFault),
  Wo: () => (/* binding */ isOwnMachine)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/resolve-address.js
var resolve_address = __webpack_require__(7479);
;// CONCATENATED MODULE: ./lib/check/rules/dead-address.js



/** Schemes of web servers. An address with one of them is dead only if it is invalid. */
const WEB = new Set(['http', 'https', 'ws', 'wss']);
/**
 * Schemes that browsers load without a server, including those of built-in pictures and extensions.
 */
const LOADED = /^(?:data|blob|about|javascript|chrome|resource|[a-z-]+-extension)$/;
/**
 * `http` or `https` with letters added, missing or swapped. `shttp` was a real scheme: RFC 2660.
 */
const LIKE_HTTP = /^(?!shttp$)(?=.*t)(?=.*p)[htps]{3,8}$/;
/** A host and port, of which the host parses as a scheme. */
const HOST_AND_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/;
/**
 * Returns why no browser can open an address that is not on a server, as the end of a sentence;
 * undefined if one may. Other programs may open links and frames with schemes of their own, such as
 * `mailto:` or `vscode:`.
 */
function findDeadReason(use, address) {
    if (address.length > resolve_address/* MAX_ADDRESS_BYTES */.EO && !(0,byte_strings/* hasOtherScheme */.mS)(address))
        return 'it is longer than any address that browsers open';
    // As browsers do: https://url.spec.whatwg.org/#concept-basic-url-parser
    const trimmed = address.replace(/^[\0-\x20]+|(?<![\0-\x20])[\0-\x20]+$/g, '');
    const clean = trimmed.replace(/[\t\n\r]+/g, '').toLowerCase();
    const scheme = /^([a-z][a-z\d+.-]*):/.exec(clean)?.[1];
    if (scheme === undefined || WEB.has(scheme))
        return 'it is not a valid address';
    if (scheme === 'file' || /^[a-z]:[\\/]/.test(clean))
        return 'it points to a file on the author’s computer';
    if (HOST_AND_PORT.test(clean))
        return 'without `https://` before it, browsers mistake the host for a scheme';
    if (LIKE_HTTP.test(scheme) && clean.startsWith('/', scheme.length + 1))
        return 'its scheme is a misspelled `http:` or `https:`';
    const isLoaded = (0,vocabulary/* isClicked */.Uk)(use) || use === 'document' || LOADED.test(scheme);
    if (isLoaded)
        return undefined;
    return 'browsers load nothing with this scheme';
}

// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
;// CONCATENATED MODULE: ./lib/check/rules/folder-as-host.js



/** Two slashes, a name without a dot, which no public host has, and the path after it. */
const AS_HOST = /^[\0-\x20]*[\\/]{2}([^\\/?#.:@\s]+)([\\/][^?#]*)?(?:[?#]|$)/;
/**
 * Returns the address that was probably meant by one such as `//assets/app.js`. Browsers take
 * `assets` for a host, although it is a folder of the site. Undefined if there is no such folder.
 */
function findFolderAsHost(written, site, addresses) {
    const found = written.match(AS_HOST);
    const folder = found?.[1] ?? byte_strings/* NO_BYTES */.CR;
    const rest = found?.[2] ?? byte_strings/* NO_BYTES */.CR;
    if (folder === '')
        return undefined;
    const meant = addresses.resolve(byte_strings/* ROOT */.Dl.concat(folder, rest), addresses.makeFileBase(page_names/* HOME_PAGE */.Ko));
    const isWithinBasePath = meant.kind === 'site' && site.basePath !== '/';
    if (isWithinBasePath || (0,tree/* hasFolder */.bU)(site.names, `${folder}/`))
        return meant;
    return undefined;
}

// EXTERNAL MODULE: ./lib/check/rules/full-path.js
var full_path = __webpack_require__(5763);
;// CONCATENATED MODULE: ./lib/check/rules/address-faults.js






const NO_VALUES = { why: '', to: '', line: '' };
/** Returns the fault of an address; undefined if it has none. */
function findAddressFault({ use, written, address, content }, served, addresses) {
    switch (address.kind) {
        case 'no-request':
            return findDeadFault(use, written);
        case 'other-host':
            return (findFolderFault(use, written, served, addresses) ?? findExternalFault(use, written, address));
        case 'outside-base-path': {
            if (address.specifiesHost || served.isServicePath(address.path))
                return undefined;
            return makeFault(chooseKind(use, 'outside'), address.path);
        }
        case 'site':
            return findSiteFault(use, address, content, served);
    }
}
/** The kinds of faults, of links and of loaded files. */
const KINDS = {
    missing: { link: 'broken-link', load: 'broken-asset' },
    dead: { link: 'broken-link/dead', load: 'broken-asset/dead' },
    folder: { link: 'broken-link/folder', load: 'broken-asset/folder' },
    outside: { link: 'outside-base-path/link', load: 'outside-base-path/load' },
};
function chooseKind(use, fault) {
    if ((0,vocabulary/* isClicked */.Uk)(use))
        return KINDS[fault].link;
    return KINDS[fault].load;
}
function makeFault(kind, key, values) {
    return { kind, key, values: { ...NO_VALUES, ...values } };
}
function findDeadFault(use, written) {
    const why = findDeadReason(use, written);
    if (why === undefined)
        return undefined;
    return makeFault(chooseKind(use, 'dead'), written, { why });
}
/** Returns the fault of an address with two slashes in front of a folder of the site. */
function findFolderFault(use, written, served, addresses) {
    const meant = findFolderAsHost(written, served.site, addresses);
    const kind = chooseKind(use, 'folder');
    if (meant?.kind === 'site')
        return makeFault(kind, (0,full_path/* makeFullPath */.j)(meant.path, served));
    if (meant?.kind === 'outside-base-path')
        return makeFault(kind, meant.path);
    return undefined;
}
function findExternalFault(use, written, { url }) {
    if ((0,vocabulary/* isClicked */.Uk)(use))
        return undefined;
    if (!isOwnMachine(URL.parse(url)?.hostname ?? ''))
        return makeFault('external-load', url);
    const why = 'it points to the reader’s own computer';
    return makeFault('broken-asset/dead', written, { why });
}
function findSiteFault(use, address, content, served) {
    const { path, query } = address;
    if (content === undefined)
        return makeFault(chooseKind(use, 'missing'), (0,full_path/* makeFullPath */.j)(path, served));
    if (!(0,vocabulary/* isClicked */.Uk)(use)) {
        const isPageForFile = content.kind === 'shared-page' && page_names/* SUBRESOURCE_PATH */.BU.test(path);
        if (isPageForFile)
            return makeFault('broken-asset/page', (0,full_path/* makeFullPath */.j)(path, served));
        return undefined;
    }
    // Without a host, an address that is served from a file needs no redirect on any host.
    if (served.site.host === undefined && content.kind === 'file')
        return undefined;
    const redirect = served.findRedirect(path, query);
    if (redirect === undefined)
        return undefined;
    let key = (0,full_path/* makeFullPath */.j)(path, served);
    if (query)
        key = key.concat('?', (0,byte_strings/* asBytes */.Yd)(query));
    return makeFault('redirected-link', key, { to: redirect.to, line: String(redirect.line) });
}
/**
 * Browsers trust the visitor's own machine as they trust https:
 * https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy.
 */
const OWN_MACHINE = /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/;
/** Does a host name stand for the visitor's own computer? */
function isOwnMachine(hostname) {
    return OWN_MACHINE.test(hostname);
}


/***/ }),

/***/ 9118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Du: () => (/* binding */ splitIds),
/* harmony export */   JA: () => (/* binding */ AnchorLinks),
/* harmony export */   VS: () => (/* binding */ joinIds),
/* harmony export */   mG: () => (/* binding */ findMissingAnchors)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
/* harmony import */ var _web_resolve_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7479);
/* harmony import */ var _web_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9612);
/* harmony import */ var _counted_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6062);
/* harmony import */ var _spots_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3077);






/**
 * With fewer missing anchors, the page may simply have lost them. Lines of source code are exempt,
 * because hardly anybody links to them by hand.
 */
const MIN_PROBABLY_SCRIPTED = 10;
/** How many anchors must be missing for each one that exists. */
const MIN_MISSING_PER_PRESENT = 9;
/** The anchors of source code viewers. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i;
/** The separator of anchors in a joined string. */
const BETWEEN = '\0';
/** Joins anchors in one string. Anchors that contain a NUL are left out. */
function joinIds(ids) {
    return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)([...ids].filter((id) => !id.includes(BETWEEN)).join(BETWEEN));
}
/** Splits a string that `joinIds` returned. */
function splitIds(joined) {
    return new Set(joined.split(BETWEEN));
}
/** Links to anchors of pages, and uses of symbols in SVG files, as one thread finds them. */
class AnchorLinks {
    #byFile = new Map();
    /** Returns the count of links to an anchor. `writtenFragment` may be a slice of a page. */
    getOrAdd(fileIndex, writtenFragment) {
        let linked = this.#byFile.get(fileIndex);
        if (linked === undefined) {
            linked = { anchors: new Map(), together: (0,_spots_js__WEBPACK_IMPORTED_MODULE_5__/* .makeOccurrenceCount */ .Z_)() };
            this.#byFile.set(fileIndex, linked);
        }
        const [name] = (0,_web_resolve_address_js__WEBPACK_IMPORTED_MODULE_2__/* .listAnchorNames */ .IL)(writtenFragment);
        const fragment = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(name === undefined ? writtenFragment : _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .HASH */ .v9.concat(name));
        const anchor = linked.anchors.get(fragment) ?? (0,_spots_js__WEBPACK_IMPORTED_MODULE_5__/* .makeOccurrenceCount */ .Z_)();
        linked.anchors.set(fragment, anchor);
        return anchor;
    }
    /** Counts one link to an anchor of a file. `written` is the address as the link has it. */
    countLink(fileIndex, anchor, written, spot) {
        (0,_spots_js__WEBPACK_IMPORTED_MODULE_5__/* .addOccurrence */ .b3)(anchor, spot, written);
        const together = this.#byFile.get(fileIndex)?.together;
        if (together !== undefined)
            (0,_spots_js__WEBPACK_IMPORTED_MODULE_5__/* .addOccurrence */ .b3)(together, spot, written);
    }
    /** Returns the linked anchors of all files. */
    listAsked() {
        return [...this.#byFile].map(([fileIndex, { anchors }]) => ({
            fileIndex,
            fragments: [...anchors.keys()].filter((fragment) => (0,_web_resolve_address_js__WEBPACK_IMPORTED_MODULE_2__/* .listAnchorNames */ .IL)(fragment).length > 0),
        }));
    }
    /**
     * Reports the missing anchors that this thread asked about. `makeKey` returns the full address of
     * a file.
     */
    reportMissing(missing, site, counter, makeKey) {
        for (const { fileIndex, fragments, areScripted } of missing) {
            const linked = this.#byFile.get(fileIndex);
            if (linked === undefined)
                continue;
            const name = (0,_web_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getFileName */ .WP)(site, fileIndex);
            if (areScripted) {
                const finding = (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeCountedFinding */ .Cm)('broken-anchor/scripted', name);
                counter.add({ ...finding, ...linked.together, target: name });
                continue;
            }
            const kind = (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSvgFile */ .dJ)(name) ? 'broken-asset/symbol' : 'broken-anchor';
            const key = makeKey(name);
            for (const fragment of fragments) {
                const anchor = linked.anchors.get(fragment);
                if (anchor === undefined)
                    continue;
                counter.add({ ...(0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeCountedFinding */ .Cm)(kind, key.concat(fragment)), ...anchor });
            }
        }
    }
}
/**
 * Returns which of the anchors that all threads ask about are missing. Only the files that this
 * thread has read are searched.
 */
async function findMissingAnchors(asked, anchorsOfFiles, pause) {
    const found = [];
    for (const [fileIndex, questions] of Map.groupBy(asked, (each) => each.fileIndex)) {
        await pause();
        const anchors = anchorsOfFiles.get(fileIndex);
        if (anchors === undefined)
            continue;
        const linked = new Set(questions.flatMap(({ fragments }) => fragments));
        const missing = findMissingIn(anchors, linked);
        if (missing !== undefined)
            found.push({ fileIndex, ...missing });
    }
    return found;
}
/** Returns the linked fragments that a file does not have; undefined if it has all. */
function findMissingIn({ ids, runsScript, ownLinked }, linked) {
    const idSet = splitIds(ids);
    const fragments = [...linked].filter((fragment) => isMissing(fragment, idSet));
    if (fragments.length === 0)
        return undefined;
    const areScripted = runsScript && areLeftToScripts(fragments, linked.size + ownLinked);
    return { fragments, areScripted, ids: areScripted ? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR : ids };
}
function isMissing(fragment, ids) {
    return !(0,_web_resolve_address_js__WEBPACK_IMPORTED_MODULE_2__/* .listAnchorNames */ .IL)(fragment).some((name) => ids.has(name));
}
/**
 * Returns whether scripts probably create the missing anchors. Such anchors are not in the HTML, so
 * all or nearly all linked anchors of the page are missing.
 */
function areLeftToScripts(missing, linked) {
    const areLines = missing.every((fragment) => LINE_ANCHOR.test(fragment));
    if (!areLines && missing.length < MIN_PROBABLY_SCRIPTED)
        return false;
    const found = linked - missing.length;
    return missing.length >= found * MIN_MISSING_PER_PRESENT;
}


/***/ }),

/***/ 565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ checkCanonical),
/* harmony export */   rk: () => (/* binding */ readHost),
/* harmony export */   xB: () => (/* binding */ isOwnByHttps)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Checks the host in addresses for search engines: canonical links, `og:url` and sitemaps. */

/**
 * Reports an address for search engines if it is not on `domain`, the site's own host. If `domain`
 * is undefined, only reserved host names are counted.
 */
function checkCanonical(address, domain, spot, counter) {
    const host = readHost(address);
    if (host === undefined || host.name === domain)
        return;
    if (host.kind === 'name' && domain === undefined)
        return;
    let hostKind = host.kind;
    // A site with a domain is not a trial.
    if (hostKind === 'example' && domain !== undefined)
        hostKind = 'placeholder';
    const found = { key: host.name, spot, target: address };
    counter.reportWithValues(KINDS[hostKind], { domain: domain ?? '' }, found);
}
/** The kinds of findings, by the kind of host name. */
const KINDS = {
    name: 'canonical-host',
    example: 'canonical-host/example',
    placeholder: 'canonical-host/placeholder',
};
/** Is this an https address on `domain`? */
function isOwnByHttps(address, domain) {
    if (domain === undefined || !/^\s*https:/i.test(address))
        return false;
    return readHost(address)?.name === domain;
}
/**
 * Returns the host of an absolute or scheme-relative http(s) address; undefined for other
 * addresses.
 */
function readHost(url) {
    const text = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(url).trim();
    const parsed = URL.parse(/^[\\/]{2}/.test(text) ? `https:${text}` : text);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
        return undefined;
    return { name: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(parsed.host), kind: classifyHost(parsed.hostname) };
}
function classifyHost(hostname) {
    if (/(?:^|\.)(?:example|example\.(?:com|org|net))$/.test(hostname))
        return 'example';
    const isPlaceholder = /(?:^|\.)(?:localhost|test|invalid)$/.test(hostname) ||
        /^(?:127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname) ||
        /(?:^|\.)(?:undefined|null|nan)(?:\.|$)/.test(hostname);
    if (isPlaceholder)
        return 'placeholder';
    return 'name';
}


/***/ }),

/***/ 6062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ makeCountedFinding),
/* harmony export */   KO: () => (/* binding */ removePart),
/* harmony export */   T8: () => (/* binding */ listIdentities),
/* harmony export */   Xp: () => (/* binding */ makePartKey),
/* harmony export */   gh: () => (/* binding */ computeIdentity),
/* harmony export */   x8: () => (/* binding */ findIdentityAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _findings_site_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);
/* harmony import */ var _spots_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3077);
/**
 * A finding while it is counted, and its identity, by which another build's check recognizes it.
 */




/** Returns a finding without occurrences. `key` may be a slice of a page. */
function makeCountedFinding(kind, key, values) {
    return {
        kind,
        key: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .detach */ .Yo)(key),
        ...(0,_spots_js__WEBPACK_IMPORTED_MODULE_3__/* .makeOccurrenceCount */ .Z_)(values),
        isRest: false,
        identities: undefined,
    };
}
/** Comes before the part of a file in a key. No address contains it. */
const BEFORE_PART = '#\0';
/**
 * Returns the key of a finding about a part of a file. In another build, the file may have moved.
 */
function makePartKey(fileName, part) {
    return fileName.concat(BEFORE_PART, (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(part));
}
/** Returns the address or the file in a key, without the part of the file. */
function removePart(key) {
    const end = key.indexOf(BEFORE_PART);
    if (end === -1)
        return key;
    return key.slice(0, end);
}
/** The length of an identity in hexadecimal digits: 52 bits, which fit in a number. */
const IDENTITY_DIGITS = 13;
/**
 * Returns the identity of a finding: a digest of its code and its full address, without the line.
 * With a million known findings, the chance that a new one collides is one in four billion.
 */
function computeIdentity({ kind, key, target, values }) {
    const { problem } = values;
    const what = problem === undefined ? key : `${target} ${problem}`;
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${_findings_site_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .SITE_KINDS */ .Q[kind].code} ${what}`);
    return Number.parseInt(digest.slice(0, IDENTITY_DIGITS), 16);
}
/** Returns the identities of all findings that a finding stands for, listed or not. */
function listIdentities(finding) {
    return finding.identities ?? new Set([computeIdentity(finding)]);
}
/**
 * Returns the identity that a listed finding would have at another address; undefined if the
 * address alone does not distinguish it.
 */
function findIdentityAt(finding, key) {
    const isByAddress = finding.identities === undefined && finding.values.problem === undefined;
    if (isByAddress)
        return computeIdentity({ ...finding, key });
    return undefined;
}


/***/ }),

/***/ 6077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j4: () => (/* binding */ DestinationFinder),
/* harmony export */   rN: () => (/* binding */ REACHED),
/* harmony export */   yl: () => (/* binding */ pointsToOwnPage)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _web_host_served_site_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8550);
/* harmony import */ var _web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7640);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2198);
/* harmony import */ var _web_resolve_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7479);
/* harmony import */ var _address_faults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1591);
/* harmony import */ var _anchors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9118);
/* harmony import */ var _external_spots_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7373);








/** The longest address, in bytes, whose destination is cached. */
const MAX_CACHED_BYTES = 1_000;
/** How many destinations of addresses in one folder are cached. */
const MAX_CACHED_COUNT = 50_000;
/**
 * An address without a path points to the page that contains it, so it cannot be cached by folder.
 */
const OWN_PAGE = /^[\x00-\x20]*(?:[?#]|$)/;
/** A path that stands for any wrong address, in a folder that does not exist. */
const WRONG_FOLDER = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('x/y/');
/** How other files point to a file. Of several ways, the greatest counts. */
const REACHED = {
    notAtAll: 0,
    /** By text in a script, which may be an address that the script opens. */
    byScriptOnly: 1,
    /** By an address that is certainly one. */
    byAddress: 2,
};
function makeUsedFiles() {
    return {
        clickTargets: new Set(),
        visitTargets: new Set(),
        openedSvgs: new Set(),
        symbolFiles: new Set(),
        relocatedPages: new Set(),
    };
}
/** Finds the destinations of addresses, caches them, and notes which files addresses point to. */
class DestinationFinder {
    addresses;
    served;
    anchorLinks = new _anchors_js__WEBPACK_IMPORTED_MODULE_6__/* .AnchorLinks */ .JA();
    /** The external addresses in the files that this thread has read. */
    externalSpots = new Map();
    /** How each file was reached from another one, as one of `REACHED`, by index. */
    reached;
    #usedFiles = makeUsedFiles();
    /** The destinations of addresses by use: pages in one folder share most addresses. */
    #cache = {};
    /** The folder or base to which the cached addresses are relative. */
    #cacheScope;
    constructor(site) {
        this.addresses = new _web_resolve_address_js__WEBPACK_IMPORTED_MODULE_4__/* .Addresses */ .tb(site);
        this.served = new _web_host_served_site_js__WEBPACK_IMPORTED_MODULE_1__/* .ServedSite */ .d(site);
        this.reached = new Uint8Array(site.names.length);
    }
    /** Returns the base for addresses in a page of the site. */
    makePageBase(pageName) {
        const fileIndex = this.served.files.get(pageName);
        const isRelocated = fileIndex !== undefined && this.served.isAlwaysRelocated(fileIndex);
        if (isRelocated)
            return this.makeRelocatedPageBase(pageName);
        return this.addresses.makeFileBase(pageName);
    }
    /**
     * Returns the base for a page whose address is in another folder than its file. `href` is that of
     * the page's `<base>`, if it has one.
     */
    makeRelocatedPageBase(pageName, href) {
        const notFoundFolder = this.served.findNotFoundFolder(pageName);
        let shownPath = (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_3__/* .swapFolderForm */ .YX)(pageName);
        if (notFoundFolder !== undefined)
            shownPath = notFoundFolder.concat(WRONG_FOLDER);
        const makeBaseAt = (path) => this.addresses.makeElementBase(href, this.addresses.makeFileBase(path));
        const relocated = { path: shownPath, fileBase: makeBaseAt(pageName) };
        return { ...makeBaseAt(shownPath), relocated };
    }
    /** Resolves an address without a fragment. An external address is added to `externalSpots`. */
    resolveAndNote(written, base) {
        const address = this.addresses.resolve(written, base);
        const externalUrl = readExternalUrl(address);
        if (externalUrl === undefined)
            return address;
        if (!this.externalSpots.has(externalUrl))
            this.externalSpots.set(externalUrl, []);
        return address;
    }
    /** Notes where an external address occurs, once for each line. */
    noteExternal(address, spot) {
        const fileIndex = this.served.files.get(spot.fileName);
        const spots = this.externalSpots.get(address);
        if (fileIndex === undefined || spots === undefined)
            return;
        (0,_external_spots_js__WEBPACK_IMPORTED_MODULE_7__/* .addExternalSpot */ .df)(spots, { fileIndex, line: spot.findLine() });
    }
    /** Notes that an address in the file `fromName` points to a file. */
    noteReached(fileIndex, fromName) {
        this.#noteReachedBy(REACHED.byAddress, fileIndex, fromName);
    }
    /** Notes that the file `fromName` has a link, which is not checked. */
    noteLink(written, base, fromName) {
        const fileIndex = this.#findMeantByAddress(written, base);
        if (fileIndex !== undefined)
            this.noteReached(fileIndex, fromName);
    }
    /** Notes that a script of the file `fromName` mentions an address, which it may open. */
    noteScriptMention(written, base, fromName) {
        const fileIndex = this.#findMeantByAddress(written, base);
        if (fileIndex !== undefined)
            this.#noteReachedBy(REACHED.byScriptOnly, fileIndex, fromName);
    }
    /** Notes how a file was reached, unless it was reached from itself. */
    #noteReachedBy(how, fileIndex, fromName) {
        // Names are only compared if the note would change something.
        const before = this.reached[fileIndex] ?? REACHED.notAtAll;
        if (before < how && this.served.getName(fileIndex) !== fromName)
            this.reached[fileIndex] = how;
    }
    #findMeantByAddress(written, base) {
        const address = this.addresses.resolve((0,_web_resolve_address_js__WEBPACK_IMPORTED_MODULE_4__/* .stripFragment */ .lG)(written), base);
        return this.findMeantFile(address, this.#findContent(address));
    }
    /**
     * Returns the file that is served at an address. If the host does not serve the address, returns
     * the file that was probably meant.
     */
    findMeantFile(address, content) {
        if (content?.kind === 'file')
            return content.fileIndex;
        if (address.kind === 'site')
            return this.served.findFileByName(address.path);
        // An address without the base path is reported by another finding.
        if (address.kind === 'outside-base-path')
            return this.served.findFileByName((0,_web_resolve_address_js__WEBPACK_IMPORTED_MODULE_4__/* .decodePathname */ .je)(address.path).slice(1));
        return undefined;
    }
    /** Returns what the host serves at an address, if it is within the site. */
    #findContent(address) {
        if (address.kind !== 'site')
            return undefined;
        return this.served.findContent(address.path, address.query);
    }
    /**
     * Does a loaded address work without another host? It does if this site serves it, or if it needs
     * no request. An external address is added to `externalSpots`.
     */
    noteAndCheckServed(written, base) {
        const address = this.resolveAndNote((0,_web_resolve_address_js__WEBPACK_IMPORTED_MODULE_4__/* .stripFragment */ .lG)(written), base);
        if (address.kind !== 'site')
            return address.kind === 'no-request';
        return this.served.findContent(address.path) !== undefined;
    }
    /**
     * Returns the destination of an address, and notes the file that it points to. `written` may be a
     * slice of a page.
     */
    findAndNote(use, written, base) {
        const cache = this.#openCache(use, base);
        const cached = cache.get(written);
        if (cached !== undefined)
            return cached;
        const destination = this.#findUncached(use, (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(written), base);
        if (cache.size > MAX_CACHED_COUNT)
            cache.clear();
        if (written.length <= MAX_CACHED_BYTES && !pointsToOwnPage(written))
            cache.set(destination.written, destination);
        return destination;
    }
    /**
     * Returns the cache for addresses relative to a base, and empties it if the folder is another.
     */
    #openCache(use, base) {
        const scope = base.folder ?? base.url;
        if (scope !== this.#cacheScope)
            this.#cache = {};
        this.#cacheScope = scope;
        this.#cache[use] ??= new Map();
        return this.#cache[use];
    }
    /** Returns the files that addresses have pointed to since the previous call. */
    takeUsedFiles() {
        const taken = this.#usedFiles;
        this.#usedFiles = makeUsedFiles();
        return taken;
    }
    #findUncached(use, written, base) {
        const hash = written.indexOf('#');
        if (hash === -1)
            return this.#findWithoutFragment(use, written, base);
        // Addresses that differ in their fragments share what was found for their paths.
        const withoutFragment = this.findAndNote(use, written.slice(0, hash), base);
        const { anchorFile } = withoutFragment;
        if (anchorFile === undefined)
            return { ...withoutFragment, written };
        if (use === 'symbol')
            this.#usedFiles.symbolFiles.add(anchorFile);
        const anchor = this.anchorLinks.getOrAdd(anchorFile, written.slice(hash));
        return { ...withoutFragment, written, anchor };
    }
    #findWithoutFragment(use, written, base) {
        const { served, addresses } = this;
        const address = this.resolveAndNote(written, base);
        const content = this.#findContent(address);
        const isWithinSite = address.kind === 'site';
        let anchorFile;
        if (isWithinSite && content?.kind === 'file')
            anchorFile = this.#noteUse(use, address, content.fileIndex);
        return {
            written,
            isWithinSite,
            isUndecided: isWithinSite && served.mayUnsupportedRuleServe(address.path, content),
            fileIndex: this.findMeantFile(address, content),
            fault: (0,_address_faults_js__WEBPACK_IMPORTED_MODULE_5__/* .findAddressFault */ .A)({ use, written, address, content }, served, addresses),
            anchorFile,
            anchor: undefined,
            externalUrl: readExternalUrl(address),
        };
    }
    /** Notes how an address uses a file, and returns the file if its anchors are known. */
    #noteUse(use, { path, query = '' }, fileIndex) {
        const used = this.#usedFiles;
        const fileName = this.served.getName(fileIndex);
        const isSvg = (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isSvgFile */ .dJ)(fileName);
        if ((0,_web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .isClicked */ .Uk)(use))
            used.clickTargets.add(fileIndex);
        if (use === 'link')
            used.visitTargets.add(fileIndex);
        const isOpened = use === 'link' || use === 'document';
        if (isOpened && isSvg)
            used.openedSvgs.add(fileIndex);
        if (isOpened && this.served.isSometimesRelocated(path, query, fileIndex))
            used.relocatedPages.add(fileIndex);
        const mayHaveAnchors = use === 'link' && (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isPage */ .yp)(fileName);
        const mayHaveSymbols = use === 'symbol' && isSvg;
        if (mayHaveAnchors || mayHaveSymbols)
            return fileIndex;
        return undefined;
    }
}
/** Returns the URL of an external http(s) address; undefined for other addresses. */
function readExternalUrl(address) {
    if (address.kind !== 'other-host' || !address.url.startsWith('http'))
        return undefined;
    return address.url;
}
/** Does an address, query aside, point to whichever page contains it? */
function pointsToOwnPage(written) {
    return OWN_PAGE.test(written);
}


/***/ }),

/***/ 7373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HE: () => (/* binding */ listExternalSpots),
/* harmony export */   IQ: () => (/* binding */ isInOtherFile),
/* harmony export */   df: () => (/* binding */ addExternalSpot),
/* harmony export */   f$: () => (/* binding */ mergeExternalSpots)
/* harmony export */ });
/** Adds a spot unless it is the one that was added last. */
function addExternalSpot(spots, { fileIndex, line = 0 }) {
    const isLast = spots.at(-2) === fileIndex && spots.at(-1) === line;
    if (!isLast)
        spots.push(fileIndex, line);
}
/** Returns the spots in the order of files and lines. */
function listExternalSpots(spots) {
    const unpacked = [];
    for (let i = 0; i < spots.length; i += 2)
        unpacked.push({ fileIndex: spots[i] ?? 0, line: spots[i + 1] || undefined });
    return unpacked.sort((one, other) => one.fileIndex - other.fileIndex || (one.line ?? 0) - (other.line ?? 0));
}
/** Is one of the spots in another file? */
function isInOtherFile(spots, fileIndex) {
    return spots.some((value, i) => i % 2 === 0 && value !== fileIndex);
}
/** Returns the spots that all threads have found. */
function mergeExternalSpots(found) {
    const merged = new Map();
    for (const foundByOne of found)
        for (const [address, spots] of foundByOne) {
            const known = merged.get(address);
            if (known === undefined)
                merged.set(address, spots);
            else
                for (const value of spots)
                    known.push(value);
        }
    return merged;
}


/***/ }),

/***/ 12:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ FindingCounter)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _counted_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6062);
/* harmony import */ var _spots_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3077);



/**
 * How many findings of one kind are listed: those with the first keys. One more finding counts the
 * rest, and keeps the identity of each.
 */
const MAX_LISTED = 20_000;
/** How many are stored until those beyond the limit move to the rest: sorting is slow. */
const MAX_STORED = MAX_LISTED * 1.25;
/** How many pages are stored for a finding that counts pages together. */
const MAX_TOGETHER = 100;
/**
 * Counts findings, and merges those with equal keys. The result does not depend on the order of
 * reports or on how the work was split among counters that are added up. Of each kind, the first
 * findings by key are kept.
 */
class FindingCounter {
    #kinds = new Map();
    /**
     * Reports one occurrence of a finding. `key` distinguishes findings of a kind. `target` is the
     * address as written, and may be a slice of a page.
     */
    report(kind, key, spot, target = key) {
        this.#reportOccurrence(kind, _spots_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUES */ .RM, { key, spot, target });
    }
    /** Reports one occurrence of a finding whose sentence has placeholders for `values`. */
    reportWithValues(kind, values, found) {
        this.#reportOccurrence(kind, values, found);
    }
    #reportOccurrence(kind, values, found) {
        const { key, spot, target = key } = found;
        const finding = this.#openListedOrRest(kind, key, target, values);
        if (finding.isRest)
            finding.count++;
        else
            (0,_spots_js__WEBPACK_IMPORTED_MODULE_2__/* .addOccurrence */ .b3)(finding, spot, target, values);
    }
    /** Reports a finding about the site as a whole, which has no address and no page. */
    reportForSite(kind, values) {
        this.#openListedOrRest(kind, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, values).count++;
    }
    /** Reports a finding about an address that is not on any page. */
    reportAddress(kind, address, values) {
        const finding = this.#openListedOrRest(kind, address, address, values);
        finding.count++;
        if (!finding.isRest)
            finding.target = finding.key;
    }
    /**
     * Reports several pages as one finding about the site. In another build, it is known if all its
     * pages are. Pages must be in order.
     */
    reportTogether(kind, values, pages) {
        const finding = this.#openByStoredKey(kind, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, values);
        const identities = pages.map(({ key }) => (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .computeIdentity */ .gh)({ kind, key, target: _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, values }));
        finding.count += pages.length;
        finding.fileCount += pages.length;
        finding.identities = new Set(identities);
        finding.spots = pages
            .slice(0, MAX_TOGETHER)
            .map(({ fileName }) => ({ fileName, line: undefined }));
    }
    /** Adds a finding of another counter. Each page must be counted by only one of the counters. */
    add(other) {
        const finding = this.#openCounterpart(other);
        finding.count += other.count;
        if (finding.isRest)
            return;
        finding.fileCount += other.fileCount;
        for (const spot of other.spots)
            (0,_spots_js__WEBPACK_IMPORTED_MODULE_2__/* .addSpot */ .QN)(finding, spot, other.target, other.values);
    }
    /** Returns the listed findings, and those that count the rest. */
    listCounted() {
        const all = [];
        for (const findings of this.#kinds.values()) {
            if (findings.byKey.size > MAX_LISTED)
                moveToRest(findings);
            for (const finding of findings.byKey.values())
                all.push(finding);
            if (findings.rest.count > 0)
                all.push(findings.rest);
        }
        return all;
    }
    /** Returns the finding to which a finding of another counter is added, with its identities. */
    #openCounterpart(other) {
        const { isRest, kind, key, target, values, identities } = other;
        if (identities === undefined)
            return this.#openListedOrRest(kind, key, target, values);
        let finding;
        if (isRest)
            finding = this.#openKind(kind).rest;
        else
            finding = this.#openByStoredKey(kind, key, values);
        noteIdentities(finding, identities);
        return finding;
    }
    /** Returns the listed finding with this key, or the one that counts the rest. */
    #openListedOrRest(kind, key, target, values = _spots_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUES */ .RM) {
        const finding = this.#openByStoredKey(kind, (0,_spots_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(key), values);
        if (finding.isRest || key.length > _spots_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TARGET_BYTES */ .vG) {
            const identity = (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .computeIdentity */ .gh)({ kind, key, target: (0,_spots_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(target), values });
            noteIdentities(finding, [identity]);
        }
        return finding;
    }
    #openByStoredKey(kind, key, values) {
        const findings = this.#openKind(kind);
        const known = findings.byKey.get(key);
        if (known !== undefined)
            return known;
        if (findings.byKey.size > MAX_STORED)
            moveToRest(findings);
        if (findings.lastListedKey !== undefined && key > findings.lastListedKey)
            return findings.rest;
        const finding = (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .makeCountedFinding */ .Cm)(kind, key, values);
        findings.byKey.set(finding.key, finding);
        return finding;
    }
    #openKind(kind) {
        const known = this.#kinds.get(kind);
        if (known !== undefined)
            return known;
        const finding = (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .makeCountedFinding */ .Cm)(kind, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, {
            maxListed: MAX_LISTED.toLocaleString('en'),
        });
        const rest = { ...finding, isRest: true, identities: new Set() };
        const findings = { byKey: new Map(), rest, lastListedKey: undefined };
        this.#kinds.set(kind, findings);
        return findings;
    }
}
/** Adds to the identities of the findings that one stands for. */
function noteIdentities(finding, identities) {
    finding.identities ??= new Set();
    for (const identity of identities)
        finding.identities.add(identity);
}
/** Keeps the first findings by key in the list, and adds the others to the rest. */
function moveToRest(findings) {
    const sorted = [...findings.byKey.values()].sort((one, other) => (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBytes */ .Xo)(one.key, other.key));
    for (const finding of sorted.splice(MAX_LISTED)) {
        findings.rest.count += finding.count;
        for (const identity of (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .listIdentities */ .T8)(finding))
            findings.rest.identities.add(identity);
    }
    findings.byKey = new Map(sorted.map((finding) => [finding.key, finding]));
    findings.lastListedKey = sorted.at(-1)?.key;
}


/***/ }),

/***/ 5763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ makeFullPath)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _web_host_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2153);
/* harmony import */ var _web_resolve_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7479);



/** Returns a path with the base path in front. If the host merges slashes, so does this. */
function makeFullPath(path, { site, hostTraits }) {
    const servedPath = hostTraits.mergesSlashes ? (0,_web_host_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeSlashes */ .u)(path) : path;
    return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(site.basePath).concat((0,_web_resolve_address_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(servedPath));
}


/***/ }),

/***/ 2226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ findLeak),
/* harmony export */   Sv: () => (/* binding */ mayHoldKey),
/* harmony export */   gR: () => (/* binding */ holdsKey),
/* harmony export */   jU: () => (/* binding */ MAX_SEARCHED_BYTES)
/* harmony export */ });
/* harmony import */ var _disk_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3870);
/** Detects files that nobody meant to publish, by name, and private keys, by content. */

const SECRET = { isSecret: true, what: 'secret' };
/** The first that matches counts. */
const LEAKED_NAMES = [
    { ...SECRET, pattern: /(?:^|\/)\.env[^/]*/i },
    { ...SECRET, pattern: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
    { ...SECRET, pattern: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
    { ...SECRET, pattern: /(?:^|\/)\.(?:npmrc|yarnrc\.yml|netrc|htpasswd|pypirc)$/ },
    { ...SECRET, pattern: /(?:^|\/)(?:id_rsa|id_ed25519)$/ },
    // Before all other kinds that are not secret, to get one finding for all packages instead of one
    // per file in them.
    { what: 'packages that were used to build the site', pattern: /(?:^|\/)node_modules\// },
    { what: 'Git settings', pattern: /(?:^|\/)\.git[^/]*$/i },
    { what: 'CI configuration of the repository', pattern: /(?:^|\/)\.(?:github|gitlab|circleci)\// },
    { what: 'editor settings', pattern: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\// },
    { what: 'editor settings', pattern: /(?:^|\/)\.editorconfig$/ },
    { what: 'a temporary or backup file', pattern: /[^/](?:~|\.sw[op]|\.orig|\.bak)$/ },
    { what: 'a temporary or backup file', pattern: /(?:^|\/)(?:backup\.sql|\.#[^/]+|#[^/]+#)$/ },
    { what: 'a file of the operating system', pattern: _disk_file_names_js__WEBPACK_IMPORTED_MODULE_0__/* .DESKTOP_FILE */ .ES },
    {
        what: 'a script that starts a local server',
        pattern: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$/i,
    },
    { what: 'a script that starts a local server', pattern: /^(?:serve|server)\.[cm]?js$/i },
    ...listGeneratorFiles(),
];
/** Returns the names of files in the root from which generators build a site. */
function listGeneratorFiles() {
    const patterns = [
        /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json)$/,
        /^(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s$/,
        /^(?:mkdocs\.ya?ml|mint\.json|_config\.yml|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
        /^(?:Dockerfile|docker-compose\.ya?ml|Makefile)$/,
    ];
    return patterns.map((pattern) => ({ what: 'a source file of the site generator', pattern }));
}
/** Returns what a file with this name leaks; undefined for an ordinary file. */
function findLeak(name) {
    for (const { isSecret = false, what, pattern } of LEAKED_NAMES) {
        const match = pattern.exec(name);
        if (match === null)
            continue;
        const part = name.slice(0, match.index + match[0].length);
        return { isSecret, what, part };
    }
    return undefined;
}
/**
 * How much of a file is searched for a key, in bytes. Keys are small, and few files contain more
 * than one key and its certificates.
 */
const MAX_SEARCHED_BYTES = 64 << 10;
/** Names of keys without an extension, such as `id_ecdsa`. */
const WITHOUT_EXTENSION = /(?:^|\/)[^/.]+$/;
/** The extensions that tools give to keys. */
const KEY_EXTENSION = /\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i;
/**
 * May a file with this name contain a private key, unless its name already is a finding? Pages that
 * explain keys have other names.
 */
function mayHoldKey(name) {
    if (!WITHOUT_EXTENSION.test(name) && !KEY_EXTENSION.test(name))
        return false;
    return findLeak(name)?.isSecret !== true;
}
/** RFC 7468, RFC 9580, and what ssh-keygen writes. */
const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n/g;
/** How far headers may extend after that line, in characters. */
const MAX_HEADER_CHARS = 1_000;
/** A line of a key. Examples in documentation have shorter lines. */
const LINE = /^[A-Za-z0-9+/=]{40,}\r?$/m;
/** https://tartarus.org/~simon/putty-snapshots/htmldoc/AppendixC.html */
const PUTTY = /^PuTTY-User-Key-File-\d: [\s\S]*^Private-Lines: /m;
/** Does a text contain a private key, and not only its first line as an example? */
function holdsKey(text) {
    for (const begin of text.matchAll(BEGIN)) {
        const from = begin.index + begin[0].length;
        if (LINE.test(text.slice(from, from + MAX_HEADER_CHARS)))
            return true;
    }
    return text.startsWith('PuTTY-') && PUTTY.test(text);
}


/***/ }),

/***/ 4576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ checkReference),
/* harmony export */   Q: () => (/* binding */ MISSING_REFERENCES)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
/* harmony import */ var _web_resolve_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7479);
/* harmony import */ var _address_faults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1591);
/* harmony import */ var _canonical_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(565);





const SOURCE_EXTENSION = /\.(?:mdx?|rst)$/i;
/** The rules for each role. */
const ROLE_TRAITS = {
    import: {
        use: 'load',
        missing: 'broken-asset/import',
        outside: 'outside-base-path/reference',
        mayNameFolder: true,
        onOtherHost: 'external-load/import',
    },
    preview: {
        use: 'load',
        missing: 'metadata/preview',
        placeholder: 'metadata/preview-placeholder',
    },
    canonical: {
        use: 'link',
        isFollowed: true,
        missing: 'metadata/canonical',
        missingFolder: 'metadata/canonical-folder',
    },
    structured: {
        use: 'link',
        isFollowed: true,
        missing: 'metadata/structured',
        missingFolder: 'metadata/structured-folder',
        placeholder: 'metadata/structured-placeholder',
    },
    'app-picture': {
        use: 'load',
        missing: 'broken-asset/app-picture',
        outside: 'outside-base-path/reference',
        onOtherHostOffline: 'external-load/app-picture',
    },
    'app-page': { use: 'link', isFollowed: true, missing: 'broken-link/app-page' },
    feed: { use: 'link', missing: 'feed/missing', placeholder: 'feed/placeholder' },
    llms: { use: 'link', missing: 'broken-link/llms', outside: 'outside-base-path/reference' },
    // Generators copy sources into it, in which root-relative links may be resolved by a router.
    'whole-site': { use: 'link', missing: 'broken-link/llms', mayNameSource: true },
    markdown: { use: 'link', missing: 'broken-link/markdown', mayBeRoute: true },
};
/**
 * The kinds of findings about references that the host does not serve. Their keys are addresses of
 * the site.
 */
const MISSING_REFERENCES = new Set(Object.values(ROLE_TRAITS).map(({ missing }) => missing));
/** Checks an address in a document or in the head of a page. */
function checkReference(checker, reference) {
    if ((0,_web_resolve_address_js__WEBPACK_IMPORTED_MODULE_2__/* .isLongData */ .TU)(reference.written))
        return;
    const { served } = checker;
    const { role, isSecure = served.hostTraits.isSecure } = reference;
    if (reportPlaceholder(checker, reference))
        return;
    const address = resolveReference(checker.destinations, reference);
    const mayBeMixedContent = role === 'import' && isSecure;
    if (mayBeMixedContent && checker.checkMixedContent({ ...reference, use: 'load' }))
        return;
    switch (address.kind) {
        case 'site':
            checkWithinSite(checker, reference, address.path);
            break;
        case 'outside-base-path':
            checkOutside(checker, reference, address);
            break;
        case 'other-host':
            checkOtherHost(checker, reference, address.url);
    }
}
/** Reports an address whose host is a placeholder, and returns whether it was reported. */
function reportPlaceholder({ counter, ownHost }, { role, written, spot }) {
    const kind = ROLE_TRAITS[role].placeholder;
    if (kind === undefined)
        return false;
    const host = (0,_canonical_host_js__WEBPACK_IMPORTED_MODULE_4__/* .readHost */ .rk)(written);
    // Host names that are reserved for examples are fine in examples.
    if (host?.kind !== 'placeholder' || host.name === ownHost)
        return false;
    counter.report(kind, host.name, spot, written);
    return true;
}
/** Resolves an address, and notes it if it is on another host. */
function resolveReference(destinations, { role, written, base, spot }) {
    const withoutFragment = (0,_web_resolve_address_js__WEBPACK_IMPORTED_MODULE_2__/* .stripFragment */ .lG)(written);
    // A canonical address is on the site's own host, even if `domain` is not known.
    if (role === 'canonical')
        return destinations.addresses.resolve(withoutFragment, base);
    const address = destinations.resolveAndNote(withoutFragment, base);
    if (address.kind === 'other-host')
        destinations.noteExternal(address.url, spot);
    return address;
}
function checkWithinSite(checker, reference, path) {
    const { served } = checker;
    const content = served.findContent(path);
    countReference(checker, reference, path, content);
    if (isReferenceServed(served, reference.role, path, content))
        return;
    if (isExcused(served, reference, path))
        return;
    reportMissing(checker, reference, path);
}
/** Counts an address within the site, and notes the file that it points to. */
function countReference({ served, checked, destinations }, { role, spot }, path, content) {
    const { use, isFollowed } = ROLE_TRAITS[role];
    checked[use]++;
    if (served.mayUnsupportedRuleServe(path, content))
        checked.undecided++;
    const fileIndex = destinations.findMeantFile({ kind: 'site', path }, content);
    if (isFollowed && fileIndex !== undefined)
        destinations.noteReached(fileIndex, spot.fileName);
}
/** Does an address that the host does not serve work in its role? */
function isExcused(served, { role, written }, path) {
    const { mayNameSource, mayBeRoute } = ROLE_TRAITS[role];
    if (mayNameSource && isSourceOfPage(served, path, written))
        return true;
    return mayBeRoute === true && isRouteOfMarkdown(served, path);
}
function reportMissing(checker, { role, written, spot }, path) {
    const { served, counter } = checker;
    const { missing, missingFolder } = ROLE_TRAITS[role];
    const folder = path.slice(0, path.indexOf('/') + 1);
    if (missingFolder !== undefined && !served.mayHaveFolder(folder))
        counter.report(missingFolder, checker.makeFullPath(folder), spot, written);
    else
        counter.report(missing, checker.makeFullPath(path), spot, written);
}
function checkOutside({ served, counter }, { role, written, spot }, { path, specifiesHost }) {
    const kind = ROLE_TRAITS[role].outside;
    if (kind === undefined || specifiesHost || served.isServicePath(path))
        return;
    counter.report(kind, path, spot, written);
}
function checkOtherHost({ served, counter, destinations }, { role, written, spot }, url) {
    const { use, mayNameFolder, onOtherHost, onOtherHostOffline } = ROLE_TRAITS[role];
    if (mayNameFolder) {
        const fault = (0,_address_faults_js__WEBPACK_IMPORTED_MODULE_3__/* .findFolderFault */ .Ai)(use, written, served, destinations.addresses);
        if (fault !== undefined) {
            counter.reportWithValues(fault.kind, fault.values, { key: fault.key, spot, target: written });
            return;
        }
    }
    let kind = onOtherHost;
    if (served.hostTraits.isOffline)
        kind ??= onOtherHostOffline;
    if (kind !== undefined)
        counter.report(kind, url, spot, written);
}
/** Is this a link between sources, as Sphinx and VitePress accept it? */
function isSourceOfPage(served, path, written) {
    if (!/^\/(?!\/)/.test(written) || !SOURCE_EXTENSION.test(path))
        return false;
    return served.findContent(path.replace(SOURCE_EXTENSION, '')) !== undefined;
}
/**
 * Is there a Markdown file that a script may show at a path?
 * https://docsify.js.org/#/more-pages, read 2026-11
 */
function isRouteOfMarkdown(served, path) {
    const stem = path.replace(/\/$/, '');
    const files = ['.md', '/README.md', '/index.md'].map((end) => (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(stem + end));
    return files.some((file) => served.findContent(file) !== undefined);
}
function isReferenceServed(served, role, path, content) {
    if (content?.kind === 'shared-page')
        return ROLE_TRAITS[role].use === 'link' || !_web_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBRESOURCE_PATH */ .BU.test(path);
    if (content !== undefined)
        return true;
    return role === 'import' && path.endsWith('/') && served.mayHaveFolder(path);
}


/***/ }),

/***/ 3077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ pointAtLine),
/* harmony export */   QN: () => (/* binding */ addSpot),
/* harmony export */   RM: () => (/* binding */ NO_VALUES),
/* harmony export */   Z_: () => (/* binding */ makeOccurrenceCount),
/* harmony export */   b3: () => (/* binding */ addOccurrence),
/* harmony export */   pQ: () => (/* binding */ isTruncated),
/* harmony export */   vG: () => (/* binding */ MAX_TARGET_BYTES),
/* harmony export */   xv: () => (/* binding */ truncate),
/* harmony export */   y5: () => (/* binding */ pointAtFile)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Counts how often something occurs, and keeps the first spots. */

/** Returns the spot of something about a file as a whole. */
function pointAtFile(fileName) {
    return pointAtLine(fileName, undefined);
}
/** Returns the spot of something on a line of a file; `line` is undefined if unknown. */
function pointAtLine(fileName, line) {
    return { fileName, findLine: () => line };
}
/** How many spots of one thing are kept. */
const MAX_SPOTS = 5;
/** How much of a key or target is stored, in bytes. */
const MAX_TARGET_BYTES = 1_000;
const NO_VALUES = {};
const NO_SPOTS = [];
/** Returns a count without occurrences. */
function makeOccurrenceCount(values = NO_VALUES) {
    return { values, count: 0, fileCount: 0, lastFileName: '', target: _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, spots: NO_SPOTS };
}
/**
 * Counts one more occurrence, with the target as written there, which may be a slice of a page. The
 * line is only computed if the spot is kept.
 */
function addOccurrence(occurrences, spot, target, values = occurrences.values) {
    const { fileName } = spot;
    occurrences.count++;
    if (occurrences.lastFileName === fileName)
        return;
    occurrences.lastFileName = fileName;
    occurrences.fileCount++;
    const last = occurrences.spots.at(-1);
    const isFull = occurrences.spots.length === MAX_SPOTS;
    if (isFull && last !== undefined && last.fileName < fileName)
        return;
    addSpot(occurrences, { fileName, line: spot.findLine() }, target, values);
}
/** Adds a spot if it is one of the first. Its occurrences must have been counted already. */
function addSpot(occurrences, spot, target, values) {
    const next = occurrences.spots.findIndex(({ fileName }) => fileName > spot.fileName);
    const at = next === -1 ? occurrences.spots.length : next;
    if (at === 0) {
        occurrences.target = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(truncate(target));
        occurrences.values = values;
    }
    // An array that grows in place reserves memory, and there is one for each anchor of a site.
    occurrences.spots = occurrences.spots.toSpliced(at, 0, spot).slice(0, MAX_SPOTS);
}
const CUT = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('...');
/** Shortens a key or target to its stored length. */
function truncate(bytes) {
    if (bytes.length > MAX_TARGET_BYTES)
        return bytes.slice(0, MAX_TARGET_BYTES).concat(CUT);
    return bytes;
}
/** Is only the beginning of a key or target stored? */
function isTruncated(bytes) {
    return bytes.length === MAX_TARGET_BYTES + CUT.length && bytes.endsWith(CUT);
}


/***/ }),

/***/ 9754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ hasProgramExtension),
/* harmony export */   __: () => (/* binding */ isSource),
/* harmony export */   tB: () => (/* binding */ DOCUMENT_EXTENSIONS),
/* harmony export */   wQ: () => (/* binding */ getLowerCaseBaseName),
/* harmony export */   yK: () => (/* binding */ identifySource)
/* harmony export */ });
/** Describes the source file of a page, and which files can be one. */
/** A pattern of the extensions of documents. */
const DOCUMENT_EXTENSIONS = '\\.(?:md|mdx|mdoc|markdown|rst|adoc|asciidoc|asc|html?|ipynb|txt|org|textile|[rq]md|rdoc|pod|tex|xml|lr)';
const DOCUMENT = new RegExp(`${DOCUMENT_EXTENSIONS}$`, 'i');
/** Other files that pages are generated from. */
const PROGRAM = /\.(?:astro|vue|svelte|[cm]?[jt]sx?|py|njk|liquid|webc)$/i;
/** May a page be generated from the file with this path? */
function isSource(path) {
    return (DOCUMENT.test(path) || hasProgramExtension(path)) && isPlainPath(path);
}
/** Does a path have the extension of a program? Programs are documented, or generate pages. */
function hasProgramExtension(path) {
    return PROGRAM.test(path);
}
function isPlainPath(path) {
    if (/[\\\p{Cc}]/u.test(path))
        return false;
    return !path.split('/').some((part) => /^\.{0,2}$|^\.git$/i.test(part));
}
/**
 * Returns a key of a source. The first part after a ref is at least the start of the branch's name.
 */
function identifySource({ repository, path, kind }) {
    const file = kind === 'behind-ref' ? path.slice(path.indexOf('/') + 1) : path;
    return `${repository.toLowerCase()} ${file}`;
}
/** Returns the name of a file without its extension, in lower case. */
function getLowerCaseBaseName(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name.replace(/\.[^.]*$/, '').toLowerCase();
}


/***/ }),

/***/ 6576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ SUFFIX),
/* harmony export */   RF: () => (/* binding */ reduceToLetters),
/* harmony export */   _s: () => (/* binding */ AnchorIndex)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Finds the existing anchor that was probably meant by a missing one. */

/** The suffix that anchors get if a page has the same heading twice. */
const SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u;
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu;
/** In order of similarity, closest first. */
const SIMILARITIES = [
    { kind: 'case', reduce: (id) => id },
    { kind: 'unicode', reduce: (id) => id.normalize() },
    { kind: 'typo', reduce: reduceToLetters },
    { kind: 'suffix', reduce: (id) => id.replace(SUFFIX, '') },
];
/** The anchors of one page, in which similar ones are found. */
class AnchorIndex {
    /** For each similarity, the anchors by their shared form. */
    #groups;
    constructor(ids) {
        const all = [...ids];
        this.#groups = SIMILARITIES.map((each) => Map.groupBy(all, (id) => reduceId(id, each)));
    }
    /**
     * Returns the anchor most similar to a missing one; undefined if none is similar, or if several
     * are equally similar.
     */
    find(missing) {
        for (const [i, similarity] of SIMILARITIES.entries()) {
            const wanted = reduceId(missing, similarity);
            if (wanted === '')
                continue;
            let similar = this.#groups[i]?.get(wanted) ?? [];
            if (similarity.kind === 'suffix')
                similar = keepOtherNumbered(similar, missing);
            const [id, ...others] = similar;
            if (id === undefined)
                continue;
            if (others.length > 0)
                return undefined;
            return { kind: similarity.kind, id };
        }
        return undefined;
    }
}
function reduceId(id, { reduce }) {
    return reduce((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id).toLowerCase());
}
/**
 * Returns the anchors that have a numeric suffix if the missing one has none, or the other way
 * around: `step-2` is not `step-1`.
 */
function keepOtherNumbered(ids, missing) {
    return ids.filter((id) => isNumbered(id) !== isNumbered(missing));
}
function isNumbered(id) {
    return SUFFIX.test((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id));
}
/**
 * Returns only the letters and digits. Separators between two digits are kept in a uniform form:
 * `1.12` is not `11.2`.
 */
function reduceToLetters(text) {
    return text
        .replace(BETWEEN_DIGITS, '\0')
        .replace(NOT_IN_WORDS, (run) => (run === '\0' ? run : ''));
}


/***/ }),

/***/ 8362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: () => (/* binding */ getUserFolder),
/* harmony export */   Fo: () => (/* binding */ WrongArgument),
/* harmony export */   X9: () => (/* binding */ watchOutput),
/* harmony export */   lR: () => (/* binding */ readArguments)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1560);
/**
 * Parses arguments for the commands of this repository: the check, `npm run try` and the sandbox.
 */



/** An invalid command line; the message is meant for the user. */
class WrongArgument extends Error {
}
/**
 * Returns the result of `parseArgs`. `advice` follows the error about an option that does not
 * exist.
 * @throws WrongArgument with a line for each option that does not exist, with the one that was
 * meant, or for one without its value
 */
function readArguments(config, advice = new Map()) {
    refuseDashes(config);
    try {
        const repeated = findRepeatedOption(config);
        if (repeated !== undefined)
            throw new WrongArgument(`${repeated} is given twice`);
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)(config);
    }
    catch (error) {
        if (error instanceof WrongArgument)
            throw error;
        const { message } = error;
        throw new WrongArgument(explainParseError(message, config, advice));
    }
}
/** Returns an option that is given twice, but must not be. @throws any error of `parseArgs` */
function findRepeatedOption(config) {
    const { tokens = [] } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ ...config, tokens: true });
    const { options = {} } = config;
    const seen = new Set();
    for (const token of tokens) {
        if (token.kind !== 'option' || options[token.name]?.multiple)
            continue;
        if (seen.has(token.rawName))
            return token.rawName;
        seen.add(token.rawName);
    }
    return undefined;
}
/** @throws WrongArgument for an option with an unusual space, a single dash, or another dash */
function refuseDashes(config) {
    const names = Object.keys(config.options ?? {});
    for (const given of config.args ?? process.argv.slice(2)) {
        if (given === '--')
            return;
        if (/^-[\w-]*[^\S ]/.test(given))
            throw new WrongArgument(`${given} contains a space that is not an ordinary one`);
        const [, dashes = '', name = ''] = /^([-\u2010-\u2015\u2212]+)(\w[\w-]+)/.exec(given) ?? [];
        if (dashes === '--' || !names.includes(name))
            continue;
        const meant = `did you mean --${name}?`;
        if (/^-+$/.test(dashes))
            throw new WrongArgument(`Unknown option ${given}; ${meant}`);
        throw new WrongArgument(`${given} begins with a dash that is not a hyphen; ${meant}`);
    }
}
/** Returns the error message for an error of `parseArgs`. */
function explainParseError(message, config, advice) {
    if (message.startsWith('Unknown option'))
        return listUnknownOptions(config, advice).join('\n');
    const [, lacking] = /^Option '(--[\w-]+).*' argument (?:missing|is ambiguous)/.exec(message) ?? [];
    if (lacking !== undefined)
        return `${lacking} needs a value`;
    // The sentences after the first one are advice about names that begin with a dash.
    return message.split('. ', 1)[0]?.replaceAll("'", '').replace(/\.$/, '');
}
/** Returns a line for each option that does not exist. */
function listUnknownOptions(config, advice) {
    const names = Object.keys(config.options ?? {});
    const { tokens = [] } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ ...config, strict: false, tokens: true });
    const lines = new Set();
    let lastIndex;
    for (const token of tokens) {
        if (token.kind !== 'option' || names.includes(token.name))
            continue;
        // `-host` is a group of options, of which only the first is reported.
        const isInSameGroup = token.index === lastIndex;
        lastIndex = token.index;
        if (isInSameGroup)
            continue;
        const hint = advice.get(token.name) ?? suggestOption(token.name, names);
        let line = `Unknown option ${token.rawName}`;
        if (hint !== undefined)
            line = `${line}; ${hint}`;
        lines.add(line);
    }
    return [...lines];
}
function suggestOption(name, names) {
    const meant = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .findClosest */ .Ru)(name, names);
    if (meant === undefined)
        return undefined;
    return `did you mean --${meant}?`;
}
/**
 * Returns the folder that relative paths start at: npm runs a script in the package's folder,
 * wherever the user is.
 */
function getUserFolder(script) {
    const { npm_lifecycle_event: running, INIT_CWD: folder } = process.env;
    if (running === script && folder)
        return folder;
    return process.cwd();
}
/**
 * Ends the command quietly when the reader of its output closes the pipe, as `| head` does. If
 * output cannot be written for another reason, such as a full disk, the exit code is 2.
 */
function watchOutput(command) {
    process.stdout.on('error', (error) => {
        if (error.code === 'EPIPE')
            return;
        console.error((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${command}: the output could not be written: ${error.message}`.text);
        process.exit(2);
    });
}


/***/ }),

/***/ 1946:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _changes_compare_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3224);
/* harmony import */ var _changes_count_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8022);
/* harmony import */ var _changes_vanished_check_with_earlier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7138);
/* harmony import */ var _check_check_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4448);
/* harmony import */ var _check_report_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9764);
/* harmony import */ var _common_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9419);
/* harmony import */ var _common_error_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9653);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9591);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7414);
/* harmony import */ var _disk_removal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4463);
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9220);
/* harmony import */ var _findings_accepted_read_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9040);
/* harmony import */ var _findings_accepted_write_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8285);
/* harmony import */ var _findings_count_findings_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4600);
/* harmony import */ var _findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2817);
/* harmony import */ var _findings_failing_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(3270);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(6939);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(2442);
/* harmony import */ var _option_values_site_options_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7617);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(4874);
/* harmony import */ var _text_location_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(6980);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(2365);
/* harmony import */ var _web_list_tree_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7401);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8362);
/* harmony import */ var _check_options_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(1196);



























/**
 * How many findings and changes are printed; the report has more. Findings that differ only in
 * numbers are printed as one.
 */
const MAX_PRINTED = 50;
const MAX_CHANGES_PRINTED = 20;
/**
 * Prints a finding. Each line begins with a word of ours, because the runner reads commands at the
 * start of lines, even after white space.
 */
function printFinding({ first: finding, others }, info) {
    const { severity, code, target, message, suggestion, accepted, isNew } = finding;
    const marks = [severity];
    if (isNew)
        marks.unshift('new');
    if (accepted)
        marks.unshift('accepted');
    info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `${marks.join(' ')} ${code} ${target}`);
    info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `    ${message}`);
    if (suggestion !== undefined)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `    ${suggestion.message}`);
    const where = describeLocation(finding);
    if (where !== undefined)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `    in ${where}`);
    if (accepted)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `    ${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_16__/* .describeAcceptance */ .ju)(accepted)}`);
    if (others.length > 0)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `    ${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_16__/* .describeAlike */ .Kw)(others.length)}`);
}
/** Returns where a finding is, and how often; undefined if its first line shows that. */
function describeLocation({ target, occurrences, pages, spots }) {
    const [first] = spots;
    if (first === undefined)
        return undefined;
    const { page, line, source } = first;
    const location = (0,_text_location_js__WEBPACK_IMPORTED_MODULE_24__/* .formatLocation */ .j)(page, line);
    if (location === '' || location === target)
        return undefined;
    let where = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `${location}`;
    if (source !== undefined)
        where = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `${where}, written in ${(0,_text_location_js__WEBPACK_IMPORTED_MODULE_24__/* .formatLocation */ .j)(source.path, source.line)}`;
    if (pages > 1)
        where = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `${where}, ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCount */ .B4)(pages, 'page')}`;
    if (occurrences > pages)
        where = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `${where}, ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCount */ .B4)(occurrences, 'time')}`;
    return where;
}
/** Prints the numbers and the main causes last, where users see them first. */
function printTotals(checked, printed, info) {
    const { findings, diagnosis, reportPath, elapsedMs, fixed } = checked;
    if (printed < findings.length)
        printUnlisted(checked, printed, info);
    if (diagnosis !== undefined)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `note ${diagnosis.message}`);
    const seconds = (elapsedMs / 1_000).toFixed(1);
    info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `Checked ${(0,_findings_count_findings_js__WEBPACK_IMPORTED_MODULE_15__/* .describeChecked */ .j$)(checked)} in ${seconds} s: found ${(0,_findings_count_findings_js__WEBPACK_IMPORTED_MODULE_15__/* .describeFindings */ .kA)(checked)}`);
    if (fixed !== undefined)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `${(0,_findings_count_findings_js__WEBPACK_IMPORTED_MODULE_15__/* .describeNewErrors */ .rh)(checked, fixed)}`);
    if (reportPath !== '')
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `Report: ${reportPath}`);
}
/** Prints how many findings were left out, and the number of findings of each kind. */
function printUnlisted({ findings, isComplete, reportPath }, printed, info) {
    let all = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCount */ .B4)(findings.length, 'finding');
    if (!isComplete)
        all = `at least ${all}`;
    let where = 'report.html';
    if (reportPath === '')
        where = `with --report FOLDER, ${where}`;
    info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `Printed ${printed} of ${all}: ${where} and report.json have the others`);
    info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `By code: ${(0,_findings_count_findings_js__WEBPACK_IMPORTED_MODULE_15__/* .countByCode */ .o3)(findings).map(describeCodeCount).join(', ')}`);
}
function describeCodeCount(counts) {
    let found = counts.findings.toLocaleString('en');
    if (!counts.isComplete)
        found += ' or more';
    return `${found} ${counts.code} (${counts.severity})`;
}
/** Checks the site, and compares it with the earlier one, if there is one. */
async function check(options, signal, info) {
    const { root, compareWith } = options;
    const workspace = { folder: (0,_arguments_js__WEBPACK_IMPORTED_MODULE_21__/* .getUserFolder */ .Cw)('check'), repository: undefined, refs: [] };
    // For a folder such as `/`, this line is the only output for minutes.
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'index.html')))
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `Reading ${root}, which has no index.html: is this the folder with the site?`);
    const later = (0,_web_list_tree_js__WEBPACK_IMPORTED_MODULE_20__/* .makeSiteFolder */ .Y)(root, signal);
    const listed = await later.list();
    const checkOptions = {
        ...options,
        folderTree: listed,
        workspace,
        linksToFiles: true,
        signal,
        info,
        clock: _common_clock_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .m,
    };
    if (compareWith === undefined)
        return (0,_check_check_site_js__WEBPACK_IMPORTED_MODULE_5__/* .checkSite */ .u)(checkOptions);
    const { useEarlierSite } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(921)]).then(__webpack_require__.bind(__webpack_require__, 2921));
    const earlier = { compareWith, limits: (0,_option_values_site_options_js__WEBPACK_IMPORTED_MODULE_18__/* .makeDefaultLimits */ .i)() };
    const unpacking = {
        env: process.env,
        removals: new _disk_removal_js__WEBPACK_IMPORTED_MODULE_11__/* .Removals */ .Q(),
        signal,
        phase: (_, work) => work(),
    };
    return useEarlierSite(earlier, unpacking, async (folder = compareWith.path) => {
        const sites = { earlier: (0,_web_list_tree_js__WEBPACK_IMPORTED_MODULE_20__/* .makeSiteFolder */ .Y)(folder, signal), later };
        const subject = options.domain ?? root;
        const compared = await (0,_changes_compare_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .compareFolders */ .R)({ ...checkOptions, ...sites, subject });
        printComparison(compared, info);
        const { checked } = await (0,_changes_vanished_check_with_earlier_js__WEBPACK_IMPORTED_MODULE_4__/* .checkWithEarlier */ .r)(checkOptions, compared);
        return checked;
    });
}
function printComparison({ comparison, path }, info) {
    info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `Compared with the earlier site: ${(0,_changes_count_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .describeChanges */ .DT)(comparison)}`);
    const otherSite = (0,_changes_count_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .describeOtherSite */ .r3)(comparison);
    if (otherSite !== undefined)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `Note: ${otherSite}`);
    printChanges(comparison, info);
    if (path !== '')
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `Changes: ${path}`);
}
function printChanges(comparison, info) {
    const { added, removed, moved, changed, navigation, files } = comparison;
    const lines = [
        ...changed.map(({ page, what }) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `changed ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_19__/* .toText */ .fE)(page)}: ${what.join(', ')}`),
        ...added.map((page) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `added ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_19__/* .toText */ .fE)(page)}`),
        ...removed.map((page) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `removed ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_19__/* .toText */ .fE)(page)}`),
        ...moved.map(({ from, to }) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `moved ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_19__/* .toText */ .fE)(from)} to ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_19__/* .toText */ .fE)(to)}`),
        ...navigation.map((page) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `changed ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_19__/* .toText */ .fE)(page)}: navigation`),
        ...files.changed.map((file) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `changed ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_19__/* .toText */ .fE)(file)}`),
        ...files.added.map((file) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `added ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_19__/* .toText */ .fE)(file)}`),
        ...files.removed.map((file) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `removed ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_19__/* .toText */ .fE)(file)}`),
        ...files.moved.map(({ from, to }) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `moved ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_19__/* .toText */ .fE)(from)} to ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_19__/* .toText */ .fE)(to)}`),
    ];
    for (const line of lines.slice(0, MAX_CHANGES_PRINTED))
        info(line);
    const more = lines.length - MAX_CHANGES_PRINTED;
    if (more > 0)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `… and ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCount */ .B4)(more, 'more change')}`);
}
async function main() {
    const options = await (0,_check_options_js__WEBPACK_IMPORTED_MODULE_22__/* .readOptions */ .T)(process.argv.slice(2));
    if (typeof options === 'string') {
        console.log(options);
        return 0;
    }
    const { accept } = options;
    const info = ({ text }) => {
        if (accept)
            console.error(text);
        else
            console.log(text);
    };
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort(new Error('interrupted')));
    const checked = await check(options, stop.signal, info).catch((error) => {
        writeReportOfError(options, error);
        throw error;
    });
    printFindings(checked, info);
    if (accept)
        return printAccepted(checked, info);
    if (hasFailed(checked, options))
        return 1;
    return 0;
}
function printFindings(checked, info) {
    const { findings } = checked;
    let groups = findings.map((first) => ({ first, others: [] }));
    if (findings.length > MAX_PRINTED)
        groups = (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_25__/* .pickGroups */ .K_)((0,_findings_order_js__WEBPACK_IMPORTED_MODULE_25__/* .groupAlike */ .Mr)(findings), MAX_PRINTED);
    for (const group of groups)
        printFinding(group, info);
    printTotals(checked, groups.length, info);
}
function hasFailed(checked, options) {
    let { errors } = checked;
    if (options.verify === 'strict-new')
        errors = (0,_findings_count_findings_js__WEBPACK_IMPORTED_MODULE_15__/* .countNewErrors */ .XD)(checked);
    if (errors > 0)
        return true;
    return checked.findings.some((finding) => !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_26__/* .isError */ .bJ)(finding) && (0,_findings_failing_js__WEBPACK_IMPORTED_MODULE_17__/* .canFailStep */ .L)(finding, options));
}
/** Writes a JUnit report that says why there is no other report. */
function writeReportOfError({ reportDir }, error) {
    if (reportDir === undefined)
        return;
    const why = explainError(error).map(({ text }) => text);
    (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .tryOnDisk */ .c)(() => (0,_check_report_files_js__WEBPACK_IMPORTED_MODULE_6__/* .writeJunitError */ .Sx)(reportDir, why.join('; ')), undefined);
}
const PATTERN_EXAMPLE = 'such as target: /changelog/**';
/** Prints a file that accepts what was found, and returns the exit code. */
function printAccepted({ findings, isComplete }, info) {
    const entries = (0,_findings_accepted_write_js__WEBPACK_IMPORTED_MODULE_14__/* .writeAcceptedEntries */ .j)(findings, _common_clock_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .m.now());
    const all = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCount */ .B4)(entries.length, 'entry', 'entries');
    if (entries.length > _findings_accepted_read_js__WEBPACK_IMPORTED_MODULE_13__/* .MAX_ENTRIES */ .Sd) {
        const why = `the file would have ${all}, but at most ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCount */ .B4)(_findings_accepted_read_js__WEBPACK_IMPORTED_MODULE_13__/* .MAX_ENTRIES */ .Sd, 'is', 'are')} read`;
        throw new Error(`${why}: accept groups of them with patterns, ${PATTERN_EXAMPLE}`);
    }
    if (entries.length > 0)
        console.log(entries.join('\n'));
    if (entries.length === 0)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `Nothing to accept: no entry was printed`);
    else
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `Printed ${all}: replace each placeholder reason`);
    if (isComplete)
        return 0;
    info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `Not all findings are listed: accept groups of them with patterns, ${PATTERN_EXAMPLE}`);
    return 1;
}
/**
 * Returns the lines about an error. Messages of the step may mention inputs, so they are reworded
 * for the command.
 */
function explainError(error) {
    if (error instanceof _check_options_js__WEBPACK_IMPORTED_MODULE_22__/* .WrongUse */ .N)
        return error.errors;
    if (error instanceof _arguments_js__WEBPACK_IMPORTED_MODULE_21__/* .WrongArgument */ .Fo)
        return error.message.split('\n').map((line) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `${line}`);
    if (!(error instanceof _errors_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .StepError */ .z))
        return [(0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `${(0,_common_error_message_js__WEBPACK_IMPORTED_MODULE_8__/* .getErrorMessage */ .u)(error)}`];
    if (error.code !== 'earlier-site-unusable')
        return [error.shown];
    const { path, why } = error.values;
    return [(0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `--compare-with “${path}” cannot be used: ${why}`];
}
(0,_arguments_js__WEBPACK_IMPORTED_MODULE_21__/* .watchOutput */ .X9)('check');
try {
    process.exitCode = await main();
}
catch (error) {
    for (const what of explainError(error))
        console.error((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `check: ${what}`.text);
    if (error instanceof _check_options_js__WEBPACK_IMPORTED_MODULE_22__/* .WrongUse */ .N || error instanceof _arguments_js__WEBPACK_IMPORTED_MODULE_21__/* .WrongArgument */ .Fo)
        console.error((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_23__/* .safe */ .gB) `--help lists the options`.text);
    process.exitCode = 2;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 1196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ WrongUse),
  T: () => (/* binding */ readOptions)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/check/report-files.js + 8 modules
var report_files = __webpack_require__(9764);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __webpack_require__(9591);
// EXTERNAL MODULE: ./lib/disk/fresh-folder.js
var fresh_folder = __webpack_require__(9638);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __webpack_require__(7469);
// EXTERNAL MODULE: ./lib/findings/accepted/read.js
var read = __webpack_require__(9040);
// EXTERNAL MODULE: ./lib/option-values/choice.js
var choice = __webpack_require__(3267);
// EXTERNAL MODULE: ./lib/option-values/count.js
var count = __webpack_require__(4473);
// EXTERNAL MODULE: ./lib/archive/magic.js + 1 modules
var magic = __webpack_require__(1283);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/option-values/invalid-input.js + 1 modules
var invalid_input = __webpack_require__(2480);
// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __webpack_require__(6451);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
// EXTERNAL MODULE: ./lib/common/units.js
var common_units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
;// CONCATENATED MODULE: ./lib/option-values/near-sites.js
/** Finds the folder that was probably meant if the given one has no site. */







/** A workspace may have hundreds of thousands of files. */
const MAX_ENTRIES = 20_000;
const MAX_NAMED = 3;
/** Folders in which nobody builds a site of their own. */
const TOOL_FOLDERS = /^(?:\.git|\.?venv|node_modules|vendor|__pycache__|__tests__|tests?|coverage)$/i;
/** Yields the entries below a folder, nearer ones first, up to `MAX_ENTRIES`. */
function* listBelow(root, isSearched) {
    const folders = [root];
    let left = MAX_ENTRIES;
    for (const folder of folders) {
        const entries = (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }), []);
        for (const entry of entries) {
            if (left-- === 0)
                return;
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory() && isSearched(entry.name))
                folders.push(path);
            yield { path, entry };
        }
    }
}
/**
 * Returns a file of a folder that has no page at any depth, such as the sources of a site;
 * undefined if it may have one. Symbolic links are not followed.
 */
function findFileWithoutPages(root) {
    let example;
    let seen = 0;
    for (const { path, entry } of listBelow(root, () => true)) {
        seen += 1;
        const mayHavePages = entry.isSymbolicLink() || (0,page_names/* isPage */.yp)(entry.name);
        if (mayHavePages || seen === MAX_ENTRIES)
            return undefined;
        const isVisibleFile = entry.isFile() && !entry.name.startsWith('.');
        if (isVisibleFile)
            example ??= (0,external_node_path_.relative)(root, path);
    }
    return example;
}
/**
 * Returns the end of an error about a folder that does not exist: the folders below `base` that
 * have a home page, if there are any. `ifEmpty` is the advice if nothing is in `base`.
 */
function adviseOnSites(base, ifEmpty) {
    const isEmpty = (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readdirSync)(base).length === 0, false);
    if (isEmpty && ifEmpty !== undefined)
        return (0,clean/* safe */.gB) `; ${base} is empty: ${ifEmpty}`;
    const homes = [];
    for (const { path, entry } of listBelow(base, (name) => !TOOL_FOLDERS.test(name))) {
        if (entry.name !== 'index.html' || homes.length > MAX_NAMED)
            continue;
        const folder = (0,external_node_path_.relative)(base, (0,external_node_path_.join)(path, '..'));
        const isInner = homes.some((home) => folder.startsWith((0,external_node_path_.join)(home, '/')));
        if (folder !== '' && !isInner)
            homes.push(folder);
    }
    if (homes.length === 0 || homes.length > MAX_NAMED)
        return undefined;
    if (homes.length === 1)
        return (0,did_you_mean/* didYouMean */.au)(homes[0]);
    return (0,clean/* safe */.gB) `; there is an index.html in ${(0,common_units/* joinWords */.yZ)(homes, 'and')}`;
}

// EXTERNAL MODULE: ./lib/option-values/one-line-text.js
var one_line_text = __webpack_require__(7001);
;// CONCATENATED MODULE: ./lib/option-values/path.js
/** Validates inputs that are paths, and inspects the paths. */











/**
 * Returns a path. Nothing that a shell would expand is accepted in it.
 * @throws InvalidInput
 */
function parsePath(text) {
    if (/^file:\/\//i.test(text))
        throw invalid `is “${text}”: write the path without file://`;
    if (NEEDS_SHELL.test(text))
        throw invalid `is “${text}”: ${NOT_EXPANDED} ${USE_A_PATH}`;
    if (process.platform !== 'win32' && text.includes('\\')) {
        const advice = safe `write it with “/”, starting at the workspace`;
        throw invalid `is “${text}”, a Windows path, but this runner is not Windows: ${advice}`;
    }
    return parseText(text);
}
const NOT_EXPANDED = (0,clean/* safe */.gB) `“~”, variables and commands are not expanded, because no shell is involved.`;
const USE_A_PATH = (0,clean/* safe */.gB) `Use a path in the workspace, such as public, or an expression such as \${{ runner.temp }}/public`;
/** Returns the path of a file with a list, and refuses the list itself. @throws InvalidInput */
function parseListPath(text) {
    if (/^\s*-\s|^\s*code:|\n/.test(text)) {
        const advice = safe `and set this input to the path of that file`;
        throw invalid `is the list itself: write it to a file in the repository, ${advice}`;
    }
    return parseLocalPath(text);
}
/** Returns a path, and refuses an address, which may hold a secret. @throws InvalidInput */
function parseLocalPath(text) {
    if (ADDRESS.test(text) && !/^file:/i.test(text))
        throw invalid `is a URL, but has to be a path on this runner`;
    return parsePath(text);
}
/** A scheme of one letter is a drive. */
const ADDRESS = /^[a-z][a-z\d+.-]+:\/\//i;
/** `~`, `$X`, `${X}`, `$(x)`, a backtick, and `%X%`. */
const NEEDS_SHELL = /^~|\$[a-z_{(]|`|%[a-z_]\w*%/i;
/**
 * Returns what `inspect` finds at `path`, which was given as `text`. `missing` is the advice if
 * nothing is there.
 * @throws InvalidInput for what the file system says against it; any error of `inspect`
 */
function inspectPath(text, path, missing, inspect) {
    try {
        return inspect();
    }
    catch (error) {
        if (!(0,file_errors/* isDiskError */.M)(error))
            throw error;
        throw (0,invalid_input/* invalid */.G) `is “${text}”: ${explainUnusable(error, path, missing)}`;
    }
}
function explainUnusable({ code }, path, missing) {
    if (code === 'ENOTDIR')
        return (0,clean/* safe */.gB) `a part of ${path} is a file, not a folder`;
    if (code !== 'ENOENT')
        return (0,clean/* safe */.gB) `${path} cannot be read (${code})`;
    if ((0,disk_error/* lstatIfExists */.sM)(path))
        return (0,clean/* safe */.gB) `the symbolic link ${path} is broken`;
    return missing;
}
/**
 * Returns the absolute path of an existing folder with a site. Relative paths start at `base`.
 * `ifEmpty` is the advice if `base` is empty.
 * @throws InvalidInput
 */
function parseSiteFolder(text, base, ifEmpty) {
    if (ADDRESS.test(text)) {
        const compare = (0,clean/* safe */.gB) `To compare it with the published site, the action has live-url`;
        throw (0,invalid_input/* invalid */.G) `is a URL, not a folder: use the folder of the built site. ${compare}`;
    }
    const path = (0,external_node_path_.resolve)(base, text);
    const unbuilt = (0,clean/* safe */.gB) `; check the path, and that the site has been built`;
    const advice = suggestNear(base, text) ?? adviseOnSites(base, ifEmpty) ?? unbuilt;
    const missing = (0,clean/* safe */.gB) `there is no folder ${path}${advice}`;
    return inspectPath(text, path, missing, () => {
        ensureSiteFolder(text, path);
        return path;
    });
}
/** @throws InvalidInput if `path` is not a folder with pages; any file-system error */
function ensureSiteFolder(text, path) {
    const status = (0,external_node_fs_.statSync)(path);
    if (status.isFile() && (0,magic/* findFormat */.FI)((0,read_start_of_file/* readStartOfFile */.g)(path, magic/* HEAD_SIZE */.jT)) !== undefined)
        throw (0,invalid_input/* invalid */.G) `is “${text}”, which is an archive: unpack it first`;
    if (!status.isDirectory()) {
        const advice = (0,clean/* safe */.gB) `set it to the folder that contains index.html`;
        throw (0,invalid_input/* invalid */.G) `is “${text}”, which is not a folder: ${advice}`;
    }
    (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
    if ((0,external_node_fs_.readdirSync)(path).length === 0)
        throw (0,invalid_input/* invalid */.G) `is “${text}”: the folder ${path} is empty; check that the site has been built`;
    const file = findFileWithoutPages(path);
    if (file === undefined)
        return;
    const content = (0,clean/* safe */.gB) `there are no HTML files in it, only files such as ${file}`;
    const advice = (0,clean/* safe */.gB) `Set it to the folder that the generator writes the site to`;
    throw (0,invalid_input/* invalid */.G) `is “${text}”: ${content}. ${advice}`;
}
/**
 * Returns the absolute path of an existing values file that is not a folder. Reading it reveals
 * other problems later. Relative paths start at `base`.
 * @throws InvalidInput
 */
function parseValuesFile(text, base) {
    const path = resolve(base, text);
    const mustExist = safe `The file must exist, but it can be empty`;
    let advice = safe `; check the path, and that actions/checkout runs before this step. ${mustExist}`;
    if (/\.ya?ml\s*,/i.test(text))
        advice = safe `; only one file can be written`;
    const missing = safe `there is no file ${path}${suggestNear(base, text) ?? advice}`;
    if (inspectPath(text, path, missing, () => statSync(path).isDirectory()))
        throw invalid `is “${text}”, which is a folder: use the path of the file in it`;
    return path;
}
/**
 * Returns the end of an error about a path that does not exist, given as `text`: a suggestion, if
 * there is one. Relative paths start at `base`.
 */
function suggestNear(base, text) {
    return (0,file_errors/* tryOnDisk */.c)(() => {
        const [, bare = ''] = /^["'/]*(.*?)["'/*]*$/s.exec(text) ?? [];
        if (bare !== '' && (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(base, bare)))
            return (0,did_you_mean/* didYouMean */.au)(bare);
        const [, beforeComment] = /^\s*([^#]*[^#\s])\s*#/.exec(text) ?? [];
        if (beforeComment !== undefined && (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(base, beforeComment)))
            return (0,clean/* safe */.gB) `; in YAML, a comment needs a space before “#”: did you mean ${beforeComment}?`;
        if (text.includes('*'))
            return (0,clean/* safe */.gB) `; patterns are not expanded`;
        const path = (0,external_node_path_.resolve)(base, text);
        const meant = (0,did_you_mean/* findMisspelled */.ot)((0,external_node_path_.basename)(path), (0,external_node_fs_.readdirSync)((0,external_node_path_.dirname)(path)));
        if (meant === undefined)
            return undefined;
        return (0,did_you_mean/* didYouMean */.au)((0,external_node_path_.join)((0,external_node_path_.dirname)(text), meant));
    }, undefined);
}

;// CONCATENATED MODULE: ./lib/option-values/earlier-site-path.js
/** Validates the input with an earlier build of the site, and inspects its path. */








const LEAVE_EMPTY = (0,clean/* safe */.gB) `leave compare-with empty`;
const IF_NONE = (0,clean/* safe */.gB) `If there is no earlier site yet, ${LEAVE_EMPTY}`;
const NO_EARLIER_SITE = (0,clean/* safe */.gB) `; expected a folder or an archive, not a branch. ${IF_NONE}`;
/**
 * Returns where an earlier site is: a folder with an `index.html`, or a file that begins as an
 * archive does. Relative paths start at `base`.
 * @throws InvalidInput
 */
function parseEarlierSite(name, base) {
    // It may be a presigned link, so it is not shown.
    if (ADDRESS.test(name)) {
        const advice = (0,clean/* safe */.gB) `download the earlier site before this step`;
        throw (0,invalid_input/* invalid */.G) `is a URL, but has to be a folder or an archive on this runner: ${advice}`;
    }
    const path = (0,external_node_path_.resolve)(base, name);
    const missing = (0,clean/* safe */.gB) `there is nothing at ${path}${suggestNear(base, name) ?? NO_EARLIER_SITE}`;
    return inspectPath(name, path, missing, () => {
        const kind = findKind((0,external_node_fs_.statSync)(path));
        if (kind === undefined)
            throw (0,invalid_input/* invalid */.G) `is “${name}”, which is neither a folder nor a file`;
        const problem = PROBLEM_OF[kind](path);
        if (problem)
            throw (0,invalid_input/* invalid */.G) `is “${name}”: ${problem}`;
        return { name, path, kind };
    });
}
function findKind(stats) {
    if (stats.isDirectory())
        return 'folder';
    if (stats.isFile())
        return 'archive';
    return undefined;
}
const PROBLEM_OF = { folder: findFolderProblem, archive: findArchiveProblem };
function findFolderProblem(path) {
    (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'index.html')))
        return undefined;
    const entries = (0,external_node_fs_.readdirSync)(path);
    if (entries.length === 0)
        return (0,clean/* safe */.gB) `the folder is empty; if there is no earlier site yet, ${LEAVE_EMPTY}`;
    const inner = entries.find((entry) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, entry, 'index.html')));
    const archive = entries.find((entry) => /\.(?:zip|tar|tgz|tar\.gz|tar\.zst)$/i.test(entry));
    if (inner === undefined && archive !== undefined)
        return (0,clean/* safe */.gB) `there is no index.html in this folder; did you mean the archive “${archive}” in it?`;
    if (inner !== undefined)
        return (0,clean/* safe */.gB) `there is no index.html in this folder; did you mean the folder “${inner}” in it?`;
    const advice = (0,clean/* safe */.gB) `use the folder that contains the earlier site’s index.html, or ${LEAVE_EMPTY}`;
    return (0,clean/* safe */.gB) `there is no index.html in this folder; ${advice}`;
}
function findArchiveProblem(path) {
    const start = (0,read_start_of_file/* readStartOfFile */.g)(path, magic/* HEAD_SIZE */.jT);
    if (start.length === 0) {
        const advice = (0,clean/* safe */.gB) `use an archive or a folder of the earlier site, or ${LEAVE_EMPTY}`;
        return (0,clean/* safe */.gB) `the file is empty; ${advice}`;
    }
    if ((0,magic/* findFormat */.FI)(start) !== undefined)
        return undefined;
    const found = (0,clean/* safe */.gB) `this file is not an archive: it looks like ${(0,magic/* describeContent */.Xb)(start)}`;
    const expected = (0,clean/* safe */.gB) `expected a folder, or zip, tar, tar.gz or tar.zst`;
    return (0,clean/* safe */.gB) `${found}; ${expected}. Check the step that created it`;
}
/**
 * Makes sure that neither of two sites is inside the other. `laterName` is the name of the later
 * one in errors. Symbolic links are followed: two names of one folder are the same site.
 * @throws InvalidInput
 */
function ensureApart({ name, path, kind }, sitePath, laterName) {
    const earlier = (0,paths/* followLinks */.n1)(path);
    const later = (0,paths/* followLinks */.n1)(sitePath);
    if (kind === 'folder' && earlier === later) {
        const advice = (0,clean/* safe */.gB) `use a copy of the earlier site`;
        throw (0,invalid_input/* invalid */.G) `is “${name}”, which is ${laterName} itself, so nothing could ever differ: ${advice}`;
    }
    if ((0,paths/* isWithin */.UO)(earlier, later))
        throw (0,invalid_input/* invalid */.G) `is “${name}”, which is inside ${laterName}: keep the earlier site outside it`;
    if (kind === 'folder' && (0,paths/* isWithin */.UO)(later, earlier))
        throw (0,invalid_input/* invalid */.G) `is “${name}”, which contains ${laterName}: keep the two sites apart`;
}

// EXTERNAL MODULE: ./lib/findings/codes.js + 1 modules
var codes = __webpack_require__(4118);
// EXTERNAL MODULE: ./lib/findings/site-kinds.js
var site_kinds = __webpack_require__(2857);
;// CONCATENATED MODULE: ./lib/option-values/fail-on.js






const LEVELS = ['errors', 'warnings'];
/** Returns what fails a step besides errors. @throws InvalidInput */
function parseFailOn(text) {
    const names = text.split(/[\s,]+/).filter((name) => name !== '');
    const codes = new Set();
    let includesWarnings = false;
    for (const name of names) {
        if (name === 'warnings')
            includesWarnings = true;
        else if (name !== 'errors')
            codes.add(parseCode(name, text));
    }
    if (names.length === 0)
        throw (0,invalid_input/* invalid */.G) `is “${text}”: expected ${EXPECTED}`;
    return { text: names.join(', '), includesWarnings, codes };
}
const EXPECTED = `${(0,common_units/* joinWords */.yZ)(LEVELS, 'or')}, or codes of the check such as broken-anchor`;
function parseCode(name, text) {
    const code = [...site_kinds/* SITE_CODES */.F].find((each) => each === name);
    if (code !== undefined)
        return code;
    if ([...codes/* CODES */.Lp].some((each) => each === name)) {
        const advice = (0,clean/* safe */.gB) `whose errors fail the step in any case; expected ${EXPECTED}`;
        throw (0,invalid_input/* invalid */.G) `is “${text}”: “${name}” is a code of the live check, ${advice}`;
    }
    const word = name.replaceAll(/^\W+|\W+$/g, '');
    const meant = (0,did_you_mean/* findClosest */.Ru)(word, [...LEVELS, ...site_kinds/* SITE_CODES */.F]);
    const advice = (0,clean/* safe */.gB) `expected ${EXPECTED}${(0,did_you_mean/* didYouMean */.au)(meant)}`;
    throw (0,invalid_input/* invalid */.G) `is “${text}”: “${name}” is not a code of the check; ${advice}`;
}

;// CONCATENATED MODULE: ./lib/option-values/first-errors.js


/**
 * The runner cuts an annotation after 4,096 UTF-16 units, and there are words around the errors.
 */
const MAX_SHOWN = { errors: 10, units: 3_500 };
/**
 * Returns the first of many errors, and how many more there are: an annotation that was cut would
 * lack the advice at its end.
 */
function pickFirstErrors(errors) {
    const shown = [];
    let units = 0;
    for (const error of errors) {
        units += error.text.length;
        const isTooMuch = shown.length >= MAX_SHOWN.errors || units > MAX_SHOWN.units;
        if (shown.length > 0 && isTooMuch)
            break;
        shown.push(error);
    }
    if (shown.length === errors.length)
        return errors;
    const more = (0,common_units/* formatCount */.B4)(errors.length - shown.length, 'more', 'more');
    return [...shown, (0,clean/* safe */.gB) `and ${more}; they are listed when these are fixed`];
}

// EXTERNAL MODULE: ./lib/option-values/site-options.js + 6 modules
var site_options = __webpack_require__(7617);
// EXTERNAL MODULE: ./lib/web/host/hosts.js + 8 modules
var hosts = __webpack_require__(7722);
// EXTERNAL MODULE: ./lib/command-line/arguments.js
var command_line_arguments = __webpack_require__(8362);
;// CONCATENATED MODULE: ./lib/command-line/check-options.js
/** The arguments of `npm run check`, which follow the same rules as the inputs. */



















/** The names of the hosts, in lines that fit into 80 columns with their indentation. */
const HOSTS = `${hosts/* HOST_NAMES */.Wq.join(', ')};`.replace(/(.{1,58}[,;])(?: |$)/g, `$1\n${' '.repeat(21)}`);
const USAGE = `usage: npx --allow-git=root github:OWNER/docs-export-action [options] <folder>
       npm run check -- [options] <folder>     in a clone

Checks the site in a folder against the rules of the host that will serve it.
The folder is not changed, and no requests are sent. Relative paths start at
the current folder. docs/check.md explains every host and every finding.

  --host <name>      where the site will be served:
                     ${HOSTS}for any other, leave it out: then only what fails on
                     every host is an error
  --base-path <path> the path under which it will be served, such as /docs/;
                     / by default
  --domain <name>    its host name, such as docs.example.com
  --page-count <n>   the minimum number of pages
  --accepted-findings <file>
                     a YAML file of accepted findings: they stay in the report,
                     but do not count
  --accept           print such a file, with the current errors and warnings
                     that are not accepted yet. Everything else goes to stderr:
                     save the file with > FILE or >> FILE. The exit code is
                     then 0, unless there are more findings than are listed
  --compare-with <folder or archive>
                     an earlier build of the site: prints the changes that a
                     reader would notice, and reports addresses that no longer
                     show a page; see docs/changes.md
  --verify strict-new
                     with --compare-with: only errors that are not in the
                     earlier build count
  --fail-on <what>   what also fails the check: warnings, or codes of findings
                     such as broken-anchor,metadata
  --report <folder>  write report.json, report.html, junit.xml and
                     gl-code-quality-report.json to this folder, which must
                     be outside the checked one; with --compare-with,
                     also changes.json, changes.md and redirects for vanished
                     addresses
  --version          print the version of this command
  --help             print this text

Exit code: 0 without errors (warnings and notices are allowed), 1 with errors or
findings in --fail-on, 2 if an argument is wrong, the folder could not be
checked, or the output could not be written.
`;
/** All errors in the command line. */
class WrongUse extends Error {
    errors;
    constructor(...errors) {
        super(errors.map(({ text }) => text).join('; '));
        this.errors = errors;
    }
}
const getBaseFolder = () => (0,command_line_arguments/* getUserFolder */.Cw)('check');
const TEXT = { type: 'string' };
const FLAG = { type: 'boolean' };
const OPTIONS = {
    host: TEXT,
    'base-path': TEXT,
    domain: TEXT,
    'page-count': TEXT,
    'accepted-findings': TEXT,
    'compare-with': TEXT,
    verify: TEXT,
    'fail-on': TEXT,
    accept: FLAG,
    report: TEXT,
    version: { ...FLAG, short: 'v' },
    help: { ...FLAG, short: 'h' },
};
/** Advice about names that are not options, such as inputs that only the action has. */
const ADVICE = new Map([
    ['output', 'did you mean --report?'],
    ['strict', 'errors always fail this command'],
    ['ignore', 'write --accepted-findings FILE'],
    ['fail-on-warnings', 'write --fail-on warnings'],
    ['expect-text', 'only the action searches for text'],
    ['json', '--report FOLDER writes report.json'],
    ['mode', 'this command only checks folders'],
    ['site-path', 'give the folder without an option'],
    ['live-url', 'only the action checks what is live'],
]);
/**
 * Returns the options in a command line; a string if only that text is to be printed.
 * @throws WrongUse, WrongArgument
 */
async function readOptions(args) {
    const { values, positionals } = (0,command_line_arguments/* readArguments */.lR)({ args: [...args], options: OPTIONS, allowPositionals: true }, ADVICE);
    if (values.help)
        return USAGE;
    if (values.version)
        return readVersion();
    const reader = new OptionReader(values);
    reader.addErrors(findTakenByNpm());
    const { folder, errors } = findFolder(positionals, values);
    reader.addErrors(errors);
    let root;
    if (folder !== undefined)
        root = reader.attempt('the folder to check', () => parseSiteFolder(folder, getBaseFolder()));
    const compareWith = reader.read('compare-with', (text) => parseOtherSite(text, root));
    const settings = readSettings(reader);
    const reportDir = reader.read('report', (text) => parseReportFolder(text, root, compareWith));
    const accepted = await readAccepted(reader);
    if (root === undefined || reader.errors.length > 0) {
        const wrongUse = new WrongUse(...pickFirstErrors(reader.errors));
        // Without a folder to check, the one for the report may be meant.
        if (reportDir !== undefined && folder !== undefined)
            reportWrongUse(reportDir, wrongUse.message);
        throw wrongUse;
    }
    if (reportDir !== undefined)
        makeReportFolder(reportDir);
    return {
        /** The folder to check. */
        root,
        /** The site to compare with. */
        compareWith,
        ...settings,
        reportDir,
        accepted,
        /** Whether to print a file that accepts the findings. */
        accept: values.accept ?? false,
    };
}
function readSettings(reader) {
    const { host, domain, 'base-path': basePath } = site_options/* SITE_OPTIONS */.n;
    return {
        /** Whether only new errors count. */
        verify: reader.read('verify', (0,choice/* makeChoiceParser */.R)(['strict', 'strict-new'])) ?? 'strict',
        /** The kinds of findings that fail the command, besides errors. */
        failOn: reader.read('fail-on', parseFailOn) ?? parseFailOn('errors'),
        host: reader.read('host', host.parse),
        basePath: reader.read('base-path', basePath.parse) ?? basePath.default,
        domain: reader.read('domain', domain.parse),
        pageCount: reader.read('page-count', count/* parseCount */.z),
    };
}
/**
 * Reads single options and collects the errors in them, so that all errors are reported together.
 */
class OptionReader {
    #values;
    #errors = [];
    constructor(values) {
        this.#values = values;
    }
    get errors() {
        return this.#errors;
    }
    addErrors(errors) {
        this.#errors.push(...errors);
    }
    /** Returns an option; undefined if it is not given, or if it is invalid. */
    read(name, parse) {
        const text = this.#values[name]?.trim();
        if (text === undefined)
            return undefined;
        return this.attempt(`--${name}`, () => {
            if (text === '')
                throw (0,invalid_input/* invalid */.G) `is empty: give it a value, or leave it out`;
            return parse(text);
        });
    }
    /** Returns the result of `work`; undefined if it throws InvalidInput, which is recorded. */
    attempt(name, work) {
        try {
            return work();
        }
        catch (error) {
            if (!(error instanceof invalid_input/* InvalidInput */.o))
                throw error;
            this.#errors.push((0,clean/* safe */.gB) `${name} ${error.why}`);
            return undefined;
        }
    }
}
async function readAccepted(reader) {
    const file = reader.read('accepted-findings', one_line_text/* parseText */.r);
    if (file === undefined)
        return [];
    const { entries, errors } = await (0,read/* readAcceptedFile */.oM)((0,external_node_path_.resolve)(getBaseFolder(), file));
    reader.addErrors(errors.map((what) => (0,clean/* safe */.gB) `--accepted-findings “${file}”: ${what}`));
    return entries;
}
/** Without `--`, npm keeps options: https://docs.npmjs.com/cli/v11/commands/npm-run */
function findTakenByNpm() {
    const { env } = process;
    if (env.npm_lifecycle_event !== 'check')
        return [];
    const taken = Object.keys(OPTIONS).find((name) => env[`npm_config_${name.replaceAll('-', '_')}`]);
    if (taken === undefined)
        return [];
    return [(0,clean/* safe */.gB) `npm read --${taken} itself: write npm run check -- --${taken} …`];
}
/** Returns the folder to check, as it was given, or the error in the arguments. */
function findFolder(positionals, { host = '', accept }) {
    const errors = [];
    const [folder, ...more] = positionals;
    if (!folder)
        errors.push((0,clean/* safe */.gB) `no folder given: specify the folder to check${describeSwallowedFolder(host)}`);
    const bare = positionals.find(isBareOption);
    if (bare) {
        errors.push((0,clean/* safe */.gB) `${bare} is not a folder; did you mean --${bare}?`);
    }
    else if (more.length > 0) {
        const advice = adviseOnSeveral(folder, accept);
        errors.push((0,clean/* safe */.gB) `one folder is checked at a time, not ${positionals.join(', ')}${advice}`);
    }
    if (errors.length > 0)
        return { folder: undefined, errors };
    return { folder, errors };
}
/**
 * Returns a hint if the value of `--host` is an existing file or folder, and so was probably the
 * folder to check.
 */
function describeSwallowedFolder(host) {
    if (host === '')
        return undefined;
    const path = (0,external_node_path_.join)(getBaseFolder(), host);
    if (!(0,external_node_fs_.existsSync)(path))
        return undefined;
    return (0,clean/* safe */.gB) `; --host took ${host} as its value`;
}
/** Returns whether this is an option without its dashes. */
function isBareOption(text) {
    const [name = ''] = text.split('=', 1);
    return Object.hasOwn(OPTIONS, name) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(getBaseFolder(), text));
}
function adviseOnSeveral(folder, accept) {
    if (accept)
        return (0,clean/* safe */.gB) `; --accept does not accept a file: redirect its output with > FILE`;
    if (folder === 'check')
        return (0,clean/* safe */.gB) `; leave out check`;
    return undefined;
}
/** Returns the earlier build of the site in the folder `root`. @throws InvalidInput */
function parseOtherSite(text, root) {
    const earlier = parseEarlierSite((0,one_line_text/* parseText */.r)(text), getBaseFolder());
    if (root !== undefined)
        ensureApart(earlier, root, 'the folder to check');
    return earlier;
}
const INSIDE_A_SITE = 'it is inside a site, which the report would become part of; use a folder outside';
/**
 * Returns the absolute path of the folder for the report of what is in the folder `root`.
 * @throws InvalidInput
 */
function parseReportFolder(text, root, earlier) {
    if (text.startsWith('~'))
        throw (0,invalid_input/* invalid */.G) `is “${text}”: the shell did not expand the “~”; write the path in full`;
    const folder = (0,external_node_path_.resolve)(getBaseFolder(), (0,one_line_text/* parseText */.r)(text));
    const sites = [];
    if (root !== undefined)
        sites.push(root);
    if (earlier?.kind === 'folder')
        sites.push(earlier.path);
    const realFolder = (0,paths/* followLinks */.n1)(folder);
    const isInside = sites.some((site) => (0,paths/* isWithin */.UO)(realFolder, (0,external_node_fs_.realpathSync)(site)));
    if (isInside)
        throw (0,invalid_input/* invalid */.G) `is “${text}”: ${INSIDE_A_SITE}`;
    return folder;
}
/** Makes the folder before the check, which may take a while. @throws WrongUse */
function makeReportFolder(folder) {
    try {
        (0,fresh_folder/* makeFolders */.wZ)(folder);
        if (!(0,external_node_fs_.statSync)(folder).isDirectory())
            throw new WrongUse((0,clean/* safe */.gB) `--report is “${folder}”, which is not a folder`);
        (0,report_files/* removeReports */.CU)(folder);
    }
    catch (error) {
        if (!(0,file_errors/* isDiskError */.M)(error))
            throw error;
        throw new WrongUse((0,clean/* safe */.gB) `--report is “${folder}”, which cannot be created (${error.code})`);
    }
}
/**
 * Writes a JUnit report about wrong arguments, but only where reports belong: with a mistake in the
 * arguments, `folder` may be a site. Errors of writing are not reported.
 */
function reportWrongUse(folder, why) {
    if (!(0,report_files/* mayWriteReportsInto */.si)(folder))
        return;
    try {
        makeReportFolder(folder);
        (0,report_files/* writeJunitError */.Sx)(folder, why);
    }
    catch (error) {
        if (!(error instanceof WrongUse) && !(0,file_errors/* isDiskError */.M)(error))
            throw error;
    }
}
/**
 * Returns the version in `package.json`, which is as far away from `src/command-line` as from
 * `dist/check-command`.
 */
function readVersion() {
    return JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(import.meta.dirname, '../../package.json'), 'utf8')).version;
}


/***/ }),

/***/ 9419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** A timer fires at once beyond this many ms (a signed 32-bit number, in Node as in browsers). */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** The real clock. It is monotonic: setting the machine's time does not move a deadline. */
const systemClock = {
    now: () => performance.timeOrigin + performance.now(),
    async sleep(ms, signal) {
        // Timers truncate to whole ms and so may fire early, and nothing here may happen before its
        // time.
        const until = this.now() + ms;
        for (let left = ms; left > 0; left = until - this.now()) {
            signal?.throwIfAborted();
            // An abort rejects it with an error of its own.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(Math.ceil(left), MAX_TIMER_MS), undefined, { signal }).catch(() => { });
        }
        signal?.throwIfAborted();
    },
    every(ms, tick) {
        const timer = setInterval(tick, Math.min(ms, MAX_TIMER_MS));
        return () => clearInterval(timer);
    },
};


/***/ }),

/***/ 9653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ getErrorMessage)
/* harmony export */ });
/* unused harmony export showThrown */
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3429);

/** Returns the message of anything that was thrown; untrusted text. */
function getErrorMessage(error) {
    if ((0,node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(error))
        return error.message;
    return showThrown(error);
}
/**
 * Returns whatever was thrown as text. Libraries may throw values that cannot be converted, such as
 * an object without a prototype.
 */
function showThrown(thrown) {
    try {
        return String(thrown);
    }
    catch {
        return `a thrown ${typeof thrown} that cannot be shown as text`;
    }
}


/***/ }),

/***/ 1164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ makeTimeSlices),
/* harmony export */   DX: () => (/* binding */ waitUnlessAborted),
/* harmony export */   Ny: () => (/* binding */ makeCheckpoint),
/* harmony export */   YK: () => (/* binding */ iterateWithPauses)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/**
 * How long timers and signals may have to wait, as far as no single system call takes longer. In
 * ms.
 */
const SLICE_MS = 20;
/**
 * Splits long work into slices of time, between which timers and signals are served: work that is
 * synchronous, or that awaits only promises that are already settled, would keep them waiting until
 * it is done. Slices are measured in time because the same number of files takes a hundred times
 * longer on a slow disk. Returns what gives, if the slice is over, a promise to await before going
 * on: it yields to the event loop and starts the next slice. `now` returns a time in ms.
 */
function makeTimeSlices(now = () => performance.now()) {
    let startedAt = now();
    const nextSlice = async () => {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        startedAt = now();
    };
    return () => (now() - startedAt < SLICE_MS ? undefined : nextSlice());
}
/**
 * Returns what to await between the steps of long work: it yields to the event loop when a time
 * slice is over.
 * @throws the reason of `signal` soon after it is aborted
 */
function makeCheckpoint(signal) {
    const yieldIfOver = makeTimeSlices();
    return async () => {
        await yieldIfOver();
        signal.throwIfAborted();
    };
}
/**
 * Yields `items`, and yields to the event loop between them often enough for timers and signals.
 * @throws the reason of `signal` soon after it is aborted
 */
async function* iterateWithPauses(items, signal) {
    const yieldIfOver = makeTimeSlices();
    for (const item of items) {
        yield item;
        const over = yieldIfOver();
        // Awaiting nothing takes longer than most steps.
        if (over !== undefined)
            await over;
        signal.throwIfAborted();
    }
}
/**
 * Resolves when `work` does.
 * @throws what `work` throws; the reason of `signal` as soon as it is aborted
 */
async function waitUnlessAborted(work, signal) {
    const { promise: aborted, reject } = Promise.withResolvers();
    // Where the signal is aborted before anything awaits this, it is thrown below.
    aborted.catch(() => { });
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        if (signal.aborted)
            abort();
        await Promise.race([work, aborted]);
        signal.throwIfAborted();
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}


/***/ }),

/***/ 9591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isDiskError),
/* harmony export */   c: () => (/* binding */ tryOnDisk)
/* harmony export */ });
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3429);

/** Returns whether `error` came from a call to the file system, and not from what the bytes say. */
function isDiskError(error) {
    return (0,node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(error) && 'syscall' in error && 'code' in error;
}
/**
 * Returns what `work` returns, or `instead` after a file-system error.
 * @throws any other error of `work`
 */
function tryOnDisk(work, instead) {
    try {
        return work();
    }
    catch (error) {
        if (isDiskError(error))
            return instead;
        throw error;
    }
}


/***/ }),

/***/ 5491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Returns whether a value is a JSON object. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/**
 * Returns the parsed value of a JSON text; undefined if it is not JSON. A byte order mark may come
 * first.
 */
function parseJson(text) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   DB: () => (/* binding */ parseSize),
/* harmony export */   Dn: () => (/* binding */ showMegabytes),
/* harmony export */   eL: () => (/* binding */ showDay),
/* harmony export */   tY: () => (/* binding */ showSize),
/* harmony export */   yZ: () => (/* binding */ joinWords)
/* harmony export */ });
/* unused harmony exports parseDuration, parseCount, showDuration, joinFirstWords */
/** Durations, days, sizes, counts and lists, as people write and read them. */
const DURATION = /^(?:(\d+) ?d ?)?(?:(\d+) ?h ?)?(?:(\d+) ?m(?:in)? ?)?(?:(\d+) ?s)?$/;
const DECIMAL = /^(\d+\.\d+) ?(d|h|m|min|s)$/;
const SIZE = /^(\d+)\s*(?:([kmgt])(i)?)?b?$/i;
/** Longer texts are neither durations nor sizes, but numbers that lose digits. In characters. */
const MAX_LENGTH = 16;
const DURATION_UNITS = {
    d: 86_400_000,
    h: 3_600_000,
    m: 60_000,
    min: 60_000,
    s: 1_000,
};
/**
 * Returns the ms of `45s`, `30m` or `30 min`, `2h` or `1.5h`, `1h30m` or `1h 30m`, `2d`, or a bare
 * number of seconds; undefined if `text` is not a duration.
 */
function parseDuration(text) {
    if (text.length > MAX_LENGTH)
        return undefined;
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const [, decimal, unit = ''] = DECIMAL.exec(text) ?? [];
    if (decimal !== undefined)
        return Math.round(Number(decimal) * (DURATION_UNITS[unit] ?? Number.NaN));
    if (text === '')
        return undefined;
    const match = DURATION.exec(text);
    if (match === null)
        return undefined;
    const [, days = 0, hours = 0, minutes = 0, seconds = 0] = match.map((part) => Number(part ?? 0));
    return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
}
/** Returns the bytes of `500MB`, `4GiB` or a bare number; undefined if it is none. */
function parseSize(text) {
    if (text.length > MAX_LENGTH)
        return undefined;
    const match = SIZE.exec(text);
    if (match === null)
        return undefined;
    const [, number, prefix = '', binary] = match;
    return Number(number) * (binary ? 1_024 : 1_000) ** ' kmgt'.indexOf(prefix.toLowerCase());
}
/** Returns a count from untrusted data; undefined if it is not a number or cannot be a count. */
function parseCount(text) {
    if (text === undefined || !/^\d{1,9}$/.test(text))
        return undefined;
    return Number(text);
}
/** Returns `ms` as `0.4s`, `45s`, `1m 05s`, `2h 03m` or `1d 04h`. */
function showDuration(ms) {
    if (ms < 10_000)
        return `${Number((Math.max(0, ms) / 1_000).toFixed(1))}s`;
    const seconds = Math.round(ms / 1_000);
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    const days = Math.floor(hours / 24);
    const two = (n) => String(n).padStart(2, '0');
    if (days > 0)
        return `${days}d ${two(hours % 24)}h`;
    if (hours > 0)
        return `${hours}h ${two(minutes % 60)}m`;
    if (minutes > 0)
        return `${minutes}m ${two(seconds % 60)}s`;
    return `${seconds}s`;
}
/** Returns the day of a time (in ms since the epoch) by UTC: `2026-11-09`. */
function showDay(time) {
    return new Date(time).toISOString().slice(0, 10);
}
/**
 * Returns `bytes` in the largest binary unit that leaves at least 1, with one decimal: `4.0 GiB`.
 */
function showSize(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    if (bytes < 1_024)
        return `${bytes} B`;
    const power = Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
    return `${(bytes / 2 ** (10 * power)).toFixed(1)} ${units[power]}`;
}
/**
 * Returns a number with its noun: `0 pages`, `1 page`, `12,345 pages`. `many` is the plural where
 * an `s` alone does not make it.
 */
function formatCount(n, one, many = `${one}s`) {
    return `${String(n).replace(/\B(?=(\d{3})+$)/g, ',')} ${n === 1 ? one : many}`;
}
/** Returns `a, b and c`, or `a, b or c`. */
function joinWords(words, conjunction) {
    return [words.slice(0, -1).join(', '), ...words.slice(-1)]
        .filter(Boolean)
        .join(` ${conjunction} `);
}
/** Returns the first `most` words and how many more there are: `a, b and 3 more`. */
function joinFirstWords(words, most) {
    const shown = words.slice(0, most);
    const more = words.length - shown.length;
    if (more > 0)
        shown.push(`${more} more`);
    return joinWords(shown, 'and');
}
/** Returns a size in bytes as people read it, in megabytes. */
function showMegabytes(bytes) {
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}


/***/ }),

/***/ 5948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mapWords),
/* harmony export */   y: () => (/* binding */ splitWords)
/* harmony export */ });
/** Returns the words of a list, which white space separates. */
function splitWords(list) {
    return new Set(list.trim().split(/\s+/));
}
/** Returns entries for a map in which each word of such a list stands for `value`. */
function mapWords(value, list) {
    return [...splitWords(list)].map((word) => [word, value]);
}


/***/ }),

/***/ 6451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ explainDiskError),
/* harmony export */   WG: () => (/* binding */ ensureRoom),
/* harmony export */   Wv: () => (/* binding */ runDiskWork),
/* harmony export */   sM: () => (/* binding */ lstatIfExists)
/* harmony export */ });
/* unused harmony export measureFreeBytes */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9591);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7414);
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5948);
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9220);





/** The error codes of the system for a path where nothing exists (errno(3)). */
const NOT_FOUND = new Set(['ENOENT', 'ENOTDIR']);
/**
 * Returns what exists at `path`, without following a symbolic link; undefined if nothing does.
 * @throws any file-system error
 */
function lstatIfExists(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
    }
    catch (error) {
        if ((0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .M)(error) && NOT_FOUND.has(error.code))
            return undefined;
        throw error;
    }
}
/** The error codes of the system (errno(3)), grouped by the error that users see. */
const MEANINGS = [
    ['disk-full', (0,_common_words_js__WEBPACK_IMPORTED_MODULE_4__/* .splitWords */ .y)('ENOSPC EDQUOT EFBIG')],
    ['permission-denied', (0,_common_words_js__WEBPACK_IMPORTED_MODULE_4__/* .splitWords */ .y)('EACCES EPERM EROFS')],
    ['path-not-replaceable', (0,_common_words_js__WEBPACK_IMPORTED_MODULE_4__/* .splitWords */ .y)('EEXIST ENOTEMPTY ENOTDIR EISDIR')],
    ['path-in-use', (0,_common_words_js__WEBPACK_IMPORTED_MODULE_4__/* .splitWords */ .y)('EBUSY ETXTBSY')],
];
/**
 * Returns the error to report for writing `what` if `error` came from the file system; else `error`
 * itself.
 */
function explainDiskError(error, what) {
    if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .M)(error))
        return error;
    let why = error.code ?? error.message;
    if (error.code === 'ENOENT')
        why = 'it does not exist (ENOENT)';
    const [meaning] = MEANINGS.find(([, codes]) => codes.has(why)) ?? ['disk-failed'];
    if (meaning === 'disk-full')
        return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .z(meaning, { what, needed: undefined, free: undefined }, error);
    return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .z(meaning, { what, why }, error);
}
/**
 * Runs `work`, which writes `what`, and returns its result.
 * @throws StepError for a file-system error
 */
function runDiskWork(what, work) {
    try {
        return work();
    }
    catch (error) {
        throw explainDiskError(error, what);
    }
}
/**
 * @throws StepError (`disk-full`) if `bytes` more are known not to fit on the file system of
 * `folder`
 */
function ensureRoom(folder, bytes, what) {
    const free = measureFreeBytes(folder);
    if (free === undefined || free >= bytes)
        return;
    throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .z('disk-full', { what, needed: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_2__/* .showSize */ .tY)(bytes), free: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_2__/* .showSize */ .tY)(free) });
}
/**
 * Returns how many bytes may be written to the file system of `folder`; undefined if it does not
 * report that.
 */
function measureFreeBytes(folder) {
    return (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .tryOnDisk */ .c)(() => {
        const { bsize, bavail, blocks } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
        // Some network and user-space file systems report zeros.
        if (blocks === 0)
            return undefined;
        return bsize * bavail;
    }, undefined);
}


/***/ }),

/***/ 3870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ DESKTOP_FILE),
/* harmony export */   X: () => (/* binding */ findWindowsNameProblem),
/* harmony export */   Z$: () => (/* binding */ isGitFolder),
/* harmony export */   gI: () => (/* binding */ probeFileSystem),
/* harmony export */   on: () => (/* binding */ WINDOWS_NAME_RULES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** Names of files that some systems cannot store, or treat in a special way. */


/**
 * Returns the traits of the file system of `folder`, which must be empty and is left empty.
 * @throws any file-system error
 */
function probeFileSystem(folder) {
    const probe = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'probe');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(probe);
    const ignoresCase = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'PROBE'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(probe);
    return { ignoresCase, hasWindowsNames: process.platform === 'win32' };
}
/**
 * The files that the desktops of macOS and Windows create in folders, and the ones that the Finder
 * adds to archives.
 */
const DESKTOP_FILE = /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$|(?:^|\/)__MACOSX\//;
/**
 * Names that Windows does not allow:
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file, and for CONIN$ and CONOUT$
 * https://learn.microsoft.com/windows/win32/api/fileapi/nf-fileapi-createfilea#consoles (both read
 * in 2026-11).
 *
 * Node itself would create most of them, because it passes `\\?\` paths to the system: then hardly
 * any other program can open or delete the file.
 */
const WINDOWS_NAME_RULES = [
    {
        why: 'contains one of < > : " \\ | ? * or a control character, which Windows does not allow',
        pattern: /[<>:"\\|?*\x00-\x1f]/,
    },
    { why: 'ends in a dot or a space, which Windows drops', pattern: /[. ]$/ },
    {
        why: 'is reserved for a device on Windows',
        // With an extension up to Windows 10 only. COM0 and LPT0 were in Microsoft's list for a time,
        // by mistake.
        pattern: /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9\xb9\xb2\xb3]) *(?:\.|$)/i,
    },
];
/**
 * Returns why Windows does not allow a path with these parts, worded as in the rules; undefined if
 * it does.
 */
function findWindowsNameProblem(parts) {
    return WINDOWS_NAME_RULES.find(({ pattern }) => parts.some((part) => pattern.test(part)))?.why;
}
/**
 * Returns whether a part of a path is `.git`, or a name by which Windows or macOS also opens that
 * folder: with trailing dots and spaces, a stream or ignored characters, or the short name
 * (is_ntfs_dotgit and is_hfs_dotgit in git's sources, CVE-2014-9390).
 */
function isGitFolder(part) {
    return /^(\.git|git~1)[. ]*(:|$)/i.test(part.replace(/\p{Cf}/gu, ''));
}


/***/ }),

/***/ 9638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zo: () => (/* binding */ FOLDER_MODE),
/* harmony export */   f8: () => (/* binding */ openFreshFolder),
/* harmony export */   rE: () => (/* binding */ FILE_MODE),
/* harmony export */   wZ: () => (/* binding */ makeFolders)
/* harmony export */ });
/* unused harmony exports MADE, OLD, SUPERSEDED, makePrefix */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9591);
/* harmony import */ var _disk_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6451);




/**
 * The length of the part of the target's name that the folder's name contains, so that users
 * recognize it. In characters.
 */
const SHOWN_NAME = 60;
/**
 * The entries of such a folder: the new content, the previous one, and the previous one that is no
 * longer needed.
 */
const MADE = 'new';
const OLD = 'old';
const SUPERSEDED = 'superseded';
/**
 * The modes of everything that is published, whatever the umask and the archive say: everyone may
 * read it.
 */
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
/**
 * Makes a folder next to `targetPath`, on the same file system, so that a rename publishes its
 * content.
 * @throws any file-system error
 */
function openFreshFolder(targetPath, removals) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(targetPath);
    const madeParents = makeFolders(parent);
    const removeParents = () => removeEmpty(madeParents);
    let path;
    try {
        path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, makePrefix(targetPath)));
    }
    catch (error) {
        removeParents();
        throw error;
    }
    const old = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, OLD);
    return {
        path,
        /** Where the new content of the target path is made; nothing is there yet. */
        made: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, MADE),
        /**
         * Where the previous content of the target path is kept until everything is in place; nothing
         * is there yet. That content belongs to the user, so no run removes it.
         */
        old,
        /**
         * Renames the previous content, if there is any, to show the next run that it is no longer
         * needed.
         * @throws any file-system error
         */
        supersede() {
            if ((0,_disk_error_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfExists */ .sM)(old))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(old, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, SUPERSEDED));
        },
        /**
         * Starts removing the folder with all its content, and then the empty parent folders that were
         * made for it. Does nothing if there is something at `old`.
         */
        remove() {
            // The folder stays unless it is certain that `old` does not exist.
            const mayHoldOld = (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .tryOnDisk */ .c)(() => (0,_disk_error_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfExists */ .sM)(old) !== undefined, true);
            if (!mayHoldOld)
                removals.start(path, { clearedBy: 'later run', whenGone: removeParents });
        },
    };
}
/**
 * Returns the prefix of the names of all such folders for `targetPath`; six random characters
 * follow.
 */
function makePrefix(targetPath) {
    return `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(targetPath).slice(0, SHOWN_NAME)}.docs-export-`;
}
/**
 * Makes `folder` and its missing parents, and returns those that it made, the outermost first.
 * Node's own `recursive` never ends where the system says that a folder is missing although it
 * exists, as in /proc.
 * @throws any file-system error
 */
function makeFolders(folder) {
    const missing = [];
    for (let path = folder; path !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root && !(0,_disk_error_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfExists */ .sM)(path); path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) {
        missing.unshift(path);
    }
    const made = [];
    try {
        for (const path of missing) {
            if (makeFolder(path))
                made.push(path);
        }
        return made;
    }
    catch (error) {
        removeEmpty(made);
        throw error;
    }
}
/** Makes a folder, and returns whether it did not exist before. */
function makeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, FOLDER_MODE);
    }
    catch (error) {
        // Another process has created it. If it is not a folder, the next call that needs one fails.
        if ((0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .M)(error) && error.code === 'EEXIST')
            return false;
        throw error;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, FOLDER_MODE);
    return true;
}
/** Removes the folders from the innermost outwards, up to the first that is not empty. */
function removeEmpty(folders) {
    try {
        for (const folder of folders.toReversed())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
    }
    catch {
        // Another process put something there: it stays.
    }
}


/***/ }),

/***/ 7469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   vV: () => (/* binding */ joinBytePaths)
/* harmony export */ });
/* unused harmony export resolveRealPath */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9591);



/**
 * Returns whether a path is `folder` or below it; both absolute, symbolic links are not followed.
 */
function isWithin(path, folder) {
    const relativePath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    const goesUp = relativePath === '..' || relativePath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
    return !goesUp && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(relativePath);
}
/**
 * Returns a path with its symbolic links resolved. The path need not exist yet.
 * @throws any file-system error
 */
function resolveRealPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch (error) {
        if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .M)(error) || error.code !== 'ENOENT')
            throw error;
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resolveRealPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    }
}
/**
 * Returns the real path, or the path itself where that cannot be determined: the next access to it
 * reports why.
 */
function followLinks(path) {
    return (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .tryOnDisk */ .c)(() => resolveRealPath(path), path);
}
/** Returns the path of the entry `name` in `folder`. Both are bytes, which need not be UTF-8. */
function joinBytePaths(folder, name) {
    return Buffer.concat([folder, Buffer.from('/'), name]);
}


/***/ }),

/***/ 4355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readStartOfFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/**
 * Returns the first `length` bytes of a file, or fewer if the file is shorter.
 * @throws any file-system error
 */
function readStartOfFile(path, length) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        let bytes = length;
        // Files of some file systems, such as procfs, have content although their size is 0.
        if (size > 0)
            bytes = Math.min(length, size);
        const start = Buffer.allocUnsafe(bytes);
        return start.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, start, 0, start.length, 0));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 4463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ Removals)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/common/error-message.js
var error_message = __webpack_require__(9653);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __webpack_require__(9591);
// EXTERNAL MODULE: ./lib/common/clock.js
var clock = __webpack_require__(9419);
;// CONCATENATED MODULE: ./lib/disk/busy-files.js


/**
 * The error codes that Windows returns while a virus scanner or an indexer holds a file, or a file
 * in the folder.
 */
const HELD = new Set(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY']);
const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 500;
/** How long to wait in all, in ms: scanners release a file within a second or two. */
const BUDGET_MS = 5_000;
const THIS_SYSTEM = { platform: process.platform, clock: clock/* systemClock */.m };
/**
 * Returns a function that runs the renames and removals of this system. On Windows, it retries if
 * another program holds a file. All calls of the function share a few seconds for this. On other
 * systems, such errors last, so they are thrown at once.
 */
function retryWhileHeld({ platform, clock, } = THIS_SYSTEM) {
    let leftMs = 0;
    if (platform === 'win32')
        leftMs = BUDGET_MS;
    return async (work) => {
        for (let pauseMs = FIRST_PAUSE_MS;; pauseMs *= 2) {
            try {
                return work();
            }
            catch (error) {
                if (leftMs <= 0 || !isHeld(error))
                    throw error;
            }
            const ms = Math.min(pauseMs, MAX_PAUSE_MS, leftMs);
            leftMs -= ms;
            await clock.sleep(ms);
        }
    };
}
function isHeld(error) {
    return (0,file_errors/* isDiskError */.M)(error) && HELD.has(error.code);
}

// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __webpack_require__(7469);
;// CONCATENATED MODULE: ./lib/disk/removal.js







/**
 * Removes files and folders in the background. Signals are handled between slices of the work, so
 * that a canceled step can report what is left.
 */
class Removals {
    #left = new Map();
    #underway = new Set();
    /**
     * Lists `path` in `left` until it is removed, in case the step is stopped before it calls
     * `start`.
     */
    plan(path, clearedBy) {
        this.#left.set(path, { why: undefined, clearedBy });
    }
    /**
     * Starts removing the file or folder at `path` with all its content. What cannot be removed stays
     * in `left`.
     */
    start(path, options) {
        this.plan(path, options.clearedBy);
        const removal = this.#remove(path, options).finally(() => this.#underway.delete(removal));
        this.#underway.add(removal);
    }
    /** Resolves when nothing is being removed any more. */
    async waitUntilSettled() {
        await Promise.all(this.#underway);
    }
    /** The files and folders that have not been removed yet, or could not be. */
    get left() {
        return [...this.#left].map(([path, rest]) => ({ path, ...rest }));
    }
    async #remove(path, { whenGone, clearedBy }) {
        const why = await removeAll(path).catch(error_message/* getErrorMessage */.u);
        if (why !== undefined) {
            this.#left.set(path, { why, clearedBy });
            return;
        }
        whenGone?.();
        this.#left.delete(path);
    }
}
/** A name that is not valid UTF-8 cannot be opened as a string. */
const AS_BYTES = { withFileTypes: true, encoding: 'buffer' };
/**
 * Removes the file or folder at `path`. Returns the first reason why something is left; undefined
 * if nothing is.
 */
async function removeAll(path) {
    const yieldIfOver = (0,event_loop/* makeTimeSlices */.DF)();
    const retry = retryWhileHeld();
    let obstacle;
    /**
     * Returns the result of `work`; undefined if it failed. The failure is noted unless there was
     * nothing to remove.
     */
    const attempt = async (path, work) => {
        try {
            return await retry(work);
        }
        catch (error) {
            if (!(0,file_errors/* isDiskError */.M)(error))
                throw error;
            if (error.code !== 'ENOENT')
                obstacle ??= `${(0,external_node_path_.basename)(String(path))}: ${error.code ?? error.message}`;
            return undefined;
        }
    };
    const removeFolder = async (folder) => {
        const entries = await attempt(folder, () => (0,external_node_fs_.readdirSync)(folder, AS_BYTES));
        for (const entry of entries ?? []) {
            const inside = (0,paths/* joinBytePaths */.vV)(folder, entry.name);
            if (entry.isDirectory())
                await removeFolder(inside);
            else
                await attempt(inside, () => (0,external_node_fs_.unlinkSync)(inside));
            await yieldIfOver();
        }
        await attempt(folder, () => (0,external_node_fs_.rmdirSync)(folder));
    };
    if (await attempt(path, () => (0,external_node_fs_.lstatSync)(path).isDirectory()))
        await removeFolder(Buffer.from(path));
    else
        await attempt(path, () => (0,external_node_fs_.unlinkSync)(path));
    return obstacle;
}


/***/ }),

/***/ 9220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ StepError)
/* harmony export */ });
/* unused harmony export asStepError */
/* harmony import */ var _common_error_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9653);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5531);


/**
 * The one error that users see. The code says what happened; its wording and its outcome are in
 * messages.ts. `cause` is shown only with debug logging.
 */
class StepError extends Error {
    name = 'StepError';
    code;
    values;
    outcome;
    shown;
    /** What the job summary shows. */
    summary;
    constructor(code, values, cause) {
        const shown = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .fillMessage */ .fu)(code, values);
        super(shown.text, cause === undefined ? undefined : { cause });
        this.code = code;
        this.values = values;
        this.outcome = _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .MESSAGES */ .nl[code].outcome;
        this.shown = shown;
        // There, the lines that resume the job stand below.
        this.summary = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .fillMessage */ .fu)(code, { ...values, aboutJob: undefined }, _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .SUMMARY_WORDINGS */ .tU);
    }
}
/**
 * Returns the error to report for `error`, whatever was thrown: anything but a StepError is a bug
 * of this action.
 */
function asStepError(error) {
    if (error instanceof StepError)
        return error;
    return new StepError('unexpected', { what: showThrown(error) }, error);
}


/***/ }),

/***/ 5531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PZ: () => (/* binding */ EARLIER_SITE_WORDINGS),
/* harmony export */   fu: () => (/* binding */ fillMessage),
/* harmony export */   nl: () => (/* binding */ MESSAGES),
/* harmony export */   tU: () => (/* binding */ SUMMARY_WORDINGS)
/* harmony export */ });
/* unused harmony export PUBLISHED_SITE_WORDINGS */
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4874);
/* harmony import */ var _text_grouped_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9702);


/**
 * The message of every error, grouped by the outcome of the step: what happened, what the server
 * said, and what to do next. `[…]` is left out when a value in it is empty. Problems of a single
 * input, an archive entry or a connection are worded where they are detected.
 */
const TEXTS = {
    rejected: {
        'bad-inputs': 'The inputs of this step are invalid; it stopped before doing anything:{errors}',
        'node-too-old': 'This step needs Node {needed} or newer, but the runner started it with Node {found}; it stopped before doing anything. Use a runner or a container image that has Node {needed}.',
        unauthorized: 'The service does not accept the API key (HTTP 401).[ It said: “{serverMessage}”.] The key may be mistyped, revoked or expired: create a new admin key on the API keys page of the dashboard and store it in the secret that `api-key` reads.[ {plan}][ {aboutJob} at the service: once this is fixed, run this step with that `job-id`.]',
        'payment-required': 'The service asks for payment, or for another plan (HTTP 402).[ It said: “{serverMessage}”.] Static export requires the Enterprise plan: check the plan of the organization that the API key belongs to.[ {aboutJob} at the service: once this is fixed, run this step with that `job-id`.]',
        forbidden: 'The service does not allow this API key to do this (HTTP 403).[ It said: “{serverMessage}”.] Common causes:[ the plan of the organization is not Enterprise, which {needed} requires;] the key is not an admin key with write scope, or belongs to another organization[ than the project {project} in `project-id`]; it may not be used from this runner’s IP address[; {login}]. Check the key on the API keys page of the dashboard, and create another one if needed.[ {aboutJob} at the service: once this is fixed, run this step with that `job-id`.]',
        'export-address-not-found': 'The service could not find the static export API or the site (HTTP 404).[ It said: “{serverMessage}”.] Check that `base-url` is the root of the administrative API and that `domain` is a site of this organization. Newer deployments only export by project: set `project-id`, which is on the API keys page of the dashboard.',
        'export-job-not-found': 'The service has no export job {job} (HTTP 404)[, although it reported the job as {lastStatus} before: it was probably deleted].[ It said: “{serverMessage}”.] If the dashboard does not show it, run this step again without `job-id` to start a new one.[ If it does, check `job-id` and `{input}`, and that the API key belongs to the organization that started the job; an agent’s job needs `mode: agent-job`.]',
        'project-not-found': 'The service has no project {project} (HTTP 404).[ It said: “{serverMessage}”.] No export was started. Check `project-id`, which is on the API keys page of the dashboard, that the API key belongs to the same organization, and that `base-url` is the root of the administrative API. Older deployments only export by `domain`: leave `project-id` out.',
        'project-job-not-found': 'The project {project} has no export job {job} (HTTP 404)[, although the service reported the job as {lastStatus} before: it was probably deleted].[ It said: “{serverMessage}”.] If the dashboard does not show it, run this step again without `job-id` to start a new one.[ If it does, check `job-id`, `project-id` and `{input}`, and that the API key belongs to the organization of the project.]',
        'build-not-found': 'The service does not know the documentation build that it started (HTTP 404)[, although it reported it as {lastStatus} before].[ It said: “{serverMessage}”.] No export was started. Run this step again.',
        'export-gone': 'The export of job {job} is gone: the service answered with HTTP {status}.[ It said: “{serverMessage}”.] It has probably expired or been deleted: run this step again without `job-id` to start a new one.',
        'agent-job-not-found': 'The service has no agent job {job} in project {project} (HTTP 404).[ It said: “{serverMessage}”.] Check `job-id` and `project-id` (shown on the API keys page of the dashboard), and that the API key belongs to that project; an export needs `mode: export`.',
        invalid: 'The service rejected the request as invalid (HTTP {status}).[ It said: “{serverMessage}”.][ {invalid}.]',
        redirected: 'The service answered with a redirect (HTTP {status})[ to {redirectHost}]. The redirect was not followed, because the API key would have been sent along: set `base-url` to the address of the API itself.',
        'start-limited': 'No export was started: the service limits exports (HTTP 429). It refused {attempts} in {elapsed}[ and asks to wait {until}].[ {limit}][ It said: “{serverMessage}”.] Run this step later, or start fewer exports: set `max-parallel` for a matrix, or use different times for schedules.',
        'export-running': 'No export was started: another export of this site was still running (HTTP 409) after {attempts} in {elapsed}.[ It said: “{serverMessage}”.] To follow that export, run this step with `job-id`[: {jobId}]. The run that started it shows the ID in its log. To start another, run this step again when that one has ended, or set a longer `wait-timeout`.',
        refused: 'The service refused the request (HTTP {status}).[ It said: “{serverMessage}”.] {advice}.[ {aboutJob} at the service: once this is fixed, run this step with that `job-id`.]',
        'not-the-api': 'The server at `base-url` answered with a web page[ (“{serverMessage}”)], not with JSON (HTTP {status}).[ `{input}` may be the dashboard instead of the API: set it to the root of the administrative API.] Otherwise, a proxy, a firewall or a sign-in page answers instead of the API: let requests from this runner through.[ {aboutJob} at the service: once this is fixed, run this step with that `job-id`.]',
        'github-token-missing': 'The input `{input}` needs `github-token`, which is empty. Leave `github-token` out to use the workflow’s own token, or check the secret that it reads.',
        'github-token-refused': 'The server {server} does not accept `github-token` (HTTP 401).[ It said: “{serverMessage}”.] Leave `github-token` out to use the workflow’s own token. If you need one of your own: it may have expired or been revoked, or belong to another server.',
        'check-refused': 'The server {server} did not let `github-token` {what} of the commit (HTTP {status}), so no export was started.[ It said: “{serverMessage}”.][ Give the job `permissions: {permission}`; `wait-for-check` needs `checks: read` and `statuses: read`.] Check that the token belongs to this repository, and that the commit is still in it: a force push removes commits.',
        'published-missing': 'No published site was found: {why}. {advice}. If nothing may have been published yet, set `if-missing: ignore`.',
        'published-ambiguous': 'The release {tag} has several archives whose names begin with “{site}-”: {names}. It is unclear which one is the site: keep only that one on the release, or rename the others.',
        'published-refused': 'The server {server} did not let `github-token` {what} (HTTP {status}).[ It said: “{serverMessage}”.] Give the job `permissions: {permission}`, and check that the token belongs to this repository.',
        'earlier-site-unusable': 'The earlier site in `compare-with` ({path}) cannot be used: {why}. Nothing was started or kept. Check the step of the workflow that gets it; if there is no earlier site yet, leave `compare-with` empty.',
    },
    unreachable: {
        unreachable: 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ It said: “{serverMessage}”.][ The service last reported {subject} as {lastStatus}.] Look at the service’s status page; if it reports no incident, check `base-url` and the network between the runner and the service.[ {aboutJob} at the service: once this is fixed, run this step with that `job-id`.]',
        'answers-unreadable': 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.] This step does not recognize this response. Check [`{input}`, and ]whether a proxy or a sign-in page answers instead; then use the newest version of this action. If that does not help, report it.[ {aboutJob} at the service: once this is fixed, run this step with that `job-id`.]',
        limited: 'Asking the service {what} failed: it limits requests (HTTP 429). It refused {attempts} in {elapsed}[ and asks to wait {until}].[ {notStarted}][ It said: “{serverMessage}”.][ The service last reported {subject} as {lastStatus}.] Set a longer `poll-interval`, and run fewer jobs at once (`max-parallel`).[ {aboutJob} at the service: once this is fixed, run this step with that `job-id`.]',
        'not-connected': 'Could not ask the service at {host} {what}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.] Check the {part} in `base-url`[, and whether {obstacle} blocks the connection].',
        'not-trusted': 'Could not ask the service at {host} {what}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.] If the certificate has expired, renew it; if it is for another host, correct `base-url`. If your own certificate authority (CA) issued the certificate, set `NODE_EXTRA_CA_CERTS` in `env` of the job to the path of that CA’s certificate.',
        'proxy-failed': 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.] Check `HTTPS_PROXY` and `NO_PROXY` in `env` of the job: the proxy’s host, port, user name and password, and whether the service should be reached through it at all.',
        'start-at-web-page': 'The server at {host} answered the start request with a web page[ (“{title}”)], not with JSON: `base-url` is probably the dashboard, not the API. Correct `base-url`. In case a proxy or a sign-in page answered instead of the API, look in the dashboard before you run this step again: the export may have started.',
        'start-unknown': 'It is unknown whether the service started the export: {why}.[ It said: “{serverMessage}”.][ {likely}] The request was not sent again, because that could start a second export. Look in the dashboard: if the export is there, run this step with its `job-id`; if not, check `base-url` and the service’s status page, then run this step again.',
        'check-limited': 'Could not {what} on {server}: it limits how many requests `github-token` may send ({why})[ and asks to wait for {until}], so no export was started.[ It said: “{serverMessage}”.] All workflows of a repository share the limit of its token: run this step again later, or use another token.',
        'check-unreadable': 'Could not {what} on {server}: {why}; gave up after {attempts}, and no export was started. Check `GITHUB_API_URL`, and whether a proxy or a sign-in page answers in place of the server.',
        'check-unreachable': 'Could not {what} on {server}: {why}; gave up after {attempts}, and no export was started.[ It said: “{serverMessage}”.] Check whether the server works[ ({statusPage})], and the network between the runner and the server, then run this step again.',
        'published-limited': 'Could not {what} on {server}: it limits requests with `github-token` ({why})[ and asks to wait for {until}].[ It said: “{serverMessage}”.] All workflows of a repository share the limit of its token: run this step again later, or use another token.',
        'published-unreadable': 'Could not {what} on {server}: {why}; gave up after {attempts}. Check that `GITHUB_API_URL` is the address of its API, and whether a proxy or a sign-in page answers instead.',
        'published-unreachable': 'Could not {what} on {server}: {why}; gave up after {attempts}.[ It said: “{serverMessage}”.] Check the server[ ({statusPage})] and the network between it and the runner, then run this step again.',
        'live-unreachable': 'Asking {host} for the published site failed: {why}; gave up after {attempts} in {elapsed}. {advice}.',
    },
    'job-failed': {
        'export-failed': 'The export job {job} failed.[ The service said: “{serverMessage}”.] See the site’s build in the dashboard for details; once it is fixed, run this step again without `job-id` to start a new export.',
        'agent-failed': 'The agent job {job} failed: the agent hit an error that it could not recover from.[ The service said: “{serverMessage}”.] Look at the job in the dashboard, then give the agent its instructions again.',
        'job-ended': 'The job {job} has ended: the service reported it as “{status}”[ {reads} times in a row].[ It said: “{serverMessage}”.] Look at the job in the dashboard, then start a new one; for an export, run this step again without `job-id`.',
        'build-failed': 'The service could not build the documentation of the project {project}, so no export was started.[ It said: “{serverMessage}”.][ The commit is {commit}.] Once the build is fixed, run this step again.[ The last lines of its log:{log}]',
        'build-ended': 'The documentation build has ended: the service reported it as “{status}”[ {reads} times in a row], so no export was started.[ It said: “{serverMessage}”.] Look at the project {project} in the dashboard, then run this step again.',
        'other-commit': 'The service has built the commit {built}[ of {branch}], not {expected} (`expect-commit`), so no export was started. It builds the branch that the project {project} is deployed from: check that the commit is the newest there, then run this step again.',
        'no-commit': 'The service does not say which commit[ of {branch}] it has built, so it is unknown whether that is {expected} (`expect-commit`), and no export was started. To check that the export has this version, use `expect-text` instead of `expect-commit`.',
        'check-failed': 'The check “{check}” of the commit {commit} ended with “{state}”, so no export was started.[ Details: {details}.] Once it succeeds, run this step again.',
    },
    'timed-out': {
        'timed-out': 'The job {job} was still {status} after {elapsed} (`wait-timeout`). The service is still working on it: run this step with its `job-id` and a longer `wait-timeout`.',
        'timed-out-unknown': 'After {elapsed} (`wait-timeout`), the service last reported the job {job} as “{status}”, a status that this step does not know. Look at the job in the dashboard: if it is still running, run this step with its `job-id`; if it has ended, use the newest version of this action, or report this status.',
        'build-unfinished': 'The documentation build was still {status} after {elapsed} (`wait-timeout`), so no export was started. Look at the project {project} in the dashboard; run this step again when the build has ended, or set a longer `wait-timeout`.',
        'check-unfinished': 'The check “{check}” of the commit {commit} was still {state} after {elapsed} (`wait-timeout`), so no export was started. Run this step again when it has ended, or set a longer `wait-timeout`.',
        'check-absent': 'The commit {commit} had no check “{check}” after {elapsed} (`wait-timeout`), so no export was started.[ This step does not wait for the job {own} of its own workflow run.][ The checks of the commit: {others}.][ Did you mean “{meant}”?][ {fork} is a fork: services may only report to the original repository.] Set `wait-for-check` to the name that the commit shows, and check that the service builds this branch.',
    },
    cancelled: {
        cancelled: 'The step was canceled.[ {notStarted}][ The job {job} is {status} at the service: resume it with `job-id` instead of starting another one.]',
        'cancelled-while-starting': 'The step was canceled while it was starting the export, so it is unknown whether the job exists. Look for it in the dashboard: if it is there, run this step with its `job-id`.',
    },
    'handover-failed': {
        'comment-forbidden': 'The comment on the pull request was not written: {server} did not let `github-token` {what} (HTTP {status}).[ It said: “{serverMessage}”.] Its text is in the job summary. {advice}.',
        'comment-failed': 'The comment on the pull request was not written: could not {what} on {server}: {why}; gave up after {attempts}.[ It said: “{serverMessage}”.] Its text is in the job summary. To write it, run this step again later.',
        'issue-forbidden': 'The issue about the published site was not kept up to date: {server} did not let `github-token` {what} (HTTP {status}).[ It said: “{serverMessage}”.] {advice}.',
        'issue-failed': 'The issue about the published site was not kept up to date: could not {what} on {server}: {why}; gave up after {attempts}.[ It said: “{serverMessage}”.] The next check tries again.',
        'values-file-deleted': 'The values file {file} existed when the step began and is gone now, with all of its content. It was not created again: put it back, then run this step again, with `job-id` if the log shows one.',
        'values-file-unusable': 'The values file {file} cannot be written: {why}. It was not changed; check `values-file`, its owner and permissions, and what earlier steps of the workflow left there. If the log shows no job, no export was started.',
        'values-file-syntax': 'The values file {file} is not valid YAML: {why}[ (line {line}, column {column})]. It was not changed; fix it and run the step again.',
        'values-file-documents': 'The values file {file} contains {count} YAML documents, and it is unclear which one is meant. It was not changed; keep one document in it, or set `values-file` to another file.',
        'values-file-shape': 'In the values file {file}, {what} does not have the form that a deployment expects: the file, `staticExport` and every key above it must be maps (`key: value`). Each value in `staticExport` must be text, a number, true or false. It was not changed; fix it and run the step again.',
        'values-file-place': 'In the values file {file}, a `staticExport` {where} would have no effect: {why}. It was not changed; {advice}.',
        'values-file-text': 'In the values file {file}, the values in {what} are text, not a map, so nothing can be set in them. It was not changed; {advice}.',
        'values-file-shared': 'In the values file {file}, {what} is shared with other places by an anchor, an alias or a merge, so setting it would change those too, or change nothing. It was not changed; write out `staticExport` with its own values, after any merge in it.',
        'values-file-unsupported': 'In the values file {file}, `staticExport` is written in a way that cannot be changed safely, for example with tags, explicit keys (“?”) or a comment inside a value. It was not changed; write it as an ordinary map.',
        'runner-file': 'The file that {file} points to could not be written: {why}. Check the runner’s disk; the outputs and the summary of this step may be incomplete: run it again with `job-id`, if the log shows a job.',
        unexpected: 'This step failed unexpectedly ({what}). This is a bug in the action, not in your workflow: please report it, with the log of a run that has debug logging on.',
    },
    'bundle-failed': {
        'link-missing': 'The service reported the job {job} as {status}, but its response has no `bundleUrl`. Run this step again with `job-id`; if that does not help, contact the service’s support.',
        'link-invalid': 'The link to the bundle of job {job} cannot be used: {why}. Run this step again with `job-id`; if that does not help, contact the service’s support.',
        'bundle-not-ready': 'The job {job} is completed, but after {attempts} the service still says that its bundle is not ready (HTTP 409).[ It said: “{serverMessage}”.] Run this step again with `job-id` in a few minutes.',
        'published-expired': 'GitHub has deleted {shown} before this step could fetch it (HTTP {status}). An older one is not used, because it is not the latest published site. Publish the site again, or set `from` to another run or a release.',
        'published-other': 'GitHub’s copy of {shown} is not the archive of a site, but {found}. Upload one archive (zip, tar, tar.gz or tar.zst), such as the file in the output `bundlePath` of an export.',
        'archive-gone': 'The archive is gone: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{serverMessage}”.] It has probably expired or been deleted at the storage: run this step again without `job-id` to start a new export.',
        'download-refused': 'The storage refused the download: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{serverMessage}”.] Run this step again with `job-id`; if that does not help, check whether a proxy between the runner and the storage changes requests, and contact the service’s support. If fresh links have already expired, the clock of the service is wrong.',
        'download-needs-headers': 'The link to the archive cannot be used here: it is signed for requests with {signed}, and {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{serverMessage}”.] Only the service knows these headers: ask its support for links that are signed for `host` alone.',
        'redirect-refused': 'The archive was not downloaded: {host} redirects[ to {target}], and the redirect was not followed: {why}. Check whether a proxy between the runner and the storage asks for a login; if not, contact the service’s support.',
        'download-failed': 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ It said: “{serverMessage}”.] Run this step again with `job-id`; if that does not help, {advice}.',
        'download-mismatch': 'The download is not the announced archive: {what} is {got} instead of {expected}. It was discarded. Run this step again with `job-id`; if that does not help, contact the service’s support.',
        'download-too-large': 'The archive is larger than {limit}[ (announced size: {size})], the most that `max-unpacked-size` and `max-unpacked-files` allow. None of it was kept. Set higher limits if the site is really that large.',
        'download-reencoded': 'The storage sent the archive with the Content-Encoding {encoding}, which this step did not ask for, so it was not downloaded. Check whether a proxy or CDN between the runner and the storage re-encodes downloads, or whether the archive was stored with a wrong Content-Encoding.',
        'not-an-archive': 'The download is not the archive of a site: it looks like {kind}. Expected zip, tar, tar.gz or tar.zst. Run this step again with `job-id`; if that does not help, check whether a proxy answers instead of the storage, and contact the service’s support.',
        'archive-empty': 'The archive is empty: {why}. Look at the export in the dashboard, then run this step again to start a new one.',
        'archive-damaged': 'The archive is damaged[ at “{entry}”]: {why}. None of it was kept. Run this step again with `job-id`; if that does not help, start a new export.',
        'archive-window-too-large': 'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Contact the service’s support: archives must be made with a window of at most 128 MiB (`zstd --long=27`).',
        'entry-refused': 'The archive was refused because of its entry “{entry}”: {why}. No site needs such an entry, so nothing from the archive was kept. Contact the service’s support.',
        'entry-unsupported': 'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux with `site-path` on an ordinary disk, or keep the archive with `bundle-path` instead of unpacking it here.',
        'archive-too-large': 'The archive unpacks to more than {limit}, the limit of `{input}`. None of it was kept. Set a higher `{input}` if the site is really that large.',
        'disk-full': 'There is not enough disk space for {what}[: {needed} needed, {free} free]. This step removes what it has written; the log lists what it could not remove. Free up space on the runner, or point the paths of this step to a larger disk.',
        'permission-denied': 'This step is not allowed to write {what} ({why}). Check the owner and the permissions of the folder on the runner; files created by a container often belong to root.',
        'path-not-replaceable': 'The path {what} cannot be replaced ({why}). It was left untouched: use another path, or set `overwrite: true` if that is the reason.',
        'path-in-use': 'The path {what} is in use ({why}). It was left untouched. Either a file system is mounted there, or a program has it open: stop that program, or use another path.',
        'disk-failed': 'The runner’s disk reported an error at {what}: {why}. This step removes what it has written; the log lists what it could not remove. Check the runner’s disk, then run this step again with `job-id`.',
    },
    'verify-failed': {
        'compare-failed': 'The site in {site} could not be compared with the earlier one in `compare-with`: {why}. The outputs `changed` and `changesReport` are empty.[ So it is unknown how many pages are gone (`max-pages-removed`), and {consequence}.] Check the runner’s disk; if that is fine, this is a bug in the action: please report it, with the log of a run that has debug logging on.',
        'pages-removed': 'More pages of the earlier site are gone than `max-pages-removed: {limit}` allows: {removed} not in {site}, such as {page}, so {consequence}. Check that the export or build is complete. If these pages were removed on purpose, run the workflow manually with `max-pages-removed: {number}`, or without it. {report} lists all of them, as does changes.md next to it.',
        'text-missing': 'No page of the site in {site} ({pages}) shows “{text}” (`expect-text`), so {consequence}.[ The service may not have built this version when the export {job} started: start a new one after the build, with `wait-for-check` or `update`.][ {page} shows “{similar}”, in another case.][ Check that {folder} is the build of this version.][ {mistake}][ `expect-text` is plain text: “{pattern}” is not a pattern.][ {where}]',
        'verify-failed': 'The check of the site found {errors}, so with `verify: {verify}` {consequence}.[ {others} the step (`fail-on: {failOn}`).][ Without {without}, there is nothing to compare with, so all errors count as new.][ {diagnosis} Start there.][ {fix}, or list what cannot be fixed in `accepted-findings`.] To continue anyway, set `verify: report`.[ {unused}] The job summary shows {shown}; the full report is {report}, with report.html next to it. The site is in {site}.',
        'check-disk-failed': 'The site in {site} could not be checked: {why}. Check the runner’s disk.[{canSwitchOff} `verify: off` continues without a check.]',
        'check-crashed': 'The check of the site in {site} failed ({what}), so it is unknown whether the site has errors. This is a bug in the action, not a problem with the site: please report it, with the log of a run that has debug logging on.[{canSwitchOff} `verify: off` continues without a check.]',
    },
    'live-failed': {
        'live-failed': 'The site at {url} is not[{isUncertain} known to be] the one in {site}: after {elapsed}, {differing}.[ {diagnosis} Start there.] If the deployment is still running, set a longer `wait-timeout`; otherwise, check the deployment and the configuration of the host. The full report is {report}.',
    },
};
/** The text of each message, and how the step ends with it. */
const MESSAGES = (0,_text_grouped_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByName */ .m)(TEXTS, (text, outcome) => ({ text, outcome }));
/** For the job summary: the findings are below it, and paths of the runner are folded away. */
const SUMMARY_WORDINGS = {
    'pages-removed': 'More pages of the earlier site are gone than `max-pages-removed: {limit}` allows: {removed} gone, such as {page}, so {consequence}. Check that the export or build is complete. If these pages were removed on purpose, run the workflow manually with `max-pages-removed: {number}`, or without it.',
    'verify-failed': 'The check found {errors}, so with `verify: {verify}` {consequence}.[ {others} the step (`fail-on: {failOn}`).][ Without {without}, there is nothing to compare with, so all errors count as new.][ {fix}, or list what cannot be fixed in `accepted-findings`.] To continue anyway, set `verify: report`.',
    'live-failed': 'The site at {url} is not[{isUncertain} known to be] this one: after {elapsed}, {differing}. If the deployment is still running, set a longer `wait-timeout`; otherwise, check the deployment and the configuration of the host.',
};
/** Of an archive in `compare-with`, which nobody downloaded; worded to follow what names it. */
const EARLIER_SITE_WORDINGS = {
    'not-an-archive': 'it is not the archive of a site: it looks like {kind}',
    'archive-empty': '{why}',
    'archive-damaged': 'the archive is damaged[ at “{entry}”]: {why}',
    'archive-window-too-large': 'its Zstandard window is larger than 128 MiB',
    'entry-refused': 'a site must not contain its entry “{entry}”: {why}',
    'entry-unsupported': 'the file system of this runner cannot store its entry “{entry}”: {why}',
    'archive-too-large': 'it unpacks to more than {limit}, the limit of {input}: set a higher one if it is really that large',
    'disk-full': 'there is not enough disk space to unpack it[: {needed} needed, {free} free]',
};
const CHECK_WHAT_IS_KEPT = 'Publish the site again, or set `from` to another run or a release.';
/** Of a site that was published before: there is no job to go on with, and no limit to set. */
const PUBLISHED_SITE_WORDINGS = {
    'archive-gone': `The archive is gone: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{serverMessage}”.] ${CHECK_WHAT_IS_KEPT}`,
    'download-refused': 'The storage refused the download: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{serverMessage}”.] Run this step again; if that does not help, check whether a proxy between the runner and the storage changes requests.',
    'redirect-refused': 'The archive was not downloaded: {host} redirects[ to {target}], and the redirect was not followed: {why}. Check whether a proxy between the runner and the storage asks for a login.',
    'download-failed': 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ It said: “{serverMessage}”.] Run this step again; if that does not help, check the network between the runner and the storage.',
    'download-mismatch': 'The download differs from what GitHub keeps: {what} is {got} instead of {expected}. It was discarded. Run this step again; if that does not help, check whether a proxy changes downloads.',
    'download-too-large': 'The archive is larger than {limit}[ (announced size: {size})], the most that this action accepts. None of it was kept.',
    'not-an-archive': `The kept file is not the archive of a site: it looks like {kind}. Expected zip, tar, tar.gz or tar.zst. ${CHECK_WHAT_IS_KEPT}`,
    'archive-empty': `The archive is empty: {why}. ${CHECK_WHAT_IS_KEPT}`,
    'archive-damaged': `The archive is damaged[ at “{entry}”]: {why}. None of it was kept. ${CHECK_WHAT_IS_KEPT}`,
    'archive-window-too-large': 'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Archives must be made with a window of at most 128 MiB (`zstd --long=27`).',
    'entry-refused': `The archive was refused because of its entry “{entry}”: {why}. No site needs such an entry, so nothing from the archive was kept. ${CHECK_WHAT_IS_KEPT}`,
    'entry-unsupported': 'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux, with `site-path` on an ordinary disk.',
    'archive-too-large': 'The archive unpacks to more than {limit}, the most that this action accepts. None of it was kept.',
    'path-not-replaceable': 'The path {what} cannot be replaced ({why}). It was left untouched: use another path in `site-path`.',
    'disk-failed': 'The runner’s disk reported an error at {what}: {why}. This step removes what it has written; the log lists what it could not remove. Check the runner’s disk, then run this step again.',
    'runner-file': 'The file that {file} points to could not be written: {why}. Check the runner’s disk; the outputs of this step may be incomplete: run it again.',
};
/**
 * Returns the words of a message, or those in `instead`, with its values filled in, each made safe
 * to show.
 */
function fillMessage(code, values, instead = {}) {
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .fill */ .GS)(instead[code] ?? MESSAGES[code].text, values);
}


/***/ }),

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
 * characters, `?` for one character but `/`, and `**` + `/` after a slash or at the start for zero
 * or more folders. `\` escapes the next character. Other characters stand for themselves, with
 * case, and a pattern must match the whole text.
 */
/**
 * The maximum length of a pattern, in UTF-16 units: twice the longest stored target, because each
 * character may be escaped.
 */
const MAX_GLOB = 2_048;
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
    const whole = new RegExp(`^${source.replace(EACH_TOKEN, makeExpression)}$`, 'su');
    // A pattern is matched against thousands of texts, and most differ at the start or the end.
    const [start = ''] = /^[^\\*?]*/.exec(source) ?? [];
    const [end = ''] = /[^\\*?/]*$/.exec(source) ?? [];
    return {
        source,
        matches: (text) => text.startsWith(start) && text.endsWith(end) && whole.test(text),
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

/***/ 9040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ MAX_ENTRIES),
/* harmony export */   oM: () => (/* binding */ readAcceptedFile)
/* harmony export */ });
/* unused harmony export readAccepted */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _common_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9653);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7414);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4874);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1560);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4118);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3850);








/** The maximum number of entries, beyond which nobody maintains the list. */
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 1024 ** 2;
const REQUIRED = ['code', 'target', 'reason'];
const KEYS = ['code', 'target', 'page', 'reason', 'until'];
/**
 * Reads a file of accepted findings. It does not throw: all problems, including those of the file
 * system, are in `errors`.
 */
async function readAcceptedFile(path) {
    const refused = (...why) => {
        return { entries: [], errors: [(0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB)(...why)] };
    };
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
        if (code === 'ENOENT') {
            const checkout = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `In a workflow, actions/checkout must run before this step`;
            return refused `there is no file ${path}; check the path. ${checkout}`;
        }
        if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
            return refused `it is not UTF-8 text`;
        if (code === 'ENOTDIR')
            return refused `a part of this path is a file, not a folder`;
        return refused `it cannot be read (${code ?? (0,_common_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .getErrorMessage */ .u)(error)})`;
    }
}
/** Reads the text of a file of accepted findings. */
function readAccepted(given) {
    // `npm run` prints two such lines before the script's own output. In a list of entries, no line
    // can begin like this.
    const text = given.replace(/^> .*$/gm, '');
    return new AcceptedReader(text).read();
}
/** Reads the entries of one text, and collects the errors. */
class AcceptedReader {
    #text;
    #lines = new yaml__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN();
    #errors = [];
    constructor(text) {
        this.#text = text;
    }
    read() {
        const { contents, errors } = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(this.#text, {
            // All scalars are text, including dates, numbers and `true`.
            schema: 'failsafe',
            prettyErrors: false,
            logLevel: 'error',
            lineCounter: this.#lines,
        });
        const [error] = errors;
        let entries = [];
        if (error)
            this.#refuseYaml(error);
        else
            entries = this.#readList(contents);
        if (this.#errors.length > 0)
            entries = [];
        return { entries, errors: this.#errors };
    }
    #refuseYaml(error) {
        const [offset] = error.pos;
        const line = this.#text.split('\n')[this.#getLine(offset) - 1] ?? '';
        this.#refuseAt(offset) `not valid YAML: ${explainYamlError(error, line, this.#text)}`;
    }
    #readList(list) {
        if (isEmpty(list))
            return [];
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(list)) {
            this.#refuseAt(list) `expected a list of entries, each beginning with “- code: ”`;
            return [];
        }
        const { items } = list;
        if (items.length > MAX_ENTRIES) {
            const found = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(items.length, 'entry', 'entries');
            this.#refuseAt(items[MAX_ENTRIES]) `there are ${found}; the limit is ${MAX_ENTRIES}`;
            return [];
        }
        return items.map((item) => this.#readEntry(item)).filter((entry) => entry !== undefined);
    }
    #readEntry(item) {
        const refuse = this.#refuseAt(item);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(item))
            return refuse `expected an entry with the keys code, target and reason`;
        this.#refuseKeys(item);
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
    #refuseKeys(item) {
        const missing = REQUIRED.filter((key) => !item.has(key));
        const unknown = item.items.filter(({ key }) => !KEYS.includes(String(key)));
        const meant = unknown.map(({ key }) => refuseKey(String(key), missing, this.#refuseAt(key)));
        for (const key of missing)
            if (!meant.includes(key))
                this.#refuseAt(item) `the entry has no ${key}`;
    }
    /** Returns the value of a key; undefined if it is invalid or missing. */
    #readValue(item, key, parse) {
        if (!item.has(key))
            return undefined;
        const node = item.get(key, true);
        const refuse = this.#refuseAt(node ?? item);
        if (isEmpty(node))
            return refuse `${key} has no value; a value that begins with #, & or ! needs quotes`;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isAlias */ .Vj)(node))
            return refuse `put the value of ${key} in quotes: YAML reads a * at its start as an alias`;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(node))
            return refuse `${key} is a list: write one entry for each, or put the value in quotes`;
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node))
            return refuse `the value of ${key} is not text: put it in quotes`;
        return parse(String(node.value), refuse);
    }
    /** Returns the tag that records an error at a node or an offset. */
    #refuseAt(nodeOrOffset) {
        return (...why) => {
            this.#errors.push((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `line ${this.#getLine(nodeOrOffset)}: ${(0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB)(...why)}`);
        };
    }
    /** Returns the line, starting at 1, of a node or an offset in the text. */
    #getLine(nodeOrOffset) {
        const offset = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isNode */ .Ll)(nodeOrOffset) ? nodeOrOffset.range?.[0] : nodeOrOffset;
        if (typeof offset !== 'number')
            return this.#lines.linePos(0).line;
        return this.#lines.linePos(offset).line;
    }
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
/** Explains a YAML error in terms of the file's author. */
function explainYamlError({ message, pos: [start] }, line, text) {
    if (/^ *\t/.test(line))
        return 'it is indented with a tab; use spaces';
    if (message.startsWith('Sequence item'))
        return 'the keys of an entry must line up in one column';
    if (/^<{7} /m.test(text))
        return 'it contains merge conflict markers';
    if (message.startsWith('Alias cannot'))
        return 'a value that begins with “*” needs quotes';
    if (message.startsWith('Map keys must be unique'))
        return `the entry has two values for ${/^[\w"'-]*/.exec(text.slice(start))?.[0]}`;
    if (message.startsWith('Nested mappings'))
        return 'a value that contains “: ” needs quotes';
    // The rest may be advice for callers of the library.
    return message.split(';', 1)[0] ?? '';
}
/** Is the value empty? */
function isEmpty(node) {
    if (node === null || node === undefined)
        return true;
    return (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) && node.type === 'PLAIN' && node.source === '';
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
    const stars = text.match(/\*+/g) ?? [];
    if (stars.length > _glob_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STARS */ .ry)
        return refuse `the pattern “${text}” has more than ${_glob_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STARS */ .ry} “*” or “**”`;
    return (0,_glob_js__WEBPACK_IMPORTED_MODULE_7__/* .parseGlob */ .qF)(text) ?? refuse `the pattern “${text}” ends with a \\ that escapes nothing`;
}
function parsePage(text, refuse) {
    if (text === '')
        return refuse `page is empty: leave it out, or name pages such as changelog/**`;
    if (text.startsWith('/')) {
        const name = text.slice(1);
        return refuse `page “${text}” begins with a slash; pages are named as in the report: ${name}`;
    }
    return parsePattern(text, refuse);
}
function parseReason(text, refuse) {
    const reason = text.trim();
    if (reason !== '')
        return reason;
    return refuse `reason is empty: say why this is accepted, such as “known bug of the generator”`;
}
function parseDay(text, refuse) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
        return refuse `until is “${text}”: expected a day such as 2027-03-31`;
    const day = new Date(`${text}T00:00:00Z`);
    if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
        return refuse `until is “${text}”: this day does not exist`;
    return text;
}


/***/ }),

/***/ 8285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ writeAcceptedEntries)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3850);



/**
 * Returns entries that accept exactly the counted errors and warnings among these findings, on any
 * page. Each entry is text of three lines. `now` is in ms since the epoch.
 */
function writeAcceptedEntries(findings, now) {
    const found = findings.filter(isAcceptable);
    const reason = `accepted on ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .showDay */ .eL)(now)} by --accept; say why`;
    const entries = found.map(({ code, target, address }) => {
        // The full address stays the same if another page spells it differently.
        const pattern = quoteScalar((0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeGlob */ .yk)(address ?? target));
        return `- code: ${code}\n  target: ${pattern}\n  reason: ${reason}`;
    });
    return [...new Set(entries)];
}
function isAcceptable(finding) {
    return finding.severity !== 'notice' && (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(finding) && !finding.isRest;
}
/**
 * Returns text as a YAML scalar that every parser reads as this text, and that no terminal or
 * runner interprets as a command.
 */
function quoteScalar(text) {
    if (/^\/[\w./~%+=&@-]*$/.test(text))
        return text;
    return JSON.stringify(text)
        .replaceAll('##[', '#\\x23[')
        .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cn}]/gu, (sign) => {
        const digits = (sign.codePointAt(0) ?? 0).toString(16);
        if (digits.length > 4)
            return `\\U${digits.padStart(8, '0')}`;
        return `\\u${digits.padStart(4, '0')}`;
    });
}


/***/ }),

/***/ 4118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lp: () => (/* binding */ CODES),
  DG: () => (/* binding */ isLive),
  Jf: () => (/* binding */ isOfAcceptance),
  t8: () => (/* binding */ isUnknown)
});

// UNUSED EXPORTS: describeCode

// EXTERNAL MODULE: ./lib/text/grouped-messages.js
var grouped_messages = __webpack_require__(9702);
// EXTERNAL MODULE: ./lib/findings/kind-code.js
var kind_code = __webpack_require__(2342);
;// CONCATENATED MODULE: ./lib/findings/live-kinds.js


/**
 * All findings of the live check, by severity, with one sentence each. A kind is `code/variant`, as
 * in site-kinds.ts. Only this file contains their wording; docs/live.md explains the codes.
 */
const SENTENCES = {
    error: {
        'live-missing': 'The host answers with HTTP {status}, but the site has the file {file}.',
        'live-missing/home-page': 'The host answers with the home page, as if {file} did not exist.',
        'live-missing/not-found-page': 'The host answers with the 404 page and HTTP {status}, as if {file} did not exist.',
        'live-stale': 'The content differs from {file}: the host serves an older version or another file.[ A cache has stored it for {age} ({header}): wait until it expires, or purge it.]',
        'live-wrong-type': 'The host sends this with {type} instead of {expectedType}, so browsers download it, show it as source code, or do not use it.[ Set `Content-Type: {expectedType}` for {files}.]',
        'live-wrong-type/charset': 'The host says that this page is in {charset}, but it is in {expectedCharset}: browsers show wrong characters.',
        'live-wrong-type/not-xhtml': 'The host sends this with the content type application/xhtml+xml, but it is not XHTML: browsers do not show it as a page.',
        'live-wrong-status': 'The host answers with HTTP {status} instead of {expectedStatus}.',
        'live-unanswered': 'No complete response arrived: {why}.',
        'live-soft-404': 'No file of the site has this address, but the host answers with HTTP {status} instead of 404: to search engines and link checkers, every broken link looks fine.',
        'live-soft-404/redirect': 'No file of the site has this address, but the host redirects it to {to} instead of answering with 404: to search engines and link checkers, every broken link looks fine.',
        'live-redirected/other-host': 'The host redirects this to {to} on another host or with another scheme; the redirect was not followed.',
        'live-redirected/other-page': 'The host redirects this to {to}, which is not an address of {file}.',
        'live-redirected/relative-address': 'The host shows {file} at {to}, in another folder, so {written} points to {nowhere}, which is not an address of the site.',
        'live-redirected/circle': 'The host redirects this in a circle, or too often: the last redirect is to {to}.',
        'live-redirected/refresh': 'The `Refresh` header sends readers of this page to {to} instead. That is not an address of {file}, and the file itself does not send them there.',
        'live-redirect-rule': 'Line {line} of {redirectFile} redirects this to {expectedTarget}, but the host redirects it to {to}.',
        'live-redirect-rule/no-redirect': 'Line {line} of {redirectFile} redirects this to {expectedTarget}, but the host answers with HTTP {status}.',
        'live-encoding/compressed-twice': 'The content is compressed twice, but browsers decompress it only once, and show compressed data.',
        'live-encoding/compressed-silently': 'The content is compressed, but there is no Content-Encoding header: browsers do not decompress it.',
        'live-encoding/not-compressed': 'Content-Encoding is {encoding}, but the content cannot be decompressed: browsers show an error.',
        'live-encoding/unknown': 'Content-Encoding is {encoding}, which was not requested: not every browser can decompress it.',
        'live-header/attachment': 'Content-Disposition makes browsers download this page instead of showing it.',
        'live-header/blocked-style': 'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a style sheet of this page.',
        'live-unsteady': 'At first, {addresses} matched the site, but not later: the host was rolled back to an older version, got a newer one, or has servers without this site.',
        'live-unasked': 'There was no time to request {addresses} before `wait-timeout` expired.',
        'live-unasked/recheck': 'Everything matched, but there was no time to request {addresses} a second time. Only then does the site count as live.',
        'live-unasked/refused': 'There was no time to request {addresses} before `wait-timeout` expired. The host refused requests (HTTP 429): allow the user agent `docs-export-action` there, raise the limit for it, or set a longer `wait-timeout`.',
    },
    warning: {
        'live-wrong-type/tolerated': 'The host sends this with {type} instead of {expectedType}.[ Set `Content-Type: {expectedType}` for {files}.]',
        'live-wrong-type/as-page': 'The host sends this with {type}, but it is not a page.',
        'live-wrong-type/charset-of-asset': 'The host says that this is in {charset}, but it is in {expectedCharset}: browsers read wrong characters.',
        'live-wrong-status/not-404': 'No file of the site has this address, but the host answers with HTTP {status} instead of 404.',
        'live-404-page': 'The host answers with HTTP {status}, as it should, but not with {file} of the site.',
        'live-redirect-rule/status': 'Line {line} of {redirectFile} redirects this with HTTP {expectedStatus}, but the host does so with {status}.',
        'live-encoding/archive-unpacked': 'The host sends this archive with the Content-Encoding {encoding}: browsers decompress it during the download, so its name no longer matches its format.',
        'live-header/cached-page': 'Browsers cache this page for {age} without revalidating it ({header}), so readers may see an old version for that long.',
        'live-header/cached-asset': 'Browsers cache this {what} for {age} without revalidating it ({header}), and its name stays the same when it changes: after that, readers may see new pages with the old {what}.',
        'live-header/cached-changed-asset': 'This {what} has changed under the same name, and browsers that have cached the earlier one keep it for {age} ({header}): readers may see new pages with the old {what}.',
        'live-header/blocked-script': 'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a script of this page.',
        'live-noindex': 'The host sends every page with an X-Robots-Tag header that keeps it out of search engines.',
    },
    notice: {
        'live-rewritten': 'The bytes differ from {file}, but readers would not notice. A proxy or CDN rewrites pages, or this is an older version that looks the same.',
        'live-header/noindex': 'X-Robots-Tag ({value}) keeps this page out of search engines.',
        'live-header/canonical': 'The `Link` header gives {to} as the canonical address of this page: search engines list that address instead.',
        'live-noindex/intended': 'The host sends every page with an X-Robots-Tag header that keeps it out of search engines. The pages themselves ask for that, too.',
        'live-noindex/preview': 'The host sends every page with an X-Robots-Tag header that keeps it out of search engines, as hosts do for previews.',
        'live-leftover': 'The host still serves {file} of the earlier site, which this site no longer has.',
    },
};
/** The code, severity and sentence of each kind. */
const LIVE_KINDS = (0,grouped_messages/* groupByName */.m)(SENTENCES, (sentence, severity, kind) => {
    return { code: (0,kind_code/* getCode */.Q)(kind), severity, sentence };
});
/** All codes of the live check. */
const LIVE_CODES = new Set(Object.values(LIVE_KINDS).map(({ code }) => code));

// EXTERNAL MODULE: ./lib/findings/site-kinds.js
var site_kinds = __webpack_require__(2857);
;// CONCATENATED MODULE: ./lib/findings/codes.js


/** All codes. */
const CODES = new Set([...site_kinds/* SITE_CODES */.F, ...LIVE_CODES]);
/** Returns whether a code is about entries of accepted findings. */
const isOfAcceptance = (code) => code.endsWith('-acceptance');
/**
 * Returns whether a code means that the response of the host is unknown, so that any finding may be
 * there.
 */
const isUnknown = (code) => code === 'live-unasked' || code === 'live-unanswered';
/** Returns whether a code is about responses of the host, not about the site itself. */
const isLive = (code) => code.startsWith('live-');
/** The endings of codes that are the name of a thing. */
const IS_THING = /-(?:anchor|asset|file|link|load|page|path|redirect|sitemap)$/;
/**
 * Returns the words of a code that is the name of a thing, such as `broken link`; other codes
 * unchanged.
 */
function describeCode(code) {
    if (IS_THING.test(code))
        return code.replaceAll('-', ' ');
    return code;
}


/***/ }),

/***/ 4600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ getShownSeverity),
/* harmony export */   Gt: () => (/* binding */ countFindings),
/* harmony export */   HS: () => (/* binding */ listOtherFindings),
/* harmony export */   Rz: () => (/* binding */ findWorstPages),
/* harmony export */   XD: () => (/* binding */ countNewErrors),
/* harmony export */   j$: () => (/* binding */ describeChecked),
/* harmony export */   kA: () => (/* binding */ describeFindings),
/* harmony export */   o3: () => (/* binding */ countByCode),
/* harmony export */   rg: () => (/* binding */ describeErrors),
/* harmony export */   rh: () => (/* binding */ describeNewErrors)
/* harmony export */ });
/* unused harmony exports countNewWarnings, describeSeverity */
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4079);
/** Counts findings, new findings, and findings by page, and formats the numbers. */




/** Which field of the counts has the number of a severity. */
const FIELDS = { error: 'errors', warning: 'warnings', notice: 'notices' };
/**
 * Returns the number of findings by severity. Occurrences are not counted: a target that is broken
 * on a thousand pages is one finding.
 */
function countFindings(findings) {
    const counted = findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he);
    const bySeverity = Map.groupBy(counted, ({ severity }) => severity);
    const countOf = (severity) => bySeverity.get(severity)?.length ?? 0;
    return {
        errors: countOf('error'),
        warnings: countOf('warning'),
        notices: countOf('notice'),
        /** Accepted findings are not included in the other counts. */
        accepted: findings.length - counted.length,
        /** Whether all findings are listed. */
        isComplete: !findings.some(({ isRest }) => isRest),
    };
}
/**
 * Returns the counts in words: `2 errors, 1 notice, 3 accepted findings`, `at least 20,001 errors`,
 * or `none` if there are no findings.
 */
function describeFindings(counts, none = 'no problems') {
    const severities = _severity_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .o.filter((each) => counts[FIELDS[each]] > 0);
    const found = severities.map((severity) => describeSeverity(counts, severity));
    if (counts.accepted > 0)
        found.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(counts.accepted, 'accepted finding'));
    if (found.length === 0)
        return none;
    return found.join(', ');
}
/**
 * Returns how many errors are new, including unlisted ones. Without an earlier site, all errors are
 * new.
 */
function countNewErrors({ findings, unlisted, }) {
    const found = findings.filter((finding) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding) && finding.isNew !== false);
    if (unlisted === undefined)
        return found.length;
    return found.filter(({ isRest }) => !isRest).length + unlisted.newErrors;
}
/**
 * Returns the errors for a title: `2 errors`, `at least 20,001 errors`, or `no errors`.
 * `areOnlyNewCounted`: count only new errors, as in `2 new errors`.
 */
function describeErrors(counts, areOnlyNewCounted) {
    if (!areOnlyNewCounted)
        return describeNumber(describeMinimum(counts, 'error'), counts.errors, 'error');
    return describeNumber(describeMinimumOfErrors(counts), countNewErrors(counts), 'new error');
}
function describeNumber(least, found, what) {
    if (found === 0)
        return `no ${what}s`;
    return `${least}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(found, what)}`;
}
/** Returns `at least ` if the number of unlisted errors is unknown, otherwise an empty string. */
function describeMinimumOfErrors(counts) {
    if (counts.unlisted !== undefined)
        return '';
    return describeMinimum(counts, 'error');
}
/** Returns the other findings, to follow such a title: `1 known error`, `3 warnings`. */
function listOtherFindings(counts, areOnlyNewCounted) {
    const found = [];
    const known = countAllErrors(counts) - countNewErrors(counts);
    if (areOnlyNewCounted && known > 0)
        found.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(known, 'known error'));
    for (const severity of ['warning', 'notice'])
        if (counts[FIELDS[severity]] > 0)
            found.push(describeSeverity(counts, severity));
    if (counts.accepted > 0)
        found.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(counts.accepted, 'accepted finding'));
    return found;
}
/** Returns how many warnings are new. Without an earlier site, all are new. */
function countNewWarnings({ findings }) {
    const isNew = (finding) => isCounted(finding) && finding.isNew !== false;
    return findings.filter((finding) => finding.severity === 'warning' && isNew(finding)).length;
}
/**
 * Returns the numbers of new and known errors: `3 new errors (41 known)`. If `fixed` is known: `3
 * new errors, 41 known, 2 fixed since the earlier site`.
 */
function describeNewErrors(counts, fixed) {
    const found = countNewErrors(counts);
    const news = `${describeMinimumOfErrors(counts)}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(found, 'new error')}`;
    const known = `${(countAllErrors(counts) - found).toLocaleString('en')} known`;
    if (fixed === undefined)
        return `${news} (${known})`;
    return `${news}, ${known}, ${fixed.toLocaleString('en')} fixed since the earlier site`;
}
function countAllErrors({ errors, findings, unlisted }) {
    if (unlisted === undefined)
        return errors;
    const rests = findings.filter((finding) => finding.isRest && (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding));
    return errors - rests.length + unlisted.errors;
}
/** Returns the number of findings of a severity: `2 errors`, or `at least 20,001 errors`. */
function describeSeverity(counts, severity) {
    return `${describeMinimum(counts, severity)}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(counts[FIELDS[severity]], severity)}`;
}
function describeMinimum({ findings }, severity) {
    if (findings.some((finding) => finding.isRest && finding.severity === severity))
        return 'at least ';
    return '';
}
/**
 * Returns how much was checked, in words: `1,204 links and 388 loaded files in 242 pages`, and how
 * many are undecided.
 */
function describeChecked(checked) {
    const links = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(checked.links, 'link');
    const loads = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(checked.loads, 'loaded file');
    const all = `${links} and ${loads} in ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(checked.pages, 'page')}`;
    if (checked.undecided === 0)
        return all;
    const undecided = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(checked.undecided, 'address', 'addresses');
    return `${all} (only rules that the check does not read may answer ${undecided})`;
}
/** Returns the severity to show for a finding. */
function getShownSeverity(finding) {
    if ((0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(finding))
        return finding.severity;
    return 'accepted';
}
/**
 * Returns the number of findings by code and severity, and how often they occur, in the order of
 * the findings. The number is a minimum unless `isComplete`. Occurrences include unlisted findings.
 * Accepted findings are separate.
 */
function countByCode(findings) {
    const groups = Map.groupBy(findings, (finding) => `${getShownSeverity(finding)} ${finding.code}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const occurrences = group.reduce((sum, each) => sum + each.occurrences, 0);
        const isComplete = !group.some(({ isRest }) => isRest);
        const severity = getShownSeverity(first);
        return [{ code: first.code, severity, findings: group.length, isComplete, occurrences }];
    });
}
/**
 * Returns up to `most` pages on which most findings occur, without notices and accepted findings: a
 * good place to start. Only the first spots of a finding count, so a link that is broken on
 * every page does not add all pages.
 */
function findWorstPages(findings, most) {
    const counts = new Map();
    for (const { severity, spots } of findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)) {
        if (severity === 'notice')
            continue;
        for (const { page } of spots)
            counts.set(page, (counts.get(page) ?? 0) + 1);
    }
    const pages = [...counts].map(([page, found]) => ({ page, found }));
    pages.sort((one, other) => other.found - one.found || (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .compareBytes */ .Xo)(one.page, other.page));
    return pages.slice(0, most);
}


/***/ }),

/***/ 2817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ describeLine),
/* harmony export */   Kw: () => (/* binding */ describeAlike),
/* harmony export */   eY: () => (/* binding */ pickSpot),
/* harmony export */   ju: () => (/* binding */ describeAcceptance),
/* harmony export */   wk: () => (/* binding */ findReplacement)
/* harmony export */ });
/* unused harmony exports describeProblem, findFirstSpot */
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4118);
/** Describes one finding: the problem, its spots, and a suggestion. */



/** Returns the message of a finding, followed by its suggestion. */
function describeProblem({ message, suggestion }) {
    if (suggestion === undefined)
        return safe `${message}`;
    return safe `${message} ${suggestion.message}`;
}
/** Returns why a finding does not count: `Accepted until 2027-03-31: the generator makes it`. */
function describeAcceptance({ until, reason }) {
    if (until === undefined)
        return `Accepted: ${reason}`;
    return `Accepted until ${until}: ${reason}`;
}
/**
 * Returns a sentence, without the period, about findings that differ from the shown one only in a
 * number.
 */
function describeAlike(others) {
    const addresses = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(others, 'more address', 'more addresses');
    return `The same applies to ${addresses} with a different number`;
}
/** The codes of findings that are fully described by a missing target and a suggestion. */
const NOT_FOUND = new Set(['broken-link', 'broken-asset', 'broken-anchor']);
/**
 * Returns the address that was probably meant, as it can be written in a page; undefined without a
 * suggestion. `saysAll`: whether the finding says nothing more than that its target does not exist.
 */
function findReplacement({ code, target, suggestion }) {
    if (suggestion === undefined)
        return undefined;
    const { kind, address } = suggestion;
    const replacement = kind === 'mailto' ? `mailto:${address}` : address;
    return { replacement, saysAll: target !== '' && NOT_FOUND.has(code) };
}
/** Returns the first spot of a finding, preferably one with a known source and line. */
function pickSpot(spots) {
    const withLine = spots.find(({ source }) => source?.line !== undefined);
    const withSource = spots.find(({ source }) => source !== undefined);
    return withLine ?? withSource ?? spots[0];
}
/**
 * Returns the first spot of a finding, preferably one with a known source, and the number of its
 * pages. Undefined for findings about the site or about a file as a whole, and for findings of the
 * live check.
 */
function findFirstSpot({ code, target, spots, pages }) {
    const spot = pickSpot(spots);
    if (spot === undefined || isLive(code))
        return undefined;
    if (spot.line === undefined && spot.page === target)
        return undefined;
    return { page: spot.page, line: spot.line, source: spot.source, pages };
}
/** Returns the line of a spot: `, line 7`; empty if it is unknown. */
function describeLine({ line }) {
    if (line === undefined)
        return '';
    return `, line ${line}`;
}


/***/ }),

/***/ 3270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H2: () => (/* binding */ ONLY_ERRORS),
/* harmony export */   L: () => (/* binding */ canFailStep)
/* harmony export */ });
/* unused harmony exports matchesFailOn, describeNonErrors */
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4118);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/** Decides which findings fail a step, and describes them. */



/** Returns whether a finding fails the step. The caller decides about known findings. */
function matchesFailOn(finding, { includesWarnings, codes }) {
    if ((0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding))
        return true;
    if (!(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(finding))
        return false;
    return codes.has(finding.code) || (includesWarnings && finding.severity === 'warning');
}
/** Only errors fail the step. */
const ONLY_ERRORS = { text: 'errors', includesWarnings: false, codes: new Set() };
/**
 * Returns whether a finding is a failure: it fails the step or, if findings cannot fail it, is an
 * error.
 */
function canFailStep(finding, { verify, failOn }) {
    const canFindingsFail = verify === 'strict' || verify === 'strict-new';
    if (!canFindingsFail || (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(finding.code))
        return (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding);
    if (verify === 'strict-new' && finding.isNew === false)
        return false;
    return matchesFailOn(finding, failOn);
}
/**
 * Returns the findings among these that are not errors, in words: `2 new broken anchors and 1 new
 * finding of the code metadata`; undefined if there are none.
 */
function describeNonErrors(failing, { includesWarnings }, areNew) {
    const others = failing.filter((finding) => !isError(finding));
    if (others.length === 0)
        return undefined;
    const byName = Map.groupBy(others, ({ code, severity }) => {
        if (includesWarnings && severity === 'warning')
            return 'warning';
        return code;
    });
    const words = [...byName].map(([name, { length }]) => {
        const { one, many } = getNouns(name);
        if (areNew)
            return formatCount(length, `new ${one}`, `new ${many}`);
        return formatCount(length, one, many);
    });
    return joinWords(words, 'and');
}
function getNouns(name) {
    if (name === 'warning')
        return { one: name, many: `${name}s` };
    const thing = describeCode(name);
    if (thing !== name)
        return { one: thing, many: `${thing}s` };
    return { one: `finding of the code ${name}`, many: `findings of the code ${name}` };
}


/***/ }),

/***/ 6939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ makeFinding),
/* harmony export */   Po: () => (/* binding */ makeReportEntry),
/* harmony export */   bJ: () => (/* binding */ isError),
/* harmony export */   cC: () => (/* binding */ isInRepository),
/* harmony export */   he: () => (/* binding */ isCounted)
/* harmony export */ });
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4874);
/** The type of findings about a site or its host, for all checks and reports. */

/** Returns whether a file belongs to the repository with this address. */
function isInRepository({ url }, repository) {
    return url?.toLowerCase().startsWith(`${repository.toLowerCase()}/`) === true;
}
/** Returns a finding of a kind. `values` fill in its sentence. `facts` are its other fields. */
function makeFinding({ code, severity, sentence }, values, facts) {
    return {
        code,
        severity,
        target: '',
        address: undefined,
        message: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .GS)(sentence, values).text,
        suggestion: undefined,
        occurrences: 1,
        pages: 0,
        spots: [],
        isRest: false,
        accepted: undefined,
        isNew: undefined,
        ...facts,
    };
}
/**
 * Returns a finding as in `report.json`, whose field names are stable even if the code renames
 * them.
 */
function makeReportEntry(finding) {
    const { code, severity, target, address, message, suggestion, occurrences, ...rest } = finding;
    const renamed = { nearMiss: suggestion, count: occurrences };
    return { code, severity, target, address, message, ...renamed, ...rest };
}
/** Returns whether a finding counts, because it is not accepted. */
function isCounted({ accepted }) {
    return accepted === undefined;
}
/** Returns whether a finding is an error that counts. */
function isError(finding) {
    return finding.severity === 'error' && isCounted(finding);
}


/***/ }),

/***/ 2342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ getCode)
/* harmony export */ });
/** Returns the code of a kind. */
function getCode(kind) {
    const [code = kind] = kind.split('/', 1);
    return code;
}


/***/ }),

/***/ 2442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ sortByWeight),
/* harmony export */   K_: () => (/* binding */ pickGroups),
/* harmony export */   Mr: () => (/* binding */ groupAlike),
/* harmony export */   lg: () => (/* binding */ groupByCategory)
/* harmony export */ });
/* unused harmony export pickApart */
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6939);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4079);


/**
 * Findings that explain everything come first, then urgent ones, then those that explain broken
 * links.
 */
const BEFORE_OTHERS = ['no-index', 'leaked-file', 'not-served'];
/**
 * Returns findings in order of importance: new ones first, then by severity. Within a severity: a
 * missing home page, leaked files, files that the host does not serve, the first finding of each
 * code, then the others in their original order. Accepted ones are last.
 */
function sortByWeight(findings) {
    const seenCategories = new Set();
    const weighed = findings.map((finding) => {
        const category = getCategory(finding);
        const isFirst = !seenCategories.has(category);
        seenCategories.add(category);
        const { weight, rank } = weigh(finding);
        const isAfterFirst = rank === BEFORE_OTHERS.length && !isFirst;
        return { finding, weight, rank: isAfterFirst ? rank + 1 : rank };
    });
    weighed.sort((a, b) => a.weight - b.weight || a.rank - b.rank);
    return weighed.map(({ finding }) => finding);
}
/**
 * Groups findings by code, severity and novelty: the most important groups first, then the largest.
 */
function groupByCategory(findings) {
    const weighed = [];
    for (const group of Map.groupBy(findings, getCategory).values()) {
        const [first] = group;
        if (first !== undefined)
            weighed.push({ group, ...weigh(first) });
    }
    weighed.sort((a, b) => a.weight - b.weight || a.rank - b.rank || b.group.length - a.group.length);
    return weighed.map(({ group }) => group);
}
/** Returns a key that findings of one category share. */
function getCategory(finding) {
    const { code, severity, isNew } = finding;
    return `${(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(finding)} ${isNew} ${severity} ${code}`;
}
function weigh(finding) {
    const { code, severity, isNew } = finding;
    let rank = BEFORE_OTHERS.indexOf(code);
    if (rank === -1)
        rank = BEFORE_OTHERS.length;
    if (!(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(finding))
        return { weight: 2 * _severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.length, rank };
    let weight = _severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.indexOf(severity);
    if (isNew === false)
        weight += _severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.length;
    return { weight, rank };
}
/** How many findings of one code are shown before all others. */
const MAX_OF_CODE = 3;
/** Returns up to `most` groups in order: at most three of one code, unless there are no others. */
function pickGroups(groups, most) {
    const codes = [...Map.groupBy(groups, ({ first }) => first.code).values()];
    const early = new Set(codes.flatMap((ofCode) => ofCode.slice(0, MAX_OF_CODE)));
    const isLate = (group) => Number(!early.has(group));
    const shown = new Set(groups.toSorted((a, b) => isLate(a) - isLate(b)).slice(0, most));
    return groups.filter((group) => shown.has(group));
}
/**
 * Returns groups like `pickGroups`. If there is room, the findings of a group become groups of
 * their own, in order, so that each has its own row.
 */
function pickApart(groups, most) {
    const shown = pickGroups(groups, most);
    let room = most - shown.length;
    return shown.flatMap(({ first, others }) => {
        const apart = others.slice(0, room);
        room -= apart.length;
        const rest = others.slice(apart.length);
        return [{ first, others: rest }, ...apart.map((each) => ({ first: each, others: [] }))];
    });
}
/**
 * Groups findings that differ only in the numbers of their addresses, in the order of the first
 * ones.
 */
function groupAlike(findings) {
    const groups = Map.groupBy(findings, (finding, i) => {
        const { code, severity, target, address, message, isRest, accepted, isNew } = finding;
        const addresses = `${target}\n${address ?? ''}`;
        if (isRest || !/\d/.test(addresses))
            return i;
        const texts = [addresses, message].map((text) => text.replace(/\d+/g, '0'));
        return JSON.stringify([code, severity, accepted ?? null, isNew, ...texts]);
    });
    const found = [];
    for (const [first, ...others] of groups.values())
        if (first !== undefined)
            found.push({ first, others });
    return found;
}


/***/ }),

/***/ 4079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ SEVERITIES)
/* harmony export */ });
/** All severities, worst first. */
const SEVERITIES = ['error', 'warning', 'notice'];


/***/ }),

/***/ 2857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ SITE_CODES),
/* harmony export */   Q: () => (/* binding */ SITE_KINDS)
/* harmony export */ });
/* harmony import */ var _text_grouped_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9702);
/* harmony import */ var _kind_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2342);


/**
 * All findings of the check of a site, by severity, with one sentence each. A key is a kind: its
 * code or, if several kinds share the code, `code/variant`. A new code also needs advice in
 * advice.ts, and a row in the table of docs/check.md.
 */
const SENTENCES = {
    error: {
        'no-index': 'The site has no index.html, so it would have no home page.',
        'no-index/other': 'The site has {name} instead of index.html, which hosts look for: rename it.',
        'no-index/empty': 'The file index.html is empty, so readers of the home page see nothing.',
        'broken-asset/dead': 'A page loads this, but no browser can: {why}.',
        'broken-asset/page': 'A page loads this file, but a rule serves a page instead.',
        'broken-link/folder': 'With two slashes in front, browsers mistake the folder for a host: this link leaves the site.',
        'broken-asset/folder': 'With two slashes in front, browsers mistake the folder for a host: a page loads this from a host that does not exist.',
        'broken-link/unresolved': 'The site’s generator could not resolve this link, and wrote a placeholder instead.',
        'broken-asset/integrity': 'A page loads this file, but browsers refuse it: its content does not match `integrity`.',
        'broken-asset/symbol': 'A page shows this part of an SVG file, but nothing in the file has this id: readers see nothing there.',
        'mixed-content': 'A page served over https loads this over http, which browsers block.',
        'outside-base-path/load': 'A page loads this from outside the base path, where this site has no files.',
        'redirect-loop': 'This rule redirects in a circle, which browsers report as an error: {loop}.',
        'redirect-invalid': '{problem}',
        'page-count': 'The site has {found}, but {counted}: some are missing.',
        'no-404-page/home-page': 'There is no 404.html[, only {other}], so {host} answers every wrong address with the home page and status 200.',
        'canonical-host/placeholder': 'Search engines are told to list this page under a placeholder instead of a host.',
        'leaked-file/secret': 'Files with this name hold secrets or the history of a project, and anyone could download them.',
        'leaked-file/key': 'This file holds a private key, and anyone could download it.',
        'leaked-file/exposed': '{host} publishes this: {why}.',
        'not-served': '{host} does not serve this: {why}.',
        'not-served/refused': '{host} refuses the whole site because of this: {why}.',
        'not-served/rest': '{host} serves the content of this folder as the site, and nothing else.',
        'file-too-large': 'This file is {size}, more than {limit}.',
        'too-many-files': 'There are {files}, more than {limit}.',
        'site-too-large': 'The site is {size}, more than {limit}.',
        'unreadable-file': 'This file could not be read ({why}), so it was not checked.',
        'unreadable-file/pointer': 'This is a Git LFS pointer instead of the file itself: set `lfs: true` for actions/checkout.',
        'unreadable-file/folder': 'This folder could not be read ({why}), so nothing in it was checked.',
        'unreadable-file/circle': 'This symbolic link points to a folder that contains it: an upload that follows it fails, or copies the same files again and again.',
    },
    // Warnings if a rule that the check cannot interpret may serve the address.
    'error unless answered': {
        'broken-link': 'This link points to a page that {notFound}.',
        'broken-asset': 'A page loads this file, which {notFound}.',
        'broken-link/relocated': '{page} is shown at {shown}, so {target} points to {address}, which {notFound}.',
        'broken-asset/relocated': '{page} is shown at {shown}, so {target} points to {address}, which {notFound}.',
        'redirect-target': 'This rule points to {to}, which {notFound}.',
    },
    warning: {
        'broken-link/not-found': '{page} is shown at every wrong address: at {shown}, {target} points to {address}, which {notFound}.',
        'broken-asset/not-found': '{page} is shown at every wrong address: at {shown}, {target} points to {address}, which {notFound}.',
        'broken-link/dead': 'No browser can follow this link: {why}.',
        'empty-page': 'Links point to this page, but it shows nothing to readers, and loads nothing that could.',
        'broken-anchor': 'The page exists, but nothing on it has this id, so the link opens the top of the page.',
        'broken-asset/import': 'An import map points to this file, which {notFound}: a script that imports it fails.',
        'broken-asset/app-picture': 'A web manifest lists this picture, which {notFound}.',
        'broken-link/app-page': 'When the site is installed as an app, its web manifest opens this page, which {notFound}.',
        'broken-link/llms': '{page} links to this address, which {notFound}.',
        'metadata/canonical': 'Search engines are told to list this page under an address that {notFound}.',
        'metadata/canonical-folder': 'Search engines are told to list pages in a folder that the site does not have. If the site is served there, set `base-path`.',
        'metadata/preview': 'Link previews of this page show this picture, which {notFound}.',
        'metadata/preview-placeholder': 'Link previews of this page use a picture whose host is a placeholder.',
        'metadata/structured': 'Structured data (JSON-LD) contains this address, which {notFound}.',
        'metadata/structured-folder': 'Structured data (JSON-LD) contains a folder that the site does not have. If the site is served there, set `base-path`.',
        'metadata/structured-placeholder': 'Structured data (JSON-LD) contains a placeholder instead of a host.',
        'feed/missing': 'A feed contains this address, which {notFound}.',
        'feed/placeholder': 'A feed contains a placeholder instead of a host.',
        'external-load': 'The page loads this from another host whenever it is opened; without access to that host, it is missing.',
        'external-load/import': 'An import map points to this address on another host; a script that imports it loads it from there.',
        'outside-base-path/not-found': '404.html loads this from outside the base path, where this site has no files.',
        'outside-base-path/link': 'This link leaves the base path; if it is meant to stay within the site, it is broken.',
        'outside-base-path/reference': 'This address leaves the base path; if it is meant to stay within the site, it is broken.',
        'redirect-target/error-page': 'This rule serves the page {to}, which the site does not have.',
        'redirect-shadowed': 'This rule never applies: {host} serves the file {file} at its address.',
        'redirect-hidden': 'This rule never applies: the one on line {line} comes first, and covers the same addresses.',
        'redirect-catch-all': 'This rule sends every address without a file to {to}: wrong addresses never get a 404, and the check cannot find broken links within the site.',
        'redirect-catch-all/forced': 'This rule sends every address to {to}, even those with a file: wrong addresses never get a 404, and the check cannot find broken links within the site.',
        'redirect-invalid/ignored': '{problem}',
        'page-data': 'The data file of this page, {file}, is missing, but other pages have theirs. The site’s router loads it when a reader follows a link; without it, the browser loads the whole page instead.',
        'page-data/all': 'The site’s router loads a data file such as {file} when a reader follows a link, but no page has one; without it, the browser loads the whole page instead.',
        'canonical-host': 'Search engines are told to list this page under a host other than {domain}.',
        'canonical-host/branch': 'From a branch, {host} serves the site at {cname}, which this file sets, not at {domain}.',
        'canonical-host/branch-path': 'From a branch, {host} serves a site with this file at the root of {cname}, not below {basePath}.',
        'canonical-host/example': 'Search engines are told to list this page under a host name that is reserved for examples. If the site was exported for that domain, set `domain`.',
        'not-indexed': 'robots.txt keeps search engines away from the whole site.',
        'not-indexed/home-page': 'The home page asks search engines not to list it: its `<meta>` element says `noindex` or `none`.',
        'sitemap/entry': 'The sitemap lists this address, which {notFound}.',
        'sitemap/named': 'robots.txt lists this sitemap, which {notFound}.',
        'sitemap/unreadable': 'This sitemap cannot be read: expected complete XML with a urlset or a sitemapindex, or text with one address per line.',
        'not-served/untyped': 'Links point to this page, but its name has no extension, so hosts send it as a download: browsers do not show it.',
        'leaked-file': 'This was probably not meant to be published: {what}.',
        'hidden-files': 'Uploads to {host} leave out names that start with a dot, unless configured otherwise.',
        'too-many-files/soft': 'There are {files}, more than {limit}.',
        'site-too-large/soft': 'The site is {size}, more than {limit}.',
        'vanished-page': 'The earlier site had a page at this address; this site does not{unless}.[ The same applies to {others}.]',
        'vanished-page/moved': 'The page of the earlier site at this address is now at {to}, but the old address does not redirect there{unless}.[ The same applies to {others}.]',
        'vanished-anchor': 'In the earlier site, the page at this address had this id. Now nothing on the page has it, so links to it open the top of the page.[ The page is now at {to}.]',
    },
    notice: {
        'page-count/unclear': 'Apart from its 404 pages, the site has {found}, but {counted}. If that number does not include 404 pages, some pages are missing.',
        'broken-asset/old-font': 'Only old browsers load this font, which {notFound}; all others use the WOFF listed with it.',
        'broken-anchor/scripted': 'Nearly all anchors in links to this page are missing from its HTML; a script probably creates them.',
        'mixed-content/media': 'A page served over https loads this over http: some browsers try https instead; others do not show it.',
        'broken-link/markdown': 'A published Markdown file links to this address, which {notFound}.',
        'external-load/script': 'A script contains this address on another host and probably loads it.',
        'external-load/app-picture': 'A web manifest lists this picture on another host; a browser may load it from there.',
        'redirected-link': 'This link works only through a redirect of the site’s own rules (line {line}), which points to {to}.',
        'redirect-invalid/unread': '{problem}',
        'no-404-page': 'There is no 404.html[, only {other}], so a wrong address shows the default error page of {host}.',
        'not-served/branch': 'From a branch, {host} leaves out names that begin with `_`, unless there is an empty file `{switch}` in its root.',
        'not-served/ignored': 'In a branch, Git leaves out {files} that this file lists, such as {first}.',
        'file-too-large/branch': 'This file is {size}, more than {limit}, so no branch can contain it.',
        'sitemap/missing': 'No sitemap lists this page.',
        'markdown-twin': 'Nearly all pages have a Markdown version for AI agents, but this page does not[: {file} does not exist].',
        'markdown-twin/page': 'This looks like the Markdown version of a page, but the site does not have that page.',
        'unlinked-page': 'No other page of the site links to {pages}.',
        'portable-name/case': 'This name differs from {other} only in case: Windows and macOS would keep only one of the two.',
        'portable-name': 'This name cannot exist on Windows: {why}.',
        'vanished-page/address': 'In the earlier site, this address also pointed to the page at {to}; in this site, it does not.[ The same applies to {others}.]',
        'vanished-anchor/renamed': 'In the earlier site, the page at this address had this id. Now the same words have the id {id}, so links to the old id open the top of the page.[ The page is now at {to}.]',
        'unreadable-file/large': 'This file is larger than 64 MiB, so it was not checked.',
        'unreadable-file/part': 'The addresses in {what} in this file were not checked, because {why}.',
        'unreadable-file/names': 'Not checked: {folders}, because symbolic links point to the same folders under more than 100 names.',
        'unused-acceptance': 'This entry of the accepted findings (line {line}) matches no {entry}{end} Correct the entry, or remove it if the problem is gone.',
        'unused-acceptance/repeated': 'This entry of the accepted findings (line {line}) repeats the one on line {other}. Remove one of them.',
        'unused-acceptance/unlisted': 'This entry of the accepted findings (line {line}) accepts nothing: the finding occurs on more pages than the report lists, so it is unknown whether all of them match `page`. Leave `page` out.',
        'ended-acceptance': 'This entry of the accepted findings (line {line}) has ended; it would accept {findings}. Fix the findings, or give the entry a new date.',
    },
};
/** The code, severity and sentence of each kind. */
const SITE_KINDS = (0,_text_grouped_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByName */ .m)(SENTENCES, (sentence, group, kind) => {
    const isUnlessAnswered = group === 'error unless answered';
    const severity = isUnlessAnswered ? 'error' : group;
    return { code: (0,_kind_code_js__WEBPACK_IMPORTED_MODULE_1__/* .getCode */ .Q)(kind), severity, sentence, isUnlessAnswered };
});
/** All codes of the check. */
const SITE_CODES = new Set(Object.values(SITE_KINDS).map(({ code }) => code));


/***/ }),

/***/ 2468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ makeSuggestion)
/* harmony export */ });
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4874);
/** The sentences of suggestions for broken addresses. Only this file contains their wording. */

const SENTENCES = {
    ending: '{address} exists; only the ending differs.',
    case: '{address} exists; it differs only in case.',
    unicode: '{address} exists; the names differ in their Unicode form, which looks the same.',
    'base-path': '{address} exists; only the start differs.',
    elsewhere: '{address} exists, with the same name in another folder.',
    typo: '{address} exists, with a similar name.',
    suffix: '{address} exists; only the number at the end of the anchor differs.',
    words: '{address} exists, with the same words.',
    place: '{address} exists, in the same place on the page.',
    mailto: '`mailto:` is missing: {address} is the address of a mailbox.',
};
/**
 * Returns a suggestion with its sentence. `address` is an absolute path or a full address, as it
 * can be written in a page.
 */
function makeSuggestion(kind, address) {
    return { kind, address, message: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .GS)(SENTENCES[kind], { address }).text };
}


/***/ }),

/***/ 3267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ makeChoiceParser)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1560);
/* harmony import */ var _invalid_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2480);




/** Matches words that people write for some choices. */
const OTHER_WORDS = {
    off: /^(?:no|false)$/i,
    report: /^warn(?:ings?)?$/i,
    strict: /^(?:true|errors?|fail)$/i,
    export: /^download$/i,
    check: /^(?:live(?:-?check)?|verify|validate|lint|test|(?:check-?)?links?(?:-?check(?:er)?)?)$/i,
};
/**
 * Returns the parser of an input that accepts one of `choices`. `otherwise` is a sentence for users
 * who mean none of them.
 */
function makeChoiceParser(choices, otherwise) {
    return (text) => {
        const choice = choices.find((each) => each === text);
        if (choice)
            return choice;
        const meant = findMeantChoice(text, choices);
        const expected = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `is “${text}”: expected ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .joinWords */ .yZ)(choices, 'or')}${(0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(meant)}`;
        if (otherwise === undefined)
            throw (0,_invalid_input_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G) `${expected}`;
        if (meant === undefined)
            throw (0,_invalid_input_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G) `${expected}. ${otherwise}`;
        throw (0,_invalid_input_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G) `${expected} ${otherwise}`;
    };
}
function findMeantChoice(text, choices) {
    const several = choices.filter((each) => each.startsWith(`${text.toLowerCase()}-`));
    if (several.length > 1)
        return (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .joinWords */ .yZ)(several, 'or');
    const closest = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .findClosest */ .Ru)(text, choices);
    if (closest !== undefined)
        return closest;
    return choices.find((each) => OTHER_WORDS[each]?.test(text));
}


/***/ }),

/***/ 4473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ parseCount)
/* harmony export */ });
/* unused harmony export parseCountOrZero */
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1560);
/* harmony import */ var _invalid_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2480);




/** Returns a whole number above 0. @throws InvalidInput */
function parseCount(text) {
    const count = parseDigits(text);
    if (count !== undefined && count > 0)
        return count;
    const advice = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `expected a whole number above 0, such as 2000${(0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(guessCount(text))}`;
    throw (0,_invalid_input_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G) `is “${text}”: ${advice}`;
}
/** Returns a whole number. @throws InvalidInput */
function parseCountOrZero(text) {
    const count = parseDigits(text);
    if (count !== undefined)
        return count;
    throw invalid `is “${text}”: expected a whole number, such as 20${didYouMean(guessCount(text))}`;
}
function parseDigits(text) {
    const count = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(count))
        return undefined;
    return count;
}
/** Returns `20,000` as `20000` and `2k` as `2000`; undefined if there is no number in the text. */
function guessCount(text) {
    if (/b/i.test(text))
        return undefined;
    const meant = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSize */ .DB)(text.replace(/[\s,_]/g, ''));
    if (!meant)
        return undefined;
    return `${meant}`;
}


/***/ }),

/***/ 2480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ InvalidInput),
  G: () => (/* binding */ invalid)
});

// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
;// CONCATENATED MODULE: ./lib/text/worded-error.js
/** An error whose message is part of a sentence for users. */
class WordedError extends Error {
    why;
    constructor(why) {
        super(why.text);
        this.why = why;
    }
}

;// CONCATENATED MODULE: ./lib/option-values/invalid-input.js


/** An error in an input, worded to follow its name. */
class InvalidInput extends WordedError {
    name = 'InvalidInput';
}
/** A template tag for an error in an input; values are made safe as by `safe`. */
function invalid(words, ...values) {
    return new InvalidInput((0,clean/* safe */.gB)(words, ...values));
}


/***/ }),

/***/ 7001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ parseText)
/* harmony export */ });
/* harmony import */ var _invalid_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2480);

/** Returns a text of one line. @throws InvalidInput */
function parseText(text) {
    if (/\p{Cc}/u.test(text))
        throw (0,_invalid_input_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G) `contains a line break or another control character: write it on one line`;
    return text;
}


/***/ }),

/***/ 7617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ SITE_OPTIONS),
  i: () => (/* binding */ makeDefaultLimits)
});

// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
// EXTERNAL MODULE: ./lib/web/host/hosts.js + 8 modules
var hosts = __webpack_require__(7722);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./lib/net/host-name.js

const MAX_NAME_CHARS = 253;
/**
 * Returns `text` as a host name in ASCII (RFC 1123, section 2.1; an internationalized one by UTS
 * 46), or undefined if it is not a host name. It must not have a scheme, a port or a path, nor be
 * an IPv4 address.
 */
function host_name_readHostName(text) {
    if (/[\s/?#:@\\%[\]]/.test(text))
        return undefined;
    const name = (0,external_node_url_.domainToASCII)(text);
    const labels = name.split('.');
    const areLabels = labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
    if (!areLabels || name.length > MAX_NAME_CHARS)
        return undefined;
    const isAddress = /^\d+$/.test(labels.at(-1) ?? '');
    if (isAddress)
        return undefined;
    return name;
}
/**
 * Returns whether a host name (as `URL` gives it) is this machine: one of the names for which the
 * toolkit uses no proxy. `*.localhost` (RFC 6761) is not included.
 */
function host_name_isLoopback(hostname) {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

// EXTERNAL MODULE: ./lib/option-values/invalid-input.js + 1 modules
var invalid_input = __webpack_require__(2480);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/option-values/one-line-text.js
var one_line_text = __webpack_require__(7001);
;// CONCATENATED MODULE: ./lib/option-values/placeholders.js





/**
 * Returns the parser of a text of one line that may contain the placeholder `{name}` for each of
 * `names`, and no other.
 */
function makePlaceholderParser(...names) {
    const expected = (0,units/* joinWords */.yZ)(names.map((name) => `{${name}}`), 'or');
    return (text) => {
        for (const [found, name = ''] of text.matchAll(/\{([^{}]*)\}|[{}]/g)) {
            if (names.includes(name))
                continue;
            const advice = adviseOnPlaceholder(text, (0,did_you_mean/* findMisspelled */.ot)(name.trim(), names));
            throw (0,invalid_input/* invalid */.G) `is “${text}”: ${found} is not a placeholder; expected ${expected}${advice}`;
        }
        return (0,one_line_text/* parseText */.r)(text);
    };
}
function adviseOnPlaceholder(text, meant) {
    if (text.includes('{{'))
        return (0,clean/* safe */.gB) ` in single braces`;
    if (meant === undefined)
        return (0,clean/* safe */.gB) ``;
    return (0,did_you_mean/* didYouMean */.au)(`{${meant}}`);
}

;// CONCATENATED MODULE: ./lib/option-values/url.js
/** Inputs that are URLs. */






/**
 * Returns an `https` address, or an `http` one of this machine, without user name, password, query
 * and fragment.
 * @throws InvalidInput that shows none of these
 */
function parseAddress(text, rules) {
    const { expected, noPassword, noPlainHttp, wrongPath } = rules;
    // `URL` drops tabs and line ends without a word.
    if (/[\s\p{C}]/u.test(text))
        throw invalid `contains white space: ${expected}`;
    // Before anything shows the text: a password may be in it.
    if (text.includes('@') && !isInPath(text))
        throw invalid `contains a user name or a password: ${noPassword}`;
    if (/[?#]/.test(text))
        throw invalid `has a query or a fragment: ${expected}`;
    const bare = removeQuotes(text);
    if (bare !== text)
        throw invalid `is “${text}”: leave the quotes out${didYouMean(bare)}`;
    if (/\$[A-Z_{(]/.test(text)) {
        const advice = safe `write an expression such as \${{ vars.DOCS_URL }}`;
        throw invalid `is “${text}”: shell variables are not expanded here; ${advice}`;
    }
    const url = URL.parse(text);
    if (url === null || !/^https?:$/.test(url.protocol))
        throw invalid `is “${text}”: ${expected}${didYouMean(addScheme(text))}`;
    if (url.protocol === 'http:' && !isLoopback(url.hostname))
        throw invalid `is “${text}”: ${noPlainHttp(url)}`;
    if (/^[.-]|\.[.-]|-\.|-$/.test(url.hostname))
        throw invalid `is “${text}”: “${url.hostname}” is not a host name; ${expected}`;
    const hasWrongPath = wrongPath?.test(url.pathname) ?? false;
    if (hasWrongPath || text.includes('\\'))
        throw invalid `is “${text}”: ${expected}`;
    return url;
}
/** Returns a text without the quotes around it, which were not part of the YAML syntax. */
function removeQuotes(text) {
    return text.replace(/^["'“”‘’`]+|["'“”‘’`]+$/g, '');
}
/**
 * Returns an address that lacks its scheme with one; undefined if it begins with no host name that
 * has a dot.
 */
function addScheme(text) {
    const [host = ''] = text.split(/[:/]/, 1);
    if (!host.includes('.') || readHostName(host) === undefined)
        return undefined;
    return `https://${text}`;
}
/**
 * Returns whether an `@` is beyond doubt part of the path, as in `/@scope/package/`, and has no
 * password before it.
 */
function isInPath(text) {
    return /^https?:\/\/[^/\\?#@]+\//i.test(text) && URL.canParse(text);
}
const API = {
    expected: 'expected the https URL of the administrative API, such as https://api.example.com',
    noPassword: 'the key belongs in api-key',
    noPlainHttp: ({ host, pathname }) => {
        const path = pathname.replace(/\/$/, '');
        const why = (0,clean/* safe */.gB) `http would send the key unencrypted and is only allowed for loopback hosts`;
        return (0,clean/* safe */.gB) `${why}; did you mean https://${host}${path}?`;
    },
};
/** Where the paths of the calls begin. */
const API_PATH = /\/(v1\/static-export|static-export\/jobs|v2\/agent)(\/|$)/;
/** Returns the root of the API. @throws InvalidInput */
function parseBaseUrl(text) {
    // It may be the key.
    if (/^[\w-]{16,}$/.test(text))
        throw invalid `is not a URL: ${API.expected}`;
    const url = parseAddress(text, API);
    if (/\/v[12]\/*$/.test(url.pathname))
        throw invalid `is “${text}”: leave out the version at its end; this step adds it`;
    const end = url.pathname.search(API_PATH);
    if (end < 0)
        return url;
    const root = `${url.origin}${url.pathname.slice(0, end)}`;
    throw invalid `is “${text}”: it ends in a path of the API; did you mean ${root}?`;
}
const PUBLISHED = {
    expected: 'expected the https URL of the published site, such as https://docs.example.com/',
    noPassword: 'readers have none, and this step sends no secrets to the host',
    noPlainHttp: ({ host, pathname }) => {
        const why = (0,clean/* safe */.gB) `because others could change the responses in transit`;
        const meant = (0,clean/* safe */.gB) `did you mean https://${host}${pathname}?`;
        const tunnel = (0,clean/* safe */.gB) `To check a server without https, open an SSH tunnel to it`;
        return (0,clean/* safe */.gB) `http is only allowed for loopback hosts, ${why}; ${meant} ${tunnel}`;
    },
    wrongPath: /\/\/|%2f/i,
};
/** Returns the address of a site, with a slash at the end of its path. @throws InvalidInput */
function parseRoot(text, rules) {
    const url = parseAddress(text, rules);
    const folder = url.href.replace(/[^/]+\.html?$/i, '');
    if (folder !== url.href)
        throw invalid `is “${text}”: leave out the file name; did you mean ${folder}?`;
    if (!url.pathname.endsWith('/'))
        url.pathname += '/';
    return url;
}
/** Returns where a site was published, with a slash at the end of its path. @throws InvalidInput */
function parseLiveUrl(text) {
    return parseRoot(text, PUBLISHED);
}
const PREVIEW = {
    expected: 'expected the https URL of the preview, such as https://pull-7.docs.example.com/',
    noPassword: 'everyone who follows a link to the preview would see them',
    noPlainHttp: ({ host, pathname }) => (0,clean/* safe */.gB) `previews are only linked with https; did you mean https://${host}${pathname}?`,
};
/** Returns where a build can be viewed, with a slash at its end. @throws InvalidInput */
function parsePreviewUrl(text) {
    const url = parseRoot(text, PREVIEW);
    if (url.protocol === 'http:')
        throw invalid `is “${text}”: ${PREVIEW.noPlainHttp(url)}`;
    return url.origin + asBytes(url.pathname).replace(/[^\w\-.~/%]/g, percentEncode);
}
const parseAddressTemplate = makePlaceholderParser('domain', 'tag', 'sha256', 'ext');
/**
 * Returns an `https` address with placeholders in it, as it is written.
 * @throws InvalidInput that shows no password
 */
function parseValuesUrl(text) {
    const url = URL.parse(text.replaceAll(/[{}]/g, ''));
    if (url?.username || url?.password) {
        const advice = safe `which everyone who reads the values file would see`;
        throw invalid `contains a user name or a password, ${advice}`;
    }
    const expected = 'expected an https URL such as https://bundles.example.com/{domain}/{sha256}.{ext}';
    if (/[\s\p{C}]/u.test(text))
        throw invalid `contains white space: ${expected}`;
    if (text.includes('?')) {
        const advice = safe `which expires and could be read in the values file: leave the query out`;
        throw invalid `contains a query (“?”), such as a signature, ${advice}`;
    }
    // Azure calls a container `$web`.
    const [shell, name] = /\$(?:\{(\w+)\}?|[A-Z_]+)/.exec(text) ?? [];
    if (shell) {
        const advice = safe `placeholders are written without “$”${didYouMean(`{${name ?? 'sha256'}}`)}`;
        throw invalid `is “${text}”: ${advice}`;
    }
    if (url?.protocol === 'http:') {
        const advice = safe `did you mean https${text.slice(4)}?`;
        throw invalid `is “${text}”: with http, others could change the bundle in transit; ${advice}`;
    }
    if (url?.protocol !== 'https:' || !/^https:\/\/[^/]/i.test(text))
        throw invalid `is “${text}”: ${expected}`;
    return parseAddressTemplate(text);
}

;// CONCATENATED MODULE: ./lib/option-values/base-path.js





const EXPECTED_PATH = 'expected a path such as / or /docs/, without host, spaces, “?”, “#”, “\\” and “..”';
/**
 * Returns the path as `new URL` reads it, so that it is written as addresses are.
 * @throws InvalidInput
 */
function parseBasePath(text) {
    // Git for Windows turns the argument /docs/ into C:/Program Files/Git/docs/.
    if (/^[a-z]:[\\/](?:.*[\\/])?git[\\/]/i.test(text)) {
        const advice = (0,clean/* safe */.gB) `run the command with MSYS_NO_PATHCONV=1`;
        throw (0,invalid_input/* invalid */.G) `is “${text}”: Git Bash has changed it into a Windows path; ${advice}`;
    }
    if (!isPath(text))
        throw (0,invalid_input/* invalid */.G) `is “${text}”: ${EXPECTED_PATH}${(0,did_you_mean/* didYouMean */.au)(findMeantPath(text))}`;
    const bare = removeQuotes(text);
    if (bare !== text)
        throw (0,invalid_input/* invalid */.G) `is “${text}”: leave the quotes out${(0,did_you_mean/* didYouMean */.au)(bare || undefined)}`;
    // Azure calls a container `$web`.
    if (/\$[A-Z_{(]/.test(text))
        throw (0,invalid_input/* invalid */.G) `is “${text}”: shell variables are not expanded here`;
    const folder = text.replace(/[^/]+\.html?$/i, '');
    if (folder !== text && folder !== '')
        throw (0,invalid_input/* invalid */.G) `is “${text}”: leave out the file name${(0,did_you_mean/* didYouMean */.au)(folder)}`;
    // A folder may be called `next.js`; then a slash precedes it.
    const [first = ''] = text.split('/');
    if (first.includes('.') && host_name_readHostName(first) !== undefined) {
        const path = `/${text.slice(first.length)}/`.replace(/\/{2,}/g, '/');
        const advice = (0,clean/* safe */.gB) `For a folder whose name looks like a host, start with a slash`;
        const expected = (0,clean/* safe */.gB) `expected only the path, without the host${(0,did_you_mean/* didYouMean */.au)(path)}`;
        throw (0,invalid_input/* invalid */.G) `is “${text}”: ${expected} ${advice}`;
    }
    return new URL(`/${text}/`.replace(/\/{2,}/g, '/'), 'https://host.invalid').pathname;
}
function isPath(text) {
    return /^[^\s\p{C}?#\\]*$/u.test(text) && !/^[^/]*:|(^|\/)\.\.?(\/|$)/.test(text);
}
/** Returns the path in a text that is not one; undefined if it is unclear. */
function findMeantPath(text) {
    if (/^https?:/.test(text))
        return URL.parse(text)?.pathname;
    const path = text
        .replaceAll('\\', '/')
        .replace(/[?#].*$/s, '')
        .replace(/^\.\//, '/');
    if (!path.startsWith('/') || !isPath(path))
        return undefined;
    return path;
}

// EXTERNAL MODULE: ./lib/option-values/choice.js
var choice = __webpack_require__(3267);
// EXTERNAL MODULE: ./lib/option-values/count.js
var count = __webpack_require__(4473);
;// CONCATENATED MODULE: ./lib/option-values/domain.js



/** Returns a host name in ASCII. @throws InvalidInput */
function parseDomain(text) {
    const name = host_name_readHostName(text);
    if (name)
        return name;
    const names = text.split(/[,;\s]+/).filter((each) => each !== '');
    if (names.length > 1 && names.every(isDottedHostName))
        throw (0,invalid_input/* invalid */.G) `is “${text}”: expected one host name; run this step once per site`;
    const meant = host_name_readHostName(text
        .replace(/["'“”‘’`]/g, '')
        .replace(/^(?:[a-z][a-z0-9+.-]*:|https?)\/+/i, '')
        .replace(/[/?#:].*$/s, '')
        .replace(/\.$/, ''));
    if (meant)
        throw (0,invalid_input/* invalid */.G) `is “${text}”: expected only a host name; did you mean ${meant}?`;
    const expected = (0,clean/* safe */.gB) `is “${text}”: expected a host name such as docs.example.com`;
    if (text.includes('_'))
        throw (0,invalid_input/* invalid */.G) `${expected}; host names cannot contain “_”`;
    throw (0,invalid_input/* invalid */.G) `${expected}`;
}
function isDottedHostName(text) {
    return text.includes('.') && host_name_readHostName(text) !== undefined;
}

;// CONCATENATED MODULE: ./lib/option-values/size.js



/** Returns a size in bytes. @throws InvalidInput */
function parseByteCount(text) {
    const bytes = (0,units/* parseSize */.DB)(text);
    if (bytes && Number.isSafeInteger(bytes))
        return bytes;
    const advice = (0,clean/* safe */.gB) `expected a size above 0, such as 500MB, 4GiB or a number of bytes`;
    const expected = (0,clean/* safe */.gB) `is “${text}”: ${advice}`;
    if (/\d[.,]\d/.test(text))
        throw (0,invalid_input/* invalid */.G) `${expected}; decimals are not supported`;
    throw (0,invalid_input/* invalid */.G) `${expected}`;
}

;// CONCATENATED MODULE: ./lib/option-values/site-options.js
/** The options that the step and the command share. */









const EFFECT = (0,clean/* safe */.gB) `so that only what fails on every host is an error`;
const LEAVE_OUT = (0,clean/* safe */.gB) `leave host out, ${EFFECT}`;
const OTHER_HOST = (0,clean/* safe */.gB) `For any other host, leave it out, ${EFFECT}`;
const parseKnownHost = (0,choice/* makeChoiceParser */.R)(hosts/* HOST_NAMES */.Wq, OTHER_HOST);
function parseHost(text) {
    // A typo away from github-pages, and another host.
    if (/^gh\b/i.test(text))
        throw (0,invalid_input/* invalid */.G) `is “${text}”${(0,did_you_mean/* didYouMean */.au)('github-pages')}`;
    if (/^gitlab/i.test(text))
        throw (0,invalid_input/* invalid */.G) `is “${text}”, whose rules the check does not know: ${LEAVE_OUT}`;
    const isHostName = !/[:\s]/.test(text) && /\w\.\w/.test(text);
    if (isHostName || /^https?:\/\//i.test(text))
        throw (0,invalid_input/* invalid */.G) `is “${text}”: a host name belongs in domain. ${OTHER_HOST}`;
    if (/\w\s*[,;]\s*\w/.test(text))
        throw (0,invalid_input/* invalid */.G) `is “${text}”: expected one host; check the site once for each`;
    return parseKnownHost(text);
}
/** The default of each option, and the parser for a text that is not empty. */
const SITE_OPTIONS = {
    host: { default: '', parse: parseHost },
    'base-path': { default: '/', parse: parseBasePath },
    domain: { default: '', parse: parseDomain },
    'max-unpacked-size': { default: '4GiB', parse: parseByteCount },
    'max-unpacked-files': { default: '200000', parse: count/* parseCount */.z },
};
/** Returns the default limits on what an archive unpacks to. */
function makeDefaultLimits() {
    const { 'max-unpacked-size': size, 'max-unpacked-files': files } = SITE_OPTIONS;
    return { bytes: size.parse(size.default), entries: files.parse(files.default) };
}


/***/ }),

/***/ 4874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   gB: () => (/* binding */ safe),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/* unused harmony export hide */
/**
 * The only place where text from the network is made safe to show.
 *
 * The runner reads commands from a step's output: `::name::` after any white space at the start of
 * a line, and the older `##[name]` anywhere in a line. A lone carriage return also starts a line.
 * Such a command can set outputs, add masks, or switch masking off (`stop-commands`).
 */
/** How much of one untrusted value is shown, in UTF-16 units. */
const MAX_SHOWN = 300;
/**
 * How many units are read for each that may be shown: white space, secrets and queries become
 * shorter.
 */
const READ_PER_SHOWN = 16;
/**
 * The beginning of a line that the runner would read as a command: `^` matches after every kind of
 * line end.
 */
const COMMAND = /^(\s*):(?=:)/gmu;
/**
 * The period of a message after a quoted sentence that ends with its own punctuation. A period
 * within a word is part of a name, such as `“Why.”.html`.
 */
const DOUBLED_END = /(?<=[.!?]”)\.(?=\s|$)/g;
/**
 * The class is not exported, and its protected property keeps other objects with a `text` from
 * being accepted. Commands are defused in the assembled text: an untrusted value may come first,
 * and two values may form a command together.
 */
class CleanText {
    text;
    constructor(text) {
        this.text = text.replace(COMMAND, '$1: ').replaceAll('##[', '## [').replace(DOUBLED_END, '');
    }
    toString() {
        return this.text;
    }
}
/**
 * The first secrets are the keys, which are kept. Of later ones, such as new links in each
 * response, only the newest are kept.
 */
const PERMANENT_SECRETS = 100;
const MAX_SECRETS = 1_000;
const secrets = [];
/**
 * Shows `secret` as `***` from now on. The runner also masks secrets, but misses those that are cut
 * or encoded as HTML. A service that keeps sending new secrets must not make each line more
 * expensive than the last.
 */
function hide(secret) {
    if (secrets.includes(secret))
        return;
    secrets.push(secret);
    if (secrets.length > MAX_SECRETS)
        secrets.splice(PERMANENT_SECRETS, 1);
}
/**
 * Returns `value` as one line of at most `cap` UTF-16 units. It has no secrets, URL queries, `##[`,
 * or control, formatting or surrogate characters. It may still begin with a command (`::name::`):
 * only `SafeText` may be printed. The order keeps this safe and fast: secrets are masked first,
 * because a cut could leave half of one. Then the text is cut, and patterns are applied to the
 * rest.
 */
function clean(value, cap = MAX_SHOWN) {
    const line = removeQueries(removeSecrets(String(value ?? ''), cap * READ_PER_SHOWN))
        .replace(/\s+/gu, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD')
        .replaceAll('##[', '## [')
        .trim();
    if (line.length <= cap)
        return line;
    return `${line.slice(0, cap - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
/**
 * Returns the beginning of `text`, at most `length` UTF-16 units, without secrets or the first part
 * of one.
 */
function removeSecrets(text, length) {
    const longestFirst = [...secrets].sort((a, b) => b.length - a.length);
    const longest = longestFirst[0]?.length ?? 0;
    // Every secret is searched for in this string, so it must be short, however long `text` is.
    const beginning = text.slice(0, length + 4 * longest);
    const masked = longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '***'), beginning);
    const isWhole = beginning.length === text.length;
    if (isWhole)
        return masked.slice(0, length);
    return masked.slice(0, Math.min(length, Math.max(0, masked.length - longest)));
}
/** Returns `text` without the query of any URL in it: queries may contain signatures and tokens. */
function removeQueries(text) {
    return text.replace(/[^\s"'<>]+/g, (word) => {
        const urlAt = word.search(/\bhttps?:\\?\/\\?\//i);
        if (urlAt < 0)
            return word;
        const queryAt = word.indexOf('?', urlAt);
        // A question mark that nothing follows ends a question: “is it https://api.example.com?”
        if (queryAt < 0 || queryAt === word.length - 1)
            return word;
        return `${word.slice(0, queryAt)}?…`;
    });
}
/**
 * A template tag for text that may be printed. Literal words are trusted; every value goes through
 * `clean` unless it is `SafeText`.
 */
function safe(words, ...values) {
    const shown = values.map((value) => (value instanceof CleanText ? value.text : clean(value)));
    return new CleanText(words.reduce((text, word, i) => `${text}${shown[i - 1]}${word}`));
}
/**
 * Fills the `{name}` placeholders of a message template. A part in square brackets is left out when
 * any value in it is missing, empty or false. `true` is not shown: its placeholder only decides
 * whether to show the part. Every value goes through `clean`.
 */
function fill(template, values) {
    const optional = /\[([^[\]]*)\]/g;
    const placeholder = /\{(\w+)\}/g;
    const shown = (name) => show(values[name]);
    const isSet = (name) => values[name] === true || shown(name) !== '';
    const applicable = template.replace(optional, (_, part) => [...part.matchAll(placeholder)].every(([, name = '']) => isSet(name)) ? part : '');
    return new CleanText(applicable.replace(placeholder, (_, name) => shown(name)));
}
function show(value) {
    if (typeof value === 'boolean')
        return '';
    if (value instanceof CleanText)
        return value.text;
    // Many places show only the first line.
    if (typeof value === 'object' && value.length === 1)
        return ` ${show(value[0])}`;
    if (typeof value === 'object')
        return value.map((item) => `\n- ${show(item)}`).join('');
    return clean(value);
}


/***/ }),

/***/ 1560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ findClosest),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   ot: () => (/* binding */ findMisspelled),
/* harmony export */   wn: () => (/* binding */ measureEditDistance)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4874);
/** Computes the edit distance of two words, and suggests corrections of typos. */

/**
 * Returns how many letters must be inserted, deleted, replaced, or swapped with a neighbor to turn
 * `a` into `b`; `Infinity` if more than `most`. This distance is the optimal string alignment
 * (https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance).
 */
function measureEditDistance(a, b, most) {
    if (Math.abs(a.length - b.length) > most)
        return Number.POSITIVE_INFINITY;
    let same = 0;
    while (same < a.length && a[same] === b[same])
        same++;
    if (same > 0)
        return measureEditDistance(a.slice(same), b.slice(same), most);
    let before = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = computeRow(a, b, i, last, before);
        if (Math.min(...row) > most)
            return Number.POSITIVE_INFINITY;
        before = last;
        last = row;
    }
    const edits = last[b.length];
    if (edits > most)
        return Number.POSITIVE_INFINITY;
    return edits;
}
/**
 * Returns the distances of the first `i` letters of `a` from each beginning of `b`; `last` and
 * `before` are the distances of the first `i - 1` and `i - 2` letters.
 */
function computeRow(a, b, i, last, before) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
        const inserted = row[j - 1] + 1;
        const deleted = last[j] + 1;
        const replaced = last[j - 1] + Number(a[i - 1] !== b[j - 1]);
        const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
        const swapped = isSwapped ? before[j - 2] + 1 : Number.POSITIVE_INFINITY;
        row.push(Math.min(inserted, deleted, replaced, swapped));
    }
    return row;
}
/**
 * The maximum number of typos in a misspelling. With two typos, a short word could become almost
 * any other.
 */
const MAX_EDITS = 2;
const SHORT_WORD = 4;
/**
 * Returns the one of `names` that `text` is most likely a misspelling of; undefined if none is
 * close. Differences in case and word separators do not count as typos.
 */
function findMisspelled(text, names) {
    const given = normalize(text);
    let best;
    for (const name of names) {
        let most = MAX_EDITS;
        if (Math.min(given.length, name.length) <= SHORT_WORD)
            most = 1;
        const edits = measureEditDistance(given, normalize(name), most);
        if (edits <= most && edits < (best?.edits ?? Number.POSITIVE_INFINITY))
            best = { name, edits };
    }
    return best?.name;
}
/**
 * Returns the one of `names` that `text` is a misspelling or the first word of; undefined if there
 * is none.
 */
function findClosest(text, names) {
    const given = normalize(text);
    const same = names.find((name) => name === given);
    if (same !== undefined)
        return same;
    const [first, second] = names.filter((name) => name.startsWith(`${given}-`));
    if (first !== undefined && second === undefined)
        return first;
    return findMisspelled(text, names);
}
function normalize(text) {
    return text.toLowerCase().replace(/[\s_]+/g, '-');
}
/** Returns the end of an error message that suggests `meant`; empty if it is undefined. */
function didYouMean(meant) {
    if (meant === undefined)
        return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) ``;
    return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `; did you mean ${meant}?`;
}


/***/ }),

/***/ 9702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ groupByName)
/* harmony export */ });
/**
 * Tables of texts in groups, such as one group for each severity. Each text has a name that is
 * unique across all groups.
 */
/** Returns the result of `make` for each text, under its name. No name may be in two groups. */
function groupByName(groups, make) {
    const made = Object.entries(groups).flatMap(([group, texts]) => Object.entries(texts).map(([name, text]) => [name, make(text, group, name)]));
    return Object.fromEntries(made);
}


/***/ }),

/***/ 4488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ writeJsonReport)
/* harmony export */ });
/* unused harmony export generateJson */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** Writes the machine-readable reports: `report.json`, `changes.json` and `live.json`. */


/** How many items of a list are turned into text at a time. */
const ITEMS_PER_PIECE = 2_000;
/**
 * Yields a report as JSON, piece by piece, because it may have 100 MB. Each item of a list is a
 * line, so that reports can be compared and searched. Undefined values become `null`, so that
 * programs find the same keys in every report.
 */
function* generateJson(value, indent = '') {
    if (Array.isArray(value))
        yield* generateList(value, indent);
    else if (typeof value === 'object' && value !== null)
        yield* generateObject(value, indent);
    else
        yield formatJson(value);
}
function* generateList(items, indent) {
    yield '[';
    if (items.length === 0)
        return yield ']';
    let separator = '';
    for (let i = 0; i < items.length; i += ITEMS_PER_PIECE) {
        const piece = items.slice(i, i + ITEMS_PER_PIECE);
        const lines = piece.map((item) => `\n${indent}  ${formatJson(item)}`);
        yield separator + lines.join(',');
        separator = ',';
    }
    yield `\n${indent}]`;
}
function* generateObject(value, indent) {
    yield '{';
    let separator = '';
    for (const [key, entry] of Object.entries(value)) {
        yield `${separator}\n${indent}  ${JSON.stringify(key)}: `;
        yield* generateJson(entry, `${indent}  `);
        separator = ',';
    }
    yield `\n${indent}}`;
}
const formatJson = (value) => JSON.stringify(value ?? null, (_, part) => part ?? null);
/**
 * Writes a report into an existing folder, and returns its path.
 * @throws an AbortError soon after `signal` is aborted; any file-system error
 */
async function writeJsonReport(folder, name, report, signal) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, generateJson(report), { signal });
    return path;
}


/***/ }),

/***/ 6980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ formatLocation)
/* harmony export */ });
/** Returns a place in a file as editors show it: `guide.md:7`. Both may be untrusted text. */
function formatLocation(path, line) {
    if (line === undefined)
        return path;
    return `${path}:${line}`;
}


/***/ }),

/***/ 2755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ renderLink),
/* harmony export */   Go: () => (/* binding */ renderLinesToCopy),
/* harmony export */   L7: () => (/* binding */ renderSentences),
/* harmony export */   QH: () => (/* binding */ removeBlankLines),
/* harmony export */   Rm: () => (/* binding */ joinMarkup),
/* harmony export */   b2: () => (/* binding */ pickFitting),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   cR: () => (/* binding */ renderCode),
/* harmony export */   dA: () => (/* binding */ renderTableRow),
/* harmony export */   dE: () => (/* binding */ trustMarkup),
/* harmony export */   iF: () => (/* binding */ renderCollapsed),
/* harmony export */   jM: () => (/* binding */ renderAddressLink),
/* harmony export */   jX: () => (/* binding */ encodeAddress),
/* harmony export */   qy: () => (/* binding */ html)
/* harmony export */ });
/* unused harmony exports addHeading, renderParagraphs, renderFactsTable */
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4874);
/**
 * Makes HTML from our own words and untrusted text: for the job summary, `report.html`, a comment,
 * and `changes.md`.
 */

/** How much of one untrusted value is shown, in UTF-16 units: addresses are longer than words. */
const MAX_SHOWN = 1_000;
/** Text that is already markup. Only `html` and the functions in this file make it. */
class HtmlText {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** Returns a section with its heading. */
function addHeading({ heading, content }) {
    return html `<h4>${heading}</h4>\n${content}`;
}
/**
 * A template tag for markup. Literal parts are trusted; every value is cleaned and escaped unless
 * it is markup.
 */
function html(words, ...values) {
    return new HtmlText(words.reduce((text, word, i) => `${text}${renderValue(values[i - 1])}${word}`));
}
function renderValue(value) {
    if (value instanceof HtmlText)
        return value.text;
    if (typeof value === 'object')
        return value.map(renderValue).join('');
    return escapeHtml((0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(value, MAX_SHOWN));
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
/** Returns the parts, one per line, without blank lines, which would end HTML in Markdown. */
function removeBlankLines(parts) {
    return new HtmlText(html `${parts.map((part) => html `${part}\n`)}`.text.replace(/\n\s*\n/g, '\n'));
}
/** Returns the parts with the trusted text `between` them. */
function joinMarkup(parts, between) {
    return new HtmlText(parts.map(({ text }) => text).join(between));
}
/** Returns the first parts that fit into `room`, in UTF-16 units. */
function pickFitting(parts, room) {
    let length = 0;
    return parts.filter(({ text }) => {
        length += text.length + 1;
        return length <= room;
    });
}
/**
 * Returns trusted text, such as a script or a style sheet, unescaped. It must not contain untrusted
 * text.
 */
function trustMarkup(ours) {
    return new HtmlText(ours);
}
/**
 * Returns untrusted text as code: GitHub does not turn anything in it into a link, a mention or an
 * emoji.
 */
function renderCode(text) {
    return html `<code>${text}</code>`;
}
/** Returns `text` as a link if `href` is an `https` address; unchanged otherwise. */
function renderLink(text, href) {
    if (href === undefined)
        return text;
    const address = URL.parse(href);
    if (address?.protocol !== 'https:')
        return text;
    // In parts, because `html` removes the query of an address that it gets as a whole.
    const [path = '', query] = address.href.split(/\?(.*)/s);
    if (query === undefined)
        return html `<a href="${path}">${text}</a>`;
    return html `<a href="${path}?${query}">${text}</a>`;
}
/** Returns a percent-encoded address, uncut, for an attribute. Unsafe characters are removed. */
function encodeAddress(address) {
    return new HtmlText(address.replace(/[^\w\-.~/:%[\]]/g, ''));
}
/** Returns `text` as a link to a trusted, percent-encoded address; unchanged without one. */
function renderAddressLink(text, address) {
    if (address === undefined)
        return text;
    return html `<a href="${encodeAddress(address)}">${text}</a>`;
}
/** Separates words, so that the quotes around an address stay outside. */
const BETWEEN_WORDS = /([\s“”"'‘’()<>,;]+)/;
/** Matches words that GitHub would turn into a link, a mention, a reference or an emoji. */
const IS_LIVE = /@|:\/\/|\bwww\.|#\d|\bGH-\d|:[\w+-]+:/i;
/** Returns a message in which text in backticks, and text that GitHub would link, is code. */
function renderSentences({ text }) {
    return renderWithCode(text);
}
/** Returns a message as a paragraph; lines that begin with a dash become a list below it. */
function renderParagraphs({ text }) {
    const [first = html ``, ...items] = text.split('\n- ').map(renderWithCode);
    if (items.length === 0)
        return html `<p>${first}</p>`;
    const list = html `\n<ul>${items.map((item) => html `<li>${item}</li>`)}</ul>`;
    return html `<p>${first}</p>${list}`;
}
function renderWithCode(safeText) {
    const parts = safeText.replace(/\s*\n\s*/g, ' ').split(/`([^`]+)`/);
    const shown = parts.map((part, i) => {
        if (i % 2 === 0)
            return disarmLinks(part);
        return html `<code>${new HtmlText(escapeHtml(part))}</code>`;
    });
    return html `${shown}`;
}
function disarmLinks(safeText) {
    return html `${safeText.split(BETWEEN_WORDS).map((word) => {
        if (!IS_LIVE.test(word))
            return new HtmlText(escapeHtml(word));
        const end = word.search(word.startsWith(':') ? /[.?!]*$/ : /[.?!:]*$/);
        return new HtmlText(`<code>${escapeHtml(word.slice(0, end))}</code>${escapeHtml(word.slice(end))}`);
    })}`;
}
/** Returns a table with a heading for each row. */
function renderFactsTable(rows) {
    const shown = rows.map(({ name, value }) => html `<tr><th>${name}</th><td>${value}</td></tr>`);
    return html `<table>${shown}</table>`;
}
/** Returns a table with a heading for each column, and these rows. */
function renderTable(columns, rows) {
    const heads = columns.map((column) => html `<th>${column}</th>`);
    return html `<table>\n<tr>${heads}</tr>\n${rows}</table>`;
}
/** Returns a row of a table. */
function renderTableRow(cells) {
    return html `<tr>${cells.map((cell) => html `<td>${cell}</td>`)}</tr>\n`;
}
/** Returns a section that readers can expand; `isOpen` expands it from the start. */
function renderCollapsed(title, content, isOpen = false) {
    const open = isOpen ? html ` open` : undefined;
    return html `<details${open}><summary>${title}</summary>\n${content}\n</details>`;
}
/** Returns lines for readers to copy. */
function renderLinesToCopy(lines) {
    return new HtmlText(`<pre>${lines.map(({ text }) => escapeHtml(text)).join('\n')}</pre>`);
}


/***/ }),

/***/ 2365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ NO_BYTES),
/* harmony export */   Dl: () => (/* binding */ ROOT),
/* harmony export */   Dy: () => (/* binding */ makeReadable),
/* harmony export */   L2: () => (/* binding */ getFolder),
/* harmony export */   Om: () => (/* binding */ trimBytes),
/* harmony export */   Q0: () => (/* binding */ cutAfterPart),
/* harmony export */   Xo: () => (/* binding */ compareBytes),
/* harmony export */   YZ: () => (/* binding */ percentDecode),
/* harmony export */   Yd: () => (/* binding */ asBytes),
/* harmony export */   Yo: () => (/* binding */ detach),
/* harmony export */   ZJ: () => (/* binding */ toBytes),
/* harmony export */   Zk: () => (/* binding */ replaceInvalidUtf8),
/* harmony export */   a: () => (/* binding */ percentEncode),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   mS: () => (/* binding */ hasOtherScheme),
/* harmony export */   v9: () => (/* binding */ HASH),
/* harmony export */   xC: () => (/* binding */ isSpace)
/* harmony export */ });
/**
 * Names and addresses are bytes: one character for each byte of their UTF-8 form. Servers compare
 * bytes, file systems store bytes, and percent-encoding encodes bytes. A page as bytes also takes
 * half the memory of UTF-16, and is faster to scan.
 */
const NO_BYTES = toBytes('');
/** The start of every absolute path. */
const ROOT = toBytes('/');
/** The start of every fragment. */
const HASH = toBytes('#');
const BEYOND_ASCII = /[\x80-\xff]/;
/** Returns text as bytes. */
function toBytes(text) {
    return readBytes(Buffer.from(text, 'utf8'));
}
/** Returns the bytes in a buffer from `start` to before `end`. */
function readBytes(buffer, start, end) {
    return buffer.toString('latin1', start, end);
}
/**
 * Casts a string that already consists of bytes: ASCII, such as the parts of a URL, or joined
 * bytes.
 */
function asBytes(characters) {
    return characters;
}
/** Returns bytes as text. Invalid UTF-8 becomes U+FFFD. */
function toText(bytes) {
    if (BEYOND_ASCII.test(bytes))
        return Buffer.from(bytes, 'latin1').toString('utf8');
    return bytes;
}
/** Returns `bytes` with invalid UTF-8 replaced by U+FFFD, as browsers do. */
function replaceInvalidUtf8(bytes) {
    if (BEYOND_ASCII.test(bytes))
        return toBytes(toText(bytes));
    return bytes;
}
/**
 * Returns a copy of a string in its own memory. A slice keeps the whole string alive: one stored
 * address would keep its page in memory.
 */
function detach(bytes) {
    if (bytes === '')
        return bytes;
    return readBytes(Buffer.from(bytes, 'latin1'));
}
/**
 * Returns bytes without leading and trailing HTML white space. `trim()` would also cut the last
 * byte of `à` and of other characters that end with the byte A0, a no-break space in Latin-1.
 */
function trimBytes(bytes) {
    let start = 0;
    let end = bytes.length;
    while (start < end && isSpace(bytes.charCodeAt(start)))
        start++;
    while (start < end && isSpace(bytes.charCodeAt(end - 1)))
        end--;
    return bytes.slice(start, end);
}
/**
 * Returns whether a byte is white space in HTML: https://infra.spec.whatwg.org/#ascii-whitespace.
 */
function isSpace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x09 || byte === 0x0d || byte === 0x0c;
}
/**
 * Decodes a percent-encoded path or fragment; undefined if a `%` is not followed by two hex digits.
 */
function percentDecode(encoded) {
    if (!encoded.includes('%'))
        return encoded;
    if (/%(?![0-9a-f]{2})/i.test(encoded))
        return undefined;
    const decoded = encoded.replaceAll(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return asBytes(decoded);
}
/** Percent-encodes everything but letters, digits and `-._~/`. */
function percentEncode(bytes) {
    const encoded = bytes.replaceAll(/[^\w\-.~/]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
    return asBytes(encoded);
}
/**
 * Returns an address in readable form: as text, with only those characters percent-encoded that
 * have a special meaning. Bytes that are not UTF-8 are encoded completely.
 */
function makeReadable(bytes) {
    const text = toText(bytes);
    if (text.includes('\uFFFD'))
        return percentEncode(bytes);
    return text.replace(/[\s\p{C}"#%<>?\\^`{|}]/gu, (sign) => percentEncode(toBytes(sign)));
}
/** Does an address have a scheme that is not for web servers, such as `data:` or `mailto:`? */
function hasOtherScheme(address) {
    return /^[\0-\x20]*(?!https?:|wss?:)[a-z][a-z\d+.-]*:/i.test(address);
}
/**
 * Returns a name up to the end of its first part that is `wanted`, with the slash of a folder;
 * undefined if there is none.
 */
function cutAfterPart(name, wanted) {
    let end = -1;
    for (const part of name.split('/')) {
        end += part.length + 1;
        // Includes the slash after a folder.
        if (wanted(part))
            return name.slice(0, end + 1);
    }
    return undefined;
}
/** Compares bytes, for `sort`. Returns -1, 0 or 1. */
function compareBytes(a, b) {
    if (a === b)
        return 0;
    if (a < b)
        return -1;
    return 1;
}
/** Returns the folder of a name, with its final `/`; empty for the root. */
function getFolder(name) {
    return name.slice(0, name.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 2104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vN: () => (/* binding */ DATA),
  bi: () => (/* binding */ MAX_DOCUMENT_BYTES),
  $: () => (/* binding */ findDocument)
});

// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/documents/xml.js
var documents_xml = __webpack_require__(7586);
;// CONCATENATED MODULE: ./lib/web/documents/feed.js



const ROOTS = new Set(['rss', 'feed', 'RDF']);
/** The root element of a feed, which follows a declaration and comments. */
const FEED = /<(?:[\w-]+:)?(?:rss|feed|RDF)[\s>]/;
/** A comment, or the beginning of one. */
const COMMENT = /<!--(?:(?!-->).)*/gs;
const ELEMENT = /<\w/;
/**
 * Relations whose target feed readers show or load (RFC 4287, RFC 5005), without endpoints for
 * editors and hubs.
 */
const RELATIONS = (0,words/* splitWords */.y)(`
  alternate current enclosure first icon last next next-archive prev-archive previous self
`);
/**
 * Elements whose text is an address: RSS 2.0, Atom. A `guid` or an `id` is only a name, which may
 * outlive the page.
 */
const HOLDS_ADDRESS = new Set(['link', 'icon', 'logo']);
/** May a file that begins like this be a feed? Its first element may come later. */
function beginsLikeFeed(start) {
    return FEED.test(start) || !ELEMENT.test(start.replace(COMMENT, ''));
}
/**
 * Calls `found` for each address in an RSS or Atom feed that its readers follow or load. What
 * entries contain is not read, nor is anything in what is not a feed.
 */
function scanFeed(xml, found) {
    const visitor = new FeedVisitor(found);
    const outcome = (0,documents_xml/* readXml */.k)((0,byte_strings/* toBytes */.ZJ)(xml), visitor);
    if (visitor.isFeed && outcome === 'too deep')
        return 'read in part';
    return 'read';
}
class FeedVisitor {
    isFeed = false;
    #found;
    #hasOwnBase = false;
    #text = '';
    #textLine = 1;
    constructor(found) {
        this.#found = found;
    }
    open(path, element) {
        if (path.length === 1)
            this.isFeed = ROOTS.has(path[0] ?? '');
        if (!this.isFeed)
            return;
        this.#hasOwnBase ||= element.attribute('xml:base') !== undefined;
        this.#text = '';
        this.#textLine = element.line;
        const address = findAddress(path, element);
        if (address !== undefined)
            this.#passAddress(address, element.line);
    }
    text(piece, path) {
        if (holdsAddress(path))
            this.#text += piece;
    }
    close(path) {
        if (this.isFeed && holdsAddress(path))
            this.#passAddress(this.#text, this.#textLine);
        this.#text = '';
    }
    /** Skips relative addresses: they depend on `xml:base` or, in RSS, on the feed reader. */
    #passAddress(written, line) {
        const address = written.trim();
        const isAbsolute = /^(?:https?:)?\/\//i.test(address);
        const isRooted = address.startsWith('/') && !this.#hasOwnBase;
        if (isAbsolute || isRooted)
            this.#found({ role: 'feed', address, line: line - 1 });
    }
}
/** Returns the address in an attribute of an element; undefined if it has none. */
function findAddress(path, { name, attribute }) {
    const local = path.at(-1);
    if (local === 'link' && attribute('href') !== undefined) {
        if (RELATIONS.has(attribute('rel') ?? 'alternate'))
            return attribute('href');
        return undefined;
    }
    if (local === 'enclosure' || name.startsWith('media:'))
        return attribute('url');
    if (local === 'content')
        return attribute('src');
    return undefined;
}
function holdsAddress(path) {
    const last = path.at(-1);
    if (last === 'url')
        return path.at(-2) === 'image';
    return last !== undefined && HOLDS_ADDRESS.has(last);
}

// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
// EXTERNAL MODULE: ./lib/web/documents/walk-json.js
var walk_json = __webpack_require__(3977);
;// CONCATENATED MODULE: ./lib/web/documents/json-documents.js
/** Finds the strings of JSON documents that are addresses. */


/**
 * Returns a function that calls `found` for each address in a text. `where`: where such texts have
 * addresses.
 */
function makeScan(where, findAddress) {
    return (text, found) => {
        const lineAt = (0,line_counter/* makeLineCounter */.F)(text);
        const outcome = (0,walk_json/* walkJson */.g)(text, (path, at, value) => {
            if (value === undefined)
                return;
            const place = path.filter((key) => !/^\d+$/.test(key)).join(' ');
            const reference = findAddress({ value, line: lineAt(at), path, place });
            if (reference !== undefined)
                found(reference);
        });
        // Then what is nested too deep has none.
        if (outcome === 'read in part' && where === 'near the root')
            return 'read';
        return outcome;
    };
}
function findByRole(chooseRole) {
    return (text) => {
        const role = chooseRole(text);
        if (role === undefined)
            return undefined;
        return { role, address: text.value, line: text.line };
    };
}
/** https://www.w3.org/TR/appmanifest/ */
const MANIFEST = new Map([
    ['start_url', 'app-page'],
    ['icons src', 'app-picture'],
    ['screenshots src', 'app-picture'],
    ['shortcuts url', 'app-page'],
    ['shortcuts icons src', 'app-picture'],
]);
/** Calls `found` for the pages and pictures of an installed app. */
const scanWebManifest = makeScan('near the root', findByRole(({ place, value }) => (value === '' ? undefined : MANIFEST.get(place))));
/**
 * Properties of https://schema.org whose values are pages and pictures. Other values are names, or
 * templates of addresses.
 */
const STRUCTURED = new RegExp('(?:^| )(?:' +
    '(?:contentUrl|image|item|logo|mainEntityOfPage|thumbnailUrl|url)' +
    '|(?:item|mainEntityOfPage) @id' +
    ')$');
/** Excludes values that may be text or templates. */
const ROOTED = /^(?:https?:\/)?\/[^\s{}]*$/i;
/**
 * https://www.w3.org/TR/json-ld11/. An `@id` is only a name, except in some properties, where it is
 * an address.
 */
const scanJsonLd = makeScan('anywhere', findByRole(({ place, path, value }) => {
    const isAddress = STRUCTURED.test(place) && ROOTED.test(value);
    if (isAddress && !path.includes('@context'))
        return 'structured';
    return undefined;
}));
/**
 * Anything else is a bare specifier, which has no address:
 * https://html.spec.whatwg.org/#resolving-a-url-like-module-specifier.
 */
const MODULE = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i;
/**
 * https://html.spec.whatwg.org/#import-maps. Entries that browsers ignore are left out, such as a
 * file for a key that ends with a slash.
 */
const scanImportMap = makeScan('near the root', findImport);
/** The depth of addresses, by the first key of their path. */
const DEPTHS = new Map([
    ['imports', 2],
    ['scopes', 3],
]);
function findImport({ path, value, line }) {
    const key = path.at(-1) ?? '';
    const isIntegrity = path[0] === 'integrity' && path.length === 2;
    if (isIntegrity && MODULE.test(key))
        return { role: 'compared', address: key, line, integrity: value };
    if (path.length !== DEPTHS.get(path[0]) || !MODULE.test(value))
        return undefined;
    if (key.endsWith('/') && !value.endsWith('/'))
        return undefined;
    return { role: 'import', address: value, line };
}

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 4 modules
var decode = __webpack_require__(9995);
;// CONCATENATED MODULE: ./lib/web/documents/markdown.js

/** The start of a fenced code block. Backticks that are closed on the same line are a code span. */
const FENCE = new RegExp(String.raw `^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?` + '(`{3,}(?![^`]*`)|~{3,})');
const FENCE_END = /^[ \t>]*(`{3,}|~{3,})\s*$/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const DEFINITION = /^ {0,3}\[[^\]^][^\]]{0,999}\]:[ \t]*/;
/** Escaped punctuation, which stands for itself. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
/**
 * Calls `found` for each link, picture and definition in Markdown
 * (https://spec.commonmark.org/0.31.2/), without code, comments and HTML. Plain URLs in text are
 * left out, too, because prose shows them as examples.
 */
function scanMarkdown(text, role, found) {
    const blanker = new CodeBlanker();
    for (const [line, written] of text.split('\n').entries())
        for (const address of listLinks(blanker.blankNext(written)))
            found({ role, address, line });
}
/** Replaces code, comments and scripts in Markdown, line by line. */
class CodeBlanker {
    /** The mark that opened the fenced code block at hand. */
    #fence;
    #isCode = false;
    #isBlank = true;
    /** The mark that ends the comment or script at hand; empty outside of them. */
    #skippedUntil = '';
    /** Returns the next line with spaces in their place, or an empty line. */
    blankNext(line) {
        if (this.#isInFence(line))
            return '';
        const mayBeCode = INDENTED.test(line) && !LIST_ITEM.test(line);
        this.#isCode = mayBeCode && (this.#isBlank || this.#isCode);
        this.#isBlank = line.trim() === '';
        if (this.#isCode)
            return '';
        const { plain, open } = blankHidden(line, this.#skippedUntil);
        this.#skippedUntil = open;
        return plain;
    }
    /** Does a line belong to a fenced code block, its marks included? */
    #isInFence(line) {
        if (this.#fence !== undefined) {
            const [, mark = ''] = FENCE_END.exec(line) ?? [];
            if (mark.startsWith(this.#fence))
                this.#fence = undefined;
            return true;
        }
        if (this.#skippedUntil !== '')
            return false;
        const [, opening] = FENCE.exec(line) ?? [];
        this.#fence = opening;
        return this.#fence !== undefined;
    }
}
/** The marks around parts of a text without links: the end, by the start. */
const END_MARKS = {
    '<!--': '-->',
    // A comment in MDX.
    '{/*': '*/}',
    '<pre': '</pre>',
    '<script': '</script>',
};
/** Blanks a line. `until`: the end mark of the part that is open at its start; empty if none is. */
function blankHidden(line, until) {
    const text = blankCodeSpans(line);
    const startMarks = /<!--|\{\/\*|<(?:pre|script)(?![\w-])/g;
    let plain = '';
    let at = 0;
    let open = until;
    for (;;) {
        if (open !== '') {
            const end = text.indexOf(open, at);
            const next = end === -1 ? text.length : end + open.length;
            plain += ' '.repeat(next - at);
            at = next;
            if (end === -1)
                return { plain, open };
        }
        startMarks.lastIndex = at;
        const mark = startMarks.exec(text);
        plain += text.slice(at, mark?.index);
        if (mark === null)
            return { plain, open: '' };
        at = mark.index;
        open = END_MARKS[mark[0]] ?? '';
    }
}
/**
 * Returns the line with code spans replaced by spaces. A span ends with as many backticks as it
 * begins with.
 */
function blankCodeSpans(line) {
    if (!line.includes('`'))
        return line;
    const runs = [...line.matchAll(/`+/g)];
    const following = Map.groupBy(runs.toReversed(), ([run]) => run.length);
    let plain = '';
    let at = 0;
    for (const { 0: run, index } of runs) {
        const alike = following.get(run.length);
        alike?.pop();
        const end = alike?.at(-1);
        if (index < at || end === undefined)
            continue;
        plain += line.slice(at, index);
        at = end.index + run.length;
        plain += ' '.repeat(at - index);
    }
    return plain + line.slice(at);
}
function* listLinks(line) {
    const definition = DEFINITION.exec(line)?.[0];
    if (definition !== undefined) {
        const { address } = readDestination(line, definition.length, '');
        if (address !== undefined)
            yield address;
        return;
    }
    const marks = /\]\(|<(?=https?:)/gi;
    for (let mark = marks.exec(line); mark !== null; mark = marks.exec(line)) {
        if (isEscaped(line, mark.index))
            continue;
        const { address, end } = readLink(line, mark);
        if (address !== undefined)
            yield address;
        // Continues after the text that was read, so that each character is read only once.
        marks.lastIndex = Math.max(end, mark.index + 1);
    }
}
function isEscaped(line, at) {
    return line[at - 1] === '\\' && line[at - 2] !== '\\';
}
/** Reads the link that a mark begins: `](` or the `<` of an autolink. */
function readLink(line, { 0: mark, index }) {
    if (mark === '<')
        return readAutolink(line, index);
    return readDestination(line, index + mark.length, ')');
}
/** Reads the address between the `<` at `at` and its `>`. */
function readAutolink(line, at) {
    const end = line.indexOf('>', at);
    if (end === -1)
        return { address: undefined, end: line.length };
    const address = line.slice(at + 1, end);
    if (/[\s<]/.test(address))
        return { address: undefined, end };
    return { address, end };
}
/**
 * Returns the end of an address without angle brackets: before a space, or before the `)` of the
 * link.
 */
function findEndOfBareAddress(line, from) {
    let depth = 0;
    for (let end = from; end < line.length; end++) {
        const sign = line[end] ?? '';
        if (sign === '\\')
            end++;
        else if (sign === '(')
            depth++;
        else if (sign === ')')
            depth--;
        if (depth < 0 || sign <= ' ')
            return end;
    }
    return line.length;
}
/** Reads an address as written, with or without angle brackets. */
function readWrittenAddress(line, start) {
    if (line[start] !== '<') {
        const end = findEndOfBareAddress(line, start);
        return { address: line.slice(start, end), end };
    }
    const bracket = line.indexOf('>', start);
    if (bracket === -1)
        return { address: undefined, end: line.length };
    return { address: line.slice(start + 1, bracket), end: bracket + 1 };
}
/**
 * Reads the address that begins at `at`. `close`: the character that must follow it and its title.
 */
function readDestination(line, at, close) {
    let start = at;
    while (line[start] === ' ' || line[start] === '\t')
        start++;
    const { address = '', end } = readWrittenAddress(line, start);
    const next = line.slice(end, end + 256).trimStart()[0] ?? '';
    const hasTitle = /^["'(]$/.test(next) && /\s/.test(line[end] ?? '');
    const isLink = close === '' || next === close || hasTitle;
    if (!isLink || address === '')
        return { address: undefined, end };
    return { address: (0,decode/* decodeHTML */.Gz)(address.replace(ESCAPED, '$1')), end };
}

;// CONCATENATED MODULE: ./lib/web/documents/documents.js
/** Lists the documents other than pages, and the data within pages, that contain addresses. */



/**
 * Relative links in published Markdown are mostly written for a repository, where other files
 * surround it. So only absolute and root-relative addresses are checked.
 */
const documents_ROOTED = /^(?:\/|https?:\/\/)/i;
/**
 * The largest file for AI agents that is read, in bytes. One file may contain the text of a whole
 * site.
 */
const MAX_AGENT_FILE_BYTES = 16 << 20;
/** The first entry that matches a name is used. */
const DOCUMENTS = [
    { title: 'the web manifest', names: /\.webmanifest$/i, scan: scanWebManifest, isCertain: true },
    {
        title: 'the web manifest',
        names: /(?:^|\/)(?:site\.)?manifest\.json$/i,
        scan: scanWebManifest,
    },
    {
        title: 'the feed',
        names: /\.(?:xml|rss|atom|rdf)$|(?:^|\/)(?:feed|rss|atom)$/i,
        scan: scanFeed,
        begins: beginsLikeFeed,
    },
    {
        title: 'llms.txt',
        names: /(?:^|\/)llms\.txt$/,
        scan: makeMarkdownScan('llms', /^/),
        maxBytes: MAX_AGENT_FILE_BYTES,
    },
    {
        title: 'the Markdown',
        names: /(?:^|\/)llms-[^/]*\.txt$/,
        scan: makeMarkdownScan('whole-site', documents_ROOTED),
        maxBytes: MAX_AGENT_FILE_BYTES,
    },
    {
        title: 'the Markdown',
        names: /(?:^|\/)sitemap\.md$/,
        scan: makeMarkdownScan('llms', documents_ROOTED),
        maxBytes: MAX_AGENT_FILE_BYTES,
    },
    {
        title: 'the Markdown',
        names: /\.(?:md|markdown)$/i,
        scan: makeMarkdownScan('markdown', documents_ROOTED),
    },
];
/** Returns a scan of Markdown for addresses that begin like this and are not templates. */
function makeMarkdownScan(role, begin) {
    return (text, found) => {
        scanMarkdown(text, role, (reference) => {
            const { address } = reference;
            if (begin.test(address) && !/[{}]|<%/.test(address))
                found(reference);
        });
        return 'read';
    };
}
/** Data in pages. The data of Next.js is not a list of addresses. */
const DATA = {
    'import-map': { title: 'an import map', scan: scanImportMap },
    'json-ld': { title: 'JSON-LD', scan: scanJsonLd },
};
/**
 * The largest document that is usually read, in bytes, and the longest data in a page, in
 * characters.
 */
const MAX_DOCUMENT_BYTES = 4 << 20;
/**
 * Returns the kind of document that a file with this name is read as; undefined if it is not read.
 */
function findDocument(name) {
    return DOCUMENTS.find(({ names }) => names.test(name));
}


/***/ }),

/***/ 3977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ walkJson),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5491);
/**
 * Reads untrusted JSON in time and memory proportional to its length, however deeply it is nested.
 */

/** The maximum depth that is visited. */
const MAX_DEPTH = 32;
/** How much of a key is kept, in characters: its end. It is in the paths of all values below. */
const MAX_KEY_CHARS = 8_192;
/**
 * Matches the start of a value, or a separator. Numbers, `true`, `false` and `null` are one token.
 */
const TOKEN = /["{}[\],]|[^\s"{}[\],:]+/g;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/**
 * Calls `visit` for each value in JSON, in the order of the text. `at` is the offset of the value,
 * and `value` is set for strings. The path is only valid during the call. Returns `read in part` if
 * values deeper than `MAX_DEPTH` were skipped. Returns `no JSON`, and visits nothing, if the text
 * is not valid JSON.
 */
function walkJson(text, visit) {
    if ((0,_common_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(text) === undefined)
        return 'no JSON';
    const walk = new JsonWalk(text.replace(/^\uFEFF/, ' '), visit);
    if (walk.read() > MAX_DEPTH)
        return 'read in part';
    return 'read';
}
class JsonWalk {
    #json;
    #visit;
    #path = [];
    #isList = [];
    #depth = 0;
    #deepest = 0;
    #isKeyNext = false;
    /** `json` must be valid JSON. */
    constructor(json, visit) {
        this.#json = json;
        this.#visit = visit;
    }
    /** Visits all values up to `MAX_DEPTH`. Returns the maximum depth of the text. */
    read() {
        const tokens = new RegExp(TOKEN);
        for (let token = tokens.exec(this.#json); token !== null; token = tokens.exec(this.#json)) {
            switch (token[0]) {
                case '{':
                case '[':
                    this.#openNesting(token.index);
                    break;
                case '}':
                case ']':
                    this.#closeNesting();
                    break;
                case ',':
                    this.#startNext();
                    break;
                case '"':
                    tokens.lastIndex = this.#readString(token.index);
                    break;
                default:
                    if (this.#isRead)
                        this.#visit(this.#path, token.index);
            }
        }
        return this.#deepest;
    }
    get #isRead() {
        return this.#depth <= MAX_DEPTH;
    }
    #openNesting(at) {
        if (this.#isRead)
            this.#visit(this.#path, at);
        this.#depth++;
        this.#deepest = Math.max(this.#deepest, this.#depth);
        if (!this.#isRead)
            return;
        const isList = this.#json[at] === '[';
        this.#isList.push(isList);
        this.#isKeyNext = !isList;
        this.#path.push('0');
    }
    #closeNesting() {
        this.#depth--;
        if (this.#depth >= MAX_DEPTH)
            return;
        this.#isList.pop();
        this.#path.pop();
    }
    #startNext() {
        if (!this.#isRead)
            return;
        this.#isKeyNext = this.#isList.at(-1) === false;
        if (this.#isKeyNext)
            return;
        const position = Number(this.#path.pop());
        this.#path.push(String(position + 1));
    }
    /** Reads the string that begins at an offset. Returns the offset after it. */
    #readString(at) {
        const end = findEndOfString(this.#json, at);
        const isKey = this.#isKeyNext;
        this.#isKeyNext = false;
        if (!this.#isRead)
            return end;
        const text = JSON.parse(this.#json.slice(at, end));
        if (!isKey)
            this.#visit(this.#path, at, text);
        else
            this.#path[this.#path.length - 1] = text.slice(-MAX_KEY_CHARS);
        return end;
    }
}
/** Returns the offset after the string that starts at `at`, in valid JSON. */
function findEndOfString(json, at) {
    let end = at + 1;
    while (json.charCodeAt(end) !== QUOTE)
        end += json.charCodeAt(end) === BACKSLASH ? 2 : 1;
    return end + 1;
}


/***/ }),

/***/ 7586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readXml)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9995);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_page_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4033);
/* harmony import */ var _page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7640);
/** Reads the XML of sitemaps and feeds, in which elements are not nested deeply. */




/** The maximum depth that is read, which is more than sitemaps and feeds use. */
const MAX_DEPTH = 64;
/**
 * Reads XML. Returns whether all elements have an end, or else why not all of it was read: it is
 * cut off, or nested deeper than `MAX_DEPTH`.
 */
function readXml(bytes, visitor) {
    const names = [];
    const path = [];
    let isTooDeep = false;
    const reader = new _page_page_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .PageReader */ .X({
        open(element) {
            const { name, start } = element;
            names.push(name);
            path.push(stripPrefix(name));
            isTooDeep = path.length > MAX_DEPTH;
            const attribute = (wanted) => getAttributeText(element, wanted);
            if (isTooDeep)
                reader.stop();
            else
                visitor.open(path, { name, line: reader.line(start), attribute });
            return false;
        },
        text(written) {
            visitor.text((0,entities_decode__WEBPACK_IMPORTED_MODULE_3__/* .decodeXML */ .ey)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(written)), path);
        },
        close(name) {
            // An empty element is closed although reading has stopped.
            if (isTooDeep)
                return;
            // An end tag also closes open elements within its element. A stray end tag closes nothing.
            const depth = names.lastIndexOf(name);
            while (depth !== -1 && names.length > depth) {
                visitor.close(path);
                names.pop();
                path.pop();
            }
        },
    }, _page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .XML_VOCABULARY */ .ji, 'xml');
    reader.read(bytes);
    if (isTooDeep)
        return 'too deep';
    if (path.length > 0)
        return 'cut off';
    return 'whole';
}
function getAttributeText(element, name) {
    const value = element.get(name);
    if (value === undefined)
        return undefined;
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value);
}
function stripPrefix(name) {
    return name.slice(name.indexOf(':') + 1);
}


/***/ }),

/***/ 7383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ listAddressForms)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);


/**
 * Returns the addresses at which some host may serve a file, the most usual one first: decoded,
 * without the base path.
 */
function listAddressForms(name) {
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
    if (stem === '')
        return [...new Set([_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, name, _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .HOME_PAGE */ .Ko, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('index')])];
    const folder = stem.concat('/');
    const file = stem.concat('.html');
    const index = folder.concat('index.html');
    const usual = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? [folder, stem] : [stem];
    return [...new Set([...usual, name, file, folder, index, folder.concat('index')])];
}


/***/ }),

/***/ 4820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findDottedPart)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

/**
 * Returns a name up to its first part that begins with a dot and is dropped; undefined if there is
 * none. `.well-known` is meant to be published:
 * https://www.rfc-editor.org/rfc/rfc8615.
 */
function findDottedPart(name, dropped = 'all-but-well-known') {
    if (dropped === 'none' || !/(?:^|\/)\./.test(name))
        return undefined;
    const isPublished = (part) => dropped === 'all-but-well-known' && part === '.well-known';
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .cutAfterPart */ .Q0)(name, (part) => part.startsWith('.') && !isPublished(part));
}


/***/ }),

/***/ 7722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wq: () => (/* binding */ HOST_NAMES),
  E1: () => (/* binding */ getHostTraits),
  tv: () => (/* binding */ isHostConfigFile)
});

// UNUSED EXPORTS: isInjectedByHosts, undoRewrites

// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/host/hosts/find-file.js
var find_file = __webpack_require__(2153);
;// CONCATENATED MODULE: ./lib/web/host/hosts/host-traits.js
/** Describes how a host treats sites. Each host has a file in this folder. */
/** The traits that most hosts share. */
const USUAL_TRAITS = {
    findShownPath: undefined,
    redirectFile: undefined,
    droppedDotFiles: 'none',
    configFiles: [],
    mergesSlashes: true,
    servicePaths: undefined,
    specialFiles: [],
    injectedPrefixes: [],
    defaultNotFoundPage: 'own-page',
    servesConfigFiles: false,
    isOffline: false,
    isSecure: true,
    siteSizeLimits: [],
    fileSizeLimits: [],
    fileCountLimits: [],
    filesPerFolderLimits: [],
};
/** One mebibyte. */
const MIB_BYTES = 1 << 20;
/** Returns the limit above which the host refuses the site. */
function errorAbove(max, phrase) {
    return { severity: 'error', max, phrase };
}
/** Returns the limit above which only the cheapest plan refuses the site, or none does. */
function warnAbove(max, phrase) {
    return { severity: 'warning', max, phrase };
}

// EXTERNAL MODULE: ./lib/web/host/hosts/staticwebapp-config.js
var staticwebapp_config = __webpack_require__(3017);
;// CONCATENATED MODULE: ./lib/web/host/hosts/azure-static-web-apps.js




/**
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read
 * 2026-11.
 */
const findAzureShownPath = (path, page, trailingSlash) => {
    const stem = `/${(0,page_names/* getStem */.qp)(page)}`;
    const isFolder = (0,page_names/* isIndexPage */.sf)(page);
    switch (trailingSlash) {
        case 'always':
            return `${stem}/`;
        case 'never':
            return stem;
        case 'auto':
            return isFolder ? `${stem}/` : stem;
        case undefined:
            return isFolder ? path : stem;
    }
};
const AZURE_STATIC_WEB_APPS = {
    ...USUAL_TRAITS,
    title: 'Azure Static Web Apps',
    // https://github.com/slorber/trailing-slash-guide, read 2026-11.
    findFile: find_file/* findByNameOfEitherForm */.QC,
    findShownPath: findAzureShownPath,
    // https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11.
    redirectFile: { name: staticwebapp_config/* CONFIG_FILE */.g2, parse: staticwebapp_config/* parseAzure */.z0 },
    // Logins and APIs:
    // https://learn.microsoft.com/en-us/azure/static-web-apps/authentication-authorization, read
    // 2026-11.
    servicePaths: /^\/(?:\.auth|api|data-api)(?:\/|$)/,
    configFiles: [staticwebapp_config/* CONFIG_FILE */.g2],
    // https://github.com/Azure/static-web-apps/issues/782.
    fileCountLimits: [errorAbove(15_000, 'the 15,000 that Azure Static Web Apps allows on any plan')],
    // https://learn.microsoft.com/en-us/azure/static-web-apps/quotas, read 2026-11; error messages of
    // the service say 524288000 bytes.
    siteSizeLimits: [
        errorAbove(500 * MIB_BYTES, 'the 500 MB that Azure Static Web Apps allows on its standard plan'),
        warnAbove(250 * MIB_BYTES, 'the 250 MB that Azure Static Web Apps allows on its free plan'),
    ],
};

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/redirects/responses.js
var responses = __webpack_require__(1359);
// EXTERNAL MODULE: ./lib/web/host/hosts/cloudflare-redirects.js
var cloudflare_redirects = __webpack_require__(8386);
;// CONCATENATED MODULE: ./lib/web/host/hosts/cloudflare.js
/** The traits of Cloudflare Pages, and of Workers with static assets. */




/** Returns the traits that Pages and Workers share. */
function makeCloudflareTraits(product) {
    const title = `Cloudflare ${product}`;
    return {
        ...USUAL_TRAITS,
        title,
        // `notFound` in the code of both products, read 2026-11.
        hasNestedNotFound: true,
        redirectFile: {
            name: '_redirects',
            parse: (text, domain) => (0,cloudflare_redirects/* parseCloudflare */.dt)(text, domain, product),
        },
        // E-mail protection, image resizing:
        // https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/, read 2026-11.
        servicePaths: /^\/cdn-cgi(?:\/|$)/,
        // With Web Analytics, as seen in served pages, 2026-11.
        injectedPrefixes: ['/cdn-cgi/', 'https://static.cloudflareinsights.com/'],
        undoRewrite: showProtectedEmails,
        // https://developers.cloudflare.com/pages/platform/limits/ and
        // https://developers.cloudflare.com/workers/platform/limits/, read 2026-11.
        fileSizeLimits: [errorAbove(25 * MIB_BYTES, `the 25 MiB that ${title} allows per file`)],
        fileCountLimits: [
            errorAbove(100_000, `the 100,000 that ${title} allows on its paid plans`),
            warnAbove(20_000, `the 20,000 that ${title} allows on its free plan`),
        ],
    };
}
/** `generateHandler` of `@cloudflare/pages-shared`, read 2026-11. */
const findOnPages = (path, lookup) => {
    const lookUpPath = (absolute) => lookup(absolute.slice(1));
    if (path.endsWith('/'))
        return findFolderOnPages(path, lookUpPath);
    const exact = lookUpPath(path);
    if (exact !== undefined)
        return findExactOnPages(path, exact, lookUpPath);
    if (path.endsWith('/index'))
        return (0,responses/* makeRedirectResponse */.EH)(path.slice(0, -'index'.length));
    const page = lookUpPath(`${path}.html`);
    if (page !== undefined)
        return { kind: 'file', fileIndex: page };
    if (lookUpPath(`${path}/index.html`) === undefined)
        return undefined;
    return (0,responses/* makeRedirectResponse */.EH)(path.concat('/'));
};
function findFolderOnPages(path, lookUpPath) {
    const index = lookUpPath(`${path}index.html`);
    if (index !== undefined)
        return { kind: 'file', fileIndex: index };
    if (path.endsWith('/index/'))
        return (0,responses/* makeRedirectResponse */.EH)(path.slice(0, -'index/'.length));
    const bare = path.slice(0, -1);
    if (lookUpPath(`${bare}.html`) === undefined)
        return undefined;
    return (0,responses/* makeRedirectResponse */.EH)(bare);
}
/** Redirects pages to their address without `.html`, unless another file has that name. */
function findExactOnPages(path, fileIndex, lookUpPath) {
    if (!path.endsWith('.html'))
        return { kind: 'file', fileIndex };
    const bare = path.slice(0, -'.html'.length);
    if (bare.endsWith('/index'))
        return (0,responses/* makeRedirectResponse */.EH)(bare.slice(0, -'index'.length));
    if (bare === '/' || lookUpPath(bare) !== undefined)
        return { kind: 'file', fileIndex };
    return (0,responses/* makeRedirectResponse */.EH)(bare);
}
/**
 * `getIntent` of `@cloudflare/workers-shared`'s asset worker with `auto-trailing-slash`, read
 * 2026-11.
 */
const findOnWorkers = (path, lookup) => {
    for (const { name, to } of listAttempts(path)) {
        const fileIndex = lookup(name.slice(1));
        if (fileIndex === undefined)
            continue;
        if (to === undefined)
            return { kind: 'file', fileIndex };
        // Redirects only to an address at which the same file is served.
        if (findShownOnWorkers(to, lookup) === fileIndex)
            return (0,responses/* makeRedirectResponse */.EH)(to);
    }
    return undefined;
};
/** Returns the file that is served at a path without a redirect. */
function findShownOnWorkers(path, lookup) {
    for (const { name, to } of listAttempts(path)) {
        const fileIndex = lookup(name.slice(1));
        if (fileIndex !== undefined && to === undefined)
            return fileIndex;
    }
    return undefined;
}
const TO_FOLDER = { name: '/index.html', to: '/' };
const TO_PAGE = { name: '.html', to: '' };
/** The first attempts, by the end of the path. */
const BY_END = [
    { end: '/index', first: [{ name: '/index' }, TO_FOLDER, TO_PAGE] },
    { end: '/index.html', first: [TO_FOLDER, TO_PAGE] },
    { end: '/', first: [{ name: '/index.html' }, TO_PAGE] },
    { end: '.html', first: [TO_PAGE, TO_FOLDER] },
];
/** The attempts that follow for any path. */
const ALWAYS = [{ name: '' }, { name: '.html' }, TO_FOLDER];
function listAttempts(path) {
    const always = prependStart(path, ALWAYS);
    const found = BY_END.find(({ end }) => path.endsWith(end));
    if (found === undefined)
        return always;
    const start = path.slice(0, path.length - found.end.length);
    return [...prependStart(start, found.first), ...always];
}
function prependStart(start, attempts) {
    return attempts.map(({ name, to }) => {
        if (to === undefined)
            return { name: start + name };
        return { name: start + name, to: start.concat(to) };
    });
}
/** The mark of a hidden email address in a tag, and the rest of the tag and its element. */
const EMAIL_MARK = /\bdata-cfemail="([0-9a-f]{2,600})"/;
const REST_OF_ELEMENT = /[^>]{0,300}>[^<]{0,100}<\/(?:a|span)>/;
const PROTECTED_EMAIL = new RegExp(`${EMAIL_MARK.source}${REST_OF_ELEMENT.source}`, 'g');
const PROTECTED_LINK = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{2,600})/g;
/**
 * The maximum distance from the start of the tag to the mark of a hidden address, in characters.
 */
const MAX_TAG_CHARS = 300;
/**
 * Returns a page with the email addresses that Cloudflare has hidden from robots, which is on by
 * default: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/,
 * read 2026-11. Cloudflare adds a script that shows them to readers.
 */
function showProtectedEmails(page) {
    if (!page.includes('/cdn-cgi/l/email-protection'))
        return page;
    let original = '';
    let copiedTo = 0;
    for (const { 0: all, 1: hex = '', index } of page.matchAll(PROTECTED_EMAIL)) {
        const searchStart = Math.max(copiedTo, index - MAX_TAG_CHARS);
        const tagOffset = page.slice(searchStart, index).lastIndexOf('<');
        if (tagOffset === -1)
            continue;
        original += page.slice(copiedTo, searchStart + tagOffset) + decodeEmail(hex);
        copiedTo = index + all.length;
    }
    original += page.slice(copiedTo);
    return (0,byte_strings/* asBytes */.Yd)(original.replace(PROTECTED_LINK, (_, hex) => `mailto:${decodeEmail(hex)}`));
}
/** The first byte is the key for the others. */
function decodeEmail(hex) {
    const [key = 0, ...bytes] = Buffer.from(hex, 'hex');
    return Buffer.from(bytes.map((byte) => byte ^ key)).toString('latin1');
}
const CLOUDFLARE_PAGES = {
    ...makeCloudflareTraits('Pages'),
    // https://developers.cloudflare.com/pages/configuration/serving-pages/, read 2026-11.
    findFile: findOnPages,
    defaultNotFoundPage: 'home-page',
    configFiles: ['_redirects', '_headers', '_routes.json', '_worker.js'],
    // `IGNORE_LIST` of `wrangler pages deploy`:
    // https://github.com/cloudflare/workers-sdk/issues/2240.
    specialFiles: [
        {
            pattern: /^functions\//,
            fate: 'left-out',
            why: 'it treats the scripts in this folder as functions and leaves the rest out',
        },
        {
            pattern: /^(?:.*\/)?node_modules\//,
            fate: 'left-out',
            why: 'uploads leave out folders of this name',
        },
        // `produceWorkerBundleForWorkerJSDirectory` of wrangler 4.164, read 2026-11.
        {
            pattern: /^_worker\.js\//,
            unlessBeside: /^_worker\.js\/index\.js$/,
            fate: 'refused',
            why: 'it treats this folder as a Worker, which must start in a file `index.js`',
        },
        {
            pattern: /^_worker\.js(?:\/|$)/,
            fate: 'left-out',
            why: 'it treats this as a Worker that handles all requests',
        },
        {
            pattern: /^_routes\.json$/,
            fate: 'left-out',
            why: 'it treats this as the list of addresses that functions handle',
        },
    ],
};
const CLOUDFLARE_WORKERS = {
    ...makeCloudflareTraits('Workers'),
    // https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/, read
    // 2026-11.
    findFile: findOnWorkers,
    configFiles: ['_redirects', '_headers', '.assetsignore'],
    // Wrangler uploads such a file as `application/null`, which stands for no header, read 2026-11.
    omitsTypeWithoutExtension: true,
    // https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets, read 2026-11.
    ignoreFile: '.assetsignore',
    // `errorOnLegacyPagesWorkerJSAsset` of wrangler 4.164, read 2026-11: any file with this name is
    // enough.
    specialFiles: [
        {
            pattern: /^_worker\.js[^/]*(?:\/|$)/,
            unlessBeside: /^\.assetsignore$/,
            fate: 'refused',
            why: 'it looks like a Worker for Cloudflare Pages; remove it, or list it in a file `.assetsignore`',
        },
        {
            pattern: /^_worker\.js(?:\/|$)/,
            onlyBeside: /^\.assetsignore$/,
            fate: 'exposed',
            why: 'it looks like a Worker for Cloudflare Pages, and the file `.assetsignore` does not list it',
        },
    ],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/github-pages.js


const GB_BYTES = 1_000_000_000;
/**
 * Redirects a folder without a slash to the address with one:
 * https://github.com/slorber/trailing-slash-guide, read 2026-11.
 */
const GITHUB_PAGES = {
    ...USUAL_TRAITS,
    title: 'GitHub Pages',
    findFile: find_file/* findByName */._U,
    // https://github.com/actions/upload-pages-artifact/pull/102.
    droppedDotFiles: 'all',
    // https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site, read
    // 2026-11.
    configFiles: ['CNAME'],
    servesConfigFiles: true,
    branch: {
        // https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github,
        // read 2026-11.
        fileSizeLimit: { max: 100 * MIB_BYTES, phrase: 'the 100 MiB that GitHub accepts in a push' },
        // https://docs.github.com/en/pages/setting-up-a-github-pages-site-with-jekyll/about-github-pages-and-jekyll,
        // read 2026-11.
        noBuildFile: '.nojekyll',
        omittedNames: /^_/,
        ignoreFile: '.gitignore',
        // https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages,
        // read 2026-11.
        domainFile: 'CNAME',
    },
    siteSizeLimits: [
        // https://github.com/actions/deploy-pages, read 2026-11.
        errorAbove(10 * GB_BYTES, 'the 10 GB that GitHub Pages allows for an artifact'),
        // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits, read
        // 2026-11.
        warnAbove(GB_BYTES, 'the 1 GB that GitHub Pages allows for a published site'),
    ],
};

// EXTERNAL MODULE: ./lib/web/host/hosts/netlify-redirects.js
var netlify_redirects = __webpack_require__(7396);
;// CONCATENATED MODULE: ./lib/web/host/hosts/netlify.js



/**
 * Like most hosts, but `/x/` is served from `x.html` first: Netlify's pretty URLs, which are on by
 * default.
 */
const findNetlifyFile = (path, lookup, settings) => {
    const isFolder = path !== '/' && path.endsWith('/');
    const page = isFolder ? lookup(`${path.slice(1, -1)}.html`) : undefined;
    if (page === undefined)
        return (0,find_file/* findByName */._U)(path, lookup, settings);
    return { kind: 'file', fileIndex: page };
};
/**
 * Files that uploads leave out, so their names do not matter: `getDeployFilesFilter` of
 * netlify-cli, read 2026-11.
 */
const NOT_UPLOADED = /(?:.*\/)?(?:\.(?!well-known\/)|__MACOSX)/;
/** A name up to the end of the first file or folder in it with one of these characters. */
const WITH_REFUSED_CHARACTER = /(?:[^#?]*\/)?[^/#?]*[#?][^/]*(?:\/|$)/;
const REFUSED_NAME = new RegExp(`^(?!${NOT_UPLOADED.source})${WITH_REFUSED_CHARACTER.source}`);
const NETLIFY = {
    ...USUAL_TRAITS,
    title: 'Netlify',
    // https://github.com/slorber/trailing-slash-guide, read 2026-11. Netlify redirects other forms.
    findFile: findNetlifyFile,
    redirectFile: { name: '_redirects', parse: netlify_redirects/* parseNetlify */.xo },
    servicePaths: netlify_redirects/* RESERVED_PATHS */.Kh,
    // https://github.com/netlify/js-client/pull/226.
    droppedDotFiles: 'all-but-well-known',
    // https://docs.netlify.com/routing/redirects/, read 2026-11.
    configFiles: ['_redirects', '_headers', 'netlify.toml'],
    specialFiles: [
        // https://docs.netlify.com/build/configure-builds/file-based-configuration/, read 2026-11.
        {
            pattern: /^netlify\.toml$/,
            fate: 'unsupported',
            why: 'The check does not read this file: Netlify reads it from the folder in which a build or a deployment starts. Rules for addresses in it are only known if they are in `_redirects`, too.',
        },
        // https://github.com/netlify/build/issues/2193 and
        // https://github.com/gatsbyjs/gatsby/issues/7565, read 2026-11.
        {
            pattern: REFUSED_NAME,
            fate: 'refused',
            why: 'names of files and folders cannot contain `#` or `?`',
        },
    ],
    // As seen in served pages, 2026-11.
    injectedPrefixes: ['/.netlify/scripts/'],
    // https://docs.netlify.com/site-deploys/overview/, read 2026-11.
    filesPerFolderLimits: [errorAbove(54_000, 'the 54,000 that Netlify allows in one folder')],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/nginx.js


/**
 * With `try_files $uri $uri.html $uri/`:
 * https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files, read 2026-11. Redirects a
 * folder without a slash to the address with one.
 */
const NGINX = {
    ...USUAL_TRAITS,
    title: 'nginx',
    findFile: find_file/* findByName */._U,
    isSecure: false,
};
/** nginx in a network without access to others. */
const AIR_GAPPED = { ...NGINX, title: 'nginx (air-gapped)', isOffline: true };

;// CONCATENATED MODULE: ./lib/web/host/hosts/s3-cloudfront.js


// The viewer function in examples/s3-cloudfront-viewer-function.js requests the following files and
// paths from S3 unchanged. A test compares the two.
/** Files that browsers and feed readers load as text. */
const TEXT_FILES = /\.(?:html?|xhtml|css|m?js|cjs|map|wasm|json|jsonl|jsonld|geojson|webmanifest|xml|xsl|rss|atom|txt|md|mdx|csv|tsv|ya?ml|toml|data|bin|inv|idx|pagefind|pf_[a-z]+)$/i;
/** Pictures, audio, video and fonts. */
const MEDIA_FILES = /\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|og[agv]|opus|wav|flac|vtt|srt|glb|gltf|lottie|woff2?|ttf|otf|eot)$/i;
/** Files for readers to save. */
const DOWNLOADS = /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[tsp]|ics|zip|tar|t?gz|t?xz|bz2|zst|7z|br|jar|whl|exe|dmg|pkg|msi|deb|rpm|apk|iso|asc|sig|pem|crt)$/i;
const SOURCE_CODE = /\.(?:py|ipynb|sh|ps1|ts|tsx|jsx|java|kt|go|rs|rb|php|swift|sql|proto|graphqls?|diff|patch|tf|xsd|wsdl|tex|bib)$/i;
const FILES = [TEXT_FILES, MEDIA_FILES, DOWNLOADS, SOURCE_CODE];
/**
 * Other paths that the function requests unchanged, from the root of the host. They do not exist
 * below a base path.
 */
const OTHER_UNCHANGED_PATHS = [/^api\/search$/, /^\.well-known\//];
/**
 * Looks for exactly one file. The function adds `.html` or `/index.html` to all pages, depending on
 * the site. The root of the host always has an index; a folder only if pages are folders.
 */
const findByKey = (path, lookup, { isHostRoot, hasFolderPages }) => {
    const name = path.slice(1);
    if (name === '' && isHostRoot)
        return (0,find_file/* findFirst */.i8)(lookup, ['index.html']);
    const unchanged = isHostRoot ? [...FILES, ...OTHER_UNCHANGED_PATHS] : FILES;
    if (unchanged.some((pattern) => pattern.test(name)))
        return (0,find_file/* findFirst */.i8)(lookup, [name]);
    const bare = name.replace(/\/$/, '');
    if (!hasFolderPages()) {
        if (name === '')
            return undefined;
        return (0,find_file/* findFirst */.i8)(lookup, [`${bare}.html`]);
    }
    if (name === '')
        return (0,find_file/* findFirst */.i8)(lookup, ['index.html']);
    return (0,find_file/* findFirst */.i8)(lookup, [`${bare}/index.html`]);
};
const S3_CLOUDFRONT = {
    ...USUAL_TRAITS,
    title: 'S3 behind CloudFront',
    // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html, read
    // 2026-11.
    findFile: findByKey,
    findShownPath: find_file/* keepPath */.Bd,
    mergesSlashes: false,
};

// EXTERNAL MODULE: ./lib/web/host/hosts/vercel-json.js + 4 modules
var vercel_json = __webpack_require__(9886);
;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel.js



/**
 * Serves a file at its name, and a folder, with or without a slash, from its `index.html`. With
 * `cleanUrls`, pages are served without `.html`.
 */
const findVercelFile = (path, lookup, { cleanUrls }) => {
    const name = path.slice(1);
    const bare = name.endsWith('/') ? name.slice(0, -1) : name;
    if (bare === '')
        return (0,find_file/* findFirst */.i8)(lookup, ['index.html']);
    const index = `${bare}/index.html`;
    if (cleanUrls)
        return (0,find_file/* findFirst */.i8)(lookup, [name, `${bare}.html`, index]);
    return (0,find_file/* findFirst */.i8)(lookup, [name, index]);
};
/**
 * Functions, but not files or folders whose names begin with `_` or a dot, nor type declarations.
 */
const NO_FUNCTION = /(?:.*\/)?[_.]|.*\.d\.ts$/;
const FUNCTION_FILE = /.*\.(?:[cm]?[jt]s|tsx|go|py|rb|rs)$/;
const VERCEL_FUNCTION = new RegExp(`^api/(?!${NO_FUNCTION.source})${FUNCTION_FILE.source}`);
const PREBUILT = ', unless the site is deployed with --prebuilt';
const VERCEL = {
    ...USUAL_TRAITS,
    title: 'Vercel',
    // https://vercel.com/docs/project-configuration/vercel-json#cleanurls, read 2026-11.
    findFile: findVercelFile,
    findShownPath: find_file/* keepPath */.Bd,
    redirectFile: { name: vercel_json/* VERCEL_JSON */.p, parse: vercel_json/* parseVercel */.j },
    // Analytics and speed insights: https://vercel.com/docs/analytics/quickstart, read 2026-11.
    servicePaths: /^\/_vercel(?:\/|$)/,
    configFiles: [vercel_json/* VERCEL_JSON */.p],
    servesConfigFiles: true,
    // https://vercel.com/docs/functions/runtimes, and `detectBuilders` of `@vercel/fs-detectors` 6.9,
    // read 2026-11.
    specialFiles: [
        {
            pattern: /^api\//,
            onlyBeside: VERCEL_FUNCTION,
            fate: 'unless-prebuilt',
            why: `it treats the scripts in this folder as functions and leaves the rest out${PREBUILT}`,
        },
        {
            pattern: /^(?:.*\/)?node_modules\//,
            fate: 'unless-prebuilt',
            why: `uploads leave out folders of this name${PREBUILT}`,
        },
        { pattern: /^public\//, fate: 'alone', why: '' },
    ],
    // https://github.com/tldraw/tldraw/pull/9340 and
    // https://github.com/RaoFoundation/subtensor/pull/2946, read 2026-11.
    fileCountLimits: [
        warnAbove(15_000, 'the 15,000 that Vercel accepts in one upload, unless `--archive=tgz` packs them'),
    ],
    // The toolbar, as seen in served pages, 2026-11.
    injectedPrefixes: ['https://vercel.live/'],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts.js
/** The traits of each supported host. They are in one file per host in `hosts`. */









const HOSTS = {
    'github-pages': GITHUB_PAGES,
    's3-cloudfront': S3_CLOUDFRONT,
    'cloudflare-pages': CLOUDFLARE_PAGES,
    'cloudflare-workers': CLOUDFLARE_WORKERS,
    'azure-static-web-apps': AZURE_STATIC_WEB_APPS,
    netlify: NETLIFY,
    vercel: VERCEL,
    nginx: NGINX,
    'air-gapped': AIR_GAPPED,
};
const ALL = Object.values(HOSTS);
const ALL_SERVICE_PATHS = ALL.map(({ servicePaths }) => servicePaths).filter((each) => each !== undefined);
/** Used if no host is given: an address is fine if any host would serve it. */
const ANY_HOST = {
    ...USUAL_TRAITS,
    title: 'any host',
    findFile: find_file/* findByNameOfEitherForm */.QC,
    servicePaths: new RegExp(ALL_SERVICE_PATHS.map(({ source }) => source).join('|')),
    defaultNotFoundPage: 'unknown',
    // `web.config` is for IIS.
    configFiles: [...new Set([...ALL.flatMap(({ configFiles }) => configFiles), 'web.config'])],
    servesConfigFiles: true,
    injectedPrefixes: ALL.flatMap(({ injectedPrefixes }) => injectedPrefixes),
    isSecure: false,
};
/** The values that the input `host` accepts. */
const HOST_NAMES = Object.keys(HOSTS);
/**
 * Returns the traits of a host. Without a host, they are such that only what fails on every host is
 * reported.
 */
function getHostTraits(host) {
    if (host === undefined)
        return ANY_HOST;
    return HOSTS[host];
}
/** Returns whether an address is one that some host adds to the pages that it serves. */
function isInjectedByHosts(address) {
    return ANY_HOST.injectedPrefixes.some((start) => address.startsWith(start));
}
/** Several products of one host may rewrite pages in the same way. */
const UNDO_REWRITES = new Set(ALL.map(({ undoRewrite }) => undoRewrite).filter((each) => each !== undefined));
/** Returns a page as it was before a host rewrote it. */
function undoRewrites(page) {
    let original = page;
    for (const undoRewrite of UNDO_REWRITES)
        original = undoRewrite(original);
    return original;
}
/**
 * Returns whether a file in the site's root may be read, and so not served, by a host or server.
 */
function isHostConfigFile(name) {
    return ANY_HOST.configFiles.includes(name);
}


/***/ }),

/***/ 8386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dt: () => (/* binding */ parseCloudflare),
/* harmony export */   yL: () => (/* binding */ MAX_LINE_CHARS),
/* harmony export */   yq: () => (/* binding */ MAX_STATIC_RULES)
/* harmony export */ });
/* harmony import */ var _redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3922);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3492);
/* harmony import */ var _redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7927);
/* harmony import */ var _redirects_responses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1359);
/* harmony import */ var _redirects_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1757);
/* harmony import */ var _redirects_rule_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4336);
/* harmony import */ var _redirects_targets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9981);
/**
 * Cloudflare's `_redirects`, for Pages and for Workers with static assets. Both parse it with
 * `parseRedirects` and match it with `generateRuleRegExp` of `@cloudflare/workers-shared`, read
 * 2026-11 (commit f830836). Rules come before files:
 * https://developers.cloudflare.com/workers/static-assets/redirects/, read 2026-11.
 */







/**
 * The maximum number of rules without `*` and placeholders:
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11.
 */
const MAX_STATIC_RULES = 2_000;
const MAX_DYNAMIC_RULES = 100;
/**
 * The maximum length of a line. The code has 2,000 characters (`MAX_LINE_LENGTH`); the manual still
 * says 1,000.
 */
const MAX_LINE_CHARS = 2_000;
const STATUSES = new Set([200, 301, 302, 303, 307, 308]);
/** A source or a target with a host name, as `URL_REGEX` matches it. */
const HTTPS_ADDRESS = /^https:\/\/+([^/]+)\/?(.*)/;
const SCHEME = /https?:\/\//;
const HOST_AFTER_SLASHES = /\/\/(?:[\w-]+\.)+(?!html?\b)[a-z]{2,}(?:[/:?#]|$)/;
/**
 * Sources that were meant to have a host name, but that Cloudflare reads as a path. `validateUrl`
 * of wrangler 4.86 only refuses `https://`, and turns `http://x` into the path `/http://x`, read
 * and run 2026-11. Two slashes may also begin a path, so here a host name must contain a dot.
 */
const MEANT_AS_HOST = new RegExp(`^(?:${SCHEME.source}|${HOST_AFTER_SLASHES.source})`, 'i');
/** A `*`, or a placeholder such as `:name`. */
const WILDCARD = /(\*|:[A-Za-z]\w*)/;
/**
 * Returns the rules of a `_redirects` file as Cloudflare reads it. `domain` is the site's own host,
 * if it is known.
 */
function parseCloudflare(text, domain, product) {
    const parser = new LineParser(product);
    const { rules, problems } = (0,_redirects_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRules */ .N)((0,_redirects_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .listLines */ .i)(text), (line) => parser.parse(line));
    const responder = new CloudflareResponder(rules, domain, product);
    return (0,_redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_0__/* .makeRedirects */ .e)({ rules, problems, domain, responder });
}
/** Serves the first rule that matches, and files only without one. */
class CloudflareResponder {
    #index;
    #domain;
    #product;
    constructor(rules, domain, product) {
        this.#index = new _redirects_rule_index_js__WEBPACK_IMPORTED_MODULE_5__/* .RuleIndex */ .P(rules);
        this.#domain = domain;
        this.#product = product;
    }
    *listResponses(request, findFile) {
        yield this.#findResponse(request, findFile);
    }
    #findResponse({ path, query }, findFile) {
        const [match] = this.#index.findMatches([path]);
        if (match === undefined)
            return (0,_redirects_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDirectResponse */ .tC)(findFile(path));
        const { rule, captures } = match;
        const target = (0,_redirects_targets_js__WEBPACK_IMPORTED_MODULE_6__/* .expandTarget */ .mW)(rule.to, captures);
        if (target === undefined)
            return { kind: 'undecided', rule };
        const to = this.#mergeSlashes(target, rule);
        if (rule.action === 'redirect')
            return { kind: 'redirect', to, rule };
        return (0,_redirects_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .makeRewriteResponse */ .KV)(to, rule, { path, query, findFile, domain: this.#domain });
    }
    /** Workers removes empty segments that a `*` or a placeholder inserts. */
    #mergeSlashes(target, { source }) {
        const mergesSlashes = this.#product === 'Workers' && source.kind === 'pattern';
        if (!mergesSlashes || /^\w+:\/\//.test(target))
            return target;
        return target.replace(/\/{2,}/g, '/');
    }
}
/** Parses the lines of one file, with the checks in the order of `parseRedirects`. */
class LineParser {
    #product;
    /** How many rules came before the first with `*` or a placeholder. */
    #staticRules = 0;
    /** How many rules came from the first with `*` or a placeholder on. */
    #dynamicRules = 0;
    /** The sources of all rules so far. */
    #seen = new Set();
    constructor(product) {
        this.#product = product;
    }
    /** Returns the rule in a line. Cloudflare also counts rules that turn out to be invalid. */
    parse(line) {
        if (this.#dynamicRules > MAX_DYNAMIC_RULES)
            return undefined;
        if (line.length > MAX_LINE_CHARS)
            return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .makeProblem */ .km)('over-limit', TOO_LONG);
        const parts = splitRule(line);
        if (parts.length < 2 || parts.length > 3)
            return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .makeProblem */ .km)('ignored', `A rule has two or three parts, not ${parts.length}: from, to, and a status code.`);
        const [writtenFrom = '', to = '', writtenStatus = '302'] = parts;
        if (HTTPS_ADDRESS.test(writtenFrom))
            return this.#makeRefusalProblem(WITH_HOST);
        const from = extractPathname(writtenFrom);
        const status = Number(writtenStatus);
        const problem = this.#noteRule(from) ??
            findTargetProblem(to) ??
            findStatusProblem(status, writtenStatus) ??
            this.#noteSource(from, to);
        if (problem !== undefined)
            return problem;
        if (MEANT_AS_HOST.test(writtenFrom))
            return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .makeProblem */ .km)('ignored', `${WITH_HOST}.`);
        const isRewrite = status === 200;
        if (isRewrite && HTTPS_ADDRESS.test(to))
            return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .makeProblem */ .km)('ignored', 'A rule with status 200 cannot point to another host.');
        const source = parseSource(from, writtenFrom);
        if ((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .isProblem */ .AN)(source))
            return source;
        return {
            from: writtenFrom,
            to,
            action: isRewrite ? 'rewrite' : 'redirect',
            status,
            isForced: true,
            isConditional: false,
            source,
        };
    }
    /** Counts a rule, and returns a problem if it exceeds the limit. */
    #noteRule(from) {
        if (this.#dynamicRules > 0 || WILDCARD.test(from)) {
            this.#dynamicRules++;
            if (this.#dynamicRules <= MAX_DYNAMIC_RULES)
                return undefined;
            const which = 'from the first with `*` or a placeholder on';
            return this.#makeRefusalProblem(describeLimit(MAX_DYNAMIC_RULES, which), 'over-limit');
        }
        this.#staticRules++;
        if (this.#staticRules <= MAX_STATIC_RULES)
            return undefined;
        const which = 'without `*` and placeholders';
        return this.#makeRefusalProblem(describeLimit(MAX_STATIC_RULES, which), 'over-limit');
    }
    /**
     * Notes the source of a rule. Returns a problem if the rule points back to its source, or if an
     * earlier rule has the same source.
     */
    #noteSource(from, to) {
        // Cloudflare does not detect a loop if a query or a fragment follows.
        const isToIndex = !HTTPS_ADDRESS.test(to) && /\/index(?:\.html)?$/.test(to);
        if (isToIndex && /\/(?:\*)?$/.test(from))
            return this.#makeRefusalProblem(LEADS_BACK);
        if (this.#seen.has(from))
            return this.#makeRefusalProblem('An earlier rule covers the same addresses');
        this.#seen.add(from);
        return undefined;
    }
    /**
     * Returns a problem for which Pages ignores a rule, while Workers refuses the deployment with
     * code 10021 or 100324. Only the server reports these codes.
     * https://github.com/cloudflare/workers-sdk/issues/10992 and 15624, and
     * https://github.com/rustfs/docs.rustfs.com/pull/137, read 2026-11.
     */
    #makeRefusalProblem(what, kind = 'ignored') {
        if (this.#product === 'Pages')
            return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .makeProblem */ .km)(kind, `${what}.`);
        const reason = what.charAt(0).toLowerCase() + what.slice(1);
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .makeProblem */ .km)('invalid', `Cloudflare Workers refuses the deployment: ${reason}.`);
    }
}
const TOO_LONG = `The line is longer than the ${MAX_LINE_CHARS} characters that Cloudflare accepts.`;
const WITH_HOST = 'A rule cannot begin with a host name';
const LEADS_BACK = 'The rule would point back to itself, since `/index.html` is served as `/`';
function describeLimit(limit, which) {
    return `This is one more than the ${limit} rules ${which} that Cloudflare accepts`;
}
/** Returns the parts of a line, without a comment at its end. */
function splitRule(line) {
    const [rule = ''] = line.split(/\s#/, 1);
    return rule.trimEnd().split(/\s+/);
}
function findTargetProblem(to) {
    if (HTTPS_ADDRESS.test(to) || to.startsWith('/'))
        return undefined;
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .makeProblem */ .km)('ignored', 'The target has to begin with `/` or `https://`.');
}
function findStatusProblem(status, written) {
    if (STATUSES.has(status))
        return undefined;
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .makeProblem */ .km)('ignored', `The status code can be 200, 301, 302, 303, 307 or 308, not ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(written)}.`);
}
/** Returns the path without query and fragment, like `extractPathname` of Cloudflare. */
function extractPathname(written) {
    const absolute = written.startsWith('/') ? written : `/${written}`;
    const [path = ''] = absolute.split(/[?#]/, 1);
    return path;
}
/** Returns the paths that a rule matches, or why the rule does not apply. */
function parseSource(from, written) {
    // `split` puts a wildcard in every second part.
    const [start = '', ...rest] = from.split(WILDCARD);
    if (rest.length === 0)
        return { kind: 'exact', path: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q0)(from) };
    const parts = [start, ...rest].map((part, i) => {
        if (i % 2 === 0)
            return (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q0)(part);
        return part === '*' ? (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .makeTextWildcard */ .et)('splat') : (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSegmentWildcard */ .Yk)(part.slice(1));
    });
    const wildcards = rest.filter((_, i) => i % 2 === 0);
    const areUnique = new Set(wildcards).size === wildcards.length;
    if (!areUnique)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .makeProblem */ .km)('ignored', 'A rule can have one `*`, and each placeholder once; this one matches no address.');
    const isFolder = wildcards.length === 1 && from.endsWith('/*');
    const pattern = (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .buildPattern */ .Pu)(parts, isFolder ? (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q0)(start) : undefined);
    const source = { kind: 'pattern', pattern };
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .findCostProblem */ .kg)(source, written) ?? source;
}


/***/ }),

/***/ 2153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ keepPath),
/* harmony export */   QC: () => (/* binding */ findByNameOfEitherForm),
/* harmony export */   _U: () => (/* binding */ findByName),
/* harmony export */   i8: () => (/* binding */ findFirst),
/* harmony export */   u: () => (/* binding */ mergeSlashes)
/* harmony export */ });
/** For hosts that serve `/x` and `/x/` without a redirect. */
const keepPath = (path) => path;
/** Returns a path with repeated slashes merged, and without a slash at its start. */
function mergeSlashes(path) {
    return path.replace(/\/{2,}/g, '/').replace(/^\//, '');
}
/** Returns the first of these files that exists. */
function findFirst(lookup, names) {
    for (const name of names) {
        const fileIndex = lookup(name);
        if (fileIndex !== undefined)
            return { kind: 'file', fileIndex };
    }
    return undefined;
}
/**
 * Serves `/x` from `x`, `x.html` or `x/index.html`, in this order, and `/x/` only from
 * `x/index.html`.
 */
const findByName = (path, lookup) => {
    const name = path.slice(1);
    if (name === '' || name.endsWith('/'))
        return findFirst(lookup, [`${name}index.html`]);
    return findFirst(lookup, [name, `${name}.html`, `${name}/index.html`]);
};
/** Like `findByName`, but also serves `/x/` from `x.html`. */
const findByNameOfEitherForm = (path, lookup, settings) => {
    const found = findByName(path, lookup, settings);
    const isFolder = path !== '/' && path.endsWith('/');
    if (found !== undefined || !isFolder)
        return found;
    return findFirst(lookup, [`${path.slice(1, -1)}.html`]);
};


/***/ }),

/***/ 7396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   Cq: () => (/* binding */ findSelfRedirect),
/* harmony export */   Kh: () => (/* binding */ RESERVED_PATHS),
/* harmony export */   xo: () => (/* binding */ parseNetlify)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3922);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3492);
/* harmony import */ var _redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7927);
/* harmony import */ var _redirects_responses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1359);
/* harmony import */ var _redirects_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1757);
/* harmony import */ var _redirects_rule_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4336);
/* harmony import */ var _redirects_targets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9981);
/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, and the matching
 * of addresses that of `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses),
 * both read and run 2026-11; the order is that of
 * https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */








/**
 * Addresses that Netlify serves itself, and that cannot have rules: `parseFrom` of
 * `@netlify/redirect-parser`.
 */
const RESERVED_PATHS = /^\/\.netlify/;
const HTTP_URL = /^https?:\/\//;
/**
 * The longest pattern that is read. Netlify documents no limit, and each pattern is tried on many
 * addresses.
 */
const MAX_PATTERN_CHARS = 8_192;
/** How many patterns are read, for the same reason. */
const MAX_PATTERN_COUNT = 10_000;
/**
 * Returns the rules of a `_redirects` file as Netlify reads it. `domain` is the site's own host, if
 * it is known.
 */
function parseNetlify(text, domain) {
    let patterns = 0;
    const { rules, problems } = (0,_redirects_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRules */ .N)((0,_redirects_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .listLines */ .i)(text), (line) => {
        const parsed = parseLine(line, domain);
        if ((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .isProblem */ .AN)(parsed) || parsed.source.kind === 'exact')
            return parsed;
        patterns++;
        if (patterns <= MAX_PATTERN_COUNT)
            return parsed;
        if (patterns > MAX_PATTERN_COUNT + 1)
            return undefined;
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .makeProblem */ .km)('unsupported', TOO_MANY_PATTERNS);
    });
    const errorPage = rules.find(isErrorPage);
    return (0,_redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_1__/* .makeRedirects */ .e)({
        rules,
        errorPage,
        problems,
        domain,
        responder: new NetlifyResponder(rules, domain),
    });
}
const TOO_MANY_PATTERNS = `The check reads ${MAX_PATTERN_COUNT} rules with \`*\` or placeholders, but not this or later ones.`;
/** Serves the first rule that matches. A file takes precedence over rules without a `!`. */
class NetlifyResponder {
    #index;
    #domain;
    constructor(rules, domain) {
        this.#index = new _redirects_rule_index_js__WEBPACK_IMPORTED_MODULE_6__/* .RuleIndex */ .P(rules);
        this.#domain = domain;
    }
    *listResponses(request, findFile) {
        const own = findFile(request.path);
        for (const { rule, captures, isFinal } of this.#listApplied(request)) {
            const comesAfterFile = own !== undefined && !rule.isForced;
            if (comesAfterFile)
                yield (0,_redirects_responses_js__WEBPACK_IMPORTED_MODULE_4__/* .makeDirectResponse */ .tC)(own);
            else
                yield this.#applyRule(rule, captures, request, findFile);
            if (isFinal)
                return;
        }
        yield (0,_redirects_responses_js__WEBPACK_IMPORTED_MODULE_4__/* .makeDirectResponse */ .tC)(own);
    }
    /** Yields the rules that match a request, until Netlify stops applying rules. */
    *#listApplied({ path, query }) {
        // The last value of a repeated parameter is used.
        const given = new Map(new URLSearchParams(query));
        for (const { rule, captures } of this.#index.findMatches([path, dropSlash(path)])) {
            const inQuery = matchQuery(rule, given);
            if (inQuery === undefined)
                continue;
            const selfRedirect = findSelfRedirect(rule, path);
            if (selfRedirect === 'certain')
                return;
            const isFinal = selfRedirect === undefined && !rule.isConditional;
            yield { rule, captures: mergeCaptures(inQuery, captures), isFinal };
            if (selfRedirect === 'likely')
                return;
        }
    }
    #applyRule(rule, captures, request, findFile) {
        const to = (0,_redirects_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .expandTarget */ .mW)(rule.to, captures);
        if (to === undefined)
            return { kind: 'undecided', rule };
        if (rule.action === 'status')
            return { kind: 'status', status: rule.status, rule };
        if (rule.action === 'redirect')
            return { kind: 'redirect', to, rule };
        return (0,_redirects_responses_js__WEBPACK_IMPORTED_MODULE_4__/* .makeRewriteResponse */ .KV)(to, rule, { ...request, findFile, domain: this.#domain });
    }
}
/** Returns the captures of path and query. Those of the path take precedence. */
function mergeCaptures(inQuery, inPath) {
    if (inPath === 'undecided')
        return inPath;
    return new Map([...inQuery, ...inPath]);
}
/** Is this the rule for the page that all visitors see at missing addresses? */
function isErrorPage({ source, status, isConditional, query }) {
    const matchesAnyPath = source.kind === 'pattern' && source.pattern.folder === '/';
    const isForEveryVisitor = !isConditional && query === undefined;
    return status === 404 && matchesAnyPath && isForEveryVisitor;
}
/**
 * Returns the rule in a line, or why it is not applied. `domain` is the site's own host, if it is
 * known.
 */
function parseLine(line, domain) {
    const [from = '', ...parts] = splitLine(line);
    const target = parseTarget(parts);
    if ((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .isProblem */ .AN)(target))
        return target;
    const { to, parameters, rest } = target;
    const [writtenStatus, ...conditions] = rest;
    const status = parseStatus(writtenStatus);
    if (Number.isNaN(status))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .makeProblem */ .km)('ignored', `${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(String(writtenStatus))} is not a status code.`);
    const isSuccess = status >= 200 && status < 300;
    const isForwarded = isSuccess && from.endsWith('/*');
    if (to === undefined && !isForwarded)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .makeProblem */ .km)('ignored', NO_TARGET);
    const parsed = parseFrom(from, domain);
    if ((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .isProblem */ .AN)(parsed))
        return parsed;
    return {
        from,
        to: to ?? `${from.slice(0, -1)}:splat`,
        action: chooseAction(status),
        status,
        isForced: writtenStatus?.endsWith('!') === true,
        isConditional: parsed.isConditional || conditions.length > 0,
        query: parameters.length === 0 ? undefined : new Map(parameters.map(splitParameter)),
        source: parsed.source,
    };
}
const NO_TARGET = 'The rule has no target.';
/** Returns the parts of a line, without a comment at its end. */
function splitLine(line) {
    const parts = line.split(/\s+/);
    const comment = parts.findIndex((part) => part.startsWith('#'));
    if (comment === -1)
        return parts;
    return parts.slice(0, comment);
}
function parseTarget(parts) {
    const [first] = parts;
    if (first === undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .makeProblem */ .km)('ignored', NO_TARGET);
    const isStatus = !Number.isNaN(Number.parseInt(first, 10));
    if (isStatus)
        return { to: undefined, parameters: [], rest: parts };
    const position = parts.findIndex((part) => part.startsWith('/') || HTTP_URL.test(part));
    if (position === -1)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .makeProblem */ .km)('ignored', 'The target has to begin with `/`, `http://` or `https://`.');
    const parameters = parts.slice(0, position);
    return { to: parts[position], parameters, rest: parts.slice(position + 1) };
}
function parseStatus(written) {
    if (written === undefined)
        return 301;
    return Number.parseInt(written, 10);
}
function chooseAction(status) {
    if (status === 200)
        return 'rewrite';
    if (status >= 300 && status < 400)
        return 'redirect';
    return 'status';
}
function splitParameter(parameter) {
    const [name = '', ...rest] = parameter.split('=');
    return [name, rest.join('=')];
}
/** Returns the paths that `from` matches, or why the rule is not applied. */
function parseFrom(from, domain) {
    let path = from;
    let isConditional = false;
    if (HTTP_URL.test(from)) {
        const url = URL.parse(from);
        if (url === null)
            return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .makeProblem */ .km)('ignored', `${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(from)} is not an address.`);
        path = url.pathname;
        // If the site's host is unknown or different, or if visitors may still use `http:`.
        isConditional = domain !== url.host || url.protocol === 'http:';
    }
    const problem = findPathProblem(path);
    if (problem !== undefined)
        return problem;
    const source = parsePath(path);
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .findCostProblem */ .kg)(source, from) ?? { source, isConditional };
}
function findPathProblem(path) {
    if (RESERVED_PATHS.test(path))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .makeProblem */ .km)('ignored', 'Netlify reserves addresses below `/.netlify`.');
    if (!path.startsWith('/'))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .makeProblem */ .km)('ignored', 'A rule has to begin with `/`, so this one matches no address.');
    if (/[?#]/.test(path))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .makeProblem */ .km)('ignored', 'No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.');
    const [start = ''] = path.split(/[*:]/, 1);
    const hasWildcard = start !== path;
    if (path.length <= MAX_PATTERN_CHARS || !hasWildcard)
        return undefined;
    const message = `The check does not read patterns of more than ${MAX_PATTERN_CHARS} characters.`;
    const source = (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .makeSourceBelow */ .zI)((0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(start));
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .makeProblem */ .km)('unsupported', message, source);
}
function parsePath(path) {
    const segments = dropSlash(path).split('/').slice(1);
    const isPattern = segments.some((segment) => isPlaceholder(segment) || isSplat(segment));
    if (!isPattern)
        return { kind: 'exact', path: dropSlash((0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(path)) };
    const last = segments.at(-1) ?? '';
    const parts = segments.flatMap(listParts);
    const folder = last === '*' ? findFixedFolder(parts.slice(0, -1)) : undefined;
    const pattern = (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .buildPattern */ .Pu)(parts, folder);
    if (isSplat(last))
        return { kind: 'pattern', pattern };
    // A slash at the end makes no difference.
    const regex = new RegExp(pattern.regex.source.replace(/\$$/, '/?$'), 's');
    return { kind: 'pattern', pattern: { ...pattern, regex } };
}
/** Returns the folder that the parts before a `*` specify; undefined if one is a wildcard. */
function findFixedFolder(parts) {
    if (!parts.every((part) => typeof part === 'string'))
        return undefined;
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(`${parts.join('')}/`);
}
/** Returns the parts of a pattern for a segment and the slash before it. */
function listParts(segment) {
    if (segment === '*')
        return [{ regex: '(?:/(.*))?', name: 'splat' }];
    if (isPlaceholder(segment))
        return ['/', (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .makeSegmentWildcard */ .Yk)(segment.slice(1))];
    if (!isSplat(segment))
        return [`/${(0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(segment)}`];
    return [`/${(0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(segment.slice(0, -1))}`, { regex: '/?(.*)', name: 'splat' }];
}
function isPlaceholder(segment) {
    return /^:./.test(segment);
}
/** Is this a segment with a wildcard? A `*` counts only at the end of a segment. */
function isSplat(segment) {
    return segment.endsWith('*') && !isPlaceholder(segment);
}
function dropSlash(path) {
    if (path.endsWith('/'))
        return path.slice(0, -1);
    return path;
}
/**
 * Returns the captures of a rule in the parameters `given`; undefined if one does not match.
 */
function matchQuery({ query: wanted = NO_PARAMETERS }, given) {
    if (wanted.size === 0)
        return NO_PARAMETERS;
    const captures = new Map();
    for (const [name, value] of wanted) {
        const found = given.get(name);
        if (found === undefined)
            return undefined;
        if (value.startsWith(':'))
            captures.set(value.slice(1), (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(found));
        else if (value !== found)
            return undefined;
    }
    return captures;
}
const NO_PARAMETERS = new Map();
/** A source with a single `*`, at its end. */
const SINGLE_TRAILING_SPLAT = /^[^*:]*\*$/;
/** A target without placeholders, except for an optional `:splat` at its end. */
const SPLAT_TARGET = /^[^:]*(?:\/:splat)?$/;
/**
 * Returns whether Netlify skips a redirect with `*`, and all rules after it, because the path
 * already begins with the target. `netlify-redirector` compares characters, so `/* /b` also skips
 * `/bx`. `likely` is for cases that are not documented, such as several wildcards.
 */
function findSelfRedirect({ status, from: written, to }, path) {
    if (status === 200 || !written.includes('*'))
        return undefined;
    const [start = ''] = to.split(/\/?:/, 1);
    const base = (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(start);
    if (base === '' || !path.startsWith(base))
        return undefined;
    const from = written.replace(/\/$/, '');
    const isSimple = SINGLE_TRAILING_SPLAT.test(from) && SPLAT_TARGET.test(to);
    if (!isSimple)
        return 'likely';
    const folder = from.slice(0, -1).replace(/\/$/, '');
    if (!to.startsWith(folder))
        return undefined;
    const rest = path.slice(base.length);
    const endsAtSegment = base.endsWith('/') || rest === '' || rest.startsWith('/');
    if (endsAtSegment)
        return 'certain';
    return 'likely';
}


/***/ }),

/***/ 3017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ MAX_CONFIG_BYTES),
/* harmony export */   TE: () => (/* binding */ getRouteKey),
/* harmony export */   g2: () => (/* binding */ CONFIG_FILE),
/* harmony export */   z0: () => (/* binding */ parseAzure)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5491);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _redirects_json_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(788);
/* harmony import */ var _redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3922);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3492);
/* harmony import */ var _redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7927);
/* harmony import */ var _redirects_responses_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1359);
/* harmony import */ var _redirects_rule_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4336);
/* harmony import */ var _redirects_targets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9981);
/**
 * Azure Static Web Apps' `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11, and the
 * emulator `@azure/static-web-apps-cli` 2.0.10. If the two contradict each other, the manual is
 * followed, but the emulator's result stays possible.
 */









/** The name of the configuration file. */
const CONFIG_FILE = 'staticwebapp.config.json';
/**
 * The maximum size of the file:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#restrictions, read 2026-11.
 * For larger files, see https://github.com/Azure/static-web-apps/issues/1452.
 */
const MAX_CONFIG_BYTES = 20 * 1024;
const REFUSES = 'Azure Static Web Apps refuses the site';
/**
 * Returns the rules of a `staticwebapp.config.json` as Azure reads it. `domain` is the site's own
 * host, if it is known.
 */
function parseAzure(text, domain) {
    const problems = [];
    const isTooLarge = Buffer.byteLength(text) > MAX_CONFIG_BYTES;
    if (isTooLarge)
        problems.push((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .makeProblem */ .km)('invalid', TOO_LARGE));
    const json = (0,_redirects_json_file_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonFile */ .O)(text, REFUSES);
    if ((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .isProblem */ .AN)(json))
        return { ..._redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_REDIRECTS */ .Y, problems: [...problems, json] };
    const earlier = new Map();
    const routes = (0,_redirects_json_file_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRuleList */ .Q)(json, 'routes', (route) => {
        // Comparing all pairs of thousands of routes would take long.
        const problem = isTooLarge ? undefined : noteRoute(route, earlier);
        return problem ?? parseRoute(route);
    });
    problems.push(...routes.problems);
    const fallback = parseFallback(json.value.navigationFallback);
    if (fallback !== undefined)
        problems.push(...fallback.problems);
    return (0,_redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_2__/* .makeRedirects */ .e)({
        rules: routes.rules,
        problems,
        domain,
        responder: new AzureResponder(routes.rules, fallback, domain),
        trailingSlash: parseTrailingSlash(json.value.trailingSlash),
        ...chooseRulesForMissing(fallback, parseOverride(json.value.responseOverrides)),
    });
}
/** Returns the rules for missing addresses, from the fallback and the override of the 404. */
function chooseRulesForMissing(fallback, override) {
    const isErrorPage = override !== undefined && override.status >= 400;
    if (isErrorPage)
        return { fallback: fallback?.rule, errorPage: { ...override, action: 'status' } };
    return { fallback: fallback?.rule ?? override, errorPage: undefined };
}
const TOO_LARGE = `${REFUSES}: the file is larger than the 20 KB that it accepts.`;
/** The addresses at which Azure serves logins. */
const LOGIN = /^\/\.auth(?:\/|$)/;
/** Serves the first route that matches, and files only without one. */
class AzureResponder {
    #index;
    #fallback;
    #domain;
    constructor(rules, fallback, domain) {
        this.#index = new _redirects_rule_index_js__WEBPACK_IMPORTED_MODULE_6__/* .RuleIndex */ .P(rules);
        this.#fallback = fallback;
        this.#domain = domain;
    }
    *listResponses({ path }, findFile) {
        const keys = [path, toggleSlash(path), addIndex(path)];
        for (const { rule } of this.#index.findMatches(keys)) {
            const certainty = judgeMatch(rule.source, path);
            if (certainty === 'none' || this.#skipsRule(rule, path, findFile))
                continue;
            if (rule.isConditional) {
                yield { kind: 'undecided', rule };
                return;
            }
            yield this.#applyRule(rule, path, findFile);
            if (certainty === 'certain')
                return;
        }
        yield this.#findStored(path, findFile);
    }
    /** Does the host skip this rule although it matches? */
    #skipsRule({ source, action, status, to }, path, findFile) {
        // Rules do not apply to logins, except that a rule with an exact path can disable one:
        // `doesRequestPathMatchRoute` of the emulator.
        const canDisableLogin = source.kind === 'exact' && status >= 400;
        const isLogin = LOGIN.test(path) && findFile(path)?.kind === 'service';
        if (isLogin && !canDisableLogin)
            return true;
        // The emulator skips a redirect to the requested path.
        if (action !== 'redirect')
            return false;
        const target = (0,_redirects_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveTarget */ .u1)(to, path, this.#domain);
        return target.kind === 'this-host' && target.path === path;
    }
    #applyRule(rule, path, findFile) {
        const { action, status, to } = rule;
        if (action === 'redirect')
            return { kind: action, to, rule };
        if (status >= 400)
            return { kind: 'status', status, rule };
        if (action === 'status')
            return this.#findStored(path, findFile, rule);
        const target = (0,_redirects_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveTarget */ .u1)(addSlash(to), path, this.#domain);
        if (target.kind === 'other-host')
            return { kind: 'undecided', rule };
        return this.#findStored(target.path, findFile, rule);
    }
    /**
     * Returns the file in the host's storage, or the fallback. An error page for all missing
     * addresses does not count.
     */
    #findStored(path, findFile, rule) {
        // `isSWAConfigFileUrl` of the emulator.
        if (path.endsWith(`/${CONFIG_FILE}`))
            return { kind: 'missing', rule };
        const stored = findFile(path);
        const fallback = this.#fallback;
        if (stored !== undefined || fallback === undefined)
            return (0,_redirects_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDirectResponse */ .tC)(stored, rule);
        const forms = [path, addIndex(path)];
        const isExcluded = fallback.excluded.some((source) => matches(source, forms));
        const target = (0,_redirects_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveTarget */ .u1)(addSlash(fallback.rule.to), _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, undefined);
        if (isExcluded || target.kind === 'other-host')
            return (0,_redirects_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDirectResponse */ .tC)(undefined, rule);
        const found = findFile(target.path);
        if (found === undefined)
            return { kind: 'missing', rule };
        return (0,_redirects_responses_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDirectResponse */ .tC)(found, fallback.rule);
    }
}
function matches(source, paths) {
    return (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .matchSource */ .NF)(source, paths) !== undefined;
}
/**
 * Returns how certain it is that a source matches a path, given that it matches one of its forms.
 */
function judgeMatch(source, path) {
    const matchesEither = matches(source, [path, addIndex(path)]);
    if (source.kind === 'exact') {
        if (matchesEither)
            return 'certain';
        // `/a` and `/a/` are the same route to the service, but two routes to the emulator.
        return 'unsure';
    }
    if (!matchesEither)
        return 'none';
    if (matches(source, [path]))
        return 'certain';
    // `/calendar/*` and `/calendar`: the manual says that it does not match, the emulator that it
    // does.
    return 'unsure';
}
function parseTrailingSlash(value) {
    if (value === 'always' || value === 'never' || value === 'auto')
        return value;
    return undefined;
}
/**
 * Adds a route to the earlier ones, or returns why the host refuses the site because of it. No
 * earlier route may cover the same addresses, whether with a slash at the end
 * (https://github.com/richlander/dotnet-inspect/pull/4634 and 5318) or by a `*`
 * (https://github.com/Azure/static-web-apps/issues/242, 615 and 1230), all read 2026-11. Routes for
 * different methods do not conflict, as in the manual's own example.
 */
function noteRoute(route, earlier) {
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .G)(route) || typeof route.route !== 'string')
        return undefined;
    const methods = joinMethods(route.methods);
    const routes = earlier.get(methods) ?? { byKey: new Map(), wildcards: [] };
    earlier.set(methods, routes);
    const from = route.route;
    const key = getRouteKey(from);
    const same = routes.byKey.get(key);
    const start = `${REFUSES}: the route ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(from)} comes`;
    if (same !== undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .makeProblem */ .km)('invalid', `${start} twice, the first time as ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(same)}.`);
    // `/x/*` does not match `/x`, which is equivalent to `/x/`.
    const covering = routes.wildcards.find((wildcard) => {
        const prefix = wildcard.slice(0, -1);
        return key.startsWith(prefix);
    });
    if (covering !== undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .makeProblem */ .km)('invalid', `${start} after ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(covering)}, which covers it.`);
    routes.byKey.set(key, from);
    if (from.endsWith('*'))
        routes.wildcards.push(from);
    return undefined;
}
/** Returns a key that routes share if the host considers them equal. */
function getRouteKey(route) {
    if (route.length > 1 && route.endsWith('/'))
        return route.slice(0, -1);
    return route;
}
function joinMethods(methods) {
    if (!Array.isArray(methods))
        return '';
    const names = new Set(methods.map((method) => String(method).toUpperCase()));
    return [...names].sort().join(' ');
}
/** The rules for a route's pattern, for messages. */
const FORM = 'it has to begin with `/`, and `*` can only be at its end, or before extensions such as `*.{png,jpg}`';
/** Returns the rule of a route; undefined if the route does not apply to GET requests. */
function parseRoute(route) {
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .G)(route) || typeof route.route !== 'string')
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .makeProblem */ .km)('invalid', 'A route has to be an object with a `route`.');
    const { route: from, methods, redirect, rewrite, statusCode, allowedRoles } = route;
    if (Array.isArray(methods) && !methods.includes('GET'))
        return undefined;
    if (redirect !== undefined && rewrite !== undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .makeProblem */ .km)('invalid', `The route ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(from)} has both a \`redirect\` and a \`rewrite\`.`);
    const source = parsePath(from);
    if (source === undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .makeProblem */ .km)('ignored', `The route ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(from)} matches no address: ${FORM}.`);
    const status = typeof statusCode === 'number' ? statusCode : undefined;
    const redirectStatus = status === 301 ? 301 : 302;
    const common = { from, isForced: true, isConditional: isRestricted(allowedRoles), source };
    if (typeof redirect === 'string')
        return { ...common, to: redirect, action: 'redirect', status: redirectStatus };
    if (typeof rewrite === 'string')
        return { ...common, to: rewrite, action: 'rewrite', status: status ?? 200 };
    return { ...common, to: '', action: 'status', status: status ?? 200 };
}
/** Does a route require a login? Without one, the host responds with 401. */
function isRestricted(roles) {
    if (!Array.isArray(roles) || roles.length === 0)
        return false;
    return !roles.includes('anonymous');
}
/** One extension, as in `.png`, or several, as in `.{png,jpg}`. */
const EXTENSIONS = /^\.(?:(?<one>\w+)|\{(?<several>\w+(?:,\w+)*)\})$/;
/**
 * Returns the paths that a pattern matches; undefined if the host does not accept it. The emulator
 * also accepts `*.png`.
 */
function parsePath(route) {
    if (!/^[/*]/.test(route))
        return undefined;
    const path = route.replace(/^\*/, '/*');
    const at = path.indexOf('*');
    if (at === -1)
        return { kind: 'exact', path: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(path) };
    const before = (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(path.slice(0, at));
    const after = path.slice(at + 1);
    const anything = (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .makeTextWildcard */ .et)('*');
    if (after === '') {
        const folder = before.endsWith('/') ? before : undefined;
        return { kind: 'pattern', pattern: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .buildPattern */ .Pu)([before, anything], folder) };
    }
    const { one, several = one } = EXTENSIONS.exec(after)?.groups ?? {};
    if (several === undefined)
        return undefined;
    const alternatives = several.replaceAll(',', '|');
    const extension = { regex: `\\.(${alternatives})`, name: 'ending' };
    return { kind: 'pattern', pattern: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .buildPattern */ .Pu)([before, anything, extension]) };
}
function parseFallback(value) {
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .G)(value) || typeof value.rewrite !== 'string')
        return undefined;
    const patterns = Array.isArray(value.exclude) ? value.exclude : [];
    const excluded = [];
    const problems = [];
    for (const pattern of patterns) {
        const source = typeof pattern === 'string' ? parsePath(pattern) : undefined;
        if (source !== undefined)
            excluded.push(source);
        else
            problems.push(makeExclusionProblem(String(pattern)));
    }
    const effect = { to: value.rewrite, action: 'rewrite', status: 200 };
    return { excluded, problems, rule: makeRuleForAll('navigationFallback', effect) };
}
function makeExclusionProblem(pattern) {
    const where = `${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(pattern)} in \`navigationFallback.exclude\``;
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .makeProblem */ .km)('ignored', `${where} matches no address.`);
}
/** Returns the rule for missing addresses: one that replaces the 404, or the page for it. */
function parseOverride(value) {
    const found = (0,_common_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .G)(value) ? value['404'] : undefined;
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .G)(found))
        return undefined;
    const effect = parseOverrideEffect(found);
    if (effect === undefined)
        return undefined;
    return makeRuleForAll('responseOverrides 404', effect);
}
function parseOverrideEffect({ redirect, rewrite, statusCode, }) {
    if (typeof redirect === 'string')
        return { to: redirect, action: 'redirect', status: 302 };
    if (typeof rewrite !== 'string')
        return undefined;
    const status = typeof statusCode === 'number' ? statusCode : 404;
    return { to: rewrite, action: 'rewrite', status };
}
function makeRuleForAll(from, effect) {
    const pattern = (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .buildPattern */ .Pu)([_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .makeTextWildcard */ .et)('*')], _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl);
    const source = { kind: 'pattern', pattern };
    return { ...effect, line: 1, from, isForced: false, isConditional: false, source };
}
/**
 * Returns the path with `index.html`: the rule for `/profile/index.html` also applies to `/profile`
 * and `/profile/`.
 */
function addIndex(path) {
    if (path.includes('.'))
        return path;
    if (path.endsWith('/'))
        return path.concat('index.html');
    return path.concat('/', 'index.html');
}
function toggleSlash(path) {
    if (path === '/')
        return path;
    if (path.endsWith('/'))
        return path.slice(0, -1);
    return path.concat('/');
}
function addSlash(to) {
    if (to.startsWith('/'))
        return to;
    return `/${to}`;
}


/***/ }),

/***/ 9886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ VERCEL_JSON),
  j: () => (/* binding */ parseVercel)
});

// EXTERNAL MODULE: ./lib/common/json.js
var common_json = __webpack_require__(5491);
// EXTERNAL MODULE: ./lib/web/host/redirects/json-file.js
var json_file = __webpack_require__(788);
// EXTERNAL MODULE: ./lib/web/host/redirects/parsed-redirects.js
var parsed_redirects = __webpack_require__(3922);
// EXTERNAL MODULE: ./lib/web/host/redirects/problems.js
var redirects_problems = __webpack_require__(7927);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/redirects/responses.js
var responses = __webpack_require__(1359);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule-index.js
var rule_index = __webpack_require__(4336);
// EXTERNAL MODULE: ./lib/web/host/redirects/targets.js
var targets = __webpack_require__(9981);
;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel-responder.js




/** Responds with the rules before the files, then the files, then the rules after them. */
class VercelResponder {
    #before;
    #after;
    #settings;
    #domain;
    constructor({ before, after }, settings, domain) {
        this.#before = new rule_index/* RuleIndex */.P(before);
        this.#after = new rule_index/* RuleIndex */.P(after);
        this.#settings = settings;
        this.#domain = domain;
    }
    *listResponses({ path }, findFile) {
        const preferred = findPreferredPath(path, this.#settings);
        if (preferred !== undefined) {
            yield (0,responses/* makeRedirectResponse */.EH)(preferred);
            return;
        }
        for (const match of this.#before.findMatches(listForms(path))) {
            yield* this.#applyRule(match, path, 0, findFile);
            if (!match.rule.isConditional)
                return;
        }
        const found = findFile(path);
        if (found !== undefined)
            yield (0,responses/* makeDirectResponse */.tC)(found);
        else
            yield* this.#respondAfterFiles(path, 0, findFile);
    }
    /**
     * Yields the responses of the rules after the files, from the one at `firstPosition` on. Each
     * rewrite applies to the result of those before it; `lastRule` was the last.
     */
    *#respondAfterFiles(path, firstPosition, findFile, lastRule) {
        for (const match of this.#after.findMatches(listForms(path))) {
            if (match.position < firstPosition)
                continue;
            yield* this.#applyRule(match, path, match.position + 1, findFile);
            if (!match.rule.isConditional)
                return;
        }
        yield { kind: 'missing', rule: lastRule };
    }
    /**
     * Yields the responses of a rule that matches `path`. The first rule after the files that may
     * apply to its result is at `nextPosition`.
     */
    *#applyRule(match, path, nextPosition, findFile) {
        const { rule } = match;
        const effect = this.#findEffect(match, path);
        if (effect.kind !== 'rewrite') {
            yield effect;
            return;
        }
        const found = findFile(effect.path);
        if (found !== undefined)
            yield (0,responses/* makeDirectResponse */.tC)(found, rule);
        else
            yield* this.#respondAfterFiles(effect.path, nextPosition, findFile, rule);
    }
    /** Returns the response of a rule, or the path on this host to which it rewrites `path`. */
    #findEffect({ rule, captures }, path) {
        const { action, status } = rule;
        const to = fillPlaceholders(rule.to, captures);
        if (to === undefined)
            return { kind: 'undecided', rule };
        if (action === 'redirect')
            return { kind: action, to, rule };
        if (action === 'status')
            return { kind: action, status, rule };
        const address = addSlashUnlessUrl(to);
        const target = (0,targets/* resolveTarget */.u1)(address, path, this.#domain);
        // A target on another host is fine, whether the host or the browser fetches it.
        if (target.kind === 'other-host')
            return { kind: 'redirect', to: address, rule };
        return { kind: 'rewrite', path: target.path };
    }
}
/**
 * Returns the forms of a path that routes match: with and without its first slash (`devRouter` of
 * the `vercel` package).
 */
function listForms(path) {
    return [path, path.slice(1)];
}
/**
 * Returns the path to which settings for clean URLs and slashes redirect, if any:
 * `convertCleanUrls` and then `convertTrailingSlash` of `@vercel/routing-utils`.
 */
function findPreferredPath(path, { cleanUrls, trailingSlash }) {
    const withoutExtension = cleanUrls === true ? removeExtension(path) : undefined;
    if (withoutExtension !== undefined)
        return withoutExtension;
    const hasSlash = path.length > 1 && path.endsWith('/');
    if (trailingSlash === false && hasSlash)
        return path.slice(0, -1);
    if (trailingSlash === true)
        return adjustSlash(path);
    return undefined;
}
function removeExtension(path) {
    const index = path.match(/^\/(?:(.+)\/)?index(?:\.html)?\/?$/);
    if (index !== null)
        return byte_strings/* ROOT */.Dl.concat(index[1] ?? '');
    const page = /\.html\/?$/.exec(path);
    if (page === null)
        return undefined;
    return path.slice(0, page.index);
}
/**
 * Returns the path of a folder with a slash, or of a file without one; undefined if it is right.
 */
function adjustSlash(path) {
    const isWellKnown = /^\/\.well-known(?:\/|$)/.test(path);
    if (isWellKnown)
        return undefined;
    const isFolder = /(?:^|\/)[^/.]+$/.test(path) && !path.includes('//');
    if (isFolder)
        return path.concat('/');
    const isFileWithSlash = /[^/]\.\w+\/$/.test(path);
    if (isFileWithSlash)
        return path.slice(0, -1);
    return undefined;
}
function addSlashUnlessUrl(to) {
    const isUrl = /^\w+:\/\//.test(to);
    if (isUrl || to.startsWith('/'))
        return to;
    return `/${to}`;
}
/** `:name`, with an optional pattern and modifier, or `$1`. */
const PLACEHOLDER = /(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g;
/**
 * Fills in placeholders; `$1` is the first group. Undefined if the result is too long, or depends
 * on the visitor, because conditions can also capture values.
 */
function fillPlaceholders(to, captures) {
    if (captures === 'undecided')
        return undefined;
    const inOrder = [...captures.values()];
    let isKnown = true;
    const filled = to.replace(PLACEHOLDER, (written, name, number) => {
        if (name === undefined)
            return (0,byte_strings/* percentEncode */.a)(inOrder[Number(number) - 1] ?? byte_strings/* NO_BYTES */.CR);
        const value = captures.get(name);
        if (value !== undefined)
            return (0,byte_strings/* percentEncode */.a)(value);
        // `:8080` is a port.
        if (!/^:\d/.test(written))
            isKnown = false;
        return written;
    });
    if (isKnown && filled.length <= targets/* MAX_TARGET_CHARS */.xE)
        return filled;
    return undefined;
}

// EXTERNAL MODULE: ./lib/web/host/hosts/vercel-schema.js
var vercel_schema = __webpack_require__(2556);
// EXTERNAL MODULE: ./node_modules/path-to-regexp/dist/index.js
var dist = __webpack_require__(4868);
// EXTERNAL MODULE: ./lib/web/host/redirects/patterns.js
var patterns = __webpack_require__(3492);
;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel-source.js
/** Reads the paths that rules and routes of a `vercel.json` match. */




/** An expression for one path: letters, digits, `-`, `_`, `/` and escaped dots. */
const ONE_PATH = /^\^?(\/(?:[\w/-]|\\\.)*)\$?$/;
/** An expression for everything in a folder, such as `/docs/(.*)`. */
const WHOLE_FOLDER = /^\^?\/(?:[\w/-]*\/)?\(?\.\*\)?\$?$/;
/** Returns the paths that a regular expression matches, or why they are unknown. */
function parseRegex(from) {
    const [, onePath] = ONE_PATH.exec(from) ?? [];
    if (onePath !== undefined)
        return { kind: 'exact', path: (0,byte_strings/* asBytes */.Yd)(onePath.replaceAll('\\.', '.')) };
    const start = from.startsWith('^') ? '' : '^';
    const end = from.endsWith('$') ? '' : '$';
    const whole = start + (0,byte_strings/* toBytes */.ZJ)(from) + end;
    const regex = compileRegex(whole);
    if (regex === undefined)
        return (0,redirects_problems/* makeProblem */.km)('invalid', `${(0,redirects_problems/* quote */.hD)(from)} is not a regular expression that Vercel accepts.`);
    const names = Array.from({ length: countGroups(whole) }, (_, i) => `${i + 1}`);
    const prefix = findFixedStart(from);
    const folder = WHOLE_FOLDER.test(from) ? prefix : undefined;
    const pattern = { regex, names, prefix, folder, costExponent: (0,patterns/* estimateCostExponent */.Vw)(regex) };
    const source = { kind: 'pattern', pattern };
    return (0,redirects_problems/* findCostProblem */.kg)(source, from) ?? source;
}
function compileRegex(expression) {
    try {
        return new RegExp(expression);
    }
    catch {
        return undefined;
    }
}
/**
 * Counts the groups of an expression. With an empty alternative, it matches the empty string, and
 * the result has an entry for each group.
 */
function countGroups(expression) {
    const [, ...groups] = new RegExp(`${expression}|`).exec('') ?? [];
    return groups.length;
}
/** The literal path at the start of an expression, without a last character that is repeated. */
const FIXED_START = /^\^?(\/[\w/-]*)(?![\w/*+?{-])/;
/** Returns the common prefix of all paths that an expression matches; empty if it is not simple. */
function findFixedStart(expression) {
    if (expression.includes('|'))
        return byte_strings/* NO_BYTES */.CR;
    const [, start = ''] = FIXED_START.exec(expression) ?? [];
    return (0,byte_strings/* asBytes */.Yd)(start);
}
/** Returns the paths that a source matches and the names in it, or why it cannot be read. */
function parseSource(from) {
    try {
        // Vercel also compiles the whole source as a regular expression, so it must be valid as one.
        new RegExp(from);
        const withPatterns = (0,byte_strings/* toBytes */.ZJ)(addPatterns(from));
        const tokens = (0,dist/* parse */.qg)(withPatterns, { delimiter: '/' });
        if (tokens.every((token) => typeof token === 'string'))
            return { source: { kind: 'exact', path: decodeToken(tokens.join('')) }, names: [] };
        const pattern = makePattern(tokens);
        const source = { kind: 'pattern', pattern };
        return (0,redirects_problems/* findCostProblem */.kg)(source, from) ?? { source, names: pattern.names };
    }
    catch (error) {
        if (error instanceof TypeError || error instanceof SyntaxError)
            return (0,redirects_problems/* makeProblem */.km)('invalid', `${(0,redirects_problems/* quote */.hD)(from)} is not a pattern that Vercel accepts.`);
        throw error;
    }
}
/** Escaped characters do not start a placeholder. */
const ESCAPED = /\\./;
/** A pattern in parentheses, which may be nested. Names in it do not count. */
const OWN_PATTERN = /\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)/;
/** The name of a placeholder without its own pattern. */
const BARE_NAME = /:(\w+)(?![\w(])/;
const NAMES = new RegExp(`${ESCAPED.source}|${OWN_PATTERN.source}|${BARE_NAME.source}`, 'gs');
/**
 * Returns a source in which each placeholder has its own pattern. Placeholders with patterns may be
 * adjacent, as in the version of `path-to-regexp` that Vercel still runs.
 */
function addPatterns(from) {
    return from.replace(NAMES, (text, name) => {
        if (name === undefined)
            return text;
        return `${text}([^\\/]+?)`;
    });
}
/** Like `sourceToRegex`, but for decoded paths. */
const OPTIONS = {
    strict: true,
    sensitive: true,
    delimiter: '/',
    encode: decodeToken,
};
function makePattern(tokens) {
    const keys = [];
    const regex = (0,dist/* tokensToRegexp */.f6)(tokens, keys, OPTIONS);
    const [start] = tokens;
    return {
        regex,
        names: keys.map(({ name }) => String(name)),
        prefix: typeof start === 'string' ? decodeToken(start) : byte_strings/* NO_BYTES */.CR,
        folder: findFolder(tokens),
        costExponent: (0,patterns/* estimateCostExponent */.Vw)(regex),
    };
}
/** Decodes a part of a source, which was read as bytes. */
function decodeToken(token) {
    const bytes = (0,byte_strings/* asBytes */.Yd)(token);
    return (0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes;
}
/**
 * Returns the folder that a source matches as a whole, as in `/docs/:path*` and `/docs/(.*)`;
 * undefined for other sources.
 */
function findFolder(tokens) {
    const hasStart = typeof tokens[0] === 'string';
    const [start, last, ...others] = hasStart ? tokens : ['', ...tokens];
    const isPair = others.length === 0 && typeof start === 'string' && typeof last === 'object';
    if (!isPair || last.prefix !== '/' || last.suffix !== '')
        return undefined;
    const isRepeatedSegment = last.pattern === '[^\\/]+?' && last.modifier === '*';
    const isWhole = last.pattern === '.*' || isRepeatedSegment;
    if (isWhole)
        return decodeToken(start).concat('/');
    return undefined;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel-rule.js
/** Reads the rules of `redirects` and `rewrites` in a `vercel.json`. */




/** Returns the rule of an item in a list, or its problem. */
function parseRule(item, list) {
    if (!(0,common_json/* isObject */.G)(item) || typeof item.source !== 'string')
        return (0,redirects_problems/* makeProblem */.km)('invalid', `A rule of \`${list}\` has to be an object with a \`source\`.`);
    const { source: from, destination: to } = item;
    const rule = `The rule for ${(0,redirects_problems/* quote */.hD)(from)}`;
    const explanation = (0,vercel_schema/* explainRuleRefusal */.I4)(item, from, list);
    if (explanation !== undefined)
        return (0,redirects_problems/* makeProblem */.km)('invalid', `${rule} ${explanation}.`);
    const parsed = parseSource(from);
    if ((0,redirects_problems/* isProblem */.AN)(parsed))
        return parsed;
    const { source, names } = parsed;
    if ((0,common_json/* isObject */.G)(to) && list === 'rewrites')
        return (0,redirects_problems/* makeProblem */.km)('unsupported', `${rule} points to a service.`, source);
    if (typeof to !== 'string')
        return (0,redirects_problems/* makeProblem */.km)('invalid', `${rule} has no \`destination\`.`);
    const known = [...names, ...listConditionNames(item.has)];
    const unknown = listNames(to).find((name) => !known.includes(name));
    if (unknown !== undefined)
        return (0,redirects_problems/* makeProblem */.km)('invalid', `${rule} has \`:${unknown}\` in its \`destination\`, but not in its \`source\`.`);
    const common = { from, to, isConditional: hasConditions(item), source };
    if (list === 'rewrites')
        return { ...common, action: 'rewrite', status: 200, isForced: false };
    const status = chooseStatus(item);
    if (isRedirect(status))
        return { ...common, action: 'redirect', status, isForced: true };
    return { ...common, to: '', action: 'status', status, isForced: true };
}
/** Returns the status of a redirect. */
function chooseStatus({ permanent, statusCode }) {
    if (permanent === false)
        return 307;
    if (permanent === true || typeof statusCode !== 'number')
        return 308;
    return statusCode;
}
/** Do browsers follow a redirect with this status? */
function isRedirect(status) {
    return status >= 300 && status < 400;
}
/** Returns whether a rule or a route applies only to some visitors. */
function hasConditions(item) {
    const lists = [item.has, item.missing, item.env];
    return lists.some((list) => Array.isArray(list) && list.length > 0);
}
/**
 * Returns `result` if it is a problem for which Vercel refuses the deployment; undefined otherwise.
 */
function keepInvalid(result) {
    if (result === undefined || !(0,redirects_problems/* isProblem */.AN)(result))
        return undefined;
    if (result.kind === 'invalid')
        return result;
    return undefined;
}
/** Returns the placeholders in the path and query of a destination. A port is not a placeholder. */
function listNames(destination) {
    const path = destination.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*|#.*$/gis, '');
    return findAll(/(?<!\\):([A-Za-z_]\w*)/g, path);
}
/** Returns the names of the values that conditions capture, like `collectHasSegments`. */
function listConditionNames(has) {
    if (Array.isArray(has))
        return has.flatMap(listNamesOfCondition);
    return [];
}
function listNamesOfCondition(item) {
    if (!(0,common_json/* isObject */.G)(item))
        return [];
    if (!item.value)
        return [String(item.key)];
    const pattern = (0,common_json/* isObject */.G)(item.value) ? item.value.re : item.value;
    if (typeof pattern !== 'string')
        return [];
    const groups = findAll(/\(\?<([A-Za-z]\w*)>/g, pattern);
    if (item.type === 'host')
        return [...groups, 'host'];
    return groups;
}
/** Returns the matches of an expression's group in a text. */
function findAll(expression, text) {
    return [...text.matchAll(expression)].map(([, found = '']) => found);
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel-routes.js
/**
 * The `routes` of a `vercel.json`, the older form of rules:
 * https://vercel.com/docs/project-configuration/vercel-json#routes, read 2026-11, and
 * `normalizeRoutes` of `@vercel/routing-utils` 6.6.
 */






/** The handles that `isValidHandleValue` accepts. */
const HANDLES = new Set([
    'error',
    'filesystem',
    'hit',
    'miss',
    'resource',
    'rewrite',
]);
/** Handles after which routes do not affect which file is served. */
const HANDLES_AFTER_RESPONSE = new Set(['hit', 'error']);
/** Returns whether the rules after a handle do not affect which file is served. */
function comesAfterResponse(handle) {
    return HANDLES_AFTER_RESPONSE.has(handle);
}
/** Returns the last handle of `routes`, which `redirects` follow; undefined without one. */
function findLastHandle(routes) {
    if (!Array.isArray(routes))
        return undefined;
    return routes.map(getHandle).findLast((handle) => handle !== undefined);
}
function getHandle(route) {
    if ((0,common_json/* isObject */.G)(route) && typeof route.handle === 'string')
        return route.handle;
    return undefined;
}
/** Returns the routes as rules. Those before the files have `isForced`. */
function parseRoutes(json) {
    let handle;
    return (0,json_file/* parseRuleList */.Q)(json, 'routes', (item) => {
        const own = getHandle(item);
        if (own !== undefined) {
            handle = own;
            return undefined;
        }
        const parsed = parseRoute(item, handle === undefined);
        if (handle !== undefined && comesAfterResponse(handle))
            return keepInvalid(parsed);
        return parsed;
    });
}
/** Returns a problem for each handle that Vercel refuses. */
function findHandleProblems(json) {
    const seen = new Set();
    if (!Array.isArray(json.value.routes))
        return [];
    const { problems } = (0,json_file/* parseRuleList */.Q)(json, 'routes', (item) => {
        const handle = getHandle(item);
        if (handle === undefined)
            return undefined;
        const isSecond = seen.has(handle);
        seen.add(handle);
        const start = `Vercel refuses the handle ${(0,redirects_problems/* quote */.hD)(handle)}, which`;
        if (!HANDLES.has(handle))
            return (0,redirects_problems/* makeProblem */.km)('invalid', `${start} it does not know.`);
        if (isSecond)
            return (0,redirects_problems/* makeProblem */.km)('invalid', `${start} comes twice.`);
        return undefined;
    });
    return problems;
}
const NO_ROUTE = 'A route has to be an object with a `src`.';
/**
 * Returns the rule of a route; undefined if it only sets headers, or does not apply to GET
 * requests.
 */
function parseRoute(item, isForced) {
    if (!(0,common_json/* isObject */.G)(item))
        return (0,redirects_problems/* makeProblem */.km)('invalid', NO_ROUTE);
    const from = item.src ?? item.source;
    if (typeof from !== 'string')
        return (0,redirects_problems/* makeProblem */.km)('invalid', NO_ROUTE);
    const explanation = (0,vercel_schema/* explainRouteRefusal */.p3)(item);
    if (explanation !== undefined)
        return (0,redirects_problems/* makeProblem */.km)('invalid', `The route for ${(0,redirects_problems/* quote */.hD)(from)} ${explanation}.`);
    if (Array.isArray(item.methods) && !item.methods.includes('GET'))
        return undefined;
    const source = parseRegex(from);
    if ((0,redirects_problems/* isProblem */.AN)(source))
        return source;
    const effect = parseEffect(item);
    if (effect.kind === 'none')
        return undefined;
    if (effect.kind === 'unsupported')
        return (0,redirects_problems/* makeProblem */.km)('unsupported', `The check does not understand the route for ${(0,redirects_problems/* quote */.hD)(from)}.`, source);
    const { action, to, status } = effect;
    return { from, to, action, status, isForced, isConditional: hasConditions(item), source };
}
/** Fields with effects beyond the path, which the check does not interpret. */
const UNSUPPORTED_FIELDS = ['mitigate', 'transforms', 'locale', 'middlewarePath'];
function parseEffect(route) {
    const { dest: to = route.destination, status: writtenStatus = route.statusCode } = route;
    if (UNSUPPORTED_FIELDS.some((key) => key in route))
        return { kind: 'unsupported' };
    if (route.continue === true)
        return { kind: to === undefined ? 'none' : 'unsupported' };
    if (to === undefined && writtenStatus === undefined)
        return { kind: 'none' };
    const location = findLocation(route.headers);
    const hasNamedGroup = /\$[a-z_]/i.test(`${location ?? to}`);
    if (hasNamedGroup || (0,common_json/* isObject */.G)(to))
        return { kind: 'unsupported' };
    const status = typeof writtenStatus === 'number' ? writtenStatus : 200;
    if (typeof location === 'string' && isRedirect(status))
        return { kind: 'response', action: 'redirect', to: location, status };
    if (typeof to === 'string' && status < 300)
        return { kind: 'response', action: 'rewrite', to, status };
    return { kind: 'response', action: 'status', to: '', status };
}
/** Returns the value of the `Location` header; undefined without one. */
function findLocation(headers) {
    if (!(0,common_json/* isObject */.G)(headers))
        return undefined;
    const name = Object.keys(headers).find((each) => each.toLowerCase() === 'location');
    if (name === undefined)
        return undefined;
    return headers[name];
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel-json.js
/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11,
 * and `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns it into routes: redirects
 * before the files, rewrites after them.
 */









const VERCEL_JSON = 'vercel.json';
/**
 * Returns the rules of a `vercel.json` as Vercel reads it. `domain` is the site's own host, if it
 * is known.
 */
function parseVercel(text, domain) {
    const json = (0,json_file/* parseJsonFile */.O)(text, 'Vercel refuses the deployment');
    if ((0,redirects_problems/* isProblem */.AN)(json))
        return { ...parsed_redirects/* NO_REDIRECTS */.Y, problems: [json] };
    const { value } = json;
    const routes = parseRoutes(json);
    const redirects = parseList(json, 'redirects');
    const rewrites = parseList(json, 'rewrites');
    const handle = findLastHandle(value.routes);
    const ordered = orderRules({ routes: routes.rules, redirects: redirects.rules, rewrites: rewrites.rules }, handle);
    const problems = [
        ...findBulkRedirectProblems(value),
        ...(0,vercel_schema/* findSettingProblems */.md)(value),
        ...findHandleProblems(json),
        ...routes.problems,
        ...redirects.problems,
        ...rewrites.problems,
        ...findLateRedirectProblems(redirects.rules, handle),
        ...findHeaderProblems(json),
    ];
    return (0,parsed_redirects/* makeRedirects */.e)({
        rules: [...ordered.before, ...ordered.after],
        problems,
        domain,
        cleanUrls: value.cleanUrls === true,
        responder: new VercelResponder(ordered, value, domain),
    });
}
const BULK_REDIRECTS = 'The check does not read the redirects in the file of `bulkRedirectsPath`.';
function findBulkRedirectProblems({ bulkRedirectsPath }) {
    if (bulkRedirectsPath === undefined)
        return [];
    return [(0,redirects_problems/* makeProblem */.km)('unsupported', BULK_REDIRECTS)];
}
/**
 * Returns all rules in Vercel's order, those before the files and those after them. Redirects
 * follow the last entry of `routes`, so they belong to its last handle. Rewrites come last.
 */
function orderRules({ routes, redirects, rewrites }, handle) {
    const before = routes.filter((rule) => rule.isForced);
    const after = routes.filter((rule) => !rule.isForced);
    if (handle === undefined)
        before.push(...redirects);
    else if (handle === 'filesystem')
        after.push(...redirects.map((rule) => ({ ...rule, isForced: false })));
    return { before, after: [...after, ...rewrites] };
}
/** Returns the problems of redirects that follow a handle of `routes` other than `filesystem`. */
function findLateRedirectProblems(redirects, handle) {
    if (handle === undefined || handle === 'filesystem')
        return [];
    return redirects.map((rule) => makeLateRedirectProblem(rule, handle));
}
/** Returns the problem of a redirect that follows a handle in `routes`. */
function makeLateRedirectProblem({ from, line, source }, handle) {
    const where = `since \`routes\` ends after the handle ${(0,redirects_problems/* quote */.hD)(handle)}`;
    const redirect = `the redirect for ${(0,redirects_problems/* quote */.hD)(from)}`;
    if (comesAfterResponse(handle))
        return { ...(0,redirects_problems/* makeProblem */.km)('ignored', `Vercel leaves ${redirect} out, ${where}.`), line };
    const message = `The check does not understand ${redirect}, ${where}.`;
    return { ...(0,redirects_problems/* makeProblem */.km)('unsupported', message, source), line };
}
function parseList(json, list) {
    const { rules, problems } = (0,json_file/* parseRuleList */.Q)(json, list, (item) => parseRule(item, list));
    return {
        rules: rules.slice(0, vercel_schema/* MAX_RULES */.tA),
        problems: [...findCountProblems(json, list), ...problems],
    };
}
function findCountProblems(json, key) {
    const list = json.value[key];
    if (!Array.isArray(list) || list.length <= vercel_schema/* MAX_RULES */.tA)
        return [];
    const surplus = `${list.length} rules, more than the ${vercel_schema/* MAX_RULES */.tA} that it accepts`;
    const message = `Vercel refuses the deployment: \`${key}\` has ${surplus}.`;
    return [{ ...(0,redirects_problems/* makeProblem */.km)('invalid', message), line: json.findLine(key, vercel_schema/* MAX_RULES */.tA) }];
}
/** Headers do not change which file is served, but Vercel refuses deployments with invalid ones. */
function findHeaderProblems(json) {
    const { problems } = (0,json_file/* parseRuleList */.Q)(json, 'headers', (item) => {
        const problem = (0,vercel_schema/* findHeaderRuleProblem */.Yx)(item);
        if (problem !== undefined)
            return problem;
        if (!(0,common_json/* isObject */.G)(item) || typeof item.source !== 'string')
            return undefined;
        return keepInvalid(parseSource(item.source));
    });
    return [...findCountProblems(json, 'headers'), ...problems];
}


/***/ }),

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I4: () => (/* binding */ explainRuleRefusal),
/* harmony export */   Yx: () => (/* binding */ findHeaderRuleProblem),
/* harmony export */   a3: () => (/* binding */ MAX_RULE_CHARS),
/* harmony export */   md: () => (/* binding */ findSettingProblems),
/* harmony export */   p3: () => (/* binding */ explainRouteRefusal),
/* harmony export */   tA: () => (/* binding */ MAX_RULES)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5491);
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5948);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1560);
/* harmony import */ var _redirects_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7927);
/**
 * Checks a `vercel.json` for values that Vercel refuses: the schemas in `@vercel/routing-utils`
 * 6.6, `@vercel/build-utils` 14.21 and `validateConfig` of the `vercel` package, all read 2026-11.
 */




/** `maxItems` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
const MAX_RULES = 2_048;
/** `maxLength` of the same schemas. */
const MAX_RULE_CHARS = 4_096;
/**
 * The settings of `VercelConfig` in `@vercel/config` 0.7 and `@vercel/client` 18.4, and those that
 * `validateConfig` of `vercel` 64 checks, read 2026-11. That function accepts other settings, but
 * the server refuses them: `public` in https://github.com/excalidraw/excalidraw/pull/11537, and
 * `rootDirectory`, which is only a setting of the project, in
 * https://github.com/vercel/next.js/discussions/61604, both read 2026-11. `config` is only a
 * setting of items in `builds`.
 */
const SETTINGS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .splitWords */ .y)(`
  $schema alias build buildCommand builds bulkRedirectsPath bunVersion cleanUrls crons daemons
  devCommand env experimentalServiceGroups experimentalServices experimentalServicesV2 files
  fluid framework functionFailoverRegions functions git github headers ignoreCommand images
  installCommand meta name outputDirectory passiveRegions projectSettings proxy redirects
  regions relatedProjects rewrites routes schedules scope services trailingSlash version
  wildcard
`);
const acceptAnything = () => undefined;
const checkBoolean = (value) => {
    if (typeof value === 'boolean')
        return undefined;
    return { at: '', what: 'has to be `true` or `false`' };
};
/** Returns a check for a text of up to `max` characters. */
function makeTextCheck(max) {
    return (value) => {
        if (typeof value !== 'string')
            return { at: '', what: 'has to be a string' };
        if (value.length <= max)
            return undefined;
        return { at: '', what: `is longer than ${max} characters` };
    };
}
function makeChoiceCheck(words) {
    const what = `has to be one of ${words.map((word) => `\`${word}\``).join(', ')}`;
    return (value) => {
        if (words.some((word) => word === value))
            return undefined;
        return { at: '', what };
    };
}
function makeListCheck(check, max) {
    return (value) => {
        if (!Array.isArray(value))
            return { at: '', what: 'has to be a list' };
        if (value.length > max)
            return { at: '', what: `has more than ${max} items` };
        return findFirstRefusal(value.entries(), check, (i) => `[${i}]`);
    };
}
/** Returns a check for an object with only these fields. */
function makeObjectCheck(fields, required = []) {
    return (value) => {
        if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value))
            return { at: '', what: 'has to be an object' };
        const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
        if (unknown !== undefined)
            return { at: '', what: `has ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(unknown)}, which Vercel does not know` };
        const missing = required.find((name) => !Object.hasOwn(value, name));
        if (missing !== undefined)
            return { at: '', what: `has no \`${missing}\`` };
        for (const [name, check] of Object.entries(fields)) {
            const refusal = Object.hasOwn(value, name) ? check(value[name]) : undefined;
            if (refusal !== undefined)
                return { ...refusal, at: `.${name}${refusal.at}` };
        }
        return undefined;
    };
}
/** Returns a check for an object with any names, and up to `max` entries. */
function makeMapCheck(check, max) {
    return (value) => {
        if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value))
            return { at: '', what: 'has to be an object' };
        const entries = Object.entries(value);
        if (entries.length === 0)
            return { at: '', what: 'is empty' };
        if (entries.length > max)
            return { at: '', what: `has more than ${max} entries` };
        return findFirstRefusal(entries, check, (name) => `[${JSON.stringify(name)}]`);
    };
}
function findFirstRefusal(entries, check, place) {
    for (const [key, value] of entries) {
        const refusal = check(value);
        if (refusal !== undefined)
            return { ...refusal, at: place(key) + refusal.at };
    }
    return undefined;
}
const checkUsualText = makeTextCheck(MAX_RULE_CHARS);
const checkNumber = (value) => {
    if (typeof value === 'number')
        return undefined;
    return { at: '', what: 'has to be a number' };
};
const checkTextList = makeListCheck(checkUsualText, Number.POSITIVE_INFINITY);
const checkComparison = makeObjectCheck({
    eq: (value) => {
        if (typeof value === 'number')
            return undefined;
        return checkUsualText(value);
    },
    neq: checkUsualText,
    inc: checkTextList,
    ninc: checkTextList,
    pre: checkUsualText,
    suf: checkUsualText,
    re: checkUsualText,
    gt: checkNumber,
    gte: checkNumber,
    lt: checkNumber,
    lte: checkNumber,
});
const checkComparable = (value) => {
    if ((0,_common_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value))
        return checkComparison(value);
    return checkUsualText(value);
};
const checkHostCondition = makeObjectCheck({ type: acceptAnything, value: checkComparable }, [
    'type',
    'value',
]);
const checkOtherCondition = makeObjectCheck({
    type: makeChoiceCheck(['host', 'header', 'cookie', 'query']),
    key: checkUsualText,
    value: checkComparable,
}, ['type', 'key']);
/** Checks `has` and `missing` of any kind of rule. */
const checkConditions = makeListCheck((item) => {
    if ((0,_common_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(item) && item.type === 'host')
        return checkHostCondition(item);
    return checkOtherCondition(item);
}, 16);
const checkHeaderRule = makeObjectCheck({
    source: checkUsualText,
    headers: makeListCheck(makeObjectCheck({ key: checkUsualText, value: makeTextCheck(32_768) }, ['key', 'value']), 1_024),
    has: checkConditions,
    missing: checkConditions,
}, ['source', 'headers']);
const checkFunctions = makeMapCheck(makeObjectCheck({
    architecture: makeChoiceCheck(['x86_64', 'arm64']),
    runtime: makeTextCheck(256),
    memory: acceptAnything,
    maxDuration: acceptAnything,
    affinity: makeObjectCheck({ mode: makeChoiceCheck(['strict']) }, ['mode']),
    maxConcurrency: checkNumber,
    regions: checkTextList,
    functionFailoverRegions: checkTextList,
    includeFiles: makeTextCheck(256),
    excludeFiles: makeTextCheck(256),
    experimentalTriggers: acceptAnything,
    supportsCancellation: checkBoolean,
}), 50);
/** The checks of settings, other than lists of rules. */
const CHECKS = {
    cleanUrls: checkBoolean,
    trailingSlash: checkBoolean,
    functions: checkFunctions,
};
/** Returns the settings of a `vercel.json` that Vercel refuses, other than lists of rules. */
function findSettingProblems(settings) {
    const problems = [];
    for (const key of Object.keys(settings)) {
        if (SETTINGS.has(key))
            continue;
        const meant = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .findMisspelled */ .ot)(key, [...SETTINGS]);
        const question = meant === undefined ? '.' : `; did you mean \`${meant}\`?`;
        const message = `Vercel refuses ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)}, which it does not know${question}`;
        problems.push((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .makeProblem */ .km)('invalid', message));
    }
    for (const [setting, check] of Object.entries(CHECKS)) {
        const refusal = Object.hasOwn(settings, setting) ? check(settings[setting]) : undefined;
        if (refusal !== undefined)
            problems.push(makeRefusalProblem(setting, refusal));
    }
    if (settings.functions !== undefined && settings.builds !== undefined)
        problems.push((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .makeProblem */ .km)('invalid', 'Vercel refuses `functions` together with `builds`.'));
    return problems;
}
/** Returns why Vercel refuses an item of `headers`; undefined if it accepts it. */
function findHeaderRuleProblem(item) {
    const refusal = checkHeaderRule(item);
    if (refusal === undefined)
        return undefined;
    return makeRefusalProblem('headers[…]', refusal);
}
/** The fields that `routesSchema` allows. */
const ROUTE_FIELDS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .splitWords */ .y)(`
  src source dest destination headers methods caseSensitive important user continue override
  check isInternal status statusCode locale middleware middlewarePath middlewareRawSrc has
  missing mitigate transforms env respectOriginCacheControl
`);
/**
 * Returns why Vercel refuses an item of `routes`, as the end of a sentence; undefined if it accepts
 * it.
 */
function explainRouteRefusal(route) {
    const unknown = Object.keys(route).find((name) => !ROUTE_FIELDS.has(name));
    if (unknown !== undefined)
        return `has ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(unknown)}, which Vercel does not know`;
    return explainConditionRefusal(route);
}
/**
 * The fields that a rule may have: `redirectsSchema` and `rewritesSchema` of
 * `@vercel/routing-utils` 6.6.
 */
const RULE_FIELDS = {
    redirects: (0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .splitWords */ .y)('source destination permanent statusCode has missing env'),
    rewrites: (0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .splitWords */ .y)('source destination transforms has missing statusCode env respectOriginCacheControl'),
};
/**
 * Returns why Vercel refuses a rule for `from`, apart from its pattern, as the end of a sentence;
 * undefined if it accepts it.
 */
function explainRuleRefusal(item, from, list) {
    const { destination, permanent, statusCode } = item;
    const unknown = Object.keys(item).find((name) => !RULE_FIELDS[list].has(name));
    if (unknown !== undefined)
        return `has ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(unknown)}, which Vercel does not know`;
    if (Math.max(from.length, String(destination).length) > MAX_RULE_CHARS)
        return `is longer than the ${MAX_RULE_CHARS} characters that Vercel accepts`;
    if (permanent !== undefined && statusCode !== undefined)
        return 'has both `permanent` and `statusCode`';
    if (permanent !== undefined && typeof permanent !== 'boolean')
        return 'has a `permanent` that is not a boolean';
    const condition = explainConditionRefusal(item);
    if (condition !== undefined)
        return condition;
    if (statusCode === undefined || isStatus(statusCode))
        return undefined;
    return 'has a `statusCode` that is not a number from 100 to 999';
}
function isStatus(value) {
    if (typeof value !== 'number' || !Number.isInteger(value))
        return false;
    return value >= 100 && value <= 999;
}
/**
 * Returns why Vercel refuses the conditions of a rule, as the end of a sentence; undefined if it
 * accepts them.
 */
function explainConditionRefusal(rule) {
    for (const key of ['has', 'missing']) {
        const refusal = Object.hasOwn(rule, key) ? checkConditions(rule[key]) : undefined;
        if (refusal !== undefined)
            return `is refused, since \`${key}${refusal.at}\` ${refusal.what}`;
    }
    return undefined;
}
function makeRefusalProblem(where, { at, what }) {
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .makeProblem */ .km)('invalid', `Vercel refuses the deployment: ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(where + at)} ${what}.`);
}


/***/ }),

/***/ 6237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ selectPublishedFiles),
/* harmony export */   p: () => (/* binding */ MAX_REDIRECT_FILE_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(298);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1164);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9591);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9612);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7722);
/* harmony import */ var _served_site_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8550);
/** Selects the files of a folder that a host publishes, and reads its configuration files. */








/** The largest ignore file that is read. */
const MAX_IGNORE_LIST_BYTES = 64 << 10;
/** The largest redirect file that is read. Hosts accept about 2,000 rules. */
const MAX_REDIRECT_FILE_BYTES = 2 << 20;
/**
 * Returns the listed files that a host publishes.
 * @throws the reason of `signal` soon after it is aborted
 */
async function selectPublishedFiles(listed, serving, signal) {
    const { host, domain, basePath } = serving;
    const hostFiles = new HostFileReader(listed);
    const specialNames = new SpecialNames(listed, serving);
    const ignoreRules = parseIgnoreFile(serving, hostFiles);
    const treatments = new Map();
    const published = [];
    for await (const [fileIndex, name] of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .iterateWithPauses */ .YK)(listed.names.entries(), signal)) {
        if (ignoreRules?.ignores((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(name)) === true)
            continue;
        const special = specialNames.find(name);
        if (special !== undefined)
            treatments.set(special.part, special.treatment);
        if (specialNames.isPublished(name, special))
            published.push(fileIndex);
    }
    const tree = selectFiles(listed, published);
    const redirectFiles = [];
    for (const name of (0,_served_site_js__WEBPACK_IMPORTED_MODULE_7__/* .listRedirectFiles */ .c)(serving)) {
        if (!listed.names.includes((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(name)))
            continue;
        redirectFiles.push({ name, text: hostFiles.readRedirectFile(name) });
    }
    const unreadable = tree.unreadable.map(({ name }) => name).filter((name) => name.endsWith('/'));
    const { root, names, loops } = tree;
    return {
        site: { root, names, host, domain, basePath, unreadable, loops, redirectFiles },
        tree,
        treatments,
        unreadFiles: hostFiles.unread,
    };
}
/** Reads the configuration files of a site. */
class HostFileReader {
    unread = [];
    #listed;
    constructor(listed) {
        this.#listed = listed;
    }
    /** Returns the text of an ignore file; undefined if it does not exist or cannot be read. */
    readIgnoreFile(name) {
        const { text, reason } = this.#read(name, MAX_IGNORE_LIST_BYTES);
        if (reason !== undefined)
            this.unread.push({ name, reason, isRedirectFile: false });
        return text;
    }
    /** Returns the text of a redirect file; undefined if it does not exist or cannot be read. */
    readRedirectFile(name) {
        const { text, reason } = this.#read(name, MAX_REDIRECT_FILE_BYTES);
        if (reason !== undefined)
            this.unread.push({ name, reason, isRedirectFile: true });
        return text;
    }
    #read(name, maxBytes) {
        const { root, names, sizes } = this.#listed;
        const fileIndex = names.indexOf((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(name));
        if (fileIndex === -1)
            return {};
        if ((sizes[fileIndex] ?? 0) > maxBytes)
            return { reason: { kind: 'too-large' } };
        try {
            return { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDiskPath */ .fx)(root, name), 'utf8') };
        }
        catch (error) {
            if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskError */ .M)(error))
                throw error;
            return { reason: { kind: 'disk-error', message: error.code ?? error.message } };
        }
    }
}
/** The fates of files that are not published. */
const WITHHELD = new Set(['left-out', 'unsupported']);
/** Finds the names of a site that its host treats in a way of its own. */
class SpecialNames {
    /** The base path without its first slash: names are compared from the root of the host. */
    #prefix;
    #hostTraits;
    /** The entries of `specialFiles` that apply to this site. */
    #applied;
    constructor({ names }, { host, basePath }) {
        this.#prefix = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(basePath.slice(1));
        this.#hostTraits = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .getHostTraits */ .E1)(host);
        const hasName = (pattern) => names.some((name) => pattern.test(this.#prefix + name));
        this.#applied = this.#hostTraits.specialFiles.filter(({ onlyBeside, unlessBeside }) => {
            if (unlessBeside !== undefined && hasName(unlessBeside))
                return false;
            return onlyBeside === undefined || hasName(onlyBeside);
        });
    }
    /** Returns how the host treats a file in a way of its own; undefined if it does not. */
    find(name) {
        const fullName = this.#prefix.concat(name);
        for (const treatment of this.#applied) {
            const part = fullName.match(treatment.pattern)?.[0];
            if (part !== undefined)
                return { part: part.slice(this.#prefix.length), treatment };
        }
        return undefined;
    }
    /** Is a file published? `special` is the result of `find` for it. */
    isPublished(name, special) {
        if (special !== undefined)
            return !WITHHELD.has(special.treatment.fate);
        const { configFiles, servesConfigFiles } = this.#hostTraits;
        return servesConfigFiles || !configFiles.includes(this.#prefix.concat(name));
    }
}
/**
 * Returns the patterns of files that uploads leave out; undefined if the host has no ignore file.
 */
function parseIgnoreFile({ host, basePath }, hostFiles) {
    const { ignoreFile } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .getHostTraits */ .E1)(host);
    if (ignoreFile === undefined || basePath !== '/')
        return undefined;
    // Wrangler uses this package as well.
    const ignoreRules = ignore__WEBPACK_IMPORTED_MODULE_1__["default"]({ allowRelativePaths: true });
    return ignoreRules.add(hostFiles.readIgnoreFile(ignoreFile) ?? '');
}
/** Returns a tree with only the files at these indices. */
function selectFiles(tree, indices) {
    if (indices.length === tree.names.length)
        return tree;
    const names = indices.map((index) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getFileName */ .WP)(tree, index));
    const sizes = indices.map((index) => tree.sizes[index] ?? 0);
    return { ...tree, names, sizes };
}


/***/ }),

/***/ 788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ parseJsonFile),
/* harmony export */   Q: () => (/* binding */ parseRuleList)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5491);
/* harmony import */ var _documents_walk_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3977);
/* harmony import */ var _page_line_counter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(121);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7927);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1757);
/** Reads JSON files of hosts, with the line numbers of list items. */





/**
 * Returns the JSON object in a file, or its problem. `refused`: the consequence for the message.
 */
function parseJsonFile(text, refused) {
    const content = text.replace(/^\uFEFF/, '');
    let value;
    try {
        value = JSON.parse(content);
    }
    catch (error) {
        const { message } = error;
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .makeProblem */ .km)('invalid', `The file is not JSON, and ${refused}: ${message}.`);
    }
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value))
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .makeProblem */ .km)('invalid', `The file is not a JSON object, and ${refused}.`);
    const lines = listItemLines(content);
    // Later code may walk over the value recursively, as `JSON.stringify` does.
    if (lines === undefined)
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .makeProblem */ .km)('invalid', `The file is nested more than ${_documents_walk_json_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_DEPTH */ .l} levels deep, so it cannot be read.`);
    return {
        value,
        findLine(key, index) {
            const linesOfList = lines.get(key) ?? [];
            return linesOfList[index] ?? 1;
        },
    };
}
/**
 * Returns the rules in a top-level list of a file, and the problems of its other items. `parse`
 * returns undefined for an item that is irrelevant.
 */
function parseRuleList({ value, findLine }, key, parse) {
    const { [key]: list = [] } = value;
    if (!Array.isArray(list)) {
        const problem = (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .makeProblem */ .km)('invalid', `\`${key}\` has to be a list.`);
        return { rules: [], problems: [problem] };
    }
    const items = list.map((item, i) => ({ line: findLine(key, i), item }));
    return (0,_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRules */ .N)(items, parse);
}
/**
 * Returns the lines of the items of each list at the top level; undefined if the text, which must
 * be valid JSON, is nested too deeply.
 */
function listItemLines(text) {
    const lines = new Map();
    const lineAt = (0,_page_line_counter_js__WEBPACK_IMPORTED_MODULE_4__/* .makeLineCounter */ .F)(text);
    const outcome = (0,_documents_walk_json_js__WEBPACK_IMPORTED_MODULE_3__/* .walkJson */ .g)(text, ([key = '', index], at) => {
        const items = lines.get(key);
        // The last one of repeated keys counts.
        if (index === undefined || items === undefined)
            lines.set(key, []);
        else
            items[Number(index)] ??= lineAt(at) + 1;
    });
    if (outcome === 'read')
        return lines;
    return undefined;
}


/***/ }),

/***/ 3922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ NO_REDIRECTS),
/* harmony export */   e: () => (/* binding */ makeRedirects)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7927);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1359);
/** The content of a redirect file as its host reads it. */


/** For a host that reads no redirect file, or a site without one. */
const NO_REDIRECTS = makeRedirects({
    rules: [],
    problems: [],
    domain: undefined,
    responder: { listResponses: ({ path }, findFile) => [(0,_responses_js__WEBPACK_IMPORTED_MODULE_1__/* .makeDirectResponse */ .tC)(findFile(path))] },
});
/** Returns a parsed redirect file together with its unsupported rules. */
function makeRedirects(parsed) {
    return { ...parsed, unsupportedRules: (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .collectUnsupportedRules */ .Nt)(parsed.problems) };
}


/***/ }),

/***/ 3492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ mayMatch),
/* harmony export */   NF: () => (/* binding */ matchSource),
/* harmony export */   Pu: () => (/* binding */ buildPattern),
/* harmony export */   Vw: () => (/* binding */ estimateCostExponent),
/* harmony export */   Yk: () => (/* binding */ makeSegmentWildcard),
/* harmony export */   et: () => (/* binding */ makeTextWildcard),
/* harmony export */   pl: () => (/* binding */ SAMPLE_NAME),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   zI: () => (/* binding */ makeSourceBelow)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Matches paths against the rules of a redirect file. */

/** A name that no page has, to test rules with wildcards. */
const SAMPLE_NAME = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('no-page-has-this-name');
/** Returns a wildcard that matches any text. */
const makeTextWildcard = (name) => ({ regex: '(.*)', name });
/** Returns a wildcard that matches the text of one segment. */
const makeSegmentWildcard = (name) => ({ regex: '([^/]+)', name });
/** Returns the pattern for a sequence of parts. `folder` is stored as its folder. */
function buildPattern(parts, folder) {
    const sources = parts.map(toRegexSource);
    const isWildcard = (part) => typeof part !== 'string';
    const firstWildcard = parts.findIndex(isWildcard);
    const regex = new RegExp(`^${sources.join('')}$`, 's');
    return {
        regex,
        names: parts.filter(isWildcard).map(({ name }) => name),
        prefix: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(parts.slice(0, firstWildcard).join('')),
        folder,
        costExponent: estimateCostExponent(regex),
    };
}
function toRegexSource(part) {
    if (typeof part !== 'string')
        return part.regex;
    return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
/** Returns the source that matches every path that begins with `prefix`. */
function makeSourceBelow(prefix) {
    return { kind: 'pattern', pattern: buildPattern([prefix, makeTextWildcard('*')]) };
}
/**
 * Returns the exponent with which the matching time of an expression may grow in the length of a
 * path: an estimate of how many of its parts may end anywhere. Infinite if a repeated group is
 * ambiguous. `^/docs/([^/]+)/(.*)$` is simplified to `^/docs/./.*$`, in which one part is repeated:
 * 1.
 */
function estimateCostExponent({ source }) {
    const simplified = simplifyGroups(simplifyCharacters(source));
    const hasRepeatedGroup = /\)[*+{]/.test(simplified);
    if (hasRepeatedGroup)
        return Number.POSITIVE_INFINITY;
    return [...simplified.matchAll(/[*+{]/g)].length;
}
const ESCAPED_CHARACTER = /\\./gs;
const ANY_BUT_SLASH = /\[\^\/\]/g;
const CHARACTER_CLASS = /\[[^\]]*\]/g;
/** A fixed number of repetitions, but not of a group. */
const FIXED_REPETITION = /(?<!\))\{\d{1,2}\}/g;
/** A whole segment after a slash, possibly in groups. It can only end at the next slash. */
const WHOLE_SEGMENT = /(\/(?:\((?:\?:)?)*)~\+\??/g;
/** Replaces each character or class of an expression by `.`, and `[^/]` by `~`. */
function simplifyCharacters(source) {
    return source
        .replace(ESCAPED_CHARACTER, (escaped) => (escaped === '\\/' ? '/' : '.'))
        .replace(ANY_BUT_SLASH, '~')
        .replace(CHARACTER_CLASS, '.')
        .replace(FIXED_REPETITION, '')
        .replace(WHOLE_SEGMENT, '$1.');
}
/** A group without repetitions in it, and the repetition of the group. */
const INNERMOST_GROUP = /\((?:\?(?:<?[=!]|:|<\w+>))?([^()*+{]*)\)([*+{]?)/g;
/** Removes the groups of an expression that are unambiguous or not repeated. */
function simplifyGroups(expression) {
    let before;
    let after = expression;
    do {
        before = after;
        after = before.replace(INNERMOST_GROUP, (group, inner, repeated) => {
            if (isUnambiguous(inner))
                return `.${repeated}`;
            return repeated === '' ? '.?' : group;
        });
    } while (after !== before);
    return after;
}
/** Can a group match a text in only one way? */
function isUnambiguous(inner) {
    if (inner.includes('?'))
        return false;
    const starts = inner.split('|').map((each) => each.charAt(0));
    if (starts.length === 1)
        return true;
    return new Set(starts).size === starts.length && starts.every((start) => /[^.~]/.test(start));
}
/**
 * The approximate maximum number of steps to match a path, which take some hundred milliseconds.
 */
const MAX_MATCHING_STEPS = 2e8;
const NO_CAPTURES = new Map();
/** May a source match a decoded path? */
function mayMatch(source, path) {
    return matchSource(source, [path]) !== undefined;
}
/**
 * Returns the captures of a source in the first of `keys`, the forms of one path, that matches.
 * Returns undefined if none matches, and `undecided` if matching could take too long.
 */
function matchSource(source, keys) {
    if (source.kind === 'exact') {
        if (keys.includes(source.path))
            return NO_CAPTURES;
        return undefined;
    }
    const { regex, names, prefix, costExponent } = source.pattern;
    const possible = keys.filter((key) => key.startsWith(prefix));
    if (possible.some((key) => key.length ** costExponent > MAX_MATCHING_STEPS))
        return 'undecided';
    const found = possible.map((key) => key.match(regex)).find((each) => each !== null);
    if (found === undefined)
        return undefined;
    const captures = new Map();
    for (const [i, name] of names.entries())
        if (!captures.has(name))
            captures.set(name, found[i + 1] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
    return captures;
}
/** Returns a path of a redirect file in the form for comparisons: decoded, as bytes. */
function decodePath(path) {
    const bytes = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(path);
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(bytes) ?? bytes;
}


/***/ }),

/***/ 7927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ isProblem),
/* harmony export */   Nt: () => (/* binding */ collectUnsupportedRules),
/* harmony export */   Ve: () => (/* binding */ mayUnsupportedSourceMatch),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   kg: () => (/* binding */ findCostProblem),
/* harmony export */   km: () => (/* binding */ makeProblem)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3492);
/** Problems of the lines of a redirect file. */


/** Returns whether a result is a problem. */
function isProblem(result) {
    return 'message' in result;
}
/** Returns a problem. `source`: the only addresses that an unsupported rule may match. */
function makeProblem(kind, message, source) {
    if (source === undefined)
        return { kind, message };
    return { kind, message, source };
}
/**
 * Returns whether a rule that the check does not support, and that matches only some paths, may
 * match `path`, which is absolute and decoded.
 */
function mayUnsupportedSourceMatch({ sources }, path) {
    return sources.some((source) => (0,_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .mayMatch */ .B7)(source, path));
}
/**
 * Returns the rules that the check does not support. A rule that matches a sample address counts as
 * matching any address.
 */
function collectUnsupportedRules(problems) {
    const sources = [];
    let matchingAnyPath;
    for (const problem of problems) {
        if (problem.kind !== 'unsupported')
            continue;
        const { source } = problem;
        const matchesSome = source !== undefined && !(0,_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .mayMatch */ .B7)(source, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .SAMPLE_NAME */ .pl));
        if (matchesSome)
            sources.push(source);
        else
            matchingAnyPath ??= problem;
    }
    return { sources, matchingAnyPath };
}
/** The highest exponent with which usual paths can be matched in time. */
const MAX_COST_EXPONENT = 4;
/**
 * Returns the problem of a pattern that may take minutes to match; undefined for other patterns.
 * `from` is the pattern as written.
 */
function findCostProblem(source, from) {
    if (source.kind === 'exact' || source.pattern.costExponent <= MAX_COST_EXPONENT)
        return undefined;
    const message = `The check does not try the pattern ${quote(from)}, which could take minutes.`;
    return makeProblem('unsupported', message, (0,_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSourceBelow */ .zI)(source.pattern.prefix));
}
/** The maximum length of a quote, in characters. */
const MAX_QUOTE_CHARS = 120;
/** Returns untrusted text in backticks, shortened for a message. */
function quote(text) {
    if (text.length > MAX_QUOTE_CHARS)
        return `\`${text.slice(0, MAX_QUOTE_CHARS - 1)}…\``;
    return `\`${text}\``;
}


/***/ }),

/***/ 1359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ makeRedirectResponse),
/* harmony export */   KV: () => (/* binding */ makeRewriteResponse),
/* harmony export */   XO: () => (/* binding */ isSuccessful),
/* harmony export */   tC: () => (/* binding */ makeDirectResponse)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9981);
/**
 * The response of a host to a request, in three stages: a `FileResponse` comes from its files
 * alone, a `DirectResponse` from its rules and files, and a `FinalResponse` is the end of all
 * redirects.
 */


/** Does a visitor get the requested content, as far as known? */
function isSuccessful(response) {
    switch (response.kind) {
        case 'file':
        case 'other-host':
        case 'undecided':
            return true;
        case 'status':
            return response.status < 400;
        case 'missing':
        case 'loop':
            return false;
    }
}
/** Returns the redirect of a host to a path, which is absolute and decoded. */
function makeRedirectResponse(path) {
    return { kind: 'redirect', to: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncode */ .a)(path) };
}
/** Returns the response to a request from the files that `rule` may have chosen. */
function makeDirectResponse(found, rule) {
    if (found === undefined)
        return { kind: 'missing', rule };
    if (rule === undefined)
        return found;
    return { ...found, rule };
}
/**
 * Returns the response of a host that serves the content at the address `to` without a redirect.
 */
function makeRewriteResponse(to, rule, { path, findFile, domain }) {
    const target = (0,_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveTarget */ .u1)(to, path, domain);
    // A target on another host is fine, whether the host or the browser fetches it.
    if (target.kind === 'other-host')
        return { kind: 'redirect', to, rule };
    return makeDirectResponse(findFile(target.path), rule);
}


/***/ }),

/***/ 4336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ RuleIndex)
/* harmony export */ });
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3492);

const NO_RULES = [];
/** Finds the rules that match a path, in order. It tries only rules with the same beginning. */
class RuleIndex {
    /** The exact rules, by their path. */
    #byPath = new Map();
    /** The other rules, by the first segment of their pattern; empty if that is not fixed. */
    #byFirstSegment = new Map();
    constructor(rules) {
        for (const [position, rule] of rules.entries()) {
            const { source } = rule;
            if (source.kind === 'exact')
                append(this.#byPath, source.path, { rule, position });
            else
                append(this.#byFirstSegment, getFirstSegment(source.pattern), { rule, position });
        }
    }
    /** Yields the rules that match any of the `keys`, the forms of one path. */
    *findMatches(keys) {
        for (const { rule, position } of this.#listPossible(keys)) {
            const captures = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matchSource */ .NF)(rule.source, keys);
            if (captures !== undefined)
                yield { rule, captures, position };
        }
    }
    #listPossible(keys) {
        const lists = new Set([this.#byFirstSegment.get('') ?? NO_RULES]);
        for (const key of keys) {
            const [, firstSegment = ''] = key.split('/', 2);
            lists.add(this.#byPath.get(key) ?? NO_RULES);
            lists.add(this.#byFirstSegment.get(firstSegment) ?? NO_RULES);
        }
        lists.delete(NO_RULES);
        // Sorting thousands of rules for each address would take longer than trying a few.
        const [first = NO_RULES, ...others] = lists;
        if (others.length === 0)
            return first;
        return [first, ...others].flat().sort((a, b) => a.position - b.position);
    }
}
function append(map, key, placed) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [placed]);
    else
        list.push(placed);
}
/** Returns `docs` for `/docs/*`, and nothing for `/docs*`. */
function getFirstSegment({ prefix, folder = prefix }) {
    const end = folder.indexOf('/', 1);
    if (end === -1)
        return '';
    return folder.slice(1, end);
}


/***/ }),

/***/ 1757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ parseRules),
/* harmony export */   i: () => (/* binding */ listLines)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7927);

/** Returns the rules among the items of a file, and the problems of the others. */
function parseRules(items, parse) {
    const rules = [];
    const problems = [];
    for (const { line, item } of items) {
        const parsed = parse(item);
        if (parsed === undefined)
            continue;
        if ((0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .isProblem */ .AN)(parsed))
            problems.push({ ...parsed, line });
        else
            rules.push({ ...parsed, line });
    }
    return { rules, problems };
}
/** Returns the lines of a `_redirects` file, without blank lines and comments. */
function listLines(text) {
    const lines = text.split('\n').map((line, i) => ({ line: i + 1, item: line.trim() }));
    return lines.filter(({ item }) => item !== '' && !item.startsWith('#'));
}


/***/ }),

/***/ 2549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ simulateRedirects)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7927);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1359);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9981);
/** Finds the final response of a host to a request by its rules and redirects. Nothing is sent. */



/**
 * The number of redirects that browsers follow: https://fetch.spec.whatwg.org/#http-redirect-fetch,
 * read 2026-11.
 */
const MAX_REDIRECTS = 20;
/** How many responses to different visitors are compared before the response is undecided. */
const MAX_COMPARED_RESPONSES = 32;
/** Returns the final response of the host to a request by its rules. */
function simulateRedirects(redirects, findFile, request) {
    const simulation = new RedirectSimulation(redirects, findFile);
    return simulation.findFinalResponse(request, { visited: [], used: [] });
}
/** Follows the redirects from one address, for all visitors at once. */
class RedirectSimulation {
    #redirects;
    #findFile;
    /** How many responses were compared. */
    #comparedResponses = 0;
    constructor(redirects, findFile) {
        this.#redirects = redirects;
        this.#findFile = findFile;
    }
    /** Returns the final response to a request that a browser sends after those in `trail`. */
    findFinalResponse(request, trail) {
        const { path } = request;
        const { visited, used } = trail;
        const seen = visited.indexOf(path);
        if (seen !== -1)
            return { kind: 'loop', paths: visited.slice(seen), used };
        if (visited.length > MAX_REDIRECTS)
            return { kind: 'loop', paths: visited, used };
        const end = this.#findCommonResponse(request, trail);
        if ((0,_responses_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccessful */ .XO)(end))
            return end;
        if (!(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .mayUnsupportedSourceMatch */ .Ve)(this.#redirects.unsupportedRules, path))
            return end;
        return { kind: 'undecided', used: end.used };
    }
    /** Returns the final response for all visitors; `undecided` if it depends on the visitor. */
    #findCommonResponse(request, trail) {
        let common;
        for (const direct of this.#redirects.responder.listResponses(request, this.#findFile)) {
            const final = this.#followResponse(direct, request, trail);
            this.#comparedResponses++;
            const areTooMany = this.#comparedResponses > MAX_COMPARED_RESPONSES;
            const dependsOnVisitor = common !== undefined && (areTooMany || !areAlike(common, final));
            if (dependsOnVisitor)
                return { kind: 'undecided', used: final.used };
            common = final;
        }
        return common ?? { kind: 'missing', path: request.path, used: trail.used };
    }
    /** Returns the final response after a direct one, which may be a redirect. */
    #followResponse(response, { path, query }, trail) {
        const used = response.rule === undefined ? trail.used : [...trail.used, response.rule];
        switch (response.kind) {
            case 'file':
                return { kind: 'file', fileIndex: response.fileIndex, path, used };
            case 'status':
                return { kind: 'status', status: response.status, used };
            case 'missing':
                return { kind: 'missing', path, used };
            case 'service':
            case 'undecided':
                return { kind: 'undecided', used };
            case 'redirect': {
                const target = (0,_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveTarget */ .u1)(response.to, path, this.#redirects.domain);
                if (target.kind === 'other-host')
                    return { kind: 'other-host', url: target.url, used };
                const next = { path: target.path, query: target.query || query };
                return this.findFinalResponse(next, { visited: [...trail.visited, path], used });
            }
        }
    }
}
/**
 * Returns whether both are the same file. If one is not a file, returns whether both succeed or
 * both fail.
 */
function areAlike(one, other) {
    if (one.kind === 'file' && other.kind === 'file')
        return one.fileIndex === other.fileIndex;
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccessful */ .XO)(one) === (0,_responses_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccessful */ .XO)(other);
}


/***/ }),

/***/ 9981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mW: () => (/* binding */ expandTarget),
/* harmony export */   u1: () => (/* binding */ resolveTarget),
/* harmony export */   xE: () => (/* binding */ MAX_TARGET_CHARS)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _resolve_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7479);
/** Resolves the targets of rules in a redirect file. */


/**
 * Resolves the target `to` of a redirect from `path`. `domain` is the site's own host, if it is
 * known.
 */
function resolveTarget(to, path, domain) {
    const own = domain ?? _resolve_address_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN_HOST */ .IZ;
    const url = URL.parse(to, `https://${own}${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncode */ .a)(path)}`);
    const isOnThisHost = url?.host === own && /^https?:$/.test(url.protocol);
    if (!isOnThisHost)
        return { kind: 'other-host', url: to };
    const query = url.search.slice(1);
    return { kind: 'this-host', path: (0,_resolve_address_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePathname */ .je)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname)), query };
}
/**
 * The longest target, in characters. Hosts send none that are longer, and a rule could otherwise
 * expand to gigabytes.
 */
const MAX_TARGET_CHARS = 65_536;
/**
 * Replaces placeholders in a target by captures, even within longer names: `:id` is also replaced
 * in `:idea`. Undefined if the captures are unknown, or the result is too long.
 */
function expandTarget(to, captures) {
    if (captures === 'undecided')
        return undefined;
    let result = to;
    for (const [name, captured] of captures) {
        const value = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncode */ .a)(captured);
        const parts = result.split(`:${name}`);
        if (result.length + (parts.length - 1) * value.length > MAX_TARGET_CHARS)
            return undefined;
        result = parts.join(value);
    }
    return result;
}


/***/ }),

/***/ 8550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ listRedirectFiles),
/* harmony export */   d: () => (/* binding */ ServedSite)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9612);
/* harmony import */ var _address_forms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7383);
/* harmony import */ var _hosts_find_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2153);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7722);
/* harmony import */ var _redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3922);
/* harmony import */ var _redirects_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7927);
/* harmony import */ var _redirects_responses_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1359);
/* harmony import */ var _redirects_simulate_redirects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2549);
/* harmony import */ var _redirects_targets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9981);
/** Finds what a host serves at the addresses of a site, from its files and its redirect file. */











const SHARED_PAGE = { kind: 'shared-page' };
const UNDECIDED = { kind: 'undecided' };
/** How many results of `findContent` are cached. */
const MAX_CACHED = 50_000;
/** Returns the names of the redirect files in a site's root that may apply. */
function listRedirectFiles({ host, basePath, }) {
    // Hosts read redirect files only in their own root.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .HOST_NAMES */ .Wq : [host];
    const names = new Set();
    for (const each of hosts) {
        const { redirectFile } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .getHostTraits */ .E1)(each);
        if (redirectFile !== undefined)
            names.add(redirectFile.name);
    }
    return [...names];
}
/** A site as its host serves it. */
class ServedSite {
    site;
    hostTraits;
    /** The indexes of the site's files, by name. */
    files;
    /** The parsed redirect file; empty without one, or if it cannot be read. */
    redirects;
    /** The file and line of an unsupported rule that may serve any address. */
    unsupportedRule;
    /** Without a host: the site on each host, by its files only. */
    #onEachHost;
    /** Without a host: the site on each host that reads one of its redirect files. */
    #withRedirectFile;
    /** Results of `findContent`, by path and query. */
    #cache = new Map();
    #folderPages;
    constructor(site, files = new Map(site.names.map((name, i) => [name, i]))) {
        this.site = site;
        this.files = files;
        this.hostTraits = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .getHostTraits */ .E1)(site.host);
        this.redirects = parseRedirectFile(site, this.hostTraits);
        const hosts = site.host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .HOST_NAMES */ .Wq : [];
        this.#onEachHost = hosts.map((each) => new ServedSite({ ...site, host: each, redirectFiles: [] }, files));
        this.#withRedirectFile = listSitesWithRedirectFile(site, hosts, files);
        this.unsupportedRule = this.#findUnsupportedRule();
    }
    #findUnsupportedRule() {
        const { redirectFiles } = this.site;
        const unreadFile = redirectFiles.find(({ text }) => text === undefined);
        if (unreadFile !== undefined)
            return { file: unreadFile.name, line: undefined };
        const { matchingAnyPath } = this.redirects.unsupportedRules;
        const [first] = redirectFiles;
        if (matchingAnyPath !== undefined && first !== undefined)
            return { file: first.name, line: matchingAnyPath.line };
        return this.#withRedirectFile.find(({ unsupportedRule }) => unsupportedRule !== undefined)
            ?.unsupportedRule;
    }
    /** Returns the name of a file, by its index. */
    getName(fileIndex) {
        return (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .getFileName */ .WP)(this.site, fileIndex);
    }
    /**
     * Returns the response without the rules of the redirect file. The path is absolute and decoded.
     */
    findFile = (path) => {
        const { loops, basePath } = this.site;
        const isHostRoot = basePath === '/';
        const isMerged = this.hostTraits.mergesSlashes && path.includes('//');
        const merged = isMerged ? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat((0,_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_10__/* .mergeSlashes */ .u)(path)) : path;
        const lookup = (name) => {
            if (loops.length === 0)
                return this.files.get(name);
            return this.files.get((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveLoops */ .U_)(name, loops));
        };
        // Below a base path, the redirect file of the host is not part of the site.
        const cleanUrls = this.redirects.cleanUrls ?? !isHostRoot;
        const settings = { isHostRoot, cleanUrls, hasFolderPages: () => this.#hasFolderPages() };
        const found = this.hostTraits.findFile(merged, lookup, settings);
        if (found !== undefined)
            return found;
        if (isHostRoot && this.isServicePath(path))
            return { kind: 'service' };
        return undefined;
    };
    /**
     * Returns the content that is served at an address; undefined if it is not served. `path` is
     * decoded, without the base path and its slash: empty for the site's root, or `docs/x/`. `query`
     * is as written, without its `?`.
     */
    findContent(path, query = '') {
        if (this.site.host === undefined)
            return this.#findContentOnAnyHost(path, query);
        // Without rules, finding the file is faster than a cache lookup.
        if (this.redirects.rules.length === 0)
            return this.#findContentOnHost(path, query);
        const key = query === '' ? path : `${path}?${query}`;
        if (this.#cache.has(key))
            return this.#cache.get(key);
        const content = this.#findContentOnHost(path, query);
        if (this.#cache.size >= MAX_CACHED)
            this.#cache.clear();
        this.#cache.set(key, content);
        return content;
    }
    /**
     * Returns the index of the file that is served in the end; undefined if there is none or it is
     * unknown. For the parameters, see `findContent`.
     */
    findServedFile(path, query = '') {
        const content = this.findContent(path, query);
        if (content?.kind === 'file')
            return content.fileIndex;
        return undefined;
    }
    /**
     * Is a page relocated for readers who request `path`, but not for all readers? A page is
     * relocated if the host shows it in another folder than its file. For the parameters, see
     * `findContent`.
     */
    isSometimesRelocated(path, query, fileIndex) {
        if (!this.#isRelocated(path, query, fileIndex))
            return false;
        return !this.isAlwaysRelocated(fileIndex);
    }
    /** Does the host always show a page in another folder than its file? */
    isAlwaysRelocated(fileIndex) {
        const name = this.getName(fileIndex);
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
        const usual = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? stem.concat('/') : stem;
        return [usual, name].every((path) => this.#isRelocated(path, '', fileIndex));
    }
    /**
     * Returns the pages that rules sometimes relocate: exact rules at their path, patterns at the
     * root of the site.
     */
    listPagesRelocatedByRules() {
        const paths = this.redirects.rules.map(({ source }) => source.kind === 'exact' ? source.path.slice(1) : _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
        const pages = [];
        for (const path of new Set(paths)) {
            const fileIndex = this.findServedFile(path);
            if (fileIndex === undefined)
                continue;
            if (this.isSometimesRelocated(path, '', fileIndex))
                pages.push(fileIndex);
        }
        return pages;
    }
    /**
     * Does it depend on an unsupported rule whether a path is served? `content` is the result of
     * `findContent` for the path.
     */
    mayUnsupportedRuleServe(path, content) {
        if (content === undefined)
            return this.unsupportedRule !== undefined;
        if (content.kind !== 'undecided')
            return false;
        return [this, ...this.#withRedirectFile].some(({ redirects }) => (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .mayUnsupportedSourceMatch */ .Ve)(redirects.unsupportedRules, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path)));
    }
    /**
     * Returns the file address that the site's redirects send an address to; undefined if no rule
     * redirects it. The host's automatic redirects for a slash or an extension do not count. For the
     * parameters, see `findContent`.
     */
    findRedirect(path, query = '') {
        if (this.redirects.rules.length === 0)
            return this.#findRedirectOnAnyHost(path, query);
        const response = this.#simulateRedirects(path, query);
        const rule = response.used.findLast(({ action }) => action === 'redirect');
        if (response.kind !== 'file' || rule === undefined)
            return undefined;
        const [, fragment = ''] = rule.to.split('#');
        const address = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReadable */ .Dy)(response.path);
        return { to: fragment === '' ? address : `${address}#${fragment}`, line: rule.line };
    }
    #findRedirectOnAnyHost(path, query) {
        const found = this.#withRedirectFile.map((siteOnHost) => siteOnHost.findRedirect(path, query));
        return found.find((each) => each !== undefined);
    }
    /**
     * Returns the paths at which a file is served, the most usual one first. They have the form of
     * those that `findContent` accepts.
     */
    listAddresses(fileIndex) {
        const forms = (0,_address_forms_js__WEBPACK_IMPORTED_MODULE_3__/* .listAddressForms */ .W)(this.getName(fileIndex));
        return forms.filter((path) => this.findServedFile(path) === fileIndex);
    }
    /**
     * Returns the index of the file that some host would serve at a path, going only by names. For
     * the form of the path, see `findContent`.
     */
    findFileByName(path) {
        const name = path.replace(/\/$/, '');
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
        const names = [name, `${name}.html`];
        if (stem === '')
            names.push('index.html');
        else
            names.push(`${name}/index.html`, `${stem}.html`, `${stem}/index.html`);
        const found = names.find((each) => this.files.has(each));
        if (found === undefined)
            return undefined;
        return this.files.get(found);
    }
    /** Returns the indexes of files that rules of redirect files point to or show. */
    listRuleDestinations() {
        const found = [];
        for (const { redirects } of [this, ...this.#withRedirectFile]) {
            const { rules, errorPage, fallback } = redirects;
            for (const rule of [...rules, errorPage, fallback]) {
                if (rule === undefined)
                    continue;
                const target = (0,_redirects_targets_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveTarget */ .u1)(rule.to, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, this.site.domain);
                if (target.kind === 'other-host')
                    continue;
                const fileIndex = this.findFileByName(target.path.slice(1));
                if (fileIndex !== undefined)
                    found.push(fileIndex);
            }
        }
        return found;
    }
    /**
     * Is a path handled by a service of the host? It is absolute, from the root of the host. A folder
     * of the site with the same name takes precedence.
     */
    isServicePath(path) {
        if (this.hostTraits.servicePaths?.test(path) !== true)
            return false;
        return this.site.basePath !== '/' || !(0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFolder */ .bU)(this.site.names, `${path.split('/', 2)[1]}/`);
    }
    /** Does a rule show a page of the site for missing addresses? */
    get hasErrorPage() {
        const { errorPage, domain } = this.redirects;
        if (errorPage === undefined)
            return false;
        const destination = (0,_redirects_targets_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveTarget */ .u1)(errorPage.to, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, domain);
        return destination.kind === 'this-host' && this.findFile(destination.path) !== undefined;
    }
    /**
     * Returns the folder for which a page is the 404 page: empty, or with a slash at its end.
     * Undefined for other pages.
     */
    findNotFoundFolder(page) {
        if ((0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPageOfSite */ .dn)(page))
            return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        if (this.hostTraits.hasNestedNotFound && page.endsWith('/404.html'))
            return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(page);
        return undefined;
    }
    /**
     * Does the site have files in a folder, or might rules serve some? `path` is an address's path
     * that ends with a slash.
     */
    mayHaveFolder(path) {
        const { rules, fallback } = this.redirects;
        if (rules.length > 0 || fallback !== undefined)
            return true;
        if (this.unsupportedRule !== undefined || this.#withRedirectFile.length > 0)
            return true;
        const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveLoops */ .U_)(path, this.site.loops);
        return name === '' || (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFolder */ .bU)(this.site.names, name);
    }
    #hasFolderPages() {
        this.#folderPages ??= haveMostlyFolders(this.site.names);
        return this.#folderPages;
    }
    /**
     * Does the host show a page in another folder than its file, at the address that `swapFolderForm`
     * returns, to readers who request `path`?
     */
    #isRelocated(path, query, fileIndex) {
        const { findShownPath } = this.hostTraits;
        const name = this.getName(fileIndex);
        if (findShownPath === undefined || !this.#mayRelocatePage(name))
            return false;
        // Unread rules may redirect readers.
        if (this.#mayUnsupportedRuleMatch(path))
            return false;
        const { trailingSlash } = this.redirects;
        const otherForm = `/${(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .swapFolderForm */ .YX)(name)}`;
        if (this.redirects === _redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_REDIRECTS */ .Y) {
            const isOther = findShownPath(`/${path}`, name, trailingSlash) === otherForm;
            return isOther && this.findServedFile(path) === fileIndex;
        }
        const response = this.#simulateRedirects(path, query);
        if (response.kind !== 'file' || response.fileIndex !== fileIndex)
            return false;
        return findShownPath(response.path, name, trailingSlash) === otherForm;
    }
    /** May the host show a file in another folder: a page, but not the home page? */
    #mayRelocatePage(name) {
        if (!(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) || (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name) === '')
            return false;
        // Below a base path, the redirect file of the host is not part of the site.
        return this.hostTraits.redirectFile === undefined || this.site.basePath === '/';
    }
    #mayUnsupportedRuleMatch(path) {
        const { unsupportedRules } = this.redirects;
        if (unsupportedRules.matchingAnyPath !== undefined)
            return true;
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .mayUnsupportedSourceMatch */ .Ve)(unsupportedRules, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path));
    }
    #simulateRedirects(path, query) {
        return (0,_redirects_simulate_redirects_js__WEBPACK_IMPORTED_MODULE_8__/* .simulateRedirects */ .K)(this.redirects, this.findFile, { path: _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path), query });
    }
    #findContentOnHost(path, query) {
        const response = this.#simulateRedirects(path, query);
        // The content of an unreadable folder is unknown.
        if (response.kind === 'missing' && this.#isInUnreadable(response.path))
            return UNDECIDED;
        if (!(0,_redirects_responses_js__WEBPACK_IMPORTED_MODULE_7__/* .isSuccessful */ .XO)(response))
            return undefined;
        return this.#judgeFinalResponse(response, path);
    }
    #isInUnreadable(path) {
        return this.site.unreadable.some((folder) => path.slice(1).startsWith(folder));
    }
    /**
     * Returns the content of a successful response. Anchors are unknown if a rule adds a fragment, or
     * if one page with a script may show different content for each address.
     */
    #judgeFinalResponse(response, path) {
        if (response.kind !== 'file')
            return UNDECIDED;
        const { fileIndex, used } = response;
        const patternRules = used.filter(({ source }) => source.kind === 'pattern');
        const isShared = patternRules.length > 0 && (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(this.getName(fileIndex));
        // If a browser needs another type, a page is wrong, whether served or redirected to.
        if (isShared && _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBRESOURCE_PATH */ .BU.test(path))
            return SHARED_PAGE;
        if (used.some(({ to }) => to.includes('#')))
            return UNDECIDED;
        const isRewritten = patternRules.some(({ action }) => action === 'rewrite');
        if (!isRewritten)
            return { kind: 'file', fileIndex };
        if (isShared)
            return SHARED_PAGE;
        return UNDECIDED;
    }
    #findContentOnAnyHost(path, query) {
        let isServed = false;
        for (const siteOnHost of this.#onEachHost) {
            const content = siteOnHost.findContent(path);
            if (content?.kind === 'file')
                return content;
            isServed ||= content !== undefined;
        }
        if (isServed)
            return UNDECIDED;
        const contents = this.#withRedirectFile
            .map((siteOnHost) => siteOnHost.findContent(path, query))
            .filter((content) => content !== undefined);
        if (contents.length === 0)
            return undefined;
        const areAllPages = contents.every(({ kind }) => kind === 'shared-page');
        if (areAllPages && _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBRESOURCE_PATH */ .BU.test(path))
            return SHARED_PAGE;
        return UNDECIDED;
    }
}
/** Returns the rules of the host's redirect file; none without one, or if it cannot be read. */
function parseRedirectFile({ redirectFiles, domain }, { redirectFile }) {
    const text = redirectFiles[0]?.text;
    if (redirectFile === undefined || text === undefined)
        return _redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_REDIRECTS */ .Y;
    return redirectFile.parse(text, domain);
}
/** Returns the site on each of the hosts that read one of its redirect files. */
function listSitesWithRedirectFile(site, hosts, files) {
    const found = [];
    for (const host of hosts) {
        const names = listRedirectFiles({ host, basePath: site.basePath });
        const redirectFiles = site.redirectFiles.filter(({ name }) => names.includes(name));
        if (redirectFiles.length > 0)
            found.push(new ServedSite({ ...site, host, redirectFiles }, files));
    }
    return found;
}
/** Are most pages, apart from the home page and the 404 page, an `index.html` in a folder? */
function haveMostlyFolders(names) {
    const pages = names.filter((name) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) && !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPage */ .np)(name));
    const others = pages.filter((name) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name) !== '');
    return others.filter(_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf).length > others.length / 2;
}


/***/ }),

/***/ 7401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ makeSiteFolder)
/* harmony export */ });
/* unused harmony export listTree */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1164);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9591);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7469);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9612);






/** Returns a folder with a site that is not listed yet. `signal` aborts the listing. */
function makeSiteFolder(root, signal) {
    let listed;
    return {
        root,
        list() {
            listed ??= listTree(root, signal);
            return listed;
        },
    };
}
/**
 * How many names through several symbolic links one folder is listed under. A dozen folders that
 * link to each other have a billion names.
 */
const MAX_NAMES_OF_FOLDER = 100;
/**
 * Folders of the system, where reading may block or never end. Shared memory may hold regular
 * files.
 */
const SYSTEM_FOLDER = /^\/(?:proc|sys|dev(?!\/shm(?:\/|$)))(?:\/|$)/;
/**
 * Lists the files below `root` that an upload would contain. Like uploads, it follows symbolic
 * links anywhere, but not in cycles.
 * @throws any file-system error if `root` cannot be read; the reason of `signal` soon after it is
 * aborted
 */
async function listTree(root, signal) {
    const listing = new Listing(root, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root, 'buffer')));
    const yieldIfOver = (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .makeCheckpoint */ .Ny)(signal);
    for (let folder = listing.takeFolder(); folder !== undefined; folder = listing.takeFolder()) {
        for (const entry of readEntries(root, folder.name, listing.unreadable)) {
            await yieldIfOver();
            listing.addEntry(folder, entry);
        }
    }
    return listing.makeTree();
}
/** The files found so far, and the folders that are still to be read. */
class Listing {
    unreadable = [];
    #root;
    /** The path of the root without symbolic links. */
    #realRoot;
    #folders;
    #files = [];
    #loops = [];
    /** How often a folder was reached through several links, by its path without links. */
    #listed = new Map();
    #unreadNames = 0;
    constructor(root, realRoot) {
        this.#root = root;
        this.#realRoot = realRoot;
        this.#folders = [{ name: _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_BYTES */ .CR, real: realRoot, above: [], links: 0 }];
    }
    /** Removes and returns a folder that is still to be read; undefined if there is none. */
    takeFolder() {
        return this.#folders.pop();
    }
    /** Adds a file or a folder that is in `folder`. */
    addEntry(folder, entry) {
        const name = folder.name.concat((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)(entry.name));
        const place = folder.real.concat('/', (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)(entry.name));
        const isLink = entry.isSymbolicLink();
        const { why, size, folder: real } = inspect(this.#root, name, isLink ? undefined : place);
        if (why !== undefined)
            this.unreadable.push({ name, why });
        if (size !== undefined)
            this.#files.push({ name, size });
        if (real === undefined)
            return;
        const above = [...folder.above, folder];
        const reached = { name: name.concat('/'), real, above, links: folder.links + Number(isLink) };
        if (!this.#noteCycle(reached, place))
            this.#addFolder(reached);
    }
    /** Returns whether a folder closes a cycle, and notes it as one that is not read. */
    #noteCycle({ name, real, above }, place) {
        const cycle = findCycle(real, above);
        if (cycle?.kind === 'loop') {
            const isWithinSite = (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(place, this.#realRoot);
            const link = isWithinSite ? place.slice(this.#realRoot.length + 1) : name.slice(0, -1);
            this.#loops.push({ name, folder: cycle.folder, link });
        }
        else if (cycle !== undefined)
            this.unreadable.push({ name, why: HOLDS_ITSELF });
        return cycle !== undefined;
    }
    #addFolder(folder) {
        const times = (this.#listed.get(folder.real) ?? 0) + Number(folder.links > 1);
        if (times > MAX_NAMES_OF_FOLDER) {
            this.#unreadNames++;
            return;
        }
        this.#listed.set(folder.real, times);
        this.#folders.push(folder);
    }
    /** Returns what was found. */
    makeTree() {
        this.#files.sort((a, b) => (a.name < b.name ? -1 : 1));
        return {
            root: this.#root,
            names: this.#files.map((file) => file.name),
            sizes: this.#files.map((file) => file.size),
            unreadable: this.unreadable,
            loops: this.#loops,
            unreadNames: this.#unreadNames,
        };
    }
}
/** Why the target of a symbolic link, such as `/`, is not listed if the link is inside it. */
const HOLDS_ITSELF = 'it is a symbolic link to a folder that contains the site or the link itself';
/**
 * Returns the kind of cycle that a folder closes if it is reached through the folders `above`: it
 * is one of them, or contains one of them. Undefined if it closes none.
 */
function findCycle(real, above) {
    const same = above.find((outer) => outer.real === real);
    if (same !== undefined)
        return { kind: 'loop', folder: same.name };
    const holdsOne = above.some((outer) => (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(outer.real, real));
    if (holdsOne)
        return { kind: 'around' };
    return undefined;
}
/**
 * Returns the entries of a folder. A folder below the root that cannot be read is added to
 * `unreadable`.
 */
function readEntries(root, folder, unreadable) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDiskPath */ .fx)(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        if (folder === '' || !(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .M)(error))
            throw error;
        unreadable.push({ name: folder, why: error.code ?? error.message });
        return [];
    }
}
/** Where a broken symbolic link points, by the code of the error. */
const BROKEN_LINKS = new Map([
    ['ENOENT', 'nowhere'],
    ['ELOOP', 'in a circle'],
]);
/** Returns the kind of a name. `known`: its path without symbolic links, if it is not a link. */
function inspect(root, name, known) {
    try {
        const path = (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDiskPath */ .fx)(root, name);
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        const real = known ?? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path, 'buffer'));
        const isUsual = (status.isFile() || status.isDirectory()) && !SYSTEM_FOLDER.test(real);
        if (!isUsual)
            return { why: 'it is neither a file nor a folder' };
        if (status.isFile())
            return { size: status.size };
        return { folder: real };
    }
    catch (error) {
        if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .M)(error))
            throw error;
        const code = error.code ?? error.message;
        const where = known === undefined ? BROKEN_LINKS.get(code) : undefined;
        if (where === undefined)
            return { why: code };
        return { why: `it is a symbolic link that points ${where}` };
    }
}


/***/ }),

/***/ 2198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ SUBRESOURCE_PATH),
/* harmony export */   Ko: () => (/* binding */ HOME_PAGE),
/* harmony export */   Ql: () => (/* binding */ hasExtension),
/* harmony export */   YX: () => (/* binding */ swapFolderForm),
/* harmony export */   dJ: () => (/* binding */ isSvgFile),
/* harmony export */   dn: () => (/* binding */ isNotFoundPageOfSite),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   qp: () => (/* binding */ getStem),
/* harmony export */   sf: () => (/* binding */ isIndexPage),
/* harmony export */   xn: () => (/* binding */ ROBOTS_FILE),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

const PAGE_EXTENSION = /\.(?:html?|xhtml)$/i;
const INDEX = /(?:^|\/)index$/i;
/** The home page of a site, in its root. */
const HOME_PAGE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('index.html');
/** The name of the file with rules for crawlers, in the root of a site. */
const ROBOTS_FILE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('robots.txt');
/** Is this the name of a page? */
function isPage(name) {
    return PAGE_EXTENSION.test(name);
}
/**
 * Returns the stem of a file; empty for the home page. The stem of a page does not depend on the
 * form of its name: `guide` is the stem of `guide.html` and `guide/index.html`. Any other file is
 * its own stem.
 */
function getStem(name) {
    if (isPage(name))
        return name.replace(PAGE_EXTENSION, '').replace(INDEX, '');
    return name;
}
/** Is this the index page of a folder? */
function isIndexPage(name) {
    return isPage(name) && INDEX.test(name.replace(PAGE_EXTENSION, ''));
}
/**
 * Returns the address at which a page may be shown in another folder than its file: `guide` for
 * `guide/index.html`, `guide/` for `guide.html`, and nothing for the home page.
 */
function swapFolderForm(name) {
    const stem = getStem(name);
    if (isIndexPage(name))
        return stem;
    return stem.concat('/');
}
const CODE_AND_DATA = 'css|m?js|json|webmanifest|wasm';
const PICTURES = 'a?png|jpe?g|gif|webp|avif|svg|bmp|tiff?|ico';
const FONTS = 'woff2?|ttf|otf|eot';
const SOUNDS_AND_FILMS = 'mp[34]|m4[av]|og[agv]|wav|vtt|webm';
/** Matches the path of a file for which browsers cannot use a page. */
const SUBRESOURCE_PATH = new RegExp(`\\.(?:${[CODE_AND_DATA, PICTURES, FONTS, SOUNDS_AND_FILMS].join('|')})$`, 'i');
/**
 * Does the name of a file have an extension that tells its type? A number, as in `v1.2`, does not.
 */
function hasExtension(name) {
    return /\.[a-z][\da-z]*$/i.test(name);
}
/** Is this the name of an SVG file, which can be opened like a page? */
function isSvgFile(name) {
    return /\.svg$/i.test(name);
}
/** Is this a 404 page? Generators use either name. */
function isNotFoundPage(name) {
    return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}
/**
 * Is this the 404 page of the whole site, in its root? In a folder, `404.html` may be an ordinary
 * page.
 */
function isNotFoundPageOfSite(name) {
    return /^(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}


/***/ }),

/***/ 9688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ makeAddressReader)
});

// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page/attribute-values.js
var attribute_values = __webpack_require__(6971);
// EXTERNAL MODULE: ./lib/web/page/page-reader.js + 2 modules
var page_reader = __webpack_require__(4033);
;// CONCATENATED MODULE: ./lib/web/page/robots-directives.js
/** Reads the directives for search engines in `<meta name="robots">` or `X-Robots-Tag`. */

/**
 * Directives with a value, which is not another directive:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11. Any
 * other word before a colon is the name of a crawler.
 */
const WITH_VALUE = (0,words/* splitWords */.y)('max-image-preview max-snippet max-video-preview unavailable_after');
/** The names of crawlers whose directives count: all crawlers, and the largest search engine. */
const CRAWLERS = new Set(['*', 'robots', 'googlebot']);
const FORBIDDING = new Set(['noindex', 'none']);
/**
 * Do directives keep a page out of search engines? Pass those of one element or header, because the
 * name of a crawler applies only within it.
 */
function forbidsListing(directives) {
    let isMeant = true;
    for (const [part] of directives.toLowerCase().matchAll(/[^,;]+/g)) {
        const [, name, directive = ''] = /^\s*(?:([^\s:]+)\s*:)?\s*(.*)$/s.exec(part) ?? [];
        if (name !== undefined && WITH_VALUE.has(name))
            continue;
        if (name !== undefined)
            isMeant = CRAWLERS.has(name);
        const words = directive.split(/\s+/);
        if (isMeant && words.some((word) => FORBIDDING.has(word)))
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
;// CONCATENATED MODULE: ./lib/web/page/address-reader.js






/**
 * The use of a target by its `rel` keyword. `link`: people or crawlers follow it.
 * https://html.spec.whatwg.org/multipage/links.html#linkTypes, and `amphtml` of
 * https://amp.dev/documentation/guides-and-tutorials/optimize-and-measure/discovery, read 2026-11.
 */
const USES_BY_REL = new Map([
    ...(0,words/* mapWords */.M)('load', 'stylesheet manifest preload modulepreload prefetch prerender'),
    ...(0,words/* mapWords */.M)('media', 'icon apple-touch-icon apple-touch-icon-precomposed mask-icon'),
    ...(0,words/* mapWords */.M)('link', `alternate amphtml author contents describedby first help index last license next prev previous
     privacy-policy search start terms-of-service up`),
]);
/**
 * The keywords for which browsers verify `integrity`:
 * https://html.spec.whatwg.org/#attr-link-integrity.
 */
const VERIFIED_RELS = (0,words/* splitWords */.y)('stylesheet modulepreload');
/** The values of `as` for preloads that browsers verify: https://crbug.com/981419, read 2026-11. */
const VERIFIED_PRELOADS = /^\s*(?:script|style)\s*$/i;
/** The values of `as` for pictures, audio and video. */
const MEDIA_PRELOADS = /^\s*(?:image|audio|video)\s*$/i;
/** The values of `type` for scripts with data. */
const DATA_TYPES = new Map([
    ['importmap', 'import-map'],
    ['application/ld+json', 'json-ld'],
]);
/** The id of the data for the Pages Router of Next.js: https://nextjs.org/docs/pages. */
const NEXT_DATA = '__NEXT_DATA__';
/** The names of `<meta>` whose content is a picture: https://ogp.me, and what X and others read. */
const PREVIEW_NAMES = (0,words/* splitWords */.y)('og:image og:image:url og:image:secure_url twitter:image twitter:image:src');
/**
 * The names of `<meta>` with instructions for search engines:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11.
 */
const ROBOTS_NAMES = (0,words/* splitWords */.y)('robots googlebot');
/** Elements with addresses within SVG. Other elements, even those of HTML, have none there. */
const HAS_ADDRESSES_IN_SVG = new Set([
    'a',
    'image',
    'use',
    'feimage',
    'script',
    'style',
]);
/** Attributes that any element may have. */
const ON_ANY_ELEMENT = new Set(['for-scripts', 'style', 'paint']);
/** Elements with addresses only within SVG. */
const ONLY_IN_SVG = new Set(['use', 'feimage']);
const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/;
/** Returns a reader that calls `found` for the addresses, anchors and other facts of a page. */
function makeAddressReader(found, syntax) {
    return new page_reader/* PageReader */.X(new AddressVisitor(found), vocabulary/* ADDRESS_VOCABULARY */.Sc, syntax);
}
class AddressVisitor {
    #found;
    #baseSeen = false;
    /** How the content of the open element is read. */
    #contentUse = 'script';
    constructor(found) {
        this.#found = found;
    }
    open(element) {
        const { name: tag, isForeign, length } = element;
        const isKnown = isForeign ? HAS_ADDRESSES_IN_SVG.has(tag) : !ONLY_IN_SVG.has(tag);
        // Comes before the element's links: a line of code links to its own id.
        const id = element.get('id');
        if (id !== undefined)
            this.#passAnchor(element, id);
        for (let i = 0; i < length; i++) {
            const attribute = element.at(i);
            if (isKnown || ON_ANY_ELEMENT.has(attribute.meaning))
                this.#readAttribute(element, attribute);
        }
        const contentUse = isKnown ? this.#readElement(element) : undefined;
        if (contentUse === undefined)
            return false;
        this.#contentUse = contentUse;
        return true;
    }
    content(text, at) {
        if (text.trim() !== '')
            this.#found(this.#contentUse, text, at);
    }
    /** Reads a style sheet of XML: https://www.w3.org/TR/xml-stylesheet/. */
    instruction(text, at) {
        const href = text.match(STYLE_SHEET)?.[2] ?? byte_strings/* NO_BYTES */.CR;
        if (href !== '' && !href.startsWith('#'))
            this.#found('load', (0,attribute_values/* decodeXmlAttribute */.gL)(href), at);
    }
    #readElement(element) {
        switch (element.name) {
            case 'a':
                this.#readOldAnchor(element);
                break;
            case 'link':
                this.#readLink(element);
                break;
            case 'meta':
                this.#readMeta(element);
                break;
            case 'base':
                this.#readBase(element);
                break;
            case 'style':
                if (isCss(element))
                    return 'style';
                break;
            case 'noscript':
                return 'fallback';
            case 'script':
                if (!isRun(element))
                    return findDataKind(element);
                this.#found('runs-script', byte_strings/* NO_BYTES */.CR, element.start);
                return 'script';
        }
        return undefined;
    }
    #readAttribute(element, { name, meaning, value, at }) {
        switch (meaning) {
            case 'for-scripts':
                this.#found('for-scripts', value, at);
                break;
            case 'style':
                this.#found('declarations', value, at);
                break;
            case 'paint':
                if (element.isForeign)
                    this.#found('declarations', value, at);
                break;
            case 'link':
                this.#passFollowed(element, value, at);
                break;
            case 'load':
            case 'media':
            case 'document':
            case 'symbol':
                if (isLoaded(element, name))
                    this.#passLoaded(meaning, value, at, getIntegrity(element));
                break;
            case 'srcset':
                if (element.isForeign)
                    break;
                for (const address of (0,attribute_values/* readSrcset */.d3)(value))
                    this.#passLoaded('load', address, at);
                break;
            case 'frame':
                this.#found('frame', value, at);
        }
    }
    #passFollowed(element, value, at) {
        if (element.name === 'form') {
            if (element.get('method')?.toLowerCase() !== 'dialog')
                this.#found('link', value, at);
            return;
        }
        const isSaved = element.find('download') !== undefined;
        this.#found(isSaved ? 'download' : 'link', value, at);
    }
    /** Reads `<a name>`, and SVG's `<a xlink:href>`. */
    #readOldAnchor(element) {
        const name = element.get('name');
        if (name !== undefined)
            this.#passAnchor(element, name);
        const link = element.isForeign ? element.find('xlink:href') : undefined;
        if (link !== undefined && element.find('href') === undefined)
            this.#found('link', link.value, link.at);
    }
    /** Browsers never fetch an empty address, or one that is only a fragment. */
    #passLoaded(use, value, at, integrity) {
        const address = (0,byte_strings/* trimBytes */.Om)(value);
        if (address !== '' && !address.startsWith('#'))
            this.#found(use, address, at, integrity);
    }
    #passAnchor({ isInShadow, start }, id) {
        if (id !== '' && !isInShadow)
            this.#found('anchor', id, start);
    }
    #readLink(element) {
        const href = element.find('href');
        const rels = (0,attribute_values/* readRels */.p)(element.get('rel'));
        const uses = rels.map((rel) => USES_BY_REL.get(rel));
        if (href !== undefined) {
            if (rels.includes('canonical'))
                this.#found('canonical', href.value, href.at);
            if (rels.includes('edit'))
                this.#found('edit', href.value, href.at);
        }
        if (uses.includes('media') || uses.includes('load'))
            this.#readLoadingLink(element, rels, uses.includes('media'));
        else if (uses.includes('link') && href !== undefined) {
            if (rels.includes('alternate') && isMarkdownVersion(element))
                this.#found('markdown', href.value, href.at);
            const isTranslation = rels.includes('alternate') && element.get('hreflang') !== undefined;
            this.#found(isTranslation ? 'translation' : 'link', href.value, href.at);
        }
    }
    #readLoadingLink(element, rels, isForMedia) {
        for (const address of (0,attribute_values/* readSrcset */.d3)(element.get('imagesrcset') ?? byte_strings/* NO_BYTES */.CR))
            this.#passLoaded('load', address, element.start);
        const href = element.find('href');
        if (href === undefined)
            return;
        const integrity = isVerified(element, rels) ? element.get('integrity') : undefined;
        const isMedia = isForMedia || MEDIA_PRELOADS.test(element.get('as') ?? '');
        this.#passLoaded(isMedia ? 'media' : 'load', href.value, href.at, integrity);
    }
    #readMeta(element) {
        const { start } = element;
        const charset = element.get('charset');
        if (charset !== undefined) {
            this.#found('encoding', charset, start);
            return;
        }
        const content = element.get('content') ?? byte_strings/* NO_BYTES */.CR;
        switch (element.get('http-equiv')?.toLowerCase()) {
            case 'content-type':
                this.#readContentType(content, start);
                return;
            case 'refresh':
                this.#readRefresh(content, start);
                return;
        }
        const name = element.get('property') ?? element.get('name');
        if (name !== undefined)
            this.#readNamedMeta(name.toLowerCase(), content, start);
    }
    #readNamedMeta(name, content, at) {
        if (name === 'og:url')
            this.#found('canonical', content, at);
        else if (PREVIEW_NAMES.has(name))
            this.#found('preview', (0,byte_strings/* trimBytes */.Om)(content), at);
        else if (ROBOTS_NAMES.has(name) && forbidsListing(content))
            this.#found('unlisted', byte_strings/* NO_BYTES */.CR, at);
    }
    #readContentType(content, at) {
        const label = content.match(/charset\s*=\s*["']?([^\s;"']+)/i)?.[1];
        if (label !== undefined)
            this.#found('encoding', label, at);
    }
    #readRefresh(content, at) {
        const target = (0,attribute_values/* readRefreshTarget */.pm)(content);
        if (target === undefined)
            return;
        this.#found('redirects', byte_strings/* NO_BYTES */.CR, at);
        this.#found('link', target, at);
    }
    #readBase(element) {
        const href = element.get('href');
        if (href === undefined || this.#baseSeen)
            return;
        this.#baseSeen = true;
        this.#found('base', href, element.start);
    }
}
/**
 * Does a link point to the page's Markdown version? Some sites link `llms.txt` in this way on all
 * pages.
 */
function isMarkdownVersion(link) {
    if (/(?:^|\/)llms[^/]*$/i.test(link.get('href') ?? ''))
        return false;
    return /^\s*text\/(?:x-)?markdown\s*(?:;|$)/i.test(link.get('type') ?? '');
}
function isLoaded(element, attribute) {
    // SVG has the address of scripts and pictures in `href`, HTML in `src`.
    if (attribute.endsWith('href') !== element.isForeign)
        return false;
    if (attribute === 'xlink:href' && element.find('href') !== undefined)
        return false;
    if (element.name === 'input')
        return element.get('type')?.toLowerCase() === 'image';
    if (element.name === 'iframe')
        return element.find('srcdoc') === undefined;
    return element.name !== 'script' || isRun(element);
}
/** Do browsers verify the `integrity` of a `<link>` with the keywords `rels`? */
function isVerified(link, rels) {
    if (rels.some((rel) => VERIFIED_RELS.has(rel)))
        return true;
    return rels.includes('preload') && VERIFIED_PRELOADS.test(link.get('as') ?? '');
}
/** Returns `integrity`, which scripts in SVG do not have. */
function getIntegrity(element) {
    if (element.isForeign)
        return undefined;
    return element.get('integrity');
}
function isCss(style) {
    return /^(?:|text\/css)$/i.test((style.get('type') ?? '').trim());
}
function isRun(script) {
    return (0,attribute_values/* runsScript */.GE)((name) => script.get(name));
}
/**
 * Returns the kind of data in a script. Browsers do not read data from an external file or within
 * SVG.
 */
function findDataKind(script) {
    if (script.isForeign || script.find('src') !== undefined)
        return undefined;
    const kind = DATA_TYPES.get((script.get('type') ?? '').trim().toLowerCase());
    if (kind !== undefined)
        return kind;
    if (script.get('id') === NEXT_DATA)
        return 'next-data';
    return undefined;
}


/***/ }),

/***/ 6971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GE: () => (/* binding */ runsScript),
/* harmony export */   d3: () => (/* binding */ readSrcset),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   gL: () => (/* binding */ decodeXmlAttribute),
/* harmony export */   jz: () => (/* binding */ decodeAttribute),
/* harmony export */   p: () => (/* binding */ readRels),
/* harmony export */   pm: () => (/* binding */ readRefreshTarget)
/* harmony export */ });
/* unused harmony export isScriptType */
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9995);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Interprets the text and the attribute values of a page. */


/** Decodes the character references in an attribute value. */
function decodeAttribute(value) {
    if (value.includes('&'))
        return decodeInPieces(value, entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTMLAttribute */ .Im);
    return value;
}
/**
 * How much is decoded at a time, in bytes, because the decoder keeps an object per reference until
 * the end.
 */
const PIECE_BYTES = 1 << 20;
/** Decodes a long value in pieces. Each piece ends before a `&`, so that no reference is split. */
function decodeInPieces(value, decode) {
    let decoded = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    for (let start = 0; start < value.length;) {
        const next = value.indexOf('&', start + PIECE_BYTES);
        const end = next === -1 ? value.length : next;
        const piece = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value.slice(start, end));
        decoded = decoded.concat((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(decode(piece)));
        start = end;
    }
    return decoded;
}
const OTHER_ENTITY = /&[\w.-]+;/;
/**
 * Decodes an attribute value of XML; empty if it contains entities that the file itself declares.
 */
function decodeXmlAttribute(value) {
    if (!value.includes('&'))
        return value;
    const decoded = decodeAttribute(value);
    if (OTHER_ENTITY.test(decoded))
        return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    return decoded;
}
/** Decodes the character references in text between tags. */
function decodeText(text) {
    if (text.includes('&'))
        return decodeInPieces(text, entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz);
    return text;
}
/** A time, and the address after it, which may follow `url=`. */
const REFRESH = /^\s*[\d.]+(?=[\s;,])\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is;
/**
 * Returns the address in the content of a `<meta http-equiv=refresh>`; undefined if it only reloads
 * the page.
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
function readRefreshTarget(content) {
    const { 1: rest = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR } = content.match(REFRESH) ?? [];
    if (rest === '')
        return undefined;
    const { 2: quoted } = rest.match(/^(["'])(.*?)(?:\1|$)/s) ?? [];
    return quoted ?? rest;
}
/**
 * The values of `type` for scripts that browsers run:
 * https://mimesniff.spec.whatwg.org/#javascript-mime-type.
 */
const SCRIPT_TYPE = new RegExp('^(?:|module|(?:text|application)/(?:x-)?(?:java|ecma)script' +
    String.raw `|text/(?:jscript|livescript|javascript1\.[0-5]))$`);
/** Returns whether a browser runs a script with this `type`. */
function isScriptType(type) {
    return SCRIPT_TYPE.test((type ?? '').trim().toLowerCase());
}
/**
 * Returns whether a browser runs a script with these attributes; `get` returns an attribute by
 * name.
 * https://html.spec.whatwg.org/#prepare-the-script-element
 */
function runsScript(get) {
    const type = get('type');
    const usedType = type ?? makeTypeOfLanguage(get('language'));
    if (!isScriptType(usedType))
        return false;
    const object = get('for');
    const event = get('event');
    const isEventHandler = object !== undefined && event !== undefined;
    if (!isEventHandler || isModule(type))
        return true;
    return /^\s*window\s*$/i.test(object) && /^\s*onload(?:\(\))?\s*$/i.test(event);
}
function makeTypeOfLanguage(language) {
    return language ? `text/${language}` : '';
}
function isModule(type) {
    return /^\s*module\s*$/i.test(type ?? '');
}
/** Returns the keywords in a `rel`, in lower case. */
function readRels(rel) {
    return (rel ?? '').toLowerCase().split(/[ \t\n\f\r]+/);
}
/**
 * Returns all addresses of a `srcset`, in order, because browsers may choose any of them.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
function readSrcset(value) {
    const addresses = [];
    const candidates = /[^ \t\n\f\r,][^ \t\n\f\r]*/g;
    for (let found = candidates.exec(value); found !== null; found = candidates.exec(value)) {
        let end = candidates.lastIndex;
        while (value[end - 1] === ',')
            end--;
        addresses.push(value.slice(found.index, end));
        if (end === candidates.lastIndex)
            candidates.lastIndex = findEndOfDescriptor(value, end);
    }
    return addresses;
}
/** Returns the offset after a descriptor. Commas in parentheses do not end it. */
function findEndOfDescriptor(value, from) {
    let inParentheses = false;
    for (let at = from; at < value.length; at++) {
        if (value[at] === '(')
            inParentheses = true;
        else if (value[at] === ')')
            inParentheses = false;
        else if (value[at] === ',' && !inParentheses)
            return at + 1;
    }
    return value.length;
}


/***/ }),

/***/ 1160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ HOLDS_HTML),
/* harmony export */   QJ: () => (/* binding */ ForeignContent),
/* harmony export */   se: () => (/* binding */ BREAKS_OUT)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5948);

/**
 * Elements that end SVG and MathML wherever they occur:
 * https://html.spec.whatwg.org/#parsing-main-inforeign.
 */
const BREAKS_OUT = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li ' +
    'listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var');
/** Elements within SVG and MathML that contain HTML. */
const HOLDS_HTML = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('foreignobject desc title mi mo mn ms mtext annotation-xml');
/** Those elements that usually contain more than text. */
const HOLDS_MARKUP = new Set(['foreignobject', 'annotation-xml']);
/** Browsers have the same limit of depth. */
const MAX_DEPTH = 512;
/**
 * Tracks whether a tag is in SVG or MathML, where `<title>`, `<style>` and `/>` have another
 * meaning.
 */
class ForeignContent {
    #open = [];
    /** How many templates are open in the current SVG. */
    #templates = 0;
    inside = false;
    /**
     * Does `<![CDATA[` start a section of text here, and not a comment as in HTML? Elements that
     * usually contain markup count as HTML.
     */
    get acceptsCdata() {
        return this.inside || (this.#top !== undefined && !HOLDS_MARKUP.has(this.#top));
    }
    /** How many relevant elements are open. Without any, end tags have no effect here. */
    get depth() {
        return this.#open.length;
    }
    open(tag) {
        if (this.inside && BREAKS_OUT.has(tag))
            this.#breakOut();
        const matters = tag === 'svg' || tag === 'math' || (this.inside && HOLDS_HTML.has(tag));
        if (matters && this.#open.length < MAX_DEPTH)
            this.#open.push(tag);
        else if (this.inside && tag === 'template')
            this.#templates++;
        this.#update();
    }
    /**
     * Closes an element. Returns whether it was a template within SVG, which has no special meaning.
     */
    close(tag) {
        if (tag === 'template' && this.#templates > 0) {
            this.#templates--;
            return true;
        }
        const at = this.#open.lastIndexOf(tag);
        if (at !== -1)
            this.cut(at);
        // Such an element is never part of SVG, so an outer element ends.
        else if (this.inside && BREAKS_OUT.has(tag))
            this.#breakOut();
        return false;
    }
    /** Closes all but the `depth` outermost elements. */
    cut(depth) {
        this.#open.length = Math.min(this.#open.length, depth);
        this.#update();
    }
    #breakOut() {
        while (this.#top === 'svg' || this.#top === 'math')
            this.#open.pop();
        this.#update();
    }
    get #top() {
        return this.#open.at(-1);
    }
    #update() {
        this.inside = this.#top === 'svg' || this.#top === 'math';
        if (!this.inside)
            this.#templates = 0;
    }
}


/***/ }),

/***/ 121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ makeLineCounter)
/* harmony export */ });
/**
 * Returns a function that returns the number of line ends before an offset. It scans the text only
 * once, so offsets must not decrease.
 */
function makeLineCounter(text) {
    let line = 0;
    // The first line end that is not counted yet.
    let next = findLineEnd(text, 0);
    return (offset) => {
        while (next < offset) {
            line++;
            next = findLineEnd(text, next + 1);
        }
        return line;
    };
}
/**
 * Returns the offset of the next line end; infinity if there is none, so that the rest of the text
 * is not searched again.
 */
function findLineEnd(text, from) {
    const end = text.indexOf('\n', from);
    return end === -1 ? Number.POSITIVE_INFINITY : end;
}


/***/ }),

/***/ 4033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ INVISIBLE_ELEMENTS),
  X: () => (/* binding */ PageReader)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page/attribute-values.js
var attribute_values = __webpack_require__(6971);
// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
;// CONCATENATED MODULE: ./lib/web/page/page-element.js
/**
 * The current element, with those attributes that the vocabulary includes. The object and its
 * attributes are reused for the next element: a large site has millions, and garbage collection
 * took longer than reading.
 */
class PageElement {
    /** In lower case, except for unknown elements of XML. */
    name = '';
    /** The offset of its name in the page. */
    start = 0;
    /** Whether it is part of SVG or MathML, or starts it. */
    isForeign = false;
    /** Whether it is in a declarative shadow root: links outside cannot point to it. */
    isInShadow = false;
    #attributes = [];
    #length = 0;
    /** How many attributes there are. */
    get length() {
        return this.#length;
    }
    /** Returns the attribute at a position below `length`; valid until the next element. */
    at(index) {
        return this.#attributes[index];
    }
    /** Returns the attribute of that name; undefined if there is none. */
    find(name) {
        for (let i = 0; i < this.#length; i++)
            if (this.#attributes[i]?.name === name)
                return this.#attributes[i];
        return undefined;
    }
    /** Returns the value of the attribute of that name; undefined if there is none. */
    get(name) {
        return this.find(name)?.value;
    }
    /** Adds an attribute. The first one with a name counts. */
    add(name, meaning, value, at) {
        const used = this.#attributes[this.#length++];
        if (used === undefined)
            this.#attributes.push({ name, meaning, value, at });
        else {
            used.name = name;
            used.meaning = meaning;
            used.value = value;
            used.at = at;
        }
    }
    /** Removes all attributes. */
    clear() {
        this.#length = 0;
    }
}

// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __webpack_require__(4920);
;// CONCATENATED MODULE: ./lib/web/page/tokenizer.js


/** Follows the last byte of a page. */
const NUL = 0;
const BANG = 0x21;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const SLASH = 0x2f;
const LT = 0x3c;
const EQUALS = 0x3d;
const GT = 0x3e;
const QUESTION = 0x3f;
/** What a byte does in a tag, one bit each. A gap between attributes is space or a slash. */
const ENDS_SPACE = 1;
const ENDS_GAP = 2;
const ENDS_TAG_NAME = 4;
const ENDS_ATTRIBUTE_NAME = 8;
const ENDS_VALUE = 16;
const LETTER = 32;
const BYTES = new Uint8Array(256).fill(ENDS_SPACE | ENDS_GAP);
for (const byte of Buffer.from('\t\n\f\r '))
    BYTES[byte] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[SLASH] = ENDS_SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
BYTES[GT] = ENDS_SPACE | ENDS_GAP | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[EQUALS] = ENDS_SPACE | ENDS_GAP | ENDS_ATTRIBUTE_NAME;
for (let letter = 0x41; letter <= 0x5a; letter++)
    BYTES[letter] = BYTES[letter | 0x20] = ENDS_SPACE | ENDS_GAP | LETTER;
const CDATA_START = '<![CDATA[';
/** The largest buffer that is kept for the next page, in bytes. */
const MAX_SPARE_BYTES = 1 << 22;
const NO_BUFFER = Buffer.alloc(0);
/** The buffer for the next page. */
let spareBuffer = NO_BUFFER;
/**
 * Finds the relevant tags of a page: https://html.spec.whatwg.org/#tokenization. It scans bytes,
 * and creates strings only for text and attributes that are needed.
 */
class Tokenizer {
    /** Whether to report text between tags. */
    wantsText = false;
    wantsEndTags = false;
    /** Whether the position is in SVG or MathML, where every known tag is relevant. */
    isForeign = false;
    /** Whether `<![CDATA[` starts a section of text here, and not a comment. */
    acceptsCdata = false;
    #receiver;
    #isXml;
    #names;
    #page = byte_strings/* NO_BYTES */.CR;
    /** The bytes of the page, with a zero after them. */
    #bytes = NO_BUFFER;
    #isStopped = false;
    /** `names`: the relevant tags and attributes. */
    constructor(receiver, syntax, names) {
        this.#receiver = receiver;
        this.#isXml = syntax === 'xml';
        this.#names = names;
    }
    /** Reads a page. Call it only once. */
    read(page) {
        this.#page = page;
        const bytes = copyBytes(page);
        this.#bytes = bytes;
        // https://html.spec.whatwg.org/#data-state
        for (let at = 0; at < page.length && !this.#isStopped;) {
            const tag = this.#findTag(at);
            this.#passText(at, tag);
            at = tag < page.length ? this.#readMarkup(tag) : tag;
        }
        keepForReuse(bytes);
    }
    /** Stops reading: the receiver is not called again. */
    stop() {
        this.#isStopped = true;
    }
    /**
     * Returns the offset of the next `<`; the end of the page if there is none. It is a separate
     * function so that the engine keeps this loop compiled from page to page.
     */
    #findTag(from) {
        const bytes = this.#bytes;
        let at = from;
        while (at < this.#page.length && bytes[at] !== LT)
            at++;
        return at;
    }
    #passText(start, end, isLiteral = false) {
        if (this.wantsText && start < end)
            this.#receiver.text(this.#page.slice(start, end), isLiteral);
    }
    /**
     * This and the following functions return the offset at which to continue.
     * https://html.spec.whatwg.org/#tag-open-state
     */
    #readMarkup(at) {
        const next = this.#bytes[at + 1];
        if (this.#startsName(next))
            return this.#readTag(at + 1, false);
        if (next === BANG)
            return this.#readDeclaration(at);
        if (next === QUESTION && this.#isXml)
            return this.#readInstruction(at + 2);
        if (next === QUESTION)
            return this.#findEnd('>', at + 2);
        // https://html.spec.whatwg.org/#end-tag-open-state
        if (next === SLASH && at + 2 < this.#page.length) {
            if (this.#startsName(this.#bytes[at + 2]))
                return this.#readTag(at + 2, true);
            return this.#findEnd('>', at + 2);
        }
        this.#passText(at, at + 1);
        return at + 1;
    }
    /**
     * Can a byte start a tag name? XML allows many more letters, so any byte that does not end a name
     * counts.
     */
    #startsName(byte) {
        const bits = BYTES[byte];
        if (!this.#isXml)
            return (bits & LETTER) !== 0;
        return (bits & ENDS_TAG_NAME) === 0 && byte !== BANG && byte !== QUESTION && byte !== NUL;
    }
    /**
     * Returns the offset of the next byte with a flag in `what`; the end of the page if there is
     * none.
     */
    #findByte(what, from) {
        const bytes = this.#bytes;
        let at = from;
        while (at < this.#page.length && (BYTES[bytes[at]] & what) === 0)
            at++;
        return at;
    }
    /**
     * Returns the offset after the next `mark`, for bogus comments and DOCTYPEs; the end of the page
     * if there is none.
     */
    #findEnd(mark, from) {
        const at = this.#page.indexOf(mark, from);
        return at === -1 ? this.#page.length : at + mark.length;
    }
    /**
     * https://html.spec.whatwg.org/#tag-name-state, and the states after it. A tag without an end is
     * ignored.
     */
    #readTag(start, isEndTag) {
        const page = this.#page;
        const bytes = this.#bytes;
        let at = this.#findByte(ENDS_TAG_NAME, start);
        const tag = isEndTag && !this.wantsEndTags ? this.#names.other : this.#findTagByName(start, at);
        let matters = tag.matters || this.isForeign || this.#isXml;
        for (;;) {
            const nameStart = this.#findByte(ENDS_GAP, at);
            if (nameStart === page.length)
                return nameStart;
            if (bytes[nameStart] === GT) {
                const closesItself = nameStart > at && bytes[nameStart - 1] === SLASH;
                if (!isEndTag && matters)
                    return this.#passStartTag(tag, start, nameStart, closesItself);
                const isReported = isEndTag && this.wantsEndTags && tag !== this.#names.other;
                if (isReported)
                    this.#receiver.endTag(tag);
                return nameStart + 1;
            }
            // https://html.spec.whatwg.org/#attribute-name-state
            const nameEnd = this.#findByte(ENDS_ATTRIBUTE_NAME, nameStart + 1);
            const equals = this.#findByte(ENDS_SPACE, nameEnd);
            let valueStart = nameEnd;
            let valueEnd = nameEnd;
            at = equals;
            if (bytes[equals] === EQUALS) {
                // https://html.spec.whatwg.org/#before-attribute-value-state
                valueStart = this.#findByte(ENDS_SPACE, equals + 1);
                const quote = bytes[valueStart];
                if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
                    valueStart++;
                    valueEnd = valueStart;
                    while (valueEnd < page.length && bytes[valueEnd] !== quote)
                        valueEnd++;
                    at = valueEnd + 1;
                }
                else {
                    valueEnd = this.#findByte(ENDS_VALUE, valueStart);
                    at = valueEnd;
                }
            }
            if (at >= page.length)
                return page.length;
            const known = isEndTag ? undefined : this.#names.attributes.get(bytes, nameStart, nameEnd);
            const meaning = known === undefined ? null : (tag.meanings[known.index] ?? null);
            if (known === undefined || meaning === null)
                continue;
            this.#receiver.attribute(known.name, meaning, page.slice(valueStart, valueEnd), nameStart);
            matters = true;
        }
    }
    #findTagByName(start, end) {
        const { tags, other } = this.#names;
        const known = tags.get(this.#bytes, start, end);
        if (known !== undefined || !other.matters)
            return known ?? other;
        const written = this.#page.slice(start, end);
        return { ...other, name: this.#isXml ? written : written.toLowerCase() };
    }
    /** Reports a start tag. `end` is the offset of its `>`. */
    #passStartTag(tag, start, end, closesItself) {
        if (!this.#receiver.startTag(tag, start, closesItself))
            return end + 1;
        const rawEnd = clampToEnd(this.#page, (0,raw_text/* findEndOfRawText */.h)(tag.name, this.#page, end + 1));
        this.#passText(end + 1, rawEnd);
        return rawEnd;
    }
    /** https://html.spec.whatwg.org/#markup-declaration-open-state */
    #readDeclaration(at) {
        if (this.#page.startsWith('--', at + 2))
            return this.#readComment(at + 4);
        if ((this.acceptsCdata || this.#isXml) && this.#page.startsWith(CDATA_START, at)) {
            // https://html.spec.whatwg.org/#cdata-section-state
            const start = at + CDATA_START.length;
            const end = clampToEnd(this.#page, this.#page.indexOf(']]>', start));
            this.#passText(start, end, true);
            return end + ']]>'.length;
        }
        return this.#findEnd('>', at + 2);
    }
    /** https://html.spec.whatwg.org/#comment-start-state, and the states after it. */
    #readComment(start) {
        const page = this.#page;
        if (this.#isXml)
            return this.#findEnd('-->', start);
        if (page.startsWith('>', start))
            return start + 1;
        if (page.startsWith('->', start))
            return start + 2;
        for (let at = page.indexOf('--', start); at !== -1; at = page.indexOf('--', at + 1)) {
            const bang = page.charCodeAt(at + 2) === BANG ? 1 : 0;
            if (page.charCodeAt(at + 2 + bang) === GT)
                return at + 3 + bang;
        }
        return page.length;
    }
    /** https://www.w3.org/TR/xml/#sec-pi */
    #readInstruction(start) {
        const end = this.#page.indexOf('?>', start);
        if (end === -1)
            return this.#page.length;
        this.#receiver.instruction(this.#page.slice(start, end), start);
        return end + 2;
    }
}
/** Returns the offset `at`, or the length of the text for -1. */
function clampToEnd(text, at) {
    return at === -1 ? text.length : at;
}
/** Returns the bytes of a page, followed by a zero. Pass them to `keepForReuse` afterwards. */
function copyBytes(page) {
    const bytes = spareBuffer.length > page.length ? spareBuffer : Buffer.allocUnsafeSlow(page.length + 1);
    spareBuffer = NO_BUFFER;
    bytes.write(page, 'latin1');
    bytes[page.length] = NUL;
    return bytes;
}
function keepForReuse(bytes) {
    if (bytes.length <= MAX_SPARE_BYTES)
        spareBuffer = bytes;
}

;// CONCATENATED MODULE: ./lib/web/page/page-reader.js






/** Browsers have the same limit of depth. */
const MAX_TEMPLATE_DEPTH = 512;
/** The character reference for `&`. */
const AMPERSAND = (0,byte_strings/* toBytes */.ZJ)('&amp;');
/** Elements whose content is not visible. */
const INVISIBLE_ELEMENTS = new Set(['script', 'style', 'noscript']);
/**
 * Reads a page, and reports to a visitor what a browser with scripts finds in it. Comments,
 * `<noscript>`, inert templates, repeated attributes and unclosed tags are skipped. It does not
 * track open elements, which would be too slow with millions of them.
 */
class PageReader {
    #visitor;
    #isXml;
    #wantsAll;
    #tokenizer;
    #foreign = new foreign_content/* ForeignContent */.QJ();
    #element = new PageElement();
    #lineAt = (0,line_counter/* makeLineCounter */.F)('');
    /** Has the first element begun? */
    #isBegun = false;
    /** The open templates. Content of inert ones does not exist until a script uses it. */
    #templates = [];
    #isInert = false;
    /** Whether the reader is in a `<noscript>` of XML. In HTML, the tokenizer skips its content. */
    #inNoscript = false;
    /** The open script, style sheet or `<noscript>`. */
    #content;
    #parts = byte_strings/* NO_BYTES */.CR;
    /**
     * With `xml`, the page is XHTML that is served as XML, in which every element can close itself.
     */
    constructor(visitor, vocabulary, syntax) {
        this.#visitor = visitor;
        this.#isXml = syntax === 'xml';
        this.#wantsAll = visitor.text !== undefined;
        this.#tokenizer = new Tokenizer(this, syntax, vocabulary.getNames(syntax));
        this.#updateTokenizer();
    }
    /** Reads a page. Call it only once. */
    read(page) {
        this.#lineAt = (0,line_counter/* makeLineCounter */.F)(page);
        this.#tokenizer.read(page);
    }
    /** Stops reading: the visitor is not called again. */
    stop() {
        this.#tokenizer.stop();
    }
    /** Returns the line of an offset, starting at 1. Offsets must not decrease. */
    line(at) {
        return this.#lineAt(at) + 1;
    }
    // Called by the tokenizer.
    attribute(name, meaning, written, at) {
        if (this.#element.find(name) !== undefined)
            return;
        const decode = this.#isXml ? attribute_values/* decodeXmlAttribute */.gL : attribute_values/* decodeAttribute */.jz;
        this.#element.add(name, meaning, decode(written), at);
    }
    startTag({ name, isRaw }, start, closesItself) {
        const wasForeign = this.#foreign.inside;
        this.#isBegun = true;
        this.#foreign.open(name);
        if (this.#isXml)
            this.#inNoscript ||= name === 'noscript';
        if (name === 'template')
            this.#startTemplate();
        if (!this.#isHidden)
            this.#passElement(name, start);
        this.#element.clear();
        if (closesItself && (this.#isXml || wasForeign || this.#foreign.inside))
            this.#close(name);
        this.#updateTokenizer();
        return isRaw && !this.#isXml && !wasForeign;
    }
    endTag({ name }) {
        this.#close(name);
        this.#updateTokenizer();
    }
    text(text, isLiteral) {
        if (this.#isHidden)
            return;
        if (this.#content === undefined)
            this.#visitor.text?.(isLiteral ? text.replaceAll('&', AMPERSAND) : text);
        else if (this.#content.isWanted)
            this.#parts = this.#parts.concat(text);
    }
    instruction(text, at) {
        if (!this.#isBegun)
            this.#visitor.instruction?.(text, at);
    }
    /** Is the current position in content that browsers neither show nor use? */
    get #isHidden() {
        return this.#isInert || this.#inNoscript;
    }
    #updateTokenizer() {
        const tokenizer = this.#tokenizer;
        const hasContent = this.#content !== undefined;
        tokenizer.isForeign = this.#foreign.inside;
        tokenizer.acceptsCdata = this.#foreign.acceptsCdata;
        tokenizer.wantsText = this.#wantsAll || hasContent;
        tokenizer.wantsEndTags =
            this.#wantsAll ||
                hasContent ||
                this.#inNoscript ||
                this.#templates.length > 0 ||
                this.#foreign.depth > 0;
    }
    #passElement(name, start) {
        const element = this.#element;
        element.name = name;
        element.start = start;
        element.isForeign = this.#foreign.inside;
        element.isInShadow = this.#templates.length > 0;
        const isWanted = this.#visitor.open(element);
        if (!INVISIBLE_ELEMENTS.has(name) || (!isWanted && !this.#wantsAll))
            return;
        this.#content = { name, isWanted, start };
        this.#parts = byte_strings/* NO_BYTES */.CR;
    }
    #close(name) {
        const wasHidden = this.#isHidden;
        const isForeign = this.#foreign.close(name);
        if (name === 'template' && !isForeign)
            this.#endTemplate();
        else if (name === 'noscript')
            this.#inNoscript = false;
        if (wasHidden)
            return;
        if (this.#content?.name === name) {
            const { isWanted, start } = this.#content;
            this.#content = undefined;
            if (isWanted)
                this.#visitor.content?.(this.#parts, start);
        }
        this.#visitor.close?.(name);
    }
    #startTemplate() {
        if (this.#foreign.inside || this.#templates.length >= MAX_TEMPLATE_DEPTH)
            return;
        // https://html.spec.whatwg.org/#attr-template-shadowrootmode
        const isInert = !/^(?:open|closed)$/i.test(this.#element.get('shadowrootmode') ?? '');
        this.#templates.push({ isInert, foreignDepth: this.#foreign.depth });
        this.#isInert ||= isInert;
    }
    #endTemplate() {
        const template = this.#templates.pop();
        if (template === undefined)
            return;
        this.#isInert = this.#templates.some(({ isInert }) => isInert);
        this.#foreign.cut(template.foreignDepth);
    }
}


/***/ }),

/***/ 6101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lN: () => (/* binding */ findBase),
/* harmony export */   rd: () => (/* binding */ MAX_PAGE_BYTES),
/* harmony export */   vU: () => (/* binding */ decodePageText),
/* harmony export */   zA: () => (/* binding */ decodeStyleText)
/* harmony export */ });
/* unused harmony export findBomEncoding */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);
/* harmony import */ var _address_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9688);
/** Decodes pages and style sheets in any encoding. */




/** The largest page, style sheet or script that is read, in bytes. */
const MAX_PAGE_BYTES = 64 << 20;
/**
 * Returns the text of a page as UTF-8. UTF-8 input is returned unchanged: invalid bytes are handled
 * where a value is used.
 */
function decodePageText(content, syntax) {
    return decodeContent(content, () => findDeclaredEncoding(content, syntax));
}
/** How much of a style sheet is searched for its `@charset`. */
const MAX_CHARSET_RULE_BYTES = 100;
/**
 * Returns the text of a style sheet as UTF-8.
 * https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding
 */
function decodeStyleText(content) {
    return decodeContent(content, () => {
        const start = content.toString('latin1', 0, MAX_CHARSET_RULE_BYTES);
        const [, label] = /^@charset "([^"]*)";/.exec(start) ?? [];
        return label;
    });
}
/**
 * Converts content to UTF-8. Content that is UTF-8 or in an unknown encoding is returned unchanged.
 * `declared` returns the label of the encoding that the content declares.
 */
function decodeContent(content, declared) {
    let label = findBomEncoding(content);
    if (label === undefined && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(content))
        label = keepAsciiCompatible(declared());
    const decoder = makeDecoder(label);
    if (decoder === undefined)
        return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(content);
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(decoder.decode(content));
}
function makeDecoder(label) {
    if (label === undefined)
        return undefined;
    try {
        const decoder = new node_util__WEBPACK_IMPORTED_MODULE_1__.TextDecoder(label);
        if (decoder.encoding === 'utf-8')
            return undefined;
        return decoder;
    }
    catch {
        return undefined;
    }
}
/** Returns the encoding that a byte order mark stands for; undefined without one. */
function findBomEncoding(start) {
    if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf)
        return 'utf-8';
    if (start[0] === 0xfe && start[1] === 0xff)
        return 'utf-16be';
    if (start[0] === 0xff && start[1] === 0xfe)
        return 'utf-16le';
    return undefined;
}
/** How much of a page browsers search for the declaration of an encoding, in bytes. */
const MAX_DECLARATION_OFFSET = 1_024;
/** An XML declaration, at the very start: https://www.w3.org/TR/xml/#NT-EncodingDecl. */
const XML_DECLARATION = /^<\?xml\s[^>]*?\sencoding\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/;
/**
 * Returns the label of the encoding that a page declares; undefined if it declares none. A `<meta>`
 * counts only in HTML. An XML declaration counts in HTML only without a `<meta>`.
 * https://html.spec.whatwg.org/#concept-encoding-sniffing-algorithm
 */
function findDeclaredEncoding(content, syntax) {
    const start = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(content, 0, MAX_DECLARATION_OFFSET);
    const [, inDoubleQuotes, inQuotes] = XML_DECLARATION.exec(start) ?? [];
    const xml = inDoubleQuotes ?? inQuotes;
    if (syntax === 'xml')
        return xml;
    const meta = findFirstValue(start, 'encoding', 'html');
    // Browsers restart if they find a later declaration. The whole page is searched only if it is not
    // UTF-8.
    if (meta !== undefined)
        return meta;
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))
        return xml;
    return findFirstValue((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(content), 'encoding', 'html') ?? xml;
}
/**
 * Returns the encoding for a label; undefined for UTF-16, which must be wrong because the
 * declaration was read as ASCII.
 */
function keepAsciiCompatible(label) {
    const decoder = makeDecoder(label?.trim());
    if (decoder === undefined || decoder.encoding.startsWith('utf-16'))
        return undefined;
    return decoder.encoding;
}
const BASE = /<base[\t\n\f\r /]/i;
/**
 * Returns the address in the first `<base>` of a page that has one; undefined without one. It
 * applies to the whole page, including everything before it.
 */
function findBase(text, syntax) {
    // Few pages contain the tag; only those are worth reading twice.
    if (BASE.test(text))
        return findFirstValue(text, 'base', syntax);
    return undefined;
}
/** Returns the value of the first such fact in a page, and reads no further. */
function findFirstValue(text, wanted, syntax) {
    let first;
    const reader = (0,_address_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .makeAddressReader */ .K)((fact, value) => {
        if (fact !== wanted)
            return;
        first ??= value;
        reader.stop();
    }, syntax);
    reader.read(text);
    return first;
}


/***/ }),

/***/ 4920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findEndOfRawText),
/* harmony export */   x: () => (/* binding */ RAW_ELEMENTS)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5948);
/** Finds the end of elements whose content is plain text to browsers that run scripts. */

/**
 * Elements that contain no markup: https://html.spec.whatwg.org/#parsing-html-fragments lists them
 * with their states.
 */
const RAW_ELEMENTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('script style title textarea noscript iframe xmp noembed noframes plaintext');
const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;
const ENDS = new Map([...RAW_ELEMENTS].map((element) => [element, new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi')]));
/**
 * Returns the offset of the end tag of an element whose content begins at `from`; -1 if there is
 * none.
 */
function findEndOfRawText(element, page, from) {
    if (element === 'script')
        return findEndOfScript(page, from);
    const mark = ENDS.get(element);
    // `<plaintext>` never ends.
    if (mark === undefined || element === 'plaintext')
        return -1;
    mark.lastIndex = from;
    const { index } = mark.exec(page) ?? { index: -1 };
    return index;
}
/**
 * Returns the end of a script, which may contain a comment with another script in it:
 * https://html.spec.whatwg.org/#script-data-double-escaped-state.
 */
function findEndOfScript(page, from) {
    let inside = 'script';
    SCRIPT_MARK.lastIndex = from;
    for (let mark = SCRIPT_MARK.exec(page); mark !== null; mark = SCRIPT_MARK.exec(page)) {
        const next = passMark(inside, mark);
        if (next === undefined)
            return mark.index;
        inside = next;
        // The dashes of `<!--` may belong to the end of the comment, too.
        if (mark[0] === '<!--')
            SCRIPT_MARK.lastIndex = mark.index + 2;
    }
    return -1;
}
/** Returns the state after a mark; undefined if the mark ends the script. */
function passMark(inside, [mark, slash]) {
    if (mark === '-->')
        return 'script';
    if (mark === '<!--')
        return inside === 'script' ? 'comment' : inside;
    if (slash === '')
        return inside === 'comment' ? 'script in comment' : inside;
    return inside === 'script in comment' ? 'comment' : undefined;
}


/***/ }),

/***/ 7640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sc: () => (/* binding */ ADDRESS_VOCABULARY),
  Lb: () => (/* binding */ EMPTY_PAGE_VOCABULARY),
  S$: () => (/* binding */ SOURCE_LINK_VOCABULARY),
  SJ: () => (/* binding */ VISIBLE_VOCABULARY),
  ji: () => (/* binding */ XML_VOCABULARY),
  ZL: () => (/* binding */ chooseSyntax),
  Uk: () => (/* binding */ isClicked)
});

// UNUSED EXPORTS: ADDRESSES, LOAD_VOCABULARY, Vocabulary

// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __webpack_require__(1160);
;// CONCATENATED MODULE: ./lib/web/page/name-table.js
/** Finds names in bytes without creating strings. */
/** The maximum length of a name in a table. */
const MAX_NAME_BYTES = 31;
/** The number of slots: five bits each for the first letter and the length. */
const SLOT_COUNT = 1 << 10;
const UPPER_CASE = 0x20;
/** A map from ASCII names to values. */
class NameTable {
    #entries = new Array(SLOT_COUNT).fill(undefined);
    #ignoresCase;
    /** With `ignoresCase`, names must be in lower case, and are found in any case. */
    constructor(names, ignoresCase) {
        this.#ignoresCase = ignoresCase;
        for (const [name, value] of names) {
            const bytes = Buffer.from(name, 'latin1');
            if (bytes.length === 0 || bytes.length > MAX_NAME_BYTES)
                continue;
            const place = computeSlot(bytes[0] ?? 0, bytes.length);
            this.#entries[place] ??= [];
            this.#entries[place].push({ bytes, value });
        }
    }
    /** Returns the value of the name from `start` to `end`; undefined if it is not in the table. */
    get(text, start, end) {
        const length = end - start;
        if (length > MAX_NAME_BYTES)
            return undefined;
        const entries = this.#entries[computeSlot(text[start], length)];
        if (entries === undefined)
            return undefined;
        for (const entry of entries)
            if (this.#isAt(text, start, entry.bytes))
                return entry.value;
        return undefined;
    }
    #isAt(text, start, name) {
        for (let i = 0; i < name.length; i++) {
            const byte = text[start + i];
            if (byte === name[i])
                continue;
            // The two cases of a letter differ only in this bit.
            if (!this.#ignoresCase || (byte | UPPER_CASE) !== name[i] || byte < 0x41 || byte > 0x5a)
                return false;
        }
        return true;
    }
}
/** Returns the slot in the table, which is the same for upper and lower case. */
function computeSlot(first, length) {
    return ((first & 0x1f) << 5) | length;
}

// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __webpack_require__(4920);
;// CONCATENATED MODULE: ./lib/web/page/vocabulary.js
/** Lists the relevant elements and attributes of a page for each kind of reading. */



/** Is an address for people to click on? */
function isClicked(use) {
    return use === 'link' || use === 'download';
}
/** Stands for every element. */
const ANY = '';
/**
 * Attributes with addresses whose target is visible:
 * https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2.
 */
const VISIBLE_ADDRESSES = [
    { elements: 'a area', attributes: 'href', meaning: 'link' },
    { elements: 'form', attributes: 'action', meaning: 'link' },
    { elements: 'button input', attributes: 'formaction', meaning: 'link' },
    { elements: 'image feimage', attributes: 'href xlink:href', meaning: 'media' },
    { elements: 'img source video audio input image', attributes: 'src', meaning: 'media' },
    { elements: 'img source image', attributes: 'srcset', meaning: 'srcset' },
    { elements: 'video', attributes: 'poster', meaning: 'media' },
    { elements: 'track', attributes: 'src', meaning: 'load' },
    { elements: 'embed iframe frame', attributes: 'src', meaning: 'document' },
    { elements: 'iframe', attributes: 'srcdoc', meaning: 'frame' },
    { elements: 'object', attributes: 'data', meaning: 'document' },
];
/** All attributes with addresses, including those of scripts, backgrounds and symbols. */
const ADDRESSES = [
    ...VISIBLE_ADDRESSES,
    { elements: 'script', attributes: 'src href xlink:href', meaning: 'load' },
    {
        elements: 'body table col colgroup thead tbody tfoot tr td th',
        attributes: 'background',
        meaning: 'media',
    },
    { elements: 'use', attributes: 'href xlink:href', meaning: 'symbol' },
];
/**
 * Returns the syntax of a page, or of an SVG file that is opened like one. Inline frames are always
 * HTML.
 */
function chooseSyntax(page) {
    if (/\.(?:xhtml|svg)$/i.test(page))
        return 'xml';
    return 'html';
}
/** Elements that change how their content is read. */
const MARKS = ['svg', 'math', 'template'];
/** Relevant names of SVG elements that contain capitals. */
const CAMEL_CASE = ['feImage', 'foreignObject'];
/** Returns all pairs of an element and an attribute in a row. */
function listPairs({ elements, attributes, meaning }) {
    const pairs = [];
    for (const element of elements.split(' '))
        for (const attribute of attributes.split(' '))
            pairs.push({ element, attribute, meaning });
    return pairs;
}
/** The relevant elements and attributes for one kind of reading. */
class Vocabulary {
    #wanted;
    #attributes;
    #wantsAll;
    #names = {};
    /** `wantsAll`: whether elements without a relevant attribute are relevant, too. */
    constructor(rows, wantsAll = false) {
        const all = rows.flatMap(listPairs);
        this.#wanted = Map.groupBy(all, ({ element }) => element);
        this.#attributes = [...new Set(all.map(({ attribute }) => attribute))];
        this.#wantsAll = wantsAll;
    }
    /**
     * Returns the relevant attributes of an element, without those that are relevant on any element.
     */
    listAttributes(element) {
        return this.#wanted.get(element) ?? [];
    }
    /** Returns what elements and attributes are called in a page. */
    getNames(syntax) {
        this.#names[syntax] ??= this.#makeNames(syntax);
        return this.#names[syntax];
    }
    #makeNames(syntax) {
        const isHtml = syntax === 'html';
        const known = new Set([
            ...this.#wanted.keys(),
            ...foreign_content/* BREAKS_OUT */.se,
            ...foreign_content/* HOLDS_HTML */.Fj,
            ...raw_text/* RAW_ELEMENTS */.x,
            ...MARKS,
        ]);
        const written = isHtml ? [...known] : [...known, ...CAMEL_CASE];
        return {
            tags: new NameTable(written.map((name) => [name, this.#makeTag(name.toLowerCase())]), isHtml),
            attributes: new NameTable(this.#attributes.map((name, index) => [name, { name, index }]), isHtml),
            other: this.#makeTag(ANY),
        };
    }
    #makeTag(name) {
        const wanted = [...this.listAttributes(ANY), ...this.listAttributes(name)];
        const meanings = new Map(wanted.map((each) => [each.attribute, each.meaning]));
        const isRaw = raw_text/* RAW_ELEMENTS */.x.has(name);
        return {
            name,
            meanings: this.#attributes.map((attribute) => meanings.get(attribute) ?? null),
            isRaw,
            matters: this.#wantsAll || isRaw || MARKS.includes(name),
        };
    }
}
/** For reading addresses and anchors. */
const ADDRESS_VOCABULARY = new Vocabulary([
    ...ADDRESSES,
    // Attributes that determine an address together with others.
    { elements: 'a', attributes: 'name xlink:href', meaning: 'part' },
    { elements: 'a area', attributes: 'download', meaning: 'part' },
    { elements: 'base', attributes: 'href', meaning: 'part' },
    { elements: 'form', attributes: 'method', meaning: 'part' },
    { elements: 'input', attributes: 'type', meaning: 'part' },
    {
        elements: 'link',
        attributes: 'as href hreflang imagesrcset integrity rel type',
        meaning: 'part',
    },
    { elements: 'meta', attributes: 'charset content http-equiv name property', meaning: 'part' },
    { elements: 'script', attributes: 'type language for event integrity', meaning: 'part' },
    { elements: 'style', attributes: 'type', meaning: 'part' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'part' },
    { elements: 'option', attributes: 'value', meaning: 'for-scripts' },
    {
        elements: ANY,
        attributes: 'onclick data-href data-link data-src data-url',
        meaning: 'for-scripts',
    },
    { elements: ANY, attributes: 'id', meaning: 'part' },
    { elements: ANY, attributes: 'style', meaning: 'style' },
    // Properties in which `url()` loads a file:
    // https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes.
    {
        elements: ANY,
        attributes: 'clip-path cursor fill filter marker-end marker-mid marker-start mask stroke',
        meaning: 'paint',
    },
]);
/** For reading what readers see. */
const VISIBLE_VOCABULARY = new Vocabulary([
    ...VISIBLE_ADDRESSES,
    { elements: 'a', attributes: 'xlink:href', meaning: 'link' },
    { elements: 'a', attributes: 'name rel class', meaning: 'part' },
    {
        elements: 'div ol p span td ul',
        attributes: 'class itemtype typeof aria-label',
        meaning: 'part',
    },
    { elements: 'img area image input', attributes: 'alt', meaning: 'alternative' },
    { elements: 'input', attributes: 'type', meaning: 'part' },
    { elements: 'input', attributes: 'value placeholder', meaning: 'shown' },
    { elements: 'input', attributes: 'checked', meaning: 'mark' },
    { elements: 'textarea', attributes: 'placeholder', meaning: 'shown' },
    { elements: 'option', attributes: 'label', meaning: 'shown' },
    { elements: 'option', attributes: 'selected', meaning: 'mark' },
    { elements: 'optgroup', attributes: 'label', meaning: 'shown' },
    { elements: 'progress', attributes: 'value max', meaning: 'shown' },
    { elements: 'meter', attributes: 'value min max', meaning: 'shown' },
    { elements: 'ol', attributes: 'start type', meaning: 'shown' },
    { elements: 'ol', attributes: 'reversed', meaning: 'mark' },
    { elements: 'li', attributes: 'value', meaning: 'shown' },
    { elements: 'details dialog', attributes: 'open', meaning: 'mark' },
    { elements: 'form', attributes: 'method', meaning: 'part' },
    { elements: 'meta', attributes: 'name content http-equiv', meaning: 'part' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'part' },
    { elements: ANY, attributes: 'id', meaning: 'part' },
    { elements: ANY, attributes: 'role', meaning: 'part' },
    { elements: ANY, attributes: 'hidden', meaning: 'mark' },
], true);
/** For reading whether readers see anything at all. */
const EMPTY_PAGE_VOCABULARY = new Vocabulary([
    { elements: 'body', attributes: 'background onload', meaning: 'part' },
    { elements: 'input', attributes: 'type', meaning: 'part' },
    { elements: 'meta', attributes: 'content http-equiv', meaning: 'part' },
    { elements: 'script', attributes: 'type language for event', meaning: 'part' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'part' },
    { elements: ANY, attributes: 'hidden style', meaning: 'part' },
], true);
/** For reading whether a link points to the source of the page. */
const SOURCE_LINK_VOCABULARY = new Vocabulary([{ elements: 'a link', attributes: 'href rel title class', meaning: 'part' }], true);
/** For reading addresses in sitemaps and feeds. */
const XML_VOCABULARY = new Vocabulary([{ elements: ANY, attributes: 'href rel src url xml:base', meaning: 'part' }], true);
/**
 * For reading the scripts and style sheets that a page needs, and the conditions under which they
 * apply.
 */
const LOAD_VOCABULARY = new Vocabulary([
    { elements: 'base', attributes: 'href', meaning: 'part' },
    {
        elements: 'link',
        attributes: 'rel href type media disabled integrity crossorigin',
        meaning: 'part',
    },
    { elements: 'meta', attributes: 'http-equiv content', meaning: 'part' },
    {
        elements: 'script',
        attributes: 'src href type nomodule integrity crossorigin',
        meaning: 'part',
    },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'part' },
]);


/***/ }),

/***/ 7479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ joinRelativePath),
/* harmony export */   EO: () => (/* binding */ MAX_ADDRESS_BYTES),
/* harmony export */   FI: () => (/* binding */ findRelativePath),
/* harmony export */   IL: () => (/* binding */ listAnchorNames),
/* harmony export */   IZ: () => (/* binding */ UNKNOWN_HOST),
/* harmony export */   P8: () => (/* binding */ showPath),
/* harmony export */   TU: () => (/* binding */ isLongData),
/* harmony export */   je: () => (/* binding */ decodePathname),
/* harmony export */   lG: () => (/* binding */ stripFragment),
/* harmony export */   pg: () => (/* binding */ SOME_PAGE),
/* harmony export */   tb: () => (/* binding */ Addresses)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

const NO_REQUEST = { kind: 'no-request' };
/** Stands for the site's own host if its name is unknown. RFC 6761 reserves the name. */
const UNKNOWN_HOST = 'site.invalid';
/**
 * The longest address that browsers open, in bytes:
 * https://chromium.googlesource.com/chromium/src/+/main/docs/security/url_display_guidelines/url_display_guidelines.md#URL-Length,
 * read 2026-11. Parsing an address takes many times its length in memory.
 */
const MAX_ADDRESS_BYTES = 2 << 20;
/**
 * The longest usual address, in characters. Longer ones are hardly ever on a server: they contain
 * data, as with `data:`, and take long to parse.
 */
const MAX_USUAL_ADDRESS_CHARS = 8_192;
/** Addresses of characters without a special meaning. Any other address needs the URL parser. */
const PLAIN_ADDRESS = /^(?!\/\/)[\w\-.~/]+$/;
/** The home page of a site with an unknown host, as a base if only a part of an address matters. */
const SOME_PAGE = `https://${UNKNOWN_HOST}/`;
/** Most fragments, which are the name of one anchor as written. Lines of code have numbers. */
const ONE_ANCHOR = /^#(?:(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*|[a-z]?\d+)$/i;
/** Fragments that browsers leave as they are: https://url.spec.whatwg.org/#fragment-state. */
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@%]*$/;
/** An address with a host name, with or without a scheme. */
const HAS_HOST = /^\s*(?:https?:)?[\\/]{2}/i;
/** A character that no file name contains. */
const IN_NO_NAME = '\0';
/**
 * Returns the decoded path of an address. Servers reject a broken `%` with 400, even if a file has
 * exactly this name, so such a path is made to match no file.
 */
function decodePathname(pathname) {
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(pathname) ?? pathname.concat(IN_NO_NAME);
}
/** Returns a path from `decodePathname` without the mark of a broken `%`, for messages. */
function showPath(path) {
    if (path.endsWith(IN_NO_NAME))
        return path.slice(0, -1);
    return path;
}
/** Resolves addresses as they are written. */
class Addresses {
    #host;
    #basePath;
    /** The base path, decoded. */
    #basePrefix;
    constructor({ domain, basePath }) {
        this.#host = domain ?? UNKNOWN_HOST;
        this.#basePath = basePath;
        this.#basePrefix = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(basePath)) ?? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(basePath);
    }
    /** Returns the base of a file of the site. */
    makeFileBase(name) {
        return {
            url: `https://${this.#host}${this.#basePath}${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncode */ .a)(name)}`,
            folder: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(name),
        };
    }
    /** Returns the base that `<base href>` sets; the page's own without one, or if it is invalid. */
    makeElementBase(href, page) {
        if (href === undefined)
            return page;
        const url = parseAddress(href, page.url);
        if (url === undefined || !/^https?:$/.test(url.protocol))
            return page;
        return { url: url.href, folder: this.#findFolder(url) };
    }
    /** Returns the folder of a URL within the site, decoded; undefined if it is elsewhere. */
    #findFolder({ host, pathname }) {
        if (host !== this.#host)
            return undefined;
        const path = this.#removeBasePath((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(pathname));
        if (path === undefined)
            return undefined;
        return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(path);
    }
    /** Returns where an address points. */
    resolve(value, base) {
        if (base.folder !== undefined && PLAIN_ADDRESS.test(value)) {
            const resolved = this.#resolvePlain(value, base.folder);
            if (resolved !== undefined)
                return resolved;
        }
        const url = parseAddress(value, base.url);
        if (url === undefined || !/^(?:https?|wss?):$/.test(url.protocol))
            return NO_REQUEST;
        if (url.host !== this.#host)
            return { kind: 'other-host', host: url.host, url: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.href) };
        const path = this.#removeBasePath((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname));
        if (path === undefined) {
            const specifiesHost = HAS_HOST.test(value.slice(0, 64));
            return { kind: 'outside-base-path', path: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname), specifiesHost };
        }
        if (url.search === '')
            return { kind: 'site', path };
        return { kind: 'site', path, query: url.search.slice(1) };
    }
    /**
     * Returns where a full address would point if its host were the site's own; undefined if it is
     * invalid.
     */
    resolveOnAnyHost(address) {
        const url = URL.parse(address, SOME_PAGE);
        if (url === null)
            return undefined;
        return this.resolve((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname), this.makeFileBase(_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR));
    }
    /**
     * Resolves an address without special characters. Returns undefined if it climbs above the site's
     * root, because the result then depends on the base path.
     */
    #resolvePlain(value, folder) {
        if (!value.startsWith('/')) {
            const path = joinRelativePath(folder, value);
            if (path === undefined)
                return undefined;
            return { kind: 'site', path };
        }
        if (!value.startsWith(this.#basePrefix) || value.includes('/.'))
            return undefined;
        return { kind: 'site', path: value.slice(this.#basePrefix.length) };
    }
    #removeBasePath(pathname) {
        const path = decodePathname(pathname);
        if (path.startsWith(this.#basePrefix))
            return path.slice(this.#basePrefix.length);
        if (`${path}/` === this.#basePrefix)
            return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        return undefined;
    }
}
/** Resolves a relative path from a folder of a site; undefined if it climbs above the root. */
function joinRelativePath(folder, relative) {
    let path = folder;
    let rest = relative;
    while (rest.startsWith('../')) {
        if (path === '')
            return undefined;
        path = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(path.slice(0, -1));
        rest = rest.slice(3);
    }
    if (!rest.includes('./') && !rest.endsWith('.'))
        return path.concat(rest);
    return joinSegments(path, rest.split('/'));
}
function joinSegments(folder, segments) {
    const folders = folder.split('/').slice(0, -1);
    let name = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    for (const [i, segment] of segments.entries()) {
        if (segment === '.')
            continue;
        if (segment === '..') {
            if (folders.pop() === undefined)
                return undefined;
        }
        else if (i < segments.length - 1)
            folders.push(segment);
        else
            name = segment;
    }
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)([...folders, name].join('/'));
}
/** Returns the relative path from a folder of a site to a path in the site. */
function findRelativePath(path, folder) {
    let up = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    let common = folder;
    while (!path.startsWith(common)) {
        common = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(common.slice(0, -1));
        up = up.concat('../');
    }
    return up.concat(path.slice(common.length));
}
/** Is an address so long that it holds data, as one with `data:` does, and not of a server? */
function isLongData(value) {
    return value.length > MAX_USUAL_ADDRESS_CHARS && (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .hasOtherScheme */ .mS)(value);
}
function stripFragment(address) {
    const hash = address.indexOf('#');
    if (hash === -1)
        return address;
    return address.slice(0, hash);
}
function parseAddress(value, base) {
    if (value.length > MAX_ADDRESS_BYTES)
        return undefined;
    return URL.parse((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value), base) ?? undefined;
}
/**
 * Returns the names that an anchor may have for `fragment` (with its `#`) to find it. Empty if the
 * fragment always exists or is left to scripts.
 * https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
function listAnchorNames(fragment) {
    if (ONE_ANCHOR.test(fragment))
        return [fragment.slice(1)];
    const plain = serializeFragment(fragment).split(':~:', 1)[0] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    // Unlike in a path, a `%` without two digits stands for itself.
    const decoded = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvalidUtf8 */ .Zk)(plain.replace(/%[0-9a-f]{2}/gi, (code) => (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(code) ?? code));
    if (plain === '' || decoded.toLowerCase() === 'top' || /^[/!?]/.test(plain))
        return [];
    if (decoded !== plain)
        return [plain, decoded];
    // `#L10-L20`: scripts of source code viewers handle these, and scroll to the first line.
    const range = plain.match(/^(L?\d+)-L?\d+$/)?.[1];
    if (range === undefined)
        return [plain];
    return [plain, range];
}
/** Returns a fragment as browsers write it, without its `#`. */
function serializeFragment(fragment) {
    if (PLAIN_FRAGMENT.test(fragment))
        return fragment.slice(1);
    const { hash = '' } = parseAddress(fragment, SOME_PAGE) ?? {};
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(hash.slice(1));
}


/***/ }),

/***/ 9612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U_: () => (/* binding */ resolveLoops),
/* harmony export */   WP: () => (/* binding */ getFileName),
/* harmony export */   bU: () => (/* binding */ hasFolder),
/* harmony export */   fx: () => (/* binding */ makeDiskPath)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

/** Returns a path with all loops in it removed. */
function resolveLoops(path, loops) {
    let name = path;
    for (;;) {
        const loop = loops.find((link) => name.startsWith(link.name) || `${name}/` === link.name);
        if (loop === undefined)
            return name;
        // Each step makes the name shorter, so this terminates.
        name = loop.folder + name.slice(loop.name.length);
    }
}
/** Returns the name of a file, by its index. */
function getFileName({ names }, file) {
    return names[file] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
}
/** Do any of the sorted `names` begin with `folder`, which ends in a slash? */
function hasFolder(names, folder) {
    let from = 0;
    let to = names.length;
    while (from < to) {
        const middle = (from + to) >>> 1;
        if ((names[middle] ?? '') < folder)
            from = middle + 1;
        else
            to = middle;
    }
    return names[from]?.startsWith(folder) === true;
}
/**
 * Returns the file-system path of a name in the site. It is a buffer because names may not be valid
 * UTF-8.
 */
function makeDiskPath(root, name) {
    return Buffer.from(`${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(root)}/${name}`, 'latin1');
}


/***/ }),

/***/ 4323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q2: () => (/* binding */ usePool)
});

// UNUSED EXPORTS: Pool, callMethod

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./lib/workers/thread.js

/** A thread that handles one call at a time. It starts up in the background. */
class Thread {
    #worker;
    #waiting;
    #failure;
    constructor(code) {
        // Without this limit, each thread takes 50 MB more for objects that are soon garbage, and is no
        // faster.
        this.#worker = new external_node_worker_threads_.Worker(code, { resourceLimits: { maxYoungGenerationSizeMb: 12 } });
        this.#worker.on('message', (reply) => this.#takeWaiting()?.resolve(reply));
        this.#worker.on('error', (error) => this.#fail(error));
        this.#worker.on('exit', (status) => this.#fail(new Error(`the thread ended with code ${status}`)));
    }
    /** Sends a message that has no reply. */
    send(request) {
        this.#worker.postMessage(request);
    }
    /**
     * Returns the reply; rejected when the thread fails or is stopped. There must be no pending
     * request.
     */
    call(request) {
        if (this.#failure !== undefined)
            return Promise.reject(this.#failure);
        this.#waiting = Promise.withResolvers();
        this.#worker.postMessage(request);
        return this.#waiting.promise;
    }
    /** Ends the thread at once; a pending request is rejected. */
    async stop() {
        await this.#worker.terminate();
    }
    #fail(error) {
        this.#failure ??= error;
        this.#takeWaiting()?.reject(this.#failure);
    }
    #takeWaiting() {
        const settled = this.#waiting;
        this.#waiting = undefined;
        return settled;
    }
}

;// CONCATENATED MODULE: ./lib/workers/pool.js



/**
 * Not written inside `new URL(…)`: a bundler that sees `import.meta.url` there copies the file
 * instead of bundling it.
 */
const HERE = import.meta.url;
/** The extension of this file; undefined in `dist`, where it is part of a bundle. */
const EXTENSION = /\/pool(\.[jt]s)$/.exec(HERE)?.[1];
/** Whether this is part of the command's bundle, in its entry file or in another one. */
const IS_OF_COMMAND = /\/check-command\/[^/]+$/.test(HERE);
/**
 * The code of each thread. In `dist` it is a bundle in a folder of its own, next to those of the
 * step and the command.
 */
const CODE = findCode();
function findCode() {
    if (EXTENSION !== undefined)
        return new URL(`../worker-thread${EXTENSION}`, HERE);
    if (IS_OF_COMMAND)
        return new URL('../worker-thread/index.js', HERE);
    return new URL('worker-thread/index.js', HERE);
}
/** The maximum number of threads for each task, by the name of the task. */
const MAX_THREADS = {
    reading: 4,
    // Each thread uses about 90 MiB with 30,000 pages on both sides.
    comparing: 2,
};
/** With less to read than this, in bytes, a thread costs more than it saves. */
const MIN_BYTES_FOR_THREADS = 12_000_000;
/**
 * Calls `work` with a pool, and returns its result. All threads are stopped when `work` ends or
 * `signal` is aborted.
 * @throws the reason of the signal soon after it is aborted; any error of `work`
 */
async function usePool(task, signal, work) {
    signal.throwIfAborted();
    const pool = new Pool(task, signal);
    const stop = () => void pool.stop();
    signal.addEventListener('abort', stop, { once: true });
    try {
        return await work(pool);
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        signal.removeEventListener('abort', stop);
        await pool.stop();
    }
}
/** Workers in threads if there is much to read, else one in this thread. */
class Pool {
    #task;
    #signal;
    #bytes = 0;
    #threads = [];
    #workers = [];
    constructor(task, signal) {
        this.#task = task;
        this.#signal = signal;
    }
    /**
     * Adds to the number of bytes to read, and starts the threads as soon as they are worth their
     * start-up time.
     */
    expect(bytes) {
        this.#bytes += bytes;
        if (this.#bytes < MIN_BYTES_FOR_THREADS || this.#threads.length > 0)
            return;
        const length = Math.min(MAX_THREADS[this.#task.name], (0,external_node_os_.availableParallelism)());
        this.#threads = Array.from({ length }, () => new Thread(CODE));
    }
    /** Opens the workers. Must be called once, before any other method. */
    async open(setup) {
        if (this.#threads.length === 0) {
            const worker = await this.#task.open(setup, (0,event_loop/* makeCheckpoint */.Ny)(this.#signal));
            this.#workers = [async (method, ...args) => callMethod(worker, method, args)];
            return;
        }
        const task = this.#task.name;
        this.#workers = this.#threads.map((thread) => {
            thread.send({ task, setup });
            return (method, ...args) => thread.call({ method, args });
        });
    }
    /** How many workers share the work. */
    get size() {
        return this.#workers.length;
    }
    /**
     * Runs `work` for each item, in any order: an idle worker takes the next one.
     * @throws the reason of the signal soon after it is aborted; any error of a worker
     */
    async run(items, work) {
        const queue = Iterator.from(items);
        await this.runOnAll(async (ask) => {
            for (let next = queue.next(); !next.done; next = queue.next()) {
                this.#signal.throwIfAborted();
                await work(ask, next.value);
            }
        });
    }
    /**
     * Runs `work` for each worker, and returns the results in order.
     * @throws any error of a worker
     */
    runOnAll(work) {
        return Promise.all(this.#workers.map(work));
    }
    /** Ends all threads at once; pending calls are rejected. */
    async stop() {
        await Promise.all(this.#threads.map((thread) => thread.stop()));
    }
}
/** Calls a method of a worker by its name. */
function callMethod(worker, method, args) {
    return Reflect.apply(Reflect.get(worker, method), worker, args);
}


/***/ })

};

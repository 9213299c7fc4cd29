export const id = 946;
export const ids = [946];
export const modules = {

/***/ 3077:
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
 * Returns the error that the archive is not what it claims to be; `why` follows a colon, and may be
 * foreign text.
 */
function makeDamageError(why, entry, cause) {
    return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('archive-damaged', { entry, why }, cause);
}
/** What zlib's codes mean here (https://nodejs.org/api/zlib.html#zlib-constants). */
const ZLIB_ERRORS = {
    Z_BUF_ERROR: 'it is cut off, and its compressed data is incomplete',
    Z_DATA_ERROR: 'its compressed data is corrupt',
    Z_NEED_DICT: 'its compressed data needs a dictionary',
};
/** What is after the end of an archive may be another one, which other readers would take. */
const DATA_AFTER_END = 'there is data after its end';
/** What yauzl 3 says, and what that means. */
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
/** Returns what a parser said, in better words where they are known. */
function describeParserError(message) {
    // Of the comment at the end: how much there is, and how much there should be.
    const [, there, said] = /^Invalid comment length\. Expected: (\d+)\. Found: (\d+)/.exec(message) ?? [];
    if (said !== undefined && Number(there) > Number(said))
        return DATA_AFTER_END;
    if (said !== undefined)
        return 'it is cut off at its end';
    const [, why] = PARSER_ERRORS.find(([pattern]) => pattern.test(message)) ?? [];
    return why ?? message.replace(/\.$/, '');
}
/**
 * What zstd says of a frame whose window is above its default limit (ZSTD_WINDOWLOG_LIMIT_DEFAULT
 * in zstd.h).
 */
const WINDOW_TOO_LARGE = 'ZSTD_error_frameParameter_windowTooLarge';
/**
 * Returns what a parser or decoder threw as `archive-damaged` or, if only the decoder's limit was
 * exceeded, as `archive-window-too-large`; a StepError and an error of the disk unchanged.
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
 * Yields what `source` does, with whatever it throws translated. What the loop that reads it throws
 * is not: an error of the disk that is written to must not be taken for one of the archive.
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
/** Web pages where something else was asked for: of a gateway, a login, a firewall. */
/** Returns whether a body is HTML. */
function isWebPage(body) {
    return /^\s*<(!doctype|html|head|body|!--)/i.test(body);
}
/**
 * Returns the title of a web page, which often says who answered («Sign in», «Just a moment…»):
 * foreign text with its entities, empty if there is none. Undefined if `body` is no web page.
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
/** As many of the first bytes as `findFormat` and `describeContent` need. */
const HEAD_SIZE = 512;
/**
 * Returns the format of what begins with `head`; undefined if it is not one that is unpacked here.
 */
function findFormat(head) {
    const latin1 = head.toString('latin1');
    // A local header; or, without entries, the end record or that of zip64.
    if (/^PK(\x03\x04|\x05\x06|\x06\x06)/.test(latin1))
        return 'zip';
    if (latin1.startsWith('\x1f\x8b\x08'))
        return 'tar.gz';
    // A Zstandard frame, or a skippable one, as pzstd writes them in front (RFC 8878, section 3.1).
    if (/^(\x28\xb5\x2f\xfd|[\x50-\x5f]\x2a\x4d\x18)/.test(latin1))
        return 'tar.zst';
    if (!(0,tar_header/* isTarBlock */.l2)(head))
        return undefined;
    return 'tar';
}
const LOOKS = [
    [/^$/, 'an empty file (0 bytes)'],
    // Each comment ends at its first `-->`: with any other end, the ways to match many of them would
    // grow exponentially.
    [/^\s*(?:<!--(?:(?!-->).)*-->\s*)*<(!doctype html|html|head|body)\b/is, 'an HTML page'],
    [/^\s*(<\?xml[^>]*>\s*)?<Error>/i, 'an error message from object storage (XML)'],
    [/^\s*<\?xml\b/i, 'an XML document'],
    [/^\s*[{[]\s*(["{[\]}\d]|$)/, 'a JSON document'],
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
    [/^[\t\n\r\x20-\x7e\x80-\xff]+$/, 'text'],
];
/** How much of a text is quoted, in characters. */
const MAX_QUOTED = 60;
/**
 * Returns what something that begins with `head` seems to be, worded to follow «it looks like»:
 * with the title of a page, and the beginning of a text, which are foreign.
 */
function describeContent(head) {
    const [, kind] = LOOKS.find(([start]) => start.test(head.toString('latin1'))) ?? [];
    const text = head.toString('utf8').trim();
    const title = readTitle(text);
    if (title)
        return `${kind}, titled “${title}”`;
    if (kind === 'text')
        return `text, which begins with “${text.slice(0, MAX_QUOTED)}”`;
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
/* harmony import */ var _damage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3077);
/**
 * The headers of a tar: POSIX ustar and pax (IEEE Std 1003.1, «pax», extended description), GNU
 * tar, and v7.
 */

/** Of headers, and what everything in a tar is padded to. In bytes. */
const BLOCK = 512;
/**
 * By type flag, from 0 to 7. A contiguous file (7) is to be read as a file where there is no such
 * thing (POSIX).
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
 * The keywords of extended headers that count here; those with a dot belong to sparse files (GNU
 * tar, star, Solaris).
 */
const KEYWORDS = /^(path|size|GNU\.sparse\..*|SCHILY\.realsize|SUN\.holesdata)$/;
/**
 * Returns whether a tar can begin with these bytes: a header with the right checksum, or the zeros
 * of an empty one.
 */
function isTarBlock(block) {
    let sum = 8 * 0x20;
    for (let i = 0; i < BLOCK; i++)
        if (i < 148 || i >= 156)
            sum += block[i] ?? 0;
    const said = readNumber(block.subarray(148, 156));
    return block.length >= BLOCK && sum === (said === 0 ? 8 * 0x20 : said);
}
/** Returns the type flag of a header, one character. */
function readType(header) {
    if (header[156] === 0)
        return '0';
    return header.toString('latin1', 156, 157);
}
/** Returns the size that a header says, in bytes; NaN if that is no number, or a negative one. */
function readSize(header) {
    return readNumber(header.subarray(124, 136));
}
/**
 * Octal, or after 0x80 in base 256, as GNU tar writes what is larger. Blanks are 0: folders may
 * have them.
 */
function readNumber(field) {
    if (field[0] === 0x80)
        return Number(`0x${field.toString('hex', 1)}`);
    const octal = /^ *([0-7]+) *(?:\0|$)|^[ \0]*$/.exec(field.toString('latin1'));
    if (octal === null)
        return Number.NaN;
    return Number(`0o0${octal[1] ?? ''}`);
}
/** A text ends at a NUL or with its field. */
function readText(field) {
    const nul = field.indexOf(0);
    return field.toString('utf8', 0, nul < 0 ? undefined : nul);
}
function readName(header) {
    const name = readText(header.subarray(0, 100));
    // GNU tar and v7 keep other things where POSIX has the prefix.
    if (header.toString('latin1', 257, 263) !== 'ustar\0')
        return name;
    const prefix = readText(header.subarray(345, 500));
    if (prefix === '')
        return name;
    return `${prefix}/${name}`;
}
/** Returns the size of an entry; `said`: in an extended header. */
function chooseSize(header, said) {
    if (said === undefined)
        return readSize(header);
    return Number(/^\d+$/.exec(said)?.[0]);
}
/**
 * Returns what a header and the extended ones before it say.
 * @throws StepError (`archive-damaged`) if there is no valid size
 */
function readEntry(header, extended) {
    const type = readType(header);
    const name = extended.get('path') ?? readName(header);
    const size = chooseSize(header, extended.get('size'));
    if (!Number.isSafeInteger(size))
        throw (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDamageError */ .iG)('its header has no valid size', name);
    // The oldest archives know folders by their names alone.
    const isFolder = type === '5' || (type === '0' && size === 0 && name.endsWith('/'));
    const isSparse = [...extended.keys()].some((keyword) => keyword.includes('.'));
    return {
        name,
        kind: isFolder ? 'folder' : (KINDS['01234567'.indexOf(type)] ?? 'special entry'),
        // What a folder calls its size is how much may be put into it (POSIX pax, ustar interchange
        // format).
        size: isFolder ? 0 : size,
        obstacle: isSparse ? 'a sparse file, with holes left out' : undefined,
    };
}
/**
 * Adds the content of an extended header: records `<length> <keyword>=<value>\n` (`x`, and `g` for
 * all entries), or a name (GNU's `L`). Readers disagree about which of two counts, and about what
 * one for all says of each entry.
 * @throws StepError (`archive-damaged`)
 */
function readExtension(extended, type, content) {
    const add = (keyword, value) => {
        if (type === 'g' || (extended.get(keyword) ?? value) !== value)
            throw (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDamageError */ .iG)('its extended headers contradict each other');
        extended.set(keyword, value);
    };
    if (type !== 'g')
        add(type, content.toString('latin1'));
    if (type === 'L')
        add('path', readText(content));
    for (let at = 0; 'xg'.includes(type) && at < content.length && content[at] !== 0;) {
        const [space, equals] = [content.indexOf(' ', at), content.indexOf('=', at)];
        const end = at + Number(/^\d{1,7}$/.exec(content.toString('latin1', at, Math.max(at, space)))?.[0]);
        if (content[end - 1] !== 0x0a || equals < space || equals >= end)
            throw (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDamageError */ .iG)('an extended header is corrupt');
        const keyword = content.toString('utf8', space + 1, equals);
        if (KEYWORDS.test(keyword))
            add(keyword, content.toString('utf8', equals + 1, end - 1));
        at = end;
    }
}


/***/ }),

/***/ 3224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ compareFolders)
});

// UNUSED EXPORTS: leaveOutFilesBesideIt

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
 * Returns what `changes.json` holds: stable within a `format`, the same keys always, `null` where
 * there is no value. Names and headings are text as found in the sites: clean them before
 * they are shown. Everything in it is explained in docs/changes.md.
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
            changed: changed.map(({ page, from, ...rest }) => ({
                page: (0,byte_strings/* toText */.fE)(page),
                from: from === undefined ? null : (0,byte_strings/* toText */.fE)(from),
                ...rest,
            })),
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
function makeReportedMove({ from, to }) {
    return { from: (0,byte_strings/* toText */.fE)(from), to: (0,byte_strings/* toText */.fE)(to) };
}

// EXTERNAL MODULE: ./lib/web/host/served-site.js
var served_site = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/changes/generated.js + 1 modules
var generated = __webpack_require__(9076);
;// CONCATENATED MODULE: ./lib/changes/moves.js

/**
 * Returns the pages whose content is at another path now, sorted by where it was: the old path is
 * gone or became a redirect. Of pages at the same path, only those that may be redirects now need
 * to be in `earlier` and `later`.
 */
function findMovedPages(earlier, later) {
    const left = [...earlier.keys()].filter((name) => {
        const now = later.get(name);
        return now === undefined || (now.isRedirect && earlier.get(name)?.isRedirect === false);
    });
    const fresh = [...later.keys()].filter((name) => !earlier.has(name));
    return findMoves(left, fresh, (name, side) => (side === 'from' ? earlier : later).get(name)?.content);
}
/**
 * Pairs files with the same content, sorted by where it was, as both lists are; a file without
 * content has no pair. If several files have the same content, those with the same name are paired,
 * then the others in their order, as a guess.
 */
function findMoves(gone, fresh, getContent) {
    const places = Map.groupBy(fresh, (name) => getContent(name, 'to'));
    const found = [];
    for (const [content, from] of Map.groupBy(gone, (name) => getContent(name, 'from'))) {
        const to = content === undefined ? undefined : places.get(content);
        if (to !== undefined)
            found.push(...pairSameContent(from, to));
    }
    return found.sort((a, b) => (0,byte_strings/* compareBytes */.Xo)(a.from, b.from));
}
function pairSameContent(from, to) {
    const twins = Map.groupBy(to, getDistinctName);
    const named = [...Map.groupBy(from, getDistinctName)].flatMap(([name, paths]) => pairInOrder(paths, twins.get(name) ?? []));
    const others = pairInOrder(...leaveUnpaired(named, from, to));
    const isOnly = from.length === 1 && to.length === 1;
    return [
        ...named,
        ...(isOnly ? others : others.map((move) => ({ ...move, isGuess: true }))),
    ];
}
/**
 * Pairs the first of each list, then the second, and so on: a guess, unless there is only one of
 * each.
 */
function pairInOrder(from, to) {
    const isOnly = from.length === 1 && to.length === 1;
    const pairs = from.slice(0, to.length).map((path, i) => ({ from: path, to: to[i] ?? byte_strings/* NO_BYTES */.CR }));
    if (isOnly)
        return pairs;
    return pairs.map((pair) => ({ ...pair, isGuess: true }));
}
/** Returns what pairs leave of both lists. */
function leaveUnpaired(pairs, gone, fresh) {
    const from = new Set(pairs.map((pair) => pair.from));
    const to = new Set(pairs.map((pair) => pair.to));
    return [gone.filter((name) => !from.has(name)), fresh.filter((name) => !to.has(name))];
}
/** Returns the last part of a path; for an index page, with the folder that it stands for. */
function getDistinctName(path) {
    return /(?:^|\/)([^/]+(?:\/index\.html?)?)$/.exec(path)?.[1] ?? path;
}

;// CONCATENATED MODULE: ./lib/changes/compare-files.js



/**
 * Compares the files of two sites that are no pages. Both maps are sorted by name, and may lack
 * files with the same name and bytes. Files that are `isDerived` count in `bytesOnly` alone.
 * Returns what changed; how many files differ only in bytes, or in a generated part of their names;
 * and the later names of earlier files, where only a generated part of the name changed.
 */
function compareFiles(earlier, later, isDerived) {
    const gone = [...earlier.keys()].filter((name) => !later.has(name));
    const fresh = [...later.keys()].filter((name) => !earlier.has(name));
    const renamed = pairByName(gone, fresh, earlier, later);
    const others = leaveUnpaired(renamed, gone, fresh);
    const moved = findMoves(...others, (name, side) => {
        const file = (side === 'from' ? earlier : later).get(name);
        if (file?.isEmpty || isDerived(name))
            return undefined;
        return file?.bytes;
    });
    const [removed, added] = leaveUnpaired(moved, ...others);
    const hasDifferentBytes = (name) => earlier.get(name)?.bytes !== later.get(name)?.bytes;
    const stayed = [...earlier.keys()].filter((name) => later.has(name));
    const differing = stayed.filter(hasDifferentBytes).map((name) => ({ from: name, to: name }));
    const pairs = [...differing, ...renamed];
    const changed = pairs
        .filter(({ from, to }) => earlier.get(from)?.stable !== later.get(to)?.stable && !isDerived(to))
        .map(({ to }) => to);
    const changes = {
        added: added.filter((name) => !isDerived(name)),
        removed: removed.filter((name) => !isDerived(name)),
        moved,
        changed: changed.sort(byte_strings/* compareBytes */.Xo),
    };
    const certain = renamed.filter(({ isGuess }) => !isGuess);
    return {
        changes,
        bytesOnly: pairs.length - changed.length + [...added, ...removed].filter(isDerived).length,
        renamed: new Map(certain.map(({ from, to }) => [from, to])),
    };
}
/** Pairs files whose names differ only in a generated part: first those with the same content. */
function pairByName(gone, fresh, earlier, later) {
    const candidates = Map.groupBy(fresh, generated/* stabilizePath */.tI);
    return [...Map.groupBy(gone, generated/* stabilizePath */.tI)].flatMap(([stable, from]) => {
        const to = candidates.get(stable) ?? [];
        const same = findMoves(from, to, (name, side) => (side === 'from' ? earlier : later).get(name)?.stable);
        // With the same content, it does not matter to a reader which one is meant.
        return [
            ...same.map(({ from, to }) => ({ from, to })),
            ...pairInOrder(...leaveUnpaired(same, from, to)),
        ];
    });
}
/**
 * Names of search indexes, as generators and their plug-ins write them: not those of research data,
 * or of pictures.
 */
const SEARCH_INDEX = /(?:^|\/)_?pagefind\/|(?:(?<!re)search[-_]?(?:index|data|docs?(?![a-z]))|lunr[-_.]?index)[^/]*\.(?:m?js|json)$/i;
/** The first script of a build with webpack, which lists the hashes of the others. */
const WEBPACK_RUNTIME = /(?:^|\/)(?:webpack|runtime|webpack-runtime)(?:~[\w-]+)?[-.][\da-f]{6,32}\.js$/;
/**
 * Returns whether a file of a site with these `names` only repeats what other files say: a source
 * map, a search index, a list of hashes, a copy that is compressed in advance. The order of what is
 * in an index differs from build to build.
 */
function isDerived(name, names) {
    const original = /^(.+)\.(?:gz|br|zst)$/i.exec(name)?.[1];
    if (original !== undefined && names.has(original))
        return true;
    if (/\.map$/i.test(name) || SEARCH_INDEX.test(name) || WEBPACK_RUNTIME.test(name))
        return true;
    return isHashMap(name, names);
}
/** The hashes that VitePress puts into the names of its scripts, beside them. */
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
    // Each takes about 90 MiB with 30,000 pages on both sides.
    maxThreads: 2,
    async open(sites, pause) {
        const { Comparer } = await Promise.all(/* import() */[__webpack_require__.e(634), __webpack_require__.e(678)]).then(__webpack_require__.bind(__webpack_require__, 2678));
        return new Comparer(sites, pause);
    },
};
/** How many files or pages a worker is given at a time. */
const MAX_BATCH = 32;
/**
 * How many batches each worker gets at least, if there are enough items: so all end at about the
 * same time.
 */
const MIN_BATCHES = 8;
/**
 * Returns what `work` returns for each of the items, in their order; it is given a worker and some
 * of them.
 * @throws the reason of the signal soon after it is aborted; what a thread throws
 */
async function runInBatches(comparers, items, work) {
    const size = Math.min(MAX_BATCH, Math.ceil(items.length / (comparers.size * MIN_BATCHES)));
    const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, i) => i);
    const results = [];
    await comparers.run(batches, async (ask, i) => {
        results[i] = await work(ask, items.slice(i * size, (i + 1) * size));
    });
    return results.flat();
}
/**
 * Files of the same size mostly have the same bytes: they are read but not parsed, which takes a
 * tenth of the time.
 */
const SHARE_OF_SAME_SIZE = 1 / 10;
/** Returns about how much of two sites has to be read and parsed, in bytes. */
function countBytesToCompare({ earlier, later }) {
    const { names, sizes } = earlier.tree;
    const before = new Map(names.map((name, i) => [name, sizes[i] ?? 0]));
    return later.tree.names.reduce((bytes, name, i) => {
        const was = before.get(name) ?? 0;
        const is = later.tree.sizes[i] ?? 0;
        return bytes + (was + is) * (was === is ? SHARE_OF_SAME_SIZE : 1);
    }, 0);
}

;// CONCATENATED MODULE: ./lib/changes/compare-sites.js






/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the
 * same path are not parsed; of the others, little more than digests is kept. `comparers` must not
 * be open yet.
 * @throws the reason of their signal soon after it is aborted
 */
async function compareSites(sites, comparers) {
    comparers.expect(countBytesToCompare(sites));
    await comparers.open(sites);
    const earlier = sites.earlier.tree;
    const later = sites.later.tree;
    const before = new Set(earlier.names);
    const after = new Set(later.names);
    const fresh = later.names.filter((name) => !before.has(name));
    const names = [...earlier.names, ...fresh];
    const files = await compareOtherFiles(names, comparers);
    // A page shows the same picture, wherever that is now.
    const elsewhere = new Map([...files.renamed, ...mapToNewPaths(files.changes.moved)]);
    await setRenamed(comparers, { earlier: elsewhere, later: new Map() });
    // A page can only have moved to a new path; its old one is gone, or redirects now.
    const mayHaveMoved = fresh.some(page_names/* isPage */.yp) ? names.filter(page_names/* isPage */.yp) : [];
    const moved = await findMoved(mayHaveMoved, comparers);
    // A link that follows a moved page is the same link, and so is one to the redirect that the page
    // left behind.
    const moves = mapToNewPaths(moved);
    await setRenamed(comparers, { earlier: new Map([...elsewhere, ...moves]), later: moves });
    const isGone = (name) => !after.has(name) && !moves.has(name);
    const hasStayed = (name) => after.has(name) && !moves.has(name);
    const pages = earlier.names.filter(page_names/* isPage */.yp);
    const changes = await comparePages(pages.filter(hasStayed), moved, comparers);
    const removed = pages.filter(isGone);
    const replaced = await compareReplaced(findReplaced(removed, sites.later), comparers);
    const places = new Set(moves.values());
    return {
        added: fresh.filter((name) => (0,page_names/* isPage */.yp)(name) && !places.has(name)),
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
/** Sets what files of each site are called in the other one, where the names differ. */
async function setRenamed(comparers, renamed) {
    await comparers.runOnAll((ask) => ask('setRenamed', renamed));
}
/** Compares the files that are no pages. */
async function compareOtherFiles(names, comparers) {
    const all = new Set(names);
    const others = names.filter((name) => !(0,page_names/* isPage */.yp)(name));
    const found = await runInBatches(comparers, others, (ask, batch) => ask('fingerprintFiles', batch));
    return compareFiles(...splitBySite(others, found), (name) => isDerived(name, all));
}
/** Returns those of the pages whose content is at another path now. */
async function findMoved(pages, comparers) {
    const found = await runInBatches(comparers, pages, (ask, batch) => ask('fingerprintPages', batch));
    return findMovedPages(...splitBySite(pages, found));
}
/** Compares pages that have stayed where they were, and pages that moved. */
async function comparePages(stayed, moved, comparers) {
    const pairs = stayed.map((name) => ({ from: name, to: name }));
    const toCompare = [...pairs, ...moved].sort((a, b) => (0,byte_strings/* compareBytes */.Xo)(a.to, b.to));
    const changes = await runInBatches(comparers, toCompare, (ask, batch) => ask('comparePages', batch));
    // Pages with the same bytes are undefined.
    const compared = changes.filter((page) => page !== undefined);
    const read = compared.map(({ change }) => change);
    const inPlace = read.filter(({ from }) => from === undefined);
    const isNoticeable = ({ what }) => what.length > 0;
    return {
        changed: read.filter((change) => !isInMenusAlone(change)),
        navigation: inPlace
            .filter((change) => isNoticeable(change) && isInMenusAlone(change))
            .map(({ page }) => page),
        bytesOnly: inPlace.filter((change) => !isNoticeable(change)).length,
        lost: compared.map(({ lost }) => lost).filter((lost) => lost !== undefined),
    };
}
/** Returns the anchors that pages lost whose addresses other pages answer now. */
async function compareReplaced(pages, comparers) {
    const found = await runInBatches(comparers, pages, (ask, batch) => ask('compareReplaced', batch));
    return found.filter((lost) => lost !== undefined);
}
/**
 * Returns which pages of the later site answer the addresses of those that are gone. Where a rule
 * with wildcards sends several to one page, or one to the home page, that replaces none of them.
 */
function findReplaced(gone, { site }) {
    if (gone.length === 0)
        return [];
    const served = new served_site/* ServedSite */.dT(site);
    const exact = new Set(served.redirects.rules.map(({ source }) => ('exact' in source ? source.exact : undefined)));
    const found = gone.flatMap((from) => {
        const [path = byte_strings/* NO_BYTES */.CR] = (0,served_site/* listAddressForms */.WP)(from);
        const to = findAnswer(path, served);
        return to === undefined || !(0,page_names/* isPage */.yp)(to)
            ? []
            : [{ from, to, isExact: exact.has(byte_strings/* ROOT */.Dl.concat(path)) }];
    });
    const byPlace = Map.groupBy(found, ({ to }) => to);
    return found
        .filter(({ to, isExact }) => isExact || (byPlace.get(to)?.length === 1 && (0,page_names/* getStem */.qp)(to) !== ''))
        .map(({ from, to }) => ({ from, to }));
}
/** Returns the file that readers get at a path, also where only some hosts read its rule. */
function findAnswer(path, served) {
    const file = served.findServedFile(path);
    if (file !== undefined)
        return served.nameOf(file);
    const to = served.findRedirect(path)?.to;
    if (to === undefined || to.includes('#'))
        return undefined;
    const end = served.findServedFile((0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* toBytes */.ZJ)(to.slice(1))) ?? byte_strings/* NO_BYTES */.CR);
    return end === undefined ? undefined : served.nameOf(end);
}
function isInMenusAlone({ what }) {
    return what.every((aspect) => aspect === 'navigation');
}
/** Returns what could not be read in either site, and why. */
async function listUnreadable(comparers) {
    const found = await comparers.runOnAll((ask) => ask('listUnreadable'));
    const entries = found.flatMap((each) => [...each]);
    return new Map(entries.sort(([a], [b]) => (0,byte_strings/* compareBytes */.Xo)(a, b)));
}
/** Returns where each of what moved is now. */
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
        const found = fingerprints[i];
        if (found?.earlier !== undefined)
            earlier.set(name, found.earlier);
        if (found?.later !== undefined)
            later.set(name, found.later);
    }
    return [earlier, later];
}

// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
;// CONCATENATED MODULE: ./lib/changes/render-changes.js




/** How long all lists may be, in UTF-16 units, so that they fit into a comment with others. */
const MAX_LENGTH = 36_000;
/**
 * How many entries of each list are shown, as far as there is room; `changes.json` has all of them.
 */
const MAX_ENTRIES = 100;
/** Longer lists are folded away. */
const MAX_UNFOLDED = 5;
/** How many sections of a page are named. */
const MAX_SECTIONS = 5;
/**
 * Returns `changes.md`: what changed, as a comment on a pull request shows it. It is HTML without
 * blank lines, so that nothing in it is read as Markdown:
 * https://github.github.com/gfm/#html-blocks
 */
function renderChangesPage(comparison, subject, previewUrl) {
    const { bytesOnly } = comparison;
    const noise = [];
    if (bytesOnly.pages > 0)
        noise.push((0,units/* count */.U9)(bytesOnly.pages, 'page'));
    if (bytesOnly.files > 0)
        noise.push((0,units/* count */.U9)(bytesOnly.files, 'other file'));
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
/** Returns what changed as a part of the job summary and of a comment. */
function renderChangesSection(comparison, previewUrl) {
    return {
        heading: `Compared with the earlier site: ${(0,count_changes/* describeChanges */.DT)(comparison)}`,
        content: (0,markup/* html */.qy) `${renderLists(comparison, previewUrl)}`,
        isNews: (0,count_changes/* isNoticeable */.JG)(comparison) || undefined,
    };
}
/**
 * Returns everything that changed, as lists. With an address of the later site, its pages are
 * links.
 */
function renderLists(comparison, previewUrl) {
    const { added, removed, moved, changed, navigation, files, unreadable } = comparison;
    let room = MAX_LENGTH;
    const list = (title, entries, show, wrap = renderList) => {
        if (entries.length === 0)
            return [];
        // So that a long first one leaves something to the others.
        const shown = (0,markup/* pickFitting */.b2)(entries.slice(0, MAX_ENTRIES).map(show), room / 2);
        const more = entries.length - shown.length;
        const rest = more > 0 ? (0,markup/* html */.qy) `\n<p>… and ${more.toLocaleString('en')} more.</p>` : undefined;
        const content = (0,markup/* html */.qy) `${wrap(shown)}${rest}`;
        room -= content.text.length;
        const isOpen = entries.length <= MAX_UNFOLDED;
        return [
            (0,markup/* html */.qy) `${(0,markup/* renderFolded */.jq)(`${title} (${entries.length.toLocaleString('en')})`, content, isOpen)}\n`,
        ];
    };
    return [
        ...list('Pages changed', changed, makeChangeRow(previewUrl), renderChangedPages),
        ...list('Pages added', added, makePathItem(previewUrl)),
        ...list('Pages removed', removed, makePathItem()),
        ...list('Pages moved', moved, makeMoveItem(previewUrl)),
        ...list('Pages changed only in navigation', navigation, makePathItem(previewUrl)),
        ...list('Other files changed', files.changed, makePathItem()),
        ...list('Other files added', files.added, makePathItem()),
        ...list('Other files removed', files.removed, makePathItem()),
        ...list('Other files moved', files.moved, makeMoveItem()),
        ...list('Could not be read', [...unreadable.keys()], makePathItem()),
    ];
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
    const shown = sections.slice(0, MAX_SECTIONS).map(({ heading, is }, i) => {
        const name = heading === '' ? (0,markup/* html */.qy) `before the first heading` : (0,markup/* renderCode */.cR)(heading);
        const before = i === 0 ? undefined : (0,markup/* html */.qy) `<br>`;
        const fate = is === 'changed' ? undefined : (0,markup/* html */.qy) ` (${is})`;
        return (0,markup/* html */.qy) `${before}${name}${fate}`;
    });
    const more = sections.length - shown.length;
    const rest = more === 0 ? undefined : (0,markup/* html */.qy) `<br>… and ${(0,units/* count */.U9)(more, 'more section')}`;
    return (0,markup/* html */.qy) `${shown}${rest}`;
}

;// CONCATENATED MODULE: ./lib/changes/site-change.js
/**
 * Returns the moves of pages that nobody can doubt: to the only page with the same content, and the
 * same links in it.
 */
function findCertainMoves({ moved, changed, }) {
    const withOtherLinks = changed.filter(({ what }) => what.includes('links'));
    const relinked = new Set(withOtherLinks.map(({ from }) => from));
    return moved.filter(({ from, isGuess }) => isGuess === undefined && !relinked.has(from));
}

;// CONCATENATED MODULE: ./lib/changes/compare-folders.js















/**
 * Compares two sites by what a reader would notice, and writes that down. Returns both sites as
 * listed, the earlier one also without the files beside it in its branch; what changed, also as a
 * section of the report; which pages of the earlier site certainly have the same content elsewhere
 * now (`moves`); the anchors that pages lost; and the path of `changes.json`, empty without
 * `reportDir`.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when one of
 * the folders cannot be read or the report cannot be written
 */
async function compareFolders(options) {
    const { info, signal, reportDir, subject, previewUrl } = options;
    const all = await options.earlier.list();
    const later = await options.later.list();
    const earlier = leaveOutFilesBesideIt(all, later);
    const sites = {
        earlier: await (0,published_files/* selectPublishedFiles */.c)(earlier, options, signal),
        later: await (0,published_files/* selectPublishedFiles */.c)(leaveOutFilesBesideIt(later, all), options, signal),
    };
    const comparison = await (0,pool/* usePool */.Q2)(COMPARISON_TASK, signal, (pool) => compareSites(sites, pool));
    const [[unread = byte_strings/* NO_BYTES */.CR, why] = []] = comparison.unreadable;
    const unreadable = (0,units/* count */.U9)(comparison.unreadable.size, 'file or folder', 'files and folders');
    if (why !== undefined)
        info((0,clean/* safe */.gB) `Note: ${unreadable} could not be read, such as ${(0,byte_strings/* toText */.fE)(unread)} (${why}): unreadable files count as changed`);
    let path = '';
    if (reportDir !== undefined) {
        path = await (0,json_report/* writeJsonReport */.a)(reportDir, 'changes.json', makeChangesReport(comparison), signal);
        await (0,promises_.writeFile)((0,external_node_path_.join)(reportDir, 'changes.md'), renderChangesPage(comparison, subject, previewUrl));
    }
    const changes = renderChangesSection(comparison, previewUrl);
    return {
        earlierInFull: all,
        earlier,
        later,
        comparison,
        moves: findCertainMoves(comparison),
        lostAnchors: comparison.lostAnchors,
        changes,
        path,
    };
}
/** https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site */
const DOMAIN_OF_PAGES = 'CNAME';
/**
 * Returns a site without what its readers never see: what hosts leave out of Git, of a generator's
 * cache (`.doctrees` of Sphinx) and of an editor, and `CNAME` of GitHub Pages if only this site has
 * it. A checkout of the branch that publishes the site has both.
 */
function leaveOutFilesBesideIt(site, other) {
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

/**
 * Returns how many changes of each kind there are: what they are called in `changes.json`, of what
 * they are, and what became of it.
 */
function listCounts({ added, removed, moved, changed, navigation, files }) {
    return [
        ['pagesAdded', added.length, 'page', 'added'],
        ['pagesRemoved', removed.length, 'page', 'removed'],
        ['pagesMoved', moved.length, 'page', 'moved'],
        ['pagesChanged', changed.length, 'page', 'changed'],
        ['navigationChanged', navigation.length, 'page', 'changed only in navigation'],
        ['filesAdded', files.added.length, 'other file', 'added'],
        ['filesRemoved', files.removed.length, 'other file', 'removed'],
        ['filesMoved', files.moved.length, 'other file', 'moved'],
        ['filesChanged', files.changed.length, 'other file', 'changed'],
    ];
}
/** Returns how many changes of each kind there are. */
function countChanges(comparison) {
    const counts = listCounts(comparison).map(([name, n]) => [name, n]);
    return Object.fromEntries(counts);
}
/**
 * Returns what changed in words: `1 page added, 2 pages changed, 1 other file changed`, or `nothing
 * that a reader would notice`.
 */
function describeChanges(comparison) {
    const found = listCounts(comparison)
        .filter(([, n]) => n > 0)
        .map(([, n, thing, fate]) => `${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(n, thing)} ${fate}`);
    if (found.length === 0)
        return 'nothing that a reader would notice';
    return found.join(', ');
}
/** The home page and the 404 page, which nearly all sites have under the same names. */
const PAGES_OF_ALL = 2;
/**
 * Returns what two builds that have hardly any page in common may mean, in words; undefined if they
 * have some.
 */
function describeOtherSite(comparison) {
    const { added, removed, moved, earlier, later } = comparison;
    const kept = earlier.pages - removed.length;
    const areOthers = moved.length === 0 &&
        Math.max(kept, later.pages - added.length) <= PAGES_OF_ALL &&
        Math.min(added.length, removed.length) > PAGES_OF_ALL;
    if (!areOthers)
        return undefined;
    const found = kept === 0 ? 'None' : `Only ${kept}`;
    return `${found} of the ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(earlier.pages, 'page')} of the earlier site ${kept > 1 ? 'are' : 'is'} in this one: check that it is a build of the same site`;
}
/** Returns whether there is anything that a reader would notice. */
function isNoticeable(comparison) {
    return listCounts(comparison).some(([, n]) => n > 0);
}


/***/ }),

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
function removeGenerated(text) {
    const plain = text
        .replace(LAST_MODIFIED, '<lastmod><')
        .replace(DATA_TIME, GENERATED)
        .replace(ASTRO_SCOPE, GENERATED);
    return stabilizeTokens(plain);
}


/***/ }),

/***/ 2903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ checkWithEarlier)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/check/check-site.js + 30 modules
var check_site = __webpack_require__(5392);
// EXTERNAL MODULE: ./lib/web/address.js
var web_address = __webpack_require__(1986);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
;// CONCATENATED MODULE: ./lib/check/earlier-places.js
/** Where the pages of a site were in an earlier one, and so what addresses in them were there. */


/** Knows what addresses of the later of two builds were in the earlier one. */
class EarlierPlaces {
    #basePath;
    /** The earlier names of pages and folders, by their later ones. */
    #pages;
    #folders;
    constructor({ earlier, later, moves, basePath }) {
        this.#basePath = (0,byte_strings/* toBytes */.ZJ)(basePath);
        this.#pages = new Map(moves.map(({ from, to }) => [to, from]));
        this.#folders = findRenamedFolders(moves, listFolders(earlier), listFolders(later));
    }
    /**
     * Returns the earlier addresses of a page that moved, or of what is in a folder that was renamed.
     */
    listFormerAddresses(address) {
        return this.#replacePath(address, (path) => {
            const former = [];
            const page = this.#pages.get(path);
            if (page !== undefined)
                former.push(page);
            for (let folder = (0,byte_strings/* getFolder */.L2)(path); folder !== ''; folder = takeParent(folder)) {
                const before = this.#folders.get(folder);
                if (before !== undefined)
                    former.push(before.concat(path.slice(folder.length)));
            }
            return former;
        });
    }
    /**
     * Returns which address a link meant before its page moved, if it is written relative to the
     * page; none if the page did not move.
     */
    listFormerReadings(address, page) {
        const from = this.#pages.get(page);
        if (from === undefined)
            return [];
        return this.#replacePath(address, (path) => {
            const before = (0,web_address/* joinRelativePath */.C3)((0,byte_strings/* getFolder */.L2)(from), (0,web_address/* findRelativePath */.FI)(path, (0,byte_strings/* getFolder */.L2)(page)));
            if (before === undefined)
                return [];
            return [before];
        });
    }
    /** Returns an address with other paths in it; none if it is not one of the site. */
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
/**
 * Returns the earlier names of folders, by their later ones: pages moved from one to the other, and
 * none of them is in both sites.
 */
function findRenamedFolders(moves, earlier, later) {
    const renamed = new Map();
    for (const move of moves) {
        const { from, to } = takeRenamedFolder(move);
        if (!later.has(from) && !earlier.has(to))
            renamed.set(to, from);
    }
    return renamed;
}
/** Returns the folders of a page without the folders at their ends that have the same name. */
function takeRenamedFolder({ from, to }) {
    let earlier = (0,byte_strings/* getFolder */.L2)(from);
    let later = (0,byte_strings/* getFolder */.L2)(to);
    while (earlier !== '' && later !== '') {
        const outerEarlier = takeParent(earlier);
        const outerLater = takeParent(later);
        if (earlier.slice(outerEarlier.length) !== later.slice(outerLater.length))
            break;
        earlier = outerEarlier;
        later = outerLater;
    }
    return { from: earlier, to: later };
}
/** Returns all folders of files, each with a slash at its end; the root is the empty text. */
function listFolders(names) {
    const folders = new Set(['']);
    for (const name of names)
        for (let folder = (0,byte_strings/* getFolder */.L2)(name); !folders.has(folder); folder = takeParent(folder))
            folders.add(folder);
    return folders;
}
/** Returns the folder that a folder is in. */
function takeParent(folder) {
    return (0,byte_strings/* getFolder */.L2)(folder.slice(0, -1));
}

// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
// EXTERNAL MODULE: ./lib/web/host/hosts.js + 8 modules
var hosts = __webpack_require__(6725);
// EXTERNAL MODULE: ./lib/web/host/published-files.js
var published_files = __webpack_require__(6237);
// EXTERNAL MODULE: ./lib/web/host/served-site.js
var served_site = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/check/rules/occurrences.js
var occurrences = __webpack_require__(8938);
// EXTERNAL MODULE: ./lib/findings/suggestion.js
var suggestion = __webpack_require__(2468);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
;// CONCATENATED MODULE: ./lib/changes/vanished/count-lost-anchors.js






/** An id before the same words on so many of ten pages is part of the layout, if there are many. */
const OF_TEN = 9;
const MIN_PAGES = 10;
/** Finds out which of the anchors that pages lost count. */
class LostAnchorCounter {
    #losses;
    /** What links of the earlier site point to. */
    #linked = new Set();
    /** The words that ids stand before which have nothing to do with them. */
    #words = new Map();
    /** On how many pages an id stood before the same words, by both. */
    #times = new Map();
    constructor(losses) {
        this.#losses = losses;
        for (const { id, words, counts } of losses.flatMap(({ anchors }) => anchors)) {
            const place = getPlaceKey({ id, words });
            this.#times.set(place, (this.#times.get(place) ?? 0) + 1);
            if (counts !== 'unless-layout')
                continue;
            this.#words.set(id, (this.#words.get(id) ?? new Set()).add(words));
        }
    }
    /** Takes the anchors that one link of the earlier site each points to. */
    noteLinkedAnchors(asked, earlier) {
        const byPage = new Map(this.#losses.map((loss) => [earlier.files.get(loss.from), loss]));
        for (const { page, fragments } of asked) {
            const loss = byPage.get(page);
            if (loss === undefined)
                continue;
            const names = new Set(fragments.flatMap(web_address/* listAnchorNames */.IL));
            for (const anchor of loss.anchors)
                if (names.has(anchor.id))
                    this.#linked.add(anchor);
        }
    }
    /** Counts a finding for each page and anchor, and returns what is suggested, by its key. */
    count(sites, counter) {
        const suggestions = new Map();
        if (this.#losses.length === 0)
            return suggestions;
        const earlier = new served_site/* ServedSite */.dT(sites.earlier);
        const later = new served_site/* ServedSite */.dT(sites.later);
        const pages = sites.earlier.names.filter(page_names/* isPage */.yp).length;
        for (const loss of this.#losses) {
            const before = findAddress(loss.from, earlier);
            const now = findAddress(loss.to, later);
            if (before === undefined || now === undefined)
                continue;
            const page = later.site.basePath + (0,byte_strings/* makeReadable */.Dy)(now);
            const to = before === now ? '' : page;
            for (const anchor of loss.anchors.filter((each) => this.#isCounted(each, pages))) {
                const key = (0,byte_strings/* toBytes */.ZJ)(later.site.basePath).concat(before, '#', anchor.id);
                countAnchor(anchor, { key, to, page: loss.to }, counter);
                const suggestion = suggestAnchor(anchor, page);
                if (suggestion !== undefined)
                    suggestions.set(key, suggestion);
            }
        }
        return suggestions;
    }
    /** `pages`: how many the earlier site had. */
    #isCounted(anchor, pages) {
        if (this.#linked.has(anchor))
            return true;
        const times = this.#times.get(getPlaceKey(anchor)) ?? 0;
        if (times >= MIN_PAGES && times * 10 >= pages * OF_TEN)
            return false;
        if (anchor.counts === 'always')
            return true;
        return anchor.counts === 'unless-layout' && this.#words.get(anchor.id)?.size === 1;
    }
}
function getPlaceKey({ id, words }) {
    return `${id} ${words}`;
}
function countAnchor({ renamed }, { key, to, page }, counter) {
    const where = (0,occurrences/* pointAtFile */.y5)(page);
    if (renamed === undefined)
        counter.countWithValues('vanished-anchor', { to }, key, where);
    else
        counter.countWithValues('vanished-anchor/renamed', { to, id: (0,byte_strings/* makeReadable */.Dy)(renamed) }, key, where);
}
function suggestAnchor({ renamed, nearest }, page) {
    const near = renamed === undefined ? nearest : { kind: 'words', id: renamed };
    return near && (0,suggestion/* makeSuggestion */.R)(near.kind, `${page}#${(0,byte_strings/* makeReadable */.Dy)(near.id)}`);
}
/** Returns the address of a page that links usually name; undefined if the host serves none. */
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
 * Compares two builds of a site: which pages of the earlier one does the host not answer any more,
 * and where are they now?
 */




/**
 * Returns the pages of `earlier` with addresses that were answered under the rules of the host,
 * redirect files included, and are not under those of `later`. `moves` are the pages that are
 * elsewhere with the same content.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findVanishedPages(earlier, later, moves, signal) {
    const before = new served_site/* ServedSite */.dT(earlier);
    const after = new served_site/* ServedSite */.dT(later);
    const places = new Map(moves.map(({ from, to }) => [from, to]));
    const yieldIfOver = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    const aliases = await groupExactAddresses(before, yieldIfOver);
    // An address that the host itself does not redirect.
    const findAddress = (file) => file === undefined ? undefined : after.listAddresses(file)[0];
    const found = [];
    for (const [file, name] of earlier.names.entries()) {
        await yieldIfOver();
        if (!(0,page_names/* isPage */.yp)(name) || (0,page_names/* isNotFoundPageOfSite */.dn)(name))
            continue;
        if ((0,dot_files/* findDottedPart */.$)(name, before.rules.dropsDotFiles) !== undefined)
            continue;
        const answered = new Set([...before.listAddresses(file), ...(aliases.get(file) ?? [])]);
        const { gone = [], left = [] } = Object.groupBy(answered, (path) => after.answer(path) === undefined ? 'gone' : 'left');
        const [first] = gone;
        if (first === undefined)
            continue;
        const place = after.files.get(places.get(name) ?? '');
        const moved = findAddress(place);
        // What is left of the addresses of a page that moved may lead to another one.
        const isReachable = left.some((path) => moved === undefined || after.findServedFile(path) === place);
        const to = moved ?? findAddress(after.findServedFile(left[0] ?? first)) ?? left[0];
        found.push({ name, gone, isReachable, to });
    }
    return found;
}
/** Returns the addresses of the site’s rules without wildcards, by the file that is shown there. */
async function groupExactAddresses(site, yieldIfOver) {
    const found = new Map();
    for (const path of listExactAddresses(site)) {
        await yieldIfOver();
        const file = site.findServedFile(path);
        if (file !== undefined)
            found.set(file, [...(found.get(file) ?? []), path]);
    }
    return found;
}
/** Returns the addresses of the site’s rules without wildcards. */
function listExactAddresses({ redirects }) {
    const found = new Set();
    for (const { source } of redirects.rules)
        if ('exact' in source)
            found.add(source.exact.replace(/^\/+/, ''));
    return found;
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/redirect-writer.js

/** Begins files that can hold comments. */
const NOTE = '# Addresses of the earlier site, and where their pages are now.';
/** Returns the base path, decoded, without the slash at its end. */
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
 * Returns what a JSON file holds, which is nothing where there is none; undefined if it is no
 * object.
 */
function readObject(own) {
    const read = (0,json_file/* readJsonFile */.J)(own ?? '{}', '');
    if ((0,problems/* isProblem */.AN)(read))
        return undefined;
    return read.value;
}
/** Returns a value if it is a list, and an empty one otherwise. */
function readList(value) {
    if (Array.isArray(value))
        return value;
    return [];
}
/** Returns a value as the content of a file. */
function printJson(value) {
    return (0,byte_strings/* toBytes */.ZJ)(`${JSON.stringify(value, null, 2)}\n`);
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/spellings.js
/** How addresses arrive at hosts. */

/** What RFC 3986 allows in a path (section 3.3, `pchar`). */
const BEYOND_PATH = /[^\w\-.~/!$&'()*+,;=:@]/g;
/**
 * What the URL parser of browsers leaves alone besides that:
 * https://url.spec.whatwg.org/#path-percent-encode-set
 */
const BEYOND_TYPED = /[^\w\-.~/!$&'()*+,;=:@[\]|]/g;
/**
 * What `encodeURIComponent` leaves alone:
 * https://tc39.es/ecma262/#sec-encodeuricomponent-uricomponent
 */
const BEYOND_COMPONENT = /[^\w\-.~/!'()*]/g;
/**
 * Returns how an absolute path (decoded) arrives at a host that does not decode it, each once: as
 * links usually spell it, as it is typed, and with more and more of it percent-encoded.
 */
function listSpellings(path) {
    const usual = [BEYOND_PATH, BEYOND_TYPED, BEYOND_COMPONENT].map((beyond) => path.replace(beyond, byte_strings/* percentEncode */.a));
    return [...new Set([...usual, (0,byte_strings/* percentEncode */.a)(path)])];
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/azure-static-web-apps.js




/** A path in which no character has a meaning of its own. */
const IN_LETTERS = /^[\p{L}\p{M}\p{N} \-._~/]*$/u;
/** What a route takes besides its addresses, and what the list of them does, at most. In bytes. */
const OVERHEAD = 100;
/**
 * Routes come before files, and fit the address as it arrives; whether it is decoded then is not
 * documented, so names are written both ways:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#routes, read 2026-11.
 */
const AZURE_STATIC_WEB_APPS = {
    keyOf: staticwebapp_config/* keyOfRoute */._1,
    spelled(path) {
        const spellings = listSpellings(path);
        if (IN_LETTERS.test((0,byte_strings/* toText */.fE)(path)))
            return [...spellings, path];
        return spellings;
    },
    refuses({ path, from }, served) {
        if (from.includes('*'))
            return 'in Azure, `*` stands for any characters';
        const folder = path.match(/^(.+)\/index\.html$/s)?.[1];
        if (folder === undefined)
            return undefined;
        if ([folder, folder.concat('/')].some((form) => served.answer(form) !== undefined))
            return 'Azure would also apply it to the address of the folder, which the site answers';
        return undefined;
    },
    room: {
        why: 'Azure accepts a file of up to 20 KB',
        count(redirects, own) {
            let left = staticwebapp_config/* MAX_CONFIG_BYTES */.GW - printJson(readObject(own) ?? {}).length - OVERHEAD;
            for (const [position, { from, to }] of redirects.entries()) {
                left -= from.length + to.length + OVERHEAD;
                if (left < 0)
                    return position;
            }
            return redirects.length;
        },
    },
    print(redirects, _, own) {
        const config = readObject(own);
        if (config === undefined)
            return undefined;
        const routes = redirects.map(({ from, to }) => {
            return { route: (0,byte_strings/* toText */.fE)(from), redirect: to, statusCode: 301 };
        });
        return [
            [(0,byte_strings/* toBytes */.ZJ)(staticwebapp_config/* CONFIG */.PI), printJson({ ...config, routes: [...routes, ...readList(config.routes)] })],
        ];
    },
};

// EXTERNAL MODULE: ./lib/web/host/hosts/cloudflare-redirects.js
var cloudflare_redirects = __webpack_require__(8386);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/lines.js
/** Files `_redirects`, which have a line for each redirect. */


/** Returns the line of a redirect. */
function formatLine({ from, to }) {
    return `${from} ${to} 301`;
}
/** Returns a file with a line for each redirect, in front of the site’s own rules. */
function printLines(redirects, _, own = '') {
    const note = `${NOTE} This replaces the site’s _redirects.`;
    const content = [note, ...redirects.map(formatLine), '', own].join('\n');
    return [[(0,byte_strings/* toBytes */.ZJ)('_redirects'), (0,byte_strings/* toBytes */.ZJ)(content)]];
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/cloudflare.js



/**
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11. A rule that is
 * wrong counts, too.
 */
const CLOUDFLARE = {
    spelled: listSpellings,
    refuses(redirect) {
        if (/\*|:[A-Za-z]/.test(redirect.from))
            return 'Cloudflare gives `*`, and a `:` before a letter, another meaning';
        if (formatLine(redirect).length > cloudflare_redirects/* MAX_LINE */.MV)
            return `Cloudflare accepts lines of up to ${cloudflare_redirects/* MAX_LINE */.MV} characters`;
        return undefined;
    },
    room: {
        why: `Cloudflare accepts up to ${cloudflare_redirects/* MAX_STATIC_RULES */.yq} rules without \`*\``,
        count(_, own = '') {
            const ownRules = own.split('\n').filter((line) => /^\s*[^\s#]/.test(line));
            return cloudflare_redirects/* MAX_STATIC_RULES */.yq - ownRules.length;
        },
    },
    print: printLines,
};

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/github-pages.js


/**
 * GitHub Pages has no redirects:
 * https://docs.github.com/en/pages/getting-started-with-github-pages, read 2026-11. Small pages
 * stand in for those that are gone, as those of `jekyll-redirect-from` do
 * (https://github.com/jekyll/jekyll-redirect-from/blob/master/lib/jekyll-redirect-from/redirect.html,
 * read 2026-11): browsers go on at once, and search engines take them for permanent redirects.
 */
const GITHUB_PAGES = {
    spelled: (path) => [path],
    refuses({ page, destination }, served) {
        const there = served.findServedFile(destination);
        const hasOther = (0,served_site/* listAddressForms */.WP)(page).some((form) => {
            const answer = served.answer(form);
            return answer !== undefined && !(answer.kind === 'file' && answer.file === there);
        });
        if (hasOther)
            return 'the site has something else in that place';
        return undefined;
    },
    print(redirects, { domain }) {
        const host = domain === undefined ? '' : `https://${domain}`;
        return redirects.map(({ page, to }) => [page, (0,byte_strings/* toBytes */.ZJ)(printPage(to, host))]);
    },
};
/**
 * Returns HTML that is XML, too, for names such as `a.xhtml`. `to` is percent-encoded: nothing in
 * it means anything to either, or to scripts.
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
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/netlify.js





/**
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/, and `netlify-redirector`
 * 0.5, read and run 2026-11.
 */
const NETLIFY = {
    // A slash at the end makes no difference.
    spelled: (path) => listSpellings(path).map((spelling) => spelling.replace(/(?<=.)\/$/, '')),
    refuses(redirect) {
        const read = (0,netlify_redirects/* readLine */.Xw)(formatLine(redirect), undefined);
        if ((0,problems/* isProblem */.AN)(read))
            return read.message;
        if ('pattern' in read.source)
            return 'Netlify gives `*` at the end of a name, and `:` at its start, another meaning';
        if ((0,netlify_redirects/* leadsWhereItIs */.EM)(read, (0,patterns/* decodePath */.q0)(redirect.from)))
            return 'Netlify may treat a rule with `*` as a loop if its address begins with its target';
        return undefined;
    },
    print: printLines,
};

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/nginx.js



/** `NGX_CONF_BUFFER`: a longer word is refused. In bytes. */
const MAX_WORD = 4_096;
/** Where a key is longer, in bytes, nginx only starts with larger buckets. */
const MAX_USUAL_KEY = 40;
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
 * its `src/core/ngx_conf_file.c`, read 2026-11. Keys are compared with `$uri`: decoded, with single
 * slashes, and without regard to the case of ASCII letters. Two keys that are equal then are
 * refused.
 */
const NGINX = {
    spelled: (path) => [path],
    refuses({ from, to }) {
        const isTooLong = 2 * from.length > MAX_WORD || to.length > MAX_WORD;
        if (isTooLong)
            return 'nginx accepts words of up to 4,096 bytes';
        return undefined;
    },
    print(redirects, site) {
        const isUnique = findUniquePaths(redirects, site);
        const lines = redirects.map(({ from, to }) => {
            const key = isUnique(from) ? from : escapePath(from);
            return `    ${quoteWord(key)} ${quoteWord(to)};\n`;
        });
        // Otherwise nginx does not start: `NGX_HASH_ELT_SIZE` in its `src/core/ngx_hash.c`.
        const isLong = redirects.some(({ from }) => from.length > MAX_USUAL_KEY);
        const sizes = isLong ? 'map_hash_bucket_size 4096;\n' : '';
        const map = `${USAGE}${sizes}map $uri $moved_to {\n    default "";\n${lines.join('')}}\n`;
        return [[(0,byte_strings/* toBytes */.ZJ)('redirects.conf'), (0,byte_strings/* asBytes */.Yd)(map)]];
    },
};
/**
 * Returns whether no other address of the site, or of a redirect, differs from a path in case
 * alone.
 */
function findUniquePaths(redirects, site) {
    const prefix = decodeBasePath(site);
    const there = site.names.flatMap(served_site/* listAddressForms */.WP).map((form) => `${prefix}/${form}`);
    const all = new Set([...there, ...redirects.map(({ from }) => from)]);
    const byFolded = Map.groupBy(all, foldCase);
    return (path) => byFolded.get(foldCase(path))?.length === 1;
}
/** Returns a regular expression for this path alone. */
function escapePath(path) {
    return `~^${path.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}\\z`;
}
/** As `ngx_tolower`: ASCII alone. */
function foldCase(path) {
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

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/s3-cloudfront.js


/** Of the key, and of the key with its value, in bytes. */
const MAX_KEY = 512;
const MAX_PAIR = 1_024;
/**
 * A file to be imported into a key value store, which a viewer function asks:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/kvs-with-functions-create-s3-kvp.html,
 * read 2026-11.
 */
const S3_CLOUDFRONT = {
    spelled: (path) => [(0,byte_strings/* percentEncode */.a)(path)],
    refuses({ from, to }) {
        if (from.length <= MAX_KEY && from.length + to.length <= MAX_PAIR)
            return undefined;
        return 'CloudFront accepts keys of up to 512 bytes, and 1 KB with their values';
    },
    print(redirects) {
        const data = redirects.map(({ from, to }) => ({ key: from, value: to }));
        return [[(0,byte_strings/* toBytes */.ZJ)('key-value-store.json'), printJson({ data })]];
    },
};

// EXTERNAL MODULE: ./lib/web/host/hosts/vercel-json.js + 1 modules
var vercel_json = __webpack_require__(7969);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/vercel.js




/**
 * Redirects come before files, and fit the address as it arrives:
 * https://vercel.com/docs/project-configuration/vercel-json#redirects, read 2026-11.
 */
const VERCEL = {
    spelled: listSpellings,
    refuses({ from, to }) {
        const isTooLong = 2 * Math.max(from.length, to.length) > vercel_json/* MAX_RULE_LENGTH */.pc;
        if (isTooLong)
            return `Vercel accepts up to ${vercel_json/* MAX_RULE_LENGTH */.pc} characters`;
        return undefined;
    },
    room: {
        why: `Vercel accepts up to ${vercel_json/* MAX_RULES */.tA} rules`,
        count(_, own) {
            return vercel_json/* MAX_RULES */.tA - readList(readObject(own)?.redirects).length;
        },
    },
    print(redirects, _, own) {
        const config = readObject(own);
        // Where there are routes of the old kind, Vercel refused redirects for long.
        if (config === undefined || config.routes !== undefined)
            return undefined;
        const items = redirects.map(({ from, to }) => {
            return { source: escapeSource(from), destination: to, permanent: true };
        });
        return [
            [
                (0,byte_strings/* toBytes */.ZJ)(vercel_json/* VERCEL_JSON */.pe),
                printJson({ ...config, redirects: [...items, ...readList(config.redirects)] }),
            ],
        ];
    },
};
/**
 * `path-to-regexp` 6.1 gives some of these a meaning unless a backslash stands before them. Of the
 * others, Vercel refuses what is no regular expression either (`checkRegexSyntax` of
 * `@vercel/routing-utils`).
 */
function escapeSource(from) {
    return from.replace(/[:(){}[\]*+?^$|\\]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/redirect-writers.js







/** How redirects are written in the form of each host. */
const REDIRECT_WRITERS = {
    'github-pages': GITHUB_PAGES,
    's3-cloudfront': S3_CLOUDFRONT,
    'cloudflare-pages': CLOUDFLARE,
    'cloudflare-workers': CLOUDFLARE,
    'azure-static-web-apps': AZURE_STATIC_WEB_APPS,
    netlify: NETLIFY,
    vercel: VERCEL,
    nginx: NGINX,
    'air-gapped': NGINX,
};

;// CONCATENATED MODULE: ./lib/changes/vanished/print-redirects.js
/** One list of redirects for the addresses of vanished pages, printed in the form of each host. */




/**
 * Returns redirects in the form of `host`, from the addresses of `pages` that are gone to where the
 * pages are now; undefined if there are none, or if they cannot be added to the site’s own file.
 * Rules that would change the answer to an address of the site are left out.
 */
function printRedirects(host, pages, site) {
    const writer = REDIRECT_WRITERS[host];
    const all = listRedirects(writer, pages, site);
    const [own] = site.redirects;
    const isUnreadable = own !== undefined && own.text === undefined;
    if (all.length === 0 || isUnreadable)
        return undefined;
    const leftOut = [];
    const possible = keepPossible(writer, all, new served_site/* ServedSite */.dT(site), leftOut);
    const kept = keepWhatFits(writer, possible, own?.text, leftOut);
    const files = writer.print(kept, site, own?.text);
    if (files === undefined)
        return undefined;
    const written = new Map(kept.map(({ from, to }) => [getKey(writer, from), to]));
    const redirected = all.filter(({ from, to }) => written.get(getKey(writer, from)) === to);
    const addresses = new Set(redirected.map(({ path }) => path)).size;
    return { addresses, files: new Map(files), leftOut };
}
/**
 * Returns a redirect for each spelling of each address. The address that links usually name comes
 * first for each page, then the others: there may not be room for all.
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
        const spellings = writer.spelled(prefix.concat('/', path));
        return spellings.map((from) => ({ page, path, destination, from, to }));
    });
}
/** Returns what two addresses have in common that are one to the host. */
function getKey(writer, from) {
    if (writer.keyOf === undefined)
        return from;
    return writer.keyOf(from);
}
/** Returns the redirects that the host takes, each once. The others are added to `leftOut`. */
function keepPossible(writer, all, served, leftOut) {
    const possible = new Map();
    for (const redirect of all) {
        const key = getKey(writer, redirect.from);
        const same = possible.get(key);
        const isAmbiguous = same !== undefined && same.to !== redirect.to;
        const why = isAmbiguous
            ? 'the host reads it as another address'
            : writer.refuses(redirect, served);
        if (why !== undefined)
            leftOut.push({ ...redirect, why });
        else if (same === undefined)
            possible.set(key, redirect);
    }
    return [...possible.values()];
}
/** Returns the redirects for which there is room. The others are added to `leftOut`. */
function keepWhatFits({ room }, possible, own, leftOut) {
    if (room === undefined)
        return possible;
    const most = Math.max(0, room.count(possible, own));
    for (const redirect of possible.slice(most))
        leftOut.push({ ...redirect, why: room.why });
    return possible.slice(0, most);
}

;// CONCATENATED MODULE: ./lib/changes/vanished/check-with-earlier.js
/**
 * What a site does not answer any more of an earlier one: the findings, and the redirects that
 * repair it.
 */
















/** How many more addresses of a page are named. */
const MAX_NAMED = 3;
/** How many files with redirects are named. */
const MAX_FILES = 9;
/**
 * Checks a site as `checkSite` does. If it was compared with an earlier one, that is checked by the
 * same rules, to tell what is new; each page and anchor that vanished is a finding, too, and
 * redirects for pages are written into a new folder within `reportDir`, if there is one; `info` is
 * given its path. Returns also what was redirected, for the summary; undefined if nothing was.
 * @throws what `checkSite` throws; what the file system throws when the redirects cannot be written
 */
async function checkWithEarlier(options, compared) {
    if (compared === undefined)
        return { verdict: await (0,check_site/* checkSite */.u)(options), redirects: undefined };
    const { reportDir, signal, info } = options;
    const { moves, changes, lostAnchors = [] } = compared;
    const lost = new LostAnchorCounter(lostAnchors);
    let redirects;
    // How many pages there have to be is known of the later one alone.
    const earlierOptions = {
        ...options,
        listed: compared.earlierInFull,
        pageCount: undefined,
        onAnchorsRead: (asked, served) => lost.noteLinkedAnchors(asked, served),
    };
    const logOfEarlier = (line) => info((0,clean/* safe */.gB) `Earlier site: ${line}`);
    const places = new EarlierPlaces({
        earlier: compared.earlier.names,
        later: compared.later.names,
        moves,
        basePath: options.basePath,
    });
    const verdict = await (0,check_site/* checkSite */.u)({
        ...options,
        places,
        earlier: await (0,check_site/* countEarlierFindings */.Q)({ ...earlierOptions, info: logOfEarlier }),
        listed: compared.later,
        async countChanges(later, counter) {
            const earlier = (await (0,published_files/* selectPublishedFiles */.c)(compared.earlier, later, signal)).site;
            const pages = await findVanishedPages(earlier, later, moves, signal);
            countVanished(pages, later, counter);
            const suggestions = lost.count({ earlier, later }, counter);
            // Each host has rules of its own.
            const isNeeded = pages.length > 0 || later.host === undefined;
            if (reportDir === undefined || !isNeeded)
                return { sections: [changes], suggestions };
            redirects = await writeRedirects(reportDir, { earlier, later, moves }, signal, info);
            if (redirects === undefined)
                return { sections: [changes], suggestions };
            return { sections: [changes, redirects], suggestions };
        },
    });
    return { verdict, redirects };
}
/** Counts one finding for each page, under the first of its addresses that are gone. */
function countVanished(pages, site, counter) {
    const showPath = (path) => site.basePath + (0,byte_strings/* makeReadable */.Dy)(path);
    for (const page of pages) {
        const { gone, to } = page;
        const [first = '', ...more] = gone;
        const named = more.slice(0, MAX_NAMED).map(showPath);
        if (named.length < more.length)
            named.push('…');
        const values = { others: named.join(', '), to: showPath(to ?? byte_strings/* NO_BYTES */.CR) };
        counter.countAddress(chooseKind(page), (0,byte_strings/* toBytes */.ZJ)(site.basePath).concat(first), values);
    }
}
function chooseKind({ to, isReachable }) {
    if (to === undefined)
        return 'vanished-page';
    return isReachable ? 'vanished-page/address' : 'vanished-page/moved';
}
/**
 * Writes the redirects that repair the pages: in the form of the site's host, or, without one, in
 * that of each host. Returns what they are for, and how to copy them; undefined if there are none.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws
 */
async function writeRedirects(reportDir, { earlier, later, moves }, signal, info) {
    const folder = findFreeFolder((0,external_node_path_.join)(reportDir, 'redirects'));
    const { host: ownHost } = later;
    const written = [];
    const names = [];
    for (const host of ownHost === undefined ? hosts/* HOST_NAMES */.Wq : [ownHost]) {
        const site = serveByHost(later, host);
        const pages = await findVanishedPages(serveByHost(earlier, host), site, moves, signal);
        const printed = printRedirects(host, pages, site);
        if (printed === undefined)
            continue;
        await writeRedirectFiles((0,external_node_path_.join)(folder, host), printed, signal);
        written.push(printed);
        for (const name of printed.files.keys())
            names.push(`${(0,external_node_path_.basename)(folder)}/${host}/${(0,byte_strings/* toText */.fE)(name)}`);
    }
    if (written.length === 0)
        return undefined;
    const most = Math.max(...written.map(({ addresses }) => addresses));
    if (most === 0) {
        info((0,clean/* safe */.gB) `No redirects were written: the omitted ones are listed in ${folder}`);
        return undefined;
    }
    const upTo = written.length === 1 ? '' : 'up to ';
    const what = `${upTo}${(0,units/* count */.U9)(most, 'address', 'addresses')} of the earlier site`;
    const isWhole = written.every(({ leftOut }) => leftOut.length === 0);
    const but = isWhole ? '' : '; the omitted ones are listed next to them';
    const place = ownHost === undefined ? folder : (0,external_node_path_.join)(folder, ownHost);
    info((0,clean/* safe */.gB) `Redirects for ${what} are in ${place}${but}`);
    return {
        heading: `Redirects for ${what}${but}`,
        content: describeCopying(names, `${(0,external_node_path_.basename)(folder)}/${ownHost ?? 'HOST'}/.`),
    };
}
/** Returns how a later step copies the files with redirects `from` the folder of the report. */
function describeCopying(names, from) {
    const where = (0,markup/* html */.qy) `${listFirstNames(names)} in the folder of the report`;
    const report = (0,markup/* html */.qy) `<code>REPORT</code> is the output <code>verifyReport</code>`;
    const copying = (0,markup/* html */.qy) `To copy them in a later step, where ${report}`;
    return (0,markup/* html */.qy) `<p>${where}. Add them to the sources of the site. ${copying}:</p>
${(0,markup/* renderLinesToCopy */.Go)([(0,clean/* safe */.gB) `cp -r "$(dirname "$REPORT")"/${from} .`])}`;
}
/** Returns the first names as code, and how many there are besides. */
function listFirstNames(names) {
    const shown = names.slice(0, MAX_FILES).map((name, i) => {
        const comma = i === 0 ? '' : ', ';
        return (0,markup/* html */.qy) `${comma}${(0,markup/* renderCode */.cR)(name)}`;
    });
    const more = names.length - shown.length;
    const rest = more > 0 ? ` and ${(0,units/* count */.U9)(more, 'more file')}` : '';
    const verb = names.length === 1 ? 'is' : 'are';
    return (0,markup/* html */.qy) `${shown}${rest} ${verb}`;
}
/**
 * Returns `path`, with a number at its end if there is something already: a folder for reports is
 * used again and again.
 */
function findFreeFolder(path) {
    for (let number = 2, name = path;; number++) {
        if (!(0,external_node_fs_.existsSync)(name))
            return name;
        name = `${path}-${number}`;
    }
}
/** Returns a site as this host serves it. */
function serveByHost(site, host) {
    const read = (0,served_site/* listRedirectFiles */.cb)({ host, basePath: site.basePath });
    return { ...site, host, redirects: site.redirects.filter(({ name }) => read.includes(name)) };
}
/** Writes files into a new folder, and the list of what is left out beside it. */
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


/***/ }),

/***/ 5392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ checkSite),
  Q: () => (/* binding */ countEarlierFindings)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
// EXTERNAL MODULE: ./lib/findings/codes.js + 1 modules
var codes = __webpack_require__(4118);
// EXTERNAL MODULE: ./lib/findings/finding.js
var findings_finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./lib/findings/site-kinds.js
var site_kinds = __webpack_require__(2857);
;// CONCATENATED MODULE: ./lib/findings/accepted/judge.js







/** For so many entries without use, what was meant is looked for: all findings are compared. */
const MAX_GUESSED = 50;
/**
 * Returns the findings that count, in their order, then a notice for each entry that is of no use
 * or has ended, then the accepted findings. `now`: in ms since the epoch.
 * @throws the reason of `signal` soon after it is aborted
 */
async function judgeFindings(findings, entries, now, signal) {
    const today = (0,units/* showDay */.eL)(now);
    const lines = new Map();
    const uses = entries.map((entry) => {
        const { code, target, page, until, line } = entry;
        const what = JSON.stringify([code, target.source, page?.source, until]);
        const repeats = lines.get(what);
        lines.set(what, repeats ?? line);
        return { entry, repeats, matches: 0, unlisted: 0 };
    });
    const byCode = Map.groupBy(uses, ({ entry }) => entry.code);
    const counted = [];
    const accepted = [];
    for await (const finding of (0,event_loop/* makeInterruptible */.K9)(findings, signal)) {
        const matching = (byCode.get(finding.code) ?? []).filter((use) => {
            const { page } = use.entry;
            if (!matches({ ...use.entry, page: undefined }, finding))
                return false;
            use.elsewhere ??= finding.spots.find((spot) => page?.matches(spot.page) === false)?.page;
            return matches(use.entry, finding);
        });
        for (const use of matching)
            use[isSure(use.entry, finding) ? 'matches' : 'unlisted']++;
        const sure = matching.map(({ entry }) => entry).filter((entry) => isSure(entry, finding));
        const valid = sure.find((entry) => !hasEnded(entry, today));
        if (valid === undefined)
            counted.push(withEnd(finding, sure[0]));
        else
            accepted.push(acceptedBy(finding, valid));
    }
    const incomplete = new Set(findings.filter(({ isRest }) => isRest).map(({ code }) => code));
    const isKnown = !findings.some(({ code }) => (0,codes/* isUnknown */.t8)(code));
    // What is not listed, or was not asked, may match.
    const known = uses.filter(({ entry, matches }) => matches > 0 || (isKnown && !incomplete.has(entry.code)));
    const guessed = new Set(known.filter(mayBeMistyped).slice(0, MAX_GUESSED));
    const targets = Map.groupBy(findings, ({ code }) => code);
    for await (const use of (0,event_loop/* makeInterruptible */.K9)(known, signal)) {
        let meant;
        if (guessed.has(use))
            meant = findMeant(use.entry, targets.get(use.entry.code) ?? []);
        counted.push(...noticesOf(use, meant, today));
    }
    return [...counted, ...accepted];
}
/**
 * Returns a finding, accepted if one of the entries does that today. `now`: in ms since the epoch.
 */
function accept(finding, entries, now) {
    const isValid = (entry) => entry.code === finding.code && matches(entry, finding) && !hasEnded(entry, (0,units/* showDay */.eL)(now));
    const valid = entries.find((entry) => isValid(entry) && isSure(entry, finding));
    if (valid === undefined)
        return finding;
    return acceptedBy(finding, valid);
}
/** Does an entry with its code match a finding, as far as its pages are listed? */
function matches(entry, { target, address = target, spots, isRest }) {
    // What stands for findings that are not listed is never known well enough.
    if (isRest || (!entry.target.matches(target) && !entry.target.matches(address)))
        return false;
    return (entry.page === undefined ||
        (spots.length > 0 && spots.every(({ page }) => entry.page?.matches(page))));
}
/** With pages that are not listed, nobody knows whether all of them match. */
function isSure({ page }, { pages, spots }) {
    return page === undefined || pages === spots.length;
}
const acceptedBy = (finding, { reason, until }) => ({
    ...finding,
    accepted: { reason, until },
});
const hasEnded = ({ until }, today) => until !== undefined && until < today;
function withEnd(finding, ended) {
    if (ended === undefined)
        return finding;
    const { until, reason } = ended;
    const end = (0,clean/* safe */.gB) `It was accepted until ${until}, with the reason “${reason}”.`;
    return { ...finding, message: `${finding.message} ${end}` };
}
/** What may be wrong with a target that matches nothing. */
const SLIPS = [
    [/^\s|\s$/, 'its target begins or ends with white space'],
    [/\/\.\*|\\[dws]|^\^|\$$/, 'its target is not a regular expression: “**” stands for anything'],
    [/^https?:/, 'targets within the site begin with “/”'],
    [/\/\*$/, '“*” ends at a “/”, and “**” does not'],
];
/** May the target of an entry be another one with a typo? A pattern stands for many. */
function mayBeMistyped({ entry, repeats, matches, elsewhere }) {
    const isUsed = matches > 0 || repeats !== undefined || elsewhere !== undefined;
    return !isUsed && !/[*?]/.test(entry.target.source);
}
/** Returns the target of one of the findings with its code that an entry was perhaps meant for. */
function findMeant({ target }, findings) {
    const targets = findings.map(({ address, target: written }) => address ?? written);
    const { source } = target;
    return targets.find((each) => each === `/${source}`) ?? (0,did_you_mean/* findMisspelled */.ot)(source, targets);
}
/** Returns the end of a clause: what may be wrong with an entry, or meant by it. */
function describeSlip(source, why, meant) {
    if (meant !== undefined && meant !== source)
        return `; did you mean ${meant}?`;
    if (why === undefined)
        return '.';
    return `; ${why}.`;
}
/** Returns the notice about an entry that accepts nothing; none if it accepts something. */
function noticesOf({ entry, repeats, matches, unlisted, elsewhere }, meant, today) {
    const { code, target, line } = entry;
    const notice = (kind, values) => [
        (0,findings_finding/* makeFinding */.MH)(site_kinds/* SITE_KINDS */.Q[kind], values, { target: target.source, count: 0 }),
    ];
    if (repeats !== undefined)
        return notice('unused-acceptance/repeated', { line: String(line), other: String(repeats) });
    if (matches > 0) {
        // The findings say when it ended.
        const values = { line: String(line), findings: (0,units/* count */.U9)(matches, 'finding') };
        if (hasEnded(entry, today))
            return notice('ended-acceptance', values);
        return [];
    }
    const onPage = elsewhere && `its target alone matches one on ${elsewhere}`;
    const why = onPage ?? SLIPS.find(([pattern]) => pattern.test(target.source))?.[1];
    const end = describeSlip(target.source, why, meant);
    const values = { line: String(line), entry: code, end };
    return notice(unlisted > 0 ? 'unused-acceptance/unlisted' : 'unused-acceptance', values);
}

// EXTERNAL MODULE: ./lib/findings/count-findings.js
var count_findings = __webpack_require__(4600);
// EXTERNAL MODULE: ./lib/findings/order.js
var order = __webpack_require__(2442);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/workers/pool.js + 1 modules
var pool = __webpack_require__(4323);
// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
// EXTERNAL MODULE: ./lib/web/host/hosts.js + 8 modules
var hosts = __webpack_require__(6725);
;// CONCATENATED MODULE: ./lib/check/check-report.js




/**
 * Returns what a report says in a few words, beside its errors: `6 pages`, `nginx`, `1 known
 * error`. `areNewAlone`: whether the errors that are said are the new ones.
 */
function listDetails(report, areNewAlone) {
    const { host, pages, fixed } = report;
    const details = [(0,units/* count */.U9)(pages, 'page')];
    if (host !== undefined)
        details.push((0,hosts/* getHostRules */.aU)(host).title);
    details.push(...(0,count_findings/* listOtherFindings */.HS)(report, areNewAlone));
    if (fixed)
        details.push(`${fixed.toLocaleString('en')} fixed`);
    return details;
}
/**
 * Returns what `report.html` shows of a report. `subject`: what was checked, as foreign text;
 * `checkedAt`: in ms since the epoch; the rest as in a `ReportPage`.
 */
function renderReportPage(report, subject, checkedAt, more) {
    const { host, basePath, domain, files, links, loads, fixed, job, siteDigest } = report;
    const { title } = (0,hosts/* getHostRules */.aU)(host);
    const date = new Date(checkedAt).toISOString();
    const time = `${date.slice(0, 16).replace('T', ' ')} UTC`;
    let answered = `is answered by ${title}`;
    if (host === undefined)
        answered = 'would be answered by some host';
    const checked = `Every address within this site ${answered}: ${(0,count_findings/* describeChecked */.j$)(report)}`;
    const areNewAlone = fixed !== undefined;
    return {
        ...report,
        ...more,
        title: `${capitalize((0,count_findings/* describeErrors */.rg)(report, areNewAlone))} in ${subject}`,
        details: [...listDetails(report, areNewAlone), time],
        praise: `${checked}. Addresses on other hosts were not requested.`,
        facts: [
            ['Host', title],
            ['Base path', basePath],
            ['Domain', domain],
            ['Files', files.toLocaleString('en')],
            ['Addresses', `${(0,units/* count */.U9)(links, 'link')}, ${(0,units/* count */.U9)(loads, 'loaded file')}`],
            ['Date', (0,markup/* html */.qy) `<time datetime="${date}">${time}</time>`],
            ['Since the earlier site', describeNews(report)],
            ['Job', job],
            ['SHA-256 of the site', siteDigest && (0,markup/* html */.qy) `<code>${siteDigest}</code>`],
        ],
    };
}
/** Returns what is new, known and fixed; undefined if there is no earlier site. */
function describeNews(report) {
    const { fixed } = report;
    if (fixed === undefined)
        return undefined;
    return `${(0,count_findings/* describeNewErrors */.rh)(report)}, ${fixed.toLocaleString('en')} fixed`;
}
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./lib/web/host/published-files.js
var published_files = __webpack_require__(6237);
// EXTERNAL MODULE: ./lib/web/host/served-site.js
var served_site = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/check/pool/batches.js
var batches = __webpack_require__(4575);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __webpack_require__(9591);
// EXTERNAL MODULE: ./lib/web/tree.js
var web_tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/check/rules/occurrences.js
var occurrences = __webpack_require__(8938);
;// CONCATENATED MODULE: ./lib/check/rules/linked-pages.js






/** What a host's own file may say of the type of a file. */
const SETS_TYPES = /content-type|mimetypes/i;
/** What is wrong with a page of a kind if something links to it. */
const WRONG = { empty: 'empty-page', untyped: 'not-served/untyped' };
/**
 * Counts pages that links lead to and that readers do not get to see. An empty home page is another
 * finding. `pages` and `visited`: by index.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkLinkedPages({ served, counter, signal }, pages, visited) {
    const { site, rules } = served;
    const isTypeOpen = rules.leavesTypesOpen === true || maySetTypes(site);
    for await (const [index, { kind }] of (0,event_loop/* makeInterruptible */.K9)(pages, signal)) {
        if (kind === undefined || kind === 'template' || !visited.has(index))
            continue;
        const name = (0,web_tree/* getFileName */.WP)(site, index);
        if (name === 'index.html' || (kind === 'untyped' && isTypeOpen))
            continue;
        counter.count(WRONG[kind], (0,byte_strings/* toBytes */.ZJ)(site.basePath).concat(name), (0,occurrences/* pointAtFile */.y5)(name), name);
    }
}
/** May a file of the host say which type the page is sent with? */
function maySetTypes({ root, redirects }) {
    const headers = (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readFileSync)((0,web_tree/* makeDiskPath */.fx)(root, '_headers'), 'latin1'), '');
    return [headers, ...redirects.map(({ text }) => text ?? '')].some((text) => SETS_TYPES.test(text));
}

;// CONCATENATED MODULE: ./lib/check/rules/markdown-twins.js
/** Markdown versions of pages, beside them, which AI agents read instead. */





/** Fewer do not show that each page is meant to have one. */
const MIN_VERSIONS = 5;
/** How many of ten pages have a version if each is meant to have one. */
const OF_TEN = 9;
/**
 * Lists that generators make, and pages that their plug-ins leave out (vitepress-plugin-llms 1.14:
 * `team` and `blog`): by the last part of the stem.
 */
const WITHOUT_SOURCE = /(?:^|\/)(?:search|tags?|categor(?:y|ies)|authors?|archives?|blog|posts?|news|team|print(?:_page)?|genindex[^/]*|[^/]*modindex)$/i;
/**
 * Files that projects have, whatever their pages are, and folders for sources, such as `_sources`.
 */
const OWN_CONTENT = /(?:^|\/)(?:[_.].*|(?:readme|changelog|changes|licen[cs]e|contributing|security|agents|claude|skills?|llms|sitemap)(?:[-_.][^/]*)?)\.md$/i;
/** Most others of them have a name in capitals, which no generator gives to a page. */
const IN_CAPITALS = /(?:^|\/)[A-Z][A-Z\d_-]*\.md$/;
function isOwnContent(name) {
    return OWN_CONTENT.test(name) || IN_CAPITALS.test(name);
}
/** Is this the name of a Markdown file? */
const isMarkdown = (name) => /\.md$/i.test(name);
/**
 * Counts pages without a Markdown version where nearly all have one, and versions without a page.
 * `pages` and `linked`: by index.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkMarkdownTwins(context, pages, linked) {
    const { served, signal } = context;
    const isUsed = served.site.names.some(isMarkdown) || pages.values().some((page) => page.namesMarkdown);
    if (!isUsed)
        return;
    const versions = new Versions(served.files);
    const yieldIfOver = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    for (const [index, page] of pages) {
        await yieldIfOver();
        versions.add((0,web_tree/* getFileName */.WP)(served.site, index), page);
    }
    if (!versions.haveNearlyAll)
        return;
    countLacking(context, versions);
    await countLeft(context, versions, linked);
}
/** The pages of a site, and their versions. */
class Versions {
    /** Pages that should have a version. */
    lacking = [];
    #files;
    /** The names of versions, those of redirects and 404 pages included. */
    #names = new Set();
    /** Where pages have a version. */
    #places = new Set();
    /** How many pages have a version beside them, by the folder of their stems. */
    #besideIn = new Map();
    /**
     * How many versions have a form, by its place in `listForms`: of pages of folders, and others.
     */
    #forms = { ofFolders: [0, 0, 0], ofOthers: [0, 0, 0] };
    #pages = 0;
    #withVersion = 0;
    constructor(files) {
        this.#files = files;
    }
    add(page, { kind, isAside, isUnlisted, namesMarkdown }) {
        const forms = listForms(page);
        const present = forms.filter((name) => this.#files.has(name));
        for (const name of present)
            this.#names.add(name);
        if (kind !== undefined || isAside || (0,page_names/* isNotFoundPage */.np)(page))
            return;
        this.#pages++;
        if (present.length > 0 || namesMarkdown)
            this.#addVersion(page, forms, present);
        else if (!isUnlisted)
            this.lacking.push(page);
    }
    #addVersion(page, forms, present) {
        this.#withVersion++;
        this.#places.add(placeOf(page));
        if (present.length === 0)
            return;
        const folder = (0,byte_strings/* getFolder */.L2)((0,page_names/* getStem */.qp)(page));
        this.#besideIn.set(folder, this.countBeside(folder) + 1);
        const counts = this.#formsLike(page);
        for (const [i, name] of forms.entries())
            if (present.includes(name))
                counts[i] = (counts[i] ?? 0) + 1;
    }
    get haveNearlyAll() {
        return this.#withVersion >= MIN_VERSIONS && this.#withVersion * 10 >= this.#pages * OF_TEN;
    }
    has(name) {
        return this.#names.has(name);
    }
    /** Do pages of the same place and kind have a version? */
    haveThoseLike(page) {
        return this.#places.has(placeOf(page));
    }
    /** Returns how many pages whose stems are in a folder have a version beside them. */
    countBeside(folder) {
        return this.#besideIn.get(folder) ?? 0;
    }
    /**
     * Returns the name that the version of a page would have; undefined if no page like it has one
     * beside it.
     */
    findExpected(page) {
        const counts = this.#formsLike(page);
        const most = Math.max(...counts);
        if (most === 0)
            return undefined;
        return listForms(page)[counts.indexOf(most)];
    }
    #formsLike(page) {
        const { ofFolders, ofOthers } = this.#forms;
        return (0,page_names/* isIndexPage */.sf)(page) ? ofFolders : ofOthers;
    }
}
/** Returns the folder of the stem of a page, and whether the page is that of a folder. */
function placeOf(page) {
    const folder = (0,byte_strings/* getFolder */.L2)((0,page_names/* getStem */.qp)(page));
    return (0,page_names/* isIndexPage */.sf)(page) ? `${folder}/` : folder;
}
/**
 * Returns the names that generators give to the version of a page; the second one is that of
 * https://llmstxt.org, read 2026-11.
 */
function listForms(page) {
    const stem = (0,page_names/* getStem */.qp)(page);
    if (stem === '')
        return [(0,byte_strings/* toBytes */.ZJ)('index.md'), page.concat('.md')];
    return [stem.concat('.md'), page.concat('.md'), stem.concat('/', 'index', '.md')];
}
/** Returns the stem of the page whose version has a name, which is that of a Markdown file. */
function takeStemOfPage(version) {
    const name = version.slice(0, -'.md'.length);
    return (0,page_names/* getStem */.qp)((0,page_names/* isPage */.yp)(name) ? name : name.concat('.html'));
}
/** Is there a page with a stem, or may a rule answer for one? */
function isPageAnswered(stem, served) {
    const paths = [stem, stem.concat('/'), stem.concat('.html')];
    return paths.some((path) => served.answer(path) !== undefined);
}
/**
 * Where no page like it has a version, a page is made in another way, and so are the home page, and
 * what generators have no source for.
 */
function countLacking({ served, counter }, versions) {
    for (const page of versions.lacking) {
        const stem = (0,page_names/* getStem */.qp)(page);
        const isMeant = stem !== '' && !WITHOUT_SOURCE.test(stem) && versions.haveThoseLike(page);
        if (!isMeant)
            continue;
        const values = { file: (0,byte_strings/* toText */.fE)(versions.findExpected(page) ?? byte_strings/* NO_BYTES */.CR) };
        const key = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath).concat(page);
        counter.countWithValues('markdown-twin', values, key, (0,occurrences/* pointAtFile */.y5)(page), page);
    }
}
/** Where most Markdown files of a folder have no page, they are something else. */
async function countLeft({ served, counter, signal }, versions, linked) {
    const { site } = served;
    const yieldIfOver = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    const left = [];
    for (const [index, name] of site.names.entries()) {
        if (!isMarkdown(name) || versions.has(name))
            continue;
        await yieldIfOver();
        const stem = takeStemOfPage(name);
        if (isPageAnswered(stem, served) || linked.has(index) || isOwnContent(name))
            continue;
        left.push({ name, folder: (0,byte_strings/* getFolder */.L2)(stem) });
    }
    for (const [folder, files] of Map.groupBy(left, (each) => each.folder)) {
        if (files.length >= versions.countBeside(folder))
            continue;
        for (const { name } of files)
            counter.count('markdown-twin/page', (0,byte_strings/* toBytes */.ZJ)(site.basePath).concat(name), (0,occurrences/* pointAtFile */.y5)(name), name);
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/next-build.js
/**
 * What the routers of Next load in a browser besides pages: files that the build writes beside
 * them.
 */




const partKind = (name, since) => ({
    namesFor: ({ folder }) => [folder.concat((0,byte_strings/* toBytes */.ZJ)(`__next.${name}.txt`))],
    since,
});
const OWN_PART = '__PAGE__.txt';
/**
 * Seen in exports of Next 14.2, 15.5, 16.0, 16.2 and 16.4, and in what their routers ask for,
 * 2026-11.
 */
const FIRST_WITH_PARTS = 16;
const WHOLE_PAGE = { namesFor: ({ stem }) => [stem.concat('.txt')], since: 0 };
/** Where it is missing, its name is guessed: groups of routes have others. */
const PAGE_ITSELF = {
    namesFor: ({ folder, path, ownPart }) => [
        ownPart ?? (0,byte_strings/* asBytes */.Yd)(`${folder}__next.${path.replaceAll('/', '.')}${OWN_PART}`),
    ],
    since: FIRST_WITH_PARTS,
};
/**
 * The layouts around a page: that of `__next.a.b.__PAGE__.txt` is `__next.a.b.txt`, and the one
 * around that `__next.a.txt`.
 */
const LAYOUTS = {
    namesFor({ ownPart }) {
        if (ownPart === undefined)
            return [];
        const folder = (0,byte_strings/* getFolder */.L2)(ownPart);
        const segments = ownPart.slice(folder.length).split('.').slice(1, -2);
        const ends = segments.keys().filter((i) => !segments[i]?.startsWith('@'));
        return [...ends].map((end) => (0,byte_strings/* asBytes */.Yd)(`${folder}__next.${segments.slice(0, end + 1).join('.')}.txt`));
    },
    since: undefined,
};
/** What the App Router loads. */
const OF_APP_ROUTER = [
    WHOLE_PAGE,
    partKind('_tree', FIRST_WITH_PARTS),
    partKind('_full', FIRST_WITH_PARTS),
    PAGE_ITSELF,
];
/** What later versions put into other parts, unless it is large. */
const SEPARATE_PARTS = [partKind('_head'), partKind('_index'), LAYOUTS];
/** In a tree of parts, if it is of a version that keeps all of them apart. */
const KEPT_APART = '"slots"';
/** Returns the kinds of files that the router of a build loads. */
function listFileKinds({ root, router, pages }, { site, files }) {
    if (router.kind === 'next-pages') {
        const folder = `${root}_next/data/${router.build}/`;
        const namesFor = ({ path }) => [
            (0,byte_strings/* asBytes */.Yd)(`${folder}${path.slice(0, -1) || 'index'}.json`),
        ];
        return [{ namesFor, since: 0 }];
    }
    const trees = pages.values().map(({ folder }) => `${folder}__next._tree.txt`);
    const tree = trees.find((name) => files.has(name));
    const keepsApart = tree !== undefined && textOf(site, tree).includes(KEPT_APART);
    if (keepsApart)
        return [...OF_APP_ROUTER, ...SEPARATE_PARTS];
    return OF_APP_ROUTER;
}
/** Returns by folder the parts that are a page itself. */
function findOwnParts(names) {
    const parts = names.filter((name) => name.endsWith(`.${OWN_PART}`));
    return new Map(parts.map((name) => [(0,byte_strings/* getFolder */.L2)(name), name]));
}
/** The program in an export, and not one that asks a server of Next. */
const ASKS_FOR_FILES = /\+=["']index\.txt["']/;
const VERSION = /\bnext=\{version:["'](\d+)\./;
/**
 * Returns the major version of the program of a build that asks for files beside pages, 0 if it
 * does not say so; undefined if it asks for none, or is not there. It stands in the scripts of the
 * build.
 */
function findVersionThatLoads({ root, router }, { site, files }) {
    const folder = `${root}_next/static/`;
    if (router.kind === 'next-pages')
        return files.has(`${folder}${router.build}/_buildManifest.js`) ? 0 : undefined;
    const names = site.names.filter((name) => name.startsWith(folder) && name.endsWith('.js'));
    const scripts = names.map((name) => textOf(site, name));
    if (!scripts.some((code) => ASKS_FOR_FILES.test(code)))
        return undefined;
    const versions = scripts.map((code) => Number(VERSION.exec(code)?.[1] ?? 0));
    // Scripts of an older build may lie beside them.
    const known = versions.filter((version) => version > 0);
    if (known.length === 0)
        return 0;
    return Math.min(...known);
}
/** Returns what is in a file, as bytes; nothing if it cannot be read. */
function textOf({ root }, name) {
    return (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readFileSync)((0,web_tree/* makeDiskPath */.fx)(root, name), 'latin1'), '');
}

;// CONCATENATED MODULE: ./lib/check/rules/next-page-data.js
/**
 * Data of pages, in files that Next writes beside them. Its router in the browser loads them when a
 * reader follows a link; nothing in the HTML names them.
 */







/**
 * Counts pages that lack a companion which others of their build have, and builds in which no page
 * has one although their program asks for it. `pages`: by index.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkNextPageData(context, pages) {
    const { served, signal } = context;
    const yieldIfOver = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    const builds = await buildsOf(served, pages, yieldIfOver);
    for (const build of builds) {
        const lacking = [];
        const unwritten = [];
        for (const kind of listFileKinds(build, served)) {
            const { missing, isPresent } = await missingOf(kind, build.pages, served, yieldIfOver);
            if (isPresent)
                lacking.push(...missing);
            else
                unwritten.push({ kind, missing });
        }
        next_page_data_countLacking(lacking, context);
        // Whose program it is that is there is not known of two builds.
        const isAlone = builds.every((other) => other === build || other.root !== build.root);
        const version = isAlone && unwritten.length > 0 ? findVersionThatLoads(build, served) : undefined;
        const asked = unwritten.filter(({ kind }) => version !== undefined && kind.since !== undefined && version >= kind.since);
        countAbsent(asked.flatMap(({ missing }) => missing), context);
    }
}
async function missingOf(kind, pages, { files }, pause) {
    const missing = [];
    let isPresent = false;
    for (const routed of pages) {
        await pause();
        for (const name of kind.namesFor(routed)) {
            if (files.has(name))
                isPresent = true;
            else
                missing.push({ page: routed.page, name });
        }
    }
    return { missing, isPresent };
}
/** One finding for each page. */
function next_page_data_countLacking(lacking, { served, counter }) {
    for (const [page, [first, ...others]] of Map.groupBy(lacking, (each) => each.page)) {
        if (first === undefined)
            continue;
        const more = others.length === 0 ? '' : ` and ${(0,units/* count */.U9)(others.length, 'other file')}`;
        const key = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath).concat(first.name);
        const values = { file: `/${(0,byte_strings/* toText */.fE)(first.name)}${more}` };
        counter.countWithValues('page-data', values, key, (0,occurrences/* pointAtFile */.y5)(page), first.name);
    }
}
/** One finding for all of them. */
function countAbsent(absent, { served, counter }) {
    const [first] = absent.toSorted((a, b) => (0,byte_strings/* compareBytes */.Xo)(a.page, b.page));
    if (first === undefined)
        return;
    const key = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath).concat(first.name);
    const values = { file: `/${(0,byte_strings/* toText */.fE)(first.name)}` };
    counter.countWithValues('page-data/all', values, key, (0,occurrences/* pointAtFile */.y5)(first.page), first.name);
}
/**
 * Returns the builds that pages are of: older versions may lie beside newer ones, and write other
 * files.
 */
async function buildsOf({ site }, pages, pause) {
    const rootOf = rootsIn(site.names);
    const ownParts = findOwnParts(site.names);
    const builds = new Map();
    for (const [index, { router }] of pages) {
        const page = (0,web_tree/* getFileName */.WP)(site, index);
        // Nobody follows a link to the page for wrong addresses.
        if (router === undefined || (0,page_names/* isNotFoundPage */.np)(page))
            continue;
        await pause();
        const stem = page.replace(/\.html?$/i, '');
        const path = stem.replace(/(?:^|\/)index$/, '');
        const folder = path === '' ? byte_strings/* NO_BYTES */.CR : path.concat('/');
        const root = rootOf((0,byte_strings/* getFolder */.L2)(page)) ?? (router.build === undefined ? firstFolderOf(page) : byte_strings/* NO_BYTES */.CR);
        const key = `${router.kind} ${root} ${router.build ?? ''}`;
        const build = builds.get(key) ?? { root, router, pages: [] };
        builds.set(key, build);
        build.pages.push({
            page,
            stem,
            folder,
            path: folder.slice(root.length),
            ownPart: ownParts.get(folder),
        });
    }
    return [...builds.values()];
}
const firstFolderOf = (page) => page.slice(0, page.indexOf('/') + 1);
/**
 * Returns what finds the innermost folder with a `_next/` that a folder is in, or that it is;
 * undefined if there is none.
 */
function rootsIn(names) {
    const known = new Map();
    const find = (folder) => {
        if ((0,web_tree/* hasFolder */.bU)(names, `${folder}_next/`))
            return folder;
        if (folder === '')
            return undefined;
        return rootOf((0,byte_strings/* getFolder */.L2)(folder.slice(0, -1)));
    };
    const rootOf = (folder) => {
        if (!known.has(folder))
            known.set(folder, find(folder));
        return known.get(folder);
    };
    return rootOf;
}

// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/web/address.js
var web_address = __webpack_require__(1986);
;// CONCATENATED MODULE: ./lib/check/rules/unlinked-pages.js









/**
 * Pages that readers come to without a link: those of errors, of a search, what proves to a service
 * who the site belongs to, what is shown without a network, what scripts put into other pages, what
 * is there to be printed; and what generators write although links to it are rare or in a script:
 * rustdoc, Haddock, Doxygen, YARD and Sphinx.
 */
const NEEDS_NO_LINK = [
    /(?:^|\/)(?:[45](?:\d\d|xx|0x)|_?(?:global-)?error|not[-_]?found|offline(?:-plugin-app-shell-fallback)?)(?:\.html?|\/index\.html?)$/i,
    /(?:^|[/_-])search(?:[-_]?(?:results?|page))?(?:\.html?|\/[^/]+\.html?)$/i,
    /(?:^|\/)(?:google|yandex_|naver|pinterest-|baidu_verify_)[\w-]{5,}\.html$/,
    /(?:^|[/_.-])(?:toc|nav|navbar|navigation|menu|sidebar|header|footer|iframe)\.html?$/i,
    /(?:^|\/)print[-_](?:page|site)(?:\.html|\/index\.html)$/,
    /(?:^|\/)(?:src\/(?:.+\.rs|[A-Z][\w.-]*)|help|settings|graph_legend|file\.README)\.html$/,
    /(?:^|\/)[a-z]+-modindex(?:\.html|\/index\.html)$/,
];
/**
 * The home page of a version or a language. A menu that a script makes leads there from the others.
 */
const HOME_OF_EDITION = /(?:^|\/)(?:(?:v|(?:branch|rel(?:ease)?|stable|version)[-_]?v?)?\d+(?:[.-]\w+)*|latest|stable|current|next|edge|nightly|main|master|dev(?:elop|el)?|[a-z]{2}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2,4}|\d{3}))?)\/index\.html?$/i;
/**
 * Data of menus that scripts make, such as `menudata.js` of Doxygen. That of a search names every
 * page.
 */
const MENU_DATA = /(?:^|\/)(?![^/]*search)[^/]*(?:menu|nav|toc|sidebar|versions|languages|locales)[^/]*\.(?:m?js|json)$/i;
/** How much of a file is read, in bytes. */
const MAX_MENU_DATA = 4 << 20;
/** An address that ends in the name of a file or a folder, as it is written. */
const PLAIN_ADDRESS = /^[\w\-./]*[\w-]\/?$/;
/** A text in quotes that may be an address. */
const QUOTED = /(?<=["'])[^"'<>\s\\]{1,1000}(?=["'\\])/g;
/**
 * Counts the pages that nothing on another page leads to, and no rule of a redirect file: one
 * finding for all of them. None if no page leads to another, or if it seems that scripts do.
 * `isReached`: whether another file leads to a file; both are by index. `external`: what other
 * hosts are asked for, and where.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkUnlinkedPages(context, pages, isReached, external) {
    const { served, counter, signal } = context;
    const home = served.findServedFile(byte_strings/* NO_BYTES */.CR);
    if (home === undefined || !areAllRead(served, pages))
        return;
    const ruled = new Set(served.listRuleDestinations());
    const isFound = (file) => isReached(file) || ruled.has(file);
    const wanted = [];
    for await (const [file, facts] of (0,event_loop/* makeInterruptible */.K9)(pages, signal))
        if (file !== home && needsLink(served.nameOf(file), facts, pages.get(home)))
            wanted.push({ file, facts });
    const missed = wanted
        .map(({ file }) => file)
        .filter((file) => !isPageFound(file, served, isFound));
    if (missed.length === 0 || ![...pages.keys()].some(isReached))
        return;
    const inMenus = await listNamedInMenus(context, missed);
    const inFull = await listNamedInFull(context, external);
    const unlinked = missed.filter((file) => !inMenus.has(file) && !inFull.has(file));
    const isMost = (count) => count > wanted.length / 2;
    const areLinksScripted = isMost(unlinked.length) && isMost(wanted.filter(({ facts }) => facts.runsScript).length);
    if (unlinked.length === 0 || areLinksScripted)
        return;
    const root = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
    const names = unlinked.map((file) => served.nameOf(file)).sort(byte_strings/* compareBytes */.Xo);
    const found = names.map((name) => ({ key: root.concat(name), page: name }));
    let pagesInWords = 'this page';
    if (found.length > 1)
        pagesInWords = (0,units/* count */.U9)(found.length, 'page');
    counter.countTogether('unlinked-page', { pages: pagesInWords }, found);
}
/** The links of a page that was not read may lead anywhere. */
function areAllRead({ site }, pages) {
    if (site.unreadable.length > 0)
        return false;
    return site.names.every((name, file) => !(0,page_names/* isPage */.yp)(name) || pages.has(file));
}
/** Do readers not come to a page without a link, and are they meant to come there? */
function needsLink(name, facts, home = {}) {
    if (!(0,page_names/* isPage */.yp)(name) || (0,page_names/* getStem */.qp)(name) === '' || (0,page_names/* isNotFoundPage */.np)(name))
        return false;
    if (facts.isAside || facts.kind === 'template')
        return false;
    // What all pages are says nothing about one of them.
    if (facts.isUnlisted && !home.isUnlisted)
        return false;
    if (facts.isPart && !home.isPart)
        return false;
    return !HOME_OF_EDITION.test(name) && !NEEDS_NO_LINK.some((pattern) => pattern.test(name));
}
/**
 * Do links lead to a page, or to another file for it, such as `guide.html` of `guide/index.html`?
 */
function isPageFound(page, served, isFound) {
    if (isFound(page))
        return true;
    return (0,served_site/* listAddressForms */.WP)(served.nameOf(page)).some((form) => {
        const file = served.files.get(form);
        return file !== undefined && isFound(file);
    });
}
/**
 * Returns the files that other files may name by their full address, by index. Where the site's own
 * host is not known, any host may be it.
 */
async function listNamedInFull({ served, signal }, external) {
    const found = new Set();
    if (served.site.domain !== undefined)
        return found;
    const root = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
    for await (const [address, places] of (0,event_loop/* makeInterruptible */.K9)(external, signal)) {
        // It is parsed already, and there are many.
        const [, , , ...parts] = address.split(/[?#]/, 1)[0]?.split('/') ?? [];
        const path = (0,web_address/* decodePathname */.je)((0,byte_strings/* toBytes */.ZJ)(`/${parts.join('/')}`));
        if (!path.startsWith(root))
            continue;
        const file = served.findFileByName(path.slice(root.length));
        const isNamedElsewhere = places.some((place, i) => i % 2 === 0 && place !== file);
        if (file !== undefined && isNamedElsewhere)
            found.add(file);
    }
    return found;
}
/** Returns the last part of a path, without a slash at its end. */
function takeLastPart(path) {
    const end = path.endsWith('/') ? path.length - 1 : path.length;
    return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
}
/** Returns the files to which menus may lead that scripts make, by index. */
async function listNamedInMenus({ served, signal }, missed) {
    const endings = new Set(missed.flatMap((file) => (0,served_site/* listAddressForms */.WP)(served.nameOf(file))).map(takeLastPart));
    const { root, names } = served.site;
    const addresses = new web_address/* Addresses */.tb(served.site);
    const yieldIfOver = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    const found = new Set();
    for (const name of names.filter((each) => MENU_DATA.test(each))) {
        const path = (0,web_tree/* makeDiskPath */.fx)(root, name);
        const data = (0,file_errors/* tryOnDisk */.c)(() => (0,read_start_of_file/* readStartOfFile */.g)(path, MAX_MENU_DATA).toString('latin1'), '');
        const base = addresses.baseOfFile(name);
        for (const [written] of data.matchAll(QUOTED)) {
            await yieldIfOver();
            const [value = byte_strings/* NO_BYTES */.CR] = (0,byte_strings/* asBytes */.Yd)(written).split('#', 1);
            // Of thousands of words, resolving each would take long.
            if (PLAIN_ADDRESS.test(value) && !endings.has(takeLastPart(value)))
                continue;
            const address = addresses.resolve(value, base);
            const file = address.kind === 'site' ? served.findFileByName(address.path) : undefined;
            if (file !== undefined)
                found.add(file);
        }
    }
    return found;
}

// EXTERNAL MODULE: ./lib/check/sources/page-source.js
var page_source = __webpack_require__(9754);
;// CONCATENATED MODULE: ./lib/check/pool/read-site.js
/**
 * The reading of a site: every file by one of the workers, then what only all of them know
 * together.
 */







/** The task of the pool of threads. */
const READING = {
    name: 'reading',
    maxThreads: 4,
    async open(site, pause) {
        const { Scanner } = await Promise.all(/* import() */[__webpack_require__.e(355), __webpack_require__.e(634), __webpack_require__.e(77)]).then(__webpack_require__.bind(__webpack_require__, 8077));
        return new Scanner(site, pause);
    },
};
/** How many SVG files, or pages again, one worker reads at a time. */
const FILES_PER_BATCH = 100;
/**
 * Reads the batches, counts what is wrong in them, and returns what else is known of the site then.
 * The pool has ended when it is done.
 * @throws the reason of `signal` soon after it is aborted; what a thread throws
 */
async function readSite(pool, batches, context) {
    const { served, counter, signal } = context;
    await pool.open(served.site);
    const files = await readFiles(pool, batches, served);
    const totals = await pool.runOnAll((ask) => ask('collectTotals'));
    const asked = totals.flatMap((each) => each.asked);
    const missing = (await pool.runOnAll((ask) => ask('findMissingAnchors', asked))).flat();
    const findings = await pool.runOnAll((ask) => ask('finishCounting', missing));
    // What comes next needs the memory that they hold.
    await pool.stop();
    for await (const finding of (0,event_loop/* makeInterruptible */.K9)(findings.flat(), signal))
        counter.add(finding);
    const { pages, linked, visited } = files;
    const external = mergePlaces(totals.map((each) => each.external));
    const isReached = (file) => totals.some(({ reached }) => reached[file] === 1);
    await checkNextPageData(context, pages);
    await checkLinkedPages(context, pages, visited);
    await checkMarkdownTwins(context, pages, linked);
    await checkUnlinkedPages(context, pages, isReached, external);
    return {
        pages,
        asked,
        anchors: new Map(missing.map(({ page, ids }) => [page, ids])),
        ...addCounts(totals.map(({ checked }) => checked)),
        sources: listOwnSources(pages, served),
        external,
    };
}
/** Reads all files of the batches, then those that others turn out to use. */
async function readFiles(pool, batches, served) {
    const read = new FilesSoFar();
    await pool.run(batches, async (ask, { files }) => read.add(await ask('read', files)));
    // Reading them may bring up more.
    for (let deferred = read.takeDeferred(); deferred.length > 0; deferred = read.takeDeferred())
        await pool.run(splitIntoBatches(deferred), async (ask, files) => read.add(await ask('readDeferred', files)));
    // The page for wrong addresses is shown at any of them.
    const shownByRules = [...served.listPagesShownInOtherFolder(), ...listNotFoundPages(served)];
    const relocated = new Set([...read.relocated, ...shownByRules]);
    const pages = [...relocated].filter((page) => read.pages.has(page));
    await pool.run(splitIntoBatches(pages), (ask, files) => ask('readRelocated', files));
    return read;
}
/** Returns how many addresses all workers have checked. */
function addCounts(counts) {
    const sum = { links: 0, loads: 0, undecided: 0 };
    for (const { link, load, undecided } of counts) {
        sum.links += link;
        sum.loads += load;
        sum.undecided += undecided;
    }
    return sum;
}
/** Returns what pages were written as, by their names as text. */
function listOwnSources(pages, served) {
    const sources = new Map();
    for (const [index, { source }] of pages)
        if (source !== undefined)
            sources.set((0,byte_strings/* toText */.fE)(served.nameOf(index)), source);
    return (0,page_source/* pickOwnSources */.UO)(sources);
}
/** What is known of the files that were read so far, whichever thread read them. */
class FilesSoFar {
    /** By index. */
    pages = new Map();
    /** Pages that readers see in another folder than their file. */
    relocated = new Set();
    /** Files that links lead to. */
    linked = new Set();
    /** Those that links do not only offer to save. */
    visited = new Set();
    #opened = new Set();
    #searched = new Set();
    /** The opened and searched files that `takeDeferred` has returned. */
    #done = { opened: new Set(), searched: new Set() };
    add({ pages, linkedFiles }) {
        for (const [index, page] of pages)
            this.pages.set(index, page);
        for (const page of linkedFiles.relocated)
            this.relocated.add(page);
        for (const file of linkedFiles.linked)
            this.linked.add(file);
        for (const file of linkedFiles.visited)
            this.visited.add(file);
        for (const file of linkedFiles.opened)
            this.#opened.add(file);
        for (const file of linkedFiles.searched)
            this.#searched.add(file);
    }
    /**
     * Returns the files that matter because of what others do with them, and were not returned so
     * far.
     */
    takeDeferred() {
        for (const file of this.visited)
            if (this.pages.get(file)?.kind === 'template')
                this.#opened.add(file);
        const opened = this.#opened.difference(this.#done.opened);
        const searched = this.#searched.difference(this.#done.searched);
        for (const file of opened)
            this.#done.opened.add(file);
        for (const file of searched)
            this.#done.searched.add(file);
        return [...opened.union(searched)]
            .sort((a, b) => a - b)
            .map((file) => ({ file, isOpened: opened.has(file), isSearched: searched.has(file) }));
    }
}
/** Returns what all workers have found. */
function mergePlaces(found) {
    const joined = new Map();
    for (const [address, places] of found.flatMap((each) => [...each])) {
        const known = joined.get(address);
        if (known === undefined)
            joined.set(address, places);
        else
            for (const each of places)
                known.push(each);
    }
    return joined;
}
function splitIntoBatches(items) {
    const batches = [];
    for (let from = 0; from < items.length; from += FILES_PER_BATCH)
        batches.push(items.slice(from, from + FILES_PER_BATCH));
    return batches;
}
/** Returns the pages that are shown for wrong addresses, of the site or of a folder. */
function listNotFoundPages({ files, rules }) {
    const found = [];
    for (const [name, file] of files) {
        const isNested = rules.hasNestedNotFound && name.endsWith('/404.html');
        if (name === '404.html' || isNested)
            found.push(file);
    }
    return found;
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;// CONCATENATED MODULE: ./lib/check/rules/branch.js
/**
 * What is different where a host takes a site from a branch of the repository, and not from an
 * upload.
 */









/** Of a file that is read, in bytes. Nobody writes a longer one by hand. */
const MAX_READ = 64 << 10;
/**
 * Counts what a branch would lack of the files that were listed, and where the site would be. How
 * it is published is not known, so most of it is a notice.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkBranch(context, listed) {
    const { branch } = context.served.rules;
    if (branch === undefined)
        return;
    checkDomainFile(context, listed, branch);
    const { counter, signal } = context;
    const isBuilt = !listed.names.includes((0,byte_strings/* toBytes */.ZJ)(branch.buildSwitch));
    for await (const [i, name] of (0,event_loop/* makeInterruptible */.K9)(listed.names.entries(), signal)) {
        const size = listed.sizes[i] ?? 0;
        const values = { size: (0,units/* showMegabytes */.Dn)(size), limit: branch.fileBytes.of };
        if (size > branch.fileBytes.max)
            counter.countWithValues('file-too-large/branch', values, name, (0,occurrences/* pointAtFile */.y5)(name));
        if (isBuilt)
            checkBuilt(name, branch, context);
        if (name === branch.ignoreFile || name.endsWith(`/${branch.ignoreFile}`))
            checkIgnored(i, listed, context);
    }
}
function checkBuilt(name, { buildSwitch, leftOut }, { counter }) {
    // Nobody misses what is for another host.
    if ((0,hosts/* isReadByHosts */.xz)(name))
        return;
    const part = (0,byte_strings/* cutAfterPart */.Q0)(name, (each) => leftOut.test(each));
    if (part !== undefined)
        counter.countWithValues('not-served/branch', { switch: buildSwitch }, part, (0,occurrences/* pointAtFile */.y5)(name));
}
/** Counts the files that Git leaves out, once for each list. */
function checkIgnored(list, listed, { counter }) {
    const name = (0,web_tree/* getFileName */.WP)(listed, list);
    const text = branch_textOf(list, listed);
    const folder = (0,byte_strings/* getFolder */.L2)(name);
    const ignored = ignore["default"]({ allowRelativePaths: true }).add(text);
    const inFolder = listed.names.filter((each) => each.startsWith(folder) && each !== name);
    const leftOut = inFolder.filter((each) => ignored.ignores((0,byte_strings/* toText */.fE)(each.slice(folder.length))));
    if (leftOut.length === 0)
        return;
    const values = { files: (0,units/* count */.U9)(leftOut.length, 'file'), first: (0,byte_strings/* toText */.fE)(leftOut[0] ?? byte_strings/* NO_BYTES */.CR) };
    counter.countWithValues('not-served/ignored', values, name, (0,occurrences/* pointAtFile */.y5)(name));
}
function checkDomainFile({ served, counter }, listed, { domainFile }) {
    const file = listed.names.indexOf((0,byte_strings/* toBytes */.ZJ)(domainFile));
    const [named = ''] = file === -1
        ? []
        : branch_textOf(file, listed)
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean);
    if (named === '')
        return;
    const { domain, basePath } = served.site;
    const cname = URL.parse(`https://${named}`)?.host ?? named;
    const name = (0,byte_strings/* toBytes */.ZJ)(domainFile);
    const where = (0,occurrences/* pointAtFile */.y5)(name);
    if (domain !== undefined && cname !== domain)
        counter.countWithValues('canonical-host/branch', { cname, domain }, name, where);
    if (basePath !== '/')
        counter.countWithValues('canonical-host/branch-path', { cname, basePath }, name, where);
}
function branch_textOf(file, tree) {
    if ((tree.sizes[file] ?? 0) > MAX_READ)
        return '';
    // Where it matters that a file cannot be read, whoever reads it says so.
    const path = (0,web_tree/* makeDiskPath */.fx)(tree.root, (0,web_tree/* getFileName */.WP)(tree, file));
    return (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readFileSync)(path, 'utf8'), '');
}

// EXTERNAL MODULE: ./lib/disk/file-names.js
var file_names = __webpack_require__(3870);
// EXTERNAL MODULE: ./lib/web/host/dot-files.js
var dot_files = __webpack_require__(4820);
// EXTERNAL MODULE: ./lib/check/rules/leaked-files.js
var leaked_files = __webpack_require__(2226);
;// CONCATENATED MODULE: ./lib/check/rules/files.js











/**
 * Checks what names, sizes and the smallest files alone can show.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkFiles(context, tree, expected) {
    const { served, counter, signal } = context;
    const { rules } = served;
    checkPages(context, tree, expected);
    checkLimits(tree, rules, counter);
    for (const { name, why } of tree.unreadable) {
        const kind = name.endsWith('/') ? 'unreadable-file/folder' : 'unreadable-file';
        counter.countWithValues(kind, { why }, name, (0,occurrences/* pointAtFile */.y5)(name));
    }
    for (const link of new Set(tree.loops.map((loop) => loop.link)))
        counter.count('unreadable-file/circle', link, (0,occurrences/* pointAtFile */.y5)(link));
    if (tree.unreadNames > 0)
        counter.countForSite('unreadable-file/names', { folders: (0,units/* count */.U9)(tree.unreadNames, 'folder') });
    const checkPortable = portableNames(counter);
    for await (const [i, name] of (0,event_loop/* makeInterruptible */.K9)(tree.names.entries(), signal)) {
        checkPublished(name, rules, counter);
        if (isPointer(tree, i))
            counter.count('unreadable-file/pointer', name, (0,occurrences/* pointAtFile */.y5)(name));
        checkPortable(name);
    }
}
/**
 * Of a pointer with the name of a hash and a size:
 * https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md. In bytes.
 */
const POINTER = { min: 120, max: 140, start: 'version https://git-lfs.github.com/spec/' };
function isPointer(tree, i) {
    const size = tree.sizes[i] ?? 0;
    if (size < POINTER.min || size > POINTER.max)
        return false;
    const path = (0,web_tree/* makeDiskPath */.fx)(tree.root, (0,web_tree/* getFileName */.WP)(tree, i));
    const start = () => (0,byte_strings/* readBytes */.io)((0,read_start_of_file/* readStartOfFile */.g)(path, POINTER.start.length));
    // Where it matters that a file cannot be read, whoever reads it says so.
    return (0,file_errors/* tryOnDisk */.c)(start, byte_strings/* NO_BYTES */.CR) === POINTER.start;
}
function checkPages({ served, counter }, { names: listed, sizes }, expected) {
    const { rules, files, hasErrorPage } = served;
    const { names } = served.site;
    const other = names.find((name) => /^index\.html?$/i.test(name));
    if (files.has(page_names/* HOME_PAGE */.Ko)) {
        const isShown = served.findServedFile(byte_strings/* NO_BYTES */.CR) === files.get(page_names/* HOME_PAGE */.Ko);
        if (isShown && sizes[listed.indexOf(page_names/* HOME_PAGE */.Ko)] === 0)
            counter.countForSite('no-index/empty', {});
    }
    else if (other === undefined)
        counter.countForSite('no-index', {});
    else
        counter.countForSite('no-index/other', { name: other });
    if (!files.has('404.html') && !hasErrorPage && rules.missing !== 'unknown') {
        const kind = rules.missing === 'home-page' ? 'no-404-page/home-page' : 'no-404-page';
        counter.countForSite(kind, { other: (0,byte_strings/* toText */.fE)(names.find(page_names/* isNotFoundPageOfSite */.dn) ?? byte_strings/* NO_BYTES */.CR) });
    }
    checkPageCount(names, expected, counter);
}
function checkPageCount(names, { pageCount, job }, counter) {
    const all = names.filter(page_names/* isPage */.yp).length;
    const found = names.filter((name) => (0,page_names/* isPage */.yp)(name) && !(0,page_names/* isNotFoundPageOfSite */.dn)(name)).length;
    if (pageCount === undefined || found >= pageCount)
        return;
    // Services differ in whether they count 404 pages.
    const kind = all < pageCount ? 'page-count' : 'page-count/unclear';
    const apart = kind === 'page-count' && found < all ? ' apart from its 404 page' : '';
    let counted = `the service counted ${pageCount}`;
    if (job === undefined)
        counted = `--page-count asks for ${pageCount}`;
    counter.countForSite(kind, { found: (0,units/* count */.U9)(found, 'page') + apart, counted });
}
/**
 * Counts what a host keeps for itself, or refuses: one finding for each file, or for all in a
 * folder.
 */
function countUnpublished(kept, counter) {
    for (const [part, entry] of kept) {
        if (entry === 'expected')
            continue;
        const { fate, why } = entry;
        if (fate === 'unread')
            counter.countWithValues('redirect-invalid/unread', { problem: why }, part, (0,occurrences/* pointAtFile */.y5)(part));
        else
            counter.countWithValues(KIND_OF_FATE[fate], { why }, part, (0,occurrences/* pointAtFile */.y5)(part));
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
 * Counts a file that should not be published, or that the host would not publish; one finding for
 * all in a folder.
 */
function checkPublished(name, rules, counter) {
    const leak = (0,leaked_files/* findLeak */.DR)(name);
    if (leak !== undefined) {
        const kind = leak.isSecret ? 'leaked-file/secret' : 'leaked-file';
        counter.countWithValues(kind, { what: leak.what }, leak.part, (0,occurrences/* pointAtFile */.y5)(name));
        return;
    }
    const dropped = (0,dot_files/* findDottedPart */.$)(name, rules.dropsDotFiles);
    if (dropped !== undefined && !NOT_MISSED.has(dropped.slice((0,byte_strings/* getFolder */.L2)(dropped).length)))
        counter.count('hidden-files', dropped, (0,occurrences/* pointAtFile */.y5)(name));
}
/** Files of a build that no page needs: nobody notices when they are missing. */
const NOT_MISSED = new Set(['.nojekyll', '.buildinfo', '.assetsignore']);
/** Counts every limit of a host that a site exceeds. */
function checkLimits(tree, rules, counter) {
    const { names, sizes } = tree;
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const ofSite = exceeded(rules.siteBytes, bytes);
    if (ofSite !== undefined) {
        const values = { size: (0,units/* showMegabytes */.Dn)(bytes), limit: ofSite.of };
        counter.countForSite(`site-too-large${softly(ofSite)}`, values);
    }
    const ofFiles = exceeded(rules.files, names.length);
    if (ofFiles !== undefined) {
        const values = { files: (0,units/* count */.U9)(names.length, 'file'), limit: ofFiles.of };
        counter.countForSite(`too-many-files${softly(ofFiles)}`, values);
    }
    for (const [i, size] of sizes.entries()) {
        const limit = exceeded(rules.fileBytes, size)?.of;
        if (limit === undefined)
            continue;
        const name = (0,web_tree/* getFileName */.WP)(tree, i);
        const values = { size: (0,units/* showMegabytes */.Dn)(size), limit };
        counter.countWithValues('file-too-large', values, name, (0,occurrences/* pointAtFile */.y5)(name));
    }
    if (rules.filesInFolder.length === 0)
        return;
    for (const [folder, { length }] of Map.groupBy(names, byte_strings/* getFolder */.L2)) {
        const limit = exceeded(rules.filesInFolder, length)?.of;
        const files = (0,units/* count */.U9)(length, 'file');
        if (limit !== undefined)
            counter.countWithValues('too-many-files', { files, limit }, folder, (0,occurrences/* pointAtFile */.y5)(folder));
    }
}
function exceeded(limits, value) {
    return limits.find((limit) => value > limit.max);
}
const softly = ({ severity }) => (severity === 'error' ? '' : '/soft');
/**
 * Returns what counts names that Windows and macOS cannot hold, or cannot hold beside each other:
 * one after the other.
 */
function portableNames(counter) {
    /** The first name of those that differ only in case, by what they have in common. */
    const firsts = new Map();
    /** Whether a folder, or one that it is in, differs from an earlier one only in case. */
    const folders = new Map([['', false]]);
    const differsInCase = (name) => {
        const folded = (0,byte_strings/* toText */.fE)(name).normalize('NFC').toLowerCase().replace(/\/$/, '');
        const first = firsts.get(folded) ?? name;
        firsts.set(folded, first);
        if (first === name)
            return false;
        counter.countWithValues('portable-name/case', { other: (0,byte_strings/* toText */.fE)(first) }, name, (0,occurrences/* pointAtFile */.y5)(name));
        return true;
    };
    /**
     * Counts each clash once: what is in a folder that clashes is not counted again. Folders end in
     * `/`.
     */
    const clashes = (name) => {
        const folder = (0,byte_strings/* getFolder */.L2)(name.replace(/\/$/, ''));
        const isInClash = folders.get(folder) ?? clashes(folder);
        folders.set(folder, isInClash);
        return isInClash || differsInCase(name);
    };
    return (name) => {
        for (const { why, pattern } of file_names/* WINDOWS_NAME_RULES */.on) {
            const part = (0,byte_strings/* cutAfterPart */.Q0)(name, (bytes) => pattern.test((0,byte_strings/* toText */.fE)(bytes)));
            if (part !== undefined)
                counter.countWithValues('portable-name', { why: `it ${why}` }, part, (0,occurrences/* pointAtFile */.y5)(name));
        }
        clashes(name);
    };
}

// EXTERNAL MODULE: ./lib/check/rules/finding-counter.js
var finding_counter = __webpack_require__(12);
// EXTERNAL MODULE: ./lib/web/host/redirects/follow.js
var follow = __webpack_require__(6594);
// EXTERNAL MODULE: ./lib/web/host/redirects/patterns.js
var patterns = __webpack_require__(3492);
// EXTERNAL MODULE: ./lib/web/host/redirects/rules.js
var redirects_rules = __webpack_require__(6856);
// EXTERNAL MODULE: ./lib/web/host/redirects/steps.js
var steps = __webpack_require__(8620);
;// CONCATENATED MODULE: ./lib/web/host/redirects/rule-faults.js
/** What is wrong with the rules of a redirect file themselves, whoever links to what. */





/**
 * Yields once for each rule: what is wrong with it, or nothing. What depends on the visitor is
 * nothing wrong.
 */
function* findRuleFaults(redirects, files) {
    const { rules, fallback, errorPage, domain } = redirects;
    const index = new redirects_rules/* RuleIndex */.PR(rules);
    const inLoops = new Set();
    for (const [position, rule] of rules.entries()) {
        const by = findEarlierRule(rule, position, index);
        const isHidden = by !== undefined && !isReached(rule, redirects, files);
        if (isHidden)
            yield { kind: 'hidden', rule, by };
        else
            yield findFault(rule, redirects, files, inLoops);
    }
    if (fallback !== undefined) {
        const target = (0,steps/* readDestination */.FD)(fallback.to, byte_strings/* ROOT */.Dl, domain);
        const isPage = target.kind === 'this-host' && files(target.path) !== undefined;
        if (isPage)
            yield { kind: 'catch-all', rule: fallback, path: target.path };
    }
    if (errorPage !== undefined && !rules.includes(errorPage))
        yield findDeadPage(errorPage, files, domain);
}
function findFault(rule, redirects, files, inLoops) {
    const shadow = findShadow(rule, files);
    if (shadow !== undefined)
        return shadow;
    const { to, action } = rule;
    if (to === '')
        return undefined;
    if (action === 'status')
        return findDeadPage(rule, files, redirects.domain);
    const start = startOf(rule);
    if (start === undefined)
        return undefined;
    const query = String(new URLSearchParams([...(rule.query ?? [])]));
    const outcome = (0,follow/* follow */.e6)(redirects, files, { path: start, query });
    if (outcome.kind === 'loop') {
        const isNew = outcome.used.includes(rule) && !outcome.paths.some((path) => inLoops.has(path));
        if (!isNew)
            return undefined;
        // One finding for each circle, at the first of its rules.
        for (const path of outcome.paths)
            inLoops.add(path);
        return { kind: 'loop', rule, paths: outcome.paths };
    }
    return findTargetFault(rule, start, outcome, redirects, files);
}
/** A file hides a rule for its own address alone, unless the rule comes first. */
function findShadow(rule, files) {
    if ('pattern' in rule.source || rule.isForced)
        return undefined;
    const own = files(rule.source.exact || byte_strings/* ROOT */.Dl);
    if (typeof own !== 'object' || 'redirect' in own)
        return undefined;
    return { kind: 'shadowed', rule, file: own.file };
}
/** Returns an address that a rule is about; undefined if none is known. */
function startOf({ source }) {
    return 'exact' in source ? source.exact || byte_strings/* ROOT */.Dl : sampleOf(source.pattern);
}
/** Returns what is wrong with where a rule leads. `outcome`: what its address is answered with. */
function findTargetFault(rule, start, outcome, redirects, files) {
    // Where the target depends on what was asked for, a sample says nothing.
    if (hasPlaceholder(rule))
        return undefined;
    const destination = (0,steps/* readDestination */.FD)(rule.to, start, redirects.domain);
    if (destination.kind === 'other-host')
        return undefined;
    const { path } = destination;
    if (outcome.kind === 'file' && isForAll(rule))
        return { kind: 'catch-all', rule, path };
    const isRewrite = rule.action === 'rewrite';
    if (isRewrite && !outcome.used.includes(rule))
        return undefined;
    const answer = isRewrite ? outcome : (0,follow/* follow */.e6)(redirects, files, destination);
    return (0,follow/* isAnswered */.Qy)(answer) ? undefined : { kind: 'dead-target', rule, path };
}
/** The page that comes with a status such as 404. */
function findDeadPage(rule, files, domain) {
    const target = (0,steps/* readDestination */.FD)(rule.to, byte_strings/* ROOT */.Dl, domain);
    if (hasPlaceholder(rule) || target.kind === 'other-host' || files(target.path) !== undefined)
        return undefined;
    return { kind: 'dead-target', rule, path: target.path };
}
function isForAll(rule) {
    return isForEveryVisitor(rule) && 'pattern' in rule.source && fitsAll(rule.source.pattern);
}
/** Patterns such as `/((?!api/).*)` leave some addresses out, and yet answer every wrong one. */
function fitsAll(pattern) {
    return [byte_strings/* ROOT */.Dl.concat(patterns/* SAMPLE */.Xg), byte_strings/* ROOT */.Dl.concat(patterns/* SAMPLE */.Xg, '/', patterns/* SAMPLE */.Xg, '/', patterns/* SAMPLE */.Xg)].every((path) => (0,patterns/* isAbout */.KH)({ pattern }, path));
}
function isForEveryVisitor({ isConditional, query }) {
    return !isConditional && query === undefined;
}
/** A condition may capture something, too. */
function hasPlaceholder({ source, query, isConditional, to }) {
    if ('exact' in source && query === undefined && !isConditional)
        return false;
    return /[:$][\w{]/.test(to.replace(/^[a-z]+:\/\/[^/]*/i, ''));
}
function sampleOf(pattern) {
    const folder = fitsAll(pattern) ? byte_strings/* ROOT */.Dl : pattern.folder;
    if (folder === undefined)
        return undefined;
    return folder.concat(patterns/* SAMPLE */.Xg);
}
/** Returns the first rule before another one that covers it. */
function findEarlierRule(rule, position, index) {
    const { source } = rule;
    const probe = 'exact' in source
        ? source.exact
        : (sampleOf(source.pattern) ?? source.pattern.prefix.concat(patterns/* SAMPLE */.Xg));
    for (const earlier of index.matches(probe === '' ? [byte_strings/* NO_BYTES */.CR, byte_strings/* ROOT */.Dl] : [probe])) {
        if (earlier.position >= position)
            return undefined;
        if (isForEveryVisitor(earlier.rule) && covers(earlier.rule, rule))
            return earlier.rule;
    }
    return undefined;
}
/** Azure leaves a redirect out where it leads to itself: then a later rule applies. */
function isReached(rule, { steps }, files) {
    if (!('exact' in rule.source))
        return false;
    return [...steps({ path: rule.source.exact || byte_strings/* ROOT */.Dl, query: '' }, files)].some((step) => step.rule === rule);
}
/** `earlier` fits every address that `rule` is about, as far as can be seen. */
function covers(earlier, rule) {
    if ('exact' in rule.source)
        return 'pattern' in earlier.source || spelling(earlier) === spelling(rule);
    if (earlier.from === rule.from)
        return true;
    const all = 'pattern' in earlier.source ? earlier.source.pattern.folder : undefined;
    const { prefix, folder = prefix } = rule.source.pattern;
    if (all === undefined || !folder.startsWith(all))
        return false;
    // `/docs/:path*` is also about `/docs`.
    const itself = folder.replace(/\/$/, '');
    return !(0,patterns/* isAbout */.KH)(rule.source, itself) || (0,patterns/* isAbout */.KH)(earlier.source, itself);
}
/**
 * Hosts compare addresses as they arrive: two rules for one address cover each other only if they
 * spell it alike.
 */
function spelling({ from }) {
    return from.replace(/^https?:\/\/[^/]*/i, '').replace(/\/$/, '');
}

;// CONCATENATED MODULE: ./lib/check/rules/redirect-files.js
/** Counts what is wrong with a host's own redirect file, in the root of the site. */







/** How many addresses of a circle are named. */
const MAX_NAMED = 5;
/** Counts a file of the host's own that was not read. */
function countUnreadFile({ name: text, why, isRedirectFile }, counter) {
    const name = (0,byte_strings/* toBytes */.ZJ)(text);
    const where = (0,occurrences/* pointAtFile */.y5)(name);
    if (isRedirectFile && why === 'too large') {
        const limit = `${published_files/* MAX_REDIRECT_FILE */.h >> 20} MiB that the check reads`;
        const problem = `The file is larger than the ${limit}, so its rules are not known.`;
        counter.countWithValues('redirect-invalid/unread', { problem }, name, where);
    }
    else
        counter.countWithValues('unreadable-file', { why }, name, where);
}
/**
 * Counts what is wrong with the rules of a site's redirect file.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkRedirects({ served, counter, signal }) {
    const { redirects, rules, findFile, site } = served;
    const file = (0,byte_strings/* toBytes */.ZJ)(rules.redirectFile?.name ?? '');
    for await (const [i, { kind, line, message }] of (0,event_loop/* makeInterruptible */.K9)(redirects.problems.entries(), signal)) {
        // Two may be about the file as a whole.
        const ofFile = i === 0 ? file : `${file} (${i + 1})`;
        const key = line === undefined ? ofFile : `${file}:${line}`;
        counter.countWithValues(KIND_OF_PROBLEM[kind], { problem: message }, (0,byte_strings/* asBytes */.Yd)(key), (0,occurrences/* pointAtLine */.Ek)(file, line), file);
    }
    for await (const fault of (0,event_loop/* makeInterruptible */.K9)(findRuleFaults(redirects, findFile), signal))
        if (fault !== undefined && isKnown(fault, site))
            countFault(fault, file, site, counter);
}
const KIND_OF_PROBLEM = {
    invalid: 'redirect-invalid',
    ignored: 'redirect-invalid/ignored',
    'over-limit': 'redirect-invalid/ignored',
    unread: 'redirect-invalid/unread',
};
/** The content of a folder that could not be read is not known. */
function isKnown(fault, { unreadable }) {
    return (fault.kind !== 'dead-target' ||
        !unreadable.some((folder) => fault.path.slice(1).startsWith(folder)));
}
function countFault(fault, file, site, counter) {
    const { rule } = fault;
    const from = (0,byte_strings/* toBytes */.ZJ)(rule.from);
    const key = (0,byte_strings/* trimBytes */.Om)(from.concat(' ', (0,byte_strings/* toBytes */.ZJ)(rule.to)));
    const at = [key, (0,occurrences/* pointAtLine */.Ek)(file, rule.line), from];
    if (fault.kind === 'loop')
        counter.countWithValues('redirect-loop', { way: wayOf(fault.paths) }, ...at);
    else if (fault.kind === 'hidden')
        counter.countWithValues('redirect-hidden', { line: String(fault.by.line) }, ...at);
    else if (fault.kind === 'shadowed')
        counter.countWithValues('redirect-shadowed', { file: (0,byte_strings/* toText */.fE)((0,web_tree/* getFileName */.WP)(site, fault.file)) }, ...at);
    else if (fault.kind === 'catch-all') {
        const kind = rule.isForced ? 'redirect-catch-all/forced' : 'redirect-catch-all';
        counter.countWithValues(kind, { to: (0,byte_strings/* toText */.fE)(fault.path) }, ...at);
    }
    else {
        const kind = rule.action === 'status' ? 'redirect-target/error-page' : 'redirect-target';
        counter.countWithValues(kind, { to: (0,byte_strings/* toText */.fE)((0,web_address/* showPath */.P8)(fault.path)) }, ...at);
    }
}
function wayOf(paths) {
    const named = paths.slice(0, MAX_NAMED).map(byte_strings/* toText */.fE);
    const isWhole = paths.length <= MAX_NAMED;
    return [...named, isWhole ? (named[0] ?? '') : '…'].join(' → ');
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/web/documents/xml.js
var documents_xml = __webpack_require__(7586);
;// CONCATENATED MODULE: ./lib/web/documents/sitemap.js

/**
 * Returns the entries of an XML sitemap, undefined if it is none or is cut off;
 * `feed` for RSS and Atom, which may serve as one.
 */
function readSitemap(xml) {
    const pages = [];
    const sitemaps = [];
    let root;
    let text = '';
    let line = 1;
    const isWhole = (0,documents_xml/* readXml */.k)(xml, {
        open(path, element) {
            if (path.length === 1)
                root = path[0];
            text = '';
            line = element.line;
        },
        text(piece, path) {
            if (path.at(-1) === 'loc')
                text += piece;
        },
        close(path) {
            if (path.at(-1) !== 'loc')
                return;
            const entry = { address: text.trim(), line };
            const parent = path.at(-2);
            if (parent === 'url' && root === 'urlset')
                pages.push(entry);
            if (parent === 'sitemap' && root === 'sitemapindex')
                sitemaps.push(entry);
        },
    });
    if (!isWhole)
        return undefined;
    if (root === 'rss' || root === 'feed')
        return 'feed';
    if (root === 'urlset' || root === 'sitemapindex')
        return { pages, sitemaps };
    return undefined;
}
/**
 * Returns the entries of a plain-text sitemap, one on each line. Undefined if one of them is no
 * address.
 */
function readTextSitemap(text) {
    const pages = entriesOf(text, (line) => line.trim());
    if (pages.every(({ address }) => URL.canParse(address)))
        return { pages, sitemaps: [] };
    return undefined;
}
/**
 * Returns the addresses that a `robots.txt` gives for sitemaps: RFC 9309 leaves them to
 * https://www.sitemaps.org.
 */
function readRobots(robots) {
    return entriesOf(robots, (line) => /^\s*sitemap\s*:\s*(\S+)/i.exec(line)?.[1] ?? '');
}
/** Returns the addresses in the lines of a text that have one. */
function entriesOf(text, addressIn) {
    const lines = text.split(/\r\n?|\n/);
    const entries = lines.map((line, i) => ({ address: addressIn(line), line: i + 1 }));
    return entries.filter(({ address }) => address !== '');
}

// EXTERNAL MODULE: ./lib/check/rules/canonical-host.js
var canonical_host = __webpack_require__(565);
;// CONCATENATED MODULE: ./lib/web/documents/robots.js
/** What `robots.txt` forbids to crawlers: https://www.rfc-editor.org/rfc/rfc9309. */
/** Crawlers of search engines. A file that names one of them is meant for it. */
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
/** A path that stands for all of them. */
const EVERYTHING = /^(?:\/\**|\*+)$/;
/**
 * Returns the line, from 1 on, that forbids the whole host to search engines; undefined if some of
 * it is allowed to one of them. Ordinary text.
 */
function findBan(robots) {
    const rules = readRules(robots);
    const all = rules.get('*');
    const isAllowed = (of) => of !== undefined && !isBan(of);
    if (all === undefined || isAllowed(all))
        return undefined;
    if (SEARCH_ENGINES.some((name) => isAllowed(rules.get(name))))
        return undefined;
    return all.ban;
}
function isBan({ ban, allowsSome }) {
    return ban !== undefined && !allowsSome;
}
/** Returns the rules for each crawler, by its name in lower case. */
function readRules(robots) {
    const rules = new Map();
    let group = [];
    let isGroupNamed = false;
    for (const [i, written] of robots
        .replace(/^\ufeff/, '')
        .split(/\r\n?|\n/)
        .entries()) {
        const [, field = '', rest = ''] = LINE.exec(written) ?? [];
        const value = rest.trim();
        if (field.toLowerCase() === 'user-agent') {
            // Names in a row share the rules after them.
            if (!isGroupNamed)
                group = [];
            isGroupNamed = true;
            group.push(rulesFor(value, rules));
        }
        else if (field !== '') {
            isGroupNamed = false;
            for (const of of group)
                addRule(of, field, value, i + 1);
        }
    }
    return rules;
}
function rulesFor(crawler, rules) {
    const [name = ''] = crawler.toLowerCase().split('/', 1);
    const known = rules.get(name) ?? { ban: undefined, allowsSome: false };
    rules.set(name, known);
    return known;
}
/** A rule without a value says nothing. */
function addRule(rules, field, path, line) {
    if (field.toLowerCase() === 'allow')
        rules.allowsSome ||= path !== '';
    else if (EVERYTHING.test(path))
        rules.ban ??= line;
}

;// CONCATENATED MODULE: ./lib/check/rules/not-indexed.js




/**
 * Counts what keeps search engines away from a site that seems to be meant for them: it has a
 * sitemap, or its domain is known.
 */
function checkIndexing({ served, counter }, { robots, hasSitemap, pages }) {
    const { site, rules } = served;
    if (rules.offline || (!hasSitemap && site.domain === undefined))
        return;
    // Below a base path, that of the host is elsewhere.
    const ban = site.basePath === '/' ? findBan(robots) : undefined;
    if (ban !== undefined)
        counter.count('not-indexed', page_names/* ROBOTS_FILE */.xn, (0,occurrences/* pointAtLine */.Ek)(page_names/* ROBOTS_FILE */.xn, ban));
    const home = served.findServedFile(byte_strings/* NO_BYTES */.CR);
    if (home === undefined)
        return;
    const { isUnlisted, isAside } = pages.get(home) ?? {};
    if (!isUnlisted || isAside)
        return;
    const name = served.nameOf(home);
    counter.count('not-indexed/home-page', name, (0,occurrences/* pointAtFile */.y5)(name));
}

;// CONCATENATED MODULE: ./lib/check/rules/sitemaps.js













const unpack = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
/** Where crawlers look, apart from `robots.txt`. */
const USUAL_NAMES = [
    'sitemap.xml',
    'sitemap_index.xml',
    'sitemap-index.xml',
    'sitemap.xml.gz',
];
/** Larger sitemaps are not allowed: https://www.sitemaps.org/protocol.html. In bytes. */
const MAX_BYTES = 50 << 20;
/**
 * Checks the sitemaps of a site, if it has any, and whether search engines may list the site.
 * `pages`: by index; those that are unlisted need no entry.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkSitemaps(context, pages) {
    const { served, counter, signal } = context;
    const sitemaps = new SitemapCheck(served, counter);
    // Shared by all of them: there may be many short sitemaps.
    const yieldIfOver = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    await sitemaps.find(yieldIfOver);
    await sitemaps.read(yieldIfOver);
    const { robots, hasSitemap } = sitemaps;
    checkIndexing(context, { robots, hasSitemap, pages });
    if (!hasSitemap)
        return;
    for await (const [index, name] of (0,event_loop/* makeInterruptible */.K9)(served.site.names.entries(), signal)) {
        const { isUnlisted = false, isAside = false } = pages.get(index) ?? {};
        const isListed = sitemaps.listed.has(index) || isUnlisted || isAside;
        if ((0,page_names/* isPage */.yp)(name) && !(0,page_names/* isNotFoundPage */.np)(name) && !isListed)
            counter.count('sitemap/missing', name, (0,occurrences/* pointAtFile */.y5)(name));
    }
}
/** Reads all sitemaps of a site, and counts what is wrong in them. */
class SitemapCheck {
    /** The files in a sitemap. */
    listed = new Set();
    hasSitemap = false;
    /** The text of `robots.txt`; empty if there is none. */
    robots = '';
    #served;
    #counter;
    #addresses;
    /** The same site, on a host that has no rules of its own. */
    #anyHost;
    #sitemaps;
    constructor(served, counter) {
        const { site, files } = served;
        this.#served = served;
        this.#counter = counter;
        this.#addresses = new web_address/* Addresses */.tb(site);
        this.#anyHost = new served_site/* ServedSite */.dT({ ...site, host: undefined, redirects: [] }, files);
        const usual = USUAL_NAMES.map((name) => files.get(name));
        this.#sitemaps = new Set(usual.filter((file) => file !== undefined));
    }
    /** Adds the sitemaps that `robots.txt` names to the usual ones. */
    async find(pause) {
        const { site, files } = this.#served;
        if (!files.has(page_names/* ROBOTS_FILE */.xn))
            return;
        this.robots = (0,byte_strings/* toText */.fE)((await contentOf(site.root, page_names/* ROBOTS_FILE */.xn)) ?? byte_strings/* NO_BYTES */.CR);
        for (const entry of readRobots(this.robots)) {
            await pause();
            const answer = this.#answer(entry);
            if (answer?.kind === 'file')
                this.#sitemaps.add(answer.file);
            if (answer !== undefined || !mayBeOwn(entry, site))
                continue;
            const where = (0,occurrences/* pointAtLine */.Ek)(page_names/* ROBOTS_FILE */.xn, entry.line);
            this.#counter.count('sitemap/named', (0,byte_strings/* toBytes */.ZJ)(entry.address), where);
        }
    }
    async read(pause) {
        // One that is read may add others.
        for (const file of this.#sitemaps) {
            await pause();
            await this.#readOne(file, pause);
        }
    }
    async #readOne(file, pause) {
        const name = this.#served.nameOf(file);
        const sitemap = await parse(this.#served.site.root, name);
        // Feeds only list what is new.
        if (sitemap === 'feed')
            return;
        this.hasSitemap = true;
        if (sitemap === undefined) {
            this.#counter.count('sitemap/unreadable', name, (0,occurrences/* pointAtFile */.y5)(name));
            return;
        }
        for (const entry of sitemap.sitemaps) {
            await pause();
            const answer = this.#check(entry, name);
            if (answer?.kind === 'file')
                this.#sitemaps.add(answer.file);
        }
        for (const entry of sitemap.pages) {
            await pause();
            const answer = this.#check(entry, name);
            const listed = answer?.kind === 'file' ? answer : this.#answer(entry, this.#anyHost);
            if (listed?.kind === 'file')
                this.listed.add(listed.file);
        }
    }
    #check(entry, sitemap) {
        const address = (0,byte_strings/* toBytes */.ZJ)(entry.address);
        const where = (0,occurrences/* pointAtLine */.Ek)(sitemap, entry.line);
        (0,canonical_host/* checkCanonical */.Nf)(address, this.#served.site.domain, where, this.#counter);
        const answer = this.#answer(entry);
        if (answer === undefined)
            this.#counter.count('sitemap/entry', address, where);
        return answer;
    }
    #answer({ address }, served = this.#served) {
        const resolved = this.#addresses.resolveOnAnyHost(address);
        if (resolved?.kind === 'site')
            return served.answer(resolved.path);
        return undefined;
    }
}
/**
 * `robots.txt` may name a sitemap on another host; without a domain, its paths are assumed to be
 * those of this site.
 */
function mayBeOwn({ address }, { domain }) {
    const host = (0,canonical_host/* readHost */.rk)((0,byte_strings/* toBytes */.ZJ)(address))?.host;
    return host === undefined || domain === undefined || host === domain;
}
/** Undefined if the file cannot be read. */
async function parse(root, name) {
    const content = await contentOf(root, name);
    if (content === undefined)
        return undefined;
    if (/\.txt(?:\.gz)?$/i.test(name))
        return readTextSitemap((0,byte_strings/* toText */.fE)(content));
    return readSitemap(content);
}
/**
 * Returns a file unpacked; undefined if it cannot be read or is too large.
 */
async function contentOf(root, name) {
    try {
        const path = (0,web_tree/* makeDiskPath */.fx)(root, name);
        if ((0,external_node_fs_.statSync)(path).size > MAX_BYTES)
            return undefined;
        const content = (0,external_node_fs_.readFileSync)(path);
        const isPacked = content[0] === 0x1f && content[1] === 0x8b;
        const plain = isPacked ? await unpack(content, { maxOutputLength: MAX_BYTES }) : content;
        if (plain.length > MAX_BYTES)
            return undefined;
        return (0,byte_strings/* readBytes */.io)(plain);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/check/count-site.js
/** Reads the files of a site, and counts what is wrong in them. */













/**
 * Returns what was counted in a site by the rules of its host. The pool has ended then.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when the
 * folder itself cannot be read
 */
async function countSite(pool, options) {
    const { host, listed, signal } = options;
    const rules = (0,hosts/* getHostRules */.aU)(host);
    for (const [i, name] of listed.names.entries())
        pool.expect((0,batches/* countBytesToRead */.AE)(name, listed.sizes[i] ?? 0, rules));
    const counter = new finding_counter/* FindingCounter */.q();
    const { site, tree, kept, unreadFiles } = await (0,published_files/* selectPublishedFiles */.c)(listed, options, signal);
    for (const file of unreadFiles)
        countUnreadFile(file, counter);
    countUnpublished(kept, counter);
    const pageCount = tree.names.filter(page_names/* isPage */.yp).length;
    announce(tree, pageCount, options);
    const served = new served_site/* ServedSite */.dT(site);
    const context = { served, counter, signal };
    const [{ asked, ...read }] = await Promise.all([
        readSite(pool, (0,batches/* makeBatches */.XX)(tree, rules), context),
        // While the threads read.
        checkWithoutReading(context, tree, options),
    ]);
    options.onAnchorsRead?.(asked, served);
    await checkSitemaps(context, read.pages);
    const changes = await options.countChanges?.(site, counter);
    const counted = { findings: counter.listCounted(), host, unreadRule: served.unreadRule };
    return { ...read, counted, served, changes, fileCount: listed.names.length, pageCount };
}
async function checkWithoutReading(context, tree, options) {
    await checkFiles(context, tree, options);
    await checkBranch(context, options.listed);
    await checkRedirects(context);
}
/** Prints how much is checked. */
function announce(tree, pageCount, { host, listed, info }) {
    const others = (0,units/* count */.U9)(tree.names.length - pageCount, 'other file');
    const leftOut = listed.names.length - tree.names.length;
    const note = leftOut === 0 ? (0,clean/* safe */.gB) `` : (0,clean/* safe */.gB) `; ${(0,units/* count */.U9)(leftOut, 'file')} will not be served`;
    info((0,clean/* safe */.gB) `Checking ${(0,units/* count */.U9)(pageCount, 'page')} and ${others} for ${(0,hosts/* getHostRules */.aU)(host).title}${note}`);
}

// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __webpack_require__(7469);
// EXTERNAL MODULE: ./lib/findings/accepted/glob.js
var glob = __webpack_require__(3850);
;// CONCATENATED MODULE: ./lib/check/find-diagnosis.js
/** One sentence about the site as a whole, where most findings have one cause. */









/** Fewer findings have a cause each. */
const MIN_FINDINGS = 3;
/** How many of them have to have the same cause. */
const NEARLY_ALL = 0.9;
/**
 * What share of all addresses they have to be, as written: fewer lead to another site, such as an
 * earlier version beside it.
 */
const MANY = 0.25;
/** A base path has few folders; an address may have hundreds. */
const MAX_FOLDERS = 4;
/** The codes of findings about addresses that nothing answers. */
const OF_ADDRESSES = new Set([
    'broken-link',
    'broken-asset',
    'outside-base-path',
]);
/** Returns what is probably wrong with a site as a whole; undefined if nothing is. */
function findDiagnosis(site) {
    return diagnoseFolder(site) ?? diagnoseCause(site);
}
/** Returns what is wrong if the pages are not in the folder, or in the archive. */
function diagnoseFolder({ served, workspace = '', job }) {
    const { root, names } = served.site;
    if (!names.some(page_names/* isPage */.yp)) {
        let found = '';
        if (names[0] !== undefined)
            found = `, only files such as ${(0,byte_strings/* toText */.fE)(names[0])}`;
        if (job !== undefined) {
            const message = `The archive contains no HTML files${found}: there was nothing to check.`;
            return { kind: 'no-pages', message };
        }
        const question = 'is this the folder that the generator writes the site to?';
        const message = `There are no HTML files in ${(0,external_node_path_.basename)(root)}${found}: ${question}`;
        return { kind: 'other-folder', message };
    }
    if (names.some((name) => (0,page_names/* isPage */.yp)(name) && !name.includes('/')))
        return undefined;
    const home = findOnlyHomePage(names);
    if (home === undefined)
        return undefined;
    const from = (0,paths/* isWithin */.UO)(root, workspace) ? workspace : (0,external_node_path_.dirname)(root);
    const inner = (0,external_node_path_.relative)(from, (0,external_node_path_.join)(root, (0,external_node_path_.dirname)((0,byte_strings/* toText */.fE)(home))));
    const folder = inner.replaceAll(external_node_path_.sep, '/');
    const message = `${(0,byte_strings/* toText */.fE)(home)} exists: is the site in the folder ${folder}?`;
    return { kind: 'other-folder', message };
}
/** Returns the only `index.html` of those in the highest folders that have one. */
function findOnlyHomePage(names) {
    const homes = names.filter((name) => name.endsWith('/index.html'));
    const measureDepth = (name) => name.split('/').length;
    const least = Math.min(...homes.map(measureDepth));
    const [home, ...others] = homes.filter((name) => measureDepth(name) === least);
    if (others.length > 0)
        return undefined;
    return home;
}
/** Returns the cause of nearly all broken addresses; undefined if they have different ones. */
function diagnoseCause({ served, listed, addresses, findings, }) {
    const broken = findings.filter(isBrokenAddress);
    if (broken.length < MIN_FINDINGS)
        return undefined;
    const times = broken.reduce((sum, finding) => sum + finding.count, 0);
    const areMany = times >= addresses * MANY;
    const folders = new Set(listed.flatMap((name) => listFolders(name.toLowerCase())));
    const causes = [];
    if (areMany)
        for (const finding of broken)
            causes.push(...listOtherBasePaths(finding, served));
    for (const finding of broken) {
        const cause = findCause(finding, served, folders);
        if (cause !== undefined)
            causes.push(cause);
    }
    for (const [cause = undefined, ...others] of Map.groupBy(causes, identifyCause).values()) {
        const found = others.length + 1;
        if (cause === undefined || found < broken.length * NEARLY_ALL)
            continue;
        const message = describeCause(cause, countBroken(found, broken.length), served);
        return { kind: 'common-cause', message };
    }
    return undefined;
}
function isBrokenAddress(finding) {
    const { code, severity } = finding;
    return OF_ADDRESSES.has(code) && (0,findings_finding/* isCounted */.he)(finding) && severity !== 'notice';
}
/** Two causes are the same if they have the same identity. */
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
/** Returns how many of the broken addresses a sentence is about. */
function countBroken(found, all) {
    const addresses = (0,units/* count */.U9)(all, 'address', 'addresses');
    if (found < all)
        return `${found.toLocaleString('en')} of ${addresses} that are not found`;
    return `All ${addresses} that are not found`;
}
/** Returns a cause in a sentence. `broken`: the addresses of which it is the cause. */
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
/** Returns the path of a broken address, decoded, from the root of the host on. */
function decodePath({ address, target }) {
    const [path = ''] = (address ?? target).split(/[?#]/, 1);
    return (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* toBytes */.ZJ)(path)) ?? (0,byte_strings/* toBytes */.ZJ)(path);
}
/** Returns the folders on a path, the highest first. */
function listFolders(path) {
    return [...path.matchAll(/\//g)]
        .slice(0, MAX_FOLDERS + 1)
        .map(({ index }) => path.slice(0, index + 1));
}
/** Returns the other base paths below which a broken address would be that of a file. */
function listOtherBasePaths(finding, served) {
    const { basePath } = served.site;
    const path = decodePath(finding);
    const causes = [];
    for (const folder of listFolders(path)) {
        const other = (0,byte_strings/* toText */.fE)(folder);
        const file = served.findServedFile(path.slice(folder.length));
        if (other === basePath || file === undefined)
            continue;
        // Any folder may be the home page of another site; what is near to a page is meant to be that.
        if (folder === path && finding.suggestion !== undefined)
            continue;
        causes.push({ kind: 'base-path', basePath: other });
    }
    return causes;
}
/**
 * Returns how a broken address differs from what exists, or the highest folder of it in which the
 * site has no file. Where the site has redirects, a missing folder says nothing. `folders` are those
 * of the site in lower case.
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
 * Is it the Markdown version of a page, which the page itself or a document for AI agents links to?
 * Other pages link to the sources of pages in this way.
 */
function isUnwrittenVersion(finding, served) {
    const root = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
    const path = decodePath(finding);
    if (!path.startsWith(root) || !isMarkdown(path))
        return false;
    const stem = takeStemOfPage(path.slice(root.length));
    const isNamed = finding.spots.every(({ page }) => !(0,page_names/* isPage */.yp)(page) || (0,page_names/* getStem */.qp)((0,byte_strings/* toBytes */.ZJ)(page)) === stem);
    return isNamed && isPageAnswered(stem, served);
}
function findMissingFolder(finding, { site, redirects }, folders) {
    if (redirects.rules.length > 0)
        return undefined;
    const root = (0,byte_strings/* toBytes */.ZJ)(site.basePath);
    for (const folder of listFolders(decodePath(finding))) {
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
;// CONCATENATED MODULE: ./lib/check/rules/list-findings.js







/** Replaces a kind's sentence for what is not listed. */
const NOT_LISTED = 'Only the first {listed} of this kind are listed, in the order of their addresses. Not listed: {occurrences} at other addresses.';
/**
 * Returns the findings for what was counted under a host's rules: the worst first, then those that
 * occur on most pages, then by code and target.
 * @throws the reason of `signal` soon after it is aborted
 */
async function listFindings(site, signal, { suggestions, isNew, findSource } = {}) {
    const listed = [];
    for await (const counted of (0,event_loop/* makeInterruptible */.K9)(site.findings, signal)) {
        const finding = describeFinding(counted, site, suggestions?.get(counted), findSource);
        listed.push({ counted, finding: { ...finding, isNew: isNew?.(counted) } });
    }
    return listed.sort(compareFindings).map(({ finding }) => finding);
}
/** No two are equal: the report must not depend on which thread was first. */
function compareFindings(one, other) {
    return (severity/* SEVERITIES */.o.indexOf(one.finding.severity) - severity/* SEVERITIES */.o.indexOf(other.finding.severity) ||
        other.finding.pages - one.finding.pages ||
        (0,byte_strings/* compareBytes */.Xo)(one.finding.code, other.finding.code) ||
        (0,byte_strings/* compareBytes */.Xo)(one.finding.target, other.finding.target) ||
        (0,byte_strings/* compareBytes */.Xo)(one.counted.key, other.counted.key) ||
        (0,byte_strings/* compareBytes */.Xo)(one.counted.kind, other.counted.kind));
}
/** Returns what a counted finding stands for. */
function describeFinding(counted, site, suggestion, findSource = () => undefined) {
    const kind = site_kinds/* SITE_KINDS */.Q[counted.kind];
    const target = (0,byte_strings/* toText */.fE)(counted.target);
    const address = (0,byte_strings/* toText */.fE)(counted.key);
    const values = {
        ...wordsFor(site),
        occurrences: (0,units/* count */.U9)(counted.count, 'further occurrence'),
        page: (0,byte_strings/* toText */.fE)(counted.spots[0]?.page ?? byte_strings/* NO_BYTES */.CR),
        target,
        address,
        ...counted.values,
    };
    const spots = counted.spots.map(({ page, line }, i) => {
        const name = (0,byte_strings/* toText */.fE)(page);
        // Of other pages than the first, the spelling of the address is not known.
        const isWritten = i === 0;
        const source = findSource(name, { address: isWritten ? target : address, isWritten });
        return { page: name, line, source };
    });
    const isInFull = address === target || address === '';
    const sentence = counted.isRest ? NOT_LISTED : kind.sentence;
    return (0,findings_finding/* makeFinding */.MH)({ ...kind, severity: rateSeverity(counted, site), sentence }, values, {
        target,
        address: isInFull ? undefined : address,
        suggestion,
        count: counted.count,
        pages: counted.pages,
        spots,
        isRest: counted.isRest,
    });
}
/**
 * Returns how severe a counted finding is. What would be an error if no rule that is not read
 * answers the address is a warning.
 */
function rateSeverity({ kind }, site) {
    const { code, severity, isUnlessAnswered } = site_kinds/* SITE_KINDS */.Q[kind];
    if (site.unreadRule && isUnlessAnswered)
        return 'warning';
    // Without a network, what is on another host is missing for certain.
    const isMissing = (0,hosts/* getHostRules */.aU)(site.host).offline && code === 'external-load';
    if (isMissing && severity === 'warning')
        return 'error';
    return severity;
}
/** Returns what all sentences may contain, by the names of the placeholders. */
function wordsFor({ host, unreadRule }) {
    const { title } = (0,hosts/* getHostRules */.aU)(host);
    let notFound = `${title} would not find`;
    if (host === undefined)
        notFound = 'no host would find';
    if (unreadRule === undefined)
        return { host: title, notFound, unless: '' };
    let rule = `the rule on line ${unreadRule.line}`;
    if (unreadRule.line === undefined)
        rule = `a rule in ${unreadRule.file}`;
    const unless = `, unless ${rule} answers it`;
    return { host: title, notFound: notFound + unless, unless };
}

;// CONCATENATED MODULE: ./lib/check/finding-comparison.js
/** Which findings of a site an earlier one has, too. */






/** Compares what was counted in two builds of a site. */
class FindingComparison {
    #earlier;
    #later;
    #accepted;
    #now;
    #ranks;
    /** Without what is only accepted on certain pages: elsewhere, it is new. */
    #ranksOffPages;
    /** The sets of identities that findings of moved pages may have had. */
    #former = new Map();
    /** The identities of what the later site still has. */
    #remaining = new Set();
    constructor({ earlier, later, accepted, now, places }) {
        this.#earlier = earlier;
        this.#later = later;
        this.#accepted = accepted;
        this.#now = now;
        this.#ranks = rankFindings(earlier.findings, earlier);
        const offPages = earlier.findings.filter((finding) => !this.#isAcceptedOnPagesOnly(finding));
        this.#ranksOffPages = rankFindings(offPages, earlier);
        for (const finding of later.findings) {
            const former = listFormerIdentities(finding, places);
            this.#former.set(finding, former);
            for (const identity of (0,counted_finding/* listIdentities */.T8)(finding))
                this.#remaining.add(identity);
            for (const identity of former.flat())
                this.#remaining.add(identity);
        }
    }
    /**
     * Returns whether the earlier site lacks a finding of the later one, or one of those that a
     * counted finding stands for.
     */
    isNew(finding) {
        if (this.#countNew(finding, this.#ranks) > 0)
            return true;
        const isNewOffPages = this.#countNew(finding, this.#ranksOffPages) > 0;
        return isNewOffPages && !this.#isAccepted(finding, this.#later);
    }
    /** Returns how many findings that count only the earlier site has. */
    countFixed() {
        let fixed = 0;
        for (const finding of this.#earlier.findings) {
            if (!isAboutSite(finding) || this.#isAccepted(finding, this.#earlier))
                continue;
            for (const identity of (0,counted_finding/* listIdentities */.T8)(finding))
                if (!this.#remaining.has(identity))
                    fixed++;
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
            newErrors += this.#countNew(finding, this.#ranksOffPages);
        }
        return { errors, newErrors };
    }
    #countNew(finding, ranks) {
        const rank = rankOf(finding, this.#later);
        const isNew = (identity) => (ranks.get(identity) ?? severity/* SEVERITIES */.o.length) > rank;
        const former = this.#former.get(finding) ?? [];
        const isKnown = former.some((all) => all.length > 0 && !all.some(isNew));
        if (isKnown)
            return 0;
        let found = 0;
        for (const identity of (0,counted_finding/* listIdentities */.T8)(finding))
            if (isNew(identity))
                found++;
        return found;
    }
    #isAccepted(finding, site, entries = this.#accepted) {
        const { code } = site_kinds/* SITE_KINDS */.Q[finding.kind];
        // Describing a finding takes long.
        if (!entries.some((entry) => entry.code === code))
            return false;
        return !(0,findings_finding/* isCounted */.he)(accept(describeFinding(finding, site), entries, this.#now));
    }
    #isAcceptedOnPagesOnly(finding) {
        const anyPage = this.#accepted.filter(({ page }) => page === undefined);
        const site = this.#earlier;
        return this.#isAccepted(finding, site) && !this.#isAccepted(finding, site, anyPage);
    }
}
function rankFindings(findings, site) {
    const ranks = new Map();
    for (const finding of findings) {
        const rank = rankOf(finding, site);
        for (const identity of (0,counted_finding/* listIdentities */.T8)(finding))
            ranks.set(identity, Math.min(ranks.get(identity) ?? severity/* SEVERITIES */.o.length, rank));
    }
    return ranks;
}
function rankOf(finding, site) {
    return severity/* SEVERITIES */.o.indexOf(rateSeverity(finding, site));
}
/**
 * Returns the sets of identities in the earlier site that a finding may have had there: one that is
 * there as a whole is enough.
 */
function listFormerIdentities(finding, places) {
    if (places === undefined || finding.isRest)
        return [];
    const identify = (addresses) => addresses
        .map((key) => (0,counted_finding/* findIdentityAt */.x8)(finding, key))
        .filter((identity) => identity !== undefined);
    const sets = identify(places.listFormerAddresses(finding.key)).map((identity) => [identity]);
    const onPages = finding.spots.map(({ page }) => identify(places.listFormerReadings(finding.key, page)));
    // A page that did not move did not have it before.
    const haveAllMoved = onPages.every((onPage) => onPage.length > 0);
    if (haveAllMoved)
        sets.push(onPages.flat());
    return sets;
}
/**
 * Is a finding about the site? That the system refused to read the earlier copy, with a code such
 * as EACCES, is not. Of files that are not listed, the reason is not known.
 */
function isAboutSite({ kind, isRest, values }) {
    if (isRest && kind === 'unreadable-file')
        return false;
    return !/^E[A-Z]+$/.test(values.why ?? '');
}

// EXTERNAL MODULE: ./lib/check/report-files.js + 7 modules
var report_files = __webpack_require__(7688);
;// CONCATENATED MODULE: ./lib/check/sources/address-matcher.js
/**
 * What an address may mean that is written in a source, and in the page that was made of it.
 */


const ENDING = new RegExp(`(?:^|(?<=/))(?:index|_index|readme)(?:${page_source/* DOCUMENT_ENDINGS */.To})?$|${page_source/* DOCUMENT_ENDINGS */.To}$`, 'i');
/** Returns a path decoded, without the ending of a document, `index` and a slash at its end. */
function stemOf(path) {
    return decoded(path).replace(ENDING, '').replace(/\/+$/, '');
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Returns the path of an address, and its query and fragment. */
function partsOf(address) {
    const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
    return { path, query, fragment: decodeFragment(fragment) };
}
/**
 * VitePress writes fragments of links without accents:
 * https://github.com/mdit-vue/mdit-vue/blob/main/packages/shared/src/slugify.ts
 */
const ACCENTS = /[\u0300-\u036f]/g;
/** Returns a fragment decoded, without accents, and with each letter in one form of several. */
function decodeFragment(fragment) {
    return decoded(fragment).normalize('NFKD').replace(ACCENTS, '');
}
/** Returns the same for an address however it is written, apart from what it is relative to. */
function spellingOf(address) {
    const { path, query, fragment } = partsOf(address);
    return stemOf(path.replace(/^(?:\.\/)+/, '')) + query + fragment;
}
/**
 * Returns what addresses that may mean the same have in common: the fragment, or the last part of
 * the path, without the ending of a document; undefined if there is none.
 */
function address_matcher_takeLastPart(address) {
    const { path, query, fragment } = partsOf(address);
    if (fragment.length > 1)
        return fragment;
    const last = stemOf(path).split('/').at(-1) ?? '';
    if (/^\.{0,2}$/.test(last))
        return query || undefined;
    return last;
}
/**
 * Returns the last parts that an address may have in a source: a reference that was not resolved
 * may stand in a fragment.
 */
function listLastParts(target) {
    const unresolved = target.startsWith('#') ? address_matcher_takeLastPart(decoded(target.slice(1))) : undefined;
    return [address_matcher_takeLastPart(target), unresolved].filter((part) => part !== undefined);
}
/** Reads the addresses in a page, and in what it was written as. */
class AddressMatcher {
    #site;
    #root;
    #page;
    /** Where the source would be in the site. */
    #beside;
    constructor(page, source, site) {
        this.#site = site;
        this.#root = `https://${site.domain ?? web_address/* UNKNOWN_HOST */.IZ}${site.basePath}`;
        this.#page = this.#root + encodePath(page);
        const isFolder = /(?:^|\/)index\.x?html?$/i.test(page) &&
            !/(?:^|\/)(?:index|_index|readme)\.\w+$/i.test(source);
        this.#beside = isFolder ? new URL('..', this.#page).href : this.#page;
    }
    /** Returns whether an address in the page may be what is written in the source. */
    areSame(target, written) {
        if (spellingOf(target) === spellingOf(written))
            return true;
        // Sphinx and Antora, of references that lead to no document.
        if (target.startsWith('#') && spellingOf(decoded(target.slice(1))) === spellingOf(written))
            return true;
        const meant = keyOf(URL.parse(target, this.#page));
        return meant !== undefined && this.#urlsOf(written).some((url) => keyOf(url) === meant);
    }
    /**
     * Returns whether what is written in the source may be an address in the page by what generators
     * do with one that leads nowhere: Docusaurus looks for documents in the folders above, Sphinx
     * leaves pictures relative to its own root.
     */
    mayBeSame(target, written) {
        const meant = keyOf(URL.parse(target, this.#page));
        if (partsOf(target).fragment !== '')
            return this.#foldersAbove().some((folder) => keyOf(URL.parse(written, folder)) === meant);
        if (!isRelative(target) || ENDING.test(partsOf(target).path))
            return false;
        return keyOf(URL.parse(target, this.#root)) === keyOf(URL.parse(written, this.#beside));
    }
    /** Returns the paths within the site that what is written in the source may lead to. */
    pathsOf(written) {
        const { basePath } = this.#site;
        return this.#urlsOf(written).flatMap((url) => {
            const path = decoded(url?.pathname ?? '');
            if (!path.startsWith(basePath))
                return [];
            const within = path.slice(basePath.length);
            const stem = stemOf(within);
            return [within, stem, `${stem}.html`, `${stem}/`];
        });
    }
    #urlsOf(written) {
        const urls = [URL.parse(written, this.#page), URL.parse(written, this.#beside)];
        if (!/^\/(?!\/)/.test(written))
            return urls;
        // Below the base path, and below the folder of a language or version.
        return [...urls, ...this.#foldersAbove().map((folder) => URL.parse(`.${written}`, folder))];
    }
    /** Returns the addresses of the folders that the page is in, up to the root of the site. */
    #foldersAbove() {
        const parts = this.#page.slice(this.#root.length).split('/').slice(0, -1);
        return [this.#root, ...parts.map((_, i) => `${this.#root}${parts.slice(0, i + 1).join('/')}/`)];
    }
}
const isRelative = (address) => !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address);
const encodePath = (path) => path.split('/').map(encodeURIComponent).join('/');
function keyOf(url) {
    if (url === null)
        return undefined;
    return `${url.host}${stemOf(url.pathname)}${url.search}${decodeFragment(url.hash)}`;
}

;// CONCATENATED MODULE: ./lib/check/sources/hidden-parts.js
/** Takes out of a text what stands between two marks: comments, listings, scripts. */
/**
 * Returns the text with spaces in place of these parts. The first to begin counts, and of several
 * at one place the first listed.
 */
function removeHidden(text, parts) {
    const begins = new RegExp(parts.map(({ begin }) => `(${begin})`).join('|'), 'gm');
    let plain = '';
    let at = 0;
    for (let found = begins.exec(text); found !== null; found = begins.exec(text)) {
        const [begin, ...groups] = found;
        const part = parts[groups.findIndex((group) => group !== undefined)];
        const end = part && endOf(part, text, begin, begins.lastIndex);
        if (part === undefined || end === undefined)
            continue;
        const hidden = text.slice(found.index, end);
        plain += text.slice(at, found.index) + (part.keep?.(hidden) ?? blank(hidden));
        at = end;
        begins.lastIndex = Math.max(end, found.index + 1);
    }
    return plain + text.slice(at);
}
/** Returns where a part ends; undefined if it is none. */
function endOf(part, text, begin, from) {
    if (part.end === undefined)
        return from;
    const ends = new RegExp(part.end(begin), 'gm');
    ends.lastIndex = from;
    const end = ends.exec(text);
    if (end !== null)
        return end.groups?.none === undefined ? end.index + end[0].length : undefined;
    if (part.needsEnd)
        return undefined;
    return text.length;
}
/** Returns as many lines with spaces alone. */
const blank = (text) => text.replace(/[^\n]/g, ' ');
/** Returns the tags of a text alone, each where it was. */
function findTags(text) {
    let at = 0;
    let tags = '';
    for (const { 0: tag, index } of text.matchAll(/<[a-z][^<>]*>/gi)) {
        tags += blank(text.slice(at, index)) + tag;
        at = index + tag.length;
    }
    return tags + blank(text.slice(at));
}

;// CONCATENATED MODULE: ./lib/check/sources/asciidoc.js
/** What of AsciiDoc is text: https://docs.asciidoctor.org/asciidoc/latest/ */

/** Listing, literal, comment, passthrough, and a listing as in Markdown. */
const HIDDEN_BLOCK = /^(?:-{4,}|\.{4,}|\/{4,}|\+{4,}|`{3,}.*)$/;
/** Blocks that are code only if a style says so. */
const OTHER_BLOCK = /^(?:--|={4,}|\*{4,}|_{4,})$/;
const CODE_STYLE = /^\[(?:(?:source|listing|literal|comment|stem|latexmath|asciimath|plantuml|mermaid|ditaa)\b.*|,.+)\]$/;
/** A title or more attributes of a block. */
const OF_BLOCK = /^(?:\.[^.\s]|\[.*\]$)/;
const LIST_ITEM = /^\s*(?:(?:[*\-.]+|\d+[.)]|<(?:\d+|\.)>)\s|\S.*?:{2,4}(?:\s|$))/;
const INLINE = [
    { begin: '\\+\\+\\+(?=\\S)', end: () => '\\+\\+\\+|$', keep: findTags },
    {
        begin: '(?<!\\w)(?:`\\+|\\+`?)(?=[^\\s+])',
        end: () => '\\+`?(?!\\w)|(?<none>$)',
        needsEnd: true,
    },
    { begin: 'pass:\\w*\\[', end: () => '\\]|$', keep: findTags },
    { begin: '\\\\(?:xref:|link:|image:|https?:|<<)\\S*' },
];
/**
 * Returns the text without comments, listings and literals; of what is passed through as it is, the
 * tags.
 */
function readAsciiDocText(text) {
    const blocks = new Blocks();
    const lines = text.split('\n').map((line) => blocks.textOf(line));
    return removeHidden(lines.join('\n'), INLINE);
}
/** Reads the lines of a document in turn. */
class Blocks {
    /** What ends the block that is open; empty for a paragraph, which a blank line ends. */
    #end;
    #isCode = false;
    #isAfterBlank = true;
    /** Returns what of the next line is text. */
    textOf(line) {
        const trimmed = line.trimEnd();
        if (this.#end !== undefined)
            return this.#hidden(trimmed);
        if (trimmed === '') {
            this.#isAfterBlank = true;
            return line;
        }
        const isLiteral = this.#isAfterBlank && /^[ \t]/.test(line) && !LIST_ITEM.test(line);
        this.#isAfterBlank = false;
        const begun = this.#begun(trimmed, isLiteral);
        if (begun !== undefined) {
            this.#end = begun;
            this.#isCode = false;
            return blank(line);
        }
        if (CODE_STYLE.test(trimmed))
            this.#isCode = true;
        if (line.startsWith('//'))
            return blank(line);
        return line;
    }
    /**
     * Returns what ends the block that begins with a line; undefined if the line begins none that is
     * hidden.
     */
    #begun(line, isLiteral) {
        if (HIDDEN_BLOCK.test(line))
            return line.replace(/^(`{3,}).*/, '$1');
        if (!this.#isCode)
            return isLiteral ? '' : undefined;
        if (OTHER_BLOCK.test(line))
            return line;
        if (OF_BLOCK.test(line))
            return undefined;
        return '';
    }
    #hidden(line) {
        const end = this.#end;
        if (line === end) {
            this.#end = undefined;
            this.#isAfterBlank = line === '';
        }
        if (end?.startsWith('+'))
            return findTags(line);
        return blank(line);
    }
}

// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
;// CONCATENATED MODULE: ./lib/check/sources/restructured-text.js
/**
 * What of reStructuredText is text:
 * https://docutils.sourceforge.io/docs/ref/rst/restructuredtext.html
 */


/** Directives that hold code, or whose argument is no address for readers. */
const NO_TEXT = (0,words/* splitWords */.y)('code code-block code-cell sourcecode highlight literalinclude include math ' +
    'doctest testcode testsetup testoutput prompt ipython jupyter-execute ' +
    'productionlist command-output program-output csv-table index meta module ' +
    'automodule currentmodule default-role role tabularcolumns graphviz mermaid uml');
const EXPLICIT = /^(\s*)\.\.(?:[ \t]+(.*))?$/;
const DIRECTIVE = /^(?:\|[^|]+\|[ \t]+)?([\w:+.-]+)::(?:[ \t]+(.*))?$/;
/** Targets, footnotes and substitutions; all else that is no directive is a comment. */
const NO_COMMENT = /^(?:_|\[[^\]]+\][ \t]|\|[^|]+\|)/;
const TARGET = /^\s*\.\. _(`[^`]+`|(?:[^:`\\]|\\.)+): \S/;
/** Roles whose text is shown as it is. */
const LITERAL_ROLES = 'code|literal|samp|kbd|file|command|option|program|envvar|math|raw|regexp|guilabel|menuselection|makevar|mimetype';
const PARAGRAPH_END = '(?<none>\\n[ \\t]*\\n|$(?!\\n))';
const restructured_text_INLINE = [
    { begin: '(?<![\\\\`\\w])``(?=\\S)', end: () => `\`\`(?!\`)|${PARAGRAPH_END}`, needsEnd: true },
    { begin: `:(?:${LITERAL_ROLES}):\``, end: () => `\`|${PARAGRAPH_END}`, needsEnd: true },
    { begin: '\\\\`[^`\\n]*`?' },
];
const indentOf = (line) => line.length - line.trimStart().length;
/** Returns the text without comments, literals, listings and targets that nothing uses. */
function readRestructuredText(text) {
    const lines = text.split('\n');
    const blocks = new restructured_text_Blocks();
    const plain = lines.map((line, i) => blocks.textOf(line, lines.slice(i + 1, i + 20)));
    return withoutUnused(removeHidden(plain.join('\n'), restructured_text_INLINE));
}
/** Reads the lines of a document in turn. */
class restructured_text_Blocks {
    #skipped;
    /** Returns what of the next line is text. `following`: the lines after it. */
    textOf(line, following) {
        const skipped = this.#skipped;
        if (line.trim() === '') {
            if (skipped?.kind === 'paragraph')
                this.#skipped = undefined;
            return line;
        }
        if (skipped !== undefined && goesOn(skipped, line))
            return '';
        this.#skipped = undefined;
        if (/^\s*>>> /.test(line)) {
            this.#skipped = { kind: 'paragraph' };
            return '';
        }
        const explicit = EXPLICIT.exec(line);
        if (explicit === null) {
            if (line.trimEnd().endsWith('::'))
                this.#skipped = literalAfter(line, following);
            return line;
        }
        if (!hides(explicit[2] ?? '', following[0] ?? ''))
            return line;
        this.#skipped = { kind: 'indented', base: indentOf(line) };
        return '';
    }
}
function goesOn(skipped, line) {
    if (skipped.kind === 'indented')
        return indentOf(line) > skipped.base;
    return skipped.kind === 'paragraph' || line.startsWith(skipped.quote);
}
/**
 * Returns whether explicit markup with this content hides what is in it. `next`: the line that
 * follows.
 */
function hides(content, next) {
    const directive = DIRECTIVE.exec(content);
    if (directive !== null) {
        const [, name = '', argument = ''] = directive;
        return (NO_TEXT.has(name) || name.startsWith('auto') || (name === 'raw' && !/^html\b/.test(argument)));
    }
    // An empty comment ends at once.
    if (content === '')
        return next.trim() !== '';
    return !NO_COMMENT.test(content);
}
/** Returns the literal block after a line that ends with `::`. */
function literalAfter(line, following) {
    const item = /^\s*(?:(?:[-*+•]|\w{1,3}[.)]|\(\w{1,3}\)|#\.)[ \t]+)*/.exec(line)?.[0] ?? '';
    const base = item.length;
    const next = following.find((each) => each.trim() !== '') ?? '';
    if (indentOf(next) > base)
        return { kind: 'indented', base };
    const quote = /^[!-/:-@[-`{-~]/.exec(next)?.[0];
    if (quote === undefined || indentOf(line) > 0)
        return undefined;
    return { kind: 'quoted', quote };
}
const nameOf = (text) => text.replaceAll('\\', '').trim().replace(/\s+/g, ' ').toLowerCase();
/** Returns the text without targets that no reference names. */
function withoutUnused(text) {
    if (!/^\s*\.\. _/m.test(text))
        return text;
    const used = new Set();
    for (const [, phrase = '', word = ''] of text.matchAll(/`([^`<]+)`_(?!_)|(?<![\w`])(\w[\w.+-]*)_(?![\w`])/g))
        used.add(nameOf(phrase || word));
    for (const [, name = ''] of text.matchAll(/<([^<>]+)_>`/g))
        used.add(nameOf(name));
    const lines = text.split('\n');
    return lines
        .map((line) => {
        const name = TARGET.exec(line)?.[1]?.replace(/^`|`$/g, '');
        if (name === undefined || used.has(nameOf(name)) || name.startsWith('_'))
            return line;
        return '';
    })
        .join('\n');
}

;// CONCATENATED MODULE: ./lib/check/sources/rendered-text.js
/**
 * What of a source generators make links of: not its listings, literals, comments and scripts.
 * Reading all of a language is not the aim; where in doubt, something is left out, so that no line
 * is named for it.
 */



const upTo = (end) => () => end;
/** A paragraph ends here. */
const NO_PARAGRAPH = '(?<none>\\n[ \\t>]*(?:\\n|[-*+#|][ \\t]|\\d+[.)][ \\t])|$(?!\\n))';
/** Comments and escapes of template languages: Liquid, Jinja, Go. */
const TEMPLATES = [
    ...['comment', 'raw', 'verbatim', 'highlight'].map((name) => ({
        begin: `\\{%-?\\s*${name}\\b[^%\\n]*%\\}`,
        end: upTo(`\\{%-?\\s*end${name}\\s*-?%\\}`),
    })),
    { begin: '\\{#-?\\s', end: upTo('#\\}'), needsEnd: true },
    { begin: '\\{\\{-?\\s*/\\*', end: upTo('\\*/\\s*-?\\}\\}') },
    { begin: '\\{\\{[<%]\\s*/\\*', end: upTo('\\*/\\s*[>%]\\}\\}') },
    ...['highlight', 'comment', 'raw'].map((name) => ({
        begin: `\\{\\{[<%]\\s*${name}\\b[^}\\n]*\\}\\}`,
        end: upTo(`\\{\\{[<%]\\s*/\\s*${name}\\s*[>%]\\}\\}`),
    })),
];
const HTML_COMMENT = { begin: '<!--', end: upTo('-->') };
/**
 * Elements whose content is no markup, or shown to nobody. A template with a name for it is a slot
 * of a component.
 */
const HTML = [
    HTML_COMMENT,
    ...['script', 'style', 'textarea', 'template(?!\\s+(?:#|v-|slot))'].map((name) => ({
        begin: `<${name}(?![\\w-])(?:[^>]*[^>/])?>`,
        end: upTo(`</${name.replace(/\(.*/, '')}\\s*>`),
        keep: keepStart,
    })),
];
/** The tag itself may load something. */
function keepStart(part) {
    const end = part.indexOf('>') + 1;
    return part.slice(0, end) + blank(part.slice(end));
}
const CODE_NAMES = 'code|code-block|code-cell|sourcecode|literalinclude|include|math|eval-rst|toctree|mermaid|raw|parsed-literal|highlight|doctest|testcode';
const FENCE_MARKS = '(?:`{3,}(?![^`\\n]*`)|~{3,})';
/**
 * https://spec.commonmark.org/0.31.2/, https://mdxjs.com/docs/what-is-mdx/,
 * https://myst-parser.readthedocs.io/
 */
const MARKDOWN = [
    {
        begin: `^[ \\t>]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)?${FENCE_MARKS}[^\\n]*`,
        end: (begin) => {
            const mark = /`{3,}|~{3,}/.exec(begin)?.[0] ?? '';
            return `^[ \\t>]*${mark}${mark[0]}*[ \\t]*$`;
        },
        keep: keepOfFence,
    },
    {
        begin: `^[ \\t]*:{3,}\\{(?:${CODE_NAMES})\\}`,
        end: (begin) => `^[ \\t]*${/:+/.exec(begin)?.[0]}[ \\t]*$`,
    },
    ...TEMPLATES,
    { begin: '\\{/\\*', end: upTo('\\*/\\s*\\}') },
    ...HTML,
    { begin: '<(?:pre|code)(?![\\w-])[^>]*>', end: upTo('</(?:pre|code)\\s*>'), keep: findTags },
    {
        // What roles of MyST link to is written like code.
        begin: '(?<![\\\\`]|\\{(?:doc|download)\\})`+',
        end: (begin) => `(?<!\`)${begin}(?!\`)|${NO_PARAGRAPH}`,
        needsEnd: true,
    },
    { begin: '\\\\\\[[^\\]\\n]*\\]\\([^)\\n]*\\)' },
];
/** Directives of MyST are written as fences: what is in them is text, unless they are for code. */
function keepOfFence(part) {
    const first = part.split('\n', 1)[0] ?? '';
    const name = /[`~]\{([\w:-]+)\}/.exec(first)?.[1];
    if (name === undefined || new RegExp(`^(?:${CODE_NAMES})$`).test(name))
        return blank(part);
    const last = part.lastIndexOf('\n');
    const isClosed = last >= first.length;
    if (!isClosed)
        return first;
    return first + markdownText(part.slice(first.length, last)) + blank(part.slice(last));
}
/**
 * After these at the start of a line, what is indented belongs to them more often than it is code.
 */
const CONTAINER = /^ {0,3}(?:[-*+][ \t]|\d{1,9}[.)][ \t]|!!!|\?\?\?|===|:::|\/\/\/|@\w|:[ \t]|\[\^[^\]]+\]:|<[a-z]|\{\{|\{%|\|)/i;
const INDENTED = /^(?: {4}| {0,3}\t)/;
/**
 * Returns the lines of Markdown without blocks of code that are only indented. `written`: the lines
 * with all that is left out.
 */
function withoutIndented(lines, written) {
    let isContainer = false;
    let isAfterBlank = true;
    let isCode = false;
    return lines.map((plain, i) => {
        const line = written[i] ?? '';
        if (plain.trim() === '') {
            isAfterBlank = true;
            return plain;
        }
        if (INDENTED.test(line)) {
            isCode = !isContainer && (isAfterBlank || isCode);
            isAfterBlank = false;
            if (isCode)
                return '';
            return plain;
        }
        isCode = false;
        if (CONTAINER.test(line))
            isContainer = true;
        else if (isAfterBlank || line.startsWith('#'))
            isContainer &&= /^ {2}/.test(line);
        isAfterBlank = /^ {0,3}#/.test(line);
        return plain;
    });
}
const DEFINITION = /^ {0,3}\[(?!\^)((?:[^[\]\\]|\\.)+)\]:/;
const labelOf = (text) => text.trim().replace(/\s+/g, ' ').toLowerCase();
/** Returns the lines of Markdown without definitions that no link uses. */
function rendered_text_withoutUnused(lines) {
    if (!lines.some((line) => DEFINITION.test(line)))
        return [...lines];
    const text = lines.filter((line) => !DEFINITION.test(line)).join('\n');
    const used = new Set(Array.from(text.matchAll(/\[((?:[^[\]\\]|\\.)+)\]/g), ([, label = '']) => labelOf(label)));
    return lines.map((line) => {
        const label = DEFINITION.exec(line)?.[1];
        if (label === undefined)
            return line;
        if (used.delete(labelOf(label)))
            return line;
        return '';
    });
}
/** Returns Markdown without what is no link in it. */
function markdownText(text) {
    const plain = removeHidden(text, MARKDOWN).split('\n');
    return rendered_text_withoutUnused(withoutIndented(plain, text.split('\n'))).join('\n');
}
/** The same of MDX, in which nothing is code only because it is indented. */
function mdxText(text) {
    return rendered_text_withoutUnused(removeHidden(text, MARKDOWN).split('\n')).join('\n');
}
/** Comments of programs. In strings, `//` follows a colon, and `/*` a slash. */
const PROGRAM = [
    HTML_COMMENT,
    ...TEMPLATES,
    { begin: '(?<![^\\s{}();,])/\\*', end: upTo('\\*/') },
    { begin: '(?<![^\\s{}();,])//[^\\n]*' },
];
const programText = (text) => removeHidden(text, PROGRAM);
const htmlText = (text) => removeHidden(text, [...TEMPLATES, ...HTML, { begin: '<noscript', end: upTo('</noscript') }]);
/** What no Markdown has. */
const RESTRUCTURED = /`_|:\w+:`|^\s*\.\. /m;
/**
 * Returns what is documentation in a program: parts of it that a pattern matches, as Markdown and
 * reStructuredText.
 */
function documentation(text, blocks) {
    let at = 0;
    let all = '';
    for (const { 0: block, index } of text.matchAll(blocks)) {
        const lines = block.replace(/^[ \t]*\*(?!\/)/gm, ' ').split('\n');
        const indents = lines.slice(1).flatMap((line) => /^(\s*)[^\s"']/.exec(line)?.[1]?.length ?? []);
        const indent = Math.min(...indents, block.length);
        const dedented = lines.map((line, i) => (i === 0 ? line : line.slice(indent))).join('\n');
        const plain = readRestructuredText(dedented);
        all +=
            blank(text.slice(at, index)) + (RESTRUCTURED.test(dedented) ? plain : markdownText(plain));
        at = index + block.length;
    }
    return all + blank(text.slice(at));
}
/**
 * Returns the Markdown of a notebook as its file is usually written: a line of a cell is a string
 * in a line of the file.
 */
function notebookText(text) {
    const lines = text.split('\n');
    let isMarkdown = false;
    let cell;
    const all = lines.map(() => '');
    for (const [i, line] of lines.entries()) {
        const kind = /^\s*"cell_type":\s*"(\w+)"/.exec(line)?.[1];
        if (kind !== undefined)
            isMarkdown = kind === 'markdown';
        if (/^\s*"source":\s*\[\s*$/.test(line))
            cell = isMarkdown ? { from: i + 1, lines: [] } : undefined;
        else if (cell !== undefined && /^\s*\],?\s*$/.test(line)) {
            all.splice(cell.from, cell.lines.length, ...markdownText(cell.lines.join('\n')).split('\n'));
            cell = undefined;
        }
        else
            cell?.lines.push(stringIn(line));
    }
    return all.join('\n');
}
/** Returns the text of a line that is a string of JSON. */
function stringIn(line) {
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
/**
 * Keys in front matter whose value is an address; that of others is a name, or the page's own
 * address.
 */
const DATA_KEYS = '(?:link|href|url|src|image|img|to|next|prev|cover|icon|logo|banner|thumbnail|poster|video|file|dark|light)';
const DATA = new RegExp(`^\\s*(?:-\\s+)?["']?(?:[\\w-]+[_-])?${DATA_KEYS}["']?(?::\\s+["']?[^"'\\s,]+["']?|\\s*=\\s*["'][^"']+["']),?\\s*$`);
const FRONT_MATTER = /^\uFEFF?(---|\+\+\+)[ \t]*\n[\s\S]*?\n(?:\1|\.\.\.)[ \t]*(?=\n|$)/;
/** Returns a text whose front matter holds addresses alone. */
function withPlainData(text) {
    return text.replace(FRONT_MATTER, (data) => data
        .split('\n')
        .map((line) => (DATA.test(line) ? line : ''))
        .join('\n'));
}
const DOC_STRINGS = /("""|''')[\s\S]*?\1/g;
const DOC_COMMENTS = /\/\*\*[\s\S]*?\*\//g;
/** How files with these endings are read. */
const LANGUAGES = [
    [/\.(?:md|markdown|[rq]md)$/i, (text) => markdownText(withPlainData(text))],
    [/\.(?:mdx|mdoc)$/i, (text) => mdxText(withPlainData(text))],
    [/\.(?:rst|txt)$/i, readRestructuredText],
    [/\.(?:adoc|asciidoc|asc)$/i, (text) => readAsciiDocText(withPlainData(text))],
    [/\.ipynb$/i, notebookText],
    [/\.(?:html?|xml|njk|liquid|webc)$/i, (text) => htmlText(withPlainData(text))],
    [/\.(?:py|pyi)$/i, (text) => documentation(text, DOC_STRINGS)],
];
/**
 * Returns the lines of a source with spaces, or nothing, in place of what no generator makes a link
 * of. `isProgram`: whether it is read for its documentation, not as a page.
 */
function listRenderedLines(text, name, isProgram) {
    const unified = text.replace(/\r\n?/g, '\n');
    const known = LANGUAGES.find(([endings]) => endings.test(name))?.[1];
    const rendered = known ?? (isProgram ? (all) => documentation(all, DOC_COMMENTS) : programText);
    return rendered(unified).split('\n');
}

;// CONCATENATED MODULE: ./lib/check/sources/workspace-files.js
/** The files of the repository, as links to them name them. */



/** Names that no branch with a slash begins with, and the ids of commits. */
const WHOLE_REF = /^(?:main|master|trunk|HEAD|[\da-f]{40}(?:[\da-f]{24})?)$/;
/** A workspace with more files is not searched. */
const MAX_FILES = 200_000;
/** What is copied, built or installed is no source. */
const NO_SOURCES = /^(?:\.git|node_modules|_sources|site-packages)$/;
/** Finds files of the repository. */
class WorkspaceFiles {
    #workspace;
    #known = new Map();
    /**
     * All documents by their last part, once they are needed; undefined if there are too many files.
     */
    #documents;
    constructor(workspace) {
        this.#workspace = workspace;
    }
    /**
     * Returns the file that a link leads to; undefined if it is not there, is not certain, or belongs
     * to another repository.
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
            return this.#onlyOne(path);
        if (own !== undefined && own.toLowerCase() !== repository.toLowerCase())
            return undefined;
        if (kind === 'exact')
            return this.#fileAt(path);
        for (const name of this.#namesBehindRef(path)) {
            const file = this.#fileAt(name);
            if (file !== undefined)
                return file;
        }
        return undefined;
    }
    /**
     * Returns what may be left of a path that begins with the name of a branch, which may contain
     * slashes.
     */
    #namesBehindRef(path) {
        const ref = this.#workspace.refs.find((each) => path.startsWith(`${each}/`));
        if (ref !== undefined)
            return [path.slice(ref.length + 1)];
        const [first = '', ...parts] = path.split('/');
        if (WHOLE_REF.test(first))
            return [parts.join('/')];
        return parts.map((_, i) => parts.slice(i).join('/'));
    }
    /** Returns the file with a name, if it is within the workspace. */
    #fileAt(name) {
        if (name.split('/').some((part) => part.toLowerCase() === '.git'))
            return undefined;
        const { folder } = this.#workspace;
        try {
            const path = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(folder, name));
            if ((0,paths/* isWithin */.UO)(path, (0,external_node_fs_.realpathSync)(folder)) && (0,external_node_fs_.statSync)(path).isFile())
                return { name, path };
            return undefined;
        }
        catch {
            // Nobody has promised that it is there.
            return undefined;
        }
    }
    /** Returns the one file whose name ends with this one. */
    #onlyOne(ending) {
        this.#documents ??= documentsIn(this.#workspace.folder);
        const last = ending.slice(ending.lastIndexOf('/') + 1);
        const alike = (this.#documents.get(last) ?? []).filter((name) => `/${name}`.endsWith(`/${ending}`));
        const [name] = alike;
        if (alike.length === 1 && name !== undefined)
            return this.#fileAt(name);
        return undefined;
    }
}
/** Returns the names of all files in a folder by their last part; none if there are too many. */
function documentsIn(folder) {
    const names = new Map();
    const folders = [folder];
    let count = 0;
    for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
        for (const entry of entriesIn(at)) {
            if (NO_SOURCES.test(entry.name))
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
function entriesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 4 modules
var decode = __webpack_require__(9995);
;// CONCATENATED MODULE: ./lib/check/sources/written-addresses.js
/** The addresses that stand as links in the lines of a source. */

/**
 * What may stand before the path of an address: what a template language puts in its place is the
 * base path.
 */
const BASE = String.raw `(?:\{\{[^{}\n]{0,99}\}\}|\$\{[^{}\n]{0,99}\})?`;
const written_addresses_MARKDOWN = /\.(?:md|mdx|mdoc|markdown|[rq]md|ipynb|txt|py|[cm]?[jt]sx?|html?|astro|vue|svelte)$/i;
const written_addresses_RESTRUCTURED = /\.(?:rst|txt|py)$/i;
const ROLES = /\.(?:rst|txt|py|md|ipynb)$/i;
const ASCIIDOC = /\.(?:adoc|asciidoc|asc|txt)$/i;
const FORMS = [
    {
        sign: '](',
        pattern: new RegExp(String.raw `(?<!\\)\]\(\s{0,9}(?:<(?<quoted>[^<>]+)>|${BASE}(?<address>(?:[^\s()\\<]|\\.|\([^\s()]{0,99}\))+))(?=\s{0,9}(?:[)"'(]|$))`, 'dg'),
        files: written_addresses_MARKDOWN,
    },
    {
        sign: ']:',
        pattern: /^[\s>]{0,9}\[(?!\^)[^\]]+\]:\s{0,9}(?:<(?<quoted>[^<>]+)>|(?<address>[^\s<]\S*))(?=\s|$)/dg,
        files: written_addresses_MARKDOWN,
    },
    { sign: '<http', pattern: /<(?<address>https?:[^\s<>]+)>/dg },
    // MyST, and options of directives.
    {
        sign: '}',
        pattern: /^[\s>]{0,9}[`:~]{3,}\{(?:image|figure|video|card|grid-item-card|button-link)\}\s{1,9}(?<address>\S+)\s{0,9}$/dg,
        files: ROLES,
    },
    {
        sign: ':',
        pattern: /^\s{0,99}:(?:target|link|url|image|img-top|poster):\s{1,9}(?<address>\S+)\s{0,9}$/dg,
        files: ROLES,
    },
    { sign: '>`', pattern: /<(?<address>[^<>`]+)>`/dg, files: ROLES },
    {
        sign: '`',
        pattern: /(?::(?:doc|download):|\{(?:doc|download)\})`(?<address>[^`<>]+)`/dg,
        files: ROLES,
    },
    {
        sign: '..',
        pattern: /^\s{0,99}\.\. [^:]+::?\s{1,9}(?<address>\S+)\s{0,9}$/dg,
        files: written_addresses_RESTRUCTURED,
    },
    {
        sign: '[',
        pattern: /\b(?:xref|link|image|include|video|audio)::?(?<address>[^\s[\]]+)\[/dg,
        files: ASCIIDOC,
    },
    {
        sign: '<<',
        pattern: /<<(?:(?<address>[^\s<>,]*[.#][^\s<>,]*)|(?<anchor>[^\s<>,]+))(?:,[^<>]{0,999})?>>/dg,
        files: ASCIIDOC,
    },
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
        pattern: /(?:^|[\s"'{])(?:[\w-]{0,99}[_-])?(?:link|href|url|src|image|img|to|next|prev|cover|icon|logo|banner|thumbnail|poster|video|file|dark|light)["']?:\s{1,9}(?:"(?<quoted>[^"]+)"|'(?<single>[^']+)'|(?<address>[^\s"',]+),?\s{0,9}$)/dg,
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
    // Most generators make links of these.
    {
        sign: 'http',
        pattern: /(?<![\w"'(<=`[])(?<address>https?:[^\s<>"'`)\]]*[^\s<>"'`)\].,:;!?])/dg,
    },
];
/**
 * What may stand for an address in forms that are not known: an argument of a macro, a component, a
 * role.
 */
const ARGUMENTS = [
    {
        pattern: /(?<=[=(,[{:]\s{0,3}|\{[{%][^{}\n]{0,99}\s)(?:"(?<double>[^"\s]+)"|'(?<single>[^'\s]+)')/g,
    },
    { pattern: /(?<=:)`(?<text>[^`<>\s]+)`/g, files: written_addresses_RESTRUCTURED },
    { pattern: /\b\w+::?(?<macro>[^\s[\]:]+)\[/g, files: ASCIIDOC },
    { pattern: /\[\[(?<wiki>[^\s[\]|]+)(?:\|[^[\]\n]{0,999})?\]\]/g },
];
/** Longer ones, in characters, are none that somebody wrote. */
const MAX_LINE = 20_000;
/** Returns the addresses in lines of a source, and what may be one in a form that is not known. */
function findAddresses(lines, name) {
    const isFor = ({ files }) => files?.test(name) !== false;
    const forms = FORMS.filter(isFor);
    const unknown = ARGUMENTS.filter(isFor);
    const addresses = [];
    const others = [];
    for (const [i, line] of lines.entries()) {
        if (line.length > MAX_LINE || !/[:<[=({]/.test(line))
            continue;
        const written = writtenInLine(line, forms);
        for (const { address } of written)
            addresses.push({ address, line: i + 1 });
        others.push(...argumentsIn(blankOut(line, written), unknown));
    }
    return { addresses, others };
}
function writtenInLine(line, forms) {
    return forms
        .filter(({ sign }) => line.includes(sign))
        .flatMap(({ pattern }) => [...line.matchAll(pattern)].map(writtenIn))
        .filter((part) => part !== undefined);
}
/** Returns the line with spaces in place of these parts. */
function blankOut(line, parts) {
    let rest = line;
    for (const { from, to } of parts)
        rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
    return rest;
}
function argumentsIn(line, forms) {
    return forms
        .flatMap(({ pattern }) => [...line.matchAll(pattern)])
        .flatMap(({ groups }) => Object.values(groups ?? {}))
        .filter((each) => each !== undefined);
}
/** Returns what a form matched, and where. */
function writtenIn(found) {
    for (const [name, written] of Object.entries(found.groups ?? {})) {
        const [from, to] = found.indices?.groups?.[name] ?? [];
        if (from === undefined || to === undefined || written === undefined)
            continue;
        return { address: (name === 'anchor' ? '#' : '') + written_addresses_decode(written), from, to };
    }
    return undefined;
}
/** Markup that is escaped stands for itself, and so do character references. */
function written_addresses_decode(written) {
    const plain = written.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim();
    if (plain.includes('&'))
        return (0,decode/* decodeHTML */.Gz)(plain);
    return plain;
}

;// CONCATENATED MODULE: ./lib/check/sources/source-finder.js






/** Larger files are not read: nobody writes a document of that size. In bytes. */
const MAX_SOURCE = 1024 ** 2;
/** How many addresses in sources are remembered: then, those of all are forgotten. */
const MAX_HELD = 200_000;
/** Finds where the addresses in pages are written. */
class SourceFinder {
    #of;
    #files;
    #written = new Map();
    /** How many addresses are in them. */
    #held = 0;
    constructor(of) {
        this.#of = of;
        this.#files = of.workspace && new WorkspaceFiles(of.workspace);
    }
    /**
     * Returns the source of a page in which an address stands that the page has, and its line if all
     * that it may mean stands in one; undefined if that is not certain.
     */
    find(page, target) {
        const source = this.#of.pages.get(page);
        const file = source && this.#files?.find(source);
        const parts = listLastParts(target.address);
        if (source === undefined || file === undefined || parts.length === 0)
            return undefined;
        // What is about the page itself is not written in it.
        if (target.address === page || target.address === `${this.#of.basePath}${page}`)
            return undefined;
        const written = this.#read(file.path, file.name, source.isProgram);
        const matcher = new AddressMatcher(page, file.name, this.#of);
        const alike = parts.flatMap((part) => written.addresses.get(part) ?? []);
        const lines = new Set(alike
            .filter(({ address }) => this.#isMeant(target, address, matcher))
            .map(({ line }) => line));
        const isThere = lines.size > 0 ||
            parts.some((part) => written.others.has(part)) ||
            alike.some(({ address }) => this.#isBroken(address, matcher) && isIn(parts, address));
        if (!isThere)
            return undefined;
        const [line] = lines;
        return { path: file.name, line: lines.size === 1 ? line : undefined, url: source.url };
    }
    #isMeant({ address, isWritten }, written, matcher) {
        const isOfAnchor = isWritten || address.includes('#');
        const compared = isOfAnchor ? written : withoutFragment(written);
        if (matcher.areSame(address, compared))
            return true;
        return matcher.mayBeSame(address, compared) && this.#isBroken(compared, matcher);
    }
    /** An address that leads somewhere is another one. */
    #isBroken(address, matcher) {
        const paths = matcher.pathsOf(address);
        return paths.length > 0 && !paths.some((path) => this.#of.isAnswered((0,byte_strings/* toBytes */.ZJ)(path)));
    }
    #read(path, name, isProgram) {
        const known = this.#written.get(path);
        if (known !== undefined)
            return known;
        const { addresses, others } = findAddresses(listRenderedLines(source_finder_textOf(path), name, isProgram), name);
        const byPart = new Map();
        for (const each of addresses) {
            const parts = [address_matcher_takeLastPart(each.address), address_matcher_takeLastPart(withoutFragment(each.address))];
            for (const part of new Set(parts)) {
                if (part === undefined)
                    continue;
                const alike = byPart.get(part);
                if (alike === undefined)
                    byPart.set(part, [each]);
                else
                    alike.push(each);
            }
        }
        const read = {
            addresses: byPart,
            others: new Set(others.map((each) => address_matcher_takeLastPart(each) ?? '')),
        };
        this.#held += addresses.length;
        if (this.#held > MAX_HELD) {
            this.#written.clear();
            this.#held = addresses.length;
        }
        this.#written.set(path, read);
        return read;
    }
}
const withoutFragment = (address) => address.replace(/#.*$/s, '');
function isIn(parts, address) {
    const part = address_matcher_takeLastPart(address);
    return part !== undefined && parts.includes(part);
}
/** Returns the text of a source; empty for one that cannot be read, which nobody has promised. */
function source_finder_textOf(path) {
    try {
        if ((0,external_node_fs_.statSync)(path).size > MAX_SOURCE)
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
/** Finds what was probably meant by a path that the host does not answer. */





/**
 * Of files that share a name, this many are compared. More share it by convention: nobody can say
 * which is meant.
 */
const MAX_SAME_NAME = 8;
/** How many names with the same initials in one folder are compared for typos. */
const MAX_LIKE = 500;
/** How many folders are left out at the start of a path. */
const MAX_DROPPED = 4;
/** A name with fewer letters, in bytes, is the same in too many places. */
const MIN_LETTERS = 3;
/** Shorter words are compared exactly: `min` is not `max`. */
const MIN_WITH_TYPO = 4;
/** Authors link to the source of a page where its generator does not rewrite such links. */
const SOURCE_ENDING = /\.(?:html?|xhtml|mdx?|markdown|rst|adoc)$/i;
const INDEX = /(?:^|\/)index$/i;
const WORD = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+/gu;
const NUMBER = /^\p{N}/u;
/** The files of one site that may be meant by paths that are known to be broken. */
class PathIndex {
    #served;
    /** The base path without its first slash, decoded; empty for the root. */
    #basePrefix;
    /** By their stem in lower case, by its last segment, and by its `takeInitials`. */
    #byFoldedStem;
    #byName;
    #byInitials;
    constructor(served) {
        this.#served = served;
        const basePath = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
        this.#basePrefix = ((0,byte_strings/* percentDecode */.YZ)(basePath) ?? basePath).slice(1);
        const files = [...served.site.names.keys()].filter((file) => this.#isSuggested(file));
        this.#byFoldedStem = Map.groupBy(files, (file) => fold(this.#getStem(file)));
        this.#byName = Map.groupBy(files, (file) => takeLastSegment(this.#getStem(file)));
        this.#byInitials = Map.groupBy(files, (file) => takeInitials(this.#getStem(file)));
    }
    /** Returns what is near a path of the site that is not answered. */
    find(asked) {
        const path = (0,find_file/* mergeSlashes */.u)(asked);
        let withoutBase = path;
        if (path.startsWith(this.#basePrefix))
            withoutBase = path.slice(this.#basePrefix.length);
        return (this.#findSameStem(path) ??
            makeSimilar('base-path', this.#keepIfAnswered(withoutBase)) ??
            this.#findWithoutStart(path, 2) ??
            this.#findName(path));
    }
    /**
     * Returns the path itself if it is answered, because only what is in front of it is wrong; else
     * what is near it.
     */
    findStart(path) {
        return makeSimilar('base-path', this.#keepIfAnswered(path)) ?? this.find(path);
    }
    /** Returns what is near a path outside the base path. */
    findOutside(asked) {
        const path = (0,find_file/* mergeSlashes */.u)(asked);
        if (takeStemOfPath(path) === '')
            return undefined;
        const { length } = this.#basePrefix;
        const isInside = fold(path.slice(0, length)) === fold(this.#basePrefix);
        if (isInside) {
            const inside = this.#keepIfAnswered(path.slice(length));
            if (inside !== undefined)
                return { kind: 'case', path: inside };
        }
        const same = this.#keepIfAnswered(path) ?? this.#findSameStem(path)?.path;
        return makeSimilar('base-path', same) ?? this.#findWithoutStart(path, 1);
    }
    /**
     * Returns the path under which the host answers with a file; undefined if there is none.
     * `asFile`: with the ending of its name, if both ways work.
     */
    findAddress(file, asFile) {
        const paths = this.#served.listAddresses(file);
        const name = this.#served.nameOf(file);
        if (asFile && !(0,page_names/* isIndexPage */.sf)(name) && paths.includes(name))
            return name;
        return paths[0];
    }
    #getStem(file) {
        return (0,page_names/* getStem */.qp)(this.#served.nameOf(file));
    }
    /**
     * Uploads leave out what is in dot-files, and nobody links to a 404 page. Of `docs.html` and
     * `docs/index.html`, the first one stands for both.
     */
    #isSuggested(file) {
        const name = this.#served.nameOf(file);
        const isSecond = (0,page_names/* isIndexPage */.sf)(name) && this.#served.files.has(`${(0,page_names/* getStem */.qp)(name)}.html`);
        return !isSecond && (0,dot_files/* findDottedPart */.$)(name) === undefined && !(0,page_names/* isNotFoundPage */.np)(name);
    }
    /**
     * Returns the path if the host answers it with a file, and if it is not that of the home page.
     */
    #keepIfAnswered(path) {
        if (takeStemOfPath(path) === '')
            return undefined;
        if (this.#served.findServedFile(path) === undefined)
            return undefined;
        return path;
    }
    #suggest(kind, file, path) {
        return makeSimilar(kind, this.findAddress(file, endsLikeFile(path)));
    }
    /**
     * `.html`, a slash or `index.html`, missing or too much; or upper and lower case, or the Unicode
     * form, too.
     */
    #findSameStem(path) {
        const stem = takeStemOfPath(path);
        const same = this.#byFoldedStem.get(fold(stem)) ?? [];
        const exact = same.findLast((file) => this.#getStem(file) === stem);
        if (exact !== undefined)
            return this.#suggest('ending', exact, path);
        const [only] = same;
        if (only === undefined || same.length > 1)
            return undefined;
        const isSameText = compose(this.#getStem(only)) === compose(stem);
        return this.#suggest(isSameText ? 'unicode' : 'case', only, path);
    }
    /** A site that was made for another base path. `least`: how many segments have to be left. */
    #findWithoutStart(path, least) {
        const most = takeStemOfPath(path).split('/').length - least;
        for (let dropped = 1; dropped <= Math.min(MAX_DROPPED, most); dropped++) {
            const rest = (0,byte_strings/* asBytes */.Yd)(path.split('/').slice(dropped).join('/'));
            if (!isSpecific(takeLastSegment(takeStemOfPath(rest))))
                return undefined;
            const answered = this.#keepIfAnswered(rest);
            if (answered !== undefined)
                return { kind: 'base-path', path: answered };
        }
        return undefined;
    }
    /** Nothing where several names are the same or similar: each may be meant. */
    #findName(path) {
        const stem = takeStemOfPath(path);
        const withTypo = this.#listWithTypo(stem);
        const [file, ...others] = [...this.#listInOtherFolders(stem), ...withTypo];
        if (file === undefined || others.length > 0)
            return undefined;
        const kind = withTypo.length > 0 ? 'typo' : 'elsewhere';
        return this.#suggest(kind, file, path);
    }
    /**
     * The files whose stems have the same last segment, and of these the ones that share most
     * segments before it, too.
     */
    #listInOtherFolders(stem) {
        const name = takeLastSegment(stem);
        if (!isSpecific(name))
            return [];
        const named = this.#byName.get(name) ?? [];
        if (named.length > MAX_SAME_NAME)
            return named;
        const shared = named.map((file) => countSharedSegments(stem, this.#getStem(file)));
        return named.filter((_, i) => shared[i] === Math.max(...shared));
    }
    #listWithTypo(stem) {
        const words = listWords(stem);
        const like = this.#byInitials.get(takeInitials(stem)) ?? [];
        if (like.length > MAX_LIKE || words.every((word) => NUMBER.test(word)))
            return [];
        return like.filter((file) => isTypo(words, listWords(this.#getStem(file))));
    }
}
function makeSimilar(kind, path) {
    if (path === undefined)
        return undefined;
    return { kind, path };
}
/**
 * Does the path end as files of pages or of their sources do, and not as most addresses of pages?
 */
function endsLikeFile(path) {
    return SOURCE_ENDING.test(path);
}
/** Returns the stem that a path asks for: see `getStem`. */
function takeStemOfPath(path) {
    return path.replace(/\/+$/, '').replace(SOURCE_ENDING, '').replace(INDEX, '');
}
function takeLastSegment(stem) {
    return stem.slice(stem.lastIndexOf('/') + 1);
}
/** Is this more than a number or an abbreviation? Each byte beyond ASCII is part of a letter. */
function isSpecific(name) {
    return (name.match(/[a-z\x80-\xff]/gi)?.length ?? 0) >= MIN_LETTERS;
}
/**
 * Returns text in the one of its Unicode forms that most systems write: macOS decomposed what it
 * unpacked.
 */
function compose(bytes) {
    return (0,byte_strings/* toText */.fE)(bytes).normalize('NFC');
}
function fold(bytes) {
    return compose(bytes).toLowerCase();
}
/** Returns how many segments are the same, from the last one on. */
function countSharedSegments(stem, otherStem) {
    const segments = stem.split('/').reverse();
    const others = otherStem.split('/').reverse();
    const differing = segments.findIndex((segment, i) => segment !== others[i]);
    if (differing === -1)
        return segments.length;
    return differing;
}
function takeExtension(stem) {
    return /(?<=[^/])\.[a-z0-9]+$/i.exec(stem)?.[0] ?? '';
}
/**
 * Returns the words of a stem's name, numbers included, without what separates them: `readAsync-2`
 * has three.
 */
function listWords(stem) {
    const name = takeLastSegment(stem.slice(0, stem.length - takeExtension(stem).length));
    return (0,byte_strings/* toText */.fE)(name).match(WORD) ?? [];
}
/**
 * Returns what stems share if one may be the other with a typo: the folder, the type, the first
 * letter of each word, as typos hardly ever change it, and the numbers in full.
 */
function takeInitials(stem) {
    const initials = listWords(stem).map((word) => NUMBER.test(word) ? word : word[0]?.toLowerCase());
    return [(0,byte_strings/* getFolder */.L2)(stem), takeExtension(stem), ...initials].join('\0');
}
/**
 * Is one name the other with one typo? Both have as many words. `page-12` is not `page-13` written
 * badly, `export` not `import`.
 */
function isTypo(words, otherWords) {
    const [at, ...more] = words.keys().filter((i) => words[i] !== otherWords[i]);
    if (at === undefined)
        return true;
    const word = words[at] ?? '';
    const other = otherWords[at] ?? '';
    const isLongEnough = Math.min(word.length, other.length) >= MIN_WITH_TYPO;
    return more.length === 0 && isLongEnough && (0,did_you_mean/* measureEditDistance */.wn)(word, other, 1) === 1;
}

;// CONCATENATED MODULE: ./lib/check/suggestions/find-suggestions.js
/** Says what exists instead of what a broken address names, once all files have been read. */









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
function listNamed() {
    const named = new Map();
    for (const key of Object.keys(BROKEN))
        for (const kind of BROKEN[key])
            named.set(kind, key);
    return named;
}
const NAMED_BY_KIND = listNamed();
/**
 * Returns the suggestions of those findings that have one. They depend only on the findings and the
 * files, not on the order of the findings.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findSuggestions(findings, existing, signal) {
    const found = new Map();
    const broken = findings.filter(({ kind, key, isRest }) => NAMED_BY_KIND.has(kind) && !isRest && !(0,occurrences/* isTruncated */.pQ)(key));
    if (broken.length === 0)
        return found;
    const search = new SuggestionSearch(existing);
    for await (const finding of (0,event_loop/* makeInterruptible */.K9)(broken, signal)) {
        const suggestion = search.find(finding);
        if (suggestion !== undefined)
            found.set(finding, suggestion);
    }
    return found;
}
/** An address of a mailbox, and no name of a file such as `logo@2x.png`. */
const MAILBOX = /^(?!.*@\dx\.|.*\.(?:html?|mdx?|pdf|zip)$)[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}(?:\?|$)/i;
/** Finds the suggestion of one finding after the other. */
class SuggestionSearch {
    #site;
    #files;
    #basePath;
    #addresses;
    #paths;
    #anchors;
    #vanished;
    /** The page whose anchors were looked at last: findings of one page come one after the other. */
    #last;
    constructor({ served, anchors, vanished }) {
        this.#site = served.site;
        this.#files = served.files;
        this.#basePath = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
        this.#addresses = new web_address/* Addresses */.tb(served.site);
        this.#paths = new PathIndex(served);
        this.#anchors = anchors;
        this.#vanished = vanished;
    }
    find(finding) {
        const { kind, key, values } = finding;
        switch (NAMED_BY_KIND.get(kind)) {
            case 'anchor':
                return this.#findAnchor(finding);
            case 'vanished':
                return this.#vanished?.get(key);
            case 'outside':
                return this.#findOutside(key);
            case 'folder':
                if (!key.startsWith(this.#basePath))
                    return this.#findOutside(key);
                return this.#suggest(this.#paths.findStart(key.slice(this.#basePath.length)));
            case 'in-sitemap':
                return this.#findInSitemap((0,byte_strings/* toText */.fE)(key));
            case 'in-redirects':
                // Hosts read their redirect files in the root, so there is no base path.
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
        // With another name, it is the data of another page.
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
        const named = this.#splitKey(key);
        if (named?.fragment === undefined)
            return undefined;
        const similar = this.#indexAnchors(named.page).find(named.fragment);
        const [written = ''] = target.split(/[?#]/, 1);
        const path = this.#paths.findAddress(named.page, endsLikeFile(written));
        if (similar === undefined || path === undefined)
            return undefined;
        return this.#suggest({ kind: similar.kind, path }, `#${(0,byte_strings/* makeReadable */.Dy)(similar.id)}`);
    }
    /** Returns the page and the fragment in the key of a finding. Names may have a `#`, too. */
    #splitKey(key) {
        for (const { index } of key.matchAll(/#/g)) {
            const page = this.#files.get(key.slice(this.#basePath.length, index));
            if (page !== undefined)
                return { page, fragment: (0,web_address/* listAnchorNames */.IL)(key.slice(index)).at(-1) };
        }
        return undefined;
    }
    #indexAnchors(page) {
        if (this.#last?.page === page)
            return this.#last.anchors;
        const anchors = new similar_anchors/* AnchorIndex */._s((0,rules_anchors/* splitIds */.Du)(this.#anchors.get(page) ?? byte_strings/* NO_BYTES */.CR));
        this.#last = { page, anchors };
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
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when the
 * folder itself cannot be read or a report cannot be written
 */
function checkSite(options) {
    return (0,pool/* usePool */.Q2)(READING, options.signal, (pool) => checkInPool(pool, options));
}
/**
 * Returns what is counted in an earlier site, to compare a later one with it.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when the
 * folder itself cannot be read
 */
function countEarlierFindings(options) {
    return (0,pool/* usePool */.Q2)(READING, options.signal, async (pool) => {
        const { counted, external } = await countSite(pool, options);
        return { ...counted, external: new Set(external.keys()) };
    });
}
async function checkInPool(pool, options) {
    const { domain, listed, workspace, clock } = options;
    const started = clock.now();
    const counts = await countSite(pool, options);
    const comparison = compareWithEarlier(counts.counted, options);
    const sources = makeSourceFinder(counts, options);
    const findings = await judgeCounted(counts, comparison, sources, options);
    const diagnosis = findDiagnosis({
        served: counts.served,
        listed: listed.names,
        addresses: counts.links + counts.loads,
        findings,
        workspace: workspace?.folder,
        job: options.job,
    });
    const report = makeReport({ counts, findings, comparison, diagnosis }, options);
    const shown = { ...report, unlisted: comparison?.countUnlisted() };
    const page = renderReportPage(shown, domain ?? (0,external_node_path_.basename)(listed.root), clock.now(), {
        siteAddress: findSiteAddress(options),
        repository: workspace?.repository,
        sections: counts.changes?.sections ?? [],
    });
    const externalLinks = {
        places: counts.external,
        names: counts.served.site.names,
        earlier: options.earlier?.external,
        findSource: (name, address) => sources.find(name, { address, isWritten: false }),
    };
    const paths = await (0,report_files/* writeReports */.Li)({ report, page, externalLinks }, options);
    return { ...shown, ...paths, diagnosis, elapsedMs: clock.now() - started, page };
}
function listAccepted({ accepted = [] }) {
    return accepted.filter(({ code }) => !(0,codes/* isLive */.DG)(code));
}
/** Returns the comparison with the earlier site; undefined if there is none. */
function compareWithEarlier(later, options) {
    const { earlier, places, clock } = options;
    if (earlier === undefined)
        return undefined;
    const accepted = listAccepted(options);
    return new FindingComparison({ earlier, later, accepted, now: clock.now(), places });
}
function makeSourceFinder({ served, sources }, options) {
    const { basePath, domain, workspace } = options;
    const isAnswered = (path) => served.answer(path) !== undefined;
    return new SourceFinder({ basePath, domain, pages: sources, workspace, isAnswered });
}
/** Returns the findings, and which of them are accepted, in the order in which they matter. */
async function judgeCounted({ counted, served, anchors, changes }, comparison, sources, options) {
    const { signal, clock } = options;
    const vanished = changes?.suggestions;
    const suggestions = await findSuggestions(counted.findings, { served, anchors, vanished }, signal);
    const found = await listFindings(counted, signal, {
        suggestions,
        isNew: (finding) => comparison?.isNew(finding),
        findSource: (page, target) => sources.find(page, target),
    });
    const judged = await judgeFindings(found, listAccepted(options), clock.now(), signal);
    // Findings about the accepted entries themselves are not new: they are not about the site.
    const isNewByDefault = comparison === undefined ? undefined : false;
    return (0,order/* sortByWeight */.CM)(judged.map((finding) => ({ ...finding, isNew: finding.isNew ?? isNewByDefault })));
}
/** Returns the content of `report.json`: its fields are in this order. */
function makeReport({ counts, findings, comparison, diagnosis }, { host, basePath, domain, job, siteDigest }) {
    return {
        format: 1,
        host,
        basePath,
        domain,
        job,
        siteDigest,
        diagnosis: diagnosis?.message,
        ...(0,count_findings/* countFindings */.Gt)(findings),
        fixed: comparison?.countFixed(),
        files: counts.fileCount,
        pages: counts.pageCount,
        links: counts.links,
        loads: counts.loads,
        undecided: counts.undecided,
        findings,
    };
}
/**
 * Returns the start of the addresses of pages in `report.html`: those of this build, because at
 * `domain` is the previous one. Undefined if they have none.
 */
function findSiteAddress(options) {
    const { listed, linksToFiles, previewUrl, reportDir } = options;
    if (previewUrl !== undefined)
        return previewUrl;
    if (!linksToFiles || reportDir === undefined)
        return undefined;
    const way = (0,external_node_path_.relative)(reportDir, listed.root);
    // On Windows, there is no way from one drive to another.
    if ((0,external_node_path_.isAbsolute)(way))
        return undefined;
    return (0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(`./${way.replaceAll(external_node_path_.sep, '/')}/`));
}


/***/ }),

/***/ 4575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ countBytesToRead),
/* harmony export */   XX: () => (/* binding */ makeBatches),
/* harmony export */   fd: () => (/* binding */ readAs)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2104);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2198);
/* harmony import */ var _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2226);
/** Which files are read, and in which portions. */




/** The files that are read. The first entry that matches a name counts. */
const READABLE = [
    { as: 'page', matches: _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isPage */ .yp },
    { as: 'style', matches: (name) => /\.css$/i.test(name) },
    { as: 'script', matches: (name, { offline }) => offline && /\.m?js$/i.test(name) },
    { as: 'document', matches: (name) => (0,_web_documents_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .findDocument */ .$)(name) !== undefined, maxBytes: _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DOCUMENT */ .$0 },
    { as: 'key', matches: _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHoldKey */ .Sv, maxBytes: _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SEARCHED */ .LA },
];
/** Returns what a file of that name is read as; undefined if it is not read. */
function readAs(name, rules) {
    return READABLE.find((entry) => entry.matches(name, rules))?.as;
}
/** Returns how many bytes of a file of that name and size are read. */
function countBytesToRead(name, size, rules) {
    const entry = READABLE.find(({ matches }) => matches(name, rules));
    if (entry === undefined)
        return 0;
    return Math.min(size, entry.maxBytes ?? size);
}
const BATCH_BYTES = 4_000_000;
/** Of small files, their number counts: opening one takes longer than reading it. */
const BATCH_FILES = 500;
/**
 * Returns the files to read, in batches: files of one folder stay together, because they share most
 * of their addresses; the largest batches come first.
 */
function makeBatches({ names, sizes }, rules) {
    const byFolder = names
        .map((name, index) => ({ index, name, folder: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(name) }))
        .filter(({ name }) => readAs(name, rules) !== undefined)
        .sort((a, b) => (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBytes */ .Xo)(a.folder, b.folder) || a.index - b.index);
    const batches = [];
    for (const { index, name } of byFolder) {
        const bytes = countBytesToRead(name, sizes[index] ?? 0, rules);
        let batch = batches.at(-1);
        if (batch === undefined ||
            batch.bytes + bytes > BATCH_BYTES ||
            batch.files.length >= BATCH_FILES) {
            batch = { files: [], bytes: 0 };
            batches.push(batch);
        }
        batch.files.push(index);
        batch.bytes += bytes;
    }
    return batches.sort((a, b) => b.bytes - a.bytes);
}


/***/ }),

/***/ 7688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a3: () => (/* binding */ mayHoldReports),
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
;// CONCATENATED MODULE: ./lib/findings/other-reports/worst.js
/**
 * What the reports for other programs have in common: which findings they list, and where those
 * are.
 */




/** Programs that read these reports show each finding. */
const MAX_FINDINGS = 5_000;
/** Returns at most 5,000 findings: failures first, then by severity, accepted ones last. */
function pickWorst(findings, isFailure) {
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
 * Returns the places of a finding in words, each as `guide.html, line 24: docs/guide.md, line 7`.
 */
function listPlaces({ spots, pages }) {
    const places = spots.map(({ page, line, source }) => {
        const place = `${page}${(0,describe_finding/* describeLine */.ES)({ line })}`;
        if (source === undefined)
            return place;
        return `${place}: ${source.path}${(0,describe_finding/* describeLine */.ES)(source)}`;
    });
    const more = pages - new Set(spots.map(({ page }) => page)).size;
    if (more > 0)
        places.push((0,units/* count */.U9)(more, 'more page'));
    return places;
}
/**
 * Returns the file to open for a finding, from the workspace on: its source if that is known,
 * otherwise the page; for the site itself, its start page. `folder`: that of the site, from the
 * workspace on; empty if it is not in there.
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






/** How much of a path is shown, in UTF-16 units: a shorter one would lead to no file. */
const MAX_PATH = 4_096;
const SEVERITY_NAMES = {
    error: 'major',
    warning: 'minor',
    notice: 'info',
};
/**
 * Returns findings as a report of GitLab's Code Quality lists them; accepted ones are left out.
 * `folder`: as in `locate`.
 * https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format (2025-11)
 */
function listCodeQuality(findings, isFailure, folder) {
    const counted = findings.filter(findings_finding/* isCounted */.he);
    const numbers = numberEqual(counted);
    return pickWorst(counted, isFailure).listed.map((finding) => {
        const { path, line } = locate((0,describe_finding/* pickSpot */.eY)(finding.spots), folder);
        return {
            description: describe(finding),
            check_name: finding.code,
            fingerprint: fingerprintOf(finding, numbers.get(finding) ?? 1),
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
    const places = listPlaces(finding).map((place) => (0,clean/* clean */.uH)(place));
    if (places.length === 0)
        return words;
    return `${words} In ${places.join('; ')}.`;
}
/** Returns which of those with the same code and address a finding is, from 1 on. */
function numberEqual(findings) {
    const numbers = new Map();
    for (const equal of Map.groupBy(findings, identityOf).values()) {
        // What is new comes first in the list, and is not new in the next build.
        const inOrder = equal.toSorted((a, b) => (0,byte_strings/* compareBytes */.Xo)(contentOf(a), contentOf(b)));
        for (const [i, finding] of inOrder.entries())
            numbers.set(finding, i + 1);
    }
    return numbers;
}
const identityOf = ({ code, address, target }) => JSON.stringify([code, address ?? target]);
const contentOf = ({ target, message }) => JSON.stringify([target, message]);
function fingerprintOf(finding, number) {
    const identity = identityOf(finding);
    const text = number === 1 ? identity : `${identity} ${number}`;
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}

// EXTERNAL MODULE: ./lib/text/markup.js
var text_markup = __webpack_require__(2755);
;// CONCATENATED MODULE: ./lib/findings/other-reports/junit.js





/** How much of an address a case is called, in UTF-16 units. */
const MAX_NAME = 500;
/** What XML 1.0 cannot have, not even escaped, and text that is clean can. */
const NOT_IN_XML = /[\uFFFE\uFFFF]/g;
/**
 * Returns findings as `junit.xml`: a suite for each code, a case for each finding. Notices are left
 * out unless they are failures. `folder`: as in `locate`.
 * https://github.com/testmoapp/junitxml (2025-11)
 */
function renderJunit(findings, isFailure, folder) {
    const shown = findings.filter((each) => each.severity !== 'notice' || isFailure(each));
    const { listed, more } = pickWorst(shown, isFailure);
    const names = new Map();
    const cases = listed.map((finding) => {
        const result = resultOf(finding, isFailure);
        return makeCase(finding, result, nameApart(finding, names), folder);
    });
    if (more > 0)
        cases.push(makeLastCase(more));
    return renderCases(cases);
}
/** Returns a `junit.xml` that says why there are no findings: the check could not be done. */
function renderJunitError(why) {
    const suite = 'not-checked';
    const outcome = (0,text_markup/* html */.qy) `<error message="${why}" type="${suite}"/>`;
    return renderCases([makePlainCase(suite, 'the site', { kind: 'error' }, outcome)]);
}
/** Returns a case that is about no file. */
function makePlainCase(suite, name, result, outcome) {
    const about = (0,text_markup/* html */.qy) `name="${name}" classname="${suite}" time="0"`;
    return { result, suite, name, markup: (0,text_markup/* html */.qy) `<testcase ${about}>${outcome}</testcase>\n` };
}
function renderCases(cases) {
    const suites = [...Map.groupBy(cases, ({ suite }) => suite)];
    const markup = (0,text_markup/* html */.qy) `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docs-export-action" ${countsOf(cases)}>
${suites.map(([name, ofSuite]) => makeSuite(name, ofSuite))}</testsuites>
`;
    return markup.text.replace(NOT_IN_XML, '\uFFFD');
}
function resultOf(finding, isFailure) {
    if (isFailure(finding))
        return { kind: 'failure' };
    const { accepted, isNew, message } = finding;
    if (accepted !== undefined)
        return { kind: 'skipped', reason: (0,describe_finding/* describeAcceptance */.ju)(accepted) };
    if (isNew === false)
        return { kind: 'skipped', reason: 'known' };
    return { kind: 'skipped', reason: message };
}
/** Returns a name that no other case of its suite has: programs take equal names for one case. */
function nameApart({ code, target, address }, names) {
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
    const markup = (0,text_markup/* html */.qy) `<testcase ${about}>${outcomeOf(finding, result)}</testcase>\n`;
    return { result, suite: finding.code, name, markup };
}
function outcomeOf(finding, result) {
    if (result.kind === 'skipped')
        return (0,text_markup/* html */.qy) `<skipped message="${result.reason}"/>`;
    const { code, message } = finding;
    return (0,text_markup/* html */.qy) `<failure message="${message}" type="${code}">${detailsOf(finding)}</failure>`;
}
function detailsOf(finding) {
    const { message, suggestion, target } = finding;
    const lines = [message];
    if (suggestion !== undefined)
        lines.push(suggestion.message);
    if (target !== '')
        lines.push(`Target: ${target}`);
    lines.push(...listPlaces(finding));
    return (0,text_markup/* html */.qy) `${lines.map((line) => (0,text_markup/* html */.qy) `${line}\n`)}`;
}
function makeLastCase(more) {
    const suite = 'not-listed';
    const name = (0,units/* count */.U9)(more, 'more finding');
    const reason = `${name}: report.json has all of them`;
    const outcome = (0,text_markup/* html */.qy) `<skipped message="${reason}"/>`;
    return makePlainCase(suite, name, { kind: 'skipped', reason }, outcome);
}
function makeSuite(name, cases) {
    return (0,text_markup/* html */.qy) `<testsuite name="${name}" ${countsOf(cases)}>
${cases.map(({ markup }) => markup)}</testsuite>
`;
}
function countsOf(cases) {
    const countOf = (kind) => cases.filter(({ result }) => result.kind === kind).length;
    const failed = (0,text_markup/* html */.qy) `failures="${countOf('failure')}" errors="${countOf('error')}"`;
    const skipped = (0,text_markup/* html */.qy) `skipped="${countOf('skipped')}"`;
    return (0,text_markup/* html */.qy) `tests="${cases.length}" ${failed} ${skipped} time="0"`;
}

;// CONCATENATED MODULE: ./lib/findings/advice.js
/**
 * What to do about findings with a code: a sentence or two. `report.html` shows them, and
 * docs/check.md has them word for word, which a test checks.
 */
const ADVICE = {
    'no-index': 'Point `site-path` at the folder that the generator writes to, not at its parent or a subfolder. If the home page is empty, build the site again.',
    'broken-link': 'Correct the link, restore the page, or set up a redirect at the host. If many links are broken in the same way, check `host` and `base-path` first. The address of the page may be in a different folder than its file. If so, add or remove the slash at the end of links to the page, set `trailingSlash` (`true` on Vercel, `auto` on Azure), or start the address with a slash.',
    'broken-asset': 'Correct the address, or publish the file: the build or the upload may have left it out. If the content does not match `integrity`, make the build write the hashes after its last change to the files. Keep Git from changing line endings (`* -text` in `.gitattributes`). The address of the page may be in a different folder than its file. If so, add or remove the slash at the end of links to the page, set `trailingSlash` (`true` on Vercel, `auto` on Azure), or start the address with a slash.',
    'empty-page': 'Build the site again, or restore the content of the page. If the page is meant to be empty, accept the finding.',
    'broken-anchor': 'Correct the fragment, or give a heading on the page this id. Generators derive ids from headings, so a reworded heading breaks the links to it.',
    'external-load': 'Copy the file into the site and load it from there. If it is fine for the site to depend on that host, accept the finding.',
    metadata: 'Correct the address in the template or in the generator’s configuration, or publish the missing file.',
    feed: 'Configure the generator to use the published address in the feed.',
    'mixed-content': 'Use `https:` instead of `http:`. For a file of the site itself, use an address without a host.',
    'outside-base-path': 'Set the base path in the generator’s configuration or, for an export, at the service. Or make the address relative to the page. If the link should leave the site, add a host name.',
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
    'canonical-host': 'Set the address of the site in the generator’s configuration or, for an export, at the service. Check `domain`, too.',
    sitemap: 'Configure the generator to write the sitemap after all pages. A page that should not be indexed needs no entry: accept the finding.',
    'markdown-twin': 'Configure the generator to write a Markdown version of each page, and to empty its output folder first. If the page does not need one, or the file is not the version of a page, accept the finding.',
    'not-indexed': 'Remove the line from `robots.txt`, or the `<meta>` element from the template, and build the site for production. If search engines should not list the site, accept the finding.',
    'unlinked-page': 'Add a link to the page, for example in the navigation, or remove the page. If readers only come from elsewhere, accept the finding.',
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

// EXTERNAL MODULE: ./lib/findings/count-findings.js
var count_findings = __webpack_require__(4600);
// EXTERNAL MODULE: ./lib/findings/order.js
var order = __webpack_require__(2442);
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
 * The script of `report.html`: it hides the findings that the filters leave out, which the address
 * of the page names. A row may stand for several: of those that match in part, the others are
 * hidden, and what is left is unfolded. Of each sort, the first ones are shown. In print, all are.
 * What to do about a code is above the first findings of it that are shown.
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
    const others = [...(folded?.querySelectorAll('li') ?? [])].map((item) => ({ item, isFolded: item.hidden,
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
      other.item.hidden = isPart ? !isFound : other.isFolded
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











/** More rows of one sort than anybody reads; `report.json` has all of them. */
const MAX_ROWS = 5_000;
/**
 * How many findings are named that are like the one that is shown, unless the page is filtered, and
 * how many pages.
 */
const MAX_OTHERS = 100;
const MAX_PAGES = 2_000;
/** Fewer findings need no filters. */
const MANY_FINDINGS = 20;
/** Returns `report.html`: one file that loads nothing, and is readable without its script, too. */
function renderPage(page) {
    const { title, details, findings, facts, praise, sections } = page;
    const isClean = findings.length === 0;
    const shownDetails = details.map((detail) => (0,text_markup/* html */.qy) `<span>${detail}</span>`);
    return (0,text_markup/* html */.qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy()}">
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
${isClean ? (0,text_markup/* html */.qy) `<p class="clean">${praise}</p>` : renderFindings(findings, page)}
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
function contentPolicy() {
    const own = (0,text_markup/* html */.qy) `style-src ${digest(STYLE)}; script-src ${digest(SCRIPT)}`;
    return (0,text_markup/* html */.qy) `default-src 'none'; base-uri 'none'; form-action 'none'; ${own}`;
}
function digest(content) {
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
function formatNumber(count) {
    return count.toLocaleString('en');
}
/** Returns an attribute without a value, if it is set. */
function attribute(name, isSet) {
    if (isSet)
        return (0,text_markup/* trustMarkup */.dE)(` ${name}`);
    return undefined;
}
function renderFindings(findings, options) {
    const advised = new Set();
    const groups = (0,order/* groupBySort */.B_)(findings).map((group) => {
        const [first] = group;
        const isAdvised = first !== undefined && advised.has(first.code);
        if (first !== undefined)
            advised.add(first.code);
        return { findings: group, rows: (0,order/* groupAlike */.Mr)(group).slice(0, MAX_ROWS), isAdvised };
    });
    return (0,text_markup/* html */.qy) `<div class="tools">
<details hidden data-many="${findings.length >= MANY_FINDINGS ? 'yes' : 'no'}"><summary>Filter</summary>
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
${findings.length >= MANY_FINDINGS ? renderPages(findings) : undefined}
</div>
${renderShare(groups, findings)}
${groups.map((group) => renderGroup(group, options))}<p class="none" hidden>No finding on this page matches the filter.</p>`;
}
/** Returns findings of a sort, below what to do about them. */
function renderGroup({ findings, rows, isAdvised }, options) {
    const [first] = findings;
    if (first === undefined)
        return (0,text_markup/* html */.qy) ``;
    const advice = ADVICE[first.code];
    const hidden = attribute('hidden', isAdvised);
    const news = describeNews(first);
    const shown = (0,count_findings/* getShownSeverity */.$g)(first);
    const mark = [(0,findings_finding/* isCounted */.he)(first) ? '' : 'accepted', news, first.severity].filter(Boolean).join(' ');
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
/** Returns how many of the findings are on the page, if there are others. */
function renderShare(groups, findings) {
    const rows = groups.flatMap((group) => group.rows);
    const shown = rows.reduce((sum, { others }) => sum + 1 + others.length, 0);
    if (shown === findings.length)
        return undefined;
    const share = `${formatNumber(shown)} of ${formatNumber(findings.length)} findings`;
    return (0,text_markup/* html */.qy) `<p>This page has ${share}, the first ones of each code; report.json has all of them.</p>`;
}
/** Returns whether a finding is new; empty if that is not known. */
function describeNews({ isNew }) {
    if (isNew === undefined)
        return '';
    if (isNew)
        return 'new';
    return 'known';
}
/**
 * Returns the values that findings have, each with their number, to choose one of; undefined if
 * there is nothing to choose.
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
    const checked = attribute('checked', value === '');
    const input = (0,text_markup/* html */.qy) `<input type="radio" name="${name}" value="${value}"${checked}>`;
    return (0,text_markup/* html */.qy) `<label>${input} ${shown} <b>${countAll(findings)}</b></label>\n`;
}
/** Returns how many findings there are, those that are not listed included. */
function countAll(findings) {
    const number = formatNumber(findings.length);
    if (findings.some(({ isRest }) => isRest))
        return `at least ${number}`;
    return number;
}
/** Returns the pages, those to begin with first; each leads to its findings. */
function renderPages(findings) {
    const pages = (0,count_findings/* findWorstPages */.Rz)(findings, MAX_PAGES);
    if (pages.length < 2)
        return undefined;
    const items = pages.map(([page, times]) => {
        const fragment = (0,text_markup/* html */.qy) `#page=${(0,text_markup/* encodeAddress */.jX)((0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(page)))}`;
        return (0,text_markup/* html */.qy) `<li><a href="${fragment}">${page}</a> <b>${formatNumber(times)}</b></li>\n`;
    });
    return (0,text_markup/* html */.qy) `<details class="pages"><summary>By page <b>${formatNumber(pages.length)}</b></summary>
<ul>
${items}</ul>
</details>`;
}
function renderRow({ first, others }, options) {
    return (0,text_markup/* html */.qy) `<li class="finding">
<div>${renderFinding(first, others)}</div>
<div class="where">${renderWhere(first, options)}</div>
</li>
`;
}
/** Returns what is wrong, and what was meant. What others are like is set apart from the rest. */
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
    // In full, the target says it already.
    if (address !== undefined && !target.endsWith(address))
        parts.push((0,text_markup/* html */.qy) `<p class="address own">${address}</p>`);
    if (accepted !== undefined)
        parts.push((0,text_markup/* html */.qy) `<p class="reason">${(0,describe_finding/* describeAcceptance */.ju)(accepted)}</p>`);
    return (0,text_markup/* html */.qy) `${parts}${renderOthers(others, isShared)}`;
}
function renderWhere(finding, options) {
    const { count: times, pages, spots } = finding;
    const parts = [renderSpots(finding, options)];
    if (pages > spots.length)
        parts.push((0,text_markup/* html */.qy) `<p>and ${(0,units/* count */.U9)(pages - spots.length, 'more page')}</p>`);
    if (times > Math.max(pages, 1))
        parts.push((0,text_markup/* html */.qy) `<p>${formatNumber(times)} times in all</p>`);
    return (0,text_markup/* html */.qy) `${parts}`;
}
function renderSpots({ code, spots, isRest }, options) {
    if (spots.length === 0)
        return isRest ? (0,text_markup/* html */.qy) `other addresses` : (0,text_markup/* html */.qy) `–`;
    const links = code === 'leaked-file' ? NO_LINKS : options;
    return (0,text_markup/* html */.qy) `<ul>${spots.map((spot) => renderSpot(spot, links))}</ul>`;
}
/**
 * Returns findings that are like the one that is shown: all of them, because the script finds them
 * by their pages.
 */
function renderOthers(others, isShared) {
    if (others.length === 0)
        return undefined;
    const items = others.map((other, i) => {
        const hidden = attribute('hidden', i >= MAX_OTHERS);
        const message = isShared ? undefined : (0,text_markup/* html */.qy) ` ${other.message}`;
        return (0,text_markup/* html */.qy) `<li${hidden}>${other.target}${message}${renderPagesOf(other)}</li>\n`;
    });
    const summary = (0,units/* count */.U9)(others.length, 'similar address', 'similar addresses');
    return (0,text_markup/* html */.qy) `<details class="others"><summary>${summary}</summary><ul>
${items}</ul>${renderRest(others.length - MAX_OTHERS)}</details>`;
}
function renderRest(count) {
    if (count <= 0)
        return undefined;
    return (0,text_markup/* html */.qy) `<p>… and ${formatNumber(count)} more in report.json</p>`;
}
/**
 * Returns the first pages of a finding that is only named: for the script, also where it is about
 * the page itself.
 */
function renderPagesOf({ target, spots }) {
    if (spots.length === 0)
        return undefined;
    const pages = spots.map(({ page }, i) => {
        const comma = i === 0 ? '' : ', ';
        return (0,text_markup/* html */.qy) `${comma}<span data-page="${page}">${page}</span>`;
    });
    const isItself = spots.every(({ page }) => page === target);
    return (0,text_markup/* html */.qy) ` <small${attribute('hidden', isItself)}>in ${pages}</small>`;
}
/** Nobody is led to the public address of a secret. */
const NO_LINKS = { siteAddress: undefined, repository: undefined };
function renderSpot({ page, line, source }, { siteAddress, repository }) {
    // A name that is no text cannot be written in an address.
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
/** Returns where a page is written, as a link if that is in the workflow's own repository. */
function renderSource(source, repository) {
    const isOwn = repository !== undefined && (0,findings_finding/* isInRepository */.cC)(source, repository);
    return (0,text_markup/* renderLink */.BK)((0,text_markup/* html */.qy) `${source.path}`, isOwn ? source.url : undefined);
}

// EXTERNAL MODULE: ./lib/text/json-report.js
var json_report = __webpack_require__(4488);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
;// CONCATENATED MODULE: ./lib/check/external-links.js
/**
 * The lists of addresses of other hosts: for checkers of outside links, and for whoever mends them.
 */




/**
 * Writes the addresses of other hosts into `folder`, one a line and each once, all and those that
 * the earlier site does not name, and where all of them stand: `external-links.tsv`. Returns the
 * paths of the first two.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws
 */
async function writeExternalLinks(folder, links, signal) {
    const all = [...links.places.keys()].sort(byte_strings/* compareBytes */.Xo);
    const isNew = (address) => links.earlier?.has(address) !== true;
    const paths = {
        externalLinksPath: (0,external_node_path_.join)(folder, 'external-links.txt'),
        newExternalLinksPath: (0,external_node_path_.join)(folder, 'new-external-links.txt'),
    };
    await (0,promises_.writeFile)(paths.externalLinksPath, joinLines(all), { signal });
    await (0,promises_.writeFile)(paths.newExternalLinksPath, joinLines(all.filter(isNew)), { signal });
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'external-links.tsv'), renderTable(all, links), { signal });
    return paths;
}
function joinLines(addresses) {
    return addresses.map((address) => `${address}\n`).join('');
}
/** Yields the rows of each address: address, page, line, source, line of the source. */
function* renderTable(all, links) {
    for (const address of all)
        yield renderRows(address, links).join('');
}
function renderRows(address, links) {
    const found = external_links_listPlaces(links.places.get(address) ?? []);
    // No place is known of what only a rule about something else has read.
    if (found.length === 0)
        return [external_links_renderRow([address, '', '', '', ''])];
    return found.map(({ file, line }) => {
        const page = (0,byte_strings/* toText */.fE)((0,tree/* getFileName */.WP)(links, file));
        const source = links.findSource(page, address);
        return external_links_renderRow([address, page, line || '', source?.path ?? '', source?.line ?? '']);
    });
}
/** Returns the places of an address in the order of files and lines. */
function external_links_listPlaces(places) {
    const pairs = [];
    for (let i = 0; i < places.length; i += 2)
        pairs.push({ file: places[i] ?? 0, line: places[i + 1] ?? 0 });
    return pairs.sort((one, other) => one.file - other.file || one.line - other.line);
}
function external_links_renderRow(fields) {
    const cells = fields.map((field) => (0,byte_strings/* asBytes */.Yd)(`${field}`).replace(/[\t\n\r]/g, byte_strings/* percentEncode */.a));
    return `${cells.join('\t')}\n`;
}

;// CONCATENATED MODULE: ./lib/check/report-files.js













/**
 * Writes the reports, if there are to be any, and returns their paths.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws
 */
async function writeReports({ report, page, externalLinks }, options) {
    const { reportDir, signal, verify = 'strict', failOn = failing/* ERRORS_ALONE */.ky } = options;
    if (reportDir === undefined)
        return { reportPath: '', externalLinksPath: '', newExternalLinksPath: '' };
    const inJson = { ...report, findings: report.findings.map(findings_finding/* makeReportEntry */.Po) };
    const reportPath = await (0,json_report/* writeJsonReport */.a)(reportDir, 'report.json', inJson, signal);
    await (0,promises_.writeFile)((0,external_node_path_.join)(reportDir, 'report.html'), renderPage(page));
    const site = { root: options.listed.root, workspace: options.workspace?.folder };
    await writeOtherReports(reportDir, report.findings, { verify, failOn }, site, signal);
    return { reportPath, ...(await writeExternalLinks(reportDir, externalLinks, signal)) };
}
/**
 * Writes `junit.xml` and `gl-code-quality-report.json` into an existing folder.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
async function writeOtherReports(reportDir, findings, gate, site, signal) {
    const folder = findSiteFolder(site);
    const fails = (finding) => (0,failing/* isFailure */.N6)(finding, gate);
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
/** Enough of a file to see whether it is ours, in bytes. */
const START_SIZE = 200;
function findOwnReports(reportDir) {
    return REPORTS.filter(({ mark, start }) => {
        const read = () => (0,read_start_of_file/* readStartOfFile */.g)((0,external_node_path_.join)(reportDir, mark), START_SIZE).toString();
        return start.test((0,file_errors/* tryOnDisk */.c)(read, ''));
    });
}
/**
 * Returns whether a run that cannot check anything may write into a folder: it has reports of an
 * earlier run, or nothing at all.
 */
function mayHoldReports(reportDir) {
    const names = (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readdirSync)(reportDir), []);
    return names.length === 0 || findOwnReports(reportDir).length > 0;
}
/**
 * Removes the reports of an earlier run: if this one breaks off, programs would take them for its
 * own. Files of the same names that no run wrote are kept.
 * @throws what the file system throws
 */
function removeReports(reportDir) {
    for (const { mark, others } of findOwnReports(reportDir)) {
        // Without its mark, nobody would know later whose the rest is.
        for (const name of [...others, mark])
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(reportDir, name), { force: true });
    }
}
/**
 * Writes a `junit.xml` with an error that says why a site was not checked. Code Quality has nothing
 * like that: to GitLab, an empty report means that all is well.
 * @throws what the file system throws
 */
function writeJunitError(reportDir, why) {
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(reportDir, 'junit.xml'), renderJunitError(why));
}
/** Returns the folder of the site from the workspace on; empty if it is not in there. */
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
// EXTERNAL MODULE: ./lib/web/address.js
var web_address = __webpack_require__(1986);
;// CONCATENATED MODULE: ./lib/check/rules/dead-address.js



/** Schemes of web servers: only what is invalid leads nowhere with them. */
const WEB = new Set(['http', 'https', 'ws', 'wss']);
/**
 * Schemes that browsers load without a server, their own pictures and what their extensions hold
 * included.
 */
const LOADED = /^(?:data|blob|about|javascript|chrome|resource|[a-z-]+-extension)$/;
/**
 * Any of these letters too much, too few, or in another place. `shttp` was a scheme once: RFC 2660.
 */
const LIKE_HTTP = /^(?!shttp$)(?=.*t)(?=.*p)[htps]{3,8}$/;
/** A name of a host that reads like a scheme, and its port. */
const HOST_AND_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/;
/**
 * Returns why no browser can use an address that leads to no server, as the end of a sentence;
 * undefined if one may. Other programs may well open links and frames with schemes of their own:
 * `mailto:`, `vscode:`.
 */
function findDeadReason(use, address) {
    if (address.length > web_address/* MAX_ADDRESS */.wm && !(0,byte_strings/* hasOtherScheme */.mS)(address))
        return 'it is longer than any address that browsers open';
    // As browsers do: https://url.spec.whatwg.org/#concept-basic-url-parser
    const clean = address.replace(/[\t\n\r]+|^[\0-\x20]+|[\0-\x20]+$/g, '').toLowerCase();
    const scheme = /^([a-z][a-z\d+.-]*):/.exec(clean)?.[1];
    if (scheme === undefined || WEB.has(scheme))
        return 'it is not a valid address';
    if (scheme === 'file' || /^[a-z]:[\\/]/.test(clean))
        return 'it points to a file on the author’s computer';
    if (HOST_AND_PORT.test(clean))
        return 'without `https://` before it, browsers take the host for a scheme';
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



/**
 * What begins with two slashes and a name that no public host has, and what follows it up to a
 * query.
 */
const AS_HOST = /^[\0-\x20]*[\\/]{2}([^\\/?#.:@\s]+)([\\/][^?#]*)?(?:[?#]|$)/;
/**
 * Returns what an address was probably meant to be that browsers take for one of another host,
 * because two slashes are in front of a folder of the site, as in `//assets/app.js`. Undefined if
 * there is no such folder.
 */
function findFolderAsHost(value, site, addresses) {
    const found = value.match(AS_HOST);
    const folder = found?.[1] ?? byte_strings/* NO_BYTES */.CR;
    const rest = found?.[2] ?? byte_strings/* NO_BYTES */.CR;
    if (folder === '')
        return undefined;
    const meant = addresses.resolve(byte_strings/* ROOT */.Dl.concat(folder, rest), addresses.baseOfFile(page_names/* HOME_PAGE */.Ko));
    const isWithinBasePath = meant.kind === 'site' && site.basePath !== '/';
    if (isWithinBasePath || (0,tree/* hasFolder */.bU)(site.names, `${folder}/`))
        return meant;
    return undefined;
}

// EXTERNAL MODULE: ./lib/check/rules/full-path.js
var full_path = __webpack_require__(5763);
;// CONCATENATED MODULE: ./lib/check/rules/address-faults.js
/** What is wrong with an address, wherever in a folder it is written. */






const NO_VALUES = { why: '', to: '', line: '' };
/** Returns what is wrong with an address; undefined if nothing is. */
function findAddressFault({ use, value, address, answer }, served, addresses) {
    switch (address.kind) {
        case 'no-request':
            return findDeadFault(use, value);
        case 'other-host':
            return (findFolderFault(use, value, served, addresses) ?? findExternalFault(use, value, address));
        case 'outside-base-path': {
            if (address.explicit || served.isServicePath(address.path))
                return undefined;
            return makeFault(chooseKind(use, 'outside'), address.path);
        }
        case 'site':
            return findSiteFault(use, address, answer, served);
    }
}
/** What is wrong with an address: the kinds of a link, and of what a page loads. */
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
function findDeadFault(use, value) {
    const why = findDeadReason(use, value);
    if (why === undefined)
        return undefined;
    return makeFault(chooseKind(use, 'dead'), value, { why });
}
/** Returns what is wrong with an address if two slashes are in front of a folder of the site. */
function findFolderFault(use, value, served, addresses) {
    const meant = findFolderAsHost(value, served.site, addresses);
    const kind = chooseKind(use, 'folder');
    if (meant?.kind === 'site')
        return makeFault(kind, (0,full_path/* makeFullPath */.j)(meant.path, served));
    if (meant?.kind === 'outside-base-path')
        return makeFault(kind, meant.path);
    return undefined;
}
function findExternalFault(use, value, { url }) {
    if ((0,vocabulary/* isClicked */.Uk)(use))
        return undefined;
    if (!isOwnMachine(URL.parse(url)?.hostname ?? ''))
        return makeFault('external-load', url);
    const why = 'it points to the reader’s own computer';
    return makeFault('broken-asset/dead', value, { why });
}
function findSiteFault(use, address, answer, served) {
    const { path, query } = address;
    const key = (0,full_path/* makeFullPath */.j)(path, served);
    if (answer === undefined)
        return makeFault(chooseKind(use, 'missing'), key);
    if (!(0,vocabulary/* isClicked */.Uk)(use)) {
        const isPageForFile = answer.kind === 'shared-page' && page_names/* SUBRESOURCE_PATH */.BU.test(path);
        if (isPageForFile)
            return makeFault('broken-asset/page', key);
        return undefined;
    }
    // Without a host, what any of them answers by its files needs no redirect.
    if (served.site.host === undefined && answer.kind === 'file')
        return undefined;
    const found = served.findRedirect(path, query);
    if (found === undefined)
        return undefined;
    const whole = query ? key.concat('?', (0,byte_strings/* asBytes */.Yd)(query)) : key;
    return makeFault('redirected-link', whole, { to: found.to, line: String(found.line) });
}
/**
 * What runs on the visitor's own machine is as good as https:
 * https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy.
 */
const OWN_MACHINE = /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/;
/** Does a host name stand for the computer of whoever asks for it? */
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
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1986);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2198);
/* harmony import */ var _web_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9612);
/* harmony import */ var _counted_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6062);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8938);






/**
 * Fewer may all have been removed from a page; lines of source code are hardly ever linked to by
 * hand.
 */
const MIN_PROBABLY_SCRIPTED = 10;
/** How many have to be missing for each one that is present. */
const NEARLY_ALL = 9;
/** What viewers of source code call their anchors. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i;
/** Stands between anchors in one string. */
const BETWEEN = '\0';
/** Returns anchors in one. Those that contain a NUL are left out. */
function joinIds(ids) {
    return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .asBytes */ .Yd)([...ids].filter((id) => !id.includes(BETWEEN)).join(BETWEEN));
}
/** Returns what `joinIds` joined. */
function splitIds(joined) {
    return new Set(joined.split(BETWEEN));
}
/** Links to anchors of pages, and uses of symbols in SVG files, as one thread finds them. */
class AnchorLinks {
    #pages = new Map();
    /**
     * Returns an anchor, to count links to it. `written`: its fragment, which may be a slice of a
     * page.
     */
    getOrAdd(page, written) {
        let of = this.#pages.get(page);
        if (of === undefined) {
            of = { anchors: new Map(), together: (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_5__/* .makeOccurrences */ .nC)() };
            this.#pages.set(page, of);
        }
        const [name] = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .listAnchorNames */ .IL)(written);
        const fragment = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .detach */ .Yo)(name === undefined ? written : _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .HASH */ .v9.concat(name));
        const anchor = of.anchors.get(fragment) ?? (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_5__/* .makeOccurrences */ .nC)();
        of.anchors.set(fragment, anchor);
        return anchor;
    }
    /**
     * Takes one link to an anchor of a page that was found. `target` is the address as it is written.
     */
    countLink(page, anchor, target, where) {
        (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_5__/* .addOccurrence */ .b3)(anchor, where, target);
        const together = this.#pages.get(page)?.together;
        if (together !== undefined)
            (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_5__/* .addOccurrence */ .b3)(together, where, target);
    }
    /** Returns what has to be known of all pages together. */
    listAsked() {
        return [...this.#pages].map(([page, { anchors }]) => ({
            page,
            fragments: [...anchors.keys()].filter((fragment) => (0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .listAnchorNames */ .IL)(fragment).length > 0),
        }));
    }
    /**
     * Counts what is missing in `site`, all of which was asked for. `keyOf` returns the address of a
     * file in full.
     */
    countMissing(missing, site, counter, keyOf) {
        for (const { page, fragments, areScripted } of missing) {
            const linked = this.#pages.get(page);
            const name = (0,_web_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getFileName */ .WP)(site, page);
            if (areScripted && linked !== undefined)
                counter.add({
                    ...(0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeCountedFinding */ .Cm)('broken-anchor/scripted', name),
                    ...linked.together,
                    target: name,
                });
            if (areScripted)
                continue;
            const kind = (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSvgFile */ .dJ)(name) ? 'broken-asset/symbol' : 'broken-anchor';
            for (const fragment of fragments) {
                const anchor = linked?.anchors.get(fragment);
                if (anchor !== undefined)
                    counter.add({ ...(0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeCountedFinding */ .Cm)(kind, keyOf(name).concat(fragment)), ...anchor });
            }
        }
    }
}
/**
 * Returns which of the anchors that all threads ask about are missing, as far as they are of pages
 * that one of them read: `read` has these, by index.
 */
async function findMissingAnchors(asked, read, pause) {
    const found = [];
    for (const [page, of] of Map.groupBy(asked, ({ page }) => page)) {
        await pause();
        const known = read.get(page);
        if (known === undefined)
            continue;
        const ids = splitIds(known.ids);
        const linked = new Set(of.flatMap(({ fragments }) => fragments));
        const missing = [...linked].filter((fragment) => isMissing(fragment, ids));
        if (missing.length === 0)
            continue;
        const areScripted = known.runsScript && areLeftToScripts(missing, linked.size + known.ownLinked);
        found.push({ page, fragments: missing, areScripted, ids: areScripted ? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_BYTES */ .CR : known.ids });
    }
    return found;
}
function isMissing(fragment, ids) {
    return !(0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .listAnchorNames */ .IL)(fragment).some((name) => ids.has(name));
}
/**
 * Anchors that scripts create are not in the HTML: of such a page, all or nearly all that are
 * linked to are missing.
 */
function areLeftToScripts(missing, linked) {
    const areLines = missing.every((fragment) => LINE_ANCHOR.test(fragment));
    const found = linked - missing.length;
    return (missing.length >= (areLines ? 1 : MIN_PROBABLY_SCRIPTED) && missing.length >= found * NEARLY_ALL);
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
/**
 * The host under which search engines are told to list a page: canonical links, `og:url` and
 * sitemaps.
 */

/**
 * Counts an address that search engines are given for a page if it is not on `domain`, the site's
 * own host as far as it is known.
 */
function checkCanonical(address, domain, where, counter) {
    const named = readHost(address);
    if (named === undefined || named.host === domain)
        return;
    if (named.kind === 'name' && domain === undefined)
        return;
    const isWrongExample = named.kind === 'example' && domain !== undefined;
    const kind = KINDS[isWrongExample ? 'placeholder' : named.kind];
    counter.countWithValues(kind, { domain: domain ?? '' }, named.host, where, address);
}
/** What is found, by what kind of name an address has. */
const KINDS = {
    name: 'canonical-host',
    example: 'canonical-host/example',
    placeholder: 'canonical-host/placeholder',
};
/** Does an address name `domain`, and say that it is served by https? */
function isOwnByHttps(address, domain) {
    return /^\s*https:/i.test(address) && domain !== undefined && readHost(address)?.host === domain;
}
/**
 * Returns the host name of `url` if it names one, with or without a scheme, and what kind of name
 * that is.
 */
function readHost(url) {
    const text = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(url).trim();
    const parsed = URL.parse(/^[\\/]{2}/.test(text) ? `https:${text}` : text);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
        return undefined;
    return { host: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(parsed.host), kind: kindOf(parsed.hostname) };
}
/**
 * Names that nobody can have registered (RFC 6761, RFC 2606), and what templates leave when a value
 * is missing. `placeholder`: nobody can be reached under it. `example`: neither, but a site that is
 * tried out may have it.
 */
function kindOf(hostname) {
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
/* harmony export */   T8: () => (/* binding */ listIdentities),
/* harmony export */   gh: () => (/* binding */ computeIdentity),
/* harmony export */   x8: () => (/* binding */ findIdentityAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _findings_site_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8938);
/** A finding while it is counted, and its identity: what it is known by in another build. */




/** Returns a finding without occurrences. `key` may be a slice of a page. */
function makeCountedFinding(kind, key, values) {
    return {
        kind,
        key: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .detach */ .Yo)(key),
        ...(0,_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .makeOccurrences */ .nC)(values),
        isRest: false,
        identities: undefined,
    };
}
/**
 * Returns the identity of a finding: a digest of its code and its address in full, without its
 * line. It has 52 bits, as a number can: beside a million known findings, a new one passes for one
 * of them once in four billion times.
 */
function computeIdentity({ kind, key, target, values: { problem } }) {
    const what = problem === undefined ? key : `${target} ${problem}`;
    return Number.parseInt((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${_findings_site_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .SITE_KINDS */ .Q[kind].code} ${what}`).slice(0, 13), 16);
}
/** Returns the identities of all findings that a finding stands for, listed or not. */
function listIdentities(finding) {
    return finding.identities ?? new Set([computeIdentity(finding)]);
}
/**
 * Returns the identity that a listed finding would have at another address; undefined if its
 * address does not tell it from others.
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
/* harmony export */   lG: () => (/* binding */ stripFragment),
/* harmony export */   yl: () => (/* binding */ pointsToOwnPage)
/* harmony export */ });
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1986);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _web_host_served_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8550);
/* harmony import */ var _web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7640);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2198);
/* harmony import */ var _address_faults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1591);
/* harmony import */ var _anchors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9118);







const makeLinkedFiles = () => ({
    linked: new Set(),
    visited: new Set(),
    opened: new Set(),
    searched: new Set(),
    relocated: new Set(),
});
/** What longer addresses lead to is not remembered. In bytes. */
const MAX_REMEMBERED_LENGTH = 1_000;
/** How many addresses relative to one folder are remembered with what they lead to. */
const MAX_REMEMBERED = 50_000;
/**
 * An address without a path leads to the page that it is in, so its meaning differs from page to
 * page.
 */
const OWN_PAGE = /^[\x00-\x20]*(?:[?#]|$)/;
/** What stands for any folder in which nothing has the address. */
const WRONG_FOLDER = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .toBytes */ .ZJ)('x/y/');
/** Finds out what addresses lead to, and remembers it. */
class DestinationFinder {
    addresses;
    served;
    anchorLinks = new _anchors_js__WEBPACK_IMPORTED_MODULE_6__/* .AnchorLinks */ .JA();
    /** Those that were resolved, in the files that were read here. */
    external = new Map();
    /** 1 for each file that another page leads to, by index. */
    reached;
    #linkedFiles = makeLinkedFiles();
    /** What addresses lead to, by use: pages in one folder share most of them. */
    #memory = {};
    #memoryScope;
    constructor(site) {
        this.addresses = new _web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .Addresses */ .tb(site);
        this.served = new _web_host_served_site_js__WEBPACK_IMPORTED_MODULE_2__/* .ServedSite */ .dT(site);
        this.reached = new Uint8Array(site.names.length);
    }
    /** Returns the base of a page of the site. */
    baseOfPage(name) {
        const file = this.served.files.get(name);
        const isRelocated = file !== undefined && this.served.isAlwaysShownInOtherFolder(file);
        if (isRelocated)
            return this.baseOfRelocatedPage(name);
        return this.addresses.baseOfFile(name);
    }
    /**
     * Returns the base of a page in another folder than its file; `href` is that of its `<base>`, if
     * it has one.
     */
    baseOfRelocatedPage(name, href) {
        const folder = this.served.findNotFoundFolder(name);
        const at = folder === undefined ? (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_4__/* .swapFolderForm */ .YX)(name) : folder.concat(WRONG_FOLDER);
        const from = (file) => this.addresses.baseOfElement(href, this.addresses.baseOfFile(file));
        return { ...from(at), shown: { at, ofFile: from(name) } };
    }
    /**
     * Returns what an address without a fragment stands for, and remembers it if it is on another
     * host.
     */
    resolve(value, base) {
        const address = this.addresses.resolve(value, base);
        const external = readExternalAddress(address);
        if (external !== undefined && !this.external.has(external))
            this.external.set(external, []);
        return address;
    }
    /** Notes where an address of another host stands, once for each line. */
    noteExternal(address, where) {
        const file = this.served.files.get(where.page);
        const places = this.external.get(address);
        if (file === undefined || places === undefined)
            return;
        const inLine = where.findLine() ?? 0;
        const isSameLine = places.at(-2) === file && places.at(-1) === inLine;
        if (!isSameLine)
            places.push(file, inLine);
    }
    /** Notes that the file `from` leads to another one, by index. */
    noteReached(file, from) {
        // Names are only compared until another file leads there.
        if (this.reached[file] === 0 && this.served.nameOf(file) !== from)
            this.reached[file] = 1;
    }
    /** Notes that the file `from` names an address, of which nothing else matters. */
    noteNamed(value, base, from) {
        const address = this.addresses.resolve(stripFragment(value), base);
        const isWithinSite = address.kind === 'site';
        const answer = isWithinSite ? this.served.answer(address.path, address.query) : undefined;
        const file = this.findMeant(address, answer);
        if (file !== undefined)
            this.noteReached(file, from);
    }
    /**
     * Returns the file that answers an address or, if its host does not answer it, that is probably
     * meant.
     */
    findMeant(address, answer) {
        if (answer?.kind === 'file')
            return answer.file;
        const { served } = this;
        if (address.kind === 'site')
            return served.findFileByName(address.path);
        // Without its base path, it is broken, and another finding says so.
        if (address.kind === 'outside-base-path')
            return served.findFileByName((0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePathname */ .je)(address.path).slice(1));
        return undefined;
    }
    /** Is there nothing wrong with an address that a page loads, as far as this site goes? */
    isAnswered(value, base) {
        const address = this.resolve(stripFragment(value), base);
        if (address.kind !== 'site')
            return address.kind === 'no-request';
        return this.served.answer(address.path) !== undefined;
    }
    /** Returns what an address leads to. `value` may be a slice of a page. */
    find(use, value, base) {
        const scope = base.folder ?? base.url;
        if (scope !== this.#memoryScope)
            this.#memory = {};
        this.#memoryScope = scope;
        this.#memory[use] ??= new Map();
        const memory = this.#memory[use];
        const known = memory.get(value);
        if (known !== undefined)
            return known;
        const destination = this.#findUnknown(use, (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .detach */ .Yo)(value), base);
        if (memory.size > MAX_REMEMBERED)
            memory.clear();
        if (value.length <= MAX_REMEMBERED_LENGTH && !pointsToOwnPage(value))
            memory.set(destination.value, destination);
        return destination;
    }
    /** Returns what addresses have led to since the last call. */
    takeLinkedFiles() {
        const taken = this.#linkedFiles;
        this.#linkedFiles = makeLinkedFiles();
        return taken;
    }
    #findUnknown(use, value, base) {
        const hash = value.indexOf('#');
        if (hash === -1)
            return this.#findWithoutFragment(use, value, base);
        const whole = this.find(use, value.slice(0, hash), base);
        const { searched } = whole;
        if (searched === undefined)
            return { ...whole, value };
        if (use === 'symbol')
            this.#linkedFiles.searched.add(searched);
        return { ...whole, value, anchor: this.anchorLinks.getOrAdd(searched, value.slice(hash)) };
    }
    #findWithoutFragment(use, value, base) {
        const { served, addresses } = this;
        const address = this.resolve(value, base);
        const isWithinSite = address.kind === 'site';
        const answer = isWithinSite ? served.answer(address.path, address.query) : undefined;
        const isFile = isWithinSite && answer?.kind === 'file';
        return {
            value,
            isWithinSite,
            isUndecided: isWithinSite && served.mayUnreadRuleAnswer(address.path, answer),
            file: this.findMeant(address, answer),
            fault: (0,_address_faults_js__WEBPACK_IMPORTED_MODULE_5__/* .findAddressFault */ .A)({ use, value, address, answer }, served, addresses),
            searched: isFile ? this.#noteFile(use, address, answer.file) : undefined,
            anchor: undefined,
            external: readExternalAddress(address),
        };
    }
    /** Notes what an address leads to, and returns the file if fragments name something in it. */
    #noteFile(use, { path, query = '' }, file) {
        const isOpened = use === 'link' || use === 'document';
        const name = this.served.nameOf(file);
        const isSvg = (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isSvgFile */ .dJ)(name);
        if ((0,_web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .isClicked */ .Uk)(use))
            this.#linkedFiles.linked.add(file);
        if (use === 'link')
            this.#linkedFiles.visited.add(file);
        if (isOpened && isSvg)
            this.#linkedFiles.opened.add(file);
        if (isOpened && this.served.isShownInOtherFolder(path, query, file))
            this.#linkedFiles.relocated.add(file);
        const isSearched = use === 'link' ? (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isPage */ .yp)(name) : use === 'symbol' && isSvg;
        if (isSearched)
            return file;
        return undefined;
    }
}
/** Returns the address if it is one of another host that can be asked for it. */
function readExternalAddress(address) {
    if (address.kind !== 'other-host' || !address.url.startsWith('http'))
        return undefined;
    return address.url;
}
/** Does an address, apart from its query, lead to the page that it is in, whichever that is? */
function pointsToOwnPage(value) {
    return OWN_PAGE.test(value);
}
/** Returns an address up to its fragment. */
function stripFragment(value) {
    const hash = value.indexOf('#');
    if (hash === -1)
        return value;
    return value.slice(0, hash);
}


/***/ }),

/***/ 12:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ FindingCounter)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _counted_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6062);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8938);



/**
 * How many findings of one kind are listed: those with the first addresses. The others are counted
 * in one more, which keeps the identity of each.
 */
const MAX_LISTED = 20_000;
/** How many pages of a finding about all of them are stored. */
const MAX_TOGETHER = 100;
/**
 * Counts findings, the same ones together. The result depends only on what was counted, not on its
 * order or on how it was shared among several counters that were added up: of each kind, the first
 * findings by key stay.
 */
class FindingCounter {
    #kinds = new Map();
    /**
     * Counts one occurrence of a finding. `key` distinguishes findings of a kind; `target` is how it
     * is written there, and may be a slice of a page.
     */
    count(kind, key, where, target = key) {
        this.#countOccurrence(kind, _occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUES */ .RM, key, where, target);
    }
    /** Counts one occurrence of a finding whose sentence has placeholders for `values`. */
    countWithValues(kind, values, key, where, target = key) {
        this.#countOccurrence(kind, values, key, where, target);
    }
    #countOccurrence(kind, values, key, where, target) {
        const finding = this.#getOrAdd(kind, key, target, values);
        if (finding.isRest)
            finding.count++;
        else
            (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .addOccurrence */ .b3)(finding, where, target, values);
    }
    /** Counts a finding about the site as a whole, which has no address and no page. */
    countForSite(kind, values) {
        this.#getOrAdd(kind, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, values).count++;
    }
    /** Counts a finding about an address that stands on no page. */
    countAddress(kind, address, values) {
        const finding = this.#getOrAdd(kind, address, address, values);
        finding.count++;
        if (!finding.isRest)
            finding.target = finding.key;
    }
    /**
     * Counts pages as one finding about the site, which is known in another build if each of its
     * pages is. `key`: the address of a page in full. Pages are in order.
     */
    countTogether(kind, values, pages) {
        const finding = this.#getOrAddByStoredKey(kind, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, values);
        const identities = pages.map(({ key }) => (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .computeIdentity */ .gh)({ kind, key, target: _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, values }));
        finding.count += pages.length;
        finding.pages += pages.length;
        finding.identities = new Set(identities);
        finding.spots = pages.slice(0, MAX_TOGETHER).map(({ page }) => ({ page, line: undefined }));
    }
    /** Adds what another counter counted. Each page is counted in one of them only. */
    add(other) {
        const finding = this.#getOrAddSame(other);
        finding.count += other.count;
        if (finding.isRest)
            return;
        finding.pages += other.pages;
        for (const location of other.spots)
            (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .addLocation */ .FF)(finding, location, other.target, other.values);
    }
    /** Returns the findings that are listed, and those that count the rest. */
    listCounted() {
        const all = [];
        for (const findings of this.#kinds.values()) {
            if (findings.listed.size > MAX_LISTED)
                moveToRest(findings);
            for (const finding of findings.listed.values())
                all.push(finding);
            if (findings.rest.count > 0)
                all.push(findings.rest);
        }
        return all;
    }
    /** Returns the finding that counts a finding of another counter and all that it stands for. */
    #getOrAddSame({ isRest, kind, key, target, values, identities }) {
        if (identities === undefined)
            return this.#getOrAdd(kind, key, target, values);
        let finding = this.#getOrAddKind(kind).rest;
        if (!isRest)
            finding = this.#getOrAddByStoredKey(kind, key, values);
        finding.identities ??= new Set();
        for (const identity of identities)
            finding.identities.add(identity);
        return finding;
    }
    /** Returns the finding that counts a finding: its own, or that of those that are not listed. */
    #getOrAdd(kind, key, target, values = _occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUES */ .RM) {
        const finding = this.#getOrAddByStoredKey(kind, (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(key), values);
        if (finding.isRest || key.length > _occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TARGET */ .pF) {
            finding.identities ??= new Set();
            finding.identities.add((0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .computeIdentity */ .gh)({ kind, key, target: (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(target), values }));
        }
        return finding;
    }
    #getOrAddByStoredKey(kind, key, values) {
        const findings = this.#getOrAddKind(kind);
        const known = findings.listed.get(key);
        if (known !== undefined)
            return known;
        // Not for each finding: sorting them takes time.
        if (findings.listed.size > MAX_LISTED * 1.25)
            moveToRest(findings);
        if (findings.lastListed !== undefined && key > findings.lastListed)
            return findings.rest;
        const finding = (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .makeCountedFinding */ .Cm)(kind, key, values);
        findings.listed.set(finding.key, finding);
        return finding;
    }
    #getOrAddKind(kind) {
        const known = this.#kinds.get(kind);
        if (known !== undefined)
            return known;
        const finding = (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .makeCountedFinding */ .Cm)(kind, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, { listed: MAX_LISTED.toLocaleString('en') });
        const rest = { ...finding, isRest: true, identities: new Set() };
        const findings = { listed: new Map(), rest, lastListed: undefined };
        this.#kinds.set(kind, findings);
        return findings;
    }
}
/** Keeps the first findings by key in the list, and counts the others in the rest. */
function moveToRest(findings) {
    const sorted = [...findings.listed.values()].sort((one, other) => (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBytes */ .Xo)(one.key, other.key));
    for (const finding of sorted.splice(MAX_LISTED)) {
        findings.rest.count += finding.count;
        for (const identity of (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .listIdentities */ .T8)(finding))
            findings.rest.identities.add(identity);
    }
    findings.listed = new Map(sorted.map((finding) => [finding.key, finding]));
    findings.lastListed = sorted.at(-1)?.key;
}


/***/ }),

/***/ 5763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ makeFullPath)
/* harmony export */ });
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1986);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _web_host_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2153);



/**
 * Returns a path with the base path in front. Where the host takes several slashes for one, so does
 * this.
 */
function makeFullPath(path, { site, rules }) {
    const answered = rules.mergesSlashes ? (0,_web_host_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeSlashes */ .u)(path) : path;
    return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .toBytes */ .ZJ)(site.basePath).concat((0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(answered));
}


/***/ }),

/***/ 2226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ findLeak),
/* harmony export */   LA: () => (/* binding */ MAX_SEARCHED),
/* harmony export */   Sv: () => (/* binding */ mayHoldKey),
/* harmony export */   gR: () => (/* binding */ holdsKey)
/* harmony export */ });
/* harmony import */ var _disk_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3870);
/** Files that nobody meant to publish: by their names, and private keys by their content. */

const SECRET = 'secret';
/**
 * Names that give away a file that nobody meant to publish; `what` ends the sentence of the
 * finding. The first that matches counts.
 */
const LEAKED_NAMES = [
    { what: SECRET, name: /(?:^|\/)\.env[^/]*/i },
    { what: SECRET, name: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
    { what: SECRET, name: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
    {
        what: SECRET,
        name: /(?:^|\/)(?:\.npmrc|\.yarnrc\.yml|\.netrc|\.htpasswd|\.pypirc|id_rsa|id_ed25519)$/,
    },
    // Before all else that is no secret: one finding for all packages, not one for each file that
    // they came with.
    { what: 'packages that were used to build the site', name: /(?:^|\/)node_modules\// },
    { what: 'Git settings', name: /(?:^|\/)\.git[^/]*$/i },
    { what: 'CI configuration of the repository', name: /(?:^|\/)\.(?:github|gitlab|circleci)\// },
    {
        what: 'editor settings',
        name: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\/|(?:^|\/)\.editorconfig$/,
    },
    {
        what: 'a temporary or backup file',
        name: /(?:^|\/)[^/]+(?:~|\.sw[op]|\.orig|\.bak)$|(?:^|\/)backup\.sql$|(?:^|\/)\.#[^/]+$|(?:^|\/)#[^/]+#$/,
    },
    { what: 'a file of the operating system', name: _disk_file_names_js__WEBPACK_IMPORTED_MODULE_0__/* .DESKTOP_FILE */ .ES },
    {
        what: 'a script that starts a local server',
        name: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$|^(?:serve|server)\.[cm]?js$/i,
    },
    {
        what: 'a source file of the site generator',
        name: /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json|(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s|mkdocs\.ya?ml|mint\.json|_config\.yml|Dockerfile|docker-compose\.ya?ml|Makefile|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
    },
];
/**
 * Returns what the name of a file gives away, and the name up to the end of the part that does;
 * undefined for an ordinary one.
 */
function findLeak(name) {
    for (const { what, name: pattern } of LEAKED_NAMES) {
        const match = pattern.exec(name);
        if (match !== null)
            return { isSecret: what === SECRET, what, part: name.slice(0, match.index + match[0].length) };
    }
    return undefined;
}
/**
 * How much of a file is searched for a key, in bytes. Keys are small, and few files hold more than
 * one and its certificates.
 */
const MAX_SEARCHED = 64 << 10;
/** Names of keys: without an extension, such as `id_ecdsa`, or with one that tools give to keys. */
const MAY_HOLD_KEY = /(?:^|\/)[^/.]+$|\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i;
/**
 * Is this the name of a file that may hold a private key, and not a secret anyway? Pages that
 * explain keys have other names.
 */
function mayHoldKey(name) {
    return MAY_HOLD_KEY.test(name) && findLeak(name)?.isSecret !== true;
}
/** RFC 7468, RFC 9580, and what ssh-keygen writes. */
const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n/g;
/** How far headers may extend after that line, in characters. */
const MAX_HEADERS = 1_000;
/** A line of a key: examples in documentation are shorter. */
const LINE = /^[A-Za-z0-9+/=]{40,}\r?$/m;
/** https://tartarus.org/~simon/putty-snapshots/htmldoc/AppendixC.html */
const PUTTY = /^PuTTY-User-Key-File-\d: [\s\S]*^Private-Lines: /m;
/** Does a text hold a private key, and not just its first line as an example? */
function holdsKey(text) {
    for (const begin of text.matchAll(BEGIN)) {
        const from = begin.index + begin[0].length;
        if (LINE.test(text.slice(from, from + MAX_HEADERS)))
            return true;
    }
    return text.startsWith('PuTTY-') && PUTTY.test(text);
}


/***/ }),

/***/ 8938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ pointAtLine),
/* harmony export */   FF: () => (/* binding */ addLocation),
/* harmony export */   RM: () => (/* binding */ NO_VALUES),
/* harmony export */   b3: () => (/* binding */ addOccurrence),
/* harmony export */   nC: () => (/* binding */ makeOccurrences),
/* harmony export */   pF: () => (/* binding */ MAX_TARGET),
/* harmony export */   pQ: () => (/* binding */ isTruncated),
/* harmony export */   xv: () => (/* binding */ truncate),
/* harmony export */   y5: () => (/* binding */ pointAtFile)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Where findings occur, and how often. */

/** A file of the site as a whole, as the place of an occurrence. */
function pointAtFile(page) {
    return pointAtLine(page, undefined);
}
/** A line of a file, if it is known, as the place of an occurrence. */
function pointAtLine(page, line) {
    return { page, findLine: () => line };
}
/** How many locations of one thing are stored. */
const MAX_LOCATIONS = 5;
/** How much of a key or target is stored, in bytes. */
const MAX_TARGET = 1_000;
const NO_VALUES = {};
const NO_SPOTS = [];
/** Returns what has not occurred yet. */
function makeOccurrences(values = NO_VALUES) {
    return { values, count: 0, pages: 0, lastPage: '', target: _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, spots: NO_SPOTS };
}
/**
 * Counts one more occurrence, with the target as it is written there, which may be a slice of a
 * page. The line is only determined if it is stored.
 */
function addOccurrence(occurrences, where, target, values = occurrences.values) {
    occurrences.count++;
    if (occurrences.lastPage === where.page)
        return;
    occurrences.lastPage = where.page;
    occurrences.pages++;
    const last = occurrences.spots.at(-1);
    const isFull = occurrences.spots.length === MAX_LOCATIONS;
    if (isFull && last !== undefined && last.page < where.page)
        return;
    addLocation(occurrences, { page: where.page, line: where.findLine() }, target, values);
}
/** Adds the location of occurrences that are counted already, if it is one of the first. */
function addLocation(occurrences, location, target, values) {
    const after = occurrences.spots.findIndex(({ page }) => page > location.page);
    const at = after === -1 ? occurrences.spots.length : after;
    if (at === 0) {
        occurrences.target = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(truncate(target));
        occurrences.values = values;
    }
    // A list that grows in place has room for many more, and there is one for each anchor of a site.
    occurrences.spots = occurrences.spots.toSpliced(at, 0, location).slice(0, MAX_LOCATIONS);
}
const CUT = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('...');
/** Returns as much of a key or target as is stored. */
function truncate(bytes) {
    if (bytes.length > MAX_TARGET)
        return bytes.slice(0, MAX_TARGET).concat(CUT);
    return bytes;
}
/** Is only the beginning of a key or target stored? */
function isTruncated(bytes) {
    return bytes.length === MAX_TARGET + CUT.length && bytes.endsWith(CUT);
}


/***/ }),

/***/ 4576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ checkReference),
/* harmony export */   Q: () => (/* binding */ MISSING_REFERENCES)
/* harmony export */ });
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2198);
/* harmony import */ var _address_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1591);
/* harmony import */ var _canonical_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(565);
/* harmony import */ var _destination_finder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6077);
/**
 * Addresses in documents, and in the head of pages, that no reader follows or sees: each has a
 * role.
 */




const SOURCE_ENDING = /\.(?:mdx?|rst)$/i;
/** What each role means for the check. */
const ROLES = {
    import: {
        use: 'load',
        missing: 'broken-asset/import',
        outside: 'outside-base-path/reference',
        mayNameFolder: true,
        elsewhere: 'external-load/import',
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
        elsewhereOffline: 'external-load/app-picture',
    },
    'app-page': { use: 'link', isFollowed: true, missing: 'broken-link/app-page' },
    feed: { use: 'link', missing: 'feed/missing', placeholder: 'feed/placeholder' },
    llms: { use: 'link', missing: 'broken-link/llms', outside: 'outside-base-path/reference' },
    // Generators copy sources into it, in which the root may be that of a router.
    'whole-site': { use: 'link', missing: 'broken-link/llms', mayNameSource: true },
    markdown: { use: 'link', missing: 'broken-link/markdown' },
};
/**
 * The kinds of findings about a reference that the host does not answer: their keys are addresses
 * of the site.
 */
const MISSING_REFERENCES = new Set(Object.values(ROLES).map(({ missing }) => missing));
/** Checks an address that a document names. `isSecure`: as for `check`. */
function checkReference(checker, role, value, base, where, isSecure = checker.served.rules.isSecure) {
    const { counter } = checker;
    const rules = ROLES[role];
    const named = rules.placeholder === undefined ? undefined : (0,_canonical_host_js__WEBPACK_IMPORTED_MODULE_2__/* .readHost */ .rk)(value);
    // Names that are reserved for examples may well be in examples.
    if (rules.placeholder && named?.kind === 'placeholder' && named.host !== checker.ownHost) {
        counter.count(rules.placeholder, named.host, where, value);
        return;
    }
    // What a page calls itself is the site's own address, even if `domain` is not known.
    const { destinations } = checker;
    const resolver = role === 'canonical' ? destinations.addresses : destinations;
    const address = resolver.resolve((0,_destination_finder_js__WEBPACK_IMPORTED_MODULE_3__/* .stripFragment */ .lG)(value), base);
    if (role !== 'canonical' && address.kind === 'other-host')
        destinations.noteExternal(address.url, where);
    if (role === 'import' && isSecure && checker.countMixedContent('load', value, base, where))
        return;
    checkResolved(checker, role, address, value, where);
}
function checkResolved(checker, role, address, value, where) {
    const { served, counter } = checker;
    const rules = ROLES[role];
    switch (address.kind) {
        case 'site':
            checkWithinSite(checker, role, address.path, value, where);
            break;
        case 'outside-base-path':
            if (!address.explicit && rules.outside && !served.isServicePath(address.path))
                counter.count(rules.outside, address.path, where, value);
            break;
        case 'other-host': {
            const slip = rules.mayNameFolder && folderFaultIn(checker, rules.use, value);
            if (slip !== undefined) {
                counter.countWithValues(slip.kind, slip.values, slip.key, where, value);
                break;
            }
            const offline = served.rules.offline ? rules.elsewhereOffline : undefined;
            const kind = rules.elsewhere ?? offline;
            if (kind !== undefined)
                counter.count(kind, address.url, where, value);
        }
    }
}
function folderFaultIn({ served, destinations }, use, value) {
    return (0,_address_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .findFolderFault */ .Ai)(use, value, served, destinations.addresses);
}
function checkWithinSite(checker, role, path, value, where) {
    const { served, counter, checked, destinations } = checker;
    const { use, isFollowed, missing, missingFolder } = ROLES[role];
    const answer = served.answer(path);
    checked[use]++;
    const file = destinations.findMeant({ kind: 'site', path }, answer);
    if (isFollowed && file !== undefined)
        destinations.noteReached(file, where.page);
    if (served.mayUnreadRuleAnswer(path, answer))
        checked.undecided++;
    if (isReferenceAnswered(served, role, path, answer))
        return;
    if (ROLES[role].mayNameSource && isSourceOfPage(served, path, value))
        return;
    const folder = path.slice(0, path.indexOf('/') + 1);
    if (missingFolder !== undefined && !served.hasFolder(folder))
        counter.count(missingFolder, checker.makeFullPath(folder), where, value);
    else
        counter.count(missing, checker.makeFullPath(path), where, value);
}
/** Is it a link from one source to another, as Sphinx and VitePress take them? */
function isSourceOfPage(served, path, value) {
    if (!/^\/(?!\/)/.test(value) || !SOURCE_ENDING.test(path))
        return false;
    return served.answer(path.replace(SOURCE_ENDING, '')) !== undefined;
}
function isReferenceAnswered(served, role, path, answer) {
    if (answer?.kind === 'shared-page')
        return ROLES[role].use === 'link' || !_web_page_names_js__WEBPACK_IMPORTED_MODULE_0__/* .SUBRESOURCE_PATH */ .BU.test(path);
    return answer !== undefined || (role === 'import' && path.endsWith('/') && served.hasFolder(path));
}


/***/ }),

/***/ 9754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ mayBeSource),
/* harmony export */   To: () => (/* binding */ DOCUMENT_ENDINGS),
/* harmony export */   UH: () => (/* binding */ findPageSource),
/* harmony export */   UO: () => (/* binding */ pickOwnSources)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _web_page_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6334);
/* harmony import */ var _web_page_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6216);
/* harmony import */ var _web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7640);
/**
 * Which link of a page leads to what the page was written as: generators call it «Edit this page»
 * or «View page source». Pages also link to sources that they talk about, so what is not certain is
 * none.
 */




/** The first that matches counts. */
const FORMS = [
    // GitLab's Web IDE: https://docs.gitlab.com/user/project/web_ide/
    {
        kind: 'exact',
        pattern: /^\/-\/ide\/project(?<repository>\/.+?)\/(?<verb>edit|blob|tree)\/.+?\/-\/(?<path>.+)$/,
    },
    // GitLab: https://docs.gitlab.com/user/project/repository/
    {
        kind: 'behind-ref',
        pattern: /^(?<repository>\/(?:[^/]+\/)+[^/]+)\/-\/(?<verb>edit|blob|tree|raw)\/(?<path>.+)$/,
    },
    // Gitea, Forgejo: https://forgejo.org/docs/latest/user/repo-permissions/
    {
        kind: 'behind-ref',
        pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>_edit|src)\/(?:branch|tag|commit)\/(?<path>.+)$/,
    },
    // SourceHut: https://man.sr.ht/git.sr.ht/
    {
        kind: 'exact',
        pattern: /^(?<repository>\/~[^/]+\/[^/]+)\/(?<verb>tree)\/.+?\/item\/(?<path>.+)$/,
    },
    // Azure DevOps: https://learn.microsoft.com/en-us/azure/devops/repos/git/
    {
        kind: 'exact',
        pattern: /^(?<repository>\/.*\/_git\/[^/]+)\/?(?<verb>)(?<path>)$/,
        hasQuery: (query) => query.has('path'),
    },
    // cgit: https://git.zx2c4.com/cgit/about/
    {
        kind: 'exact',
        pattern: /^(?<repository>\/.*?[^/])\/(?<verb>tree|blob|plain)\/(?<path>.+)$/,
        hasQuery: (query, repository) => query.has('h') || query.has('id') || /\/cgit\/|\.git$/.test(repository),
    },
    // GitHub: https://docs.github.com/en/repositories/working-with-files
    {
        kind: 'behind-ref',
        pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>edit|blob|tree|raw)\/(?<path>.+)$/,
    },
    // Bitbucket:
    // https://support.atlassian.com/bitbucket-cloud/docs/hyperlink-to-source-code-in-bitbucket/
    { kind: 'behind-ref', pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>src)\/(?<path>.+)$/ },
];
/** What a link to a source has to have, of which one is enough. */
const SIGNS = [
    ({ rels }) => rels.includes('edit'),
    ({ verb }) => verb === 'edit' || verb === '_edit',
    ({ words }) => /\bedit\b/i.test(words),
    // Whatever the language of its words: Docusaurus.
    ({ classes }) => /(?:^|[\s_-])edit(?:[\s_-]|$)/i.test(classes),
    ({ words, source }, page) => /\b(?:source|suggest|improve)/i.test(words) && namesOf(page).has(nameOf(source.path)),
    ({ source }) => source.isProgram,
];
/** How files that people write documents in end, as a pattern. */
const DOCUMENT_ENDINGS = '\\.(?:md|mdx|mdoc|markdown|rst|adoc|asciidoc|asc|html?|ipynb|txt|org|textile|[rq]md|rdoc|pod|tex|xml)';
const DOCUMENT = new RegExp(`${DOCUMENT_ENDINGS}$`, 'i');
/** Other files that pages are made of. */
const PROGRAM = /\.(?:astro|vue|svelte|[cm]?[jt]sx?|py|njk|liquid|webc)$/i;
/** Tells most other addresses apart without parsing them. */
const MAY_BE_SOURCE = /^https?:\/\/[^/]+\/.*\/(?:_?edit|blob|tree|raw|plain|src|_git)\//i;
/**
 * Where Sphinx puts copies of sources:
 * https://www.sphinx-doc.org/en/master/usage/configuration.html#confval-html_copy_source
 */
const COPY = /^[^:?#]*?_sources\/(?<path>[^?#]+?)(?:\.txt)?$/;
/** Longer addresses are none of a file that somebody edits. In bytes. */
const MAX_ADDRESS = 1_000;
/** How much of a page is read for one link, in bytes. */
const MAX_LINK = 4_096;
/** Returns whether an address may be one of a source. Quick: every link of a site is asked. */
function mayBeSource(address) {
    if (address.length > MAX_ADDRESS)
        return false;
    return MAY_BE_SOURCE.test(address) || address.includes('_sources/');
}
/**
 * Returns the one file that a page was written as; undefined if no link leads to one, or links lead
 * to several. `text` is the page; `at` are offsets in links for which
 * `mayBeSource` holds.
 */
function findPageSource(page, text, at) {
    let found;
    let copy;
    for (const offset of at) {
        const link = readLink(text, offset);
        copy ??= copyAt(link.href, page);
        const file = link.href === undefined ? undefined : fileAt(link.href, link.words);
        if (file === undefined || !SIGNS.some((has) => has({ ...link, ...file }, page)))
            continue;
        if (found !== undefined && keyOf(found) !== keyOf(file.source))
            return undefined;
        found ??= file.source;
    }
    return found ?? copy;
}
/**
 * How many pages may be written as one file: a link that is on more of them is one of the layout.
 */
const MAX_PAGES = 3;
/**
 * Returns of the sources of all pages those that not too many of them share. A page in several
 * languages or versions counts once, and what documents a program may be on any number of pages.
 */
function pickOwnSources(sources) {
    const pages = new Map();
    for (const [page, source] of sources) {
        const key = keyOf(source);
        const names = pages.get(key) ?? new Set();
        pages.set(key, names.add(nameInAll(page)));
    }
    const isOwn = (source) => source.isProgram || (pages.get(keyOf(source))?.size ?? 0) <= MAX_PAGES;
    return new Map([...sources].filter(([, source]) => isOwn(source)));
}
/** What the folder of a language or a version is called. */
const LANGUAGE_OR_VERSION = /^(?:[a-z]{2}(?:[-_][a-z]{2,4})?|v?\d[\w.-]*|latest|stable|next|dev|main)$/i;
/** Returns what a page is called in all languages and versions. */
function nameInAll(page) {
    const name = nameOf(page);
    const folder = page.split('/').at(-2) ?? '';
    if (name !== 'index')
        return name;
    if (LANGUAGE_OR_VERSION.test(folder))
        return '';
    return folder.toLowerCase();
}
/** The first part of what may be behind the name of a branch is never one of the file. */
function keyOf({ repository, path, kind }) {
    const file = kind === 'behind-ref' ? path.slice(path.indexOf('/') + 1) : path;
    return `${repository.toLowerCase()} ${file}`;
}
/** Returns what the link says whose address is at an offset of a page. */
function readLink(text, offset) {
    const start = text.lastIndexOf('<', offset);
    let href;
    let rel;
    let classes = '';
    let words = '';
    const visitor = {
        open(element) {
            if (href !== undefined)
                return false;
            href = element.get('href') ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
            rel = element.get('rel');
            classes = element.get('class') ?? '';
            words = element.get('title') ?? '';
            if (element.name === 'link')
                reader.stop();
            return false;
        },
        text(written) {
            words += ` ${written}`;
        },
        close(name) {
            if (name === 'a')
                reader.stop();
        },
    };
    const reader = new _web_page_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .PageReader */ .X(visitor, _web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .OF_SOURCE_LINKS */ .Cv, 'html');
    reader.read(text.slice(start, start + MAX_LINK));
    return { href, rels: (0,_web_page_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readRels */ .p)(rel), classes, words };
}
/**
 * Returns the file on a forge that an address leads to, and what it asks the forge to do with that.
 */
function fileAt(address, words) {
    const url = URL.parse((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(address));
    if (url === null || !/^https?:$/.test(url.protocol))
        return undefined;
    for (const { kind, pattern, hasQuery } of FORMS) {
        const { repository, verb = '', path: encoded } = pattern.exec(url.pathname)?.groups ?? {};
        if (repository === undefined || hasQuery?.(url.searchParams, repository) === false)
            continue;
        const path = pathIn(url, encoded);
        if (!isSource(path) || (kind === 'behind-ref' && !path.includes('/')))
            return undefined;
        const query = hasQuery === undefined ? '' : url.search;
        const source = {
            kind,
            path,
            url: `${url.origin}${url.pathname}${query}`,
            repository: `${url.origin}${repository}`,
            isProgram: namesLine(words, path, url.hash),
        };
        return { source, verb };
    }
    return undefined;
}
/** Returns the path of a file, which a forge has in its address or in the query of that. */
function pathIn(url, encoded = '') {
    if (encoded !== '')
        return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(encoded)) ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
    return url.searchParams.get('path')?.replace(/^\//, '') ?? '';
}
/**
 * Returns whether the words of a link are a file and a line of it, as those of TypeDoc:
 * https://typedoc.org/documents/Options.Input.html#sourcelinktemplate
 */
function namesLine(words, path, hash) {
    const [, file, line] = /^(.+):(\d+)$/.exec(words.replace(/\s/g, '')) ?? [];
    return file !== undefined && `/${path}`.endsWith(`/${file}`) && hash === `#L${line}`;
}
/** Returns what Sphinx copied to an address, if the page was made of that. */
function copyAt(address, page) {
    const encoded = COPY.exec((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(address ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR))?.groups?.path ?? '';
    const path = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(encoded)) ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
    if (!isSource(path))
        return undefined;
    const stem = path.replace(/\.[^./]*$/, '');
    const isOfPage = [`${stem}.html`, `${stem}/index.html`].some((name) => `/${page}`.endsWith(`/${name}`));
    if (!isOfPage)
        return undefined;
    return { kind: 'copied', path, url: undefined, repository: '', isProgram: false };
}
function isSource(path) {
    return (DOCUMENT.test(path) || PROGRAM.test(path)) && isPlainPath(path);
}
function isPlainPath(path) {
    return (!/[\\\p{Cc}]/u.test(path) && !path.split('/').some((part) => /^\.{0,2}$|^\.git$/i.test(part)));
}
/** Returns the name of a file without its ending, in lower case. */
const nameOf = (path) => path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
/** Returns what the source of a page may be called. */
function namesOf(page) {
    const name = nameOf(page);
    if (name !== 'index')
        return new Set([name]);
    const folder = page.split('/').at(-2);
    return new Set(['index', '_index', 'readme', folder?.toLowerCase() ?? 'index']);
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
/** Finds what was probably meant by an anchor that its page does not have. */

/** The suffix that identifiers get if a page has the same heading twice. */
const SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u;
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu;
/** The most similar first. */
const SIMILARITIES = [
    { kind: 'case', reduce: (id) => id },
    { kind: 'typo', reduce: reduceToLetters },
    { kind: 'suffix', reduce: (id) => id.replace(SUFFIX, '') },
];
/** The anchors of one page, in which similar ones are found. */
class AnchorIndex {
    /** For each similarity, the anchors by what they have in common. */
    #groups;
    constructor(ids) {
        const all = [...ids];
        this.#groups = SIMILARITIES.map((each) => Map.groupBy(all, (id) => reduceId(id, each)));
    }
    /**
     * Returns what is most similar to a missing anchor; undefined if nothing is, or if two are
     * equally similar.
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
/** Returns those of which one has a number and the other has none: `step-2` is not `step-1`. */
function keepOtherNumbered(ids, missing) {
    return ids.filter((id) => isNumbered(id) !== isNumbered(missing));
}
function isNumbered(id) {
    return SUFFIX.test((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id));
}
/**
 * Returns letters and digits alone; where something stands between two digits, that counts: `1.12`
 * is not `11.2`.
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
 * What the commands of this repository have in common: the check, `npm run try` and the sandbox.
 */



/** A command line that is not understood; the message is meant for the user. */
class WrongArgument extends Error {
}
/**
 * Returns what `parseArgs` reads. `advice`: what to say about options that do not exist.
 * @throws WrongArgument with a line for each option that does not exist, with the one that was
 * meant, or for one without its value
 */
function readArguments(config, advice = new Map()) {
    refuseDashes(config);
    try {
        const { tokens = [] } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ ...config, tokens: true });
        const single = tokens
            .filter((each) => each.kind === 'option')
            .filter(({ name }) => !config.options?.[name]?.multiple)
            .map(({ rawName }) => rawName);
        const twice = single.find((name, at) => single.indexOf(name) < at);
        if (twice !== undefined)
            throw new WrongArgument(`${twice} is given twice`);
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)(config);
    }
    catch (error) {
        if (error instanceof WrongArgument)
            throw error;
        const { message } = error;
        throw new WrongArgument(explainParseError(message, config, advice));
    }
}
/** @throws WrongArgument for an option with a space that is none, one dash, or another dash */
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
            throw new WrongArgument(`${given}; ${meant}`);
        throw new WrongArgument(`${given} begins with a dash that is not a hyphen; ${meant}`);
    }
}
/** Returns what is wrong, by what `parseArgs` says of it. */
function explainParseError(message, config, advice) {
    if (message.startsWith('Unknown option'))
        return unknownOptions(config, advice).join('\n');
    const [, lacking] = /^Option '(--[\w-]+).*' argument (?:missing|is ambiguous)/.exec(message) ?? [];
    if (lacking !== undefined)
        return `${lacking} needs a value`;
    // What follows the first sentence is about names that begin with a dash.
    return message.split('. ', 1)[0]?.replaceAll("'", '').replace(/\.$/, '');
}
/** Returns a line for each option that does not exist. */
function unknownOptions(config, advice) {
    const names = Object.keys(config.options ?? {});
    const { tokens = [] } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ ...config, strict: false, tokens: true });
    const unknown = tokens.filter((each) => each.kind === 'option' && !names.includes(each.name));
    // `-host` is a group of options.
    const lines = unknown.flatMap((each, at) => {
        if (each.kind !== 'option' || each.index === unknown[at - 1]?.index)
            return [];
        const meant = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .findClosest */ .Ru)(each.name, names);
        const more = advice.get(each.name) ?? (meant && `did you mean --${meant}?`);
        if (more === undefined)
            return [`Unknown option ${each.rawName}`];
        return [`Unknown option ${each.rawName}; ${more}`];
    });
    return [...new Set(lines)];
}
/**
 * Returns the folder that paths start at: npm runs a script of ours in our folder, wherever the
 * user is.
 */
function getUserFolder(script) {
    const { npm_lifecycle_event: running, INIT_CWD: folder } = process.env;
    if (running === script && folder)
        return folder;
    return process.cwd();
}
/**
 * Has the command end as it would anyway when nobody reads its output to the end, as with `| head`.
 * Output that cannot be written for another reason, such as a full disk, ends it with exit code 2.
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
/* harmony import */ var _changes_vanished_check_with_earlier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2903);
/* harmony import */ var _check_check_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5392);
/* harmony import */ var _check_report_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7688);
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
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(6939);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(2442);
/* harmony import */ var _options_site_options_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(2077);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(4874);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(2365);
/* harmony import */ var _web_tree_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(9612);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(8362);
/* harmony import */ var _check_options_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(1539);


























/**
 * How many findings are printed, those that differ in numbers alone as one, and how many changes;
 * the report has more.
 */
const MAX_PRINTED = 50;
const MAX_CHANGES_PRINTED = 20;
/** Returns a place as editors read it: `guide.html:7`. */
function inEditors(path, line) {
    if (line === undefined)
        return path;
    return `${path}:${line}`;
}
/**
 * Each line begins with a word of ours: the runner takes commands from the start of lines, also
 * after white space.
 */
function printFinding({ first: finding, others }, info) {
    const { severity, code, target, message, suggestion, accepted, isNew } = finding;
    const marks = [severity];
    if (isNew)
        marks.unshift('new');
    if (accepted)
        marks.unshift('accepted');
    info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `${marks.join(' ')} ${code} ${target}`);
    info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `    ${message}`);
    if (suggestion !== undefined)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `    ${suggestion.message}`);
    const where = describePlace(finding);
    if (where !== undefined)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `    in ${where}`);
    if (accepted)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `    ${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_16__/* .describeAcceptance */ .ju)(accepted)}`);
    if (others.length > 0)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `    ${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_16__/* .describeAlike */ .Kw)(others.length)}`);
}
/** Returns where a finding is, and how often; undefined if its first line has said that. */
function describePlace({ target, count: times, pages, spots }) {
    const [first] = spots;
    if (first === undefined)
        return undefined;
    const { page, line, source } = first;
    const place = inEditors(page, line);
    if (place === '' || place === target)
        return undefined;
    let where = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `${place}`;
    if (source !== undefined)
        where = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `${where}, written in ${inEditors(source.path, source.line)}`;
    if (pages > 1)
        where = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `${where}, ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(pages, 'page')}`;
    if (times > pages)
        where = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `${where}, ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(times, 'time')}`;
    return where;
}
/** What is printed last is what people see first: the numbers, and what explains most of it. */
function printTotals(verdict, printed, info) {
    const { findings, diagnosis, reportPath, elapsedMs, fixed } = verdict;
    if (printed < findings.length)
        printUnlisted(verdict, printed, info);
    if (diagnosis !== undefined)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `note ${diagnosis.message}`);
    const seconds = (elapsedMs / 1_000).toFixed(1);
    info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `Checked ${(0,_findings_count_findings_js__WEBPACK_IMPORTED_MODULE_15__/* .describeChecked */ .j$)(verdict)} in ${seconds} s: found ${(0,_findings_count_findings_js__WEBPACK_IMPORTED_MODULE_15__/* .describeFindings */ .kA)(verdict)}`);
    if (fixed !== undefined)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `${(0,_findings_count_findings_js__WEBPACK_IMPORTED_MODULE_15__/* .describeNewErrors */ .rh)(verdict, fixed)}`);
    if (reportPath !== '')
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `Report: ${reportPath}`);
}
/** Says how many findings were not printed, and of which kinds all are. */
function printUnlisted({ findings, isComplete, reportPath }, printed, info) {
    let all = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(findings.length, 'finding');
    if (!isComplete)
        all = `at least ${all}`;
    let where = 'report.html';
    if (reportPath === '')
        where = `with --report FOLDER, ${where}`;
    info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `Printed ${printed} of ${all}: ${where} and report.json have the others`);
    info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `By code: ${(0,_findings_count_findings_js__WEBPACK_IMPORTED_MODULE_15__/* .countByCode */ .o3)(findings).map(describeCode).join(', ')}`);
}
function describeCode(of) {
    let found = of.findings.toLocaleString('en');
    if (!of.isComplete)
        found += ' or more';
    return `${found} ${of.code} (${of.severity})`;
}
/** Checks the site, and compares it with the earlier one, if there is one. */
async function check(options, signal, info) {
    const { root, domain, compareWith } = options;
    const workspace = { folder: (0,_arguments_js__WEBPACK_IMPORTED_MODULE_23__/* .getUserFolder */ .Cw)('check'), repository: undefined, refs: [] };
    // Of a folder such as `/`, this is said for minutes before anything else.
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'index.html')))
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `Reading ${root}, which has no index.html: is this the folder with the site?`);
    const later = (0,_web_tree_js__WEBPACK_IMPORTED_MODULE_22__/* .makeSiteFolder */ .Y1)(root, signal);
    const listed = await later.list();
    const checkOptions = {
        ...options,
        listed,
        workspace,
        linksToFiles: true,
        signal,
        info,
        clock: _common_clock_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .m,
    };
    if (compareWith === undefined)
        return (0,_check_check_site_js__WEBPACK_IMPORTED_MODULE_5__/* .checkSite */ .u)(checkOptions);
    const { useEarlierSite: withEarlierSite } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(157)]).then(__webpack_require__.bind(__webpack_require__, 1157));
    const limits = (0,_options_site_options_js__WEBPACK_IMPORTED_MODULE_20__/* .makeDefaultLimits */ .i)();
    const here = {
        env: process.env,
        removals: new _disk_removal_js__WEBPACK_IMPORTED_MODULE_11__/* .Removals */ .Q(),
        signal,
        phase: (_, work) => work(),
    };
    return withEarlierSite({ compareWith, limits }, here, async (folder = compareWith.path) => {
        const sites = { earlier: (0,_web_tree_js__WEBPACK_IMPORTED_MODULE_22__/* .makeSiteFolder */ .Y1)(folder, signal), later };
        const compared = await (0,_changes_compare_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .compareFolders */ .R)({ ...checkOptions, ...sites, subject: domain ?? root });
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `Compared with the earlier site: ${(0,_changes_count_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .describeChanges */ .DT)(compared.comparison)}`);
        const otherSite = (0,_changes_count_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .describeOtherSite */ .r3)(compared.comparison);
        if (otherSite !== undefined)
            info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `Note: ${otherSite}`);
        printChanges(compared.comparison, info);
        if (compared.path !== '')
            info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `Changes: ${compared.path}`);
        return (await (0,_changes_vanished_check_with_earlier_js__WEBPACK_IMPORTED_MODULE_4__/* .checkWithEarlier */ .r)(checkOptions, compared)).verdict;
    });
}
function printChanges(comparison, info) {
    const { added, removed, moved, changed, navigation, files } = comparison;
    const lines = [
        ...changed.map(({ page, what }) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `changed ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_21__/* .toText */ .fE)(page)}: ${what.join(', ')}`),
        ...added.map((page) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `added ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_21__/* .toText */ .fE)(page)}`),
        ...removed.map((page) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `removed ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_21__/* .toText */ .fE)(page)}`),
        ...moved.map(({ from, to }) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `moved ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_21__/* .toText */ .fE)(from)} to ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_21__/* .toText */ .fE)(to)}`),
        ...navigation.map((page) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `changed ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_21__/* .toText */ .fE)(page)}: navigation`),
        ...files.changed.map((file) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `changed ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_21__/* .toText */ .fE)(file)}`),
        ...files.added.map((file) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `added ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_21__/* .toText */ .fE)(file)}`),
        ...files.removed.map((file) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `removed ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_21__/* .toText */ .fE)(file)}`),
        ...files.moved.map(({ from, to }) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `moved ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_21__/* .toText */ .fE)(from)} to ${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_21__/* .toText */ .fE)(to)}`),
    ];
    for (const line of lines.slice(0, MAX_CHANGES_PRINTED))
        info(line);
    const more = lines.length - MAX_CHANGES_PRINTED;
    if (more > 0)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `… and ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(more, 'more change')}`);
}
async function main() {
    const options = await (0,_check_options_js__WEBPACK_IMPORTED_MODULE_24__/* .readOptions */ .T)();
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
    const verdict = await check(options, stop.signal, info).catch((error) => {
        reportBreak(options, error);
        throw error;
    });
    const { findings } = verdict;
    let groups = findings.map((first) => ({ first, others: [] }));
    if (findings.length > MAX_PRINTED)
        groups = (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_19__/* .pickGroups */ .K_)((0,_findings_order_js__WEBPACK_IMPORTED_MODULE_19__/* .groupAlike */ .Mr)(findings), MAX_PRINTED);
    for (const group of groups)
        printFinding(group, info);
    printTotals(verdict, groups.length, info);
    if (accept)
        return printAccepted(verdict, info);
    if (hasFailed(verdict, options))
        return 1;
    return 0;
}
function hasFailed(verdict, options) {
    const errors = options.verify === 'strict' ? verdict.errors : (0,_findings_count_findings_js__WEBPACK_IMPORTED_MODULE_15__/* .countNewErrors */ .XD)(verdict);
    if (errors > 0)
        return true;
    return verdict.findings.some((finding) => !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_18__/* .isError */ .bJ)(finding) && (0,_findings_failing_js__WEBPACK_IMPORTED_MODULE_17__/* .isFailure */ .N6)(finding, options));
}
/** Says in the report for programs why there is no other. */
function reportBreak({ reportDir }, error) {
    if (reportDir === undefined)
        return;
    const why = errorsOf(error).map(({ text }) => text);
    (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .tryOnDisk */ .c)(() => (0,_check_report_files_js__WEBPACK_IMPORTED_MODULE_6__/* .writeJunitError */ .Sx)(reportDir, why.join('; ')), undefined);
}
const PATTERN_EXAMPLE = 'such as target: /changelog/**';
/** Prints a file that accepts what was found, and returns the exit code. */
function printAccepted({ findings, isComplete }, info) {
    const entries = (0,_findings_accepted_write_js__WEBPACK_IMPORTED_MODULE_14__/* .writeAcceptedEntries */ .j)(findings, _common_clock_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .m.now());
    const all = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(entries.length, 'entry', 'entries');
    if (entries.length > _findings_accepted_read_js__WEBPACK_IMPORTED_MODULE_13__/* .MAX_ENTRIES */ .Sd) {
        const why = `the file would have ${all}, but at most ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(_findings_accepted_read_js__WEBPACK_IMPORTED_MODULE_13__/* .MAX_ENTRIES */ .Sd, 'is', 'are')} read`;
        throw new Error(`${why}: accept groups of them in a file of your own, ${PATTERN_EXAMPLE}`);
    }
    if (entries.length > 0)
        console.log(entries.join('\n'));
    if (entries.length === 0)
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `Nothing to accept: no entry was printed`);
    else
        info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `Printed ${all}: say in each why it is accepted`);
    if (isComplete)
        return 0;
    info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `Not all findings are listed: accept groups of them with patterns, ${PATTERN_EXAMPLE}`);
    return 1;
}
/**
 * Returns what to print about an error: the messages of the step name inputs and outcomes, of which
 * there are none here.
 */
function errorsOf(error) {
    if (error instanceof _check_options_js__WEBPACK_IMPORTED_MODULE_24__/* .WrongUse */ .N)
        return error.errors;
    if (error instanceof _arguments_js__WEBPACK_IMPORTED_MODULE_23__/* .WrongArgument */ .Fo)
        return error.message.split('\n').map((line) => (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `${line}`);
    if (!(error instanceof _errors_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .StepError */ .z))
        return [(0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `${(0,_common_error_message_js__WEBPACK_IMPORTED_MODULE_8__/* .getErrorMessage */ .u)(error)}`];
    if (error.code !== 'earlier-site-unusable')
        return [error.shown];
    const { path, why } = error.values;
    return [(0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `--compare-with “${path}” cannot be used: ${why}`];
}
(0,_arguments_js__WEBPACK_IMPORTED_MODULE_23__/* .watchOutput */ .X9)('check');
try {
    process.exitCode = await main();
}
catch (error) {
    for (const what of errorsOf(error))
        console.error((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `check: ${what}`.text);
    if (error instanceof _check_options_js__WEBPACK_IMPORTED_MODULE_24__/* .WrongUse */ .N || error instanceof _arguments_js__WEBPACK_IMPORTED_MODULE_23__/* .WrongArgument */ .Fo)
        console.error((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_25__/* .safe */ .gB) `--help lists the options`.text);
    process.exitCode = 2;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 1539:
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
// EXTERNAL MODULE: ./lib/check/report-files.js + 7 modules
var report_files = __webpack_require__(7688);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __webpack_require__(9591);
// EXTERNAL MODULE: ./lib/disk/fresh-folder.js
var fresh_folder = __webpack_require__(9638);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __webpack_require__(7469);
// EXTERNAL MODULE: ./lib/findings/accepted/read.js
var read = __webpack_require__(9040);
// EXTERNAL MODULE: ./lib/archive/magic.js + 1 modules
var magic = __webpack_require__(1283);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/options/invalid-input.js + 1 modules
var invalid_input = __webpack_require__(596);
// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __webpack_require__(6451);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
// EXTERNAL MODULE: ./lib/common/units.js
var common_units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
;// CONCATENATED MODULE: ./lib/options/near-sites.js
/** Where a site may be, if not in the folder that was given. */







/** A workspace may have hundreds of thousands of files. */
const MAX_ENTRIES = 20_000;
const MAX_NAMED = 3;
/** Folders in which nobody builds a site of their own. */
const OF_TOOLS = /^(?:\.git|\.?venv|node_modules|vendor|__pycache__|__tests__|tests?|coverage)$/i;
/** Returns what is below a folder, nearer ones first, until there is too much. */
function* listBelow(root, isSearched) {
    const folders = [root];
    let left = MAX_ENTRIES;
    for (const folder of folders) {
        const entries = (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }), []);
        for (const of of entries) {
            if (left-- === 0)
                return;
            const path = (0,external_node_path_.join)(folder, of.name);
            if (of.isDirectory() && isSearched(of.name))
                folders.push(path);
            yield { path, of };
        }
    }
}
/**
 * Returns a file of a folder that has no page at any depth, such as the sources of a site;
 * undefined if it may have one. What symbolic links point to is not looked at.
 */
function findFileWithoutPages(root) {
    let example;
    let seen = 0;
    for (const { path, of } of listBelow(root, () => true)) {
        if (of.isSymbolicLink() || (0,page_names/* isPage */.yp)(of.name) || ++seen === MAX_ENTRIES)
            return undefined;
        if (of.isFile() && !of.name.startsWith('.'))
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
    for (const { path, of } of listBelow(base, (name) => !OF_TOOLS.test(name))) {
        if (of.name !== 'index.html' || homes.length > MAX_NAMED)
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

// EXTERNAL MODULE: ./lib/options/text.js + 1 modules
var options_text = __webpack_require__(1051);
;// CONCATENATED MODULE: ./lib/options/path.js
/** Inputs that are paths, and what has to be there. */











/**
 * Returns a path as the step uses it: no shell has expanded anything in it.
 * @throws InvalidInput
 */
function parsePath(text) {
    if (/^file:\/\//i.test(text))
        throw invalid `is “${text}”: write the path without file://`;
    if (NEEDS_SHELL.test(text))
        throw invalid `is “${text}”: “~”, variables and commands are not expanded, because no shell is involved. Use a path in the workspace, such as public, or an expression such as \${{ runner.temp }}/public`;
    if (process.platform !== 'win32' && text.includes('\\'))
        throw invalid `is “${text}”, a Windows path, but this runner is not Windows: write it with “/”, starting at the workspace`;
    return parseText(text);
}
/** Returns the path of a file with a list, and refuses the list itself. @throws InvalidInput */
function parseListPath(text) {
    if (/^\s*-\s|^\s*code:|\n/.test(text))
        throw invalid `is the list itself: write it to a file in the repository, and set this input to the path of that file`;
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
 * Returns what `look` finds at `path`, which was given as `text`. `missing` is the advice if
 * nothing is there.
 * @throws InvalidInput for what the file system says against it; what `look` throws
 */
function lookAt(text, path, missing, look) {
    try {
        return look();
    }
    catch (error) {
        if (!(0,file_errors/* isDiskError */.M)(error))
            throw error;
        throw (0,invalid_input/* invalid */.G) `is “${text}”: ${whyUnusable(error, path, missing)}`;
    }
}
function whyUnusable({ code }, path, missing) {
    if (code === 'ENOTDIR')
        return (0,clean/* safe */.gB) `a part of ${path} is a file, not a folder`;
    if (code !== 'ENOENT')
        return (0,clean/* safe */.gB) `${path} cannot be read (${code})`;
    if ((0,disk_error/* lstatIfExists */.sM)(path))
        return (0,clean/* safe */.gB) `the symbolic link ${path} is broken`;
    return missing;
}
/**
 * Returns the absolute path of a folder with a site that is there already and can be read. Relative
 * paths start at `base`; `ifEmpty` is the advice if nothing is in there.
 * @throws InvalidInput
 */
function parseSiteFolder(text, base, ifEmpty) {
    if (ADDRESS.test(text))
        throw (0,invalid_input/* invalid */.G) `is a URL, not a folder. To check a published site, run the action with live-url`;
    const path = (0,external_node_path_.resolve)(base, text);
    const unbuilt = (0,clean/* safe */.gB) `; check the path, and that the site has been built`;
    const advice = suggestNear(base, text) ?? adviseOnSites(base, ifEmpty) ?? unbuilt;
    const missing = (0,clean/* safe */.gB) `there is no folder ${path}${advice}`;
    return lookAt(text, path, missing, () => {
        const status = (0,external_node_fs_.statSync)(path);
        if (status.isFile() && (0,magic/* findFormat */.FI)((0,read_start_of_file/* readStartOfFile */.g)(path, magic/* HEAD_SIZE */.jT)))
            throw (0,invalid_input/* invalid */.G) `is “${text}”, which is an archive: unpack it first`;
        if (!status.isDirectory())
            throw (0,invalid_input/* invalid */.G) `is “${text}”, which is not a folder: set it to the folder that contains index.html`;
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
        if ((0,external_node_fs_.readdirSync)(path).length === 0)
            throw (0,invalid_input/* invalid */.G) `is “${text}”: the folder ${path} is empty; check that the site has been built`;
        const file = findFileWithoutPages(path);
        if (file !== undefined)
            throw (0,invalid_input/* invalid */.G) `is “${text}”: there are no HTML files in it, only files such as ${file}. Set it to the folder that the generator writes the site to`;
        return path;
    });
}
/**
 * Returns the absolute path of a values file that is there and no folder: all else is found out
 * when it is read. Relative paths start at `base`.
 * @throws InvalidInput
 */
function parseValuesFile(text, base) {
    const path = resolve(base, text);
    let advice = safe `; check the path, and that actions/checkout runs before this step. The file must exist, but it can be empty`;
    if (/\.ya?ml\s*,/i.test(text))
        advice = safe `; only one file can be written`;
    const missing = safe `there is no file ${path}${suggestNear(base, text) ?? advice}`;
    if (lookAt(text, path, missing, () => statSync(path).isDirectory()))
        throw invalid `is “${text}”, which is a folder: use the path of the file in it`;
    return path;
}
/**
 * Returns the end of an error about a path that leads nowhere, given as `text`: what it was meant
 * to be, if something is near. Relative paths start at `base`.
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

;// CONCATENATED MODULE: ./lib/options/earlier-site.js
/** The input with an earlier build of the site, and what has to be there. */








const NO_EARLIER_SITE = (0,clean/* safe */.gB) `; expected a folder or an archive, not a branch. If there is no earlier site yet, leave compare-with empty`;
/**
 * Returns where an earlier site is: a folder with an `index.html`, or a file that begins as an
 * archive does. Relative paths start at `base`.
 * @throws InvalidInput
 */
function parseEarlierSite(name, base) {
    // It may be a presigned link, so it is not shown.
    if (ADDRESS.test(name))
        throw (0,invalid_input/* invalid */.G) `is a URL, but has to be a folder or an archive on this runner: download the earlier site before this step`;
    const path = (0,external_node_path_.resolve)(base, name);
    const missing = (0,clean/* safe */.gB) `there is nothing at ${path}${suggestNear(base, name) ?? NO_EARLIER_SITE}`;
    return lookAt(name, path, missing, () => {
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
const PROBLEM_OF = { folder: problemOfFolder, archive: problemOfArchive };
function problemOfFolder(path) {
    (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'index.html')))
        return undefined;
    const entries = (0,external_node_fs_.readdirSync)(path);
    if (entries.length === 0)
        return (0,clean/* safe */.gB) `the folder is empty; if there is no earlier site yet, leave compare-with empty`;
    const inner = entries.find((entry) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, entry, 'index.html')));
    const archive = entries.find((entry) => /\.(?:zip|tar|tgz|tar\.gz|tar\.zst)$/i.test(entry));
    if (inner === undefined && archive !== undefined)
        return (0,clean/* safe */.gB) `there is no index.html in this folder; did you mean the archive “${archive}” in it?`;
    if (inner !== undefined)
        return (0,clean/* safe */.gB) `there is no index.html in this folder; did you mean the folder “${inner}” in it?`;
    return (0,clean/* safe */.gB) `there is no index.html in this folder; use the folder that contains the earlier site’s index.html, or leave compare-with empty`;
}
function problemOfArchive(path) {
    const start = (0,read_start_of_file/* readStartOfFile */.g)(path, magic/* HEAD_SIZE */.jT);
    if (start.length === 0)
        return (0,clean/* safe */.gB) `the file is empty; use an archive or a folder of the earlier site, or leave compare-with empty`;
    if ((0,magic/* findFormat */.FI)(start) !== undefined)
        return undefined;
    return (0,clean/* safe */.gB) `this file is not an archive: it looks like ${(0,magic/* describeContent */.Xb)(start)}; expected a folder, or zip, tar, tar.gz or tar.zst. Check the step that created it`;
}
/**
 * Makes sure that neither of two sites is in the other. `called`: what the later one is to people.
 * Symbolic links are followed: two names of one folder are the same site.
 * @throws InvalidInput
 */
function ensureApart({ name, path, kind }, sitePath, called) {
    const earlier = (0,paths/* followLinks */.n1)(path);
    const later = (0,paths/* followLinks */.n1)(sitePath);
    if (kind === 'folder' && earlier === later)
        throw (0,invalid_input/* invalid */.G) `is “${name}”, which is ${called} itself, so nothing could ever differ: use a copy of the earlier site`;
    if ((0,paths/* isWithin */.UO)(earlier, later))
        throw (0,invalid_input/* invalid */.G) `is “${name}”, which is inside ${called}: keep the earlier site outside it`;
    if (kind === 'folder' && (0,paths/* isWithin */.UO)(later, earlier))
        throw (0,invalid_input/* invalid */.G) `is “${name}”, which contains ${called}: keep the two sites apart`;
}

// EXTERNAL MODULE: ./lib/findings/codes.js + 1 modules
var codes = __webpack_require__(4118);
// EXTERNAL MODULE: ./lib/findings/site-kinds.js
var site_kinds = __webpack_require__(2857);
;// CONCATENATED MODULE: ./lib/options/fail-on.js





const LEVELS = ['errors', 'warnings'];
/** Returns what fails a step besides errors. @throws InvalidInput */
function parseFailOn(text) {
    const names = text.split(/[\s,]+/).filter((name) => name !== '');
    const codes = new Set();
    let isOfWarnings = false;
    for (const name of names) {
        if (name === 'warnings')
            isOfWarnings = true;
        else if (name !== 'errors')
            codes.add(parseCode(name, text));
    }
    if (names.length === 0)
        throw (0,invalid_input/* invalid */.G) `is “${text}”: expected ${EXPECTED}`;
    return { text: names.join(', '), isOfWarnings, codes };
}
const EXPECTED = `${(0,common_units/* joinWords */.yZ)(LEVELS, 'or')}, or codes of the check such as broken-anchor`;
function parseCode(name, text) {
    const code = [...site_kinds/* SITE_CODES */.F].find((each) => each === name);
    if (code !== undefined)
        return code;
    if ([...codes/* CODES */.Lp].some((each) => each === name))
        throw (0,invalid_input/* invalid */.G) `is “${text}”: “${name}” is a code of the live check, whose errors fail the step in any case; expected ${EXPECTED}`;
    const meant = (0,did_you_mean/* findClosest */.Ru)(name, [...LEVELS, ...site_kinds/* SITE_CODES */.F]);
    throw (0,invalid_input/* invalid */.G) `is “${text}”: “${name}” is not a code of the check; expected ${EXPECTED}${(0,did_you_mean/* didYouMean */.au)(meant)}`;
}

;// CONCATENATED MODULE: ./lib/options/first-errors.js


/** The runner cuts an annotation after 4,096 UTF-16 units, and there are words around these. */
const MAX_SHOWN = { errors: 10, units: 3_500 };
/**
 * Returns the first of many errors, and how many more there are: an annotation that is cut lacks
 * what to do.
 */
function pickFirstErrors(errors) {
    let units = 0;
    const isShown = ({ text }, at) => {
        units += text.length;
        return at === 0 || (at < MAX_SHOWN.errors && units <= MAX_SHOWN.units);
    };
    const end = errors.findIndex((error, at) => !isShown(error, at));
    if (end < 0)
        return errors;
    const more = (0,common_units/* count */.U9)(errors.length - end, 'more', 'more');
    return [...errors.slice(0, end), (0,clean/* safe */.gB) `and ${more}; they are listed when these are fixed`];
}

// EXTERNAL MODULE: ./lib/options/number.js
var number = __webpack_require__(1829);
// EXTERNAL MODULE: ./lib/options/site-options.js + 2 modules
var site_options = __webpack_require__(2077);
// EXTERNAL MODULE: ./lib/web/host/hosts.js + 8 modules
var hosts = __webpack_require__(6725);
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
findings in --fail-on, 2 if an argument is wrong or the folder could not be
checked.
`;
/** What is wrong with the command line, all of it. */
class WrongUse extends Error {
    errors;
    constructor(...errors) {
        super(errors.map(({ text }) => text).join('; '));
        this.errors = errors;
    }
}
const userDir = () => (0,command_line_arguments/* getUserFolder */.Cw)('check');
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
/** Inputs of the action that are no options. */
const ADVICE = new Map([
    ['output', 'did you mean --report?'],
    ['strict', 'errors always fail this command'],
    ['ignore', 'write --accepted-findings FILE'],
    ['fail-on-warnings', 'write --fail-on warnings'],
    ['expect-text', 'only the action searches for a text'],
    ['json', '--report FOLDER writes report.json'],
    ['mode', 'this command only checks folders'],
    ['site-path', 'give the folder without an option'],
    ['live-url', 'only the action checks what is live'],
]);
/**
 * Returns what is asked for; a text if that is to be printed alone.
 * @throws WrongUse, WrongArgument
 */
async function readOptions() {
    const { values, positionals } = (0,command_line_arguments/* readArguments */.lR)({ options: OPTIONS, allowPositionals: true }, ADVICE);
    if (values.help)
        return USAGE;
    if (values.version)
        return version();
    const errors = [];
    const attempt = collectErrors(errors);
    const take = (name, parse) => attempt(`--${name}`, () => parseGiven(values[name], parse));
    errors.push(...findTakenByNpm());
    const { folder, errors: misplaced } = findFolder(positionals, values);
    errors.push(...misplaced);
    let root;
    if (folder !== undefined)
        root = attempt('the folder to check', () => parseSiteFolder(folder, userDir()));
    const compareWith = take('compare-with', (text) => parseOtherSite(text, root));
    const options = {
        /** What the site is compared with. */
        compareWith,
        /** Whether new errors alone count. */
        verify: take('verify', (0,options_text/* makeChoiceParser */.Rj)(['strict', 'strict-new'])) ?? 'strict',
        /** What fails the command besides errors. */
        failOn: take('fail-on', parseFailOn) ?? parseFailOn('errors'),
        host: take('host', site_options/* SITE_OPTIONS */.n.host.parse),
        basePath: take('base-path', site_options/* SITE_OPTIONS */.n['base-path'].parse) ?? site_options/* SITE_OPTIONS */.n['base-path'].default,
        domain: take('domain', site_options/* SITE_OPTIONS */.n.domain.parse),
        pageCount: take('page-count', number/* parseCount */.zq),
        reportDir: take('report', (text) => parseReportFolder(text, root, compareWith)),
        /** Whether to print a file that accepts what is found. */
        accept: values.accept ?? false,
    };
    const { entries: accepted, errors: wrongEntries } = await readAccepted(take('accepted-findings', options_text/* parseText */.r4));
    errors.push(...wrongEntries);
    if (root === undefined || errors.length > 0) {
        const wrong = new WrongUse(...pickFirstErrors(errors));
        // Without a folder to check, the one for the report may be meant.
        if (options.reportDir !== undefined && folder !== undefined)
            reportWrongUse(options.reportDir, wrong.message);
        throw wrong;
    }
    if (options.reportDir !== undefined)
        makeReportFolder(options.reportDir);
    return { /** The folder to check. */ root, ...options, accepted };
}
/** Returns what does `work`, and puts what is wrong with the input of that name into `errors`. */
function collectErrors(errors) {
    return (name, work) => {
        try {
            return work();
        }
        catch (error) {
            if (!(error instanceof invalid_input/* InvalidInput */.o))
                throw error;
            errors.push((0,clean/* safe */.gB) `${name} ${error.why}`);
            return undefined;
        }
    };
}
/** Returns the value of an option; undefined if it is not given. @throws InvalidInput */
function parseGiven(given, parse) {
    const text = given?.trim();
    if (text === undefined)
        return undefined;
    if (text === '')
        throw (0,invalid_input/* invalid */.G) `is empty: give it a value, or leave it out`;
    return parse(text);
}
async function readAccepted(file) {
    if (file === undefined)
        return { entries: [], errors: [] };
    const { entries, errors } = await (0,read/* readAcceptedFile */.oM)((0,external_node_path_.resolve)(userDir(), file));
    return { entries, errors: errors.map((what) => (0,clean/* safe */.gB) `--accepted-findings “${file}”: ${what}`) };
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
/** Returns the folder that is to be checked, as it was given, or what is wrong with how it was. */
function findFolder(positionals, { host = '', accept }) {
    const errors = [];
    const [folder, ...more] = positionals;
    if (!folder)
        errors.push((0,clean/* safe */.gB) `no folder given: specify the folder to check${describeTaken(host)}`);
    const bare = positionals.find(isBareOption);
    if (bare) {
        errors.push((0,clean/* safe */.gB) `${bare} is not a folder; did you mean --${bare}?`);
    }
    else if (more.length > 0) {
        const advice = adviceOnSeveral(folder, accept);
        errors.push((0,clean/* safe */.gB) `one folder is checked at a time, not ${positionals.join(', ')}${advice}`);
    }
    if (errors.length > 0)
        return { folder: undefined, errors };
    return { folder, errors };
}
/** Says that the folder became the value of `--host`, if it did. */
function describeTaken(host) {
    if (host === '' || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(userDir(), host)))
        return undefined;
    return (0,clean/* safe */.gB) `; --host took ${host} as its value`;
}
/** Returns whether this is an option without its dashes. */
function isBareOption(text) {
    const [name = ''] = text.split('=', 1);
    return Object.hasOwn(OPTIONS, name) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(userDir(), text));
}
function adviceOnSeveral(folder, accept) {
    if (accept)
        return (0,clean/* safe */.gB) `; --accept does not accept a file: redirect its output with > FILE`;
    if (folder === 'check')
        return (0,clean/* safe */.gB) `; leave out check`;
    return undefined;
}
/** Returns the earlier build of the site in the folder `root`. @throws InvalidInput */
function parseOtherSite(text, root) {
    const earlier = parseEarlierSite((0,options_text/* parseText */.r4)(text), userDir());
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
    const folder = (0,external_node_path_.resolve)(userDir(), (0,options_text/* parseText */.r4)(text));
    const sites = [];
    if (root !== undefined)
        sites.push(root);
    if (earlier?.kind === 'folder')
        sites.push(earlier.path);
    if (sites.some((site) => (0,paths/* isWithin */.UO)((0,paths/* followLinks */.n1)(folder), (0,external_node_fs_.realpathSync)(site))))
        throw (0,invalid_input/* invalid */.G) `is “${text}”: ${INSIDE_A_SITE}`;
    return folder;
}
/** Before the check, which may take a while. @throws WrongUse */
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
 * Writes only where reports belong: with a mistake in the arguments, `folder` may be a site. What is
 * wrong with it as well is not said then.
 */
function reportWrongUse(folder, why) {
    if (!(0,report_files/* mayHoldReports */.a3)(folder))
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
function version() {
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

/** Returns the message of anything that was thrown; foreign text. */
function getErrorMessage(error) {
    if ((0,node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(error))
        return error.message;
    return showThrown(error);
}
/**
 * Returns whatever was thrown as text. Libraries may throw what has none, such as an object without
 * a prototype.
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
/* harmony export */   K9: () => (/* binding */ makeInterruptible),
/* harmony export */   Ny: () => (/* binding */ makeCheckpoint)
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
async function* makeInterruptible(items, signal) {
    const yieldIfOver = makeTimeSlices();
    for await (const item of items) {
        yield item;
        await yieldIfOver();
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
 * Returns what `work` returns, or `instead` after an error of the file system.
 * @throws what else `work` throws
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
/** Returns whether a value is what JSON calls an object. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Returns what a text holds; undefined if it is no JSON. A byte order mark may come before it. */
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
/* harmony export */   DB: () => (/* binding */ parseSize),
/* harmony export */   Dn: () => (/* binding */ showMegabytes),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   eL: () => (/* binding */ showDay),
/* harmony export */   tY: () => (/* binding */ showSize),
/* harmony export */   yZ: () => (/* binding */ joinWords)
/* harmony export */ });
/* unused harmony exports parseDuration, parseCount, showDuration */
/** Durations, days, sizes, counts and lists, as people write and read them. */
const DURATION = /^(?:(\d+) ?d ?)?(?:(\d+) ?h ?)?(?:(\d+) ?m(?:in)? ?)?(?:(\d+) ?s)?$/;
const DECIMAL = /^(\d+\.\d+) ?(d|h|m|min|s)$/;
const SIZE = /^(\d+)\s*(?:([kmgt])(i)?)?b?$/i;
/** Longer texts are no duration and no size, but numbers that lose digits. In characters. */
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
 * number of seconds; undefined if it is none.
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
/**
 * Returns the number that somebody else has counted; undefined if it is none, or none that can be.
 */
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
function count(n, one, many = `${one}s`) {
    return `${String(n).replace(/\B(?=(\d{3})+$)/g, ',')} ${n === 1 ? one : many}`;
}
/** Returns `a, b and c`, or `a, b or c`. */
function joinWords(words, conjunction) {
    return [words.slice(0, -1).join(', '), ...words.slice(-1)]
        .filter(Boolean)
        .join(` ${conjunction} `);
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





/**
 * Returns what exists at `path`, without following a symbolic link; undefined if nothing does.
 * @throws Error of the disk
 */
function lstatIfExists(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
    }
    catch (error) {
        if ((0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .M)(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return undefined;
        throw error;
    }
}
/** Codes of the system (errno(3)), by what they mean to the user. */
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
    const why = error.code === 'ENOENT' ? 'it does not exist (ENOENT)' : (error.code ?? error.message);
    const [meaning] = MEANINGS.find(([, codes]) => codes.has(why)) ?? ['disk-failed'];
    if (meaning === 'disk-full')
        return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .z(meaning, { what, needed: undefined, free: undefined }, error);
    return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .z(meaning, { what, why }, error);
}
/**
 * Runs `work`, which writes `what`, and returns its result.
 * @throws StepError for an error of the disk
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
 * Returns how many bytes may be written to the file system of `folder`; undefined where it does not
 * say.
 */
function measureFreeBytes(folder) {
    return (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .tryOnDisk */ .c)(() => {
        const { bsize, bavail, blocks } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
        // Some network and user-space file systems answer with zeros.
        return blocks === 0 ? undefined : bsize * bavail;
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
/** Names of files that not every system can hold, or that mean something else to one. */


/**
 * Returns the traits of the file system of `folder`, which must be empty and is left empty.
 * @throws Error of the file system
 */
function probeFileSystem(folder) {
    const probe = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'probe');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(probe);
    const ignoresCase = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'PROBE'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(probe);
    return { ignoresCase, windowsNames: process.platform === 'win32' };
}
/**
 * What the desktops of macOS and Windows leave in folders, and what the Finder adds to archives.
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
 * Returns why Windows cannot hold a path with these parts, worded as in the rules; undefined if it
 * can.
 */
function findWindowsNameProblem(parts) {
    return WINDOWS_NAME_RULES.find(({ pattern }) => parts.some((part) => pattern.test(part)))?.why;
}
/**
 * Returns whether a part of a path is `.git`, also in the disguises in which Windows and macOS open
 * it all the same: trailing dots and spaces, a stream, the short name, ignored characters
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
 * How much of the target's name is in the folder's name, so that people see what it is for. In
 * characters.
 */
const SHOWN_NAME = 60;
/**
 * What can be in such a folder: the new content, the previous one, and the previous one that is no
 * longer needed.
 */
const MADE = 'new';
const OLD = 'old';
const SUPERSEDED = 'superseded';
/** Of all that is published, whatever the umask and the archive say: it is there to be read. */
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
/**
 * Makes a folder beside `targetPath`, on the same file system, so that a rename publishes its
 * content.
 * @throws Error of the file system
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
         * is there yet. What is there is the user's: no run removes it.
         */
        old,
        /**
         * Renames what `old` holds, if anything: it is no longer needed, and the next run sees that,
         * too.
         * @throws Error of the file system
         */
        supersede() {
            if ((0,_disk_error_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfExists */ .sM)(old))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(old, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, SUPERSEDED));
        },
        /**
         * Starts removing it with all its content, and the parent folders that were made for it, as far
         * as they are empty. Does nothing if there is something at `old`.
         */
        remove() {
            // Unless it is certain that nothing is there, it stays.
            const mayHoldOld = (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .tryOnDisk */ .c)(() => (0,_disk_error_js__WEBPACK_IMPORTED_MODULE_3__/* .lstatIfExists */ .sM)(old) !== undefined, true);
            if (!mayHoldOld)
                removals.start(path, { clearedBy: 'later run', whenGone: removeParents });
        },
    };
}
/**
 * Returns what the names of all such folders for `targetPath` begin with; six random characters
 * follow.
 */
function makePrefix(targetPath) {
    return `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(targetPath).slice(0, SHOWN_NAME)}.docs-export-`;
}
/**
 * Makes `folder` and its missing parents, and returns those that it made, the outermost first.
 * Node's own `recursive` never ends where the system says that a folder is missing although it
 * exists, as in /proc.
 * @throws Error of the file system
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
/** Returns whether it did not exist before. */
function makeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, FOLDER_MODE);
    }
    catch (error) {
        // Somebody was faster. If it is not a folder, the next call that needs one fails.
        if ((0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .M)(error) && error.code === 'EEXIST')
            return false;
        throw error;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, FOLDER_MODE);
    return true;
}
/** From the innermost outwards, up to the first that is not empty by now. */
function removeEmpty(folders) {
    try {
        for (const folder of folders.toReversed())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
    }
    catch {
        // Somebody put something there: it is theirs.
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
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/**
 * Returns the path without symbolic links of a path that need not exist yet.
 * @throws Error of the file system
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
 * Returns the real path, or the path itself where that cannot be found out: whoever needs it
 * reports why.
 */
function followLinks(path) {
    return (0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .tryOnDisk */ .c)(() => resolveRealPath(path), path);
}
/** Returns the path of what is called `name` in `folder`, whatever bytes the two consist of. */
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
 * Returns the first bytes of a file, and `length` of them at most. Throws what the file system
 * throws.
 */
function readStartOfFile(path, length) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        const start = Buffer.allocUnsafe(length);
        return start.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, start, 0, length, 0));
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


/** What Windows answers while a virus scanner or an indexer holds a file, or one in the folder. */
const HELD = new Set(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY']);
const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 500;
/** How long to wait in all, in ms: scanners release a file within a second or two. */
const BUDGET_MS = 5_000;
const THIS_SYSTEM = { platform: process.platform, clock: clock/* systemClock */.m };
/**
 * Returns how to rename and remove on this system. On Windows, what fails because another program
 * holds a file is retried, for some seconds in all for everything that is done with the same
 * function. Elsewhere such errors are thrown at once, because they last.
 */
function retryWhileHeld({ platform, clock, } = THIS_SYSTEM) {
    let leftMs = platform === 'win32' ? BUDGET_MS : 0;
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
 * Everything that a step removes. It is done beside other work, in slices between which signals are
 * handled, so that a cancelled step can say what is left.
 */
class Removals {
    #left = new Map();
    #underway = new Set();
    /**
     * Counts what is at `path` as left until it is removed, in case the step is stopped before it can
     * `start` that.
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
    /** What has not been removed yet, or could not be. */
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
 * Removes what is at `path`, and returns why not all of it could be removed; undefined if it was.
 */
async function removeAll(path) {
    const yieldIfOver = (0,event_loop/* makeTimeSlices */.DF)();
    const retry = retryWhileHeld();
    let obstacle;
    /**
     * Returns what `work` does, or undefined if it failed, which is noted unless there was nothing to
     * remove.
     */
    const attempt = async (place, work) => {
        try {
            return await retry(work);
        }
        catch (error) {
            if (!(0,file_errors/* isDiskError */.M)(error))
                throw error;
            if (error.code !== 'ENOENT')
                obstacle ??= `${(0,external_node_path_.basename)(String(place))}: ${error.code ?? error.message}`;
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
        this.summary = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .fillMessage */ .fu)(code, { ...values, goesOn: undefined }, _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .IN_SUMMARY */ .xy);
    }
}
/**
 * Returns the error to report for `error`, whatever was thrown: anything but a StepError is a bug
 * of this action.
 */
function asStepError(error) {
    return error instanceof StepError
        ? error
        : new StepError('unexpected', { what: showThrown(error) }, error);
}


/***/ }),

/***/ 5531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ OF_EARLIER),
/* harmony export */   fu: () => (/* binding */ fillMessage),
/* harmony export */   nl: () => (/* binding */ MESSAGES),
/* harmony export */   xy: () => (/* binding */ IN_SUMMARY)
/* harmony export */ });
/* unused harmony export OF_PUBLISHED */
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4874);
/* harmony import */ var _text_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8813);


/**
 * Every way to fail, in words, by how the step ends then: what happened, what the other side said,
 * what to do next. `[…]` is left out when a value in it is empty. What is wrong with a single
 * input, an archive or an entry of it, and why a connection failed, is worded where it is noticed.
 */
const TEXTS = {
    rejected: {
        'bad-inputs': 'The inputs of this step are invalid; it stopped before doing anything:{errors}',
        'node-too-old': 'This step needs Node {needed} or newer, but the runner started it with Node {found}; it stopped before doing anything. Use a runner or a container image that has Node {needed}.',
        unauthorized: 'The service does not accept the API key (HTTP 401).[ It said: “{said}”.] The key may be mistyped, revoked or expired: create a new admin key on the API keys page of the dashboard and store it in the secret that `api-key` reads.[ {plan}][ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        'payment-required': 'The service asks for payment, or for another plan (HTTP 402).[ It said: “{said}”.] Static export requires the Enterprise plan: check the plan of the organization that the API key belongs to.[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        forbidden: 'The service does not allow this API key to do this (HTTP 403).[ It said: “{said}”.] Common causes:[ the plan of the organization is not Enterprise, which {needed} requires;] the key is not an admin key with write scope, or belongs to another organization[ than the project {project} in `project-id`]; it may not be used from this runner’s IP address[; {login}]. Check the key on the API keys page of the dashboard, and create another one if needed.[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        'export-address-not-found': 'The service could not find the static export API or the site (HTTP 404).[ It said: “{said}”.] Check that `base-url` is the root of the administrative API and that `domain` is a site of this organization. Newer deployments only export by project: set `project-id`, which is on the API keys page of the dashboard.',
        'export-job-not-found': 'The service has no export job {job} (HTTP 404)[, although it reported the job as {lastStatus} before: it was probably deleted].[ It said: “{said}”.] If the dashboard does not show it, run this step again without `job-id` to start a new one.[ If it does, check `job-id` and `{input}`, and that the API key belongs to the organization that started the job; an agent’s job needs `mode: agent-job`.]',
        'project-not-found': 'The service has no project {project} (HTTP 404).[ It said: “{said}”.] No export was started. Check `project-id`, which is on the API keys page of the dashboard, that the API key belongs to the same organization, and that `base-url` is the root of the administrative API. Older deployments only export by `domain`: leave `project-id` out.',
        'project-job-not-found': 'The project {project} has no export job {job} (HTTP 404)[, although the service reported the job as {lastStatus} before: it was probably deleted].[ It said: “{said}”.] If the dashboard does not show it, run this step again without `job-id` to start a new one.[ If it does, check `job-id`, `project-id` and `{input}`, and that the API key belongs to the organization of the project.]',
        'build-not-found': 'The service does not know the documentation build that it started (HTTP 404)[, although it reported it as {lastStatus} before].[ It said: “{said}”.] No export was started. Run this step again.',
        'export-gone': 'The export of job {job} is gone: the service answered with HTTP {status}.[ It said: “{said}”.] It has probably expired or been deleted: run this step again without `job-id` to start a new one.',
        'agent-job-not-found': 'The service has no agent job {job} in project {project} (HTTP 404).[ It said: “{said}”.] Check `job-id` and `project-id` (shown on the API keys page of the dashboard), and that the API key belongs to that project; an export needs `mode: export`.',
        invalid: 'The service rejected the request as invalid (HTTP {status}).[ It said: “{said}”.][ {invalid}.]',
        redirected: 'The service answered with a redirect (HTTP {status})[ to {redirectHost}]. The redirect was not followed, because the API key would have been sent along: set `base-url` to the address of the API itself.',
        'start-limited': 'No export was started: the service limits exports (HTTP 429). It refused {attempts} in {elapsed}[ and asks to wait {until}].[ {limit}][ It said: “{said}”.] Run this step later, or start fewer exports: set `max-parallel` for a matrix, or use different times for schedules.',
        'export-running': 'No export was started: another export of this site was still running (HTTP 409) after {attempts} in {elapsed}.[ It said: “{said}”.] To follow that export, run this step with `job-id`[: {jobId}]. The run that started it shows the ID in its log. To start another, run this step again when that one has ended, or set a longer `wait-timeout`.',
        refused: 'The service refused the request (HTTP {status}).[ It said: “{said}”.] {advice}.[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        'not-the-api': 'The server at `base-url` answered with a web page[ (“{said}”)], not with JSON (HTTP {status}).[ `{input}` may be the dashboard instead of the API: set it to the root of the administrative API.] Otherwise, a proxy, a firewall or a sign-in page answers instead of the API: let requests from this runner through.[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        'github-token-missing': 'The input `{input}` needs `github-token`, which is empty. Leave `github-token` out to use the workflow’s own token, or check the secret that it reads.',
        'github-token-refused': 'The server {server} does not accept `github-token` (HTTP 401).[ It said: “{said}”.] Leave `github-token` out to use the workflow’s own token. If you need one of your own: it may have expired or been revoked, or belong to another server.',
        'check-refused': 'The server {server} did not let `github-token` {what} of the commit (HTTP {status}), so no export was started.[ It said: “{said}”.][ Give the job `permissions: {permission}`; `wait-for-check` needs `checks: read` and `statuses: read`.] Check that the token belongs to this repository, and that the commit is still in it: a force push removes commits.',
        'published-missing': 'No published site was found: {why}. {advice}. If nothing may have been published yet, set `if-missing: ignore`.',
        'published-ambiguous': 'The release {tag} has several archives whose names begin with “{site}-”: {names}. It is unclear which one is the site: keep only that one on the release, or rename the others.',
        'published-refused': 'The server {server} did not let `github-token` {what} (HTTP {status}).[ It said: “{said}”.] Give the job `permissions: {permission}`, and check that the token belongs to this repository.',
        'earlier-site-unusable': 'The earlier site in `compare-with` ({path}) cannot be used: {why}. Nothing was started or kept. Check the step of the workflow that gets it; if there is no earlier site yet, leave `compare-with` empty.',
    },
    unreachable: {
        unreachable: 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ {started}][ It said: “{said}”.][ The service last reported {subject} as {lastStatus}.] Look at the service’s status page; if it reports no failure, check `base-url` and the network between the runner and the service.[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        'answers-unreadable': 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ {started}][ The service last reported {subject} as {lastStatus}.] This step does not recognize this response. Check [`{input}`, and ]whether a proxy or a sign-in page answers instead; then use the newest version of this action. If that does not help, report it.[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        limited: 'Asking the service {what} failed: it limits requests (HTTP 429). It refused {attempts} in {elapsed}[ and asks to wait {until}].[ {started}][ It said: “{said}”.][ The service last reported {subject} as {lastStatus}.] Set a longer `poll-interval`, and run fewer jobs at once (`max-parallel`).[ {goesOn} at the service: once this is fixed, run this step with that `job-id`.]',
        'not-connected': 'Could not ask the service at {host} {what}: {why}; gave up after {attempts} in {elapsed}.[ {started}][ The service last reported {subject} as {lastStatus}.] Check the {part} in `base-url`[, and whether {obstacle} blocks the connection].',
        'not-trusted': 'Could not ask the service at {host} {what}: {why}; gave up after {attempts} in {elapsed}.[ {started}][ The service last reported {subject} as {lastStatus}.] If the certificate has expired, renew it; if it is for another host, correct `base-url`. If your own authority issued the certificate, set `NODE_EXTRA_CA_CERTS` in `env` of the job to the path of that authority’s certificate.',
        'proxy-failed': 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ {started}][ The service last reported {subject} as {lastStatus}.] Check `HTTPS_PROXY` and `NO_PROXY` in `env` of the job: the proxy’s host, port, user name and password, and whether the service should be reached through it at all.',
        'start-at-web-page': 'The server at {host} answered the start request with a web page[ (“{title}”)], not with JSON: `base-url` is probably the dashboard, not the API. Correct `base-url`. In case a proxy or a sign-in page answered instead of the API, look in the dashboard before you run this step again: the export may have started.',
        'start-unknown': 'It is unknown whether the service started the export: {why}.[ It said: “{said}”.][ {likely}] The request was not sent again, because that could start a second export. Look in the dashboard: if the export is there, run this step with its `job-id`; if not, check `base-url` and the service’s status page, then run this step again.',
        'check-limited': 'Could not {what} on {server}: it limits how many requests `github-token` may send ({why})[ and asks to wait for {until}], so no export was started.[ It said: “{said}”.] All workflows of a repository share the limit of its token: run this step again later, or use another token.',
        'check-unreadable': 'Could not {what} on {server}: {why}; gave up after {attempts}, and no export was started. Check `GITHUB_API_URL`, and whether a proxy or a sign-in page answers in place of the server.',
        'check-unreachable': 'Could not {what} on {server}: {why}; gave up after {attempts}, and no export was started.[ It said: “{said}”.] Check whether the server works[ ({statusPage})], and the network between the runner and the server, then run this step again.',
        'published-limited': 'Could not {what} on {server}: it limits requests with `github-token` ({why})[ and asks to wait for {until}].[ It said: “{said}”.] All workflows of a repository share the limit of its token: run this step again later, or use another token.',
        'published-unreadable': 'Could not {what} on {server}: {why}; gave up after {attempts}. Check that `GITHUB_API_URL` is the address of its API, and whether a proxy or a sign-in page answers instead.',
        'published-unreachable': 'Could not {what} on {server}: {why}; gave up after {attempts}.[ It said: “{said}”.] Check the server[ ({statusPage})] and the network between it and the runner, then run this step again.',
        'live-unreachable': 'Asking {host} for the published site failed: {why}; gave up after {attempts} in {elapsed}. {advice}.',
    },
    'job-failed': {
        'export-failed': 'The export job {job} failed.[ The service said: “{said}”.] See the site’s build in the dashboard for details; once it is fixed, run this step again without `job-id` to start a new export.',
        'agent-failed': 'The agent job {job} failed: the agent hit an error that it could not recover from.[ The service said: “{said}”.] Look at the job in the dashboard, then give the agent its instructions again.',
        'job-ended': 'The job {job} has ended: the service reported it as “{status}”[ {reads} times in a row].[ It said: “{said}”.] Look at the job in the dashboard, then start a new one; for an export, run this step again without `job-id`.',
        'build-failed': 'The service could not build the documentation of the project {project}, so no export was started.[ It said: “{said}”.][ The commit is {commit}.] Once the build is fixed, run this step again.[ The last lines of its log:{log}]',
        'build-ended': 'The documentation build has ended: the service reported it as “{status}”[ {reads} times in a row], so no export was started.[ It said: “{said}”.] Look at the project {project} in the dashboard, then run this step again.',
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
        cancelled: 'The step was cancelled.[ {started}][ The job {job} is {status} at the service: resume it with `job-id` instead of starting another one.]',
        'cancelled-while-starting': 'The step was cancelled while it was starting the export, so it is unknown whether the job exists. Look for it in the dashboard: if it is there, run this step with its `job-id`.',
    },
    'handover-failed': {
        'comment-forbidden': 'The comment on the pull request was not written: {server} did not let `github-token` {what} (HTTP {status}).[ It said: “{said}”.] Its text is in the job summary. {advice}.',
        'comment-failed': 'The comment on the pull request was not written: could not {what} on {server}: {why}; gave up after {attempts}.[ It said: “{said}”.] Its text is in the job summary. To write it, run this step again later.',
        'issue-forbidden': 'The issue about the published site was not kept up to date: {server} did not let `github-token` {what} (HTTP {status}).[ It said: “{said}”.] {advice}.',
        'issue-failed': 'The issue about the published site was not kept up to date: could not {what} on {server}: {why}; gave up after {attempts}.[ It said: “{said}”.] The next check tries again.',
        'values-file-deleted': 'The values file {file} existed when the step began and is gone now, with all of its content. It was not created again: put it back, then run this step again, with `job-id` if the log shows one.',
        'values-file-unusable': 'The values file {file} cannot be written: {why}. It was not changed; check `values-file`, its owner and permissions, and what earlier steps of the workflow left there. If the log shows no job, no export was started.',
        'values-file-syntax': 'The values file {file} is not valid YAML: {why}[ (line {line}, column {column})]. It was not changed; fix it and run the step again.',
        'values-file-documents': 'The values file {file} contains {count} YAML documents, and it is unclear which one is meant. It was not changed; keep one document in it, or set `values-file` to another file.',
        'values-file-shape': 'In the values file {file}, {what} does not have the form that a deployment expects: the file, `staticExport` and every key above it must be maps (`key: value`). Each value in `staticExport` must be a text, a number, true or false. It was not changed; fix it and run the step again.',
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
        'bundle-not-ready': 'The job {job} is completed, but after {attempts} the service still says that its bundle is not ready (HTTP 409).[ It said: “{said}”.] Run this step again with `job-id` in a few minutes.',
        'published-expired': 'GitHub has deleted {shown} before this step could fetch it (HTTP {status}). An older one is not used, because it is not the latest published site. Publish the site again, or set `from` to another run or a release.',
        'published-other': 'GitHub’s copy of {shown} is not the archive of a site, but {found}. Upload one archive (zip, tar, tar.gz or tar.zst), such as the file in the output `bundlePath` of an export.',
        'archive-gone': 'The archive is gone: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] It has probably expired or been deleted at the storage: run this step again without `job-id` to start a new export.',
        'download-refused': 'The storage refused the download: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, check whether a proxy between the runner and the storage changes requests, and contact the service’s support. If fresh links have already expired, the clock of the service is wrong.',
        'download-needs-headers': 'The link to the archive cannot be used here: it is signed for requests with {signed}, and {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] Only the service knows these headers: ask its support for links that are signed for `host` alone.',
        'redirect-refused': 'The archive was not downloaded: {host} redirects[ to {target}], and the redirect was not followed: {why}. Check whether a proxy between the runner and the storage asks for a login; if not, contact the service’s support.',
        'download-failed': 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, {advice}.',
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
        'text-missing': 'No page of the site in {site} ({pages}) shows “{text}” (`expect-text`), so {consequence}.[ The service may not have built this version when the export {job} started: start a new one after the build, with `wait-for-check` or `update`.][ {page} shows “{similar}”, in another case.][ Check that {folder} is the build of this version.][ The {quotes} around it are part of the text: leave them out.][ `expect-text` is plain text: “{pattern}” is not a pattern.][ {where}]',
        'verify-failed': 'The check of the site found {errors}, so with `verify: {verify}` {consequence}.[ {others} the step (`fail-on: {failOn}`).][ Without {without}, there is nothing to compare with, so all errors count as new.][ {diagnosis} Start there.][ {fix}, or list what cannot be fixed in `accepted-findings`.] To continue anyway, set `verify: report`.[ {unused}] The job summary shows {shown}; the full report is {report}, with report.html next to it. The site is in {site}.',
        'check-disk-failed': 'The site in {site} could not be checked: {why}. Check the runner’s disk.[ `verify: {off}` continues without a check.]',
        'check-crashed': 'The check of the site in {site} failed ({what}), so it is unknown whether the site has errors. This is a bug in the action, not a problem with the site: please report it, with the log of a run that has debug logging on.[ `verify: {off}` continues without a check.]',
    },
    'live-failed': {
        'live-failed': 'The site at {url} is not[ {known}] the one in {site}: after {elapsed}, {differing}.[ {diagnosis} Start there.] If the deployment is still running, set a longer `wait-timeout`; otherwise, check the deployment and the configuration of the host. The full report is {report}.',
    },
};
/** The text of each message, and how the step ends with it. */
const MESSAGES = (0,_text_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByName */ .m)(TEXTS, (text, outcome) => ({ text, outcome }));
/** For the job summary: the findings are below it, and paths of the runner are folded away. */
const IN_SUMMARY = {
    'pages-removed': 'More pages of the earlier site are gone than `max-pages-removed: {limit}` allows: {removed} gone, such as {page}, so {consequence}. Check that the export or build is complete. If these pages were removed on purpose, run the workflow manually with `max-pages-removed: {number}`, or without it.',
    'verify-failed': 'The check found {errors}, so with `verify: {verify}` {consequence}.[ {others} the step (`fail-on: {failOn}`).][ Without {without}, there is nothing to compare with, so all errors count as new.][ {fix}, or list what cannot be fixed in `accepted-findings`.] To continue anyway, set `verify: report`.',
    'live-failed': 'The site at {url} is not[ {known}] this one: after {elapsed}, {differing}. If the deployment is still running, set a longer `wait-timeout`; otherwise, check the deployment and the configuration of the host.',
};
/** Of an archive in `compare-with`, which nobody downloaded; worded to follow what names it. */
const OF_EARLIER = {
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
const OF_PUBLISHED = {
    'archive-gone': `The archive is gone: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] ${CHECK_WHAT_IS_KEPT}`,
    'download-refused': 'The storage refused the download: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] Run this step again; if that does not help, check whether a proxy between the runner and the storage changes requests.',
    'redirect-refused': 'The archive was not downloaded: {host} redirects[ to {target}], and the redirect was not followed: {why}. Check whether a proxy between the runner and the storage asks for a login.',
    'download-failed': 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ It said: “{said}”.] Run this step again; if that does not help, check the network between the runner and the storage.',
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


/***/ }),

/***/ 8285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ writeAcceptedEntries)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3850);


/**
 * Returns the entries of a file that accepts just the errors and warnings among these findings that
 * count, wherever they occur, as text of three lines each. `now`: in ms since the epoch.
 */
function writeAcceptedEntries(findings, now) {
    const found = findings.filter(({ severity, accepted, isRest }) => severity !== 'notice' && accepted === undefined && !isRest);
    // The address in full stays the same when another page spells it differently.
    const entries = found.map(({ code, target, address }) => `- code: ${code}\n  target: ${scalar((0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeGlob */ .yk)(address ?? target))}\n  reason: accepted on ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .showDay */ .eL)(now)} by --accept; say why`);
    return [...new Set(entries)];
}
/**
 * Returns text as YAML that every reader takes for the same text, and no terminal or runner for a
 * command.
 */
function scalar(text) {
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

// EXTERNAL MODULE: ./lib/text/grouped.js
var grouped = __webpack_require__(8813);
;// CONCATENATED MODULE: ./lib/findings/live-kinds.js

/**
 * Everything that the live check can find, in one sentence each, by code and severity. The only
 * place where these findings are worded; docs/live.md explains the codes.
 */
const SENTENCES = {
    'live-missing error': {
        missing: 'The host answers with HTTP {status}, but the site has the file {file}.',
        'home-page-instead': 'The host answers with the home page, as if {file} did not exist.',
        'not-found-page-instead': 'The host answers with the 404 page and HTTP {status}, as if {file} did not exist.',
    },
    'live-stale error': {
        stale: 'The content differs from {file}: the host serves an older version or another file.[ A cache has stored it for {age} ({header}): wait until it expires, or purge it.]',
    },
    'live-rewritten notice': {
        rewritten: 'The bytes differ from {file}, but readers would not notice. A proxy or CDN rewrites pages, or this is an older version that looks the same.',
    },
    'live-wrong-type error': {
        'wrong-type': 'The host sends this with {type} instead of {expected}, so browsers download it, show it as source code, or do not use it.[ Set `Content-Type: {expected}` for {files}.]',
        'wrong-charset': 'The host says that this page is in {charset}, but it is in {expected}: browsers show wrong characters.',
        'no-xhtml': 'The host sends this with the content type application/xhtml+xml, but it is not XHTML: browsers do not show it as a page.',
    },
    'live-wrong-type warning': {
        'odd-type': 'The host sends this with {type} instead of {expected}.[ Set `Content-Type: {expected}` for {files}.]',
        'page-type': 'The host sends this with {type}, but it is not a page.',
        'odd-charset': 'The host says that this is in {charset}, but it is in {expected}: browsers read wrong characters.',
    },
    'live-wrong-status error': {
        'wrong-status': 'The host answers with HTTP {status} instead of {expected}.',
    },
    'live-wrong-status warning': {
        'odd-status': 'No file of the site has this address, but the host answers with HTTP {status} instead of 404.',
    },
    'live-unanswered error': {
        unanswered: 'No complete response arrived: {why}.',
    },
    'live-soft-404 error': {
        'soft-404': 'No file of the site has this address, but the host answers with HTTP {status} instead of 404: to search engines and link checkers, every broken link looks fine.',
        'soft-404-redirect': 'No file of the site has this address, but the host redirects it to {to} instead of answering with 404: to search engines and link checkers, every broken link looks fine.',
    },
    'live-404-page warning': {
        'not-found-page': 'The host answers with HTTP {status}, as it should, but not with {file} of the site.',
    },
    'live-redirected error': {
        'redirected-elsewhere': 'The host redirects this to {to} on another host or with another scheme; the redirect was not followed.',
        redirected: 'The host redirects this to {to}, which is not an address of {file}.',
        'broken-relative': 'The host shows {file} at {to}, in another folder, so {written} points to {nowhere}, which is not an address of the site.',
        'redirect-circle': 'The host redirects this in a circle, or too often: the last redirect is to {to}.',
        refreshed: 'The `Refresh` header sends readers of this page to {to} instead. That is not an address of {file}, and the file itself does not send them there.',
    },
    'live-redirect-rule error': {
        'redirect-target': 'Line {line} of {rules} redirects this to {expected}, but the host redirects it to {to}.',
        'redirect-missing': 'Line {line} of {rules} redirects this to {expected}, but the host answers with HTTP {status}.',
    },
    'live-redirect-rule warning': {
        'redirect-status': 'Line {line} of {rules} redirects this with HTTP {expected}, but the host does so with {status}.',
    },
    'live-encoding error': {
        'compressed-twice': 'The content is compressed twice, but browsers unpack it once, and show what is left.',
        'compressed-silently': 'The content is compressed, but no Content-Encoding says so: browsers do not unpack it.',
        'not-compressed': 'Content-Encoding is {encoding}, but the content cannot be unpacked: browsers show an error.',
        'unknown-encoding': 'Content-Encoding is {encoding}, which was not asked for: not every browser can unpack it.',
    },
    'live-encoding warning': {
        'archive-unpacked': 'The host sends this archive with the Content-Encoding {encoding}: browsers unpack it while they download it, and its name no longer fits.',
    },
    'live-header warning': {
        pinned: 'Browsers keep this page for {age} without asking again ({header}), so readers may see an old version for that long.',
        'pinned-file': 'Browsers keep this {what} for {age} without asking again ({header}), and its name stays the same when it changes: after that, readers may see new pages with the old {what}.',
        'pinned-before': 'This {what} has changed under the same name, and browsers that have the earlier one keep that for {age} ({header}): readers may see new pages with the old {what}.',
        'blocked-script': 'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a script of this page.',
    },
    'live-header error': {
        attachment: 'Content-Disposition makes browsers download this page instead of showing it.',
        'blocked-style': 'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a style sheet of this page.',
    },
    'live-header notice': {
        noindex: 'X-Robots-Tag ({value}) keeps this page out of search engines.',
        canonical: 'The `Link` header gives {to} as the canonical address of this page: search engines list that address instead.',
    },
    'live-noindex warning': {
        'noindex-site': 'The host sends every page with an X-Robots-Tag header that keeps it out of search engines.',
    },
    'live-noindex notice': {
        'noindex-meant': 'The host sends every page with an X-Robots-Tag header that keeps it out of search engines. The pages themselves ask for that, too.',
        'noindex-preview': 'The host sends every page with an X-Robots-Tag header that keeps it out of search engines, as hosts do for previews.',
    },
    'live-unsteady error': {
        unsteady: 'At first, {addresses} matched the site, but not later: the host was rolled back to an older version, got a newer one, or has servers without this site.',
    },
    'live-leftover notice': {
        leftover: 'The host still serves {file} of the earlier site, which this site no longer has.',
    },
    'live-unasked error': {
        unasked: 'There was no time to request {addresses} before `wait-timeout` expired.',
        unsettled: 'Everything matched, but there was no time to request {addresses} a second time. Only then does the site count as live.',
        refused: 'There was no time to request {addresses} before `wait-timeout` expired. The host refused requests (HTTP 429): allow the user agent `docs-export-action` there, raise the limit for it, or set a longer `wait-timeout`.',
    },
};
/** The code, severity and sentence of each kind. */
const LIVE_KINDS = (0,grouped/* groupByName */.m)(SENTENCES, (sentence, group) => {
    const [code, severity] = group.split(' ');
    return { code, severity, sentence };
});
/** Every code there is, each once. */
const LIVE_CODES = new Set(Object.values(LIVE_KINDS).map(({ code }) => code));

// EXTERNAL MODULE: ./lib/findings/site-kinds.js
var site_kinds = __webpack_require__(2857);
;// CONCATENATED MODULE: ./lib/findings/codes.js


/** Every code there is, each once. */
const CODES = new Set([...site_kinds/* SITE_CODES */.F, ...LIVE_CODES]);
/** Is a code about the entries of accepted findings? */
const isOfAcceptance = (code) => code.endsWith('-acceptance');
/** Does a code say that something of the host is not known? It may be anything. */
const isUnknown = (code) => code === 'live-unasked' || code === 'live-unanswered';
/** Is a code about what the host answers, and not about the site itself? */
const isLive = (code) => code.startsWith('live-');
/** What codes end in that are the name of a thing. */
const IS_THING = /-(?:anchor|asset|file|link|load|page|path|redirect|sitemap)$/;
/** Returns a code as words, if it is the name of a thing: `broken link`; if not, as it is. */
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
/** Findings in numbers: how many there are, how many of them are new, and on which pages. */




/**
 * Returns how many findings there are of each kind, not how often they occur: a target that is
 * broken on a thousand pages is one.
 */
function countFindings(findings) {
    const counted = findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he);
    const of = (wanted) => counted.filter(({ severity }) => severity === wanted).length;
    return {
        errors: of('error'),
        warnings: of('warning'),
        notices: of('notice'),
        /** They count as nothing else. */
        accepted: findings.length - counted.length,
        /** Whether all of them are there. */
        isComplete: !findings.some(({ isRest }) => isRest),
    };
}
/**
 * Returns what was found in words: `2 errors, 1 notice, 3 accepted findings`, `at least 20,001
 * errors`, or what `none` says.
 */
function describeFindings(counts, none = 'no problems') {
    const severities = _severity_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .o.filter((each) => counts[`${each}s`] > 0);
    const found = severities.map((severity) => describeSeverity(counts, severity));
    if (counts.accepted > 0)
        found.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts.accepted, 'accepted finding'));
    if (found.length === 0)
        return none;
    return found.join(', ');
}
/**
 * Returns how many errors are new, those that are not listed included: all of them without an
 * earlier site.
 */
function countNewErrors({ findings, unlisted, }) {
    const found = findings.filter((finding) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding) && finding.isNew !== false);
    if (unlisted === undefined)
        return found.length;
    return found.filter(({ isRest }) => !isRest).length + unlisted.newErrors;
}
/**
 * Returns the errors for a title: `2 errors`, `at least 20,001 errors`, or `no errors`; if the new
 * ones alone count, `2 new errors`.
 */
function describeErrors(counts, areNewAlone) {
    if (!areNewAlone)
        return describeNumber(leastOf(counts, 'error'), counts.errors, 'error');
    return describeNumber(leastErrorsOf(counts), countNewErrors(counts), 'new error');
}
function describeNumber(least, found, what) {
    if (found === 0)
        return `no ${what}s`;
    return `${least}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(found, what)}`;
}
/** Returns what precedes a number of errors, unless it is known how many are not listed. */
function leastErrorsOf(counts) {
    if (counts.unlisted !== undefined)
        return '';
    return leastOf(counts, 'error');
}
/** Returns what follows such a title, each in words: `1 known error`, `3 warnings`. */
function listOtherFindings(counts, areNewAlone) {
    const found = [];
    const known = allErrorsIn(counts) - countNewErrors(counts);
    if (areNewAlone && known > 0)
        found.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(known, 'known error'));
    for (const severity of ['warning', 'notice'])
        if (counts[`${severity}s`] > 0)
            found.push(describeSeverity(counts, severity));
    if (counts.accepted > 0)
        found.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts.accepted, 'accepted finding'));
    return found;
}
/** Returns how many warnings are new: all of them without an earlier site. */
function countNewWarnings({ findings }) {
    const isNew = (finding) => isCounted(finding) && finding.isNew !== false;
    return findings.filter((finding) => finding.severity === 'warning' && isNew(finding)).length;
}
/**
 * Returns the errors, new ones apart: `3 new errors (41 known)`, or where it is known how many
 * findings were fixed, `3 new errors, 41 known, 2 fixed since the earlier site`.
 */
function describeNewErrors(counts, fixed) {
    const found = countNewErrors(counts);
    const news = `${leastErrorsOf(counts)}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(found, 'new error')}`;
    const known = `${(allErrorsIn(counts) - found).toLocaleString('en')} known`;
    if (fixed === undefined)
        return `${news} (${known})`;
    return `${news}, ${known}, ${fixed.toLocaleString('en')} fixed since the earlier site`;
}
function allErrorsIn({ errors, findings, unlisted }) {
    if (unlisted === undefined)
        return errors;
    const rests = findings.filter((finding) => finding.isRest && (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding));
    return errors - rests.length + unlisted.errors;
}
/** Returns how many findings of a severity there are: `2 errors`, or `at least 20,001 errors`. */
function describeSeverity(counts, severity) {
    return `${leastOf(counts, severity)}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts[`${severity}s`], severity)}`;
}
function leastOf({ findings }, severity) {
    if (findings.some((finding) => finding.isRest && finding.severity === severity))
        return 'at least ';
    return '';
}
/**
 * Returns what was checked in words: `1,204 links and 388 loaded files in 242 pages`, and how many
 * are undecided.
 */
function describeChecked(of) {
    const links = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.links, 'link');
    const loads = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.loads, 'loaded file');
    const all = `${links} and ${loads} in ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.pages, 'page')}`;
    if (of.undecided === 0)
        return all;
    const undecided = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.undecided, 'address', 'addresses');
    return `${all} (only rules that the check does not read may answer ${undecided})`;
}
/** Returns what a finding is shown as. */
function getShownSeverity(finding) {
    if ((0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(finding))
        return finding.severity;
    return 'accepted';
}
/**
 * Returns how many findings there are of each code and severity (a minimum unless `isComplete`),
 * and how often they occur, those that are not listed included, in the order of the findings;
 * accepted ones apart.
 */
function countByCode(findings) {
    const groups = Map.groupBy(findings, (finding) => `${getShownSeverity(finding)} ${finding.code}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const occurrences = group.reduce((sum, { count }) => sum + count, 0);
        const isComplete = !group.some(({ isRest }) => isRest);
        const severity = getShownSeverity(first);
        return [{ code: first.code, severity, findings: group.length, isComplete, occurrences }];
    });
}
/**
 * Returns the pages that most findings name among their first locations, notices and accepted ones
 * apart, each with how many do: where to begin. A link that is broken on every page does not make
 * every page one of them.
 */
function findWorstPages(findings, most) {
    const counts = new Map();
    for (const { severity, spots } of findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)) {
        if (severity === 'notice')
            continue;
        for (const { page } of spots)
            counts.set(page, (counts.get(page) ?? 0) + 1);
    }
    return [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .compareBytes */ .Xo)(a, b)).slice(0, most);
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
/** One finding in words: what is wrong, where, and what was meant. */



/** Returns what is wrong, and what may be meant. */
function describeProblem({ message, suggestion }) {
    if (suggestion === undefined)
        return safe `${message}`;
    return safe `${message} ${suggestion.message}`;
}
/**
 * Returns why a finding does not count, in words: `Accepted until 2027-03-31: the generator makes
 * it`.
 */
function describeAcceptance({ until, reason }) {
    if (until === undefined)
        return `Accepted: ${reason}`;
    return `Accepted until ${until}: ${reason}`;
}
/**
 * Returns how many findings differ from the one that is shown in a number alone: a sentence without
 * its end.
 */
function describeAlike(others) {
    return `The same applies to ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(others, 'more address', 'more addresses')} with a different number`;
}
/** The codes of addresses that nothing answers: what was meant says all about them. */
const NOT_FOUND = new Set(['broken-link', 'broken-asset', 'broken-anchor']);
/**
 * Returns what was probably meant, as it can be written in a page, and whether that says all about
 * the finding: that its target is not found; undefined if nothing is known.
 */
function findReplacement({ code, target, suggestion }) {
    if (suggestion === undefined)
        return undefined;
    const { kind, address } = suggestion;
    const replacement = kind === 'mailto' ? `mailto:${address}` : address;
    return { replacement, saysAll: target !== '' && NOT_FOUND.has(code) };
}
/** Returns the place to begin at: if possible, one whose source is known, with its line. */
function pickSpot(spots) {
    return spots.find(({ source }) => source?.line) ?? spots.find(({ source }) => source) ?? spots[0];
}
/**
 * Returns where a finding is met first, if possible where its source is known, and on how many
 * pages it is; undefined for the site itself, and for a file.
 */
function findFirstSpot({ code, target, spots, pages }) {
    const spot = pickSpot(spots);
    if (spot === undefined || isLive(code))
        return undefined;
    if (spot.line === undefined && spot.page === target)
        return undefined;
    return { page: spot.page, line: spot.line, source: spot.source, pages };
}
/** Returns the line of a place in words: `, line 7`; empty if it is not known. */
function describeLine({ line }) {
    if (line === undefined)
        return '';
    return `, line ${line}`;
}


/***/ }),

/***/ 3270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   ky: () => (/* binding */ ERRORS_ALONE)
/* harmony export */ });
/* unused harmony exports isFailing, describeOthers */
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4118);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/** Which findings fail a step, and what that is called. */



/** Returns whether a finding fails the step, if it is not a known one that does not matter. */
function isFailing(finding, { isOfWarnings, codes }) {
    if ((0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding))
        return true;
    if (!(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(finding))
        return false;
    return codes.has(finding.code) || (isOfWarnings && finding.severity === 'warning');
}
/** Nothing but errors fails the step. */
const ERRORS_ALONE = { text: 'errors', isOfWarnings: false, codes: new Set() };
/**
 * Returns whether a finding is a failure: it fails the step or, where no finding of the check does,
 * it is an error.
 */
function isFailure(finding, { verify, failOn }) {
    const isGated = verify === 'strict' || verify === 'strict-new';
    if (!isGated || (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(finding.code))
        return (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding);
    if (verify === 'strict-new' && finding.isNew === false)
        return false;
    return isFailing(finding, failOn);
}
/**
 * Returns the findings among these that are no errors, in words: `2 new broken anchors and 1 new
 * finding of the code metadata`; undefined if there are none.
 */
function describeOthers(failing, { isOfWarnings }, areNew) {
    const others = failing.filter((finding) => !isError(finding));
    if (others.length === 0)
        return undefined;
    const byName = Map.groupBy(others, ({ code, severity }) => {
        if (isOfWarnings && severity === 'warning')
            return 'warning';
        return code;
    });
    const words = [...byName].map(([name, { length }]) => {
        const { one, many } = nounsFor(name);
        if (areNew)
            return count(length, `new ${one}`, `new ${many}`);
        return count(length, one, many);
    });
    return joinWords(words, 'and');
}
function nounsFor(name) {
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
/**
 * One thing that is wrong, with a site or with the host that serves it: the same for all checks and
 * reports.
 */

/** Returns whether a file belongs to the repository with this address. */
function isInRepository({ url }, repository) {
    return url?.toLowerCase().startsWith(`${repository.toLowerCase()}/`) === true;
}
const UNJUDGED = { accepted: undefined, isNew: undefined };
/** Returns a finding of a kind. `values`: those of its sentence; `facts`: what else is known. */
function makeFinding({ code, severity, sentence }, values, facts) {
    const message = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .GS)(sentence, values).text;
    const about = { code, severity, target: '', address: undefined, message, suggestion: undefined };
    return { ...about, count: 1, pages: 0, spots: [], isRest: false, ...UNJUDGED, ...facts };
}
/** Returns a finding as `report.json` has it: stable, also where a name in here is another. */
function makeReportEntry(finding) {
    const { code, severity, target, address, message, suggestion, ...rest } = finding;
    return { code, severity, target, address, message, nearMiss: suggestion, ...rest };
}
/** Returns whether a finding counts as what it is: it is not accepted. */
function isCounted({ accepted }) {
    return accepted === undefined;
}
/** Returns whether a finding is an error that counts. */
function isError(finding) {
    return finding.severity === 'error' && isCounted(finding);
}


/***/ }),

/***/ 2442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ groupBySort),
/* harmony export */   CM: () => (/* binding */ sortByWeight),
/* harmony export */   K_: () => (/* binding */ pickGroups),
/* harmony export */   Mr: () => (/* binding */ groupAlike)
/* harmony export */ });
/* unused harmony export pickApart */
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6939);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4079);
/** The order in which findings matter, and which of them are shown as one. */


/**
 * What explains everything comes first, then what must not wait, then what explains broken links.
 */
const BEFORE_OTHERS = ['no-index', 'leaked-file', 'not-served'];
/**
 * Returns findings in the order in which they matter: those that are new first, then by severity, a
 * missing start page first, then leaked files, then what the host does not serve, then the first
 * one of each code, then all others as they come. Accepted ones are last.
 */
function sortByWeight(findings) {
    const known = new Set();
    const ranked = findings.map((finding) => {
        const group = sortOf(finding);
        const isFirst = !known.has(group);
        known.add(group);
        const { weight, before } = weigh(finding);
        let rank = before;
        if (before >= BEFORE_OTHERS.length && !isFirst)
            rank += 1;
        return { finding, weight, rank };
    });
    return ranked.sort((a, b) => a.weight - b.weight || a.rank - b.rank).map(({ finding }) => finding);
}
/**
 * Returns findings by what they have in common: the sorts that matter most first, then the largest.
 */
function groupBySort(findings) {
    const groups = [...Map.groupBy(findings, sortOf).values()].flatMap((group) => {
        const [first] = group;
        return first === undefined ? [] : [{ group, ...weigh(first) }];
    });
    return groups
        .sort((a, b) => a.weight - b.weight || a.before - b.before || b.group.length - a.group.length)
        .map(({ group }) => group);
}
/** Returns what is the same for findings of a sort. */
function sortOf(finding) {
    const { code, severity, isNew } = finding;
    return `${(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(finding)} ${isNew} ${severity} ${code}`;
}
/** Returns how late a finding comes, and how late among those. */
function weigh(finding) {
    const { code, severity, isNew } = finding;
    let before = BEFORE_OTHERS.indexOf(code);
    if (before === -1)
        before = BEFORE_OTHERS.length;
    if (!(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(finding))
        return { weight: 2 * _severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.length, before };
    let weight = _severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.indexOf(severity);
    if (isNew === false)
        weight += _severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.length;
    return { weight, before };
}
/** How many findings of one code are shown before all others. */
const MAX_OF_CODE = 3;
/**
 * Returns so many groups in their order: of one code no more than three, unless there are no
 * others.
 */
function pickGroups(groups, most) {
    const codes = [...Map.groupBy(groups, ({ first }) => first.code).values()];
    const early = new Set(codes.flatMap((ofCode) => ofCode.slice(0, MAX_OF_CODE)));
    const isLate = (group) => Number(!early.has(group));
    const shown = new Set(groups.toSorted((a, b) => isLate(a) - isLate(b)).slice(0, most));
    return groups.filter((group) => shown.has(group));
}
/**
 * Returns so many groups as `pickGroups` does. As long as there is room, the findings of a group
 * stand apart, in their order: then nothing has to stand for what is written in another place.
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
 * Returns findings in their order, those that differ in the numbers of their addresses alone
 * together with the first of them.
 */
function groupAlike(findings) {
    const groups = Map.groupBy(findings, (finding, i) => {
        const { code, severity, target, address, message, isRest, accepted, isNew } = finding;
        const where = `${target}\n${address ?? ''}`;
        if (isRest || !/\d/.test(where))
            return i;
        const texts = [where, message].map((text) => text.replace(/\d+/g, '0'));
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
/** The worst first. */
const SEVERITIES = ['error', 'warning', 'notice'];


/***/ }),

/***/ 2857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ SITE_CODES),
/* harmony export */   Q: () => (/* binding */ SITE_KINDS)
/* harmony export */ });
/* harmony import */ var _text_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8813);

/**
 * Everything the check of a site can find, in one sentence each, by severity. What is named here is
 * a kind: its code alone, or where several share that, with what is apart in them behind a slash.
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
        'redirect-loop': 'This rule redirects in a circle, which browsers report as an error: {way}.',
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
    // Warnings where a rule that the check does not read may answer the address.
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
        'mixed-content/media': 'A page served over https loads this over http: some browsers try https instead, the others do not show it.',
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
const SITE_KINDS = (0,_text_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByName */ .m)(SENTENCES, (sentence, group, kind) => {
    const [code = kind] = kind.split('/', 1);
    const isUnlessAnswered = group === 'error unless answered';
    const severity = isUnlessAnswered ? 'error' : group;
    return { code: code, severity, sentence, isUnlessAnswered };
});
/** Every code there is, each once. */
const SITE_CODES = new Set(Object.values(SITE_KINDS).map(({ code }) => code));


/***/ }),

/***/ 2468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ makeSuggestion)
/* harmony export */ });
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4874);
/** What may be meant by a broken address. The only place where suggestions are worded. */

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
 * Returns a suggestion with its sentence. `address`: from the root of the host on, or in full; as
 * it can be written in a page.
 */
function makeSuggestion(kind, address) {
    return { kind, address, message: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .GS)(SENTENCES[kind], { address }).text };
}


/***/ }),

/***/ 596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ InvalidInput),
  G: () => (/* binding */ invalid)
});

// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
;// CONCATENATED MODULE: ./lib/text/worded-error.js
/** An error that says in words for people what is wrong, as a part of some sentence. */
class WordedError extends Error {
    why;
    constructor(why) {
        super(why.text);
        this.why = why;
    }
}

;// CONCATENATED MODULE: ./lib/options/invalid-input.js


/** What is wrong with an input, worded to follow its name. */
class InvalidInput extends WordedError {
    name = 'InvalidInput';
}
/** A template tag for what is wrong with an input, as `safe`. */
function invalid(words, ...values) {
    return new InvalidInput((0,clean/* safe */.gB)(words, ...values));
}


/***/ }),

/***/ 1829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nR: () => (/* binding */ parseByteCount),
/* harmony export */   zq: () => (/* binding */ parseCount)
/* harmony export */ });
/* unused harmony exports makeDurationParser, parseCountOrZero */
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1560);
/* harmony import */ var _invalid_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(596);
/** Inputs that are measures: durations, sizes, counts. */




/**
 * Returns the parser of a duration, in ms, that is no shorter than `min` and no longer than `max`.
 * `zero`: the end of the error about 0.
 */
function makeDurationParser(min, max, zero = safe ``) {
    const from = parseDuration(min) ?? 0;
    const to = parseDuration(max) ?? 0;
    return (text) => {
        const ms = parseDuration(text);
        if (ms === undefined)
            throw noDuration(text, min);
        if (ms >= from && ms <= to)
            return ms;
        if (ms === 0)
            throw invalid `is “${text}”: expected ${min} to ${max}${zero}`;
        // Other tools count in milliseconds.
        const isMeant = /^\d+000$/.test(text) && ms / 1_000 >= from && ms / 1_000 <= to;
        let meant;
        if (isMeant)
            meant = `${ms / 1_000_000}s`;
        throw invalid `is “${text}”: expected ${min} to ${max}${didYouMean(meant)}`;
    };
}
function noDuration(text, min) {
    const expected = safe `is “${text}”: expected a duration such as 45s, 30m, 2h, 1h30m or 2d`;
    const meant = shortUnits(text);
    if (meant !== undefined)
        return invalid `${expected}${didYouMean(meant)}`;
    if (/^\d+\s*ms$/i.test(text))
        return invalid `${expected}; the minimum is ${min}`;
    return invalid `${expected}`;
}
/** What a number counts that follows one with this unit. */
const NEXT_UNIT = { d: 'h', h: 'm', m: 's' };
/**
 * Returns `30 minutes please` as `30m`, `1,5h` as `1.5h`, `1h 30` as `1h30m`, and `30000ms` as
 * `30s`; undefined if there is no duration in the text.
 */
function shortUnits(text) {
    const parts = text
        .toLowerCase()
        .replace(/(?<![\d.])(\d+)000\s*ms$/, '$1s')
        .replace(/^(\d+),(\d)(?!\d)/, '$1.$2')
        .replace(/(\d\s*([dhm]))\s*(\d+)$/, (_, first, unit, last) => `${first} ${last}${NEXT_UNIT[unit]}`)
        .matchAll(/(?<!\d,|[\d.-])(\d+(?:\.\d+)?)\s*(days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|[dhms])(?![a-z])/g);
    const short = [...parts].map(([, number, unit = '']) => `${number}${unit.charAt(0)}`).join('');
    if (parseDuration(short) === undefined)
        return undefined;
    return short;
}
/** Returns a size in bytes. @throws InvalidInput */
function parseByteCount(text) {
    const bytes = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSize */ .DB)(text);
    if (bytes && Number.isSafeInteger(bytes))
        return bytes;
    const expected = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `is “${text}”: expected a size above 0, such as 500MB, 4GiB or a number of bytes`;
    if (/\d[.,]\d/.test(text))
        throw (0,_invalid_input_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G) `${expected}; decimals are not supported`;
    throw (0,_invalid_input_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G) `${expected}`;
}
/** Returns a whole number above 0. @throws InvalidInput */
function parseCount(text) {
    const count = parseDigits(text);
    if (count !== undefined && count > 0)
        return count;
    throw (0,_invalid_input_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G) `is “${text}”: expected a whole number above 0, such as 2000${(0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(meantCount(text))}`;
}
/** Returns a whole number. @throws InvalidInput */
function parseCountOrZero(text) {
    const count = parseDigits(text);
    if (count !== undefined)
        return count;
    throw invalid `is “${text}”: expected a whole number, such as 20${didYouMean(meantCount(text))}`;
}
function parseDigits(text) {
    const count = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(count))
        return undefined;
    return count;
}
/** Returns `20,000` as `20000` and `2k` as `2000`; undefined if there is no number in the text. */
function meantCount(text) {
    if (/b/i.test(text))
        return undefined;
    const meant = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSize */ .DB)(text.replace(/[\s,_]/g, ''));
    if (!meant)
        return undefined;
    return `${meant}`;
}


/***/ }),

/***/ 2077:
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
var hosts = __webpack_require__(6725);
// EXTERNAL MODULE: ./lib/options/invalid-input.js + 1 modules
var invalid_input = __webpack_require__(596);
// EXTERNAL MODULE: ./lib/options/number.js
var number = __webpack_require__(1829);
// EXTERNAL MODULE: ./lib/options/text.js + 1 modules
var options_text = __webpack_require__(1051);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./lib/net/host-name.js

/**
 * Returns `text` as a host name in ASCII (RFC 1123, section 2.1; an internationalized one by UTS
 * 46), or undefined if it is none: it has no scheme, port or path, and is not an IPv4 address.
 */
function host_name_readHostName(text) {
    if (/[\s/?#:@\\%[\]]/.test(text))
        return undefined;
    const name = (0,external_node_url_.domainToASCII)(text);
    const labels = name.split('.');
    const isName = labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
    const isAddress = /^\d+$/.test(labels.at(-1) ?? '');
    if (!isName || isAddress || name.length > 253)
        return undefined;
    return name;
}
/**
 * Returns whether a host name (as `URL` gives it) is this machine: those names that the toolkit
 * sends to no proxy. So `*.localhost` (RFC 6761) is none.
 */
function host_name_isLoopback(hostname) {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
;// CONCATENATED MODULE: ./lib/options/url.js
/** Inputs that are addresses, or parts of them. */






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
    const bare = withoutQuotes(text);
    if (bare !== text)
        throw invalid `is “${text}”: leave the quotes out${didYouMean(bare)}`;
    const url = URL.parse(text);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
        throw invalid `is “${text}”: ${expected}${didYouMean(withScheme(text))}`;
    if (url.protocol === 'http:' && !isLoopback(url.hostname))
        throw invalid `is “${text}”: ${noPlainHttp(url)}`;
    if (/^[.-]|\.[.-]|-\.|-$/.test(url.hostname))
        throw invalid `is “${text}”: “${url.hostname}” is not a host name; ${expected}`;
    if (wrongPath?.test(url.pathname) || text.includes('\\'))
        throw invalid `is “${text}”: ${expected}`;
    return url;
}
/** Returns a text without the quotes around it, which YAML did not take for its own. */
function withoutQuotes(text) {
    return text.replace(/^["'“”‘’`]+|["'“”‘’`]+$/g, '');
}
/**
 * Returns an address that lacks its scheme with one; undefined if it begins with no host name that
 * has a dot.
 */
function withScheme(text) {
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
    noPlainHttp: ({ host, pathname }) => (0,clean/* safe */.gB) `http would send the key unencrypted and is only allowed for loopback hosts; did you mean https://${host}${pathname.replace(/\/$/, '')}?`,
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
    noPlainHttp: ({ host, pathname }) => (0,clean/* safe */.gB) `http is only allowed for loopback hosts, because others could change the responses in transit; did you mean https://${host}${pathname}? To check a server without https, open an SSH tunnel to it`,
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
/** Returns where a build can be looked at, with a slash at its end. @throws InvalidInput */
function parsePreviewUrl(text) {
    const url = parseRoot(text, PREVIEW);
    if (url.protocol === 'http:')
        throw invalid `is “${text}”: ${PREVIEW.noPlainHttp(url)}`;
    return url.origin + asBytes(url.pathname).replace(/[^\w\-.~/%]/g, percentEncode);
}
const parseAddressTemplate = (0,options_text/* makePlaceholderParser */.Tc)('domain', 'tag', 'sha256', 'ext');
/**
 * Returns an `https` address with placeholders in it, as it is written.
 * @throws InvalidInput that shows no password
 */
function parseValuesUrl(text) {
    const url = URL.parse(text.replaceAll(/[{}]/g, ''));
    if (url?.username || url?.password)
        throw invalid `contains a user name or a password, which everyone who reads the values file would see`;
    const expected = 'expected an https URL such as https://bundles.example.com/{domain}/{sha256}.{ext}';
    if (/[\s\p{C}]/u.test(text))
        throw invalid `contains white space: ${expected}`;
    if (text.includes('?'))
        throw invalid `contains a query (“?”), such as a signature, which expires and could be read in the values file: leave the query out`;
    // Azure calls a container `$web`.
    const [shell, name] = /\$(?:\{(\w+)\}?|[A-Z_]+)/.exec(text) ?? [];
    if (shell)
        throw invalid `is “${text}”: placeholders are written without “$”${didYouMean(`{${name ?? 'sha256'}}`)}`;
    if (url?.protocol === 'http:')
        throw invalid `is “${text}”: with http, others could change the bundle in transit; did you mean https${text.slice(4)}?`;
    if (url?.protocol !== 'https:' || !/^https:\/\/[^/]/i.test(text))
        throw invalid `is “${text}”: ${expected}`;
    return parseAddressTemplate(text);
}
/** Returns a host name in ASCII. @throws InvalidInput */
function parseDomain(text) {
    const name = host_name_readHostName(text);
    if (name)
        return name;
    const names = text.split(/[,;\s]+/).filter(Boolean);
    if (names.length > 1 && names.every((each) => each.includes('.') && host_name_readHostName(each)))
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
const EXPECTED_PATH = 'expected a path such as / or /docs/, without host, spaces, “?”, “#”, “\\” and “..”';
/**
 * Returns the path as `new URL` reads it, so that it is written as addresses are.
 * @throws InvalidInput
 */
function parseBasePath(text) {
    if (!/^[^\s\p{C}?#\\]*$/u.test(text) || /^[^/]*:|(^|\/)\.\.?(\/|$)/.test(text)) {
        let meant;
        if (/^https?:/.test(text))
            meant = URL.parse(text)?.pathname;
        throw (0,invalid_input/* invalid */.G) `is “${text}”: ${EXPECTED_PATH}${(0,did_you_mean/* didYouMean */.au)(meant)}`;
    }
    const bare = withoutQuotes(text);
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
        throw (0,invalid_input/* invalid */.G) `is “${text}”: expected only the path, without the host${(0,did_you_mean/* didYouMean */.au)(path)} For a folder whose name looks like a host, start with a slash`;
    }
    return new URL(`/${text}/`.replace(/\/{2,}/g, '/'), 'https://host.invalid').pathname;
}

;// CONCATENATED MODULE: ./lib/options/site-options.js
/** What the step and the command both ask about a site. */







const OTHER_HOST = (0,clean/* safe */.gB) `For any other host, leave it out, so that only what fails on every host is an error`;
const parseKnownHost = (0,options_text/* makeChoiceParser */.Rj)(hosts/* HOST_NAMES */.Wq, OTHER_HOST);
function parseHost(text) {
    // A typo away from github-pages, and another host.
    if (/^gh\b/i.test(text))
        throw (0,invalid_input/* invalid */.G) `is “${text}”${(0,did_you_mean/* didYouMean */.au)('github-pages')}`;
    if (/^gitlab/i.test(text))
        throw (0,invalid_input/* invalid */.G) `is “${text}”, which has no rules here. ${OTHER_HOST}`;
    if (!/[:\s]/.test(text) && /\w\.\w/.test(text))
        throw (0,invalid_input/* invalid */.G) `is “${text}”: a host name belongs in domain. ${OTHER_HOST}`;
    if (/\w\s*[,;]\s*\w/.test(text))
        throw (0,invalid_input/* invalid */.G) `is “${text}”: expected one host. ${OTHER_HOST}`;
    return parseKnownHost(text);
}
/** The default of each, and what a text that is not empty stands for. */
const SITE_OPTIONS = {
    host: { default: '', parse: parseHost },
    'base-path': { default: '/', parse: parseBasePath },
    domain: { default: '', parse: parseDomain },
    'max-unpacked-size': { default: '4GiB', parse: number/* parseByteCount */.nR },
    'max-unpacked-files': { default: '200000', parse: number/* parseCount */.zq },
};
/** Returns what an archive may unpack to if nobody says otherwise. */
function makeDefaultLimits() {
    const { 'max-unpacked-size': size, 'max-unpacked-files': files } = SITE_OPTIONS;
    return { bytes: size.parse(size.default), entries: files.parse(files.default) };
}


/***/ }),

/***/ 1051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rj: () => (/* binding */ makeChoiceParser),
  Tc: () => (/* binding */ makePlaceholderParser),
  r4: () => (/* binding */ parseText)
});

// UNUSED EXPORTS: parseBoolean, parseKeys

// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/errors/errors.js
var errors = __webpack_require__(9220);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
;// CONCATENATED MODULE: ./lib/handover/values-place.js
/**
 * Which map of a values file `staticExport` belongs into: its root, or one that `values-path`
 * names.
 */




/** The key that holds what a deployment needs to know. */
const SECTION = 'staticExport';
const MANIFESTS = [
    // https://fluxcd.io/flux/components/helm/helmreleases/#inline-values
    { kind: 'HelmRelease', values: 'spec.values' },
    // https://argo-cd.readthedocs.io/en/stable/user-guide/helm/#values: with `valuesObject`, `values`
    // does not count any more.
    // https://argo-cd.readthedocs.io/en/stable/user-guide/multiple_sources/: with `sources`, `source`
    // does not.
    {
        kind: 'Application',
        group: 'argoproj.io',
        values: 'spec.source.helm.valuesObject',
        texts: ['spec.source.helm.values'],
        list: 'spec.sources',
    },
    {
        kind: 'ApplicationSet',
        group: 'argoproj.io',
        values: 'spec.template.spec.source.helm.valuesObject',
        texts: ['spec.template.spec.source.helm.values'],
        list: 'spec.template.spec.sources',
    },
    // https://docs.k3s.io/add-ons/helm#helmchart-field-definitions
    { kind: 'HelmChart', group: 'helm.cattle.io', texts: ['spec.valuesContent'] },
    { kind: 'HelmChartConfig', group: 'helm.cattle.io', texts: ['spec.valuesContent'] },
    // https://github.com/crossplane-contrib/provider-helm
    { kind: 'Release', group: 'helm.crossplane.io', values: 'spec.forProvider.values' },
    // https://kubernetes.io/docs/concepts/configuration/configmap/: its values are texts, whatever is
    // in them.
    { kind: 'ConfigMap', texts: ['data'] },
    { kind: 'Secret', texts: ['stringData', 'data'] },
];
/** How many places an error names. */
const MAX_NAMED = 3;
const OWN_FILE = (0,clean/* safe */.gB) `keep the values in a file of their own, and set values-file to that`;
/**
 * Checks that a `staticExport` at this place would have an effect, as far as the file itself shows
 * it.
 * @throws StepError (`values-file-place`, `values-file-text`)
 */
function rejectWrongPlace({ name: file, content }, place) {
    const manifest = findManifest(content);
    if (manifest !== undefined)
        rejectTextAndLists(manifest, content, place, file);
    if (place.length > 0)
        return;
    const deeper = listSections(content).filter(({ length }) => length > 0);
    const isUsual = deeper.every(({ length }) => length === 1);
    if (manifest === undefined && (isUsual || findSection(content, place) !== undefined))
        return;
    const why = manifest
        ? safe `it is a ${manifest.kind} of Kubernetes`
        : safe `it has one in ${joinPlaces(deeper)}`;
    const meant = deeper.length > 0 ? deeper : [manifest?.values?.split('.') ?? []];
    throw new StepError('values-file-place', {
        file,
        where: describePlace(place),
        why,
        advice: adviseOnPath(meant),
    });
}
function adviseOnPath(meant) {
    const [first = []] = meant;
    if (first.length === 0)
        return safe `set values-path to where the values are in it, such as spec.values`;
    if (!meant.every((place) => place.every(values_place_isKey)))
        return OWN_FILE;
    return safe `set values-path to ${joinPlaces(meant)}`;
}
function joinPlaces(places) {
    return joinWords(places.slice(0, MAX_NAMED).map((place) => place.join('.')), 'or');
}
/** Is this a key that `values-path` can name? */
function values_place_isKey(text) {
    return /^[A-Za-z_][\w-]*$/.test(text);
}
/** Returns what a document is if it is an object of Kubernetes, of whatever kind. */
function findManifest(content) {
    if (!isObject(content))
        return undefined;
    const { apiVersion, kind } = content;
    if (typeof apiVersion !== 'string' || typeof kind !== 'string')
        return undefined;
    const [group] = apiVersion.split('/');
    const known = MANIFESTS.find((each) => each.kind === kind && (each.group ?? group) === group);
    return known ?? { kind };
}
/** @throws StepError if what is at this place of the object would not count, or can only be text */
function rejectTextAndLists(manifest, content, place, file) {
    const { texts = [], list, values } = manifest;
    const isIn = (outer) => outer !== undefined && isWithin(place, outer.split('.'));
    const isMeant = place.length === 0 || isIn(values);
    // All that is in the text would not count any more.
    const mayStay = (text) => values !== undefined && !isFilledText(findValue(content, text.split('.')));
    const what = texts.find((text) => isIn(text) || (isMeant && !mayStay(text)));
    if (what !== undefined) {
        const advice = values === undefined ? OWN_FILE : safe `move them to ${values}, as a map`;
        throw new StepError('values-file-text', { file, what, advice });
    }
    if (list === undefined || !isMeant || !Array.isArray(findValue(content, list.split('.'))))
        return;
    const why = safe `its values are in the list ${list}, where nothing can be set`;
    throw new StepError('values-file-place', {
        file,
        where: describePlace(place),
        why,
        advice: OWN_FILE,
    });
}
function describePlace(place) {
    if (place.length === 0)
        return 'at the top';
    return `in ${place.join('.')}`;
}
function isFilledText(value) {
    return typeof value === 'string' && value.trim() !== '';
}
function isWithin(place, outer) {
    return outer.every((key, i) => place[i] === key);
}
/** Returns what is at a place; undefined if there is nothing. */
function findValue(content, place) {
    let value = content;
    for (const key of place) {
        if (!isObject(value) || !Object.hasOwn(value, key))
            return undefined;
        value = value[key];
    }
    return value;
}
/** Returns the `staticExport` at a place; undefined if there is none. */
function findSection(content, place) {
    return findValue(content, [...place, SECTION]);
}
/**
 * Returns the places that have a `staticExport`, those in lists with the number of the item in
 * brackets.
 */
function listSections(content) {
    const places = [];
    const seen = new Set();
    const look = (value, place) => {
        // Through aliases, the same map may be in many places, even in itself.
        if (seen.has(value))
            return;
        seen.add(value);
        if (isObject(value) && Object.hasOwn(value, SECTION))
            places.push(place);
        for (const [key, inner] of listInner(value))
            look(inner, [...place, key]);
    };
    look(content, []);
    return places;
}
function listInner(value) {
    if (Array.isArray(value))
        return value.map((item, i) => [`[${i}]`, item]);
    if (!isObject(value))
        return [];
    return Object.entries(value).filter(([key]) => key !== SECTION);
}

// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
// EXTERNAL MODULE: ./lib/options/invalid-input.js + 1 modules
var invalid_input = __webpack_require__(596);
;// CONCATENATED MODULE: ./lib/options/text.js
/** Inputs that are words: choices, booleans, lines of text with placeholders, and YAML keys. */





/** Returns a text of one line. @throws InvalidInput */
function parseText(text) {
    if (/\p{Cc}/u.test(text))
        throw (0,invalid_input/* invalid */.G) `contains a line break or another control character: write it on one line`;
    return text;
}
/** Returns the keys of a path such as `spec.values`. @throws InvalidInput */
function parseKeys(text) {
    const keys = text.split('.');
    const expected = safe `expected keys separated by dots, such as docs or spec.values`;
    if (keys.at(-1) === 'staticExport') {
        const outer = keys.slice(0, -1).join('.');
        throw invalid `is “${text}”: leave staticExport out: this is the place that contains it${didYouMean(outer || undefined)}`;
    }
    if (/\[|\.\d+(?:\.|$)/.test(text))
        throw invalid `is “${text}”, which points into a list: ${expected}`;
    if (!keys.every(isKey))
        throw invalid `is “${text}”: ${expected}`;
    return keys;
}
/**
 * Returns the parser of a text of one line in which `{name}` stands for something, for each of
 * `names` and no other.
 */
function makePlaceholderParser(...names) {
    const expected = (0,units/* joinWords */.yZ)(names.map((name) => `{${name}}`), 'or');
    return (text) => {
        for (const [found, name = ''] of text.matchAll(/\{([^{}]*)\}|[{}]/g)) {
            if (names.includes(name))
                continue;
            const meant = (0,did_you_mean/* findMisspelled */.ot)(name.trim(), names);
            const like = text.includes('{{') ? (0,clean/* safe */.gB) ` in single braces` : (0,did_you_mean/* didYouMean */.au)(meant && `{${meant}}`);
            throw (0,invalid_input/* invalid */.G) `is “${text}”: ${found} is not a placeholder; expected ${expected}${like}`;
        }
        return parseText(text);
    };
}
/** What people write for some of the choices below. */
const OTHER_WORDS = {
    off: /^(?:no|false)$/i,
    report: /^warn(?:ings?)?$/i,
    strict: /^(?:true|errors?|fail)$/i,
    check: /^(?:verify|validate|lint|test|(?:check-?)?links?(?:-?check(?:er)?)?)$/i,
};
/**
 * Returns the parser of an input that takes one of `choices`. `otherwise` is a sentence for who
 * means none of them.
 */
function makeChoiceParser(choices, otherwise) {
    return (text) => {
        const choice = choices.find((each) => each === text);
        if (choice)
            return choice;
        const meant = findMeantChoice(text, choices);
        const expected = (0,clean/* safe */.gB) `is “${text}”: expected ${(0,units/* joinWords */.yZ)(choices, 'or')}${(0,did_you_mean/* didYouMean */.au)(meant)}`;
        if (otherwise === undefined)
            throw (0,invalid_input/* invalid */.G) `${expected}`;
        if (meant === undefined)
            throw (0,invalid_input/* invalid */.G) `${expected}. ${otherwise}`;
        throw (0,invalid_input/* invalid */.G) `${expected} ${otherwise}`;
    };
}
function findMeantChoice(text, choices) {
    const several = choices.filter((each) => each.startsWith(`${text.toLowerCase()}-`));
    if (several.length > 1)
        return (0,units/* joinWords */.yZ)(several, 'or');
    return (0,did_you_mean/* findClosest */.Ru)(text, choices) ?? choices.find((each) => OTHER_WORDS[each]?.test(text));
}
const BOOLEAN_WORDS = (/* unused pure expression or super */ null && ([
    [/^(?:yes|y|on|1|true)$/i, 'true'],
    [/^(?:no|n|off|0|false)$/i, 'false'],
]));
/**
 * Returns a boolean of the YAML 1.2 core schema (https://yaml.org/spec/1.2.2/#10212-boolean), the
 * ones that `core.getBooleanInput` takes.
 * @throws InvalidInput
 */
function parseBoolean(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return true;
    if (/^(false|False|FALSE)$/.test(text))
        return false;
    const meant = BOOLEAN_WORDS.find(([words]) => words.test(text))?.[1];
    throw invalid `is “${text}”: expected true or false${didYouMean(meant)}`;
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
 * The one door that makes text from the network safe to show.
 *
 * The runner reads commands out of a step's output: `::name::` after any white space at the start
 * of a line, and the older `##[name]` anywhere in a line; a lone carriage return starts a line too.
 * Whoever controls a line can set outputs, add masks, or switch masking off (`stop-commands`).
 */
/** How much of one foreign value is shown, in UTF-16 units. */
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
/** What ends a quoted sentence, and a period of ours behind it: one of them is enough. */
const DOUBLED_END = /(?<=[.!?]”)\./g;
/**
 * The class is not exported, and its protected property keeps other objects with a text from
 * passing as it. No line of it is a command, whatever values it was put together from: a foreign
 * one may come first, and two may make one.
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
 * The first secrets are the keys, which stay; of later ones, such as new links in each answer, the
 * newest are kept.
 */
const PERMANENT_SECRETS = 100;
const MAX_SECRETS = 1_000;
const secrets = [];
/**
 * Has `secret` shown as `***` from now on. The runner masks, too, but misses what is cut or encoded
 * as HTML. A service that sends new secrets without end must not make each printed line more
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
 * Returns `value` as one line without secrets, without queries of URLs, without control, formatting
 * or surrogate characters, without `##[`, and with at most `cap` UTF-16 units. It may still begin
 * with a command (`::name::`): only `SafeText` may be printed. The order is what keeps this safe
 * and fast: first secrets are masked, because a cut could leave half of one; then the text is cut;
 * then patterns look at what is left.
 */
function clean(value, cap = MAX_SHOWN) {
    const line = withoutQueries(withoutSecrets(String(value ?? ''), cap * READ_PER_SHOWN))
        .replace(/\s+/gu, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD')
        .replaceAll('##[', '## [')
        .trim();
    if (line.length <= cap)
        return line;
    return `${line.slice(0, cap - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
/**
 * Returns the beginning of `text`, at most `length` UTF-16 units, without secrets, nor the first
 * part of one.
 */
function withoutSecrets(text, length) {
    const longestFirst = [...secrets].sort((a, b) => b.length - a.length);
    const longest = longestFirst[0]?.length ?? 0;
    // Each secret is looked for in all of this, so it has to be short, however long the text is.
    const beginning = text.slice(0, length + 4 * longest);
    const masked = longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '***'), beginning);
    const isWhole = beginning.length === text.length;
    if (isWhole)
        return masked.slice(0, length);
    return masked.slice(0, Math.min(length, Math.max(0, masked.length - longest)));
}
/** Returns `text` without the query of any URL in it, for signatures and tokens are in there. */
function withoutQueries(text) {
    return text.replace(/[^\s"'<>]+/g, (run) => {
        const urlAt = run.search(/\bhttps?:\\?\/\\?\//i);
        if (urlAt < 0)
            return run;
        const queryAt = run.indexOf('?', urlAt);
        // A question mark that nothing follows ends a question: «is it https://api.example.com?»
        if (queryAt < 0 || queryAt === run.length - 1)
            return run;
        return `${run.slice(0, queryAt)}?…`;
    });
}
/**
 * A template tag: the literal words are ours, every value goes through `clean` (unless it is
 * `SafeText`).
 */
function safe(words, ...values) {
    const shown = values.map((value) => (value instanceof CleanText ? value.text : clean(value)));
    return new CleanText(words.reduce((text, word, i) => `${text}${shown[i - 1]}${word}`));
}
/**
 * Fills the `{name}` placeholders of a message template. A part in square brackets is left out when
 * any value in it is missing or empty. Every value goes through `clean`.
 */
function fill(template, values) {
    const optional = /\[([^[\]]*)\]/g;
    const placeholder = /\{(\w+)\}/g;
    const shown = (name) => show(values[name]);
    const kept = template.replace(optional, (_, part) => [...part.matchAll(placeholder)].every((match) => shown(match[1] ?? '') !== '') ? part : '');
    return new CleanText(kept.replace(placeholder, (_, name) => shown(name)));
}
function show(value) {
    if (value instanceof CleanText)
        return value.text;
    // The first line is all that many places show.
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
/** The one edit distance, and the suggestions that are made with it. */

/**
 * Returns how many letters have to be inserted, deleted, replaced, or swapped with their neighbour
 * to turn `a` into `b` (optimal string alignment,
 * https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance); `Infinity` if more than `most`.
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
        const row = nextRow(a, b, i, last, before);
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
 * `before` are those of fewer.
 */
function nextRow(a, b, i, last, before) {
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
/** How many typos a misspelling has. In a short word, two would make any other word of it. */
const MAX_EDITS = 2;
const SHORT_WORD = 4;
/**
 * Returns the one of `names` that `text` is a misspelling of: the nearest; undefined if it is near
 * none. Case, and what separates words, do not count as typos.
 */
function findMisspelled(text, names) {
    const given = normal(text);
    let best;
    for (const name of names) {
        let most = MAX_EDITS;
        if (Math.min(given.length, name.length) <= SHORT_WORD)
            most = 1;
        const edits = measureEditDistance(given, normal(name), most);
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
    const given = normal(text);
    const same = names.find((name) => name === given);
    if (same !== undefined)
        return same;
    const [first, second] = names.filter((name) => name.startsWith(`${given}-`));
    if (first !== undefined && second === undefined)
        return first;
    return findMisspelled(text, names);
}
function normal(text) {
    return text.toLowerCase().replace(/[\s_]+/g, '-');
}
/** Returns the end of an error that suggests what was meant, if that is known. */
function didYouMean(meant) {
    if (meant === undefined)
        return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) ``;
    return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `; did you mean ${meant}?`;
}


/***/ }),

/***/ 8813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ groupByName)
/* harmony export */ });
/**
 * Tables of texts that share something, such as a severity: each text under its own name, in the
 * group of what it shares.
 */
/** Returns what `make` makes of each text, under its name. No name may be in two groups. */
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
/** The one writer of reports for programs: `report.json`, `changes.json` and `live.json`. */


/** How many items of a list are turned into text at a time. */
const ITEMS_PER_PIECE = 2_000;
/**
 * Yields a report as JSON, piece by piece: it may have 100 MB. Each item of a list is a line, so
 * that reports can be compared and searched. What is undefined is `null`: programs find the same
 * keys in each report.
 */
function* generateJson(value, indent = '') {
    if (Array.isArray(value))
        yield* listText(value, indent);
    else if (typeof value === 'object' && value !== null)
        yield* objectText(value, indent);
    else
        yield jsonOf(value);
}
function* listText(items, indent) {
    yield '[';
    if (items.length === 0)
        return yield ']';
    let separator = '';
    for (let i = 0; i < items.length; i += ITEMS_PER_PIECE) {
        const piece = items.slice(i, i + ITEMS_PER_PIECE);
        const lines = piece.map((item) => `\n${indent}  ${jsonOf(item)}`);
        yield separator + lines.join(',');
        separator = ',';
    }
    yield `\n${indent}]`;
}
function* objectText(value, indent) {
    yield '{';
    let separator = '';
    for (const [key, entry] of Object.entries(value)) {
        yield `${separator}\n${indent}  ${JSON.stringify(key)}: `;
        yield* generateJson(entry, `${indent}  `);
        separator = ',';
    }
    yield `\n${indent}}`;
}
const jsonOf = (value) => JSON.stringify(value ?? null, (_, part) => part ?? null);
/**
 * Writes a report into an existing folder, and returns its path.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
async function writeJsonReport(folder, name, report, signal) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, generateJson(report), { signal });
    return path;
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
/* harmony export */   jM: () => (/* binding */ renderAddressLink),
/* harmony export */   jX: () => (/* binding */ encodeAddress),
/* harmony export */   jq: () => (/* binding */ renderFolded),
/* harmony export */   qy: () => (/* binding */ html)
/* harmony export */ });
/* unused harmony exports addHeading, renderParagraphs, renderFactsTable */
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4874);
/**
 * HTML of words of ours and foreign text: for the job summary, `report.html`, a comment, and
 * `changes.md`.
 */

/** How much of one foreign value is shown, in UTF-16 units: addresses are longer than words. */
const MAX_SHOWN = 1_000;
/** Text that is markup already. `html` and the functions in this file alone make it. */
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
 * A template tag for markup: the literal parts are ours, every value is foreign unless it is
 * markup.
 */
function html(words, ...values) {
    return new HtmlText(words.reduce((text, word, i) => `${text}${shown(values[i - 1])}${word}`));
}
function shown(value) {
    if (value instanceof HtmlText)
        return value.text;
    if (typeof value === 'object')
        return value.map(shown).join('');
    return escaped((0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(value, MAX_SHOWN));
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escaped(text) {
    return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
/** Returns parts, one a line, so that no blank line ends what Markdown takes for HTML. */
function removeBlankLines(parts) {
    return new HtmlText(html `${parts.map((part) => html `${part}\n`)}`.text.replace(/\n\s*\n/g, '\n'));
}
/** Returns parts with our own words between them. */
function joinMarkup(parts, between) {
    return new HtmlText(parts.map(({ text }) => text).join(between));
}
/** Returns the first parts, as many as so many characters have room for. */
function pickFitting(parts, room) {
    let length = 0;
    return parts.filter(({ text }) => {
        length += text.length + 1;
        return length <= room;
    });
}
/**
 * Returns our own words as they are, such as a script or a style sheet. Nothing foreign may be in
 * them.
 */
function trustMarkup(ours) {
    return new HtmlText(ours);
}
/**
 * Returns foreign text as code: GitHub makes no link, no mention and no picture of what is in
 * there.
 */
function renderCode(text) {
    return html `<code>${text}</code>`;
}
/** Returns foreign text as a link if `href` is an `https` address, and as it is if not. */
function renderLink(text, href) {
    if (href === undefined)
        return text;
    const address = URL.parse(href);
    if (address?.protocol !== 'https:')
        return text;
    // In parts, because a query is left out of addresses that are text.
    const [path = '', query] = address.href.split(/\?(.*)/s);
    if (query === undefined)
        return html `<a href="${path}">${text}</a>`;
    return html `<a href="${path}?${query}">${text}</a>`;
}
/**
 * Returns an address that is percent-encoded, whole, for an attribute: what cannot be in one is
 * left out.
 */
function encodeAddress(address) {
    return new HtmlText(address.replace(/[^\w\-.~/:%[\]]/g, ''));
}
/** Returns text as a link to an address of ours that is percent-encoded; as it is without one. */
function renderAddressLink(text, address) {
    if (address === undefined)
        return text;
    return html `<a href="${encodeAddress(address)}">${text}</a>`;
}
/** What words end at, so that the quotes around an address stay outside. */
const BETWEEN_WORDS = /([\s“”"'‘’()<>,;]+)/;
/**
 * What GitHub would make an address, a mention, a reference or a picture of, although it is text.
 */
const IS_LIVE = /@|:\/\/|\bwww\.|#\d|\bGH-\d|:[\w+-]+:/i;
/**
 * Returns a message with what is between backticks as code, and what GitHub would make a link of,
 * too.
 */
function renderSentences({ text }) {
    return withCode(text);
}
/** Returns a message as a paragraph; lines in it that begin with a dash become a list below. */
function renderParagraphs({ text }) {
    const [first = html ``, ...items] = text.split('\n- ').map(withCode);
    if (items.length === 0)
        return html `<p>${first}</p>`;
    const list = html `\n<ul>${items.map((item) => html `<li>${item}</li>`)}</ul>`;
    return html `<p>${first}</p>${list}`;
}
function withCode(safeText) {
    const parts = safeText.replace(/\s*\n\s*/g, ' ').split(/`([^`]+)`/);
    const shown = parts.map((part, i) => {
        if (i % 2 === 0)
            return withoutLinks(part);
        return html `<code>${new HtmlText(escaped(part))}</code>`;
    });
    return html `${shown}`;
}
function withoutLinks(safeText) {
    return html `${safeText.split(BETWEEN_WORDS).map((word) => {
        if (!IS_LIVE.test(word))
            return new HtmlText(escaped(word));
        const end = word.search(word.startsWith(':') ? /[.?!]*$/ : /[.?!:]*$/);
        return new HtmlText(`<code>${escaped(word.slice(0, end))}</code>${escaped(word.slice(end))}`);
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
/** Returns what readers see when they open it, or at once. `title` is ours. */
function renderFolded(title, content, isOpen = false) {
    const open = isOpen ? html ` open` : undefined;
    return html `<details${open}><summary>${title}</summary>\n${content}\n</details>`;
}
/** Returns lines for readers to copy. */
function renderLinesToCopy(lines) {
    return new HtmlText(`<pre>${lines.map(({ text }) => escaped(text)).join('\n')}</pre>`);
}


/***/ }),

/***/ 1986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ joinRelativePath),
/* harmony export */   FI: () => (/* binding */ findRelativePath),
/* harmony export */   IL: () => (/* binding */ listAnchorNames),
/* harmony export */   IZ: () => (/* binding */ UNKNOWN_HOST),
/* harmony export */   P8: () => (/* binding */ showPath),
/* harmony export */   hV: () => (/* binding */ MAX_USUAL_ADDRESS),
/* harmony export */   je: () => (/* binding */ decodePathname),
/* harmony export */   pg: () => (/* binding */ SOME_PAGE),
/* harmony export */   tb: () => (/* binding */ Addresses),
/* harmony export */   wm: () => (/* binding */ MAX_ADDRESS)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

const NO_REQUEST = { kind: 'no-request' };
/** Stands for the site's own host where its name is not known: nobody's, RFC 6761. */
const UNKNOWN_HOST = 'site.invalid';
/**
 * Browsers open no longer address, in bytes:
 * https://chromium.googlesource.com/chromium/src/+/main/docs/security/url_display_guidelines/url_display_guidelines.md#URL-Length,
 * read 2026-11. Parsing one takes many times its length in memory.
 */
const MAX_ADDRESS = 2 << 20;
/**
 * Longer ones, in characters, are hardly ever addresses of a server: they are data, as those with
 * `data:`, which takes long to parse.
 */
const MAX_USUAL_ADDRESS = 8_192;
/**
 * Characters without a special meaning in any address; with any other, the URL parser is needed.
 */
const PLAIN = /^(?!\/\/)[\w\-.~/]+$/;
/**
 * The home page of a site whose host is not known: a base for addresses of which only a part
 * matters.
 */
const SOME_PAGE = `https://${UNKNOWN_HOST}/`;
/** Most fragments: they name one anchor, as written. */
const ONE_ANCHOR = /^#(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*$/i;
/** Fragments that browsers leave as they are: https://url.spec.whatwg.org/#fragment-state. */
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@%]*$/;
/** No file name contains this. */
const IN_NO_NAME = '\0';
/**
 * Returns the path of an address decoded. Servers refuse a broken `%` (400), even where a file has
 * that very name.
 */
function decodePathname(pathname) {
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(pathname) ?? pathname.concat(IN_NO_NAME);
}
/** Returns such a path as it is shown. */
function showPath(path) {
    if (path.endsWith(IN_NO_NAME))
        return path.slice(0, -1);
    return path;
}
/** Turns addresses as they are written into what they stand for. */
class Addresses {
    #host;
    #basePath;
    /** Decoded. */
    #basePrefix;
    constructor({ domain, basePath }) {
        this.#host = domain ?? UNKNOWN_HOST;
        this.#basePath = basePath;
        this.#basePrefix = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(basePath)) ?? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(basePath);
    }
    /** Returns the base of a file of the site. */
    baseOfFile(name) {
        return {
            url: `https://${this.#host}${this.#basePath}${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncode */ .a)(name)}`,
            folder: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(name),
        };
    }
    /**
     * Returns the base that `<base href>` makes of a page's own; the same without one, or if it is
     * unusable.
     */
    baseOfElement(href, page) {
        if (href === undefined)
            return page;
        const url = parseAddress(href, page.url);
        if (url === undefined || !/^https?:$/.test(url.protocol))
            return page;
        const path = url.host === this.#host ? this.#withinSite((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname)) : undefined;
        return { url: url.href, folder: path === undefined ? undefined : (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(path) };
    }
    /** Returns what an address stands for. */
    resolve(value, base) {
        if (base.folder !== undefined && PLAIN.test(value)) {
            const quick = this.#plain(value, base.folder);
            if (quick !== undefined)
                return quick;
        }
        const url = parseAddress(value, base.url);
        if (url === undefined || !/^(?:https?|wss?):$/.test(url.protocol))
            return NO_REQUEST;
        if (url.host !== this.#host)
            return { kind: 'other-host', host: url.host, url: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.href) };
        const path = this.#withinSite((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname));
        if (path === undefined) {
            const explicit = /^\s*(?:https?:)?[\\/]{2}/i.test(value.slice(0, 64));
            return { kind: 'outside-base-path', path: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname), explicit };
        }
        if (url.search === '')
            return { kind: 'site', path };
        return { kind: 'site', path, query: url.search.slice(1) };
    }
    /**
     * Returns what an address in full would stand for if the host that it names were the site's own;
     * undefined if it is no address.
     */
    resolveOnAnyHost(address) {
        const url = URL.parse(address, SOME_PAGE);
        if (url === null)
            return undefined;
        return this.resolve((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(url.pathname), this.baseOfFile(_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR));
    }
    /**
     * Undefined when it climbs above the site's root, which means different things below a base path.
     */
    #plain(value, folder) {
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
    #withinSite(pathname) {
        const path = decodePathname(pathname);
        if (path.startsWith(this.#basePrefix))
            return path.slice(this.#basePrefix.length);
        if (`${path}/` === this.#basePrefix)
            return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        return undefined;
    }
}
/**
 * Returns the path that a relative one leads to from a folder of a site; undefined if it climbs
 * above the root.
 */
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
    let path = folder;
    const last = segments.length - 1;
    for (const [i, segment] of segments.entries()) {
        if (segment === '.')
            continue;
        if (segment === '..') {
            if (path === '')
                return undefined;
            path = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(path.slice(0, -1));
        }
        else
            path = path.concat(segment, i < last ? '/' : '');
    }
    return path;
}
/** Returns the way from a folder of a site to a path of it, relative. */
function findRelativePath(path, folder) {
    let up = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    let common = folder;
    while (!path.startsWith(common)) {
        common = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(common.slice(0, -1));
        up = up.concat('../');
    }
    return up.concat(path.slice(common.length));
}
function parseAddress(value, base) {
    if (value.length > MAX_ADDRESS)
        return undefined;
    return URL.parse((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value), base) ?? undefined;
}
/**
 * Returns what an anchor may be called for `fragment` (with its `#`) to find it, none if the
 * fragment always exists or is left to scripts.
 * https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
function listAnchorNames(fragment) {
    if (ONE_ANCHOR.test(fragment))
        return [fragment.slice(1)];
    const plain = asWritten(fragment).split(':~:', 1)[0] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    // Unlike in a path, a `%` without two digits stands for itself.
    const decoded = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvalidUtf8 */ .Zk)(plain.replace(/%[0-9a-f]{2}/gi, (code) => (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(code) ?? code));
    if (plain === '' || decoded.toLowerCase() === 'top' || /^[/!?]/.test(plain))
        return [];
    if (decoded !== plain)
        return [plain, decoded];
    // `#L10-L20`: views of source code read these themselves and go to the first line.
    const range = plain.match(/^(L?\d+)-L?\d+$/)?.[1];
    if (range === undefined)
        return [plain];
    return [plain, range];
}
/** A fragment as browsers write it, without its `#`. */
function asWritten(fragment) {
    if (PLAIN_FRAGMENT.test(fragment))
        return fragment.slice(1);
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(parseAddress(fragment, SOME_PAGE)?.hash.slice(1) ?? '');
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
 * bytes, file systems hold bytes, percent-encoding encodes bytes; and a page of bytes is half the
 * size of one in UTF-16, and faster to walk through.
 */
const NO_BYTES = toBytes('');
/** What every path begins with. */
const ROOT = toBytes('/');
/** What every fragment begins with. */
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
 * Returns a string as the bytes that it is already: ASCII, such as the parts of a URL, or put
 * together from bytes.
 */
function asBytes(characters) {
    return characters;
}
/** Returns bytes as text; those that are not UTF-8 become U+FFFD. */
function toText(bytes) {
    if (BEYOND_ASCII.test(bytes))
        return Buffer.from(bytes, 'latin1').toString('utf8');
    return bytes;
}
/** Returns `bytes` with all that is not UTF-8 replaced as a browser replaces it (U+FFFD). */
function replaceInvalidUtf8(bytes) {
    if (BEYOND_ASCII.test(bytes))
        return toBytes(toText(bytes));
    return bytes;
}
/**
 * Returns the same string in memory of its own. A slice keeps the string it was cut from alive: one
 * address that is remembered would keep its whole page.
 */
function detach(bytes) {
    if (bytes === '')
        return bytes;
    return readBytes(Buffer.from(bytes, 'latin1'));
}
/**
 * Returns bytes without white space at its ends, that of HTML. `trim()` would also
 * remove the last byte of `à` and of every other character that ends with that of a no-break space
 * in Latin-1.
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
 * Returns a percent-encoded path or fragment decoded; undefined if a `%` is not followed by two hex
 * digits.
 */
function percentDecode(encoded) {
    if (!encoded.includes('%'))
        return encoded;
    if (/%(?![0-9a-f]{2})/i.test(encoded))
        return undefined;
    const decoded = encoded.replaceAll(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return asBytes(decoded);
}
/**
 * Returns a name as it is written in an address: everything but letters, digits and `-._~/`
 * percent-encoded.
 */
function percentEncode(bytes) {
    const encoded = bytes.replaceAll(/[^\w\-.~/]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
    return asBytes(encoded);
}
/**
 * Returns an address as it can be written in a page: in letters, with only those characters encoded
 * that mean something else in an address.
 */
function makeReadable(bytes) {
    const text = toText(bytes);
    if (text.includes('\uFFFD'))
        return percentEncode(bytes);
    return text.replace(/[\s\p{C}"#%<>?\\^`{|}]/gu, (sign) => percentEncode(toBytes(sign)));
}
/**
 * Does an address have a scheme with which it asks no web server for anything: `data:`, `mailto:`?
 */
function hasOtherScheme(address) {
    return /^[\0-\x20]*(?!https?:|wss?:)[a-z][a-z\d+.-]*:/i.test(address);
}
/**
 * Returns a name up to the end of the first of its parts that is `wanted`, with a slash if that is
 * a folder.
 */
function cutAfterPart(name, wanted) {
    let end = -1;
    for (const part of name.split('/')) {
        end += part.length + 1;
        // The slash after a folder.
        if (wanted(part))
            return name.slice(0, end + 1);
    }
    return undefined;
}
/** Sorts bytes. */
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
  $0: () => (/* binding */ MAX_DOCUMENT),
  $: () => (/* binding */ findDocument)
});

// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
// EXTERNAL MODULE: ./lib/web/address.js
var web_address = __webpack_require__(1986);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/documents/xml.js
var documents_xml = __webpack_require__(7586);
;// CONCATENATED MODULE: ./lib/web/documents/feed.js




const ROOTS = new Set(['rss', 'feed', 'RDF']);
/** A feed begins like this, after a declaration and comments. */
const BEGINS = /<(?:[\w-]+:)?(?:rss|feed|RDF)[\s>]/;
/**
 * Relations whose target readers show or load (RFC 4287, RFC 5005): not endpoints for editors and
 * hubs.
 */
const RELATIONS = (0,words/* splitWords */.y)(`
  alternate current enclosure first icon last next next-archive prev-archive previous self
`);
/**
 * Elements whose text is an address: RSS 2.0, Atom. A `guid` or an `id` is a name, which outlives
 * the page.
 */
const HOLDS_ADDRESS = new Set(['link', 'icon', 'logo']);
/** May the file be a feed, going by its first bytes? */
function beginsLikeFeed(start) {
    return BEGINS.test(start);
}
/**
 * Calls `found` for each address in an RSS or Atom feed that its readers follow or load. What
 * entries contain is not read. Returns false if the text is no feed.
 */
function scanFeed(xml, found) {
    let isFeed = false;
    let hasOwnBase = false;
    let text = '';
    let textLine = 1;
    const take = (written, line) => {
        const address = written?.trim() ?? '';
        // What is relative is relative to `xml:base`, or for RSS to whatever the reader thinks.
        const isKnown = /^(?:https?:)?\/\//i.test(address) || (address.startsWith('/') && !hasOwnBase);
        if (isKnown && address.length <= web_address/* MAX_USUAL_ADDRESS */.hV)
            found({ role: 'feed', address, line: line - 1 });
    };
    (0,documents_xml/* readXml */.k)((0,byte_strings/* toBytes */.ZJ)(xml), {
        open(path, element) {
            if (path.length === 1)
                isFeed = ROOTS.has(path[0] ?? '');
            if (!isFeed)
                return;
            hasOwnBase ||= element.attribute('xml:base') !== undefined;
            text = '';
            textLine = element.line;
            take(addressOf(path, element), element.line);
        },
        text(piece, path) {
            if (holdsAddress(path) && text.length <= web_address/* MAX_USUAL_ADDRESS */.hV)
                text += piece;
        },
        close(path) {
            if (isFeed && holdsAddress(path))
                take(text, textLine);
            text = '';
        },
    });
    return isFeed;
}
/** Returns the address that an element has as an attribute. */
function addressOf(path, { name, attribute }) {
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
    if (last === undefined)
        return false;
    return HOLDS_ADDRESS.has(last) || (last === 'url' && path.at(-2) === 'image');
}

// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
// EXTERNAL MODULE: ./lib/web/documents/json.js
var json = __webpack_require__(7805);
;// CONCATENATED MODULE: ./lib/web/documents/json-documents.js
/** Documents in JSON that name addresses: which of their strings do. */


/**
 * Returns a function that calls `found` for each address in a text, and returns whether that is
 * JSON of the kind.
 */
function reads(finder) {
    return (text, found) => {
        const texts = [];
        const lineAt = (0,line_counter/* makeLineCounter */.F)(text);
        const outcome = (0,json/* walkJson */.g)(text, (path, at, value) => {
            if (value === undefined)
                return;
            const place = path.filter((key) => !/^\d+$/.test(key)).join(' ');
            texts.push({ value, line: lineAt(at), path: [...path], place });
        });
        const references = outcome === 'no JSON' ? undefined : finder(texts);
        for (const reference of references ?? [])
            found(reference);
        return references !== undefined;
    };
}
function named(texts, roleOf) {
    return texts.flatMap((text) => {
        const role = roleOf(text);
        if (role === undefined)
            return [];
        return [{ role, address: text.value, line: text.line }];
    });
}
/** https://www.w3.org/TR/appmanifest/ */
const MANIFEST = new Map([
    ['start_url', 'app-page'],
    ['icons src', 'app-picture'],
    ['screenshots src', 'app-picture'],
    ['shortcuts url', 'app-page'],
    ['shortcuts icons src', 'app-picture'],
]);
/**
 * Calls `found` for the pages and pictures of an installed app. Returns false if the text is no
 * JSON; so do the others.
 */
const scanWebManifest = reads((texts) => named(texts, ({ place, value }) => (value === '' ? undefined : MANIFEST.get(place))));
/**
 * Properties of https://schema.org whose values are pages and pictures; all others are names, or
 * templates of addresses.
 */
const STRUCTURED = /(?:^| )(?:contentUrl|image|item|logo|mainEntityOfPage|thumbnailUrl|url)$|(?:^| )(?:item|mainEntityOfPage) @id$/;
/** Not what might be text, and no templates. */
const ROOTED = /^(?:https?:\/)?\/[^\s{}]*$/i;
/**
 * https://www.w3.org/TR/json-ld11/. An `@id` is only a name, except where it stands for the address
 * of some properties.
 */
const scanJsonLd = reads((texts) => named(texts, ({ place, path, value }) => {
    const isAddress = STRUCTURED.test(place) && ROOTED.test(value);
    if (isAddress && !path.includes('@context'))
        return 'structured';
    return undefined;
}));
/**
 * Anything else is a bare name, which leads nowhere:
 * https://html.spec.whatwg.org/#resolving-a-url-like-module-specifier.
 */
const MODULE = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i;
/**
 * https://html.spec.whatwg.org/#import-maps. What browsers ignore is left out, such as a file for
 * the name of a folder.
 */
const scanImportMap = reads((texts) => texts.flatMap((text) => importedBy(text) ?? []));
/** How many keys lead to an address, by the first one. */
const DEPTHS = new Map([
    ['imports', 2],
    ['scopes', 3],
]);
function importedBy({ path, value, line }) {
    const key = path.at(-1) ?? '';
    if (path[0] === 'integrity' && path.length === 2 && MODULE.test(key))
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


/** Backticks that end in their line are a span of code. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?![^`]*`)|~{3,})/;
const FENCE_END = /^[ \t>]*(`{3,}|~{3,})\s*$/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const DEFINITION = /^ {0,3}\[[^\]^][^\]]{0,999}\]:[ \t]*/;
/** Markup of Markdown that is escaped stands for itself. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
/**
 * Calls `found` for each link, picture and definition in Markdown
 * (https://spec.commonmark.org/0.31.2/), code, comments and HTML left out. Links that are only
 * text, without any markup, are left out, too: prose shows addresses as examples.
 */
function scanMarkdown(text, role, found) {
    const plainOf = plainLines();
    for (const [line, written] of text.split('\n').entries())
        for (const address of linksOf(plainOf(written)))
            found({ role, address, line });
}
/**
 * Returns a function that takes the lines of Markdown in turn and returns them without code,
 * comments and scripts: spaces stand in their place, or nothing for a whole line.
 */
function plainLines() {
    let fence;
    let isCode = false;
    let isBlank = true;
    let skippedUntil = '';
    return (line) => {
        if (fence !== undefined) {
            if (FENCE_END.exec(line)?.[1]?.startsWith(fence))
                fence = undefined;
            return '';
        }
        fence = skippedUntil === '' ? FENCE.exec(line)?.[1] : undefined;
        if (fence !== undefined)
            return '';
        isCode = INDENTED.test(line) && (isBlank || isCode) && !LIST_ITEM.test(line);
        isBlank = line.trim() === '';
        if (isCode)
            return '';
        const { plain, open } = withoutHidden(line, skippedUntil);
        skippedUntil = open;
        return plain;
    };
}
/** What begins a part of a text without links, and what ends it. */
const ENDS = {
    '<!--': '-->',
    // A comment of MDX.
    '{/*': '*/}',
    '<pre': '</pre>',
    '<script': '</script>',
};
/**
 * Returns a line with spaces in place of code, comments and scripts, and the mark that ends what is
 * open at its end.
 */
function withoutHidden(line, until) {
    const text = withoutCodeSpans(line);
    const begins = /<!--|\{\/\*|<(?:pre|script)(?![\w-])/g;
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
        begins.lastIndex = at;
        const begin = begins.exec(text);
        plain += text.slice(at, begin?.index);
        if (begin === null)
            return { plain, open: '' };
        at = begin.index;
        open = ENDS[begin[0]] ?? '';
    }
}
/**
 * A span ends with as many backticks as it begins with. Returns the line with spaces in place of
 * spans.
 */
function withoutCodeSpans(line) {
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
function* linksOf(line) {
    const definition = DEFINITION.exec(line)?.[0];
    if (definition !== undefined) {
        const { address } = destination(line, definition.length, '');
        if (address !== undefined)
            yield address;
        return;
    }
    const marks = /\]\(|<(?=https?:)/gi;
    for (let mark = marks.exec(line); mark !== null; mark = marks.exec(line)) {
        if (isEscaped(line, mark.index))
            continue;
        const isAutolink = mark[0] === '<';
        const { address, end } = isAutolink
            ? autolink(line, mark.index)
            : destination(line, mark.index + mark[0].length, ')');
        if (address !== undefined)
            yield address;
        // Each character is read once, also where there is no link.
        marks.lastIndex = Math.max(end, mark.index + 1);
    }
}
function isEscaped(line, at) {
    return line[at - 1] === '\\' && line[at - 2] !== '\\';
}
/** Returns the address between `<` at `at` and its `>`, if there is one, and where it ends. */
function autolink(line, at) {
    const end = line.indexOf('>', at);
    if (end === -1)
        return { address: undefined, end: line.length };
    const address = line.slice(at + 1, end);
    return {
        address: /[\s<]/.test(address) || address.length > web_address/* MAX_USUAL_ADDRESS */.hV ? undefined : address,
        end,
    };
}
/**
 * Returns where an address without brackets around it ends: before a space, or a `)` of the link.
 */
function endOfBareAddress(line, from) {
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
/**
 * Returns the address that begins at `at`, and where it ends. `close`: what has to come after it
 * and its title.
 */
function destination(line, at, close) {
    let end = at;
    while (line[end] === ' ' || line[end] === '\t')
        end++;
    const start = end;
    let address;
    if (line[start] === '<') {
        end = line.indexOf('>', start);
        if (end === -1)
            return { address: undefined, end: line.length };
        address = line.slice(start + 1, end);
        end++;
    }
    else {
        end = endOfBareAddress(line, start);
        address = line.slice(start, end);
    }
    const next = line.slice(end, end + 256).trimStart()[0] ?? '';
    const isLink = close === '' || next === close || (/^["'(]$/.test(next) && /\s/.test(line[end] ?? ''));
    const isUsable = isLink && address !== '' && address.length <= web_address/* MAX_USUAL_ADDRESS */.hV;
    return { address: isUsable ? (0,decode/* decodeHTML */.Gz)(address.replace(ESCAPED, '$1')) : undefined, end };
}

;// CONCATENATED MODULE: ./lib/web/documents/documents.js
/** Documents other than pages, and data within pages, that hold addresses. */



/**
 * Relative links in published Markdown are mostly written for a repository, where the file has
 * other neighbours: only what names the site or its root is checked.
 */
const documents_ROOTED = /^(?:\/|https?:\/\/)/i;
/** The text of a whole site is in one file; larger ones, in bytes, are not read. */
const MAX_FOR_AGENTS = 16 << 20;
/** The first entry that matches a name counts. */
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
        scan: markdownOf('llms', /^/),
        maxBytes: MAX_FOR_AGENTS,
    },
    {
        title: 'the Markdown',
        names: /(?:^|\/)llms-[^/]*\.txt$/,
        scan: markdownOf('whole-site', documents_ROOTED),
        maxBytes: MAX_FOR_AGENTS,
    },
    {
        title: 'the Markdown',
        names: /(?:^|\/)sitemap\.md$/,
        scan: markdownOf('llms', documents_ROOTED),
        maxBytes: MAX_FOR_AGENTS,
    },
    { title: 'the Markdown', names: /\.(?:md|markdown)$/i, scan: markdownOf('markdown', documents_ROOTED) },
];
/**
 * Returns the scan of Markdown whose addresses count if they begin like this, and need not be
 * filled in any more.
 */
function markdownOf(role, begin) {
    return (text, found) => {
        scanMarkdown(text, role, (reference) => {
            const { address } = reference;
            if (begin.test(address) && !/[{}]|<%/.test(address))
                found(reference);
        });
        return true;
    };
}
/** Data in pages. What Next has there is no list of addresses. */
const DATA = {
    'import-map': { title: 'an import map', scan: scanImportMap },
    'json-ld': { title: 'JSON-LD', scan: scanJsonLd },
};
/** Larger files, in bytes, are usually not read; nor is longer data in a page, in characters. */
const MAX_DOCUMENT = 4 << 20;
/** Returns what a file of that name is read as; undefined if it is not read. */
function findDocument(name) {
    return DOCUMENTS.find(({ names }) => names.test(name));
}


/***/ }),

/***/ 7805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ walkJson),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5491);
/**
 * Reads JSON that others wrote: in time and memory proportional to its length, however deep it is.
 */

/** What is nested deeper is not looked at. */
const MAX_DEPTH = 32;
/** Longer strings, in characters, are no addresses. */
const MAX_STRING = 8_192;
/**
 * What begins a value or separates two; a number, `true`, `false` and `null` are one as a whole.
 */
const TOKEN = /["{}[\],]|[^\s"{}[\],:]+/g;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/**
 * Calls `visit` for each value in JSON, in the order of the text; `at` is its offset, `value` what
 * it is if it is a string. The path is only valid during the call. Returns whether the text is
 * JSON, and whether all of it was visited, or what nests deeper than `MAX_DEPTH` was left out. If
 * it is not JSON, nothing is visited.
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
    /** `json`: text that is JSON. */
    constructor(json, visit) {
        this.#json = json;
        this.#visit = visit;
    }
    /** Visits all values that are not nested too deep. Returns how deep they are nested. */
    read() {
        const tokens = new RegExp(TOKEN);
        for (let token = tokens.exec(this.#json); token !== null; token = tokens.exec(this.#json)) {
            switch (token[0]) {
                case '{':
                case '[':
                    this.#open(token.index);
                    break;
                case '}':
                case ']':
                    this.#close();
                    break;
                case ',':
                    this.#next();
                    break;
                case '"':
                    tokens.lastIndex = this.#string(token.index);
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
    #open(at) {
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
    #close() {
        this.#depth--;
        if (this.#depth >= MAX_DEPTH)
            return;
        this.#isList.pop();
        this.#path.pop();
    }
    #next() {
        if (!this.#isRead)
            return;
        this.#isKeyNext = this.#isList.at(-1) === false;
        if (!this.#isKeyNext)
            this.#path.push(String(Number(this.#path.pop()) + 1));
    }
    /** Reads the key or value that begins at an offset. Returns where it ends. */
    #string(at) {
        const end = endOfString(this.#json, at);
        const isKey = this.#isKeyNext;
        this.#isKeyNext = false;
        if (!this.#isRead)
            return end;
        const value = end - at <= MAX_STRING ? JSON.parse(this.#json.slice(at, end)) : undefined;
        if (isKey)
            this.#path[this.#path.length - 1] = value ?? '';
        else if (value !== undefined)
            this.#visit(this.#path, at, value);
        return end;
    }
}
/** Returns the offset behind the string that starts at `at`, in text that is JSON. */
function endOfString(json, at) {
    let end = at + 1;
    for (; json.charCodeAt(end) !== QUOTE; end++)
        if (json.charCodeAt(end) === BACKSLASH)
            end++;
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
/* harmony import */ var _page_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6334);
/* harmony import */ var _page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7640);
/** Sitemaps and feeds: XML whose elements are few and not nested deep. */




/** More than sitemaps and feeds nest; what is deeper is not read. */
const MAX_DEPTH = 64;
/**
 * Reads XML. Returns whether all elements have an end: false if it is cut off,
 * or nested deeper than is read.
 */
function readXml(bytes, visitor) {
    const names = [];
    const path = [];
    const reader = new _page_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .PageReader */ .X({
        open(element) {
            const { name, start } = element;
            names.push(name);
            path.push(withoutPrefix(name));
            if (path.length > MAX_DEPTH)
                reader.stop();
            else
                visitor.open(path, { name, line: reader.line(start), attribute });
            return false;
            function attribute(wanted) {
                const value = element.get(wanted);
                if (value === undefined)
                    return undefined;
                return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value);
            }
        },
        text(written) {
            visitor.text((0,entities_decode__WEBPACK_IMPORTED_MODULE_3__/* .decodeXML */ .ey)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(written)), path);
        },
        close(name) {
            // An end tag ends what is open in its element, too; one without an element ends nothing.
            const depth = names.lastIndexOf(name);
            while (depth !== -1 && names.length > depth) {
                visitor.close(path);
                names.pop();
                path.pop();
            }
        },
    }, _page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .OF_XML */ .y$, 'xml');
    reader.read(bytes);
    return path.length === 0;
}
function withoutPrefix(name) {
    return name.slice(name.indexOf(':') + 1);
}


/***/ }),

/***/ 4820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findDottedPart)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

/**
 * Returns the part of a name up to the first file or folder in it that begins with a dot, as far as
 * such are dropped; undefined if there is none. `.well-known` is made to be published:
 * https://www.rfc-editor.org/rfc/rfc8615.
 */
function findDottedPart(name, dropped = 'all-but-well-known') {
    if (dropped === 'none' || !/(?:^|\/)\./.test(name))
        return undefined;
    const isPublished = (part) => dropped === 'all-but-well-known' && part === '.well-known';
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .cutAfterPart */ .Q0)(name, (part) => part.startsWith('.') && !isPublished(part));
}


/***/ }),

/***/ 6725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wq: () => (/* binding */ HOST_NAMES),
  aU: () => (/* binding */ getHostRules),
  xz: () => (/* binding */ isReadByHosts)
});

// UNUSED EXPORTS: isAddedByHosts, undoRewrites

// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/host/hosts/find-file.js
var find_file = __webpack_require__(2153);
;// CONCATENATED MODULE: ./lib/web/host/hosts/host-rules.js
/** What there is to know of a host: one file in `hosts` for each. */

/** What most hosts have in common. */
const USUAL = {
    findFile: find_file/* byName */.nG,
    findShownPath: undefined,
    redirectFile: undefined,
    dropsDotFiles: 'none',
    reads: [],
    mergesSlashes: true,
    services: undefined,
    keeps: [],
    adds: [],
    missing: 'own-page',
    servesWhatItReads: false,
    offline: false,
    isSecure: true,
    siteBytes: [],
    fileBytes: [],
    files: [],
    filesInFolder: [],
};
/** In bytes. */
const MIB = 1 << 20;
/** Each returns a limit of its severity. */
const error = (max, of) => ({ severity: 'error', max, of });
const warning = (max, of) => ({ severity: 'warning', max, of });

// EXTERNAL MODULE: ./lib/web/host/hosts/staticwebapp-config.js
var staticwebapp_config = __webpack_require__(3017);
;// CONCATENATED MODULE: ./lib/web/host/hosts/azure-static-web-apps.js




/**
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read
 * 2026-11.
 */
const findAzureShownPath = (path, page, trailingSlash) => {
    const [stem, isFolder] = [`/${(0,page_names/* getStem */.qp)(page)}`, (0,page_names/* isIndexPage */.sf)(page)];
    if (trailingSlash === undefined && isFolder)
        return path;
    if (trailingSlash === 'always' || (trailingSlash === 'auto' && isFolder))
        return `${stem}/`;
    return stem;
};
const AZURE_STATIC_WEB_APPS = {
    ...USUAL,
    title: 'Azure Static Web Apps',
    // https://github.com/slorber/trailing-slash-guide, read 2026-11.
    findFile: find_file/* byNameOfEitherForm */.Zs,
    findShownPath: findAzureShownPath,
    // https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11.
    redirectFile: { name: staticwebapp_config/* CONFIG */.PI, parse: staticwebapp_config/* parseAzure */.z0 },
    // Logins and APIs:
    // https://learn.microsoft.com/en-us/azure/static-web-apps/authentication-authorization, read
    // 2026-11.
    services: /^\/(?:\.auth|api|data-api)(?:\/|$)/,
    reads: [staticwebapp_config/* CONFIG */.PI],
    // https://github.com/Azure/static-web-apps/issues/782.
    files: [error(15_000, 'the 15,000 that Azure Static Web Apps allows on any plan')],
    // https://learn.microsoft.com/en-us/azure/static-web-apps/quotas, read 2026-11; the service
    // itself says 524288000 bytes.
    siteBytes: [
        error(500 * MIB, 'the 500 MB that Azure Static Web Apps allows on its standard plan'),
        warning(250 * MIB, 'the 250 MB that Azure Static Web Apps allows on its free plan'),
    ],
};

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/hosts/cloudflare-redirects.js
var cloudflare_redirects = __webpack_require__(8386);
;// CONCATENATED MODULE: ./lib/web/host/hosts/cloudflare.js
/** Pages, and Workers with static assets. */



/** What both have in common. */
function cloudflare(product) {
    const title = `Cloudflare ${product}`;
    return {
        ...USUAL,
        title,
        // `notFound` of both, read 2026-11.
        hasNestedNotFound: true,
        redirectFile: {
            name: '_redirects',
            parse: (text, domain) => (0,cloudflare_redirects/* parseCloudflare */.dt)(text, domain, product),
        },
        // E-mail protection, image resizing:
        // https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/, read 2026-11.
        services: /^\/cdn-cgi(?:\/|$)/,
        // Its Web Analytics, too, seen in pages that it had served, 2026-11.
        adds: ['/cdn-cgi/', 'https://static.cloudflareinsights.com/'],
        undoRewrite: withoutEmailProtection,
        // https://developers.cloudflare.com/pages/platform/limits/ and
        // https://developers.cloudflare.com/workers/platform/limits/, read 2026-11.
        fileBytes: [error(25 * MIB, `the 25 MiB that ${title} allows per file`)],
        files: [
            error(100_000, `the 100,000 that ${title} allows on its paid plans`),
            warning(20_000, `the 20,000 that ${title} allows on its free plan`),
        ],
    };
}
/** `generateHandler` of `@cloudflare/pages-shared`, read 2026-11. */
const cloudflarePagesFile = (path, lookup) => {
    const has = (asked) => lookup(asked.slice(1));
    if (path.endsWith('/'))
        return findFolderOnPages(path, has);
    const exact = has(path);
    if (exact !== undefined)
        return findExactOnPages(path, exact, has);
    if (path.endsWith('/index'))
        return { redirect: path.slice(0, -'index'.length) };
    const page = has(`${path}.html`);
    if (page !== undefined)
        return { file: page };
    if (has(`${path}/index.html`) === undefined)
        return undefined;
    return { redirect: path.concat('/') };
};
function findFolderOnPages(path, has) {
    const index = has(`${path}index.html`);
    if (index !== undefined)
        return { file: index };
    if (path.endsWith('/index/'))
        return { redirect: path.slice(0, -'index/'.length) };
    const bare = path.slice(0, -1);
    if (has(`${bare}.html`) === undefined)
        return undefined;
    return { redirect: bare };
}
/** Pages are shown without their `.html`, unless another file is called so. */
function findExactOnPages(path, file, has) {
    if (!path.endsWith('.html'))
        return { file };
    const bare = path.slice(0, -'.html'.length);
    if (bare.endsWith('/index'))
        return { redirect: bare.slice(0, -'index'.length) };
    if (bare === '/' || has(bare) !== undefined)
        return { file };
    return { redirect: bare };
}
/**
 * `getIntent` of `@cloudflare/workers-shared`'s asset worker with `auto-trailing-slash`, read
 * 2026-11.
 */
const cloudflareWorkersFile = (path, lookup) => {
    const has = (asked) => lookup(asked.slice(1));
    const answer = (asked, mayRedirect) => {
        for (const { name, to } of listAttempts(asked)) {
            const file = has(name);
            if (file === undefined)
                continue;
            if (to === undefined)
                return { file };
            // It is only sent to where this very file is.
            if (!mayRedirect)
                continue;
            const there = answer(to, false);
            if (typeof there === 'object' && 'file' in there && there.file === file)
                return { redirect: to };
        }
        return undefined;
    };
    return answer(path, true);
};
const TO_FOLDER = { name: '/index.html', to: '/' };
const TO_PAGE = { name: '.html', to: '' };
/**
 * What is looked for besides by the end of a path. Names and addresses follow what is before that
 * end.
 */
const BY_END = [
    ['/index', [{ name: '/index' }, TO_FOLDER, TO_PAGE]],
    ['/index.html', [TO_FOLDER, TO_PAGE]],
    ['/', [{ name: '/index.html' }, TO_PAGE]],
    ['.html', [TO_PAGE, TO_FOLDER]],
];
/** The same for any path, after the others. */
const ALWAYS = [{ name: '' }, { name: '.html' }, TO_FOLDER];
function listAttempts(path) {
    const always = addStart(path, ALWAYS);
    const found = BY_END.find(([end]) => path.endsWith(end));
    if (found === undefined)
        return always;
    const [end, first] = found;
    return [...addStart(path.slice(0, path.length - end.length), first), ...always];
}
function addStart(start, attempts) {
    return attempts.map(({ name, to }) => {
        if (to === undefined)
            return { name: start + name };
        return { name: start + name, to: start.concat(to) };
    });
}
const PROTECTED = /\bdata-cfemail="([0-9a-f]{2,600})"[^>]{0,300}>[^<]{0,100}<\/(?:a|span)>/g;
const PROTECTED_LINK = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{2,600})/g;
/** How much of its tag may come before the mark of a hidden address, in characters. */
const MAX_TAG = 300;
/**
 * Returns a page with the addresses of emails as they were before Cloudflare hid them from robots,
 * which it does unless it is switched off:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/, read
 * 2026-11. A script of its own shows them to readers.
 */
function withoutEmailProtection(page) {
    if (!page.includes('/cdn-cgi/l/email-protection'))
        return page;
    let shown = '';
    let from = 0;
    for (const { 0: all, 1: hex = '', index } of page.matchAll(PROTECTED)) {
        const tag = page.slice(Math.max(from, index - MAX_TAG), index).lastIndexOf('<');
        if (tag === -1)
            continue;
        shown += page.slice(from, Math.max(from, index - MAX_TAG) + tag) + decodeEmail(hex);
        from = index + all.length;
    }
    shown += page.slice(from);
    return (0,byte_strings/* asBytes */.Yd)(shown.replace(PROTECTED_LINK, (_, hex) => `mailto:${decodeEmail(hex)}`));
}
/** The first byte is the key for the others. */
function decodeEmail(hex) {
    const [key = 0, ...bytes] = Buffer.from(hex, 'hex');
    return Buffer.from(bytes.map((byte) => byte ^ key)).toString('latin1');
}
const CLOUDFLARE_PAGES = {
    ...cloudflare('Pages'),
    // https://developers.cloudflare.com/pages/configuration/serving-pages/, read 2026-11.
    findFile: cloudflarePagesFile,
    missing: 'home-page',
    reads: ['_redirects', '_headers', '_routes.json', '_worker.js'],
    // `IGNORE_LIST` of `wrangler pages deploy`:
    // https://github.com/cloudflare/workers-sdk/issues/2240.
    keeps: [
        {
            name: /^functions\//,
            fate: 'left-out',
            why: 'it treats the scripts in it as functions and leaves the rest out',
        },
        {
            name: /^(?:.*\/)?node_modules\//,
            fate: 'left-out',
            why: 'uploads leave out folders of this name',
        },
        // `produceWorkerBundleForWorkerJSDirectory` of wrangler 4.164, read 2026-11.
        {
            name: /^_worker\.js\//,
            unlessBeside: /^_worker\.js\/index\.js$/,
            fate: 'refused',
            why: 'it treats it as a program, which must begin in a file `index.js`',
        },
        {
            name: /^_worker\.js(?:\/|$)/,
            fate: 'left-out',
            why: 'it treats it as a program that answers all requests',
        },
        {
            name: /^_routes\.json$/,
            fate: 'left-out',
            why: 'it treats it as the list of addresses that functions answer',
        },
    ],
};
const CLOUDFLARE_WORKERS = {
    ...cloudflare('Workers'),
    // https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/, read
    // 2026-11.
    findFile: cloudflareWorkersFile,
    reads: ['_redirects', '_headers', '.assetsignore'],
    // Wrangler uploads such a file as `application/null`, which stands for no header, read 2026-11.
    leavesTypesOpen: true,
    // https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets, read 2026-11.
    ignoreFile: '.assetsignore',
    // `errorOnLegacyPagesWorkerJSAsset` of wrangler 4.164, read 2026-11: any list of that name will
    // do.
    keeps: [
        {
            name: /^_worker\.js[^/]*(?:\/|$)/,
            unlessBeside: /^\.assetsignore$/,
            fate: 'refused',
            why: 'it looks like a program for Cloudflare Pages; remove it, or list it in a file `.assetsignore`',
        },
        {
            name: /^_worker\.js(?:\/|$)/,
            onlyBeside: /^\.assetsignore$/,
            fate: 'exposed',
            why: 'it looks like a program for Cloudflare Pages, and the file `.assetsignore` does not list it',
        },
    ],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/github-pages.js

const GB = 1_000_000_000;
/**
 * A folder is redirected to its slash: https://github.com/slorber/trailing-slash-guide, read
 * 2026-11.
 */
const GITHUB_PAGES = {
    ...USUAL,
    title: 'GitHub Pages',
    // https://github.com/actions/upload-pages-artifact/pull/102.
    dropsDotFiles: 'all',
    // https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site, read
    // 2026-11.
    reads: ['CNAME'],
    servesWhatItReads: true,
    branch: {
        // https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github,
        // read 2026-11.
        fileBytes: { max: 100 * MIB, of: 'the 100 MiB that GitHub accepts in a push' },
        // https://docs.github.com/en/pages/setting-up-a-github-pages-site-with-jekyll/about-github-pages-and-jekyll,
        // read 2026-11.
        buildSwitch: '.nojekyll',
        leftOut: /^_/,
        ignoreFile: '.gitignore',
        // https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages,
        // read 2026-11.
        domainFile: 'CNAME',
    },
    siteBytes: [
        // https://github.com/actions/deploy-pages, read 2026-11.
        error(10 * GB, 'the 10 GB that GitHub Pages allows for an artifact'),
        // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits, read
        // 2026-11.
        warning(GB, 'the 1 GB that GitHub Pages allows for a published site'),
    ],
};

// EXTERNAL MODULE: ./lib/web/host/hosts/netlify-redirects.js
var netlify_redirects = __webpack_require__(7396);
;// CONCATENATED MODULE: ./lib/web/host/hosts/netlify.js



/**
 * As most hosts do, but `/x/` is `x.html` first: Netlify's pretty URLs, which are on unless
 * somebody turns them off.
 */
const netlifyFile = (path, lookup, place) => {
    const page = path !== '/' && path.endsWith('/') ? lookup(`${path.slice(1, -1)}.html`) : undefined;
    if (page === undefined)
        return (0,find_file/* byName */.nG)(path, lookup, place);
    return { file: page };
};
/**
 * The first file or folder with such a character. What uploads leave out does no harm:
 * `getDeployFilesFilter` of netlify-cli, read 2026-11.
 */
const REFUSED_NAME = /^(?!(?:.*\/)?(?:\.(?!well-known\/)|__MACOSX))(?:[^#?]*\/)?[^/#?]*[#?][^/]*(?:\/|$)/;
const NETLIFY = {
    ...USUAL,
    title: 'Netlify',
    // https://github.com/slorber/trailing-slash-guide, read 2026-11. Other forms are redirected.
    findFile: netlifyFile,
    redirectFile: { name: '_redirects', parse: netlify_redirects/* parseNetlify */.xo },
    services: netlify_redirects/* OWN_ADDRESSES */.y2,
    // https://github.com/netlify/js-client/pull/226.
    dropsDotFiles: 'all-but-well-known',
    // https://docs.netlify.com/routing/redirects/, read 2026-11.
    reads: ['_redirects', '_headers', 'netlify.toml'],
    keeps: [
        // https://docs.netlify.com/build/configure-builds/file-based-configuration/, read 2026-11.
        {
            name: /^netlify\.toml$/,
            fate: 'unread',
            why: 'The check does not read this file: Netlify takes it from the folder in which a build or a deployment starts. Rules for addresses in it are only known if they are in `_redirects`, too.',
        },
        // https://github.com/netlify/build/issues/2193 and
        // https://github.com/gatsbyjs/gatsby/issues/7565, read 2026-11.
        {
            name: REFUSED_NAME,
            fate: 'refused',
            why: 'names of files and folders cannot contain `#` or `?`',
        },
    ],
    // Seen in pages that it had served, 2026-11.
    adds: ['/.netlify/scripts/'],
    // https://docs.netlify.com/site-deploys/overview/, read 2026-11.
    filesInFolder: [error(54_000, 'the 54,000 that Netlify allows in one folder')],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/nginx.js

/**
 * With `try_files $uri $uri.html $uri/`:
 * https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files, read 2026-11. A folder is
 * redirected to its slash.
 */
const NGINX = {
    ...USUAL,
    title: 'nginx',
    isSecure: false,
};
/** nginx in a network from which no other can be reached. */
const AIR_GAPPED = { ...NGINX, title: 'nginx (air-gapped)', offline: true };

;// CONCATENATED MODULE: ./lib/web/host/hosts/s3-cloudfront.js


/**
 * What the viewer function in examples/s3-cloudfront-viewer-function.js asks S3 for as it is. A
 * test compares the two.
 */
const FILES = [
    /\.(?:html?|xhtml|css|m?js|cjs|map|wasm|json|jsonl|jsonld|geojson|webmanifest|xml|xsl|rss|atom|txt|md|mdx|csv|tsv|ya?ml|toml|data|bin|inv|idx|pagefind|pf_[a-z]+)$/i,
    /\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|og[agv]|opus|wav|flac|vtt|srt|glb|gltf|lottie|woff2?|ttf|otf|eot)$/i,
    /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[tsp]|ics|zip|tar|t?gz|t?xz|bz2|zst|7z|br|jar|whl|exe|dmg|pkg|msi|deb|rpm|apk|iso|asc|sig|pem|crt)$/i,
    /\.(?:py|ipynb|sh|ps1|ts|tsx|jsx|java|kt|go|rs|rb|php|swift|sql|proto|graphqls?|diff|patch|tf|xsd|wsdl|tex|bib)$/i,
];
/** The same, from the root of the host. Below a base path, there is none. */
const DATA = [/^api\/search$/, /^\.well-known\//];
/**
 * One file only, whatever files there are. The function has one ending for all pages: the one that
 * suits the site. The root of the host has an index with either, a folder with one of them.
 */
const byKey = (path, lookup, { isHostRoot, hasFolderPages }) => {
    const name = path.slice(1);
    if (name === '' && isHostRoot)
        return (0,find_file/* firstOf */.Ku)(lookup, ['index.html']);
    const asIs = isHostRoot ? [...FILES, ...DATA] : FILES;
    if (asIs.some((pattern) => pattern.test(name)))
        return (0,find_file/* firstOf */.Ku)(lookup, [name]);
    const bare = name.replace(/\/$/, '');
    if (hasFolderPages())
        return (0,find_file/* firstOf */.Ku)(lookup, [name === '' ? 'index.html' : `${bare}/index.html`]);
    if (name === '')
        return undefined;
    return (0,find_file/* firstOf */.Ku)(lookup, [`${bare}.html`]);
};
const S3_CLOUDFRONT = {
    ...USUAL,
    title: 'S3 behind CloudFront',
    // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html, read
    // 2026-11.
    findFile: byKey,
    findShownPath: find_file/* keepPath */.Bd,
    mergesSlashes: false,
};

// EXTERNAL MODULE: ./lib/web/host/hosts/vercel-json.js + 1 modules
var vercel_json = __webpack_require__(7969);
;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel.js



/**
 * A file under its name, a folder by its `index.html`, with a slash or without; pages without
 * `.html` if told so.
 */
const vercelFile = (path, lookup, { cleanUrls }) => {
    const name = path.slice(1);
    const bare = name.endsWith('/') ? name.slice(0, -1) : name;
    if (bare === '')
        return (0,find_file/* firstOf */.Ku)(lookup, ['index.html']);
    const index = `${bare}/index.html`;
    if (cleanUrls)
        return (0,find_file/* firstOf */.Ku)(lookup, [name, `${bare}.html`, index]);
    return (0,find_file/* firstOf */.Ku)(lookup, [name, index]);
};
/**
 * Nothing in files or folders whose names begin with `_` or a dot, and no declarations of types.
 */
const VERCEL_FUNCTION = /^api\/(?!(?:.*\/)?[_.])(?!.*\.d\.ts$).*\.(?:[cm]?[jt]s|tsx|go|py|rb|rs)$/;
const PREBUILT = ', unless the site is deployed with --prebuilt';
const VERCEL = {
    ...USUAL,
    title: 'Vercel',
    // https://vercel.com/docs/project-configuration/vercel-json#cleanurls, read 2026-11. Limits for
    // uploads have changed.
    findFile: vercelFile,
    findShownPath: find_file/* keepPath */.Bd,
    redirectFile: { name: vercel_json/* VERCEL_JSON */.pe, parse: vercel_json/* parseVercel */.jY },
    // Analytics and speed insights: https://vercel.com/docs/analytics/quickstart, read 2026-11.
    services: /^\/_vercel(?:\/|$)/,
    reads: [vercel_json/* VERCEL_JSON */.pe],
    servesWhatItReads: true,
    // https://vercel.com/docs/functions/runtimes, and `detectBuilders` of `@vercel/fs-detectors` 6.9,
    // read 2026-11.
    keeps: [
        {
            name: /^api\//,
            onlyBeside: VERCEL_FUNCTION,
            fate: 'unless-prebuilt',
            why: `it treats the scripts in it as functions and leaves the rest out${PREBUILT}`,
        },
        {
            name: /^(?:.*\/)?node_modules\//,
            fate: 'unless-prebuilt',
            why: `uploads leave out folders of this name${PREBUILT}`,
        },
        { name: /^public\//, fate: 'alone', why: '' },
    ],
    // https://github.com/tldraw/tldraw/pull/9340 and
    // https://github.com/RaoFoundation/subtensor/pull/2946, read 2026-11.
    files: [
        warning(15_000, 'the 15,000 that Vercel accepts in one upload, unless `--archive=tgz` packs them'),
    ],
    // Its toolbar, seen in pages that it had served, 2026-11.
    adds: ['https://vercel.live/'],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts.js
/**
 * The hosts whose rules are known. What each of them does with a site is in its file in `hosts`.
 */









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
/** Used when no host is given: what any of them answers is answered. */
const ANY_HOST = {
    ...USUAL,
    title: 'any host',
    findFile: find_file/* byNameOfEitherForm */.Zs,
    services: new RegExp(ALL.flatMap(({ services }) => services?.source ?? []).join('|')),
    missing: 'unknown',
    // `web.config` is that of IIS.
    reads: [...new Set([...ALL.flatMap(({ reads }) => reads), 'web.config'])],
    servesWhatItReads: true,
    adds: ALL.flatMap(({ adds }) => adds),
    isSecure: false,
};
/** The names that the input `host` accepts. */
const HOST_NAMES = Object.keys(HOSTS);
/**
 * Returns the rules of a host, or, without one, rules that report only what every host would
 * reject.
 */
function getHostRules(host) {
    if (host === undefined)
        return ANY_HOST;
    return HOSTS[host];
}
/** Returns whether some host makes pages load an address besides their own. */
function isAddedByHosts(address) {
    return ANY_HOST.adds.some((start) => address.startsWith(start));
}
/** Returns a page as it was before some host rewrote it. */
function undoRewrites(page) {
    return ALL.reduce((text, host) => host.undoRewrite?.(text) ?? text, page);
}
/**
 * Returns whether hosts or servers may keep a file in the site's root to themselves, because they
 * read it.
 */
function isReadByHosts(name) {
    return ANY_HOST.reads.includes(name);
}


/***/ }),

/***/ 8386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ MAX_LINE),
/* harmony export */   dt: () => (/* binding */ parseCloudflare),
/* harmony export */   yq: () => (/* binding */ MAX_STATIC_RULES)
/* harmony export */ });
/* harmony import */ var _redirects_follow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6594);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3492);
/* harmony import */ var _redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7927);
/* harmony import */ var _redirects_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6856);
/* harmony import */ var _redirects_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8620);
/**
 * Cloudflare's `_redirects`, the same for Pages and for Workers with static assets. Both read it
 * with `parseRedirects` and match it with `generateRuleRegExp` of `@cloudflare/workers-shared`,
 * read 2026-11 (commit f830836). Rules come before files:
 * https://developers.cloudflare.com/workers/static-assets/redirects/, read 2026-11.
 */





/**
 * Rules without `*` and placeholders:
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11.
 */
const MAX_STATIC_RULES = 2_000;
const MAX_DYNAMIC_RULES = 100;
/** The code has 2,000 characters (`MAX_LINE_LENGTH`); the manual still says 1,000. */
const MAX_LINE = 2_000;
const STATUSES = new Set([200, 301, 302, 303, 307, 308]);
const IS_HTTPS = /^https:\/\/+([^/]+)\/?(.*)/;
/**
 * Sources that were meant to have a host name, and that Cloudflare reads as a path. `validateUrl` of
 * wrangler 4.86 only refuses `https://`, and makes `http://x` the path `/http://x`, read and run
 * 2026-11. Two slashes may also begin a path, so a host name has a dot there.
 */
const MEANS_HOST = /^(?:https?:\/\/|\/\/(?:[\w-]+\.)+(?!html?\b)[a-z]{2,}(?:[/:?#]|$))/i;
const PLACEHOLDER = /:[A-Za-z]\w*/;
/**
 * Returns what a `_redirects` file means to Cloudflare. `domain` is the site's own,
 * if it is known.
 */
function parseCloudflare(file, domain, product) {
    const problems = [];
    const reading = { product, fixed: 0, dynamic: 0, seen: new Set() };
    const rules = (0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .readRules */ .Kc)((0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .listLines */ .i4)(file), problems, (line) => parseLine(line, reading));
    const index = new _redirects_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .RuleIndex */ .PR(rules);
    return (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_0__/* .toRedirects */ .Jo)({
        rules,
        problems,
        domain,
        steps: ({ path }, files) => [stepFor(path, files)],
    });
    /** The first rule that fits comes before all files. */
    function stepFor(path, files) {
        const [found] = index.matches([path]);
        if (found === undefined)
            return (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .toStep */ .Cb)(files(path));
        const { rule, captures } = found;
        const whole = (0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .expandTarget */ .mW)(rule.to, captures);
        if (whole === undefined)
            return { kind: 'undecided', rule };
        // On Workers, the empty segments vanish that a `*` or a placeholder brings along.
        const isMerged = product === 'Workers' && 'pattern' in rule.source && !/^\w+:\/\//.test(whole);
        const to = isMerged ? whole.replace(/\/{2,}/g, '/') : whole;
        if (rule.action === 'redirect')
            return { kind: 'redirect', to, rule };
        return (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .answerRewrite */ .Xd)(to, path, files, domain, rule);
    }
}
/**
 * Returns a problem for which Pages leaves a rule out and Workers refuses the deployment: code
 * 10021 or 100324, of which the server alone decides.
 * https://github.com/cloudflare/workers-sdk/issues/10992 and 15624, and
 * https://github.com/rustfs/docs.rustfs.com/pull/137, read 2026-11.
 */
function leftOut({ product }, what, problem = _redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP) {
    if (product === 'Pages')
        return problem(`${what}.`);
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .Gq)(`Cloudflare Workers refuses the deployment: ${lowerFirst(what)}.`);
}
function lowerFirst(text) {
    return text.charAt(0).toLowerCase() + text.slice(1);
}
/** In the order of `parseRedirects`, which also counts rules that turn out to be invalid. */
function parseLine(line, reading) {
    if (reading.dynamic > MAX_DYNAMIC_RULES)
        return undefined;
    if (line.length > MAX_LINE)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .overLimit */ .W1)(`The line is longer than the ${MAX_LINE} characters that Cloudflare accepts.`);
    const parts = splitLine(line);
    if (parts.length < 2 || parts.length > 3)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(`A rule has two or three parts, not ${parts.length}: from, to, and a status code.`);
    const [writtenFrom = '', to = '', writtenStatus = '302'] = parts;
    if (IS_HTTPS.test(writtenFrom))
        return leftOut(reading, 'A rule cannot begin with a host name');
    const from = pathOf(writtenFrom);
    const status = Number(writtenStatus);
    const problem = countRule(from, reading) ??
        findTargetProblem(to) ??
        findStatusProblem(status, writtenStatus) ??
        findRepetition(from, to, reading);
    if (problem !== undefined)
        return problem;
    if (MEANS_HOST.test(writtenFrom))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)('A rule cannot begin with a host name.');
    if (status === 200 && IS_HTTPS.test(to))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)('A rule with status 200 cannot point to another host.');
    const source = readPath(from);
    if (typeof source === 'string')
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(source);
    const costly = (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .findCostlyPattern */ .Eg)(source, writtenFrom);
    if (costly !== undefined)
        return costly;
    const action = status === 200 ? 'rewrite' : 'redirect';
    return { from: writtenFrom, to, action, status, isForced: true, isConditional: false, source };
}
/** Returns the parts of a line, without a comment at its end. */
function splitLine(line) {
    const [rule = ''] = line.split(/\s#/, 1);
    return rule.trimEnd().split(/\s+/);
}
function findTargetProblem(to) {
    if (IS_HTTPS.test(to) || to.startsWith('/'))
        return undefined;
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)('The target has to begin with `/` or `https://`.');
}
function findStatusProblem(status, written) {
    if (STATUSES.has(status))
        return undefined;
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(`The status code can be 200, 301, 302, 303, 307 or 308, not ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(written)}.`);
}
/**
 * Notes what a rule is about, and returns a problem if it leads there, or if an earlier one is
 * about that.
 */
function findRepetition(from, to, reading) {
    // With a query or a fragment behind it, Cloudflare does not see it.
    const isToIndex = !IS_HTTPS.test(to) && /\/index(?:\.html)?$/.test(to);
    if (isToIndex && /\/(?:\*)?$/.test(from))
        return leftOut(reading, 'The rule would lead back to itself, since `/index.html` is served as `/`');
    if (reading.seen.has(from))
        return leftOut(reading, 'An earlier rule covers the same addresses');
    reading.seen.add(from);
    return undefined;
}
/** Counts a rule, and returns a problem if it is one too many. */
function countRule(from, reading) {
    if (reading.dynamic > 0 || from.includes('*') || PLACEHOLDER.test(from)) {
        reading.dynamic++;
        if (reading.dynamic <= MAX_DYNAMIC_RULES)
            return undefined;
        return tooMany(reading, `${MAX_DYNAMIC_RULES} rules`, 'from the first with `*` or a placeholder on');
    }
    reading.fixed++;
    if (reading.fixed <= MAX_STATIC_RULES)
        return undefined;
    return tooMany(reading, `${MAX_STATIC_RULES} rules`, 'without `*` and placeholders');
}
function tooMany(reading, limit, which) {
    return leftOut(reading, `This is one more than the ${limit} ${which} that Cloudflare accepts`, _redirects_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .overLimit */ .W1);
}
/** As `extractPathname`: the path alone. */
function pathOf(written) {
    return (written.startsWith('/') ? written : `/${written}`).split(/[?#]/, 1)[0] ?? '';
}
/** Returns why the rule matches no address, if so. */
function readPath(from) {
    const [start = '', ...rest] = from.split(/(\*|:[A-Za-z]\w*)/);
    if (rest.length === 0)
        return { exact: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q0)(from) };
    const parts = [start, ...rest].map((part, i) => i % 2 === 0 ? (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q0)(part) : wildcardOf(part));
    const names = new Set(rest.filter((_, i) => i % 2 === 0));
    if (names.size < rest.length / 2)
        return 'A rule can have one `*`, and each placeholder once; this one matches no address.';
    const isFolder = names.size === 1 && from.endsWith('/*');
    return { pattern: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .buildPattern */ .Pu)(parts, isFolder ? (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q0)(start) : undefined) };
}
const wildcardOf = (part) => part === '*' ? (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .matchAnything */ .y2)('splat') : (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .matchSegment */ .tx)(part.slice(1));


/***/ }),

/***/ 2153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ keepPath),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   Zs: () => (/* binding */ byNameOfEitherForm),
/* harmony export */   nG: () => (/* binding */ byName),
/* harmony export */   u: () => (/* binding */ mergeSlashes)
/* harmony export */ });
/** Both `/x` and `/x/` are shown where they are. */
const keepPath = (path) => path;
/** Returns a path as a host that merges slashes reads it, without a slash at its start. */
function mergeSlashes(path) {
    return path.replace(/\/{2,}/g, '/').replace(/^\//, '');
}
/** Returns the first of the files that is there. */
function firstOf(lookup, names) {
    for (const name of names) {
        const file = lookup(name);
        if (file !== undefined)
            return { file };
    }
    return undefined;
}
/**
 * `/x` is `x`, `x.html` or `x/index.html`, whichever is there first; `/x/` is `x/index.html` alone.
 */
const byName = (path, lookup) => {
    const name = path.slice(1);
    if (name === '' || name.endsWith('/'))
        return firstOf(lookup, [`${name}index.html`]);
    return firstOf(lookup, [name, `${name}.html`, `${name}/index.html`]);
};
/** As `byName`, but `/x/` is also `x.html`. */
const byNameOfEitherForm = (path, lookup, place) => {
    const found = byName(path, lookup, place);
    if (found !== undefined || path === '/' || !path.endsWith('/'))
        return found;
    return firstOf(lookup, [`${path.slice(1, -1)}.html`]);
};


/***/ }),

/***/ 7396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ leadsWhereItIs),
/* harmony export */   Xw: () => (/* binding */ readLine),
/* harmony export */   xo: () => (/* binding */ parseNetlify),
/* harmony export */   y2: () => (/* binding */ OWN_ADDRESSES)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _redirects_follow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6594);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3492);
/* harmony import */ var _redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7927);
/* harmony import */ var _redirects_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6856);
/* harmony import */ var _redirects_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8620);
/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, the way rules fit
 * addresses that of `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses),
 * both read and run 2026-11; the order is that of
 * https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */






/**
 * What Netlify answers itself, and takes no rule for: `parseFrom` of `@netlify/redirect-parser`.
 */
const OWN_ADDRESSES = /^\/\.netlify/;
const IS_URL = /^https?:\/\//;
/**
 * Netlify names no bounds. How long a pattern may be, and how many there may be: each is tried on
 * many addresses.
 */
const MAX_PATTERN = 8_192;
const MAX_PATTERNS = 10_000;
/**
 * Returns what a `_redirects` file means to Netlify. `domain` the site's
 * own, if it is known.
 */
function parseNetlify(file, domain) {
    const problems = [];
    let patterns = 0;
    const rules = (0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .readRules */ .Kc)((0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .listLines */ .i4)(file), problems, (line) => {
        const read = readLine(line, domain);
        if ((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .isProblem */ .AN)(read) || 'exact' in read.source)
            return read;
        patterns++;
        if (patterns <= MAX_PATTERNS)
            return read;
        if (patterns > MAX_PATTERNS + 1)
            return undefined;
        const most = `${MAX_PATTERNS} rules with \`*\` or placeholders`;
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .unread */ .gy)(`The check reads ${most}, but not this or later ones.`);
    });
    const index = new _redirects_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .RuleIndex */ .PR(rules);
    const errorPage = rules.find(isErrorPage);
    return (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_1__/* .toRedirects */ .Jo)({ rules, errorPage, problems, domain, steps });
    /** The first rule that fits counts. A file shadows all but those with a `!`. */
    function* steps(request, files) {
        const { path } = request;
        const own = files(path);
        for (const { rule, captures, isFinal } of listApplied(index, request)) {
            const isShadowed = own !== undefined && !rule.isForced;
            yield isShadowed ? (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .toStep */ .Cb)(own) : apply(rule, captures, path, files);
            if (isFinal)
                return;
        }
        yield (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .toStep */ .Cb)(own);
    }
    function apply(rule, captures, path, files) {
        const to = (0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .expandTarget */ .mW)(rule.to, captures);
        if (to === undefined)
            return { kind: 'undecided', rule };
        if (rule.action === 'status')
            return { kind: 'status', status: rule.status, rule };
        if (rule.action === 'redirect')
            return { kind: 'redirect', to, rule };
        return (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .answerRewrite */ .Xd)(to, path, files, domain, rule);
    }
}
/** Yields the rules that fit a request, as long as Netlify applies any. */
function* listApplied(index, { path, query }) {
    for (const { rule, captures } of index.matches([path, dropSlash(path)])) {
        const inQuery = matchQuery(rule, query);
        if (inQuery === undefined)
            continue;
        const isSkipped = leadsWhereItIs(rule, path);
        if (isSkipped === 'certain')
            return;
        const isFinal = isSkipped === undefined && !rule.isConditional;
        yield { rule, captures: mergeCaptures(inQuery, captures), isFinal };
        if (isSkipped === 'likely')
            return;
    }
}
/** What was found in the path counts before what was found in the query. */
function mergeCaptures(inQuery, inPath) {
    return inPath === 'untried' ? inPath : new Map([...inQuery, ...inPath]);
}
function isErrorPage({ source, status, isConditional, query }) {
    const isForAll = 'pattern' in source && source.pattern.folder === '/';
    return isForAll && status === 404 && !isConditional && query === undefined;
}
/**
 * Returns the rule in a line, or why it is not applied. `host`: that of the site, if it is known.
 */
function readLine(line, host) {
    const [from = '', ...parts] = splitLine(line);
    const target = findTarget(parts);
    if ((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .isProblem */ .AN)(target))
        return target;
    const { to, parameters, rest } = target;
    const [statusPart, ...conditions] = rest;
    const status = readStatus(statusPart);
    if (Number.isNaN(status))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)(`${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(String(statusPart))} is not a status code.`);
    const isForwarded = from.endsWith('/*') && status >= 200 && status < 300;
    if (to === undefined && !isForwarded)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('The rule has no target.');
    const where = readFrom(from, host);
    if ((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .isProblem */ .AN)(where))
        return where;
    return {
        from,
        to: to ?? `${from.slice(0, -1)}:splat`,
        action: actionOf(status),
        status,
        isForced: statusPart?.endsWith('!') === true,
        isConditional: where.isConditional || conditions.length > 0,
        query: parameters.length === 0 ? undefined : new Map(parameters.map(splitParameter)),
        source: where.source,
    };
}
/** Returns the parts of a line, without a comment at its end. */
function splitLine(line) {
    const parts = line.split(/\s+/);
    const comment = parts.findIndex((part) => part.startsWith('#'));
    return comment === -1 ? parts : parts.slice(0, comment);
}
function findTarget(parts) {
    const [first] = parts;
    if (first === undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('The rule has no target.');
    const isStatus = !Number.isNaN(Number.parseInt(first, 10));
    if (isStatus)
        return { to: undefined, parameters: [], rest: parts };
    const at = parts.findIndex((part) => part.startsWith('/') || IS_URL.test(part));
    if (at === -1)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('The target has to begin with `/`, `http://` or `https://`.');
    return { to: parts[at], parameters: parts.slice(0, at), rest: parts.slice(at + 1) };
}
function readStatus(written) {
    return written === undefined ? 301 : Number.parseInt(written, 10);
}
function actionOf(status) {
    if (status === 200)
        return 'rewrite';
    return status >= 300 && status < 400 ? 'redirect' : 'status';
}
function splitParameter(parameter) {
    const [name = '', ...rest] = parameter.split('=');
    return [name, rest.join('=')];
}
/**
 * Returns which addresses `from` is about, and whether for some visitors alone, or why the rule is
 * not applied.
 */
function readFrom(from, host) {
    let path = from;
    let isConditional = false;
    if (IS_URL.test(from)) {
        const url = URL.parse(from);
        if (url === null)
            return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)(`${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(from)} is not an address.`);
        path = url.pathname;
        // Where the name is not known, or a visitor may still come by `http:`.
        isConditional = host !== url.host || url.protocol === 'http:';
    }
    if (OWN_ADDRESSES.test(path))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('Netlify reserves addresses below `/.netlify`.');
    if (!path.startsWith('/'))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('A rule has to begin with `/`, so this one matches no address.');
    if (path.includes('?') || path.includes('#'))
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.');
    const [start = ''] = path.split(/[*:]/, 1);
    if (path.length > MAX_PATTERN && start !== path)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .unread */ .gy)(`The check does not read patterns of more than ${MAX_PATTERN} characters.`, (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .matchAllBelow */ .U8)((0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(start)));
    const source = readPath(path);
    return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .findCostlyPattern */ .Eg)(source, from) ?? { source, isConditional };
}
function readPath(path) {
    const segments = path.replace(/\/$/, '').split('/').slice(1);
    if (!segments.some((each) => isPlaceholder(each) || isSplat(each)))
        return { exact: dropSlash((0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(path)) };
    const parts = segments.flatMap((each) => {
        if (each === '*')
            return [{ regex: '(?:/(.*))?', name: 'splat' }];
        if (isPlaceholder(each))
            return ['/', (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .matchSegment */ .tx)(each.slice(1))];
        if (!isSplat(each))
            return [`/${(0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(each)}`];
        return [`/${(0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(each.slice(0, -1))}`, { regex: '/?(.*)', name: 'splat' }];
    });
    const before = parts.slice(0, -1);
    const isFolder = segments.at(-1) === '*' && before.every((part) => typeof part === 'string');
    const pattern = (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .buildPattern */ .Pu)(parts, isFolder ? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(`${before.join('')}/`) : undefined);
    if (isSplat(segments.at(-1) ?? ''))
        return { pattern };
    // A slash at the end makes no difference.
    return {
        pattern: { ...pattern, regex: new RegExp(pattern.regex.source.replace(/\$$/, '/?$'), 's') },
    };
}
function isPlaceholder(segment) {
    return /^:./.test(segment);
}
/** A `*` counts at the end of a segment alone: of several, the last one. */
function isSplat(segment) {
    return segment.endsWith('*') && !isPlaceholder(segment);
}
function dropSlash(path) {
    if (path.endsWith('/'))
        return path.slice(0, -1);
    return path;
}
/**
 * Returns what a rule takes from the parameters of an address; undefined if one of them is missing.
 */
function matchQuery({ query: wanted = NO_PARAMETERS }, query) {
    if (wanted.size === 0)
        return NO_PARAMETERS;
    // Of a repeated parameter, the last one counts.
    const given = new Map(new URLSearchParams(query));
    const captures = new Map();
    for (const [name, value] of wanted) {
        const found = given.get(name);
        if (found === undefined || !(value.startsWith(':') || value === found))
            return undefined;
        if (value.startsWith(':'))
            captures.set(value.slice(1), (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(found));
    }
    return captures;
}
const NO_PARAMETERS = new Map();
/**
 * Returns whether Netlify applies no rule at all: where the first rule that fits is a redirect with
 * `*` to a place in which the path is already. `netlify-redirector` compares letters alone, so that
 * `/* /b` also leaves `/bx` out; what it does with more wildcards than that one is not documented.
 */
function leadsWhereItIs(rule, path) {
    if (rule.status === 200 || !rule.from.includes('*'))
        return undefined;
    const [written = ''] = rule.to.split(/\/?:/, 1);
    const base = (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(written);
    if (base === '' || !path.startsWith(base))
        return undefined;
    const from = rule.from.replace(/\/$/, '');
    const isSimple = /^[^*:]*\*$/.test(from) && /^[^:]*(?:\/:splat)?$/.test(rule.to);
    if (!isSimple)
        return 'likely';
    if (!rule.to.startsWith(from.slice(0, -1).replace(/\/$/, '')))
        return undefined;
    const isBelow = base.endsWith('/') || path.length === base.length || path.charAt(base.length) === '/';
    if (isBelow)
        return 'certain';
    return 'likely';
}


/***/ }),

/***/ 3017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ MAX_CONFIG_BYTES),
/* harmony export */   PI: () => (/* binding */ CONFIG),
/* harmony export */   _1: () => (/* binding */ keyOfRoute),
/* harmony export */   z0: () => (/* binding */ parseAzure)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5491);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _redirects_follow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6594);
/* harmony import */ var _redirects_json_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(788);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3492);
/* harmony import */ var _redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7927);
/* harmony import */ var _redirects_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6856);
/* harmony import */ var _redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8620);
/**
 * Azure Static Web Apps' `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11, and the
 * emulator `@azure/static-web-apps-cli` 2.0.10. Where the two contradict each other, the manual
 * counts, and what the emulator would do is not ruled out.
 */








/** The file's name. */
const CONFIG = 'staticwebapp.config.json';
/**
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#restrictions, read 2026-11;
 * what happens above it: https://github.com/Azure/static-web-apps/issues/1452.
 */
const MAX_CONFIG_BYTES = 20 * 1024;
const REFUSES = 'Azure Static Web Apps refuses the site';
/**
 * Returns what a `staticwebapp.config.json` means. `domain` is the site's own, if
 * it is known.
 */
function parseAzure(file, domain) {
    const problems = [];
    const isTooLarge = Buffer.byteLength(file) > MAX_CONFIG_BYTES;
    if (isTooLarge)
        problems.push((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .Gq)(`${REFUSES}: the file is larger than the 20 KB that it accepts.`));
    const json = (0,_redirects_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonFile */ .J)(file, REFUSES);
    if ((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .isProblem */ .AN)(json))
        return { ..._redirects_follow_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_REDIRECTS */ .YN, problems: [...problems, json] };
    const earlier = new Map();
    const rules = (0,_redirects_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRuleList */ .f)(json, 'routes', problems, (route) => {
        // Of thousands of routes, comparing each with each would take long.
        const refusal = isTooLarge ? undefined : findRefusal(route, earlier);
        return refusal ?? readRoute(route);
    });
    const fallback = readFallback(json.value.navigationFallback, problems);
    const { page, redirect } = splitOverride(readOverride(json.value.responseOverrides));
    return (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_1__/* .toRedirects */ .Jo)({
        rules,
        problems,
        domain,
        steps: openSteps(rules, fallback, domain),
        trailingSlash: readTrailingSlash(json.value.trailingSlash),
        fallback: fallback?.rule ?? redirect,
        errorPage: page,
    });
}
/** Returns an override as the page that comes with a status such as 404, or as what is instead. */
function splitOverride(override) {
    if (override === undefined)
        return {};
    if (override.status >= 400)
        return { page: { ...override, action: 'status' } };
    return { redirect: override };
}
function openSteps(rules, fallback, domain) {
    const index = new _redirects_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .RuleIndex */ .PR(rules);
    return steps;
    /** The first route that fits comes before all files. */
    function* steps({ path }, files) {
        for (const { rule } of index.matches([path, toggleSlash(path), addIndex(path)])) {
            const fit = fitOf(rule, path);
            if (fit === 'none' || isPassedBy(rule, path, files))
                continue;
            if (rule.isConditional)
                return yield { kind: 'undecided', rule };
            yield apply(rule, path, files);
            if (fit === 'certain')
                return;
        }
        yield readStored(path, files);
    }
    /** Does the host go on to the next rule, although this one fits? */
    function isPassedBy(rule, path, files) {
        // Of logins, one can be switched off, by a rule for it alone: `doesRequestPathMatchRoute` of
        // the emulator.
        const canBeOff = 'exact' in rule.source && rule.status >= 400;
        if (!canBeOff && LOGIN.test(path) && files(path) === 'service')
            return true;
        // The emulator goes on to the next rule when one leads to where it is.
        if (rule.action !== 'redirect')
            return false;
        const destination = (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .readDestination */ .FD)(rule.to, path, domain);
        return destination.kind === 'this-host' && destination.path === path;
    }
    function apply(rule, path, files) {
        const { action, status, to } = rule;
        if (action === 'redirect')
            return { kind: action, to, rule };
        if (status >= 400)
            return { kind: 'status', status, rule };
        if (action === 'status')
            return readStored(path, files, rule);
        const destination = (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .readDestination */ .FD)(addRoot(to), path, domain);
        if (destination.kind === 'other-host')
            return { kind: 'undecided', rule };
        return readStored(destination.path, files, rule);
    }
    /**
     * What is in the host's storage, or replaces it. A page for all that is missing says nothing
     * about this address.
     */
    function readStored(path, files, rule) {
        // `isSWAConfigFileUrl` of the emulator.
        if (path.endsWith(`/${CONFIG}`))
            return { kind: 'missing', rule };
        const answer = files(path);
        if (answer !== undefined || fallback === undefined)
            return (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .toStep */ .Cb)(answer, rule);
        const isExcluded = fallback.excluded.some((source) => fits(source, [path, addIndex(path)]));
        const destination = (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .readDestination */ .FD)(addRoot(fallback.rule.to), _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, undefined);
        if (isExcluded || destination.kind === 'other-host')
            return (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .toStep */ .Cb)(undefined, rule);
        const found = files(destination.path);
        return (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .toStep */ .Cb)(found, found === undefined ? rule : fallback.rule);
    }
}
function fits(source, paths) {
    return (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .match */ .YW)(source, paths) !== undefined;
}
/** Returns how sure it is that a rule fits a path, if it fits the path in one of its forms. */
function fitOf({ source }, path) {
    const isLikely = fits(source, [path, addIndex(path)]);
    // `/calendar/*` and `/calendar`: the manual says that it does not fit, the emulator that it does.
    if ('pattern' in source) {
        if (!isLikely)
            return 'none';
        return fits(source, [path]) ? 'certain' : 'unsure';
    }
    // `/a` and `/a/` are one route to the service, and two to the emulator.
    return isLikely ? 'certain' : 'unsure';
}
function readTrailingSlash(value) {
    if (value === 'always' || value === 'never' || value === 'auto')
        return value;
    return undefined;
}
/**
 * Returns why the host refuses the site because of a route, if so: no other may be about the same
 * addresses before it, whether with a slash at the end
 * (https://github.com/richlander/dotnet-inspect/pull/4634 and 5318), or by a `*`
 * (https://github.com/Azure/static-web-apps/issues/242, 615 and 1230), all read 2026-11. Routes for
 * different methods are different ones, as in the manual's own example.
 */
function findRefusal(route, earlier) {
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(route) || typeof route.route !== 'string')
        return undefined;
    const methods = inOneWord(route.methods);
    const routes = earlier.get(methods) ?? { byKey: new Map(), wildcards: [] };
    earlier.set(methods, routes);
    const from = route.route;
    const key = keyOfRoute(from);
    const same = routes.byKey.get(key);
    const found = `${REFUSES}: the route ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(from)} comes`;
    if (same !== undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .Gq)(`${found} twice, the first time as ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(same)}.`);
    // `/x/*` does not fit `/x`, which is the same route as `/x/`.
    const covering = routes.wildcards.find((wildcard) => key.startsWith(wildcard.slice(0, -1)));
    if (covering !== undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .Gq)(`${found} after ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(covering)}, which covers it.`);
    routes.byKey.set(key, from);
    if (from.endsWith('*'))
        routes.wildcards.push(from);
    return undefined;
}
/** Returns what two routes have in common that are about the same addresses to the host. */
function keyOfRoute(route) {
    if (route.length > 1 && route.endsWith('/'))
        return route.slice(0, -1);
    return route;
}
function inOneWord(methods) {
    if (!Array.isArray(methods))
        return '';
    return [...new Set(methods.map((method) => String(method).toUpperCase()))].sort().join(' ');
}
/** What a route can look like. */
const FORM = 'it has to begin with `/`, and `*` can only be at its end, or before extensions such as `*.{png,jpg}`';
/** Returns undefined for a route that is about other requests than those of a link. */
function readRoute(route) {
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(route) || typeof route.route !== 'string')
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .Gq)('A route has to be an object with a `route`.');
    const { route: from, methods, redirect, rewrite, statusCode, allowedRoles } = route;
    if (Array.isArray(methods) && !methods.includes('GET'))
        return undefined;
    if (redirect !== undefined && rewrite !== undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .Gq)(`The route ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(from)} has both a \`redirect\` and a \`rewrite\`.`);
    const source = readPath(from);
    if (source === undefined)
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ignored */ .PP)(`The route ${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(from)} matches no address: ${FORM}.`);
    const status = typeof statusCode === 'number' ? statusCode : undefined;
    // Without a login, a route for other roles than everybody's is answered with 401.
    const isConditional = Array.isArray(allowedRoles) && allowedRoles.length > 0 && !allowedRoles.includes('anonymous');
    const common = { from, isForced: true, isConditional, source };
    if (typeof redirect === 'string')
        return { ...common, to: redirect, action: 'redirect', status: status === 301 ? 301 : 302 };
    if (typeof rewrite === 'string')
        return { ...common, to: rewrite, action: 'rewrite', status: status ?? 200 };
    return { ...common, to: '', action: 'status', status: status ?? 200 };
}
/** Undefined for a pattern that the host does not take; the emulator also takes `*.png`. */
function readPath(route) {
    if (!/^[/*]/.test(route))
        return undefined;
    const path = route.replace(/^\*/, '/*');
    const at = path.indexOf('*');
    if (at === -1)
        return { exact: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(path) };
    const before = (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(path.slice(0, at));
    const after = path.slice(at + 1);
    if (after === '') {
        const folder = before.endsWith('/') ? before : undefined;
        return { pattern: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .buildPattern */ .Pu)([before, (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .matchAnything */ .y2)('*')], folder) };
    }
    const endings = /^\.(?:(\w+)|\{(\w+(?:,\w+)*)\})$/.exec(after);
    if (endings === null)
        return undefined;
    const [, one, several = one] = endings;
    const choice = String(several).replaceAll(',', '|');
    const ending = { regex: `\\.(${choice})`, name: 'ending' };
    return { pattern: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .buildPattern */ .Pu)([before, (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .matchAnything */ .y2)('*'), ending]) };
}
function readFallback(value, problems) {
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(value) || typeof value.rewrite !== 'string')
        return undefined;
    const excluded = [];
    for (const pattern of Array.isArray(value.exclude) ? value.exclude : []) {
        const source = typeof pattern === 'string' ? readPath(pattern) : undefined;
        const written = `${(0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(String(pattern))} in \`navigationFallback.exclude\``;
        if (source === undefined)
            problems.push((0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ignored */ .PP)(`${written} matches no address.`));
        else
            excluded.push(source);
    }
    return { excluded, rule: makeRuleForAll('navigationFallback', value.rewrite, 'rewrite', 200) };
}
/** What a missing address is answered with instead of 404, if that makes it one that is there. */
function readOverride(value) {
    const found = (0,_common_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(value) ? value['404'] : undefined;
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(found))
        return undefined;
    const from = 'responseOverrides 404';
    if (typeof found.redirect === 'string')
        return makeRuleForAll(from, found.redirect, 'redirect', 302);
    if (typeof found.rewrite !== 'string')
        return undefined;
    const { rewrite, statusCode: status } = found;
    return makeRuleForAll(from, rewrite, 'rewrite', typeof status === 'number' ? status : 404);
}
function makeRuleForAll(from, to, action, status) {
    const source = { pattern: (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .buildPattern */ .Pu)([_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .matchAnything */ .y2)('*')], _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl) };
    return { line: 1, from, to, action, status, isForced: false, isConditional: false, source };
}
const LOGIN = /^\/\.auth(?:\/|$)/;
/** `/profile/index.html` is also the rule for `/profile` and `/profile/`. */
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
function addRoot(to) {
    if (to.startsWith('/'))
        return to;
    return `/${to}`;
}


/***/ }),

/***/ 7969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tA: () => (/* binding */ MAX_RULES),
  pc: () => (/* binding */ MAX_RULE_LENGTH),
  pe: () => (/* binding */ VERCEL_JSON),
  jY: () => (/* binding */ parseVercel)
});

// EXTERNAL MODULE: ./node_modules/path-to-regexp/dist/index.js
var dist = __webpack_require__(4868);
// EXTERNAL MODULE: ./lib/common/json.js
var common_json = __webpack_require__(5491);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/redirects/follow.js
var follow = __webpack_require__(6594);
// EXTERNAL MODULE: ./lib/web/host/redirects/json-file.js
var json_file = __webpack_require__(788);
// EXTERNAL MODULE: ./lib/web/host/redirects/patterns.js
var patterns = __webpack_require__(3492);
// EXTERNAL MODULE: ./lib/web/host/redirects/problems.js
var redirects_problems = __webpack_require__(7927);
// EXTERNAL MODULE: ./lib/web/host/redirects/rules.js
var rules = __webpack_require__(6856);
// EXTERNAL MODULE: ./lib/web/host/redirects/steps.js
var redirects_steps = __webpack_require__(8620);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel-schema.js
/**
 * What Vercel refuses a `vercel.json` for, whatever its rules are about: the schemas in
 * `@vercel/routing-utils` 6.6, `@vercel/build-utils` 14.21 and `validateConfig` of the `vercel`
 * package, all read 2026-11.
 */



/**
 * The settings of `VercelConfig` in `@vercel/config` 0.7 and `@vercel/client` 18.4, and those that
 * `validateConfig` of `vercel` 64 checks, read 2026-11. That function lets others pass, but the
 * server refuses them: `public` in https://github.com/excalidraw/excalidraw/pull/11537, and
 * `rootDirectory`, a setting of the project alone, in
 * https://github.com/vercel/next.js/discussions/61604, both read 2026-11. `config` is a setting of
 * an item of `builds` alone.
 */
const SETTINGS = splitWords(`
  $schema alias build buildCommand builds bulkRedirectsPath bunVersion cleanUrls crons daemons
  devCommand env experimentalServiceGroups experimentalServices experimentalServicesV2 files
  fluid framework functionFailoverRegions functions git github headers ignoreCommand images
  installCommand meta name outputDirectory passiveRegions projectSettings proxy redirects
  regions relatedProjects rewrites routes schedules scope services trailingSlash version
  wildcard
`);
const anything = () => undefined;
const isBoolean = (value) => typeof value === 'boolean' ? undefined : { at: '', what: 'has to be `true` or `false`' };
/** In characters. */
function isText(max) {
    return (value) => {
        if (typeof value !== 'string')
            return { at: '', what: 'has to be a text' };
        if (value.length <= max)
            return undefined;
        return { at: '', what: `is longer than ${max} characters` };
    };
}
function isOneOf(words) {
    const what = `has to be one of ${words.map((word) => `\`${word}\``).join(', ')}`;
    return (value) => {
        if (words.some((word) => word === value))
            return undefined;
        return { at: '', what };
    };
}
function isListOf(check, max) {
    return (value) => {
        if (!Array.isArray(value))
            return { at: '', what: 'has to be a list' };
        if (value.length > max)
            return { at: '', what: `has more than ${max} items` };
        return firstFault(value.entries(), check, (i) => `[${i}]`);
    };
}
/** An object with these fields alone. */
function isObjectOf(fields, required = []) {
    return (value) => {
        if (!(0,common_json/* isObject */.G)(value))
            return { at: '', what: 'has to be an object' };
        const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
        if (unknown !== undefined)
            return { at: '', what: `has ${(0,redirects_problems/* quote */.hD)(unknown)}, which Vercel does not know` };
        const missing = required.find((name) => !Object.hasOwn(value, name));
        if (missing !== undefined)
            return { at: '', what: `has no \`${missing}\`` };
        for (const [name, check] of Object.entries(fields)) {
            const fault = Object.hasOwn(value, name) ? check(value[name]) : undefined;
            if (fault !== undefined)
                return { ...fault, at: `.${name}${fault.at}` };
        }
        return undefined;
    };
}
/** An object with any fields. */
function isMapOf(check, max) {
    return (value) => {
        if (!(0,common_json/* isObject */.G)(value))
            return { at: '', what: 'has to be an object' };
        const entries = Object.entries(value);
        if (entries.length === 0)
            return { at: '', what: 'is empty' };
        if (entries.length > max)
            return { at: '', what: `has more than ${max} entries` };
        return firstFault(entries, check, (name) => `[${JSON.stringify(name)}]`);
    };
}
function firstFault(entries, check, place) {
    for (const [key, value] of entries) {
        const fault = check(value);
        if (fault !== undefined)
            return { ...fault, at: place(key) + fault.at };
    }
    return undefined;
}
const isUsualText = isText(4_096);
const isNumber = (value) => typeof value === 'number' ? undefined : { at: '', what: 'has to be a number' };
const isTextList = isListOf(isUsualText, Number.POSITIVE_INFINITY);
const isComparison = isObjectOf({
    eq: (value) => (typeof value === 'number' ? undefined : isUsualText(value)),
    neq: isUsualText,
    inc: isTextList,
    ninc: isTextList,
    pre: isUsualText,
    suf: isUsualText,
    re: isUsualText,
    gt: isNumber,
    gte: isNumber,
    lt: isNumber,
    lte: isNumber,
});
const isComparable = (value) => ((0,common_json/* isObject */.G)(value) ? isComparison(value) : isUsualText(value));
const isHostCondition = isObjectOf({ type: anything, value: isComparable }, ['type', 'value']);
const isOtherCondition = isObjectOf({ type: isOneOf(['host', 'header', 'cookie', 'query']), key: isUsualText, value: isComparable }, ['type', 'key']);
/** `has` and `missing` of rules of any kind. */
const areConditions = isListOf((item) => (0,common_json/* isObject */.G)(item) && item.type === 'host' ? isHostCondition(item) : isOtherCondition(item), 16);
const isHeaderRule = isObjectOf({
    source: isUsualText,
    headers: isListOf(isObjectOf({ key: isUsualText, value: isText(32_768) }, ['key', 'value']), 1_024),
    has: areConditions,
    missing: areConditions,
}, ['source', 'headers']);
const areFunctions = isMapOf(isObjectOf({
    architecture: isOneOf(['x86_64', 'arm64']),
    runtime: isText(256),
    memory: anything,
    maxDuration: anything,
    affinity: isObjectOf({ mode: isOneOf(['strict']) }, ['mode']),
    maxConcurrency: isNumber,
    regions: isTextList,
    functionFailoverRegions: isTextList,
    includeFiles: isText(256),
    excludeFiles: isText(256),
    experimentalTriggers: anything,
    supportsCancellation: isBoolean,
}), 50);
/** The settings of which more is known than their names, apart from rules that lead somewhere. */
const CHECKS = [
    ['cleanUrls', isBoolean],
    ['trailingSlash', isBoolean],
    ['functions', areFunctions],
];
/**
 * Returns what Vercel refuses in the settings of a `vercel.json`, apart from its lists of rules.
 */
function findSettingFaults(settings) {
    const problems = [];
    for (const key of Object.keys(settings)) {
        if (SETTINGS.includes(key))
            continue;
        const meant = (0,did_you_mean/* findMisspelled */.ot)(key, SETTINGS);
        const question = meant === undefined ? '.' : `; did you mean \`${meant}\`?`;
        problems.push((0,redirects_problems/* invalid */.Gq)(`Vercel refuses ${(0,redirects_problems/* quote */.hD)(key)}, which it does not know${question}`));
    }
    for (const [setting, check] of CHECKS) {
        const fault = Object.hasOwn(settings, setting) ? check(settings[setting]) : undefined;
        if (fault !== undefined)
            problems.push(refused(setting, fault));
    }
    if (settings.functions !== undefined && settings.builds !== undefined)
        problems.push((0,redirects_problems/* invalid */.Gq)('Vercel refuses `functions` together with `builds`.'));
    return problems;
}
/** Returns why Vercel refuses an item of `headers`, if so. */
function findHeaderRuleFault(item) {
    const fault = isHeaderRule(item);
    return fault && refused('headers[…]', fault);
}
/** `routesSchema`. */
const ROUTE_FIELDS = splitWords(`
  src source dest destination headers methods caseSensitive important user continue override
  check isInternal status statusCode locale middleware middlewarePath middlewareRawSrc has
  missing mitigate transforms env respectOriginCacheControl
`);
/** Returns why Vercel refuses a route of the old kind, if so, as the end of a sentence. */
function findRouteFault(route) {
    const unknown = Object.keys(route).find((name) => !ROUTE_FIELDS.includes(name));
    if (unknown !== undefined)
        return `has ${(0,redirects_problems/* quote */.hD)(unknown)}, which Vercel does not know`;
    return findConditionFault(route);
}
/** Returns why Vercel refuses the conditions of a rule, if so, as the end of a sentence. */
function findConditionFault(rule) {
    for (const key of ['has', 'missing']) {
        const fault = Object.hasOwn(rule, key) ? areConditions(rule[key]) : undefined;
        if (fault !== undefined)
            return `is refused, since \`${key}${fault.at}\` ${fault.what}`;
    }
    return undefined;
}
function refused(where, { at, what }) {
    return (0,redirects_problems/* invalid */.Gq)(`Vercel refuses the deployment: ${(0,redirects_problems/* quote */.hD)(where + at)} ${what}.`);
}
/** Returns the names in a list that has only spaces and line ends between them. */
function splitWords(list) {
    return list.trim().split(/\s+/);
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel-json.js
/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11,
 * and `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns all of it into routes:
 * redirects before the files, rewrites after them.
 */










const VERCEL_JSON = 'vercel.json';
/** `maxItems` and `maxLength` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
const MAX_RULES = 2_048;
const MAX_RULE_LENGTH = 4_096;
/**
 * Returns what a `vercel.json` means. `domain` is the site's own, if it is known.
 */
function parseVercel(file, domain) {
    const json = (0,json_file/* readJsonFile */.J)(file, 'Vercel refuses the deployment');
    if ((0,redirects_problems/* isProblem */.AN)(json))
        return { ...follow/* NO_REDIRECTS */.YN, problems: [json] };
    const { value } = json;
    const problems = [];
    if (value.bulkRedirectsPath !== undefined)
        problems.push((0,redirects_problems/* unread */.gy)('The check does not read the redirects in the file of `bulkRedirectsPath`.'));
    problems.push(...findSettingFaults(value));
    const ordered = orderRules(json, problems);
    checkHeaders(json, problems);
    return (0,follow/* toRedirects */.Jo)({
        rules: [...ordered.before, ...ordered.after],
        problems,
        domain,
        cleanUrls: value.cleanUrls === true,
        steps: openSteps(ordered, value, domain),
    });
}
function openSteps({ before, after }, settings, domain) {
    const early = new rules/* RuleIndex */.PR(before);
    const late = new rules/* RuleIndex */.PR(after);
    return steps;
    /** Some rules come before the files, the others after them. */
    function* steps(request, files) {
        const { path } = request;
        const clean = redirectBySettings(path, settings);
        if (clean !== undefined)
            return yield { kind: 'redirect', to: (0,byte_strings/* percentEncode */.a)(clean) };
        for (const match of early.matches(listForms(path))) {
            yield* apply(match, request, 0, files);
            if (!match.rule.isConditional)
                return;
        }
        const found = files(path);
        if (found !== undefined)
            yield (0,redirects_steps/* toStep */.Cb)(found);
        else
            yield* afterFiles(request, 0, files);
    }
    /** Each rewrite is tried on what the ones before it have made of the path. */
    function* afterFiles(request, from, files, last) {
        for (const match of late.matches(listForms(request.path))) {
            if (match.position < from)
                continue;
            yield* apply(match, request, match.position + 1, files);
            if (!match.rule.isConditional)
                return;
        }
        yield { kind: 'missing', rule: last };
    }
    /** `next`: the first rule after the files that is tried on what this one makes of the path. */
    function* apply(match, { path }, next, files) {
        const { rule, captures } = match;
        const { action, status } = rule;
        const to = fillIn(rule.to, captures);
        if (to === undefined)
            return yield { kind: 'undecided', rule };
        if (action === 'redirect')
            return yield { kind: action, to, rule };
        if (action === 'status')
            return yield { kind: action, status, rule };
        const whole = addRoot(to);
        const destination = (0,redirects_steps/* readDestination */.FD)(whole, path, domain);
        // What the host fetches from elsewhere is answered as well as what browsers do.
        if (destination.kind === 'other-host')
            return yield { kind: 'redirect', to: whole, rule };
        const found = files(destination.path);
        if (found !== undefined)
            yield (0,redirects_steps/* toStep */.Cb)(found, rule);
        else
            yield* afterFiles(destination, next, files, rule);
    }
}
/**
 * Returns all rules in Vercel's order, those before the files and those after them. Redirects go on
 * where `routes` has left off, so that a handle at its end decides; rewrites come last.
 */
function orderRules(json, problems) {
    checkHandles(json, problems);
    const routes = readRoutes(json, problems);
    const handle = findLastHandle(json.value.routes);
    const redirects = readRules(json, 'redirects', problems);
    const early = routes.filter((rule) => rule.isForced);
    const late = routes.filter((rule) => !rule.isForced);
    const rewrites = readRules(json, 'rewrites', problems);
    if (handle === undefined)
        return { before: [...early, ...redirects], after: [...late, ...rewrites] };
    if (handle === 'filesystem') {
        const behind = redirects.map((rule) => ({ ...rule, isForced: false }));
        return { before: early, after: [...late, ...behind, ...rewrites] };
    }
    problems.push(...redirects.map((rule) => describeBehindHandle(rule, handle)));
    return { before: early, after: [...late, ...rewrites] };
}
/** Returns what there is to say of a redirect that goes on behind such a handle. */
function describeBehindHandle({ from, line, source }, handle) {
    const where = `since \`routes\` ends after the handle ${(0,redirects_problems/* quote */.hD)(handle)}`;
    const redirect = `the redirect for ${(0,redirects_problems/* quote */.hD)(from)}`;
    if (FOR_OTHERS.has(handle))
        return { ...(0,redirects_problems/* ignored */.PP)(`Vercel leaves ${redirect} out, ${where}.`), line };
    const message = `The check does not understand ${redirect}, ${where}.`;
    return { ...(0,redirects_problems/* unread */.gy)(message, source), line };
}
function readRules(json, key, problems) {
    checkCount(json, key, problems);
    return (0,json_file/* readRuleList */.f)(json, key, problems, (item) => readRule(item, key)).slice(0, MAX_RULES);
}
function checkCount(json, key, problems) {
    const list = json.value[key];
    if (!Array.isArray(list) || list.length <= MAX_RULES)
        return;
    const surplus = `${list.length} rules, more than the ${MAX_RULES} that it accepts`;
    const message = `Vercel refuses the deployment: \`${key}\` has ${surplus}.`;
    problems.push({ ...(0,redirects_problems/* invalid */.Gq)(message), line: json.lineOf(key, MAX_RULES) });
}
/** Headers decide no answer, but Vercel refuses the deployment for some. */
function checkHeaders(json, problems) {
    checkCount(json, 'headers', problems);
    (0,json_file/* readRuleList */.f)(json, 'headers', problems, (item) => {
        const fault = findHeaderRuleFault(item);
        if (fault !== undefined || !(0,common_json/* isObject */.G)(item) || typeof item.source !== 'string')
            return fault;
        return onlyInvalid(readSource(item.source));
    });
}
/** Returns what was read if it is the reason for which Vercel refuses the deployment. */
function onlyInvalid(read) {
    if (read === undefined || !(0,redirects_problems/* isProblem */.AN)(read) || read.kind !== 'invalid')
        return undefined;
    return read;
}
function readRule(item, key) {
    if (!(0,common_json/* isObject */.G)(item) || typeof item.source !== 'string')
        return (0,redirects_problems/* invalid */.Gq)(`A rule of \`${key}\` has to be an object with a \`source\`.`);
    const { source: from, destination: to } = item;
    const rule = `The rule for ${(0,redirects_problems/* quote */.hD)(from)}`;
    const refusal = findRefusal(item, from, key);
    if (refusal !== undefined)
        return (0,redirects_problems/* invalid */.Gq)(`${rule} ${refusal}.`);
    const read = readSource(from);
    if ((0,redirects_problems/* isProblem */.AN)(read))
        return read;
    const { source, names } = read;
    if ((0,common_json/* isObject */.G)(to) && key === 'rewrites')
        return (0,redirects_problems/* unread */.gy)(`${rule} points to a service.`, source);
    if (typeof to !== 'string')
        return (0,redirects_problems/* invalid */.Gq)(`${rule} has no \`destination\`.`);
    const isConditional = hasConditions(item);
    const known = [...names, ...listConditionNames(item.has)];
    const unknown = listNames(to).find((name) => !known.includes(name));
    if (unknown !== undefined)
        return (0,redirects_problems/* invalid */.Gq)(`${rule} has \`:${unknown}\` in its \`destination\`, but not in its \`source\`.`);
    const common = { from, to, isConditional, source };
    if (key === 'rewrites')
        return { ...common, action: 'rewrite', status: 200, isForced: false };
    const status = readStatus(item);
    if (isRedirect(status))
        return { ...common, action: 'redirect', status, isForced: true };
    return { ...common, to: '', action: 'status', status, isForced: true };
}
/** Returns the status of a redirect. */
function readStatus({ permanent, statusCode }) {
    if (permanent === false)
        return 307;
    if (permanent === true || typeof statusCode !== 'number')
        return 308;
    return statusCode;
}
/** What a rule may have: `redirectsSchema` and `rewritesSchema` of `@vercel/routing-utils` 6.6. */
const FIELDS = {
    redirects: 'source destination permanent statusCode has missing env',
    rewrites: 'source destination transforms has missing statusCode env respectOriginCacheControl',
};
/** Returns why Vercel refuses a rule whatever it is about, as the end of a sentence. */
function findRefusal(item, from, key) {
    const { destination, permanent, statusCode: status } = item;
    const unknown = Object.keys(item).find((name) => !FIELDS[key].split(' ').includes(name));
    if (unknown !== undefined)
        return `has ${(0,redirects_problems/* quote */.hD)(unknown)}, which Vercel does not know`;
    if (Math.max(from.length, String(destination).length) > MAX_RULE_LENGTH)
        return `is longer than the ${MAX_RULE_LENGTH} characters that Vercel accepts`;
    if (permanent !== undefined && status !== undefined)
        return 'has both `permanent` and `statusCode`';
    if (permanent !== undefined && typeof permanent !== 'boolean')
        return 'has a `permanent` that is not a boolean';
    const condition = findConditionFault(item);
    if (condition !== undefined)
        return condition;
    if (status === undefined)
        return undefined;
    const isStatus = Number.isInteger(status) && Number(status) >= 100 && Number(status) <= 999;
    if (isStatus)
        return undefined;
    return 'has a `statusCode` that is not a number from 100 to 999';
}
/** Returns the names of what conditions capture, as `collectHasSegments` does. */
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
/** Returns what the group of an expression finds in a text. */
function findAll(expression, text) {
    return [...text.matchAll(expression)].map(([, found = '']) => found);
}
function hasConditions(item) {
    return [item.has, item.missing, item.env].some((list) => Array.isArray(list) && list.length > 0);
}
/** `isValidHandleValue`. */
const HANDLES = new Set([
    'error',
    'filesystem',
    'hit',
    'miss',
    'resource',
    'rewrite',
]);
/** Those after which routes come that change the answer to nothing that is there. */
const FOR_OTHERS = new Set(['hit', 'error']);
function findLastHandle(routes) {
    const items = Array.isArray(routes) ? routes : [];
    return items.map(readHandle).findLast((handle) => handle !== undefined);
}
function readHandle(route) {
    if ((0,common_json/* isObject */.G)(route) && typeof route.handle === 'string')
        return route.handle;
    return undefined;
}
/**
 * Returns the routes of the old kind, those before the files with `isForced`:
 * https://vercel.com/docs/project-configuration/vercel-json#routes, read 2026-11, and
 * `normalizeRoutes` of `@vercel/routing-utils` 6.6.
 */
function readRoutes(json, problems) {
    let handle;
    return (0,json_file/* readRuleList */.f)(json, 'routes', problems, (item) => {
        const own = readHandle(item);
        if (own !== undefined) {
            handle = own;
            return undefined;
        }
        const read = readRoute(item, handle === undefined);
        if (FOR_OTHERS.has(handle))
            return onlyInvalid(read);
        return read;
    });
}
/** Counts the handles that Vercel refuses. */
function checkHandles(json, problems) {
    const seen = new Set();
    if (!Array.isArray(json.value.routes))
        return;
    (0,json_file/* readRuleList */.f)(json, 'routes', problems, (item) => {
        const handle = readHandle(item);
        if (handle === undefined)
            return undefined;
        const isSecond = seen.has(handle);
        seen.add(handle);
        if (!HANDLES.has(handle))
            return (0,redirects_problems/* invalid */.Gq)(`Vercel refuses the handle ${(0,redirects_problems/* quote */.hD)(handle)}, which it does not know.`);
        if (isSecond)
            return (0,redirects_problems/* invalid */.Gq)(`Vercel refuses the handle ${(0,redirects_problems/* quote */.hD)(handle)}, which comes twice.`);
        return undefined;
    });
}
/** What changes more than a path of a route, and is not read. */
const UNREAD_FIELDS = ['mitigate', 'transforms', 'locale', 'middlewarePath'];
/**
 * Returns undefined for a route that decides nothing: it sets headers, or is about other requests
 * than those of a link.
 */
function readRoute(item, isForced) {
    if (!(0,common_json/* isObject */.G)(item))
        return (0,redirects_problems/* invalid */.Gq)('A route has to be an object with a `src`.');
    const from = item.src ?? item.source;
    if (typeof from !== 'string')
        return (0,redirects_problems/* invalid */.Gq)('A route has to be an object with a `src`.');
    const fault = findRouteFault(item);
    if (fault !== undefined)
        return (0,redirects_problems/* invalid */.Gq)(`The route for ${(0,redirects_problems/* quote */.hD)(from)} ${fault}.`);
    if (Array.isArray(item.methods) && !item.methods.includes('GET'))
        return undefined;
    const source = readRegex(from);
    if ((0,redirects_problems/* isProblem */.AN)(source))
        return source;
    const effect = readEffect(item);
    if (effect.kind === 'none')
        return undefined;
    if (effect.kind === 'unread')
        return (0,redirects_problems/* unread */.gy)(`The check does not understand the route for ${(0,redirects_problems/* quote */.hD)(from)}.`, source);
    const { action, to, status } = effect;
    return { from, to, action, status, isForced, isConditional: hasConditions(item), source };
}
function readEffect(route) {
    const { dest: to = route.destination, status: written = route.statusCode } = route;
    const goesOn = route.continue === true;
    const hasMore = UNREAD_FIELDS.some((key) => key in route);
    const isAnswer = written !== undefined && !goesOn;
    if (to === undefined && !hasMore && !isAnswer)
        return { kind: 'none' };
    const location = findLocation(route.headers);
    const isNamed = /\$[a-z_]/i.test(`${location ?? to}`);
    if (hasMore || goesOn || isNamed || (0,common_json/* isObject */.G)(to))
        return { kind: 'unread' };
    const status = typeof written === 'number' ? written : 200;
    if (typeof location === 'string' && isRedirect(status))
        return { kind: 'answer', action: 'redirect', to: location, status };
    if (typeof to === 'string' && status < 300)
        return { kind: 'answer', action: 'rewrite', to, status };
    return { kind: 'answer', action: 'status', to: '', status };
}
/** Returns the header `Location`. */
function findLocation(headers) {
    if (!(0,common_json/* isObject */.G)(headers))
        return undefined;
    return Object.entries(headers).find(([name]) => name.toLowerCase() === 'location')?.[1];
}
/** Browsers go nowhere with any other status. */
function isRedirect(status) {
    return status >= 300 && status < 400;
}
/** Returns the paths that a regular expression fits as a whole, or why that is not known. */
function readRegex(from) {
    const plain = /^\^?(\/(?:[\w/-]|\\\.)*)\$?$/.exec(from)?.[1];
    if (plain !== undefined)
        return { exact: (0,byte_strings/* asBytes */.Yd)(plain.replaceAll('\\.', '.')) };
    const start = from.startsWith('^') ? '' : '^';
    const end = from.endsWith('$') ? '' : '$';
    const whole = start + (0,byte_strings/* toBytes */.ZJ)(from) + end;
    try {
        const regex = new RegExp(whole);
        const names = Array.from({ length: countGroups(whole) }, (_, i) => `${i + 1}`);
        const prefix = findFixedStart(from);
        const isFolder = /^\^?\/(?:[\w/-]*\/)?\(?\.\*\)?\$?$/.test(from);
        const folder = isFolder ? prefix : undefined;
        const source = { pattern: { regex, names, prefix, folder, degree: (0,patterns/* measureDegree */.RD)(regex) } };
        return (0,redirects_problems/* findCostlyPattern */.Eg)(source, from) ?? source;
    }
    catch {
        return (0,redirects_problems/* invalid */.Gq)(`${(0,redirects_problems/* quote */.hD)(from)} is not a regular expression that Vercel accepts.`);
    }
}
/**
 * With an empty alternative, an expression fits the empty text, and has an entry for each group.
 */
function countGroups(expression) {
    const [, ...groups] = new RegExp(`${expression}|`).exec('') ?? [];
    return groups.length;
}
/** Returns what every path begins with that an expression fits, as far as it is simple. */
function findFixedStart(expression) {
    if (expression.includes('|'))
        return byte_strings/* NO_BYTES */.CR;
    const [, start = ''] = /^\^?(\/[\w/-]*)(?![\w/*+?{-])/.exec(expression) ?? [];
    return (0,byte_strings/* asBytes */.Yd)(start);
}
/** Names in the path and the query alone: a port is no name. */
function listNames(destination) {
    const path = destination.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*|#.*$/gis, '');
    return findAll(/(?<!\\):([A-Za-z_]\w*)/g, path);
}
/** Returns which paths a source is about, and the names in it, or why it cannot be read. */
function readSource(from) {
    try {
        // Vercel also takes the whole source as a regular expression, which it has to be.
        new RegExp(from);
        // With patterns of their own, placeholders may touch: Vercel still runs a version that lets
        // them.
        const explicit = from.replace(NAMES, (text, name) => {
            if (name === undefined)
                return text;
            return `${text}([^\\/]+?)`;
        });
        const tokens = (0,dist/* parse */.qg)((0,byte_strings/* toBytes */.ZJ)(explicit), { delimiter: '/' });
        if (tokens.every((token) => typeof token === 'string'))
            return { source: { exact: decodeToken(tokens.join('')) }, names: [] };
        const keys = [];
        const regex = (0,dist/* tokensToRegexp */.f6)(tokens, keys, OPTIONS);
        const names = keys.map(({ name }) => String(name));
        const [start] = tokens;
        const prefix = typeof start === 'string' ? decodeToken(start) : byte_strings/* NO_BYTES */.CR;
        const pattern = {
            regex,
            names,
            prefix,
            folder: findFolder(tokens),
            degree: (0,patterns/* measureDegree */.RD)(regex),
        };
        return (0,redirects_problems/* findCostlyPattern */.Eg)({ pattern }, from) ?? { source: { pattern }, names };
    }
    catch (error) {
        if (error instanceof TypeError || error instanceof SyntaxError)
            return (0,redirects_problems/* invalid */.Gq)(`${(0,redirects_problems/* quote */.hD)(from)} is not a pattern that Vercel accepts.`);
        throw error;
    }
}
/**
 * Names of placeholders without patterns of their own; what is escaped, or in such a pattern, has
 * none.
 */
const NAMES = /\\.|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)|:(\w+)(?![\w(])/gs;
/** As `sourceToRegex`, but for paths that are decoded. */
const OPTIONS = {
    strict: true,
    sensitive: true,
    delimiter: '/',
    encode: decodeToken,
};
/** Returns a part of a source decoded; the source was read as bytes. */
function decodeToken(token) {
    const bytes = (0,byte_strings/* asBytes */.Yd)(token);
    return (0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes;
}
/** `/docs/:path*` and `/docs/(.*)` are about a whole folder. */
function findFolder(tokens) {
    const hasStart = typeof tokens[0] === 'string';
    const [start, ...rest] = hasStart ? tokens : ['', ...tokens];
    const [last] = rest;
    if (typeof start !== 'string' || rest.length !== 1 || typeof last !== 'object')
        return undefined;
    if (last.prefix !== '/' || last.suffix !== '')
        return undefined;
    const isWhole = last.pattern === '.*' || (last.modifier === '*' && last.pattern === '[^\\/]+?');
    if (isWhole)
        return decodeToken(start).concat('/');
    return undefined;
}
/** Routes also fit what is behind the slash (`devRouter` of the `vercel` package). */
function listForms(path) {
    return [path, path.slice(1)];
}
/**
 * `convertCleanUrls` and `convertTrailingSlash` of `@vercel/routing-utils`, one after the other.
 */
function redirectBySettings(path, settings) {
    const { cleanUrls, trailingSlash } = settings;
    if (cleanUrls === true) {
        const index = path.match(/^\/(?:(.+)\/)?index(?:\.html)?\/?$/);
        if (index !== null)
            return byte_strings/* ROOT */.Dl.concat(index[1] ?? '');
        const page = /\.html\/?$/.exec(path);
        if (page !== null)
            return path.slice(0, page.index);
    }
    if (trailingSlash === false && path.length > 1 && path.endsWith('/'))
        return path.slice(0, -1);
    if (trailingSlash !== true || /^\/\.well-known(?:\/|$)/.test(path))
        return undefined;
    const last = path.slice(path.lastIndexOf('/') + 1);
    if (last !== '' && !last.includes('.') && !path.includes('//'))
        return path.concat('/');
    if (/[^/]\.\w+\/$/.test(path))
        return path.slice(0, -1);
    return undefined;
}
function addRoot(to) {
    const isWhole = to.startsWith('/') || /^\w+:\/\//.test(to);
    if (isWhole)
        return to;
    return `/${to}`;
}
/**
 * Fills `:name` in, with its modifier or its own pattern, if it has one, and `$1`, counted from the
 * left. Undefined if the result is too long, or depends on the visitor: a condition finds values,
 * too.
 */
function fillIn(to, captures) {
    if (captures === 'untried')
        return undefined;
    const inOrder = [...captures.values()];
    let isKnown = true;
    const whole = to.replace(/(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g, (written, name, number) => {
        const value = name === undefined ? (inOrder[Number(number) - 1] ?? byte_strings/* NO_BYTES */.CR) : captures.get(name);
        // `:8080` is a port.
        if (value === undefined && !/^:\d/.test(written))
            isKnown = false;
        if (value === undefined)
            return written;
        return (0,byte_strings/* percentEncode */.a)(value);
    });
    if (isKnown && whole.length <= rules/* MAX_TARGET */.pF)
        return whole;
    return undefined;
}


/***/ }),

/***/ 6237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ selectPublishedFiles),
/* harmony export */   h: () => (/* binding */ MAX_REDIRECT_FILE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(298);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1164);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9591);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9612);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6725);
/* harmony import */ var _served_site_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8550);
/**
 * What a host takes of a folder: the files that it publishes, and those that tell it what to do.
 */








/** Nobody lists that much by hand. In bytes. */
const MAX_LIST = 64 << 10;
/** In bytes. The longest lists that hosts are known to take have 2,000 rules. */
const MAX_REDIRECT_FILE = 2 << 20;
/**
 * Returns what a host takes of the files that were listed.
 * @throws the reason of `signal` soon after it is aborted
 */
async function selectPublishedFiles(listed, serving, signal) {
    const { host, domain, basePath } = serving;
    const unreadFiles = [];
    const read = (name, maxBytes, isRedirectFile) => {
        const file = listed.names.indexOf((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(name));
        if (file === -1)
            return undefined;
        try {
            if ((listed.sizes[file] ?? 0) <= maxBytes)
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDiskPath */ .fx)(listed.root, name), 'utf8');
            unreadFiles.push({ name, why: 'too large', isRedirectFile });
        }
        catch (error) {
            if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskError */ .M)(error))
                throw error;
            unreadFiles.push({ name, why: error.code ?? error.message, isRedirectFile });
        }
        return undefined;
    };
    const kept = new Map();
    const isKept = keeperFor(listed, serving, kept);
    const isListed = readList(serving, (name) => read(name, MAX_LIST, false));
    const tree = await without(listed, (name) => isListed(name) || isKept(name), signal);
    const redirects = (0,_served_site_js__WEBPACK_IMPORTED_MODULE_7__/* .listRedirectFiles */ .cb)(serving)
        .filter((name) => listed.names.includes((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(name)))
        .map((name) => ({ name, text: read(name, MAX_REDIRECT_FILE, true) }));
    const unreadable = tree.unreadable.map(({ name }) => name).filter((name) => name.endsWith('/'));
    const { root, names, loops } = tree;
    return {
        site: { root, names, host, domain, basePath, unreadable, loops, redirects },
        tree,
        kept,
        unreadFiles,
    };
}
/** Returns what the host keeps for itself, and notes why in `kept`. */
function keeperFor({ names }, { host, basePath }, kept) {
    const prefix = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(basePath.slice(1));
    const { keeps: all, reads, servesWhatItReads } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .getHostRules */ .aU)(host);
    const hasNameLike = (pattern) => names.some((name) => pattern.test(prefix + name));
    const keeps = all.filter(({ onlyBeside, unlessBeside }) => {
        if (unlessBeside !== undefined && hasNameLike(unlessBeside))
            return false;
        return onlyBeside === undefined || hasNameLike(onlyBeside);
    });
    return (name) => {
        for (const { name: pattern, fate, why } of keeps) {
            const part = prefix.concat(name).match(pattern)?.[0];
            if (part === undefined)
                continue;
            kept.set(part.slice(prefix.length), { fate, why });
            return fate === 'left-out' || fate === 'unread';
        }
        if (servesWhatItReads || !reads.includes(prefix + name))
            return false;
        kept.set(name, 'expected');
        return true;
    };
}
/** Returns what uploads leave out by a list of their own. */
function readList({ host, basePath }, read) {
    const { ignoreFile } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .getHostRules */ .aU)(host);
    if (ignoreFile === undefined || basePath !== '/')
        return () => false;
    // The same package as Wrangler's.
    const ignored = ignore__WEBPACK_IMPORTED_MODULE_1__["default"]({ allowRelativePaths: true }).add(read(ignoreFile) ?? '');
    return (name) => ignored.ignores((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(name));
}
async function without(tree, isLeftOut, signal) {
    const published = [];
    for await (const [i, name] of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .makeInterruptible */ .K9)(tree.names.entries(), signal))
        if (!isLeftOut(name))
            published.push(i);
    if (published.length === tree.names.length)
        return tree;
    const names = published.map((i) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getFileName */ .WP)(tree, i));
    const sizes = published.map((i) => tree.sizes[i] ?? 0);
    return { ...tree, names, sizes };
}


/***/ }),

/***/ 6594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jo: () => (/* binding */ toRedirects),
/* harmony export */   Qy: () => (/* binding */ isAnswered),
/* harmony export */   YN: () => (/* binding */ NO_REDIRECTS),
/* harmony export */   e6: () => (/* binding */ follow)
/* harmony export */ });
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3492);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7927);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8620);
/**
 * What a host answers an address with, the rules of its redirect file applied and its redirects
 * followed.
 */



/** A host that reads no redirect file, or a site without one. */
const NO_REDIRECTS = toRedirects({
    rules: [],
    problems: [],
    domain: undefined,
    steps: ({ path }, files) => [(0,_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .toStep */ .Cb)(files(path))],
});
/** Returns what a redirect file says, and what of it is not read. */
function toRedirects(read) {
    return { ...read, unreadRules: (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .collectUnread */ .ap)(read.problems) };
}
/**
 * Browsers follow 20 redirects: https://fetch.spec.whatwg.org/#http-redirect-fetch, read 2026-11.
 */
const MAX_REDIRECTS = 20;
/** More visitors of different kinds are not distinguished. */
const MAX_CASES = 32;
/** Does a visitor who follows a link get what they asked for, as far as can be known? */
function isAnswered(outcome) {
    if (outcome.kind === 'status')
        return outcome.status < 400;
    return outcome.kind === 'file' || outcome.kind === 'other-host' || outcome.kind === 'undecided';
}
/** Returns what the host answers a request with in the end. */
function follow({ steps, unreadRules, domain }, files, request) {
    let cases = 0;
    return ask(request, [], []);
    function ask(asked, visited, used) {
        const seen = visited.indexOf(asked.path);
        if (seen !== -1)
            return { kind: 'loop', paths: visited.slice(seen), used };
        if (visited.length > MAX_REDIRECTS)
            return { kind: 'loop', paths: visited, used };
        let answer;
        for (const step of steps(asked, files)) {
            const other = take(step, asked, visited, used);
            cases++;
            const isOpen = answer !== undefined && (cases > MAX_CASES || !areAlike(answer, other));
            if (isOpen)
                return { kind: 'undecided', used: other.used };
            answer = other;
        }
        const end = answer ?? { kind: 'missing', path: asked.path, used };
        const isOpen = !isAnswered(end) && unreadRules.sources.some((source) => (0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbout */ .KH)(source, asked.path));
        if (isOpen)
            return { kind: 'undecided', used: end.used };
        return end;
    }
    function take(step, asked, visited, before) {
        const { path, query } = asked;
        const used = step.rule === undefined ? before : [...before, step.rule];
        if (step.kind === 'missing')
            return { kind: 'missing', path, used };
        if (step.kind === 'file')
            return { ...step, path, used };
        if (step.kind !== 'redirect')
            return { ...step, used };
        const target = (0,_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .readDestination */ .FD)(step.to, path, domain);
        if (target.kind === 'other-host')
            return { kind: 'other-host', url: target.url, used };
        return ask({ path: target.path, query: target.query || query }, [...visited, path], used);
    }
}
/** Either way the same file, or either way none. */
function areAlike(a, b) {
    if (a.kind === 'file' && b.kind === 'file')
        return a.file === b.file;
    return isAnswered(a) === isAnswered(b);
}


/***/ }),

/***/ 788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readJsonFile),
/* harmony export */   f: () => (/* binding */ readRuleList)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5491);
/* harmony import */ var _documents_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7805);
/* harmony import */ var _page_line_counter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(121);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7927);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6856);
/** JSON files of hosts, with the lines of the items of their lists. */





/**
 * Returns a file that holds a JSON object, or what is wrong with it. `refused`: what its host does
 * if it holds none.
 */
function readJsonFile(file, refused) {
    const text = file.replace(/^\uFEFF/, '');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`The file is not JSON, and ${refused}: ${error.message}.`);
    }
    if (!(0,_common_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value))
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`The file is not a JSON object, and ${refused}.`);
    const lines = linesOfItems(text);
    // Whatever walks over the value later on may do so by recursion: `JSON.stringify` does.
    if (lines === undefined)
        return (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`The file is nested more than ${_documents_json_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_DEPTH */ .l} levels deep, so it cannot be read.`);
    return { value, lineOf: (key, index) => lines.get(key)?.[index] ?? 1 };
}
/**
 * Returns the rules in a list at the top level of a file, and adds to `problems` what is wrong with
 * the others. `read` returns undefined for an item that is about something else.
 */
function readRuleList({ value, lineOf }, key, problems, read) {
    const { [key]: list = [] } = value;
    if (!Array.isArray(list)) {
        problems.push((0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`\`${key}\` has to be a list.`));
        return [];
    }
    const items = list.map((item, i) => [lineOf(key, i), item]);
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .readRules */ .Kc)(items, problems, read);
}
/**
 * Returns the lines of the items of each list at the top level; undefined if the text, which is
 * JSON, is nested too deep.
 */
function linesOfItems(text) {
    const lines = new Map();
    const lineAt = (0,_page_line_counter_js__WEBPACK_IMPORTED_MODULE_4__/* .makeLineCounter */ .F)(text);
    const outcome = (0,_documents_json_js__WEBPACK_IMPORTED_MODULE_3__/* .walkJson */ .g)(text, ([key = '', index], at) => {
        const items = lines.get(key);
        // Of a key that is there twice, the last one counts.
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

/***/ 3492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   Pu: () => (/* binding */ buildPattern),
/* harmony export */   RD: () => (/* binding */ measureDegree),
/* harmony export */   U8: () => (/* binding */ matchAllBelow),
/* harmony export */   Xg: () => (/* binding */ SAMPLE),
/* harmony export */   YW: () => (/* binding */ match),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   tx: () => (/* binding */ matchSegment),
/* harmony export */   y2: () => (/* binding */ matchAnything)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

/** Which paths a rule of a redirect file is about. */
/** An address that a rule with wildcards is about, and that no page has. */
const SAMPLE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('no-page-has-this-name');
/** What wildcards usually stand for: any text, and the text of one segment. */
const matchAnything = (name) => ({ regex: '(.*)', name });
const matchSegment = (name) => ({ regex: '([^/]+)', name });
/**
 * Returns the pattern of parts, of which strings are taken as they are. Of groups with one name,
 * the first counts.
 */
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
        degree: measureDegree(regex),
    };
}
function toRegexSource(part) {
    return typeof part === 'string' ? escapeRegex(part) : part.regex;
}
/** Returns every path that begins in this way. */
function matchAllBelow(prefix) {
    return { pattern: buildPattern([prefix, matchAnything('*')]) };
}
/**
 * Returns how many parts of an expression may each end anywhere in a text, as far as can be seen;
 * infinite where what is repeated can be read in several ways. A wildcard behind a slash that takes
 * none ends at the next one.
 */
function measureDegree({ source }) {
    let rest = source
        .replace(/\\./gs, (sign) => (sign === '\\/' ? '/' : '.'))
        .replace(/\[\^\/\]/g, '~')
        .replace(/\[[^\]]*\]/g, '.')
        .replace(/(?<!\))\{\d{1,2}\}/g, '')
        .replace(/(\/(?:\((?:\?:)?)*)~\+\??/g, '$1.');
    for (let before = ''; before !== rest;) {
        before = rest;
        rest = rest.replace(INNERMOST, (group, inner, repeated) => {
            if (isClear(inner))
                return `.${repeated}`;
            return repeated === '' ? '.?' : group;
        });
    }
    if (/\)[*+{]/.test(rest))
        return Number.POSITIVE_INFINITY;
    return (rest.match(/[*+{]/g) ?? []).length;
}
/** A group in which nothing is repeated, and what repeats the group. */
const INNERMOST = /\((?:\?(?:<?[=!]|:|<\w+>))?([^()*+{]*)\)([*+{]?)/g;
/** Is there one way only to read what a group fits? */
function isClear(inner) {
    const starts = inner.split('|').map((each) => each.charAt(0));
    const areApart = new Set(starts).size === starts.length && starts.every((start) => /[^.~]/.test(start));
    return !inner.includes('?') && (areApart || starts.length === 1);
}
/** How many ways to fit a path are tried, roughly: some hundred milliseconds. */
const MAX_TRIES = 2e8;
function escapeRegex(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
const NO_CAPTURES = new Map();
/** Is a path, decoded, one of those that a source is about, or may it be? */
function isAbout(source, path) {
    return match(source, [path]) !== undefined;
}
/**
 * Returns what a source finds in the first of the `keys` that fits, the forms of one path;
 * undefined if none does, and `untried` if that would take too long to find out.
 */
function match(source, keys) {
    if ('exact' in source)
        return keys.includes(source.exact) ? NO_CAPTURES : undefined;
    const { regex, names, prefix, degree } = source.pattern;
    const possible = keys.filter((key) => key.startsWith(prefix));
    if (possible.some((key) => key.length ** degree > MAX_TRIES))
        return 'untried';
    const found = possible.map((key) => key.match(regex)).find((each) => each !== null);
    if (found === undefined)
        return undefined;
    const captures = new Map();
    for (const [i, name] of names.entries())
        if (!captures.has(name))
            captures.set(name, found[i + 1] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
    return captures;
}
/**
 * Returns a path of a redirect file as addresses are compared: decoded, in bytes.
 */
function decodePath(path) {
    const bytes = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(path);
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(bytes) ?? bytes;
}


/***/ }),

/***/ 7927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ isProblem),
/* harmony export */   Eg: () => (/* binding */ findCostlyPattern),
/* harmony export */   Gq: () => (/* binding */ invalid),
/* harmony export */   PP: () => (/* binding */ ignored),
/* harmony export */   W1: () => (/* binding */ overLimit),
/* harmony export */   ap: () => (/* binding */ collectUnread),
/* harmony export */   gy: () => (/* binding */ unread),
/* harmony export */   hD: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3492);
/** What there is to say of the lines of a redirect file. */


/** Returns whether what was read is a problem. */
function isProblem(read) {
    return 'kind' in read;
}
const problem = (kind) => (message, source) => {
    if (source === undefined)
        return { kind, message };
    return { kind, message, source };
};
/**
 * Each returns a problem of its kind; with `source`, what is unread is about none but these
 * addresses.
 */
const ignored = problem('ignored');
const invalid = problem('invalid');
const overLimit = problem('over-limit');
const unread = problem('unread');
/**
 * Returns what a host understands of a redirect file, and the check does not. A rule that fits an
 * address that nobody has thought of is about any.
 */
function collectUnread(problems) {
    const all = problems.filter(({ kind }) => kind === 'unread');
    const sources = [];
    const anywhere = [];
    for (const one of all) {
        const isSome = one.source !== undefined && !(0,_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbout */ .KH)(one.source, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .SAMPLE */ .Xg));
        if (isSome)
            sources.push(one.source);
        else
            anywhere.push(one);
    }
    return {
        /** Where rules may answer that are about some addresses alone. */
        sources,
        /** The first rule that may be about any address. */
        anywhere: anywhere[0],
    };
}
/** With more, a path of usual length takes too long to try. */
const MAX_DEGREE = 4;
/**
 * Returns what there is to say of a rule whose pattern may take minutes to try, as written in
 * `from`.
 */
function findCostlyPattern(source, from) {
    if ('exact' in source || source.pattern.degree <= MAX_DEGREE)
        return undefined;
    const message = `The check does not try the pattern ${quote(from)}, which could take minutes.`;
    return unread(message, (0,_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .matchAllBelow */ .U8)(source.pattern.prefix));
}
/**
 * Returns a line or a name of a foreign file as a message quotes it: not longer than a reader
 * wants.
 */
function quote(text) {
    return `\`${text.length > 120 ? `${text.slice(0, 119)}…` : text}\``;
}


/***/ }),

/***/ 6856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ readRules),
/* harmony export */   PR: () => (/* binding */ RuleIndex),
/* harmony export */   i4: () => (/* binding */ listLines),
/* harmony export */   mW: () => (/* binding */ expandTarget),
/* harmony export */   pF: () => (/* binding */ MAX_TARGET)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3492);
/** Rules of a host's own redirect file, whatever the host, and which of them fit an address. */


/**
 * Returns the rules among the items of a file, and adds to `problems` what is wrong with the
 * others.
 */
function readRules(items, problems, read) {
    return items.flatMap(([line, item]) => {
        const found = read(item);
        if (found === undefined)
            return [];
        if ('action' in found)
            return [{ ...found, line }];
        problems.push({ ...found, line });
        return [];
    });
}
/** Returns the lines of a `_redirects` file, apart from comments. */
function listLines(file) {
    const lines = file.split('\n').map((line, i) => [i + 1, line.trim()]);
    return lines.filter(([, line]) => line !== '' && !line.startsWith('#'));
}
/** Finds the rules that fit a path, in their order, and tries only those that begin like it. */
class RuleIndex {
    /**
     * Rules without wildcards by their path; the others by a `*` and the first segment of their
     * pattern, if that is fixed.
     */
    #byStart;
    constructor(rules) {
        this.#byStart = Map.groupBy(rules.entries(), ([, { source }]) => 'exact' in source ? source.exact : `*${firstSegmentOf(source.pattern)}`);
    }
    /** Yields the rules that fit any of the `keys`, the forms of one path. */
    *matches(keys) {
        const starts = new Set(['*', ...keys.flatMap((key) => [key, `*${key.split('/', 2)[1] ?? ''}`])]);
        const lists = [...starts]
            .flatMap((start) => [this.#byStart.get(start) ?? []])
            .filter((list) => list.length > 0);
        // Sorting thousands of rules for each address would take longer than trying the first of them.
        const possible = lists.length === 1 ? lists.flat() : lists.flat().sort(([a], [b]) => a - b);
        for (const [position, rule] of possible) {
            const captures = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .match */ .YW)(rule.source, keys);
            if (captures !== undefined)
                yield { rule, captures, position };
        }
    }
}
/** Returns `docs` for `/docs/*`, and nothing for `/docs*`. */
function firstSegmentOf({ prefix, folder = prefix }) {
    const end = folder.indexOf('/', 1);
    if (end === -1)
        return '';
    return folder.slice(1, end);
}
/**
 * No answer of a host is longer; without a bound, a rule could ask for gigabytes. In characters.
 */
const MAX_TARGET = 65_536;
/**
 * Puts what was captured into a target, letter by letter: `:id` is also found in `:idea`. Undefined
 * if that is not known, or longer than any host would send.
 */
function expandTarget(to, captures) {
    if (captures === 'untried')
        return undefined;
    let result = to;
    for (const [name, captured] of captures) {
        const value = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncode */ .a)(captured);
        const parts = result.split(`:${name}`);
        if (result.length + (parts.length - 1) * value.length > MAX_TARGET)
            return undefined;
        result = parts.join(value);
    }
    return result;
}


/***/ }),

/***/ 8620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ toStep),
/* harmony export */   FD: () => (/* binding */ readDestination),
/* harmony export */   Xd: () => (/* binding */ answerRewrite)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1986);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/** How a host answers one request: by its files, by a rule, or by what is at another address. */


/** Returns the step that an answer without rules is, after `rule` if one has led to it. */
function toStep(answer, rule) {
    if (answer === undefined)
        return { kind: 'missing', rule };
    if (answer === 'service')
        return { kind: 'undecided', rule };
    if ('file' in answer)
        return { kind: 'file', file: answer.file, rule };
    return { kind: 'redirect', to: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentEncode */ .a)(answer.redirect), rule };
}
/**
 * Returns where an address in a redirect leads from `path`. `domain` is the site's own, if it is
 * known.
 */
function readDestination(to, path, domain) {
    const own = domain ?? _address_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN_HOST */ .IZ;
    const url = URL.parse(to, `https://${own}${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentEncode */ .a)(path)}`);
    if (url === null || !/^https?:$/.test(url.protocol) || url.host !== own)
        return { kind: 'other-host', url: to };
    return {
        kind: 'this-host',
        path: (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePathname */ .je)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .asBytes */ .Yd)(url.pathname)),
        query: url.search.slice(1),
    };
}
/** Returns the step of a host that answers with what is at another address, without a redirect. */
function answerRewrite(to, path, files, domain, rule) {
    const target = readDestination(to, path, domain);
    // What the host fetches from elsewhere is answered as well as what browsers do.
    if (target.kind === 'other-host')
        return { kind: 'redirect', to, rule };
    return toStep(files(target.path), rule);
}


/***/ }),

/***/ 8550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ listAddressForms),
/* harmony export */   cb: () => (/* binding */ listRedirectFiles),
/* harmony export */   dT: () => (/* binding */ ServedSite)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9612);
/* harmony import */ var _hosts_find_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2153);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6725);
/* harmony import */ var _redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6594);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3492);
/* harmony import */ var _redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8620);
/** What a host answers the addresses of a site with, by its files and by its own redirect file. */








const SHARED_PAGE = { kind: 'shared-page' };
const UNKNOWN = { kind: 'unknown' };
/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000;
/** Returns the names of the redirect files that may count for a site, in its root. */
function listRedirectFiles({ host, basePath, }) {
    // Hosts read it in the root of what they serve alone.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .HOST_NAMES */ .Wq : [host];
    return [...new Set(hosts.flatMap((each) => (0,_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .getHostRules */ .aU)(each).redirectFile?.name ?? []))];
}
/** A site as its host serves it: knows which file answers which address. */
class ServedSite {
    site;
    rules;
    /** The names of the site's files with their indices. */
    files;
    /** What the host's redirect file says; nothing without one, and where it cannot be read. */
    redirects;
    /**
     * The file and the line of a rule that may answer whatever else does not: what it is about is not
     * known.
     */
    unreadRule;
    /**
     * Without a host: all of them by their files, and those that read a redirect file of the site.
     */
    #hosts;
    #hostsWithRules;
    #known = new Map();
    #folderPages;
    constructor(site, files = new Map(site.names.map((name, i) => [name, i]))) {
        const { host, basePath, domain, redirects } = site;
        this.rules = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .getHostRules */ .aU)(host);
        this.files = files;
        this.site = site;
        const text = redirects[0]?.text;
        const parsed = text === undefined ? undefined : this.rules.redirectFile?.parse(text, domain);
        this.redirects = parsed ?? _redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_REDIRECTS */ .YN;
        const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .HOST_NAMES */ .Wq : [];
        this.#hosts = hosts.map((each) => new ServedSite({ ...site, host: each, redirects: [] }, files));
        this.#hostsWithRules = hosts.flatMap((each) => {
            const own = redirects.filter(({ name }) => listRedirectFiles({ host: each, basePath }).includes(name));
            if (own.length === 0)
                return [];
            return [new ServedSite({ ...site, host: each, redirects: own }, files)];
        });
        const { anywhere } = this.redirects.unreadRules;
        const [lost] = redirects.filter((each) => each.text === undefined);
        const open = lost ?? (anywhere && redirects[0]);
        this.unreadRule = this.#hostsWithRules.find(({ unreadRule }) => unreadRule)?.unreadRule;
        if (open !== undefined)
            this.unreadRule = { file: open.name, line: anywhere?.line };
    }
    /** Returns the name of a file, by its index. */
    nameOf(file) {
        return (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .getFileName */ .WP)(this.site, file);
    }
    /**
     * What is answered with a file, the rules of the redirect file apart. The path is absolute and
     * decoded.
     */
    findFile = (path) => {
        const { loops, basePath } = this.site;
        const isHostRoot = basePath === '/';
        const isMerged = this.rules.mergesSlashes && path.includes('//');
        const asked = isMerged ? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat((0,_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_7__/* .mergeSlashes */ .u)(path)) : path;
        const lookup = (name) => {
            if (loops.length === 0)
                return this.files.get(name);
            return this.files.get((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveLoops */ .U_)(name, loops));
        };
        // Below a base path, the file that decides is elsewhere.
        const cleanUrls = this.redirects.cleanUrls ?? !isHostRoot;
        const place = { isHostRoot, cleanUrls, hasFolderPages: () => this.#hasFolderPages() };
        const found = this.rules.findFile(asked, lookup, place);
        if (found === undefined && isHostRoot && this.isServicePath(path))
            return 'service';
        return found;
    };
    /**
     * Returns what is answered in the end; undefined if nothing is. `path` is an address's path,
     * decoded, without the base path and its slash: empty for the site's root, or `docs/x/`. `query`
     * is as it is written, without its `?`.
     */
    answer(path, query = '') {
        if (this.site.host === undefined)
            return this.#answerOnAnyHost(path, query);
        // Files are found faster than answers.
        if (this.redirects.rules.length === 0)
            return this.#answerOnHost(path, query);
        const key = query === '' ? path : `${path}?${query}`;
        const known = this.#known.get(key);
        if (known !== undefined || this.#known.has(key))
            return known;
        const answer = this.#answerOnHost(path, query);
        if (this.#known.size >= MAX_REMEMBERED)
            this.#known.clear();
        this.#known.set(key, answer);
        return answer;
    }
    /** Returns the file that a path is answered with in the end, if it is known; as for `answer`. */
    findServedFile(path, query = '') {
        const answer = this.answer(path, query);
        if (answer?.kind === 'file')
            return answer.file;
        return undefined;
    }
    /**
     * Do readers who ask for `path` see the page `file` at an address in another folder than its own,
     * `swapFolderForm` it, but not always? As for `answer`.
     */
    isShownInOtherFolder(path, query, file) {
        return this.#isShownInOtherFolder(path, query, file) && !this.isAlwaysShownInOtherFolder(file);
    }
    /** Are readers always sent to an address of that kind? */
    isAlwaysShownInOtherFolder(file) {
        const name = this.nameOf(file);
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
        const usual = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? stem.concat('/') : stem;
        return [usual, name].every((path) => this.#isShownInOtherFolder(path, '', file));
    }
    /** Returns the pages that rules for one address send readers to elsewhere. */
    listPagesShownInOtherFolder() {
        const found = [];
        for (const { source } of this.redirects.rules) {
            const path = 'exact' in source ? source.exact.slice(1) : _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
            const file = this.findServedFile(path);
            if (file !== undefined && this.isShownInOtherFolder(path, '', file))
                found.push(file);
        }
        return found;
    }
    /** May only a rule that is not read answer a path? `answer` is what is known of it. */
    mayUnreadRuleAnswer(path, answer) {
        if (answer === undefined)
            return this.unreadRule !== undefined;
        const all = answer.kind === 'unknown' ? [this, ...this.#hostsWithRules] : [];
        return all.some(({ redirects }) => redirects.unreadRules.sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbout */ .KH)(source, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path))));
    }
    /**
     * Returns where a redirect of the site's own rules leads to a file of the site, and the last such
     * rule; undefined if there is none. What the host redirects by itself, for the sake of a slash or
     * an ending, is none. As for `answer`.
     */
    findRedirect(path, query = '') {
        if (this.redirects.rules.length === 0)
            return this.#hostsWithRules
                .map((host) => host.findRedirect(path, query))
                .find((found) => found);
        const end = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .follow */ .e6)(this.redirects, this.findFile, { path: _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path), query });
        const rule = end.used.findLast(({ action }) => action === 'redirect');
        if (end.kind !== 'file' || rule === undefined)
            return undefined;
        const [, fragment = ''] = rule.to.split('#');
        const address = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReadable */ .Dy)(end.path);
        return { to: fragment === '' ? address : `${address}#${fragment}`, line: rule.line };
    }
    /**
     * Returns the paths that are answered with a file, the one that links usually name first; as for
     * `answer`.
     */
    listAddresses(file) {
        return listAddressForms(this.nameOf(file)).filter((path) => this.findServedFile(path) === file);
    }
    /**
     * Returns the file that some host would answer a path with, by their names alone; as for
     * `answer`.
     */
    findFileByName(path) {
        const name = path.replace(/\/$/, '');
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
        const { files } = this;
        const own = files.get(name) ?? files.get(`${name}.html`);
        if (own !== undefined || stem === '')
            return own ?? files.get('index.html');
        return (files.get(`${name}/index.html`) ??
            files.get(`${stem}.html`) ??
            files.get(`${stem}/index.html`));
    }
    /** Returns the files that the rules of a redirect file lead to or show. */
    listRuleDestinations() {
        const rules = [this, ...this.#hostsWithRules].flatMap(({ redirects }) => {
            const { errorPage, fallback } = redirects;
            return [...redirects.rules, errorPage, fallback].filter((rule) => rule !== undefined);
        });
        const destinations = rules.map(({ to }) => (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .readDestination */ .FD)(to, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, this.site.domain));
        return destinations
            .map((each) => each.kind === 'this-host' ? this.findFileByName(each.path.slice(1)) : undefined)
            .filter((file) => file !== undefined);
    }
    /**
     * Is a path answered by a service of the host? It is absolute, from the root of the host on.
     * Where the site has a folder of the same name, none is set up there.
     */
    isServicePath(path) {
        if (this.rules.services?.test(path) !== true)
            return false;
        return this.site.basePath !== '/' || !(0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFolder */ .bU)(this.site.names, `${path.split('/', 2)[1]}/`);
    }
    /** Does a rule show a page of the site for addresses that are not there? */
    get hasErrorPage() {
        const { errorPage, domain } = this.redirects;
        if (errorPage === undefined)
            return false;
        const destination = (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .readDestination */ .FD)(errorPage.to, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, domain);
        return destination.kind === 'this-host' && this.findFile(destination.path) !== undefined;
    }
    /**
     * Returns the folder (empty, or with a slash at its end) for whose wrong addresses a page is
     * shown; undefined for any other page.
     */
    findNotFoundFolder(page) {
        if ((0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPageOfSite */ .dn)(page))
            return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        if (this.rules.hasNestedNotFound && page.endsWith('/404.html'))
            return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(page);
        return undefined;
    }
    /**
     * Does the site have files in a folder, or may it seem so? `path` is an address's path that ends
     * in a slash.
     */
    hasFolder(path) {
        const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveLoops */ .U_)(path, this.site.loops);
        const { rules, fallback } = this.redirects;
        const isOpen = this.mayUnreadRuleAnswer(path, undefined) || this.#hostsWithRules.length > 0;
        if (rules.length > 0 || fallback !== undefined || isOpen)
            return true;
        return name === '' || (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFolder */ .bU)(this.site.names, name);
    }
    #hasFolderPages() {
        this.#folderPages ??= haveMostlyFolders(this.site.names);
        return this.#folderPages;
    }
    #isShownInOtherFolder(path, query, file) {
        const { findShownPath, redirectFile } = this.rules;
        const { unreadRules, trailingSlash } = this.redirects;
        const name = this.nameOf(file);
        // Below a base path, the file that decides is elsewhere.
        const isKnown = redirectFile === undefined || this.site.basePath === '/';
        if (findShownPath === undefined || !isKnown || !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) || (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name) === '')
            return false;
        // What is not read may send readers on.
        if (unreadRules.anywhere ||
            unreadRules.sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbout */ .KH)(source, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path))))
            return false;
        const isElsewhere = (end) => findShownPath(end, name, trailingSlash) === `/${(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .swapFolderForm */ .YX)(name)}`;
        if (this.redirects === _redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_REDIRECTS */ .YN)
            return isElsewhere(`/${path}`) && this.findServedFile(path) === file;
        const end = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .follow */ .e6)(this.redirects, this.findFile, { path: _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path), query });
        return end.kind === 'file' && end.file === file && isElsewhere(end.path);
    }
    #answerOnHost(path, query) {
        const outcome = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .follow */ .e6)(this.redirects, this.findFile, { path: _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path), query });
        // What an unreadable folder contains is not known.
        if (outcome.kind === 'missing' && this.#isInUnreadable(outcome.path))
            return UNKNOWN;
        if (!(0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .isAnswered */ .Qy)(outcome))
            return undefined;
        return this.#judgeFinalAnswer(outcome, path);
    }
    #isInUnreadable(path) {
        return this.site.unreadable.some((folder) => path.slice(1).startsWith(folder));
    }
    /**
     * Where a rule brings a fragment of its own, or a script may show something for each address,
     * anchors are not known.
     */
    #judgeFinalAnswer(outcome, path) {
        if (outcome.kind !== 'file')
            return UNKNOWN;
        const forMany = outcome.used.filter(({ source }) => 'pattern' in source);
        const showsPage = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(this.nameOf(outcome.file));
        // Where a browser needs something else, it makes no difference whether it is sent to a page, or
        // shown one.
        if (forMany.length > 0 && showsPage && _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBRESOURCE_PATH */ .BU.test(path))
            return SHARED_PAGE;
        if (outcome.used.some(({ to }) => to.includes('#')))
            return UNKNOWN;
        if (forMany.every(({ action }) => action !== 'rewrite'))
            return { kind: 'file', file: outcome.file };
        if (showsPage)
            return SHARED_PAGE;
        return UNKNOWN;
    }
    #answerOnAnyHost(path, query) {
        let isAnswered = false;
        for (const host of this.#hosts) {
            const answer = host.answer(path);
            if (answer?.kind === 'file')
                return answer;
            isAnswered ||= answer !== undefined;
        }
        const ruled = this.#hostsWithRules.map((host) => host.answer(path, query));
        const answers = ruled.filter((answer) => answer !== undefined);
        if (isAnswered)
            return UNKNOWN;
        if (answers.length === 0)
            return undefined;
        const isPageEverywhere = _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBRESOURCE_PATH */ .BU.test(path) && answers.every(({ kind }) => kind === 'shared-page');
        if (isPageEverywhere)
            return SHARED_PAGE;
        return UNKNOWN;
    }
}
function haveMostlyFolders(names) {
    const pages = names.filter((name) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) && (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name) !== '' && !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPage */ .np)(name));
    return pages.filter(_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf).length > pages.length / 2;
}
/**
 * Returns the addresses that some host may answer with a file, the one that links usually name
 * first: decoded, without the base path.
 */
function listAddressForms(name) {
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
    if (stem === '')
        return [...new Set([_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, name, _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .HOME_PAGE */ .Ko, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('index')])];
    const folder = stem.concat('/');
    const file = stem.concat('.html');
    const first = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? [folder, stem] : [stem];
    return [
        ...new Set([...first, name, file, folder, folder.concat('index.html'), folder.concat('index')]),
    ];
}


/***/ }),

/***/ 2198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ SUBRESOURCE_PATH),
/* harmony export */   Ko: () => (/* binding */ HOME_PAGE),
/* harmony export */   YX: () => (/* binding */ swapFolderForm),
/* harmony export */   dJ: () => (/* binding */ isSvgFile),
/* harmony export */   dn: () => (/* binding */ isNotFoundPageOfSite),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   qp: () => (/* binding */ getStem),
/* harmony export */   sf: () => (/* binding */ isIndexPage),
/* harmony export */   xn: () => (/* binding */ ROBOTS_FILE),
/* harmony export */   yW: () => (/* binding */ hasEnding),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

const PAGE_ENDING = /\.(?:html?|xhtml)$/i;
const INDEX = /(?:^|\/)index$/i;
/** The home page of a site, in its root. */
const HOME_PAGE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('index.html');
/** What a site tells crawlers, in its root. */
const ROBOTS_FILE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('robots.txt');
/** Is this the name of a page? */
function isPage(name) {
    return PAGE_ENDING.test(name);
}
/**
 * Returns the stem of a file; empty for the home page. A page has one, whatever the endings of its
 * name and of its addresses: `guide` is the stem of `guide.html` and `guide/index.html`. Any other
 * file is its own stem.
 */
function getStem(name) {
    if (isPage(name))
        return name.replace(PAGE_ENDING, '').replace(INDEX, '');
    return name;
}
/** Is this the page of a folder? */
function isIndexPage(name) {
    return isPage(name) && INDEX.test(name.replace(PAGE_ENDING, ''));
}
/**
 * Returns where a page may be shown in another folder than its file: `guide` for
 * `guide/index.html`, `guide/` for `guide.html`. The same for the home page.
 */
function swapFolderForm(name) {
    const stem = getStem(name);
    if (isIndexPage(name))
        return stem;
    return stem.concat('/');
}
/** Matches the path of something that browsers cannot use a page for. */
const SUBRESOURCE_PATH = /\.(?:css|m?js|json|webmanifest|wasm|a?png|jpe?g|gif|webp|avif|svg|bmp|tiff?|ico|woff2?|ttf|otf|eot|mp[34]|m4[av]|og[agv]|wav|vtt|webm)$/i;
/** Does the name of a file say what it is? A number, as in `v1.2`, does not. */
function hasEnding(name) {
    return /\.[a-z][\da-z]*$/i.test(name);
}
/** Is this the name of an SVG file, which can be opened like a page? */
function isSvgFile(name) {
    return /\.svg$/i.test(name);
}
/**
 * Is this the page that a host shows for addresses without one? Generators write it under either
 * name.
 */
function isNotFoundPage(name) {
    return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}
/**
 * Is it the one of the whole site, in its root? In a folder, `404.html` may well be an ordinary
 * page.
 */
function isNotFoundPageOfSite(name) {
    return /^(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
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
const BREAKS_OUT = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu ' +
    'meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var');
/** Elements within SVG and MathML that hold HTML again. */
const HOLDS_HTML = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('foreignobject desc title mi mo mn ms mtext annotation-xml');
/** Those of them that usually hold more than text. */
const HOLDS_MARKUP = new Set(['foreignobject', 'annotation-xml']);
/** Browsers do not nest deeper either. */
const MAX_DEPTH = 512;
/**
 * Keeps track of whether a tag is in SVG or MathML, where `<title>`, `<style>` and `/>` mean
 * something else.
 */
class ForeignContent {
    #open = [];
    /** Templates that are open in the SVG at hand. */
    #templates = 0;
    inside = false;
    /**
     * Does `<![CDATA[` start a section of text here, and not a comment? Not in HTML; elements that
     * may hold HTML are assumed to.
     */
    get takesCdata() {
        return this.inside || (this.#top !== undefined && !HOLDS_MARKUP.has(this.#top));
    }
    /**
     * How many of the elements that matter here are open: without any, no end tag changes anything.
     */
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
        this.#look();
    }
    /** Returns whether it was a template within SVG that was closed, which has no special meaning. */
    close(tag) {
        if (tag === 'template' && this.#templates > 0) {
            this.#templates--;
            return true;
        }
        const at = this.#open.lastIndexOf(tag);
        if (at !== -1)
            this.cut(at);
        // Such an element is never part of SVG, so it is one around it that ends.
        else if (this.inside && BREAKS_OUT.has(tag))
            this.#breakOut();
        return false;
    }
    /** Closes all but the outer elements, `depth` of them. */
    cut(depth) {
        this.#open.length = Math.min(this.#open.length, depth);
        this.#look();
    }
    #breakOut() {
        while (this.#top === 'svg' || this.#top === 'math')
            this.#open.pop();
        this.#look();
    }
    get #top() {
        return this.#open.at(-1);
    }
    #look() {
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
 * Returns a function that turns an offset in a text into how many line ends come before it. Asked
 * in ascending order, it walks over the text once; offsets must not fall.
 */
function makeLineCounter(text) {
    let line = 0;
    // The first line end that is not counted.
    let next = lineEnd(text, 0);
    return (offset) => {
        while (next < offset) {
            line++;
            next = lineEnd(text, next + 1);
        }
        return line;
    };
}
/**
 * Never, when there is none: looking again each time would walk over the rest of the text each
 * time.
 */
function lineEnd(text, from) {
    const end = text.indexOf('\n', from);
    return end === -1 ? Number.POSITIVE_INFINITY : end;
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
 * Elements that hold no markup: https://html.spec.whatwg.org/#parsing-html-fragments lists them
 * with their states.
 */
const RAW_ELEMENTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('script style title textarea noscript iframe xmp noembed noframes plaintext');
const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;
const ENDS = new Map([...RAW_ELEMENTS].map((element) => [element, new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi')]));
/**
 * Returns where the end tag of an element begins whose content begins at `from`; -1 if it has none.
 */
function findEndOfRawText(element, page, from) {
    if (element === 'script')
        return endOfScript(page, from);
    const mark = ENDS.get(element);
    // Nothing ends plain text.
    if (mark === undefined || element === 'plaintext')
        return -1;
    mark.lastIndex = from;
    return mark.exec(page)?.index ?? -1;
}
/**
 * A script may hold a comment with a script in it:
 * https://html.spec.whatwg.org/#script-data-double-escaped-state.
 */
function endOfScript(page, from) {
    let inside = 'script';
    SCRIPT_MARK.lastIndex = from;
    for (let mark = SCRIPT_MARK.exec(page); mark !== null; mark = SCRIPT_MARK.exec(page)) {
        const next = behindMark(inside, mark);
        if (next === undefined)
            return mark.index;
        inside = next;
        // The dashes of `<!--` may belong to the end of the comment, too.
        if (mark[0] === '<!--')
            SCRIPT_MARK.lastIndex = mark.index + 2;
    }
    return -1;
}
/** Returns what the text is in after a mark; undefined if the mark ends the script. */
function behindMark(inside, [mark, slash]) {
    if (mark === '-->')
        return 'script';
    if (mark === '<!--')
        return inside === 'script' ? 'comment' : inside;
    if (slash === '')
        return inside === 'comment' ? 'script in comment' : inside;
    return inside === 'script in comment' ? 'comment' : undefined;
}


/***/ }),

/***/ 6334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ PageReader),
  P: () => (/* binding */ UNSEEN)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
;// CONCATENATED MODULE: ./lib/web/page/element.js
/**
 * The element at hand, with those of its attributes that are wanted. It and its attributes are used
 * again for the next one: a large site has millions of them, and collecting them as garbage took
 * longer than reading them.
 */
class PageElement {
    /** In lower case, but for elements of XML that nobody asks for. */
    name = '';
    /** The offset in the page of its name. */
    start = 0;
    /** Whether it is part of SVG or MathML, or begins it. */
    isForeign = false;
    /** Whether it is in a template that is shown in its place: nothing outside can point to it. */
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
    /** Adds an attribute; of two with one name, the first counts. */
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
    /** Takes away all attributes. */
    clear() {
        this.#length = 0;
    }
}

// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __webpack_require__(4920);
;// CONCATENATED MODULE: ./lib/web/page/tokenizer.js


/** Stands behind the last byte of a page. */
const NUL = 0;
const BANG = 0x21;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const SLASH = 0x2f;
const LT = 0x3c;
const EQUALS = 0x3d;
const GT = 0x3e;
const QUESTION = 0x3f;
/** What a byte does in a tag: a bit for each. What is between attributes is space, or a slash. */
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
/** More memory, in bytes, is not kept for the next page. */
const MAX_SPARE = 1 << 22;
const NO_BUFFER = Buffer.alloc(0);
/** Memory for the next page. */
let spare = NO_BUFFER;
/**
 * Finds the tags of a page that matter: https://html.spec.whatwg.org/#tokenization. It looks at
 * bytes, and makes strings only of the text and the attributes that somebody asks for.
 */
class Tokenizer {
    /** Is text wanted, apart from what is in tags? */
    wantsText = false;
    wantsEndTags = false;
    /** Is the place in SVG or MathML, where every tag that is known matters? */
    isForeign = false;
    /** Does `<![CDATA[` start a section of text here, and not a comment? */
    takesCdata = false;
    #receiver;
    #isXml;
    #names;
    #page = byte_strings/* NO_BYTES */.CR;
    /** The same, with a zero behind it. */
    #bytes = NO_BUFFER;
    #isStopped = false;
    /** `names`: the tags and attributes that matter. */
    constructor(receiver, syntax, names) {
        this.#receiver = receiver;
        this.#isXml = syntax === 'xml';
        this.#names = names;
    }
    /** Reads a page. To be called once. */
    read(page) {
        this.#page = page;
        const bytes = bytesOf(page);
        this.#bytes = bytes;
        // https://html.spec.whatwg.org/#data-state
        for (let at = 0; at < page.length && !this.#isStopped;) {
            const tag = this.#findTag(at);
            this.#text(at, tag);
            at = tag < page.length ? this.#openTag(tag) : tag;
        }
        reuse(bytes);
    }
    /** Nothing more is passed on. */
    stop() {
        this.#isStopped = true;
    }
    /**
     * Returns where the next `<` is; the end of the page if there is none. In a function of its own,
     * this loop stays compiled from page to page.
     */
    #findTag(from) {
        const bytes = this.#bytes;
        let at = from;
        while (at < this.#page.length && bytes[at] !== LT)
            at++;
        return at;
    }
    #text(start, end, isLiteral = false) {
        if (this.wantsText && start < end)
            this.#receiver.text(this.#page.slice(start, end), isLiteral);
    }
    /**
     * Each of these functions returns where to read on. https://html.spec.whatwg.org/#tag-open-state
     */
    #openTag(at) {
        const next = this.#bytes[at + 1];
        if (this.#startsName(next))
            return this.#tag(at + 1, false);
        if (next === BANG)
            return this.#declaration(at);
        if (next === QUESTION)
            return this.#isXml ? this.#instruction(at + 2) : this.#behind('>', at + 2);
        // https://html.spec.whatwg.org/#end-tag-open-state
        if (next === SLASH && at + 2 < this.#page.length)
            return this.#startsName(this.#bytes[at + 2])
                ? this.#tag(at + 2, true)
                : this.#behind('>', at + 2);
        this.#text(at, at + 1);
        return at + 1;
    }
    /** XML allows many more letters; whatever does not end a name begins one here. */
    #startsName(byte) {
        const does = BYTES[byte];
        return this.#isXml
            ? (does & ENDS_TAG_NAME) === 0 && byte !== BANG && byte !== QUESTION && byte !== NUL
            : (does & LETTER) !== 0;
    }
    /** Returns where a byte comes next that does `what`; the end of the page if none does. */
    #next(what, from) {
        const bytes = this.#bytes;
        let at = from;
        while (at < this.#page.length && (BYTES[bytes[at]] & what) === 0)
            at++;
        return at;
    }
    /** Returns where what a mark ends is over: bogus comments, and a DOCTYPE. */
    #behind(mark, from) {
        const at = this.#page.indexOf(mark, from);
        return at === -1 ? this.#page.length : at + mark.length;
    }
    /**
     * https://html.spec.whatwg.org/#tag-name-state, and those after it. A tag without an end is none.
     */
    #tag(start, isEndTag) {
        const page = this.#page;
        const bytes = this.#bytes;
        let at = this.#next(ENDS_TAG_NAME, start);
        const tag = isEndTag && !this.wantsEndTags ? this.#names.other : this.#tagNamed(start, at);
        let matters = tag.matters || this.isForeign || this.#isXml;
        for (;;) {
            const name = this.#next(ENDS_GAP, at);
            if (name === page.length)
                return name;
            if (bytes[name] === GT) {
                const closesItself = name > at && bytes[name - 1] === SLASH;
                if (!isEndTag)
                    return matters ? this.#startTag(tag, start, name, closesItself) : name + 1;
                if (this.wantsEndTags && tag !== this.#names.other)
                    this.#receiver.endTag(tag);
                return name + 1;
            }
            // https://html.spec.whatwg.org/#attribute-name-state
            const nameEnd = this.#next(ENDS_ATTRIBUTE_NAME, name + 1);
            const equals = this.#next(ENDS_SPACE, nameEnd);
            let value = nameEnd;
            let valueEnd = nameEnd;
            at = equals;
            if (bytes[equals] === EQUALS) {
                // https://html.spec.whatwg.org/#before-attribute-value-state
                value = this.#next(ENDS_SPACE, equals + 1);
                const quote = bytes[value];
                if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
                    value++;
                    valueEnd = value;
                    while (valueEnd < page.length && bytes[valueEnd] !== quote)
                        valueEnd++;
                    at = valueEnd + 1;
                }
                else {
                    valueEnd = this.#next(ENDS_VALUE, value);
                    at = valueEnd;
                }
            }
            if (at >= page.length)
                return page.length;
            const known = isEndTag ? undefined : this.#names.attributes.get(bytes, name, nameEnd);
            const meaning = known === undefined ? null : (tag.meanings[known.index] ?? null);
            if (known === undefined || meaning === null)
                continue;
            this.#receiver.attribute(known.name, meaning, page.slice(value, valueEnd), name);
            matters = true;
        }
    }
    #tagNamed(start, end) {
        const { tags, other } = this.#names;
        const known = tags.get(this.#bytes, start, end);
        if (known !== undefined || !other.matters)
            return known ?? other;
        const written = this.#page.slice(start, end);
        return { ...other, name: this.#isXml ? written : written.toLowerCase() };
    }
    /** `end`: the offset of its `>`. */
    #startTag(tag, start, end, closesItself) {
        if (!this.#receiver.startTag(tag, start, closesItself))
            return end + 1;
        const rawEnd = orEnd(this.#page, (0,raw_text/* findEndOfRawText */.h)(tag.name, this.#page, end + 1));
        this.#text(end + 1, rawEnd);
        return rawEnd;
    }
    /** https://html.spec.whatwg.org/#markup-declaration-open-state */
    #declaration(at) {
        if (this.#page.startsWith('--', at + 2))
            return this.#comment(at + 4);
        if ((this.takesCdata || this.#isXml) && this.#page.startsWith(CDATA_START, at)) {
            // https://html.spec.whatwg.org/#cdata-section-state
            const start = at + CDATA_START.length;
            const end = orEnd(this.#page, this.#page.indexOf(']]>', start));
            this.#text(start, end, true);
            return end + ']]>'.length;
        }
        return this.#behind('>', at + 2);
    }
    /** https://html.spec.whatwg.org/#comment-start-state, and those after it. */
    #comment(start) {
        const page = this.#page;
        if (this.#isXml)
            return this.#behind('-->', start);
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
    #instruction(start) {
        const end = this.#page.indexOf('?>', start);
        if (end === -1)
            return this.#page.length;
        this.#receiver.instruction(this.#page.slice(start, end), start);
        return end + 2;
    }
}
/** Returns an offset in a text; its length for -1. */
function orEnd(text, at) {
    return at === -1 ? text.length : at;
}
/** Returns the bytes of a page, with a zero behind them. To be given back with `reuse`. */
function bytesOf(page) {
    const bytes = spare.length > page.length ? spare : Buffer.allocUnsafeSlow(page.length + 1);
    spare = NO_BUFFER;
    bytes.write(page, 'latin1');
    bytes[page.length] = NUL;
    return bytes;
}
function reuse(bytes) {
    if (bytes.length <= MAX_SPARE)
        spare = bytes;
}

// EXTERNAL MODULE: ./lib/web/page/values.js
var values = __webpack_require__(6216);
;// CONCATENATED MODULE: ./lib/web/page/reader.js






/** Browsers do not nest deeper either. */
const MAX_TEMPLATE_DEPTH = 512;
/** The reference that stands for a `&`. */
const AMPERSAND = (0,byte_strings/* toBytes */.ZJ)('&amp;');
/** Elements of whose content nothing is seen. */
const UNSEEN = new Set(['script', 'style', 'noscript']);
/**
 * Reads a page and tells a visitor what a browser with scripts finds in it:
 * nothing in comments, `<noscript>` and inert templates, the first of two attributes of one name,
 * no tag that never ends. It does not know which elements are open: a list of them takes forever
 * with millions of them.
 */
class PageReader {
    #visitor;
    #isXml;
    #wantsAll;
    #tokenizer;
    #foreign = new foreign_content/* ForeignContent */.QJ();
    #element = new PageElement();
    #lineAt = (0,line_counter/* makeLineCounter */.F)('');
    /** Was there an element? */
    #isBegun = false;
    /** Open templates: what they hold does not exist until a script uses it. */
    #templates = [];
    #isInert = false;
    /** In HTML, what `<noscript>` holds is not read at all. */
    #inNoscript = false;
    /** The element whose content is no text for readers. */
    #content;
    #parts = byte_strings/* NO_BYTES */.CR;
    /** In `xml`, the page is XHTML that is served as such, and every element can close itself. */
    constructor(visitor, vocabulary, syntax) {
        this.#visitor = visitor;
        this.#isXml = syntax === 'xml';
        this.#wantsAll = visitor.text !== undefined;
        this.#tokenizer = new Tokenizer(this, syntax, vocabulary.namesIn(syntax));
        this.#sayWhatIsWanted();
    }
    /** Reads a page. To be called once. */
    read(page) {
        this.#lineAt = (0,line_counter/* makeLineCounter */.F)(page);
        this.#tokenizer.read(page);
    }
    /** Ends the reading: nothing more is passed on. */
    stop() {
        this.#tokenizer.stop();
    }
    /** Returns the line of an offset, from 1 on. Offsets must not decrease. */
    line(at) {
        return this.#lineAt(at) + 1;
    }
    // Called by the tokenizer.
    attribute(name, meaning, written, at) {
        if (this.#element.find(name) !== undefined)
            return;
        const decode = this.#isXml ? values/* decodeXmlAttribute */.gL : values/* decodeAttribute */.jz;
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
            this.#open(name, start);
        this.#element.clear();
        if (closesItself && (this.#isXml || wasForeign || this.#foreign.inside))
            this.#close(name);
        this.#sayWhatIsWanted();
        return isRaw && !this.#isXml && !wasForeign;
    }
    endTag({ name }) {
        this.#close(name);
        this.#sayWhatIsWanted();
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
    // What it stands for.
    /** Is it in something that browsers do not show, and look for nothing in? */
    get #isHidden() {
        return this.#isInert || this.#inNoscript;
    }
    #sayWhatIsWanted() {
        const tokenizer = this.#tokenizer;
        const hasContent = this.#content !== undefined;
        tokenizer.isForeign = this.#foreign.inside;
        tokenizer.takesCdata = this.#foreign.takesCdata;
        tokenizer.wantsText = this.#wantsAll || hasContent;
        tokenizer.wantsEndTags =
            this.#wantsAll ||
                hasContent ||
                this.#inNoscript ||
                this.#templates.length > 0 ||
                this.#foreign.depth > 0;
    }
    #open(name, start) {
        const element = this.#element;
        element.name = name;
        element.start = start;
        element.isForeign = this.#foreign.inside;
        element.isInShadow = this.#templates.length > 0;
        const isWanted = this.#visitor.open(element);
        if (!UNSEEN.has(name) || (!isWanted && !this.#wantsAll))
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

/***/ 6216:
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
/** What the text and the values of attributes mean that a page has. */


/** Returns the value of an attribute as written with its character references decoded. */
function decodeAttribute(value) {
    return value.includes('&') ? decodeInPieces(value, entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTMLAttribute */ .Im) : value;
}
/**
 * How much is decoded at a time, in bytes: the decoder keeps an object for each reference until all
 * is read.
 */
const PIECE = 1 << 20;
/**
 * Decodes a long value in pieces. Each ends before a `&`, so that no reference is in two of them.
 */
function decodeInPieces(value, decode) {
    let decoded = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    for (let start = 0; start < value.length;) {
        const next = value.indexOf('&', start + PIECE);
        const end = next === -1 ? value.length : next;
        decoded = decoded.concat((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(decode((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value.slice(start, end)))));
        start = end;
    }
    return decoded;
}
const OTHER_ENTITY = /&[\w.-]+;/;
/** The same in XML. Entities that a file declares itself are not known, nor what has them in it. */
function decodeXmlAttribute(value) {
    const decoded = decodeAttribute(value);
    return value.includes('&') && OTHER_ENTITY.test(decoded) ? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR : decoded;
}
/** Returns text between tags as written with its character references decoded. */
function decodeText(text) {
    return text.includes('&') ? decodeInPieces(text, entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz) : text;
}
/**
 * Returns where a `<meta http-equiv=refresh>` sends readers, given its content; undefined if it
 * only loads the page again.
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
function readRefreshTarget(content) {
    const parts = content.match(/^\s*[\d.]+(?=[\s;,])\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is);
    const rest = parts?.[1] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    if (rest === '')
        return undefined;
    const quoted = rest.match(/^(["'])(.*?)(?:\1|$)/s);
    return quoted?.[2] ?? rest;
}
/**
 * Values of `type` with which a browser runs a script:
 * https://mimesniff.spec.whatwg.org/#javascript-mime-type.
 */
const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))$/;
/** Returns whether a browser runs a script with this `type`. */
function isScriptType(type) {
    return SCRIPT_TYPE.test((type ?? '').trim().toLowerCase());
}
/**
 * Returns whether a browser runs a script with these attributes; `get` returns one by its name.
 * https://html.spec.whatwg.org/#prepare-the-script-element
 */
function runsScript(get) {
    const type = get('type');
    if (!isScriptType(type ?? typeOfLanguage(get('language'))))
        return false;
    const object = get('for');
    const event = get('event');
    if (object === undefined || event === undefined || isModule(type))
        return true;
    return /^\s*window\s*$/i.test(object) && /^\s*onload(?:\(\))?\s*$/i.test(event);
}
function typeOfLanguage(language) {
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
 * Returns the addresses of a `srcset`, in order, whatever their descriptors: a browser may choose
 * any of them.
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
            candidates.lastIndex = descriptorEnd(value, end);
    }
    return addresses;
}
/** Commas inside parentheses do not end a descriptor. */
function descriptorEnd(value, from) {
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

/***/ 7640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zq: () => (/* binding */ OF_ADDRESSES),
  jN: () => (/* binding */ OF_EMPTY_PAGES),
  Xk: () => (/* binding */ OF_READERS),
  Cv: () => (/* binding */ OF_SOURCE_LINKS),
  y$: () => (/* binding */ OF_XML),
  ZL: () => (/* binding */ chooseSyntax),
  Uk: () => (/* binding */ isClicked)
});

// UNUSED EXPORTS: ADDRESSES, OF_LOADS, Vocabulary

// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __webpack_require__(1160);
;// CONCATENATED MODULE: ./lib/web/page/name-table.js
/** Finds names in bytes, without making strings of them. */
/** Longer names are in no table. */
const MAX_LENGTH = 31;
/** Room for a first letter and a length of five bits each. */
const SIZE = 1 << 10;
const UPPER_CASE = 0x20;
/** What a few ASCII names stand for. */
class NameTable {
    #entries = new Array(SIZE).fill(undefined);
    #ignoresCase;
    /** With `ignoresCase`, the names are all in lower case, and found in any. */
    constructor(names, ignoresCase) {
        this.#ignoresCase = ignoresCase;
        for (const [name, value] of names) {
            const bytes = Buffer.from(name, 'latin1');
            if (bytes.length === 0 || bytes.length > MAX_LENGTH)
                continue;
            const place = placeOf(bytes[0] ?? 0, bytes.length);
            this.#entries[place] ??= [];
            this.#entries[place].push({ bytes, value });
        }
    }
    /**
     * Returns what the name from `start` to `end` stands for; undefined if it is not in the table.
     */
    get(text, start, end) {
        const length = end - start;
        if (length > MAX_LENGTH)
            return undefined;
        const entries = this.#entries[placeOf(text[start], length)];
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
            // Only letters have a lower case, and no name has anything else that differs by this bit
            // alone.
            if (!this.#ignoresCase || (byte | UPPER_CASE) !== name[i] || byte < 0x41 || byte > 0x5a)
                return false;
        }
        return true;
    }
}
/** The same for upper and lower case. */
function placeOf(first, length) {
    return ((first & 0x1f) << 5) | length;
}

// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __webpack_require__(4920);
;// CONCATENATED MODULE: ./lib/web/page/vocabulary.js
/** Which elements and attributes of a page matter, and to whom. */



/** Is an address for people to click on? */
function isClicked(use) {
    return use === 'link' || use === 'download';
}
/** Stands for every element. */
const ANY = '';
/**
 * Attributes with addresses that are seen:
 * https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2.
 */
const SEEN_ADDRESSES = [
    ['a area', 'href', 'link'],
    ['form', 'action', 'link'],
    ['button input', 'formaction', 'link'],
    ['image feimage', 'href xlink:href', 'media'],
    ['img source video audio input image', 'src', 'media'],
    ['img source image', 'srcset', 'set'],
    ['video', 'poster', 'media'],
    ['track', 'src', 'load'],
    ['embed iframe frame', 'src', 'document'],
    ['iframe', 'srcdoc', 'frame'],
    ['object', 'data', 'document'],
];
/**
 * All attributes with addresses: also of what is not seen, or is not what is seen, a background, a
 * part of a drawing.
 */
const ADDRESSES = [
    ...SEEN_ADDRESSES,
    ['script', 'src href xlink:href', 'load'],
    ['body table col colgroup thead tbody tfoot tr td th', 'background', 'media'],
    ['use', 'href xlink:href', 'symbol'],
];
/**
 * Returns the syntax of a page, or of an SVG file that is opened like one. Frames within it are
 * HTML, whatever the page.
 */
function chooseSyntax(page) {
    if (/\.(?:xhtml|svg)$/i.test(page))
        return 'xml';
    return 'html';
}
/** Elements that begin or end something. */
const MARKS = ['svg', 'math', 'template'];
/** Names of SVG that matter here and are not all in lower case. */
const CAMEL_CASE = ['feImage', 'foreignObject'];
/** What somebody wants to know of pages. */
class Vocabulary {
    #wanted;
    #attributes;
    #wantsAll;
    #names = {};
    /** `wantsAll`: whether elements without a wanted attribute matter, too. */
    constructor(rows, wantsAll = false) {
        const all = rows.flatMap(([elements, attributes, holds]) => elements
            .split(' ')
            .flatMap((element) => attributes.split(' ').map((attribute) => ({ element, attribute, holds }))));
        this.#wanted = Map.groupBy(all, ({ element }) => element);
        this.#attributes = [...new Set(all.map(({ attribute }) => attribute))];
        this.#wantsAll = wantsAll;
    }
    /**
     * Returns the attributes that are wanted of an element, apart from those that are wanted of all.
     */
    attributesOf(element) {
        return this.#wanted.get(element) ?? [];
    }
    /** Returns what elements and attributes are called in a page. */
    namesIn(syntax) {
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
            tags: new NameTable(written.map((name) => [name, this.#tagOf(name.toLowerCase())]), isHtml),
            attributes: new NameTable(this.#attributes.map((name, index) => [name, { name, index }]), isHtml),
            other: this.#tagOf(ANY),
        };
    }
    #tagOf(name) {
        const wanted = [...this.attributesOf(ANY), ...this.attributesOf(name)];
        const holds = new Map(wanted.map((each) => [each.attribute, each.holds]));
        const isRaw = raw_text/* RAW_ELEMENTS */.x.has(name);
        return {
            name,
            meanings: this.#attributes.map((attribute) => holds.get(attribute) ?? null),
            isRaw,
            matters: this.#wantsAll || isRaw || MARKS.includes(name),
        };
    }
}
/** What says something about addresses and anchors. */
const OF_ADDRESSES = new Vocabulary([
    ...ADDRESSES,
    // What says together with other attributes where an element leads.
    ['a', 'name xlink:href', 'part'],
    ['a area', 'download', 'part'],
    ['base', 'href', 'part'],
    ['form', 'method', 'part'],
    ['input', 'type', 'part'],
    ['link', 'as href hreflang imagesrcset integrity rel type', 'part'],
    ['meta', 'charset content http-equiv name property', 'part'],
    ['script', 'type language for event integrity', 'part'],
    ['style', 'type', 'part'],
    ['template', 'shadowrootmode', 'part'],
    [ANY, 'id', 'id'],
    [ANY, 'style', 'style'],
    // In which `url()` loads something:
    // https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes.
    [ANY, 'clip-path cursor fill filter marker-end marker-mid marker-start mask stroke', 'paint'],
]);
/** What readers see. */
const OF_READERS = new Vocabulary([
    ...SEEN_ADDRESSES,
    ['a', 'xlink:href', 'link'],
    ['a', 'name rel class', 'part'],
    ['img area image input', 'alt', 'alternative'],
    ['input', 'type', 'part'],
    ['input', 'value placeholder', 'shown'],
    ['input', 'checked', 'mark'],
    ['textarea', 'placeholder', 'shown'],
    ['option', 'label', 'shown'],
    ['option', 'selected', 'mark'],
    ['optgroup', 'label', 'shown'],
    ['progress', 'value max', 'shown'],
    ['meter', 'value min max', 'shown'],
    ['ol', 'start type', 'shown'],
    ['ol', 'reversed', 'mark'],
    ['li', 'value', 'shown'],
    ['details dialog', 'open', 'mark'],
    ['form', 'method', 'part'],
    ['meta', 'name content http-equiv', 'part'],
    ['template', 'shadowrootmode', 'part'],
    [ANY, 'id', 'id'],
    [ANY, 'role', 'part'],
    [ANY, 'hidden', 'mark'],
], true);
/** What says whether readers see anything at all. */
const OF_EMPTY_PAGES = new Vocabulary([
    ['body', 'background onload', 'part'],
    ['input', 'type', 'part'],
    ['meta', 'content http-equiv', 'part'],
    ['script', 'type language for event', 'part'],
    ['template', 'shadowrootmode', 'part'],
    [ANY, 'hidden style', 'part'],
], true);
/** What says of a link whether it leads to what the page was written as. */
const OF_SOURCE_LINKS = new Vocabulary([['a link', 'href rel title class', 'part']], true);
/** What sitemaps and feeds say of addresses. */
const OF_XML = new Vocabulary([[ANY, 'href rel src url xml:base', 'part']], true);
/** What a page loads to run and to look as it should, and what decides whether that is used. */
const OF_LOADS = new Vocabulary([
    ['base', 'href', 'part'],
    ['link', 'rel href type media disabled integrity crossorigin', 'part'],
    ['meta', 'http-equiv content', 'part'],
    ['script', 'src href type nomodule integrity crossorigin', 'part'],
    ['template', 'shadowrootmode', 'part'],
]);


/***/ }),

/***/ 9612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U_: () => (/* binding */ resolveLoops),
/* harmony export */   WP: () => (/* binding */ getFileName),
/* harmony export */   Y1: () => (/* binding */ makeSiteFolder),
/* harmony export */   bU: () => (/* binding */ hasFolder),
/* harmony export */   fx: () => (/* binding */ makeDiskPath)
/* harmony export */ });
/* unused harmony export listTree */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1164);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9591);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7469);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);





/**
 * Returns the name without loops of what a path leads to; the same path where there are none on it.
 */
function resolveLoops(path, loops) {
    let name = path;
    for (;;) {
        const loop = loops.find((link) => name.startsWith(link.name) || `${name}/` === link.name);
        if (loop === undefined)
            return name;
        // The folder's name is shorter than that of a link within it, so this ends.
        name = loop.folder + name.slice(loop.name.length);
    }
}
/** Returns the name of a file, by its index. */
function getFileName({ names }, file) {
    return names[file] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_BYTES */ .CR;
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
 * Returns the path of a name of the site, for the file system. Names that are not UTF-8 can only be
 * given as bytes.
 */
function makeDiskPath(root, name) {
    return Buffer.from(`${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(root)}/${name}`, 'latin1');
}
/** Returns a folder with a site that is not listed yet; `signal` ends its listing. */
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
 * Under how many names that lead through several symbolic links one folder is listed: a dozen
 * folders that all link to each other have a billion.
 */
const MAX_NAMES = 100;
/** Reading these may wait for ever, or never end. Shared memory is an ordinary place for files. */
const OF_THE_SYSTEM = /^\/(?:proc|sys|dev(?!\/shm(?:\/|$)))(?:\/|$)/;
/**
 * Lists what an upload would take from `root`.
 * Symbolic links are followed wherever they lead, as uploads do, but never round in circles.
 * @throws what the file system throws when `root` cannot be read; the reason of `signal` soon after
 * it is aborted
 */
async function listTree(root, signal) {
    const listing = new Listing(root, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root, 'buffer')));
    const yieldIfOver = (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .makeCheckpoint */ .Ny)(signal);
    for (let folder = listing.next(); folder !== undefined; folder = listing.next()) {
        for (const entry of entriesOf(root, folder.name, listing.unreadable)) {
            await yieldIfOver();
            listing.add(folder, entry);
        }
    }
    return listing.tree();
}
/** What was found of a site so far, and the folders that are still to be read. */
class Listing {
    unreadable = [];
    #root;
    /** Without symbolic links. */
    #realRoot;
    #folders;
    #files = [];
    #loops = [];
    /** How often a folder was reached through several links, by its path without any. */
    #listed = new Map();
    #unreadNames = 0;
    constructor(root, realRoot) {
        this.#root = root;
        this.#realRoot = realRoot;
        this.#folders = [{ name: _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_BYTES */ .CR, real: realRoot, above: [], links: 0 }];
    }
    /** Returns a folder to read; undefined if all are read. */
    next() {
        return this.#folders.pop();
    }
    /** Adds what is in a folder. */
    add(folder, entry) {
        const name = folder.name.concat((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)(entry.name));
        const place = folder.real.concat('/', (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)(entry.name));
        const isLink = entry.isSymbolicLink();
        const { why, size, folder: real } = whatIsAt(this.#root, name, isLink ? undefined : place);
        if (why !== undefined)
            this.unreadable.push({ name, why });
        if (size !== undefined)
            this.#files.push({ name, size });
        if (real === undefined)
            return;
        const above = [...folder.above, folder];
        const reached = { name: name.concat('/'), real, above, links: folder.links + Number(isLink) };
        if (!this.#isCircle(reached, place))
            this.#addFolder(reached);
    }
    /** Adds a folder that closes a circle to those that are not read, and returns whether it does. */
    #isCircle({ name, real, above }, place) {
        const circle = circleOf(real, above);
        if (circle?.kind === 'loop') {
            const isWithinSite = (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(place, this.#realRoot);
            const link = isWithinSite ? place.slice(this.#realRoot.length + 1) : name.slice(0, -1);
            this.#loops.push({ name, folder: circle.folder, link });
        }
        else if (circle !== undefined)
            this.unreadable.push({ name, why: HOLDS_ITSELF });
        return circle !== undefined;
    }
    #addFolder(folder) {
        const times = (this.#listed.get(folder.real) ?? 0) + Number(folder.links > 1);
        if (times > MAX_NAMES) {
            this.#unreadNames++;
            return;
        }
        this.#listed.set(folder.real, times);
        this.#folders.push(folder);
    }
    tree() {
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
/** Why a folder is not listed to which a symbolic link in it leads, such as `/`. */
const HOLDS_ITSELF = 'it is a symbolic link to a folder that contains the site or the link itself';
/**
 * Returns which circle a folder closes when it is reached through the folders `above`: one of them
 * again, or a folder around one of them, in which it would be found again. Undefined if it closes
 * none.
 */
function circleOf(real, above) {
    const same = above.find((outer) => outer.real === real);
    if (same !== undefined)
        return { kind: 'loop', folder: same.name };
    const holdsOne = above.some((outer) => (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(outer.real, real));
    if (holdsOne)
        return { kind: 'around' };
    return undefined;
}
/** Adds a folder below the root that cannot be read to `unreadable`. */
function entriesOf(root, folder, unreadable) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(makeDiskPath(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        if (folder === '' || !(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .M)(error))
            throw error;
        unreadable.push({ name: folder, why: error.code ?? error.message });
        return [];
    }
}
/** Where a symbolic link leads that leads to nothing, by the code of the error. */
const LOST_LINKS = new Map([
    ['ENOENT', 'nowhere'],
    ['ELOOP', 'in a circle'],
]);
/**
 * Returns the size of a file, or the path of a folder without links; or why it is neither. `known`:
 * its path if it is no link.
 */
function whatIsAt(root, name, known) {
    try {
        const path = makeDiskPath(root, name);
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        const real = known ?? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path, 'buffer'));
        const isUsual = (status.isFile() || status.isDirectory()) && !OF_THE_SYSTEM.test(real);
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
        const where = known === undefined && LOST_LINKS.get(code);
        return { why: where ? `it is a symbolic link that points ${where}` : code };
    }
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

/** A thread that answers one call after the other; it starts while others work on. */
class Thread {
    #worker;
    #waiting;
    #failure;
    constructor(code) {
        // Without it, each thread takes 50 MB more for objects that are soon garbage, and is no faster.
        this.#worker = new external_node_worker_threads_.Worker(code, { resourceLimits: { maxYoungGenerationSizeMb: 12 } });
        this.#worker.on('message', (reply) => this.#takeWaiting()?.resolve(reply));
        this.#worker.on('error', (error) => this.#fail(error));
        this.#worker.on('exit', (status) => this.#fail(new Error(`the thread ended with code ${status}`)));
    }
    /** Sends what has no reply. */
    send(request) {
        this.#worker.postMessage(request);
    }
    /**
     * Returns the reply; rejected when the thread fails or is stopped. There must be no open request.
     */
    call(request) {
        if (this.#failure !== undefined)
            return Promise.reject(this.#failure);
        this.#waiting = Promise.withResolvers();
        this.#worker.postMessage(request);
        return this.#waiting.promise;
    }
    /** Ends it at once; an open request is rejected. */
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
/** Whether this is part of the bundle of the command, of its first file or of another one. */
const IS_OF_COMMAND = /\/check-command\/[^/]+$/.test(HERE);
/**
 * The code of each thread. In `dist` it is a bundle in a folder of its own, beside those of the
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
/** With less to read than this, in bytes, a thread costs more than it saves. */
const MIN_BYTES_FOR_THREADS = 12_000_000;
/**
 * Returns what `work` does with a pool, which ends with it. `signal` ends the work and all threads,
 * wherever they are.
 * @throws the reason of the signal soon after it is aborted; what `work` throws
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
     * Adds to what is to be read, and starts the threads as soon as they are worth it: that takes a
     * while.
     */
    expect(bytes) {
        this.#bytes += bytes;
        if (this.#bytes < MIN_BYTES_FOR_THREADS || this.#threads.length > 0)
            return;
        const length = Math.min(this.#task.maxThreads, (0,external_node_os_.availableParallelism)());
        this.#threads = Array.from({ length }, () => new Thread(CODE));
    }
    /** Opens the workers. To be called once, before anything is asked. */
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
     * Does `work` for each of the items, in any order: a worker that is done takes the next.
     * @throws the reason of the signal soon after it is aborted; what a worker throws
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
    /** Returns what `work` returns for each of the workers. @throws what a worker throws */
    runOnAll(work) {
        return Promise.all(this.#workers.map(work));
    }
    /** Ends all threads at once; what they have been asked is rejected. */
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

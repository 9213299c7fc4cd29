import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 1375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ idProblem)
/* harmony export */ });
/** The longest id that is accepted: far longer than any real one, far shorter than a URL may be. */
const MAX_ID_LENGTH = 255;
/** Returns why `id` cannot be used in a path (empty, a dot segment, not printable), or undefined if it can. */
function idProblem(id) {
    if (id === '')
        return 'is empty';
    if (id === '.' || id === '..')
        return 'is a dot segment, which would change the path';
    if (id.length > MAX_ID_LENGTH)
        return `has more than ${MAX_ID_LENGTH} characters`;
    if (/[\s\p{C}]/u.test(id))
        return 'contains white space or control characters';
    return undefined;
}


/***/ }),

/***/ 2057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _4: () => (/* binding */ looksLike),
/* harmony export */   be: () => (/* binding */ formatOf),
/* harmony export */   hR: () => (/* binding */ FORMATS),
/* harmony export */   jT: () => (/* binding */ HEAD_SIZE),
/* harmony export */   l2: () => (/* binding */ isTarBlock)
/* harmony export */ });
/** Recognizes formats by their first bytes: names and content types of archives are often wrong. */
/** The formats that are unpacked here. */
const FORMATS = ['zip', 'tar', 'tar.gz', 'tar.zst'];
/** As many of the first bytes as `formatOf` and `looksLike` need. */
const HEAD_SIZE = 512;
/** Returns the format of what begins with `head`; undefined if it is not one that is unpacked here. */
function formatOf(head) {
    const latin1 = head.toString('latin1');
    // A local header; or, without entries, the end record or that of zip64.
    if (/^PK(\x03\x04|\x05\x06|\x06\x06)/.test(latin1))
        return 'zip';
    if (latin1.startsWith('\x1f\x8b\x08'))
        return 'tar.gz';
    // A Zstandard frame, or a skippable one, as pzstd writes them in front (RFC 8878, section 3.1).
    if (/^(\x28\xb5\x2f\xfd|[\x50-\x5f]\x2a\x4d\x18)/.test(latin1))
        return 'tar.zst';
    return isTarBlock(head) ? 'tar' : undefined;
}
/**
 * Returns whether a tar can begin with these 512 bytes: a header with the right checksum (POSIX pax, ustar interchange
 * format), or the zeros at the end of an empty one.
 */
function isTarBlock(block) {
    if (block.length < 512)
        return false;
    const [from, to] = [148, 156];
    let sum = 0;
    for (const [i, byte] of block.subarray(0, 512).entries())
        sum += i >= from && i < to ? 0x20 : byte;
    const said = /^[\0 ]*([0-7]+)/.exec(block.toString('latin1', from, to))?.[1];
    return said === undefined ? sum === 8 * 0x20 : Number.parseInt(said, 8) === sum;
}
const LOOKS = [
    [/^$/, 'nothing at all (0 bytes)'],
    // Each comment ends at its first `-->`: with any other end, the ways to match many of them would grow exponentially.
    [/^\s*(?:<!--(?:(?!-->).)*-->\s*)*<(!doctype html|html|head|body)\b/is, 'an HTML page'],
    [/^\s*(<\?xml[^>]*>\s*)?<Error>/i, 'an error message from an object storage (XML)'],
    [/^\s*<\?xml\b/i, 'an XML document'],
    [/^\s*[{[]\s*(["{[\]}\d]|$)/, 'a JSON document'],
    [/^7z\xbc\xaf\x27\x1c/, 'a 7z archive'],
    [/^Rar!\x1a\x07/, 'a RAR archive'],
    [/^\xfd7zXZ\0/, 'an xz file'],
    [/^BZh[1-9]/, 'a bzip2 file'],
    [/^\x04\x22\x4d\x18/, 'an lz4 file'],
    [/^LZIP/, 'an lzip file'],
    [/^\x1f\x9d/, 'a compress (.Z) file'],
    [/^MSCF/, 'a cabinet file'],
    [/^!<arch>\n/, 'an ar archive'],
    [/^0707(01|02|07)/, 'a cpio archive'],
    [/^PK(\x07\x08|00)/, 'one part of a zip archive in several parts'],
    [/^PK\x03\x04|^PK\x05\x06/, 'a zip archive'],
    [/^\x1f\x8b/, 'a gzip file'],
    [/^\x28\xb5\x2f\xfd/, 'a Zstandard file'],
    [/^version https:\/\/git-lfs/, 'a Git LFS pointer'],
    [/^MZ|^\x7fELF/, 'a program'],
    [/^%PDF-/, 'a PDF document'],
    [/^(\x89PNG|\xff\xd8\xff|GIF8)/, 'an image'],
    [/^\0+$/, 'zeros'],
    [/^[\t\n\r\x20-\x7e\x80-\xff]+$/, 'text'],
];
/** Returns what something that begins with `head` seems to be, worded to follow «it looks like». */
function looksLike(head) {
    const latin1 = head.toString('latin1');
    const known = LOOKS.find(([start]) => start.test(latin1));
    return known ? known[1] : `nothing known (it begins with the bytes ${head.subarray(0, 8).toString('hex')})`;
}


/***/ }),

/***/ 4334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ changesInWords),
/* harmony export */   m: () => (/* binding */ countsOf)
/* harmony export */ });
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3052);

/** Returns how many changes there are. */
function countsOf({ added, removed, moved, changed, navigation, files }) {
    return {
        pagesAdded: added.length,
        pagesRemoved: removed.length,
        pagesMoved: moved.length,
        pagesChanged: changed.length,
        navigationChanged: navigation.length,
        filesAdded: files.added.length,
        filesRemoved: files.removed.length,
        filesMoved: files.moved.length,
        filesChanged: files.changed.length,
    };
}
/** Returns what changed in words: `1 page added, 2 pages changed, 1 other file changed`, or `nothing that a reader would notice`. */
function changesInWords(counts) {
    const words = [
        [counts.pagesAdded, 'page', 'added'],
        [counts.pagesRemoved, 'page', 'removed'],
        [counts.pagesMoved, 'page', 'moved'],
        [counts.pagesChanged, 'page', 'changed'],
        [counts.navigationChanged, 'page', 'changed in navigation alone'],
        [counts.filesAdded, 'other file', 'added'],
        [counts.filesRemoved, 'other file', 'removed'],
        [counts.filesMoved, 'other file', 'moved'],
        [counts.filesChanged, 'other file', 'changed'],
    ];
    const found = words.filter(([n]) => n > 0).map(([n, of, what]) => `${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(n, of)} ${what}`);
    return found.length === 0 ? 'nothing that a reader would notice' : found.join(', ');
}


/***/ }),

/***/ 1771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ pagesTable),
/* harmony export */   P: () => (/* binding */ countsTable)
/* harmony export */ });
/* harmony import */ var _report_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8916);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3052);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2365);



/** How many sections of a page are named. */
const MAX_SECTIONS_SHOWN = 5;
/** Returns a table of how many pages and other files were added, removed, moved and changed. */
function countsTable(counts) {
    const row = (name, ...numbers) => [
        (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `${name}`,
        ...numbers.map((n) => (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `${n.toLocaleString('en')}`),
    ];
    return (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Files', 'Added', 'Removed', 'Moved', 'Changed'], [
        row('Pages', counts.pagesAdded, counts.pagesRemoved, counts.pagesMoved, counts.pagesChanged),
        row('Other files', counts.filesAdded, counts.filesRemoved, counts.filesMoved, counts.filesChanged),
    ]);
}
/** Returns a table of pages that changed, with what changed in them. */
function pagesTable(pages) {
    return (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Page', 'What changed', 'Where'], pages.map((change) => [
        pageCell(change),
        (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `${change.what.map(aspectInWords).join(', ')}`,
        sectionsCell(change),
    ]));
}
function pageCell({ page, from, title }) {
    const name = title === '' ? undefined : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<br>${(0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(title)}`;
    const origin = from === undefined ? undefined : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<br>moved from ${(0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(from))}`;
    return (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `${(0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(page))}${name}${origin}`;
}
function aspectInWords(aspect) {
    return aspect;
}
function sectionsCell({ sections }) {
    const shown = sections.slice(0, MAX_SECTIONS_SHOWN);
    const more = sections.length - shown.length;
    const rest = more === 0 ? undefined : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<br>… and ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(more, 'more section')}`;
    return (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `${shown.map((section, i) => (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `${i === 0 ? undefined : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<br>`}${sectionInWords(section)}`)}${rest}`;
}
function sectionInWords({ heading, is }) {
    const name = heading === '' ? (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `before the first heading` : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(heading);
    return is === 'changed' ? name : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `${name} (${is})`;
}


/***/ }),

/***/ 8059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   C4: () => (/* binding */ worstPages),
/* harmony export */   Pe: () => (/* binding */ countsInWords),
/* harmony export */   aC: () => (/* binding */ severitiesAtLeast),
/* harmony export */   dw: () => (/* binding */ foundInWords),
/* harmony export */   fT: () => (/* binding */ countsByCode),
/* harmony export */   he: () => (/* binding */ isCounted),
/* harmony export */   qr: () => (/* binding */ acceptanceInWords),
/* harmony export */   yR: () => (/* binding */ checkedInWords)
/* harmony export */ });
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3052);

/** Returns of which severities there are findings that are not listed. */
function severitiesAtLeast(findings) {
    return new Set(findings.filter(({ isRest }) => isRest).map(({ severity }) => severity));
}
/**
 * Returns what was found in words: `2 errors, 1 notice, 3 accepted findings`, `at least 20,001 errors`, or `nothing`.
 */
function foundInWords(counts) {
    const { errors, warnings, notices, accepted } = counts;
    const found = [
        ...(errors > 0 ? [inWords(counts, 'error')] : []),
        ...(warnings > 0 ? [inWords(counts, 'warning')] : []),
        ...(notices > 0 ? [inWords(counts, 'notice')] : []),
        ...(accepted > 0 ? [(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(accepted, 'accepted finding')] : []),
    ];
    return found.length === 0 ? 'nothing' : found.join(', ');
}
/** Returns the two numbers that matter: `0 errors and 3 warnings`. */
function countsInWords(counts) {
    return `${inWords(counts, 'error')} and ${inWords(counts, 'warning')}`;
}
function inWords(counts, severity) {
    return `${counts.atLeast.has(severity) ? 'at least ' : ''}${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts[`${severity}s`], severity)}`;
}
/** Returns what was checked in words: `1,204 links and 388 loaded files in 242 pages`. */
function checkedInWords(of) {
    return `${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.links, 'link')} and ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.loads, 'loaded file')} in ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.pages, 'page')}`;
}
/** Returns whether a finding counts as what it is: it is not accepted. */
function isCounted({ accepted }) {
    return accepted === undefined;
}
/** Returns why a finding does not count, in words: `Accepted until 2027-03-31: the generator makes it`. */
function acceptanceInWords({ until, reason, }) {
    return `Accepted${until == null ? '' : ` until ${until}`}: ${reason}`;
}
/** Returns how many findings there are of each code and severity, in the order of the findings; accepted ones apart. */
function countsByCode(findings) {
    const kindOf = (finding) => (isCounted(finding) ? finding.severity : 'accepted');
    const groups = Map.groupBy(findings, (finding) => `${kindOf(finding)} ${finding.code}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const occurrences = group.reduce((sum, { count }) => sum + count, 0);
        const isComplete = !group.some(({ isRest }) => isRest);
        return [{ code: first.code, severity: kindOf(first), findings: group.length, isComplete, occurrences }];
    });
}
/**
 * Returns the pages that most findings name among their first locations, notices and accepted ones apart: where to begin. A link that is
 * broken on every page does not make every page one of them.
 */
function worstPages(findings, most) {
    const counts = new Map();
    for (const { severity, spots } of findings.filter(isCounted)) {
        if (severity === 'notice')
            continue;
        for (const { page } of spots)
            counts.set(page, (counts.get(page) ?? 0) + 1);
    }
    return [...counts]
        .map(([page, count]) => ({ page, findings: count }))
        .sort((a, b) => b.findings - a.findings || (a.page < b.page ? -1 : 1))
        .slice(0, most);
}
/** Where a finding is met first, and how much further it goes, in words; undefined for the site itself. */
function placeOf({ spots: [spot], pages, }) {
    if (spot === undefined)
        return undefined;
    const line = spot.line === undefined ? '' : `, line ${spot.line}`;
    const more = pages > 1 ? `, and on ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(pages - 1, 'more page')}` : '';
    return { page: spot.page, further: `${line}${more}` };
}


/***/ }),

/***/ 5233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/** `setTimeout` fires at once beyond this many ms (a signed 32-bit number, in Node as in browsers). */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** The real clock. It is monotonic: setting the machine's time does not move a deadline. */
const systemClock = {
    now: () => performance.timeOrigin + performance.now(),
    async sleep(ms, signal) {
        // Timers truncate to whole ms and so may fire early, and nothing here may happen before its time.
        const until = this.now() + ms;
        for (let left = ms; left > 0; left = until - this.now()) {
            await pause(Math.min(Math.ceil(left), MAX_TIMER_MS), signal);
        }
        signal?.throwIfAborted();
    },
    every(ms, tick) {
        const timer = setInterval(tick, Math.min(ms, MAX_TIMER_MS));
        return () => clearInterval(timer);
    },
};
function pause(ms, signal) {
    return new Promise((resolve, reject) => {
        if (signal?.aborted)
            return reject(signal.reason);
        const abort = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', abort);
            resolve();
        }, ms);
        signal?.addEventListener('abort', abort, { once: true });
    });
}


/***/ }),

/***/ 9366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ retryWhileHeld)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5233);
/* harmony import */ var _disk_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6451);


/** What Windows answers while a virus scanner or an indexer holds a file, or one in the folder. */
const HELD = new Set(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY']);
const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 500;
/** How long to wait in all, in ms: scanners release a file within a second or two. */
const BUDGET_MS = 5_000;
const THIS_SYSTEM = { platform: process.platform, clock: _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m };
/**
 * Returns how to rename and remove on this system. On Windows, what fails because another program holds a file is
 * retried, for some seconds in all for everything that is done with the same function. Elsewhere such errors are thrown
 * at once, because they last.
 */
function retryWhileHeld({ platform, clock, } = THIS_SYSTEM) {
    let leftMs = platform === 'win32' ? BUDGET_MS : 0;
    const again = async (work, first) => {
        let error = first;
        for (let pauseMs = FIRST_PAUSE_MS; isHeld(error) && leftMs > 0; pauseMs *= 2) {
            const ms = Math.min(pauseMs, MAX_PAUSE_MS, leftMs);
            leftMs -= ms;
            await clock.sleep(ms);
            try {
                return work();
            }
            catch (newer) {
                error = newer;
            }
        }
        throw error;
    };
    return (work) => {
        try {
            return work();
        }
        catch (error) {
            if (leftMs > 0 && isHeld(error))
                return again(work, error);
            throw error;
        }
    };
}
function isHeld(error) {
    return (0,_disk_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .Mi)(error) && HELD.has(error.code);
}


/***/ }),

/***/ 6451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   FG: () => (/* binding */ explainDiskError),
/* harmony export */   Mi: () => (/* binding */ isDiskError),
/* harmony export */   WG: () => (/* binding */ ensureRoom),
/* harmony export */   go: () => (/* binding */ freeBytes),
/* harmony export */   sM: () => (/* binding */ lstatIfExists)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3429);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3813);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3052);




/** Returns whether `error` came from a call to the file system, and not from what the bytes say. */
function isDiskError(error) {
    return (0,node_util_types__WEBPACK_IMPORTED_MODULE_1__.isNativeError)(error) && 'syscall' in error && 'code' in error;
}
/**
 * Returns what exists at `path`, without following a symbolic link; undefined if nothing does.
 * @throws Error of the disk
 */
function lstatIfExists(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
    }
    catch (error) {
        if (isDiskError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return undefined;
        throw error;
    }
}
/** Codes of the system (errno(3)), by what they mean to the user. */
const MEANINGS = {
    ENOSPC: 'disk-full',
    EDQUOT: 'disk-full',
    EFBIG: 'disk-full',
    EACCES: 'permission-denied',
    EPERM: 'permission-denied',
    EROFS: 'permission-denied',
    EEXIST: 'path-not-replaceable',
    ENOTEMPTY: 'path-not-replaceable',
    EBUSY: 'path-in-use',
    ETXTBSY: 'path-in-use',
    ENOTDIR: 'path-not-replaceable',
    EISDIR: 'path-not-replaceable',
};
/** Returns the error to report for writing `what` if `error` came from the file system; else `error` itself. */
function explainDiskError(error, what) {
    if (!isDiskError(error))
        return error;
    const why = error.code ?? error.message;
    switch (MEANINGS[why]) {
        case 'disk-full':
            return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('disk-full', { what, needed: undefined, free: undefined }, error);
        case 'permission-denied':
            return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('permission-denied', { what, why }, error);
        case 'path-in-use':
            return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('path-in-use', { path: what, why }, error);
        case 'path-not-replaceable':
            return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('path-not-replaceable', { path: what, why }, error);
        default:
            return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('disk-failed', { what, why }, error);
    }
}
/** Runs `work`, which writes `what`, and returns its result. @throws StepError for an error of the disk */
function onDisk(what, work) {
    try {
        return work();
    }
    catch (error) {
        throw explainDiskError(error, what);
    }
}
/** @throws StepError (`disk-full`) if `bytes` more are known not to fit on the file system of `folder` */
function ensureRoom(folder, bytes, what) {
    const free = freeBytes(folder);
    if (free === undefined || free >= bytes)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('disk-full', { what, needed: (0,_units_js__WEBPACK_IMPORTED_MODULE_3__/* .showSize */ .tY)(bytes), free: (0,_units_js__WEBPACK_IMPORTED_MODULE_3__/* .showSize */ .tY)(free) });
}
/** Returns how many bytes may be written to the file system of `folder`; undefined where it does not say. */
function freeBytes(folder) {
    try {
        const { bsize, bavail, blocks } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
        // Some network and user-space file systems answer with zeros.
        return blocks === 0 ? undefined : bsize * bavail;
    }
    catch (error) {
        if (isDiskError(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 4562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isGitFolder)
/* harmony export */ });
/**
 * Returns whether a part of a path is `.git`, also in the disguises in which Windows and macOS open it all the same:
 * trailing dots and spaces, a stream, the short name, ignored characters (is_ntfs_dotgit and is_hfs_dotgit in git's
 * sources, CVE-2014-9390).
 */
function isGitFolder(part) {
    return /^(\.git|git~1)[. ]*(:|$)/i.test(part.replace(/\p{Cf}/gu, ''));
}


/***/ }),

/***/ 1931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ mountsIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _disk_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6451);



/** Where Linux lists its mount points. */
const MOUNT_TABLE = '/proc/self/mountinfo';
/**
 * Returns the mount points at and below `folder`. Bind mounts within the same file system are among them, which device
 * numbers do not show. Empty on systems without such a table.
 */
function mountsIn(folder, table = mountTable()) {
    return mountPoints(table).filter((place) => place === folder || place.startsWith(`${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`));
}
/** The fifth field of each line; spaces, tabs, line ends and backslashes are octal there (proc_pid_mountinfo(5)). */
function mountPoints(table) {
    return table
        .split('\n')
        .map((line) => line.split(' ')[4] ?? '')
        .map((place) => place.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8))));
}
function mountTable() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(MOUNT_TABLE, 'utf8');
    }
    catch (error) {
        if ((0,_disk_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .Mi)(error))
            return '';
        throw error;
    }
}


/***/ }),

/***/ 7469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWithin),
/* harmony export */   d: () => (/* binding */ realPathOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _disk_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6451);



/** Returns whether a path is `folder` or below it; both absolute, symbolic links are not followed. */
function isWithin(path, folder) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/** Returns the path without symbolic links of a path that need not exist yet. @throws Error of the file system */
function realPathOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch (error) {
        if (!(0,_disk_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .Mi)(error) || error.code !== 'ENOENT')
            throw error;
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    }
}


/***/ }),

/***/ 1843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ protectedIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3761);
/* harmony import */ var _disk_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6451);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4562);
/* harmony import */ var _mounts_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1931);






/**
 * Returns why the folder at `path` must not be replaced, worded to follow its name and a colon; undefined if it may be.
 * All of it is searched: a repository or a mounted file system at any depth would be lost with it.
 * @throws the reason of `signal` soon after it is aborted; Error of the file system
 */
async function protectedIn(path, signal) {
    const [mount] = (0,_mounts_js__WEBPACK_IMPORTED_MODULE_4__/* .mountsIn */ .K)(path);
    if (mount !== undefined)
        return `a file system is mounted inside it, at “${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(path, mount) || '.'}”, which cannot be replaced`;
    const timeSlice = new _event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeSlice */ .IS();
    // Names as bytes: one that is not valid UTF-8 cannot be opened as a string.
    const folders = [Buffer.from(path)];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of entriesOf(folder, path)) {
            const full = Buffer.concat([folder, Buffer.from('/'), entry.name]);
            if ((0,_git_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .isGitFolder */ .Z)(String(entry.name)))
                return `a git repository is inside it, at “${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(path, String(full))}”, which would be deleted with it`;
            if (entry.isDirectory())
                folders.push(full);
        }
        await timeSlice.yieldIfOver();
        signal.throwIfAborted();
    }
    return undefined;
}
function entriesOf(folder, top) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        // Removed meanwhile.
        if ((0,_disk_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskError */ .Mi)(error) && error.code === 'ENOENT' && String(folder) !== top)
            return [];
        throw error;
    }
}


/***/ }),

/***/ 5131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   VJ: () => (/* binding */ checkTargets),
/* harmony export */   gv: () => (/* binding */ replacementErrors)
/* harmony export */ });
/* unused harmony export cannotLookAt */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8651);
/* harmony import */ var _disk_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6451);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(4562);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7469);
/* harmony import */ var _protected_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1843);
/* harmony import */ var _windows_names_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2297);
/**
 * The target paths of the archive and the site, and everything about them that can be checked before a job is started.
 */








/**
 * Returns where the archive and the site are to go, and what is wrong with that, each error beginning with the input's
 * name. Nothing is written.
 */
function checkTargets(options) {
    const { bundlePath, sitePath, overwrite, workspace, runnerTemp, platform = process.platform } = options;
    const replaceableIn = [workspace, ...(runnerTemp ? [runnerTemp] : [])].map((folder) => followed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)));
    const errors = [];
    const check = (input, given, inspect) => {
        if (given === undefined)
            return undefined;
        try {
            if (/\p{Cc}/u.test(given))
                throw new InvalidTarget('it contains a control character');
            const state = inspect((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given));
            const violated = RULES.find(([, applies]) => applies(state, { overwrite, replaceableIn }));
            if (violated)
                throw new InvalidTarget(violated[0]);
            const { path, kind, existingParent } = state;
            const nameProblem = platform === 'win32' && (0,_windows_names_js__WEBPACK_IMPORTED_MODULE_5__/* .windowsNameProblem */ .g)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(existingParent, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
            if (nameProblem)
                throw new InvalidTarget(`a part of it ${nameProblem}`);
            return {
                path,
                isFolderOfArchive: kind === 'folder of the archive',
                overwrite: overwrite && isInside(path, replaceableIn),
            };
        }
        catch (error) {
            const why = error instanceof InvalidTarget ? error.message : cannotLookAt(error, given, platform);
            errors.push((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${input} is “${given}”: ${why}`);
            return undefined;
        }
    };
    const bundle = check('bundle-path', bundlePath, (path) => archiveTarget(path, /[/\\]$/.test(bundlePath ?? '')));
    const site = check('site-path', sitePath, (path) => targetStateAt(path, 'site'));
    if (bundle && site && overlap(bundle, site)) {
        errors.push((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `bundle-path and site-path overlap: keep the archive outside the site`);
    }
    const values = options.valuesFile && reached((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, options.valuesFile));
    if (site && values && (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .U)(values, site.path)) {
        errors.push((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `values-file is inside site-path: keep it outside the site, which is replaced and published as a whole`);
    }
    if (bundle && values === bundle.path)
        errors.push((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `values-file and bundle-path are the same`);
    return { targets: { bundle, site }, errors };
}
/**
 * Returns why what exists at the targets cannot be replaced now, worded as by `checkTargets`. Folders are searched
 * at every depth, which may take a while.
 * @throws the reason of `signal` soon after it is aborted
 */
async function replacementErrors({ bundle, site }, signal) {
    const errors = [];
    const look = async (input, target) => {
        const why = target && (await whyNotReplaceable(target, signal));
        if (why)
            errors.push((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${input} is “${target.path}”: ${why}`);
    };
    await look('bundle-path', bundle);
    await look('site-path', site);
    return errors;
}
async function whyNotReplaceable({ path, isFolderOfArchive, overwrite }, signal) {
    if (isFolderOfArchive)
        return undefined;
    try {
        const there = (0,_disk_error_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatIfExists */ .sM)(path);
        if (!there)
            return undefined;
        // What an interrupted run had moved aside may have been put back.
        const isEmpty = there.isDirectory() && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).length === 0;
        if (!isEmpty && !overwrite)
            return APPEARED;
        return there.isDirectory() ? await (0,_protected_js__WEBPACK_IMPORTED_MODULE_4__/* .protectedIn */ .i)(path, signal) : undefined;
    }
    catch (error) {
        return cannotLookAt(error, path, process.platform);
    }
}
/** Returns why a path could not be inspected. @throws `error` if it did not come from the file system */
function cannotLookAt(error, path, platform) {
    if (!(0,_disk_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .Mi)(error))
        throw error;
    const { root } = node_path__WEBPACK_IMPORTED_MODULE_1__.win32.parse(path);
    const hasNoRoot = platform === 'win32' && error.code === 'ENOENT' && root !== '' && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root);
    return hasNoRoot
        ? `there is no drive ${root.replace(/[\\/]$/, '')}`
        : `it cannot be accessed (${error.code})`;
}
/** Why a path cannot be a target; the message follows the path and a colon. */
class InvalidTarget extends Error {
}
const TAKEN = 'it already exists; use another path or set overwrite: true';
const APPEARED = 'it already exists; use another path or, inside the workspace or RUNNER_TEMP, set overwrite: true';
const OUTSIDE = 'it already exists, and nothing outside the workspace and RUNNER_TEMP is replaced, not even with overwrite: true; use a path inside one of them, or one that does not exist yet';
/** The first that applies is reported. */
const RULES = [
    ['it is a symbolic link; name the path that it points to', ({ there }) => there?.isSymbolicLink() ?? false],
    [
        'it is the workspace or RUNNER_TEMP, or a folder above them; name one inside, such as public',
        ({ kind, path }, { replaceableIn }) => kind !== 'folder of the archive' && replaceableIn.some((folder) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .U)(folder, path)),
    ],
    ['it is inside the “.git” of a repository', ({ path }) => path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).some(_git_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .isGitFolder */ .Z)],
    [
        'it exists and is not a folder',
        ({ kind, there }) => kind !== 'archive' && there !== undefined && !there.isDirectory(),
    ],
    [
        'it exists and is not a file',
        ({ kind, there }) => kind === 'archive' && there !== undefined && !there.isFile(),
    ],
    [
        'it is the mount point of a file system, which cannot be replaced; name a folder inside it',
        ({ kind, there, existingParent }) => kind === 'site' && there !== undefined && there.dev !== (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(existingParent).dev,
    ],
    [OUTSIDE, (state, { replaceableIn }) => isTaken(state) && !isInside(state.path, replaceableIn)],
    [TAKEN, (state, { overwrite }) => isTaken(state) && !overwrite],
    [
        'it is a git checkout, and its repository would be deleted with it',
        (state) => state.kind === 'site' && isTaken(state) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.path, '.git')),
    ],
    ['a part of its path is a file', ({ existingParent }) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(existingParent).isDirectory()],
    [
        'this step is not allowed to write there',
        (state) => !(isWritable(state.existingParent) && (!isTaken(state) || isWritable(state.path))),
    ],
    ['the disk is full there', ({ existingParent }) => (0,_disk_error_js__WEBPACK_IMPORTED_MODULE_2__/* .freeBytes */ .go)(existingParent) === 0],
];
/** Returns the target of the archive: a file, or a folder if the path ends in a slash or is one. */
function archiveTarget(path, asFolder) {
    const isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    if (!asFolder && !isFolder)
        return targetStateAt(path, 'archive');
    const { path: file, existingParent } = targetStateAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'archive'), 'archive');
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);
    return {
        kind: 'folder of the archive',
        path: folder,
        existingParent,
        there: (0,_disk_error_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatIfExists */ .sM)(folder),
    };
}
/** Symbolic links above the last part are followed. */
function targetStateAt(asked, kind) {
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(asked);
    let above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(asked);
    while (above !== root && !(0,_disk_error_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatIfExists */ .sM)(above))
        above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above);
    const existingParent = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(above);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(existingParent, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(above, asked));
    return { kind, path, existingParent, there: (0,_disk_error_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatIfExists */ .sM)(path) };
}
/** Returns where a write to `path` ends up; what cannot be inspected is reported when it is written. */
function reached(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) : targetStateAt(path, 'archive').path;
    }
    catch (error) {
        if ((0,_disk_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .Mi)(error))
            return path;
        throw error;
    }
}
function followed(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder) : folder;
}
/** An empty folder counts as none. */
function isTaken({ kind, path, there }) {
    if (kind === 'folder of the archive' || there === undefined)
        return false;
    return !there.isDirectory() || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).length > 0;
}
function overlap(bundle, site) {
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .U)(bundle.path, site.path) || (!bundle.isFolderOfArchive && (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .U)(site.path, bundle.path));
}
function isInside(path, folders) {
    return folders.some((folder) => path !== folder && (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .U)(path, folder));
}
function isWritable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return true;
    }
    catch (error) {
        if ((0,_disk_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .Mi)(error))
            return false;
        throw error;
    }
}


/***/ }),

/***/ 2297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ windowsNameProblem),
/* harmony export */   o: () => (/* binding */ WINDOWS_NAME_RULES)
/* harmony export */ });
const WINDOWS_NAME_RULES = [
    {
        why: 'contains one of < > : " \\ | ? * or a control character, which Windows does not allow',
        pattern: /[<>:"\\|?*\x00-\x1f]/,
    },
    { why: 'ends in a dot or a space, which Windows drops', pattern: /[. ]$/ },
    {
        why: 'is reserved for a device on Windows',
        // With an extension up to Windows 10 only. COM0 and LPT0 were in Microsoft's list for a time, by mistake.
        pattern: /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9\xb9\xb2\xb3]) *(?:\.|$)/i,
    },
];
/** Returns why Windows cannot hold a path with these parts, worded as in the rules; undefined if it can. */
function windowsNameProblem(parts) {
    return WINDOWS_NAME_RULES.find(({ pattern }) => parts.some((part) => pattern.test(part)))?.why;
}


/***/ }),

/***/ 3813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  zg: () => (/* binding */ StepError),
  Xg: () => (/* binding */ asStepError),
  gJ: () => (/* binding */ errorMessage)
});

// EXTERNAL MODULE: external "node:util/types"
var types_ = __nccwpck_require__(3429);
// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __nccwpck_require__(8651);
;// CONCATENATED MODULE: ./lib/messages.js

/** Every way to fail, in words: the only place where the step's errors are worded. */
const MESSAGES = {
    'bad-inputs': {
        outcome: 'rejected',
        text: 'The inputs of this step are invalid; it stopped before doing anything:{errors}',
    },
    'node-too-old': {
        outcome: 'rejected',
        text: 'This step needs Node {needed} or newer, but the runner started it with Node {found}; it stopped before doing anything. Use a runner or a container image that has Node {needed}.',
    },
    unauthorized: {
        outcome: 'rejected',
        text: 'The service does not accept the API key (HTTP 401).[ It said: “{said}”.] The key may be mistyped, revoked or expired: create a new admin key on the API keys page of the dashboard and store it in the secret that `api-key` reads.',
    },
    'payment-required': {
        outcome: 'rejected',
        text: 'The service asks for payment (HTTP 402).[ It said: “{said}”.] Static export requires the Enterprise plan: check the plan of the organization that the API key belongs to.',
    },
    forbidden: {
        outcome: 'rejected',
        text: 'The service does not allow this API key to do that (HTTP 403).[ It said: “{said}”.] Check that it is an admin key with write scope, that it may be used from this runner’s IP address, that it belongs to the organization that owns the site, and that the plan is Enterprise (static export requires it).',
    },
    'export-address-not-found': {
        outcome: 'rejected',
        text: 'The service could not find the static export API or the site (HTTP 404).[ It said: “{said}”.] Check that `base-url` is the root of the administrative API and that `domain` is a site of this organization.',
    },
    'export-job-not-found': {
        outcome: 'rejected',
        text: 'The service has no export job {job} (HTTP 404).[ It said: “{said}”.] Check `job-id`, and that the API key belongs to the organization that started the job; an agent’s job needs `mode: agent-job`.',
    },
    'agent-job-not-found': {
        outcome: 'rejected',
        text: 'The service has no agent job {job} in project {project} (HTTP 404).[ It said: “{said}”.] Check `job-id` and `project-id` (shown on the API keys page of the dashboard), and that the API key belongs to that project; an export needs `mode: export`.',
    },
    invalid: {
        outcome: 'rejected',
        text: 'The service rejected the request as invalid (HTTP {status}).[ It said: “{said}”.] For an export, `domain` must be the host name of a site of this organization, without scheme or path.',
    },
    redirected: {
        outcome: 'rejected',
        text: 'The service answered with a redirect (HTTP {status})[ to {host}]. It was not followed, because that would have sent the API key along: set `base-url` to the address of the API itself.',
    },
    refused: {
        outcome: 'rejected',
        text: 'The service refused the request (HTTP {status}).[ It said: “{said}”.] Retrying would not help: check `base-url` and the inputs of this step.',
    },
    'not-the-api': {
        outcome: 'rejected',
        text: 'The server at `base-url` is not the administrative API: it sent a web page (HTTP {status}). Set `base-url` to the root of the API; if it already is, a proxy or a firewall is answering in its place.',
    },
    'start-not-the-api': {
        outcome: 'unreachable',
        text: 'The server at `base-url` is not the administrative API: it answered the request to start the export with a web page. Set `base-url` to the root of the API. If a proxy answered in its place, the export may have been started: look for it in the dashboard before you run this step again.',
    },
    unreachable: {
        outcome: 'unreachable',
        text: 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ The service last reported the job as {status}.][ It said: “{said}”.] Check `base-url`, the network between runner and service, and the service’s status page.',
    },
    'not-connected': {
        outcome: 'unreachable',
        text: 'The service at {host} could not be asked {what}: {why}; gave up after {attempts} in {elapsed}.[ {started}][ The service last reported the job as {status}.] Check the host and port in `base-url`, and whether a firewall or a proxy is between runner and service.',
    },
    'proxy-failed': {
        outcome: 'unreachable',
        text: 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ The service last reported the job as {status}.] Check `HTTPS_PROXY` and `NO_PROXY` in the environment of the job: the proxy’s host, port, user name and password, and whether the service should be reached through it at all.',
    },
    'start-unknown': {
        outcome: 'unreachable',
        text: 'It is unknown whether the export was started: {why}.[ The service said: “{said}”.] The start was not sent again, because the export may be running. Look for it in the dashboard: if it is there, run this step with its `job-id`; if not, run this step again.',
    },
    'export-failed': {
        outcome: 'job-failed',
        text: 'The export job {job} failed.[ The service said: “{said}”.] The site’s build in the dashboard has the details; once it is fixed, run this step again to start a new export.',
    },
    'agent-failed': {
        outcome: 'job-failed',
        text: 'The agent job {job} failed: the agent hit an error that it could not recover from.[ The service said: “{said}”.] Look at the job in the dashboard, then give the agent its instruction again.',
    },
    'timed-out': {
        outcome: 'timed-out',
        text: 'The job {job} was still {status} after {elapsed} (`wait-timeout`). The service is still working on it: follow it with `job-id` instead of starting another one, or set a longer `wait-timeout`.',
    },
    cancelled: {
        outcome: 'cancelled',
        text: 'The step was cancelled.[ The job {job} is still running at the service: follow it with `job-id` instead of starting another one.]',
    },
    'cancelled-while-starting': {
        outcome: 'cancelled',
        text: 'The step was cancelled while it was starting the export, so it is unknown whether the job exists. Look for it in the dashboard: if it is there, run this step with its `job-id`.',
    },
    'link-missing': {
        outcome: 'bundle-failed',
        text: 'The service answered the request for the bundle of job {job} without a `bundleUrl`.[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'link-invalid': {
        outcome: 'bundle-failed',
        text: 'The link to the bundle of job {job} cannot be used: {why}. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'bundle-not-ready': {
        outcome: 'bundle-failed',
        text: 'The job {job} is completed, but after {attempts} the service still says that its bundle is not ready (HTTP 409).[ It said: “{said}”.] Run this step again with `job-id` in a few minutes.',
    },
    'download-refused': {
        outcome: 'bundle-failed',
        text: 'The storage refused the download: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, check whether a proxy between runner and storage changes requests, and contact the service’s support.',
    },
    'redirect-refused': {
        outcome: 'bundle-failed',
        text: 'The redirect from {host}[ to {target}] was not followed: {why}. Check whether a proxy between runner and storage asks for a login, and contact the service’s support.',
    },
    'download-failed': {
        outcome: 'bundle-failed',
        text: 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ It said: “{said}”.] Check the network between runner and storage, then run this step again with `job-id`.',
    },
    'download-mismatch': {
        outcome: 'bundle-failed',
        text: 'What was downloaded is not the archive that was announced: {what} is {got} instead of {expected}. It was discarded. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'download-too-large': {
        outcome: 'bundle-failed',
        text: 'The archive is larger than {limit}[ (announced size: {size})], the most that `max-unpacked-size` and `max-unpacked-files` allow. None of it was kept. Set higher limits if the site is really that large.',
    },
    'download-reencoded': {
        outcome: 'bundle-failed',
        text: 'The storage sent the archive with the encoding {encoding}, which was not requested and is not the archive’s own. Check whether a proxy or CDN between runner and storage re-encodes what it passes on, or whether the object was stored with a wrong Content-Encoding.',
    },
    'not-an-archive': {
        outcome: 'bundle-failed',
        text: 'What was downloaded is not an archive of a site: it looks like {kind}. Expected zip, tar, tar.gz or tar.zst. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'archive-empty': {
        outcome: 'bundle-failed',
        text: 'The archive is empty: {why}. Look at the export in the dashboard, then run this step again to start a new one.',
    },
    'archive-damaged': {
        outcome: 'bundle-failed',
        text: 'The archive is damaged[ at “{entry}”]: {why}. None of it was kept. Run this step again with `job-id`; if that does not help, start a new export.',
    },
    'archive-window-too-large': {
        outcome: 'bundle-failed',
        text: 'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Contact the service’s support: archives must be made with a window of at most 128 MiB (`zstd --long=27`).',
    },
    'entry-refused': {
        outcome: 'bundle-failed',
        text: 'The archive was refused because of its entry “{entry}”: {why}. No site needs such an entry, so nothing from the archive was kept. Contact the service’s support.',
    },
    'entry-unsupported': {
        outcome: 'bundle-failed',
        text: 'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux with `site-path` on an ordinary disk, or keep the archive with `bundle-path` instead of unpacking it here.',
    },
    'archive-too-large': {
        outcome: 'bundle-failed',
        text: 'The archive unpacks to more than {limit}, the limit of `{input}`. None of it was kept. Set a higher `{input}` if the site is really that large.',
    },
    'out-of-memory': {
        outcome: 'bundle-failed',
        text: 'The paths in the archive need more memory than this step has: its heap is limited to {heap}. Nothing from the archive was kept. Run this step on a runner with more memory.',
    },
    'disk-full': {
        outcome: 'bundle-failed',
        text: 'There is not enough disk space for {what}[: {needed} needed, {free} free]. What this step wrote so far is removed; the log names what is not. Free up space on the runner, or point the paths of this step to a larger disk.',
    },
    'permission-denied': {
        outcome: 'bundle-failed',
        text: 'This step is not allowed to write {what} ({why}). Check the owner and the permissions of the folder on the runner.',
    },
    'path-not-replaceable': {
        outcome: 'bundle-failed',
        text: 'The path {path} cannot be replaced ({why}). It was left untouched: use another path, or set `overwrite: true` if that is all that is missing.',
    },
    'path-in-use': {
        outcome: 'bundle-failed',
        text: 'The path {path} is in use ({why}). It was left untouched. Either a file system is mounted there, or a program has it open: stop that program, or use another path.',
    },
    'disk-failed': {
        outcome: 'bundle-failed',
        text: 'The runner’s disk reported an error at {what}: {why}. What this step wrote so far is removed; the log names what is not. Check the runner’s disk, then run this step again with `job-id`.',
    },
    'earlier-site-unusable': {
        outcome: 'rejected',
        text: 'The earlier site in `compare-with` ({path}) cannot be used: {why}. Nothing was started, and nothing of it was kept. Check how an earlier step of the workflow got it; if there is no earlier site yet, leave `compare-with` empty.',
    },
    'compare-failed': {
        outcome: 'verify-failed',
        text: 'The site in {site} could not be compared with the earlier one in `compare-with`: {why}. The outputs `changed` and `changesReport` are empty, as they are without an earlier site. Check the runner’s disk; if that is fine, this is a bug in the action: please report it, with the log of a run that has debug logging on.',
    },
    'verify-failed': {
        outcome: 'verify-failed',
        text: 'The check of the site found {errors}, so with `verify: strict` {consequence}. The job summary shows {shown}; the full report is {report}, with report.html beside it. The site is in {site}. Fix the pages, list what cannot be fixed in `accepted-findings`, or set `verify: report` to continue anyway.',
    },
    'check-disk-failed': {
        outcome: 'verify-failed',
        text: 'The site in {site} could not be checked: {why}. Check the runner’s disk.[ `verify: {off}` continues without a check.]',
    },
    'check-crashed': {
        outcome: 'verify-failed',
        text: 'The check of the site in {site} failed ({what}), so it is unknown whether the site has errors. This is a bug in the action, not a problem with the site: please report it, with the log of a run that has debug logging on.[ `verify: {off}` continues without a check.]',
    },
    'live-failed': {
        outcome: 'live-failed',
        text: 'What {url} answers is not the site in {site}: found {errors} in the last answers, {elapsed} after the first request. The job summary shows {shown}; the full report is {report}. If the deployment is still in progress, set a longer `wait-timeout`; otherwise, check whether it succeeded, and how the host is configured.',
    },
    'live-unreachable': {
        outcome: 'unreachable',
        text: 'Asking {host} for the published site failed: {why}; gave up after {attempts} in {elapsed}. Check `live-url`, the name and the certificate of the host, and the network between runner and host.',
    },
    'values-file-deleted': {
        outcome: 'handover-failed',
        text: 'The values file {file} existed when the step began and is gone now, with everything else that was in it. It was not created again: put it back, then run this step again, with `job-id` if the log shows one.',
    },
    'values-file-unusable': {
        outcome: 'handover-failed',
        text: 'The values file {file} cannot be written: {why}. It was not changed; check `values-file` and what earlier steps of the workflow left there.',
    },
    'values-file-syntax': {
        outcome: 'handover-failed',
        text: 'The values file {file} is not valid YAML: {why}[ (line {line}, column {column})]. It was not changed; fix it and run the step again.',
    },
    'values-file-documents': {
        outcome: 'handover-failed',
        text: 'The values file {file} contains {count} YAML documents, and it is unclear which one is meant. It was not changed; leave one document in it, or name another file in `values-file`.',
    },
    'values-file-shape': {
        outcome: 'handover-failed',
        text: 'In the values file {file}, {what} is not what a deployment expects: the file and `staticExport` must be maps, and the keys in `staticExport` must be plain values. It was not changed; fix it and run the step again.',
    },
    'values-file-shared': {
        outcome: 'handover-failed',
        text: 'In the values file {file}, {what} is shared with other places by an anchor, an alias or a merge, so setting it would change those too. It was not changed; write out `staticExport` with its own values.',
    },
    'values-file-unsupported': {
        outcome: 'handover-failed',
        text: 'In the values file {file}, `staticExport` is written in a way that cannot be changed safely, for example with tags or explicit keys (“?”). It was not changed; write it as an ordinary map.',
    },
    'release-needs-tag': {
        outcome: 'rejected',
        text: 'The input `release-asset` attaches the archive to the release of the tag that the workflow runs on, but this workflow runs on {ref}. Trigger it by pushing a tag (`on: push: tags`) or by a release, or run it by hand on a tag.',
    },
    'release-asset-name': {
        outcome: 'rejected',
        text: 'The name {name} in `release-asset` is invalid: {why}.',
    },
    'release-token-missing': {
        outcome: 'rejected',
        text: 'The input `release-asset` needs `github-token`, which is empty. Leave `github-token` out to use the workflow’s own token, or check the secret that it reads.',
    },
    'release-token-refused': {
        outcome: 'handover-failed',
        text: 'GitHub does not accept `github-token` (HTTP 401).[ It said: “{said}”.] The token may have expired or been revoked, or belong to another server.',
    },
    'release-forbidden': {
        outcome: 'handover-failed',
        text: 'GitHub did not let `github-token` {what} (HTTP {status}).[ It said: “{said}”.] Give the job `permissions: contents: write`, or give your own token write access to the contents of this repository; after a 404, check whether the release still exists.',
    },
    'release-missing': {
        outcome: 'handover-failed',
        text: 'The repository {repository} has no release for the tag {tag}, published or draft. Create one in an earlier step or job, for example with `gh release create {tag} --draft --verify-tag`, then run this step.',
    },
    'release-missing-in-fork': {
        outcome: 'handover-failed',
        text: 'This workflow runs in {repository}, a fork that has no release for the tag {tag}: forks get the tags, but not the releases. Run it in the original repository, or create a release in the fork.',
    },
    'release-immutable': {
        outcome: 'handover-failed',
        text: 'The release of the tag {tag} is published and immutable: nothing can be attached to it any more. Attach the archive while the release is a draft, and publish it afterwards.',
    },
    'release-asset-exists': {
        outcome: 'handover-failed',
        text: 'The release of the tag {tag} already has an asset {asset} with different content ({digest}). Set `overwrite: true` to replace it, or choose another name in `release-asset`.',
    },
    'release-asset-busy': {
        outcome: 'handover-failed',
        text: 'Another run is uploading {asset} to the release of the tag {tag}: it started at {startedAt} and has not finished. Its upload was left alone; once that run is done, run this step again with `job-id`.',
    },
    'release-asset-contested': {
        outcome: 'handover-failed',
        text: 'Other runs keep replacing {asset} in the release of the tag {tag}: it has different content again ({digest}). That content was left in place, and nothing from this run remains there. Give the workflow a `concurrency` group so that runs for one tag wait for each other, then run this step again with `job-id`.',
    },
    'release-asset-too-large': {
        outcome: 'handover-failed',
        text: 'The archive has {size} bytes, but a release asset must be smaller than 2 GiB. Keep it with `bundle-path` and publish it elsewhere.',
    },
    'release-asset-damaged': {
        outcome: 'handover-failed',
        text: 'The asset {asset} did not arrive at GitHub as it was sent: {why}. It was removed; run this step again with `job-id`.',
    },
    'release-refused': {
        outcome: 'handover-failed',
        text: 'Could not {what} on GitHub (HTTP {status}).[ It said: “{said}”.] Retrying would not help: check the release and its limits.',
    },
    'release-unreachable': {
        outcome: 'handover-failed',
        text: 'Could not {what} on {server}: {why}; gave up after {attempts}.[ It said: “{said}”.] Check the network between runner and server[ and {statusPage}], then run this step again, with `job-id` if the log shows one.',
    },
    'runner-file': {
        outcome: 'handover-failed',
        text: 'The file that {file} names could not be written: {why}. Check the runner’s disk; the outputs and the summary of this step may be incomplete.',
    },
    unexpected: {
        outcome: 'handover-failed',
        text: 'This step failed unexpectedly ({what}). This is a bug in the action, not in your workflow: please report it, with the log of a run that has debug logging on.',
    },
};
/** Returns the words of a message with its values filled in, each made safe to show. */
function wording(code, values) {
    return (0,clean/* fill */.GS)(MESSAGES[code].text, values);
}

;// CONCATENATED MODULE: ./lib/errors.js


/**
 * The one error that users see. The code says what happened; its wording and its outcome are in messages.ts. `cause` is
 * shown only with debug logging.
 */
class StepError extends Error {
    name = 'StepError';
    code;
    values;
    outcome;
    shown;
    constructor(code, values, cause) {
        const shown = wording(code, values);
        super(shown.text, cause === undefined ? undefined : { cause });
        this.code = code;
        this.values = values;
        this.outcome = MESSAGES[code].outcome;
        this.shown = shown;
    }
}
/** Returns the error to report for `error`, whatever was thrown: anything but a StepError is a bug of this action. */
function asStepError(error) {
    return error instanceof StepError ? error : new StepError('unexpected', { what: textOf(error) }, error);
}
/** Returns the message of anything that was thrown; foreign text. */
function errorMessage(error) {
    return (0,types_.isNativeError)(error) ? error.message : textOf(error);
}
/** Returns whatever was thrown as text. Libraries may throw what has none, such as an object without a prototype. */
function textOf(thrown) {
    try {
        return String(thrown);
    }
    catch {
        return `a thrown ${typeof thrown} that cannot be shown as text`;
    }
}


/***/ }),

/***/ 3761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  IS: () => (/* binding */ TimeSlice),
  Fn: () => (/* binding */ checkpoint),
  In: () => (/* binding */ interruptible),
  H6: () => (/* binding */ orAborted)
});

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./lib/event-loop.js

/** How long timers and signals may have to wait, as far as no single system call takes longer. In ms. */
const SLICE_MS = 20;
/**
 * Splits long work into slices of time, between which timers and signals are served: work that is synchronous, or that
 * awaits only promises that are already settled, would keep them waiting until it is done. Slices are measured in time
 * because the same number of files takes a hundred times longer on a slow disk.
 */
class TimeSlice {
    #now;
    #startedAt;
    /** `now` returns a time in ms. */
    constructor(now = () => performance.now()) {
        this.#now = now;
        this.#startedAt = now();
    }
    /** Returns what to await before going on if the slice is over: it yields to the event loop and starts the next slice. */
    yieldIfOver() {
        return this.#now() - this.#startedAt < SLICE_MS ? undefined : this.#yield();
    }
    async #yield() {
        await (0,promises_namespaceObject.setImmediate)();
        this.#startedAt = this.#now();
    }
}
/**
 * Returns what to await between the steps of long work: it yields to the event loop when a time slice is over.
 * @throws the reason of `signal` soon after it is aborted
 */
function checkpoint(signal) {
    const timeSlice = new TimeSlice();
    return async () => {
        await timeSlice.yieldIfOver();
        signal.throwIfAborted();
    };
}
/**
 * Yields `items`, and yields to the event loop between them often enough for timers and signals.
 * @throws the reason of `signal` soon after it is aborted
 */
async function* interruptible(items, signal) {
    const yieldIfOver = checkpoint(signal);
    for await (const item of items) {
        yield item;
        await yieldIfOver();
    }
}
/** Resolves when `work` does. @throws what `work` throws; the reason of `signal` as soon as it is aborted */
async function orAborted(work, signal) {
    const { promise: aborted, reject } = Promise.withResolvers();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        signal.throwIfAborted();
        await Promise.race([work, aborted]);
        signal.throwIfAborted();
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}


/***/ }),

/***/ 6078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: () => (/* binding */ finish)
});

// EXTERNAL MODULE: ./lib/errors.js + 1 modules
var errors = __nccwpck_require__(3813);
// EXTERNAL MODULE: ./lib/outputs.js
var outputs = __nccwpck_require__(5077);
// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __nccwpck_require__(8651);
// EXTERNAL MODULE: ./lib/check/report/summary.js
var summary = __nccwpck_require__(8059);
// EXTERNAL MODULE: ./lib/report/markup.js
var markup = __nccwpck_require__(8916);
// EXTERNAL MODULE: ./lib/report/progress.js
var progress = __nccwpck_require__(7751);
// EXTERNAL MODULE: ./lib/units.js
var units = __nccwpck_require__(3052);
// EXTERNAL MODULE: ./lib/web/host/hosts.js
var hosts = __nccwpck_require__(2658);
;// CONCATENATED MODULE: ./lib/summary/headline.js






/** The first line: a mark, what it was about, how it ended, and the numbers that matter. */
function headline({ step: { facts }, outcome }) {
    return (0,markup/* html */.qy) `<h3>${markOf(facts, outcome)} ${(0,markup/* sentences */.hC)((0,clean/* safe */.gB) `${facts.subject}`)}: ${(0,markup/* sentences */.hC)(endingInWords(facts, outcome))}</h3>`;
}
/** Returns how the step ended in words: `verify-failed, 242 pages, 2 errors and 1 warning for nginx`. */
function endingInWords({ check, pageCount, live }, outcome) {
    if (outcome === 'live-failed' && live !== undefined)
        return (0,clean/* safe */.gB) `${outcome}, ${differing(live)}`;
    // What the check of the folder found says nothing about a host that was not reached.
    if (outcome === 'unreachable')
        return (0,clean/* safe */.gB) `${outcome}`;
    const pages = check?.pages ?? (0,progress/* pageNumber */.PW)(pageCount);
    const parts = [
        outcome,
        ...(pages === undefined ? [] : [(0,units/* count */.U9)(pages, 'page')]),
        ...(check === undefined ? [] : [(0,summary/* countsInWords */.Pe)(check)]),
    ];
    const host = check?.host === undefined ? '' : (0,clean/* safe */.gB) ` for ${(0,hosts/* rulesOf */.f)(check.host).title}`;
    return (0,clean/* safe */.gB) `${parts.join(', ')}${host}`;
}
function differing({ differing: addresses, found }) {
    if (addresses === 0)
        return found;
    return `${(0,units/* count */.U9)(addresses, 'address', 'addresses')} ${addresses === 1 ? 'differs' : 'differ'}`;
}
function markOf({ check, checkFailure }, outcome) {
    switch (outcome) {
        case 'succeeded':
            return checkFailure !== undefined || (check !== undefined && check.errors > 0) ? '⚠️' : '✅';
        case 'pending':
            return '⏳';
        case 'cancelled':
            return '⏹️';
        default:
            return '❌';
    }
}

;// CONCATENATED MODULE: ./lib/summary/resume.js


/** The outcomes after which the job is worth resuming. */
const RESUMABLE = new Set([
    'pending',
    'timed-out',
    'cancelled',
    'unreachable',
    // The service refused a request about a job that runs: whoever fixes the key must not start another.
    'rejected',
    'bundle-failed',
    'verify-failed',
    'handover-failed',
]);
const UNKNOWN_JOB = new Set([
    'export-job-not-found',
    'agent-job-not-found',
]);
/** Returns the lines of a workflow that resume the job; none if there is no job, or nothing is left to do about it. */
function resumeLines({ resumeWith, isJobKnown }, outcome, failure) {
    const inputs = Object.entries(resumeWith);
    if (inputs.length === 0 || !RESUMABLE.has(outcome))
        return [];
    if (failure !== undefined && UNKNOWN_JOB.has(failure.code) && !isJobKnown)
        return [];
    // Single-quoted, because YAML would read some ids as numbers, and doubling the quote is all the escaping it needs.
    return [(0,clean/* safe */.gB) `with:`, ...inputs.map(([name, value]) => (0,clean/* safe */.gB) `  ${name}: '${value.replaceAll("'", "''")}'`)];
}
/** Returns what the lines that resume a job are for; a colon and the lines follow. */
function resumeIntroduction(failure) {
    // The bundle of a job stays as it is, whatever is fixed.
    return failure?.code === 'verify-failed'
        ? (0,clean/* safe */.gB) `After fixing the pages, export again without \`job-id\`. To check this same export with other settings, such as \`accepted-findings\` or \`host\`, run the step with`
        : (0,clean/* safe */.gB) `To resume this job instead of starting another, run the step with`;
}
/** How to resume the job. */
function resume({ step: { facts }, outcome, failure }) {
    const lines = resumeLines(facts, outcome, failure);
    if (lines.length === 0)
        return undefined;
    return (0,markup/* html */.qy) `<p>${(0,markup/* sentences */.hC)(resumeIntroduction(failure))}:</p>\n${(0,markup/* copied */.pG)(lines)}`;
}

// EXTERNAL MODULE: ./lib/changes/report/counts.js
var report_counts = __nccwpck_require__(4334);
// EXTERNAL MODULE: ./lib/changes/report/tables.js
var tables = __nccwpck_require__(1771);
;// CONCATENATED MODULE: ./lib/summary/changes.js




/** What changed since the earlier site, and the first pages with the headings below which something did. */
function changes({ step: { facts } }) {
    if (facts.changes === undefined)
        return undefined;
    const { counts, pages } = facts.changes;
    const more = counts.pagesChanged - pages.length;
    const rest = more === 0 ? undefined : (0,markup/* html */.qy) `\n<p>… and ${(0,units/* count */.U9)(more, 'more page')}.</p>`;
    const changed = pages.length === 0 ? undefined : (0,markup/* html */.qy) `\n${(0,tables/* pagesTable */.D)(pages)}${rest}`;
    return (0,markup/* html */.qy) `<h4>Compared with the earlier site: ${(0,report_counts/* changesInWords */.W)(counts)}</h4>\n${(0,tables/* countsTable */.P)(counts)}${changed}`;
}

;// CONCATENATED MODULE: ./lib/summary/details.js


/** The job, the archive, and how long everything took. */
function details({ step }) {
    const { facts, notes, timings, removals, clock, startedAt } = step;
    const rows = [
        { name: 'Job', value: facts.jobId },
        { name: 'Status', value: facts.status },
        { name: 'Pages', value: facts.pageCount },
        { name: 'Link expires', value: facts.linkExpiresAt },
        ...notes.filter(({ href }) => href === undefined),
        ...timings,
        { name: 'Left behind', value: removals.left.map(({ path }) => path).join(', ') },
        { name: 'Duration', value: (0,units/* showDuration */.kJ)(clock.now() - startedAt) },
    ];
    const known = rows.flatMap(({ name, value }) => (value ? [{ name, value: (0,markup/* code */.aY)(value) }] : []));
    return (0,markup/* folded */.TM)('Job, archive and timings', (0,markup/* factsTable */.wd)(known));
}

;// CONCATENATED MODULE: ./lib/summary/docs-address.js
/** Where GitHub shows a page of this action's own documentation. */
/** A repository as GitHub names it; each part may be in an address as it is. */
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
/**
 * Returns the address of a page of the documentation in the version that runs, or undefined if it is unknown: the runner
 * names the action's repository unless the action is in a folder of the workflow's own
 * (https://docs.github.com/actions/reference/workflows-and-actions/variables). Gitea and Forgejo, which set the same
 * variables, show files elsewhere.
 */
function docsAddress(env, page, anchor) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '', } = env;
    if (env.GITEA_ACTIONS === 'true' || env.FORGEJO_ACTIONS === 'true')
        return undefined;
    if (!REPOSITORY.test(repository) || ref === '')
        return undefined;
    const version = ref.split('/').map(encodeURIComponent).join('/');
    const address = URL.parse(`/${repository}/blob/${version}/${page}#${anchor}`, server);
    return address?.protocol === 'https:' ? address.href : undefined;
}

;// CONCATENATED MODULE: ./lib/summary/failure.js


/** What failed, in its words, and where more is said about it. A check that failed may leave the step green. */
function failure({ step: { env, facts }, failure }) {
    const error = failure ?? facts.checkFailure;
    if (error === undefined)
        return undefined;
    const entry = (0,markup/* link */.nf)((0,markup/* html */.qy) `TROUBLESHOOTING.md, ${error.code}`, docsAddress(env, 'TROUBLESHOOTING.md', error.code));
    return (0,markup/* html */.qy) `${(0,markup/* paragraphs */.qN)(error.shown)}\n<p>More about this: ${entry}</p>`;
}

;// CONCATENATED MODULE: ./lib/summary/findings.js





/** The marks of findings. */
const MARKS = {
    error: '❌ error',
    warning: '⚠️ warning',
    notice: 'ℹ️ notice',
    accepted: '☑️ accepted',
};
/** The worst findings, errors first, with what is there instead. */
function findings({ step: { env, facts } }) {
    const { check } = facts;
    if (check === undefined || check.findings === 0)
        return undefined;
    const more = check.findings - check.worst.length;
    const items = check.worst.map((finding) => (0,markup/* html */.qy) `<li>${findingItem(finding, env)}</li>\n`);
    const least = check.isComplete ? '' : 'at least ';
    const words = `${least}${(0,units/* count */.U9)(more, 'more finding')}`;
    const beyond = more === 0 ? undefined : (0,markup/* html */.qy) `<p>… and ${words}.${noticesAmong(check.notices)}</p>\n`;
    return (0,markup/* html */.qy) `<h4>Findings of the check</h4>\n<ol>\n${items}</ol>\n${beyond}`;
}
/** The first line of the summary counts errors and warnings alone. */
function noticesAmong(notices) {
    if (notices === 0)
        return undefined;
    return notices === 1
        ? (0,markup/* html */.qy) ` 1 of the findings is a notice, which counts neither as an error nor as a warning.`
        : (0,markup/* html */.qy) ` ${notices.toLocaleString('en')} of the findings are notices, which count neither as errors nor as warnings.`;
}
function findingItem(finding, env) {
    const { code: name, severity, target, address, message, nearMiss, accepted } = finding;
    const rule = (0,markup/* link */.nf)((0,markup/* html */.qy) `${name}`, docsAddress(env, 'docs/check.md', name));
    const what = target === '' ? undefined : (0,markup/* html */.qy) ` ${(0,markup/* code */.aY)(target)}`;
    const inFull = address === undefined ? undefined : (0,markup/* html */.qy) ` (${(0,markup/* code */.aY)(address)})`;
    const near = nearMiss === undefined ? undefined : (0,markup/* html */.qy) ` <b>${nearInWords(nearMiss)}</b>`;
    const reason = accepted === undefined ? undefined : (0,markup/* html */.qy) ` ${(0,markup/* sentences */.hC)((0,clean/* safe */.gB) `${(0,summary/* acceptanceInWords */.qr)(accepted)}`)}`;
    const place = (0,summary/* placeOf */.$t)(finding);
    const where = place === undefined ? undefined : (0,markup/* html */.qy) `<br>In ${(0,markup/* code */.aY)(place.page)}${place.further}.`;
    return (0,markup/* html */.qy) `${MARKS[accepted === undefined ? severity : 'accepted']} ${rule}${what}${inFull}: ${(0,markup/* sentences */.hC)((0,clean/* safe */.gB) `${message}`)}${near}${reason}${where}`;
}
function nearInWords({ address, message }) {
    return message.startsWith(address)
        ? (0,markup/* html */.qy) `${(0,markup/* code */.aY)(address)} ${(0,markup/* sentences */.hC)((0,clean/* safe */.gB) `${message.slice(address.length)}`)}`
        : (0,markup/* sentences */.hC)((0,clean/* safe */.gB) `${message}`);
}
/** How many findings there are of each code, and how often they occur. */
function findingsByCode({ step: { facts } }) {
    const { byCode = [] } = facts.check ?? {};
    if (byCode.length === 0)
        return undefined;
    const rows = byCode.map((of) => {
        const findings = `${of.isComplete ? '' : 'at least '}${of.findings.toLocaleString('en')}`;
        return [of.code, of.severity, findings, of.occurrences.toLocaleString('en')].map((cell) => (0,markup/* html */.qy) `${cell}`);
    });
    return (0,markup/* folded */.TM)('Findings by code', (0,markup/* table */.tp)(['Code', 'Severity', 'Findings', 'Occurrences'], rows));
}
/** The pages that most findings are on. */
function findingsByPage({ step: { facts } }) {
    const { worstPages = [] } = facts.check ?? {};
    if (worstPages.length === 0)
        return undefined;
    const rows = worstPages.map(({ page, findings }) => [(0,markup/* code */.aY)(page), (0,markup/* html */.qy) `${findings}`]);
    return (0,markup/* folded */.TM)('Pages with the most findings', (0,markup/* table */.tp)(['Page', 'Findings'], rows));
}

// EXTERNAL MODULE: ./lib/step.js + 2 modules
var step = __nccwpck_require__(4745);
;// CONCATENATED MODULE: ./lib/summary/keep-report.js



/** The digests are those of the examples. */
const UPLOAD_ACTION = (0,clean/* safe */.gB) `actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0`;
const UPLOAD_ACTION_ELSEWHERE = (0,clean/* safe */.gB) `actions/upload-artifact@c24449f33cd45d4826c6702db7e49f7cdb9b551d # v3.2.1-node20`;
/** The step that keeps the report, as in TROUBLESHOOTING.md. */
const uploadStep = (env) => [
    (0,clean/* safe */.gB) `- if: always()`,
    (0,clean/* safe */.gB) `  uses: ${supportsUploadArtifactV4(env) ? UPLOAD_ACTION : UPLOAD_ACTION_ELSEWHERE}`,
    (0,clean/* safe */.gB) `  with: { name: documentation-report, path: '\${{ runner.temp }}/${step/* REPORT_FOLDER */.m}*' }`,
];
/**
 * From version 4 on, upload-artifact refuses every server but GitHub's own, by this rule
 * (https://github.com/actions/toolkit/blob/main/packages/artifact/src/internal/shared/config.ts, `isGhes`).
 */
function supportsUploadArtifactV4({ GITHUB_SERVER_URL: server }) {
    const host = URL.parse(server || 'https://github.com')?.hostname ?? '';
    return /^github\.com$|\.(?:ghe\.com|localhost)$/.test(host);
}
/** The lines of a workflow that keep the report. */
function keepReport({ step: { env, facts } }) {
    const { check, live, changes } = facts;
    const findings = (check?.findings ?? 0) + (live?.findings ?? 0);
    if (findings === 0 && changes === undefined)
        return undefined;
    return (0,markup/* html */.qy) `<p>The report is deleted with the runner. To keep it as an artifact, add this step after this one:</p>\n${(0,markup/* copied */.pG)(uploadStep(env))}`;
}

// EXTERNAL MODULE: ./lib/live/report.js
var report = __nccwpck_require__(2794);
;// CONCATENATED MODULE: ./lib/summary/live.js






/** Whether the host answers with the site, since when, and the first differences. */
function live({ step: { env, facts } }) {
    const { live: found } = facts;
    if (found === undefined)
        return undefined;
    const line = (0,markup/* html */.qy) `<h4>Live check</h4>\n<p><b>${liveInWords(found)}</b>: ${(0,report/* comparedInWords */.Yv)(found)} compared with the site, ${found.found}.</p>\n`;
    if (found.findings === 0)
        return line;
    const items = found.worst.map(({ severity, code: name, address, message }) => {
        const rule = (0,markup/* link */.nf)((0,markup/* html */.qy) `${name}`, docsAddress(env, 'docs/live.md', 'findings'));
        const what = address === '' ? undefined : (0,markup/* html */.qy) ` ${(0,markup/* code */.aY)(address)}`;
        return (0,markup/* html */.qy) `<li>${MARKS[severity]} ${rule}${what}: ${(0,markup/* sentences */.hC)((0,clean/* safe */.gB) `${message}`)}</li>\n`;
    });
    const more = found.findings - found.worst.length;
    const beyond = more === 0 ? undefined : (0,markup/* html */.qy) `<p>… and ${(0,units/* count */.U9)(more, 'more finding')}.</p>\n`;
    return (0,markup/* html */.qy) `${line}<ol>\n${items}</ol>\n${beyond}`;
}
function liveInWords({ since, rounds, elapsedMs }) {
    if (since === undefined)
        return `Not live after ${(0,units/* showDuration */.kJ)(elapsedMs)}`;
    const time = new Date(since)
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, ' UTC');
    return rounds === 1
        ? `Live when first asked, at ${time}`
        : `Live since ${time}, after ${(0,units/* showDuration */.kJ)(elapsedMs)}`;
}
/** How many findings there are of each code, and the slowest addresses. */
function liveDetails({ step: { facts } }) {
    const { byCode, slowest } = facts.live ?? { byCode: [], slowest: [] };
    const codes = byCode.map((of) => [
        (0,markup/* html */.qy) `${of.code}`,
        (0,markup/* html */.qy) `${of.severity}`,
        (0,markup/* html */.qy) `${of.findings.toLocaleString('en')}`,
    ]);
    const times = slowest.map(({ address, ms }) => [
        (0,markup/* code */.aY)(address),
        (0,markup/* html */.qy) `${Math.round(ms).toLocaleString('en')} ms`,
    ]);
    const parts = [
        ...(codes.length === 0
            ? []
            : [(0,markup/* folded */.TM)('Live findings by code', (0,markup/* table */.tp)(['Code', 'Severity', 'Findings'], codes))]),
        ...(times.length === 0 ? [] : [(0,markup/* folded */.TM)('Slowest addresses', (0,markup/* table */.tp)(['Address', 'Time'], times))]),
    ];
    return parts.length === 0 ? undefined : (0,markup/* html */.qy) `${parts.map((part) => (0,markup/* html */.qy) `${part}\n`)}`;
}

;// CONCATENATED MODULE: ./lib/summary/results.js

/** What the step made that has an address: a pull request, a release asset. */
function results({ step: { notes } }) {
    const items = notes
        .filter(({ href }) => href !== undefined)
        .map(({ name, value, href }) => (0,markup/* html */.qy) `<li>${name}: ${(0,markup/* link */.nf)((0,markup/* html */.qy) `${value}`, href)}</li>`);
    return items.length === 0 ? undefined : (0,markup/* html */.qy) `<ul>${items}</ul>`;
}

;// CONCATENATED MODULE: ./lib/summary/summary.js










/** The job summary, from top to bottom: what readers need first, then what they can unfold. */
const SECTIONS = [
    headline,
    failure,
    resume,
    results,
    live,
    findings,
    changes,
    keepReport,
    findingsByCode,
    findingsByPage,
    liveDetails,
    details,
];
/**
 * Returns the job summary. GitHub renders it as Markdown, in which HTML stays HTML up to the next blank line; there is
 * none, so that nothing in it is read as Markdown: https://github.github.com/gfm/#html-blocks
 */
function renderSummary(ended) {
    const sections = SECTIONS.map((section) => section(ended)).filter((markup) => markup !== undefined);
    return (0,markup/* html */.qy) `${sections.map((section) => (0,markup/* html */.qy) `${section}\n`)}`.text.replace(/\n\s*\n/g, '\n');
}

;// CONCATENATED MODULE: ./lib/finish.js






/**
 * Ends the step: sets the outcome, writes the summary, reports what is left behind and how to resume the job, and prints
 * the annotation that says how it ended: a notice, or if it failed, the one error. Returns whether the step is green.
 * Throws nothing: what can no longer be written is reported instead.
 */
function finish(step, ending) {
    const { log, outputs, facts } = step;
    const failure = ending instanceof errors/* StepError */.zg ? ending : undefined;
    const outcome = ending instanceof errors/* StepError */.zg ? ending.outcome : ending;
    const ended = { step, outcome, failure };
    const writeErrors = [
        errorOf(() => outputs.set('outcome', outcome)),
        errorOf(() => writeSummary(ended)),
    ].filter((error) => error !== undefined);
    if (!failure && writeErrors.length > 0)
        errorOf(() => outputs.set('outcome', 'handover-failed'));
    reportLeftovers(step);
    reportResume(ended);
    const [first, ...further] = failure ? [failure, ...writeErrors] : writeErrors;
    for (const error of further)
        log.info((0,clean/* safe */.gB) `Note: ${error.shown}`);
    if (!first) {
        log.notice((0,clean/* safe */.gB) `${facts.subject}`, (0,clean/* safe */.gB) `${endingInWords(facts, outcome)}`);
        return true;
    }
    log.trace(first.cause);
    log.error((0,clean/* safe */.gB) `${facts.subject}: ${first.outcome}`, first.shown);
    return false;
}
/** What happens to what is left behind, by who removes it. */
const FATES = {
    'next run': 'It is no longer needed: the next run with the same paths removes it.',
    runner: 'It is no longer needed: the runner removes it with its temporary files.',
    nobody: 'It is no longer needed: delete it.',
};
function reportLeftovers({ removals, log }) {
    for (const { path, why, clearedBy } of removals.left) {
        log.info(why === undefined
            ? (0,clean/* safe */.gB) `Note: there was no time to remove ${path}. ${FATES[clearedBy]}`
            : (0,clean/* safe */.gB) `Note: ${path} could not be removed (${why}). Check what is in it, then delete it.`);
    }
}
function reportResume({ step, outcome, failure }) {
    const { facts, log } = step;
    const lines = resumeLines(facts, outcome, failure);
    if (lines.length === 0)
        return;
    log.info((0,clean/* safe */.gB) `${resumeIntroduction(failure)}:`);
    for (const line of lines)
        log.info((0,clean/* safe */.gB) `  ${line}`);
}
function writeSummary(ended) {
    const { env } = ended.step;
    if (env.GITHUB_STEP_SUMMARY)
        (0,outputs/* appendTo */.S2)(env, 'STEP_SUMMARY', renderSummary(ended));
}
function errorOf(write) {
    try {
        write();
        return undefined;
    }
    catch (error) {
        return (0,errors/* asStepError */.Xg)(error);
    }
}


/***/ }),

/***/ 7717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  KF: () => (/* binding */ heapLimit),
  p8: () => (/* binding */ keepHeapSmall),
  jj: () => (/* binding */ keepYoungSpaceSmall),
  Nn: () => (/* binding */ prepareHeapForReading)
});

;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
;// CONCATENATED MODULE: ./lib/heap.js

/** Short-lived objects are collected early, instead of in a space that grows to three times 16 MiB or more. */
const SMALL_YOUNG_SPACE = ['--semi-space-growth-factor=1', '--semi-space-growth-factor=2'];
/** Marking happens when the heap is full, all at once, and not bit by bit in other threads before that. */
const NO_INCREMENTAL_MARKING = ['--no-incremental-marking', '--incremental-marking'];
const SMALL_HEAP = [
    SMALL_YOUNG_SPACE,
    // The old generation may grow by a tenth before the next full collection, and not to several times its size.
    ['--heap-growing-percent=10', '--heap-growing-percent=0'],
    // Temporary buffers count as growth, and would keep starting concurrent marking; a small heap is
    // marked in a few ms when it has to be.
    NO_INCREMENTAL_MARKING,
    // TurboFan's code would be ready only when the work is done; Maglev, which compiles faster, stays on.
    ['--no-turbofan', '--turbofan'],
];
/**
 * Keeps the heap small from now on, while archives are processed, at no cost in time. To be called before there is much
 * garbage. Returns a function that ends this, for work that needs more memory, unless somebody else still wants it.
 */
function keepHeapSmall() {
    return withOptions(SMALL_HEAP);
}
/**
 * Keeps the space for short-lived objects as small as it is, in all threads, at no cost in time: while code is loaded or
 * pages are read, hardly any object lives long. Returns a function that ends this, unless somebody else still wants it.
 */
function keepYoungSpaceSmall() {
    return withOptions([SMALL_YOUNG_SPACE]);
}
const FOR_READING = [
    SMALL_YOUNG_SPACE,
    // In MiB, for threads that start meanwhile. With the 1 MiB that they would have, they collect garbage five times as
    // often, which costs 3 to 8 % of the time; more than 4 gain nothing.
    ['--min-semi-space-size=4', '--min-semi-space-size=0'],
    // All processors are busy reading: what others mark meanwhile costs 4 to 11 % of the time.
    NO_INCREMENTAL_MARKING,
];
/**
 * Prepares the heaps of all threads for reading pages: hardly any object lives long. To be called before the threads
 * start. Returns a function that ends this, unless somebody else still wants it.
 */
function prepareHeapForReading() {
    return withOptions(FOR_READING);
}
/** How many callers want each option at the moment. */
const wanted = new Map();
/** Sets options until the last caller that wanted them has called the function that its call returned. */
function withOptions(options) {
    for (const option of options) {
        const [meanwhile] = option;
        (0,external_node_v8_namespaceObject.setFlagsFromString)(meanwhile);
        wanted.set(option, (wanted.get(option) ?? 0) + 1);
    }
    let isOver = false;
    return () => {
        if (isOver)
            return;
        isOver = true;
        for (const option of options) {
            const [, usual] = option;
            const left = (wanted.get(option) ?? 0) - 1;
            wanted.set(option, left);
            if (left === 0)
                (0,external_node_v8_namespaceObject.setFlagsFromString)(usual);
        }
    };
}
/** V8 counts three semi-spaces of 64 MiB as part of its limit, which long-lived objects cannot use. In bytes. */
const YOUNG_SPACE = 3 * 64 * 1024 * 1024;
/** Returns about how much the heap can hold before Node runs out of memory, in bytes. */
function heapLimit() {
    const limit = (0,external_node_v8_namespaceObject.getHeapStatistics)().heap_size_limit;
    return Math.max(limit - YOUNG_SPACE, limit / 4);
}


/***/ }),

/***/ 5691:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3813);
/* harmony import */ var _finish_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6078);
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7717);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2438);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4745);





/**
 * How long a cancelled step may take to clean up, in ms. The runner sends SIGINT, 7.5 seconds later SIGTERM, and kills 2.5
 * seconds after that: https://docs.github.com/actions/reference/workflows-and-actions/workflow-cancellation
 */
const GRACE_MS = 1_500;
// Red until everything is done: neither a crash nor a promise that never settles may look green.
process.exitCode = 1;
// The toolkit's tunnel to a proxy makes Node print a deprecation warning that no workflow author can fix.
process.noDeprecation = true;
// Loading a mode's code would double the space for short-lived objects, and with it the garbage that piles up while a
// bundle arrives.
(0,_heap_js__WEBPACK_IMPORTED_MODULE_2__/* .keepYoungSpaceSmall */ .jj)();
const stop = new AbortController();
const step = (0,_step_js__WEBPACK_IMPORTED_MODULE_4__/* .openStep */ .b)(stop.signal);
let ended = false;
function end(ending) {
    if (ended)
        return;
    ended = true;
    const exitCode = (0,_finish_js__WEBPACK_IMPORTED_MODULE_1__/* .finish */ .O)(step, ending) ? 0 : 1;
    // Nothing that is still open (a socket, a timer) may delay the runner, but everything written must be flushed.
    process.stdout.write('', () => process.exit(exitCode));
}
function cancel() {
    if (stop.signal.aborted)
        return;
    const cancelled = new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('cancelled', { job: step.facts.jobId });
    stop.abort(cancelled);
    setTimeout(() => end(cancelled), GRACE_MS).unref();
}
process.on('SIGINT', cancel);
process.on('SIGTERM', cancel);
// What the runner sends on Windows when the first signal was not enough.
process.on('SIGBREAK', cancel);
process.once('uncaughtException', (error) => end((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asStepError */ .Xg)(error)));
process.once('beforeExit', () => end(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('unexpected', { what: 'it ran out of work before it was done' })));
try {
    end(await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .e)(step));
}
catch (error) {
    end((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asStepError */ .Xg)(error));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 2794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ writeLiveReport),
/* harmony export */   Yv: () => (/* binding */ comparedInWords),
/* harmony export */   a1: () => (/* binding */ liveCodeCounts),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   tS: () => (/* binding */ differencesInWords),
/* harmony export */   x4: () => (/* binding */ differingAddresses)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3052);



/** More findings are counted, and not listed. */
const MAX_LISTED = 20_000;
/** Returns how many addresses have errors, without those that the host refused. What is about many addresses names none. */
function differingAddresses({ findings }) {
    const errors = findings.filter(({ kind, severity, address }) => severity === 'error' && kind !== 'refused' && address !== '');
    return new Set(errors.map(({ address }) => address)).size;
}
/** Returns how many findings there are of each code and severity, in the order of the findings. */
function liveCodeCounts(findings) {
    const groups = Map.groupBy(findings, ({ severity, code }) => `${severity} ${code}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        return first === undefined ? [] : [{ code: first.code, severity: first.severity, findings: group.length }];
    });
}
/** Returns how many addresses were compared, in words: `10 addresses`, or `3 of 10 addresses` if it was not all of them. */
function comparedInWords({ addresses, compared, }) {
    const all = (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(addresses, 'address', 'addresses');
    return compared === addresses ? all : `${compared.toLocaleString('en')} of ${all}`;
}
/** Returns what was found in words: `2 errors, 1 notice`, or `no difference`. */
function differencesInWords(verdict) {
    const words = [
        [countOf(verdict, 'error'), 'error'],
        [countOf(verdict, 'warning'), 'warning'],
        [countOf(verdict, 'notice'), 'notice'],
    ];
    const found = words.filter(([n]) => n > 0).map(([n, of]) => (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(n, of));
    return found.length === 0 ? 'no difference' : found.join(', ');
}
/** Returns how many findings of a check have this severity. */
function countOf({ findings }, wanted) {
    return findings.filter(({ severity }) => severity === wanted).length;
}
/**
 * Writes `live.json` into a folder and returns its path. One finding a line.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
async function writeLiveReport(folder, { url, host }, verdict, signal) {
    const listed = verdict.findings.slice(0, MAX_LISTED);
    const report = {
        format: 1,
        url: url.href,
        host: host ?? null,
        files: verdict.files,
        addresses: verdict.addresses,
        withoutAddress: verdict.withoutAddress,
        liveSince: verdict.since === undefined ? null : new Date(verdict.since).toISOString(),
        elapsedMs: Math.round(verdict.elapsedMs),
        rounds: verdict.rounds,
        errors: countOf(verdict, 'error'),
        warnings: countOf(verdict, 'warning'),
        notices: countOf(verdict, 'notice'),
        isComplete: listed.length === verdict.findings.length,
        slowest: verdict.slowest.map(({ address, ms }) => ({ address, ms: Math.round(ms) })),
    };
    const findings = listed.map(({ code, severity, message, address, file }) => ({
        code,
        severity,
        message,
        address,
        file: file === '' ? null : file,
    }));
    const lines = findings.map((finding) => `\n    ${JSON.stringify(finding)}`).join(',');
    const head = JSON.stringify(report, null, 2).slice(0, -2);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'live.json');
    const text = `${head},\n  "findings": [${lines}${findings.length === 0 ? '' : '\n  '}]\n}\n`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, text, { signal });
    return path;
}


/***/ }),

/***/ 3461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ hostName),
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3136);

/**
 * Returns `text` as a host name in ASCII (RFC 1123, section 2.1; an internationalized one by UTS 46), or undefined if
 * it is none: it has no scheme, port or path, and is not an IPv4 address.
 */
function hostName(text) {
    if (/[\s/?#:@\\%[\]]/.test(text))
        return undefined;
    const name = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(text);
    const labels = name.split('.');
    const isName = labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
    const isAddress = /^\d+$/.test(labels.at(-1) ?? '');
    return isName && !isAddress && name.length <= 253 ? name : undefined;
}
/**
 * Returns whether a host name (as `URL` gives it) is this machine: those names that the toolkit sends to no proxy. So
 * `*.localhost` (RFC 6761) is none.
 */
function isLoopback(hostname) {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}


/***/ }),

/***/ 7115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ proxyProblems),
/* harmony export */   jc: () => (/* binding */ unreachableProxy),
/* harmony export */   xh: () => (/* binding */ proxyFailure)
/* harmony export */ });
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8651);

const TUNNEL = 'tunneling socket could not be established, ';
/** How undici says that a proxy refused to connect. */
const REFUSAL_OF_UNDICI = /^Proxy response \((\d{3})\)/;
/**
 * Returns what an error says about the proxy if it is one of the toolkit's tunnel or of undici's; undefined if it is
 * none. All that the tunnel (the package `tunnel`) leaves of what happened is its message.
 */
function proxyFailure(error) {
    const { message = '' } = Object(error);
    const refusal = REFUSAL_OF_UNDICI.exec(message)?.[1];
    if (refusal)
        return proxyStatusFailure(Number(refusal));
    if (!message.startsWith(TUNNEL))
        return undefined;
    const status = Number(/^statusCode=(\d{3})/.exec(message.slice(TUNNEL.length))?.[1]);
    if (!Number.isNaN(status))
        return proxyStatusFailure(status);
    const cause = message.slice(TUNNEL.length).replace(/^cause=/, '');
    const code = /\b(E[A-Z]{3,}|EAI_[A-Z]+)\b/.exec(cause)?.[1] ?? '';
    // Of several addresses that all failed, the message is empty.
    if (cause !== '' && !/^(connect|getaddrinfo) /.test(cause)) {
        return {
            kind: 'failed',
            why: (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY broke the connection (${cause})`,
            permanent: false,
        };
    }
    return unreachableProxy(code);
}
/** Returns what it means that no connection to the proxy could be made; `code` is that of the error, if it has one. */
function unreachableProxy(code) {
    return {
        kind: 'unreachable',
        why: (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY could not be reached${code && (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) ` (${code})`}`,
        permanent: code === 'ENOTFOUND',
    };
}
/** https://www.rfc-editor.org/rfc/rfc9110#name-connect: anything but 2xx means that there is no tunnel. */
function proxyStatusFailure(status) {
    if (status === 401 || status === 407) {
        const why = (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY requires a user name and password, or rejected the ones given (HTTP ${status})`;
        return { kind: 'login', why, permanent: true };
    }
    if (status === 403) {
        const why = (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY does not allow a connection to it (HTTP ${status})`;
        return { kind: 'refused', why, permanent: true };
    }
    const why = (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY made no connection to it (HTTP ${status})`;
    return { kind: 'failed', why, permanent: false };
}
/** The variables that the toolkit reads for `https` addresses; `http` is for loopback alone, which has no proxy. */
const VARIABLES = ['https_proxy', 'HTTPS_PROXY'];
/**
 * Returns what is wrong with the proxy settings: the toolkit would ignore what it cannot read and go without a proxy.
 * The values are never shown, because they may contain a password.
 */
function proxyProblems(env) {
    return VARIABLES.flatMap((name) => {
        const text = env[name];
        if (!text || isProxy(text))
            return [];
        return [
            (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${name} in the environment is not the address of a proxy: ${whyNoProxy(text)}expected http://host:port, or http://user:password@host:port with both percent-encoded`,
        ];
    });
}
/** Returns the most likely mistake, worded to precede what is expected. */
function whyNoProxy(text) {
    if (/^socks/i.test(text))
        return (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `SOCKS proxies are not supported; `;
    if (!/^https?:\/\//i.test(text))
        return (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `it does not begin with http:// or https://; `;
    return (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) ``;
}
function isProxy(text) {
    if (!URL.canParse(text))
        return false;
    const { protocol, hostname, username, password } = new URL(text);
    try {
        decodeURIComponent(`${username}${password}`);
    }
    catch {
        return false;
    }
    return /^https?:$/.test(protocol) && hostname !== '';
}


/***/ }),

/***/ 5077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S2: () => (/* binding */ appendTo),
/* harmony export */   tS: () => (/* binding */ openOutputs)
/* harmony export */ });
/* unused harmony export OUTPUTS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3813);
/* harmony import */ var _toolkit_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6380);




/** The outputs of the step, as action.yml declares them. */
const OUTPUTS = [
    'status',
    'outcome',
    'bundleUrl',
    'linkExpiresAt',
    'prLink',
    'jobId',
    'job',
    'pageCount',
    'bundlePath',
    'bundleSize',
    'bundleSha256',
    'sitePath',
    'siteFiles',
    'siteDigest',
    'verifyReport',
    'verifyErrors',
    'verifyWarnings',
    'verifyAccepted',
    'changed',
    'changesReport',
    'pagesAdded',
    'pagesRemoved',
    'pagesChanged',
    'liveReport',
    'liveErrors',
    'releaseAssetUrl',
];
/** Returns the outputs of this run. Without a runner's output file, as in a run by hand, nothing is written. */
function openOutputs(env) {
    const written = new Map();
    const set = (name, value) => {
        if (written.get(name) === value)
            return;
        written.set(name, value);
        if (env.GITHUB_OUTPUT)
            appendTo(env, 'OUTPUT', (0,_toolkit_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareKeyValueMessage */ .v)(name, value));
    };
    return {
        begin() {
            for (const name of OUTPUTS)
                set(name, '');
        },
        set,
    };
}
/**
 * Appends lines to one of the files that the runner reads after the step, and that `env` names.
 * @throws StepError (`runner-file`) if it cannot be written
 */
function appendTo(env, file, text) {
    const name = `GITHUB_${file}`;
    try {
        appendWhole(env[name] ?? '', text + node_os__WEBPACK_IMPORTED_MODULE_1__.EOL);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('runner-file', { file: name, why: String(error.message) }, error);
    }
}
/** The file has to exist: the runner would not read one that it did not create. */
function appendWhole(path, text) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND);
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
        }
        catch (error) {
            // A partial entry, as a full disk leaves it, would make the runner reject the whole file.
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size > size)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, size);
            throw error;
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 8651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   gB: () => (/* binding */ safe),
/* harmony export */   jD: () => (/* binding */ hide),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/**
 * The one door that makes text from the network safe to show.
 *
 * The runner reads commands out of a step's output: `::name::` after any white space at the start of a line, and
 * the older `##[name]` anywhere in a line; a lone carriage return starts a line too. Whoever controls a line can
 * set outputs, add masks, or switch masking off (`stop-commands`).
 */
/** How much of one foreign value is shown, in UTF-16 units. */
const MAX_SHOWN = 300;
/** How many units are read for each that may be shown: white space, secrets and queries become shorter. */
const READ_PER_SHOWN = 16;
/** The beginning of a line that the runner would read as a command: `^` matches after every kind of line end. */
const COMMAND = /^(\s*):(?=:)/gmu;
/**
 * The class is not exported, and its protected property keeps other objects with a text from passing as it. No line of
 * it is a command, whatever values it was put together from: a foreign one may come first, and two may make one.
 */
class CleanText {
    text;
    constructor(text) {
        this.text = text.replace(COMMAND, '$1: ').replaceAll('##[', '## [');
    }
    toString() {
        return this.text;
    }
}
/** The first secrets are the keys, which stay; of later ones, such as new links in each answer, the newest are kept. */
const PERMANENT_SECRETS = 100;
const MAX_SECRETS = 1_000;
const secrets = [];
/**
 * Has `secret` shown as `***` from now on. The runner masks, too, but misses what is cut or encoded as HTML. A service
 * that sends new secrets without end must not make each printed line more expensive than the last.
 */
function hide(secret) {
    if (secrets.includes(secret))
        return;
    secrets.push(secret);
    if (secrets.length > MAX_SECRETS)
        secrets.splice(PERMANENT_SECRETS, 1);
}
/**
 * Returns `value` as one line without secrets, without queries of URLs, without control, formatting or surrogate
 * characters, without `##[`, and with at most `cap` UTF-16 units. It may still begin with a command (`::name::`): only
 * `SafeText` may be printed. The order is what keeps this safe and fast: first secrets are masked, because a cut could
 * leave half of one; then the text is cut; then patterns look at what is left.
 */
function clean(value, cap = MAX_SHOWN) {
    const line = withoutQueries(withoutSecrets(String(value ?? ''), cap * READ_PER_SHOWN))
        .replace(/\s+/gu, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD')
        .replaceAll('##[', '## [')
        .trim();
    return line.length > cap ? `${line.slice(0, cap - 1).replace(/[\uD800-\uDBFF]$/u, '')}…` : line;
}
/** Returns the beginning of `text`, at most `length` UTF-16 units, without secrets, nor the first part of one. */
function withoutSecrets(text, length) {
    const longestFirst = [...secrets].sort((a, b) => b.length - a.length);
    const longest = longestFirst[0]?.length ?? 0;
    // Each secret is looked for in all of this, so it has to be short, however long the text is.
    const beginning = text.slice(0, length + 4 * longest);
    const masked = longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '***'), beginning);
    const isWhole = beginning.length === text.length;
    return masked.slice(0, isWhole ? length : Math.min(length, Math.max(0, masked.length - longest)));
}
/** Returns `text` without the query of any URL in it, for signatures and tokens are in there. */
function withoutQueries(text) {
    return text.replace(/[^\s"'<>]+/g, (run) => {
        const urlAt = run.search(/\bhttps?:\\?\/\\?\//i);
        const queryAt = urlAt < 0 ? -1 : run.indexOf('?', urlAt);
        // A question mark that nothing follows ends a question: «did you mean https://api.example.com?»
        return queryAt < 0 || queryAt === run.length - 1 ? run : `${run.slice(0, queryAt)}?…`;
    });
}
/** A template tag: the literal words are ours, every value goes through `clean` (unless it is `SafeText`). */
function safe(words, ...values) {
    const shown = values.map((value) => (value instanceof CleanText ? value.text : clean(value)));
    return new CleanText(words.reduce((text, word, i) => `${text}${shown[i - 1]}${word}`));
}
/**
 * Fills the `{name}` placeholders of a message template. A part in square brackets is left out when any value in
 * it is missing or empty. Every value goes through `clean`.
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
    if (typeof value === 'object')
        return value.map((item) => `\n- ${show(item)}`).join('');
    return clean(value);
}


/***/ }),

/***/ 8916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pc: () => (/* binding */ encodedAddress),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   hC: () => (/* binding */ sentences),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   pG: () => (/* binding */ copied),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   wd: () => (/* binding */ factsTable)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8651);
/** HTML put together from words of ours and foreign text: of the job summary, and of `report.html`. */

/** How much of one foreign value is shown, in UTF-16 units: addresses are longer than words. */
const MAX_SHOWN = 1_000;
/** Text that is markup already. `html` and the functions in this file alone make it. */
class HtmlText {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** A template tag for markup: the literal parts are ours, every value is foreign unless it is markup. */
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
/** Returns our own words as they are, such as a script or a style sheet. Nothing foreign may be in them. */
function literal(ours) {
    return new HtmlText(ours);
}
/** Returns foreign text as code: GitHub makes no link, no mention and no picture of what is in there. */
function code(text) {
    return html `<code>${text}</code>`;
}
/** Returns foreign text as a link if `href` is an `https` address, and as it is if not. */
function link(text, href) {
    const address = href === undefined ? null : URL.parse(href);
    if (address?.protocol !== 'https:')
        return text;
    // In parts, because a query is left out of addresses that are text.
    const [path = '', query] = address.href.split(/\?(.*)/s);
    return html `<a href="${path}${query === undefined ? undefined : html `?${query}`}">${text}</a>`;
}
/** Returns an address that is percent-encoded, whole, for an attribute: what cannot be in one is left out. */
function encodedAddress(address) {
    return new HtmlText(address.replace(/[^\w\-.~/:%[\]]/g, ''));
}
/** What words end at, so that the quotes around an address stay outside. */
const BETWEEN_WORDS = /([\s“”"'‘’()<>,;]+)/;
/** What GitHub would make an address, a mention, a reference or a picture of, although it is text. */
const IS_LIVE = /@|:\/\/|\bwww\.|#\d|:[\w+-]+:/i;
/** Returns a message with what is between backticks as code, and what GitHub would make a link of, too. */
function sentences({ text }) {
    return withCode(text);
}
/** Returns a message as a paragraph; lines in it that begin with a dash become a list below. */
function paragraphs({ text }) {
    const [first = html ``, ...items] = text.split('\n- ').map(withCode);
    const list = items.length === 0 ? undefined : html `\n<ul>${items.map((item) => html `<li>${item}</li>`)}</ul>`;
    return html `<p>${first}</p>${list}`;
}
function withCode(safeText) {
    const parts = safeText.replace(/\s*\n\s*/g, ' ').split(/`([^`]+)`/);
    return html `${parts.map((part, i) => (i % 2 === 1 ? html `<code>${new HtmlText(escaped(part))}</code>` : withoutLinks(part)))}`;
}
function withoutLinks(safeText) {
    return html `${safeText.split(BETWEEN_WORDS).map((word) => {
        if (!IS_LIVE.test(word))
            return new HtmlText(escaped(word));
        const end = word.search(/[.?!]*$/);
        return new HtmlText(`<code>${escaped(word.slice(0, end))}</code>${escaped(word.slice(end))}`);
    })}`;
}
/** Returns a table with a heading for each row. */
function factsTable(rows) {
    return html `<table>${rows.map(({ name, value }) => html `<tr><th>${name}</th><td>${value}</td></tr>`)}</table>`;
}
/** Returns a table with a heading for each column. */
function table(columns, rows) {
    const head = columns.map((column) => html `<th>${column}</th>`);
    const body = rows.map((row) => html `<tr>${row.map((cell) => html `<td>${cell}</td>`)}</tr>\n`);
    return html `<table>\n<tr>${head}</tr>\n${body}</table>`;
}
/** Returns what readers see when they open it. `title` is ours. */
function folded(title, content) {
    return html `<details><summary>${title}</summary>\n${content}\n</details>`;
}
/** Returns lines for readers to copy. */
function copied(lines) {
    return new HtmlText(`<pre>${lines.map(({ text }) => escaped(text)).join('\n')}</pre>`);
}


/***/ }),

/***/ 7751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JY: () => (/* binding */ heartbeatLine),
/* harmony export */   PW: () => (/* binding */ pageNumber),
/* harmony export */   aQ: () => (/* binding */ sameProgress),
/* harmony export */   vK: () => (/* binding */ changeLine)
/* harmony export */ });
/* unused harmony export stateWords */
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3052);
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8651);


/** Returns the job's state in words: `running, 45 %, 12 pages`. */
function stateWords({ status, progress, pageCount }) {
    const share = progress === undefined ? '' : (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `, ${/^[\d.]+$/.test(progress) ? `${progress} %` : progress}`;
    const pages = pageCount === undefined ? '' : (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `, ${pagesInWords(pageCount)}`;
    return (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${status}${share}${pages}`;
}
function pagesInWords(pageCount) {
    const pages = pageNumber(pageCount);
    return pages === undefined ? `${pageCount} pages` : (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(pages, 'page');
}
/** Returns the number of pages that the service counted, if what it sent is a plausible one. */
function pageNumber(pageCount) {
    return pageCount !== undefined && /^\d{1,9}$/.test(pageCount) ? Number(pageCount) : undefined;
}
/** Returns whether two states read the same: then there is no line to print. */
function sameProgress(a, b) {
    return a?.status === b.status && a.progress === b.progress && a.pageCount === b.pageCount;
}
/** Returns the line for a job whose state has changed. */
function changeLine(jobId, state, elapsedMs) {
    return (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Job ${jobId} after ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(elapsedMs)}: ${stateWords(state)}`;
}
/** Returns the line that shows each minute that the step is alive; `state` is undefined before the first answer. */
function heartbeatLine(state, elapsedMs, leftMs) {
    const words = state ? stateWords(state) : (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `no answer yet`;
    return (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Waiting for ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(elapsedMs)}: ${words}, ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(leftMs)} left`;
}


/***/ }),

/***/ 2438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./lib/inputs/invalid-input.js
/** What is wrong with an input, worded to follow its name. */
class InvalidInput extends Error {
    name = 'InvalidInput';
    what;
    constructor(what) {
        super(what.text);
        this.what = what;
    }
}

// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __nccwpck_require__(8651);
;// CONCATENATED MODULE: ./lib/inputs/parse/api-key.js


/**
 * In characters. Nothing shorter is a key or a token, and to mask it would hide each letter like it in all logs of the
 * job.
 */
const MIN_SECRET_LENGTH = 8;
/** Is a text long enough to be a key or a token? */
function canBeSecret(text) {
    return text.length >= MIN_SECRET_LENGTH;
}
/**
 * Returns a key that a header can carry as a bearer token (RFC 9110, section 5.5).
 * @throws InvalidInput, in which the value itself is never shown
 */
function parseApiKey(text) {
    if (/^bearer\s/i.test(text))
        throw new InvalidInput((0,clean/* safe */.gB) `begins with “Bearer”: leave that out, this step adds it`);
    if (/^["'“”‘’`]|["'“”‘’`]$/.test(text))
        throw new InvalidInput((0,clean/* safe */.gB) `begins or ends with a quote: leave the quotes out of the secret`);
    if (/\s/.test(text))
        throw new InvalidInput((0,clean/* safe */.gB) `has white space or a line end in it: the secret must hold the key and nothing else`);
    if (!/^[\x21-\x7e]+$/.test(text))
        throw new InvalidInput((0,clean/* safe */.gB) `has characters that are in no key: copy it again from the dashboard`);
    if (!canBeSecret(text))
        throw new InvalidInput((0,clean/* safe */.gB) `has fewer than ${MIN_SECRET_LENGTH} characters, so it is no key: look at what the secret holds`);
    return text;
}

// EXTERNAL MODULE: ./lib/net/host-name.js
var host_name = __nccwpck_require__(3461);
;// CONCATENATED MODULE: ./lib/inputs/parse/base-path.js



/** Returns the path as `new URL` reads it, so that it is written as addresses are. @throws InvalidInput */
function parseBasePath(text) {
    if (!/^[^\s\p{C}?#\\]*$/u.test(text) || /(^|\/)\.\.?(\/|$)/.test(text)) {
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: expected a path such as / or /docs/, without query, fragment or dot segments`);
    }
    const path = pathOfAddress(text);
    const { pathname } = new URL(`/${path ?? text}/`.replace(/\/{2,}/g, '/'), 'https://host.invalid');
    if (path === undefined)
        return pathname;
    const asFolder = /^\/|:/.test(text)
        ? (0,clean/* safe */.gB) ``
        : (0,clean/* safe */.gB) ` If it is a folder with a name like a host, put a slash in front`;
    throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: expected the path alone, did you mean ${pathname}?${asFolder}`);
}
/**
 * Returns what follows the host in an address, with or without its scheme; undefined if `text` is a path. A folder may
 * be called `next.js`, so a host name without a scheme is one only if no slash precedes it.
 */
function pathOfAddress(text) {
    const afterScheme = /^\/*[a-z][a-z0-9+.-]*:\/+/i.exec(text)?.[0] ?? /^\/\//.exec(text)?.[0];
    const [first = '', ...rest] = text.slice(afterScheme?.length ?? 0).split('/');
    const host = first.replace(/:\d*$/, '');
    const isHost = host !== first || (host.includes('.') && (0,host_name/* hostName */.S)(host) !== undefined);
    return isHost || afterScheme?.includes(':') ? rest.join('/') : undefined;
}

;// CONCATENATED MODULE: ./lib/inputs/parse/with-scheme.js

/** Returns the address that somebody meant who left out the scheme; undefined if that is not what is missing. */
function withScheme(text) {
    const rest = text.replace(/^\/{2,}/, '');
    const url = rest.includes('://') || rest.startsWith('/') ? null : URL.parse(`https://${rest}`);
    return url === null ? undefined : `${(0,host_name/* isLoopback */.U)(url.hostname) ? 'http' : 'https'}://${rest}`;
}

;// CONCATENATED MODULE: ./lib/inputs/parse/base-url.js




/** Returns the root of the API. What it throws shows no user name, password or query. @throws InvalidInput */
function parseBaseUrl(text) {
    // `URL` drops tabs and line ends without a word.
    if (/[\s\p{C}]/u.test(text))
        throw new InvalidInput((0,clean/* safe */.gB) `has white space in it: ${API_ROOT}`);
    // Before anything shows the text: a password may be in it.
    if (text.includes('@'))
        throw new InvalidInput((0,clean/* safe */.gB) `has a user name or a password in it: the key belongs in api-key`);
    if (/[?#]/.test(text))
        throw new InvalidInput((0,clean/* safe */.gB) `has a query or a fragment: ${API_ROOT}`);
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
        const meant = withScheme(text);
        throw new InvalidInput(meant ? (0,clean/* safe */.gB) `is “${text}”: did you mean ${meant}?` : (0,clean/* safe */.gB) `is “${text}”: ${API_ROOT}`);
    }
    if (url.protocol === 'http:' && !(0,host_name/* isLoopback */.U)(url.hostname)) {
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: the key would be sent unencrypted; http is allowed for loopback hosts only, expected https`);
    }
    if (/\/v[12]\/*$/.test(url.pathname))
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: leave out the version at its end, this step adds it`);
    const end = url.pathname.search(API_PATH);
    if (end >= 0) {
        const root = `${url.origin}${url.pathname.slice(0, end)}`;
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: it ends in a path of the API, did you mean ${root}?`);
    }
    return url;
}
/** Where the paths of the calls begin. */
const API_PATH = /\/(v1\/static-export|static-export\/jobs|v2\/agent)(\/|$)/;
const API_ROOT = 'expected the root of the administrative API, such as https://api.example.com';

// EXTERNAL MODULE: ./lib/units.js
var units = __nccwpck_require__(3052);
;// CONCATENATED MODULE: ./lib/inputs/parse/choice.js



/** Returns the end of an error that suggests what was meant, if that is known. */
function didYouMean(meant) {
    return meant === undefined ? (0,clean/* safe */.gB) `` : (0,clean/* safe */.gB) `; did you mean ${meant}?`;
}
/**
 * Returns the parser of an input that takes one of `choices`. `otherwise` is the advice for a text that is close to none.
 */
function oneOf(choices, otherwise = (0,clean/* safe */.gB) ``) {
    return (text) => {
        const choice = choices.find((each) => each === text);
        if (choice)
            return choice;
        const meant = closest(text, choices);
        const advice = meant === undefined ? otherwise : didYouMean(meant);
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: expected ${(0,units/* joinWords */.yZ)(choices, 'or')}${advice}`);
    };
}
/** How many typos a misspelling has. */
const MAX_EDITS = 2;
/** Returns the one choice that `text` is a misspelling or the first word of; undefined if there is none. */
function closest(text, choices) {
    const given = text.toLowerCase().replace(/[\s_]+/g, '-');
    const matches = choices.filter((choice) => choice.startsWith(`${given}-`));
    if (matches.length === 1)
        return matches[0];
    return choices.find((choice) => Math.min(given.length, choice.length) > MAX_EDITS && edits(given, choice) <= MAX_EDITS);
}
/** Returns how many characters have to be inserted, removed or changed to turn `a` into `b` (Levenshtein). */
function edits(a, b) {
    if (Math.abs(a.length - b.length) > MAX_EDITS)
        return Number.POSITIVE_INFINITY;
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (const [i, character] of [...a].entries()) {
        const next = [i + 1];
        for (let j = 0; j < b.length; j++) {
            const changed = (row[j] ?? 0) + (b[j] === character ? 0 : 1);
            next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? 0;
}

;// CONCATENATED MODULE: ./lib/inputs/parse/boolean.js



/**
 * Returns a boolean of the YAML 1.2 core schema (https://yaml.org/spec/1.2.2/#10212-boolean), the ones that
 * `core.getBooleanInput` takes.
 * @throws InvalidInput
 */
function parseBoolean(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return true;
    if (/^(false|False|FALSE)$/.test(text))
        return false;
    const meant = /^(yes|y|on|1|true)$/i.test(text)
        ? 'true'
        : /^(no|n|off|0|false)$/i.test(text)
            ? 'false'
            : undefined;
    throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: expected true or false${didYouMean(meant)}`);
}

;// CONCATENATED MODULE: ./lib/inputs/parse/domain.js



/** Returns a host name in ASCII. @throws InvalidInput */
function parseDomain(text) {
    const name = (0,host_name/* hostName */.S)(text);
    if (name)
        return name;
    if (/[,;]|\s/.test(text))
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: expected one host name; run the step once for each site`);
    const meant = (0,host_name/* hostName */.S)(text
        .replace(/^[a-z][a-z0-9+.-]*:\/+/i, '')
        .replace(/[/?#:].*$/s, '')
        .replace(/\.$/, ''));
    throw new InvalidInput(meant
        ? (0,clean/* safe */.gB) `is “${text}”: expected a host name alone, did you mean ${meant}?`
        : (0,clean/* safe */.gB) `is “${text}”: expected a host name such as docs.example.com`);
}

;// CONCATENATED MODULE: ./lib/inputs/parse/duration.js




/** Returns the parser of a duration, in ms, that is no shorter than `min` and no longer than `max`. */
function durationWithin(min, max) {
    const [from, to] = [(0,units/* parseDuration */.E9)(min) ?? 0, (0,units/* parseDuration */.E9)(max) ?? 0];
    return (text) => {
        const ms = (0,units/* parseDuration */.E9)(text);
        if (ms === undefined) {
            const meant = shortUnits(text);
            throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: expected a duration such as 45s, 30m, 2h, 1h30m or 2d${didYouMean(meant)}`);
        }
        if (ms >= from && ms <= to)
            return ms;
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: expected ${min} to ${max}`);
    };
}
/** GitHub's default of `timeout-minutes`: few set more. */
const MOST_MINUTES = 360;
/** Returns a number of seconds that may be meant as minutes, as in `timeout-minutes`; undefined for other durations. */
function perhapsMinutes(text) {
    const seconds = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
    return seconds !== undefined && seconds <= MOST_MINUTES ? seconds : undefined;
}
/** Returns `30 minutes please` as `30m`; undefined if there is no duration in the text. */
function shortUnits(text) {
    const parts = text
        .toLowerCase()
        .matchAll(/(?<![\d.-])(\d+(?:\.\d+)?)\s*(days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|[dhms])(?![a-z])/g);
    const short = [...parts].map(([, number, unit = '']) => `${number}${unit.charAt(0)}`).join('');
    return (0,units/* parseDuration */.E9)(short) === undefined ? undefined : short;
}

// EXTERNAL MODULE: ./lib/web/host/hosts.js
var hosts = __nccwpck_require__(2658);
;// CONCATENATED MODULE: ./lib/inputs/parse/host.js



const NO_HOST = (0,clean/* safe */.gB) `; leave it out for any other host: then only what fails on every host is an error`;
/** Returns the host of that name. @throws InvalidInput */
const parseHost = oneOf(hosts/* HOST_NAMES */.W, NO_HOST);

// EXTERNAL MODULE: ./lib/api/id.js
var id = __nccwpck_require__(1375);
;// CONCATENATED MODULE: ./lib/inputs/parse/id.js



/** Returns an id as the service takes it. @throws InvalidInput */
function parseId(text) {
    const problem = (0,id/* idProblem */.l)(text);
    if (problem)
        throw new InvalidInput((0,clean/* safe */.gB) `${problem}`);
    return text;
}

;// CONCATENATED MODULE: ./lib/inputs/parse/live-url.js




const EXPECTED = 'expected the address where the site was published, such as https://docs.example.com/';
/**
 * Returns where a site was published, with a slash at the end of its path. What it throws shows no user name, password or
 * query. @throws InvalidInput
 */
function parseLiveUrl(text) {
    // `URL` drops tabs and line ends without a word.
    if (/[\s\p{C}]/u.test(text))
        throw new InvalidInput((0,clean/* safe */.gB) `has white space in it: ${EXPECTED}`);
    // Before anything shows the text: a password may be in it.
    if (text.includes('@') && !isInPath(text))
        throw new InvalidInput((0,clean/* safe */.gB) `has a user name or a password in it: readers have none, and nothing secret is sent to the host`);
    if (/[?#]/.test(text))
        throw new InvalidInput((0,clean/* safe */.gB) `has a query or a fragment: ${EXPECTED}`);
    const url = URL.parse(text);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
        const meant = withScheme(text);
        throw new InvalidInput(meant !== undefined && isAccepted(meant)
            ? (0,clean/* safe */.gB) `is “${text}”: did you mean ${meant}?`
            : (0,clean/* safe */.gB) `is “${text}”: ${EXPECTED}`);
    }
    if (url.protocol === 'http:' && !(0,host_name/* isLoopback */.U)(url.hostname))
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: http is allowed for loopback hosts only, because others could change the answers on their way; did you mean https://${url.host}${url.pathname}? A server without https can be checked through an SSH tunnel to this machine`);
    if (/\\|\/\/|%2f/i.test(url.pathname) || text.includes('\\'))
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: ${EXPECTED}`);
    const folder = url.href.replace(/[^/]+\.html?$/i, '');
    if (folder !== url.href)
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: leave out the name of the file; did you mean ${folder}?`);
    if (!url.pathname.endsWith('/'))
        url.pathname += '/';
    return url;
}
/** Returns whether an `@` is beyond doubt part of the path, as in `/@scope/package/`, and has no password before it. */
function isInPath(text) {
    return /^https?:\/\/[^/\\?#@]+\//i.test(text) && URL.canParse(text);
}
/** Returns whether an address with a scheme is accepted, and looks like that of a host that readers use. */
function isAccepted(text) {
    try {
        const { hostname } = parseLiveUrl(text);
        return hostname.includes('.') || (0,host_name/* isLoopback */.U)(hostname);
    }
    catch (error) {
        if (error instanceof InvalidInput)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/inputs/parse/number.js



/** Returns a size in bytes. @throws InvalidInput */
function parseByteCount(text) {
    const bytes = (0,units/* parseSize */.DB)(text);
    if (bytes && Number.isSafeInteger(bytes))
        return bytes;
    throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: expected a size such as 500MB, 4GiB or a number of bytes`);
}
/** Returns a whole number above 0. @throws InvalidInput */
function parseCount(text) {
    const count = /^\d+$/.test(text) ? Number(text) : 0;
    if (count > 0 && Number.isSafeInteger(count))
        return count;
    throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: expected a whole number above 0`);
}

;// CONCATENATED MODULE: ./lib/inputs/parse/text.js


/** Returns a text of one line. @throws InvalidInput */
function parseText(text) {
    if (/\p{Cc}/u.test(text))
        throw new InvalidInput((0,clean/* safe */.gB) `has a line end or another control character in it`);
    return text;
}

;// CONCATENATED MODULE: ./lib/inputs/parse/path.js



/** Returns a path as the step uses it: no shell has expanded anything in it. @throws InvalidInput */
function parsePath(text) {
    if (/^(~|\$\{?HOME\b|\$env:HOME\b|%USERPROFILE%)/i.test(text))
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: “~” and variables are not expanded here, because no shell is involved; give a path in the workspace, such as public, or an absolute one`);
    const meant = text.replace(SHELL_VARIABLE, (_, unix, windows) => expressionFor(unix ?? windows));
    if (meant !== text)
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: shell variables are not expanded here; did you mean ${meant}?`);
    if (/\$\(|`/.test(text))
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: commands are not run here; give the path itself`);
    return parseText(text);
}
/** `$X`, `${X}`, PowerShell's `$env:X`, and `%X%`. */
const SHELL_VARIABLE = /\$\{?(?:env:)?([a-z_]\w*)\}?|%([a-z_]\w*)%/gi;
/** Returns the expression of a workflow for a variable of the shell. */
function expressionFor(variable) {
    const known = {
        GITHUB_WORKSPACE: 'github.workspace',
        PWD: 'github.workspace',
        RUNNER_TEMP: 'runner.temp',
    };
    return `\${{ ${known[variable.toUpperCase()] ?? `env.${variable}`} }}`;
}

;// CONCATENATED MODULE: ./lib/inputs/table.js













/** What the step can be asked to do. */
const MODES = ['export', 'agent-job', 'check'];
const EXPORT = ['export'];
const FOLLOWING = ['export', 'agent-job'];
const CHECKING = ['export', 'check'];
const WAITING = ['export', 'agent-job', 'check'];
const TABLE = {
    mode: { default: 'export', modes: MODES, parse: oneOf(MODES) },
    'base-url': { default: '', modes: FOLLOWING, parse: parseBaseUrl },
    'api-key': { default: '', modes: FOLLOWING, parse: parseApiKey },
    domain: { default: '', modes: CHECKING, parse: parseDomain },
    'project-id': { default: '', modes: ['agent-job'], parse: parseId },
    'job-id': { default: '', modes: FOLLOWING, parse: parseId },
    wait: { default: 'true', modes: FOLLOWING, parse: parseBoolean },
    'wait-timeout': { default: '30m', modes: WAITING, parse: durationWithin('1s', '30d') },
    'poll-interval': { default: '15s', modes: WAITING, parse: durationWithin('1s', '1h') },
    'request-timeout': { default: '30s', modes: WAITING, parse: durationWithin('1s', '10m') },
    'bundle-path': { default: '', modes: EXPORT, parse: parsePath },
    'site-path': { default: '', modes: CHECKING, parse: parsePath },
    overwrite: { default: 'false', modes: EXPORT, parse: parseBoolean },
    'max-unpacked-size': { default: '4GiB', modes: CHECKING, parse: parseByteCount },
    'max-unpacked-files': { default: '200000', modes: CHECKING, parse: parseCount },
    verify: { default: 'report', modes: CHECKING, parse: oneOf(['off', 'report', 'strict']) },
    host: { default: '', modes: CHECKING, parse: parseHost },
    'base-path': { default: '/', modes: CHECKING, parse: parseBasePath },
    'accepted-findings': { default: '', modes: CHECKING, parse: parsePath },
    'compare-with': { default: '', modes: CHECKING, parse: parsePath },
    'live-url': { default: '', modes: ['check'], parse: parseLiveUrl },
    'values-file': { default: '', modes: EXPORT, parse: parsePath },
    'export-version': { default: '', modes: EXPORT, parse: parseText },
    'release-asset': { default: '', modes: EXPORT, parse: parseText },
    'github-token': { default: '', modes: EXPORT, parse: (text) => text },
    'mask-bundle-url': { default: 'true', modes: EXPORT, parse: parseBoolean },
};
/** The inputs of the step, as action.yml declares them. */
const INPUTS = TABLE;
const INPUT_NAMES = Object.keys(TABLE).filter((name) => isInputName(name));
function isInputName(name) {
    return name in TABLE;
}
/** Returns an input without the white space around it; its default if it is empty, as a missing secret is. */
function rawInput(env, name) {
    return env[`INPUT_${name.toUpperCase()}`]?.trim() || INPUTS[name].default;
}
/** Returns the folder where relative paths start. */
function workspaceOf(env) {
    return env.GITHUB_WORKSPACE || process.cwd();
}

;// CONCATENATED MODULE: ./lib/inputs/accepted.js



/** What no file says. */
const NOTHING_ACCEPTED = { entries: [], errors: [] };
/** Returns what the file that `accepted-findings` names says; nothing if it is not given, or is no path. */
async function readAcceptedFindings(env) {
    const text = rawInput(env, 'accepted-findings');
    if (text === '')
        return NOTHING_ACCEPTED;
    try {
        const path = (0,external_node_path_.resolve)(workspaceOf(env), INPUTS['accepted-findings'].parse(text));
        // Loaded where there is such a file.
        const { readAcceptedFile } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(903), __nccwpck_require__.e(422)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2422));
        return await readAcceptedFile(path);
    }
    catch (error) {
        // The reader of the inputs says so.
        if (error instanceof InvalidInput)
            return NOTHING_ACCEPTED;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/inputs/ignored.js



/** Each of them means something only where one of the others is given. */
const NEEDS_ONE_OF = {
    verify: ['site-path'],
    host: ['site-path'],
    'base-path': ['site-path'],
    'accepted-findings': ['site-path'],
    'compare-with': ['site-path'],
    overwrite: ['site-path', 'bundle-path', 'release-asset'],
    'max-unpacked-size': ['site-path', 'bundle-path', 'release-asset'],
    'max-unpacked-files': ['site-path', 'bundle-path', 'release-asset'],
};
/** What they say is asked by the check alone. */
const OF_GATE = new Set(['host', 'base-path', 'accepted-findings']);
/** What they say is asked in mode check where an earlier site is unpacked alone. */
const OF_ARCHIVE = new Set(['max-unpacked-size', 'max-unpacked-files']);
/** In mode check, they say how the live check waits. */
const OF_LIVE_CHECK = new Set(['wait-timeout', 'poll-interval', 'request-timeout']);
/** action.yml fills it in whether it was given or not. */
const TOKEN = 'github-token';
/** Returns the inputs that were given and mean nothing in this mode or beside the other inputs. */
function ignoredInputs(env, inputs) {
    const isGiven = (name) => rawInput(env, name) !== INPUTS[name].default;
    const whyIgnored = (name) => {
        const { modes } = INPUTS[name];
        if (!modes.includes(inputs.mode))
            return (0,clean/* safe */.gB) `in mode ${inputs.mode}`;
        if (OF_LIVE_CHECK.has(name) && inputs.mode === 'check' && inputs.live === undefined)
            return (0,clean/* safe */.gB) `without live-url`;
        const others = NEEDS_ONE_OF[name];
        if (others && !others.some(isGiven))
            return (0,clean/* safe */.gB) `without ${(0,units/* joinWords */.yZ)(others, 'or')}`;
        if (name === 'poll-interval' && inputs.mode !== 'check' && !inputs.waiting.wait)
            return (0,clean/* safe */.gB) `with wait: false`;
        if (OF_ARCHIVE.has(name) && inputs.mode === 'check' && inputs.compareWith?.is !== 'archive')
            return (0,clean/* safe */.gB) `without an archive in compare-with`;
        const isCompared = name === 'base-path' && isGiven('compare-with');
        if (OF_GATE.has(name) && inputs.mode === 'export' && inputs.check.verify === 'off' && !isCompared)
            return (0,clean/* safe */.gB) `with verify: off`;
        return undefined;
    };
    return INPUT_NAMES.filter((name) => isGiven(name) && name !== TOKEN).flatMap((name) => {
        const why = whyIgnored(name);
        return why ? [{ name, why }] : [];
    });
}

// EXTERNAL MODULE: ./lib/errors.js + 1 modules
var errors = __nccwpck_require__(3813);
;// CONCATENATED MODULE: ./lib/inputs/reader.js




/** Stands for a value that cannot be had because of an error that the reader has recorded. */
const INVALID = Symbol('invalid');
/** Reads single inputs and collects what is wrong with them, so that all errors are reported together. */
class InputReader {
    env;
    /** What the file says that `accepted-findings` names. */
    acceptedFindings;
    #errors = [];
    #rejected = new Set();
    constructor(env, acceptedFindings = NOTHING_ACCEPTED) {
        this.env = env;
        this.acceptedFindings = acceptedFindings;
    }
    /** Where relative paths start. */
    get workspace() {
        return workspaceOf(this.env);
    }
    /** What is wrong so far, each beginning with the name of its input. */
    get errors() {
        return this.#errors;
    }
    /** Returns an input, or its default if it is not given. */
    withDefault(name) {
        return this.#parse(name, rawInput(this.env, name));
    }
    /** Returns an input that has no default; undefined if it is not given. */
    optional(name) {
        const text = rawInput(this.env, name);
        return text === '' ? undefined : this.#parse(name, text);
    }
    /** Returns an input that must be given; `advice` is the message if it is missing. */
    required(name, advice) {
        const text = rawInput(this.env, name);
        if (text !== '')
            return this.#parse(name, text);
        this.#reject(name, (0,clean/* safe */.gB) `is missing: ${advice}`);
        return INVALID;
    }
    /** Records what is wrong with inputs that are fine on their own. */
    report(...errors) {
        this.#errors.push(...errors);
    }
    /** Parses the inputs that the mode does not read, too: a value that no mode would accept is an error in each. */
    parseOthers() {
        for (const name of INPUT_NAMES)
            this.optional(name);
    }
    #parse(name, text) {
        try {
            return INPUTS[name].parse(text);
        }
        catch (error) {
            if (!(error instanceof InvalidInput))
                throw error;
            this.#reject(name, error.what);
            return INVALID;
        }
    }
    #reject(name, what) {
        if (this.#rejected.has(name))
            return;
        this.#rejected.add(name);
        this.#errors.push((0,clean/* safe */.gB) `${name} ${what}`);
    }
}
/** Returns `fields` if none of them is invalid. */
function ifValid(fields) {
    return areValid(fields) ? fields : INVALID;
}
function areValid(fields) {
    return !Object.values(fields).includes(INVALID);
}
/** Returns `value`, or `fallback` if it is invalid: for checks that look at several inputs. */
function valueOr(value, fallback) {
    return value === INVALID ? fallback : value;
}

// EXTERNAL MODULE: ./lib/net/proxy.js
var proxy = __nccwpck_require__(7115);
;// CONCATENATED MODULE: ./lib/inputs/service.js



/** Returns the inputs of the modes that ask the service. */
function readService(read) {
    read.report(...(0,proxy/* proxyProblems */.Dg)(read.env));
    return ifValid({
        baseUrl: read.required('base-url', (0,clean/* safe */.gB) `give the root of the administrative API, such as https://api.example.com`),
        apiKey: read.required('api-key', (0,clean/* safe */.gB) `its secret is empty. Check the expression after “api-key:” and the secret of that name in the repository, organization or environment that this job uses; runs for forks and for Dependabot do not get these secrets`),
        requestTimeoutMs: read.withDefault('request-timeout'),
    });
}
/** Returns the inputs of the modes that follow a job. */
function readWait(read) {
    return ifValid({
        wait: read.withDefault('wait'),
        timeoutMs: read.withDefault('wait-timeout'),
        pollIntervalMs: read.withDefault('poll-interval'),
    });
}

;// CONCATENATED MODULE: ./lib/inputs/agent-job.js



/** Returns the inputs of mode agent-job. */
function readAgentJobInputs(read) {
    return ifValid({
        mode: 'agent-job',
        service: readService(read),
        waiting: readWait(read),
        projectId: read.required('project-id', (0,clean/* safe */.gB) `mode agent-job needs it; it is shown on the API keys page of the dashboard`),
        jobId: read.required('job-id', (0,clean/* safe */.gB) `mode agent-job follows a job that exists`),
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __nccwpck_require__(7469);
;// CONCATENATED MODULE: ./lib/inputs/check-settings.js


/** Returns the inputs of the modes that check a site. */
function readCheckSettings(read) {
    return ifValid({
        verify: read.withDefault('verify'),
        host: read.optional('host'),
        basePath: read.withDefault('base-path'),
        accepted: readAccepted(read),
    });
}
function readAccepted(read) {
    const name = read.optional('accepted-findings');
    if (name === INVALID)
        return INVALID;
    const { entries, errors } = read.acceptedFindings;
    read.report(...errors.map((error) => (0,clean/* safe */.gB) `accepted-findings “${name}”: ${error}`));
    return entries;
}

// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __nccwpck_require__(6451);
// EXTERNAL MODULE: ./lib/archive/magic.js
var magic = __nccwpck_require__(2057);
;// CONCATENATED MODULE: ./lib/inputs/parse/earlier-site.js






const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;
/**
 * Returns where an earlier site is: a folder with an `index.html`, or a file that begins as an archive does. Relative
 * paths start at `base`.
 * @throws InvalidInput
 */
function parseEarlierSite(name, base) {
    // It may be a presigned link, so it is not shown.
    if (ADDRESS.test(name))
        throw new InvalidInput((0,clean/* safe */.gB) `is an address, but has to be a folder or an archive on this runner: download the earlier site before this step`);
    const path = (0,external_node_path_.resolve)(base, name);
    try {
        const stats = (0,external_node_fs_.statSync)(path);
        if (!stats.isDirectory() && !stats.isFile())
            throw new InvalidInput((0,clean/* safe */.gB) `is “${name}”, which is neither a folder nor a file`);
        (0,external_node_fs_.accessSync)(path, stats.isDirectory() ? external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK : external_node_fs_.constants.R_OK);
        const problem = stats.isDirectory() ? problemOfFolder(path) : problemOfArchive(path);
        if (problem)
            throw new InvalidInput((0,clean/* safe */.gB) `is “${name}”: ${problem}`);
        return { name, path, is: stats.isDirectory() ? 'folder' : 'archive' };
    }
    catch (error) {
        if (!(0,disk_error/* isDiskError */.Mi)(error))
            throw error;
        throw new InvalidInput((0,clean/* safe */.gB) `is “${name}”: ${whyUnusable(error, path)}`);
    }
}
function problemOfFolder(path) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'index.html')))
        return undefined;
    const entries = (0,external_node_fs_.readdirSync)(path);
    if (entries.length === 0)
        return (0,clean/* safe */.gB) `the folder is empty; if there is no earlier site yet, leave compare-with empty`;
    const inner = entries.find((entry) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, entry, 'index.html')));
    return inner === undefined
        ? (0,clean/* safe */.gB) `there is no index.html in this folder; name the folder that has the earlier site’s index.html, or leave compare-with empty`
        : (0,clean/* safe */.gB) `there is no index.html in this folder; did you mean the folder “${inner}” in it?`;
}
function problemOfArchive(path) {
    const head = Buffer.alloc(magic/* HEAD_SIZE */.jT);
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const start = head.subarray(0, (0,external_node_fs_.readSync)(file, head, 0, magic/* HEAD_SIZE */.jT, 0));
        if (start.length === 0)
            return (0,clean/* safe */.gB) `the file is empty; name an archive of the earlier site or a folder with it, or leave compare-with empty`;
        if ((0,magic/* formatOf */.be)(start) !== undefined)
            return undefined;
        return (0,clean/* safe */.gB) `this file is not an archive: it looks like ${(0,magic/* looksLike */._4)(start)}; expected a folder, or zip, tar, tar.gz or tar.zst`;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function whyUnusable({ code }, path) {
    if (code === 'ENOTDIR')
        return (0,clean/* safe */.gB) `a part of this path is a file`;
    if (code !== 'ENOENT')
        return (0,clean/* safe */.gB) `${path} cannot be read (${code})`;
    return (0,disk_error/* lstatIfExists */.sM)(path)
        ? (0,clean/* safe */.gB) `the symbolic link ${path} leads nowhere`
        : (0,clean/* safe */.gB) `there is nothing at ${path}; if there is no earlier site yet, leave compare-with empty`;
}

;// CONCATENATED MODULE: ./lib/inputs/compare.js






/**
 * Returns the earlier site to compare with, undefined without one. `sitePath` is the later one, absolute, if it is known.
 */
function readEarlierSite(read, sitePath) {
    const name = read.optional('compare-with');
    if (name === undefined || name === INVALID)
        return name;
    try {
        const earlier = parseEarlierSite(name, read.workspace);
        if (sitePath !== undefined)
            ensureApart(earlier, sitePath, 'site-path');
        return earlier;
    }
    catch (error) {
        if (!(error instanceof InvalidInput))
            throw error;
        read.report((0,clean/* safe */.gB) `compare-with ${error.what}`);
        return INVALID;
    }
}
/**
 * Makes sure that neither of two sites is in the other. `called`: what the later one is to people. Symbolic links are followed:
 * two names of one folder are the same site.
 * @throws InvalidInput
 */
function ensureApart({ name, path, is }, sitePath, called) {
    const [earlier, later] = [reached(path), reached(sitePath)];
    if (is === 'folder' && earlier === later)
        throw new InvalidInput((0,clean/* safe */.gB) `is “${name}”, which is ${called} itself: nothing would ever have changed; name a copy of the earlier site`);
    if ((0,paths/* isWithin */.U)(earlier, later))
        throw new InvalidInput((0,clean/* safe */.gB) `is “${name}”, which is inside ${called}: keep the earlier site outside it`);
    if (is === 'folder' && (0,paths/* isWithin */.U)(later, earlier))
        throw new InvalidInput((0,clean/* safe */.gB) `is “${name}”, and ${called} is inside it: keep the two sites apart`);
}
/** What cannot be looked at is reported by whoever needs it. */
function reached(path) {
    try {
        return (0,paths/* realPathOf */.d)(path);
    }
    catch (error) {
        if ((0,disk_error/* isDiskError */.Mi)(error))
            return path;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/inputs/limits.js

/** Returns what an archive may unpack to. */
function readLimits(read) {
    return ifValid({
        bytes: read.withDefault('max-unpacked-size'),
        entries: read.withDefault('max-unpacked-files'),
    });
}

;// CONCATENATED MODULE: ./lib/inputs/live.js



/** Returns the inputs of the live check; undefined if it is not asked for. */
function readLive(read) {
    const url = read.optional('live-url');
    if (url === undefined)
        return undefined;
    read.report(...(0,proxy/* proxyProblems */.Dg)(read.env));
    const basePath = read.withDefault('base-path');
    if (url !== INVALID && basePath !== INVALID && url.pathname !== basePath)
        read.report((0,clean/* safe */.gB) `live-url is “${url.href}”, but base-path is “${basePath}”: both have to name the same path; did you mean ${url.origin}${basePath}, or base-path: ${url.pathname}?`);
    return ifValid({
        url,
        timeoutMs: read.withDefault('wait-timeout'),
        pollIntervalMs: read.withDefault('poll-interval'),
        requestTimeoutMs: read.withDefault('request-timeout'),
    });
}

;// CONCATENATED MODULE: ./lib/inputs/parse/site-folder.js





/**
 * Returns the absolute path of a folder with a site that is there already and can be read. Relative paths start at
 * `base`.
 * @throws InvalidInput
 */
function parseSiteFolder(text, base) {
    const path = (0,external_node_path_.resolve)(base, text);
    try {
        if (!(0,external_node_fs_.statSync)(path).isDirectory())
            throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”, which is not a folder: name the one that holds index.html`);
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
        if ((0,external_node_fs_.readdirSync)(path).length === 0)
            throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: the folder ${path} is empty; has the site been built?`);
    }
    catch (error) {
        if (!(0,disk_error/* isDiskError */.Mi)(error))
            throw error;
        throw new InvalidInput((0,clean/* safe */.gB) `is “${text}”: ${site_folder_whyUnusable(error, path)}`);
    }
    return path;
}
function site_folder_whyUnusable({ code }, path) {
    if (code === 'ENOTDIR')
        return (0,clean/* safe */.gB) `a part of this path is a file`;
    if (code !== 'ENOENT')
        return (0,clean/* safe */.gB) `the folder ${path} cannot be read (${code})`;
    return (0,disk_error/* lstatIfExists */.sM)(path)
        ? (0,clean/* safe */.gB) `the symbolic link ${path} leads nowhere`
        : (0,clean/* safe */.gB) `there is no folder ${path}; is the path right, and has the site been built?`;
}

;// CONCATENATED MODULE: ./lib/inputs/check.js











/** Returns the inputs of mode check. */
function readCheckInputs(read) {
    const site = readSiteFolder(read);
    return ifValid({
        mode: 'check',
        site,
        domain: read.optional('domain'),
        check: readCheckSettingsOfFolder(read),
        compareWith: readEarlierSite(read, site === INVALID ? undefined : site.path),
        limits: readLimits(read),
        live: readLive(read),
    });
}
function readSiteFolder(read) {
    const name = read.required('site-path', (0,clean/* safe */.gB) `mode check needs it; name the folder with the site to check`);
    if (name === INVALID)
        return INVALID;
    try {
        const path = parseSiteFolder(name, read.workspace);
        ensureReportIsOutside(name, path, read.env.RUNNER_TEMP);
        return { name, path };
    }
    catch (error) {
        if (!(error instanceof InvalidInput))
            throw error;
        read.report((0,clean/* safe */.gB) `site-path ${error.what}`);
        return INVALID;
    }
}
/** Nothing is ever written into the folder that is checked. @throws InvalidInput */
function ensureReportIsOutside(name, path, runnerTemp) {
    const place = runnerTemp || (0,external_node_os_.tmpdir)();
    if (!(0,paths/* isWithin */.U)((0,paths/* realPathOf */.d)(place), (0,external_node_fs_.realpathSync)(path)))
        return;
    throw new InvalidInput((0,clean/* safe */.gB) `is “${name}”: ${runnerTemp ? 'RUNNER_TEMP' : 'the folder for temporary files'} (${place}) is in it, and that is where the report is written; name the folder with the site alone`);
}
function readCheckSettingsOfFolder(read) {
    if (read.withDefault('verify') === 'off') {
        read.report((0,clean/* safe */.gB) `verify is “off”, but mode check always checks the site: expected report or strict`);
    }
    return readCheckSettings(read);
}

// EXTERNAL MODULE: ./lib/disk/targets.js
var disk_targets = __nccwpck_require__(5131);
;// CONCATENATED MODULE: ./lib/inputs/parse/values-file.js






/**
 * Returns the absolute path of a values file, where something is: what that is, is found out when it is read. Relative paths
 * start at `base`.
 * @throws InvalidInput
 */
function parseValuesFile(text, base) {
    const path = (0,external_node_path_.resolve)(base, text);
    try {
        if ((0,disk_error/* lstatIfExists */.sM)(path) !== undefined)
            return path;
    }
    catch (error) {
        if (!(0,disk_error/* isDiskError */.Mi)(error))
            throw error;
        return path;
    }
    const near = nearName(path);
    throw new InvalidInput(near === undefined
        ? (0,clean/* safe */.gB) `is “${text}”: there is no file ${path}; is the path right, and did actions/checkout run before this step? An empty file is fine, but the file has to exist`
        : (0,clean/* safe */.gB) `is “${text}”: there is no such file; did you mean ${(0,external_node_path_.join)((0,external_node_path_.dirname)(text), near)}?`);
}
/** Returns the name in the same folder of which the last part of `path` is a misspelling; undefined if there is none. */
function nearName(path) {
    try {
        const names = (0,external_node_fs_.readdirSync)((0,external_node_path_.dirname)(path)).sort();
        return names.find((name) => closest((0,external_node_path_.basename)(path), [name.toLowerCase()]) !== undefined);
    }
    catch (error) {
        if ((0,disk_error/* isDiskError */.Mi)(error))
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/inputs/export.js










/** Returns the inputs of mode export. */
function readExportInputs(read) {
    const overwrite = read.withDefault('overwrite');
    const targets = readTargets(read, overwrite);
    return ifValid({
        mode: 'export',
        service: readService(read),
        waiting: readWait(read),
        job: readJob(read),
        maskBundleUrl: read.withDefault('mask-bundle-url'),
        targets,
        limits: readLimits(read),
        check: readCheckSettingsOfExport(read),
        compareWith: readEarlierSite(read, targets.site?.path),
        overwrite,
        valuesFile: readValuesFile(read),
        releaseAsset: readReleaseAsset(read),
    });
}
function readJob(read) {
    const jobId = read.optional('job-id');
    if (jobId !== undefined)
        return ifValid({ jobId, domain: read.optional('domain') });
    const advice = (0,clean/* safe */.gB) `give the host name of the site to export, or a job-id to follow`;
    return ifValid({ domain: read.required('domain', advice) });
}
function readTargets(read, overwrite) {
    const { targets, errors } = (0,disk_targets/* checkTargets */.VJ)({
        bundlePath: valueOr(read.optional('bundle-path'), undefined),
        sitePath: valueOr(read.optional('site-path'), undefined),
        valuesFile: valueOr(read.optional('values-file'), undefined),
        overwrite: valueOr(overwrite, false),
        workspace: read.workspace,
        runnerTemp: read.env.RUNNER_TEMP || undefined,
    });
    read.report(...errors);
    return targets;
}
function readCheckSettingsOfExport(read) {
    if (read.withDefault('verify') === 'strict' && rawInput(read.env, 'site-path') === '') {
        read.report((0,clean/* safe */.gB) `verify is “strict”, but there is no site to check: set site-path as well`);
    }
    return readCheckSettings(read);
}
function readValuesFile(read) {
    const name = read.optional('values-file');
    const version = read.optional('export-version');
    if (name === INVALID)
        return INVALID;
    if (name !== undefined)
        return ifValid({ name, path: pathOfValuesFile(read, name), version });
    if (version !== undefined && version !== INVALID) {
        read.report((0,clean/* safe */.gB) `export-version is written into a values file: set values-file as well`);
    }
    return undefined;
}
function pathOfValuesFile(read, name) {
    try {
        return parseValuesFile(name, read.workspace);
    }
    catch (error) {
        if (!(error instanceof InvalidInput))
            throw error;
        read.report((0,clean/* safe */.gB) `values-file ${error.what}`);
        return INVALID;
    }
}
function readReleaseAsset(read) {
    const name = read.optional('release-asset');
    return name === undefined ? undefined : ifValid({ name, token: rawInput(read.env, 'github-token') });
}

;// CONCATENATED MODULE: ./lib/inputs/inputs.js





const READERS = {
    export: readExportInputs,
    'agent-job': readAgentJobInputs,
    check: readCheckInputs,
};
/**
 * Returns the inputs, every one checked. `acceptedFindings`: what the file says that one of them names.
 * @throws StepError (`bad-inputs`) with all errors at once
 */
function readInputs(env, acceptedFindings) {
    const read = new InputReader(env, acceptedFindings);
    const inputs = readMode(read);
    read.parseOthers();
    if (inputs === INVALID || read.errors.length > 0)
        throw new errors/* StepError */.zg('bad-inputs', { errors: read.errors });
    return inputs;
}
function readMode(read) {
    const mode = read.withDefault('mode');
    // Nobody knows what the mode that was meant needs.
    return mode === INVALID ? INVALID : READERS[mode](read);
}

;// CONCATENATED MODULE: ./lib/node-version.js

/** The major version of Node that action.yml asks for. */
const NEEDED_NODE = 24;
/**
 * Runners other than GitHub's start a `node24` action with whatever `node` is there.
 * @param version as `process.versions.node` has it
 * @throws StepError (`node-too-old`) if it is older than what this step needs
 */
function checkNode(version) {
    if (Number.parseInt(version, 10) >= NEEDED_NODE)
        return;
    throw new errors/* StepError */.zg('node-too-old', { found: version, needed: NEEDED_NODE });
}

;// CONCATENATED MODULE: ./lib/run.js










const SECRET_INPUTS = ['api-key', 'github-token'];
/**
 * The step: reads the inputs, does what the mode asks for, and returns how it ended.
 * @throws StepError for every bad end; anything else is a bug of this action
 */
async function run(step) {
    const { env, log, outputs } = step;
    for (const name of SECRET_INPUTS) {
        const secret = rawInput(env, name);
        if (canBeSecret(secret))
            log.mask(secret);
    }
    outputs.begin();
    checkNode(process.versions.node);
    step.facts.subject = subjectOf(env) ?? step.facts.subject;
    const inputs = readInputs(env, await readAcceptedFindings(env));
    const ignored = ignoredInputs(env, inputs);
    for (const { name, why } of ignored) {
        log.info((0,clean/* safe */.gB) `Note: the input ${name} has no effect ${why} and is ignored`);
    }
    const seconds = perhapsMinutes(rawInput(env, 'wait-timeout'));
    if (seconds !== undefined && !ignored.some(({ name }) => name === 'wait-timeout'))
        log.info((0,clean/* safe */.gB) `Note: wait-timeout is ${seconds} without a unit, which means ${(0,units/* count */.U9)(seconds, 'second')}; for minutes, set ${seconds}m`);
    return runMode(inputs, step);
}
/** Returns what a run whose inputs are invalid is about, as far as they say so. */
function subjectOf(env) {
    const domain = rawInput(env, 'domain');
    try {
        return domain === '' ? undefined : INPUTS.domain.parse(domain);
    }
    catch (error) {
        if (error instanceof InvalidInput)
            return undefined;
        throw error;
    }
}
/** A mode is loaded when it is used, so that a run with wrong inputs ends in a few milliseconds. */
async function runMode(inputs, step) {
    switch (inputs.mode) {
        case 'export': {
            const { exportSite } = await Promise.all(/* import() */[__nccwpck_require__.e(448), __nccwpck_require__.e(536), __nccwpck_require__.e(894), __nccwpck_require__.e(830), __nccwpck_require__.e(161)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9161));
            return exportSite(inputs, step);
        }
        case 'agent-job': {
            const { followAgentJob } = await Promise.all(/* import() */[__nccwpck_require__.e(536), __nccwpck_require__.e(830), __nccwpck_require__.e(447)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7447));
            return followAgentJob(inputs, step);
        }
        case 'check': {
            const { checkFolder } = await Promise.all(/* import() */[__nccwpck_require__.e(31), __nccwpck_require__.e(448), __nccwpck_require__.e(664), __nccwpck_require__.e(516), __nccwpck_require__.e(903), __nccwpck_require__.e(316), __nccwpck_require__.e(894), __nccwpck_require__.e(507), __nccwpck_require__.e(135)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5516));
            return checkFolder(inputs, step);
        }
    }
}


/***/ }),

/***/ 4745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ REPORT_FOLDER),
  b: () => (/* binding */ openStep)
});

// EXTERNAL MODULE: ./lib/clock.js
var clock = __nccwpck_require__(5233);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js + 1 modules
var errors = __nccwpck_require__(3813);
// EXTERNAL MODULE: ./lib/event-loop.js + 1 modules
var event_loop = __nccwpck_require__(3761);
// EXTERNAL MODULE: ./lib/disk/busy-files.js
var busy_files = __nccwpck_require__(9366);
// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __nccwpck_require__(6451);
// EXTERNAL MODULE: ./lib/disk/git-folder.js
var git_folder = __nccwpck_require__(4562);
// EXTERNAL MODULE: ./lib/disk/mounts.js
var mounts = __nccwpck_require__(1931);
;// CONCATENATED MODULE: ./lib/disk/removal.js








/**
 * Everything that a step removes. It is done beside other work, in slices between which signals are handled, so that a
 * cancelled step can say what is left.
 */
class Removals {
    #system;
    #left = new Map();
    #underway = new Set();
    constructor(system) {
        this.#system = system;
    }
    /** Counts what is at `path` as left until it is removed, in case the step is stopped before it can `start` that. */
    plan(path, clearedBy) {
        this.#left.set(path, { why: undefined, clearedBy });
    }
    /** Starts removing the file or folder at `path` with all its content. What cannot be removed stays in `left`. */
    start(path, options) {
        this.plan(path, options.clearedBy);
        const removal = this.#remove(path, options).finally(() => this.#underway.delete(removal));
        this.#underway.add(removal);
    }
    /** Resolves when nothing is being removed any more. */
    async settled() {
        await Promise.all(this.#underway);
    }
    /** What has not been removed yet, or could not be. */
    get left() {
        return [...this.#left].map(([path, rest]) => ({ path, ...rest }));
    }
    async #remove(path, { last, then, clearedBy }) {
        try {
            const why = await new Removal(path, last, this.#system).run();
            if (why === undefined) {
                then?.();
                this.#left.delete(path);
            }
            else {
                this.#left.set(path, { why, clearedBy });
            }
        }
        catch (error) {
            this.#left.set(path, { why: (0,errors/* errorMessage */.gJ)(error), clearedBy });
        }
    }
}
const NOT_UTF8 = '\uFFFD';
class Removal {
    #path;
    #last;
    #mounts;
    #timeSlice = new event_loop/* TimeSlice */.IS();
    #retry;
    #device;
    /** What could not be removed: the first of it in words. */
    #obstacle;
    #obstacles = 0;
    constructor(path, last, system) {
        this.#path = path;
        this.#last = last;
        this.#mounts = new Set((0,mounts/* mountsIn */.K)(path));
        this.#retry = (0,busy_files/* retryWhileHeld */.J)(system);
    }
    /** Returns why not all of it could be removed; undefined if it was. */
    async run() {
        const stats = this.#lookAt(this.#path);
        this.#device = stats?.dev;
        if (stats?.isDirectory())
            await this.#folder(this.#path);
        else if (stats)
            await this.#file(this.#path);
        return this.#obstacle;
    }
    async #folder(folder) {
        const stats = this.#lookAt(folder);
        if (stats === undefined)
            return;
        if (stats.dev !== this.#device || this.#mounts.has(String(folder))) {
            this.#note(folder, 'a file system is mounted there');
            return;
        }
        const obstacles = this.#obstacles;
        const last = [];
        for (const entry of this.#list(folder)) {
            const path = joined(folder, entry.name);
            if (folder === this.#path && entry.name === this.#last)
                last.push(path);
            else if ((0,git_folder/* isGitFolder */.Z)(String(entry.name)))
                this.#note(path, 'it belongs to a git repository');
            else if (entry.isDirectory())
                await this.#folder(path);
            else
                await this.#file(path);
        }
        if (this.#obstacles > obstacles)
            return;
        for (const path of last)
            await this.#file(path);
        await this.#try(folder, () => (0,external_node_fs_.rmdirSync)(folder));
        await this.#timeSlice.yieldIfOver();
    }
    async #file(path) {
        const trying = this.#try(path, () => (0,external_node_fs_.unlinkSync)(path));
        if (trying)
            await trying;
        const pause = this.#timeSlice.yieldIfOver();
        if (pause)
            await pause;
    }
    #list(folder) {
        try {
            const entries = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
            const areText = typeof folder === 'string' && !entries.some(({ name }) => name.includes(NOT_UTF8));
            return areText ? entries : (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true, encoding: 'buffer' });
        }
        catch (error) {
            this.#noteError(folder, error);
            return [];
        }
    }
    #lookAt(path) {
        try {
            return (0,external_node_fs_.lstatSync)(path);
        }
        catch (error) {
            this.#noteError(path, error);
            return undefined;
        }
    }
    #try(path, work) {
        try {
            return this.#retry(work)?.catch((error) => this.#noteError(path, error));
        }
        catch (error) {
            this.#noteError(path, error);
            return undefined;
        }
    }
    #noteError(path, error) {
        if (!(0,disk_error/* isDiskError */.Mi)(error))
            throw error;
        if (error.code !== 'ENOENT')
            this.#note(path, error.code ?? error.message);
    }
    #note(path, why) {
        this.#obstacles += 1;
        this.#obstacle ??= `${(0,external_node_path_.basename)(String(path))}: ${why}`;
    }
}
function joined(folder, name) {
    if (typeof folder === 'string' && typeof name === 'string')
        return `${folder}/${name}`;
    return Buffer.concat([Buffer.from(folder), Buffer.from('/'), Buffer.from(name)]);
}

// EXTERNAL MODULE: ./lib/outputs.js
var outputs = __nccwpck_require__(5077);
// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __nccwpck_require__(8651);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: ./lib/toolkit.js + 4 modules
var toolkit = __nccwpck_require__(6380);
;// CONCATENATED MODULE: ./lib/report/log.js



const masked = new Set();
/**
 * What a person reads while the step runs. Everything goes to stdout: the runner reads stderr first, before the
 * masks that are on their way.
 */
const log = {
    /** An ordinary line. */
    info(text) {
        process.stdout.write(text.text + external_node_os_.EOL);
    },
    /** A notice annotation: one a run, for the good end of the step. */
    notice(title, text) {
        (0,toolkit/* issueCommand */.L)('notice', { title: title.text }, text.text);
    },
    /** A warning annotation. */
    warning(title, text) {
        (0,toolkit/* issueCommand */.L)('warning', { title: title.text }, text.text);
    },
    /** The error annotation: one a run, for the failure of the step itself. */
    error(title, text) {
        (0,toolkit/* issueCommand */.L)('error', { title: title.text }, text.text);
    },
    /** Hides a secret in all logs of the job from here on. */
    mask(secret) {
        if (masked.has(secret))
            return;
        masked.add(secret);
        (0,clean/* hide */.jD)(secret);
        (0,toolkit/* issueCommand */.L)('add-mask', {}, secret);
    },
    /** Hides a secret in what this step itself prints. */
    hide: clean/* hide */.jD,
    /** The stack of an error and of its causes; shown when the run has debug logging on. */
    trace(error) {
        for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
            for (const line of (cause.stack ?? cause.message).split(/[\r\n]+/)) {
                (0,toolkit/* issueCommand */.L)('debug', {}, (0,clean/* safe */.gB) `trace: ${(0,clean/* clean */.uH)(line)}`.text);
            }
        }
    },
};

// EXTERNAL MODULE: ./lib/units.js
var units = __nccwpck_require__(3052);
;// CONCATENATED MODULE: ./lib/step.js






const HEARTBEAT_MS = 60_000;
/** What the names of report folders begin with. */
const REPORT_FOLDER = 'docs-export-report-';
const RUNNER = { env: process.env, clock: clock/* systemClock */.m, random: Math.random, log: log };
/** Returns the step as the runner started it, or with the dependencies that a test passes. */
function openStep(signal, dependencies = RUNNER) {
    const { env, clock, log } = dependencies;
    const timings = [];
    return {
        ...dependencies,
        outputs: (0,outputs/* openOutputs */.tS)(env),
        signal,
        startedAt: clock.now(),
        facts: { subject: 'Documentation', isJobKnown: false, resumeWith: {} },
        notes: [],
        timings,
        removals: new Removals(),
        async phase(name, work, heartbeat = (elapsedMs) => (0,clean/* safe */.gB) `${name}: busy for ${(0,units/* showDuration */.kJ)(elapsedMs)}`) {
            const startedAt = clock.now();
            const stopHeartbeat = clock.every(HEARTBEAT_MS, () => log.info(heartbeat(clock.now() - startedAt)));
            try {
                return await work();
            }
            finally {
                stopHeartbeat();
                timings.push({ name, value: (0,units/* showDuration */.kJ)(clock.now() - startedAt) });
            }
        },
    };
}


/***/ }),

/***/ 6380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  L: () => (/* reexport */ issueCommand),
  v: () => (/* reexport */ prepareKeyValueMessage)
});

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!fs.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./lib/toolkit.js
/**
 * The parts of `@actions/core` that talk to the runner. The package's main module also loads the OIDC client and with it
 * undici: two thirds of this step's start-up time (`npm run bench`), for something that is never used here. They are
 * imported by path because the package exports only its main module, and because Node refuses `imports` of package.json
 * that point into a `node_modules` folder (https://nodejs.org/api/packages.html#subpath-imports).
 */




/***/ }),

/***/ 3052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ parseSize),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   kJ: () => (/* binding */ showDuration),
/* harmony export */   tY: () => (/* binding */ showSize),
/* harmony export */   yZ: () => (/* binding */ joinWords)
/* harmony export */ });
/** Durations, sizes, counts and lists, as people write and read them. */
const DURATION = /^(?:(\d+) ?d ?)?(?:(\d+) ?h ?)?(?:(\d+) ?m(?:in)? ?)?(?:(\d+) ?s)?$/;
const DECIMAL = /^(\d+\.\d+) ?(d|h|m|min|s)$/;
const SIZE = /^(\d+)\s*([kmgt]i?)?b?$/i;
/** Longer texts are no duration and no size, but numbers that lose digits. In characters. */
const MAX_LENGTH = 16;
const DURATION_UNITS = {
    d: 86_400_000,
    h: 3_600_000,
    m: 60_000,
    min: 60_000,
    s: 1_000,
};
const SIZE_UNITS = {
    '': 1,
    k: 1e3,
    m: 1e6,
    g: 1e9,
    t: 1e12,
    ki: 2 ** 10,
    mi: 2 ** 20,
    gi: 2 ** 30,
    ti: 2 ** 40,
};
/**
 * Returns the ms of `45s`, `30m` or `30 min`, `2h` or `1.5h`, `1h30m` or `1h 30m`, `2d`, or a bare number of seconds;
 * undefined if it is none.
 */
function parseDuration(text) {
    if (text.length > MAX_LENGTH)
        return undefined;
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const [, decimal, unit = ''] = DECIMAL.exec(text) ?? [];
    if (decimal !== undefined)
        return Math.round(Number(decimal) * (DURATION_UNITS[unit] ?? Number.NaN));
    const match = text === '' ? null : DURATION.exec(text);
    if (!match)
        return undefined;
    const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
    return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
}
/** Returns the bytes of `500MB`, `4GiB` or a bare number; undefined if it is none. */
function parseSize(text) {
    const match = text.length > MAX_LENGTH ? null : SIZE.exec(text);
    const unit = SIZE_UNITS[(match?.[2] ?? '').toLowerCase()];
    return match && unit ? Number(match[1]) * unit : undefined;
}
/** Returns `ms` as `0.4s`, `45s`, `1m 05s`, `2h 03m` or `1d 04h`. */
function showDuration(ms) {
    if (ms < 9_950)
        return `${Math.max(0, ms / 1_000)
            .toFixed(1)
            .replace('.0', '')}s`;
    const seconds = Math.round(ms / 1_000);
    const [days, hours, minutes] = [
        Math.floor(seconds / 86_400),
        Math.floor(seconds / 3_600) % 24,
        Math.floor(seconds / 60) % 60,
    ];
    const two = (n) => String(n).padStart(2, '0');
    if (days > 0)
        return `${days}d ${two(hours)}h`;
    if (hours > 0)
        return `${hours}h ${two(minutes)}m`;
    if (minutes > 0)
        return `${minutes}m ${two(seconds % 60)}s`;
    return `${seconds}s`;
}
/** Returns `bytes` in the largest binary unit that leaves at least 1, with one decimal: `4.0 GiB`. */
function showSize(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
    return power === 0 ? `${bytes} B` : `${(bytes / 2 ** (10 * power)).toFixed(1)} ${units[power]}`;
}
/**
 * Returns a number with its noun: `0 pages`, `1 page`, `12,345 pages`. `many` is the plural where an `s` alone does not
 * make it.
 */
function count(n, one, many = `${one}s`) {
    return `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
}
/** Returns `a, b and c`, or `a, b or c`. */
function joinWords(words, conjunction) {
    return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${conjunction} `);
}


/***/ }),

/***/ 2365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Om: () => (/* binding */ trimBytes),
/* harmony export */   YZ: () => (/* binding */ percentDecode),
/* harmony export */   Yo: () => (/* binding */ detach),
/* harmony export */   ZJ: () => (/* binding */ toBytes),
/* harmony export */   Zk: () => (/* binding */ replaceInvalidUtf8),
/* harmony export */   a: () => (/* binding */ percentEncode),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   mS: () => (/* binding */ hasOtherScheme),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/**
 * Inside the check, names and addresses are strings of bytes: one character for each byte of their UTF-8 form.
 * Servers compare bytes, file systems hold bytes, percent-encoding encodes bytes; and a page of bytes is half
 * the size of one in UTF-16, and faster to walk through.
 */
const BEYOND_ASCII = /[\x80-\xff]/;
/** Returns ordinary text as a string of bytes. */
function toBytes(text) {
    return Buffer.from(text, 'utf8').toString('latin1');
}
/** Returns a string of bytes as ordinary text; bytes that are no UTF-8 become U+FFFD. */
function toText(bytes) {
    return BEYOND_ASCII.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes;
}
/** Returns `bytes` with all that is not UTF-8 replaced as a browser replaces it (U+FFFD). */
function replaceInvalidUtf8(bytes) {
    return BEYOND_ASCII.test(bytes) ? toBytes(toText(bytes)) : bytes;
}
/**
 * Returns the same string in memory of its own. A slice keeps the string it was cut from alive: one address that
 * is remembered would keep its whole page.
 */
function detach(bytes) {
    return bytes === '' ? '' : Buffer.from(bytes, 'latin1').toString('latin1');
}
/**
 * Returns a string of bytes without white space at its ends, that of HTML. `trim()` would also remove the last byte of `à` and of
 * every other character that ends with that of a no-break space in Latin-1.
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
/** https://infra.spec.whatwg.org/#ascii-whitespace */
function isSpace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x09 || byte === 0x0d || byte === 0x0c;
}
/** Returns a percent-encoded path or fragment decoded; undefined if a `%` is not followed by two hex digits. */
function percentDecode(encoded) {
    if (!encoded.includes('%'))
        return encoded;
    if (/%(?![0-9a-f]{2})/i.test(encoded))
        return undefined;
    return encoded.replace(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
/** Returns a name as it is written in an address: everything but letters, digits and `-._~/` percent-encoded. */
function percentEncode(bytes) {
    return bytes.replace(/[^\w\-.~/]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
/** Does an address have a scheme with which it asks no web server for anything: `data:`, `mailto:`? */
function hasOtherScheme(address) {
    return /^[\0-\x20]*(?!https?:|wss?:)[a-z][a-z\d+.-]*:/i.test(address);
}
/** Returns the folder of a name, with its final `/`; empty for the root. */
function folderOf(name) {
    return name.slice(0, name.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 2658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ HOST_NAMES),
/* harmony export */   f: () => (/* binding */ rulesOf)
/* harmony export */ });
/* harmony import */ var _s3_key_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6813);
/** What each host does with a site: how it answers an address, and what it does not accept. One table. */

const MB = 1_000_000;
const MIB = 1 << 20;
const GB = 1_000 * MB;
const TRAILING_SLASHES = 'https://github.com/slorber/trailing-slash-guide';
const NO_LIMITS = { siteBytes: [], fileBytes: [], files: [], filesInFolder: [] };
const NGINX = {
    title: 'nginx',
    fallsBackToHtmlFile: false,
    mergesSlashes: true,
    missing: 'own-page',
    dropsDotFiles: 'none',
    offline: false,
    isSecure: false,
    source: 'https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files',
    read: '2026-11',
    ...NO_LIMITS,
};
const HOSTS = {
    'github-pages': {
        title: 'GitHub Pages',
        fallsBackToHtmlFile: false,
        mergesSlashes: true,
        missing: 'own-page',
        // https://github.com/actions/upload-pages-artifact/pull/102, read 2026-11
        dropsDotFiles: 'all',
        offline: false,
        isSecure: true,
        source: TRAILING_SLASHES,
        read: '2026-11',
        ...NO_LIMITS,
        siteBytes: [
            {
                max: 10 * GB,
                severity: 'error',
                of: 'the 10 GB that GitHub Pages allows for an artifact',
                source: 'https://github.com/actions/deploy-pages',
                read: '2026-11',
            },
            {
                max: GB,
                severity: 'warning',
                of: 'the 1 GB that GitHub Pages allows for a published site',
                source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
                read: '2026-11',
            },
        ],
    },
    's3-cloudfront': {
        title: 'S3 behind CloudFront',
        keyFor: _s3_key_js__WEBPACK_IMPORTED_MODULE_0__/* .s3Key */ .Aw,
        mergesSlashes: false,
        missing: 'own-page',
        dropsDotFiles: 'none',
        offline: false,
        isSecure: true,
        source: 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html',
        read: '2026-11',
        ...NO_LIMITS,
    },
    'cloudflare-pages': {
        title: 'Cloudflare Pages',
        fallsBackToHtmlFile: true,
        mergesSlashes: true,
        missing: 'home-page',
        dropsDotFiles: 'none',
        offline: false,
        isSecure: true,
        source: 'https://developers.cloudflare.com/pages/configuration/serving-pages/',
        read: '2026-11',
        ...NO_LIMITS,
        fileBytes: [
            {
                max: 25 * MIB,
                severity: 'error',
                of: 'the 25 MiB that Cloudflare Pages allows per file',
                source: 'https://developers.cloudflare.com/pages/platform/limits/#file-size',
                read: '2026-11',
            },
        ],
        files: [
            {
                max: 100_000,
                severity: 'error',
                of: 'the 100,000 that Cloudflare Pages allows on its paid plans',
                source: 'https://developers.cloudflare.com/pages/platform/limits/#files',
                read: '2026-11',
            },
            {
                max: 20_000,
                severity: 'warning',
                of: 'the 20,000 that Cloudflare Pages allows on its free plan',
                source: 'https://developers.cloudflare.com/pages/platform/limits/#files',
                read: '2026-11',
            },
        ],
    },
    'cloudflare-workers': {
        title: 'Cloudflare Workers',
        fallsBackToHtmlFile: true,
        mergesSlashes: true,
        missing: 'own-page',
        dropsDotFiles: 'none',
        readsAssetsIgnore: true,
        offline: false,
        isSecure: true,
        source: 'https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/',
        read: '2026-11',
        ...NO_LIMITS,
        fileBytes: [
            {
                max: 25 * MIB,
                severity: 'error',
                of: 'the 25 MiB that Cloudflare Workers allows per file',
                source: 'https://developers.cloudflare.com/workers/platform/limits/',
                read: '2026-11',
            },
        ],
        files: [
            {
                max: 100_000,
                severity: 'error',
                of: 'the 100,000 that Cloudflare Workers allows on its paid plan',
                source: 'https://developers.cloudflare.com/workers/platform/limits/',
                read: '2026-11',
            },
            {
                max: 20_000,
                severity: 'warning',
                of: 'the 20,000 that Cloudflare Workers allows on its free plan',
                source: 'https://developers.cloudflare.com/workers/platform/limits/',
                read: '2026-11',
            },
        ],
    },
    'azure-static-web-apps': {
        title: 'Azure Static Web Apps',
        fallsBackToHtmlFile: true,
        mergesSlashes: true,
        missing: 'own-page',
        dropsDotFiles: 'none',
        offline: false,
        isSecure: true,
        source: TRAILING_SLASHES,
        read: '2026-11',
        ...NO_LIMITS,
        siteBytes: [
            {
                // The service itself says 524288000 bytes.
                max: 500 * MIB,
                severity: 'error',
                of: 'the 500 MB that Azure Static Web Apps allows on its standard plan',
                source: 'https://learn.microsoft.com/en-us/azure/static-web-apps/quotas',
                read: '2026-11',
            },
            {
                max: 250 * MIB,
                severity: 'warning',
                of: 'the 250 MB that Azure Static Web Apps allows on its free plan',
                source: 'https://learn.microsoft.com/en-us/azure/static-web-apps/quotas',
                read: '2026-11',
            },
        ],
    },
    netlify: {
        title: 'Netlify',
        fallsBackToHtmlFile: true,
        mergesSlashes: true,
        missing: 'own-page',
        // https://github.com/netlify/js-client/pull/226, read 2026-11
        dropsDotFiles: 'all-but-well-known',
        offline: false,
        isSecure: true,
        source: TRAILING_SLASHES,
        read: '2026-11',
        ...NO_LIMITS,
        filesInFolder: [
            {
                max: 54_000,
                severity: 'error',
                of: 'the 54,000 that Netlify allows in one folder',
                source: 'https://docs.netlify.com/site-deploys/overview/',
                read: '2026-11',
            },
        ],
    },
    vercel: {
        title: 'Vercel',
        // As with `cleanUrls`. Without it, vercel.json decides: see src/web/host/redirects/host-files.ts.
        fallsBackToHtmlFile: true,
        mergesSlashes: true,
        missing: 'own-page',
        dropsDotFiles: 'none',
        offline: false,
        isSecure: true,
        source: 'https://vercel.com/docs/project-configuration/vercel-json#cleanurls',
        read: '2026-11',
        // Those for uploads have changed: https://vercel.com/docs/limits, read 2026-11.
        ...NO_LIMITS,
    },
    nginx: NGINX,
    'air-gapped': { ...NGINX, title: 'nginx (air-gapped)', offline: true },
};
/** Used when no host is given: an address counts as broken when none of the hosts would answer it. */
const ANY_HOST = {
    title: 'any host',
    fallsBackToHtmlFile: true,
    mergesSlashes: true,
    missing: 'unknown',
    dropsDotFiles: 'none',
    offline: false,
    isSecure: false,
    source: 'the union of the others',
    read: '2026-11',
    ...NO_LIMITS,
};
/** The names that the input `host` accepts. */
const HOST_NAMES = Object.keys(HOSTS);
/** Returns the rules of a host, or, without one, rules that report only what every host would reject. */
function rulesOf(host) {
    return host === undefined ? ANY_HOST : HOSTS[host];
}


/***/ }),

/***/ 6813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ s3Key),
/* harmony export */   cn: () => (/* binding */ FILES),
/* harmony export */   vN: () => (/* binding */ DATA)
/* harmony export */ });
/**
 * The key that the viewer function in examples/s3-cloudfront-viewer-function.js makes of an address. A test compares
 * the two.
 */
/** What is requested as it is. */
const FILES = [
    /\.(?:html?|xhtml|css|m?js|cjs|map|wasm|json|jsonl|jsonld|geojson|webmanifest|xml|xsl|rss|atom|txt|md|mdx|csv|tsv|ya?ml|toml|data|bin|inv|idx|pagefind|pf_[a-z]+)$/i,
    /\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|og[agv]|opus|wav|flac|vtt|srt|glb|gltf|lottie|woff2?|ttf|otf|eot)$/i,
    /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[tsp]|ics|zip|tar|t?gz|t?xz|bz2|zst|7z|br|jar|whl|exe|dmg|pkg|msi|deb|rpm|apk|iso|asc|sig|pem|crt)$/i,
    /\.(?:py|ipynb|sh|ps1|ts|tsx|jsx|java|kt|go|rs|rb|php|swift|sql|proto|graphqls?|diff|patch|tf|xsd|wsdl|tex|bib)$/i,
];
/** The same, from the root of the host, without its slash. */
const DATA = [/^api\/search$/, /^\.well-known\//];
/**
 * Returns the key that is requested from S3, relative to the site's root, when a browser requests `path`, which is not
 * empty. Only a site at the root of its host has data files that the function knows.
 */
function s3Key(path, atHostRoot) {
    const asIs = FILES.some((ending) => ending.test(path)) || (atHostRoot && DATA.some((name) => name.test(path)));
    return asIs ? path : `${path.replace(/\/$/, '')}.html`;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(5691);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 

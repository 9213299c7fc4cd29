export const id = 219;
export const ids = [219];
export const modules = {

/***/ 1931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ inOrderOfWeight),
/* harmony export */   n: () => (/* binding */ alike)
/* harmony export */ });
/* harmony import */ var _report_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6070);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8059);
/** The order in which findings matter, and which of them are shown as one. */


/** What explains everything comes first, then what must not wait, then what explains broken links. */
const BEFORE_OTHERS = ['no-index', 'leaked-file', 'not-served'];
/**
 * Returns findings in the order in which they matter: by severity, a missing start page first, then leaked files, then what
 * the host does not serve, then the first one of each code, then all others as they come. Accepted ones are last.
 */
function inOrderOfWeight(findings) {
    const known = new Set();
    const ranked = findings.map((finding) => {
        const { code, severity } = finding;
        const group = `${(0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .he)(finding)} ${severity} ${code}`;
        const isFirst = !known.has(group);
        known.add(group);
        const before = BEFORE_OTHERS.indexOf(code);
        const rank = before === -1 ? BEFORE_OTHERS.length + (isFirst ? 0 : 1) : before;
        return { finding, weight: (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .he)(finding) ? _report_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(severity) : _report_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.length, rank };
    });
    return ranked.sort((a, b) => a.weight - b.weight || a.rank - b.rank).map(({ finding }) => finding);
}
/** Returns findings in their order, those that differ in the numbers of their addresses alone together with the first of them. */
function alike(findings) {
    const groups = Map.groupBy(findings, (finding, i) => {
        const { code, severity, target, address, message, isRest, accepted } = finding;
        const where = `${target}\n${address ?? ''}`;
        if (isRest || !/\d/.test(where))
            return i;
        const texts = [where, message].map((text) => text.replace(/\d+/g, '0'));
        return JSON.stringify([code, severity, accepted ?? null, ...texts]);
    });
    return [...groups.values()].flatMap(([first, ...others]) => first === undefined ? [] : [{ first, others }]);
}


/***/ }),

/***/ 8059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   C4: () => (/* binding */ worstPages),
/* harmony export */   M: () => (/* binding */ severityOrAccepted),
/* harmony export */   Pe: () => (/* binding */ countsInWords),
/* harmony export */   dw: () => (/* binding */ foundInWords),
/* harmony export */   fT: () => (/* binding */ countsByCode),
/* harmony export */   he: () => (/* binding */ isCounted),
/* harmony export */   qr: () => (/* binding */ acceptanceInWords),
/* harmony export */   yR: () => (/* binding */ checkedInWords)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _report_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6070);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);



/**
 * Returns what was found in words: `2 errors, 1 notice, 3 accepted findings`, `at least 20,001 errors`, or `nothing`.
 */
function foundInWords(counts) {
    const severities = _report_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.filter((each) => counts[`${each}s`] > 0);
    const found = severities.map((severity) => inWords(counts, severity));
    if (counts.accepted > 0)
        found.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts.accepted, 'accepted finding'));
    return found.length === 0 ? 'nothing' : found.join(', ');
}
/** Returns the two numbers that matter: `0 errors and 3 warnings`. */
function countsInWords(counts) {
    return `${inWords(counts, 'error')} and ${inWords(counts, 'warning')}`;
}
function inWords(counts, severity) {
    const hasMore = counts.findings.some((finding) => finding.isRest && finding.severity === severity);
    return `${hasMore ? 'at least ' : ''}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts[`${severity}s`], severity)}`;
}
/** Returns what was checked in words: `1,204 links and 388 loaded files in 242 pages`. */
function checkedInWords(of) {
    return `${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.links, 'link')} and ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.loads, 'loaded file')} in ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.pages, 'page')}`;
}
/** Returns whether a finding counts as what it is: it is not accepted. */
function isCounted({ accepted }) {
    return accepted === undefined;
}
/** Returns what a finding is shown as. */
function severityOrAccepted(finding) {
    return isCounted(finding) ? finding.severity : 'accepted';
}
/** Returns why a finding does not count, in words: `Accepted until 2027-03-31: the generator makes it`. */
function acceptanceInWords({ until, reason }) {
    return `Accepted${until === undefined ? '' : ` until ${until}`}: ${reason}`;
}
/** Returns how many findings there are of each code and severity, in the order of the findings; accepted ones apart. */
function countsByCode(findings) {
    const groups = Map.groupBy(findings, (finding) => `${severityOrAccepted(finding)} ${finding.code}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const occurrences = group.reduce((sum, { count }) => sum + count, 0);
        const isComplete = !group.some(({ isRest }) => isRest);
        const severity = severityOrAccepted(first);
        return [{ code: first.code, severity, findings: group.length, isComplete, occurrences }];
    });
}
/**
 * Returns the pages that most findings name among their first locations, notices and accepted ones apart, each with how many do:
 * where to begin. A link that is broken on every page does not make every page one of them.
 */
function worstPages(findings, most) {
    const counts = new Map();
    for (const { severity, spots } of findings.filter(isCounted)) {
        if (severity === 'notice')
            continue;
        for (const { page } of spots)
            counts.set(page, (counts.get(page) ?? 0) + 1);
    }
    return [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .inByteOrder */ .qg)(a, b)).slice(0, most);
}
/** Where a finding is met first, and how much further it goes, in words; undefined for the site itself, and for a file. */
function placeOf({ target, spots: [spot], pages, }) {
    if (spot === undefined || (spot.line === undefined && spot.page === target))
        return undefined;
    const line = spot.line === undefined ? '' : `, line ${spot.line}`;
    const more = pages > 1 ? `, and on ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(pages - 1, 'more page')}` : '';
    return { page: spot.page, further: `${line}${more}` };
}


/***/ }),

/***/ 5219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  expectText: () => (/* binding */ expectText)
});

// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __webpack_require__(6451);
// EXTERNAL MODULE: ./lib/errors/errors.js + 1 modules
var errors = __webpack_require__(5298);
// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __webpack_require__(8651);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/common/event-loop.js + 1 modules
var event_loop = __webpack_require__(5179);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/visible.js + 1 modules
var visible = __webpack_require__(3494);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
;// CONCATENATED MODULE: ./lib/web/page/shows-text.js








/**
 * Looks for a page of the site in a folder that shows a text to its readers: in one piece, whatever elements it is in, with any
 * white space for a space. The start page is read first.
 * @throws the reason of the signal soon after it is aborted; what the file system throws
 */
async function findText(root, text, signal) {
    const { names, sizes } = await (0,tree/* listTree */.nT)(root, signal, { leftOut: () => { } });
    const pages = names
        .map((name, i) => ({ name, size: sizes[i] ?? 0 }))
        .filter(({ name }) => (0,page_names/* isPage */.yp)(name))
        .sort((a, b) => Number(b.name === 'index.html') - Number(a.name === 'index.html'));
    const wanted = (0,byte_strings/* toBytes */.ZJ)((0,visible/* singleSpaced */.N)(text.replaceAll('\u00a0', ' ').trim()));
    for await (const { name, size } of (0,event_loop/* interruptible */.In)(pages, signal)) {
        if (size > page_text/* MAX_PAGE */.tK)
            continue;
        const syntax = (0,vocabulary/* syntaxOf */.rS)(name);
        if (showsText((0,page_text/* pageTextOf */.MZ)((0,external_node_fs_.readFileSync)((0,tree/* pathOf */.XM)(root, name)), syntax), wanted, syntax))
            return { page: name, pages: pages.length };
    }
    return { page: undefined, pages: pages.length };
}
/** Returns whether a page shows a text: strings of bytes. */
function showsText(page, wanted, syntax) {
    const shown = [];
    let isTitle = false;
    let isHidden = false;
    new visible/* VisibleReader */.M((what, value) => {
        if (what === 'title')
            isTitle ||= value.includes(wanted);
        if (what === 'hiding')
            isHidden = value === 'hidden';
        if (what === 'text' && !isHidden)
            shown.push(value);
    }, syntax).read(page);
    return isTitle || (0,visible/* singleSpaced */.N)(shown.join('')).includes(wanted);
}

// EXTERNAL MODULE: ./lib/phases/shown-findings.js
var shown_findings = __webpack_require__(212);
;// CONCATENATED MODULE: ./lib/phases/expect-text.js







/**
 * Makes sure that some page of the site in a folder shows a text. `handOverTo`: what the step would hand the site over to next, in
 * words.
 * @throws StepError `text-missing`, `check-disk-failed`; the reason of the step's signal
 */
async function expectText(site, text, handOverTo, step) {
    const { page, pages } = await step
        .phase('Expected text', () => findText(site, text, step.signal))
        .catch((error) => {
        if (!(0,disk_error/* isDiskError */.Mi)(error))
            throw error;
        throw new errors/* StepError */.zg('check-disk-failed', { site, why: error.message, off: undefined }, error);
    });
    if (page === undefined) {
        const consequence = (0,shown_findings/* consequenceFor */.PZ)(handOverTo);
        throw new errors/* StepError */.zg('text-missing', { site, text, pages: (0,units/* count */.U9)(pages, 'page'), consequence });
    }
    step.log.info((0,clean/* safe */.gB) `The expected text “${text}” is on ${(0,byte_strings/* toText */.fE)(page)}`);
}


/***/ }),

/***/ 212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ MAX_ANNOTATIONS),
/* harmony export */   PZ: () => (/* binding */ consequenceFor),
/* harmony export */   nf: () => (/* binding */ shownErrors)
/* harmony export */ });
/* harmony import */ var _summary_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(380);

/** GitHub shows ten annotations of a kind for a step. */
const MAX_ANNOTATIONS = 10;
/** Returns which of so many errors the job summary shows: `it`, `all of them`, or `the first ten`. */
function shownErrors(errors) {
    if (errors > _summary_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_FINDINGS */ .Mt)
        return 'the first ten';
    return errors === 1 ? 'it' : 'all of them';
}
/** Returns what errors in the site mean for a step that would hand it over to `targets`, of which there are two at most. */
function consequenceFor(targets) {
    const [first, second] = targets;
    if (first === undefined)
        return 'this step fails';
    return second === undefined
        ? `this step fails, and ${first} was not changed`
        : `this step fails, and neither ${first} nor ${second} was changed`;
}


/***/ }),

/***/ 6070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   MZ: () => (/* binding */ codesOf),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
/** The worst first. */
const SEVERITIES = ['error', 'warning', 'notice'];
const of = (severity) => (code, sentence) => ({ code, severity, sentence });
/** Each returns a kind of its severity. */
const [error, warning, notice] = [of('error'), of('warning'), of('notice')];
/** Returns the codes of all kinds, each once. */
function codesOf(kinds) {
    return new Set(Object.values(kinds).map(({ code }) => code));
}


/***/ }),

/***/ 380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mt: () => (/* binding */ MAX_FINDINGS),
/* harmony export */   WT: () => (/* binding */ findingsSection),
/* harmony export */   j7: () => (/* binding */ MARKS),
/* harmony export */   jJ: () => (/* binding */ foldedFindings),
/* harmony export */   vd: () => (/* binding */ foldedTable)
/* harmony export */ });
/* harmony import */ var _check_report_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1931);
/* harmony import */ var _check_report_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8059);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7414);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8651);
/* harmony import */ var _report_markup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8916);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7952);






/** How many findings the summary shows, the worst first, and how many pages. */
const MAX_FINDINGS = 10;
const MAX_PAGES = 5;
/** The marks of findings. */
const MARKS = {
    error: '❌ error',
    warning: '⚠️ warning',
    notice: 'ℹ️ notice',
    accepted: '☑️ accepted',
};
/** Returns the findings that matter most, with what is there instead; undefined without findings. */
function findingsSection(verdict, env) {
    const { findings, diagnosis } = verdict;
    if (findings.length === 0)
        return undefined;
    const shown = (0,_check_report_order_js__WEBPACK_IMPORTED_MODULE_0__/* .alike */ .n)(findings).slice(0, MAX_FINDINGS);
    const items = shown.map((group) => (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<li>${findingItem(group, env)}</li>\n`);
    const cause = diagnosis === undefined ? undefined : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<p><b>${(0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${diagnosis}`)}</b></p>\n`;
    return {
        heading: 'Findings of the check',
        content: (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `${cause}<ol>\n${items}</ol>\n${restInWords(shown, verdict)}`,
    };
}
/** Returns how many findings are not shown. */
function restInWords(shown, { findings, notices, isComplete }) {
    const inSight = shown.flatMap(({ first, others }) => [first, ...others]);
    const notAccepted = findings.filter(_check_report_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .he).length - inSight.filter(_check_report_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .he).length;
    const accepted = findings.length - inSight.length - notAccepted;
    if (notAccepted === 0 && accepted === 0)
        return undefined;
    const least = isComplete ? undefined : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `at least `;
    const more = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(notAccepted, 'more finding');
    const among = accepted === 0 ? undefined : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `; ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(accepted, 'more is', 'more are')} accepted`;
    const noted = notices === 0 ? undefined : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) ` The first line leaves out ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(notices, 'notice')}.`;
    return (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<p>… and ${least}${more}${among}.${noted}</p>\n`;
}
function findingItem({ first, others }, env) {
    const { code: name, severity, target, address, message, nearMiss, accepted } = first;
    const rule = (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)((0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `${name}`, (0,_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .docsAddress */ .y5)(env, 'docs/check.md', name));
    const what = target === '' ? undefined : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) ` ${(0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(target)}`;
    const inFull = address === undefined ? undefined : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) ` (${(0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(address)})`;
    const near = nearMiss === undefined ? undefined : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) ` ${nearInWords(nearMiss)}`;
    const reason = accepted === undefined ? undefined : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) ` ${(0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${(0,_check_report_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptanceInWords */ .qr)(accepted)}`)}`;
    const place = (0,_check_report_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(first);
    const where = place === undefined ? undefined : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<br>In ${(0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(place.page)}${place.further}.`;
    return (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `${MARKS[accepted === undefined ? severity : 'accepted']} ${rule}${what}${inFull}: ${(0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${message}`)}${near}${reason}${where}${othersInWords(others)}`;
}
function othersInWords(others) {
    const [next] = others;
    if (next === undefined)
        return undefined;
    return (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<br>The same for ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(others.length, 'more address', 'more addresses')} with another number, such as ${(0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(next.target)}.`;
}
function nearInWords({ address, message }) {
    return message.startsWith(address)
        ? (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `${(0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(address)} ${(0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${message.slice(address.length)}`)}`
        : (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${message}`);
}
/** Returns how many findings there are of each code and how often they occur, and the pages that most of them are on. */
function foldedFindings({ findings }) {
    const codes = (0,_check_report_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .countsByCode */ .fT)(findings).map((of) => [
        of.code,
        of.severity,
        `${of.isComplete ? '' : 'at least '}${of.findings.toLocaleString('en')}`,
        of.occurrences.toLocaleString('en'),
    ].map((cell) => (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `${cell}`));
    const pages = (0,_check_report_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .worstPages */ .C4)(findings, MAX_PAGES).map(([page, of]) => [(0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(page), (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `${of}`]);
    return [
        ...foldedTable('Findings by code', ['Code', 'Severity', 'Findings', 'Occurrences'], codes),
        ...foldedTable('Pages with the most findings', ['Page', 'Findings'], pages),
    ];
}
/** Returns a table as a section; none if it has no rows. */
function foldedTable(heading, columns, rows) {
    return rows.length === 0 ? [] : [{ heading, content: (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(columns, rows) }];
}


/***/ }),

/***/ 2198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ isDrawing),
/* harmony export */   dn: () => (/* binding */ isNotFoundPageOfSite),
/* harmony export */   hj: () => (/* binding */ stemOfFile),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   sf: () => (/* binding */ isIndexPage),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
const PAGE_ENDING = /\.(?:html?|xhtml)$/i;
const INDEX = /(?:^|\/)index$/i;
/** Is this the name of a page? */
function isPage(name) {
    return PAGE_ENDING.test(name);
}
/**
 * Returns the stem of a file; empty for the home page. A page has one, whatever the endings of its name and of its
 * addresses: `guide` is the stem of `guide.html` and `guide/index.html`. Any other file is its own stem.
 */
function stemOfFile(name) {
    return isPage(name) ? name.replace(PAGE_ENDING, '').replace(INDEX, '') : name;
}
/** Is this the page of a folder? */
function isIndexPage(name) {
    return isPage(name) && INDEX.test(name.replace(PAGE_ENDING, ''));
}
/** Is this the name of an SVG file, which can be opened like a page? */
function isDrawing(name) {
    return /\.svg$/i.test(name);
}
/** Is this the page that a host shows for addresses without one? Generators write it under either name. */
function isNotFoundPage(name) {
    return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}
/** Is it the one of the whole site, in its root? In a folder, `404.html` may well be an ordinary page. */
function isNotFoundPageOfSite(name) {
    return /^(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}


/***/ }),

/***/ 3494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ VisibleReader),
  N: () => (/* binding */ singleSpaced)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page/reader.js + 2 modules
var reader = __webpack_require__(6334);
;// CONCATENATED MODULE: ./lib/web/page/regions.js
const LANDMARKS = new Map([
    ['nav', 'navigation'],
    ['header', 'outside'],
    ['footer', 'outside'],
    ['aside', 'outside'],
    ['main', 'content'],
    ['article', 'content'],
]);
/** The same, as roles: https://www.w3.org/TR/wai-aria-1.2/#landmark_roles */
const ROLES = new Map([
    ['navigation', 'nav'],
    ['banner', 'header'],
    ['contentinfo', 'footer'],
    ['complementary', 'aside'],
    ['search', 'nav'],
    ['main', 'main'],
    ['article', 'article'],
]);
/** No page nests more of them. Each tag may have to be compared with all of them. */
const MAX_DEPTH = 64;
/**
 * Keeps track of whether something belongs to the content of a page, or to what all pages share: menus, header, footer. A
 * page more in a menu changes all pages, and nobody wants to read that of each.
 */
class Regions {
    #open = [];
    /** The names of those that were opened so far: most elements have none of them. */
    #tags = new Set();
    #changed;
    #isNavigation = false;
    /** `changed` is called when one kind ends and the other begins. */
    constructor(changed) {
        this.#changed = changed;
    }
    open(tag, role) {
        const name = (role === undefined ? undefined : ROLES.get(role.trim().toLowerCase())) ?? tag;
        const landmark = LANDMARKS.get(name);
        const isContent = landmark === 'content';
        const isNavigation = landmark === 'navigation' || (landmark === 'outside' && !this.#open.some((region) => region.isContent));
        if ((isContent || isNavigation) && this.#open.length < MAX_DEPTH) {
            this.#tags.add(tag);
            this.#open.push({ tag, isContent, isNavigation, depth: 1 });
            this.#look();
            return;
        }
        const at = this.#innermost(tag);
        const around = at === -1 ? undefined : this.#open[at];
        if (around !== undefined)
            around.depth++;
    }
    close(tag) {
        const at = this.#innermost(tag);
        const region = at === -1 ? undefined : this.#open[at];
        if (region === undefined || --region.depth > 0)
            return;
        this.#open.length = at;
        this.#look();
    }
    /** Returns the position of the innermost region of that name; -1 if none is open. */
    #innermost(tag) {
        if (!this.#tags.has(tag))
            return -1;
        let at = this.#open.length - 1;
        while (at >= 0 && this.#open[at]?.tag !== tag)
            at--;
        return at;
    }
    #look() {
        const isNavigation = this.#open.some((region) => region.isNavigation);
        if (isNavigation === this.#isNavigation)
            return;
        this.#isNavigation = isNavigation;
        this.#changed(isNavigation);
    }
}

// EXTERNAL MODULE: ./lib/web/page/values.js
var values = __webpack_require__(6216);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
;// CONCATENATED MODULE: ./lib/web/page/visible.js





/** Longer titles and descriptions are cut; what follows so much of a heading is text: the heading may have no end. */
const MAX_LINE = 4_096;
/** Of fields of these types, the value is not shown: it is sent. */
const SENT = new Set(['hidden', 'checkbox', 'radio', 'file', 'image', 'password']);
/** Elements within a line of text; all others end it. */
const INLINE = new Set(('a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output q rp rt ruby s samp ' +
    'small span strike strong sub sup time tt u var wbr script style template noscript svg path g use img picture source ' +
    'input button ' +
    // Nothing is seen of these.
    'meta link').split(' '));
/** Elements that may end without an end tag, and those that hold the whole page. If one is `hidden`, its text counts nevertheless. */
const ENDS_UNSEEN = new Set(('html body p li dt dd tr td th thead tbody tfoot colgroup option optgroup rt rp ' +
    'area base br col embed hr img input link meta source track wbr').split(' '));
/** Inline elements that change what words mean: `must <del>not</del>`, `10<sup>6</sup>`, or add quotation marks. */
const CHANGES_WORDS = ['del', 'ins', 's', 'strike', 'sub', 'sup', 'q'];
/** The control characters that stand for their tags in text as written. */
const WORDING = new Map(CHANGES_WORDS.map((tag, i) => [
    tag,
    { begins: String.fromCharCode(0x10 + 2 * i), ends: String.fromCharCode(0x11 + 2 * i) },
]));
const MARK_NAMES = new Map([...WORDING].flatMap(([tag, { begins, ends }]) => [
    [begins, tag],
    [ends, `/${tag}`],
]));
const EACH_MARK = /([\x10-\x1d])/g;
/** The attributes of an element that show something, in an order of our own: that of the page means nothing. */
const SHOWN = new Map([...vocabulary/* OF_READERS */.Xk.table].map(([tag, attributes]) => [tag, Object.keys(attributes)]));
/** Reads a page (a string of bytes) for what a reader would notice. */
class VisibleReader {
    #notice;
    #settled;
    #reader;
    #regions;
    /** Text that was not passed on yet, as written. */
    #run = '';
    #hasWording = false;
    /** What separates the text so far from what follows. */
    #gap = '';
    #inPre = 0;
    /** The outermost element that is hidden, and how many of its name are open in it, itself included. */
    #hidden;
    #inTitle = false;
    /** Its text so far, if it is open; undefined as long as there was none. */
    #title;
    #isDescribed = false;
    /** The text so far of the heading that is open. */
    #heading;
    /** `settled` is given each text with single spaces, and returns what is to count of it. */
    constructor(notice, syntax, settled = (text) => text) {
        this.#notice = notice;
        this.#settled = settled;
        this.#reader = new reader/* PageReader */.X(this, vocabulary/* OF_READERS */.Xk, syntax);
        this.#regions = new Regions((isNavigation) => {
            this.#flush();
            this.#notice('region', isNavigation ? 'navigation' : 'content');
        });
    }
    read(page) {
        this.#reader.read(page);
        this.#flush();
        this.#endTitle();
        this.#endHeading();
    }
    // Called by the reader.
    open(element) {
        const { name: tag, length } = element;
        if (reader/* UNSEEN */.P.has(tag))
            return false;
        if (INLINE.has(tag))
            this.#addWording(WORDING.get(tag)?.begins);
        else
            this.#endBlock();
        if (this.#hidden?.tag === tag)
            this.#hidden.depth++;
        this.#regions.open(tag, length === 0 ? undefined : element.get('role'));
        if (tag === 'pre')
            this.#inPre++;
        else if (tag === 'title' && !element.isForeign)
            this.#beginTitle();
        else if (isHeading(tag))
            this.#beginHeading(tag[1] ?? '');
        if (length > 0)
            this.#attributes(element);
        return false;
    }
    close(tag) {
        if (INLINE.has(tag))
            this.#addWording(WORDING.get(tag)?.ends);
        else
            this.#endBlock();
        if (tag === 'pre')
            this.#inPre = Math.max(0, this.#inPre - 1);
        else if (tag === 'title')
            this.#endTitle();
        else if (isHeading(tag))
            this.#endHeading();
        this.#regions.close(tag);
        if (this.#hidden?.tag !== tag || --this.#hidden.depth > 0)
            return;
        this.#flush();
        this.#hidden = undefined;
        this.#notice('hiding', 'shown');
    }
    text(written) {
        this.#run += written;
    }
    // What it stands for.
    #addWording(mark) {
        if (mark === undefined)
            return;
        this.#hasWording = true;
        this.text(mark);
    }
    #attributes(element) {
        const { name: tag } = element;
        if (element.find('hidden') !== undefined)
            this.#hide(tag);
        if (tag === 'meta')
            this.#meta(element);
        // One of a dialog only closes it.
        else if (tag === 'form' && element.get('method')?.toLowerCase() === 'dialog')
            return;
        else if (tag === 'input')
            this.#input(element);
        else
            for (const name of SHOWN.get(tag) ?? [])
                this.#attribute(element.find(name));
    }
    #hide(tag) {
        this.#mark('hidden');
        if (this.#hidden !== undefined || ENDS_UNSEEN.has(tag))
            return;
        this.#hidden = { tag, depth: 1 };
        this.#notice('hiding', 'hidden');
    }
    #attribute(attribute) {
        if (attribute === undefined || attribute.meaning === 'part')
            return;
        const { name, meaning, value } = attribute;
        this.#flush();
        if (meaning === 'alternative')
            this.#notice('alternative', value.slice(0, MAX_LINE));
        else if (meaning === 'set')
            for (const target of (0,values/* srcsetAddresses */.HJ)(value))
                this.#notice('image', target);
        else if (meaning === 'mark')
            this.#mark(name);
        else if (meaning === 'shown')
            this.#mark(`${name} ${oneLine(value.slice(0, MAX_LINE))}`);
        else
            this.#notice(meaning === 'link' ? 'link' : 'image', value);
    }
    #input(element) {
        const type = element.get('type')?.trim().toLowerCase() ?? '';
        // Most are generated.
        if (type === 'hidden')
            return;
        for (const name of SHOWN.get('input') ?? []) {
            const isOfPicture = name === 'src' || name === 'alt';
            const isShown = isOfPicture ? type === 'image' : name !== 'value' || !SENT.has(type);
            if (isShown)
                this.#attribute(element.find(name));
        }
    }
    #mark(what) {
        this.#flush();
        this.#notice('mark', what);
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
            const target = (0,values/* refreshTarget */.tw)(content.slice(0, MAX_LINE));
            if (target !== undefined)
                this.#notice('redirect', target);
        }
    }
    /** The first counts. */
    #beginTitle() {
        this.#flush();
        if (this.#title !== undefined)
            return;
        this.#inTitle = true;
        this.#title = '';
    }
    #endTitle() {
        if (!this.#inTitle)
            return;
        this.#flush();
        this.#inTitle = false;
        const title = this.#title ?? '';
        this.#title = '';
        this.#notice('title', (0,byte_strings/* trimBytes */.Om)(title));
    }
    #beginHeading(level) {
        this.#endHeading();
        this.#flush();
        this.#heading = '';
        this.#notice('section', level);
    }
    #endHeading() {
        if (this.#heading === undefined)
            return;
        this.#flush();
        this.#notice('heading', (0,byte_strings/* trimBytes */.Om)(this.#heading));
        this.#heading = undefined;
    }
    #endBlock() {
        this.#flush();
        this.#gap = '\n';
    }
    #flush() {
        const run = this.#run;
        if (run === '')
            return;
        this.#run = '';
        if (!this.#hasWording) {
            this.#flushText(run);
            return;
        }
        this.#hasWording = false;
        const text = run.replace(EACH_MARK, '');
        const words = oneLine(plainText(text));
        // The time at which a page was built is left out as a whole, even if its `th` is raised.
        if (this.#inTitle || this.#settled(words) !== words) {
            this.#flushText(text);
            return;
        }
        for (const piece of run.split(EACH_MARK)) {
            const mark = MARK_NAMES.get(piece);
            if (mark !== undefined)
                this.#notice('mark', mark);
            else if (piece !== '')
                this.#flushText(piece);
        }
    }
    #flushText(written) {
        const text = plainText(written);
        if (this.#inTitle) {
            if ((this.#title ?? '').length < MAX_LINE)
                this.#title = `${this.#title ?? ''}${oneLine(text)}`;
            return;
        }
        if (this.#inPre > 0) {
            this.#passLines(text.replace(/\r\n?/g, '\n'));
            return;
        }
        const words = oneLine(text);
        if ((0,byte_strings/* isSpace */.xC)(text.charCodeAt(0)) && this.#gap === '')
            this.#gap = ' ';
        if (words === '')
            return;
        this.#pass(this.#settled(words));
        if ((0,byte_strings/* isSpace */.xC)(text.charCodeAt(text.length - 1)))
            this.#gap = ' ';
    }
    /** Passes on preformatted text without the blanks at the ends of its lines, which nobody sees. */
    #passLines(text) {
        const lines = (this.#gap + text)
            .split('\n')
            .map((line, i, all) => (i < all.length - 1 ? withoutBlanks(line) : line));
        const whole = lines.join('\n');
        const words = withoutBlanks(whole);
        this.#gap = '';
        if (words !== '')
            this.#pass(words);
        this.#gap = whole.slice(words.length);
    }
    #pass(text) {
        const run = this.#gap + text;
        this.#gap = '';
        this.#notice('text', run);
        if (this.#heading === undefined)
            return;
        this.#heading += run;
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
const SPACES = /[ \t\n\f\r]+/g;
const UNEVEN = /[\t\n\f\r]| {2}/;
/** Returns a text with one space in place of any white space. */
function singleSpaced(text) {
    return UNEVEN.test(text) ? text.replace(SPACES, ' ') : text;
}
function isHeading(tag) {
    return tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6';
}
function oneLine(text) {
    return singleSpaced((0,byte_strings/* trimBytes */.Om)(text));
}
/** Bytes that begin the characters below. */
const MAY_BE_SPECIAL = /[\xc2\xe2\xef]/;
/** Characters without a width: U+200B, U+2060, U+FEFF, U+00AD. */
const NO_WIDTH = /\xe2\x80\x8b|\xe2\x81\xa0|\xef\xbb\xbf|\xc2\xad/g;
/** U+00A0 */
const NO_BREAK_SPACE = /\xc2\xa0/g;
function plainText(written) {
    const text = (0,values/* decodeText */.g7)(written);
    return MAY_BE_SPECIAL.test(text) ? text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ') : text;
}


/***/ }),

/***/ 9612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ld: () => (/* binding */ linksLeftOut),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   bU: () => (/* binding */ hasFolder),
/* harmony export */   nT: () => (/* binding */ listTree),
/* harmony export */   oU: () => (/* binding */ withoutLoops)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5179);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7414);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7469);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8651);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);






/** Returns the name without loops of what a path leads to; the same path where there are none on it. */
function withoutLoops(path, loops) {
    let name = path;
    for (;;) {
        const loop = loops.find((link) => name.startsWith(link.name) || `${name}/` === link.name);
        if (loop === undefined)
            return name;
        // The folder's name is shorter than that of a link within it, so this ends.
        name = loop.folder + name.slice(loop.name.length);
    }
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
 * Returns the path of a name of the site, for the file system. Names that are not UTF-8 can only be given as
 * bytes.
 */
function pathOf(root, name) {
    return Buffer.from(`${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(root)}/${name}`, 'latin1');
}
/**
 * Under how many names that lead through several symbolic links one folder is listed: a dozen folders that all link
 * to each other have a billion.
 */
const MAX_NAMES = 100;
/**
 * Lists what a web server would find below `root`. Symbolic links are followed, as servers do, but never round in
 * circles; those that lead nowhere, and what is neither file nor folder, do not exist.
 * @throws what the file system throws when `root` cannot be read; the reason of `signal` soon after it is aborted
 */
async function listTree(root, signal, { visit = () => { }, leftOut } = {}) {
    const found = [];
    const folderOfRoot = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
    const folders = [{ name: '', real: folderOfRoot, above: [], links: 0 }];
    const listed = new Map();
    const unreadable = [];
    const loops = [];
    let unreadNames = 0;
    const yieldIfOver = (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .checkpoint */ .Fn)(signal);
    const isOutside = (name) => !(0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(pathOf(root, name)), folderOfRoot);
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = entriesOf(root, folder.name);
        if (typeof entries === 'string')
            unreadable.push({ name: folder.name, why: entries });
        for (const entry of typeof entries === 'string' ? [] : entries) {
            await yieldIfOver();
            const name = folder.name + entry.name.toString('latin1');
            const status = statusOf(root, name);
            if (leftOut !== undefined && status !== undefined && entry.isSymbolicLink() && isOutside(name)) {
                leftOut(name);
                continue;
            }
            if (status?.isFile()) {
                found.push({ name, size: status.size });
                visit(name, status.size);
            }
            if (!status?.isDirectory())
                continue;
            const real = entry.isSymbolicLink()
                ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(pathOf(root, name), 'latin1')
                : `${folder.real}/${entry.name.toString('latin1')}`;
            const above = [...folder.above, folder];
            const same = above.find((outer) => outer.real === real);
            if (same !== undefined)
                loops.push({ name: `${name}/`, folder: same.name });
            const links = folder.links + Number(entry.isSymbolicLink());
            const times = (listed.get(real) ?? 0) + Number(links > 1);
            if (same === undefined && times > MAX_NAMES)
                unreadNames++;
            if (same !== undefined || times > MAX_NAMES)
                continue;
            listed.set(real, times);
            folders.push({ name: `${name}/`, real, above, links });
        }
    }
    found.sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
        root,
        names: found.map((file) => file.name),
        sizes: found.map((file) => file.size),
        unreadable,
        loops,
        unreadNames,
    };
}
/** Says which symbolic links of a site were left out because they lead out of it; undefined if none was. `site`: what it is called. */
function linksLeftOut(names, site) {
    const [first] = names;
    if (first === undefined)
        return undefined;
    const [lead, were] = names.length === 1 ? ['leads', 'was'] : ['lead', 'were'];
    return (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `Note: ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(names.length, 'symbolic link')} in ${site} ${lead} out of it and ${were} left out, such as ${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(first)}`;
}
/** Returns the error's code where a folder below the root cannot be read. */
function entriesOf(root, folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(pathOf(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
        if (folder === '' || code === undefined)
            throw error;
        return code;
    }
}
/** Whatever cannot be reached is treated as missing, as a link that leads nowhere is. */
function statusOf(root, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(pathOf(root, name));
    }
    catch {
        return undefined;
    }
}


/***/ })

};

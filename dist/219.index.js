export const id = 219;
export const ids = [219];
export const modules = {

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
// EXTERNAL MODULE: ./lib/errors/errors.js
var errors = __webpack_require__(9220);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/visible.js
var visible = __webpack_require__(9234);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
;// CONCATENATED MODULE: ./lib/web/page/shows-text.js








/**
 * Looks for a page of the site that shows a text to its readers: in one piece, whatever elements it is in, with any
 * white space for a space. The start page is read first. Returns the first page that shows it, a string of bytes, undefined if
 * none does; and how many pages there are.
 * @throws the reason of the signal soon after it is aborted; what the file system throws
 */
async function findText(site, text, signal) {
    const { names, sizes } = await site.list();
    const pages = names
        .map((name, i) => ({ name, size: sizes[i] ?? 0 }))
        .filter(({ name }) => (0,page_names/* isPage */.yp)(name))
        .sort((a, b) => Number(b.name === 'index.html') - Number(a.name === 'index.html'));
    const wanted = (0,byte_strings/* toBytes */.ZJ)((0,visible/* singleSpaced */.N)(text.replaceAll('\u00a0', ' ').trim()));
    for await (const { name, size } of (0,event_loop/* interruptible */.In)(pages, signal)) {
        if (size > page_text/* MAX_PAGE */.tK)
            continue;
        const syntax = (0,vocabulary/* syntaxOf */.rS)(name);
        if (showsText((0,page_text/* pageTextOf */.MZ)((0,external_node_fs_.readFileSync)((0,tree/* pathOf */.XM)(site.root, name)), syntax), wanted, syntax))
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







/** What is in patterns, and hardly ever in what pages show. */
const PATTERN = /\\[dswDSW]|\.[*+]|\[\d-\d\]|^\^|\$$/;
/**
 * Makes sure that some page of the site shows a text. `hasValuesFile`: as for `consequenceFor`.
 * @throws StepError `text-missing`, `check-disk-failed`; the reason of the step's signal
 */
async function expectText(site, text, hasValuesFile, step) {
    const { page, pages } = await step
        .phase('Expected text', () => findText(site, text, step.signal))
        .catch((error) => {
        if (!(0,disk_error/* isDiskError */.Mi)(error))
            throw error;
        throw new errors/* StepError */.zg('check-disk-failed', { site: site.root, why: error.message, off: undefined }, error);
    });
    if (page === undefined) {
        const consequence = (0,shown_findings/* consequenceFor */.PZ)(hasValuesFile);
        const job = step.facts.jobId;
        const folder = job === undefined ? site.root : undefined;
        const values = { site: site.root, text, pages: (0,units/* count */.U9)(pages, 'page'), consequence, job, folder };
        const quotes = /^["'“].*["'”]$/.test(text) ? 'quotes' : undefined;
        throw new errors/* StepError */.zg('text-missing', { ...values, quotes, pattern: PATTERN.exec(text)?.[0] });
    }
    step.log.info((0,clean/* safe */.gB) `The expected text “${text}” is on ${(0,byte_strings/* toText */.fE)(page)}`);
}


/***/ })

};

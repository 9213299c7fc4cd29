export const id = 844;
export const ids = [844];
export const modules = {

/***/ 2784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ writeOtherReports)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __webpack_require__(7469);
// EXTERNAL MODULE: ./lib/findings/fail-on.js
var fail_on = __webpack_require__(1072);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/findings/describe.js
var describe = __webpack_require__(6301);
// EXTERNAL MODULE: ./lib/findings/finding.js
var findings_finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/findings/kind.js
var kind = __webpack_require__(9238);
;// CONCATENATED MODULE: ./lib/findings/other-reports/worst.js
/** What the reports for other programs have in common: which findings they list, and where those are. */




/** Programs that read these reports show each finding. */
const MAX_FINDINGS = 5_000;
/** Returns at most 5,000 findings: failures first, then by severity, accepted ones last. */
function pickWorst(findings, isFailure) {
    const weigh = (finding) => {
        if (isFailure(finding))
            return -1;
        if (!(0,findings_finding/* isCounted */.he)(finding))
            return kind/* SEVERITIES */.o.length;
        return kind/* SEVERITIES */.o.indexOf(finding.severity);
    };
    const ranked = findings.map((finding) => ({ finding, weight: weigh(finding) }));
    ranked.sort((a, b) => a.weight - b.weight);
    const listed = ranked.slice(0, MAX_FINDINGS).map(({ finding }) => finding);
    return { listed, more: findings.length - listed.length };
}
/** Returns the places of a finding in words, each as `guide.html, line 24: docs/guide.md, line 7`. */
function listPlaces({ spots, pages }) {
    const places = spots.map(({ page, line, source }) => {
        const place = `${page}${(0,describe/* describeLine */.ES)({ line })}`;
        if (source === undefined)
            return place;
        return `${place}: ${source.path}${(0,describe/* describeLine */.ES)(source)}`;
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
    const path = folder === '' ? page : `${folder}/${page}`;
    return { path, line: spot?.line };
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
        const { path, line } = locate((0,describe/* pickSpot */.eY)(finding.spots), folder);
        return {
            description: code_quality_describe(finding),
            check_name: finding.code,
            fingerprint: fingerprintOf(finding, numbers.get(finding) ?? 1),
            severity: SEVERITY_NAMES[finding.severity],
            location: { path: (0,clean/* clean */.uH)(path, MAX_PATH), lines: { begin: line ?? 1 } },
        };
    });
}
function code_quality_describe(finding) {
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
        return { kind: 'skipped', reason: (0,describe/* describeAcceptance */.ju)(accepted) };
    if (isNew === false)
        return { kind: 'skipped', reason: 'known' };
    return { kind: 'skipped', reason: message };
}
/** Returns a name that no other case of its suite has: programs take equal names for one case. */
function nameApart({ code, target, address }, names) {
    const about = address ?? target;
    const name = (0,clean/* clean */.uH)(about === '' ? 'the site' : about, MAX_NAME);
    const key = `${code} ${name}`;
    const number = (names.get(key) ?? 0) + 1;
    names.set(key, number);
    return number === 1 ? name : `${name} (${number})`;
}
function makeCase(finding, result, name, folder) {
    const { path, line } = locate((0,describe/* pickSpot */.eY)(finding.spots), folder);
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
    const markup = (0,text_markup/* html */.qy) `<testcase name="${name}" classname="${suite}" time="0">${outcome}</testcase>\n`;
    return { result: { kind: 'skipped', reason }, suite, name, markup };
}
function makeSuite(name, cases) {
    return (0,text_markup/* html */.qy) `<testsuite name="${name}" ${countsOf(cases)}>
${cases.map(({ markup }) => markup)}</testsuite>
`;
}
function countsOf(cases) {
    const failures = cases.filter(({ result }) => result.kind === 'failure').length;
    const skipped = cases.length - failures;
    return (0,text_markup/* html */.qy) `tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}" time="0"`;
}

// EXTERNAL MODULE: ./lib/text/json-report.js
var json_report = __webpack_require__(4488);
;// CONCATENATED MODULE: ./lib/check/other-reports.js







/**
 * Writes `junit.xml` and `gl-code-quality-report.json` into an existing folder.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
async function writeOtherReports(reportDir, findings, gate, site, signal) {
    const folder = findFolder(site);
    const fails = (finding) => (0,fail_on/* isFailure */.N6)(finding, gate);
    await (0,promises_.writeFile)((0,external_node_path_.join)(reportDir, 'junit.xml'), renderJunit(findings, fails, folder), { signal });
    const issues = listCodeQuality(findings, fails, folder);
    await (0,json_report/* writeJsonReport */.a)(reportDir, 'gl-code-quality-report.json', issues, signal);
}
/** Returns the folder of the site from the workspace on; empty if it is not in there. */
function findFolder({ root, workspace }) {
    if (workspace === undefined)
        return '';
    const from = (0,paths/* followLinks */.n1)(workspace);
    const to = (0,paths/* followLinks */.n1)(root);
    return (0,paths/* isWithin */.UO)(to, from) ? (0,external_node_path_.relative)(from, to).replaceAll(external_node_path_.sep, '/') : '';
}


/***/ }),

/***/ 5117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ accept),
/* harmony export */   q: () => (/* binding */ judgeFindings)
/* harmony export */ });
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1164);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7414);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3092);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6939);
/* harmony import */ var _site_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);





/**
 * Returns the findings that count, in their order, then a notice for each entry that is of no use
 * or has ended, then the accepted findings. `now`: in ms since the epoch.
 * @throws the reason of `signal` soon after it is aborted
 */
async function judgeFindings(findings, entries, now, signal) {
    const today = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_1__/* .showDay */ .eL)(now);
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
    for await (const finding of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptible */ .In)(findings, signal)) {
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
    const isKnown = !findings.some(({ code }) => (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnknown */ .t8)(code));
    // What is not listed, or was not asked, may match.
    const known = uses.filter(({ entry, matches }) => matches > 0 || (isKnown && !incomplete.has(entry.code)));
    return [...counted, ...known.flatMap((use) => noticesOf(use, today)), ...accepted];
}
/**
 * Returns a finding, accepted if one of the entries does that today. `now`: in ms since the epoch.
 */
function accept(finding, entries, now) {
    const isValid = (entry) => entry.code === finding.code && matches(entry, finding) && !hasEnded(entry, (0,_common_units_js__WEBPACK_IMPORTED_MODULE_1__/* .showDay */ .eL)(now));
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
    const message = `${finding.message} It was accepted until ${until}, with the reason “${reason}”.`;
    return { ...finding, message };
}
/** What may be wrong with a target that matches nothing. */
const SLIPS = [
    [/^\s|\s$/, 'its target begins or ends with white space'],
    [/\/\.\*|\\[dws]|^\^|\$$/, 'its target is no regular expression: “**” stands for anything'],
    [/^https?:/, 'targets within the site begin with “/”'],
    [/\/\*$/, '“*” ends at a “/”, and “**” does not'],
];
/** Returns the notice about an entry that accepts nothing; none if it accepts something. */
function noticesOf({ entry, repeats, matches, unlisted, elsewhere }, today) {
    const { code, target, until = '', line } = entry;
    const notice = (kind, values) => [
        (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFinding */ .MH)(_site_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .SITE_KINDS */ .Q[kind], values, { target: target.source, count: 0 }),
    ];
    if (repeats !== undefined)
        return notice('unused-acceptance/repeated', { line: String(line), other: String(repeats) });
    if (matches > 0) {
        const values = { line: String(line), until, findings: (0,_common_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(matches, 'finding') };
        if (hasEnded(entry, today))
            return notice('ended-acceptance', values);
        return [];
    }
    const onPage = elsewhere && `its target alone matches one on ${elsewhere}`;
    const why = onPage ?? SLIPS.find(([pattern]) => pattern.test(target.source))?.[1];
    const end = why === undefined ? '' : `; ${why}`;
    const values = { line: String(line), entry: code, end };
    return notice(unlisted > 0 ? 'unused-acceptance/unlisted' : 'unused-acceptance', values);
}


/***/ }),

/***/ 1072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ isFailing),
/* harmony export */   Hi: () => (/* binding */ describeOthers),
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   ky: () => (/* binding */ ERRORS_ALONE)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3092);
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
    const others = failing.filter((finding) => !(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding));
    if (others.length === 0)
        return undefined;
    const which = areNew ? 'new ' : '';
    const byName = Map.groupBy(others, ({ code, severity }) => isOfWarnings && severity === 'warning' ? 'warning' : code);
    const words = [...byName].map(([name, { length }]) => {
        const { one, many } = nounsFor(name);
        return (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(length, `${which}${one}`, `${which}${many}`);
    });
    return (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .joinWords */ .yZ)(words, 'and');
}
/** What codes end in that are the name of a thing. */
const IS_THING = /-(?:anchor|asset|file|link|load|page|path|redirect|sitemap)$/;
function nounsFor(name) {
    const thing = name.replaceAll('-', ' ');
    if (name === 'warning' || IS_THING.test(name))
        return { one: thing, many: `${thing}s` };
    return { one: `finding of the code ${name}`, many: `findings of the code ${name}` };
}


/***/ }),

/***/ 5425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ renderPage)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
;// CONCATENATED MODULE: ./lib/findings/advice.js
/**
 * What to do about findings with a code: a sentence or two. `report.html` shows them, and
 * docs/check.md has them word for word, which a test checks.
 */
const ADVICE = {
    'no-index': 'Point `site-path` at the folder that the generator writes to, not at its parent or a subfolder. If the home page is empty, build the site again.',
    'broken-link': 'Correct the link, restore the page, or set up a redirect at the host. If many links are broken in the same way, check `host` and `base-path` first. The address of the page may be in another folder than its file. If so, add or remove the slash at the end of links to the page, set `trailingSlash` (`true` on Vercel, `auto` on Azure), or start the address with a slash.',
    'broken-asset': 'Correct the address, or publish the file: the build or the upload may have left it out. If the content does not match `integrity`, make the build write the hashes after its last change to the files. Keep Git from changing line endings (`* -text` in `.gitattributes`). The address of the page may be in another folder than its file. If so, add or remove the slash at the end of links to the page, set `trailingSlash` (`true` on Vercel, `auto` on Azure), or start the address with a slash.',
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

// EXTERNAL MODULE: ./lib/findings/describe.js
var describe = __webpack_require__(6301);
// EXTERNAL MODULE: ./lib/findings/finding.js
var finding = __webpack_require__(6939);
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
h1, h2 { margin: 0 0 .75rem; font-size: 1.6rem; line-height: 1.2 }
h2 { font-size: 1.2rem }
section { margin-top: 2rem }
a { color: var(--accent) }
code, .target, .address, li { font: .875rem/1.6 ui-monospace, monospace }
header dl { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin: 0 0 1.5rem }
header dl div { display: flex; flex-wrap: wrap; gap: 0 .5rem; min-width: 0 }
dt { color: var(--faint) }
dd { margin: 0; min-width: 0 }
.filters { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: end; padding: .75rem 0 }
fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1rem; min-width: 0; margin: 0; padding: .35rem 0; border: 0 }
legend, .text { color: var(--faint); font-size: .875rem }
legend { padding: 0; margin-bottom: .25rem }
.text { display: grid; gap: .15rem; min-width: 0 }
.choices { width: 100%; gap: .4rem }
.choices label { position: relative; padding: .2rem .6rem; border: 1px solid var(--line); border-radius: 1rem;
  background: var(--raised); cursor: pointer }
.choices input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer }
.choices label:has(:checked) { color: var(--on-accent); background: var(--accent); border-color: var(--accent) }
.choices label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px }
input[type=search], button { font: inherit; color: var(--ink); background: var(--raised); padding: .35rem .75rem;
  border: 1px solid var(--line); border-radius: .35rem; min-height: 2.25rem; max-width: 100% }
input[type=search] { width: 16rem }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
output { margin-left: auto; color: var(--faint); padding: .35rem 0 }
.advice { margin-top: .5rem; padding: .75rem 0; border-top: 1px solid var(--line) }
summary { cursor: pointer }
.advice dl { margin: .5rem 0 0; max-width: 60rem }
.advice div { margin-bottom: .75rem }
.advice dt { color: inherit; font-weight: 600 }
.advice b { color: var(--faint); font-weight: 400 }
table { width: 100%; border-collapse: collapse; table-layout: fixed; border-top: 1px solid var(--line) }
th { text-align: left; font-weight: 600; color: var(--faint); font-size: .875rem }
th, td { padding: .6rem .75rem .6rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
.findings th:first-child { width: 6rem }
.findings th:last-child { width: 38% }
p, ul { margin: 0 }
ul { padding: 0; list-style: none }
.address, .line, small { color: var(--faint) }
small { font-size: .875rem }
.error, .warning, .notice, .accepted { font-weight: 600 }
.error { color: var(--error) }
.warning { color: var(--warning) }
.notice { color: var(--notice) }
.accepted, .reason { color: var(--faint) }
.diagnosis { font-weight: 600; margin: 0 0 1rem }
.pages { padding: 0 0 .75rem }
.near::before { content: '→ ' / '' }
.part .target, .part .own, .part .near, .part .address, .part > td:last-child > * { display: none }
.clean, .none { padding: 2rem 0; font-size: 1.15rem }
@media (max-width: 45rem) { body { padding: 1rem } output { margin: 0; width: 100% } .text, input[type=search] { width: 100% }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  .findings, .findings tbody, .findings tr, .findings td { display: block }
  .findings tr { padding: .75rem 0; border-bottom: 1px solid var(--line) }
  .findings td { padding: 0; border: 0 } .findings td + td { margin-top: .35rem } }
@media print { .filters { display: none } }
`;
/**
 * The script of `report.html`: it hides the findings that the filters leave out, which the address
 * of the page names. A row may stand for several: of those that match in part, the others are
 * hidden, and what is left is unfolded.
 */
const SCRIPT = `
'use strict'
const form = document.querySelector('form')
if (form) {
  const { elements } = form
  const one = (selector) => document.querySelector(selector)
  const names = ['news', 'severity', 'code', 'page', 'text'].filter((name) => elements[name])
  const pagesIn = (part, folded) => [...part.querySelectorAll('[data-page]')].filter((each) => !folded?.contains(each))
    .map(({ dataset }) => dataset.page)
  const rows = [...document.querySelectorAll('.findings tbody tr')].map((row) => {
    const folded = row.querySelector('.others')
    const summary = folded?.querySelector('summary')
    const text = row.textContent.replace(folded?.textContent ?? '', '').toLowerCase()
    const own = [...row.querySelectorAll('.target, .own, .near, .address, td:last-child')]
    const shared = own.reduce((left, { textContent }) => left.replace(textContent.toLowerCase(), ''), text)
    const first = { text, pages: pagesIn(row, folded) }
    const others = [...(folded?.querySelectorAll('li') ?? [])].map((item) => (
      { item, isFolded: item.hidden, text: item.textContent.toLowerCase() + shared, pages: pagesIn(item) }))
    return { row, folded, summary, words: summary?.textContent, rest: folded?.querySelector('p'), first, others,
      found: 1 + others.length }
  })
  const known = new Set(rows.flatMap(({ first, others }) => [first, ...others].flatMap(({ pages }) => pages)))
  const findings = rows.reduce((sum, { others }) => sum + 1 + others.length, 0)
  const number = (n) => n.toLocaleString('en')
  let most = 100
  const isOneCode = one('.advice').open
  let wasPart = false
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
  const filter = () => {
    const { page = '', text, code } = Object.fromEntries(names.map((name) => [name, elements[name].value]))
    const isOn = known.has(page) ? (name) => name === page : (name) => name.toLowerCase().includes(page.toLowerCase())
    const wanted = text.trim().toLowerCase()
    const isMeant = ({ pages, text: all }) => (!page || pages.some(isOn)) && all.includes(wanted)
    const isPart = page !== '' || wanted !== ''
    for (const each of rows) showPart(each, isPart, isMeant)
    wasPart = isPart
    const found = rows.filter(({ row, found }) => found > 0 &&
      ['news', 'severity', 'code'].every((name) => !elements[name]?.value || row.dataset[name] === elements[name].value))
    const shown = new Set(found.slice(0, most))
    for (const each of rows) each.row.hidden = !shown.has(each)
    for (const entry of document.querySelectorAll('.advice [data-code]'))
      entry.hidden = code !== '' && entry.dataset.code !== code
    one('.findings').hidden = found.length === 0
    one('.none').hidden = found.length > 0
    one('.more').hidden = shown.size === found.length
    form.querySelector('output').value = number([...shown].reduce((sum, { found }) => sum + found, 0)) +
      ' of ' + number(findings) + ' shown'
    one('.advice').open = isOneCode || code !== ''
  }
  const set = (params) => {
    for (const name of names) elements[name].value = params.get(name) ?? ''
    filter()
  }
  const address = () => new URLSearchParams([...new FormData(form)].filter(([, value]) => value)).toString()
  const follow = () => {
    if (location.hash.slice(1) !== address()) set(new URLSearchParams(location.hash.slice(1)))
  }
  form.addEventListener('input', () => {
    most = 100
    filter()
    location.replace('#' + address())
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  form.querySelector('button').addEventListener('click', (event) => {
    event.preventDefault()
    set(new URLSearchParams())
    location.replace('#')
  })
  one('.more').addEventListener('click', () => {
    most = Infinity
    filter()
  })
  addEventListener('hashchange', follow)
  form.parentElement.hidden = false
  form.parentElement.open = innerWidth > 720 || location.hash.length > 1
  set(new URLSearchParams(location.hash.slice(1)))
}
`;

;// CONCATENATED MODULE: ./lib/findings/report-page/report-page.js










/** More rows of one code than anybody reads; `report.json` has all of them. */
const MAX_ROWS = 5_000;
/**
 * How many findings are named that are like the one that is shown, unless the page is filtered, and
 * how many pages.
 */
const MAX_OTHERS = 100;
const MAX_PAGES = 2_000;
/** Returns `report.html`: one file that loads nothing, and is readable without its script, too. */
function renderPage(page) {
    const { subject, findings, facts, praise, sections } = page;
    const heading = (0,markup/* html */.qy) `${subject}: ${(0,describe/* describeFindings */.kA)(page, 'nothing found')}`;
    const isClean = findings.length === 0;
    return (0,markup/* html */.qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy()}">
<title>${heading}</title>
<style>${(0,markup/* literal */.eu)(STYLE)}</style>
</head>
<body>
<header>
<h1>${heading}</h1>
${renderDiagnosis(page)}
<dl>
${facts.map(renderFact)}</dl>
</header>
<main>
${isClean ? (0,markup/* html */.qy) `<p class="clean">${praise}</p>` : renderFindings(findings, page)}
${sections.map(renderSection)}</main>
<script>${(0,markup/* literal */.eu)(SCRIPT)}</script>
</body>
</html>
`.text;
}
function contentPolicy() {
    const own = (0,markup/* html */.qy) `style-src ${digest(STYLE)}; script-src ${digest(SCRIPT)}`;
    return (0,markup/* html */.qy) `default-src 'none'; base-uri 'none'; form-action 'none'; ${own}`;
}
function digest(content) {
    return (0,markup/* literal */.eu)(`'sha256-${(0,external_node_crypto_.createHash)('sha256').update(content).digest('base64')}'`);
}
function renderDiagnosis({ diagnosis }) {
    if (diagnosis === undefined)
        return undefined;
    return (0,markup/* html */.qy) `<p class="diagnosis">${(0,markup/* sentences */.hC)((0,clean/* safe */.gB) `${diagnosis}`)}</p>`;
}
function renderFact([name, value]) {
    if (value === undefined)
        return (0,markup/* html */.qy) ``;
    return (0,markup/* html */.qy) `<div><dt>${name}</dt><dd>${value}</dd></div>\n`;
}
function renderSection({ heading, content }) {
    return (0,markup/* html */.qy) `<section>
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
        return (0,markup/* literal */.eu)(` ${name}`);
    return undefined;
}
/** Returns the first groups of each code and severity, in their order. */
function pickFirstOfEach(groups) {
    const kinds = Map.groupBy(groups, ({ first }) => `${(0,describe/* getShownSeverity */.$g)(first)} ${first.code}`);
    const shown = new Set([...kinds.values()].flatMap((each) => each.slice(0, MAX_ROWS)));
    return groups.filter((group) => shown.has(group));
}
function renderFindings(findings, options) {
    const groups = pickFirstOfEach((0,order/* groupAlike */.Mr)(findings));
    return (0,markup/* html */.qy) `<details hidden><summary>Filter</summary>
<form class="filters">
${renderFilter('news', 'Since the earlier site', findings, describeNews)}
${renderFilter('severity', 'Severity', findings, describe/* getShownSeverity */.$g)}
${renderFilter('code', 'Code', findings, ({ code }) => code)}
<label class="text">Page <input type="search" name="page" autocomplete="off"></label>
<label class="text">Anything else <input type="search" name="text" autocomplete="off"></label>
<button type="reset">Show all</button>
<output aria-live="polite"></output>
</form>
</details>
${renderAdvice(findings)}
${renderPages(findings)}
${renderShare(groups, findings)}
<table class="findings" role="table">
<thead role="rowgroup"><tr role="row">${COLUMNS.map(renderColumn)}</tr></thead>
<tbody role="rowgroup">
${groups.map((group) => renderRow(group, options))}</tbody>
</table>
<p class="none" hidden>No finding on this page matches the filter.</p>
<p><button type="button" class="more" hidden>Show the others</button></p>`;
}
const COLUMNS = ['Severity', 'Finding', 'Where'];
function renderColumn(name) {
    return (0,markup/* html */.qy) `<th scope="col" role="columnheader">${name}</th>`;
}
/** Returns what to do about the findings of each code. */
function renderAdvice(findings) {
    const entries = [];
    for (const [code, group] of Map.groupBy(findings, (finding) => finding.code)) {
        const advice = ADVICE[code];
        if (advice === undefined)
            continue;
        const name = (0,markup/* html */.qy) `<dt>${code} <b>${countAll(group)}</b></dt>`;
        const content = (0,markup/* html */.qy) `<dd>${(0,markup/* sentences */.hC)((0,clean/* fill */.GS)(advice, {}))}</dd>`;
        entries.push((0,markup/* html */.qy) `<div data-code="${code}">${name}${content}</div>\n`);
    }
    const open = attribute('open', entries.length === 1);
    return (0,markup/* html */.qy) `<details class="advice"${open}><summary>What to do</summary>
<dl>
${entries}</dl>
</details>`;
}
/** Returns how many of the findings are on the page, if there are others. */
function renderShare(groups, findings) {
    const shown = groups.reduce((sum, { others }) => sum + 1 + others.length, 0);
    if (shown === findings.length)
        return undefined;
    const share = `${formatNumber(shown)} of ${formatNumber(findings.length)} findings, the first ones of each code`;
    return (0,markup/* html */.qy) `<p>This page has ${share}; report.json has all of them.</p>`;
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
    return (0,markup/* html */.qy) `<fieldset class="choices"><legend>${legend}</legend>
${renderChoice(name, '', 'all', findings)}${choices}</fieldset>`;
}
function renderChoice(name, value, shown, findings) {
    const checked = attribute('checked', value === '');
    const input = (0,markup/* html */.qy) `<input type="radio" name="${name}" value="${value}"${checked}>`;
    return (0,markup/* html */.qy) `<label>${input} ${shown} <b>${countAll(findings)}</b></label>\n`;
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
    const pages = (0,describe/* findWorstPages */.Rz)(findings, MAX_PAGES);
    if (pages.length < 2)
        return undefined;
    const items = pages.map(([page, times]) => {
        const fragment = (0,markup/* html */.qy) `#page=${(0,markup/* encodedAddress */.Pc)((0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(page)))}`;
        return (0,markup/* html */.qy) `<li><a href="${fragment}">${page}</a> <b>${formatNumber(times)}</b></li>\n`;
    });
    return (0,markup/* html */.qy) `<details class="pages"><summary>By page <b>${formatNumber(pages.length)}</b></summary>
<ul>
${items}</ul>
</details>`;
}
function renderRow({ first, others }, options) {
    const code = (0,markup/* html */.qy) `data-code="${first.code}"`;
    const severity = (0,markup/* html */.qy) `data-severity="${(0,describe/* getShownSeverity */.$g)(first)}"`;
    const news = (0,markup/* html */.qy) `data-news="${describeNews(first)}"`;
    return (0,markup/* html */.qy) `<tr role="row" ${code} ${severity} ${news} data-findings="${1 + others.length}">
<td role="cell">${renderSeverity(first)}</td>
<td role="cell">${renderFinding(first, others)}</td>
<td role="cell">${renderWhere(first, options)}</td>
</tr>
`;
}
function renderSeverity(finding) {
    const { severity, accepted, isNew } = finding;
    const shown = (0,describe/* getShownSeverity */.$g)(finding);
    const parts = [(0,markup/* html */.qy) `<span class="${shown}">${shown}</span>`];
    if (accepted !== undefined)
        parts.push((0,markup/* html */.qy) ` <small>${severity}</small>`);
    if (isNew)
        parts.push((0,markup/* html */.qy) ` <b>new</b>`);
    return (0,markup/* html */.qy) `${parts}`;
}
function renderFinding(first, others) {
    const { code, message, suggestion, target, address, accepted } = first;
    const isShared = others.every((other) => other.message === message);
    const sentence = isShared ? (0,markup/* html */.qy) `${message}` : (0,markup/* html */.qy) `<span class="own">${message}</span>`;
    const parts = [];
    if (target !== '')
        parts.push((0,markup/* html */.qy) `<p class="target">${target}</p>`);
    parts.push((0,markup/* html */.qy) `<p>${sentence} <small>${code}</small></p>`);
    if (suggestion !== undefined)
        parts.push((0,markup/* html */.qy) `<p class="near">${suggestion.message}</p>`);
    if (address !== undefined)
        parts.push((0,markup/* html */.qy) `<p class="address">${address}</p>`);
    if (accepted !== undefined)
        parts.push((0,markup/* html */.qy) `<p class="reason">${(0,describe/* describeAcceptance */.ju)(accepted)}</p>`);
    return (0,markup/* html */.qy) `${parts}${renderOthers(others, isShared)}`;
}
function renderWhere(finding, options) {
    const { count: times, pages, spots } = finding;
    const parts = [renderSpots(finding, options)];
    if (pages > spots.length)
        parts.push((0,markup/* html */.qy) `<p>and ${(0,units/* count */.U9)(pages - spots.length, 'more page')}</p>`);
    if (times > Math.max(pages, 1))
        parts.push((0,markup/* html */.qy) `<p>${formatNumber(times)} times in all</p>`);
    return (0,markup/* html */.qy) `${parts}`;
}
function renderSpots({ code, spots, isRest }, options) {
    if (spots.length === 0)
        return isRest ? (0,markup/* html */.qy) `other addresses` : (0,markup/* html */.qy) `the site`;
    const links = code === 'leaked-file' ? NO_LINKS : options;
    return (0,markup/* html */.qy) `<ul>${spots.map((spot) => renderSpot(spot, links))}</ul>`;
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
        const message = isShared ? undefined : (0,markup/* html */.qy) ` ${other.message}`;
        return (0,markup/* html */.qy) `<li${hidden}>${other.target}${message}${renderPagesOf(other)}</li>\n`;
    });
    const summary = `${(0,units/* count */.U9)(others.length, 'more finding')} with another number`;
    return (0,markup/* html */.qy) `<details class="others"><summary>${summary}</summary><ul>
${items}</ul>${renderRest(others.length - MAX_OTHERS)}</details>`;
}
function renderRest(count) {
    if (count <= 0)
        return undefined;
    return (0,markup/* html */.qy) `<p>… and ${formatNumber(count)} more in report.json</p>`;
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
        return (0,markup/* html */.qy) `${comma}<span data-page="${page}">${page}</span>`;
    });
    const isItself = spots.every(({ page }) => page === target);
    return (0,markup/* html */.qy) ` <small${attribute('hidden', isItself)}>in ${pages}</small>`;
}
/** Nobody is led to the public address of a secret. */
const NO_LINKS = { siteAddress: undefined, repository: undefined };
function renderSpot({ page, line, source }, { siteAddress, repository }) {
    const written = source && (0,markup/* html */.qy) `<br>${renderSource(source, repository)}${renderLine(source)}`;
    const at = (0,markup/* html */.qy) `${renderLine({ line })}${written}`;
    // A name that is no text cannot be written in an address.
    const isLink = siteAddress !== undefined && !page.includes('\uFFFD');
    const address = isLink ? `${siteAddress}${(0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(page))}` : undefined;
    return (0,markup/* html */.qy) `<li data-page="${page}">${(0,markup/* addressLink */.Vr)((0,markup/* html */.qy) `${page}`, address)}${at}</li>`;
}
function renderLine({ line }) {
    if (line === undefined)
        return undefined;
    return (0,markup/* html */.qy) `<span class="line">:${line}</span>`;
}
/** Returns where a page is written, as a link if that is in the workflow's own repository. */
function renderSource(source, repository) {
    const isOwn = repository !== undefined && (0,finding/* isInRepository */.cC)(source, repository);
    return (0,markup/* link */.nf)((0,markup/* html */.qy) `${source.path}`, isOwn ? source.url : undefined);
}


/***/ })

};

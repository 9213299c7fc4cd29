export const id = 749;
export const ids = [749];
export const modules = {

/***/ 2784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TV: () => (/* binding */ writeOtherReports)
});

// UNUSED EXPORTS: isForReports, removeReports, writeJunitError

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
// EXTERNAL MODULE: ./lib/disk/start-of-file.js
var start_of_file = __webpack_require__(3910);
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
            return kind/* SEVERITIES */.o.length;
        return kind/* SEVERITIES */.o.indexOf(finding.severity);
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
    return renderCases(cases);
}
/** Returns a `junit.xml` that says why there are no findings: the check could not be done. */
function junit_renderJunitError(why) {
    const suite = 'not-checked';
    const outcome = html `<error message="${why}" type="${suite}"/>`;
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
        return { kind: 'skipped', reason: (0,describe/* describeAcceptance */.ju)(accepted) };
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
function findOwn(reportDir) {
    return REPORTS.filter(({ mark, start }) => {
        const read = () => startOfFile(join(reportDir, mark), START_SIZE).toString();
        return start.test(orIfDiskFails(read, ''));
    });
}
/**
 * Returns whether a run that cannot check anything may write into a folder: it has reports of an
 * earlier run, or nothing at all.
 */
function isForReports(reportDir) {
    const names = orIfDiskFails(() => readdirSync(reportDir), []);
    return names.length === 0 || findOwn(reportDir).length > 0;
}
/**
 * Removes the reports of an earlier run: if this one breaks off, programs would take them for its
 * own. Files of the same names that no run wrote are kept.
 * @throws what the file system throws
 */
function removeReports(reportDir) {
    for (const { mark, others } of findOwn(reportDir)) {
        // Without its mark, nobody would know later whose the rest is.
        for (const name of [...others, mark])
            rmSync(join(reportDir, name), { force: true });
    }
}
/**
 * Writes a `junit.xml` with an error that says why a site was not checked. Code Quality has nothing
 * like that: to GitLab, an empty report means that all is well.
 * @throws what the file system throws
 */
function writeJunitError(reportDir, why) {
    writeFileSync(join(reportDir, 'junit.xml'), renderJunitError(why));
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
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1560);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3092);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6939);
/* harmony import */ var _site_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);






/** For so many entries without use, what was meant is looked for: all findings are compared. */
const MAX_GUESSED = 50;
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
    const guessed = new Set(known.filter(mayBeMistyped).slice(0, MAX_GUESSED));
    const targets = Map.groupBy(findings, ({ code }) => code);
    for await (const use of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptible */ .In)(known, signal)) {
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
    return targets.find((each) => each === `/${source}`) ?? (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__/* .findMisspelled */ .ot)(source, targets);
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
    const end = describeSlip(target.source, why, meant);
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
    const byName = Map.groupBy(others, ({ code, severity }) => {
        if (isOfWarnings && severity === 'warning')
            return 'warning';
        return code;
    });
    const words = [...byName].map(([name, { length }]) => {
        const { one, many } = nounsFor(name);
        if (areNew)
            return (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(length, `new ${one}`, `new ${many}`);
        return (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(length, one, many);
    });
    return (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .joinWords */ .yZ)(words, 'and');
}
function nounsFor(name) {
    if (name === 'warning')
        return { one: name, many: `${name}s` };
    const thing = (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .inWords */ .r4)(name);
    if (thing !== name)
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
    const shownDetails = details.map((detail) => (0,markup/* html */.qy) `<span>${detail}</span>`);
    return (0,markup/* html */.qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy()}">
<title>${title}</title>
<style>${(0,markup/* literal */.eu)(STYLE)}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p class="details">${(0,markup/* joinMarkup */.Rm)(shownDetails, ' · ')}</p>
${renderDiagnosis(page)}
</header>
<main>
${isClean ? (0,markup/* html */.qy) `<p class="clean">${praise}</p>` : renderFindings(findings, page)}
${sections.map(renderSection)}<section class="facts">
<h2>Details</h2>
<dl>
${facts.map(renderFact)}</dl>
</section>
</main>
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
function renderFindings(findings, options) {
    const advised = new Set();
    const groups = (0,order/* groupBySort */.B_)(findings).map((group) => {
        const [first] = group;
        const isAdvised = first !== undefined && advised.has(first.code);
        if (first !== undefined)
            advised.add(first.code);
        return { findings: group, rows: (0,order/* groupAlike */.Mr)(group).slice(0, MAX_ROWS), isAdvised };
    });
    return (0,markup/* html */.qy) `<div class="tools">
<details hidden data-many="${findings.length >= MANY_FINDINGS ? 'yes' : 'no'}"><summary>Filter</summary>
<form class="filters">
${renderFilter('news', 'Since the earlier site', findings, describeNews)}
${renderFilter('severity', 'Severity', findings, describe/* getShownSeverity */.$g)}
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
        return (0,markup/* html */.qy) ``;
    const advice = ADVICE[first.code];
    const hidden = attribute('hidden', isAdvised);
    const news = describeNews(first);
    const shown = (0,describe/* getShownSeverity */.$g)(first);
    const mark = [(0,finding/* isCounted */.he)(first) ? '' : 'accepted', news, first.severity].filter(Boolean).join(' ');
    const sort = (0,markup/* html */.qy) `data-code="${first.code}" data-severity="${shown}" data-news="${news}"`;
    return (0,markup/* html */.qy) `<section class="group" ${sort}>
<h2><span class="${shown}">${mark}</span> ${first.code} <b>${countAll(findings)}</b></h2>
${advice && (0,markup/* html */.qy) `<p class="advice"${hidden}>${(0,markup/* sentences */.hC)((0,clean/* fill */.GS)(advice, {}))}</p>`}
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
    return (0,markup/* html */.qy) `<p>This page has ${share}, the first ones of each code; report.json has all of them.</p>`;
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
    return (0,markup/* html */.qy) `<li class="finding">
<div>${renderFinding(first, others)}</div>
<div class="where">${renderWhere(first, options)}</div>
</li>
`;
}
/** Returns what is wrong, and what was meant. What others are like is set apart from the rest. */
function renderFinding(first, others) {
    const { message, target, address, accepted } = first;
    const isShared = others.every((other) => other.message === message);
    const meant = (0,describe/* findReplacement */.wk)(first);
    const name = target === '' ? undefined : (0,markup/* html */.qy) `<b>${(0,markup/* code */.aY)(target)}</b>`;
    const replacement = meant && (0,markup/* html */.qy) `<b>${(0,markup/* code */.aY)(meant.replacement)}</b>`;
    const parts = [];
    if (meant?.saysAll) {
        parts.push((0,markup/* html */.qy) `<p class="own">${name} is not found: did you mean ${replacement}?</p>`);
    }
    else {
        const sentence = (0,markup/* html */.qy) `<span class="${isShared ? 'shared' : 'own'}">${message}</span>`;
        const before = name && (0,markup/* html */.qy) `<span class="own">${name}: </span>`;
        const after = meant && (0,markup/* html */.qy) `<span class="own"> Similar: ${replacement}.</span>`;
        parts.push((0,markup/* html */.qy) `<p>${before}${sentence}${after}</p>`);
    }
    // In full, the target says it already.
    if (address !== undefined && !target.endsWith(address))
        parts.push((0,markup/* html */.qy) `<p class="address own">${address}</p>`);
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
        return isRest ? (0,markup/* html */.qy) `other addresses` : (0,markup/* html */.qy) `–`;
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
    const summary = (0,units/* count */.U9)(others.length, 'similar address', 'similar addresses');
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
    // A name that is no text cannot be written in an address.
    const isLink = siteAddress !== undefined && !page.includes('\uFFFD');
    const address = isLink ? `${siteAddress}${(0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(page))}` : undefined;
    const built = (0,markup/* html */.qy) `${(0,markup/* addressLink */.Vr)((0,markup/* html */.qy) `${page}`, address)}${renderLine({ line })}`;
    if (source === undefined)
        return (0,markup/* html */.qy) `<li data-page="${page}">${built}</li>`;
    const written = (0,markup/* html */.qy) `${renderSource(source, repository)}${renderLine(source)}`;
    return (0,markup/* html */.qy) `<li data-page="${page}">${written}<br><small>${built}</small></li>`;
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








/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000;
/** Returns the names of the redirect files that may count for a site, in its root. */
function listRedirectFiles({ host, basePath, }) {
    // Hosts read it in the root of what they serve alone.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .HOST_NAMES */ .Wq : [host];
    return [...new Set(hosts.flatMap((each) => (0,_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .rulesOf */ .fD)(each).redirectFile?.name ?? []))];
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
    unread;
    /**
     * Without a host: all of them by their files, and those that read a redirect file of the site.
     */
    #hosts;
    #hostsWithRules;
    #known = new Map();
    #folderPages;
    constructor(site, files = new Map(site.names.map((name, i) => [name, i]))) {
        const { host, basePath, domain, redirects } = site;
        this.rules = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .rulesOf */ .fD)(host);
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
        const { anywhere } = this.redirects.unread;
        const [lost] = redirects.filter((each) => each.text === undefined);
        const open = lost ?? (anywhere && redirects[0]);
        this.unread = this.#hostsWithRules.find(({ unread }) => unread)?.unread;
        if (open !== undefined)
            this.unread = { file: open.name, line: anywhere?.line };
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
        if (found === undefined && isHostRoot && this.isService(path))
            return 'service';
        return found;
    };
    /**
     * Returns what is answered in the end. `path` is an address's path, decoded, without the base
     * path and its slash: empty for the site's root, or `docs/x/`. `query` is as it is written,
     * without its `?`.
     */
    answer(path, query = '') {
        if (this.site.host === undefined)
            return this.#ofAnyHost(path, query);
        // Files are found faster than answers.
        if (this.redirects.rules.length === 0)
            return this.#ofHost(path, query);
        const key = query === '' ? path : `${path}?${query}`;
        const known = this.#known.get(key);
        if (known !== undefined || this.#known.has(key))
            return known;
        const answer = this.#ofHost(path, query);
        if (this.#known.size >= MAX_REMEMBERED)
            this.#known.clear();
        this.#known.set(key, answer);
        return answer;
    }
    /**
     * Do readers who ask for `path` see the page `file` at an address in another folder than its own,
     * `swapForm` it, but not always? As for `answer`.
     */
    endsElsewhere(path, query, file) {
        return this.#endsElsewhere(path, query, file) && !this.isAlwaysElsewhere(file);
    }
    /** Are readers always sent to an address of that kind? */
    isAlwaysElsewhere(file) {
        const name = this.nameOf(file);
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .takeStem */ .ln)(name);
        const usual = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? stem.concat('/') : stem;
        return [usual, name].every((path) => this.#endsElsewhere(path, '', file));
    }
    /** Returns the pages that rules for one address send readers to elsewhere. */
    listRuledElsewhere() {
        const found = [];
        for (const { source } of this.redirects.rules) {
            const path = 'exact' in source ? source.exact.slice(1) : _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
            const file = this.answer(path);
            if (typeof file === 'number' && this.endsElsewhere(path, '', file))
                found.push(file);
        }
        return found;
    }
    /** May only a rule that is not read answer a path? `answer` is what is known of it. */
    isOpen(path, answer) {
        if (answer === undefined)
            return this.unread !== undefined;
        const all = answer === 'unknown' ? [this, ...this.#hostsWithRules] : [];
        return all.some(({ redirects }) => redirects.unread.sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbout */ .KH)(source, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path))));
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
        return listAddressForms(this.nameOf(file)).filter((path) => this.answer(path) === file);
    }
    /**
     * Returns the file that some host would answer a path with, by their names alone; as for
     * `answer`.
     */
    findNamed(path) {
        const name = path.replace(/\/$/, '');
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .takeStem */ .ln)(name);
        const { files } = this;
        const own = files.get(name) ?? files.get(`${name}.html`);
        if (own !== undefined || stem === '')
            return own ?? files.get('index.html');
        return (files.get(`${name}/index.html`) ??
            files.get(`${stem}.html`) ??
            files.get(`${stem}/index.html`));
    }
    /** Returns the files that the rules of a redirect file lead to or show. */
    listRuled() {
        const rules = [this, ...this.#hostsWithRules].flatMap(({ redirects }) => {
            const { errorPage, fallback } = redirects;
            return [...redirects.rules, errorPage, fallback].filter((rule) => rule !== undefined);
        });
        const destinations = rules.map(({ to }) => (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .readDestination */ .FD)(to, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, this.site.domain));
        return destinations
            .map((each) => (each.kind === 'inside' ? this.findNamed(each.path.slice(1)) : undefined))
            .filter((file) => file !== undefined);
    }
    /**
     * Is a path answered by a service of the host? It is absolute, from the root of the host on.
     * Where the site has a folder of the same name, none is set up there.
     */
    isService(path) {
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
        return destination.kind === 'inside' && this.findFile(destination.path) !== undefined;
    }
    /**
     * Returns the folder (empty, or with a slash at its end) for whose wrong addresses a page is
     * shown; undefined for any other page.
     */
    findNotFoundFolder(page) {
        if ((0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPageOfSite */ .dn)(page))
            return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        if (this.rules.hasNestedNotFound && page.endsWith('/404.html'))
            return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .takeFolder */ .Cz)(page);
        return undefined;
    }
    /**
     * Does the site have files in a folder, or may it seem so? `path` is an address's path that ends
     * in a slash.
     */
    hasFolder(path) {
        const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveLoops */ .U_)(path, this.site.loops);
        const { rules, fallback } = this.redirects;
        const isOpen = this.isOpen(path, undefined) || this.#hostsWithRules.length > 0;
        if (rules.length > 0 || fallback !== undefined || isOpen)
            return true;
        return name === '' || (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFolder */ .bU)(this.site.names, name);
    }
    #hasFolderPages() {
        this.#folderPages ??= haveMostlyFolders(this.site.names);
        return this.#folderPages;
    }
    #endsElsewhere(path, query, file) {
        const { endOf, redirectFile } = this.rules;
        const { unread, trailingSlash } = this.redirects;
        const name = this.nameOf(file);
        // Below a base path, the file that decides is elsewhere.
        const isKnown = redirectFile === undefined || this.site.basePath === '/';
        if (endOf === undefined || !isKnown || !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) || (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .takeStem */ .ln)(name) === '')
            return false;
        // What is not read may send readers on.
        if (unread.anywhere || unread.sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbout */ .KH)(source, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path))))
            return false;
        const isElsewhere = (end) => endOf(end, name, trailingSlash) === `/${(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .swapForm */ .eo)(name)}`;
        if (this.redirects === _redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_REDIRECTS */ .YN)
            return isElsewhere(`/${path}`) && this.answer(path) === file;
        const end = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .follow */ .e6)(this.redirects, this.findFile, { path: _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path), query });
        return end.kind === 'file' && end.file === file && isElsewhere(end.path);
    }
    #ofHost(path, query) {
        const outcome = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .follow */ .e6)(this.redirects, this.findFile, { path: _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path), query });
        // What an unreadable folder contains is not known.
        if (outcome.kind === 'missing' && this.#isInUnreadable(outcome.path))
            return 'unknown';
        return (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .isAnswered */ .Qy)(outcome) ? this.#fileOf(outcome, path) : undefined;
    }
    #isInUnreadable(path) {
        return this.site.unreadable.some((folder) => path.slice(1).startsWith(folder));
    }
    /**
     * Where a rule brings a fragment of its own, or a script may show something for each address,
     * anchors are not known.
     */
    #fileOf(outcome, path) {
        if (outcome.kind !== 'file')
            return 'unknown';
        const forMany = outcome.used.filter(({ source }) => 'pattern' in source);
        const showsPage = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(this.nameOf(outcome.file));
        // Where a browser needs something else, it makes no difference whether it is sent to a page, or
        // shown one.
        if (forMany.length > 0 && showsPage && _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_PAGE */ .yw.test(path))
            return 'shared-page';
        if (outcome.used.some(({ to }) => to.includes('#')))
            return 'unknown';
        if (forMany.every(({ action }) => action !== 'rewrite'))
            return outcome.file;
        if (showsPage)
            return 'shared-page';
        return 'unknown';
    }
    #ofAnyHost(path, query) {
        let isAnswered = false;
        for (const host of this.#hosts) {
            const answer = host.answer(path);
            if (typeof answer === 'number')
                return answer;
            isAnswered ||= answer !== undefined;
        }
        const ruled = this.#hostsWithRules.map((host) => host.answer(path, query));
        const answers = ruled.filter((answer) => answer !== undefined);
        if (isAnswered)
            return 'unknown';
        if (answers.length === 0)
            return undefined;
        const isPageEverywhere = _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_PAGE */ .yw.test(path) && answers.every((answer) => answer === 'shared-page');
        if (isPageEverywhere)
            return 'shared-page';
        return 'unknown';
    }
}
function haveMostlyFolders(names) {
    const pages = names.filter((name) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) && (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .takeStem */ .ln)(name) !== '' && !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPage */ .np)(name));
    return pages.filter(_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf).length > pages.length / 2;
}
/**
 * Returns the addresses that some host may answer with a file, the one that links usually name
 * first: decoded, without the base path.
 */
function listAddressForms(name) {
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .takeStem */ .ln)(name);
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

/***/ 7753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ takeSite),
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
async function takeSite(listed, serving, signal) {
    const { host, domain, basePath } = serving;
    const unread = [];
    const read = (name, maxBytes, isRedirectFile) => {
        const file = listed.names.indexOf((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(name));
        if (file === -1)
            return undefined;
        try {
            if ((listed.sizes[file] ?? 0) <= maxBytes)
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDiskPath */ .fx)(listed.root, name), 'utf8');
            unread.push({ name, why: 'too large', isRedirectFile });
        }
        catch (error) {
            if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskError */ .M)(error))
                throw error;
            unread.push({ name, why: error.code ?? error.message, isRedirectFile });
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
        unread,
    };
}
/** Returns what the host keeps for itself, and notes why in `kept`. */
function keeperFor({ names }, { host, basePath }, kept) {
    const prefix = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(basePath.slice(1));
    const { keeps: all, reads, servesWhatItReads } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .rulesOf */ .fD)(host);
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
    const { ignoreFile } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .rulesOf */ .fD)(host);
    if (ignoreFile === undefined || basePath !== '/')
        return () => false;
    // The same package as Wrangler's.
    const ignored = ignore__WEBPACK_IMPORTED_MODULE_1__["default"]({ allowRelativePaths: true }).add(read(ignoreFile) ?? '');
    return (name) => ignored.ignores((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(name));
}
async function without(tree, isLeftOut, signal) {
    const published = [];
    for await (const [i, name] of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .interruptible */ .In)(tree.names.entries(), signal))
        if (!isLeftOut(name))
            published.push(i);
    if (published.length === tree.names.length)
        return tree;
    const names = published.map((i) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getFileName */ .WP)(tree, i));
    const sizes = published.map((i) => tree.sizes[i] ?? 0);
    return { ...tree, names, sizes };
}


/***/ })

};

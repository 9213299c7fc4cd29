export const id = 726;
export const ids = [726,795];
export const modules = {

/***/ 1704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ mergeUrlSpots),
/* harmony export */   IQ: () => (/* binding */ isInOtherFile),
/* harmony export */   Xv: () => (/* binding */ addUrlSpot),
/* harmony export */   hJ: () => (/* binding */ listUrlSpots)
/* harmony export */ });
/** Stands for an unknown line in `FlatSpots`. */
const UNKNOWN_LINE = 0;
/** Adds a spot unless it is the one that was added last. */
function addUrlSpot(spots, { fileIndex, line = UNKNOWN_LINE }) {
    const isRepeated = spots.at(-2) === fileIndex && spots.at(-1) === line;
    if (!isRepeated)
        spots.push(fileIndex, line);
}
/** Returns the spots in the order of files and lines. */
function listUrlSpots(spots) {
    const urlSpots = [];
    for (let i = 0; i < spots.length; i += 2) {
        const fileIndex = spots[i] ?? 0;
        const line = spots[i + 1];
        urlSpots.push({ fileIndex, line: line === UNKNOWN_LINE ? undefined : line });
    }
    return urlSpots.sort(compareUrlSpots);
}
function compareUrlSpots(one, other) {
    if (one.fileIndex !== other.fileIndex)
        return one.fileIndex - other.fileIndex;
    return (one.line ?? UNKNOWN_LINE) - (other.line ?? UNKNOWN_LINE);
}
/** Is one of the spots in another file? */
function isInOtherFile(spots, fileIndex) {
    return spots.some((value, i) => {
        const isFileIndex = i % 2 === 0;
        return isFileIndex && value !== fileIndex;
    });
}
/** Returns the spots that all threads have found. */
function mergeUrlSpots(spotsByThread) {
    const mergedSpots = new Map();
    for (const urlSpots of spotsByThread) {
        for (const [url, spots] of urlSpots) {
            const knownSpots = mergedSpots.get(url);
            if (knownSpots === undefined)
                mergedSpots.set(url, spots);
            else
                for (const value of spots)
                    knownSpots.push(value);
        }
    }
    return mergedSpots;
}


/***/ }),

/***/ 3919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zs: () => (/* binding */ writeCiReports),
  Li: () => (/* binding */ writeReports)
});

// UNUSED EXPORTS: writeJunitError

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/common/report-error.js
var report_error = __webpack_require__(6540);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __webpack_require__(7469);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/findings/describe-finding.js
var describe_finding = __webpack_require__(2817);
// EXTERNAL MODULE: ./lib/findings/finding.js
var findings_finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./lib/findings/severity.js
var severity = __webpack_require__(4079);
;// CONCATENATED MODULE: ./lib/findings/ci-reports/capped-findings.js
/** Selects the findings for the reports for other programs. */


/** The maximum number of listed findings, because programs show all of them. */
const MAX_FINDINGS = 5_000;
/** Returns at most 5,000 findings: failures first, then by severity, accepted ones last. */
function pickMostSevere(findings, isFailure) {
    const weigh = (finding) => {
        if (isFailure(finding))
            return -1;
        if ((0,findings_finding/* isAccepted */.oB)(finding))
            return severity/* SEVERITIES */.o.length;
        return severity/* SEVERITIES */.o.indexOf(finding.severity);
    };
    const ranked = findings.map((finding) => ({ finding, weight: weigh(finding) }));
    ranked.sort((a, b) => a.weight - b.weight);
    const listed = ranked.slice(0, MAX_FINDINGS).map(({ finding }) => finding);
    return { listed, more: findings.length - listed.length };
}

// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
;// CONCATENATED MODULE: ./lib/findings/ci-reports/finding-locations.js
/** Locates findings for the reports for other programs. */


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
 * Returns the file to open for a finding, relative to the workspace: its source if known, or else
 * the page; for the site itself, the home page. `folder`: the folder of the site relative to the
 * workspace; empty if it is outside.
 */
function findFileLocation(spot, folder) {
    if (spot?.source !== undefined)
        return spot.source;
    const page = spot?.page ?? 'index.html';
    if (folder === '')
        return { path: page, line: spot?.line };
    return { path: `${folder}/${page}`, line: spot?.line };
}

;// CONCATENATED MODULE: ./lib/findings/ci-reports/code-quality.js







/** The maximum length of a path, in UTF-16 units. A shortened path would not match a file. */
const MAX_PATH = 4_096;
const SEVERITY_NAMES = {
    error: 'major',
    warning: 'minor',
    notice: 'info',
};
/**
 * Returns findings in the format of GitLab's Code Quality report, without accepted ones. For
 * `folder`, see `findFileLocation`.
 * https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format (2025-11)
 */
function makeCodeQualityReport(findings, isFailure, folder) {
    const counted = findings.filter((each) => !(0,findings_finding/* isAccepted */.oB)(each));
    const numbers = numberDuplicates(counted);
    return pickMostSevere(counted, isFailure).listed.map((finding) => {
        const { path, line } = findFileLocation((0,describe_finding/* pickSpot */.eY)(finding.spots), folder);
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
    let description = (0,clean/* clean */.uH)(message);
    if (target !== '')
        description = `${(0,clean/* clean */.uH)(target)}: ${description}`;
    if (suggestion !== undefined)
        description = `${description} ${(0,clean/* clean */.uH)(suggestion.message)}`;
    const spots = describeSpots(finding).map((spot) => (0,clean/* clean */.uH)(spot));
    if (spots.length === 0)
        return description;
    return `${description} In ${spots.join('; ')}.`;
}
/** Returns the number of each finding among those with the same code and address, starting at 1. */
function numberDuplicates(findings) {
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
;// CONCATENATED MODULE: ./lib/findings/ci-reports/junit.js






/** The maximum length of the name of a case, in UTF-16 units. */
const MAX_NAME = 500;
/** Characters that clean text may contain, but XML 1.0 does not allow, even escaped. */
const NOT_IN_XML = /[\uFFFE\uFFFF]/g;
/**
 * Returns findings as `junit.xml`, with a suite per code and a case per finding. Notices are left
 * out unless they are failures. For `folder`, see `findFileLocation`.
 * https://github.com/testmoapp/junitxml (2025-11)
 */
function renderJunit(findings, isFailure, folder) {
    const shown = findings.filter((each) => each.severity !== 'notice' || isFailure(each));
    const { listed, more } = pickMostSevere(shown, isFailure);
    const names = new Map();
    const cases = listed.map((finding) => {
        const result = findCaseResult(finding, isFailure);
        return makeCase(finding, result, makeUniqueName(finding, names), folder);
    });
    if (more > 0)
        cases.push(makeLastCase(more));
    return renderCases(cases);
}
/** Returns a `junit.xml` with the reason why the check could not be done. */
function junit_renderJunitError(why) {
    const suite = 'not-checked';
    const outcome = html `<error message="${why}" type="${suite}"/>`;
    return renderCases([makePlainCase(suite, 'the site', { kind: 'error' }, outcome)]);
}
/** Returns a case without a file. */
function makePlainCase(suite, name, result, outcome) {
    const attributes = (0,text_markup/* html */.qy) `name="${name}" classname="${suite}" time="0"`;
    return { result, suite, name, markup: (0,text_markup/* html */.qy) `<testcase ${attributes}>${outcome}</testcase>\n` };
}
function renderCases(cases) {
    const suites = [...Map.groupBy(cases, ({ suite }) => suite)];
    const markup = (0,text_markup/* html */.qy) `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docs-export-action" ${renderCounts(cases)}>
${suites.map(([name, ofSuite]) => renderSuite(name, ofSuite))}</testsuites>
`;
    return markup.text.replace(NOT_IN_XML, '\uFFFD');
}
function findCaseResult(finding, isFailure) {
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
    const subject = address ?? target;
    const name = (0,clean/* clean */.uH)(subject || 'the site', MAX_NAME);
    const key = `${code} ${name}`;
    const number = (names.get(key) ?? 0) + 1;
    names.set(key, number);
    if (number === 1)
        return name;
    return `${name} (${number})`;
}
function makeCase(finding, result, name, folder) {
    const { path, line } = findFileLocation((0,describe_finding/* pickSpot */.eY)(finding.spots), folder);
    const inLine = line === undefined ? (0,text_markup/* html */.qy) `` : (0,text_markup/* html */.qy) ` line="${line}"`;
    const attributes = (0,text_markup/* html */.qy) `name="${name}" classname="${finding.code}" file="${path}"${inLine} time="0"`;
    const markup = (0,text_markup/* html */.qy) `<testcase ${attributes}>${renderOutcome(finding, result)}</testcase>\n`;
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
    const reason = `${name}: see report.json`;
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

// EXTERNAL MODULE: ./lib/findings/quality-gate.js
var quality_gate = __webpack_require__(3051);
// EXTERNAL MODULE: ./lib/findings/report-page/report-page.js + 4 modules
var report_page = __webpack_require__(7036);
// EXTERNAL MODULE: ./lib/text/json-report.js
var json_report = __webpack_require__(4488);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/check/addresses/external-url-spots.js
var external_url_spots = __webpack_require__(1704);
;// CONCATENATED MODULE: ./lib/check/external-links.js
/** The lists of external URLs, for external link checkers and for the people who fix the links. */






/** The minimum that is written at a time, in characters. */
const MIN_PIECE_CHARS = 1 << 20;
/**
 * Writes three lists of external URLs into `folder`: all of them, those that the earlier site does
 * not have, and where each one occurs (`external-links.tsv`). The first two have one URL per line,
 * each once. Returns the paths of the first two.
 * @throws the reason of `signal`, or an AbortError with it as its cause, soon after `signal` is
 * aborted; any file-system error
 */
async function writeExternalLinks(folder, links, signal) {
    const urls = [...links.spots.keys()].sort(byte_strings/* compareBytes */.Xo);
    const newUrls = urls.filter((url) => !links.earlierUrls?.has(url));
    const paths = {
        externalLinksPath: (0,external_node_path_.join)(folder, 'external-links.txt'),
        newExternalLinksPath: (0,external_node_path_.join)(folder, 'new-external-links.txt'),
    };
    await (0,promises_.writeFile)(paths.externalLinksPath, joinLines(urls), { signal });
    await (0,promises_.writeFile)(paths.newExternalLinksPath, joinLines(newUrls), { signal });
    const table = renderTable(urls, links, signal);
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'external-links.tsv'), table, { signal });
    return paths;
}
function joinLines(urls) {
    return urls.map((url) => `${url}\n`).join('');
}
/**
 * Yields the rows of all URLs in large pieces.
 * @throws the reason of `signal` soon after it is aborted
 */
async function* renderTable(urls, links, signal) {
    let piece = '';
    // A row can take as long as reading a source.
    for await (const row of (0,event_loop/* iterateWithPauses */.YK)(listRows(urls, links), signal)) {
        piece += row;
        if (piece.length < MIN_PIECE_CHARS)
            continue;
        yield piece;
        piece = '';
    }
    yield piece;
}
/**
 * Yields the rows of each URL: URL, page, line, source, line of the source. URLs need no escaping:
 * parsed ones contain neither tabs nor line ends.
 */
function* listRows(urls, links) {
    for (const url of urls) {
        const spots = (0,external_url_spots/* listUrlSpots */.hJ)(links.spots.get(url) ?? []);
        // A URL that was only resolved for another check has no spot.
        if (spots.length === 0)
            yield makeRow([url, '', '', '', '']);
        for (const { fileIndex, line } of spots) {
            const page = (0,byte_strings/* toText */.fE)((0,tree/* getFileName */.WP)(links, fileIndex));
            const source = links.findSourceSpot(page, url);
            yield makeRow([
                url,
                escapeCell(page),
                line ?? '',
                escapeCell(source?.path ?? ''),
                source?.line ?? '',
            ]);
        }
    }
}
function makeRow(cells) {
    return `${cells.join('\t')}\n`;
}
/** Returns the name of a file with tabs and line ends escaped. */
function escapeCell(name) {
    return (0,byte_strings/* asBytes */.Yd)(name).replace(/[\t\n\r]/g, byte_strings/* percentEncode */.a);
}

;// CONCATENATED MODULE: ./lib/check/write-reports.js












/**
 * Writes the reports, if there are to be any, and returns their paths.
 * @throws the reason of `signal`, or an AbortError with it as its cause, soon after `signal` is
 * aborted; ReportError for a file-system error
 */
async function writeReports(content, options) {
    const { reportFolder } = options;
    if (reportFolder === undefined)
        return { reportPath: '', externalLinksPath: '', newExternalLinksPath: '' };
    return (0,report_error/* runReportWork */.F)(reportFolder, () => writeReportsInto(reportFolder, content, options));
}
async function writeReportsInto(reportFolder, { report, reportPage, externalLinks }, { signal, verify = 'strict', failOn = quality_gate/* ONLY_ERRORS */.H2, ...options }) {
    const reportJson = { ...report, findings: report.findings.map(findings_finding/* makeReportEntry */.Po) };
    const reportPath = await (0,json_report/* writeJsonReport */.a)(reportFolder, 'report.json', reportJson, signal);
    await (0,promises_.writeFile)((0,external_node_path_.join)(reportFolder, 'report.html'), (0,report_page/* renderReportPage */.y)(reportPage));
    const folders = { root: options.listedTree.root, workspace: options.workspace?.folder };
    await writeCiReports(reportFolder, report.findings, { verify, failOn }, folders, signal);
    const externalLinkPaths = await writeExternalLinks(reportFolder, externalLinks, signal);
    return { reportPath, ...externalLinkPaths };
}
/**
 * Writes `junit.xml` and `gl-code-quality-report.json` into an existing folder.
 * @throws an AbortError, with the reason as its cause, soon after `signal` is aborted; any
 * file-system error
 */
async function writeCiReports(reportFolder, findings, gate, folders, signal) {
    const siteFolder = findSiteFolder(folders);
    const fails = (finding) => (0,quality_gate/* isFailure */.N6)(finding, gate);
    const junit = renderJunit(findings, fails, siteFolder);
    await (0,promises_.writeFile)((0,external_node_path_.join)(reportFolder, 'junit.xml'), junit, { signal });
    const issues = makeCodeQualityReport(findings, fails, siteFolder);
    await (0,json_report/* writeJsonReport */.a)(reportFolder, 'gl-code-quality-report.json', issues, signal);
}
/**
 * Writes a `junit.xml` with an error that says why a site was not checked. The Code Quality format
 * cannot express this: to GitLab, an empty report means success.
 * @throws any file-system error
 */
function writeJunitError(reportFolder, why) {
    writeFileSync(join(reportFolder, 'junit.xml'), renderJunitError(why));
}
/** Returns the folder of the site relative to the workspace; empty if it is outside. */
function findSiteFolder({ root, workspace }) {
    if (workspace === undefined)
        return '';
    const workspacePath = (0,paths/* followLinks */.n1)(workspace);
    const sitePath = (0,paths/* followLinks */.n1)(root);
    if (!(0,paths/* isWithin */.UO)(sitePath, workspacePath))
        return '';
    return (0,external_node_path_.relative)(workspacePath, sitePath).replaceAll(external_node_path_.sep, '/');
}


/***/ }),

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ applyAcceptances),
  C: () => (/* binding */ applyAcceptancesToOne)
});

// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
// EXTERNAL MODULE: ./lib/findings/codes.js
var codes = __webpack_require__(3092);
// EXTERNAL MODULE: ./lib/findings/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./lib/findings/site-kinds.js
var site_kinds = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/findings/acceptance/read-acceptances.js
var read_acceptances = __webpack_require__(7795);
;// CONCATENATED MODULE: ./lib/findings/acceptance/entry-notices.js
/** Creates the notices about unused and ended entries of the accepted findings. */







/**
 * The maximum number of unused entries for which a suggestion is sought: each search compares all
 * findings.
 */
const MAX_SUGGESTIONS = 50;
/**
 * Returns a notice for each entry that matches none of these findings, or has ended.
 * @throws the reason of `signal` soon after it is aborted
 */
async function makeEntryNotices(allMatches, findings, today, signal) {
    const decidable = allMatches.filter(makeDecidableFilter(findings));
    const mistyped = new Set(decidable.filter(mayBeMistyped).slice(0, MAX_SUGGESTIONS));
    const findingsByCode = Map.groupBy(findings, ({ code }) => code);
    const codesByTarget = new Map(findings.map((finding) => [getFullTarget(finding), finding.code]));
    const notices = [];
    for await (const matches of (0,event_loop/* iterateWithPauses */.YK)(decidable, signal)) {
        const { entry } = matches;
        let suggestion;
        if (mistyped.has(matches))
            suggestion = suggestTarget(entry, findingsByCode.get(entry.code) ?? []);
        const otherCode = entry.page === undefined ? codesByTarget.get(entry.target.source) : undefined;
        const notice = makeNoticeIfNeeded(matches, { suggestion, otherCode }, today);
        if (notice !== undefined)
            notices.push(notice);
    }
    return notices;
}
/**
 * Returns a filter of entries whose matches are known. Unlisted findings, and addresses that were
 * not requested, may match, too.
 */
function makeDecidableFilter(findings) {
    const unlisted = findings.filter(({ standsForUnlisted }) => standsForUnlisted);
    const incompleteCodes = new Set(unlisted.map(({ code }) => code));
    const isAllKnown = !findings.some(({ code }) => (0,codes/* meansNoResponse */.ft)(code));
    return ({ entry, certainMatches }) => certainMatches > 0 || (isAllKnown && !incompleteCodes.has(entry.code));
}
/** Common mistakes in targets that match nothing. */
const MISTAKES = [
    { pattern: /^\s|\s$/, mistake: 'its target begins or ends with whitespace' },
    {
        pattern: /\/\.\*|\\[dws]|^\^|\$$/,
        mistake: 'targets are not regular expressions: “**” matches anything',
    },
    {
        pattern: /^https?:/,
        mistake: 'targets within the site begin with “/”, and links to other hosts are not checked',
    },
    { pattern: /\/\*$/, mistake: '“*” does not match “/”, but “**” does' },
];
/** May the target of an entry have a typo? Patterns are excluded. */
function mayBeMistyped({ entry, repeatedLine, certainMatches, otherPage }) {
    if (certainMatches > 0 || repeatedLine !== undefined || otherPage !== undefined)
        return false;
    return !/[*?]/.test(entry.target.source);
}
function getFullTarget({ address, target }) {
    return address ?? target;
}
/**
 * Returns the target of a finding that an entry was perhaps meant for. `findings` have the entry's
 * code.
 */
function suggestTarget({ target }, findings) {
    const targets = findings.map(getFullTarget);
    const { source } = target;
    return (targets.find((each) => each === `/${source}`) ??
        (0,did_you_mean/* findCorrection */.oQ)(source, targets) ??
        findOnlyEnding(source, targets));
}
/**
 * Returns the only target that ends with `source`, or that `source` ends with; undefined if there
 * is none or several. An entry may name only the fragment, or have been written for another base
 * path.
 */
function findOnlyEnding(source, targets) {
    const isEnding = (ending, text) => /^[/#]./.test(ending) && text.endsWith(ending);
    const similarTargets = targets.filter((each) => isEnding(source, each) || isEnding(each, source));
    const [first, ...others] = new Set(similarTargets);
    if (others.length > 0)
        return undefined;
    return first;
}
/** Returns the notice about an entry that accepts nothing; undefined if it accepts something. */
function makeNoticeIfNeeded({ entry, repeatedLine, certainMatches, possibleMatches, otherPage }, meaning, today) {
    const line = String(entry.line);
    if (repeatedLine !== undefined)
        return makeNotice(entry, 'unused-acceptance/repeated', { line, other: String(repeatedLine) });
    if (certainMatches > 0) {
        if (!(0,read_acceptances/* hasEnded */.hY)(entry, today))
            return undefined;
        // Each finding that counts again says when its acceptance ended.
        return makeNotice(entry, 'ended-acceptance', {
            line,
            findings: (0,units/* formatCount */.B4)(certainMatches, 'finding'),
        });
    }
    if (possibleMatches > 0)
        return makeNotice(entry, 'unused-acceptance/unlisted', { line });
    const ending = describeMistake(entry.target.source, otherPage, meaning);
    return makeNotice(entry, 'unused-acceptance', { line, entry: entry.code, end: ending });
}
function makeNotice({ target }, kind, values) {
    return (0,finding/* makeFinding */.MH)(site_kinds/* SITE_KINDS */.Q[kind], values, { target: target.source, occurrences: 0 });
}
/** Returns the end of a sentence with the mistake in an entry, or a suggestion. */
function describeMistake(source, otherPage, { suggestion, otherCode }) {
    if (suggestion !== undefined && suggestion !== source)
        return `; did you mean ${suggestion}?`;
    if (otherPage !== undefined)
        return `; without \`page\`, it would match a finding on ${otherPage}.`;
    if (otherCode !== undefined)
        return `; with the code ${otherCode}, it would match a finding.`;
    const match = MISTAKES.find(({ pattern }) => pattern.test(source));
    if (match === undefined)
        return '.';
    return `; ${match.mistake}.`;
}

;// CONCATENATED MODULE: ./lib/findings/acceptance/apply-acceptances.js




/**
 * Returns the findings that count, in order, then a notice for each unused or ended entry, then the
 * accepted findings. `nowMs` is since the epoch.
 * @throws the reason of `signal` soon after it is aborted
 */
async function applyAcceptances(findings, entries, nowMs, signal) {
    const today = (0,units/* formatDay */.im)(nowMs);
    const allMatches = makeEntryMatches(entries);
    const matchesByCode = Map.groupBy(allMatches, ({ entry }) => entry.code);
    const counted = [];
    const accepted = [];
    for await (const finding of (0,event_loop/* iterateWithPauses */.YK)(findings, signal)) {
        const matching = recordMatches(finding, matchesByCode.get(finding.code) ?? []);
        const validEntry = matching.find((entry) => !(0,read_acceptances/* hasEnded */.hY)(entry, today));
        if (validEntry === undefined)
            counted.push(appendEndOfAcceptance(finding, matching[0]));
        else
            accepted.push(markAccepted(finding, validEntry));
    }
    const notices = await makeEntryNotices(allMatches, findings, today, signal);
    return [...counted, ...notices, ...accepted];
}
/** Returns the matches of each entry before any finding is compared: none. */
function makeEntryMatches(entries) {
    const firstLines = new Map();
    return entries.map((entry) => {
        const { code, target, page, until, line } = entry;
        const key = JSON.stringify([code, target.source, page?.source, until]);
        const repeatedLine = firstLines.get(key);
        firstLines.set(key, repeatedLine ?? line);
        return { entry, repeatedLine, certainMatches: 0, possibleMatches: 0 };
    });
}
/**
 * Records which entries match a finding, and returns those that certainly do, in order. All
 * entries have its code.
 */
function recordMatches(finding, matchesOfCode) {
    const certain = [];
    for (const matches of matchesOfCode) {
        const { entry } = matches;
        if (!matchesTarget(entry, finding))
            continue;
        matches.otherPage ??= findOtherPage(entry, finding);
        if (!matchesPages(entry, finding))
            continue;
        if (isCertainMatch(entry, finding)) {
            matches.certainMatches++;
            certain.push(entry);
        }
        else {
            matches.possibleMatches++;
        }
    }
    return certain;
}
/**
 * Returns a finding, as accepted if one of the entries accepts it today. `nowMs` is since the
 * epoch.
 */
function applyAcceptancesToOne(finding, entries, nowMs) {
    const today = (0,units/* formatDay */.im)(nowMs);
    const validEntry = entries.find((entry) => {
        if (entry.code !== finding.code || (0,read_acceptances/* hasEnded */.hY)(entry, today))
            return false;
        return (matchesTarget(entry, finding) &&
            matchesPages(entry, finding) &&
            isCertainMatch(entry, finding));
    });
    if (validEntry === undefined)
        return finding;
    return markAccepted(finding, validEntry);
}
/** Does the target of an entry with its code match a finding? */
function matchesTarget({ target: pattern }, { target, address = target, standsForUnlisted }) {
    // A finding that stands for unlisted ones has no target of its own.
    if (standsForUnlisted)
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
function isCertainMatch({ page }, { pages, spots }) {
    return page === undefined || pages === spots.length;
}
function markAccepted(finding, { reason, until }) {
    return { ...finding, accepted: { reason, until } };
}
/** Returns a finding whose message says until when it was accepted, if it was. */
function appendEndOfAcceptance(finding, ended) {
    if (ended === undefined)
        return finding;
    const { until, reason } = ended;
    const period = /[.!?]$/.test(reason) ? '' : '.';
    const sentence = `This finding was accepted until ${until}, with the reason “${reason}”${period}`;
    return { ...finding, message: `${finding.message} ${sentence}` };
}


/***/ }),

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


/***/ }),

/***/ 3051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H2: () => (/* binding */ ONLY_ERRORS),
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   rM: () => (/* binding */ matchesFailOn),
/* harmony export */   vW: () => (/* binding */ listNonErrors)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3092);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/** Decides which findings fail a step, and describes them. */



/** Returns whether a finding fails the step. The caller decides whether known findings count. */
function matchesFailOn(finding, { includesWarnings, codes }) {
    if ((0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding))
        return true;
    if ((0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isAccepted */ .oB)(finding))
        return false;
    return codes.has(finding.code) || (includesWarnings && finding.severity === 'warning');
}
/** Only errors fail the step. */
const ONLY_ERRORS = { text: 'errors', includesWarnings: false, codes: new Set() };
/**
 * Returns whether a finding is a failure: it fails the step or, if findings cannot fail it, is an
 * error.
 */
function isFailure(finding, { verify, failOn }) {
    const canFindingsFail = verify === 'strict' || verify === 'strict-new';
    if (!canFindingsFail || (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLiveCode */ .EQ)(finding.code))
        return (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding);
    if (verify === 'strict-new' && finding.isNew === false)
        return false;
    return matchesFailOn(finding, failOn);
}
/**
 * Returns the findings among these that are not errors, in words: `2 new broken anchors`, `1 new
 * finding with the code metadata`.
 */
function listNonErrors(failing, { includesWarnings }, areNew) {
    const nonErrors = failing.filter((finding) => !(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding));
    const byName = Map.groupBy(nonErrors, ({ code, severity }) => {
        if (includesWarnings && severity === 'warning')
            return 'warning';
        return code;
    });
    return [...byName].map(([name, { length }]) => {
        const { one, many } = getNouns(name);
        if (areNew)
            return (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(length, `new ${one}`, `new ${many}`);
        return (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(length, one, many);
    });
}
function getNouns(name) {
    if (name === 'warning')
        return { one: name, many: `${name}s` };
    const thing = (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCode */ .lA)(name);
    if (thing !== name)
        return { one: thing, many: `${thing}s` };
    return { one: `finding with the code ${name}`, many: `findings with the code ${name}` };
}


/***/ }),

/***/ 7036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ renderReportPage)
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
 * Advice on findings of the check, by code. `report.html` shows it, and docs/check.md has the same
 * text, which a test verifies.
 */
const SITE_ADVICE = {
    'no-index': 'Point `site-path` at the folder that the generator writes to, not at its parent or a subfolder. If the home page is empty, build the site again. For an export, look at it in the dashboard and export again without `job-id`.',
    'broken-link': 'Correct the link, restore the page, or set up a redirect on the host. If many links are broken in the same way, check `host` and `base-path` first. If the host serves the page at an address in a different folder from its file, relative links resolve differently. In that case, start the address with a slash or set `trailingSlash` (`true` on Vercel, `auto` on Azure). You can also add or remove the slash at the end of links to the page.',
    'broken-asset': 'Correct the address or publish the file: the build or the upload may have left it out. If the content does not match `integrity`, make the build write the hashes after its last change to the files. Keep Git from changing line endings (`* -text` in `.gitattributes`). If the host serves the page at an address in a different folder from its file, relative addresses resolve differently. In that case, start the address with a slash or set `trailingSlash` (`true` on Vercel, `auto` on Azure). You can also add or remove the slash at the end of links to the page.',
    'empty-page': 'Build the site again or restore the content of the page. If the page is meant to be empty, accept the finding.',
    'broken-anchor': 'Correct the fragment or add this id to a heading on the page. Generators derive ids from headings, so a reworded heading breaks the links to it.',
    'external-load': 'Copy the file into the site and load it from there. If it is fine for the site to depend on that host, accept the finding.',
    metadata: 'Correct the address in the template or in the generator’s configuration, or publish the missing file.',
    feed: 'In the generator’s configuration, set the published address of the site (often called `url`, `site`, or `baseURL`) so that the feed uses it.',
    'mixed-content': 'Use `https:` instead of `http:`. For a file of the site itself, use an address without a host.',
    'outside-base-path': 'Set the base path in the generator’s configuration or, for an export, in the service’s settings. You can also make the address relative to the page. If the link is meant to leave the site, add a host name.',
    'redirect-loop': 'Point one of the rules, or the redirect of the page, at another page that exists.',
    'redirect-target': 'Point the rule at an existing page or remove it.',
    'redirect-shadowed': 'Remove the rule or the file or, if the host supports forced rules, force the rule (`301!` on Netlify).',
    'redirect-hidden': 'Move the rule before the one that covers it, or remove it.',
    'redirect-catch-all': 'Remove the rule. If the site is a single-page application that handles all addresses itself, accept the finding.',
    'redirected-link': 'Link directly to the redirect’s target.',
    'redirect-invalid': 'Correct the line. If the host understands the line and only this check does not, accept the finding. If the file is for another host, remove it or set up its redirects on this host.',
    'vanished-page': 'Add the redirects that the check wrote for the host, or restore the page. If the page was removed on purpose, accept the finding.',
    'vanished-anchor': 'Give the heading its earlier id or add an element with that id. Most generators let you set the id of a heading. If nobody links to the old id, accept the finding.',
    'page-count': 'Check the export in the dashboard and export again without `job-id`. If pages are still missing, contact the service’s support.',
    'page-data': 'Publish the complete build output. If the file is missing from that output as well, build the site again.',
    'no-404-page': 'Configure the generator to write a `404.html` to the root of the site.',
    'canonical-host': 'Set the address of the site in the generator’s configuration or, for an export, in the service’s settings. Check `domain`, too.',
    sitemap: 'Configure the generator to write the sitemap after all pages, and with full addresses: set the address of the site in the generator’s configuration. A page that should not be indexed needs no entry: accept the finding.',
    'markdown-twin': 'Configure the generator to write a Markdown version of each page and to empty its output folder first. If the page does not need a Markdown version, or the file is not meant to be a version of a page, accept the finding.',
    'not-indexed': 'Remove the line from `robots.txt` or `_headers`, or the `<meta>` element from the template, and build the site for production. If search engines should not list the site, accept the finding.',
    'unlinked-page': 'Add a link to the page, for example in the navigation, or remove the page. If readers are meant to reach the page only from outside the site, accept the finding.',
    'leaked-file': 'Remove the file from the published folder. If it contains a secret and was ever published, revoke the secret.',
    'portable-name': 'Rename the file if anyone unpacks the site on Windows or macOS.',
    'not-served': 'Rename the file or folder and update the links to it. The name of a page must end in `.html`. If the file is meant for the host itself, accept the finding.',
    'hidden-files': 'Rename the files. Alternatively, configure the upload to include files and folders whose names start with a dot, and accept the finding.',
    'file-too-large': 'Make the file smaller, or publish it elsewhere and link to it.',
    'too-many-files': 'Publish fewer files, or choose a plan or a host with a higher limit.',
    'site-too-large': 'Publish large files elsewhere, or choose a plan or a host with a higher limit.',
    'unreadable-file': 'Fix the permissions or the content of the file or folder, and run the check again. If a style sheet, a script, or `robots.txt` contains a web page, copy or build that file again. Save a page in the encoding that it declares. Remove symbolic links that are broken or point to a parent folder, and anything that is neither a file nor a folder. Uploads fail on such entries or skip them.',
    'unused-acceptance': 'Correct the entry: its code, target, and page must match the finding as the report shows it. If the problem is fixed, remove the entry.',
    'ended-acceptance': 'Fix the problem or give the entry a new date.',
};
/**
 * Advice on findings of the live check, by code. docs/live.md has the same text, which a test
 * verifies.
 */
const LIVE_ADVICE = {
    'live-missing': 'Check what was uploaded. If everything is missing, `live-url` or the folder is wrong.',
    'live-stale': 'Wait longer or purge the CDN. Sync by content (`rsync --checksum`), not by size and time.',
    'live-rewritten': 'If this is intended, there is nothing to do.',
    'live-wrong-type': 'Set the content types in the configuration of the host or, for S3, when you upload.',
    'live-wrong-status': 'Look up the address in the host’s log. With 5xx, fix the server; with 401, do not require readers to sign in.',
    'live-unanswered': 'Request the address with `curl --verbose` and look it up in the host’s log. If the host is slow, set a longer `request-timeout`.',
    'live-soft-404': 'Make the host return 404 for nonexistent addresses: `try_files … =404` for nginx, a `404.html` for Cloudflare Pages, no single-page fallback.',
    'live-404-page': 'Set `404.html` as the error page: `error_page 404 /404.html;` for nginx, the error response for 403 and 404 on CloudFront.',
    'live-redirected': 'Use the canonical URL in `live-url`. Do not require readers to sign in. Configure the host not to add or remove trailing slashes.',
    'live-redirect-rule': 'Publish the redirect file in the root of the site.',
    'live-encoding': 'Compress in one place only: upload files uncompressed or turn off compression on the host and the CDN.',
    'live-header': 'Correct the header on the host. For pages, use `Cache-Control: max-age=300` or less: more than a day (86400) is a warning.',
    'live-noindex': 'Remove `X-Robots-Tag` from the configuration of the host, at least for the URL where readers find the site.',
    'live-leftover': 'Delete the file on the host (with rsync, `--delete`) if nothing needs it.',
    'live-unsteady': 'Deploy to every server, purge every cache, and run the check again.',
    'live-unasked': 'Set a longer `wait-timeout`. For 429, allow the user agent `docs-export-action` or raise the limit.',
};
/** Advice on all findings, by code. */
const ADVICE = { ...SITE_ADVICE, ...LIVE_ADVICE };

// EXTERNAL MODULE: ./lib/findings/count-findings.js
var count_findings = __webpack_require__(4600);
// EXTERNAL MODULE: ./lib/findings/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./lib/findings/prioritize.js
var prioritize = __webpack_require__(1929);
// EXTERNAL MODULE: ./lib/findings/describe-finding.js
var describe_finding = __webpack_require__(2817);
;// CONCATENATED MODULE: ./lib/findings/report-page/finding-row.js
/** Renders a finding in report.html: the problem, a suggestion, and its spots. */






/** How many similar findings a row shows, unless the page is filtered. */
const MAX_OTHERS = 100;
/** Returns an attribute without a value, if it is set. */
function renderBooleanAttribute(name, isSet) {
    if (isSet)
        return (0,markup/* trustMarkup */.dE)(` ${name}`);
    return undefined;
}
/** Returns the row of a finding and its similar ones. */
function renderFindingRow({ first, others }, targets) {
    return (0,markup/* html */.qy) `<li class="finding">
<div>${renderFinding(first, others)}</div>
<div class="where">${renderOccurrences(first, targets)}</div>
</li>
`;
}
/** Returns the problem and the suggestion. Text that similar findings share has its own class. */
function renderFinding(first, others) {
    const { message, target, address, accepted } = first;
    const isShared = others.every((other) => other.message === message);
    const suggestion = (0,describe_finding/* findSuggestedAddress */.F1)(first);
    const name = target === '' ? undefined : (0,markup/* html */.qy) `<b>${(0,markup/* renderCode */.cR)(target)}</b>`;
    const suggested = suggestion && (0,markup/* html */.qy) `<b>${(0,markup/* renderCode */.cR)(suggestion.suggestedAddress)}</b>`;
    const parts = [];
    if (suggestion?.saysOnlyNotFound) {
        parts.push((0,markup/* html */.qy) `<p class="own">${name} was not found: did you mean ${suggested}?</p>`);
    }
    else {
        const sentence = (0,markup/* html */.qy) `<span class="${isShared ? 'shared' : 'own'}">${(0,markup/* renderSentences */.L7)((0,clean/* safe */.gB) `${message}`)}</span>`;
        const before = name && (0,markup/* html */.qy) `<span class="own">${name}: </span>`;
        const after = suggestion && (0,markup/* html */.qy) `<span class="own"> Similar: ${suggested}.</span>`;
        parts.push((0,markup/* html */.qy) `<p>${before}${sentence}${after}</p>`);
    }
    // A target with the full address needs no second line.
    if (address !== undefined && !target.endsWith(address))
        parts.push((0,markup/* html */.qy) `<p class="address own">${address}</p>`);
    if (accepted !== undefined)
        parts.push((0,markup/* html */.qy) `<p class="reason">${(0,describe_finding/* describeAcceptance */.ju)(accepted)}</p>`);
    return (0,markup/* html */.qy) `${parts}${renderOthers(others, isShared)}`;
}
function renderOccurrences(finding, targets) {
    const { occurrences, pages, spots } = finding;
    const parts = [renderSpots(finding, targets)];
    if (pages > spots.length)
        parts.push((0,markup/* html */.qy) `<p>and ${(0,units/* formatCount */.B4)(pages - spots.length, 'more page')}</p>`);
    if (occurrences > Math.max(pages, 1))
        parts.push((0,markup/* html */.qy) `<p>${(0,units/* formatNumber */.ZV)(occurrences)} times in all</p>`);
    return (0,markup/* html */.qy) `${parts}`;
}
function renderSpots({ code, spots, standsForUnlisted }, targets) {
    if (spots.length === 0)
        return standsForUnlisted ? (0,markup/* html */.qy) `other addresses` : (0,markup/* html */.qy) `–`;
    const links = code === 'leaked-file' ? NO_LINKS : targets;
    return (0,markup/* html */.qy) `<ul>${spots.map((spot) => renderSpot(spot, links))}</ul>`;
}
/**
 * Returns the similar findings. All of them are in the page, because the script filters them by
 * page.
 */
function renderOthers(others, isShared) {
    if (others.length === 0)
        return undefined;
    const items = others.map((other, i) => {
        const hidden = renderBooleanAttribute('hidden', i >= MAX_OTHERS);
        const message = isShared ? undefined : (0,markup/* html */.qy) ` ${(0,markup/* renderSentences */.L7)((0,clean/* safe */.gB) `${other.message}`)}`;
        return (0,markup/* html */.qy) `<li${hidden}>${other.target}${message}${renderPagesOf(other)}</li>\n`;
    });
    const summary = (0,units/* formatCount */.B4)(others.length, 'similar address', 'similar addresses');
    return (0,markup/* html */.qy) `<details class="others"><summary>${summary}</summary><ul>
${items}</ul>${renderHiddenCount(others.length - MAX_OTHERS)}</details>`;
}
function renderHiddenCount(count) {
    if (count <= 0)
        return undefined;
    return (0,markup/* html */.qy) `<p>… and ${(0,units/* formatNumber */.ZV)(count)} more in report.json</p>`;
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
        return (0,markup/* html */.qy) `${comma}<span data-page="${page}">${page}</span>`;
    });
    const isItself = spots.every(({ page }) => page === target);
    return (0,markup/* html */.qy) ` <small${renderBooleanAttribute('hidden', isItself)}>in ${pages}</small>`;
}
/** No links to the public address of a secret. */
const NO_LINKS = { linkPrefix: undefined, repository: undefined };
function renderSpot({ page, line, source }, { linkPrefix, repository }) {
    // A name that is not valid UTF-8 cannot be written in an address.
    const isLink = linkPrefix !== undefined && !page.includes('\uFFFD');
    const address = isLink ? `${linkPrefix}${(0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(page))}` : undefined;
    const built = (0,markup/* html */.qy) `${(0,markup/* renderTrustedLink */.Mb)((0,markup/* html */.qy) `${page}`, address)}${renderLine({ line })}`;
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
/** Returns the source of a page, as a link if it is in the workflow's repository. */
function renderSource(source, repository) {
    const isOwn = repository !== undefined && (0,finding/* isInRepository */.cC)(source, repository);
    return (0,markup/* renderLink */.BK)((0,markup/* html */.qy) `${source.path}`, isOwn ? source.url : undefined);
}

;// CONCATENATED MODULE: ./lib/findings/report-page/script.js
/**
 * The script of `report.html`: it hides the findings that do not match the filters, which are
 * stored in the fragment of the address. In rows that match in part, only matching findings are
 * shown, unfolded. Rows and groups that match in part say how many of their findings do. Each group
 * shows its first rows, and all rows in print. The advice for a code is above the first visible
 * group of that code.
 */
const SCRIPT = `
'use strict'
const form = document.querySelector('form')
if (form) {
  const { elements } = form
  const filters = form.parentElement
  const names = ['news', 'severity', 'code', 'page', 'text'].filter((name) => elements[name])
  const listPages = (element, folded) => [...element.querySelectorAll('[data-page]')].filter((each) => !folded?.contains(each))
    .map(({ dataset }) => dataset.page)
  const readRow = (row, groupText) => {
    const folded = row.querySelector('.others')
    const summary = folded?.querySelector('summary')
    const text = row.textContent.replace(folded?.textContent ?? '', '').toLowerCase() + groupText
    const shared = [...row.querySelectorAll('.shared, .reason')].map(({ textContent }) => textContent).join(' ')
    const first = { text, pages: listPages(row, folded) }
    const others = [...(folded?.querySelectorAll('li') ?? [])].map((item) => ({ item, isCollapsed: item.hidden,
      text: (item.textContent + shared).toLowerCase() + groupText, pages: listPages(item) }))
    return { row, folded, summary, words: summary?.textContent, rest: folded?.querySelector('p'), first, others,
      found: 1 + others.length }
  }
  const sumFound = (rows) => rows.reduce((total, { found }) => total + found, 0)
  const formatNumber = (count) => count.toLocaleString('en')
  const formatShare = (found, all, words) => found < all ? formatNumber(found) + ' of ' + words : words
  const groups = [...document.querySelectorAll('.group')].map((group) => {
    const groupText = ' ' + group.querySelector('h2').textContent.toLowerCase()
    const rows = [...group.querySelectorAll('.finding')].map((row) => readRow(row, groupText))
    const total = group.querySelector('h2 b')
    return { group, rows, total, totalWords: total.textContent, totalCount: sumFound(rows),
      more: group.querySelector('.more'), isExpanded: false }
  })
  const rows = groups.flatMap((group) => group.rows)
  const knownPages = new Set(rows.flatMap(({ first, others }) => [first, ...others].flatMap(({ pages }) => pages)))
  const findingCount = sumFound(rows)
  let wasPartial = false
  let isPrinting = false
  const showMatches = (each, isPartial, matches) => {
    const { row, folded, summary, words, rest, first, others } = each
    const isFirstFound = matches(first)
    let found = 0
    for (const other of others) {
      const isFound = matches(other)
      if (isFound) found++
      other.item.hidden = isPartial ? !isFound : other.isCollapsed
    }
    each.found = Number(isFirstFound) + found
    if (!folded) return
    row.classList.toggle('part', isPartial && !isFirstFound)
    folded.hidden = isPartial && found === 0
    if (isPartial || wasPartial) folded.open = isPartial && found > 0
    summary.textContent = formatShare(found, others.length, words)
    if (rest) rest.hidden = isPartial
  }
  const showGroup = ({ group, rows, total, totalWords, totalCount, more, isExpanded }, isFiltered) => {
    const isGroupWanted = ['news', 'severity', 'code'].every((name) =>
      !elements[name]?.value || group.dataset[name] === elements[name].value)
    const found = isGroupWanted ? rows.filter((each) => each.found > 0) : []
    const limit = isExpanded || isPrinting ? Infinity : isFiltered ? 100 : 10
    const shown = new Set(found.slice(0, limit))
    for (const each of rows) each.row.hidden = !shown.has(each)
    group.hidden = found.length === 0
    total.textContent = formatShare(sumFound(found), totalCount, totalWords)
    more.hidden = shown.size === found.length
    more.textContent = 'Show ' + formatNumber(sumFound(found.slice(limit))) + ' more'
    return found
  }
  const applyFilters = () => {
    const { page = '', text } = Object.fromEntries(names.map((name) => [name, elements[name].value]))
    const isPageWanted = knownPages.has(page) ? (name) => name === page : (name) => name.toLowerCase().includes(page.toLowerCase())
    const wantedText = text.trim().toLowerCase()
    const matches = ({ pages, text: rowText }) => (!page || pages.some(isPageWanted)) && rowText.includes(wantedText)
    const isPartial = page !== '' || wantedText !== ''
    for (const each of rows) showMatches(each, isPartial, matches)
    wasPartial = isPartial
    const isFiltered = names.some((name) => elements[name].value !== '')
    const found = groups.flatMap((group) => showGroup(group, isFiltered))
    const advised = new Set()
    for (const { group } of groups.filter(({ group }) => !group.hidden)) {
      const { code } = group.dataset
      group.querySelector('.advice')?.toggleAttribute('hidden', advised.has(code))
      advised.add(code)
    }
    document.querySelector('.none').hidden = found.length > 0
    const share = formatNumber(sumFound(found)) + ' of ' + formatNumber(findingCount) + ' shown'
    document.querySelector('output').value = isFiltered ? share : ''
  }
  const setFilters = (params) => {
    // In Chromium, an assignment cannot choose the radio button with an empty value.
    form.reset()
    for (const name of names.filter((name) => params.get(name))) elements[name].value = params.get(name)
    if (params.size > 0) {
      filters.hidden = false
      // On a phone, open filters would fill the screen.
      filters.open = matchMedia('(min-width: 45rem)').matches
    }
    applyFilters()
  }
  const makeFragment = () => new URLSearchParams([...new FormData(form)].filter(([, value]) => value)).toString()
  const readFragment = () => {
    if (location.hash.slice(1) !== makeFragment()) setFilters(new URLSearchParams(location.hash.slice(1)))
  }
  form.addEventListener('input', () => {
    applyFilters()
    location.replace('#' + makeFragment())
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  form.querySelector('button').addEventListener('click', (event) => {
    event.preventDefault()
    setFilters(new URLSearchParams())
    location.replace('#')
  })
  for (const group of groups)
    group.more.addEventListener('click', () => {
      group.isExpanded = true
      applyFilters()
    })
  addEventListener('hashchange', readFragment)
  addEventListener('beforeprint', () => {
    isPrinting = true
    applyFilters()
  })
  addEventListener('afterprint', () => {
    isPrinting = false
    applyFilters()
  })
  filters.hidden = filters.dataset.many === 'no'
  setFilters(new URLSearchParams(location.hash.slice(1)))
}
`;

;// CONCATENATED MODULE: ./lib/findings/report-page/style.js
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
output { color: var(--faint); line-height: 1.75 }
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
@media (max-width: 45rem) { body { padding: 1rem } .text, input[type=search] { width: 100% }
  h1 { font-size: 1.35rem } .finding { grid-template-columns: minmax(0, 1fr) } dt { min-width: 0 } }
@media print { .tools, .more, .none { display: none } body { max-width: none; padding: 0 } .finding { break-inside: avoid }
  h2, .advice { break-after: avoid } summary { list-style: none }
  details::details-content { content-visibility: visible; display: block } }
`;

;// CONCATENATED MODULE: ./lib/findings/report-page/report-page.js












/** The maximum number of rows in a group; `report.json` lists up to 20,000 findings of a kind. */
const MAX_ROWS = 5_000;
/** The maximum number of listed pages: those with the most errors and warnings. */
const MAX_PAGES = 2_000;
/** With fewer findings, filters are not needed. */
const MANY_FINDINGS = 20;
/** Returns `report.html`: a single file that loads nothing, and can be read without its script. */
function renderReportPage(page) {
    const { title, details, findings, facts, messageIfClean, sections } = page;
    const isClean = findings.length === 0;
    const shownDetails = details.map((detail) => (0,markup/* html */.qy) `<span>${detail}</span>`);
    return (0,markup/* html */.qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${makeContentPolicy()}">
<title>${title}</title>
<style>${(0,markup/* trustMarkup */.dE)(STYLE)}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p class="details">${(0,markup/* joinMarkup */.Rm)(shownDetails, ' · ')}</p>
${renderDiagnosis(page)}
</header>
<main>
${isClean ? (0,markup/* html */.qy) `<p class="clean">${messageIfClean}</p>` : renderFindings(findings, page)}
${sections.map(renderSection)}<section class="facts">
<h2>Details</h2>
<dl>
${facts.map(renderFact)}</dl>
</section>
</main>
<script>${(0,markup/* trustMarkup */.dE)(SCRIPT)}</script>
</body>
</html>
`.text;
}
function makeContentPolicy() {
    const inlinePolicy = (0,markup/* html */.qy) `style-src ${makeDigest(STYLE)}; script-src ${makeDigest(SCRIPT)}`;
    return (0,markup/* html */.qy) `default-src 'none'; base-uri 'none'; form-action 'none'; ${inlinePolicy}`;
}
function makeDigest(content) {
    return (0,markup/* trustMarkup */.dE)(`'sha256-${(0,external_node_crypto_.createHash)('sha256').update(content).digest('base64')}'`);
}
function renderDiagnosis({ diagnosis }) {
    if (diagnosis === undefined)
        return undefined;
    return (0,markup/* html */.qy) `<p class="diagnosis">${(0,markup/* renderSentences */.L7)((0,clean/* safe */.gB) `${diagnosis}`)}</p>`;
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
function renderFindings(findings, options) {
    const groups = groupForPage(findings);
    const none = (0,markup/* html */.qy) `<p class="none" hidden>No finding on this page matches the filter.</p>`;
    return (0,markup/* html */.qy) `${renderTools(findings)}
${renderListedShare(groups, findings)}
${groups.map((group) => renderGroup(group, options))}${none}`;
}
/** Groups findings by category, with similar ones in one row. */
function groupForPage(findings) {
    const codesWithAdvice = new Set();
    const groups = [];
    for (const group of (0,prioritize/* groupByCategory */.lg)(findings)) {
        const [first] = group;
        if (first === undefined)
            continue;
        const hasEarlierAdvice = codesWithAdvice.has(first.code);
        codesWithAdvice.add(first.code);
        groups.push({ findings: group, rows: (0,prioritize/* groupSimilar */.ts)(group).slice(0, MAX_ROWS), hasEarlierAdvice });
    }
    return groups;
}
/** Returns the filters, which the script shows, and the list of pages. */
function renderTools(findings) {
    const areMany = findings.length >= MANY_FINDINGS;
    const pages = areMany ? renderPages(findings) : undefined;
    return (0,markup/* html */.qy) `<div class="tools">
<details hidden data-many="${areMany ? 'yes' : 'no'}"><summary>Filter</summary>
<form class="filters">
${renderFilter('news', 'Since the earlier site', findings, describeNewness)}
${renderFilter('severity', 'Severity', findings, count_findings/* getDisplayedSeverity */.vz)}
${renderFilter('code', 'Code', findings, (finding) => finding.code)}
<label class="text">Page <input type="search" name="page" autocomplete="off"></label>
<label class="text">Search <input type="search" name="text" autocomplete="off"></label>
<button type="reset">Reset</button>
</form>
</details>
${pages}
<output aria-live="polite"></output>
</div>`;
}
/** Returns a group of findings, below the advice for their code. */
function renderGroup({ findings, rows, hasEarlierAdvice }, options) {
    const [first] = findings;
    if (first === undefined)
        return (0,markup/* html */.qy) ``;
    const news = describeNewness(first);
    const severity = (0,count_findings/* getDisplayedSeverity */.vz)(first);
    const labels = [news, first.severity];
    if ((0,finding/* isAccepted */.oB)(first))
        labels.unshift('accepted');
    const label = labels.filter((each) => each !== '').join(' ');
    const dataAttributes = (0,markup/* html */.qy) `data-code="${first.code}" data-severity="${severity}" data-news="${news}"`;
    return (0,markup/* html */.qy) `<section class="group" ${dataAttributes}>
<h2><span class="${severity}">${label}</span> ${first.code} <b>${formatTotal(findings)}</b></h2>
${renderAdvice(first.code, hasEarlierAdvice)}
<ul class="findings">
${rows.map((row) => renderFindingRow(row, options))}</ul>
<button type="button" class="more" hidden></button>
</section>
`;
}
/**
 * Returns the advice for a code. Only its first sentence is shown: otherwise, the advice would fill
 * half of a phone's screen.
 */
function renderAdvice(code, isHidden) {
    const [firstSentence = '', rest] = ADVICE[code].split(/(?<=\.) (.*)/);
    const hidden = renderBooleanAttribute('hidden', isHidden);
    const shown = (0,markup/* renderSentences */.L7)((0,clean/* fill */.GS)(firstSentence, {}));
    if (rest === undefined)
        return (0,markup/* html */.qy) `<p class="advice"${hidden}>${shown}</p>`;
    return (0,markup/* html */.qy) `<details class="advice"${hidden}><summary>${shown}</summary>
<p>${(0,markup/* renderSentences */.L7)((0,clean/* fill */.GS)(rest, {}))}</p></details>`;
}
/** Returns how many of the findings are on the page, if not all are. */
function renderListedShare(groups, findings) {
    const rows = groups.flatMap((group) => group.rows);
    const shownCount = rows.reduce((sum, { others }) => sum + 1 + others.length, 0);
    if (shownCount === findings.length)
        return undefined;
    const share = `${(0,units/* formatNumber */.ZV)(shownCount)} of ${formatTotal(findings)} findings`;
    return (0,markup/* html */.qy) `<p>This page shows ${share}: the first ones for each code. report.json lists more.</p>`;
}
/** Returns whether a finding is new; empty if unknown. */
function describeNewness({ isNew }) {
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
    return (0,markup/* html */.qy) `<fieldset class="choices"><legend>${legend}</legend>
${renderChoice(name, '', 'all', findings)}${choices}</fieldset>`;
}
function renderChoice(name, value, shown, findings) {
    const checked = renderBooleanAttribute('checked', value === '');
    const input = (0,markup/* html */.qy) `<input type="radio" name="${name}" value="${value}"${checked}>`;
    return (0,markup/* html */.qy) `<label>${input} ${shown} <b>${formatTotal(findings)}</b></label>\n`;
}
/** Returns the number of findings: `at least` that many if some are not listed. */
function formatTotal(findings) {
    const number = (0,units/* formatNumber */.ZV)(findings.length);
    if (findings.some(({ standsForUnlisted }) => standsForUnlisted))
        return `at least ${number}`;
    return number;
}
/** Returns the pages with the most findings, as links to their findings. */
function renderPages(findings) {
    const pages = (0,count_findings/* findWorstPages */.Rz)(findings, MAX_PAGES);
    if (pages.length < 2)
        return undefined;
    const items = pages.map(({ page, findingCount }) => {
        const fragment = (0,markup/* html */.qy) `#page=${(0,markup/* sanitizeUrl */.Jf)((0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(page)))}`;
        return (0,markup/* html */.qy) `<li><a href="${fragment}">${page}</a> <b>${(0,units/* formatNumber */.ZV)(findingCount)}</b></li>\n`;
    });
    return (0,markup/* html */.qy) `<details class="pages"><summary>By page <b>${(0,units/* formatNumber */.ZV)(pages.length)}</b></summary>
<ul>
${items}</ul>
</details>`;
}


/***/ }),

/***/ 8243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ reportFindings)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _findings_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3092);
/* harmony import */ var _findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2817);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6939);
/* harmony import */ var _findings_prioritize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1929);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4874);






/** GitHub shows ten annotations of each level for a step. */
const MAX_ANNOTATIONS = 10;
/**
 * Reports findings: the diagnosis in the log, the first findings to annotate as annotations, and
 * the first other warnings in the log.
 */
function reportFindings({ findings, diagnosis }, step, isAnnotated = _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isError */ .bJ) {
    const annotated = [];
    const otherWarnings = [];
    for (const finding of findings) {
        if (isAnnotated(finding) || isHiddenFromSearch(finding))
            annotated.push(finding);
        else if (finding.severity === 'warning' && !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB)(finding))
            otherWarnings.push(finding);
    }
    const groups = pickAnnotatedGroups(annotated);
    const isInAnnotation = groups.some(({ first }) => isExplainedBy(diagnosis, first));
    if (diagnosis !== undefined && !isInAnnotation)
        step.log.info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Note: ${diagnosis.message}`);
    annotate(groups, diagnosis, step);
    logFirst(otherWarnings, step);
    // In a failed step, this tells the author of an entry why it did not help.
    logFirst(findings.filter(({ code }) => (0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isAcceptanceCode */ .DW)(code)), step);
}
/** Returns whether the host keeps the site out of search engines, which is easy to overlook. */
function isHiddenFromSearch({ code, severity, accepted }) {
    return code === 'live-noindex' && severity === 'warning' && accepted === undefined;
}
/** Returns whether the diagnosis suggests a folder, or says that there was nothing to check. */
function isExplainedBy(diagnosis, { code }) {
    return code === 'no-index' && diagnosis !== undefined && diagnosis.kind !== 'common-cause';
}
/**
 * Writes the annotations. They are warnings, because the only error annotation is for the step's
 * failure.
 */
function annotate(groups, diagnosis, { log, facts }) {
    for (const group of groups) {
        const { code } = group.first;
        let title = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${code} in ${facts.subject}`;
        if ((0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLiveCode */ .EQ)(code))
            title = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${code} at ${facts.subject}`;
        let text = describeGroup(group);
        if (isExplainedBy(diagnosis, group.first))
            text = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${text} ${diagnosis?.message}`;
        const source = (0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .findFirstSpot */ .u2)(group.first)?.source;
        log.warning(title, text, source && { file: source.path, line: source.line });
    }
}
/**
 * Returns the text of an annotation or log line: the problem, its suggestion and spot, and the
 * number of similar findings.
 */
function describeGroup({ first, others }) {
    const { code, target } = first;
    let subject = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${code}`;
    if (target !== '')
        subject = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${code} ${target}`;
    let text = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${subject}: ${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .describeProblem */ .BJ)(first)}`;
    const spot = (0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .findFirstSpot */ .u2)(first);
    if (spot !== undefined)
        text = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${text} ${describeFirstSpot(spot)}`;
    if (others.length > 0)
        text = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${text} ${describeOthers(first, others.length)}`;
    return text;
}
function describeFirstSpot({ page, line, source, pages }) {
    let onPages = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${page}${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .describeLine */ .ES)({ line })}`;
    if (pages > 1)
        onPages = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${onPages}, and ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(pages - 1, 'more page')}`;
    if (source === undefined)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `In ${onPages}.`;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `In ${source.path}${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .describeLine */ .ES)(source)} (${onPages}).`;
}
/**
 * Returns the groups that get an annotation each: new findings first, ungrouped if there is room.
 * For the live check, one group per code.
 */
function pickAnnotatedGroups(findings) {
    if (areLive(findings))
        return (0,_findings_prioritize_js__WEBPACK_IMPORTED_MODULE_5__/* .pickGroups */ .K_)(groupBy(findings, ({ code }) => code), MAX_ANNOTATIONS);
    const isKnown = ({ isNew }) => isNew === false;
    const newGroups = (0,_findings_prioritize_js__WEBPACK_IMPORTED_MODULE_5__/* .groupSimilar */ .ts)(findings.filter((finding) => !isKnown(finding)));
    const knownGroups = (0,_findings_prioritize_js__WEBPACK_IMPORTED_MODULE_5__/* .groupSimilar */ .ts)(findings.filter(isKnown));
    const picked = (0,_findings_prioritize_js__WEBPACK_IMPORTED_MODULE_5__/* .pickUngrouped */ .tb)(newGroups, MAX_ANNOTATIONS);
    return [...picked, ...(0,_findings_prioritize_js__WEBPACK_IMPORTED_MODULE_5__/* .pickUngrouped */ .tb)(knownGroups, MAX_ANNOTATIONS - picked.length)];
}
function areLive(findings) {
    return findings.some(({ code }) => (0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLiveCode */ .EQ)(code));
}
function groupBy(findings, makeKey) {
    const groups = [];
    for (const [first, ...others] of Map.groupBy(findings, makeKey).values())
        if (first !== undefined)
            groups.push({ first, others });
    return groups;
}
function describeOthers({ code }, others) {
    if ((0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLiveCode */ .EQ)(code))
        return `And ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(others, 'more finding')} of this kind.`;
    return `${(0,_findings_describe_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSimilar */ .rp)(others)}.`;
}
/**
 * Logs a line for each of the first findings. For the live check, one setting of the host causes
 * equal findings at many addresses.
 */
function logFirst(findings, { log }) {
    const groups = areLive(findings)
        ? groupBy(findings, ({ code, message }) => `${code} ${message}`)
        : (0,_findings_prioritize_js__WEBPACK_IMPORTED_MODULE_5__/* .groupSimilar */ .ts)(findings);
    for (const group of (0,_findings_prioritize_js__WEBPACK_IMPORTED_MODULE_5__/* .pickGroups */ .K_)(groups, MAX_ANNOTATIONS))
        log.info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${group.first.severity} ${describeGroup(group)}`);
}


/***/ }),

/***/ 1343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ listMatchingIds),
/* harmony export */   l: () => (/* binding */ stripFragment)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _resolve_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7479);
/** Fragments of addresses, and the anchors that they find. */


/** Most fragments, which are the name of one anchor as written. Lines of code have numbers. */
const PLAIN_ANCHOR = /^#(?:(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*|[a-z]?\d+)$/i;
/** Fragments that browsers leave as they are: https://url.spec.whatwg.org/#fragment-state. */
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@%]*$/;
function stripFragment(address) {
    const hash = address.indexOf('#');
    if (hash === -1)
        return address;
    return address.slice(0, hash);
}
/**
 * Returns the names that an anchor may have for `fragment` (with its `#`) to find it. Empty if the
 * fragment always exists or is left to scripts.
 * https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
function listMatchingIds(fragment) {
    if (PLAIN_ANCHOR.test(fragment))
        return [fragment.slice(1)];
    const plain = serializeFragment(fragment).split(':~:', 1)[0] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    // Unlike in a path, a `%` without two digits stands for itself.
    const decoded = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvalidUtf8 */ .Zk)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecodeLeniently */ .kd)(plain));
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
    const { hash = '' } = (0,_resolve_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAddress */ .or)(fragment, _resolve_address_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACEHOLDER_URL */ .qS) ?? {};
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(hash.slice(1));
}


/***/ }),

/***/ 4809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PF: () => (/* binding */ isAlwaysRelocated),
/* harmony export */   gA: () => (/* binding */ isSometimesRelocated),
/* harmony export */   qG: () => (/* binding */ listPagesRelocatedByRules)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1150);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9612);
/* harmony import */ var _redirects_unread_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2718);
/**
 * Finds relocated pages: the host shows them in a different folder from their file, so that their
 * relative links change.
 */





/** Is a page relocated for readers who request `path`, but not for all readers? */
function isSometimesRelocated(servedSite, fileIndex, path, query) {
    if (!isRelocated(servedSite, fileIndex, path, query))
        return false;
    return !isAlwaysRelocated(servedSite, fileIndex);
}
/** Is a page relocated for all readers? */
function isAlwaysRelocated(servedSite, fileIndex) {
    const name = servedSite.getName(fileIndex);
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
    const preferredPath = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? stem.concat('/') : stem;
    return [preferredPath, name].every((path) => isRelocated(servedSite, fileIndex, path, ''));
}
/**
 * Returns the pages that rules sometimes relocate: exact rules at their path, patterns at the root
 * of the site.
 */
function listPagesRelocatedByRules(servedSite) {
    const rules = servedSite.onHost?.ruleSet.rules ?? [];
    const paths = rules.map(({ matcher }) => matcher.kind === 'exact' ? (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toSitePath */ .Wm)(matcher.path) : _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
    const pages = [];
    for (const path of new Set(paths)) {
        const fileIndex = servedSite.findServedFile(path);
        if (fileIndex === undefined)
            continue;
        if (isSometimesRelocated(servedSite, fileIndex, path, ''))
            pages.push(fileIndex);
    }
    return pages;
}
/**
 * Do readers who request `path` see a page at the address that `makeRelocatedPath` returns, as far
 * as is known?
 */
function isRelocated({ onHost }, fileIndex, path, query) {
    if (onHost === undefined)
        return false;
    const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getFileName */ .WP)(onHost.snapshot, fileIndex);
    if (!mayRelocatePage(onHost, name))
        return false;
    const requestedPath = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toRootedPath */ .km)(path);
    // Unread rules may redirect readers.
    if ((0,_redirects_unread_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .mayUnreadRuleMatch */ .K0)(onHost.ruleSet.unreadRules, requestedPath))
        return false;
    const relocatedPath = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toRootedPath */ .km)((0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .makeRelocatedPath */ .$c)(name));
    return isShownAt(relocatedPath, onHost, fileIndex, { path: requestedPath, query });
}
/** Does a request lead to a page, which the browser then shows at the address `shownPath`? */
function isShownAt(shownPath, siteOnHost, pageIndex, { path, query }) {
    // Without a redirect file, pages are served at the requested path, and comparing that first is
    // faster.
    const isServedAsRequested = siteOnHost.snapshot.redirectFiles.length === 0;
    if (isServedAsRequested && findShownPath(siteOnHost, pageIndex, path) !== shownPath)
        return false;
    const response = siteOnHost.findFinalResponse((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toSitePath */ .Wm)(path), query);
    if (response.kind !== 'file' || response.fileIndex !== pageIndex)
        return false;
    return findShownPath(siteOnHost, pageIndex, response.path) === shownPath;
}
/** Returns the path at which the browser shows a page that is served at `servedPath`. */
function findShownPath({ hostTraits, ruleSet, snapshot }, pageIndex, servedPath) {
    return hostTraits.findShownPath?.(servedPath, (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getFileName */ .WP)(snapshot, pageIndex), ruleSet);
}
/** May the host show a file in another folder: a page, but not the home page? */
function mayRelocatePage({ hostTraits, snapshot }, name) {
    if (hostTraits.findShownPath === undefined)
        return false;
    if (!(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) || (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name) === '')
        return false;
    // Below a base path, the redirect file of the host is not part of the site.
    return hostTraits.redirectFormat === undefined || snapshot.basePath === '/';
}


/***/ })

};

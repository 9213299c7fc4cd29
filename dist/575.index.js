export const id = 575;
export const ids = [575];
export const modules = {

/***/ 5585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ describeMatch),
/* harmony export */   nr: () => (/* binding */ describeLiveness),
/* harmony export */   od: () => (/* binding */ describeComparedCount),
/* harmony export */   sK: () => (/* binding */ formatHostAndPath)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/** Describes the result of a live check in words. */

/** Returns how many addresses were compared, in words: `10 addresses` or `3 of 10 addresses`. */
function describeComparedCount({ addressCount, comparedCount, }) {
    const all = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(addressCount, 'address', 'addresses');
    if (comparedCount === addressCount)
        return all;
    return `${comparedCount.toLocaleString('en')} of ${all}`;
}
/** Returns how many addresses of a live site match, in words: `all 11 addresses match`. */
function describeMatch(verdict) {
    const { addressCount, comparedCount, accepted } = verdict;
    const areAllCompared = comparedCount === addressCount && addressCount > 1;
    const all = areAllCompared ? 'all ' : '';
    const verb = comparedCount === 1 ? 'matches' : 'match';
    const match = `${all}${describeComparedCount(verdict)} ${verb}`;
    if (accepted === 0)
        return match;
    return `${match}, except for ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(accepted, 'accepted finding')}`;
}
/** Returns the host and the path of an address: `docs.example.com/v2`. */
function formatHostAndPath({ host, pathname }) {
    if (pathname === '/')
        return host;
    return `${host}${pathname}`;
}
/**
 * Returns whether the host serves the site, and since when: `Live since 2026-11-23 10:00:00 UTC,
 * after 3 s`.
 */
function describeLiveness({ liveSinceMs, roundCount, elapsedMs }) {
    if (liveSinceMs === undefined)
        return `Not live after ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(elapsedMs)}`;
    const time = new Date(liveSinceMs).toISOString().replace(/T(.*)\.\d+Z$/, ' $1 UTC');
    if (roundCount === 1)
        return `Live at the first request, at ${time}`;
    return `Live since ${time}, after ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(elapsedMs)}`;
}


/***/ }),

/***/ 6956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkFolder: () => (/* binding */ checkFolder)
});

// EXTERNAL MODULE: ./lib/phases/examine-site.js + 1 modules
var examine_site = __webpack_require__(8897);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __webpack_require__(3234);
// EXTERNAL MODULE: ./lib/github/comment/comment-mark.js
var comment_mark = __webpack_require__(2128);
// EXTERNAL MODULE: ./lib/github/comment/own-comments-and-issues.js
var own_comments_and_issues = __webpack_require__(5681);
// EXTERNAL MODULE: ./lib/github/comment/upsert-comment.js
var upsert_comment = __webpack_require__(7338);
;// CONCATENATED MODULE: ./lib/github/comment/issues.js


const ALL = '/repos/{owner}/{repo}/issues';
/**
 * Opens an issue if there are problems, and comments on it if it is already open. If the problems
 * are solved, comments and closes it. Issues of other authors are never changed.
 * @throws StepError, made by the `explain` that `github` was opened with
 */
async function updateIssue(github, token, issue) {
    if (issue.isWrong)
        return openOrComment(github, token, issue);
    return commentAndClose(github, token, issue);
}
/**
 * Returns the numbers and texts of the token's own open issues with this mark, the newest first.
 */
async function readOpenIssues(github, token, mark) {
    const wanted = { what: 'read the issues', route: `GET ${ALL}`, mark };
    const own = await (0,own_comments_and_issues/* findOwnPosts */.p)(github, token, wanted);
    const open = [];
    for (const { number, body } of own)
        if (number !== undefined)
            open.push({ number, body });
    return open.sort((one, other) => other.number - one.number);
}
async function openOrComment(github, token, issue) {
    const { mark, runMark, title, body } = issue;
    // Read before each attempt: an earlier attempt may have succeeded although its response was lost.
    const openIssue = await github.withRetries('write the issue', async () => {
        const [newest] = await readOpenIssues(github, token, mark);
        if (newest !== undefined)
            return newest;
        await github.send(`POST ${ALL}`, { title, body: `${mark}\n${body}` });
        return undefined;
    });
    if (openIssue === undefined || openIssue.body.startsWith(`${mark}\n${runMark}`))
        return 'opened';
    await (0,upsert_comment/* upsertComment */.l)(github, token, {
        on: openIssue.number,
        mark: runMark,
        body,
        createIfMissing: true,
    });
    return `commented on #${openIssue.number}`;
}
async function commentAndClose(github, token, { mark, runMark, body }) {
    const open = await readOpenIssues(github, token, mark);
    for (const { number } of open) {
        await (0,upsert_comment/* upsertComment */.l)(github, token, { on: number, mark: runMark, body, createIfMissing: true });
        const closed = { state: 'closed', state_reason: 'completed' };
        await github.withRetries('close the issue', () => github.send(`PATCH ${ALL}/${number}`, closed));
    }
    if (open.length === 0)
        return 'not needed';
    return `closed ${open.map(({ number }) => `#${number}`).join(', ')}`;
}

// EXTERNAL MODULE: ./lib/live/describe-verdict.js
var describe_verdict = __webpack_require__(5585);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
// EXTERNAL MODULE: ./lib/phases/comment-or-issue.js + 2 modules
var comment_or_issue = __webpack_require__(790);
;// CONCATENATED MODULE: ./lib/phases/live-issue.js







/** The failures that mean that readers do not get the site. Other failures leave that open. */
const NOT_LIVE = new Set(['live-failed', 'live-unreachable']);
const NOTE_WHEN_WRONG = (0,markup/* html */.qy) `<p>While this issue is open, each failed check adds a comment. The check closes it when readers get the site again.</p>`;
const NOTE_WHEN_SOLVED = (0,markup/* html */.qy) `<p>Readers get the site again.</p>`;
/**
 * Runs the live check and, if configured, maintains an issue about it. The issue is opened when
 * readers do not get the site, and closed when they do again. A failure to update the issue never
 * fails the step.
 * @throws any error from `work`
 */
async function runWithLiveIssue(live, step, work) {
    if (live.issue === undefined)
        return work();
    const { token } = live.issue;
    const write = async (failure) => {
        const isKnown = failure === undefined || NOT_LIVE.has(failure.code);
        if (isKnown)
            await writeIssue(token, live, failure, step);
    };
    return (0,comment_or_issue/* runThenWrite */.sB)(work, write, step);
}
/** Updates the issue, or warns that it could not be updated. */
async function writeIssue(token, { url, requestTimeoutMs }, failure, step) {
    const { env, log, signal } = step;
    const isWrong = failure !== undefined;
    const runMark = (0,comment_mark/* makeAttemptMark */.Xf)(env, url.href, isWrong);
    let note = NOTE_WHEN_SOLVED;
    if (isWrong)
        note = NOTE_WHEN_WRONG;
    try {
        const github = await (0,comment_or_issue/* openForWriting */.Qh)('issue', { token, requestTimeoutMs }, step);
        const issue = {
            mark: (0,comment_mark/* makeIssueMark */.vK)(url.href),
            runMark,
            title: makeIssueTitle(url),
            body: (0,comment_or_issue/* renderCommentBody */.yX)({ mark: runMark, note }, failure, step).text,
            isWrong,
        };
        const change = await step.runPhase('Issue', () => updateIssue(github, token, issue));
        log.info((0,clean/* safe */.gB) `Issue about ${url.href}: ${change}`);
    }
    catch (error) {
        signal.throwIfAborted();
        log.warning((0,clean/* safe */.gB) `No issue: ${url.href}`, (0,step_error/* asStepError */.X)(error).userMessage);
    }
}
function makeIssueTitle(url) {
    return (0,clean/* safe */.gB) `${(0,describe_verdict/* formatHostAndPath */.sK)(url)} is not what was published`.text;
}

// EXTERNAL MODULE: ./lib/phases/pull-request-comment.js
var pull_request_comment = __webpack_require__(2617);
// EXTERNAL MODULE: ./lib/unpack/unpack-earlier-site.js
var unpack_earlier_site = __webpack_require__(7583);
// EXTERNAL MODULE: ./lib/web/list-tree.js
var list_tree = __webpack_require__(7401);
;// CONCATENATED MODULE: ./lib/modes/check.js





/**
 * Checks the site in an existing folder, and compares it with an earlier one and with its host.
 * Without `live-url`, no request is sent. The folder is not modified.
 * @throws StepError if the step has to fail
 */
async function checkFolder(inputs, step) {
    const { site, domain, check, comment } = inputs;
    step.facts.subject = domain ?? site.name;
    if (domain !== undefined)
        step.summaryRows.push({ name: 'Domain', value: domain });
    step.summaryRows.push({ name: 'Folder', value: site.path });
    step.outputs.set('sitePath', site.path);
    const { host, basePath } = check;
    const commented = { path: site.path, domain, host, basePath };
    return (0,pull_request_comment/* runWithComment */.X)(comment, commented, step, () => (0,unpack_earlier_site/* useEarlierSite */.Z)(inputs, step, (earlier) => runChecks(inputs, earlier, step)));
}
/** `earlier` is the folder with the earlier site, if there is one. */
async function runChecks({ site, domain, check, live }, earlier, step) {
    const folder = (0,list_tree/* makeSiteFolder */.Y)(site.path, step.signal);
    const { compared, reportPage } = await (0,examine_site/* examineSite */.J)({ folder, domain, job: undefined, hasValuesFile: false }, earlier, check, step);
    if (live === undefined)
        return 'succeeded';
    const { runLiveCheck } = await Promise.all(/* import() */[__webpack_require__.e(995), __webpack_require__.e(324), __webpack_require__.e(101), __webpack_require__.e(821), __webpack_require__.e(228), __webpack_require__.e(493), __webpack_require__.e(879)]).then(__webpack_require__.bind(__webpack_require__, 9879));
    const published = { folder, domain, earlierTree: compared?.earlier, reportPage };
    // From here on, the step is about the host, not the folder.
    step.facts.subject = live.url.href;
    await runWithLiveIssue(live, step, async () => {
        const { result, failure } = await runLiveCheck(published, live, check, step);
        step.phaseResults.live = result;
        if (failure)
            throw failure;
    });
    return 'succeeded';
}


/***/ })

};

export const id = 956;
export const ids = [956];
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
    const addresses = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(addressCount, 'address', 'addresses');
    if (comparedCount === addressCount)
        return addresses;
    return `${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(comparedCount)} of ${addresses}`;
}
/** Returns how many addresses of a live site match, in words: `all 11 addresses match`. */
function describeMatch(verdict) {
    const { addressCount, comparedCount, accepted } = verdict;
    const isAllOfSeveral = comparedCount === addressCount && addressCount > 1;
    const all = isAllOfSeveral ? 'all ' : '';
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
        return `Not live after ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(elapsedMs)}`;
    const time = formatUtcTime(liveSinceMs);
    if (roundCount === 1)
        return `Live at the first request, at ${time}`;
    return `Live since ${time}, after ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(elapsedMs)}`;
}
/** Returns a time in ms since the epoch to the second: `2026-11-23 10:00:00 UTC`. */
function formatUtcTime(timeMs) {
    const [date, time = ''] = new Date(timeMs).toISOString().split('T');
    return `${date} ${time.slice(0, 'HH:MM:SS'.length)} UTC`;
}


/***/ }),

/***/ 6956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkFolder: () => (/* binding */ checkFolder)
});

// EXTERNAL MODULE: ./lib/phases/compare-and-check.js + 1 modules
var compare_and_check = __webpack_require__(1425);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __webpack_require__(3234);
// EXTERNAL MODULE: ./lib/github/comment/comment-mark.js
var comment_mark = __webpack_require__(2128);
// EXTERNAL MODULE: ./lib/github/comment/find-own-posts.js
var find_own_posts = __webpack_require__(9101);
// EXTERNAL MODULE: ./lib/github/comment/upsert-comment.js
var upsert_comment = __webpack_require__(7338);
;// CONCATENATED MODULE: ./lib/github/comment/issues.js


const ISSUES_PATH = '/repos/{owner}/{repo}/issues';
/**
 * Opens an issue if there are problems, and comments on it if it is already open. If the problems
 * are solved, comments and closes it. Issues of other authors are never changed.
 * @throws StepError, made by the `makeStepError` that `github` was opened with
 */
async function updateIssue(github, token, issue) {
    if (issue.hasProblem)
        return openOrComment(github, token, issue);
    return commentAndClose(github, token, issue);
}
/**
 * Returns the numbers and bodies of the token's own open issues with this mark, the newest first.
 */
async function readOpenIssues(github, token, mark) {
    const wanted = { operation: 'read the issues', route: `GET ${ISSUES_PATH}`, mark };
    const own = await (0,find_own_posts/* findOwnPosts */.p)(github, token, wanted);
    const open = [];
    for (const { number, body } of own)
        if (number !== undefined)
            open.push({ number, body });
    return open.sort((one, other) => other.number - one.number);
}
async function openOrComment(github, token, issue) {
    const { issueMark, attemptMark, title, body } = issue;
    // Read before each attempt: an earlier attempt may have succeeded although its response was lost.
    const openIssue = await github.withRetries('write the issue', async () => {
        const [newest] = await readOpenIssues(github, token, issueMark);
        if (newest !== undefined)
            return newest;
        await github.send(`POST ${ISSUES_PATH}`, { title, body: `${issueMark}\n${body}` });
        return undefined;
    });
    if (openIssue === undefined || openIssue.body.startsWith(`${issueMark}\n${attemptMark}`))
        return 'opened';
    await (0,upsert_comment/* upsertComment */.l)(github, token, {
        issueNumber: openIssue.number,
        mark: attemptMark,
        body,
        createIfMissing: true,
    });
    return `commented on #${openIssue.number}`;
}
async function commentAndClose(github, token, { issueMark, attemptMark, body }) {
    const open = await readOpenIssues(github, token, issueMark);
    for (const { number } of open) {
        await (0,upsert_comment/* upsertComment */.l)(github, token, {
            issueNumber: number,
            mark: attemptMark,
            body,
            createIfMissing: true,
        });
        const closed = { state: 'closed', state_reason: 'completed' };
        await github.withRetries('close the issue', () => github.send(`PATCH ${ISSUES_PATH}/${number}`, closed));
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
// EXTERNAL MODULE: ./lib/phases/post-to-github.js + 2 modules
var post_to_github = __webpack_require__(9857);
;// CONCATENATED MODULE: ./lib/phases/live-issue.js







/** The failures that mean that readers do not get the site. Other failures leave that open. */
const NOT_LIVE = new Set(['live-failed', 'live-unreachable']);
const NOTE_WHEN_NOT_LIVE = (0,markup/* html */.qy) `<p>While this issue is open, each failed check adds a comment. The check closes the issue when readers get the site again.</p>`;
const NOTE_WHEN_LIVE = (0,markup/* html */.qy) `<p>Readers get the site again.</p>`;
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
    const postResult = async (failure) => {
        const isKnown = failure === undefined || NOT_LIVE.has(failure.code);
        if (isKnown)
            await writeIssue(token, live, failure, step);
    };
    return (0,post_to_github/* runThenPost */.zA)(work, postResult, step);
}
/** Updates the issue, or warns that it could not be updated. */
async function writeIssue(token, { url, requestTimeoutMs }, failure, step) {
    const { env, log, signal } = step;
    const hasProblem = failure !== undefined;
    const attemptMark = (0,comment_mark/* makeAttemptMark */.Xf)(env, url.href, hasProblem);
    let note = NOTE_WHEN_LIVE;
    if (hasProblem)
        note = NOTE_WHEN_NOT_LIVE;
    try {
        const github = await (0,post_to_github/* openGitHubForPosting */.bt)('issue', { token, requestTimeoutMs }, step);
        const issue = {
            issueMark: (0,comment_mark/* makeIssueMark */.vK)(url.href),
            attemptMark,
            title: makeIssueTitle(url),
            body: (0,post_to_github/* renderPostBody */.Vr)({ mark: attemptMark, note }, failure, step).text,
            hasProblem,
        };
        const change = await step.runPhase('Issue', () => updateIssue(github, token, issue));
        log.info((0,clean/* safe */.gB) `Issue about ${url.href}: ${change}`);
    }
    catch (error) {
        signal.throwIfAborted();
        log.warning((0,clean/* safe */.gB) `Issue not updated: ${url.href}`, (0,step_error/* asStepError */.X)(error).userMessage);
    }
}
function makeIssueTitle(url) {
    return (0,clean/* safe */.gB) `${(0,describe_verdict/* formatHostAndPath */.sK)(url)} does not serve the published site`.text;
}

// EXTERNAL MODULE: ./lib/phases/pull-request-comment.js
var pull_request_comment = __webpack_require__(2617);
// EXTERNAL MODULE: ./lib/unpack/use-earlier-site.js
var use_earlier_site = __webpack_require__(7957);
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
    const commentedSite = { path: site.path, domain, host, basePath };
    return (0,pull_request_comment/* runWithComment */.X)(comment, commentedSite, step, () => (0,use_earlier_site/* useEarlierSite */.Z)(inputs, step, (earlier) => runChecks(inputs, earlier, step)));
}
/** `earlier` is the folder with the earlier site, if there is one. */
async function runChecks({ site, domain, check, live }, earlier, step) {
    const folder = (0,list_tree/* makeSiteFolder */.Y)(site.path, step.signal);
    const { folderComparison, reportPage } = await (0,compare_and_check/* compareAndCheckSite */.i)({ folder, domain, job: undefined, hasValuesFile: false }, earlier, check, step).catch((error) => {
        if (live !== undefined)
            reportSkippedLiveCheck(step);
        throw error;
    });
    if (live === undefined)
        return 'succeeded';
    const { runLiveCheck } = await Promise.all(/* import() */[__webpack_require__.e(995), __webpack_require__.e(815), __webpack_require__.e(324), __webpack_require__.e(101), __webpack_require__.e(499), __webpack_require__.e(228), __webpack_require__.e(726), __webpack_require__.e(615)]).then(__webpack_require__.bind(__webpack_require__, 8996));
    const published = { folder, domain, earlierTree: folderComparison?.earlier, reportPage };
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
/** Says that a failure or cancellation has kept the step from requesting anything from the host. */
function reportSkippedLiveCheck({ log, summaryRows }) {
    log.info((0,clean/* safe */.gB) `The live check did not run, because this step ended first.`);
    summaryRows.push({ name: 'Live check', value: 'did not run' });
}


/***/ })

};

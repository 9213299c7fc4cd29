export const id = 956;
export const ids = [956];
export const modules = {

/***/ 6956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkFolder: () => (/* binding */ checkFolder)
});

// EXTERNAL MODULE: ./lib/phases/comment.js
var phases_comment = __webpack_require__(3397);
// EXTERNAL MODULE: ./lib/phases/examine.js
var examine = __webpack_require__(403);
// EXTERNAL MODULE: ./lib/errors/errors.js
var errors = __webpack_require__(9220);
// EXTERNAL MODULE: ./lib/github/comment/comment-mark.js
var comment_mark = __webpack_require__(2128);
// EXTERNAL MODULE: ./lib/github/comment/comments.js
var comments = __webpack_require__(3847);
// EXTERNAL MODULE: ./lib/github/comment/own-texts.js
var own_texts = __webpack_require__(7744);
;// CONCATENATED MODULE: ./lib/github/comment/issues.js


const ALL = '/repos/{owner}/{repo}/issues';
/**
 * Begins an issue if something is wrong, and comments on it if it is open already; if nothing is
 * wrong any more, says so and closes it. Nobody else's is changed.
 * @throws StepError, as the one who opened `github` explains it
 */
async function keepIssue(github, token, issue) {
    return issue.isWrong ? report(github, token, issue) : issues_close(github, token, issue);
}
/**
 * Returns the numbers and texts of the token's own open issues with this mark, the newest first.
 */
async function readOpen(github, token, mark) {
    const wanted = { what: 'read the issues', route: `GET ${ALL}`, mark };
    const own = await (0,own_texts/* readOwn */.j)(github, token, wanted);
    const open = [];
    for (const { number, body } of own)
        if (number !== undefined)
            open.push({ number, body });
    return open.sort((one, other) => other.number - one.number);
}
async function report(github, token, issue) {
    const { mark, runMark, title, body } = issue;
    // Read before each attempt: the answer to the one before may have got lost, and the issue be
    // there.
    const begun = await github.withRetries('write the issue', async () => {
        const [newest] = await readOpen(github, token, mark);
        if (newest !== undefined)
            return newest;
        await github.send(`POST ${ALL}`, { title, body: `${mark}\n${body}` });
        return undefined;
    });
    if (begun === undefined || begun.body.startsWith(`${mark}\n${runMark}`))
        return 'begun';
    await (0,comments/* keepComment */.X)(github, token, { on: begun.number, mark: runMark, body, hasNews: true });
    return `commented on issue ${begun.number}`;
}
async function issues_close(github, token, { mark, runMark, body }) {
    const open = await readOpen(github, token, mark);
    for (const { number } of open) {
        await (0,comments/* keepComment */.X)(github, token, { on: number, mark: runMark, body, hasNews: true });
        const closed = { state: 'closed', state_reason: 'completed' };
        await github.withRetries('close the issue', () => github.send(`PATCH ${ALL}/${number}`, closed));
    }
    if (open.length === 0)
        return 'not needed';
    return `closed issue ${open.map(({ number }) => number).join(', ')}`;
}

// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
// EXTERNAL MODULE: ./lib/phases/kept-text.js + 2 modules
var kept_text = __webpack_require__(1662);
;// CONCATENATED MODULE: ./lib/phases/live-issue.js






/** With these, readers do not get the site; other failures say nothing about that. */
const NOT_LIVE = new Set(['live-failed', 'live-unreachable']);
/**
 * Does the live check, and keeps an issue about it, if that is wanted: begun when readers do not
 * get the site, and closed when they do again. An issue that cannot be kept never fails the step.
 * @throws what `work` throws
 */
async function withLiveIssue(live, step, work) {
    if (live.issue === undefined)
        return work();
    const working = work();
    const failure = await working.then(() => undefined, errors/* asStepError */.X);
    const isKnown = failure === undefined || NOT_LIVE.has(failure.code);
    if (isKnown && !step.signal.aborted)
        await tellInIssue(live.issue.token, live, failure, step);
    return working;
}
async function tellInIssue(token, { url, requestTimeoutMs }, failure, step) {
    const { env, log, signal } = step;
    const isWrong = failure !== undefined;
    const runMark = (0,comment_mark/* makeAttemptMark */.Xf)(env, url.href, isWrong);
    const note = isWrong ? WHILE_WRONG : WHEN_RIGHT;
    try {
        const github = await (0,kept_text/* openForWriting */.Q)('issue', { token, idleMs: requestTimeoutMs }, step);
        const issue = {
            mark: (0,comment_mark/* makeIssueMark */.vK)(url.href),
            runMark,
            title: titleFor(url),
            body: (0,kept_text/* renderEnding */.i)({ mark: runMark, note }, failure, step).text,
            isWrong,
        };
        const done = await step.phase('Issue', () => keepIssue(github, token, issue));
        log.info((0,clean/* safe */.gB) `The issue about ${url.href}: ${done}`);
    }
    catch (error) {
        signal.throwIfAborted();
        log.warning((0,clean/* safe */.gB) `No issue: ${url.href}`, (0,errors/* asStepError */.X)(error).shown);
    }
}
const WHILE_WRONG = (0,markup/* html */.qy) `<p>While this issue is open, each failed check is a comment on it. The check closes it when readers get the site again.</p>`;
const WHEN_RIGHT = (0,markup/* html */.qy) `<p>Readers get the site again.</p>`;
function titleFor({ host, pathname }) {
    const path = pathname === '/' ? '' : pathname;
    return (0,clean/* safe */.gB) `${host}${path} is not what was published`.text;
}

// EXTERNAL MODULE: ./lib/unpack/earlier-site.js
var earlier_site = __webpack_require__(7016);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
;// CONCATENATED MODULE: ./lib/modes/check.js





/**
 * Checks the site in a folder that is there already, compares it with an earlier one, and
 * with what its host answers. Without `live-url` nothing is sent; nothing in the folder is written.
 * @throws StepError for every bad end
 */
async function checkFolder(inputs, step) {
    const { site, domain, check, live, comment } = inputs;
    step.facts.subject = domain ?? site.name;
    if (domain !== undefined)
        step.notes.push({ name: 'Domain', value: domain });
    step.notes.push({ name: 'Folder', value: site.path });
    step.outputs.set('sitePath', site.path);
    const work = async (earlier) => {
        const folder = (0,tree/* makeSiteFolder */.Y1)(site.path, step.signal);
        const { compared, page } = await (0,examine/* examine */.s)({ folder, domain, job: undefined, hasValuesFile: false }, earlier, check, step);
        if (live === undefined)
            return 'succeeded';
        const { checkLive } = await Promise.all(/* import() */[__webpack_require__.e(995), __webpack_require__.e(324), __webpack_require__.e(631), __webpack_require__.e(170), __webpack_require__.e(393), __webpack_require__.e(844), __webpack_require__.e(795)]).then(__webpack_require__.bind(__webpack_require__, 6795));
        const published = { folder, domain, earlier: compared?.earlier, page };
        // What is asked from here on is the host, not the folder.
        step.facts.subject = live.url.href;
        await withLiveIssue(live, step, async () => {
            const { result, failure } = await checkLive(published, live, check, step);
            step.results.live = result;
            if (failure)
                throw failure;
        });
        return 'succeeded';
    };
    const { host, basePath } = check;
    const commented = { path: site.path, domain, host, basePath };
    return (0,phases_comment/* withComment */.y)(comment, commented, step, () => (0,earlier_site/* withEarlierSite */.m)(inputs, step, work));
}


/***/ })

};

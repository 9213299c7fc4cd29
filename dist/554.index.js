export const id = 554;
export const ids = [554];
export const modules = {

/***/ 5554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainCheckFailure: () => (/* binding */ explainCheckFailure),
/* harmony export */   readChecks: () => (/* binding */ readChecks)
/* harmony export */ });
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5298);
/** What GitHub knows of a commit: its check runs, which apps report, and its commit statuses, which are older. */

/** The ends after which GitHub lets a required check pass, and the same of a status. */
const GOOD_ENDS = new Set(['success', 'neutral', 'skipped']);
/** What needs which permission, each in a few words that follow «could not». */
const PERMISSIONS = {
    'read the check runs': 'checks: read',
    'read the commit statuses': 'statuses: read',
};
/**
 * Returns every check of a commit, each with its newest attempt.
 * @param ownRun what the addresses of this workflow run contain. Its jobs, and statuses that link to it, are left out: whoever
 * waits for them, or for one of the same name, would wait for its own end
 * @param deadline until when it is asked again, in ms since the epoch
 * @throws StepError (`check-…`)
 */
async function readChecks(github, commit, ownRun, deadline) {
    const { octokit, place } = github;
    const asked = { ...place, ref: commit, per_page: 100 };
    const read = (what, list) => github.withRetries(what, list, deadline);
    // https://docs.github.com/rest/checks/runs#list-check-runs-for-a-git-reference
    const runs = await read('read the check runs', () => octokit.paginate('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', asked));
    // https://docs.github.com/rest/commits/statuses#list-commit-statuses-for-a-reference
    const statuses = await read('read the commit statuses', () => octokit.paginate('GET /repos/{owner}/{repo}/commits/{ref}/statuses', asked));
    const attempts = [
        ...runs.map(({ id, name, status, conclusion, started_at, html_url }) => ({
            id,
            name,
            state: conclusion ?? status,
            end: status === 'completed' ? endOf(conclusion ?? '') : undefined,
            // One that has not begun is the newest.
            at: started_at ? Date.parse(started_at) : Number.POSITIVE_INFINITY,
            details: html_url ?? undefined,
        })),
        ...statuses.map(({ id, context, state, created_at, target_url }) => ({
            id,
            name: context,
            state,
            end: state === 'pending' ? undefined : endOf(state),
            at: Date.parse(created_at),
            details: target_url ?? undefined,
        })),
    ];
    return newestOfEach(attempts.filter(({ details }) => !details?.includes(ownRun)));
}
function endOf(conclusion) {
    return GOOD_ENDS.has(conclusion) ? 'well' : 'badly';
}
function newestOfEach(attempts) {
    const oldestFirst = attempts.toSorted((a, b) => (a.at === b.at ? a.id - b.id : a.at - b.at));
    return [...new Map(oldestFirst.map((check) => [check.name, check])).values()];
}
/** Words what GitHub refused, or did not answer, for the one who waits for a check. */
function explainCheckFailure(failure, cause) {
    const { what, refusal, said, why, attempts, server, statusPage } = failure;
    if (refusal === undefined)
        return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('check-unreachable', { what, server, why, attempts, said, statusPage }, cause);
    if (refusal === 422)
        return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('check-commit-unknown', { status: refusal, said, server }, cause);
    const isDenied = refusal === 403 || refusal === 404;
    const permission = isDenied ? Object.entries(PERMISSIONS).find(([words]) => words === what)?.[1] : undefined;
    return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('check-refused', { what, server, status: refusal, said, permission }, cause);
}


/***/ })

};

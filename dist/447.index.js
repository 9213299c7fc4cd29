export const id = 447;
export const ids = [447];
export const modules = {

/***/ 7447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   followAgentJob: () => (/* binding */ followAgentJob)
/* harmony export */ });
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9220);
/* harmony import */ var _fetch_presigned_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6994);
/* harmony import */ var _phases_api_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1098);
/* harmony import */ var _phases_follow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4123);
/* harmony import */ var _phases_wait_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6379);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8651);






const ENDS = new Set(['completed', 'archived', 'failed']);
const RUNNING = new Set(['active']);
/**
 * Section 4.1 of the API: follows an agent's job until it ends, and outputs the link to its pull request.
 * @throws StepError for every bad end
 */
async function followAgentJob(inputs, step) {
    const { jobId, projectId } = inputs;
    step.facts.subject = 'Agent job';
    step.facts.jobId = jobId;
    step.facts.resumeWith = { mode: 'agent-job', 'project-id': projectId, 'job-id': jobId };
    step.outputs.set('jobId', jobId);
    const api = (0,_phases_api_client_js__WEBPACK_IMPORTED_MODULE_2__/* .openApi */ .N)(inputs.service, step);
    const waitPlan = (0,_phases_wait_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .planWait */ .H)(inputs.waiting, step.clock.now());
    const followed = {
        id: jobId,
        phase: 'Agent job',
        read: (limits) => api.readAgentJob(projectId, jobId, limits),
        ends: ENDS,
        running: RUNNING,
        call: 'agent-job',
        project: projectId,
        redaction: 'all logs',
        onState: pullRequestReporter(step),
    };
    const job = await (0,_phases_follow_js__WEBPACK_IMPORTED_MODULE_3__/* .followJob */ .B)(followed, waitPlan, step);
    if (!job)
        return 'pending';
    if (job.status === 'failed')
        throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('agent-failed', { job: jobId, said: job.error });
    if (job.prLink === undefined) {
        const why = job.status === 'completed' ? 'the agent changed no file' : `it is ${job.status}`;
        step.log.info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The job ended without a pull request: ${why}`);
    }
    return 'succeeded';
}
/** Returns the function that hands out the link to a pull request as soon as an answer has it. */
function pullRequestReporter({ outputs, notes, log }) {
    let last;
    return ({ prLink }) => {
        if (prLink === undefined || prLink === last)
            return;
        last = prLink;
        const problem = (0,_fetch_presigned_link_js__WEBPACK_IMPORTED_MODULE_1__/* .linkProblem */ .kD)(prLink, false);
        if (problem) {
            const what = (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The link to the pull request was left out of the outputs: ${problem}.`;
            log.warning((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `No pull request`, (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${what} The service sent “${prLink}”.`);
            return;
        }
        outputs.set('prLink', prLink);
        notes.push({ name: 'Pull request', value: 'open it', href: prLink });
        log.info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The agent opened the pull request ${prLink}`);
    };
}


/***/ })

};

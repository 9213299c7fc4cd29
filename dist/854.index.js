export const id = 854;
export const ids = [854];
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
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4874);






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
        const why = job.status === 'completed' ? 'no file changed' : `it is ${job.status}`;
        step.facts.found = `no pull request: ${why}`;
    }
    return 'succeeded';
}
/** Returns the function that hands out the link to a pull request as soon as an answer has it. */
function pullRequestReporter({ outputs, notes, log, facts }) {
    let last;
    return ({ prLink }) => {
        if (prLink === undefined || prLink === last)
            return;
        last = prLink;
        const problem = (0,_fetch_presigned_link_js__WEBPACK_IMPORTED_MODULE_1__/* .linkProblem */ .kD)(prLink, false);
        facts.found = problem && 'the link to its pull request was left out';
        if (problem) {
            const what = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The link to the pull request was left out of the outputs: ${problem}.`;
            log.warning((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `Link left out`, (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${what} Open it by hand; the service sent “${prLink}”.`);
            return;
        }
        outputs.set('prLink', prLink);
        notes.push({ name: 'Pull request', value: 'open it', href: prLink });
        log.info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The agent opened the pull request ${prLink}`);
    };
}


/***/ }),

/***/ 4304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ isTransientStatus),
/* harmony export */   ZE: () => (/* binding */ maxRetriesAfter),
/* harmony export */   gz: () => (/* binding */ retryTimeout),
/* harmony export */   p6: () => (/* binding */ RETRY)
/* harmony export */ });
/** Every number of the policy; times in ms. Retries are counted in a row: progress starts the count again. */
const RETRY = {
    /** Five attempts in all. A wait with a deadline has no such limit: there the deadline decides. */
    maxRetries: 4,
    /** For what looks like a wrong setting: it rarely fixes itself, so not even a distant deadline justifies more. */
    maxRetriesIfPermanent: 4,
    /** For a proxy that rejects the password: some lock the account after a few attempts. */
    maxRetriesOfLogin: 1,
    /** The pauses before jitter: 1 s, 2 s, 4 s … 30 s. */
    minTimeout: 1_000,
    maxTimeout: 30_000,
    timeoutFactor: 2,
    /** The client errors that mean «not now» (RFC 9110, 8470, 6585; 499: nginx gave up waiting). Every server error does. */
    statusCodes: [408, 425, 429, 499],
    api: {
        /** The longest pause before jitter after a start that was refused because of a limit. */
        maxTimeoutOfLimitedStart: 4 * 60_000,
        /** The longest pause that the service can ask for where no deadline limits it. */
        maxRetryAfter: 5 * 60_000,
        /** A job that was just started may not be known everywhere at once: until then a 404 is retried. */
        notFoundGrace: 10_000,
        /** A service that was never reached in this time is given up: a wrong address, a firewall, a dead proxy. */
        firstConnection: 2 * 60_000,
        /**
         * The time-out of the final request, which is sent at the deadline. It is longer for `start`: if a start is
         * aborted, nobody knows whether the export was started.
         */
        lastAttempt: { start: 5_000, status: 1_500, bundle: 1_500, 'agent-job': 1_500 },
    },
    storage: {
        /** The longest pause that the storage can ask for. */
        maxRetryAfter: 2 * 60_000,
        /** New links in one download. */
        maxRenewals: 3,
    },
    github: {
        /** How long a comment is tried: then the step says so, instead of blocking the job. */
        comment: 2 * 60_000,
        /**
         * The pause after a secondary rate limit that names none:
         * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
         */
        secondaryLimit: 60_000,
        /** The time-out of a request that is sent when the time is nearly over. */
        lastAttempt: 5_000,
    },
    live: {
        /** The longest pause that the host of a published site can ask for. */
        maxRetryAfter: 2 * 60_000,
        /** A host that was never reached in this time is given up. */
        firstConnection: 2 * 60_000,
        /** How long the final round of requests, which starts at the deadline, may take. */
        lastRound: 5_000,
        /** The time-out of a request that is sent when the time is nearly over. */
        lastAttempt: 1_500,
    },
};
/** Returns whether this status means «not now»: the same request may succeed later. */
function isTransientStatus(status) {
    return status >= 500 || RETRY.statusCodes.some((code) => code === status);
}
/** Returns how many retries in a row a connection failure is worth; `Infinity` if any number. */
function maxRetriesAfter({ permanent, proxy }) {
    if (proxy === 'login')
        return RETRY.maxRetriesOfLogin;
    return permanent ? RETRY.maxRetriesIfPermanent : Number.POSITIVE_INFINITY;
}
/**
 * Returns the pause in ms before the next attempt after so many `failures` in a row (1 or more): exponential with full
 * jitter (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/), so that a thousand workflows that
 * failed together do not retry together; longer if the server asks for that, but never shorter: a
 * `Retry-After` of 0 must not make us hammer an overloaded server.
 */
function retryTimeout(failures, random, retryAfterMs = 0, maxTimeout = RETRY.maxTimeout) {
    const longest = Math.min(maxTimeout, RETRY.minTimeout * RETRY.timeoutFactor ** (failures - 1));
    return Math.max(retryAfterMs, Math.round(random() * longest));
}


/***/ })

};

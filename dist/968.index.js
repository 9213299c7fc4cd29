export const id = 968;
export const ids = [968];
export const modules = {

/***/ 2968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exportSite: () => (/* binding */ exportSite)
/* harmony export */ });
/* harmony import */ var _api_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8844);
/* harmony import */ var _api_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4986);
/* harmony import */ var _bundle_link_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9762);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3813);
/* harmony import */ var _report_clean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8651);
/* harmony import */ var _watch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4223);






const ENDS = new Set(['completed', 'failed']);
const RUNNING = new Set(['queued', 'running']);
/**
 * Section 4.5 of the API: start an export (or take up one), follow it until it ends, ask for its bundle.
 * @throws StepError for every bad end
 */
async function exportSite(inputs, step) {
    const api = (0,_api_client_js__WEBPACK_IMPORTED_MODULE_0__/* .adminApi */ .i)((0,_watch_js__WEBPACK_IMPORTED_MODULE_3__/* .clientOptions */ .s1)(inputs, step));
    const deadline = step.clock.now() + inputs.waitTimeoutMs;
    step.notes.push({ name: 'Domain', value: inputs.domain ?? '' });
    const started = inputs.jobId === undefined ? await start(api, inputs, deadline, step) : undefined;
    const jobId = started?.jobId ?? inputs.jobId ?? '';
    step.resume = { 'job-id': jobId };
    step.outputs.set('jobId', jobId);
    const job = await followExport(api, inputs, { jobId, started, deadline }, step);
    if (!job)
        return 'pending';
    if (job.status === 'failed')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('export-failed', { job: jobId, said: job.error });
    await step.phase('Bundle', () => requestLink(api, jobId, inputs, step));
    return 'succeeded';
}
async function start(api, inputs, deadline, step) {
    const domain = inputs.domain ?? '';
    step.log.info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Starting the export of ${domain}`);
    const patience = inputs.wait ? { deadline } : { deadline, maxTries: _watch_js__WEBPACK_IMPORTED_MODULE_3__/* .FEW_TRIES */ .Np };
    try {
        const started = await step.phase('Start', () => api.startExport(domain, patience));
        step.log.info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Started job ${started.jobId}`);
        return { ...started, startedAt: step.clock.now() };
    }
    catch (error) {
        if (step.signal.aborted)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('cancelled-while-starting', {}, error);
        throw explained(error, { call: 'start' });
    }
}
/** Returns the job at its end; undefined if it runs and the step does not wait. */
async function followExport(api, inputs, { jobId, started, deadline }, step) {
    const watched = {
        phase: 'Export',
        jobId,
        ends: ENDS,
        running: RUNNING,
        read: (patience) => api.readExport(jobId, patience),
        failure: (gaveUp, lastStatus) => (0,_api_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g)(gaveUp, { call: 'status', job: jobId, lastStatus }),
        ...(started && { first: started.state, startedAt: started.startedAt }),
    };
    return (0,_watch_js__WEBPACK_IMPORTED_MODULE_3__/* .watch */ .wB)(watched, inputs, deadline, step);
}
/** Asks for a link to the bundle, hides it, and hands it out. */
async function requestLink(api, jobId, inputs, step) {
    const subject = { call: 'bundle', job: jobId, lastStatus: step.outputs.get('status') };
    const answer = await api.requestBundle(jobId, { maxTries: _watch_js__WEBPACK_IMPORTED_MODULE_3__/* .FEW_TRIES */ .Np }).catch((error) => {
        throw explained(error, subject);
    });
    const link = answer.bundleUrl;
    if (link === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('link-missing', { job: jobId, said: undefined });
    if (inputs.maskBundleUrl)
        for (const secret of (0,_bundle_link_js__WEBPACK_IMPORTED_MODULE_5__/* .linkSecrets */ .a9)(link))
            step.log.mask(secret);
    const fault = (0,_bundle_link_js__WEBPACK_IMPORTED_MODULE_5__/* .linkFault */ .$Q)(link, (0,_bundle_link_js__WEBPACK_IMPORTED_MODULE_5__/* .isLoopback */ .U9)(inputs.baseUrl.hostname));
    if (fault)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .z('link-unusable', { job: jobId, why: fault });
    const expiresAt = Math.min(answer.expiresAt ?? Infinity, (0,_bundle_link_js__WEBPACK_IMPORTED_MODULE_5__/* .linkExpiry */ .Q2)(new URL(link)) ?? Infinity);
    step.outputs.set('bundleUrl', link);
    if (Number.isFinite(expiresAt))
        step.outputs.set('linkExpiresAt', new Date(expiresAt).toISOString());
    step.log.info((0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The bundle can be fetched${Number.isFinite(expiresAt) ? (0,_report_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) ` until ${new Date(expiresAt).toISOString()}` : ''}`);
}
function explained(error, subject) {
    return error instanceof _api_client_js__WEBPACK_IMPORTED_MODULE_0__/* .GaveUp */ .T ? (0,_api_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g)(error, subject) : error;
}


/***/ })

};

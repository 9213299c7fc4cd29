export const id = 577;
export const ids = [577];
export const modules = {

/***/ 7816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ describeWrongExtension),
/* harmony export */   cJ: () => (/* binding */ hasArchiveExtension),
/* harmony export */   pJ: () => (/* binding */ addArchiveExtension)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4874);


/** The endings of file names and the formats that they stand for, longer endings first. */
const EXTENSIONS = [
    [/\.(tar\.gz|tgz)$/i, ['tar.gz']],
    [/\.(tar\.zst|tzst)$/i, ['tar.zst']],
    [/\.gz$/i, ['tar.gz']],
    [/\.zst$/i, ['tar.zst']],
    [/\.tar$/i, ['tar']],
    [/\.zip$/i, ['zip']],
    [/\.(7z|rar|tar\.bz2|tar\.xz|tbz2|txz)$/i, []],
];
/** Returns whether a file name has the ending of an archive. */
function hasArchiveExtension(name) {
    return EXTENSIONS.some(([ending]) => ending.test(name));
}
/**
 * Returns `name`, with the ending of `format` added if it does not have an archive's ending: a name
 * that the storage chose must not replace a file of another kind.
 */
function addArchiveExtension(name, format) {
    if (hasArchiveExtension(name))
        return name;
    return `${name}.${format}`;
}
/** Returns a note if a file name has the ending of another archive format; undefined otherwise. */
function describeWrongExtension(path, format) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path);
    const formats = EXTENSIONS.find(([ending]) => ending.test(name))?.[1];
    if (!formats || formats.includes(format))
        return undefined;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${name} is a ${format} archive, although its name says otherwise`;
}


/***/ }),

/***/ 6577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportSite: () => (/* binding */ exportSite)
});

// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
// EXTERNAL MODULE: ./lib/disk/work-folder.js
var work_folder = __webpack_require__(2085);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __webpack_require__(3234);
// EXTERNAL MODULE: ./lib/net/poll.js
var poll = __webpack_require__(3754);
// EXTERNAL MODULE: ./lib/api/api-client.js + 1 modules
var api_client = __webpack_require__(7180);
// EXTERNAL MODULE: ./lib/api/call-step-error.js
var call_step_error = __webpack_require__(7614);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/phases/poll-until-end.js + 1 modules
var poll_until_end = __webpack_require__(1030);
;// CONCATENATED MODULE: ./lib/phases/build-documentation.js






const FINAL_STATUSES = new Set(['success', 'failure']);
/** How many lines of a log an error shows. */
const LINES_SHOWN = 10;
/**
 * Requests a build of the documentation and waits for it, so that the next export contains it. It
 * waits even with `wait: false`, which only applies to the export.
 * @throws StepError if the build failed, or built a commit other than the expected one
 */
async function buildDocumentation(api, { projectId, expectCommit }, redaction, waitPlan, step) {
    step.facts.isBeforeExport = true;
    const started = await requestBuild(api, projectId, waitPlan, step);
    const build = await followBuild(api, { ...started, projectId, redaction }, waitPlan, step);
    const { sha, ref } = build.commit;
    const branch = ref?.replace(/^refs\/heads\//, '');
    if (build.status === 'failure') {
        const log = build.log.slice(-LINES_SHOWN);
        throw new step_error/* StepError */.z('build-failed', {
            project: projectId,
            serverMessage: build.error,
            commit: sha,
            log,
        });
    }
    if (sha !== undefined)
        outputCommit(sha, branch, step);
    ensureExpectedCommit(sha, { expected: expectCommit, branch, project: projectId });
    step.facts.isBeforeExport = false;
}
/** Requests a build. Returns its ID and the time of the response, in ms since the epoch. */
async function requestBuild(api, projectId, { deadlineMs }, step) {
    step.log.info((0,clean/* safe */.gB) `Starting a build of the documentation of the project ${projectId}`);
    const request = () => api.requestUpdate(projectId, { deadlineMs });
    try {
        const { statusId } = await step.runPhase('Build request', request, (elapsedMs) => (0,clean/* safe */.gB) `Build: no usable response yet after ${(0,units/* formatDuration */.a3)(elapsedMs)}`);
        return { statusId, respondedAtMs: step.clock.now() };
    }
    catch (error) {
        if (!(error instanceof api_client/* CallError */.R))
            throw error;
        throw (0,call_step_error/* makeCallStepError */.r)(error, { operation: 'update', project: projectId });
    }
}
async function followBuild(api, { statusId, respondedAtMs, projectId: project, redaction }, waitPlan, step) {
    const followed = {
        name: (0,clean/* safe */.gB) `Build`,
        phase: 'Build',
        waitsFor: (0,clean/* safe */.gB) `for the documentation build`,
        read: (limits) => api.readUpdate(statusId, limits),
        finalStatuses: FINAL_STATUSES,
        startResponse: { state: undefined, respondedAtMs },
        redaction,
        subject: { operation: 'update-status', project },
        makeTimeoutError(status, elapsed, isKnown) {
            if (isKnown)
                return new step_error/* StepError */.z('build-unfinished', { project, status, elapsed });
            return new step_error/* StepError */.z('build-unfinished-unknown', { project, status, elapsed });
        },
        makeEndedError: ({ status, error: serverMessage }, reads) => new step_error/* StepError */.z('build-ended', { project, status, serverMessage, reads }),
    };
    const build = await (0,poll_until_end/* pollUntilEnd */.Z)(followed, { ...waitPlan, shouldWait: true }, step);
    if (build === undefined)
        throw new Error('the step always waits for a build');
    return build;
}
/** The format of a commit in the output. Other values from the service are not output. */
const COMMIT = /^[0-9a-f]{7,40}$/i;
function outputCommit(sha, branch, { outputs, log, summaryRows }) {
    let built = sha;
    if (branch !== undefined)
        built = `${sha} on ${branch}`;
    if (COMMIT.test(sha))
        outputs.set('builtCommit', sha);
    log.info((0,clean/* safe */.gB) `The service has built the commit ${built}`);
    summaryRows.push({ name: 'Built commit', value: built });
}
/**
 * @throws StepError if a commit other than the expected one was built, or the service does not say
 */
function ensureExpectedCommit(sha, { expected, branch, project }) {
    if (expected === undefined)
        return;
    if (sha === undefined)
        throw new step_error/* StepError */.z('no-commit', { expected, branch });
    if (sha.toLowerCase().startsWith(expected.toLowerCase()))
        return;
    throw new step_error/* StepError */.z('other-commit', { built: sha, branch, expected, project });
}

// EXTERNAL MODULE: ./lib/fetch/presigned-link.js
var presigned_link = __webpack_require__(6994);
// EXTERNAL MODULE: ./lib/net/host-name.js
var host_name = __webpack_require__(3461);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __webpack_require__(4304);
// EXTERNAL MODULE: ./lib/phases/job-outputs.js
var job_outputs = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/phases/redact-links.js
var redact_links = __webpack_require__(1979);
;// CONCATENATED MODULE: ./lib/phases/bundle-link.js









/**
 * Section 4.4 of the API: requests the link to the bundle of a finished job, redacts it in the
 * logs, sets the outputs, and logs when it expires.
 * @throws StepError if there is none, or none that can be used
 */
async function requestLink(exportApi, job, options, step) {
    const response = await sendLinkRequest(exportApi, job, options, step);
    return reportLink(response.bundle, response.job, options, step);
}
/**
 * Requests another link to the same bundle, redacts it in the logs, and sets the outputs.
 * @throws StepError if there is no link, or it cannot be used
 */
async function renewLink(exportApi, job, options, step) {
    const response = await sendLinkRequest(exportApi, job, options, step);
    return outputLink(response.bundle, response.job, options, step).link;
}
/**
 * Returns the link in the response about the bundle of a finished job. Redacts it in the logs, sets
 * the outputs, and logs when it expires.
 * @throws StepError if there is no link, or it cannot be used
 */
function reportLink(bundle, job, options, step) {
    const { link, expiry, bundleJobId } = outputLink(bundle, job, options, step);
    if (bundleJobId !== undefined && bundleJobId !== job.id)
        warnOfOtherJob(job.id, bundleJobId, step);
    logExpiry(link, expiry, step);
    return link;
}
async function sendLinkRequest(exportApi, job, { waitPlan, redaction }, step) {
    let retryUnfinishedUntilMs;
    if (waitPlan.shouldWait)
        retryUnfinishedUntilMs = waitPlan.deadlineMs;
    const limits = { maxRetries: retry_policy/* RETRY_POLICY */.yE.maxRetries, retryUnfinishedUntilMs };
    try {
        const { bundle, state } = await exportApi.requestLink(job.id, limits);
        if (state === undefined)
            return { bundle, job };
        (0,redact_links/* redactLinksIn */._)(state, redaction, step.log);
        (0,job_outputs/* setJobOutputs */.M)(state, step);
        return { bundle, job: { ...job, status: state.status } };
    }
    catch (error) {
        if (!(error instanceof api_client/* CallError */.R))
            throw error;
        const { id, status: lastStatus, project } = job;
        throw (0,call_step_error/* makeCallStepError */.r)(error, { operation: 'bundle', job: id, project, lastStatus });
    }
}
/**
 * Redacts a link in the logs, and sets the outputs.
 * @throws StepError if there is no link, or it cannot be used
 */
function outputLink(bundle, { id, status }, { baseUrl, redaction }, { outputs, facts, log }) {
    if (bundle?.bundleUrl === undefined)
        throw new step_error/* StepError */.z('link-missing', { job: id, status });
    const { bundleUrl: url, sizeBytes } = bundle;
    const problem = (0,presigned_link/* findLinkProblem */.VM)(url, (0,host_name/* isLoopback */.U)(baseUrl.hostname));
    if (problem !== undefined)
        throw new step_error/* StepError */.z('link-invalid', { job: id, why: problem });
    // Nothing may show the link before this.
    (0,redact_links/* redactLink */.O)(url, redaction, log);
    const expiresAtMs = findEarliest([bundle.expiresAtMs, (0,presigned_link/* readLinkExpiry */.we)(new URL(url))]);
    let expiry = '';
    if (expiresAtMs !== undefined)
        expiry = new Date(expiresAtMs).toISOString();
    facts.linkExpiresAt = expiry;
    outputs.set('bundleUrl', url);
    outputs.set('linkExpiresAt', expiry);
    return { link: { url, sizeBytes, expiresAtMs }, expiry, bundleJobId: bundle.jobId };
}
function findEarliest(times) {
    const known = times.filter((time) => time !== undefined);
    if (known.length === 0)
        return undefined;
    return Math.min(...known);
}
function warnOfOtherJob(jobId, bundleJobId, { log }) {
    const request = (0,clean/* safe */.gB) `The service was asked for the bundle of job ${jobId}`;
    const response = (0,clean/* safe */.gB) `but responded with the bundle of job ${bundleJobId}`;
    const advice = (0,clean/* safe */.gB) `Check the content of this bundle before you publish it`;
    log.warning((0,clean/* safe */.gB) `Another job’s bundle?`, (0,clean/* safe */.gB) `${request}, ${response}. ${advice}.`);
}
function logExpiry({ expiresAtMs }, expiry, { log, clock }) {
    if (expiry === '')
        log.info((0,clean/* safe */.gB) `The bundle can be downloaded now`);
    else
        log.info((0,clean/* safe */.gB) `The link to the bundle expires at ${expiry}`);
    if (expiresAtMs === undefined || expiresAtMs > clock.now())
        return;
    log.info((0,clean/* safe */.gB) `Note: by this machine’s clock, the link has already expired. Is that clock correct?`);
}

// EXTERNAL MODULE: ./lib/phases/compare-and-check.js + 1 modules
var compare_and_check = __webpack_require__(1425);
// EXTERNAL MODULE: ./lib/archive/archive-extension.js
var archive_extension = __webpack_require__(7816);
// EXTERNAL MODULE: ./lib/archive/read-archive.js + 6 modules
var read_archive = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/archive/unpack-limits.js
var unpack_limits = __webpack_require__(3055);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/disk/busy-files.js
var busy_files = __webpack_require__(9366);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/disk/explain-disk-error.js
var explain_disk_error = __webpack_require__(8969);
;// CONCATENATED MODULE: ./lib/fetch/part-file.js




/** The file that a download is appended to, with its checksums. */
class PartFile {
    path;
    /**
     * Its name in messages about disk errors. They are explained here, because callers could mistake
     * them for connection errors.
     */
    #label;
    #fd;
    #hashes = new Map();
    #size = 0;
    /**
     * Creates the file, which must not exist yet. Nothing can be appended before `restart` is called.
     * @throws StepError for a file-system error
     */
    constructor(path) {
        this.path = path;
        this.#label = `the archive in ${(0,external_node_path_.dirname)(path)}`;
        this.#fd = (0,explain_disk_error/* runDiskWork */.Wv)(this.#label, () => (0,external_node_fs_.openSync)(path, 'wx'));
    }
    /** How much has arrived, in bytes. */
    get size() {
        return this.#size;
    }
    /**
     * Empties the file, and computes these checksums of the new content in addition to SHA-256.
     * @throws StepError for a file-system error
     */
    restart(algorithms) {
        const fd = this.#open();
        (0,explain_disk_error/* runDiskWork */.Wv)(this.#label, () => (0,external_node_fs_.ftruncateSync)(fd));
        this.#size = 0;
        this.#hashes.clear();
        for (const algorithm of ['sha256', ...algorithms])
            this.#hashes.set(algorithm, (0,external_node_crypto_.createHash)(algorithm));
    }
    /** @throws StepError for a file-system error */
    append(chunk) {
        const fd = this.#open();
        for (const sum of this.#hashes.values())
            sum.update(chunk);
        (0,explain_disk_error/* runDiskWork */.Wv)(this.#label, () => {
            for (let at = 0; at < chunk.length;)
                at += (0,external_node_fs_.writeSync)(fd, chunk, at, chunk.length - at, this.#size + at);
        });
        this.#size += chunk.length;
    }
    /** Returns the checksums of the file, in hexadecimal. Must be called only once, at the end. */
    computeDigests() {
        return new Map([...this.#hashes].map(([algorithm, sum]) => [algorithm, sum.digest('hex')]));
    }
    /**
     * Closes the file; further calls do nothing. On network file systems and with quotas, a failed
     * write may be reported only on closing (close(2)).
     * @throws StepError for a file-system error
     */
    close() {
        const fd = this.#fd;
        this.#fd = undefined;
        if (fd !== undefined)
            (0,explain_disk_error/* runDiskWork */.Wv)(this.#label, () => (0,external_node_fs_.closeSync)(fd));
    }
    #open() {
        if (this.#fd === undefined)
            throw new Error('the file is closed');
        return this.#fd;
    }
}

// EXTERNAL MODULE: ./lib/disk/free-space.js
var free_space = __webpack_require__(1644);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/net/attempt.js
var net_attempt = __webpack_require__(9246);
// EXTERNAL MODULE: ./lib/net/connection-failure.js + 1 modules
var connection_failure = __webpack_require__(2626);
// EXTERNAL MODULE: ./lib/net/html-body.js
var html_body = __webpack_require__(3063);
// EXTERNAL MODULE: ./lib/net/request.js
var request = __webpack_require__(598);
// EXTERNAL MODULE: ./lib/disk/file-names.js
var file_names = __webpack_require__(3870);
;// CONCATENATED MODULE: ./lib/fetch/archive-name.js


/** In characters: short enough for every file system, with room for suffixes that tools append. */
const MAX_LENGTH = 100;
/** The name in a Content-Disposition (RFC 6266), quoted or not. */
const FILE_NAME = /;\s*filename\s*=\s*"?([^";]*)/i;
/**
 * Returns a name for the archive that is safe as a file name on any system. It is the name that the
 * storage suggests, or else the last part of the link's path, or else `bundle`. An extension may be
 * added later (archive-extension.ts).
 */
function chooseArchiveName(headers, link) {
    const disposition = headers['content-disposition'] ?? '';
    const [, suggested = ''] = FILE_NAME.exec(disposition) ?? [];
    for (const name of [suggested, (0,presigned_link/* decodePercents */.L3)(link.pathname)]) {
        const safeName = makeSafeFileName(name);
        if (safeName !== '')
            return safeName;
    }
    return 'bundle';
}
/**
 * Returns the last part of a path with only characters that need no escaping anywhere; empty if
 * none remain. A long name loses its beginning, because its end shows the format.
 */
function makeSafeFileName(name) {
    const last = name.split(/[/\\]/).at(-1) ?? '';
    const kept = last
        .replace(/[^A-Za-z0-9._-]+/g, '-')
        .slice(-MAX_LENGTH)
        .replace(/^[.-]+|[.-]+$/g, '');
    if ((0,file_names/* findWindowsNameProblem */.X)([kept]))
        return `bundle-${kept}`;
    return kept;
}

// EXTERNAL MODULE: ./lib/net/parse-retry-after.js
var parse_retry_after = __webpack_require__(8380);
;// CONCATENATED MODULE: ./lib/fetch/announced-checksums.js
const CHECKSUM_BYTES = { sha256: 32, md5: 16 };
/**
 * The headers that announce a checksum of the whole object, and the pattern that finds it:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/checking-object-integrity.html (a multipart
 * upload has the checksum of the parts' checksums, followed by the number of parts),
 * https://cloud.google.com/storage/docs/xml-api/reference-headers#xgooghash,
 * https://learn.microsoft.com/rest/api/storageservices/get-blob, RFC 1864. An ETag is not a
 * checksum.
 */
const CHECKSUM_HEADERS = [
    ['x-amz-checksum-sha256', 'sha256', /^(.*)$/],
    ['x-goog-hash', 'md5', /(?:^|,)\s*md5=([^,\s]+)/],
    ['content-md5', 'md5', /^(.*)$/],
    ['x-ms-blob-content-md5', 'md5', /^(.*)$/],
];
/**
 * Returns the checksums that the headers of a complete response announce. A value that does not
 * look like a checksum is ignored.
 */
function readChecksums(headers) {
    const checksums = [];
    for (const [header, algorithm, pattern] of CHECKSUM_HEADERS) {
        const value = headers[header];
        if (typeof value !== 'string' || describesOtherBytes(header, headers))
            continue;
        const [, base64 = ''] = pattern.exec(value.trim()) ?? [];
        const bytes = Buffer.from(base64, 'base64');
        const isChecksum = bytes.length === CHECKSUM_BYTES[algorithm] && bytes.toString('base64') === base64;
        if (isChecksum)
            checksums.push({ header, algorithm, expected: bytes.toString('hex') });
    }
    return checksums;
}
/**
 * Returns whether a header's checksum describes bytes other than those sent. Some storages do not
 * add the number of parts to the checksum of a multipart upload.
 */
function describesOtherBytes(header, headers) {
    if (header === 'x-goog-hash')
        return isTranscoded(headers);
    if (!header.startsWith('x-amz-checksum-'))
        return false;
    const { 'x-amz-checksum-type': type = '' } = headers;
    return /^composite$/i.test(String(type).trim());
}
/**
 * Returns whether Google's storage decompressed an object whose stored Content-Encoding is gzip.
 * Its checksums and length then describe the compressed bytes
 * (https://cloud.google.com/storage/docs/transcoding).
 */
function isTranscoded(headers) {
    const stored = headers['x-goog-stored-content-encoding'];
    return stored === 'gzip' && headers['content-encoding'] === undefined;
}

;// CONCATENATED MODULE: ./lib/fetch/classify-response.js



/**
 * The statuses that storages send when a link has expired: 403 AccessDenied (S3, Azure,
 * CloudFront), 400 ExpiredToken (S3 with temporary credentials, GCS), 401 and 410 elsewhere; and
 * 404 where expired objects are deleted.
 */
const STATUSES_OF_EXPIRED_LINKS = new Set([400, 401, 403, 404, 410]);
/**
 * Returns the class of a response with this status and these headers to the request `requested`.
 */
function classifyResponse(status, headers, requested) {
    if (status === 200)
        return readWhole(headers, requested);
    if (status === 206)
        return readPart(headers, requested);
    if (status === 416 && requested.from > 0)
        return { kind: 'start-over' };
    if (STATUSES_OF_EXPIRED_LINKS.has(status))
        return { kind: 'renew' };
    if ((0,retry_policy/* isTransientStatus */.WJ)(status)) {
        return { kind: 'retry', retryAfterMs: (0,parse_retry_after/* parseRetryAfter */.m)(headers, requested.nowMs) };
    }
    return { kind: 'refused' };
}
/**
 * The content encodings that stored archives may carry: `gzip` on a .tar.gz describes the file
 * itself, and `aws-chunked` is left over from the upload. In both cases the bytes are those of the
 * stored object, which its length and checksums describe.
 */
const HARMLESS_ENCODING = /^(gzip|x-gzip|zstd|aws-chunked|identity)?$/i;
function readWhole(headers, { wantsStoredBytes }) {
    if (isTranscoded(headers) && !wantsStoredBytes)
        return { kind: 'as-stored' };
    const encodings = (headers['content-encoding'] ?? '').split(',').map((word) => word.trim());
    const encoding = encodings.find((word) => !HARMLESS_ENCODING.test(word));
    if (encoding !== undefined)
        return { kind: 'encoded', encoding };
    // A page sent in place of the archive is detected after it arrives, so its size must not count.
    const isPage = /\b(?:html|json)\b/i.test(headers['content-type'] ?? '');
    let size;
    if (!isPage)
        size = parseWholeNumber(headers['content-length']);
    const announced = {
        size,
        strongETag: readStrongETag(headers),
        encoding: headers['content-encoding'],
        checksums: readChecksums(headers),
    };
    return { kind: 'whole', announced };
}
/**
 * A part is the rest only if it belongs to the same object, begins where the download stopped, and
 * extends to the end.
 */
function readPart(headers, { from, resumedObject }) {
    const range = readContentRange(headers);
    const isRest = range !== undefined &&
        resumedObject !== undefined &&
        isSameObject(headers, resumedObject) &&
        isRestOf(range, resumedObject, from) &&
        hasLength(headers, range.size - from);
    if (isRest)
        return { kind: 'rest', size: range.size };
    // Without a range, no part was requested.
    if (from === 0)
        return { kind: 'retry', retryAfterMs: undefined };
    return { kind: 'start-over' };
}
function readContentRange(headers) {
    const { 'content-range': value = '' } = headers;
    const match = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(value.trim());
    if (match === null)
        return undefined;
    const [, start, end, size] = match;
    return { start: Number(start), end: Number(end), size: Number(size) };
}
function isSameObject(headers, { strongETag, encoding }) {
    if (strongETag === undefined || readStrongETag(headers) !== strongETag)
        return false;
    return headers['content-encoding'] === encoding;
}
function isRestOf({ start, end, size }, object, from) {
    const isSameSize = object.size === undefined || object.size === size;
    return isSameSize && start === from && end === size - 1;
}
/** Returns whether a response has this length, in bytes, or does not say how long it is. */
function hasLength(headers, expected) {
    const length = parseWholeNumber(headers['content-length']);
    return length === undefined || length === expected;
}
/** A weak ETag also matches bytes that are only equivalent (RFC 9110, section 8.8.3). */
function readStrongETag({ etag }) {
    const isStrong = etag !== undefined && /^"[\x21\x23-\x7e\x80-\xff]*"$/.test(etag);
    if (!isStrong)
        return undefined;
    return etag;
}
function parseWholeNumber(text) {
    if (text === undefined || !/^\d{1,15}$/.test(text))
        return undefined;
    return Number(text);
}

// EXTERNAL MODULE: ./lib/net/follow-redirects.js
var follow_redirects = __webpack_require__(3174);
;// CONCATENATED MODULE: ./lib/fetch/get-following-redirects.js




const MAX_REDIRECTS = 3;
/**
 * Sends one GET, follows redirects, and returns the first response that is not a redirect. The
 * headers go to every host, so they must not contain a secret; the authorization is sent only to
 * `link`. The addresses may contain secrets and must not be shown.
 * @throws StepError (`redirect-refused`) after too many redirects, or for a redirect to an unusable
 * address
 * @throws any error of the connection
 */
async function getFollowingRedirects(link, headers, { attempt, allowsLoopback, authorization }) {
    return (0,follow_redirects/* followRedirects */.FE)(link, {
        async send(url) {
            const sent = { ...headers };
            if (url === link && authorization !== undefined)
                sent.authorization = authorization;
            const response = await (0,request/* sendRequest */.w$)(url, { headers: sent, signal: attempt.signal });
            attempt.recordActivity();
            return response;
        },
        discard: (response) => void response.destroy(),
        decideNext(to, before) {
            let problem = (0,presigned_link/* findLinkProblem */.VM)(to, allowsLoopback);
            if (before.length > MAX_REDIRECTS)
                problem = 'there were too many redirects';
            if (problem === undefined)
                return new URL(to);
            const { host } = before.at(-1) ?? link;
            throw new step_error/* StepError */.z('redirect-refused', { host, target: URL.parse(to)?.host, why: problem });
        },
    });
}

// EXTERNAL MODULE: ./lib/common/json.js
var json = __webpack_require__(5491);
;// CONCATENATED MODULE: ./lib/fetch/storage-error.js


/** Longer than any error message of a storage; in bytes. */
const MAX_BODY_BYTES = 8 * 1024;
/** A shorter value in a query is not a secret, and may be an ordinary word. In characters. */
const MIN_QUERY_VALUE_LENGTH = 8;
/**
 * Returns a storage's error message from the body of its response; undefined if there is none. It
 * is the code, detail, and message in the XML of S3, Azure, or Google, the title of a web page, or
 * the message in JSON. Storages often repeat query values in errors: those of the requested
 * addresses, `requested`, are masked.
 * @throws any error of the connection
 */
async function readMessage(response, requested) {
    const chunks = [];
    let size = 0;
    for await (const chunk of response) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MAX_BODY_BYTES)
            break;
    }
    return findMessage(Buffer.concat(chunks), requested);
}
/** Returns the error message in the beginning of a body, as `readMessage` does. */
async function findMessage(body, requested) {
    const text = body.toString('utf8', 0, MAX_BODY_BYTES);
    if (!/^\s*[<{]/.test(text))
        return undefined;
    const message = await findErrorText(text);
    return message && maskQueryValues(message, requested);
}
/**
 * Azure's detail comes before its message, which is long.
 * https://learn.microsoft.com/rest/api/storageservices/status-and-error-codes2
 */
const ERROR_ELEMENTS = ['Code', 'AuthenticationErrorDetail', 'Message'];
async function findErrorText(body) {
    // Loaded on demand, because few downloads need it.
    const { decodeXML } = await __webpack_require__.e(/* import() */ 995).then(__webpack_require__.bind(__webpack_require__, 9995));
    const readElement = (name) => {
        const [, content = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(body) ?? [];
        return decodeXML(content.trim());
    };
    const parts = ERROR_ELEMENTS.map(readElement).filter((part) => part !== '');
    if (parts.length > 0)
        return parts.join(': ');
    return (0,html_body/* readHtmlTitle */.q)(body) ?? findJsonMessage(body);
}
function findJsonMessage(body) {
    const parsed = (0,json/* parseJson */.q)(body);
    if (!(0,json/* isObject */.G)(parsed))
        return undefined;
    const { error, message = error } = parsed;
    if (typeof message !== 'string')
        return undefined;
    return message;
}
/** A storage may repeat a value as it is in the link, decoded, or encoded again. */
function maskQueryValues(text, requested) {
    const secrets = requested.flatMap(({ search, searchParams }) => {
        const values = [...searchParams.values()];
        return [search, ...search.slice(1).split(/[&=]/), ...values, ...values.map(encodeURIComponent)];
    });
    return secrets
        .filter((secret) => secret.length >= MIN_QUERY_VALUE_LENGTH)
        .sort((a, b) => b.length - a.length)
        .reduce((left, secret) => left.replaceAll(secret, '***'), text);
}

;// CONCATENATED MODULE: ./lib/fetch/transfer.js
















const CHECK_NETWORK = 'check the network between the runner and the storage: a host in a private network needs a runner in that network';
const CHECK_PROXY = 'Run this step again with `job-id`; if that does not help, check whether a proxy between the runner and the storage changes requests, and contact the service’s support';
const CLOCK_IS_WRONG = 'Contact the service’s support: even fresh links have already expired, so the service’s clock must be wrong';
/** One download, with its state between attempts. */
class Transfer {
    #options;
    #file;
    #link;
    /** The archive's size as the service last gave it, in bytes. */
    #sizeBytes;
    #name = 'bundle';
    #storedObject;
    #wantsStoredBytes = false;
    #renewals = 0;
    /** The most that any attempt reached, in bytes: only more than that is progress. */
    #mostReceived = 0;
    /** Attempts in a row without progress. */
    #attemptsWithoutProgress = 0;
    /** @param file an empty file for the archive */
    constructor(options, file) {
        this.#options = options;
        this.#file = file;
        this.#link = options.link;
        this.#sizeBytes = options.link.sizeBytes;
    }
    /** Returns how much has arrived, and the size of the archive if known, both in bytes. */
    getProgress() {
        return { receivedBytes: this.#file.size, size: this.#getSize() };
    }
    /**
     * Downloads the archive, with retries, and verifies it.
     * @throws as `download` does
     */
    async run() {
        this.#ensureExpectedSize(this.#sizeBytes);
        for (;;) {
            const workBeforeRetry = await this.#attemptOnce();
            if (workBeforeRetry === undefined)
                return this.#verify();
            await workBeforeRetry();
        }
    }
    async #attemptOnce() {
        const { clock, requestTimeoutMs, signal } = this.#options;
        const attempt = (0,net_attempt/* openAttempt */.E)(clock, requestTimeoutMs, signal);
        try {
            const classified = await this.#request(attempt);
            return await this.#receive(classified, attempt);
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof step_error/* StepError */.z)
                throw error;
            const interrupted = this.#explainInterruption(error, attempt);
            return () => this.#waitForNextAttempt(interrupted);
        }
        finally {
            attempt.close();
        }
    }
    #explainInterruption(error, attempt) {
        const failure = classifyInterruption(error, attempt);
        const maxRetries = Math.min(retry_policy/* RETRY_POLICY */.yE.maxRetries, (0,retry_policy/* getMaxRetries */.Dm)(failure));
        const { hostname } = new URL(this.#link.url);
        const { hostname: failedHostname = hostname } = Object(error);
        if (failedHostname === hostname)
            return { why: failure.why, maxRetries };
        return {
            why: (0,clean/* safe */.gB) `the request to ${failedHostname}, to which it redirects, failed; ${failure.why}`,
            maxRetries,
        };
    }
    /** Requests the missing bytes, and returns the response and its class. */
    async #request(attempt) {
        const { clock, allowsLoopback } = this.#options;
        const { from, resumedObject } = this.#chooseRange();
        const headers = {
            accept: this.#link.accept ?? '*/*',
            'accept-encoding': 'identity',
            'user-agent': request/* USER_AGENT */._O,
        };
        if (this.#wantsStoredBytes)
            headers['accept-encoding'] = 'gzip';
        if (resumedObject !== undefined) {
            headers.range = `bytes=${from}-`;
            headers['if-range'] = resumedObject.strongETag;
        }
        const { url, authorization } = this.#link;
        const options = { attempt, allowsLoopback, authorization };
        const response = await getFollowingRedirects(new URL(url), headers, options);
        const { statusCode = 0, headers: responseHeaders } = response.message;
        const requested = {
            from,
            resumedObject,
            wantsStoredBytes: this.#wantsStoredBytes,
            nowMs: clock.now(),
        };
        const responseClass = classifyResponse(statusCode, responseHeaders, requested);
        return { response, responseClass };
    }
    /**
     * Returns the first byte to request, and the object to resume; 0 and undefined if nothing can be
     * resumed.
     */
    #chooseRange() {
        const { size } = this.#file;
        const canResume = size > 0 && this.#storedObject?.strongETag !== undefined;
        if (!canResume)
            return { from: 0, resumedObject: undefined };
        return { from: size, resumedObject: this.#storedObject };
    }
    /** Acts on the response: stores its body, or returns what to do next. */
    async #receive({ response, responseClass }, attempt) {
        switch (responseClass.kind) {
            case 'whole': {
                const link = new URL(this.#link.url);
                const name = chooseArchiveName(response.message.headers, link);
                this.#restart(responseClass.announced, name);
                return this.#store(response, attempt);
            }
            case 'rest':
                this.#ensureExpectedSize(responseClass.size);
                this.#storedObject = this.#storedObject && {
                    ...this.#storedObject,
                    size: responseClass.size,
                };
                return this.#store(response, attempt);
            case 'start-over':
                this.#storedObject = undefined;
                return async () => { };
            case 'as-stored':
                this.#wantsStoredBytes = true;
                return async () => { };
            case 'encoded':
                throw new step_error/* StepError */.z('download-reencoded', { encoding: responseClass.encoding });
            case 'refused':
                throw this.#makeRefusalError(await this.#readRefusal(response));
            case 'renew': {
                const refusal = await this.#readRefusal(response);
                return () => this.#renewLink(refusal);
            }
            case 'retry': {
                const { status, serverMessage } = await this.#readRefusal(response);
                const why = (0,clean/* safe */.gB) `the storage responded with HTTP ${status}`;
                const advice = 'contact the service’s support';
                const { retryAfterMs } = responseClass;
                return () => this.#waitForNextAttempt({ why, serverMessage, advice, retryAfterMs });
            }
        }
    }
    async #readRefusal({ message, visited }) {
        const { host } = visited.at(-1) ?? new URL(this.#link.url);
        // The headers decide what the response means: an incomplete or missing body does not change it.
        const serverMessage = await readMessage(message, visited).catch(() => undefined);
        this.#options.signal.throwIfAborted();
        return { status: message.statusCode ?? 0, host, serverMessage };
    }
    /**
     * Prepares for the whole object.
     * @throws StepError if its size is not the announced one or exceeds a limit, or if it does not
     * fit on the disk
     */
    #restart(announced, name) {
        this.#ensureExpectedSize(announced.size);
        this.#storedObject = announced;
        this.#name = name;
        // The bytes that have arrived are overwritten.
        const missingBytes = (this.#getSize() ?? 0) - this.#file.size;
        const { folder } = this.#options;
        (0,free_space/* ensureFreeSpace */.h)(folder, missingBytes, `the archive in ${folder}`);
        this.#file.restart(announced.checksums.map(({ algorithm }) => algorithm));
    }
    async #store({ message, visited }, attempt) {
        const size = this.#getSize();
        const { maxBytes } = this.#options;
        for await (const chunk of message) {
            attempt.recordActivity();
            this.#file.append(chunk);
            if (size !== undefined && this.#file.size > size) {
                const expected = (0,units/* formatCount */.B4)(size, 'byte');
                throw makeMismatchError('its size', `more than ${expected}`, expected);
            }
            if (this.#file.size > maxBytes)
                throw makeTooLargeError(maxBytes);
        }
        const isComplete = size === undefined || this.#file.size === size;
        if (isComplete)
            return undefined;
        const interrupted = await this.#explainShortBody(message, visited, size);
        return () => this.#waitForNextAttempt(interrupted);
    }
    /**
     * Returns why a body is shorter than the archive, whose size is known: the connection was lost,
     * the body is a message, or the storage has another size than the service says.
     */
    async #explainShortBody({ complete: isComplete }, visited, size) {
        const start = (0,read_start_of_file/* readStartOfFile */.g)(this.#file.path, MAX_BODY_BYTES);
        const serverMessage = await findMessage(start, visited);
        if (serverMessage === undefined && isComplete) {
            const got = (0,units/* formatCount */.B4)(this.#file.size, 'byte');
            return {
                why: (0,clean/* safe */.gB) `the response ended normally after ${got}, but its announced size is ${(0,units/* formatCount */.B4)(size, 'byte')}`,
                advice: 'contact the service’s support: the service announced the wrong size, or a proxy cuts downloads off',
            };
        }
        if (serverMessage === undefined)
            return {
                why: (0,clean/* safe */.gB) `the response ended before the whole archive arrived`,
                advice: 'check whether a proxy cuts the download off, and contact the service’s support',
            };
        let what = 'a message';
        if ((0,html_body/* isHtmlBody */.o)(start.toString()))
            what = 'a web page';
        return {
            why: (0,clean/* safe */.gB) `${visited.at(-1)?.host} sent ${what} in place of the archive`,
            serverMessage,
            advice: 'check whether a proxy or a sign-in page responds in place of the storage',
            maxRetries: retry_policy/* RETRY_POLICY */.yE.maxRetriesIfPermanent,
        };
    }
    /** @throws StepError (`download-mismatch`) unless the checksums match those announced */
    #verify() {
        const { path, size } = this.#file;
        const sums = this.#file.computeDigests();
        for (const { header, algorithm, expected } of this.#storedObject?.checksums ?? []) {
            const sum = sums.get(algorithm) ?? '';
            if (sum !== expected)
                throw makeMismatchError(`its ${algorithm} (${header})`, sum, expected);
        }
        return { path, name: this.#name, size, sha256: sums.get('sha256') ?? '', link: this.#link };
    }
    async #renewLink(refusal) {
        const pauseMs = retry_policy/* RETRY_POLICY */.yE.storage.pausesBeforeRenewedMs[this.#renewals];
        if (pauseMs === undefined)
            throw this.#makeRefusalError(refusal);
        this.#renewals += 1;
        const { clock, signal, info, renewLink } = this.#options;
        const problem = `The storage does not accept the link to the archive (HTTP ${refusal.status})`;
        let nextStep = 'requesting a new link';
        if (pauseMs > 0)
            nextStep += `, which will be used in ${(0,units/* formatDuration */.a3)(pauseMs)}`;
        info((0,clean/* safe */.gB) `${problem}; ${nextStep}`);
        this.#link = await renewLink();
        // If the service gives no size this time, the earlier one still applies.
        this.#sizeBytes = this.#link.sizeBytes ?? this.#sizeBytes;
        this.#ensureExpectedSize(this.#sizeBytes);
        if (pauseMs > 0)
            await clock.sleep(pauseMs, signal);
    }
    /**
     * Waits before the next attempt.
     * @throws StepError (`download-failed`) after too many attempts without progress
     */
    async #waitForNextAttempt(interrupted) {
        const { why, maxRetries = retry_policy/* RETRY_POLICY */.yE.maxRetries, retryAfterMs = 0 } = interrupted;
        const { clock, random, signal, info } = this.#options;
        const receivedBytes = this.#file.size;
        if (receivedBytes > this.#mostReceived)
            this.#attemptsWithoutProgress = 0;
        else
            this.#attemptsWithoutProgress += 1;
        this.#mostReceived = Math.max(this.#mostReceived, receivedBytes);
        if (this.#attemptsWithoutProgress > maxRetries)
            throw this.#makeGiveUpError(interrupted);
        const requestedMs = Math.min(retryAfterMs, retry_policy/* RETRY_POLICY */.yE.storage.maxRetryAfterMs);
        const pauseMs = (0,retry_policy/* computeRetryPause */.w0)(this.#attemptsWithoutProgress + 1, random, requestedMs);
        const pause = (0,units/* formatDuration */.a3)(pauseMs);
        const { host } = new URL(this.#link.url);
        const state = (0,clean/* safe */.gB) `stopped at ${(0,units/* formatSize */.Xq)(receivedBytes)}`;
        info((0,clean/* safe */.gB) `The download from ${host} ${state}: ${why}; retrying in ${pause}`);
        await clock.sleep(pauseMs, signal);
    }
    #makeGiveUpError({ why, serverMessage, advice = CHECK_NETWORK }) {
        const size = this.#getSize();
        return new step_error/* StepError */.z('download-failed', {
            host: new URL(this.#link.url).host,
            why,
            attempts: (0,units/* formatCount */.B4)(this.#attemptsWithoutProgress, 'attempt'),
            got: (0,units/* formatSize */.Xq)(this.#file.size),
            size: size && (0,units/* formatSize */.Xq)(size),
            serverMessage,
            advice,
        });
    }
    /** Returns the object's size in bytes, if the service or the storage has given it. */
    #getSize() {
        return this.#sizeBytes ?? this.#storedObject?.size;
    }
    /** @throws StepError if `size` is not the size that the service announced, or too large */
    #ensureExpectedSize(size) {
        const { maxBytes } = this.#options;
        if (size === undefined)
            return;
        if (this.#sizeBytes !== undefined && size !== this.#sizeBytes) {
            const expected = (0,units/* formatCount */.B4)(this.#sizeBytes, 'byte');
            throw makeMismatchError('its size', (0,units/* formatCount */.B4)(size, 'byte'), expected);
        }
        if (size > maxBytes)
            throw makeTooLargeError(maxBytes, size);
    }
    #makeRefusalError({ status, host, serverMessage }) {
        let renewals;
        if (this.#renewals > 0)
            renewals = (0,units/* formatCount */.B4)(this.#renewals, 'fresh link');
        const values = { host, status, renewals, serverMessage };
        if (status === 404)
            return new step_error/* StepError */.z('archive-gone', values);
        const signed = (0,presigned_link/* listSignedHeaders */.D7)(new URL(this.#link.url));
        if (signed.length === 0) {
            let advice = CHECK_PROXY;
            if (renewals !== undefined && /expired/i.test(serverMessage ?? ''))
                advice = CLOCK_IS_WRONG;
            return new step_error/* StepError */.z('download-refused', { ...values, advice });
        }
        const headers = (0,words/* joinWords */.yZ)(signed, 'and');
        return new step_error/* StepError */.z('download-needs-headers', { ...values, signed: headers });
    }
}
/** Returns why a download was interrupted. */
function classifyInterruption(error, { signal }) {
    if (!signal.aborted)
        return (0,connection_failure/* classifyConnectionError */.H)(error);
    const failure = (0,connection_failure/* classifyConnectionError */.H)(signal.reason);
    return { ...failure, why: (0,clean/* safe */.gB) `${failure.why} (\`request-timeout\`)` };
}
function makeMismatchError(what, got, expected) {
    return new step_error/* StepError */.z('download-mismatch', { what, got, expected });
}
function makeTooLargeError(limit, size) {
    return new step_error/* StepError */.z('download-too-large', {
        limit: (0,units/* formatSize */.Xq)(limit),
        size: size && (0,units/* formatSize */.Xq)(size),
    });
}

;// CONCATENATED MODULE: ./lib/fetch/download.js







/**
 * Downloads the archive, verifies it, and returns where it is. If the storage allows it, an
 * interrupted download resumes where it stopped. An expired link is renewed, even during a
 * download. The download fails after too many attempts without progress.
 *
 * @throws StepError (`redirect-refused`, `archive-gone`, `download-…`, disk errors); the file is
 * then removed
 * @throws the reason of `signal` when it is aborted; any error of `renewLink`
 */
async function download(options) {
    const { folder, clock, info } = options;
    const path = (0,external_node_path_.join)(folder, 'archive');
    const file = new PartFile(path);
    const transfer = new Transfer(options, file);
    const stopReporting = reportProgress(clock, () => transfer.getProgress(), info);
    const startedAtMs = clock.now();
    try {
        const archive = await transfer.run();
        file.close();
        const took = (0,units/* formatDuration */.a3)(clock.now() - startedAtMs);
        info((0,clean/* safe */.gB) `Downloaded the archive: ${(0,units/* formatSize */.Xq)(archive.size)} in ${took}, SHA-256 ${archive.sha256}`);
        return archive;
    }
    catch (error) {
        try {
            file.close();
        }
        catch {
            // After a failed write, closing often fails, too, with a less specific error.
        }
        await (0,busy_files/* makeBusyRetry */.U)()(() => (0,external_node_fs_.rmSync)(path, { force: true }));
        throw error;
    }
    finally {
        stopReporting();
    }
}
/** How often the progress is printed, in ms. */
const REPORT_INTERVAL_MS = 10_000;
/** Prints the progress of a download every ten seconds, until the returned function is called. */
function reportProgress(clock, read, info) {
    let lastReceivedBytes = read().receivedBytes;
    let lastReportAtMs = clock.now();
    return clock.every(REPORT_INTERVAL_MS, () => {
        const { receivedBytes, size } = read();
        const nowMs = clock.now();
        const newBytes = Math.max(0, receivedBytes - lastReceivedBytes);
        const elapsedMs = Math.max(1, nowMs - lastReportAtMs);
        const bytesPerSecond = Math.round((newBytes * 1_000) / elapsedMs);
        lastReceivedBytes = receivedBytes;
        lastReportAtMs = nowMs;
        let received = (0,clean/* safe */.gB) `${(0,units/* formatSize */.Xq)(receivedBytes)}`;
        if (size) {
            const percent = Math.floor((100 * receivedBytes) / size);
            received = (0,clean/* safe */.gB) `${received} of ${(0,units/* formatSize */.Xq)(size)} (${percent}%)`;
        }
        info((0,clean/* safe */.gB) `Downloading the archive: ${received}, ${(0,units/* formatSize */.Xq)(bytesPerSecond)}/s`);
    });
}

// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./lib/archive/entry-policy.js
var entry_policy = __webpack_require__(5229);
;// CONCATENATED MODULE: ./lib/archive/verify-archive.js



/**
 * For an archive that may be unpacked anywhere: a name that some file systems cannot store is not
 * an error.
 */
const ANY_FILE_SYSTEM = { ignoresCase: false, hasWindowsNames: false };
/**
 * Verifies that the archive at `path` can be unpacked, by reading it to its end without writing
 * anything. It checks the format, every checksum, the policy for entries, and the limits.
 * @throws StepError (`not-an-archive`, `archive-…`, `entry-refused`); any file-system error
 * @throws the reason of `signal` soon after it is aborted
 */
async function verifyArchive(path, limits, signal) {
    const policy = new entry_policy/* EntryPolicy */.he(limits, ANY_FILE_SYSTEM);
    let hasFile = false;
    await (0,read_archive/* readArchive */.b)(path, limits, signal, {
        begin(header) {
            policy.admit(header);
            hasFile ||= header.kind === 'file';
        },
        append() { },
        end() { },
    });
    if (!hasFile)
        throw new step_error/* StepError */.z('archive-empty', { why: 'it contains no files' });
}

// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __webpack_require__(4114);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __webpack_require__(7469);
// EXTERNAL MODULE: ./lib/disk/staging-folder.js
var staging_folder = __webpack_require__(5869);
;// CONCATENATED MODULE: ./lib/disk/interrupted-runs.js
/**
 * Cleans up the folders that killed runs leave next to a target path. They contain the new content
 * and perhaps the previous content. A run that fails or is canceled removes its own folder
 * (`StagingFolder.remove`).
 */





/** The age, in ms, beyond which no run can still be working in such a folder. */
const DAY = 24 * 60 * 60 * 1_000;
/**
 * Reports where killed runs left the previous content of `targetPath`, and how to restore it. Also
 * starts removing their other files that are more than a day old: those are no longer in use.
 * @throws any file-system error
 */
function cleanUpInterruptedRuns(targetPath, removals, info) {
    const parent = (0,external_node_path_.dirname)(targetPath);
    if (!(0,paths/* lstatIfExists */.sM)(parent)?.isDirectory())
        return;
    const prefix = (0,staging_folder/* makeStagingPrefix */.yq)(targetPath);
    for (const entry of (0,external_node_fs_.readdirSync)(parent, { withFileTypes: true })) {
        if (!entry.isDirectory() || !entry.name.startsWith(prefix))
            continue;
        const path = (0,external_node_path_.join)(parent, entry.name);
        const content = (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
        if (!content.every(isOurs))
            continue;
        const ageMs = Date.now() - (0,external_node_fs_.lstatSync)(path).mtimeMs;
        if (content.some(({ name }) => name === staging_folder/* PREVIOUS_CONTENT */.Cp))
            info(explainHowToRestore(targetPath, path));
        else if (ageMs > DAY)
            removals.start(path, { clearedBy: 'later run' });
    }
}
const isOurs = ({ name }) => [staging_folder/* NEW_CONTENT */.JP, staging_folder/* PREVIOUS_CONTENT */.Cp, staging_folder/* UNNEEDED_CONTENT */.PB].includes(name);
function explainHowToRestore(targetPath, path) {
    return (0,clean/* safe */.gB) `An earlier run was interrupted: the previous content of ${targetPath} is in ${(0,external_node_path_.join)(path, staging_folder/* PREVIOUS_CONTENT */.Cp)}. To restore that content, move it to ${targetPath}; if you do not need it, delete ${path}. Until then, this message is repeated`;
}

// EXTERNAL MODULE: ./lib/disk/permissions.js
var permissions = __webpack_require__(6913);
// EXTERNAL MODULE: ./lib/common/error-message.js
var error_message = __webpack_require__(9653);
;// CONCATENATED MODULE: ./lib/disk/mount-or-repository.js






/**
 * Returns why the folder at `path` must not be replaced, worded to follow its name and a colon;
 * undefined if it may be. The search has no depth limit, because a repository or a mounted file
 * system at any depth would be lost.
 * @throws the reason of `signal` soon after it is aborted; any file-system error
 */
async function findMountOrRepository(path, signal) {
    const [mount] = listMounts(path);
    if (mount === path)
        return 'it is the mount point of a file system';
    if (mount !== undefined)
        return `a file system is mounted inside it, at “${(0,external_node_path_.relative)(path, mount)}”`;
    const pause = (0,event_loop/* makePause */.F1)(signal);
    // Names as bytes: one that is not valid UTF-8 cannot be opened as a string.
    const folders = [Buffer.from(path)];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of listEntries(folder, path)) {
            const full = (0,paths/* joinBytePaths */.vV)(folder, entry.name);
            if ((0,file_names/* isGitFolder */.Z$)(String(entry.name)))
                return `a Git repository inside it, at “${(0,external_node_path_.relative)(path, String(full))}”, would be deleted, too`;
            if (entry.isDirectory())
                folders.push(full);
        }
        await pause();
    }
    return undefined;
}
function listEntries(folder, top) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        // The folder was removed in the meantime.
        if ((0,disk_errors/* isDiskError */.Mi)(error) && error.code === 'ENOENT' && String(folder) !== top)
            return [];
        throw error;
    }
}
/** Where Linux lists its mount points. */
const MOUNT_TABLE = '/proc/self/mountinfo';
/**
 * Returns the mount points at and below `folder`. Bind mounts within the same file system are among
 * them, which device numbers do not show. Empty on systems without such a table.
 */
function listMounts(folder, table = readMountTable()) {
    return parseMountTable(table).filter((mount) => mount === folder || mount.startsWith(`${folder}${external_node_path_.sep}`));
}
/**
 * Returns the fifth field of each line, in which spaces, tabs, line ends, and backslashes are octal
 * (proc_pid_mountinfo(5)).
 */
function parseMountTable(table) {
    const mounts = table.split('\n').map((line) => line.split(' ')[4] ?? '');
    return mounts.map(decodeOctal);
}
function decodeOctal(text) {
    return text.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)));
}
function readMountTable() {
    return (0,disk_errors/* ignoreDiskError */.cZ)(() => (0,external_node_fs_.readFileSync)(MOUNT_TABLE, 'utf8'), '');
}

;// CONCATENATED MODULE: ./lib/disk/publish.js









/**
 * Moves everything to its target path, or nothing: previous content is moved aside until all is in
 * place, and put back if something fails; the new content is then still where it was made. Previous
 * content that is no longer needed stays in the folders, for the caller to remove.
 * @throws StepError (`path-not-replaceable`, `path-in-use`, `permission-denied`, `disk-failed` …)
 * @throws the reason of `signal` if it is aborted before anything was changed
 */
async function publish(publications, { signal, info }) {
    for (const publication of publications)
        await runWithExplainedErrors(publication, () => checkTarget(publication, signal));
    signal.throwIfAborted();
    const retry = (0,busy_files/* makeBusyRetry */.U)();
    const rename = async (from, to) => retry(() => (0,external_node_fs_.renameSync)(from, to));
    await swapAll(publications, { rename, info });
    for (const { folder, targetPath } of publications) {
        try {
            await retry(() => folder.markPreviousUnneeded());
        }
        catch (error) {
            info((0,clean/* safe */.gB) `The previous content of ${targetPath} is no longer needed, but is still in ${folder.previousPath} (${(0,error_message/* getErrorMessage */.u)(error)}). Delete ${folder.path}`);
        }
    }
}
async function runWithExplainedErrors({ targetPath }, work) {
    try {
        return await work();
    }
    catch (error) {
        throw (0,explain_disk_error/* explainDiskError */.FG)(error, targetPath);
    }
}
/**
 * Checks a target again before the first swap, because this may take a while, and the swaps should
 * be quick.
 */
async function checkTarget(publication, signal) {
    const { targetPath } = publication;
    const existing = (0,paths/* lstatIfExists */.sM)(targetPath);
    if (!existing)
        return;
    refuseIf(findObstacle(existing, publication), targetPath);
    if (!existing.isDirectory())
        return;
    const why = await findMountOrRepository(targetPath, signal);
    if (why !== undefined)
        refuseIf({ why }, targetPath);
}
/** @throws StepError (`path-not-replaceable`) if there is an obstacle */
function refuseIf(obstacle, targetPath) {
    if (obstacle === undefined)
        return;
    const { why, advice = explain_disk_error/* USE_ANOTHER_PATH */.qB } = obstacle;
    throw new step_error/* StepError */.z('path-not-replaceable', { what: targetPath, why, advice });
}
/** Makes all swaps. If one fails, the earlier ones are undone, the last one first. */
async function swapAll(publications, tools) {
    const undos = [];
    try {
        for (const publication of publications)
            undos.push(await runWithExplainedErrors(publication, () => swapContent(publication, tools)));
    }
    catch (error) {
        for (const undo of undos.toReversed())
            await undo();
        throw error;
    }
}
/**
 * Moves the previous content of the target path aside, and the new content to it. Returns a
 * function that undoes both.
 */
async function swapContent(publication, tools) {
    const { folder, targetPath } = publication;
    const { rename } = tools;
    const parent = (0,external_node_path_.dirname)(targetPath);
    // The links in this path were resolved when it was checked.
    if ((0,external_node_fs_.realpathSync)(parent) !== parent)
        refuseIf({ why: 'one of its parent folders became a symbolic link' }, targetPath);
    const existing = (0,paths/* lstatIfExists */.sM)(targetPath);
    if (existing)
        refuseIf(findObstacle(existing, publication), targetPath);
    if (existing)
        await rename(targetPath, folder.previousPath);
    try {
        await rename(folder.newPath, targetPath);
    }
    catch (error) {
        if (existing)
            await restorePrevious(publication, tools);
        throw error;
    }
    return () => undoSwap(publication, existing !== undefined, tools);
}
/** Moves the new content back, and restores the previous content, or reports that it failed. */
async function undoSwap(publication, hasOld, tools) {
    const { folder, targetPath } = publication;
    try {
        await tools.rename(targetPath, folder.newPath);
    }
    catch (error) {
        let problem = (0,clean/* safe */.gB) `The new content of ${targetPath} could not be removed: ${(0,error_message/* getErrorMessage */.u)(error)}`;
        if (hasOld)
            problem = describeNotRestored(publication, error);
        tools.info(problem);
        return;
    }
    if (hasOld)
        await restorePrevious(publication, tools);
}
/** Moves the previous content back to the target path, or reports that it failed. */
async function restorePrevious(publication, { rename, info }) {
    try {
        await rename(publication.folder.previousPath, publication.targetPath);
    }
    catch (error) {
        info(describeNotRestored(publication, error));
    }
}
function describeNotRestored({ folder, targetPath }, error) {
    return (0,clean/* safe */.gB) `The previous content of ${targetPath} could not be restored (${(0,error_message/* getErrorMessage */.u)(error)}) and is now in ${folder.previousPath}`;
}
const APPEARED = {
    why: 'it has content now, but had none when this step began',
    advice: 'check which step or job writes there, or set `overwrite: true`',
};
/**
 * Returns why what exists there cannot be replaced. Most of this was checked before the job was
 * started; since then, the disk may have changed, or the archive's name may have become known.
 */
function findObstacle(existing, { folder, targetPath, overwrite }) {
    const isFolder = (0,external_node_fs_.lstatSync)(folder.newPath).isDirectory();
    if (isFolder && !existing.isDirectory())
        return { why: 'it exists and is not a folder' };
    if (!isFolder && !existing.isFile())
        return { why: 'it exists and is not a file' };
    const isEmptyFolder = isFolder && (0,external_node_fs_.readdirSync)(targetPath).length === 0;
    if (isEmptyFolder || overwrite)
        return undefined;
    if (isFolder)
        return APPEARED;
    return { why: 'it already exists', advice: 'use another path or set `overwrite: true`' };
}

// EXTERNAL MODULE: ./lib/unpack/unpack-site.js + 3 modules
var unpack_site = __webpack_require__(6289);
;// CONCATENATED MODULE: ./lib/unpack/unpack-and-publish.js















/**
 * Publishes the archive and the unpacked site at their targets, both or neither. Even without a
 * target for the site, the archive is read to its end, to verify that it can be unpacked. Returns
 * the path of the archive, and the site: the folder that contains its `index.html`, and the result
 * of `computeSiteDigest`. Each is undefined if it had no target.
 * @throws StepError if the archive cannot be unpacked or the disk cannot store it
 * @throws the reason of `signal` soon after it is aborted
 */
async function unpackAndPublish(options) {
    const { archivePath, limits, removals, signal, info } = options;
    const { archive: archiveTarget, site: siteTarget } = options.targets;
    const folders = [];
    const publications = [];
    try {
        let site;
        if (siteTarget === undefined)
            await verifyArchive(archivePath, limits, signal);
        else {
            const { path: targetPath, overwrite } = siteTarget;
            const unpacked = await (0,unpack_site/* unpackSite */.y)({ archivePath, targetPath, limits, removals, signal });
            site = { ...unpacked, path: (0,external_node_path_.join)(targetPath, unpacked.top) };
            folders.push(site.folder);
            publications.push({ folder: site.folder, targetPath, overwrite });
        }
        let publishedPath;
        if (archiveTarget !== undefined) {
            publishedPath = chooseArchivePath(archiveTarget, options);
            const folder = (0,staging_folder/* makeStagingFolder */.gJ)(publishedPath, removals);
            folders.push(folder);
            await moveOrCopy(archivePath, folder, signal);
            const { overwrite } = archiveTarget;
            publications.push({ folder, targetPath: publishedPath, overwrite });
        }
        await publish(publications, { signal, info });
        return { archivePath: publishedPath, site };
    }
    catch (error) {
        signal.throwIfAborted();
        throw (0,explain_disk_error/* explainDiskError */.FG)(error, archiveTarget?.path ?? 'the archive');
    }
    finally {
        for (const folder of folders)
            folder.remove();
    }
}
/** Returns the path of the archive. In a folder, it keeps its own name. */
function chooseArchivePath({ path, isArchiveFolder }, { archivePath, name, removals, info }) {
    if (!isArchiveFolder)
        return path;
    const publishedPath = (0,external_node_path_.join)(path, (0,archive_extension/* addArchiveExtension */.pJ)(name, (0,read_archive/* identifyArchive */.F)(archivePath)));
    // The name was unknown before the download.
    cleanUpInterruptedRuns(publishedPath, removals, info);
    return publishedPath;
}
/** Moves the file into the folder, or copies it if that is on another file system. */
async function moveOrCopy(file, { path, newPath }, signal) {
    const retry = (0,busy_files/* makeBusyRetry */.U)();
    try {
        await retry(() => (0,external_node_fs_.renameSync)(file, newPath));
    }
    catch (error) {
        if (!(0,disk_errors/* isDiskError */.Mi)(error) || error.code !== 'EXDEV')
            throw error;
        (0,free_space/* ensureFreeSpace */.h)(path, (0,external_node_fs_.statSync)(file).size, 'the archive');
        await (0,promises_.pipeline)((0,external_node_fs_.createReadStream)(file), (0,external_node_fs_.createWriteStream)(newPath, { flags: 'wx' }), { signal });
    }
    (0,external_node_fs_.chmodSync)(newPath, permissions/* FILE_MODE */.r);
}

;// CONCATENATED MODULE: ./lib/phases/download-and-unpack.js









/**
 * Downloads the archive into `folder` and verifies it against what was announced. `renewLink`
 * requests a new link when the storage no longer accepts the old one.
 * @throws StepError if the archive cannot be downloaded, does not match the announced one, or does
 * not fit on the disk
 */
async function downloadArchive(link, renewLink, folder, { service, unpackLimits, }, step) {
    const { clock, random, signal, log, outputs, summaryRows } = step;
    const options = {
        link,
        renewLink,
        folder,
        maxBytes: (0,unpack_limits/* computeMaxArchiveSize */.rG)(unpackLimits),
        requestTimeoutMs: service.requestTimeoutMs,
        allowsLoopback: (0,host_name/* isLoopback */.U)(service.baseUrl.hostname),
        clock,
        random,
        signal,
        info: log.info,
    };
    const archive = await step.runPhase('Download', () => download(options));
    outputs.set('bundleSize', String(archive.size));
    outputs.set('bundleSha256', archive.sha256);
    summaryRows.push({ name: 'Archive', value: `${archive.name}, ${(0,units/* formatSize */.Xq)(archive.size)}` });
    return archive;
}
/**
 * Reads the archive to its end, and publishes archive and site at their targets, both or neither.
 * Returns their paths.
 * @throws StepError if the archive cannot be unpacked, or the disk fails. Then nothing is left
 * behind.
 */
async function unpackArchive(archive, { targets, unpackLimits, }, step) {
    let phase = 'Verify';
    if (targets.site !== undefined)
        phase = 'Unpack';
    return step.runPhase(phase, async () => {
        const { removals, signal, log } = step;
        const { archivePath, site } = await unpackAndPublish({
            archivePath: archive.path,
            name: archive.name,
            targets,
            limits: unpackLimits,
            removals,
            signal,
            info: log.info,
        });
        if (archivePath !== undefined)
            outputArchivePath(archivePath, step);
        if (site !== undefined)
            outputSite(site, step);
        // Removing replaced files may take a while. The paths are logged first, for users who cancel.
        await (0,event_loop/* waitUnlessAborted */.DX)(removals.waitUntilSettled(), signal);
        const path = archivePath ?? archive.path;
        const format = (0,read_archive/* identifyArchive */.F)(path);
        if (archivePath !== undefined)
            warnOfWrongExtension(archivePath, format, step);
        return { archive: { ...archive, path, format }, site };
    });
}
function outputArchivePath(path, { outputs, log }) {
    outputs.set('bundlePath', path);
    log.info((0,clean/* safe */.gB) `The archive is at ${path}`);
}
function outputSite({ path, top, files, digest }, { outputs, summaryRows, log }) {
    const count = (0,units/* formatCount */.B4)(files, 'file');
    outputs.set('sitePath', path);
    outputs.set('siteFiles', String(files));
    outputs.set('siteDigest', digest);
    summaryRows.push({ name: 'Site', value: count });
    log.info((0,clean/* safe */.gB) `The site is at ${path}: ${count}`);
    if (top === '')
        return;
    const advice = (0,clean/* safe */.gB) `use the output sitePath in later steps`;
    log.info((0,clean/* safe */.gB) `Note: everything in the archive is in one folder, “${top}”, so the site is in that folder: ${advice}`);
}
function warnOfWrongExtension(path, format, { log }) {
    const note = (0,archive_extension/* describeWrongExtension */.AA)(path, format);
    if (note === undefined)
        return;
    const advice = (0,clean/* safe */.gB) `set bundle-path to a folder to get the right extension`;
    log.warning((0,clean/* safe */.gB) `Archive`, (0,clean/* safe */.gB) `${note}: ${advice}`);
}

// EXTERNAL MODULE: ./lib/phases/logged-service-api.js + 3 modules
var logged_service_api = __webpack_require__(907);
// EXTERNAL MODULE: ./lib/phases/poll-job.js
var poll_job = __webpack_require__(2077);
// EXTERNAL MODULE: ./lib/disk/temp-folder.js
var temp_folder = __webpack_require__(892);
// EXTERNAL MODULE: ./lib/inputs/publish-targets/target-problems.js
var target_problems = __webpack_require__(4930);
;// CONCATENATED MODULE: ./lib/inputs/publish-targets/overwrite-errors.js





const EXISTS_NOW_MESSAGE = 'it already exists; use another path or, inside the workspace or RUNNER_TEMP, set overwrite: true';
/**
 * Returns why the existing content of the targets cannot be replaced now, worded as `checkTargets`
 * words them. Folders are searched at every depth, which may take a while.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findOverwriteErrors({ archive, site }, signal) {
    const errors = [];
    const targets = [
        { input: 'bundle-path', target: archive },
        { input: 'site-path', target: site },
    ];
    for (const { input, target } of targets) {
        if (target === undefined)
            continue;
        const why = await findWhyNotOverwritable(target, signal);
        if (why !== undefined)
            errors.push((0,clean/* safe */.gB) `${input} is “${target.path}”: ${why}`);
    }
    return errors;
}
async function findWhyNotOverwritable({ path, isArchiveFolder, overwrite }, signal) {
    if (isArchiveFolder)
        return undefined;
    try {
        const existing = (0,paths/* lstatIfExists */.sM)(path);
        if (existing === undefined)
            return undefined;
        const isFolder = existing.isDirectory();
        const isEmpty = isFolder && (0,external_node_fs_.readdirSync)(path).length === 0;
        if (!isEmpty && !overwrite)
            return EXISTS_NOW_MESSAGE;
        if (!isFolder)
            return undefined;
        const why = await findMountOrRepository(path, signal);
        return why && `${why}; use another path`;
    }
    catch (error) {
        return (0,target_problems/* describeAccessError */.kh)(error);
    }
}

;// CONCATENATED MODULE: ./lib/phases/prepare-targets.js






/**
 * Prepares the targets of archive and site. Leftovers of killed runs are reported or removed, and
 * existing content is checked before it is replaced. The folder for temporary files must be
 * writable, too.
 * @throws StepError (`bad-inputs`) if existing content must not be replaced; any error from
 * `runDiskWork`
 * @throws the reason of the step's signal
 */
async function prepareTargets(targets, { removals, signal, log, env }) {
    const { archive, site } = targets;
    const temp = (0,temp_folder/* getTempFolder */.d)(env);
    if (archive !== undefined || site !== undefined)
        (0,explain_disk_error/* runDiskWork */.Wv)(temp, () => (0,external_node_fs_.accessSync)(temp, external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK));
    for (const target of [site, archive]) {
        // The name of an archive in a folder is not known yet.
        if (target === undefined || target.isArchiveFolder)
            continue;
        (0,explain_disk_error/* runDiskWork */.Wv)(target.path, () => cleanUpInterruptedRuns(target.path, removals, log.info));
    }
    await removals.waitUntilSettled();
    signal.throwIfAborted();
    const errors = await findOverwriteErrors(targets, signal);
    if (errors.length > 0)
        throw new step_error/* StepError */.z('bad-inputs', { errors });
}

;// CONCATENATED MODULE: ./lib/phases/prepare-values-file.js


/**
 * Checks that the values file can be written, and returns a function that writes the bundle's
 * address into it. Without a values file, that function does nothing, and no code is loaded.
 * @throws StepError (`values-file-…`), and so does the returned function
 */
async function prepareValuesFile({ valuesFile, exportRequest: { domain } }, { log, summaryRows, env }) {
    if (valuesFile === undefined)
        return async () => { };
    const { name, path, valuesPath, url, version } = valuesFile;
    const { checkValuesFile, writeValuesFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(395)]).then(__webpack_require__.bind(__webpack_require__, 395));
    await checkValuesFile({ name, path }, valuesPath);
    return async ({ link, archive }) => {
        let bundleUrl = link;
        let written = 'the link';
        const needsUpload = url !== undefined && archive !== undefined;
        if (needsUpload) {
            const { format: ext, sha256 } = archive;
            bundleUrl = fillPlaceholders(url, { domain, tag: encodeTag(env), ext, sha256 });
            written = bundleUrl;
        }
        const { note, warning } = await writeValuesFile({ name, path }, { bundleUrl, version, valuesPath });
        if (note)
            log.info((0,clean/* safe */.gB) `Note: ${note}`);
        if (warning)
            log.warning((0,clean/* safe */.gB) `Values file`, warning);
        summaryRows.push({ name: 'Values file', value: name });
        log.info((0,clean/* safe */.gB) `Wrote ${written} into ${path}`);
        if (url === undefined)
            log.info((0,clean/* safe */.gB) `Note: this link is a secret that expires, so do not commit ${name}. With values-url, the step writes a permanent address instead`);
        if (needsUpload)
            reportUpload(archive, bundleUrl, { log, summaryRows });
    };
}
/** Reports that the archive still has to be uploaded to the address in the values file. */
function reportUpload({ path, format }, address, { log, summaryRows }) {
    const wrongName = (0,archive_extension/* describeWrongExtension */.AA)(address, format);
    if (wrongName)
        log.warning((0,clean/* safe */.gB) `Values file`, (0,clean/* safe */.gB) `${wrongName}: end values-url with {ext}`);
    summaryRows.push({
        name: 'The bundle must still be uploaded to',
        value: address,
        href: address,
    });
    const advice = (0,clean/* safe */.gB) `upload ${path} before these values are deployed`;
    log.info((0,clean/* safe */.gB) `Note: the bundle is not at ${address} yet: ${advice}`);
}
/**
 * Returns an address with its placeholders filled in. Unknown values are left out, and placeholders
 * within a value are not replaced.
 */
function fillPlaceholders(template, values) {
    return template.replace(/\{(domain|tag|ext|sha256)\}/g, (_, name) => values[name] ?? '');
}
/** Returns the tag as part of an address; undefined if the workflow does not run on a tag. */
function encodeTag({ GITHUB_REF_TYPE: type, GITHUB_REF_NAME: name = '', }) {
    if (type !== 'tag')
        return undefined;
    return encodeURIComponent(name).replaceAll('%2F', '/');
}

// EXTERNAL MODULE: ./lib/phases/pull-request-comment.js
var pull_request_comment = __webpack_require__(2617);
;// CONCATENATED MODULE: ./lib/phases/start-export.js






/** Returns the site to export, in words; untrusted text. */
function describeSite({ domain, projectId }) {
    return domain ?? `the project ${projectId}`;
}
/**
 * Section 4.2 of the API: starts the export of a site.
 * @throws StepError if it was refused, or if it is unknown whether it was started
 */
async function startExport(exportApi, subject, { shouldWait, deadlineMs }, step) {
    step.log.info((0,clean/* safe */.gB) `Starting the export of ${describeSite(subject)}`);
    let maxRetries;
    if (!shouldWait)
        maxRetries = retry_policy/* RETRY_POLICY */.yE.maxRetries;
    try {
        const { jobId, state } = await step.runPhase('Start', () => exportApi.start({ deadlineMs, maxRetries }), (elapsedMs) => (0,clean/* safe */.gB) `Start: no usable response yet after ${(0,units/* formatDuration */.a3)(elapsedMs)}`);
        step.log.info((0,clean/* safe */.gB) `Started job ${jobId}`);
        return { id: jobId, startResponse: { state, respondedAtMs: step.clock.now() } };
    }
    catch (error) {
        if (!(error instanceof api_client/* CallError */.R))
            throw error;
        if (step.signal.aborted)
            throw new step_error/* StepError */.z('cancelled-while-starting', {}, error);
        throw (0,call_step_error/* makeCallStepError */.r)(error, { operation: 'start', project: subject.projectId });
    }
}

// EXTERNAL MODULE: ./lib/github/json-path.js
var json_path = __webpack_require__(689);
;// CONCATENATED MODULE: ./lib/github/commit-checks.js
/**
 * Reads the checks of a commit from GitHub: check runs, which apps report, and commit statuses, the
 * older form.
 */


/** The conclusions and states with which GitHub lets a required check or status pass. */
const PASSING_CONCLUSIONS = new Set(['success', 'neutral', 'skipped']);
/** The permission for each request, by its operation, which follows “could not”. */
const PERMISSIONS = {
    'read the check runs': 'checks: read',
    'read the commit statuses': 'statuses: read',
};
/**
 * Returns the checks of a commit: for each source and name, the attempt that counts. The checks of
 * this workflow run are returned separately, because a step that waited for them would wait for its
 * own end.
 * @param ownRunPath the part of an address that shows that a check belongs to this workflow run
 * @param name the name of the requested check runs, which may end with a `*`. All statuses are
 * returned, because they cannot be requested by name
 * @throws StepError (`check-…`)
 */
async function readChecks(github, commit, ownRunPath, name = '*') {
    const route = `GET /repos/{owner}/{repo}/commits/${encodeURIComponent(commit)}`;
    let nameFilter = '';
    if (!isWildcard(name))
        nameFilter = `&check_name=${encodeURIComponent(name)}`;
    // Without the filter, an attempt that still runs may be hidden behind a newer one of its suite
    // that has ended.
    const runs = `${route}/check-runs?filter=all${nameFilter}`;
    // https://docs.github.com/rest/checks/runs#list-check-runs-for-a-git-reference
    const checkRuns = await github.list('read the check runs', runs, ['check_runs'], readCheckRun);
    // It has the newest status of each name:
    // https://docs.github.com/rest/commits/statuses#get-the-combined-status-for-a-specific-reference
    const statuses = await github.list('read the commit statuses', `${route}/status`, ['statuses'], readCommitStatus);
    const attempts = [...checkRuns, ...statuses];
    const isOwn = ({ details }) => details?.includes(ownRunPath);
    return {
        ownChecks: attempts.filter(isOwn),
        checks: pickDecisive(attempts.filter((check) => !isOwn(check))),
    };
}
function readCheckRun(run) {
    const name = (0,json_path/* getText */.q4)(run, 'name');
    const status = (0,json_path/* getText */.q4)(run, 'status');
    if (name === undefined || status === undefined)
        return undefined;
    const state = (0,json_path/* getText */.q4)(run, 'conclusion') ?? status;
    let conclusion;
    if (status === 'completed')
        conclusion = judgeConclusion(state);
    return {
        name,
        source: findSource(run),
        state,
        conclusion,
        id: (0,json_path/* getNumber */.WZ)(run, 'id') ?? 0,
        endedAt: getTimeMs(run, 'completed_at'),
        details: (0,json_path/* getText */.q4)(run, 'html_url'),
    };
}
function findSource(run) {
    const suite = (0,json_path/* getNumber */.WZ)(run, 'check_suite', 'id');
    if (suite === undefined)
        return `app ${(0,json_path/* getNumber */.WZ)(run, 'app', 'id')}`;
    return `suite ${suite}`;
}
function readCommitStatus(status) {
    const name = (0,json_path/* getText */.q4)(status, 'context');
    const state = (0,json_path/* getText */.q4)(status, 'state');
    if (name === undefined || state === undefined)
        return undefined;
    let conclusion;
    if (state !== 'pending')
        conclusion = judgeConclusion(state);
    return {
        name,
        source: 'status',
        state,
        conclusion,
        id: (0,json_path/* getNumber */.WZ)(status, 'id') ?? 0,
        endedAt: getTimeMs(status, 'updated_at'),
        details: (0,json_path/* getText */.q4)(status, 'target_url'),
    };
}
function judgeConclusion(state) {
    if (PASSING_CONCLUSIONS.has(state))
        return 'success';
    return 'failure';
}
/** Returns the time at a name, in ms since the epoch; undefined if there is none. */
function getTimeMs(value, name) {
    const time = Date.parse((0,json_path/* getText */.q4)(value, name) ?? '');
    if (Number.isNaN(time))
        return undefined;
    return time;
}
/**
 * Returns, for each source and name, an attempt that has not ended if there is one, or else the
 * newest.
 */
function pickDecisive(attempts) {
    const rankOpen = ({ conclusion }) => Number(conclusion === undefined);
    const decisiveLast = attempts.toSorted((a, b) => rankOpen(a) - rankOpen(b) || a.id - b.id);
    const decisive = new Map();
    for (const check of decisiveLast)
        decisive.set(`${check.source} ${check.name}`, check);
    return [...decisive.values()];
}
/** Returns whether a name ends with a `*`, which stands for anything. */
function isWildcard(name) {
    return name.endsWith('*');
}
/**
 * Returns the decisive check of those with this name, which may end with a `*`; undefined if there
 * is none. All of them have to succeed. So a check that has not ended is decisive, then one that
 * failed, then the one that ended last.
 */
function findDecisiveCheck(name, checks) {
    const matching = checks.filter((check) => matchesName(check, name));
    const open = matching.find(({ conclusion }) => conclusion === undefined);
    if (open !== undefined)
        return open;
    const failed = matching.find(({ conclusion }) => conclusion === 'failure');
    if (failed !== undefined)
        return failed;
    const [last] = matching.toSorted((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0));
    return last;
}
function matchesName(check, name) {
    if (isWildcard(name))
        return check.name.startsWith(name.slice(0, -1));
    return check.name === name;
}
/** Returns the error for a failed request of a step that waits for a check. */
function makeCommitCheckError(failure, cause) {
    const { kind, status, operation } = failure;
    if (kind !== 'refused')
        return new step_error/* StepError */.z(`check-${kind}`, failure, cause);
    if (status === 401)
        return new step_error/* StepError */.z('github-token-refused', failure, cause);
    let permission;
    if (status === 403 || status === 404)
        permission = PERMISSIONS[operation];
    // A missing permission explains a 403.
    const mayLackCommit = status !== 403;
    return new step_error/* StepError */.z('check-refused', { ...failure, permission, mayLackCommit }, cause);
}

// EXTERNAL MODULE: ./lib/github/event.js
var github_event = __webpack_require__(9607);
// EXTERNAL MODULE: ./lib/github/repository.js
var github_repository = __webpack_require__(2635);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
// EXTERNAL MODULE: ./lib/phases/progress-log.js
var progress_log = __webpack_require__(7994);
;// CONCATENATED MODULE: ./lib/phases/wait-for-commit-check.js










/** The minimum poll interval for checks, in ms. */
const MIN_POLL_INTERVAL_MS = 60_000;
/**
 * How many counted requests may be sent at once, and the time after which one more may be sent. In
 * an hour, these are 18 + 90, and at most 120 with the last reads, which are not delayed beyond the
 * deadline. A workflow's token allows 1,000 an hour for the whole repository:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const MAX_BURST_REQUESTS = 18;
const MS_PER_REQUEST = 40_000;
/** How many checks an error or a log line lists. */
const MAX_NAMED = 20;
/**
 * Waits until the check run or commit status that reports the service's build of this commit has
 * succeeded. If it does not exist yet, keeps looking for it until the deadline. Loads Octokit only
 * when it is needed.
 * @throws StepError (`check-…`, `github-token-…`, `bad-inputs`) if it did not succeed
 */
async function waitForCommitCheck({ waitForCheck, service, exportRequest, }, waitPlan, step) {
    if (waitForCheck === undefined || exportRequest.jobId !== undefined)
        return;
    const { name, token } = waitForCheck;
    if (token === '')
        throw new step_error/* StepError */.z('github-token-missing', { input: 'wait-for-check' });
    const { env, log, clock } = step;
    const event = (0,github_event/* readEvent */.j)(env, NOT_STARTED);
    const commit = event.commit ?? env.GITHUB_SHA ?? '';
    ensureCommitHash(commit);
    const repository = (0,github_repository/* readRepository */.N)(env, NOT_STARTED);
    const { openGitHub } = await Promise.all(/* import() */[__webpack_require__.e(779), __webpack_require__.e(413), __webpack_require__.e(391)]).then(__webpack_require__.bind(__webpack_require__, 391));
    const { requestTimeoutMs } = service;
    const { deadlineMs } = waitPlan;
    const access = { ...step, repository, token, requestTimeoutMs, deadlineMs, info: log.info };
    const github = openGitHub(access, makeCommitCheckError);
    const shortCommit = commit.slice(0, 7);
    log.info((0,clean/* safe */.gB) `Waiting for the check “${name}” on the commit ${shortCommit} before starting the export`);
    const reader = new CommitCheckReader(github, { name, commit }, waitPlan, step);
    const { check, others } = await waitForDecisiveCheck(reader, waitPlan, step);
    if (check?.conclusion === 'success')
        return;
    const elapsed = (0,units/* formatDuration */.a3)(clock.now() - waitPlan.startedAtMs);
    const details = { commit: shortCommit, elapsed };
    if (check !== undefined)
        throw makeUnsuccessfulCheckError(check, details);
    let fork;
    if (event.isForkRepository)
        fork = env.GITHUB_REPOSITORY;
    throw makeAbsentCheckError(reader, others, { ...details, fork });
}
/** Reads the checks of a commit, no more often than the limit of the token allows. */
class CommitCheckReader {
    name;
    #github;
    #commit;
    #waitPlan;
    #step;
    #ownCheckName;
    constructor(github, { name, commit }, waitPlan, step) {
        this.name = name;
        this.#github = github;
        this.#commit = commit;
        this.#waitPlan = waitPlan;
        this.#step = step;
    }
    /** The name of a check of this workflow run that matches; the step does not wait for it. */
    get ownCheckName() {
        return this.#ownCheckName;
    }
    /** Returns the check runs with this name, or all check runs, and all statuses. */
    async read(name) {
        await this.#waitForTurn();
        const ownRunPath = `/actions/runs/${this.#step.env.GITHUB_RUN_ID}/`;
        const { ownChecks, checks } = await readChecks(this.#github, this.#commit, ownRunPath, name);
        this.#ownCheckName ??= findDecisiveCheck(this.name, ownChecks)?.name;
        return checks;
    }
    async #waitForTurn() {
        const { startedAtMs, deadlineMs } = this.#waitPlan;
        const { clock, signal } = this.#step;
        const requestsAfterBurst = this.#github.countedRequests - MAX_BURST_REQUESTS;
        const earliestMs = startedAtMs + requestsAfterBurst * MS_PER_REQUEST;
        const pauseMs = Math.min(earliestMs, deadlineMs) - clock.now();
        if (pauseMs > 0)
            await clock.sleep(pauseMs, signal);
    }
}
/** What a failure before the export means, worded to follow “so”. */
const NOT_STARTED = 'no export was started';
/** @throws StepError (`runner-variables`) if this is not a commit */
function ensureCommitHash(commit) {
    if (/^[0-9a-f]{40,64}$/.test(commit))
        return;
    const needs = (0,clean/* safe */.gB) `wait-for-check needs the commit that the workflow runs on`;
    const what = (0,clean/* safe */.gB) `${needs}, but GITHUB_SHA is “${commit}”`;
    throw new step_error/* StepError */.z('runner-variables', { errors: [what], consequence: NOT_STARTED });
}
function makeUnsuccessfulCheckError(check, details) {
    const values = { ...check, ...details, check: check.name };
    if (check.conclusion === 'failure')
        return new step_error/* StepError */.z('check-failed', values);
    return new step_error/* StepError */.z('check-unfinished', values);
}
function makeAbsentCheckError({ name, ownCheckName }, others, values) {
    const names = others.map((other) => other.name);
    return new step_error/* StepError */.z('check-absent', {
        ...values,
        check: name,
        own: ownCheckName,
        others: listNames(others),
        meant: (0,did_you_mean/* findCorrection */.oQ)(name, names),
    });
}
/**
 * Reads the checks with this name until they end or the wait expires. Returns the decisive check,
 * or all others if there is none.
 */
async function waitForDecisiveCheck(reader, waitPlan, step) {
    const { name } = reader;
    const progress = (0,progress_log/* openProgressLog */.g)((0,clean/* safe */.gB) `Check “${name}”`, waitPlan, step);
    const read = async () => {
        const check = findDecisiveCheck(name, await reader.read(name));
        let others = [];
        if (check === undefined) {
            ensureWildcardAtEnd(name);
            others = await reader.read();
        }
        const names = listNames(others);
        const state = describeCheck(check, name, step.clock.now());
        progress.logIfChanged(state, names && (0,clean/* safe */.gB) `; the commit has ${names}`);
        return { check, others, hasEnded: check?.conclusion !== undefined };
    };
    const plan = {
        ...waitPlan,
        pollIntervalMs: Math.max(waitPlan.pollIntervalMs, MIN_POLL_INTERVAL_MS),
    };
    step.facts.isBeforeExport = true;
    const wait = () => (0,poll/* poll */.wt)(read, plan, step);
    const { last } = await step.runPhase('Wait for check', wait, progress.heartbeat);
    step.facts.isBeforeExport = false;
    return last;
}
/**
 * @throws StepError (`bad-inputs`) for a name that does not exist and has a `*` that is not at the
 * end
 */
function ensureWildcardAtEnd(name) {
    if (!name.slice(0, -1).includes('*'))
        return;
    const what = (0,clean/* safe */.gB) `wait-for-check is “${name}”, which does not exist`;
    const why = (0,clean/* safe */.gB) `“*” is a wildcard only at the end of a name`;
    const advice = (0,clean/* safe */.gB) `use the name that the commit shows, or its beginning followed by “*”`;
    throw new step_error/* StepError */.z('bad-inputs', { errors: [(0,clean/* safe */.gB) `${what}, and ${why}; ${advice}`] });
}
/** Returns the state of a check for the log. `now` is in ms since the epoch. */
function describeCheck(check, name, now) {
    if (check === undefined)
        return (0,clean/* safe */.gB) `not there yet`;
    const { conclusion, endedAt, state } = check;
    if (conclusion !== 'success' && check.name === name)
        return (0,clean/* safe */.gB) `${state}`;
    if (conclusion !== 'success')
        return (0,clean/* safe */.gB) `${check.name} is ${state}`;
    if (endedAt === undefined)
        return (0,clean/* safe */.gB) `succeeded`;
    return (0,clean/* safe */.gB) `succeeded ${(0,units/* formatDuration */.a3)(now - endedAt)} ago`;
}
/** Returns the names and states of checks; undefined if there are none. */
function listNames(checks) {
    if (checks.length === 0)
        return undefined;
    const names = checks.map(({ name, state }) => `${name} (${state})`);
    return (0,clean/* safe */.gB) `${(0,words/* joinFirstWords */.Kd)(names, MAX_NAMED)}`;
}

// EXTERNAL MODULE: ./lib/unpack/use-earlier-site.js
var use_earlier_site = __webpack_require__(7957);
// EXTERNAL MODULE: ./lib/web/list-tree.js
var list_tree = __webpack_require__(7401);
;// CONCATENATED MODULE: ./lib/modes/export.js



















const export_FINAL_STATUSES = new Set(['completed', 'failed']);
/**
 * Section 4.5 of the API: waits for the check of the commit, requests a build, starts an export (or
 * resumes one), follows it until it ends, and requests its bundle. Downloads and unpacks it as
 * configured, compares and checks the site, and hands it over. Everything that could prevent the
 * handover is checked before the export starts.
 * @throws StepError if the step has to fail
 */
async function exportSite(inputs, step) {
    const { domain, projectId } = inputs.exportRequest;
    if (projectId !== undefined) {
        step.facts.subject = `Project ${projectId}`;
        step.summaryRows.push({ name: 'Project', value: projectId });
    }
    if (domain !== undefined) {
        step.facts.subject = domain;
        step.summaryRows.push({ name: 'Domain', value: domain });
    }
    const { host, basePath } = inputs.check;
    const site = { path: inputs.targets.site?.path, domain, host, basePath };
    return (0,pull_request_comment/* runWithComment */.X)(inputs.comment, site, step, async () => {
        await prepareTargets(inputs.targets, step);
        return (0,use_earlier_site/* useEarlierSite */.Z)(inputs, step, (earlier) => runExport(inputs, earlier, step));
    });
}
/** `earlier` is the folder with the earlier site, if there is one. */
async function runExport(inputs, earlier, step) {
    const writeValues = await prepareValuesFile(inputs, step);
    const api = (0,logged_service_api/* openLoggedServiceApi */.u)(inputs.service, step);
    const waitPlan = (0,poll/* planWait */.Ho)(inputs.waitSettings, step.clock.now());
    let redaction = 'this step';
    if (inputs.maskBundleUrl)
        redaction = 'all logs';
    await waitForCommitCheck(inputs, waitPlan, step);
    if (inputs.update)
        await buildDocumentation(api, inputs.update, redaction, waitPlan, step);
    const exportApi = api.makeExportApi(inputs.exportRequest);
    const bundle = await exportBundle(exportApi, inputs, { redaction, waitPlan }, step);
    if (bundle === undefined) {
        reportDeferredInputs(inputs, step);
        return 'pending';
    }
    const bundleToHandOver = await downloadAndCheckBundle(bundle, inputs, earlier, step);
    await writeValues(bundleToHandOver);
    step.phaseResults.handover = { headline: 'exported' };
    return 'succeeded';
}
/**
 * Starts an export (or resumes one), polls it until it ends, and requests the link to its bundle.
 * Returns undefined if the export is still running.
 * @throws StepError if the export failed, or has no usable bundle
 */
async function exportBundle(exportApi, { exportRequest, service }, { redaction, waitPlan }, step) {
    const job = await startOrResume(exportApi, exportRequest, waitPlan, step);
    const project = exportRequest.projectId;
    const jobToPoll = makeJobToPoll(exportApi, job, project, redaction);
    const state = await (0,poll_job/* pollJob */.r)(jobToPoll, waitPlan, step);
    if (state === undefined)
        return undefined;
    if (state.status === 'failed')
        throw new step_error/* StepError */.z('export-failed', { job: job.id, serverMessage: state.error });
    const completedJob = { id: job.id, status: state.status, project };
    const options = { baseUrl: service.baseUrl, redaction, waitPlan };
    let link;
    if (state.bundle)
        link = reportLink(state.bundle, completedJob, options, step);
    else
        link = await step.runPhase('Bundle', () => requestLink(exportApi, completedJob, options, step));
    return {
        job: { id: job.id, pageCount: (0,units/* parseCount */.zq)(state.pageCount) },
        link,
        renewLink: () => renewLink(exportApi, completedJob, options, step),
    };
}
function makeJobToPoll(exportApi, job, project, redaction) {
    return {
        ...job,
        phase: 'Export',
        read: (limits) => exportApi.read(job.id, limits),
        finalStatuses: export_FINAL_STATUSES,
        operation: 'status',
        project,
        redaction,
    };
}
const HOW_TO_DOWNLOAD = (0,clean/* safe */.gB) `Set site-path to unpack and check the site, or bundle-path to keep the archive. The link is in the output bundleUrl`;
/** Downloads, unpacks, and checks a bundle as configured, and returns the result to hand over. */
async function downloadAndCheckBundle({ job, link, renewLink }, inputs, earlier, step) {
    const { targets, valuesFile, maskBundleUrl } = inputs;
    if (targets.archive === undefined && targets.site === undefined) {
        const isOnlyLinkWanted = valuesFile !== undefined || !maskBundleUrl;
        if (!isOnlyLinkWanted)
            step.log.info((0,clean/* safe */.gB) `Note: nothing was downloaded. ${HOW_TO_DOWNLOAD}`);
        return { link: link.url };
    }
    return (0,work_folder/* useWorkFolder */.j)(step, async (workFolder) => {
        const download = await downloadArchive(link, renewLink, workFolder, inputs, step);
        const { archive, site } = await unpackArchive(download, inputs, step);
        if (site !== undefined)
            await checkExportedSite(site, job, inputs, earlier, step);
        return { link: download.link.url, archive };
    });
}
/** @throws StepError if the step has to fail */
async function checkExportedSite({ path, digest }, job, { exportRequest, valuesFile, check }, earlier, step) {
    const { domain, jobId } = exportRequest;
    let resumedJob;
    if (domain !== undefined)
        resumedJob = jobId;
    const site = {
        folder: (0,list_tree/* makeSiteFolder */.Y)(path, step.signal),
        domain,
        job,
        resumedJob,
        digest,
        hasValuesFile: valuesFile !== undefined,
    };
    await (0,compare_and_check/* compareAndCheckSite */.i)(site, earlier, check, step);
}
async function startOrResume(exportApi, exportRequest, waitPlan, step) {
    const { jobId, projectId } = exportRequest;
    let job;
    if (jobId === undefined)
        job = await startExport(exportApi, exportRequest, waitPlan, step);
    else
        job = { id: jobId };
    step.facts.jobId = job.id;
    step.facts.resumeWith = { 'job-id': job.id };
    if (projectId !== undefined)
        step.facts.resumeWith = { 'project-id': projectId, 'job-id': job.id };
    step.outputs.set('jobId', job.id);
    return job;
}
/** Logs the inputs that take effect only after the export has ended. */
function reportDeferredInputs(inputs, { log }) {
    const names = listDeferredInputs(inputs);
    if (names.length === 0)
        return;
    const when = (0,clean/* safe */.gB) `when this step runs with this job-id after the export has ended`;
    const effect = (0,clean/* safe */.gB) `${(0,words/* joinWords */.yZ)(names, 'and')} will take effect ${when}`;
    log.info((0,clean/* safe */.gB) `Note: nothing has been downloaded yet. ${effect}`);
}
function listDeferredInputs({ targets, compareWith, check, valuesFile, }) {
    const names = [];
    if (targets.archive !== undefined)
        names.push('bundle-path');
    if (targets.site !== undefined) {
        names.push('site-path');
        if (check.expectText !== undefined)
            names.push('expect-text');
        if (compareWith !== undefined)
            names.push('compare-with');
        if (compareWith !== undefined && check.maxPagesRemoved !== undefined)
            names.push('max-pages-removed');
    }
    if (valuesFile !== undefined)
        names.push('values-file');
    return names;
}


/***/ }),

/***/ 3174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ followRedirects),
/* harmony export */   uC: () => (/* binding */ readRedirectTarget),
/* harmony export */   xl: () => (/* binding */ isRedirectStatus)
/* harmony export */ });
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** Returns whether browsers follow a response with this status if it has a target. */
function isRedirectStatus(status) {
    return REDIRECT_STATUSES.has(status);
}
/**
 * Returns the target of a response's redirect from `from`, as a full URL if it can be parsed
 * (untrusted text); undefined if it is not a redirect.
 */
function readRedirectTarget({ statusCode = 0, headers: { location } }, from) {
    if (!isRedirectStatus(statusCode) || !location)
        return undefined;
    const url = URL.parse(location, from.href);
    return url?.href ?? location;
}
/**
 * Requests an address, and follows its redirects.
 * @throws the errors of `send`, `discard`, and `decideNext`
 */
async function followRedirects(first, { send, discard, decideNext }) {
    const visited = [first];
    for (let url = first;; visited.push(url)) {
        const message = await send(url);
        const to = readRedirectTarget(message, url);
        if (to === undefined)
            return { message, visited, stopReason: undefined };
        await discard(message);
        const target = decideNext(to, visited);
        if (!(target instanceof URL))
            return { message, visited, stopReason: target };
        url = target;
    }
}


/***/ })

};

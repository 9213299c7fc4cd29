export const id = 182;
export const ids = [182];
export const modules = {

/***/ 892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mi: () => (/* binding */ isDiskError)
});

// UNUSED EXPORTS: ensureRoom, explainDiskError, freeBytes, lstatIfExists, onDisk

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
// EXTERNAL MODULE: external "node:util/types"
var types_ = __webpack_require__(429);
;// CONCATENATED MODULE: ./lib/report/clean.js
/**
 * The one door that makes text from the network safe to show.
 *
 * The runner reads commands out of a step's output: `::name::` after any white space at the start of a line, and
 * the older `##[name]` anywhere in a line; a lone carriage return starts a line too. Whoever controls a line can
 * set outputs, add masks, or switch masking off (`stop-commands`).
 */
/** How much of one foreign value is shown, in UTF-16 units. */
const MAX_SHOWN = 300;
/** How many units are read for each that may be shown: white space, secrets and queries become shorter. */
const READ_PER_SHOWN = 16;
/** The beginning of a line that the runner would read as a command: `^` matches after every kind of line end. */
const COMMAND = /^(\s*):(?=:)/gmu;
/**
 * The class is not exported, and its protected property keeps other objects with a text from passing as it. No line of
 * it is a command, whatever values it was put together from: a foreign one may come first, and two may make one.
 */
class CleanText {
    text;
    constructor(text) {
        this.text = text.replace(COMMAND, '$1: ').replaceAll('##[', '## [');
    }
    toString() {
        return this.text;
    }
}
/** The first secrets are the keys, which stay; of later ones, such as new links in each answer, the newest are kept. */
const PERMANENT_SECRETS = 100;
const MAX_SECRETS = 1_000;
const secrets = [];
/**
 * Has `secret` shown as `***` from now on. The runner masks, too, but misses what is cut or encoded as HTML. A service
 * that sends new secrets without end must not make each printed line more expensive than the last.
 */
function hide(secret) {
    if (secrets.includes(secret))
        return;
    secrets.push(secret);
    if (secrets.length > MAX_SECRETS)
        secrets.splice(PERMANENT_SECRETS, 1);
}
/**
 * Returns `value` as one line without secrets, without queries of URLs, without control, formatting or surrogate
 * characters, without `##[`, and with at most `cap` UTF-16 units. It may still begin with a command (`::name::`): only
 * `SafeText` may be printed. The order is what keeps this safe and fast: first secrets are masked, because a cut could
 * leave half of one; then the text is cut; then patterns look at what is left.
 */
function clean(value, cap = MAX_SHOWN) {
    const line = withoutQueries(withoutSecrets(String(value ?? ''), cap * READ_PER_SHOWN))
        .replace(/\s+/gu, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD')
        .replaceAll('##[', '## [')
        .trim();
    return line.length > cap ? `${line.slice(0, cap - 1).replace(/[\uD800-\uDBFF]$/u, '')}…` : line;
}
/** Returns the beginning of `text`, at most `length` UTF-16 units, without secrets, nor the first part of one. */
function withoutSecrets(text, length) {
    const longestFirst = [...secrets].sort((a, b) => b.length - a.length);
    const longest = longestFirst[0]?.length ?? 0;
    // Each secret is looked for in all of this, so it has to be short, however long the text is.
    const beginning = text.slice(0, length + 4 * longest);
    const masked = longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '***'), beginning);
    const isWhole = beginning.length === text.length;
    return masked.slice(0, isWhole ? length : Math.min(length, Math.max(0, masked.length - longest)));
}
/** Returns `text` without the query of any URL in it, for signatures and tokens are in there. */
function withoutQueries(text) {
    return text.replace(/[^\s"'<>]+/g, (run) => {
        const urlAt = run.search(/\bhttps?:\\?\/\\?\//i);
        const queryAt = urlAt < 0 ? -1 : run.indexOf('?', urlAt);
        // A question mark that nothing follows ends a question: «did you mean https://api.example.com?»
        return queryAt < 0 || queryAt === run.length - 1 ? run : `${run.slice(0, queryAt)}?…`;
    });
}
/** A template tag: the literal words are ours, every value goes through `clean` (unless it is `SafeText`). */
function safe(words, ...values) {
    const shown = values.map((value) => (value instanceof CleanText ? value.text : clean(value)));
    return new CleanText(words.reduce((text, word, i) => `${text}${shown[i - 1]}${word}`));
}
/**
 * Fills the `{name}` placeholders of a message template. A part in square brackets is left out when any value in
 * it is missing or empty. Every value goes through `clean`.
 */
function fill(template, values) {
    const optional = /\[([^[\]]*)\]/g;
    const placeholder = /\{(\w+)\}/g;
    const shown = (name) => show(values[name]);
    const kept = template.replace(optional, (_, part) => [...part.matchAll(placeholder)].every((match) => shown(match[1] ?? '') !== '') ? part : '');
    return new CleanText(kept.replace(placeholder, (_, name) => shown(name)));
}
function show(value) {
    if (value instanceof CleanText)
        return value.text;
    if (typeof value === 'object')
        return value.map((item) => `\n- ${show(item)}`).join('');
    return clean(value);
}

;// CONCATENATED MODULE: ./lib/messages.js

/** Every way to fail, in words: the only place where the step's errors are worded. */
const MESSAGES = {
    'bad-inputs': {
        outcome: 'rejected',
        text: 'The inputs of this step are invalid; it stopped before doing anything:{errors}',
    },
    'node-too-old': {
        outcome: 'rejected',
        text: 'This step needs Node {needed} or newer, but the runner started it with Node {found}; it stopped before doing anything. Use a runner or a container image that has Node {needed}.',
    },
    unauthorized: {
        outcome: 'rejected',
        text: 'The service does not accept the API key (HTTP 401).[ It said: “{said}”.] The key may be mistyped, revoked or expired: create a new admin key on the API keys page of the dashboard and store it in the secret that `api-key` reads.[ The job {goesOn} goes on at the service: once this is fixed, run this step with that `job-id`.]',
    },
    'payment-required': {
        outcome: 'rejected',
        text: 'The service asks for payment, or for another plan (HTTP {status}).[ It said: “{said}”.] Static export requires the Enterprise plan: check the plan of the organization that the API key belongs to.[ The job {goesOn} goes on at the service: once this is fixed, run this step with that `job-id`.]',
    },
    forbidden: {
        outcome: 'rejected',
        text: 'The service does not allow this API key to do that (HTTP 403).[ It said: “{said}”.] Check that it is an admin key with write scope, that it may be used from this runner’s IP address, that it belongs to the organization that owns the site, and that the plan is Enterprise (static export requires it).[ The job {goesOn} goes on at the service: once this is fixed, run this step with that `job-id`.]',
    },
    'export-address-not-found': {
        outcome: 'rejected',
        text: 'The service could not find the static export API or the site (HTTP 404).[ It said: “{said}”.] Check that `base-url` is the root of the administrative API and that `domain` is a site of this organization.',
    },
    'export-job-not-found': {
        outcome: 'rejected',
        text: 'The service has no export job {job} (HTTP 404).[ It said: “{said}”.] Check `job-id`, and that the API key belongs to the organization that started the job; an agent’s job needs `mode: agent-job`.[ The job {goesOn} was there before: look for it in the dashboard.]',
    },
    'agent-job-not-found': {
        outcome: 'rejected',
        text: 'The service has no agent job {job} in project {project} (HTTP 404).[ It said: “{said}”.] Check `job-id` and `project-id` (shown on the API keys page of the dashboard), and that the API key belongs to that project; an export needs `mode: export`.',
    },
    invalid: {
        outcome: 'rejected',
        text: 'The service rejected the request as invalid (HTTP {status}).[ It said: “{said}”.] For an export, `domain` must be the host name of a site of this organization, without scheme or path.',
    },
    redirected: {
        outcome: 'rejected',
        text: 'The service answered with a redirect (HTTP {status})[ to {host}]. It was not followed, because that would have sent the API key along: set `base-url` to the address of the API itself.',
    },
    'start-limited': {
        outcome: 'rejected',
        text: 'The service limits how many exports may be started (HTTP 429), and refused this one until the end: {attempts} in {elapsed}.[ It said: “{said}”.] No export was started. Start fewer at once (`max-parallel` of a matrix, other minutes in a schedule), or later.',
    },
    'export-running': {
        outcome: 'rejected',
        text: 'An export of this site is already running (HTTP 409), so no other was started: {attempts} in {elapsed}.[ It said: “{said}”.] Run this step again when that one has ended, set a longer `wait-timeout`, or follow that one: run this step with its `job-id`[, {job}].',
    },
    refused: {
        outcome: 'rejected',
        text: 'The service refused the request (HTTP {status}).[ It said: “{said}”.] Retrying would not help: check `base-url` and the inputs of this step.[ The job {goesOn} goes on at the service: once this is fixed, run this step with that `job-id`.]',
    },
    'not-the-api': {
        outcome: 'rejected',
        text: 'The server at `base-url` is not the administrative API: it sent a web page (HTTP {status})[, titled “{said}”]. Set `base-url` to the root of the API; if it already is, a proxy or a firewall is answering in its place.[ The job {goesOn} goes on at the service: once this is fixed, run this step with that `job-id`.]',
    },
    'start-not-the-api': {
        outcome: 'unreachable',
        text: 'The server at `base-url` is not the administrative API: it answered the request to start the export with a web page[, titled “{said}”]. Set `base-url` to the root of the API. If a proxy answered in its place, the export may have been started: look for it in the dashboard before you run this step again.',
    },
    unreachable: {
        outcome: 'unreachable',
        text: 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ The service last reported the job as {status}.][ It said: “{said}”.] Check `base-url`, the network between runner and service, and the service’s status page.[ The job {goesOn} goes on at the service: once this is fixed, run this step with that `job-id`.]',
    },
    'answers-unreadable': {
        outcome: 'unreachable',
        text: 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ The service last reported the job as {status}.] Its answers are not those of the API that this step knows: check `base-url`, then use the newest version of this action; if that does not help, report it.[ The job {goesOn} goes on at the service: once this is fixed, run this step with that `job-id`.]',
    },
    limited: {
        outcome: 'unreachable',
        text: 'The service limits requests (HTTP 429), and refused to be asked {what} until the end: {attempts} in {elapsed}.[ The service last reported the job as {status}.][ It said: “{said}”.] Set a longer `poll-interval`, and let fewer jobs run at once (`max-parallel`).[ The job {goesOn} goes on at the service: once this is fixed, run this step with that `job-id`.]',
    },
    'not-connected': {
        outcome: 'unreachable',
        text: 'The service at {host} could not be asked {what}: {why}; gave up after {attempts} in {elapsed}.[ {started}][ The service last reported the job as {status}.] Check the host and port in `base-url`, and whether a firewall or a proxy is between runner and service.',
    },
    'not-trusted': {
        outcome: 'unreachable',
        text: 'The service at {host} could not be asked {what}: {why}; gave up after {attempts} in {elapsed}.[ {started}][ The service last reported the job as {status}.] If the certificate was issued by an authority of your own, set `NODE_EXTRA_CA_CERTS` in the `env` of the job to the path of that authority’s certificate; if it has expired or names another host, it has to be renewed, or `base-url` is wrong.',
    },
    'proxy-failed': {
        outcome: 'unreachable',
        text: 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ The service last reported the job as {status}.] Check `HTTPS_PROXY` and `NO_PROXY` in the environment of the job: the proxy’s host, port, user name and password, and whether the service should be reached through it at all.',
    },
    'start-unknown': {
        outcome: 'unreachable',
        text: 'It is unknown whether the export was started: {why}.[ The service said: “{said}”.] The start was not sent again, because the export may be running. Look for it in the dashboard: if it is there, run this step with its `job-id`; if not, run this step again.',
    },
    'export-failed': {
        outcome: 'job-failed',
        text: 'The export job {job} failed.[ The service said: “{said}”.] The site’s build in the dashboard has the details; once it is fixed, run this step again to start a new export.',
    },
    'agent-failed': {
        outcome: 'job-failed',
        text: 'The agent job {job} failed: the agent hit an error that it could not recover from.[ The service said: “{said}”.] Look at the job in the dashboard, then give the agent its instruction again.',
    },
    'job-ended': {
        outcome: 'job-failed',
        text: 'The job {job} has ended as “{status}”: the service said so three times, and this step takes that for an end.[ The service said: “{said}”.] Look at the job in the dashboard, then run this step again to start a new one.',
    },
    'timed-out': {
        outcome: 'timed-out',
        text: 'The job {job} was still {status} after {elapsed} (`wait-timeout`). The service is still working on it: follow it with `job-id` instead of starting another one, or set a longer `wait-timeout`.',
    },
    'timed-out-unknown': {
        outcome: 'timed-out',
        text: 'After {elapsed} (`wait-timeout`), the service last reported the job {job} as “{status}”, a status that this step does not know. Look at the job in the dashboard: if it is still running, follow it with `job-id` instead of starting another one.',
    },
    cancelled: {
        outcome: 'cancelled',
        text: 'The step was cancelled.[ The job {job} is still running at the service: follow it with `job-id` instead of starting another one.]',
    },
    'cancelled-while-starting': {
        outcome: 'cancelled',
        text: 'The step was cancelled while it was starting the export, so it is unknown whether the job exists. Look for it in the dashboard: if it is there, run this step with its `job-id`.',
    },
    'check-failed': {
        outcome: 'job-failed',
        text: 'The check {check} of the commit {commit} ended with {state}, so no export was started.[ More about it: {details}.] Once it has ended well, run this step again.',
    },
    'check-unfinished': {
        outcome: 'timed-out',
        text: 'The check {check} of the commit {commit} was still {state} after {elapsed} (`wait-timeout`), so no export was started.[ The checks that are there: {others}.] Run this step again when it has ended, or set a longer `wait-timeout`.',
    },
    'check-absent': {
        outcome: 'timed-out',
        text: 'The commit {commit} had no check {check} after {elapsed} (`wait-timeout`), so no export was started.[ The checks that are there: {others}.][ Did you mean {meant}?][ {fork} is a fork: a service may report to the original repository alone.] Set `wait-for-check` to the name as the commit shows it, and check that the service builds this branch.',
    },
    'check-refused': {
        outcome: 'rejected',
        text: 'The server {server} did not let `github-token` {what} of the commit (HTTP {status}), so no export was started.[ It said: “{said}”.][ Give the job `permissions: {permission}`; `wait-for-check` needs `checks: read` and `statuses: read`.] Check also that the token is one for this repository, and that the commit was pushed to it.',
    },
    'check-unreachable': {
        outcome: 'unreachable',
        text: 'Could not {what} on {server}: {why}; gave up after {attempts}, and no export was started.[ It said: “{said}”.] Check the network between runner and server[ and {statusPage}], then run this step again.',
    },
    'link-missing': {
        outcome: 'bundle-failed',
        text: 'The service answered the request for the bundle of job {job} without a `bundleUrl`.[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'link-invalid': {
        outcome: 'bundle-failed',
        text: 'The link to the bundle of job {job} cannot be used: {why}. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'bundle-not-ready': {
        outcome: 'bundle-failed',
        text: 'The job {job} is completed, but after {attempts} the service still says that its bundle is not ready (HTTP 409).[ It said: “{said}”.] Run this step again with `job-id` in a few minutes.',
    },
    'download-refused': {
        outcome: 'bundle-failed',
        text: 'The storage refused the download: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, check whether a proxy between runner and storage changes requests, and contact the service’s support.',
    },
    'redirect-refused': {
        outcome: 'bundle-failed',
        text: 'The redirect from {host}[ to {target}] was not followed: {why}. Check whether a proxy between runner and storage asks for a login, and contact the service’s support.',
    },
    'download-failed': {
        outcome: 'bundle-failed',
        text: 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ It said: “{said}”.] Check the network between runner and storage, then run this step again with `job-id`.',
    },
    'download-mismatch': {
        outcome: 'bundle-failed',
        text: 'What was downloaded is not the archive that was announced: {what} is {got} instead of {expected}. It was discarded. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'download-too-large': {
        outcome: 'bundle-failed',
        text: 'The archive is larger than {limit}[ (announced size: {size})], the most that `max-unpacked-size` and `max-unpacked-files` allow. None of it was kept. Set higher limits if the site is really that large.',
    },
    'download-reencoded': {
        outcome: 'bundle-failed',
        text: 'The storage sent the archive with the encoding {encoding}, which was not requested and is not the archive’s own. Check whether a proxy or CDN between runner and storage re-encodes what it passes on, or whether the object was stored with a wrong Content-Encoding.',
    },
    'not-an-archive': {
        outcome: 'bundle-failed',
        text: 'What was downloaded is not an archive of a site: it looks like {kind}. Expected zip, tar, tar.gz or tar.zst. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'archive-empty': {
        outcome: 'bundle-failed',
        text: 'The archive is empty: {why}. Look at the export in the dashboard, then run this step again to start a new one.',
    },
    'archive-damaged': {
        outcome: 'bundle-failed',
        text: 'The archive is damaged[ at “{entry}”]: {why}. None of it was kept. Run this step again with `job-id`; if that does not help, start a new export.',
    },
    'archive-window-too-large': {
        outcome: 'bundle-failed',
        text: 'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Contact the service’s support: archives must be made with a window of at most 128 MiB (`zstd --long=27`).',
    },
    'entry-refused': {
        outcome: 'bundle-failed',
        text: 'The archive was refused because of its entry “{entry}”: {why}. No site needs such an entry, so nothing from the archive was kept. Contact the service’s support.',
    },
    'entry-unsupported': {
        outcome: 'bundle-failed',
        text: 'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux with `site-path` on an ordinary disk, or keep the archive with `bundle-path` instead of unpacking it here.',
    },
    'archive-too-large': {
        outcome: 'bundle-failed',
        text: 'The archive unpacks to more than {limit}, the limit of `{input}`. None of it was kept. Set a higher `{input}` if the site is really that large.',
    },
    'disk-full': {
        outcome: 'bundle-failed',
        text: 'There is not enough disk space for {what}[: {needed} needed, {free} free]. What this step wrote so far is removed; the log names what is not. Free up space on the runner, or point the paths of this step to a larger disk.',
    },
    'permission-denied': {
        outcome: 'bundle-failed',
        text: 'This step is not allowed to write {what} ({why}). Check the owner and the permissions of the folder on the runner.',
    },
    'path-not-replaceable': {
        outcome: 'bundle-failed',
        text: 'The path {path} cannot be replaced ({why}). It was left untouched: use another path, or set `overwrite: true` if that is all that is missing.',
    },
    'path-in-use': {
        outcome: 'bundle-failed',
        text: 'The path {path} is in use ({why}). It was left untouched. Either a file system is mounted there, or a program has it open: stop that program, or use another path.',
    },
    'disk-failed': {
        outcome: 'bundle-failed',
        text: 'The runner’s disk reported an error at {what}: {why}. What this step wrote so far is removed; the log names what is not. Check the runner’s disk, then run this step again with `job-id`.',
    },
    'earlier-site-unusable': {
        outcome: 'rejected',
        text: 'The earlier site in `compare-with` ({path}) cannot be used: {why}. Nothing was started, and nothing of it was kept. Check how an earlier step of the workflow got it; if there is no earlier site yet, leave `compare-with` empty.',
    },
    'compare-failed': {
        outcome: 'verify-failed',
        text: 'The site in {site} could not be compared with the earlier one in `compare-with`: {why}. The outputs `changed` and `changesReport` are empty, as they are without an earlier site. Check the runner’s disk; if that is fine, this is a bug in the action: please report it, with the log of a run that has debug logging on.',
    },
    'text-missing': {
        outcome: 'verify-failed',
        text: 'No page of the site in {site} shows “{text}” (`expect-text`), of {pages}; so {consequence}. If the service had not built this version yet, the export holds the one before: start a new one when it has, or let `wait-for-check` wait for that. Check also that the text is as readers see it: letters in the same case, and not only in a comment, a script or an attribute.',
    },
    'verify-failed': {
        outcome: 'verify-failed',
        text: 'The check of the site found {errors}, so with `verify: strict` {consequence}.[ {diagnosis}] The job summary shows {shown}; the full report is {report}, with report.html beside it. The site is in {site}. Fix the source of the site, list what cannot be fixed in `accepted-findings`, or set `verify: report` to continue anyway.',
        summary: 'It found {errors}, so with `verify: strict` {consequence}. Fix the source of the site, list what cannot be fixed in `accepted-findings`, or set `verify: report` to continue anyway.',
    },
    'check-disk-failed': {
        outcome: 'verify-failed',
        text: 'The site in {site} could not be checked: {why}. Check the runner’s disk.[ `verify: {off}` continues without a check.]',
    },
    'check-crashed': {
        outcome: 'verify-failed',
        text: 'The check of the site in {site} failed ({what}), so it is unknown whether the site has errors. This is a bug in the action, not a problem with the site: please report it, with the log of a run that has debug logging on.[ `verify: {off}` continues without a check.]',
    },
    'live-failed': {
        outcome: 'live-failed',
        text: 'What {url} answers is not the site in {site}: found {errors} in the last answers, {elapsed} after the first request.[ {diagnosis}] The job summary shows {shown}; the full report is {report}. If the deployment is still in progress, set a longer `wait-timeout`; otherwise, check whether it succeeded, and how the host is configured.',
        summary: '{url} does not answer with this site: found {errors} in the last answers, {elapsed} after the first request. If the deployment is still in progress, set a longer `wait-timeout`; otherwise, check whether it succeeded, and how the host is configured.',
    },
    'live-unreachable': {
        outcome: 'unreachable',
        text: 'Asking {host} for the published site failed: {why}; gave up after {attempts} in {elapsed}. Check `live-url`, the name and the certificate of the host, and the network between runner and host.',
    },
    'values-file-deleted': {
        outcome: 'handover-failed',
        text: 'The values file {file} existed when the step began and is gone now, with everything else that was in it. It was not created again: put it back, then run this step again, with `job-id` if the log shows one.',
    },
    'values-file-unusable': {
        outcome: 'handover-failed',
        text: 'The values file {file} cannot be written: {why}. It was not changed; check `values-file` and what earlier steps of the workflow left there.',
    },
    'values-file-syntax': {
        outcome: 'handover-failed',
        text: 'The values file {file} is not valid YAML: {why}[ (line {line}, column {column})]. It was not changed; fix it and run the step again.',
    },
    'values-file-documents': {
        outcome: 'handover-failed',
        text: 'The values file {file} contains {count} YAML documents, and it is unclear which one is meant. It was not changed; leave one document in it, or name another file in `values-file`.',
    },
    'values-file-shape': {
        outcome: 'handover-failed',
        text: 'In the values file {file}, {what} is not what a deployment expects: the file and `staticExport` must be maps, and the keys in `staticExport` must be plain values. It was not changed; fix it and run the step again.',
    },
    'values-file-shared': {
        outcome: 'handover-failed',
        text: 'In the values file {file}, {what} is shared with other places by an anchor, an alias or a merge, so setting it would change those too. It was not changed; write out `staticExport` with its own values.',
    },
    'values-file-unsupported': {
        outcome: 'handover-failed',
        text: 'In the values file {file}, `staticExport` is written in a way that cannot be changed safely, for example with tags, explicit keys (“?”) or a comment inside a value. It was not changed; write it as an ordinary map.',
    },
    'release-needs-tag': {
        outcome: 'rejected',
        text: 'The input `release-asset` attaches the archive to the release of the tag that the workflow runs on, but this workflow runs on {ref}. Trigger it by pushing a tag (`on: push: tags`) or by a release, or run it by hand on a tag.',
    },
    'release-asset-name': {
        outcome: 'rejected',
        text: 'The name {name} in `release-asset` is invalid: it contains no character that GitHub allows.',
    },
    'github-token-missing': {
        outcome: 'rejected',
        text: 'The input `{input}` needs `github-token`, which is empty. Leave `github-token` out to use the workflow’s own token, or check the secret that it reads.',
    },
    'release-token-refused': {
        outcome: 'handover-failed',
        text: 'GitHub does not accept `github-token` (HTTP 401).[ It said: “{said}”.] The token may have expired or been revoked, or belong to another server.',
    },
    'release-forbidden': {
        outcome: 'handover-failed',
        text: 'GitHub did not let `github-token` {what} (HTTP {status}).[ It said: “{said}”.] Give the job `permissions: contents: write`, or give your own token write access to the contents of this repository; after a 404, check whether the release still exists.',
    },
    'release-missing': {
        outcome: 'handover-failed',
        text: 'The repository {repository} has no release for the tag {tag}, published or draft. Create one in an earlier step or job, for example with `gh release create {tag} --draft --verify-tag`, then run this step.',
    },
    'release-missing-in-fork': {
        outcome: 'handover-failed',
        text: 'This workflow runs in {repository}, a fork that has no release for the tag {tag}: forks get the tags, but not the releases. Run it in the original repository, or create a release in the fork.',
    },
    'release-immutable': {
        outcome: 'handover-failed',
        text: 'The release of the tag {tag} is published and immutable: nothing can be attached to it any more. Attach the archive while the release is a draft, and publish it afterwards.',
    },
    'release-asset-exists': {
        outcome: 'handover-failed',
        text: 'The release of the tag {tag} already has an asset {asset} with different content ({digest}). Set `overwrite: true` to replace it, or choose another name in `release-asset`.',
    },
    'release-asset-busy': {
        outcome: 'handover-failed',
        text: 'Another run is uploading {asset} to the release of the tag {tag}: it started at {startedAt} and has not finished. Its upload was left alone; once that run is done, run this step again with `job-id`.',
    },
    'release-asset-contested': {
        outcome: 'handover-failed',
        text: 'Another run attached or removed {asset} in the release of the tag {tag} at the same time.[ GitHub said: “{said}”.] What the other run attached was left in place. Give the workflow a `concurrency` group so that runs for one tag wait for each other, then run this step again with `job-id`.',
    },
    'release-asset-too-large': {
        outcome: 'handover-failed',
        text: 'The archive has {size} bytes, but a release asset must be smaller than 2 GiB. Keep it with `bundle-path` and publish it elsewhere.',
    },
    'release-asset-damaged': {
        outcome: 'handover-failed',
        text: 'The asset {asset} did not arrive at GitHub as it was sent: {why}. It was removed; run this step again with `job-id`.',
    },
    'release-refused': {
        outcome: 'handover-failed',
        text: 'Could not {what} on GitHub (HTTP {status}).[ It said: “{said}”.] Retrying would not help: check the release and its limits.',
    },
    'release-unreachable': {
        outcome: 'handover-failed',
        text: 'Could not {what} on {server}: {why}; gave up after {attempts}.[ It said: “{said}”.] Check the network between runner and server[ and {statusPage}], then run this step again, with `job-id` if the log shows one.',
    },
    'runner-file': {
        outcome: 'handover-failed',
        text: 'The file that {file} names could not be written: {why}. Check the runner’s disk; the outputs and the summary of this step may be incomplete.',
    },
    unexpected: {
        outcome: 'handover-failed',
        text: 'This step failed unexpectedly ({what}). This is a bug in the action, not in your workflow: please report it, with the log of a run that has debug logging on.',
    },
};
/** Returns the words of a message with its values filled in, each made safe to show. */
function wording(code, values) {
    return fill(MESSAGES[code].text, values);
}
/** Returns the words of a message for the job summary. */
function summaryWording(code, values) {
    const { text, summary = text } = MESSAGES[code];
    return fill(summary, values);
}

;// CONCATENATED MODULE: ./lib/errors.js


/**
 * The one error that users see. The code says what happened; its wording and its outcome are in messages.ts. `cause` is
 * shown only with debug logging.
 */
class errors_StepError extends Error {
    name = 'StepError';
    code;
    values;
    outcome;
    shown;
    /** The same for the job summary, which need not say where it is, nor what stands below. */
    summary;
    constructor(code, values, cause) {
        const shown = wording(code, values);
        super(shown.text, cause === undefined ? undefined : { cause });
        this.code = code;
        this.values = values;
        this.outcome = MESSAGES[code].outcome;
        this.shown = shown;
        this.summary = summaryWording(code, values);
    }
}
/** Returns the error to report for `error`, whatever was thrown: anything but a StepError is a bug of this action. */
function asStepError(error) {
    return error instanceof errors_StepError ? error : new errors_StepError('unexpected', { what: textOf(error) }, error);
}
/** Returns the message of anything that was thrown; foreign text. */
function errorMessage(error) {
    return isNativeError(error) ? error.message : textOf(error);
}
/** Returns whatever was thrown as text. Libraries may throw what has none, such as an object without a prototype. */
function textOf(thrown) {
    try {
        return String(thrown);
    }
    catch {
        return `a thrown ${typeof thrown} that cannot be shown as text`;
    }
}

// EXTERNAL MODULE: ./lib/units.js
var units = __webpack_require__(52);
;// CONCATENATED MODULE: ./lib/disk/disk-error.js




/** Returns whether `error` came from a call to the file system, and not from what the bytes say. */
function isDiskError(error) {
    return (0,types_.isNativeError)(error) && 'syscall' in error && 'code' in error;
}
/**
 * Returns what exists at `path`, without following a symbolic link; undefined if nothing does.
 * @throws Error of the disk
 */
function lstatIfExists(path) {
    try {
        return lstatSync(path);
    }
    catch (error) {
        if (isDiskError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return undefined;
        throw error;
    }
}
/** Codes of the system (errno(3)), by what they mean to the user. */
const MEANINGS = {
    ENOSPC: 'disk-full',
    EDQUOT: 'disk-full',
    EFBIG: 'disk-full',
    EACCES: 'permission-denied',
    EPERM: 'permission-denied',
    EROFS: 'permission-denied',
    EEXIST: 'path-not-replaceable',
    ENOTEMPTY: 'path-not-replaceable',
    EBUSY: 'path-in-use',
    ETXTBSY: 'path-in-use',
    ENOTDIR: 'path-not-replaceable',
    EISDIR: 'path-not-replaceable',
};
/** Returns the error to report for writing `what` if `error` came from the file system; else `error` itself. */
function explainDiskError(error, what) {
    if (!isDiskError(error))
        return error;
    const why = error.code ?? error.message;
    switch (MEANINGS[why]) {
        case 'disk-full':
            return new StepError('disk-full', { what, needed: undefined, free: undefined }, error);
        case 'permission-denied':
            return new StepError('permission-denied', { what, why }, error);
        case 'path-in-use':
            return new StepError('path-in-use', { path: what, why }, error);
        case 'path-not-replaceable':
            return new StepError('path-not-replaceable', { path: what, why }, error);
        default:
            return new StepError('disk-failed', { what, why }, error);
    }
}
/** Runs `work`, which writes `what`, and returns its result. @throws StepError for an error of the disk */
function onDisk(what, work) {
    try {
        return work();
    }
    catch (error) {
        throw explainDiskError(error, what);
    }
}
/** @throws StepError (`disk-full`) if `bytes` more are known not to fit on the file system of `folder` */
function ensureRoom(folder, bytes, what) {
    const free = freeBytes(folder);
    if (free === undefined || free >= bytes)
        return;
    throw new StepError('disk-full', { what, needed: showSize(bytes), free: showSize(free) });
}
/** Returns how many bytes may be written to the file system of `folder`; undefined where it does not say. */
function freeBytes(folder) {
    try {
        const { bsize, bavail, blocks } = statfsSync(folder);
        // Some network and user-space file systems answer with zeros.
        return blocks === 0 ? undefined : bsize * bavail;
    }
    catch (error) {
        if (isDiskError(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ walkJson),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/** Reads JSON that others wrote: in time and memory proportional to its length, however deep it is. */
/** What is nested deeper is not looked at. */
const MAX_DEPTH = 32;
/** Longer strings, in characters, are no addresses. */
const MAX_STRING = 8_192;
/** A number, `true`, `false` or `null`. */
const SCALAR = /[^\s,\]}]+/y;
/**
 * Calls `visit` for each value in JSON, in the order of the text; `at` is its offset, `value` what it is if it is a string. The path is only valid during the call. Returns whether the text is JSON, and nests no deeper than `MAX_DEPTH`; if it is
 * not JSON, nothing is visited.
 */
function walkJson(text, visit) {
    const json = text.replace(/^\uFEFF/, ' ');
    if (!isJson(json))
        return 'no JSON';
    const path = [];
    const isList = [];
    let depth = 0;
    let deepest = 0;
    let isKeyNext = false;
    for (let at = 0; at < json.length; at++) {
        switch (json[at]) {
            case '{':
            case '[':
                if (depth <= MAX_DEPTH)
                    visit(path, at);
                depth++;
                deepest = Math.max(deepest, depth);
                if (depth > MAX_DEPTH)
                    break;
                isList.push(json[at] === '[');
                isKeyNext = json[at] === '{';
                path.push('0');
                break;
            case '}':
            case ']':
                depth--;
                if (depth >= MAX_DEPTH)
                    break;
                isList.pop();
                path.pop();
                break;
            case ',':
                if (depth > MAX_DEPTH)
                    break;
                isKeyNext = isList.at(-1) === false;
                if (!isKeyNext)
                    path.push(String(Number(path.pop()) + 1));
                break;
            case '"': {
                const end = endOfString(json, at);
                if (depth <= MAX_DEPTH && end - at <= MAX_STRING) {
                    const value = JSON.parse(json.slice(at, end));
                    if (isKeyNext)
                        path[path.length - 1] = value;
                    else
                        visit(path, at, value);
                }
                else if (isKeyNext && depth <= MAX_DEPTH)
                    path[path.length - 1] = '';
                isKeyNext = false;
                at = end - 1;
                break;
            }
            case ':':
            case ' ':
            case '\t':
            case '\n':
            case '\r':
                break;
            default:
                if (depth <= MAX_DEPTH)
                    visit(path, at);
                SCALAR.lastIndex = at;
                at += (SCALAR.exec(json)?.[0].length ?? 1) - 1;
        }
    }
    return deepest > MAX_DEPTH ? 'read in part' : 'read';
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
/** Returns the offset behind the string that starts at `at`, in text that is JSON. */
function endOfString(json, at) {
    let end = at;
    let isEscaped = true;
    while (isEscaped) {
        end = json.indexOf('"', end + 1);
        let before = end;
        while (json[before - 1] === '\\')
            before--;
        isEscaped = (end - before) % 2 === 1;
    }
    return end + 1;
}


/***/ }),

/***/ 788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dX: () => (/* binding */ byKey),
  nG: () => (/* binding */ byName),
  Zs: () => (/* binding */ byNameOfEitherForm),
  O2: () => (/* binding */ cloudflarePagesFile),
  fe: () => (/* binding */ cloudflareWorkersFile),
  u: () => (/* binding */ mergeSlashes),
  cR: () => (/* binding */ vercelFile)
});

;// CONCATENATED MODULE: ./lib/web/host/s3-key.js
/**
 * The key that the viewer function in examples/s3-cloudfront-viewer-function.js makes of an address. A test compares
 * the two.
 */
/** What is requested as it is. */
const FILES = [
    /\.(?:html?|xhtml|css|m?js|cjs|map|wasm|json|jsonl|jsonld|geojson|webmanifest|xml|xsl|rss|atom|txt|md|mdx|csv|tsv|ya?ml|toml|data|bin|inv|idx|pagefind|pf_[a-z]+)$/i,
    /\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|og[agv]|opus|wav|flac|vtt|srt|glb|gltf|lottie|woff2?|ttf|otf|eot)$/i,
    /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[tsp]|ics|zip|tar|t?gz|t?xz|bz2|zst|7z|br|jar|whl|exe|dmg|pkg|msi|deb|rpm|apk|iso|asc|sig|pem|crt)$/i,
    /\.(?:py|ipynb|sh|ps1|ts|tsx|jsx|java|kt|go|rs|rb|php|swift|sql|proto|graphqls?|diff|patch|tf|xsd|wsdl|tex|bib)$/i,
];
/** The same, from the root of the host, without its slash. */
const DATA = [/^api\/search$/, /^\.well-known\//];
/**
 * Returns the key that is requested from S3, relative to the site's root, when a browser requests `path`, which is not
 * empty. Only a site at the root of its host has data files that the function knows.
 */
function s3Key(path, atHostRoot) {
    const asIs = FILES.some((ending) => ending.test(path)) || (atHostRoot && DATA.some((name) => name.test(path)));
    return asIs ? path : `${path.replace(/\/$/, '')}.html`;
}

;// CONCATENATED MODULE: ./lib/web/host/find-file.js

/** Returns a path as a host that merges slashes reads it, without a slash at its start. */
function mergeSlashes(path) {
    return path.replace(/\/{2,}/g, '/').replace(/^\//, '');
}
function firstOf(lookup, names) {
    for (const name of names) {
        const file = lookup(name);
        if (file !== undefined)
            return { file };
    }
    return undefined;
}
/** `/x` is `x`, `x.html` or `x/index.html`, whichever is there first; `/x/` is `x/index.html` alone. */
const byName = (path, lookup) => {
    const name = path.slice(1);
    if (name === '' || name.endsWith('/'))
        return firstOf(lookup, [`${name}index.html`]);
    return firstOf(lookup, [name, `${name}.html`, `${name}/index.html`]);
};
/** The same, but `/x/` is also `x.html`. */
const byNameOfEitherForm = (path, lookup, place) => {
    const found = byName(path, lookup, place);
    if (found !== undefined || path === '/' || !path.endsWith('/'))
        return found;
    return firstOf(lookup, [`${path.slice(1, -1)}.html`]);
};
/** One file only, whatever files there are. Only the root of the host has an index. */
const byKey = (path, lookup, { isHostRoot }) => {
    const name = path.slice(1);
    if (name === '')
        return isHostRoot ? firstOf(lookup, ['index.html']) : undefined;
    return firstOf(lookup, [s3Key(name, isHostRoot)]);
};
/** A file under its name, a folder by its `index.html`, with a slash or without; pages without `.html` if told so. */
const vercelFile = (path, lookup, { cleanUrls }) => {
    const name = path.slice(1);
    const bare = name.endsWith('/') ? name.slice(0, -1) : name;
    if (bare === '')
        return firstOf(lookup, ['index.html']);
    return firstOf(lookup, [name, ...(cleanUrls ? [`${bare}.html`] : []), `${bare}/index.html`]);
};
/** `generateHandler` of `@cloudflare/pages-shared`, read 2026-11. */
const cloudflarePagesFile = (path, lookup) => {
    const has = (asked) => lookup(asked.slice(1));
    if (path.endsWith('/')) {
        const index = has(`${path}index.html`);
        if (index !== undefined)
            return { file: index };
        if (path.endsWith('/index/'))
            return { redirect: path.slice(0, -'index/'.length) };
        return has(`${path.slice(0, -1)}.html`) === undefined ? undefined : { redirect: path.slice(0, -1) };
    }
    const exact = has(path);
    if (exact !== undefined) {
        if (!path.endsWith('.html'))
            return { file: exact };
        const bare = path.slice(0, -'.html'.length);
        if (bare.endsWith('/index'))
            return { redirect: bare.slice(0, -'index'.length) };
        return bare === '/' || has(bare) !== undefined ? { file: exact } : { redirect: bare };
    }
    if (path.endsWith('/index'))
        return { redirect: path.slice(0, -'index'.length) };
    const page = has(`${path}.html`);
    if (page !== undefined)
        return { file: page };
    return has(`${path}/index.html`) === undefined ? undefined : { redirect: `${path}/` };
};
/** `getIntent` of `@cloudflare/workers-shared`'s asset worker with `auto-trailing-slash`, read 2026-11. */
const cloudflareWorkersFile = (path, lookup) => {
    const has = (asked) => lookup(asked.slice(1));
    const answer = (asked, mayRedirect) => {
        for (const { name, to } of attempts(asked)) {
            const file = has(name);
            if (file === undefined)
                continue;
            if (to === undefined)
                return { file };
            // It is only sent to where this very file is.
            if (!mayRedirect || has(to) !== undefined)
                continue;
            const there = answer(to, false);
            if (typeof there === 'object' && 'file' in there && there.file === file)
                return { redirect: to };
        }
        return undefined;
    };
    return answer(path, true);
};
/** Returns the files to look for: each is served, or the browser is sent `to` the address where it is. */
function attempts(path) {
    return [
        ...attemptsForEnding(path),
        { name: path },
        { name: `${path}.html` },
        { name: `${path}/index.html`, to: `${path}/` },
    ];
}
function attemptsForEnding(path) {
    const without = (end) => path.slice(0, -end.length);
    if (path.endsWith('/index')) {
        const bare = without('/index');
        return [{ name: path }, { name: `${path}.html`, to: `${bare}/` }, { name: `${bare}.html`, to: bare }];
    }
    if (path.endsWith('/index.html')) {
        const bare = without('/index.html');
        return [
            { name: path, to: `${bare}/` },
            { name: `${bare}.html`, to: bare },
        ];
    }
    if (path.endsWith('/'))
        return [{ name: `${path}index.html` }, { name: `${without('/')}.html`, to: without('/') }];
    if (!path.endsWith('.html'))
        return [];
    const bare = without('.html');
    return [
        { name: path, to: bare },
        { name: `${bare}/index.html`, to: `${bare}/` },
    ];
}


/***/ }),

/***/ 562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dT: () => (/* binding */ ServedSite)
});

// UNUSED EXPORTS: addressForms, redirectFilesOf

// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(198);
;// CONCATENATED MODULE: ./lib/web/site.js
/** Returns the positions of a site's files by their names. */
function filesOf({ names }) {
    return new Map(names.map((name, i) => [name, i]));
}

// EXTERNAL MODULE: ./lib/web/tree.js + 1 modules
var tree = __webpack_require__(955);
// EXTERNAL MODULE: ./lib/web/host/find-file.js + 1 modules
var find_file = __webpack_require__(788);
// EXTERNAL MODULE: ./lib/web/address.js
var address = __webpack_require__(986);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(365);
;// CONCATENATED MODULE: ./lib/web/host/redirects/follow.js
/** What a host answers an address with, the rules of its redirect file applied and its redirects followed. */


/** Returns the step that an answer without rules is, after `rule` if one has led to it. */
function stepOf(answer, rule) {
    if (answer === undefined)
        return { is: 'missing', rule };
    if (answer === 'service')
        return { is: 'undecided', why: 'a service of the host answers it', rule };
    if ('file' in answer)
        return { is: 'file', file: answer.file, rule };
    return { is: 'redirect', to: (0,byte_strings/* percentEncode */.a)(answer.redirect), rule };
}
/** Returns the step of a rule whose target is longer than any host would send. */
function tooLong(rule) {
    return { is: 'undecided', why: 'the target is too long', rule };
}
/** A host that reads no redirect file, or a site without one. */
const NO_REDIRECTS = {
    file: '',
    rules: [],
    problems: [],
    domain: undefined,
    steps: ({ path }, files) => [stepOf(files(path))],
};
/** Browsers follow 20 redirects: https://fetch.spec.whatwg.org/#http-redirect-fetch, read 2026-11. */
const MAX_REDIRECTS = 20;
/** More visitors of different kinds are not distinguished. */
const MAX_CASES = 32;
/** Does a visitor who follows a link get what they asked for, as far as can be known? */
function isAnswered(outcome) {
    if (outcome.is === 'status')
        return outcome.status < 400;
    return outcome.is === 'file' || outcome.is === 'outside' || outcome.is === 'undecided';
}
/** Returns what the host answers a request with in the end. */
function follow(redirects, files, request) {
    return new Follower(redirects, files).ask(request, [], []);
}
class Follower {
    #redirects;
    #files;
    #cases = 0;
    constructor(redirects, files) {
        this.#redirects = redirects;
        this.#files = files;
    }
    ask(request, visited, used) {
        const { path } = request;
        const seen = visited.indexOf(path);
        if (seen !== -1)
            return { is: 'loop', paths: visited.slice(seen), used };
        if (visited.length > MAX_REDIRECTS)
            return { is: 'loop', paths: visited, used };
        let answer;
        for (const step of this.#redirects.steps(request, this.#files)) {
            const other = this.#take(step, request, visited, used);
            this.#cases++;
            const isOpen = answer !== undefined && (this.#cases > MAX_CASES || !areAlike(answer, other));
            if (isOpen)
                return { is: 'undecided', why: 'it depends on the visitor', used: other.used };
            answer = other;
        }
        return answer ?? { is: 'missing', path, used };
    }
    #take(step, request, visited, before) {
        const { path } = request;
        const used = step.rule === undefined ? before : [...before, { rule: step.rule, path }];
        switch (step.is) {
            case 'file':
                return { is: 'file', file: step.file, path, used };
            case 'status':
                return { is: 'status', status: step.status, used };
            case 'missing':
                return { is: 'missing', path, used };
            case 'undecided':
                return { is: 'undecided', why: step.why, used };
            case 'proxy':
                return { is: 'outside', url: step.to, used };
            case 'redirect': {
                const target = readTarget(step.to, path, this.#redirects.domain);
                if (target.is === 'outside')
                    return { is: 'outside', url: target.url, used };
                const query = target.query === '' ? request.query : target.query;
                return this.ask({ path: target.path, query }, [...visited, path], used);
            }
        }
    }
}
/** Either way the same file, or either way none. */
function areAlike(a, b) {
    if (a.is === 'file' && b.is === 'file')
        return a.file === b.file;
    return isAnswered(a) === isAnswered(b);
}
/** Returns where an address in a redirect leads from `path`. `domain` is the site's own, if it is known. */
function readTarget(to, path, domain) {
    const own = domain ?? address/* UNKNOWN_HOST */.IZ;
    const url = URL.parse(to, `https://${own}${(0,byte_strings/* percentEncode */.a)(path)}`);
    if (url === null || !/^https?:$/.test(url.protocol) || url.host !== own)
        return { is: 'outside', url: to };
    // A broken `%` is refused by servers (400).
    const decoded = (0,byte_strings/* percentDecode */.YZ)(url.pathname) ?? `${url.pathname}\0`;
    return { is: 'inside', path: decoded, query: url.search.slice(1) };
}
/** Returns the step of a host that answers with what is at another address, without a redirect. */
function rewritten(to, { path }, files, domain, rule) {
    const target = readTarget(to, path, domain);
    return target.is === 'outside' ? { is: 'proxy', to, rule } : stepOf(files(target.path), rule);
}

// EXTERNAL MODULE: ./lib/web/documents/json.js
var json = __webpack_require__(805);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
;// CONCATENATED MODULE: ./lib/web/host/redirects/json.js
/** JSON files of hosts, with the lines of the items of their lists. */


/** What is wrong with a file that its host may well take. */
const TOO_DEEP = `is nested more than ${json/* MAX_DEPTH */.l} levels deep`;
/** Returns a file that holds a JSON object, or what is wrong with it, as the end of a sentence. */
function readJson(file) {
    const text = file.replace(/^\uFEFF/, '');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return 'is no JSON';
    }
    if (!isObject(value))
        return 'is no JSON object';
    const lines = linesOfItems(text);
    // Whatever walks over the value later on may do so by recursion: `JSON.stringify` does.
    if (lines === undefined)
        return TOO_DEEP;
    return { value, lineOf: (key, index) => lines.get(key)?.[index] ?? 1 };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Returns the lines of the items of each list at the top level; undefined if the text, which is JSON, is nested too deep. */
function linesOfItems(text) {
    const lines = new Map();
    const counter = new line_counter/* LineCounter */.H(text);
    const outcome = (0,json/* walkJson */.g)(text, ([key = '', index], at) => {
        const items = lines.get(key);
        // Of a key that is there twice, the last one counts.
        if (index === undefined || items === undefined)
            lines.set(key, []);
        else
            items[Number(index)] ??= counter.at(at) + 1;
    });
    return outcome === 'read' ? lines : undefined;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/rules.js
/** Rules of a host's own redirect file, whatever the host, and which of them fit an address. */

const ANYTHING = '(.*)';
const SEGMENT = '([^/]+)';
/** Returns the pattern of parts, of which strings are taken as they are. Of groups with one name, the first counts. */
function patternOf(parts, folder) {
    const sources = parts.map((part) => (typeof part === 'string' ? escaped(part) : part.regex));
    const wildcard = parts.findIndex((part) => typeof part !== 'string');
    return {
        regex: new RegExp(`^${sources.join('')}$`, 's'),
        names: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name])),
        prefix: parts.slice(0, wildcard).join(''),
        folder,
    };
}
function escaped(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
/** Returns what the groups of a pattern find in a path; undefined if it does not fit. */
function match({ regex, names }, path) {
    const found = regex.exec(path);
    if (found === null)
        return undefined;
    const captures = new Map();
    for (const [i, name] of names.entries())
        if (!captures.has(name))
            captures.set(name, found[i + 1] ?? '');
    return captures;
}
/**
 * Finds the rules that fit a path, in their order. Those without wildcards are in a map; the others are tried only
 * on paths that begin like them.
 */
class RuleIndex {
    #exact = new Map();
    /** By the first segment of the path, as far as a pattern has one; else by the empty string. */
    #bySegment = new Map();
    #rules;
    constructor(rules) {
        this.#rules = rules;
        for (const [i, { source }] of rules.entries()) {
            if ('exact' in source)
                add(this.#exact, source.exact, i);
            else
                add(this.#bySegment, firstSegmentOf(source.pattern), i);
        }
    }
    /** Yields the rules that fit any of the `keys`, the forms of one path. */
    *matches(keys) {
        const segments = ['', ...keys.map((key) => key.split('/', 2)[1] ?? '')];
        const positions = [
            ...keys.flatMap((key) => this.#exact.get(key) ?? []),
            ...segments.flatMap((segment) => this.#bySegment.get(segment) ?? []),
        ];
        for (const position of new Set(positions.sort((a, b) => a - b))) {
            const rule = this.#rules[position];
            if (rule === undefined)
                continue;
            const captures = 'exact' in rule.source ? NO_CAPTURES : firstMatch(rule.source.pattern, keys);
            if (captures !== undefined)
                yield { rule, captures, position };
        }
    }
}
const NO_CAPTURES = new Map();
function firstMatch(pattern, keys) {
    for (const key of keys) {
        const captures = match(pattern, key);
        if (captures !== undefined)
            return captures;
    }
    return undefined;
}
function add(map, key, value) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [value]);
    else
        list.push(value);
}
/** Returns `docs` for `/docs/*`, and nothing for `/docs*`. */
function firstSegmentOf({ prefix, folder = prefix }) {
    const end = folder.indexOf('/', 1);
    return end === -1 ? '' : folder.slice(1, end);
}
/** No answer of a host is longer; without a bound, a rule could ask for gigabytes. */
const MAX_TARGET = 65_536;
/** Returns `text` with every `find` replaced; undefined if the result is longer than any host would send. */
function replacedAll(text, find, value) {
    const parts = text.split(find);
    if (text.length + (parts.length - 1) * value.length > MAX_TARGET)
        return undefined;
    return parts.join(value);
}
/** Returns a line or a name of a foreign file as a message quotes it: not longer than a reader wants. */
function quoted(text) {
    return `\`${text.length > 120 ? `${text.slice(0, 119)}…` : text}\``;
}
/** Returns a path of a redirect file (ordinary text) as addresses are compared: decoded, as a string of bytes. */
function decodedPath(path) {
    const bytes = (0,byte_strings/* toBytes */.ZJ)(path);
    return (0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/azure.js
/**
 * Azure Static Web Apps' `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11, and the emulator
 * `@azure/static-web-apps-cli` 2.0.10. Where the two contradict each other, the manual counts, and what the emulator
 * would do is not ruled out.
 */



const FILE = 'staticwebapp.config.json';
/** https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#restrictions, read 2026-11. */
const MAX_CONFIG_BYTES = 20 * 1024;
const EVERYTHING = { pattern: patternOf(['/', { regex: ANYTHING, name: '*' }], '/') };
/** Returns what a `staticwebapp.config.json` (ordinary text) means. `domain` is the site's own, if it is known. */
function parseAzure(file, domain) {
    const problems = [];
    const about = (kind, line, message) => {
        problems.push({ kind, line, message });
    };
    if (Buffer.byteLength(file) > MAX_CONFIG_BYTES)
        about('over-limit', undefined, 'The file is larger than the 20 KB that Azure Static Web Apps takes.');
    const json = readJson(file);
    if (typeof json === 'string') {
        const so = json === TOO_DEEP ? 'so that it cannot be read' : 'and Azure Static Web Apps refuses the site';
        about('invalid', undefined, `The file ${json}, ${so}.`);
        return { ...NO_REDIRECTS, file: FILE, problems, domain };
    }
    const rules = [];
    const { routes, navigationFallback, responseOverrides } = json.value;
    if (routes !== undefined && !Array.isArray(routes))
        about('invalid', undefined, '`routes` has to be a list.');
    for (const [i, route] of (Array.isArray(routes) ? routes : []).entries()) {
        const line = json.lineOf('routes', i);
        const read = readRoute(route, line);
        if (read === undefined)
            continue;
        if ('message' in read)
            about(read.kind, line, read.message);
        else
            rules.push(read);
    }
    const fallback = readFallback(navigationFallback, about);
    const override = readOverride(responseOverrides);
    const isPage = override !== undefined && override.status >= 400;
    const settings = { index: new RuleIndex(rules), fallback, domain };
    const steps = (request, files) => stepsFor({ ...request, ...settings, files });
    return {
        file: FILE,
        rules,
        problems,
        domain,
        steps,
        fallback: fallback?.rule ?? (isPage ? undefined : override),
        errorPage: isPage ? { ...override, does: 'status' } : undefined,
    };
}
/** Returns undefined for a route that is about other requests than those of a link. */
function readRoute(route, line) {
    if (!isObject(route) || typeof route.route !== 'string')
        return { kind: 'invalid', message: 'A route has to be an object with a `route`.' };
    const { route: from, methods, redirect, rewrite, statusCode, allowedRoles } = route;
    if (Array.isArray(methods) && !methods.includes('GET'))
        return undefined;
    if (redirect !== undefined && rewrite !== undefined)
        return {
            kind: 'invalid',
            message: `The route ${quoted(from)} has both a \`redirect\` and a \`rewrite\`.`,
        };
    const source = readPath(from);
    if (source === undefined)
        return {
            kind: 'ignored',
            message: `The route ${quoted(from)} matches no address: it has to begin with \`/\`, and \`*\` can only be at its end, or before extensions such as \`*.{png,jpg}\`.`,
        };
    const status = typeof statusCode === 'number' ? statusCode : undefined;
    // Without a login, a route for other roles than everybody's is answered with 401.
    const roles = Array.isArray(allowedRoles) ? allowedRoles.filter((role) => typeof role === 'string') : [];
    const conditions = roles.length === 0 || roles.includes('anonymous')
        ? []
        : [`allowedRoles: ${roles.join(', ').slice(0, 100)}`];
    const common = { line, from, isForced: true, conditions, source };
    if (typeof redirect === 'string')
        return { ...common, to: redirect, does: 'redirect', status: status === 301 ? 301 : 302 };
    if (typeof rewrite === 'string')
        return { ...common, to: rewrite, does: 'rewrite', status: status ?? 200 };
    return { ...common, to: '', does: 'status', status: status ?? 200 };
}
/** Undefined for a pattern that the host does not take. */
function readPath(route) {
    if (!route.startsWith('/') && route !== '*')
        return undefined;
    const path = route === '*' ? '/*' : route;
    const at = path.indexOf('*');
    if (at === -1)
        return { exact: decodedPath(path) };
    const before = decodedPath(path.slice(0, at));
    const after = path.slice(at + 1);
    const anything = { regex: ANYTHING, name: '*' };
    if (after === '')
        return { pattern: patternOf([before, anything], before.endsWith('/') ? before : undefined) };
    const endings = /^\.(?:(\w+)|\{(\w+(?:,\w+)*)\})$/.exec(after);
    if (endings === null)
        return undefined;
    const choice = (endings[1] ?? endings[2] ?? '').replaceAll(',', '|');
    return { pattern: patternOf([before, anything, { regex: `\\.(${choice})`, name: 'ending' }]) };
}
function readFallback(value, about) {
    if (!isObject(value) || typeof value.rewrite !== 'string')
        return undefined;
    const to = value.rewrite.startsWith('/') ? value.rewrite : `/${value.rewrite}`;
    const excluded = [];
    for (const pattern of Array.isArray(value.exclude) ? value.exclude : []) {
        // The emulator also takes `*.png` here.
        const source = typeof pattern === 'string' ? readPath(pattern.replace(/^\*/, '/*')) : undefined;
        if (source !== undefined)
            excluded.push(source);
        else
            about('ignored', undefined, `${quoted(String(pattern))} in \`navigationFallback.exclude\` matches no address.`);
    }
    const common = {
        line: 1,
        from: 'navigationFallback',
        isForced: false,
        conditions: [],
        source: EVERYTHING,
    };
    return { to, excluded, rule: { ...common, to: value.rewrite, does: 'rewrite', status: 200 } };
}
/** What a missing address is answered with instead of 404, if that makes it one that is there. */
function readOverride(value) {
    const found = isObject(value) ? value['404'] : undefined;
    if (!isObject(found))
        return undefined;
    const common = {
        line: 1,
        from: 'responseOverrides 404',
        isForced: false,
        conditions: [],
        source: EVERYTHING,
    };
    if (typeof found.redirect === 'string')
        return { ...common, to: found.redirect, does: 'redirect', status: 302 };
    if (typeof found.rewrite !== 'string')
        return undefined;
    const status = typeof found.statusCode === 'number' ? found.statusCode : 404;
    return { ...common, to: found.rewrite, does: 'rewrite', status };
}
/** The first route that fits comes before all files. */
function* stepsFor(context) {
    const { path, files, domain, index } = context;
    const own = files(path);
    if (own === 'service')
        return yield stepOf(own);
    for (const { rule } of index.matches([path, indexOf(path)])) {
        // The emulator goes on to the next rule when one leads to where it is.
        if (rule.does === 'redirect') {
            const target = readTarget(rule.to, path, domain);
            if (target.is === 'inside' && target.path === path)
                continue;
        }
        if (rule.conditions.length > 0)
            return yield { is: 'undecided', why: `it depends on ${rule.conditions.join(' ')}`, rule };
        yield apply(rule, context);
        // `/calendar/*` and `/calendar`: the manual says that it does not fit, the emulator that it does.
        const isFolderOfIt = 'pattern' in rule.source && match(rule.source.pattern, path) === undefined;
        if (!isFolderOfIt)
            return;
    }
    yield stored(own, context);
}
/** `/profile/index.html` is also the rule for `/profile` and `/profile/`. */
function indexOf(path) {
    if (path.includes('.'))
        return path;
    return path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
}
function apply(rule, context) {
    const { path, files, domain } = context;
    if (rule.does === 'redirect')
        return { is: 'redirect', to: rule.to, rule };
    if (rule.status >= 400)
        return { is: 'status', status: rule.status, rule };
    if (rule.does === 'status')
        return stored(files(path), context, rule);
    const target = readTarget(rule.to.startsWith('/') ? rule.to : `/${rule.to}`, path, domain);
    if (target.is === 'outside')
        return { is: 'undecided', why: 'it is rewritten to another host', rule };
    return stored(files(target.path), { ...context, path: target.path }, rule);
}
/** What is in the host's storage, or replaces it. A page for all that is missing says nothing about this address. */
function stored(answer, { fallback, path, files }, rule) {
    if (answer !== undefined || fallback === undefined || isExcluded(path, fallback.excluded))
        return stepOf(answer, rule);
    const target = readTarget(fallback.to, '/', undefined);
    const found = target.is === 'inside' ? files(target.path) : undefined;
    return stepOf(found, found === undefined ? rule : fallback.rule);
}
function isExcluded(path, excluded) {
    const paths = [path, indexOf(path)];
    return excluded.some((source) => paths.some((form) => 'exact' in source ? source.exact === form : match(source.pattern, form) !== undefined));
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/cloudflare.js
/**
 * Cloudflare's `_redirects`, the same for Pages and for Workers with static assets. Both read it with `parseRedirects`
 * and match it with `generateRuleRegExp` of `@cloudflare/workers-shared`, read 2026-11 (commit f830836). Rules come
 * before files: https://developers.cloudflare.com/workers/static-assets/redirects/, read 2026-11.
 */



/** Rules without `*` and placeholders: https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11. */
const MAX_STATIC_RULES = 2_000;
const MAX_DYNAMIC_RULES = 100;
/** The code has 2,000 characters (`MAX_LINE_LENGTH`); the manual still says 1,000. */
const MAX_LINE = 2_000;
const STATUSES = new Set([200, 301, 302, 303, 307, 308]);
const IS_HTTPS = /^https:\/\/+([^/]+)\/?(.*)/;
const PLACEHOLDER = /:[A-Za-z]\w*/;
/**
 * Returns what a `_redirects` file (ordinary text) means to Cloudflare. `domain` is the site's own, if it is known.
 * `mergesSlashes`: do empty segments vanish that a `*` or a placeholder brings along?
 */
function parseCloudflare(file, domain, mergesSlashes) {
    const problems = [];
    const rules = [];
    const seen = new Set();
    const counts = { fixed: 0, dynamic: 0 };
    for (const [i, raw] of file.split('\n').entries()) {
        const line = raw.trim();
        if (line === '' || line.startsWith('#'))
            continue;
        const read = parseLine(line, i + 1, counts, seen);
        if ('kind' in read)
            problems.push({ line: i + 1, ...read });
        else
            rules.push(read);
        if (counts.dynamic > MAX_DYNAMIC_RULES)
            break;
    }
    const index = new RuleIndex(rules);
    const steps = (request, files) => [
        stepFor(request, files, index, domain, mergesSlashes),
    ];
    return { file: '_redirects', rules, problems, domain, steps };
}
function ignored(message) {
    return { kind: 'ignored', message };
}
/** In the order of `parseRedirects`, which also counts rules that turn out to be invalid. */
function parseLine(line, number, counts, seen) {
    if (line.length > MAX_LINE)
        return {
            kind: 'over-limit',
            message: `The line is longer than the ${MAX_LINE} characters that Cloudflare takes.`,
        };
    const comment = line.search(/\s#/);
    const tokens = (comment === -1 ? line : line.slice(0, comment).trimEnd()).split(/\s+/);
    if (tokens.length < 2 || tokens.length > 3)
        return ignored(`A rule has two or three parts, not ${tokens.length}: from, to, and a status code.`);
    const [writtenFrom = '', writtenTo = '', writtenStatus = '302'] = tokens;
    if (IS_HTTPS.test(writtenFrom))
        return ignored('A rule cannot begin with a host name.');
    const from = pathOf(writtenFrom);
    const isDynamic = counts.dynamic > 0 || from.includes('*') || PLACEHOLDER.test(from);
    if (isDynamic)
        counts.dynamic++;
    else
        counts.fixed++;
    if (counts.dynamic > MAX_DYNAMIC_RULES)
        return {
            kind: 'over-limit',
            message: `This rule and all below it are left out: Cloudflare takes ${MAX_DYNAMIC_RULES} rules from the first with \`*\` or a placeholder on.`,
        };
    if (!isDynamic && counts.fixed > MAX_STATIC_RULES)
        return {
            kind: 'over-limit',
            message: `The rule is left out: Cloudflare takes ${MAX_STATIC_RULES} rules without \`*\` and placeholders.`,
        };
    const isOutside = IS_HTTPS.test(writtenTo);
    if (!isOutside && !writtenTo.startsWith('/'))
        return ignored('The target has to begin with `/` or `https://`.');
    const status = Number(writtenStatus);
    if (!STATUSES.has(status))
        return ignored(`The status code can be 200, 301, 302, 303, 307 or 308, not ${quoted(writtenStatus)}.`);
    // With a query or a fragment behind it, Cloudflare does not see it.
    if (!isOutside && /\/(?:\*)?$/.test(from) && /\/index(?:\.html)?$/.test(writtenTo))
        return ignored('The rule would lead back to itself, since `/index.html` is served as `/`.');
    if (seen.has(from))
        return ignored('An earlier rule is about the same addresses.');
    seen.add(from);
    if (status === 200 && isOutside)
        return ignored('A rule with status 200 cannot lead to another host.');
    const source = cloudflare_readPath(from);
    if (typeof source === 'string')
        return ignored(source);
    const does = status === 200 ? 'rewrite' : 'redirect';
    const common = { line: number, from: writtenFrom, to: writtenTo, does, status };
    return { ...common, isForced: true, conditions: [], source };
}
/** As `extractPathname`: the path alone, with what an address cannot hold percent-encoded. */
function pathOf(written) {
    const bare = (written.startsWith('/') ? written : `/${written}`).split(/[?#]/, 1)[0] ?? '';
    if (!/\/\.|%2e/i.test(bare))
        return bare;
    return URL.parse(`//${bare}`, 'relative://')?.pathname ?? bare;
}
/** Returns why the rule matches no address, if so. */
function cloudflare_readPath(from) {
    if (!from.includes('*') && !PLACEHOLDER.test(from))
        return { exact: decodedPath(from) };
    // Names are looked for letter by letter, in the order in which they are written: `:id` is also found in `:idea`.
    const names = new Set(Array.from(from.matchAll(new RegExp(PLACEHOLDER, 'g')), ([name]) => name));
    let parts = splitAt(from, '*', { regex: ANYTHING, name: 'splat' });
    for (const name of names)
        parts = parts.flatMap((part) => typeof part === 'string' ? splitAt(part, name, { regex: SEGMENT, name: name.slice(1) }) : [part]);
    const groups = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
    if (new Set(groups).size < groups.length)
        return 'A rule can have one `*`, and each placeholder once; this one matches no address.';
    const decoded = parts.map((part) => (typeof part === 'string' ? decodedPath(part) : part));
    const [start] = decoded;
    const isFolder = groups.length === 1 && from.endsWith('/*') && typeof start === 'string';
    return { pattern: patternOf(decoded, isFolder ? start : undefined) };
}
function splitAt(text, separator, between) {
    return text.split(separator).flatMap((part, i) => (i === 0 ? [part] : [between, part]));
}
/** The first rule that fits comes before all files. */
function stepFor(request, files, index, domain, mergesSlashes) {
    const [found] = index.matches([request.path]);
    if (found === undefined)
        return stepOf(files(request.path));
    const { rule, captures } = found;
    const to = expanded(rule, captures, mergesSlashes);
    if (to === undefined)
        return tooLong(rule);
    if (rule.does === 'redirect')
        return { is: 'redirect', to, rule };
    const step = rewritten(to, request, files, domain, rule);
    return step.is === 'proxy' ? { is: 'missing', rule } : step;
}
function expanded({ to, source }, captures, mergesSlashes) {
    let result = to;
    for (const [name, value] of captures) {
        result = replacedAll(result, `:${name}`, (0,byte_strings/* percentEncode */.a)(value));
        if (result === undefined)
            return undefined;
    }
    const isMerged = mergesSlashes && 'pattern' in source && !/^\w+:\/\//.test(result);
    return isMerged ? result.replace(/\/{2,}/g, '/') : result;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/netlify.js
/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, the way rules fit addresses that of
 * `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses), both read and run 2026-11; the order is
 * that of https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */



const IS_URL = /^https?:\/\//;
/** Netlify names no bounds. No address that a browser asks for is longer. */
const netlify_MAX_LINE = 8_192;
const MAX_RULES = 10_000;
/** In one rule. With more, trying a single address could take minutes. */
const MAX_SPLATS = 4;
/** Returns what a `_redirects` file means to Netlify. `file` is ordinary text, `domain` the site's own, if it is known. */
function parseNetlify(file, domain) {
    const problems = [];
    const parsed = [];
    for (const [i, raw] of file.split('\n').entries()) {
        const line = raw.trim();
        if (line === '' || line.startsWith('#'))
            continue;
        if (parsed.length === MAX_RULES) {
            problems.push({
                kind: 'unread',
                line: i + 1,
                message: `The check reads ${MAX_RULES} rules; what follows is not read.`,
            });
            break;
        }
        const read = netlify_parseLine(line, i + 1, domain);
        if ('rule' in read)
            parsed.push(read);
        else
            problems.push({ line: i + 1, ...read });
    }
    const isPartlyUnread = problems.some(({ kind }) => kind === 'unread');
    const rules = withoutRepetitions(parsed, problems);
    const index = new RuleIndex(rules);
    const missing = isPartlyUnread
        ? { is: 'undecided', why: 'some rules are not read' }
        : { is: 'missing' };
    const steps = (request, files) => netlify_stepsFor(request, files, { index, domain, missing });
    const errorPage = rules.find(isErrorPage);
    return { file: '_redirects', rules, errorPage, problems, domain, steps };
}
function isErrorPage({ source, status, conditions, query }) {
    const isForAll = 'pattern' in source && source.pattern.folder === '/';
    return isForAll && status === 404 && conditions.length === 0 && query === undefined;
}
/** Of equal rules, Netlify keeps the last (`removeDuplicates` in redirect-parser's merge.js). */
function withoutRepetitions(parsed, problems) {
    const last = new Map(parsed.map(({ identity }, i) => [identity, i]));
    return parsed.flatMap(({ identity, rule }, i) => {
        const kept = last.get(identity) ?? i;
        if (kept === i)
            return [rule];
        const line = parsed[kept]?.rule.line;
        problems.push({
            kind: 'ignored',
            line: rule.line,
            message: `The rule is repeated in line ${line}, which is the one that counts.`,
        });
        return [];
    });
}
function netlify_ignored(message) {
    return { kind: 'ignored', message };
}
function netlify_parseLine(line, number, host) {
    if (line.length > netlify_MAX_LINE)
        return { kind: 'unread', message: `The line has more than ${netlify_MAX_LINE} characters, and is not read.` };
    const all = line.split(/\s+/);
    const comment = all.findIndex((part) => part.startsWith('#'));
    const [from = '', ...parts] = comment === -1 ? all : all.slice(0, comment);
    if (parts.length === 0)
        return netlify_ignored('The rule has no target.');
    const hasTarget = Number.isNaN(Number.parseInt(parts[0] ?? '', 10));
    const at = hasTarget ? parts.findIndex((part) => part.startsWith('/') || IS_URL.test(part)) : -1;
    if (hasTarget && at === -1)
        return netlify_ignored('The target has to begin with `/`, `http://` or `https://`.');
    const parameters = parts.slice(0, Math.max(at, 0));
    const [statusPart, ...conditionParts] = parts.slice(at + 1);
    const status = statusPart === undefined ? 301 : Number.parseInt(statusPart, 10);
    if (Number.isNaN(status))
        return netlify_ignored(`${quoted(statusPart ?? '')} is no status code.`);
    const isForwarded = !hasTarget && from.endsWith('/*') && status >= 200 && status < 300;
    if (!hasTarget && !isForwarded)
        return netlify_ignored('The rule has no target.');
    const to = isForwarded ? `${from.slice(0, -1)}:splat` : (parts[at] ?? '');
    const conditions = conditionParts.filter((part) => !/^sign(?:ed)?=/i.test(part));
    const where = readFrom(from, host);
    if ('kind' in where)
        return where;
    if (where.condition !== undefined)
        conditions.unshift(where.condition);
    const isForced = statusPart?.endsWith('!') === true;
    const does = status === 200 ? 'rewrite' : status >= 300 && status < 400 ? 'redirect' : 'status';
    const identity = JSON.stringify([from, parameters, to, status, isForced, conditionParts]);
    const common = { line: number, from, to, does, status, isForced, conditions, source: where.source };
    const query = parameters.length === 0 ? undefined : new Map(parameters.map(nameAndValue));
    return { identity, rule: query === undefined ? common : { ...common, query } };
}
function nameAndValue(parameter) {
    const [name = '', ...rest] = parameter.split('=');
    return [name, rest.join('=')];
}
/** Returns which addresses `from` is about, or why the rule is not applied. */
function readFrom(from, host) {
    let path = from;
    let condition;
    if (IS_URL.test(from)) {
        const url = URL.parse(from);
        if (url === null)
            return netlify_ignored(`${quoted(from)} is no address.`);
        path = url.pathname;
        // Where the name is not known, or a visitor may still come by `http:`.
        if (host !== url.host || url.protocol === 'http:')
            condition = `${url.protocol}//${url.host}`;
    }
    if (path.startsWith('/.netlify'))
        return netlify_ignored('Addresses below `/.netlify` are Netlify’s own.');
    if (!path.startsWith('/'))
        return netlify_ignored('A rule has to begin with `/`, so this one matches no address.');
    if (path.includes('?') || path.includes('#'))
        return netlify_ignored('No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.');
    if (path.split('*').length > MAX_SPLATS + 1)
        return { kind: 'unread', message: `The rule has more than ${MAX_SPLATS} \`*\`, and is not read.` };
    const source = netlify_readPath(path);
    return condition === undefined ? { source } : { source, condition };
}
function netlify_readPath(path) {
    const segments = withoutSlash(path).split('/').slice(1);
    if (!segments.some((segment) => isPlaceholder(segment) || isSplat(segment)))
        return { exact: withoutSlash(decodedPath(path)) };
    const parts = [];
    let text = '';
    const add = (wildcard) => {
        parts.push(text, wildcard);
        text = '';
    };
    for (const segment of segments) {
        if (segment === '*')
            add({ regex: '(?:/(.*))?', name: 'splat' });
        else if (isPlaceholder(segment)) {
            text += '/';
            add({ regex: SEGMENT, name: segment.slice(1) });
        }
        else if (isSplat(segment)) {
            text += `/${decodedPath(segment.slice(0, -1))}`;
            add({ regex: `/?${ANYTHING}`, name: 'splat' });
        }
        else
            text += `/${decodedPath(segment)}`;
    }
    if (text !== '')
        parts.push(text);
    const [start = ''] = parts;
    const isFolder = parts.length === 2 && segments.at(-1) === '*';
    const pattern = patternOf(parts, isFolder ? `${start}/` : undefined);
    if (isSplat(segments.at(-1) ?? ''))
        return { pattern };
    // A slash at the end makes no difference.
    return { pattern: { ...pattern, regex: new RegExp(pattern.regex.source.replace(/\$$/, '/?$'), 's') } };
}
function isPlaceholder(segment) {
    return /^:./.test(segment);
}
/** A `*` counts at the end of a segment alone. */
function isSplat(segment) {
    return segment.indexOf('*') === segment.length - 1 && segment !== '' && !isPlaceholder(segment);
}
function withoutSlash(path) {
    return path.endsWith('/') ? path.slice(0, -1) : path;
}
/** The first rule that fits counts. A file shadows all but those with a `!`. */
function* netlify_stepsFor(request, files, { index, domain, missing }) {
    const { path, query } = request;
    const own = files(path);
    const withoutRule = own === undefined ? missing : stepOf(own);
    for (const { rule, captures } of index.matches([path, withoutSlash(path)])) {
        const inQuery = matchQuery(rule, query);
        if (inQuery === undefined)
            continue;
        const isSkipped = leadsWhereItIs(rule, path);
        if (isSkipped === 'certain')
            break;
        const to = netlify_expanded(rule.to, new Map([...inQuery, ...captures]));
        if (own !== undefined && !rule.isForced)
            yield withoutRule;
        else if (to === undefined)
            yield tooLong(rule);
        else if (rule.does === 'status')
            yield { is: 'status', status: rule.status, rule };
        else if (rule.does === 'redirect')
            yield { is: 'redirect', to, rule };
        else
            yield rewritten(to, request, files, domain, rule);
        if (isSkipped === 'likely')
            break;
        if (rule.conditions.length === 0)
            return;
    }
    yield withoutRule;
}
/** Returns what a rule takes from the parameters of an address; undefined if one of them is missing. */
function matchQuery({ query: wanted = NO_PARAMETERS }, query) {
    if (wanted.size === 0)
        return NO_PARAMETERS;
    // Of a repeated parameter, the last one counts.
    const given = new Map(new URLSearchParams(query));
    const captures = new Map();
    for (const [name, value] of wanted) {
        const found = given.get(name);
        if (found === undefined || !(value.startsWith(':') || value === found))
            return undefined;
        if (value.startsWith(':'))
            captures.set(value.slice(1), (0,byte_strings/* toBytes */.ZJ)(found));
    }
    return captures;
}
const NO_PARAMETERS = new Map();
/**
 * Does Netlify look for no rule at all? `netlify-redirector` does where the first rule that fits ends with `*`, leads to
 * what it is about, and the path is there already, rewrites apart. It goes by the letters alone, so that `/* /b` also
 * leaves `/bx` out. Where exactly it stops with more wildcards than that one is not documented.
 */
function leadsWhereItIs(rule, path) {
    if (rule.status === 200 || !rule.from.includes('*'))
        return undefined;
    const [written = ''] = rule.to.split(/\/?:/, 1);
    const base = decodedPath(written);
    if (base === '' || !path.startsWith(base))
        return undefined;
    const from = withoutSlash(rule.from);
    const isSimple = /^[^*:]*\*$/.test(from) && /^[^:]*(?:\/:splat)?$/.test(rule.to);
    if (!isSimple)
        return 'likely';
    if (!rule.to.startsWith(withoutSlash(from.slice(0, -1))))
        return undefined;
    const isBelow = base.endsWith('/') || path.length === base.length || path.charAt(base.length) === '/';
    return isBelow ? 'certain' : 'likely';
}
/** Puts what was captured into a target. Netlify looks for `:name` letter by letter: `:id` is also found in `:idea`. */
function netlify_expanded(to, captures) {
    let result = to;
    for (const [name, value] of captures) {
        if (!result.includes(':'))
            return result;
        result = replacedAll(result, `:${name}`, (0,byte_strings/* percentEncode */.a)(value));
        if (result === undefined)
            return undefined;
    }
    return result;
}

// EXTERNAL MODULE: ./node_modules/path-to-regexp/dist/index.js
var dist = __webpack_require__(868);
;// CONCATENATED MODULE: ./lib/web/host/redirects/vercel.js
/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11, and
 * `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns it into routes: redirects before the files, rewrites
 * after them.
 */





const vercel_FILE = 'vercel.json';
/** `maxItems` and `maxLength` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
const vercel_MAX_RULES = 2_048;
const MAX_RULE_LENGTH = 4_096;
/** Returns what a `vercel.json` (ordinary text) means. `domain` is the site's own, if it is known. */
function parseVercel(file, domain) {
    const problems = [];
    const report = (kind, line, message) => problems.push({ kind, line, message });
    const json = readJson(file);
    if (typeof json === 'string') {
        const so = json === TOO_DEEP ? 'so that it cannot be read' : 'and Vercel refuses the deployment';
        report('invalid', undefined, `The file ${json}, ${so}.`);
        return { ...NO_REDIRECTS, file: vercel_FILE, problems, domain };
    }
    const { cleanUrls, trailingSlash, routes } = json.value;
    const settings = {
        cleanUrls: cleanUrls === true,
        trailingSlash: typeof trailingSlash === 'boolean' ? trailingSlash : undefined,
    };
    if (routes !== undefined)
        report('unread', undefined, 'The check does not read `routes`, which Vercel replaced by `redirects` and `rewrites`.');
    const redirects = rulesOf(json, 'redirects', report);
    const rewrites = rulesOf(json, 'rewrites', report);
    const context = {
        settings,
        redirects: new RuleIndex(redirects),
        rewrites: new RuleIndex(rewrites),
        isPartlyUnread: problems.some(({ kind }) => kind === 'unread'),
        domain,
    };
    const steps = (request, files) => vercel_stepsFor(request, files, context);
    const rules = [...redirects, ...rewrites];
    return { file: vercel_FILE, rules, problems, domain, cleanUrls: settings.cleanUrls, steps };
}
function rulesOf(json, key, report) {
    const list = json.value[key];
    if (list === undefined)
        return [];
    if (!Array.isArray(list)) {
        report('invalid', undefined, `\`${key}\` has to be a list.`);
        return [];
    }
    if (list.length > vercel_MAX_RULES)
        report('over-limit', json.lineOf(key, vercel_MAX_RULES), `\`${key}\` has ${list.length} rules, more than the ${vercel_MAX_RULES} that Vercel takes.`);
    return list.slice(0, vercel_MAX_RULES).flatMap((item, i) => {
        const line = json.lineOf(key, i);
        const read = readRule(item, line, key);
        if (!('message' in read))
            return [read];
        report(read.kind, line, read.message);
        return [];
    });
}
function invalid(message) {
    return { kind: 'invalid', message };
}
function readRule(item, line, key) {
    if (!isObject(item) || typeof item.source !== 'string')
        return invalid(`A rule of \`${key}\` has to be an object with a \`source\`.`);
    const { source: from, destination, permanent, statusCode } = item;
    if (typeof destination !== 'string')
        return isObject(destination)
            ? { kind: 'unread', message: `The rule for ${quoted(from)} leads to a service.` }
            : invalid(`The rule for ${quoted(from)} has no \`destination\`.`);
    if (from.length > MAX_RULE_LENGTH || destination.length > MAX_RULE_LENGTH)
        return {
            kind: 'over-limit',
            message: `The rule is longer than the ${MAX_RULE_LENGTH} characters that Vercel takes.`,
        };
    if (key === 'redirects' && permanent !== undefined && statusCode !== undefined)
        return invalid(`The rule for ${quoted(from)} has both \`permanent\` and \`statusCode\`.`);
    const read = readSource(from);
    if ('kind' in read)
        return read;
    const { source, names } = read;
    const conditions = conditionsOf(item);
    const missing = namesIn(destination).find((name) => !names.includes(name));
    if (missing !== undefined && conditions.length === 0)
        return invalid(`The rule for ${quoted(from)} has \`:${missing}\` in its \`destination\`, but not in its \`source\`.`);
    const common = { line, from, to: destination, conditions, source };
    if (key === 'rewrites')
        return { ...common, does: 'rewrite', status: 200, isForced: false };
    const asked = typeof statusCode === 'number' ? statusCode : 308;
    const status = typeof permanent === 'boolean' ? (permanent ? 308 : 307) : asked;
    return { ...common, does: 'redirect', status, isForced: true };
}
/** Names in the path alone: a port is no name. */
function namesIn(destination) {
    const path = destination.replace(/^[a-z][a-z+.-]*:\/\/[^/]*/i, '');
    return [...path.matchAll(/(?<!\\):([A-Za-z_]\w*)/g)].map(([, name]) => name ?? '');
}
function conditionsOf(item) {
    return ['has', 'missing', 'env'].flatMap((key) => Array.isArray(item[key]) && item[key].length > 0 ? [`\`${key}\``] : []);
}
/** Returns which paths a source is about, and the names in it, or why it cannot be read. */
function readSource(from) {
    try {
        // Vercel also takes the whole source as a regular expression, which it has to be.
        new RegExp(from);
        const tokens = (0,dist/* parse */.qg)((0,byte_strings/* toBytes */.ZJ)(from), { delimiter: '/' });
        if (tokens.every((token) => typeof token === 'string'))
            return { source: { exact: OPTIONS.encode(tokens.join('')) }, names: [] };
        const keys = [];
        const regex = (0,dist/* tokensToRegexp */.f6)(tokens, keys, OPTIONS);
        const names = keys.map(({ name }) => String(name));
        const [start] = tokens;
        const prefix = typeof start === 'string' ? OPTIONS.encode(start) : '';
        return { source: { pattern: { regex, names, prefix, folder: folderOf(tokens) } }, names };
    }
    catch (error) {
        // Vercel still runs a version that lets placeholders touch.
        if (error instanceof TypeError && error.message.startsWith('Must have text between'))
            return { kind: 'unread', message: `The check does not understand the pattern ${quoted(from)}.` };
        if (error instanceof TypeError || error instanceof SyntaxError)
            return invalid(`${quoted(from)} is no pattern that Vercel takes.`);
        throw error;
    }
}
/** As `sourceToRegex`, but for paths that are decoded. */
const OPTIONS = {
    strict: true,
    sensitive: true,
    delimiter: '/',
    encode: (bytes) => (0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes,
};
/** `/docs/:path*` and `/docs/(.*)` are about a whole folder. */
function folderOf(tokens) {
    const [start, ...rest] = typeof tokens[0] === 'string' ? tokens : ['', ...tokens];
    const [last] = rest;
    if (typeof start !== 'string' || rest.length !== 1 || typeof last !== 'object')
        return undefined;
    if (last.prefix !== '/' || last.suffix !== '')
        return undefined;
    const isWhole = last.pattern === '.*' || (last.modifier === '*' && last.pattern === '[^\\/]+?');
    return isWhole ? `${OPTIONS.encode(start)}/` : undefined;
}
/** Redirects come before the files, rewrites after them. */
function* vercel_stepsFor(request, files, context) {
    const { path } = request;
    const clean = settingsRedirect(path, context.settings);
    if (clean !== undefined)
        return yield { is: 'redirect', to: (0,byte_strings/* percentEncode */.a)(clean) };
    for (const { rule, captures } of context.redirects.matches([path])) {
        const to = filled(rule.to, captures);
        yield to.length > MAX_TARGET ? tooLong(rule) : { is: 'redirect', to, rule };
        if (rule.conditions.length === 0)
            return;
    }
    const found = files(path);
    if (found !== undefined)
        yield stepOf(found);
    else if (context.isPartlyUnread)
        yield { is: 'undecided', why: 'some of the rules are not read' };
    else
        yield* rewrites(request, 0, files, context);
}
/** Each rewrite is tried on what the ones before it have made of the path. */
function* rewrites(request, from, files, context, last) {
    for (const { rule, captures, position } of context.rewrites.matches([request.path])) {
        if (position < from)
            continue;
        const to = rooted(filled(rule.to, captures));
        if (to.length > MAX_TARGET)
            return yield tooLong(rule);
        const step = rewritten(to, request, files, context.domain, rule);
        const target = readTarget(to, request.path, context.domain);
        if (step.is !== 'missing' || target.is === 'outside')
            yield step;
        else
            yield* rewrites(target, position + 1, files, context, rule);
        if (rule.conditions.length === 0)
            return;
    }
    yield { is: 'missing', rule: last };
}
/** `convertCleanUrls` and `convertTrailingSlash` of `@vercel/routing-utils`. */
function settingsRedirect(path, { cleanUrls, trailingSlash }) {
    if (cleanUrls) {
        const end = trailingSlash === true ? '/' : '';
        const index = /^\/(?:(.+)\/)?index(?:\.html)?\/?$/.exec(path);
        if (index !== null)
            return index[1] === undefined ? '/' : `/${index[1]}${end}`;
        const page = /\.html\/?$/.exec(path);
        if (page !== null)
            return `${path.slice(0, page.index)}${end}`;
    }
    if (trailingSlash === false && path.length > 1 && path.endsWith('/'))
        return path.slice(0, -1);
    if (trailingSlash !== true || /^\/\.well-known(?:\/|$)/.test(path))
        return undefined;
    const last = path.slice(path.lastIndexOf('/') + 1);
    if (last !== '' && !last.includes('.') && !path.includes('//'))
        return `${path}/`;
    return /[^/]\.\w+\/$/.test(path) ? path.slice(0, -1) : undefined;
}
function rooted(to) {
    return to.startsWith('/') || /^\w+:\/\//.test(to) ? to : `/${to}`;
}
/** Fills `:name` in, with its modifier or its own pattern, if it has one, and `$1`, counted from the left. */
function filled(to, captures) {
    const inOrder = [...captures.values()];
    return to.replace(/(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g, (whole, name, number) => {
        // `:8080` is a port.
        const value = name === undefined ? (inOrder[Number(number) - 1] ?? '') : captures.get(name);
        return value === undefined ? whole : (0,byte_strings/* percentEncode */.a)(value);
    });
}

;// CONCATENATED MODULE: ./lib/web/host/hosts.js
/** What each host does with a site: how it answers an address, and what it does not accept. One table. */





const MB = 1_000_000;
const MIB = 1 << 20;
const GB = 1_000 * MB;
function limit(severity, max, of, source) {
    return { max, severity, of, source, read: '2026-11' };
}
const TRAILING_SLASHES = 'https://github.com/slorber/trailing-slash-guide';
/** What most of them have in common. */
const USUAL = {
    mergesSlashes: true,
    redirectFile: undefined,
    services: undefined,
    keeps: [],
    missing: 'own-page',
    dropsDotFiles: 'none',
    offline: false,
    isSecure: true,
    siteBytes: [],
    fileBytes: [],
    files: [],
    filesInFolder: [],
};
/** E-mail protection, image resizing: https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/, read 2026-11. */
const CLOUDFLARE_SERVICES = /^\/cdn-cgi(?:\/|$)/;
function kept(name, why, source) {
    return { name, why, source, read: '2026-11' };
}
/** `IGNORE_LIST` of `wrangler pages deploy`. */
const PAGES_UPLOAD = 'https://github.com/cloudflare/workers-sdk/issues/2240';
/** `detectBuilders` of `@vercel/fs-detectors` 6.9, read 2026-11, says what becomes of a folder. */
const VERCEL_DETECTION = 'https://vercel.com/docs/functions/runtimes';
/** Nothing in files or folders whose names begin with `_` or a dot, and no declarations of types. */
const VERCEL_FUNCTION = /^api\/(?!(?:.*\/)?[_.])(?!.*\.d\.ts$).*\.(?:[cm]?[jt]s|tsx|go|py|rb|rs)$/;
const PREBUILT = ', unless the site is deployed with --prebuilt';
function cloudflareLimits(title, source) {
    const paid = limit('error', 100_000, `the 100,000 that ${title} allows on its paid plans`, source);
    const free = limit('warning', 20_000, `the 20,000 that ${title} allows on its free plan`, source);
    return {
        fileBytes: [limit('error', 25 * MIB, `the 25 MiB that ${title} allows per file`, source)],
        files: [paid, free],
    };
}
const NGINX = {
    ...USUAL,
    title: 'nginx',
    findFile: find_file/* byName */.nG,
    isSecure: false,
    source: 'https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files',
    read: '2026-11',
};
const HOSTS = {
    'github-pages': {
        ...USUAL,
        title: 'GitHub Pages',
        findFile: find_file/* byName */.nG,
        // https://github.com/actions/upload-pages-artifact/pull/102, read 2026-11
        dropsDotFiles: 'all',
        source: TRAILING_SLASHES,
        read: '2026-11',
        siteBytes: [
            limit('error', 10 * GB, 'the 10 GB that GitHub Pages allows for an artifact', 'https://github.com/actions/deploy-pages'),
            limit('warning', GB, 'the 1 GB that GitHub Pages allows for a published site', 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits'),
        ],
    },
    's3-cloudfront': {
        ...USUAL,
        title: 'S3 behind CloudFront',
        findFile: find_file/* byKey */.dX,
        mergesSlashes: false,
        source: 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html',
        read: '2026-11',
    },
    'cloudflare-pages': {
        ...USUAL,
        title: 'Cloudflare Pages',
        findFile: find_file/* cloudflarePagesFile */.O2,
        redirectFile: { name: '_redirects', parse: (text = '', domain) => parseCloudflare(text, domain, false) },
        keeps: [
            kept(/^(?:_redirects|_headers)$/, 'expected', PAGES_UPLOAD),
            kept(/^functions\//, 'it takes the scripts in it for functions, and leaves the rest out', PAGES_UPLOAD),
            kept(/^(?:.*\/)?node_modules\//, 'uploads leave out folders of this name', PAGES_UPLOAD),
            kept(/^_worker\.js(?:\/|$)/, 'it takes it for a program that answers all requests', PAGES_UPLOAD),
            kept(/^_routes\.json$/, 'it takes it for the list of what functions answer', PAGES_UPLOAD),
        ],
        services: CLOUDFLARE_SERVICES,
        missing: 'home-page',
        source: 'https://developers.cloudflare.com/pages/configuration/serving-pages/',
        read: '2026-11',
        ...cloudflareLimits('Cloudflare Pages', 'https://developers.cloudflare.com/pages/platform/limits/'),
    },
    'cloudflare-workers': {
        ...USUAL,
        title: 'Cloudflare Workers',
        findFile: find_file/* cloudflareWorkersFile */.fe,
        redirectFile: { name: '_redirects', parse: (text = '', domain) => parseCloudflare(text, domain, true) },
        keeps: [
            kept(/^(?:_redirects|_headers|\.assetsignore)$/, 'expected', 'https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets'),
        ],
        services: CLOUDFLARE_SERVICES,
        readsAssetsIgnore: true,
        source: 'https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/',
        read: '2026-11',
        ...cloudflareLimits('Cloudflare Workers', 'https://developers.cloudflare.com/workers/platform/limits/'),
    },
    'azure-static-web-apps': {
        ...USUAL,
        title: 'Azure Static Web Apps',
        findFile: find_file/* byNameOfEitherForm */.Zs,
        redirectFile: {
            name: 'staticwebapp.config.json',
            parse: (text = '{}', domain) => parseAzure(text, domain),
        },
        keeps: [
            kept(/^staticwebapp\.config\.json$/, 'expected', 'https://learn.microsoft.com/en-us/azure/static-web-apps/configuration'),
        ],
        // Logins and APIs: https://learn.microsoft.com/en-us/azure/static-web-apps/authentication-authorization, read 2026-11.
        services: /^\/(?:\.auth|api|data-api)(?:\/|$)/,
        source: TRAILING_SLASHES,
        read: '2026-11',
        files: [
            limit('error', 15_000, 'the 15,000 that Azure Static Web Apps allows on any plan', 'https://github.com/Azure/static-web-apps/issues/782'),
        ],
        siteBytes: [
            // The service itself says 524288000 bytes.
            limit('error', 500 * MIB, 'the 500 MB that Azure Static Web Apps allows on its standard plan', 'https://learn.microsoft.com/en-us/azure/static-web-apps/quotas'),
            limit('warning', 250 * MIB, 'the 250 MB that Azure Static Web Apps allows on its free plan', 'https://learn.microsoft.com/en-us/azure/static-web-apps/quotas'),
        ],
    },
    netlify: {
        ...USUAL,
        title: 'Netlify',
        findFile: find_file/* byNameOfEitherForm */.Zs,
        redirectFile: { name: '_redirects', parse: (text = '', domain) => parseNetlify(text, domain) },
        keeps: [
            kept(/^(?:_redirects|_headers|netlify\.toml)$/, 'expected', 'https://docs.netlify.com/routing/redirects/'),
        ],
        // Functions, forms, pictures: https://docs.netlify.com/build/functions/get-started/, read 2026-11.
        services: /^\/\.netlify(?:\/|$)/,
        // https://github.com/netlify/js-client/pull/226, read 2026-11
        dropsDotFiles: 'all-but-well-known',
        source: TRAILING_SLASHES,
        read: '2026-11',
        filesInFolder: [
            limit('error', 54_000, 'the 54,000 that Netlify allows in one folder', 'https://docs.netlify.com/site-deploys/overview/'),
        ],
    },
    vercel: {
        ...USUAL,
        title: 'Vercel',
        findFile: find_file/* vercelFile */.cR,
        redirectFile: { name: 'vercel.json', parse: (text = '{}', domain) => parseVercel(text, domain) },
        keeps: [
            {
                ...kept(/^api\//, `it takes the scripts in it for functions, and leaves the rest out${PREBUILT}`, VERCEL_DETECTION),
                onlyBeside: VERCEL_FUNCTION,
                isPublished: true,
            },
            {
                ...kept(/^(?:.*\/)?node_modules\//, `uploads leave out folders of this name${PREBUILT}`, VERCEL_DETECTION),
                isPublished: true,
            },
            { ...kept(/^public\//, 'rest', VERCEL_DETECTION), isPublished: true },
        ],
        // Analytics and speed insights: https://vercel.com/docs/analytics/quickstart, read 2026-11.
        services: /^\/_vercel(?:\/|$)/,
        source: 'https://vercel.com/docs/project-configuration/vercel-json#cleanurls',
        read: '2026-11',
        // Those for uploads have changed: https://vercel.com/docs/limits, read 2026-11.
    },
    nginx: NGINX,
    'air-gapped': { ...NGINX, title: 'nginx (air-gapped)', offline: true },
};
/** Used when no host is given: what any of them answers is answered. */
const ANY_HOST = {
    ...USUAL,
    title: 'any host',
    findFile: find_file/* byNameOfEitherForm */.Zs,
    services: new RegExp(Object.values(HOSTS)
        .flatMap(({ services }) => services?.source ?? [])
        .join('|')),
    missing: 'unknown',
    isSecure: false,
    source: 'the union of the others',
    read: '2026-11',
};
/** The names that the input `host` accepts. */
const HOST_NAMES = Object.keys(HOSTS);
/** Returns the rules of a host, or, without one, rules that report only what every host would reject. */
function hosts_rulesOf(host) {
    return host === undefined ? ANY_HOST : HOSTS[host];
}

;// CONCATENATED MODULE: ./lib/web/host/served-site.js
/** What a host answers the addresses of a site with, by its files and by its own redirect file. */






/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000;
/** Returns the names of the redirect files that may count for a site, in its root. */
function redirectFilesOf({ host, basePath }) {
    // Hosts read it in the root of what they serve alone.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? HOST_NAMES : [host];
    return [...new Set(hosts.flatMap((each) => hosts_rulesOf(each).redirectFile?.name ?? []))];
}
/** A site as its host serves it: knows which file answers which address. Nobody else does. */
class ServedSite {
    site;
    rules;
    /** The names of the site's files with their indices. */
    files;
    /** What the host's redirect file says, which is nothing below a base path, and where it cannot be read. */
    redirects;
    #isUnreadable;
    /** Without a host: all of them by their files, and those that read a redirect file of the site. */
    #hosts;
    #hostsWithRules;
    #known = new Map();
    constructor(site, files = filesOf(site)) {
        const { host, basePath, domain, redirects } = site;
        this.rules = hosts_rulesOf(host);
        this.files = files;
        this.site = site;
        this.#isUnreadable = redirects.some(({ text }) => text === undefined);
        const { redirectFile } = this.rules;
        const isRead = redirectFile !== undefined && basePath === '/' && !this.#isUnreadable;
        this.redirects = isRead ? redirectFile.parse(redirects[0]?.text, domain) : NO_REDIRECTS;
        const hosts = host === undefined ? HOST_NAMES : [];
        this.#hosts = hosts.map((each) => new ServedSite({ ...site, host: each, redirects: [] }, files));
        this.#hostsWithRules = hosts.flatMap((each) => {
            const own = redirects.filter(({ name }) => redirectFilesOf({ host: each, basePath }).includes(name));
            return own.length === 0 ? [] : [new ServedSite({ ...site, host: each, redirects: own }, files)];
        });
    }
    /** What is answered with a file, the rules of the redirect file apart. The path is absolute and decoded. */
    findFile = (path) => {
        const { loops, basePath } = this.site;
        const isHostRoot = basePath === '/';
        const asked = this.rules.mergesSlashes && path.includes('//') ? `/${(0,find_file/* mergeSlashes */.u)(path)}` : path;
        const lookup = (name) => this.files.get(loops.length === 0 ? name : (0,tree/* withoutLoops */.oU)(name, loops));
        // Below a base path, the file that decides is elsewhere.
        const place = { isHostRoot, cleanUrls: this.redirects.cleanUrls ?? !isHostRoot };
        const found = this.rules.findFile(asked, lookup, place);
        return found === undefined && isHostRoot && this.isService(path) ? 'service' : found;
    };
    /**
     * Returns what is answered in the end. `path` is an address's path, decoded, without the base path and its slash: empty
     * for the site's root, or `docs/x/`. `query` is as it is written, without its `?`.
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
    /** Returns the paths that are answered with a file, the one that links usually name first; as for `answer`. */
    addressesOf(file) {
        return addressForms(this.site.names[file] ?? '').filter((path) => this.answer(path) === file);
    }
    /**
     * Is a path answered by a service of the host? It is absolute, from the root of the host on. Where the site has a folder
     * of the same name, none is set up there.
     */
    isService(path) {
        if (this.rules.services?.test(path) !== true)
            return false;
        return this.site.basePath !== '/' || !(0,tree/* hasFolder */.bU)(this.site.names, `${path.split('/', 2)[1]}/`);
    }
    /** Does a rule show a page of the site for addresses that are not there? */
    get hasErrorPage() {
        const { errorPage, domain } = this.redirects;
        const target = errorPage && readTarget(errorPage.to, '/', domain);
        return target?.is === 'inside' && this.findFile(target.path) !== undefined;
    }
    /** Does the site have files in a folder, or may it seem so? `path` is an address's path that ends in a slash. */
    hasFolder(path) {
        const name = (0,tree/* withoutLoops */.oU)(path, this.site.loops);
        const { rules, fallback } = this.redirects;
        if (rules.length > 0 || fallback !== undefined || this.#hostsWithRules.length > 0)
            return true;
        return name === '' || (0,tree/* hasFolder */.bU)(this.site.names, name);
    }
    #ofHost(path, query) {
        if (this.#isUnreadable)
            return 'unknown';
        const outcome = follow(this.redirects, this.findFile, { path: `/${path}`, query });
        // What an unreadable folder contains is not known.
        if (outcome.is === 'missing')
            return this.site.unreadable.some((folder) => outcome.path.slice(1).startsWith(folder))
                ? 'unknown'
                : undefined;
        return isAnswered(outcome) ? this.#fileOf(outcome) : undefined;
    }
    /** Where a rule brings a fragment of its own, or a script may show something for each address, anchors are not known. */
    #fileOf(outcome) {
        if (outcome.is !== 'file' || outcome.used.some(({ rule }) => rule.to.includes('#')))
            return 'unknown';
        const isShared = outcome.used.some(({ rule }) => rule.does === 'rewrite' && 'pattern' in rule.source);
        if (!isShared)
            return outcome.file;
        return (0,page_names/* isPage */.yp)(this.site.names[outcome.file] ?? '') ? 'shared-page' : 'unknown';
    }
    #ofAnyHost(path, query) {
        let isAnswered = this.#isUnreadable;
        for (const host of this.#hosts) {
            const answer = host.answer(path);
            if (typeof answer === 'number')
                return answer;
            isAnswered ||= answer !== undefined;
        }
        isAnswered ||= this.#hostsWithRules.some((host) => host.answer(path, query) !== undefined);
        return isAnswered ? 'unknown' : undefined;
    }
}
/**
 * Returns the addresses that some host may answer with a file, the one that links usually name first: decoded, without
 * the base path.
 */
function addressForms(name) {
    const stem = (0,page_names/* stemOfFile */.hj)(name);
    if (stem === '')
        return [...new Set(['', name, 'index.html', 'index'])];
    const [folder, file] = [`${stem}/`, `${stem}.html`];
    const first = (0,page_names/* isIndexPage */.sf)(name) ? [folder, stem] : [stem];
    return [...new Set([...first, name, file, folder, `${stem}/index.html`, `${stem}/index`])];
}


/***/ }),

/***/ 664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ AddressReader)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(365);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(798);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(216);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(640);




/** How much of a `<meta>` is read: longer values mean nothing to browsers. */
const MAX_META = 4_096;
/** `rel` keywords whose target a browser fetches: https://html.spec.whatwg.org/multipage/links.html#linkTypes. */
const LOADING_RELS = new Set([
    'stylesheet',
    'icon',
    'apple-touch-icon',
    'apple-touch-icon-precomposed',
    'mask-icon',
    'manifest',
    'preload',
    'modulepreload',
    'prefetch',
    'prerender',
]);
/** Those of them whose target is a picture. */
const PICTURE_RELS = new Set([
    'icon',
    'apple-touch-icon',
    'apple-touch-icon-precomposed',
    'mask-icon',
]);
/** What `as` says of a target that is one, a sound or a film. */
const MEDIA = /^\s*(?:image|audio|video)\s*$/i;
/** `rel` keywords whose target is for people or crawlers to follow. */
const LINKING_RELS = new Set([
    'alternate',
    'author',
    'contents',
    'first',
    'help',
    'index',
    'last',
    'license',
    'next',
    'prev',
    'previous',
    'privacy-policy',
    'search',
    'start',
    'terms-of-service',
    'up',
]);
/** Values of `type` with which a script holds data. */
const DATA_TYPES = new Map([
    ['importmap', 'import-map'],
    ['speculationrules', 'speculation-rules'],
    ['application/ld+json', 'json-ld'],
]);
/** What the Pages Router of Next needs to know of a page: https://nextjs.org/docs/pages. */
const NEXT_DATA = '__NEXT_DATA__';
/** Names of `<meta>` whose content is a picture: https://ogp.me, and what X and others read. */
const PREVIEWS = new Set([
    'og:image',
    'og:image:url',
    'og:image:secure_url',
    'twitter:image',
    'twitter:image:src',
]);
/** Elements with addresses within SVG. Browsers know no others there, not even those of HTML. */
const HAS_ADDRESSES_IN_SVG = new Set(['a', 'image', 'use', 'feimage', 'script', 'style']);
/** Attributes that any element may have. */
const GLOBAL = new Set(['id', 'style', 'paint']);
/** Elements with addresses within SVG only. */
const ONLY_IN_SVG = new Set(['use', 'feimage']);
const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/;
/** Reads a page in chunks (strings of bytes) for its addresses, anchors and declarations. */
class AddressReader {
    #found;
    #reader;
    #baseSeen = false;
    /** What the content of the element that is open is read as. */
    #use = 'script';
    constructor(found, syntax) {
        this.#found = found;
        this.#reader = new _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PageReader */ .X(this, _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .OF_ADDRESSES */ .zq, syntax);
    }
    write(chunk) {
        this.#reader.write(chunk);
    }
    /** Ends the reading: nothing more is passed on. */
    stop() {
        this.#reader.stop();
    }
    /** Returns the line of an offset that was just passed on, from 1 on. */
    line(at) {
        return this.#reader.line(at);
    }
    // Called by the reader.
    open(element) {
        const { name: tag, isForeign, length } = element;
        const isKnown = isForeign ? HAS_ADDRESSES_IN_SVG.has(tag) : !ONLY_IN_SVG.has(tag);
        for (let i = 0; i < length; i++) {
            const attribute = element.at(i);
            const { meaning, cut } = attribute;
            if (cut !== undefined && mayNameFiles(meaning, cut, tag))
                this.#found('too-large', 'value', element.end);
            else if (isKnown || GLOBAL.has(meaning))
                this.#readAttribute(element, attribute);
        }
        const use = isKnown ? this.#readElement(element) : undefined;
        if (use === undefined)
            return false;
        this.#use = use;
        return true;
    }
    content(text, at) {
        if (text === undefined)
            this.#found('too-large', this.#use, at);
        else if (text.trim() !== '')
            this.#found(this.#use, text, at);
    }
    /** Style sheets of XML: https://www.w3.org/TR/xml-stylesheet/. */
    instruction(text, at) {
        const href = STYLE_SHEET.exec(text)?.[2] ?? '';
        if (href !== '' && !href.startsWith('#'))
            this.#found('load', this.#reader.decoded(href), at);
    }
    // What it stands for.
    #readElement(element) {
        switch (element.name) {
            case 'a':
                this.#oldAnchor(element);
                break;
            case 'link':
                this.#link(element);
                break;
            case 'meta':
                this.#meta(element);
                break;
            case 'base':
                this.#base(element);
                break;
            case 'style':
                return /^(?:|text\/css)$/i.test((element.get('type') ?? '').trim()) ? 'style' : undefined;
            case 'script':
                if (!runs(element))
                    return dataKind(element);
                this.#found('runs-script', '', element.start);
                return 'script';
        }
        return undefined;
    }
    #readAttribute(element, { name, meaning, value, at }) {
        switch (meaning) {
            case 'id':
                this.#anchor(element, value);
                break;
            case 'style':
                this.#found('declarations', value, at);
                break;
            case 'paint':
                if (element.isForeign)
                    this.#found('declarations', value, at);
                break;
            case 'link':
                if (element.get('method')?.toLowerCase() !== 'dialog')
                    this.#found('link', value, at);
                break;
            case 'load':
            case 'media':
            case 'document':
            case 'symbol':
                if (loads(element, name))
                    this.#load(meaning, value, at);
                break;
            case 'set':
                if (element.isForeign)
                    break;
                for (const address of (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .srcsetAddresses */ .HJ)(value))
                    this.#load('load', address, at);
                break;
            case 'frame':
                this.#found('frame', value, at);
        }
    }
    /** `<a name>`, and SVG's `<a xlink:href>`. */
    #oldAnchor(element) {
        const name = element.get('name');
        if (name !== undefined)
            this.#anchor(element, name);
        const link = element.isForeign ? element.find('xlink:href') : undefined;
        if (link !== undefined && element.find('href') === undefined)
            this.#found('link', link.value, link.at);
    }
    /** An empty address is never fetched, and one that is only a fragment stays in the page. */
    #load(use, value, at) {
        const address = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .trimBytes */ .Om)(value);
        if (address !== '' && !address.startsWith('#'))
            this.#found(use, address, at);
    }
    #anchor({ isInShadow, start }, id) {
        if (id !== '' && !isInShadow)
            this.#found('anchor', id, start);
    }
    #link(element) {
        const href = element.find('href');
        const rels = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .relsOf */ .cj)(element.get('rel'));
        if (rels.includes('canonical') && href !== undefined)
            this.#found('canonical', href.value, href.at);
        if (rels.some((rel) => LOADING_RELS.has(rel))) {
            for (const address of (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .srcsetAddresses */ .HJ)(element.get('imagesrcset') ?? ''))
                this.#load('load', address, element.start);
            const isMedia = rels.some((rel) => PICTURE_RELS.has(rel)) || MEDIA.test(element.get('as') ?? '');
            if (href !== undefined)
                this.#load(isMedia ? 'media' : 'load', href.value, href.at);
        }
        else if (rels.some((rel) => LINKING_RELS.has(rel)) && href !== undefined) {
            const isTranslation = rels.includes('alternate') && element.get('hreflang') !== undefined;
            this.#found(isTranslation ? 'translation' : 'link', href.value, href.at);
        }
    }
    #meta(element) {
        const { start } = element;
        const content = (element.get('content') ?? '').slice(0, MAX_META);
        const charset = element.get('charset');
        const equivalent = element.get('http-equiv')?.toLowerCase();
        const name = (element.get('property') ?? element.get('name'))?.toLowerCase();
        if (charset !== undefined)
            this.#found('encoding', charset, start);
        else if (equivalent === 'content-type') {
            const label = /charset\s*=\s*["']?([^\s;"']+)/i.exec(content)?.[1];
            if (label !== undefined)
                this.#found('encoding', label, start);
        }
        else if (equivalent === 'refresh')
            this.#refresh(content, start);
        else if (name === 'og:url')
            this.#found('canonical', content, start);
        else if (PREVIEWS.has(name))
            this.#found('preview', (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .trimBytes */ .Om)(content), start);
        else if (name === 'robots' && /noindex|none/i.test(content))
            this.#found('unlisted', '', start);
    }
    #refresh(content, at) {
        const target = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .refreshTarget */ .tw)(content);
        if (target === undefined)
            return;
        this.#found('unlisted', '', at);
        this.#found('link', target, at);
    }
    #base(element) {
        const href = element.get('href');
        if (href === undefined || this.#baseSeen)
            return;
        this.#baseSeen = true;
        this.#found('base', href, element.start);
    }
}
function loads(element, attribute) {
    // SVG's scripts and pictures have their address in `href`, HTML's in `src`.
    if (attribute.endsWith('href') !== element.isForeign)
        return false;
    if (attribute === 'xlink:href' && element.find('href') !== undefined)
        return false;
    if (element.name === 'input')
        return element.get('type')?.toLowerCase() === 'image';
    if (element.name === 'iframe')
        return element.find('srcdoc') === undefined;
    return element.name !== 'script' || runs(element);
}
function runs(script) {
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isScriptType */ .Kx)(script.get('type'));
}
/** Browsers take data only from the element itself, and not in SVG. */
function dataKind(script) {
    if (script.isForeign || script.find('src') !== undefined)
        return undefined;
    const kind = DATA_TYPES.get((script.get('type') ?? '').trim().toLowerCase());
    return kind ?? (script.get('id') === NEXT_DATA ? 'next-data' : undefined);
}
/** Returns whether a value that is too long to be read may name files. Most are pictures as `data:`; what is long in a `<meta>` means nothing to browsers. */
function mayNameFiles(meaning, value, tag) {
    if (meaning === 'set' || meaning === 'style' || meaning === 'frame')
        return true;
    return meaning !== 'id' && tag !== 'meta' && !(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .hasOtherScheme */ .mS)(value);
}


/***/ }),

/***/ 711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ styleEncoding),
/* harmony export */   V5: () => (/* binding */ pageEncoding),
/* harmony export */   lQ: () => (/* binding */ Utf8Reader)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(573);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(975);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(365);



/**
 * Turns the bytes of a file into UTF-8, as a string of bytes, chunk by chunk. UTF-8 itself passes unchanged:
 * what is not valid in it is handled where a value is used.
 */
class Utf8Reader {
    #decoder;
    /** `label`: an encoding's name as written in a page. Unknown ones, and UTF-8, leave the bytes as they are. */
    constructor(label) {
        this.#decoder = decoderFor(label);
    }
    read(chunk) {
        if (this.#decoder === undefined)
            return chunk.toString('latin1');
        return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(this.#decoder.decode(chunk, { stream: true }));
    }
}
function decoderFor(label) {
    if (label === undefined)
        return undefined;
    try {
        const decoder = new node_util__WEBPACK_IMPORTED_MODULE_1__.TextDecoder(label);
        return decoder.encoding === 'utf-8' ? undefined : decoder;
    }
    catch {
        return undefined;
    }
}
/** Returns the encoding that a byte order mark stands for; undefined without one. */
function bomEncoding(start) {
    if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf)
        return 'utf-8';
    if (start[0] === 0xfe && start[1] === 0xff)
        return 'utf-16be';
    if (start[0] === 0xff && start[1] === 0xfe)
        return 'utf-16le';
    return undefined;
}
/** How far browsers look for the declaration of an encoding, in bytes. */
const DECLARED_WITHIN = 1_024;
/** An XML declaration, at the very start: https://www.w3.org/TR/xml/#NT-EncodingDecl. */
const XML_DECLARATION = /^<\?xml\s[^>]*?\sencoding\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/;
/**
 * Returns the encoding of a page that begins with `start`; undefined for UTF-8, and where none is declared. `declared`
 * returns what the page's `<meta>` says, which only counts in HTML; an XML declaration counts in HTML, too, if there
 * is nothing else. https://html.spec.whatwg.org/#concept-encoding-sniffing-algorithm
 */
function pageEncoding(start, syntax, declared) {
    const bom = bomEncoding(start);
    if (bom !== undefined)
        return bom;
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(start))
        return undefined;
    const declaration = XML_DECLARATION.exec(start.toString('latin1', 0, DECLARED_WITHIN));
    const xml = declaration?.[1] ?? declaration?.[2];
    const label = syntax === 'xml' ? xml : (declaredIn(start, declared) ?? xml);
    return label === undefined ? undefined : asciiCompatible(label);
}
function declaredIn(start, declared) {
    return (declared(start.toString('latin1', 0, DECLARED_WITHIN)) ??
        // A later declaration makes them start again. Most pages have none, and are UTF-8.
        ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(start) ? undefined : declared(start.toString('latin1'))));
}
/** A declaration that could be read as ASCII is wrong if it says UTF-16. */
function asciiCompatible(label) {
    const encoding = decoderFor(label.trim())?.encoding;
    return encoding?.startsWith('utf-16') ? undefined : encoding;
}
/** Returns the encoding of a style sheet: https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding. */
function styleEncoding(content) {
    const bom = bomEncoding(content);
    if (bom !== undefined || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(content))
        return bom;
    const start = content.toString('latin1', 0, 100);
    if (!start.startsWith('@charset "'))
        return undefined;
    const end = start.indexOf('";');
    return end === -1 ? undefined : asciiCompatible(start.slice(10, end));
}


/***/ }),

/***/ 160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ HOLDS_HTML),
/* harmony export */   QJ: () => (/* binding */ ForeignContent),
/* harmony export */   se: () => (/* binding */ BREAKS_OUT)
/* harmony export */ });
/** Elements that end SVG and MathML wherever they occur: https://html.spec.whatwg.org/#parsing-main-inforeign. */
const BREAKS_OUT = new Set(('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu ' +
    'meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var').split(' '));
/** Elements within SVG and MathML that hold HTML again. */
const HOLDS_HTML = new Set([
    'foreignobject',
    'desc',
    'title',
    'mi',
    'mo',
    'mn',
    'ms',
    'mtext',
    'annotation-xml',
]);
/** Those of them that usually hold more than text. */
const HOLDS_MARKUP = new Set(['foreignobject', 'annotation-xml']);
/** Browsers do not nest deeper either. */
const MAX_DEPTH = 512;
/** Keeps track of whether a tag is in SVG or MathML, where `<title>`, `<style>` and `/>` mean something else. */
class ForeignContent {
    #open = [];
    /** Templates that are open in the SVG at hand. */
    #templates = 0;
    inside = false;
    /** Is there an end tag that would change anything? */
    get awaitsEnd() {
        return this.#open.length > 0;
    }
    /** Does `<![CDATA[` start a section of text here, and not a comment? Not in HTML; elements that may hold HTML are assumed to. */
    get takesCdata() {
        return this.inside || (this.#top !== undefined && !HOLDS_MARKUP.has(this.#top));
    }
    /** How many of the elements that matter here are open. */
    get depth() {
        return this.#open.length;
    }
    open(tag) {
        if (this.inside && BREAKS_OUT.has(tag))
            this.#breakOut();
        const matters = tag === 'svg' || tag === 'math' || (this.inside && HOLDS_HTML.has(tag));
        if (matters && this.#open.length < MAX_DEPTH)
            this.#open.push(tag);
        else if (this.inside && tag === 'template')
            this.#templates++;
        this.#look();
    }
    /** Returns whether it was a template within SVG that was closed, which has no special meaning. */
    close(tag) {
        if (tag === 'template' && this.#templates > 0) {
            this.#templates--;
            return true;
        }
        const at = this.#open.lastIndexOf(tag);
        if (at !== -1)
            this.cut(at);
        return false;
    }
    /** Closes all but the outer elements, `depth` of them. */
    cut(depth) {
        this.#open.length = Math.min(this.#open.length, depth);
        this.#look();
    }
    #breakOut() {
        while (this.#top === 'svg' || this.#top === 'math')
            this.#open.pop();
    }
    get #top() {
        return this.#open.at(-1);
    }
    #look() {
        this.inside = this.#top === 'svg' || this.#top === 'math';
        if (!this.inside)
            this.#templates = 0;
    }
}


/***/ }),

/***/ 121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ LineCounter)
/* harmony export */ });
/** Turns offsets into lines. Asked in ascending order, it walks over the text once. */
class LineCounter {
    #text;
    #line = 0;
    /** The first line end that is not counted. */
    #next;
    constructor(text) {
        this.#text = text;
        this.#next = this.#lineEnd(0);
    }
    /** Returns how many line ends come before an offset; offsets must not fall. */
    at(offset) {
        while (this.#next < offset) {
            this.#line++;
            this.#next = this.#lineEnd(this.#next + 1);
        }
        return this.#line;
    }
    /** Never, when there is none: looking again each time would walk over the rest of the text each time. */
    #lineEnd(from) {
        const end = this.#text.indexOf('\n', from);
        return end === -1 ? Number.POSITIVE_INFINITY : end;
    }
}


/***/ }),

/***/ 101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ baseIn),
/* harmony export */   MZ: () => (/* binding */ pageTextOf),
/* harmony export */   VW: () => (/* binding */ PageText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(664);
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(711);



/** Pages are read in pieces of this size, in bytes: a page of any size takes the same memory. */
const PIECE_BYTES = 1 << 20;
const buffer = Buffer.allocUnsafe(PIECE_BYTES);
/** The text of a page, piece by piece, as strings of bytes. It can be read more than once. */
class PageText {
    #path;
    #syntax;
    /** Most pages are one piece, which is kept. */
    #whole;
    /** Throws what the file system throws, but only when it is read. */
    constructor(path, syntax) {
        this.#path = path;
        this.#syntax = syntax;
    }
    *[Symbol.iterator]() {
        if (this.#whole === undefined)
            yield* this.#pieces();
        else
            yield this.#whole;
    }
    *#pieces() {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(this.#path, 'r');
        try {
            const first = readPiece(file);
            const reader = new _encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .Utf8Reader */ .lQ((0,_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .pageEncoding */ .V5)(first, this.#syntax, encodingIn));
            let text = reader.read(first);
            for (let isFirst = true;; isFirst = false) {
                const piece = readPiece(file);
                const next = piece.length === 0 ? undefined : reader.read(piece);
                if (isFirst && next === undefined)
                    this.#whole = text;
                yield text;
                if (next === undefined)
                    return;
                text = next;
            }
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    }
}
/** Returns the text of a page that was read at once, as a string of bytes. */
function pageTextOf(content, syntax) {
    const start = content.subarray(0, PIECE_BYTES);
    return new _encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .Utf8Reader */ .lQ((0,_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .pageEncoding */ .V5)(start, syntax, encodingIn)).read(content);
}
/** Valid until the next one is read. */
function readPiece(file) {
    return buffer.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, PIECE_BYTES, null));
}
/** Returns the encoding that the first `<meta>` with one declares. */
function encodingIn(start) {
    return firstIn([start], 'encoding', 'html');
}
/** Returns the address in the first `<base>` of a page that has one. It applies to the whole page, also to what comes before it. */
function baseIn(text, syntax) {
    return namesBase(text) ? firstIn(text, 'base', syntax) : undefined;
}
/** Returns the value of the first such fact in a page, no more of which is read than that takes. */
function firstIn(text, wanted, syntax) {
    let first;
    const reader = new _addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .AddressReader */ .o((fact, value) => {
        if (fact !== wanted)
            return;
        first ??= value;
        reader.stop();
    }, syntax);
    for (const piece of text) {
        reader.write(piece);
        if (first !== undefined)
            break;
    }
    return first;
}
const BASE = /<base[\t\n\f\r /]/i;
const BASE_LENGTH = 6;
/** Few pages contain the tag; only those are worth reading twice. */
function namesBase(text) {
    let before = '';
    for (const piece of text) {
        if (BASE.test(piece) || BASE.test(before + piece.slice(0, BASE_LENGTH)))
            return true;
        before = piece.slice(1 - BASE_LENGTH);
    }
    return false;
}


/***/ }),

/***/ 920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ startOfCutMark),
/* harmony export */   Of: () => (/* binding */ RawText),
/* harmony export */   xl: () => (/* binding */ RAW_ELEMENTS)
/* harmony export */ });
/** Finds the end of elements whose content is plain text to browsers that run scripts. */
/** Elements that hold no markup: https://html.spec.whatwg.org/#parsing-html-fragments lists them with their states. */
const RAW_ELEMENTS = [
    'script',
    'style',
    'title',
    'textarea',
    'noscript',
    'iframe',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
];
/** The length of the longest mark: `</noscript` and one more character. */
const MAX_MARK = 11;
const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;
/** Nothing ends plain text. */
const ENDS = new Map(RAW_ELEMENTS.filter((element) => element !== 'plaintext').map((element) => [
    element,
    new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi'),
]));
/** Finds the end tag of an element that was opened. */
class RawText {
    element;
    /** A script may hold a comment with a script in it: https://html.spec.whatwg.org/#script-data-double-escaped-state. */
    #depth = 'script';
    constructor(element) {
        this.element = element;
    }
    /** Returns where the end tag begins in the next piece of the text, from an offset on; -1 if it is not in there. */
    end(piece, from) {
        return this.element === 'script' ? this.#endOfScript(piece, from) : endOf(this.element, piece, from);
    }
    #endOfScript(piece, from) {
        SCRIPT_MARK.lastIndex = from;
        for (let mark = SCRIPT_MARK.exec(piece); mark !== null; mark = SCRIPT_MARK.exec(piece)) {
            if (mark[0] === '<!--') {
                if (this.#depth === 'script')
                    this.#depth = 'comment';
                // Its dashes may belong to the end of the comment, too.
                SCRIPT_MARK.lastIndex = mark.index + 2;
            }
            else if (mark[0] === '-->')
                this.#depth = 'script';
            else if (mark[1] === '')
                this.#depth = this.#depth === 'script' ? 'script' : 'script in comment';
            else if (this.#depth === 'script in comment')
                this.#depth = 'comment';
            else
                return mark.index;
        }
        return -1;
    }
}
function endOf(element, piece, from) {
    const mark = ENDS.get(element);
    if (mark === undefined)
        return -1;
    mark.lastIndex = from;
    return mark.exec(piece)?.index ?? -1;
}
/** The beginning of a mark; never the middle of one. */
const CUT_MARK = /(?:<[!/a-z-]*|--?)$/i;
/** Returns where a mark begins that may be cut off by the end of the piece; the length of the piece if there is none. */
function startOfCutMark(piece) {
    const tail = Math.max(0, piece.length - MAX_MARK + 1);
    const at = piece.slice(tail).search(CUT_MARK);
    return at === -1 ? piece.length : tail + at;
}


/***/ }),

/***/ 798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ PageReader)
});

;// CONCATENATED MODULE: ./lib/web/page/element.js
/**
 * The element at hand, with those of its attributes that are wanted. It and its attributes are used again for the next one: a
 * large site has millions of them, and collecting them as garbage took longer than reading them.
 */
class PageElement {
    /** In lower case, but for elements of XML that nobody asks for. */
    name = '';
    /** The offsets in the page of its name, and of the `>` of its start tag. */
    start = 0;
    end = 0;
    /** Whether it is part of SVG or MathML, or begins it. */
    isForeign = false;
    /** Whether it is in a template that is shown in its place: nothing outside can point to it. */
    isInShadow = false;
    #attributes = [];
    #length = 0;
    /** How many attributes there are. */
    get length() {
        return this.#length;
    }
    /** Returns the attribute at a position below `length`; valid until the next element. */
    at(index) {
        return this.#attributes[index];
    }
    /** Returns the attribute of that name; undefined if there is none. */
    find(name) {
        for (let i = 0; i < this.#length; i++)
            if (this.#attributes[i]?.name === name)
                return this.#attributes[i];
        return undefined;
    }
    /** Returns the value of the attribute of that name; undefined if there is none. */
    get(name) {
        return this.find(name)?.value;
    }
    /** Adds an attribute; of two with one name, the first counts. */
    add(name, meaning, value, at, cut) {
        const used = this.#attributes[this.#length++];
        if (used === undefined)
            this.#attributes.push({ name, meaning, value, at, cut });
        else {
            used.name = name;
            used.meaning = meaning;
            used.value = value;
            used.at = at;
            used.cut = cut;
        }
    }
    /** Takes away all attributes. */
    clear() {
        this.#length = 0;
    }
}

// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __webpack_require__(160);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
;// CONCATENATED MODULE: ./lib/web/page/markup-bytes.js
/** The bytes that mean something in the markup of a page, and the memory that a piece of it is read in. */
const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const DASH = 0x2d;
const EQUALS = 0x3d;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const BRACKET = 0x5d;
/** What a byte does: a bit for each. */
const SPACE = 1;
const ENDS_TAG_NAME = 2;
const ENDS_ATTRIBUTE_NAME = 4;
const ENDS_VALUE = 8;
const LETTER = 16;
/** What each byte does. */
const BYTES = new Uint8Array(256);
for (const byte of Buffer.from('\t\n\f\r '))
    BYTES[byte] = SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[SLASH] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
BYTES[GT] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[EQUALS] = ENDS_ATTRIBUTE_NAME;
for (let letter = 0x41; letter <= 0x5a; letter++)
    BYTES[letter] = BYTES[letter | 0x20] = LETTER;
/** Larger memory is not kept. In bytes. */
const MAX_SPARE = 1 << 22;
const NO_BYTES = Buffer.alloc(0);
/** For whoever reads next. */
let spare = NO_BYTES;
/** Returns the bytes of a piece, and more behind them. To be given back with `reuse`. */
function bytesOf(text) {
    const room = spare.length < text.length ? Buffer.allocUnsafeSlow(text.length) : spare;
    spare = NO_BYTES;
    room.write(text, 'latin1');
    return room;
}
/** Takes memory that is no longer needed. */
function reuse(bytes) {
    if (bytes.length <= MAX_SPARE)
        spare = bytes;
}

// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __webpack_require__(920);
;// CONCATENATED MODULE: ./lib/web/page/tokenizer.js


/** No element or attribute that matters has a longer name. */
const MAX_NAME = 1_024;
/** Where the text stands at the start of a piece. All but the last ones are states of the standard. */
const DATA = 0;
const BEFORE_ATTRIBUTE = 1;
const AFTER_NAME = 2;
const BEFORE_VALUE = 3;
const VALUE = 4;
const COMMENT = 5;
const BOGUS_COMMENT = 6;
const CDATA = 7;
const RAW = 8;
const LONG_TAG_NAME = 9;
const LONG_ATTRIBUTE_NAME = 10;
const LONG_INSTRUCTION = 11;
/** In place of a quotation mark. */
const NO_QUOTE = 0;
const CDATA_START = '<![CDATA[';
/**
 * Finds the tags of a page that matter: https://html.spec.whatwg.org/#tokenization. Works on bytes, because most
 * of a page is text and attributes that nobody asks for, of which no string is to be made.
 */
class Tokenizer {
    /** Is text wanted, apart from what is in tags? */
    wantsText = false;
    wantsEndTags = false;
    /** Is the place in SVG or MathML, where every tag that is known matters? */
    isForeign = false;
    /** Does `<![CDATA[` start a section of text here, and not a comment? */
    takesCdata = false;
    /** Of longer values of attributes, there is only a part. */
    maxValue = Number.POSITIVE_INFINITY;
    #receiver;
    #isXml;
    #names;
    /** The piece at hand: what was held back, and what was written. */
    #text = '';
    /** The same. Longer than the text. */
    #bytes = NO_BYTES;
    /** The offset of the piece in the page. */
    #offset = 0;
    /** From where on the piece waits for what follows. */
    #held = -1;
    #state = DATA;
    #stopped = false;
    #raw;
    #tag;
    #tagStart = 0;
    #isEndTag = false;
    /** Does the tag say something, as far as it is read? */
    #matters = false;
    #attribute = '';
    /** What the attribute at hand holds; null if it does not matter. */
    #meaning = null;
    #attributeStart = 0;
    #quote = NO_QUOTE;
    /** The part of the value that was in the pieces before. */
    #value = '';
    /** `names`: the tags and attributes that matter. */
    constructor(receiver, syntax, names) {
        this.#receiver = receiver;
        this.#isXml = syntax === 'xml';
        this.#names = names;
        this.#tag = names.other;
    }
    /** Reads one more piece of the page. What is not complete at its end waits for the next one. */
    write(piece) {
        if (this.#stopped)
            return;
        const text = this.#held === -1 ? piece : this.#text.slice(this.#held) + piece;
        this.#offset += this.#held === -1 ? this.#text.length : this.#held;
        this.#text = text;
        this.#bytes = bytesOf(text);
        this.#held = -1;
        this.#receiver.piece(text, this.#offset);
        const end = text.length;
        for (let at = 0; at < end && !this.#stopped;)
            at = this.#step(at, end);
        reuse(this.#bytes);
    }
    /** Ends the page: text at its end that looks like the beginning of a tag is no more than text. */
    end() {
        if (this.#held === -1 || this.#stopped || !this.wantsText)
            return;
        const rest = this.#text.slice(this.#held);
        this.#held = -1;
        if (this.#isText(rest))
            this.#receiver.text(rest);
    }
    /** Returns whether what was held back is text if nothing follows it. */
    #isText(rest) {
        if (this.#state === RAW)
            return this.#raw?.end(rest, 0) === -1;
        return this.#state === CDATA || (this.#state === DATA && (rest === '<' || rest === '</'));
    }
    /** Nothing more is passed on. */
    stop() {
        this.#stopped = true;
    }
    /** Reads on from `at`, and returns up to where. */
    #step(at, end) {
        switch (this.#state) {
            case DATA:
                return this.#inData(at, end);
            case BEFORE_ATTRIBUTE:
                return this.#inTag(at, end);
            case AFTER_NAME:
                return this.#afterName(at, end);
            case BEFORE_VALUE:
                return this.#beforeValue(at, end);
            case VALUE:
                return this.#inValue(at, end);
            case COMMENT:
                return this.#inComment(at, end);
            case CDATA:
                return this.#inCdata(at, end);
            case RAW:
                return this.#inRaw(at, end);
            case LONG_TAG_NAME:
                return this.#skipTo(at, end, ENDS_TAG_NAME, BEFORE_ATTRIBUTE);
            case LONG_ATTRIBUTE_NAME:
                return this.#skipTo(at, end, ENDS_ATTRIBUTE_NAME, AFTER_NAME);
            default:
                return this.#inBogusComment(at, end);
        }
    }
    /** What begins at `at` is not complete: it is read again together with what follows. */
    #hold(at, end) {
        this.#held = at;
        return end;
    }
    /** https://html.spec.whatwg.org/#data-state */
    #inData(start, end) {
        const bytes = this.#bytes;
        let at = start;
        while (at < end && bytes[at] !== LT)
            at++;
        if (this.wantsText && at > start)
            this.#receiver.text(this.#text.slice(start, at));
        return at === end ? end : this.#openTag(at, end);
    }
    /** https://html.spec.whatwg.org/#tag-open-state */
    #openTag(at, end) {
        if (at + 1 >= end)
            return this.#hold(at, end);
        const next = this.#bytes[at + 1];
        if (this.#startsName(next))
            return this.#tagName(at, at + 1, end, false);
        if (next === SLASH) {
            // https://html.spec.whatwg.org/#end-tag-open-state
            if (at + 2 >= end)
                return this.#hold(at, end);
            if (this.#startsName(this.#bytes[at + 2]))
                return this.#tagName(at, at + 2, end, true);
            this.#state = BOGUS_COMMENT;
            return at + 2;
        }
        if (next === BANG)
            return this.#declaration(at, end);
        if (next === QUESTION)
            return this.#isXml ? this.#instruction(at, end) : this.#skipComment(at + 2);
        if (this.wantsText)
            this.#receiver.text('<');
        return at + 1;
    }
    /** XML allows many more letters; whatever does not end a name begins one here. */
    #startsName(byte) {
        const does = BYTES[byte];
        return this.#isXml
            ? (does & ENDS_TAG_NAME) === 0 && byte !== BANG && byte !== QUESTION
            : (does & LETTER) !== 0;
    }
    /** https://html.spec.whatwg.org/#tag-name-state */
    #tagName(tagStart, start, end, isEndTag) {
        const bytes = this.#bytes;
        let at = start + 1;
        while (at < end && (BYTES[bytes[at]] & ENDS_TAG_NAME) === 0)
            at++;
        const isLong = at - start > MAX_NAME;
        if (at === end && !isLong)
            return this.#hold(tagStart, end);
        this.#isEndTag = isEndTag;
        this.#tagStart = this.#offset + start;
        this.#tag =
            isEndTag && !this.wantsEndTags
                ? this.#names.other
                : (this.#names.tags.get(bytes, start, at) ?? this.#otherTag(start, at));
        this.#matters = this.#tag.matters || this.isForeign || this.#isXml;
        this.#state = at === end ? LONG_TAG_NAME : BEFORE_ATTRIBUTE;
        return this.#inTag(at, end);
    }
    #otherTag(start, end) {
        const { other, remember } = this.#names;
        return remember === undefined ? other : remember(this.#text.slice(start, end));
    }
    /** https://html.spec.whatwg.org/#before-attribute-name-state, and those after it as long as nothing is unusual. */
    #inTag(from, end) {
        const bytes = this.#bytes;
        let at = from;
        for (;;) {
            while (at < end && (BYTES[bytes[at]] & SPACE) !== 0)
                at++;
            if (at === end)
                return end;
            const byte = bytes[at];
            if (byte === GT)
                return this.#endOfTag(at, false);
            if (byte === SLASH) {
                // https://html.spec.whatwg.org/#self-closing-start-tag-state
                if (at + 1 === end)
                    return this.#hold(at, end);
                if (bytes[at + 1] === GT)
                    return this.#endOfTag(at + 1, true);
                at++;
                continue;
            }
            // https://html.spec.whatwg.org/#attribute-name-state
            const start = at++;
            while (at < end && (BYTES[bytes[at]] & ENDS_ATTRIBUTE_NAME) === 0)
                at++;
            if (at === end && at - start <= MAX_NAME)
                return this.#hold(start, end);
            this.#setAttribute(start, at);
            const quote = bytes[at + 1];
            if (bytes[at] !== EQUALS || (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) || at + 1 >= end) {
                this.#state = at === end ? LONG_ATTRIBUTE_NAME : AFTER_NAME;
                return at;
            }
            const value = at + 2;
            at = value;
            while (at < end && bytes[at] !== quote)
                at++;
            if (at === end) {
                this.#quote = quote;
                this.#state = VALUE;
                return this.#keepValue(value, end);
            }
            if (this.#meaning !== null)
                this.#passAttribute(this.#meaning, this.#text.slice(value, at));
            at++;
        }
    }
    #setAttribute(start, end) {
        const known = this.#isEndTag
            ? undefined
            : this.#names.attributes.get(this.#bytes, start, end);
        this.#meaning = known === undefined ? null : (this.#tag.meanings[known.index] ?? null);
        if (known === undefined || this.#meaning === null)
            return;
        this.#attribute = known.name;
        this.#attributeStart = this.#offset + start;
    }
    #passAttribute(meaning, value) {
        this.#receiver.attribute(this.#attribute, meaning, value, this.#attributeStart);
        this.#value = '';
        this.#matters = true;
    }
    /** https://html.spec.whatwg.org/#after-attribute-name-state */
    #afterName(from, end) {
        let at = from;
        while (at < end && (BYTES[this.#bytes[at]] & SPACE) !== 0)
            at++;
        if (at === end)
            return end;
        if (this.#bytes[at] === EQUALS) {
            this.#state = BEFORE_VALUE;
            return at + 1;
        }
        if (this.#meaning !== null)
            this.#passAttribute(this.#meaning, '');
        this.#state = BEFORE_ATTRIBUTE;
        return at;
    }
    /** https://html.spec.whatwg.org/#before-attribute-value-state */
    #beforeValue(from, end) {
        let at = from;
        while (at < end && (BYTES[this.#bytes[at]] & SPACE) !== 0)
            at++;
        if (at === end)
            return end;
        const byte = this.#bytes[at];
        const isQuoted = byte === DOUBLE_QUOTE || byte === SINGLE_QUOTE;
        this.#quote = isQuoted ? byte : NO_QUOTE;
        this.#state = VALUE;
        return isQuoted ? at + 1 : at;
    }
    /** https://html.spec.whatwg.org/#attribute-value-(double-quoted)-state, and the other two. */
    #inValue(start, end) {
        const bytes = this.#bytes;
        const quote = this.#quote;
        let at = start;
        if (quote === NO_QUOTE)
            while (at < end && (BYTES[bytes[at]] & ENDS_VALUE) === 0)
                at++;
        else
            while (at < end && bytes[at] !== quote)
                at++;
        if (at === end)
            return this.#keepValue(start, end);
        if (this.#meaning !== null)
            this.#passAttribute(this.#meaning, this.#value + this.#text.slice(start, at));
        this.#state = BEFORE_ATTRIBUTE;
        return quote === NO_QUOTE ? at : at + 1;
    }
    #keepValue(start, end) {
        if (this.#meaning !== null && this.#value.length <= this.maxValue)
            this.#value += this.#text.slice(start, end);
        return end;
    }
    /** Returns where the text after the tag begins; `at` is its `>`. */
    #endOfTag(at, closesItself) {
        const tag = this.#tag;
        this.#state = DATA;
        if (this.#isEndTag) {
            if (this.wantsEndTags && tag !== this.#names.other)
                this.#receiver.endTag(tag);
            return at + 1;
        }
        if (!this.#matters)
            return at + 1;
        const raw = this.#receiver.startTag(tag, this.#tagStart, this.#offset + at, closesItself);
        if (raw !== undefined) {
            this.#raw = new raw_text/* RawText */.Of(raw);
            this.#state = RAW;
        }
        return at + 1;
    }
    /** https://html.spec.whatwg.org/#markup-declaration-open-state */
    #declaration(at, end) {
        const bytes = this.#bytes;
        if (bytes[at + 2] === DASH && at + 2 < end) {
            if (at + 3 >= end)
                return this.#hold(at, end);
            if (bytes[at + 3] === DASH)
                return this.#commentStart(at, end);
        }
        const isCut = end - at < CDATA_START.length && CDATA_START.startsWith(this.#text.slice(at));
        if (isCut)
            return this.#hold(at, end);
        if ((this.takesCdata || this.#isXml) && this.#text.startsWith(CDATA_START, at)) {
            this.#state = CDATA;
            return at + CDATA_START.length;
        }
        return this.#skipComment(at + 2);
    }
    /** https://html.spec.whatwg.org/#comment-start-state */
    #commentStart(at, end) {
        const start = at + 4;
        if (!this.#isXml) {
            if (start >= end)
                return this.#hold(at, end);
            if (this.#bytes[start] === GT)
                return start + 1;
            if (start + 1 >= end)
                return this.#hold(at, end);
            if (this.#bytes[start] === DASH && this.#bytes[start + 1] === GT)
                return start + 2;
        }
        this.#state = COMMENT;
        return start;
    }
    /** https://html.spec.whatwg.org/#comment-state, and those after it. */
    #inComment(from, end) {
        const bytes = this.#bytes;
        for (let at = this.#text.indexOf('--', from); at !== -1; at = this.#text.indexOf('--', at + 1)) {
            if (at + 2 >= end)
                return this.#hold(at, end);
            const bang = bytes[at + 2] === BANG && !this.#isXml ? 1 : 0;
            if (at + 2 + bang >= end)
                return this.#hold(at, end);
            if (bytes[at + 2 + bang] !== GT)
                continue;
            this.#state = DATA;
            return at + 3 + bang;
        }
        return bytes[end - 1] === DASH ? this.#hold(end - 1, end) : end;
    }
    #skipComment(at) {
        this.#state = BOGUS_COMMENT;
        return at;
    }
    /** https://html.spec.whatwg.org/#bogus-comment-state; a DOCTYPE ends as early. */
    #inBogusComment(from, end) {
        const isInstruction = this.#state === LONG_INSTRUCTION;
        const mark = this.#text.indexOf(isInstruction ? '?>' : '>', from);
        if (mark === -1)
            return isInstruction && this.#bytes[end - 1] === QUESTION ? this.#hold(end - 1, end) : end;
        this.#state = DATA;
        return mark + (isInstruction ? 2 : 1);
    }
    /** https://html.spec.whatwg.org/#cdata-section-state */
    #inCdata(from, end) {
        const mark = this.#text.indexOf(']]>', from);
        let to = mark === -1 ? end : mark;
        if (mark === -1)
            for (let kept = 0; kept < 2 && this.#bytes[to - 1] === BRACKET && to > from; kept++)
                to--;
        if (this.wantsText && to > from)
            this.#receiver.text(this.#text.slice(from, to));
        if (mark === -1)
            return to === end ? end : this.#hold(to, end);
        this.#state = DATA;
        return mark + 3;
    }
    /** https://www.w3.org/TR/xml/#sec-pi. Long ones say nothing here. */
    #instruction(at, end) {
        const mark = this.#text.indexOf('?>', at + 2);
        if (mark === -1 && end - at <= MAX_NAME)
            return this.#hold(at, end);
        if (mark === -1) {
            this.#state = LONG_INSTRUCTION;
            return this.#inBogusComment(at + 2, end);
        }
        this.#receiver.instruction(this.#text.slice(at + 2, mark), this.#offset + at + 2);
        return mark + 2;
    }
    /** https://html.spec.whatwg.org/#rcdata-state, and the others for elements without markup. */
    #inRaw(from, end) {
        const to = (0,raw_text/* startOfCutMark */.J9)(this.#text);
        const mark = from < to ? (this.#raw?.end(to === end ? this.#text : this.#text.slice(0, to), from) ?? -1) : -1;
        const stop = mark === -1 ? Math.max(from, to) : mark;
        if (this.wantsText && stop > from)
            this.#receiver.text(this.#text.slice(from, stop));
        if (mark === -1)
            return stop === end ? end : this.#hold(stop, end);
        this.#raw = undefined;
        this.#state = DATA;
        return mark;
    }
    #skipTo(from, end, what, state) {
        let at = from;
        while (at < end && (BYTES[this.#bytes[at]] & what) === 0)
            at++;
        if (at < end)
            this.#state = state;
        return at;
    }
}

// EXTERNAL MODULE: ./lib/web/page/values.js
var values = __webpack_require__(216);
;// CONCATENATED MODULE: ./lib/web/page/reader.js





/** Longer content of one element, in characters, is not kept. */
const MAX_CONTENT = 16 << 20;
/** Browsers do not nest deeper either. */
const MAX_TEMPLATE_DEPTH = 512;
const OTHER_ENTITY = /&[\w.-]+;/;
/** Elements whose content nobody sees. */
const UNSEEN = new Set(['script', 'style', 'noscript']);
/**
 * Reads a page in chunks (strings of bytes) and tells a visitor what a browser with scripts finds in it: nothing in
 * comments, `<noscript>` and inert templates, the first of two attributes of one name, no tag that never ends. It does not know
 * which elements are open: a list of them takes forever with millions of them.
 */
class PageReader {
    #visitor;
    #isXml;
    #wantsAll;
    #tokenizer;
    #foreign = new foreign_content/* ForeignContent */.QJ();
    #element = new PageElement();
    #chunkStart = 0;
    #lineEnds = 0;
    #lines = new line_counter/* LineCounter */.H('');
    /** Was there an element? */
    #isBegun = false;
    /** Open templates: what they hold does not exist until a script uses it. */
    #templates = [];
    #isInert = false;
    /** In HTML, what `<noscript>` holds is not read at all. */
    #inNoscript = false;
    /** The element whose content is no text for readers. */
    #content;
    #parts = '';
    /** The line on which the content starts, if that is not in the chunk at hand. */
    #contentLine = 1;
    /** In `xml`, the page is XHTML that is served as such, and every element can close itself. */
    constructor(visitor, vocabulary, syntax) {
        this.#visitor = visitor;
        this.#isXml = syntax === 'xml';
        this.#wantsAll = visitor.text !== undefined;
        this.#tokenizer = new Tokenizer(this, syntax, vocabulary.namesIn(syntax));
        this.#tokenizer.maxValue = vocabulary.maxValue;
        this.#sayWhatIsWanted();
    }
    write(chunk) {
        this.#tokenizer.write(chunk);
    }
    /** Ends the page: what may have been the beginning of a tag is text. */
    end() {
        this.#tokenizer.end();
    }
    /** Ends the reading: nothing more is passed on. */
    stop() {
        this.#tokenizer.stop();
    }
    /**
     * Returns the line of an offset, from 1 on. Offsets must not decrease, nor be before the chunk at hand, apart from
     * the start of a style sheet or script.
     */
    line(at) {
        if (at < this.#chunkStart && at === this.#content?.start)
            return this.#contentLine;
        return this.#lineEnds + this.#lines.at(at - this.#chunkStart) + 1;
    }
    // Called by the tokenizer.
    piece(text, offset) {
        const start = this.#content?.start;
        if (start !== undefined && start >= this.#chunkStart)
            this.#contentLine = this.line(start);
        this.#lineEnds += this.#lines.at(offset - this.#chunkStart);
        this.#lines = new line_counter/* LineCounter */.H(text);
        this.#chunkStart = offset;
    }
    attribute(name, meaning, written, at) {
        if (this.#element.find(name) !== undefined)
            return;
        const isCut = written.length > this.#tokenizer.maxValue;
        this.#element.add(name, meaning, isCut ? '' : this.decoded(written), at, isCut ? written : undefined);
    }
    /** Returns a value as it is meant. Entities that an XML file declares itself are not known, nor what has them in it. */
    decoded(value) {
        const decoded = (0,values/* decodeAttribute */.jz)(value);
        return this.#isXml && value.includes('&') && OTHER_ENTITY.test(decoded) ? '' : decoded;
    }
    startTag({ name, raw }, start, end, closesItself) {
        const wasForeign = this.#foreign.inside;
        this.#isBegun = true;
        this.#foreign.open(name);
        if (this.#isXml)
            this.#inNoscript ||= name === 'noscript';
        if (name === 'template')
            this.#startTemplate();
        if (!this.#isHidden)
            this.#open(name, start, end);
        this.#element.clear();
        if (closesItself && (this.#isXml || wasForeign || this.#foreign.inside))
            this.#close(name);
        this.#sayWhatIsWanted();
        return this.#isXml || wasForeign ? undefined : raw;
    }
    endTag({ name }) {
        this.#close(name);
        this.#sayWhatIsWanted();
    }
    text(text) {
        if (this.#isHidden)
            return;
        if (this.#content === undefined)
            this.#visitor.text?.(text);
        else if (this.#content.isWanted && this.#parts.length <= MAX_CONTENT)
            this.#parts += text;
    }
    instruction(text, at) {
        if (!this.#isBegun)
            this.#visitor.instruction?.(text, at);
    }
    // What it stands for.
    /** Is it in something that browsers do not show, and look for nothing in? */
    get #isHidden() {
        return this.#isInert || this.#inNoscript;
    }
    #sayWhatIsWanted() {
        const tokenizer = this.#tokenizer;
        const hasContent = this.#content !== undefined;
        tokenizer.isForeign = this.#foreign.inside;
        tokenizer.takesCdata = this.#foreign.takesCdata;
        tokenizer.wantsText = this.#wantsAll || hasContent;
        tokenizer.wantsEndTags =
            this.#wantsAll ||
                hasContent ||
                this.#inNoscript ||
                this.#templates.length > 0 ||
                this.#foreign.awaitsEnd;
    }
    #open(name, start, end) {
        const element = this.#element;
        element.name = name;
        element.start = start;
        element.end = end;
        element.isForeign = this.#foreign.inside;
        element.isInShadow = this.#templates.length > 0;
        const isWanted = this.#visitor.open(element);
        if (!UNSEEN.has(name) || (!isWanted && !this.#wantsAll))
            return;
        this.#content = { name, isWanted, start };
        this.#parts = '';
    }
    #close(name) {
        const wasHidden = this.#isHidden;
        const isForeign = this.#foreign.close(name);
        if (name === 'template' && !isForeign)
            this.#endTemplate();
        else if (name === 'noscript')
            this.#inNoscript = false;
        if (wasHidden)
            return;
        if (this.#content?.name === name)
            this.#endContent(this.#content);
        this.#visitor.close?.(name);
    }
    #startTemplate() {
        if (this.#foreign.inside || this.#templates.length >= MAX_TEMPLATE_DEPTH)
            return;
        // https://html.spec.whatwg.org/#attr-template-shadowrootmode
        const isInert = !/^(?:open|closed)$/i.test(this.#element.get('shadowrootmode') ?? '');
        this.#templates.push({ isInert, foreignDepth: this.#foreign.depth });
        this.#isInert ||= isInert;
    }
    #endTemplate() {
        const template = this.#templates.pop();
        if (template === undefined)
            return;
        this.#isInert = this.#templates.some(({ isInert }) => isInert);
        this.#foreign.cut(template.foreignDepth);
    }
    #endContent({ isWanted, start }) {
        const text = this.#parts;
        if (isWanted)
            this.#visitor.content(text.length > MAX_CONTENT ? undefined : text, start);
        this.#content = undefined;
        this.#parts = '';
    }
}


/***/ }),

/***/ 216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ srcsetAddresses),
/* harmony export */   Kx: () => (/* binding */ isScriptType),
/* harmony export */   cj: () => (/* binding */ relsOf),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   jz: () => (/* binding */ decodeAttribute),
/* harmony export */   tw: () => (/* binding */ refreshTarget)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(365);
/** What the text and the values of attributes mean that a page has. Strings of bytes, but for what says otherwise. */


/** Returns the value of an attribute as written with its character references decoded. */
function decodeAttribute(value) {
    return value.includes('&') ? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)((0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTMLAttribute */ .Im)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value))) : value;
}
/** Returns text between tags as written with its character references decoded. */
function decodeText(text) {
    return text.includes('&') ? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)((0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(text))) : text;
}
/**
 * Returns where a `<meta http-equiv=refresh>` sends readers, given its content; undefined if it only loads the page again.
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
function refreshTarget(content) {
    const parts = /^\s*[\d.]+[\s;,]\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is.exec(content);
    const rest = parts?.[1] ?? '';
    if (rest === '')
        return undefined;
    const quoted = /^(["'])(.*?)(?:\1|$)/s.exec(rest);
    return quoted?.[2] ?? rest;
}
/** Values of `type` with which a browser runs a script: https://mimesniff.spec.whatwg.org/#javascript-mime-type. */
const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))$/;
/** Returns whether a browser runs a script with this `type`. */
function isScriptType(type) {
    return SCRIPT_TYPE.test((type ?? '').trim().toLowerCase());
}
/** Returns the keywords in a `rel`, in lower case. */
function relsOf(rel) {
    return (rel ?? '').toLowerCase().split(/[ \t\n\f\r]+/);
}
const SPACE = ' \t\n\f\r';
/**
 * Returns the addresses of a `srcset`, in order, whatever their descriptors: a browser may choose any of them.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
function srcsetAddresses(value) {
    const addresses = [];
    let at = 0;
    for (;;) {
        while (at < value.length && (SPACE.includes(value[at] ?? '') || value[at] === ','))
            at++;
        if (at >= value.length)
            return addresses;
        const start = at;
        while (at < value.length && !SPACE.includes(value[at] ?? ''))
            at++;
        let end = at;
        while (value[end - 1] === ',')
            end--;
        addresses.push(value.slice(start, end));
        if (end === at)
            at = descriptorEnd(value, at);
    }
}
/** Commas inside parentheses do not end a descriptor. */
function descriptorEnd(value, from) {
    let inParentheses = false;
    for (let at = from; at < value.length; at++) {
        if (value[at] === '(')
            inParentheses = true;
        else if (value[at] === ')')
            inParentheses = false;
        else if (value[at] === ',' && !inParentheses)
            return at + 1;
    }
    return value.length;
}


/***/ }),

/***/ 640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zq: () => (/* binding */ OF_ADDRESSES),
  Xk: () => (/* binding */ OF_READERS),
  rS: () => (/* binding */ syntaxOf)
});

// UNUSED EXPORTS: ADDRESSES, MAX_VALUE, OF_LOADS, Vocabulary

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(365);
// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __webpack_require__(160);
;// CONCATENATED MODULE: ./lib/web/page/name-table.js
/** Finds names in bytes, without making strings of them. */
/** Longer names are in no table. */
const MAX_LENGTH = 31;
/** Room for a first letter and a length of five bits each. */
const SIZE = 1 << 10;
const UPPER_CASE = 0x20;
/** What a few ASCII names stand for. */
class NameTable {
    #entries = new Array(SIZE).fill(undefined);
    #ignoresCase;
    /** With `ignoresCase`, the names are all in lower case, and found in any. */
    constructor(names, ignoresCase) {
        this.#ignoresCase = ignoresCase;
        for (const [name, value] of names)
            this.add(name, value);
    }
    add(name, value) {
        const bytes = Buffer.from(name, 'latin1');
        if (bytes.length === 0 || bytes.length > MAX_LENGTH)
            return;
        const place = placeOf(bytes[0] ?? 0, bytes.length);
        const entries = this.#entries[place] ?? [];
        this.#entries[place] = entries;
        entries.push({ bytes, value });
    }
    /** Returns what the name from `start` to `end` stands for; undefined if it is not in the table. */
    get(text, start, end) {
        const length = end - start;
        if (length > MAX_LENGTH)
            return undefined;
        const entries = this.#entries[placeOf(text[start], length)];
        if (entries === undefined)
            return undefined;
        for (const entry of entries)
            if (this.#isAt(text, start, entry.bytes))
                return entry.value;
        return undefined;
    }
    #isAt(text, start, name) {
        for (let i = 0; i < name.length; i++) {
            const byte = text[start + i];
            if (byte === name[i])
                continue;
            // Only letters have a lower case, and no name has anything else that differs by this bit alone.
            if (!this.#ignoresCase || (byte | UPPER_CASE) !== name[i] || byte < 0x41 || byte > 0x5a)
                return false;
        }
        return true;
    }
}
/** The same for upper and lower case. */
function placeOf(first, length) {
    return ((first & 0x1f) << 5) | length;
}

// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __webpack_require__(920);
;// CONCATENATED MODULE: ./lib/web/page/vocabulary.js
/** Which elements and attributes of a page matter, and to whom. */




/** A map, because a tag can be called `constructor`, or like any other property that every object has. */
const byName = (table) => new Map(Object.entries(table));
/** Attributes that hold addresses: https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2. */
const ADDRESSES = byName({
    a: { href: 'link' },
    area: { href: 'link' },
    form: { action: 'link' },
    button: { formaction: 'link' },
    input: { formaction: 'link', src: 'media' },
    img: { src: 'media', srcset: 'set' },
    source: { src: 'media', srcset: 'set' },
    video: { src: 'media', poster: 'media' },
    audio: { src: 'media' },
    track: { src: 'load' },
    embed: { src: 'document' },
    iframe: { src: 'document', srcdoc: 'frame' },
    frame: { src: 'document' },
    object: { data: 'document' },
    script: { src: 'load', href: 'load', 'xlink:href': 'load' },
    body: { background: 'media' },
    table: { background: 'media' },
    col: { background: 'media' },
    colgroup: { background: 'media' },
    thead: { background: 'media' },
    tbody: { background: 'media' },
    tfoot: { background: 'media' },
    tr: { background: 'media' },
    td: { background: 'media' },
    th: { background: 'media' },
    image: { href: 'media', 'xlink:href': 'media', src: 'media', srcset: 'set' },
    use: { href: 'symbol', 'xlink:href': 'symbol' },
    feimage: { href: 'media', 'xlink:href': 'media' },
});
/** Attributes that say together with others where an element leads. */
const PARTS = partsOf({
    a: 'name xlink:href',
    base: 'href',
    form: 'method',
    input: 'type',
    link: 'as href hreflang rel imagesrcset',
    meta: 'charset content http-equiv name property',
    script: 'type',
    style: 'type',
    template: 'shadowrootmode',
});
/** Attributes that readers see, apart from addresses. */
const SEEN = byName({
    a: { 'xlink:href': 'link' },
    img: { alt: 'alternative' },
    area: { alt: 'alternative' },
    image: { alt: 'alternative' },
    input: { type: 'part', alt: 'alternative', value: 'shown', placeholder: 'shown', checked: 'mark' },
    textarea: { placeholder: 'shown' },
    option: { label: 'shown', selected: 'mark' },
    optgroup: { label: 'shown' },
    progress: { value: 'shown', max: 'shown' },
    meter: { value: 'shown', min: 'shown', max: 'shown' },
    ol: { start: 'shown', reversed: 'mark', type: 'shown' },
    li: { value: 'shown' },
    details: { open: 'mark' },
    dialog: { open: 'mark' },
});
function partsOf(table) {
    const meanings = (names) => Object.fromEntries(names.split(' ').map((name) => [name, 'part']));
    return byName(Object.fromEntries(Object.entries(table).map(([tag, names]) => [tag, meanings(names)])));
}
/** Returns the attributes of several tables; what the first ones say counts. */
function joined(...tables) {
    const tags = new Set(tables.flatMap((table) => [...table.keys()]));
    const attributesOf = (tag) => Object.assign({}, ...tables.map((table) => table.get(tag)).reverse());
    return new Map([...tags].map((tag) => [tag, attributesOf(tag)]));
}
/** Returns the syntax of a page, or of an SVG file that is opened like one. Frames within it are HTML, whatever the page. */
function syntaxOf(page) {
    return /\.(?:xhtml|svg)$/i.test(page) ? 'xml' : 'html';
}
/** Attributes of SVG in which `url()` loads something: https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes. */
const PAINTS = [
    'clip-path',
    'cursor',
    'fill',
    'filter',
    'marker-end',
    'marker-mid',
    'marker-start',
    'mask',
    'stroke',
];
/** Elements that begin or end something. */
const MARKS = ['svg', 'math', 'template'];
/** Names of SVG that matter here and are not all in lower case. */
const CAMEL_CASE = ['feImage', 'foreignObject'];
/** The longest name of a tag that is told from others, where all are wanted. */
const MAX_NAME = 32;
/** How many names of unknown elements are remembered. */
const MAX_REMEMBERED = 500;
/** What somebody wants to know of pages. */
class Vocabulary {
    /** Of longer values of attributes, in bytes, there is only a part. */
    maxValue;
    /** The attributes that are wanted of each element, apart from those that are wanted of all. */
    table;
    #ofAll;
    #attributes;
    #wantsAll;
    #names = {};
    /** `ofAll`: attributes that any element may have. `wantsAll`: whether elements without a wanted attribute matter, too. */
    constructor(table, ofAll, { wantsAll, maxValue }) {
        this.maxValue = maxValue;
        this.table = table;
        this.#ofAll = ofAll;
        this.#wantsAll = wantsAll;
        this.#attributes = [...new Set([...Object.keys(ofAll), ...[...table.values()].flatMap(Object.keys)])];
    }
    /** Returns what elements and attributes are called in a page. */
    namesIn(syntax) {
        this.#names[syntax] ??= this.#makeNames(syntax);
        return this.#names[syntax];
    }
    #makeNames(syntax) {
        const isHtml = syntax === 'html';
        const known = new Set([...this.table.keys(), ...foreign_content/* BREAKS_OUT */.se, ...foreign_content/* HOLDS_HTML */.Fj, ...raw_text/* RAW_ELEMENTS */.xl, ...MARKS]);
        const tags = new NameTable([...known].map((name) => [name, this.#tagOf(name)]), isHtml);
        if (!isHtml)
            for (const name of CAMEL_CASE)
                tags.add(name, this.#tagOf(name.toLowerCase()));
        const attributes = new NameTable(this.#attributes.map((name, index) => [name, { name, index }]), isHtml);
        const remember = this.#wantsAll ? this.#remember(tags, isHtml) : undefined;
        return { tags, attributes, other: this.#tagOf(''), remember };
    }
    /** Finds out about elements that are not known as they come. */
    #remember(tags, isHtml) {
        let remembered = 0;
        return (written) => {
            const name = written.length > MAX_NAME ? '' : (0,byte_strings/* detach */.Yo)(isHtml ? written.toLowerCase() : written);
            const tag = this.#tagOf(name);
            if (remembered++ < MAX_REMEMBERED)
                tags.add(name, tag);
            return tag;
        };
    }
    #tagOf(name) {
        const wanted = this.table.get(name);
        const raw = raw_text/* RAW_ELEMENTS */.xl.find((element) => element === name);
        return {
            name,
            meanings: this.#attributes.map((attribute) => wanted?.[attribute] ?? this.#ofAll[attribute] ?? null),
            raw,
            matters: this.#wantsAll || raw !== undefined || MARKS.includes(name),
        };
    }
}
/** Longer attribute values, in bytes, mostly pictures as `data:`, are not read for addresses. */
const MAX_VALUE = 1 << 20;
/** What says something about addresses and anchors. */
const OF_ADDRESSES = new Vocabulary(joined(ADDRESSES, PARTS), { id: 'id', style: 'style', ...Object.fromEntries(PAINTS.map((name) => [name, 'paint'])) }, { wantsAll: false, maxValue: MAX_VALUE });
/** Addresses that nobody sees, or that are not what is seen: a background, a part of a drawing. */
const isSeen = (tag, name, meaning) => tag !== 'script' && name !== 'background' && meaning !== 'symbol';
const SEEN_ADDRESSES = new Map([...ADDRESSES].map(([tag, attributes]) => [
    tag,
    Object.fromEntries(Object.entries(attributes).filter(([name, meaning]) => isSeen(tag, name, meaning))),
]));
/** What readers see. */
const OF_READERS = new Vocabulary(joined(SEEN, SEEN_ADDRESSES, partsOf({ form: 'method', meta: 'name content http-equiv', template: 'shadowrootmode' })), { role: 'part', hidden: 'mark' }, { wantsAll: true, maxValue: Number.POSITIVE_INFINITY });
/** What a page loads to run and to look as it should. */
const OF_LOADS = new Vocabulary(partsOf({ script: 'src href type', link: 'rel href', template: 'shadowrootmode' }), {}, { wantsAll: false, maxValue: MAX_VALUE });


/***/ }),

/***/ 955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bU: () => (/* binding */ hasFolder),
  XM: () => (/* binding */ pathOf),
  oU: () => (/* binding */ withoutLoops)
});

// UNUSED EXPORTS: linksLeftOut, listTree

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
// EXTERNAL MODULE: ./lib/disk/disk-error.js + 3 modules
var disk_error = __webpack_require__(892);
;// CONCATENATED MODULE: ./lib/disk/paths.js



/** Returns whether a path is `folder` or below it; both absolute, symbolic links are not followed. */
function paths_isWithin(path, folder) {
    const way = relative(folder, path);
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
/** Returns the path without symbolic links of a path that need not exist yet. @throws Error of the file system */
function realPathOf(path) {
    try {
        return realpathSync(path);
    }
    catch (error) {
        if (!isDiskError(error) || error.code !== 'ENOENT')
            throw error;
        return join(realPathOf(dirname(path)), basename(path));
    }
}

// EXTERNAL MODULE: ./lib/event-loop.js + 1 modules
var event_loop = __webpack_require__(761);
// EXTERNAL MODULE: ./lib/units.js
var units = __webpack_require__(52);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(365);
;// CONCATENATED MODULE: ./lib/web/tree.js






/** Returns the name without loops of what a path leads to; the same path where there are none on it. */
function withoutLoops(path, loops) {
    let name = path;
    for (;;) {
        const loop = loops.find((link) => name.startsWith(link.name) || `${name}/` === link.name);
        if (loop === undefined)
            return name;
        // The folder's name is shorter than that of a link within it, so this ends.
        name = loop.folder + name.slice(loop.name.length);
    }
}
/** Returns the index of the first of the sorted `names` that does not come before `start`; their number if there is none. */
function firstFrom(names, start) {
    let from = 0;
    let to = names.length;
    while (from < to) {
        const middle = (from + to) >>> 1;
        if ((names[middle] ?? '') < start)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
/** Do any of the sorted `names` begin with `folder`, which ends in a slash? */
function hasFolder(names, folder) {
    return names[firstFrom(names, folder)]?.startsWith(folder) === true;
}
/**
 * Returns the path of a name of the site, for the file system. Names that are not UTF-8 can only be given as
 * bytes.
 */
function pathOf(root, name) {
    return Buffer.from(`${(0,byte_strings/* toBytes */.ZJ)(root)}/${name}`, 'latin1');
}
/**
 * Under how many names that lead through several symbolic links one folder is listed: a dozen folders that all link
 * to each other have a billion.
 */
const MAX_NAMES = 100;
/**
 * Lists what a web server would find below `root`. Symbolic links are followed, as servers do, but never round in
 * circles; those that lead nowhere, and what is neither file nor folder, do not exist.
 * @throws what the file system throws when `root` cannot be read; the reason of `signal` soon after it is aborted
 */
async function listTree(root, signal, { visit = () => { }, leftOut } = {}) {
    const found = [];
    const folderOfRoot = realpathSync(root);
    const folders = [{ name: '', real: folderOfRoot, above: [], links: 0 }];
    const listed = new Map();
    const unreadable = [];
    const loops = [];
    let unreadNames = 0;
    const yieldIfOver = checkpoint(signal);
    const isOutside = (name) => !isWithin(realpathSync(pathOf(root, name)), folderOfRoot);
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = entriesOf(root, folder.name);
        if (typeof entries === 'string')
            unreadable.push({ name: folder.name, why: entries });
        for (const entry of typeof entries === 'string' ? [] : entries) {
            await yieldIfOver();
            const name = folder.name + entry.name.toString('latin1');
            const status = statusOf(root, name);
            if (leftOut !== undefined && status !== undefined && entry.isSymbolicLink() && isOutside(name)) {
                leftOut(name);
                continue;
            }
            if (status?.isFile()) {
                found.push({ name, size: status.size });
                visit(name, status.size);
            }
            if (!status?.isDirectory())
                continue;
            const real = entry.isSymbolicLink()
                ? realpathSync(pathOf(root, name), 'latin1')
                : `${folder.real}/${entry.name.toString('latin1')}`;
            const above = [...folder.above, folder];
            const same = above.find((outer) => outer.real === real);
            if (same !== undefined)
                loops.push({ name: `${name}/`, folder: same.name });
            const links = folder.links + Number(entry.isSymbolicLink());
            const times = (listed.get(real) ?? 0) + Number(links > 1);
            if (same === undefined && times > MAX_NAMES)
                unreadNames++;
            if (same !== undefined || times > MAX_NAMES)
                continue;
            listed.set(real, times);
            folders.push({ name: `${name}/`, real, above, links });
        }
    }
    found.sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
        root,
        names: found.map((file) => file.name),
        sizes: found.map((file) => file.size),
        unreadable,
        loops,
        unreadNames,
    };
}
/** Says which symbolic links of a site were left out because they lead out of it; undefined if none was. `site`: what it is called. */
function linksLeftOut(names, site) {
    const [first] = names;
    if (first === undefined)
        return undefined;
    const [lead, were] = names.length === 1 ? ['leads', 'was'] : ['lead', 'were'];
    return safe `Note: ${count(names.length, 'symbolic link')} in ${site} ${lead} out of it and ${were} left out, such as ${toText(first)}`;
}
/** Returns the error's code where a folder below the root cannot be read. */
function entriesOf(root, folder) {
    try {
        return readdirSync(pathOf(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
        if (folder === '' || code === undefined)
            throw error;
        return code;
    }
}
/** Whatever cannot be reached is treated as missing, as a link that leads nowhere is. */
function statusOf(root, name) {
    try {
        return statSync(pathOf(root, name));
    }
    catch {
        return undefined;
    }
}


/***/ })

};

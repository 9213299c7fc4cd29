import { fill, type Placeholder, type SafeText, type TemplateValue } from '../text/clean.ts'
import { mapTextsByName, type NameIn, type TextIn } from '../text/grouped-messages.ts'

/**
 * The message of every error, grouped by the outcome of the step: what happened, what the server
 * said, and what to do next. `[…]` is left out when a value in it is empty. Problems of a single
 * input, an archive entry, or a connection are worded where they are detected.
 */
const MESSAGE_TEXTS = {
  rejected: {
    'bad-inputs':
      'The inputs of this step are invalid, so the step stopped before doing anything:{errors}',
    'node-too-old':
      'This step needs Node {needed} or newer, but the runner started it with Node {found}, so the step stopped before doing anything. Use a runner or a container image that has Node {needed}.',

    'runner-variables':
      'Variables that the runner sets for this step are invalid[, so {consequence}]. Check whether the workflow or an earlier step overwrites these variables or the files that they name; if not, update the runner. Details:{errors}',

    unauthorized:
      'The service does not accept the API key (HTTP 401).[ It said: “{serverMessage}”.] The key may be mistyped, revoked, or expired: create a new admin key on the API keys page of the dashboard and store it in the secret that `api-key` reads.[ {plan}][ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
    'payment-required':
      'The service asks for payment or for another plan (HTTP 402).[ It said: “{serverMessage}”.] Static export requires the Enterprise plan. Check in the dashboard which plan the organization of this API key has, then upgrade that plan or set `api-key` to a key of an organization that has the Enterprise plan.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
    forbidden:
      'The service does not allow this request with this API key (HTTP 403).[ It said: “{serverMessage}”.] Common causes:[ the plan of the organization is not Enterprise, which {needed} requires;] the key is not an admin key with write scope, or belongs to a different organization[ than the project {project} in `project-id`]; the key cannot be used from this runner’s IP address[; {login}]. Check the key on the API keys page of the dashboard and create another one if needed.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
    'export-address-not-found':
      'The service could not find the static export API or the site (HTTP 404).[ It said: “{serverMessage}”.] Check that[{mayLackApi} `base-url` is the root of the admin API and that] `domain` is a site of the organization of this API key.[{mayLackApi} Newer deployments export only by project: set `project-id` (shown on the API keys page of the dashboard).]',
    'export-job-not-found':
      'The service has no export job {job} (HTTP 404)[, although the service reported the job as {lastStatus} before: the job was probably deleted].[ The service said: “{serverMessage}”.] If the dashboard does not show the job, run this step again without `job-id` to start a new export.[ If the dashboard shows the job, check `job-id` and `{input}`, and check that the API key belongs to the organization that started the job; an agent’s job needs `mode: agent-job`.]',
    'project-not-found':
      'The service has no project {project} (HTTP 404).[ It said: “{serverMessage}”.] No export was started. Check `project-id` (shown on the API keys page of the dashboard), and check that the API key belongs to the organization of that project[{mayLackApi} and that `base-url` is the root of the admin API].[ Older deployments export only by `domain`: set `domain` and leave {projectInputs} out.]',
    'project-job-not-found':
      'The project {project} has no export job {job} (HTTP 404)[, although the service reported the job as {lastStatus} before: the job was probably deleted].[ The service said: “{serverMessage}”.] If the dashboard does not show the job, run this step again without `job-id` to start a new export.[ If the dashboard shows the job, check `job-id`, `project-id`, and `{input}`, and check that the API key belongs to the organization of the project. If the job was started by `domain`, leave `project-id` out.]',
    'build-not-found':
      'The service does not recognize the documentation build that it started (HTTP 404)[, although the service reported the build as {lastStatus} before].[ It said: “{serverMessage}”.] No export was started. Run this step again; if that does not help, contact the service’s support.',
    'export-gone':
      'The export of job {job} is gone: the service responded with HTTP {status}.[ It said: “{serverMessage}”.] The export has probably expired or been deleted: run this step again without `job-id` to start a new one.',
    'agent-job-not-found':
      'The service has no agent job {job} in project {project} (HTTP 404).[ It said: “{serverMessage}”.] Check `job-id` and `project-id` (shown on the API keys page of the dashboard), and check that the API key belongs to that project; an export needs `mode: export`.',
    invalid:
      'The service rejected the request as invalid (HTTP {status}).[ It said: “{serverMessage}”.][ {invalid}.]',
    redirected:
      'The service responded with a redirect (HTTP {status})[ to {redirectTarget}]. So that the API key reaches only the server in `base-url`, the step follows no redirects. {redirectAdvice}.',
    'start-limited':
      'No export was started: the service’s rate limit for exports was exceeded (HTTP 429). The service refused {attempts} in {elapsed}[ and asks clients to wait {until}].[ {limit}][ It said: “{serverMessage}”.] Run this step later or start fewer exports: set `max-parallel` for a matrix, or use different times for schedules.',
    'export-running':
      'No export was started: another export of this site was still running (HTTP 409) after {attempts} in {elapsed}.[ The service said: “{serverMessage}”.] To follow that export, run this step with `job-id`[: {jobId}].[ {whereId}.] To start another export, run this step again when that export has ended. To keep runs from colliding, set `concurrency` in the workflow.',
    'build-running':
      'No export was started: the service was still busy with another build of the project {project} (HTTP 409) after {attempts} in {elapsed}.[ It said: “{serverMessage}”.] Run this step again when that build has ended, or set a longer `wait-timeout`.',
    refused:
      'The service refused the request (HTTP {status}).[ It said: “{serverMessage}”.] {advice}.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',

    'not-the-api':
      'The server at `base-url` responded with HTTP {status} and a web page[ (“{serverMessage}”)], not with JSON.[ `{input}` may be the dashboard instead of the API: set it to the root of the admin API.] A proxy, a firewall, or a sign-in page may be responding instead of the API: have it let requests from this runner through.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',

    'github-token-missing':
      'The input `{input}` needs `github-token`, which is empty. Leave `github-token` out to use the workflow’s own token, or check the secret that `github-token` reads.',
    'github-token-refused':
      'The server {server} does not accept `github-token` (HTTP 401).[ It said: “{serverMessage}”.] Leave `github-token` out to use the workflow’s own token. If you need your own token, check whether it has expired, has been revoked, or belongs to another server.',
    'check-refused':
      'The server {server} did not let `github-token` {operation} of the commit (HTTP {status}), so no export was started.[ The server said: “{serverMessage}”.][ Give the job `permissions: {permission}`; `wait-for-check` needs `checks: read` and `statuses: read`.][{mayLackCommit} Check that the token belongs to this repository, and that the commit is still in the repository: a force push removes commits.]',

    'published-missing':
      'No published site was found: {why}. {advice}.[{mayBeFirst} To keep runs before the first publication from failing, set `if-missing: ignore`.]',
    'published-ambiguous':
      'The release {tag} has several archives whose names begin with “{site}-”: {names}. It is unclear which one is the site: keep only the archive of the site on the release or rename the others.',
    'published-refused':
      'The server {server} did not let `github-token` {operation} (HTTP {status}).[ It said: “{serverMessage}”.] Give the job `permissions: {permission}` and check that the token belongs to this repository.',

    'earlier-site-unusable':
      'The earlier site in `compare-with` ({path}) cannot be used: {why}. Nothing was started or kept. Check the step of the workflow that gets the earlier site; if there is no earlier site yet, leave `compare-with` empty.',
  },
  unreachable: {
    unreachable:
      'The service failed to handle the request {purpose}: {why}; gave up after {attempts} in {elapsed}.[ The service said: “{serverMessage}”.][ {notStarted}][ The service last reported {subject} as {lastStatus}.] Look at the service’s status page; if that page reports no incident, [check `{input}`, and ]run `curl --verbose` with `base-url` in a step of the same job.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
    'answers-unreadable':
      'The service failed to handle the request {purpose}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.][ {unrecognized}.] Check [`{input}`, and ]whether a proxy or a sign-in page responds instead of the service[; {unrecognizedAdvice}].[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
    limited:
      'The request to the service {purpose} failed: the service’s rate limit was exceeded (HTTP 429). The service refused {attempts} in {elapsed}[ and asks clients to wait {until}].[ The service said: “{serverMessage}”.][ {notStarted}][ The service last reported {subject} as {lastStatus}.] Set a longer `poll-interval` and run fewer jobs at once (`max-parallel`).[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
    'not-connected':
      'The request {purpose} could not reach the service at {host}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.] Check the {part} in `base-url`[, and whether {obstacle} blocks the connection].',
    'not-trusted':
      'The request {purpose} could not reach the service at {host}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.] The API key is only sent to a server with a valid certificate: {certificateAdvice}.',
    'proxy-failed':
      'The request {purpose} could not reach the service at {host}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.] `HTTPS_PROXY` applies to this host: {proxyAdvice}.',
    'start-at-web-page':
      'The server at {host} responded to the start request with a web page[ (“{title}”)], not with JSON: `base-url` is probably the dashboard, not the API. Correct `base-url`. A proxy or a sign-in page may have responded instead of the API, so look in the dashboard before you run this step again: the export may have started.',
    'start-unknown':
      'The service may or may not have started the export: {why}.[ The service said: “{serverMessage}”.][ {likely}] The request was not sent again, because that could start a second export. Look in the dashboard: if the export is there, run this step with its `job-id`; if not, check `base-url`[ and {statusPage}], then run this step again.[ {repetition}.]',

    'check-limited':
      'Could not {operation} on {server}: the rate limit of `github-token` was exceeded ({why})[; the server asks clients to wait for {until}], so no export was started.[ The server said: “{serverMessage}”.] All workflows of a repository share the limit of its token: run this step again later or use another token.',
    'check-unreadable':
      'Could not {operation} on {server}: {why}; gave up after {attempts}, and no export was started. Check `GITHUB_API_URL`, and whether a proxy or a sign-in page responds in place of the server.',
    'check-unreachable':
      'Could not {operation} on {server}: {why}; gave up after {attempts}, and no export was started.[ The server said: “{serverMessage}”.] Check the server[ ({statusPage})] and the network between the runner and the server, then run this step again.',

    'published-limited':
      'Could not {operation} on {server}: the rate limit of `github-token` was exceeded ({why})[; the server asks clients to wait for {until}], so no site was fetched.[ The server said: “{serverMessage}”.] All workflows of a repository share the limit of its token: run this step again later or use another token.',
    'published-unreadable':
      'Could not {operation} on {server}: {why}; gave up after {attempts}. Check that `GITHUB_API_URL` is the address of the server’s API, and whether a proxy or a sign-in page responds in place of the server.',
    'published-unreachable':
      'Could not {operation} on {server}: {why}; gave up after {attempts}.[ The server said: “{serverMessage}”.] Check the server[ ({statusPage})] and the network between the server and the runner, then run this step again.',

    'live-unreachable':
      'The published site at {host} could not be reached: {why}; gave up after {attempts} in {elapsed}. {advice}.',
  },
  'job-failed': {
    'export-failed':
      'The export job {job} failed.[ The service said: “{serverMessage}”.] See the site’s build in the dashboard for details; once the build is fixed, run this step again without `job-id` to start a new export.',
    'agent-failed':
      'The agent job {job} failed: the agent hit an error that it could not recover from.[ The service said: “{serverMessage}”.] Look at the job in the dashboard, then give the agent its instructions again and run this step with the new `job-id`.',
    'job-ended':
      'The job {job} has ended: the service reported it as “{status}”[ {reads} times in a row].[ The service said: “{serverMessage}”.] Look at the job in the dashboard, then {advice}.',

    'build-failed':
      'The service could not build the documentation of the project {project}[ from the commit {commit}], so no export was started.[ The service said: “{serverMessage}”.] See the log of the build in the dashboard; once the build succeeds, run this step again.[ The end of the log:{log}]',
    'build-ended':
      'The documentation build has ended: the service reported it as “{status}”[ {reads} times in a row], so no export was started.[ The service said: “{serverMessage}”.] Look at the project {project} in the dashboard, then run this step again.',
    'other-commit':
      'The service has built the commit {built}[ on {branch}], not {expected} (`expect-commit`), so no export was started. The service builds the branch that the project {project} is deployed from: check that {expected} is the newest commit on that branch, then run this step again.',
    'no-commit':
      'The service does not say which commit[ on {branch}] it has built, so it is unknown whether that commit is {expected} (`expect-commit`), and no export was started. To check that the export has this version, use `expect-text` instead of `expect-commit`.',

    'check-failed':
      'The check “{check}” on the commit {commit} ended with “{state}”, so no export was started.[ Details: {details}.] Once the check succeeds, run this step again.',
  },
  'timed-out': {
    'timed-out':
      'The job {job} was still {status} after {elapsed} (`wait-timeout`). It continues on the service: run this step with its `job-id` and a longer `wait-timeout`.',
    'timed-out-unknown':
      'The wait ended after {elapsed} (`wait-timeout`). The service last reported the job {job} as “{status}”, a status that this step does not recognize. Look at the job in the dashboard: if the job is still running, run this step with its `job-id`; if the job has ended, use the newest version of this action or report this status.',

    'build-unfinished':
      'The documentation build was still “{status}” after {elapsed} (`wait-timeout`), so no export was started. Look at the project {project} in the dashboard; run this step again when the build has ended, or set a longer `wait-timeout`.',
    'build-unfinished-unknown':
      'The wait ended after {elapsed} (`wait-timeout`). The service last reported the documentation build as “{status}”, a status that this step does not recognize, so no export was started. Look at the project {project} in the dashboard: if the build is still running, set a longer `wait-timeout`; if it has ended, use the newest version of this action or report this status.',

    'check-unfinished':
      'The check “{check}” on the commit {commit} was still “{state}” after {elapsed} (`wait-timeout`), so no export was started. Run this step again when the check has ended, or set a longer `wait-timeout`.',
    'check-absent':
      'The commit {commit} had no check “{check}” after {elapsed} (`wait-timeout`), so no export was started.[ This step does not wait for the job “{own}” of its own workflow run.][ The checks of the commit: {others}.][ Did you mean “{meant}”?][ {fork} is a fork: some services report only to the original repository.] Set `wait-for-check` to a name that is shown on the commit, and check that the service builds the branch of that commit.',
  },
  cancelled: {
    cancelled:
      'The step was canceled.[ {notStarted}][ The job {job} is still on the service (last known status: {status}): run this step with its `job-id` instead of starting another job.]',
    'cancelled-while-starting':
      'The step was canceled while it was starting the export, so it is unknown whether the job exists. Look for it in the dashboard: if it is there, run this step with its `job-id`; if not, run this step again.',
  },
  'handover-failed': {
    'comment-forbidden':
      'The comment on the pull request was not written: {server} did not let `github-token` {operation} (HTTP {status}).[ It said: “{serverMessage}”.] The text of the comment is in the job summary. {advice}.',
    'comment-failed':
      'The comment on the pull request was not written. Could not {operation} on {server}: {why}; gave up after {attempts}.[ The server said: “{serverMessage}”.] The text of the comment is in the job summary. {advice}.',
    'issue-forbidden':
      'The issue about the published site was not kept up to date: {server} did not let `github-token` {operation} (HTTP {status}).[ It said: “{serverMessage}”.] {advice}.',
    'issue-failed':
      'The issue about the published site was not kept up to date. Could not {operation} on {server}: {why}; gave up after {attempts}.[ The server said: “{serverMessage}”.] {advice}.',

    'values-file-deleted':
      'The values file {file} existed when the step began but is gone now. It was not created again, because its other content would be missing: put the file back, then run this step again, with `job-id` if the log shows one.',
    'values-file-unusable':
      'The values file {file} cannot be used: {why}. Nothing was changed[{isBeforeStart}, and no export was started].',
    'values-file-syntax':
      'The values file {file} is not valid YAML[ at line {line}, column {column}]: {why}. The file was not changed; correct this, then run this step again.',
    'values-file-documents':
      'The values file {file} contains {count} YAML documents, and it is unclear which one is meant. The file was not changed; keep one document in it or set `values-file` to another file.',
    'values-file-shape':
      'In the values file {file}, {what}[ (line {line})] is {found}, not {expected}. The file was not changed; {advice}.',
    'values-file-place':
      'In the values file {file}, a `staticExport` {where} would have no effect: {why}. The file was not changed; {advice}.',
    'values-file-text':
      'In the values file {file}, the values in {what} are text, not a map, so nothing can be set in them. The file was not changed; {advice}.',
    'values-file-shared':
      'In the values file {file}, {what} is shared with other places by an anchor, an alias, or a merge, so setting {what} would also change those places, or would change nothing. The file was not changed; write out `staticExport` with its own values, after any merge (`<<`) in it.',
    'values-file-unsupported':
      'In the values file {file}, `staticExport` is written in a way that cannot be changed safely, for example with tags, explicit keys (“?”), or a comment inside a value. The file was not changed; write `staticExport` as an ordinary map.',

    'runner-file':
      'The file that {file} points to ({path}) could not be written: {why}, so {consequence}. {advice}, then run this step again.',
    unexpected:
      'This step failed unexpectedly ({what}). This is a bug in the action, not in your workflow: please report it in the action’s repository, with the log of a run for which the variable `ACTIONS_STEP_DEBUG` is `true`.',
  },
  'bundle-failed': {
    'link-missing':
      'The service reported the job {job} as {status}, but the response has no `bundleUrl`. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    'link-invalid':
      'The link to the bundle of job {job} cannot be used: {why}. Contact the service’s support: the service must send an absolute https link. Once it does, run this step with `job-id`.',
    'bundle-not-ready':
      'The job {job} has completed, but after {attempts} the service still says that the bundle is not ready (HTTP 409).[ It said: “{serverMessage}”.] Run this step again with `job-id` in a few minutes.',
    'published-expired':
      'GitHub no longer has {shown} (HTTP {status}): it was deleted before this step could fetch it. An older file is not used, because it would not be the latest published site. Publish the site again or set `from` to another run or a release.',
    'published-other':
      'GitHub’s copy of {shown} is not a site archive, but {found}. Upload one archive (zip, tar, tar.gz, or tar.zst), such as the file in the output `bundlePath` of an export.',
    'archive-gone':
      'The archive is gone: {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] The archive has probably expired or been deleted from the storage: run this step again without `job-id` to start a new export.',
    'download-refused':
      'The storage refused the download: {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] {advice}.',
    'download-needs-headers':
      'The link to the archive cannot be used here: it is signed for requests with certain headers ({signed}), and {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] Only the service knows what to send in that case: ask the service’s support for links whose only signed header is `host`.',
    'redirect-refused':
      'The archive was not downloaded: {host} redirects[ to {target}]. The redirect was not followed, because its target cannot be used: {why}. Check whether a proxy between the runner and the storage redirects requests to a sign-in page; if not, contact the service’s support.',
    'download-failed':
      'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ The storage said: “{serverMessage}”.] Run this step again with `job-id`; if that does not help, {advice}.',
    'download-mismatch':
      'The download is not the announced archive: {what} is {got} instead of {expected}. The download was discarded. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    'download-too-large':
      'The archive is larger than {limit}[ (announced size: {size})], the most that `max-unpacked-size` and `max-unpacked-files` allow. None of it was kept. If the site is really that large, set a higher `max-unpacked-size` and run this step again with `job-id`.',
    'download-reencoded':
      'The storage sent the archive with the Content-Encoding {encoding}, which this step did not ask for, so the archive was not downloaded. Check whether a proxy or CDN between the runner and the storage re-encodes downloads, or whether the archive was stored with the wrong Content-Encoding, then run this step again with `job-id`.',
    'not-an-archive':
      'The download is not a site archive: it looks like {kind}. Expected zip, tar, tar.gz, or tar.zst. {advice}.',
    'archive-empty':
      'The archive is empty: {why}. Look at the export in the dashboard, then run this step again without `job-id` to start a new one.',
    'archive-damaged':
      'The archive is damaged[ at “{entry}”]: {why}. None of it was kept. Run this step again with `job-id`; if that does not help, run it without `job-id` to start a new export.',
    'archive-window-too-large':
      'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Contact the service’s support: archives must be made with a window of at most 128 MiB (`zstd --long=27`). Until then, download the archive from the output `bundleUrl` and decompress it with `zstd --decompress --long=31`.',
    'entry-refused':
      'The archive was refused because of its entry “{entry}”: {why}. Nothing from the archive was kept. Contact the service’s support[: {rule}].',
    'entry-unsupported':
      'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux, with `site-path` on an ordinary disk, or keep the archive with `bundle-path` instead of unpacking it here.',
    'archive-too-large':
      'The archive unpacks to more than {limit}, the limit of `{input}`. None of it was kept. If the site is really that large, set a higher `{input}` and run this step again with `job-id`.',
    'disk-full':
      'There is not enough disk space for {what}[: {needed} needed, {free} free]. This step removes what it has written; the log lists what could not be removed. Free up space on that disk (`df -h` shows which one is full) or use a larger disk. The step downloads to the folder that `RUNNER_TEMP` names and writes the results to `site-path` and `bundle-path`.',
    'permission-denied':
      'This step is not allowed to write to {what} ({why}). Check the owner and the permissions of the folder on the runner with `ls -ld`; files created by a container often belong to root. Change the owner in an earlier step (`sudo chown`) or use another path.',
    'path-not-replaceable':
      'The path {what} cannot be replaced ({why}). It was left untouched: {advice}.',
    'path-in-use':
      'The path {what} is in use ({why}). It was left untouched. Either a file system is mounted there, or a program has it open: stop that program or use another path.',
    'disk-failed':
      'The runner’s disk reported an error at {what}: {why}. This step removes what it has written; the log lists what could not be removed. Check the runner’s disk, then run this step again with `job-id`.',
  },
  'verify-failed': {
    'compare-failed':
      'The site in {site} could not be compared with the earlier one in `compare-with`: {why}. The outputs `changed` and `changesReport` are empty.[ Because it is unknown how many pages are gone (`max-pages-removed`), {consequence}.] Check the runner’s disk; if the disk is fine, this is a bug in the action: please report it in the action’s repository, with the log of a run for which the variable `ACTIONS_STEP_DEBUG` is `true`.',

    'pages-removed':
      'More pages of the earlier site are missing from {site} than `max-pages-removed: {limit}` allows: {removed} ({example}), so {consequence}. Check that the export or build is complete. If the removal is intended, run the workflow manually with `max-pages-removed: {number}` or without that input. {report} lists all removed pages, as does changes.md next to it.',
    'text-missing':
      'No page of the site in {site} ({pages}) shows “{text}” (`expect-text`), so {consequence}. The site was not checked any further.[ The service may not yet have built this version when the export {job} started: start a new export after the build, with `wait-for-check` or `update`.][ {page} shows “{similar}”, with different capitalization.][ Check that {folder} is the build of this version.][ {mistake}][ `expect-text` is plain text: “{pattern}” is not treated as a pattern.][ {where}]',
    'verify-failed':
      'The check of the site found {errors}, so with `{gate}` {consequence}.[ With `fail-on: {failOn}`, {others} the step, too.][ Without {without}, there is nothing to compare with, so all errors count as new.][ {diagnosis}][{isFirstToCheck} Check that first.][ {fix}, or use `accepted-findings` to list what cannot be fixed.] To continue anyway, set `verify: report`.[ {unused}] The job summary shows {shown}; the full report is {report}, with report.html next to it. The site is in {site}.',
    'check-disk-failed':
      'The site in {site} could not be checked: {why}. Check the runner’s disk and the folder that `RUNNER_TEMP` names, then run this step again.[{canSwitchOff} With `verify: off`, this step continues without a check.]',
    'check-crashed':
      'The check of the site in {site} failed ({what}), so it is unknown whether the site has errors. This is a bug in the action, not a problem with the site: please report it in the action’s repository, with the log of a run for which the variable `ACTIONS_STEP_DEBUG` is `true`.[{canSwitchOff} With `verify: off`, this step continues without a check.]',
  },
  'live-failed': {
    'live-failed':
      'The site at {url} is not[{isUncertain} known to be] the one in {site}: after {elapsed}, {differing}.[ {diagnosis}][{isFirstToCheck} Check that first.][{mayPassByWaiting} If the deployment is still running, set a longer `wait-timeout`; otherwise, check the deployment and the configuration of the host.] docs/live.md explains each finding. The full report is {report}.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * How the step ended: the output `outcome`. The step is green for the first two, and red for all
 * others.
 */
export type Outcome = 'succeeded' | 'pending' | keyof typeof MESSAGE_TEXTS

/** The name of an error, under which TROUBLESHOOTING.md explains it. */
export type ErrorCode = NameIn<typeof MESSAGE_TEXTS>

/** The values for the message of `Code`: exactly its placeholders. */
export type ErrorValues<Code extends ErrorCode> = {
  readonly [Name in Placeholder<TextIn<typeof MESSAGE_TEXTS, Code>>]: TemplateValue
}

/** The values for any of these messages: the placeholders of all of them. */
export type AnyErrorValues<Code extends ErrorCode> = {
  readonly [Name in Code extends Code ? keyof ErrorValues<Code> : never]: TemplateValue
}

/** The text of each message, and how the step ends with it. */
export const MESSAGES = mapTextsByName(MESSAGE_TEXTS, (text, outcome) => ({ text, outcome }))

/** Alternative wordings of some messages, with the same placeholders. */
type Wordings = { readonly [Code in ErrorCode]?: string }

/** For the job summary: the findings are below it, and paths of the runner are folded away. */
export const SUMMARY_WORDINGS: Wordings = {
  'pages-removed':
    'More pages of the earlier site are missing than `max-pages-removed: {limit}` allows: {removed} ({example}), so {consequence}. Check that the export or build is complete. If the removal is intended, run the workflow manually with `max-pages-removed: {number}` or without that input.',
  'verify-failed':
    'The check found {errors}, so with `{gate}` {consequence}.[ With `fail-on: {failOn}`, {others} the step, too.][ Without {without}, there is nothing to compare with, so all errors count as new.][ {fix}, or use `accepted-findings` to list what cannot be fixed.] To continue anyway, set `verify: report`.',
  'live-failed':
    'The site at {url} is not[{isUncertain} known to be] the expected one: after {elapsed}, {differing}.[{mayPassByWaiting} If the deployment is still running, set a longer `wait-timeout`; otherwise, check the deployment and the configuration of the host.]',
}

/** For an archive in `compare-with`, which was not downloaded; worded to follow its path. */
export const EARLIER_SITE_WORDINGS: Wordings = {
  'not-an-archive': 'it is not a site archive, but looks like {kind}',
  'archive-empty': '{why}',
  'archive-damaged': 'the archive is damaged[ at “{entry}”]; {why}',
  'archive-window-too-large': 'its Zstandard window is larger than 128 MiB',
  'entry-refused': 'its entry “{entry}” is refused, because {why}',
  'entry-unsupported': 'the file system here cannot store its entry “{entry}”, because {why}',
  'archive-too-large':
    'it unpacks to more than {limit}. If the site is really that large, use the unpacked folder or, in a workflow, set a higher {input}',
  'disk-full': 'there is not enough disk space to unpack it[: {needed} needed, {free} free]',
}

const PUBLISH_AGAIN = 'Publish the site again or set `from` to another run or a release.'

/** For a site that was published earlier: there is no job to resume, and no limit to set. */
export const PUBLISHED_SITE_WORDINGS: Wordings = {
  'archive-gone': `The archive is gone: {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] ${PUBLISH_AGAIN}`,
  'download-refused':
    'The storage refused the download: {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] Run this step again; if that does not help, check whether a proxy between the runner and the storage changes requests.',
  'redirect-refused':
    'The archive was not downloaded: {host} redirects[ to {target}]. The redirect was not followed, because its target cannot be used: {why}. Check whether a proxy between the runner and the storage redirects requests to a sign-in page.',
  'download-failed':
    'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ The storage said: “{serverMessage}”.] Run this step again; if that does not help, check the network between the runner and the storage.',
  'download-mismatch':
    'The download differs from the file that GitHub stores: {what} is {got} instead of {expected}. The download was discarded. Run this step again; if that does not help, check whether a proxy changes downloads.',
  'download-too-large':
    'The archive is larger than {limit}[ (announced size: {size})], the most that this action accepts. None of it was kept. Download the archive in your own step, with `gh run download` or, for a release, `gh release download`.',
  'download-reencoded':
    'The storage sent the archive with the Content-Encoding {encoding}, which this step did not ask for, so the archive was not downloaded. Check whether a proxy between the runner and the storage re-encodes downloads, then run this step again.',
  'not-an-archive': `The published file is not a site archive: it looks like {kind}. Expected zip, tar, tar.gz, or tar.zst. ${PUBLISH_AGAIN}`,
  'archive-empty': `The archive is empty: {why}. ${PUBLISH_AGAIN}`,
  'archive-damaged': `The archive is damaged[ at “{entry}”]: {why}. None of it was kept. ${PUBLISH_AGAIN}`,
  'archive-window-too-large':
    'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Archives must be made with a window of at most 128 MiB (`zstd --long=27`).',
  'entry-refused': `The archive was refused because of its entry “{entry}”: {why}. Nothing from the archive was kept. ${PUBLISH_AGAIN}`,
  'entry-unsupported':
    'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux, with `site-path` on an ordinary disk.',
  'archive-too-large':
    'The archive unpacks to more than {limit}, the most that this action accepts. None of it was kept. Download the archive in your own step, with `gh run download` or, for a release, `gh release download`.',
  'path-not-replaceable':
    'The path {what} cannot be replaced ({why}). It was left untouched: use another path in `site-path`.',
  'disk-failed':
    'The runner’s disk reported an error at {what}: {why}. This step removes what it has written; the log lists what could not be removed. Check the runner’s disk, then run this step again.',
}

/**
 * Returns the words of a message, or those in `wordings`, with its values filled in, each made safe
 * to show.
 */
export function fillMessage<Code extends ErrorCode>(
  code: Code,
  values: ErrorValues<Code>,
  wordings: Wordings = {},
): SafeText {
  return fill(wordings[code] ?? MESSAGES[code].text, values)
}

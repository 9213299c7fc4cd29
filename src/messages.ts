import { fill, type SafeText, type Value } from './report/clean.ts'

/** How the step ended: the output `outcome`. Green for the first two, red for all else. */
export type Outcome =
  | 'succeeded'
  | 'pending'
  | 'job-failed'
  | 'timed-out'
  | 'cancelled'
  | 'unreachable'
  | 'rejected'
  | 'bundle-failed'
  | 'verify-failed'
  | 'handover-failed'

interface Message {
  readonly outcome: Outcome
  /** What happened, what the other side said, what to do next. `[…]` goes when a value in it is empty. */
  readonly text: string
}

/** Every way to fail, in words: the only place where the step's errors are worded. */
export const MESSAGES = {
  'bad-inputs': {
    outcome: 'rejected',
    text: 'The inputs of this step cannot be used, nothing was sent:{faults}',
  },
  'node-too-old': {
    outcome: 'rejected',
    text: 'This step needs Node {needed} or newer, but the runner started it with Node {found}; nothing was sent. Use a runner or a container image that has Node {needed}.',
  },

  unauthorized: {
    outcome: 'rejected',
    text: 'The service does not accept the API key (HTTP 401).[ It said: “{said}”.] The key may be mistyped, revoked or expired: make a new admin key on the API keys page of the dashboard and put it into the secret that `api-key` reads.',
  },
  'payment-required': {
    outcome: 'rejected',
    text: 'The service asks for payment (HTTP 402).[ It said: “{said}”.] Static export is part of the Enterprise plan alone: check the plan of the organization that the API key belongs to.',
  },
  forbidden: {
    outcome: 'rejected',
    text: 'The service refuses this to the API key (HTTP 403).[ It said: “{said}”.] Check that it is an admin key with write scope, that it may be used from this runner’s address, that it belongs to the organization of the site, and that the plan is Enterprise (static export needs it).',
  },
  'export-address-not-found': {
    outcome: 'rejected',
    text: 'The service knows no static export at this address (HTTP 404).[ It said: “{said}”.] Check that `base-url` is the root of the administrative API and that `domain` is a site of this organization.',
  },
  'export-job-not-found': {
    outcome: 'rejected',
    text: 'The service has no export job {job} (HTTP 404).[ It said: “{said}”.] Check `job-id`, and that the API key belongs to the organization that started the job; the job of an agent needs `mode: agent-job`.',
  },
  'agent-job-not-found': {
    outcome: 'rejected',
    text: 'The service has no agent job {job} in project {project} (HTTP 404).[ It said: “{said}”.] Check `job-id` and `project-id` (it stands on the API keys page of the dashboard), and that the API key belongs to that project; an export needs `mode: export`.',
  },
  invalid: {
    outcome: 'rejected',
    text: 'The service does not accept what was asked (HTTP {status}).[ It said: “{said}”.] For an export, `domain` has to be the host name of a site of this organization, without scheme or path.',
  },
  redirected: {
    outcome: 'rejected',
    text: 'The service answers with a redirect (HTTP {status})[ to {host}]. It was not followed, because the API key would have gone along: set `base-url` to the address of the API itself.',
  },
  refused: {
    outcome: 'rejected',
    text: 'The service refused the request (HTTP {status}).[ It said: “{said}”.] Asking again would not help: check `base-url` and the inputs of this step.',
  },

  'not-the-api': {
    outcome: 'rejected',
    text: 'What answers at `base-url` is not the administrative API: it sent a web page (HTTP {status}). Set `base-url` to the root of the API; if it is that, a proxy or a firewall answers in its place.',
  },
  'start-not-the-api': {
    outcome: 'unreachable',
    text: 'What answers at `base-url` is not the administrative API: it answered the start with a web page. Set `base-url` to the root of the API. If a proxy answered in its place, the export may have been started: look for it in the dashboard before you run this step again.',
  },

  unreachable: {
    outcome: 'unreachable',
    text: 'The service could not be asked {what}: {why} ({tries}, over {elapsed}).[ It last said that the job is {status}.][ It said: “{said}”.] Check `base-url`, the network between runner and service, and the service’s status page.',
  },
  'proxy-failed': {
    outcome: 'unreachable',
    text: 'The service could not be asked {what}: {why} ({tries}, over {elapsed}).[ It last said that the job is {status}.] Check `HTTPS_PROXY` and `NO_PROXY` in the environment of the job: host, port, user name and password of the proxy, and whether the service is to be reached through it at all.',
  },
  'start-unknown': {
    outcome: 'unreachable',
    text: 'Nobody knows whether the export was started: {why}.[ It said: “{said}”.] It was not started a second time, because it may be running. Look for it in the dashboard: if it is there, run this step with its `job-id`; if not, run the step again.',
  },

  'export-failed': {
    outcome: 'job-failed',
    text: 'The export job {job} failed.[ The service said: “{said}”.] The site’s build in the dashboard says more; once it is mended, run this step again for a new export.',
  },
  'agent-failed': {
    outcome: 'job-failed',
    text: 'The agent job {job} failed: the agent hit an error it could not recover from.[ The service said: “{said}”.] Look at the job in the dashboard and give the instruction anew.',
  },
  'timed-out': {
    outcome: 'timed-out',
    text: 'The job {job} was still {status} after {elapsed} (`wait-timeout`). It goes on at the service: follow it with `job-id` instead of starting another, or set a longer `wait-timeout`.',
  },
  cancelled: {
    outcome: 'cancelled',
    text: 'The step was cancelled.[ The job {job} goes on at the service: follow it with `job-id` instead of starting another.]',
  },
  'cancelled-while-starting': {
    outcome: 'cancelled',
    text: 'The step was cancelled while it started the export, so nobody knows whether the job exists. Look for it in the dashboard: if it is there, run this step with its `job-id`.',
  },

  'link-missing': {
    outcome: 'bundle-failed',
    text: 'The service answered the request for the bundle of job {job} without a `bundleUrl`.[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, tell the service’s support.',
  },
  'link-unusable': {
    outcome: 'bundle-failed',
    text: 'The link to the bundle of job {job} cannot be used: {why}. Run this step again with `job-id`; if that does not help, tell the service’s support.',
  },
  'bundle-not-ready': {
    outcome: 'bundle-failed',
    text: 'The job {job} is completed, but the service still says that its bundle is not ready (HTTP 409), after {tries}.[ It said: “{said}”.] Run this step again with `job-id` in a few minutes.',
  },
  'link-refused': {
    outcome: 'bundle-failed',
    text: 'The storage does not hand out the archive: {host} answers HTTP {status}[, also to {renewals}].[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, look whether a proxy between runner and storage changes requests, and tell the service’s support.',
  },
  'link-leads-astray': {
    outcome: 'bundle-failed',
    text: 'The storage redirects from {host} to a place that is not used[ ({target})]: {why}. Look whether a proxy between runner and storage asks for a login, and tell the service’s support.',
  },
  'transfer-failed': {
    outcome: 'bundle-failed',
    text: 'The archive could not be fetched from {host}: {why}, {tries} in a row without a byte of progress, at {got}[ of {size}].[ It said: “{said}”.] Check the network between runner and storage, then run this step again with `job-id`.',
  },
  'transfer-unproven': {
    outcome: 'bundle-failed',
    text: 'What arrived is not the archive that was announced: {what} is {got} instead of {expected}. Nothing of it was used. Run this step again with `job-id`; if that does not help, tell the service’s support.',
  },
  'transfer-too-large': {
    outcome: 'bundle-failed',
    text: 'The archive is larger than {most}[ (announced size: {size})], the largest size that `max-unpacked-size` and `max-unpacked-files` allow. Nothing of it was kept. Set higher limits if the site is really that large.',
  },
  'transfer-encoded': {
    outcome: 'bundle-failed',
    text: 'The storage sends the archive in the encoding {encoding}, which was not asked for and is no archive’s own. Look whether a proxy or CDN between runner and storage recodes what it passes on, or whether the object was stored with a wrong Content-Encoding.',
  },
  'not-an-archive': {
    outcome: 'bundle-failed',
    text: 'What the link leads to is not an archive of a site: it looks like {looks}. Expected zip, tar, tar.gz or tar.zst. Run this step again with `job-id`; if that does not help, tell the service’s support.',
  },
  'archive-empty': {
    outcome: 'bundle-failed',
    text: 'The archive is empty: {why}. Look at the export in the dashboard, then run this step again for a new one.',
  },
  'archive-damaged': {
    outcome: 'bundle-failed',
    text: 'The archive is damaged[ at “{entry}”]: {why}. Nothing of it was kept. Run this step again with `job-id`; if that does not help, start a new export.',
  },
  'entry-refused': {
    outcome: 'bundle-failed',
    text: 'The archive was refused because of its entry “{entry}”: {why}. No site needs that, so nothing of the archive was kept. Tell the service’s support.',
  },
  'entry-unfit': {
    outcome: 'bundle-failed',
    text: 'The file system of this runner cannot hold the archive’s entry “{entry}”: {why}. Nothing of the archive was kept. Run this step on Linux with `site-path` on an ordinary disk, or keep the archive with `bundle-path` instead of unpacking it here.',
  },
  'archive-too-large': {
    outcome: 'bundle-failed',
    text: 'The archive unpacks to more than {limit}, the limit of `{input}`. Nothing of it was kept. Set a higher `{input}` if the site is really that large.',
  },
  'no-memory': {
    outcome: 'bundle-failed',
    text: 'The archive holds more and longer paths than this step has memory for: its heap is limited to {heap}. Nothing of the archive was kept. Run this step on a runner with more memory.',
  },
  'no-room': {
    outcome: 'bundle-failed',
    text: 'There is no room on the disk for {what}[: {needed} are needed, {free} are free]. What was written has been removed again. Make room on the runner, or point the paths of this step to a larger disk.',
  },
  'no-permission': {
    outcome: 'bundle-failed',
    text: 'This step may not write {what} ({why}). Check owner and permissions of the folder on the runner.',
  },
  'place-taken': {
    outcome: 'bundle-failed',
    text: 'The path {path} cannot be replaced ({why}). It was left untouched: give another path, or set `overwrite: true` if that is what is missing.',
  },
  'place-in-use': {
    outcome: 'bundle-failed',
    text: 'The path {path} is in use ({why}). It was left untouched. A file system is mounted there, or a program has it open: end that program, or give another path.',
  },
  'disk-failed': {
    outcome: 'bundle-failed',
    text: 'The disk of the runner failed at {what}: {why}. What was written has been removed again. Look at the runner’s disk, then run this step again with `job-id`.',
  },

  'verify-failed': {
    outcome: 'verify-failed',
    text: 'The check of the site found {errors}, and with `verify: strict` nothing is handed over then. See the job summary for the first ten, and the report at {report} with report.html beside it. The site lies at {site}. Fix the pages, or set `verify: report` to continue anyway.',
  },
  'verify-broken': {
    outcome: 'verify-failed',
    text: 'The site at {site} could not be checked: {why}. Look at the disk of the runner; `verify: off` continues without a check.',
  },
  'verify-fault': {
    outcome: 'verify-failed',
    text: 'The check of the site at {site} failed ({what}), so it is unknown whether the site has errors. This is a bug in the action, not a problem with the site: please report it, with the log of a run that has debug logging on. `verify: off` continues without a check.',
  },

  'values-file-missing': {
    outcome: 'rejected',
    text: 'The values file {file} does not exist, so nothing was started. Is the path in `values-file` right, and did `actions/checkout` run before this step? An empty file is fine, but it has to be there.',
  },
  'values-file-gone': {
    outcome: 'handover-failed',
    text: 'The values file {file} was there when the step began and is gone now, with everything else that was in it. It was not created again: put it back, then run this step again with `job-id`.',
  },
  'values-file-unusable': {
    outcome: 'handover-failed',
    text: 'The values file {file} cannot be written: {why}. It was not touched; check `values-file` and what earlier steps of the workflow left there.',
  },
  'values-file-syntax': {
    outcome: 'handover-failed',
    text: 'The values file {file} is not valid YAML: {why}[ (line {line}, column {column})]. It was not touched; mend it and run the step again.',
  },
  'values-file-documents': {
    outcome: 'handover-failed',
    text: 'The values file {file} holds {count} YAML documents, and nothing says which of them is meant. It was not touched; leave one document in it, or name another file in `values-file`.',
  },
  'values-file-shape': {
    outcome: 'handover-failed',
    text: 'In the values file {file}, {what} is not what a deployment expects: the file and `staticExport` have to be maps, and the keys in `staticExport` plain values. It was not touched; mend it and run the step again.',
  },
  'values-file-shared': {
    outcome: 'handover-failed',
    text: 'In the values file {file}, {what} is shared with other places by an anchor, an alias or a merge, so that setting it would change those too. It was not touched; write `staticExport` out with values of its own.',
  },
  'values-file-unclear': {
    outcome: 'handover-failed',
    text: 'In the values file {file}, `staticExport` is written in a way that cannot be changed safely, such as with tags or with explicit keys (“?”). It was not touched; write it as an ordinary map.',
  },

  'release-needs-tag': {
    outcome: 'rejected',
    text: 'The input `release-asset` attaches the archive to the release of the tag that the workflow runs on, but this one runs on {ref}. Start the workflow by a pushed tag (`on: push: tags`) or by a release, or run it by hand on a tag.',
  },
  'release-asset-name': {
    outcome: 'rejected',
    text: 'The name {name} in `release-asset` cannot be used: {why}.',
  },
  'release-token-missing': {
    outcome: 'rejected',
    text: 'The input `release-asset` needs `github-token`, and it is empty. Leave the input out to use the token of the workflow, or look at the secret that it reads.',
  },
  'release-token-refused': {
    outcome: 'handover-failed',
    text: 'GitHub does not accept `github-token` (HTTP 401).[ It said: “{said}”.] The token may have expired or been revoked, or belong to another server.',
  },
  'release-forbidden': {
    outcome: 'handover-failed',
    text: 'GitHub did not let `github-token` {what} (HTTP {status}).[ It said: “{said}”.] Give the job `permissions: contents: write`, or a token of your own the same for this repository; after a 404, see whether the release is still there.',
  },
  'release-missing': {
    outcome: 'handover-failed',
    text: 'The repository {repository} has no release for the tag {tag}, published or draft. Make one in an earlier step or job, such as with `gh release create {tag} --draft --verify-tag`, then run this step.',
  },
  'release-missing-in-fork': {
    outcome: 'handover-failed',
    text: 'This workflow runs in {repository}, which is a fork and has no release for the tag {tag}: releases are not copied along with tags. Run it in the original repository, or make a release in the fork.',
  },
  'release-immutable': {
    outcome: 'handover-failed',
    text: 'The release of the tag {tag} is published and immutable: nothing can be attached to it any more. Attach the archive while the release is a draft, and publish it afterwards.',
  },
  'release-asset-exists': {
    outcome: 'handover-failed',
    text: 'The release of the tag {tag} has an asset {asset} already, with other content ({digest}). Set `overwrite: true` to replace it, or choose another name in `release-asset`.',
  },
  'release-asset-busy': {
    outcome: 'handover-failed',
    text: 'Another run is uploading {asset} to the release of the tag {tag}: it began at {begun} and has not finished. Its upload was left alone; run this step again with `job-id` when that run is done.',
  },
  'release-asset-too-large': {
    outcome: 'handover-failed',
    text: 'The archive has {size} bytes, but a release asset must be smaller than 2 GiB. Keep it with `bundle-path` and publish it elsewhere.',
  },
  'release-asset-damaged': {
    outcome: 'handover-failed',
    text: 'The asset {asset} did not arrive at GitHub as it was sent: {why}. It was removed again; run this step again with `job-id`.',
  },
  'release-refused': {
    outcome: 'handover-failed',
    text: 'GitHub did not {what} (HTTP {status}).[ It said: “{said}”.] Trying again would not help: look at the release and at its limits.',
  },
  'release-unreachable': {
    outcome: 'handover-failed',
    text: 'Could not {what} on {server}: {why} ({tries}).[ It said: “{said}”.] Check the network between runner and server[ and {statusPage}], then run this step again, with `job-id` if the log shows one.',
  },

  'runner-file': {
    outcome: 'handover-failed',
    text: 'The file behind {file} could not be written: {why}. Look at the disk of the runner; the outputs and the summary of this step may be incomplete.',
  },
  unexpected: {
    outcome: 'handover-failed',
    text: 'This step broke ({what}). That is a fault of the action, not of your workflow: please report it, with the log of a run that has debug logging on.',
  },
} as const satisfies Record<string, Message>

export type MessageCode = keyof typeof MESSAGES

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** The values that the message of `Code` takes: exactly its placeholders. */
export type ValuesOf<Code extends MessageCode> = {
  readonly [Name in Placeholder<(typeof MESSAGES)[Code]['text']>]: Value
}

/** Returns the words of a message with its values filled in, each made safe to show. */
export function wording<Code extends MessageCode>(code: Code, values: ValuesOf<Code>): SafeText {
  return fill(MESSAGES[code].text, values)
}

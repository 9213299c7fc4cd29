import type { JobState } from '../api/parse-responses.ts'
import { findSignedLinks, listLinkSecrets } from '../fetch/presigned-link.ts'
import type { Log } from '../text/log.ts'

/**
 * Where a link is redacted: in all logs of the job, or only in the log of this step, so that other
 * jobs can use it.
 */
export type RedactionScope = 'all logs' | 'this step'

/** Keeps a link and its signature out of the logs. */
export function redactLink(link: string, redaction: RedactionScope, log: Log): void {
  for (const secret of listLinkSecrets(link)) {
    if (redaction === 'all logs') log.maskInJob(secret)
    else log.hideInStep(secret)
  }
}

/**
 * Keeps all links in a response of the service out of the logs. A deployment may also have links in
 * fields where the contract has none, and they are just as secret.
 */
export function redactLinksIn({ json }: JobState, redaction: RedactionScope, log: Log): void {
  for (const link of findSignedLinks(json)) redactLink(link, redaction, log)
}

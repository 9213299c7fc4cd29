import type { JobState } from '../api/responses.ts'
import { findSignedLinks, listLinkSecrets } from '../fetch/presigned-link.ts'
import type { Log } from '../text/log.ts'

/**
 * Where a link is redacted: in all logs of the job, or only in what this step prints, so that other
 * jobs can use it.
 */
export type Redaction = 'all logs' | 'this step'

/** Keeps a link and its signature out of the logs. */
export function redactLink(link: string, redaction: Redaction, log: Log): void {
  for (const secret of listLinkSecrets(link)) {
    if (redaction === 'all logs') log.mask(secret)
    else log.hide(secret)
  }
}

/**
 * Keeps every link out of the logs that is in an answer of the service. A deployment may put links
 * into its answers where the contract has none: they are no less secret there.
 */
export function redactLinksIn({ json }: JobState, redaction: Redaction, log: Log): void {
  for (const link of findSignedLinks(json)) redactLink(link, redaction, log)
}

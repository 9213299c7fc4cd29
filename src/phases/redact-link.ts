import { linkSecrets } from '../fetch/presigned-link.ts'
import type { Log } from '../report/log.ts'

/** Where a link is redacted: in all logs of the job, or only in what this step prints, so that other jobs can use it. */
export type Redaction = 'all logs' | 'this step'

/** Keeps a link and its signature out of the logs. */
export function redactLink(link: string, redaction: Redaction, log: Log): void {
  for (const secret of linkSecrets(link)) {
    if (redaction === 'all logs') log.mask(secret)
    else log.hide(secret)
  }
}

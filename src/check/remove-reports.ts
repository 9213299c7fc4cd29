/** Recognizes the reports of an earlier run in a folder, and removes them. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ignoreDiskError } from '../common/disk-errors.ts'
import { readStartOfFile } from '../disk/read-start-of-file.ts'

/** Files that a run of the command writes together, except for redirects. */
interface ReportFiles {
  /**
   * The file that shows whether a run wrote them, because users may have files with these names,
   * too.
   */
  readonly markerFile: string
  /** Matches the beginning of that file if a run wrote it. */
  readonly signature: RegExp
  /** The files that a run writes next to it. */
  readonly otherFiles: readonly string[]
}

const REPORT_FILES: readonly ReportFiles[] = [
  {
    markerFile: 'report.json',
    signature: /^\{\s*"format": \d+,\s*"host": /,
    otherFiles: [
      'report.html',
      'gl-code-quality-report.json',
      'external-links.txt',
      'new-external-links.txt',
      'external-links.tsv',
    ],
  },
  {
    markerFile: 'changes.json',
    signature: /^\{\s*"format": \d+,\s*"changed": /,
    otherFiles: ['changes.md'],
  },
  {
    markerFile: 'junit.xml',
    signature: /^<\?xml [^>]*>\s*<testsuites name="docs-export-action"/,
    otherFiles: [],
  },
]

/** How much of a file is read to see whether a run wrote it, in bytes. */
const SIGNATURE_BYTES = 200

/** Returns the reports in a folder that an earlier run wrote. */
function listEarlierReports(reportFolder: string): readonly ReportFiles[] {
  return REPORT_FILES.filter(({ markerFile, signature }) => {
    const read = () => readStartOfFile(join(reportFolder, markerFile), SIGNATURE_BYTES).toString()
    return signature.test(ignoreDiskError(read, ''))
  })
}

/**
 * Returns whether a run that cannot check anything may write into a folder: it must be empty or
 * contain reports of an earlier run.
 */
export function mayWriteReportsInto(reportFolder: string): boolean {
  const names = ignoreDiskError(() => readdirSync(reportFolder), [])
  return names.length === 0 || listEarlierReports(reportFolder).length > 0
}

/**
 * Removes the reports of an earlier run: if this run were interrupted, programs would read them as
 * its reports. Files with the same names from other programs are kept.
 * @throws any file-system error
 */
export function removeReports(reportFolder: string): void {
  for (const { markerFile, otherFiles } of listEarlierReports(reportFolder)) {
    // The marker goes last: without it, a later run could not tell whose the other files are.
    for (const name of [...otherFiles, markerFile])
      rmSync(join(reportFolder, name), { force: true })
  }
}

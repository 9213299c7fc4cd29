import { DISK_FULL_CODES, describeDiskError, isDiskError } from './disk-errors.ts'

/**
 * A file-system error while reports were written. Its message says so in one sentence without the
 * period.
 */
export class ReportError extends Error {
  override readonly name = 'ReportError'
  /** The fields that make it a file-system error: see `isDiskError`. */
  readonly code: string
  readonly syscall: string | undefined
  readonly isDiskFull: boolean

  constructor(folder: string, cause: NodeJS.ErrnoException) {
    super(`the report could not be written to ${folder}: ${describeDiskError(cause)}`, { cause })
    this.code = cause.code ?? ''
    this.syscall = cause.syscall
    this.isDiskFull = DISK_FULL_CODES.has(this.code)
  }
}

/**
 * Runs `work`, which writes reports into a folder, and returns its result.
 * @throws ReportError for a file-system error; any other error of `work`
 */
export async function runReportWork<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isDiskError(error)) throw new ReportError(folder, error)
    throw error
  }
}

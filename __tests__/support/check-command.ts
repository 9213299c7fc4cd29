import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { scratch } from './scratch.ts'

const COMMAND = resolve('dist/check-command/index.js')

/** A finding in `report.json`. */
export interface ReportedFinding {
  readonly code: string
  readonly severity: 'error' | 'warning' | 'notice'
  readonly target: string
  readonly address: string | null
  readonly pages: number
  readonly spots: readonly {
    readonly page: string
    readonly line: number | null
    readonly source: { readonly path: string; readonly line: number | null } | null
  }[]
  readonly isNew: boolean | null
}

interface Move {
  readonly from: string
  readonly to: string
}

interface Lists {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly moved: readonly Move[]
}

/** What `changes.json` says. */
interface Changes {
  readonly changed: boolean
  readonly pages: Lists & {
    readonly changed: readonly { readonly page: string }[]
    readonly navigation: readonly string[]
  }
  readonly files: Lists & { readonly changed: readonly string[] }
}

/** How the command ended, and what it wrote into its report. */
export interface Ran {
  readonly exitCode: number | null
  readonly pages: number
  readonly findings: readonly ReportedFinding[]
  /** Undefined in a run without an earlier site. */
  readonly fixed: number | undefined
  readonly changes: Changes | undefined
  /** The folder of the report. */
  readonly report: string
}

/**
 * Runs the shipped command for the check in a workspace.
 *
 * @throws Error with what it wrote if it could not check the site
 */
export function checkWithCommand(
  workspace: string,
  site: string,
  ...options: readonly string[]
): Ran {
  const report = scratch()
  const args = [COMMAND, '--report', report, ...options, site]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: workspace,
    encoding: 'utf8',
  })
  if (stderr !== '' || (status !== 0 && status !== 1))
    throw new Error(`${status}: ${stdout}${stderr}`)
  const { pages, findings, fixed } = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8'))
  const changes = join(report, 'changes.json')
  return {
    exitCode: status,
    pages,
    findings,
    fixed: fixed ?? undefined,
    changes: existsSync(changes) ? JSON.parse(readFileSync(changes, 'utf8')) : undefined,
    report,
  }
}

import { diagnoseCommonCause } from './common-cause.ts'
import { diagnoseFolder } from './diagnose-folder.ts'
import type { DiagnosedSite, Diagnosis } from './diagnosed-site.ts'

/** Returns what is probably wrong with a site as a whole; undefined if nothing is. */
export function findDiagnosis(diagnosedSite: DiagnosedSite): Diagnosis | undefined {
  return diagnoseFolder(diagnosedSite) ?? diagnoseCommonCause(diagnosedSite)
}

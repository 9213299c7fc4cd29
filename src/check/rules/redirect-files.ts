/** A host's own redirect file, in the root of the site: reads it, and counts what is wrong with its rules. */
import { readFileSync } from 'node:fs'
import { checkpoint, interruptible } from '../../event-loop.ts'
import { count } from '../../units.ts'
import { toBytes, toText } from '../../web/byte-strings.ts'
import { analyze, type RuleFinding } from '../../web/host/redirects/analyze.ts'
import type { Problem } from '../../web/host/redirects/rules.ts'
import { fileResolverOf, redirectFilesOf, redirectsOf } from '../../web/host/served-site.ts'
import { filesOf, type RedirectFile, type Site } from '../../web/site.ts'
import { pathOf, type Tree } from '../../web/tree.ts'
import { type FindingCounter, wholeFile } from './finding-counter.ts'
import type { FindingKind } from './finding-kinds.ts'

/** Larger files, in bytes, are not read: the longest lists that hosts are known to take have 2,000 rules. */
const MAX_BYTES = 2 << 20

/** What may be spent on the rules themselves, in steps of 50 nanoseconds. */
const MAX_STEPS = 10_000_000

/** How many addresses of a circle are named. */
const MAX_NAMED = 5

/**
 * Returns the redirect files of a site that its host reads, or without a host, that any host reads; one that cannot be
 * read, or is too large, is counted.
 */
export function redirectFilesIn(
  tree: Tree,
  site: Pick<Site, 'host' | 'basePath'>,
  counter: FindingCounter,
): readonly RedirectFile[] {
  return redirectFilesOf(site).flatMap((name) => {
    const file = tree.names.indexOf(name)
    return file === -1 ? [] : [{ name, text: textOf(tree, name, file, counter) }]
  })
}

function textOf(
  { root, sizes }: Tree,
  name: string,
  file: number,
  counter: FindingCounter,
): string | undefined {
  if ((sizes[file] ?? 0) > MAX_BYTES) {
    const problem = `The file is larger than the ${MAX_BYTES >> 20} MiB that the check reads, so no address was checked.`
    counter.count('redirect-unread', name, wholeFile(name), name, { problem })
    return undefined
  }
  try {
    return readFileSync(pathOf(root, name), 'utf8')
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    counter.count('unreadable-file', name, wholeFile(name), name, { why })
    return undefined
  }
}

/**
 * Counts what is wrong with the rules of a site's redirect file.
 * @throws the reason of `signal` soon after it is aborted
 */
export async function checkRedirects(
  site: Site,
  counter: FindingCounter,
  signal: AbortSignal,
): Promise<void> {
  const redirects = redirectsOf(site)
  if (redirects === undefined) return
  const yieldIfOver = checkpoint(signal)
  const { file } = redirects
  for await (const [i, problem] of interruptible(redirects.problems.entries(), signal))
    countProblem(problem, i, file, counter)
  await yieldIfOver()
  const files = filesOf(site)
  const fileResolver = fileResolverOf(redirects, files, site.loops)
  const findings = analyze(redirects, fileResolver, site.domain, { steps: MAX_STEPS })
  let untraced = 0
  for await (const finding of interruptible(findings, signal)) {
    if (finding?.is === 'untraced') untraced++
    else if (finding !== undefined && isKnown(finding, site)) countFinding(finding, file, site.names, counter)
  }
  if (untraced > 0) counter.countForSite('redirect-untraced', { rules: count(untraced, 'rule') })
}

type TracedFinding = Exclude<RuleFinding, { is: 'untraced' }>

const KIND_OF_PROBLEM = {
  invalid: 'redirect-invalid',
  ignored: 'redirect-ignored',
  'over-limit': 'redirect-ignored',
  unread: 'redirect-unread',
} as const

function countProblem(
  { kind, line, message }: Problem,
  i: number,
  file: string,
  counter: FindingCounter,
): void {
  const where = { page: file, line: () => line }
  // Two may be about the file as a whole.
  const key = line === undefined ? `${file}${i === 0 ? '' : ` (${i + 1})`}` : `${file}:${line}`
  counter.count(KIND_OF_PROBLEM[kind], key, where, file, { problem: message })
}

/** The content of a folder that could not be read is not known. */
function isKnown(finding: TracedFinding, { unreadable }: Site): boolean {
  return (
    finding.is !== 'dead-target' || !unreadable.some((folder) => finding.path.slice(1).startsWith(folder))
  )
}

function countFinding(
  finding: TracedFinding,
  file: string,
  names: readonly string[],
  counter: FindingCounter,
): void {
  const { rule } = finding
  const from = toBytes(rule.from)
  const { kind, values } = factsOf(finding, names)
  counter.count(
    kind,
    `${from} ${toBytes(rule.to)}`.trim(),
    { page: file, line: () => rule.line },
    from,
    values,
  )
}

function factsOf(
  finding: TracedFinding,
  names: readonly string[],
): { readonly kind: FindingKind; readonly values: Readonly<Record<string, string>> } {
  switch (finding.is) {
    case 'loop':
      return { kind: 'redirect-loop', values: { way: wayOf(finding.paths) } }
    case 'dead-target': {
      const kind = finding.rule.does === 'status' ? 'redirect-error-page' : 'redirect-target'
      return { kind, values: { to: toText(finding.path) } }
    }
    case 'shadowed':
      return { kind: 'redirect-shadowed', values: { file: toText(names[finding.file] ?? '') } }
    case 'hidden':
      return { kind: 'redirect-hidden', values: { line: String(finding.by.line) } }
    case 'catch-all':
      return { kind: 'redirect-catch-all', values: { to: toText(finding.path) } }
  }
}

function wayOf(paths: readonly string[]): string {
  const named = paths.slice(0, MAX_NAMED).map(toText)
  const isWhole = paths.length <= MAX_NAMED
  return [...named, isWhole ? (named[0] ?? '') : '…'].join(' → ')
}

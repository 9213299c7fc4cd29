import type { Code } from '../../src/check/rules/finding-kinds.ts'
import type { Severity } from '../../src/report/kind.ts'
import { writeFiles } from './check.ts'
import { page } from './planted.ts'

/** An error in the rules of `_redirects`, or in a link that only they answer. */
export interface PlantedRule {
  readonly kind: string
  /** The findings that it leads to. */
  readonly codes: readonly Code[]
  readonly severity: Severity
  /** Part of the finding's target that no other finding has. */
  readonly mark: string
}

interface Rules {
  readonly files: Map<string, string>
  readonly rules: string[]
  readonly links: string[]
}

interface RuleKind {
  readonly name: string
  readonly codes: readonly Code[]
  readonly severity?: Severity
  /** Adds rules that are right, or wrong ones. */
  place(site: Rules, mark: string, isWrong: boolean): void
}

const KINDS: readonly RuleKind[] = [
  {
    name: 'a rule that leads to a missing page',
    codes: ['redirect-target'],
    place({ files, rules }, mark, isWrong) {
      rules.push(`/${mark}/old /new/${mark} 301`)
      if (!isWrong) files.set(`new/${mark}.html`, page(mark))
    },
  },
  {
    name: 'a link that a rule leads to a missing page',
    codes: ['broken-link', 'redirect-target'],
    place({ files, rules, links }, mark, isWrong) {
      links.push(`/${mark}/old`)
      rules.push(`/${mark}/old /new/${mark} 301`)
      if (!isWrong) files.set(`new/${mark}.html`, page(mark))
    },
  },
  {
    name: 'a link that no rule answers any more',
    codes: ['broken-link'],
    place({ rules, links }, mark, isWrong) {
      links.push(`/${mark}/page-1`)
      rules.push(`/${isWrong ? 'other-' : ''}${mark}/* /pages/:splat 301`)
    },
  },
  {
    name: 'rules that lead in a circle',
    codes: ['redirect-loop'],
    place({ rules }, mark, isWrong) {
      rules.push(`/${mark}/a /${mark}/b 301`, `/${mark}/b ${isWrong ? `/${mark}/a` : '/pages/page-1'} 301`)
    },
  },
  {
    name: 'a rule that a file replaces',
    codes: ['redirect-shadowed'],
    severity: 'warning',
    place({ files, rules }, mark, isWrong) {
      rules.push(`/shadowed/${mark} /pages/page-1 301`)
      if (isWrong) files.set(`shadowed/${mark}.html`, page(mark))
    },
  },
  {
    name: 'a rule behind one that covers its addresses',
    codes: ['redirect-hidden'],
    severity: 'warning',
    place({ rules }, mark, isWrong) {
      const both = [`/${mark}/old /pages/page-2 301`, `/${mark}/* /pages/page-1 301`]
      rules.push(...(isWrong ? both.reverse() : both))
    },
  },
]

/**
 * Writes a site with rules for Netlify into a folder, with `each` errors of every kind and as many rules that are right,
 * and returns the errors.
 */
export function writeRules(folder: string, each: number): readonly PlantedRule[] {
  const site: Rules = { files: new Map(), rules: [], links: [] }
  const planted: PlantedRule[] = []
  for (const [k, kind] of KINDS.entries())
    for (let i = 0; i < each + 20; i++) {
      const mark = `rule-${k}-${i}-end`
      kind.place(site, mark, i < each)
      const { name, codes, severity = 'error' } = kind
      if (i < each) planted.push({ kind: name, codes, severity, mark })
    }
  const links = site.links.map((address) => `<a href="${address}">`)
  writeFiles(folder, {
    ...Object.fromEntries(site.files),
    'index.html': [page('home'), '<a href="/pages/page-1">', ...links].join('\n'),
    'pages/page-1.html': page('one'),
    'pages/page-2.html': page('two'),
    '404.html': page('not found'),
    _redirects: `${site.rules.join('\n')}\n`,
  })
  return planted
}

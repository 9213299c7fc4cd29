import { describe, expect, test } from '@jest/globals'
import { MISSING_FILE_MARK, OUTSIDE_SITE_MARK } from '../../../src/changes/address-resolver.ts'
import { isSameDestination } from '../../../src/changes/same-destination.ts'
import { asBytes } from '../../../src/web/byte-strings.ts'
import { rows } from '../../support/rows.ts'

/** Returns a target: on another host, dead (`!gone.html`), or a file of the site. */
function target(shown = ''): string {
  if (/^https?:/.test(shown)) return OUTSIDE_SITE_MARK + shown
  return shown.startsWith('!') ? MISSING_FILE_MARK + shown.slice(1) : shown
}

const isSame = (from = '', to = '', was = '', is = '') =>
  isSameDestination(asBytes(target(was)), asBytes(target(is)), {
    from: asBytes(from),
    to: asBytes(to),
  })

const G = 'https://github.com/acme/docs'

describe('the same link', () => {
  test.each(
    rows(`
      guide/deploy.html | guide/publish.html | ${G}/tree/main/docs/guide/deploy.md | ${G}/tree/main/docs/guide/publish.md
      guide/deploy.html | guide/publish.html | ${G}/blob/main/guide/deploy.md?plain=1 | ${G}/blob/main/guide/publish.md?plain=1
      guide/deploy/index.html | guide/publish/index.html | ${G}/raw/main/docs/guide/deploy.md | ${G}/raw/main/docs/guide/publish.md
      guide/deploy.html | guide/publish.html | _sources/guide/deploy.rst.txt | _sources/guide/publish.rst.txt
      guide/deploy.html | manual/deploy.html | _sources/guide/deploy.md.txt | _sources/manual/deploy.md.txt
      deploy.html | publish.html | https://gitlab.com/a/b/-/blob/main/deploy.adoc | https://gitlab.com/a/b/-/blob/main/publish.adoc
      deploy.html | publish.html | https://raw.githubusercontent.com/a/b/main/deploy.md | https://raw.githubusercontent.com/a/b/main/publish.md
      guide/index.html | manual/index.html | ${G}/blob/main/docs/guide/README.md | ${G}/blob/main/docs/manual/README.md
      guide/index.html | manual/index.html | ${G}/blob/main/content/en/guide/_index.md | ${G}/blob/main/content/en/manual/_index.md
      guide.html | manual.html | ${G}/blob/main/app/guide/page.jsx | ${G}/blob/main/app/manual/page.jsx
      guide/a.html | manual/a.html | ${G}/blob/main/docs/02-guide/01-a.md | ${G}/blob/main/docs/03-manual/01-a.md
      guide/Deploy.html | guide/Publish.html | ${G}/blob/main/x/deploy.md | ${G}/blob/main/y/publish.md
      guide/deploy.html | guide/publish.html | ${G}/blob/main/x/Deploy.md | ${G}/blob/main/y/Publish.md
      guide/a.html | guide/a.html | ${G}/blob/v1/docs/guide/a.md | ${G}/blob/v2/docs/guide/a.mdx
      guide/a.html | guide/a.html | ${G}/blob/v1/notebooks/a.ipynb#L1 | ${G}/blob/v2/notebooks/a.ipynb
      index.html | index.html | ${G}/blob/v1/docs/index.md | ${G}/blob/v2/docs/index.md
      deploy.html | publish.html | ${G}/issues/new?title=Issue%20on%20page%20%2Fdeploy.html | ${G}/issues/new?title=Issue%20on%20page%20%2Fpublish.html
      a/b/index.html | c/b/index.html | https://share.test/?url=https%3A%2F%2Fx.test%2Fa%2Fb%2F | https://share.test/?url=https%3A%2F%2Fx.test%2Fc%2Fb%2F
      docs.html | guide.html | https://docs.test/docs/new/docs.py | https://docs.test/docs/new/guide.py
      a.html | b.html | https://x.test/a/a.py | https://x.test/b/b.py
      guide/a.html | manual/a.html | !guide/gone.html | !manual/gone.html
      guide/a/index.html | manual/a/index.html | !guide/gone/ | !manual/gone/
      guide/a.html | manual/a.html | !gone.html#x | !gone.html#x
      guide/x/a.html | manual/b.html | !guide/x/gone.html | !manual/gone.html
      a.html | b/a.html | !gone.html | !b/gone.html
      a.html | b.html | https://x.test/100%/a | https://x.test/100%/b
      a.html | a.html | b.html#x | !b.html#x
      a.html | b.html | !c.html | c.html
    `),
  )('%s, %s: %s, %s', (...of) => expect(isSame(...of)).toBe(true))
})

describe('another link', () => {
  test.each(
    rows(`
      a.html | a.html | ${G}/blob/main/docs/b.md | ${G}/blob/main/docs/c.md
      a.html | b.html | ${G}/blob/main/docs/a.md | ${G}/blob/main/docs/a.md#x
      a.html | a.html | ${G}/blob/main/a.py | ${G}/blob/main/src/a.py
      a.html | a.html | ${G}/blob/main/a.md | ${G}/blob/main/c.md
      a.html | b.html | ${G}/blob/main/a.md | https://b.test/
      a.html | a.html | https://b.test/ | ${G}/blob/main/a.md
      guide/index.html | guide/index.html | ${G}/blob/main/a/_index.md | ${G}/blob/main/b/_index.md
      a.html | b.html | https://x.test/other | https://x.test/more
      index.html | index.html | ${G}/blob/main/a/README.md | ${G}/blob/main/b/README.md
      guide/index.html | guide/index.html | ${G}/blob/main/a/README.md | ${G}/blob/main/b/README.md
      a.html | b.html | https://x.test/data/x | https://x.test/dbtb/x
      a.html | b.html | https://x.test/a-b | https://x.test/b-b
      guide/a.html | manual/a.html | guide/b.html | manual/b.html
      guide/a.html | manual/a.html | !guide/gone.html | manual/gone.html
      guide/a.html | manual/a.html | guide/gone.html | !manual/gone.html
      guide/a.html | guide/a.html | !guide/gone.html | !guide/lost.html
      guide/a.html | manual/a.html | !guide/gone.html | !manual/lost.html
      guide/a.html | manual/x/a.html | !guide/gone.html | !manual/gone.html
      index.html | a.html | https://x.test/ | https://x.test/a
      a.html | index.html | https://x.test/a | https://x.test/
    `),
  )('%s, %s: %s, %s', (...of) => expect(isSame(...of)).toBe(false))
})

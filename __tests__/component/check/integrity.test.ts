/** Files whose content is not what `integrity` requires: browsers refuse them. */
import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { PADDING, verify } from '../../support/check.ts'
import { head, page, table } from '../../support/found.ts'
import { scratchWith } from '../../support/scratch.ts'

const CONTENT = 'x\n'
const FILES = { 'assets/a.css': CONTENT, 'assets/a.js': CONTENT, 'assets/crlf.css': 'x\r\n' }

const sum = (algorithm: string, content = CONTENT) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
const [S256, S384, S512] = [sum('sha256'), sum('sha384'), sum('sha512')]
const [W256, W384, W512] = [sum('sha256', 'y'), sum('sha384', 'y'), sum('sha512', 'y')]

const withFiles = (html: string) => ({ ...FILES, ...page(html) })
const link = (integrity: string, rest = 'rel="stylesheet"') =>
  `<link href="assets/a.css" ${rest} integrity="${integrity}">`
const script = (integrity: string, rest = '') =>
  `<script src="assets/a.js" ${rest} integrity="${integrity}"></script>`

const CSS = 'error broken-asset assets/a.css a.html:2'
const JS = 'error broken-asset assets/a.js a.html:2'

table(
  `
  the right sum of a style sheet | ${link(S384)}
  a wrong one | ${link(W384)} | ${CSS}
  that of other line ends | <link href="assets/crlf.css" rel="stylesheet" integrity="${S384}"> | error broken-asset assets/crlf.css a.html:2
  scripts and modules with the right sum | ${script(S256)}${script(S512, 'type="module"')}
  a script with a wrong one | ${script(W256)} | ${JS}
  a module with a wrong one | ${script(W512, 'type="module"')} | ${JS}
  what is preloaded | ${link(W384, 'rel="preload" as="style"')} | ${CSS}
  a module that is preloaded | <link href="assets/a.js" rel="modulepreload" integrity="${W384}"> | ${JS}
  an alternate style sheet | ${link(W384, 'rel="Alternate StyleSheet"')} | ${CSS}
  a script that is preloaded | ${link(W384, 'rel="Preload" as=" Script"')} | ${CSS}
  preloads that browsers do not compare | ${link(W384, 'rel="preload" as="image"')}${link(W384, 'rel="preload" as="font"')}${link(W384, 'rel="preload"')}
  one of two sums | ${link(`${W384} ${S384}`)}${link(`  ${S384}\t${W384} `)}
  none of two | ${link(`${W384} ${W384.replace('-', '-x')}`)} | ${CSS}
  only the strongest kind counts | ${link(`${W256} ${S512} ${W384}`)}
  not a weaker one | ${link(`${S256} ${W512} ${S384}`)} | ${CSS}
  kinds that browsers do not know | ${link('md5-YQ== sha1-YQ==')}${link('')}${link('none')}
  one that they know beside them | ${link(`md5-YQ== ${S256}`)}${link(`md5-YQ== ${W256}`)} | ${CSS}
  options | ${link(`${S384}?ct=text/css`)}
  another case of the kind | ${link(S384.replace('sha', 'SHA'))}
  what is no sum at all | ${link('sha384-%')} | ${CSS}
  with a query and a fragment | <script src="/assets/a.js?v=1#x" integrity="${W256}"></script> | error broken-asset /assets/a.js?v=1#x a.html:2
  by its full address | <script src="https://docs.acme.dev/assets/a.js" integrity="${W256}"></script> | error broken-asset https://docs.acme.dev/assets/a.js a.html:2
  a file of another host | <script src="https://cdn.acme.org/assets/a.js" integrity="${W256}"></script> | warning external-load https://cdn.acme.org/assets/a.js a.html:2
  a file that is missing is one finding | <script src="assets/b.js" integrity="${W256}"></script> | error broken-asset assets/b.js a.html:2
  where browsers compare nothing | ${link(W256, 'rel="icon"')}${link(W256, 'rel="prefetch" as="style"')}<img src="assets/logo.png" integrity="${W256}"><a href="guide" integrity="${W256}">x</a>
  a script that does not run | ${script(W256, 'type="text/template"')}<svg><script href="assets/a.js" integrity="${W256}"></script></svg>
  in a comment or a template | <!-- ${link(W256)} --><template>${link(W256)}</template><noscript>${link(W256)}</noscript>
  with a base | <base href="/assets/"><script src="a.js" integrity="${W256}"></script> | error broken-asset a.js a.html:2
  in a frame | <iframe srcdoc="<script src='assets/a.js' integrity='${W256}'></script>"></iframe> | ${JS}
  in an import map | <script type="importmap">{"integrity": {"./assets/a.js": "${W384}", "/assets/a.css": "${S384}", "a": "${W384}", "/gone.js": "${W384}"}}</script> | error broken-asset ./assets/a.js a.html:2
  in an import map, at another place | <script type="importmap">{"imports": {"integrity": "/assets/a.js"}, "scopes": {"integrity": {"/assets/a.js": "./assets/a.js"}}, "integrity": {"/assets/a.js": {"b": "${W384}"}, "/assets/a.css": 1}}</script>
  `,
  withFiles,
)

table(
  `
  the file at the query counts | <script src="/assets/a.js?v=1" integrity="${W256}"></script><script src="/assets/a.js?v=2" integrity="${S256}"></script>
  not the file without it | <script src="/assets/a.js?v=1" integrity="${S256}"></script> | error broken-asset /assets/a.js?v=1 a.html:2
  `,
  (html) => ({
    ...withFiles(html),
    'assets/b.js': 'y',
    _redirects: '/assets/a.js v=1 /assets/b.js 200!\n',
  }),
  { host: 'netlify' },
)

test('one file with two hashes, on several pages, is one finding', async () => {
  const files = {
    ...FILES,
    'b.html': head + script(W256),
    'c.html': head + script(W384) + script(S256),
  }
  const { findings } = await verify(
    scratchWith({ 'index.html': head, '404.html': head, ...files, ...PADDING }),
  )
  expect(
    findings.map(({ code, target, occurrences, pages, message }) => [
      code,
      target,
      occurrences,
      pages,
      message,
    ]),
  ).toEqual([
    [
      'broken-asset',
      'assets/a.js',
      2,
      2,
      'A page loads this file, but browsers refuse it: its content does not match `integrity`. A later build step, or Git (line endings), may have changed the file: make the build write the hash last.',
    ],
  ])
})

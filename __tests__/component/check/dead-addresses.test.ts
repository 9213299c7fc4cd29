/**
 * Addresses that no browser can load or follow, wherever the site is served, and addresses that
 * only look like that.
 */
import { describe } from '@jest/globals'
import { MAX_ADDRESS_BYTES } from '../../../src/web/resolve-address.ts'
import { cases, head, page, table } from '../../support/found.ts'

describe('a load', () => {
  cases(
    [
      'file:///C:/pics/a.png',
      'C:\\pics\\a.png',
      'localhost:3000/a.png',
      'https://',
      '//',
      'https://docs example.com/a.png',
      'https://[docs]/a.png',
      'htttps://cdn.acme.org/a.png',
      'cid:a.png',
      'mailto:a@acme.org',
      'https://docs.localhost/a.png',
      'http://127.1/a.png',
      'http://[::1]:8080/a.png',
    ].map((src) => [src, page(`<img src="${src}">`), [`error broken-asset ${src} a.html:2`]]),
  )
  table(`
    of a script | <script src="localhost:3000/a.js"></script> | error broken-asset localhost:3000/a.js a.html:2
    of a style sheet | <link rel="stylesheet" href="docs.example.com:80"> | error broken-asset docs.example.com:80 a.html:2
    of a style | <p style="background: url(file:///a.png)"> | error broken-asset file:///a.png a.html:2
    of a frame | <iframe src="file:///a.html"></iframe> | error broken-asset file:///a.html a.html:2
    of a choice of pictures | <img srcset="C:/a.png 2x, assets/logo.png"> | error broken-asset C:/a.png a.html:2
    with data in it | <img src="data:image/png;base64,AA=="><img src=" DATA:image/png,"><link rel="icon" href="data:,"><p style="background: url(data:,), url(#x)">
    from a script | <img src="blob:https://docs.acme.dev/1"><iframe src="javascript:void 0"></iframe>
    of a browser | <iframe src="about:blank"></iframe><img src="chrome-extension://abc/a.png"><img src="chrome://branding/content/icon.png"><img src="">
    of another program | <iframe src="slack://open"></iframe><embed src="x-app:y">
    in a template | <template><img src="file:///a.png"></template>
  `)
  table(
    'on a host without a network | <img src="file:///a.png"> | error broken-asset file:///a.png a.html:2',
    page,
    { host: 'air-gapped' },
  )
  cases([
    [
      'in a style sheet',
      {
        ...page('<link rel="stylesheet" href="s.css">'),
        's.css': '\n@import "localhost:3000/s.css";',
      },
      ['error broken-asset localhost:3000/s.css s.css:2'],
    ],
    ['with data, over two lines', page('<img src="d\nata:,">'), []],
    [
      'of a name with a colon',
      { ...page('<img src="./a:1.png">'), 'a:1.png': 'x' },
      ['notice portable-name a:1.png a:1.png'],
    ],
  ])
})

describe('a link', () => {
  const link = (href: string) => page(`<a href="${href.replaceAll('<', '&lt;')}">x</a>`)
  cases(
    [
      'file:///C:/docs/guide.html',
      'C:\\docs\\guide.html',
      'C:/docs/guide.html',
      'localhost:3000',
      'www.example.com:8080?a',
      'https://',
      '//',
      'http://exa mple.com/',
      'http://<your-host>/',
      'htttps://example.com/x',
      'htpp://example.com/x',
    ].map((href) => [href, link(href), [`warning broken-link ${href} a.html:2`]]),
  )
  cases(
    [
      'mailto:a@b.c',
      'doi:10.1000/182',
      'urn:isbn:1234567890',
      'vscode:extension/a.b',
      'magnet:?xt=urn:btih:1',
      'x-devonthink-item://1',
      'com.acme.app:/oauth2redirect',
      'ftp://ftp.acme.org/',
      'shttp://host/',
      'git+ssh://git@host/x',
      'https:guide',
      'ttps:guide',
      'javascript:;',
      ' JavaScript:void(0)',
      'java\nscript:;',
      'data:text/html,x',
      'about:blank',
      'http://localhost:3000/guide',
      'http://host_name/',
      'https://{host}/',
      'https://user:pa ss@acme.org/',
      'https://ex–ample.org/',
      '//acme.org',
      'https:\\\\acme.org\\x',
    ].map((href) => [href, link(href), []]),
  )
  table(`
    of a form | <form action="localhost:3000/x"></form> | warning broken-link localhost:3000/x a.html:2
    of a page that sends its readers on | <meta http-equiv="refresh" content="0; url=file:///x"> | warning broken-link file:///x a.html:2
  `)
  const tooLong = '?'.padEnd(MAX_ADDRESS_BYTES + 1, 'q')
  const shown = `${tooLong.slice(0, 1_000)}...`
  cases([
    ['that is too long', link(tooLong), [`warning broken-link ${shown} a.html:2`]],
    ['that is data, and as long', link(`data:${tooLong}`), []],
    [
      'with a fragment, on two pages',
      { ...link('file:///a.html#x'), 'b.html': `${head}<a href="file:///a.html#y">` },
      ['warning broken-link file:///a.html#x a.html:2'],
    ],
  ])
})

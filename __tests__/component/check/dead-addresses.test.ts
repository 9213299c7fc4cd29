/** Addresses that no browser can load or follow, wherever the site is served; and what only looks like one. */
import { describe } from '@jest/globals'
import { cases, type Files, head } from '../../support/found.ts'

const page = (html: string): Files => ({ 'a.html': `${head}\n${html}` })

describe('a load', () => {
  const picture = (src: string) => page(`<img src="${src}">`)
  cases([
    ...[
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
    ].map((src) => [src, picture(src), [`error broken-asset ${src} a.html:2`]] as const),
    [
      'of a script, a style sheet, a style, a frame and a choice of pictures',
      page(
        '<script src="localhost:3000/a.js"></script><link rel="stylesheet" href="docs.example.com:80"><p style="background: url(file:///a.png)"><iframe src="file:///a.html"></iframe><img srcset="C:/a.png 2x, assets/logo.png">',
      ),
      [
        'error broken-asset C:/a.png a.html:2',
        'error broken-asset docs.example.com:80 a.html:2',
        'error broken-asset file:///a.html a.html:2',
        'error broken-asset file:///a.png a.html:2',
        'error broken-asset localhost:3000/a.js a.html:2',
      ],
    ],
    [
      'in a style sheet',
      { ...page('<link rel="stylesheet" href="s.css">'), 's.css': '\n@import "localhost:3000/s.css";' },
      ['error broken-asset localhost:3000/s.css s.css:2'],
    ],
    [
      'on a host without a network',
      picture('file:///a.png'),
      ['error broken-asset file:///a.png a.html:2'],
      { host: 'air-gapped' },
    ],
    [
      'with data in it, from a script, of a browser, or of another program',
      page(
        '<img src="data:image/png;base64,AA=="><img src=" DATA:image/png,"><img src="d\nata:,"><img src="blob:https://docs.acme.dev/1"><iframe src="about:blank"></iframe><iframe src="javascript:void 0"></iframe><iframe src="slack://open"></iframe><embed src="x-app:y"><img src="chrome-extension://abc/a.png"><img src="chrome://branding/content/icon.png"><img src=""><link rel="icon" href="data:,"><p style="background: url(data:,), url(#x)">',
      ),
      [],
    ],
    [
      'of a name with a colon',
      { ...page('<img src="./a:1.png">'), 'a:1.png': 'x' },
      ['notice portable-name a:1.png a:1.png'],
    ],
    ['in a template', page('<template><img src="file:///a.png"></template>'), []],
  ])
})

describe('a link', () => {
  const link = (href: string) => page(`<a href="${href}">x</a>`)
  cases([
    ...[
      'file:///C:/docs/guide.html',
      'C:\\docs\\guide.html',
      'localhost:3000',
      'www.example.com:8080?a',
      'https://',
      '//',
      'http://exa mple.com/',
      'http://&lt;your-host&gt;/',
      'htttps://example.com/x',
      'htpp://example.com/x',
    ].map((href) => {
      const target = href.replace('&lt;', '<').replace('&gt;', '>')
      return [href, link(href), [`warning broken-link ${target} a.html:2`]] as const
    }),
    [
      'of a form and of a page that sends its readers on',
      page('<form action="localhost:3000/x"></form><meta http-equiv="refresh" content="0; url=file:///x">'),
      ['warning broken-link file:///x a.html:2', 'warning broken-link localhost:3000/x a.html:2'],
    ],
    [
      'with a fragment, on two pages',
      { ...link('file:///a.html#x'), 'b.html': `${head}<a href="file:///a.html#y">` },
      ['warning broken-link file:///a.html#x a.html:2'],
    ],
    ...[
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
    ].map((href) => [href, link(href), []] as const),
  ])
})

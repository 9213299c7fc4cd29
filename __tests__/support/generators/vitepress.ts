import type { HostId } from '../../../src/web/host/all-hosts.ts'
import { markdownWithTitle, toFile } from './formats.ts'
import {
  documentsIn,
  EDIT,
  fromNpm,
  type Generator,
  htmlForGone,
  inFiles,
  NOT_S3,
} from './generator.ts'
import type { Source } from './source.ts'

const DOMAIN = 'vite.acme.dev'

function settings({ documents, goneInMenu }: Source, cleanUrls: boolean): string {
  const items = [
    ...documents.map(({ name, title }) => ({
      text: title,
      link: `/${name.replace(/index$/, '')}`,
    })),
    ...goneInMenu.map((name) => ({ text: 'Old', link: `/${name}` })),
  ]
  return `export default ${JSON.stringify({
    title: 'Acme',
    cleanUrls,
    lastUpdated: false,
    ignoreDeadLinks: true,
    sitemap: { hostname: `https://${DOMAIN}` },
    themeConfig: {
      search: { provider: 'local' },
      nav: [{ text: 'Guide', link: '/guide/' }],
      sidebar: [{ text: 'All', items }],
      editLink: { pattern: `${EDIT}/docs/:path` },
    },
  })}\n`
}

/** An image that Vite does not look for. */
const unresolved = (address: string) => `<img :src="'${address}'">`

function vitepress(cleanUrls: boolean, wrongFor: readonly HostId[]): Generator {
  return {
    tools: fromNpm('vitepress-1.6.4', 'vitepress@1.6.4'),
    command: ['npx', 'vitepress', 'build', 'docs'],
    output: 'docs/.vitepress/dist',
    domain: DOMAIN,
    basePath: '/',
    pageOf: inFiles,
    sourceOf: (name) => `docs/${name}.md`,
    wrongFor,
    caveats: { withoutSource: ['gone.svg'] },
    needsCleanUrls: cleanUrls,
    isForm: cleanUrls,
    project: (source) => ({
      ...documentsIn('docs/', '.md', source, (document) => {
        return htmlForGone(source, markdownWithTitle(document, toFile('.md')), '/', unresolved)
      }),
      'docs/.vitepress/config.mjs': settings(source, cleanUrls),
    }),
  }
}

export const VITEPRESS: Readonly<Record<string, Generator>> = {
  VitePress: vitepress(false, NOT_S3),
  'VitePress with cleanUrls': vitepress(true, ['s3-cloudfront', 'vercel']),
}

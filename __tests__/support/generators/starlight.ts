import { markdownWithFrontMatter, toAddress, toFile } from './formats.ts'
import {
  besideFolders,
  documentsIn,
  EDIT,
  type Form,
  fromNpm,
  type Generator,
  htmlForGone,
  inFolders,
} from './generator.ts'
import type { Source } from './source.ts'

const CONTENT = `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`

function settings(
  { documents, goneInMenu }: Source,
  base: string,
  format: 'directory' | 'file',
): string {
  const folders = documents.filter(({ name }) => /^[^/]+\/index$/.test(name))
  const sidebar = [
    ...folders.map(({ name, title }) => ({
      label: title,
      items: [{ autogenerate: { directory: name.replace('/index', '') } }],
    })),
    ...goneInMenu.map((name) => ({ label: 'Old', link: `/${name}/` })),
  ]
  const options = { title: 'Acme', sidebar, editLink: { baseUrl: `${EDIT}/` } }
  return `import starlight from '@astrojs/starlight'
export default { site: 'https://astro.acme.dev', base: '${base}', build: { format: '${format}' },
  integrations: [starlight(${JSON.stringify(options)})] }
`
}

function starlight(format: 'directory' | 'file', end: string, form: Form): Generator {
  const { basePath } = form
  const spell = toAddress(basePath, end, toFile(''))
  return {
    tools: fromNpm('starlight-0.42.4', 'astro@7.3.5', '@astrojs/starlight@0.42.4'),
    command: ['npx', 'astro', 'build'],
    output: 'dist',
    caches: ['node_modules/.astro', 'node_modules/.vite'],
    domain: 'astro.acme.dev',
    ...form,
    sourceOf: (name) => `src/content/docs/${name}.md`,
    project: (source) => ({
      ...documentsIn('src/content/docs/', '.md', source, (document) => {
        return htmlForGone(source, markdownWithFrontMatter(document, spell), basePath)
      }),
      'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'astro.config.mjs': settings(source, basePath, format),
      'src/content.config.mjs': CONTENT,
    }),
  }
}

export const STARLIGHT: Readonly<Record<string, Generator>> = {
  'Astro Starlight with a base path': starlight('directory', '/', {
    basePath: '/docs/',
    pageOf: inFolders,
    wrongFor: [],
  }),
  'Astro Starlight with build.format: file': starlight('file', '', {
    basePath: '/',
    pageOf: besideFolders,
    wrongFor: ['vercel'],
    needsCleanUrls: true,
    isForm: true,
  }),
}

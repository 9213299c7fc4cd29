/** The documentation that the demo exports, in Markdown. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Texts = Readonly<Record<string, string>>

const START = `# Getting started

Install the command-line tool, then create a project:

    example create my-project
`

const writeConfiguration = (time: string, links: string) => `# Configuration

## Region

Set \`region\` to the one that is nearest to your readers.

## Cache

Pages are kept for ${time}. See the ${links}.
`

const REFERENCE = '[reference](../reference.md#cache)'
const BROKEN = `${REFERENCE}, or the\n[old manual](https://docs.example.com/manual)`

/** The first export. One link has been broken for a long time, because its page was removed. */
export const FIRST: Texts = {
  'README.md': `# Example

Everything about Example: [get started](guide/start.md), then [configure](guide/configure.md) it.
`,
  'guide/start.md': START,
  'guide/configure.md': writeConfiguration('an hour', BROKEN),
  'reference.md': `# Reference

## Cache

\`cache.seconds\`: how long a page is kept. Default: 3600.
`,
}

const writeStart = (title: string, deployment: string) => `# ${title}

Everything about Example: [get started](guide/quick-start.md), then [configure](guide/configure.md) it.
When it works, [deploy](${deployment}) it.
`

const { 'guide/start.md': _renamed, ...KEPT } = FIRST

/**
 * The second export. One page is new, one has changed, one was renamed, and one more link is broken: it
 * differs in case, which does not matter on the writer's own machine.
 */
export const NEXT: Texts = {
  ...KEPT,
  'README.md': writeStart('Example', 'https://docs.example.com/guide/Deploy'),
  'guide/quick-start.md': START,
  'guide/configure.md': writeConfiguration('a day', BROKEN),
  'guide/deploy.md': `# Deployment

    example deploy --region eu
`,
}

/** The page that a web server serves before the first site is published. */
export const EARLIER = '<!doctype html><title>Example</title><h1>Coming soon</h1>'

/** The tag of the last export, and its commit. */
export const TAG = 'v1.1.0'
export const TAGGED_COMMIT = '9f2c4e6a8b0d1f3579ace02468bdf13570246ace'

/** The tagged documentation: the links are fixed, and a page shows the version. */
export const RELEASE: Texts = {
  ...NEXT,
  'README.md': writeStart(`Example ${TAG}`, 'guide/deploy.md'),
  'guide/configure.md': writeConfiguration('a day', REFERENCE),
}

/** Where the documentation is written. */
const REPOSITORY = 'https://github.com/example/documentation'

/**
 * Writes the documentation to a folder, whose content it replaces. Each page links to its source,
 * as with most generators.
 */
export function writeDocumentation(folder: string, texts: Texts): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(
      join(folder, path),
      `${text}\n[Edit this page](${REPOSITORY}/edit/main/docs/${path})\n`,
    )
  }
}

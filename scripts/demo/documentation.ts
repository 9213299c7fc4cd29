/** The documentation that the demo exports: Markdown, as its writers have it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Texts = Readonly<Record<string, string>>

const START = `# Getting started

Install the command line, then create a project:

    example create my-project
`

/** What is published first: nothing is wrong with it. */
export const FIRST: Texts = {
  'README.md': `# Example

Everything about Example: [get started](guide/start.md), then [configure](guide/configure.md) it.
`,
  'guide/start.md': START,
  'guide/configure.md': `# Configuration

## Region

Set \`region\` to the one that is nearest to your readers.

## Cache

Pages are kept for an hour. See the [reference](../reference.md#cache).
`,
  'reference.md': `# Reference

## Cache

\`cache.seconds\`: how long a page is kept. Default: 3600.
`,
}

/**
 * What is exported next. A page is new, one has changed, one has another name, and one link was typed by hand: it is
 * in order where case does not matter, as on the writer's own machine, and broken on a server where it does.
 */
export const NEXT: Texts = {
  'README.md': `# Example

Everything about Example: [get started](guide/quick-start.md), then [configure](guide/configure.md) it.
When it works, [deploy](https://docs.example.com/guide/Deploy) it.
`,
  'guide/quick-start.md': START,
  'guide/configure.md': `# Configuration

## Region

Set \`region\` to the one that is nearest to your readers.

## Cache

Pages are kept for a day. See the [reference](../reference.md#cache).
`,
  'guide/deploy.md': `# Deployment

    example deploy --region eu
`,
  'reference.md': FIRST['reference.md'] ?? '',
}

/** Writes the documentation into a folder, in place of what is there. */
export function writeDocumentation(folder: string, texts: Texts): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

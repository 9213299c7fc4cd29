/**
 * The site that every generator builds: a dozen documents in a Markdown that has headings,
 * paragraphs, lists, fenced code blocks, links, and images. `doc:guide/start#name` is the address
 * of a document, `picture:guide/diagram.svg` that of an image.
 */

/** The source of one page. */
export interface Document {
  /** Without its extension: `guide/index` is the first document of a folder. */
  readonly name: string
  readonly title: string
  readonly text: string
}

/** The source of a site. */
export interface Source {
  readonly documents: readonly Document[]
  /** By their names. */
  readonly pictures: Readonly<Record<string, string>>
  /**
   * What the menu links to besides the documents: nothing exists there. Relative to the root of the
   * site.
   */
  readonly goneInMenu: readonly string[]
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

/** A site without faults. */
export const CORRECT: Source = {
  pictures: { 'guide/diagram.svg': PICTURE },
  goneInMenu: [],
  documents: [
    {
      name: 'index',
      title: 'Acme',
      text: `Acme carries parcels. [Start here](doc:guide/start), or see [what it can do](doc:reference/index).

## Who it is for

For everybody who [sends something](https://elsewhere.acme.org/parcels), and for [the team](doc:team/index).`,
    },
    {
      name: 'guide/index',
      title: 'Guide',
      text: `Four steps lead to the first parcel.

- [Install it](doc:guide/install)
- [Start it](doc:guide/start#the-first-parcel)
- [Deploy it](doc:guide/deploy)

![What happens to a parcel](picture:guide/diagram.svg)`,
    },
    {
      name: 'guide/install',
      title: 'Install',
      text: `One program is all there is. Its settings are in [another place](doc:reference/options#colors).

## On a server

\`\`\`sh
acme install --to /opt/acme
\`\`\`

Then [start it](doc:guide/start).`,
    },
    {
      name: 'guide/start',
      title: 'Start',
      text: `The program starts at once, and waits for a parcel.

\`\`\`md
See [what is missing](gone.md) and [the colors](../reference/options.md#no-color).
\`\`\`

## The first parcel

Hand it in. [Install it](doc:guide/install) before, and go [back](doc:guide/index) after.`,
    },
    {
      name: 'guide/deploy',
      title: 'Deploy',
      text: `Parcels travel further from a machine that is always on. Three of them share the work of a city.

## Before you do

Read what [can go wrong](doc:reference/deep/errors) on the road, and who [answers the phone](doc:team/people).

## What it costs

Nothing, as long as nobody asks for a receipt on paper.`,
    },
    {
      name: 'reference/index',
      title: 'Reference',
      text: `Everything in the order of the alphabet: [commands](doc:reference/commands), [errors](doc:reference/deep/errors)
and [options](doc:reference/options).`,
    },
    {
      name: 'reference/options',
      title: 'Options',
      text: `Options stand in a file beside the program, one in each line.

## Colors

Red for parcels that break, blue for all the others. The [commands](doc:reference/commands) know no colors.

## Sizes

Small, large, and too large, which is [an error](doc:reference/deep/errors#too-large).`,
    },
    {
      name: 'reference/commands',
      title: 'Commands',
      text: `A command is a verb and a parcel. See [options](doc:reference/options) for what both have in common.

## Send

Sends it, or says why it stays here.

## Receive

Waits until there is one. The [guide](doc:guide/index) has an example.`,
    },
    {
      name: 'reference/deep/errors',
      title: 'Errors',
      text: `What the program says when it does not go on, and what to do then.

## Too large

Cut it in two. Both halves need [an address](doc:reference/commands#send) of their own.

## Lost

Ask [somebody](doc:team/people), and go [home](doc:index).`,
    },
    {
      name: 'team/index',
      title: 'Team',
      text: `We are [seven](doc:team/people), and we write [about it](doc:team/notes).`,
    },
    {
      name: 'team/people',
      title: 'People',
      text: `Seven people in three towns, of whom one is always awake.

## On call

Today it is Kim. Tomorrow it is [written down](doc:team/notes).`,
    },
    {
      name: 'team/notes',
      title: 'Notes',
      text: `What nobody should have to find out twice. It begins where the [guide](doc:guide/deploy#what-it-costs) ends.`,
    },
  ],
}

/** A fault that is planted in one document. */
export interface Fault {
  readonly code: 'broken-link' | 'broken-anchor' | 'broken-asset'
  /** The document that it is in. */
  readonly document: string
  /** What its address ends with, apart from the extension of a document. */
  readonly to: string
  /** A paragraph at the end of the document, and what is wrong in it. */
  readonly text: string
}

export const FAULTS: readonly Fault[] = [
  {
    code: 'broken-link',
    document: 'guide/start',
    to: 'gone',
    text: 'Nobody knows [what is missing](doc:guide/gone) any more.',
  },
  {
    code: 'broken-anchor',
    document: 'guide/start',
    to: 'no-color',
    text: 'It has [no color](doc:reference/options#no-color) of its own.',
  },
  {
    code: 'broken-asset',
    document: 'team/people',
    to: 'gone.svg',
    text: 'This is all of us: ![all seven](picture:team/gone.svg)',
  },
  {
    code: 'broken-link',
    document: 'reference/commands',
    to: 'lost',
    text: 'A [third command](doc:reference/lost) is not known yet.',
  },
]

export const GONE_FROM_MENU = 'gone-from-menu'

/** The site with a fault of each kind, and one more in its menu. */
export const PLANTED: Source = {
  ...CORRECT,
  documents: CORRECT.documents.map((document) => {
    const faults = FAULTS.filter((fault) => fault.document === document.name)
    return { ...document, text: [document.text, ...faults.map(({ text }) => text)].join('\n\n') }
  }),
  goneInMenu: [GONE_FROM_MENU],
}

/** Returns the name of a document after a page and a folder were renamed. */
export function renamed(name: string): string {
  return name.replace(/^guide\/deploy$/, 'guide/publish').replace(/^reference\//, 'manual/')
}

/** The site with its faults, and with a page and a folder that were renamed. */
export const RENAMED: Source = {
  ...PLANTED,
  documents: PLANTED.documents.map(({ name, title, text }) => ({
    name: renamed(name),
    title,
    text: text.replace(/doc:([^)#]*)/g, (_, target: string) => `doc:${renamed(target)}`),
  })),
}

/** The document in which one word is changed, the word, and what it is changed to. */
const EDIT = { document: 'team/people', from: 'Kim', to: 'Alex' } as const

/** The site without faults, with another word in one document. */
export const EDITED: Source = {
  ...CORRECT,
  documents: CORRECT.documents.map((document) => {
    if (document.name !== EDIT.document) return document
    return { ...document, text: document.text.replace(EDIT.from, EDIT.to) }
  }),
}

export const EDITED_DOCUMENT = EDIT.document

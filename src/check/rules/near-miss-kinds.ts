/** What can be near a broken address, and the sentences that say so. The only place where near misses are worded. */
import { fill } from '../../report/clean.ts'

/** `{address}` is always known; the other names are values that come with the near miss. */
const KINDS = {
  'ending-added': { kind: 'ending', sentence: '{address} exists, with {new} at the end.' },
  'ending-dropped': { kind: 'ending', sentence: '{address} exists, without {old} at the end.' },
  'ending-replaced': {
    kind: 'ending',
    sentence: '{address} exists, with {new} instead of {old} at the end.',
  },
  slashes: { kind: 'ending', sentence: '{address} exists, with single slashes.' },
  case: { kind: 'case', sentence: '{address} exists; only upper and lower case differ.' },
  'case-and-ending': {
    kind: 'case',
    sentence: '{address} exists; upper and lower case differ, and so does the ending.',
  },
  typo: { kind: 'typo', sentence: '{address} exists, with a similar name.' },
  'below-base-path': { kind: 'base-path', sentence: '{address} exists, below the base path.' },
  'base-path-twice': {
    kind: 'base-path',
    sentence: '{address} exists; the broken address has the base path twice.',
  },
  'without-start': { kind: 'base-path', sentence: '{address} exists, without {dropped} at the start.' },
  elsewhere: { kind: 'elsewhere', sentence: '{address} exists, with the same name in another folder.' },
  'anchor-case': {
    kind: 'case',
    sentence: '{address} exists; only upper and lower case of the anchor differ.',
  },
  'anchor-punctuation': {
    kind: 'typo',
    sentence: '{address} exists; only the punctuation of the anchor differs.',
  },
  'anchor-suffix': {
    kind: 'suffix',
    sentence: '{address} exists; only the number at the end of the anchor differs.',
  },
} as const

/** What a near miss is, more finely than the report says. */
export type NearMissKind = keyof typeof KINDS

/** What exists and was probably meant. Ordinary text, as found: clean it before it is shown. */
export interface NearMiss {
  /** In which respect it differs from the broken address; stable. */
  readonly kind: (typeof KINDS)[NearMissKind]['kind']
  /** From the root of the host on, as it can be written in a page. */
  readonly address: string
  /** One sentence with the address. */
  readonly message: string
}

/** Returns a near miss with its sentence. */
export function nearMiss(
  kind: NearMissKind,
  address: string,
  values: Readonly<Record<string, string>> = {},
): NearMiss {
  const { kind: reported, sentence } = KINDS[kind]
  return { kind: reported, address, message: fill(sentence, { ...values, address }).text }
}

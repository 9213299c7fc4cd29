/** A change of the code that no test can notice. */
export interface Equivalent {
  readonly file: string
  /** The lines that it touches, with white space collapsed, as `npm run mutants` prints them. */
  readonly from: string
  readonly to: string
  /** Why it makes no visible difference. */
  readonly why: string
}

/** Changes of the same lines, equivalent for the same reason. */
type Group = Omit<Equivalent, 'to'> & { readonly to: readonly string[] }

const GROUPS: readonly Group[] = [
  {
    file: 'src/fetch/checksums.ts',
    from: 'if (isTranscoded(headers)) return []',
    to: ['if (isTranscoded(headers)) return ["Stryker was here"]'],
    why: 'A string in the place of an algorithm and its sum has no known length, and is left out as no sum.',
  },
  {
    file: 'src/fetch/checksums.ts',
    from: "return crc ? [['crc32c', crc]] : []",
    to: ['return crc ? [[\'crc32c\', crc]] : ["Stryker was here"]'],
    why: 'A string in the place of an algorithm and its sum has no known length, and is left out as no sum.',
  },
  {
    file: 'src/fetch/checksums.ts',
    from: "return sum ? [['sha256', sum]] : []",
    to: ['return sum ? [[\'sha256\', sum]] : ["Stryker was here"]'],
    why: 'A string in the place of an algorithm and its sum has no known length, and is left out as no sum.',
  },
  {
    file: 'src/fetch/checksums.ts',
    from: "headers['x-amz-checksum-type'] === 'COMPOSITE' ? [] : [[algorithm, value]]",
    to: ["headers['x-amz-checksum-type'] === 'COMPOSITE' ? [\"Stryker was here\"] : [[algorithm, value]]"],
    why: 'A string in the place of an algorithm and its sum has no known length, and is left out as no sum.',
  },
  {
    file: 'src/archive/policy.ts',
    from: "function plainPath({ name, kind, size }: EntryHeader): string | undefined { if (name.length > MAX_NAME_BYTES || (kind === 'folder' && size > 0)) return undefined const [, path, slash] = PLAIN.exec(name) ?? [] return slash === '' || kind === 'folder' ? path : undefined }",
    to: ['function plainPath({ name, kind, size }: EntryHeader): string | undefined {}'],
    why: 'A shortcut: names that do not take it are judged the long way, with the same result (a property test compares the two).',
  },
  {
    file: 'src/archive/policy.ts',
    from: "if (name.length > MAX_NAME_BYTES || (kind === 'folder' && size > 0)) return undefined",
    to: [
      'if (true) return undefined',
      "if (name.length >= MAX_NAME_BYTES || (kind === 'folder' && size > 0)) return undefined",
      "if (name.length > MAX_NAME_BYTES || (kind === 'folder' || size > 0)) return undefined",
      'if (name.length > MAX_NAME_BYTES || (true && size > 0)) return undefined',
      "if (name.length > MAX_NAME_BYTES || (kind === 'folder' && true)) return undefined",
      "if (name.length > MAX_NAME_BYTES || (kind === 'folder' && size >= 0)) return undefined",
    ],
    why: 'A shortcut: names that do not take it are judged the long way, with the same result (a property test compares the two).',
  },
  {
    file: 'src/archive/policy.ts',
    from: 'const [, path, slash] = PLAIN.exec(name) ?? []',
    to: ['const [, path, slash] = PLAIN.exec(name) ?? ["Stryker was here"]'],
    why: 'A shortcut: names that do not take it are judged the long way, with the same result (a property test compares the two).',
  },
  {
    file: 'src/archive/policy.ts',
    from: "return slash === '' || kind === 'folder' ? path : undefined",
    to: [
      'return false ? path : undefined',
      "return false || kind === 'folder' ? path : undefined",
      "return slash === '' && kind === 'folder' ? path : undefined",
      "return slash === '' || false ? path : undefined",
      'return slash === "Stryker was here!" || kind === \'folder\' ? path : undefined',
      'return slash === \'\' || kind === "" ? path : undefined',
    ],
    why: 'A shortcut: names that do not take it are judged the long way, with the same result (a property test compares the two).',
  },
  {
    file: 'src/archive/policy.ts',
    from: 'if (plain !== undefined) return plain',
    to: ['if (false) return plain'],
    why: 'A shortcut: names that do not take it are judged the long way, with the same result (a property test compares the two).',
  },
  {
    file: 'src/archive/policy.ts',
    from: 'const PLAIN = /^(?:\\.\\/)?(\\w[\\w.-]*(?:\\/\\w[\\w.-]*)*)(\\/?)$/',
    to: [
      'const PLAIN = /^(?:\\.\\/)(\\w[\\w.-]*(?:\\/\\w[\\w.-]*)*)(\\/?)$/',
      'const PLAIN = /^(?:\\.\\/)?(\\w[\\w.-](?:\\/\\w[\\w.-]*)*)(\\/?)$/',
      'const PLAIN = /^(?:\\.\\/)?(\\w[\\w.-]*(?:\\/\\w[\\w.-]*))(\\/?)$/',
      'const PLAIN = /^(?:\\.\\/)?(\\w[\\w.-]*(?:\\/\\w[\\w.-])*)(\\/?)$/',
      'const PLAIN = /^(?:\\.\\/)?(\\w[\\w.-]*(?:\\/\\w[\\w.-]*)*)(\\/)$/',
    ],
    why: 'A shortcut: names that do not take it are judged the long way, with the same result (a property test compares the two).',
  },
  {
    file: 'src/archive/policy.ts',
    from: "if (item.kind === 'folder') this.#folders.add(item.path)",
    to: [
      'if (false) this.#folders.add(item.path)',
      'if (item.kind === "") this.#folders.add(item.path)',
      "if (item.kind === 'folder') ;",
    ],
    why: 'A shortcut: a folder that is not known as one is looked up again, and found.',
  },
  {
    file: 'src/handover/values/set-static-export.ts',
    from: 'if (error instanceof StepError) throw unclear(source)',
    to: ['if (true) throw unclear(source)'],
    why: 'readYaml throws nothing else; anything else would be a bug of the step, not of the file.',
  },
  {
    file: 'src/handover/values/set-static-export.ts',
    from: 'const [from, to] = isEmpty(value) ? [at, at] : (value?.range ?? [at, at])',
    to: [
      'const [from, to] = isEmpty(value) ? [at, at] : (value?.range ?? [])',
      'const [from, to] = isEmpty(value) ? [at, at] : (value.range ?? [at, at])',
    ],
    why: 'What was parsed from a text has a range in it.',
  },
  {
    file: 'src/handover/values/set-static-export.ts',
    from: 'if (isScalar(value) && value.range && !isEmpty(value)) {',
    to: ['if (true && !isEmpty(value)) {'],
    why: 'Maps, lists and aliases are refused before, and no value at all is empty; what was parsed from a text has a range in it.',
  },
  {
    file: 'src/handover/values/set-static-export.ts',
    from: 'const keyEnd = isScalar(key) ? key.range?.[1] : undefined',
    to: ['const keyEnd = isScalar(key) ? key.range[1] : undefined'],
    why: 'What was parsed from a text has a range in it.',
  },
  {
    file: 'src/handover/values/set-static-export.ts',
    from: 'if (child) return columnOf(text, startOf(child)) - columnOf(text, startOf(srcToken))',
    to: ['if (true) return columnOf(text, startOf(child)) - columnOf(text, startOf(srcToken))'],
    why: 'A map on lines has a key.',
  },
  {
    file: 'src/handover/values/yaml-document.ts',
    from: 'if (node.anchor) anchors.set(node.anchor, node)',
    to: ['if (true) anchors.set(node.anchor, node)'],
    why: 'No alias is without a name.',
  },
  {
    file: 'src/handover/values/yaml-document.ts',
    from: 'return (isAlias(node) || isScalar(node) ? node.range?.[0] : undefined) ?? 0',
    to: ['return (isAlias(node) || isScalar(node) ? node.range[0] : undefined) ?? 0'],
    why: 'What was parsed from a text has a range in it.',
  },
  {
    file: 'src/handover/values/yaml-document.ts',
    from: 'return (isAlias(node) || isScalar(node) ? node.range?.[0] : undefined) ?? 0',
    to: ['return (true ? node.range?.[0] : undefined) ?? 0'],
    why: 'Only aliases and scalars have problems.',
  },
  {
    file: 'src/handover/values/yaml-comparison.ts',
    from: 'const content: unknown[] = []',
    to: ['const content: unknown[] = ["Stryker was here"]'],
    why: 'Both documents that are compared would begin the same.',
  },
  {
    file: 'src/handover/values/yaml-layout.ts',
    from: 'return map.items.flatMap(({ srcToken }) => srcToken ?? [])',
    to: ['return map.items.flatMap(({ srcToken }) => srcToken ?? ["Stryker was here"])'],
    why: 'The documents are read with keepSourceTokens.',
  },
  {
    file: 'src/handover/values/yaml-layout.ts',
    from: "if (!first || !last) throw new Error('a block map without keys')",
    to: ["if (!first && !last) throw new Error('a block map without keys')"],
    why: 'A list that has no first item has no last.',
  },
  {
    file: 'src/handover/values/yaml-layout.ts',
    from: 'const open = map.range?.[0] ?? 0',
    to: ['const open = map.range[0] ?? 0'],
    why: 'What was parsed from a text has a range in it.',
  },
  {
    file: 'src/handover/values/yaml-layout.ts',
    from: "if (srcToken?.type !== 'block-scalar') return ''",
    to: ["if (srcToken.type !== 'block-scalar') return ''"],
    why: 'The documents are read with keepSourceTokens.',
  },
  {
    file: 'src/handover/values/yaml-layout.ts',
    from: "const close = token.end.find(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end')",
    to: ['const close = token.end.find(({ type }) => true)'],
    why: 'The mark that closes a collection is the first thing at its end.',
  },
  {
    file: 'src/net/retry-after.ts',
    from: "const text = headers['retry-after']?.trim() ?? ''",
    to: ['const text = headers[\'retry-after\']?.trim() ?? "Stryker was here!"'],
    why: 'No date and no number either, like the empty text.',
  },
  {
    file: 'src/net/retry-after.ts',
    from: "return until === undefined ? undefined : Math.max(0, until - (httpDate(headers.date ?? '') ?? nowMs))",
    to: [
      'return until === undefined ? undefined : Math.max(0, until - (httpDate(headers.date ?? "Stryker was here!") ?? nowMs))',
    ],
    why: 'No date and no number either, like the empty text.',
  },
  {
    file: 'src/api/retry-decision.ts',
    from: "const retryAfterMs = failure.kind === 'status' ? failure.retryAfterMs : undefined",
    to: ['const retryAfterMs = true ? failure.retryAfterMs : undefined'],
    why: 'No other kind of failure has one: asked of them, it is undefined, too.',
  },
  {
    file: 'src/api/retry-decision.ts',
    from: "return call === 'bundle' && failure.kind === 'status' && failure.status === 409",
    to: ["return call === 'bundle' && true && failure.status === 409"],
    why: 'No other kind of failure has a status.',
  },
  {
    file: 'src/api/retry-decision.ts',
    from: "return failure.kind === 'status' ? Number.POSITIVE_INFINITY : maxRetriesAfter(failure)",
    to: [
      'return false ? Number.POSITIVE_INFINITY : maxRetriesAfter(failure)',
      'return failure.kind === "" ? Number.POSITIVE_INFINITY : maxRetriesAfter(failure)',
    ],
    why: 'A status is never called permanent, and the proxy has no part in it: the other side returns the same.',
  },
  {
    file: 'src/api/body.ts',
    from: '} catch { return undefined }',
    to: ['} catch {}'],
    why: 'A function that ends without a return returns undefined.',
  },
  {
    file: 'src/api/explain-call-error.ts',
    from: "const said = failure.kind === 'status' ? failure.said : undefined",
    to: ['const said = true ? failure.said : undefined'],
    why: 'No other kind of failure has one: asked of them, it is undefined, too.',
  },
  {
    file: 'src/api/explain-call-error.ts',
    from: "if (reason === 'refused' && failure.kind === 'status') return refusalOf(callError, failure, subject)",
    to: ["if (reason === 'refused' && true) return refusalOf(callError, failure, subject)"],
    why: 'Only a status is a refusal; the second question is there for the types.',
  },
  {
    file: 'src/api/explain-call-error.ts',
    from: "if (subject.call === 'bundle' && failure.kind === 'status' && failure.status === 409) {",
    to: ["if (subject.call === 'bundle' && true && failure.status === 409) {"],
    why: 'No other kind of failure has a status.',
  },
  {
    file: 'src/api/explain-call-error.ts',
    from: 'if (status >= 300 && status < 400)',
    to: ['if (status >= 300 && status <= 400)'],
    why: 'HTTP 400 has returned before.',
  },
  {
    file: 'src/net/connection-failure.ts',
    from: 'const { message = String(cause), syscall, errors = [], ...more } = Object(cause) as ErrorLike',
    to: [
      'const { message = String(cause), syscall, errors = ["Stryker was here"], ...more } = Object(cause) as ErrorLike',
    ],
    why: 'A text has no syscall, so that it is no failure to connect.',
  },
]

export const EQUIVALENT: readonly Equivalent[] = GROUPS.flatMap(({ to, ...rest }) =>
  to.map((to) => ({ ...rest, to })),
)

import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { EntryPolicy } from '../../../src/archive/entry-policy.ts'
import type { EntryHeader } from '../../../src/archive/entry-sink.ts'
import type { UnpackLimits } from '../../../src/archive/unpack-limits.ts'
import type { FileSystemTraits } from '../../../src/disk/file-names.ts'

const LIMITS: UnpackLimits = { bytes: 1_000, entries: 5 }
const LINUX: FileSystemTraits = { ignoresCase: false, hasWindowsNames: false }
const MAC: FileSystemTraits = { ignoresCase: true, hasWindowsNames: false }
const WINDOWS: FileSystemTraits = { ignoresCase: true, hasWindowsNames: true }

type More = Partial<EntryHeader>
const file = (name: string, more?: More): EntryHeader => ({ name, kind: 'file', size: 1, ...more })
const folder = (name: string, size = 0): EntryHeader => ({ name, kind: 'folder', size })

function admitAll(headers: readonly EntryHeader[], traits = LINUX, limits = LIMITS): string[] {
  const policy = new EntryPolicy(limits, traits)
  return headers.map((header) => policy.admit(header))
}

const refused = (why: string) =>
  expect.objectContaining({ code: 'entry-refused', message: expect.stringContaining(why) })

test.each<[string, EntryHeader[], string[]]>([
  ['a page', [file('index.html')], ['index.html']],
  ['a leading “./”, as tar writes it', [folder('./'), file('./a/b.html')], ['', 'a/b.html']],
  ['only the root folder', [folder('.')], ['']],
  [
    'folders before and after their content',
    [folder('a/'), file('a/b'), folder('c/d/'), folder('c/')],
    ['a', 'a/b', 'c/d', 'c'],
  ],
  ['the same folder twice', [folder('a/'), folder('a/')], ['a', 'a']],
  [
    'a page next to a folder with its name',
    [file('a.html'), file('a/b.html')],
    ['a.html', 'a/b.html'],
  ],
  [
    'odd but honest names',
    [file('a b/é…/%41?*".html'), file('aux.html'), file('..a'), file('a..')],
    ['a b/é…/%41?*".html', 'aux.html', '..a', 'a..'],
  ],
  ['dotfiles', [file('.gitignore'), file('.github/x')], ['.gitignore', '.github/x']],
  ['names that differ only in case', [file('A'), file('a')], ['A', 'a']],
  ['names of the maximum length', [file(`b/${'a'.repeat(255)}`)], [`b/${'a'.repeat(255)}`]],
  ['a name with a colon further on', [file('api/c:d')], ['api/c:d']],
])('admitted, because sites may have it: %s', (_, headers, paths) =>
  expect(admitAll(headers)).toEqual(paths),
)

test.each<[string, EntryHeader, string]>([
  ['no name', file(''), 'it has no name'],
  ['bytes that are not UTF-8', file('caf\uFFFD.html'), 'not valid UTF-8'],
  ['NUL', file('a\0b'), 'control character'],
  ['line end', file('a\nb'), 'control character'],
  ['C1 control', file('a\u009bb'), 'control character'],
  ['backslash', file('a\\b'), 'backslash'],
  ['absolute', file('/etc/passwd'), 'absolute'],
  ['absolute folder', folder('/'), 'absolute'],
  ['drive', file('C:/x'), 'drive'],
  ['drive-relative', file('c:x'), 'drive'],
  ['drive after a leading “./”', file('./c:x'), 'drive'],
  ['parent', file('../x'), '“..”'],
  ['parent inside', file('a/../../x'), '“..”'],
  ['parent at the end', folder('a/..'), '“..”'],
  ['empty part', file('a//b'), 'empty part'],
  ['dot part', file('a/./b'), 'empty part or a “.”'],
  ['dot part at the end', folder('a/.'), 'empty part or a “.”'],
  ['twice a leading dot', file('././a'), 'empty part or a “.”'],
  ['file with a trailing slash', file('a/'), 'empty part'],
  ['file that is the root', file('.'), 'empty part or a “.”'],
  ['file that is the root, with a slash', file('./'), 'empty part or a “.”'],
  ['long path', file(`${'a/'.repeat(2_100)}x`), 'the limit of common file systems'],
  ['long name', file('é'.repeat(128)), 'the limit of common file systems'],
  ['long plain name', file('a'.repeat(256)), 'a part of its path has more than 255'],
  ['long plain folder', file(`${'a'.repeat(256)}/b`), 'a part of its path has more than 255'],
  ['repository', file('.git/config'), 'Git repository'],
  ['repository further down', file('a/.git/hooks/post-checkout'), 'Git repository'],
  ['submodule file', file('a/.git'), 'Git repository'],
  ['repository in capitals', file('.GIT/config'), 'Git repository'],
  ['repository for Windows', file('.git. /config'), 'Git repository'],
  ['repository as a stream', file('.git::$INDEX_ALLOCATION/config'), 'Git repository'],
  ['repository by its short name', file('GIT~1/config'), 'Git repository'],
  ['repository for macOS', file('.g\u200cit/config'), 'Git repository'],
  ['folder with content', folder('a/', 1), 'folder entry that contains data of its own'],
  ['symbolic link', file('a', { kind: 'symbolic link' }), 'it is a symbolic link'],
  ['hard link', file('a', { kind: 'hard link' }), 'it is a hard link'],
  ['device', file('a', { kind: 'device' }), 'it is a device'],
  ['FIFO', file('a', { kind: 'FIFO' }), 'it is a FIFO'],
  ['socket', file('a', { kind: 'socket' }), 'it is a socket'],
  ['unknown kind', file('a', { kind: 'special entry' }), 'it is a special entry'],
  ['encrypted', file('a', { obstacle: 'encrypted' }), 'it is encrypted'],
])('refused in any site: %s', (_, header, why) =>
  expect(() => admitAll([header])).toThrow(refused(why)),
)

const SAME = 'are the same to many file systems'
test.each<[string, EntryHeader[], string, FileSystemTraits]>([
  ['twice', [file('a'), file('a')], 'it occurs twice', LINUX],
  ['twice, once with “./”', [file('a'), file('./a')], 'it occurs twice', LINUX],
  [
    'file, then used as a folder',
    [file('a'), file('a/b')],
    '“a” is both a file and a folder',
    LINUX,
  ],
  ['folder, then a file', [file('a/b'), file('a')], '“a” is both a file and a folder', LINUX],
  ['the same after NFC', [file('\u00e9'), file('e\u0301')], SAME, LINUX],
  ['folders the same after NFC', [file('\u00e9/a'), file('e\u0301/b')], SAME, LINUX],
  ['the same after NFC, where case is ignored', [file('\u00e9'), file('e\u0301')], SAME, MAC],
])('entries that contradict each other are refused: %s', (_, headers, why, traits) =>
  expect(() => admitAll(headers, traits)).toThrow(refused(why)),
)

test.each<[string, string[]]>([
  ['uppercase and lowercase', ['A', 'a']],
  ['folders in uppercase and lowercase', ['A/x', 'a/y']],
  ['ß and ẞ', ['\u00df', '\u1e9e']],
  ['both kinds of σ, which differ in lowercase, too', ['\u03c3', '\u03c2']],
  ['s and long s', ['s', '\u017f']],
  ['k and the Kelvin sign', ['k', '\u212a']],
  ['uppercase and lowercase, composed and decomposed', ['e\u0301', '\u00c9']],
])(
  'entries that some file systems cannot store side by side are refused only there: %s',
  (_, names) => {
    const headers = names.map((name) => file(name))
    expect(admitAll(headers)).toEqual(names)
    expect(() => admitAll(headers, MAC)).toThrow(
      expect.objectContaining({
        code: 'entry-unsupported',
        message: expect.stringContaining('on Linux'),
      }),
    )
    const first = names[0]?.split('/')[0]
    expect(() => admitAll(headers, MAC)).toThrow(`“${first}”`)
  },
)

test.each(['auxiliary.html', 'a/b.c', 'é'])('admitted on Windows, too: %j', (name) => {
  expect(admitAll([file(name)], WINDOWS)).toEqual([name])
})

test.each(['aux.html', 'a/NUL', 'a.', 'a./b', 'a/b:c'])('refused only on Windows: %j', (name) => {
  const header = file(`x/${name}`)
  expect(admitAll([header])).toEqual([header.name])
  const message = expect.stringMatching(/Windows.*on Linux/)
  const error = expect.objectContaining({ code: 'entry-unsupported', message })
  expect(() => admitAll([header], WINDOWS)).toThrow(error)
})

test.each<[string, EntryHeader[], string | undefined]>([
  [
    'as many entries as allowed',
    ['a', 'b', 'c', 'd', 'e'].map((name) => file(`x/y/${name}`)),
    undefined,
  ],
  [
    'one entry more',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(name)),
    '5 entries, the limit of',
  ],
  [
    'folders count',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => folder(`${name}/`)),
    'max-unpacked-files',
  ],
  ['so does one that is repeated', Array(6).fill(folder('a/')), 'max-unpacked-files'],
  ['twice as many folders without an entry', [file('a/b/c/d/e/f/g/h/i/j')], undefined],
  ['one of them more', [file('a/b/c/d/e/f/g/h/i/j/k')], 'max-unpacked-files'],
  ['so do folders without an entry', [file(`${'x/'.repeat(40)}a`)], 'max-unpacked-files'],
  ['as many bytes as allowed', [file('a', { size: 400 }), file('b', { size: 600 })], undefined],
  ['one byte more', [file('a', { size: 400 }), file('b', { size: 601 })], 'max-unpacked-size'],
])('the limits on size and number of entries: %s', (_, headers, input) => {
  const admit = expect(() => admitAll(headers))
  const message = expect.stringContaining(input ?? '')
  if (input === undefined) admit.not.toThrow()
  else admit.toThrow(expect.objectContaining({ code: 'archive-too-large', message }))
})

test('a path may be as long as Linux allows, and no longer', () => {
  const longest = 'a/'.repeat(2_047)
  const limits = { bytes: 10, entries: 100_000 }
  expect(admitAll([file(`${longest}bc`)], LINUX, limits)).toEqual([`${longest}bc`])
  expect(() => admitAll([file(`${longest}bcd`)], LINUX, limits)).toThrow(
    'the limit of common file systems',
  )
})

test('a name is judged in the same way in every folder', () => {
  const judged = (header: EntryHeader, name: string): string => {
    try {
      return new EntryPolicy(LIMITS, LINUX).admit({ ...header, name })
    } catch {
      return 'refused'
    }
  }
  const letter = fc.constantFrom('a', '.', '/', '-', '~', '1', '.git', '..', 'é', '\\')
  const letters = fc.array(letter, { minLength: 1 })
  const check = fc.property(letters, fc.constantFrom(file(''), folder('')), (parts, header) => {
    const name = parts.join('').replace(/^(?:\.\/)+/, '')
    const beside = judged(header, `ü/${name}`)
    if (!/^\.?\/?$/.test(name)) expect(judged(header, name)).toBe(beside.replace(/^ü\//, ''))
  })
  fc.assert(check, { numRuns: 2_000 })
})

test('folders without an entry of their own count toward the limit on paths, too', () => {
  const names = Array.from({ length: 3 }, (_, i) =>
    file(`${'x'.repeat(250)}/${i}${'y'.repeat(250)}/z`),
  )
  expect(() => admitAll(names)).toThrow(
    /1,280 characters of paths \(256 for each allowed entry\).*max-unpacked-files/,
  )
})

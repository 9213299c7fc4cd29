import { expect, test } from '@jest/globals'
import { findWindowsNameProblem } from '../../../src/disk/file-names.ts'

const DEVICE = 'is reserved for a device on Windows'
const ENDING = 'ends in a dot or a space, which Windows drops'
const CHARACTER =
  'contains one of < > : " \\ | ? * or a control character, which Windows does not allow'

test.each<[string[], string | undefined]>([
  [['a', 'b.html'], undefined],
  [[], undefined],
  [['a', 'nul.txt', 'b'], DEVICE],
  [['CON'], DEVICE],
  [['CONIN$'], DEVICE],
  [['conout$.log'], DEVICE],
  [['COM\u00b9'], DEVICE],
  [['lpt\u00b3.tar.gz'], DEVICE],
  [['aux .html'], DEVICE],
  [['com1.txt'], DEVICE],
  [['lpt9'], DEVICE],
  [['auxiliary.html', 'falcon'], undefined],
  [['com.html'], undefined],
  [['com0'], undefined],
  [['LPT0.txt'], undefined],
  [['com10'], undefined],
  [['COM\u2074'], undefined],
  [['conin'], undefined],
  [['console', 'icon.html'], undefined],
  [['a?', 'b'], CHARACTER],
  [['a\\b'], CHARACTER],
  [['a\x1f'], CHARACTER],
  [['a*'], CHARACTER],
  [['a|b'], CHARACTER],
  [['a"b'], CHARACTER],
  [['<a'], CHARACTER],
  [['a>'], CHARACTER],
  [['a:b'], CHARACTER],
  [['a', 'b.'], ENDING],
  [['a ', 'b'], ENDING],
  [[' a', '.b'], undefined],
])('why Windows cannot store a path with the parts %j: %s', (parts, why) =>
  expect(findWindowsNameProblem(parts)).toBe(why),
)

import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { listNotes, setStaticExport } from '../../../src/handover/set-static-export.ts'

const LINK = 'https://s.example/b'
const edited = (text: string, path = '') => {
  const valuesPath = path === '' ? undefined : path.split('.')
  return setStaticExport({ text, name: 'values.yaml' }, { bundleUrl: LINK, valuesPath })
}

const OWN = `staticExport: {enabled: true, bundleUrl: "${LINK}"}`
const ours = (indent: number) => {
  const [outer, inner] = [indent, indent + 2].map((width) => ' '.repeat(width))
  return `${outer}staticExport:\n${inner}enabled: true\n${inner}bundleUrl: "${LINK}"\n`
}

const OBJECT = (kind: string, apiVersion = 'x.example/v1') =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\n`
const HELM_RELEASE = OBJECT('HelmRelease', 'helm.toolkit.fluxcd.io/v2')
const APPLICATION = OBJECT('Application', 'argoproj.io/v1alpha1')
const APPLICATION_SET = OBJECT('ApplicationSet', 'argoproj.io/v1alpha1')
const OF_ARGO = 'spec.source.helm.valuesObject'

describe('the keys are written into', () => {
  test.each([
    [
      'an existing map',
      'docs:\n  # c\n  a: 1\nb: 2\n',
      'docs',
      `docs:\n${ours(2)}  # c\n  a: 1\nb: 2\n`,
    ],
    ['a missing map', 'a: 1\n', 'docs', `a: 1\ndocs:\n${ours(2)}`],
    ['an empty file', '', 'a.b', `a:\n  b:\n${ours(4)}`],
    ['missing maps', 'a:\n  x: 1\n', 'a.b.c', `a:\n  b:\n    c:\n${ours(6)}  x: 1\n`],
    ['a key without a value', 'a:\n  b: # c\nd: 1\n', 'a.b', `a:\n  b: # c\n${ours(4)}d: 1\n`],
    ['a key far above', 'a: # c\nd: 1\n', 'a.b', `a: # c\n  b:\n${ours(4)}d: 1\n`],
    ['null', 'a: ~\n', 'a.b', `a: \n  b:\n${ours(4)}`],
    [
      'existing keys',
      'a:\n  b:\n    staticExport:\n      bundleUrl: x # c\n',
      'a.b',
      `a:\n  b:\n    staticExport:\n      enabled: true\n      bundleUrl: "${LINK}" # c\n`,
    ],
    ['what has no value', 'a:\n  staticExport:\n', 'a', `a:\n${ours(2)}`],
    [
      'a flow map',
      'a: {b: 1}\n',
      'a',
      `a: {"staticExport": {"enabled": true, "bundleUrl": "${LINK}"}, b: 1}\n`,
    ],
    [
      'keys in braces',
      'a: {b: }\n',
      'a.b',
      `a: {b: {"staticExport": {"enabled": true, "bundleUrl": "${LINK}"}} }\n`,
    ],
    [
      'JSON',
      '{"a": {"c": 1}}',
      'a.b',
      `{"a": {"b": {"staticExport": {"enabled": true, "bundleUrl": "${LINK}"}}, "c": 1}}`,
    ],
    ['an empty map in braces', 'a: {}\n', 'a', `a: {${OWN.replaceAll(/(\w+):(?= )/g, '"$1":')}}\n`],
    ['a key that YAML 1.1 takes for a boolean', 'a: 1\n', 'on', `a: 1\n"on":\n${ours(2)}`],
    [
      'a map after a merge',
      'b: &b {x: 1}\na:\n  <<: *b\n  c: 1\n',
      'a',
      `b: &b {x: 1}\na:\n  <<: *b\n${ours(2)}  c: 1\n`,
    ],
    ['a map at the end without a line end', 'a:\n  b: 1', 'a', `a:\n${ours(2)}  b: 1`],
    ['the last key without a line end', 'a:', 'a', `a:\n${ours(2).trimEnd()}`],
    [
      'an object of Flux',
      `${HELM_RELEASE}spec:\n  chart: {}\n  values:\n    a: 1\n`,
      'spec.values',
      `${HELM_RELEASE}spec:\n  chart: {}\n  values:\n${ours(4)}    a: 1\n`,
    ],
    [
      'an object of Argo CD with no values yet',
      `${APPLICATION}spec:\n  source:\n    chart: x\n`,
      OF_ARGO,
      `${APPLICATION}spec:\n  source:\n    helm:\n      valuesObject:\n${ours(8)}    chart: x\n`,
    ],
    [
      'an object of Argo CD with an empty text',
      `${APPLICATION}spec:\n  source:\n    helm:\n      values: ""\n`,
      OF_ARGO,
      `${APPLICATION}spec:\n  source:\n    helm:\n      valuesObject:\n${ours(8)}      values: ""\n`,
    ],
    [
      'any other object',
      `${OBJECT('Docs')}spec:\n  a: 1\n`,
      'spec',
      `${OBJECT('Docs')}spec:\n${ours(2)}  a: 1\n`,
    ],
    [
      'a plain file at its top, although there is another further down',
      'a:\n  b:\n    staticExport: {}\nstaticExport:\n',
      '',
      `a:\n  b:\n    staticExport: {}\n${ours(0)}`,
    ],
    ['a file with apiVersion only', 'apiVersion: v1\n', '', `apiVersion: v1\n${ours(0)}`],
    [
      'a file whose kind is a map',
      'apiVersion: v1\nkind: {}\n',
      '',
      `apiVersion: v1\nkind: {}\n${ours(0)}`,
    ],
  ])('%s', (_, before, path, after) => {
    expect(edited(before, path)).toBe(after)
    expect(parse(edited(before, path), { merge: true })).toMatchObject(
      path
        .split('.')
        .filter(Boolean)
        .reduceRight<object>((inner, key) => ({ [key]: inner }), {
          staticExport: { enabled: true, bundleUrl: LINK },
        }),
    )
  })
})

const PLACE = 'values-file-place'
const TEXT = 'values-file-text'
const SPEC = (text: string) => `spec:\n  source:\n    helm:\n      ${text}\n`
describe('a file is refused', () => {
  test.each([
    [
      PLACE,
      HELM_RELEASE,
      '',
      'at the top would have no effect: the file is a Kubernetes HelmRelease. The file was not changed; set `values-path` to spec.values.',
    ],
    [PLACE, `${HELM_RELEASE}staticExport: {}\n`, '', 'set `values-path` to spec.values.'],
    [PLACE, OBJECT('HelmRelease', 'helm.fluxcd.io/v1'), '', 'set `values-path` to spec.values.'],
    [
      PLACE,
      `${HELM_RELEASE}spec:\n  values:\n    docs:\n      staticExport: {}\n`,
      '',
      'set `values-path` to spec.values.docs.',
    ],
    [PLACE, APPLICATION, '', `set \`values-path\` to ${OF_ARGO}.`],
    [PLACE, APPLICATION_SET, '', `set \`values-path\` to spec.template.${OF_ARGO}.`],
    [
      PLACE,
      OBJECT('Application', 'app.k8s.io/v1beta1'),
      '',
      'the place of the values in the file, such as spec.values.',
    ],
    [
      PLACE,
      OBJECT('Docs'),
      '',
      'set `values-path` to the place of the values in the file, such as spec.values.',
    ],
    [PLACE, `${OBJECT('Docs')}docs:\n  staticExport: {}\n`, '', 'set `values-path` to docs.'],
    [
      PLACE,
      'a:\n  b:\n    staticExport:\n',
      '',
      'at the top would have no effect: the file has one in a.b. The file was not changed; set `values-path` to a.b.',
    ],
    [
      PLACE,
      'a:\n  staticExport: {}\n  b:\n    staticExport: {}\n',
      '',
      'set `values-path` to a or a.b.',
    ],
    [
      PLACE,
      'a:\n  - staticExport: {}\n',
      '',
      'the file has one in a.[0]. The file was not changed; keep the values in a file of their own',
    ],
    [PLACE, 'a:\n  b.c:\n    staticExport: {}\n', '', 'keep the values in a file of their own'],
    [
      PLACE,
      `${APPLICATION}spec:\n  sources: []\n`,
      '',
      'at the top would have no effect: the values in this file are in the list spec.sources',
    ],
    [
      PLACE,
      `${APPLICATION}spec:\n  sources: []\n`,
      OF_ARGO,
      `in ${OF_ARGO} would have no effect: the values in this file are in the list spec.sources`,
    ],
    [
      PLACE,
      `${APPLICATION_SET}spec:\n  template:\n    spec:\n      sources: []\n`,
      '',
      'at the top would have no effect: the values in this file are in the list spec.template.spec.sources',
    ],
    [TEXT, OBJECT('ConfigMap', 'v1'), '', 'the values in data are text, not a map'],
    [TEXT, OBJECT('ConfigMap', 'v1'), 'data.values', 'keep the values in a file of their own'],
    [TEXT, OBJECT('Secret', 'v1'), 'data', 'the values in data are text'],
    [
      TEXT,
      OBJECT('HelmChart', 'helm.cattle.io/v1'),
      '',
      'the values in spec.valuesContent are text',
    ],
    [
      TEXT,
      OBJECT('HelmChartConfig', 'helm.cattle.io/v1'),
      'spec.valuesContent',
      'spec.valuesContent are text',
    ],
    [
      TEXT,
      APPLICATION + SPEC('values: |\n        a: 1'),
      '',
      `move the values to ${OF_ARGO}, as a map`,
    ],
    [
      TEXT,
      APPLICATION + SPEC('values: |\n        a: 1'),
      OF_ARGO,
      `the values in spec.source.helm.values are text`,
    ],
    [
      TEXT,
      APPLICATION + SPEC('x: 1'),
      'spec.source.helm.values',
      `move the values to ${OF_ARGO}, as a map`,
    ],
    [TEXT, 'values: |\n  a: 1\n', 'values', 'the values in values are text'],
    [
      'values-file-shape',
      'a: {b: x}\n',
      'a.b.c',
      '`a.b` (line 1) is text, not a map (`key: value`). The file was not changed; set `values-path` to the map that contains `staticExport`, such as a.',
    ],
    ['values-file-shape', 'a: [1]\n', 'a.b', '`a` (line 1) is a list, not a map'],
    ['values-file-shape', 'a: 1\n', 'a.b', '`a` (line 1) is a number, not a map'],
    [
      'values-file-shape',
      'a:\n  staticExport: x\n',
      'a',
      '`a.staticExport` (line 2) is text, not a map',
    ],
    ['values-file-shared', 'x: &x {y: 1}\na: *x\n', 'a', 'a is shared with other places'],
    ['values-file-shared', 'x: &x {y: 1}\na: *x\n', 'a.b', 'a is shared with other places'],
    [
      'values-file-shared',
      'x: &x {b: {y: 1}}\na:\n  <<: *x\n',
      'a.b',
      'a.b.staticExport is shared',
    ],
    [
      'values-file-shared',
      'x: &x {b: {}}\na:\n  b: {}\n  <<: *x\n',
      'a.b',
      'a.b.staticExport is shared',
    ],
    ['values-file-shared', 'a: &a {b: 1}\nc: *a\n', 'a', 'is shared'],
    [
      'values-file-unsupported',
      'a: !!map {b: 1}\n',
      'a',
      'written in a way that cannot be changed safely',
    ],
    [
      'values-file-unsupported',
      '? a\n: b: 1\n',
      'a',
      'written in a way that cannot be changed safely',
    ],
  ])('as %s: %j at %j', (code, text, path, words) => {
    expect(() => edited(text, path)).toThrow(
      expect.objectContaining({
        code,
        outcome: 'handover-failed',
        message: expect.stringContaining(words),
      }),
    )
  })
})

test('maps that aliases repeat are searched once, even those that contain themselves', () => {
  const levels = [...Array(8).keys()]
    .map((i) => `l${i}: &l${i} [*l${i - 1}, *l${i - 1}]\n`)
    .slice(1)
  expect(() => edited(`l0: &l0 {a: {staticExport: {}}}\ne: &e [*e]\n${levels.join('')}`)).toThrow(
    /set `values-path` to l0.a/,
  )
})

test.each([
  [
    'a:\n  staticExport: {}\n',
    'b',
    'has a staticExport in a, which was not changed: the new one is in b. If',
  ],
  [
    'staticExport: {}\n',
    'b',
    'has a staticExport at the top, which was not changed: the new one is in b. If the deployment reads the old one, leave `values-path` out',
  ],
  ['a:\n  staticExport: {}\nb:\n  staticExport: {}\n', 'b', undefined],
])('of %j at %s, its owner may not expect: %s', (text, path, words) => {
  const { warning } = listNotes({ text, name: 'v.yaml' }, { bundleUrl: LINK, valuesPath: [path] })
  expect(warning?.text).toEqual(words && expect.stringContaining(words))
})

test('the version that stays is that of the place', () => {
  const text = 'staticExport: {version: 1}\na: {staticExport: {version: 2}}\n'
  const { note } = listNotes({ text, name: 'v.yaml' }, { bundleUrl: LINK, valuesPath: ['a'] })
  expect(String(note)).toContain('remains “2”')
})

/**
 * Determines whether `staticExport` has an effect in a map of a values file: the root, or the one
 * that `values-path` specifies. set-static-export.ts writes it there.
 */
import { isObject } from '../common/json.ts'
import { joinWords } from '../common/words.ts'
import { StepError } from '../errors/step-error.ts'
import { type SafeText, safe } from '../text/clean.ts'
import type { YamlDocument } from './yaml-document.ts'

/** The key of the settings that a deployment reads. */
export const SECTION = 'staticExport'

/** The keys that point to a map from the root; empty for the root itself. */
export type KeyPath = readonly string[]

/** A kind of Kubernetes object that contains the values of a chart. */
interface Manifest {
  readonly kind: string
  /** The group of its API; undefined if any group is accepted. */
  readonly group?: string
  /** The path to its values as a map. */
  readonly values?: string
  /** The paths to values that are, or may be, text. */
  readonly texts?: readonly string[]
  /** The path to a list that takes precedence, and may contain several sets of values. */
  readonly list?: string
}

const MANIFESTS: readonly Manifest[] = [
  // https://fluxcd.io/flux/components/helm/helmreleases/#inline-values
  { kind: 'HelmRelease', values: 'spec.values' },
  // https://argo-cd.readthedocs.io/en/stable/user-guide/helm/#values: `valuesObject` takes
  // precedence over `values`.
  // https://argo-cd.readthedocs.io/en/stable/user-guide/multiple_sources/: `sources` takes
  // precedence over `source`.
  {
    kind: 'Application',
    group: 'argoproj.io',
    values: 'spec.source.helm.valuesObject',
    texts: ['spec.source.helm.values'],
    list: 'spec.sources',
  },
  {
    kind: 'ApplicationSet',
    group: 'argoproj.io',
    values: 'spec.template.spec.source.helm.valuesObject',
    texts: ['spec.template.spec.source.helm.values'],
    list: 'spec.template.spec.sources',
  },
  // https://docs.k3s.io/add-ons/helm#helmchart-field-definitions
  { kind: 'HelmChart', group: 'helm.cattle.io', texts: ['spec.valuesContent'] },
  { kind: 'HelmChartConfig', group: 'helm.cattle.io', texts: ['spec.valuesContent'] },
  // https://github.com/crossplane-contrib/provider-helm
  { kind: 'Release', group: 'helm.crossplane.io', values: 'spec.forProvider.values' },
  // https://kubernetes.io/docs/concepts/configuration/configmap/: all of its values are text.
  { kind: 'ConfigMap', texts: ['data'] },
  { kind: 'Secret', texts: ['stringData', 'data'] },
]

/** The maximum number of places in an error message. */
const MAX_NAMED = 3

const OWN_FILE = safe`keep the values in a file of their own and set \`values-file\` to that file`

/**
 * Rejects a place where a `staticExport` would have no effect, if the file itself shows that.
 * @throws StepError (`values-file-place`, `values-file-text`)
 */
export function rejectWrongPath({ name: file, content }: YamlDocument, path: KeyPath): void {
  const manifest = findManifest(content)
  if (manifest !== undefined) {
    const place = { file, content, path, manifest }
    rejectText(place)
    rejectList(place)
  }
  if (path.length > 0) return

  const deeper = listSections(content).filter(({ length }) => length > 0)
  if (manifest === undefined && mayBeAtTop(content, deeper)) return
  let why = safe`the file has one in ${joinPaths(deeper, 'and')}`
  if (manifest !== undefined) why = safe`the file is a Kubernetes ${manifest.kind}`
  let meant: readonly KeyPath[] = deeper
  if (deeper.length === 0) meant = [findValuesPath(manifest)]
  throw new StepError('values-file-place', {
    file,
    where: describePath(path),
    why,
    advice: adviseOnPath(meant),
  })
}

/** Returns whether a `staticExport` at the top has an effect, given those that are `deeper`. */
function mayBeAtTop(content: unknown, deeper: readonly KeyPath[]): boolean {
  if (findSection(content, []) !== undefined) return true
  return deeper.every(({ length }) => length === 1)
}

/** Returns where a manifest has its values as a map; empty if it is not known to have them. */
function findValuesPath(manifest: Manifest | undefined): KeyPath {
  if (manifest?.values === undefined) return []
  return manifest.values.split('.')
}

function adviseOnPath(meant: readonly KeyPath[]): SafeText {
  const [first = []] = meant
  if (first.length === 0)
    return safe`set \`values-path\` to the place of the values in the file, such as spec.values`
  if (!meant.every((path) => path.every(isKey))) return OWN_FILE
  return safe`set \`values-path\` to ${joinPaths(meant, 'or')}`
}

function joinPaths(paths: readonly KeyPath[], conjunction: 'and' | 'or'): string {
  const named = paths.slice(0, MAX_NAMED).map((path) => path.join('.'))
  return joinWords(named, conjunction)
}

/** Returns whether `values-path` can contain this key. */
export function isKey(text: string): boolean {
  return /^[A-Za-z_][\w-]*$/.test(text)
}

/** Returns the kind of a document that is a Kubernetes object, even of an unknown kind. */
function findManifest(content: unknown): Manifest | undefined {
  if (!isObject(content)) return undefined
  const { apiVersion, kind } = content
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') return undefined
  const [group] = apiVersion.split('/')
  const known = MANIFESTS.find((each) => {
    const isOfGroup = each.group === undefined || each.group === group
    return isOfGroup && each.kind === kind
  })
  return known ?? { kind }
}

/** A place for `staticExport` in a Kubernetes object. */
interface PlaceInObject {
  readonly file: string
  readonly content: unknown
  readonly path: KeyPath
  readonly manifest: Manifest
}

/** @throws StepError if values at this place can only be text, or would override text */
function rejectText(place: PlaceInObject): void {
  const { file, content, path, manifest } = place
  const { texts = [], values } = manifest
  const what = texts.find((text) => {
    const textPath = text.split('.')
    if (isBelow(path, textPath)) return true
    if (!isInValues(place)) return false
    // A map would take precedence over everything in the text.
    return values === undefined || isFilledText(findValue(content, textPath))
  })
  if (what === undefined) return
  let advice = OWN_FILE
  if (values !== undefined) advice = safe`move the values to ${values}, as a map`
  throw new StepError('values-file-text', { file, what, advice })
}

/** @throws StepError if a list takes precedence over values at this place */
function rejectList(place: PlaceInObject): void {
  const { file, content, path, manifest } = place
  const { list } = manifest
  if (list === undefined || !isInValues(place)) return
  if (!Array.isArray(findValue(content, list.split('.')))) return
  const why = safe`the values in this file are in the list ${list}, where nothing can be set`
  throw new StepError('values-file-place', {
    file,
    where: describePath(path),
    why,
    advice: OWN_FILE,
  })
}

/** Returns whether a place belongs to the object's map of values; the root does. */
function isInValues({ path, manifest: { values } }: PlaceInObject): boolean {
  if (path.length === 0) return true
  return values !== undefined && isBelow(path, values.split('.'))
}

/** Returns a place in the file, in words: `at the top`, or `in docs.values`. */
export function describePath(path: KeyPath): string {
  if (path.length === 0) return 'at the top'
  return `in ${path.join('.')}`
}

function isFilledText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

/** Returns whether a place is `outer` or inside it. */
function isBelow(path: KeyPath, outer: KeyPath): boolean {
  return outer.every((key, i) => path[i] === key)
}

/** Returns the value at a place; undefined if there is none. */
function findValue(content: unknown, path: KeyPath): unknown {
  let value = content
  for (const key of path) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return undefined
    value = value[key]
  }
  return value
}

/** Returns the `staticExport` at a place; undefined if there is none. */
export function findSection(content: unknown, path: KeyPath): unknown {
  return findValue(content, [...path, SECTION])
}

/**
 * Returns the places that have a `staticExport`. The key of a list item is its index in brackets.
 */
export function listSections(content: unknown): KeyPath[] {
  const paths: KeyPath[] = []
  const seen = new Set<unknown>()
  const collect = (value: unknown, path: KeyPath): void => {
    // Through aliases, the same map may be in many places, even in itself.
    if (seen.has(value)) return
    seen.add(value)
    if (isObject(value) && Object.hasOwn(value, SECTION)) paths.push(path)
    for (const [key, inner] of listInner(value)) collect(inner, [...path, key])
  }
  collect(content, [])
  return paths
}

function listInner(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((item, i) => [`[${i}]`, item])
  if (!isObject(value)) return []
  return Object.entries(value).filter(([key]) => key !== SECTION)
}

import { isAlias, isCollection, isMap, isPair, isScalar } from 'yaml'
import { keyOf, type YamlDocument } from './yaml-document.ts'

/** Keys of one map in the root map of a document. */
export interface SectionKeys {
  readonly section: string
  readonly names: readonly string[]
}

/**
 * Returns whether two documents are the same except for these keys: the same keys and values in the same order and
 * style, with the same tags, anchors, aliases and comments. The section itself may be absent, null or empty.
 */
export function isSameExcept(keys: SectionKeys, one: YamlDocument, other: YamlDocument): boolean {
  return (
    isEqual(one.comments, other.comments) && isEqual(contentExcept(keys, one), contentExcept(keys, other))
  )
}

function isEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i])
}

/** Returns the content of a document as a flat list, in order. */
function contentExcept({ section, names }: SectionKeys, { doc, aliasTargets }: YamlDocument): unknown[] {
  const content: unknown[] = []
  const add = (node: unknown): void => {
    if (isPair(node)) {
      add(node.key)
      add(node.value)
    } else if (isAlias(node)) {
      content.push('alias', node.source)
    } else if (isScalar(node)) {
      content.push(node.type, node.source, node.tag, node.anchor)
    } else if (isCollection(node)) {
      content.push(isMap(node) ? 'map' : 'list', node.items.length, node.flow, node.tag, node.anchor)
      for (const item of node.items) add(item)
    } else {
      content.push(node)
    }
  }
  /** Adds the pairs but not the map, which may be new. */
  const addPairs = (node: unknown, addPair: (pair: unknown, name: unknown) => void): void => {
    if ((isScalar(node) || isMap(node)) && node.tag) content.push('tag', node.tag)
    if ((isScalar(node) || isMap(node)) && node.anchor) content.push('anchor', node.anchor)
    if (isMap(node)) for (const pair of node.items) addPair(pair, keyOf(pair, aliasTargets))
  }
  addPairs(doc.contents, (pair, name) => {
    if (name !== section || !isPair(pair)) return add(pair)
    addPairs(pair.value, (inner, name) => {
      if (!names.includes(String(name))) add(inner)
    })
  })
  return content
}

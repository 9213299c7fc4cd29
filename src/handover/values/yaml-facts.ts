import { isAlias, isCollection, isMap, isPair, isScalar } from 'yaml'
import { keyOf, type YamlDocument } from './yaml-document.ts'

/** The keys of one map in the root map of a document. */
export interface Keys {
  readonly section: string
  readonly names: readonly string[]
}

/**
 * Returns whether two documents say the same beside these keys: the same keys and values in the same order, written
 * alike, with the same tags, anchors, aliases and comments. The section itself may be absent, null or empty.
 */
export function isSameBesides(keys: Keys, one: YamlDocument, other: YamlDocument): boolean {
  return isEqual(one.comments, other.comments) && isEqual(factsBesides(keys, one), factsBesides(keys, other))
}

function isEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i])
}

/** Returns what a document says, flat and in order. */
function factsBesides({ section, names }: Keys, { doc, targets }: YamlDocument): unknown[] {
  const facts: unknown[] = []
  const add = (node: unknown): void => {
    if (isPair(node)) {
      add(node.key)
      add(node.value)
    } else if (isAlias(node)) {
      facts.push('alias', node.source)
    } else if (isScalar(node)) {
      facts.push(node.type, node.source, node.tag, node.anchor)
    } else if (isCollection(node)) {
      facts.push(node.items.length, node.flow, node.tag, node.anchor)
      for (const item of node.items) add(item)
    } else {
      facts.push(node)
    }
  }
  /** The pairs alone, because the map itself may be new. */
  const addPairs = (node: unknown, addPair: (pair: unknown, name: unknown) => void): void => {
    if ((isScalar(node) || isMap(node)) && node.tag) facts.push('tag', node.tag)
    if ((isScalar(node) || isMap(node)) && node.anchor) facts.push('anchor', node.anchor)
    if (isMap(node)) for (const pair of node.items) addPair(pair, keyOf(pair, targets))
  }
  addPairs(doc.contents, (pair, name) => {
    if (name !== section || !isPair(pair)) return add(pair)
    addPairs(pair.value, (inner, name) => {
      if (!names.includes(String(name))) add(inner)
    })
  })
  return facts
}

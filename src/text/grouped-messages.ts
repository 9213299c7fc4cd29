/**
 * Tables of texts in groups, such as one group for each severity. Each text has a name that is
 * unique across all groups.
 */

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The names of all texts. */
export type NameIn<All extends Groups, Group = All[keyof All]> = Group extends Group
  ? keyof Group & string
  : never

/** The text under a name. */
export type TextIn<All extends Groups, Name extends string, Group = All[keyof All]> =
  Group extends Readonly<Record<Name, infer Text extends string>> ? Text : never

/** Returns the result of `make` for each text, under its name. No name may be in two groups. */
export function mapTextsByName<All extends Groups, Made>(
  groups: All,
  make: (text: string, group: keyof All, name: NameIn<All>) => Made,
): Readonly<Record<NameIn<All>, Made>> {
  const entries = Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => [name, make(text, group, name as NameIn<All>)]),
  )
  return Object.fromEntries(entries)
}

/** The code of a kind: the whole kind, or the part before the slash in `code/variant`. */
export type CodeOf<Kind extends string> = Kind extends `${infer Code}/${string}` ? Code : Kind

/** Returns the code of a kind. */
export function getCode<Kind extends string>(kind: Kind): CodeOf<Kind> {
  const [code = kind] = kind.split('/', 1)
  return code as CodeOf<Kind>
}

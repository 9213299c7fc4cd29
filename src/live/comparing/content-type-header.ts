/** The parts of a Content-Type header, in lowercase. */
interface ContentType {
  /** The type without parameters; empty without the header. */
  readonly type: string
  readonly charset: string | undefined
}

/** Parses a Content-Type: https://www.rfc-editor.org/rfc/rfc9110#name-content-type. */
export function parseContentType(header: string | undefined): ContentType {
  const [type = '', ...parameters] = (header ?? '').split(';')
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined)
  return { type: type.trim().toLowerCase(), charset: charset?.toLowerCase() }
}

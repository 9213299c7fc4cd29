import { readHtmlTitle } from '../net/html-body.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { WordedError } from '../text/worded-error.ts'

/** How much of a response that cannot be read is shown, in characters. */
const MAX_QUOTED = 60

/** A response with a success status that does not come from the API. */
export class UnreadableResponse extends WordedError {
  override readonly name = 'UnreadableResponse'

  /** Returns the error about this body. */
  static ofBody(data: unknown): UnreadableResponse {
    const body = describeBody(convertToText(data))
    return new UnreadableResponse(
      safe`it responded with ${body}, which is not a response from GitHub`,
    )
  }

  /** Returns the error about a redirect to this address, which was not followed. */
  static ofRedirect(to: string): UnreadableResponse {
    return new UnreadableResponse(safe`it redirects to ${to}, and the redirect was not followed`)
  }
}

function convertToText(data: unknown): string {
  if (typeof data === 'string') return data
  return JSON.stringify(data) ?? ''
}

function describeBody(body: string): SafeText {
  if (body === '') return safe`an empty body`
  const title = readHtmlTitle(body)
  if (title === undefined) return safe`“${body.slice(0, MAX_QUOTED)}”`
  if (title === '') return safe`a web page`
  return safe`a web page titled “${title}”`
}

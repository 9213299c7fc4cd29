/** Matches the times of a build, in the text of pages and in data. */

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.?'
const DAY = '\\d{1,2}(?:st|nd|rd|th)?'
const ZONE =
  '(?: ?(?:GMT[+-]\\d{4}(?: \\([^()]{1,60}\\))?|(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\\d\\d:?\\d\\d)\\b))?'
const TIME = `\\d{1,2}:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?: ?[AaPp]\\.?[Mm]\\b\\.?)?${ZONE}`
const OPTIONAL_TIME = `(?:,?(?: at)? ${TIME})?`
const DATE = [
  `\\d{4}-\\d\\d-\\d\\d(?:[T ]${TIME})?`,
  // `1.10.20` is a version.
  `(?:\\d{4}[./]\\d{1,2}[./]\\d{1,2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{1,2}/\\d{1,2}/\\d{2})\\b${OPTIONAL_TIME}`,
  `${MONTH} ${DAY},? (?:${TIME} )?\\d{4}${OPTIONAL_TIME}`,
  `${DAY}\\.? ${MONTH},? \\d{4}${OPTIONAL_TIME}`,
].join('|')
const WEEKDAY = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?'
const AGO = '(?:an?|\\d{1,4}) (?:second|minute|hour|day|week|month|year)s? ago'
/** A date as JavaScript prints it. The words before it may be in the text of a link. */
const BEFORE_SCRIPT_DATE = '(?= [A-Z][a-z]{2} [A-Z][a-z]{2} \\d\\d \\d{4} \\d\\d:\\d\\d:\\d\\d GMT)'
/** A time after the version of a program, to the second. */
const BEFORE_FULL_TIME = '(?= \\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d)'
const BY_PROGRAM = 'by [\\w.-]{1,40}(?: \\(?v?\\d[\\w.-]{0,20}\\)?)? on'
const BUILD_VERB =
  'updated|modified|changed|generated|built|build date|build time|rendered|compiled|exported'
/** The words before a date that make it a build time. */
const TIME_INTRODUCTION = `(?:(?:${BUILD_VERB})(?: (?:on|at|${BY_PROGRAM}))?|on${BEFORE_SCRIPT_DATE}|(?<=\\.\\d{1,4} )at${BEFORE_FULL_TIME})`

/**
 * A build time in text: `Last updated on Nov 22, 2026`. A date without such words belongs to the
 * content.
 */
export const TIME_IN_TEXT = new RegExp(
  `\\b(${TIME_INTRODUCTION}):? ${WEEKDAY}(?:${DATE}|${AGO})`,
  'gi',
)

/** Times in data, which are not described by words. */
export const TIME_IN_DATA = new RegExp(
  [
    `\\b\\d{4}-\\d\\d-\\d\\d[T ]${TIME}`,
    `\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:${DAY} ${MONTH}|${MONTH} +${DAY}) (?:${TIME} )?\\d{4}(?: ${TIME})?`,
    // Seconds or milliseconds since 1970, from 2017 to 2033.
    '\\b(?:1[5-9]\\d{8}|1[5-9]\\d{11})\\b',
  ].join('|'),
  'g',
)

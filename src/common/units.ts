/** Durations, days, sizes, and counts, as people write and read them. */

const DURATION = /^(?:(\d+) ?d ?)?(?:(\d+) ?h ?)?(?:(\d+) ?m(?:in)? ?)?(?:(\d+) ?s)?$/
const DECIMAL = /^(\d+\.\d+) ?(d|h|m|min|s)$/
const SIZE = /^(\d+)\s*(?:([kmgt])(i)?)?b?$/i

/** Longer strings are neither durations nor sizes, but numbers that lose digits. In characters. */
const MAX_LENGTH = 16

const DURATION_UNITS: Readonly<Record<string, number>> = {
  d: 86_400_000,
  h: 3_600_000,
  m: 60_000,
  min: 60_000,
  s: 1_000,
}

/**
 * Returns the ms of `45s`, `30m` or `30 min`, `2h` or `1.5h`, `1h30m` or `1h 30m`, `2d`, or a bare
 * number of seconds; undefined if `text` is not a duration.
 */
export function parseDuration(text: string): number | undefined {
  if (text.length > MAX_LENGTH) return undefined
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const [, decimal, unit = ''] = DECIMAL.exec(text) ?? []
  if (decimal !== undefined)
    return Math.round(Number(decimal) * (DURATION_UNITS[unit] ?? Number.NaN))
  if (text === '') return undefined
  const match = DURATION.exec(text)
  if (match === null) return undefined
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = match.map((part) => Number(part ?? 0))
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000
}

/** Returns the bytes of `500MB`, `4GiB`, or a bare number; undefined if it is neither. */
export function parseSize(text: string): number | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const match = SIZE.exec(text)
  if (match === null) return undefined
  const [, number, prefix = '', binary] = match
  return Number(number) * (binary ? 1_024 : 1_000) ** ' kmgt'.indexOf(prefix.toLowerCase())
}

/** Returns a count from untrusted data; undefined if it is not a number or cannot be a count. */
export function parseCount(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return undefined
  return Number(text)
}

/** Returns `ms` as `0.4s`, `45s`, `1m 05s`, `2h 03m`, `1d 04h`, or `30d`. */
export function formatDuration(ms: number): string {
  if (ms < 10_000) return `${Number((Math.max(0, ms) / 1_000).toFixed(1))}s`
  const seconds = Math.round(ms / 1_000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days > 0) return joinTwoUnits(`${days}d`, hours % 24, 'h')
  if (hours > 0) return joinTwoUnits(`${hours}h`, minutes % 60, 'm')
  if (minutes > 0) return joinTwoUnits(`${minutes}m`, seconds % 60, 's')
  return `${seconds}s`
}

function joinTwoUnits(whole: string, rest: number, unit: string): string {
  if (rest === 0) return whole
  return `${whole} ${String(rest).padStart(2, '0')}${unit}`
}

/** Returns the day of a time (in ms since the epoch) in UTC: `2026-11-09`. */
export function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/**
 * Returns `bytes` in the largest binary unit that leaves at least 1, with one decimal: `4.0 GiB`.
 */
export function formatSize(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB']
  if (bytes < 1_024) return `${bytes} B`
  const power = Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  return `${(bytes / 2 ** (10 * power)).toFixed(1)} ${units[power]}`
}

/** Returns a size above a limit, both in bytes, so that it looks larger than the limit. */
export function formatExceedingSize(bytes: number, limit: number): string {
  const size = formatSize(bytes)
  if (size === formatSize(limit)) return formatCount(bytes, 'byte')
  return size
}

/** Returns a whole number with thousands separators: `12,345`. */
export function formatNumber(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',')
}

/**
 * Returns a number with its noun: `0 pages`, `1 page`, `12,345 pages`. `many` is the plural where
 * an `s` alone does not make it.
 */
export function formatCount(n: number, one: string, many = `${one}s`): string {
  return `${formatNumber(n)} ${n === 1 ? one : many}`
}

/** Returns a size in bytes as people read it, in megabytes. */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

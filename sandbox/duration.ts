const UNITS_MS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 }

/**
 * Returns the milliseconds that `text` says (`45s`, `30m`, `1h30m`, `2d`; a bare number is seconds); undefined if it
 * says none.
 */
export function parseDuration(text: string): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text) * UNITS_MS.s
  const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(text)
  if (parts === null || text === '') return undefined
  const [, ...numbers] = parts
  return Object.values(UNITS_MS).reduce((sum, unit, i) => sum + Number(numbers[i] ?? 0) * unit, 0)
}

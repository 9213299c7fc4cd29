/**
 * Compares two folders as the step does, in a process of its own, and prints what changed.
 * usage: compare-sites.ts <earlier> <later>
 */
import { compareFolders } from '../../src/changes/compare-folders.ts'
import { changesInWords, countsOf } from '../../src/changes/report/counts.ts'

const [earlier = '', later = ''] = process.argv.slice(2)
const { signal } = new AbortController()
const info = ({ text }: { readonly text: string }) => console.log(text)
const sites = { earlier, later, domain: undefined, basePath: '/' }
const { comparison } = await compareFolders({ ...sites, signal, info })
console.log(`Found ${changesInWords(countsOf(comparison))}`)

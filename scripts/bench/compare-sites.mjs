/**
 * Compares two folders as the step does, in a process of its own, and prints what changed. With `lib` it runs the compiled code,
 * and with `src` the sources, which take longer to load.
 * usage: compare-sites.mjs lib|src <earlier> <later>
 */
const [code = 'src', earlier = '', later = ''] = process.argv.slice(2)
const load = (module) => import(`../../${code}/changes/${module}${code === 'lib' ? '.js' : '.ts'}`)
const { compareFolders } = await load('compare-folders')
const { changesInWords, countsOf } = await load('report/counts')

const { signal } = new AbortController()
const info = ({ text }) => console.log(text)
const sites = { earlier, later, domain: undefined, basePath: '/' }
const { comparison } = await compareFolders({ ...sites, signal, info })
console.log(`Found ${changesInWords(countsOf(comparison))}`)

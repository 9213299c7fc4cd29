/** Loaded into a process before its program: prints how much memory it took at most, in KiB, when it ends. */
process.on('exit', () => console.log('peak', process.resourceUsage().maxRSS))

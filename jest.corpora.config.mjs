import { configFor } from './jest.config.mjs'

// Apart from the others, because they need archives and tools made by others, which .ci/run installs.
export default configFor('corpora')

import { configFor } from './jest.config.mjs'

// Apart from the others, because they take long and fail seldom: what grows with its input, properties, limits.
export default configFor('slow')

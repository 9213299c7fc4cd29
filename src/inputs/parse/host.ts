import { safe } from '../../report/clean.ts'
import { HOST_NAMES } from '../../web/host/hosts.ts'
import { oneOf } from './choice.ts'

const NO_HOST = safe`; leave it out for any other host: then only what fails on every host is an error`

/** Returns the host of that name. @throws InvalidInput */
export const parseHost = oneOf(HOST_NAMES, NO_HOST)

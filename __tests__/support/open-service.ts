import { afterAll } from '@jest/globals'
import { type Service, startService } from './service.ts'

export const KEY = 'key_3f9c0d1e2b4a5968'

const open: Service[] = []
afterAll(async () => {
  await Promise.all(open.splice(0).map((service) => service.close()))
})

/** Starts a service that is closed after the tests. */
export async function service(...[script, options]: Parameters<typeof startService>): Promise<Service> {
  const started = await startService(script, options)
  open.push(started)
  return started
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { freePort } from '../../scripts/free-port.ts'
import { listening } from './nginx.ts'
import { newFolder } from './run-folder.ts'

/** A real Varnish with its built-in configuration alone, in front of a service. */
export interface Varnish {
  readonly url: string
  stop(): Promise<void>
}

/** Starts varnishd (Debian package varnish) in front of `port`; it waits `firstByteTimeoutS` seconds for an answer. */
export async function startVarnish(port: number, firstByteTimeoutS: number): Promise<Varnish> {
  const work = newFolder()
  const own = await freePort()
  const options = ['-F', '-j', 'none', '-n', work, '-a', `127.0.0.1:${own}`, '-b', `127.0.0.1:${port}`]
  const limits = ['-s', 'malloc,16m', '-p', `first_byte_timeout=${firstByteTimeoutS}`]
  const varnish = spawn('varnishd', [...options, ...limits], { stdio: 'ignore' })
  const ended = once(varnish, 'exit')
  await Promise.race([once(varnish, 'spawn'), ended])
  await listening(varnish, own)
  return {
    url: `http://127.0.0.1:${own}`,
    async stop() {
      varnish.kill('SIGTERM')
      await ended
      rmSync(work, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

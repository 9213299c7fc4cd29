import { expect, test } from '@jest/globals'
import { checkNode } from '../../src/node-version.ts'

test.each(['24.0.0', '24.21.0', '26.0.0', '100.1.0'])('Node %s is new enough', (version) => {
  expect(() => checkNode(version)).not.toThrow()
})

test.each(['18.20.8', '20.20.2', '22.23.3', '23.11.1', '9.11.2'])('Node %s is too old', (version) => {
  expect(() => checkNode(version)).toThrow(
    `This step needs Node 24 or newer, but the runner started it with Node ${version}; it stopped before doing anything.`,
  )
})

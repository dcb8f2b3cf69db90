import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { mock } from 'node:test'
import { screenshotTime } from './screenshot-time.ts'

// Loaded before a program (node --import) whose pages are photographed: it is always the same moment
// there, and the references of the enquiries come out alike each time.
mock.timers.enable({ apis: ['Date'], now: screenshotTime })

let seed = 1
mock.method(crypto, 'randomInt', (max: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % max
})
syncBuiltinESMExports()

import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { mock } from 'node:test'
import { screenshotTime } from './screenshot-time.ts'

// Preloaded (node --import) into a server for screenshots. Fixes the time, so that pages and
// references are the same in every run.
mock.timers.enable({ apis: ['Date'], now: screenshotTime })

let seed = 1
mock.method(crypto, 'randomInt', (max: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % max
})
syncBuiltinESMExports()

import { expect, test } from 'vitest'
import { lockFile } from '../load/away.ts'
import { killAtRandom } from '../load/kills.ts'

// Runs for a few seconds what `npm run load` does for half an hour.

test('no acknowledged enquiry is lost or stored twice when the process is killed', async () => {
  const { acknowledged, lost, twice } = await killAtRandom('sqlite', 2, 8)
  expect(acknowledged).toBeGreaterThan(0)
  expect([lost, twice]).toEqual([0, 0])
})

test('pages are served and enquiries stored while another process locks the database', async () => {
  const { acknowledged, lost, twice, pages } = await lockFile(2000)
  expect(acknowledged).toBeGreaterThan(0)
  expect([lost, twice, pages.failed]).toEqual([0, 0, 0])
  // The reader sends ten requests a second. A blocked site would answer only the pending one.
  expect(pages.meanwhile).toBeGreaterThan(2)
})

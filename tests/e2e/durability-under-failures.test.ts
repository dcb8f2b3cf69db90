import { expect, test } from 'vitest'
import { lockFile } from '../load/away.ts'
import { killAtRandom } from '../load/kills.ts'

// A few seconds of what `npm run load` does for half an hour.

test('no acknowledged enquiry is lost, and none is there twice, when the program is killed', async () => {
  const { acknowledged, lost, twice } = await killAtRandom('sqlite', 2, 8)
  expect(acknowledged).toBeGreaterThan(0)
  expect([lost, twice]).toEqual([0, 0])
})

test('pages are served while another program holds the database, and what is sent is kept', async () => {
  const { acknowledged, lost, twice, pages } = await lockFile(2000)
  expect(acknowledged).toBeGreaterThan(0)
  expect([lost, twice, pages.failed]).toEqual([0, 0, 0])
  // Asked ten times a second; of a site that stood still there would be the one that was on its way.
  expect(pages.meanwhile).toBeGreaterThan(2)
})

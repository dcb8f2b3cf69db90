import { expect, it } from 'vitest'
import { degreesTurned } from './camera-view.ts'
import { viewOfPicture } from './continue-pictures.ts'

it('shows the angle of the picture', () => {
  const box = { top: 0, width: 375, height: 211 }
  const view = viewOfPicture({ degrees: 130, picture: box }, box)
  expect(degreesTurned(view)).toBe(130)
  expect(view).toMatchObject({ zoom: 1, fill: 0, rise: 0 })
})

it('shows the machine in the size of a narrower picture, also in a flat canvas', () => {
  const picture = { top: 0, width: 320, height: 180 }
  expect(viewOfPicture({ degrees: 0, picture }, { top: 0, width: 400, height: 400 }).zoom).toBe(0.8)
  expect(viewOfPicture({ degrees: 0, picture }, { top: 0, width: 900, height: 180 }).zoom).toBe(1)
})

it('moves the machine up to a picture that is above the middle of the canvas', () => {
  const picture = { top: 100, width: 320, height: 180 }
  expect(viewOfPicture({ degrees: 0, picture }, { top: 100, width: 320, height: 240 }).rise).toBe(
    0.125,
  )
})

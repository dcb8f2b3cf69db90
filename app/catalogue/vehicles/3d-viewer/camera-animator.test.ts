import { expect, it } from 'vitest'
import { CameraAnimator } from './camera-animator.ts'
import { cameraViewPresets, initialCameraView } from './camera-view.ts'

function mover(isCalm = false) {
  let asked = 0
  const moved = new CameraAnimator(isCalm, () => asked++)
  return { moved, asked: () => asked }
}

it('follows a drag, and requests a frame for each movement', () => {
  const { moved, asked } = mover()
  moved.drag(50, 0)
  expect(moved.view.turn).toBe(initialCameraView.turn + 50)
  moved.drag(0, -1000)
  expect(moved.view.elevation).toBe(0)
  expect(asked()).toBe(2)
  expect(moved.step(0)).toBe(false)
})

it('moves to a requested view and stops there', () => {
  const { moved } = mover()
  moved.goTo(cameraViewPresets.front)
  expect(moved.step(1000)).toBe(true)
  expect(moved.step(1250)).toBe(true)
  expect(moved.step(2000)).toBe(false)
  expect(moved.view).toEqual(cameraViewPresets.front)
})

it('rotates slowly at the start, until some seconds have passed or the user touches the view', () => {
  const { moved } = mover()
  moved.begin()
  moved.step(0)
  moved.step(2000)
  expect(moved.view.turn).toBeLessThan(initialCameraView.turn)
  moved.drag(0, 0)
  expect(moved.step(3000)).toBe(false)

  const alone = mover().moved
  alone.begin()
  alone.step(0)
  expect(alone.step(4900)).toBe(false)
})

it('continues to rotate after a quick drag, and slows down', () => {
  const { moved } = mover()
  moved.rollOn(1)
  moved.step(0)
  moved.step(100)
  const first = moved.view.turn - initialCameraView.turn
  moved.step(200)
  const second = moved.view.turn - initialCameraView.turn - first
  expect(first).toBeGreaterThan(second)
  expect(second).toBeGreaterThan(0)
})

const pictured = { ...initialCameraView, turn: 12, zoom: 0.8, fill: 0, rise: 0.1 }

it('comes closer from the view of the pictures, also while the visitor turns it', () => {
  const { moved } = mover()
  moved.showPictured(pictured)
  moved.comeCloser()
  moved.step(0)
  expect(moved.view).toEqual(pictured)
  moved.step(450)
  moved.drag(10, 0)
  expect(moved.view.turn).toBe(22)
  expect(moved.view.fill).toBeCloseTo(0.5)
  expect(moved.step(900)).toBe(false)
  expect(moved.view).toEqual({ ...initialCameraView, turn: 22 })
})

it('starts no motion of its own if the user prefers reduced motion', () => {
  const { moved } = mover(true)
  moved.showPictured({ ...pictured, turn: initialCameraView.turn })
  moved.comeCloser()
  moved.begin()
  moved.rollOn(2)
  expect(moved.step(0)).toBe(false)
  expect(moved.view).toEqual(initialCameraView)
  moved.goTo(cameraViewPresets.rear)
  expect(moved.view).toEqual(cameraViewPresets.rear)
})

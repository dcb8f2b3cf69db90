import { expect, it } from 'vitest'
import { PointerGestures } from './pointer-gestures.ts'

it('drags with one finger, and returns the drag’s speed on release', () => {
  const grip = new PointerGestures()
  grip.hold(1, { x: 100, y: 100 })
  expect(grip.move(1, { x: 110, y: 95 }, 1000)).toEqual({ right: 10, down: -5 })
  grip.move(1, { x: 130, y: 95 }, 1010)
  expect(grip.letGo(1, 1020)).toBe(2)
})

it('zooms by the distance of two fingers without rotating', () => {
  const grip = new PointerGestures()
  grip.hold(1, { x: 100, y: 100 })
  grip.hold(2, { x: 200, y: 100 })
  const moves = [grip.move(1, { x: 50, y: 100 }, 1000), grip.move(2, { x: 250, y: 100 }, 1010)]
  const zooms = moves.map((it) => (it && 'zoom' in it ? it.zoom : Number.NaN))
  expect((zooms[0] ?? 0) * (zooms[1] ?? 0)).toBeCloseTo(2)
})

it('does not continue to rotate after a two-finger gesture', () => {
  const grip = new PointerGestures()
  grip.hold(1, { x: 100, y: 100 })
  grip.move(1, { x: 140, y: 100 }, 1000)
  grip.hold(2, { x: 200, y: 100 })
  grip.move(2, { x: 260, y: 100 }, 1010)
  expect(grip.letGo(2, 1020)).toBeUndefined()
  expect(grip.letGo(1, 1025)).toBe(0)
})

it('ignores a pointer that is not pressed', () => {
  expect(new PointerGestures().move(1, { x: 1, y: 1 }, 1)).toBeUndefined()
  expect(new PointerGestures().letGo(1, 1)).toBeUndefined()
})

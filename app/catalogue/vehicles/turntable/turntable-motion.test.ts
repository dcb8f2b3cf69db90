import { describe, expect, it } from 'vitest'
import {
  framesOf,
  nearestFirst,
  nearestLoaded,
  rolled,
  rollsFor,
  speedOf,
  turn,
} from './turntable-motion.ts'

const none = new Set<number>()

it.each([
  [9, 0],
  [10, -1],
  [19.9, -1],
  [-9, 0],
  [-10, 1],
  [-360, 36],
])('a drag of %d px is worth %d frames', (pixels, frames) => {
  expect(framesOf(pixels)).toBe(frames)
})

describe('turning', () => {
  it.each([
    [0, 1, 1],
    [35, 1, 0],
    [0, -1, 35],
    [10, 72, 10],
    [0, -37, 35],
  ])('from frame %d by %d of 36 leads to %d', (start, steps, end) => {
    expect(turn(start, steps, 36, none)).toBe(end)
  })

  it('wraps around four frames as well', () => {
    expect([1, 2, 3, 4, 5].map((steps) => turn(0, steps, 4, none))).toEqual([1, 2, 3, 0, 1])
  })

  it('skips frames that failed, both ways', () => {
    const failed = new Set([1, 2, 35])
    expect(turn(0, 1, 36, failed)).toBe(3)
    expect(turn(3, -1, 36, failed)).toBe(0)
    expect(turn(0, -1, 36, failed)).toBe(34)
  })

  it('leaves a frame that fails while it is shown', () => {
    expect(turn(5, 0, 36, new Set([5]))).toBe(6)
    expect(turn(35, 0, 36, new Set([35]))).toBe(0)
  })

  it('stands still when nothing could be loaded', () => {
    expect(turn(2, 7, 4, new Set([0, 1, 2, 3]))).toBe(2)
  })
})

it('loads the shown frame first, then outwards on both sides', () => {
  expect(nearestFirst(0, 5)).toEqual([0, 1, 4, 2, 3])
  expect(nearestFirst(35, 36).slice(0, 3)).toEqual([35, 0, 34])
  expect(new Set(nearestFirst(7, 36)).size).toBe(36)
})

it('shows the nearest frame that is there', () => {
  expect(nearestLoaded(10, 36, new Set([0, 18, 13]))).toBe(13)
  expect(nearestLoaded(10, 36, none)).toBeUndefined()
})

describe('rolling on', () => {
  it('takes the speed of the last moments only', () => {
    const trail = [
      { x: 0, at: 0 },
      { x: 300, at: 500 },
      { x: 340, at: 540 },
    ]
    expect(speedOf(trail, 550)).toBe(1)
    expect(speedOf(trail, 2000)).toBe(0)
    expect(speedOf([], 0)).toBe(0)
    expect(speedOf([{ x: 300, at: 500 }], 500)).toBe(0)
  })

  it('goes on in the same direction and slows to a stop', () => {
    expect(rolled(-1, 100)).toBeLessThan(0)
    expect(rolled(1, 200) - rolled(1, 100)).toBeLessThan(rolled(1, 100))
    expect(rolled(1, 1e6)).toBeCloseTo(260)
  })

  it('is over when it has a frame left', () => {
    const left = rolled(2, 1e6) - rolled(2, rollsFor(2))
    expect(left).toBeCloseTo(10)
    expect(rolled(-2, rollsFor(-2))).toBeCloseTo(-rolled(2, rollsFor(2)))
  })

  it('does not begin to roll for less than a frame', () => {
    expect(rollsFor(0.03)).toBe(0)
    expect(rollsFor(-2)).toBeGreaterThan(0)
  })
})

import { describe, expect, it } from 'vitest'
import {
  frameLoadOrder,
  framesForDrag,
  nearestLoadedFrame,
  releaseSpeed,
  rollDistance,
  rollDuration,
  stepFrame,
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
  expect(framesForDrag(pixels)).toBe(frames)
})

describe('turning', () => {
  it.each([
    [0, 1, 1],
    [35, 1, 0],
    [0, -1, 35],
    [10, 72, 10],
    [0, -37, 35],
  ])('from frame %d by %d of 36 leads to %d', (start, steps, end) => {
    expect(stepFrame(start, steps, 36, none)).toBe(end)
  })

  it('wraps around four frames as well', () => {
    expect([1, 2, 3, 4, 5].map((steps) => stepFrame(0, steps, 4, none))).toEqual([1, 2, 3, 0, 1])
  })

  it('skips frames that failed, both ways', () => {
    const failed = new Set([1, 2, 35])
    expect(stepFrame(0, 1, 36, failed)).toBe(3)
    expect(stepFrame(3, -1, 36, failed)).toBe(0)
    expect(stepFrame(0, -1, 36, failed)).toBe(34)
  })

  it('leaves a frame that fails while it is shown', () => {
    expect(stepFrame(5, 0, 36, new Set([5]))).toBe(6)
    expect(stepFrame(35, 0, 36, new Set([35]))).toBe(0)
  })

  it('stands still when nothing could be loaded', () => {
    expect(stepFrame(2, 7, 4, new Set([0, 1, 2, 3]))).toBe(2)
  })
})

it('loads the shown frame first, then outwards on both sides', () => {
  expect(frameLoadOrder(0, 5)).toEqual([0, 1, 4, 2, 3])
  expect(frameLoadOrder(35, 36).slice(0, 3)).toEqual([35, 0, 34])
  expect(new Set(frameLoadOrder(7, 36)).size).toBe(36)
})

it('shows the nearest frame that is there', () => {
  expect(nearestLoadedFrame(10, 36, new Set([0, 18, 13]))).toBe(13)
  expect(nearestLoadedFrame(10, 36, none)).toBeUndefined()
})

describe('rolling on', () => {
  it('takes the speed of the last moments only', () => {
    const trail = [
      { x: 0, at: 0 },
      { x: 300, at: 500 },
      { x: 340, at: 540 },
    ]
    expect(releaseSpeed(trail, 550)).toBe(1)
    expect(releaseSpeed(trail, 2000)).toBe(0)
    expect(releaseSpeed([], 0)).toBe(0)
    expect(releaseSpeed([{ x: 300, at: 500 }], 500)).toBe(0)
  })

  it('goes on in the same direction and slows to a stop', () => {
    expect(rollDistance(-1, 100)).toBeLessThan(0)
    expect(rollDistance(1, 200) - rollDistance(1, 100)).toBeLessThan(rollDistance(1, 100))
    expect(rollDistance(1, 1e6)).toBeCloseTo(260)
  })

  it('is over when it has a frame left', () => {
    const left = rollDistance(2, 1e6) - rollDistance(2, rollDuration(2))
    expect(left).toBeCloseTo(10)
    expect(rollDistance(-2, rollDuration(-2))).toBeCloseTo(-rollDistance(2, rollDuration(2)))
  })

  it('does not begin to roll for less than a frame', () => {
    expect(rollDuration(0.03)).toBe(0)
    expect(rollDuration(-2)).toBeGreaterThan(0)
  })
})

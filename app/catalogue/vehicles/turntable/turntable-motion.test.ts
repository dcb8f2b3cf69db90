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
])('converts a drag of %d px to %d frames', (pixels, frames) => {
  expect(framesForDrag(pixels)).toBe(frames)
})

describe('stepFrame', () => {
  it.each([
    [0, 1, 1],
    [35, 1, 0],
    [0, -1, 35],
    [10, 72, 10],
    [0, -37, 35],
  ])('moves from frame %d by %d of 36 frames to frame %d', (start, steps, end) => {
    expect(stepFrame(start, steps, 36, none)).toBe(end)
  })

  it('wraps around four frames as well', () => {
    expect([1, 2, 3, 4, 5].map((steps) => stepFrame(0, steps, 4, none))).toEqual([1, 2, 3, 0, 1])
  })

  it('skips failed frames when moving forwards and backwards', () => {
    const failed = new Set([1, 2, 35])
    expect(stepFrame(0, 1, 36, failed)).toBe(3)
    expect(stepFrame(3, -1, 36, failed)).toBe(0)
    expect(stepFrame(0, -1, 36, failed)).toBe(34)
  })

  it('moves on from a shown frame that fails', () => {
    expect(stepFrame(5, 0, 36, new Set([5]))).toBe(6)
    expect(stepFrame(35, 0, 36, new Set([35]))).toBe(0)
  })

  it('does not move if no frame could be loaded', () => {
    expect(stepFrame(2, 7, 4, new Set([0, 1, 2, 3]))).toBe(2)
  })
})

it('loads the shown frame first, then the frames on both sides of it', () => {
  expect(frameLoadOrder(0, 5)).toEqual([0, 1, 4, 2, 3])
  expect(frameLoadOrder(35, 36).slice(0, 3)).toEqual([35, 0, 34])
  expect(new Set(frameLoadOrder(7, 36)).size).toBe(36)
})

it('shows the loaded frame that is nearest to the requested one', () => {
  expect(nearestLoadedFrame(10, 36, new Set([0, 18, 13]))).toBe(13)
  expect(nearestLoadedFrame(10, 36, none)).toBeUndefined()
})

describe('rotation after a drag', () => {
  it('uses the speed of the last 100 ms only', () => {
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

  it('continues in the direction of the drag and slows to a stop', () => {
    expect(rollDistance(-1, 100)).toBeLessThan(0)
    expect(rollDistance(1, 200) - rollDistance(1, 100)).toBeLessThan(rollDistance(1, 100))
    expect(rollDistance(1, 1e6)).toBeCloseTo(260)
  })

  it('stops when less than one frame is left to move', () => {
    const left = rollDistance(2, 1e6) - rollDistance(2, rollDuration(2))
    expect(left).toBeCloseTo(10)
    expect(rollDistance(-2, rollDuration(-2))).toBeCloseTo(-rollDistance(2, rollDuration(2)))
  })

  it('does not start if it would move less than one frame', () => {
    expect(rollDuration(0.03)).toBe(0)
    expect(rollDuration(-2)).toBeGreaterThan(0)
  })
})

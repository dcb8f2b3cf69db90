import { afterEach, expect, it, vi } from 'vitest'
import { AdaptiveResolution } from './adaptive-resolution.ts'

afterEach(() => vi.useRealTimers())

/**
 * Simulates moving frames of these durations in ms, and returns the shares of pixels that were
 * drawn.
 */
function moved(frames: readonly number[]) {
  vi.useFakeTimers()
  const shares: number[] = []
  const pace = new AdaptiveResolution((share) => shares.push(share))
  for (const took of frames) {
    pace.begin(true)
    pace.end(took)
  }
  return { shares, pace }
}

it('keeps the full resolution while frames are fast', () => {
  expect(moved([16, 30, 16, 90, 16]).shares).toEqual([])
})

it('lowers the resolution while frames are slow, and restores it when the scene is at rest', () => {
  const { shares } = moved([400, 400, 150, 150])
  expect(shares).toEqual([0.5])
  vi.advanceTimersByTime(250)
  expect(shares).toEqual([0.5, 1])
})

it('keeps the full resolution of a scene that does not move', () => {
  const { shares, pace } = moved([400, 400])
  pace.begin(false)
  pace.end(400)
  vi.advanceTimersByTime(250)
  expect(shares).toEqual([])
})

import { afterEach, expect, it, vi } from 'vitest'
import { AdaptiveResolution } from './adaptive-resolution.ts'

afterEach(() => vi.useRealTimers())

/** Frames of a moving machine that take so long each, and what was drawn of a screen's pixels. */
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

it('draws sharply where frames come in time', () => {
  expect(moved([16, 30, 16, 90, 16]).shares).toEqual([])
})

it('draws with fewer pixels where they do not, and sharply at rest', () => {
  const { shares } = moved([400, 400, 150, 150])
  expect(shares).toEqual([0.5])
  vi.advanceTimersByTime(250)
  expect(shares).toEqual([0.5, 1])
})

it('leaves what stands still as sharp as it is', () => {
  const { shares, pace } = moved([400, 400])
  pace.begin(false)
  pace.end(400)
  vi.advanceTimersByTime(250)
  expect(shares).toEqual([])
})

/** Drag distance that rotates by one frame, in pixels. */
export const pixelsPerFrame = 10

/**
 * Converts a drag in pixels to whole frames. The frames rotate to the left, so a drag to the right
 * goes backwards.
 */
export function framesForDrag(pixels: number): number {
  return 0 - Math.trunc(pixels / pixelsPerFrame)
}

/**
 * Returns the frame that is `steps` from `start` in a ring of `count` frames. Failed frames are
 * skipped.
 */
export function stepFrame(
  start: number,
  steps: number,
  count: number,
  failed: ReadonlySet<number>,
): number {
  const good = [...Array(count).keys()].filter((frame) => !failed.has(frame))
  if (good.length === 0) return start
  const at = good.findIndex((frame) => frame >= start)
  return good[wrap((at === -1 ? 0 : at) + steps, good.length)] ?? start
}

/** Returns the nearest loaded frame, to show while the wanted one is loading. */
export function nearestLoadedFrame(
  wanted: number,
  count: number,
  loaded: ReadonlySet<number>,
): number | undefined {
  return frameLoadOrder(wanted, count).find((frame) => loaded.has(frame))
}

/** Returns the loading order: the current frame, then its neighbours, then theirs. */
export function frameLoadOrder(current: number, count: number): number[] {
  const distance = (frame: number) => {
    const ahead = wrap(frame - current, count)
    return Math.min(ahead, count - ahead)
  }
  return [...Array(count).keys()].sort((one, other) => distance(one) - distance(other))
}

/** Returns the release speed of a drag over its last 100 ms, in pixels per millisecond. */
export function releaseSpeed(trail: readonly { x: number; at: number }[], now: number): number {
  const recent = trail.filter(({ at }) => now - at <= 100)
  const first = recent[0]
  const last = recent.at(-1)
  if (!first || !last || last.at <= first.at) return 0
  return (last.x - first.x) / (last.at - first.at)
}

/**
 * Returns the distance in pixels after `elapsed` ms, for a release speed in pixels per millisecond.
 * The speed decays exponentially.
 */
export function rollDistance(speed: number, elapsed: number): number {
  return speed * rollTimeConstant * (1 - Math.exp(-elapsed / rollTimeConstant))
}

/** Returns the time in milliseconds after which less than one frame of the roll remains. */
export function rollDuration(speed: number): number {
  const left = (Math.abs(speed) * rollTimeConstant) / pixelsPerFrame
  return left <= 1 ? 0 : rollTimeConstant * Math.log(left)
}

/** Time in which the speed falls to about a third, in milliseconds. */
const rollTimeConstant = 260

function wrap(value: number, count: number): number {
  return ((value % count) + count) % count
}

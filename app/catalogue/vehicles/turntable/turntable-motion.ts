/** A drag turns the machine by one frame for each 10 px. */
export const pixelsPerFrame = 10

/**
 * Whole frames that a drag of this many pixels is worth. The pictures show the machine turning to the
 * left: so that it follows the finger, a drag to the right goes back through them.
 */
export function framesForDrag(pixels: number): number {
  return 0 - Math.trunc(pixels / pixelsPerFrame)
}

/**
 * The frame reached by going `steps` from `start` around a ring of `count`. Frames that failed to
 * load do not count: the machine turns past them as if they had never been taken.
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

/** The frame to show while the wanted one is still loading: the nearest on the ring that is there. */
export function nearestLoadedFrame(
  wanted: number,
  count: number,
  loaded: ReadonlySet<number>,
): number | undefined {
  return frameLoadOrder(wanted, count).find((frame) => loaded.has(frame))
}

/** In which order to load: the shown frame, then its neighbours, then theirs. */
export function frameLoadOrder(current: number, count: number): number[] {
  const distance = (frame: number) => {
    const ahead = wrap(frame - current, count)
    return Math.min(ahead, count - ahead)
  }
  return [...Array(count).keys()].sort((one, other) => distance(one) - distance(other))
}

/** How fast a finger was going when it let go, in pixels per millisecond, from its last 100 ms. */
export function releaseSpeed(trail: readonly { x: number; at: number }[], now: number): number {
  const recent = trail.filter(({ at }) => now - at <= 100)
  const first = recent[0]
  const last = recent.at(-1)
  if (!first || !last || last.at <= first.at) return 0
  return (last.x - first.x) / (last.at - first.at)
}

/** How far a turntable let go at `speed` has rolled after `elapsed` ms: it slows down like a wheel. */
export function rollDistance(speed: number, elapsed: number): number {
  return speed * rollTimeConstant * (1 - Math.exp(-elapsed / rollTimeConstant))
}

/** After this long the roll has less than a frame left. */
export function rollDuration(speed: number): number {
  const left = (Math.abs(speed) * rollTimeConstant) / pixelsPerFrame
  return left <= 1 ? 0 : rollTimeConstant * Math.log(left)
}

/** Milliseconds in which the speed falls to about a third. */
const rollTimeConstant = 260

function wrap(value: number, count: number): number {
  return ((value % count) + count) % count
}

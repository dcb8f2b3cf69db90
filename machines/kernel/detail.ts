/**
 * Subdivision of round shapes: 1 for pictures, less where triangles are expensive (a phone).
 *
 * This is module state instead of an argument. Some six hundred calls in parts and families pass
 * their number of segments at full detail and need to know nothing else. A factor as an argument of
 * each call is easy to forget in the next one. The usual dangers of global state are excluded. Only
 * `atDetail` sets it, around a build that is synchronous by its type, and it restores the value
 * even if the build throws. A worker builds one machine at a time. Every cached result has the
 * detail in its key.
 */
let current = 1

/**
 * Maximum distance in metres between a surface and its exact shape at full detail. Module state for
 * the same reasons.
 */
let slack = 0

/**
 * Builds without rows of points that lie within `metres` of a straight line between their
 * neighbours.
 */
export function sparing<T extends object>(
  metres: number,
  build: () => T extends PromiseLike<unknown> ? never : T,
): T {
  const before = slack
  slack = metres
  try {
    return build()
  } finally {
    slack = before
  }
}

/** Builds with every number of segments multiplied by `detail`, which is above 0 and at most 1. */
export function atDetail<T extends object>(
  detail: number,
  build: () => T extends PromiseLike<unknown> ? never : T,
): T {
  if (!(detail > 0 && detail <= 1)) throw new RangeError(`Detail ${detail} is not in (0, 1].`)
  const before = current
  current = detail
  try {
    return build()
  } finally {
    current = before
  }
}

/** Returns `n` segments scaled by the detail: at least `least`, at most `n`. */
export function segments(n: number, least = 3): number {
  return current === 1 ? n : Math.min(n, Math.max(least, Math.round(n * current)))
}

/** `true` if features of a millimetre are built: bevels, backs of panels, sockets of bolt heads. */
export const isFine = (): boolean => current > 0.75

/**
 * Maximum distance in metres between a built surface and its exact shape. At full detail it is 0 or
 * the slack; at 0.36 it is 0.27 mm.
 */
export function tolerance(): number {
  return current === 1 ? slack : Math.max(slack, 0.00015 * (1 / current - 1))
}

/**
 * Increases a lift, in metres, at a lower detail. A coarse surface lies inside the exact one, and
 * parts on it need more clearance.
 */
export function liftAtDetail(lift: number): number {
  return lift > 0 ? lift + 0.0005 * (1 / current - 1) : lift
}

/**
 * Raises the crease angle at a lower detail. Fewer faces of a round shape meet at larger angles;
 * right angles stay creases.
 */
export function creaseAtDetail(degrees: number): number {
  return current === 1 ? degrees : Math.max(degrees, Math.min(62, degrees / current))
}

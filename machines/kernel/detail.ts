/**
 * How finely the kernel divides what is round: 1 for pictures, less where triangles are dear (a phone).
 *
 * It is state of this module, not an argument. Some six hundred calls in parts and families say how finely they
 * divide a thing at full detail, and that is all they should know; a factor handed through each of them (or a kernel
 * made anew for each detail) would be forgotten by the next one written. What makes state dangerous cannot happen:
 * only `atDetail` sets it, around a build that is synchronous by its type, and it is put back whatever the build does.
 * A worker builds one machine at a time; nothing that is built is kept for another detail without it in its key.
 */
let current = 1

/** How far a surface may be from what was asked for at full detail, in metres; state for the same reasons. */
let slack = 0

/** Builds without the rows of points that lie within `metres` of straight lines between their neighbours. */
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

/** Builds with every count of segments times `detail`, from just above 0 to 1. */
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

/** `n` segments at this detail: never fewer than `least`, nor more than `n`. */
export function segments(n: number, least = 3): number {
  return current === 1 ? n : Math.min(n, Math.max(least, Math.round(n * current)))
}

/** Whether things of a millimetre are built: bevels, the backs of panels, what is in a bolt's head. */
export const isFine = (): boolean => current > 0.75

/** How far, in metres, a surface may be from what was asked for: nothing or the slack at full detail, 0.27 mm at 0.36. */
export function tolerance(): number {
  return current === 1 ? slack : Math.max(slack, 0.00015 * (1 / current - 1))
}

/** Coarse surfaces lie inside of the exact ones by their chords: what lies on them is lifted over that, in metres. */
export function liftAtDetail(lift: number): number {
  return lift > 0 ? lift + 0.0005 * (1 / current - 1) : lift
}

/** Faces of what is round meet at larger angles when they are fewer; edges of a right angle stay edges. */
export function creaseAtDetail(degrees: number): number {
  return current === 1 ? degrees : Math.max(degrees, Math.min(62, degrees / current))
}

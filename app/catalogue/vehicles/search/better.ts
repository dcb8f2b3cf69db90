/** A figure, or the two ends of one that is a range. */
export type Extent = { from: number; to: number }

/** Under so much of the larger one, two figures count as equal. */
const equalWithin = 0.015

/**
 * Which of some figures are better: those that beat another and that none beats. Where one is missing,
 * the others are compared; of figures that all count as equal none is.
 */
export function betterOf(
  figures: readonly (Extent | undefined)[],
  meant: 'more' | 'less',
): boolean[] {
  const beats = (one: Extent | undefined, other: Extent | undefined) => {
    if (!one || !other) return false
    return meant === 'more' ? isAbove(one, other) : isAbove(other, one)
  }
  return figures.map(
    (one) =>
      figures.some((other) => beats(one, other)) && !figures.some((other) => beats(other, one)),
  )
}

/** Whether all are there and no two differ by more than counts. */
export function areEqual(figures: readonly (Extent | undefined)[]): boolean {
  return figures.every(
    (one) => one && figures.every((other) => other && !isAbove(one, other) && !isAbove(other, one)),
  )
}

/** The whole of one above the whole of the other, by as much as counts. */
function isAbove(one: Extent, other: Extent): boolean {
  return one.from > other.to && one.from - other.to >= one.from * equalWithin
}

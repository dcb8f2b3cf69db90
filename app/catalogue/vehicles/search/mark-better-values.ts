/** A figure, or the two ends of one that is a range. */
export type ValueRange = { from: number; to: number }

/** Under so much of the larger one, two figures count as equal. */
const equalWithin = 0.015

/**
 * Which of some figures are better: those that beat another and that none beats. Where one is missing,
 * the others are compared; of figures that all count as equal none is.
 */
export function markBetterValues(
  figures: readonly (ValueRange | undefined)[],
  meant: 'more' | 'less',
): boolean[] {
  const beats = (one: ValueRange | undefined, other: ValueRange | undefined) => {
    if (!one || !other) return false
    return meant === 'more' ? isClearlyAbove(one, other) : isClearlyAbove(other, one)
  }
  return figures.map(
    (one) =>
      figures.some((other) => beats(one, other)) && !figures.some((other) => beats(other, one)),
  )
}

/** Whether all are there and no two differ by more than counts. */
export function areAboutEqual(figures: readonly (ValueRange | undefined)[]): boolean {
  return figures.every(
    (one) =>
      one &&
      figures.every((other) => other && !isClearlyAbove(one, other) && !isClearlyAbove(other, one)),
  )
}

/** The whole of one above the whole of the other, by as much as counts. */
function isClearlyAbove(one: ValueRange, other: ValueRange): boolean {
  return one.from > other.to && one.from - other.to >= one.from * equalWithin
}

/** A single value, or both ends of a range. */
export type ValueRange = { from: number; to: number }

/** Values with a relative difference below this count as equal. */
const equalWithin = 0.015

/**
 * Returns a boolean for each value: `true` if it beats another one and none beats it. Missing
 * values are skipped. If all values count as equal, none is better.
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

/** `true` if all values exist and count as equal. */
export function areAboutEqual(figures: readonly (ValueRange | undefined)[]): boolean {
  return figures.every(
    (one) =>
      one &&
      figures.every((other) => other && !isClearlyAbove(one, other) && !isClearlyAbove(other, one)),
  )
}

/** `true` if the whole of one range is above the other by more than the tolerance. */
function isClearlyAbove(one: ValueRange, other: ValueRange): boolean {
  return one.from > other.to && one.from - other.to >= one.from * equalWithin
}

/** For each value in minutes, the number of times it occurs. */
export type MinuteTally = Map<number, number>

export function addToTally(tally: MinuteTally, minutes: number, count: number): void {
  tally.set(minutes, (tally.get(minutes) ?? 0) + count)
}

/** Returns the median, rounded to whole minutes; null if there are no values. */
export function medianOf(tally: MinuteTally): number | null {
  const sorted = [...tally].sort(([a], [b]) => a - b)
  const total = sorted.reduce((sum, [, count]) => sum + count, 0)
  if (total === 0) return null
  const at = (place: number) => {
    let left = place
    return sorted.find(([, count]) => {
      left -= count
      return left < 0
    })?.[0]
  }
  const [low = 0, high = 0] = [at(Math.floor((total - 1) / 2)), at(Math.floor(total / 2))]
  return Math.round((low + high) / 2)
}

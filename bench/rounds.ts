export type Spread = { median: number; least: number; most: number }

/**
 * Measures each contestant in turn, round after round: A B C, then C B A. Other load on the machine
 * thus affects all alike. Returns the figures in the order of the contestants.
 */
export async function inTurns<It, Figure>(
  contestants: readonly It[],
  rounds: number,
  measure: (it: It) => Promise<Figure>,
): Promise<Figure[][]> {
  const taken = contestants.map((it) => ({ it, figures: Array.of<Figure>() }))
  for (let round = 0; round < rounds; round++)
    for (const one of round % 2 === 0 ? taken : taken.toReversed())
      one.figures.push(await measure(one.it))
  return taken.map(({ figures }) => figures)
}

export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const half = (sorted.length - 1) / 2
  return {
    median: (at(Math.floor(half)) + at(Math.ceil(half))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  }
}

export function median(figures: readonly number[]): number {
  return spreadOf(figures).median
}

/** A seeded random generator: the same seed gives everyone the same demo. */
export type SeededRandom = ReturnType<typeof seededRandom>

export function seededRandom(seed: number) {
  let state = seed >>> 0
  /** A number between 0 and 1, by mulberry32. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    happens: (share: number) => next() < share,
    between: (least: number, most: number) => least + next() * (most - least),
    /** Picks one item, with a probability in proportion to its weight. */
    oneOf<Item>(weighted: readonly (readonly [Item, number])[]): Item {
      const total = weighted.reduce((sum, [, weight]) => sum + weight, 0)
      let left = next() * total
      for (const [item, weight] of weighted) {
        left -= weight
        if (left < 0) return item
      }
      const [last] = weighted.slice(-1)
      if (!last) throw new Error('There is nothing to choose from')
      return last[0]
    },
  }
}

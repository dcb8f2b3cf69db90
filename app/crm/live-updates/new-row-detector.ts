/** Rows with ids that count up, as a store gives them. */
export type RowSource<Row> = {
  latestId: () => Promise<number>
  /** Oldest first. */
  listSince: (id: number) => Promise<Row[]>
}

// PostgreSQL hands out ids before they are committed: a lower one may appear after a higher one.
export const idLookBack = 100

/** What is new at each look, and nothing of what was there at the beginning. */
export function newRowDetector<Row extends { id: number }>(rows: RowSource<Row>) {
  let seen = new Set<number>()
  let highest = 0
  return {
    async begin() {
      highest = await rows.latestId()
      const recent = await rows.listSince(highest - idLookBack)
      seen = new Set(recent.map(({ id }) => id))
    },

    async look(): Promise<Row[]> {
      const recent = await rows.listSince(highest - idLookBack)
      const fresh = recent.filter(({ id }) => !seen.has(id))
      for (const { id } of fresh) highest = Math.max(highest, id)
      seen = new Set(recent.map(({ id }) => id))
      return fresh
    },
  }
}

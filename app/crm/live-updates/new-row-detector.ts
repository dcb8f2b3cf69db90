/** A store of rows with ascending ids. */
export type RowSource<Row> = {
  latestId: () => Promise<number>
  /** Lists the rows after an id, oldest first. */
  listSince: (id: number) => Promise<Row[]>
}

// Number of ids to look back. PostgreSQL assigns ids before the commit, so a lower id may appear
// after a higher one.
export const idLookBack = 100

/** Returns the rows that are new at each query, without those that existed at the start. */
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

/** A store whose rows have ascending ids. */
export type RowSource<Row> = {
  latestId: () => Promise<number>
  /** Lists the rows after an id, oldest first. */
  listSince: (id: number) => Promise<Row[]>
}

// Number of ids to look back. PostgreSQL assigns an id before the commit, so a row with a lower id
// can appear after a row with a higher id.
export const idLookBack = 100

/**
 * Returns at each query the rows that are new since the last one. Rows that existed at the start
 * are not returned.
 */
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

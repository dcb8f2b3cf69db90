/** A queue for what only one may do at a time, first come first served. */
export function turns() {
  let last = Promise.resolve()
  return {
    /** Resolves when it is one's turn, with what ends it. */
    async take(): Promise<() => void> {
      const before = last
      const turn = Promise.withResolvers<void>()
      last = turn.promise
      await before
      return turn.resolve
    },
  }
}

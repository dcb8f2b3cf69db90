import { useState } from 'react'

/** Holds a row during an edit. `learn` loads the current version after a concurrent change. */
export function useLatestRow<Row>(row: Row, find: () => Promise<Row | undefined>) {
  const [current, setCurrent] = useState(row)

  async function learn() {
    const theirs = await find()
    if (theirs) setCurrent(theirs)
  }

  return { current, learn, keep: setCurrent }
}

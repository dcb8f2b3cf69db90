import { useState } from 'react'

/** A row while it is edited: it becomes somebody else's once they were quicker and `learn` was asked. */
export function useLatestRow<Row>(row: Row, find: () => Promise<Row | undefined>) {
  const [current, setCurrent] = useState(row)

  async function learn() {
    const theirs = await find()
    if (theirs) setCurrent(theirs)
  }

  return { current, learn, keep: setCurrent }
}

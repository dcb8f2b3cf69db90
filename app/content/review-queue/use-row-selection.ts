import { useRef, useState } from 'react'

/** Tracks the selected rows of a list. With Shift, selects the range from the last clicked row. */
export function useRowSelection(keys: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  // A row that has left the list is no longer selected.
  const held = keys.filter((key) => chosen.has(key))

  function toggle(key: string, { isRange }: { isRange: boolean }) {
    const isChosen = !chosen.has(key)
    const [from, to] = [keys.indexOf(last.current ?? ''), keys.indexOf(key)]
    const range =
      isRange && from >= 0 ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key]
    last.current = key
    const rest = held.filter((it) => !range.includes(it))
    setChosen(new Set(isChosen ? [...held, ...range] : rest))
  }

  return {
    keys: held,
    has: (key: string) => chosen.has(key),
    toggle,
    all: () => setChosen(new Set(keys)),
    none: () => setChosen(new Set()),
  }
}

import { useRef, useState } from 'react'

/** Which rows of a list are chosen; with Shift all from the last one to this one. */
export function useRowSelection(keys: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  // What has left the list is chosen no longer.
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

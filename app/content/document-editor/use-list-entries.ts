import { useState } from 'react'

/** Of an entry, while its list is written. */
type EntryFlags = { isOpen: boolean; isNew: boolean }

/** Which entries of a list are unfolded and which were made here; they keep that wherever they are moved. */
export function useListEntries(count: number) {
  const [flags, setFlags] = useState<readonly EntryFlags[]>(() =>
    Array.from({ length: count }, () => ({ isOpen: count === 1, isNew: false })),
  )
  return {
    of: (index: number): EntryFlags => flags[index] ?? { isOpen: false, isNew: false },
    fold: (index: number, isOpen: boolean) =>
      setFlags((all) => all.map((it, at) => (at === index ? { ...it, isOpen } : it))),
    add: () => setFlags((all) => [...all, { isOpen: true, isNew: true }]),
    remove: (index: number) => setFlags((all) => all.filter((_, at) => at !== index)),
    move: (from: number, to: number) => setFlags((all) => moveEntry(all, from, to)),
  }
}

export function moveEntry<One>(list: readonly One[], from: number, to: number): One[] {
  const one = list.slice(from, from + 1)
  const others = list.filter((_, at) => at !== from)
  return others.toSpliced(to, 0, ...one)
}

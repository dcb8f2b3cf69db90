import { useState } from 'react'

/** State of one entry while its list is edited. */
type EntryFlags = { isOpen: boolean; isNew: boolean }

/**
 * Tracks which list entries are open and which are new. Entries keep these flags when they move.
 */
export function useListEntries(count: number) {
  const [flags, setFlags] = useState<readonly EntryFlags[]>(() =>
    Array.from({ length: count }, () => ({ isOpen: count === 1, isNew: false })),
  )
  return {
    of: (index: number): EntryFlags => flags[index] ?? { isOpen: false, isNew: false },
    fold: (index: number, isOpen: boolean) =>
      setFlags((all) => all.map((it, at) => (at === index ? { ...it, isOpen } : it))),
    add: () => setFlags((all) => [...all, { isOpen: true, isNew: true }]),
    /** A copy of the entry was added after it. The copy opens in place of the entry. */
    continue: (index: number) =>
      setFlags((all) =>
        all.toSpliced(index, 1, { isOpen: false, isNew: false }, { isOpen: true, isNew: false }),
      ),
    remove: (index: number) => setFlags((all) => all.filter((_, at) => at !== index)),
    move: (from: number, to: number) => setFlags((all) => moveEntry(all, from, to)),
  }
}

export function moveEntry<One>(list: readonly One[], from: number, to: number): One[] {
  const one = list.slice(from, from + 1)
  const others = list.filter((_, at) => at !== from)
  return others.toSpliced(to, 0, ...one)
}

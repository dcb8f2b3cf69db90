import { createContext, useContext } from 'react'
import * as words from './day-board-offline-words.ts'

type UnsentTaps = {
  /** References of the cards with taps that are not sent yet. */
  references: ReadonlySet<string>
  undo: (reference: string) => void
}

export const UnsentTapsContext = createContext<UnsentTaps>({
  references: new Set(),
  undo: () => {},
})

/** Says on a card that its state is not sent yet, and undoes it. */
export function UnsentMark({ reference, name }: { reference: string; name: string }) {
  const { references, undo } = useContext(UnsentTapsContext)
  if (!references.has(reference)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <strong className="text-warn">{words.notSentYet}</strong>
      <button
        type="button"
        onClick={() => undo(reference)}
        className="inline-flex min-h-11 items-center text-signal-text underline md:min-h-8"
      >
        {words.undo}
        <span className="sr-only">{words.undoWhat(name)}</span>
      </button>
    </p>
  )
}

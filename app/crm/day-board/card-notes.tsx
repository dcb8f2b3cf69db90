import { createContext, useContext } from 'react'
import { reasons } from '#app/crm/appointments/lost-place-words.ts'
import * as offlineWords from './day-board-offline-words.ts'
import type { BoardAppointment, DayBoard } from './day-board-schema.ts'
import * as words from './day-board-words.ts'
import { displayName } from './use-board-acts.ts'

type CardNotesValue = {
  /** References of the cards with taps that are not sent yet. */
  unsent: ReadonlySet<string>
  undo: (reference: string) => void
  lostPlaces: DayBoard['lostPlaces']
  move: (appointment: BoardAppointment) => void
}

export const CardNotesContext = createContext<CardNotesValue>({
  unsent: new Set(),
  undo: () => {},
  lostPlaces: {},
  move: () => {},
})

/** Says on a card that its state is not sent yet, or that it lost its place, and what to do. */
export function CardNotes({ appointment }: { appointment: BoardAppointment }) {
  const { unsent, undo, lostPlaces, move } = useContext(CardNotesContext)
  const { reference } = appointment
  const name = displayName(appointment)
  const lost = lostPlaces[reference]
  return (
    <>
      {unsent.has(reference) && (
        <p className="flex flex-wrap items-center gap-x-2">
          <strong className="text-warn">{offlineWords.notSentYet}</strong>
          <button type="button" onClick={() => undo(reference)} className={linkClassName}>
            {offlineWords.undo}
            <span className="sr-only">{offlineWords.undoWhat(name)}</span>
          </button>
        </p>
      )}
      {lost && (
        <p className="flex flex-wrap items-center gap-x-2">
          <strong className="text-warn">{words.lostPlace(reasons[lost])}</strong>
          <button type="button" onClick={() => move(appointment)} className={linkClassName}>
            {words.move}
            <span className="sr-only"> {name}</span>
          </button>
        </p>
      )}
    </>
  )
}

const linkClassName = 'inline-flex min-h-11 items-center text-signal-text underline md:min-h-8'

import * as words from './on-road-words.ts'

/** The place of the on-road prices on a page, and the names of their unconfirmed lines. */
export type OnRoadNote = { place: string; unconfirmed: readonly string[] }

/** Explains the on-road prices of a list once on a page. */
export function OnRoadPriceNote({
  note,
  className = 'mt-2',
}: {
  note: OnRoadNote | undefined
  className?: string
}) {
  if (!note) return null
  return (
    <p className={`price-note ${className} text-quiet text-sm`}>
      {words.note(note.place)}
      {note.unconfirmed.length > 0 && ` ${words.unconfirmed(note.unconfirmed)}`}
    </p>
  )
}

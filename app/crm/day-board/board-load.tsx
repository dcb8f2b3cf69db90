import { lateMinutesOf } from './appointment-progress.ts'
import type { DayBoard } from './day-board-schema.ts'
import * as words from './day-board-words.ts'

/** Shows how much of the day is booked, and how many customers are late. */
export function BoardLoad({
  board: { load, appointments },
  now,
}: {
  board: DayBoard
  now: { day: string; time: string }
}) {
  const late = appointments.filter((it) => lateMinutesOf(it, now) !== undefined).length
  if (load.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 text-quiet text-sm tabular-nums">
      {load.map(({ kind, booked, available, carriedOver, overbooked, lostPlace }) => (
        <li key={kind}>
          {words.load(kind, words.hoursAndMinutes(booked), words.hoursAndMinutes(available))}
          {carriedOver > 0 && words.loadCarriedOver(words.hoursAndMinutes(carriedOver))}
          {overbooked > 0 && words.loadOverbooked(words.hoursAndMinutes(overbooked))}
          {lostPlace > 0 && words.loadLostPlace(words.hoursAndMinutes(lostPlace))}
        </li>
      ))}
      {late > 0 && <li className="font-semibold text-bad">{words.lateCount(late)}</li>}
    </ul>
  )
}

import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import type { BoardAppointment } from './day-board-schema.ts'
import * as words from './day-board-words.ts'

type Collection = Pick<
  BoardAppointment,
  'isService' | 'state' | 'readyDay' | 'readyTime' | 'handedOver'
>

/**
 * Says when the vehicle was handed over, or for when it is promised. It is late from the promised
 * time until it is ready.
 *
 * @param now Day (`YYYY-MM-DD`) and time (`HH:MM`) on the dealer's clock.
 */
export function collectionNoteOf(
  { isService, state, readyDay, readyTime, handedOver }: Collection,
  now: { day: string; time: string },
): { text: string; isLate: boolean } | undefined {
  if (!isService) return undefined
  if (handedOver) {
    const { day, time: at } = handedOver
    const shown = day === now.day ? formatStaffTime(at) : formatHour({ day, at })
    return { text: words.handedOver(shown), isLate: false }
  }
  if (readyDay === null || ['cancelled', 'no-show'].includes(state)) return undefined
  const shown =
    readyDay === now.day && readyTime !== null
      ? formatStaffTime(readyTime)
      : formatHour({ day: readyDay, at: readyTime })
  const isOver = `${readyDay} ${readyTime ?? '24:00'}` < `${now.day} ${now.time}`
  const isLate = isOver && ['arrived', 'in-work'].includes(state)
  return { text: isLate ? words.lateForCollection(shown) : words.readyBy(shown), isLate }
}

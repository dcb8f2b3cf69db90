import {
  appointmentEvent,
  hourOf,
  lockForAct,
  saveAct,
} from '#app/crm/appointments/appointment-changes.server.ts'
import { updateAppointment } from '#app/crm/appointments/appointment-row-query.server.ts'
import { freeRest, retakeRest } from '#app/crm/appointments/free-rest.server.ts'
import { refuseEarlyNoShow } from '#app/crm/appointments/refuse-early-no-show.ts'
import type { AppointmentEventAct } from '#app/crm/desk/appointment-event.ts'
import { type EventAuthor, nextEventInstant } from '#app/crm/desk/enquiry-update-query.server.ts'
import { knownTimeOfAct } from '#app/crm/enquiries/max-entry-age.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import type { RideState } from './appointment-progress.ts'
import * as words from './day-board-words.ts'

export type StateChangeDeps = { db: Db; engine: DatabaseEngine; clock: Clock; timeZone: string }

type StateChange = {
  reference: string
  state: RideState
  version: number
  /** Time of a tap without a network. */
  takenAt?: string | null | undefined
}

const eventActs: Record<RideState, AppointmentEventAct> = {
  booked: 'expected',
  arrived: 'arrived',
  done: 'done',
  'no-show': 'noShow',
}

/** States of a ride that needs its vehicle no longer. */
const hasEnded = (state: string) => state === 'done' || state === 'no-show'

/** Changes the state of a test ride or delivery, with an event in the history of its enquiry. */
export function changeStateOfAppointment(
  { db, engine, clock, timeZone }: StateChangeDeps,
  by: EventAuthor,
  { reference, state, version, takenAt }: StateChange,
): Promise<Result<{ message: string; version: number }>> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockForAct(trx, engine, { reference, version })
    if (!locked.ok) return locked
    const { row, before } = locked.value
    if (!before) return fail('conflict', words.hasNoAppointment)
    if (before.is_active !== 1) return fail('conflict', words.isCancelledAlready)
    if (before.state === null) return fail('conflict', words.notForServices)
    if (before.state === state) return ok({ message: words.saved, version: row.version })
    const now = clock()
    if (state !== 'booked' && before.day > localTime(now, timeZone).day)
      return fail('conflict', words.isNotToday)
    const knownTime = knownTimeOfAct(takenAt, { now, from: row.created_at })
    const early =
      state === 'no-show' &&
      refuseEarlyNoShow(hourOf(before), knownTime ?? now.toISOString(), { timeZone })
    if (early) return early
    const at = await nextEventInstant(trx, row, now)
    const after = await updateAppointment(trx, before, { state })
    if (hasEnded(before.state) !== hasEnded(state))
      await (hasEnded(state) ? freeRest : retakeRest)(trx, { clock, timeZone }, after)
    const event = appointmentEvent(eventActs[state], {
      to: hourOf(after),
      takenAt: knownTime,
    })
    const saved = { by, at, work: {}, events: [event] }
    const done = await saveAct(trx, {}, locked.value, saved)
    return ok({ message: words.saved, version: done.version })
  })
}

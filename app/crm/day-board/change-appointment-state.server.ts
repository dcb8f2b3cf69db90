import type { AppointmentActs } from '#app/crm/appointments/appointment-acts.ts'
import {
  type AppointmentChangeDeps,
  appointmentEvent,
  hourOf,
  lockForAct,
  saveAct,
  timeOfAct,
} from '#app/crm/appointments/appointment-changes.server.ts'
import { updateAppointment } from '#app/crm/appointments/appointment-row-query.server.ts'
import type { EventAuthor } from '#app/crm/desk/enquiry-update-query.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { fail, ok, type Result, withoutDetails } from '#app/platform/result/result.ts'
import type { RideState } from './appointment-progress.ts'
import * as words from './day-board-words.ts'

export type StateChangeDeps = AppointmentChangeDeps & { db: Db; appointmentActs: AppointmentActs }

type StateChange = { reference: string; state: RideState; version: number }

const eventActs = {
  booked: 'expected',
  arrived: 'arrived',
  done: 'done',
  'no-show': 'noShow',
} as const

/**
 * Changes the state of a test ride or delivery. Cancelling, and undoing it, also works for services,
 * whose other states are those of their enquiries.
 */
export async function changeStateOfAppointment(
  deps: StateChangeDeps,
  by: EventAuthor,
  { reference, state, version }: StateChange,
): Promise<Result<{ message: string; version: number }>> {
  const { db, engine, clock, appointmentActs } = deps
  const own = state === 'cancelled' ? undefined : await changeOwnState(state)
  if (own) return own
  const acted =
    state === 'cancelled'
      ? await appointmentActs.cancel(by, reference, { version })
      : await appointmentActs.restore(by, reference, { version })
  return acted.ok ? ok(receipt(acted.value)) : withoutDetails(acted)

  /** Returns undefined for a cancelled appointment. */
  function changeOwnState(wanted: keyof typeof eventActs) {
    return db
      .transaction()
      .execute(async (trx): Promise<Result<{ message: string; version: number }> | undefined> => {
        const locked = await lockForAct(trx, engine, { reference, version })
        if (!locked.ok) return locked
        const { row, answers, before } = locked.value
        if (!before) return fail('conflict', words.hasNoAppointment)
        if (before.is_active !== 1) return undefined
        if (before.state === null) return fail('conflict', words.notForServices)
        if (before.state === wanted) return ok({ message: words.saved, version: row.version })
        const at = await timeOfAct(trx, row, clock())
        const after = await updateAppointment(trx, before, { state: wanted })
        const event = appointmentEvent(eventActs[wanted], { to: hourOf(after) })
        const saved = { by, at, work: {}, events: [event], answers }
        return ok({ message: words.saved, version: await saveAct(trx, deps, locked.value, saved) })
      })
  }
}

const receipt = ({ message, version }: { message: string; version: number }) => ({
  message,
  version,
})

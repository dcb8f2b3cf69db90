import { localTime } from '#app/platform/calendar/local-time.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { AppointmentRow } from '#app/platform/db/schema-appointments.ts'
import {
  freeSeats,
  lockDays,
  type RulesDeps,
  readAppointmentRules,
  takeCells,
} from './appointment-query.server.ts'
import { freeSeatsFrom, takeOverbookedSeat } from './appointment-row-query.server.ts'
import { cellMinutes } from './appointments-content.ts'
import { cellsOf, findPlan, minutesOfTime } from './free-hours.ts'

/**
 * Frees the rest of an appointment that ends today before its time, so that others can book it: a
 * vehicle that is handed over, a test ride that is done, or a no-show. The enquiry must be locked.
 */
export async function freeRest(trx: Db, deps: RulesDeps, booked: AppointmentRow): Promise<void> {
  if (!endsToday(deps, booked)) return
  await lockDays(trx, [booked.day])
  const { time } = localTime(deps.clock(), deps.timeZone)
  await freeSeatsFrom(trx, booked.id, Math.ceil(minutesOfTime(time) / cellMinutes))
}

/** Takes the freed rest again, beyond the seats if somebody else has it by now. */
export async function retakeRest(trx: Db, deps: RulesDeps, booked: AppointmentRow): Promise<void> {
  const { day, starts_at: at, resource: key, minutes, id: appointmentId } = booked
  if (!endsToday(deps, booked) || at === null || key === null) return
  await lockDays(trx, [day])
  const { plans } = await readAppointmentRules(trx, deps)
  const seats = plans.resources.find((it) => it.key === key)?.seats ?? 1
  const buffer = findPlan(plans, booked.purpose)?.buffer ?? 0
  const wanted = { day, cells: cellsOf({ minutes, buffer }, minutesOfTime(at)), appointmentId }
  await freeSeats(trx, appointmentId)
  for (let seat = 0; seat < seats; seat++)
    if (await takeCells(trx, { ...wanted, resource: key, seat })) return
  await takeOverbookedSeat(trx, { key, seats }, wanted)
}

const endsToday = ({ clock, timeZone }: RulesDeps, { is_active, day }: AppointmentRow) =>
  is_active === 1 && day === localTime(clock(), timeZone).day

import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { AppointmentStore } from '#app/crm/appointments/appointment-store.server.ts'
import { purposeOfRow } from '#app/crm/appointments/bookings-without-hour-query.server.ts'
import type { FreeDay } from '#app/crm/appointments/free-days.server.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { MyEnquiry } from './my-enquiry-query.server.ts'

export type FreeHourQueries = ReturnType<typeof freeHourQueries>

type FreeHourDeps = {
  clock: Clock
  timeZone: string
  appointments: Pick<AppointmentStore, 'listFreeDays'>
  vehicles: Pick<VehicleStore, 'findByName'>
}

/** The hours to which a customer can move the appointment. */
export type FreeHoursToMove = {
  days: FreeDay[]
  /** The day whose hours are shown. */
  day: string | undefined
  /** First days of the earlier and later days; undefined if there are none. */
  earlier: string | undefined
  later: string | undefined
}

/** Number of days on one page. */
const daysOnPage = 14
/** Days ahead that can be listed. Plans end earlier. */
const maxDaysAhead = 60

/** Lists the hours to which customers can move their appointment. */
export function freeHourQueries(deps: FreeHourDeps) {
  const { clock, timeZone, appointments, vehicles } = deps
  return {
    /** Lists the days with free hours from a day on, and the hours of the chosen or first day. */
    async listFreeHours(
      { row, appointment }: Pick<MyEnquiry, 'appointment'> & { row: EnquiryRow },
      asked: { from: string | undefined; on: string | undefined },
    ): Promise<FreeHoursToMove> {
      const today = dayInZone(clock(), timeZone)
      const last = addDays(today, maxDaysAhead)
      const wanted = asked.from ?? today
      const from = wanted < today ? today : wanted > last ? last : wanted
      const model = row.model === null ? undefined : await vehicles.findByName(row.model)
      const purpose = appointment?.purpose ?? purposeOfRow(row)
      const daysFrom = async (first: string) => {
        if (!purpose) return []
        const wish = { purpose, from: first, days: daysOnPage, model: model?.bikeName }
        const found = await appointments.listFreeDays(wish)
        return (found ?? []).filter(({ hours }) => hours.length > 0)
      }
      const days = await daysFrom(from)
      const day = days.find((it) => it.day === asked.on)?.day
      const later = addDays(from, daysOnPage)
      const earlier = addDays(from, -daysOnPage)
      return {
        days,
        day: day ?? days[0]?.day,
        earlier: from > today ? (earlier < today ? today : earlier) : undefined,
        later: later <= last && (await daysFrom(later)).length > 0 ? later : undefined,
      }
    },
  }
}

import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { dayInZone, startOfDay } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { changeOwnAvailability } from './availability-endpoints.ts'
import * as words from './availability-switch-words.ts'
import type { StaffStore } from './staff-store.server.ts'

type Deps = { staff: StaffStore; clock: () => Date; timeZone: string }

/** Returns the instant at which today ends in the dealer's time zone. */
export const endOfToday = ({ clock, timeZone }: Pick<Deps, 'clock' | 'timeZone'>) =>
  startOfDay(addDays(dayInZone(clock(), timeZone)), timeZone)

/** Endpoint with which staff say whether they are available today. */
export const availabilityEndpoints = [
  handleEndpoint(
    changeOwnAvailability,
    async ({ staff, ...today }: Deps, { session, body: { isIn } }) => {
      await staff.setAvailability(session.staff.id, { isIn, until: endOfToday(today) })
      return { message: isIn ? words.isIn : words.isOut, isIn }
    },
  ),
]

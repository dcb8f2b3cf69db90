import * as deskWords from '#app/crm/desk/desk-event-words.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import {
  changeStateOfAppointment,
  type StateChangeDeps,
} from './change-appointment-state.server.ts'
import {
  changeAppointmentState,
  getDayBoard,
  listHoursOfAppointment,
  scheduleAppointment,
} from './day-board-endpoints.ts'
import { readDayBoard } from './day-board-query.server.ts'
import * as words from './day-board-words.ts'
import {
  findVisibleEnquiry,
  type HoursDeps,
  listHoursForStaff,
} from './hours-of-appointment-query.server.ts'

type BoardDeps = { db: Db; clock: Clock; timeZone: string }
type ActDeps = StateChangeDeps & HoursDeps & { mayDo: HasCapability }

export const dayBoardEndpoints = [
  handleEndpoint(getDayBoard, ({ db, clock, timeZone }: BoardDeps, { session, query }) =>
    readDayBoard(
      db,
      { clock, timeZone },
      { reader: session.staff, day: query.day ?? dayInZone(clock(), timeZone) },
    ),
  ),

  handleEndpoint(listHoursOfAppointment, async (deps: ActDeps, { session, params, query }) =>
    unwrapResult(await listHoursForStaff(deps.db, deps, session.staff, { ...params, ...query })),
  ),

  handleEndpoint(scheduleAppointment, async (deps: ActDeps, { session, params, body }) => {
    const { staff } = session
    const { reference } = params
    const { day, purpose, resource, version, overbook } = body
    if (overbook && !deps.mayDo(staff, 'appointments.overbook'))
      throw new Problem(403, words.mayNotOverbook)
    await requireVisible(deps.db, staff, reference)
    const at = body.at ?? (await firstFreeHour(deps, staff, { ...body, reference }))
    const {
      message,
      version: after,
      appointment,
    } = unwrapResult(
      await deps.appointmentActs.schedule(
        authorOf(staff),
        reference,
        { day, at, ...(purpose && { purpose }) },
        { version, overbook, resource },
      ),
    )
    return {
      message,
      version: after,
      day: appointment.day,
      at: appointment.at,
      resource: appointment.resource,
    }
  }),

  handleEndpoint(changeAppointmentState, async (deps: ActDeps, { session, params, body }) => {
    const { staff } = session
    await requireVisible(deps.db, staff, params.reference)
    return unwrapResult(
      await changeStateOfAppointment(deps, authorOf(staff), { ...params, ...body }),
    )
  }),
]

const authorOf = ({ id, userName, userId }: StaffAccount) => ({ id, name: userName || userId })

/** The acts do not know roles, so enquiries outside the role's pipelines are refused here. */
async function requireVisible(db: Db, staff: StaffAccount, reference: string): Promise<void> {
  if (!(await findVisibleEnquiry(db, staff, reference)))
    throw new Problem(404, deskWords.noneOfThatReference)
}

async function firstFreeHour(
  deps: HoursDeps & { db: Db },
  staff: StaffAccount,
  wish: Parameters<typeof listHoursForStaff>[3],
): Promise<string> {
  const { hours } = unwrapResult(await listHoursForStaff(deps.db, deps, staff, wish))
  const [first] = hours
  if (!first) throw new Problem(409, words.noFreeHourToday)
  return first.at
}

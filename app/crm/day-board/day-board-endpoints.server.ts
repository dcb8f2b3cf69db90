import type { StaffAppointmentStore } from '#app/crm/appointments/staff-appointment-store.server.ts'
import { authorOf } from '#app/crm/desk/enquiry-update-query.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import {
  changeStateOfAppointment,
  type StateChangeDeps,
} from './change-appointment-state.server.ts'
import { changeAppointmentState, getDayBoard } from './day-board-endpoints.ts'
import { readDayBoard } from './day-board-query.server.ts'

type BoardDeps = StateChangeDeps & { timeZone: string }
type StateDeps = StateChangeDeps & { staffAppointments: StaffAppointmentStore }

export const dayBoardEndpoints = [
  handleEndpoint(getDayBoard, ({ db, clock, timeZone }: BoardDeps, { session, query }) =>
    readDayBoard(
      db,
      { clock, timeZone },
      { reader: session.staff, day: query.day ?? dayInZone(clock(), timeZone) },
    ),
  ),

  handleEndpoint(changeAppointmentState, async (deps: StateDeps, { session, params, body }) => {
    const { staff } = session
    const { reference } = params
    unwrapResult(await deps.staffAppointments.requireVisible(staff, reference))
    return unwrapResult(
      await changeStateOfAppointment(deps, authorOf(staff), { reference, ...body }),
    )
  }),
]

import { authorOf } from '#app/crm/desk/enquiry-update-query.server.ts'
import { unwrapHour } from '#app/crm/enquiries/unwrap-hour.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import type { AppointmentActs } from './appointment-acts.ts'
import {
  cancelAppointment,
  getAppointment,
  restoreAppointment,
  scheduleAppointment,
} from './appointment-endpoints.ts'
import type { StaffAppointmentStore } from './staff-appointment-store.server.ts'

type Deps = { appointmentActs: AppointmentActs; staffAppointments: StaffAppointmentStore }

/** Appointments of enquiries for staff. An enquiry of another role's flow is not found. */
export const appointmentEndpoints = [
  handleEndpoint(
    getAppointment,
    async ({ staffAppointments }: Deps, { session, params, query }) => {
      const { for: purpose, ...wanted } = query
      const { reference } = params
      return unwrapResult(
        await staffAppointments.find(session.staff, reference, { purpose, ...wanted }),
      )
    },
  ),

  handleEndpoint(scheduleAppointment, async (deps: Deps, { session, params, body }) => {
    const by = await visibleAuthor(deps, session.staff, params)
    const { day, purpose, at, ...options } = body
    const to = { day, at, ...(purpose && { purpose }) }
    const { staffAppointments: shown } = deps
    const booked = unwrapHour(
      await deps.appointmentActs.schedule(by, params.reference, to, options),
    )
    const warning = await shown.findSameNumberWarning(session.staff, params.reference, day)
    return warning ? { ...booked, message: `${booked.message} ${warning}` } : booked
  }),

  handleEndpoint(cancelAppointment, async (deps: Deps, { session, params, body }) => {
    const by = await visibleAuthor(deps, session.staff, params)
    return unwrapHour(await deps.appointmentActs.cancel(by, params.reference, body))
  }),

  handleEndpoint(restoreAppointment, async (deps: Deps, { session, params, body }) => {
    const by = await visibleAuthor(deps, session.staff, params)
    return unwrapHour(await deps.appointmentActs.restore(by, params.reference, body))
  }),
]

/** An enquiry's kind never changes, so it is checked before the act's transaction. */
async function visibleAuthor(
  { staffAppointments }: Deps,
  staff: StaffAccount,
  { reference }: { reference: string },
) {
  unwrapResult(await staffAppointments.requireVisible(staff, reference))
  return authorOf(staff)
}

import { authorOf } from '#app/crm/desk/enquiry-update-query.server.ts'
import { type ReadyMessageDeps, tellCustomer } from '#app/crm/desk/ready-message.server.ts'
import * as toldWords from '#app/crm/desk/told-customer-words.ts'
import { unwrapHour } from '#app/crm/enquiries/unwrap-hour.server.ts'
import { newTimeName } from '#app/crm/message-texts/default-message-texts.ts'
import type { MessageText } from '#app/crm/message-texts/message-texts-content.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import type { AppointmentActs, AppointmentReceipt } from './appointment-acts.ts'
import {
  cancelAppointment,
  getAppointment,
  restoreAppointment,
  scheduleAppointment,
} from './appointment-endpoints.ts'
import type { StaffAppointmentStore } from './staff-appointment-store.server.ts'

type Deps = ReadyMessageDeps & {
  appointmentActs: AppointmentActs
  staffAppointments: StaffAppointmentStore
}

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

  handleEndpoint(scheduleAppointment, async (deps: Deps, { session, params, body, facts }) => {
    const by = await visibleAuthor(deps, session.staff, params)
    const { day, purpose, at, ...options } = body
    const to = { day, at, ...(purpose && { purpose }) }
    const { staffAppointments: shown } = deps
    const booked = unwrapHour(
      await deps.appointmentActs.schedule(by, params.reference, to, options),
    )
    const warning = await shown.findSameNumberWarning(session.staff, params.reference, day)
    const told = await withToldCustomer(deps, session.staff, {
      ...{ ...params, origin: facts.origin, receipt: booked },
      isWanted: ({ name }) => name === newTimeName,
    })
    return warning ? { ...told, message: `${told.message} ${warning}` } : told
  }),

  handleEndpoint(cancelAppointment, async (deps: Deps, { session, params, body, facts }) => {
    const by = await visibleAuthor(deps, session.staff, params)
    const receipt = unwrapHour(await deps.appointmentActs.cancel(by, params.reference, body))
    return withToldCustomer(deps, session.staff, {
      ...{ ...params, origin: facts.origin, receipt },
      isWanted: ({ when }) => when === 'workshop/cancelled',
    })
  }),

  handleEndpoint(restoreAppointment, async (deps: Deps, { session, params, body, facts }) => {
    const by = await visibleAuthor(deps, session.staff, params)
    const receipt = unwrapHour(await deps.appointmentActs.restore(by, params.reference, body))
    return withToldCustomer(deps, session.staff, {
      ...{ ...params, origin: facts.origin, receipt },
      isWanted: ({ name }) => name === newTimeName,
    })
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

type Told = {
  reference: string
  origin: string
  receipt: AppointmentReceipt
  /** Returns `true` for a text that tells the customer of the change. */
  isWanted: (text: MessageText) => boolean
}

/** Adds to the receipt if the customer gets a mail, and otherwise how staff can tell them. */
async function withToldCustomer(
  deps: ReadyMessageDeps,
  staff: StaffAccount,
  { reference, origin, receipt: { isMailed, ...receipt }, isWanted }: Told,
) {
  if (isMailed === undefined) return receipt
  const told = isMailed
    ? { isMailed, message: toldWords.getsMail, whatsAppUrl: null }
    : await tellCustomer(deps, staff, { reference, origin, isWanted })
  return { ...receipt, message: `${receipt.message} ${told.message}`, told }
}

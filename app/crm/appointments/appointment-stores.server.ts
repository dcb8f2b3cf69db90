import { appointmentActs } from './appointment-acts.server.ts'
import { appointmentFollowers } from './appointment-followers.server.ts'
import { appointmentStore } from './appointment-store.server.ts'
import { staffAppointmentStore } from './staff-appointment-store.server.ts'

type Deps = Parameters<typeof appointmentActs>[0]

/** Creates the stores of appointments. */
export function appointmentStores(deps: Deps) {
  const appointments = appointmentStore(deps)
  return {
    appointments,
    newAppointments: appointments.newAppointments,
    staffAppointments: staffAppointmentStore(deps),
    appointmentActs: appointmentActs(deps),
    appointmentFollowers: appointmentFollowers(deps),
  }
}

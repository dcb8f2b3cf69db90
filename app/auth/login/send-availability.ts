import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { changeOwnAvailability } from './availability-endpoints.ts'

/** In a separate file, so that pages load it only when the switch is used. */
export const sendAvailability = (isIn: boolean) =>
  requestAsStaff(changeOwnAvailability, { body: { isIn } })

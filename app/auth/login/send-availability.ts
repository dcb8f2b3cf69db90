import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { changeOwnAvailability } from './availability-endpoints.ts'

/** Apart, so that a page which nobody switches on does without. */
export const sendAvailability = (isIn: boolean) =>
  requestAsStaff(changeOwnAvailability, { body: { isIn } })

import { requestAsStaff } from '#app/ui/portal/call.ts'
import { changeOwnAvailability } from './in-calls.ts'

/** Apart, so that a page which nobody switches on does without. */
export const sendAvailability = (isIn: boolean) => requestAsStaff(changeOwnAvailability, { body: { isIn } })

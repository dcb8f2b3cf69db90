import { call } from '#app/ui/portal/call.ts'
import { switchIn } from './in-calls.ts'

/** Apart, so that a page which nobody switches on does without. */
export const sendIn = (isIn: boolean) => call(switchIn, { body: { isIn } })

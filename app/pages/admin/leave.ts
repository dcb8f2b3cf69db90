import { logOut } from '#app/staff/log-out.ts'
import { leaveYard } from '#app/yard/leave-yard.ts'

/** What was kept for the yard goes with the session. */
export const leave = () => leaveYard(logOut)

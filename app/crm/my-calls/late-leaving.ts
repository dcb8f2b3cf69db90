import { logOut } from '#app/auth/login/log-out.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { leaveYard } from './leave-yard.ts'

/** All of logging out, fetched in one; a module of its own, for what one page has at hand is never fetched late as well. */
export const leaving = { logOut, leaveYard, LeaveQuestion }

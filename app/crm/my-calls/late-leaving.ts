import { logOut } from '#app/auth/login/log-out.ts'
import { UnsentLogoutDialog } from './leave-question.tsx'
import { logOutAndClearOfflineData } from './leave-yard.ts'

/** All of logging out, fetched in one; a module of its own, for what one page has at hand is never fetched late as well. */
export const offlineLogout = { logOut, leaveYard: logOutAndClearOfflineData, LeaveQuestion: UnsentLogoutDialog }

import { requestLogout } from '#app/auth/login/request-logout.ts'
import { logOutAndClearOfflineData } from './log-out-and-clear-offline-data.ts'
import { UnsentLogoutDialog } from './unsent-logout-dialog.tsx'

/** All of logging out, fetched in one; a module of its own, for what one page has at hand is never fetched late as well. */
export const offlineLogout = {
  logOut: requestLogout,
  leaveYard: logOutAndClearOfflineData,
  LeaveQuestion: UnsentLogoutDialog,
}

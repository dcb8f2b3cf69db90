import { logOut } from '#app/auth/login/log-out.ts'
import { logOutAndClearOfflineData } from './log-out-and-clear-offline-data.ts'
import { UnsentLogoutDialog } from './unsent-logout-dialog.tsx'

/** All of logging out, fetched in one; a module of its own, for what one page has at hand is never fetched late as well. */
export const offlineLogout = {
  logOut,
  leaveYard: logOutAndClearOfflineData,
  LeaveQuestion: UnsentLogoutDialog,
}

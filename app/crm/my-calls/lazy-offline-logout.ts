import { requestLogout } from '#app/auth/login/request-logout.ts'
import { logOutAndClearOfflineData } from './log-out-and-clear-offline-data.ts'
import { UnsentLogoutDialog } from './unsent-logout-dialog.tsx'

/**
 * The code for logging out, as one lazy chunk. It has its own module, because the page that imports
 * it directly must not load it lazily as well.
 */
export const offlineLogout = {
  logOut: requestLogout,
  leaveYard: logOutAndClearOfflineData,
  LeaveQuestion: UnsentLogoutDialog,
}

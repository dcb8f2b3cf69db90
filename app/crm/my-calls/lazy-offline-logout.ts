import { requestLogout } from '#app/auth/login/request-logout.ts'
import { logOutAndClearOfflineData } from './log-out-and-clear-offline-data.ts'
import { UnsentLogoutDialog } from './unsent-logout-dialog.tsx'

/**
 * The code for logging out, which the portal's frame loads lazily. It needs its own module, because
 * My calls today imports the same parts statically. A module imported both ways is no lazy chunk.
 */
export const offlineLogout = {
  logOut: requestLogout,
  leaveYard: logOutAndClearOfflineData,
  LeaveQuestion: UnsentLogoutDialog,
}

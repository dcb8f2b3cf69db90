import { requestLogout } from '#app/auth/login/request-logout.ts'
import { logOutAndClearOfflineData } from './log-out-and-clear-offline-data.ts'
import { UnsentLogoutDialog } from './unsent-logout-dialog.tsx'

/**
 * The code for logging out. The portal's frame loads it lazily, whereas My calls today imports the
 * same parts statically. A module that is imported in both ways does not become a lazy chunk, so
 * this code has a module of its own.
 */
export const offlineLogout = {
  logOut: requestLogout,
  logOutAndClear: logOutAndClearOfflineData,
  LeaveQuestion: UnsentLogoutDialog,
}

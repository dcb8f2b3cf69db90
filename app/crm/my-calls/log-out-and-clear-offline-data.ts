import { countBrowserDrafts } from '#app/ui/portal/browser-drafts.ts'
import { deleteAppShell } from './app-shell.ts'
import { deleteStoredCalls, listOutbox, removeFromOutbox } from './offline-db.ts'

type LogOutOptions = {
  /** The user id of who leaves. */
  owner: string
  logOut: () => Promise<boolean>
  /** Whether the person goes, though so many entries and drafts have not been sent. */
  ask: (unsent: number) => Promise<boolean>
}

/**
 * Logs out, and takes customers' data off this phone. Where something of theirs has not been sent it asks first; what
 * somebody else wrote waits on for that person.
 * Undefined: the person stays; else whether the server has ended the session.
 */
export async function logOutAndClearOfflineData({
  owner,
  logOut,
  ask,
}: LogOutOptions): Promise<boolean | undefined> {
  const unsent = await listOwnOutbox(owner).catch(() => [])
  const count = unsent.length + countBrowserDrafts(owner)
  if (count > 0 && !(await ask(count))) return undefined
  const hasEnded = await logOut()
  if (hasEnded) await clearOfflineData(owner)
  return hasEnded
}

const listOwnOutbox = async (owner: string) =>
  (await listOutbox()).filter((item) => item.owner === owner)

async function clearOfflineData(owner: string) {
  try {
    for (const { id } of await listOwnOutbox(owner)) await removeFromOutbox(id)
    await deleteStoredCalls()
    if ('caches' in window) await deleteAppShell()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

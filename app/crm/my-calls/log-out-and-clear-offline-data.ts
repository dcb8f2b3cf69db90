import { countBrowserDrafts } from '#app/ui/portal/browser-drafts.ts'
import { deleteAppShells } from './app-shell.ts'
import {
  deleteKeptData,
  listOutbox,
  listQueuedEnquiries,
  removeFromOutbox,
  removeQueuedEnquiry,
} from './offline-db.ts'
import { tapQueue } from './tap-queue.ts'

type LogOutOptions = {
  /** User id of the person who logs out. */
  owner: string
  logOut: () => Promise<boolean>
  /** Asks whether the person wants to log out although there are unsent entries or drafts. */
  ask: (unsent: number) => Promise<boolean>
}

/**
 * Logs out and deletes customers' data from this phone. If the person has unsent entries, asks for
 * confirmation first. Entries of other users stay. Returns undefined if the person cancels,
 * otherwise `true` if the server ended the session.
 */
export async function logOutAndClearOfflineData({
  owner,
  logOut,
  ask,
}: LogOutOptions): Promise<boolean | undefined> {
  const unsent = await listOwnOutbox(owner).catch(() => [])
  const enquiries = await listOwnEnquiries(owner).catch(() => [])
  const taps = await listOwnTaps(owner).catch(() => [])
  const count = unsent.length + enquiries.length + taps.length + countBrowserDrafts(owner)
  if (count > 0 && !(await ask(count))) return undefined
  const hasEnded = await logOut()
  if (hasEnded) await clearOfflineData(owner)
  return hasEnded
}

const listOwnOutbox = async (owner: string) =>
  (await listOutbox()).filter((item) => item.owner === owner)

const listOwnEnquiries = async (owner: string) =>
  (await listQueuedEnquiries()).filter((item) => item.owner === owner)

const listOwnTaps = async (owner: string) =>
  (await tapQueue.list()).filter((tap) => tap.owner === owner)

async function clearOfflineData(owner: string) {
  try {
    for (const item of await listOwnOutbox(owner)) await removeFromOutbox(item)
    for (const item of await listOwnEnquiries(owner)) await removeQueuedEnquiry(item)
    for (const tap of await listOwnTaps(owner)) await tapQueue.remove(tap)
    await deleteKeptData()
    if ('caches' in window) await deleteAppShells()
  } catch {
    // A browser without storage has nothing to delete.
  }
}

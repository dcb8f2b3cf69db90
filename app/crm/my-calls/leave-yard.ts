import { countDrafts } from '#app/ui/portal/kept-drafts.ts'
import { forgetShell } from './shell.ts'
import { dropUnsent, forgetCalls, listUnsent } from './yard-db.ts'

type Leaving = {
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
export async function leaveYard({ owner, logOut, ask }: Leaving): Promise<boolean | undefined> {
  const unsent = await listOwn(owner).catch(() => [])
  const count = unsent.length + countDrafts(owner)
  if (count > 0 && !(await ask(count))) return undefined
  const hasEnded = await logOut()
  if (hasEnded) await forgetYard(owner)
  return hasEnded
}

const listOwn = async (owner: string) => (await listUnsent()).filter((item) => item.owner === owner)

async function forgetYard(owner: string) {
  try {
    for (const { id } of await listOwn(owner)) await dropUnsent(id)
    await forgetCalls()
    if ('caches' in window) await forgetShell()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

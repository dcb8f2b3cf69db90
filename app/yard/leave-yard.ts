import { forgetShell } from './shell.ts'
import { dropUnsent, forgetCalls, listUnsent } from './yard-db.ts'

type Leaving = {
  logOut: () => Promise<boolean>
  /** Whether the person goes, though so many entries have not been sent. */
  ask: (unsent: number) => Promise<boolean>
}

/**
 * Logs out, and takes customers' data off this phone. Where something has not been sent it asks first.
 * Undefined: the person stays; else whether the server has ended the session.
 */
export async function leaveYard({ logOut, ask }: Leaving): Promise<boolean | undefined> {
  const unsent = await listUnsent().catch(() => [])
  if (unsent.length > 0 && !(await ask(unsent.length))) return undefined
  const hasEnded = await logOut()
  if (hasEnded) await forgetYard()
  return hasEnded
}

async function forgetYard() {
  try {
    for (const { id } of await listUnsent()) await dropUnsent(id)
    await forgetCalls()
    if ('caches' in window) await forgetShell()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

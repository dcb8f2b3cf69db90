import type { ListedSession } from './own-session-endpoints.ts'
import type { SessionStore } from './session-store.server.ts'

export type ListSessionsDeps = {
  sessions: Pick<SessionStore, 'listByStaff' | 'remove' | 'removeOthers' | 'publicIdOf'>
}

/** The sessions of an account as they are listed for who asks from the session `own`. */
export async function listSessions(
  { sessions }: ListSessionsDeps,
  staffId: number,
  own: string,
): Promise<ListedSession[]> {
  const open = await sessions.listByStaff(staffId)
  return open.map(({ idHash, ...session }) => ({
    ...session,
    id: sessions.publicIdOf(idHash),
    isThis: idHash === own,
  }))
}

import type { ListedSession } from './own-session-endpoints.ts'
import type { SessionStore } from './session-store.server.ts'

export type ListSessionsDeps = {
  sessions: Pick<SessionStore, 'listByStaff' | 'remove' | 'removeOthers' | 'publicIdOf'>
}

/** Lists the open sessions of an account. `own` is the hash of the session that asks. */
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

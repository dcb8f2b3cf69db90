import * as v from 'valibot'
import { listDesk } from '#app/crm/desk/desk-calls.ts'
import { type DeskRow, deskRow } from '#app/crm/desk/desk-row.ts'
import {
  learnServerTime,
  restoreServerAhead,
  serverAhead,
} from '#app/platform/calendar/server-clock.ts'
import { callOnce } from '#app/platform/http/call.ts'
import { forgetCalls, keepCalls, readKept } from './yard-db.ts'

/** One's calls as they were last answered, by this phone's clock, and how far the server's is ahead of it. */
export type Calls = { rows: readonly DeskRow[]; at: number; ahead: number }

export type Loaded =
  | { is: 'new'; calls: Calls }
  | { is: 'offline' | 'failed' | 'signed-out' | 'not-yours' }

/** What is due today or before, and one's own; kept on this phone for a day. */
export async function loadCalls(owner: string): Promise<Loaded> {
  const query = { assignee: 'me', sort: 'due', order: 'asc', limit: 100 } as const
  const answers = await Promise.all(
    (['overdue', 'today'] as const).map((section) =>
      callOnce(listDesk, { query: { ...query, section }, onHeaders: heard }),
    ),
  )
  const rows = new Map<string, DeskRow>()
  for (const answer of answers) {
    if (!answer.ok) return refused(answer.status)
    for (const row of answer.answer.rows) rows.set(row.reference, row)
  }
  const calls = { rows: [...rows.values()], at: Date.now(), ahead: serverAhead() }
  await keepCalls({ owner, ...calls }).catch(() => undefined)
  return { is: 'new', calls }
}

const heard = (headers: Headers) => learnServerTime(headers.get('date') ?? '')

async function refused(status: number): Promise<Loaded> {
  if (status === 401 || status === 403) await forgetCalls().catch(() => undefined)
  if (status === 401) return { is: 'signed-out' }
  if (status === 403) return { is: 'not-yours' }
  return { is: status === 0 ? 'offline' : 'failed' }
}

/** What this phone has of them. */
export async function keptCalls(owner: string): Promise<Calls | undefined> {
  const kept = await readKept(owner, Date.now()).catch(() => undefined)
  const rows = v.safeParse(v.array(deskRow), kept?.rows)
  if (!kept || !rows.success) return undefined
  const { at, ahead } = kept
  restoreServerAhead(ahead)
  return { rows: rows.output, at, ahead }
}

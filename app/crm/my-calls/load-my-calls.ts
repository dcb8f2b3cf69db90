import * as v from 'valibot'
import { listDeskEnquiries } from '#app/crm/desk/desk-endpoints.ts'
import { type DeskRow, deskRowSchema } from '#app/crm/desk/desk-enquiry-schema.ts'
import {
  restoreServerClockOffset,
  serverClockOffset,
  syncServerClock,
} from '#app/platform/calendar/server-clock.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import type { ProblemDetails } from '#app/platform/result/result.ts'
import { deleteStoredCalls, findStoredCalls, storeCalls } from './offline-db.ts'

/**
 * The calls that were loaded last. `at` is the phone's time of loading. `ahead` is how far the
 * server's clock is ahead of the phone's. Both are in milliseconds.
 */
export type MyCalls = { rows: readonly DeskRow[]; at: number; ahead: number }

export type MyCallsResult =
  | { is: 'new'; calls: MyCalls }
  | { is: 'offline' | 'failed' | 'signed-out' | 'not-yours' }

/**
 * Loads the user's own calls that are overdue or due today, and stores them on the phone for one
 * day.
 */
export async function loadMyCalls(owner: string): Promise<MyCallsResult> {
  const query = { assignee: 'me', sort: 'due', order: 'asc', limit: 100 } as const
  const answers = await Promise.all(
    (['overdue', 'today'] as const).map((section) =>
      requestEndpoint(listDeskEnquiries, {
        query: { ...query, section },
        onHeaders: syncClockFromHeaders,
      }),
    ),
  )
  const rows = new Map<string, DeskRow>()
  for (const answer of answers) {
    if (!answer.ok) return failedResult(answer.problem)
    for (const row of answer.value.rows) rows.set(row.reference, row)
  }
  const calls = { rows: [...rows.values()], at: Date.now(), ahead: serverClockOffset() }
  await storeCalls({ owner, ...calls }).catch(() => undefined)
  return { is: 'new', calls }
}

const syncClockFromHeaders = (headers: Headers) => syncServerClock(headers.get('date') ?? '')

async function failedResult({ kind }: ProblemDetails): Promise<MyCallsResult> {
  if (kind === 'unauthenticated' || kind === 'forbidden')
    await deleteStoredCalls().catch(() => undefined)
  if (kind === 'unauthenticated') return { is: 'signed-out' }
  if (kind === 'forbidden') return { is: 'not-yours' }
  return { is: kind === 'unreachable' ? 'offline' : 'failed' }
}

/** Finds the calls that are stored on this phone. */
export async function findStoredMyCalls(owner: string): Promise<MyCalls | undefined> {
  const kept = await findStoredCalls(owner, Date.now()).catch(() => undefined)
  const rows = v.safeParse(v.array(deskRowSchema), kept?.rows)
  if (!kept || !rows.success) return undefined
  const { at, ahead } = kept
  restoreServerClockOffset(ahead)
  return { rows: rows.output, at, ahead }
}

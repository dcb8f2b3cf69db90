import * as v from 'valibot'
import {
  restoreServerClockOffset,
  serverClockOffset,
  syncServerClock,
} from '#app/platform/calendar/server-clock.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import type { ProblemDetails } from '#app/platform/result/result.ts'
import { listMyCalls } from './my-calls-endpoints.ts'
import { type DoneToday, type MyCall, myCallSchema } from './my-calls-schema.ts'
import { deleteKeptData, findStoredCalls, storeCalls } from './offline-db.ts'
import { requestTimeout } from './outbox-request.ts'

/**
 * The calls that were loaded last. `at` is the phone's time of loading. `ahead` is how far the
 * server's clock is ahead of the phone's. Both are in milliseconds.
 */
export type MyCalls = { rows: readonly MyCall[]; at: number; ahead: number }

/** The parts of the page that are shown only with a network. The phone does not store them. */
export type OnlineCalls = {
  more: number
  unassigned: readonly MyCall[]
  unassignedTotal: number
  done: readonly DoneToday[]
  asksAvailability: boolean
}

export type MyCallsResult =
  | { is: 'new'; calls: MyCalls; online: OnlineCalls }
  | { is: 'offline' | 'failed' | 'signed-out' | 'not-yours' }

/**
 * Loads the user's own calls that are overdue or due today, and stores them on the phone for one
 * day.
 */
export async function loadMyCalls(owner: string): Promise<MyCallsResult> {
  const answer = await requestEndpoint(listMyCalls, {
    onHeaders: syncClockFromHeaders,
    signal: AbortSignal.timeout(requestTimeout),
  })
  if (!answer.ok) return failedResult(answer.problem)
  const { rows, ...online } = answer.value
  const calls = { rows, at: Date.now(), ahead: serverClockOffset() }
  await storeCalls({ owner, ...calls }).catch(() => undefined)
  return { is: 'new', calls, online }
}

const syncClockFromHeaders = (headers: Headers) => syncServerClock(headers.get('date') ?? '')

async function failedResult({ kind }: ProblemDetails): Promise<MyCallsResult> {
  if (kind === 'unauthenticated' || kind === 'forbidden')
    await deleteKeptData().catch(() => undefined)
  if (kind === 'unauthenticated') return { is: 'signed-out' }
  if (kind === 'forbidden') return { is: 'not-yours' }
  return { is: kind === 'unreachable' ? 'offline' : 'failed' }
}

/** Finds the calls that are stored on this phone. */
export async function findStoredMyCalls(owner: string): Promise<MyCalls | undefined> {
  const kept = await findStoredCalls(owner, Date.now()).catch(() => undefined)
  const rows = v.safeParse(v.array(myCallSchema), kept?.rows)
  if (!kept || !rows.success) return undefined
  const { at, ahead } = kept
  restoreServerClockOffset(ahead)
  return { rows: rows.output, at, ahead }
}

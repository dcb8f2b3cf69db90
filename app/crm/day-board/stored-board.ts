import * as v from 'valibot'
import { deleteOldKeptData, findKeptData, keepData } from '#app/crm/my-calls/offline-db.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { restoreServerClockOffset, serverNow } from '#app/platform/calendar/server-clock.ts'
import { type DayBoard, dayBoardSchema } from './day-board-schema.ts'

const storedBoardSchema = v.object({
  owner: v.string(),
  /** The device's time of loading, in milliseconds. */
  at: v.number(),
  /** Milliseconds by which the server's clock is ahead of the device's. */
  ahead: v.number(),
  /** The dealer's time zone. */
  zone: v.string(),
  board: dayBoardSchema,
})

/** A board that is kept on this device. */
export type StoredBoard = v.InferOutput<typeof storedBoardSchema>

/**
 * Keeps the board of today or tomorrow on this device for a day, and deletes those of earlier days.
 * Other days are not kept.
 */
export async function storeBoard(owner: string, zone: string, board: DayBoard): Promise<void> {
  const today = localTime(new Date(board.now), zone).day
  if (board.day !== today && board.day !== addDays(today)) return
  const at = Date.now()
  await deleteOldKeptData(at, (key) => key.startsWith('board ') && key < `board ${today}`)
  await keepData(`board ${board.day}`, {
    owner,
    at,
    ahead: Date.parse(board.now) - at,
    zone,
    board,
  })
}

/**
 * Finds the board that is kept for a day (`YYYY-MM-DD`), by default for today. Returns undefined if
 * there is none.
 */
export async function findStoredBoard(
  owner: string,
  day: string | undefined,
): Promise<StoredBoard | undefined> {
  // The zone is known only from a kept board, so today is at most a day from this date.
  const near = new Date().toISOString().slice(0, 10)
  const days = day === undefined ? [near, addDays(near), addDays(near, -1)] : [day]
  for (const wanted of days) {
    const kept = await findKeptData(`board ${wanted}`, { owner, now: Date.now() })
    const found = v.safeParse(storedBoardSchema, kept)
    if (!found.success) continue
    restoreServerClockOffset(found.output.ahead)
    if (day !== undefined || localTime(serverNow(), found.output.zone).day === wanted)
      return found.output
  }
  return undefined
}

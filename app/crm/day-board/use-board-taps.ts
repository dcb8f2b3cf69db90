import { useCallback, useEffect, useState } from 'react'
import {
  type BoardTap,
  isOnSameCard,
  needsSettling,
  tappedStates,
} from '#app/crm/my-calls/board-tap.ts'
import { requestBackgroundSync } from '#app/crm/my-calls/register-service-worker.ts'
import { withOutboxLock } from '#app/crm/my-calls/send-outbox.ts'
import { tapQueue } from '#app/crm/my-calls/tap-queue.ts'
import { serverClockOffset } from '#app/platform/calendar/server-clock.ts'
import { randomKey } from '#app/ui/components/random-key.ts'
import type { BoardAppointment, DayBoard } from './day-board-schema.ts'

export type BoardTaps = ReturnType<typeof useBoardTaps>

/** The taps on one card that the person has to decide about. */
export type TapsToSettle = { first: BoardTap; taps: readonly BoardTap[] }

/** Holds the account's taps that are not sent yet, and changes them. */
export function useBoardTaps(owner: string) {
  const [taps, setTaps] = useState<readonly BoardTap[]>([])

  const look = useCallback(async () => {
    const all = await tapQueue.list().catch(() => [])
    setTaps(all.filter((tap) => tap.owner === owner))
  }, [owner])
  useEffect(() => void look(), [look])

  /** Keeps a tap on this device. Resolves to undefined if that fails. */
  async function add(
    { reference, isService, state: shown, day, at, isActive, version }: BoardAppointment,
    { state, boardDay, key }: { state: string; boardDay: string; key: string },
  ): Promise<Omit<BoardTap, 'id'> | undefined> {
    const tapped = tappedStates.find((it) => it === state)
    if (!tapped) return undefined
    const tap = {
      ...{
        owner,
        reference,
        key,
        at: Date.now(),
        ahead: serverClockOffset(),
        boardDay,
        isService,
        state: tapped,
        version,
      },
      before: { state: shown, day, at, isActive },
    }
    try {
      await tapQueue.add(tap)
    } catch {
      return undefined
    }
    await look()
    void requestBackgroundSync()
    return tap
  }

  /** Undoes the last tap on a card. Resolves to `false` if it was sent meanwhile. */
  async function undoLast(reference: string): Promise<boolean> {
    const isDone = await withOutboxLock(async () => {
      const last = (await tapQueue.list())
        .filter((tap) => isOnSameCard(tap, { owner, reference }))
        .at(-1)
      return last ? tapQueue.remove(last) : false
    }).catch(() => false)
    await look()
    return isDone
  }

  /** Sends refused or old taps after all. Resolves to `false` if another tab was quicker. */
  async function doAnyway({ first }: TapsToSettle): Promise<boolean> {
    const { conflict, ...tap } = first
    const { version, ...before } = conflict?.now ?? { ...tap.before, version: tap.version }
    const isRestoring = !tap.isService && !before.isActive
    const again = { ...tap, before, version, isRestoring, isConfirmed: true, key: randomKey() }
    const isChanged = await tapQueue.change(first, again)
    await look()
    return isChanged
  }

  /** Removes the taps on a card. Resolves to `false` if another tab was quicker. */
  async function leave({ taps: all }: TapsToSettle): Promise<boolean> {
    const removed = await Promise.all(all.map((tap) => tapQueue.remove(tap)))
    await look()
    return removed.every(Boolean)
  }

  const toSettle = groupTapsToSettle(taps)
  /** The taps that are sent as soon as there is a network. */
  const waiting = taps.filter((tap) => !toSettle.some(({ first }) => isOnSameCard(first, tap)))
  return { taps, toSettle, waiting, look, add, undoLast, doAnyway, leave }
}

function groupTapsToSettle(taps: readonly BoardTap[]): TapsToSettle[] {
  const now = Date.now()
  return taps
    .filter(
      (tap, index) =>
        needsSettling(tap, now) && taps.findIndex((it) => isOnSameCard(it, tap)) === index,
    )
    .map((first) => ({ first, taps: taps.filter((it) => isOnSameCard(it, first)) }))
}

/**
 * Returns the board with the states that were tapped and are not sent yet. Taps that wait for a
 * decision change nothing.
 */
export function boardWithTaps(board: DayBoard, waiting: readonly BoardTap[]): DayBoard {
  const states = new Map(waiting.map(({ reference, state }) => [reference, state]))
  const apply = (appointment: BoardAppointment) => {
    const state = states.get(appointment.reference)
    return state === undefined ? appointment : { ...appointment, state, isLate: false }
  }
  return {
    ...board,
    appointments: board.appointments.map(apply),
    withoutHour: board.withoutHour.map(apply),
    carriedOver: board.carriedOver.map(apply),
  }
}

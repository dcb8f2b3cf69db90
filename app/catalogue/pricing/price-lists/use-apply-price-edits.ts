import { useState } from 'react'
import { todayInZone } from '#app/platform/calendar/day-arithmetic.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { fail } from '#app/platform/result/result.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { endpointsByPriceList } from './price-list-endpoints.ts'
import type { PriceListLineEdit, PriceListName } from './price-list-line.ts'
import * as words from './price-list-words.ts'

export type PriceEditApplier = ReturnType<typeof useApplyPriceEdits>

/**
 * Saves a bulk price change, and then offers undo for a short time. Later the history offers it. A
 * change that is valid from a later day is planned instead.
 */
export function useApplyPriceEdits(list: PriceListName, timeZone: string, onChanged: () => void) {
  const calls = endpointsByPriceList[list]
  const [isBusy, setBusy] = useState(false)
  /** Day `YYYY-MM-DD`; undefined to apply the change now. */
  const [validFrom, setValidFrom] = useState<string>()
  const undo = useUndo()

  async function takeBack(change: number): Promise<boolean> {
    undo.onOver()
    setBusy(true)
    const done = await requestAsStaff(calls.undo, { params: { change } })
    setBusy(false)
    void showToast(
      done.ok ? done.value.message : done.problem.message || words.undone,
      done.ok ? 'success' : 'error',
    )
    if (done.ok) onChanged()
    return done.ok
  }

  async function apply(rows: PriceListLineEdit[], origin: 'grid' | 'file' | 'earlier') {
    setBusy(true)
    const done = await requestAsStaff(calls.apply, { body: { rows, origin, validFrom } })
    setBusy(false)
    if (!done.ok) {
      const { kind, message, errors } = done.problem
      return fail(kind, errors['validFrom']?.[0] ?? message, { errors })
    }
    const { message, change } = done.value
    onChanged()
    setValidFrom(undefined)
    if (change === undefined) void showToast(message)
    else undo.offer({ key: change, message, undo: () => void takeBack(change) })
    return done
  }

  const today = todayInZone(timeZone, serverNow())
  const bar = { last: undo.last, onOver: undo.onOver }
  return { isBusy, apply, takeBack, bar, validFrom, setValidFrom, today }
}

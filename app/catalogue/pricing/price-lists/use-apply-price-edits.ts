import { useState } from 'react'
import { todayInZone } from '#app/platform/calendar/day-arithmetic.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { fail } from '#app/platform/result/result.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useUndoRequest } from '#app/ui/portal/use-undo-request.ts'
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
  const [isSaving, setSaving] = useState(false)
  /** Day `YYYY-MM-DD`; undefined to apply the change now. */
  const [validFrom, setValidFrom] = useState<string>()
  const undo = useUndoRequest(words.undone, onChanged)

  const requestUndo = (change: number) => () => requestAsStaff(calls.undo, { params: { change } })

  async function apply(rows: PriceListLineEdit[], origin: 'grid' | 'file' | 'earlier') {
    setSaving(true)
    const done = await requestAsStaff(calls.apply, { body: { rows, origin, validFrom } })
    setSaving(false)
    if (!done.ok) {
      const { kind, message, errors } = done.problem
      return fail(kind, errors['validFrom']?.[0] ?? message, { errors })
    }
    const { message, change } = done.value
    onChanged()
    setValidFrom(undefined)
    if (change === undefined) void showToast(message)
    else undo.offer(change, message, requestUndo(change))
    return done
  }

  const today = todayInZone(timeZone, serverNow())
  return {
    ...{ apply, validFrom, setValidFrom, today, bar: undo.bar },
    isBusy: isSaving || undo.isUndoing,
    takeBack: (change: number) => undo.send(requestUndo(change)),
  }
}

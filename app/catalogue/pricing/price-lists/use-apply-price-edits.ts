import { useState } from 'react'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { endpointsByPriceList } from './price-list-endpoints.ts'
import type { PriceListLineEdit, PriceListName } from './price-list-line.ts'
import * as words from './price-list-words.ts'

export type PriceEditApplier = ReturnType<typeof useApplyPriceEdits>

/**
 * Saves a bulk price change, and then offers undo for a short time. Later the history offers it.
 */
export function useApplyPriceEdits(list: PriceListName, onChanged: () => void) {
  const calls = endpointsByPriceList[list]
  const [isBusy, setBusy] = useState(false)
  const undo = useUndo()

  async function takeBack(change: number): Promise<boolean> {
    undo.onOver()
    setBusy(true)
    const done = await requestAsStaff(calls.undo, { params: { change } })
    setBusy(false)
    void showToast(
      done.ok ? done.answer.message : done.message || words.undone,
      done.ok ? 'success' : 'error',
    )
    if (done.ok) onChanged()
    return done.ok
  }

  async function apply(rows: PriceListLineEdit[], origin: 'grid' | 'file' | 'earlier') {
    setBusy(true)
    const done = await requestAsStaff(calls.apply, { body: { rows, origin } })
    setBusy(false)
    if (done.ok) {
      const { message, change } = done.answer
      onChanged()
      undo.offer({ key: change, message, undo: () => void takeBack(change) })
    }
    return done
  }

  return { isBusy, apply, takeBack, bar: { last: undo.last, onOver: undo.onOver } }
}

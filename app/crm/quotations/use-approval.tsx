import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Link } from '#app/ui/components/link.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useConfirm } from '#app/ui/portal/use-confirm.tsx'
import * as words from './quotation-desk-words.ts'
import { approveQuotation } from './quotation-endpoints.ts'
import type { Quotation } from './quotation-schema.ts'

/** The quotations on the page of their enquiry. */
export const enquiryUrl = ({ reference }: Pick<Quotation, 'reference'>) =>
  `/admin/desk/${reference}#quotations`

/** Approves a quotation in the list, after a dialog that names its amounts. */
export function useApproval() {
  const { revalidate } = useRevalidator()
  const { ask, dialog } = useConfirm()
  const [isBusy, setBusy] = useState(false)

  async function approve(quotation: Quotation) {
    const { id, version, number, discount } = quotation
    const isConfirmed = await ask({
      title: words.approveDiscount(formatRupees(discount), number),
      confirm: words.approve,
      details: <ApprovalFacts quotation={quotation} />,
    })
    if (!isConfirmed) return
    setBusy(true)
    const done = await requestAsStaff(approveQuotation, { params: { id }, body: { version } })
    setBusy(false)
    if (done.ok) void showToast(done.value.message)
    else void showToast(done.problem.message || words.notSaved, 'error')
    await revalidate()
    // The pressed button is gone.
    if (done.ok) document.getElementById('quotation-sections')?.focus()
  }

  return { approve, isBusy, dialog }
}

function ApprovalFacts({ quotation }: { quotation: Quotation }) {
  const { vehicle, variant, total, choices, validUntil, madeBy, note } = quotation
  return (
    <div className="grid gap-1">
      <p>
        {vehicle} {variant}
      </p>
      <p className="font-semibold tabular-nums">
        {words.amountOf(formatRupees(total), choices.exchange > 0)}
      </p>
      <p className="text-quiet text-sm">
        {words.validUntil(formatDay(validUntil))} · {words.madeBy(madeBy)}
      </p>
      {note && <p className="wrap-anywhere whitespace-pre-wrap text-sm">{note}</p>}
      <Link
        to={enquiryUrl(quotation)}
        className="inline-flex min-h-11 w-fit items-center font-semibold text-signal-text text-sm underline"
      >
        {words.openToChange}
      </Link>
    </div>
  )
}

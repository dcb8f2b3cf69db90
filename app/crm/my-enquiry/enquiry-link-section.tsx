import { useState } from 'react'
import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { renewEnquiryLink } from './enquiry-link-endpoints.ts'
import * as words from './link-words.ts'

type Props = {
  enquiry: DeskEnquiry
  /** Origin of the site, for the address that the customer opens. */
  origin: string
  onChanged: () => void
}

/** Copies and renews the link to the customer's page. */
export function EnquiryLinkSection({ enquiry: { reference, link }, origin, onChanged }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const may = useHasCapability()
  if (!link || !may('desk.work')) return null

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(`${origin}${link}`).then(
      () => true,
      () => false,
    )
    void showToast(isCopied ? words.isCopied : words.notCopied, isCopied ? 'success' : 'error')
  }

  async function renew() {
    setBusy(true)
    const result = await requestAsStaff(renewEnquiryLink, { params: { reference } })
    setBusy(false)
    setAsking(false)
    const message = result.ok ? result.value.message : result.problem.message || words.notRenewed
    void showToast(message, result.ok ? 'success' : 'error')
    if (result.ok) onChanged()
  }

  return (
    <section aria-labelledby="customers-page" className="mt-8 print:hidden">
      <h2 id="customers-page" className="font-bold text-lg">
        {words.title}
      </h2>
      <p className="mt-1 text-quiet text-sm">{words.hint}</p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <RowActionButton onClick={() => void copy()}>{words.copy}</RowActionButton>
        {may('enquiries.correct') && (
          <RowActionButton onClick={() => setAsking(true)}>{words.renew}</RowActionButton>
        )}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.renewQuestion}
        confirm={words.renew}
        isBusy={isBusy}
        onConfirm={() => void renew()}
        onCancel={() => setAsking(false)}
      >
        <p>{words.renewHint}</p>
      </ConfirmDialog>
    </section>
  )
}

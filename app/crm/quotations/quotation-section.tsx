import { useState } from 'react'
import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import { useEnquiryActions } from '#app/crm/desk/use-enquiry-actions.ts'
import { Button } from '#app/ui/components/button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './quotation-desk-words.ts'
import type { QuotationEdit } from './quotation-dialog.tsx'
import {
  answerQuotation,
  approveQuotation,
  renewQuotationLink,
  sendQuotation,
} from './quotation-endpoints.ts'
import { QuotationItem } from './quotation-item.tsx'
import type { Quotation } from './quotation-schema.ts'
import type { QuotationAnswer } from './quotation-states.ts'

const LazyQuotationDialog = lazyDialog(
  words.make,
  async () => (await import('./quotation-dialog.tsx')).QuotationDialog,
)

type Props = {
  enquiry: DeskEnquiry
  quotations: readonly Quotation[]
  /** Id of the newest quotation of this enquiry; 0 if there is none. */
  seen: number
  /** Origin of the site, for links in texts. */
  origin: string
  onChanged: () => void
}

/** The quotations of an enquiry, with the dialog that makes one. */
export function QuotationSection({ enquiry, quotations, seen, origin, onChanged }: Props) {
  const [edit, setEdit] = useState<QuotationEdit>()
  const messages = useEnquiryActions(onChanged)
  const mayMake = useHasCapability()('quotations.make') && !enquiry.isErased
  const actions = useQuotationActions(onChanged)
  const close = () => setEdit(undefined)
  return (
    <section aria-labelledby="quotations">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="quotations" tabIndex={-1} className="font-bold text-lg">
          {words.title}
        </h2>
        {mayMake && (
          <Button size="dense" onClick={() => setEdit({ is: 'new' })}>
            {words.make}
          </Button>
        )}
      </div>
      {quotations.length === 0 && <p className="text-quiet">{words.none}</p>}
      <ul className="border-hairline not-empty:border-t">
        {quotations.map((quotation) => (
          <QuotationItem
            key={quotation.id}
            enquiry={enquiry}
            quotation={quotation}
            origin={origin}
            isBusy={actions.isBusy}
            mayMake={mayMake}
            onEdit={setEdit}
            onSend={() => void actions.send(quotation)}
            onApprove={() => void actions.approve(quotation)}
            onRenewLink={() => void actions.renewLink(quotation)}
            onAnswer={(answer) => void actions.answer(quotation, answer)}
            onMessage={(opened) => void messages.logMessage(enquiry, opened)}
          />
        ))}
      </ul>
      {mayMake && (
        <LazyQuotationDialog
          isOpen={edit !== undefined}
          edit={edit ?? { is: 'new' }}
          enquiry={enquiry}
          seen={seen}
          onClose={close}
          onConflict={onChanged}
          onSaved={() => {
            close()
            onChanged()
          }}
        />
      )}
      <UndoBar {...messages.bar} />
    </section>
  )
}

/** Sends, approves and answers quotations. A refusal is shown as a message. */
function useQuotationActions(onChanged: () => void) {
  const [isBusy, setBusy] = useState(false)

  async function run(request: () => ReturnType<typeof requestChange>) {
    setBusy(true)
    const done = await request()
    setBusy(false)
    if (done.ok) void showToast(done.value.message)
    else void showToast(done.problem.message || words.notSaved, 'error')
    onChanged()
    // The pressed button is gone.
    if (done.ok) document.getElementById('quotations')?.focus()
  }

  return {
    isBusy,
    send: (quotation: Quotation) => run(() => requestChange(sendQuotation, quotation)),
    approve: (quotation: Quotation) => run(() => requestChange(approveQuotation, quotation)),
    renewLink: (quotation: Quotation) => run(() => requestChange(renewQuotationLink, quotation)),
    answer: ({ id, version }: Quotation, answer: QuotationAnswer) =>
      run(() => requestAsStaff(answerQuotation, { params: { id }, body: { answer, version } })),
  }
}

const requestChange = (
  endpoint: typeof sendQuotation | typeof approveQuotation | typeof renewQuotationLink,
  { id, version }: Quotation,
) => requestAsStaff(endpoint, { params: { id }, body: { version } })

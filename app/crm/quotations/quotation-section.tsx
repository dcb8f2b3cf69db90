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
import type { QuotationWork } from './quotation-dialog.tsx'
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
  const [work, setWork] = useState<QuotationWork>()
  const messages = useEnquiryActions(onChanged)
  const mayMake = useHasCapability()('quotations.make') && !enquiry.isErased
  const acts = useQuotationActs(onChanged)
  const close = () => setWork(undefined)
  return (
    <section aria-labelledby="quotations">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="quotations" tabIndex={-1} className="font-bold text-lg">
          {words.title}
        </h2>
        {mayMake && (
          <Button size="dense" onClick={() => setWork({ is: 'new' })}>
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
            isBusy={acts.isBusy}
            mayMake={mayMake}
            onWork={setWork}
            onSend={() => void acts.send(quotation)}
            onApprove={() => void acts.approve(quotation)}
            onRenewLink={() => void acts.renewLink(quotation)}
            onAnswer={(answer) => void acts.answer(quotation, answer)}
            onMessage={(opened) => void messages.logMessage(enquiry, opened)}
          />
        ))}
      </ul>
      {mayMake && (
        <LazyQuotationDialog
          isOpen={work !== undefined}
          work={work ?? { is: 'new' }}
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
function useQuotationActs(onChanged: () => void) {
  const [isBusy, setBusy] = useState(false)

  async function run(act: () => ReturnType<typeof requestAct>) {
    setBusy(true)
    const done = await act()
    setBusy(false)
    if (done.ok) void showToast(done.value.message)
    else void showToast(done.problem.message || words.notSaved, 'error')
    onChanged()
    // The pressed button is gone.
    if (done.ok) document.getElementById('quotations')?.focus()
  }

  return {
    isBusy,
    send: (quotation: Quotation) => run(() => requestAct(sendQuotation, quotation)),
    approve: (quotation: Quotation) => run(() => requestAct(approveQuotation, quotation)),
    renewLink: (quotation: Quotation) => run(() => requestAct(renewQuotationLink, quotation)),
    answer: ({ id, version }: Quotation, answer: QuotationAnswer) =>
      run(() => requestAsStaff(answerQuotation, { params: { id }, body: { answer, version } })),
  }
}

const requestAct = (
  endpoint: typeof sendQuotation | typeof approveQuotation | typeof renewQuotationLink,
  { id, version }: Quotation,
) => requestAsStaff(endpoint, { params: { id }, body: { version } })

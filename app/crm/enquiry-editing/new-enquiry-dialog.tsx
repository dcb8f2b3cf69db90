import { useEffect, useState } from 'react'
import { useIdempotencyKeys } from '#app/crm/desk/use-idempotency-keys.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { useDraftKey } from '#app/ui/portal/draft-owner.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { addEnquiry, getNewEnquiryFacts } from './enquiry-editing-endpoints.ts'
import type { NewEnquiry } from './new-enquiry-entry.ts'
import { type NewEnquiryFacts, NewEnquiryForm, newEnquiryDraft } from './new-enquiry-form.tsx'
import * as words from './new-enquiry-words.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** The entry with which the form starts, such as that of a walk-in. It has a draft of its own. */
  start?: NewEnquiry
  /** A line above the form. */
  hint?: string | undefined
  onAdded?: (reference: string, entry: NewEnquiry) => void
}

/** The dialog that adds an enquiry, on any page of the portal. */
export function NewEnquiryDialog({ isOpen, ...given }: Props) {
  const [isSending, setSending] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={given.onClose}
      isBusy={isSending}
      title={given.start ? words.walkIn : words.newEnquiry}
    >
      <LoadedForm {...given} onSending={setSending} />
    </Dialog>
  )
}

function LoadedForm({
  onClose,
  start,
  hint,
  onAdded,
  onSending,
}: Omit<Props, 'isOpen'> & { onSending: (isSending: boolean) => void }) {
  const draft = start ? `${newEnquiryDraft} ${start.source}` : newEnquiryDraft
  const [facts, setFacts] = useState<NewEnquiryFacts | 'failed'>()
  const keys = useIdempotencyKeys(useDraftKey(draft))
  useEffect(() => {
    void requestEndpoint(getNewEnquiryFacts).then((sent) =>
      setFacts(sent.ok ? sent.value : 'failed'),
    )
  }, [])
  if (!facts) return <p role="status">{words.loading}</p>
  if (facts === 'failed') return <p role="alert">{words.notLoaded}</p>

  async function send(body: NewEnquiry) {
    const sent = await requestAsStaff(addEnquiry, { body, key: keys.keyOf(body) })
    if (sent.ok) {
      keys.arrived(body)
      onAdded?.(sent.value.reference, body)
    }
    return sent
  }

  return (
    <>
      {hint && <p className="mb-3 font-semibold tabular-nums">{hint}</p>}
      <NewEnquiryForm
        facts={facts}
        keptAs={draft}
        before={start}
        isWalkIn={start?.source === 'walk-in'}
        send={send}
        onDone={onClose}
        onCancel={onClose}
        onSending={onSending}
      />
    </>
  )
}

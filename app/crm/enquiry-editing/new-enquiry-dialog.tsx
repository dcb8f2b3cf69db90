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

/** The dialog that adds an enquiry, on any page of the portal. */
export function NewEnquiryDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isSending, setSending] = useState(false)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isBusy={isSending} title={words.newEnquiry}>
      <LoadedForm onClose={onClose} onSending={setSending} />
    </Dialog>
  )
}

function LoadedForm({
  onClose,
  onSending,
}: {
  onClose: () => void
  onSending: (isSending: boolean) => void
}) {
  const [facts, setFacts] = useState<NewEnquiryFacts | 'failed'>()
  const keys = useIdempotencyKeys(useDraftKey(newEnquiryDraft))
  useEffect(() => {
    void requestEndpoint(getNewEnquiryFacts).then((sent) =>
      setFacts(sent.ok ? sent.value : 'failed'),
    )
  }, [])
  if (!facts) return <p role="status">{words.loading}</p>
  if (facts === 'failed') return <p role="alert">{words.notLoaded}</p>

  async function send(body: NewEnquiry) {
    const sent = await requestAsStaff(addEnquiry, { body, key: keys.keyOf(body) })
    if (sent.ok) keys.arrived(body)
    return sent
  }

  return (
    <NewEnquiryForm
      facts={facts}
      keptAs={newEnquiryDraft}
      send={send}
      onDone={onClose}
      onCancel={onClose}
      onSending={onSending}
    />
  )
}

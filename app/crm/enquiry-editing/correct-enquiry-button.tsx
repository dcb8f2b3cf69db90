import { useState } from 'react'
import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { Button } from '#app/ui/components/button.tsx'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import * as words from './correct-enquiry-words.ts'

type Props = { enquiry: DeskEnquiry; onChanged: () => void }

const LazyCorrectEnquiryDialog = lazyDialog(
  words.edit,
  async () => (await import('./correct-enquiry-dialog.tsx')).CorrectEnquiryDialog,
)

/** Opens the form with which staff correct and complete the answers of an enquiry. */
export function CorrectEnquiryButton({ enquiry, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false)
  const mayCorrect = useHasCapability()('enquiries.correct')
  if (!mayCorrect || !findEnquiryKind(enquiry.kind)) return null
  return (
    <>
      <Button size="dense" onClick={() => setOpen(true)}>
        {words.edit}
      </Button>
      <LazyCorrectEnquiryDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        enquiry={enquiry}
        onChanged={onChanged}
      />
    </>
  )
}

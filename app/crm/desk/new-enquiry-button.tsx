import { Button } from '#app/ui/components/button.tsx'
import { Plus } from '#app/ui/icons/plus.ts'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { newEnquiry } from './desk-list-words.ts'
import { openNewEnquiry } from './open-new-enquiry.ts'

/** Opens the dialog for a new enquiry, if the account may add enquiries. */
export function NewEnquiryButton() {
  if (!useHasCapability()('enquiries.add')) return null
  return (
    <Button size="dense" tone="signal" onClick={openNewEnquiry} className="print:hidden">
      <Plus aria-hidden className="size-4.5" />
      {newEnquiry}
    </Button>
  )
}

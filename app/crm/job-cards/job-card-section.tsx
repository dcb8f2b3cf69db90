import { useState } from 'react'
import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import { registrationNumberKey } from '#app/crm/enquiries/registration-number-key.ts'
import { Button, LinkButton } from '#app/ui/components/button.tsx'
import { JobCardDialog } from './job-card-dialog.tsx'
import * as words from './job-card-dialog-words.ts'
import { workshopHistoryUrl } from './workshop-history-url.ts'

type Props = { enquiry: DeskEnquiry; onChanged: () => void }

/** The buttons of a service booking's page that open its job card and the vehicle's visits. */
export function JobCardSection({ enquiry, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false)
  const plate = registrationNumberKey(enquiry.service?.registrationNumber ?? '')
  return (
    <section aria-label={words.title} className="mb-6 flex flex-wrap gap-2">
      {!enquiry.isErased && (
        <Button size="dense" onClick={() => setOpen(true)}>
          {words.title}
        </Button>
      )}
      {plate !== undefined && (
        <LinkButton size="dense" to={workshopHistoryUrl(plate)}>
          {words.earlierVisits}
        </LinkButton>
      )}
      <JobCardDialog
        isOpen={isOpen}
        reference={enquiry.reference}
        onClose={() => setOpen(false)}
        onChanged={onChanged}
      />
    </section>
  )
}

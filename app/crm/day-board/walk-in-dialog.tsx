import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { NewEnquiryDialog } from '#app/crm/enquiry-editing/new-enquiry-dialog.tsx'
import type { NewEnquiry } from '#app/crm/enquiry-editing/new-enquiry-entry.ts'
import type { ActedAppointment } from './use-board-acts.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Says which hour a service would get. */
  hint: string
  /** The dealer's day, on which the customer is here. */
  today: string
  /** Called with a customer who has just been added and takes an hour. */
  onAdded: (appointment: ActedAppointment) => void
}

/** Adds a customer who is here. The board loads its code later, because it has all enquiry forms. */
export function WalkInDialog({ isOpen, onClose, hint, today, onAdded }: Props) {
  return (
    <NewEnquiryDialog
      isOpen={isOpen}
      onClose={onClose}
      start={walkInEntry}
      hint={hint}
      onAdded={(reference, { kind, answers }) => {
        if (!findEnquiryKind(kind)?.appointment) return
        const name = typeof answers['name'] === 'string' ? answers['name'] : ''
        const isService = kind === serviceBookingEnquiry.slug
        onAdded({ reference, name, isErased: false, isService, hereOn: today })
      }}
    />
  )
}

/** A customer who is here: nobody has to call. */
const walkInEntry: NewEnquiry = {
  kind: serviceBookingEnquiry.slug,
  source: 'walk-in',
  answers: {},
  isDone: true,
}

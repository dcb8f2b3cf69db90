import type { EventAuthor } from './enquiry-update-query.server.ts'

/** The author of events on the customer's page. The name is stored, so it never changes. */
export const byCustomer: EventAuthor = { id: null, name: 'Customer' }

/** Returns `true` for an event of the customer. */
export const isByCustomer = ({ staff_id, who }: { staff_id: number | null; who: string }) =>
  staff_id === byCustomer.id && who === byCustomer.name

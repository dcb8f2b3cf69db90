import type { EnquiryState, LostReason, legacyState } from '#app/crm/enquiries/enquiry-states.ts'

/** Labels of the states for staff. */
export const states: Record<EnquiryState | typeof legacyState, string> = {
  new: 'New',
  contacted: 'Contacted',
  'follow-up': 'Follow-up',
  'test-ride': 'Test ride',
  quoted: 'Quoted',
  booked: 'Booked',
  delivered: 'Delivered',
  lost: 'Lost',
  requested: 'Requested',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  'in-work': 'In progress',
  ready: 'Ready',
  'no-show': 'No-show',
  cancelled: 'Cancelled',
  sold: 'Sold',
  answered: 'Answered',
  closed: 'Closed',
  earlier: 'Earlier',
}

export const lostReasons: Record<LostReason, string> = {
  'bought-elsewhere': 'Bought elsewhere',
  'other-brand': 'Other brand',
  price: 'Price',
  'finance-refused': 'Finance refused',
  'waiting-time': 'Waiting time',
  'plan-dropped': 'Plan dropped',
  'no-answer': 'No answer',
  'wrong-number': 'Wrong number',
  duplicate: 'Duplicate',
  junk: 'Junk',
}

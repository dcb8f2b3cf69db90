import type { EnquiryKind } from './definition/define-enquiry-kind.ts'
import { confirmedStateOf, initialStateOf } from './enquiry-states.ts'

type NewEnquiry = {
  createdAt: string
  callBy: string | null
  /** `true` if the visitor booked an hour that needs no confirmation. */
  isConfirmed?: boolean
}

/** Returns the state columns of a new enquiry: the first state, and the deadline as due time. */
export function initialEnquiryState(
  { flow }: Pick<EnquiryKind, 'flow'>,
  { createdAt, callBy, isConfirmed = false }: NewEnquiry,
) {
  const state = (isConfirmed ? confirmedStateOf(flow) : initialStateOf(flow)) ?? null
  return {
    state,
    state_at: state && createdAt,
    is_open: state ? (1 as const) : (0 as const),
    due_at: state && callBy,
  }
}

import type { EnquiryKind } from './definition/define-enquiry-kind.ts'
import { initialStateOf } from './enquiry-states.ts'

/** Returns the state columns of a new enquiry: the first state, and the deadline as due time. */
export function initialEnquiryState(
  { flow }: Pick<EnquiryKind, 'flow'>,
  { createdAt, callBy }: { createdAt: string; callBy: string | null },
) {
  const state = initialStateOf(flow) ?? null
  return {
    state,
    state_at: state && createdAt,
    is_open: state ? (1 as const) : (0 as const),
    due_at: state && callBy,
  }
}

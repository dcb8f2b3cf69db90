import type { Pipeline } from '#app/platform/permissions/pipeline.ts'

/**
 * The states of each flow, with the initial state first. State names are stored, so they are never
 * renamed. An opt-in needs no work and has no states.
 */
export const statesByPipeline = {
  sales: ['new', 'contacted', 'follow-up', 'test-ride', 'quoted', 'booked', 'delivered', 'lost'],
  workshop: [
    'requested',
    'confirmed',
    'arrived',
    'in-work',
    'ready',
    'delivered',
    'no-show',
    'cancelled',
  ],
  cover: ['new', 'contacted', 'quoted', 'sold', 'lost'],
  contact: ['new', 'answered', 'closed'],
  none: [],
} as const satisfies Record<Pipeline, readonly string[]>

export type EnquiryState = (typeof statesByPipeline)[Pipeline][number]

/**
 * The state of enquiries that were closed before states existed. Staff cannot move an enquiry to
 * this state, but can reopen an enquiry from it.
 */
export const legacyState = 'earlier'

/** States in which the visitor does not wait for the dealer. */
const closedStates: ReadonlySet<string> = new Set<EnquiryState | typeof legacyState>([
  legacyState,
  'delivered',
  'sold',
  'lost',
  'no-show',
  'cancelled',
  'answered',
  'closed',
])

/**
 * States that do not count as a response to the visitor, because staff can set them without
 * contacting the visitor.
 */
const statesWithoutResponse: ReadonlySet<string> = new Set<EnquiryState | typeof legacyState>([
  legacyState,
  'new',
  'requested',
  'lost',
  'no-show',
  'cancelled',
  'closed',
])

export const initialStates = ['new', 'requested'] as const satisfies readonly EnquiryState[]

/** All states of all flows, each once. */
export const allEnquiryStates: readonly EnquiryState[] = [
  ...new Set(Object.values(statesByPipeline).flat()),
]

/** These names are stored, so they are never renamed. */
export const lostReasons = [
  'bought-elsewhere',
  'other-brand',
  'price',
  'finance-refused',
  'waiting-time',
  'plan-dropped',
  'no-answer',
  'wrong-number',
  'duplicate',
  'junk',
] as const

export type LostReason = (typeof lostReasons)[number]

/** Returns the initial state of a flow; undefined if the flow has no states. */
export function initialStateOf(flow: Pipeline): EnquiryState | undefined {
  return statesByPipeline[flow][0]
}

/**
 * Returns the state of an enquiry whose appointment is confirmed when it is booked; undefined if the
 * flow has no states. A booked test ride has not taken place, so its enquiry is new.
 */
export function confirmedStateOf(flow: Pipeline): EnquiryState | undefined {
  return flow === 'workshop' ? 'confirmed' : initialStateOf(flow)
}

export function isClosedState(state: string | null): boolean {
  return state === null || closedStates.has(state)
}

/** Returns `true` if a move to this state counts as a response to the visitor. */
export function isResponseState(state: string): boolean {
  return !statesWithoutResponse.has(state)
}

/** Returns `true` if staff must give a reason for a move to this state. */
export function needsLostReason(state: string): boolean {
  return state === 'lost'
}

/**
 * Returns `true` if the flow has this state. Staff may move an enquiry between any two states of
 * its flow.
 */
export function isStateOfPipeline(flow: Pipeline, state: string): state is EnquiryState {
  return statesByPipeline[flow].some((it) => it === state)
}

/**
 * Returns the new state after a call in which the customer was reached; undefined if the state does
 * not change. In the workshop and contact flows, only staff change the state.
 */
export function stateAfterReachedCall(
  flow: Pipeline,
  state: string | null,
): EnquiryState | undefined {
  const isCalled = flow === 'sales' || flow === 'cover'
  return isCalled && state === 'new' ? 'contacted' : undefined
}

/**
 * Returns the state of an enquiry that staff add after they answered the customer; undefined if the
 * flow has no such state.
 */
export function stateAfterEntry(flow: Pipeline): EnquiryState | undefined {
  return answeredStates[flow]
}

const answeredStates: Record<Pipeline, EnquiryState | undefined> = {
  sales: 'contacted',
  workshop: 'confirmed',
  cover: 'contacted',
  contact: 'answered',
  none: undefined,
}

import type { Pipeline } from '#app/platform/permissions/pipeline.ts'

/**
 * The states of each flow, the initial one first. They are stored and never renamed. An opt-in
 * needs no work and has no states.
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
 * State of enquiries that were closed before states existed. Staff cannot move an enquiry to it,
 * but can reopen one from it.
 */
export const legacyState = 'earlier'

/** States in which no visitor waits for the dealer. */
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

/** States that do not count as a response to the visitor: a call is not implied. */
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

/** Stored, never renamed. */
export const lostReasons = [
  'bought-elsewhere',
  'other-brand',
  'price',
  'finance-refused',
  'waiting-time',
  'plan-dropped',
  'no-answer',
  'duplicate',
  'junk',
] as const

export type LostReason = (typeof lostReasons)[number]

/** Returns the initial state of a flow; undefined if the flow has no states. */
export function initialStateOf(flow: Pipeline): EnquiryState | undefined {
  return statesByPipeline[flow][0]
}

export function isClosedState(state: string | null): boolean {
  return state === null || closedStates.has(state)
}

/** Returns `true` if a move to this state counts as a response to the visitor. */
export function isResponseState(state: string): boolean {
  return !statesWithoutResponse.has(state)
}

/** Returns `true` if staff must give a reason for this state. */
export function needsLostReason(state: string): boolean {
  return state === 'lost'
}

/** Returns `true` if the flow has this state. Staff may move between any two states of a flow. */
export function isStateOfPipeline(flow: Pipeline, state: string): state is EnquiryState {
  return statesByPipeline[flow].some((it) => it === state)
}

/**
 * Returns the state after a call that reached the customer; undefined if it does not change.
 * Workshop bookings and contact messages change only by hand.
 */
export function stateAfterReachedCall(
  flow: Pipeline,
  state: string | null,
): EnquiryState | undefined {
  const isCalled = flow === 'sales' || flow === 'cover'
  return isCalled && state === 'new' ? 'contacted' : undefined
}

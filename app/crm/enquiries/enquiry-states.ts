import type { Pipeline } from '#app/platform/permissions/pipeline.ts'

/** Every state of each flow, the first one first; stored, never renamed. An opt-in waits for nobody and has none. */
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

/** Closed before there were states. Nobody moves there; from there one may reopen. */
export const legacyState = 'earlier'

/** In these nobody waits for us. */
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

/** A state that is no answer to who asked: nobody need have called. */
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

/** Every state once. */
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

/** In which a flow begins; undefined for one without states. */
export function initialStateOf(flow: Pipeline): EnquiryState | undefined {
  return statesByPipeline[flow][0]
}

export function isClosedState(state: string | null): boolean {
  return state === null || closedStates.has(state)
}

/** Whether one who is moved there by the staff has been answered by that. */
export function isResponseState(state: string): boolean {
  return !statesWithoutResponse.has(state)
}

/** A lost one says why. */
export function needsLostReason(state: string): boolean {
  return state === 'lost'
}

/** Whether the flow has this state: any move within it is right, back and skipping too. */
export function isStateOfPipeline(flow: Pipeline, state: string): state is EnquiryState {
  return statesByPipeline[flow].some((it) => it === state)
}

/** Where a call that reached somebody leads by itself; a booking is confirmed by a person, a letter answered by one. */
export function stateAfterReachedCall(
  flow: Pipeline,
  state: string | null,
): EnquiryState | undefined {
  const isCalled = flow === 'sales' || flow === 'cover'
  return isCalled && state === 'new' ? 'contacted' : undefined
}

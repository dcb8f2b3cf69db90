import type { Flow } from '#app/platform/permissions/flow.ts'

/** Every state of each flow, the first one first; stored, never renamed. An opt-in waits for nobody and has none. */
export const statesOf = {
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
} as const satisfies Record<Flow, readonly string[]>

export type State = (typeof statesOf)[Flow][number]

/** Closed before there were states. Nobody moves there; from there one may reopen. */
export const earlier = 'earlier'

/** In these nobody waits for us. */
const closedStates: ReadonlySet<string> = new Set<State | typeof earlier>([
  earlier,
  'delivered',
  'sold',
  'lost',
  'no-show',
  'cancelled',
  'answered',
  'closed',
])

/** A state that is no answer to who asked: nobody need have called. */
const unanswered: ReadonlySet<string> = new Set<State | typeof earlier>([
  earlier,
  'new',
  'requested',
  'lost',
  'no-show',
  'cancelled',
  'closed',
])

export const firstStates = ['new', 'requested'] as const satisfies readonly State[]

/** Every state once. */
export const allStates: readonly State[] = [...new Set(Object.values(statesOf).flat())]

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
export function firstState(flow: Flow): State | undefined {
  return statesOf[flow][0]
}

export function isClosed(state: string | null): boolean {
  return state === null || closedStates.has(state)
}

/** Whether one who is moved there by the staff has been answered by that. */
export function isAnswered(state: string): boolean {
  return !unanswered.has(state)
}

/** A lost one says why. */
export function needsReason(state: string): boolean {
  return state === 'lost'
}

/** Whether the flow has this state: any move within it is right, back and skipping too. */
export function mayMove(flow: Flow, state: string): state is State {
  return statesOf[flow].some((it) => it === state)
}

/** Where a call that reached somebody leads by itself; a booking is confirmed by a person, a letter answered by one. */
export function afterReached(flow: Flow, state: string | null): State | undefined {
  const isCalled = flow === 'sales' || flow === 'cover'
  return isCalled && state === 'new' ? 'contacted' : undefined
}

import type { EnquiryState, LostReason } from '#app/crm/enquiries/enquiry-states.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'

/**
 * A state transition in the demo: the next state, the minimum and maximum hours before the
 * transition, and its probability.
 */
export type DemoTransition = readonly [
  state: EnquiryState,
  hours: readonly [number, number],
  share: number,
]

type TransitionsByState = Partial<Record<EnquiryState, readonly DemoTransition[]>>

/** Transitions from each state of a flow. The other enquiries stay in the state. */
export const demoTransitions: Record<Pipeline, TransitionsByState> = {
  sales: {
    contacted: [
      ['follow-up', [20, 70], 0.3],
      ['test-ride', [18, 60], 0.3],
      ['quoted', [2, 40], 0.12],
      ['lost', [20, 90], 0.16],
    ],
    'follow-up': [
      ['test-ride', [20, 90], 0.3],
      ['quoted', [20, 70], 0.2],
      ['lost', [40, 160], 0.3],
    ],
    'test-ride': [
      ['quoted', [1, 26], 0.6],
      ['lost', [20, 90], 0.2],
    ],
    quoted: [
      ['booked', [20, 120], 0.5],
      ['lost', [30, 140], 0.3],
    ],
    booked: [['delivered', [60, 200], 0.85]],
  },
  workshop: {
    // All vehicles leave the workshop. Some are still there on the next day.
    'in-work': [['ready', [2, 44], 1]],
    arrived: [['in-work', [0.3, 2], 1]],
    ready: [['delivered', [0.5, 6], 1]],
  },
  cover: {
    contacted: [
      ['quoted', [2, 50], 0.6],
      ['lost', [20, 90], 0.25],
    ],
    quoted: [
      ['sold', [10, 90], 0.55],
      ['lost', [20, 120], 0.3],
    ],
  },
  contact: { answered: [['closed', [10, 60], 0.6]] },
  none: {},
}

export const lostReasonWeights: readonly (readonly [LostReason, number])[] = [
  ['price', 22],
  ['plan-dropped', 20],
  ['bought-elsewhere', 16],
  ['no-answer', 14],
  ['other-brand', 10],
  ['waiting-time', 7],
  ['finance-refused', 6],
  ['duplicate', 3],
  ['junk', 2],
]

export const demoNotes = [
  'Asks for the price on the road with insurance.',
  'Has a ten-year-old scooter to exchange.',
  'Works until six, better to call in the evening.',
  'Wants to see the colour in daylight first.',
  'Brings the family on Saturday.',
  'Compares the instalment with the bank’s.',
]

export const demoNextStepTexts = [
  'Send the quotation',
  'Ask about the exchange',
  'Call again',
  null,
]

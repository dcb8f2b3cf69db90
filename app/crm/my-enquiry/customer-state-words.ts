import { legacyState, type statesByPipeline } from '#app/crm/enquiries/enquiry-states.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'

/** The state of an enquiry for its customer, and who acts next. */
export type StateWords = { title: string; next: string }

const closed: StateWords = {
  title: 'This enquiry is closed',
  next: 'Nothing more happens. Call us if you would like to go on.',
}

const inTouch: StateWords = {
  title: 'We are working on it together',
  next: 'We will call you about the next step. You can call us at any time.',
}

const received: StateWords = {
  title: 'We have received your enquiry',
  next: 'Our team will contact you.',
}

const stateWords: {
  [P in Pipeline]: Readonly<Record<(typeof statesByPipeline)[P][number], StateWords>>
} = {
  sales: {
    new: received,
    contacted: inTouch,
    'follow-up': inTouch,
    'test-ride': {
      title: 'Your test ride',
      next: 'Come for the ride. Afterwards, tell us what you think.',
    },
    quoted: {
      title: 'You have our price',
      next: 'The next step is yours: ask us anything, or tell us that you want the vehicle.',
    },
    booked: {
      title: 'Your vehicle is booked',
      next: 'We will tell you when it is ready for delivery.',
    },
    delivered: { title: 'Your vehicle is delivered', next: 'Enjoy the ride. Nothing more to do.' },
    lost: closed,
  },
  workshop: {
    requested: {
      title: 'We have received your booking',
      next: 'The workshop will contact you to confirm it.',
    },
    confirmed: { title: 'Your booking is confirmed', next: 'Bring your vehicle to the workshop.' },
    arrived: {
      title: 'Your vehicle is with us',
      next: 'The workshop will start work, and asks you before any extra work.',
    },
    'in-work': {
      title: 'We are working on your vehicle',
      next: 'We will tell you when it is ready.',
    },
    ready: { title: 'Your vehicle is ready', next: 'Please collect it during opening hours.' },
    delivered: { title: 'Your vehicle is back with you', next: 'Nothing more to do.' },
    'no-show': {
      title: 'Your vehicle did not come in',
      next: 'Call us or book again to choose another day.',
    },
    cancelled: {
      title: 'This booking is cancelled',
      next: 'Nothing more happens. You can book again at any time.',
    },
  },
  cover: {
    new: received,
    contacted: inTouch,
    quoted: {
      title: 'You have our price',
      next: 'The next step is yours: ask us anything, or tell us that you want it.',
    },
    sold: { title: 'Your cover is in place', next: 'Nothing more to do.' },
    lost: closed,
  },
  contact: {
    new: { title: 'We have received your message', next: 'Our team will answer you.' },
    answered: { title: 'We have answered your message', next: 'Call us if a question is open.' },
    closed: { title: 'Your message is closed', next: 'Call us if a question is open.' },
  },
  none: {},
}

/** Shown while we handle an enquiry together with another one of the same customer. */
export const merged: StateWords = {
  title: 'We handle this together with your other enquiry',
  next: 'We will contact you about both.',
}

/** Shown for a new enquiry whose test ride has an hour that is still to come. */
export const rideBooked: StateWords = {
  title: 'Your test ride is booked',
  next: 'We expect you at this time. Bring your driving licence.',
}

/** Shown after the test ride was cancelled, until staff call. */
export const rideCancelled: StateWords = {
  title: 'Your test ride is cancelled',
  next: 'Choose another time below, or call us.',
}

/** Shown if the dealership can no longer keep the hour, because it changed its plans or hours. */
export const hourLost: StateWords = {
  title: 'Your appointment needs another time',
  next: 'We cannot keep this time. Please call us to agree on another one.',
}

/** The same if the customer can choose another hour on the page. */
export const hourLostToMove: StateWords = {
  title: hourLost.title,
  next: 'We cannot keep this time. Please choose another one below, or call us.',
}

/** Returns the words for a state. An enquiry without states needs no more work. */
export function customerStateWords(flow: Pipeline, state: string | null): StateWords {
  if (state === null) return { title: 'We have received this', next: 'Nothing more to do.' }
  if (state === legacyState) return closed
  const words: Readonly<Record<string, StateWords>> = stateWords[flow]
  return words[state] ?? received
}

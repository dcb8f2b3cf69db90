import { expect, it } from 'vitest'
import { collectionNoteOf } from './collection-note.ts'

const now = { day: '2026-11-04', time: '17:05' }
const promised = {
  ...{ isService: true, state: 'in-work', readyDay: '2026-11-04', readyTime: '17:30' },
  handedOver: null,
}

it.each([
  ['the promised time', promised, 'Ready by 5:30 PM'],
  ['another day', { ...promised, readyDay: '2026-11-05', readyTime: null }, 'Ready by Thu 5 Nov'],
  [
    'that it is late after the promised time',
    { ...promised, readyTime: '17:00' },
    'Late for collection: 5:00 PM',
  ],
  [
    'only the promise once it is ready',
    { ...promised, readyTime: '17:00', state: 'ready' },
    'Ready by 5:00 PM',
  ],
  [
    'the time of the hand-over',
    { ...promised, state: 'delivered', handedOver: { day: '2026-11-04', time: '17:02' } },
    'Handed over 5:02 PM',
  ],
  ['nothing without a promise', { ...promised, readyDay: null }, undefined],
  ['nothing for a customer who did not come', { ...promised, state: 'no-show' }, undefined],
] as const)('the note about the collection says %s', (_, appointment, text) => {
  expect(collectionNoteOf(appointment, now)?.text).toBe(text)
})

import { expect, test } from 'vitest'
import { buildStateEvent } from './build-desk-event.ts'

test('a lost enquiry goes back to lost with its reason, and not without one', () => {
  expect(buildStateEvent('lost', 'price')).toEqual({
    type: 'state',
    state: 'lost',
    reason: 'price',
  })
  expect(buildStateEvent('lost', null)).toBeUndefined()
})

test('nobody is moved to where enquiries from before stand', () => {
  expect(buildStateEvent('earlier')).toBeUndefined()
  expect(buildStateEvent(null)).toBeUndefined()
})

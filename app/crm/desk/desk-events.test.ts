import { expect, test } from 'vitest'
import { stateEvent } from './desk-events.ts'

test('a lost enquiry goes back to lost with its reason, and not without one', () => {
  expect(stateEvent('lost', 'price')).toEqual({ type: 'state', state: 'lost', reason: 'price' })
  expect(stateEvent('lost', null)).toBeUndefined()
})

test('nobody is moved to where enquiries from before stand', () => {
  expect(stateEvent('earlier')).toBeUndefined()
  expect(stateEvent(null)).toBeUndefined()
})

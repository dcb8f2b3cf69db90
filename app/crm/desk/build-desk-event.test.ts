import { expect, test } from 'vitest'
import { buildStateEvent } from './build-desk-event.ts'

test('returns a lost enquiry to lost only with its reason', () => {
  expect(buildStateEvent('lost', 'price')).toEqual({
    type: 'state',
    state: 'lost',
    reason: 'price',
  })
  expect(buildStateEvent('lost', null)).toBeUndefined()
})

test('builds no move to the legacy state or to none', () => {
  expect(buildStateEvent('earlier')).toBeUndefined()
  expect(buildStateEvent(null)).toBeUndefined()
})

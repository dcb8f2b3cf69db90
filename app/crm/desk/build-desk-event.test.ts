import { expect, test } from 'vitest'
import { buildStateEvent } from './build-desk-event.ts'

test('moves an enquiry to lost again only with its stored reason', () => {
  expect(buildStateEvent('lost', 'price')).toEqual({
    type: 'state',
    state: 'lost',
    reason: 'price',
  })
  expect(buildStateEvent('lost', null)).toBeUndefined()
})

test('builds no move if the state is the legacy state or missing', () => {
  expect(buildStateEvent('earlier')).toBeUndefined()
  expect(buildStateEvent(null)).toBeUndefined()
})

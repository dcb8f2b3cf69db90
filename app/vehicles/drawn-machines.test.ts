import { expect, test } from 'vitest'
import { isDrawn } from './drawn-machines.server.ts'

test('the machines of the range can be turned live, a dealer’s own cannot', () => {
  expect(isDrawn('hornet-2-0')).toBe(true)
  expect(isDrawn('qc1')).toBe(true)
  expect(isDrawn('photographed-by-the-dealer')).toBe(false)
  expect(isDrawn('constructor')).toBe(false)
})

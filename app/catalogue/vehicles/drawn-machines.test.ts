import { expect, test } from 'vitest'
import { fittingsDrawnOn, isDrawn } from './drawn-machines.server.ts'

test('the machines of the range can be turned live, a dealer’s own cannot', () => {
  expect(isDrawn('hornet-2-0')).toBe(true)
  expect(isDrawn('qc1')).toBe(true)
  expect(isDrawn('photographed-by-the-dealer')).toBe(false)
  expect(isDrawn('constructor')).toBe(false)
})

test.each([
  ['crash-guard', 'hornet-2-0', true],
  ['helmet-beside', 'qc1', true],
  ['top-box', 'hornet-2-0', false],
  ['crash-guard', 'activa-6g', false],
  ['helmet-beside', 'photographed-by-the-dealer', false],
  ['helmet-beside', '../files/hornet-2-0', false],
])('%s on %s is drawn: %s', (fitting, slug, drawn) => {
  expect(fittingsDrawnOn(slug).has(fitting)).toBe(drawn)
})

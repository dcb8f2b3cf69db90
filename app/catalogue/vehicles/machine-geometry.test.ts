import { expect, test } from 'vitest'
import { hasMachineGeometry, listFittingsWithGeometry } from './machine-geometry.server.ts'

test('has geometry for each of the demo’s models, but not for models that a dealer adds', () => {
  expect(hasMachineGeometry('hornet-2-0')).toBe(true)
  expect(hasMachineGeometry('qc1')).toBe(true)
  expect(hasMachineGeometry('photographed-by-the-dealer')).toBe(false)
  expect(hasMachineGeometry('constructor')).toBe(false)
})

test.each([
  ['crash-guard', 'hornet-2-0', true],
  ['helmet-beside', 'qc1', true],
  ['top-box', 'hornet-2-0', false],
  ['crash-guard', 'activa-6g', false],
  ['helmet-beside', 'photographed-by-the-dealer', false],
  ['helmet-beside', '../files/hornet-2-0', false],
])('has geometry for the accessory %s on the model %s: %s', (fitting, slug, drawn) => {
  expect(listFittingsWithGeometry(slug).has(fitting)).toBe(drawn)
})

import { expect, test } from 'vitest'
import { presentSpecifications } from './present-specifications.ts'
import { emptySpecifications } from './specification-fields.ts'

const power = { kw: 5.764, rpm: 8000, isPeak: false, stated: '7.73 bhp @ 8,000 rpm' }
const figures = {
  power: { ...power, approximate: false },
  torque: { nm: 16.1, rpm: 6000, stated: '16.1 Nm @ 6,000 rpm', approximate: false },
}
const shown = (label: string, value: string) =>
  presentSpecifications({
    specifications: {
      ...emptySpecifications,
      engineDetails: [{ label, value, approximate: false }],
    },
    figures,
  }).engineDetails[0]?.shown

test('shows power in the site’s format beside the manufacturer’s figure', () => {
  expect(shown('Maximum power', '7.73 bhp @ 8,000 rpm')).toBe('5.8 kW (7.7 bhp) @ 8,000 rpm')
})

test('shows only the stored text if the figure matches it or the text was edited', () => {
  expect(shown('Maximum torque', '16.1 Nm @ 6,000 rpm')).toBeUndefined()
  expect(shown('Maximum power', '7.9 bhp @ 8,000 rpm')).toBeUndefined()
  expect(shown('Type', '7.73 bhp @ 8,000 rpm')).toBeUndefined()
})

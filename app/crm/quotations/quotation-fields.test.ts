import { expect, it } from 'vitest'
import { choicesToSave, quotationFields } from './quotation-fields.ts'

const first = {
  ...{ model: 'HORNET2.0', variant: 'Repsol Edition', options: ['own-damage-insurance'] },
  ...{ discount: 0, exchange: 0, accessories: 0 },
}

it('saves the typed lines once those of the chosen vehicle are shown', () => {
  const typed = { variant: 'Standard', options: ['extended-warranty'] }
  expect(choicesToSave('HORNET 2.0', typed, { shownModel: 'HORNET2.0', first })).toEqual(typed)
})

it('saves the first choices while the lines are still loading', () => {
  const typed = { variant: '', options: [] }
  expect(choicesToSave('HORNET 2.0', typed, { shownModel: undefined, first })).toEqual({
    variant: 'Repsol Edition',
    options: ['own-damage-insurance'],
  })
})

it('leaves the lines of another vehicle to the server until they are shown', () => {
  const typed = { variant: 'Standard', options: ['own-damage-insurance'] }
  expect(choicesToSave('DIO', typed, { shownModel: 'HORNET2.0', first })).toEqual({ variant: '' })
  const { options: _, ...enquiry } = first
  expect(choicesToSave('HORNET2.0', typed, { shownModel: 'DIO', first: enquiry })).toEqual({
    variant: 'Repsol Edition',
  })
})

it('marks an optional line that is not confirmed', () => {
  const fields = quotationFields({
    ...{ models: [], variants: [] },
    options: [
      { key: 'amc', label: 'Annual maintenance', toConfirm: true },
      { key: 'rsa', label: 'Roadside assistance' },
    ],
  })
  expect(Object.values(fields).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Annual maintenance (≈, not confirmed yet)', 'Roadside assistance']),
  )
})

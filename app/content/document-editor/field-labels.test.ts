import { expect, it } from 'vitest'
import { modelContent } from '#app/catalogue/vehicles/model-content.ts'
import { labelsAtPath } from './field-labels.ts'
import { missingFieldMessage } from './missing-field-message.ts'
import { missingFieldsByName } from './missing-fields.ts'

const sections = modelContent.sections()

it.each([
  ['tagline', ['Tagline']],
  ['colours.0.slug', ['Colour 1', 'Web address of the colour']],
  ['figures.torque.stated', ['Torque as stated by the manufacturer']],
  ['figures.weightKg.upTo', ['Weight, maximum']],
  ['specifications.bodyDimensions', ['Body Dimensions']],
  ['specifications.engineDetails.2.value', ['Engine', 'Row 3', 'Value']],
  ['variants.Deluxe.difference', ['Variants', 'Deluxe', 'Extra over the first variant']],
  ['pictures.frames.3', ['360° view', '4']],
  ['summary', ['Model card']],
  ['formValue', undefined],
])('names %s by its labels in the editor', (path, names) => {
  expect(labelsAtPath(sections, path.split('.'))).toEqual(names)
})

it('reports a missing section at each of the section’s required fields, or at its first list', () => {
  const gaps = { summary: 'is missing', specifications: 'is missing', tagline: 'is missing' }
  expect(Object.keys(missingFieldsByName(gaps, sections))).toEqual([
    'summary.engine',
    'summary.power',
    'summary.transmission',
    'specifications.bodyDimensions',
    'tagline',
  ])
})

it.each([
  ['tagline', 'is missing', 'Please fill this in.'],
  ['use', 'is missing', 'Please choose.'],
  ['sources', 'is missing', 'Please add at least one source.'],
  ['colours', 'must have at least 1 entry', 'Please add at least one colour.'],
  ['features.0.picture', 'is missing', 'Please choose a picture.'],
  ['figures.power.rpm', 'is missing', 'Fill this in too, or empty the field beside it.'],
  ['pictures.frames', 'must have at least 12 entries', undefined],
])('shows for %s, which %s, the message %s', (path, says, sentence) => {
  expect(missingFieldMessage(sections, path, says)).toBe(sentence)
})

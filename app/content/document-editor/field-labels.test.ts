import { expect, it } from 'vitest'
import { modelEditorSections } from '#app/catalogue/editor/model-editor-sections.ts'
import { labelsAtPath } from './field-labels.ts'
import { missingFieldMessage } from './missing-field-message.ts'
import { missingFieldsByName } from './missing-fields.ts'

it.each([
  ['tagline', ['Tagline']],
  ['colours.0.slug', ['Colour 1', 'Address of the colour']],
  ['figures.torque.stated', ['Torque in the maker’s words']],
  ['figures.weightKg.upTo', ['Weight, up to']],
  ['specifications.bodyDimensions', ['Body Dimensions']],
  ['specifications.engineDetails.2.value', ['Engine', 'Row 3', 'Figure']],
  ['variants.Deluxe.difference', ['Variants', 'Deluxe', 'More than the first']],
  ['pictures.frames.3', ['All round: a turn of photographs', '4']],
  ['summary', ['Card']],
  ['formValue', undefined],
])('%s is called as the editor calls it', (path, names) => {
  expect(labelsAtPath(modelEditorSections, path.split('.'))).toEqual(names)
})

it('what was never begun is missing in each of its fields, of lists in the first', () => {
  const gaps = { summary: 'is missing', specifications: 'is missing', tagline: 'is missing' }
  expect(Object.keys(missingFieldsByName(gaps, modelEditorSections))).toEqual([
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
  [
    'figures.power.rpm',
    'is missing',
    'It goes with what stands beside it: fill it in, or empty that as well.',
  ],
  ['pictures.frames', 'must have at least 12 entries', undefined],
])('at %s, which %s, one reads: %s', (path, says, sentence) => {
  expect(missingFieldMessage(modelEditorSections, path, says)).toBe(sentence)
})

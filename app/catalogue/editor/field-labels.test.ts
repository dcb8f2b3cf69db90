import { expect, it } from 'vitest'
import { modelContent } from '#app/catalogue/vehicles/model-content.ts'
import { formatChangedPath } from './field-labels.ts'

it.each([
  ['tagline', 'is missing', 'Tagline is missing'],
  [
    'colours.0.slug',
    'must look like that',
    'Colour 1, Web address of the colour must look like that',
  ],
  ['formValue', 'is taken', 'Form value is taken'],
  ['unheardOf', 'is unknown', 'unheardOf is unknown'],
  ['', 'is no document', 'is no document'],
])('the editor’s labels name the field %s', (path, says, told) => {
  expect(modelContent.fieldMessage(path, says)).toBe(told)
})

it('shows a change under the editor’s labels and the name of the changed entry', () => {
  expect(formatChangedPath('variants › Deluxe 2.0 › difference')).toBe(
    'Variants › Deluxe 2.0 › Extra over the first variant',
  )
  expect(formatChangedPath('status')).toBe('On the site')
})

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { formsWithDrafts, formsWithoutDrafts } from '#tests/staff-form-examples.ts'

const app = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Sources for visitors. Their forms store drafts in another way
 * (`app/site/enquiry-form/enquiry-draft.ts`).
 */
const ofVisitors =
  /^(?:pages\/public|ui\/components|crm\/(?:enquiries|my-enquiry)|site\/(?:enquiry-form|frame|price-quotation)|media\/films|catalogue\/(?:finance|warranty|vehicles\/(?:detail|search|configurator|models-by-type|on-road-price|test-ride-vehicle|turntable|3d-viewer)))\//
const takesInput =
  /<form\b|<(?:input|textarea|select)\b|<(?:EndpointForm|RowEditForm|TextField|TextAreaField|SelectField|CheckboxField|CheckboxGroup|RadioGroup|FileDropZone|MentionField|NoteForm|NoteEntryForm)\b/

it('lists for every portal form its browser draft or why the form has none', () => {
  const found = globSync('**/*.tsx', { cwd: app })
    .filter((file) => !ofVisitors.test(file))
    .filter((file) => takesInput.test(readFileSync(app + file, 'utf8')))
  const known = new Set([
    ...formsWithDrafts.map(({ source }) => source),
    ...Object.keys(formsWithoutDrafts),
  ])
  expect(found.filter((file) => !known.has(file)).toSorted()).toEqual([])
})

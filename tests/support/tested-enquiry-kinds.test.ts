import { expect, test } from 'vitest'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { representativeEnquiryKinds } from './tested-enquiry-kinds.ts'

const controlsOf = (kinds: readonly EnquiryKind[]) =>
  new Set(kinds.flatMap(({ fields }) => Object.values(fields).map(({ control }) => control)))

test('the representative kinds have every control of all forms', () => {
  expect(controlsOf(representativeEnquiryKinds)).toEqual(controlsOf(enquiryKinds))
})

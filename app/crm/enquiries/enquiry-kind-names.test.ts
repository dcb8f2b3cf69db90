import { expect, test } from 'vitest'
import { enquiryKindNames } from './enquiry-kind-names.ts'
import { enquiryKinds } from './enquiry-kinds.ts'

test('the names of the kinds are those of their declarations', () => {
  expect(enquiryKindNames).toEqual(
    enquiryKinds.map(({ slug, name, flow }) => ({ slug, name, flow })),
  )
})

import * as v from 'valibot'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { defineCall } from '#app/platform/http/define-call.ts'
import type { Enquiry } from './definition/define.ts'
import { enquirySchema } from './definition/enquiry-schema.ts'

/** What the visitor is told of an enquiry that is stored. */
export const takenEnquiry = v.object({
  message: v.string(),
  reference: v.string(),
  /** The instant by which somebody calls or writes; null where nothing is promised. */
  callBy: v.nullable(v.string()),
})

/** The call that an enquiry is posted to. A form without JavaScript may be posted there as well. */
export const enquiryCall = (enquiry: Enquiry) =>
  defineCall({
    method: 'POST',
    path: enquiry.postTo,
    may: 'public',
    says: enquiry.title,
    tag: 'Enquiries',
    body: enquirySchema(enquiry, 'json', refusalWords),
    example: enquiry.example,
    answer: takenEnquiry,
    status: 201,
    refusals: [429],
  })

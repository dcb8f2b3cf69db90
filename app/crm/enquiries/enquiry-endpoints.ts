import * as v from 'valibot'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import type { EnquiryKind } from './definition/define-enquiry-kind.ts'
import { enquiryAnswersSchema } from './definition/enquiry-answers-schema.ts'

/** What the visitor is told of an enquiry that is stored. */
export const enquiryReceiptSchema = v.object({
  message: v.string(),
  reference: v.string(),
  /** The instant by which somebody calls or writes; null where nothing is promised. */
  callBy: v.nullable(v.string()),
})

/** The call that an enquiry is posted to. A form without JavaScript may be posted there as well. */
export const enquiryEndpoint = (enquiry: EnquiryKind) =>
  defineEndpoint({
    method: 'POST',
    path: enquiry.postTo,
    may: 'public',
    says: enquiry.title,
    tag: 'Enquiries',
    body: enquiryAnswersSchema(enquiry, 'json', refusalWords),
    example: enquiry.example,
    answer: enquiryReceiptSchema,
    status: 201,
    refusals: [429],
  })

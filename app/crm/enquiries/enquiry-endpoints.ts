import * as v from 'valibot'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import type { PublicEnquiryKind } from './definition/define-enquiry-kind.ts'
import { enquiryAnswersSchema } from './definition/enquiry-answers-schema.ts'

/** The response that a visitor gets for a stored enquiry. */
export const enquiryReceiptSchema = v.object({
  message: v.string(),
  reference: v.string(),
  /** The call-back deadline in ISO 8601; null if no call was promised. */
  callBy: v.nullable(v.string()),
  /** Path of the page on which the customer follows and changes the enquiry. It is secret. */
  link: v.optional(v.string()),
})

/** The endpoint that receives an enquiry. Forms without JavaScript may post to it as well. */
export const enquiryEndpoint = (enquiry: PublicEnquiryKind) =>
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

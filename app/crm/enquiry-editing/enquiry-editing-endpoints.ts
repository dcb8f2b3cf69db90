import * as v from 'valibot'
import {
  instantSchema,
  optionalNoteSchema,
  versionSchema,
} from '#app/crm/desk/desk-event-schema.ts'
import { consents } from '#app/crm/enquiries/consent.ts'
import { staffSources } from '#app/crm/enquiries/enquiry-source.ts'
import { salesEnquiry } from '#app/crm/enquiries/kinds/sales.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { roles } from '#app/platform/permissions/role.ts'
import * as words from './words.ts'

const tag = 'Desk'

/** Answers by the field names of the kind. The kind's own rules are checked later. */
const answersSchema = v.pipe(
  v.record(
    v.string(),
    v.nullable(
      v.union(
        [v.string(), v.number(), v.boolean(), v.record(v.string(), v.boolean())],
        words.noAnswers,
      ),
    ),
    words.noAnswers,
  ),
  v.check((answers) => Object.keys(answers).length <= 50, words.noAnswers),
)

/** Adds an enquiry for a customer. With an `Idempotency-Key` header, a repeat is stored only once. */
export const addEnquiry = defineEndpoint({
  method: 'POST',
  path: '/api/enquiries',
  may: 'enquiries.add',
  says: 'Add an enquiry for a customer who came, called or wrote',
  tag,
  body: v.object({
    kind: v.pipe(v.string(words.noKind), v.maxLength(40, words.noKind)),
    /** The way in which the customer reached the dealership. */
    source: v.picklist(staffSources, words.noSource),
    answers: answersSchema,
    note: optionalNoteSchema,
    /** With a next step, no call is promised. */
    nextStep: v.optional(v.nullable(v.object({ at: instantSchema, text: optionalNoteSchema }))),
    /** `true` if nothing is left to do now. No call is promised. */
    isDone: v.optional(v.boolean()),
    /** `true` assigns the enquiry to the person who adds it. Otherwise the rules assign it. */
    assignToMe: v.optional(v.boolean()),
    /** The answer to the question about mails and messages, by default `not-asked`. */
    consent: v.optional(v.nullable(v.picklist(consents, words.noConsent))),
    /** `true` sends the customer the acknowledgement mail. */
    sendMail: v.optional(v.boolean()),
    /** Time of the act if the entry waited on a phone without a network. */
    takenAt: v.optional(v.nullable(instantSchema)),
    /** `true` if the person confirmed a `takenAt` of more than 31 days ago. */
    isLate: v.optional(v.boolean()),
  }),
  example: {
    kind: salesEnquiry.slug,
    source: 'walk-in',
    answers: salesEnquiry.example,
    note: 'Wants to ride on Saturday.',
  },
  answer: v.object({ message: v.string(), reference: v.string() }),
  status: 201,
})

/** Corrects answers of an enquiry. Answers that are not sent stay. */
export const correctEnquiry = defineEndpoint({
  method: 'PATCH',
  path: '/api/enquiries/:reference',
  may: 'enquiries.correct',
  says: 'Correct and complete the answers of an enquiry',
  tag,
  body: v.object({ answers: answersSchema, version: versionSchema }),
  answer: v.object({ message: v.string(), version: v.number() }),
  refusals: [404, 409],
})

const knownCustomerSchema = v.object({
  name: v.string(),
  phone: v.string(),
  count: v.number(),
  /** Arrival and reference of the newest enquiry. */
  lastAt: v.string(),
  reference: v.string(),
  /** The name of the newest enquiry's assignee, or ''. */
  assignee: v.string(),
})

export type KnownCustomer = v.InferOutput<typeof knownCustomerSchema>

/** Lists the customers whose name or number contains the typed text, within the role's flows. */
export const listKnownCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/known-customers',
  may: 'enquiries.add',
  says: 'Customers with enquiries under this name or number',
  tag,
  query: v.object({
    name: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    number: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  }),
  answer: v.object({ customers: v.array(knownCustomerSchema) }),
  isPrivate: true,
})

/** Returns the types, vehicles and next steps that the form for a new enquiry offers. */
export const getNewEnquiryFacts = defineEndpoint({
  method: 'GET',
  path: '/api/new-enquiry',
  may: 'enquiries.add',
  says: 'Types, vehicles and suggested next steps for a new enquiry',
  tag,
  answer: v.object({
    kinds: v.array(v.string()),
    models: v.array(v.string()),
    steps: v.array(v.object({ label: v.string(), at: v.string() })),
    zone: v.string(),
    /** `true` if the form preselects the account as the assignee. */
    isTaking: v.boolean(),
    /** The colleagues whom the note can mention. */
    colleagues: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        role: v.picklist(roles),
        mention: v.string(),
      }),
    ),
  }),
  isPrivate: true,
})

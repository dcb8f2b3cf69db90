import * as v from 'valibot'
import { enquiryQuerySchema } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { pipelineNames } from '#app/platform/permissions/pipeline.ts'
import { roles } from '#app/platform/permissions/role.ts'
import * as words from './bulk-change-words.ts'
import { deskEnquirySchema, deskRowSchema } from './desk-enquiry-schema.ts'
import {
  assigneeIdSchema,
  deskEventSchema,
  lostReasonSchema,
  optionalNoteSchema,
  stateSchema,
} from './desk-event-schema.ts'
import { toldCustomerSchema } from './told-customer.ts'

const tag = 'Desk'

export const deskResultPageSchema = v.object({
  /** At most 10,000, or 500 with a search. If there are more rows, `isMore` is true. */
  total: v.number(),
  isMore: v.boolean(),
  /**
   * If a search with a section or other filters finds nothing: the number of enquiries at the whole
   * desk that its words find, at most 500.
   */
  foundInAll: v.optional(v.number()),
  rows: v.array(deskRowSchema),
})

export type DeskResultPage = v.InferOutput<typeof deskResultPageSchema>

export const listDeskEnquiries = defineEndpoint({
  method: 'GET',
  path: '/api/desk',
  may: 'desk.read',
  says: 'List the enquiries of a section of the desk',
  tag,
  query: enquiryQuerySchema,
  answer: deskResultPageSchema,
  isPrivate: true,
})

export const deskWorkerSchema = v.object({
  id: v.number(),
  name: v.string(),
  role: v.picklist(roles),
  /** `true` if the person is available for new enquiries. */
  isIn: v.boolean(),
  /** The instant at which an absence ends by itself; null if available or without a planned end. */
  awayUntil: v.nullable(v.string()),
  /** The number of open enquiries that are assigned to the person. */
  open: v.number(),
  /** The same number by pipeline; a pipeline without open enquiries is missing. */
  openByPipeline: v.record(v.picklist(pipelineNames), v.optional(v.number())),
})

export type DeskWorker = v.InferOutput<typeof deskWorkerSchema>

/** Lists the active accounts to which enquiries can be assigned, sorted by name. */
export const listAssignableStaff = defineEndpoint({
  method: 'GET',
  path: '/api/desk/people',
  may: 'desk.read',
  says: 'List the staff to whom enquiries can be assigned',
  tag,
  answer: v.object({ people: v.array(deskWorkerSchema) }),
  isPrivate: true,
})

export const bulkChangeEnquiries = defineEndpoint({
  method: 'POST',
  path: '/api/desk/bulk',
  may: 'desk.work',
  says: 'Assign several enquiries, or change their status',
  tag,
  body: v.object({
    references: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(20, words.noReference)), words.noReference),
      v.minLength(1, words.noneChosen),
      v.maxLength(100, words.tooMany),
    ),
    assign: v.optional(assigneeIdSchema),
    state: v.optional(stateSchema),
    reason: lostReasonSchema,
    /** A note that is added to the history of each enquiry. */
    note: optionalNoteSchema,
  }),
  /** For each enquiry, either its change or the message of its refusal. */
  answer: v.object({
    message: v.string(),
    done: v.array(v.string()),
    refused: v.array(v.object({ reference: v.string(), message: v.string() })),
    /** Tells which mentioned colleagues were not told. */
    notice: v.optional(v.string()),
  }),
})

export const getDeskEnquiry = defineEndpoint({
  method: 'GET',
  path: '/api/desk/:reference',
  may: 'desk.read',
  says: 'One enquiry with its answers, history and related enquiries',
  tag,
  answer: deskEnquirySchema,
  refusals: [404],
  isPrivate: true,
})

/** `version` is the version of the enquiry after the change. */
const messageWithVersion = v.object({
  message: v.string(),
  version: v.number(),
  /** Tells which mentioned colleagues were not told. */
  notice: v.optional(v.string()),
})

/** Adds an event to an enquiry. With an `Idempotency-Key` header, a repeat is stored only once. */
export const addDeskEvent = defineEndpoint({
  method: 'POST',
  path: '/api/desk/:reference/events',
  may: 'desk.work',
  says: 'Record an event of an enquiry: a status, note, call, assignee or next step, or strike one out',
  tag,
  body: deskEventSchema,
  /** `event` is the id of the new entry in the history, with which it can be struck out. */
  answer: v.object({
    ...messageWithVersion.entries,
    event: v.number(),
    /** Set for a vehicle that is ready and for a cancelled service, about which no mail is sent. */
    told: v.optional(toldCustomerSchema),
  }),
  refusals: [404, 409],
})

export const markEnquirySeen = defineEndpoint({
  method: 'POST',
  path: '/api/desk/:reference/seen',
  may: 'desk.read',
  says: 'Mark an enquiry as read for the current account',
  tag,
  answer: v.object({ message: v.string() }),
  refusals: [404],
})

/** Merges the enquiry in the path into the enquiry `to`. The desk then lists only `to`. */
export const mergeEnquiry = defineEndpoint({
  method: 'POST',
  path: '/api/desk/:reference/join',
  may: 'desk.work',
  says: 'Merge a duplicate into another enquiry of its flow',
  tag,
  body: v.object({
    to: v.pipe(v.string(words.noReference), v.maxLength(20, words.noReference)),
    /** A note that is added to the history of `to`. */
    note: optionalNoteSchema,
  }),
  answer: messageWithVersion,
  refusals: [404, 409],
})

export const unmergeEnquiry = defineEndpoint({
  method: 'DELETE',
  path: '/api/desk/:reference/join',
  may: 'desk.work',
  says: 'Undo a merge',
  tag,
  answer: messageWithVersion,
  refusals: [404, 409],
})

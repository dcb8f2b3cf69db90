import * as v from 'valibot'
import { enquiryRecordEntrySchema } from '#app/crm/enquiries/enquiry-record-schema.ts'
import { pipelineNames } from '#app/platform/permissions/pipeline.ts'

/** Somebody of the staff, as the desk names them. */
export const deskPersonSchema = v.object({ id: v.number(), name: v.string() })

export type DeskPerson = v.InferOutput<typeof deskPersonSchema>

export const callOutcomes = ['reached', 'no-answer', 'busy', 'wrong-number', 'call-back'] as const

export type CallOutcome = (typeof callOutcomes)[number]

/** An enquiry as the desk lists it. Instants are ISO 8601 in UTC, days the dealer's; what is not there is '' or null. */
export const deskRowSchema = v.object({
  id: v.number(),
  reference: v.string(),
  kind: v.string(),
  kindTitle: v.string(),
  flow: v.picklist(pipelineNames),
  name: v.string(),
  /** As it was typed; `phone` is what a telephone calls. */
  contact: v.string(),
  phone: v.string(),
  email: v.string(),
  model: v.string(),
  /** With the variant and colour that were asked for: `HORNET 2.0 Standard in Axis Grey`; '' where only the model is known. */
  vehicle: v.optional(v.string(), ''),
  /** Of the flow's states, or `earlier`; null where the flow has none. */
  state: v.nullable(v.string()),
  isOpen: v.boolean(),
  lostReason: v.nullable(v.string()),
  assignee: v.nullable(deskPersonSchema),
  dueAt: v.nullable(v.string()),
  nextStepAt: v.nullable(v.string()),
  nextStepText: v.string(),
  receivedAt: v.string(),
  callBy: v.nullable(v.string()),
  bookingDate: v.nullable(v.string()),
  source: v.string(),
  isOverdue: v.boolean(),
  isUnread: v.boolean(),
  /** Its answers were erased on the person's request. */
  isErased: v.boolean(),
  lastCall: v.nullable(v.object({ outcome: v.picklist(callOutcomes), at: v.string() })),
  version: v.number(),
})

export type DeskRow = v.InferOutput<typeof deskRowSchema>

/** One line of an enquiry's history, oldest first. What a type does not have is left out. */
export const historyEntrySchema = v.object({
  id: v.number(),
  at: v.string(),
  who: v.string(),
  type: v.picklist(['state', 'note', 'call', 'assign', 'nextStep', 'join', 'part']),
  text: v.optional(v.string()),
  /** Of a state: from where to where, and why it was lost. */
  from: v.optional(v.nullable(v.string())),
  to: v.optional(v.string()),
  reason: v.optional(v.string()),
  outcome: v.optional(v.picklist(callOutcomes)),
  /** Of a next step; null when it was taken away. */
  stepAt: v.optional(v.nullable(v.string())),
  /** Whom it was given to; null for nobody. */
  assignee: v.optional(v.nullable(v.string())),
  /** The other one that was joined or parted. */
  reference: v.optional(v.string()),
})

export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>

/** Another enquiry of the same number or e-mail address. */
export const relatedEnquirySchema = v.object({
  id: v.number(),
  reference: v.string(),
  kind: v.string(),
  kindTitle: v.string(),
  model: v.string(),
  state: v.nullable(v.string()),
  isOpen: v.boolean(),
  receivedAt: v.string(),
  assignee: v.nullable(deskPersonSchema),
  /** Of the same flow and not joined anywhere: it may be joined to the one that is looked at. */
  mayJoin: v.boolean(),
})

export type RelatedEnquiry = v.InferOutput<typeof relatedEnquirySchema>

/** One enquiry with all that is known of it. */
export const deskEnquirySchema = v.object({
  ...deskRowSchema.entries,
  answers: v.array(enquiryRecordEntrySchema),
  history: v.array(historyEntrySchema),
  related: v.array(relatedEnquirySchema),
  /** Others with the same registration number that came from another number and address. */
  sameVehicle: v.array(relatedEnquirySchema),
  /** What is joined to this one. */
  joined: v.array(relatedEnquirySchema),
  /** The reference of the one that the desk shows instead of this one. */
  joinedTo: v.nullable(v.string()),
  firstCallAt: v.nullable(v.string()),
  /** Working minutes until then; null where no call was promised. */
  firstCallMinutes: v.nullable(v.number()),
})

export type DeskEnquiry = v.InferOutput<typeof deskEnquirySchema>

import * as v from 'valibot'
import { consents } from '#app/crm/enquiries/consent.ts'
import { enquiryRecordEntrySchema } from '#app/crm/enquiries/enquiry-record-schema.ts'
import { messageChannels } from '#app/crm/message-texts/message-channels.ts'
import { pipelineNames } from '#app/platform/permissions/pipeline.ts'
import { appointmentEventSchema } from './appointment-event.ts'
import { jobEventSchema } from './job-event.ts'
import { quotationEventSchema } from './quotation-event.ts'

/** A member of staff as the desk shows them. */
export const deskPersonSchema = v.object({ id: v.number(), name: v.string() })

export type DeskPerson = v.InferOutput<typeof deskPersonSchema>

export const callOutcomes = ['reached', 'no-answer', 'busy', 'wrong-number', 'call-back'] as const

export type CallOutcome = (typeof callOutcomes)[number]

/** The facts of a service booking that the workshop needs first; '' if the visitor left one out. */
export const serviceBookingSchema = v.object({
  registrationNumber: v.string(),
  /** Such as `Free service`. */
  serviceType: v.string(),
  /** The beginning of the visitor's message, in one line. */
  complaint: v.string(),
})

export type ServiceBooking = v.InferOutput<typeof serviceBookingSchema>

/**
 * An enquiry as the desk lists it. Instants are in ISO 8601 and UTC, days are in the dealer's time
 * zone, and missing values are '' or null.
 */
export const deskRowSchema = v.object({
  id: v.number(),
  reference: v.string(),
  kind: v.string(),
  kindTitle: v.string(),
  flow: v.picklist(pipelineNames),
  name: v.string(),
  /** `contact` is the phone number as the visitor typed it; `phone` is the number to dial. */
  contact: v.string(),
  phone: v.string(),
  email: v.string(),
  model: v.string(),
  /**
   * The vehicle with variant and colour, such as `HORNET 2.0 Standard in Axis Grey`; '' if the
   * enquiry has only a model.
   */
  vehicle: v.optional(v.string(), ''),
  /** The title of the offer that the customer asked about, or ''. */
  offer: v.optional(v.string(), ''),
  /** Set for service bookings. */
  service: v.optional(v.nullable(serviceBookingSchema), null),
  /** A state of the flow, or `earlier`; null if the flow has no states. */
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
  /** `HH:MM` of the booked hour on the dealer's clock. */
  bookingTime: v.optional(v.nullable(v.string()), null),
  /** Day and hour of a delivery that has its own appointment. */
  delivery: v.optional(v.nullable(v.object({ day: v.string(), at: v.nullable(v.string()) })), null),
  source: v.string(),
  isOverdue: v.boolean(),
  isUnread: v.boolean(),
  /** `true` if the answers were erased because the person requested it. */
  isErased: v.boolean(),
  lastCall: v.nullable(v.object({ outcome: v.picklist(callOutcomes), at: v.string() })),
  /** Labels of the fields that the website's form requires and that are empty. */
  missing: v.optional(v.array(v.string()), []),
  version: v.number(),
})

export type DeskRow = v.InferOutput<typeof deskRowSchema>

const historyEntryTypes = [
  'state',
  'note',
  'call',
  'assign',
  'nextStep',
  'join',
  'part',
  'correct',
  'strike',
  'message',
  'attach',
  'detach',
  'quotation',
  'appointment',
  'job',
] as const

/** One entry of an enquiry's history. Each type of event has only some of the fields. */
export const historyEntrySchema = v.object({
  id: v.number(),
  at: v.string(),
  who: v.string(),
  type: v.picklist(historyEntryTypes),
  /** Time at which a state was tapped without a network; `at` is its arrival. */
  takenAt: v.optional(v.string()),
  text: v.optional(v.string()),
  /** The account that added the entry; null for an automatic entry. */
  staffId: v.optional(v.nullable(v.number())),
  /** Set if the note, call or message was struck out: the person and the time. */
  struck: v.optional(v.object({ who: v.string(), at: v.string() })),
  /** The colleagues whom the text mentions: the name as written, with the `@`, and as it is now. */
  mentions: v.optional(v.array(v.object({ written: v.string(), name: v.string() }))),
  /** Names of colleagues whom the text mentions, but who were not told. */
  notTold: v.optional(v.array(v.string())),
  /** Set for a correction: each field with its text before and after. */
  changes: v.optional(v.array(v.object({ label: v.string(), from: v.string(), to: v.string() }))),
  /**
   * Set for a change of state: the old state, the new state, and the reason if the enquiry was
   * lost.
   */
  from: v.optional(v.nullable(v.string())),
  to: v.optional(v.string()),
  reason: v.optional(v.string()),
  outcome: v.optional(v.picklist(callOutcomes)),
  /** Set for a next step: the instant of the step; null if the step was removed. */
  stepAt: v.optional(v.nullable(v.string())),
  /** The name of the new assignee; null if the enquiry was unassigned. */
  assignee: v.optional(v.nullable(v.string())),
  /** The reference of the other enquiry in a merge or unmerge. */
  reference: v.optional(v.string()),
  /** Set for a message: the app that was opened, the chosen text, and `true` if it was changed. */
  channel: v.optional(v.picklist(messageChannels)),
  textName: v.optional(v.string()),
  isEdited: v.optional(v.boolean()),
  /** The kind of document of an added or deleted file. */
  document: v.optional(v.string()),
  /** `true` if the deletion of the file was undone. */
  restored: v.optional(v.boolean()),
  /** Set for an act on a quotation. */
  quotation: v.optional(quotationEventSchema),
  /** Set for an act on the appointment. */
  appointment: v.optional(appointmentEventSchema),
  /** Set for a change of the job card, or for an act on an estimate. */
  job: v.optional(jobEventSchema),
})

export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>

/** Another enquiry with the same phone number or email address. */
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
  /**
   * `true` if it can be merged with the current enquiry, because both have the same flow and it is
   * not merged yet.
   */
  mayJoin: v.boolean(),
})

export type RelatedEnquiry = v.InferOutput<typeof relatedEnquirySchema>

/** One enquiry with answers, history and related enquiries. */
export const deskEnquirySchema = v.object({
  ...deskRowSchema.entries,
  answers: v.array(enquiryRecordEntrySchema),
  history: v.array(historyEntrySchema),
  related: v.array(relatedEnquirySchema),
  /** Enquiries with the same plate that have another phone number and email address. */
  sameVehicle: v.array(relatedEnquirySchema),
  /** The id of the customer; null without a usable mobile number and after an erasure. */
  customerId: v.nullable(v.number()),
  /** Enquiries that are merged into this one. */
  joined: v.array(relatedEnquirySchema),
  /** The reference of the enquiry into which this one is merged. */
  joinedTo: v.nullable(v.string()),
  /** The stored answers by field name, for the form with which staff correct them. */
  values: v.record(v.string(), v.unknown()),
  /** The account that added the enquiry; null if the customer sent it from the website. */
  addedBy: v.nullable(deskPersonSchema),
  /** Time at which the enquiry was taken without a network; `receivedAt` is its arrival. */
  takenAt: v.nullable(v.string()),
  /** The answer to the question about mails and messages, if staff added the enquiry. */
  consent: v.nullable(v.picklist(consents)),
  firstCallAt: v.nullable(v.string()),
  /** Working minutes until the first call; null if the visitor was promised no call. */
  firstCallMinutes: v.nullable(v.number()),
  /** Path of the customer's page; null after an erasure. It is secret. Lists leave it out. */
  link: v.optional(v.nullable(v.string()), null),
  /** Total of the estimate that waits for the customer's answer, in whole rupees. */
  openEstimate: v.optional(v.nullable(v.number()), null),
  /** The hour of its active appointment, `YYYY-MM-DD` and `HH:MM`. Lists leave it out. */
  bookedHour: v.optional(v.nullable(v.object({ day: v.string(), at: v.string() })), null),
})

export type DeskEnquiry = v.InferOutput<typeof deskEnquirySchema>

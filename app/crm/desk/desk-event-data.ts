import * as v from 'valibot'
import { messageChannels } from '#app/crm/message-texts/message-channels.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { appointmentEventSchema } from './appointment-event.ts'
import { callOutcomes } from './desk-enquiry-schema.ts'
import { jobEventSchema } from './job-event.ts'
import { quotationEventSchema } from './quotation-event.ts'

const text = v.nullish(v.string())

/**
 * Additional data of an event. Each event type has some of these fields. Unknown fields in older
 * rows are dropped.
 */
const deskEventDataSchema = v.object({
  from: text,
  to: text,
  reason: text,
  outcome: v.optional(v.picklist(callOutcomes)),
  stepAt: text,
  /** The assignee's name when the event happened. */
  assignee: text,
  reference: text,
  /** The app that was opened with a message, and the name of the chosen text. */
  channel: v.optional(v.picklist(messageChannels)),
  textName: text,
  isEdited: v.optional(v.boolean()),
  /** The kind of document of an added or deleted file. */
  document: text,
  /** `true` if the deletion of a file was undone. */
  restored: v.optional(v.boolean()),
  /** `true` if a next step was sent but not set, because the enquiry is closed. */
  unset: v.optional(v.boolean()),
  /** Time at which a state was tapped without a network; the event has the time of its arrival. */
  takenAt: v.optional(v.string()),
  /** `true` if a logged call changed the state. */
  byCall: v.optional(v.boolean()),
  /** The id of the note, call or message that this event struck out. */
  struck: v.optional(v.number()),
  /** Names of colleagues whom the note or call mentions, but who were not told. */
  notTold: v.optional(v.array(v.string())),
  /** A quotation and the act on it. */
  quotation: v.optional(quotationEventSchema),
  /** The promise of a call that a confirmed hour or a correction ended. Undoing restores it. */
  promise: v.optional(v.object({ by: v.string(), assigneeId: v.nullable(v.number()) })),
  /** Set if the customer withdrew the enquiry: `true` if this cancelled its appointment. */
  freed: v.optional(v.boolean()),
  /** `true` if the customer undid a move or a correction. It cannot be undone again. */
  isUndo: v.optional(v.boolean()),
  /** An act on the appointment. */
  appointment: v.optional(appointmentEventSchema),
  /** A change of the job card, or an act on an estimate. */
  job: v.optional(jobEventSchema),
  /** The corrected fields. Erasure removes them. */
  changes: v.optional(v.array(v.object({ label: v.string(), from: v.string(), to: v.string() }))),
  /**
   * Set if the customer corrected the answers: those before it, and the number to dial. An absent
   * answer is null. Erasure removes them.
   */
  former: v.optional(
    v.object({
      answers: v.record(v.string(), v.nullable(v.string())),
      phone: v.nullable(v.string()),
    }),
  ),
  /**
   * The next step that closing or a call removed. Reopening, or striking out the call, restores it.
   */
  cleared: v.optional(v.object({ at: v.string(), text: v.nullable(v.string()) })),
})

export type DeskEventData = v.InferOutput<typeof deskEventDataSchema>

export function parseDeskEventData(json: string): DeskEventData {
  return parseStoredJson(deskEventDataSchema, json, {})
}

import * as v from 'valibot'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { callOutcomes } from './desk-enquiry-schema.ts'

const text = v.nullish(v.string())

/** What an event holds beside its text; each type some of it. Rows outlive shapes: what is unknown is left out. */
const deskEventDataSchema = v.object({
  from: text,
  to: text,
  reason: text,
  outcome: v.optional(v.picklist(callOutcomes)),
  stepAt: text,
  /** Whom it was given to, by name at that moment. */
  assignee: text,
  reference: text,
  /** A next step was wished, but the enquiry was closed. */
  unset: v.optional(v.boolean()),
  /** The next step that a closing took away: it comes back where that is undone. */
  cleared: v.optional(v.object({ at: v.string(), text: v.nullable(v.string()) })),
})

export type DeskEventData = v.InferOutput<typeof deskEventDataSchema>

export function parseDeskEventData(json: string): DeskEventData {
  return parseStoredJson(deskEventDataSchema, json, {})
}

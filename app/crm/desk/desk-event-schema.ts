import * as v from 'valibot'
import { allEnquiryStates, lostReasons } from '#app/crm/enquiries/enquiry-states.ts'
import { maxMessageNameLength, messageChannels } from '#app/crm/message-texts/message-channels.ts'
import { sanitizeLine, sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import { callOutcomes } from './desk-enquiry-schema.ts'
import * as words from './desk-event-words.ts'

export const maxNoteLength = 2000

const longText = v.pipe(
  v.string(words.noText),
  v.transform(sanitizeMultiline),
  v.maxLength(maxNoteLength, words.tooLong),
)

const optionalText = v.optional(v.nullable(longText))

/**
 * A note that is sent with another event. The note becomes a separate history entry, so undoing the
 * event keeps the note.
 */
export const optionalNoteSchema = optionalText

/** An instant in ISO 8601, in the form in which it is stored. */
export const instantSchema = v.pipe(
  v.string(words.noInstant),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/, words.noInstant),
  v.check((text) => !Number.isNaN(Date.parse(text)), words.noInstant),
  v.transform((text) => new Date(text).toISOString()),
)

/** The time of an act without a network. The server ignores it if it cannot be right. */
export const takenAtSchema = v.optional(v.nullable(instantSchema))

export const versionSchema = v.pipe(
  v.number(words.noVersion),
  v.integer(words.noVersion),
  v.minValue(1, words.noVersion),
  v.maxValue(2_147_483_647, words.noVersion),
)

/** The id of an account. */
export const accountIdSchema = (refusal: string) =>
  v.pipe(
    v.number(refusal),
    v.integer(refusal),
    v.minValue(1, refusal),
    v.maxValue(2_147_483_647, refusal),
  )

/** The id of an account; null unassigns the enquiry. */
export const assigneeIdSchema = v.nullable(accountIdSchema(words.noAssignee))

export const stateSchema = v.picklist(allEnquiryStates, words.noState)
export const lostReasonSchema = v.optional(v.nullable(v.picklist(lostReasons, words.noReason)))

/** An event on an enquiry as the client sends it. */
export const deskEventSchema = v.variant(
  'type',
  [
    v.object({
      type: v.literal('state'),
      state: stateSchema,
      reason: lostReasonSchema,
      note: optionalNoteSchema,
      takenAt: takenAtSchema,
      version: versionSchema,
    }),
    v.object({ type: v.literal('note'), text: v.pipe(longText, v.minLength(1, words.emptyNote)) }),
    v.object({
      type: v.literal('call'),
      outcome: v.picklist(callOutcomes, words.noOutcome),
      text: optionalText,
      nextStepAt: v.optional(v.nullable(instantSchema)),
    }),
    v.object({
      type: v.literal('assign'),
      assignee: assigneeIdSchema,
      note: optionalNoteSchema,
      version: versionSchema,
    }),
    // WhatsApp or the mail program was opened with this text. The server cannot know if it was sent.
    v.object({
      type: v.literal('message'),
      channel: v.picklist(messageChannels, words.noChannel),
      text: longText,
      textName: v.optional(
        v.nullable(
          v.pipe(
            v.string(words.noText),
            v.transform(sanitizeLine),
            v.maxLength(maxMessageNameLength, words.textNameTooLong),
          ),
        ),
      ),
      isEdited: v.optional(v.boolean(words.noText)),
    }),
    // A null instant removes the next step.
    v.object({
      type: v.literal('nextStep'),
      at: v.nullable(instantSchema),
      text: optionalText,
      note: optionalNoteSchema,
      version: versionSchema,
    }),
    // Strikes out a note, a call or a message.
    v.object({
      type: v.literal('strike'),
      event: v.pipe(
        v.number(words.noEvent),
        v.integer(words.noEvent),
        v.minValue(1, words.noEvent),
        v.maxValue(2_147_483_647, words.noEvent),
      ),
    }),
  ],
  words.noType,
)

export type DeskEvent = v.InferOutput<typeof deskEventSchema>

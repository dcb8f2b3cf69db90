import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import * as words from './estimate-words.ts'
import { estimateLinesSchema, estimateSchema } from './job-card.ts'

export const maxEstimateNoteLength = 500

const answerSchema = v.picklist(['yes', 'no'], words.noAnswer)

/** Parts of the endpoints of estimates. */
const common = {
  tag: 'Day board',
  may: 'appointments.work',
  isPrivate: true,
} as const

const saved = {
  ...common,
  answer: v.object({ message: v.string(), version: v.number() }),
  refusals: [404, 409],
} as const

export const listJobEstimates = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/enquiries/:reference/job/estimates',
  says: 'The estimates of a job, the newest first, and the ways to send them',
  answer: v.object({
    estimates: v.array(estimateSchema),
    /** `true` while estimates can be sent and answered. */
    isOpen: v.boolean(),
    /** `true` if the customer gets an email about a new estimate. */
    isMailed: v.boolean(),
    /** `true` if staff can write to the customer by WhatsApp. */
    hasWhatsApp: v.boolean(),
    /** Address that opens WhatsApp with a text about the estimate that waits for an answer. */
    whatsAppUrl: v.nullable(v.string()),
    /** The dealer's time zone. */
    zone: v.string(),
  }),
  refusals: [404],
})

/** Sends an estimate. With an `Idempotency-Key` header, a repeat is stored only once. */
export const sendJobEstimate = defineEndpoint({
  ...saved,
  method: 'POST',
  path: '/api/enquiries/:reference/job/estimates',
  says: 'Send an estimate of a job; earlier ones can no longer be answered',
  body: v.object({ lines: estimateLinesSchema }),
  example: { lines: [{ text: 'Brake pads, front', amount: 850 }] },
  status: 201,
})

export const answerJobEstimate = defineEndpoint({
  ...saved,
  method: 'PATCH',
  path: '/api/enquiries/:reference/job/estimates/:number',
  says: 'Store the answer that the customer gave by telephone, or correct an answer',
  body: v.object({
    answer: answerSchema,
    note: v.optional(
      v.pipe(
        v.string(words.noteTooLong),
        v.maxLength(maxEstimateNoteLength * 2, words.noteTooLong),
        v.transform(sanitizeMultiline),
        v.maxLength(maxEstimateNoteLength, words.noteTooLong),
      ),
      '',
    ),
    /** The answer that the person saw; null if there was none. */
    seen: v.optional(v.nullable(answerSchema), null),
  }),
  example: { answer: 'yes', note: 'Agreed on the telephone.' },
})

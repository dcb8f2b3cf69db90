import * as v from 'valibot'
import { versionSchema } from '#app/crm/desk/desk-event-schema.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import { quotationChoicesSchema, quotationSchema } from './quotation-schema.ts'
import { quotationAnswers } from './quotation-states.ts'
import * as words from './quotation-words.ts'

const tag = 'Desk'
/** Parts of the endpoints that change one quotation. */
const change = {
  tag,
  answer: v.object({ message: v.string(), quotation: quotationSchema }),
  isPrivate: true,
  refusals: [404, 409],
} as const
/** The version of the quotation that the account saw. */
const seenVersion = v.object({ version: versionSchema })

export const listQuotations = defineEndpoint({
  method: 'GET',
  path: '/api/enquiries/:reference/quotations',
  may: 'enquiries.read',
  says: 'The quotations of an enquiry with their figures, newest first',
  tag,
  answer: v.object({ quotations: v.array(quotationSchema), seen: v.number() }),
  isPrivate: true,
  refusals: [404],
})

export const previewQuotation = defineEndpoint({
  method: 'POST',
  path: '/api/quotations/preview',
  may: 'quotations.make',
  says: 'The lines that a quotation with these choices would have today; nothing is saved',
  tag,
  body: quotationChoicesSchema,
  example: { model: 'HORNET2.0', variant: 'Standard', discount: 500 },
  answer: v.object({
    choices: quotationChoicesSchema,
    variants: v.array(v.object({ name: v.string(), price: v.number() })),
    lines: quotationSchema.entries.lines,
    total: v.number(),
    validUntil: v.string(),
    /** The highest discount that this account may give alone; null without a limit. */
    limit: v.nullable(v.number()),
  }),
  isPrivate: true,
  refusals: [409],
})

const saved = {
  ...quotationChoicesSchema.entries,
  /** For colleagues; the customer does not see it. */
  note: v.optional(
    v.pipe(
      v.string(words.noteTooLong),
      v.transform(sanitizeMultiline),
      v.maxLength(500, words.noteTooLong),
    ),
    '',
  ),
  /** Needed for a discount above the limit of the account's role. */
  asksApproval: v.optional(v.boolean(), false),
}

const rowId = (refusal: string, least: 0 | 1) =>
  v.pipe(
    v.number(refusal),
    v.integer(refusal),
    v.minValue(least, refusal),
    v.maxValue(2_147_483_647, refusal),
  )

export const makeQuotation = defineEndpoint({
  ...change,
  method: 'POST',
  path: '/api/enquiries/:reference/quotations',
  may: 'quotations.make',
  says: 'Make a quotation, or a new version of one',
  body: v.object({
    ...saved,
    /** Id of the newest quotation that the account saw; 0 if there was none. */
    seen: rowId(words.noVersion, 0),
    /** Id of the quotation of which this is a new version. */
    replaces: v.optional(rowId(words.gone, 1)),
    /** Confirms a new version of a quotation that the customer has accepted. */
    replacesAccepted: v.optional(v.boolean(), false),
  }),
  example: { model: 'HORNET2.0', variant: 'Standard', discount: 500, seen: 0 },
  status: 201,
})

export const changeQuotation = defineEndpoint({
  ...change,
  method: 'PATCH',
  path: '/api/quotations/:id',
  may: 'quotations.make',
  says: 'Change a quotation that was not sent; an approval ends with it',
  body: v.object({ ...saved, version: versionSchema }),
  example: { model: 'HORNET2.0', variant: 'Standard', discount: 500, version: 1 },
})

export const approveQuotation = defineEndpoint({
  ...change,
  method: 'POST',
  path: '/api/quotations/:id/approve',
  may: 'quotations.approve',
  says: 'Approve the discount of a quotation',
  body: seenVersion,
})

export const sendQuotation = defineEndpoint({
  ...change,
  method: 'POST',
  path: '/api/quotations/:id/send',
  may: 'quotations.make',
  says: 'Sign a quotation and open the page of the customer',
  body: seenVersion,
})

export const renewQuotationLink = defineEndpoint({
  ...change,
  method: 'POST',
  path: '/api/quotations/:id/link',
  may: 'quotations.make',
  says: 'Give the page of a sent quotation a new address; the old one no longer opens',
  body: seenVersion,
})

export const answerQuotation = defineEndpoint({
  ...change,
  method: 'POST',
  path: '/api/quotations/:id/answer',
  may: 'quotations.make',
  says: 'Store that the customer accepted or declined a quotation',
  body: v.object({
    answer: v.picklist(quotationAnswers, words.noAnswer),
    version: versionSchema,
  }),
})

/** Anybody may verify a proof, so the public keys are public. */
export const listQuotationKeys = defineEndpoint({
  method: 'GET',
  path: '/api/quotations/keys',
  may: 'public',
  says: 'The public keys (ECDSA P-256, SPKI in base64url) that verify proofs of quotations',
  tag: 'Public',
  answer: v.object({
    keys: v.array(
      v.object({
        keyId: v.string(),
        publicKey: v.string(),
        since: v.string(),
        isCurrent: v.boolean(),
      }),
    ),
  }),
})

import * as v from 'valibot'
import { chargeNeeds, chargeSides } from '#app/catalogue/pricing/charges/charges-content.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import { quotationStates } from './quotation-states.ts'
import * as words from './quotation-words.ts'

export const quotationFormat = 'showroom-quotation/1'

/** A line as given. `reason` is the sentence that was shown. */
const quotationLineSchema = v.object({
  key: v.string(),
  label: v.string(),
  note: v.optional(v.string()),
  side: v.picklist([...chargeSides, 'vehicle']),
  need: v.picklist(chargeNeeds),
  isChosen: v.boolean(),
  /** Whole rupees; less than 0 if the line reduces the price. */
  rupees: v.number(),
  reason: v.string(),
  toConfirm: v.optional(v.boolean()),
  source: v.optional(v.string()),
  checkedOn: v.optional(v.string()),
  until: v.optional(v.string()),
})

export type QuotationLine = v.InferOutput<typeof quotationLineSchema>

/** The figures of a quotation as given. They name no person. */
export const quotationDocumentSchema = v.object({
  format: v.literal(quotationFormat),
  number: v.string(),
  revision: v.number(),
  dealer: v.string(),
  stateCode: v.string(),
  place: v.optional(v.string()),
  vehicle: v.string(),
  variant: v.string(),
  /** Day of the prices and charges. */
  day: v.string(),
  validUntil: v.string(),
  tableVersion: v.string(),
  lines: v.array(quotationLineSchema),
  total: v.number(),
  discount: v.number(),
})

export type QuotationDocument = v.InferOutput<typeof quotationDocumentSchema>

/** More rupees than any two-wheeler costs. */
const maxRupees = 99_99_999

const amount = v.optional(
  v.pipe(
    v.number(words.amountRange),
    v.integer(words.amountRange),
    v.minValue(0, words.amountRange),
    v.maxValue(maxRupees, words.amountRange),
  ),
  0,
)

/** The choices from which the server computes the lines. */
export const quotationChoicesSchema = v.object({
  model: v.optional(v.pipe(v.string(words.noModel), v.maxLength(100, words.noModel)), ''),
  variant: v.optional(v.pipe(v.string(words.noVariant), v.maxLength(100, words.noVariant)), ''),
  /** Keys of the optional lines; without it, the lines that the table offers. */
  options: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(words.noOption), v.maxLength(60, words.noOption)), words.noOption),
      v.maxLength(80, words.noOption),
    ),
  ),
  discount: amount,
  exchange: amount,
  /** Registration number or model of the old vehicle. Only staff see it. */
  exchangeVehicle: v.optional(
    v.pipe(
      v.string(words.exchangeVehicleTooLong),
      v.transform(sanitizeLine),
      v.maxLength(60, words.exchangeVehicleTooLong),
    ),
  ),
  accessories: amount,
})

export type QuotationChoices = v.InferOutput<typeof quotationChoicesSchema>

export const quotationSchema = v.object({
  id: v.number(),
  number: v.string(),
  revision: v.number(),
  /** Reference of the enquiry. */
  reference: v.string(),
  state: v.picklist(quotationStates),
  vehicle: v.string(),
  variant: v.string(),
  lines: v.array(quotationLineSchema),
  total: v.number(),
  discount: v.number(),
  validUntil: v.string(),
  note: v.string(),
  choices: quotationChoicesSchema,
  madeBy: v.string(),
  approvedBy: v.nullable(v.string()),
  createdAt: v.string(),
  sentAt: v.nullable(v.string()),
  answeredAt: v.nullable(v.string()),
  /** Path of the customer's page; null until the quotation is sent. */
  path: v.nullable(v.string()),
  /** Rupees by which it would cost more at the last check; null if this is not known. */
  difference: v.nullable(v.number()),
  /** Day of the last check; null before the first one. */
  checkedOn: v.nullable(v.string()),
  version: v.number(),
})

export type Quotation = v.InferOutput<typeof quotationSchema>

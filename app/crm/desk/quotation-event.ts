import * as v from 'valibot'

/** Acts on a quotation, as the history of its enquiry stores them. */
export const quotationActs = [
  'made',
  'changed',
  'asked',
  'approved',
  'sent',
  'replaced',
  'accepted',
  'declined',
  'relinked',
] as const

export type QuotationAct = (typeof quotationActs)[number]

/** An act on a quotation, with the figures after it. It names no customer. */
export const quotationEventSchema = v.object({
  number: v.string(),
  revision: v.number(),
  act: v.picklist(quotationActs),
  /** Whole rupees. */
  total: v.number(),
  discount: v.number(),
})

/** States as the desk shows them. `lapsed` follows from the day. */
export const quotationStates = [
  'draft',
  'waiting',
  'approved',
  'sent',
  'accepted',
  'declined',
  'replaced',
  'lapsed',
] as const

type QuotationState = (typeof quotationStates)[number]

export const quotationAnswers = ['accepted', 'declined'] as const
export type QuotationAnswer = (typeof quotationAnswers)[number]

/** Returns the state on a day. A quotation without an answer lapses after its last day. */
export function quotationStateOn<State extends string>(
  { state, validUntil }: { state: State; validUntil: string },
  today: string,
): State | 'lapsed' {
  return state === 'sent' && validUntil < today ? 'lapsed' : state
}

/** Returns `true` if the figures can still be changed. */
export const isUnsent = (state: QuotationState): boolean =>
  state === 'draft' || state === 'waiting' || state === 'approved'

/** Returns `true` if the customer can accept or decline. An answer can be changed. */
export const isAnswerable = (state: QuotationState): boolean =>
  state === 'sent' || state === 'accepted' || state === 'declined'

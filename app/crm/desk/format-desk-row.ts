import * as stateWords from '#app/crm/enquiries/state-words.ts'
import type { DeskContextValue } from './desk-context.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import * as words from './desk-list-words.ts'

/** Returns the customer's name, or the reference if the customer gave no name. */
export function enquiryDisplayName({
  name,
  reference,
}: Pick<DeskRow, 'name' | 'reference'>): string {
  return name || reference
}

/**
 * Returns the model of an enquiry. The text has a mark if the visitor wants to buy a model that is
 * not on sale.
 */
export function enquiryModelText(
  { model, vehicle, kind }: Pick<DeskRow, 'model' | 'vehicle' | 'kind'>,
  { models, kinds }: Pick<DeskContextValue, 'models' | 'kinds'>,
): string {
  const isOnSale = models.find(({ name }) => name === model)?.isOnSale ?? true
  const isBuying = kinds.some((it) => it.isBuying && it.slug === kind)
  const shown = vehicle || model
  return isBuying && !isOnSale ? words.noLongerSold(shown) : shown
}

/** Returns the kind of an enquiry, with the offer that the customer asked about. */
export function enquiryKindText({
  kindTitle,
  offer,
}: Pick<DeskRow, 'kindTitle' | 'offer'>): string {
  return offer ? words.kindOfOffer(kindTitle, offer) : kindTitle
}

export function enquiryStateLabel(state: string | null): string {
  const known = Object.entries(stateWords.states).find(([name]) => name === state)
  return known?.[1] ?? words.noState
}

export function lostReasonLabel(reason: string | null): string {
  const known = Object.entries(stateWords.lostReasons).find(([name]) => name === reason)
  return known?.[1] ?? ''
}

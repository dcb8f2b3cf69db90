import type { Offer } from './offer-store.server.ts'

/** Splits offers into the first that has not ended and all others, in order. */
export function splitLatestOffer<Of extends Pick<Offer, 'until'>>(
  offers: readonly Of[],
  today: string,
): { latest: Of | undefined; others: Of[] } {
  const latest = offers.find((offer) => !hasOfferEnded(offer, today))
  return { latest, others: offers.filter((offer) => offer !== latest) }
}

/** `true` from the first day on. Both days are in the dealer's calendar. */
export function hasOfferBegun({ from }: Pick<Offer, 'from'>, today: string): boolean {
  return from === null || from <= today
}

/** `true` after the last day. The offer stays on the page, among the other offers, until it is deleted. */
export function hasOfferEnded({ until }: Pick<Offer, 'until'>, today: string): boolean {
  return until !== null && until < today
}

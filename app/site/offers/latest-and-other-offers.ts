import type { Offer } from './offer-store.server.ts'

/** Splits offers into the first that has not ended and all others, in order. */
export function splitLatestOffer<Of extends Pick<Offer, 'until'>>(
  offers: readonly Of[],
  today: string,
): { latest: Of | undefined; others: Of[] } {
  const latest = offers.find((offer) => !hasOfferEnded(offer, today))
  return { latest, others: offers.filter((offer) => offer !== latest) }
}

/** Both days are in the dealer's calendar. The last day is inclusive. */
export function hasOfferEnded({ until }: Pick<Offer, 'until'>, today: string): boolean {
  return until !== null && until < today
}

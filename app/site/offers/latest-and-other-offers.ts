import type { Offer } from './offer-store.server.ts'

/** The first that goes on today, and all others, in the order in which they come. */
export function splitLatestOffer<Of extends Pick<Offer, 'until'>>(
  offers: readonly Of[],
  today: string,
): { latest: Of | undefined; others: Of[] } {
  const latest = offers.find((offer) => !hasOfferEnded(offer, today))
  return { latest, others: offers.filter((offer) => offer !== latest) }
}

/** Both days are of the dealer's calendar; the last one is an offer's own. */
export function hasOfferEnded({ until }: Pick<Offer, 'until'>, today: string): boolean {
  return until !== null && until < today
}

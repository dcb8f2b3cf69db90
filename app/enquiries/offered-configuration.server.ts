import { findOfferOf, type OfferNeeds } from '#app/vehicles/configuration/configuration.server.ts'
import { askedIn } from '#app/vehicles/configuration/configuration.ts'
import type { Enquiry } from './definition/define.ts'
import type { Offered } from './offered-configuration.ts'

/** What the address has to send along: a machine with parts. One without is chosen in the form's own lists. */
export async function findOffered(
  needs: OfferNeeds,
  { fields }: Enquiry,
  query: URLSearchParams,
): Promise<Offered | undefined> {
  if (!Object.values(fields).some(({ kind }) => kind === 'configuration')) return undefined
  const asked = askedIn(query)
  if (asked.fit.length === 0) return undefined
  const offer = await findOfferOf(needs, query.get('model') ?? '')
  // What has no price yet has no total.
  if (!offer || offer.price === 0) return undefined
  const numbers = new Set(asked.fit.map((it) => it.toLowerCase()))
  const parts = offer.parts.filter(({ partNo }) => numbers.has(partNo.toLowerCase()))
  return { offer: { ...offer, parts }, asked }
}

/** Texts of the editor for the offers. */

export const offers = 'Offers'
export const offer = 'offer'
export const offersHint =
  'The first current offer is shown large. Removing an offer takes it off the site; you can restore it under Manage → Offer for 30 days.'
export const title = 'Title'
export const description = 'What the customer gets and needs to bring'
export const picture = 'Picture'
export const models = 'For these models'
export const from = 'First day'
export const fromHint =
  'The offer is hidden before this date. Leave it empty to show the offer immediately.'
export const until = 'Last day'
export const untilHint =
  'After this date the offer is listed under Other offers, as ended. Leave it empty for an offer without an end.'
/** Names of an offer in the review queue. */
export const review = {
  many: 'Offers',
  one: 'Offer',
  due: (days: number) => `offers after ${days} days`,
  named: (name: string) => `the offer “${name}”`,
  audited: (name: string) => `offer ${name}`,
}

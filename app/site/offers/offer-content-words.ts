/** Texts of the offers’ form and editor. */

export const offers = 'Offers'
export const offer = 'offer'
export const offersHint =
  'The first current offer is shown large. Removing an offer takes it off the site; you can restore it under Manage → Offer for 30 days.'
export const title = 'Title'
export const titleMissing = 'Enter a title.'
export const titleTooLong = 'The title can have at most 120 characters.'
export const description = 'Description'
export const descriptionHint = 'What the customer gets and needs to bring.'
export const descriptionMissing = 'Enter a description.'
export const descriptionTooLong = 'The description can have at most 1,000 characters.'
export const picture = 'Picture'
export const models = 'For these models'
export const modelsInMessages = 'Models'
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

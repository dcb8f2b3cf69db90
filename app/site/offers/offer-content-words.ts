/** Names of an offer in the review queue. */
export const review = {
  many: 'Offers',
  one: 'Offer',
  due: (days: number) => `offers after ${days} days`,
  named: (name: string) => `the offer “${name}”`,
  audited: (name: string) => `offer ${name}`,
}

/** Names of a model's values in the review queue. */

export const price = {
  many: 'Prices',
  one: 'Price',
  due: (days: number) => `prices after ${days} days`,
  named: (name: string) => `the price of ${name}`,
  audited: (name: string) => `price of ${name}`,
}
export const accessory = {
  many: 'Accessory prices',
  one: 'Accessory price',
  due: (days: number) => `accessory prices after ${days} days`,
  named: (name: string) => `the price of ${name}`,
  audited: (name: string) => `price of ${name}`,
}
export const specification = {
  many: 'Specifications',
  one: 'Specification',
  due: (days: number) => `specifications after ${days} days`,
  named: (name: string) => `the specification of ${name}`,
  audited: (name: string) => `specification of ${name}`,
}

/** Texts of the lines that a buyer adds to a price sheet. */

export const exShowroom = 'Ex-showroom price'
export const warranty = (years: number, km: string) =>
  `Extended warranty, ${years} more ${years === 1 ? 'year' : 'years'} or ${km} km`
export const contract = (label: string) => `Maintenance contract (AMC), 1 year: ${label}`
export const exchange = 'Exchange of your old vehicle'
export const exchangeNote = 'Your own estimate. We name the value after we have seen the vehicle.'

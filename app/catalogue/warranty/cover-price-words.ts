/** Texts of the editors for prices of a maintenance contract or a warranty. */

export const prices = 'Prices'
export const price = 'price'
export const rupees = 'Price'
export const pricesHint =
  'Prices changed here go live when you publish, with that day’s date. To change them immediately, use Rates.'
export const checkedOn = 'Prices checked on'

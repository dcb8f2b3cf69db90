/** Texts of a configured vehicle with accessories and prices, for staff. */

export const cell = (machine: string, parts: readonly string[], total: string) =>
  parts.length === 0 ? `${machine}; ${total}` : `${machine}, with ${parts.join(', ')}; ${total}`
export const partInCell = (part: string, number: string, price: string) =>
  `${part} (${number}, ${price})`

type Line = {
  label: string
  number?: string | undefined
  price: string
  note?: string | undefined
}

export const line = ({ label, number, price, note }: Line) => {
  const shown = number ? `${label} (${number}): ${price}` : `${label}: ${price}`
  return note ? `${shown}. ${note}` : shown
}

export const total = 'Total shown to the customer'
export const aMonth = 'Monthly EMI shown to the customer'
export const about = (price: string) => `about ${price}`
/** Added if the price list and the shown price differed on the day of the enquiry. */
export const listed = (price: string) => `Price list on that day: ${price}`
export const listedAs = (name: string, price: string) => `Price list on that day: ${name}, ${price}`
export const notListed = 'Not on the price list on that day'

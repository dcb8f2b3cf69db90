/** A machine with what was added to it, as the staff read it. */

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

export const total = 'Total, as shown'
export const aMonth = 'EMI a month, as shown'
export const about = (price: string) => `about ${price}`
/** Beside what was shown, where the list had something else when it was sent. */
export const listed = (price: string) => `${price} on the list that day`
export const listedAs = (name: string, price: string) => `On the list that day: ${name}, ${price}`
export const notListed = 'Not on the list that day'

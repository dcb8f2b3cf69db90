/** Texts about the starting price at the top of a page. */

export const from = (price: string) => `From ${price}`
export const fromAYear = (price: string) => `From ${price} a year`
export const pricesCheckedOn = (day: string) => `Prices checked on ${day}.`
export const askUs = 'Ask us for the price:'

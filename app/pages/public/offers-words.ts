/** What a visitor reads about offers. */

export const offers = 'Offers'
export const pageDescription = 'Current offers at our showroom.'
export const noOffer =
  'There is no offer right now. Leave your number and we will call you about the next one.'
/** Before the number of the sales counter. */
export const orCall = ' Or call us to ask: '
export const askForNext = 'Tell me about the next offer'
export const agreeTo = ['Please read our ', 'Terms & Conditions'] as const

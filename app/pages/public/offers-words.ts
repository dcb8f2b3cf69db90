/** Texts about offers for visitors. */

export const offers = 'Offers'
export const pageDescription = 'Current offers at our showroom.'
export const noOffer =
  'There is no offer right now. Leave your number and we will call you about the next one.'
/** The number of the sales counter follows. */
export const orCall = ' Or call us to ask: '
export const askForNext = 'Tell me about the next offer'
export const agreeTo = ['Please read our ', 'Terms & Conditions'] as const

/** What a visitor reads about offers. */

export const offers = 'Offers'
export const pageDescription = 'What is on at the showroom.'
export const noOffer =
  'There is no offer at the moment. Leave your number and we tell you about the next one.'
/** Before the number of the sales counter. */
export const orCall = ' Or ask us what else there is: '
export const askForNext = 'Ask for the next offer'
export const agreeTo = ['What you agree to: ', 'Terms & Conditions'] as const

/** Texts of the page for on-road prices, except those of the form. */

export const pageTitle = 'On-road price'
export const notOnSale =
  'The vehicle in this link is not on sale here. Choose one of our models below.'
export const privacy = ['We use your number to answer this question. ', 'Privacy', '.'] as const

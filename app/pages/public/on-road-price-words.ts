/** What a visitor reads where he asks for an on-road price, beside what the form says itself. */

export const pageTitle = 'On-road price'
export const notOnSale =
  'The vehicle in this link is not on sale here. Choose one of our models below.'
export const privacy = ['We use your number to answer this question. ', 'Privacy', '.'] as const

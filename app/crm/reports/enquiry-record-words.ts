/** Labels for the details of one enquiry. */

export const received = 'Received'
export const erased = 'Erased'
export const erasedOn = (day: string) => `${day}, on the customer’s request`
export const noneOfThatReference = 'There is no enquiry with this reference.'

/** What the staff read of one enquiry, around its answers. */

export const received = 'Received'
export const erased = 'Erased'
export const erasedOn = (day: string) => `${day}, because the person asked for it`
export const noneOfThatReference = 'There is no enquiry of that reference.'

/** Texts of the switch between available and away. */

export const iAmIn = 'Available'
export const isIn = 'You are available: new enquiries can be assigned to you.'
export const isOut = 'You are away: no new enquiries will be assigned to you.'
export const notSwitched = 'That could not be saved. Please try again.'

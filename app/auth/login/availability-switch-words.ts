/** Texts of the switch between available and away. */

export const iAmIn = 'Available'
export const isIn = 'You are available today: new enquiries can be assigned to you.'
export const isOut = 'You are away today: no new enquiries will be assigned to you.'
export const notSwitched = 'That could not be saved. Please try again.'

export const question = 'Are you available for new enquiries today?'
export const yes = 'Yes, available'
export const notToday = 'Not today'

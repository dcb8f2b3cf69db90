/** What one reads who switches whether they are in. */

export const iAmIn = 'I am in'
export const isIn = 'You are in: new enquiries may come to you.'
export const isOut = 'You are out: no new enquiry comes to you.'
export const notSwitched = 'That could not be saved. Please try again.'

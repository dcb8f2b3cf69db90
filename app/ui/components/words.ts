/** Texts of shared components. */

export const optional = ' (optional)'
export const error = 'Error: '
export const problem = 'There is a problem'
export const cancel = 'Cancel'
export const closeDialog = 'Close dialog'

export const previous = 'Previous'
export const next = 'Next'
export const part = (list: string, place: number, of: number) => `${list}, part ${place} of ${of}`

export const notifications = 'Notifications (Alt+T)'
export const undo = 'Undo'
export const leaveItSo = 'Dismiss'

export const ourFault = 'Something went wrong on our side'
export const tryAgain = 'Try again'

/** What an owner reads around the form of the calculator. */

export const howLong = 'How long is yours covered?'
export const fillIn =
  'The day of the sale and what you ride tell when the standard cover ends, until when you can add to it, and what that costs.'
export const machine = 'Machine'
export const chooseMachine = 'Choose a machine'
export const sold = 'Day of the sale'
export const odometer = 'Kilometres on the odometer'
export const monthly = 'Kilometres a month'
export const showCover = 'Show my cover'
export const yourCover = 'Your cover'
export const whatYouAdd = 'What you can add'
export const toCalendar = 'Add the last day to your calendar'

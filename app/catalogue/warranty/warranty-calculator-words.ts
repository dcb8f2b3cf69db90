/** Texts of the warranty calculator's form. */

export const howLong = 'When does my warranty end?'
export const fillIn =
  'Enter the date of purchase and your kilometres. You will see when the standard warranty ends, how long you can still extend it, and the price.'
export const machine = 'Vehicle'
export const chooseMachine = 'Choose a vehicle'
export const sold = 'Date of purchase'
export const odometer = 'Kilometres on the odometer'
export const monthly = 'Kilometres per month'
export const showCover = 'Show my warranty'
export const yourCover = 'Your warranty'
export const whatYouAdd = 'Extensions you can buy'
export const toCalendar = 'Add the last day to your calendar'

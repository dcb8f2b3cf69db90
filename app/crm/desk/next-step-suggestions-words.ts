/** Labels of the suggested next steps. */

export const inAnHour = 'In 1 hour'
export const todayAtFive = 'Today, 5:00 PM'
export const tomorrowAtEleven = 'Tomorrow, 11:00 AM'
export const onWeekdayAtEleven = (weekday: string) => `${weekday}, 11:00 AM`
export const inAWeek = 'In a week, 11:00 AM'
export const pick = 'Another day or time'
export const none = 'No next step'
/** Shown on the button “No next step” if nothing else would bring the enquiry back. */
export const staysOpen =
  'The enquiry stays open, but it will not come up as due. You find it under “Open without next step”.'
export const lacking = 'This enquiry is open and has no next step.'
export const choose = 'Choose a next step'
export const question = 'What is the next step?'
export const day = 'Day'
export const time = 'Time'
export const set = 'Save'
export const past = 'That time has passed. Choose a later one.'
export const incomplete = 'Choose a day and a time.'

/** What may come next, as a salesman picks it with his thumb. */

export const inAnHour = 'In 1 hour'
export const todayAtFive = 'Today, 5 pm'
export const tomorrowAtEleven = 'Tomorrow, 11 am'
export const onWeekdayAtEleven = (weekday: string) => `${weekday}, 11 am`
export const inAWeek = 'In a week, 11 am'
export const pick = 'Another day or hour'
export const none = 'No next step'
export const question = 'What comes next?'
export const day = 'Day'
export const time = 'Time'
export const set = 'Set'
export const past = 'That hour has passed. Choose a later one.'
export const incomplete = 'Choose a day and an hour.'

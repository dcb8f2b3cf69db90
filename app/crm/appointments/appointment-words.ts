/** Messages about hours of appointments. */
export const isTaken =
  'This time has just been taken. Choose another one: everything you typed is kept.'
export const isNotFree = (why = '') =>
  `${why} This time cannot be booked. Choose another one.`.trimStart()
export const noHours =
  'We do not take bookings by the hour. Leave the time empty, and we will call you.'
export const needsDay = 'Choose a day for this time'

export const notADay = 'The day must be a real date, like 2026-12-02'
export const dayCount = (most: number) => `The number of days must be 1 to ${most}`
export const purposeList = (all: string) => `“for” must be one of: ${all}`
export const modelTooLong = 'The model’s name must be 100 characters or fewer'
